"""English, quantities: what may be counted (`tally_one`, `tally_many`), said for each of it, as a number, and compared;
what each player has more of."""

from __future__ import annotations

from typing import Any

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Both,
    Compare,
    Count,
    Exists,
    FigureOf,
    Fits,
    Happened,
    Number,
    V,
    When,
    Zone,
)

KINDS = (("card name", "name"), ("grade", "grade"), ("race", "race"), ("nation", "nation"), ("clan", "clan"))
ZONES = (("hand", "hand"), ("soul", "soul"), ("drop", "drop"), ("damage zone", "damage"), ("bind zone", "bind"))
LIMITS = (("or more", ">="), ("or greater", ">="), ("or less", "<="))
MORE = (("more", ">"), ("less", "<"), ("fewer", "<"))
OR_AS_MANY = (
    ("the same number of {} as {} or more", ">="),
    ("the same number of {} as {} or less", "<="),
    ("the same number of {} as {}", "="),
    ("as many or more {} than {}", ">="),
)


def tallies(g: Grammar) -> None:
    """`tally_one`, `tally_many`: what is counted, as one of them and as several."""
    for said, kind in KINDS:
        apart = Count(All((V("p"), t.Different(kind))))
        g.phrase("tally_one", f"different {said}{{p:place}}", apart)
        g.phrase("tally_many", f"different {said}s{{p:place}}", apart)
        number = f"the number of different {said}s{{p:place}} is {{n:number}}"
        g.phrase("cond", f"{number} or more", Exists(All((V("p"), t.Different(kind))), V("n")))
        g.phrase("cond", f"{number} or less", Compare(apart, "<=", V("n")))
        for whose, group in (("your", "own"), ("your other", "other"), ("your opponent's", "foe")):
            if kind in ("nation", "clan"):  # of the other kinds `terms.different` tells
                g.phrase("tally_one", f"different {said} among {whose} {{p:{group}_many}}", apart)
                g.phrase("tally_many", f"different {said}s among {whose} {{p:{group}_many}}", apart)
    for who, player, has in (("you", YOU, "have"), ("your opponent", OPPONENT, "has")):
        g.phrase("tally_one", f"energy {who} {has}", Number(player, "energy"))
        g.phrase("tally_many", f"energy {who} {has}", Number(player, "energy"))
        checked = Happened(When("drive check", V("k"), player=player, span=V("x")))
        whose = "your" if player == YOU else "your opponent's"
        for number, check in (("one", "check"), ("many", "checks")):
            for words in (
                f"{{k:card_{number}}} revealed for {whose} drive {check}{{x:span}}",
                f"{{k:card_{number}}} revealed by {whose} drive {check}{{x:span}}",
                f"{{k:card_{number}}} {whose} drive check revealed{{x:span}}",
                f"{{k:card_{number}}} {whose} drive checks revealed{{x:span}}",
            ):
                g.phrase(f"tally_{number}", words, checked)
        came = Happened(When("move", player=player, src=V("s"), dst=V("d"), cause=V("c"), span=V("x")))
        into = "goes_into_yours" if player == YOU else "goes_into_theirs"
        g.phrase("tally_one", f"card put{{d:{into}}}{{s:if_whence}}{{c:if_by}}{{x:span}}", came)
        g.phrase("tally_many", f"cards put{{d:{into}}}{{s:if_whence}}{{c:if_by}}{{x:span}}", came)
    g.phrase("tally_many", "{k:card_many} you played{u:in_turn}", t.Played(YOU, V("k")))
    for number, s in (("one", ""), ("many", "s")):
        g.phrase(f"tally_{number}", f"battle{s}{{u:in_turn}}", t.Memory("battles"))
        g.phrase(f"tally_{number}", "damage in your damage zone", Count(All((YOURS, Zone(("damage",))))))
    for whose, what in (("this unit", SELF), ("your vanguard", All((YOURS, Zone(("VC",)))))):
        for of in ("[Critical] of {}", "{}'s [Critical]"):
            g.phrase("tally_one", of.format(whose), FigureOf(what, "critical"))
    for said, zone in ZONES:
        for words in (f"your {said}", *((said, f"the {said}") if zone in ("soul", "drop") else ())):
            g.phrase("goes_into_yours", f" into {words}", (zone,))
        for words in (f"your opponent's {said}", f"their {said}"):
            g.phrase("goes_into_theirs", f" into {words}", (zone,))


