"""`ludex games`: which games there are."""

import json

import typer

from ludex.cli._options import AsJson


def register(app: typer.Typer) -> None:
    app.command("games")(games)


def games(as_json: AsJson = False) -> None:
    """The games that can be played, and the packages they are in."""
    from ludex.games import codes, load, package_of

    rows = [{"code": code, "name": load(code).name, "package": package_of(code)} for code in codes()]
    if as_json:
        typer.echo(json.dumps(rows, indent=2))
        return
    for row in rows:
        typer.echo("\t".join(row.values()))
