"""SVE chapter 11: rules handling. One pass handles everything that is due at the same time; passes repeat until
nothing is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow.choose import choose
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Outcome
from ludex.core.position.records import record
from ludex.core.values import layers, queries
from ludex.games.sve.c04_zones import (
    EVOLVE_ZONE,
    EX,
    EX_LIMIT,
    FIELD,
    FIELD_LIMIT,
    LEADER,
    RACE_ZONE,
    ex_limit,
    field_limit,
    notes_of,
)
from ludex.games.sve.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.flow.frames import Frame
    from ludex.core.position.game import Game

UNDRAWN: Final = "undrawn"


@record
class Kept(NamedTuple):
    """The cards that players chose to keep in overfull zones during this pass: (zone place, ids)."""

    zones: tuple[tuple[int, tuple[int, ...]], ...] = ()
    asked: int = -1


NOTHING_KEPT: Final = Kept()


def nothing_due(game: Game) -> bool:
    """Whether Confirmation Timing would do nothing: no ability is pending and no rule has anything to handle."""
    index = game.index
    if index is None:
        index = layers.index_of(game)
    return not game.pending and not index.states and not rules_due(game)


def rules_due(game: Game) -> bool:
    """Whether a rule may have something to handle. NB: asked after every action, so it does not find out what."""
    index = game.index
    if index is None:
        index = layers.index_of(game)
    objects = game.objects
    plain = "defense" not in index.figures
    narrow = "defense" not in index.wide_figures
    for player in range(2):
        nums = game.nums[player]
        if nums.get(UNDRAWN):
            return True
        field = game.at(FIELD, player)
        ex = game.at(EX, player)
        if field and len(field) > nums.get("field limit", FIELD_LIMIT):
            return True
        if ex and len(ex) > nums.get("ex limit", EX_LIMIT):
            return True
        for id in game.at(LEADER, player):
            obj = objects[id]
            printed = plain or (narrow and id not in index.owners)
            if (notes_of(obj.card).defense - obj.damage if printed else layers.value(game, id, "defense")) <= 0:
                return True
        guises = 0
        for id in field:
            obj = objects[id]
            card = obj.card
            if obj.guise is not None:
                guises += 1
                card = obj.guise
            notes = notes_of(card)
            if notes.worn:
                printed = plain or (narrow and id not in index.owners)
                if (notes.defense - obj.damage if printed else layers.value(game, id, "defense")) <= 0:
                    return True
            elif (not obj.counters or not obj.counter("stack")) and layers.has(game, id, "Stack"):
                return True
        if guises != len(game.at(EVOLVE_ZONE, player)) and not _links_hold(game):
            return True
        if game.at(RACE_ZONE, player) and not _links_hold(game):
            return True
    return False


def handles_nothing(game: Game) -> bool:
    """The long way of `rules_due`: whether one pass would do nothing."""
    return not (lose(game) or _overfull(game, NOTHING_KEPT) >= 0 or relink(game) or due(game, NOTHING_KEPT))


def _links_hold(game: Game) -> bool:
    """Whether each linked card has its host on the field, at most one card per host, and each evolved follower has its
    linked card."""
    hosts: set[int] = set()
    for player in (0, 1):
        for id in game.at(EVOLVE_ZONE, player):
            host = game.objects[id].host
            if host not in game.objects or host in hosts:
                return False
            hosts.add(host)
        for id in game.at(RACE_ZONE, player):
            if game.objects[id].host not in game.objects:
                return False
    return all(game.objects[id].guise is None or id in hosts for player in (0, 1) for id in game.at(FIELD, player))


# --- one pass ----------------------------------------------------------------------------------------------------


def handle(game: Game, frame: Frame) -> str | None:
    """[SVE 10.5.2.1] [SVE 11.1.3] Handles everything that is due, simultaneously, and then looks again. Only the
    present position counts [SVE 11.1.2]."""
    kept = frame.local if isinstance(frame.local, Kept) else NOTHING_KEPT
    if kept.asked >= 0:
        kept = Kept((*kept.zones, (kept.asked, frame.result or ())))
        frame.result = None
        frame.local = kept
    elif not rules_due(game):
        return None
    if lose(game):
        return None
    place = _overfull(game, kept)
    if place >= 0:
        _ask_what_stays(game, frame, kept, place)
        return "10.5.2.1"
    frame.local = None
    changed = relink(game)
    batch = due(game, kept)
    if batch:
        events.perform_all(game, tuple(batch))
    return "10.5.2.1" if batch or changed else None


def may_lose(game: Game, player: int, by_winning: bool) -> bool:
    """[SVE 1.2.4] Whether no effect prevents the player from losing. An opponent who wins makes this player lose
    [SVE-JA 5.22.1]."""
    if by_winning and not edition_of(game).win_means_others_lose:
        return True
    leaders = game.at(LEADER, player)
    return not leaders or queries.may(game, "lose", leaders[0], True)


def lose(game: Game) -> bool:
    """[SVE 11.2] Players whose leader has no defense [SVE 1.2.1.1] or who had to draw from an empty deck [SVE 1.2.1.2]
    lose at the same time. If only one loses, the other wins [SVE 1.2.1]."""
    reasons = ["", ""]
    for player in (0, 1):
        leaders = game.at(LEADER, player)
        barred = leaders and not queries.may(game, "lose", leaders[0], True)
        if any(layers.value(game, id, "defense") <= 0 for id in leaders):
            reasons[player] = "SVE 11.2.1"
        elif game.num(player, UNDRAWN):
            reasons[player] = "SVE 11.2.2"
        if game.num(player, UNDRAWN):
            game.set_num(player, UNDRAWN, 0)
        if barred:
            reasons[player] = ""
    if not reasons[0] and not reasons[1]:
        return False
    if reasons[0] and reasons[1]:
        game.outcome = Outcome(-1, "both players lose", "SVE 1.2.2")
    else:
        loser = 0 if reasons[0] else 1
        why = "no defense left" if reasons[loser] == "SVE 11.2.1" else "no card to draw"
        game.outcome = Outcome(1 - loser, why, reasons[loser])
    return True


def _overfull(game: Game, kept: Kept) -> int:
    """The next zone (its index in the position) whose player has to choose what to keep, the active player's first."""
    done = [place for place, _ in kept.zones]
    for player in (game.active, 1 - game.active):
        for kind, limit in ((FIELD, field_limit(game, player)), (EX, ex_limit(game, player))):
            place = kind * 2 + player
            if len(game.zones[place]) > limit and place not in done:
                return place
    return -1


