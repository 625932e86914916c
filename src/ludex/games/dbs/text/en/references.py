"""English, references: the cards that a skill has played, sent to the Warp or switched before, in later words of it."""

from __future__ import annotations

from ludex.games.dbs.later_keywords import PLAYED_FROM, USED
from ludex.games.dbs.text.en.events import ALL_AREAS as AREAS
from ludex.games.dbs.text.en.later import NAMED
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BANISHED, SUMMONED
from ludex.lang.pattern import SELF, Is, Named, Ref, V


def things(g: Grammar) -> None:
    """`thing`, `things`: the card or the cards with which this skill has done something."""
    for words in ("by", "with", "using"):
        g.phrase("through", words, t.ANY)
    for words in ("", "that was ", "that were "):
        g.phrase("being_", words, t.ANY)
    for words in ("the", "your", "their", "a", "its owner's", "their owner's"):
        g.phrase("whose_warp", words, t.ANY)
    skill = "{t_:through} this skill"
    for said in ("the card you played", "the Battle Card played", "the card played"):
        for category in ("thing", "it"):
            g.phrase(category, f"{said} {skill}", Ref(SUMMONED))
    sent = f"sent to {{w_:whose_warp}} Warp {skill}"
    for category in ("thing", "it"):
        g.phrase(category, f"the card {{b_:being_}}{sent}", Ref(BANISHED))
    for start in ("the cards", "all cards", "all the cards", "all of the cards", "any cards"):
        g.phrase("things", f"{start} {{b_:being_}}{sent}", Ref(BANISHED))


def allies(g: Grammar) -> None:
    """[DBS+ 10-35-1] What is asked of the cards that an [Alliance] has rested."""
    rested = t.Exists(t.All((V("g"), Ref("allies"))))
    g.phrase("cond", "{g:a_kind} was switched to Rest Mode {t_:through} this skill", rested)
    g.phrase("cond", "you switched {g:a_kind} to Rest Mode {t_:through} this skill", rested)


def origins(g: Grammar) -> None:
    """How this card was played: from which area, with which keyword skill."""
    for words in ("your", "a", "its owner's", "the"):
        g.phrase("whose_origin", words, t.ANY)
    for said, zone in AREAS:
        if zone in PLAYED_FROM:
            g.phrase("origin", said, Named(f"played from {zone}"))
    g.phrase("cond", "this card was played from {w_:whose_origin} {z:origin}", V("z"))
    for name in (*NAMED, "Union"):
        g.phrase("way_used", f"[{name}]", t.Mark(f"{USED} {name}"))
    for end in ("", " skill"):
        for start in ("", "a ", "an "):
            if bool(end) == bool(start):
                words = f"{{t_:through}} {start}{{k:way_used}}{end}"
                g.phrase("cond", f"this card was played {words}", Is(SELF, V("k")))
                g.phrase("cond", f"you played this card {words}", Is(SELF, V("k")))


def add(g: Grammar) -> None:
    things(g)
    origins(g)
    allies(g)
