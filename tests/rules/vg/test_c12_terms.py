"""[VG 12] Terms of effects, and [VG 5] information and states."""

from __future__ import annotations

from collections import Counter

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.errors import InputError
from ludex.games.vg.c12_terms import DIVINE_SKILL, ONCE_A_GAME, UNIQUE_SKILL
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    act,
    board,
    build,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    gets,
    may,
    pass_all,
    side,
    unit,
    using,
    value,
    when,
    where,
)

RC = t.Zone(("RC",))
OWN_REAR, ENEMY_REAR = t.YOURS & RC, t.ENEMY & RC
HAND = t.YOURS & t.Zone(("hand",))
IT = t.Ref("it")


def next_turn(d: Driver, turn: int) -> Driver:
    """Pass until the main phase of that turn."""
    for _ in range(60):
        if d.game.turn == turn and d.decision is not None and d.decision.prompt == "main phase":
            return d
        d.take("pass") if "pass" in d.offered else d.take(d.offered[0])
    raise AssertionError("the turn never comes")


# --- cannot be used [VG 12.2], restriction icons [VG 12.3] ----------------------------------------------------------


def test_12_2_1_1_an_activated_ability_that_cannot_be_used_is_not_offered() -> None:
    """Though its cost could be paid and its condition holds."""
    once = act(energy(), cost=(t.Choose("c", 1, HAND), t.Move(t.Ref("c"), "drop")), limit=1)
    d = board("main", side(fl=unit("Once", 1, 8000, 5000, once), hand=[unit("A"), unit("B")]))
    d.take('use "Once"', 'choose "A"')
    assert charged(d) == 1 and count(d, "hand") == 1 and not may(d, 'use "Once"')


def test_12_2_1_1_a_text_may_forbid_further_use_of_its_ability() -> None:
    """Whatever the limit of the ability is, and for this turn only; also if it says so under a condition."""
    rider = t.Do("cannot be used", word="turn")
    always = t.Compare(1, "=", 1)
    for limit, do in ((0, (energy(), rider)), (2, (energy(), rider)), (0, (energy(), t.If(always, (rider,))))):
        d = board("main", side(fl=unit("Tired", 1, 8000, 5000, act(*do, limit=limit)))).take('use "Tired"')
        assert charged(d) == 1 and not may(d, 'use "Tired"')
        assert may(next_turn(d, 7), 'use "Tired"')
    d = board("main", side(fl=unit("Tired", 1, 8000, 5000, act(energy(), t.If(t.Unless(always), (rider,))))))
    assert may(d.take('use "Tired"'), 'use "Tired"')


def test_12_2_1_2_2_standby_is_cancelled_when_the_ability_cannot_be_used() -> None:
    """Two draws trigger it twice; the first forbids the second. [VG 11.2.1.2.1.1] It may be left unplayed."""
    rider = t.Do("cannot be used")
    glad = t.Automatic(t.When("move", player=t.YOU, word="draw"), do=(energy(), rider))
    d = board("main", side(fl=unit("Glad", 1, 8000, 5000, glad), fr=unit("Giver", 1, 8000, 5000, act(t.Draw(2)))))
    d.take('use "Giver"')
    assert len(d.game.pending) == 2 and len(d.offered) > 2
    d.take('/resolve "Glad" #1/')
    assert charged(d) == 1 and not d.game.pending
    d.take('use "Giver"')
    assert charged(d) == 1 and not d.game.pending


def test_12_3_3_1_a_tree_says_divine_skill_at_the_head_of_an_ability() -> None:
    """[VG 12.3.3.2] Of all such abilities of a player one is used in a game; [VG 12.3.2.2] 1/game is for one
    ability."""
    tree = "Activated(do=(Gain('energy', 1),), headings=(Heading('{}'),))"
    for icon, left in (("Divine Skill", False), ("1/game", True)):
        both = [card(name, grade=1, power=8000, tree=[tree.format(icon)]) for name in ("One", "Two")]
        d = board("main", side(fl=both[0], fr=both[1])).take('use "One"')
        assert charged(d) == 1 and not may(d, 'use "One"') and may(d, 'use "Two"') == left
        assert not may(next_turn(d, 7), 'use "One"')


