"""English, what units and players cannot do, or can do besides: two such rules in one sentence, calls, orders, rides;
and figures that are brought to a number."""

from __future__ import annotations

from itertools import product
from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import BLITZ, HAND, IT, ME, ORDER, RC, UNIT, VANGUARD, VC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Gives,
    Is,
    Modify,
    Passive,
    Plus,
    Rest,
    Role,
    Rule,
    Times,
    V,
)

BARRED = (
    ("be hit", "be hit"),
    ("attack", "attack"),
    ("be attacked", "be attacked"),
    ("boost", "boost"),
    ("intercept", "intercept"),
)
FURTHER = (
    ("[Stand] during the stand phase", "stand"),
    ("[Stand] during stand phase", "stand"),
    ("move to other (RC)", "change circles"),
    ("be moved to other (RC)", "change circles"),
    ("move to another (RC)", "change circles"),
    ("move to (GC) or other (RC)", "change circles"),
)
"""What units cannot do: the words, and the query. NB: units are moved to another circle, and intercept, only if they
may change circles."""
PERMITTED = (
    ("attack from the back row", "attack from the back row"),
    ("intercept from the back row", "intercept from the back"),
)
BY_FOE = (
    "by your opponent's card effects",
    "by your opponent's effects",
    "by your opponent's card's effects",
    "by your opponent's card's abilities",
    "by the effects of your opponent's cards",
    "due to your opponent's card effects",
)
UNDERGONE = (
    ("retired", "retire"),
    ("bound", "bind"),
    ("locked", "lock"),
    ("deleted", "delete"),
    ("returned to hand", "return"),
    ("returned to your hand", "return"),
)
"""What effects do to units: the words after "be", and the word of the event."""
JOINTS = (", and ", " and ", ", and it ", ", and they ")
SUBJECTS = (("thing", "gets"), ("things", "get"))


def words(g: Grammar) -> None:
    for said, query in BARRED:
        g.phrase("barred", said, query)
    for said, query in FURTHER:
        g.phrase("barred", said, query)
        g.phrase("barred_too", said, query)
    for said, query in PERMITTED:
        g.phrase("permitted", said, query)
    for said in BY_FOE:
        g.phrase("by_foe", said, ENEMY)
    for said, word in UNDERGONE:
        g.phrase("warded", said, f"ability {word}")
    filler(g, "or_nor", " or ", ", or ", " nor ", ", nor ", " and ")
    filler(g, "and_too", *JOINTS)


