"""`ludex deck`: check deck lists against the rules, and read the shipped ones."""

from pathlib import Path
from typing import Annotated

import typer

from ludex.cli._options import Blank, Cards, CardsLang, Code, Edition, library_for


def register(app: typer.Typer) -> None:
    deck = typer.Typer(no_args_is_help=True, help="Deck lists: check, list, show.")
    deck.command("check")(check)
    deck.command("list")(list_)
    deck.command("show")(show)
    app.add_typer(deck, name="deck")


def check(
    code: Code,
    file: Annotated[Path, typer.Argument(help="A deck list: `COUNT CARD` lines under [section] headings.")],
    edition: Edition = "",
    cards: Cards = None,
    lang: CardsLang = "",
    blank: Blank = False,
) -> None:
    """Print `legal`, or each card that cannot be played, or each paragraph that the deck breaks."""
    from ludex.games import load
    from ludex.library.decks import read_deck, told

    spec = load(code)
    library = library_for(spec, cards, lang, edition, blank)
    deck = read_deck(spec, file, library)
    for reason in library.blanks_in(deck):
        typer.echo(f"blank: {reason}")
    breaches = spec.check_deck(deck, library.edition)
    for breach in breaches:
        typer.echo(told(deck, breach))
    if breaches:
        raise typer.Exit(1)
    typer.echo("legal")


def list_(code: Code) -> None:
    """List the shipped decks."""
    from ludex.games import load

    spec = load(code)
    for name in spec.deck_texts():
        deck = spec.deck(name)
        sizes = ", ".join(f"{section} {len(deck.cards(section))}" for section in deck.sections)
        typer.echo(f"{name}\t{deck.name}\t{sizes}")


def show(
    code: Code, name: Annotated[str, typer.Argument(help="A shipped deck, as `ludex deck list` names it.")]
) -> None:
    """Print the list of a shipped deck, to start your own from."""
    from ludex.games import load

    spec = load(code)
    spec.deck(name)
    typer.echo(spec.deck_texts()[name].rstrip())
