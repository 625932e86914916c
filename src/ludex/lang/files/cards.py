"""Reads card files: JSON lines, JSON, CSV or YAML, with the columns under any of their usual names (docs/cards.md)."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from ludex.core.book import Book
from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.lang.files.text import read_text_file, read_yaml

ALIASES = {
    "number": ("id", "no", "code", "card number", "card no", "card id"),
    "name": ("card name", "title"),
    "type": ("card type", "kind"),
    "text": ("effect", "effects", "ability", "abilities", "skill", "card text", "rules text", "description"),
    "alternate_name": ("alternate name", "alt name", "alternate", "コラボ名"),
    "number_ja": ("number ja", "ja number", "japanese number"),
    "name_ja": ("name ja", "japanese name"),
    "text_ja": ("text ja", "japanese text"),
}
"""Column that every game reads -> other names it may have in a file. Case, blanks, `_` and `.` are ignored."""

Columns = Mapping[str, tuple[str, ...]]
ENDINGS = (".jsonl", ".ndjson", ".json", ".csv", ".yaml", ".yml")
LANGUAGES = ("en", "ja")


@dataclass(frozen=True)
class Reader:
    """How a game makes cards from the rows of a card file (`Spec.reader`)."""

    make: Callable[[Printed, tuple[Ability, ...]], Card]
    """Makes the card from its row and the abilities that its text compiled to."""
    kind_of: Callable[[Printed], str]
    """The kind of card for the grammar (`Language.categories`)."""
    name_of: Callable[[Printed], str]
    """The name of the card in the game."""
    section_of: Callable[[Printed], str]
    """The section of a deck that the card belongs to; `tokens` if no deck contains it."""
    belongs: Callable[[Card], str]
    """`section_of` for a card that is already made."""
    columns: Columns = field(default_factory=dict)
    """The game's own columns -> other names they may have."""
    figures: tuple[str, ...] = ()
    """The columns in which cards with the same name and text may still differ."""
    apart: str = ""
    """The column whose words are counted apart when a file is compiled."""
    sort: Callable[[Printed], str] | None = None
    """The word of a card under `apart`, where no column has it."""
    back: Callable[[Printed], Printed | None] | None = None
    """The other side of a card as a row of its own (None: it has only one). A card is whole if both sides are."""
    makes: tuple[str, ...] = ()
    """Verbs of the game (`Do.verb`) that turn other cards into tokens; `Do.word` is the token's name."""
    describes: Callable[[Book, str], Card | None] | None = None
    """Makes the card of a token from what its tree calls it, where the texts of a book say what a token is like. None:
    they do not."""


class Printed(NamedTuple):
    """One card as it stands in a file. `columns` has every column under its usual name; `place` is the file and the
    line or item, for error messages."""

    number: str
    name: str
    type: str
    text: str
    columns: dict[str, Any]
    place: str

    def figure(self, name: str) -> int | None:
        """The number in a column; None: the column is missing, blank or not a number."""
        value = self.columns.get(name)
        if isinstance(value, str) and re.fullmatch(r"-?\d+", value.strip()):
            return int(value)
        return value if isinstance(value, int) else None

    def word(self, name: str) -> str:
        """The word in a column; "": the column is missing, blank or a dash."""
        value = self.columns.get(name)
        text = str(value).strip() if value is not None else ""
        return "" if text in ("-", "―", "None", "null") else text


def _column(name: str) -> str:
    """The name of a column in the form in which names are compared."""
    return re.sub(r"[\s_.]+", " ", name).strip().lower()


def _names(columns: Columns) -> dict[str, str]:
    """Each name that a column may have -> its usual name. A usual name is never the other name of another column."""
    every = {**ALIASES, **columns}
    found = {_column(alias): known for known, aliases in every.items() for alias in aliases}
    return found | {_column(known): known for known in every}


COMMON = _names({})


def read_cards(
    path: Path, language: str = "en", columns: Columns | None = None, unnamed: list[str] | None = None
) -> list[Printed]:
    """The cards of a file in one language. `columns` are the game's own (`Reader.columns`). For `ja`, the columns
    `name_ja` and `text_ja`, if there are any, replace `name` and `text`. Bad input raises `InputError` with its
    place. A row without name and number is left out if `unnamed` is given, and its place put there."""
    ending = path.suffix.lower()
    if path.is_dir():
        raise InputError(str(path), "is a folder; name a card file")
    if ending not in ENDINGS:
        raise InputError(str(path), f"no card file: its name must end with {', '.join(ENDINGS)}")
    if language not in LANGUAGES:
        raise InputError("--lang", f"no language {language!r}; there is {', '.join(LANGUAGES)}")
    text = read_text_file(path).removeprefix("\ufeff")
    if ending in (".jsonl", ".ndjson"):
        rows = _json_lines(text, str(path))
    elif ending == ".csv":
        rows = _csv_rows(text, str(path))
    elif ending == ".json":
        rows = _items(_json(text, str(path), 0), str(path))
    else:
        rows = _items(read_yaml(text, str(path), object), str(path))
    names = _names(columns or {})
    cards = []
    for row, place in rows:
        card = _printed(row, place, language, names)
        if card.number:
            cards.append(card)
        elif unnamed is None:
            raise InputError(place, "has neither a name nor a number")
        else:
            unnamed.append(place)
    if not cards:
        raise InputError(str(path), "no cards in it")
    return cards


