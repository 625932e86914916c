"""`ludex replay`: record games, and play recorded ones again, to check or to read them."""

from pathlib import Path
from typing import Annotated

import typer

from ludex.cli._options import Code, Edition, Seed

File = Annotated[Path, typer.Argument(help="A replay file.")]


def register(app: typer.Typer) -> None:
    replay = typer.Typer(no_args_is_help=True, help="Recorded games: record, verify, show.")
    replay.command("record")(record)
    replay.command("verify")(verify)
    replay.command("show")(show)
    app.add_typer(replay, name="replay")


def record(
    code: Code,
    file: File,
    decks: Annotated[
        list[str] | None, typer.Argument(help="Two decks, shipped names or files; default: the first shipped ones.")
    ] = None,
    seed: Seed = None,
    bots: Annotated[str, typer.Option(help="Who plays, first and second seat.")] = "random,random",
    edition: Edition = "",
) -> None:
    """Let two bots play a game and write it down."""
    from ludex.ai import make_bot
    from ludex.ai.chance import bots_seed, drawn
    from ludex.core.flow.decisions import Decision
    from ludex.core.position.game import Game
    from ludex.errors import InputError
    from ludex.games import load
    from ludex.library.decks import pairings
    from ludex.record import replay
    from ludex.sim.match import ask_of

    names = [name.strip() for name in bots.split(",")]
    if len(names) != 2:
        raise InputError("--bots", f"{bots!r} is not two names with a comma between them")
    own = drawn() if seed is None else seed
    players = [make_bot(name, bots_seed(own), seat) for seat, name in enumerate(names)]

    def pick(game: Game, decision: Decision) -> int:
        bot = players[decision.player]
        return bot.choose(ask_of(game, decision, bot.looks))

    spec = load(code)
    pairs = pairings(spec, decks or [], edition)
    first, second = pairs[min(1, len(pairs) - 1)]
    made = replay.record_game(spec, first, second, own, (pick, pick), edition)
    try:
        replay.save(made, file)
    except OSError as error:
        raise InputError(file, error.strerror or "cannot be written") from None
    typer.echo(f"{file}: {len(made.taken)} decisions")


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Replay files.")],
) -> None:
    """Play files again and compare fingerprints; name the first decision that differs. Exit code 1: one differs."""
    from ludex.record import replay

    differs = False
    for file in files:
        read = replay.read_file(file)
        difference = replay.verify(read)
        if difference is None:
            typer.echo(f"{file}: {len(read.taken)} decisions, the same to the end ({read.ending.fingerprint})")
        else:
            differs = True
            typer.echo(f"{file}: {difference}")
    if differs:
        raise typer.Exit(1)


def show(
    file: File,
    viewer: Annotated[str, typer.Option(help="Whose view: all, 1, 2 or spectator.")] = "all",
    events_only: Annotated[bool, typer.Option("--events", help="Leave out the decisions.")] = False,
) -> None:
    """Print the game in words, with the paragraph of each line."""
    from ludex.core.sight.view import SPECTATOR
    from ludex.errors import InputError
    from ludex.record import log, replay

    viewers = {"all": log.EVERYTHING, "1": 0, "2": 1, "spectator": SPECTATOR}
    if viewer not in viewers:
        raise InputError("--viewer", f"no viewer {viewer!r}; there is {', '.join(viewers)}")
    read = replay.read_file(file)
    told = log.Log(viewers[viewer], decisions=not events_only)
    game = replay.begin(read)
    difference = replay.play_again(read, game, told)
    told.finish(game)
    decks = " - ".join(deck.name for deck in read.decks) if read.position is None else "from a position"
    edition = f" ({read.edition})" if read.edition else ""
    typer.echo(f"{read.game}{edition}, seed {read.seed}: {decks}")
    for line in log.render(told.lines):
        typer.echo(line)
    if difference is not None:
        typer.echo(f"from here on it differs: {difference}", err=True)
        raise typer.Exit(1)
