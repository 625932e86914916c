"""`ludex cards vary`, `lint`, `readings`: questions that show whether a text was read rightly."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludex.cli._options import AsJson, Edition, Game, Where, wanted
from ludex.games import GAMES

if TYPE_CHECKING:
    from ludex.cardlab.vary import Varied
    from ludex.lang.files.cards import Printed

Lang = Annotated[str, typer.Option("--lang", help="The language of the text: en or ja.")]
CardFile = Annotated[Path, typer.Argument(metavar="FILE", help="Cards as .jsonl, .json, .csv or .yaml.")]
Every = Annotated[int, typer.Option(help="Take only every n-th card.", min=1)]
Most = Annotated[int, typer.Option("--most", help="Print at most so many findings; 0: all.", min=0)]


def register(cards: typer.Typer) -> None:
    cards.command("vary")(vary)
    cards.command("lint")(lint)
    cards.command("readings")(readings)


def _rows(file: Path, game: str, lang: str, where: list[str] | None, every: int) -> "list[Printed]":
    from ludex.games import load
    from ludex.lang.files.cards import read_cards
    from ludex.library.reading import columns_of

    load(game)
    fits = wanted(where)
    return [row for row in read_cards(file, lang, columns_of(game), []) if fits(row)][::every]


def vary(
    file: CardFile,
    game: Game = GAMES[0],
    lang: Lang = "en",
    where: Where = None,
    every: Every = 1,
    most: Most = 0,
    as_json: AsJson = False,
    edition: Edition = "",
) -> None:
    """Change one word of each text; its tree must change in exactly that place. Exit code 1: some do not."""
    from ludex.cardlab import vary as varying

    rows = _rows(file, game, lang, where, every)
    found = [one for row in rows for one in varying.vary(game, lang, row, edition)]
    wrong = varying.wrong(found)
    counts = varying.counted(found)
    shown = wrong[:most] if most else wrong
    if as_json:
        violations = [_told(one) for one in shown]
        told = {"cards": len({one.number for one in found}), "variations": len(found), "by_kind": counts}
        typer.echo(json.dumps({**told, "wrong": len(wrong), "violations": violations}, ensure_ascii=False))
    else:
        for one in shown:
            typer.echo(f"{one.number}\t{one.kind}\t{one.verdict}\n  {one.before}\n  {one.after}")
            for change in one.changes[:4]:
                typer.echo(f"    {change.path}: {_short(change.old)} -> {_short(change.new)}")
        for kind, n in counts.items():
            listed = ", ".join(f"{count} {verdict}" for verdict, count in n.items())
            typer.echo(f"{kind:9} {listed}")
        typer.echo(f"{len(found)} variations, {len(wrong)} wrong")
    if wrong:
        raise typer.Exit(1)


def _told(one: "Varied") -> dict[str, Any]:
    changes = [{"path": c.path, "old": _short(c.old), "new": _short(c.new)} for c in one.changes]
    return {**one._asdict(), "changes": changes}


def _short(value: object) -> str:
    return repr(value)[:200]


def lint(
    file: CardFile,
    game: Game = GAMES[0],
    lang: Lang = "en",
    where: Where = None,
    every: Every = 1,
    as_json: AsJson = False,
    edition: Edition = "",
) -> None:
    """Look for trees that no sensible text means. Exit code 1: there are some."""
    from ludex.games import load
    from ludex.lang.compile import WHOLE
    from ludex.library import lint as linting
    from ludex.library.reading import BY_LINT, compile_card

    spec = load(game)
    ground = linting.ground_of(spec.widest, spec.lab)
    found: list[dict[str, str]] = []
    whole = 0
    for row in _rows(file, game, lang, where, every):
        read = compile_card(game, lang, row, edition)
        whole += read.status == WHOLE
        refused = [stop.reason.removeprefix(BY_LINT) for stop in read.stops if stop.reason.startswith(BY_LINT)]
        found += [{"number": row.number, "rule": rule, "part": row.text, "refused": "yes"} for rule in refused]
        for flaw in linting.flaws(ground, read.abilities):
            found.append({"number": row.number, "rule": flaw.rule, "part": flaw.part, "refused": "no"})
    if as_json:
        typer.echo(json.dumps({"whole": whole, "flaws": found}, ensure_ascii=False))
    else:
        for one in found:
            typer.echo(f"{one['number']}\t{one['rule']}\t{one['part']}")
        typer.echo(f"{whole} whole cards; {len(found)} flaws")
    if found:
        raise typer.Exit(1)


def readings(
    file: CardFile,
    game: Game = GAMES[0],
    lang: Lang = "en",
    where: Where = None,
    every: Every = 1,
    out: Annotated[Path | None, typer.Option("--out", help="Keep the readings in this file.")] = None,
    against: Annotated[Path | None, typer.Option("--against", help="Which readings moved since this file?")] = None,
    as_json: AsJson = False,
    edition: Edition = "",
) -> None:
    """Print each text beside what the engine understood; or the cards whose reading moved. Exit code 1: some moved."""
    from ludex.cardlab import readings as reading

    found = reading.readings(game, lang, _rows(file, game, lang, where, every), edition)
    before = reading.kept_in(against) if against is not None else None
    if out is not None:
        reading.write(out, found)
    if before is None:
        if as_json:
            typer.echo(json.dumps([one._asdict() for one in found], ensure_ascii=False))
        elif out is None:
            for one in found:
                typer.echo(f"{one.number} {one.name}: {one.status}")
                for line in one.means:
                    typer.echo(f"  {line}")
        return
    moved = reading.moved(before, found)
    if as_json:
        listed = [
            {"number": one.number, "was": one.was and one.was._asdict(), "now": one.now and one.now._asdict()}
            for one in moved
        ]
        typer.echo(json.dumps({"readings": len(found), "moved": listed}, ensure_ascii=False))
    else:
        for other in moved:
            for word, side in (("was", other.was), ("now", other.now)):
                typer.echo(f"{other.number} {word} {side.status if side else 'missing'}")
                for line in side.means if side else ():
                    typer.echo(f"  {line}")
        typer.echo(f"{len(found)} readings, {len(moved)} moved")
    if moved:
        raise typer.Exit(1)
