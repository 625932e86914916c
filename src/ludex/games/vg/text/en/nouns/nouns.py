"""English, noun phrases: units on the field, and cards in other places."""

from __future__ import annotations

import re
from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c04_zones import FIELD, HARMONY
from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.c15_pseudo_cards import TOKEN
from ludex.games.vg.text import pseudo
from ludex.games.vg.text.meanings import (
    BIND,
    BLITZ,
    CLANS,
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
from ludex.lang.alternatives import in_order, turned
from ludex.lang.en.nouns import described, either, heads, words
from ludex.lang.grammar import Bunch, Grammar, Token
from ludex.lang.groups import canonical, join_either, parts_of, split_either
from ludex.lang.marks import REVEALED
from ludex.lang.pattern import ANY, ENEMY, SELF, YOURS, Env, Figure, Has, Not, Sel, Shares, State, V, Within, Word, Zone

STATES = ("UnisonDress", "Malwyrms", "Mental Pollution", "SweetLink")
TOKENS = ("Plant", "Shadow Army", "Evil Decoy", "Vision", "Skeleton Army", *pseudo.TOKENS)
PAID = (
    ("revealed", "cost"),
    ("bound", "cost"),
    ("removed", "cost"),
    ("put into soul", "cost"),
    ("put into your soul", "cost"),
    ("discarded", "discard"),
    ("[Soul-Blast]", "soul-blast"),
)
"""What a cost did with cards, and their name."""
TRIGGERS = {"Critical": "critical", "Draw": "draw", "Heal": "heal", "Front": "front", "Stand": "stand", "Over": "over"}
KINDS: tuple[tuple[str, str, Any], ...] = (
    ("normal unit", "normal units", canonical(NORMAL, UNIT)),
    ("trigger unit", "trigger units", canonical(TRIGGER, UNIT)),
    ("order", "orders", ORDER),
    ("normal order", "normal orders", canonical(NORMAL, ORDER)),
    ("blitz order", "blitz orders", canonical(BLITZ, ORDER)),
    ("set order", "set orders", canonical(SET, ORDER)),
    ("Order", "Orders", ORDER),
    ("Normal Order", "Normal Orders", canonical(NORMAL, ORDER)),
    ("Blitz Order", "Blitz Orders", canonical(BLITZ, ORDER)),
    ("Set Order", "Set Orders", canonical(SET, ORDER)),
    ("G unit", "G units", canonical(G_CARD, UNIT)),
    ("sentinel", "sentinels", Has("Sentinel")),
    ("[Regalis Piece]", "[Regalis Piece]", Has("Regalis Piece")),
    *(
        (f"[{said}] trigger", f"[{said}] triggers", canonical(TRIGGER, Word("trigger", word)))
        for said, word in TRIGGERS.items()
    ),
    *((f"[{said}]", f"[{said}]", Word("trigger", word)) for said, word in TRIGGERS.items() if said != "Stand"),
    ("[G Guardian]", "[G Guardian]", Has("G guardian")),
    ("trigger card", "trigger cards", TRIGGER),
)
GRADED: tuple[tuple[str, str, Any], ...] = tuple(
    (f"grade {{n:digits}}{said}", f"grade {{n:digits}}{said}", Figure("grade", op, V("n")))
    for said, op in (("", "="), (" or greater", ">="), (" or less", "<="))
)
SUBTYPES: tuple[tuple[str, str, str], ...] = (
    ("Base", "Bases", "base"),
    ("Prison", "Prisons", "prison"),
    ("Song", "Songs", "song"),
    ("Product", "Products", "product"),
    ("Arms", "Arms", "arms"),
    ("Calamity", "Calamities", "calamity"),
    ("Grimoire", "Grimoires", "grimoire"),
    ("Music", "Music", "music"),
    ("Research", "Research", "Research"),
    ("World", "Worlds", "World"),
    ("Meteorite", "Meteorites", "Meteorite"),
    ("Magazine", "Magazines", "Magazine"),
    ("Gem", "Gems", "Gem"),
    ("Cannonball", "Cannonballs", "Cannonball"),
    ("Codex", "Codices", "Codex"),
    ("Strategy", "Strategies", "Strategy"),
    ("Sound System", "Sound Systems", "Sound System"),
    ("Blessing", "Blessings", "Blessing"),
    ("Blue Storm Armada", "Blue Storm Armadas", "Blue Storm Armada"),
    ("Cursed Play", "Cursed Plays", "Cursed Play"),
    ("Arena", "Arenas", "Arena"),
    ("Smithy", "Smithies", "Smithy"),
    ("Research", "Researches", "Research"),
    ("Fox Art", "Fox Arts", "Fox Art"),
    ("Tiding", "Tidings", "Tiding"),
    ("Ultimate Skill", "Ultimate Skills", "Ultimate Skill"),
    ("strategy", "strategies", "Strategy"),
    ("Zeus", "Zeus", "Zeus"),
    ("Thor", "Thor", "Thor"),
    ("Horohoro", "Horohoro", "Horohoro"),
    ("Lyserg", "Lyserg", "Lyserg"),
    ("research", "research", "Research"),
    ("music", "music", "music"),
    ("world", "worlds", "World"),
    ("arms", "arms", "arms"),
)
PEOPLE = ("Zeus", "Thor", "Horohoro", "Lyserg")
"""Subtypes that are said only with "order" or "card"."""
"""The subtypes of orders: in the singular, in the plural, and the word; those of one series as they are printed."""
ON_FIELD: tuple[tuple[str, str, Any], ...] = (
    ("unit", "units", UNITS),
    ("rear-guard", "rear-guards", RC),
    ("vanguard", "vanguards", VC),
    ("guardian", "guardians", GC),
    ("normal unit", "normal units", canonical(FIELD, NORMAL, UNIT)),
    ("trigger unit", "trigger units", canonical(FIELD, TRIGGER, UNIT)),
    ("G unit", "G units", canonical(FIELD, G_CARD, UNIT)),
    ("token unit", "token units", canonical(FIELD, UNIT, TOKEN)),
    ("token", "tokens", canonical(FIELD, TOKEN)),
    ("locked card", "locked cards", Zone(("locked",))),
    ("heart", "hearts", Zone(("heart",))),
    ("heart card", "heart cards", Zone(("heart",))),
)
PAIRED = {
    "hand": ("hand",),
    "drop": ("drop",),
    "soul": ("soul",),
    "bind zone": ("bind",),
    "order zone": ("order zone",),
    "Order Zone": ("order zone",),
    "damage zone": ("damage",),
    "(VC)": ("VC",),
    "(RC)": ("RC",),
}
"""Zones that are said in one breath."""
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
    *(
        (f"{first}{joint}{second}", Zone(tuple(sorted(names[first] + names[second]))))
        for names in (PAIRED,)
        for first in PAIRED
        for second in PAIRED
        if names[first] != names[second]
        for joint in (" or ", " and ")
    ),
)
ICONS = frozenset(
    (*(keyword.name for keyword in KEYWORDS), "Divine Skill", "Unique Skill", "overDress", "XoverDress", "DressUp")
)
"""Keywords that descriptions ask for."""
SPOKEN = {name.lower(): name for name in sorted(ICONS)}
"""How descriptions write keywords without brackets."""
ODD, EVEN = (t.Some(tuple(Figure("grade", "=", n) for n in range(first, 10, 2))) for first in (1, 0))


