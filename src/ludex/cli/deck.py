"""`ludex deck`: check deck lists against the rules, and read the shipped ones."""

from pathlib import Path
from typing import Annotated

import typer

from ludex.cli._options import Blank, Cards, CardsLang, Code, Edition, Of, Where, library_for, wanted


def register(app: typer.Typer) -> None:
    deck = typer.Typer(no_args_is_help=True, help="Deck lists: check, list, show, draft.")
    deck.command("check")(check)
    deck.command("list")(list_)
    deck.command("show")(show)
    deck.command("draft")(draft)
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


def draft(
    code: Code,
    cards: Cards = None,
    of: Of = None,
    where: Where = None,
    seed: Annotated[int, typer.Option(min=0, help="Another seed draws another deck.")] = 0,
    edition: Edition = "",
    lang: CardsLang = "",
) -> None:
    """Print a legal deck drawn at random from the playable cards of card files."""
    from random import Random

    from ludex.errors import InputError
    from ludex.games import load
    from ludex.library.drafting import draft, groups_with_decks, playable, written

    library = library_for(load(code), cards, lang, edition, blank=False)
    if not cards:
        raise InputError("--cards", "name the card file to draw from")
    pool = playable(library, wanted(where))
    groups = of or groups_with_decks(library, pool)
    if not groups:
        raise InputError("--cards", f"{len(pool)} playable cards are not enough for a legal deck")
    random = Random(seed)
    typer.echo(written(draft(library, pool, groups[0] if of else random.choice(groups), random)))
