"""`ludex arena`: how often one bot beats another."""

import json
import os
import sys
from typing import Annotated

import typer

from ludex.cli._options import AsJson, Blank, Cards, CardsLang, Code, Edition, Isolated, Seed, library_for, print_faults


def register(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    code: Code,
    first: Annotated[str, typer.Argument(metavar="BOT", help="The bot whose wins are counted.")],
    second: Annotated[str, typer.Argument(metavar="BOT", help="The bot it meets.")],
    games: Annotated[int, typer.Option(min=1, max=999_999, help="How many games; seats are swapped.")] = 100,
    seconds: Annotated[float | None, typer.Option(min=0.001, help="Time for each decision; default: no limit.")] = None,
    deck: Annotated[
        list[str] | None, typer.Option(help="Decks that meet each other; default: each shipped deck meets itself.")
    ] = None,
    seed: Seed = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; default: all cores.")] = None,
    isolated: Isolated = False,
    as_json: AsJson = False,
    edition: Edition = "",
    cards: Cards = None,
    lang: CardsLang = "",
    blank: Blank = False,
) -> None:
    """Let two bots play each other: random, greedy, search, search:500 (iterations), search:0.2s, or your own."""
    from ludex.ai import make_bot
    from ludex.games import load
    from ludex.library.decks import mirrors, pairs_of
    from ludex.sim import arena as arenas

    spec = load(code)
    library = library_for(spec, cards, lang, edition, blank)
    edition = library.edition
    for seat, name in enumerate((first, second) if not isolated else ()):
        make_bot(name, 0, seat)
    fought: list[arenas.Fought] = []

    def told(game: arenas.Fought) -> None:
        fought.append(game)
        if sys.stderr.isatty():
            found = arenas.summed(fought)
            typer.echo(f"\r{len(fought)}/{games}  {found['rate']:.0%} ", nl=False, err=True)

    pairs = pairs_of(spec, deck, edition, library) if deck else mirrors(spec, edition)
    count = workers or os.cpu_count() or 1
    found = arenas.arena(spec, pairs, (first, second), games, seed, seconds, edition, told, count, isolated)
    if sys.stderr.isatty():
        typer.echo("\r", nl=False, err=True)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        typer.echo("{games} games: {wins} won, {draws} drawn (seed {seed})".format(**found))
        typer.echo(f"{first} against {second}: {found['rate']:.1%} ({found['low']:.1%} to {found['high']:.1%})")
    print_faults((first, second), found["faults"])
