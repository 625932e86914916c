"""[CC 104.1] Aether that a text lets be spent only on playing certain cards ("Spend this aether only to play ...").

The kind of such aether says for which cards it is, as alternatives of words that the card must have:
`type:servant&race:Fox|type:conjure`. A need of aether names the words of the card that is played (`AetherNeed.card`),
but only in games in which such aether is produced.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.tree import walk
from ludex.core.values import layers
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game

FOR_CARDS: Final = "produce for"
"""The verb that produces such aether; its objects are the cards that the aether is for."""
PRODUCES: Final[tuple[str, ...]] = ("produce", FOR_CARDS)
KINDS: Final = ("type", "race", "element", "name")


def written(what: t.Sel) -> str:
    """The cards in the words of a kind of aether; "": they cannot be written so."""
    return "|".join("&".join(sorted(words)) for words in _ways(what))


def _ways(what: t.Sel) -> list[frozenset[str]]:
    """Alternatives of words that a card must have; none: the selector says something else."""
    if isinstance(what, t.Word):
        return [frozenset((f"{what.kind}:{what.value}",))]
    if isinstance(what, t.Not) and isinstance(what.part, t.Word):
        return [frozenset((f"!{what.part.kind}:{what.part.value}",))]
    if isinstance(what, t.Not) and isinstance(what.part, t.Some):
        return _ways(t.All(tuple(t.Not(part) for part in what.part.parts)))
    if isinstance(what, t.Some):
        found = [_ways(part) for part in what.parts]
        return [way for ways in found for way in ways] if all(found) else []
    if isinstance(what, t.All):
        return [frozenset().union(*ways) for ways in product(*(_ways(part) for part in what.parts))]
    return []


def allows(only: str, card: tuple[str, ...]) -> bool:
    """Whether the aether may be spent on a card with these words (`card_words`); for nothing but cards if there are
    none."""
    return bool(card) and any(
        all((word[1:] not in card) if word.startswith("!") else word in card for word in way.split("&"))
        for way in only.split("|")
    )


def told(only: str) -> str:
    """The cards in words: `servant Fox or conjure`."""
    ways = (" ".join(word.partition(":")[2] for word in reversed(way.split("&"))) for way in only.split("|"))
    return " or ".join(ways)


def _restricts(pool: tuple[Card, ...], book: Book) -> bool:
    made = [node for card in BROUGHT.of(pool, book) for node in walk.nodes(card.abilities) if isinstance(node, t.Do)]
    return any(do.verb == FOR_CARDS for do in made)


RESTRICTS: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_restricts, POOLS)
"""Whether a card of the pool, or a token that can come, produces such aether."""


def card_words(game: Game, id: int) -> tuple[str, ...]:
    """The words of a card that is played, by which aether is spent on it; none where no such aether is produced."""
    if not RESTRICTS.of(game.pool, game.book):
        return ()
    return tuple(f"{kind}:{word}" for kind in KINDS for word in layers.words(game, id, kind))
