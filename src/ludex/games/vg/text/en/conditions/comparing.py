"""English, conditions that compare: sums, all of a group, one side with the other."""

from __future__ import annotations

from ludex.games.vg.c14_states import HIGHEST
from ludex.games.vg.text.en.conditions.conditions import zone_names
from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.meanings import DAMAGE, ENEMY_VANGUARD, HAND, RC, SOUL, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOU,
    YOURS,
    Both,
    Compare,
    Count,
    Exists,
    FigureOf,
    Greatest,
    Not,
    Number,
    Plus,
    Unless,
    V,
    Word,
)

MORE = (
    ("greater than", ">"),
    ("more than", ">"),
    ("less than", "<"),
    ("equal to", "="),
    ("equal to or greater than", ">="),
    ("equal to or less than", "<="),
    ("less than or equal to", "<="),
    ("greater than or equal to", ">="),
)
LIMITS = (("or more", ">="), ("or greater", ">="), ("or less", "<="))


def sums(g: Grammar) -> None:
    """The sum of grades, and of cards in several places."""
    for words, op in LIMITS:
        for number in ("number", "digits"):
            for grades in ("the sum of the grades of", "the sum of grades of"):
                told = Compare(FigureOf(V("g"), "grade"), op, V("n"))
                g.phrase("cond", f"{grades} {{g:held_many}} is {{n:{number}}} {words}", told, placed)
                g.phrase("cond", f"{grades} your {{g:own_many}} is {{n:{number}}} {words}", told)
        total = Compare(Count(V("g")), op, V("n"))
        g.phrase("cond", f"you have a total of {{n:number}} {words} {{g:held_many}}", total, placed)
        g.phrase("cond", f"you have a total of {{n:number}} {words} {{g:own_many}}", total)
        g.phrase("cond", f"there are a total of {{n:number}} {words} {{g:held_many}}", total, placed)


def every(g: Grammar) -> None:
    """All units of a group are so. NB: of none, too."""
    for whose, group in (("your", "own"), ("your other", "other"), ("your opponent's", "foe")):
        for all_of in ("all of", "all"):
            other = Unless(Exists(t.All((V("g"), Not(V("s"))))))
            g.phrase("cond", f"{all_of} {whose} {{g:{group}_many}} are {{s:state_of}}", other)
    for side in ("your ", "your opponent's "):
        for name in zone_names(side).values():
            for a in ("does not have {g:a_", "does not have any {g:"):
                end = "}" if a.endswith("_") else "_many}"
                g.phrase("cond", f"{{z:{name}_said}} {a}{name}{end}", Unless(Exists(V("g"))))
    for side, who in (("your ", YOURS), ("your opponent's ", ENEMY)):
        for row in ("front", "back"):
            others = canonical(who, RC, t.Lies(row), Not(SELF))
            if who == YOURS:
                g.phrase("cond", f"{side}{row} row has no other rear-guards", Unless(Exists(others)))
            fewer = canonical(who, RC, t.Lies(row))
            words = f"{side}{row} row has {{n:number}} or less rear-guards"
            g.phrase("cond", words, Compare(Count(fewer), "<=", V("n")))
    for start in ("you do not have other ", "you do not have any other ", "you have no other "):
        g.phrase("cond", f"{start}{{g:other_many}}", Unless(Exists(V("g"))))


