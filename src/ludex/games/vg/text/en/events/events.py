"""English, events: what stands after "when", and the times "at the end of ..."."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_zones import FIELD, HARMONY
from ludex.games.vg.c04_zones import UNIT_NAMES as UNITS_ON
from ludex.games.vg.text.en.nouns.nouns import is_order
from ludex.games.vg.text.meanings import G_ZONE
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Both,
    CausedBy,
    During,
    Env,
    Exists,
    Has,
    Is,
    Lies,
    Mark,
    Role,
    Some,
    TurnOf,
    Unless,
    V,
    When,
    Word,
    Zone,
)

STRIDER = All((YOURS, G_ZONE, Some((Has("stride"), Has("ultimate stride")))))
"""The cards of the G zone for whose stride a card is discarded. NB: while the cost is paid, they are there."""
CIRCLES = {
    "(RC)": ("RC",),
    "(VC)": ("VC",),
    "(GC)": ("GC",),
    "(VC) or (RC)": ("VC", "RC"),
    "(VC/RC)": ("VC", "RC"),
    "(RC) or (GC)": ("RC", "GC"),
    "(RC) or put on (GC)": ("RC", "GC"),
    "(VC) or (RC) or (GC)": ("VC", "RC", "GC"),
}
ZONES = (
    ("hand", "hand"),
    ("soul", "soul"),
    ("drop", "drop"),
    ("drop zone", "drop"),
    ("deck", "deck"),
    ("bind zone", "bind"),
    ("order zone", "order zone"),
    ("ride deck", "ride deck"),
    ("damage zone", "damage"),
)
SOURCES = (*((f" from {whose}{said}", (zone,)) for said, zone in ZONES for whose in ("", "your ", "the ")),)
OWNERS = (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe"))
BY = (("", ANY), ("{c:by}", V("c")))
SUBJECTS = (("this unit", SELF), ("your {g:own_one}", V("g")), ("your other {g:other_one}", V("g")))
"""Units of one's own that do something."""


def placing(g: Grammar) -> None:
    """A unit comes onto a circle, or is ridden upon."""
    for said, dst in CIRCLES.items():
        g.phrase("circle", said, dst)
    for said, origin in SOURCES:
        g.phrase("source", said, origin)
    for words, src in (("", ()), ("{s:source}", V("s"))):
        for by, cause in BY:
            for on, dst in (("", ()), (" on {d:circle}", V("d"))):
                when = When("move", SELF, src=src, dst=dst, word="placed", cause=cause)
                g.phrase("event", f"this unit is placed{on}{words}{by}", when)
                g.phrase("event", f"placed{on}{words}{by}", when)
                for whose, group in OWNERS:
                    other = When("move", V("g"), src=src, dst=dst, word="placed", cause=cause)
                    g.phrase("event", f"{whose}{{g:{group}_one}} is placed{on}{words}{by}", other)
            put = When("move", SELF, src=src, dst=("GC",), word="placed", cause=cause)
            g.phrase("event", f"this unit is put on (GC){words}{by}", put)
            g.phrase("event", f"put on (GC){words}{by}", put)
    for by, cause in BY:
        for row in ("front", "back"):
            there = When("move", All((SELF, Lies(row))), dst=V("d"), word="placed", cause=cause)
            g.phrase("event", f"this unit is placed on a {row} row {{d:circle}}{by}", there)
    elsewhere = When("move", SELF, dst=V("d"), not_src=("hand",), word="placed")
    g.phrase("event", "this unit is placed on {d:circle} other than from hand", elsewhere)
    for this in ("this unit is ", "this card is ", ""):
        g.phrase("event", f"{this}rode upon", When("move", SELF, word="rode upon"))
        g.phrase("event", f"{this}rode upon by {{k:a_card}}", When("move", SELF, V("k"), word="rode upon"))
        g.phrase("event", f"{this}rode upon by {{k:card_one}}", When("move", SELF, V("k"), word="rode upon"), named)
    for this in ("this unit", "this card"):
        g.phrase("event", f"{{k:a_card}} rides {this}", When("move", SELF, V("k"), word="rode upon"))
        g.phrase("event", f"another {{k:card_one}} rides {this}", When("move", SELF, V("k"), word="rode upon"))
    for words in (
        "is placed by riding from",
        "is placed by riding on",
        "is placed on (VC) by riding on",
        "is placed on (VC) by riding from",
    ):
        for subject, who in (("this unit", SELF), ("your {g:own_one}", V("g"))):
            g.phrase("event", f"{subject} {words} {{k:a_card}}", When("ride", who, V("k")))
            g.phrase("event", f"{subject} {words} {{k:card_one}}", When("ride", who, V("k")), named)
    g.phrase("event", "ridden from {k:a_card}", When("ride", SELF, V("k")))
    for said, event in (("[Stride]", "stride"), ("[Legion]", "legion")):
        g.phrase("event", f"your {{g:own_one}} {said}", When(event, V("g")))
        g.phrase("event", f"this unit {said}", When(event, SELF))


