"""`ludex cards`: printed text as trees. Compile card files, explain a text, compare two languages, try cards out."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludex.cli import _proofs
from ludex.cli._options import AsJson, Cards, Code, Edition, Game, library_for
from ludex.games import GAMES

if TYPE_CHECKING:
    from ludex.cardlab.exercise import Tried
    from ludex.cardlab.status import Status
    from ludex.core.position.objects import Card
    from ludex.games import Spec
    from ludex.lang.files.cards import Printed
    from ludex.library.reading import Read

Lang = Annotated[str, typer.Option("--lang", help="The language of the text: en or ja.")]
Sets = Annotated[str, typer.Option("--sets", help="Only cards of these sets, as in BP01-BP04,CP01.")]
HELP = (
    "Card texts: compile, explain, list; whether they are read rightly: agree, vary, lint, exercise, readings, status."
)
CardFile = Annotated[Path, typer.Argument(metavar="FILE", help="Cards as .jsonl, .json, .csv or .yaml.")]


def register(app: typer.Typer) -> None:
    cards = typer.Typer(
        no_args_is_help=True,
        help=HELP,
    )
    cards.command("compile")(compile_)
    cards.command("explain")(explain)
    cards.command("agree")(agree)
    cards.command("exercise")(exercise)
    cards.command("list")(list_)
    cards.command("status")(status)
    _proofs.register(cards)
    app.add_typer(cards, name="cards")


def compile_(
    file: CardFile,
    game: Game = GAMES[0],
    lang: Lang = "en",
    as_json: AsJson = False,
    declined: Annotated[
        bool, typer.Option("--declined", help="List the words that stopped readings, the most frequent first.")
    ] = False,
    each: Annotated[bool, typer.Option("--each", help="One JSON line per card: number, status, stopped_at.")] = False,
    sets: Sets = "",
    tokens: Annotated[
        Path | None, typer.Option("--tokens", help="Another file with the tokens that the cards name.")
    ] = None,
    edition: Edition = "",
    proofs: Annotated[
        bool,
        typer.Option("--proofs", help="A card against which `vary` or `exercise` speaks is not whole."),
    ] = False,
    beside: Annotated[
        str,
        typer.Option(
            "--beside", metavar="FILE|COLUMN", help="A card whose other printing there has another tree is not whole."
        ),
    ] = "",
) -> None:
    """Count the cards of a file that compile: whole, partly, not at all."""
    import json

    from ludex.cardlab import corpus
    from ludex.games import load
    from ludex.lang.files.cards import of_sets, read_cards
    from ludex.library.reading import apart_of, columns_of

    reader = load(game).reader
    columns = columns_of(game)
    unnamed: list[str] = []
    rows = read_cards(file, lang, columns, unnamed)
    described = [*rows, *(read_cards(tokens, lang, columns) if tokens is not None else ())]
    rows = of_sets(rows, sets) if sets else rows
    report = corpus.compile_all(game, lang, rows, described, edition)
    if proofs:
        from ludex.cardlab.status import file_statuses

        statuses = file_statuses(library_for(load(game), [file], lang, edition, blank=False), None, True, rows, True)
        report = report.gated({one.number: one.refused for one in statuses if one.refused})
    if beside:
        report = report.gated(dict.fromkeys(_at_odds(game, lang, rows, beside), ("agree",)))
    if each:
        for row, read in report.reads:
            typer.echo(
                json.dumps(
                    corpus.each(row, read, report.lacking.get(row.number, []), report.refused.get(row.number, ())),
                    ensure_ascii=False,
                )
            )
        return
    counts = report.counts()
    apart = apart_of(game)
    parts = report.by(apart, reader.sort if reader is not None else None) if apart else {}
    stops = corpus.stopped(report.reads) if declined else []
    if as_json:
        listed = [{"words": s.words, "times": s.times, "cards": s.cards[:5]} for s in stops]
        more: dict[str, Any] = {f"by_{apart}": parts} if parts else {}
        more |= {"skipped": {"rows": len(unnamed), "places": unnamed}} if unnamed else {}
        more |= {"stopped": listed} if declined else {}
        more |= (
            {"refused": {number: list(found) for number, found in report.refused.items()}} if proofs or beside else {}
        )
        typer.echo(json.dumps({**counts, **more}, ensure_ascii=False))
        return
    share = counts["whole"] / counts["with_text"] if counts["with_text"] else 1.0
    typer.echo(
        f"{counts['cards']} cards, {counts['with_text']} with text: {counts['whole']} whole ({share:.1%}), "
        f"{counts['partial']} partly, {counts['declined']} declined; {counts['seconds']} seconds"
    )
    for part, n in parts.items():
        typer.echo(f"  {part}: {n['with_text']} with text, {n['whole']} whole ({n['share']:.1%})")
    if unnamed:
        typer.echo(f"{len(unnamed)} rows have neither a name nor a number and were skipped: {', '.join(unnamed)}")
    for number, found in report.refused.items():
        typer.echo(f"{number} is read, but: {'; '.join(found)}")
    if report.short_of_tokens():
        typer.echo(f"{report.short_of_tokens()} whole cards make tokens that nobody describes: no deck may have them")
    for stop in stops:
        typer.echo(f"{stop.times:6}  {stop.words}   ({', '.join(stop.cards[:3])})")


def _at_odds(game: str, lang: str, rows: "list[Printed]", beside: str) -> list[str]:
    """The cards whose other printing, in a file of the other language or in a column of the same file, is read to
    another tree."""
    from ludex.cardlab import agree as agreeing
    from ludex.errors import InputError
    from ludex.lang.files.cards import read_cards
    from ludex.library.reading import columns_of

    if not Path(beside).exists():
        pairs = agreeing.wordings(rows, beside)
        if not pairs:
            raise InputError("--beside", f"no such file, and no card has a column {beside!r}")
        return [one.en for one in agreeing.agree_in(game, lang, pairs).differences]
    others = read_cards(Path(beside), "ja" if lang == "en" else "en", columns_of(game), [])
    found = agreeing.agree(game, rows, others) if lang == "en" else agreeing.agree(game, others, rows)
    return [one.en if lang == "en" else one.ja for one in found.differences]


def explain(
    code: Code,
    what: Annotated[str, typer.Argument(metavar="NAME|TEXT", help="A shipped card, a token, or the text of a card.")],
    lang: Annotated[str, typer.Option("--lang", help="en or ja; default: as the text looks.")] = "",
    kind: Annotated[str, typer.Option("--type", help="The card's type: spells have sentences of their own.")] = "",
    files: Cards = None,
    edition: Edition = "",
) -> None:
    """Explain what a text means to the engine, clause by clause, with the paragraphs; or where the reading stopped."""
    from ludex.cardlab import explained
    from ludex.cardlab.status import rows_of
    from ludex.games import load
    from ludex.library import reading

    spec = load(code)
    library = library_for(spec, files, lang, edition, blank=False)
    found = library.row(what)
    if found is not None:
        typer.echo(f"{found.name} ({found.number}), {found.type}, {found.place}")
        _show_read(spec, library.read(found), library.language, reading.kind_of(code, found))
        return
    card = spec.cards().get(what) or spec.book(edition).tokens.get(what)
    if card is not None:
        types = " / ".join(card.types)
        typer.echo(f"{card.name} ({card.number}), {types}")
        row = next((row for row in rows_of(spec, lang or "en") if row.number == card.number), None)
        if row is not None and row.text and (lang or "en") in spec.languages:
            read = reading.compile_card(code, lang or "en", row, edition)
            for line in explained.explain_icons(spec, card, read):
                typer.echo(line)
            _show_read(spec, read, lang or "en", reading.kind_of(code, row))
            return
        for line in (*card.text.splitlines(), *explained.explain_card(spec, card)):
            typer.echo(line)
        return
    text = what.replace("\\n", "\n")
    language = lang or ("ja" if explained.is_japanese(text) else "en")
    grammars = spec.languages
    kinds = list(grammars[language].categories) if language in grammars else [""]
    tried = [_kind(spec, kind, kinds)] if kind else kinds
    reads = {one: reading.read_text(code, language, text, one, edition) for one in tried}
    best = next((one for one, read in reads.items() if read.status == "whole"), None)
    best = max(reads, key=lambda one: _reached(reads[one])) if best is None else best
    _show_read(spec, reads[best], language, best)


def _kind(spec: "Spec", named: str, kinds: list[str]) -> str:
    """The kind of text that a card of the named type has: its own, or that of most cards."""
    from ludex.errors import InputError

    word = named.strip().lower()
    if word in kinds:
        return word
    types = sorted({one for card in spec.cards().values() for one in card.types} | set(filter(None, kinds)))
    if word not in map(str.lower, types):
        raise InputError("--type", f"no type {named!r}; there is {', '.join(types)}")
    return ""


def _reached(read: "Read") -> int:
    """How far the reading came; the further one is the better of two readings."""
    return min((stop.at for stop in read.stops), default=len(read.text))


def _show_read(spec: "Spec", read: "Read", language: str, kind: str = "") -> None:
    from ludex.cardlab.explained import explain_read

    for line in explain_read(spec, read, language, kind):
        typer.echo(line)
    if read.stops:
        typer.echo(f"{read.status}: {len(read.stops)} of {len(read.clauses)} lines were not read", err=True)
        raise typer.Exit(1)


def agree(
    en: Annotated[Path | None, typer.Option("--en", help="English cards with `number_ja`; default: shipped.")] = None,
    ja: Annotated[Path | None, typer.Option("--ja", help="Japanese cards; default: shipped.")] = None,
    column: Annotated[
        str, typer.Option("--column", help="Compare with another wording in this column of the one file given.")
    ] = "",
    game: Game = GAMES[0],
    as_json: AsJson = False,
) -> None:
    """Check that both printings of a card compile to the same tree. Exit code 1: some do not."""
    import json

    from ludex.cardlab import agree as agreeing
    from ludex.cardlab.status import rows_of
    from ludex.errors import InputError
    from ludex.games import load
    from ludex.lang.files.cards import read_cards
    from ludex.library.reading import columns_of

    spec = load(game)
    if column:
        if (en is None) == (ja is None):
            raise InputError("--column", "name one file, with --en or --ja")
        language = "en" if en is not None else "ja"
        rows = read_cards(en or ja or Path(), language, columns_of(game), [])
        found = agreeing.agree_in(game, language, agreeing.wordings(rows, column))
    else:
        if (en is None) != (ja is None):
            raise InputError("--en, --ja", "name both files, or none for the shipped cards")
        english = read_cards(en, "en", columns_of(game), []) if en is not None else rows_of(spec, "en")
        japanese = read_cards(ja, "ja", columns_of(game), []) if ja is not None else rows_of(spec, "ja")
        found = agreeing.agree(game, english, japanese)
    if as_json:
        told: dict[str, Any] = {"pairs": found.pairs, "both": found.both, "agree": found.both - len(found.differences)}
        told |= {
            "reordered": found.reordered,
            "mispaired": found.mispaired,
            "learnt": found.learnt,
            "maimed": list(found.maimed),
        }
        listed = [difference._asdict() for difference in found.differences]
        typer.echo(json.dumps({**told, "share": round(found.share, 4), "differences": listed}, ensure_ascii=False))
    else:
        for one in found.differences:
            typer.echo(f"{one.en} / {one.ja}: {one.place}\n  en {one.english[:300]}\n  ja {one.japanese[:300]}")
        typer.echo(
            f"{found.pairs} pairs, {found.both} compile whole in both languages, "
            f"{found.both - len(found.differences)} agree ({found.share:.1%}), "
            f"{found.reordered} of them with their lines in another order; "
            f"{found.mispaired} pairs are two cards by their figures, {len(found.maimed)} are two texts by their marks"
            f"{''.join(f' {number}' for number in found.maimed)}, {found.learnt} names learnt from the texts"
        )
    if found.differences:
        raise typer.Exit(1)


def exercise(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Cards; default: the shipped ones.")] = None,
    game: Game = GAMES[0],
    lang: Lang = "en",
    edition: Edition = "",
    seeds: Annotated[int, typer.Option(help="How often each ability is tried.", min=1)] = 3,
    thorough: Annotated[bool, typer.Option("--thorough", help="Check every law at every decision (slow).")] = False,
    every: Annotated[int, typer.Option(help="Take only every n-th card of the file.", min=1)] = 1,
    as_json: AsJson = False,
) -> None:
    """Use every ability of every compiled card in a position built for it. Exit code 1: something broke."""
    import json

    from ludex.cardlab import exercise as exercising
    from ludex.cardlab.stage import setting_of
    from ludex.games import load

    spec = load(game)
    setting_of(spec)
    cards, skipped = _cards_of(spec, file, lang, edition, every)
    tried: list[Tried] = []
    for card, tokens in cards:
        for one in exercising.exercise(spec, card, edition, seeds, thorough, tokens):
            tried.append(one)
            if not as_json:
                _tell_tried(one)
    found = exercising.shares(tried)
    instructions = sum(one.instructions for one in tried)
    seen = instructions - sum(len(one.missed) for one in tried)
    if as_json:
        counts = {"instructions": instructions, "instructions_seen": seen, "skipped": len(skipped)}
        not_seen = [
            {"number": one.card.number, "ability": one.number + 1, "result": one.result, "why": one.why}
            for one in tried
            if one.result not in (exercising.SEEN, exercising.RULE)
        ]
        told = {"cards": len(cards), "abilities": len(tried), **found, **counts, "not_seen": not_seen}
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        for place, reason in skipped:
            typer.echo(f"{place}\tskipped: {reason}")
        share = found["seen"] / len(tried) if tried else 1.0
        shown = ", ".join(f"{n} {word}" for word, n in found.items())
        typer.echo(
            f"{len(cards)} cards, {len(tried)} abilities: {shown} ({share:.1%} seen); "
            f"{seen} of {instructions} instructions seen to do something; {len(skipped)} skipped"
        )
    if found["broken"]:
        raise typer.Exit(1)


def _tell_tried(one: "Tried") -> None:
    """A line for an ability that did nothing, and for each of its instructions that did nothing."""
    from ludex.cardlab.exercise import BROKEN, IDLE, UNUSED

    card = one.card
    place = f"{card.number}\t{card.name}\tability {one.number + 1} ({type(card.abilities[one.number]).__name__})"
    if one.result in (IDLE, UNUSED, BROKEN):
        typer.echo(f"{place}\t{one.result}: {one.why}")
    else:
        for missed in one.missed:
            typer.echo(f"{place}\tnot seen: {missed}")


def _cards_of(
    spec: "Spec", file: Path | None, lang: str, edition: str, every: int
) -> "tuple[list[tuple[Card, list[Card]]], list[tuple[str, str]]]":
    """The cards to exercise, each with the tokens it creates; and the cards that compile but cannot be played, with
    the reason."""
    from ludex.cardlab.status import shipped
    from ludex.errors import InputError
    from ludex.library.cards import Library

    if file is None:
        own = [*shipped(spec), *dict.fromkeys(spec.book(edition).tokens.values())]
        return [(card, []) for card in own[::every]], []
    library = Library(spec, [file], lang, edition)
    cards: list[tuple[Card, list[Card]]] = []
    skipped: list[tuple[str, str]] = []
    for row in library.rows[::every]:
        if library.read(row).status != "whole":
            continue
        try:
            card = library.card(row)
            cards.append((card, library.tokens_of([card])))
        except InputError as error:
            skipped.append((row.number, error.reason))
    return cards, skipped


def list_(code: Code) -> None:
    """List the shipped cards: number, name, types, and whether their text compiles."""
    from ludex.cardlab.status import compiled, shipped
    from ludex.games import load

    spec = load(code)
    for card in shipped(spec):
        typer.echo(f"{card.number}\t{card.name}\t{' / '.join(card.types)}\t{compiled(spec, card)}")


def status(
    code: Code,
    tests: Annotated[
        Path | None, typer.Option(help="The project's folder, whose tests are searched; default: the current one.")
    ] = None,
    as_json: AsJson = False,
    files: Cards = None,
    lang: Lang = "en",
    every: Annotated[int, typer.Option(help="Take only every n-th card.", min=1)] = 1,
    exercise_too: Annotated[bool, typer.Option("--exercise/--no-exercise", help="Try the cards out.")] = True,
    proofs: Annotated[
        bool, typer.Option("--proofs", help="Ask of each whole card of a file what speaks against its reading.")
    ] = False,
) -> None:
    """Show the evidence for each card: compiled, exercised and what it did, asserted by which tests."""
    import json

    from ludex.cardlab.status import file_statuses, statuses, tests_folder
    from ludex.games import load

    spec = load(code)
    folder = tests_folder(tests or Path.cwd())
    if files:
        library = library_for(spec, files, lang, "", blank=False)
        found = file_statuses(library, folder, exercise_too, library.rows[::every], proofs)
    else:
        found = statuses(spec, folder, exercise_too)[::every]
    if as_json:
        shown = [{**one._asdict(), "observed": [seen._asdict() for seen in one.observed]} for one in found]
        typer.echo(json.dumps(shown, ensure_ascii=False))
        return
    for one in found:
        _tell_status(one)
    whole = sum(one.compiled in ("whole", "blank", "keywords", "read") for one in found)
    done = sum(one.exercised == "-" or _all(one.exercised) for one in found if not one.stopped)
    asserted = sum(bool(one.tests) for one in found)
    typer.echo(f"{len(found)} cards: {whole} compiled, {done} exercised, {asserted} asserted by a test")
    if proofs and files:
        proven = sum(one.compiled in ("whole", "blank", "keywords") and not one.refused for one in found)
        typer.echo(f"{proven} of the compiled cards stand every question")


def _tell_status(one: "Status") -> None:
    """A line for the card, and one for each ability with what it did."""
    named = "unknown" if one.tests is None else ", ".join(one.tests[:2]) or "none"
    more = f" and {len(one.tests) - 2} more" if one.tests and len(one.tests) > 2 else ""
    typer.echo(f"{one.number}\t{one.name}\t{one.compiled}\texercised {one.exercised}\ttests {named}{more}")
    if one.stopped:
        typer.echo(f"    {one.stopped}")
    for reason in one.refused:
        typer.echo(f"    refused by {reason}")
    for number, seen in enumerate(one.observed, 1):
        typer.echo(f"    ability {number}: {seen.result}: {seen.what}")
        for missed in seen.missed:
            typer.echo(f"      not seen: {missed}")


def _all(share: str) -> bool:
    done, _, total = share.partition("/")
    return bool(total) and done == total
