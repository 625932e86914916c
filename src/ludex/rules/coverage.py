"""Counts how many paragraphs of each book are cited in code, asserted by tests, or listed as gaps."""

from pathlib import Path
from typing import TypedDict

from ludex.errors import InputError
from ludex.rules.paragraphs import load, scope, within
from ludex.rules.proof import PROVEN, Evidence, asserted, gaps, partly, shipped, verdicts
from ludex.rules.shelf import BOOKS, shelved


class Scope(TypedDict):
    """Numbers of operative paragraphs within the scope. `missing` are neither asserted nor a gap."""

    operative: int
    asserted: int
    gaps: int
    missing: int


class Coverage(TypedDict):
    """Numbers of paragraphs of a book, operative ones only but for `paragraphs`. Of the asserted ones, `partly` are
    built in part, `tried` were tried by `ludex rules prove`, and `proven` passed."""

    book: str
    paragraphs: int
    operative: int
    cited: int
    asserted: int
    partly: int
    tried: int
    proven: int
    gaps: int
    scope: Scope


def coverage(book: str, sections: list[str] | None = None, evidence: dict[str, Evidence] | None = None) -> Coverage:
    """The counts for a book, from the given evidence (None: the shipped evidence). `sections`: see `in_scope`."""
    evidence = evidence or shipped()
    operative = load(book).operative()
    inside = in_scope(book, sections)
    cited = {number for number, proof in evidence[book].items() if proof.code}
    done = asserted(evidence[book])
    named = gaps(book, evidence)
    tried = {number: verdict for number, verdict in verdicts(book).items() if number in done}
    return Coverage(
        book=book,
        paragraphs=len(load(book).paragraphs),
        operative=len(operative),
        cited=len(cited.intersection(operative)),
        asserted=len(done.intersection(operative)),
        partly=len(set(partly(book, evidence)).intersection(operative)),
        tried=len(tried),
        proven=sum(verdict == PROVEN for verdict in tried.values()),
        gaps=len(named),
        scope=Scope(
            operative=len(inside),
            asserted=len(done.intersection(inside)),
            gaps=sum(number in named for number in inside),
            missing=len(missing(book, sections, evidence)),
        ),
    )


def missing(book: str, sections: list[str] | None, evidence: dict[str, Evidence]) -> list[str]:
    """The operative paragraphs in scope that are neither asserted nor a gap."""
    settled = asserted(evidence[book]).union(gaps(book, evidence))
    return [number for number in in_scope(book, sections) if number not in settled]


def lacking(book: str, evidence: dict[str, Evidence]) -> dict[str, str]:
    """The operative paragraphs of the whole book that are neither asserted nor a gap, or only partly built -> what they
    lack."""
    settled = asserted(evidence[book]).union(gaps(book, evidence))
    half = partly(book, evidence)
    return {
        number: f"partly: {half[number]}"
        if number in half
        else "cited, not asserted"
        if number in evidence[book]
        else "not cited"
        for number in load(book).operative()
        if number in half or number not in settled
    }


def markdown(books: tuple[str, ...], evidence: dict[str, Evidence]) -> str:
    """The coverage table of README: one row per book, counting operative paragraphs."""
    lines = [
        "| book | operative paragraphs | cited in code | asserted by tests | of these partly | proven, of those tried "
        "| gaps |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for book in books:
        c = coverage(book, evidence=evidence)
        numbers = (c["operative"], c["cited"], c["asserted"], c["partly"], f"{c['proven']} of {c['tried']}", c["gaps"])
        lines.append(f"| {shelved(book).title} | {' | '.join(map(str, numbers))} |")
    return "\n".join(lines)


BEGIN, END = "<!-- coverage: written by `make evidence` -->", "<!-- end of coverage -->"


def readme(root: Path, evidence: dict[str, Evidence]) -> dict[Path, str]:
    """The path of README -> its text with the coverage table between the lines `BEGIN` and `END`."""
    path = root / "README.md"
    text = path.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise InputError(path, f"lacks the lines `{BEGIN}` and `{END}`")
    return {path: f"{before}{BEGIN}\n\n{markdown(BOOKS, evidence)}\n\n{END}{after}"}


def in_scope(book: str, sections: list[str] | None) -> list[str]:
    """The operative paragraphs of the given sections (None: the project's scope for the book)."""
    wanted = scope(book) if sections is None else sections
    operative = load(book).operative()
    for section in sections or ():
        if not any(within(number, section) for number in load(book).paragraphs):
            raise InputError(section, f"no such chapter in {book}")
    return [number for number in operative if any(within(number, section) for section in wanted)]
