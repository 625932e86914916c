"""`ludex rules prove`: faults that are made, and whether the tests that name a paragraph notice them."""

from __future__ import annotations

import ast
import subprocess
import sys
import textwrap
from multiprocessing import get_context
from pathlib import Path

import pytest
import yaml

from ludex.errors import InputError
from ludex.rules import prove
from ludex.rules.faulty_rows import data_of, row_faults, with_fault
from ludex.rules.mutants import faults, mutant
from ludex.rules.prove import Proven
from ludex.rules.prove import prove as try_out
from ludex.rules.scan import project_root

ROOT = project_root(Path(__file__).resolve())


def made(source: str, name: str, near: int = 0) -> dict[str, str]:
    """The faults of a definition by what they are -> the definition with the fault."""
    tree = ast.parse(textwrap.dedent(source))
    return {fault.what: ast.unparse(mutant(tree, fault)) for fault in faults(tree, name, near)}


def test_a_condition_is_negated_and_a_statement_dropped() -> None:
    found = made(
        """
        def f(x: int) -> None:
            if x > 2:
                note(x)
            y = x
        """,
        "f",
    )
    assert set(found) == {"skip the whole", "negate: x > 2", "drop: note(x)", "add 1: 2"}
    assert "if not x > 2:" in found["negate: x > 2"]
    assert "note" not in found["drop: note(x)"]
    assert "x > 3" in found["add 1: 2"]
    assert not any("y = x" in what for what in found)  # without it the rest would be no program


def test_a_function_that_answers_gives_another_answer() -> None:
    assert (
        "return not is_it(x)"
        in made("def f(x: int) -> bool:\n    return is_it(x)", "f")["return another value: is_it(x)"]
    )
    assert "return x + 1" in made("def f(x: int) -> int:\n    return x", "f")["return another value: x"]
    assert "return ()" in made("def f(x: int) -> tuple[int, ...]:\n    return g(x)", "f")["return another value: g(x)"]


@pytest.mark.parametrize(("value", "other"), [("3", 4), ("'open'", "open of another kind")])
def test_a_named_constant_gets_another_value_of_its_kind(value: str, other: object) -> None:
    """A word plus 1 would be no program."""
    source = f"X = {value}\ndef f() -> None:\n    note(X)"
    noted: list[object] = []
    exec(made(source, "f")["another value: X"] + "\nf()", {"note": noted.append})
    assert noted == [other]


def test_a_step_of_a_table_is_skipped_only_near_the_citation() -> None:
    source = """
    STEPS = procedure(
        "8.1",
        Step("8.1.1", first),
        Step("8.1.2", second),  # [SVE 8.1.2]
    )
    """
    everywhere = made(source, "STEPS")
    assert "second" not in everywhere["skip: Step('8.1.2', second)"]
    assert "first" in everywhere["skip: Step('8.1.2', second)"]
    near = made(source, "STEPS", near=5)
    assert not any("8.1.1" in what for what in near)


def test_a_step_that_does_nothing_is_no_place_for_a_fault() -> None:
    found = made('TURN = procedure("SVE 7.1", "Turn", Step("7.1.1", nothing), Step("7.1.2", last))', "TURN")
    assert [what for what in found if "7.1" in what] == ["skip: Step('7.1.2', last)"]


def test_a_step_is_exchanged_with_the_next_and_its_number_is_no_fault() -> None:
    table = 'TURN = procedure("SVE 7.1", "Turn", Step("7.1.1", first), Step("7.1.2", second), Step("7.1.3", third))\n'
    found = made(table, "TURN")
    exchanged = found["exchange with the next: Step('7.1.1', first)"]
    assert "Step('7.1.1', second), Step('7.1.2', first), Step('7.1.3', third)" in exchanged
    assert not any("third" in what for what in found if what.startswith("exchange"))
    assert [what for what in found if what.startswith("another word")] == ["another word: 'Turn'"]


def test_a_citation_is_no_word_of_a_table() -> None:
    found = made('VERBS = {"look": Verb("SVE 5.10", look, word="top")}\n', "VERBS")
    assert set(found) == {"skip: Verb('SVE 5.10', look, word='top')", "another word: 'top'"}


def test_a_citation_beside_an_entry_of_a_dictionary_means_the_value() -> None:
    source = """
    WORDS = {
        "one": ("a", "b"),  # [SVE 8.1.1]
        "two": ("c",),
    }
    """
    found = made(source, "WORDS", near=3)
    assert set(found) == {"skip: ('a', 'b')", "another word: 'a'", "another word: 'b'"}
    assert "one" not in found["skip: ('a', 'b')"] and "two" in found["skip: ('a', 'b')"]


def test_a_function_with_nothing_but_its_docstring_has_no_faults() -> None:
    assert made('def f() -> None:\n    """Says only what it is for."""\n', "f") == {}


def test_what_is_not_there_has_no_faults() -> None:
    assert made("x = 1", "y") == {}


def trial(number: str, tests: tuple[str, ...], place: str) -> tuple[bool, int]:
    """Whether the tests notice a fault in the place, and how many were tried; in a process that has loaded no game."""
    path, _, name = place.partition(":")
    code = (
        "from pathlib import Path; from ludex.rules import prove; "
        f"root = Path({str(ROOT)!r}); spots = prove._spots(root, {path!r}, {name!r}, 0); "
        f"row = prove.Row({number!r}, {tests!r}, spots); "
        "prove._try(root, [row], 8, 1); print('RESULT', row.proven, len(row.tried))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, cwd=ROOT, timeout=100
    )
    if run.returncode:
        raise InputError(number, run.stderr.strip().splitlines()[-1])
    proven, tried = run.stdout.split("RESULT")[-1].split()
    return proven == "True", int(tried)


