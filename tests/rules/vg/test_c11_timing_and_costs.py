"""[VG 11.6] Check timing and play timing, [VG 11.7] paying costs."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg.c07_specific_actions import counter_blast, discard, soul_blast
from ludex.games.vg.c11_playing_abilities import play_order
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    act,
    at,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    order,
    put,
    rules,
    side,
    told,
    trigger,
    unit,
    value,
    when,
    where,
)

A, B, C = unit("A", 1, 8000), unit("B", 2, 10000), unit("C", 1, 7000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
RC, VC = t.Zone(("RC",)), t.Zone(("VC",))
HAND = t.YOURS & t.Zone(("hand",))


def script(d: Driver) -> list[str]:
    """The rule actions and abilities of a check timing, in order, from the paragraphs stepped through."""
    return rules(d, "11.6.1.1", "11.6.1.4", "11.6.1.5", "11.6.1.6")


# --- [VG 11.6.1] check timing -----------------------------------------------------------------------------------------


def test_11_6_1_automatic_abilities_wait_for_the_check_timing() -> None:
    """What triggers in the middle of an effect is played after all of that effect."""
    mourner = unit("Mourner", 1, 8000, 5000, when("move", energy(10), subject=t.ANY, word="retire"))
    user = unit("User", 1, 8000, 5000, act(t.Do("retire", t.ENEMY & RC), t.If(energetic(0), (energy(1),))))
    d = board("main", side(fl=mourner, fr=user), side(fl=X)).take('use "User"')
    assert charged(d) == 11


def energetic(n: int) -> t.Cond:
    return t.Compare(t.Number(t.YOU, "energy"), "=", n)


def test_11_6_1_1_rule_actions_come_first_and_until_there_are_none() -> None:
    """Those that are due at once happen at once: both overloaded circles are cleared in one batch, before any ability,
    and what that makes due follows."""
    seen = when("move", energy(t.Count(t.YOURS & RC)), subject=t.SELF, word="overloaded")
    d = board("main", side(fl=unit("Under", 1, 8000, 5000, seen), fr=unit("Below", 1, 8000, 5000), hand=[C]))
    put(d.game, 0, "RC", A, "front left")
    put(d.game, 0, "RC", B, "front right")
    d.game.set_num(0, "damage", 1)
    d.take('call "C" to back left')
    assert told(d, "move", "overloaded") == ["Under", "Below"]
    assert charged(d) == 3, "both were gone when the ability was played"
    kinds = [event.word for event in d.trace.events if event.word in ("overloaded", "damage check", "energy")]
    assert kinds == ["overloaded", "overloaded", "damage check", "energy"]


def test_11_6_1_4_the_turn_player_plays_one_then_rule_actions_again() -> None:
    """[VG 11.6.1.5] The other player plays one only when the turn player has none left, new ones included."""
    chain = when("begin", energy(1), subject=t.ANY, word="main phase")
    echo = when("number", energy(100), subject=t.ANY, player=t.OPPONENT, word="energy")
    slow = when("begin", energy(1), subject=t.ANY, word="main phase")
    d = board("main", side(fl=unit("One", 1, 8000, 5000, chain), fr=unit("Two", 1, 8000, 5000, chain, echo)),
              side(fl=unit("Foe", 1, 8000, 5000, slow, slow)))  # fmt: skip
    assert d.decision is not None and d.decision.player == 0
    assert sorted(d.offered) == ['resolve "One"', 'resolve "Two": you get 1 energy']
    d.take('resolve "Two"')
    log = [(event.player, event.n) for event in d.trace.events if event.word == "energy"]
    assert log == [(0, 1), (0, 1), (1, 1), (0, 100), (1, 1), (0, 100)]


def test_11_6_1_5_the_other_player_plays_one_then_it_begins_anew() -> None:
    """A rule action that is due meanwhile comes before the next ability."""
    hurt = when("begin", t.Do("deal damage", t.ENEMY & VC), subject=t.ANY, word="main phase")
    d = board("main", foe=side(fl=unit("Foe", 1, 8000, 5000, hurt), fr=unit("Fiend", 1, 8000, 5000, hurt)))
    assert d.decision is not None and d.decision.player == 1
    d.take('resolve "Fiend"')
    words = [event.word for event in d.trace.events if event.word in ("damage", "damage check")]
    assert words == ["damage", "damage check", "damage", "damage", "damage check", "damage"]


def test_11_6_1_6_a_check_timing_ends_when_nothing_is_left() -> None:
    d = board("main", side(fl=unit("One", 1, 8000, 5000, at("main phase", energy()))))
    assert script(d)[-5:] == ["11.6.1.4", "11.6.1.1", "11.6.1.4", "11.6.1.5", "11.6.1.6"]
    assert d.game.pending == () and charged(d) == 1


# --- [VG 11.6.2] play timing ----------------------------------------------------------------------------------------


def test_11_6_2_the_player_with_the_play_timing_acts_and_the_other_does_not() -> None:
    """[VG 11.6.2.2] One action at a time, or none; [VG 11.6.2.2.1] after it there is another play timing."""
    user = unit("User", 1, 8000, 5000, act(energy()))
    d = board("main", side(fl=user, hand=[A, B]), side(fl=unit("Rival", 1, 8000, 5000, act(energy())), hand=[X]))
    for action in ('call "A" to back left', 'use "User"', 'call "B" to back right'):
        assert d.decision is not None and d.decision.player == 0 and d.decision.rule == "VG 9.9.2"
        assert may(d, "pass") and not may(d, 'use "Rival"') and not may(d, 'call "X"')
        d.take(action)
    assert charged(d) == 1 and where(d, "A") == "RC back left" and where(d, "B") == "RC back right"
    assert d.game.turn == 5 and d.decision is not None and d.decision.rule == "VG 9.9.2"


def test_11_6_2_3_doing_nothing_lets_the_game_go_on() -> None:
    d = board("main", side(fl=A, hand=[B]))
    d.take("pass")
    assert d.offered == ["attack", "pass"] and d.decision is not None and d.decision.rule == "VG 10.3.1.3"


# --- [VG 11.7] costs ------------------------------------------------------------------------------------------------


def test_11_7_1_all_costs_are_paid_at_once_with_ones_own() -> None:
    """Everything is chosen first; nothing is paid half way. Another player's cards do not pay."""
    price = (*counter_blast(1), *soul_blast(1), *discard(1))
    user = unit("User", 1, 8000, 5000, act(energy(), cost=price))
    d = board("main", side(fl=user, damage=[A, B], soul=[A, B], hand=[A, B])).take('use "User"')
    for _ in range(3):
        assert count(d, "soul") == 2 and count(d, "hand") == 2 and charged(d) == 0
        assert all(d.game.objects[id].up for id in d.game.zone("damage", 0))
        d.take('choose "A"')
    assert count(d, "soul") == 1 and count(d, "hand") == 1 and charged(d) == 1
    assert [d.game.objects[id].up for id in d.game.zone("damage", 0)] == [False, True]
    rear = (t.Choose("c", 1, RC & ~t.SELF), t.Move(t.Ref("c"), "drop", "retire"))
    payer = unit("Payer", 1, 8000, 5000, act(energy(), cost=rear))
    assert not may(board("main", side(fl=payer), side(fl=X)), "use")
    d = board("main", side(fl=payer, fr=A), side(fl=X)).take('use "Payer"')
    assert charged(d) == 1 and where(d, "A") == "drop" and where(d, "X") == "RC front left"