def causes(g: Grammar) -> None:
    """`by`: whose ability caused it."""
    anybody = Some((YOURS, ENEMY))
    for deed, deeds in (("ability", "abilities"), ("effect", "effects")):
        for words in (f" by the {deed} of your {{g:own_one}}", f" by your {{g:own_one}}'s {deed}"):
            g.phrase("by", words, V("g"), _described)
        for words in (f" by the {deed} of your {{n:name}}", f" by your {{n:name}}'s {deed}"):
            g.phrase("by", words, All((YOURS, Word("name", V("n")))))  # NB: it may be an order in the order zone
        for words, cause in (
            (f" by your card's {deed}", YOURS),
            (f" by your card {deed}", YOURS),
            (f" by your card {deeds}", YOURS),
            (f" by your card's {deeds}", YOURS),
            (f" by the {deed} of your card", YOURS),
            (f" due to the {deed} of your card", YOURS),
            (f" due to an {deed} from one of your cards", YOURS),
            (f" due to an {deed} of your card", YOURS),
            (f" by your opponent's card's {deed}", ENEMY),
            (f" by your opponent's card {deed}", ENEMY),
            (f" by your opponent's card {deeds}", ENEMY),
            (f" by a card's {deed}", anybody),
            (f" by a card {deed}", anybody),
            (f" by the {deed} of a card", anybody),
            (f" by card {deeds}", anybody),
            (f" by your cards' {deeds}", YOURS),
        ):
            g.phrase("by", words, cause)


def _described(env: Env) -> bool:
    """Whether more is said of the unit than a name."""
    told = [part for part in parts_of(env["g"]) if part not in (YOURS, FIELD)]
    return not all(isinstance(part, Word) and part.kind == "name" for part in told)


def named(env: Env) -> bool:
    """Whether the card is only a name; then it has no article."""
    return isinstance(env["k"], Word) and env["k"].kind == "name"


TARGETS = (("", ANY), (" {t:a_any}", V("t")), (" your opponent's {t:foe_one}", V("t")))


