"""English, the same parts in other words: units told by their row, cards of either player, names of which there are
two, several cards shown at once, figures by which others rise, battles in which something happens."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import GIFTS
from ludex.games.vg.text.en.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.en.restraints import BY_FOE
from ludex.games.vg.text.en.sites import sided
from ludex.games.vg.text.en.verbs import done_with
from ludex.games.vg.text.meanings import FOUND, IT, ME, RC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.marks import BURIED, CALLED, KEPT, PUT_BACK, REVEALED
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    Choose,
    Count,
    Do,
    Exists,
    Give,
    Gives,
    Is,
    Lies,
    Move,
    Moved,
    Not,
    Passive,
    Ref,
    Role,
    Rule,
    V,
    When,
    Word,
    Zone,
)


def giving(g: Grammar) -> None:
    """Units told by their place get something; the duration stands first."""
    for words, n in (("{n:several} {g:site_many} get", V("n")), ("{g:a_site} gets", 1), ("one {g:site_one} gets", 1)):
        given = (Choose("t", n, V("g")), Give(IT, V("b"), V("u")))
        g.phrase("clause", f"{words} {{b:boons}} {{u:until}}", given, sided)
        g.phrase("clause", f"{{u:until}}, {words} {{b:boons}}", given, sided)
    for of, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        for words, n in (
            (f"one {of}{{g:{group}_many}} gets", 1),
            (f"{{n:several}} {of}{{g:{group}_many}} get", V("n")),
        ):
            given = (Choose("t", n, V("g")), Give(IT, V("b"), V("u")))
            g.phrase("clause", f"{{u:until}}, {words} {{b:boons}}", given)
    for subject, gets in (("thing", "gets"), ("things", "get")):
        for by in BY_FOE:
            for said, rule in (
                ("retired", Rule("forbid", "ability retire", V("o"), ENEMY)),
                ("chosen", Rule("forbid", "select", ENEMY, V("o"))),
            ):
                if by in ("by your opponent's card's effects", "by your opponent's card's abilities"):
                    words = f"{{o:{subject}}} cannot be {said} {by}, and {gets} {{b:boons}}"
                    g.phrase("state", words, (rule, Gives(V("o"), V("b"))))
                    words = f"{{o:{subject}}} {gets} {{b:boons}}, and cannot be {said} {by}"
                    g.phrase("state", words, (Gives(V("o"), V("b")), rule))


EVERYBODY = ("any players' ", "all fighters' ", "any fighter's ", "all players' ", "any player's ")


def either_side(g: Grammar) -> None:
    """Units of both players."""
    described(g, "remaining", "field_head", "pre", "field_post", always=(Not(SELF),))
    for whose in EVERYBODY:
        for up_to, up in (("", False), ("up to ", True)):
            chosen = (Choose("t", V("n"), V("g"), up_to=up),)
            for total in ("", "a total of "):
                g.phrase("clause", f"choose {up_to}{total}{{n:number}} of {whose}{{g:any_many}}", chosen)
                g.phrase("clause", f"choose {up_to}{total}{{n:number}} of {whose}other {{g:remaining_many}}", chosen)
        every = (Choose("t", Count(V("g")), V("g"), up_to=True),)
        g.phrase("clause", f"choose any number of {whose}{{g:any_many}}", every)
        g.phrase("things", f"all of {whose}{{g:any_many}}", V("g"))
    g.phrase("things", "all of your and your opponent's {g:any_many}", V("g"))
    g.phrase("things", "all of your and your opponent's other {g:remaining_many}", V("g"))
    g.phrase("things", "all rear-guards", RC)
    g.phrase("things", "all rear-guards of all fighters", RC)
    g.phrase("things", "all other rear-guards", canonical(RC, Not(SELF)))


def names(g: Grammar) -> None:
    """Two cards of which each has a name."""
    for place, zone in (
        (" on your (VC) or (RC)", ("RC", "VC")),
        (" on your (RC)", ("RC",)),
        (" in your soul", ("soul",)),
    ):
        both = t.Both(tuple(Exists(t.All((YOURS, Zone(zone), Word("name", V(name))))) for name in ("a", "b")))
        for words in ("{a:name} and {b:name}", "a {a:name} and {b:name}", "an {a:name} and {b:name}"):
            g.phrase("cond", f"you have {words}{place}", both)
        if zone != ("soul",):
            g.phrase("cond", f"you have a {{a:name}} and a {{b:name}}{place}", both)


def showing(g: Grammar) -> None:
    """Several cards are shown and taken; how many were shown."""
    for end in ("hand", "your hand"):
        for start, up in (("up to ", True), ("", False)):
            taken = (Choose("found", V("n"), V("g"), up_to=up), t.Reveal(FOUND), Move(FOUND, "hand"))
            words = f"reveal {start}{{n:several}} {{g:seen_many}} from among them and put them into {end}"
            g.phrase("clause", words, taken)
    for reveal in ("reveal", "revealed"):
        shown = t.Among(Ref(REVEALED), ANY, V("n"))
        g.phrase("cond", f"you {reveal} {{n:several}} cards", shown)
        g.phrase("cond", f"you {reveal} {{n:number}} or more cards", shown)
    g.phrase("cond", "you looked", t.Did("did"))


def counting(g: Grammar) -> None:
    """Numbers of cards with which something was done."""
    for words, deed in (
        ("cards put", PUT_BACK),
        ("cards put", KEPT),
        ("cards put into your soul", KEPT),
        ("cards put on the bottom of your deck", PUT_BACK),
        ("cards called", CALLED),
        ("units called", CALLED),
    ):
        g.phrase("count", f"the number of {words}", Moved(deed))
    g.phrase("per", " for each card put into the drop zone", Moved(BURIED))
    g.phrase("per", " for each card put into your soul", Moved(KEPT))
    g.phrase("clause", "draw cards equal to {c:count}", (t.Draw(V("c")),))
    grades = t.FigureOf(IT, "grade")
    g.phrase("per", " for each of that rear-guard's grades", grades)


def battling(g: Grammar) -> None:
    """The battle in which something happens, and whom a unit battles and attacks besides."""
    for that in ("the battle ", "the battle that "):
        for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
            attacking = Exists(t.All((V("g"), Role("attacking"))))
            attacked = Exists(t.All((V("g"), Role("attacked"))))
            by = Exists(t.All((V("g"), Role("attacked", V("k")))))
            g.phrase("while", f"during {that}{whose}{{g:{group}_one}} attacked", attacking)
            for was in ("is", "was"):
                g.phrase("while", f"during {that}{whose}{{g:{group}_one}} {was} attacked", attacked)
                words = f"during {that}{whose}{{g:{group}_one}} {was} attacked by your opponent's {{k:foe_one}}"
                g.phrase("while", words, by)
        for it in ("it", "this unit"):
            g.phrase("while", f"during {that}{it} attacked", Is(SELF, Role("attacking")))
            g.phrase("while", f"during {that}{it} boosted", Is(SELF, Role("boosting")))
    either = Is(SELF, t.Some((Role("attacking"), Role("boosting"))))
    for that in ("the battle ", "the battle that "):
        g.phrase("battle", f"at the end of {that}it attacked or boosted", either)
    g.phrase("battle", "at the end of the battle this unit attacked or boosted", either)
    for subject, verb in (("thing", "battles"), ("things", "battle")):
        for group in ("all of your opponent's {g:foe_many}", "all of the {g:site_many}", "every {g:site_one}"):
            rule = Rule("widen", "battles", V("o"), V("g"))
            for end in ("", " in one attack"):
                g.phrase("state", f"{{o:{subject}}} {verb} {group}{end}", (rule,), foes)
        own = Rule("widen", "battles", SELF, V("g"))
        for group in ("all of your opponent's {g:foe_many}", "all of the {g:site_many}"):
            g.phrase("state", f"when this unit would attack, it battles {group}", (own,), foes)
    behind = canonical(ENEMY, RC, Lies("back"))
    for subject in ("thing", "things"):
        for row in ("the back row", "units in the back row", "your opponent's units in the back row"):
            further = Rule("widen", "attack targets", V("o"), behind)
            g.phrase("state", f"{{o:{subject}}} can attack {row}", (further,))


def foes(env: dict[str, Any]) -> bool:
    """Whether the units are the opponent's."""
    group = env["g"]
    return isinstance(group, t.All) and ENEMY in group.parts


