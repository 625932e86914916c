"""Sampling: a deal that fits all that one player knows, made from what leaves the engine for that player alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludex.core.codec import to_json
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import texts
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.sight.knowledge import BLANK, HiddenChoice, knowledge
from ludex.core.sight.sample import sample
from ludex.core.sight.view import may_see, view
from ludex.games import GAMES, load
from ludex.testing.conformance import editions_of, new_game
from ludex.testing.invariants import check_position, disguised, told
from tests.sim.skirmish_spec import SPEC

BOOKS = [(code, edition) for code in GAMES for edition in editions_of(load(code))]


def small(mine: str = "Scout", theirs: tuple[str, ...] = ("Scout", "Guard", "Rider", "Giant")) -> Game:
    """Skirmish in the middle of a turn: player 1 has one card in hand, the rest of their four cards in the deck."""
    cards = SPEC.cards()
    game = SPEC.new_game(SPEC.deck("quick"), SPEC.deck("heavy"), 1, "")
    advance(game)
    for id in list(game.objects):
        zones.erase(game, id)
    for player in (0, 1):
        zones.create(game, cards[mine.lower()], game.kind("hand"), player)
    zones.erase(game, game.zone("hand", 1)[0])
    for i, name in enumerate(theirs):
        zones.create(game, cards[name.lower()], game.kind("deck" if i else "hand"), 1)
    for _ in range(3):
        zones.create(game, cards[mine.lower()], game.kind("deck"), 0)
    game.active = 0
    game.decision = None
    game.gone.clear()
    advance(game, show_forced=True)
    return game


def arrangement(game: Game) -> tuple[str, ...]:
    return tuple(game.objects[id].card.name for zone in ("hand", "deck") for id in game.zone(zone, 1))


def test_every_arrangement_that_fits_occurs_about_equally_often() -> None:
    known = knowledge(small(), 0)
    seen = Counter(arrangement(sample(known, seed)) for seed in range(2400))
    assert len(seen) == 24
    assert all(60 < n < 150 for n in seen.values()), seen


def test_what_is_known_of_the_order_stays() -> None:
    game = small()
    top = game.objects[game.zone("deck", 1)[-1]].copy()
    top.known = 1
    game.put(top)
    seen = {arrangement(sample(knowledge(game, 0), seed)) for seed in range(300)}
    assert {deal[-1] for deal in seen} == {"Giant"}
    assert len(seen) == 6


def test_a_revealed_card_in_hand_stays() -> None:
    game = small()
    held = game.objects[game.zone("hand", 1)[0]].copy()
    held.known = 1
    game.put(held)
    assert {arrangement(sample(knowledge(game, 0), seed))[0] for seed in range(100)} == {"Scout"}


def test_the_same_seed_deals_the_same_position() -> None:
    known = knowledge(small(), 0)
    assert sample(known, 5) == sample(known, 5)
    assert sample(known, 5) != sample(known, 6)


def decisions(code: str, edition: str, games: int, share: float) -> Iterator[tuple[Game, Random]]:
    """Positions at decisions of random games, a share of them."""
    for seed in range(games):
        random = Random(seed)
        game = new_game(load(code), edition, seed)
        while (decision := advance(game)) is not None:
            if random.random() < share:
                yield game, random
            decide(game, random.randrange(len(decision.options)))


@pytest.mark.parametrize(("code", "edition"), BOOKS)
def test_nothing_hidden_is_in_what_a_player_knows(code: str, edition: str) -> None:
    """Positions that differ only in what a player may not see leave the engine as the same knowledge."""
    compared = 0
    for game, random in decisions(code, edition, 3, 0.2):
        assert game.decision is not None
        viewer = game.decision.player
        known = knowledge(game, viewer)
        pinned = {id for at, places in known.orders for id in (known.position.zones[at][i] for i in places)}
        for obj in known.position.objects.values():
            assert obj.card is BLANK or obj.id in pinned or may_see(known.position, obj, viewer)
        assert (known.position.rng, known.position.fixed, known.position.seen) == (0, (), ())
        other = disguised(game, viewer, random)
        if other is None or known.orders:
            continue
        again = knowledge(other, viewer)
        assert known.position == again.position
        assert [lot.ids for lot in known.lots] == [lot.ids for lot in again.lots]
        compared += 1
    assert compared > 20


@pytest.mark.parametrize(("code", "edition"), BOOKS)
def test_a_sample_looks_the_same_is_legal_and_can_be_played_on(code: str, edition: str) -> None:
    """Over whole random games, for the player who decides and for the other one."""
    counts: Counter[str] = Counter()
    for game, random in decisions(code, edition, 6, 0.12):
        for viewer in (0, 1):
            check_sample(game, viewer, random, counts)
    assert counts["dealt"] > 60 and counts["played on"] > 8
    assert counts["hidden choice"] < counts["dealt"] // 20


def check_sample(game: Game, viewer: int, random: Random, counts: Counter[str]) -> None:
    decision = game.decision
    assert decision is not None
    try:
        known = knowledge(game, viewer)
    except HiddenChoice:
        assert decision.player != viewer
        counts["hidden choice"] += 1
        return
    before = to_json(known.position) if not known.lots else None
    seen = view(game, viewer)
    assert view(known.position, viewer) == seen
    dealt = sample(known, random.getrandbits(60))
    assert view(dealt, viewer) == seen
    assert all(obj.card is not BLANK for obj in dealt.objects.values())
    assert cards_of(dealt) == cards_of(game)
    if decision.player == viewer:
        check_asked(game, dealt, bool(known.orders))
    assert before is None or to_json(known.position) == before
    counts["dealt"] += 1
    if random.random() < 0.2:
        check_position(dealt, random)
        play_on(dealt, random)
        counts["played on"] += 1


def check_asked(game: Game, dealt: Game, reordered: bool) -> None:
    """The same is asked, also when it is asked anew; of equal cards, another one may be offered."""
    assert told(dealt, dealt.decision) == told(game, game.decision)
    again = dealt.clone()
    again.decision = None
    decision = advance(again, show_forced=True)
    assert decision is not None and game.decision is not None
    if reordered:
        assert sorted(texts(again, decision)) == sorted(texts(game, game.decision))
    else:
        assert told(again, decision) == told(game, game.decision)


def cards_of(game: Game) -> Counter[tuple[str, int, int]]:
    """Which cards there are, by owner and, where a zone is filled from a list of its own, by zone."""
    return Counter(
        (obj.card.number, obj.owner, obj.zone if game.book.zones[obj.zone].apart else -1)
        for obj in game.objects.values()
    )


def play_on(game: Game, random: Random) -> None:
    for _ in range(20_000):
        decision = advance(game)
        if decision is None:
            break
        decide(game, random.randrange(len(decision.options)))
    assert game.outcome is not None


@settings(max_examples=30, deadline=None)
@given(book=st.sampled_from(BOOKS), seed=st.integers(0, 10_000), at=st.integers(0, 120), deal=st.integers(0, 2**60))
def test_any_decision_of_any_game_can_be_sampled_by_its_player(
    book: tuple[str, str], seed: int, at: int, deal: int
) -> None:
    random = Random(seed)
    game = new_game(load(book[0]), book[1], seed)
    decision = advance(game)
    for _ in range(at):
        assert decision is not None
        copy = game.clone()
        decide(copy, random.randrange(len(decision.options)))
        following = advance(copy)
        if following is None:
            break
        game, decision = copy, following
    assert decision is not None
    dealt = sample(knowledge(game, decision.player), deal)
    assert view(dealt, decision.player) == view(game, decision.player)
    play_on(dealt, random)
