"""Lint of trees: each rule refuses a tree that breaks it, and lets the tree pass that does not."""

import pytest

from ludex.core import tree as t
from ludex.games import GAMES, load
from ludex.lang.compile import DECLINED, WHOLE
from ludex.library import lint, reading

VG = load("vg")
GROUND = lint.ground_of(VG.book(), VG.lab)
MINE = t.YOURS & t.Zone(("RC",))
ONE = t.Choose("t", 1, MINE)


def rules_of(*do: t.Instr, cost: tuple[t.Instr, ...] = ()) -> list[str]:
    return [flaw.rule for flaw in lint.flaws(GROUND, (t.Activated(cost=cost, do=do),))]


def test_a_reference_needs_something_before_it() -> None:
    retire = t.Do("retire", t.Ref("t"))
    assert rules_of(ONE, retire) == []
    assert rules_of(retire, ONE, retire) == [lint.UNBOUND]
    assert rules_of(retire, cost=(ONE,)) == []


def test_each_ability_binds_its_own_names() -> None:
    first, second = t.Activated(do=(ONE, t.Do("retire", t.Ref("t")))), t.Activated(do=(t.Do("retire", t.Ref("t")),))
    assert [flaw.rule for flaw in lint.flaws(GROUND, (first, second))] == [lint.UNBOUND]


def test_if_you_do_needs_a_deed() -> None:
    draw = t.If(t.Did("did"), (t.Draw(1),))
    assert rules_of(t.May((t.Draw(1),)), draw) == []
    assert rules_of(draw, t.May((t.Draw(1),))) == [lint.UNDONE]


def test_a_choice_is_used() -> None:
    assert rules_of(ONE) == [lint.UNUSED]
    assert rules_of(ONE, t.If(t.Is(t.Ref("t"), t.Word("name", "Egg")), (t.Draw(1),))) == []
    assert rules_of(t.Look("seen", 1, "deck")) == []  # whoever looks has learnt something


@pytest.mark.parametrize(
    "empty", [t.Continue((), "turn"), t.May(()), t.If(t.TurnOf(t.YOU), ()), t.Repeat(2, ()), t.Modes(1, ())]
)
def test_an_instruction_has_content(empty: t.Instr) -> None:
    assert rules_of(empty) == [lint.EMPTY]


def test_cards_lie_where_their_kind_can_be() -> None:
    assert rules_of(t.Do("retire", t.YOURS & t.Zone(("RC",)) & t.Word("type", "order"))) == [lint.MISPLACED]
    assert rules_of(t.Do("retire", t.YOURS & t.Zone(("hand",)))) == [lint.MISPLACED]
    assert rules_of(t.SetState(t.YOURS & t.Zone(("drop",)), "rest")) == [lint.MISPLACED]
    assert rules_of(t.SetState(MINE, "rest")) == []


def test_a_move_leads_elsewhere() -> None:
    held = t.YOURS & t.Zone(("hand",))
    assert rules_of(t.Move(held, "hand")) == [lint.UNMOVED]
    assert rules_of(t.Move(held, "drop")) == []
    assert rules_of(t.Move(t.YOURS & t.Zone(("deck",)), "deck", position="bottom")) == []


def test_nobody_chooses_among_unseen_cards() -> None:
    use = t.Move(t.Ref("t"), "hand")
    deck = t.YOURS & t.Zone(("deck",))
    assert rules_of(t.Choose("t", 1, deck), use) == [lint.UNSEEN]
    assert rules_of(t.Look("seen", 3, "deck"), t.Choose("t", 1, deck & t.Ref("seen")), use) == []


def test_a_limit_on_one_alternative_is_a_doubt() -> None:
    small = t.Figure("grade", "<=", 1)
    either = t.Some((t.Word("name", "A"), t.Word("name", "B") & small))
    found = lint.flaws(GROUND, (t.Activated(do=(t.Choose("t", 1, either), t.Do("retire", t.Ref("t")))),))
    assert [flaw.rule for flaw in found] == [lint.ONE_LIMIT]
    assert lint.refused(GROUND, (t.Activated(do=(t.Choose("t", 1, either), t.Do("retire", t.Ref("t")))),)) == ""


@pytest.mark.parametrize("code", GAMES)
def test_the_shipped_cards_have_no_flaw(code: str) -> None:
    spec = load(code)
    ground = lint.ground_of(spec.book(), spec.lab)
    found = {card.number: lint.flaws(ground, card.abilities) for card in spec.cards().values()}
    assert {number: flaws for number, flaws in found.items() if any(flaw.rule in lint.RULES for flaw in flaws)} == {}


