"""Positions for the tests of The Caster Chronicles, and short words for cards and trees."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.flow.frames import push
from ludex.core.position.game import Game
from ludex.core.position.objects import Card, Obj
from ludex.games.cc import BOOK, SPEC
from ludex.testing.driver import Driver

FIELD = ("servant", "caster")
SERVANTS = t.Zone(("servant",)) & t.Word("type", "servant")
ENEMY_SERVANTS = SERVANTS & t.ENEMY
YOUR_SERVANTS = SERVANTS & t.YOURS
ENTERS = t.When("move", t.SELF, dst=FIELD, not_src=FIELD)
DIES = t.When("move", t.SELF, src=FIELD, dst=("graveyard",))
DRAW = t.Draw(1)


def card(name: str, type: str = "servant", *abilities: t.Ability, **figures: Any) -> Card:
    """A card; further figures as in card files (`cost`, `level`, `element`, `race`, `atk`, `text`, and `defence`)."""
    row: dict[str, Any] = {"name": name, "type": type, **figures}
    if "defence" in row:
        row["def"] = row.pop("defence")
    if type == "servant":
        row.setdefault("atk", 1000)
        row.setdefault("def", 1000)
    if type == "caster":
        row.setdefault("level", 1)
    row["tree"] = [repr(ability) for ability in abilities]
    return SPEC.make_card(row, "test")


def servant(name: str, *abilities: t.Ability, **figures: Any) -> Card:
    return card(name, "servant", *abilities, **figures)


def caster(name: str, *abilities: t.Ability, **figures: Any) -> Card:
    return card(name, "caster", *abilities, **figures)


def conjure(name: str, *abilities: t.Ability, **figures: Any) -> Card:
    return card(name, "conjure", *abilities, **figures)


def barrier(name: str, *abilities: t.Ability, **figures: Any) -> Card:
    return card(name, "barrier", *abilities, **figures)


FILLER = servant("Filler", cost=9, element="luna")
QUICK = conjure("Quick", cost=0, text="[Quickcast]\nDraw a card.")
"""Free and playable at any time: whoever holds it is asked whenever there is priority."""

Put = Card | tuple[Card, dict[str, Any]]


class Table(Driver):
    """A driver with short ways to look at the position."""

    def take(self, *patterns: str) -> Table:
        super().take(*patterns)
        return self

    def id(self, name: str, zone: str = "", player: int | None = None) -> int:
        """The only object of that name (in a zone, of a player)."""
        found = [
            obj.id
            for obj in self.game.objects.values()
            if obj.info.name == name
            and "ability" not in obj.marks
            and (not zone or BOOK.zones[obj.zone].name == zone)
            and (player is None or obj.player == player)
        ]
        assert len(found) == 1, f"{name}: {found}"
        return found[0]

    def it(self, name: str, zone: str = "", player: int | None = None) -> Obj:
        return self.game.objects[self.id(name, zone, player)]

    def state(self, name: str) -> str:
        return BOOK.states[self.it(name, "servant").state]

    def where(self, name: str) -> list[str]:
        """The zones in which cards of that name are."""
        return [BOOK.zones[o.zone].name for o in self.game.objects.values() if o.card.name == name]

    def size(self, zone: str, player: int) -> int:
        return len(self.game.zone(zone, player))

    def pass_until(self, wanted: str) -> Table:
        """Pass (call nothing, attack no more) until an option is offered that begins with the text."""
        for _ in range(200):
            if any(text.startswith(wanted) for text in self.offered):
                return self
            for idle in ("pass", "call nothing", "attack no more"):
                if idle in self.offered:
                    self.take(idle)
                    break
            else:
                raise AssertionError(f"{wanted!r} never comes; now {self.offered}")
        raise AssertionError(f"{wanted!r} never comes")

    @property
    def rule(self) -> str:
        return self.decision.rule if self.decision is not None else ""

    @property
    def player(self) -> int:
        assert self.decision is not None
        return self.decision.player


def position(
    at: str = "main",
    you: dict[str, list[Put]] | None = None,
    enemy: dict[str, list[Put]] | None = None,
    turn: int = 3,
    active: int = 0,
    orbs: int = 7,
    deck: int = 10,
    aether: dict[str, int] | None = None,
    enemy_aether: dict[str, int] | None = None,
) -> Game:
    """A position at the beginning of a phase. Decks and orbs are filled up with a card nobody can play."""
    sides = (you or {}, enemy or {})
    cards = [put if isinstance(put, Card) else put[0] for side in sides for puts in side.values() for put in puts]
    game = Game(BOOK, tuple(dict.fromkeys([FILLER, *cards])), 1)
    game.turn = turn
    game.active = active
    for player, side in enumerate(sides):
        for zone, n in (("deck", deck), ("orb", orbs)):
            for _ in range(n):
                SPEC.place(game, player, zone, FILLER, {})
        for zone, puts in side.items():
            for put in puts:
                what, properties = (put, {}) if isinstance(put, Card) else put
                SPEC.place(game, player, zone, what, properties)
    for player, pool in enumerate((aether or {}, enemy_aether or {})):
        for key, n in pool.items():
            game.set_num(player, key, n)
    for proc, step in BOOK.starts[at]:
        push(game, proc)
        game.frames[-1].pc = BOOK.procedures[proc].at[step]
    return game


def table(at: str = "main", show_forced: bool = False, **parts: Any) -> Table:
    return Table(position(at, **parts), show_forced)


def free(n: int = 9) -> dict[str, int]:
    """Enough aether of every element."""
    return {"aether": n, **{f"aether {e}": n for e in ("solis", "ignus", "silva", "terra", "luna", "aqua", "aes")}}