def _icon(text: str) -> Has | None:
    return Has(text[1:-1]) if text[1:-1] in ICONS else None


def _say_icon(value: object) -> str | None:
    return f"[{value.keyword}]" if isinstance(value, Has) else None


def _spoken(text: str) -> Has | None:
    return Has(SPOKEN[text]) if text in SPOKEN else None


def _say_spoken(value: object) -> str | None:
    return value.keyword.lower() if isinstance(value, Has) else None


def clans(g: Grammar) -> None:
    """Cards of one clan and no other."""
    every = tuple(Word("clan", clan) for clan in sorted(CLANS))
    sole = tuple(t.All((Not(t.Some(tuple(other for other in every if other != word))), word)) for word in every)
    for word, alone in zip(every, sole, strict=True):
        for its in ("for its clan", "for their clan"):
            g.phrase("post", f" with only <{word.value}> {its}", alone)
            g.phrase("post", f" and only <{word.value}> {its}", alone)
    g.phrase("post", " with only one clan", t.Some(sole))


def icons(g: Grammar) -> None:
    """`icon`: a keyword in brackets; `spoken`: one in small letters."""
    g.add("icon", Token(r"\[[A-Za-z][A-Za-z' ]+\]", _icon, _say_icon))
    longest = "|".join(sorted(map(re.escape, SPOKEN), key=len, reverse=True))
    g.add("spoken", Token(rf"(?:{longest})\b", _spoken, _say_spoken))
    for words_, means in (
        (" with {k:icon}", V("k")),
        (" without {k:icon}", Not(V("k"))),
        (" other than {k:icon}", Not(V("k"))),
        (" with the {k:icon} ability", V("k")),
        (" with the {k:spoken} ability", V("k")),
        (" with {k:spoken}", V("k")),
        (" without {k:spoken}", Not(V("k"))),
        (" other than {k:spoken}", Not(V("k"))),
        (" other than {k:spoken}s", Not(V("k"))),
    ):
        g.phrase("post", words_, means)
    for keyword in KEYWORDS:
        g.phrase("post", f' with "{keyword.name}"', Has(keyword.name))
    for said, word in TRIGGERS.items():
        g.phrase("post", f" other than [{said}]", Not(Word("trigger", word)))
        g.phrase("post", f" other than [{said}] triggers", Not(Word("trigger", word)))


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
            ("non-{w:belongs} ", Not(V("w"))),
            ("{f:figure} {n:digits} or greater ", Figure(V("f"), ">=", V("n"))),
            ("{f:figure} {n:digits} or less ", Figure(V("f"), "<=", V("n"))),
            ("non-sentinel ", Not(Has("Sentinel"))),
            ("non-grade {n:digits} ", Not(Figure("grade", "=", V("n")))),
            ("attacking ", t.Role("attacking")),
            ("attacked ", t.Role("attacked")),
            ("boosted ", t.Role("boosted")),
            ("boosting ", t.Role("boosting")),
            ("back row center ", t.Slot((3,))),
        ),
    )
    for a, b, when in (("a", "b", in_order), ("b", "a", turned)):
        g.phrase("pre", "{a:belongs} or {b:belongs} ", t.Some((V(a), V(b))), when)
    g.phrase("named_in", "{n:name}", Within("name", V("n")))
    g.phrase("named_first", "{g:named_in} or ", V("g"))
    g.phrase("named_first", "{g:named_in}, ", V("g"))
    g.add("named_ins", Bunch("named_in", "named_first", "nothing", join_either, split_either, ordered=True))
    for its in ("in its card name", "in their card names", "in their card name"):
        g.phrase("post", f" with {{n:name}} {its}", Within("name", V("n")))
        g.phrase("post", f" with {{g:named_ins}} {its}", V("g"), either)
        g.phrase("post", f" without {{n:name}} {its}", Not(Within("name", V("n"))))
        for a, b, when in (("a", "b", in_order), ("b", "a", turned)):
            g.phrase("post", f" with {{a:named_in}} {its} or {{b:belongs}}", t.Some((V(a), V(b))), when)
        g.phrase("post", f" with {{n:name}} {its} and {{k:icon}}", t.All((V("k"), Within("name", V("n")))))
    for its in ("in their different card names", "in its different card name"):
        g.phrase("post", f" with {{n:name}} {its}", t.All((Within("name", V("n")), t.Different("name"))))
    for words_, kind in (("card names", "name"), ("grades", "grade"), ("races", "race")):
        g.phrase("post", f" with different {words_}", t.Different(kind))
        g.phrase("post", f" with different {words_} from each other", t.Different(kind))
    for whom, what in (("this unit", SELF), ("it", IT), ("that unit", IT), ("your vanguard", VANGUARD)):
        g.phrase("post", f" in the same column as {whom}", t.Beside(what, "column"))
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
            (" with a different card name from your vanguard", Not(Shares(VANGUARD, "name"))),
            (" named {n:name}", Word("name", V("n"))),
            (" in the [overDress] state", t.Mark("overDress")),
            (" in the [XoverDress] state", t.Mark("XoverDress")),
            (" in harmony", Word("state", HARMONY)),
            (" other than {n:name}", Not(Word("name", V("n")))),
            (" other than this unit", Not(SELF)),
            (" other than this card", Not(SELF)),
            (" with the same card name", t.Sharing("name")),
            (" with the same card names", t.Sharing("name")),
            (" with the same grade as that card", Figure("grade", "=", t.FigureOf(IT, "grade"))),
            (" with the same grade as that unit", Figure("grade", "=", t.FigureOf(IT, "grade"))),
            (" with the same grade as your vanguard", Figure("grade", "=", t.Greatest(VANGUARD, "grade"))),
            (" with original [Power] {n:digits} or greater", Figure("original power", ">=", V("n"))),
            (" with original [Power] {n:digits} or less", Figure("original power", "<=", V("n"))),
            (" with {f:figure} {n:digits}", Figure(V("f"), "=", V("n"))),
            (" not named {n:name}", Not(Word("name", V("n")))),
            (" other than a grade {n:digits}", Not(Figure("grade", "=", V("n")))),
            (" other than grade {n:digits}", Not(Figure("grade", "=", V("n")))),
            (" other than trigger units", Not(TRIGGER)),
            (" that was in the ride deck", Word("origin", "ride deck")),
            (" that were in the ride deck", Word("origin", "ride deck")),
            *((f" in the [{state}] state", Word("state", state)) for state in STATES),
            (" in another column", Not(t.Beside(SELF, "column"))),
            (" in a different column from this unit", Not(t.Beside(SELF, "column"))),
            (" and without sentinel", Not(Has("Sentinel"))),
            (" and with sentinel", Has("Sentinel")),
            (" and without [Regalis Piece]", Not(Has("Regalis Piece"))),
            (" not being attacked", Not(t.Role("attacked"))),
            (" that are not being attacked", Not(t.Role("attacked"))),
            (" being attacked by a rear-guard", t.Role("attacked", RC)),
            (" being attacked by a vanguard", t.Role("attacked", VC)),
            (" in the back row center column", t.Slot((3,))),
            (" in the back row center", t.Slot((3,))),
            (" with {f:figure} {n:digits} or greater", Figure(V("f"), ">=", V("n"))),
            (" with {f:figure} {n:digits} or more", Figure(V("f"), ">=", V("n"))),
            (" with {f:figure} {n:digits} or less", Figure(V("f"), "<=", V("n"))),
            (" being attacked", t.Role("attacked")),
            (" with odd grades", ODD),
            (" with an odd grade", ODD),
            (" with even grades", EVEN),
            (" with an even grade", EVEN),
            (" in your back row", t.Lies("back")),
            (" in your front row", t.Lies("front")),
            (" in the back row", t.Lies("back")),
            (" in the front row", t.Lies("front")),
        ),
    )
    for words_, op in (
        ("less than or equal to", "<="),
        ("equal to or less than", "<="),
        ("equal to or greater than", ">="),
        ("equal to", "="),
        ("less than", "<"),
        ("greater than", ">"),
    ):
        for whom, what in (("your vanguard", VANGUARD), ("your opponent's vanguard", ENEMY_VANGUARD)):
            for grade in ("", "'s", "'s grade"):
                figure = Figure("grade", op, t.Greatest(what, "grade"))
                g.phrase("post", f" with grade {words_} {whom}{grade}", figure)
                g.phrase("post", f" with a grade {words_} {whom}{grade}", figure)
                g.phrase("post", f" and grade {words_} {whom}{grade}", figure)
    for zone, means in ZONES:
        if len(means.names) == 1:
            g.phrase("zone", zone, means)
    for side, said in (("your ", YOURS), ("your opponent's ", ENEMY)):
        for prep in (" from ", " in ", " on "):
            g.phrase("place", f"{prep}{side}{{z:zone}}", t.All((said, V("z"))))
    for prep in (" from ", " in "):
        for zone, means in ZONES[4:10]:
            for the in ("", "the "):
                g.phrase("place", f"{prep}{the}{zone}", t.All((YOURS, means)))
        g.phrase("place", f"{prep}the soul", canonical(YOURS, SOUL))
        g.phrase("place", f"{prep}the drop", canonical(YOURS, DROP))
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
    for name in TOKENS:
        for said in {name, name.lower()}:
            heads(g, "field_head", ((f"{said} token", f"{said} tokens", Word("name", name)),))
    for one, many, word in SUBTYPES:
        means = Word("type", word)
        further = tuple((f"{one} {head}", f"{one} {head}s", means) for head in ("card", "order", "Order"))
        worded = ((f"{one} order card", f"{one} order cards", means),)
        alone = () if one in PEOPLE else ((one, many, means),)
        heads(g, "card_head", (*alone, *further, *worded))
    alternatives(g)
    heads(
        g,
        "field_head",
        (('"Friend"', '"Friends"', Word("state", "friend")), ("[Glitter]", "[Glitter]", Has("Glitter"))),
    )
    heads(g, "field_head", GRADED)
    heads(g, "card_head", (*GRADED, ("[Glitter]", "[Glitter]", Has("Glitter"))))
    for category in ("card_post", "held_post", "field_post"):
        g.phrase(category, "{p:post}", V("p"))
    g.phrase("held_post", "{p:place}", V("p"))
    described(g, "card", "card_head", "pre", "card_post")
    described(g, "held", "card_head", "pre", "held_post")
    described(g, "seen", "card_head", "pre", "card_post", always=(SEEN,))
    for category in ("card", "seen", "held"):
        joined_by(g, category)
    described(g, "own", "field_head", "pre", "field_post", default=(FIELD,), always=(YOURS,))
    described(g, "foe", "field_head", "pre", "field_post", default=(FIELD,), always=(ENEMY,))
    described(g, "any", "field_head", "pre", "field_post", default=(FIELD,))
    described(g, "other", "field_head", "pre", "field_post", default=(FIELD,), always=(YOURS, Not(SELF)))


