"""[VG 14] Keywords of series of abilities; how card texts and card files name keywords; keywords that limit decks."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.values import layers, select
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.c14_headings import heading
from ludex.games.vg.c14_labels import LABELS, MISSED, STANDS, magia, rescue, sweet_link
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
    pass_all,
    side,
    unit,
    value,
    where,
)
from tests.rules.vg.test_c08_game_preparation import RIDE, breaks, fifty

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
RC, VC = t.Zone(("RC",)), t.Zone(("VC",))


def headed(name: str, ability: t.Ability, n: int = 0) -> Card:
    """A unit with one ability under a keyword, from a card file."""
    return unit("Knight", 1, 8000, 5000, tree=[repr(replace(ability, headings=(t.Heading(name, n),)))])  # type: ignore[type-var]


# --- [VG 14.19] rescue ---------------------------------------------------------------------------------------------

MEDIC = """Rescue 2-[AUTO]:When placed on (RC), choose two cards from your damage zone, heal them, \
then choose one of your vanguards, and deal two damage."""


def test_14_19_1_1_rescue_heals_and_deals_as_much_damage() -> None:
    """The damage is checked after the effect."""
    medic = unit("Medic", 1, 7000, 5000, text=MEDIC)
    healed, dealt = rescue(2)[1::2]
    assert [node for node in medic.automatic[0].do if isinstance(node, t.Do)] == [
        replace(healed, what=t.Ref("t")),  # type: ignore[type-var]
        replace(dealt, what=t.Ref("t2")),  # type: ignore[type-var]
    ]
    d = board("main", side(hand=[medic], damage=[A, B, X], deck=[Y, Y])).take('call "Medic" to front left')
    d.take('choose "A"', 'choose "B"')
    assert where(d, "A") == "drop" == where(d, "B")
    assert count(d, "damage") == 3 and [d.game.objects[id].card.name for id in d.game.zone("damage", 0)] == [
        "X",
        "Y",
        "Y",
    ]


def test_14_19_1_2_an_ability_with_rescue_2_has_rescue() -> None:
    d = board("main", side(fl=unit("Medic", 1, 7000, 5000, text=MEDIC), fr=A))
    for name, has in (("Rescue", True), ("Rescue 2", True), ("Rescue 1", False)):
        found = select.find(d.game, RC & t.Has(name), Ctx(0, 0))
        assert found == ([find(d, "Medic")] if has else [])


# --- [VG 14.25] dominate -------------------------------------------------------------------------------------------


def test_14_25_1_texts_may_refer_to_dominate() -> None:
    """The word itself changes nothing."""
    puppeteer = unit("Puppeteer", 1, 8000, 5000, text="Dominate-[CONT](RC):This unit gets [Power] +1000.")
    d = board("main", side(fl=puppeteer, fr=A))
    assert value(d, "Puppeteer") == 9000
    assert select.find(d.game, RC & t.Has("Dominate"), Ctx(0, 0)) == [find(d, "Puppeteer")]


# --- [VG 14.27] shadowstitch ---------------------------------------------------------------------------------------

NINJA = """Shadowstitch-[AUTO](RC):At the end of the battle that this unit attacked a vanguard, \
if the attack did not hit, [Soul-Charge 1]."""


def fought(target: str, guard: bool, by: str = "Ninja") -> int:
    ninja = unit("Ninja", 1, 13000, 5000, text=NINJA)
    wall = unit("Wall", 1, 8000, 30000)
    d = board("battle", side(fl=ninja, fr=B), side(unit("Villain", 3, 10000, None), fl=X, hand=[wall]))
    d.take("attack", f'attack with "{by}" -> "{target}"', 'guard with "Wall"' if guard else "pass")
    pass_all(d, "attack")
    return count(d, "soul")


def test_14_27_1_shadowstitch_is_about_an_attack_on_a_vanguard_that_does_not_hit() -> None:
    """Not one that hits, not one on a rear-guard, not that of another unit."""
    assert fought("Villain", True) == 1 and fought("Villain", False) == 0
    assert fought("X", True) == 0 and fought("Villain", True, "B") == 0
    at_end = t.Automatic(t.When("begin", word="end of battle"), do=(energy(),), cond=MISSED)
    assert headed("Shadowstitch", at_end).keywords == {"Shadowstitch"}
    with pytest.raises(InputError, match="Shadowstitch stands before an ability of another kind"):
        headed("Shadowstitch", act())


# --- [VG 14.29] rush -----------------------------------------------------------------------------------------------

RUNNER = """Rush-[AUTO](RC):When this unit [Stand] by your card's effect, [Soul-Charge 1]."""
STAND_ALL = act(t.SetState(t.Zone(("RC",)) & t.Word("name", "Runner"), "stand"))


