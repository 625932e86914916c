"""English, events of cards that come and go, whosever they are, and of cards told by their zone."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c04_zones import UNIT_NAMES as UNITS_ON
from ludex.games.vg.text.en.conditions.numbers import _parts
from ludex.games.vg.text.en.events.battles import TARGETS
from ludex.games.vg.text.en.events.pairs import limited
from ludex.games.vg.text.en.lines.abilities import COSTS, HEADINGS, both, heads
from ludex.games.vg.text.en.nouns.nouns import is_order
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import ME, OTHER, THEM, UNITS, VANGUARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.marks import CHOSEN
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
    Choose,
    During,
    Env,
    Gives,
    Is,
    Lies,
    Mark,
    Not,
    Passive,
    Related,
    Role,
    Some,
    TurnOf,
    V,
    When,
    Within,
    Word,
    Zone,
)

BY = (("", ANY), ("{c:by}", V("c")))
ANYBODY = (("any {g:any_one}", V("g")), ("any player's {g:any_one}", V("g")))
PAYING = Role("paying")
BEARER = Related("armed with", SELF)
CAME = When("move", V("w"), word="placed")
STOOD = When("state", V("w"), word="stand")

SUBJECTS: tuple[tuple[str, Any], ...] = (
    ("this unit or your {g:own_one}", Some((SELF, V("g")))),
    ("this unit or your other {g:other_one}", Some((SELF, V("g")))),
    ("your {g:own_one} or this unit", Some((V("g"), SELF))),
)


def of_units(g: Grammar) -> None:
    """What this unit or another one hears of; what happens to units of any player."""
    for words, src in (("", ()), ("{s:source}", V("s"))):
        for on, dst in (("", ()), (" on {d:circle}", V("d"))):
            for subject, who in SUBJECTS:
                came = When("move", who, src=src, dst=dst, word="placed")
                g.phrase("event", f"{subject} is placed{on}{words}", came)
    for subject, who in SUBJECTS:
        g.phrase("event", f"{subject} attacks", When("attack", who))
        g.phrase("event", f"{subject} attacks {{t:a_any}}", When("attack", who, V("t")))
        for by, cause in BY:
            g.phrase("event", f"{subject} [Stand]{by}", When("state", who, word="stand", cause=cause))
            g.phrase("event", f"{subject} is retired{by}", When("move", who, word="retire", cause=cause))
    for by, cause in BY:
        for subject, who in ANYBODY:
            for said, dst, word in (
                ("retired", (), "retire"),
                ("bound", ("bind",), ""),
                ("returned to hand", ("hand",), "return"),
                ("put into soul", ("soul",), ""),
            ):
                left = () if word == "retire" else ("VC", "RC", "GC")
                g.phrase(
                    "event", f"{subject} is {said}{by}", When("move", who, src=left, dst=dst, word=word, cause=cause)
                )
            g.phrase("event", f"{subject} is locked{by}", When("become", who, word="lock", cause=cause))
    for zone, name in (("soul", "soul"), ("the soul", "soul"), ("the damage zone", "damage"), ("bind zone", "bind")):
        for card in ("a card", "your card"):
            g.phrase("event", f"{card} is put into {zone}", When("move", player=YOU, dst=(name,)))
    for zone, name in (("their damage zone", "damage"), ("their soul", "soul"), ("their drop zone", "drop")):
        g.phrase("event", f"your opponent's card is put into {zone}", When("move", player=OPPONENT, dst=(name,)))
    g.phrase("event", "a card is put into your opponent's damage zone", When("move", player=OPPONENT, dst=("damage",)))


def orders_and_neighbours(g: Grammar) -> None:
    """Orders that are played by Alchemagic; units placed in the column of this one."""
    for words in ("you play an order with Alchemagic", "you play an order by Alchemagic", "you Alchemagic"):
        g.phrase("event", words, When("alchemagic", player=YOU))
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        for whose, group in (("your ", "own"), ("your other ", "other")):
            there = t.All((V("g"), t.Beside(SELF, "column"), t.Not(t.Beside(SELF, "spot"))))
            came = When("move", there, dst=("RC",), word="placed", cause=cause)
            words = f"{whose}{{g:{group}_one}} is placed on another (RC) in the same column as this unit{by}"
            g.phrase("event", words, came)
    g.add("states", Many("state", joint=", ", last=", but ", least=2, flat=True))
    for whose, player in (("your", YOU), ("your opponent's", OPPONENT)):
        played = When("move", V("k"), player=player, dst=("order area",), word="play")
        g.phrase("event", f"{whose} {{k:card_one}} is played", played, is_order)
    for moved in ("all of the moved units", "the moved units"):
        g.phrase("things", moved, THEM)


GOES: tuple[tuple[str, str], ...] = (
    ("soul", "soul"),
    ("drop", "drop"),
    ("drop zone", "drop"),
    ("damage zone", "damage"),
    ("bind zone", "bind"),
    ("hand", "hand"),
    ("order zone", "order zone"),
)


def coming(g: Grammar) -> None:
    """Cards that come to a zone, whosever and from wherever."""
    for said, zone in GOES:
        g.phrase("into_yours", f"into your {said}", (zone,))
        g.phrase("into_foes", f"into your opponent's {said}", (zone,))
    for category, side, whose in (("into_yours", YOURS, "your"), ("into_foes", ENEMY, "your opponent's")):
        for said, zone in (*GOES, ("deck", "deck")):
            g.phrase(f"from_{category}", f" from {whose} {said}", (zone,))
            g.phrase(f"from_{category}", f" from {said}", (zone,))
            if side == ENEMY:
                g.phrase(f"from_{category}", f" from their {said}", (zone,))
        for by, cause in BY:
            for card in ("a card", "one or more cards"):
                is_ = "is" if card == "a card" else "are"
                went = When("move", side, src=V("s"), dst=V("d"), cause=cause)
                g.phrase("event", f"{card} {is_} put {{d:{category}}}{{s:from_{category}}}{by}", went)
                g.phrase("event", f"{card} {is_} put{{s:from_{category}}} {{d:{category}}}{by}", went)
                if side == ENEMY:
                    g.phrase("event", f"{card} {is_} put {{d:{category}}}{by}",
                             When("move", side, dst=V("d"), cause=cause))  # fmt: skip
            for said, zone in (("deck", "deck"), ("hand", "hand")):
                gone = When("move", side, src=(zone,), word="discard", cause=cause)
                g.phrase("event", f"a card is discarded from {whose} {said}{by}", gone)
    for by, cause in BY:
        g.phrase("event", f"a card is bound{by}", When("move", dst=("bind",), cause=cause))
        g.phrase("event", f"{{w:anyones}} is bound{by}", When("move", V("w"), dst=("bind",), cause=cause), of_side)
    g.phrase("into", "into drop zone", ("drop",))
    g.phrase("into", "into damage zone", ("damage",))
    g.phrase("into", "into bind zone", ("bind",))
    for words, event in (("your deck is shuffled", "shuffle"),):
        g.phrase("event", words, When(event, player=YOU))
    for word in ("barred", "barred_too"):
        g.phrase(word, "be moved to another (RC)", "change circles")


def of_side(env: Env) -> bool:
    """Whether it is said whose card it is."""
    return any(isinstance(part, t.Side) for part in _parts(env["w"]))


AWAY = (
    "VC", "GC", "deck", "hand", "drop", "soul", "damage", "bind", "order zone", "removed", "ride deck", "G",
    "gauge", "imprisoned", "scouted",
)  # fmt: skip
"""The zones to which units go that leave a rear-guard circle."""


def leaving(g: Grammar) -> None:
    """Units that leave their circle, wherever they go."""
    filler(g, "the_circle", "", "the ", "your ")
    for circle, src in (("(RC)", ("RC",)), ("(VC)", ("VC",)), ("(GC)", ("GC",))):
        away = tuple(zone for zone in ("RC", *AWAY) if zone not in src)
        for by, cause in BY:
            for subject, who in (
                ("this unit", SELF),
                ("your {g:own_one}", V("g")),
                ("your other {g:other_one}", V("g")),
                ("your opponent's {g:foe_one}", V("g")),
            ):
                gone = When("move", who, src=src, dst=away, cause=cause)
                g.phrase("event", f"{subject} leaves {{x:the_circle}}{circle}{by}", gone)


def causes(g: Grammar) -> None:
    """By an ability of a card, in its effect or for its cost."""
    for words, cause in (("your vanguard", VANGUARD), ("your card", YOURS)):
        g.phrase("by", f" for {words}'s ability", cause)
        g.phrase("by", f" for {words}'s effect", cause)
    for words in (" by a card's cost", " for a card's cost", " for the cost of a card's ability"):
        g.phrase("by", words, All((t.Some((YOURS, ENEMY)), PAYING)))
    named = All((PAYING, Word("name", V("n"))))
    for category in ("by", "for_cost"):
        g.phrase(category, " for the cost of the ability of {n:name}", named)


def of_zones(g: Grammar) -> None:
    """Further events of cards and circles, and battles whose attack did not hit."""
    here = t.Beside(SELF, "spot")
    for words in ("on this unit's circle", "on the circle this unit is on"):
        for another in ("another unit", "another of your units"):
            came = When("move", All((YOURS, t.Not(SELF), UNITS, here)), word="placed")
            g.phrase("event", f"{another} is placed {words}", came)
    for card in ("your card", "a card"):
        for soul in ("soul", "the soul"):
            charged = When("move", YOURS, dst=("soul",), word="soul-charge")
            g.phrase("event", f"{card} is put into {soul} by [Soul-Charge]", charged)
    missed = t.Named("attack missed")
    for whose, group in (("your ", "own"), ("your other ", "other")):
        lost = t.Both((t.Exists(All((V("g"), Role("attacking")))), missed))
        for that in ("", "that "):
            for did in ("did not hit", "does not hit"):
                g.phrase("battle", f"at the end of the battle {that}{whose}{{g:{group}_one}}'s attack {did}", lost)
    for this in ("this card", "this unit"):
        two = tuple(t.Rename(ME, "name", "add", V(name)) for name in ("n", "m"))
        for start in ("^", "^during this fight, "):
            for words, names in (("{n:name} and {m:name}", two), ("{n:name}", two[:1])):
                also = (Passive((Gives(SELF, names),), zones=NAMED_IN),)
                if start != "^" or len(names) > 1:
                    g.phrase("unit", f"[CONT]:{start}{this} is also regarded as {words}.", also)


def itself(g: Grammar) -> None:
    """Events of this unit, called "it"."""
    g.phrase("event", "it [Stand]", When("state", SELF, word="stand"))
    g.phrase("event", "it is unlocked", When("become", SELF, word="unlock"))
    g.phrase("event", "it is locked", When("become", SELF, word="lock"))
    g.phrase("event", "its attack does not hit", When("no hit", SELF))
    for state in ("blazing", "engorged", "hollowed", "charging", "successful"):
        g.phrase("event", f"it becomes {state}", When("becomes", SELF, word=state))
    for words, target in (("", t.ANY), (" {t:a_any}", V("t"))):
        g.phrase("event", f"the attack that it boosted hits{words}", When("hit", Role("boosted", SELF), target))
        g.phrase("event", f"the attack that this unit boosted hits{words}", When("hit", Role("boosted", SELF), target))
    g.phrase("event", "your opponent's {g:foe_one}'s attack hits this unit", When("hit", V("g"), SELF))


STATES: tuple[tuple[str, Any], ...] = (
    ("overDress", Mark("overDress")),
    ("XoverDress", Mark("XoverDress")),
    ("UnisonDress", Word("state", "UnisonDress")),
    ("Malwyrm", Word("state", "Malwyrms")),
    ("Malwyrms", Word("state", "Malwyrms")),
    ("Deal", Word("state", "deal")),
    ("Oversized!", Word("state", "oversized")),
    ("ExplosiveGrowth", Mark("explosive growth")),
)


def in_states(g: Grammar) -> None:
    for said, such in STATES:
        this = t.All((SELF, such))
        for words, target in (("", t.ANY), (" {t:a_any}", V("t"))):
            g.phrase("event", f"this unit in the [{said}] state attacks{words}", When("attack", this, target))
            g.phrase("event", f"this unit in the [{said}] state boosts{words}", When("boost", this, target))
        stands = When("state", this, word="stand", cause=V("c"))
        g.phrase("event", f"this unit in the [{said}] state [Stand]{{c:by}}", stands)


def whose(g: Grammar) -> None:
    g.phrase("clause", "choose any player's {g:any_one}", (Choose("t", 1, V("g")),))
    for who in ("it", "this unit"):
        g.phrase("cond", f"{who} boosted {{g:a_any}}", Is(OTHER, V("g")))
    g.phrase("event", "this unit boosts your {g:own_one}", When("boost", SELF, V("g")))
    for words in (
        "the attack of the unit this unit boosted hits",
        "the attack of the unit that this unit boosted hits",
    ):
        for end, target in (("", t.ANY), (" {t:a_any}", V("t"))):
            g.phrase("event", f"{words}{end}", When("hit", t.Role("boosted", SELF), target))
    for words in ("the boosted", "those boosted"):
        boosted = t.All((V("g"), t.Role("boosted", SELF)))
        g.phrase("clause", f"choose one of {words} {{g:any_many}}", (Choose("t", 1, boosted),))
    g.phrase("things", "all of those chosen rear-guards", t.Ref(CHOSEN))
    g.phrase("things", "all of the chosen rear-guards", t.Ref(CHOSEN))
    g.phrase("things", "all of the chosen cards", t.Ref(CHOSEN))
    g.phrase("things", "those rear-guards", THEM)


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


def phases(g: Grammar) -> None:
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
    for part in (
        of_units,
        orders_and_neighbours,
        coming,
        leaving,
        causes,
        of_zones,
        itself,
        in_states,
        whose,
        who,
        what,
        calls,
        arms,
        phases,
        placing,
        either,
    ):
        part(g)
