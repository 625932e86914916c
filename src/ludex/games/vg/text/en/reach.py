"""English, how far words reach: two kinds of cards counted together, what happened in a phase of this turn, units that
leave a circle, names and figures that several cards get, abilities held according to a number, orders played again."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.en.abilities import HEADINGS, heads
from ludex.games.vg.text.en.conditions import SIDES, zone_names
from ludex.games.vg.text.en.nouns import ZONES, placed
from ludex.games.vg.text.en.paid import DONE as PAID
from ludex.games.vg.text.en.tallies import once
from ludex.games.vg.text.en.verbs import DEEDS, fill_some
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import HAND, IT, ME, UNIT, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import EVERY
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Choose,
    Compare,
    Continue,
    Count,
    Either,
    Exists,
    FigureOf,
    Gives,
    Happened,
    Is,
    Items,
    Modify,
    Move,
    Passive,
    Plus,
    Ref,
    Rename,
    Role,
    Rule,
    Some,
    Times,
    V,
    When,
)

BY = (("", ANY), ("{c:by}", V("c")))


def together(g: Grammar) -> None:
    """[VG 12.7.1] Cards of one kind and cards of another, counted as one number."""
    both = Some((V("a"), V("b")))
    for side, who in SIDES:
        for means in zone_names(side):
            there = t.All((who, means, both))
            for zone in dict.fromkeys(said for said, where in ZONES if where == means):
                has = f"{side}{zone} has a total of"
                kinds = "{a:card_many} and {b:card_many}"
                g.phrase("cond", f"{has} {{n:number}} or more {kinds}", Exists(there, V("n")), told_both)
                few = Compare(Count(there), "<=", V("n"))
                g.phrase("cond", f"{has} {{n:number}} or less {kinds}", few, told_both)
    in_place = Count(t.All((both, V("p"))))
    for number in ("the total number of", "the number of"):
        g.phrase("count", f"{number} {{a:card_many}} and {{b:card_many}}{{p:place}}", in_place, told_both)
    g.phrase("count", "the total number of {g:held_many}", Count(V("g")), placed)
    for zone, where in (("soul", "soul"), ("drop", "drop")):
        beside = t.All((YOURS, t.Zone(("VC", "RC", "GC", where)), V("k")))
        for start in ("there is", "there are", "you have"):
            for cards in (f"your units and cards in your {zone}", f"your units and the cards in your {zone}"):
                words = f"{start} a total of {{n:number}} or more {{k:card_many}} among {cards}"
                g.phrase("cond", words, Exists(beside, V("n")))
    for word in ("it has a total of {n:number} or more", "it has a total of {n:number} or more cards"):
        g.phrase("again", word, t.MoreThan(">=", V("n")))
    for i, (verb, _, name) in enumerate(PAID):
        if verb in WHITHER:
            such = t.All((Ref(name), t.Zone((WHITHER[verb],)), both))
            put_away(g, f"{{a:card_many}} and {{b:card_many}} {verb}{{w:paid_where_{i}}} for this cost", such)


WHITHER = {"[Soul-Blast]": "drop", "discarded": "drop", "retired": "drop", "bound": "bind"}
"""Where the cards lie with which a cost was paid."""


def put_away(g: Grammar, group: str, such: Any) -> None:
    """All cards of a group are put somewhere; the text may speak of them afterwards."""
    for before, after, means in DEEDS:
        if before in ("bind ", "put ", "remove ", "call ", "return "):
            done = t.pattern(fill_some(means, {"o": Ref(EVERY)}))
            plain = t.pattern(fill_some(means, {"o": such}))
            for all_ in ("all ", "all of the "):
                words = f"{before}{all_}{group}{after}"
                g.phrase("clause", words, (Choose(EVERY, Count(such), such), done), told_both)
                g.phrase("clause", words, (plain,), told_both)


def told_both(env: t.Env) -> bool:
    """Whether both kinds say more than "card"."""
    return ANY not in (env["a"], env["b"]) and env["a"] != env["b"]


def in_phases(g: Grammar) -> None:
    """What happened in a phase of this turn."""
    for whose, side in (("your ", YOURS), ("your opponent's ", ENEMY)):
        put = When("move", side, dst=V("d"), phase=V("p"))
        g.phrase("cond", f"{whose}card was put{{d:goes_into}}{{p:in_phase}}", once(put))
        many = Compare(Happened(put), ">=", V("n"))
        g.phrase("cond", f"{{n:number}} or more of {whose}cards were put{{d:goes_into}}{{p:in_phase}}", many)


AWAY = (
    "VC", "GC", "deck", "hand", "drop", "soul", "damage", "bind", "order zone", "removed", "ride deck", "G",
    "gauge", "imprisoned", "scouted",
)  # fmt: skip
"""The zones to which units go that leave a rear-guard circle."""


def leaving(g: Grammar) -> None:
    """Units that leave their circle, wherever they go."""
    filler(g, "the_circle", "", "the ", "your ")
    for circle, src in (("(RC)", ("RC",)), ("(VC)", ("VC",)), ("(GC)", ("GC",))):
        away = tuple(zone for zone in ("RC", *AWAY) if zone not in src)
        for by, cause in BY:
            for subject, who in (
                ("this unit", SELF),
                ("your {g:own_one}", V("g")),
                ("your other {g:other_one}", V("g")),
                ("your opponent's {g:foe_one}", V("g")),
            ):
                gone = When("move", who, src=src, dst=away, cause=cause)
                g.phrase("event", f"{subject} leaves {{x:the_circle}}{circle}{by}", gone)


SUBJECTS = (("thing", "gets"), ("things", "get"))


def names(g: Grammar) -> None:
    """[VG 2.1.2] Names that become others, of this unit and of several."""
    own = Rename(ME, "name", "become", "", of=SELF)
    other = Rename(ME, "name", "become", V("n"))
    for of, what in (
        ("this unit's card name", SELF),
        ("this card's name", SELF),
        ("this card's card name", SELF),
        ("the card name of {o:object}", V("o")),
        ("the card names of {o:object}", V("o")),
    ):
        g.phrase("state", f"change {of} to {{n:name}}", (Gives(what, (other,)),))
        if what != SELF:
            g.phrase("state", f"change {of} to this unit's card name", (Gives(what, (own,)),))
    taken = (
        Choose("t", 1, V("g")),
        t.Give(SELF, (Rename(ME, "name", "become", "", of=IT),), V("u")),
    )
    for one in ("one of your other {g:other_many}'s card name", "one of your other {g:other_one}'s card name"):
        g.phrase("clause", f"change this unit's card name to {one} {{u:until}}", taken)


def brought(g: Grammar) -> None:
    """[VG 11.11.4.1] Two units whose figure is brought to a number, each by its own difference."""
    for pair, (a, b) in (
        ("that unit and this unit's", (IT, SELF)),
        ("this unit and that unit's", (SELF, IT)),
        ("it and this unit's", (IT, SELF)),
    ):
        for to, amount in (
            ("{n:digits}", V("n")),
            ("match the {f:figure} of your vanguard", t.Greatest(VANGUARD, V("f"))),
            ("match your vanguard's {f:figure}", t.Greatest(VANGUARD, V("f"))),
        ):
            changes = tuple(
                Gives(what, (Modify(ME, V("f"), "+", Plus((amount, Times(-1, FigureOf(what, V("f")))))),))
                for what in (a, b)
            )
            g.phrase("state", f"increase or decrease {pair} {{f:figure}} to {to}", changes)


def held(g: Grammar) -> None:
    """[VG 14.1.1] This card has abilities, one for each number that is reached, wherever it is."""
    filler(g, "ability_dash", " - ", "-", " -", "- ")
    for head, _, row in heads("CONT"):
        if row is not None:
            continue
        for gets in ("this card gets", "this unit gets"):
            for count in range(2, 6):
                items = "".join(f"\n・{{n{i}:reach}}{{d:ability_dash}}{{a{i}:line}}" for i in range(count))
                means = tuple(
                    Passive(
                        (Gives(SELF, (t.Grant(Ref("same"), V(f"a{i}")),)),),
                        Compare(V("k"), ">=", V(f"n{i}")),
                        zones=NAMED_IN,
                        headings=HEADINGS,
                    )
                    for i in range(count)
                )
                first = head.replace("{z:zones}", "")
                g.phrase("unit", f"{first}^{gets} all of the following according to {{k:measure}}.{items}", means)


def types(g: Grammar) -> None:
    """According to the type of a card, or all of it whatever the type."""
    every = ("perform both regardless of the card type", "perform all of them regardless of the card type")
    filler(g, "whatever_type", *every)
    for its in ("that card's", "its"):
        for kind in ("type", "card type"):
            for start in ("of the effects below", "of the following"):
                for to in ("depending on", "according to"):
                    items = "".join(f"\n・{{k{i}:card_type}}{{d:item_dash}}{{b{i}:option}}" for i in range(2))
                    conds = tuple(Either((V("q"), Is(IT, V(f"k{i}")))) for i in range(2))
                    means = (Items(conds, tuple(V(f"b{i}") for i in range(2))),)
                    words = f"perform one {start} {to} {its} {kind}. ^if {{q:conds}}, {{w:whatever_type}}.{items}"
                    g.phrase("modes", words, means)


BACK = "put on the bottom after play"
INTO = ("drop", "the drop", "your drop")


def again(g: Grammar) -> None:
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


def calls(g: Grammar) -> None:
    """[VG 6.2.3] Who cannot call units with abilities."""
    for who, side in (("you", YOURS), ("your opponent", ENEMY)):
        barred = (Rule("forbid", "call", t.All((side, UNIT, Role("with an ability")))),)
        for words in ("unit cards with any [CONT], [ACT], or [AUTO] ability", "units with any ability"):
            g.phrase("state", f"{who} cannot call {words}", barred)


def discards(g: Grammar) -> None:
    """The top card of the deck, which one may discard; ranges of numbers; what a player heard of."""
    top = Move(t.Top("deck", 1), "drop", "discard")
    for deck in ("your deck", "the deck"):
        g.phrase("clause", f"discard up to one card from the top of {deck}", (t.May((top,)),))
    for few, many in (("{n:number} or less", "{m:number} or more"),):
        outside = Either((Compare(V("c"), "<=", V("n")), Compare(V("c"), ">=", V("m"))))
        for joint in (", or ", " or "):
            g.phrase("cond", f"{{c:count}} is {few}{joint}{many}", outside)
    looked = once(When("look", player=YOU))
    for by in ("a card's effects", "a card's effect", "card effects", "an effect"):
        g.phrase("cond", f"you looked at your deck by {by}{{u:in_turn}}", looked)
    g.phrase("post", " with the {k:numbered} ability", V("k"))
    none = Plus(tuple(t.Number(t.YOU, f"{gift} type") for gift in ("Force", "Accel", "Protect")))
    g.phrase("cond", "you did not get an imaginary gift this fight", Compare(none, "=", 0))
    for many in ("{a:told_many} and this unit", "this unit and {a:told_many}"):
        pair = (V("a"), SELF) if many.startswith("{a") else (SELF, V("a"))
        g.phrase("things", many, Some(pair))
    for check in ("drive", "damage"):
        shown = When(f"{check} check", V("k"), player=YOU)
        for a in ("a", "an"):
            g.phrase("event", f"your {check} check reveals {a} {{k:mixed}}", shown)
    for words in ("they draw a card", "your opponent draws one card"):
        g.phrase("clause", words, (t.Draw(1, OPPONENT),))
    for whom, what in (("this unit", SELF), ("this card", SELF), ("your vanguard", VANGUARD)):
        for names_ in ("different card names as", "a different card name as"):
            g.phrase("post", f" with {names_} {whom}", t.Not(t.Shares(what, "name")))


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


OPS = (
    ("less than or equal to", "<="),
    ("equal to or less than", "<="),
    ("equal to or greater than", ">="),
    ("equal to", "="),
    ("less than", "<"),
    ("greater than", ">"),
)


def staying(g: Grammar) -> None:
    """Cards that effects of the opponent do not move; grades beside that of the vanguard; units in two states."""
    for by in ("by your opponent's card effects", "by your opponent's effects"):
        kept = (Rule("forbid", "ability move", V("g"), ENEMY),)
        g.phrase("state", f"{{g:held_many}} cannot move to other zones {by}", kept, placed)
        g.phrase("state", f"all of your {{g:held_many}} cannot move to other zones {by}", kept, placed)
        for subject in ("thing", "things"):
            rule = (Rule("forbid", "ability move", V("o"), ENEMY),)
            g.phrase("state", f"{{o:{subject}}} cannot leave (RC) {by}", rule)
            for joint in (", and ", " and "):
                words = f"{{o:{subject}}} cannot leave (RC) {by}{joint}{'get' if subject == 'things' else 'gets'}"
                g.phrase("state", f"{words} {{b:boons}}", (*rule, Gives(V("o"), V("b"))))
    vanguard = t.Greatest(VANGUARD, "grade")
    for words, op in OPS:
        beside = t.Figure("grade", op, vanguard)
        for whose in ("your vanguard's grade", "the vanguard's grade", "your vanguard's"):
            for card in ("{r:told}", "it", "that card"):
                what = V("r") if card == "{r:told}" else IT
                its = "its" if card == "it" else f"{card}'s"
                g.phrase("cond", f"{its} grade is {words} {whose}", Is(what, beside))
    both = t.Both((Exists(t.All((V("g"), V("s")))), Exists(t.All((V("g"), V("r"))))))
    for start in ("one or more {g:own_many} each {s:state_of} and {r:state_said}",):
        g.phrase("cond", f"you have {start}", both)
        for joint in (", and ", " and "):
            g.phrase("conds", f"{{q:cond}}{joint}{start}", t.Both((V("q"), *both.parts)), of_you)
    for dress in ("overDress", "XoverDress"):
        g.phrase("state_said", f"the [{dress}] state", t.Mark(dress))


def of_you(env: t.Env) -> bool:
    """Whether the condition before is that the player has units."""
    return isinstance(env["q"], Exists) and YOURS in getattr(env["q"].what, "parts", ())


def either_of_two(g: Grammar) -> None:
    """Two clauses under a condition said after them, or two others if it does not hold."""
    for joint in (" and ", ", and "):
        g.phrase("two_deeds", f"{{a:clause}}{joint}{{b:clause}}", (t.Rest("a"), t.Rest("b")), chooses)
    for joint in (", and ", ", "):
        words = f"{{a:two_deeds}} if {{q:said}}{joint}{{b:two_deeds}} if not"
        g.phrase("act", words, (t.If(V("q"), V("a"), V("b")),))


def chooses(env: t.Env) -> bool:
    """Whether the first clause chooses cards, and does nothing else."""
    return len(env["a"]) == 1 and isinstance(env["a"][0], Choose)


def add(g: Grammar) -> None:
    for part in (
        scouting,
        riding,
        staying,
        either_of_two,
        together,
        in_phases,
        leaving,
        names,
        brought,
        held,
        types,
        again,
        calls,
        discards,
    ):
        part(g)
