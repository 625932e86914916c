"""Short words for positions: cards made on the spot, and a board in the middle of player 0's turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.flow.frames import Frame
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.sve import BOOKS, LEADER, SPEC, place
from ludex.games.sve.c12_keywords import (
    ASSAIL,
    AURA,
    BANE,
    DRAIN,
    FANFARE,
    INTIMIDATE,
    LAST_WORDS,
    ON_EVOLVE,
    RUSH,
    STORM,
    STRIKE,
    WARD,
    evolve_ability,
    with_text,
)
from ludex.games.sve.groups import ENEMY_FOLLOWER, ENEMY_LEADER, FIELD, HAND, YOUR_FOLLOWER, YOUR_LEADER
from ludex.testing.driver import Driver
from ludex.testing.position import pool_of

__all__ = [
    "ASSAIL", "AURA", "BANE", "DRAIN", "ENEMY_FOLLOWER", "ENEMY_LEADER", "FIELD", "HAND", "INTIMIDATE", "RUSH", "SPEC",
    "STORM", "WARD", "YOUR_FOLLOWER", "YOUR_LEADER", "Driver", "Put", "amulet", "attack_of", "board", "defense",
    "defense_of", "evolved", "fanfare", "follower", "last_words", "leader_hit", "on_evolve", "put", "quick_spell",
    "spell", "start", "strike", "t",
]  # fmt: skip

QUICK = t.Mere("Quick")
T = t.Ref("t")


def follower(name: str, attack: int = 2, defense: int = 2, *abilities: t.Ability, cost: int = 2, **words: str) -> Card:
    figures = {"cost": cost, "attack": attack, "defense": defense}
    return _card(name, ("follower",), figures, abilities, words)


def evolved(name: str, attack: int = 4, defense: int = 4, *abilities: t.Ability, number: str = "") -> Card:
    made = _card(name, ("follower", "evolved"), {"attack": attack, "defense": defense}, abilities, {})
    made.number = f"{made.number} {number} evolved"
    return made


def amulet(name: str, *abilities: t.Ability, cost: int = 1, **words: str) -> Card:
    return _card(name, ("amulet",), {"cost": cost}, abilities, words)


def spell(
    name: str,
    *do: t.Instr,
    cost: int = 0,
    targets: tuple[t.Choose, ...] = (),
    pay: tuple[t.Instr, ...] = (),
    modes: t.Modes | None = None,
) -> Card:
    """`cost` are play points, `pay` is what else has to be paid."""
    return _card(name, ("spell",), {"cost": cost}, (t.Spell(do, targets, modes, pay),), {})


def quick_spell(name: str, *do: t.Instr, cost: int = 0, targets: tuple[t.Choose, ...] = ()) -> Card:
    return _card(name, ("spell",), {"cost": cost}, (QUICK, t.Spell(do, targets)), {})


def _card(
    name: str, types: tuple[str, ...], figures: dict[str, int], abilities: tuple[t.Ability, ...], words: dict[str, str]
) -> Card:
    found: dict[str, tuple[str, ...]] = {"class": ("Neutral",)}
    for kind, word in words.items():
        found["class" if kind == "craft" else kind] = (word,)
    return Card(f"~{name}", name, types, figures, found, "", abilities)


def fanfare(*do: t.Instr, targets: tuple[t.Choose, ...] = (), **more: Any) -> t.Automatic:
    return with_text(FANFARE.means[0], do, targets, **more)


def last_words(*do: t.Instr, targets: tuple[t.Choose, ...] = ()) -> t.Automatic:
    return with_text(LAST_WORDS.means[0], do, targets)


def on_evolve(*do: t.Instr, targets: tuple[t.Choose, ...] = (), **more: Any) -> t.Automatic:
    return with_text(ON_EVOLVE.means[0], do, targets, **more)


def strike(*do: t.Instr, targets: tuple[t.Choose, ...] = (), **more: Any) -> t.Automatic:
    return with_text(STRIKE.means[0], do, targets, **more)


def one(what: t.Sel, n: int = 1, up_to: bool = False, name: str = "t") -> tuple[t.Choose, ...]:
    return (t.Choose(name, n, what, up_to),)


class Put(NamedTuple):
    """A card with what is to be said of it."""

    card: Card
    properties: dict[str, Any]


def put(card: Card, **properties: Any) -> Put:
    """`engaged=True`, `new=True` (came this turn), `damage=1`, `counters={...}`, `evolve=card`, `up`, `owner`."""
    return Put(card, properties)


Cards = tuple[Card | Put, ...]
FILLER = follower("Filler", 1, 1, cost=1)


def position(
    edition: str,
    field: Cards = (),
    enemy: Cards = (),
    hand: Cards = (),
    enemy_hand: Cards = (),
    ex: Cards = (),
    enemy_ex: Cards = (),
    evolve: Cards = (),
    enemy_evolve: Cards = (),
    cemetery: Cards = (),
    deck: Cards = (FILLER,) * 6,
    enemy_deck: Cards = (FILLER,) * 6,
    pp: int = 5,
    enemy_pp: int = 0,
    ep: int = 0,
    enemy_ep: int = 0,
    max_pp: int = 5,
    turn: int = 5,
    phase: str = "main",
    leader: Card = LEADER,
    fixed: tuple[int, ...] = (),
) -> Game:
    game = Game(BOOKS[edition], (), 1)
    game.turn = turn
    for player, numbers in ((0, (pp, max_pp, ep)), (1, (enemy_pp, max_pp, enemy_ep))):
        for name, n in zip(("play points", "maximum play points", "evolution points"), numbers, strict=True):
            game.nums[player][name] = n
    zones_of = (
        {"leader": (leader,), "field": field, "hand": hand, "ex": ex, "evolve deck": evolve, "cemetery": cemetery,
         "deck": deck},
        {"leader": (LEADER,), "field": enemy, "hand": enemy_hand, "ex": enemy_ex, "evolve deck": enemy_evolve,
         "deck": enemy_deck},
    )  # fmt: skip
    for player, table in enumerate(zones_of):
        for zone, cards in table.items():
            for item in reversed(cards) if zone == "deck" else cards:
                _put(game, player, zone, item)
    game.pool = tuple(pool_of(game))
    game.fixed = fixed
    for proc, rule in BOOKS[edition].starts[phase]:
        game.frames.append(Frame(proc, BOOKS[edition].procedures[proc].at[rule]))
    return game


def _put(game: Game, player: int, zone: str, item: Card | Put) -> None:
    card, said = item if isinstance(item, Put) else (item, {})
    id = place(game, player, zone, card, {k: v for k, v in said.items() if k in ("up", "owner", "damage")})
    obj = game.objects[id].copy()
    obj.turn = game.turn if said.get("new") else game.turn - 1
    obj.state = int(said.get("engaged", False))
    obj.counters = tuple(said.get("counters", {}).items())
    game.put(obj)
    if "evolve" in said:
        link = place(game, player, "evolve zone", said["evolve"], {"host": id})
        linked = game.objects[link].copy()
        linked.turn = game.turn if said.get("evolved_now") else game.turn - 1
        game.put(linked)


def board(edition: str, **said: Any) -> Driver:
    """A position in player 0's main phase (or `phase=`), driven by option texts. See `position`."""
    return Driver(position(edition, **said))


