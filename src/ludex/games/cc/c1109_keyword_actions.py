"""[CC 1109] [CC 1115] [CC 1118] Keywords whose actions need decisions of a player."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Spending
from ludex.core.flow import choose
from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, procedure, push, stay
from ludex.core.flow.play import Play
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.resolving import clauses, deeds, paying, playing
from ludex.core.values import layers, queries, select
from ludex.games.cc.c0300_zones import CASTER, RECOVERED, RESTED, is_type, servants, stocks_of
from ludex.games.cc.c0903_costs import can_play_ability
from ludex.games.cc.c1000_game_actions import banish, leaves

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.tree.saying import Sayer


@record
class KeywordAction(NamedTuple):
    """The player, the card with the keyword, and the choices made so far."""

    ctx: Ctx
    n: int = 0
    chosen: tuple[int, ...] = ()


def _local(frame: Frame) -> KeywordAction:
    local = frame.locals(KeywordAction)
    return local


# --- [CC 1109] Soul Seal --------------------------------------------------------------------------------------------


def has_stock(game: Game, ctx: Ctx) -> bool:
    return ctx.source in game.objects and bool(stocks_of(game, ctx.source))


def do_banish_stock(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1109.2] The player chooses and banishes one of the card's stocks."""
    push(game, "nb.banish a stock", KeywordAction(ctx))


