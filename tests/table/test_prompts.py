"""What a decision asks: the bare question where the clause of the card stands below it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.record.japanese import japanese
from ludex.table.match import Match, Places, choice
from tests.table.test_why import match_of, position

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
    assert told["clause"] == "[AUTO]:When this unit is placed on (RC), [COST][Soul-Blast 1], and [Counter-Charge 1]."


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


SHELF = """
phase: main
you:
  VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}]
  RC: [{card: "Cogwright, Nell", circle: front left}]
  order zone: [Shelf That Grows]
  soul: {filler: 2}
  deck: {filler: 9}
opponent: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
"""


def test_a_choice_says_whether_it_pays_and_what_is_done() -> None:
    match = position("vg", SHELF)
    assert match.decision is not None
    match.take([option.verb for option in match.decision.options].index("use"))
    if (told := asked(match))["part"].startswith("soul-blast"):
        assert told["prompt"] == 'choose 1 to pay for "Shelf That Grows"'
        assert told["prompt_ja"] == "「Shelf That Grows」のコストとして1枚選ぶ"
        assert told["part"] == "soul-blast 1 of your card in the soul"
        assert told["part_ja"] == "それをソウルブラスト"
        match.take(0)
    told = asked(match)
    assert told["prompt"] == 'choose 1 for the effect of "Shelf That Grows"'
    assert told["prompt_ja"] == "「Shelf That Grows」の効果で1枚選ぶ"
    assert told["part"] == "until the end of the turn: power of it changes by 5000"
    assert told["part_ja"] == "ターン終了時まで、それのパワー+5000"
    assert told["about"] == "", "the question names the card"


@pytest.mark.parametrize(
    ("code", "prompt", "en", "ja"),
    [
        ("vg", "guard?", r'"[^"]+" attacks "[^"]+": guard\?', "「[^」]+」が「[^」]+」に攻撃：ガードしますか？"),
        ("dbs", "battle", r'.*"[^"]+" attacks (your )?"[^"]+": combo\?', ".*に攻撃：コンボしますか？"),
    ],
)
def test_an_answer_to_an_attack_is_asked_with_who_attacks_whom(code: str, prompt: str, en: str, ja: str) -> None:
    match, rng = match_of(code), Random(1)
    while match.decision is not None and match.decision.prompt != prompt:
        match.take(rng.randrange(len(match.decision.options)))
    assert match.decision is not None
    seat = match.decision.player
    told = match.state(seat)["choice"]
    assert re.fullmatch(en, told["prompt"])
    assert re.fullmatch(ja, told["prompt_ja"])
    assert match.state(1 - seat)["choice"] is None


def test_a_hidden_attacker_is_not_named() -> None:
    match = position("vg", SHELF)
    game, decision = match.game, match.decision
    assert decision is not None
    decision.prompt = "guard?"
    deck, vanguard = game.zone("deck", 1)[0], game.zone("VC", 0)[0]
    told = choice(game, decision, 0, japanese("vg"), (deck, vanguard))
    assert told["prompt"] == 'a card attacks "Bell": guard?'
    assert told["prompt_ja"] == "カードが「Bell」に攻撃：ガードしますか？"


def test_in_japanese_a_clause_is_quoted_or_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    told = until_asked(position("vg", NELL), "do it?")
    assert told["clause_ja"] == told["clause"]
    monkeypatch.setattr("ludex.table.asking.clause_text", lambda *_: "")
    told = until_asked(position("vg", NELL), "do it?")
    assert told["clause"].startswith("soul-blast 1")
    assert told["clause_ja"] == ""


FLEDGLING = """
phase: main
you:
  VC: [{name: Bell, type: normal unit, grade: 2, power: 8000}]
  hand: ["Moth Fledgling, Noctua", "Cogwright, Nell", Brass Cricket]
  deck: {filler: 9}
opponent: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
"""


def test_a_cost_within_an_effect_is_a_cost() -> None:
    match = position("vg", FLEDGLING)
    until_asked(match, "do it?")
    match.take(0)
    told = asked(match)
    assert told["prompt"] == 'choose 1 to pay for "Moth Fledgling, Noctua"'
    assert told["part"] == "discard it to the drop"
    assert told["part_ja"] == "それを捨てる"


DIG = """
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand: [{name: Dig, type: Spell, cost: 1, text: "Search your deck for an amulet, reveal it, and add it to your hand."}]
  deck: [CARDS]
opponent: {deck: {filler: 5}}
"""


@pytest.mark.parametrize("count", [1, 2])
def test_a_search_shows_the_cards_that_are_found_and_only_to_who_searches(count: int) -> None:
    """Not only their names: the page draws them, also a single one."""
    names = ["Lamp", "Bell"][:count]
    cards = ", ".join(f"{{name: {name}, type: Amulet, cost: 1}}" for name in names)
    match = position("sve", DIG.replace("CARDS", f"{cards}, Candle Imp, Candle Imp"))
    assert match.decision is not None
    match.take([option.verb for option in match.decision.options].index("play"))
    told = asked(match)
    found = [option for option in told["options"] if option["verb"] == "find"]
    state = match.state(0)
    assert sorted(state["faces"][option["numbers"][0]]["name"] for option in found) == sorted(names)
    assert all(option["cards"] == [None] for option in found), "a place would tell how the deck lies"
    for other in (match.state(1), match.state(-1)):
        assert not any(name in str(other) for name in names)


def test_the_log_calls_zones_as_readers_do() -> None:
    match, rng = match_of("vg"), Random(1)
    while match.decision is not None and len(match.taken) < 120:
        match.take(rng.randrange(len(match.decision.options)))
    lines = [entry.texts[0] for entry in match.chronicle.entries]
    assert any(re.search(r'calls ".*" to the (front|back) (left|right|center) rear-guard circle', one) for one in lines)
    assert any(re.search(r'calls ".*" to the guardian circle', one) for one in lines)
    assert not any(re.search(r"\b[RGV]C\b", one) for one in lines)
    match = match_of("dbs")
    while match.decision is not None and not any("combo" in entry.texts[0] for entry in match.chronicle.entries):
        match.take(rng.randrange(len(match.decision.options)))
    assert any(re.fullmatch(r'Player \d combos with ".*"', entry.texts[0]) for entry in match.chronicle.entries)
