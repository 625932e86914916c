"""The scanner on small sources."""

from textwrap import dedent

import pytest

from ludex.rules.citations import Citation, bracketed, number_in_name, whole
from ludex.rules.proof import gather
from ludex.rules.scan import Findings, scan_scenario, scan_sources, scan_tests

SVE_CODE = "src/ludex/games/sve/c07.py"
SVE_TEST = "tests/rules/sve/test_c07.py"


def source(text: str, name: str = SVE_CODE) -> Findings:
    found = Findings()
    scan_sources({name: dedent(text)}, found)
    return found


def read_tests(text: str, name: str = SVE_TEST) -> Findings:
    found = Findings()
    scan_tests(dedent(text), name, found)
    return found


def scenario(text: str) -> Findings:
    found = Findings()
    scan_scenario(dedent(text), "tests/scenarios/sve/ward.yaml", found)
    return found


def cited(found: Findings) -> list[tuple[str, str]]:
    return sorted((str(c.citation), c.place) for c in found.cited)


def asserted(found: Findings) -> list[str]:
    return sorted(str(a.citation) for a in found.asserted)


@pytest.mark.parametrize(
    "text",
    [
        "SVE 10.6.2.3",
        "SVE-JA 5.22.1",
        "VG 11.6.1.4",
        "DBS 8-5-1-2",
        "CC 602.1a",
        "CC 903.2g-5",
        "CC 1103.2a-2",
        "SVE token/Fairy",
        "VG A1/Plant",
        "VG B/Touken Ranbu",
        "VG C",
    ],
)
def test_the_forms_of_a_citation(text: str) -> None:
    citation = Citation(*text.split(" ", 1))
    assert whole(text) == citation
    assert bracketed(f"as in [{text}].") == [citation]
    assert citation.exists()


@pytest.mark.parametrize("text", ["SVE", "SVE 7.3 Main phase", "sve 7.3", "XX 7.3", "7.3", "SVE 7.3, 7.4"])
def test_other_strings_are_no_citations(text: str) -> None:
    assert whole(text) is None


def test_comments_docstrings_and_literals() -> None:
    found = source('''
        """Chapter. [SVE 7]"""
        WARD = Keyword("Ward", "SVE 12.8")

        def draw(game):
            """[SVE 7.2.4] One card."""
            return game  # [SVE 7.2.4.1]
        ''')
    assert cited(found) == [
        ("SVE 12.8", f"{SVE_CODE}:WARD"),
        ("SVE 7", SVE_CODE),
        ("SVE 7.2.4", f"{SVE_CODE}:draw"),
        ("SVE 7.2.4.1", f"{SVE_CODE}:draw"),
    ]
    assert found.problems == []


def test_a_citation_leads_to_what_it_stands_in() -> None:
    found = source('''
        """[SVE 7.1.1] Told, not done."""

        # [SVE 7.2.4] A comment belongs to the statement beneath it.
        LIMIT = 7
        """[SVE 7.2.5] And a string to the name above it."""

        class Phase:
            """[SVE 7.3.1]"""

            def end(self):
                return 1  # [SVE 7.3.2]

        if LIMIT:
            NAMES = (
                "one",  # [SVE 7.4.1]
            )
        ''')
    assert cited(found) == [
        ("SVE 7.1.1", SVE_CODE),
        ("SVE 7.2.4", f"{SVE_CODE}:LIMIT"),
        ("SVE 7.2.5", f"{SVE_CODE}:LIMIT"),
        ("SVE 7.3.1", f"{SVE_CODE}:Phase"),
        ("SVE 7.3.2", f"{SVE_CODE}:Phase.end"),
        ("SVE 7.4.1", f"{SVE_CODE}:NAMES"),
    ]


STEPS = """
    from ludex.core import playing
    from ludex.core.flow import Step, call, procedure
    from ludex.games.sve.helpers import shuffle as mix

    def draw(game, frame): ...
    def ask_draw(game, frame): ...

    TURN = procedure(
        "SVE 7.2",
        "Start phase",
        Step("7.2.1", draw, ask=ask_draw),
        Step("7.2.2", **playing.choose_modes()),
        Step("7.2.3", mix),
        Step("7.2.4", call("SVE 7.3")),
        Step("7.2.5", unknown),
    )
    """


