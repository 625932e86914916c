"""[VG 6.7] overDress and [VG 6.8] XoverDress, through the abilities of chapter 14."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.values import layers
from ludex.games.vg.c14_dressing import over_dress, xover_dress
from ludex.games.vg.positions import from_ride_deck
from ludex.testing.driver import Driver
from tests.rules.vg.support import FILLER, act, board, card, order, side, unit, when

NAMED = t.Word("name", "Sprout")
DRESSED = t.SELF & t.Mark("overDress")
SPROUT = unit("Sprout", 1, 8000, 5000)
BLOOM = unit("Bloom", 2, 12000, 5000, over_dress(NAMED))
TREE = unit("Tree", 3, 13000, None, over_dress(t.Word("name", "Bloom") & t.Mark("overDress")))
HERO_2 = unit("Hero", 2, 10000, 5000)


def dresses(d: Driver) -> list[str]:
    return sorted(d.names("originalDress", 0))


def test_14_42_2_from_hand_over_the_rear_guards_that_the_ability_names() -> None:
    d = board("main", side(vc=HERO_2, fl=SPROUT, fr=FILLER, hand=[BLOOM, TREE]))
    assert [text for text in d.offered if text.startswith("overDress")] == ['overDress "Bloom" on "Sprout"']


def test_14_42_1_it_is_a_continuous_ability() -> None:
    """A card that lost its continuous abilities is put over nobody. It may be called as usual, and is not in the state
    then."""
    strip = t.Passive((t.Strip(t.YOURS & t.Zone(("hand",)), kind="Continuous"),))
    for other, offered in ((unit("Null", 1, 8000, 5000, strip), False), (FILLER, True)):
        d = board("main", side(vc=HERO_2, fl=SPROUT, fr=other, hand=[BLOOM]))
        assert ('overDress "Bloom" on "Sprout"' in d.offered) == offered
        d.take('call "Bloom" to front left')
        assert d.obj("RC", 0, "Bloom").marks == () and d.names("drop", 0) == ["Sprout"] and dresses(d) == []


def test_9_9_2_5_not_above_the_grade_of_the_vanguard() -> None:
    for grade, offered in ((1, False), (2, True)):
        d = board("main", side(vc=unit("Hero", grade, 8000), fl=SPROUT, hand=[BLOOM]))
        assert any(text.startswith("overDress") for text in d.offered) == offered
    assert not any(text.startswith("overDress") for text in board("main", side(vc=HERO_2, hand=[BLOOM])).offered)


def test_6_7_2_1_the_unit_under_it_is_no_unit() -> None:
    """[VG 2.9.3.4] Its main type is originalDress, so its abilities do nothing and it is not retired with the units."""
    loud = unit("Sprout", 1, 8000, 5000, t.Passive((t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 5000),)))
    sweep = order("Sweep", t.Do("retire", t.YOURS & t.Zone(("RC",)) & t.Word("type", "unit")))
    d = board("main", side(vc=HERO_2, fl=loud, fr=FILLER, hand=[BLOOM, sweep, FILLER]))
    hero = d.game.zone("VC", 0)[0]
    assert layers.value(d.game, hero, "power") == 15000
    d.take('overDress "Bloom" on "Sprout"')
    assert layers.value(d.game, hero, "power") == 10000
    (dress,) = d.game.zone("originalDress", 0)
    assert "originalDress" in layers.words(d.game, dress, "type")
    assert "unit" not in layers.words(d.game, dress, "type")
    assert d.names("RC", 0) == ["Filler", "Bloom"]


def test_6_7_2_2_it_lies_on_the_same_circle_and_belongs_to_the_card_over_it() -> None:
    d = board("main", side(vc=HERO_2, fr=SPROUT, hand=[BLOOM, FILLER])).take('overDress "Bloom" on "Sprout"')
    bloom, sprout = d.obj("RC", 0, "Bloom"), d.obj("originalDress", 0, "Sprout")
    assert (bloom.slot, bloom.state) == (1, 0)
    assert (sprout.slot, sprout.host) == (1, bloom.id)


def test_6_7_2_2_1_the_dress_of_a_dress_goes_to_the_new_unit() -> None:
    d = board("main", side(vc=unit("King", 3, 13000), fr=SPROUT, hand=[BLOOM, TREE, FILLER]))
    d.take('overDress "Bloom" on "Sprout"', 'overDress "Tree" on "Bloom"')
    tree = d.obj("RC", 0, "Tree").id
    assert dresses(d) == ["Bloom", "Sprout"]
    assert {d.game.objects[id].host for id in d.game.zone("originalDress", 0)} == {tree}


def test_6_7_1_1_it_is_placed_but_not_called() -> None:
    def heard(word: str) -> int:
        bloom = unit("Bloom", 2, 12000, 5000, over_dress(NAMED), when("move", dst=("RC",), word=word))
        d = board("main", side(vc=HERO_2, fl=SPROUT, hand=[bloom, FILLER]))
        return len(d.take('overDress "Bloom" on "Sprout"').names("hand", 0))

    assert (heard("placed"), heard("called")) == (2, 1)


def test_6_7_3_in_the_state_as_long_as_it_has_a_dress() -> None:
    """[VG 6.7.4] The originalDress cards of a unit are those linked to it."""
    grown = t.Passive((t.Modify(t.SELF, "power", "+", 5000),), cond=t.Exists(DRESSED))
    shed = act(t.Move(t.Linked(t.SELF) & t.Zone(("originalDress",)), "drop", "put"), limit=1)
    bloom = unit("Bloom", 2, 12000, 5000, over_dress(NAMED), grown, shed)
    d = board("main", side(vc=HERO_2, fl=SPROUT, hand=[bloom, bloom, FILLER]))
    d.take('overDress "Bloom" on "Sprout"', 'call "Bloom" to front right')
    over, called = (next(id for id in d.game.zone("RC", 0) if d.game.objects[id].slot == slot) for slot in (0, 1))
    assert layers.value(d.game, over, "power") == 17000
    assert layers.value(d.game, called, "power") == 12000
    d.take('use "Bloom" #1')
    assert d.names("drop", 0) == ["Sprout"]
    assert layers.value(d.game, over, "power") == 12000


@pytest.mark.parametrize("zone", ["drop", "hand", "soul", "bind"])
def test_6_7_5_the_dress_goes_where_the_unit_goes(zone: str) -> None:
    """[VG 6.7.5.1] There it is a unit card again."""
    away = order("Away", t.Move(t.YOURS & t.Word("name", "Bloom"), zone, "put"))
    d = board("main", side(vc=HERO_2, fl=SPROUT, hand=[BLOOM, away, FILLER]))
    d.take('overDress "Bloom" on "Sprout"', 'play "Away"')
    assert {"Bloom", "Sprout"} <= set(d.names(zone, 0)) and not dresses(d)
    sprout = d.obj(zone, 0, "Sprout")
    assert sprout.host == 0 and "unit" in layers.words(d.game, sprout.id, "type")


def test_6_7_5_between_circles_it_goes_along() -> None:
    d = board("main", side(vc=HERO_2, fl=SPROUT, hand=[BLOOM, FILLER])).take('overDress "Bloom" on "Sprout"')
    d.take("exchange left column")
    bloom, sprout = d.obj("RC", 0, "Bloom"), d.obj("originalDress", 0, "Sprout")
    assert (bloom.slot, sprout.slot, sprout.host) == (2, 2, bloom.id)
    assert "overDress" in bloom.marks


def test_6_7_5_2_what_began_in_the_ride_deck_goes_back_there() -> None:
    up = order("Up", t.Move(t.YOURS & t.Word("name", "Bloom"), "deck", "put"))
    d = board("main", side(vc=HERO_2, fl=from_ride_deck(SPROUT), hand=[BLOOM, up, FILLER]))
    d.take('overDress "Bloom" on "Sprout"', 'play "Up"')
    assert d.names("ride deck", 0) == ["Sprout"]
    assert "Bloom" in d.names("deck", 0)


def test_7_30_7_a_locked_unit_keeps_its_dress() -> None:
    lock = order("Lock", t.Do("lock", t.YOURS & t.Word("name", "Bloom")))
    unlock = unit("Key", 1, 7000, 5000, act(t.Do("unlock", t.YOURS & t.Zone(("locked",)))))
    d = board("main", side(vc=HERO_2, fl=SPROUT, bl=unlock, hand=[BLOOM, lock, FILLER]))
    d.take('overDress "Bloom" on "Sprout"', 'play "Lock"')
    (locked,) = d.game.zone("locked", 0)
    assert d.obj("originalDress", 0, "Sprout").host == locked
    d.take('use "Key"')
    assert d.obj("originalDress", 0, "Sprout").host == d.obj("RC", 0, "Bloom").id


# --- XoverDress ------------------------------------------------------------------------------------------------------

GRAND = unit("Grand", 3, 15000, None, xover_dress(t.Word("name", "Sprout"), t.Figure("grade", ">=", 1)))


def test_14_49_2_only_with_a_different_unit_for_each() -> None:
    for mine, offered in (
        (side(vc=HERO_2, hand=[GRAND], fl=SPROUT), False),
        (side(vc=HERO_2, hand=[GRAND], fl=SPROUT, bl=FILLER), True),
        (side(vc=HERO_2, hand=[GRAND], bl=FILLER), False),
    ):
        d = board("main", mine)
        assert ('XoverDress "Grand"' in d.offered) == offered
        assert not any(text.startswith("use") for text in d.offered)


def test_6_8_3_1_the_player_specifies_the_rear_guards() -> None:
    """A pick that leaves nothing for the next one is not offered."""
    d = board("main", side(vc=HERO_2, fl=SPROUT, fr=SPROUT, bl=FILLER, hand=[GRAND, FILLER]))
    d.take('XoverDress "Grand"')
    assert d.offered == ['choose "Sprout" #1', 'choose "Sprout" #2']
    d.take('choose "Sprout" #1')
    assert d.offered == ['choose "Sprout"', 'choose "Filler"']


def test_6_8_3_2_all_become_dress_on_one_circle() -> None:
    """[VG 6.8.3.3] The card is associated with all of them; [VG 6.8.3.4] another unit there goes to the drop zone."""
    other = unit("Other", 0, 5000, 5000)
    d = board("main", side(vc=HERO_2, fl=SPROUT, bl=FILLER, br=other, hand=[GRAND, FILLER]))
    d.take('XoverDress "Grand"', 'put "Grand" on back right')
    grand = d.obj("RC", 0, "Grand")
    assert (grand.slot, d.names("RC", 0), d.names("drop", 0)) == (4, ["Grand"], ["Other"])
    assert dresses(d) == ["Filler", "Sprout"]
    for id in d.game.zone("originalDress", 0):
        assert (d.game.objects[id].slot, d.game.objects[id].host) == (4, grand.id)


def test_6_8_1_1_it_is_placed_but_not_called() -> None:
    def heard(word: str) -> int:
        grand = unit("Grand", 3, 15000, None, *GRAND.abilities, when("move", dst=("RC",), word=word))
        d = board("main", side(vc=HERO_2, fl=SPROUT, bl=FILLER, hand=[grand, FILLER]))
        return len(d.take('XoverDress "Grand"', 'put "Grand" on front left').names("hand", 0))

    assert (heard("placed"), heard("called")) == (2, 1)


def test_6_8_4_its_state_is_not_the_overdress_state() -> None:
    """[VG 6.8.5] Neither does placing it count as overDress."""
    heard = when("overDress", t.Gain("note over", 1))
    also = when("XoverDress", t.Gain("note xover", 1))
    shed = act(t.Move(t.Linked(t.SELF) & t.Zone(("originalDress",)), "drop", "put"))
    grand = unit("Grand", 3, 15000, None, *GRAND.abilities, heard, also, shed)
    d = board("main", side(vc=HERO_2, fl=SPROUT, bl=FILLER, hand=[grand, FILLER]))
    d.take('XoverDress "Grand"', 'put "Grand" on front left')
    assert d.obj("RC", 0, "Grand").marks == ("XoverDress",)
    assert (d.game.num(0, "note over"), d.game.num(0, "note xover")) == (0, 1)
    d.take('use "Grand"')
    assert d.obj("RC", 0, "Grand").marks == ()


def test_6_8_3_5_the_dresses_follow_the_rules_of_overdress() -> None:
    away = order("Away", t.Do("retire", t.YOURS & t.Word("name", "Grand")))
    d = board("main", side(vc=HERO_2, fl=SPROUT, bl=FILLER, hand=[GRAND, away, FILLER]))
    d.take('XoverDress "Grand"', 'put "Grand" on front left', 'play "Away"')
    assert sorted(set(d.names("drop", 0))) == ["Away", "Filler", "Grand", "Sprout"]


def test_15_4_3_2_a_token_that_becomes_original_dress_is_still_on_the_field() -> None:
    """[VG 6.7.2.1] [VG 6.7.3] It is not erased, so the unit over it is in the overDress state; [VG 15.2.4.2.1] it is
    erased when the unit leaves the field with it. [VG 6.7.5]"""
    bloom = unit("Bloom", 2, 12000, 5000, over_dress(t.Word("name", "Plant")), act(t.Move(t.SELF, "hand")))
    make = act(t.Create("Plant", 1, "RC"), limit=1, zones=("VC",))
    d = board("main", side(vc=unit("Hero", 2, 10000, 5000, make), hand=[bloom, FILLER]))
    d.take('use "Hero"', "call the token to front left", 'overDress "Bloom" on "Plant"')
    assert dresses(d) == ["Plant"] and "overDress" in d.obj("RC", 0, "Bloom").marks
    d.take('use "Bloom"')
    assert dresses(d) == [] and "Plant" not in d.names("hand", 0) and "Bloom" in d.names("hand", 0)


def test_4_9_5_a_g_unit_that_was_original_dress_goes_on_to_the_g_zone() -> None:
    """[VG 2.9.4.1] [VG 6.7.5.1] RULING-VG-241"""
    giant = card("Sprout", type="G unit", grade=4, power=15000)
    sweep = order("Sweep", t.Do("retire", t.YOURS & t.Zone(("RC",))))
    d = board("main", side(vc=HERO_2, fl=giant, hand=[BLOOM, sweep, FILLER])).take('overDress "Bloom" on "Sprout"')
    assert dresses(d) == ["Sprout"] and d.names("G", 0) == []
    d.take('play "Sweep"')
    assert d.names("G", 0) == ["Sprout"] and sorted(d.names("drop", 0)) == ["Bloom", "Sweep"]
    assert d.obj("G", 0, "Sprout").up


def test_14_49_1_it_is_a_continuous_ability() -> None:
    """A card that lost its continuous abilities is not XoverDressed; one that lost the others is. It may be called as
    usual, and is not in the state then."""
    for kind, offered in (("Continuous", False), ("Activated", True)):
        null = unit("Null", 1, 8000, 5000, t.Passive((t.Strip(t.YOURS & t.Zone(("hand",)), kind=kind),)))
        d = board("main", side(vc=unit("King", 3, 13000), fl=SPROUT, fr=null, hand=[GRAND]))
        assert ('XoverDress "Grand"' in d.offered) == offered and 'use "Grand"' not in d.offered
        d.take('call "Grand" to back left')
        assert d.obj("RC", 0, "Grand").marks == () and dresses(d) == []
