"""Replay files: seed and both decks with the printed cards themselves, or the position in which the game began; every
decision, and fingerprints on the way.

A file is JSON lines: a head, one line a decision, an end. The format: docs/replays.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from ludex.core.book import book_key
from ludex.core.codec import Names, card_from_json, card_to_json, fingerprint, from_json
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision, Option, plain_texts
from ludex.core.machine import concede
from ludex.core.position.event import Event
from ludex.core.position.game import Game, Observer
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games import Spec, load
from ludex.lang.files.decks import TOKENS, Deck, Entry
from ludex.lang.files.text import read_text_file

VERSION = 1
EVERY = 10
"""How many decisions lie from one fingerprint to the next, by default."""
LIMIT = 20_000
CONCEDED = "conceded"

Pick = Callable[[Game, Decision], int]


class Taken(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A decision: its number, the player, the paragraph that asks, the place and text of the option taken, and at some
    decisions the fingerprint of the position that asks."""

    n: int
    player: int
    rule: str
    pick: int
    option: str
    fingerprint: str = ""


class PinnedDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck: for each section, pairs of copies and place in the list of cards."""

    name: str
    about: dict[str, str]
    sections: dict[str, list[tuple[int, int]]]


class PinnedCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card as it was printed then."""

    number: str
    name: str
    types: list[str]
    figures: dict[str, int]
    words: dict[str, list[str]]
    text: str
    abilities: list[dict[str, Any]]
    back: PinnedCard | None = None
    token: bool = False
    nameless: bool = False


