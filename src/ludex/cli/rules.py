"""`ludex rules`: what the rulebooks say, where it is implemented, which tests assert it."""

import typer


def register(app: typer.Typer) -> None:
    rules = typer.Typer(no_args_is_help=True, help="Rulebooks: coverage, evidence, import.")
    rules.callback()(lambda: None)
    app.add_typer(rules, name="rules")
