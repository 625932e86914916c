"""Where a scenario may begin: with deck lists, in a given order, inside an attack; and what is refused."""

from textwrap import dedent

import pytest

from ludex.core.codec import from_json, to_json
from ludex.errors import InputError
from ludex.testing.scenario import Result, read_scenario, run

SVE = "game: sve\ntitle: t\nrules: [SVE 6.1.1]\n"
VG = "game: vg\ntitle: t\nrules: [VG 10.5]\n"
CC = "game: cc\ntitle: t\nrules: [CC 403.5]\n"


def played(text: str, edition: str = "") -> Result:
    scenario = read_scenario(dedent(text), "file.yaml")
    return run(scenario, edition or scenario.editions[0])


def told(text: str) -> list[str]:
    return [f"{d.what}: expected {d.expected}, actual {d.actual}" for d in played(text).differences]


def refused(text: str) -> str:
    with pytest.raises(InputError) as caught:
        played(text)
    return str(caught.value)


# --- deck lists ------------------------------------------------------------------------------------------------------


def test_a_deck_that_breaks_more_than_expected_fails() -> None:
    (line,) = told(CC + "decks: {you: {main: [{card: LC1-010, count: 5}]}}\nexpect: {breaks: [CC 402.2a]}\n")
    assert line.startswith("expect.breaks: expected [CC 402.2a], actual [CC 402.2 (the deck has 5 cards, not 50)")


def test_a_paragraph_means_those_beneath_it() -> None:
    text = "decks: {you: {leader: [], main: []}}\nexpect: {breaks: [SVE 6.1.1]}\n"
    assert told(SVE + text) == []
    assert told(SVE + text.replace("6.1.1]", "6.1.2]")) != []


def test_a_legal_deck_breaks_nothing_and_the_game_begins() -> None:
    assert told(CC + "decks: {}\nexpect: {breaks: [], turn: 0, at: CC 403.5}\n") == []
    assert told(CC + "decks: {}\nexpect: {breaks: {you: [CC 402.2]}}\n") == [
        "expect.breaks.you: expected [CC 402.2], actual []"
    ]


def test_no_game_begins_with_a_deck_that_breaks_a_paragraph() -> None:
    text = CC + "decks: {you: {main: []}}\nscript: [done]\nexpect: {breaks: [CC 402.2]}\n"
    assert "script[1]: no game begins with a deck that breaks CC 402.2 (the deck has 0 cards, not 50)" in refused(text)


DECK_MISTAKES = {
    CC + "decks: {}\nphase: main\nexpect: {turn: 0}": "phase: unknown key; there is game",
    CC + "decks: {you: nix}\nexpect: {turn: 0}": "decks.you: no deck 'nix'; there is ember-choir",
    CC + "decks: {me: ember-choir}\nexpect: {turn: 0}": "decks.me: unknown key; there is you, opponent",
    CC + "decks: {you: {side: []}}\nexpect: {turn: 0}": "decks.you.side: unknown key; there is main, extra, about",
    CC + "decks: {you: {main: [Nix]}}\nexpect: {turn: 0}": "decks.you.main[1]: no card 'Nix' is shipped with cc",
    CC + "phase: main\nyou: {caster: [Hush]}\nexpect: {turn: 5}": "you.caster[1]: several cards are called 'Hush'; "
    "write a number: LC1-503, LC1-504",
    CC + "decks: {you: {main: [{card: LC1-010, rested: true}]}}\nexpect: {turn: 0}": "main[1].rested: a card in a "
    "deck list has only a `count`",
    CC + "phase: main\nexpect: {breaks: []}": "expect.breaks: there are no `decks`",
    CC + "phase: main\nshuffle: badly\nexpect: {turn: 5}": "shuffle: no way to shuffle 'badly'; there is as written",
}


@pytest.mark.parametrize("text", DECK_MISTAKES)
def test_mistakes_in_deck_lists_are_told_with_their_place(text: str) -> None:
    assert DECK_MISTAKES[text] in refused(text)


def test_cards_written_here_may_be_in_a_deck() -> None:
    text = """
        decks: {you: {main: [{name: Wren, type: servant, atk: 1000, def: 1000, count: 50}]}}
        expect: {breaks: [CC 402.2a]}
    """
    assert told(CC + dedent(text)) == []


def test_the_first_line_of_a_list_lies_at_the_top_and_stays_there_if_not_shuffled() -> None:
    text = CC + "decks: {you: ember-choir}\nshuffle: as written\nchance: [0]\n"
    assert told(text + "expect: {you: {hand: {contains: [Sorrel Vane], count: 7}, deck: {count: 36}}}\n") == []
    shuffled = played(text.replace("shuffle: as written\n", "") + "expect: {turn: 0}\n").driver.game
    names = [shuffled.objects[id].info.name for id in shuffled.zone("hand", 0)]
    assert len(set(names)) > 3