def fighting(g: Grammar) -> None:
    """Attacks, boosts, hits."""
    for words, target in TARGETS:
        for subject, who in (*SUBJECTS, ("it", SELF)):
            its = "its" if subject == "it" else f"{subject}'s"
            g.phrase("event", f"{subject} attacks{words}", When("attack", who, target))
            g.phrase("event", f"{its} attack hits{words}", When("hit", who, target))
            if subject != "it":
                g.phrase("event", f"the attack of {subject} hits{words}", When("hit", who, target))
        for subject in ("this unit", "it"):
            g.phrase("event", f"{subject} boosts{words}", When("boost", SELF, target))
            boosted = When("hit", Role("boosted", SELF), target)
            g.phrase("event", f"the attack {subject} boosted hits{words}", boosted)
    for subject, who in SUBJECTS:
        g.phrase("event", f"{subject} is attacked", When("attacked", who))
        g.phrase("event", f"{subject} is boosted", When("boosted", who))
        g.phrase("event", f"{subject}'s attack does not hit", When("no hit", who))
    for subject in ("this unit", "it"):
        g.phrase("event", f"{subject} intercepts", When("intercept", SELF))
        g.phrase("event", f"{subject} is boosted by {{k:a_any}}", When("boosted", SELF, V("k")))
    for check in ("drive", "damage"):
        shown = When(f"{check} check", V("k"), player=YOU)
        g.phrase("event", f"your {check} check reveals {{k:a_card}}", shown)
        for words in (f"for your {check} check", f"for a {check} check", f"during your {check} check"):
            g.phrase("event", f"this card is revealed {words}", When(f"{check} check", SELF))
        g.phrase("event", f"your {check} check reveals this card", When(f"{check} check", SELF))


PAIRS: tuple[tuple[str, Any, Any], ...] = (
    *(
        (f"{{i:unit_or_it}} attacks or boosts{words}", When("attack", SELF, target), When("boost", SELF, target))
        for words, target in TARGETS
    ),
    *(
        (
            f"{{i:of_this_unit}} attack or the attack {{j:unit_or_it}} boosted hits{words}",
            When("hit", SELF, target),
            When("hit", Role("boosted", SELF), target),
        )
        for words, target in TARGETS
    ),
    ("{i:this_itself} is {x:done} or {y:gone}", V("x"), V("y")),
    (
        "this card is discarded from {i:the_hand} {r:riding} or paying the cost for [Stride]",
        When("move", SELF, V("r"), src=("hand",), word="discard"),
        When("move", SELF, src=("hand",), word="discard", cause=STRIDER),
    ),
    ("{i:maybe_it}attacks or is attacked", When("attack", SELF), When("attacked", SELF)),
    ("{w:anyone} attacks or is attacked", When("attack", V("w")), When("attacked", V("w"))),
    ("{w:anyone} attacks or boosts", When("attack", V("w")), When("boost", V("w"))),
    ("it intercepts or is placed on (GC)", When("intercept", SELF), When("move", SELF, dst=("GC",), word="placed")),
    (
        "this unit is put on (GC) or attacks {t:a_any}",
        When("move", SELF, dst=("GC",), word="placed"),
        When("attack", SELF, V("t")),
    ),
    (
        "{i:this_itself} is placed or rode upon",
        When("move", SELF, word="placed"),
        When("move", SELF, word="rode upon"),
    ),
    (
        "this unit is placed on {d:circle} or rode upon",
        When("move", SELF, dst=V("d"), word="placed"),
        When("move", SELF, word="rode upon"),
    ),
    (
        "this unit attacks from (VC) or is rode upon",
        When("attack", All((SELF, Zone(("VC",))))),
        When("move", SELF, word="rode upon"),
    ),
    (
        "this unit is placed on {d:circle}{s:source} or put on (GC){s:source}",
        When("move", SELF, src=V("s"), dst=V("d"), word="placed"),
        When("move", SELF, src=V("s"), dst=("GC",), word="placed"),
    ),
    (
        "this unit is put on (GC) or placed on {d:circle}",
        When("move", SELF, dst=("GC",), word="placed"),
        When("move", SELF, dst=V("d"), word="placed"),
    ),
)
"""Two events of one ability."""


FROM = (
    (" from (RC)", ("RC",)),
    (" from (GC)", ("GC",)),
    (" from (VC)", ("VC",)),
    (" from (RC) or (GC)", ("RC", "GC")),
    (" from (VC) or (RC)", ("VC", "RC")),
    (" from the trigger zone", ("trigger",)),
    *SOURCES,
)


