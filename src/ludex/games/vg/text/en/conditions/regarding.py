"""English, what is asked of a card that was named after the deed ("call it if it is a unit"), of one of each kind, of
the number just counted, of prisoners; and what units lose."""

from __future__ import annotations

import re
from typing import Any

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.en.nouns.descriptions import PRINTED as HEADED
from ludex.games.vg.text.en.nouns.nouns import ICONS
from ludex.games.vg.text.en.nouns.sites import sided
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, ME, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described, either
from ludex.lang.grammar import Grammar, Token
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    Both,
    Compare,
    Count,
    Either,
    Env,
    Exists,
    Gives,
    Happened,
    Has,
    If,
    Is,
    Modify,
    MoreOf,
    MoreThan,
    Not,
    RaisedFor,
    Rest,
    Shares,
    Unless,
    V,
    When,
    Within,
)

PRINTED = frozenset(ICONS) - frozenset(HEADED)
"""Keywords that texts write as they are printed, without brackets."""


def said(g: Grammar) -> None:
    """`said`: a condition that stands after the deed."""
    g.phrase("which", "that", IT)
    r = V("r")
    for words, such in (
        ("is {k:a_card}", V("k")),
        ("has {n:name} in its card name", Within("name", V("n"))),
        ("has the same card name as your vanguard", Shares(VANGUARD, "name")),
        ("has the same card name as this unit", Shares(SELF, "name")),
    ):
        g.phrase("said", f"{{r:which}} {words}", Is(r, such))
    for words, such in (
        ("is not {k:a_card}", V("k")),
        ("does not have {n:name} in its card name", Within("name", V("n"))),
    ):
        g.phrase("said", f"{{r:which}} {words}", Unless(Is(r, such)))
    for words, such in (
        ("has the same card name as your vanguard", Shares(VANGUARD, "name")),
        ("has the same card name as this unit", Shares(SELF, "name")),
        ("does not have the same card name as your vanguard", Not(Shares(VANGUARD, "name"))),
    ):
        g.phrase("cond", f"{{r:which}} {words}", Is(r, such))
    for joint in (", and ", ", "):
        pair = (If(V("q"), V("a")), If(V("p"), V("b")))
        g.phrase("act", f"{{a:clause}} if {{q:said}}{joint}{{b:clause}} if {{p:said}}", pair)
        for no in ("if that is not", "if that isn't", "if it does not", "if that card is not", "if that card isn't"):
            words = f"{{a:clause}} if {{q:said}}{joint}{{b:clause}} {no}"
            g.phrase("act", words, (If(V("q"), V("a"), V("b")),))


def each(g: Grammar) -> None:
    """A unit of each of several names."""
    for count in range(2, 6):
        names = "abcdef"[:count]
        for last in (", ", ", and ", " and "):
            said_ = ", ".join(f"{{{name}:name}}" for name in names[:-1]) + f"{last}{{{names[-1]}:name}}"
            every = Both(tuple(Exists(t.All((V("g"), Within("name", V(name))))) for name in names))
            for have in ("you have one of each {g:own_one} with", "you have one or more of each {g:own_one} with"):
                g.phrase("cond", f"{have} {said_} in their card names", every)


def another(g: Grammar) -> None:
    """Another unit than the one that was named, of the same name."""
    other = t.All((V("g"), Not(V("r")), Shares(V("r"), "name")))
    like = "with the same card name as {r:which}"
    for words, cond in (
        (f"you have another {{g:own_one}} {like}", Exists(other)),
        (f"you have other {{g:own_many}} {like}", Exists(other)),
        (f"you do not have another {{g:own_one}} {like}", Unless(Exists(other))),
        (f"your opponent has another {{g:foe_one}} {like}", Exists(other)),
    ):
        g.phrase("cond", words, cond)


def quoted(g: Grammar) -> None:
    """Effects in quotes: one may perform them, or one of two."""
    for words, means in (
        ('you may "^{b:effect}"', (t.May(V("b")),)),
        ('you may "{b:clauses}"', (t.May(V("b")),)),
        ('you may "^{b:opening}"', (t.May(V("b")),)),
        ('perform "{a:clauses}" or "{b:clauses}"', (t.Modes(1, (V("a"), V("b"))),)),
        ('perform "^{a:clauses}" or "^{b:clauses}"', (t.Modes(1, (V("a"), V("b"))),)),
        ('you may "{a:clauses}" or "{b:clauses}"', (t.May((t.Modes(1, (V("a"), V("b"))),)),)),
    ):
        g.phrase("opening", words, means)
        g.phrase("turn", words, means)