def joined_by(g: Grammar, category: str) -> None:
    """`CATEGORY_ors`: "X or up to one Y", whoever meets one of them."""
    g.phrase(f"{category}_or", f"{{g:{category}_one}} or up to one ", V("g"))
    both = Bunch(f"{category}_one", f"{category}_or", "nothing", join_either, split_either, ordered=True)
    g.add(f"{category}_ors", both)


def alternatives(g: Grammar) -> None:
    """Heads that are one kind or another: names, and kinds of cards."""
    g.phrase("a_name", "{n:name}", Word("name", V("n")))
    for joint in (" or ", ", or ", ", "):
        g.phrase("name_first", f"{{g:a_name}}{joint}", V("g"))
    g.add("names", Bunch("a_name", "name_first", "nothing", join_either, split_either, ordered=True))
    for head, rows in (("card_head", (*KINDS, *GRADED)), ("field_head", ON_FIELD)):
        for number in (0, 1):
            category = f"{head}_{('one', 'many')[number]}"
            kind = f"{category}_kind"
            for row in rows:
                g.phrase(kind, row[number], row[2])
            g.phrase(kind, "{n:name}", Word("name", V("n")))
            g.phrase(kind, "{w:belongs}", V("w"))
            for joint in (" or ", ", or ", " and ") if number and head == "field_head" else (" or ", ", or "):
                g.phrase(f"{kind}_first", f"{{g:{kind}}}{joint}", V("g"))
            g.phrase(f"{kind}_first", f"{{g:{kind}}}, ", V("g"))
            g.add(f"{kind}s", Bunch(kind, f"{kind}_first", "nothing", join_either, split_either, ordered=True))
            g.phrase(category, f"{{g:{kind}s}}", V("g"), either)