class Head(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Either decks with their cards, or a position."""

    replay: int
    game: str
    edition: str
    seed: int
    every: int
    decks: tuple[PinnedDeck, PinnedDeck] | None = None
    cards: list[PinnedCard] = msgspec.field(default_factory=list)
    windows: bool | int = 0
    lingers: int = 0
    position: dict[str, Any] | None = None


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """`winner` -1: a draw; None: the game was not over."""

    end: int
    fingerprint: str
    winner: int | None = None
    reason: str = ""
    rule: str = ""


@dataclass
class Replay:
    """A recorded game. `windows`: players were asked where they could only pass (`Game.windows`). `lingers`: the
    players (bits) who ended their turns themselves. `position`: what the game began with instead of decks, as JSON."""

    game: str
    edition: str
    seed: int
    decks: tuple[Deck, Deck]
    every: int = EVERY
    taken: list[Taken] = field(default_factory=list)
    ending: Ending = field(default_factory=lambda: Ending(0, ""))
    place: str = "replay"
    windows: int = 0
    lingers: int = 0
    position: dict[str, Any] | None = None


class Differs(NamedTuple):
    """The decision (counted from 1) at which a replay differs; the number after the last decision is the end."""

    n: int
    what: str
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"decision {self.n}: {self.what}: expected {self.expected}, actual {self.actual}"


# --- recording -------------------------------------------------------------------------------------------------------


class Recorder:
    """An observer that records decisions. Call `finish` when the game is over or a player gives up."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay

    def step(self, game: Game, cite: str) -> None:
        pass

    def event(self, game: Game, event: Event) -> None:
        pass

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        taken = self.replay.taken
        pick = decision.options.index(option)
        mark = fingerprint(game) if len(taken) % self.replay.every == 0 else ""
        text = plain_texts(game, decision)[pick]
        taken.append(Taken(len(taken) + 1, decision.player, decision.rule, pick, text, mark))

    def back_to(self, n: int) -> None:
        """Keep only the first n decisions: the players have gone back."""
        del self.replay.taken[n:]

    def finish(self, game: Game) -> Replay:
        self.replay.ending = _ending(game, len(self.replay.taken))
        return self.replay


def _ending(game: Game, n: int) -> Ending:
    outcome = game.outcome
    if outcome is None:
        return Ending(n, fingerprint(game))
    return Ending(n, fingerprint(game), outcome.winner, outcome.reason, outcome.rule)


def record_game(
    spec: Spec,
    first: Deck,
    second: Deck,
    seed: int,
    picks: tuple[Pick, Pick],
    edition: str = "",
    every: int = EVERY,
    limit: int = LIMIT,
) -> Replay:
    """Play a game, each player by a function that picks the place of an option, and record it."""
    edition = edition or spec.default_edition
    game = spec.new_game(first, second, seed, edition)
    recorder = Recorder(Replay(spec.code, edition, seed, (first, second), every))
    game.observer = recorder
    while (decision := advance(game)) is not None and len(recorder.replay.taken) < limit:
        decide(game, picks[decision.player](game, decision))
    return recorder.finish(game)


# --- files -----------------------------------------------------------------------------------------------------------


def to_text(replay: Replay, find_spec: Callable[[str], Spec] = load) -> str:
    """The file of a replay."""
    names = Names(find_spec(replay.game).book(replay.edition), ())
    head = Head(VERSION, replay.game, replay.edition, replay.seed, replay.every)
    head.windows, head.lingers, head.position = replay.windows, replay.lingers, replay.position
    if replay.position is None:
        cards: list[Card] = []
        head.decks = (_pin(replay.decks[0], cards), _pin(replay.decks[1], cards))
        head.cards = [msgspec.convert(card_to_json(card, names), PinnedCard) for card in cards]
    return "".join(f"{_line(part)}\n" for part in (head, *replay.taken, replay.ending))


def _line(part: msgspec.Struct) -> str:
    return json.dumps(msgspec.to_builtins(part), ensure_ascii=False)


def _pin(deck: Deck, cards: list[Card]) -> PinnedDeck:
    sections: dict[str, list[tuple[int, int]]] = {}
    for section, entries in deck.sections.items():
        sections[section] = []
        for entry in entries:
            if entry.card not in cards:
                cards.append(entry.card)
            sections[section].append((entry.copies, cards.index(entry.card)))
    return PinnedDeck(deck.name, deck.about, sections)


def save(replay: Replay, path: Path, find_spec: Callable[[str], Spec] = load) -> None:
    path.write_text(to_text(replay, find_spec), encoding="utf-8")


def read_file(path: Path, find_spec: Callable[[str], Spec] = load) -> Replay:
    return from_text(read_text_file(path), str(path), find_spec)


def from_text(text: str, place: str, find_spec: Callable[[str], Spec] = load) -> Replay:
    """Read a replay; an error names its line."""
    lines = text.removesuffix("\n").split("\n")
    if lines == [""]:
        raise InputError(place, "empty")
    data = _json(lines[0], f"{place}:1")
    if not isinstance(data, dict) or "replay" not in data:
        raise InputError(f"{place}:1", "not the head of a replay")
    if data["replay"] != VERSION:
        raise InputError(f"{place}:1", f"version {data['replay']!r} of the format; this is version {VERSION}")
    head = _shape(data, Head, f"{place}:1")
    if head.every < 1:
        raise InputError(f"{place}:1", "`every` must be at least 1")
    replay = Replay(head.game, head.edition, head.seed, _decks(head, f"{place}:1", find_spec), head.every, place=place)
    replay.windows, replay.lingers, replay.position = head.windows, head.lingers, head.position
    if len(lines) < 2:
        raise InputError(place, "no end: the file is cut off")
    for number, line in enumerate(lines[1:-1], 2):
        where = f"{place}:{number}"
        taken = _shape(_json(line, where), Taken, where)
        if taken.n != number - 1:
            raise InputError(where, f"decision {taken.n} where {number - 1} should stand")
        if taken.player not in (0, 1) or taken.pick < 0:
            raise InputError(where, "no such player or option")
        replay.taken.append(taken)
    where = f"{place}:{len(lines)}"
    last = _json(lines[-1], where)
    if not isinstance(last, dict) or "end" not in last:
        raise InputError(where, "not an end: the file is cut off")
    replay.ending = _shape(last, Ending, where)
    if replay.ending.end != len(replay.taken):
        raise InputError(where, f"the end counts {replay.ending.end} decisions, there are {len(replay.taken)}")
    return replay


def _json(line: str, where: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InputError(where, f"not JSON: {error}") from None


def _shape(data: Any, shape: type[Any], where: str) -> Any:
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise InputError(where, str(error)) from None


def _decks(head: Head, where: str, find_spec: Callable[[str], Spec]) -> tuple[Deck, Deck]:
    try:
        spec = find_spec(head.game)
        book = spec.book(head.edition)
    except InputError as error:
        raise InputError(where, error.reason) from None
    if (head.decks is None) == (head.position is None):
        raise InputError(where, "decks or a position, one of the two")
    if head.position is not None and head.position.get("book") != book_key(book):
        raise InputError(where, f"the position is not one of {book_key(book)}")
    if head.decks is None:
        return NO_DECK, NO_DECK
    names = Names(book, ())
    cards: list[Card] = []
    for i, pinned in enumerate(head.cards):
        try:
            cards.append(card_from_json(msgspec.to_builtins(pinned), names))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError) as error:
            raise InputError(where, f"cards[{i}]: not a card: {type(error).__name__}: {error}") from None
    return _deck(head.decks[0], cards, where, spec), _deck(head.decks[1], cards, where, spec)


NO_DECK: Final = Deck("", {}, {}, "")
"""Of a game that began in a position."""


def _deck(pinned: PinnedDeck, cards: list[Card], where: str, spec: Spec) -> Deck:
    sections: dict[str, list[Entry]] = {}
    for section, pairs in pinned.sections.items():
        if section not in (*spec.sections, TOKENS):
            raise InputError(where, f"deck {pinned.name!r}: no section [{section}]")
        for copies, place in pairs:
            if not (0 <= place < len(cards) and 1 <= copies <= 99):
                raise InputError(where, f"deck {pinned.name!r}: {copies} of card {place} of {len(cards)}")
        sections[section] = [Entry(copies, cards[place], 0) for copies, place in pairs]
    return Deck(pinned.name, sections, pinned.about, pinned.name)


# --- playing again ---------------------------------------------------------------------------------------------------


def begin(replay: Replay, find_spec: Callable[[str], Spec] = load) -> Game:
    """The game before anything was decided."""
    spec = find_spec(replay.game)
    try:
        if replay.position is not None:
            game = from_json(replay.position)
        else:
            game = spec.new_game(*replay.decks, replay.seed, replay.edition)
    except (KeyError, IndexError, ValueError, TypeError, AttributeError, AssertionError, RecursionError) as error:
        said = f"{type(error).__name__}: {error}"
        begins = "these decks" if replay.position is None else "this position"
        raise InputError(replay.place, f"no game can begin with {begins}: {said}") from None
    game.windows, game.lingers = replay.windows, replay.lingers
    return game


def verify(replay: Replay, find_spec: Callable[[str], Spec] = load) -> Differs | None:
    """Play it again; None: every text and fingerprint is the same."""
    return play_again(replay, begin(replay, find_spec))


def play_again(replay: Replay, game: Game, observer: Observer | None = None) -> Differs | None:
    """Take the recorded decisions in a game that has just begun, until something differs. A game that raises differs
    too: it did not raise when it was recorded."""
    game.observer = observer
    n = 1
    try:
        for taken in replay.taken:
            n = taken.n
            differs = compare(game, advance(game), taken)
            if differs is not None:
                return differs
            decide(game, taken.pick)
        n = len(replay.taken) + 1
        advance(game)
    except Exception as error:
        return Differs(n, "the game", "to go on", f"it breaks: {type(error).__name__}: {error}")
    ending = replay.ending
    if ending.reason == CONCEDED and ending.winner in (0, 1):
        concede(game, 1 - ending.winner, ending.rule)
    return _compare_end(replay, game)


def compare(game: Game, decision: Decision | None, taken: Taken) -> Differs | None:
    """Whether a recorded decision is not among what the game offers now."""
    if decision is None:
        return Differs(taken.n, "who decides", f"player {taken.player + 1} at {taken.rule}", "the game is over")
    rule = decision.rule
    asked = f"player {decision.player + 1} at {rule}"
    if (decision.player, rule) != (taken.player, taken.rule):
        return Differs(taken.n, "who decides", f"player {taken.player + 1} at {taken.rule}", asked)
    offered = plain_texts(game, decision)
    if taken.pick >= len(offered):
        return Differs(taken.n, f"option {taken.pick + 1}", taken.option, f"only {len(offered)} are offered")
    if offered[taken.pick] != taken.option:
        return Differs(taken.n, f"option {taken.pick + 1}", taken.option, offered[taken.pick])
    if taken.fingerprint and (now := fingerprint(game)) != taken.fingerprint:
        return Differs(taken.n, "fingerprint", taken.fingerprint, now)
    return None


def _compare_end(replay: Replay, game: Game) -> Differs | None:
    wanted = replay.ending
    n = len(replay.taken) + 1
    actual = _ending(game, len(replay.taken))
    if (actual.winner, actual.rule) != (wanted.winner, wanted.rule):
        return Differs(n, "outcome", _outcome(wanted), _outcome(actual))
    if actual.fingerprint != wanted.fingerprint:
        return Differs(n, "fingerprint at the end", wanted.fingerprint, actual.fingerprint)
    return None


def _outcome(ending: Ending) -> str:
    if ending.winner is None:
        return "not over"
    who = "a draw" if ending.winner < 0 else f"player {ending.winner + 1} wins"
    return f"{who} ({ending.rule})"
