"""English texts of Vanguard: figures and charges given instead of others, prices of replacements. All sentences are our
own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_en_parts import declined, effect, read
from tests.rules.vg.support import board, count, side, unit, where

SOUL = "if your soul has ten or more cards"
FULL = t.Exists(t.All((t.YOURS, t.Zone(("soul",)))), 10)


def raised(*amounts: tuple[str, int], what: t.Sel = t.SELF) -> t.Continue:
    return t.Continue(tuple(t.Modify(what, figure, "+", n) for figure, n in amounts), "turn")


MORE = raised(("power", 10000), ("critical", 1))


@pytest.mark.parametrize(
    ("first", "instead", "more"),
    [
        ("[Power] +5000", "[Power] +10000 and [Critical] +1 instead", MORE),
        ("[Power] +5000", "[Power] +10000 and [Critical] +1 instead of [Power] +5000", MORE),
        ("[Power] +5000", "[Power] +10000 instead", raised(("power", 10000))),
        ("[Power] +5000/[Critical] +1", "[Power] +10000/[Critical] +1 instead of [Power] +5000/[Critical] +1", MORE),
    ],
)
def test_figures_are_given_instead_of_those_before(first: str, instead: str, more: t.Continue) -> None:
    given = effect(f"this unit gets {first} until end of turn. If your soul has ten or more cards, it gets {instead}.")
    (less,) = effect(f"this unit gets {first} until end of turn.")
    assert given == (t.If(FULL, (more,), (less,)),)


@pytest.mark.parametrize(
    "instead",
    ["[Critical] +1 instead", "[Power] +10000 and [Critical] +1 instead of [Power] +3000", '"Boost" instead'],
)
def test_what_was_not_given_is_not_replaced(instead: str) -> None:
    start = "[AUTO](RC):When this unit attacks, this unit gets [Power] +5000 until end of turn. "
    assert declined(f"{start}If your soul has ten or more cards, it gets {instead}.")


def test_several_units_get_other_figures() -> None:
    choice, given = effect(
        f"choose two of your rear-guards, they get [Power] +5000 until end of turn, and {SOUL}, they get "
        "[Power] +10000 and [Critical] +1 instead."
    )
    assert isinstance(choice, t.Choose) and isinstance(given, t.If)
    assert given.then == (raised(("power", 10000), ("critical", 1), what=t.Ref("t")),)


@pytest.mark.parametrize(
    ("first", "instead", "did", "does"),
    [
        ("draw a card", "draw two cards instead of one", t.Draw(1), t.Draw(2)),
        ("draw two cards", "draw three cards instead of two cards", t.Draw(2), t.Draw(3)),
        *(
            (f"[{said} 1]", f"[{said} 3] instead of {was}", *(t.Do(said.lower(), t.SELF, n) for n in (1, 3)))
            for said in ("Soul-Charge", "Energy-Charge")
            for was in ("1", f"[{said} 1]")
        ),
    ],
)
def test_more_is_drawn_or_charged_than_the_text_names_again(
    first: str, instead: str, did: t.Instr, does: t.Instr
) -> None:
    assert effect(f"{first}. If your soul has ten or more cards, {instead}.") == (t.If(FULL, (does,), (did,)),)


def test_what_is_named_again_must_be_what_was_done() -> None:
    start = "[AUTO](RC):When this unit attacks, draw two cards. If your soul has ten or more cards, "
    assert read(f"{start}draw three cards instead of two.")
    assert declined(f"{start}draw three cards instead of one.")
    assert declined(f"{start}[Soul-Charge 3] instead of [Soul-Charge 1].")


def test_cards_go_elsewhere_than_the_zone_that_is_named_alone() -> None:
    *_, given = effect(
        f"choose a card from your drop, and put it into soul. I{SOUL[1:]}, put it into hand instead of soul."
    )
    assert given == t.If(FULL, (t.Move(t.Ref("t"), "hand"),), (t.Move(t.Ref("t"), "soul"),))


PRICE = "[CONT](RC):When this unit would be retired by your opponent's card effect, you may {} instead."


def test_a_price_is_paid_in_place_of_the_event() -> None:
    (ability,) = read(PRICE.format("put a card from your soul into drop"))
    soul = t.All((t.YOURS, t.Zone(("soul",))))
    assert isinstance(ability, t.Replace) and ability.may and not ability.instead
    assert ability.cost == (t.Choose("cost", 1, soul), t.Move(t.Ref("cost"), "drop"))
    assert read(PRICE.format("[Soul-Blast 1]"))
    assert declined(PRICE.format("pay"))


def test_this_unit_does_not_pay_for_itself_and_it_is_not_this_unit() -> None:
    assert declined(PRICE.format("retire this unit"))
    (own,) = read(PRICE.format("bind this unit"))
    (it,) = read(PRICE.format("bind it"))
    assert own == it
    (ability,) = read(
        "[CONT](VC):When your other rear-guard would be retired, you may put this unit into soul instead."
    )
    assert isinstance(ability, t.Replace) and ability.cost == (t.Move(t.SELF, "soul"),)


STRIKER = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."


@pytest.mark.parametrize("souls", [0, 1])
def test_11_12_3_a_unit_stays_if_the_price_can_be_paid(souls: int) -> None:
    reed = unit("Reed", 1, text=PRICE.format("put a card from your soul into drop"))
    soul = [unit("Ghost", 1) for _ in range(souls)]
    d = board("main", side(vc=unit("Choir", 3, 13000, text=STRIKER)), side(fl=reed, soul=soul))
    d.take('use "Choir"')
    if souls:
        d.take('replace with "Reed"')
    assert where(d, "Reed") == ("RC front left" if souls else "drop")
    assert count(d, "drop", 1) == 1
