"""SVE chapter 6: deck construction and preparation."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.games.sve.cards import make_card
from ludex.lang.files.decks import Breach, Deck, Entry
from ludex.testing.driver import Driver
from tests.rules.sve.support import SPEC, defense, num, start


def _leader(craft: str = "Swordcraft", universe: str = "") -> Card:
    return make_card({"name": "L", "type": "leader", "class": craft, "universe": universe}, "test")


def _cards(
    n: int, craft: str = "Swordcraft", universe: str = "", kind: str = "follower", copies: int = 3
) -> list[Entry]:
    rows: list[Entry] = []
    while n > 0:
        name = f"{craft}{universe}{kind}{len(rows)}"
        row = {"name": name, "type": kind, "class": craft, "universe": universe, "cost": 1}
        if "follower" in kind:
            row |= {"attack": 1, "defense": 1}
        rows.append(Entry(min(copies, n), make_card(row, "test"), len(rows) + 1))
        n -= copies
    return rows


def _check(
    edition: str,
    main: list[Entry],
    evolve: list[Entry] | None = None,
    leaders: tuple[Card, ...] | None = None,
    basis: str = "",
) -> list[str]:
    sections = {
        "leader": [Entry(1, card, 1) for card in (leaders if leaders is not None else (_leader(),))],
        "main": main,
        "evolve": evolve or [],
    }
    deck = Deck("test", sections, {"basis": basis} if basis else {}, "test")
    found: list[Breach] = SPEC.check_deck(deck, edition)
    return [breach.rule for breach in found]


def test_6_1_1_leader_main_deck_and_evolve_deck(edition: str) -> None:
    assert _check(edition, _cards(40)) == []  # an empty evolve deck is fine
    assert _check(edition, [], leaders=()) == ["SVE 6.1.1.1", "SVE 6.1.1.2"]


def test_6_1_1_1_exactly_one_leader(edition: str) -> None:
    assert _check(edition, _cards(40), leaders=()) == ["SVE 6.1.1.1"]
    assert _check(edition, _cards(40), leaders=(_leader(), _leader())) == ["SVE 6.1.1.1"]


@pytest.mark.parametrize(("n", "legal"), [(39, False), (40, True), (50, True), (51, False)])
def test_6_1_1_2_main_deck_of_40_to_50(edition: str, n: int, legal: bool) -> None:
    assert _check(edition, _cards(n)) == ([] if legal else ["SVE 6.1.1.2"])


@pytest.mark.parametrize("kind", ["leader", "follower/evolved", "follower/token"])
def test_6_1_1_2_no_leaders_evolved_cards_or_tokens_in_it(edition: str, kind: str) -> None:
    assert _check(edition, [*_cards(40), *_cards(1, kind=kind)]) == ["SVE 6.1.1.2"]


@pytest.mark.parametrize(("n", "legal"), [(0, True), (10, True), (11, False)])
def test_6_1_1_3_evolve_deck_of_up_to_ten(edition: str, n: int, legal: bool) -> None:
    assert _check(edition, _cards(40), _cards(n, kind="follower/evolved")) == ([] if legal else ["SVE 6.1.1.3"])


def test_6_1_1_3_only_evolved_cards_in_it(edition: str) -> None:
    assert _check(edition, _cards(40), _cards(1)) == ["SVE 6.1.1.3"]


def test_6_1_1_4_three_copies_in_each_deck(edition: str) -> None:
    main = _cards(40)
    same = make_card(
        {"name": main[0].card.name, "type": "follower/evolved", "class": "Neutral", "attack": 1, "defense": 1}, "t"
    )
    assert _check(edition, main, [Entry(3, same, 1)]) == []
    assert _check(edition, [*_cards(40), Entry(1, main[0].card, 9)]) == ["SVE 6.1.1.4"]
    assert _check(edition, main, [Entry(4, same, 1)]) == ["SVE 6.1.1.4"]


def test_6_1_1_5_one_class_or_one_universe(edition: str) -> None:
    both = (_leader("Swordcraft", "Derby"),)
    half = [*_cards(20, "Swordcraft"), *_cards(20, "Runecraft", "Derby")]
    assert _check(edition, half, leaders=both) == ["SVE 6.1.1.5"]
    assert _check(edition, _cards(40, "Runecraft", "Derby"), leaders=both) == []
    assert _check(edition, _cards(40, "Swordcraft"), leaders=both) == []


def test_6_1_1_5_1_the_leaders_class_or_neutral(edition: str) -> None:
    mixed = [*_cards(20), *_cards(20, "Neutral")]
    assert _check(edition, mixed) == []
    assert _check(edition, mixed, _cards(1, "Runecraft", kind="follower/evolved")) == ["SVE 6.1.1.5.1"]


def test_6_1_1_5_2_the_leaders_universe_whatever_the_class(edition: str) -> None:
    """[SVE 2.12.2]"""
    derby = (_leader("", "Derby"),)
    fine = [*_cards(20, "Runecraft", "Derby"), *_cards(20, "Swordcraft", "Derby")]
    assert _check(edition, fine, leaders=derby) == []
    assert _check(edition, [*fine, *_cards(1, "Neutral")], leaders=derby) == ["SVE 6.1.1.5.2"]
    assert _check(edition, [*fine, *_cards(1, "Neutral", "Other")], leaders=derby) == ["SVE 6.1.1.5.2"]


def test_6_1_2_a_card_may_allow_more_copies(edition: str) -> None:
    text = "You can put up to 6 of this card into your main deck."
    many = make_card({"name": "Swarm", "class": "Neutral", "cost": 1, "attack": 1, "defense": 1, "text": text}, "t")
    assert _check(edition, [*_cards(40), Entry(6, many, 1)]) == []
    assert _check(edition, [*_cards(40), Entry(7, many, 1)]) == ["SVE 6.1.1.4"]


def test_6_2_1_the_order_of_preparation(edition: str) -> None:
    play = start(edition).take("go first", "keep", "keep")
    steps = [s for s in play.trace.steps if s.startswith("SVE 6.2.1.")]
    numbers = [int(s.rsplit(".", maxsplit=1)[1]) for s in steps]
    assert numbers == [*range(1, 9), *range(8, 13)]  # the redraw is offered to one player, then to the other


def test_6_2_1_1_both_players_present_everything(edition: str) -> None:
    """[SVE 6.2.1.2] Leaders lie open before anybody decides. [SVE 6.2.1.5] Evolve decks lie facedown."""
    play = start(edition)
    for player in (0, 1):
        other = view(play.game, 1 - player)["players"][player]["zones"]
        assert len(play.game.zone("deck", player)) == len(SPEC.deck(list(SPEC.deck_texts())[player]).cards("main"))
        assert [card["name"] for card in other["leader"]] == play.names("leader", player)
        assert all("hidden" in card and not card["up"] for card in other["evolve deck"])
        assert len(other["evolve deck"]) > 0


def _without_evolve_deck() -> Deck:
    deck = SPEC.deck(next(iter(SPEC.deck_texts())))
    return deck._replace(sections={**deck.sections, "evolve": []})


def test_6_2_1_1_1_no_evolve_deck_is_told(edition: str) -> None:
    deck = SPEC.deck(next(iter(SPEC.deck_texts())))
    play = Driver(SPEC.new_game(deck, _without_evolve_deck(), 1, edition))
    told = [event.player for event in play.trace.events if event.kind == "no evolve deck"]
    assert told == [1]
    assert view(play.game, 0)["players"][1]["zones"]["evolve deck"] == []


def test_6_2_1_3_class_or_universe_is_declared_when_the_leader_has_both(edition: str) -> None:
    deck = SPEC.deck(next(iter(SPEC.deck_texts())))
    both = deck._replace(sections={**deck.sections, "leader": [Entry(1, _leader("Swordcraft", "Derby"), 1)]})
    play = Driver(SPEC.new_game(deck, both, 1, edition))
    assert play.offered == ["declare class", "declare universe"]
    assert play.decision is not None and play.decision.player == 1
    play.take("declare universe")
    assert play.offered == ["go first", "go second"]
    assert _check(
        edition, [*_cards(20), *_cards(20, "Neutral")], leaders=(_leader("Swordcraft", "Derby"),), basis="universe"
    )


def test_6_2_1_4_decks_are_shuffled_and_hidden(edition: str) -> None:
    orders = {tuple(start(edition, seed).names("deck", 0)) for seed in range(4)}
    assert len(orders) == 4
    play = start(edition)
    assert all("hidden" in card for card in view(play.game, 0)["players"][0]["zones"]["deck"])


def test_6_2_1_6_the_picked_player_decides_who_goes_first(edition: str) -> None:
    picked = {start(edition, seed).game.active for seed in range(8)}
    assert picked == {0, 1}
    for answer, same in (("go first", True), ("go second", False)):
        play = start(edition, 3)
        assert play.decision is not None
        chooser = play.decision.player
        play.take(answer)
        assert (play.game.active == chooser) is same


def test_6_2_1_7_four_cards_that_are_not_drawn(edition: str) -> None:
    play = start(edition)
    tops = [play.names("deck", p)[-4:] for p in (0, 1)]
    play.take("go first")
    assert [sorted(play.names("hand", p)) for p in (0, 1)] == [sorted(top) for top in tops]
    assert not any(event.word == "draw" for event in play.trace.events)


def test_6_2_1_8_all_four_to_the_bottom_in_any_order_without_shuffling(edition: str) -> None:
    play = start(edition).take("go first")
    assert play.decision is not None and play.decision.player == play.game.active
    first = play.game.active
    deck = play.names("deck", first)
    play.take("redraw")
    picked: list[str] = []
    while play.offered[0].startswith("put "):
        text = play.offered[-1]
        picked.append(text.split('"')[1])
        play.take(text)
    hand = set(play.names("hand", first))
    assert play.names("deck", first)[:4][::-1][:3] == picked[:3]
    assert play.names("deck", first)[4:] == deck[:-4]
    assert hand == set(deck[-4:])
    assert play.offered == ["keep", "redraw"]
    assert play.decision is not None and play.decision.player == 1 - first
    play.take("keep")
    assert play.game.turn == 1


def test_6_2_1_11_every_leader_begins_with_twenty(edition: str) -> None:
    deck = SPEC.deck(next(iter(SPEC.deck_texts())))
    giant = make_card({"name": "Giant", "type": "leader", "class": "Abysscraft", "defense": 30}, "test")
    odd = deck._replace(sections={**deck.sections, "leader": [Entry(1, giant, 1)]})
    play = Driver(SPEC.new_game(odd, deck, 1, edition), show_forced=True).take("go first", "keep", "keep")
    assert (defense(play, 0), defense(play, 1)) == (20, 20)


def test_6_2_1_9_points_begin_at_zero(edition: str) -> None:
    """[SVE 6.2.1.10] Evolution points: none and three. [SVE 6.2.1.11] Leaders have twenty defense. [SVE 6.2.1.12] The
    first player is active, in the first turn, with one maximum play point."""
    play = start(edition).take("go second", "keep", "keep")
    first, second = play.game.active, 1 - play.game.active
    assert (num(play, second), num(play, second, "maximum play points")) == (0, 0)
    assert (num(play, first, "evolution points"), num(play, second, "evolution points")) == (0, 3)
    assert (defense(play, 0), defense(play, 1)) == (20, 20)
    assert play.game.turn == 1 and num(play, first, "maximum play points") == 1
    assert play.decision is not None and play.decision.player == first
