"""[VG 14.2] Activation condition keywords: when abilities under them are active."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import layers, select
from ludex.games.vg.c14_headings import heading
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    build,
    card,
    charged,
    cont,
    energy,
    find,
    may,
    order,
    pass_all,
    put,
    side,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
FIVE = [FILLER] * 5
GRADE_1, GRADE_2, GRADE_3 = unit("One", 1), unit("Two", 2), unit("Three", 3, 13000)
RC = t.Zone(("RC",))


def strong(*head: t.Heading, name: str = "Knight", **row: Any) -> Card:
    """A unit of 8000 power with 5000 more while the heading holds."""
    return unit(name, 1, 8000, 5000, cont(t.Modify(t.SELF, "power", "+", 5000), headings=head), **row)


def active(head: t.Heading, mine: dict[str, Any], theirs: dict[str, Any] | None = None, phase: str = "main") -> bool:
    """Whether an ability under the heading is active in this position."""
    d = board(phase, side(fl=strong(head), **mine), side(**(theirs or {})))
    return value(d, "Knight") == 13000


def sink(*do: t.Instr) -> Card:
    """An order for nothing."""
    return order("Sink", *do)


DISCARD = t.Choose("d", 1, t.YOURS & t.Zone(("hand",)) & ~t.Word("name", "Sink")), t.Move(t.Ref("d"), "drop", "discard")


# --- [VG 14.2] how they work ---------------------------------------------------------------------------------------


def test_14_2_2_2_the_icon_says_what_kind_of_ability_it_is() -> None:
    """[AUTO] under Brave is lost with automatic abilities, not with continuous ones."""
    for kind, gets in (("Automatic", 0), ("Continuous", 1)):
        eraser = unit("Eraser", 1, 7000, 5000, cont(t.Strip(t.YOURS & RC & ~t.SELF, kind=kind)))
        hero = unit("Knight", 1, 8000, 5000, text="[AUTO](RC)Brave:When this unit attacks, draw a card.")
        d = board("battle", side(fl=hero, bl=eraser), side()).take("attack", 'attack with "Knight" -> "Villain"')
        assert len(d.game.zone("hand", 0)) == gets


def test_14_2_3_1_a_continuous_ability_applies_while_the_condition_is_fulfilled() -> None:
    assert active(heading("Oracle"), {"hand": FIVE})
    assert not active(heading("Oracle"), {"hand": FIVE[:4]})
    card = unit("Knight", 1, 8000, 5000, text="[CONT](RC)Oracle:This unit gets [Power] +5000.")
    assert card.abilities == (cont(t.Modify(t.SELF, "power", "+", 5000), zones=("RC",), headings=(heading("Oracle"),)),)


def test_14_2_3_1_1_the_condition_is_checked_all_the_time() -> None:
    """Gone with the fifth card, there again with a new one."""
    d = board("main", side(fl=strong(heading("Oracle")), hand=[A, *FIVE[:4], sink(t.Draw(1))]))
    assert value(d, "Knight") == 13000
    d.take('call "A" to front right')
    assert value(d, "Knight") == 13000, "five are left"
    d.take('call "Filler" to back left')
    assert value(d, "Knight") == 8000
    d.take('play "Sink"')
    assert value(d, "Knight") == 8000, "the order left the hand"
    d = board("main", side(fl=strong(heading("Oracle")), hand=[*FIVE[:4], sink(t.Draw(2))]))
    d.take('call "Filler" to back left')
    assert value(d, "Knight") == 8000
    assert value(d.take('play "Sink"'), "Knight") == 13000


def test_14_2_3_2_an_automatic_ability_triggers_only_under_its_condition() -> None:
    brave = unit("Knight", 1, 8000, 5000, text="[AUTO]Brave:When placed on (RC), [Soul-Charge 1].")
    for n, souls in ((4, 1), (5, 0)):
        d = board("main", side(hand=[brave, *FIVE[: n - 1]])).take('call "Knight" to front left')
        assert len(d.game.zone("soul", 0)) == souls


def test_14_2_3_2_1_once_it_has_triggered_it_resolves() -> None:
    """Whatever becomes of the condition; and what did not trigger does not do so later."""
    first = when("move", t.Draw(1), dst=("RC",), word="placed")
    brave = when("move", energy(), dst=("RC",), word="placed")
    knight = unit("Knight", 1, 8000, 5000, first, t.Automatic(brave.when, do=brave.do, headings=(heading("Brave"),)))
    d = board("main", side(hand=[knight, *FIVE[:3]])).take('call "Knight" to front left')
    d.take(next(text for text in d.offered if "draw" in text))
    assert len(d.game.zone("hand", 0)) == 4 and charged(d) == 1
    late = when("move", *DISCARD, dst=("RC",), word="placed")
    knight = unit("Knight", 1, 8000, 5000, late, t.Automatic(brave.when, do=brave.do, headings=(heading("Brave"),)))
    d = board("main", side(hand=[knight, *FIVE[:4]])).take('call "Knight" to front left', "choose")
    assert len(d.game.zone("hand", 0)) == 3 and charged(d) == 0


def test_14_2_3_3_an_activated_ability_can_be_played_under_its_condition() -> None:
    text = "[ACT](RC)[1/turn][Limit Break 4]:[COST][Soul-Blast 1], draw a card."
    for damage, offered in ((3, False), (4, True)):
        d = board("main", side(fl=unit("Knight", 1, 8000, 5000, text=text), damage=damage, soul=[A]))
        assert may(d, 'use "Knight"') == offered


def test_14_2_3_3_1_an_activated_ability_asks_only_when_it_is_played() -> None:
    """A cost that takes a card from the damage zone does not stop it."""
    heal = (t.Choose("c", 1, t.YOURS & t.Zone(("damage",))), t.Move(t.Ref("c"), "drop", "heal"))
    knight = unit("Knight", 1, 8000, 5000, act(energy(), cost=heal, headings=(heading("Limit Break", 4),)))
    d = board("main", side(fl=knight, damage=4)).take('use "Knight"')
    pass_all(d, "pass")
    assert len(d.game.zone("damage", 0)) == 3 and charged(d) == 1 and not may(d, 'use "Knight"')


def test_14_1_2_only_the_portion_with_the_keyword_becomes_active() -> None:
    """Limit Break is waived by the effect, Generation Break is not."""
    free = unit("Sage", 1, 7000, 5000, cont(t.Rule("permit", "active Limit Break", t.YOURS & RC)))
    one, two = heading("Limit Break", 4), heading("Generation Break", 1)
    g = unit("Giant", 4, 15000, None, type="G unit")
    for head, face_up, power in (((one,), False, 13000), ((one, two), False, 8000), ((one, two), True, 13000)):
        d = board("main", side(fl=strong(*head), bl=free))
        if face_up:
            obj = d.game.objects[put(d.game, 0, "G", g)].copy()
            obj.up = True
            d.game.put(obj)
        assert value(d, "Knight") == power
    d = board("main", side(fl=strong(one)), side(fl=free))
    assert value(d, "Knight") == 8000, "it is for its own side"


# --- one after the other -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "damage", "on"), [(4, 3, False), (4, 4, True), (4, 5, True), (5, 4, False), (5, 5, True)]
)
def test_14_7_3_limit_break_counts_the_damage_zone(n: int, damage: int, on: bool) -> None:
    assert active(heading("Limit Break", n), {"damage": damage}) == on
    assert not active(heading("Limit Break", n), {}, {"damage": damage})


def test_14_7_3_limit_break_counts_face_down_cards_too() -> None:
    d = board("main", side(fl=strong(heading("Limit Break", 4)), damage=4))
    for id in d.game.zone("damage", 0):
        obj = d.game.objects[id].copy()
        obj.up = False
        d.game.put(obj)
    assert value(d, "Knight") == 13000


def test_14_7_4_a_unit_with_limit_break_has_it_active_or_not() -> None:
    """With that number."""
    d = board("main", side(fl=strong(heading("Limit Break", 4)), fr=strong(heading("Limit Break", 5), name="Baron")))
    found = select.find(d.game, RC & t.Has("Limit Break 4"), Ctx(0, 0))
    assert found == [find(d, "Knight")]
    assert len(select.find(d.game, RC & t.Has("Limit Break"), Ctx(0, 0))) == 2


GIANT = unit("Giant", 4, 15000, None, type="G unit")


def with_g(head: t.Heading, up: int, down: int = 0, hero: Card | None = None) -> bool:
    d = board("main", side(hero, fl=strong(head)))
    for i in range(up + down):
        id = put(d.game, 0, "G", GIANT)
        obj = d.game.objects[id].copy()
        obj.up = i < up
        d.game.put(obj)
    return value(d, "Knight") == 13000


def test_14_14_3_generation_break_counts_face_up_g_units() -> None:
    """In the G zone and on the vanguard circle; those face down, and other vanguards, do not count."""
    one, two = heading("Generation Break", 1), heading("Generation Break", 2)
    assert not with_g(one, 0, 3) and with_g(one, 1) and not with_g(two, 1, 2) and with_g(two, 2)
    assert with_g(one, 0, 0, GIANT) and with_g(two, 1, 0, GIANT) and not with_g(two, 0, 0, GIANT)


def test_14_14_4_a_unit_with_generation_break_has_it_active_or_not() -> None:
    d = board("main", side(fl=strong(heading("Generation Break", 2))))
    knight = find(d, "Knight")
    assert layers.has(d.game, knight, "Generation Break 2") and layers.has(d.game, knight, "Generation Break")
    assert not layers.has(d.game, knight, "Generation Break 1") and not layers.has(d.game, knight, "Limit Break")


@pytest.mark.parametrize(("n", "on"), [(0, True), (2, True), (3, True), (4, False)])
def test_14_17_3_brave_is_for_three_or_fewer_cards_in_hand(n: int, on: bool) -> None:
    assert active(heading("Brave"), {"hand": [FILLER] * n}, {"hand": FIVE}) == on


@pytest.mark.parametrize(("n", "on"), [(0, False), (4, False), (5, True), (6, True)])
def test_14_18_3_oracle_is_for_five_or_more_cards_in_hand(n: int, on: bool) -> None:
    assert active(heading("Oracle"), {"hand": [FILLER] * n}, {"hand": [] if on else FIVE}) == on


def test_14_20_2_2_ritual_counts_grade_1_cards_in_ones_own_drop_zone() -> None:
    three = heading("Ritual", 3)
    assert active(three, {"drop": [GRADE_1] * 3}) and active(three, {"drop": [GRADE_1] * 4})
    assert not active(three, {"drop": [GRADE_1] * 2})
    assert not active(three, {"drop": [GRADE_1, GRADE_1, GRADE_2, GRADE_3]})
    assert not active(three, {"drop": [GRADE_1] * 2}, {"drop": [GRADE_1]})


def test_14_20_2_3_a_card_put_into_the_drop_zone_counts_for_its_own_ritual() -> None:
    """Of grade 1 it is the third."""
    for grade, souls in ((1, 1), (2, 0)):
        knight = unit("Knight", grade, 8000, 5000, text="[AUTO](RC)Ritual 3:When retired, [Soul-Charge 1].")
        user = unit("User", 1, 7000, 5000, act(t.Do("retire", t.YOURS & t.Word("name", "Knight"))))
        d = board("main", side(fl=knight, fr=user, drop=[GRADE_1] * 2)).take('use "User"')
        assert len(d.game.zone("soul", 0)) == souls


def test_14_20_2_4_a_ritual_resolves_although_the_cards_are_gone() -> None:
    clear = when("move", t.Move(t.YOURS & t.Zone(("drop",)), "removed", "remove"), dst=("RC",), word="placed")
    ritual = t.Automatic(clear.when, do=(energy(),), headings=(heading("Ritual", 3),))
    knight = unit("Knight", 1, 8000, 5000, clear, ritual)
    for n, gets in ((3, 1), (2, 0)):
        d = board("main", side(hand=[knight], drop=[GRADE_1] * n)).take('call "Knight" to front left')
        if gets:
            d.take(next(text for text in d.offered if "drop" in text))
        assert len(d.game.zone("drop", 0)) == 0 and charged(d) == gets


def test_14_20_3_1_a_ritual_text_of_an_order_is_done_only_then() -> None:
    """The other text of the order is done in any case."""
    rite = card("Rite", type="normal order", text="Draw a card.\nRitual 2:[Soul-Charge 1].")
    for n, souls in ((2, 1), (1, 0)):
        d = board("main", side(hand=[rite], drop=[GRADE_1] * n)).take('play "Rite"')
        assert len(d.game.zone("hand", 0)) == 1 and len(d.game.zone("soul", 0)) == souls
    assert "Ritual" in rite.keywords


def test_14_21_3_unite_is_for_two_cards_called_this_turn() -> None:
    """To rear-guard circles, also by effects, and though they have left; not in the next turn."""
    knight = strong(heading("Unite"))
    d = board("main", side(fl=knight, hand=[A, A, B]))
    assert value(d.take('call "A" to back left'), "Knight") == 8000
    d.take('call "A" to back left')
    assert value(d, "Knight") == 13000 and len(d.game.zone("RC", 0)) == 2
    pass_all(d.take("pass"), 'call "')
    assert value(d, "Knight") == 8000
    both = unit("User", 1, 7000, 5000, act(t.Do("call", t.YOURS & t.Zone(("drop",)), word="RC")))
    d = board("main", side(fl=knight, bl=both, drop=[A, B])).take(
        'use "User"', 'call "A" to front right', 'call "B" to back right'
    )
    assert value(d, "Knight") == 13000


def test_14_21_3_unite_counts_guardians_and_only_ones_own_calls() -> None:
    shield = unit("Knight", 1, 8000, 5000, cont(t.Modify(t.SELF, "power", "+", 5000), headings=(heading("Unite"),)))
    d = board("battle", side(fl=B), side(fl=shield, hand=[A, A])).take("attack", 'attack with "B" -> "Villain"')
    d.take('guard with "A"')
    assert value(d, "Knight") == 8000
    assert value(d.take('guard with "A"'), "Knight") == 13000
    d = board("main", side(hand=[A, A]), side(fl=shield)).take('call "A" to back left', 'call "A" to back right')
    assert value(d, "Knight") == 8000


def test_14_28_3_thunderstrike_counts_the_opponents_bind_zone() -> None:
    two = heading("Thunderstrike", 2)
    assert active(two, {}, {"bind": [A, B]}) and not active(two, {}, {"bind": [A]})
    assert not active(two, {"bind": [A, B]})
    d = board("main", side(fl=strong(two)), side(bind=[A, B]))
    for id in d.game.zone("bind", 1):
        obj = d.game.objects[id].copy()
        obj.up = False
        d.game.put(obj)
    assert value(d, "Knight") == 13000, "face down cards count"


CHARGER = unit("User", 1, 7000, 5000, act(t.Do("soul-charge", n=1)))


def test_14_32_3_darkness_is_for_a_card_put_into_the_soul_this_turn() -> None:
    """Into one's own soul, in this turn."""
    knight = strong(heading("Darkness"))
    d = board("main", side(fl=knight, bl=CHARGER, soul=[A]))
    assert value(d, "Knight") == 8000, "what lay there before does not count"
    assert value(d.take('use "User"'), "Knight") == 13000
    pass_all(d.take("pass"), 'call "')
    assert value(d, "Knight") == 8000
    d = board("main", side(bl=CHARGER), side(fl=knight)).take('use "User"')
    assert value(d, "Knight") == 8000


