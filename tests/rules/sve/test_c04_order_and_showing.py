"""SVE 4.1.5 and 5.20: the order of cards that go into a deck together, and what being revealed comes to."""

from __future__ import annotations

import pytest

from ludex.core.position.seen import REVEALED
from ludex.core.sight.view import SPECTATOR, view
from ludex.core.tree import Choose, Draw, Look, Move, Reveal, Search, Shuffle
from ludex.games.sve.positions import place
from ludex.record.log import Log
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    FIELD,
    HAND,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    Driver,
    board,
    defense,
    follower,
    offers,
    one,
    position,
    spell,
    t,
)

BEAR, CAT, OX, FOX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3), follower("Fox", 1, 3)
SEEN, FOUND = t.Ref("seen"), t.Ref("found")


def deck(play: Driver, player: int) -> list[str]:
    """The topmost card first."""
    return play.names("deck", player)[::-1]


def known(play: Driver, viewer: int, owner: int) -> list[str]:
    """The cards of a deck that a player sees or remembers, from the top."""
    cards = view(play.game, viewer)["players"][owner]["zones"]["deck"][::-1]
    return [card.get("remembered", card)["name"] for card in cards if not card.get("hidden") or "remembered" in card]


SIGHT = [
    ("field", True, True),
    ("leader", True, True),
    ("deck", False, False),
    ("evolve deck", True, False),
    ("hand", True, False),
    ("ex", True, True),
    ("cemetery", True, True),
    ("banished", True, True),
    ("resolution", True, True),
    ("evolve zone", True, True),
    ("race zone", True, True),
]


@pytest.mark.parametrize(("zone", "own", "other"), SIGHT)
def test_4_1_2_who_sees_the_cards_of_a_zone(edition: str, zone: str, own: bool, other: bool) -> None:
    """[SVE 4.3.2] [SVE 4.4.2] [SVE 4.5.2] [SVE 4.6.2] [SVE 4.7.1] [SVE 4.7.2] [SVE 4.8.1] [SVE 4.8.2] [SVE 4.9.2]
    [SVE 4.10.2] [SVE 4.11.2] [SVE 4.12.2] [SVE 4.13.2] The player, the opponent, and a spectator who sees what both
    see; only of the deck and the resolution zone the order is kept [SVE 4.1.3]."""
    game = position(edition, field=(CAT,), deck=())
    cat = game.zone("field", 0)[0]
    place(game, 0, zone, FOX, {"host": cat} if zone in ("evolve zone", "race zone") else {})
    for viewer, sees in ((0, own), (1, other), (SPECTATOR, own and other)):
        seen = view(game, viewer)
        card = (seen["shared"] if zone == "resolution" else seen["players"][0]["zones"])[zone][-1]
        assert (card.get("name") == "Fox", "hidden" in card) == (sees, not sees)
        assert ("place" in card) == (zone in ("deck", "resolution"))


def test_4_10_2_the_opponent_does_not_see_what_was_banished_facedown(edition: str) -> None:
    """[SVE 4.10.2] [SVE 4.2.3.2] Beside it the faceup card is seen."""
    game = position(edition)
    place(game, 0, "banished", FOX, {"up": False})
    place(game, 0, "banished", OX, {"up": True})
    for viewer in (1, SPECTATOR):
        down, up = view(game, viewer)["players"][0]["zones"]["banished"]
        assert down["hidden"] and "remembered" not in down and up["name"] == "Ox"


def test_4_1_5_the_player_of_the_deck_decides_the_order(edition: str) -> None:
    """Also if another player's effect puts them there; and on top as well as at the bottom. [SVE 1.3.4] The active
    player is the first to say."""
    sink = spell("Sink", Move(ENEMY_FOLLOWER, "deck", position="bottom"))
    play = board(edition, enemy=(BEAR, OX, FOX), hand=(sink, CAT), enemy_deck=(CAT, CAT)).take('play "Sink"')
    assert play.decision is not None and (play.decision.player, play.decision.rule) == (1, "SVE 4.1.5")
    assert play.offered == ['put "Bear" next', 'put "Ox" next', 'put "Fox" next']
    play.take("put Fox next", "put Bear next")
    assert deck(play, 1) == ["Cat", "Cat", "Fox", "Bear", "Ox"]
    lift = spell("Lift", Move(FIELD & t.Word("type", "follower"), "deck"))
    both = board(edition, field=(CAT, FOX), enemy=(BEAR, OX), hand=(lift, CAT), deck=(CAT,), enemy_deck=(CAT,))
    both.take('play "Lift"')
    assert both.decision is not None and both.decision.player == 0
    both.take("put Fox next")
    assert both.decision.player == 1 and both.take("put Ox next").names("field", 1) == []
    assert deck(both, 0) == ["Fox", "Cat", "Cat"] and deck(both, 1) == ["Ox", "Bear", "Cat"]


def test_4_1_5_the_rest_of_what_was_looked_at(edition: str) -> None:
    rest = SEEN & ~FOUND
    look = (Look("seen", 3, "deck"), Choose("found", 1, SEEN), Move(FOUND, "hand", "add"))
    dig = spell("Dig", *look, Move(rest, "deck", position="bottom"))
    play = board(edition, hand=(dig, CAT), deck=(OX, BEAR, FOX, CAT)).take('play "Dig"', 'choose "Bear"')
    assert play.take("put Fox next").names("hand", 0) == ["Cat", "Bear"] and deck(play, 0) == ["Cat", "Fox", "Ox"]


