"""[CC 400] Game set up: deck construction and preparation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow import choose
from ludex.core.flow.frames import Frame, Step, procedure, stay
from ludex.core.happening import events, zones
from ludex.core.position import rng
from ludex.core.position.objects import Card
from ludex.core.position.records import record
from ludex.games.cc.c0300_zones import CASTER, DECK, HAND, extra_card
from ludex.games.cc.c1300_other import COIN
from ludex.lang.files.decks import Breach, Deck

if TYPE_CHECKING:
    from ludex.core.position.game import Game

DECK_SIZE: Final = 50
EXTRA_SIZE: Final = 7
COPIES: Final = 4
HAND_SIZE: Final = 7
ORBS: Final = 7
SECTIONS: Final[tuple[str, ...]] = ("main", "extra")


# --- deck construction ----------------------------------------------------------------------------------------------


def check_deck(deck: Deck, edition: str) -> list[Breach]:
    """[CC 402.1] The paragraphs that a deck breaks. A missing extra deck counts as an empty one."""
    main, extra = deck.cards("main"), deck.cards("extra")
    found: list[Breach] = []
    if len(main) != DECK_SIZE:
        found.append(Breach("CC 402.2", f"the deck has {len(main)} cards, not {DECK_SIZE}"))
    if len(extra) > EXTRA_SIZE:
        found.append(Breach("CC 402.3", f"the extra deck has {len(extra)} cards, more than {EXTRA_SIZE}"))
    for entry in deck.sections.get("main", []):
        if extra_card(entry.card):
            # [CC 201.3b]
            found.append(Breach("CC 402.2", f'"{entry.card.name}" belongs into the extra deck', entry.line))
    for entry in deck.sections.get("extra", []):
        if not extra_card(entry.card):
            found.append(Breach("CC 402.3", f'"{entry.card.name}" is no Soul Bond and no deity', entry.line))
    found += _copies(main, "CC 402.2a", "CC 402.2b")
    found += _copies(extra, "CC 402.3a", "CC 402.3a")
    return found


def _copies(cards: list[Card], rule: str, caster_rule: str) -> list[Breach]:
    """[CC 402.2a] [CC 402.2b] Counts casters by name, version (part of the name) and level; the number of the printing
    is ignored [CC 211.2]."""
    count: dict[tuple[str, int], int] = {}
    casters: set[tuple[str, int]] = set()
    for card in cards:
        if "Unlimited" in card.keywords:
            continue  # [CC 402.4] checked here only, never during the game
        key = (card.name, card.figures.get("level", 0) if "caster" in card.types else 0)
        count[key] = count.get(key, 0) + 1
        if "caster" in card.types:
            casters.add(key)
    return [
        Breach(caster_rule if key in casters else rule, f'{n} copies of "{key[0]}", more than {COPIES}')
        for key, n in count.items()
        if n > COPIES
    ]


# --- preparation ----------------------------------------------------------------------------------------------------


@record
class CasterPreparation(NamedTuple):
    """The cards that the players chose to exchange, the first player's first."""

    picks: tuple[tuple[int, ...], ...] = ()


def _shuffle(game: Game, frame: Frame) -> str | None:
    """[CC 403.1] Both players shuffle their decks."""
    for player in (0, 1):
        zones.shuffle(game, DECK, player)
    return None


def _who_begins(game: Game, frame: Frame) -> str | None:
    """[CC 403.2] Picks the first player at random; nobody is asked."""
    game.active = rng.below(game, 2)
    return None


def _deal(game: Game, frame: Frame) -> str | None:
    """[CC 403.3] [CC 304.3] Deals the opening hands one by one from the top."""
    for player in (game.active, 1 - game.active):
        _top(game, player, "hand", HAND_SIZE, "deal")
    return None


def _top(game: Game, player: int, to: str, n: int, word: str) -> None:
    for _ in range(n):
        deck = game.at(DECK, player)
        if deck:
            events.perform(game, events.moving(game, deck[-1], to, player, word))


def _orbs(game: Game, frame: Frame) -> str | None:
    """[CC 403.4] Puts the next seven cards into each orb zone; nobody sees them."""
    for player in (game.active, 1 - game.active):
        _top(game, player, "orb", ORBS, "set")
    return None


def _exchange(game: Game, frame: Frame) -> str | None:
    """[CC 403.5] The players, the first one before the other, pick any cards of the hand, in the order in which they go
    to the bottom of the deck; then both put them there and take as many from the top. Nobody shuffles."""
    order = (game.active, 1 - game.active)
    picks = () if frame.local is None else (*frame.locals(CasterPreparation).picks, frame.result or ())
    frame.local = CasterPreparation(picks)
    if len(picks) < len(order):
        player = order[len(picks)]
        hand = game.at(HAND, player)
        choose.choose(game, player, "exchange", hand, 0, len(hand), "exchange cards of your hand", ordered=True)
        stay(frame)
        return None
    for player, ids in zip(order, picks, strict=True):
        for id in ids:
            events.perform(game, events.moving(game, id, "deck", player, "exchange", position="bottom"))
        _top(game, player, "hand", len(ids), "deal")
    return None


def _coin(game: Game, frame: Frame) -> str | None:
    """[CC 403.6] The player who goes second gets a coin."""
    zones.create(game, game.book.tokens[COIN.number], CASTER, 1 - game.active)
    return None


def _begin(game: Game, frame: Frame) -> str | None:
    """[CC 403.7] The first player's turn begins."""
    game.turn = 1
    return None


PREPARATION = procedure(
    "CC 403",
    "Game preparation",
    Step("403.1", _shuffle),
    Step("403.2", _who_begins),
    Step("403.3", _deal),
    Step("403.4", _orbs),
    Step("403.5", _exchange),
    Step("403.6", _coin),
    Step("403.7", _begin),
)