LOCKING: tuple[tuple[str, str, Any], ...] = (
    ("put ", " on (RC) as a locked card", Do("put as locked", V("o"))),
    ("put ", " on your (RC) as a locked card", Do("put as locked", V("o"))),
)


def doing(g: Grammar) -> None:
    done_with(g, LOCKING)
    paid = (Choose("cost", 1, V("g")), Do("put as locked", Ref("cost")))
    g.phrase("cost", "put {g:a_held} on (RC) as a locked card", paid, placed)
    for gift in GIFTS:
        for mark in (f"Imaginary Gift:^{gift.lower()}", f"Imaginary Gift: ^{gift.lower()}", f"Imaginary Gift:{gift}"):
            g.phrase("clause", f"get two {mark}", (Do("get gift", SELF, word=f"{gift} and {gift}"),))
    g.phrase("sent", "if {q:conds}, then, {c:plain}", (t.If(V("q"), V("c")),))
    for state in ("blazing", "engorged", "hollowed", "charging", "successful"):
        g.phrase("event", f"it becomes {state}", When("becomes", SELF, word=state))
    for this in ("the unit this unit boosted", "the unit it boosted"):
        for words, state in (("[Stand]", "stand"), ("[Rest]", "rest")):
            there = Exists(t.All((Role("boosted", SELF), t.State(state))))
            g.phrase("cond", f"{this} is {words}", there)