def things(g: Grammar) -> None:
    """The objects and subjects of verbs: `thing` of one, `things` of several."""
    words(
        g,
        "thing",
        (
            ("it", IT),  # [VG 11.8.5.3] if nothing was named, the card itself
            ("that unit", THEM),
            ("that card", THEM),
            ("this unit", SELF),
            ("this card", SELF),
            ("the chosen unit", PICKED),
            ("the chosen card", PICKED),
            ("your vanguard", VANGUARD),
            ("your opponent's vanguard", ENEMY_VANGUARD),
            *((f"{the}attacking unit", t.Role("attacking")) for the in ("the ", "that ")),
            ("the unit that attacked", t.Role("attacking")),
            ("the unit this unit boosted", t.Role("boosted", SELF)),
            ("the unit boosted by this unit", t.Role("boosted", SELF)),
            ("that token", t.Ref("created")),
            ("that revealed card", t.Ref(REVEALED)),
            ("the revealed card", t.Ref(REVEALED)),
            ("that chosen card", PICKED),
            ("that retired card", THEM),
            ("that retired unit", THEM),
            *((f"the card {paid} for this cost", t.Ref(name)) for paid, name in PAID),
            ("that chosen unit", PICKED),
        ),
    )
    words(
        g,
        "things",
        (
            ("that unit and this unit", t.Some((THEM, SELF))),
            ("it and this unit", t.Some((THEM, SELF))),
            ("this unit and that unit", t.Some((SELF, THEM))),
            ("them", THEM),
            ("they", THEM),
            ("those units", THEM),
            ("those cards", THEM),
            ("the rest", REST),
            ("the rest of the cards", REST),
            ("all of your {g:own_many}", V("g")),
            ("all your {g:own_many}", V("g")),
            ("all of your other {g:other_many}", V("g")),
            ("all other {g:other_many} you have", V("g")),
            ("all of the chosen units", PICKED),
            ("the chosen units", PICKED),
            ("all of your chosen units", PICKED),
            ("your chosen units", PICKED),
            *((f"the cards {paid} for this cost", t.Ref(name)) for paid, name in PAID),
            ("the chosen cards", PICKED),
            ("those chosen cards", PICKED),
            ("the other cards", REST),
            ("the remaining cards", REST),
            ("the cards not chosen", REST),
            ("the rest of the revealed cards", t.All((t.Shown("seen"), Not(t.Ref("found"))))),
            ("your vanguard and this unit", t.Some((VANGUARD, SELF))),
            ("this unit and your vanguard", t.Some((SELF, VANGUARD))),
            ("all of your opponent's {g:foe_many}", V("g")),
            ("all of your opponent's other {g:foe_many}", t.All((V("g"), Not(PICKED)))),
            ("those tokens", t.Ref("created")),
            *((f"those {name.lower()} tokens", t.Ref("created")) for name in TOKENS),
            ("all cards{p:place}", V("p")),
            ("all of the cards{p:place}", V("p")),
            ("all of them", THEM),
            ("all of those units", THEM),
            ("all of those cards", THEM),
            ("they all", THEM),
            ("all of their {g:foe_many}", V("g")),
            ("all of your {g:own_many} and this unit", t.Some((V("g"), SELF))),
            ("this unit and all of your {g:own_many}", t.Some((SELF, V("g")))),
            ("this unit and all of your other {g:other_many}", t.Some((SELF, V("g")))),
        ),
    )
    g.phrase("things", "all {g:held_many}", V("g"), told_and_placed)
    g.phrase("object", "{o:thing}", V("o"))
    g.phrase("object", "{o:things}", V("o"))


def told_and_placed(env: Env) -> bool:
    """Whether the group `g` names a zone, and what kind of cards there."""
    group = env["g"]
    return placed(env) and isinstance(group, t.All) and len(group.parts) > 2


def placed(env: Env) -> bool:
    """Whether the group `g` names a zone."""
    group = env.get("g")
    return not isinstance(group, Sel) or any(isinstance(part, Zone) for part in walk.nodes(group))


def is_order(env: Env) -> bool:
    """Whether the card is an order: other cards are not played."""
    types = [part.value for part in parts_of(env["k"]) if isinstance(part, Word) and part.kind == "type"]
    return bool(types) and "unit" not in types


def add(g: Grammar) -> None:
    for part in (modifiers, clans, icons, kinds, things):
        part(g)
