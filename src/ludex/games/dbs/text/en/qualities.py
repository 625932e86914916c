"""English, qualities: what is said after a noun in other words than `nouns` has, and what is counted of such cards."""

from __future__ import annotations

from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, ENERGY, IN_PLAY, LEADER, LIFE
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Not, Some, V, Word


def heads(g: Grammar) -> None:
    """Nouns that say what a card is not."""
    for number, noun in (("one", "non-Leader"), ("many", "non-Leaders")):
        g.phrase(f"head_{number}", noun, Not(LEADER))
        g.phrase(f"phead_{number}", noun, t.All((IN_PLAY, Not(LEADER))))

    for number, s in (("one", ""), ("many", "s")):
        g.phrase(f"phead_{number}", f"energy card{s}", ENERGY)
        g.phrase(f"phead_{number}", f"life card{s}", LIFE)
    leaders, battle = t.Zone(("leader",)), t.All((BATTLE, BATTLE_CARD))
    for joint in ("or", "and", "and/or"):
        g.phrase("phead_many", f"Leader {joint} Battle Cards", Some((leaders, battle)))
        g.phrase("phead_many", f"Battle Cards {joint} Leader", Some((battle, leaders)))


def without(g: Grammar) -> None:
    """What a card is not."""
    for slot in ("character", "trait", "name"):
        both = Not(Some((Word(slot, V("c")), Word(slot, V("d")))))
        for end in ("", " cards") if slot != "name" else ("",):
            g.phrase("post", f" other than {{c:{slot}}} and {{d:{slot}}}{end}", both)
            g.phrase("post", f" other than {{c:{slot}}} or {{d:{slot}}}{end}", both)
    g.phrase("post", " other than {c:trait}", Not(Word("trait", V("c"))))
    g.phrase("post", " other than {g:a_kind}", Not(V("g")), _told)
    g.phrase("post", " that are {a:adjective} and/or {b:adjective}", Some((V("a"), V("b"))))


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of card is left out."""
    return bool(env["g"] != t.ANY and env["g"] != t.Shares(SELF, "name"))


def add(g: Grammar) -> None:
    for part in (heads, without):
        part(g)