def _ask_what_stays(game: Game, frame: Frame, kept: Kept, place: int) -> None:
    """[SVE 11.4.1] [SVE 11.5.1] The zone's player chooses the cards to keep."""
    player = place % 2
    limit = field_limit(game, player) if place // 2 == FIELD else ex_limit(game, player)
    frame.local = Kept(kept.zones, place)
    choose(game, player, "keep", game.zones[place], limit, limit, "choose what stays")


def due(game: Game, kept: Kept) -> list[Event]:
    batch: list[Event] = []
    gone: set[int] = set()
    for player in (0, 1):
        for id in game.at(FIELD, player):
            obj = game.objects[id]
            if "defense" in obj.info.figures:
                if layers.value(game, id, "defense") <= 0:  # [SVE 11.3.1]
                    batch.append(events.moving(game, id, "cemetery", word="destroy"))
                    gone.add(id)
            elif not obj.counter("stack") and layers.has(game, id, "Stack"):  # [SVE 11.7.1] [SVE 13.3.2.3]
                batch.append(events.moving(game, id, "cemetery"))
                gone.add(id)
    for place, stay in kept.zones:
        for id in game.zones[place]:
            if id not in stay and id not in gone:
                batch.append(events.moving(game, id, "cemetery"))
    for kind in (EVOLVE_ZONE, RACE_ZONE):  # [SVE 11.6.1] [SVE 11.8.1]
        for player in (0, 1):
            for id in game.at(kind, player):
                if game.objects[id].host not in game.objects:
                    batch.append(events.moving(game, id, "evolve deck", word="return", up=1))
    return batch


def relink(game: Game) -> bool:
    """[SVE 11.6.2] [SVE 11.6.3] If several cards are linked to one follower, only the latest link remains."""
    latest: dict[int, int] = {}
    for player in (0, 1):
        for id in game.at(EVOLVE_ZONE, player):
            obj = game.objects[id]
            if obj.host in game.objects:
                other = latest.get(obj.host)
                if other is None or game.objects[other].entered < obj.entered:
                    latest[obj.host] = id
    changed = False
    for player in (0, 1):
        for id in game.at(EVOLVE_ZONE, player):
            obj = game.objects[id]
            if obj.host in latest and latest[obj.host] != id:
                free = obj.copy()
                free.host = 0
                game.put(free)
                changed = True
        for id in game.at(FIELD, player):
            follower = game.objects[id]
            if follower.guise is not None and id not in latest:
                plain = follower.copy()
                plain.guise = None
                game.put(plain)
                changed = True
    return changed