def test_11_7_2_a_cost_that_is_taken_away_is_paid_by_saying_so() -> None:
    """An automatic ability's, too: its text goes on."""
    patron = unit("Patron", 3, 13000, None, cont(t.Rule("permit", "pay nothing", t.YOURS & RC)))
    user = unit("User", 1, 8000, 5000, act(energy(), cost=soul_blast(9)))
    assert not may(board("main", side(fl=user)), "use")
    assert charged(board("main", side(patron, fl=user)).take('use "User"')) == 1
    striker = unit("Striker", 1, 8000, 5000, when("attack", energy(), cost=soul_blast(9)))
    d = board("battle", side(patron, fl=striker)).take("attack", 'attack with "Striker" -> "Villain"', "yes")
    assert charged(d) == 1
    zero = unit("Zero", 1, 8000, 5000, act(energy(), cost=soul_blast(0)))
    assert charged(board("main", side(fl=zero)).take('use "Zero"')) == 1


def test_11_7_3_all_of_none_is_paid() -> None:
    every = (t.Move(HAND, "drop", "discard"),)
    user = unit("User", 1, 8000, 5000, act(energy(), cost=every))
    assert charged(board("main", side(fl=user)).take('use "User"')) == 1
    d = board("main", side(fl=user, hand=[A, B])).take('use "User"')
    assert charged(d) == 1 and count(d, "hand") == 0 and count(d, "drop") == 2


# --- [VG 11.8.1] [VG 11.8.2] playing --------------------------------------------------------------------------------


def test_11_8_1_continuous_abilities_are_not_played() -> None:
    """The others are: by the steps of playing."""
    leader = unit("Leader", 1, 8000, 5000, cont(t.Modify(t.YOURS & VC, "power", "+", 5000)), act(energy()))
    d = board("main", side(fl=leader))
    assert value(d, "Hero") == 18000 and rules(d, "11.8.2.1.1") == []
    d.take('use "Leader"')
    assert rules(d, "11.8.2.1.1", "11.8.3.1") == ["11.8.2.1.1", "11.8.3.1"]