def frames(g: Grammar) -> None:
    """So much for each; the number, compared."""
    for category, start in (("per", " for"), ("foreach", "for")):
        g.phrase(category, f"{start} each {{a:tally_one}}", V("a"))
        g.phrase(category, f"{start} every {{k:several}} {{a:tally_many}}", Fits(V("a"), V("k")))
    for number in ("the number of", "the total number of"):
        g.phrase("count", f"{number} {{a:tally_many}}", V("a"))
    for limit, op in LIMITS:
        for n in ("number", "digits"):
            g.phrase("cond", f"{{a:count}} is {{n:{n}}} {limit}", Compare(V("a"), op, V("n")), not_apart)
    for total in ("the sum of the", "the total"):
        for words, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
            for all_of in ("", "all of "):
                whole = FigureOf(V("g"), V("f"))
                g.phrase("count", f"{total} {{f:figure}} of {all_of}{words}{{g:{group}_many}}", whole)


def _groups(zone: str) -> tuple[Any, Any]:
    there = Zone((zone,))
    return Count(All((YOURS, there))), Count(All((ENEMY, there)))


def not_apart(env: t.Env) -> bool:
    """Whether it is neither a vanguard's grade (`conditions.states`) nor a number of different names or grades of units
    (`terms.different`)."""
    if isinstance(env["a"], t.Greatest):
        return False
    group = env["a"].what if isinstance(env["a"], Count) else None
    parts = group.parts if isinstance(group, All) else ()
    return not any(isinstance(part, t.Different) for part in parts)


def comparing(g: Grammar) -> None:
    """Who has more units of a kind, or more cards in a zone."""
    mine, theirs = (Count(All((who, V("g")))) for who in (YOURS, ENEMY))
    words = [(f"{more} {{}} than {{}}", op) for more, op in MORE]
    for than, op in (*words, *OR_AS_MANY):
        units = than.format("{g:any_many}", "your opponent")
        if than.split()[0] not in ("more", "less", "fewer"):
            g.phrase("cond", f"you have {units}", Compare(mine, op, theirs))
        g.phrase("cond", f"your opponent has {than.format('{g:any_many}', 'you')}", Compare(theirs, op, mine))
        for said, zone in ZONES:
            own, foe = _groups(zone)
            for cards in (
                (f"cards in your {said}", f"cards in {said}") if zone == "hand" else (f"cards in your {said}",)
            ):
                g.phrase("cond", f"you have {than.format(cards, 'your opponent')}", Compare(own, op, foe))
            for cards in (f"cards in {said}", f"cards in their {said}"):
                g.phrase("cond", f"your opponent has {than.format(cards, 'you')}", Compare(foe, op, own))
            for has, whose, a, b in (
                (f"your {said} has", "your opponent's", own, foe),
                (f"your opponent's {said} has", "yours", foe, own),
            ):
                for other in (whose, f"{whose} {said}") if whose != "yours" else (whose, f"your {said}"):
                    g.phrase("cond", f"{has} {than.format('cards', other)}", Compare(a, op, b))
    for more, op in (("greater", ">"), ("higher", ">"), ("less", "<"), ("lower", "<")):
        ours, others = (t.Greatest(All((who, Zone(("VC",)))), "grade") for who in (YOURS, ENEMY))
        if more in ("higher", "lower"):
            g.phrase("cond", f"your vanguard's grade is {more} than your opponent's", Compare(ours, op, others))
        for whose in ("yours", "your vanguard's"):
            g.phrase("cond", f"your opponent's vanguard's grade is {more} than {whose}", Compare(others, op, ours))


