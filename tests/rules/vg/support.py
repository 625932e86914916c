"""Positions for the tests of Vanguard, in a few words.

d = board("battle", side(vc=unit("Hero", 3, 13000)), side(hand=[unit("Wall", 1, 8000, 15000)]))
d.take("attack", 'attack with "Hero"', "guard")
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ludex.core import tree as t
from ludex.core.flow.frames import Frame
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.vg import SPEC
from ludex.games.vg.book import BOOK
from ludex.games.vg.c04_circles import CIRCLES, name_of
from ludex.testing.driver import Driver
from ludex.testing.position import pool_of


def card(name: str, **row: Any) -> Card:
    """A card of any type, with the columns of a card file; `abilities` are trees."""
    abilities: tuple[t.Ability, ...] = tuple(row.pop("abilities", ()))
    made = SPEC.make_card({"name": name, **row}, name)
    if not abilities:
        return made
    return Card(
        made.number, made.name, made.types, made.figures, made.words, made.text, (*made.abilities, *abilities)
    )  # fmt: skip


def unit(
    name: str,
    grade: int = 1,
    power: int = 8000,
    shield: int | None = 5000,
    *abilities: t.Ability,
    keywords: Sequence[str] = (),
    **row: Any,
) -> Card:
    """A normal unit."""
    return card(
        name, grade=grade, power=power, shield=shield, keywords=list(keywords), abilities=abilities, **row
    )  # fmt: skip


def trigger(name: str, icon: str, *abilities: t.Ability, power: int = 10000) -> Card:
    given = {} if icon == "over" else {"trigger_power": power}
    return card(name, type="trigger unit", power=5000, shield=15000, trigger=icon, abilities=abilities, **given)


def order(name: str, *do: t.Instr, type: str = "normal order", grade: int = 0, cost: Sequence[t.Instr] = ()) -> Card:
    return card(name, type=type, grade=grade, abilities=(t.Spell(tuple(do), cost=tuple(cost)),))


FILLER = unit("Filler", 1, 7000, 5000)
G_GUARDIAN = (
    "[G Guardian]-Opponent Turn's Guard Step-[COST][Discard a card with [Heal] from your hand], "
    "and call this card to your (GC) from face down."
)
HERO = unit("Hero", 3, 13000, None)
VILLAIN = unit("Villain", 3, 13000, None)
DRAW = t.Draw(1)


def at(word: str, *do: t.Instr, who: str = t.YOU, **rest: Any) -> t.Automatic:
    """An ability of the beginning of a phase or step."""
    return t.Automatic(t.When("begin", player=who, word=word), do=do or (DRAW,), **rest)


def when(event: str, *do: t.Instr, **rest: Any) -> t.Automatic:
    """An ability of an event of this very card; keywords are those of `When`, and some of `Automatic`."""
    own = {key: rest.pop(key) for key in ("zones", "cond", "cost", "limit", "headings") if key in rest}
    return t.Automatic(t.When(event, rest.pop("subject", t.SELF), **rest), do=do or (DRAW,), **own)


def act(*do: t.Instr, **rest: Any) -> t.Activated:
    """An activated ability."""
    return t.Activated(do=do or (DRAW,), **rest)


def cont(*effects: t.Continuous, **rest: Any) -> t.Passive:
    """A continuous ability."""
    return t.Passive(effects, **rest)


REAR: t.Sel = t.Zone(("RC",))


def eraser(kind: str, where: t.Sel = REAR) -> Card:
    """A unit in whose presence the other units of its side have no abilities of a kind."""
    return unit("Eraser", 1, 7000, 5000, cont(t.Strip(t.YOURS & where & ~t.SELF, kind=kind)))


def energy(n: t.Amount = 1) -> t.Instr:
    """Something that can be counted and changes nothing else."""
    return t.Gain("energy", n)


def gets(power: int, until: str = "turn", what: t.Sel = t.SELF, figure: str = "power", op: str = "+") -> t.Continue:
    return t.Continue((t.Modify(what, figure, op, power),), until)


Spot = Card | None


@dataclass
class Side:
    vc: Spot | list[Card] = None
    circles: dict[str, Spot | tuple[Card, str]] = field(default_factory=dict)
    zones: dict[str, Sequence[Card]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    deck: Sequence[Card] = ()
    filler: int = 20


NOBODY: list[Card] = []


def side(
    vc: Spot | list[Card] = None,
    *,
    fl: Any = None,
    fr: Any = None,
    bl: Any = None,
    bc: Any = None,
    br: Any = None,
    deck: Sequence[Card] = (),
    filler: int = 20,
    damage: int | Sequence[Card] = 0,
    numbers: dict[str, int] | None = None,
    **zones: Sequence[Card],
) -> Side:
    """One player's cards: rear-guards by circle (`(card, "rest")` for a rested one), further zones by name with `_` for
    a space, `deck` from the top, then `filler` plain cards."""
    circles = dict(zip(CIRCLES, (fl, fr, bl, bc, br), strict=True))
    named: dict[str, Sequence[Card]] = {name.replace("_", " "): cards for name, cards in zones.items()}
    named["damage"] = [FILLER] * damage if isinstance(damage, int) else damage
    return Side(vc, circles, named, numbers or {}, deck, filler)


def build(phase: str, you: Side | None = None, foe: Side | None = None, turn: int = 5, active: int = 0) -> Game:
    game = Game(BOOK, (), 1)
    game.turn = turn
    game.active = active
    for p, one in enumerate((you or side(), foe or side())):
        vanguards = one.vc if isinstance(one.vc, list) else [one.vc or (HERO, VILLAIN)[p]]
        for found in vanguards:
            put(game, p, "VC", found)
        for circle, spot in one.circles.items():
            if isinstance(spot, tuple):
                put(game, p, "RC", spot[0], circle, spot[1])
            elif spot is not None:
                put(game, p, "RC", spot, circle)
        for zone, cards in one.zones.items():
            for found in cards:
                put(game, p, zone, found)
        for found in [FILLER] * one.filler + list(reversed(one.deck)):
            put(game, p, "deck", found)
        game.nums[p].update(one.numbers)
    game.pool = tuple(pool_of(game))
    for proc, rule in BOOK.starts[phase]:
        game.frames.append(Frame(proc, BOOK.procedures[proc].at[rule]))
    return game


def put(game: Game, player: int, zone: str, found: Card, circle: str = "", state: str = "stand") -> int:
    properties: dict[str, Any] = {"circle": circle} if circle else {}
    id = SPEC.place(game, player, zone, found, properties)
    obj = game.objects[id].copy()
    obj.turn = game.turn - 1
    if zone != "GC":
        obj.state = BOOK.states.index(state)
    game.put(obj)
    return id


def board(
    phase: str = "main", you: Side | None = None, foe: Side | None = None, turn: int = 5, active: int = 0,
    forced: bool = False,
) -> Driver:  # fmt: skip
    """A game that stands at the beginning of a phase, driven to its first decision."""
    return Driver(build(phase, you, foe, turn, active), forced)


def using(*do: t.Instr, you: dict[str, Any] | None = None, foe: dict[str, Any] | None = None) -> Driver:
    """A main phase in which the unit User (on the right of the back row) has just begun to do this."""
    mine = {"br": unit("User", 1, 8000, 5000, act(*do)), **(you or {})}
    return board("main", side(**mine), side(**(foe or {}))).take('use "User"')


def find(d: Driver, name: str, zone: str = "", player: int = -1) -> int:
    """The id of the card of that name."""
    for obj in d.game.objects.values():
        if obj.info.name == name and (not zone or BOOK.zones[obj.zone].name == zone) and player in (-1, obj.player):
            return obj.id
    raise AssertionError(f"no {name!r} in {zone or 'the game'}")


def where(d: Driver, name: str) -> str:
    """The zone (and circle) a card of that name is in."""
    obj = d.game.objects[find(d, name)]
    zone = BOOK.zones[obj.zone].name
    return f"{zone} {name_of(obj.slot)}" if zone in ("RC", "locked") else zone


def state(d: Driver, name: str) -> str:
    return BOOK.states[d.game.objects[find(d, name)].state]


def value(d: Driver, name: str, figure: str = "power") -> int:
    return layers.value(d.game, find(d, name), figure)


def count(d: Driver, zone: str, player: int = 0) -> int:
    return len(d.game.zone(zone, player))


def told(d: Driver, kind: str, word: str = "") -> list[str]:
    """The names of the cards such events were about, in order."""
    found = []
    for event in d.trace.events:
        if event.kind == kind and (not word or event.word == word):
            seen = d.game.look(event.obj)
            found.append(seen.info.name if seen is not None else "")
    return found


def rules(d: Driver, *numbers: str) -> list[str]:
    """Those of the given paragraphs that were stepped through, in order."""
    wanted = {f"VG {number}" for number in numbers}
    return [cite.removeprefix("VG ") for cite in d.trace.steps if cite in wanted]


def pass_all(d: Driver, *until: str) -> Driver:
    """Pass (or take the first option) until one of the options begins with a given text, or the game is over."""
    for _ in range(200):
        if d.decision is None or any(text.startswith(u) for text in d.offered for u in until):
            return d
        d.take("pass") if "pass" in d.offered else d.take(d.offered[0])
    raise AssertionError("nothing of the kind is ever offered")


def charged(d: Driver, player: int = 0) -> int:
    """How much `energy` a player has got."""
    return d.game.num(player, "energy")


def may(d: Driver, text: str) -> bool:
    """Whether an option that begins so is offered."""
    return any(offered.startswith(text) for offered in d.offered)
