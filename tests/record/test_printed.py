"""Options in Japanese name the ability they are about, as the English ones do: they quote the card."""

from __future__ import annotations

import pytest

from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import plain_texts, texts
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.record.japanese import japanese
from ludex.record.printed import LONGEST, clause_text
from ludex.testing.scenario import read_scenario, start

SCENARIOS = {
    "sve": """
game: sve
title: x
phase: main
you:
  numbers: {play points: 5, maximum play points: 5}
  field:
    - {name: Bell Twin, type: follower, cost: 1, attack: 1, defense: 1, class: Neutral,
       text: "[act] [cost01]: Draw a card.\\n[act] [cost02]: Draw 2 cards."}
  deck: {filler: 9}
opponent: {deck: {filler: 9}}
""",
    "vg": """
game: vg
title: x
phase: main
you:
  VC:
    - name: Twin Bell
      type: normal unit
      grade: 1
      power: 8000
      text: |-
        [ACT](VC)[1/turn]:[COST][Soul-Blast 1], draw a card.
        [ACT](VC)[1/turn]:[COST][Soul-Blast 1], draw two cards.
  soul: {filler: 3}
  deck: {filler: 9}
opponent: {VC: [{name: Bell, type: normal unit, grade: 1, power: 8000}], deck: {filler: 9}}
""",
    "dbs": """
game: dbs
title: x
phase: main
you:
  battle:
    - name: Bell Twin
      type: battle
      color: red
      cost: 1
      power: 5000
      text: |-
        [Activate: Main] [Once per turn] Discard 1 card: draw 1 card.
        [Activate: Main] [Once per turn] Discard 1 card: draw 2 cards.
  hand: {filler: 3}
  deck: {filler: 9}
opponent: {deck: {filler: 9}}
""",
    "cc": """
game: cc
title: x
phase: main
you:
  servant: [{card: The Quiet Orchard, counters: {deity: 3}}]
  deck: {filler: 9}
opponent: {deck: {filler: 9}}
""",
}


def begun(text: str) -> Game:
    scenario = read_scenario(text, "scenario", complete=False)
    game = start(scenario, scenario.editions[0]).game
    advance(game)
    return game


@pytest.mark.parametrize("code", SCENARIOS)
def test_which_ability_of_a_card_is_quoted(code: str) -> None:
    game = begun(SCENARIOS[code])
    assert game.decision is not None
    english, plain = texts(game, game.decision), plain_texts(game, game.decision)
    said = japanese(code).options(game, game.decision)
    told = [ja for ja, en, short in zip(said, english, plain, strict=True) if en != short]
    assert len(told) == 2
    assert len(set(told)) == 2
    obj = game.objects[next(o for o in game.decision.options if o.cards).cards[0]]
    printed = [line.replace('"', "") for line in obj.info.text.split("\n") if line.strip()]
    for ja in told:
        assert any(f"：「{line}」" in ja.replace('"', "") for line in printed), ja


def test_an_option_of_a_list_is_quoted() -> None:
    game = begun("""
game: sve
title: x
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand: [Ferry Cook]
  field: [Candle Imp]
  deck: {filler: 9}
opponent: {deck: {filler: 9}}
""")
    assert game.decision is not None
    decide(game, next(o for o in game.decision.options if o.verb == "play"))
    decision = advance(game)
    assert decision is not None
    said = japanese("sve").options(game, decision)
    assert any("：「Give your leader [defense]+2.」" in text for text in said), said


def test_a_text_that_is_too_long_is_not_read_again() -> None:
    game = begun(SCENARIOS["cc"])
    card = next(obj.info for obj in game.objects.values() if obj.info.name == "The Quiet Orchard")
    assert clause_text("cc", card, card.activated[0])
    text = card.text + "\n" + "x" * LONGEST
    longer = Card(card.number, card.name, card.types, card.figures, card.words, text, card.abilities)
    assert clause_text("cc", longer, longer.activated[0]) == ""
