"""English, events put together from who and what: whoever it is (`anyone`), and what happens to it; arms and the unit
that bears them; two events of one ability, each with its own time; units placed on the circle of another."""

from __future__ import annotations

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c04_zones import UNIT_NAMES as UNITS_ON
from ludex.games.vg.text.en.abilities import COSTS, HEADINGS, both, heads
from ludex.games.vg.text.en.battles import TARGETS
from ludex.games.vg.text.en.pairs import limited
from ludex.games.vg.text.meanings import UNITS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Automatic,
    Beside,
    Both,
    During,
    Env,
    Lies,
    Not,
    Related,
    Some,
    TurnOf,
    V,
    When,
    Within,
    Word,
    Zone,
)

BY = (("", ANY), ("{c:by}", V("c")))
BEARER = Related("armed with", SELF)


def who(g: Grammar) -> None:
    """`anyone`: one unit of which something is told; `anyones`: one card, wherever it is."""
    for words, group in (
        ("your {g:own_one}", V("g")),
        ("your other {g:other_one}", V("g")),
        ("your opponent's {g:foe_one}", V("g")),
    ):
        g.phrase("anyone", words, group)
    for words, such in (
        ("{n:name}", Word("name", V("n"))),
        ("unit with {n:name} in its card name", Within("name", V("n"))),
        ("card with {n:name} in its card name", Within("name", V("n"))),
    ):
        for zone, names in (("(VC)", ("VC",)), ("(RC)", ("RC",)), ("(VC) or (RC)", ("RC", "VC"))):
            g.phrase("anyone", f"the {words} on your {zone}", All((YOURS, Zone(names), such)))
    g.phrase("anyone", "{g:a_any}", V("g"), told)
    g.phrase("anybody", "{w:anyone}", V("w"))
    for whose in ("any player's", "any players'"):
        g.phrase("anybody", f"{whose} {{g:any_one}}", V("g"))
    for words, side in (("your", YOURS), ("your opponent's", ENEMY), ("any player's", Some((YOURS, ENEMY)))):
        g.phrase("anyones", f"{words} card", side)
        g.phrase("anyones", f"{words} {{k:bare_one}}", All((side, V("k"))), described)
    g.phrase("anyones", "your other card", All((YOURS, Not(SELF))))
    g.phrase("anyones", "your other {k:bare_one}", All((YOURS, Not(SELF), V("k"))), described)
    g.phrase("anyones", "{k:a_bare}", V("k"), described)


def told(env: Env) -> bool:
    """Whether more is said of the units than that they are units."""
    return env["g"] not in (FIELD, UNITS, ANY)


def told_of(env: Env) -> bool:
    return env["t"] not in (FIELD, UNITS)


def described(env: Env) -> bool:
    return bool(env["k"] != ANY)


