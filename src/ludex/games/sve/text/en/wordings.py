"""English, other words for what the other parts say: newer sets leave words out and turn others round."""

from __future__ import annotations

import re

from ludex.games.sve.c04_zones import EVOLVE_COST
from ludex.games.sve.c12_keywords import ON_EVOLVE, QUICK, STRIKE, with_text
from ludex.games.sve.c13_class_specific import combo, necrocharge, spellchain
from ludex.games.sve.text.en.abilities import COST
from ludex.games.sve.text.en.nouns import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    BURIED,
    SAME,
    SELF,
    CameFrom,
    Choose,
    Give,
    If,
    Is,
    May,
    Move,
    Price,
    Ref,
    Rest,
    Spell,
    Unless,
    V,
)
from ludex.lang.surface import canonical

ME = Ref(SAME)


def conditions(g: Grammar) -> None:
    for this in ("this card", "this follower", "this"):
        for hand in ("hand", "your hand", "the hand"):
            for words in (f"{this} wasn't put onto the field from {hand}",):
                g.phrase("cond", words, Unless(CameFrom(("hand",))))
            elsewhere = f"{this} was put onto the field from anywhere other than {hand}"
            g.phrase("cond", elsewhere, Unless(CameFrom(("hand",))))
        for zone, name in (("the cemetery", "cemetery"), ("your cemetery", "cemetery"), ("the EX area", "ex")):
            g.phrase("cond", f"{this} was put onto the field from {zone}", CameFrom((name,)))
            g.phrase("cond", f"{this} was summoned from {zone}", CameFrom((name,)))
        for state in ("reserved", "engaged"):
            g.phrase("cond", f"{this} is {state} on your field", Is(SELF, t.State(state)))
            g.phrase("cond", f"{this} is {state}", Is(SELF, t.State(state)))
        for figure in ("attack", "defense"):
            n = t.FigureOf(SELF, figure)
            g.phrase("cond", f"{this} has at least {{n:digits}} {figure}", t.Compare(n, ">=", V("n")))
            g.phrase("cond", f"{this} has {{n:digits}} or less {figure}", t.Compare(n, "<=", V("n")))
        for op, words in (
            (">=", "at least {n:digits} {c:counter} counters"),
            ("<=", "{n:digits} {c:counter} counters or less"),
        ):
            g.phrase("cond", f"{this} has {words}", Is(SELF, t.Counter(V("c"), op, V("n"))))
        g.phrase("cond", f"{this} has {{a:article}}{{c:counter}} counter", Is(SELF, t.Counter(V("c"))))
        g.phrase("cond", f"{this} has no {{c:counter}} counters", Unless(Is(SELF, t.Counter(V("c")))))
        g.phrase("cond", f"there are no {{c:counter}} counters on {this}", Unless(Is(SELF, t.Counter(V("c")))))
        for words in (f"counters {this} had", f"counters on {this}"):
            held = t.CountersOn(SELF, V("c"))
            g.phrase("equal", f"the number of {{c:counter}} {words}", held)
            g.phrase("plain", f"the number of {{c:counter}} {words}", held)
    for words, op in (("{n:digits} or more", ">="), ("{n:digits} or less", "<="), ("{n:digits}", "=")):
        g.phrase("cond", f"it costs {words}", Is(IT, t.Figure("cost", op, V("n"))))
    for words in ("your leader's defense is {n:digits}", "your leader's [defense] is {n:digits}"):
        g.phrase("cond", words, t.Compare(t.FigureOf(t.YOURS & t.Zone(("leader",)), "defense"), "=", V("n")))
    for words in ("the follower you put into the cemetery", "the buried follower"):
        for figure in ("attack", "defense", "cost"):
            g.phrase("equal", f"the {figure} of {words}", t.FigureOf(Ref(BURIED), figure))

    for place, words in (("hand", "hand"), ("ex", "EX area")):
        cards = canonical(t.YOURS, t.Zone((place,)))
        at_most = t.Compare(t.Count(cards), "<=", V("n"))
        g.phrase("cond", f"you have {{n:digits}} or less cards in your {words}", at_most)
        g.phrase("cond", f"your {words} has at least {{n:digits}} cards", t.Exists(cards, V("n")))
        g.phrase("cond", f"you have no cards in your {words}", t.Compare(t.Count(cards), "=", 0))
    for words in ("it has both the {a:trait} and {b:trait} traits", "it has {a:trait} and {b:trait} traits"):
        for order, when in ((("a", "b"), _in_order), (("b", "a"), _turned)):
            traits = t.All(tuple(t.Word("trait", V(name)) for name in order))
            g.phrase("cond", words, Is(IT, traits), when)


def _in_order(env: dict[str, object]) -> bool:
    return str(env["a"]) < str(env["b"])