def test_unshuffled_decks_and_fixed_chance_go_together() -> None:
    text = CC + "decks: {}\nshuffle: as written\nchance: [1]\nexpect: {active: opponent, decides: opponent}\n"
    result = played(text)
    assert result.passed
    assert from_json(to_json(result.driver.game)) == result.driver.game


# --- tokens ----------------------------------------------------------------------------------------------------------


def test_a_token_is_named_like_a_card() -> None:
    text = (
        VG
        + """
phase: main
you: {VC: [{name: A, grade: 1, power: 1}], RC: [Ember Wisp], deck: {filler: 3}}
opponent: {VC: [{name: B, grade: 1, power: 1}], RC: [LV-T1], deck: {filler: 3}}
expect: {you: {RC: [Ember Wisp]}, opponent: {RC: [Ember Wisp]}}
"""
    )
    assert told(text) == []


# --- inside an attack ------------------------------------------------------------------------------------------------

ATTACK = (
    VG
    + """
attack: {step: guard, attacker: Lance, target: Rival}
you:
  VC: [{name: Captain, grade: 3, power: 13000}]
  RC:
    - {name: Lance, grade: 2, power: 10000, circle: front left}
    - {name: Page, grade: 1, power: 5000, circle: back left}
  deck: {filler: 10}
opponent:
  VC: [{name: Rival, grade: 3, power: 13000}]
  RC: [{name: Twin, grade: 1, power: 5000}, {name: Twin, grade: 1, power: 5000}]
  hand: [{name: Gate, grade: 0, power: 5000, shield: 5000}]
  deck: {filler: 10}
expect: {decides: opponent, offered: [guard with "Gate", pass]}
"""
)
SAID = "{step: guard, attacker: Lance, target: Rival}"
ATTACK_MISTAKES = {
    "{step: noon, attacker: Lance, target: Rival}": "attack.step: no step 'noon'; there is attack, boost, guard",
    "{step: guard, target: Rival}": "attack.attacker: must be a text, not nothing",
    "{step: guard, attacker: Rival, target: Rival}": "attack.attacker: you has no 'Rival' there",
    "{step: guard, attacker: Lance, target: Twin}": "attack.target: 2 cards of opponent are called 'Twin'; say {name",
    "{step: guard, attacker: Lance, target: player}": "attack.target: opponent has no 'player' there",
    "{step: boost, attacker: Lance, target: Rival, booster: Page}": "attack: before the step boost there is no booster",
    "{step: guard, attacker: Lance, target: Rival, by: Page}": "attack.by: unknown key; there is step, attacker",
}


def test_an_attack_goes_on_at_the_step_that_is_named() -> None:
    assert told(ATTACK) == []
    assert told(ATTACK.replace("target: Rival", "target: VC")) == []
    assert told(ATTACK.replace("target: Rival", "target: {name: Twin, nth: 2}")) == []
    assert told(ATTACK.replace("target: Rival", "target: [Rival, {name: Twin, nth: 1}]")) == []


@pytest.mark.parametrize("said", ATTACK_MISTAKES)
def test_mistakes_in_an_attack_are_told_with_their_place(said: str) -> None:
    assert ATTACK_MISTAKES[said] in refused(ATTACK.replace(SAID, said))


def test_an_attack_is_no_phase() -> None:
    assert "phase: say either `phase` or `attack`" in refused(ATTACK + "phase: main\n")


def test_every_step_of_every_game_can_be_begun_in() -> None:
    from ludex.games import GAMES, load

    lines = {
        "sve": ("you: {field: [{name: A, cost: 1, attack: 1, defense: 5}]", "field: [{name: B, cost: 1, attack: 1, "
                "defense: 5}]"),
        "vg": ("you: {VC: [{name: A, grade: 3, power: 9000}]", "VC: [{name: B, grade: 3, power: 9000}]"),
        "dbs": ("you: {battle: [{name: A, power: 5000}]", "battle: [{name: B, power: 5000}]"),
        "cc": ("you: {servant: [{name: A, type: servant, atk: 1, def: 1}]", "servant: [{name: B, type: servant, "
               "atk: 2, def: 2}]"),
    }  # fmt: skip
    for code in GAMES:
        spec = load(code)
        assert spec.fights.steps
        for step in spec.fights.steps:
            mine, theirs = lines[code]
            head = f"game: {code}\ntitle: t\nattack: {{step: {step}, attacker: A, target: B}}\nstop: end of turn\n"
            text = f"{head}{mine}, deck: {{filler: 5}}}}\nopponent: {{{theirs}, deck: {{filler: 5}}}}\n"
            scenario = read_scenario(text, "file.yaml", complete=False)
            game = run(scenario, scenario.editions[0]).driver.game
            assert game.turn == 5 and game.outcome is None, (code, step)


def test_a_zone_written_as_empty_is_not_filled() -> None:
    text = "game: dbs\ntitle: t\nrules: [DBS 9-2-3]\nphase: main\nyou: {life: []}\nscript: []\nexpect: {turn: 5}\n"
    assert "you.life: no position begins with none here" in refused(text)
    assert told(text.replace("life", "hand")) == []
