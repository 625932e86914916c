"""Chapter 5: decks, and what happens before the first turn."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.errors import InputError
from ludex.games.dbs import SPEC
from ludex.lang.files.decks import Deck, Entry
from ludex.testing.driver import Driver
from tests.rules.dbs.support import battle, extra, leader

LEADER = leader("Captain")
CARDS = [battle(f"Soldier {i}") for i in range(12)] + [extra("Trick")]


def deck(*entries: tuple[int, Card], leaders: list[tuple[int, Card]] | None = None) -> Deck:
    main = [Entry(n, card, i) for i, (n, card) in enumerate(entries, 1)]
    heads = [Entry(n, card, 0) for n, card in (leaders if leaders is not None else [(1, LEADER)])]
    return Deck("test", {"leader": heads, "deck": main}, {}, "test.txt")


def legal() -> list[tuple[int, Card]]:
    return [(4, card) for card in CARDS[:12]] + [(2, CARDS[12])]


def rules(of: Deck) -> list[str]:
    return [breach.rule for breach in SPEC.check_deck(of, "")]


def start(seed: int = 3) -> Driver:
    return Driver(SPEC.new_game(deck(*legal()), deck(*legal()), seed, ""))


def test_5_1_2_exactly_one_leader_card() -> None:
    """[DBS 5-1-1]"""
    assert rules(deck(*legal())) == []
    assert rules(deck(*legal(), leaders=[])) == ["DBS 5-1-2"]
    assert rules(deck(*legal(), leaders=[(1, LEADER), (1, leader("Second"))])) == ["DBS 5-1-2"]
    assert "DBS 5-1-2" in rules(deck(*legal(), leaders=[(1, CARDS[0])]))


def test_5_1_3_exactly_fifty_battle_and_extra_cards() -> None:
    assert rules(deck(*legal()[:-1], (1, CARDS[12]))) == ["DBS 5-1-3"]
    assert rules(deck(*legal()[:-1], (3, CARDS[12]))) == ["DBS 5-1-3"]
    assert rules(deck(*legal()[:-1], (2, LEADER))) == ["DBS 5-1-3"]


def test_5_1_3_1_four_copies_of_a_number_and_no_more() -> None:
    """Another number with the same name counts apart."""
    assert rules(deck(*legal()[:-2], (3, CARDS[11]), (2, CARDS[12]), (1, CARDS[0]))) == ["DBS 5-1-3-1"]
    twin = SPEC.make_card({"number": "other", "name": CARDS[0].name}, "twin")
    assert rules(deck(*legal()[:-1], (2, twin))) == []


def test_5_1_3_2_a_permanent_skill_may_replace_the_limit() -> None:
    swarm = battle("Swarm", text="[Permanent] A deck may have up to 7 of this card.")
    rest = [(4, card) for card in CARDS[:10]]
    assert rules(deck(*rest, (7, swarm), (3, CARDS[10]))) == []
    assert rules(deck(*rest, (8, swarm), (2, CARDS[10]))) == ["DBS 5-1-3-1"]


def test_5_2_1_1_an_illegal_deck_stops_the_game_before_it_begins() -> None:
    with pytest.raises(InputError, match="DBS 5-1-3"):
        SPEC.new_game(deck(*legal()), deck(*legal()[:-1]), 1, "")


def test_5_2_1_2_leaders_lie_face_up_before_anything_is_decided() -> None:
    play = start()
    assert play.decision is not None
    assert play.decision.rule == "DBS 5-2-1"
    for viewer in (0, 1, -1):
        for player in (0, 1):
            assert view(play.game, viewer)["players"][player]["zones"]["leader"][0]["name"] == "Captain"


def test_5_2_1_3_decks_are_shuffled_and_face_down() -> None:
    one, two = start(1), start(2)
    order = [one.game.objects[id].card.name for id in one.game.zone("deck", 0)]
    assert order != [two.game.objects[id].card.name for id in two.game.zone("deck", 0)]
    assert all(card["hidden"] for card in view(one.game, 0)["players"][0]["zones"]["deck"])


def test_5_2_1_4_chance_decides_who_plays_first() -> None:
    """[DBS 5-2-1-4-1] Nobody is asked: the first question is about the opening hand."""
    first = []
    for seed in range(40):
        play = start(seed)
        first.append(play.game.active)
        assert play.decision is not None
        assert play.decision.prompt == "return any number of cards"
    assert 8 <= sum(first) <= 32


def test_5_2_1_5_six_cards_each_then_one_redraw_each_first_player_first() -> None:
    """[DBS 5-2-1-5-1] Return any number, draw as many."""
    play = start()
    game = play.game
    first = game.active
    assert [len(game.zone("hand", p)) for p in (0, 1)] == [6, 6]
    assert play.decision is not None
    assert play.decision.player == first
    before = set(game.zone("hand", first))
    returned = play.decision.options[0].cards[0]
    play.take(play.offered[0], "done")
    assert len(game.zone("hand", first)) == 6
    assert returned not in game.zone("hand", first)
    assert len(before & set(game.zone("hand", first))) == 5
    assert play.decision.player == 1 - first
    play.take("done")
    assert play.game.turn == 1
    assert play.decision.rule == "DBS 6-2-5"


def test_5_2_1_5_1_all_or_none_may_be_returned_and_the_deck_is_shuffled() -> None:
    play = start()
    game = play.game
    first = game.active
    bottom = game.zone("deck", first)[0]
    while play.decision is not None and play.decision.player == first:
        play.take(play.offered[0])
    assert len(game.zone("hand", first)) == 6
    assert len(game.zone("deck", first)) == 44
    assert game.zone("deck", first)[0] != bottom, "shuffled before the new cards were drawn"
    play.take("done")
    assert len(game.zone("hand", 1 - first)) == 6


def test_5_2_1_6_eight_life_cards_that_nobody_sees() -> None:
    """[DBS 5-2-1-7] The first player's turn follows; no loss is judged before."""
    play = start().take("done", "done")
    game = play.game
    for player in (0, 1):
        assert len(game.zone("life", player)) == 8
        assert len(game.zone("deck", player)) == 36
        for viewer in (0, 1):
            assert all(card["hidden"] for card in view(game, viewer)["players"][player]["zones"]["life"])
    assert (game.turn, game.outcome) == (1, None)
    assert play.decision is not None
    assert play.decision.player == game.active


