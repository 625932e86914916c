"""`ludex sim`: whole games between bots, counted."""

import json
from typing import Annotated, Any

import typer

from ludex.cli._options import Add, AsJson, Blank, Cards, CardsLang, Code, Edition, library_for


def register(app: typer.Typer) -> None:
    app.command("sim")(sim)


def sim(
    code: Code,
    decks: Annotated[
        list[str] | None, typer.Argument(help="Two decks, shipped names or files; default: all shipped ones.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=999_999, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays, first and second seat.")] = "random,random",
    only: Annotated[int | None, typer.Option(min=0, help="Play only the game of this number, from 0.")] = None,
    as_json: AsJson = False,
    edition: Edition = "",
    cards: Cards = None,
    add: Add = None,
    lang: CardsLang = "",
    blank: Blank = False,
) -> None:
    """Play whole games between bots and count how they end."""
    from ludex.errors import InputError
    from ludex.games import load
    from ludex.sim.decks import deck_with, pairings
    from ludex.sim.run import simulate

    spec = load(code)
    library = library_for(spec, cards, lang, edition, blank)
    edition = library.edition
    names = [name.strip() for name in bots.split(",")]
    if len(names) != 2:
        raise InputError("--bots", f"{bots!r} is not two names with a comma between them")
    numbers = range(games) if only is None else range(only, only + 1)
    pairs = pairings(spec, decks or [], edition, library)
    if add:
        mine = deck_with(library, add, decks[0] if decks else "", edition)
        others = {second.name: second for _, second in pairs}
        pairs = [(mine, other) for other in others.values()]
    report = simulate(spec, pairs, numbers, seed, (names[0], names[1]), edition)
    found = report.as_json()
    if as_json:
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        _print(found)
    if report.failures:
        raise typer.Exit(1)


def _print(found: dict[str, Any]) -> None:
    typer.echo("{games} games, {finished} finished, {errors} errors, in {seconds} s".format(**found))
    typer.echo("wins {wins[0]} : {wins[1]}, draws {draws}".format(**found))
    typer.echo("{decisions} decisions, {decisions_per_s} a second; {games_per_s} games a second".format(**found))
    for ending, n in found["endings"].items():
        typer.echo(f"{n:>8}  {ending}")
    for f in found["failures"]:
        typer.echo("game {game} (seed {seed}, {decks[0]} : {decks[1]}): {error} at {where}".format(**f), err=True)
