"""English, rides, strides, scouting and orders from other zones."""

from __future__ import annotations

from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import HAND, IT, once
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    All,
    Choose,
    Continue,
    Do,
    FigureOf,
    Is,
    Move,
    Passive,
    Ref,
    Rule,
    V,
    When,
    Zone,
)

INTO = ("drop", "the drop", "your drop")
BACK = "put on the bottom after play"
OF_HAND = canonical(YOURS, HAND)
ENOUGH = t.All((YOURS, HAND, t.AllTold(t.Total("grade", ">=", V("n")))))


def taken_over(g: Grammar) -> None:
    """[VG 7.39.1] Dominated units; [VG 11.10.4] what triggers may not do."""
    others = When("attack", All((t.Mark("dominated"), t.Not(SELF))))
    for words in (
        "other dominated units attack",
        "another dominated unit attacks",
        "your other dominated unit attacks",
    ):
        g.phrase("event", words, others)
    for whom in ("your opponent's other {g:foe_one}", "one of your opponent's other {g:foe_many}"):
        target = (Choose("foe", 1, All((V("g"), t.Not(IT)))), Do("attack", IT, word="foe"))
        g.phrase("clause", f"attack {whom}", target)
    checked = Zone(("trigger",))
    for subject in ("thing", "things"):
        free = (Rule("forbid", "select", checked, V("o")),)
        g.phrase("state", f"{{o:{subject}}} cannot be chosen by trigger effects", free)
    for whose, which in (("all of your opponent's", ENEMY), ("your opponent's", ENEMY), ("all", t.ANY)):
        for nullified in ("are nullified", "do not activate"):
            none = (Rule("forbid", "trigger effects", which),)
            g.phrase("state", f"{whose} trigger effects {nullified}", none, None)
    freed = When("become", Zone(("locked",)), word="unlock")
    g.phrase("event", "a locked card is unlocked", t.replace(freed, subject=t.ANY))


def strides(g: Grammar) -> None:
    """What a card counts for when it is discarded for a stride."""
    lacking = t.Plus((V("n"), t.Times(-1, FigureOf(SELF, "grade"))))
    rule = (Rule("permit", "grade for stride", SELF, n=lacking),)
    end = "this card may be discarded as a grade {n:digits} while you are paying the cost for [Stride]"
    g.phrase("unit", f"[CONT](Hand):^{end}.", (Passive(rule, zones=("hand",)),))
    g.phrase("unit", f"[CONT](Hand):^if {{q:conds}}, {end}.", (Passive(rule, V("q"), zones=("hand",)),))


def orders_again(g: Grammar) -> None:
    """[VG 11.8.2.1] Orders that may be played from another zone, and then go to the bottom of the deck."""
    filler(
        g, "put_away", *(f"would be put into {into} after {play}" for into in INTO for play in ("being played", "play"))
    )
    filler(g, "put_away", *(f"would be played and put into {into}" for into in INTO))
    rest = "and when it {w:put_away}, put it on the bottom of {d:the_deck} instead."
    for said, zone in (*((into, "drop") for into in INTO), ("soul", "soul"), ("your soul", "soul")):
        query = f"play from {zone}"
        own = Passive((Rule("permit", query, SELF), Rule("permit", BACK, SELF)), zones=(zone,))
        g.phrase("unit", f"[CONT]:^this card can be played from {said}, {rest}", (own,))
        g.phrase("again_zone", said, query)
    given = (Continue((Rule("permit", V("z"), IT), Rule("permit", BACK, IT)), V("u")),)
    words = f'it gets "[CONT]:^this card can be played from {{z:again_zone}}, {rest}"'
    g.phrase("clause", f"{words} {{u:until}}", given)
    g.phrase("clause", f"{{u:until}}, {words}", given)


def scouting(g: Grammar) -> None:
    """[VG 17.10.1] Cards that are scouted, by a cost too; cards told by the zone that they are in."""
    for this in ("this card", "this unit"):
        for word in ("Scouted", "scouted"):
            g.phrase("event", f"{this} is {word}", When("move", SELF, dst=("scouted",), word="scout"))
    for scout in ("scout", "Scout"):
        paid = (V("c"), t.Do("scout", Ref("cost")))
        g.phrase("cost", f"{scout} {{c:pay_cost}} to your Base", paid)
    for said, zone in (("soul", "soul"), ("drop", "drop"), ("hand", "hand"), ("bind zone", "bind")):
        there = t.All((YOURS, t.Zone((zone,))))
        for this, what in (("this card", SELF), ("that card", IT)):
            g.phrase("cond", f"{this} is in your {said}", Is(what, there))
            g.phrase("cond", f"{this} is not in your {said}", t.Unless(Is(what, there)))


def riding(g: Grammar) -> None:
    """[VG 6.3.8] Rides that are persona rides, too; how this unit came this turn; what both players put away."""
    for said in ("Persona Ride", "persona ride"):
        for ride, such in (("normal ride", (YOURS, V("k"))), ("normal ride from hand", (YOURS, HAND, V("k")))):
            rule = (Rule("widen", "persona ride from", t.All(such), SELF),)
            g.phrase("state", f"the {ride} of {{k:a_card}} on this unit also becomes a {said}", rule)
    for by in ("by riding from", "by riding on"):
        rode = once(When("ride", SELF, V("k")))
        g.phrase("cond", f"this unit was placed {by} {{k:a_card}}{{u:in_turn}}", rode)
        g.phrase("cond", f"this unit was placed {by} {{k:card_one}}{{u:in_turn}}", rode, named)
    g.phrase("cond", "you rode from {k:a_card}", once(When("ride", SELF, V("k"))))
    healed = Is(IT, t.All((YOURS, t.Zone(("drop",)))))
    for words in ("you healed", "you healed a card", "you healed it"):
        g.phrase("cond", words, healed)
    g.phrase("by", " by the ability of {k:a_card}", V("k"))
    for this in ("this card", "this unit"):
        for effect in ("a card's effect", "a card's ability", "an effect"):
            g.phrase("event", f"{this} is revealed by {effect}", When("reveal", SELF))
    for soul in ("soul", "the soul", "their souls"):
        for who in ("you and your opponent", "both players"):
            g.phrase("clause", f"{who} put {{o:object}} into {soul}", (Move(V("o"), "soul"),))


def named(env: t.Env) -> bool:
    return isinstance(env["k"], t.Word) and env["k"].kind == "name"


GRADES = Choose("discard", t.Count(OF_HAND), ENOUGH, up_to=True, least=1)
"""Cards of the hand whose grades together reach a number."""


def graded(g: Grammar) -> None:
    """So many grades together. NB: for a stride `lines` has the usual cost."""
    sum_of = "with the sum of their grades being {n:digits} or greater"
    lost = Move(Ref("discard"), "drop", "discard")
    for words in (
        f"discard one or more cards from your hand {sum_of}",
        f"discard one or more cards from hand {sum_of}",
        f"discard one or more cards {sum_of} from your hand",
        f"discard one or more cards {sum_of} from hand",
    ):
        g.phrase("cost", words, (GRADES, lost))
    for words in (
        f"choose one or more cards {sum_of} from your hand, and discard them",
        f"choose one or more cards from your hand {sum_of}, and discard them",
    ):
        g.phrase("clause", words, (GRADES, lost))


def add(g: Grammar) -> None:
    for part in (
        taken_over,
        strides,
        scouting,
        riding,
        orders_again,
        graded,
    ):
        part(g)
