"""English, noun phrases: units on the field, and cards in other places."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.meanings import (
    BIND,
    BLITZ,
    CREST,
    DAMAGE,
    DROP,
    ENEMY_VANGUARD,
    G_CARD,
    G_ZONE,
    GC,
    HAND,
    IT,
    NORMAL,
    ORDER,
    ORDER_ZONE,
    PICKED,
    RC,
    REST,
    RIDE_DECK,
    SEEN,
    SET,
    SOUL,
    THEM,
    TRIGGER,
    UNIT,
    UNITS,
    VANGUARD,
    VC,
)
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described, either, heads, words
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import canonical, join_either, split_either
from ludex.lang.pattern import ANY, ENEMY, SELF, YOURS, Env, Figure, Has, Not, Sel, Shares, State, V, Within, Word, Zone

TRIGGERS = {"Critical": "critical", "Draw": "draw", "Heal": "heal", "Front": "front", "Stand": "stand", "Over": "over"}
KINDS: tuple[tuple[str, str, Any], ...] = (
    ("normal unit", "normal units", canonical(NORMAL, UNIT)),
    ("trigger unit", "trigger units", canonical(TRIGGER, UNIT)),
    ("order", "orders", ORDER),
    ("normal order", "normal orders", canonical(NORMAL, ORDER)),
    ("blitz order", "blitz orders", canonical(BLITZ, ORDER)),
    ("set order", "set orders", canonical(SET, ORDER)),
    ("G unit", "G units", canonical(G_CARD, UNIT)),
    ("sentinel", "sentinels", Has("Sentinel")),
    *(
        (f"[{said}] trigger", f"[{said}] triggers", canonical(TRIGGER, Word("trigger", word)))
        for said, word in TRIGGERS.items()
    ),
)
ON_FIELD: tuple[tuple[str, str, Any], ...] = (
    ("unit", "units", UNITS),
    ("rear-guard", "rear-guards", RC),
    ("vanguard", "vanguards", VC),
    ("guardian", "guardians", GC),
)
ZONES: tuple[tuple[str, Any], ...] = (
    ("hand", HAND),
    ("drop", DROP),
    ("drop zone", DROP),
    ("soul", SOUL),
    ("damage zone", DAMAGE),
    ("bind zone", BIND),
    ("order zone", ORDER_ZONE),
    ("Order Zone", ORDER_ZONE),
    ("ride deck", RIDE_DECK),
    ("G zone", G_ZONE),
    ("crest zone", CREST),
    ("(RC)", RC),
    ("(VC)", VC),
    ("(GC)", GC),
    ("soul or drop", Zone(("drop", "soul"))),
    ("hand or drop", Zone(("drop", "hand"))),
    ("drop or soul", Zone(("drop", "soul"))),
)


def modifiers(g: Grammar) -> None:
    words(
        g,
        "pre",
        (
            ("grade {n:digits} or greater ", Figure("grade", ">=", V("n"))),
            ("grade {n:digits} or less ", Figure("grade", "<=", V("n"))),
            ("grade {n:digits} ", Figure("grade", "=", V("n"))),
            ("{w:belongs} ", V("w")),
            ("[Glitter] ", Has("Glitter")),
            ("[Stand] ", State("stand")),
            ("[Rest] ", State("rest")),
            ("face up ", t.FaceUp(True)),
            ("face down ", t.FaceUp(False)),
            ("front row ", t.Lies("front")),
            ("back row ", t.Lies("back")),
        ),
    )
    g.phrase("named_in", "{n:name}", Within("name", V("n")))
    g.phrase("named_first", "{g:named_in} or ", V("g"))
    g.phrase("named_first", "{g:named_in}, ", V("g"))
    g.add("named_ins", Bunch("named_in", "named_first", "nothing", join_either, split_either, ordered=True))
    for its in ("in its card name", "in their card names", "in their card name"):
        g.phrase("post", f" with {{n:name}} {its}", Within("name", V("n")))
        g.phrase("post", f" with {{g:named_ins}} {its}", V("g"), either)
    for column in ("in the same column as this unit", "in the same column as it"):
        g.phrase("post", f" {column}", t.Beside(SELF if "this" in column else IT, "column"))
    words(
        g,
        "post",
        (
            (" with the same card name as this unit", Shares(SELF, "name")),
            (" with the same card name as this card", Shares(SELF, "name")),
            (" with the same card name as that card", Shares(IT, "name")),
            (" with the same card name as that unit", Shares(IT, "name")),
            (" with the same card name as your vanguard", Shares(VANGUARD, "name")),
            (" with a different card name from this unit", Not(Shares(SELF, "name"))),
            (" with a different card name from this card", Not(Shares(SELF, "name"))),
            (" without sentinel", Not(Has("Sentinel"))),
            (" other than {n:name}", Not(Word("name", V("n")))),
            (" other than this unit", Not(SELF)),
            (" other than sentinels", Not(Has("Sentinel"))),
            (" with {f:figure} {n:digits} or greater", Figure(V("f"), ">=", V("n"))),
            (" with {f:figure} {n:digits} or more", Figure(V("f"), ">=", V("n"))),
            (" with {f:figure} {n:digits} or less", Figure(V("f"), "<=", V("n"))),
            (" being attacked", t.Role("attacked")),
            (" in your back row", t.Lies("back")),
            (" in your front row", t.Lies("front")),
            (" in the back row", t.Lies("back")),
            (" in the front row", t.Lies("front")),
        ),
    )
    for zone, means in ZONES:
        g.phrase("zone", zone, means)
    for side, said in (("your ", YOURS), ("your opponent's ", ENEMY)):
        for prep in (" from ", " in ", " on "):
            g.phrase("place", f"{prep}{side}{{z:zone}}", t.All((said, V("z"))))
    for prep in (" from ", " in "):
        g.phrase("place", f"{prep}hand", canonical(YOURS, HAND))
        g.phrase("place", f"{prep}drop", canonical(YOURS, DROP))
        g.phrase("place", f"{prep}soul", canonical(YOURS, SOUL))


def kinds(g: Grammar) -> None:
    """`card`: cards, wherever they are; `held`: with their place; `seen`: among those looked at; `own`, `foe`, `other`,
    `any`: units on the field."""
    named = (("{n:name}", "{n:name}", Word("name", V("n"))),)
    bare = (("{w:belongs}", "{w:belongs}", V("w")),)
    kinds = tuple((f"{one} card", f"{one} cards", means) for one, _, means in KINDS if "trigger" not in one)
    heads(g, "card_head", (("card", "cards", ANY), ("unit", "units", UNIT), ("unit card", "unit cards", UNIT)))
    heads(g, "card_head", (*KINDS, *kinds, *named, *bare))
    heads(g, "field_head", (*ON_FIELD, *named, *bare))
    graded = tuple(
        (f"grade {{n:digits}}{words}", f"grade {{n:digits}}{words}", Figure("grade", op, V("n")))
        for words, op in (("", "="), (" or greater", ">="), (" or less", "<="))
    )
    heads(g, "card_head", (*graded, ("[Glitter]", "[Glitter]", Has("Glitter"))))
    g.add("card_post", *g.entries["post"])
    g.add("held_post", *g.entries["post"], *g.entries["place"])
    g.add("field_post", *g.entries["post"])
    described(g, "card", "card_head", "pre", "card_post")
    described(g, "held", "card_head", "pre", "held_post")
    described(g, "seen", "card_head", "pre", "card_post", always=(SEEN,))
    described(g, "own", "field_head", "pre", "field_post", default=(FIELD,), always=(YOURS,))
    described(g, "foe", "field_head", "pre", "field_post", default=(FIELD,), always=(ENEMY,))
    described(g, "any", "field_head", "pre", "field_post", default=(FIELD,))
    described(g, "other", "field_head", "pre", "field_post", default=(FIELD,), always=(YOURS, Not(SELF)))


def things(g: Grammar) -> None:
    """The objects and subjects of verbs: `thing` of one, `things` of several."""
    words(
        g,
        "thing",
        (
            ("it", IT),
            ("that unit", IT),
            ("that card", IT),
            ("this unit", SELF),
            ("this card", SELF),
            ("the chosen unit", PICKED),
            ("the chosen card", PICKED),
            ("your vanguard", VANGUARD),
            ("your opponent's vanguard", ENEMY_VANGUARD),
        ),
    )
    words(
        g,
        "things",
        (
            ("that unit and this unit", t.Some((IT, SELF))),
            ("it and this unit", t.Some((IT, SELF))),
            ("this unit and that unit", t.Some((SELF, IT))),
            ("them", THEM),
            ("they", THEM),
            ("those units", THEM),
            ("those cards", THEM),
            ("the rest", REST),
            ("the rest of the cards", REST),
            ("all of your {g:own_many}", V("g")),
            ("all your {g:own_many}", V("g")),
            ("all of your other {g:other_many}", V("g")),
            ("all of your opponent's {g:foe_many}", V("g")),
            ("all cards{p:place}", V("p")),
        ),
    )
    g.phrase("object", "{o:thing}", V("o"))
    g.phrase("object", "{o:things}", V("o"))


def placed(env: Env) -> bool:
    """Whether the group `g` names a zone."""
    group = env.get("g")
    return not isinstance(group, Sel) or any(isinstance(part, Zone) for part in walk.nodes(group))


def add(g: Grammar) -> None:
    for part in (modifiers, kinds, things):
        part(g)
