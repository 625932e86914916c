"""Scenarios: what they can say of a position, and what is told of files that are wrong."""

from textwrap import dedent

import pytest

from ludex.core.book import Book
from ludex.core.codec import from_json, to_json
from ludex.errors import InputError
from ludex.games import Spec
from ludex.testing.reading import Document
from ludex.testing.scenario import Result, cited_rules, read_scenario, run
from tests.testing.skirmish_game import SPEC, find_spec

GOOD = dedent("""
    game: skirmish
    title: A unit that came this turn stays at home
    rules: [SKIRMISH 2.5, SKIRMISH 3]
    phase: main
    you:
      numbers: {mana: 3}
      hand: [Guard, {card: Bolt, count: 2}]
      field:
        - {name: Wolf, type: unit, cost: 2, power: 2, health: 2}
        - {name: Pup, type: unit, power: 1, health: 1, came: this turn}
      deck: {filler: 5}
    opponent:
      field: [{card: Rider, rested: true}]
      deck: {filler: 5}
    script:
      - expect:
          decides: you
          at: SKIRMISH 2.5
          offered: [attack "Wolf" -> "Rider", attack Wolf -> Hero, play "Bolt"]
          not_offered: [attack "Pup", play Giant]
          sees:
            opponent: {you: {hand: {hidden: 3}, field: [Wolf, Pup], deck: 5}}
            you: {you: {hand: [Guard, Bolt, Bolt], deck: ["?", "?", "?", "?", "?"]}}
            spectator: {you: {hand: {hidden: 3, count: 3}}}
      - you: attack "Wolf" -> "Rider"
      - expect:
          you: {field: [Pup], grave: [Wolf], hand: 3, numbers: {mana: 3}}
          opponent: {field: [], grave: {contains: [Rider], lacks: [Wolf], count: 1}}
          events: [attack, 'damage battle "Rider"', {kind: move, word: die, card: Wolf, from: field, to: grave}]
          no_events: [{kind: damage, card: Pup}, shuffle]
          stepped: [SKIRMISH 3.1, SKIRMISH 3.3, SKIRMISH 4]
          not_stepped: [SKIRMISH 2.6]
          outcome: none
          pending: 0
      - play "Guard"
    expect:
      turn: 6
      active: opponent
      phase: turn
      values: {Guard: {of: you, in: field, power: 1, came: earlier, standing: true}}
      you: {field: [Pup, {name: Guard, damage: 0, types: [unit], owner: you}]}
""")

HEAD = """
game: skirmish
title: t
rules: [SKIRMISH 2.5]
phase: main
"""


def played(text: str, edition: str = "") -> Result:
    return run(read_scenario(dedent(text), "file.yaml", find_spec), edition)


def told(text: str, body: bool = True) -> list[str]:
    result = played((HEAD + dedent(text)) if body else text)
    return [f"{d.what}: expected {d.expected}, actual {d.actual}" for d in result.differences]


def refused(text: str) -> str:
    with pytest.raises(InputError) as caught:
        played(text)
    return str(caught.value)


def test_a_good_scenario_passes() -> None:
    assert played(GOOD).passed


def test_the_line_and_the_way_to_what_differs_are_told() -> None:
    result = played(GOOD.replace("hand: 3,", "hand: 1,"))
    (difference,) = result.differences
    assert difference.place == "file.yaml:28"
    assert difference.what == "script[3].expect.you.hand"
    assert (difference.expected, difference.actual) == ("1 cards", "3: [Guard, Bolt, Bolt]")