def what(g: Grammar) -> None:
    """What happens to a unit, or to a card, whosever it is."""
    for by, cause in BY:
        for words, src in (("", UNITS_ON), ("{s:from}", V("s"))):
            for said, dst, word in (
                ("retired", (), "retire"),
                ("bound", ("bind",), ""),
                ("returned to hand", ("hand",), "return"),
                ("returned to your hand", ("hand",), "return"),
            ):
                left = src if words else ()
                g.phrase(
                    "event",
                    f"{{w:anyone}} is {said}{words}{by}",
                    When("move", V("w"), src=left, dst=dst, word=word, cause=cause),
                )
            put = When("move", V("w"), src=src, dst=V("d"), cause=cause)
            g.phrase("event", f"{{w:anyone}} is put {{d:into}}{words}{by}", put)
            if words:
                g.phrase("event", f"{{w:anyone}} is put{words} {{d:into}}{by}", put)
                for said, dst, word in (("bound", ("bind",), ""), ("discarded", (), "discard")):
                    gone = When("move", V("w"), src=src, dst=dst, word=word, cause=cause)
                    g.phrase("event", f"{{w:anyones}} is {said}{words}{by}", gone)
                g.phrase("event", f"{{w:anyones}} is put {{d:into}}{words}{by}", put)
                g.phrase("event", f"{{w:anyones}} is put{words} {{d:into}}{by}", put)
        for words, src in (("", ()), ("{s:source}", V("s"))):
            for on, dst in (("", ()), (" on {d:circle}", V("d"))):
                came = When("move", V("w"), src=src, dst=dst, word="placed", cause=cause)
                g.phrase("event", f"{{w:anyone}} is placed{on}{words}{by}", came)
        for state in ("[Stand]", "[Rest]"):
            turned = When("state", V("w"), word=state[1:-1].lower(), cause=cause)
            for is_ in ("", "is "):
                g.phrase("event", f"{{w:anyone}} {is_}{state}{by}", turned)
        stood = When("move", V("w"), src=V("s"), dst=V("d"), word="placed", cause=cause)
        g.phrase("event", f"{{w:anyone}} is put on {{d:circle}}{{s:from}}{by}", stood)
        thrown = When("move", ENEMY, src=("hand",), word="discard", cause=cause)
        for hand in ("hand", "their hand"):
            g.phrase("event", f"your opponent discards from {hand}{by}", thrown)
            g.phrase("event", f"your opponent discards a card from {hand}{by}", thrown)
        own = When("move", YOURS, src=("hand",), word="discard", cause=cause)
        for hand in ("hand", "your hand"):
            g.phrase("event", f"you discard a card from {hand}{by}", own)
        g.phrase(
            "event",
            f"this unit is put on (GC){{s:from}}{by}",
            When("move", SELF, src=V("s"), dst=("GC",), word="placed", cause=cause),
        )
    for row in ("front", "back"):
        for words in (f"from a {row} row (RC)", f"from the {row} row (RC)", f"from the {row} row"):
            for by, cause in BY:
                gone = When("move", All((V("w"), Lies(row))), src=("RC",), word="retire", cause=cause)
                g.phrase("event", f"{{w:anybody}} is retired {words}{by}", gone)
                beside = When(
                    "move", All((V("w"), Lies(row), Beside(SELF, "column"))), src=("RC",), word="retire", cause=cause
                )
                g.phrase("event", f"{{w:anybody}} is retired {words} in the same column as this unit{by}", beside)
    for words, target in TARGETS:
        g.phrase("event", f"{{w:anyone}} attacks{words}", When("attack", V("w"), target))
        g.phrase("event", f"{{w:anyone}}'s attack hits{words}", When("hit", V("w"), target))
        g.phrase("event", f"{{w:anyone}} boosts{words}", When("boost", V("w"), target))
        for said in (
            "the {t:any_one}'s attack this unit boosted hits",
            "the attack of the {t:any_one} this unit boosted hits",
        ):
            hit = When("hit", All((t.Role("boosted", SELF), V("t"))), ANY)
            g.phrase("event", said, hit, told_of)
    for said, event in (("is attacked", "attacked"), ("is boosted", "boosted"), ("intercepts", "intercept")):
        g.phrase("event", f"{{w:anyone}} {said}", When(event, V("w")))


def calls(g: Grammar) -> None:
    """Cards that a player calls."""
    for who, player in (("you call", YOU), ("your opponent calls", OPPONENT)):
        for words, src in (("", ()), ("{s:source}", V("s"))):
            for on, dst in (("(RC)", ("RC",)), ("(GC)", ("GC",))):
                called = When("move", player=player, src=src, dst=dst, word="called")
                such = When("move", V("k"), player=player, src=src, dst=dst, word="called")
                for order in (f" to {on}{words}", f"{words} to {on}") if words else (f" to {on}",):
                    g.phrase("event", f"{who} a card{order}", called)
                    g.phrase("event", f"{who} {{k:a_card}}{order}", such, described)


def arms(g: Grammar) -> None:
    """[VG 17.7.4] [VG 17.7.6] Cards that are armed, and the units armed with them."""
    for armed in ("armed", "Armed"):
        g.phrase("event", f"this card is {armed}", When("arm", other=SELF))
        g.phrase("event", f"this unit is {armed}", When("arm", SELF))
        g.phrase("event", f"your {{g:own_one}} is {armed}", When("arm", V("g")))
        g.phrase("thing", f"the unit {armed} with this card", BEARER)
        g.phrase("thing", f"the {armed} unit", BEARER)
        g.phrase("thing", f"that {armed} unit", BEARER)
        for words, target in TARGETS:
            g.phrase("event", f"the unit {armed} with this card attacks{words}", When("attack", BEARER, target))
        g.phrase("event", f"the unit {armed} with this card is attacked", When("attacked", BEARER))
        worn = All((Zone(("arms",)), t.Linked(SELF)))
        g.phrase("cond", f"this unit is {armed} with {{n:number}} or more cards", t.Exists(worn, V("n")))
        g.phrase("cond", f"this unit is {armed}", t.Is(SELF, Related("armed with", Zone(("arms",)))))


