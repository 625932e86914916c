"""`ludex bench`: how fast each game is, beside python-chess."""

import json
from typing import Annotated, Any

import typer

from ludex.cli._options import AsJson


def register(app: typer.Typer) -> None:
    app.command("bench")(bench)


def bench(
    codes: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; default: all.")] = None,
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each game, over all rounds.")] = 4.0,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds in which the contestants take turns.")] = 15,
    seed: Annotated[int, typer.Option(min=0)] = 1,
) -> None:
    """Measure decisions, games and clones per second, beside python-chess in the same run."""
    from ludex import games
    from ludex.bench.measure import bench as measure

    found = measure([games.load(code) for code in codes or games.codes()], seconds, seed, rounds)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        _print(found)


def _print(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="compiled" if found["compiled"] else "plain Python", title_justify="left")
    table.add_column("")
    for name in ("decisions/s", "x chess", "games/s", "clones/s", "x chess"):
        table.add_column(name, justify="right")
    for code, row in found["games"].items():
        ratio = (found["ratio"] or {}).get(code)
        table.add_row(code, *_cells(row, ratio))
        if code in found["starters"]:
            table.add_row(f"{code}, starter decks", *_cells(found["starters"][code], None), style="dim")
    chess = found["python_chess"]
    if chess is not None:
        table.add_row("python-chess", *_cells(chess, {"decisions": 1.0, "clones": 1.0}), style="dim")
    for name, row in (found["openspiel"] or {}).items():
        table.add_row(f"OpenSpiel {name}", *_cells(row, None), style="dim")
    console = Console()
    console.print(table)
    for code, n in found["search_iterations_per_s"].items():
        console.print(f"{code}: {n:,.0f} search iterations a second")
    console.print(f"two workers play {found['two_workers']} times as many games as one")
    for code, share in found["full_to_starters"].items():
        console.print(f"{code}: full decks reach {share['decisions']:.2f} of the decisions/s of starter decks")
    if chess is None:
        console.print("python-chess is not installed, so there is nothing to compare with: `pip install chess`")


def _cells(row: dict[str, float], ratio: dict[str, float] | None) -> list[str]:
    return [
        f"{row['decisions_per_s']:,.0f}",
        f"{ratio['decisions']:.2f}" if ratio else "-",
        f"{row['games_per_s']:,.1f}",
        f"{row['clones_per_s']:,.0f}",
        f"{ratio['clones']:.2f}" if ratio else "-",
    ]