DIFFERENCES = {
    "turn: 4": "expect.turn: expected 4, actual 5",
    "active: opponent": "expect.active: expected opponent, actual you",
    "phase: Attack": "expect.phase: expected Attack, actual [Turn]",
    "decides: nobody": "expect.decides: expected nobody, actual you",
    "prompt: hurry": "expect.prompt: expected hurry, actual your turn",
    "at: SKIRMISH 2": None,
    "at: SKIRMISH 3": "expect.at: expected SKIRMISH 3, actual SKIRMISH 2.5",
    "options: [end turn]": 'expect.options: expected [end turn], actual [attack "Guard" -> "Hero", end turn]',
    "options: [end turn, attack Guard]": None,
    "offered: play": 'expect.offered: expected play, actual [attack "Guard" -> "Hero", end turn]',
    "not_offered: /Hero/": 'expect.not_offered: expected no /Hero/, actual [attack "Guard" -> "Hero"]',
    "you: {field: [Scout]}": "expect.you.field: expected [Scout], actual [Guard]",
    "you: {field: [Guard, Guard]}": "expect.you.field: expected [Guard, Guard], actual [Guard]",
    "you: {field: {exactly: []}}": "expect.you.field.exactly: expected [], actual [Guard]",
    "you: {field: {lacks: Guard}}": "expect.you.field.lacks: expected no Guard, actual [Guard]",
    "you: {deck: {top: [Giant, Bolt]}}": None,
    "you: {deck: {top: [Bolt]}}": "expect.you.deck.top: expected [Bolt], actual [Giant]",
    "you: {deck: [Giant, Bolt, Scout, Scout, Rider]}": None,
    "you: {numbers: {mana: 1}}": "expect.you.numbers.mana: expected 1, actual 0",
    "values: {Guard: {power: 3}}": "expect.values.Guard.power: expected 3, actual 1",
    "values: {Guard: {rested: true}}": "expect.values.Guard.rested: expected True, actual standing",
    "values: {Guard: {counters: {}}}": "expect.values.Guard.counters.gem: expected 0, actual 2",
    "values: {Guard: {counters: {gem: 1}}}": "expect.values.Guard.counters.gem: expected 1, actual 2",
    "values: {Guard: {keywords: Haste}}": "expect.values.Guard.keywords: expected Haste, actual []",
    "values: {Guard: {damage: 2, slot: back, marks: [sworn], up: true}}": None,
    "values: {Guard: {slot: front}}": "expect.values.Guard.slot: expected front, actual back",
    "values: {Guard: {linked: [Rider]}}": "expect.values.Guard.linked: expected [Rider], actual [Bolt]",
    "values: {Imp: {power: 1}}": "expect.values.Imp: expected a card of that name, actual not there",
    "pending: [Guard]": "expect.pending: expected [Guard], actual []",
    "outcome: you": "expect.outcome: expected [you], actual the game is not over",
    "events: [attack]": "expect.events: expected attack, actual []",
    "stepped: SKIRMISH 3": "expect.stepped: expected SKIRMISH 3, actual []",
    "memory: {oaths: 2}": "expect.memory.oaths: expected 2, actual 3",
    "sees: {opponent: {you: {deck: {shows: Bolt}}}}": "expect.sees.opponent.you.deck.shows: expected Bolt, "
    "actual [?, Bolt, ?, ?, ?]",
}


@pytest.mark.parametrize("expectation", DIFFERENCES)
def test_each_kind_of_expectation(expectation: str) -> None:
    position = """
        memory: {oaths: 3}
        you:
          field:
            - {card: Guard, damage: 2, counters: {gem: 2}, slot: back, marks: [sworn],
               linked: [{card: Bolt, zone: stage}]}
          deck: {top: [Giant, {card: Bolt, known: [you]}], filler: 2, bottom: [Rider]}
    """
    expected = DIFFERENCES[expectation]
    if expectation.startswith("sees"):
        expected = (expected or "").replace("[?, Bolt,", "[?, ?,")
    assert told(dedent(position) + f"expect: {{{expectation}}}\n") == ([] if expected is None else [expected])


def test_an_item_that_says_more_goes_to_the_card_it_fits() -> None:
    body = """
        you: {field: [{card: Guard, rested: true}, Guard]}
        expect: {you: {field: [Guard, {name: Guard, standing: true}]}}
    """
    assert told(body) == []
    assert told(body.replace("standing", "rested")) == []


def test_trees_keywords_and_fixed_chance() -> None:
    body = """
        chance: [2]
        you:
          numbers: {mana: 5}
          hand:
            - {name: Herald, power: 1, health: 1, keywords: [Arrival]}
            - name: Die
              type: spell
              tree: ["Spell(do=(Roll('x', 6), Damage(ENEMY & Word('type', 'hero'), Chosen('x'))))"]
          deck: [Giant, Bolt]
        script:
          - you: play "Die"
          - you: play "Herald"
        expect:
          you: {hand: [Giant], numbers: {mana: 5}}
          values: {Hero: {of: opponent, damage: 3}, Herald: {keywords: Arrival}}
    """
    assert told(body) == []


