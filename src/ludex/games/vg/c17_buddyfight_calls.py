"""[VG 17.16.8] Call costs: what is done to call a unit to a rear-guard circle. [VG 17.16.6] The call cost zone.

A call cost is kept as an activated ability with the keyword, which is never played: its `cost` says what is to be done.
The called card waits in the call cost zone; if it is put on top of a unit, `Obj.host` is that unit. The cards that are
to be its Buddy Soul wait there, too, and their host is the called card. `c06_calls_and_rides` makes the call.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import record
from ludex.core.resolving import paying
from ludex.core.values import costs, queries, select
from ludex.games.vg.c04_zones import BUDDY_SOUL, CALL_COST, DECK, RC
from ludex.games.vg.c14_buddyfight import CALL_COST as KEYWORD
from ludex.games.vg.c17_buddyfight import Block
from ludex.games.vg.c17_buddyfight_soul import SOUL, soul_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

WAITING: Final = "call cost"
"""The word of the move by which a called card gets to the call cost zone."""
FOR_SOUL: Final = "for Buddy Soul"
"""The word of the move by which a card gets there that is to be Buddy Soul."""
ON_TOP: Final = "on top of"
RETIRED: Final = "retired for it"
STACKED: Final = "stacked"
REAR: Final[t.Sel] = t.YOURS & t.Zone(("RC",))


# --- what a call cost says -------------------------------------------------------------------------------------------


def call_cost(*parts: Block) -> t.Activated:
    """[VG 17.16.8] The call cost of a card that consists of these parts. No card is used for two of them."""
    cost: list[t.Instr] = []
    chosen: list[str] = []
    for instr in (instr for part in parts for instr in part):
        if isinstance(instr, t.Choose) and instr.name in (STACKED, RETIRED, ON_TOP):
            what = instr.what
            for name in chosen:
                what = what & ~t.Ref(name)
            chosen.append(instr.name)
            cost.append(replace(instr, what=what))
        else:
            cost.append(instr)
    return t.Activated(cost=tuple(cost), keyword=KEYWORD.name, zones=("call cost",))


def into_soul(n: int, what: t.Sel) -> Block:
    """[VG 17.16.8.2.2] So many of the cards are to be the unit's Buddy Soul, and wait in the call cost zone."""
    return (t.Choose(STACKED, n, what), t.Move(t.Ref(STACKED), "call cost", FOR_SOUL))


def top_into_soul(n: int) -> Block:
    """[VG 17.16.8.2.2] So many cards from the top of the deck are to be the unit's Buddy Soul."""
    return (t.Do("top into Buddy Soul", n=n),)


