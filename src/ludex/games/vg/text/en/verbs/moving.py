"""English, units that are moved to other circles, rides without a discard, abilities told by their keyword, units that
came this turn, gauges with a name."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c01_golden_rules import USED
from ludex.games.vg.text.en.verbs.verbs import done_with
from ludex.games.vg.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import (
    OPPONENT,
    SELF,
    YOURS,
    All,
    Compare,
    Count,
    Do,
    Exists,
    Fits,
    Happened,
    Mark,
    Role,
    Rule,
    V,
    When,
)

TO: tuple[tuple[str, str], ...] = (
    ("an open (RC)", "open"),
    ("an open front row (RC)", "open front"),
    ("an open back row (RC)", "open back"),
    ("an open (RC) in the same column", "open column"),
    ("an open front row (RC) in the same column", "open front column"),
    ("an open back row (RC) in the same column", "open back column"),
    ("your opponent's open back row center (RC)", "open center"),
    ("one of your opponent's open front row (RC)", "open front"),
    ("an open additional (RC)", "open additional"),
)
"""To which circles of its player a unit is moved: the words, and those of the verb."""


def moves(g: Grammar) -> None:
    deeds: tuple[tuple[str, str, Any], ...] = tuple(
        ("move ", f" to {words}", Do("move to circle", V("o"), word=where)) for words, where in TO
    )
    done_with(g, deeds)
    for words, where in TO[:6]:
        theirs = (t.By(OPPONENT, (Do("move to circle", IT, word=where),)),)
        for it in ("it", "that unit"):
            g.phrase("clause", f"moves {it} to {words}", theirs)
            g.phrase("clause", f"your opponent moves {it} to {words}", theirs)
    own = (Do("move to circle", SELF, word="open column"),)
    g.phrase("clause", "move this unit to an open (RC) in the same column as this unit", own)


def rides(g: Grammar) -> None:
    """[VG 6.3.3.2.2] A ride from the ride deck for which nothing is discarded."""
    free = (Rule("permit", "ride without discarding", V("g")),)
    for deck in ("your ride deck", "the ride deck", "ride deck"):
        for hand in ("hand", "your hand"):
            can = f"from {deck}, you can ride without discarding a card from {hand}"
            g.phrase("state", f"when you would ride {{g:a_ridden}} {can}", free)
            g.phrase("state", f"when you would ride {{g:ridden_one}} {can}", free, named)


def named(env: t.Env) -> bool:
    """Whether the card is told by its name alone."""
    group = env["g"]
    parts = group.parts if isinstance(group, t.All) else (group,)
    return all(isinstance(part, t.Side) or (isinstance(part, t.Word) and part.kind == "name") for part in parts)


def keywords(g: Grammar) -> None:
    """`by`: by an ability with a keyword."""
    for keyword in USED:
        using = Role(f"using {keyword}")
        g.phrase("by", f" by the [{keyword}] ability", All((YOURS, using)))
        g.phrase("by", f" for the cost of [{keyword}]", All((YOURS, using, Role("paying"))))
        said = keyword.lower()
        for by in (" by", " due to the effect of"):
            g.phrase("by", f"{by} your {{m:own_one}}'s {said} ability", All((V("m"), using)))
            g.phrase("by", f"{by} your {said} ability", All((YOURS, using)))
            g.phrase("by", f"{by} the {said} ability", using)
        g.phrase("by", f" by this unit's {said} ability", All((SELF, using)))
    for whose, who in (("your {m:own_one}", V("m")), ("this unit", SELF)):
        used = Compare(Happened(When("move", dst=("soul",), cause=All((who, Role("using OverSoul"))))), ">=", 1)
        g.phrase("cond", f"{whose} [OverSoul]{{u:in_turn}}", used)


def new_units(g: Grammar) -> None:
    for words in (" placed this turn", " that was placed this turn", " that were placed this turn"):
        g.phrase("field_post", words, Role("came this turn"))


def gauges(g: Grammar) -> None:
    """[VG 4.15.4] Gauges of a name that the player has."""
    for name in ("AutoMOD", "regress"):
        own = canonical(YOURS, t.Zone(("gauge",)), Mark(f"{name} gauge"))
        a = "an" if name[0] in "Aa" else "a"
        g.phrase("cond", f"you have {a} {name} gauge", Exists(own))
        g.phrase("cond", f"you have {{n:number}} or more {name} gauges", Exists(own, V("n")))
        g.phrase("per", f" for each of your {name} gauges", Count(own))
        g.phrase("per", f" for every {{k:several}} of your {name} gauges", Fits(Count(own), V("k")))


def add(g: Grammar) -> None:
    for part in (moves, rides, keywords, new_units, gauges):
        part(g)
