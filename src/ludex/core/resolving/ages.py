"""The ages of cards that entered together: where their continuous abilities change the same thing and the order counts,
a player decides which card is the older one."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push, stay
from ludex.core.position import caches
from ludex.core.position.objects import Card
from ludex.core.position.records import record
from ludex.core.tree import Grant, Modify, Rename, Self, Strip

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game


@record
class Aging(NamedTuple):
    """Cards of one time: `rest` have no age yet, `done` are in order, the oldest first."""

    player: int
    rest: tuple[int, ...]
    done: tuple[int, ...] = ()


def entered_together(game: Game, happened: list[Event]) -> list[int]:
    """The objects with continuous abilities that a batch brought to where these are valid."""
    found: list[int] = []
    for event in happened:
        if event.kind in ("move", "create") and event.new:
            obj = game.objects.get(event.new)
            if obj is not None and obj.zone in game.book.acting and obj.info.passive:
                found.append(obj.id)
    return found


def decide_ages(game: Game, id: str, player: int, ids: list[int]) -> None:
    """Let the player decide with the procedure `id` in which order the objects entered, if their order can count."""
    rivals = [one for one in ids if any(_rivals(game.objects[one].info, game.objects[other].info) for other in ids)]
    if rivals:
        push(game, id, Aging(player, tuple(rivals)))


def set_ages(game: Game, ids: list[int]) -> None:
    """Give the objects the time stamps that they have among them, the smallest to the first."""
    stamps = sorted([game.objects[id].entered for id in ids])
    for id, stamp in zip(ids, stamps, strict=True):
        if game.objects[id].entered != stamp:
            changed = game.objects[id].copy()
            changed.entered = stamp
            game.put(changed)
    caches.effects_changed(game)


class Change(NamedTuple):
    """What a continuous effect changes: `orderly`, its place in the order counts for others like it; `wide`, it reaches
    other cards than its own."""

    what: tuple[str, str]
    orderly: bool
    wide: bool


def _rivals(one: Card, other: Card) -> bool:
    """Whether it can count which of two different cards is older."""
    return one != other and any(
        a.what == b.what and (a.orderly or b.orderly) and (a.wide or b.wide)
        for a in _changes(one)
        for b in _changes(other)
    )


def _changes(card: Card) -> list[Change]:
    """The changes by the card's continuous abilities to figures (set), words and abilities. NB: additions to a figure
    are in a layer of their own."""
    found: list[Change] = []
    for ability in card.passive:
        for node in ability.effects:
            if isinstance(node, Modify) and node.op == "=":
                found.append(Change(("figure", node.figure), True, not isinstance(node.what, Self)))
            elif isinstance(node, Rename):
                found.append(Change(("word", node.kind), node.op != "add", not isinstance(node.what, Self)))
            elif isinstance(node, (Grant, Strip)):
                found.append(Change(("abilities", ""), isinstance(node, Strip), not isinstance(node.what, Self)))
    return found


def _ask_age(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Aging)
    if len({game.objects[id].info for id in local.rest}) < 2:
        return None
    options = [Option("older", (id,)) for id in distinct(game, list(local.rest))]
    return Decision(local.player, "whose effects apply first?", options)


def take_age(game: Game, frame: Frame) -> str | None:
    """The player names one card after another, the oldest first."""
    local = frame.locals(Aging)
    if frame.answer is not None:
        next = frame.answer.cards[0]
        frame.local = local._replace(rest=tuple(id for id in local.rest if id != next), done=(*local.done, next))
        stay(frame)
        return None
    set_ages(game, [*local.done, *local.rest])
    return None


def aging(id: str, title: str, rule: str) -> Procedure:
    """The procedure in which a player decides ages; its only step has the number `rule`."""
    return procedure(id, title, Step(rule, take_age, ask=_ask_age))
