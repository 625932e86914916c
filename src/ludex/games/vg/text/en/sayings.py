"""English, sayings: units on a circle of the player, a card here and a card there, a cost that may be paid otherwise,
what is done at the end of the turn or the battle, original figures of others, and what checks bring."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.abilities import HEADINGS, STARTS, both, heads, of_itself
from ludex.games.vg.text.en.conditions import zone_names
from ludex.games.vg.text.en.details import HIT
from ludex.games.vg.text.en.events import OWNERS
from ludex.games.vg.text.en.exchanging import SAME
from ludex.games.vg.text.en.outcomes import DONE
from ludex.games.vg.text.en.stations import ADDITIONAL
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import DROP, GC, HAND, IT, ME, RC, SOUL, THEM, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import either
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import canonical
from ludex.lang.marks import CHOSEN, DISCARDED, KEPT, PUT_BACK, REVEALED, TAKEN
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    All,
    Among,
    Automatic,
    Both,
    Choose,
    Compare,
    Count,
    Do,
    Exists,
    Figure,
    FigureOf,
    Gives,
    If,
    Modes,
    Modify,
    Move,
    Moved,
    Named,
    Passive,
    Ref,
    Rest,
    Role,
    Rule,
    Shares,
    Shuffle,
    Slot,
    Unless,
    V,
    When,
    Word,
    Zone,
)

CIRCLES: tuple[tuple[str, Any], ...] = (
    ("(VC)", VC),
    ("(RC)", RC),
    ("(GC)", GC),
    ("(VC) and (RC)", Zone(("RC", "VC"))),
    ("(VC) or (RC)", Zone(("RC", "VC"))),
    ("(RC) and (GC)", Zone(("GC", "RC"))),
    ("(RC) or (GC)", Zone(("GC", "RC"))),
    ("additional (RC)", ADDITIONAL),
    ("(RC) in the back row", All((RC, t.Lies("back")))),
    ("(RC) in the front row", All((RC, t.Lies("front")))),
)
"""Circles of the player on which units are."""


def no_zone(env: t.Env) -> bool:
    """Whether more is said of the circles than their zones: of units in zones `sites` tells."""
    return not isinstance(env["w"], Zone)


def circles(g: Grammar) -> None:
    for words, where in CIRCLES:
        g.phrase("my_circle", words, where)
    filler(g, "all_the", "all ", "all the ", "all of the ")
    filler(g, "all_other", "all other ", "all the other ", "all of the other ")
    there = All((V("g"), V("w")))
    g.phrase("things", "{x:all_the}{g:own_many} on your {w:my_circle}", there, no_zone)
    g.phrase("things", "{x:all_other}{g:other_many} on your {w:my_circle}", there)
    g.phrase("thing", "the {n:name} on your {w:my_circle}", All((YOURS, V("w"), Word("name", V("n")))))
    before = Modify(ME, V("f"), "=", V("n"), layer="original")
    one = All((YOURS, V("w"), Word("name", V("k"))))
    words = "the original {f:figure} of the {k:name} on your {w:my_circle} becomes {n:digits}"
    g.phrase("state", words, (Gives(one, (before,)),))
    g.phrase("cond", "{g:names} is on your {w:my_circle}", Exists(All((YOURS, V("w"), V("g")))), either)
    g.phrase("pre", "(VC) ", VC)
    g.phrase("pre", "(RC) ", RC)
    middle = Slot((3,))
    for column in ("middle", "center"):
        g.phrase("state_of", f"in the back row of the {column} column", middle)
        g.phrase("field_post", f" in the back row of the {column} column", middle)


HELD: tuple[tuple[str, str, Any], ...] = (
    ("call ", " {w:call_where}", Do("call", THEM, word=V("w"))),
    ("return ", " to {x:the_hand}", Move(THEM, "hand", "return")),
    ("put ", " into {x:the_hand}", Move(THEM, "hand")),
    ("put ", " into {x:the_soul}", Move(THEM, "soul")),
    ("put ", " on the bottom of {x:the_deck}{y:in_order}", Move(THEM, "deck", position="bottom")),
)


def here_and_there(g: Grammar) -> None:
    """A card of one kind and a card of another, or a card from each of two zones: all of them are "them"."""
    for verb, after, means in HELD:
        for first, second, up_to in (
            ("{a:a_card}", "{b:card_one}", False),
            ("{a:a_card}", "{b:a_card}", False),
            ("one {a:card_one}", "{b:card_one}", False),
            ("up to one {a:card_one}", "{b:card_one}", True),
            ("up to one {a:card_one}", "{b:a_card}", True),
        ):
            for where, place in (("{p:place}", V("p")), ("{x:among_them}", t.Ref("seen"))):
                pair = tuple(
                    Choose("found", 1, All((V(name), place)), up_to=up_to, also=name == "b") for name in ("a", "b")
                )
                moved = t.pattern(t.replace(means, what=Ref("found")))
                g.phrase("clause", f"{verb}{first} and {second} each{where}{after}", (*pair, moved))
    two = tuple(Choose("found", 1, All((YOURS, zone, V("k"))), also=zone is DROP) for zone in (RC, DROP))
    g.phrase(
        "clause",
        "return {k:a_card} each from your (RC) and drop zone to your hand",
        (*two, Move(Ref("found"), "hand", "return")),
    )


def otherwise_paid(g: Grammar) -> None:
    """[VG 11.7.1] A cost in place of which another may be paid."""
    grades = tuple(t.Greatest(All((who, VC)), "grade") for who in (YOURS, ENEMY))
    g.phrase("cond", "your and your opponent's vanguards have the same grade", Compare(grades[0], "=", grades[1]))
    same = (
        Exists(All((YOURS, VC, Figure("grade", "=", V("n"))))),
        Exists(All((ENEMY, VC, Figure("grade", "=", V("n"))))),
    )
    for are in ("vanguard are", "vanguards are"):
        g.phrase("cond", f"your and your opponent's {are} grade {{n:digits}}", Both(same))
    paid = (If(V("p"), (Modes(1, (V("c"), V("d"))),), V("c")),)
    filler(g, "instead_paid", "this cost", "this ability's cost")
    for other in ('"[{d:cost_list}]"', '"{d:cost_list}"'):
        for may in (f"you may pay {other} for {{x:instead_paid}}", f"{{x:instead_paid}} may be paid with {other}"):
            for head, zones, row in heads("AUTO"):
                for start, when, fixed in STARTS:
                    ability = Automatic(
                        when, cost=paid, do=V("do"), cond=both(row, fixed), limit=V("n"), zones=zones, headings=HEADINGS
                    )
                    words = f"{head}^if {{p:conds}}, {may}. {start}[COST][{{c:cost_list}}], {{do:paid}}"
                    g.phrase("unit", words, (ability,), of_itself)
                    last = f"{head}{start}[COST][{{c:cost_list}}], {{do:effect}} ^if {{p:conds}}, {may}."
                    g.phrase("unit", last, (ability,), of_itself)


def later(g: Grammar) -> None:
    """What is done then under a condition, and when a unit was placed."""
    g.phrase("turn", "if {q:conds}, then, {c:plain}", (If(V("q"), V("c")),))
    g.phrase("sent", "if {q:conds}, then, {c:plain}", (If(V("q"), V("c")),))
    for unit in ("it", "this unit"):
        came = Named("came this turn")
        g.phrase("time", f"other than during the turn {unit} was placed", Unless(came))
        g.phrase("time", f"except during the turn {unit} was placed", Unless(came))


def fought(g: Grammar) -> None:
    """The end of a battle in which the attack of a unit hit."""
    for whose, group in OWNERS[:2]:
        for that in ("that ", ""):
            start = f"at the end of the battle {that}{whose}{{g:{group}_one}}'s attack"
            attack = Exists(All((V("g"), Role("attacking"))))
            of_such = Exists(All((V("g"), Role("attacking", V("k")))))
            g.phrase("battle", f"{start} hit", Both((attack, HIT)))
            g.phrase("battle", f"{start} hit {{k:a_any}}", Both((of_such, HIT)))
    later_ = Both((Named("battle"), Compare(t.Memory("battles"), ">=", V("n"))))
    g.phrase("cond", "it is the {n:ordinal} battle or more of this turn", later_)
    g.phrase("event", "the attack of your {g:own_one} does not hit", When("no hit", V("g")))


def figures(g: Grammar) -> None:
    """Original figures of several units together."""
    for said in ("power", "critical", "shield"):
        figure = f"original {said}"
        icon = f"[{said.capitalize()}]"
        for words, group in (
            ("all of your {g:own_many}", V("g")),
            ("all of your other {g:other_many}", V("g")),
            ("all of your opponent's {g:foe_many}", V("g")),
        ):
            whole = FigureOf(group, figure)
            g.phrase("figure_of", f"the original {icon} of {words}", whole)
            g.phrase("figure_of", f"the sum of the original {icon} of {words}", whole)
            g.phrase("figure_of", f"the sum of the {icon} of {words}", FigureOf(group, said))
        for several in ("all of {r:told_many}", "{r:told_many}"):
            g.phrase("figure_of", f"the original {icon} of {several}", FigureOf(V("r"), figure))
    more = (Modify(ME, V("f"), "+", V("a")),)
    for whose, what in (("this unit's", SELF), ("its", IT)):
        g.phrase("state", f"increase {whose} {{f:figure}} by {{a:figure_of}}", (Gives(what, more),))
    pair = tuple(Modify(ME, said, "+", FigureOf(V("g"), f"original {said}")) for said in ("power", "critical"))
    g.phrase(
        "state", "this unit gets the original [Power] and [Critical] of all of your {g:own_many}", (Gives(SELF, pair),)
    )
    g.add("slashed", Many("boon", joint="/", least=2, flat=True))
    g.phrase("boons", "{a:boon} and {b:slashed}", (Rest("a"), Rest("b")))
    g.phrase("boons", "{b:slashed} and {a:boon}", (Rest("b"), Rest("a")))


def numbers(g: Grammar) -> None:
    """One card or none in a zone; a figure that is another while a zone has more cards."""
    for side in ("your ", "your opponent's "):
        for means, name in zone_names(side).items():
            if means in (VC, RC, GC):
                continue
            has = f"{{z:{name}_said}} has"
            for word, n in (("one", 1), ("zero", 0)):
                noun = "one" if n else "many"
                g.phrase("cond", f"{has} {word} {{g:{name}_{noun}}}", Compare(Count(V("g")), "=", n))
    for head, zones, row in heads("CONT"):
        for start, *conds in (("^",), ("^{m:time}, ", V("m"))):
            for said, zone in (("drop zone", DROP), ("soul", SOUL), ("hand", HAND)):
                here = canonical(YOURS, zone)
                few, many = (Exists(here, V(n)) for n in ("i", "j"))
                for words, who, again in SAME[1:]:
                    less, more = (Gives(who, V(name)) for name in ("a", "b"))
                    pair = (
                        Passive((less,), both(row, *conds, few, Unless(many)), zones=zones, headings=HEADINGS),
                        Passive((more,), both(row, *conds, many), zones=zones, headings=HEADINGS),
                    )
                    first = f"{head}{start}if your {said} has {{i:number}} or more cards, {words}"
                    for cards in ("", " cards"):
                        then = f"^if it has {{j:number}} or more{cards}, {again} {{b:boons}} instead of"
                        g.phrase("unit", f"{first} {{a:boons}}. {then} {{a:boons}}.", pair)
                    one = (Gives(who, (Modify(ME, V("f"), "+", V("k")),)), Gives(who, V("b")))
                    raised = (t.replace(pair[0], effects=one[:1]), t.replace(pair[1], effects=one[1:]))
                    for cards in ("", " cards"):
                        then = f"^if it has {{j:number}} or more{cards}, {again} {{b:boons}} instead of"
                        g.phrase("unit", f"{first} {{f:figure}} +{{k:digits}}. {then} +{{k:digits}}.", raised)


def told(g: Grammar) -> None:
    """Cards and units told by what was done, by what they are not, and by others."""
    for word in ("[Stand]", "[Rest]"):
        g.phrase("thing", f"that {word} unit", THEM)
    chose = Among(Ref(CHOSEN), SELF)
    for this in ("this unit", "this card"):
        g.phrase("cond", f"you chose {this}", chose)
        g.phrase("cond", f"you did not choose {this}", Unless(chose))
    for n in ("several",):
        thrown = Compare(Moved(DISCARDED), "=", V("n"))
        g.phrase("cond", f"you discarded {{n:{n}}} cards from your deck", thrown)
    for deed in (TAKEN, KEPT, PUT_BACK, DISCARDED):
        for this in ("for this ability", "for this effect"):
            g.phrase("count", f"the number of cards put {this}", Moved(deed)) if deed != DISCARDED else None
    for words in ("any of your {h:own_many}", "any of your opponent's {h:foe_many}", "your vanguard"):
        what = VANGUARD if words == "your vanguard" else V("h")
        g.phrase("card_post", f" and the same card name as {words}", Shares(what, "name"))
    for words, op in (("less than", "<"), ("less than or equal to", "<="), ("greater than", ">")):
        grade = FigureOf(V("r"), "grade")
        g.phrase("post", f" and grade {words} the grade of {{r:which}}", Figure("grade", op, grade))
    g.phrase("post", " of different grades", t.Different("grade"))
    g.phrase("post", " of different card names", t.Different("name"))
    one = Choose("t", 1, V("g"))
    for whom in ("one of your {g:own_many}", "one of your other {g:other_many}"):
        pair = (one, t.Give(t.Some((IT, SELF)), V("b"), V("u")))
        g.phrase("clause", f"{whom} and this unit gets {{b:boons}} {{u:until}}", pair)


def returning(g: Grammar) -> None:
    """Cards that go back into the deck, which is shuffled or not."""
    for deck in ("your deck", "the deck", "deck"):
        back = (V("c"), Move(IT, "deck"))
        g.phrase("clause", f"return {{c:taken}} to {deck}", back)
        for end in (" and shuffle it", f" and shuffle {deck}", f", and shuffle {deck}", ", and shuffle it"):
            g.phrase("clause", f"return {{c:taken}} to {deck}{end}", (*back, Shuffle("deck")))
        g.phrase("clause", f"return {{o:object}} to {deck} and shuffle {deck}", (Move(V("o"), "deck"), Shuffle("deck")))


def checks(g: Grammar) -> None:
    """[VG 11.10.5] The power that the triggers of drive checks give; [VG 11.3.1.3.3] what they give is changed."""
    such = t.All((YOURS, Zone(("trigger",)), V("g")))
    for words, which in (
        ("trigger effects", canonical(YOURS, Zone(("trigger",)))),
        ("{g:icon_of} trigger effects", such),
    ):
        for check in ("for your drive check", "during your drive check", "for your drive checks"):
            for get in ("get", "gets"):
                more = (Rule("permit", "drive trigger power", which, n=V("n")),)
                g.phrase("state", f"the [Power] increase of {words} revealed {check} {get} +{{n:digits}}", more)
    for said, word in (("Critical", "critical"), ("Draw", "draw"), ("Heal", "heal"), ("Front", "front")):
        g.phrase("icon_of", f"[{said}]", Word("trigger", word))


def shown(g: Grammar) -> None:
    """Cards that were revealed; a card whose name was declared; abilities by the name of a keyword."""
    for words in ("the cards revealed with this effect", "the cards revealed by this effect", "those revealed cards"):
        g.phrase("things", words, t.Shown("seen"))
    declared = t.Related("declared by")
    for card in ("the revealed card", "that card"):
        what = Ref(REVEALED) if "revealed" in card else IT
        for words in ("is the card you declared", "is the declared card", "has the declared card name"):
            g.phrase("cond", f"{card} {words}", t.Is(what, declared))
    for words in (" with the [Legion] ability", " with [Legion]"):
        g.phrase("post", words, t.Has("Seek Mate"))
    higher = t.Plus((FigureOf(V("r"), "grade"), 1))
    for words in ("that is a grade greater than", "a grade greater than", "that is one grade greater than"):
        g.phrase("post", f" {words} {{r:which}}", Figure("grade", "=", higher))
    for did, _, _, places, deed in DONE:
        if "" in places or did == "put":
            g.phrase("count", f"the number of cards you {did}", Moved(deed))


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


def neighbours(g: Grammar) -> None:
    """A unit in the column of this one, of which there is at most one."""
    for whose, group in (("your", "own"), ("your other", "other"), ("your opponent's", "foe")):
        if whose != "your opponent's":
            g.phrase("thing", f"{whose} {{g:{group}_one}}", V("g"), beside)


def beside(env: t.Env) -> bool:
    """Whether the unit is told by the column of this one."""
    group = env["g"]
    return isinstance(group, t.All) and t.Beside(SELF, "column") in group.parts


def strides(g: Grammar) -> None:
    """What a card counts for when it is discarded for a stride."""
    lacking = t.Plus((V("n"), t.Times(-1, FigureOf(SELF, "grade"))))
    rule = (Rule("permit", "grade for stride", SELF, n=lacking),)
    end = "this card may be discarded as a grade {n:digits} while you are paying the cost for [Stride]"
    g.phrase("unit", f"[CONT](Hand):^{end}.", (Passive(rule, zones=("hand",)),))
    g.phrase("unit", f"[CONT](Hand):^if {{q:conds}}, {end}.", (Passive(rule, V("q"), zones=("hand",)),))


def add(g: Grammar) -> None:
    for part in (
        shown,
        taken_over,
        neighbours,
        strides,
        circles,
        here_and_there,
        otherwise_paid,
        later,
        fought,
        figures,
        numbers,
        told,
        returning,
        checks,
    ):
        part(g)
