"""[CC 700] The actions of a player with priority [CC 604]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.decisions import Option, distinct
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.resolving import playing
from ludex.core.tree import walk
from ludex.core.values import layers, queries
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_printed as printed
from ludex.games.cc import c0907_with_priority as with_priority
from ludex.games.cc.c0300_zones import CASTER, GRAVEYARD, HAND, RECOVERED, RESTED, SERVANT, is_type
from ludex.games.cc.c0803_attacking import battle_of
from ludex.games.cc.c0900_cards_and_abilities import play_ability, play_card
from ludex.games.cc.c0903_costs import can_play_ability, can_play_card, costs_aether, rests_itself
from ludex.games.cc.c1000_game_actions import cannot_chase, switch
from ludex.games.cc.c1105_quickcast import at_any_time, main_timing

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game
    from ludex.core.values.index import Index

SWITCHED: Final = "switched"


# --- is there any action at all? ------------------------------------------------------------------------------------


def _phased(pool: tuple[Card, ...], book: Book) -> bool:
    """Whether it may matter to the abilities of these cards which phase it is, or which role a card has in one."""
    abilities = [ability for card in BROUGHT.of(pool, book) for ability in card.abilities]
    return any(walk.has_kind((t.During, t.Role), ability) for ability in abilities)


PHASED: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_phased, POOLS)


class Found:
    """The options of both players that were found last, in a procedure; None: not looked for yet. They are valid while
    `Game.values` is the same dict: another one takes its place when anything changes."""

    __slots__ = ("options", "proc", "values")

    def __init__(self) -> None:
        self.values: dict[tuple[int, str], int] = {}
        self.proc = ""
        self.options: list[list[Option] | None] = [None, None]


LAST: Final = Found()
FOUND: Final = "options found"
"""The key of an entry in `Game.values`, which is made so that there is one: an empty dict stays when anything
changes."""


def open_options(game: Game, player: int) -> list[Option]:
    """The options besides a pass, while the chase is empty; looked for again only if anything has changed. NB: if there
    are none outside of main timing and of a battle, the player has none in the next phase either (`Game.quiet`), unless
    it matters to a card which phase it is."""
    still = not main_timing(game, player) and battle_of(game) is None
    if still and game.quiet >> player & 1:
        return []
    last = LAST
    proc = game.frames[1].proc
    if last.values is not game.values or last.proc != proc:
        if not game.values:
            game.values[0, FOUND] = 1
        last.values, last.proc, last.options = game.values, proc, [None, None]
    found = last.options[player]
    if found is None:
        found = options(game, player)
        if last.values is game.values:
            last.options[player] = found
        if still and not found and not PHASED.of(game.pool, game.book):
            game.quiet |= 1 << player
    return found


def _gives_action(granted: dict[int, tuple[t.Ability, ...]]) -> bool:
    """Whether an effect gives a player something to do at any time."""
    for abilities in granted.values():
        for ability in abilities:
            if ability.keyword == "Quickcast" or (isinstance(ability, t.Activated) and ability.keyword != "aether"):
                return True
    return False


_last_pool: Final[list[tuple[tuple[Card, ...], bool]]] = [((), False)]


def _graveyard_matters(game: Game) -> bool:
    """Whether any card of this game has an activated ability that names the graveyard."""
    pool, answer = _last_pool[0]
    if pool is not game.pool:
        answer = any(printed.notes_of(card).in_graveyard for card in game.pool)
        _last_pool[0] = (game.pool, answer)
    return answer


# --- the options ----------------------------------------------------------------------------------------------------


def options(game: Game, player: int) -> list[Option]:
    """[CC 604.1] [CC 604.2] All actions except the pass [CC 604.1c]."""
    main = main_timing(game, player)
    hand: list[int] = []
    users: list[int] = []
    if not _look(game, player, main, hand, users) or (not main and cannot_chase(game)):
        return with_priority.options(game, player, [])
    result = _actions(game, player, main, hand, users)
    return result + with_priority.options(game, player, result)


def _actions(game: Game, player: int, main: bool, hand: list[int], users: list[int]) -> list[Option]:
    """Options for cards that can be played, abilities that can be used, and servants that can be switched."""
    result: list[Option] = []
    have: aether.Supply | None = None
    if hand:
        have = aether.supply(game, player)
        hand = [id for id in hand if can_play_card(game, id, player, have)]
        result += [Option("play", (id,)) for id in distinct(game, hand)]
    if users:
        for id in distinct(game, users):
            have = _offer(game, id, player, main, have, result)
    if main:
        switching = [id for id in game.at(SERVANT, player) if may_switch(game, id)]
        result += [Option("switch", (id,)) for id in distinct(game, switching)]
    return result


def glance_holds(game: Game, player: int) -> bool:
    """Checks `_look` the long way: whether a player for whom `_look` returns False really has no action, and whether
    it collects the same from the cards looked at anew."""
    main = main_timing(game, player)
    hand: list[int] = []
    users: list[int] = []
    open = _look(game, player, main, hand, users)
    OWN[player].printed = None
    cards: list[int] = []
    field: list[int] = []
    if (_look(game, player, main, cards, field), cards, field) != (open, hand, users):
        return False
    return open or not _actions(game, player, main, hand, users)


class Own:
    """What is known of a player's cards as long as they are the same: `users`, those in the field with the times at
    which they have an ability to use (`Notes.ready`); `hand`, the cards to play at main timing, and `quick`, at any
    time; `held`, cards in hand with an ability to use there. Kept with the zones and with the index of the abilities
    on cards: another one takes its place when a card gets other information."""

    __slots__ = ("casters", "cards", "hand", "held", "printed", "quick", "servants", "users")

    def __init__(self) -> None:
        self.casters: tuple[int, ...] = ()
        self.servants: tuple[int, ...] = ()
        self.cards: tuple[int, ...] = ()
        self.printed: Index | None = None
        self.users: list[tuple[int, int]] = []
        self.hand: list[int] = []
        self.quick: list[int] = []
        self.held: list[int] = []

    def lie_in(self, game: Game, player: int) -> bool:
        """Whether they are the cards in the player's hand and field."""
        if self.cards is not game.at(HAND, player) or self.casters is not game.at(CASTER, player):
            return False
        return self.servants is game.at(SERVANT, player)

    def gather(self, game: Game, player: int) -> None:
        """Looks at the cards."""
        self.printed, self.cards = game.printed, game.at(HAND, player)
        self.casters, self.servants = game.at(CASTER, player), game.at(SERVANT, player)
        objects = game.objects
        self.users, self.hand, self.quick, self.held = [], [], [], []
        for id in self.casters + self.servants:
            info = objects[id].info
            ready = printed.notes_of(info).ready if info.activated else 0
            if ready:
                self.users.append((id, ready))
        for id in self.cards:
            notes = printed.notes_of(objects[id].card)
            if notes.in_hand:
                self.held.append(id)
            if not notes.caster:
                self.hand.append(id)
                if notes.quick:
                    self.quick.append(id)


