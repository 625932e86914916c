"""[VG 6.5.1] Stride, and [VG 6.6] stride skills.

A stride skill is an activated ability of a G unit, valid in the G zone, with the keyword `stride` or `ultimate
stride`. Its `timing` says when it is played (empty: in the stride step), its cost what is paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Book, Verb
from ludex.core.flow.decisions import DONE, Decision, Option, distinct, veiled
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.position.records import record
from ludex.core.resolving import paying, resolving
from ludex.core.values import costs, layers, queries
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.vg.c04_zones import HAND, REMOVED, STANDING, VC, G, active_side, vanguard, vanguard_grade
from ludex.games.vg.c06_hearts import Specify, ask_heart, becoming, take_heart
from ludex.games.vg.c17_gyze import is_gyze, may_stride

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

STRIDE_SKILL: Final = "stride"
ULTIMATE: Final = "ultimate stride"
IN_STRIDE_STEP: Final = "stride step"
IN_MAIN_PHASE: Final = "main phase"
BEGAN: Final = "vanguard's grade at the beginning"
RESTRICTED: Final = "stride restricted"
MARK: Final = "ultimate stride"


# --- stride [VG 6.5.1] ---------------------------------------------------------------------------------------------


@record
class Stride(NamedTuple):
    """[VG 6.5.1] A G unit that strides: the card, and its id on the vanguard circle. `word` says which stride it is."""

    player: int
    card: int
    word: str
    new: int = 0


def stride(game: Game, player: int, card: int, word: str) -> None:
    """Begins a stride. RULING-VG-073: without a vanguard to stride on, or of a card that is no G unit, there is none.
    [VG 14.13.2.2.1] A Gyze card strides without one: its own skill has removed it."""
    obj = game.objects.get(card)
    if obj is None or "G" not in active_side(obj).types or obj.zone == VC:
        return
    if vanguard(game, player) or is_gyze(obj):
        push(game, STRIDE.id, Stride(player, card, word))


def _put(game: Game, frame: Frame) -> str | None:
    """[VG 6.5.1.1] Puts the G unit face up on the vanguard circle, turned like the vanguard. [VG 6.5.1.1.1] It is no
    ride."""
    local = frame.locals(Stride)
    obj = game.objects.get(local.card)
    if obj is None:
        return "end"
    old = vanguard(game, local.player)
    state = game.objects[old].state if old else STANDING
    event = Event("move", local.card, local.player, 0, "stride", 0, VC, obj.zone, state, 1)
    events.perform(game, event)
    frame.local = local._replace(new=event.new)
    return None


def _to_hearts(game: Game, frame: Frame) -> str | None:
    """[VG 6.5.1.2] The vanguards that were there become hearts of the G unit. NB: they hear that it strides while they
    are vanguards, and what they then do stays in standby. [VG 11.9.6.1.5]"""
    local = frame.locals(Stride)
    events.announce(game, "stride", local.new, local.player, word=local.word)
    old = [id for id in game.at(VC, local.player) if id != local.new]
    events.perform(game, *(becoming(game, id, local.new) for id in old))
    if local.word == ULTIMATE and local.new in game.objects:
        obj = game.objects[local.new].copy()
        obj.marks = (*obj.marks, MARK)
        game.put(obj)
    frame.local = Specify(local.player, local.new)
    return None


STRIDE: Final[Procedure] = procedure(
    "VG 6.5.1",
    "Stride",
    Step("6.5.1.1", _put),
    Step("6.5.1.2", _to_hearts),
    Step("6.5.1.3", take_heart, ask=ask_heart),
)


def verb_stride(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 6.5.1] An effect makes a G unit stride: no normal stride, because no stride skill was played. [VG 6.5.1.4]
    `word` is that of the skill of a Gyze card. What a stride skill itself does is the stride of that skill."""
    if ids:
        stride(game, ctx.controller, ids[0], do.word or _of_skill(game, ids[0]) or "superior stride")


def _of_skill(game: Game, card: int) -> str:
    """Which stride the skill makes that is being played for the card; "": none is."""
    for frame in reversed(game.frames):
        if frame.proc == SKILL.id and frame.locals(Skill).card == card:
            return frame.locals(Skill).word
    return ""


# --- stride skills [VG 6.6] ----------------------------------------------------------------------------------------