def both_there(g: Grammar) -> None:
    """A zone that has a card of each of two kinds."""
    for said, zone in (*ZONES, ("order zone", "order zone")):
        a, b = (Exists(All((YOURS, Zone((zone,)), V(name)))) for name in ("a", "b"))
        for words in ("{a:a_card} and {b:a_card}", "both {a:a_card} and {b:a_card}"):
            g.phrase("cond", f"your {said} has {words}", Both((a, b)), told)


def told(env: t.Env) -> bool:
    return t.ANY not in (env["a"], env["b"])


def came(g: Grammar) -> None:
    """Cards that came to a zone of a player, whosever they were: how many, or none."""
    for player, into in ((YOU, "goes_into_yours"), (OPPONENT, "goes_into_theirs")):
        put = Happened(When("move", player=player, src=V("s"), dst=V("d"), cause=V("c"), span=V("x")))
        end = f"put{{d:{into}}}{{s:if_whence}}{{c:if_by}}{{x:span}}"
        g.phrase("cond", f"a card {{w:was}} {end}", Compare(put, ">=", 1))
        g.phrase("cond", f"{{n:number}} or more cards {{w:were}} {end}", Compare(put, ">=", V("n")))
        g.phrase("cond", f"no cards {{w:were}} {end}", t.Unless(Compare(put, ">=", 1)))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        for words, when in (
            ("bound{c:if_by}", When("move", side, dst=("bind",), cause=V("c"), span=V("x"))),
            (
                "returned to {y:the_hand}{c:if_by}",
                When("move", side, dst=("hand",), word="return", cause=V("c"), span=V("x")),
            ),
            ("discarded{c:if_by}", When("move", side, word="discard", cause=V("c"), span=V("x"))),
            ("discarded{s:whence}{c:by}", When("move", side, src=V("s"), word="discard", cause=V("c"), span=V("x"))),
            ("bound{s:whence}{c:by}", When("move", side, src=V("s"), dst=("bind",), cause=V("c"), span=V("x"))),
        ):
            g.phrase("cond", f"{whose} card {{w:was}} {words}{{x:span}}", Compare(Happened(when), ">=", 1))
            many = Compare(Happened(when), ">=", V("n"))
            g.phrase("cond", f"{{n:number}} or more of {whose} cards {{w:were}} {words}{{x:span}}", many)
    jailed = Happened(When("move", ENEMY, dst=("imprisoned",), span=V("x")))
    g.phrase("cond", "your opponent's card {w:was} imprisoned{x:span}", Compare(jailed, ">=", 1))
    g.phrase(
        "cond", "{n:number} or more of your opponent's cards {w:were} imprisoned{x:span}", Compare(jailed, ">=", V("n"))
    )


def players(g: Grammar) -> None:
    """What a player did this turn, or in this battle."""
    theirs = t.Played(OPPONENT, V("k"))
    g.phrase("cond", "your opponent played {k:a_card}{u:in_turn}", Compare(theirs, ">=", 1))
    g.phrase("cond", "your opponent played {n:number} or more {k:card_many}{u:in_turn}", Compare(theirs, ">=", V("n")))
    g.phrase("cond", "your opponent did not play {k:a_card}{u:in_turn}", t.Unless(Compare(theirs, ">=", 1)))
    called = Happened(When("move", V("k"), player=OPPONENT, src=V("s"), dst=("RC", "GC"), word="called"))
    g.phrase("cond", "your opponent called {k:a_card}{s:source}{u:in_turn}", Compare(called, ">=", 1))
    guarded = Happened(When("move", player=OPPONENT, dst=("GC",), word="called", span=V("x")))
    for words in ("a guardian", "guardians", "any guardians", "cards to (GC)", "cards from hand to (GC)"):
        g.phrase("cond", f"your opponent did not call {words}{{x:span}}", t.Unless(Compare(guarded, ">=", 1)))
    for who, player in (("your", YOU), ("your opponent's", OPPONENT)):
        shown = Happened(When("drive check", V("k"), player=player))
        g.phrase(
            "cond",
            f"{who} drive check revealed {{n:number}} or more {{k:card_many}}{{u:in_turn}}",
            Compare(shown, ">=", V("n")),
        )


def add(g: Grammar) -> None:
    for part in (tallies, frames, comparing, both_there, came, players):
        part(g)
