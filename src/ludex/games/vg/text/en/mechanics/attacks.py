"""English, attacks: whom a unit battles when it would attack, which battles it attacks in, attacks that hit whatever
the power; trigger effects; guardians that intercept; when damage loses the game."""

from __future__ import annotations

from ludex.games.vg.c07_activating import BY_INTERCEPTING
from ludex.games.vg.c07_attacking import ON_CIRCLES, SO_MANY
from ludex.games.vg.c07_guarding import TO_GUARD
from ludex.games.vg.c10_attack_and_battle import WITH_VANGUARD
from ludex.games.vg.c10_drive_and_damage import REGARDLESS
from ludex.games.vg.c11_trigger_checks import MORE_POWER, TIMES
from ludex.games.vg.c13_rule_actions import SEVEN
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import GC, IT, ME, RC, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOU,
    YOURS,
    All,
    Beside,
    Both,
    Compare,
    Continue,
    Either,
    Gives,
    Happened,
    Lies,
    Named,
    Passive,
    Player,
    Ref,
    Rule,
    Underwent,
    Unless,
    V,
    When,
)

SUBJECTS = (("thing", "gets"), ("things", "get"))
CIRCLES: tuple[tuple[str, t.Sel], ...] = (
    ("(RC)", RC),
    ("(VC) or (RC)", t.Zone(("RC", "VC"))),
    ("(RC) or (VC)", t.Zone(("RC", "VC"))),
    ("front row (RC)", canonical(RC, Lies("front"))),
    ("back row (RC)", canonical(RC, Lies("back"))),
    ("circles", t.Zone(("RC", "VC"))),
)
FOE = canonical(ENEMY, VC)


def battling(g: Grammar) -> None:
    """[VG 7.37.1] [VG 10.4.1.8] Whom a unit battles when it would attack: all of a kind, or those on chosen circles."""
    for words, circles in CIRCLES:
        g.phrase("circles_of", words, circles)
    filler(g, "those_circles", "the chosen circles", "the chosen (RC)", "those circles", "the chosen (VC) or (RC)")
    filler(g, "it_battles", "this unit battles", "it battles", "that unit battles")
    start = "when {o:thing} would attack, choose {n:number} of your opponent's {c:circles_of}, and {x:it_battles}"
    many = Rule("permit", SO_MANY, V("o"), n=V("n"))
    such = Rule("widen", ON_CIRCLES, V("o"), All((ENEMY, V("c"))))
    every = f"{start} all of the units on {{y:those_circles}}"
    g.phrase("state", every, (many, such))
    too = Rule("widen", "battles", V("o"), FOE)
    for vanguard in ("your opponent's vanguard", "your opponent's vanguards"):
        g.phrase("state", f"{every} and {vanguard}", (many, such, too))
    for it in ("it also battles", "this unit also battles", "it battles", "this unit battles"):
        foes = f"{it} all of your opponent's {{g:foe_many}}"
        besides = (Rule("widen", WITH_VANGUARD, V("o"), V("g")),)
        g.phrase("state", f"when {{o:thing}} would attack a vanguard, {foes}", besides)
        for turn in ("this turn", "that turn"):
            now = (Continue((Rule("widen", "battles", V("o"), V("g")),), "turn"),)
            g.phrase("clause", f"when {{o:thing}} would attack {turn}, {foes}", now)
    for whom, group in (("your {g:own_one}", V("g")), ("this unit", SELF), ("your other {g:other_one}", V("g"))):
        for unit in ("unit", "rear-guard"):
            for that in ("that attacking unit", "that unit", "this unit") if group != SELF else ("this unit", "it"):
                beyond = All((ENEMY, RC, Lies("back"), Beside(Ref("subject"), "column")))
                rule = (Rule("widen", "attack targets", group, beyond),)
                words = f"it can attack your opponent's back row {unit} in the same column as {that}"
                if group == SELF or that != "this unit":
                    g.phrase("state", f"when {whom} would attack, {words}", rule)


def in_nth(g: Grammar) -> None:
    """The only battles of a turn in which a unit attacks. NB: before a battle begins it is asked about that battle."""
    for words, op in (("", "="), (" or more", ">="), (" or later", ">=")):
        number = t.Memory("battles")
        now = Both((Named("battle"), Compare(number, op, V("n"))))
        next_ = Both((Unless(Named("battle")), Compare(t.Plus((number, 1)), op, V("n"))))
        for on in ("on", "during", "in"):
            for turn in ("each turn", "a turn", "the turn", "your turn"):
                time = f"{on} the {{n:ordinal}} battle{words} of {turn}"
                only = Rule("forbid", "attack", V("o"))
                for head in HEADS:
                    means = (Passive((t.replace(only, what=SELF),), Unless(Either((now, next_))), zones=V("z")),)
                    g.phrase("unit", f"{head}^this unit can only attack {time}.", means)