def test_14_29_1_rush_is_about_standing_by_an_effect_of_ones_own_card() -> None:
    """Not of the opponent's, not in the stand phase, not if it stood already."""
    runner = unit("Runner", 1, 8000, 5000, text=RUNNER)
    user = unit("User", 1, 7000, 5000, STAND_ALL)
    assert runner.automatic[0].when == STANDS
    assert count(board("main", side(fl=(runner, "rest"), fr=user)).take('use "User"'), "soul") == 1
    assert count(board("main", side(fl=runner, fr=user)).take('use "User"'), "soul") == 0
    d = board("main", side(fr=user), side(fl=(runner, "rest"))).take('use "User"')
    assert count(d, "soul", 1) == 0 and d.game.objects[find(d, "Runner")].state == 0
    d = board("stand", side(fl=(runner, "rest")))
    assert count(d, "soul") == 0 and d.game.objects[find(d, "Runner")].state == 0
    with pytest.raises(InputError, match="Rush stands before an ability of another kind"):
        unit("Runner", 1, 8000, 5000, text="Rush-[AUTO](RC):When this unit attacks, draw a card.")


# --- [VG 14.33] magia ----------------------------------------------------------------------------------------------

CONJURER = """Magia-[ACT](VC)[1/turn]:[COST][Counter-Blast 1], choose up to one card from your soul, \
call it to (RC), and at the end of that turn, put the called unit into your soul."""


def conjured() -> Driver:
    hero = unit("Conjurer", 3, 13000, None, text=CONJURER)
    d = board("main", side(hero, soul=[A, B], damage=1, hand=[X]), side(hand=[Y]))
    return d.take('use "Conjurer"', 'choose "A"', 'call "A" to front left')


def end_turn(d: Driver) -> Driver:
    turn = d.game.turn
    while d.game.turn == turn:
        d.take("pass") if "pass" in d.offered else d.take(d.offered[0])
    return d


def test_14_33_1_units_called_by_magia_go_back_into_the_soul_at_the_end_of_the_turn() -> None:
    """Those that it called and that are still there, and no others."""
    hero = unit("Conjurer", 3, 13000, None, text=CONJURER)
    assert [type(instr) for instr in hero.activated[0].do] == [type(instr) for instr in magia(1)]
    d = conjured().take('call "X" to back left')
    assert where(d, "A") == "RC front left"
    end_turn(d)
    assert where(d, "A") == "soul" and where(d, "X") == "RC back left" and where(d, "B") == "soul"
    d = end_turn(conjured().take('call "X" to front left'))
    assert where(d, "A") == "drop", "it was retired before"
    with pytest.raises(InputError, match="Magia stands before an ability of another kind"):
        headed("Magia", act(t.Draw(1)))


# --- [VG 14.40] bloom ----------------------------------------------------------------------------------------------

ROSE = """Bloom-[AUTO](RC):When your other "Rose" is placed on (RC), [Soul-Charge 1]."""


def test_14_40_1_bloom_is_about_another_unit_being_placed() -> None:
    """A unit of that kind, in that zone; itself it does not count, and each of two does."""
    rose = unit("Rose", 1, 8000, 5000, text=ROSE)
    both = unit("User", 1, 7000, 5000, act(t.Do("call", t.YOURS & t.Zone(("drop",)), word="RC")))
    plain = unit("Rose", 1, 8000, 5000, number="plain rose")
    d = board("main", side(hand=[rose])).take('call "Rose" to front left')
    assert count(d, "soul") == 0
    d = board("main", side(fl=rose, hand=[plain, A])).take('call "A" to back left')
    assert count(d, "soul") == 0
    assert count(d.take('call "Rose" to front right'), "soul") == 1
    d = board("main", side(fl=rose, br=both, drop=[plain, plain])).take('use "User"')
    d.take('call "Rose" to front right', 'call "Rose" to back left')
    assert count(pass_all(d, "pass"), "soul") == 2
    with pytest.raises(InputError, match="Bloom stands before an ability of another kind"):
        unit("Rose", 1, 8000, 5000, text="Bloom-[AUTO]:When placed on (RC), draw a card.")