def can_banish_stock(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return has_stock(game, ctx)


def _stocks(game: Game, ctx: Ctx, do: t.Do) -> list[int]:
    return list(stocks_of(game, ctx.source)) if has_stock(game, ctx) else []


def _stocks_without(game: Game, ctx: Ctx, do: t.Do, kept: tuple[int, ...]) -> bool:
    return any(id not in kept for id in _stocks(game, ctx, do))


STOCK_SPENDS: Final = Spending(_stocks, _stocks_without, leaves)


def _which_stock(game: Game, frame: Frame) -> str | None:
    ctx = _local(frame).ctx
    stocks = list(stocks_of(game, ctx.source))
    able = paying.sparing(game, STOCK_SPENDS, [(id,) for id in stocks], ())
    choose.choose(game, ctx.controller, "banish", stocks if able is None else able, 1, 1, "banish a stock")
    return None


def _banish_stock(game: Game, frame: Frame) -> str | None:
    banish(game, frame.result or ())
    return None


BANISH_STOCK = procedure(
    "nb.banish a stock", "Banishing a stock", Step("nb.which", _which_stock), Step("nb.banish", _banish_stock)
)


def enter_abilities(game: Game, ctx: Ctx) -> list[tuple[t.Automatic, Ctx]]:
    """The Enter abilities of the card that can be played now, as when it enters."""
    id, player = ctx.source, ctx.controller
    event = Event("move", id, player, dst=game.objects[id].zone, new=id)
    found: list[tuple[t.Automatic, Ctx]] = []
    for number, ability in zip(layers.numbers(game, id), layers.abilities(game, id), strict=True):
        if isinstance(ability, t.Automatic) and ability.keyword == "Enter":
            own = Ctx(id, player, (), event, number)
            if can_play_ability(game, id, ability, player, own):
                found.append((ability, own))
    return found


def do_enter_again(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 1109.2] Plays one of the card's Enter abilities once."""
    if ctx.source in game.objects:
        push(game, "nb.enter again", KeywordAction(ctx))


def _ask_enter(game: Game, frame: Frame) -> Decision | None:
    ctx = _local(frame).ctx
    options = [Option("use", (ctx.source,), i, str(i + 1)) for i in range(len(enter_abilities(game, ctx)))]
    return Decision(ctx.controller, "which ability?", options, ctx.source) if options else None


def _enter_again(game: Game, frame: Frame) -> str | None:
    ctx = _local(frame).ctx
    if frame.answer is not None:
        ability, own = enter_abilities(game, ctx)[frame.answer.n]
        push(game, "CC 903.2", Play(ctx.source, ability, own))
    return None


def used_again(game: Game, decision: Decision, option: Option, say: Sayer) -> str:
    """Which ability an option `use` is about (`Book.clauses`): an Enter ability that is played once more, or an
    activated one, which is told wherever it has a number: the number alone says nothing."""
    local = game.frames[-1].local if game.frames else None
    if not isinstance(local, KeywordAction):
        told = clauses.used(game, decision, option, say)
        have = playing.activated(game, option.cards[0]) if option.cards[0] in game.objects else []
        if told or not option.word or option.n >= len(have):
            return told
        return say(game.book.adjectives, have[option.n]).does(have[option.n])
    found = [ability for ability, _ in enter_abilities(game, local.ctx)]
    return clauses.told(game, found[option.n], found, say) if option.n < len(found) else ""


ENTER_AGAIN = procedure("nb.enter again", "An Enter ability once more", Step("nb.play", _enter_again, ask=_ask_enter))


# --- replacements for the next time -------------------------------------------------------------------------------

ONCE: Final = "once"
"""The bare keyword of a replacement effect that an effect gives for the next time only."""


def do_use_up(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 910.3] Ends the oldest effect that gives the card a replacement for the next time."""
    for effect in game.effects:
        node = effect.node
        ours = effect.subjects is not None and ctx.source in effect.subjects
        if ours and isinstance(node, t.Grant) and any(given.keyword == ONCE for given in node.abilities):
            game.set_effects(tuple(e for e in game.effects if e is not effect))
            return


# --- [CC 1115] Unity ------------------------------------------------------------------------------------------------


def do_unity(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    if ctx.source in game.objects:
        push(game, "CC 1115", KeywordAction(ctx))


def _who_joins(game: Game, frame: Frame) -> str | None:
    """[CC 1115.2] The player chooses any number of recovered allied servants that share a race with the card. One that
    cannot be rested [CC 104.4] is none of them."""
    ctx = _local(frame).ctx
    races = set(layers.words(game, ctx.source, "race"))
    able = [
        id
        for id in servants(game, ctx.controller)
        if game.objects[id].state == RECOVERED
        and races.intersection(layers.words(game, id, "race"))
        and queries.allowed(game, "state", "rested", id, ctx.source)
    ]
    choose.choose(game, ctx.controller, "step up", able, 0, len(able), "rest any number of servants")
    return None


def _join(game: Game, frame: Frame) -> str | None:
    """[CC 1115.2] Adds the ATK of these servants until end of turn."""
    ctx = _local(frame).ctx
    chosen = frame.result or ()
    if chosen:
        total = sum(layers.value(game, id, "atk") for id in chosen)
        deeds.start_effect(game, t.Modify(t.SELF, "atk", "+", total), "turn", ctx)
        _rest(game, chosen, ctx)
    return None


def _rest(game: Game, ids: tuple[int, ...], ctx: Ctx) -> None:
    events.perform(game, *(Event("state", id, state=RESTED, word="rested", cause=ctx.source) for id in ids))


UNITY = procedure("CC 1115", "Unity", Step("nb.who", _who_joins), Step("1115.2", _join))


# --- [CC 1118] Ride -------------------------------------------------------------------------------------------------


def ride(n: int) -> t.Activated:
    """[CC 1118.1] [CC 1118.2] [CC 1118.3] Once per turn: rest casters whose levels total exactly `n`, and the card
    becomes a servant until end of turn. RULING-CC-024: it is an activated ability, and the girls are allied
    casters."""
    becomes = t.Rename(t.SELF, "type", "become", "servant")
    return t.Activated(cost=(t.Do("ride", t.SELF, n),), do=(t.Continue((becomes,), "turn"),), limit=1, keyword="Ride")


def riders(game: Game, player: int) -> list[int]:
    """The recovered casters of the player."""
    objects, bars = game.objects, layers.index_of(game).bars
    found: list[int] = []
    for id in game.at(CASTER, player):
        obj = objects[id]
        able = obj.state == RECOVERED and is_type(game, obj, "caster")
        if able and (not bars or queries.allowed(game, "state", "rested", id)):
            found.append(id)
    return found


def _exactly(levels: list[int], n: int) -> bool:
    """Whether some of the levels total exactly `n`. A bit of `sums` says that some of them total as much as its place,
    counted from the least possible total."""
    least = 0
    for level in levels:
        if level < 0:
            least += level
    if n < least:
        return False
    sums = 1 << -least
    for level in levels:
        if level < 0:
            sums |= sums >> -level
        elif level <= n - least:
            sums |= sums << level
    return bool(sums >> (n - least) & 1)


def can_ride(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return _ride_without(game, ctx, do, ())


def _riding(game: Game, ctx: Ctx, do: t.Do) -> list[int]:
    return riders(game, ctx.controller)


def _ride_without(game: Game, ctx: Ctx, do: t.Do, kept: tuple[int, ...]) -> bool:
    levels = [layers.value(game, id, "level") for id in riders(game, ctx.controller) if id not in kept]
    return _exactly(levels, select.amount(game, do.n, ctx))


def _rests(game: Game, id: int) -> str:
    return "rested"


RIDE_SPENDS: Final = Spending(_riding, _ride_without, _rests)


def _crews(game: Game, player: int, n: int) -> list[tuple[int, ...]]:
    """The sets of casters whose levels total exactly `n`."""
    ids = riders(game, player)
    found: list[tuple[int, ...]] = []
    for size in range(1, len(ids) + 1):
        found += [crew for crew in combinations(ids, size) if sum(layers.value(game, i, "level") for i in crew) == n]
    return found


def do_ride(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    push(game, "CC 1118", KeywordAction(ctx, n))


def _ask_rider(game: Game, frame: Frame) -> Decision | None:
    """Offers only casters with which the exact total can still be reached."""
    local = _local(frame)
    rest = [id for id in riders(game, local.ctx.controller) if id not in local.chosen]
    if paying.owed(game) is not None:
        crews = _crews(game, local.ctx.controller, local.n)
        spared = paying.sparing(game, RIDE_SPENDS, crews, local.chosen) or []
        rest = [id for id in rest if id in spared]
    left = local.n - sum(layers.value(game, id, "level") for id in local.chosen)
    if left <= 0:
        return None
    levels = [layers.value(game, id, "level") for id in rest]
    fitting: set[int] = set()
    for level in set(levels):
        others = list(levels)
        others.remove(level)
        if _exactly(others, left - level):
            fitting.add(level)
    able = [id for id, level in zip(rest, levels, strict=True) if level in fitting]
    return Decision(
        local.ctx.controller, "who rides?", [Option("step up", (id,)) for id in distinct(game, able)], local.ctx.source
    )


def _ride(game: Game, frame: Frame) -> str | None:
    """[CC 1118.4] [CC 1118.4a] Each of the chosen casters rides the card."""
    local = _local(frame)
    if frame.answer is not None:
        frame.local = local._replace(chosen=(*local.chosen, frame.answer.cards[0]))
        stay(frame)
        return None
    _rest(game, local.chosen, local.ctx)
    for id in local.chosen:
        events.announce(game, "ride", id, local.ctx.controller, other=local.ctx.source)
    return None


RIDE = procedure("CC 1118", "Ride", Step("1118.2", _ride, ask=_ask_rider))
