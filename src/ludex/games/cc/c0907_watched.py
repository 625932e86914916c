"""[CC 907.2] Who makes aether now rests the card now: texts in sight that ask whether a card is rested, or hear that
it rests, make a difference of it; and so do aether abilities that do more (RULING-CC-004)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.tree import walk
from ludex.core.values import layers, select
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_printed as printed
from ludex.games.cc.c0300_zones import CASTER, CHASE, HAND, SERVANT
from ludex.games.cc.c0907_restricted import PRODUCES
from ludex.games.cc.c1300_other import COIN

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game

Asked = tuple[t.Sel, ...]
"""The cards whose resting a text asks about, whether they are rested or not."""
TURNED: Final[tuple[str, ...]] = ("rested", "recovered")
"""[CC 303.1] The positions between which a card changes that makes aether."""


def _asked_in(block: object, about: None) -> Asked:
    """NB: what a player chooses among recovered cards, mostly to rest it, is no question: rested cards are less."""
    found: list[t.Sel] = []
    chosen = [node.what for node in walk.nodes(block) if isinstance(node, t.Choose) and not node.target]
    for node in walk.nodes(block):
        if isinstance(node, t.When) and node.event == "state" and (not node.word or node.word in TURNED):
            found.append(node.subject)
        elif isinstance(node, t.Is) and _is_turned(node.such):
            found.append(t.ANY if isinstance(node.what, t.Ref) else node.what)
        elif isinstance(node, t.All) and any(_is_turned(part) for part in node.parts) and node not in chosen:
            found.append(t.All(tuple([part for part in node.parts if not _is_turned(part)])))
    return tuple(found)


def _is_turned(sel: t.Sel) -> bool:
    if isinstance(sel, t.Not):
        return _is_turned(sel.part)
    if isinstance(sel, t.Some):
        return any(_is_turned(part) for part in sel.parts)
    return isinstance(sel, t.State) and sel.word in TURNED


def _asked_by(pool: tuple[Card, ...], book: Book) -> dict[str, Asked]:
    found = {card.number: _asked_in(card.abilities, None) for card in BROUGHT.of(pool, book)}
    return {number: asked for number, asked in found.items() if asked}


def _asked_beyond(pool: tuple[Card, ...], book: Book) -> dict[str, Asked]:
    asked = ASKED.of(pool, book)
    idle = {card.number for card in BROUGHT.of(pool, book) if not printed.notes_of(card).rests}
    found = {number: tuple([what for what in whats if printed.beyond_servants(what)
                            and not (number in idle and isinstance(what, t.Self))])
             for number, whats in asked.items()}  # fmt: skip
    return {number: whats for number, whats in found.items() if whats}


ASKED: Final[Memo[tuple[Card, ...], Book, dict[str, Asked]]] = Memo(_asked_by, POOLS)
ASKED_BEYOND: Final[Memo[tuple[Card, ...], Book, dict[str, Asked]]] = Memo(_asked_beyond, POOLS)
"""What texts ask about other cards than servants, and than themselves if they make no aether: enough, if no effect
gives abilities or types."""
IN_EFFECT: Final[Memo[object, None, Asked]] = Memo(_asked_in)


def _tells(ability: t.Activated, about: None) -> bool:
    """Whether the aether ability does more than to rest its card and produce aether. NB: a coin only goes
    [CC 403.6a]."""
    if ability == COIN.abilities[0]:
        return False
    return not all(isinstance(part, t.SetState) for part in ability.cost) or not all(
        isinstance(part, t.Do) and part.verb in PRODUCES for part in ability.do
    )


TELLS: Final[Memo[t.Activated, None, bool]] = Memo(_tells)


def _telling(pool: tuple[Card, ...], book: Book) -> frozenset[str]:
    return frozenset(
        card.number for card in BROUGHT.of(pool, book) for ability in walk.nodes(card.abilities)
        if isinstance(ability, t.Activated) and printed.is_aether_ability(ability) and TELLS.of(ability, None)
    )  # fmt: skip


TELLING: Final[Memo[tuple[Card, ...], Book, frozenset[str]]] = Memo(_telling, POOLS)


def telling(game: Game, player: int) -> list[aether.Source]:
    """The player's aether abilities that do more than to rest their card and produce aether: it matters when they are
    used."""
    numbers, granted = TELLING.of(game.pool, game.book), layers.index_of(game).granted
    if not numbers:
        return []
    found: list[aether.Source] = []
    for id in game.at(CASTER, player) + game.at(SERVANT, player):
        if game.objects[id].info.number in numbers or id in granted:
            found += [s for s in aether.sources_of(game, player, id) if _is_telling(game, s)]
    return found


def _is_telling(game: Game, source: aether.Source) -> bool:
    ability = layers.abilities(game, source.id)[source.ability]
    return isinstance(ability, t.Activated) and TELLS.of(ability, None)


def watched(game: Game, player: int) -> list[int]:
    """Those of the player's cards in the field whose resting a text asks about or hears of: of a card in the field, in
    the chase or in the player's hand, or of an effect that lasts."""
    few = printed.no_servant_makes(game, layers.index_of(game))
    asked = (ASKED_BEYOND if few else ASKED).of(game.pool, game.book)
    if not asked:
        return []
    texts = SIGHT[player].of(game, player, asked)
    own = game.at(CASTER, player) + game.at(SERVANT, player) if texts else ()
    return [id for id in own if aether.may_produce(game, id) and _is_asked(game, id, texts)]


