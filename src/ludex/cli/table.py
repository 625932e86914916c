"""`ludex table`: the table in the browser."""

from pathlib import Path
from typing import Annotated

import typer

from ludex.cli._options import Cards, CardsLang, Game
from ludex.games import GAMES


def register(app: typer.Typer) -> None:
    app.command("table")(table)


def table(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on the network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0: any free one.")] = 8421,
    data: Annotated[Path | None, typer.Option(help="The folder of the matches; default: the user's own.")] = None,
    database: Annotated[str, typer.Option(help="The address of a database for SQLAlchemy, instead of a folder.")] = "",
    name: Annotated[list[str] | None, typer.Option(help="A host name of this machine; may be repeated.")] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="An address or network whose forwarded headers are believed.")
    ] = None,
    address: Annotated[str, typer.Option(help="Where other servers of the same database reach this one.")] = "",
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    cards: Cards = None,
    game: Game = GAMES[0],
    lang: CardsLang = "",
) -> None:
    """Open the table in the browser. With --cards, deck lists of --game may have the cards of the files."""
    import asyncio

    from ludex.library.served import offer
    from ludex.table.run import Place, serve

    if cards:
        offer(game, cards, lang)
    place = Place(host, port, tuple(name or ()), tuple(proxy or ()), address)
    asyncio.run(serve(place, data, database, browser))
