"""English texts of Vanguard: gauges of units and of players, read and played. All sentences are our own."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.games.vg.c07_gauges import GAUGES
from tests.lang.vg.test_en_actions import rules
from tests.lang.vg.test_en_parts import declined, read
from tests.lang.vg.test_en_stations import condition
from tests.rules.vg.support import board, count, side, unit, value

DIVINE = t.All((GAUGES, t.Mark("divine gauge")))
START = "[ACT](VC)[1/turn]:"
GIVES = "Choose up to two of your rear-guards, and put up to one card from your soul face down as a divine gauge for "


def test_7_40_3_a_divine_gauge_gives_power_and_pays() -> None:
    text = (
        f"{START}{GIVES}each of them.\n[CONT](VC):All of your rear-guards with divine gauge get [Power] +5000.\n"
        "[ACT](VC):[COST][Discard two divine gauge], and draw a card."
    )
    soul = [unit("Elm"), unit("Fir")]
    d = board("main", side(vc=unit("Reed", 3, text=text), fl=unit("Fen", 1), fr=unit("Mere", 1), soul=soul), side())
    assert value(d, "Fen") == value(d, "Mere") == 8000
    d.take('use "Reed"', 'choose "Fen"', 'choose "Mere"', 'choose "Elm"', 'choose "Fir"')
    assert value(d, "Fen") == value(d, "Mere") == 13000 and count(d, "gauge") == 2
    d.take('use "Reed"')
    assert count(d, "gauge") == 0 and count(d, "hand") == 1 and value(d, "Fen") == 8000


def test_7_40_2_a_card_of_the_hand_and_a_gauge_are_paid_together() -> None:
    (ability,) = read(
        "[ACT](RC):[COST][Discard a card from your hand and one of this unit's divine gauge], draw a card."
    )
    assert isinstance(ability, t.Activated) and len(ability.cost) == 4
    assert ability.cost[2] == t.Choose("cost", 1, t.All((*DIVINE.parts, t.Linked(t.SELF))))
    assert declined("[ACT](RC):[COST][Discard a card from your hand and one of this unit's brass gauge], draw a card.")


REGRESS = (
    "[AUTO](Gauge Zone):At the beginning of your battle phase, if this card is a regress gauge, "
    "choose one card from your drop, and put it face up as a regress gauge. If you put a card, call this card to (RC)."
)


def test_7_40_7_a_card_comes_back_from_the_gauge_of_its_player() -> None:
    put = "choose a card from your hand, and put it face up as a regress gauge."
    keeper = unit("Keeper", 3, text=f"[CONT](VC):You can have regress gauges.\n{START}{put.capitalize()}")
    d = board("main", side(vc=keeper, hand=[unit("Reed", 1, text=REGRESS)], drop=[unit("Elm")]), side())
    d.take('use "Keeper"', 'call "Reed" to front left')
    assert count(d, "gauge") == 1 and count(d, "RC") == 1 and count(d, "drop") == 0


def test_gauges_of_players_are_asked_for() -> None:
    own = t.All((t.YOURS, GAUGES, t.Mark("AutoMOD gauge")))
    assert condition("you have three or less AutoMOD gauges") == t.Compare(t.Count(own), "<=", 3)
    assert condition("you have no AutoMOD gauges") == t.Unless(t.Exists(own))
    assert rules("You can have AutoMOD gauges.") == (t.Rule("permit", "have AutoMOD gauge", t.Player(t.YOU)),)
    put = t.Happened(t.When("move", t.YOURS, dst=("gauge",), word="gauge"))
    assert condition("a new equip gauge was put for your unit this turn") == t.Compare(put, ">=", 1)
    assert declined("[CONT](VC):You can have brass gauges.")