def test_names_of_players_and_conceding() -> None:
    body = """
        players: [ann, bob]
        active: bob
        ann: {deck: {filler: 2}}
        bob: {hand: [Scout], numbers: {mana: 1}}
        script:
          - expect: {decides: bob}
          - concede: bob
        expect: {outcome: {winner: ann, reason: conceded}, decides: nobody}
    """
    assert told(body) == []


def test_the_wrong_player_decides_is_a_difference_and_ends_the_script() -> None:
    body = """
        you: {field: [Guard]}
        script:
          - opponent: end turn
          - nonsense
        expect: {turn: 5}
    """
    (difference,) = told(body)
    assert difference.startswith("script[1].opponent: expected opponent decides, actual you decides at SKIRMISH 2.5")


def test_times_and_lists_in_a_script() -> None:
    body = """
        show_forced: true
        you: {deck: {filler: 9}}
        opponent: {deck: {filler: 9}}
        script:
          - you: [end turn]
          - {opponent: end turn, times: 1}
        expect: {turn: 7, decides: you}
    """
    assert told(body) == []


X = "\nexpect: {turn: 5}"

MISTAKES = {
    "": "file.yaml: must be a mapping, not nothing",
    "[1": "file.yaml:2: not YAML: ",
    "a: 1\na: 2": "file.yaml:2: a: stands here twice",
    "game: chess\ntitle: t": "file.yaml:1: game: no game 'chess'; there is ",
    HEAD: "file.yaml: expects nothing",
    HEAD + "expect: {}": "file.yaml:6: expect: expects nothing",
    HEAD + "expect: {turm: 4}": "file.yaml:6: expect.turm: unknown key; there is you, opponent, turn",
    HEAD + "yuo: {}" + X: "file.yaml:6: yuo: unknown key",
    HEAD.replace("SKIRMISH 2.5", "VG 1.1") + "expect: {turn: 5}": "file.yaml:4: rules[1]: 'VG 1.1' is not of the form",
    HEAD.replace("[SKIRMISH 2.5]", "[]") + "expect: {turn: 5}": "file.yaml:4: rules: names no paragraph",
    HEAD.replace("title: t", "title:") + "expect: {turn: 5}": "file.yaml:3: title: must be a text, not nothing",
    HEAD + "edition: ja" + X: "file.yaml:6: edition: no edition 'ja'; there is ",
    HEAD.replace("main", "noon") + "expect: {turn: 5}": "file.yaml:5: phase: no phase 'noon'; there is turn, main",
    HEAD + "active: me" + X: "file.yaml:6: active: no player 'me'; there is you and opponent",
    HEAD + "players: [a]" + X: "file.yaml:6: players: must be two different names",
    HEAD + "you: {shed: []}" + X: "file.yaml:6: you.shed: unknown key; there is numbers, deck",
    HEAD + "you: {numbers: {gold: 1}}" + X: "you.numbers.gold: no number 'gold'; there is mana, max mana",
    HEAD + "you: {numbers: {mana: x}}" + X: "you.numbers.mana: must be a number, not 'x'",
    HEAD + "you: {hand: [Ogre]}" + X: "file.yaml:6: you.hand[1]: no card 'Ogre' is shipped with skirmish",
    HEAD + "you: {hand: [{card: Guard, power: 3}]}" + X: "you.hand[1].power: unknown key; of a shipped",
    HEAD + "you: {hand: [{name: A, might: 3}]}" + X: "file.yaml:6: Object contains unknown field `might`",
    HEAD + "you: {hand: [{cost: 3}]}" + X: "you.hand[1].name: must be a text, not nothing",
    HEAD + "you: {hand: [{name: A, tree: Draw(1)}]}" + X: "you.hand[1].tree[1]: Draw is not an ability",
    HEAD + "you: {hand: [{name: A, tree: Nix(1)}]}" + X: "you.hand[1].tree[1]: no node 'Nix'",
    HEAD + "you: {field: [{card: Guard, state: bent}]}" + X: "no state 'bent'; there is standing, rested",
    HEAD + "you: {field: [{card: Guard, rested: false}]}" + X: "say which state it is in",
    HEAD + "you: {field: [{card: Guard, slot: roof}]}" + X: "no slot 'roof'; there is front, back",
    HEAD + "you: {field: [{card: Guard, came: soon}]}" + X: "must be `this turn` or `earlier`",
    HEAD + "you: {field: [{card: Guard, count: 99}]}" + X: "99 is not between 1 and 60",
    HEAD + "you: {deck: {fuller: 3}}" + X: "you.deck.fuller: unknown key; there is cards, top, filler",
    HEAD + "chance: [x]" + X: "file.yaml:6: chance[1]: must be a number, not 'x'",
    HEAD + "script: [{turn: soon}]" + X: "script[1].turn: must be a number, not 'soon'",
    HEAD + "stop: end of game" + X: "file.yaml:6: stop: no place to stop 'end of game'; there is end of turn",
    HEAD + "script: [/(/]" + X: "file.yaml:6: script[1]: not a pattern",
    HEAD + "script: [{you: x, opponent: y}]" + X: "script[1]: must be one thing",
    HEAD + "script: [{me: x}]" + X: "script[1].me: unknown key; there is you, opponent, expect",
    HEAD + "expect: {you: {shed: 1}}": "expect.you.shed: unknown key; there is numbers, deck",
    HEAD + "expect: {you: {numbers: {gold: 1}}}": "expect.you.numbers.gold: no number 'gold'; there is mana",
    HEAD + "expect: {values: {Hero: {of: you, wit: 0}}}": "expect.values.Hero.wit: unknown key; there is state",
    HEAD + "expect: {phase: noon}": "expect.phase: no phase 'noon'; there is turn, main",
    HEAD + "expect: {events: [{knd: 1}]}": "expect.events[1].knd: unknown key; there is kind",
    HEAD + "expect: {sees: {all: {}}}": "expect.sees.all: unknown key; there is you, opponent, spectator",
    HEAD + "you: {field: [{card: Guard, counters: {gme: 1}}]}" + X: "counters.gme: no counter 'gme'; there is gem",
    HEAD + "you: {field: [{card: Guard, counters: {gem: -1}}]}" + X: "counters.gem: -1 is less than 0",
    HEAD + "you: {field: [{card: Guard, counters: {}}]}" + X: "you.field[1].counters: says nothing",
    HEAD + "you: {field: [{card: Guard, marks: []}]}" + X: "you.field[1].marks: says nothing",
    HEAD + "you: {field: [{card: Guard, marks: [swron]}]}" + X: "no mark 'swron'; there is revealed, sworn",
    HEAD + "you: {field: [{card: Guard, slot: 7}]}" + X: "no slot 7; there is front, back",
    HEAD + "you: {hand: [{card: Guard, rested: true}]}" + X: "you.hand[1].state: no card is rested in hand",
    HEAD + "you: {hand: [{card: Guard, damage: 1}]}" + X: "you.hand[1].damage: no card has damage in hand",
    HEAD + "you: {deck: [{card: Guard, counters: {gem: 1}}]}" + X: "counters: no card has counters in deck",
    HEAD + "you: {hand: [{card: Guard, face: down}]}" + X: "cards are not turned face up or down in hand",
    HEAD + "you: {field: [{card: Guard, known: [you]}]}" + X: "everybody sees the cards in field",
    HEAD + "memory: {oats: 1}" + X: "memory.oats: no number to remember 'oats'; there is oaths",
    HEAD + "you: {hand: [{name: A, tree: [\"Passive((Rule('forbid', 'atack'),))\"]}]}" + X: "no query 'atack'",
    HEAD + "expect: {you: {hand: {lacks: [Ogre]}}}": "expect.you.hand.lacks: no card 'Ogre' is on the table",
    HEAD + "expect: {you: {hand: {lacks: []}}}": "expect.you.hand.lacks: expects nothing",
    HEAD + "expect: {values: {Hero: {of: you, keywords: []}}}": "expect.values.Hero.keywords: expects nothing",
    HEAD + "expect: {you: {numbers: {mana (Nobody): 1}}}": "numbers.mana (Nobody): no number 'mana (Nobody)'",
    HEAD + "expect: {values: {Hero: {of: you, counters: {gme: 0}}}}": "counters.gme: no counter 'gme'; there is gem",
    HEAD + "expect: {values: {Hero: {of: you, no_keywords: [Hast]}}}": "no keyword 'Hast'; there is Arrival, Haste",
    HEAD + "expect: {values: {Hero: {of: you, words: {trait: []}}}}": "words.trait: no kind 'trait'",
    HEAD + "expect: {memory: {oats: 0}}": "expect.memory.oats: no memory 'oats'; there is oaths",
    HEAD + "expect: {no_events: [mvoe]}": "expect.no_events[1]: no event 'mvoe'; there is attack",
    HEAD + "expect: {no_events: [move dye]}": "expect.no_events[1]: no word of an event 'dye'; there is",
    HEAD + "expect: {no_events: [{kind: mvoe}]}": "expect.no_events[1]: no event 'mvoe'",
    HEAD + "expect: {no_events: ['move die \"Ogre\"']}": "expect.no_events[1]: no card 'Ogre' is on the table",
    HEAD + "expect: {not_stepped: [SKIRMISH 9.9]}": "expect.not_stepped: SKIRMISH 9.9 is no step",
    HEAD + "expect: {not_offered: []}": "expect.not_offered: expects nothing",
    HEAD + "expect: &a {you: *a}": "too much, or it contains itself",
}  # fmt: skip


