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
from ludex.core.values import completing, costs, layers, select
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


def breaks_of(game: Game, id: int) -> list[t.Mere]:
    """[CC 1103.5] The different Breaks of a card, with or without a cost; [CC 1111.2c] [CC 1117.2c] a Break with a
    condition counts if the condition is true now."""
    obj = game.objects[id]
    found: dict[tuple[int, str], t.Mere] = {}
    for ability in layers.abilities(game, id):
        given: tuple[t.Ability, ...] = (ability,)
        if isinstance(ability, t.Passive) and _gives_break(ability):
            if ability.cond is not None and not select.holds(game, ability.cond, Ctx(id, obj.player)):
                continue
            given = tuple(one for node in ability.effects if isinstance(node, t.Grant) for one in node.abilities)
        for one in given:
            if isinstance(one, t.Mere) and one.keyword == BREAK:
                found.setdefault((one.n, one.word), one)
    return list(found.values())


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
            breaks = (given or BREAK in card.keywords or card.passive) and bool(breaks_of(game, event.new))
            if breaks or game.windows >= VEILED:
                found.append(event.new)
    if found:
        push(game, "CC 1103", Breaking(game.objects[found[0]].player, tuple(found)))


def _cost(game: Game, id: int, ability: t.Mere) -> AetherNeed:
    """[CC 1103.3] The cost of Break itself; zero if it names none."""
    return AetherNeed(ability.n, tuple(ability.word.split()), "", card_words(game, id))


def _after(game: Game, id: int, player: int) -> tuple[t.Instr, ...]:
    """What is to be paid after the cost of Break to play a card that is no caster: increases, and what its text
    demands."""
    return whole_cost(price(game, id, free=True), spell_now(game, id, player))


def _choices(game: Game, local: Breaking, id: int, have: aether.Supply) -> list[Option]:
    """[CC 1103.3] The options for one of the cards, for each of its Breaks whose cost its player can pay."""
    if have.dear is not None:
        have = aether.supply(game, local.player, (id,))
    found = breaks_of(game, id)
    options: list[Option] = []
    for n, ability in enumerate(found):
        word = "" if len(found) == 1 else f"({ability.n} {ability.word}".rstrip() + ")"
        options += _ways(game, local.player, id, have, _cost(game, id, ability), n, word)
    return options


def _ways(game: Game, player: int, id: int, have: aether.Supply, need: AetherNeed, n: int, word: str) -> list[Option]:
    """The options for one Break of a card."""
    card = game.objects[id].card
    if "caster" not in card.types:
        if cannot_chase(game) or not can_play_card(game, id, player, have, True):
            return []
        whole = (kinds.paid_by(need), *_after(game, id, player)) if need.total else ()
        ctx = dear.as_is(Ctx(id, player, (("X", (0,)), (dear.KEPT, (id,)))))
        if dear.interrupted(game) >= 0:  # [CC 907.2] an orb was corrupted to produce aether
            able = completing.completes(game, ctx, whole or _after(game, id, player), (id,))
        else:
            able = costs.can_pay(game, ctx, whole, without=id)
        return [Option("break", (id,), n, word)] if able else []
    if not dear.payable(have, need):
        return []
    if need.total and dear.interrupted(game) >= 0:
        ctx = dear.as_is(Ctx(id, player, ((dear.KEPT, (id,)),)))
        if not completing.completes(game, ctx, (kinds.paid_by(need),), (id,)):
            return []
    if card.figures["level"] >= 2:  # [CC 1103.2a-2]
        return [Option("break level up", (base, id), n, word) for base in bases_for(game, card, player)]
    if card.name in face_up_names(game, player) and "Twins" not in card.keywords:
        return []  # RULING-CC-023: the ban on a second one concerns level 1 only
    return [Option("break", (id,), n, word)]


def _ask(game: Game, frame: Frame) -> Decision | None:
    """[CC 1103.4] The player uses the cards in any order, and need not use them all."""
    local = frame.locals(Breaking)
    have = aether.supply(game, local.player)
    options: list[Option] = []
    for id in local.ids:
        if id in game.objects:
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
    need = _cost(game, id, breaks_of(game, id)[answer.n])
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
