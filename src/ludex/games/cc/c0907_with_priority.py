"""[CC 907.2] Aether abilities that a player with priority may use, besides paying: RULING-CC-004.

Aether that is made now can also be made later, while paying, unless something happens to the card that makes it. So an
aether ability is an action of its own where the difference is in reach: something in the chase, an action that the
player could take now, a cost or a replacement that the player could come to pay, or a battle could remove, turn or
change its card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.compiling import mypyc_attr
from ludex.core import tree as t
from ludex.core.flow.decisions import Option, distinct
from ludex.core.flow.play import Playable
from ludex.core.position.game import Ctx
from ludex.core.position.objects import ANY_LENT, Card
from ludex.core.position.pools import POOLS
from ludex.core.resolving import playing
from ludex.core.tree import walk
from ludex.core.values import layers, select
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_printed as printed
from ludex.games.cc.c0300_zones import CASTER, CHASE, GRAVEYARD, HAND, RECOVERED, SERVANT, in_field
from ludex.games.cc.c0803_attacking import battle_of
from ludex.games.cc.c0900_cards_and_abilities import ChaseItem, chase_of
from ludex.games.cc.c0907_watched import ASKED_BEYOND, TELLING, telling, watched
from ludex.games.cc.c1020_soul_bond import can_bond, material_candidates, materials
from ludex.games.cc.own import field_of

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game
    from ludex.core.values.index import Index

SOUL_BOND: Final = "soul bond"
NAMED: Final = "banish named"


class Reach:
    """The cards that a text may remove, turn or change: its own card (`itself`), what its selectors match, and what its
    verbs take. `own` are the selectors that may match cards of the player whose text it is, `others` those for cards of
    the other player; `own_rest` and `others_rest` those of them that may match other cards than servants."""

    __slots__ = ("itself", "others", "others_rest", "own", "own_rest", "some", "verbs", "whats")

    def __init__(self, whats: list[t.Sel], verbs: list[t.Do]) -> None:
        self.itself = any(isinstance(what, t.Self) for what in whats)
        self.whats = [what for what in whats if not isinstance(what, t.Self)]
        self.own = [what for what in self.whats if _may_be(what, True)]
        self.others = [what for what in self.whats if _may_be(what, False)]
        self.own_rest = [what for what in self.own if printed.beyond_servants(what)]
        self.others_rest = [what for what in self.others if printed.beyond_servants(what)]
        self.verbs = verbs
        self.some = bool(whats or verbs)


def _may_be(what: t.Sel, own: bool) -> bool:
    """Whether the selector may match cards of the player whose text it is, or cards of the other player."""
    sides = [part.who for part in (what.parts if isinstance(what, t.All) else (what,)) if isinstance(part, t.Side)]
    return all(who == t.EACH or (who == t.YOU) == own for who in sides)


def _reach(*blocks: object) -> Reach:
    """What the instructions select, except by names, as themselves and as players."""
    whats: list[t.Sel] = []
    verbs: list[t.Do] = []
    for node in walk.nodes(*blocks, skip=(t.Cond, t.Computed)):
        if isinstance(node, t.Do) and node.verb in (SOUL_BOND, NAMED):
            verbs.append(node)
        what = getattr(node, "what", None)
        if isinstance(what, t.Sel) and not isinstance(what, (t.Ref, t.Anything, t.Player)) and _in_field(what):
            whats.append(what)
    return Reach(whats, verbs)


def _in_field(what: t.Sel) -> bool:
    """Whether a card in the field may match: the selector names one of its zones, or none."""
    names = named_zones(what)
    return names is None or "caster" in names or "servant" in names


def _of_cost(cost: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    """The parts of a cost but for its aether and for what it only rests: a card that has made aether is rested and
    cannot pay that."""
    rests = [part for part in cost if isinstance(part, t.SetState) and part.state == "rested"]
    names = [part.what.name for part in rests if isinstance(part.what, t.Ref)]
    parts = [part for part in cost if part not in rests and not printed.is_payment(part)]
    return tuple([part for part in parts if not (isinstance(part, t.Choose) and part.name in names)])


def _of_effect(ability: Playable, about: None) -> Reach:
    return _reach(ability.do, () if ability.modes is None else ability.modes.options)


def _of_play(ability: Playable, about: None) -> Reach:
    return _reach(_of_cost(ability.cost), ability.do, () if ability.modes is None else ability.modes.options,
                  ability.targets)  # fmt: skip


EFFECT: Final[Memo[Playable, None, Reach]] = Memo(_of_effect)
PLAY: Final[Memo[Playable, None, Reach]] = Memo(_of_play)


def _owing(card: Card) -> Reach:
    """What the card could take without priority in between: as the cost of an automatic ability, or instead of
    something; and what it takes beside aether, which may have to be made before [CC 903.2h-1]."""
    blocks: list[object] = []
    dear: list[object] = []
    for ability in walk.nodes(card.abilities):
        if isinstance(ability, (t.Activated, t.Spell)) and any(printed.is_payment(part) for part in ability.cost):
            dear += _of_cost(ability.cost)
        elif isinstance(ability, t.Automatic):
            blocks += _of_cost(ability.cost)
        elif isinstance(ability, t.Replace):
            blocks += [*_of_cost(ability.cost), ability.instead]
    found, also = _reach(*blocks), _reach(*dear)
    own: list[t.Sel] = [t.SELF] if also.itself else []
    return Reach([*found.whats, *also.whats, *own], [*found.verbs, *also.verbs])


def _owing_in(pool: tuple[Card, ...], book: Book) -> dict[str, Reach]:
    found = {card.number: _owing(card) for card in BROUGHT.of(pool, book)}
    return {number: reach for number, reach in found.items() if reach.some}


OWING: Final[Memo[tuple[Card, ...], Book, dict[str, Reach]]] = Memo(_owing_in, POOLS)


def _calm(pool: tuple[Card, ...], book: Book) -> bool:
    return not OWING.of(pool, book) and not ASKED_BEYOND.of(pool, book) and not TELLING.of(pool, book)


CALM: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_calm, POOLS)
"""Whether no card that can come into the game owes anything, asks whether cards other than servants are rested, or has
an aether ability that does more."""


def _all_calm(game: Game, index: Index) -> bool:
    """Whether no card can owe or ask anything that concerns a card that makes aether."""
    return CALM.of(game.pool, game.book) and printed.no_servant_makes(game, index)


def _battle_reaches(game: Game, index: Index, player: int) -> bool:
    """Whether a battle may reach a card of the player that makes aether: one of the two in it, or one that effects
    change."""
    battle = battle_of(game)
    if battle is None:
        return False
    return _alters(index) or _produces(game, battle.attacker, player) or _produces(game, battle.target, player)


@mypyc_attr(free_list_len=1)
class Threat:
    """A text that is in reach, in its context: its selectors that may match cards of the player, and its verbs."""

    __slots__ = ("ctx", "verbs", "whats")

    def __init__(self, ctx: Ctx, whats: list[t.Sel], verbs: list[t.Do]) -> None:
        self.ctx = ctx
        self.whats = whats
        self.verbs = verbs


def options(game: Game, player: int, actions: list[Option]) -> list[Option]:
    """[CC 907.2] [CC 907.4] The aether abilities that the player may use with priority (RULING-CC-004), beside these
    actions."""
    index = layers.index_of(game)
    if index.events and "aether" in index.events:
        found = aether.sources(game, player)
    else:
        calm = _all_calm(game, index)
        if calm and not actions and not game.at(CHASE, 0) and not _battle_reaches(game, index, player):
            return []
        if not _may_make(game, index, player):
            return []
        ids = _at_stake(game, player, actions)
        if not calm:
            for id in watched(game, player):
                if id not in ids:
                    ids.append(id)
        found = []
        for id in ids:
            found += aether.sources_of(game, player, id)
        if not calm:
            for s in telling(game, player):
                if s.id not in ids:
                    found.append(s)
        if not found:
            return []
    if len(found) > 1:
        kept = distinct(game, list(dict.fromkeys(s.id for s in found)))
        found = [s for s in found if s.id in kept]
    return [Option("produce", (s.id,), s.ability, s.said()) for s in found]


def _may_make(game: Game, index: Index, player: int) -> bool:
    """Whether a card of the player in the field may have an aether ability to use now (`aether.may_produce`)."""
    if index.granted:
        return True
    objects = game.objects
    for maker in field_of(game, player).makers:
        if maker.notes.rests == printed.MIXED or objects[maker.id].state == RECOVERED:
            return True
    return False


def maker_holds(game: Game) -> bool:
    """Whether a player for whom `_may_make` says no has no aether ability that priority lets them use (a
    `Shortcut.long`)."""
    index = layers.index_of(game)
    for player in (0, 1):
        if not _may_make(game, index, player):
            actions = [Option("play", (id,)) for id in game.at(HAND, player)]
            if _at_stake(game, player, actions) or watched(game, player) or telling(game, player):
                return False
    return True


def calm_holds(game: Game) -> bool:
    """Whether nothing is in reach where it is calm (a `Shortcut.long`)."""
    index = layers.index_of(game)
    if not _all_calm(game, index):
        return True
    for player in (0, 1):
        if watched(game, player) or telling(game, player):
            return False
        still = not game.at(CHASE, 0) and not _battle_reaches(game, index, player)
        if still and _at_stake(game, player, []):
            return False
    return True


def stakes_hold(game: Game) -> bool:
    """Whether selectors of the other side match no card of a player (a `Shortcut.long`)."""
    for player in (0, 1):
        field = game.at(CASTER, player) + game.at(SERVANT, player)
        for id in game.at(HAND, player) + field:
            for ability in game.objects[id].info.abilities:
                if isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
                    for who in (0, 1):
                        ctx, reach = Ctx(id, who), PLAY.of(ability, None)
                        found: list[Threat] = []
                        risen: list[int] = []
                        _add(game, player, ctx, reach, found, risen)
                        everything = [Threat(ctx, [*reach.whats, t.SELF] if reach.itself else reach.whats, [])]
                        makers = [own for own in field if aether.sources_of(game, player, own)]
                        for own in makers:
                            if (own in risen or _concerned(game, own, found)) != _concerned(game, own, everything):
                                return False
    return True


def _at_stake(game: Game, player: int, actions: list[Option]) -> list[int]:
    """The player's cards in the field that may produce aether, and that something in reach may remove, turn or change.
    NB: they are looked for last of all, because mostly nothing is in reach."""
    battle, chase, owing = battle_of(game), chase_of(game), OWING.of(game.pool, game.book)
    if battle is None and not chase and not actions and not owing:
        return []
    risen: list[int] = []
    threats = _threats(game, player, actions, chase, owing, risen)
    for item in chase:
        for _, ids in item.play.ctx.bound:
            for id in ids:
                if _produces(game, id, player):
                    risen.append(id)
    if battle is not None:
        if _produces(game, battle.attacker, player):
            risen.append(battle.attacker)
        if _produces(game, battle.target, player):
            risen.append(battle.target)
    altered = (battle is not None or bool(chase) or bool(actions)) and _alters(layers.index_of(game))
    if not threats and not risen and not altered:
        return []
    for threat in threats:
        for do in threat.verbs:
            risen += _taken(game, threat.ctx, do)
    if not risen and not altered and not _any_whats(threats):
        return []
    return [
        id for id in game.at(CASTER, player) + game.at(SERVANT, player)
        if aether.may_produce(game, id)
        and ((risen and id in risen) or (altered and _under_effect(game, id)) or _concerned(game, id, threats))
    ]  # fmt: skip


def _any_whats(threats: list[Threat]) -> bool:
    for threat in threats:  # noqa: SIM110  a generator costs more than the tests
        if threat.whats:
            return True
    return False


def _produces(game: Game, id: int, player: int) -> bool:
    """Whether the id is that of a card in the player's field that may produce aether."""
    obj = game.objects.get(id)
    return obj is not None and in_field(obj.zone) and obj.side == player and aether.may_produce(game, id)


