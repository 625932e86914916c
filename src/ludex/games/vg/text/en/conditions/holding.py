"""English, rules that hold in battles and in end phases: how many guardians are called at once, which cards only, who
attacks vanguards from the back row, what is not unlocked; and what happened this turn to units of either player."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c11_effects import NEXT_END_PHASE
from ludex.games.vg.text.en.conditions.history import TURN
from ludex.games.vg.text.en.giving.restraints import ATTACKING
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import HAND, IT, ME, PICKED, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    Compare,
    Exists,
    Give,
    Gives,
    Happened,
    Not,
    Passive,
    Played,
    Role,
    Rule,
    Unless,
    V,
    When,
)

ALONE = Rule("forbid", "guard alone", t.Player(OPPONENT))
AS_TWO = Rule("forbid", "guard as two", t.Player(OPPONENT))
CALLS = tuple(
    f"{cards}{way}"
    for cards in ("cards ", "units ", "guardians ", "a guardian ", "")
    for hand in ("hand", "their hand")
    for way in (f"from {hand} to (GC)", f"to (GC) from {hand}", f"from {hand}")
)
"""How texts tell that the opponent calls guardians."""
BATTLES = ("for the battle ", "for the battle that ", "during the battle ", "during the battle that ")
OF: tuple[tuple[str, Any], ...] = (
    ("this unit", SELF),
    ("that unit", IT),
    ("the chosen unit", PICKED),
    ("your vanguard", VANGUARD),
    ("the unit this unit boosted", Role("boosted", SELF)),
)
"""The units in whose battles it is so."""


def together(g: Grammar) -> None:
    """The opponent must call several guardians at the same time, in the battles of a unit."""
    filler(g, "calls_guardians", *CALLS)
    filler(g, "in_battle", *BATTLES)
    filler(g, "or_more_cards", "or more", "or more cards")
    start = "when your opponent would call {x:calls_guardians}"
    for number, rule in (("two", ALONE), ("three", AS_TWO)):
        must = f"they must call {number} {{y:or_more_cards}} at the same time"
        g.phrase("state", f"{start}, {must}", (rule,))
        g.phrase("clause", f"{start} this turn, {must}", (t.Continue((rule,), "turn"),))
        for which, who in OF:
            given = t.Grant(ME, (Passive((rule,), ATTACKING),))
            of = f"{start} {{z:in_battle}}{which} attacked"
            g.phrase("state", f"{of}, {must}", (Gives(who, (given,)),))
            g.phrase("clause", f"{of} this turn, {must}", (Give(who, (given,), "turn"),))


def only(g: Grammar) -> None:
    """The opponent can call only such cards from hand."""
    rest = Rule("forbid", "guard", t.All((ENEMY, HAND, Not(V("g")))))
    for hand in ("hand", "their hand"):
        for to in ("", " to (GC)"):
            g.phrase("state", f"your opponent can only call {{g:card_many}} from {hand}{to}", (rest,))
            words = f"when your opponent would call cards from {hand}{to}, they can only call {{g:card_many}}"
            g.phrase("state", words, (rest,))
        words = f"when your opponent would call cards to (GC) from {hand}, they can only call {{g:card_many}}"
        g.phrase("state", words, (rest,))


SUBJECTS = (("thing", "gets"), ("things", "get"))


def attacking(g: Grammar) -> None:
    """Units of the back row that attack vanguards only."""
    for subject, gets in SUBJECTS:
        for a in ("a vanguard", "the vanguard", "your opponent's vanguard"):
            rule = Rule("permit", "attack vanguards from the back row", V("o"))
            can = f"can attack {a} from the back row"
            given = Gives(V("o"), V("b"))
            g.phrase("state", f"{{o:{subject}}} {can}", (rule,))
            for joint in (", and ", " and "):
                for it in ("", "it ", "this unit "):
                    g.phrase("state", f"{{o:{subject}}} {can}{joint}{it}{gets} {{b:boons}}", (rule, given))
                g.phrase("state", f"{{o:{subject}}} {gets} {{b:boons}}{joint}{can}", (given, rule))
                own = (Gives(SELF, V("b")), Rule("permit", "attack vanguards from the back row", SELF))
                if subject == "thing":
                    g.phrase("state", f"this unit gets {{b:boons}}{joint}this unit {can}", own)


def unlocking(g: Grammar) -> None:
    """[VG 9.11.3] Locked cards that stay locked in the next end phase."""
    for subject in ("thing", "things"):
        for whose, player in (("your opponent's", OPPONENT), ("their", OPPONENT), ("your", YOU)):
            stay = t.Continue((Rule("forbid", "unlock", V("o"), t.Player(player)),), NEXT_END_PHASE)
            g.phrase("clause", f"{{o:{subject}}} cannot be unlocked during {whose} next end phase", (stay,))


def happened(g: Grammar) -> None:
    """What was done this turn with units of either player, and what players did."""
    for turn in TURN:
        for a in ("", "a total of "):
            often = Compare(Happened(When("move", player=OPPONENT, dst=("GC",), word="called")), ">=", V("n"))
            g.phrase("cond", f"your opponent called {a}{{n:number}} or more guardians{turn}", often)
        both = t.Plus((Played(YOU, V("k")), Played(OPPONENT, V("k"))))
        for was in ("has been", "was"):
            g.phrase("cond", f"{{k:a_card}} {was} played{turn}", Compare(both, ">=", 1))
        cut = Compare(Happened(When("intercept", V("g"))), ">=", 1)
        g.phrase("cond", f"any player's {{g:any_one}} intercepted{turn}", cut)
        for n in ("a total of ", ""):
            bound = Compare(Happened(When("move", dst=("bind",))), ">=", V("n"))
            g.phrase("cond", f"{n}{{n:number}} or more of any player's cards were bound{turn}", bound)
        drew = Compare(Happened(When("move", player=YOU, word="draw", cause=V("c"))), ">=", 1)
        g.phrase("cond", f"you drew a card{turn}{{c:by}}", drew)
        g.phrase("cond", f"you drew a card{{c:by}}{turn}", drew)


def standing(g: Grammar) -> None:
    """Figures of units that are described."""
    for words, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
        figure = t.Figure(V("f"), op, V("n"))
        for whose, group in (("your ", "own"), ("your opponent's ", "foe")):
            such = Exists(t.All((V("g"), figure)))
            g.phrase("cond", f"{whose}{{g:{group}_one}}'s {{f:figure}} is {{n:digits}} {words}", such, described)
        for which in ("the boosted unit's", "the unit this unit boosted's", "the unit it boosted's"):
            boosted = Exists(t.All((Role("boosted", SELF), figure)))
            g.phrase("cond", f"{which} {{f:figure}} is {{n:digits}} {words}", boosted)
        attacker = Exists(t.All((Role("attacking"), figure)))
        for which in ("the attacking unit's", "that attacking unit's"):
            g.phrase("cond", f"{which} {{f:figure}} is {{n:digits}} {words}", attacker)
    g.phrase("cond", "you don't", Unless(t.Did("did")))
    for words, op in (("less than", "<"), ("greater than", ">")):
        grades = Compare(t.Greatest(VANGUARD, "grade"), op, t.Greatest(canonical(ENEMY, t.Zone(("VC",))), "grade"))
        g.phrase("cond", f"your vanguard's grade is {words} your opponent's", grades)


def described(env: dict[str, Any]) -> bool:
    """Whether the group says more than that it is a player's vanguard, which another phrase has."""
    parts = env["g"].parts if isinstance(env["g"], t.All) else ()
    return len(parts) > 2


def add(g: Grammar) -> None:
    for part in (together, only, attacking, unlocking, happened, standing):
        part(g)