OWN: Final[tuple[Own, Own]] = (Own(), Own())


def own_cards(game: Game, player: int) -> Own:
    """What is known of the player's cards; they are looked at again if they are others, or have changed."""
    known = OWN[player]
    if known.printed is None or known.printed is not game.printed or not known.lie_in(game, player):
        known.gather(game, player)
    return known


def _with_granted(own: Own, granted: dict[int, tuple[t.Ability, ...]]) -> list[tuple[int, int]]:
    """The cards in the field that have an ability to use at some time, or are given one."""
    ready = dict(own.users)
    return [(id, ready.get(id, 0)) for id in own.casters + own.servants if id in ready or id in granted]


def _look(game: Game, player: int, main: bool, hand: list[int], users: list[int]) -> bool:
    """Collects into `hand` the cards that are played at this time [CC 702.2] [CC 703.2] [CC 706.2], and into `users`
    the cards whose abilities may be used, including the player's cards in the field. At main timing servants
    [CC 604.2a], conjures [CC 604.2b] and barriers [CC 604.2c] are played. Returns False if the player surely has
    nothing to do."""
    objects = game.objects
    index = layers.index_of(game)
    granted, rules, heard = index.granted, index.rules, index.events
    free = bool(rules) and "play at any time" in rules
    open = main or free or (bool(heard) and "aether" in heard) or (bool(granted) and _gives_action(granted))
    recovered = 4 if main else 1
    own = own_cards(game, player)
    able = own.users if not granted else _with_granted(own, granted)
    for id, ready in able:
        obj = objects[id]
        if ready & (recovered if obj.state == RECOVERED else recovered * 2):
            open = True
        elif not granted or id not in granted:
            continue
        if main or not is_type(game, obj, "deity"):  # [CC 604.1a] [CC 604.2e] [CC 707.1] a deity only at main timing
            users.append(id)
    if own.held:
        users += own.held
        open = True
    if main:
        hand += own.hand  # [CC 702.1] [CC 703.1] [CC 706.1] at main timing
    elif not free and not granted:
        hand += own.quick
    else:
        quick = own.quick
        hand += [id for id in own.hand if at_any_time(game, id, id in quick, free)]
    if own.quick:
        open = True
    if rules and "play from graveyard" in rules:  # [CC 104.1] [CC 702.2]
        buried = [id for id in game.at(GRAVEYARD, player) if queries.may(game, "play from graveyard", id, False)]
        for id in buried:
            notes = printed.notes_of(objects[id].card)
            if not notes.caster and (main or at_any_time(game, id, notes.quick, free)):
                hand.append(id)
        open = open or bool(buried)
    if _graveyard_matters(game):
        users += [id for id in game.at(GRAVEYARD, player) if printed.notes_of(objects[id].card).in_graveyard]
        open = True
    return open