# --- [VG 14.45] powerful -------------------------------------------------------------------------------------------

BOXER = (
    "Powerful-[AUTO](RC):When this unit attacks, if your soul has no cards, "
    "this unit gets [Power] +5000 until end of that battle."
)


@pytest.mark.parametrize(("souls", "power"), [(0, 13000), (1, 8000)])
def test_14_45_1_powerful_works_with_an_empty_soul(souls: int, power: int) -> None:
    boxer = unit("Boxer", 1, 8000, 5000, text=BOXER)
    d = board("battle", side(fl=boxer, soul=[A] * souls), side(hand=[X], soul=[A]))
    assert value(d.take("attack", 'attack with "Boxer" -> "Villain"'), "Boxer") == power
    with pytest.raises(InputError, match="Powerful stands before an ability of another kind"):
        unit("Boxer", 1, 8000, 5000, text="Powerful-[AUTO](RC):When this unit attacks, draw a card.")


def test_14_45_2_a_card_has_the_powerful_ability_whatever_the_soul() -> None:
    for souls in (0, 1):
        d = board("main", side(fl=unit("Boxer", 1, 8000, 5000, text=BOXER), fr=A, soul=[A] * souls))
        assert select.find(d.game, RC & t.Has("Powerful"), Ctx(0, 0)) == [find(d, "Boxer")]


# --- [VG 14.54] overcharge -----------------------------------------------------------------------------------------

DYNAMO = (
    "Overcharge-[CONT](RC):If this unit was chosen by your vanguard's ability this turn, this unit gets [Power] +5000."
)
PICKS = act(t.Choose("u", 1, RC), energy())


def overcharged(chooser: str, mine: bool = True) -> Driver:
    dynamo = unit("Dynamo", 1, 8000, 5000, text=DYNAMO)
    hero, user = unit("Hero", 3, 13000, None, PICKS), unit("User", 1, 7000, 5000, PICKS)
    you, foe = side(hero, bl=user, br=A), side(fr=Y)
    (you if mine else foe).circles["front left"] = dynamo
    d = board("main", you, foe)
    return d.take(f'use "{chooser}"', 'choose "Dynamo"')


def test_14_54_1_overcharge_asks_whether_ones_vanguards_ability_has_chosen_the_unit() -> None:
    """Not another unit's ability, not the opponent's vanguard's; in this turn only, and only the chosen unit."""
    d = overcharged("Hero")
    assert value(d, "Dynamo") == 13000 and layers.words(d.game, find(d, "A"), "state") == ()
    assert value(end_turn(d), "Dynamo") == 8000
    assert value(overcharged("User"), "Dynamo") == 8000
    assert value(overcharged("Hero", mine=False), "Dynamo") == 8000
    with pytest.raises(InputError, match="Overcharge stands before an ability of another kind"):
        unit("Dynamo", 1, 8000, 5000, text="Overcharge-[CONT](RC):This unit gets [Power] +5000.")


# --- [VG 14.60] sweetlink ------------------------------------------------------------------------------------------


def test_14_60_1_sweetlink_wants_a_namesake_in_the_soul() -> None:
    """In one's own soul, when the ability resolves."""
    pick = act(t.Choose("c", 1, t.YOURS & RC & t.Word("name", "Bonbon")), *sweet_link(t.Ref("c")))
    candy = headed("SweetLink", pick)
    bonbon = unit("Bonbon", 1, 8000, 5000)
    for mine, theirs, linked in (([bonbon], [], True), ([A], [bonbon], False), ([], [], False)):
        d = board("main", side(fl=candy, fr=bonbon, soul=mine), side(soul=theirs)).take('use "Knight"')
        id = next(id for id in d.game.zone("RC", 0) if d.game.objects[id].card.name == "Bonbon")
        assert (layers.words(d.game, id, "state") == ("SweetLink",)) == linked
    with pytest.raises(InputError, match="SweetLink stands before an ability of another kind"):
        headed("SweetLink", act(t.Draw(1)))


# --- decks ---------------------------------------------------------------------------------------------------------

ACES = [unit(f"Ace {i}", 1, 8000, 5000, text="[Ace Unit] (a reminder)") for i in (1, 2)]


def test_14_56_2_a_deck_has_one_card_with_ace_unit() -> None:
    assert breaks(fifty(ACES[0])) == []
    assert breaks(fifty(ACES[0], ACES[0])) == ["VG 14.56.2"]


