"""What the rules call a move, whatever caused it (`Book.moves.facts`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.core.book import Fact
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game


def heard_as(kind: str) -> str:
    """The event kind as triggers see it: a creation is a move from no zone, an erasure one to no zone."""
    return "move" if kind in ("create", "erase") else kind


def called(game: Game, event: Event, word: str) -> bool:
    """Whether the rules call the event by the word: a word of `Book.moves.facts` by where a move led from and to, any
    other by the event's own word."""
    facts = game.book.moves.facts.get(word) if heard_as(event.kind) == "move" else None
    if facts is None:
        return event.word == word
    for fact in facts:  # noqa: SIM110  a generator costs more than the tests
        if _is(fact, event):
            return True
    return False


def _is(fact: Fact, event: Event) -> bool:
    """Whether the move is one of those that the fact describes."""
    if event.src < 0:
        if fact.src_kinds:
            return False
    elif (fact.src_kinds and not fact.src_kinds >> event.src & 1) or fact.not_src_kinds >> event.src & 1:
        return False
    if fact.dst_kinds and (event.dst < 0 or not fact.dst_kinds >> event.dst & 1):
        return False
    if fact.not_verbs and event.word in fact.not_verbs:
        return False
    return not fact.verbs or event.word in fact.verbs


def names_of(game: Game, event: Event) -> tuple[str, ...]:
    """The words of `Book.moves.facts` by which the rules call the event."""
    if heard_as(event.kind) != "move":
        return ()
    return tuple([word for word in game.book.moves.facts if called(game, event, word)])
