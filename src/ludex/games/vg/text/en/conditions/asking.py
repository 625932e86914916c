"""English, further conditions: what a card that was named is or has, what others are, what was done."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import CALLED, CHOSEN, DISCARDED, REVEALED, TAKEN, Done
from ludex.lang.pattern import ANY, SELF, YOURS, Compare, Count, Env, Exists, Is, Not, State, Unless, V

THESE: tuple[tuple[str, Any], ...] = (
    ("that unit", IT),
    ("that rear-guard", IT),
    ("that card", IT),
    ("it", IT),
    ("this unit", SELF),
    ("the called unit", t.Ref(CALLED)),
    ("the unit called with this effect", t.Ref(CALLED)),
    ("the revealed card", t.Ref(REVEALED)),
    ("the discarded card", t.Ref(DISCARDED)),
)


def having(g: Grammar) -> None:
    """What abilities a card has."""
    for this, what in THESE:
        for category in ("headed", "spoken"):
            g.phrase("cond", f"{this} has the {{k:{category}}} ability", Is(what, V("k")))
            g.phrase("cond", f"{this} does not have the {{k:{category}}} ability", Unless(Is(what, V("k"))))
    for words, group in (("your opponent does not have any ", "foe_many"), ("your opponent does not have ", "a_foe")):
        g.phrase("cond", f"{words}{{g:{group}}}", Unless(Exists(V("g"))))
    g.phrase("cond", "you do not have any other {g:other_many}", Unless(Exists(V("g"))))
    g.phrase("cond", "there are no {g:site_many}", Unless(Exists(V("g"))), sided)
    g.phrase("cond", "there is {g:a_site}", Exists(V("g")), sided)
    g.phrase("cond", "there are {n:number} or more {g:site_many}", Exists(V("g"), V("n")), sided)
    for words, op in (("or more", ">="), ("or less", "<=")):
        amount = Compare(Count(V("g")), op, V("n"))
        g.phrase("cond", f"the number of {{g:site_many}} is {{n:number}} {words}", amount, sided)
    for words, cond in (
        ("you have another {g:further_one}", Exists(V("g"))),
        ("you have {n:number} or more other {g:further_many}", Exists(V("g"), V("n"))),
        ("you do not have another {g:further_one}", Unless(Exists(V("g")))),
        ("you do not have any other {g:further_many}", Unless(Exists(V("g")))),
    ):
        g.phrase("cond", words, cond, zoned)
    g.phrase("per", " for each other {g:further_one}", Count(V("g")), zoned)
    g.phrase("per", " for each of your other {g:further_many}", Count(V("g")), zoned)
    for its in ("in its card name", "in their card names"):
        for start, group in (("", "own"), ("other ", "other")):
            named = Count(t.All((V("g"), t.Within("name", V("w")))))
            have = f"{start}{{g:{group}_many}} you have with {{w:name}} {its}"
            for words, op in (("or more", ">="), ("or less", "<=")):
                amount = Compare(named, op, V("n"))
                g.phrase("cond", f"the number of {have} is {{n:number}} {words}", amount)
        per = Count(t.All((V("g"), t.Within("name", V("w")))))
        g.phrase("per", f" for each {{g:own_one}} you have with {{w:name}} {its}", per)
    g.phrase("per", " for each {g:own_one} you have", Count(V("g")))
    exactly = Compare(Count(V("g")), "=", V("n"))
    for words in ("the number of your {g:own_many}", "the number of your opponent's {g:foe_many}"):
        g.phrase("cond", f"{words} is {{n:number}}", exactly)


def several(g: Grammar) -> None:
    """A card of one kind and a card of another, in one zone."""
    for words, zone in (("in your soul", "soul"), ("in your drop zone", "drop"), ("in your damage zone", "damage")):
        first, second, third = (Exists(t.All((YOURS, t.Zone((zone,)), V(name)))) for name in ("a", "b", "c"))
        g.phrase("cond", f"you have {{a:a_card}} and {{b:a_card}} {words}", t.Both((first, second)))
        three = t.Both((first, second, third))
        g.phrase("cond", f"you have {{a:a_card}}, {{b:a_card}}, and {{c:a_card}} {words}", three)
    for words, op in (("or more", ">="), ("or less", "<=")):
        amount = Compare(Count(V("g")), op, V("n"))
        g.phrase("cond", f"the number of {{g:held_many}} is {{n:digits}} {words}", amount, zoned)
        locked = Compare(Count(t.Zone(("locked",))), op, V("n"))
        g.phrase("cond", f"the number of locked cards is {{n:number}} {words}", locked)
    g.phrase("cond", "there is a locked card", Exists(t.Zone(("locked",))))


NAMED: tuple[tuple[str, Any], ...] = (
    ("the unit that was placed", IT),
    ("the called unit", t.Ref(CALLED)),
    ("the unit called with this effect", t.Ref(CALLED)),
    ("the unit called by this effect", t.Ref(CALLED)),
    ("the discarded card", t.Ref(DISCARDED)),
    ("the card put into your hand", t.Ref(TAKEN)),
)
"""Cards by what happened to them, of which something is asked."""


def of_named(g: Grammar) -> None:
    for this, what in NAMED:
        g.phrase("cond", f"{this} is {{g:a_card}}", Is(what, V("g")))
        g.phrase("cond", f"{this} is {{g:card_one}}", Is(what, V("g")), only_named)
    for this, what in (*NAMED, *THESE):
        g.phrase("cond", f"{this} has {{n:name}} in its card name", Is(what, t.Within("name", V("n"))))
    neither = t.Both((Unless(Is(IT, V("g"))), Unless(Exists(t.All((YOURS, t.Zone(("VC",)), V("g")))))))
    g.phrase("cond", "neither that card nor your vanguard is {g:a_card}", neither)
    g.phrase("cond", "you have other {g:other_many}", Exists(V("g")))
    for who in ("he or she", "your opponent", "they"):
        for words, cond in (
            ("does not", Unless(t.Did("did"))),
            ("did not", Unless(t.Did("did"))),
            ("do not", Unless(t.Did("did"))),
            ("does", t.Did("did")),
            ("did", t.Did("did")),
            ("do", t.Did("did")),
        ):
            g.phrase("cond", f"{who} {words}", cond)
            if "not" in words:
                g.phrase("cond", f"{who} {words} discard", cond)
    for who in ("you", "they", "your opponent", "he or she"):
        for words, done in (("do", Done()), ("did", Done()), ("do not", Unless(Done())), ("did not", Unless(Done()))):
            g.phrase("cond", f"{who} {words}", done)


def only_named(env: Env) -> bool:
    """Whether the group is only a name, which has no article."""
    return isinstance(env["g"], t.Word) and env["g"].kind == "name"


def sided(env: Env) -> bool:
    """Whether the group says whose units they are."""
    return any(isinstance(part, t.Side) for part in parts_of(env["g"]))


def zoned(env: Env) -> bool:
    """Whether the group itself says in which zone its cards are."""
    return any(isinstance(part, t.Zone) for part in parts_of(env["g"]))


def being(g: Grammar) -> None:
    """How units are that are told by a description."""
    such = Exists(t.All((V("g"), V("s"))))
    g.phrase("cond", "your {g:own_one} is {s:state_of}", such, described)
    for words, state in (("[Rest]", "rest"), ("[Stand]", "stand")):
        for are in ("are", "are at"):
            no_other = Unless(Exists(t.All((V("g"), Not(State(state))))))
            g.phrase("cond", f"all of your opponent's {{g:foe_many}} {are} {words}", no_other)
            g.phrase("cond", f"all of your {{g:own_many}} {are} {words}", no_other)
    for words, op in (("or more", ">="), ("or greater", ">="), ("or less", "<=")):
        for this, what in (("this unit", SELF), ("that unit", IT)):
            figure = t.Figure(V("f"), op, V("n"))
            g.phrase("cond", f"{this}'s {{f:figure}} is {{n:number}} {words}", Is(what, figure))
        for start in ("the battle opponent's", "this unit's battle opponent's"):
            opposed = t.All((t.ENEMY, t.Role("attacked", SELF), t.Figure(V("f"), op, V("n"))))
            g.phrase("cond", f"{start} {{f:figure}} is {{n:digits}} {words}", Exists(opposed))
    g.phrase("cond", "this unit is boosted by {g:a_any}", Is(SELF, t.Role("boosted", V("g"))))
    g.phrase("cond", "this unit was boosted during that battle", Is(SELF, t.Role("boosted")))
    g.phrase("cond", "this unit is a vanguard", Is(SELF, t.Zone(("VC",))))
    g.phrase("cond", "this unit is a rear-guard", Is(SELF, t.Zone(("RC",))))


def described(env: Env) -> bool:
    """Whether the group says more than that it is the player's vanguard: else another phrase has it."""
    parts = parts_of(env["g"])
    return YOURS in parts and len(parts) > 2