@pytest.mark.parametrize("text", MISTAKES)
def test_what_is_wrong_with_a_file_is_told_with_its_place(text: str) -> None:
    assert MISTAKES[text] in refused(text)


STOPS = {
    "script: [fly]\nyou: {field: [Guard]}": "script[1]: expected fly, actual not offered at SKIRMISH 2.5; "
    'there is: attack "Guard" -> "Hero"; end turn',
    "script: [attack]\nyou: {field: [{card: Guard, count: 2}]}": "script[1]: expected attack, actual several "
    'options at SKIRMISH 2.5; there is: attack "Guard" -> "Hero" #1; attack "Guard" -> "Hero" #2 (a # after a '
    "space begins a comment in YAML: write such a line in single quotes)",
    "script: [{concede: you}, end turn]\nyou: {field: [Guard]}": "script[2]: expected end turn, actual not offered: "
    "the game is over",
    "script: [{turn: 6}]\nyou: {field: [Guard]}": "script[1].turn: expected 6, actual 5",
}


@pytest.mark.parametrize("body", STOPS)
def test_a_line_that_cannot_be_played_fails_and_ends_the_script(body: str) -> None:
    assert told(body + "\nexpect: {turn: 99}\n") == [STOPS[body]]


def test_a_line_that_is_not_offered_still_tells_what_differed_before() -> None:
    body = """
        you: {field: [Guard]}
        script: [{expect: {turn: 4}}, fly]
    """
    first, second = told(body)
    assert first == "script[1].expect.turn: expected 4, actual 5"
    assert second.startswith("script[2]: expected fly, actual not offered")


