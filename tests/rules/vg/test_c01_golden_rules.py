"""[VG 1] Winning and losing, the golden rules."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.flow.api import advance
from ludex.core.machine import concede
from ludex.games.vg import SPEC
from ludex.games.vg.book import BOOK
from ludex.games.vg.c07_specific_actions import counter_blast
from tests.rules.vg.support import (
    act,
    board,
    charged,
    cont,
    count,
    energy,
    gets,
    may,
    order,
    side,
    state,
    told,
    unit,
    using,
    value,
    when,
)

ENEMY_REAR = t.ENEMY & t.Zone(("RC",))
OWN_REAR = t.YOURS & t.Zone(("RC",))
HAND = t.YOURS & t.Zone(("hand",))


# --- players, winning and losing [VG 1.1] [VG 1.2] --------------------------------------------------------------


def test_1_1_1_a_game_has_two_players() -> None:
    names = list(SPEC.deck_texts())
    game = SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), 1, "")
    for player in (0, 1):
        own = [obj.card.name for obj in game.objects.values() if obj.owner == player]
        assert sorted(own) == sorted(
            card.name for section in ("main", "ride", "g") for card in SPEC.deck(names[player]).cards(section)
        )
    with pytest.raises(TypeError):
        SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), SPEC.deck(names[0]), 1, "")  # type: ignore


def test_1_2_1_the_game_ends_as_soon_as_a_player_loses() -> None:
    """Abilities in standby are not played any more."""
    see = when("move", energy(), subject=t.ANY, dst=("damage",), zones=("VC",))
    hero = unit("Hero", 3, 13000, None, see)
    d = using(t.Move(t.ENEMY & t.Zone(("deck",)) & t.Top("deck", who=t.OPPONENT), "damage"), you={"vc": hero},
              foe={"damage": 5})  # fmt: skip
    outcome = d.game.outcome
    assert outcome is not None and (outcome.winner, outcome.rule) == (0, "VG 13.2.2")
    assert d.game.pending and charged(d) == 0 and advance(d.game) is None


def test_1_2_2_losing_conditions_are_looked_at_in_check_timings_only() -> None:
    """The sixth damage that the same effect takes away again does not lose."""
    top = t.Move(t.YOURS & t.Zone(("deck",)) & t.Top("deck"), "damage")
    back = (t.Choose("it", 1, t.YOURS & t.Zone(("damage",))), t.Move(t.Ref("it"), "drop"))
    d = using(top, *back, you={"damage": 5})
    assert d.game.outcome is None and count(d, "damage") == 5
    d = using(top, energy(), you={"damage": 5})
    assert d.game.outcome is not None and d.game.outcome.winner == 1 and charged(d) == 1


def test_1_2_4_1_no_effect_interferes_with_conceding() -> None:
    """Not an effect that forbids events or replaces them; and no word of a tree makes a player concede."""
    fate = t.Replace(t.When("number", player=t.YOU), instead=(t.Draw(1),))
    bar = cont(t.Rule("forbid", "event number", t.ANY), t.Rule("forbid", "affect", t.ANY))
    d = board("main", side(unit("Fate", 3, 13000, None, fate, bar)))
    concede(d.game, 0)
    assert d.game.outcome is not None and (d.game.outcome.winner, d.game.outcome.rule) == (1, "VG 1.2.4")
    assert advance(d.game) is None
    assert "concede" not in BOOK.verbs and "concede" not in BOOK.known["event"] | BOOK.known["word"]


def test_1_2_5_an_effect_wins_while_it_resolves() -> None:
    """Nothing that stands after it is done, and no losing condition is looked at first."""
    for wins, winner in ((True, 0), (False, 1)):
        top = t.Move(t.YOURS & t.Zone(("deck",)) & t.Top("deck"), "damage")
        d = using(top, t.Finish(t.YOU, wins), energy(), you={"damage": 5})
        assert d.game.outcome is not None
        assert (d.game.outcome.winner, d.game.outcome.rule) == (winner, "VG 1.2.5") and charged(d) == 0


# --- golden rules [VG 1.3] ----------------------------------------------------------------------------------------


def test_1_3_1_a_text_goes_before_the_rules() -> None:
    """Only units in the front row attack, unless a text says otherwise."""
    for abilities, offered in (((), False), ((cont(t.Rule("permit", "attack from the back row")),), True)):
        back = unit("Back", 1, 9000, 5000, *abilities)
        d = board("battle", side(bl=back, bc=unit("Other", 1, 9000))).take("attack")
        assert may(d, 'attack with "Back"') is offered
        assert not may(d, 'attack with "Other"')


def test_1_3_2_what_can_be_done_only_in_part_is_done_in_part() -> None:
    pick = (t.Choose("it", 2, ENEMY_REAR), t.Do("retire", t.Ref("it")), energy())
    for foe, left in (({"fl": unit("Only")}, 1), ({}, 0)):
        d = using(*pick, foe=foe)
        assert (count(d, "drop", 1), charged(d)) == (left, 1)
    d = using(t.Draw(3), energy(), you={"deck": (), "filler": 2})
    assert count(d, "hand") == 2 and charged(d) == 1


@pytest.mark.parametrize("n", [0, -2])
def test_1_3_2_2_nothing_happens_zero_times_or_less(n: int) -> None:
    """There is no reverse action either."""
    blast = (t.Choose("it", n, HAND), t.Move(t.Ref("it"), "drop"))
    for do in ((t.Draw(n),), (t.Repeat(n, (t.Draw(1),)),), (t.Do("soul-charge", t.SELF, n),), blast,
               (t.Do("energy-charge", t.SELF, n),), (t.Do("deal damage", t.Zone(("VC",)), n),)):  # fmt: skip
        d = using(*do, you={"hand": [unit("One"), unit("Two")], "numbers": {"energy": 3}})
        assert (count(d, "hand"), count(d, "deck"), count(d, "soul"), count(d, "drop"), charged(d)) == (2, 20, 0, 0, 3)
        assert not d.trace.events or "number" not in [e.kind for e in d.trace.events]
    assert count(using(t.Repeat(2, (t.Draw(1),))), "hand") == 2


@pytest.mark.parametrize("n", [0, -1])
def test_1_3_2_3_a_cost_of_nothing_may_be_paid(n: int) -> None:
    """With no card to pay with the player may pay it or not; with one to be paid they cannot."""
    own = {"fl": unit("One"), "fr": unit("Two")}
    amount = t.Plus((t.Count(OWN_REAR), -3 + n))
    for answer, got in (("yes", 1), ("no", 0)):
        d = using(t.May((energy(),), counter_blast(amount)), you=own)
        assert set(d.offered) >= {"yes", "no"} and charged(d.take(answer)) == got
    more = {**own, "bl": unit("Three"), "bc": unit("Four")}
    d = using(t.May((energy(),), counter_blast(amount)), you=more)
    assert charged(d) == 0 and not may(d, "yes")


def test_1_3_3_what_forbids_goes_first() -> None:
    """Whichever of the two was applied first."""
    stop = t.Continue((t.Rule("forbid", "event stand", OWN_REAR),), "turn")
    let = t.Continue((t.Rule("permit", "event stand", OWN_REAR),), "turn")
    for do in ((stop,), (stop, let), (let, stop)):
        d = using(*do, t.SetState(OWN_REAR, "stand"), you={"fl": (unit("Tired"), "rest")})
        assert state(d, "Tired") == "rest"
    assert state(using(let, t.SetState(OWN_REAR, "stand"), you={"fl": (unit("Tired"), "rest")}), "Tired") == "stand"


def test_1_3_5_a_chosen_number_is_zero_or_a_positive_integer() -> None:
    d = using(t.NameNumber("X", -2, 3), t.Gain("energy", t.Chosen("X")))
    assert d.offered == ["0", "1", "2", "3"]
    assert charged(d.take("2")) == 2
    assert using(t.NameNumber("X", 1, 3), t.Gain("energy", t.Chosen("X"))).offered == ["1", "2", "3"]


def test_1_3_5_1_up_to_a_number_may_be_zero_unless_a_least_number_is_named() -> None:
    own = {"fl": unit("One"), "fr": unit("Two")}
    other = OWN_REAR & ~t.SELF
    d = using(t.Choose("it", 2, other, up_to=True), t.Do("retire", t.Ref("it")), you=own)
    assert "done" in d.offered and count(d.take("done"), "drop") == 0
    d = using(t.Choose("it", 2, other, up_to=True, least=1), t.Do("retire", t.Ref("it")), you=own)
    assert "done" not in d.offered
    d.take('choose "One"')
    assert "done" in d.offered and count(d.take("done"), "drop") == 1


def test_1_3_6_a_greater_value_is_an_increase_however_it_came() -> None:
    """Added, set, or given back when an effect ends; a lesser one is a decrease."""
    up = when("increase", energy(), word="power")
    down = when("decrease", energy(10), word="power")
    for change, seen in ((gets(13000, op="="), 1), (gets(7000, op="="), 10), (gets(8000, op="="), 0), (gets(500), 1)):
        d = board("main", side(br=unit("User", 1, 8000, 5000, act(change), up, down)))
        assert charged(d.take('use "User"')) == seen


def test_1_3_6_1_an_increase_by_less_than_nothing_is_a_decrease() -> None:
    """And a decrease by less than nothing an increase."""
    up = when("increase", energy(), word="power")
    down = when("decrease", energy(10), word="power")
    for n, seen in ((-5000, 10), (5000, 1)):
        change = t.Continue((t.Modify(t.SELF, "power", "+", t.Times(n, 1)),), "turn")
        d = board("main", side(br=unit("User", 1, 8000, 5000, act(change), up, down)))
        assert charged(d.take('use "User"')) == seen
        assert value(d, "User") == 8000 + n


def test_1_3_7_1_one_deed_is_one_event() -> None:
    """Each card drawn is one; a draw of nothing is none."""
    watch = when("move", energy(), subject=t.ANY, word="draw", player=t.YOU)
    hero = unit("Hero", 3, 13000, None, watch)
    for n in (0, 1, 2):
        d = using(t.Draw(n), you={"vc": hero})
        assert charged(d) == n and len(told(d, "move", "draw")) == n


# --- as many as possible [VG 1.3.2.4] ------------------------------------------------------------------------------


CALLABLE = HAND & t.Word("type", "unit") & t.Figure("grade", "<=", 1)


def test_1_3_2_4_as_many_as_possible_means_as_many_as_there_are() -> None:
    """Among cards that only their master sees too, where one may otherwise say that there is none."""
    for fully, few in ((False, True), (True, False)):
        pick = (t.Choose("it", 3, CALLABLE, fully=fully), t.Move(t.Ref("it"), "soul"))
        d = using(*pick, you={"hand": [unit("One"), unit("Two"), unit("Big", 2)]})
        assert may(d, "done") is few
        while may(d, "choose"):
            d.take(d.offered[0])
        assert count(d, "soul") == 2


def test_1_3_2_4_1_who_cannot_do_it_so_often_shows_why() -> None:
    """The cards that do not fit are revealed; if enough of them fit, none is."""
    for n, shown in ((2, 0), (3, 2)):
        hand = [unit("One"), unit("Two"), unit("Big", 2), order("Song", energy())]
        d = using(t.Choose("it", n, CALLABLE, fully=True), t.Move(t.Ref("it"), "soul"), you={"hand": hand})
        while may(d, "choose"):
            d.take(d.offered[0])
        revealed = [event for event in d.trace.events if event.kind == "reveal"]
        assert len(revealed) == shown and count(d, "soul") == 2
        seen = {d.game.objects[id].card.name for id in d.game.zone("hand", 0) if d.game.objects[id].known & 2}
        assert seen == ({"Big", "Song"} if shown else set())


# --- what was done and what is being done [VG 1.3.7] ---------------------------------------------------------------


VC = t.Zone(("VC",))


def test_1_3_7_2_an_attacker_attacked_once_and_is_attacking_until_the_battle_ends() -> None:
    zeal = cont(t.Modify(t.SELF, "power", "+", 5000), cond=t.Is(t.SELF, t.Role("attacking")))
    eager = unit("Eager", 1, 8000, 5000, zeal, when("attack", energy()))
    d = board("battle", side(fl=eager, fr=unit("Idle")), side(hand=[unit("Wall")]))
    assert value(d, "Eager") == 8000
    d.take("attack", 'attack with "Eager" -> "Villain"')
    assert (value(d, "Eager"), charged(d)) == (13000, 1) and may(d, "guard")
    d.take("pass")
    assert value(d, "Eager") == 8000 and charged(d) == 1


def test_1_3_7_3_to_attack_and_to_be_attacked_are_two_sides_of_one_thing() -> None:
    """Both events happen, and both states last; who is not concerned has neither."""
    proud = cont(t.Modify(t.SELF, "power", "+", 1000), cond=t.Is(t.SELF, t.Role("attacking", VC)))
    brave = cont(t.Modify(t.SELF, "power", "+", 2000), cond=t.Is(t.SELF, t.Role("attacked", t.Word("name", "Lance"))))
    lance = unit("Lance", 1, 8000, 5000, proud, when("attack", energy()))
    for target, powers in (("Villain", (9000, 15000, 8000)), ("Guard", (8000, 13000, 10000))):
        villain = unit("Villain", 3, 13000, None, brave, when("attacked", energy(), subject=t.YOURS))
        d = board("battle", side(fl=lance), side(vc=villain, fl=unit("Guard", 1, 8000, 5000, brave),
                                                 hand=[unit("Wall")]))  # fmt: skip
        d.take("attack", f'attack with "Lance" -> "{target}"')
        assert (value(d, "Lance"), value(d, "Villain"), value(d, "Guard")) == powers
        assert (charged(d, 0), charged(d, 1)) == (1, 1)
        d.take("pass")
        assert (value(d, "Lance"), value(d, "Villain")) == (8000, 13000)


def test_1_3_7_3_to_boost_and_to_be_boosted() -> None:
    """[VG 1.3.7.4] A booster that moves away is not boosting any more, and has boosted all the same."""
    helped = cont(t.Modify(t.SELF, "critical", "+", 1), cond=t.Is(t.SELF, t.Role("boosted")))
    keen = cont(t.Modify(t.SELF, "shield", "+", 1000), cond=t.Is(t.SELF, t.Role("boosting", t.Word("name", "Lance"))))
    page = unit("Page", 1, 5000, 5000, keen, when("boost", energy()), keywords=["Boost"])
    d = board("battle", side(fl=unit("Lance", 1, 8000, 5000, helped), bl=page), side(hand=[unit("Wall")]))
    d.take("attack", 'attack with "Lance" -> "Villain"', "boost")
    assert (value(d, "Lance", "critical"), value(d, "Page", "shield"), charged(d)) == (2, 6000, 1)
    d.take("pass")
    assert (value(d, "Lance", "critical"), value(d, "Page", "shield"), charged(d)) == (1, 5000, 1)
