"""How much of each book is cited in code, asserted by tests, or a named gap."""

from typing import TypedDict

from ludex.errors import InputError
from ludex.rules.paragraphs import load, scope, within
from ludex.rules.proof import Evidence, asserted, gaps, shipped


class Scope(TypedDict):
    operative: int
    asserted: int
    gaps: int
    missing: int


class Coverage(TypedDict):
    """`cited`, `asserted` and `gaps` count operative paragraphs."""

    book: str
    paragraphs: int
    operative: int
    cited: int
    asserted: int
    gaps: int
    scope: Scope


def coverage(book: str, sections: list[str] | None = None, evidence: dict[str, Evidence] | None = None) -> Coverage:
    """Counts for a book, from the evidence given or the shipped one."""
    evidence = evidence or shipped()
    operative = load(book).operative()
    inside = in_scope(book, sections)
    cited = {number for number, proof in evidence[book].items() if proof.code}
    done = asserted(evidence[book])
    named = gaps(book, evidence)
    return Coverage(
        book=book,
        paragraphs=len(load(book).paragraphs),
        operative=len(operative),
        cited=len(cited.intersection(operative)),
        asserted=len(done.intersection(operative)),
        gaps=len(named),
        scope=Scope(
            operative=len(inside),
            asserted=len(done.intersection(inside)),
            gaps=sum(number in named for number in inside),
            missing=len(missing(book, sections, evidence)),
        ),
    )


def missing(book: str, sections: list[str] | None, evidence: dict[str, Evidence]) -> list[str]:
    """Operative paragraphs in scope that are neither asserted nor a gap."""
    settled = asserted(evidence[book]).union(gaps(book, evidence))
    return [number for number in in_scope(book, sections) if number not in settled]


def in_scope(book: str, sections: list[str] | None) -> list[str]:
    """The operative paragraphs of the sections given, or of the project's scope for the book."""
    wanted = scope(book) if sections is None else sections
    operative = load(book).operative()
    for section in sections or ():
        if not any(within(number, section) for number in load(book).paragraphs):
            raise InputError(section, f"no such chapter in {book}")
    return [number for number in operative if any(within(number, section) for section in wanted)]
