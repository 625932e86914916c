"""Chapter 5: leader and deck (5-1), and the preparation before the first turn (5-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow import choose
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events, zones
from ludex.core.position import rng
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.position.records import record
from ludex.core.resolving import deeds
from ludex.core.tree import All, Anything, Mere, Not, Passive, Rule, Sel, Side, Some, Word
from ludex.games.dbs.c03_game_areas import DECK, HAND, LEADER
from ludex.games.dbs.edition import EDITIONS
from ludex.lang.files.decks import Breach, Deck, Entry

if TYPE_CHECKING:
    pass

SECTIONS: Final[tuple[str, ...]] = ("leader", "deck")
DECK_SIZE: Final = 50
COPIES: Final = 4
OPENING_HAND: Final = 6
STARTING_LIFE: Final = 8


@record
class Redrawing(NamedTuple):
    """[DBS 5-2-1-5] The player who may redraw now."""

    player: int


def copies_allowed(card: Card) -> int:
    """[DBS 5-1-3-1] How many copies of the card a deck may contain: four, unless a [Permanent] skill of the card
    replaces the rule [DBS 5-1-3-2]."""
    for ability in card.abilities:
        if isinstance(ability, Mere) and ability.word == "copies":
            return ability.n
        if isinstance(ability, Mere) and ability.keyword == "Dragon Ball":  # [DBS+ 10-31-1]
            return TOTALS["Dragon Ball"][0]
    return COPIES


def check_deck(deck: Deck, edition: str = "") -> list[Breach]:
    """[DBS 5-1-1] The paragraphs that a deck breaks. Copies are counted by card number [DBS 2-15-2-1]."""
    breaches: list[Breach] = []
    leaders = deck.sections.get("leader", [])
    n = sum(entry.copies for entry in leaders)
    if n != 1:
        breaches.append(Breach("DBS 5-1-2", f"{n} Leader Cards; exactly 1 is needed"))
    for entry in leaders:
        if entry.card.types != ("leader",):
            breaches.append(Breach("DBS 5-1-2", f"{entry.card.name} is no Leader Card", entry.line))
    main = deck.sections.get("deck", [])
    size = sum(entry.copies for entry in main)
    if size != DECK_SIZE:
        breaches.append(Breach("DBS 5-1-3", f"{size} cards; exactly {DECK_SIZE} are needed"))
    if EDITIONS[edition].extended:
        breaches += _totals(main)
    breaches += _barred(deck)
    copies: dict[str, int] = {}
    for entry in main:
        if entry.card.types == ("leader",):
            breaches.append(Breach("DBS 5-1-3", f"{entry.card.name} is a Leader Card", entry.line))
        before = copies.get(entry.card.number, 0)
        copies[entry.card.number] = before + entry.copies
        limit = copies_allowed(entry.card)
        if before <= limit < before + entry.copies:
            reason = f"{before + entry.copies} copies of {entry.card.number}; at most {limit}"
            breaches.append(Breach("DBS 5-1-3-1", reason, entry.line))
    return breaches


TOTALS: Final = {"Ultimate": (1, "10-14-1"), "Super Combo": (4, "10-17"), "Dragon Ball": (7, "10-31-1")}
"""How many cards with a keyword a deck may have in all, and the paragraph of the later manual."""


def _totals(main: list[Entry]) -> list[Breach]:
    """[DBS+ 10-14-1] [DBS+ 10-17] [DBS+ 10-31-1] Keywords of which a deck has too many cards."""
    found = []
    for keyword, (most, rule) in TOTALS.items():
        n = sum(entry.copies for entry in main if keyword in entry.card.keywords)
        if n > most:
            found.append(Breach(f"DBS+ {rule}", f"{n} cards with [{keyword}]; at most {most}"))
    return found


def _barred(deck: Deck) -> list[Breach]:
    """[DBS 5-1-1] [DBS 1-3-3] Cards that a skill of the Leader does not let into the deck."""
    found = []
    sides = [card for entry in deck.sections.get("leader", []) for card in (entry.card, entry.card.back) if card]
    abilities = [ability for card in sides for ability in card.abilities if isinstance(ability, Passive)]
    rules = [e for ability in abilities for e in ability.effects if isinstance(e, Rule) and e.query == "include"]
    for entry in deck.sections.get("deck", []):
        if any(_prints(entry.card, rule.what) for rule in rules):
            reason = f"the Leader Card does not let {entry.card.name} into the deck"
            found.append(Breach("DBS 5-1-1", reason, entry.line))
    return found


def _prints(card: Card, sel: Sel) -> bool:
    """Whether what is printed on the card matches the description."""
    if isinstance(sel, All):
        return all(_prints(card, part) for part in sel.parts)
    if isinstance(sel, Some):
        return any(_prints(card, part) for part in sel.parts)
    if isinstance(sel, Not):
        return not _prints(card, sel.part)
    if isinstance(sel, Word) and sel.kind in ("type", "name"):
        return sel.value in (card.types if sel.kind == "type" else (card.name,))
    if isinstance(sel, Word):
        return sel.value in card.words.get(sel.kind, ())
    return isinstance(sel, (Anything, Side))


def _leaders_placed(game: Game, frame: Frame) -> str | None:
    """[DBS 5-2-1-2] The Leader Cards are placed; skills that trigger on that are activated before the decks are
    shuffled (RULING-DBS-051)."""
    for player in (game.active, 1 - game.active):
        for id in game.at(LEADER, player):
            events.announce(game, "leader placed", id, player)
    if game.pending:
        push(game, "DBS 8-5-1")
    return None


def _nothing(game: Game, frame: Frame) -> str | None:
    return None


def _shuffle(game: Game, frame: Frame) -> str | None:
    """[DBS 5-2-1-3] Each player shuffles their deck."""
    for player in (0, 1):
        zones.shuffle(game, DECK, player)
    return None


def _first_player(game: Game, frame: Frame) -> str | None:
    """[DBS 5-2-1-4] The first player is picked at random; nobody is asked [DBS 5-2-1-4-1]."""
    game.active = rng.below(game, 2)
    return None


def _opening_hands(game: Game, frame: Frame) -> str | None:
    """[DBS 5-2-1-5] Each player draws 6 cards; then each may redraw once, the first player first."""
    for player in (game.active, 1 - game.active):
        for _ in range(OPENING_HAND):
            deeds.draw(game, player)
    frame.local = Redrawing(game.active)
    return None


def _which(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Redrawing)
    hand = game.at(HAND, local.player)
    choose.choose(game, local.player, "return", hand, 0, len(hand), "return any number of cards")
    return None


def _redraw(game: Game, frame: Frame) -> str | None:
    """[DBS 5-2-1-5-1] The player returns any number of cards, shuffles (RULING-DBS-009) and draws as many. NB: they
    return one by one, because their order does not matter."""
    local = frame.locals(Redrawing)
    ids = frame.result or ()
    frame.result = None
    if ids:
        for id in ids:
            events.perform(game, events.moving(game, id, "deck", word="return"))
        zones.shuffle(game, DECK, local.player)
        for _ in ids:
            deeds.draw(game, local.player)
    if local.player == game.active:
        frame.local = Redrawing(1 - local.player)
        return "nb.which"
    return None


def _starting_life(game: Game, player: int) -> int:
    """[DBS 5-2-1-6] Eight, unless a [Permanent] skill of the Leader says otherwise."""
    for id in game.at(LEADER, player):
        for ability in game.objects[id].card.abilities:
            if isinstance(ability, Mere) and ability.word == "starting life":
                return ability.n
    return STARTING_LIFE


def _set_life(game: Game, frame: Frame) -> str | None:
    """[DBS 5-2-1-6] Puts eight cards of each deck unseen into the Life Area."""
    for player in (game.active, 1 - game.active):
        for _ in range(_starting_life(game, player)):
            top = game.at(DECK, player)[-1]
            events.perform(game, events.moving(game, top, "life", word="life"))
    return None


def _begin(game: Game, frame: Frame) -> str | None:
    """[DBS 5-2-1-7] The first player's first turn begins."""
    game.turn = 1
    return None


PREPARATION = procedure(
    "DBS 5-2-1",
    "Before the game",
    Step("5-2-1-1", _nothing),
    Step("5-2-1-2", _leaders_placed),
    Step("5-2-1-3", _shuffle),
    Step("5-2-1-4", _first_player),
    Step("5-2-1-5", _opening_hands),
    Step("nb.which", _which),
    Step("5-2-1-5-1", _redraw),
    Step("5-2-1-6", _set_life),
    Step("5-2-1-7", _begin),
)