def test_14_56_2_1_whatever_their_names() -> None:
    """In the whole deck: also one in the ride deck and one in the main deck."""
    assert breaks(fifty(*ACES)) == ["VG 14.56.2"]
    assert breaks(fifty(ACES[0]), [RIDE[0], ACES[1], RIDE[2], RIDE[3]]) == ["VG 14.56.2"]


def test_14_51_2_1_a_deck_has_one_card_with_regalis_piece() -> None:
    pieces = [card(f"Piece {i}", type="normal order", keywords=["Regalis Piece"], text="draw a card.") for i in (1, 2)]
    assert breaks(fifty(pieces[0])) == []
    assert breaks(fifty(pieces[0], pieces[0])) == ["VG 8.1.8"] == breaks(fifty(*pieces))


def test_14_52_2_1_dress_up_is_no_name_for_the_deck() -> None:
    """RULING-VG-115: five cards may have it, four of them by dressing up."""
    masks = [unit(f"Mask {i}", 1, 8000, 5000, keywords=['DressUp - "Diva"']) for i in range(5)]
    assert breaks(fifty(*masks)) == []
    also = [unit(f"Mask {i}", 1, 8000, 5000, also_named=["Diva"]) for i in range(5)]
    assert breaks(fifty(*also)) == ["VG 8.1.5"]


# --- texts and files -----------------------------------------------------------------------------------------------

READS = "this unit gets [Power] +5000 until end of turn."
PLACED = "When placed on (RC), "


@pytest.mark.parametrize(
    ("text", "heads"),
    [
        (f"[AUTO][Generation Break 2]:{PLACED}{READS}", (heading("Generation Break", 2),)),
        (f"[AUTO](RC)[1/turn][Limit Break 4](as said):When this unit attacks, {READS}", (heading("Limit Break", 4),)),
        (f"[AUTO](VC)LB4:When this unit attacks, {READS}", (heading("Limit Break", 4),)),
        (f"[AUTO](RC)[Generation Break 1]Brave (a reminder):When this unit attacks, {READS}",
         (heading("Generation Break", 1), heading("Brave"))),
        (f"[ACT](RC)[1/turn]Thunderstrike 3:[COST][Soul-Blast 1], {READS}", (heading("Thunderstrike", 3),)),
        (f"[AUTO](RC)Wave-3rd time or more (a reminder):When this unit attacks, {READS}",
         (heading("Wave", 0, "3rd time or more"),)),
        (f"White Wings(a reminder) - [AUTO]:{PLACED}{READS}", (heading("White Wings"),)),
        (f"Time Leap-[AUTO](RC)[Generation Break 1]:When this unit attacks, {READS}",
         (heading("Time Leap"), heading("Generation Break", 1))),
        (f"[DressBoost] - [AUTO](RC):When this unit boosts, {READS}", (heading("DressBoost"),)),
    ],
)  # fmt: skip
def test_14_2_2_keywords_stand_before_and_after_the_icon(text: str, heads: tuple[t.Heading, ...]) -> None:
    assert unit("Knight", 1, 8000, 5000, text=text).abilities[0].headings == heads


@pytest.mark.parametrize(
    "text",
    [
        f"[AUTO](RC)Bravery:When this unit attacks, {READS}",
        f"[AUTO](RC)[Limit Break]:When this unit attacks, {READS}",
        f"[AUTO](RC)Brave 3:When this unit attacks, {READS}",
        f"[AUTO](RC)Wave-nearly always:When this unit attacks, {READS}",
        f"[AUTO](RC)Wave-2nd or 3rd time only:When this unit attacks, {READS}",
        f"Courage-[AUTO](RC):When this unit attacks, {READS}",
        "[CONT](RC):Blaze",
        "[AUTO]:Lord",
        "Success",
        "Revelation",
        "[Brave]",
    ],
)
def test_14_2_2_unknown_keywords_are_refused_with_their_place(text: str) -> None:
    with pytest.raises(InputError, match="Knight: text not understood"):
        unit("Knight", 1, 8000, 5000, text=text)


@pytest.mark.parametrize("word", ["Brave", "Bravery", "Limit Break 4", "Success", "Success many", "DressUp", "Rush"])
def test_14_1_1_the_column_of_keywords_takes_those_that_are_abilities(word: str) -> None:
    with pytest.raises(InputError, match="Knight: text not understood"):
        unit("Knight", 1, 8000, 5000, keywords=[word])


