"""Short positions for tests: `board(you={...}, foe={...})` stands in player 0's main phase unless told otherwise."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.flow.frames import Frame
from ludex.core.position.game import Game
from ludex.core.position.objects import Card, Obj
from ludex.core.values import layers
from ludex.games.dbs import SPEC
from ludex.games.dbs.book import BOOKS
from ludex.games.dbs.positions import PLAIN_LEADER, setup
from ludex.testing.driver import Driver
from ludex.testing.position import pool_of

Side = dict[str, Any]


class Table(Driver):
    """A driver that takes single options by itself, except the last one of a main phase: it stops there to look."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, show_forced=True)
        self._run()

    def _run(self) -> None:
        while self.decision is not None and self._forced():
            decide(self.game, 0)
            self.decision = advance(self.game, True)

    def _forced(self) -> bool:
        assert self.decision is not None
        return len(self.decision.options) == 1 and self.decision.options[0].verb != "end main"

    def take(self, *patterns: str) -> Table:
        for pattern in patterns:
            super().take(pattern)
            self._run()
        return self


class Rested:
    """A card that lies in Rest Mode."""

    def __init__(self, card: Card) -> None:
        self.card = card


def _with(card: Card, abilities: tuple[t.Ability, ...]) -> Card:
    if not abilities:
        return card
    return Card(
        card.number, card.name, card.types, card.figures, card.words, card.text, card.abilities + abilities, card.back
    )


def battle(name: str, *abilities: t.Ability, **row: Any) -> Card:
    """A Battle Card: cost 1 (of no colour), power 10000, combo power 5000 for nothing."""
    return _with(SPEC.make_card({"number": name, "name": name, "type": "battle", **row}, name), abilities)


def extra(name: str, *abilities: t.Ability, **row: Any) -> Card:
    return _with(SPEC.make_card({"number": name, "name": name, "type": "extra", **row}, name), abilities)


def leader(name: str, *abilities: t.Ability, **row: Any) -> Card:
    return _with(SPEC.make_card({"number": name, "name": name, "type": "leader", **row}, name), abilities)


def energy(color: str) -> Card:
    return SPEC.make_card({"number": f"{color} energy", "name": f"{color} energy", "color": color}, color)


PLAIN = battle("Plain")
WEAK = battle("Weak", power=5000)
BIG = battle("Big", power=20000, cost=4)


def _cards(zone: str, value: Any) -> list[tuple[Card, dict[str, Any]]]:
    if isinstance(value, int):
        return [(energy("red") if zone == "energy" else PLAIN, {})] * value
    if isinstance(value, str):
        return [(energy(color), {}) for color in value.split()]
    found: list[tuple[Card, dict[str, Any]]] = []
    for item in value if isinstance(value, (list, tuple)) else [value]:
        found.append((item.card, {"state": "rest"}) if isinstance(item, Rested) else (item, {}))
    return found


def position(
    you: Side | None = None,
    foe: Side | None = None,
    phase: str = "main",
    active: int = 0,
    turn: int = 5,
    memory: dict[str, int] | None = None,
    edition: str = "",
) -> Game:
    """`energy` may be a number (red) or colours; `life` and `deck` may be numbers; the rest are lists of cards."""
    book = BOOKS[edition]
    game = Game(book, (), 1)
    game.turn, game.active = turn, active
    sides = (you or {}, foe or {})
    for player, side in enumerate(sides):
        for card, properties in _cards("leader", side.get("leader", [PLAIN_LEADER])):
            SPEC.place(game, player, "leader", card, properties)
    for player, side in enumerate(sides):
        for zone, value in ((zone, value) for zone, value in side.items() if zone != "leader"):
            for card, properties in _cards(zone, value):
                SPEC.place(game, player, zone, card, properties)
    setup(game)
    game.memory.update(memory or {})
    game.pool = tuple(pool_of(game))
    for proc, rule in book.starts[phase]:
        game.frames.append(Frame(proc, book.procedures[proc].at[rule]))
    return game


def board(you: Side | None = None, foe: Side | None = None, show_forced: bool = False, **where: Any) -> Driver:
    game = position(you, foe, **where)
    return Driver(game, True) if show_forced else Table(game)


def passing(driver: Driver) -> None:
    """Everybody passes until somebody cannot."""
    while driver.offered and driver.offered[-1] == "pass":
        driver.take("pass")


def life(driver: Driver, player: int) -> int:
    return len(driver.game.zone("life", player))


def count(driver: Driver, zone: str, player: int) -> int:
    return len(driver.game.zone(zone, player))


def resting(driver: Driver, zone: str, player: int) -> int:
    return sum(driver.game.objects[id].state for id in driver.game.zone(zone, player))


def power(driver: Driver, zone: str, player: int, name: str = "") -> int:
    return layers.value(driver.game, driver.obj(zone, player, name).id, "power")


def ids(driver: Driver, zone: str, player: int) -> list[int]:
    return [obj.id for obj in objects(driver, zone, player)]


def objects(driver: Driver, zone: str, player: int) -> list[Obj]:
    return [driver.game.objects[id] for id in driver.game.zone(zone, player)]


def words_of(driver: Driver) -> list[str]:
    """What happened so far, as the kind and word of each event."""
    return [f"{event.kind} {event.word}".strip() for event in driver.trace.events]


def when(event: str, *do: t.Instr, **more: Any) -> t.Automatic:
    """An [Auto] skill on a trigger of its own master."""
    return t.Automatic(t.When(event, player=t.YOU), do=do, **more)


def boost(n: int, until: str = "turn", what: t.Sel = t.SELF) -> t.Continue:
    return t.Continue((t.Modify(what, "power", "+", n),), until)


ENEMY_BATTLE = t.ENEMY & t.Zone(("battle",)) & t.Word("type", "battle")
YOUR_BATTLE = t.YOURS & t.Zone(("battle",)) & t.Word("type", "battle")
MAIN = ("main",)
NEGATE_ATTACK = extra("Stop", text="[Counter: Attack] Negate the attack.")
NEGATE_PLAY = extra("Deny", text="[Counter: Play] Negate the play.")
NEGATE_COUNTER = extra("Refuse", text="[Counter: Counter] Negate the counter.")
ATTACK_LEADER = 'attack with "Plain Leader" -> "Plain Leader"'
