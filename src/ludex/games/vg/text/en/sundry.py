"""English, abilities that are heard for a while, keywords that are active all the same, drive checks with what a unit
gets besides, other durations, cards told by a name that was chosen, what became of cards this turn."""

from __future__ import annotations

from ludex.games.vg.c14_keywords import KEYWORDS
from ludex.games.vg.text.en.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import CHOSEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    All,
    Compare,
    Delay,
    Do,
    Give,
    Gives,
    Happened,
    Has,
    If,
    Instead,
    Is,
    Lasting,
    Modes,
    Move,
    Ref,
    Replace,
    Rest,
    Rule,
    Shares,
    Unless,
    V,
    When,
)

WINGS = (("White Wings", "Black Wings"), ("Black Wings", "White Wings"))


def active(g: Grammar) -> None:
    """[VG 14.1.2] Keywords whose abilities are active whatever they ask for."""
    for one, other in WINGS:
        both = tuple(Rule("permit", f"active {name}", YOURS) for name in (one, other))
        for cards in ("your cards'", "all of your cards'"):
            g.phrase("state", f"{cards} {one} and {other} are both active", both)
            g.phrase("state", f"{cards} {one} and {other} are active", both)
    for keyword in KEYWORDS:
        for start in (" with the", " with"):
            g.phrase("post", f'{start} "{keyword.name}" ability', Has(keyword.name))


def alike(g: Grammar) -> None:
    """Units with the name of the one that was chosen."""
    for words, group in (("all of your ", "own"), ("all of your other ", "other")):
        same = All((V("g"), Shares(IT, "name")))
        g.phrase("things", f"{words}{{g:{group}_many}} with the same card name", same)


def heard(g: Grammar) -> None:
    """What the player gets for a while: whenever an event happens, something is done."""
    later = (Delay(V("e"), V("b"), V("u"), always=True),)
    for when in ("^when", "When", "[AUTO]:^when", "[AUTO]:When"):
        said = f'you get "{when} {{e:event}}, {{b:effect}}"'
        for template in (f"{said} {{u:until}}", f"{{u:until}}, {said}"):
            g.phrase("clause", template, later, of_others)
    for icon, verb in (("[Energy-Charge {n:digits}]", "energy-charge"), ("[Soul-Charge {n:digits}]", "soul-charge")):
        g.phrase("clause", f"you {icon}", (Do(verb, SELF, V("n")),))


def of_others(env: t.Env) -> bool:
    """Whether the event is told of units that are named, and not of the card itself."""
    return env["e"].subject not in (SELF, ANY)


def driving(g: Grammar) -> None:
    """[VG 10.6.1.2] Drive checks, and what the unit gets for them."""
    for subject, performs, gets in (("thing", "performs", "gets"), ("things", "perform", "get")):
        for checks in ("drive checks", "a drive check"):
            both = (Rule("permit", "drive check", V("o")), Gives(V("o"), V("b")))
            for joint in (", and ", " and "):
                g.phrase("state", f"{{o:{subject}}} {performs} {checks}{joint}{gets} {{b:boons}}", both)
                turned = (Gives(V("o"), V("b")), Rule("permit", "drive check", V("o")))
                g.phrase("state", f"{{o:{subject}}} {gets} {{b:boons}}{joint}{performs} {checks}", turned)


def lasting(g: Grammar) -> None:
    """How long something lasts if a condition holds, and two things for a time of which a third goes under one."""
    filler(g, "until_before", *(f"until {end}" for end in ("end of battle", "end of that battle", "end of turn")))
    words = "if {q:conds}, it gets {b:boons} {u:until} instead of {w:until_before}"
    g.phrase("sent", words, (Instead(V("q"), (Give(ME, V("b"), V("u")),)),))
    first = Lasting((Rest("s"), Rest("w")), V("u"))
    third = Lasting(V("r"), V("u"))
    for category in ("opening", "turn"):
        words = "{u:until}, {s:state}, {w:state}, and if {q:conds}, {r:states}"
        g.phrase(category, words, (first, If(V("q"), (third,))))


def quoted(g: Grammar) -> None:
    """One of two effects in quotes, the second only under a condition."""
    either = (Modes(1, (V("a"), (If(V("q"), V("b")),))),)
    for category in ("opening", "turn"):
        g.phrase(category, 'perform "{a:clauses}" or "if {q:conds}, {b:clauses}"', either)
        g.phrase(category, 'perform "^{a:clauses}" or "^if {q:conds}, {b:clauses}"', either)


def moved(g: Grammar) -> None:
    """Whether a unit came to the guardian circle, and what became of cards elsewhere."""
    went = Is(Ref(CHOSEN), t.Zone(("GC",)))
    for what in ("any units", "a unit", "a rear-guard", "any rear-guards", "it", "that unit"):
        for to in ("", " to (GC)"):
            for not_ in ("did not", "could not"):
                g.phrase("cond", f"you {not_} move {what}{to}", Unless(went))
            g.phrase("cond", f"you moved {what}{to}", went)
    for done, dst, word in (("bound", "bind", ""), ("removed", "removed", "remove"), ("put into soul", "soul", "")):
        for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
            gone = When("move", All((side, V("k"))), src=V("s"), dst=(dst,), word=word, cause=V("c"))
            once = Compare(Happened(gone), ">=", 1)
            for was in ("was", "is"):
                end = f"{done}{{s:whence}}{{c:by}}{{u:in_turn}}"
                g.phrase("cond", f"{whose} {{k:card_one}} {was} {end}", once, told)
                g.phrase("cond", f"{whose} {{k:card_one}} {was} not {end}", Unless(once), told)
    g.phrase("by", " by your vanguard's ability", All((YOURS, t.Zone(("VC",)))))
    g.phrase("by", " by your vanguard's abilities", All((YOURS, t.Zone(("VC",)))))


def told(env: t.Env) -> bool:
    """Whether it is said what card it is."""
    return any(part != ANY for part in parts_of(env["k"]))


def removed(g: Grammar) -> None:
    """[VG 11.10.2.7] A trigger that its own effect would remove from the game."""
    gone = When("move", All((YOURS, V("k"))), src=("trigger",), word="remove")
    into = (Move(Ref("it"), "hand"),)
    for head, zones, row in heads("CONT"):
        for hand in ("hand", "your hand"):
            ability = Replace(gone, into, may=True, cond=both(row), zones=zones, headings=HEADINGS)
            words = (
                f"{head}^when your {{k:card_one}} would be removed by its trigger effect, "
                f"you may put it into {hand} instead of removing it."
            )
            g.phrase("unit", words, (ability,))


def add(g: Grammar) -> None:
    for part in (active, alike, heard, driving, lasting, quoted, moved, removed):
        part(g)
