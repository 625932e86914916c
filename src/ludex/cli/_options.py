"""Arguments that several commands share."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludex.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludex.games import Spec
    from ludex.lang.files.cards import Printed
    from ludex.library.cards import Library

CODES = f"{', '.join(GAMES)}, or another that `ludex games` lists"
Code = Annotated[str, typer.Argument(metavar="GAME", help=f"{CODES}.")]
Game = Annotated[str, typer.Option("--game", help=f"{CODES}.")]
Edition = Annotated[str, typer.Option(help="The edition of the rules, where a game has several.")]
Seed = Annotated[
    int | None,
    typer.Option(min=0, help="The same seed gives the same games; default: one that nobody can guess, told with them."),
]
Isolated = Annotated[
    bool, typer.Option("--isolated", help="Each bot in a process of its own, which gets only what its player knows.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Cards = Annotated[
    list[Path] | None,
    typer.Option("--cards", metavar="FILE", help="Cards of your own: .csv, .yaml, .json, .jsonl; may be repeated."),
]
CardsLang = Annotated[str, typer.Option("--lang", help="The language of the card files: en or ja.")]
Blank = Annotated[bool, typer.Option("--blank", help="Play cards that Ludex cannot read as if they had no text.")]
Add = Annotated[
    list[str] | None,
    typer.Option("--add", metavar="CARD", help="Put three copies of this card into the first deck; may be repeated."),
]
Of = Annotated[
    list[str] | None,
    typer.Option("--of", metavar="GROUP", help="Draw decks of this group of cards; once for each seat."),
]
Where = Annotated[
    list[str] | None,
    typer.Option("--where", metavar="COLUMN=WORD", help="Only cards with this word in a column; may be repeated."),
]


def library_for(spec: "Spec", cards: list[Path] | None, lang: str, edition: str, blank: bool) -> "Library":
    """The shipped cards and those of the files; the edition is the one asked for, else that of the files' language."""
    from ludex.library.cards import Library

    return Library(spec, cards or (), lang, edition or (lang if lang in spec.books else ""), blank)


def wanted(where: list[str] | None) -> "Callable[[Printed], bool]":
    """Whether a row of a card file has the words that `--where` asks for."""
    from ludex.errors import InputError

    asked = [part.partition("=") for part in where or ()]
    for column, sign, _ in asked:
        if not sign or not column.strip():
            raise InputError("--where", f"{column!r} is not COLUMN=WORD")
    return lambda row: all(row.word(column.strip()) == word.strip() for column, _, word in asked)


def print_faults(bots: tuple[str, str], faults: list[dict[str, int]]) -> None:
    """Say which bots broke the rules, and how often."""
    from ludex.ai.referee import worded

    for bot, own in zip(bots, faults, strict=True):
        if own:
            typer.echo(f"{bot} broke the rules, a random pick stood in: {worded(own)}", err=True)