def test_a_step_leads_to_the_functions_of_its_row() -> None:
    found = Findings()
    sources = {
        SVE_CODE: STEPS,
        "src/ludex/core/playing.py": "def choose_modes(): ...",
        "src/ludex/core/flow.py": "def call(): ...",
        "src/ludex/games/sve/helpers.py": "from ludex.core.zones import shuffle",
        "src/ludex/core/zones.py": "def shuffle(): ...",
    }
    scan_sources({name: dedent(text) for name, text in sources.items()}, found)
    assert cited(found) == [
        ("SVE 7.2", f"{SVE_CODE}:TURN"),
        ("SVE 7.2.1", f"{SVE_CODE}:ask_draw"),
        ("SVE 7.2.1", f"{SVE_CODE}:draw"),
        ("SVE 7.2.2", "src/ludex/core/playing.py:choose_modes"),
        ("SVE 7.2.3", "src/ludex/core/zones.py:shuffle"),
        ("SVE 7.2.4", f"{SVE_CODE}:TURN"),
        ("SVE 7.2.5", f"{SVE_CODE}:TURN"),
        ("SVE 7.3", f"{SVE_CODE}:TURN"),
    ]


def test_a_verb_leads_to_the_functions_of_its_row() -> None:
    text = """
    def look(game): ...
    def can_look(game): ...

    VERBS = {"look": Verb("SVE 5.10", look, able=can_look), "old": Verb("SVE 5.12", unknown)}
    """
    assert cited(source(dedent(text))) == [
        ("SVE 5.10", f"{SVE_CODE}:can_look"),
        ("SVE 5.10", f"{SVE_CODE}:look"),
        ("SVE 5.12", f"{SVE_CODE}:VERBS"),
    ]


LAYERS, COSTS = "src/ludex/core/values/layers.py", "src/ludex/core/values/costs.py"
CORE = {
    LAYERS: "def depends(): ...\ndef price(): ...",
    COSTS: "def price(): ...\ndef _pay(): ...",
    "src/ludex/lang/phrase.py": "def read_text(): ...",
}


def in_core(text: str) -> Findings:
    found = Findings()
    scan_sources(CORE | {SVE_CODE: text}, found)
    return found


def test_a_chapter_says_what_core_does_for_its_book() -> None:
    found = in_core('''"""Layers: [SVE 10.9.1.5] [SVE 10.9.1] core:depends, core:layers.price; prices:
[SVE 2.5.1] core:costs.price; paying [SVE 10.4.2]
core:pay. Notes: [SVE 2.6.2] lang:read_text.
"""''')
    assert found.problems == []
    assert cited(found) == [
        ("SVE 10.4.2", f"{COSTS}:_pay"),
        ("SVE 10.9.1", f"{LAYERS}:depends"),
        ("SVE 10.9.1", f"{LAYERS}:price"),
        ("SVE 10.9.1.5", f"{LAYERS}:depends"),
        ("SVE 10.9.1.5", f"{LAYERS}:price"),
        ("SVE 2.5.1", f"{COSTS}:price"),
        ("SVE 2.6.2", "src/ludex/lang/phrase.py:read_text"),
    ]


@pytest.mark.parametrize(
    ("reference", "reason"),
    [
        ("core:nothing", "core:nothing names nothing there"),
        ("core:read_text", "core:read_text names nothing there"),
        (
            "core:price",
            "core:price is one of src/ludex/core/values/layers.py:price, src/ludex/core/values/costs.py:price",
        ),
    ],
)
def test_a_reference_that_leads_nowhere_or_to_two_places_is_a_problem(reference: str, reason: str) -> None:
    found = in_core(f'"""[SVE 10.9.1.5] {reference}"""')
    assert found.problems == [f"{SVE_CODE}:1: {reason}"]
    assert found.cited == []


