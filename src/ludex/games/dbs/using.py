"""[DBS 8-6-1] Skills of cards that the effect of another skill activates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.flow.play import Play
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.resolving import playing
from ludex.core.values import layers, queries
from ludex.games.dbs.c02_card_data import is_extra
from ludex.games.dbs.c03_game_areas import DECK, HAND, LIFE
from ludex.games.dbs.c04_basic_terms import barred

if TYPE_CHECKING:
    from ludex.core.position.game import Game

WORDS: Final = ("main", "battle", "main battle")
"""The words of the verb: when such a skill is activated; without a word, whenever."""


@record
class Using(NamedTuple):
    """The player, the card, and when its skill is activated (`WORDS`)."""

    player: int
    card: int
    word: str


def _skills(game: Game, id: int, player: int, word: str) -> list[tuple[int, t.Activated]]:
    """The [Activate] skills of the card that can be activated [DBS 8-4-2-2], with their numbers."""
    found = []
    for number, ability in zip(layers.numbers(game, id), layers.abilities(game, id), strict=True):
        if not isinstance(ability, t.Activated) or ability.keyword or not set(ability.timing) <= {"main", "battle"}:
            continue
        fits = not word or set(ability.timing) == set(word.split())
        ctx = Ctx(id, player, (), None, number)
        if fits and not barred(game, id, ability) and playing.playable(game, ability, ctx):
            found.append((number, ability))
    return found


def activate_skill(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 8-6-1] The master of the effect activates an [Activate] skill of each card, wherever it lies: its cost is
    paid, that of the card is not."""
    for id in ids:
        if id in game.objects and queries.may(game, "activate", id, True):
            push(game, "DBS 8-6-1", Using(ctx.controller, id, do.word))


def _ask_skill(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Using)
    if local.card not in game.objects:
        return None
    options = [Option("activate", (local.card,), n) for n, _ in _skills(game, local.card, local.player, local.word)]
    return Decision(local.player, "choose a skill", options, local.card) if len(options) > 1 else None


def _activate(game: Game, frame: Frame) -> str | None:
    """[DBS 8-6-2-5-1] Activates the skill. An Extra Card that is not in play goes to the Drop Area."""
    local = frame.locals(Using)
    found = dict(_skills(game, local.card, local.player, local.word)) if local.card in game.objects else {}
    if not found:
        return None
    number = frame.answer.n if frame.answer is not None else next(iter(found))
    source = local.card
    if is_extra(game, source):
        events.announce(game, "extra used", source, local.player)
        if game.objects[source].zone in (HAND, DECK, LIFE):
            used = events.moving(game, source, "drop", word="use")
            events.perform(game, used)
            source = used.new or source
    push(game, "DBS 8-6-2", Play(source, found[number], Ctx(source, local.player, (), None, number)))
    return None


USING: Final = procedure("DBS 8-6-1", "Activating a skill of a card", Step("8-6-1", _activate, ask=_ask_skill))
VERBS: Final = {"activate a skill": Verb("DBS 8-6-1", activate_skill)}
