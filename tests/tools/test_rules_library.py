"""Importing a rulebook: a made-up one here, the real ones where they lie beside the project."""

from pathlib import Path

import pytest

from ludex.errors import InputError
from ludex.rules.library import Reading, parse, read, store, words_of
from ludex.rules.paragraphs import Book, Paragraph, fingerprint
from ludex.rules.scan import project_root
from ludex.rules.shelf import BOOKS

REAL = project_root(Path(__file__).resolve()).parent / "shared" / "rulebooks"

WORDS = {
    "1": "Beginnings",
    "1.1": "Of marbles",
    "1.1.1": "Each child brings ten marbles, as 1.2 tells in full.",
    "1.2": "Of turns",
    "2": "Endings",
    "2.1": "Whoever holds all marbles has won.",
    "token/Pebble": "Pebble Stone 1",
}
BOOK = Book("marbles", {n: Paragraph(n, "operative", fingerprint(text)) for n, text in WORDS.items()})
TEXT = """
Contents
1. Beginnings\t1
2. Endings\t2

### 1. Beginnings
**1.1. Of marbles**
 - 1.1.1. Each child brings ten marbles, as
1.2 tells

in full.
1.2. Of turns
Section 2. Endings
- 2.1 Whoever holds all marbles
has won.

Appendix
Pebble\tStone\t1
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEX_DATA", str(tmp_path / "data"))


def test_paragraphs_are_told_from_contents_and_references() -> None:
    reading = parse(TEXT, BOOK)
    assert reading.words["1"] == "Beginnings"
    assert reading.words["1.1"] == "Of marbles**"
    assert reading.words["1.2"] == "Of turns"
    assert reading.words["2"] == "Endings"
    assert reading.words["2.1"] == WORDS["2.1"]
    assert reading.words["token/Pebble"] == WORDS["token/Pebble"]
    assert reading.words["1.1.1"] == WORDS["1.1.1"]
    assert (reading.matched, reading.missing) == (len(WORDS), [])


def test_markup_spaces_and_case_do_not_change_a_hash() -> None:
    assert fingerprint("**Of  Marbles**\n") == fingerprint("of marbles")
    assert fingerprint("of marbles") != fingerprint("of marble")


def test_words_are_kept_in_the_folder_of_the_user(tmp_path: Path) -> None:
    assert words_of("vg", "1.1") is None
    path = store(Reading("vg", {"1.1": "Some words"}, 1, []))
    assert path == tmp_path / "data/rulebooks/vg.json"
    assert words_of("vg", "1.1") == "Some words"
    assert words_of("vg", "1.2") is None


def test_a_damaged_store_says_so(tmp_path: Path) -> None:
    path = tmp_path / "data/rulebooks/dbs.json"
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(InputError, match=r"dbs\.json: damaged"):
        words_of("dbs", "1-1")


def test_files_that_are_no_rulebook(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="No such file"):
        read(tmp_path / "none.txt", ("vg",))
    with pytest.raises(InputError, match="Is a directory"):
        read(tmp_path, ("vg",))
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"1. Game\xff\xfe")
    with pytest.raises(InputError, match="not UTF-8 text"):
        read(binary, ("vg",))
    other = tmp_path / "other.txt"
    other.write_text(TEXT, encoding="utf-8")
    with pytest.raises(InputError, match="does not look like the rulebook vg"):
        read(other, ("vg",))
    empty = tmp_path / "empty.txt"
    empty.write_text("", encoding="utf-8")
    with pytest.raises(InputError, match="0 of"):
        read(empty, ("sve-en", "sve-ja"))


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file in the way", encoding="utf-8")
    with pytest.raises(InputError):
        store(Reading("vg", {}, 0, []))


@pytest.mark.skipif(not REAL.is_dir(), reason="the rulebooks are not part of the project")
@pytest.mark.parametrize("book", BOOKS)
def test_the_real_books(book: str) -> None:
    reading = read(REAL / f"{book}.txt", ("sve-en", "sve-ja") if book.startswith("sve") else (book,))
    assert reading.book == book
    assert reading.matched >= 0.99 * reading.total
