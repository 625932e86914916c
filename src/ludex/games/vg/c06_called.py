"""[VG 6.2.3] The record of cards that are being called, and of a card that is being ridden."""

from __future__ import annotations

from ludex.compiling import mypyc_attr
from ludex.core.position.records import Record, record


@mypyc_attr(free_list_len=1)
class Call(Record):
    """[VG 6.2.3] Cards that are being called: their circles (-1: the guardian circle), and how they are placed.
    `free`: without their call costs; `paid`: of so many cards the call cost was looked at. `chooser`: who chooses the
    circles (-1: the player to whose circles they come). `where`: the circles that the effect names, a word of
    `CIRCLES_NAMED` ("": any)."""

    __slots__ = (
        "cards", "cause", "chooser", "free", "grows", "paid", "placed",
        "player", "quiet", "slots", "state", "to_guard", "where", "word",
    )  # fmt: skip

    def __init__(
        self,
        player: int,
        cards: tuple[int, ...],
        slots: tuple[int, ...] = (),
        word: str = "normal call",
        state: int = -1,
        placed: tuple[int, ...] = (),
        to_guard: bool = False,
        cause: int = 0,
        quiet: bool = False,
        grows: bool = False,
        free: bool = False,
        paid: int = 0,
        chooser: int = -1,
        where: str = "",
    ) -> None:
        self.player = player
        self.cards = cards
        self.slots = slots
        self.word = word
        self.state = state
        self.placed = placed
        self.to_guard = to_guard
        self.cause = cause
        self.quiet = quiet
        self.grows = grows
        self.free = free
        self.paid = paid
        self.chooser = chooser
        self.where = where

    def fields(self) -> tuple[object, ...]:
        return (
            self.player, self.cards, self.slots, self.word, self.state, self.placed, self.to_guard, self.cause,
            self.quiet, self.grows, self.free, self.paid, self.chooser, self.where,
        )  # fmt: skip

    def copy(self) -> Call:
        """A copy, which may be changed until it is put into a frame."""
        return Call(
            self.player, self.cards, self.slots, self.word, self.state, self.placed, self.to_guard, self.cause,
            self.quiet, self.grows, self.free, self.paid, self.chooser, self.where,
        )  # fmt: skip


record(Call)


class Ride(Record):
    """[VG 6.3.3] A card that is being ridden. `persona` is decided before the old vanguard is gone; `cause` is the card
    whose effect it is, 0 if it is a normal ride."""

    __slots__ = ("card", "cause", "new", "normal", "persona", "player", "rested")

    def __init__(
        self,
        player: int,
        card: int,
        normal: bool,
        persona: bool = False,
        new: int = 0,
        rested: bool = False,
        cause: int = 0,
    ) -> None:
        self.player = player
        self.card = card
        self.normal = normal
        self.persona = persona
        self.new = new
        self.rested = rested
        self.cause = cause

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.card, self.normal, self.persona, self.new, self.rested, self.cause)


record(Ride)
