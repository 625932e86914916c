"""English, further lines of continuous abilities: clans, keywords that are active all the same, whom a unit attacks or
boosts; and keywords with circles."""

from __future__ import annotations

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c14_abilities import revelation
from ludex.games.vg.text.meanings import CLANS, NATION_NAMES, RC, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOURS, Gives, Passive, Rename, Rule, V

EVERY = tuple(
    Rename(t.Ref("same"), kind, "add", name)
    for kind, names in (("clan", CLANS), ("nation", NATION_NAMES))
    for name in sorted(names)
)
"""All clans and nations."""


def belonging(g: Grammar) -> None:
    """[VG 2.2.4] A card of all clans and nations."""
    for this in ("this card", "this unit"):
        every = (Passive((Gives(SELF, EVERY),), zones=NAMED_IN),)
        g.phrase("unit", f"[CONT]:^{this} is from all clans and nations.", every)
        for clan in sorted(CLANS):
            more = (Passive((Gives(SELF, (Rename(t.Ref("same"), "clan", "add", clan),)),), zones=NAMED_IN),)
            for a in ("a", "an"):
                g.phrase("unit", f"[CONT]:^{this} is also {a} <{clan}>.", more)


def active(g: Grammar) -> None:
    """[VG 14.7.1] Limit Break with less damage than it asks for."""
    for number, less in ((4, "three"), (5, "four")):
        keyword = f"[Limit Break {number}]"
        rule = Rule("permit", f"active Limit Break {number}", VANGUARD)
        own = Rule("permit", f"active Limit Break {number}", SELF)
        for quote in ('"', ""):
            for even in (
                f"is active even when you have {less} or less damage",
                f"is active even if you have {less} or less damage",
            ):
                g.phrase("state", f"your vanguard's {quote}{keyword}{quote} {even}", (rule,))
                g.phrase("state", f"this unit's {quote}{keyword}{quote} {even}", (own,))
    g.phrase(
        "state",
        'this unit\'s "when attack hits" effects activate even if the attack did not hit',
        (Rule("permit", "hit abilities anyway", SELF),),
    )


def fighting(g: Grammar) -> None:
    for subject in ("thing", "things"):
        for whom, zone in ((" a rear-guard", RC), (" rear-guards", RC), (" a vanguard", VC), (" vanguards", VC)):
            rule = Rule("forbid", "attack targets", V("o"), zone)
            g.phrase("state", f"{{o:{subject}}} cannot attack{whom}", (rule,))
            g.phrase("clause", f"{{o:{subject}}} cannot attack{whom} {{u:until}}", (t.Continue((rule,), V("u")),))
    g.phrase("state", "your units cannot boost this unit", (Rule("forbid", "boost", YOURS, SELF),))
    g.phrase("state", "this unit cannot be boosted", (Rule("forbid", "boost", t.ANY, SELF),))


CIRCLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("(VC/RC)", ("VC", "RC")),
    ("(VC)/(RC)", ("VC", "RC")),
    ("(RC)", ("RC",)),
    ("(VC)", ("VC",)),
    ("(GC)", ("GC",)),
)


def revealing(g: Grammar) -> None:
    """[VG 14.22.2] Revelation with its circles."""
    for said, circles in CIRCLES:
        for head in ("", "[AUTO]:"):
            g.phrase("unit", f"{head}^revelation-{said}", (revelation(*circles),))


def add(g: Grammar) -> None:
    for part in (belonging, active, fighting, revealing):
        part(g)
