"""[VG 7.13] to [VG 7.15]: declaring, giving, losing and getting, activating."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg.c07_activating import names_to_declare
from ludex.games.vg.c07_charging import counter_blast
from ludex.games.vg.c07_moving import get_crest
from ludex.games.vg.c14_keywords import BOOST, INTERCEPT
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    at,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    gets,
    may,
    side,
    told,
    unit,
    value,
    when,
    where,
)

ONE, TWO = unit("One"), unit("Two", 2)


def user(*do: t.Instr, cost: tuple[t.Instr, ...] = (), name: str = "User", **rest: Any) -> Card:
    return unit(name, 1, 8000, 5000, act(*do, cost=cost, **rest))


def settle(d: Driver) -> None:
    while may(d, "resolve"):
        d.take(d.offered[0])


def to_turn(d: Driver, turn: int) -> None:
    while d.game.turn < turn:
        d.take("pass")


# --- declaring ------------------------------------------------------------------------------------------------------

GUESS = (
    t.Do("declare name"),
    t.Reveal(t.Top("deck")),
    t.If(t.Exists(t.Top("deck") & t.Related("declared by")), (energy(),)),
)


def test_7_13_2_only_whole_names_of_existing_cards_are_declared() -> None:
    """RULING-VG-093: no name tells what the opponent's hidden cards are."""
    d = board("main", side(fl=user(*GUESS), deck=[ONE]), side(fl=TWO, hand=[unit("Secret")]))
    d.take('use "User"')
    assert {"One", "User", "Two", "Villain"} <= set(d.offered)
    assert "Vorrak, the Cinder Vow" in d.offered  # nobody plays with it, but it exists
    assert not {"Secret", "On", "Nonsense"} & set(d.offered) and "Secret" in names_to_declare(d.game, 1)
    d.take("One")
    assert charged(d) == 1


def test_7_13_2_another_name_than_the_declared_one_does_not_count() -> None:
    d = board("main", side(fl=user(*GUESS), deck=[ONE]), side(fl=TWO))
    d.take('use "User"', "Two")
    assert charged(d) == 0
    d.take('use "User"', "One")
    assert charged(d) == 1


# --- giving, losing, getting ----------------------------------------------------------------------------------------


def test_7_14_1_a_unit_that_is_given_boost_has_it_until_the_end_of_the_turn() -> None:
    give = t.Continue((t.Grant(t.YOURS & t.Slot((2,)), BOOST.means),), "turn")
    d = board("main", side(fl=user(give), bl=unit("Back", 2, 9000)))
    d.take('use "User"', "pass", "attack", 'attack with "User"')
    assert may(d, 'boost with "Back"')
    d.take("pass")
    to_turn(d, 7)
    while not may(d, "attack"):
        d.take("pass")
    d.take("attack", 'attack with "User"')
    assert told(d, "boost") == [] and not may(d, "boost")


def test_7_14_1_a_given_ability_acts_as_a_printed_one() -> None:
    give = t.Continue((t.Grant(t.SELF, (at("battle phase", energy()),)),), "turn")
    d = board("main", side(fl=user(give)))
    d.take('use "User"', "pass")
    assert charged(d) == 1
    d = board("main", side(fl=user(give)))
    d.take("pass")
    assert charged(d) == 0


def test_7_14_2_a_unit_that_lost_intercept_does_not_intercept() -> None:
    """Although the icon is printed on it."""
    lose = t.Continue((t.Strip(t.ENEMY, "Intercept"),), "turn")
    guard = unit("Guard", 2, 10000, 5000, *INTERCEPT.means)
    d = board("main", side(fl=user(lose)), side(fl=guard))
    d.take("pass", "attack", 'attack with "Hero" -> "Villain"')
    assert may(d, 'intercept with "Guard"')
    d = board("main", side(fl=user(lose)), side(fl=guard))
    d.take('use "User"', "pass", "attack", 'attack with "Hero" -> "Villain"')
    assert not may(d, 'intercept with "Guard"')