def test_a_label_is_no_evidence() -> None:
    for name in ("games/sve/judgement.py", "games/sve/text/paragraphs.py", "table/x.py"):
        assert source('RESTS = ("SVE 7.3.3",)', f"src/ludex/{name}").cited == []
        assert source('RESTS = ("SVE 99.1",)', f"src/ludex/{name}").problems != []


def test_a_file_is_evidence_only_where_there_is_no_function() -> None:
    both = gather(source('"""[SVE 7.2.4]"""\ndef draw():\n    """[SVE 7.2.4]"""'))
    assert both["sve-en"]["7.2.4"].code == [f"{SVE_CODE}:draw"]
    assert gather(source('"""[SVE 7.2.4]"""'))["sve-en"]["7.2.4"].code == [SVE_CODE]


def test_steps_belong_to_the_book_of_their_procedure() -> None:
    found = source(
        """
        procedure("VG 11.6.1", "Check timing", Step("11.6.1.1", rules), *more(Step("11.6.1.2", gift)))
        procedure("nb.choose", "Choose", Step("1", pick), Step("nb.next", pick))
        """,
        "src/ludex/games/vg/c11.py",
    )
    assert [place for place, _ in cited(found)] == ["VG 11.6.1", "VG 11.6.1.1", "VG 11.6.1.2"]


def test_a_loose_step_belongs_to_the_book_of_its_folder() -> None:
    assert [c for c, _ in cited(source('STEPS = (Step("7.3.1", go), Step("nb.wait", go))'))] == ["SVE 7.3.1"]
    assert cited(source('STEPS = (Step("7.3.1", go),)', "src/ludex/core/flow.py")) == []


@pytest.mark.parametrize(
    "text", ["X = 1  # [SVE 99.1]", 'X = "SVE 99.1"', 'procedure("SVE 7.3", "Main", Step("99.1", go))']
)
def test_a_number_that_does_not_exist_is_a_problem(text: str) -> None:
    (problem,) = source(text).problems
    assert problem == f"{SVE_CODE}:1: [SVE 99.1] is not a paragraph of sve-en"


def test_two_numbers_in_one_bracket_are_a_problem() -> None:
    assert len(source("X = 1  # [SVE 7.2, 7.3]").problems) == 1


def test_a_file_that_is_no_python_is_a_problem() -> None:
    (problem,) = source("def f(:\n").problems
    assert problem.startswith(f"{SVE_CODE}:1: ")


@pytest.mark.parametrize(
    ("tag", "name", "number"),
    [
        ("SVE", "7_2_4_1_first_player_does_not_draw", "7.2.4.1"),
        ("SVE", "7_2_4_1_4_cards_stay", "7.2.4.1"),
        ("DBS", "6_2_3_draw", "6-2-3"),
        ("CC", "602_1a_priority", "602.1a"),
        ("CC", "903_2g_5_modes", "903.2g-5"),
        ("CC", "602_priority", "602"),
        ("VG", "99_nothing", None),
    ],
)
def test_the_longest_number_in_a_name_wins(tag: str, name: str, number: str | None) -> None:
    assert number_in_name(name, tag) == number


def test_names_and_docstrings_assert() -> None:
    found = read_tests('''
        def test_7_2_4_1_first_player_does_not_draw():
            """Also [SVE 1.2.2]."""
            assert hand() == 4

        class TestDraw:
            def test_7_2_4_draw(self):
                with pytest.raises(ValueError):
                    draw()

        def test_ja_5_22_1_win():
            game.expect("won")

        def test_without_number():
            """Nothing cited."""
            assert True
        ''')
    assert asserted(found) == ["SVE 1.2.2", "SVE 7.2.4", "SVE 7.2.4.1", "SVE-JA 5.22.1"]
    assert {a.test for a in found.asserted if a.citation.number == "7.2.4"} == {
        f"{SVE_TEST}::TestDraw::test_7_2_4_draw"
    }
    assert found.problems == []


def test_numbers_in_names_count_only_in_the_folder_of_a_game() -> None:
    assert asserted(read_tests("def test_7_2_4_draw():\n    assert hand()\n", "tests/core/test_flow.py")) == []