def _offer(
    game: Game, id: int, player: int, main: bool, have: aether.Supply | None, result: list[Option]
) -> aether.Supply | None:
    """[CC 704.1] [CC 905.1] Adds options for the activated abilities of a card that the player may play now. `have` is
    the player's supply, if already known; returns it, if now known: an ability that costs no aether does not ask."""
    abilities = playing.activated(game, id)
    own = bool(abilities) and printed.rests_for_aether(abilities[0])  # [CC 907.6] it is not printed, and has no number
    named = len(abilities) - own > 1
    turned = game.objects[id].state != RECOVERED
    for i, ability in enumerate(abilities):
        if ("main" in ability.timing and not main) or (turned and rests_itself(ability)):
            continue
        if ability.keyword == "aether" and printed.SIMPLE.of(ability, None) and aether.while_paying(game, id, ability):
            continue  # [CC 907.2] RULING-CC-004: offered by `with_priority`
        if have is None and costs_aether(ability):
            have = aether.supply(game, player)
        if can_play_ability(game, id, ability, player, playing.context(game, id, i, player), have):
            result.append(Option("use", (id,), i, str(i + 1 - own) if named else ""))
    return have


def may_switch(game: Game, id: int) -> bool:
    """[CC 604.2d] [CC 705.2] [CC 705.3] Whether a servant may switch: it was in the field when the turn began, has not
    switched this turn, and is not rested; effects may forbid all switching (query `switch`) or only this (query
    `switch by player`)."""
    obj = game.objects[id]
    if obj.turn >= game.turn or obj.state == RESTED or SWITCHED in obj.marks:
        return False
    may = queries.may(game, "switch", id, True) and queries.may(game, "switch by player", id, True)
    return may and is_type(game, obj, "servant")


# --- carrying them out ----------------------------------------------------------------------------------------------


def perform(game: Game, answer: Option, player: int) -> None:
    """Carries out the chosen action."""
    id = answer.cards[0]
    if answer.verb == "play":
        play_card(game, id, player)
    elif answer.verb == "use":
        ability = playing.activated(game, id)[answer.n]
        ctx = playing.context(game, id, answer.n, player)
        if printed.is_aether_ability(ability):
            aether.play(game, ability, ctx)
        else:
            play_ability(game, ability, ctx)
    elif answer.verb == "switch":
        _switch(game, id)
    elif answer.verb == "produce":
        aether.use_option(game, answer, player)


def _switch(game: Game, id: int) -> None:
    """[CC 705.1] Switches the servant at once, without the chase."""
    changed = game.objects[id].copy()
    changed.marks = (*changed.marks, SWITCHED)
    game.put(changed)
    switch(game, (id,))


def forget_switches(game: Game) -> None:
    """[CC 705.3] Removes the `SWITCHED` marks when a turn begins; a servant switches once per turn."""
    for player in (0, 1):
        for id in game.at(SERVANT, player):
            obj = game.objects[id]
            if SWITCHED in obj.marks:
                changed = obj.copy()
                changed.marks = tuple(mark for mark in obj.marks if mark != SWITCHED)
                game.put(changed)
