"""The shape of a game: what its `Spec` must hold, and which modules and folders its package has.

`check_spec` is for any game; `check_shape` is for games that look like the four of this project.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from types import ModuleType

from ludex.games import GAMES, Spec, package_of
from ludex.rules.citations import Citation, whole
from ludex.testing.invariants import demand
from ludex.testing.position import PROPERTIES

NAMES: dict[str, tuple[str, ...]] = {
    "book": ("make_book",),
    "cards": ("make_card", "shipped_cards", "deck_texts"),
    "judgement": ("JUDGEMENT",),
    "positions": ("new_game", "place"),
    "text": ("read_text",),
}
"""The modules that every game has, and the names that each offers. Chapters are modules besides these."""

DATA = {"cards": ".yaml", "decks": ".txt"}
"""The folders under `data`, and how their files end."""

CHAPTER = re.compile(r"c(\d+)_[a-z_]+")
GATHERED = ("VERBS", "CONDITIONS")
"""Tables of the chapters that the book gathers, under the same names in lower case."""


def check_spec(spec: Spec) -> None:
    """The fields of a `Spec` fit each other and its books."""
    code = spec.code
    demand(bool(spec.books), f"{code}: no book")
    demand(spec.default_edition in spec.books, f"{code}: no edition {spec.default_edition!r}")
    named = [*spec.books, *spec.variants, *spec.extensions]
    demand(len(set(named)) == len(named), f"{code}: a variant or extension is called like an edition")
    demand(bool(spec.sections), f"{code}: a deck has no sections")
    for edition, book in {**spec.books, **spec.variants, **spec.extensions}.items():
        demand(book.code == code, f"{code}: the book of {edition!r} is one of {book.code}")
        demand(book.edition == edition, f"{code}: the book of {edition!r} calls itself {book.edition!r}")
        under = spec.linked_zone
        demand(not under or under in book.zone_index, f"{code}: linked_zone: no zone {under!r}")
        rule = book.ends.concede_rule
        demand(rule in ("", spec.conceding), f"{code}: conceding: {spec.conceding!r}, but the book says {rule!r}")
    tag = spec.book().tag
    demand(not spec.conceding or spec.conceding.startswith(f"{tag} "), f"{code}: conceding: {spec.conceding!r}")
    demand(not spec.filler or spec.filler in spec.cards(), f"{code}: filler: no card {spec.filler!r}")
    twice = set(spec.properties) & set(PROPERTIES)
    demand(not twice, f"{code}: properties: every game has {', '.join(twice)}")
    demand(len(set(spec.slots.values())) == len(spec.slots), f"{code}: slots: two names for one slot")
    for name, language in spec.languages.items():
        demand(language.code == name, f"{code}: language {name!r} calls itself {language.code!r}")


def check_shape(spec: Spec) -> None:
    """A game like those under `ludex.games`: the modules, names and folders that all of them have."""
    package = import_module(package_of(spec.code))
    demand(package.SPEC is spec, f"{spec.code}: `SPEC` is another")
    own = [name for name, value in vars(package).items() if getattr(value, "__module__", "") == package.__name__]
    demand(not own, f"{spec.code}: __init__ is for SPEC alone, not for {', '.join(own)}")
    modules = {name: _module(spec.code, name, names) for name, names in NAMES.items()}
    _check_offered(spec, modules)
    _check_chapters(spec)
    for folder, ending in DATA.items():
        names = [file.name for file in (files(package) / "data" / folder).iterdir()]
        others = [name for name in names if not name.endswith(ending)]
        demand(bool(names) and not others, f"{spec.code}: data/{folder} is for {ending} files: {others}")
    demand(spec.code not in GAMES or (files(package) / "table.yaml").is_file(), f"{spec.code}: no table.yaml")


def _module(code: str, name: str, names: tuple[str, ...]) -> ModuleType:
    module = import_module(f"{package_of(code)}.{name}")
    for each in names:
        demand(hasattr(module, each), f"{code}: {name}.py has no {each}")
    return module


def _check_offered(spec: Spec, modules: dict[str, ModuleType]) -> None:
    """`SPEC` offers what stands in the modules, under the same names."""
    cards, positions, book = modules["cards"], modules["positions"], modules["book"]
    known = vars(book).get("BOOKS") or {"": vars(book).get("BOOK")}
    for edition, made in {**spec.books, **spec.variants, **spec.extensions}.items():
        demand(known.get(edition) is made, f"{spec.code}: book.py has no BOOK or BOOKS with {edition!r}")
    demand(spec.cards is cards.shipped_cards, f"{spec.code}: cards.shipped_cards is not what SPEC offers")
    for module, names in ((cards, ("make_card", "deck_texts")), (positions, ("new_game", "place"))):
        for name in names:
            demand(getattr(spec, name) is getattr(module, name), f"{spec.code}: {name} is not what SPEC offers")
    demand(spec.setup is vars(positions).get("setup"), f"{spec.code}: positions.setup is not what SPEC offers")
    demand(spec.read_text is modules["text"].read_text, f"{spec.code}: text.read_text is not what SPEC offers")
    demand(spec.book().judgement is modules["judgement"].JUDGEMENT, f"{spec.code}: JUDGEMENT is not the book's")


def chapters(code: str) -> list[str]:
    """The modules of a game that are chapters of its rulebook, as they sort."""
    names = (file.name.removesuffix(".py") for file in files(package_of(code)).iterdir())
    return sorted(name for name in names if CHAPTER.fullmatch(name))


def _check_chapters(spec: Spec) -> None:
    """Chapters sort in the order of the book, are in the book, and their tables are in the book's tables."""
    code, book = spec.code, spec.book()
    found = chapters(code)
    numbers = [name[1 : name.index("_")] for name in found]
    demand(bool(found), f"{code}: no chapters")
    demand(len({len(number) for number in numbers}) == 1, f"{code}: the chapters do not sort: {', '.join(found)}")
    zones = []
    for name, number in zip(found, numbers, strict=True):
        chapter = Citation(book.tag, str(int(number)))
        demand(chapter.exists(), f"{code}: {name}: the book has no {chapter}")
        module = import_module(f"{package_of(code)}.{name}")
        zones += [name] if "zone_kinds" in vars(module) else []
        for table in GATHERED:
            forgotten = set(vars(module).get(table, ())) - set(getattr(book, table.lower()))
            demand(not forgotten, f"{code}: {name}.{table}: the book lacks {', '.join(forgotten)}")
    demand(len(zones) == 1, f"{code}: zone_kinds() stands in {', '.join(zones) or 'no chapter'}")
    demand(not spec.conceding or _cited(spec.conceding), f"{code}: conceding: no paragraph {spec.conceding!r}")


def _cited(rule: str) -> bool:
    cite = whole(rule)
    return cite is not None and cite.exists()