def test_7_14_4_getting_the_power_of_another_unit_adds_it() -> None:
    """The other unit keeps its own."""
    get = t.Continue((t.Modify(t.SELF, "power", "+", t.FigureOf(t.Ref("x"), "power")),), "turn")
    d = board("main", side(fl=user(t.Choose("x", 1, t.YOURS & t.Slot((1,))), get), fr=unit("Strong", 1, 10000)))
    d.take('use "User"')
    assert value(d, "User") == 18000 and value(d, "Strong") == 10000


def test_7_14_4_what_was_got_does_not_change_with_the_other_unit() -> None:
    get = t.Continue((t.Modify(t.SELF, "power", "+", t.FigureOf(t.Ref("x"), "power")),), "turn")
    pick = t.Choose("x", 1, t.YOURS & t.Slot((1,)))
    d = board("main", side(fl=user(pick, get), fr=unit("Strong", 1, 10000, 5000, act(gets(5000)))))
    d.take('use "User"', 'use "Strong"')
    assert value(d, "User") == 18000 and value(d, "Strong") == 15000


def test_7_14_5_a_card_that_gets_a_name_keeps_the_one_it_had() -> None:
    get = t.Continue((t.Rename(t.SELF, "name", "add", "Sun King"), t.Rename(t.SELF, "race", "add", "Ogre")), "turn")
    both = t.Both((t.Is(t.SELF, t.Word("name", "Sun King")), t.Is(t.SELF, t.Word("name", "User"))))
    races = t.Both((t.Is(t.SELF, t.Word("race", "Ogre")), t.Is(t.SELF, t.Word("race", "Human"))))
    named = unit("User", 1, 8000, 5000, act(get, t.If(t.Both((both, races)), (energy(),))), race="Human")
    d = board("main", side(fl=named))
    d.take('use "User"')
    assert charged(d) == 1


def test_7_14_6_a_player_gets_one_crest_of_that_name() -> None:
    """In their own crest zone; the opponent's stays as it is."""
    blazon = card("Blazon", type="crest marker")
    d = board("main", side(fl=user(*get_crest("Blazon"))), side(crest=[blazon]))
    d.take('use "User"')
    assert count(d, "crest", 0) == 1 and count(d, "crest", 1) == 1
    d = board("main", side(fl=user(*get_crest("Blazon", t.OPPONENT)), crest=[blazon]))
    d.take('use "User"')
    assert count(d, "crest", 0) == 1 and count(d, "crest", 1) == 1


# --- activating -----------------------------------------------------------------------------------------------------


def test_7_15_1_1_a_continuous_ability_is_in_effect_without_being_played() -> None:
    strong = unit("Strong", 1, 8000, 5000, cont(t.Modify(t.SELF, "power", "+", 5000), cond=t.Exists(SOULS, 2)))
    d = board("main", side(fl=strong, fr=user(t.Do("soul-charge", n=1))))
    d.take('use "User"')
    assert value(d, "Strong") == 8000
    d.take('use "User"')
    assert value(d, "Strong") == 13000 and not may(d, 'use "Strong"')


SOULS = t.YOURS & t.Zone(("soul",))


def test_7_15_1_2_an_activated_ability_that_is_activated_is_played_and_paid() -> None:
    target = unit("Target", 1, 8000, 5000, act(energy(), cost=counter_blast(1)))
    d = board("main", side(fl=user(t.Do("activate", NAMED), t.Draw(1)), fr=target, damage=1))
    d.take('use "User"')
    assert charged(d) == 1 and count(d, "hand") == 1
    assert not d.game.objects[d.game.zone("damage", 0)[0]].up
    d.take('use "User"')
    assert charged(d) == 1 and count(d, "hand") == 2


NAMED = t.YOURS & t.Word("name", "Target")


def test_7_15_1_2_without_its_cost_nothing_is_paid() -> None:
    target = unit("Target", 1, 8000, 5000, act(energy(), cost=counter_blast(1)))
    d = board("main", side(fl=user(t.Do("activate", NAMED, word="without its cost")), fr=target))
    d.take('use "User"')
    assert charged(d) == 1


