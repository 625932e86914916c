"""English, one of each of several kinds, cards of both players together, and a unit of one kind or of another."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import ZONES
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ENEMY, YOURS, Both, Compare, Count, Exists, Figure, V, Within

NAMES = ("a", "b", "c", "d", "e")


def _series(count: int, form: str) -> list[str]:
    """So many slots, as texts list them: with commas, and with "and" before the last or without."""
    said = [form.format(name) for name in NAMES[:count]]
    ends = (" and ",) if count == 2 else (", and ", ", ")
    return [", ".join(said[:-1]) + end + said[-1] for end in ends]


def one_of_each(g: Grammar) -> None:
    """ "One of each unit with these in their card names": one for every name."""
    for count in range(2, 6):
        there: Any = tuple(Exists(t.All((V("g"), Within("name", V(name))))) for name in NAMES[:count])
        for names in _series(count, "{{{0}:name}}"):
            for start in ("one of each {g:own_one}", "one or more {g:own_many} each"):
                for its in ("its card name", "their card names"):
                    g.phrase("cond", f"you have {start} with {names} in {its}", Both(there))
                    for joint in (" and", ", and"):
                        words = f"{{q:cond}}{joint} {start} with {names} in {its}"
                        g.phrase("conds", words, Both((V("q"), *there)), of_you)
        graded: Any = tuple(Exists(t.All((V("g"), Figure("grade", "=", V(name))))) for name in NAMES[:count])
        for grades in _series(count, "grade {{{0}:digits}}"):
            g.phrase("cond", f"you have one or more {{g:own_many}} each with {grades}", Both(graded))


def of_you(env: t.Env) -> bool:
    """Whether the condition before is that the player has units: the second is said of the same player."""
    return isinstance(env["q"], Exists) and YOURS in parts_of(env["q"].what)


def two_kinds(g: Grammar) -> None:
    """Units of one kind and units of another, which somebody has."""
    for start, group in (("you have", "own"), ("your opponent has", "foe")):
        both = Both((Exists(V("a")), Exists(V("b"))))
        for joint in (" and ", ", and "):
            g.phrase("cond", f"{start} {{a:a_{group}}}{joint}{{b:a_{group}}}", both)
            g.phrase("cond", f"{start} {{a:a_{group}}}{joint}{{b:{group}_one}}", both, named)


def named(env: t.Env) -> bool:
    """Whether the second kind is told by its name, which has no article."""
    return any(isinstance(part, t.Word) and part.kind == "name" for part in parts_of(env["b"]))


def vanguards(g: Grammar) -> None:
    """A vanguard that is of one kind or of another, each with its article."""
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        kind = "own_vanguard" if side == YOURS else "foe_vanguard"
        either = t.Either((Exists(V("a")), Exists(V("b"))))
        g.phrase("cond", f"{whose} vanguard is {{a:a_{kind}}} or {{b:a_{kind}}}", either)
    for said, op in (("", "="), (" or greater", ">="), (" or less", "<=")):
        graded = Figure("grade", op, V("n"))
        either = t.Either(tuple(Exists(t.All((V(name), graded))) for name in ("a", "b")))
        words = f"your grade {{n:digits}}{said} vanguard is {{a:a_own_vanguard}} or {{b:a_own_vanguard}}"
        g.phrase("cond", words, either)


def of_both(g: Grammar) -> None:
    """Cards of a zone of both players, counted together."""
    for zone, means in ZONES:
        if len(means.names) > 1 or "(" in zone:
            continue
        for many in (f"{zone}s", f"{zone}"):
            all_told = t.All((V("k"), means))
            for words, op in (("or more", ">="), ("or less", "<=")):
                count = Compare(Count(all_told), op, V("n"))
                cards = f"{{n:number}} {words} {{k:card_many}} in your and your opponent's {many}"
                g.phrase("cond", f"there are a total of {cards}", count)
                g.phrase("cond", f"there are {cards}", count)
            for each in (" for each ", " for every "):
                for total in ("", " in total"):
                    words = f"{each}{{k:card_one}}{total} in your and your opponent's {many}"
                    g.phrase("per", words, Count(all_told))


def names_told(g: Grammar) -> None:
    """For each name that cards of a zone have."""
    names = Count(t.All((V("k"), V("p"), t.Different("name"))))
    for each in (" for each", " for every"):
        g.phrase("per", f"{each} {{k:card_one}} with a different card name{{p:place}}", names)
    for total in ("", " in total"):
        some = t.Fits(names, V("n"))
        g.phrase("per", f" for every {{n:several}} {{k:card_many}} with different card names{total}{{p:place}}", some)


def add(g: Grammar) -> None:
    for part in (one_of_each, two_kinds, vanguards, of_both, names_told):
        part(g)
