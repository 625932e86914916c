"""[VG 6.7] overDress and [VG 6.8] XoverDress: a unit is put on a rear-guard circle over others, which become its
originalDress.

An originalDress lies in the zone kind `originalDress` and is linked to the unit over it: [VG 6.7.2.1] [VG 6.7.4]
`Obj.host`. The unit has the mark of the way in which it was put there as long as it has one. [VG 6.7.3] [VG 6.8.4]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import RelationFn, Verb
from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push, stay
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.resolving import playing
from ludex.core.values import candidates, layers, queries
from ludex.core.values.memo import Memo
from ludex.games.vg import c04_zones as c04
from ludex.games.vg.c04_circles import dresses_of, name_of, rear_circles
from ludex.games.vg.c04_zones import DRESS, HAND, HELD, ON_CIRCLES, RC, vanguard_grade
from ludex.games.vg.c06_alchemix import pile_of
from ludex.games.vg.c17_gyze import keep_side

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

OVER, XOVER = c04.DRESSING
OVER_IT: Final = "dressed over"


def _over(game: Game, obj: Obj, other: Obj) -> bool:
    """[VG 6.7.2.2] Whether the unit lies over the other card, which is an originalDress of it."""
    return other.zone == DRESS and other.host == obj.id


RELATIONS: Final[dict[str, RelationFn]] = {OVER_IT: _over}
OWN_REAR: Final = t.YOURS & t.Zone(("RC",))


# --- overDress [VG 6.7] ----------------------------------------------------------------------------------------------


def overdress_options(game: Game, player: int, options: list[Option]) -> None:
    """[VG 9.9.2.5] Options to put units with the ability from hand, of at most the vanguard's grade, over the
    rear-guards that the ability speaks of. [VG 14.42.2]"""
    if OVER not in layers.index_of(game).rules:
        return
    grade = vanguard_grade(game, player)  # RULING-VG-242
    rear = list(game.at(RC, player))
    for card in distinct(game, game.at(HAND, player)):
        if layers.value(game, card, "grade") <= grade:
            for under in queries.among(game, OVER, card, [], rear):
                options.append(Option(OVER, (card, under)))


def overdress(game: Game, player: int, card: int, under: int) -> None:
    """[VG 6.7.2] Puts the card over a rear-guard: [VG 6.7.2.1] that one becomes originalDress, [VG 6.7.2.2] and is
    associated with the card on its circle, [VG 6.7.2.2.1] and so are the originalDress cards that it had itself."""
    slot = game.objects[under].slot
    older = dresses_of(game, under)
    new = (under, *pile_of(game, under))  # [VG 6.10.3.2.1.2]
    events.perform(game, *(Event("become", id, player, dst=DRESS, word="originalDress") for id in new))
    put_over(game, player, card, slot, (*older, *new), OVER)


def put_over(game: Game, player: int, card: int, slot: int, dresses: tuple[int, ...], word: str) -> int:
    """Puts the card on the circle, standing; it is placed, but not called. [VG 6.7.1.1] [VG 6.8.1.1] Returns its
    id."""
    event = Event("move", card, player, 0, word, 0, RC, game.objects[card].zone, -1, 1, slot)
    events.perform(game, event)
    placed = game.objects.get(event.new)
    for id in dresses:
        _link(game, id, event.new)
    if placed is not None and placed.zone == RC:
        marked = placed.copy()
        marked.marks = (*marked.marks, word)  # [VG 6.8.5] each way has a mark of its own
        game.put(marked)
        events.announce(game, word, placed.id, player)
    return event.new


def _link(game: Game, id: int, host: int) -> None:
    obj = game.objects.get(id)
    if obj is not None and obj.zone == DRESS:
        linked = obj.copy()
        linked.host = host
        game.put(linked)


def do_overdress(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.7.2] An effect overDresses a card on the rear-guard: the card that `word` names as chosen; without a word,
    the source of the ability."""
    named = ctx.get(do.word) if do.word else (ctx.source,)
    for card in (named or ())[:1]:
        for id in ids[:1]:
            if card in game.objects and card != id and game.objects[id].zone == RC:
                overdress(game, ctx.controller, card, id)


# --- what happens to them afterwards ---------------------------------------------------------------------------------


def entails(game: Game, event: Event) -> list[Event]:
    """[VG 6.7.5] The originalDress cards of a card that moves move with it, at the same time: to another circle, or to
    the zone where they are units again [VG 6.7.5.1]; [VG 6.7.5.2] those that began in the ride deck zone go there
    instead of the deck."""
    if not (game.zones[DRESS * 2] or game.zones[DRESS * 2 + 1]):
        return []
    mine = dresses_of(game, event.obj)
    into = event.player if event.dst in HELD else -1  # [VG 17.5.1.2]
    if event.new != event.obj or event.dst not in ON_CIRCLES:
        return [
            events.moving(game, id, game.book.zones[event.dst].name, into, event.word, cause=event.cause) for id in mine
        ]
    for id in mine:
        along = game.objects[id].copy()
        along.slot = game.objects[event.new].slot
        game.put(along)
    return []


def after_become(game: Game, old: Obj, new: Obj) -> None:
    """What follows when a card on a circle gets another role."""
    c04.after_become(game, old, new)
    keep_side(game, old, new)
    relink(game, old, new)