HEADS = ("[CONT]{z:zones}:",)


def hitting(g: Grammar) -> None:
    """[VG 10.7.1.2] [VG 1.3.1] Attacks that hit whatever the powers are, at all or while something holds."""
    always = Rule("permit", REGARDLESS, V("o"))
    for will in ("will hit", "hits"):
        for of in ("regardless of [Power]", "regardless of power"):
            for whose, who in (("this unit's", SELF), ("that unit's", IT), ("its", IT)):
                words = f"{whose} attack {will} {of}"
                means = t.replace(always, what=who)
                g.phrase("state", words, (means,))
                own: t.Rule = t.replace(always, what=SELF)
                g.phrase("state", f"{words} if {{q:conds}}", (Gives(who, (t.Grant(ME, (Passive((own,), V("q")),)),)),))
    guards = canonical(ENEMY, GC)
    sum_ = t.FigureOf(guards, "shield")
    for the in (
        "the sum of your opponent's guardians' [Shield]",
        "the sum of the [Shield] of your opponent's guardians",
    ):
        for is_, op in (
            ("is not {n:digits} or greater", "<"),
            ("is {n:digits} or less", "<="),
            ("is {n:digits} or greater", ">="),
        ):
            g.phrase("cond", f"{the} {is_}", Compare(sum_, op, V("n")))


def triggers(g: Grammar) -> None:
    """[VG 11.10.4] The trigger effects of a player: how often they are performed, how much power they give, and what
    they gave."""
    twice = (Rule("permit", TIMES, Player(YOU), n=1),)
    thrice = (Rule("permit", TIMES, Player(YOU), n=2),)
    for effects in ("your trigger effects", "all of your trigger effects"):
        g.phrase("state", f"{effects} activate twice", twice)
        g.phrase("state", f"{effects} activate three times", thrice)
        more = (Rule("permit", MORE_POWER, Player(YOU), n=V("n")),)
        g.phrase("state", f"the [Power] increase of {effects} gets +{{n:digits}}", more)
        g.phrase("state", f"the [Power] increase by {effects} gets +{{n:digits}}", more)
    for whose, what in (("this unit's", SELF), ("its", SELF)):
        for how in ("was increased", "was increased or decreased"):
            for by in ("by a trigger effect", "by trigger effects", "by the effect of a trigger"):
                gained = Compare(Happened(When("gets", what, word=V("f"))), ">=", 1)
                g.phrase("cond", f"{whose} {{f:figure}} {how} {by}{{u:in_turn}}", gained)


def intercepting(g: Grammar) -> None:
    """[VG 7.15.1.3.2] [VG 14.4.2] What intercepting does not do, and units that cannot come to the guardian circle."""
    silent = (Rule("forbid", BY_INTERCEPTING, ENEMY),)
    for words in ("your opponent's intercept does not activate [AUTO] abilities",):
        g.phrase("state", words, silent)
    came = Underwent(When("move", SELF, src=V("s"), dst=("GC",)))
    for of, side in (("your opponent's", ENEMY), ("your", YOURS)):
        for put in ("put on (GC){s:from}", "moved{s:from} to (GC)", "placed on (GC){s:from}"):
            for units in ("units", "guardians", "cards"):
                g.phrase("things", f"all of {of} {units} {put}", All((side, GC, came)))
    for subject in ("thing", "things"):
        for words in ("cannot move from (RC) to (GC)", "cannot be moved from (RC) to (GC)", "cannot move to (GC)"):
            g.phrase("state", f"{{o:{subject}}} {words}", (Rule("forbid", TO_GUARD, V("o")),))


def losing(g: Grammar) -> None:
    """[VG 13.2.2] [VG 1.3.1] With how much damage the player loses."""
    for words in (
        "the number of cards in your damage zone for you to lose becomes seven",
        "you lose with seven cards in your damage zone instead of six",
    ):
        g.phrase("state", words, (Rule("permit", SEVEN, Player(YOU)),))


def add(g: Grammar) -> None:
    for part in (battling, in_nth, hitting, triggers, intercepting, losing):
        part(g)
