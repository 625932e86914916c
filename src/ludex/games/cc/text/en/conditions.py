"""English, conditions: what there is, what the card is like, what was named before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.games.cc.c0803_attacking import ATTACKING, BATTLING
from ludex.games.cc.c1016_control import OWNED
from ludex.games.cc.text.en.nouns import KEYED
from ludex.games.cc.text.meanings import FIELD, IT, ORB, SERVANT, STOCKS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Both,
    Compare,
    Count,
    Did,
    Done,
    During,
    Exists,
    Figure,
    Is,
    Named,
    State,
    TurnOf,
    Unless,
    V,
)

PHASES = ("recovery", "draw", "call", "main", "battle", "end")


THEY = (
    ("your opponent", "s", "has"),
    ("an opponent", "s", "has"),
    ("an enemy player", "s", "has"),
    ("an enemy", "s", "has"),
    ("the enemy player", "s", "has"),
    ("that player", "s", "has"),
    ("they", "", "have"),
)
"""How texts call the enemy player, and the endings of the verb after it."""


def numbers(group: Any) -> tuple[tuple[str, Any], ...]:
    """How many cards of a group there are: words, the condition."""
    return (
        ("{n:number} or more", Exists(group, V("n"))),
        ("at least {n:number}", Exists(group, V("n"))),
        ("{n:number} or less", Compare(Count(group), "<=", V("n"))),
        ("{n:number} or fewer", Compare(Count(group), "<=", V("n"))),
        ("exactly {n:number}", Compare(Count(group), "=", V("n"))),
        ("less than {n:number}", Compare(Count(group), "<", V("n"))),
        ("fewer than {n:number}", Compare(Count(group), "<", V("n"))),
        ("more than {n:number}", Compare(Count(group), ">", V("n"))),
        ("no", Unless(Exists(group))),
    )


def existing(g: Grammar) -> None:
    """What there is, what players control and have."""
    for have in ("you control", "you have"):
        for many, means in numbers(canonical(YOURS, ORB)):
            g.phrase("cond", f"{have} {many} orbs in your orb zone", means)
        g.phrase("cond", f"{have} {{g:as_own}}", Exists(V("g")))
        g.phrase("cond", f"{have} another {{g:ownx_one}}", Exists(V("g")))
        g.phrase("cond", f"{have} {{g:own_many}}", Exists(V("g")))
        for both in ("", "both "):
            pair = tuple(Exists(t.All((YOURS, FIELD, t.Word("name", V(slot))))) for slot in ("g", "h"))
            g.phrase("cond", f"{have} {both}{{g:name}} and {{h:name}}", Both(pair))
            two = Both((Exists(V("g")), Exists(V("h"))))
            g.phrase("cond", f"{have} {both}{{g:a_own}} and {{h:a_own}}", two)
        for many, means in numbers(V("g")):
            g.phrase("cond", f"{have} {many} {{g:own_many}}", means)
            g.phrase("cond", f"{have} {many} other {{g:ownx_many}}", means)
        g.phrase("cond", f"{have} {{n:several}} {{g:own_many}}", Exists(V("g"), V("n")))
        g.phrase("cond", f"{have} {{n:several}} other {{g:ownx_many}}", Exists(V("g"), V("n")))
        for kinds, kind in (("elements", "element"), ("names", "name"), ("races", "race"), ("traits", "race")):
            apart = Exists(t.All((V("g"), t.Different(kind))), V("n"))
            for of in ("of", "with"):
                g.phrase("cond", f"{have} {{g:own_many}} {of} {{n:number}} or more different {kinds}", apart)
    for do_not in ("you do not control", "you do not have"):
        g.phrase("cond", f"{do_not} {{g:as_own}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{do_not} another {{g:ownx_one}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{do_not} any {{g:own_many}}", Unless(Exists(V("g"))))
        g.phrase("cond", f"{do_not} any other {{g:ownx_many}}", Unless(Exists(V("g"))))
    g.phrase("cond", "there is {g:as_card}", Exists(V("g")))
    g.phrase("cond", "there is another {g:cardx_one}", Exists(V("g")))
    for there in ("in the field", "on the field"):
        g.phrase("cond", f"{{g:a_card}} is {there}", Exists(V("g")))
        g.phrase("cond", f"{{g:a_card}} and {{h:a_card}} are {there}", Both((Exists(V("g")), Exists(V("h")))))
    counted = Compare(V("a"), V("o"), V("n"))
    g.phrase("cond", "{a:known} is {n:number}", Compare(V("a"), "=", V("n")), _counts)
    g.phrase("cond", "{a:known} is {n:number}{o:limit}", counted, _counts)
    for amount in ("number", "known"):
        g.phrase("cond", f"{{a:known}} is {{o:than}}{{n:{amount}}}", counted, _counts)
    g.phrase("cond", "{n:name} is on the field", Exists(t.All((FIELD, t.Word("name", V("n"))))))
    g.phrase("cond", "there are {g:card_many}", Exists(V("g")))
    for many, means in numbers(V("g")):
        g.phrase("cond", f"there are {many} {{g:card_many}}", means)
        g.phrase("cond", f"there are {many} other {{g:cardx_many}}", means)
    g.phrase("cond", "there is no other {g:cardx_one}", Unless(Exists(V("g"))))
    g.phrase("cond", "there is no {g:card_one}", Unless(Exists(V("g"))))
    g.phrase("cond", "this card is your only servant", Named("alone"))
    for whose in ("your", "an allied", "the allied"):
        g.phrase("cond", f"3 cards in {whose} BINGO zone have the same cost", Named("bingo"))
        g.phrase("cond", f"three cards in {whose} BINGO zone have the same cost", Named("bingo"))
        g.phrase("cond", f"{whose} BINGO zone has three cards with the same cost", Named("bingo"))
    g.phrase("cond", "this card is the only servant you control", Named("alone"))
    g.phrase("cond", "this card is the only {g:ownx_one}", Unless(Exists(V("g"))), _no_servant)
    for many, means in numbers(t.All((t.Zone(("removed",)), t.Related(OWNED)))):
        for noun in ("removed cards", "cards in the removed zone"):
            g.phrase("cond", f"you own {many} {noun}", means)
    for who, s, has in THEY:
        for have in (f"{who} control{s}", f"{who} {has}"):
            g.phrase("foe_has", have, t.ANY)
        for no in (f"{who} do{'es' if s else ''} not control", f"{who} do{'es' if s else ''} not have"):
            g.phrase("foe_lacks", no, t.ANY)
    for many, means in numbers(canonical(ENEMY, ORB)):
        g.phrase("cond", f"{{w:foe_has}} {many} orbs in their orb zone", means)
    g.phrase("cond", "{w:foe_has} {g:a_enemies}", Exists(V("g")))
    g.phrase("cond", "{w:foe_has} {g:enemies_many}", Exists(V("g")))
    g.phrase("cond", "{w:foe_lacks} {g:a_enemies}", Unless(Exists(V("g"))))
    g.phrase("cond", "{w:foe_lacks} any {g:enemies_many}", Unless(Exists(V("g"))))
    for many, means in numbers(V("g")):
        g.phrase("cond", f"{{w:foe_has}} {many} {{g:enemies_many}}", means)


def _no_servant(env: dict[str, Any]) -> bool:
    """Whether more is said than that it is a servant one controls, which is said in words of its own."""
    return bool(env["g"] != canonical(YOURS, FIELD, SERVANT, t.Not(SELF)))


def _counts(env: dict[str, Any]) -> bool:
    """Whether cards are counted, or their figures added up: a figure of one card is asked for in words of its own."""
    amount = env["a"]
    return isinstance(amount, (Count, t.Greatest)) or (isinstance(amount, t.FigureOf) and amount.what not in (IT, SELF))


def comparing(g: Grammar) -> None:
    """Which of the players has more of something."""
    rows: list[tuple[str, Any, Any, Callable[[dict[str, object]], bool] | None]] = []
    for noun, zone in (("orbs", "orb"), ("cards in hand", "hand"), ("cards in their hand", "hand"),
                       ("cards in your hand", "hand"), ("cards in their graveyard", "graveyard"),
                       ("cards in your graveyard", "graveyard")):  # fmt: skip
        yours, foes = (Count(canonical(side, t.Zone((zone,)))) for side in (YOURS, ENEMY))
        rows.append((noun, yours, foes, None))
    mine, theirs = (Count(t.All((side, FIELD, V("k")))) for side in (YOURS, ENEMY))
    rows.append(("{k:simple_many}", mine, theirs, _said))
    for words, op in (("more", ">"), ("fewer", "<"), ("less", "<")):
        g.phrase("more_or_less", words, op)
    for you in ("you", "you do", "you have", "you control"):
        g.phrase("than_you", you, t.ANY)
    for have in ("you have", "you control"):
        g.phrase("you_have", have, t.ANY)
    for who, s, has in THEY:
        if who != "they":
            for end in ("", " does", f" {has}", f" control{s}"):
                g.phrase("than_foe", f"{who}{end}", t.ANY)
    for noun, yours, foes, when in rows:
        worse = Compare(foes, V("o"), yours)
        g.phrase("cond", f"{{w:foe_has}} {{o:more_or_less}} {noun} than {{y:than_you}}", worse, when)
        better = Compare(yours, V("o"), foes)
        g.phrase("cond", f"{{w:you_have}} {{o:more_or_less}} {noun} than {{y:than_foe}}", better, when)
    for noun, yours, foes, when in rows:
        for both in ("both players have", "you and your opponent have", "you and an enemy player have"):
            g.phrase("cond", f"{both} the same number of {noun}", Compare(yours, "=", foes), when)
        for many in ("at least {n:number} more", "{n:number} or more"):
            worse, better = (Compare(a, ">=", t.Plus((b, V("n")))) for a, b in ((foes, yours), (yours, foes)))
            g.phrase("cond", f"{{w:foe_has}} {many} {noun} than {{y:than_you}}", worse, when)
            g.phrase("cond", f"{{w:you_have}} {many} {noun} than {{y:than_foe}}", better, when)
    more_than = Compare(Count(V("g")), V("o"), Count(V("h")))
    for foe in ("your opponent", "an enemy player"):
        for has in ("has", "controls"):
            said = f"{{w:you_have}} {{o:more_or_less}} {{g:own_many}} than {foe} {has} {{h:enemies_many}}"
            g.phrase("cond", said, more_than)
    g.phrase("cond", "{w:foe_has} {o:more_or_less} {g:enemies_many} than there are {h:card_many}", more_than)
    g.phrase("cond", "{w:you_have} {o:more_or_less} {g:own_many} than there are {h:card_many}", more_than)
    for there in ("", "there are "):
        g.phrase("cond", f"there are {{o:more_or_less}} {{g:card_many}} than {there}{{h:card_many}}", more_than)


def _said(env: dict[str, object]) -> bool:
    """Whether a type or a race is named."""
    return env["k"] != t.ANY


def being(g: Grammar) -> None:
    """What the card itself is like, or what was named before."""
    g.phrase("cond", "this card is {s:posture}", Is(SELF, V("s")))
    g.phrase("cond", "{s:posture}", Is(SELF, V("s")))
    for state in ("recovered", "rested", "reversed"):
        g.phrase("posture", state, State(state))
        g.phrase("posture", f"not {state}", t.Not(State(state)))
    g.phrase("posture", "attacking", t.Mark("attacking"))
    g.phrase("posture", "battling", t.Mark(BATTLING))
    g.phrase("posture", "in battle", t.Mark(BATTLING))
    g.phrase("posture", "face up", t.FaceUp())
    g.phrase("posture", "face down", t.FaceUp(False))
    g.phrase("posture", "Lv{n:digits}", Figure("level", "=", V("n")))
    g.phrase("posture", "Lv{n:digits}{l:limit}", Figure("level", V("l"), V("n")))
    for is_, is_not in (("is", "is not"), ("was", "was not")):
        g.phrase("cond", f"{{o:it}} {is_} {{g:as_kind}}", Is(V("o"), V("g")))
        g.phrase("cond", f"{{o:it}} {is_not} {{g:as_kind}}", Unless(Is(V("o"), V("g"))))
        g.phrase("cond", f"{{o:it}} {is_} {{e:element}}", Is(V("o"), V("e")))
    for has in ("has", "had"):
        for said, what in (("{o:it}", V("o")), ("this card", SELF)):
            exact, within = Figure(V("f"), "=", V("n")), Figure(V("f"), V("l"), V("n"))
            g.phrase("cond", f"{said} {has} {{f:fig_of}}{{n:n}}", Is(what, exact))
            g.phrase("cond", f"{said} {has} {{f:fig_of}}{{n:n}}{{l:limit}}", Is(what, within))
            for amount in ("n", "known"):
                g.phrase("cond", f"{said} {has} {{f:fig_noun}} {{l:than}}{{n:{amount}}}", Is(what, within))
            g.phrase("cond", f"{said} {has} {{n:n}} {{f:figure}}{{l:limit}}", Is(what, within))
            g.phrase("cond", f"{said} {has} {{n:n}}{{l:limit}} {{f:figure}}", Is(what, within))
        for name in KEYED:
            g.phrase("cond", f"{{o:it}} {has} [{name}]", Is(V("o"), t.Has(name)))
    for words, op in (("equal to or less than", "<="), ("less than or equal to", "<="), ("equal to", "=")):
        g.phrase("cond", f"it has a cost {words} {{n:paid_value}}", Is(IT, Figure("cost", op, V("n"))))
    for its in ("its", "that servant's", "that card's", "that caster's"):
        g.phrase("its", its, t.ANY)
    for was in ("is", "was"):
        g.phrase("cond", f"{{o:it}} {was} {{s:posture}}", Is(V("o"), V("s")))
        for said, what in (("{w:its}", IT), ("this card's", SELF)):
            means = Is(what, Figure(V("f"), V("l"), V("n")))
            g.phrase("cond", f"{said} {{f:measure}} {was} {{n:n}}", Is(what, Figure(V("f"), "=", V("n"))))
            g.phrase("cond", f"{said} {{f:measure}} {was} {{n:n}}{{l:limit}}", means)
            for amount in ("n", "known"):
                g.phrase("cond", f"{said} {{f:measure}} {was} {{l:than}}{{n:{amount}}}", means)
    for is_ in ("is", "are"):
        such = t.All((V("g"), Figure(V("f"), V("l"), V("n"))))
        g.phrase("cond", f"{{g:a_card}}'s {{f:measure}} {is_} {{n:n}}{{l:limit}}", Exists(such))
    for word, kind in (("a name", "name"), ("an element", "element"), ("a race", "race"), ("a trait", "race")):
        for said, what in (("{o:it}", V("o")), ("this card", SELF)):
            alike = Is(what, t.Shares(V("g"), kind))
            g.phrase("cond", f"{said} shares {word} with {{g:a_card}}", alike)
            g.phrase("cond", f"{said} shares {word} with another {{g:cardx_one}}", alike)
            g.phrase("cond", f"{said} does not share {word} with {{g:a_card}}", Unless(alike))
    fighting(g)
    g.phrase("cond", "this card entered the field {s:posture}", Is(SELF, V("s")))
    lying = t.All((V("g"), V("s")))
    g.phrase("cond", "{g:as_card} is {s:posture}", Exists(lying))
    g.phrase("cond", "another {g:cardx_one} is {s:posture}", Exists(lying))
    g.phrase("cond", "no {g:card_one} is {s:posture}", Unless(Exists(lying)))
    for many, means in numbers(lying):
        g.phrase("cond", f"{many} {{g:card_many}} are {{s:posture}}", means)
    alien = Unless(Exists(t.All((V("g"), t.Not(V("e"))))))
    for words in ("all {g:card_many} are {e:element}", "all of your {g:own_many} are {e:element}"):
        g.phrase("cond", words, alien)
    others = t.All((V("g"), t.Not(V("s"))))
    for words in ("all {g:card_many} are {s:posture}", "all of your {g:own_many} are {s:posture}"):
        g.phrase("cond", words, Unless(Exists(others)))
    strange = Unless(Exists(t.All((V("g"), t.Not(V("h"))))))
    for words in ("all {g:card_many} are {h:plain_kind_many}", "all of your {g:own_many} are {h:plain_kind_many}"):
        g.phrase("cond", words, strange)
    for many, means in numbers(STOCKS):
        for stock in ("stock", "stocks", "cards in its stock", "cards in this card's stock"):
            g.phrase("cond", f"this card has {many} {stock}", means)
    for stock in ("a stock", "stock", "a card in its stock", "a card in this card's stock", "a card under it"):
        g.phrase("cond", f"this card has {stock}", Exists(STOCKS))
    for stock in ("{g:plain_kind_one} in its stock", "{g:plain_kind_one} in this card's stock"):
        for a in ("a ", "an "):
            g.phrase("cond", f"this card has {a}{stock}", Exists(t.All((*STOCKS.parts, V("g")))), _told)
    for words in ("in your graveyard", "in an allied graveyard"):
        g.phrase("cond", f"this card is {words}", Is(SELF, t.Zone(("graveyard",))))
    g.phrase("cond", "this card is in your hand", Is(SELF, t.Zone(("hand",))))
    for there in ("on", "in"):
        g.phrase("cond", f"this card is {there} the field", Is(SELF, FIELD))
    g.phrase("cond", "you do", Did("did"))
    g.phrase("cond", "you do", Done())
    g.phrase("cond", "you do not", Unless(Did("did")))


def _told(env: dict[str, Any]) -> bool:
    """Whether more is said than that it is a card."""
    return bool(env["g"] != t.ANY)


def fighting(g: Grammar) -> None:
    """[CC 803.4] [CC 803.5a] Whom the card itself attacks or battles now: only two servants are in battle."""
    met = Exists(t.All((V("g"), t.Mark(BATTLING), t.Not(SELF))))
    others = canonical(FIELD, SERVANT, t.Mark(BATTLING), t.Not(SELF))
    for words, means in (
        ("battling {g:a_card}", Both((Is(SELF, t.Mark(BATTLING)), met))),
        ("attacking {g:a_card}", Both((Is(SELF, t.Mark(ATTACKING)), met))),
        ("attacked by {g:a_card}", Both((Is(SELF, ATTACKED), met))),
        ("attacking a player", Both((Is(SELF, t.Mark(ATTACKING)), Unless(Exists(others))))),
        ("attacking an enemy player", Both((Is(SELF, t.Mark(ATTACKING)), Unless(Exists(others))))),
        ("being attacked", Is(SELF, ATTACKED)),
    ):
        g.phrase("aslong", f"while {words}", means)
        g.phrase("aslong", f"while it is {words}", means)
        g.phrase("aslong", f"as long as it is {words}", means)
        g.phrase("cond", f"this card is {words}", means)


ATTACKED = t.All((t.Mark(BATTLING), t.Not(t.Mark(ATTACKING))))
"""[CC 803.5a] The attacked object of the battle."""


def times(g: Grammar) -> None:
    """`only`: when an ability may be played."""
    for words, who in (("your", YOU), ("an allied", YOU), ("an enemy", OPPONENT), ("your opponent's", OPPONENT),
                       ("an opponent's", OPPONENT), ("the enemy", OPPONENT), ("the enemy's", OPPONENT)):  # fmt: skip
        g.phrase("cond", f"it is {words} turn", TurnOf(who))
        g.phrase("cond", f"it is not {words} turn", Unless(TurnOf(who)))
        g.phrase("while", f"during {words} turn", TurnOf(who))
        for phase in PHASES:
            g.phrase("phase_of", f"{words} {phase} phase", Both((TurnOf(who), During(phase))))
    for phase in PHASES:
        for the in ("the", "a"):
            g.phrase("phase_of", f"{the} {phase} phase", During(phase))
        for words, who in (("allied", YOU), ("enemy", OPPONENT)):
            g.phrase("while", f"during {words} {phase} phases", Both((TurnOf(who), During(phase))))
    g.phrase("cond", "it is {q:phase_of}", V("q"))
    g.phrase("while", "during {q:phase_of}", V("q"))
    for but in ("outside of", "outside", "except during", "other than during"):
        g.phrase("while", f"{but} {{q:phase_of}}", Unless(V("q")))
    for words, who in (("enemy turns", OPPONENT), ("allied turns", YOU), ("your turns", YOU),
                       ("your opponent's turns", OPPONENT)):  # fmt: skip
        g.phrase("while", f"during {words}", TurnOf(who))
    g.phrase("only", "{q:while}", V("q"))
    g.phrase("only", "if {q:conds}", V("q"))
    g.phrase("only", "while {q:conds}", V("q"))
    g.phrase("said", "{q:conds}", V("q"))
    g.phrase("conds", "{q:cond}", V("q"))
    g.phrase("conds", "{q:cond} and {r:cond}", Both((V("q"), V("r"))))
    g.phrase("conds", "{q:cond} or {r:cond}", t.Either((V("q"), V("r"))))
    for joint in (" and only ", " and "):
        g.phrase("onlys", f"{{q:only}}{joint}{{r:only}}", Both((V("q"), V("r"))))
    g.phrase("onlys", "{q:only}", V("q"))
    g.phrase("aslong", "as long as {q:conds}", V("q"))
    g.phrase("aslong", "while {q:conds}", V("q"))
    g.phrase("aslong", "if {q:conds}", V("q"))
    g.phrase("aslong", "unless {q:conds}", Unless(V("q")))
    g.phrase("aslong", "{q:while}", V("q"))


def add(g: Grammar) -> None:
    for part in (existing, comparing, being, times):
        part(g)