PUT = (
    ("into soul", "soul"),
    ("into your soul", "soul"),
    ("into the soul", "soul"),
    ("into the drop zone", "drop"),
    ("into your drop zone", "drop"),
    ("into drop", "drop"),
    ("into your drop", "drop"),
    ("into the order zone", "order zone"),
    ("into the Order Zone", "order zone"),
    ("into order zone", "order zone"),
    ("into your order zone", "order zone"),
    ("into your Order Zone", "order zone"),
    ("into your damage zone", "damage"),
    ("into the damage zone", "damage"),
    ("into your bind zone", "bind"),
    ("in the order zone", "order zone"),
    ("in your order zone", "order zone"),
)
ON_FIELD = ("VC", "RC", "GC")
LEAVING = (
    ("this unit", SELF),
    ("this card", SELF),
    ("another of your {g:other_one}", V("g")),
    ("another of your {g:other_many}", V("g")),
    ("one of your {g:own_many}", V("g")),
    ("one of your other {g:other_many}", V("g")),
    ("your {g:own_one}", V("g")),
    ("your other {g:other_one}", V("g")),
    ("your opponent's {g:foe_one}", V("g")),
)


def leaving(g: Grammar) -> None:
    """Cards that go to other zones: by a deed with a name of its own, or put there. NB: of a card that may have come
    from anywhere nobody knows where its ability is valid; only orders are put into the order zone."""
    for said, src in FROM:
        g.phrase("from", said, src)
    for said, zone in PUT:
        g.phrase("into", said, (zone,))
        if zone == "order zone":
            g.phrase("into_orders", said, (zone,))
    for words, src in (("", ()), ("{s:from}", V("s"))):
        for by, cause in BY:
            for subject, who in LEAVING:
                for said, dst, word in (
                    ("retired", (), "retire"),
                    ("bound", ("bind",), ""),
                    ("returned to hand", ("hand",), "return"),
                    ("returned to your hand", ("hand",), "return"),
                ):
                    if dst and not words and subject == "this card":
                        continue
                    left = ON_FIELD if dst and not words and who == SELF else src
                    when = When("move", who, src=left, dst=dst, word=word, cause=cause)
                    g.phrase("event", f"{subject} is {said}{words}{by}", when)
                locked = When("become", who, word="lock", cause=cause)
                if not words:
                    g.phrase("event", f"{subject} is locked{by}", locked)
            retired = When("move", SELF, src=src, word="retire", cause=cause)
            g.phrase("event", f"retired{words}{by}", retired)
            g.phrase("event", f"it is retired{words}{by}", retired)
            for subject in ("this unit", "this card"):
                gone = When("move", SELF, src=src, word="discard", cause=cause)
                g.phrase("event", f"{subject} is discarded{words}{by}", gone)
                left = src if words or subject == "this card" else ON_FIELD
                put = When("move", SELF, src=left, dst=V("d"), cause=cause)
                said = "into" if words or subject == "this unit" else "into_orders"
                g.phrase("event", f"{subject} is put {{d:{said}}}{words}{by}", put)
                if words:
                    g.phrase("event", f"{subject} is put{words} {{d:into}}{by}", put)
            for subject, who in LEAVING[2:]:
                put = When("move", who, src=src or UNITS_ON, dst=V("d"), cause=cause)
                g.phrase("event", f"{subject} is put {{d:into}}{words}{by}", put)