OWERS: Final[tuple[int, ...]] = (CASTER, SERVANT, HAND, CHASE, GRAVEYARD)
"""The zones in which a player's cards may owe something."""


def _threats(
    game: Game,
    player: int,
    actions: list[Option],
    chase: tuple[ChaseItem, ...],
    owing: dict[str, Reach],
    risen: list[int],
) -> list[Threat]:
    """The texts in reach that may concern a card in the player's field: of the chase, of these actions of the player,
    and of the player's cards that owe something. `risen` gets the cards of the player that their own texts concern."""
    found: list[Threat] = []
    for item in chase:
        if item.play.ability is not None:
            reach = EFFECT.of(item.play.ability, None)
            if reach.some:
                _add(game, player, item.play.ctx, reach, found, risen)
    for option in actions:
        _add_played(game, player, option, found, risen)
    if owing:
        for kind in OWERS:
            for id in game.at(kind, 0 if kind == CHASE else player):
                owed = owing.get(game.objects[id].card.number)
                if owed is not None:
                    _add(game, player, Ctx(id, player), owed, found, risen)
    return found


def _add(game: Game, player: int, ctx: Ctx, reach: Reach, found: list[Threat], risen: list[int]) -> None:
    """Adds a text, if it may concern a card in the player's field that makes aether. NB: a selector of the other side
    matches no card there, unless one lies there that the other player controls; and one of servants none that makes
    aether, if no servant does."""
    whats = reach.whats
    if whats and ANY_LENT not in game.memory:
        if printed.no_servant_makes(game, layers.index_of(game)):
            whats = reach.own_rest if ctx.controller == player else reach.others_rest
        else:
            whats = reach.own if ctx.controller == player else reach.others
    if whats or reach.verbs:
        found.append(Threat(ctx, whats, reach.verbs))
    if reach.itself and _produces(game, ctx.source, player):
        risen.append(ctx.source)