LOSES = "tests/rules/vg/test_c13_rule_actions.py::test_13_2_2_six_cards_in_the_damage_zone"


def test_a_test_of_the_rule_notices_and_another_does_not() -> None:
    assert trial("13.2.2", (LOSES,), "src/ludex/games/vg/c13_rule_actions.py:loses")[0]
    assert trial("13.2.2", (LOSES,), "src/ludex/games/cc/c1200_rule_processes.py:rules_due") == (False, 0)


def test_a_trial_names_the_book_and_what_survived() -> None:
    (result,) = try_out(ROOT, ["dbs"], sample=2, seed=1, tries=2, workers=2)
    assert set(result) == set(Proven.__annotations__)
    assert result["book"] == "dbs"
    assert len(result["tried"]) == result["sampled"] == 2
    assert result["killed"] == 2 - len(result["unproven"])


def test_the_same_seed_draws_the_same() -> None:
    draw = [try_out(ROOT, ["cc"], sample=1, seed=5, tries=1, workers=1)[0]["tried"] for _ in range(2)]
    assert draw[0] == draw[1]


def test_only_the_sections_asked_for_are_tried() -> None:
    (result,) = try_out(ROOT, ["vg"], sample=0, seed=1, tries=1, workers=1, sections=["14.6"])
    assert result["tried"] == ["14.6.1", "14.6.2"]
    with pytest.raises(InputError, match="no such chapter"):
        try_out(ROOT, ["vg"], sample=0, seed=1, tries=1, workers=1, sections=["99"])


def test_tests_that_fail_without_a_fault_are_told() -> None:
    with pytest.raises(InputError, match="fail without a fault"):
        trial("1.1", ("tests/rules/vg/no_such_file.py::test_it",), "src/ludex/games/vg/c13_rule_actions.py:loses")


def test_verdicts_are_kept_and_grow() -> None:
    result = Proven(
        book="vg", seed=1, sampled=2, killed=1, mutants=3, tried=["2", "3"], unproven=["3"], unbroken=[], survived=[]
    )
    text = prove.table({"1": "proven", "9": "proven"}, result, ["1", "2", "3"])
    assert text.splitlines() == ["id\tverdict", "1\tproven", "2\tproven", "3\tasserted only"]


def test_a_fault_that_never_ends_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(prove, "SECONDS", 1)
    endless = tmp_path / "test_endless.py"
    endless.write_text("def test_one() -> None:\n    while True:\n        pass\n\n\ntest_two = test_one\n")
    with get_context("fork").Pool(1) as pool:
        assert pool.apply(prove._run, (prove.Run(str(tmp_path), (str(endless),)),)) == ("killed", {})


def test_a_fault_that_never_ends_is_noticed_even_if_pytest_cannot_tell_where(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is interrupted may have no line: pytest then ends with an error of its own."""
    monkeypatch.setattr(prove, "SECONDS", 1)
    endless = tmp_path / "test_endless.py"
    endless.write_text("def test_one() -> None:\n    while True:\n        pass\n")
    hook = "def pytest_keyboard_interrupt(excinfo):\n    raise TypeError('no line')\n"
    (tmp_path / "conftest.py").write_text(hook)
    with get_context("fork").Pool(1) as pool:
        assert pool.apply(prove._run, (prove.Run(str(tmp_path), (str(endless),)),)) == ("killed", {})


def test_an_error_of_the_tool_itself_is_not_taken_for_a_verdict(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(tests: object) -> str:
        raise TypeError("no verdict")

    monkeypatch.setattr(prove, "_verdict", broken)
    with get_context("fork").Pool(1) as pool, pytest.raises(TypeError, match="no verdict"):
        pool.apply(prove._run, (prove.Run(str(tmp_path), ()),))


def test_parts_that_are_left_out() -> None:
    code = "def f(a: int) -> t.Sel:\n    return A & B\n\n\ndef g(a: int) -> bool:\n    return a or b\n"
    assert set(made(code, "f")) == {"only the first part: A & B", "only the second part: A & B"}
    assert {"without part 1: a or b", "without part 2: a or b"} <= set(made(code, "g"))


ROWS = """\
- {name: Imp, power: 5, keywords: [Boost]}
- name: Elf, the
  tree: ["Passive((Rule('forbid', 'attack'),))"]
"""


def test_rows_of_a_data_file() -> None:
    tree = ast.parse('NAMES: Final = ("Imp",)\n"""Rows of `data/x.yaml`."""\nMORE: Final = ("Elf",)\n')
    assert (data_of(tree, "NAMES"), data_of(tree, "MORE")) == ("data/x.yaml", "")
    name, found = row_faults(ROWS, ["    # a remark", '    "Imp",  # [VG A1/Imp]'])
    assert (name, found) == ("Imp", [(1, "add 1: power 5"), (1, "drop: Boost")])
    assert yaml.safe_load(with_fault(ROWS, "Imp", 0))[0] == {"name": "Imp", "power": 6, "keywords": ["Boost"]}
    name, found = row_faults(ROWS, ['    "Elf, the",'])
    assert (2, "drop: Passive((Rule('forbid', 'attack'),))") in found
    assert yaml.safe_load(with_fault(ROWS, name, 0))[1]["tree"] == []
    n = next(n for n, (_, what) in enumerate(found) if what == "another word: 'forbid'")
    assert "forbid of another kind" in with_fault(ROWS, name, n)
