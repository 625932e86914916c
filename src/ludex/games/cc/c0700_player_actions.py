"""[CC 700] The actions of a player with priority [CC 604]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.decisions import Option, distinct
from ludex.core.position.game import Ctx
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
from ludex.games.cc.c0300_zones import CASTER, GRAVEYARD, RECOVERED, RESTED, SERVANT, is_type
from ludex.games.cc.c0803_attacking import battle_of
from ludex.games.cc.c0900_cards_and_abilities import play_ability, play_card
from ludex.games.cc.c0903_costs import (
    OTHER_COST,
    can_play_ability,
    can_play_card,
    can_play_otherwise,
    costs_aether,
    rests_itself,
)
from ludex.games.cc.c1000_game_actions import cannot_chase, switch
from ludex.games.cc.c1105_quickcast import at_any_time, main_timing
from ludex.games.cc.own import Field, Noted, field_of, hand_of

if TYPE_CHECKING:
    from ludex.core.book import Book
    from ludex.core.position.game import Game

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
FOUND: Final = (0, "options found")
"""The key of an entry in `Game.values`, which is made so that there is one: an empty dict stays when anything
changes."""


def open_options(game: Game, player: int) -> list[Option]:
    """The options besides a pass, while the chase is empty; looked for again only if anything has changed. NB: if there
    are none outside of main timing and of a battle, the player has none in the next phase either (`Game.quiet`), unless
    it matters to a card which phase it is."""
    proc = game.frames[1].proc
    still = not (player == game.active and proc == "CC 505") and (proc != "CC 801" or battle_of(game) is None)
    if still and game.quiet >> player & 1:
        return []
    last = LAST
    if last.values is not game.values or last.proc != proc:
        if not game.values:
            game.values[FOUND] = 1
        last.values, last.proc = game.values, proc
        last.options[0] = last.options[1] = None
    found = last.options[player]
    if found is None:
        found = options(game, player)
        if last.values is game.values:
            last.options[player] = found
        if still and not found and not PHASED.of(game.pool, game.book):
            game.quiet |= 1 << player
    return found


def _offering(pool: tuple[Card, ...], book: Book) -> bool:
    return any(OTHER_COST in card.keywords for card in BROUGHT.of(pool, book))


OFFERING: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_offering, POOLS)
"""Whether a card that can come into the game offers another cost for itself."""


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
    made = with_priority.options(game, player, result)
    return result + made if made else result


def _actions(game: Game, player: int, main: bool, hand: list[int], users: list[int]) -> list[Option]:
    """Options for cards that can be played, abilities that can be used, and servants that can be switched."""
    result: list[Option] = []
    have: aether.Supply | None = None
    if hand:
        have = aether.supply(game, player)
        if OFFERING.of(game.pool, game.book):
            other = [id for id in hand if OTHER_COST in game.objects[id].card.keywords]
            other = [id for id in other if can_play_otherwise(game, id, player)]
            result += [Option("play otherwise", (id,)) for id in distinct(game, other)]
        hand = [id for id in hand if can_play_card(game, id, player, have)]
        for id in distinct(game, hand) if len(hand) > 1 else hand:
            result.append(Option("play", (id,)))
    if users:
        for id in distinct(game, users) if len(users) > 1 else users:
            have = _offer(game, id, player, main, have, result)
    if main:
        switching = [id for id in game.at(SERVANT, player) if may_switch(game, id)]
        for id in distinct(game, switching) if len(switching) > 1 else switching:
            result.append(Option("switch", (id,)))
    return result


def glance_holds(game: Game, player: int) -> bool:
    """Checks `_look` the long way: whether a player for whom `_look` returns False really has no action."""
    main = main_timing(game, player)
    hand: list[int] = []
    users: list[int] = []
    return _look(game, player, main, hand, users) or not _actions(game, player, main, hand, users)


def _with_granted(game: Game, field: Field, granted: dict[int, tuple[t.Ability, ...]]) -> list[Noted]:
    """The cards in the field that have an ability to use at some time, or are given one."""
    for id in granted:
        if (id in field.servants or id in field.casters) and not field.uses(id):
            ids = [id for id in field.casters + field.servants if id in granted or field.uses(id)]
            return [Noted(id, printed.notes_of(game.objects[id].info)) for id in ids]
    return field.users


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
    field, cards = field_of(game, player), hand_of(game, player)
    for one in field.users if not granted else _with_granted(game, field, granted):
        id, notes = one.id, one.notes
        obj = objects[id]
        if notes.ready & (recovered if obj.state == RECOVERED else recovered * 2):
            open = True
        elif not granted or id not in granted:
            continue
        if main or not (is_type(game, obj, "deity") if index.words else notes.deity):
            users.append(id)  # [CC 604.1a] [CC 604.2e] [CC 707.1] a deity only at main timing
    if cards.held:
        users += cards.held
        open = True
    if main:
        hand += cards.main  # [CC 702.1] [CC 703.1] [CC 706.1] at main timing
    elif not free and not granted:
        if cards.quick:
            hand += cards.quick
    else:
        quick = cards.quick
        hand += [id for id in cards.main if at_any_time(game, id, id in quick, free)]
    if cards.quick:
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


class Use:
    """An activated ability as an action: its number, its place among those of the card, what the option says of it, and
    what is asked of it first: `main`, whether it is for main timing only; `rests`, whether it rests its own card;
    `pays`, whether it is used during payments instead, unless its card is a deity; `aether`, whether it may cost
    aether."""

    __slots__ = ("ability", "aether", "main", "number", "pays", "place", "rests", "word")

    def __init__(self, ability: t.Activated, number: int, place: int, word: str) -> None:
        self.ability = ability
        self.number = number
        self.place = place
        self.word = word
        self.main = "main" in ability.timing
        self.rests = rests_itself(ability)
        self.pays = ability.keyword == "aether" and printed.SIMPLE.of(ability, None) and aether.spendable_now(ability)
        self.aether = costs_aether(ability)


def _uses(abilities: list[t.Activated], numbers: list[int]) -> list[Use]:
    """Abilities of a card that are valid where it lies, as actions."""
    own = bool(abilities) and printed.rests_for_aether(abilities[0])  # [CC 907.6] it is not printed, and has no number
    named = len(abilities) - own > 1
    return [Use(a, numbers[i], i, str(i + 1 - own) if named else "") for i, a in enumerate(abilities)]


def _printed_uses(card: Card, about: None) -> list[Use] | None:
    """The abilities of a card in a zone of `Book.acting`; None: one of them names zones."""
    if card.usable_in:
        return None
    return _uses(list(card.activated), [number for number, _ in card.usable])


PRINTED_USES: Final[Memo[Card, None, list[Use] | None]] = Memo(_printed_uses)


def _uses_now(game: Game, id: int) -> list[Use]:
    """The activated abilities that an object has now, and that are valid where it lies."""
    obj = game.objects[id]
    granted = layers.index_of(game).granted
    if game.book.zones[obj.zone].acts and not (granted and id in granted):
        found = PRINTED_USES.of(obj.info, None)
        if found is not None:
            return found
    abilities = playing.activated(game, id)
    return _uses(abilities, [playing.context(game, id, i, 0).number for i in range(len(abilities))])


def _offer(
    game: Game, id: int, player: int, main: bool, have: aether.Supply | None, result: list[Option]
) -> aether.Supply | None:
    """[CC 704.1] [CC 905.1] Adds options for the activated abilities of a card that the player may play now. `have` is
    the player's supply, if already known; returns it, if now known: an ability that costs no aether does not ask."""
    obj = game.objects[id]
    for use in _uses_now(game, id):
        if (use.main and not main) or (use.rests and obj.state != RECOVERED):
            continue
        if use.pays and not is_type(game, obj, "deity"):
            continue  # [CC 907.2] RULING-CC-004: offered by `with_priority`
        if have is None and use.aether:
            have = aether.supply(game, player)
        if can_play_ability(game, id, use.ability, player, Ctx(id, player, (), None, use.number), have):
            result.append(Option("use", (id,), use.place, use.word))
    return have


def uses_hold(game: Game) -> bool:
    """Whether the actions of each card in the field are those of the abilities that it has now (a `Shortcut.long`)."""
    for player in (0, 1):
        for id in game.at(CASTER, player) + game.at(SERVANT, player):
            abilities = playing.activated(game, id)
            uses = _uses_now(game, id)
            if [use.ability for use in uses] != abilities:
                return False
            if any(use.number != playing.context(game, id, use.place, player).number for use in uses):
                return False
    return True


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
    elif answer.verb == "play otherwise":
        play_card(game, id, player, OTHER_COST)
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
