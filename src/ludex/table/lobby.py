"""Making matches: decks checked and refused with their paragraph, scenarios, replay files."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from ludex.ai import bot_names
from ludex.ai.chance import drawn
from ludex.core.codec import to_json
from ludex.core.sight.knowledge import HiddenChoice, knowledge
from ludex.core.sight.sample import NoFit, sample
from ludex.errors import InputError
from ludex.games import Spec, codes, load
from ludex.lang.files.decks import Deck
from ludex.library.decks import reason_of
from ludex.library.served import served
from ludex.record import replay
from ludex.record.printed import READING
from ludex.rules.citations import cited_in
from ludex.table.layout import layout_of
from ludex.table.match import IMPORT, Match
from ludex.table.protocol import DeckChoice, NewMatch, Refused
from ludex.table.store import WATCHER, Row, Taken, new_row
from ludex.table.why import words
from ludex.testing.scenario import read_scenario, start

P = ParamSpec("P")
R = TypeVar("R")


def one_at_a_time(function: Callable[P, R]) -> Callable[P, R]:
    """Grammars keep state while they read, so one thread at a time reads card text."""

    @wraps(function)
    def alone(*args: P.args, **kwargs: P.kwargs) -> R:
        with READING:
            return function(*args, **kwargs)

    return alone


LARGEST = 2_000_000
"""Bytes of what somebody is told at once."""

Tokens = dict[str, int]


def games() -> list[dict[str, Any]]:
    """The games, decks and bots for the lobby's form. It reads no card."""
    listed = []
    for code in codes():
        spec = load(code)
        decks = {name: _title(text, name) for name, text in spec.deck_texts().items()}
        one: dict[str, Any] = {"code": code, "name": spec.name, "ja": spec.words.name.ja}
        one["accent"] = layout_of(code).accent
        one["editions"] = [*spec.books, *spec.extensions]
        listed.append({**one, "edition": spec.default_edition, "decks": decks, "bots": bot_names()})
    return listed


def _title(text: str, name: str) -> str:
    found = re.search(r"^name:\s*(.+?)\s*$", text, re.MULTILINE)
    return found.group(1) if found else name


def new_tokens() -> dict[int, str]:
    return {seat: secrets.token_urlsafe(24) for seat in (0, 1, WATCHER)}


@one_at_a_time
def deck_of(spec: Spec, chosen: DeckChoice, edition: str, otherwise: int = 0) -> Deck:
    """The deck that is named or listed; refused with the first paragraph it breaks."""
    if chosen.text.strip():
        deck = served(spec.code, edition).parse(chosen.text, "deck")
    else:
        names = list(spec.deck_texts())
        if not names:
            raise Refused(f"{spec.name} ships no deck: bring a deck list")
        deck = spec.deck(chosen.name or names[otherwise % len(names)])
    breaches = spec.check_deck(deck, edition)
    if breaches:
        line = f", line {breaches[0].line}" if breaches[0].line else ""
        raise Refused(f"{deck.name}{line}: {reason_of(breaches[0])}")
    return deck


@one_at_a_time
def checked(code: str, edition: str, text: str) -> dict[str, Any]:
    """Read and check a deck list: its breaches, with lines and paragraphs."""
    spec = load(code)
    edition = spec.book(edition).edition
    try:
        deck = served(code, edition).parse(text, "deck")
    except InputError as error:
        _, _, line = error.place.partition(":")
        found = {"rule": "", "reason": error.reason, "line": int(line) if line.isdecimal() else 0, "words": None}
        return {"legal": False, "name": "", "breaches": [found]}
    breaches = []
    for breach in spec.check_deck(deck, edition):
        rule = cited_in(f"{code}-{edition}" if edition else code, breach.rule.strip("[]"))
        breaches.append({"rule": rule, "reason": breach.reason, "line": breach.line, "words": words(rule)})
    return {"legal": not breaches, "name": deck.name, "breaches": breaches}


def check_bot(name: str) -> None:
    if name and name not in bot_names():
        raise Refused(f"no bot {name!r}; there is {', '.join(bot_names())}")


