"""English, further conditions: what a card that was named is or has, what others are, what was done."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import BANISHED, CALLED, DISCARDED, KEPT, PUT_BACK, RETIRED, REVEALED, TAKEN
from ludex.lang.pattern import ANY, SELF, YOURS, Compare, Count, Env, Exists, Is, Not, State, Unless, V

THESE: tuple[tuple[str, Any], ...] = (
    ("that unit", IT),
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
    exactly = Compare(Count(V("g")), "=", V("n"))
    for words in ("the number of your {g:own_many}", "the number of your opponent's {g:foe_many}"):
        g.phrase("cond", f"{words} is {{n:number}}", exactly)


def sided(env: Env) -> bool:
    """Whether the group says whose units they are."""
    return any(isinstance(part, t.Side) for part in parts_of(env["g"]))


def being(g: Grammar) -> None:
    """How units are that are told by a description."""
    such = Exists(t.All((V("g"), V("s"))))
    g.phrase("cond", "your {g:own_one} is {s:state_of}", such, described)
    for words, state in (("[Rest]", "rest"), ("[Stand]", "stand")):
        for are in ("are", "are at"):
            no_other = Unless(Exists(t.All((V("g"), Not(State(state))))))
            g.phrase("cond", f"all of your opponent's {{g:foe_many}} {are} {words}", no_other)
            g.phrase("cond", f"all of your {{g:own_many}} {are} {words}", no_other)
    g.phrase("cond", "this unit is a vanguard", Is(SELF, t.Zone(("VC",))))
    g.phrase("cond", "this unit is a rear-guard", Is(SELF, t.Zone(("RC",))))


def described(env: Env) -> bool:
    """Whether the group says more than that it is the player's vanguard: else another phrase has it."""
    parts = parts_of(env["g"])
    return YOURS in parts and len(parts) > 2


DONE: tuple[tuple[str, str], ...] = (
    ("discarded", DISCARDED),
    ("called", CALLED),
    ("retired", RETIRED),
    ("returned", TAKEN),
    ("bound", BANISHED),
    *((f"put {{}} into {soul}", KEPT) for soul in ("your soul", "soul")),
    *((f"put {{}} into {hand}", TAKEN) for hand in ("your hand", "hand")),
    ("put {} on the bottom of your deck", PUT_BACK),
)


def doing(g: Grammar) -> None:
    """What card it was with which something was done."""
    for words, deed in DONE:
        said = words.format("{k:a_card}") if "{}" in words else f"{words} {{k:a_card}}"
        g.phrase("cond", f"you {said}", t.Among(t.Ref(deed), V("k")), told)


def told(env: Env) -> bool:
    """Whether the group says more than "card"."""
    return bool(env["k"] != ANY)


def joining(g: Grammar) -> None:
    both = t.Both((V("a"), V("b")))
    for joint in (", and if ", " and if "):
        g.phrase("conds", f"{{a:cond}}{joint}{{b:cond}}", both)
    g.phrase("conds", "{a:cond}, {b:cond}, and {c:cond}", t.Both((V("a"), V("b"), V("c"))))


def add(g: Grammar) -> None:
    for part in (having, being, doing, joining):
        part(g)
