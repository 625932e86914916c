"""English, cards off the field: imprisoned ones and who imprisons them [VG 17.5], cards of one kind and place or of
another, zones that have only cards of a kind, names that differ from those of other cards as well."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import ZONES, placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import DAMAGE, DROP, HAND, IT, PICKED, RC, SOUL, VC
from ludex.lang import pattern as t
from ludex.lang.alternatives import in_order, turned
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOURS,
    Both,
    Choose,
    Do,
    Env,
    Exists,
    Figure,
    Fits,
    Is,
    Not,
    Shares,
    Some,
    Unless,
    V,
    When,
)

LOTS: tuple[tuple[str, Any], ...] = (
    ("hand", HAND),
    ("rear-guards", RC),
    ("soul", SOUL),
    ("drop", DROP),
    ("damage zone", DAMAGE),
)
"""From where a player chooses cards each."""


def prisoners(g: Grammar) -> None:
    """[VG 17.5.1] Who imprisons, from where; imprisoned cards that come back."""
    filler(g, "face_up", "", " face up")
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        taken = (Do("imprison", t.Top("deck", n, OPPONENT)),)
        for start in ("your opponent imprisons", "imprison"):
            their = "their" if start.startswith("your") else "your opponent's"
            g.phrase("clause", f"{start} {words} of {their} deck in your Prison{{x:face_up}}", taken)
    held = (Do("imprison", V("o")),)
    for they in ("they", "your opponent"):
        g.phrase("clause", f"{they} may imprison {{o:object}} in your Prison", (t.May(held, who=OPPONENT),))
    g.phrase("clause", "they imprison {o:object} in your Prison", held)
    filler(g, "prison", "Order Zone", "order zone", "Prison")
    for card, whom in (("card", ENEMY), ("unit", ENEMY), ("{k:card_one}", t.All((ENEMY, V("k"))))):
        free = When("move", whom, src=("imprisoned",), dst=V("d"), word="placed")
        fits = told if "{" in card else None
        g.phrase("event", f"your opponent's {card} is placed on {{d:circle}} from your {{x:prison}}", free, fits)
    for words, where in LOTS:
        g.phrase("their_lot", words, canonical(ENEMY, where))
    for count in (2, 3):
        names = "abc"[:count]
        chosen = tuple(Choose(name, V("n"), V(name), who=OPPONENT) for name in names)
        for last in (" and ", ", and "):
            lots = ", ".join(f"{{{name}:their_lot}}" for name in names[:-1]) + f"{last}{{{names[-1]}:their_lot}}"
            start = f"your opponent chooses {{n:number}} cards each from their {lots}"
            done = (*chosen, Do("imprison", Some(tuple(t.Ref(name) for name in names))))
            g.phrase("clause", f"{start}, and imprisons them in your Prison", done)


def told(env: Env) -> bool:
    """Whether the group says more than "card" or "unit"."""
    return env["k"] not in (t.ANY, t.Word("type", "unit"))


def either(g: Grammar) -> None:
    """Cards with one keyword or another."""
    for a, b, when in (("k", "l", in_order), ("l", "k", turned)):
        kinds = Some((V(a), V(b)))
        for words in (
            " with the {k:icon} ability or {l:icon} ability",
            " with the {k:icon} ability or the {l:icon} ability",
            " with the {k:icon} or {l:icon} ability",
            " with {k:icon} or {l:icon}",
        ):
            g.phrase("post", words, kinds, ordered(when))


def ordered(when: Any) -> Any:
    """The test of alternatives, of slots with other names."""
    return lambda env: when({"a": env["k"], "b": env["l"]})


def only(g: Grammar) -> None:
    """Zones that have only cards of a kind, and at least one."""
    for side, who in (("your", YOURS), ("your opponent's", ENEMY)):
        for zone, means in ZONES:
            if len(means.names) != 1 or zone.startswith("("):
                continue
            there = Exists(t.All((who, means, V("k"))))
            none = Unless(Exists(t.All((who, means, Not(V("k"))))))
            for words in (f"{side} {zone} only has {{k:card_many}}", f"{side} {zone} has only {{k:card_many}}"):
                g.phrase("cond", words, Both((there, none)), told)


def names(g: Grammar) -> None:
    """Names that are the same or differ: of cards that were chosen, of cards and those of a zone."""
    other = t.All((Not(Shares(V("g"), "name")), t.Different("name")))
    for start in (" with different card names from each other", " with different card names"):
        for joint in (" and from ", " and "):
            g.phrase("post", f"{start}{joint}{{g:held_many}}", other, placed)
    for said in ("set order", "order", "normal order", "blitz order", "order card", "unit card"):
        g.phrase("post", f" with the same card name as that {said}", Shares(IT, "name"))
        g.phrase("post", f" with a different card name from that {said}", Not(Shares(IT, "name")))
    for kind, said in (("name", "card name"), ("grade", "grade")):
        alike = Exists(t.All((PICKED, t.Sharing(kind))), V("n"))
        apart = Exists(t.All((PICKED, t.Different(kind))), V("n"))
        for chose in ("you chose {n:several} {s:several_cards}", "you chose {n:number} or more {s:several_cards}"):
            g.phrase("cond", f"{chose} with the same {said}", alike)
            g.phrase("cond", f"{chose} with different {said}s", apart)


def sums(g: Grammar) -> None:
    """For every so many grades that cards have together."""
    total = t.FigureOf(V("g"), "grade")
    for the in ("the sum of grades of", "the sum of the grades of", "the total grade of"):
        g.phrase("foreach", f"for every {{k:several}} grades of {the} {{g:held_many}}", Fits(total, V("k")), placed)
        g.phrase("foreach", f"for every {{k:several}} of {the} {{g:held_many}}", Fits(total, V("k")), placed)
        g.phrase("foreach", f"for each grade of {the} {{g:held_many}}", total, placed)


def faces(g: Grammar) -> None:
    """How this card lies, and the grades of both vanguards."""
    for face, up in (("up", True), ("down", False)):
        g.phrase("cond", f"this card is face {face}", Is(SELF, t.FaceUp(up)))
    for words, op in (("or greater", ">="), ("or less", "<=")):
        graded = Figure("grade", op, V("n"))
        both = Both((Exists(t.All((YOURS, VC, graded))), Exists(t.All((ENEMY, VC, graded)))))
        for who in (
            "your and your opponent's vanguards",
            "your vanguard and your opponent's vanguard",
            "both vanguards",
        ):
            g.phrase("cond", f"{who} are grade {{n:digits}} {words}", both)


def add(g: Grammar) -> None:
    for part in (prisoners, either, only, names, sums, faces):
        part(g)