def becoming(g: Grammar) -> None:
    """Units that change: how they lie, what they are."""
    for subject, who in SUBJECTS:
        for stands in ("[Stand]", "is [Stand]"):
            for by, cause in (("", ANY), ("{c:by}", V("c"))):
                g.phrase("event", f"{subject} {stands}{by}", When("state", who, word="stand", cause=cause))
        for state in ("blazing", "engorged", "hollowed", "charging"):
            g.phrase("event", f"{subject} becomes {state}", When("becomes", who, word=state))
        g.phrase("event", f"{subject} is unlocked", When("become", who, word="unlock"), no_locked_card)
        g.phrase("event", f"{subject} becomes in harmony", When("becomes", who, word=HARMONY))
    g.phrase("event", "this card becomes an originalDress", When("become", SELF, word="originalDress"))
    g.phrase("event", "this Song is sung", When("sung", SELF))
    g.phrase("event", "this card is operated", When("operate", SELF))
    g.phrase("event", "you persona ride", When("persona ride", player=YOU))
    for dress in ("overDress", "XoverDress"):
        for by in (f"by [{dress}]", f"by the [{dress}] ability"):
            g.phrase("event", f"this unit is placed on (RC) {by}", When(dress, SELF))
    for who, player in (("you play", YOU), ("your opponent plays", OPPONENT)):
        played = When("move", V("k"), player=player, dst=("order area",), word="play")
        g.phrase("event", f"{who} {{k:a_card}}", played, is_order)
        g.phrase("event", f"{who} {{k:card_one}}", played, named)


def no_locked_card(env: Env) -> bool:
    """Whether the group is of units: once it is unlocked, a card is no locked card."""
    return "g" not in env or Zone(("locked",)) not in parts_of(env["g"])


def times(g: Grammar) -> None:
    """`moment`: a time at which an ability activates; `battle`: the end of a battle in which something was done;
    `while`: what was going on when an event happened."""
    for words, when in (
        ("at the end of your turn", When("begin", word="end of turn", player=YOU)),
        ("at the end of the turn", When("begin", word="end of turn")),
        ("at the end of your opponent's turn", When("begin", word="end of turn", player=OPPONENT)),
        ("at the beginning of your main phase", When("begin", word="main phase", player=YOU)),
        ("at the beginning of your battle phase", When("begin", word="battle phase", player=YOU)),
        ("at the beginning of your ride phase", When("begin", word="ride phase", player=YOU)),
        ("at the beginning of your turn", When("begin", word="turn", player=YOU)),
        ("at the beginning of your stand phase", When("begin", word="stand phase", player=YOU)),
        ("at the beginning of the battle phase", When("begin", word="battle phase")),
        ("at the beginning of the main phase", When("begin", word="main phase")),
        ("at the end of turn", When("begin", word="end of turn")),
        ("at the end of each turn", When("begin", word="end of turn")),
        ("at the beginning of your attack step", When("begin", word="attack step", player=YOU)),
        ("at the beginning of the guard step", When("begin", word="guard step")),
    ):
        g.phrase("moment", words, when)
    for words, cond in (
        ("attacked", Is(SELF, Role("attacking"))),
        ("attacked {g:a_any}", Is(SELF, Role("attacking", V("g")))),
        ("attacked your opponent's {g:foe_one}", Is(SELF, Role("attacking", V("g")))),
        ("boosted", Is(SELF, Role("boosting"))),
        ("boosted {g:a_any}", Is(SELF, Role("boosting", V("g")))),
    ):
        for battle in ("the battle this unit", "the battle that this unit", "the battle it", "the battle that it"):
            g.phrase("battle", f"at the end of {battle} {words}", cond)
            g.phrase("time", f"during {battle} {words}", cond)
            g.phrase("time", f"during {battle} {words.replace('ed', 's', 1)}", cond)
            if words.startswith("attacked"):
                boosted = Both((cond, Is(SELF, Role("boosted"))))
                g.phrase("battle", f"at the end of {battle} {words} while boosted", boosted)
                by = Both((cond, Is(SELF, Role("boosted", V("k")))))
                g.phrase("battle", f"at the end of {battle} {words} while boosted by {{k:a_any}}", by)
    for battle in (
        "the battle this unit was",
        "the battle this unit is",
        "the battle it was",
        "the battle it is",
        "the battle that it was",
        "the battle that this unit was",
    ):
        g.phrase("time", f"during {battle} attacked", Is(SELF, Role("attacked")))
        g.phrase("time", f"during {battle} boosted", Is(SELF, Role("boosted")))
        g.phrase("time", f"during {battle} boosted by {{g:a_any}}", Is(SELF, Role("boosted", V("g"))))
        g.phrase("battle", f"at the end of {battle} attacked", Is(SELF, Role("attacked")))
    for whose, group in OWNERS:
        attacked = Exists(All((V("g"), Role("attacking"))))
        g.phrase("battle", f"at the end of the battle {whose}{{g:{group}_one}} attacked", attacked)
        g.phrase("battle", f"at the end of the battle that {whose}{{g:{group}_one}} attacked", attacked)
        g.phrase("time", f"during the battle {whose}{{g:{group}_one}} attacked", attacked)
        target = Exists(All((V("g"), Role("attacking", V("k")))))
        g.phrase("battle", f"at the end of the battle {whose}{{g:{group}_one}} attacked {{k:a_any}}", target)
    for words, during in (
        ("during your turn", TurnOf(YOU)),
        ("during your opponent's turn", TurnOf(OPPONENT)),
        ("during your main phase", Both((TurnOf(YOU), During("main")))),
        ("during your ride phase", Both((TurnOf(YOU), During("ride")))),
        ("during the ride phase", During("ride")),
        ("during the main phase", During("main")),
        ("during the battle phase", During("battle")),
        ("during your opponent's battle phase", Both((TurnOf(OPPONENT), During("battle")))),
        ("during your battle phase", Both((TurnOf(YOU), During("battle")))),
        ("other than during the battle phase", Unless(During("battle"))),
        ("other than by a unit card's ability", Unless(CausedBy(Word("type", "unit")))),
        ("other than by a card's ability", Unless(CausedBy(ANY))),
        ("in the [overDress] state", Is(SELF, Mark("overDress"))),
        ("in the [XoverDress] state", Is(SELF, Mark("XoverDress"))),
        ("while boosted", Is(SELF, Role("boosted"))),
        ("while boosted by {g:a_any}", Is(SELF, Role("boosted", V("g")))),
        ("while not boosted", Unless(Is(SELF, Role("boosted")))),
        ("while not being boosted", Unless(Is(SELF, Role("boosted")))),
        ("while being boosted", Is(SELF, Role("boosted"))),
    ):
        g.phrase("while", words, during)