@pytest.mark.parametrize(
    "word", ["Blaze", "[Lord]", "Success 30000", "Revelation-(VC/RC)", 'DressUp - "Diva"', "Melody"]
)
def test_14_1_1_a_keyword_in_the_column_or_in_the_text_is_the_same(word: str) -> None:
    written = unit("Knight", 1, 8000, 5000, text=word).abilities
    assert written and written == unit("Knight", 1, 8000, 5000, keywords=[word]).abilities


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ("Heading('Limit Break')", "Limit Break: a number follows it"),
        ("Heading('Oracle', 5)", "Oracle: nothing follows it"),
        ("Heading('Blaze')", "'Blaze' heads no ability"),
        ("Heading('Wave')", "Wave: 0 is not what follows it"),
    ],
)
def test_14_2_2_a_tree_names_the_keyword_and_gets_its_condition(head: str, why: str) -> None:
    made = SPEC.make_card({"name": "K", "tree": ["Passive((), headings=(Heading('Ritual', 3),))"]}, "K")
    assert made.abilities[0].headings == (heading("Ritual", 3),)
    inner = "Passive((Grant(SELF, (Passive((), headings=(Heading('Brave'),)),)),))"
    assert "Brave" in str(SPEC.make_card({"name": "K", "tree": [inner]}, "K").abilities) and heading("Brave").cond
    with pytest.raises(InputError, match=why):
        SPEC.make_card({"name": "K", "tree": [f"Passive((), headings=({head},))"]}, "K")


def test_14_44_1_every_series_can_be_asked_for() -> None:
    """DressBoost, RevolDress, Cannonball and the other names of series."""
    for label in LABELS:
        if label.fits is None:
            knight = headed(label.name, cont(t.Modify(t.SELF, "power", "+", 1)))
            d = board("main", side(fl=knight, fr=A))
            assert select.find(d.game, RC & t.Has(label.name), Ctx(0, 0)) == [find(d, "Knight")]


def test_a_keyword_on_a_begin_of_phase_ability_is_asked_then() -> None:
    """At the end of the turn an ability whose condition is not fulfilled does not wait."""
    end = at("end of turn", energy())
    knight = unit("Knight", 1, 8000, 5000, t.Automatic(end.when, do=end.do, headings=(heading("Brave"),)))
    for n, gets in ((3, 1), (4, 0)):
        d = end_turn(board("main", side(fl=knight, hand=[A] * n), side(hand=[X])))
        assert charged(d) == gets


@pytest.mark.parametrize(
    ("word", "say"),
    [
        ("Wave", "it heads abilities: headings=(Heading('Wave', ...),)"),
        ("Divine Skill", "it heads abilities: headings=(Heading('Divine Skill', ...),)"),
        ("Revelation", "write for example Revelation-(VC/RC)"),
        ("DressUp", 'write for example DressUp - "NAME"'),
    ],
)
def test_14_2_2_a_keyword_in_the_wrong_place_is_refused_with_the_right_one(word: str, say: str) -> None:
    with pytest.raises(InputError, match=re.escape(f"Knight: text not understood: {word!r}; {say}")):
        unit("Knight", keywords=[word])


def test_14_2_2_what_the_page_on_trees_says_of_keywords_is_read() -> None:
    """A heading with words, a keyword with what follows it, and a shared ability."""
    for word in ("Revelation-(VC/RC)", "Success 30000", 'DressUp - "Diva"', 'Explosive Growth - unit named "Bud"'):
        assert unit("Knight", keywords=[word]).abilities
    for head in ("Heading('Wave', word='2nd time only')", "Heading('Glitter ability', word='Star')"):
        made = card("Knight", grade=1, power=8000, tree=[f"Activated(do=(Draw(1),), headings=({head},))"])
        assert made.activated[0].headings[0].cond is not None
    shares = "Passive((Grant(YOURS & Zone(('VC', 'RC', 'GC')) & Has('Melody'), (Mere('Boost'),)),), keyword='Melody')"
    singer = card("Singer", grade=3, power=8000, tree=[shares])
    d = board("main", side(fl=singer, fr=unit("Choir", 3, keywords=["Melody"]), bl=unit("Deaf", 3)))
    has = {name: layers.has(d.game, find(d, name), "Boost") for name in ("Singer", "Choir", "Deaf")}
    assert has == {"Singer": True, "Choir": True, "Deaf": False}