def _add_played(game: Game, player: int, option: Option, found: list[Threat], risen: list[int]) -> None:
    """Adds the text that an action plays: of a card what it does when it resolves, or one of its abilities."""
    id = option.cards[0]
    if option.verb == "use":
        reach = PLAY.of(playing.activated(game, id)[option.n], None)
        if reach.some:
            _add(game, player, playing.context(game, id, option.n, player), reach, found, risen)
    elif option.verb == "play":
        for ability in game.objects[id].info.spells:
            reach = PLAY.of(ability, None)
            if reach.some:
                _add(game, player, Ctx(id, player), reach, found, risen)


def _alters(index: Index) -> bool:
    """Whether there may be effects that change what a card produces, or that it does."""
    return bool(index.granted) or "level" in index.figures or aether.renamed(index)


def _under_effect(game: Game, id: int) -> bool:
    """Whether an effect changes what the card produces, or that it does."""
    index = layers.index_of(game)
    if id in index.granted or aether.renamed(index):
        return True
    return "level" in index.figures and layers.value(game, id, "level") != game.objects[id].info.figures.get("level", 0)


def _concerned(game: Game, id: int, threats: list[Threat]) -> bool:
    """Whether one of the texts may remove, turn or change the card."""
    for threat in threats:
        for what in threat.whats:
            if select.matches(game, what, id, threat.ctx):
                return True
    return False


def _taken(game: Game, ctx: Ctx, do: t.Do) -> list[int]:
    """The objects that a verb takes which its text does not select: materials [CC 1020.1] and named cards."""
    if do.verb == SOUL_BOND:
        bonds = [id for id in game.zone("extra", ctx.controller) if can_bond(game, id, ctx.controller)]
        names = {name for id in bonds for name in materials(game, id)}
        return [id for name in sorted(names) for id in material_candidates(game, ctx.controller, name)]
    spends = game.book.verbs[do.verb].spends
    assert spends is not None
    return spends.sources(game, ctx, do)