def done(g: Grammar) -> None:
    """`done`, `gone`: what may be done with this card, of two events that an ability waits for; `gone` is not that it
    comes to a circle."""
    for words, src in (("", ()), ("{s:source}", V("s"))):
        g.phrase("done", f"placed on {{d:circle}}{words}", When("move", SELF, src=src, dst=V("d"), word="placed"))
        g.phrase("done", f"put on (GC){words}", When("move", SELF, src=src, dst=("GC",), word="placed"))
    g.phrase("done", "{w:gone}", V("w"))
    src = V("s")
    for words, when in (
        ("retired{s:from}", When("move", SELF, src=src, word="retire")),
        ("discarded{s:from}", When("move", SELF, src=src, word="discard")),
        ("returned to hand{s:from}", When("move", SELF, src=src, dst=("hand",), word="return")),
        ("bound{s:from}", When("move", SELF, src=src, dst=("bind",))),
        ("put {d:into}{s:from}", When("move", SELF, src=src, dst=V("d"))),
        ("put{s:from} {d:into}", When("move", SELF, src=src, dst=V("d"))),
    ):
        g.phrase("gone", words, when)
    g.phrase("gone", "retired", When("move", SELF, word="retire"))
    g.phrase("gone", "rode upon", When("move", SELF, word="rode upon"))
    g.phrase("gone", "locked", When("become", SELF, word="lock"))


def add(g: Grammar) -> None:
    done(g)
    for part in (placing, causes, fighting, leaving, becoming, times):
        part(g)