def test_14_32_4_a_ride_is_no_matter_of_darkness() -> None:
    knight, hero = strong(heading("Darkness")), unit("Lord", 3, 13000, None)
    d = board("ride", side(unit("Old", 2, 10000), fl=knight, bl=CHARGER, hand=[hero])).take('ride "Lord"')
    pass_all(d, 'use "User"')
    assert where(d, "Old") == "soul" and value(d, "Knight") == 8000
    assert value(d.take('use "User"'), "Knight") == 13000
    game = build("ride", side(unit("Old", 2, 10000), fl=knight, heart=[B], hand=[hero, A]))
    heart = game.objects[game.zone("heart", 0)[0]].copy()
    heart.host = game.zone("VC", 0)[0]
    game.put(heart)
    d = Driver(game).take('ride "Lord"')
    assert where(d, "B") == "soul" and value(d, "Knight") == 8000, "a heart goes along"


# --- [VG 14.37] wave -----------------------------------------------------------------------------------------------


def battles(word: str) -> list[bool]:
    """In which of three battles the ability is active, and whether it is so between them."""
    knight = strong(heading("Wave", 0, word))
    d = board("battle", side(bl=knight, fl=A, fr=B), side(hand=[FILLER]))
    found: list[bool] = []
    for name in ("A", "B", "Hero"):
        d.take("attack")
        if may(d, "attack with"):
            d.take(f'attack with "{name}" -> "Villain"')
        found.append(value(d, "Knight") == 13000)
        pass_all(d, "attack")
    return found


