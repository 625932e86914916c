"""[CC 1002] Paying aether: producing the missing aether, and choosing which aether to spend."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, frame_of, procedure, push, stay
from ludex.core.flow.play import Play
from ludex.core.position.records import record
from ludex.core.resolving import paying
from ludex.core.resolving.resolving import Resolve
from ludex.core.values import completing, layers
from ludex.games.cc import c0501_this_turn as this_turn
from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0903_reductions import SPENDS
from ludex.games.cc.c0907_aether import (
    Made,
    PayingAether,
    Source,
    add,
    dear_sources,
    give,
    in_several_ways,
    made_by,
    outcomes,
    pool_of,
    produce,
    sources,
    use_option,
)
from ludex.games.cc.c0907_dear import completes_after, interrupted, nearer
from ludex.games.cc.c0907_kinds import AetherNeed, covers, key_of, kind_of, kind_text, needs_after, usable
from ludex.games.cc.c0907_printed import simple

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _helpful(game: Game, local: PayingAether, long: bool = False) -> list[Source]:
    """The sources that help to complete the payment, and that the rest of the cost can spare; of equal sources only
    one (RULING-CC-003). If the rest only uses its own card, and each source can be used in one way, it can spare all
    others; `long`: a way to pay is searched for after each of them all the same."""
    need = local.need
    pool = usable(pool_of(game, local.player), need)
    done = covers(pool, need)
    if done and (interrupted(game) < 0 or any(_needs_left(game, local, key) for key in pool)):
        return []
    all_sources = [s for s in sources(game, local.player, local.kept) if s.serves(need)]
    dear = [s for s in dear_sources(game, local.player, local.kept) if s.serves(need) and not _begun(game, s)]
    owed = paying.owed(game)
    several = dear != []
    most = sum(pool.values())
    last = 0
    for source in all_sources:
        several = several or source.id == last or in_several_ways(source)  # NB: those of one card stand together
        last = source.id
        most += source.amount
    if done:
        helpful = [s for s in all_sources + dear if _still(game, local, s, s in dear)]
        return _unlike(game, helpful)  # [CC 907.2] what is there is needed for the payment that is interrupted
    if not several and owed is None and interrupted(game) < 0 and most == need.total:
        return all_sources[:1]  # all of them are needed, so their order does not matter
    helpful = nearer(pool, need, all_sources + dear)
    if owed is not None and not several and not long and simple(owed[1]):
        own = owed[0].source
        rests = any(isinstance(part, t.SetState) and part.state == "rested" for part in owed[1])
        helpful = [s for s in helpful if s.id != own or (not rests and _still(game, local, s, False))]
    elif several or owed is not None or interrupted(game) >= 0:
        helpful = [s for s in helpful if _still(game, local, s, s in dear)]
    return _unlike(game, helpful)


def _begun(game: Game, source: Source) -> bool:
    """Whether the ability of the source is being paid for: to pay it with itself would bring nothing
    (RULING-CC-003)."""
    ability = layers.abilities(game, source.id)[source.ability]
    plays = [frame.local for frame in game.frames if frame.proc == "CC 907"]
    return any(isinstance(p, Play) and p.source == source.id and p.ability == ability for p in plays)


def _unlike(game: Game, found: list[Source]) -> list[Source]:
    """The sources without duplicates: casters that produce the same count once, unless something distinguishes
    them."""
    if not _repeated(found):
        return found
    touched = game.touched()
    result: list[Source] = []
    for source in found:
        marked = not source.plain or source.id in touched
        for other in result:
            if marked:
                if other.id == source.id and other.ability == source.ability:
                    break
            elif _equal(other, source) and other.plain and other.id not in touched:
                break
        else:
            result.append(source)
    return result


def _equal(a: Source, b: Source) -> bool:
    return a.amount == b.amount and a.made == b.made


def _repeated(found: list[Source]) -> bool:
    """Whether two of the sources produce the same."""
    for i in range(1, len(found)):
        for k in range(i):
            if _equal(found[i], found[k]):
                return True
    return False


def _still(game: Game, local: PayingAether, source: Source, dear: bool) -> bool:
    """Whether the payment, and what is owed after it, can be completed after this source was used."""
    if dear:
        return _completes(game.clone(), local, source)
    for way in outcomes(source):
        after = completing.used_up(game, (way.id,), SPENDS)
        give(after, local.player, way.made)
        if _completes(after, local):
            return True
    return False


def _completes(game: Game, local: PayingAether, source: Source | None = None) -> bool:
    """Whether the payment in progress can be completed in this copy of the position, which is used for it; with
    `source`, if this dear ability is used now."""
    at = max(i for i, frame in enumerate(game.frames) if frame.proc == "CC 1002")
    del game.frames[at:]
    return completes_after(game, local, source)


def _ask_source(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(PayingAether)
    found = _helpful(game, local)
    if not found:
        return None
    options = [Option("produce", (s.id,), s.ability, s.said()) for s in found]
    return Decision(local.player, "produce aether to pay", options, local.cause)


def asks_source(game: Game) -> bool:
    """Whether a player is asked which aether ability to use for a payment (a `Shortcut.quick`)."""
    return game.frames[-1].proc == "CC 1002" and game.frames[-1].pc == 0


def helpful_holds(game: Game) -> bool:
    """Whether `_helpful` gives the same as a search for a way to pay after each of the sources (a `Shortcut.long`)."""
    local = game.frames[-1].locals(PayingAether)
    found, all_found = _helpful(game, local), _helpful(game, local, True)
    return [(s.id, s.ability) for s in found] == [(s.id, s.ability) for s in all_found]


def _use_source(game: Game, frame: Frame) -> str | None:
    """[CC 1002.6] Uses the aether ability that the player chose during the payment."""
    local = frame.locals(PayingAether)
    if frame.answer is None:
        return None
    depth = len(game.frames)
    use_option(game, frame.answer, local.player)
    if len(game.frames) > depth or interrupted(game) >= 0 or not covers(pool_of(game, local.player), local.need):
        stay(frame)
    return None


def _spare(pool: dict[str, int], need: AetherNeed) -> list[str]:
    """The kinds of aether that may be paid next so that the rest can still be paid."""
    if len(pool) == 1:
        return list(pool)
    result: list[str] = []
    for key in pool:
        less = dict(pool)
        less[key] -= 1
        if less[key] == 0:
            del less[key]
        if any(covers(less, rest) for rest in needs_after(key, need)):
            result.append(key)
    return result


def _ask_aether(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(PayingAether)
    if local.need.total <= 0:
        return None
    pool = usable(pool_of(game, local.player), local.need)
    if len(pool) == 1 or sum(pool.values()) == local.need.total:
        return None
    able = [key for key in _spare(pool, local.need) if _needs_left(game, local, key)]
    options = [Option("pay", (), 0, kind_text(key, 1) + traits_text(key)) for key in able]
    return Decision(local.player, "pay with which aether", options, local.cause)


def _needs_left(game: Game, local: PayingAether, key: str) -> list[AetherNeed]:
    """The rests of the need, after one aether of this kind was paid, that can be completed, with all that is owed."""
    pool = usable(pool_of(game, local.player), local.need)
    rest = {other: n - (other == key) for other, n in pool.items() if n > (other == key)}
    needs = [need for need in needs_after(key, local.need) if covers(rest, need)]
    at = max(i for i, frame in enumerate(game.frames) if frame.proc == "CC 1002")
    if interrupted(game) < 0 or not needs:
        return needs
    after = game.clone()
    del after.frames[at:]
    add(after, local.player, key, -1)
    return [n for n in needs if completes_after(after, PayingAether(local.player, n, local.kept, local.cause))]


def traits_text(key: str) -> str:
    traits = kind_of(key).traits
    return f" ({'/'.join(traits)})" if traits else ""


def _pay_one(game: Game, frame: Frame) -> str | None:
    """[CC 1002.1] Removes the aether. If there is no choice left, removes all of it at once."""
    local = frame.locals(PayingAether)
    if local.need.total <= 0:
        return None
    pool = usable(pool_of(game, local.player), local.need)
    if frame.answer is None:
        left = local.need.total
        for key, n in pool.items():
            if left > 0:
                this_turn.paid(game, local.cause, kind_of(key).elements)
            add(game, local.player, key, -min(n, left))
            left -= min(n, left)
        return None
    key = next(k for k in pool if kind_text(k, 1) + traits_text(k) == frame.answer.word)
    needs = _needs_left(game, local, key)
    this_turn.paid(game, local.cause, kind_of(key).elements)
    add(game, local.player, key, -1)
    frame.local = PayingAether(local.player, needs[0], local.kept, local.cause)
    return "1002.1"


# --- [CC 907.7] aether of any element -------------------------------------------------------------------------------


@record
class ChoosingElement(NamedTuple):
    """[CC 907.7] The choice of an element for aether of any element."""

    player: int
    n: int
    source: int
    traits: tuple[str, ...]
    only: str = ""


def choose_element(game: Game, player: int, n: int, source: int, only: str = "") -> None:
    push(game, "CC 907.7", ChoosingElement(player, n, source, layers.words(game, source, "race"), only))


def _ask_element(game: Game, frame: Frame) -> Decision:
    local = frame.locals(ChoosingElement)
    running = frame_of(game, "CC 1002")
    allowed = [e for e in ELEMENTS if running is None or _completes_in(game, running, local, e)]
    return Decision(local.player, "choose an element", [Option("element", (), 0, e) for e in allowed], local.source)


def _completes_in(game: Game, running: Frame, local: ChoosingElement, element: str) -> bool:
    """Whether a payment in progress, and what is owed after it, can be completed with this element."""
    chosen = (key_of((element,), local.traits, local.only), local.n)
    coming = Source(local.source, 0, (chosen, *_coming(game, local)), False)
    for way in outcomes(coming):
        after = game.clone()
        give(after, local.player, way.made)
        if _completes(after, running.locals(PayingAether)):
            return True
    return False


def _coming(game: Game, local: ChoosingElement) -> Made:
    """The aether that the ability produces after this choice."""
    block = game.frames[-2].local if len(game.frames) > 1 else None
    return made_by(game, local.source, block.block[block.i :], block.ctx) if isinstance(block, Resolve) else ()


def _take_element(game: Game, frame: Frame) -> str | None:
    local = frame.local
    assert isinstance(local, ChoosingElement) and frame.answer is not None
    key = key_of((frame.answer.word,), local.traits, local.only)
    produce(game, local.player, key, local.n, local.source)
    return None


ELEMENT = procedure("CC 907.7", "Aether of any element", Step("907.7", _take_element, ask=_ask_element))


PAY_AETHER = procedure(
    "CC 1002",
    "Paying aether",
    Step("nb.produce", _use_source, ask=_ask_source),
    Step("1002.1", _pay_one, ask=_ask_aether),
)
