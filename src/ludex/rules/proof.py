"""The evidence for each paragraph: its code and tests. `gather` collects it from a checkout; it is shipped as tables,
and `ludex rules` shows it."""

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from ludex.rules.citations import Citation
from ludex.rules.paragraphs import Book, japanese_of, load, within
from ludex.rules.scan import EN, JA, Findings
from ludex.rules.shelf import BOOKS, shelf, shelved

HEADER = "id\tcode\ttests"
PROVEN, UNPROVEN = "proven", "asserted only"
"""The verdicts of `prove`: the tests of a paragraph notice a fault in its code, or they do not."""


@dataclass
class Proof:
    """The places in code that cite a paragraph, and the tests that assert it."""

    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


Evidence = dict[str, Proof]
"""Number -> proof, in the order of the book, for the paragraphs that have any."""


def shipped() -> dict[str, Evidence]:
    """What the tables beside the books say, book by book."""
    return {
        name: {number: Proof(_list(code), _list(tests)) for number, code, tests in book.rows(f"evidence/{name}.tsv")}
        for name, book in shelf().items()
    }


def gather(found: Findings, books: tuple[str, ...] = BOOKS) -> dict[str, Evidence]:
    """What the scan found, book by book. SVE code serves both editions, so do tests that run in both."""
    code: dict[tuple[str, str], set[str]] = defaultdict(set)
    tests: dict[tuple[str, str], set[str]] = defaultdict(set)
    for cited in found.cited:
        for key in paragraphs_of(cited.citation, (EN, JA)):
            code[key].add(cited.place)
    for asserted in found.asserted:
        for key in paragraphs_of(asserted.citation, asserted.editions):
            tests[key].add(asserted.test)
    return {
        book: {
            number: Proof(_functions(code[book, number]), sorted(tests[book, number]))
            for number in load(book).paragraphs
            if (book, number) in code or (book, number) in tests
        }
        for book in books
    }


def _functions(places: set[str]) -> list[str]:
    """The places that are functions or names. Only if there are none: the files, whose module docstrings cite it."""
    return sorted(place for place in places if ":" in place) or sorted(places)


def only_listed(book: str, evidence: Evidence) -> dict[str, str]:
    """The operative paragraphs whose only evidence in code is the docstring of a module -> that module."""
    operative = set(load(book).operative())
    return {
        number: proof.code[0]
        for number, proof in evidence.items()
        if number in operative and proof.code and ":" not in proof.code[0]
    }


def asserted(evidence: Evidence) -> set[str]:
    """The paragraphs that a test asserts."""
    return {number for number, proof in evidence.items() if proof.tests}


def verdicts(book: str) -> dict[str, str]:
    """The paragraphs that `ludex rules prove` has tried -> its verdict."""
    return dict(row[:2] for row in shelved(book).rows(f"proven/{book}.tsv"))


def gaps(book: str, evidence: dict[str, Evidence]) -> dict[str, str]:
    """The operative paragraphs that are listed as gaps -> the reason. The Japanese book inherits the English gaps; a
    paragraph that a test asserts is not a gap."""
    found = {number: reason for row, reason in _gap_rows(book) for number in _covered(row, load(book))}
    if book == "sve-ja":
        for number, reason in gaps("sve-en", evidence).items():
            for counterpart in japanese_of().get(number, ()):
                found.setdefault(counterpart, reason)
    open_ones = set(load(book).operative()) - asserted(evidence[book])
    return {number: reason for number, reason in found.items() if number in open_ones}


def partly(book: str, evidence: dict[str, Evidence]) -> dict[str, str]:
    """The asserted paragraphs that are only partly built -> what is not built. The Japanese book inherits those of the
    English one."""
    found = {number: reason for row, reason in _partly_rows(book) for number in _covered(row, load(book))}
    if book == "sve-ja":
        for number, reason in partly("sve-en", evidence).items():
            for counterpart in japanese_of().get(number, ()):
                found.setdefault(counterpart, reason)
    done = asserted(evidence[book])
    return {number: reason for number, reason in found.items() if number in done}


def problems(found: Findings, evidence: dict[str, Evidence]) -> list[str]:
    """Every error in citations, tests and gaps, one line each."""
    wrong = list(found.problems)
    for book, proofs in evidence.items():
        for number, file in only_listed(book, proofs).items():
            wrong.append(f"{file}: only the docstring of the module cites {book} {number}; cite it where it is done")
        done = asserted(proofs)
        for row, reason in _gap_rows(book):
            place = f"gaps/{book}.tsv: {row}"
            numbers = _covered(row, load(book))
            if not numbers:
                wrong.append(f"{place}: no such paragraph in {book}")
            elif done.issuperset(numbers):
                wrong.append(f"{place}: asserted by {proofs[numbers[0]].tests[0]}, so it is no gap")
            if not reason.strip():
                wrong.append(f"{place}: without a reason")
        wrong += _partly_problems(book, done)
    return wrong