def able(g: Grammar) -> None:
    o = V("o")
    first, second = Rule("forbid", V("q"), o), Rule("forbid", V("r"), o)
    can, too = Rule("permit", V("p"), o), Rule("permit", V("s"), o)
    chosen, retired = Rule("forbid", "select", V("f"), o), Rule("forbid", "ability retire", o, V("f"))
    for subject, gets in SUBJECTS:
        who, given = f"{{o:{subject}}}", Gives(o, V("b"))
        for joint in JOINTS:
            for words_, means in (
                (f"cannot {{q:barred}}{joint}cannot {{r:barred}}", (first, second)),
                (f"cannot {{q:barred}}{joint}can {{p:permitted}}", (first, can)),
                (f"can {{p:permitted}}{joint}cannot {{q:barred}}", (can, first)),
                (f"can {{p:permitted}}{joint}can {{s:permitted}}", (can, too)),
                (f"cannot be chosen {{f:by_foe}}{joint}cannot be retired {{f:by_foe}}", (chosen, retired)),
                (f"cannot be chosen {{f:by_foe}}{joint}cannot {{q:barred}}", (chosen, first)),
                (f"cannot {{q:barred}}{joint}cannot be chosen {{f:by_foe}}", (first, chosen)),
            ):
                g.phrase("state", f"{who} {words_}", means)
            for words_, rules in (
                ("cannot be chosen or retired {f:by_foe}", (chosen, retired)),
                ("cannot {q:barred_too}", (first,)),
            ):
                g.phrase("state", f"{who} {words_}{joint}{gets} {{b:boons}}", (*rules, given))
                g.phrase("state", f"{who} {gets} {{b:boons}}{joint}{words_}", (given, *rules))
        undone, undone_too, undone_thrice = (Rule("forbid", V(name), o, V("f")) for name in ("q", "r", "s"))
        unreached: tuple[tuple[str, tuple[Any, ...]], ...] = (
            ("{q:warded}", (undone,)),
            ("{q:warded}{j:or_nor}{r:warded}", (undone, undone_too)),
            ("{q:warded}, {r:warded}{j:or_nor}{s:warded}", (undone, undone_too, undone_thrice)),
            ("chosen{j:or_nor}{q:warded}", (chosen, undone)),
            ("chosen, {q:warded}{j:or_nor}{r:warded}", (chosen, undone, undone_too)),
        )
        for words_, undoing in unreached:
            cannot = f"cannot be {words_} {{f:by_foe}}"
            g.phrase("state", f"{who} {cannot}", undoing)
            g.phrase("state", f"{who} {gets} {{b:boons}}{{k:and_too}}{cannot}", (given, *undoing))
            g.phrase("state", f"{who} {cannot}{{k:and_too}}{gets} {{b:boons}}", (*undoing, given))
            if len(undoing) == 1:
                g.phrase("state", f"{who} {cannot}{{k:and_too}}cannot {{r:barred}}", (*undoing, second))
                g.phrase("state", f"{who} cannot {{r:barred}}{{k:and_too}}{cannot}", (second, *undoing))
        only = Rule("forbid", "attack targets", o, t.Not(V("k")))
        g.phrase("state", f"{who} can only attack {{k:from_back}}", (only,), lambda env: env["k"] not in (VC, RC))
        g.phrase("state", f"{who} cannot attack {{k:from_back}}", (Rule("forbid", "attack targets", o, V("k")),))
        for kinds, spared in (("{k:from_back}", V("k")), ("vanguards", VC), ("rear-guards", RC)):
            kept = Rule("forbid", "attack targets", o, spared)
            g.phrase("state", f"{who} cannot attack {kinds}{{j:and_too}}{gets} {{b:boons}}", (kept, given))
            g.phrase("state", f"{who} {gets} {{b:boons}}{{j:and_too}}cannot attack {kinds}", (given, kept))
        g.phrase("state", f"{who} cannot be chosen nor retired {{f:by_foe}}", (chosen, retired))
        g.phrase("state", f"{who} cannot {{q:barred_too}}", (first,))
        for more in ("by your opponent's card's effects", "by your opponent's card's abilities"):
            g.phrase("state", f"{who} cannot be chosen {more}", (Rule("forbid", "select", ENEMY, o),))
            g.phrase("state", f"{who} cannot be retired {more}", (Rule("forbid", "ability retire", o, ENEMY),))
        for whom, target in (("this unit", SELF), ("your vanguard", t.All((YOURS, t.Zone(("VC",)))))):
            g.phrase("state", f"{who} cannot attack {whom}", (Rule("forbid", "attack targets", o, target),))


