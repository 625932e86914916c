"""Arguments that several commands share."""

from typing import Annotated

import typer

Code = Annotated[str, typer.Argument(metavar="GAME", help="sve, vg, dbs or cc.")]
Edition = Annotated[str, typer.Option(help="The edition of the rules, where a game has several (sve: en, ja).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
