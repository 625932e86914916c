"""[VG 7.15] Activating abilities, [VG 7.13] declaring.

A continuous ability is activated by being in effect: [VG 7.15.1.1] core:settling.applies. Other processes that are
activated are carried out: [VG 7.15.1.5] core:branches.items.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import RelationFn, Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.flow.play import Play
from ludex.core.happening import events, triggers
from ludex.core.position.records import record
from ludex.core.position.seen import seen_by
from ludex.core.resolving import playing
from ludex.core.values import layers, queries
from ludex.games.vg.c06_calls_and_rides import QUIET

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Ctx, Game, Pending
    from ludex.core.position.objects import Obj

# --- automatic abilities [VG 7.15.1.3] -------------------------------------------------------------------------------

ACTIVATE: Final = "activate"
ACTIVATIONS: Final = "activations"
BY_INTERCEPTING: Final = "activate by intercepting"
"""The query whether automatic abilities become standby because the unit intercepts."""


def stops(game: Game, source: int, event: Event | None) -> bool:
    """[VG 7.15.1.3.2] Whether the automatic abilities of the card do not become standby from the event: an effect says
    so (query `activate`), or the call that places cards goes without them (`c06.QUIET`)."""
    obj = game.look(source)
    quiet = game.memory.get(QUIET, 0)
    if quiet and obj is not None and quiet >> obj.player & 1:
        return True
    if event is not None and event.kind == "intercept" and not queries.may(game, BY_INTERCEPTING, event.obj, True):
        return True
    if ACTIVATE not in layers.index_of(game).rules:
        return False
    return not queries.may(game, ACTIVATE, source, True, event.obj if event is not None else 0)


def times(game: Game, pending: Pending) -> int:
    """[VG 7.15.1.3.1] How often the ability is played before its standby ends: once, unless an effect says otherwise
    (query `activations`)."""
    return queries.limit(game, ACTIVATIONS, pending.source, 1)


def _automatic(game: Game, id: int, word: str) -> list[tuple[int, t.Automatic]]:
    """The automatic abilities of a card, each with its number; with a word, only those whose trigger condition has it
    as its event or its word."""
    found: list[tuple[int, t.Automatic]] = []
    for number, ability in zip(layers.numbers(game, id), layers.abilities(game, id), strict=True):
        if not isinstance(ability, t.Automatic) or not isinstance(ability.when, t.When):
            continue
        if not word or word in (ability.when.event, ability.when.word):
            found.append((number, ability))
    return found


def activate_automatic(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.15.1.3] The automatic abilities of these cards (with `do.word` only those with that trigger condition)
    become standby, as if the condition were fulfilled, [VG 7.15.1.3.1] to be played `n` times."""
    for id in ids:
        for number, ability in _automatic(game, id, do.word):
            if triggers.wait(game, ability, id, None, number):
                game.pending = (*game.pending[:-1], triggers.repeated(game.pending[-1], n))


# --- activated abilities [VG 7.15.1.2] -------------------------------------------------------------------------------


@record
class Activation(NamedTuple):
    """[VG 7.15.1.2] A card of which the player plays an activated ability; `free`: without paying its cost."""

    player: int
    card: int
    free: bool = False


FREE: Final = "without its cost"


def activate(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.15.1.2] Plays and resolves an activated ability of each of these cards."""
    for id in reversed(ids):
        push(game, ACTIVATING.id, Activation(ctx.controller, id, do.word == FREE))


def _open(game: Game, local: Activation) -> list[tuple[int, t.Activated]]:
    """The activated abilities that can be played now, with their places in `playing.activated`."""
    if local.card not in game.objects:
        return []
    found: list[tuple[int, t.Activated]] = []
    for i, ability in enumerate(playing.activated(game, local.card)):
        made = replace(ability, cost=()) if local.free else ability
        if playing.playable(game, made, playing.context(game, local.card, i, local.player)):
            found.append((i, made))
    return found


def _ask_which(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Activation)
    options = [Option("use", (local.card,), i, "" if i == 0 else str(i + 1)) for i, _ in _open(game, local)]
    return Decision(local.player, "activate which ability?", options, local.card) if options else None


def _play(game: Game, frame: Frame) -> str | None:
    """[VG 7.15.1.2] The ability is played with its cost; one whose cost cannot be paid is not played."""
    local = frame.locals(Activation)
    if frame.answer is not None:
        i = frame.answer.n
        ability = dict(_open(game, local))[i]
        push(game, "VG 11.8.2", Play(local.card, ability, playing.context(game, local.card, i, local.player)))
    return None


ACTIVATING: Final[Procedure] = procedure("VG 7.15", "Activating an ability", Step("7.15.1.2", _play, ask=_ask_which))


# --- declaring [VG 7.13] ---------------------------------------------------------------------------------------------

DECLARED: Final = "declared "
"""The beginning of the mark of a card that says which card name was declared for its ability."""


@record
class Declaration(NamedTuple):
    """[VG 7.13.2] A card for whose ability a player declares a card name."""

    player: int
    source: int


def declare_name(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.13.1] The player declares a card name; `Related("declared by")` are the cards that have it."""
    if ctx.source in game.objects:
        push(game, DECLARING.id, Declaration(ctx.controller, ctx.source))


def names_to_declare(game: Game, player: int) -> list[str]:
    """[VG 7.13.2] The names that the player may declare: whole names of existing cards. RULING-VG-093: those of the
    cards that come with the game, of the player's own cards, and of cards of the opponent that the player has seen."""
    found = set(game.book.existing_names())
    for obj in game.objects.values():
        if obj.owner == player or seen_by(game, obj) >> player & 1:
            found.update(obj.card.names)
    return sorted(found)


def _ask_name(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Declaration)
    names = names_to_declare(game, local.player)
    options = [Option("name", (), i, name) for i, name in enumerate(names)]
    return Decision(local.player, "declare a card name", options, local.source)


def _declare(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Declaration)
    assert frame.answer is not None
    changed = game.objects[local.source].copy()
    kept = tuple(mark for mark in changed.marks if not mark.startswith(DECLARED))
    changed.marks = (*kept, DECLARED + frame.answer.word)
    game.put(changed)
    events.announce(game, "declare", local.source, local.player, word=frame.answer.word)
    return None


DECLARING: Final[Procedure] = procedure("VG 7.13", "Declaring a card name", Step("7.13.2", _declare, ask=_ask_name))


def _declared_by(game: Game, obj: Obj, other: Obj) -> bool:
    """Whether the card has the name that was declared for the other card's ability."""
    return any(DECLARED + name in other.marks for name in layers.words(game, obj.id, "name"))


RELATIONS: Final[dict[str, RelationFn]] = {
    "declared by": _declared_by,
}

VERBS: Final[dict[str, Verb]] = {
    "activate": Verb("VG 7.15.1.2", activate),
    "activate automatic": Verb("VG 7.15.1.3", activate_automatic),
    "declare name": Verb("VG 7.13", declare_name),
}

PROCEDURES: Final[tuple[Procedure, ...]] = (ACTIVATING, DECLARING)