def test_12_2_1_2_1_an_automatic_ability_that_cannot_be_used_does_not_trigger() -> None:
    """What happened meanwhile does not bring it back when it can be used again."""
    glad = when("move", energy(), subject=OWN_REAR, dst=("RC",), limit=1, zones=("VC",))
    d = board("main", side(vc=unit("Lead", 3, 13000, None, glad), hand=[unit("A"), unit("B"), unit("C")]))
    d.take('call "A" to front left', 'resolve "Lead"')
    d.take('call "B" to front right')
    assert charged(d) == 1 and not d.game.pending
    next_turn(d, 7)
    assert charged(d) == 1 and not d.game.pending
    d.take('call "C" to back left')
    assert may(d, 'resolve "Lead"')


def test_12_3_2_1_once_a_turn_means_this_turn() -> None:
    """It can be used again in the next turn, of the opponent too."""
    glad = when("move", energy(), subject=RC, dst=("RC",), limit=1, zones=("VC",))
    lead = unit("Lead", 3, 13000, None, glad)
    d = board("main", side(vc=lead, hand=[unit("A"), unit("B")]), side(hand=[unit("C"), unit("D")]))
    d.take('call "A" to front left', 'resolve "Lead"', 'call "B" to front right')
    assert charged(d) == 1
    next_turn(d, 6).take('call "C" to front left', 'resolve "Lead"')
    assert charged(d) == 2
    d.take('call "D" to front right')
    assert charged(d) == 2 and not d.game.pending


def test_12_3_2_2_once_a_game_means_this_game() -> None:
    """Each ability for itself; one that changed nothing may be used again. [VG 12.3.2.3]"""
    texts = "[ACT][1/game]:Draw a card."
    one, two = card("One", text=texts, power=8000), card("Two", text=texts, power=8000)
    assert one.activated[0].headings == (ONCE_A_GAME,) and one.activated[0].limit == 1
    d = board("main", side(fl=one, fr=two)).take('use "One"')
    assert not may(d, 'use "One"') and may(d, 'use "Two"')
    next_turn(d, 7)
    assert not may(d, 'use "One"') and may(d, 'use "Two"')
    idle = unit("Idle", 1, 8000, 5000, act(t.SetState(t.SELF, "stand"), limit=1, headings=(ONCE_A_GAME,)))
    d = board("main", side(fl=idle)).take('use "Idle"')
    assert may(d, 'use "Idle"')


@pytest.mark.parametrize(("icon", "other"), [("Divine Skill", "Unique Skill"), ("Unique Skill", "Divine Skill")])
def test_12_3_3_2_one_divine_skill_in_a_game(icon: str, other: str) -> None:
    """[VG 12.3.4.2] And one unique skill, each icon for itself: the player cannot use another ability with it, of any
    card, for the rest of the game; the opponent can."""
    cards = [card(name, text=f"[{word}]-[ACT]:Draw a card.", power=8000)
             for name, word in (("One", icon), ("Two", icon), ("Other", other))]  # fmt: skip
    assert cards[0].activated[0].headings == ((DIVINE_SKILL if icon == "Divine Skill" else UNIQUE_SKILL),)
    d = board("main", side(fl=cards[0], fr=cards[1], bl=cards[2]), side(fl=cards[0]))
    d.take('use "One"')
    assert not may(d, 'use "One"') and not may(d, 'use "Two"') and may(d, 'use "Other"')
    assert may(next_turn(d, 6), 'use "One"')
    next_turn(d, 7)
    assert not may(d, 'use "Two"') and may(d, 'use "Other"')


def test_12_3_3_2_a_divine_skill_that_changed_nothing_is_not_spent() -> None:
    idle = unit("Idle", 1, 8000, 5000, act(t.SetState(t.SELF, "stand"), headings=(DIVINE_SKILL,)))
    real = unit("Real", 1, 8000, 5000, act(energy(), headings=(DIVINE_SKILL,)))
    d = board("main", side(fl=idle, fr=real)).take('use "Idle"')
    assert may(d, 'use "Idle"') and may(d, 'use "Real"')
    d.take('use "Real"')
    assert not may(d, 'use "Idle"') and not may(d, 'use "Real"')


def test_12_3_3_2_divine_skills_that_stand_by_are_cancelled_with_it() -> None:
    """Automatic ones do not trigger any more either."""
    glad = when("move", energy(), subject=OWN_REAR, dst=("RC",), headings=(DIVINE_SKILL,), zones=("RC",))
    plain = when("move", energy(10), subject=OWN_REAR, dst=("RC",), zones=("RC",))
    one, two = (unit(name, 1, 8000, 5000, glad, plain) for name in ("One", "Two"))
    d = board("main", side(fl=one, fr=two, hand=[unit("A"), unit("B")])).take('call "A" to back left')
    d.take('resolve "One" #1') if 'resolve "One" #1' in d.offered else d.take(d.offered[0])
    pass_all(d, "exchange")
    assert charged(d) == 21
    pass_all(d.take('call "B" to back right'), "exchange")
    assert charged(d) == 41


