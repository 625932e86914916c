"""The command `ludex`: one module of this package per command, each with `register(app)`.

A module carries the name of its command, so that only the one asked for is imported; modules whose name
starts with an underscore are no commands. Anything slow is imported inside the function that needs it.
"""

import gc
import pkgutil
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import ludex
from ludex.errors import InputError


class _Commands(TyperGroup):
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except InputError as error:
            typer.echo(str(error), err=True)
            raise typer.Exit(2) from None


def command_names() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")]


def build(only: str | None = None) -> typer.Typer:
    """The whole application, or just the command `only`."""
    app = typer.Typer(
        cls=_Commands,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        add_completion=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_ludex)
    for name in command_names() if only is None else [only]:
        import_module(f"{__name__}.{name}").register(app)
    return app


COLLECT_AFTER = 50_000
"""New objects between two runs of the garbage collector. Grammars and cards are many objects that stay: the default of
700 spends a quarter of a start on looking at them again and again."""


def main() -> None:
    gc.set_threshold(COLLECT_AFTER)
    asked = sys.argv[1] if len(sys.argv) > 1 else None
    build(asked if asked in command_names() else None)()


def _show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"ludex {ludex.__version__}")
        raise typer.Exit


def _ludex(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and stop."),
    ] = False,
) -> None:
    """Trading card games, played by their rulebooks."""
