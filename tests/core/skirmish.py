"""Skirmish: a small game of our own, the example that CONTRIBUTING's recipe "add a game" follows.

Its rulebook, in full:
1: each player shuffles a deck and draws 4.
2: a turn: 2.1 all your units stand, 2.2 you get one more mana than last turn and refill, 2.3 you draw a card,
2.4 check timing, 2.5 you play a card, use an ability, attack with a standing unit that did not come this turn, or end.
3: an attack rests the attacker and hits the enemy hero or a rested unit; units hit back.
4: check timing: who has no life or could not draw loses; units without health die; then waiting abilities.
"""

from __future__ import annotations

from typing import NamedTuple

from ludex.core import tree as t
from ludex.core.book import HIDDEN, OWN, PUBLIC, Book, Verb, ZoneKind, register
from ludex.core.flow.decisions import PASS, Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, call, inside, procedure, push
from ludex.core.flow.play import Play
from ludex.core.happening import check_timing, events, zones
from ludex.core.happening.check_timing import ACTIVE, NON_ACTIVE, play_one_pending, until_none_left
from ludex.core.machine import complete
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game, Outcome
from ludex.core.position.objects import Card
from ludex.core.position.records import record
from ludex.core.resolving import deeds, playing
from ludex.core.values import durations, layers, queries, settling, uses


@record
class Skirmishing(NamedTuple):
    attacker: int
    target: int


def unit(name: str, cost: int, power: int, health: int, *abilities: t.Ability) -> Card:
    figures = {"cost": cost, "power": power, "health": health}
    return Card(name.lower(), name, ("unit",), figures, {}, "", abilities)


def spell(name: str, cost: int, *abilities: t.Ability) -> Card:
    return Card(name.lower(), name, ("spell",), {"cost": cost}, {}, "", abilities)


def stand_up(game: Game, frame: Frame) -> str | None:
    game.used = ()
    batch = [Event("state", id, state=0, word="standing") for id in game.zone("field", game.active)]
    events.perform(game, *batch)
    return None


def refill(game: Game, frame: Frame) -> str | None:
    p = game.active
    game.set_num(p, "max mana", min(10, game.num(p, "max mana") + 1))
    game.set_num(p, "mana", game.num(p, "max mana"))
    return None


def draw_step(game: Game, frame: Frame) -> str | None:
    if not deeds.draw(game, game.active):
        game.set_num(game.active, "decked", 1)
    return None


def may_act(game: Game, frame: Frame) -> Decision:
    p = game.active
    options = [
        Option("play", (id,)) for id in distinct(game, [id for id in game.zone("hand", p) if can_play(game, id)])
    ]
    for id in game.zone("field", p):
        options += [Option("attack", (id, other)) for other in targets(game, id)]
        ctx = Ctx(id, p)
        abilities = playing.activated(game, id)
        options += [Option("use", (id,), i) for i, a in enumerate(abilities) if playing.playable(game, a, ctx)]
    if game.num(p, "patience"):
        options.append(Option("wait"))
    options.append(PASS)
    return Decision(p, "your turn", options)


def can_play(game: Game, id: int) -> bool:
    p = game.objects[id].player
    card = game.objects[id].card
    if settling.price(game, id, card.figures["cost"]) > game.num(p, "mana"):
        return False
    if card.types == ("spell",):
        return all(playing.playable(game, s, Ctx(id, p)) for s in card.spells)
    return len(game.zone("field", p)) < 5


def targets(game: Game, id: int) -> list[int]:
    obj = game.objects[id]
    if obj.state or not queries.may(game, "attack", id, obj.turn < game.turn):
        return []
    enemies = game.zone("field", 1 - obj.player)
    base = [*game.zone("hero", 1 - obj.player), *(e for e in enemies if game.objects[e].state)]
    return queries.among(game, "attack targets", id, base, enemies)


def act(game: Game, frame: Frame) -> str | None:
    answer = frame.answer
    assert answer is not None
    p = game.active
    if answer.verb == "pass":
        return "2.6"
    if answer.verb == "wait":
        return None
    if answer.verb == "attack":
        push(game, "SKIRMISH 3", Skirmishing(*answer.cards))
    elif answer.verb == "use":
        ability = playing.activated(game, answer.cards[0])[answer.n]
        uses.use(game, answer.cards[0], ability)
        push(game, "SKIRMISH 5", Play(answer.cards[0], ability, Ctx(answer.cards[0], p)))
    else:
        play_card(game, answer.cards[0], p)
    return None


def play_card(game: Game, id: int, p: int) -> None:
    card = game.objects[id].card
    game.set_num(p, "mana", game.num(p, "mana") - settling.price(game, id, card.figures["cost"]))
    if card.types == ("unit",):
        events.perform(game, events.moving(game, id, "field", p, "play"))
        return
    new = zones.move(game, game.objects[id], game.kind("stage"), p)
    push(game, "SKIRMISH 5", Play(new, card.spells[0], Ctx(new, p)))


def end_turn(game: Game, frame: Frame) -> str | None:
    durations.expire(game, "turn")
    game.active = 1 - game.active
    game.turn += 1
    return "2.1"


def declare(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Skirmishing)
    events.perform(game, Event("state", local.attacker, state=1, word="rested"))
    events.announce(game, "attack", local.attacker, other=local.target)
    return None


def strike(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Skirmishing)
    if local.attacker not in game.objects or local.target not in game.objects:
        return None
    batch = [
        Event(
            "damage", local.target, n=layers.value(game, local.attacker, "power"), word="battle", cause=local.attacker
        )
    ]
    if "unit" in game.objects[local.target].card.types:
        batch.append(
            Event(
                "damage", local.attacker, n=layers.value(game, local.target, "power"), word="battle", cause=local.target
            )
        )
    events.perform(game, *batch)
    return None