@pytest.mark.parametrize(
    ("word", "on"),
    [
        ("2nd time only", [False, True, False]),
        ("2nd time", [False, True, False]),
        ("2nd time or more", [False, True, True]),
        ("1st or 3rd time", [True, False, True]),
        ("1st to 2nd time", [True, True, False]),
    ],
)
def test_14_37_2_wave_names_the_battles(word: str, on: list[bool]) -> None:
    assert battles(word) == on


def test_14_37_1_wave_is_active_only_during_those_battles() -> None:
    """The same event in another battle does nothing; after the battle it is over."""
    text = "[AUTO](RC)Wave-2nd time only:When this unit attacks, [Soul-Charge 1]."
    knight = unit("Knight", 1, 8000, 5000, text=text)
    d = board("battle", side(fl=knight, fr=A), side()).take("attack", 'attack with "Knight" -> "Villain"')
    assert len(d.game.zone("soul", 0)) == 0
    d = board("battle", side(fl=knight, fr=A), side()).take("attack", 'attack with "A" -> "Villain"')
    pass_all(d, "attack").take("attack", 'attack with "Knight" -> "Villain"')
    assert len(d.game.zone("soul", 0)) == 1
    d = board("battle", side(bl=strong(heading("Wave", 0, "1st time")), fl=A, fr=B), side(hand=[FILLER]))
    d.take("attack", 'attack with "A" -> "Villain"')
    assert value(d, "Knight") == 13000
    assert value(pass_all(d, "attack"), "Knight") == 8000


