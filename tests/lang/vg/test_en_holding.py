"""English texts of Vanguard: rules of battles and end phases, what happened to units of either player, costs that are
spoken of. All sentences are our own."""

from __future__ import annotations

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.lang.vg.test_en_stations import condition

ALONE = t.Rule("forbid", "guard alone", t.Player(t.OPPONENT))
HAND = t.Zone(("hand",))


def test_guardians_together_in_the_battles_of_one_unit() -> None:
    (made,) = effect(
        "until end of turn, when your opponent would call units to (GC) from hand for the battle this unit attacked, "
        "they must call two or more at the same time."
    )
    attacking = t.Passive((ALONE,), t.Is(t.SELF, t.Role("attacking")))
    assert made == t.Continue((t.Grant(t.SELF, (attacking,)),), "turn")
    (whole,) = effect(
        "when your opponent would call cards from hand to (GC) this turn, they must call two or more at the same time."
    )
    assert whole == t.Continue((ALONE,), "turn")


def test_only_such_cards_are_called() -> None:
    (made,) = effect("your opponent can only call grade 0 cards from their hand until end of that battle.")
    others = t.All((t.ENEMY, HAND, t.Not(t.Figure("grade", "=", 0))))
    assert made == t.Continue((t.Rule("forbid", "guard", others),), "battle")


def test_vanguards_are_attacked_from_behind() -> None:
    (ability,) = read("[CONT](RC):This unit can attack a vanguard from the back row, and gets [Power] +2000.")
    assert isinstance(ability, t.Passive)
    assert ability.effects[0] == t.Rule("permit", "attack vanguards from the back row", t.SELF)
    (other,) = read("[CONT](RC):This unit can attack a rear-guard from the back row.")
    assert isinstance(other, t.Passive)
    assert other.effects == (t.Rule("permit", "attack those from the back row", t.SELF, t.Zone(("RC",))),)
    assert declined("[CONT](RC):This unit can attack a rear-guard from the front row.")


def test_whose_end_phase_does_not_unlock() -> None:
    def to(whose: str) -> t.Sel:
        *_, made = effect(f"choose a locked card, and that card cannot be unlocked during {whose} next end phase.")
        assert isinstance(made, t.Continue) and made.until == "next end phase"
        (rule,) = made.effects
        assert isinstance(rule, t.Rule) and rule.query == "unlock"
        return rule.to

    assert to("your opponent's") == t.Player(t.OPPONENT) and to("your") == t.Player(t.YOU)


def test_units_of_either_player_were_called() -> None:
    made = condition("a rear-guard was called by your card's ability this turn")
    called = t.When("move", t.Zone(("RC",)), dst=("RC", "GC"), word="called", cause=t.YOURS)
    assert made == t.Compare(t.Happened(called), ">=", 1)
    own = condition("two or more of your rear-guards were called this turn")
    assert own != made and isinstance(own, t.Compare) and own.b == 2


def test_figures_of_a_unit_that_is_described() -> None:
    made = condition("your grade 3 or greater vanguard's [Power] is 30000 or greater")
    assert isinstance(made, t.Exists) and isinstance(made.what, t.All)
    assert t.Figure("power", ">=", 30000) in made.what.parts


def test_what_the_cost_was_paid_with() -> None:
    (ability,) = read(
        "[ACT](RC)[1/turn]:[COST][discard a card from your hand], draw a card, and if you discarded a grade 3 for this "
        "cost, [Soul-Charge 1]."
    )
    assert isinstance(ability, t.Activated) and isinstance(ability.do[1], t.If)
    assert ability.do[1].cond == t.Is(t.Ref("discard"), t.Figure("grade", "=", 3))
    assert declined("[ACT](RC)[1/turn]:Draw a card, and if you discarded a grade 3 for this cost, [Soul-Charge 1].")


def test_grades_together_are_a_cost() -> None:
    (ability,) = read(
        "[ACT](RC)[1/turn]:[COST][discard one or more cards from your hand with the sum of their grades being 3 or "
        "greater], and draw a card."
    )
    assert isinstance(ability, t.Activated) and isinstance(ability.cost[0], t.Choose)
    assert ability.cost[0].total == t.Total("grade", ">=", 3) and ability.cost[0].least == 1


def test_what_could_not_be_done() -> None:
    *_, made = effect(
        "choose one of your opponent's rear-guards, and bind it. If you could not bind a rear-guard, draw a card."
    )
    assert made == t.If(t.Unless(t.Compare(t.Moved("t"), ">=", 1)), (t.Draw(1),))


def test_a_card_that_counts_as_heal() -> None:
    (ability,) = read("[CONT](Hand):You may discard this card as a [Heal] for the cost of calling a [G Guardian].")
    assert ability == t.Mere("as [Heal]", zones=("hand",))