def sited(g: Grammar) -> None:
    """Units told by their place are counted."""
    for each_ in (" for each ", " for every "):
        g.phrase("per", f"{each_}{{g:site_one}}", Count(V("g")), told_by_place)
    g.phrase("count", "the number of {g:site_many}", Count(V("g")), told_by_place)


def told_by_place(env: Env) -> bool:
    """Whether the row says whose units they are; of zones other phrases tell."""
    return sided(env) and any(isinstance(part, t.Lies) for part in parts_of(env["g"]))


def again(g: Grammar) -> None:
    """The number that was just counted, compared with another."""
    for words in (
        "you have {n:number} or more",
        "there are {n:number} or more",
        "there are {n:number} or more markers",
        "you have {n:number} or more of them",
        "it has {n:number} or more",
        "it is {n:number} or more",
    ):
        g.phrase("again", words, MoreThan(">=", V("n")))
    for words in ("it has {n:number} or more", "there are {n:number} or more"):
        g.phrase("again", f"{words} {{k:card_many}}", MoreOf(">=", V("n"), V("k")))
    g.phrase("cond", "{a:again}", V("a"))


PRISONERS = canonical(ENEMY, t.Zone(("imprisoned",)))


def prisoners(g: Grammar) -> None:
    filler(g, "in_prison", "", " in your Prison")
    for cards in ("", " cards", " of your opponent's cards"):
        g.phrase("cond", f"{{n:number}} or more{cards} are imprisoned{{x:in_prison}}", Exists(PRISONERS, V("n")))
    own = Happened(When("move", YOURS, dst=("order zone",)))
    captured = Happened(When("move", ENEMY, dst=("imprisoned",)))
    came = Either((Compare(own, ">=", 1), Compare(captured, ">=", 1)))
    for whose in ("any player's card", "a card of any player"):
        for was in ("was", "is"):
            for zone in ("your order zone", "the order zone"):
                g.phrase("cond", f"{whose} {was} put into {zone}{{u:in_turn}}", came)
    for an in ("an opponent's", "your opponent's"):
        g.phrase("cond", f"{an} card is imprisoned{{x:in_prison}}", Exists(PRISONERS))


def raising(g: Grammar) -> None:
    """The player may pay for more than what was just given."""
    for start in ("{p:costs}, and ", "{p:costs}, "):
        for it in ("it gets", "this unit gets", "that unit gets", "they get"):
            more = f"{start}{it} [Power] +{{n:digits}} instead of +{{m:digits}}"
            g.phrase("sent", more, (RaisedFor(V("p"), V("n"), V("m")),))
            for joint in (", ", ", and "):
                g.phrase("sent", f"{more}{joint}{{c:clauses}}", (RaisedFor(V("p"), V("n"), V("m"), V("c")),))


KINDS = (("[CONT]", "Continuous"), ("[AUTO]", "Automatic"), ("[ACT]", "Activated"))


def losing(g: Grammar) -> None:
    """Abilities that units lose for a while."""
    for subject, lose in (("thing", "loses"), ("things", "lose")):
        for its in ("its ", "their "):
            for icon, kind in KINDS:
                lost: Any = (t.Strip(ME, kind=kind),)
                g.phrase("state", f"{{o:{subject}}} {lose} all of {its}{icon} abilities", (Gives(V("o"), lost),))
                more = (Gives(V("o"), (*lost, Rest("b"))),)
                gets = "gets" if subject == "thing" else "get"
                words = f"{{o:{subject}}} {lose} all of {its}{icon} abilities, and {gets} {{b:boons}}"
                g.phrase("state", words, more)
            for (one, first), (two, second) in ((KINDS[0], KINDS[1]), (KINDS[1], KINDS[2]), (KINDS[0], KINDS[2])):
                pair: Any = (t.Strip(ME, kind=first), t.Strip(ME, kind=second))
                words = f"{{o:{subject}}} {lose} all of {its}{one} and {two} abilities"
                g.phrase("state", words, (Gives(V("o"), pair),))
            every: Any = (t.Strip(ME),)
            g.phrase("state", f"{{o:{subject}}} {lose} all of {its}abilities", (Gives(V("o"), every),))