# --- [VG 14.38] dark device ----------------------------------------------------------------------------------------


def test_14_38_3_dark_device_wants_no_standing_enemy_in_the_column() -> None:
    """The column across: a player's left is the other's right; the vanguard stands in the center."""
    device = heading("Dark Device")
    assert active(device, {}) and active(device, {}, {"fl": A, "bl": B, "bc": A})
    assert not active(device, {}, {"fr": A}) and not active(device, {}, {"br": A})
    assert active(device, {}, {"fr": (A, "rest")}) and not active(device, {}, {"fr": (A, "rest"), "br": A})
    d = board("main", side(bc=strong(device)))
    assert value(d, "Knight") == 8000, "the enemy vanguard stands"
    d = board("main", side(fl=A, fr=strong(device)), side(fr=B))
    assert value(d, "Knight") == 13000


# --- [VG 14.43] wings ----------------------------------------------------------------------------------------------

TWIN = unit("Twin Wings, Alestiel", 3, 13000, None)
WHITE, BLACK = heading("White Wings"), heading("Black Wings")


def test_14_43_2_1_white_wings_want_only_odd_grades_in_the_bind_zone() -> None:
    assert active(WHITE, {"vc": TWIN, "bind": [GRADE_1, GRADE_3]})
    assert not active(WHITE, {"vc": TWIN, "bind": [GRADE_1, GRADE_2]})
    assert not active(WHITE, {"vc": TWIN, "bind": [unit("Nil", 0)]})