def relink(game: Game, old: Obj, new: Obj) -> None:
    """[VG 7.30.7] A unit that is locked, and a card that is unlocked, is a new card: its originalDress cards stay
    associated with it."""
    if new.id != old.id:
        for id in dresses_of(game, old.id):
            _link(game, id, new.id)


def undressed(game: Game, old: Obj) -> None:
    """[VG 6.7.3] [VG 6.8.4] A unit whose last originalDress has left is in neither state any more."""
    host = game.objects.get(old.host)
    if old.zone == DRESS and host is not None and not dresses_of(game, host.id):
        plain = host.copy()
        plain.marks = tuple(mark for mark in plain.marks if mark not in (OVER, XOVER))
        game.put(plain)


# --- XoverDress [VG 6.8] ---------------------------------------------------------------------------------------------


@record
class Xover(NamedTuple):
    """[VG 6.8.2] A card that is being XoverDressed, and the rear-guards that were specified so far."""

    player: int
    card: int
    picks: tuple[int, ...] = ()


def demanded(game: Game, id: int) -> tuple[t.Choose, ...]:
    """[VG 14.49.1] The rear-guards that the XoverDress ability of a card demands; empty: it has no such ability, or has
    lost it."""
    for ability in layers.abilities(game, id):
        if isinstance(ability, t.Passive) and ability.keyword == XOVER:
            return CHOICES.of(ability, None)
    return ()


def _choices(ability: t.Passive, about: None) -> tuple[t.Choose, ...]:
    kinds = [node.to for node in ability.effects if isinstance(node, t.Rule)]
    return tuple([t.Choose(f"dress {i + 1}", 1, OWN_REAR & kind) for i, kind in enumerate(kinds)])


CHOICES: Final[Memo[t.Passive, None, tuple[t.Choose, ...]]] = Memo(_choices)
"""One choice for each `Rule` of the ability."""


def xoverdress_options(game: Game, player: int, options: list[Option]) -> None:
    """[VG 14.49.2] Options to XoverDress cards from hand, if there are different rear-guards for all that the ability
    speaks of. NB: no paragraph limits the grade."""
    if XOVER not in layers.index_of(game).rules:
        return
    for card in distinct(game, game.at(HAND, player)):
        choices = demanded(game, card)
        if choices and _complete(game, choices, playing.context(game, card, 0, player), ()):
            options.append(Option(XOVER, (card,)))


def _complete(game: Game, targets: tuple[t.Choose, ...], ctx: Ctx, taken: tuple[int, ...]) -> bool:
    """Whether a different rear-guard can be found for each that is demanded."""
    if not targets:
        return True
    found = [id for id in candidates.candidates(game, ctx, targets[0]) if id not in taken]
    return any(_complete(game, targets[1:], ctx, (*taken, id)) for id in found)


def xoverdress(game: Game, player: int, card: int) -> None:
    """[VG 6.8.3] Begins to XoverDress a card."""
    push(game, "VG 6.8", Xover(player, card))


def _left(game: Game, local: Xover) -> tuple[t.Choose, ...]:
    """The choices that are still to be made."""
    return demanded(game, local.card)[len(local.picks) :]


def _ask_dress(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Xover)
    left = _left(game, local)
    if not left:
        return None
    ctx = playing.context(game, local.card, 0, local.player)
    found = [
        id
        for id in candidates.candidates(game, ctx, left[0])
        if id not in local.picks and _complete(game, left[1:], ctx, (*local.picks, id))
    ]
    return Decision(local.player, "choose an originalDress", [Option("choose", (id,)) for id in found], local.card)


def _take_dress(game: Game, frame: Frame) -> str | None:
    """[VG 6.8.3.1] The player specifies the rear-guards, one for each that is demanded."""
    local = frame.locals(Xover)
    if frame.answer is not None:
        frame.local = local._replace(picks=(*local.picks, frame.answer.cards[0]))
        stay(frame)
    return None


def _ask_circle(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Xover)
    options = [Option("put on", (local.card,), slot, name_of(slot)) for slot in rear_circles(game, local.player)]
    return Decision(local.player, "choose a circle", options, local.card)


def _dress(game: Game, frame: Frame) -> str | None:
    """[VG 6.8.3.2] Puts the rear-guards on the circle, where they become originalDress; [VG 6.8.3.3] then the card,
    with which all of them are associated. [VG 6.8.3.4] Another unit there leaves by the next rule action.
    [VG 6.8.3.5]"""
    local = frame.locals(Xover)
    assert frame.answer is not None
    slot = frame.answer.n
    older = tuple([one for id in local.picks for one in dresses_of(game, id)])
    for id in local.picks:
        obj = game.objects[id]
        if obj.slot != slot:
            events.perform(game, Event("move", id, local.player, 0, "put", 0, RC, RC, -1, -1, slot))
    new = tuple([one for id in local.picks for one in (id, *pile_of(game, id))])  # [VG 6.10.3.2.1.2]
    events.perform(game, *(Event("become", id, local.player, dst=DRESS, word="originalDress") for id in new))
    put_over(game, local.player, local.card, slot, (*older, *new), XOVER)
    return None


XOVERDRESS: Final[Procedure] = procedure(
    "VG 6.8",
    "XoverDress",
    Step("6.8.3.1", _take_dress, ask=_ask_dress),
    Step("6.8.3.2", _dress, ask=_ask_circle),
)

VERBS: Final[dict[str, Verb]] = {"overdress": Verb("VG 6.7.2", do_overdress)}