def figures(g: Grammar) -> None:
    """Original figures that become a number, and two figures brought to one number."""
    for subject, become in (("thing", "becomes"), ("things", "become"), ("things", "becomes")):
        new: Any = (Modify(ME, V("f"), "=", V("n"), layer="original"),)
        words = f"the original {{f:figure}} of {{o:{subject}}} {become} {{n:digits}}"
        g.phrase("state", words, (Gives(V("o"), new),))
    for whose, what in (("its", IT), ("that unit's", IT), ("this unit's", SELF)):
        changes: Any = tuple(
            Modify(ME, V(f), "+", t.Plus((V("n"), t.Times(-1, t.FigureOf(what, V(f)))))) for f in ("f", "h")
        )
        words = f"increase or decrease {whose} {{f:figure}} and {{h:figure}} to {{n:digits}}"
        g.phrase("state", words, (Gives(what, changes),))


NAMES = (("its", ""), ("their", "s"))


def names(g: Grammar) -> None:
    """A part of the name, and another name than that of a card."""
    for its, s in NAMES:
        for whose, kind in (("", "name"), ("original ", "original name")):
            apart = t.All((Within(kind, V("n")), t.Different(kind)))
            g.phrase("post", f" with {{n:name}} in {its} different {whose}card name{s}", apart)
        for this, what in (("this unit", SELF), ("this card", SELF), ("{r:which}", V("r"))):
            other = t.All((Not(Shares(what, "name")), Within("name", V("n"))))
            g.phrase("post", f" with {{n:name}} in {its} card name{s} different from {this}", other)
            g.phrase("post", f" with {{n:name}} in {its} different card name{s} from {this}", other)
    for in_their in ("in their different card names", "in its different card name"):
        apart = t.All((V("g"), t.Different("name")))
        g.phrase("post", f" with {{g:named_ins}} {in_their}", apart, either)
    g.phrase("named_first", "{g:named_in}, or ", V("g"))
    sums = t.FigureOf(V("r"), "grade")
    for same in ("with the same grade as", "with grade equal to"):
        words = f" {same} the sum of the grades of {{r:told_many}}"
        g.phrase("post", words, t.Figure("grade", "=", sums))
    g.phrase("per", " for each grade of {r:which}", t.FigureOf(V("r"), "grade"))
    g.phrase("foreach", "for each grade of {r:which}", t.FigureOf(V("r"), "grade"))


def vanguards(g: Grammar) -> None:
    """What ability a vanguard has, and other units of a row."""
    printed = "|".join(sorted(map(re.escape, PRINTED), key=len, reverse=True))
    g.add("plain_icon", Token(rf"(?:{printed})(?![\w\]])", Has, _say_plain))
    for words, means in (
        (" with the {k:plain_icon} ability", V("k")),
        (" without the {k:plain_icon} ability", Not(V("k"))),
        (" without {k:plain_icon}", Not(V("k"))),
        (" and without {k:plain_icon}", Not(V("k"))),
    ):
        g.phrase("post", words, means)
    for side, who in (("your", t.YOURS), ("your opponent's", ENEMY)):
        has = Exists(t.All((who, VC, V("k"))))
        for category in ("spoken", "headed", "plain_icon", "icon"):
            g.phrase("cond", f"{side} vanguard has the {{k:{category}}} ability", has)
        for keyword in ("Twin Drive", "Triple Drive", "Boost"):
            g.phrase("cond", f'{side} vanguard has "{keyword}"', Exists(canonical(who, VC, Has(keyword))))
    for row in ("front", "back"):
        name = f"other_{row}"
        described(g, name, "field_head", "pre", "field_post", (FIELD,), (t.YOURS, Not(SELF), t.Lies(row)))
        g.phrase("cond", f"your {row} row has no other {{g:{name}_many}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"your {row} row has another {{g:{name}_one}}", Exists(V("g")))


def _say_plain(value: object) -> str | None:
    return value.keyword if isinstance(value, Has) and value.keyword in PRINTED else None


def besides(g: Grammar) -> None:
    """This unit and another that was named."""
    for words, pair in (
        ("this unit and {a:thing}", (SELF, V("a"))),
        ("{a:thing} and this unit", (V("a"), SELF)),
        ("your vanguard and {a:thing}", (VANGUARD, V("a"))),
        ("this card and {a:thing}", (SELF, V("a"))),
        ("{a:thing} and this card", (V("a"), SELF)),
    ):
        g.phrase("things", words, t.Some(pair), another_unit)
    g.phrase("thing_and", "{a:told} and this unit", t.Some((V("a"), SELF)))


def another_unit(env: Env) -> bool:
    """Whether it is a unit of which the text has spoken: not "it", which may be this unit."""
    return env["a"] not in (SELF, VANGUARD, IT)


def add(g: Grammar) -> None:
    for part in (
        said,
        each,
        another,
        quoted,
        sited,
        again,
        prisoners,
        raising,
        losing,
        figures,
        names,
        vanguards,
        besides,
    ):
        part(g)
