"""Makes cards from other people's files: the meaning of their columns in this game (docs/cards.md)."""

from __future__ import annotations

import re

from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games.dbs import text as texts
from ludex.games.dbs import tokens
from ludex.games.dbs.c05_game_preparation import SECTIONS
from ludex.games.dbs.c10_keywords import KEYWORDS
from ludex.games.dbs.cards import TYPES, Row, card_of
from ludex.games.dbs.text.en.words import COLOR_OF
from ludex.lang.files.cards import Printed, Reader
from ludex.lang.files.decks import TOKENS

BACK = "_back"
HEADINGS = ("Auto", "Permanent", "Activate", "Counter", "Once per turn", "Twice per turn")
LATER = re.compile(r"\bWarps?\b")
"""The area of the later manual."""
NEITHER = re.compile(
    r"\b(?:Unisons?|Z-\w+|[Mm]arkers?|(?:Hidden|Revealed) Mode)\b"
    r"|\[(?:UNISON|Awaken: Surge|Empower|Heroic|Invoker|Overlord|Rejuvenate|Spirit Boost|Successor|Villainous)\b"
)
"""Types, areas, modes, counters and keywords that neither the rulebook nor the later manual has, and that no reminder
says completely (`reminded_keywords`)."""


def type_of(row: Printed) -> str:
    """The printed type in the words of the rulebook; a word that it does not have is kept."""
    return row.word("type").lower().removesuffix(" card").replace("token", "").strip() or "battle"


def is_token(row: Printed) -> bool:
    return "token" in row.word("type").lower()


def kind_of(row: Printed) -> str:
    return texts.kind_of(row.text, type_of(row))


def section_of(row: Printed) -> str:
    """[DBS 5-1-2] [DBS 5-1-3] The deck section of a card."""
    if is_token(row):
        return TOKENS
    return SECTIONS[0] if type_of(row) == "leader" else SECTIONS[1]


def belongs(card: Card) -> str:
    if card.token:
        return TOKENS
    return SECTIONS[0] if card.types == ("leader",) else SECTIONS[1]


def book_or_later(row: Printed) -> str:
    """Whether a card is of a type of the rulebook and names only its keywords and areas: `book`; if not, whether it
    names what neither manual has, `neither`, or not, `later`."""
    text = f"{row.text}\n{row.word('text_back')}"
    if type_of(row) not in TYPES or NEITHER.search(text):
        return "neither"
    known = {*HEADINGS, *(keyword.name for keyword in KEYWORDS)}
    for said in re.findall(r"\[([^\[\]]*)\]", text):
        name = re.sub(r"^(Activate|Counter)\b.*", r"\1", said.strip())
        if name not in known:
            return "later"
    return "later" if LATER.search(text) else "book"


def back_of(row: Printed) -> Printed | None:
    """[DBS 2-3-2-1-2] The back of a Leader: its columns end with `_back`."""
    columns = {name.removesuffix(BACK): value for name, value in row.columns.items() if name.endswith(BACK)}
    text = row.word(f"text{BACK}")
    if type_of(row) != "leader" or not (text or row.word(f"name{BACK}")):
        return None
    said = {name: value for name, value in columns.items() if value not in (None, "")}
    both = {**row.columns, **said, "text": text}
    return row._replace(number=f"{row.number}b", name=row.word(f"name{BACK}") or row.name, text=text, columns=both)


def _cost_of(row: Printed) -> tuple[int | None, str]:
    """[DBS 2-11-1] The total cost and the specified colours of "3(RR)"."""
    said = row.word("energy cost").replace(" ", "")
    match = re.fullmatch(r"(\d+)(?:\(([RBGYKW]*)\))?", said)
    if match is None:
        if said:
            raise InputError(row.place, f"energy cost {said!r} is not written like 3(RR)")
        return None, ""
    return int(match[1]), " ".join(COLOR_OF[letter] for letter in match[2] or "")


def _split(words: str) -> list[str]:
    return [part.strip() for part in re.split(r"[/\n]", words) if part.strip()]


def make(row: Printed, abilities: tuple[Ability, ...]) -> Card:
    """Makes one side of a card with the abilities of its text, by the rules for written rows (`cards.card_of`)."""
    kind = type_of(row)
    if kind not in TYPES:
        raise InputError(row.place, f"type {row.type!r} is not in the rulebook")
    cost, specified = _cost_of(row) if kind != "leader" else (None, "")
    battle = kind == "battle"
    data = Row(
        number=row.number,
        name=row.name,
        type=kind,
        color=row.word("color").lower().replace(",", " "),
        power=row.figure("power") if kind != "extra" else None,
        cost=cost,
        specified=specified,
        combo_power=row.figure("combo power") if battle else None,
        combo_cost=row.figure("combo cost") if battle else None,
        character=row.word("character").replace(" : ", ": "),
        traits=_split(row.word("trait")),
        era=row.word("era"),
    )
    return card_of(data, row.place, row.text, abilities)


READER = Reader(
    make,
    kind_of,
    lambda row: row.name,
    section_of,
    belongs,
    columns={
        "color": ("colour", "colors"),
        "energy cost": ("cost", "energy"),
        "power": (),
        "combo power": (),
        "combo cost": (),
        "character": ("character name",),
        "trait": ("special trait", "traits", "special traits"),
        "era": (),
    },
    figures=("energy cost", "power", "combo power", "combo cost"),
    apart="book",
    sort=book_or_later,
    back=back_of,
    describes=tokens.describes,
)
