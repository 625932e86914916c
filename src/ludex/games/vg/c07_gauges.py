"""[VG 4.15] The gauge zone and [VG 7.40] the actions on gauges.

A gauge is associated with a card or a player: `Obj.host` is the id of the card, or the number that choices use for the
player. A card that moves between circles keeps its id, and so its gauges: [VG 4.15.3.2] core:zones._same; of a card
that left, the last id still tells its gauges: [VG 4.15.3.4] core:select._spoken. The name of a gauge is a mark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import RelationFn, Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.values import queries
from ludex.core.values.select import PLAYERS
from ludex.games.vg.c04_zones import CREST, GAUGE, in_field

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game
    from ludex.core.position.objects import Obj

PLANT: Final = "plant gauge"
DIVINE: Final = "divine"
MARKS: Final[tuple[str, ...]] = (PLANT, "AutoMOD gauge", "regress gauge", f"{DIVINE} gauge")
"""The names that gauges are given, as marks. [VG 4.15.4]"""
FACE_UP: Final = "face up"
WORDS: Final[tuple[str, ...]] = (
    "", "face up", "plant", "plant face up", "AutoMOD", "AutoMOD face up", "regress", "regress face up",
    "divine", "divine face up",
)  # fmt: skip
"""The words of the verbs that put gauges: a name or none, and whether the gauge lies face up."""
QUERIES: Final[tuple[str, ...]] = ("have plant gauge", "have AutoMOD gauge", "have regress gauge")
"""Whether a player can have gauges of that name; asked about the player."""

HOLDER: Final = "holder"
"""The name under which an effect binds the card that gets the gauge; if nothing is bound, it is the effect's own."""

GAUGES: Final[t.Sel] = t.Zone(("gauge",))


def gauges_of(what: t.Sel) -> t.Sel:
    """[VG 4.15.3.1] The gauges of a card or of a player: those associated with it."""
    return GAUGES & t.Linked(what)


EQUIPPED: Final = "equipped with"
MOST_TOLD: Final = 5
"""The greatest number of gauges that a text asks of a unit: "with three or more"."""


def _equipped(n: int) -> RelationFn:
    """[VG 4.15.3.1] Whether the gauge is one of the unit's, which has at least so many."""

    def equipped(game: Game, unit: Obj, gauge: Obj) -> bool:
        held = gauge.zone == GAUGE and gauge.host == unit.id
        return held and (n == 1 or sum(game.objects[id].host == unit.id for id in game.at(GAUGE, gauge.player)) >= n)

    return equipped


RELATIONS: Final[dict[str, RelationFn]] = {
    EQUIPPED: _equipped(1),
    **{f"{EQUIPPED} {n}": _equipped(n) for n in range(2, MOST_TOLD + 1)},
}


def named_gauges(name: str) -> t.Sel:
    """[VG 4.15.4.1] "(name) gauges": only those that were given the name, whatever card they are. [VG 4.15.4.2]"""
    return GAUGES & t.Mark(f"{name} gauge")


@record
class Gauging(NamedTuple):
    """Cards that are put as gauge, or moved as gauges (`moving`), for one of the holders."""

    player: int
    cards: tuple[int, ...]
    holders: tuple[int, ...]
    word: str = ""
    source: int = 0
    moving: bool = False


def _holders(game: Game, ctx: Ctx) -> tuple[int, ...]:
    named = ctx.get(HOLDER)
    return tuple([id for id in (named if named is not None else (ctx.source,)) if id in game.objects])


def put_as_gauge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.40.1] [VG 7.40.2] Puts the cards as gauges of the holder. `do.word` has the name they get."""
    push(game, GAUGING.id, Gauging(ctx.controller, ids, _holders(game, ctx), do.word, ctx.source))


def gauge_from_deck(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.40.4] Puts so many cards from the top of the deck as gauges of the selected card [VG 7.40.2], or of the
    holder if none is selected; nobody looks at one before all of them are put. [VG 4.15.2.1]"""
    top = zones.top(game, "deck", ctx.controller, n)
    holders = _holders(game, ctx) if do.what == t.SELF else ids
    push(game, GAUGING.id, Gauging(ctx.controller, top, holders, do.word, ctx.source))


def put_as_own_gauge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.40.7.2] Puts the cards as gauges of the player, [VG 7.40.7.1] if an effect lets the player have them."""
    if can_have(game, ctx.controller, _mark(do.word)):
        push(game, GAUGING.id, Gauging(ctx.controller, ids, (PLAYERS[ctx.controller],), do.word, ctx.source))


def move_gauge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.40.6] The gauges become associated with the holder, and with nothing else. [VG 4.15.3.5]"""
    gauges = tuple([id for id in ids if game.objects[id].zone == GAUGE])
    push(game, GAUGING.id, Gauging(ctx.controller, gauges, _holders(game, ctx), "", ctx.source, moving=True))


