"""English, lines and headings of single series: stride skills, rituals of orders, what is used once in a game, fighter
icons, nations that a card has besides."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import FIGHTERS, NAMED_IN, also_a
from ludex.games.vg.c06_stride import stride_skill
from ludex.games.vg.c12_terms import ONCE_A_GAME
from ludex.games.vg.c14_abilities import success
from ludex.games.vg.c14_headings import heading
from ludex.games.vg.text.en.lines.abilities import HEADINGS, heads
from ludex.games.vg.text.meanings import MANY, ME, NATION_NAMES, SLOTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Activated, Env, If, Spell, V, Word, replace, slotted

TIMINGS = (("Stride Step", ("stride step",)), ("Main Phase", ("main phase",)))
"""When a card may stride: as it is printed, and the phase."""


def strides(g: Grammar) -> None:
    """[VG 14.12.2] [VG 14.13.2.1] Stride skills with another timing, or another cost. [VG 14.12.3.1] Without these they
    have the usual ones."""
    end = ", and [Stride] this card on your (VC) from face down."
    g.phrase("unit", "[Stride]", (stride_skill(),))
    for words, timing in TIMINGS:
        g.phrase("unit", f"[Stride]-{words}", (stride_skill((), timing),))
        ultimate = replace(t.pattern(stride_skill((), timing, True)), cost=V("c"))
        g.phrase("unit", f"[Ultimate Stride]-{words}-{{c:costs}}{end}", (ultimate,))
        if words != "Stride Step":
            other = replace(t.pattern(stride_skill((), timing)), cost=V("c"))
            g.phrase("unit", f"[Stride]-{words}-{{c:costs}}{end}", (other,))


def orders(g: Grammar) -> None:
    """[VG 14.20.3.1] A text of an order that is active only with so many grade 1 cards in the drop zone."""
    asked: Any = replace(t.pattern(heading("Ritual", 1)), n=V("n"))
    means = (Spell((If(asked, V("b")),)), t.Mere("Ritual", V("n")))
    g.phrase("order_line", "^ritual {n:digits}:{b:block}", means)


def icons(g: Grammar) -> None:
    """[VG 12.3.2.2] What is used once in a game; [VG 2.18.3] fighter icons; [VG 2.2.3.1] a nation besides."""
    g.phrase("heading", "[1/game]", ONCE_A_GAME)
    for fighter in FIGHTERS:
        article = "an" if fighter[0] in "AEIOU" else "a"
        for category in ("field_post", "card_post"):
            g.phrase(category, f" with {article} {fighter} icon", Word("fighter", fighter))
    for nation in sorted(NATION_NAMES):
        for article in ("a", "an"):
            added = tuple(t.replace(part, what=ME) for part in also_a(nation).effects)
            besides = t.Passive((t.Gives(SELF, added),), zones=NAMED_IN)
            g.phrase("unit", f"[CONT]:^this card is also {article} <{nation}>.", (besides,))


def charges(env: Env) -> bool:
    """Whether the effect begins with a charge, which is printed as an icon and has no capital."""
    first = env["do"][0]
    named = isinstance(first, t.Choose) and first.name == "counter-charge"
    return named or (isinstance(first, t.Do) and first.verb in ("soul-charge", "energy-charge"))


def starts(g: Grammar) -> None:
    """Activated abilities without a cost whose effect begins with a charge; a line that is Success with its number."""
    for head, zones, row in heads("ACT"):
        means = Activated(do=V("do"), cond=row, limit=V("n"), zones=zones, headings=HEADINGS)
        g.phrase("unit", f"{head}{{do:effect}}", (means,), charges)
    g.phrase("unit", "^success {n:digits}", (slotted(success(MANY), SLOTS),))


def add(g: Grammar) -> None:
    for part in (strides, orders, icons, starts):
        part(g)