def sides(g: Grammar) -> None:
    """One player compared with the other."""
    for words, op in MORE:
        mine, theirs = Greatest(VANGUARD, "grade"), Greatest(ENEMY_VANGUARD, "grade")
        for end in ("'s grade", "", "'s"):
            said = f"your vanguard's grade is {words} your opponent's vanguard{end}"
            g.phrase("cond", said, Compare(mine, op, theirs))
            said = f"your opponent's vanguard's grade is {words} your vanguard{end}"
            g.phrase("cond", said, Compare(theirs, op, mine))
        for whom in ("the number of your rear-guards", "the number of rear-guards you have"):
            own, other = (Count(canonical(who, RC)) for who in (YOURS, ENEMY))
            g.phrase("cond", f"{whom} is {words} your opponent's", Compare(own, op, other))
            if words == "greater than":
                apart = Compare(own, ">=", Plus((other, V("n"))))
                g.phrase("cond", f"{whom} is greater than your opponent's by {{n:number}} or more", apart)
    same = Compare(Greatest(VANGUARD, "grade"), "=", Greatest(ENEMY_VANGUARD, "grade"))
    for vanguards in ("vanguards", "vanguard"):
        g.phrase("cond", f"your and your opponent's {vanguards} have the same grade", same)
    for zone, means in (("damage zone", DAMAGE), ("hand", HAND), ("soul", SOUL)):
        for words, op in (("more", ">"), ("less", "<"), ("fewer", "<")):
            own, other = (Count(canonical(who, means)) for who in (YOURS, ENEMY))
            g.phrase("cond", f"your {zone} has {words} cards than your opponent's", Compare(own, op, other))
            g.phrase("cond", f"your opponent's {zone} has {words} cards than yours", Compare(other, op, own))
    for side, unit in (("your", VANGUARD), ("your opponent's", ENEMY_VANGUARD)):
        unlike = Compare(Greatest(unit, "power"), "!=", Greatest(unit, "original power"))
        words = f"{side} vanguard's current [Power] is different from its original [Power]"
        g.phrase("cond", words, unlike)


def rides(g: Grammar) -> None:
    """What a player rode in this game. NB: the number is one more than the grade."""
    highest = Number(YOU, HIGHEST)
    for unit in (" unit", "", " card"):
        words = f"you did not ride a grade {{n:digits}} or greater{unit} this fight"
        g.phrase("cond", words, Compare(highest, "<=", V("n")))


def there(g: Grammar) -> None:
    """Cards of a name that are somewhere."""
    for words, zones in (
        ("on your (VC) or (RC)", ("RC", "VC")),
        ("on your (RC)", ("RC",)),
        ("on your (VC)", ("VC",)),
        ("in your soul", ("soul",)),
        ("in your drop", ("drop",)),
        ("in your drop zone", ("drop",)),
    ):
        one, two = (Exists(t.All((YOURS, t.Zone(zones), Word("name", V(name))))) for name in ("a", "b"))
        g.phrase("cond", f"{{a:name}} is {words}", one)
        g.phrase("cond", f"{{a:name}} and {{b:name}} are {words}", Both((one, two)))
    for words, turn in (("during your turn", t.TurnOf(YOU)), ("during your opponent's turn", t.TurnOf(t.OPPONENT))):
        g.phrase("conds", f"{{q:cond}} {words}", Both((V("q"), turn)))


def gauges(g: Grammar) -> None:
    """The equip gauges of this unit."""
    own = canonical(t.Zone(("gauge",)), t.Linked(SELF))
    for words in ("equip gauge", "equip gauges"):
        g.phrase("cond", f"this unit has {{n:number}} or more {words}", Exists(own, V("n")))
        g.phrase("cond", f"this unit has an {words}", Exists(own))
        g.phrase("per", f" for each of this unit's {words}", Count(own))


def add(g: Grammar) -> None:
    gauges(g)
    there(g)
    for part in (sums, every, sides, rides):
        part(g)
    g.phrase("cond", "this unit was boosted", t.Is(SELF, t.Role("boosted")))
    g.phrase("cond", "this unit is boosting {g:a_any}", t.Is(SELF, t.Role("boosting", V("g"))))
    g.phrase("cond", "this unit attacked {g:a_any}", t.Is(SELF, t.Role("attacking", V("g"))))
    g.phrase("cond", "a vanguard was attacked", t.Named("vanguard attacked"))
    blasted = t.Among(t.Ref("soul-blast"), V("k"))
    g.phrase("cond", "{k:a_card} was [Soul-Blast] for this cost", blasted)
    g.phrase("cond", "you [Soul-Blast] {k:a_card} for this cost", blasted)
