"""Union Burst. The rulebook has no chapter about it: the cards use the icon as the name of abilities, and card text
goes first [SVE 1.3.1]. RULING-SVE-042: the abilities are valid in decks based on their universe, and such an ability
has been activated when it has resolved, after its cost was paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import CondFn, Verb
from ludex.games.sve.c05_key_notations import tell
from ludex.games.sve.c14_universe_specific import based_on
from ludex.games.sve.words import KEYWORDS_JA
from ludex.lang.pattern import Keyword

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

NAME: Final = "Union Burst"
BURST: Final = "union burst"
"""The event: such an ability of the object has been activated."""
UNIVERSE: Final = "Princess Connect"

UNION_BURST = Keyword(NAME, "SVE 1.3.1", ja=KEYWORDS_JA[NAME], words=("[Union Burst]", "[UB]"))
HEADING = t.Heading(NAME, cond=t.Named(NAME))
ACTIVATED = t.Do(BURST)


def valid(game: Game, ctx: Ctx) -> bool:
    """RULING-SVE-042: Whether the deck of the card's owner is based on the universe, as far as one can tell."""
    obj = game.look(ctx.source)
    return obj is not None and based_on(game, obj.owner, UNIVERSE)


def burst(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    tell(game, BURST, ctx.source, ctx.controller)


def told(ability: t.Ability, block: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    """What an ability does; one with Union Burst also tells at its end that it has been activated."""
    return (*block, ACTIVATED) if ability.headings and ability.called(NAME) else block


VERBS: Final[dict[str, Verb]] = {BURST: Verb("SVE 1.3.1", burst)}
CONDITIONS: Final[dict[str, CondFn]] = {NAME: valid}
