"""Write src/ludex/rules/books/*.tsv from the rulebooks: `python scripts/lock_books.py SHARED_DIR`.

SHARED_DIR holds `rulebooks/paragraphs/BOOK.jsonl` (id, text), `rulebooks/BOOK.txt` and `ledger/BOOK.tsv`
(id, kind, note). Only numbers, kinds and hashes are written, never words.
"""

import json
import re
import sys
from pathlib import Path

from ludex.rules.library import parse
from ludex.rules.paragraphs import Book, Paragraph, fingerprint
from ludex.rules.scan import project_root
from ludex.rules.shelf import BOOKS

# The Japanese edition of SVE: numbers that moved, and paragraphs that the English edition lacks or words differently.
MOVED = {
    "2.12": "2.11", "2.13": "2.12", "2.14": "2.13",
    "10.4.7.1": "10.4.7.2", "10.4.7.2": "10.4.7.3", "10.4.7.3": "10.4.7.4", "10.4.7.4": "10.4.7.5",
    "12.15.2.1": "12.15.3",
}  # fmt: skip
JAPANESE_ONLY = {
    "2.3.2.1", "2.3.2.2", "2.3.2.3", "2.3.2.4", "2.3.3.1", "2.11", "2.11.1", "2.11.2", "4.6.3", "5.2.1.1",
    "5.2.1.2", "5.2.1.2.1", "5.2.1.2.2", "5.22", "5.22.1", "10.6.2.2.2", "12.2.2.1",
}  # fmt: skip


def english_number(number: str, note: str, english: set[str]) -> str:
    """The English paragraph that says the same as a Japanese one, or nothing."""
    if named := re.match(r"= en (\S+)", note) or re.search(r"\[en (token/[^\]]+)\]", note):
        found = named[1]
    elif number in JAPANESE_ONLY:
        found = ""
    elif number in MOVED:
        found = MOVED[number]
    else:
        head, _, tail = number.rpartition(".")
        found = f"{MOVED[head]}.{tail}" if head in MOVED else number if number in english else ""
    if found and found not in english:
        raise SystemExit(f"sve-ja {number}: there is no English {found}")
    return found


def lock(shared: Path, name: str, english: set[str]) -> list[Paragraph]:
    with (shared / f"rulebooks/paragraphs/{name}.jsonl").open(encoding="utf-8") as lines:
        text = {row["id"]: row["text"] for row in map(json.loads, lines)}
    ledger = [line.split("\t") for line in (shared / f"ledger/{name}.tsv").read_text(encoding="utf-8").splitlines()[1:]]
    shape = Book(name, {row[0]: Paragraph(row[0], row[1], "-") for row in ledger})
    appendix = parse((shared / f"rulebooks/{name}.txt").read_text(encoding="utf-8"), shape).words
    text |= {number: words for number, words in appendix.items() if number.startswith("token/")}
    return [
        Paragraph(
            number,
            kind,
            fingerprint(text[number]) if number in text else "-",
            english_number(number, note, english) if name == "sve-ja" else "",
        )
        for number, kind, note in ledger
    ]


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    shared = Path(sys.argv[1])
    target = project_root(Path(__file__).resolve()) / "src/ludex/rules/books"
    english: set[str] = set()
    for name in BOOKS:
        paragraphs = lock(shared, name, english)
        english = english or {p.id for p in paragraphs}
        lines = ["id\tkind\thash" + ("\tenglish" if name == "sve-ja" else "")]
        lines += ["\t".join([p.id, p.kind, p.hash, *([p.english] if name == "sve-ja" else [])]) for p in paragraphs]
        (target / f"{name}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
        unlocked = sum(p.hash == "-" for p in paragraphs)
        print(f"{name}: {len(paragraphs)} paragraphs, {unlocked} of them without a text of their own")


if __name__ == "__main__":
    main()