def test_11_8_2_1_ones_own_abilities_and_cards_in_hand_are_played() -> None:
    """A card elsewhere is not; an ability there only if it says so."""

    def having(name: str) -> Card:
        return unit(name, 1, 8000, 5000, act(energy()))

    new, old = order("New", energy(10)), order("Old", energy())
    mine = side(fl=having("User"), drop=[A, old, having("Past")], soul=[having("Deep")], hand=[new, having("Next")])
    d = board("main", mine)
    assert [text for text in d.offered if text.startswith(("use", "play"))] == ['play "New"', 'use "User"']
    d.take('use "User"')
    assert charged(d) == 1 and where(d, "New") == "hand"
    d.take('play "New"')
    assert charged(d) == 11 and where(d, "New") == "drop" and not may(d, 'play "New"')


def test_11_8_2_1_1_an_order_goes_to_the_order_area_while_it_is_played() -> None:
    """At the order limit nothing is played: the card stays where it is, and nothing is paid."""
    area = t.Count(t.YOURS & t.Zone(("order area",)))
    first = order("First", energy(area))
    second = order("Second", energy(100), cost=soul_blast(1))
    d = board("main", side(fl=A, soul=[A], hand=[first, second, B])).take('play "First"')
    assert charged(d) == 1 and where(d, "First") == "drop"
    assert not may(d, "play") and where(d, "Second") == "hand" and count(d, "soul") == 1
    d.take('call "B" to back left')
    play_order(d.game, 0, find(d, "Second"))
    d.game.decision = None
    Driver(d.game)
    assert charged(d) == 1 and where(d, "Second") == "hand" and count(d, "soul") == 1


def test_11_8_2_1_1_1_an_effect_on_the_player_raises_the_order_limit() -> None:
    """For that player only."""
    lets = unit("Scholar", 1, 8000, 5000, cont(t.Rule("permit", "orders", t.Player(t.YOU), n=1)))
    for mine, theirs, limit in ((lets, None, 2), (None, lets, 1)):
        d = board("main", side(fl=mine, hand=[order("Ode", energy())] * 3), side(fl=theirs))
        for _ in range(limit):
            d.take('play "Ode"')
        assert charged(d) == limit and not may(d, 'play "Ode"')


def test_11_8_2_1_1_1_the_order_limit_is_one_unless_told_otherwise() -> None:
    """For each player and turn, whatever the kind of order; raised to two, two are played."""
    hand = [order("One", energy()), order("Two", energy(), type="set order"), order("Three", energy())]
    d = board("main", side(fl=A, hand=[*hand, B])).take('play "One"')
    assert not may(d, "play")
    d = board("main", side(unit("Scholar", 3, 13000, None, cont(t.Rule("permit", "orders"))), fl=A, hand=[*hand, B]))
    d.take('play "One"', 'play "Two"')
    assert charged(d) == 2 and not may(d, "play")
    blitz = order("Flash", energy(), type="blitz order")
    d = board("main", side(fl=A, hand=[hand[0], B]), side(hand=[blitz, blitz, X])).take('play "One"', "pass", "attack")
    d.take('attack with "A" -> "Villain"')
    assert d.take('play "Flash"').game.num(1, "energy") == 1 and not may(d, "play")


def test_11_8_2_2_a_cost_that_cannot_be_paid_in_full_is_not_paid() -> None:
    """The order being played does not pay for itself."""
    price = (*counter_blast(2), *soul_blast(1))
    user = unit("User", 1, 8000, 5000, act(energy(), cost=price))
    for damage, soul, offered in ((1, [A], False), (2, [], False), (2, [A], True)):
        assert may(board("main", side(fl=user, damage=damage, soul=soul, hand=[B])), "use") == offered
    scroll = order("Scroll", energy(), cost=discard(1))
    assert not may(board("main", side(fl=A, hand=[scroll])), "play")
    d = board("main", side(fl=A, hand=[scroll, B])).take('play "Scroll"')
    assert charged(d) == 1 and where(d, "B") == "drop"


def test_11_8_2_2_1_a_card_in_a_hidden_zone_is_shown_when_its_ability_is_played() -> None:
    hidden = unit("Hidden", 1, 8000, 5000, act(energy(), zones=("hand",)))
    d = board("main", side(fl=A, hand=[hidden, B]))
    assert d.obj("hand", 0, "Hidden").known == 0
    d.take('use "Hidden"')
    assert charged(d) == 1 and d.obj("hand", 0, "Hidden").known == 3 and d.obj("hand", 0, "B").known == 0


def test_11_8_2_3_the_cost_of_an_activated_ability_is_paid_once_before_its_effect() -> None:
    user = unit("User", 1, 8000, 5000, act(energy(t.Count(t.YOURS & t.Zone(("soul",)))), cost=soul_blast(1)))
    d = board("main", side(fl=user, soul=[A, A, A])).take('use "User"')
    assert charged(d) == 2 and count(d, "soul") == 2


