"""How stride skills, G guardian, overDress and XoverDress are written; what the rules would not find is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games.vg import c14_forms
from ludex.games.vg.c06_stride import USUAL_COST
from ludex.games.vg.c14_dressing import over_dress, xover_dress
from tests.rules.vg.support import FILLER, board, card, find, order, side, unit, where

SPROUT = t.Word("name", "Sprout")


def written(*tree: str, **row: Any) -> Card:
    return card("Card", **{"type": "normal unit", "grade": 3, "power": 1, "tree": list(tree), **row})


@pytest.mark.parametrize("name", c14_forms.FORMS)
def test_14_1_1_a_bare_keyword_is_told_how_it_is_written(name: str) -> None:
    form = c14_forms.FORMS[name]
    with pytest.raises(InputError) as error:
        written(keywords=[name])
    assert f"text not understood: {name!r}; it is written {form.text}; as a tree {form.tree}" in str(error.value)
    assert c14_forms.hint("Bold words") == ""


@pytest.mark.parametrize(
    ("tree", "name"),
    [
        ("Activated(limit=1, keyword='stride', zones=('G',))", "stride"),
        ("Activated(keyword='stride', zones=('VC',))", "stride"),
        ("Passive((Modify(SELF, 'power', '+', 1),), keyword='stride', zones=('G',))", "stride"),
        ("Activated(cond=TurnOf(YOU), keyword='ultimate stride', zones=('G',))", "ultimate stride"),
        ("Activated(do=(Draw(1),), keyword='G guardian', zones=('G',))", "G guardian"),
        ("Activated(cost=(Draw(1),), timing=('main phase',), keyword='G guardian', zones=('G',))", "G guardian"),
        ("Activated(cost=(Draw(1),), limit=1, keyword='G guardian', zones=('G',))", "G guardian"),
        ("Passive((Modify(SELF, 'power', '+', 1),), keyword='overDress', zones=('hand',))", "overDress"),
        ("Passive((Rule('permit', 'overDress'),), keyword='overDress', zones=('hand',))", "overDress"),
        ("Passive((Rule('widen', 'overDress', SELF, YOURS),), keyword='overDress')", "overDress"),
        ("Passive((Rule('widen', 'overDress', SELF, YOURS),))", "overDress"),
        ("Passive((Rule('widen', 'XoverDress', SELF, YOURS),), zones=('hand',))", "XoverDress"),
        ("Activated(do=(Draw(1),), keyword='XoverDress', zones=('hand',))", "XoverDress"),
    ],
)
def test_14_49_1_a_keyword_without_its_parts_is_refused(tree: str, name: str) -> None:
    """[VG 14.12.2] [VG 14.13.2.1] [VG 14.16.1] [VG 14.42.1.1]"""
    with pytest.raises(InputError) as error:
        written(tree)
    assert f"would not find this ability; it is written {c14_forms.FORMS[name].tree}" in str(error.value)


@pytest.mark.parametrize(
    "tree",
    [
        "Activated(cost=(Draw(1),), keyword='ultimate stride', zones=('G',))",
        "Activated(cost=(Draw(1),), keyword='G guardian', zones=('G',))",
        "Passive((Rule('widen', 'overDress', SELF, YOURS),), zones=('hand',))",
        "Passive((Rule('forbid', 'overDress', YOURS),))",
    ],
)
def test_14_42_1_1_the_parts_are_enough(tree: str) -> None:
    assert len(written(tree).abilities) == 1


def test_14_12_3_1_a_stride_skill_without_a_cost_has_the_usual_one() -> None:
    (skill,) = written("Activated(keyword='stride')", type="G unit").abilities
    assert isinstance(skill, t.Activated) and skill.cost == USUAL_COST
    assert skill.zones == ("G",)
    (other,) = written("Activated(cost=(Draw(1),), keyword='stride', zones=('G',))", type="G unit").abilities
    assert isinstance(other, t.Activated) and other.cost == (t.Draw(1),)


def test_14_42_1_1_as_a_text() -> None:
    """[VG 14.49.2]"""
    assert written(text='[overDress]-"Sprout"').abilities == (over_dress(SPROUT),)
    text = '[XoverDress]-One "Sprout" and one card with "Bud" in its card name'
    assert written(text=text).abilities == (xover_dress(SPROUT, t.Within("name", "Bud")),)
    for wrong in (
        "[overDress]-Sprout",
        '[XoverDress]-One "Sprout"',
        '[overDress]-One "A" and one "B"',
    ):
        with pytest.raises(InputError, match="text not understood"):
            written(text=wrong)


def test_6_7_2_an_effect_overdresses_a_card_that_it_has_chosen() -> None:
    """Without a word, it is the card with the ability."""
    hand = t.YOURS & t.Zone(("hand",)) & t.Word("name", "Mantle")
    do = (t.Choose("c", 1, hand), t.Do("overdress", t.YOURS & t.Zone(("RC",)), word="c"))
    d = board("main", side(fl=unit("Sprout"), hand=[unit("Mantle", 3), order("Wrap", *do), FILLER]))
    d.take('play "Wrap"', 'choose "Mantle"')
    assert where(d, "Mantle") == "RC front left" and where(d, "Sprout").startswith("originalDress")
    assert "overDress" in d.game.objects[find(d, "Mantle")].marks


def test_6_10_3_1_1_what_a_card_does_when_it_is_alchemix_is_active_there() -> None:
    (own,) = written("Automatic(When('is Alchemix', SELF), do=(Draw(1),))").abilities
    (other,) = written("Automatic(When('is Alchemix', YOURS), do=(Draw(1),))").abilities
    assert (own.zones, other.zones) == (("Alchemix",), ())


def test_11_9_6_1_2_a_card_hears_on_the_field_that_it_is_retired() -> None:
    """So an ability for it that is active elsewhere only is refused."""
    with pytest.raises(InputError, match="hears of it on the field"):
        written("Automatic(When('move', SELF, word='retire'), do=(Draw(1),), zones=('drop',))")
    for zones in ("('RC', 'drop')", "()"):
        assert written(f"Automatic(When('move', SELF, word='retire'), do=(Draw(1),), zones={zones})").abilities


def test_14_16_1_a_g_guardian_may_say_that_it_is_called() -> None:
    """It is what every G guardian does; anything else would not be done, and is refused."""
    tree = "Activated(cost=(Draw(1),), do=(Do('call', SELF, word='GC'),), keyword='G guardian')"
    (ability,) = written(tree, type="G unit").abilities
    assert isinstance(ability, t.Activated) and ability.do == () and ability.zones == ("G",)