AT_REST: tuple[tuple[str, Any], ...] = (
    ("all of your opponent's vanguard and rear-guards", ENEMY),
    ("all fighters' units", ANY),
    ("all units of all fighters", ANY),
)


def resting(g: Grammar) -> None:
    """All units of a player, or of both, are at rest."""
    for words, side in AT_REST:
        parts = (side, Zone(("RC", "VC")), Not(t.State("rest")))
        other = t.All(tuple(part for part in parts if part != ANY))
        for are in ("are", "are in", "are at"):
            g.phrase("cond", f"{words} {are} [Rest]", t.Unless(Exists(other)))


CALLED_AT: tuple[tuple[str, str, Any], ...] = (
    ("ride ", " at [Rest]", Do("ride", V("o"), word="rest")),
    ("put ", " to the bottom of {d:pack}", Move(V("o"), V("d"), position="bottom")),
    ("put ", " to the bottom of {d:pack} in any order", Move(V("o"), V("d"), position="bottom")),
)


def placing(g: Grammar) -> None:
    for before, after, means in CALLED_AT:
        g.phrase("clause", f"{before}{{o:object}}{after}", (means,))
    legion = Exists(t.All((YOURS, Zone(("VC",)), t.Mark("legioned this turn"))))
    for when in ("when", "that"):
        g.phrase("time", f"during the turn {when} your vanguard [Legion]", legion)
    for subject in ("thing", "things"):
        rule = Rule("forbid", "boost", V("o"), V("g"))
        g.phrase("state", f"{{o:{subject}}} cannot boost {{g:any_many}}", (rule,))


def instead(g: Grammar) -> None:
    """ "This unit gets +3. If ..., it gets +8 instead of +3": one ability holds, or the other."""
    for head, zones, row in heads("CONT"):
        for start, *conds in (("^",), ("^{m:time}, ", V("m")), ("^if {q:conds}, ", V("q"))):
            for subject, gets, it in (("thing", "gets", "it gets"), ("things", "get", "they get")):
                less, more = (
                    Passive(
                        (Gives(V("o"), (t.Modify(ME, V("f"), "+", V(n)),)),),
                        both(row, *conds, cond),
                        zones=zones,
                        headings=HEADINGS,
                    )
                    for n, cond in (("a", t.Unless(V("p"))), ("b", V("p")))
                )
                words = (
                    f"{head}{start}{{o:{subject}}} {gets} {{f:figure}} +{{a:digits}}. "
                    f"^if {{p:conds}}, {it} {{f:figure}} +{{b:digits}} instead of +{{a:digits}}."
                )
                g.phrase("unit", words, (less, more))


def add(g: Grammar) -> None:
    for part in (giving, either_side, names, showing, counting, battling, doing, resting, placing, instead):
        part(g)