def test_12_3_5_what_stands_by_with_a_restriction_icon_may_be_let_go() -> None:
    """It is not spent by that; an ability without an icon cannot be let go."""
    placed = {"subject": OWN_REAR, "dst": ("RC",), "zones": ("VC",)}
    for ability in (
        when("move", energy(), limit=1, **placed),
        when("move", energy(), headings=(DIVINE_SKILL,), **placed),
    ):
        d = board("main", side(vc=unit("Lead", 3, 13000, None, ability), hand=[unit("A"), unit("B")]))
        d.take('call "A" to front left')
        assert len(d.offered) == 2 and may(d, 'resolve "Lead"')
        d.take(next(text for text in d.offered if not text.startswith("resolve")))
        assert charged(d) == 0 and not d.game.pending
        d.take('call "B" to front right', 'resolve "Lead"')
        assert charged(d) == 1
    plain = when("move", energy(), subject=OWN_REAR, dst=("RC",), zones=("VC",))
    d = board("main", side(vc=unit("Lead", 3, 13000, None, plain), hand=[unit("A")])).take('call "A" to front left')
    assert charged(d) == 1


def test_12_3_an_icon_that_is_not_known_is_refused() -> None:
    with pytest.raises(InputError, match="text not understood"):
        card("Odd", text="[Holy Skill]-[ACT]:Draw a card.")


# --- random [VG 12.4] ------------------------------------------------------------------------------------------------


def test_12_4_1_random_is_uniform() -> None:
    """A shuffle, and a choice at random: each of four cards is as likely as the others."""
    names = ["A", "B", "C", "D"]
    tops: Counter[str] = Counter()
    picks: Counter[str] = Counter()
    for seed in range(400):
        pick = unit("User", 1, 8000, 5000, act(t.Shuffle("deck"), t.Choose("it", 1, HAND, random=True),
                                               t.Move(IT, "drop")))  # fmt: skip
        game = build(
            "main", side(fl=pick, hand=[unit(f"h{n}") for n in names], deck=[unit(n) for n in names], filler=0)
        )
        game.rng = seed * 7919 + 1
        d = Driver(game).take('use "User"')
        tops[d.game.objects[d.game.zone("deck", 0)[-1]].card.name] += 1
        picks[d.game.objects[d.game.zone("drop", 0)[0]].card.name] += 1
    for found in (tops, picks):
        assert len(found) == 4
        assert sum((n - 100) ** 2 / 100 for n in found.values()) < 16.3  # chi-square, 3 degrees of freedom, p 0.001


def test_12_4_2_a_choice_at_random_asks_nobody() -> None:
    pick = (t.Choose("it", 2, HAND, random=True), t.Move(IT, "drop"))
    d = using(*pick, you={"hand": [unit(n) for n in "ABCDE"]})
    assert count(d, "drop") == 2 and count(d, "hand") == 3 and "choose" not in str(d.offered)
    d = using(*pick, you={"hand": [unit("A")]})
    assert where(d, "A") == "drop"


# --- cannot be affected [VG 12.5] ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("proud", "left"), [(True, 11000), (False, 8000)])
def test_12_5_2_what_an_unaffected_unit_does_is_not_affected_either(proud: bool, left: int) -> None:
    """An effect of it that is on another card cannot be nullified by the opponent."""
    aloof = cont(t.Rule("forbid", "affect", t.SELF, t.ENEMY))
    help = act(
        t.Continue((t.Modify(t.YOURS & RC & t.Word("name", "Friend"), "power", "+", 3000),), "opponent's next turn")
    )
    giver = unit("Giver", 1, 8000, 5000, help, *([aloof] if proud else []))
    foe = unit("Foe", 1, 8000, 5000, act(t.Do("nullify", t.ENEMY & t.Word("name", "Friend"))))
    d = board("main", side(fl=giver, fr=unit("Friend")), side(fl=foe)).take('use "Giver"')
    assert value(d, "Friend") == 11000
    next_turn(d, 6).take('use "Foe"')
    assert value(d, "Friend") == left


# --- names [VG 12.6] -------------------------------------------------------------------------------------------------


def named(*names: str, **row: object) -> Card:
    return card(names[0], also_named=list(names[1:]), **row)