@pytest.mark.parametrize(
    "text",
    [
        "@pytest.mark.skip\ndef test_7_2_4_draw():\n    assert hand()",
        "@pytest.mark.xfail(reason='not done')\ndef test_7_2_4_draw():\n    assert hand()",
        "@pytest.mark.soak\ndef test_7_2_4_draw():\n    assert hand()",
        "@pytest.mark.skip\nclass TestDraw:\n    def test_7_2_4_draw(self):\n        assert hand()",
        "pytestmark = pytest.mark.skip\ndef test_7_2_4_draw():\n    assert hand()",
        "def test_7_2_4_draw():\n    pytest.skip('not done')\n    assert hand()",
    ],
)
def test_tests_that_do_not_run_do_not_count(text: str) -> None:
    found = read_tests(text)
    assert asserted(found) == []
    assert found.problems == []


@pytest.mark.parametrize("body", ["draw()", "assert True", "print('fine')"])
def test_a_test_that_checks_nothing_is_a_problem(body: str) -> None:
    found = read_tests(f"def test_7_2_4_draw():\n    {body}\n")
    assert asserted(found) == []
    assert found.problems == [f"{SVE_TEST}:1: test_7_2_4_draw names a paragraph but asserts nothing"]


def test_a_number_that_no_book_has_is_a_problem_in_a_test_too() -> None:
    (problem,) = read_tests("def test_99_1_nothing():\n    assert hand()\n").problems
    assert "starts with no number of sve-en" in problem


def test_helpers_that_expect_or_assert_count() -> None:
    for call in (
        "assert_drawn(game)",
        "expect_hand(4)",
        "board.expect(hand=4)",
        "board.expect_offered('END')",
    ):
        assert asserted(read_tests(f"def test_7_2_4_draw():\n    {call}\n")) == ["SVE 7.2.4"]


def books_with(found: Findings) -> dict[str, list[str]]:
    return {book: list(evidence) for book, evidence in gather(found).items() if evidence}


def test_a_test_with_edition_asserts_the_japanese_paragraph_too() -> None:
    body = "    assert play()\n"
    both = read_tests(f"def test_10_4_7_2_extent(edition):\n{body}")
    assert books_with(both) == {"sve-en": ["10.4.7.2"], "sve-ja": ["10.4.7.1"]}
    assert books_with(read_tests(f"def test_10_4_7_2_extent():\n{body}")) == {"sve-en": ["10.4.7.2"]}
    absent = read_tests(f"def test_10_4_7_1_colon(edition):\n{body}")
    assert books_with(absent) == {"sve-en": ["10.4.7.1"]}
    one = read_tests(f'@pytest.mark.parametrize("edition", ["ja"])\ndef test_10_4_7_2_x(edition):\n{body}')
    assert books_with(one) == {"sve-ja": ["10.4.7.1"]}


def test_code_of_sve_counts_for_both_editions() -> None:
    assert books_with(source("X = 1  # [SVE 10.4.7.2]")) == {"sve-en": ["10.4.7.2"], "sve-ja": ["10.4.7.1"]}
    assert books_with(source("X = 1  # [SVE-JA 5.22.1]")) == {"sve-ja": ["5.22.1"]}


def test_scenarios_assert_what_they_list() -> None:
    both = scenario("rules: [SVE 8.4.3.1]\n")
    assert books_with(both) == {"sve-en": ["8.4.3.1"], "sve-ja": ["8.4.3.1"]}
    assert books_with(scenario("rules: [SVE 8.4.3.1]\nedition: en\n")) == {"sve-en": ["8.4.3.1"]}
    assert books_with(scenario("rules: [SVE 8.4.3.1]\nedition: ja\n")) == {"sve-ja": ["8.4.3.1"]}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("rules: [SVE 99.1]", "is not a paragraph of sve-en"),
        ("rules: [8.4.3.1]", "is not of the form"),
        ("rules: SVE 8.4.3.1", "has no list `rules`"),
        ("- a\n- b", "has no list `rules`"),
        ("rules: [", "not YAML"),
    ],
)
def test_bad_scenarios_are_problems(text: str, reason: str) -> None:
    (problem,) = scenario(text).problems
    assert reason in problem