def test_14_43_2_2_black_wings_want_only_even_grades_in_the_bind_zone() -> None:
    """Grade 0 is even."""
    assert active(BLACK, {"vc": TWIN, "bind": [GRADE_2, unit("Nil", 0)]})
    assert not active(BLACK, {"vc": TWIN, "bind": [GRADE_2, GRADE_3]})


def test_14_43_2_3_with_an_empty_bind_zone_there_are_no_wings() -> None:
    assert not active(WHITE, {"vc": TWIN}) and not active(BLACK, {"vc": TWIN})
    assert not active(WHITE, {"vc": TWIN}, {"bind": [GRADE_1]})


def test_14_43_2_4_face_down_cards_are_not_there_for_the_wings() -> None:
    for down, white, black in ((GRADE_2, 13000, 8000), (GRADE_1, 8000, 13000)):
        knight, baron = strong(WHITE), strong(BLACK, name="Baron")
        up = GRADE_1 if down is GRADE_2 else GRADE_2
        d = board("main", side(TWIN, fl=knight, fr=baron, bind=[up, down]))
        for id in d.game.zone("bind", 0):
            obj = d.game.objects[id].copy()
            obj.up = obj.card is not down
            d.game.put(obj)
        assert (value(d, "Knight"), value(d, "Baron")) == (white, black)
        obj = d.game.objects[d.game.zone("bind", 0)[0]].copy()
        obj.up = False
        d.game.put(obj)
        assert (value(d, "Knight"), value(d, "Baron")) == (8000, 8000)