def test_12_6_1_cards_with_the_same_name_all_share_one() -> None:
    """Cards with different names share none: {A, B} and {B, C} are the same, and so are {B, C} and C; all three are
    neither."""
    hand = [named("A", "B"), named("B", "C"), named("C"), named("D")]
    pick = (t.Choose("it", 2, HAND, alike="name"), t.Move(IT, "drop"))
    d = using(*pick, you={"hand": hand})
    assert d.offered == ['choose "A"', 'choose "B"', 'choose "C"']
    d.take('choose "C"')
    assert {where(d, "B"), where(d, "C")} == {"drop"} and where(d, "A") == "hand"
    same = t.Alike(HAND, "name")
    assert charged(using(t.Gain("energy", same), you={"hand": hand})) == 2
    three = (t.If(t.Compare(same, ">=", 3), (energy(),)),)
    assert charged(using(*three, you={"hand": hand})) == 0
    assert charged(using(*three, you={"hand": [named("A", "B"), named("B", "C"), named("B")]})) == 1


def test_12_6_2_a_card_may_have_several_names() -> None:
    """[VG 12.6.2.1] It has each of them, and not the one that they would make together."""
    alias = named("Ash", "Elm")
    for name, has in (("Ash", True), ("Elm", True), ("AshElm", False), ("Ash Elm", False), ("Ash/Elm", False)):
        d = using(t.Gain("energy", t.Count(HAND & t.Word("name", name))), you={"hand": [alias]})
        assert (charged(d) == 1) is has
    d = board("main", side(hand=[alias]))
    assert layers.words(d.game, find(d, "Ash"), "name") == ("Ash", "Elm")


def test_12_6_2_2_one_name_in_common_is_enough() -> None:
    for other, same in ((named("Elm"), 1), (named("Oak", "Elm"), 1), (named("Oak"), 0)):
        share = t.Count(HAND & t.Shares(t.YOURS & t.Zone(("VC",)), "name"))
        d = using(t.Gain("energy", share), you={"vc": named("Ash", "Elm", grade=3), "hand": [other]})
        assert charged(d) == same


def test_12_6_2_2_1_with_different_names_no_two_share_one() -> None:
    """Of {A, B}, {B} and {C} not three can be chosen; and who takes {A, B} leaves {B} out."""
    hand = [named("A", "B"), named("B"), named("C")]
    cost = (t.Choose("it", 3, HAND, differ="name"), t.Move(IT, "drop"))
    for cards, offered in ((hand, False), ([named("A"), named("B"), named("C")], True)):
        d = board("main", side(fl=unit("User", 1, 8000, 5000, act(energy(), cost=cost)), hand=cards))
        assert may(d, 'use "User"') is offered
    d = using(t.Choose("it", 2, HAND, differ="name"), t.Move(IT, "drop"), you={"hand": hand})
    d.take('choose "A"')
    assert (where(d, "A"), where(d, "B"), where(d, "C")) == ("drop", "hand", "drop")
    trap = [named("A", "B"), named("B"), named("A")]
    d = using(t.Choose("it", 2, HAND, differ="name"), t.Move(IT, "drop"), you={"hand": trap})
    assert d.offered == ['choose "B"', 'choose "A"'], "the card with both names is not offered: no second would fit"
    assert count(d.take('choose "B"'), "drop") == 2 and sorted(
        layers.words(d.game, d.game.zone("hand", 0)[0], "name")
    ) == [
        "A",
        "B",
    ]


# --- for each [VG 12.7] ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 3])
def test_12_7_1_it_is_done_so_many_times(n: int) -> None:
    """One after the other."""
    watch = when("move", energy(), subject=t.ANY, word="draw", player=t.YOU)
    user = card("User", text="[ACT]:Draw a card for each card in your soul.", power=8000)
    d = board("main", side(vc=unit("Lead", 3, 13000, None, watch), fl=user, soul=[unit(f"s{i}") for i in range(n)]))
    d.take('use "User"')
    assert (count(d, "hand"), charged(d)) == (n, n)


def test_12_7_1_1_what_follows_the_comma_is_done_each_time_up_to_the_full_stop() -> None:
    text = "[ACT]:For each of your rear-guards, draw a card, and [Soul-Charge 1]. "
    text += "Choose a card from your hand, and discard it."
    d = board("main", side(fl=card("User", text=text, power=8000), fr=unit("One"), bl=unit("Two"))).take('use "User"')
    assert (count(d, "hand"), count(d, "soul"), count(d, "drop")) == (2, 3, 1)
    other = "[ACT]:[Soul-Charge 1], and draw a card for each of your rear-guards."
    d = board("main", side(fl=card("User", text=other, power=8000), fr=unit("One"))).take('use "User"')
    assert (count(d, "hand"), count(d, "soul")) == (2, 1)


