"""The tables of a game outside: its lock files from its own rulebook, and the evidence from its source tree.

The project has the package with a folder `rules` (in `src` or beside it), its tests under `tests`, its scenarios
under `scenarios`. Paths in the evidence are from the project's folder."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from ludex.errors import InputError
from ludex.rules.library import START, parse
from ludex.rules.paragraphs import OPERATIVE, Book, Paragraph, fingerprint
from ludex.rules.proof import gather, problems, table
from ludex.rules.scan import Findings, scan_scenario, scan_sources, scan_tests
from ludex.rules.shelf import Shelved, bring, shelf

HEADING = "heading"


@dataclass(frozen=True)
class Project:
    """The source tree of a game outside."""

    root: Path
    package: Path

    @property
    def rules(self) -> Path:
        return self.package / "rules"

    def books(self) -> list[Shelved]:
        return [book for book in shelf().values() if book.folder == self.rules]


def project(root: Path) -> Project:
    """The project in a folder; its books are put on the shelf."""
    found = sorted([*root.glob("src/*/rules/books.tsv"), *root.glob("*/rules/books.tsv")])
    if len(found) != 1:
        raise InputError(root, f"has {len(found) or 'no'} package{'s' if len(found) > 1 else ''} with rules/books.tsv")
    package = found[0].parent.parent.resolve()
    bring(package / "rules")
    return Project(root.resolve(), package)


def write_tables(made: Project) -> tuple[list[Path], list[str]]:
    """Write lock files and evidence anew: the files that changed, and what is wrong with citations, tests and gaps."""
    changed = [path for path, text in locks(made).items() if _write(path, text)]
    found, tables = evidence(made)
    changed += [path for path, text in tables.items() if _write(path, text)]
    return changed, found


def locks(made: Project) -> dict[Path, str]:
    """The lock file of each book whose words the package has, and what should stand in it."""
    return {
        made.rules / f"books/{book.name}.tsv": lock((made.rules / book.words).read_text(encoding="utf-8"), book)
        for book in made.books()
        if book.words
    }


def lock(text: str, book: Shelved) -> str:
    """The rows of a lock file. Headings are known by their `#`; another kind than `operative` is kept where the lock
    file has it."""
    kinds = {row[0]: row[1] for row in book.rows(f"books/{book.name}.tsv") if row[1] != HEADING}
    numbers: dict[str, Paragraph] = {}
    for line in text.splitlines():
        if match := START.match(line):
            number = match[1]
            if number in numbers:
                raise InputError(f"{book.words} {number}", "stands there twice")
            numbers[number] = Paragraph(number, HEADING if line.startswith("#") else kinds.get(number, OPERATIVE), "-")
    if not numbers:
        raise InputError(book.words, "has no numbered paragraph")
    words = parse(text, Book(book.name, numbers)).words
    lost = [number for number in numbers if number not in words]
    if lost:
        raise InputError(f"{book.words} {lost[0]}", "does not stand in the order of the book")
    rows = [f"{p.id}\t{p.kind}\t{fingerprint(words[p.id])}" for p in numbers.values()]
    return "\n".join(["id\tkind\thash", *rows]) + "\n"


def evidence(made: Project) -> tuple[list[str], dict[Path, str]]:
    """What is wrong, and the evidence of each book with what should stand in it."""
    names = tuple(book.name for book in made.books())
    found = scan(made)
    proofs = gather(found, names)
    return problems(found, proofs), {made.rules / f"evidence/{name}.tsv": table(proofs[name]) for name in names}


def scan(made: Project) -> Findings:
    """Citations in the package, in its tests and scenarios. Numbers without a tag are of the first book."""
    tag = made.books()[0].tag
    found = Findings()
    sources = _texts(made.root, made.package.rglob("*.py"))
    scan_sources(sources | _core(), found, tag)
    for name, text in _texts(made.root, (made.root / "tests").rglob("*.py")).items():
        scan_tests(text, name, found, tag)
    for name, text in _texts(made.root, (made.root / "scenarios").rglob("*.yaml")).items():
        scan_scenario(text, name, found)
    return found


def _texts(root: Path, paths: Iterable[Path]) -> dict[str, str]:
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in sorted(paths)}


def _core() -> dict[str, str]:
    """The modules of core and lang, which citations may refer to."""
    ludex = Path(str(files("ludex")))
    paths = [*(ludex / "core").rglob("*.py"), *(ludex / "lang").rglob("*.py")]
    return {f"src/ludex/{path.relative_to(ludex).as_posix()}": path.read_text(encoding="utf-8") for path in paths}


def _write(path: Path, text: str) -> bool:
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True