def barring(g: Grammar) -> None:
    """What players cannot call, play or ride."""
    filler(g, "out_of_hand", "from hand", "from their hand")
    g.phrase("foe_barred", "call {g:guards_many} {f:from_hand}", (Rule("forbid", "guard", V("g")),))
    two = tuple(Rule("forbid", "guard", V(name)) for name in ("g", "h"))
    g.phrase("foe_barred", "call {g:guards_many} or {h:guards_many} {f:from_hand}", two, of_grades)
    g.phrase("foe_barred", "intercept", (Rule("forbid", "intercept", ENEMY),))
    g.phrase("foe_barred", "boost", (Rule("forbid", "boost", ENEMY),))
    g.phrase("foe_barred", "ride", (Rule("forbid", "ride", ENEMY),))
    for said in ("normal call", "normal call cards", "normal call units", "normal call cards to (RC)"):
        g.phrase("foe_barred", said, (Rule("forbid", "normal call", ENEMY),))
        g.phrase("state", f"you cannot {said}", (Rule("forbid", "normal call", YOURS),))
    g.phrase("foe_barred", "normal call {g:guards_many}{x:from_where}", (Rule("forbid", "normal call", V("g")),))
    filler(g, "from_where", "", " from hand", " from their hand", " to (RC) from hand", " from hand to (RC)")
    g.phrase("foe_barred", "persona ride", (Rule("forbid", "persona ride", ENEMY),))
    for said, kinds in (
        *((f"{kind} orders", (t.Word("type", kind.lower()),)) for kind in ("blitz", "normal", "set", "Blitz")),
        ("Blitz Orders", (BLITZ,)),
        ("orders", ()),
        ("order cards", ()),
    ):
        played = Rule("forbid", "play order", t.All((ENEMY, HAND, *kinds, ORDER)))
        g.phrase("foe_barred", f"play {said} {{x:out_of_hand}}", (played,))
        anywhere = Rule("forbid", "play order", t.All((ENEMY, *kinds, ORDER)))
        g.phrase("foe_barred", f"play {said}", (anywhere,))
    both_of = (Rule("forbid", "guard", V("g")), Rule("forbid", "play order", V("g")))
    g.phrase("foe_barred", "call or play {g:guards_many} {f:from_hand}", both_of)
    for joint, last in (
        (", cannot ", ", and cannot "),
        (", cannot ", " and cannot "),
        (", ", ", or "),
        (", ", " or "),
        (", nor ", ", nor "),
        (", they cannot ", ", and they cannot "),
    ):
        g.add("foe_bars", Many("foe_barred", joint=joint, last=last, least=1, most=4, flat=True))
    g.phrase("state", "your opponent cannot {a:foe_bars}", V("a"))
    g.phrase("state", "you cannot ride", (Rule("forbid", "ride", YOURS),))
    g.phrase("state", "you cannot persona ride", (Rule("forbid", "persona ride", YOURS),))
    g.phrase("state", "you cannot ride {g:ridden_many}", (Rule("forbid", "ride", V("g")),))
    never = Passive((Rule("forbid", "ride", SELF), Rule("forbid", "normal call", SELF)), zones=NAMED_IN)
    for this in ("this card", "this unit"):
        held = Passive(V("s"), V("q"))
        g.phrase("unit", f"[CONT]:^{this} cannot be ridden, and if {{q:conds}}, {{s:states}}.", (_never("ride"), held))
        g.phrase(
            "unit", f"[CONT]:^{this} cannot be ridden, and {{s:states}}.", (_never("ride"), Passive(V("s"))), able_only
        )
        g.phrase("unit", f"[CONT]:^{this} cannot be normal called.", (_never("normal call"),))
        g.phrase("unit", f"[CONT]:^{this} cannot be normal called to (RC).", (_never("normal call"),))
        for end in ("", " to (RC)", " to (RC) from hand", " from hand"):
            g.phrase("unit", f"[CONT]:^{this} cannot be ridden, and cannot be normal called{end}.", (never,))


def of_grades(env: t.Env) -> bool:
    """Whether one of two kinds is told by its grade: two of one sort are one group (`nouns`)."""
    told = [any(isinstance(part, t.Figure) for part in parts_of(env[name])) for name in ("g", "h")]
    return told[0] != told[1]


def able_only(env: t.Env) -> bool:
    """Whether the effects are figures or rules of the unit on the field: of cards elsewhere other phrases tell."""
    return all(isinstance(effect, Gives) for effect in env["s"])


def _never(query: str) -> Any:
    return Passive((Rule("forbid", query, SELF),), zones=NAMED_IN)


IN_BATTLES = (("for", "during"), ("battle", "battles"), ("that ", ""))
ATTACKING = Is(SELF, Role("attacking"))