def test_11_8_2_4_conditions_and_costs_of_an_order_are_met_before_its_effect() -> None:
    """RULING-VG-015: with the order in the order area. [VG 11.8.2.4.1] Both conditions and payments [VG 11.8.2.4.2]
    that stand at its head decide whether it can be played."""
    souls = t.Count(t.YOURS & t.Zone(("soul",)))
    scroll = t.Spell((energy(souls),), cost=soul_blast(1), cond=t.Exists(t.YOURS & RC, 2))
    made = card("Scroll", type="normal order", abilities=(scroll,))
    assert not may(board("main", side(fl=A, soul=[A], hand=[made])), "play")
    assert not may(board("main", side(fl=A, fr=B, hand=[made])), "play")
    d = board("main", side(fl=A, fr=B, soul=[A, C], hand=[made])).take('play "Scroll"')
    assert where(d, "Scroll") == "order area" and count(d, "soul") == 2
    d.take('choose "A"')
    assert charged(d) == 1 and where(d, "Scroll") == "drop"
    printed = card("Scroll", type="normal order", text="[COST][Soul-Blast 2], draw a card.")
    assert not may(board("main", side(soul=[A], hand=[printed])), "play")
    d = board("main", side(soul=[A, C], hand=[printed])).take('play "Scroll"')
    assert count(d, "soul") == 0 and count(d, "hand") == 1


def test_11_8_2_4_3_a_cost_in_the_middle_of_an_order_may_be_paid_or_not() -> None:
    """[VG 11.8.3.3.1] Unpaid, the text after it is not done; the text before it is."""
    scroll = order("Scroll", energy(1), t.May((energy(10),), soul_blast(1)))
    for soul, answer, n in (([A], "yes", 11), ([A], "no", 1), ([], "", 1)):
        d = board("main", side(fl=A, soul=soul, hand=[scroll, B])).take('play "Scroll"')
        if answer:
            d.take(answer)
        assert charged(d) == n and count(d, "soul") == (1 if answer == "no" else 0)


HEALS = t.Word("trigger", "heal")


def test_11_7_1_one_card_does_not_pay_two_parts() -> None:
    """[VG 11.8.2.2] "Discard a card and discard a heal trigger" takes two cards."""
    heal = trigger("Mend", "heal")
    hand = t.YOURS & t.Zone(("hand",))
    price = (*discard(1), t.Choose("heal", 1, hand & HEALS), t.Move(t.Ref("heal"), "drop", "discard"))
    user = unit("User", 1, 8000, 5000, act(energy(), cost=price))
    assert not may(board("main", side(fl=user, hand=[heal])), "use")
    assert not may(board("main", side(fl=user, hand=[A, B])), "use")
    d = board("main", side(fl=user, hand=[heal, A])).take('use "User"')
    assert charged(d) == 1 and count(d, "hand") == 0
    d = board("main", side(fl=user, hand=[heal, A, B])).take('use "User"')
    assert d.offered == ['choose "A"', 'choose "B"']  # the heal trigger is needed
    d.take('choose "B"')
    assert where(d, "A") == "hand" and where(d, "Mend") == "drop"


@pytest.mark.parametrize("cards", [1, 2])
def test_11_8_2_2_two_equal_costs_are_two(cards: int) -> None:
    """Two discards, and two counter blasts, each pay with cards of their own."""
    user = unit("User", 1, 8000, 5000, act(energy(), cost=(*discard(1), *discard(1))))
    d = board("main", side(fl=user, hand=[A, B, C][:cards]))
    assert may(d, "use") == (cards == 2)
    blaster = unit("User", 1, 8000, 5000, act(energy(), cost=(*counter_blast(1), *counter_blast(1))))
    d = board("main", side(fl=blaster, damage=[A, B][:cards]))
    assert may(d, "use") == (cards == 2)
    if cards == 2:
        d.take('use "User"', 'choose "A"')
        assert [d.game.objects[id].up for id in d.game.zone("damage", 0)] == [False, False] and charged(d) == 1


def test_11_8_2_2_a_unit_that_cannot_rest_pays_no_rest_and_does_not_attack() -> None:
    still = t.Passive((t.Rule("forbid", "event rest"),))
    user = unit("User", 1, 8000, 5000, act(energy(), cost=(t.SetState(t.SELF, "rest"),)))
    stiff = unit("User", 1, 8000, 5000, still, act(energy(), cost=(t.SetState(t.SELF, "rest"),)))
    assert may(board("main", side(fl=user)), "use") and not may(board("main", side(fl=stiff)), "use")
    d = board("battle", side(fl=stiff)).take("attack")
    assert not [text for text in d.offered if "User" in text]
