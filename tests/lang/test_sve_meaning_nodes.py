"""What the parts of a tree mean at the table: selectors, amounts and conditions, each with what it must not mean."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import (
    ANY,
    EACH,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Among,
    Automatic,
    Both,
    Choose,
    Compare,
    Count,
    Counter,
    Damage,
    Did,
    Draw,
    Either,
    Exists,
    FaceUp,
    Figure,
    FigureOf,
    Has,
    If,
    Is,
    May,
    Memory,
    Move,
    Named,
    Number,
    Plus,
    Ref,
    Side,
    Some,
    State,
    Times,
    TurnOf,
    Unless,
    When,
    Within,
    Word,
    Zone,
)
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    FIELD,
    HAND,
    WARD,
    YOUR_FOLLOWER,
    Driver,
    amulet,
    board,
    defense,
    defense_of,
    evolved,
    fanfare,
    follower,
    last_words,
    put,
    spell,
)

OX, BEE, CAT = follower("Ox", 2, 6), follower("Bee", 1, 1), follower("Cat", 1, 2)
IMP = follower("Imp", 1, 3, trait="Imp")
WISP = spell("Wisp", Draw(0))
DECK = (BEE,) * 8


def drawn(cond: t.Cond, **said: object) -> bool:
    """Whether a spell that draws if the condition holds has drawn."""
    play = board("en", hand=(spell("Ask", If(cond, (Draw(1),))), *said.pop("hand", ())), deck=DECK, **said)  # type: ignore[misc]
    before = len(play.game.zone("deck", 0))
    play.take('play "Ask"')
    return len(play.game.zone("deck", 0)) == before - 1


def hit(what: t.Sel, **said: object) -> Driver:
    """One damage to each of them."""
    return board("en", hand=(spell("Rain", Damage(what, 1)),), **said).take('play "Rain"')


# --- selectors ---------------------------------------------------------------------------------------------------


def test_all_parts_must_be_true_of_it() -> None:
    play = hit(ENEMY_FOLLOWER & Word("trait", "Imp"), field=(IMP,), enemy=(IMP, OX))
    assert (defense_of(play, 0, "Imp"), defense_of(play, 1, "Imp"), defense_of(play, 1, "Ox")) == (3, 2, 6)


def test_some_part_must_be_true_of_it() -> None:
    play = hit(FIELD & Some((Word("trait", "Imp"), Word("name", "Ox"))), enemy=(IMP, OX, CAT))
    assert [defense_of(play, 1, name) for name in ("Imp", "Ox", "Cat")] == [2, 5, 2]


def test_what_is_not_so() -> None:
    play = hit(ENEMY_FOLLOWER & ~Word("trait", "Imp"), enemy=(IMP, OX))
    assert [defense_of(play, 1, name) for name in ("Imp", "Ox")] == [3, 5]


def test_anything_is_every_card_of_an_event() -> None:
    scribe = amulet("Scribe", Automatic(When("play", ANY, player=YOU), do=(Draw(1),)))
    play = board("en", field=(scribe,), hand=(WISP, BEE), deck=DECK).take('play "Wisp"', 'play "Bee"')
    assert len(play.game.zone("hand", 0)) == 2


def test_itself_and_the_others() -> None:
    bomb = follower("Bomb", 1, 4, fanfare(Damage(FIELD & Word("name", "Bomb") & ~SELF, 1), Damage(SELF, 2)))
    play = board("en", field=(bomb,), hand=(bomb,)).take('play "Bomb"')
    assert sorted(defense_of(play, 0, "Bomb", n) for n in (0, 1)) == [2, 3]


@pytest.mark.parametrize(("who", "left"), [(YOU, (5, 6)), (OPPONENT, (6, 5)), (EACH, (5, 5))])
def test_sides_are_seen_from_who_controls_the_ability(who: str, left: tuple[int, int]) -> None:
    play = hit(Side(who) & FIELD & Word("name", "Ox"), field=(OX,), enemy=(OX,))
    assert (defense_of(play, 0, "Ox"), defense_of(play, 1, "Ox")) == left


def test_a_zone_is_named_and_without_one_the_field_is_meant() -> None:
    assert drawn(Exists(YOURS & Zone(("cemetery",)) & Word("name", "Ox")), cemetery=(OX,))
    assert not drawn(Exists(YOURS & Zone(("cemetery",)) & Word("name", "Ox")), field=(OX,))
    assert drawn(Exists(YOURS & Word("name", "Ox")), field=(OX,))
    assert not drawn(Exists(YOURS & Word("name", "Ox")), cemetery=(OX,))


def test_an_orientation() -> None:
    play = hit(ENEMY_FOLLOWER & State("engaged"), enemy=(put(OX, engaged=True), CAT))
    assert (defense_of(play, 1, "Ox"), defense_of(play, 1, "Cat")) == (5, 2)


def test_face_up_and_face_down() -> None:
    used = put(evolved("Moth"), up=True)
    shown = Compare(Count(YOURS & Zone(("evolve deck",)) & FaceUp()), "=", 1)
    hidden = Compare(Count(YOURS & Zone(("evolve deck",)) & FaceUp(False)), "=", 2)
    assert drawn(Both((shown, hidden)), evolve=(used, evolved("Moth"), evolved("Newt")))
    assert not drawn(shown, evolve=(evolved("Moth"),))


def test_a_keyword_it_has_now() -> None:
    guard = follower("Guard", 1, 3, *WARD.means)
    play = hit(ENEMY_FOLLOWER & Has("Ward"), enemy=(guard, OX))
    assert (defense_of(play, 1, "Guard"), defense_of(play, 1, "Ox")) == (2, 6)


def test_a_figure_as_it_is_now() -> None:
    hurt = hit(ENEMY_FOLLOWER & Figure("defense", "<=", 4), enemy=(put(OX, damage=2), OX))
    assert sorted(defense_of(hurt, 1, "Ox", n) for n in (0, 1)) == [3, 6]


def test_counters_on_it() -> None:
    ore = follower("Ore", 1, 9)
    rich, poor = put(ore, counters={"ore": 2}), put(ore, counters={"ore": 1})
    play = hit(ENEMY_FOLLOWER & Counter("ore", ">=", 2), enemy=(rich, poor, ore))
    assert [defense_of(play, 1, "Ore", n) for n in (0, 1, 2)] == [8, 9, 9]


def test_a_part_of_a_name() -> None:
    play = hit(ENEMY_FOLLOWER & Within("name", "x"), enemy=(OX, CAT))
    assert (defense_of(play, 1, "Ox"), defense_of(play, 1, "Cat")) == (5, 2)


def test_a_name_bound_by_a_choice() -> None:
    pick = Choose("t", 1, ENEMY_FOLLOWER)
    strike = spell("Strike", pick, Damage(Ref("t"), 1), Damage(Ref("t"), 1))
    play = board("en", hand=(strike,), enemy=(OX, CAT)).take('play "Strike"', 'choose "Ox"')
    assert (defense_of(play, 1, "Ox"), defense_of(play, 1, "Cat")) == (4, 2)


# --- amounts -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "n"),
    [
        (Count(YOUR_FOLLOWER), 2),
        (Number(YOU, "play points"), 3),
        (FigureOf(YOURS & FIELD & Word("name", "Ox"), "defense"), 4),
        (Plus((Count(YOUR_FOLLOWER), 1)), 3),
        (Times(2, Count(YOUR_FOLLOWER)), 4),
        (Memory("nothing of the kind"), 0),
    ],
)
def test_amounts_are_looked_up(amount: t.Amount, n: int) -> None:
    ask = spell("Ask", Draw(amount))
    play = board("en", hand=(ask,), field=(put(OX, damage=2), CAT), deck=DECK, pp=3).take('play "Ask"')
    assert len(play.game.zone("hand", 0)) == n


def test_a_number_the_game_keeps_about_this_turn() -> None:
    play = board("en", hand=(spell("Ask", Draw(Memory("gift"))),), deck=DECK)
    play.game.remember("gift", 2)
    play.take('play "Ask"')
    assert len(play.game.zone("hand", 0)) == 2


# --- conditions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("op", "true_for"),
    [("=", {2}), ("!=", {1, 3}), ("<", {1}), ("<=", {1, 2}), (">", {3}), (">=", {2, 3})],
)
def test_comparing(op: str, true_for: set[int]) -> None:
    for n in (1, 2, 3):
        assert drawn(Compare(Count(YOUR_FOLLOWER), op, 2), field=(CAT,) * n) == (n in true_for)


def test_so_many_of_them_exist() -> None:
    assert not drawn(Exists(YOUR_FOLLOWER))
    assert drawn(Exists(YOUR_FOLLOWER), field=(CAT,))
    assert not drawn(Exists(YOUR_FOLLOWER, 2), field=(CAT,), enemy=(CAT,))
    assert drawn(Exists(YOUR_FOLLOWER, 2), field=(CAT, OX))


OX_THERE, CAT_THERE = Exists(YOURS & FIELD & Word("name", "Ox")), Exists(YOURS & FIELD & Word("name", "Cat"))


@pytest.mark.parametrize(
    ("field", "both", "either", "unless"),
    [
        ((), False, False, True),
        ((OX,), False, True, False),
        ((CAT,), False, True, True),
        ((OX, CAT), True, True, False),
    ],
)
def test_conditions_put_together(field: tuple[t.Node, ...], both: bool, either: bool, unless: bool) -> None:
    assert drawn(Both((OX_THERE, CAT_THERE)), field=field) is both
    assert drawn(Either((OX_THERE, CAT_THERE)), field=field) is either
    assert drawn(Unless(OX_THERE), field=field) is unless


def test_whose_turn_it_is() -> None:
    assert drawn(TurnOf(YOU))
    assert not drawn(TurnOf(OPPONENT))


def test_a_condition_the_game_defines() -> None:
    assert drawn(Named("Overflow"), max_pp=7)
    assert not drawn(Named("Overflow"), max_pp=6)


@pytest.mark.parametrize(("hand", "one", "two"), [((WISP, WISP), 1, 1), ((WISP, CAT), 1, 0), ((CAT, OX), 0, 0)])
def test_so_many_among_those_named(hand: tuple[t.Node, ...], one: int, two: int) -> None:
    """Also of cards that are no longer where they were named."""
    lose = (Choose("d", 2, HAND), Move(Ref("d"), "cemetery", "discard"))
    for n, drawn_ in ((1, one), (2, two)):
        ask = spell("Ask", *lose, If(Among(Ref("d"), Word("type", "spell"), n), (Draw(1),)))
        play = board("en", hand=(ask, *hand), deck=DECK).take('play "Ask"')
        assert len(play.game.zone("hand", 0)) == drawn_


def test_it_is_such_a_one_or_was() -> None:
    pick = Choose("t", 1, ENEMY_FOLLOWER)
    ask = spell("Ask", pick, Move(Ref("t"), "hand", "return"), If(Is(Ref("t"), Word("trait", "Imp")), (Draw(1),)))
    play = board("en", hand=(ask,), enemy=(IMP,), deck=DECK).take('play "Ask"')
    assert (len(play.game.zone("hand", 0)), play.names("hand", 1)) == (1, ["Imp"])
    play = board("en", hand=(ask,), enemy=(OX,), deck=DECK).take('play "Ask"')
    assert len(play.game.zone("hand", 0)) == 0


def test_whether_something_was_done() -> None:
    ask = spell("Ask", May((Damage(ENEMY & Zone(("leader",)), 1),)), If(Did("did"), (Draw(2),)))
    play = board("en", hand=(ask,), deck=DECK).take('play "Ask"', "yes")
    assert (defense(play, 1), len(play.game.zone("hand", 0))) == (19, 2)
    play = board("en", hand=(ask,), deck=DECK).take('play "Ask"', "no")
    assert (defense(play, 1), len(play.game.zone("hand", 0))) == (20, 0)


# --- abilities ---------------------------------------------------------------------------------------------------


def test_the_ability_of_a_card_that_left_is_its_own() -> None:
    ghost = follower("Ghost", 1, 1, last_words(Draw(1)))
    sweep = spell("Sweep", Move(ENEMY_FOLLOWER, "cemetery", "destroy"))
    play = board("en", hand=(sweep, WISP), enemy=(ghost, ghost, CAT), enemy_deck=DECK).take('play "Sweep"')
    play.take('resolve "Ghost" Last Words #1')
    assert (len(play.game.zone("hand", 1)), len(play.game.zone("hand", 0))) == (2, 1)