def _can_put_top(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return len(game.at(DECK, ctx.controller)) >= select.amount(game, do.n, ctx)


def _put_top(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 17.16.8.2.2] Puts the top cards of the deck into the call cost zone, for the card that is being called."""
    top = zones.top(game, "deck", ctx.controller, n)
    events.perform(game, *(events.moving(game, id, "call cost", -1, FOR_SOUL, cause=ctx.source) for id in top))


def retire(n: int, what: t.Sel = t.ANY) -> Block:
    """[VG 17.16.8.2.3] So many of the player's rear-guards are retired."""
    such = REAR if what == t.ANY else REAR & what
    return (t.Choose(RETIRED, n, such), t.Move(t.Ref(RETIRED), "drop", "retire"))


def on_top(what: t.Sel = t.ANY) -> Block:
    """[VG 17.16.8.2.4] The card is put on top of one of the player's rear-guards, which the player specifies."""
    such = REAR if what == t.ANY else REAR & what
    return (t.Choose(ON_TOP, 1, such),)


def call_cost_of(obj: Obj) -> t.Activated | None:
    """[VG 17.16.8] The call cost of a card; None: it has none."""
    for ability in obj.info.activated:
        if ability.keyword == KEYWORD.name:
            return ability
    return None


def is_on_top(cost: t.Activated) -> bool:
    """Whether the call cost names a unit that the card is put on top of."""
    return any(isinstance(part, t.Choose) and part.name == ON_TOP for part in cost.cost)


def call_options(game: Game, player: int, card: int, there: bool, fits: bool) -> list[Option]:
    """[VG 17.16.8.2] The option to call the card from hand: if there is a circle for it, or a unit of the player under
    it, and all that the call cost says can be performed, [VG 17.16.8.2.1] not with the card itself, which is in the
    call cost zone by then."""
    cost = call_cost_of(game.objects[card])
    if cost is None or not (there or (fits and is_on_top(cost))) or not queries.may(game, "call", card, True):
        return []
    able = costs.can_pay(game, Ctx(card, player), cost.cost, card)  # [VG 11.7.1.1]
    return [Option("call for its cost", (card,))] if able else []


# --- performing it ---------------------------------------------------------------------------------------------------


@record
class Costing(NamedTuple):
    """[VG 17.16.8.4] A card that a player calls, and what was chosen for its call cost."""

    player: int
    card: int
    bound: Bound = ()

    def takes_bound(self, bound: Bound) -> Costing:
        return Costing(self.player, self.card, bound)


def begin(game: Game, player: int, card: int) -> None:
    """Lets the call cost be performed next. The calling frame finds the id of the card in `frame.result`, or nothing if
    it is not called."""
    game.frames.append(Frame(COST.id, 0, Costing(player, card)))


def set_aside(game: Game, player: int, card: int) -> int:
    """[VG 17.16.8.2.1] Moves the card to the call cost zone; returns its id there."""
    event = events.moving(game, card, "call cost", player, WAITING)
    events.perform(game, event)
    return event.new


def _wait(game: Game, frame: Frame) -> str | None:
    """[VG 17.16.8.2.1] The card waits in the call cost zone. [VG 17.16.8.4.1] One that was called from the deck does
    already."""
    local = frame.locals(Costing)
    if local.card not in game.objects:
        return _not_called(game)
    if game.objects[local.card].zone != CALL_COST:
        frame.local = local._replace(card=set_aside(game, local.player, local.card))
    return None


def _confirm(game: Game, frame: Frame) -> str | None:
    """[VG 17.16.8.3] A unit whose call cost cannot be performed is not called, and goes to the drop zone."""
    local = frame.locals(Costing)
    obj = game.objects.get(local.card)
    cost = call_cost_of(obj) if obj is not None else None
    if obj is None or cost is None:
        return _not_called(game)
    if not costs.can_pay(game, Ctx(obj.id, local.player), cost.cost):
        events.perform(game, events.moving(game, obj.id, "drop"))
        return _not_called(game)
    return None


def _not_called(game: Game) -> str:
    game.frames[-2].result = ()
    return "end"


def _perform(game: Game, frame: Frame) -> str | None:
    """[VG 17.16.8.4] Does what the call cost says, before the unit is placed."""
    local = frame.locals(Costing)
    cost = call_cost_of(game.objects[local.card])
    if cost is not None:
        paying.pay(game, cost.cost, Ctx(local.card, local.player))
    return None


def _performed(game: Game, frame: Frame) -> str | None:
    """[VG 17.16.8.2.4] Keeps the unit that was specified."""
    local = frame.locals(Costing)
    for name, ids in local.bound:
        if name == ON_TOP and ids:
            waiting = game.objects[local.card].copy()
            waiting.host = ids[0]
            game.put(waiting)
    game.frames[-2].result = (local.card,)
    return None


COST: Final[Procedure] = procedure(
    "VG 17.16.8",
    "Call cost",
    Step("17.16.8.2.1", _wait),
    Step("17.16.8.3", _confirm),
    Step("17.16.8.4", _perform),
    Step("nb.performed", _performed),
)


def waits(game: Game, cards: tuple[int, ...]) -> tuple[int, ...]:
    """[VG 17.16.8.4.1] Those of the cards that an effect calls from the deck and that have a call cost."""
    return tuple([id for id in cards if game.objects[id].zone == DECK and call_cost_of(game.objects[id]) is not None])


def after_the_effect(game: Game, frame: Frame) -> None:
    """[VG 17.16.8.4.1] Lets the frame run when the rest of the running effect has been performed."""
    running = [i for i, other in enumerate(game.frames) if other.proc == "VG 11.8.2"]
    game.frames.insert(running[-1] + 1 if running else len(game.frames), frame)


# --- the call itself -------------------------------------------------------------------------------------------------


def top_of(game: Game, card: int) -> int:
    """The unit that a card in the call cost zone is put on top of; 0: none."""
    obj = game.objects.get(card)
    if obj is None or obj.zone != CALL_COST or not obj.host:
        return 0
    under = game.objects.get(obj.host)
    return under.id if under is not None and under.zone == RC else 0


def arrived(game: Game, event: Event) -> None:
    """[VG 17.16.8.2.2] A card that is to be Buddy Soul waits for the called card."""
    if event.word == FOR_SOUL and event.new in game.objects:
        waiting = game.objects[event.new].copy()
        waiting.host = event.cause
        game.put(waiting)


def entails(game: Game, event: Event) -> list[Event]:
    """[VG 17.16.8.5.3] The cards that wait to be Buddy Soul come under the unit at the same time as it is placed.
    RULING-VG-187: if it goes elsewhere, they go to the drop zone."""
    if event.before is None or event.before.zone != CALL_COST:
        return []
    mine = [id for p in (0, 1) for id in game.at(CALL_COST, p) if game.objects[id].host == event.obj]
    found: list[Event] = []
    for id in mine:
        if event.dst == RC:
            further = events.moving(game, id, SOUL, event.player, SOUL)
            further.other = event.new
        else:
            further = events.moving(game, id, "drop")
        found.append(further)
    return found


def put_away(game: Game, cards: tuple[int, ...]) -> None:
    """RULING-VG-187 Cards in the call cost zone for which there is no circle go to the drop zone, and so do those that
    wait to be their Buddy Soul."""
    ids = [id for id in cards if id in game.objects and game.objects[id].zone == CALL_COST]
    if ids:
        events.perform(game, *(events.moving(game, id, "drop") for id in ids))


def stack(game: Game, new: int, under: int) -> None:
    """[VG 17.16.8.5.1] The unit that the new one was put on top of, and its Buddy Soul, are Buddy Soul of the new
    one."""
    ids = [*soul_of(game, under), under]
    events.perform(game, *(Event("become", id, word=SOUL, dst=BUDDY_SOUL, other=new) for id in ids))


VERBS: Final[dict[str, Verb]] = {
    "top into Buddy Soul": Verb("VG 17.16.8.2.2", _put_top, _can_put_top),
}
