"""English, what was done with cards: with those with which a cost was paid (`PAID`), and with those that the text has
named (`DONE`)."""

from __future__ import annotations

from ludex.lang.marks import (
    BANISHED,
    BURIED,
    CALLED,
    CAPTURED,
    DISCARDED,
    ERASED,
    FREED,
    JOINED,
    KEPT,
    LAID,
    PUT_BACK,
    RETIRED,
    RIDDEN,
    SHUT,
    SUFFERED,
    TAKEN,
)

PAID: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("retired", ("",), "cost"),
    ("bound", ("", " from hand", " from your hand", " from drop", " from your drop"), "cost"),
    ("removed", ("",), "cost"),
    ("revealed", ("", " from hand", " from your hand"), "cost"),
    ("locked", ("",), "cost"),
    ("[Rest]", ("",), "cost"),
    ("returned", ("", " to your hand", " to hand", " to your deck", " to the deck"), "cost"),
    ("put", (" into your soul", " into soul", " into the soul"), "cost"),
    ("put", (" into your drop", " into drop", " into the drop", " into your drop zone", " into the drop zone"), "cost"),
    ("put", (" on the bottom of your deck", " on the bottom of the deck"), "cost"),
    ("put", (" into your order zone", " into the order zone", " into order zone"), "cost"),
    ("put", (" from your soul into your drop", " from soul into drop", " from order zone into soul"), "cost"),
    ("put", ("",), "cost"),
    ("chosen", ("",), "cost"),
    ("discarded", ("", " from your hand", " from hand"), "discard"),
    ("[Soul-Blast]", ("",), "soul-blast"),
    ("[Counter-Blast]", ("",), "counter-blast"),
)
"""What a cost did with cards: the verb, what follows the cards, and their name."""
SOULS = (" into soul", " into your soul", " into the soul", " into their soul")
HANDS = (" into hand", " into your hand", " into their hand")
HOME = (" to hand", " to your hand", " to their hand")
DROPS = (" into drop", " into your drop", " into the drop zone", " into your drop zone", " into their drop zone")
BOTTOMS = tuple(f" on the bottom of {deck}" for deck in ("the deck", "your deck", "their deck"))
BINDS = (" into bind zone", " into the bind zone", " into your bind zone", " into their bind zone")
TOPS = tuple(f" on {top} of {deck}" for top in ("top", "the top") for deck in ("the deck", "your deck", "their deck"))
DECKS = (" to the deck", " to your deck", " to their deck")
ORDERS = (" into order zone", " into the order zone", " into your order zone")
DAMAGES = (" into the damage zone", " into your damage zone", " into their damage zone")
DONE: tuple[tuple[str, str, str, tuple[str, ...], str], ...] = (
    ("called", "call", "called", ("", " to (RC)", " to (GC)"), CALLED),
    ("retired", "retire", "retired", ("",), RETIRED),
    ("discarded", "discard", "discarded", ("",), DISCARDED),
    ("bound", "bind", "bound", ("",), BANISHED),
    ("rode", "ride", "ridden", ("",), RIDDEN),
    ("returned", "return", "returned", ("", *HOME), TAKEN),
    ("returned", "return", "returned", ("", *DECKS), PUT_BACK),
    ("put", "put", "put", SOULS, KEPT),
    ("put", "put", "put", HANDS, TAKEN),
    ("put", "put", "put", DROPS, BURIED),
    ("put", "put", "put", BOTTOMS, PUT_BACK),
    ("put", "put", "put", ORDERS, LAID),
    ("locked", "lock", "locked", ("",), SHUT),
    ("unlocked", "unlock", "unlocked", ("",), FREED),
    ("imprisoned", "imprison", "imprisoned", ("", " in your Prison"), CAPTURED),
    ("armed", "arm", "armed", ("",), JOINED),
    ("removed", "remove", "removed", ("",), ERASED),
    ("put", "put", "put", DAMAGES, SUFFERED),
    ("put", "put", "put", ("",), SUFFERED),
    ("put", "put", "put", ("",), KEPT),
    ("put", "put", "put", ("",), TAKEN),
    ("put", "put", "put", ("",), PUT_BACK),
    ("put", "put", "put", ("",), LAID),
    ("put", "put", "put", ("",), BANISHED),
    ("put", "put", "put", BINDS, BANISHED),
    ("put", "put", "put", TOPS, PUT_BACK),
)
"""What the text did with cards: the verb in the past, bare, as a participle, what follows the cards, and the deed."""
