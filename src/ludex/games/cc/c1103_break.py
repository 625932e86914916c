"""[CC 1103] Break: what a player may do with a card when it comes into the hand as an orb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import DONE, VEILED, Decision, Option, step
from ludex.core.flow.frames import Frame, Step, procedure, push, stay
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.resolving import paying
from ludex.core.values import costs, layers, select
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_dear as dear
from ludex.games.cc import c0907_kinds as kinds
from ludex.games.cc.c0300_zones import HAND, ORB
from ludex.games.cc.c0500_turn_sequence import face_up_names
from ludex.games.cc.c0900_cards_and_abilities import play_card
from ludex.games.cc.c0903_costs import can_play_card, price, spell_now, whole_cost
from ludex.games.cc.c0907_kinds import AetherNeed
from ludex.games.cc.c0907_restricted import card_words
from ludex.games.cc.c1000_game_actions import bases_for, cannot_chase, level_up

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game

BREAK: Final = "Break"


@record
class Breaking(NamedTuple):
    """The player, and the cards with Break that came into the hand as orbs."""

    player: int
    ids: tuple[int, ...]


def break_of(game: Game, id: int) -> t.Mere | None:
    """[CC 1103.5] The Break of a card, with or without a cost; [CC 1111.2c] [CC 1117.2c] a Break with a condition
    counts if the condition is true now."""
    obj = game.objects[id]
    for ability in layers.abilities(game, id):
        if isinstance(ability, t.Mere) and ability.keyword == BREAK:
            return ability
        if not isinstance(ability, t.Passive) or not _gives_break(ability):
            continue
        if ability.cond is None or select.holds(game, ability.cond, Ctx(id, obj.player)):
            return t.Mere(BREAK)
    return None


def _gives_break(ability: t.Passive) -> bool:
    return any(
        isinstance(node, t.Grant) and any(given.keyword == BREAK for given in node.abilities)
        for node in ability.effects
    )


def break_orbs(game: Game, happened: list[Event]) -> None:
    """[CC 1103.1] [CC 1103.2a] [CC 1103.2b] Offers Break for the cards that came from an orb zone into the hand, also
    if an effect gives it to the cards of that zone. People are asked for other cards too, of which their opponent does
    not know whether they have it."""
    found: list[int] = []
    for event in happened:
        if event.kind == "move" and event.src == ORB and event.dst == HAND and event.new in game.objects:
            card = game.objects[event.new].card
            given = event.new in layers.index_of(game).granted
            breaks = (given or BREAK in card.keywords or card.passive) and break_of(game, event.new) is not None
            if breaks or game.windows >= VEILED:
                found.append(event.new)
    if found:
        push(game, "CC 1103", Breaking(game.objects[found[0]].player, tuple(found)))


def _cost(game: Game, id: int) -> AetherNeed:
    """[CC 1103.3] The cost of Break itself; zero if it names none."""
    ability = break_of(game, id)
    assert ability is not None
    return AetherNeed(ability.n, tuple(ability.word.split()), "", card_words(game, id))


def _after(game: Game, id: int, player: int) -> tuple[t.Instr, ...]:
    """What is to be paid after the cost of Break to play a card that is no caster: increases, and what its text
    demands."""
    return whole_cost(price(game, id, free=True), spell_now(game, id, player))


def _choices(game: Game, local: Breaking, id: int, have: aether.Supply) -> list[Option]:
    """[CC 1103.3] The options for one of the cards: none if its player cannot pay the cost of Break."""
    if have.dear is not None:
        have = aether.supply(game, local.player, (id,))
    card = game.objects[id].card
    need = _cost(game, id)
    if "caster" not in card.types:
        if cannot_chase(game) or not can_play_card(game, id, local.player, have, True):
            return []
        whole = (kinds.paid_by(need), *_after(game, id, local.player)) if need.total else ()
        ctx = dear.as_is(Ctx(id, local.player, (("X", (0,)), (dear.KEPT, (id,)))))
        return [Option("break", (id,))] if costs.can_pay(game, ctx, whole, without=id) else []
    if not dear.payable(have, need):
        return []
    if card.figures["level"] >= 2:  # [CC 1103.2a-2]
        return [Option("break level up", (base, id)) for base in bases_for(game, card, local.player)]
    if card.name in face_up_names(game, local.player) and "Twins" not in card.keywords:
        return []  # RULING-CC-023: the ban on a second one concerns level 1 only
    return [Option("break", (id,))]


def _ask(game: Game, frame: Frame) -> Decision | None:
    """[CC 1103.4] The player uses the cards in any order, and need not use them all."""
    local = frame.locals(Breaking)
    have = aether.supply(game, local.player)
    options: list[Option] = []
    for id in local.ids:
        if id in game.objects and break_of(game, id) is not None:
            options += _choices(game, local, id, have)
    return step(game, local.player, "break?", options, DONE, since=VEILED) if local.ids else None


def _break(game: Game, frame: Frame) -> str | None:
    """[CC 1103.2a-1] [CC 1103.2a-2] [CC 1103.2b] [CC 1103.3] [CC 1103.3a] [CC 1103.3b] Pays the cost of Break; then a
    caster is put into the field or levels up another, and any other card is played at once without its cost."""
    local = frame.locals(Breaking)
    answer = frame.answer
    if answer is None or answer == DONE:
        return None
    id = answer.cards[-1]
    frame.local = local._replace(ids=tuple(other for other in local.ids if other != id))
    stay(frame)
    need = _cost(game, id)
    base = answer.cards[0] if answer.verb == "break level up" else 0
    if "caster" in game.objects[id].card.types:
        push(game, "CC 1103.2a", BreakingCaster(local.player, id, base))
        aether.pay(game, local.player, need, (id,), id)
        return None
    then = _after(game, id, local.player)
    play_card(game, id, local.player, "free")
    if need.total:
        ctx = dear.as_is(Ctx(id, local.player, (("X", (0,)), (dear.KEPT, (id,)))))
        paying.pay(game, (kinds.paid_by(need),), ctx, then)
    return None


@record
class BreakingCaster(NamedTuple):
    """A caster that is being put into the field, and the caster it levels up (0: none)."""

    player: int
    id: int
    base: int


def _put_caster(game: Game, frame: Frame) -> str | None:
    local = frame.locals(BreakingCaster)
    if local.base:
        level_up(game, local.base, local.id)
    else:
        events.perform(game, events.moving(game, local.id, "caster", local.player, "put"))
    return None


BREAKING = procedure("CC 1103", "Break", Step("1103.4", _break, ask=_ask))
CASTER_BREAKS = procedure("CC 1103.2a", "A caster with Break", Step("1103.2a", _put_caster))
