"""What is known of a player's cards in the field and in hand as long as they are the same cards with the same
information. It is gathered once for many looks: at windows, for payments and for rule processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.games.cc.c0300_zones import CASTER, HAND, SERVANT
from ludex.games.cc.c0907_printed import Notes, notes_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game


class Noted:
    """A card in the field, by its id, and the facts of its information."""

    __slots__ = ("id", "notes")

    def __init__(self, id: int, notes: Notes) -> None:
        self.id = id
        self.notes = notes


class Field:
    """A player's cards in the field: `users`, those with an ability to use at some time (`Notes.ready`); `makers`,
    those with an aether ability; `deities`, the ids of those that are deities as printed. Kept with the zones and with
    `Game.faces`."""

    __slots__ = ("casters", "deities", "faces", "makers", "servants", "users")

    def __init__(self) -> None:
        self.casters: tuple[int, ...] = ()
        self.servants: tuple[int, ...] = ()
        self.faces = -1
        self.users: list[Noted] = []
        self.makers: list[Noted] = []
        self.deities: list[int] = []

    def gather(self, game: Game, player: int) -> None:
        """Looks at the cards."""
        self.casters, self.servants, self.faces = game.at(CASTER, player), game.at(SERVANT, player), game.faces
        self.users, self.makers, self.deities = [], [], []
        self._note(game, self.casters)
        self._note(game, self.servants)
        for id in self.servants:
            if notes_of(game.objects[id].card).deity:
                self.deities.append(id)

    def uses(self, id: int) -> bool:
        """Whether the card is one of `users`."""
        for one in self.users:  # noqa: SIM110  a generator costs more than the tests
            if one.id == id:
                return True
        return False

    def _note(self, game: Game, ids: tuple[int, ...]) -> None:
        objects = game.objects
        for id in ids:
            info = objects[id].info
            if info.activated:
                notes = notes_of(info)
                if notes.ready:
                    self.users.append(Noted(id, notes))
                if notes.rests:
                    self.makers.append(Noted(id, notes))


class Hand:
    """A player's cards in hand: `main`, those that can be played at main timing, and `quick`, at any time; `held`,
    those with an ability to use there."""

    __slots__ = ("cards", "faces", "held", "main", "quick")

    def __init__(self) -> None:
        self.cards: tuple[int, ...] = ()
        self.faces = -1
        self.main: list[int] = []
        self.quick: list[int] = []
        self.held: list[int] = []

    def gather(self, game: Game, player: int) -> None:
        """Looks at the cards."""
        self.cards, self.faces = game.at(HAND, player), game.faces
        self.main, self.quick, self.held = [], [], []
        objects = game.objects
        for id in self.cards:
            notes = notes_of(objects[id].card)
            if notes.in_hand:
                self.held.append(id)
            if not notes.caster:
                self.main.append(id)
                if notes.quick:
                    self.quick.append(id)


FIELDS: Final[tuple[Field, ...]] = (Field(), Field())
HANDS: Final[tuple[Hand, ...]] = (Hand(), Hand())


def field_of(game: Game, player: int) -> Field:
    """What is known of the player's cards in the field; they are looked at again if they are others or have changed."""
    known = FIELDS[player]
    same = known.servants is game.at(SERVANT, player) and known.casters is game.at(CASTER, player)
    if not same or known.faces != game.faces:
        known.gather(game, player)
    return known


def hand_of(game: Game, player: int) -> Hand:
    """What is known of the player's cards in hand; they are looked at again if they are others or have changed."""
    known = HANDS[player]
    if known.cards is not game.at(HAND, player) or known.faces != game.faces:
        known.gather(game, player)
    return known


def own_holds(game: Game) -> bool:
    """Whether what is known of the players' cards is what is gathered anew (a `Shortcut.long`)."""
    for player in (0, 1):
        field, hand, new, other = field_of(game, player), hand_of(game, player), Field(), Hand()
        new.gather(game, player)
        other.gather(game, player)
        for have, found in ((field.users, new.users), (field.makers, new.makers)):
            if [(one.id, one.notes) for one in have] != [(one.id, one.notes) for one in found]:
                return False
        if (field.deities, hand.main, hand.quick, hand.held) != (new.deities, other.main, other.quick, other.held):
            return False
    return True