def test_chance_that_is_left_over_fails() -> None:
    body = "chance: [1, 2]\nyou: {field: [Guard]}\nexpect: {turn: 4}\n"
    assert told(body) == [
        "expect.turn: expected 4, actual 5",
        "chance: expected numbers that are all used, actual [1, 2] left over",
    ]


def test_a_name_that_several_cards_have_fails() -> None:
    assert told("expect: {values: {Hero: {damage: 0}}}\n") == [
        "expect.values.Hero: expected one card of that name, actual 2 (you hero, opponent hero); say `of`, `in`, `nth`"
    ]


TURN = """
    you: {field: [Guard], deck: [Bolt, Rider]}
    opponent: {field: [Guard], deck: [Giant, Scout]}
    script:
      - attack "Guard" -> "Hero"
"""


def test_without_a_stop_forced_decisions_run_on_into_the_next_turn() -> None:
    assert told(dedent(TURN) + "expect: {turn: 6, active: opponent, opponent: {hand: [Giant]}}\n") == []


def test_a_game_can_stop_where_the_turn_ends() -> None:
    stop = dedent("""
        stop: end of turn
        expect: {turn: 5, active: you, decides: nobody, outcome: none, opponent: {hand: []}, events: [attack]}
    """)
    assert told(dedent(TURN) + stop) == []