def skills(game: Game, player: int, timing: str) -> list[Option]:
    """[VG 6.6.2] [VG 6.6.3] The stride skills of face down cards, and of Gyze cards, in the G zone that the player may
    play at this time, and can pay for. [VG 9.8.2]"""
    found: list[Option] = []
    ids = game.at(G, player)
    if not ids or not vanguard(game, player) or timing not in TIMINGS.of(game.pool, game.book):
        return found
    able: list[int] = []
    for id in ids:
        if ready(game.objects[id]):
            skill = _skill(game, id)
            if skill is not None and timing in (skill.timing or (IN_STRIDE_STEP,)):
                able.append(id)
    for id in distinct(game, able):
        skill = _skill(game, id)
        if skill is not None and _may_play(game, player, id, skill):
            found.append(Option("stride", (id,)))
    return found


def _timings(pool: tuple[Card, ...], book: Book) -> frozenset[str]:
    return frozenset(
        timing
        for card in BROUGHT.of(pool, book)
        for ability in card.activated
        if ability.keyword in (STRIDE_SKILL, ULTIMATE)
        for timing in ability.timing or (IN_STRIDE_STEP,)
    )


TIMINGS: Final[Memo[tuple[Card, ...], Book, frozenset[str]]] = Memo(_timings, POOLS)
"""When a stride skill of any card in the game can be played."""


def ready(obj: Obj) -> bool:
    """Whether a card of the G zone lies face down, or is a Gyze card: only such cards are used."""
    return not obj.up or is_gyze(obj)


def _skill(game: Game, id: int) -> t.Activated | None:
    """[VG 6.6.1] The stride skill of a card; None: it has none."""
    for ability in game.objects[id].info.activated:
        if ability.keyword in (STRIDE_SKILL, ULTIMATE):
            return ability
    return None


def _may_play(game: Game, player: int, id: int, skill: t.Activated) -> bool:
    """[VG 18.6.1] Where stride is restricted only what an effect permits. [VG 18.6.2] Nothing else is different: there
    is a G zone [VG 18.6.1.1], and cards go to it [VG 18.6.1.2]."""
    if not queries.may(game, "stride", id, not game.remembers(RESTRICTED)):
        return False
    fits = _ultimate_fits if skill.keyword == ULTIMATE else _grades_fit
    return fits(game, player, id) and costs.can_pay(game, Ctx(id, player), skill.cost)


def _grades_fit(game: Game, player: int, id: int) -> bool:
    """[VG 6.6.2] Both players have a vanguard of grade 3 or more, or the player had one when the turn began."""
    if game.remembers(BEGAN) >= 3 and player == game.active:
        return True
    return all(vanguard_grade(game, p) >= 3 for p in (0, 1))  # [VG 6.4.3.2] RULING-VG-242


def _ultimate_fits(game: Game, player: int, id: int) -> bool:
    """[VG 6.6.3] The card has a nation of the vanguard, [VG 6.6.3.1] or is a Cray Elemental if the vanguard has none;
    [VG 6.6.3.2] three cards lie face up in the G zone, unless it is a Gyze card."""
    nations = layers.words(game, vanguard(game, player), "nation")
    if nations:
        fits = not set(nations).isdisjoint(layers.words(game, id, "nation"))
    else:
        fits = "Cray Elemental" in layers.words(game, id, "race")
    if is_gyze(game.objects[id]):
        return fits and may_stride(game, player, id)
    return fits and sum(game.objects[one].up for one in game.at(G, player)) >= 3


@record
class Skill(NamedTuple):
    """[VG 6.6.2] A stride skill that is being played; `word` says which stride it makes."""

    player: int
    card: int
    word: str = ""


def play_skill(game: Game, player: int, card: int) -> None:
    """[VG 6.5.1.4] A stride skill that is no ultimate stride makes a normal stride."""
    skill = _skill(game, card)
    ultimate = skill is not None and skill.keyword == ULTIMATE
    push(game, SKILL.id, Skill(player, card, ULTIMATE if ultimate else "normal stride"))


def _reveal(game: Game, frame: Frame) -> str | None:
    """[VG 6.6.2.1] The card in the G zone is shown."""
    local = frame.locals(Skill)
    events.perform(game, Event("reveal", local.card, local.player))
    return None


