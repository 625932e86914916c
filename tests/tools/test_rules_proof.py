"""Gaps and coverage, on evidence made up for the purpose."""

from collections.abc import Iterator

import pytest

from ludex.errors import InputError
from ludex.rules import proof as module
from ludex.rules.coverage import coverage, lacking, missing
from ludex.rules.paragraphs import books_of, load
from ludex.rules.proof import Evidence, Proof, gaps, partly, problems
from ludex.rules.scan import Findings
from ludex.rules.shelf import BOOKS

Gaps = dict[str, list[tuple[str, str]]]


@pytest.fixture
def gap_rows(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gaps]:
    made: Gaps = {}
    monkeypatch.setattr(module, "_rows", lambda book: [(*row, "") for row in made.get(book, [])])
    yield made


def test_the_docstring_of_a_module_alone_is_a_problem(gap_rows: Gaps) -> None:
    evidence = evidence_of("dbs", "1-2-1", "1-2-2", "1")
    evidence["dbs"]["1-2-2"].code = evidence["dbs"]["1"].code = ["a.py"]
    (problem,) = problems(Findings(), evidence)
    assert problem == "a.py: only the docstring of the module cites dbs 1-2-2; cite it where it is done"


def test_what_a_paragraph_lacks(gap_rows: Gaps) -> None:
    gap_rows["dbs"] = [("1-3*", "later")]
    evidence = evidence_of("dbs", "1-2-1", "1-2-2")
    evidence["dbs"]["1-2-2"].tests = []
    found = lacking("dbs", evidence)
    assert "1-2-1" not in found
    assert found["1-2-2"] == "cited, not asserted"
    assert found["1-1-1"] == "not cited"
    assert not [number for number in found if number.startswith("1-3")]


def evidence_of(book: str, *numbers: str) -> dict[str, Evidence]:
    empty: dict[str, Evidence] = {name: {} for name in BOOKS}
    return empty | {book: {number: Proof(["a.py:do"], ["t.py::test"]) for number in numbers}}


def test_counts(gap_rows: Gaps) -> None:
    gap_rows["dbs"] = [("1-2-4", "nobody concedes to a bot")]
    counted = coverage("dbs", ["1"], evidence_of("dbs", "1-2-1", "1-2-2", "1"))
    assert counted["paragraphs"] == 443
    assert counted["operative"] == 286
    assert (counted["cited"], counted["asserted"], counted["gaps"]) == (2, 2, 1)
    scope = counted["scope"]
    assert (scope["asserted"], scope["gaps"]) == (2, 1)
    assert scope["operative"] == scope["asserted"] + scope["gaps"] + scope["missing"]


def test_what_is_missing_in_scope(gap_rows: Gaps) -> None:
    gap_rows["dbs"] = [("1-3*", "later")]
    left = missing("dbs", ["1"], evidence_of("dbs", "1-2-1"))
    assert "1-2-2" in left
    assert "1-2-1" not in left
    assert not [number for number in left if number.startswith("1-3")]


def test_a_gap_by_prefix_means_a_section_and_leaves_out_what_is_asserted(gap_rows: Gaps) -> None:
    gap_rows["vg"] = [("14.2*", "needs card text")]
    found = gaps("vg", evidence_of("vg", "14.2.1"))
    assert found
    assert "14.2.1" not in found
    assert all(number.startswith("14.2.") for number in found)
    assert set(found) <= set(load("vg").operative())


def test_the_japanese_book_inherits_gaps(gap_rows: Gaps) -> None:
    gap_rows["sve-en"] = [("10.4.7.2", "needs card text"), ("10.4.7.1", "English only")]
    assert gaps("sve-ja", evidence_of("sve-ja")) == {"10.4.7.1": "needs card text"}


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (("99.1", "later"), "no such paragraph"),
        (("99*", "later"), "no such paragraph"),
        (("7.2.4", "later"), "asserted by t.py::test"),
        (("7.2.4.1", " "), "without a reason"),
    ],
)
def test_bad_gap_rows_are_problems(gap_rows: Gaps, row: tuple[str, str], reason: str) -> None:
    gap_rows["sve-en"] = [row]
    (problem,) = problems(Findings(), evidence_of("sve-en", "7.2.4"))
    assert reason in problem


def test_what_is_partly_built_is_asserted_and_yet_lacks_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Japanese book inherits it, as it does gaps; a row that no test asserts is a gap and not partly built."""
    rows = {"dbs": [("1-2-1", "nobody is deaf"), ("1-2-2", "later")]}
    monkeypatch.setattr(module, "_rows", lambda book: [(*row, "partly") for row in rows.get(book, [])])
    evidence = evidence_of("dbs", "1-2-1")
    assert partly("dbs", evidence) == {"1-2-1": "nobody is deaf"} and gaps("dbs", evidence) == {}
    assert (coverage("dbs", None, evidence)["asserted"], coverage("dbs", None, evidence)["partly"]) == (1, 1)
    assert lacking("dbs", evidence)["1-2-1"] == "partly: nobody is deaf"
    assert lacking("dbs", evidence)["1-2-2"] == "not cited" and "1-2-1" not in missing("dbs", None, evidence)
    (problem,) = problems(Findings(), evidence)
    assert problem == "gaps/dbs.tsv: 1-2-2: no test asserts it, so it is a gap and not partly built"
    rows["dbs"] = [("1-2-1", " "), ("99-9", "later")]
    assert [line.partition(": ")[2] for line in problems(Findings(), evidence)] == [
        "1-2-1: without a reason",
        "99-9: no such paragraph in dbs",
    ]
    rows["sve-en"] = [("10.4.7.2", "needs card text")]
    both = evidence_of("sve-ja", "10.4.7.1")
    both["sve-en"] = evidence_of("sve-en", "10.4.7.2")["sve-en"]
    assert partly("sve-ja", both) == {"10.4.7.1": "needs card text"}


def test_a_kind_of_gap_that_there_is_not_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_rows", lambda book: [("1-2-1", "later", "hlaf")] if book == "dbs" else [])
    assert "gaps/dbs.tsv: no kind 'hlaf'; there is partly" in problems(Findings(), evidence_of("dbs"))


def test_games_and_books_by_name() -> None:
    assert books_of(None) == BOOKS
    assert books_of("sve") == ("sve-en", "sve-ja")
    assert books_of("sve-ja") == ("sve-ja",)
    with pytest.raises(InputError, match="chess: no such game"):
        books_of("chess")


def test_a_chapter_that_does_not_exist() -> None:
    with pytest.raises(InputError, match="77: no such chapter in vg"):
        coverage("vg", ["77"])
