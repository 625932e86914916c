"""[DBS 8-3-2] One keyword skill of a card that a player chooses, and that is negated for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.resolving import deeds
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Game

NEGATED: Final = "negated"
"""The name to which the card is bound in the effect."""


@record
class Negating(NamedTuple):
    """The player who chooses, the card, the duration word, and the source of the skill."""

    player: int
    card: int
    until: str
    source: int


def keywords_of(game: Game, id: int) -> list[str]:
    """The keyword skills that the card has."""
    return sorted(name for name in game.book.keywords if layers.has(game, id, name)) if id in game.objects else []


def negate_keyword(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 8-3-2] The master of the skill chooses a keyword skill of each card; it is negated as long as `do.word`
    says."""
    for id in ids:
        if keywords_of(game, id):
            push(game, "DBS 8-3-2", Negating(ctx.controller, id, do.word, ctx.source))


def _ask_keyword(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Negating)
    options = [Option("negate keyword", (local.card,), word=name) for name in keywords_of(game, local.card)]
    return Decision(local.player, "choose a keyword skill", options, local.card) if options else None


def _negate(game: Game, frame: Frame) -> str | None:
    """[DBS 8-3-2] The skill stays, but does nothing."""
    local = frame.locals(Negating)
    if frame.answer is not None:
        ctx = Ctx(local.source, local.player).bind(NEGATED, (local.card,))
        deeds.start_effect(game, t.Strip(t.Ref(NEGATED), frame.answer.word, negate=True), local.until, ctx)
    return None


NEGATING: Final = procedure("DBS 8-3-2", "Negating a keyword skill", Step("8-3-2", _negate, ask=_ask_keyword))
VERBS: Final = {"negate a keyword": Verb("DBS 8-3-2", negate_keyword)}