def test_a_stopped_game_takes_no_decision_until_the_next_turn_is_named() -> None:
    (line,) = told(dedent(TURN) + "  - end turn\n" + "stop: end of turn\nexpect: {turn: 5}\n")
    assert line == "script[2]: expected end turn, actual the turn is over (`turn: 6` begins the next)"


def test_the_next_turn_begins_at_the_line_that_names_it() -> None:
    body = """
        stop: end of turn
        you: {field: [Guard], deck: [Bolt, Rider]}
        opponent: {field: [Guard], deck: [Giant, Scout]}
        script:
          - attack "Guard" -> "Hero"
          - expect: {turn: 5, opponent: {hand: []}}
          - turn: 6
          - expect: {turn: 6, decides: opponent, opponent: {hand: [Giant]}, no_events: [attack]}
          - opponent: end turn
          - expect: {turn: 6, active: opponent, decides: nobody}
          - turn: 7
        expect: {turn: 7, active: you, you: {hand: [Bolt]}}
    """
    assert told(body) == []


def test_a_stopped_position_is_complete() -> None:
    driver = played(HEAD + dedent(TURN) + "stop: end of turn\nexpect: {turn: 5}\n").driver
    assert driver.turn_over
    assert from_json(to_json(driver.game)) == driver.game


def test_nobody_concedes_a_game_that_is_over() -> None:
    body = "script: [{concede: you}, {concede: opponent}]\nyou: {field: [Guard]}\nexpect: {turn: 5}\n"
    assert told(body) == ["script[2].concede: expected a running game, actual the game is over"]


def test_fixed_chance_that_does_not_fit() -> None:
    body = """
        chance: [9]
        you: {hand: [{name: Die, type: spell, tree: ["Spell(do=(Roll('x', 6),))"]}]}
        script: [play "Die"]
        expect: {turn: 5}
    """
    assert refused(HEAD + dedent(body)) == "file.yaml:7: chance: fixed chance 9 is not below 6"


def test_a_position_can_be_written_as_json() -> None:
    game = played(GOOD).driver.game
    assert from_json(to_json(game)) == game


def test_paragraphs_must_exist_in_the_book_of_the_game() -> None:
    doc = Document("rules:\n  - VG 1.1\n  - VG 99.99\n", "f.yaml")
    spec = Spec(**{**vars(SPEC), "books": {"": Book("vg", "VG", "Vanguard")}})
    with pytest.raises(InputError, match=r"f.yaml:3: rules\[2\]: VG 99.99 is not a paragraph of vg"):
        cited_rules(doc, doc.data["rules"], spec, ("",))


LATER = """
    game: dbs
    {edition}
    title: t
    rules:
      - DBS 8-6-3
      - {cited}
    phase: main
    expect: {{turn: 3}}
"""


@pytest.mark.parametrize(
    ("edition", "cited", "mistake"),
    [
        ("edition: later", "DBS+ 10-16-1", ""),
        ("edition: later", "DBS+ ten", "rules[2]: 'DBS+ ten' is not of the form `DBS+ 1.2`"),
        ("edition: later", "SVE+ 10-16-1", "rules[2]: 'SVE+ 10-16-1' is not of the form `DBS 1.2`"),
        ("", "DBS+ 10-16-1", "rules[2]: 'DBS+ 10-16-1' is not of the form `DBS 1.2`"),
    ],
)
def test_a_scenario_of_an_extension_may_cite_its_manual(edition: str, cited: str, mistake: str) -> None:
    text = dedent(LATER).format(edition=edition, cited=cited)
    if not mistake:
        assert read_scenario(text, "file.yaml").rules == ("DBS 8-6-3", cited)
        return
    with pytest.raises(InputError) as said:
        read_scenario(text, "file.yaml")
    assert mistake in str(said.value)