def test_4_1_5_nothing_is_asked_where_no_order_is_left(edition: str) -> None:
    """Equal cards, and cards that are shuffled at once."""
    sink = spell("Sink", Move(YOUR_FOLLOWER, "deck", position="bottom"))
    assert offers(board(edition, field=(CAT, CAT), hand=(sink, OX)).take('play "Sink"'), 'play "Ox"')
    mix = spell("Mix", Move(YOUR_FOLLOWER, "deck"), Shuffle("deck"))
    play = board(edition, field=(CAT, BEAR), hand=(mix, OX)).take('play "Mix"')
    assert offers(play, 'play "Ox"') and play.names("field", 0) == []


def test_4_1_5_unless_the_text_says_at_random(edition: str) -> None:
    """Then nobody is asked, and nobody knows the order."""
    sink = spell("Sink", Move(YOUR_FOLLOWER, "deck", position="bottom, shuffled"))
    play = board(edition, field=(BEAR, OX, FOX), hand=(sink, CAT), deck=(CAT,)).take('play "Sink"')
    assert offers(play, 'play "Cat"') and deck(play, 0)[0] == "Cat" and len(deck(play, 0)) == 4
    assert known(play, 0, 0) == known(play, 1, 0) == []


def test_4_1_5_1_nobody_else_learns_the_order(edition: str) -> None:
    """Who saw the cards on the field knows that they are in the deck, and not where."""
    sink = spell("Sink", Move(YOUR_FOLLOWER, "deck", position="bottom"))
    told = []
    for first in ("Bear", "Ox"):
        play = board(edition, field=(BEAR, OX), hand=(sink, CAT), deck=(CAT,))
        log = Log(1)
        play.game.observer = log
        play.take('play "Sink"', f"put {first} next")
        assert known(play, 0, 0)[0] == first and known(play, 1, 0) == []
        told.append(([line.text for line in log.lines], view(play.game, 1)))
    assert told[0] == told[1]


def test_5_20_1_1_revealed_while_the_effect_resolves(edition: str) -> None:
    """[SVE 5.20.1] Everybody sees it meanwhile; then it is revealed no longer, and it was all the time in its zone."""
    ask = (Reveal(HAND & t.Word("name", "Fox")), Choose("d", 1, HAND), Move(t.Ref("d"), "cemetery", "discard"))
    play = board(edition, hand=(spell("Show", *ask), FOX, OX)).take('play "Show"')
    fox = view(play.game, 1)["players"][0]["zones"]["hand"][0]
    assert (fox["name"], fox["marks"]) == ("Fox", [REVEALED])
    play.take('choose "Ox"')
    assert play.obj("hand", 0, "Fox").marks == ()


def test_5_20_1_1_a_revealed_card_that_moves_is_revealed_no_longer(edition: str) -> None:
    """To another place in its zone, or to another hidden zone: at once, before the effect has ended."""
    pick = Choose("x", 1, YOUR_FOLLOWER)
    for to, end in (("deck", "bottom"), ("hand", "top")):
        peek = (
            Look("seen", 2, "deck"),
            Reveal(SEEN),
            Move(SEEN, to, position=end),
            pick,
            t.SetState(t.Ref("x"), "engaged"),
        )
        play = board(edition, field=(BEAR, FOX), hand=(spell("Peek", *peek), CAT), deck=(OX, FOX, CAT))
        play.take('play "Peek"')
        if to == "deck":
            play.take("put Fox next")
            assert known(play, 1, 0) == []  # in an order of the player's own
        assert play.decision is not None and not any(REVEALED in obj.marks for obj in play.game.objects.values())
        play.take('choose "Bear"')
    again = spell("Again", Search("found", 1, t.Word("name", "Ox"), "deck"), Move(FOUND, "hand"), Shuffle("deck"))
    play = board(edition, hand=(again, CAT), deck=(OX, FOX)).take('play "Again"')
    assert "done" in play.offered  # nobody but the player has seen it


def test_2_8_3_leaders_have_defense_without_a_printed_number(edition: str) -> None:
    """[SVE 2.8.3.1] They lose some and gain some, also beyond what they began with."""
    hurt, heal = spell("Hurt", t.Damage(YOUR_LEADER, 3)), spell("Heal", t.Do("restore", YOUR_LEADER, 5))
    play = board(edition, hand=(hurt, heal, spell("Idle", Draw(1))))
    assert defense(play, 0) == 20
    assert defense(play.take('play "Hurt"'), 0) == 17
    assert defense(play.take('play "Heal"'), 0) == 22


def test_4_1_5_targets_and_what_is_left_over(edition: str) -> None:
    """Cards that are put there one after the other lie in that order, and nobody is asked."""
    two = spell(
        "Two",
        Move(t.Ref("a"), "deck"),
        Move(t.Ref("b"), "deck"),
        targets=(*one(YOUR_FOLLOWER, name="a"), *one(ENEMY_FOLLOWER, name="b")),
    )
    play = board(edition, field=(BEAR,), enemy=(OX,), hand=(two, CAT)).take('play "Two"')
    assert deck(play, 0)[0] == "Bear" and deck(play, 1)[0] == "Ox"