def in_battle(g: Grammar) -> None:
    """What holds in the battles of one unit, until end of turn: the unit gets an ability that says so."""
    described(g, "barred_card", "card_head", "pre", "card_post", always=(ENEMY, HAND))
    filler(g, "from_hand", *(f"from {hand}{to}" for hand in ("hand", "their hand") for to in (" to (GC)", "")))
    filler(g, "from_hand", *(f"to (GC) from {hand}" for hand in ("hand", "their hand")))
    battles = tuple(f"{prep} the {battle} {that}" for prep, battle, that in product(*IN_BATTLES))
    filler(g, "of_battles", *battles)
    filler(g, "did_attack", "attacked", "attacks")
    for which, who in (("this unit", SELF), ("that unit", IT), ("the chosen unit", IT), ("it", IT)):
        ability = t.Grant(ME, (Passive(V("a"), ATTACKING),))
        barred = f"your opponent cannot {{a:foe_bars}} {{x:of_battles}}{which} {{y:did_attack}}"
        g.phrase("state", barred, (Gives(who, (ability,)),))
        besides = "this unit" if who == SELF else "it"
        both = (Gives(who, (Rest("b"), ability)),)
        g.phrase("state", f"{besides} gets {{b:boons}}, and {barred}", both)


WHOSE: tuple[tuple[str, Any], ...] = (
    ("its", IT),
    ("that unit's", IT),
    ("this unit's", SELF),
    ("that attacking unit's", Role("attacking")),
    ("the attacking unit's", Role("attacking")),
)


def bringing(g: Grammar) -> None:
    """[VG 11.11.4.1] A figure is increased or decreased to a number: by the difference when the effect resolves."""
    for whose, what in WHOSE:
        for to, amount in (
            ("{n:digits}", V("n")),
            ("match this unit's {f:figure}", t.FigureOf(SELF, V("f"))),
            ("match that unit's {f:figure}", t.FigureOf(IT, V("f"))),
            ("match {r:told}'s", t.FigureOf(V("r"), V("f"))),
            ("match {r:told}'s {f:figure}", t.FigureOf(V("r"), V("f"))),
            ("match the {f:figure} of {r:told}", t.FigureOf(V("r"), V("f"))),
            ("match your vanguard's {f:figure}", t.Greatest(VANGUARD, V("f"))),
            ("match the {f:figure} of your vanguard", t.Greatest(VANGUARD, V("f"))),
        ):
            change = Modify(ME, V("f"), "+", Plus((amount, Times(-1, t.FigureOf(what, V("f"))))))
            said = f"increase or decrease {whose} {{f:figure}} to {to}"
            g.phrase("state", said, (Gives(what, (change,)),))


def doubling(g: Grammar) -> None:
    """[VG 11.11.4.1] A figure is doubled: it rises by what it is when the effect resolves."""
    for whose, what in WHOSE:
        twice = Modify(ME, V("f"), "+", t.FigureOf(what, V("f")))
        g.phrase("state", f"double {whose} {{f:figure}}", (Gives(what, (twice,)),))
        it = "this unit" if what == SELF else "it"
        both = (Gives(what, (twice, Rest("b"))),)
        g.phrase("state", f"double {whose} {{f:figure}}, and {it} gets {{b:boons}}", both)


def forced(g: Grammar) -> None:
    """[VG 10.5.1.2.4] Units that have to intercept."""
    must = (Rule("permit", "must intercept", ENEMY),)
    for end in ("as much as possible", "if possible"):
        for who in ("your opponent's units", "all of your opponent's units", "your opponent"):
            g.phrase("state", f"{who} must intercept {end}", must)
        such = (Rule("permit", "must intercept", V("g")),)
        g.phrase("state", f"all of your opponent's {{g:foe_many}} must intercept {end}", such, told)


def told(env: t.Env) -> bool:
    """Whether the units are told by more than that they are the opponent's."""
    return any(isinstance(part, t.Zone) and len(part.names) == 1 for part in parts_of(env["g"]))


ANYBODY = t.Some((YOURS, ENEMY))
UNIT_SUBJECTS = (("thing", "gets", "is"), ("things", "get", "are"))
NUMBERS = (("two", "guard alone"), ("three", "guard as two"))

BY_ANY = ("by card effects", "by cards' effects", "by any card's effects", "by any card effects", "by effects")


