"""What a decision asks: the bare question where the clause of the card stands below it."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.record.japanese import japanese
from ludex.table.match import Match, Places, choice
from tests.table.test_why import position

NELL = """
phase: main
you:
  VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}]
  hand: ["Cogwright, Nell"]
  soul: {filler: 2}
  damage: [{card: "Windup Courier, Pip", face: down}]
  deck: {filler: 9}
opponent: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
"""


def asked(match: Match) -> dict[str, Any]:
    assert match.decision is not None
    return choice(match.game, match.decision, match.decision.player, japanese(match.row.game))


def until_asked(match: Match, prompt: str) -> dict[str, Any]:
    """Take the first option that goes there."""
    for _ in range(9):
        assert match.decision is not None
        if match.decision.prompt == prompt:
            break
        verbs = [option.verb for option in match.decision.options]
        match.take(verbs.index("call") if "call" in verbs else 0)
    return asked(match)


def test_a_question_is_bare_where_the_clause_is_printed() -> None:
    told = until_asked(position("vg", NELL), "do it?")
    assert told["prompt"] == "do it?"
    assert told["prompt_ja"] == "行いますか？"
    assert told["clause"] == "[AUTO]:When placed on (RC), [COST][Soul-Blast 1], [Counter-Charge 1]."


def test_a_question_says_what_one_may_do_where_nothing_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludex.table.asking.clause_text", lambda *_: "")
    told = until_asked(position("vg", NELL), "do it?")
    assert told["prompt"].startswith("do it? soul-blast 1 of your card in the soul, and if so: counter-charge 1")


def test_a_unit_lies_on_its_circle_whoever_is_its_master() -> None:
    """NB: the place of a card is where it is drawn; a dominated unit stays on the circle of its original master."""
    match = position("vg", LULL)
    id = match.game.zone("RC", 1)[0]
    events.perform(match.game, Event("control", id, 0, word="dominate"))
    assert match.game.objects[id].player == 0
    assert Places(match.game, 0).of(id) == "1/RC/0"


LULL = """
phase: main
you: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
opponent:
  VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}]
  RC: [{card: "Cogwright, Nell", circle: front left}]
  deck: {filler: 9}
"""