def lose(game: Game) -> bool:
    dead = [p for p in (0, 1) if game.objects[game.zone("hero", p)[0]].damage >= 10 or game.num(p, "decked")]
    if dead:
        game.outcome = Outcome(-1 if len(dead) == 2 else 1 - dead[0], "no life or no card", "SKIRMISH 4")
    return bool(dead)


def die(game: Game) -> bool:
    dead = [
        id
        for p in (0, 1)
        for id in game.zone("field", p)
        if game.objects[id].damage >= layers.value(game, id, "health")
    ]
    if dead:
        events.perform(game, *(events.moving(game, id, "grave", word="die") for id in dead))
    return bool(dead)


def clear_stage(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Play)
    if local.source in game.objects and inside(game, "SKIRMISH 2"):
        obj = game.objects[local.source]
        if obj.zone == game.kind("stage"):
            events.perform(game, events.moving(game, obj.id, "grave"))
    return None


def unplayable(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Play)
    ability = local.ability
    if isinstance(ability, t.Automatic) and not playing.playable(game, ability, local.ctx):
        return "end"
    return None


def heal(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    for id in ids:
        obj = game.objects[id].copy()
        obj.damage = max(0, obj.damage - n)
        game.put(obj)


def make_book() -> Book:
    book = Book("skirmish", "SKIRMISH", "Skirmish")
    book.set_zones(
        ZoneKind("deck", HIDDEN, ordered=True),
        ZoneKind("hand", OWN),
        ZoneKind("field", PUBLIC, oriented=True),
        ZoneKind("hero", PUBLIC),
        ZoneKind("grave", PUBLIC),
        ZoneKind("stage", PUBLIC, shared=True),
    )
    book.states = ("standing", "rested")
    book.acting = (2, 3)
    book.also_acting = (1,)
    book.triggers.looks_back = lambda game, event: event.src == 2
    book.verbs = {"heal": Verb("SKIRMISH 5", heal)}
    book.conditions = {"rich": lambda game, ctx: game.num(ctx.controller, "mana") >= 5}
    book.tokens = {"rat": unit("Rat", 1, 1, 1)}
    book.texts = {"play": "play {a}", "attack": "attack {a} -> {b}", "use": "use {a}", "pass": "end turn"}
    book.root = "SKIRMISH 2"
    book.add(
        procedure(
            "SKIRMISH 2",
            "Turn",
            Step("2.1", stand_up),
            Step("2.2", refill),
            Step("2.3", draw_step),
            Step("2.4", call("SKIRMISH 4")),
            Step("2.5", act, ask=may_act),
            Step("nb.again", call("SKIRMISH 4", then="2.5")),
            Step("2.6", end_turn),
        ),
        procedure("SKIRMISH 3", "Attack", Step("3.1", declare), Step("3.2", call("SKIRMISH 4")), Step("3.3", strike)),
        procedure(
            "SKIRMISH 4",
            "Check timing",
            Step("4.1", until_none_left(lose, die, check_timing.check_states)),
            Step("4.2", **play_one_pending(ACTIVE, "SKIRMISH 5", back_to="4.1")),
            Step("4.3", **play_one_pending(NON_ACTIVE, "SKIRMISH 5", back_to="4.1")),
        ),
        procedure(
            "SKIRMISH 5",
            "Playing",
            Step("5.1", unplayable),
            Step("5.2", **playing.choose_modes()),
            Step("5.3", **playing.choose_targets()),
            Step("5.4", **playing.pay_cost()),
            Step("5.5", **playing.resolve_ability()),
            Step("5.6", clear_stage),
        ),
    )
    return register(complete(book))


BOOK = make_book()
FILLER = unit("Filler", 9, 1, 1)
HERO = Card("hero", "Hero", ("hero",), {}, {}, "", ())


def start(deck0: list[Card], deck1: list[Card], seed: int = 1, hand: int = 4) -> Game:
    pool = tuple(dict.fromkeys([HERO, *deck0, *deck1]))
    game = Game(BOOK, pool, seed)
    for p, deck in enumerate((deck0, deck1)):
        zones.create(game, HERO, game.kind("hero"), p)
        for card in deck:
            zones.create(game, card, game.kind("deck"), p)
        zones.shuffle(game, game.kind("deck"), p)
        for _ in range(hand):
            deeds.draw(game, p)
    game.turn = 1
    push(game, "SKIRMISH 2")
    return game


def board(*units: Card, enemy: tuple[Card, ...] = (), hand: tuple[Card, ...] = (), mana: int = 5) -> Game:
    """A position in the middle of player 0's turn, at 2.5. Player 0 may wait, so that no turn ends by itself."""
    pool = tuple(dict.fromkeys([HERO, FILLER, *units, *enemy, *hand]))
    game = Game(BOOK, pool, 1)
    for p in (0, 1):
        zones.create(game, HERO, game.kind("hero"), p)
        for _ in range(5):
            zones.create(game, FILLER, game.kind("deck"), p)
    for card in units:
        zones.create(game, card, game.kind("field"), 0)
    for card in enemy:
        zones.create(game, card, game.kind("field"), 1, state=1)
    for card in hand:
        zones.create(game, card, game.kind("hand"), 0)
    game.turn = 3
    game.set_num(0, "mana", mana)
    game.set_num(0, "patience", 1)
    push(game, "SKIRMISH 2")
    game.frames[-1].pc = BOOK.procedures["SKIRMISH 2"].at["2.5"]
    return game