def start(edition: str, seed: int = 1, forced: bool = False) -> Driver:
    """A whole game with shipped decks, at its first decision."""
    names = list(SPEC.deck_texts())
    return Driver(SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), seed, edition), forced)


# --- reading -----------------------------------------------------------------------------------------------------


def defense(play: Driver, player: int) -> int:
    """A leader's defense."""
    return layers.value(play.game, play.game.zone("leader", player)[0], "defense")


def leader_hit(play: Driver) -> int:
    """What the enemy leader has lost."""
    return 20 - defense(play, 1)


def defense_of(play: Driver, player: int, name: str, n: int = 0) -> int:
    return layers.value(play.game, play.obj("field", player, name, n).id, "defense")


def attack_of(play: Driver, player: int, name: str, n: int = 0) -> int:
    return layers.value(play.game, play.obj("field", player, name, n).id, "attack")


def num(play: Driver, player: int, name: str = "play points") -> int:
    return play.game.num(player, name)


def offers(play: Driver, *beginnings: str) -> bool:
    """Whether each beginning is that of some option."""
    return all(any(text.startswith(b) for text in play.offered) for b in beginnings)


def end_turn(play: Driver) -> Driver:
    """End the main phase and decline whatever the end phase offers, up to the next main phase or redraw."""
    turn = play.game.turn
    play.take("end the main phase")
    while play.decision is not None and play.game.turn == turn:
        for text in ("engage no more", "do nothing"):
            if text in play.offered:
                play.take(text)
                break
        else:
            break
    return play


def evolver(name: str, cost: int = 1, attack: int = 2, defense: int = 2, *abilities: t.Ability) -> Card:
    return follower(name, attack, defense, evolve_ability(cost), *abilities)


def random_play(game: Game, seed: int, most: int = 10_000) -> Game:
    """Pick options by a small generator of our own until the game is over."""
    state = seed
    for _ in range(most):
        decision = advance(game)
        if decision is None:
            return game
        state = (state * 1103515245 + 12345) % 2**31
        decide(game, state // 7 % len(decision.options))
    raise AssertionError("the game does not end")


def zone_sizes(play: Driver, player: int, *names: str) -> list[int]:
    return [len(play.game.zone(name, player)) for name in names]