class Sight:
    """The texts that a player saw last (`_in_sight`), and all that they were found by: the zones, what cards there are
    in them (`Game.faces`), and the effects."""

    __slots__ = ("asked", "delayed", "effects", "faces", "texts", "zones")

    def __init__(self) -> None:
        self.faces = -1
        self.asked: dict[str, Asked] = {}
        self.zones: list[tuple[int, ...]] = []
        self.effects: tuple[object, ...] = ()
        self.delayed: tuple[object, ...] = ()
        self.texts: list[tuple[Ctx, Asked]] = []

    def of(self, game: Game, player: int, asked: dict[str, Asked]) -> list[tuple[Ctx, Asked]]:
        """The texts in sight, looked for again if any of that has changed."""
        zones = [game.at(CASTER, 0), game.at(SERVANT, 0), game.at(CASTER, 1), game.at(SERVANT, 1), game.at(CHASE, 0),
                 game.at(HAND, player)]  # fmt: skip
        same = self.faces == game.faces and self.asked is asked
        if not same or self.effects is not game.effects or self.delayed is not game.delayed or not self._there(zones):
            self.faces, self.asked, self.zones = game.faces, asked, zones
            self.effects, self.delayed = game.effects, game.delayed
            self.texts = _in_sight(game, player, asked)
        return self.texts

    def _there(self, zones: list[tuple[int, ...]]) -> bool:
        for i, zone in enumerate(self.zones):  # noqa: SIM110  a generator costs more than the tests
            if zone is not zones[i]:
                return False
        return True


SIGHT: Final[tuple[Sight, ...]] = (Sight(), Sight())


def sight_holds(game: Game) -> bool:
    """Whether each player's texts in sight are those found anew (a `Shortcut.long`)."""
    asked = ASKED.of(game.pool, game.book)
    seen = [SIGHT[player].of(game, player, asked) for player in (0, 1)]
    return seen == [_in_sight(game, player, asked) for player in (0, 1)]


def _in_sight(game: Game, player: int, asked: dict[str, Asked]) -> list[tuple[Ctx, Asked]]:
    found: list[tuple[Ctx, Asked]] = []
    field = game.at(CASTER, 0) + game.at(SERVANT, 0) + game.at(CASTER, 1) + game.at(SERVANT, 1)
    for id in field + game.at(CHASE, 0) + game.at(HAND, player):
        obj = game.objects[id]
        if obj.info.number in asked:
            found.append((Ctx(id, obj.player), asked[obj.info.number]))
    for effect in game.effects:
        source = game.look(effect.source)
        if source is not None and source.info.number in asked:
            ctx = Ctx(effect.source, effect.controller, effect.bound)
            found.append((ctx, IN_EFFECT.of(effect.node, None)))
    for late in game.delayed:
        found.append((Ctx(late.source, late.controller, late.bound), IN_EFFECT.of(late.instr, None)))
    return found


def _is_asked(game: Game, id: int, texts: list[tuple[Ctx, Asked]]) -> bool:
    for ctx, asked in texts:
        for what in asked:
            if select.matches(game, what, id, ctx):
                return True
    return False