def test_5_2_1_6_a_leader_may_name_another_number() -> None:
    """[DBS 5-2-1-6] The other player's life is eight cards all the same."""
    frail = leader("Frail", text="[Permanent] You start the game with 5 life.")
    play = Driver(SPEC.new_game(deck(*legal(), leaders=[(1, frail)]), deck(*legal()), 3, "")).take("done", "done")
    assert [len(play.game.zone("life", player)) for player in (0, 1)] == [5, 8]


def test_5_1_1_a_leader_may_bar_cards_from_the_deck() -> None:
    """[DBS 5-1-1]"""
    strict = leader("Strict", text="[Permanent] You can't include non-<<Reed>> Battle Cards in your deck.")
    reeds = [battle(f"Reed {i}", traits=["Reed"]) for i in range(12)]
    main = [*((4, card) for card in reeds), (2, CARDS[12])]
    assert rules(deck(*main, leaders=[(1, strict)])) == []
    assert rules(deck(*main[1:], (4, CARDS[0]), leaders=[(1, strict)])) == ["DBS 5-1-1"]


def test_5_2_1_2_a_leader_that_is_placed_takes_a_card_from_the_deck() -> None:
    """RULING-DBS-051"""
    when = "[Auto] When you place this card in the Leader Area"
    text = f"{when}, choose 1 {{Isle}} from your deck and place it in the Battle Area."
    isle = battle("Isle")
    main = [*legal()[:-1], (2, isle)]
    play = Driver(SPEC.new_game(deck(*main, leaders=[(1, leader("Settler", text=text))]), deck(*legal()), 3, ""))
    assert not play.game.zone("hand", 0) and not play.game.zone("life", 0)
    found = play.take('find "Isle"').game
    assert [found.objects[id].card.name for id in found.zone("battle", 0)] == ["Isle"]
    plain = Driver(SPEC.new_game(deck(*main), deck(*legal()), 3, "")).game
    assert not plain.zone("battle", 0)
