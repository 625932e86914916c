"""`ludex rules`: the paragraphs of the rulebooks, the code that implements them, the tests that assert them."""

from pathlib import Path
from typing import Annotated

import typer

from ludex.cli._options import CODES
from ludex.rules.shelf import BOOKS

Game = Annotated[str, typer.Argument(help=f"A game ({CODES}) or a book ({', '.join(BOOKS)}).")]


def register(app: typer.Typer) -> None:
    rules = typer.Typer(no_args_is_help=True, help="Rulebooks: coverage, evidence, their words.")
    rules.command("coverage")(coverage)
    rules.command("show")(show)
    rules.command("missing")(missing)
    rules.command("import")(import_)
    rules.command("evidence")(evidence)
    rules.command("prove")(prove)
    app.add_typer(rules, name="rules")


def coverage(
    game: Annotated[str | None, typer.Argument(help="A game or a book; default: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    chapters: Annotated[str | None, typer.Option(help="Sections that count as scope, as in 6,7,8.")] = None,
    list_missing: Annotated[
        bool, typer.Option("--missing", help="List paragraphs in scope that are neither asserted nor a gap.")
    ] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print the table of README.md.")] = False,
) -> None:
    """Count how much of each book is cited in code, asserted by tests, or a named gap."""
    from ludex.errors import InputError
    from ludex.rules.coverage import coverage as count
    from ludex.rules.coverage import markdown, missing
    from ludex.rules.paragraphs import books_of
    from ludex.rules.proof import shipped

    books = books_of(game)
    sections = None if chapters is None else [part.strip() for part in chapters.split(",")]
    evidence = shipped()
    if as_markdown:
        if as_json or list_missing or chapters is not None:
            raise InputError("--markdown", "does not go with --json, --missing or --chapters")
        typer.echo(markdown(books, evidence))
        return
    if list_missing:
        for book in books:
            for number in missing(book, sections, evidence):
                typer.echo(f"{book}\t{number}")
        return
    counts = [count(book, sections, evidence) for book in books]
    if as_json:
        import json

        typer.echo(json.dumps(counts, indent=2))
        return
    typer.echo(
        f"{'book':8}{'paragraphs':>11}{'operative':>11}{'cited':>8}{'asserted':>10}{'partly':>8}"
        f"{'proven of tried':>17}{'gaps':>6}   in scope"
    )
    for c in counts:
        s = c["scope"]
        share = f"{s['asserted']}/{s['operative']} asserted, {s['gaps']} gaps, {s['missing']} missing"
        typer.echo(
            f"{c['book']:8}{c['paragraphs']:>11}{c['operative']:>11}{c['cited']:>8}{c['asserted']:>10}"
            f"{c['partly']:>8}{c['proven']:>10} of {c['tried']:>3}{c['gaps']:>6}   {share}"
        )


def show(
    game: Game,
    number: Annotated[str | None, typer.Argument(help="A paragraph, as in 7.2.4, also with its tag.")] = None,
) -> None:
    """Show the code and the tests of a paragraph, and its words if you have imported the book."""
    from ludex.rules.citations import asked
    from ludex.rules.library import words_of
    from ludex.rules.paragraphs import ENGLISH, japanese_of, load
    from ludex.rules.proof import Proof, gaps, partly, shipped

    book, number = asked(game, number)
    paragraph = load(book).paragraphs[number]
    evidence = shipped()
    proof = evidence[book].get(number, Proof())
    typer.echo(f"{book} {number} ({paragraph.kind})")
    if paragraph.english:
        typer.echo(f"English edition: {paragraph.english}")
    if book == ENGLISH:
        typer.echo(f"Japanese edition: {', '.join(japanese_of().get(number, ())) or 'none'}")
    for label, places in (("code", [_with_line(place) for place in proof.code]), ("tests", proof.tests)):
        typer.echo(f"{label}: {'none' if not places else ''}".rstrip())
        for place in places:
            typer.echo(f"  {place}")
    if reason := gaps(book, evidence).get(number):
        typer.echo(f"gap: {reason}")
    if reason := partly(book, evidence).get(number):
        typer.echo(f"partly: {reason}")
    words = words_of(book, number)
    typer.echo(words or f"(words: not imported; `ludex rules import {book} FILE` if you have the book)")


def _with_line(place: str) -> str:
    """`file.py:function` as `file.py:12 function`: the line in the source that is installed."""
    from ludex.rules.definitions import line_of

    path, _, name = place.partition(":")
    line = line_of(path, name) if name else None
    return place if line is None else f"{path}:{line} {name}"


def missing(
    game: Annotated[str | None, typer.Argument(help="A game or a book; default: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List operative paragraphs that no test asserts and that are no gap, or that are only partly built, and what each
    lacks."""
    from ludex.rules.coverage import lacking
    from ludex.rules.paragraphs import books_of
    from ludex.rules.proof import shipped

    evidence = shipped()
    rows = [
        {"book": book, "paragraph": number, "lack": lack}
        for book in books_of(game)
        for number, lack in lacking(book, evidence).items()
    ]
    if as_json:
        import json

        typer.echo(json.dumps(rows, indent=2))
        return
    for row in rows:
        typer.echo("\t".join(row.values()))


def import_(
    game: Game,
    file: Annotated[Path, typer.Argument(help="The rulebook as a text file.")],
) -> None:
    """Import the words of a rulebook that you have; they stay on this machine."""
    from ludex.rules.library import read, store
    from ludex.rules.paragraphs import books_of

    reading = read(file, books_of(game))
    path = store(reading)
    typer.echo(
        f"{reading.book}: {reading.matched} of {reading.total} paragraphs are those Ludex follows, "
        f"{len(reading.words) - reading.matched} read otherwise, {len(reading.missing)} missing"
    )
    if reading.missing:
        typer.echo(f"missing: {', '.join(reading.missing[:10])}{' ...' if len(reading.missing) > 10 else ''}")
    typer.echo(f"kept in {path}")


def evidence(
    folder: Annotated[Path, typer.Argument(help="The project of a game outside: its package, tests and scenarios.")],
) -> None:
    """For the author of a game: write the lock file and the evidence of its package anew, and check its citations."""
    from ludex.rules.outside import project, write_tables

    made = project(folder)
    changed, wrong = write_tables(made)
    for path in changed:
        typer.echo(f"wrote {path.relative_to(made.root)}")
    for line in wrong:
        typer.echo(line, err=True)
    if wrong:
        raise typer.Exit(1)


def prove(
    book: Annotated[str | None, typer.Argument(help="A game or a book; default: all.")] = None,
    sample: Annotated[int, typer.Option(min=0, help="Asserted paragraphs to draw from each book; 0: all.")] = 60,
    seed: Annotated[int, typer.Option(help="Of the draw, and of the mutants.")] = 1,
    chapters: Annotated[str | None, typer.Option(help="Only these sections, as in 6,7.30.")] = None,
    tries: Annotated[int, typer.Option(min=1, help="Mutants of a paragraph that may survive before it fails.")] = 8,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    write: Annotated[bool, typer.Option(help="Keep the verdicts for `rules coverage`.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """In a checkout: break the code of paragraphs, and see whether the tests that name them fail."""
    from ludex.rules.paragraphs import books_of, load
    from ludex.rules.proof import verdicts
    from ludex.rules.prove import prove as try_out
    from ludex.rules.prove import table
    from ludex.rules.scan import project_root

    root = project_root(Path.cwd())
    sections = None if chapters is None else [part.strip() for part in chapters.split(",")]
    results = try_out(root, books_of(book), sample, seed, tries, workers, sections)
    for result in results if write else ():
        name = result["book"]
        path = root / f"src/ludex/rules/proven/{name}.tsv"
        path.parent.mkdir(exist_ok=True)
        path.write_text(table(verdicts(name), result, load(name).operative()), encoding="utf-8")
    if as_json:
        import json

        typer.echo(json.dumps(results, indent=2))
        return
    for result in results:
        for each in result["survived"]:
            typer.echo(f"{result['book']} {each['paragraph']}\t{each['place']}\t{each['mutant']}")
        for number in result["unbroken"]:
            typer.echo(f"{result['book']} {number}\tits tests reach no code of it that can be broken")
        typer.echo(
            f"{result['book']}: {result['killed']} of {result['sampled']} proven, {result['mutants']} mutants tried"
        )