def test_a_text_whose_tree_is_flawed_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "[AUTO]:When this unit is placed on (RC), draw a card."
    assert reading.read_text("vg", "en", text).status == WHOLE
    monkeypatch.setattr(reading, "refused", lambda ground, abilities: lint.UNUSED)
    read = reading.read_text("vg", "en", text)
    assert (read.status, read.stops[0].reason) == (DECLINED, f"lint: {lint.UNUSED}")


SVE_GROUND = lint.ground_of(load("sve").book(), load("sve").lab)
LEADER = t.Choose("t", 1, t.ENEMY & t.Zone(("leader",)))
FOLLOWER = t.Choose("t", 1, t.ENEMY & t.Zone(("field",)))
IT = t.Ref("t")


@pytest.mark.parametrize(
    "deed", [t.Move(IT, "cemetery", "destroy"), t.Move(IT, "hand"), t.Do("steal", IT), t.SetState(IT, "engaged")]
)
def test_a_chosen_card_lies_where_the_deed_is_done(deed: t.Instr) -> None:
    def rules(choice: t.Choose) -> list[str]:
        return [flaw.rule for flaw in lint.flaws(SVE_GROUND, (t.Spell((choice, deed)),))]

    assert rules(FOLLOWER) == []
    assert set(rules(LEADER)) == {lint.MISPLACED}


@pytest.mark.parametrize("what", [IT, t.SELF])
def test_nothing_is_said_of_a_card_that_became_another(what: t.Sel) -> None:
    def rules(*do: t.Instr) -> list[str]:
        chosen = (FOLLOWER,) if what == IT else ()
        return [
            flaw.rule for flaw in lint.flaws(SVE_GROUND, (t.Automatic(t.When("attack", t.SELF), do=(*chosen, *do)),))
        ]

    turned, hit = t.Do("transform", what, word="Fairy"), t.SetState(what, "engaged")
    assert rules(hit, turned) == []
    assert rules(turned, hit) == [lint.UNMADE]


def test_what_was_moved_may_come_back() -> None:
    souls = t.Choose("t", 1, t.YOURS & t.Zone(("soul",)))
    assert rules_of(souls, t.Move(t.Ref("t"), "soul")) == [lint.UNMOVED]
    assert rules_of(souls, t.Move(t.Ref("t"), "RC"), t.Move(t.Ref("t"), "soul")) == []


def test_a_zone_is_shuffled_once() -> None:
    once = t.Shuffle("deck")
    assert rules_of(t.Draw(1), once) == []
    assert rules_of(once, t.Draw(1), once) == []
    assert rules_of(once, once) == [lint.AGAIN]


def test_if_you_do_not_stands_where_one_was_asked() -> None:
    may, otherwise = t.May((t.Draw(1),)), t.If(t.Unless(t.Did("did")), (t.Draw(2),))
    cond = t.TurnOf(t.YOU)
    assert rules_of(may, otherwise) == []
    assert rules_of(t.If(cond, (may, otherwise))) == []
    assert rules_of(t.If(cond, (may,)), otherwise) == [lint.UNASKED]


def test_abilities_are_given_where_they_are_used() -> None:
    def given(*zones: str, valid: tuple[str, ...] = ()) -> list[str]:
        ability = t.Activated(do=(t.Draw(1),), zones=zones)
        passive = t.Passive((t.Grant(t.SELF, (ability,)),), zones=valid)
        return [flaw.rule for flaw in lint.flaws(GROUND, (passive,))]

    assert given("RC") == given() == given("RC", "drop") == []
    assert given("drop") == given("soul", "hand") == given("drop", valid=("VC", "RC")) == [lint.OFF]
    assert given("drop", valid=("RC", "drop")) == given("drop", "soul", valid=("soul",)) == []


def test_what_is_turned_is_what_is_raised() -> None:
    def told(turned: t.Sel, raised: t.Sel) -> list[str]:
        gains = t.Continue((t.Modify(raised, "power", "+", 2000),), "turn")
        ability = t.Automatic(t.When("attack"), do=(t.SetState(turned, "stand"), gains))
        return [flaw.rule for flaw in lint.flaws(GROUND, (ability,))]

    assert told(t.SELF, t.SELF) == told(t.Ref("it"), t.Ref("it")) == []
    assert told(t.SELF, t.Ref("it")) == [lint.ANOTHER]


def test_a_name_given_again_means_what_was_chosen_last() -> None:
    hand, soul = (t.Choose("cost", 1, t.YOURS & t.Zone((zone,))) for zone in ("hand", "soul"))
    kept, bound = t.Move(t.Ref("cost"), "soul"), t.Move(t.Ref("cost"), "bind")
    assert rules_of(t.May((t.Draw(1),), (hand, kept)), t.May((t.Draw(1),), (soul, bound))) == []
    assert rules_of(t.May((t.Draw(1),), (soul, kept))) == [lint.UNMOVED]
