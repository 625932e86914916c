"""The suite itself: Skirmish passes it, and each law is noticed when it is broken."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.flow import frames
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision, Option
from ludex.core.happening import zones
from ludex.core.position.game import Ctx, Game
from ludex.core.resolving import resolving
from ludex.core.sight import view
from ludex.games import Spec, load
from ludex.testing import conformance, invariants, shape
from ludex.testing.invariants import Broken, check_position, written
from tests.core.skirmish import board, unit
from tests.testing.skirmish_game import SPEC


@pytest.fixture
def game() -> Game:
    game = conformance.new_game(SPEC, "", 4)
    advance(game)
    for _ in range(12):
        assert game.decision is not None
        decide(game, 0)
        advance(game)
    return game


@pytest.mark.parametrize("seed", range(3))
def test_skirmish_passes(seed: int) -> None:
    played = conformance.play(SPEC, "", seed, every=3)
    assert played.decisions > 10
    conformance.check_repeatable(SPEC, "", seed)


def test_its_tables_and_decks_pass() -> None:
    shape.check_spec(SPEC)
    conformance.check_book(SPEC.book())
    conformance.check_decks(SPEC)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"default_edition": "ja"}, "no edition 'ja'"),
        ({"filler": "Nobody"}, "filler: no card 'Nobody'"),
        ({"linked_zone": "moon"}, "linked_zone: no zone 'moon'"),
        ({"conceding": "SVE 1.2.3"}, "conceding: 'SVE 1.2.3'"),
        ({"properties": ("damage",)}, "every game has damage"),
        ({"slots": {"front": 0, "first": 0}}, "two names for one slot"),
        ({"code": "other"}, "is one of skirmish"),
    ],
)
def test_fields_of_a_spec_that_do_not_fit(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(Broken, match=message):
        shape.check_spec(replace(SPEC, **changes))


def test_a_game_of_another_shape() -> None:
    with pytest.raises(Broken, match="`SPEC` is another"):
        shape.check_shape(replace(load("cc")))


def test_chapters_that_do_not_sort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shape, "chapters", lambda code: ["c1000_game_actions", "c300_zones"])
    with pytest.raises(Broken, match="the chapters do not sort"):
        shape.check_shape(load("cc"))


def test_a_verb_that_the_book_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = load("cc")
    monkeypatch.delitem(spec.book().verbs, "soul bond")
    with pytest.raises(Broken, match="VERBS: the book lacks soul bond"):
        shape.check_shape(spec)


def test_a_preparation_that_never_ends(game: Game) -> None:
    preparing: set[str] = set()
    game.turn = 0
    game.frames.append(frames.Frame("nb.before"))
    conformance.check_root(game, preparing)
    game.turn = 1
    with pytest.raises(Broken, match=r"\['nb.before'\] is still running in turn 1"):
        conformance.check_root(game, preparing)


def test_a_root_that_is_not_the_turn(game: Game) -> None:
    game.frames.insert(0, frames.Frame("nb.before"))
    with pytest.raises(Broken, match=r"nb\.before is at the bottom of the stack, not SKIRMISH 2"):
        conformance.check_root(game, set())


def test_checking_changes_nothing(game: Game) -> None:
    before = written(game)
    check_position(game, Random(1))
    assert written(game) == before


def test_an_object_in_two_zones(game: Game) -> None:
    game.zones[2] = (*game.zones[2], game.zones[0][0])
    with pytest.raises(Broken, match="in two places"):
        check_position(game, Random(1))


def test_an_object_in_no_zone(game: Game) -> None:
    game.zones[0] = game.zones[0][1:]
    with pytest.raises(Broken, match="in no zone"):
        check_position(game, Random(1))


def test_an_object_with_the_wrong_zone(game: Game) -> None:
    obj = game.objects[game.zones[0][0]].copy()
    obj.zone = 1
    game.objects[obj.id] = obj
    with pytest.raises(Broken, match="lies in deck but says hand"):
        check_position(game, Random(1))


def test_a_link_where_no_card_belongs_to_another(game: Game) -> None:
    game.objects[game.zones[0][0]].host = game.zones[0][1]
    with pytest.raises(Broken, match="deck is no zone for that"):
        check_position(game, Random(1))


def test_an_option_offered_twice(game: Game) -> None:
    assert game.decision is not None
    game.decision.options.append(game.decision.options[0])
    with pytest.raises(Broken, match="offered twice"):
        check_position(game, Random(1))


def test_ask_that_is_not_pure(game: Game) -> None:
    assert game.decision is not None
    game.decision = Decision(0, "another", [Option("pass")])
    game.decision.rule = "SKIRMISH 2.5"
    with pytest.raises(Broken, match="asks something else"):
        check_position(game, Random(1))


def test_a_clone_that_is_not_independent(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    nums = game.nums

    def shallow(self: Game, clone: Callable[[Game], Game] = Game.clone) -> Game:
        other = clone(self)
        other.nums = nums
        return other

    monkeypatch.setattr(Game, "clone", shallow)
    with pytest.raises(Broken, match="what a clone did changed the original"):
        for seed in range(20):
            check_position(game, Random(seed))


def test_whatever_is_accepted_unoffered(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "decide", lambda game, option: None)
    with pytest.raises(Broken, match="accepted, though not offered"):
        check_position(game, Random(1))


def test_a_view_that_names_hidden_cards(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(game: Game, viewer: int, see: Callable[[Game, int], dict[str, Any]] = view.view) -> dict[str, Any]:
        top = game.objects[game.zone("deck", 1)[-1]]
        return {**see(game, viewer), "next": top.info.number}

    monkeypatch.setattr(invariants, "view", leaky)
    with pytest.raises(Broken, match=r"depends on hidden cards|which is hidden"):
        for seed in range(20):
            check_position(game, Random(seed))


def test_options_that_depend_on_hidden_cards(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    step = game.book.procedures["SKIRMISH 2"].steps[4]
    ask = step.ask
    assert ask is not None

    def peeking(game: Game, frame: frames.Frame) -> Decision | None:
        decision = ask(game, frame)
        assert decision is not None
        top = game.objects[game.zone("deck", 1 - game.active)[-1]]
        decision.options.append(Option("wait", (), 1 + top.card.figures["cost"]))
        return decision

    step.ask = peeking
    try:
        game.decision = None
        advance(game)
        with pytest.raises(Broken, match="what is offered depends on hidden cards"):
            for seed in range(20):
                check_position(game, Random(seed))
    finally:
        step.ask = ask


def test_chance_from_elsewhere() -> None:
    rolls = iter(range(100))

    def restless(first: Any, second: Any, seed: int, edition: str) -> Game:
        game = SPEC.new_game(first, second, seed, edition)
        game.set_num(0, "mana", next(rolls))
        return game

    spec = Spec(**{**vars(SPEC), "new_game": restless})
    with pytest.raises(Broken, match="fingerprints differ the second time, from number 0 on"):
        conformance.check_repeatable(spec, "", 1)


def test_a_game_without_end_or_with_an_error_tells_seed_and_decision() -> None:
    def empty(first: Any, second: Any, seed: int, edition: str) -> Game:
        game = SPEC.new_game(first, second, seed, edition)
        for player in (0, 1):
            for id in game.zone("hero", player):
                zones.erase(game, id)
        return game

    spec = Spec(**{**vars(SPEC), "new_game": empty})
    with pytest.raises(Broken, match="skirmish  seed 3, decision 0"):
        conformance.play(spec, "", 3)


def test_a_table_with_an_unknown_field() -> None:
    book = SPEC.book()
    log = book.log
    book.log = {"move": "{card} flies to {where}"}
    try:
        with pytest.raises(Broken, match=r"no field \{where\}"):
            conformance.check_book(book)
    finally:
        book.log = log


def test_what_is_written_is_json(game: Game) -> None:
    assert json.loads(written(game))["book"] == "skirmish"


def test_an_option_that_is_offered_but_breaks(game: Game) -> None:
    step = game.book.procedures["SKIRMISH 2"].steps[4]
    ask = step.ask
    assert ask is not None

    def boasting(game: Game, frame: frames.Frame) -> Decision | None:
        decision = ask(game, frame)
        assert decision is not None
        decision.options.append(Option("play", ()))
        return decision

    step.ask = boasting
    try:
        game.decision = None
        advance(game)
        with pytest.raises(Broken, match="leads nowhere: IndexError"):
            check_position(game, Random(1))
    finally:
        step.ask = ask


def test_an_option_that_leads_nowhere(game: Game) -> None:
    def stop(game: Game, frame: frames.Frame) -> Decision | None:
        return Decision(0, "nothing", [])

    assert game.decision is not None
    rules = game.book.procedures["SKIRMISH 2"]
    step = rules.steps[rules.at["2.5"]]
    ask = step.ask
    try:
        step.ask = stop
        with pytest.raises(Broken, match=r"leads nowhere: RuntimeError: .*nothing is offered"):
            invariants.check_leads_on(game)
    finally:
        step.ask = ask
    invariants.check_leads_on(game)


def test_a_cost_that_one_card_pays_twice() -> None:
    rest = t.SetState(t.SELF, "rested")
    game = board(unit("Payer", 1, 1, 9))
    payer = game.zone("field", 0)[0]
    game.observer = invariants.Payments()
    resolving.defray(game, (rest, t.Move(t.SELF, "grave")), Ctx(payer, 0), ())
    advance(game)  # turned, then moved: that is allowed
    other = board(unit("Payer", 1, 1, 9))
    other.observer = invariants.Payments()
    twice = (rest, t.SetState(t.SELF, "standing"))
    resolving.defray(other, twice, Ctx(other.zone("field", 0)[0], 0), None)
    with pytest.raises(Broken, match="pays one cost twice"):
        advance(other)


def test_a_player_who_pays_more_than_they_have() -> None:
    for mana, cost, broken in ((2, True, True), (2, False, False), (3, True, False)):
        game = board(unit("Payer", 1, 1, 9))
        game.set_num(0, "mana", mana)
        game.observer = invariants.Payments()
        begin = resolving.defray if cost else resolving.resolve
        begin(game, (t.Gain("mana", -3),), Ctx(game.zone("field", 0)[0], 0), None)
        if not broken:
            advance(game)  # it is no cost, or they have enough
            continue
        with pytest.raises(Broken, match="player 0 pays 3 mana, and has less"):
            advance(game)


def test_a_cost_for_which_there_are_too_few_cards() -> None:
    discard = (t.Choose("cards", 2, t.Zone(("hand",)) & t.YOURS), t.Move(t.Ref("cards"), "grave"))
    for hand, cost, broken in ((1, True, True), (1, False, False), (2, True, False)):
        game = board(unit("Payer", 1, 1, 9), hand=(unit("Card", 1, 1, 9),) * hand)
        game.observer = invariants.Payments()
        begin = resolving.defray if cost else resolving.resolve
        begin(game, discard, Ctx(game.zone("field", 0)[0], 0), None)
        if not broken:
            advance(game)  # it is no cost, or there are enough
            continue
        with pytest.raises(Broken, match="demands 2 objects where there are 1"):
            advance(game)