def test_12_7_2_the_number_is_set_before_the_first_time() -> None:
    """It does not shrink while the counted cards leave, nor grow while more come."""
    others = OWN_REAR & ~t.SELF
    gone = t.Repeat(t.Count(others), (t.Choose("it", 1, others), t.Do("retire", IT), energy()))
    d = using(gone, you={"fl": unit("A"), "fr": unit("B"), "bl": unit("C")})
    while may(d, "choose"):
        d.take(d.offered[0])
    assert (count(d, "drop"), charged(d)) == (3, 3)
    more = t.Repeat(t.Count(HAND), (t.Draw(1),))
    assert count(using(more, you={"hand": [unit("A"), unit("B")]}), "hand") == 4
    assert count(using(t.Draw(t.Count(HAND)), you={"hand": [unit("A"), unit("B")]}), "hand") == 4


# --- original information and states [VG 5] --------------------------------------------------------------------------


def test_5_1_3_original_information_is_read_before_other_changes() -> None:
    read = t.Gain("energy", t.FigureOf(t.SELF, "original power"))
    for change, original in ((gets(5000), 8000), (gets(15000, op="="), 8000)):
        assert charged(using(change, read)) == original
    set_it = t.Continue((t.Modify(t.SELF, "power", "=", 15000, "original"),), "turn")
    assert charged(using(set_it, gets(5000), read)) == 15000
    strong = t.Gain("energy", t.Count(OWN_REAR & t.Figure("original power", ">=", 10000)))
    for do, n in (((gets(5000),), 0), ((set_it,), 1)):
        assert charged(using(*do, strong)) == n
    both = (t.Rename(t.SELF, "name", "add", "Alias"), t.Rename(t.SELF, "name", "add", "True", "original"))
    for name, n in (("Alias", 0), ("True", 1), ("User", 1)):
        look = t.Gain("energy", t.Count(OWN_REAR & t.Word("original name", name)))
        assert charged(using(t.Continue(both, "turn"), look)) == n


def test_5_1_3_1_a_pseudo_cards_original_information_is_what_its_maker_says() -> None:
    make = (t.Create("LV-T1", 1, "RC"), t.Continue((t.Modify(t.Ref("created"), "power", "+", 2000),), "turn"))
    token = t.YOURS & t.Word("name", "Ember Wisp")
    read = t.Gain("energy", t.Plus((t.FigureOf(token, "original power"), t.FigureOf(token, "power"))))
    d = using(*make, read)
    while may(d, "call the token"):
        d.take(d.offered[0])
    assert charged(d) == 5000 + 7000


def test_5_2_2_1_only_the_cards_that_the_effect_names_are_in_the_state() -> None:
    """Not another card of that name; and not the card any more when it has left and is another."""
    twins = {"fl": unit("Twin", 1, 8000), "fr": unit("Twin", 1, 8000)}
    stir = (t.Choose("it", 1, OWN_REAR & t.Word("name", "Twin")), t.Do("become", IT, word="blazing"))
    see = t.Gain("energy", t.Count(OWN_REAR & t.Word("state", "blazing")))
    d = using(*stir, see, you=twins)
    d.take(d.offered[0])
    assert charged(d) == 1
    d = using(*stir, t.Move(IT, "hand"), t.Do("call", IT), see, you=twins)
    while may(d, "choose") or may(d, 'call "Twin" to back left'):
        d.take(d.offered[0] if may(d, "choose") else 'call "Twin" to back left')
        if charged(d) or d.decision is None or d.decision.prompt == "main phase":
            break
    assert charged(d) == 0


def test_5_2_2_2_other_abilities_refer_to_the_state() -> None:
    """One triggers when the card enters it, once; one is active while it is in it."""
    rise = when("becomes", energy(), word="blazing")
    calm = when("becomes", energy(10), word="hollowed")
    strong = cont(t.Modify(t.SELF, "power", "+", 5000), cond=t.Is(t.SELF, t.Word("state", "blazing")))
    wake = t.Do("become", t.SELF, word="blazing")
    user = unit("User", 1, 8000, 5000, act(wake), rise, calm, strong)
    d = board("main", side(fl=user)).take('use "User"')
    assert (charged(d), value(d, "User")) == (1, 13000)
    d.take('use "User"')
    assert (charged(d), value(d, "User")) == (1, 13000)
