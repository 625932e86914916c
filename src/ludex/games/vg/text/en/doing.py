"""English, further verbs: calls from the top of the deck and to open circles, time leap, damage, what the opponent does
with their cards."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c07_charging import counter_charge
from ludex.games.vg.text.en.descriptions import SAID_OF_STATES
from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.en.verbs import done_with
from ludex.games.vg.text.meanings import IT, MANY, ME, SLOTS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import CALLED
from ludex.lang.pattern import OPPONENT, SELF, Choose, Do, Env, Give, Move, Search, V, slotted

DEEDS: tuple[tuple[str, str, Any], ...] = (
    ("call ", " to separate open (RC)", Do("call", V("o"), word="RC open")),
    ("call ", " to separate (RC) as [Rest]", Do("call", V("o"), word="RC rest")),
    ("call ", " to (RC) at [Rest]", Do("call", V("o"), word="RC rest")),
    ("call ", " to an open (RC) as [Rest]", Do("call", V("o"), word="RC rest open")),
    ("call ", " to an open (RC) at [Rest]", Do("call", V("o"), word="RC rest open")),
    ("call ", " to separate open (RC) as [Rest]", Do("call", V("o"), word="RC rest open")),
    ("call ", " to (GC) as [Rest]", Do("call", V("o"), word="GC rest")),
    ("call ", " to (GC) at [Rest]", Do("call", V("o"), word="GC rest")),
    ("call ", " to your (GC) as [Rest]", Do("call", V("o"), word="GC rest")),
    ("call ", " to your (GC) at [Rest]", Do("call", V("o"), word="GC rest")),
    ("time leap ", "", Do("time leap", V("o"))),
    ("delete ", "", Do("delete", V("o"))),
    ("put ", " into your damage zone face up", Move(V("o"), "damage", up=True)),
    ("put ", " into your damage zone face down", Move(V("o"), "damage", up=False)),
    ("put ", " into your G zone face up", Move(V("o"), "G", up=True)),
    ("put ", " face up into your G zone", Move(V("o"), "G", up=True)),
)


def calling(g: Grammar) -> None:
    """Cards are called from the top of the deck."""
    for words, n in (
        ("the top card", 1),
        ("{n:several} cards from the top", V("n")),
        ("the top {n:several} cards", V("n")),
    ):
        for end, word in (
            ("to (GC)", "GC"),
            ("to your (GC)", "GC"),
            ("to (GC) at [Rest]", "GC rest"),
            ("to (GC) as [Rest]", "GC rest"),
            ("to (RC)", "RC"),
            ("to an open (RC)", "RC open"),
            ("to separate (RC)", "RC"),
            ("to separate open (RC)", "RC open"),
        ):
            g.phrase("clause", f"call {words} of your deck {end}", (Do("call", t.Top("deck", n), word=word),))
        for up, said in ((True, "face up"), (False, "face down")):
            bound = Move(t.Top("deck", n), "bind", "bind", up=up)
            g.phrase("clause", f"bind {words} of your deck {said}", (bound,))
            damage = Move(t.Top("deck", n), "damage", up=up)
            g.phrase("clause", f"put {words} of your deck into your damage zone {said}", (damage,))


THEIR: tuple[tuple[str, Any], ...] = (
    ("binds {o:object} face up", Move(V("o"), "bind", "bind", up=True)),
    ("puts {o:object} into the drop zone", Move(V("o"), "drop")),
    ("puts {o:object} into their drop zone", Move(V("o"), "drop")),
    ("puts {o:object} into their hand", Move(V("o"), "hand")),
    ("puts {o:object} on the top of their deck", Move(V("o"), "deck")),
    ("deletes {o:object}", Do("delete", V("o"))),
    ("[Rest] {o:object}", t.SetState(V("o"), "rest")),
)


def opposing(g: Grammar) -> None:
    for template, means in THEIR:
        for their in ("their", "his or her") if "their" in template else ("",):
            words = template.replace("their", their) if their else template
            if not words.startswith("["):
                g.phrase("clause", words, (means,))
            g.phrase("clause", f"your opponent {words}", (means,))
    at_random = (Choose("t", 1, V("g"), random=True),)
    g.phrase("clause", "choose {g:a_held} at random", at_random, placed)
    several = (Choose("t", V("n"), V("g"), random=True),)
    g.phrase("clause", "choose {n:several} {g:held_many} at random", several, placed)
    theirs = (Choose("t", 1, V("g"), who=OPPONENT, random=True),)
    g.phrase("clause", "your opponent chooses {g:a_theirs} at random", theirs, placed)
    for row in ("front", "back"):
        for his in ("his or her", "their"):
            one = Choose("t", 1, t.All((t.ENEMY, t.Zone(("RC",)), t.Lies(row))), who=OPPONENT)
            g.phrase("clause", f"your opponent chooses a rear-guard in {his} {row} row", (one,))


def searching(g: Grammar) -> None:
    for one, n in (("up to one {g:card_one}", 1), ("up to {n:several} {g:card_many}", V("n"))):
        found = (Search("found", n, V("g"), "deck", up_to=True),)
        g.phrase("clause", f"search for {one} from your deck", found)
    must = (Search("found", 1, V("g"), "deck"),)
    g.phrase("clause", "search your deck for {g:a_card}", must)
    for words in ("search for {g:a_seen} from among them", "search for one {g:seen_one} from among them"):
        g.phrase("clause", words, (Choose("found", 1, V("g")),))
    several = (Choose("found", V("n"), V("g")),)
    g.phrase("clause", "search for {n:several} {g:seen_many} from among them", several)


FIGURED: tuple[tuple[str, Any], ...] = (
    ("this unit's [Power]", t.FigureOf(SELF, "power")),
    ("its [Power]", t.FigureOf(IT, "power")),
    ("that unit's [Power]", t.FigureOf(IT, "power")),
    ("the [Power] of that unit", t.FigureOf(IT, "power")),
    ("the original [Power] of that unit", t.FigureOf(IT, "original power")),
    ("the original [Power] of the unit called with this effect", t.FigureOf(t.Ref(CALLED), "original power")),
    ("the original [Power] of the called unit", t.FigureOf(t.Ref(CALLED), "original power")),
)
"""Figures by which others rise."""


def rising(g: Grammar) -> None:
    for words, amount in FIGURED:
        more: Any = (t.Modify(ME, "power", "+", amount),)
        for whose, what in (("this unit's", SELF), ("its", IT), ("that unit's", IT)):
            said = f"increase {whose} [Power] by {words}"
            g.phrase("clause", f"{said} {{u:until}}", (Give(what, more, V("u")),))
            g.phrase("clause", f"{{u:until}}, {said}", (Give(what, more, V("u")),))


def becoming(g: Grammar) -> None:
    """[VG 14.26.1] A state that lasts until end of turn."""
    for state in SAID_OF_STATES:
        become = (Do("become", V("o"), word=state),)
        for words in (
            f"have {{o:thing}} become {state}",
            f"have {{o:things}} become {state}",
            f"{{o:thing}} becomes {state}",
            f"{{o:things}} become {state}",
        ):
            g.phrase("clause", words + " until end of turn", become)


def damaging(g: Grammar) -> None:
    g.phrase("clause", "deal {n:number} damage", (Do("deal damage", IT, V("n")),))
    g.phrase("clause", "you [Counter-Charge {n:digits}]", slotted(counter_charge(MANY), SLOTS))


def by_icon(env: Env) -> bool:
    """Whether the sentence begins with a deed that is printed as an icon, which has no capital."""
    first = env["s"][0]
    charge = isinstance(first, t.Choose) and first.name == "counter-charge"
    return charge or isinstance(first, t.SetState) or (isinstance(first, t.Do) and first.verb == "soul-charge")


def add(g: Grammar) -> None:
    g.phrase("sentence", "{s:sent}.", V("s"), by_icon)
    done_with(g, DEEDS)
    for part in (calling, opposing, searching, rising, becoming, damaging):
        part(g)
