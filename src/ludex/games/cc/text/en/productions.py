"""English, productions: aether abilities that produce two kinds of aether, or one of two [CC 907.1]."""

from __future__ import annotations

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Activated, Do, V


def add(g: Grammar) -> None:
    """`made`: an amount of aether of an element. NB: an ability that produces one or the other is two abilities, of
    which the player uses one: each of them is an aether ability, and resolves at once [CC 907.3]."""
    for words, n in (
        ("{n:n} {e:of_element}", V("n")),
        ("{n:n} {e:of_element} aether", V("n")),
        ("{e:of_element} aether", 1),
        ("{e:of_element}", 1),
    ):
        g.phrase("made", words, Do("produce", SELF, n, V("e")))
    for name in (*ELEMENTS, "void"):
        word = "" if name == "void" else name
        for size in (1, 2):
            g.phrase("made", f"[{name.capitalize()}]" * size, Do("produce", SELF, size, word))
        g.phrase("made", f"one [{name.capitalize()}]", Do("produce", SELF, 1, word))
    for joint in (" and ", ", and "):
        g.phrase("both_made", f"produce {{a:made}}{joint}{{b:made}}", (V("a"), V("b")))
    for size, n in ((2, "two"), (3, "three")):
        for words in ("in any combination of elements", "of any combination of elements", "in any combination"):
            g.phrase("both_made", f"produce {n} aether {words}", (Do("produce", SELF, 1, "any"),) * size)
    g.phrase("clause", "{p:both_made}", V("p"))
    for start in ("^", ""):
        for end, fields in (
            ("", {}),
            (" ^play this ability only once per turn.", {"limit": 1}),
            (" ^play this ability only {q:onlys}.", {"cond": V("q")}),
        ):
            both = Activated(V("c"), do=V("p"), keyword="aether", **fields)
            g.phrase("line", f"{start}{{c:price}}: ^{{p:both_made}}.{end}", (both,))
        either = tuple(Activated(V("c"), do=(V(slot),), keyword="aether") for slot in ("a", "b"))
        for words in ("{a:made} or {b:made}", "either {a:made} or {b:made}"):
            g.phrase("line", f"{start}{{c:price}}: ^produce {words}.", either)
        of = tuple(
            Activated(V("c"), do=(Do("produce", SELF, V("n"), V(slot)),), keyword="aether") for slot in ("e", "f")
        )
        for words in ("{n:n} {e:of_element} or {f:of_element} aether", "{n:n} {e:of_element} or {f:of_element}"):
            g.phrase("line", f"{start}{{c:price}}: ^produce {words}.", of)