def _json(text: str, path: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        at = line or getattr(error, "lineno", 1)
        raise InputError(f"{path}:{at}", f"not JSON: {getattr(error, 'msg', 'too deep')}") from None


def _json_lines(text: str, path: str) -> list[tuple[dict[str, Any], str]]:
    rows: list[tuple[dict[str, Any], str]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            rows.append(_mapping(_json(line, path, number), f"{path}:{number}"))
    return rows


def _items(data: Any, path: str) -> list[tuple[dict[str, Any], str]]:
    if isinstance(data, dict) and isinstance(data.get("cards"), list):
        data = data["cards"]
    if not isinstance(data, list):
        raise InputError(path, "must be a list of cards, or have one under `cards`")
    return [_mapping(item, f"{path}: card {i}") for i, item in enumerate(data, 1)]


def _mapping(item: Any, place: str) -> tuple[dict[str, Any], str]:
    if not isinstance(item, dict):
        raise InputError(place, f"a card must be a mapping of columns, not {type(item).__name__}")
    return item, place


def _csv_rows(text: str, path: str) -> list[tuple[dict[str, Any], str]]:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    rows: list[tuple[dict[str, Any], str]] = []
    head: list[str] = []
    began = 1
    try:
        for cells in reader:
            line, began = began, reader.line_num + 1
            if not any(cell.strip() for cell in cells):
                continue
            if not head:
                head = cells
                _check_head(head, f"{path}:{line}")
                continue
            if len(cells) > len(head):
                raise InputError(f"{path}:{line}", f"{len(cells)} cells under {len(head)} columns")
            rows.append((dict(zip(head, cells, strict=False)), f"{path}:{line}"))
    except csv.Error as error:
        raise InputError(f"{path}:{began}", f"not CSV: {error}") from None
    return rows


def _check_head(head: list[str], place: str) -> None:
    known = [COMMON.get(_column(name), "") for name in head]
    for name in ("name", "text"):
        if name not in known and f"{name}_ja" not in known:
            raise InputError(place, f"no column {name!r} (or {', '.join(ALIASES[name])}) in the first line")


def _printed(row: dict[str, Any], place: str, language: str, names: dict[str, str]) -> Printed:
    """The card of a row; without name and number if the row has neither. A column under its usual name wins over one
    under another name."""
    usual = {_column(name) for name in names.values()}
    columns: dict[str, Any] = {}
    for key, value in sorted(row.items(), key=lambda pair: _column(str(pair[0])) not in usual):
        name = names.get(_column(str(key)), str(key))
        if name == str(key) and _column(name) not in names:
            _check_column(_column(name), names, place)
        if name not in columns or columns[name] in (None, ""):
            columns[name] = value
    if language == "ja":
        for name in ("name", "text"):
            if name + "_ja" in columns:
                columns[name] = columns[name + "_ja"]
    name = _text(columns, "name", place)
    number = _text(columns, "number", place)
    kind = _text(columns, "type", place)
    return Printed(number or name, name or number, kind, _text(columns, "text", place), columns, place)


def _check_column(name: str, names: dict[str, str], place: str) -> None:
    """Refuse a column that nobody reads although its writer seems to think so: a tree, or a slip of the pen."""
    if name in ("tree", "trees"):
        raise InputError(f"{place}: {name}", "printed text is the card; a card file has no trees")
    near = get_close_matches(name, [known for known in names if known != name], 1, 0.84)
    if near and name not in LEFT_ALONE:
        raise InputError(f"{place}: {name}", f"no such column; did you mean {near[0]!r}?")


LEFT_ALONE = ("set name",)
"""Columns that only look like one that is read."""


def _text(columns: dict[str, Any], name: str, place: str) -> str:
    value = columns.get(name)
    if value is None:
        return ""
    if isinstance(value, (dict, list, bool)) or (name == "text" and not isinstance(value, str)):
        raise InputError(f"{place}: {name}", f"must be text, not {json.dumps(value, ensure_ascii=False)[:40]}")
    return str(value).strip() if name != "text" else str(value)


def of_sets(cards: list[Printed], sets: str) -> list[Printed]:
    """The cards of some sets; `BP01-BP04,CP01` names five. The set of a card is its column `set`, else the part of its
    number before the first `-` or `/`."""
    wanted: set[str] = set()
    for part in (part.strip() for part in sets.split(",")):
        spread = re.fullmatch(r"(\w*?[A-Za-z])(\d+)-\1(\d+)", part)
        if spread:
            first, last = int(spread[2]), int(spread[3])
            wanted |= {f"{spread[1]}{n:0{len(spread[2])}}" for n in range(first, last + 1)}
        elif part:
            wanted.add(part)
    found = [card for card in cards if (card.word("set") or re.split(r"[-/]", card.number)[0]) in wanted]
    if not found:
        raise InputError("--sets", f"no card of {sets}")
    return found
