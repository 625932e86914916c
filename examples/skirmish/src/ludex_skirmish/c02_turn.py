"""Chapter 2: the turn, a table of steps, and what a player may do in it."""

from __future__ import annotations

from typing import Final

from ludex.core.flow.decisions import PASS, Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, call, procedure, push
from ludex.core.flow.play import Play
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game
from ludex.core.resolving import deeds, playing
from ludex.core.values import durations, queries, settling, uses
from ludex_skirmish.c03_attack import ATTACK, Attacking
from ludex_skirmish.c04_check_timing import CHECK_TIMING, no_card
from ludex_skirmish.c05_abilities import PLAYING
from ludex_skirmish.c06_zones import FIELD, HAND, HERO, STAGE, STANDING

MOST_MANA, ROOM = 10, 5


def _stand_up(game: Game, frame: Frame) -> str | None:
    game.used = ()
    batch = [Event("state", id, state=STANDING, word="standing") for id in game.at(FIELD, game.active)]
    events.perform(game, *batch)
    return None


def _refill(game: Game, frame: Frame) -> str | None:
    player = game.active
    game.set_num(player, "max mana", min(MOST_MANA, game.num(player, "max mana") + 1))
    game.set_num(player, "mana", game.num(player, "max mana"))
    return None


def _draw(game: Game, frame: Frame) -> str | None:
    if not deeds.draw(game, game.active):
        no_card(game, game.active)
    return None


def may_act(game: Game, frame: Frame) -> Decision:
    """[SKIRMISH 2.5] Equal cards in hand are offered once."""
    player = game.active
    playable = [id for id in game.at(HAND, player) if can_play(game, id)]
    options = [Option("play", (id,)) for id in distinct(game, playable)]
    for id in game.at(FIELD, player):
        options += [Option("attack", (id, other)) for other in targets(game, id)]
        for i, ability in enumerate(playing.activated(game, id)):
            if playing.playable(game, ability, Ctx(id, player)):  # [SKIRMISH 2.5.3]
                options.append(Option("use", (id,), i))
    return Decision(player, "your turn", [*options, PASS])


def can_play(game: Game, id: int) -> bool:
    """[SKIRMISH 2.5.1] [SKIRMISH 2.5.2] Only what can be completed is offered."""
    obj = game.objects[id]
    if _price(game, id) > game.num(obj.player, "mana"):
        return False
    if obj.card.types == ("spell",):
        return all(playing.playable(game, spell, Ctx(id, obj.player)) for spell in obj.card.spells)
    return len(game.at(FIELD, obj.player)) < ROOM


def _price(game: Game, id: int) -> int:
    return settling.price(game, id, game.objects[id].card.figures["cost"])


def targets(game: Game, id: int) -> list[int]:
    """[SKIRMISH 2.5.4] [SKIRMISH 3.1.1]"""
    obj = game.objects[id]
    if obj.state != STANDING or not queries.may(game, "attack", id, obj.turn < game.turn):
        return []
    enemies = game.at(FIELD, 1 - obj.player)
    base = [*game.at(HERO, 1 - obj.player), *(enemy for enemy in enemies if game.objects[enemy].state != STANDING)]
    return queries.among(game, "attack targets", id, base, enemies)


def act(game: Game, frame: Frame) -> str | None:
    """[SKIRMISH 2.5]"""
    answer = frame.answer
    assert answer is not None
    if answer.verb == "pass":
        return "2.6"
    if answer.verb == "attack":
        push(game, ATTACK.id, Attacking(*answer.cards))
    elif answer.verb == "use":
        ability = playing.activated(game, answer.cards[0])[answer.n]
        uses.use(game, answer.cards[0], ability)
        push(game, PLAYING.id, Play(answer.cards[0], ability, Ctx(answer.cards[0], game.active)))
    else:
        play_card(game, answer.cards[0], game.active)
    return None


def play_card(game: Game, id: int, player: int) -> None:
    """[SKIRMISH 2.5.1] [SKIRMISH 2.5.2]"""
    card = game.objects[id].card
    game.set_num(player, "mana", game.num(player, "mana") - _price(game, id))
    if card.types == ("unit",):
        events.perform(game, events.moving(game, id, "field", player, "play"))
        return
    new = zones.move(game, game.objects[id], STAGE, player)
    push(game, PLAYING.id, Play(new, card.spells[0], Ctx(new, player)))


def _end_turn(game: Game, frame: Frame) -> str | None:
    durations.expire(game, "turn")
    game.active = 1 - game.active
    game.turn += 1
    return "2.1"


TURN: Final = procedure(
    "SKIRMISH 2",
    "Turn",
    Step("2.1", _stand_up),
    Step("2.2", _refill),
    Step("2.3", _draw),
    Step("2.4", call(CHECK_TIMING.id)),
    Step("2.5", act, ask=may_act),
    Step("2.5.5", call(CHECK_TIMING.id, then="2.5")),
    Step("2.6", _end_turn),
)