def _turned(env: dict[str, object]) -> bool:
    return str(env["a"]) > str(env["b"])


def headings(g: Grammar) -> None:
    """Conditions with a dash after other words: they do not begin a sentence."""
    for word, made in (("Combo", combo), ("Spellchain", spellchain), ("Necrocharge", necrocharge)):
        for n in range(1, 41):
            g.phrase("later_heading", f"{word} ({n})", made(n))
    for name in ("Overflow", "Sanguine"):
        g.phrase("later_heading", name, t.Named(name))
    for dash in (": ", " - "):
        under = If(V("q"), V("s"))
        g.phrase("low_block", f"{{q:later_heading}}{dash}{{s:sentences}}", (under,))
        g.phrase("low_block", f"{{q:later_heading}}{dash}{{s:sentences}} {{r:tail}}", (under, Rest("r")))
        for words, trigger in (("^strike", STRIKE), ("^on Evolve", ON_EVOLVE)):
            start = f"{words}, {{q:later_heading}}{dash}{{s:sentences}}"
            g.phrase("unit", start, tuple(with_text(means, (under,)) for means in trigger.means))
            longer = tuple(with_text(means, (under, Rest("r"))) for means in trigger.means)
            g.phrase("unit", f"{start} {{r:tail}}", longer)


def costs(g: Grammar) -> None:
    several = Choose("cost", V("n"), V("g"))
    g.phrase("cost", "engage {n:digits} {g:mine_many}", (several, t.SetState(COST, "engaged")))
    ways = (
        ("this costs {n:digits} to play", Price(SELF, "=", V("n"))),
        ("this card costs {n:digits} to play", Price(SELF, "=", V("n"))),
        ("this costs {n:minus} less to play", Price(SELF, "+", V("n"))),
        ("this costs {n:minus} less", Price(SELF, "+", V("n"))),
    )
    for words, price in ways:
        way = May((t.Continue((price,), ""),), V("c"), name="way")
        for this in ("this card", "this"):
            g.phrase("unit", f"^when playing {this}, {{c:costs}}: ^{words}.", (Spell(cost=(way,)),))
    for start, quick in (("", ()), ("^", ()), ("[quick]. ^", QUICK.means), ("[quick] ^", QUICK.means)):
        g.phrase("spell", f"{start}{{c:costs}}: {{b:block}}", (*quick, Spell((May(V("b"), V("c")),))))
    g.phrase("spell", "[engage] {g:a_mine}: {b:block}", (Spell((May(V("b"), engaged(V("g"))),)),))


def engaged(group: t.Sel) -> tuple[t.Instr, ...]:
    return (Choose("cost", 1, group), t.SetState(COST, "engaged"))


def evolving(g: Grammar) -> None:
    """What the evolve ability costs for a while."""
    for this in ("this card", "this", "this follower"):
        for tail in ("this turn", "for the rest of this turn"):
            fixed = (Give(SELF, (t.Modify(ME, EVOLVE_COST, "=", V("n")),), "turn"),)
            g.phrase("clause", f"{this}'s [evolve] costs {{n:digits}} {tail}", fixed)
            g.phrase("clause", f"change {this}'s [evolve] cost to {{n:digits}} {tail}", fixed)
            less = (Give(SELF, (t.Modify(ME, EVOLVE_COST, "+", V("n")),), "turn"),)
            g.phrase("clause", f"{this}'s [evolve] costs {{n:minus}} less {tail}", less)
    for tail in ("for the rest of this turn", "for the rest of the turn"):
        fixed = (Give(IT, (t.Modify(ME, EVOLVE_COST, "=", V("n")),), "turn"),)
        g.phrase("clause", f"change its [evolve] cost to {{n:digits}} {tail}", fixed)


def moving(g: Grammar) -> None:
    g.phrase("clause", "put {o:thing} into their owners' EX areas", (Move(V("o"), "ex"),))
    g.phrase("clause", "return {o:thing} to your deck and shuffle it", (Move(V("o"), "deck"), t.Shuffle("deck")))
    for words in ("this card", "this"):
        g.phrase("clause", f"shuffle {words} into its owner's deck", (Move(SELF, "deck"), t.Shuffle("deck")))


def plain_this(template: str) -> str:
    """Newer cards call themselves "this" alone."""
    return re.sub(r"\bthis (?:card|follower|amulet)\b(?!')", "this", template)


def this_card(template: str) -> str:
    return re.sub(r"\bthis (?:follower|amulet)\b", "this card", template)


def this_follower(template: str) -> str:
    return re.sub(r"\bthis (?:card|amulet)\b", "this follower", template)


def this_amulet(template: str) -> str:
    return re.sub(r"\bthis (?:card|follower)\b", "this amulet", template)


def add(g: Grammar) -> None:
    for part in (conditions, headings, costs, evolving, moving):
        part(g)
