"""`ludex scenario`: run rulings written as scenarios, or show the options where a script stops."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ludex.testing.scenario import Result


def register(app: typer.Typer) -> None:
    app.command("scenario")(scenario)


def scenario(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")
    ] = None,
    options: Annotated[
        bool, typer.Option("--options", help="Show the position and the options where the script stops.")
    ] = False,
    words: Annotated[
        str | None, typer.Option(metavar="GAME", help="List the words a scenario of this game may use.")
    ] = None,
) -> None:
    """Run scenarios and show what differs. Exit code: 0 all passed, 1 some failed, 2 a file is wrong."""
    from ludex.errors import InputError
    from ludex.testing.scenario import files_in, read_scenario_file, run

    if words is not None:
        _show_words(words)
        return
    found = files_in(files or [])
    if not found:
        raise InputError(", ".join(map(str, files or [])) or "FILE", "no scenario there")
    passed = failed = 0
    wrong = False
    for file in found:
        try:
            read = read_scenario_file(file, complete=not options)
            results = [run(read, edition) for edition in read.editions]
            if options:
                _show_options(results)
                failed += any(not result.passed for result in results)
                continue
            for result in results:
                if not result.passed:
                    _show_failure(result)
            good = all(result.passed for result in results)
            passed, failed = passed + good, failed + (not good)
        except InputError as error:
            failed += 1
            wrong = True
            typer.echo(str(error), err=True)
        except Exception as error:
            failed += 1
            typer.echo(f"{file}: the game broke: {type(error).__name__}: {error}", err=True)
    if options:
        raise typer.Exit(2 if wrong else 1 if failed else 0)
    typer.echo(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(2 if wrong else 1)


def _show_words(code: str) -> None:
    from ludex.games import load
    from ludex.testing.describe import words_of

    for heading, found in words_of(load(code)).items():
        typer.echo(f"{heading}: {', '.join(found) or '-'}")


def _headline(result: "Result") -> str:
    edition = f" ({result.edition})" if result.edition else ""
    return f"{result.scenario.doc.place}{edition}: {result.scenario.title}"


def _show_options(results: "list[Result]") -> None:
    """Position and options; once, if they are the same in every edition."""
    from ludex.testing.describe import describe, offered_lines

    shown: dict[tuple[str, ...], Result] = {}
    for result in results:
        names = result.scenario.sides.names
        game = result.driver.game
        lines = (*(f"  {line}" for line in describe(game, names)), *offered_lines(game, names))
        shown.setdefault(lines, result)
    for lines, result in shown.items():
        typer.echo(_headline(result) if len(shown) > 1 else f"{result.scenario.doc.place}: {result.scenario.title}")
        for line in lines:
            typer.echo(line)
        for difference in result.differences:
            typer.echo(f"differs: {difference}", err=True)


def _show_failure(result: "Result") -> None:
    """A table on a terminal, plain lines elsewhere."""
    from rich.console import Console

    console = Console()
    if not console.is_terminal:
        typer.echo(f"FAILED {_headline(result)}")
        for difference in result.differences:
            typer.echo(f"  {difference.place}: {difference.what}")
            typer.echo(f"    expected: {difference.expected}")
            typer.echo(f"    actual:   {difference.actual}")
        return
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(f"FAILED {_headline(result)}", style="bold red"), title_justify="left", show_lines=True)
    for heading in ("place", "what", "expected", "actual"):
        table.add_column(heading, overflow="fold")
    for d in result.differences:
        table.add_row(Text(d.place), Text(d.what), Text(d.expected, style="green"), Text(d.actual, style="red"))
    console.print(table)