@one_at_a_time
def new_match(asked: NewMatch) -> tuple[Row, dict[int, str]]:
    """The row of a new match and its tokens by seat. Against a friend it waits for the friend's deck."""
    spec = load(asked.game)
    edition = spec.book(asked.edition).edition
    seats = ("", asked.opponent) if asked.seat == 0 else (asked.opponent, "")
    id = secrets.token_urlsafe(12)
    seed = drawn() if asked.seed is None else int(asked.seed)
    opened = asked.seed is not None or bool(asked.scenario.strip())
    if asked.scenario.strip():
        kind, text = "position", scenario_start(asked.scenario, asked.game, asked.edition)
    else:
        mine = deck_of(spec, asked.deck, edition)
        if asked.opponent:
            kind, text = "decks", decks_start(spec, edition, seed, mine, _other(spec, asked, edition), asked.seat)
        else:
            kind = "waiting"
            text = json.dumps({"seat": asked.seat, "deck": decks_start(spec, edition, seed, mine, mine, 0)})
    row = new_row(id, asked.game, edition, seed, kind, text, seats, opened)
    if kind == "position":
        check_size(Match(row, []))
    return row, new_tokens()


def _other(spec: Spec, asked: NewMatch, edition: str) -> Deck:
    return deck_of(spec, asked.against, edition, 1)


def decks_start(spec: Spec, edition: str, seed: int, mine: Deck, other: Deck, seat: int) -> str:
    """The start of a match as the head of a replay file: both decks with their cards, so that nothing can change."""
    decks = (mine, other) if seat == 0 else (other, mine)
    return replay.to_text(replay.Replay(spec.code, edition, seed, decks))


@one_at_a_time
def joined(row: Row, seat: int, chosen: DeckChoice) -> Row:
    """Start the match once the second player has brought a deck."""
    if row.kind != "waiting":
        raise Refused("the match has begun")
    waiting = json.loads(row.start)
    if seat == waiting["seat"]:
        raise Refused("the other player's deck is awaited")
    spec = load(row.game)
    mine = replay.from_text(waiting["deck"], "match").decks[0]
    theirs = deck_of(spec, chosen, row.edition, 1)
    start_text = decks_start(spec, row.edition, row.seed, mine, theirs, waiting["seat"])
    return row._replace(kind="decks", start=start_text)


def check_size(match: Match) -> None:
    """Refuse a position of which there is too much to show."""
    for seat in (0, 1, WATCHER):
        size = len(msgspec.json.encode(match.state(seat)))
        if size > LARGEST:
            raise Refused(f"there are {size} bytes to show, more than {LARGEST}")


def scenario_start(text: str, code: str, edition: str) -> str:
    """The position of a scenario file, as JSON."""
    scenario = read_scenario(text, "scenario", complete=False)
    if scenario.spec.code != code:
        raise Refused(f"the scenario is of {scenario.spec.name}")
    wanted = edition if edition in scenario.editions else scenario.editions[0]
    game = start(scenario, wanted).game
    game.observer = None
    return json.dumps(to_json(game))


@one_at_a_time
def new_replay(text: str) -> tuple[Row, dict[int, str], list[Taken]]:
    """A replay file as a finished match that can be looked through."""
    made = replay.from_text(text, "replay")
    differs = replay.verify(made)
    if differs is not None:
        raise Refused(f"the replay does not play as recorded: {differs}")
    ending = made.ending
    conceded = 1 - ending.winner if ending.reason == replay.CONCEDED and ending.winner in (0, 1) else -1
    taken = [Taken(t.n, t.player, t.rule, t.pick, t.option) for t in made.taken]
    made.taken, made.ending = [], replay.Ending(0, "")
    seats = (IMPORT, IMPORT)
    id = secrets.token_urlsafe(12)
    kind, text = ("decks", replay.to_text(made)) if made.position is None else ("position", json.dumps(made.position))
    row = new_row(id, made.game, made.edition, made.seed, kind, text, seats, opened=True)
    return row._replace(conceded=conceded, windows=made.windows, lingers=made.lingers), new_tokens(), taken


def file_of(row: Row, taken: list[Taken]) -> str:
    """The file of a replay that somebody brought."""
    return Match(row, taken).file()


def played_on(match: Match, n: int, seat: int, bot: str) -> tuple[Row, dict[int, str]]:
    """A match that goes on from the position after n decisions, dealt anew to fit what the seat knew there. Where the
    other player is choosing among cards only they see, from the decision before."""
    seed = drawn()
    for earlier in range(n, max(-1, n - 30), -1):
        position = match.position(earlier)
        if position.outcome is not None:
            continue
        try:
            game = sample(knowledge(position, seat), seed)
        except (HiddenChoice, NoFit):
            continue
        break
    else:
        raise Refused("no position fits what this seat knew there")
    text = json.dumps(to_json(game))
    seats = ("", bot) if seat == 0 else (bot, "")
    id = secrets.token_urlsafe(12)
    return new_row(id, match.row.game, match.row.edition, seed, "position", text, seats), new_tokens()