def guarded(g: Grammar) -> None:
    """Units that effects of neither player choose; two things that units cannot do, joined by "nor"."""
    for said in BY_ANY:
        g.phrase("by_any", said, ANYBODY)
    chosen = Rule("forbid", "select", V("f"), V("o"))
    retired = Rule("forbid", "ability retire", V("o"), V("f"))
    for subject, gets, _ in UNIT_SUBJECTS:
        who = f"{{o:{subject}}}"
        g.phrase("state", f"{who} cannot be chosen {{f:by_any}}", (chosen,))
        g.phrase("state", f"{who} cannot be chosen or retired {{f:by_any}}", (chosen, retired))
        for joint in (", and ", " and "):
            g.phrase(
                "state",
                f"{who} {gets} {{b:boons}}{joint}cannot be chosen {{f:by_any}}",
                (Gives(V("o"), V("b")), chosen),
            )
        two = (Rule("forbid", V("q"), V("o")), Rule("forbid", V("r"), V("o")))
        for joint in (", nor ", " nor ", " or "):
            g.phrase("state", f"{who} cannot {{q:barred}}{joint}{{r:barred}}", two, _two)


def _two(env: t.Env) -> bool:
    return bool(env["q"] != env["r"])


def players(g: Grammar) -> None:
    """What players cannot do."""
    for who, side in (("your opponent", ENEMY), ("you", YOURS)):
        hand = canonical(side, HAND)
        g.phrase("state", f"{who} cannot normal call cards to (RC)", (Rule("forbid", "normal call", hand),))
        for orders in ("orders", "Orders", "order cards"):
            g.phrase("state", f"{who} cannot play {orders}", (Rule("forbid", "play order", t.All((side, ORDER))),))
    for said in ("each turn", "per turn", "in a turn", "every turn"):
        for words, n in (("two", 1), ("three", 2)):
            for can in ("can", "may"):
                rule = (Rule("permit", "orders", t.Player(YOU), n=n),)
                g.phrase("state", f"you {can} play {words} orders {said}", rule)
                if n == 1:
                    for more in ("an additional order", "one additional order", "one more order"):
                        g.phrase("state", f"you {can} play {more} {said}", rule)


def calls(g: Grammar) -> None:
    """[VG 6.2.3] Who cannot call units with abilities."""
    for who, side in (("you", YOURS), ("your opponent", ENEMY)):
        barred = (Rule("forbid", "call", t.All((side, UNIT, Role("with an ability")))),)
        for words in ("unit cards with any [CONT], [ACT], or [AUTO] ability", "units with any ability"):
            g.phrase("state", f"{who} cannot call {words}", barred)


BATTLING: tuple[tuple[str, Any, str], ...] = (
    ("this unit", SELF, "this unit"),
    ("it", SELF, "this unit"),
    ("that unit", t.Ref("that"), "it"),
)
"""Whose battles they are: the words, the unit, and what it is called before."""


def guarding_together(g: Grammar) -> None:
    """The opponent must call several guardians at the same time, or none; in all battles, or in those of one unit."""
    for number, query in NUMBERS:
        g.phrase("together", f"they must call {number} or more at the same time", query)
        g.phrase("together", f"they must call {number} or more cards at the same time", query)
    filler(g, "your_foe", "your opponent", "they")
    filler(g, "guard_cards", "", "cards ", "guardians ", "units ", "a guardian ", "a card ")
    g.phrase("guarding", "when {a:your_foe} would call {b:guard_cards}{f:from_hand}", t.ANY)
    rule = Rule("forbid", V("q"), t.Player(OPPONENT))
    g.phrase("state", "{w:guarding}, {q:together}", (rule,))
    own = t.Grant(ME, (Passive((rule,), ATTACKING),))
    for which, unit, besides in BATTLING:
        words = f"{{w:guarding}} {{x:of_battles}}{which} {{y:did_attack}}, {{q:together}}"
        g.phrase("state", words, (Gives(unit, (own,)),))
        both = (Gives(unit, (Rest("b"), own)),)
        g.phrase("state", f"{besides} gets {{b:boons}}, and {words}", both)


def add(g: Grammar) -> None:
    for part in (words, able, barring, in_battle, bringing, doubling, forced):
        part(g)
    guarded(g)
    players(g)
    calls(g)
    guarding_together(g)
