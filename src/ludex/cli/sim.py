"""`ludex sim`: whole games between bots, counted."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludex.cli._options import (
    Add,
    AsJson,
    Blank,
    Cards,
    CardsLang,
    Code,
    Edition,
    Isolated,
    Of,
    Seed,
    Where,
    library_for,
    print_faults,
    wanted,
)

if TYPE_CHECKING:
    from ludex.games import Spec
    from ludex.lang.files.decks import Deck
    from ludex.library.cards import Library


def register(app: typer.Typer) -> None:
    app.command("sim")(sim)


def sim(
    code: Code,
    decks: Annotated[
        list[str] | None, typer.Argument(help="Decks, shipped names or files; default: all shipped ones.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, max=999_999, help="How many games.")] = 100,
    seed: Seed = None,
    bots: Annotated[str, typer.Option(help="Who plays, first and second seat.")] = "random,random",
    each: Annotated[
        int | None, typer.Option(min=1, help="Play a tournament: this many games for each pair of decks and each seat.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="A folder for games and reports of a tournament; one begun there goes on.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes of a tournament; default: all cores.")] = None,
    engine: Annotated[str, typer.Option(help="Where a tournament is played: local or ray.")] = "local",
    address: Annotated[str | None, typer.Option(help="The address of a Ray cluster; default: a local one.")] = None,
    only: Annotated[int | None, typer.Option(min=0, help="Play only the game of this number, from 0.")] = None,
    isolated: Isolated = False,
    as_json: AsJson = False,
    edition: Edition = "",
    cards: Cards = None,
    add: Add = None,
    lang: CardsLang = "",
    blank: Blank = False,
    draft: Annotated[
        bool, typer.Option("--draft", help="Decks drawn at random from the cards of the files, new ones for each game.")
    ] = False,
    of: Of = None,
    where: Where = None,
) -> None:
    """Play whole games between bots and count how they end."""
    from ludex.ai.chance import drawn
    from ludex.errors import InputError
    from ludex.games import load
    from ludex.library.decks import deck_with, pairings
    from ludex.sim.run import simulate

    spec = load(code)
    library = library_for(spec, cards, lang, edition, blank)
    edition = library.edition
    names = [name.strip() for name in bots.split(",")]
    if len(names) != 2:
        raise InputError("--bots", f"{bots!r} is not two names with a comma between them")
    if each is not None:
        if add or only is not None:
            raise InputError("--each", "goes neither with --add nor with --only")
        pair, place = (names[0], names[1]), (workers, engine, address, isolated)
        found = _tournament(spec, library, decks or [], pair, each, seed, out, *place)
        print_faults((names[0], names[1]), found["faults"])
        if as_json:
            typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
        else:
            _print_tournament(found, out)
        raise typer.Exit(1 if found["errors"] else 0)
    if draft and (decks or add or not cards):
        raise InputError("--draft", "needs --cards, and goes neither with decks nor with --add")
    if out is not None or engine != "local":
        raise InputError("--out" if out is not None else "--engine", "is for tournaments: say --each as well")
    numbers = range(games) if only is None else range(only, only + 1)
    if draft:
        seed = drawn() if seed is None else seed
        pairs = _drafted(library, games, seed, of or [], where)
    else:
        pairs = pairings(spec, decks or [], edition, library)
    if add:
        mine = deck_with(library, add, decks[0] if decks else "", edition)
        others = {second.name: second for _, second in pairs}
        pairs = [(mine, other) for other in others.values()]
    report = simulate(spec, pairs, numbers, seed, (names[0], names[1]), edition, isolated=isolated)
    found = report.as_json()
    if as_json:
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        _print(found)
    print_faults((names[0], names[1]), found["faults"])
    if report.failures:
        raise typer.Exit(1)


def _drafted(
    library: "Library", games: int, seed: int, of: list[str], where: list[str] | None
) -> "list[tuple[Deck, Deck]]":
    """Two decks for each game, drawn from the playable cards. The same seed draws the same decks."""
    from random import Random

    from ludex.errors import InputError
    from ludex.library.drafting import draft, groups_with_decks, playable

    cards = playable(library, wanted(where))
    groups = of or groups_with_decks(library, cards)
    if not groups:
        raise InputError("--draft", f"{len(cards)} playable cards are not enough for a legal deck")
    typer.echo(f"{len(cards)} playable cards; decks of {', '.join(groups)}", err=True)
    pairs = []
    for number in range(games):
        random = Random(f"{seed}/{number}")
        first, second = (groups[0], groups[-1]) if of else (random.choice(groups), random.choice(groups))
        pairs.append((draft(library, cards, first, random), draft(library, cards, second, random)))
    return pairs


def _print(found: dict[str, Any]) -> None:
    typer.echo("{games} games, {finished} finished, {errors} errors, in {seconds} s (seed {seed})".format(**found))
    typer.echo("wins {wins[0]} : {wins[1]}, draws {draws}".format(**found))
    typer.echo("{decisions} decisions, {decisions_per_s} a second; {games_per_s} games a second".format(**found))
    for ending, n in found["endings"].items():
        typer.echo(f"{n:>8}  {ending}")
    for f in found["failures"]:
        typer.echo("game {game} (seed {seed}, {decks[0]} : {decks[1]}): {error} at {where}".format(**f), err=True)


def _tournament(
    spec: "Spec",
    library: "Library",
    decks: list[str],
    bots: tuple[str, str],
    each: int,
    seed: int | None,
    out: Path | None,
    workers: int | None,
    engine: str,
    address: str | None,
    isolated: bool,
) -> dict[str, Any]:
    """Play a tournament, or the rest of it, and write its reports."""
    import os
    from functools import partial

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ludex.ai import make_bot
    from ludex.ai.chance import drawn
    from ludex.errors import InputError
    from ludex.library.decks import legal_deck, shipped_decks
    from ludex.sim import report, stats, tournament
    from ludex.sim.cluster import play_on_ray

    for seat, name in enumerate(bots if not isolated else ()):
        make_bot(name, 0, seat)
    edition = library.edition or spec.default_edition
    met = [legal_deck(spec, name, edition, library) for name in decks] or shipped_decks(spec, edition)
    begun = tournament.seed_in(out) if seed is None else seed
    job = tournament.Job(spec, met, bots, each, drawn() if begun is None else begun, edition, isolated)
    count = workers or os.cpu_count() or 1
    engines = {
        "local": partial(tournament.play_here, workers=count),
        "ray": partial(play_on_ray, address=address, workers=count),
    }
    if engine not in engines:
        raise InputError("--engine", f"no engine {engine!r}; there is {', '.join(engines)}")
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=job.total, rate="")

        def told(done: int) -> None:
            speed = progress.tasks[0].speed
            progress.update(task, completed=done, rate=f"{speed:.1f}/s" if speed else "")

        records = tournament.run(job, out, engines[engine], told)
    found = stats.summary(job.header(), records)
    if out is not None:
        with tournament.files_of(out):
            report.write_all(out, found)
    return found


def _print_tournament(found: dict[str, Any], out: Path | None) -> None:
    typer.echo("{games} games, {finished} finished, {errors} errors, {draws} drawn (seed {seed})".format(**found))
    for deck in sorted(found["decks"], key=lambda deck: -deck["rate"]):
        typer.echo("{rate:7.1%}  ({low:.1%} to {high:.1%})  {deck}".format(**deck))
    first, turns = found["first player"], found["turns"]
    typer.echo("going first: {rate:.1%} ({low:.1%} to {high:.1%})".format(**first))
    typer.echo(f"turns: {turns['mean']} on average")
    for failure in found["failures"]:
        typer.echo("game {number} (seed {seed}): {error} at {where}".format(**failure), err=True)
    if out is not None:
        typer.echo(f"reports: {out / 'report.html'}, report.json, decks.csv, pairs.csv, cards.csv")
