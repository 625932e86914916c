"""English, instead: what happens in the place of another event."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.events import BY_SKILL
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import Replace, V, When

WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("remove it from the game", {"dst": "removed", "word": "remove"}),
    ("send it to its owner's Warp", {"dst": "warp", "word": "warp"}),
    ("return it to its owner's hand", {"dst": "hand", "word": "return"}),
    ("it is removed from the game", {"dst": "removed", "word": "remove"}),
    ("it is sent to its owner's Warp", {"dst": "warp", "word": "warp"}),
    ("it's sent to its owner's Warp", {"dst": "warp", "word": "warp"}),
    ("it is returned to its owner's hand", {"dst": "hand", "word": "return"}),
    ("you may {p:payments}", {"may": True, "cost": V("p")}),
    ("you can {p:payments}", {"may": True, "cost": V("p")}),
    ("you may instead {p:payments}", {"may": True, "cost": V("p")}),
    ("{p:payments}", {"cost": V("p")}),
)
"""What is done instead, and how the replacement says so. A cost that cannot be paid lets the event happen."""


def events(g: Grammar) -> None:
    """`would`: what would happen to a card in the Battle Area."""
    group = V("g")
    for words, more in BY_SKILL:
        gone = When("move", group, word="leave", left=V("y"), **more)
        for leaves in ("leave", "be removed from"):
            g.phrase("would", f"{{g:actor}} would {leaves} {{y:whose_p}} Battle Area{words}", gone)
        beaten = When("move", group, word="KO", src=("battle",), **more)
        g.phrase("would", f"{{g:actor}} would be KO'd{words}", beaten)
        if not words:
            g.phrase("would", "{g:actor} is removed from {y:whose_p} Battle Area", gone)
    for start in ("^if ", "^when "):
        g.phrase("would_start", start, t.ANY)


def add(g: Grammar) -> None:
    """[DBS 8-2-2-3] Replacement effects."""
    events(g)
    for words, fields in WAYS:
        for said in (words,) if "instead" in words else (f"{words} instead", f"instead {words}"):
            means = Replace(V("w"), headings=V("m"), **fields)
            g.phrase("skill", f"[Permanent] {{m:heading}}{{s_:would_start}}{{w:would}}, {said}.", (means,))
            under = Replace(V("w"), headings=V("m"), cond=V("q"), **fields)
            for joint in (", if ", ", when "):
                line = f"[Permanent] {{m:heading}}^{{q:while}}{joint}{{w:would}}, {said}."
                g.phrase("skill", line, (under,))
            for joint in (" and ", ", when "):
                line = f"[Permanent] {{m:heading}}^if {{q:cond}}{joint}{{w:would}}, {said}."
                g.phrase("skill", line, (under,))
    gone = Replace(V("w"), headings=V("m"), dst="removed", word="remove")
    g.phrase("skill", "[Permanent] {m:heading}{s_:would_start}{w:would}, remove it from the game.", (gone,))
