"""The messages over a socket, as a schema. docs/table.md explains them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ludex.record.stops import Stop

TOKEN_SIZE = 64
Token = Annotated[str, Meta(min_length=16, max_length=TOKEN_SIZE, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Id = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, Meta(max_length=80)]
Text = Annotated[str, Meta(max_length=200_000)]
Seed = Annotated[int, Meta(ge=0, lt=2**53)] | Annotated[str, Meta(pattern=r"^[0-9]{1,39}$")]
"""Typed seeds may be larger than the whole numbers of a browser: then they are text."""


class _Said(Struct, forbid_unknown_fields=True, tag_field="type", tag=lambda name: name.lower()):
    """A message of a client."""


class Sit(_Said):
    """The first message of every socket: which seat it is for. `key`: what the browser keeps to itself; a friend's
    seat belongs to the browser that took it first."""

    token: Token
    key: Key = ""


class Decide(_Said):
    """Take option `pick` of the decision after `n` taken ones."""

    n: Count
    pick: Count


class Undo(_Said):
    """Go back to where `to` decisions were taken (against bots; or the last pick of a choice that is not complete)."""

    to: Count


class Concede(_Said):
    pass


class Allow(_Said):
    """Whether spectators may see this player's hidden cards. They do once both players allow it."""

    open: bool


class Stops(_Said):
    """At which windows this player is asked: usually, at windows of a place, and (`rest`) not until their next turn, or
    (`act`) until the other player does something."""

    usual: Stop = "can"
    here: Annotated[dict[Word, Stop], Meta(max_length=100)] = {}
    rest: bool = False
    act: bool = False


class Why(_Said):
    """Why line `line` of the log? -1: why this decision?"""

    line: Annotated[int, Meta(ge=-1, le=1_000_000)]
    ask: Word = ""


class Whynot(_Said):
    """Why is nothing offered for this card?"""

    id: Id
    ask: Word = ""


class Read(_Said):
    """The words of a paragraph, if the book was imported."""

    rule: Word
    ask: Word = ""


class Look(_Said):
    """The position after `n` decisions, as `viewer` saw it (-1: a spectator, -2: both hands)."""

    n: Count
    viewer: Annotated[int, Meta(ge=-2, le=1)]
    ask: Word = ""


class Playon(_Said):
    """A new match from the position after `n` decisions, in the seat `seat`, against a bot."""

    n: Count
    seat: Annotated[int, Meta(ge=0, le=1)]
    bot: Word
    ask: Word = ""


class Ping(_Said):
    pass


Said = Sit | Decide | Undo | Concede | Allow | Stops | Why | Whynot | Read | Look | Playon | Ping

_said = msgspec.json.Decoder(Said)


class Refused(Exception):
    """The server refuses what a client asked for, with the reason; nothing has changed. `word` names the reason among
    the words of the page, where it has it in both languages."""

    def __init__(self, reason: str, word: str = "") -> None:
        super().__init__(reason)
        self.word = word

    def told(self) -> dict[str, Any]:
        return {"reason": str(self), **({"word": self.word} if self.word else {})}


class SeatTaken(Refused):
    """The seat belongs to another browser."""

    def __init__(self) -> None:
        super().__init__("this seat is taken: its link was used in another browser", "taken")


def answering(said: Said | None) -> dict[str, str]:
    """What tells the page which question a refusal answers; empty: none."""
    ask = getattr(said, "ask", "")
    return {"ask": ask} if ask else {}


def read_said(data: str | bytes) -> Said:
    """One message of a client, checked against the schema."""
    try:
        said: Said = _said.decode(data)
        return said
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused(f"not a message of this protocol: {error}") from None


def written(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


# --- the lobby ---------------------------------------------------------------------------------------------------


class DeckChoice(Struct, forbid_unknown_fields=True, frozen=True):
    """A shipped deck by its name, or a list as text."""

    name: Word = ""
    text: Text = ""


class NewMatch(Struct, forbid_unknown_fields=True):
    """`opponent`: the name of a bot, or empty for a friend who gets a link. A scenario needs no decks."""

    game: Word
    edition: Word = ""
    deck: DeckChoice = DeckChoice()
    against: DeckChoice = DeckChoice()
    opponent: Word = ""
    seat: Annotated[int, Meta(ge=0, le=1)] = 0
    seed: Seed | None = None
    scenario: Text = ""


class Join(Struct, forbid_unknown_fields=True):
    token: Token
    key: Key = ""
    deck: DeckChoice = DeckChoice()


class CheckDeck(Struct, forbid_unknown_fields=True):
    game: Word
    edition: Word = ""
    text: Text = ""


class Mine(Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[Token], Meta(max_length=50)]


class One(Struct, forbid_unknown_fields=True):
    token: Token


class NewReplay(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=2_000_000)]