def test_14_43_3_wings_want_a_vanguard_of_that_name() -> None:
    assert not active(WHITE, {"bind": [GRADE_1]}) and not active(BLACK, {"bind": [GRADE_2]})


# --- [VG 14.47] glitter --------------------------------------------------------------------------------------------

STAR = unit("Rorona, Morning Star", 3, 13000, None, keywords=["Glitter"])
DULL = unit("Rorona, Evening Star", 3, 13000, None)
OTHER = unit("Selm", 3, 13000, None, keywords=["Glitter"])
FRAMED = """[CONT](RC):This unit gets [Power] +1000.
[Glitter]-Rorona (Active if your vanguard is a [Glitter] with "Rorona" in its card name)
[CONT](RC):This unit gets [Power] +5000.
[AUTO]:When placed on (RC), [Soul-Charge 1].
[ACT](RC):[COST][Soul-Blast 1], draw a card."""
PUPIL = unit("Pupil", 1, 8000, 5000, text=FRAMED)


def test_14_47_2_glitter_alone_does_nothing() -> None:
    """It is there to be asked for."""
    d = board("main", side(STAR, fl=unit("Pale", 1, 8000, 5000, keywords=["[Glitter]"])))
    assert value(d, "Pale") == 8000 and layers.has(d.game, find(d, "Pale"), "Glitter")


def test_14_47_3_1_1_all_that_stands_after_the_keyword_is_the_ability() -> None:
    """What stands before it is not."""
    assert [len(ability.headings) for ability in PUPIL.abilities] == [0, 1, 1, 1]
    assert value(board("main", side(OTHER, fl=PUPIL)), "Pupil") == 9000


@pytest.mark.parametrize(("hero", "on"), [(STAR, True), (DULL, False), (OTHER, False)])
def test_14_47_3_2_glitter_wants_a_vanguard_with_the_name_and_glitter(hero: Card, on: bool) -> None:
    assert (value(board("main", side(hero, fl=PUPIL)), "Pupil") == 14000) == on


@pytest.mark.parametrize(("hero", "on"), [(STAR, True), (DULL, False)])
def test_14_47_3_2_1_all_abilities_in_the_frame_are_switched_together(hero: Card, on: bool) -> None:
    """[VG 14.47.3.2.2] Without it, the automatic one does not trigger and the activated one is not offered."""
    d = board("main", side(hero, hand=[PUPIL], soul=[A])).take('call "Pupil" to front left')
    assert len(d.game.zone("soul", 0)) == (2 if on else 1)
    assert may(d, 'use "Pupil"') == on


def test_14_47_3_2_2_without_the_condition_the_frame_is_inactive() -> None:
    """Also when the vanguard loses Glitter."""
    loses = act(t.Continue((t.Strip(t.YOURS & t.Zone(("VC",)), "Glitter"),), "turn"))
    d = board("main", side(STAR, fl=PUPIL, fr=unit("User", 1, 7000, 5000, loses), soul=[A]))
    assert value(d, "Pupil") == 14000 and may(d, 'use "Pupil"')
    d.take('use "User"')
    assert value(d, "Pupil") == 9000 and not may(d, 'use "Pupil"')
