"""English, history: what happened this turn, and what became of the cards that the text named."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.events import is_order
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import BANISHED, CALLED, CHOSEN, DISCARDED, KEPT, PUT_BACK, RETIRED, RIDDEN, TAKEN
from ludex.lang.pattern import ANY, OPPONENT, YOU, Compare, Did, Happened, Moved, Played, Unless, V, When

TURNS = ("this turn", "during this turn", "that turn")
TURN = ("{u:in_turn}",)
"""In this turn; the words stand in `tallies.spoken`."""
OWNERS = (("your ", "of your ", "own"), ("your opponent's ", "of your opponent's ", "foe"))
"""Whose units they are; of other units than this `tallies` tells."""


def active(g: Grammar) -> None:
    """What players did this turn."""
    for turn in TURN:
        sung = Compare(Happened(When("sung", t.All((t.YOURS, V("k"))))), ">=", 1)
        g.phrase("cond", f"your {{k:card_one}} was sung{turn}", sung)
        called = When("move", V("k"), player=YOU, dst=("RC", "GC"), word="called")
        there = When("move", V("k"), player=YOU, src=V("s"), dst=("RC", "GC"), word="called")
        for words, when in (("", called), ("{s:source}", there)):
            g.phrase("cond", f"you called {{k:a_card}}{words}{turn}", Compare(Happened(when), ">=", 1))
            g.phrase("cond", f"you called {{n:number}} or more {{k:card_many}}{words}{turn}", _often(when))
        own = When("move", V("g"), player=YOU, dst=("RC",), word="called")
        g.phrase("cond", f"you called {{n:number}} or more {{g:own_many}}{turn}", _often(own), rear)
        g.phrase("cond", f"you called {{g:a_own}}{turn}", Compare(Happened(own), ">=", 1), rear)
        for zone, words in (("drop", "put into drop"), ("drop", "put into the drop zone"), ("soul", "put into soul")):
            for src, origin in (
                ((), ""),
                (("order zone",), " from the order zone"),
                (("order zone",), " from order zone"),
            ):
                put = Happened(When("move", t.All((t.YOURS, V("k"))), src=src, dst=(zone,)))
                g.phrase("cond", f"your {{k:card_one}} was {words}{origin}{turn}", Compare(put, ">=", 1), is_order)
        g.phrase("cond", f"you played {{n:number}} or more {{k:card_many}}{turn}", Compare(_played(), ">=", V("n")))
        g.phrase("cond", f"you played {{k:a_card}}{turn}", Compare(_played(), ">=", 1))
        g.phrase("cond", f"you did not play {{k:a_card}}{turn}", Unless(Compare(_played(), ">=", 1)))
        ridden = Compare(Happened(When("ride", V("k"), player=YOU)), ">=", 1)
        g.phrase("cond", f"you rode {{k:a_card}}{turn}", ridden, told)
        drawn = When("move", player=YOU, word="draw")
        g.phrase("cond", f"you drew {{n:number}} or more cards{turn}", _often(drawn))
        for who, player in (("your", YOU), ("your opponent's", OPPONENT)):
            for check in ("drive", "damage"):
                shown = Happened(When(f"{check} check", V("k"), player=player))
                g.phrase("cond", f"{who} {check} check revealed {{k:a_card}}{turn}", Compare(shown, ">=", 1))
                more = f"{who} {check} checks revealed {{n:number}} or more {{k:card_many}}{turn}"
                g.phrase("cond", more, Compare(shown, ">=", V("n")))
            both = tuple(
                Compare(Happened(When(f"{check} check", V("k"), player=player)), ">=", 1)
                for check in ("drive", "damage")
            )
            g.phrase("cond", f"{who} drive check or damage check revealed {{k:a_card}}{turn}", t.Either(both))
    g.phrase("cond", "this unit was placed this turn", t.Named("came this turn"))
    g.phrase("cond", "this unit was placed on (RC) this turn", t.Named("came this turn"))
    g.phrase("cond", "this unit was not placed this turn", Unless(t.Named("came this turn")))


def rear(env: dict[str, Any]) -> bool:
    """Whether the group is of rear-guards: else it may be of cards."""
    return t.Zone(("RC",)) in parts_of(env["g"])


def _often(when: Any) -> Any:
    return Compare(Happened(when), ">=", V("n"))


def _played() -> Any:
    return Played(YOU, V("k"))


DEEDS: tuple[tuple[str, str, str, str], ...] = (
    ("called", "call", "", CALLED),
    ("retired", "retire", "", RETIRED),
    ("discarded", "discard", "", DISCARDED),
    ("bound", "bind", "", BANISHED),
    ("returned", "return", " to hand", TAKEN),
    ("returned", "return", " to your hand", TAKEN),
    ("returned", "return", "", TAKEN),
    ("returned", "return", "", PUT_BACK),
    ("returned", "return", " to your deck", PUT_BACK),
    ("put", "put", " into soul", KEPT),
    ("put", "put", " into your soul", KEPT),
    ("put", "put", " into the soul", KEPT),
    ("put", "put", " into hand", TAKEN),
    ("put", "put", " into your hand", TAKEN),
    ("rode", "ride", "", RIDDEN),
)
"""What the text did before: in the past, bare, what follows the cards, and the deed."""


def told(env: dict[str, Any]) -> bool:
    """Whether the group says more than "card"."""
    return bool(env["k"] != ANY)


def described(env: dict[str, Any]) -> bool:
    """Whether the group says more than "card" or "unit"."""
    return told(env) and env["k"] != t.Word("type", "unit")


def deeds(g: Grammar) -> None:
    """What became of the cards that the text named."""
    for did, bare, where, deed in DEEDS:
        such = Compare(Moved(deed, V("k")), ">=", 1)
        g.phrase("cond", f"you did not {bare} {{k:a_card}}{where}", Unless(such), told)
        if bare in ("retire", "discard", "bind"):
            g.phrase("cond", f"you did not {bare}", Unless(Compare(Moved(deed), ">=", 1)))
        for words, op in (("or more ", ">="), ("or less ", "<="), ("", "=")):
            several = Compare(Moved(deed, V("k")), op, V("n"))
            done = "ridden" if did == "rode" else did
            number = "{n:several}" if not words else "{n:number}"
            g.phrase("cond", f"{number} {words}{{k:card_many}} were {done}{where}", several)
        done = "ridden" if did == "rode" else did
        g.phrase("cond", f"{{k:a_card}} was {done}{where}", such)
        g.phrase("cond", f"no {{k:card_many}} were {done}{where}", Unless(such))
        if where in ("", " into soul", " into your soul", " into hand", " into your hand"):
            g.phrase("per", f" for each {{k:card_one}} {done}{where}", Moved(deed, V("k")), described)
    for done, deed in (("retired", RETIRED), ("bound", BANISHED), ("called", CALLED), ("discarded", DISCARDED)):
        moved = Compare(Moved(deed), ">=", 1)
        g.phrase("cond", f"it was {done}", moved)
        g.phrase("cond", f"it was not {done}", Unless(moved))
    g.phrase("cond", "you do not", Unless(Did("did")))
    g.phrase("cond", "you did not", Unless(Did("did")))
    for words in ("you drew a card", "you drew"):
        g.phrase("cond", words, Did("did"))
    g.phrase("cond", "you chose {k:a_card}", t.Among(t.Ref(CHOSEN), V("k")), described)
    g.phrase("cond", "you chose {n:several} {k:card_many}", t.Among(t.Ref(CHOSEN), V("k"), V("n")), told)


def add(g: Grammar) -> None:
    for part in (active, deeds):
        part(g)
