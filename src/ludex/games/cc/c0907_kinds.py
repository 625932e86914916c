"""[CC 907.5] Kinds of aether, needs of aether, and which aether covers a need."""

from __future__ import annotations

from typing import Final

from ludex.compiling import mypyc_attr
from ludex.core import tree as t
from ludex.core.position.records import Record, record
from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0907_restricted import allows, told

FREE: Final = "aether"
ANY_ELEMENT: Final = "any"


class Kind:
    """One kind of aether: its elements (empty: free aether), the traits of the caster that produced it, and the cards
    that it is only for (empty: for everything)."""

    __slots__ = ("elements", "only", "traits")

    def __init__(self, elements: tuple[str, ...], traits: tuple[str, ...], only: str = "") -> None:
        self.elements = elements
        self.traits = traits
        self.only = only


@mypyc_attr(free_list_len=1)
class AetherNeed(Record):
    """Aether to pay: the total, and the elements, each of which needs one aether of the total. `front` is a trait:
    aether of casters with this trait counts for any of the elements. `card` are the words of the card that is played
    (`c0907_restricted.card_words`)."""

    __slots__ = ("card", "elements", "front", "total")

    def __init__(self, total: int, elements: tuple[str, ...] = (), front: str = "", card: tuple[str, ...] = ()) -> None:
        self.total = total
        self.elements = elements
        self.front = front
        self.card = card

    def fields(self) -> tuple[object, ...]:
        return (self.total, self.elements, self.front, self.card)


def paid_by(need: AetherNeed) -> t.Do:
    """The need as a part of a cost; for equal needs the same node."""
    front = f" [{need.front}]" if need.front else ""
    card = f" <{'|'.join(need.card)}>" if need.card else ""
    key = (need.total, " ".join(need.elements) + front + card)
    part = _PAID.get(key)
    if part is None:
        part = _PAID[key] = t.Do("pay", t.SELF, key[0], key[1])
    return part


_PAID: Final[dict[tuple[int, str], t.Do]] = {}


def need_in(word: str, n: int) -> AetherNeed:
    """The need that a part of a cost names: the word lists the elements, one by one, and a trait in brackets for
    `front`, and the words of the card after them."""
    said, _, card = word.partition("<")
    words, _, rest = said.partition("[")
    front, _, more = rest.partition("]")
    return AetherNeed(n, tuple((words + more).split()), front, tuple(card.rstrip(">").split("|")) if card else ())


record(AetherNeed)

_KINDS: Final[dict[str, Kind]] = {FREE: Kind((), ())}
_KEYS: Final[dict[tuple[tuple[str, ...], tuple[str, ...], str], str]] = {}


def kind_of(key: str) -> Kind:
    kind = _KINDS.get(key)
    if kind is None:
        said, _, only = key.removeprefix(FREE).partition("<")
        head, _, tail = said.strip().partition("(")
        elements = tuple(head.strip().split("+")) if head.strip() else ()
        kind = Kind(elements, tuple(tail.rstrip(")").split("/")) if tail else (), only.rstrip(">"))
        _KINDS[key] = kind
    return kind


def key_of(elements: tuple[str, ...], traits: tuple[str, ...], only: str = "") -> str:
    key = _KEYS.get((elements, traits, only))
    if key is None:
        parts = [FREE]
        if elements:
            parts.append("+".join(sorted(elements)))
        if traits:
            parts.append(f"({'/'.join(sorted(traits))})")
        if only:
            parts.append(f"<{only}>")
        key = " ".join(parts)
        _KEYS[elements, traits, only] = key
    return key


def is_aether_key(key: str) -> bool:
    return key.startswith(FREE)


def kind_text(key: str, n: int) -> str:
    """[CC 1002.3] An amount of aether in words: `2 ignus`, `1 free`."""
    elements = kind_of(key).elements
    name = "free" if not elements else "any" if len(elements) == len(ELEMENTS) else "+".join(elements)
    only = kind_of(key).only
    return f"{n} {name} for {told(only)}" if only else f"{n} {name}"


def usable(pool: dict[str, int], need: AetherNeed) -> dict[str, int]:
    """The aether that may be spent for the need."""
    for key in pool:
        if "<" in key:
            return {key: n for key, n in pool.items() if spendable(key, need)}
    return pool


def spendable(key: str, need: AetherNeed) -> bool:
    """[CC 104.1] Whether a text lets aether of this kind be spent for the need."""
    only = kind_of(key).only
    return not only or allows(only, need.card)


def fits(key: str, element: str, front: str) -> bool:
    """[CC 907.5] [CC 1108.2] Whether one aether of this kind counts for the element, or is of an element and from a
    caster with the trait `front`; free aether never does [CC 1002.2]."""
    kind = kind_of(key)
    if not kind.elements:
        return False
    return element == ANY_ELEMENT or element in kind.elements or (front != "" and front in kind.traits)


def covers(pool: dict[str, int], need: AetherNeed) -> bool:
    """[CC 203.2] [CC 1002.4] Whether this aether is sufficient: the total, and one aether for each element."""
    pool = usable(pool, need)
    total = 0
    for n in pool.values():
        total += n
    return total >= need.total and (not need.elements or meets(pool, need))


def meets(pool: dict[str, int], need: AetherNeed) -> bool:
    """[CC 1002.4] Whether there is one aether for each element of the need; all of it may be spent for the need."""
    if len(need.elements) == 1:
        element, front = need.elements[0], need.front
        for key in pool:  # noqa: SIM110  a generator costs more than the tests
            if fits(key, element, front):
                return True
        return False
    return matched(pool, need) == len(need.elements)


def matched(pool: dict[str, int], need: AetherNeed) -> int:
    """For how many elements of the need there is a separate aether (RULING-CC-002: a dual aether counts for one of
    them)."""
    return _match(dict(pool), need, 0)


def _match(pool: dict[str, int], need: AetherNeed, i: int) -> int:
    if i == len(need.elements):
        return 0
    best = _match(pool, need, i + 1)
    for key in list(pool):
        if pool[key] > 0 and fits(key, need.elements[i], need.front):
            pool[key] -= 1
            best = max(best, 1 + _match(pool, need, i + 1))
            pool[key] += 1
    return best


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


def needs_after(key: str, need: AetherNeed) -> list[AetherNeed]:
    """The possible rests of the need after paying one aether of this kind: it counts for one of the elements, or for
    none."""
    result = [AetherNeed(need.total - 1, need.elements[:i] + need.elements[i + 1 :], need.front, need.card)
              for i, element in enumerate(need.elements) if fits(key, element, need.front)]  # fmt: skip
    if need.total > len(need.elements):
        result.append(AetherNeed(need.total - 1, need.elements, need.front, need.card))
    return result
