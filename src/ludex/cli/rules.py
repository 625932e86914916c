"""`ludex rules`: what the rulebooks number, where it is implemented, which tests assert it."""

from pathlib import Path
from typing import Annotated

import typer

from ludex.rules.paragraphs import BOOKS, GAMES

Game = Annotated[str, typer.Argument(help=f"A game ({', '.join(GAMES)}) or a book ({', '.join(BOOKS)}).")]


def register(app: typer.Typer) -> None:
    rules = typer.Typer(no_args_is_help=True, help="Rulebooks: coverage, evidence, their words.")
    rules.command("coverage")(coverage)
    rules.command("show")(show)
    rules.command("import")(import_)
    app.add_typer(rules, name="rules")


def coverage(
    game: Annotated[str | None, typer.Argument(help="A game or a book; default: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    chapters: Annotated[str | None, typer.Option(help="Sections that count as scope, as in 6,7,8.")] = None,
    list_missing: Annotated[
        bool, typer.Option("--missing", help="List what is in scope, but neither asserted nor a gap.")
    ] = False,
) -> None:
    """How much of each book is cited in code, asserted by tests, or a named gap."""
    from ludex.rules.coverage import coverage as count
    from ludex.rules.coverage import missing
    from ludex.rules.paragraphs import books_of
    from ludex.rules.proof import shipped

    books = books_of(game)
    sections = None if chapters is None else [part.strip() for part in chapters.split(",")]
    evidence = shipped()
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
    typer.echo(f"{'book':8}{'paragraphs':>11}{'operative':>11}{'cited':>8}{'asserted':>10}{'gaps':>7}   in scope")
    for c in counts:
        s = c["scope"]
        share = f"{s['asserted']}/{s['operative']} asserted, {s['gaps']} gaps, {s['missing']} missing"
        typer.echo(
            f"{c['book']:8}{c['paragraphs']:>11}{c['operative']:>11}{c['cited']:>8}{c['asserted']:>10}"
            f"{c['gaps']:>7}   {share}"
        )


def show(
    game: Game,
    number: Annotated[str, typer.Argument(help="A paragraph, as in 7.2.4.")],
) -> None:
    """Where a paragraph is implemented and tested, and its words if you have imported the book."""
    from ludex.errors import InputError
    from ludex.rules.library import words_of
    from ludex.rules.paragraphs import ENGLISH, books_of, japanese_of, load
    from ludex.rules.proof import Proof, gaps, shipped

    book = books_of(game)[0]
    if number not in load(book):
        raise InputError(f"{book} {number}", "no such paragraph")
    paragraph = load(book).paragraphs[number]
    evidence = shipped()
    proof = evidence[book].get(number, Proof())
    typer.echo(f"{book} {number} ({paragraph.kind})")
    if paragraph.english:
        typer.echo(f"English edition: {paragraph.english}")
    if book == ENGLISH:
        typer.echo(f"Japanese edition: {', '.join(japanese_of().get(number, ())) or 'none'}")
    for label, places in (("code", proof.code), ("tests", proof.tests)):
        typer.echo(f"{label}: {'none' if not places else ''}".rstrip())
        for place in places:
            typer.echo(f"  {place}")
    if reason := gaps(book, evidence).get(number):
        typer.echo(f"gap: {reason}")
    words = words_of(book, number)
    typer.echo(words or f"(words: not imported; `ludex rules import {book} FILE` if you have the book)")


def import_(
    game: Game,
    file: Annotated[Path, typer.Argument(help="The rulebook as a text file.")],
) -> None:
    """Take over the words of a rulebook you have; they stay on this machine."""
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
