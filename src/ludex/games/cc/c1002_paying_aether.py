"""[CC 1002] Paying aether: producing the missing aether, and choosing which aether to spend."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, frame_of, procedure, push, stay
from ludex.core.position.records import record
from ludex.core.resolving import paying
from ludex.core.values import completing, layers
from ludex.games.cc import c0501_this_turn as this_turn
from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0903_reductions import SPENDS
from ludex.games.cc.c0907_aether import (
    PayingAether,
    Source,
    add,
    dear_sources,
    in_several_ways,
    outcomes,
    pool_of,
    produce,
    simple,
    sources,
    use_option,
)
from ludex.games.cc.c0907_dear import completes_after, used
from ludex.games.cc.c0907_kinds import AetherNeed, covers, fits, key_of, kind_of, kind_text, matched, spendable, usable

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def _helpful(game: Game, local: PayingAether, long: bool = False) -> list[Source]:
    """The sources that help to complete the payment, and that the rest of the cost can spare; of equal sources only
    one (RULING-CC-003). If the rest only uses its own card, and each source can be used in one way, it can spare all
    others; `long`: a way to pay is searched for after each of them all the same."""
    need = local.need
    pool = usable(pool_of(game, local.player), need)
    if covers(pool, need):
        return []
    all_sources = [s for s in sources(game, local.player, local.kept) if spendable(s.kind, need)]
    dear = [s for s in dear_sources(game, local.player, local.kept) if spendable(s.kind, need)]
    owed = paying.owed(game)
    several = dear != []
    have = most = sum(pool.values())
    last = 0
    for source in all_sources:
        several = several or source.id == last or in_several_ways(source)  # NB: those of one card stand together
        last = source.id
        most += source.amount
    if not several and owed is None and most == need.total:
        return all_sources[:1]  # all of them are needed, so their order does not matter
    met = met_by(pool, need)
    short = need.total - len(need.elements) > have - met
    helpful = all_sources + dear
    if not short:
        helpful = [s for s in helpful if _raises(pool, need, s, met)]
    if owed is not None and not several and not long and simple(owed[1]):
        own = owed[0].source
        rests = any(isinstance(part, t.SetState) and part.state == "rested" for part in owed[1])
        helpful = [s for s in helpful if s.id != own or (not rests and _still(game, local, s, False))]
    elif several or owed is not None:
        helpful = [s for s in helpful if _still(game, local, s, s in dear)]
    return _unlike(game, helpful)


def met_by(pool: dict[str, int], need: AetherNeed) -> int:
    """For how many elements of the need this aether counts."""
    if not need.elements:
        return 0
    if len(need.elements) > 1:
        return matched(pool, need)
    for key in pool:
        if fits(key, need.elements[0], need.front):
            return 1
    return 0


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
    return a.amount == b.amount and a.kind == b.kind


def _repeated(found: list[Source]) -> bool:
    """Whether two of the sources produce the same."""
    for i in range(1, len(found)):
        for k in range(i):
            if _equal(found[i], found[k]):
                return True
    return False


def _raises(pool: dict[str, int], need: AetherNeed, source: Source, met: int) -> bool:
    if len(need.elements) == 1:
        return met == 0 and fits(source.kind, need.elements[0], need.front)
    more = dict(pool)
    more[source.kind] = more.get(source.kind, 0) + source.amount
    return matched(more, need) > met


def _still(game: Game, local: PayingAether, source: Source, dear: bool) -> bool:
    """Whether the payment, and what is owed after it, can be completed after this source was used."""
    if dear:
        return any(_completes(after, local) for after in used(game, local.player, source, local.kept))
    for way in outcomes(source):
        after = completing.used_up(game, (way.id,), SPENDS)
        add(after, local.player, way.kind, way.amount)
        if _completes(after, local):
            return True
    return False


def _completes(game: Game, local: PayingAether) -> bool:
    """Whether the payment in progress can be completed in this copy of the position, which is used for it."""
    at = next(i for i, frame in enumerate(game.frames) if frame.proc == "CC 1002")
    del game.frames[at:]
    return completes_after(game, local)


def _ask_source(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(PayingAether)
    found = _helpful(game, local)
    if not found:
        return None
    options = [Option("produce", (s.id,), s.ability, kind_text(s.kind, s.amount)) for s in found]
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
    if len(game.frames) > depth or not covers(pool_of(game, local.player), local.need):
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
        if any(covers(less, rest) for rest in _after(key, need)):
            result.append(key)
    return result


def _after(key: str, need: AetherNeed) -> list[AetherNeed]:
    """The possible rests of the need after paying one aether of this kind: it counts for one of the elements, or for
    none."""
    result = [AetherNeed(need.total - 1, need.elements[:i] + need.elements[i + 1 :], need.front, need.card)
              for i, element in enumerate(need.elements) if fits(key, element, need.front)]  # fmt: skip
    if need.total > len(need.elements):
        result.append(AetherNeed(need.total - 1, need.elements, need.front, need.card))
    return result


def _ask_aether(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(PayingAether)
    if local.need.total <= 0:
        return None
    pool = usable(pool_of(game, local.player), local.need)
    if len(pool) == 1 or sum(pool.values()) == local.need.total:
        return None
    options = [Option("pay", (), 0, kind_text(key, 1) + traits_text(key)) for key in _spare(pool, local.need)]
    return Decision(local.player, "pay with which aether", options, local.cause)


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
    this_turn.paid(game, local.cause, kind_of(key).elements)
    add(game, local.player, key, -1)
    rest = dict(pool)
    rest[key] -= 1
    if rest[key] == 0:
        del rest[key]
    needs = [need for need in _after(key, local.need) if covers(rest, need)]
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
    after = game.clone()
    add(after, local.player, key_of((element,), local.traits, local.only), local.n)
    return _completes(after, running.locals(PayingAether))


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
