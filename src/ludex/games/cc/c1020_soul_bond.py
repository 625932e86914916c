"""[CC 1020] Soul Bond."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option, distinct, veiled
from ludex.core.flow.frames import Frame, Step, procedure, push, stay
from ludex.core.happening import events, zones
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.values import layers
from ludex.games.cc.c0300_zones import CASTER, HAND, STATES, STOCK, in_field, left_behind
from ludex.games.cc.c0900_cards_and_abilities import position_decision

if TYPE_CHECKING:
    from ludex.core.position.game import Game


@record
class SoulBonding(NamedTuple):
    """The card that is being bonded, its player, and the materials chosen so far, in the described order."""

    card: int
    player: int
    chosen: tuple[int, ...] = ()


def materials(game: Game, id: int) -> tuple[str, ...]:
    """[CC 212.2] The names of the materials a card describes."""
    return game.objects[id].info.words.get("material", ())


def material_candidates(game: Game, player: int, name: str, without: tuple[int, ...] = ()) -> list[int]:
    """[CC 1020.1] The cards with that name in hand, and the entities and stocks with that name in the caster zone."""
    found: list[int] = []
    for id in game.at(HAND, player) + game.at(CASTER, player) + game.at(STOCK, player):
        obj = game.objects[id]
        if id in without:
            continue
        if obj.zone == STOCK and (obj.host not in game.objects or game.objects[obj.host].zone != CASTER):
            continue
        if name in (layers.words(game, id, "name") if obj.up or obj.zone == HAND else ()):
            found.append(id)
    return found


def can_bond(game: Game, id: int, player: int, chosen: tuple[int, ...] = ()) -> bool:
    """Whether there is a different card for each material that is still to be chosen."""
    wanted = materials(game, id)[len(chosen) :]
    if not wanted:
        return True
    return any(
        can_bond(game, id, player, (*chosen, one)) for one in material_candidates(game, player, wanted[0], chosen)
    )


def _ask_material(game: Game, frame: Frame) -> Decision | None:
    """[CC 1020.1] Asks for one card for each material."""
    local = frame.locals(SoulBonding)
    wanted = materials(game, local.card)
    if len(local.chosen) >= len(wanted):
        return None
    able = [
        id
        for id in material_candidates(game, local.player, wanted[len(local.chosen)], local.chosen)
        if can_bond(game, local.card, local.player, (*local.chosen, id))
    ]
    options = [Option("choose", (id,)) for id in distinct(game, able)]
    decision = Decision(local.player, "choose a material", options, local.card)
    return veiled(game, decision) if game.at(HAND, local.player) else decision


def _choose_material(game: Game, frame: Frame) -> str | None:
    local = frame.locals(SoulBonding)
    if frame.answer is not None:
        frame.local = local._replace(chosen=(*local.chosen, frame.answer.cards[0]))
        stay(frame)
    return None


def _ask_position(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(SoulBonding)
    return position_decision(game, game.objects[local.card], Ctx(local.card, local.player))


def _bond(game: Game, frame: Frame) -> str | None:
    """[CC 1020.1] Puts the card into the servant zone and the materials face up under it [CC 1020.1a]; cards under a
    material that was an entity go to the graveyard, and its counters are removed [CC 1018.9]."""
    local = frame.locals(SoulBonding)
    state = STATES.index(frame.answer.word) if frame.answer is not None else 0
    event = events.moving(game, local.card, "servant", local.player, "soul bond", state=state)
    events.perform(game, event)
    stocks = [id for id in local.chosen if game.objects[id].zone == STOCK]
    for id in (*stocks, *(id for id in local.chosen if id not in stocks)):
        put_under(game, id, event.new)
    return None


def put_under(game: Game, id: int, host: int) -> None:
    """Makes a card a face-up stock of `host`."""
    obj = game.objects[id]
    if obj.zone == STOCK:
        changed = obj.copy()
    else:
        new = zones.move(game, obj, STOCK, game.objects[host].player)
        changed = game.objects[new].copy()
        stocks = left_behind(game, id)
        if stocks:
            events.perform_all(game, tuple(stocks))
    changed.host = host
    changed.up = True
    changed.known = 3
    game.put(changed)


def do_stock(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 306.2] An effect puts cards under the card with the ability, as its stock, while it is an entity."""
    host = game.objects.get(ctx.source)
    if host is not None and in_field(host.zone):
        for id in ids:
            if id != host.id:
                put_under(game, id, host.id)


SOUL_BOND = procedure(
    "CC 1020",
    "Soul Bond",
    Step("nb.materials", _choose_material, ask=_ask_material),
    Step("1020.1", _bond, ask=_ask_position),
)


def do_soul_bond(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """Soul Bonds a card (of the extra deck), if its materials are there."""
    for id in ids[:1]:
        if can_bond(game, id, ctx.controller):
            push(game, "CC 1020", SoulBonding(id, ctx.controller))


def can_soul_bond(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return any(can_bond(game, id, ctx.controller) for id in game.zone("extra", ctx.controller))
