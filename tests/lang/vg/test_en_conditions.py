"""English texts of Vanguard: what stands after "if". All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect, read


def cond(words: str) -> t.Cond | None:
    (ability,) = read(f"[CONT](RC):If {words}, this unit gets [Power] +1000.")
    assert isinstance(ability, t.Passive)
    return ability.cond


SOUL, HAND, DAMAGE, REAR = (t.All((t.YOURS, t.Zone((zone,)))) for zone in ("soul", "hand", "damage", "RC"))
ENEMY_REAR = t.All((t.ENEMY, t.Zone(("RC",))))
VANGUARD = t.All((t.YOURS, t.Zone(("VC",))))


@pytest.mark.parametrize(
    ("words", "expected"),
    (
        ("you have five rear-guards", t.Compare(t.Count(REAR), "=", 5)),
        ("you have five or more rear-guards", t.Exists(REAR, 5)),
        ("you have more rear-guards than your opponent", t.Compare(t.Count(REAR), ">", t.Count(ENEMY_REAR))),
        ("you have less rear-guards than your opponent", t.Compare(t.Count(REAR), "<", t.Count(ENEMY_REAR))),
        ("the number of cards in your hand is four or more", t.Compare(t.Count(HAND), ">=", 4)),
        ("you have three or more damage", t.Exists(DAMAGE, 3)),
        ("this unit is on (RC)", t.Is(t.SELF, t.Zone(("RC",)))),
        ("this unit is not [Rest]", t.Unless(t.Is(t.SELF, t.State("rest")))),
        ("this unit is in the [overDress] state", t.Is(t.SELF, t.Mark("overDress"))),
        ("this unit's [Power] is 20000 or greater", t.Is(t.SELF, t.Figure("power", ">=", 20000))),
        ("it is your battle phase", t.Both((t.TurnOf(t.YOU), t.During("battle")))),
        (
            "your soul has three or more cards with different card names",
            t.Compare(t.Distinct(SOUL, "name"), ">=", 3),
        ),
        (
            "your order zone has a Research card",
            t.Exists(t.All((t.YOURS, t.Zone(("order zone",)), t.Word("type", "Research")))),
        ),
        (
            'you have a vanguard with "Ember" in its card name or <Dragon Empire>',
            t.Exists(
                t.All(
                    (
                        t.YOURS,
                        t.Zone(("VC",)),
                        t.Some((t.Word("nation", "Dragon Empire"), t.Within("name", "Ember"))),
                    )
                )
            ),
        ),
        (
            'you have an "Ember Pact" crest',
            t.Exists(t.All((t.YOURS, t.Zone(("crest",)), t.Word("name", "Ember Pact")))),
        ),
        (
            "you did not [Counter-Charge] this turn",
            t.Unless(t.Compare(t.Happened(t.When("counter-charge", player=t.YOU)), ">=", 1)),
        ),
        (
            "your opponent's rear-guard was locked this turn",
            t.Compare(t.Happened(t.When("become", ENEMY_REAR, word="lock")), ">=", 1),
        ),
    ),
)
def test_conditions(words: str, expected: t.Cond) -> None:
    assert cond(words) == expected


def test_the_attack_that_did_not_hit() -> None:
    (ability,) = read("[AUTO](VC):At the end of the battle this unit attacked, if the attack did not hit, draw a card.")
    assert isinstance(ability, t.Automatic)
    assert ability.cond == t.Both((t.Is(t.SELF, t.Role("attacking")), t.Named("attack missed")))


def test_the_card_that_was_chosen_put_or_revealed() -> None:
    *_, last = effect("choose up to one card from your drop, and put it into soul. If you put a card, draw a card.")
    assert last == t.If(t.Compare(t.Moved("t"), ">=", 1), (t.Draw(1),))
    *_, last = effect("choose up to one card from your hand, and discard it. If you chose a card, draw a card.")
    assert last == t.If(t.Is(t.Ref("t"), t.ANY), (t.Draw(1),))
    *_, last = effect("reveal the top card of your deck. If it is a grade 2 or less unit card, draw a card.")
    small = t.All((t.Word("type", "unit"), t.Figure("grade", "<=", 2)))
    assert last == t.If(t.Is(t.Ref("seen"), small), (t.Draw(1),))
    assert declined("[AUTO](RC):When this unit attacks, draw a card. If you chose a card, draw a card.")


@pytest.mark.parametrize(
    ("words", "part"),
    (
        ("other than [Over]", t.Not(t.Word("trigger", "over"))),
        ("without [Regalis Piece]", t.Not(t.Has("Regalis Piece"))),
        ("with the bloom ability", t.Has("Bloom")),
        ('without "Ember" in its card name', t.Not(t.Within("name", "Ember"))),
        ("with grade less than or equal to your vanguard", t.Figure("grade", "<=", t.Greatest(VANGUARD, "grade"))),
        ('named "Ember"', t.Word("name", "Ember")),
    ),
)
def test_descriptions(words: str, part: t.Sel) -> None:
    choice, _ = effect(f"choose a unit card {words} from your drop, and put it into soul.")
    assert isinstance(choice, t.Choose) and isinstance(choice.what, t.All) and part in choice.what.parts


def test_one_kind_or_another() -> None:
    choice, _ = effect('choose a "Ash" or "Bark" from your soul or drop, and call it to (RC).')
    both = t.Some((t.Word("name", "Ash"), t.Word("name", "Bark")))
    assert isinstance(choice, t.Choose)
    assert choice.what == t.All((t.YOURS, t.Zone(("drop", "soul")), both))


def test_one_clan_and_no_other() -> None:
    choice, _ = effect("choose a normal unit with only <Genesis> for its clan from your drop, and put it into soul.")
    assert isinstance(choice, t.Choose) and isinstance(choice.what, t.All)
    assert t.Word("clan", "Genesis") in choice.what.parts
    (others,) = (part for part in choice.what.parts if isinstance(part, t.Not))
    assert isinstance(others.part, t.Some)
    assert t.Word("clan", "Kagero") in others.part.parts and t.Word("clan", "Genesis") not in others.part.parts


def test_arms_are_no_card_of_the_vanguard_circle() -> None:
    assert cond("your (VC) has an Arms") == t.Exists(t.All((t.YOURS, t.Zone(("arms",)))))
    assert declined("[CONT](RC):If your (VC) has a Prison, this unit gets [Power] +1000.")


def test_memory_is_the_order_zone_of_one_who_has_it() -> None:
    said = cond("your memory has two or more <Elf> with different card names")
    elves = t.All((t.YOURS, t.Zone(("order zone",)), t.Word("race", "Elf")))
    assert said == t.Both((t.Named("memory"), t.Compare(t.Distinct(elves, "name"), ">=", 2)))


def test_grades_for_each_of_which_something_is_given() -> None:
    _, give = effect(
        "choose one of your vanguards, and this unit gets [Power] +2000 until end of turn for every two grades of "
        "that unit."
    )
    twos = t.Fits(t.FigureOf(t.Ref("t"), "grade"), 2)
    assert give == t.Continue((t.Modify(t.SELF, "power", "+", t.Times(2000, twos)),), "turn")


def test_up_to_one_of_this_or_up_to_one_of_that() -> None:
    _, choice, _ = effect(
        'look at the top three cards of your deck, choose up to one "Ash" or up to one set order from among them, '
        "and put it into soul."
    )
    assert isinstance(choice, t.Choose) and (choice.n, choice.up_to) == (1, True)
    orders = t.All((t.Word("type", "order"), t.Word("type", "set")))
    assert choice.what == t.All((t.Ref("seen"), t.Some((t.Word("name", "Ash"), orders))))
