"""[VG 8] Setting up the game: deck construction, and the preparation up to Stand Up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow import choose
from ludex.core.flow.decisions import Decision, Option, distinct, veiled
from ludex.core.flow.frames import Frame, Step, nothing, procedure, stay
from ludex.core.happening import events, zones
from ludex.core.position import rng
from ludex.core.position.event import Event
from ludex.core.position.objects import Card
from ludex.core.position.records import record
from ludex.core.resolving import deeds
from ludex.games.vg.c02_card_information import all_names
from ludex.games.vg.c04_zones import DECK, HAND, RIDE_DECK, VC
from ludex.lang.files.decks import Breach, Deck

if TYPE_CHECKING:
    from ludex.core.position.game import Game

SECTIONS: Final[tuple[str, ...]] = ("main", "ride", "g")


# --- decks [VG 8.1] --------------------------------------------------------------------------------------------


class RideDeckRegulation(NamedTuple):
    """[VG 8.1.4.2] The rulebook leaves ride decks to the format, so the regulation is data [VG C]. RULING-VG-012: the
    usual regulation, one unit of each grade from 0 to 3."""

    grades: tuple[int, ...] = (0, 1, 2, 3)


REGULATION: Final = RideDeckRegulation()


def check_deck(deck: Deck, edition: str = "") -> list[Breach]:
    """[VG 8.1.1] [VG 8.1.4] The paragraphs that a deck breaks: a main deck, with or without a ride deck and a G deck.
    [VG 8.1.2]"""
    main, ride, g = deck.cards("main"), deck.cards("ride"), deck.cards("g")
    found: list[Breach] = []
    if len(main) != 50:
        found.append(Breach("VG 8.1.4.1", f"the main deck has {len(main)} cards, not 50"))
    found += [
        Breach("VG 8.1.4.1", f"{name} is a {kind} and may not be in the main deck")
        for kind, word in (("G unit", "G"), ("crest", "crest"), ("ride deck crest", "ride deck crest"))
        for name in _names(c for c in main if word in c.types)
    ]
    if ride or "ride" in deck.sections:
        found += _check_ride_deck(ride)
    elif not any(c.figures.get("grade") == 0 and "unit" in c.types for c in main):
        found.append(Breach("VG 8.2.1.2", "there is no grade 0 unit to be the first vanguard"))
    if len(g) > 16:
        found.append(Breach("VG 8.1.4.3", f"the G deck has {len(g)} cards, more than 16"))
    found += [
        Breach("VG 8.1.4.3", f"{name} is no G unit and may not be in the G deck")
        for name in _names(c for c in g if "G" not in c.types)
    ]
    return found + _check_numbers([*main, *ride], g)


def _names(cards: Iterable[Card]) -> list[str]:
    return list(dict.fromkeys(card.name for card in cards))


def _check_ride_deck(ride: list[Card]) -> list[Breach]:
    """[VG 8.1.4.2] The paragraphs that a ride deck breaks."""
    found: list[Breach] = []
    if len(ride) < 4:
        found.append(Breach("VG 8.1.4.2", f"the ride deck has {len(ride)} cards, fewer than 4"))
    grades = Counter(card.figures.get("grade", -1) for card in ride if "unit" in card.types)
    for grade in REGULATION.grades:
        if grades[grade] != 1:
            found.append(Breach("VG 8.1.4.2", f"the ride deck has {grades[grade]} units of grade {grade}, not 1"))
    return found


def _check_numbers(cards: list[Card], g: list[Card]) -> list[Breach]:
    """[VG 8.1.5] Counts names over main and ride deck together, and separately in the G deck. [VG 8.1.5.1] A card with
    several names counts for each. [VG 8.1.5.2]"""
    found: list[Breach] = []
    for what, pile in (("main and ride deck", cards), ("G deck", g)):
        for name in dict.fromkeys(name for card in pile for name in all_names(card)):
            found += _check_name(name, [card for card in pile if name in all_names(card)], what)
    triggers = [icon for card in cards for icon in card.words.get("trigger", ())]
    trigger_cards = sum(1 for card in cards if card.words.get("trigger"))
    if trigger_cards != 16:
        found.append(Breach("VG 8.1.6", f"{trigger_cards} cards with triggers, not 16"))
    for icon, most, rule in (("heal", 4, "VG 8.1.6.1"), ("over", 1, "VG 8.1.6.2")):
        if triggers.count(icon) > most:
            found.append(Breach(rule, f"{triggers.count(icon)} {icon} triggers, more than {most}"))
    for keyword, most, rule in LIMITED:
        pile = [*cards, *g] if keyword in ("Ace Unit", "Flag") else cards  # [VG 14.56.2] in the entire deck
        n = sum(1 for card in pile if keyword in card.keywords)
        if n > most:
            found.append(Breach(rule, f"{n} cards with {keyword}, more than {most}"))
    return found


LIMITED: Final[tuple[tuple[str, int, str], ...]] = (
    ("Sentinel", 4, "VG 8.1.7"),
    ("Regalis Piece", 1, "VG 8.1.8"),  # [VG 14.51.2.1]
    ("Ace Unit", 1, "VG 14.56.2"),  # [VG 14.56.2.1] whatever their names
    ("Flag", 1, "VG 17.16.3.1"),  # [VG 17.16.3.1]
)
"""Keywords of which a deck has at most so many cards, and the paragraph."""


def _check_name(name: str, pile: list[Card], what: str) -> list[Breach]:
    """[VG 8.1.5] At most four cards of a name. [VG 8.1.9] A card that changes the limit changes it only for its own
    number. The limit is a figure of the card, not an ability, so it has no effect in the game. [VG 8.1.3]"""
    found: list[Breach] = []
    for number in dict.fromkeys(card.number for card in pile if card.figures.get("copies", 4) != 4):
        own = [card for card in pile if card.number == number]
        most = own[0].figures["copies"]
        if len(own) > most:
            found.append(Breach("VG 8.1.5", f"{len(own)} cards {number} in the {what}, more than {most}"))
        pile = [card for card in pile if card.number != number]
    if len(pile) > 4:
        found.append(Breach("VG 8.1.5", f"{len(pile)} cards named {name} in the {what}, more than 4"))
    return found


# --- preparing [VG 8.2] ----------------------------------------------------------------------------------------


@record
class Setup(NamedTuple):
    """Who is asked, who goes first, and the stage of the redraw."""

    player: int = 0
    first: int = 0
    stage: int = 0


def _setup(frame: Frame) -> Setup:
    if frame.local is None:
        frame.local = Setup()
    assert isinstance(frame.local, Setup)
    return frame.local


def grade_zeros(game: Game, player: int) -> list[int]:
    """[VG 8.2.1.2] The grade 0 units from which the player chooses the first vanguard."""
    pile = game.at(RIDE_DECK, player) or game.at(DECK, player)
    found = [
        id for id in pile if game.objects[id].card.figures.get("grade") == 0 and "unit" in game.objects[id].card.types
    ]
    return distinct(game, found)


def _ask_first_vanguard(game: Game, frame: Frame) -> Decision | None:
    player = frame.local.player if isinstance(frame.local, Setup) else 0
    options = [Option("first vanguard", (id,)) for id in grade_zeros(game, player)]
    return veiled(game, Decision(player, "choose your first vanguard", options))


def _first_vanguard(game: Game, frame: Frame) -> str | None:
    """[VG 8.2.1.2] Puts the first vanguard face down on the vanguard circle, until Stand Up."""
    local = _setup(frame)
    assert frame.answer is not None
    card = frame.answer.cards[0]
    new = zones.move(game, game.objects[card], VC, local.player, up=0)
    changed = game.objects[new].copy()
    changed.known = 1 << local.player
    game.put(changed)
    frame.local = local._replace(player=1 - local.player)
    return "8.2.1.2" if local.player == 0 else None


def _shuffle(game: Game, frame: Frame) -> str | None:
    """[VG 8.2.1.3] Both players shuffle their decks."""
    events.perform(game, *(Event("shuffle", 0, p, dst=DECK) for p in (0, 1)))
    return None


def _ask_first_player(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Setup)
    return Decision(local.player, "who goes first?", [Option("go first"), Option("go second")])


def _random_player(game: Game, frame: Frame) -> str | None:
    """[VG 8.2.1.6] Picks a player at random, who decides in the next step."""
    frame.local = _setup(frame)._replace(player=rng.below(game, 2))
    return None


def _first_player(game: Game, frame: Frame) -> str | None:
    """[VG 8.2.1.6] That player chooses who goes first."""
    local = _setup(frame)
    assert frame.answer is not None
    first = local.player if frame.answer.verb == "go first" else 1 - local.player
    frame.local = Setup(first, first)
    game.active = first
    game.set_num(1 - first, "went second", 1)
    return None


def _no_damage(game: Game, frame: Frame) -> str | None:
    """[VG 8.2.1.7] Both players start without vanguard damage."""
    for p in (0, 1):
        game.set_num(p, "damage", 0)
    return None


def _hands(game: Game, frame: Frame) -> str | None:
    """[VG 8.2.1.8] Each player draws five cards; then, starting with the player going first, each puts cards back and
    draws as many, and finishes before the other begins. RULING-VG-012"""
    local = _setup(frame)
    if local.stage == 0:
        for p in (game.active, 1 - game.active):
            for _ in range(5):
                deeds.draw(game, p)
    else:
        _redraw(game, local.player, frame.result or ())
        frame.result = None
    if local.stage < 2:
        p = local.first if local.stage == 0 else 1 - local.first
        frame.local = Setup(p, local.first, local.stage + 1)
        hand = game.at(HAND, p)
        choose.choose(game, p, "put back", hand, 0, len(hand), "put cards back and draw as many")
        stay(frame)
    return None


def _redraw(game: Game, p: int, back: tuple[int, ...]) -> None:
    """[VG 8.2.1.8] Puts the cards on the bottom, draws as many, and then shuffles; a player who put nothing back does
    not shuffle. NB: one by one, because their order does not matter."""
    if back:
        for id in back:
            events.perform(game, events.moving(game, id, "deck", p, "put back", "bottom"))
        for _ in back:
            deeds.draw(game, p)
        events.perform(game, Event("shuffle", 0, p, dst=DECK))


def _stand_up(game: Game, frame: Frame) -> str | None:
    """[VG 8.2.1.9] Turns both first vanguards face up; the game begins. [VG 7.45.1]"""
    events.perform(game, *(Event("face", id, p, up=1) for p in (0, 1) for id in game.at(VC, p)))
    for p in (game.active, 1 - game.active):
        for id in game.at(VC, p):
            events.announce(game, "stand up", id, p)
    game.turn = 1
    return None


PREPARATION = procedure(
    "VG 8.2",
    "Preparation",
    Step("8.2.1.2", _first_vanguard, ask=_ask_first_vanguard),
    Step("8.2.1.3", _shuffle),
    Step("8.2.1.4", nothing),
    Step("8.2.1.5", nothing),
    Step("nb.random", _random_player),
    Step("8.2.1.6", _first_player, ask=_ask_first_player),
    Step("8.2.1.7", _no_damage),
    Step("8.2.1.8", _hands),
    Step("8.2.1.9", _stand_up),
)