def _pay(game: Game, frame: Frame) -> str | None:
    """[VG 6.6.2.2] The cost is paid."""
    local = frame.locals(Skill)
    skill = _skill(game, local.card)
    assert skill is not None
    paying.pay(game, skill.cost, Ctx(local.card, local.player))
    return None


def _stride(game: Game, frame: Frame) -> str | None:
    """[VG 6.6.2.3] The card strides."""
    local = frame.locals(Skill)
    skill = _skill(game, local.card) if local.card in game.objects else None
    if skill is not None and skill.do:
        resolving.resolve(game, skill.do, Ctx(local.card, local.player))  # [VG 14.13.2.2.1] as its text says
    elif skill is not None:
        stride(game, local.player, local.card, local.word)
    return None


SKILL: Final[Procedure] = procedure(
    "VG 6.6.2",
    "Stride skill",
    Step("6.6.2.1", _reveal),
    Step("6.6.2.2", _pay),
    Step("6.6.2.3", _stride),
)


def after_batch(game: Game, happened: list[Event]) -> None:
    """[VG 6.6.3.5] When a G unit that came by ultimate stride is back in the G zone, all cards there are removed from
    the game."""
    for event in happened:
        if event.dst == G and event.kind == "move" and event.before is not None and MARK in event.before.marks:
            ids = game.at(G, event.player)
            zone = game.book.zones[REMOVED].name
            events.perform(game, *(events.moving(game, id, zone, -1, "remove") for id in ids))


# --- the usual cost [VG 14.12.3.1] ---------------------------------------------------------------------------------


@record
class Discarding(NamedTuple):
    """[VG 14.12.3.1] Cards of the hand that are being chosen to pay for a stride."""

    player: int
    picks: tuple[int, ...] = ()
    card: int = 0
    """The card that strides."""


USUAL_GRADES: Final = 3
USUAL_COST: Final[tuple[t.Instr, ...]] = (t.Do("discard for stride"),)


def _worth(game: Game, ids: tuple[int, ...]) -> int:
    """The grades of the cards together, as they count for a stride. [VG 6.6.3.4] An ultimate stride has a cost of its
    own, so effects on this never touch it."""
    return sum(queries.limit(game, "grade for stride", id, layers.value(game, id, "grade")) for id in ids)


def can_discard(game: Game, ctx: Ctx, do: t.Do) -> bool:
    hand = game.at(HAND, ctx.controller)
    return bool(hand) and _worth(game, hand) >= USUAL_GRADES


def discard(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 14.12.3.1] Discards one or more cards with grades of 3 or more together."""
    push(game, DISCARD.id, Discarding(ctx.controller, card=ctx.source))


def _ask_discard(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Discarding)
    rest = [id for id in game.at(HAND, local.player) if id not in local.picks]
    options = [Option("discard", (id,)) for id in distinct(game, rest)]
    if local.picks and _worth(game, local.picks) >= USUAL_GRADES:
        options.append(DONE)
    return veiled(game, Decision(local.player, "discard for stride", options)) if options else None


def _take_discard(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Discarding)
    if frame.answer is None or not frame.answer.cards:
        return None
    frame.local = local._replace(picks=(*local.picks, *frame.answer.cards))
    return "14.12.3.1"


def _discard(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Discarding)
    batch = [events.moving(game, id, "drop", -1, "discard", cause=local.card) for id in local.picks]
    events.perform_all(game, tuple(batch))
    return None


DISCARD: Final[Procedure] = procedure(
    "VG 14.12",
    "Discarding for stride",
    Step("14.12.3.1", _take_discard, ask=_ask_discard),
    Step("nb.discard", _discard),
)


def stride_skill(cost: tuple[t.Instr, ...] = (), timing: tuple[str, ...] = (), ultimate: bool = False) -> t.Activated:
    """[VG 14.12.1] [VG 14.13.1] [VG 14.13.2.1] A stride skill, with its timing and its cost. [VG 14.12.3]
    [VG 14.12.3.1] Without a cost of its own it has the usual one."""
    word = ULTIMATE if ultimate else STRIDE_SKILL
    return t.Activated(cost=cost or USUAL_COST, keyword=word, timing=timing, zones=("G",))


VERBS: Final[dict[str, Verb]] = {
    "stride": Verb("VG 6.5.1", verb_stride),
    "discard for stride": Verb("VG 14.12.3.1", discard, can_discard),
}