def _mark(word: str) -> str:
    return f"{word.removesuffix(FACE_UP).strip()} gauge".strip()


def can_have(game: Game, player: int, mark: str) -> bool:
    """[VG 13.9.2] Whether an effect lets the player have gauges of that name."""
    return queries.may(game, f"have {mark}", PLAYERS[player], False)


def _ask_holder(game: Game, frame: Frame) -> Decision | None:
    """[VG 13.9.3] A gauge that would be associated with several cards is associated with one of them."""
    local = frame.locals(Gauging)
    if not local.cards or len(local.holders) < 2:
        return None
    options = [Option("gauge of", (id,)) for id in local.holders]
    return Decision(local.player, "whose gauge is it?", options, local.source)


def _gauge(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Gauging)
    if not local.holders:
        return None
    holder = frame.answer.cards[0] if frame.answer is not None else local.holders[0]
    cards = [id for id in local.cards if id in game.objects and _goes_with(game, id, holder)]
    if local.moving:
        batch = [Event("become", id, dst=GAUGE, other=holder, cause=local.source) for id in cards]  # [VG 7.40.6.1]
    else:
        batch = [_putting(game, local, id, holder) for id in cards]
    if batch:
        events.perform_all(game, tuple(batch))
    return None


def _putting(game: Game, local: Gauging, id: int, holder: int) -> Event:
    """[VG 7.40.1] The move of a card to its owner's gauge zone."""
    up = 1 if local.word.endswith(FACE_UP) else -1
    event = events.moving(game, id, "gauge", -1, _mark(local.word), up=up, cause=local.source)
    event.other = holder
    return event


def _goes_with(game: Game, card: int, holder: int) -> bool:
    """[VG 7.40.2.1] [VG 7.40.6.2] Nothing is done if the card and the holder have different owners or masters."""
    if holder in PLAYERS:
        return game.objects[card].owner == PLAYERS.index(holder)
    a, b = game.objects[card], game.objects[holder]
    return a.owner == b.owner and a.player == b.player


GAUGING: Final[Procedure] = procedure("VG 7.40", "Gauges", Step("13.9.3", _gauge, ask=_ask_holder))


def arrived(game: Game, event: Event) -> None:
    """[VG 7.40.2] Associates a card that was put as gauge; [VG 7.40.3] gives it its name."""
    obj = game.objects[event.new].copy()
    obj.host = event.other
    mark = PLANT if event.kind == "create" else event.word
    if mark in MARKS:
        obj.marks = (*obj.marks, mark)
    game.put(obj)


def grow_plant_gauge(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG A1/Noblessrose/2] [VG A1/Noblessrose Rosarossa/2] A Plant token comes into being as a plant gauge of the
    effect's own card. [VG 7.40.5]"""
    place = Event("create", 0, ctx.controller, 0, "Plant", ctx.source, dst=GAUGE, cause=ctx.source)
    events.perform(game, place)


# --- rule actions [VG 13.9] ----------------------------------------------------------------------------------------


def without_holder(game: Game) -> list[Event]:
    """[VG 13.9.1] Gauges whose card is gone, or is no unit, go to their owners' drop zones. [VG 4.15.3.3] NB: those of
    a crest stay. RULING-VG-130"""
    found: list[Event] = []
    for id in (*game.at(GAUGE, 0), *game.at(GAUGE, 1)):
        host = game.objects[id].host
        holder = game.objects.get(host)
        if host > 0 and (holder is None or not (in_field(holder) or holder.zone == CREST)):
            found.append(events.moving(game, id, "drop", -1, "illegal gauge"))
    return found


def not_allowed(game: Game, p: int, batch: list[Event]) -> None:
    """[VG 13.9.2] Gauges of a player whom no effect lets have them go to the owner's drop zone."""
    for id in game.at(GAUGE, p):
        obj = game.objects[id]
        names = [mark for mark in obj.marks if mark in MARKS]
        if obj.host in PLAYERS and not any(can_have(game, p, mark) for mark in names):
            batch.append(events.moving(game, id, "drop", -1, "illegal gauge"))


VERBS: Final[dict[str, Verb]] = {
    "put as gauge": Verb("VG 7.40", put_as_gauge),
    "gauge from deck": Verb("VG 7.40.4", gauge_from_deck),
    "put as own gauge": Verb("VG 7.40.7", put_as_own_gauge),
    "move gauge": Verb("VG 7.40.6", move_gauge),
    "grow plant gauge": Verb("VG 7.40.5", grow_plant_gauge),
}