def how_many(g: Grammar) -> None:
    """With how many cards of a kind something was done."""
    several = t.Among(t.Ref(REVEALED), V("k"), V("n"))
    g.phrase("cond", "you revealed {n:number} or more {k:card_many}", several, told)
    for words in ("you chose a unit", "you chose one or more units"):
        g.phrase("cond", words, t.Among(t.Ref(CHOSEN), ANY))


def told(env: Env) -> bool:
    """Whether the group says more than "card"."""
    return bool(env["k"] != ANY)


def joining(g: Grammar) -> None:
    both = t.Both((V("a"), V("b")))
    for joint in (", and if ", " and if "):
        g.phrase("conds", f"{{a:cond}}{joint}{{b:cond}}", both)
    none = t.Plus(tuple(t.Number(t.YOU, f"{gift} type") for gift in ("Force", "Accel", "Protect")))
    g.phrase("cond", "you did not get an Imaginary Gift this fight", Compare(none, "=", 0))
    declared = t.Related("declared by", SELF)
    for words in ("the card you declared", "the declared card"):
        g.phrase("cond", f"the revealed card is {words}", Is(t.Ref(REVEALED), declared))
    g.phrase("conds", "{a:cond}, {b:cond}, and {c:cond}", t.Both((V("a"), V("b"), V("c"))))


def add(g: Grammar) -> None:
    for part in (having, several, of_named, being, how_many, joining):
        part(g)