def test_7_15_1_2_of_several_abilities_the_player_takes_one() -> None:
    target = unit("Target", 1, 8000, 5000, act(energy(1)), act(energy(2)))
    d = board("main", side(fl=user(t.Do("activate", NAMED)), fr=target))
    d.take('use "User"')
    assert len(d.offered) == 2
    d.take('use "Target" 2')
    assert charged(d) == 2


PLACED = when("move", energy(), word="placed")


def test_7_15_1_3_an_automatic_ability_that_is_activated_becomes_standby() -> None:
    """It is played at the next check timing, after the effect. Abilities of another moment are not meant."""
    target = unit("Target", 1, 8000, 5000, PLACED, when("attack", energy(10)))
    probe = t.Gain("note before", t.Number(t.YOU, "energy"))
    d = board("main", side(fl=user(t.Do("activate automatic", NAMED, word="placed"), probe), fr=target))
    d.take('use "User"')
    assert charged(d) == 1 and d.game.num(0, "note before") == 0


def test_7_15_1_3_1_activated_twice_it_is_played_twice() -> None:
    d = board("main", side(fl=user(t.Do("activate automatic", NAMED, 2, "placed")), fr=unit("Target", 1, 0, 0, PLACED)))
    d.take('use "User"')
    settle(d)
    assert charged(d) == 2


@pytest.mark.parametrize(("more", "played"), [(0, 1), (1, 2), (2, 3)])
def test_7_15_1_3_1_abilities_that_activate_several_times(more: int, played: int) -> None:
    rule = cont(t.Rule("permit", "activations", NAMED, n=more))
    d = board("main", side(fl=unit("Echo", 1, 8000, 5000, rule), hand=[unit("Target", 1, 8000, 5000, PLACED)]))
    d.take('call "Target" to front right')
    settle(d)
    assert charged(d) == played and not d.game.pending


CALLED = unit("Called", 1, 8000, 5000, PLACED)


def caller(word: str) -> Card:
    return user(t.By(t.OPPONENT, (t.Do("call", t.YOURS & t.Zone(("drop",)), word=word),)))


@pytest.mark.parametrize(("word", "got"), [("RC", 1), ("RC quiet", 0)])
def test_7_15_1_3_2_abilities_that_do_not_activate_from_a_call_never_become_standby(word: str, got: int) -> None:
    watch = t.Automatic(t.When("move", t.YOURS, word="placed"), do=(t.Gain("note seen", 1),))
    d = board(
        "main",
        side(fl=caller(word), fr=unit("Mine", 1, 8000, 5000, WATCH_ENEMY)),
        side(drop=[CALLED], fl=unit("Theirs", 1, 8000, 5000, watch)),
    )
    d.take('use "User"', 'call "Called" to front right')
    settle(d)
    assert (charged(d, 1), d.game.num(1, "note seen")) == (got, got)
    assert d.game.num(0, "note seen") == 1 and where(d, "Called") == "RC front right"


WATCH_ENEMY = t.Automatic(t.When("move", t.ENEMY, word="placed"), do=(t.Gain("note seen", 1),))


def test_7_15_1_3_2_automatic_abilities_of_vanguards_that_cannot_be_activated() -> None:
    lead = unit("Rival", 3, 13000, None, at("battle phase", energy(), who=t.OPPONENT))
    stop = t.Continue((t.Rule("forbid", "activate", t.ENEMY & t.Zone(("VC",))),), "turn")
    d = board("main", side(fl=user(stop)), side(lead))
    d.take("pass")
    assert charged(d, 1) == 1
    d = board("main", side(fl=user(stop)), side(lead))
    d.take('use "User"', "pass")
    assert charged(d, 1) == 0


def test_7_15_1_5_other_processes_that_are_activated_are_performed() -> None:
    """All of those below whose requirement is met."""
    two = t.Items((t.Exists(SOULS), t.Exists(t.YOURS & t.Zone(("hand",)))), ((energy(1),), (energy(10),)))
    d = board("main", side(fl=user(two), soul=[FILLER]))
    d.take('use "User"')
    assert charged(d) == 1
    d = board("main", side(fl=user(two), soul=[FILLER], hand=[FILLER]))
    d.take('use "User"')
    assert charged(d) == 11 and find(d, "User")
