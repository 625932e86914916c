"""The tables of a game outside: its lock file, its evidence, its words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.errors import InputError
from ludex.rules import shelf
from ludex.rules.library import words_of
from ludex.rules.outside import Project, evidence, locks, project, write_tables
from ludex.rules.paragraphs import load
from ludex.rules.scan import project_root

ROOT = project_root(Path(__file__).resolve())
BOOKS = "book\tgame\ttag\ttitle\twords\nlittle\tlittle\tLITTLE\tLittle\tRULES.md\n"
RULES = "# Little\n\n## 1 The turn\n\n1.1 You draw\na card.\n1.2 A card is a card.\n"
CODE = '''
def draw() -> None:
    """[LITTLE 1.1] Draw, and [LITTLE 9.9] nothing."""
'''


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(shelf, "_brought", [])
        yield


@pytest.fixture
def little(tmp_path: Path) -> Project:
    rules = tmp_path / "little/rules"
    rules.mkdir(parents=True)
    (rules / "books.tsv").write_text(BOOKS, encoding="utf-8")
    (rules / "RULES.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "little/c1_turn.py").write_text(CODE, encoding="utf-8")
    return project(tmp_path)


def test_the_tables_of_the_example_are_up_to_date() -> None:
    made = project(ROOT / "examples/skirmish")
    wrong, tables = evidence(made)
    assert wrong == []
    stale = [path.name for path, text in (locks(made) | tables).items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run `make evidence`"


def test_every_paragraph_of_the_example_is_asserted() -> None:
    made = project(ROOT / "examples/skirmish")
    _, tables = evidence(made)
    rows = [line.split("\t") for text in tables.values() for line in text.splitlines()[1:]]
    assert {number for number, code, tests in rows if code and tests} >= set(load("skirmish").operative())


def test_a_lock_file_from_the_rulebook(little: Project) -> None:
    changed, wrong = write_tables(little)
    assert [path.name for path in changed] == ["little.tsv", "little.tsv"]
    assert wrong == ["little/c1_turn.py:3: [LITTLE 9.9] is not a paragraph of little"]
    assert {p.id: p.kind for p in load("little").paragraphs.values()} == {
        "1": "heading",
        "1.1": "operative",
        "1.2": "operative",
    }
    assert words_of("little", "1.1") == "You draw a card."
    assert (little.rules / "evidence/little.tsv").read_text(encoding="utf-8").splitlines()[1:] == [
        "1.1\tlittle/c1_turn.py:draw\t"
    ]
    assert write_tables(little)[0] == []


def test_kinds_given_by_hand_are_kept(little: Project) -> None:
    path, text = next(iter(locks(little).items()))
    path.parent.mkdir()
    path.write_text(text.replace("1.2\toperative", "1.2\tdefinition"), encoding="utf-8")
    assert locks(little)[path] == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("1.1 One.\n1.1 Two.\n", "RULES.md 1.1: stands there twice"),
        ("", "RULES.md: has no numbered paragraph"),
    ],
)
def test_a_rulebook_that_cannot_be_locked(little: Project, rules: str, reason: str) -> None:
    (little.rules / "RULES.md").write_text(rules, encoding="utf-8")
    with pytest.raises(InputError, match=reason):
        locks(little)


def test_a_folder_without_rules(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"has no package with rules/books\.tsv"):
        project(tmp_path)


def test_a_table_of_books_that_is_wrong(little: Project) -> None:
    books = little.rules / "books.tsv"
    books.write_text("book\tgame\nlittle\tlittle\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"books\.tsv:2: must have book, game, tag, title"):
        shelf.shelf()
    books.write_text(BOOKS.replace("LITTLE", "CC"), encoding="utf-8")
    with pytest.raises(InputError, match=r"books\.tsv:2: little \(CC\): .* has that book, too"):
        shelf.shelf()