def _partly_problems(book: str, done: set[str]) -> list[str]:
    """What is wrong with the rows of paragraphs that are partly built."""
    wrong = []
    for row, reason in _partly_rows(book):
        place = f"gaps/{book}.tsv: {row}"
        numbers = _covered(row, load(book))
        if not numbers:
            wrong.append(f"{place}: no such paragraph in {book}")
        elif not done.issuperset(numbers):
            wrong.append(f"{place}: no test asserts it, so it is a gap and not {PARTLY} built")
        if not reason.strip():
            wrong.append(f"{place}: without a reason")
    for _, _, kind in _rows(book):
        if kind not in ("", PARTLY):
            wrong.append(f"gaps/{book}.tsv: no kind {kind!r}; there is {PARTLY}")
    return wrong


def generated(root: Path, evidence: dict[str, Evidence]) -> dict[Path, str]:
    """Path of a generated file of a checkout -> the text it should have."""
    made = {}
    for book in BOOKS:
        made[root / f"src/ludex/rules/evidence/{book}.tsv"] = table(evidence[book])
        made[root / f"docs/rulebook/{book}.md"] = _page(load(book), evidence)
    return made


def paragraphs_of(citation: Citation, editions: tuple[str, ...]) -> list[tuple[str, str]]:
    """The paragraphs (book, number) for which a citation counts in these editions."""
    if citation.tag != "SVE":
        return [(citation.book_name, citation.number)]
    found = [("sve-en", citation.number)] if EN in editions else []
    if JA in editions:
        found += [("sve-ja", number) for number in japanese_of().get(citation.number, ())]
    return found


PARTLY = "partly"
"""The third cell of a row in a gap table: the paragraph is asserted, and the reason says what of it is not built."""


def _rows(book: str) -> list[tuple[str, str, str]]:
    found = [[*row, "", ""] for row in shelved(book).rows(f"gaps/{book}.tsv")]
    return [(row[0], row[1], row[2]) for row in found if row[0]]


def _gap_rows(book: str) -> list[tuple[str, str]]:
    return [(row, reason) for row, reason, kind in _rows(book) if kind != PARTLY]


def _partly_rows(book: str) -> list[tuple[str, str]]:
    return [(row, reason) for row, reason, kind in _rows(book) if kind == PARTLY]


def _covered(row: str, book: Book) -> list[str]:
    """The operative paragraphs that a row of a gap table means; `14.2*` is 14.2 and everything below it."""
    if row.endswith("*"):
        return [number for number in book.operative() if within(number, row.rstrip("*./-"))]
    return [row] if row in book else []


def _list(cell: str) -> list[str]:
    return cell.split("; ") if cell else []


def table(evidence: Evidence) -> str:
    lines = [f"{number}\t{'; '.join(p.code)}\t{'; '.join(p.tests)}" for number, p in evidence.items()]
    return "\n".join([HEADER, *lines]) + "\n"


def _page(book: Book, evidence: dict[str, Evidence]) -> str:
    """The page of the documentation that lists every operative paragraph of a book, by chapter."""
    missing = gaps(book.name, evidence)
    half = partly(book.name, evidence)
    out = [
        f"# {book.name}: paragraph, code, tests",
        "",
        "Generated by `make evidence`. Operative paragraphs only; headings, definitions and what concerns",
        "physical cards are left out.",
    ]
    for chapter, numbers in groupby(book.operative(), _chapter):
        out += ["", f"## {chapter}", "", "| paragraph | code | tests |", "|---|---|---|"]
        for number in numbers:
            proof = evidence[book.name].get(number, Proof())
            tests = _cell(proof.tests) or (f"gap: {missing[number]}" if number in missing else "")
            tests += f"<br>partly: {half[number]}" if number in half else ""
            out.append(f"| {number} | {_cell(proof.code)} | {tests} |")
    return "\n".join(out) + "\n"


def _chapter(number: str) -> str:
    head = number.replace("-", ".").replace("/", ".").split(".")[0]
    return f"{head[:-2]}00" if head.isdigit() and len(head) > 2 else head


def _cell(places: list[str]) -> str:
    return "<br>".join(f"`{place.removeprefix('src/ludex/').removeprefix('tests/')}`" for place in places)
