"""English, cards of one kind or of another, each said whole ("a card with this in its name or an order"), wherever
cards are chosen, searched for or taken for a cost; their place, said once, is that of all."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_blast, soul_blast
from ludex.games.vg.text.en.costs.costs import DECKS, DISCARDED, PAID
from ludex.games.vg.text.en.nouns.nouns import PEOPLE, placed
from ludex.games.vg.text.en.verbs.verbs import SEARCHED
from ludex.games.vg.text.meanings import MANY, SLOTS, SUCH, searched
from ludex.lang import pattern as t
from ludex.lang.en.nouns import either, joined
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import join_either, parts_of, split_either
from ludex.lang.pattern import Choose, Env, Move, V, slotted

ARTICLES = (" or a ", " or an ", " or one ")


def marked(env: Env) -> bool:
    """Whether the first kind is told by a name, said after its noun: what follows "or" is then a noun of its own."""
    parts = parts_of(env["g"])
    return any(isinstance(part, t.Within) or declared(part) for some in parts for part in _inside(some))


def named_first(env: Env) -> bool:
    """Whether the first kind is a name alone, or orders of a subtype that is said with "order": what follows "or" is a
    kind of its own."""
    parts = [part for part in parts_of(env["g"]) if not isinstance(part, t.Ref)]
    return len(parts) == 1 and isinstance(parts[0], t.Word) and (parts[0].kind == "name" or parts[0].value in PEOPLE)


def declared(part: Any) -> bool:
    """Whether the part is the grade that was declared."""
    return isinstance(part, t.Figure) and isinstance(part.amount, t.Chosen)


def _inside(part: Any) -> tuple[Any, ...]:
    return part.parts if isinstance(part, t.Some) else (part,)


def kinds(g: Grammar) -> None:
    """`mixed`: cards, wherever they are; `mixed_seen`: among those looked at; `mixed_held`: with their place."""
    for category, one in (("mixed", "card_one"), ("mixed_seen", "seen_one")):
        for joint in ARTICLES:
            g.phrase(f"{category}_or", f"{{g:{one}}}{joint}", V("g"))
        g.phrase(f"{category}_or", f"{{g:{one}}} or ", V("g"), marked)
        g.phrase(f"{category}_or", f"{{g:{one}}} or ", V("g"), named_first)
        g.phrase(f"{category}_upto", f"{{g:{one}}} or up to one ", V("g"))
        g.add(f"{category}_each", Bunch(one, f"{category}_upto", "nothing", join_either, split_either, ordered=True))
        g.add(category, Bunch(one, f"{category}_or", "nothing", join_either, split_either, ordered=True))
    g.phrase("mixed_kind", "{g:mixed}", V("g"), either)
    g.phrase("mixed_each_kind", "{g:mixed_each}", V("g"), either)
    g.add("mixed_each_held", Bunch("mixed_each_kind", "nothing", "place", joined, parts_of))
    g.add("mixed_held", Bunch("mixed_kind", "nothing", "place", joined, parts_of))


def taking(g: Grammar) -> None:
    for a, up_to in (("a", False), ("an", False), ("one", False), ("up to one", True)):
        found = (Choose("found", 1, V("g"), up_to=up_to),)
        g.phrase("clause", f"choose {a} {{g:mixed_seen}} from among them", found, either)
        g.phrase("clause", f"choose {a} {{g:mixed_held}}", (Choose("t", 1, V("g"), up_to=up_to),), placed)
    some = (Choose("t", 1, V("g"), up_to=True),)
    g.phrase("clause", "choose up to one {g:mixed_each_held}", some, placed)
    for where, more in SEARCHED:
        g.phrase("clause", f"search your {where} for up to one {{g:mixed}}", searched(1, V("g"), more=more), either)
    for this, what in (("it", t.Ref("that")), ("that card", t.Ref("that"))):
        for category in ("cond", "said"):
            for a in ("a", "an"):
                g.phrase(category, f"{this} is {a} {{g:mixed}}", t.Is(what, V("g")), either)


PAYING: tuple[tuple[str, str, Any, str], ...] = (
    ("discard", "", Move(DISCARDED, "drop", "discard"), "discard"),
    ("bind", "", Move(PAID, "bind", "bind", up=True), "cost"),
    ("reveal", "", t.Reveal(PAID), "cost"),
    *(("put", f" into {to}", Move(PAID, "soul"), "cost") for to in ("your soul", "soul", "the soul")),
    *(("put", f" into {to}", Move(PAID, "drop"), "cost") for to in ("drop", "your drop", "the drop")),
    *(("put", f" on the bottom of {deck}", Move(PAID, "deck", position="bottom"), "cost") for deck in DECKS),
)


def paying(g: Grammar) -> None:
    for a in ("a", "an"):
        for verb, where, do, name in PAYING:
            paid = (Choose(name, 1, V("g")), do)
            g.phrase("cost", f"{verb} {a} {{g:mixed_held}}{where}", paid, placed)
    for said, block in (("Soul-Blast", soul_blast), ("Counter-Blast", counter_blast)):
        g.phrase("cost", f"{said} {{n:digits}} {{g:mixed}}", slotted(block(MANY, SUCH), SLOTS), either)


def add(g: Grammar) -> None:
    for part in (kinds, taking, paying):
        part(g)