PHASES: tuple[tuple[str, str], ...] = (
    ("ride", "ride"),
    ("main", "main"),
    ("battle", "battle"),
    ("end", "end"),
    ("stand", "stand"),
)


def times(g: Grammar) -> None:
    """`while`: in any phase of either player, and in one of two."""
    for whose, cond in (("your", TurnOf(YOU)), ("your opponent's", TurnOf(OPPONENT)), ("the", None)):
        for said, phase in PHASES:
            now: t.Cond = During(phase) if cond is None else Both((cond, During(phase)))
            g.phrase("while", f"during {whose} {said} phase", now)
        for (one, first), (two, second) in ((a, b) for a in PHASES[:3] for b in PHASES[:3] if a != b):
            either = t.Either((During(first), During(second)))
            now = either if cond is None else Both((cond, either))
            for joint in (" phase or ", " or "):
                g.phrase("while", f"during {whose} {one}{joint}{two} phase", now)


def placing(g: Grammar) -> None:
    """[VG 6.2.3.3] A unit is placed on a circle on which another one is, which leaves it after that. [VG 6.2.3.4]"""
    for words, group in (
        ("a (RC) with {g:a_own}", V("g")),
        ("a (RC) with {g:own_many}", V("g")),
        ("(RC) with {g:a_own}", V("g")),
        ("a (RC) with your {g:own_one}", V("g")),
        ("(RC) with your other {g:other_one}", V("g")),
        ("a (RC) with your other {g:other_one}", V("g")),
    ):
        below = Beside(All((group, Not(SELF))), "spot")
        for by, cause in BY:
            for src, whence in ((), ""), (V("s"), "{s:source}"):
                came = When("move", All((SELF, below)), src=src, dst=("RC",), word="placed", cause=cause)
                for this in ("this unit", "this card"):
                    g.phrase("event", f"{this} is placed on {words}{whence}{by}", came)


CAME = When("move", V("w"), word="placed")
STOOD = When("state", V("w"), word="stand")


def each_told(env: Env) -> bool:
    """Whether the second event has a subject of its own: one that the words leave out is that of the first."""
    return "f" not in env or env["f"].subject != SELF or env["e"].subject == SELF


def either(g: Grammar) -> None:
    """When this happens at its time, or that at another: one ability for each; a limit is that of both."""
    for head, zones, row in heads("AUTO"):
        for words, first, second in (
            ("{x:placed_so} {m:while} or {y:gone}", (V("x"), V("m")), (V("y"), None)),
            ("{x:placed_so} or {y:gone} {m:while}", (V("x"), V("m")), (V("y"), V("m"))),
            ("{x:placed_so} {m:while} or {y:gone} {k:while}", (V("x"), V("m")), (V("y"), V("k"))),
            ("{e:event} {m:while} or {f:event} {m:while}", (V("e"), V("m")), (V("f"), V("m"))),
            ("{e:event} {m:while}, or {f:event} {m:while}", (V("e"), V("m")), (V("f"), V("m"))),
            ("{w:anyone} is placed {m:while} or [Stand] {m:while}", (CAME, V("m")), (STOOD, V("m"))),
            ("{w:anyone} is placed or [Stand] {m:while}", (CAME, V("m")), (STOOD, V("m"))),
        ):
            for cond in ("", "if {q:conds}, "):
                for cost in COSTS:
                    pair = tuple(
                        Automatic(
                            when,
                            cost=V("c") if cost else (),
                            do=V("do"),
                            cond=both(row, while_, V("q") if cond else None),
                            zones=zones,
                            headings=HEADINGS,
                            **limits,
                        )
                        for (when, while_), limits in limited((first, second), V("n"))
                    )
                    effect = "{do:paid}" if cost else "{do:lone}" if cond else "{do:effect}"
                    g.phrase("unit", f"{head}^when {words}, {cond}{cost}{effect}", pair, each_told)
            alike = tuple(
                Automatic(when, do=V("do"), cond=both(row, while_), zones=zones, headings=HEADINGS, **limits)
                for (when, while_), limits in limited((first, second), V("n"))
            )
            g.phrase("unit", f"{head}^when {words}, {{do:required}}", alike, each_told)
    for this in ("card", "unit"):
        for words, src in (("", ()), ("{s:source}", V("s"))):
            came = When("move", SELF, src=src, dst=V("d"), word="placed")
            g.phrase("placed_so", f"this {this} is placed on {{d:circle}}{words}", came)


def add(g: Grammar) -> None:
    for part in (who, what, calls, arms, times, placing, either):
        part(g)
