"""English, events: what stands after "when", and the times "at the end of ..."."""

from __future__ import annotations

from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Both,
    During,
    Env,
    Exists,
    Is,
    Role,
    TurnOf,
    Unless,
    V,
    When,
    Word,
)

CIRCLES = {
    "(RC)": ("RC",),
    "(VC)": ("VC",),
    "(GC)": ("GC",),
    "(VC) or (RC)": ("VC", "RC"),
    "(VC/RC)": ("VC", "RC"),
    "(RC) or (GC)": ("RC", "GC"),
    "(RC) or put on (GC)": ("RC", "GC"),
}
SOURCES = (
    ("", ()),
    (" from hand", ("hand",)),
    (" from your hand", ("hand",)),
    (" from soul", ("soul",)),
    (" from your soul", ("soul",)),
    (" from drop", ("drop",)),
    (" from your drop", ("drop",)),
    (" from deck", ("deck",)),
    (" from your deck", ("deck",)),
)


def placing(g: Grammar) -> None:
    """A unit comes onto a circle, or is ridden upon."""
    for said, dst in CIRCLES.items():
        for words, src in SOURCES:
            for by, cause in (("", ANY), ("{c:by}", V("c"))):
                when = When("move", SELF, src=src, dst=dst, word="placed", cause=cause)
                for put in ("placed", "put") if dst == ("GC",) else ("placed",):
                    g.phrase("event", f"this unit is {put} on {said}{words}{by}", when)
                for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
                    other = When("move", V("g"), src=src, dst=dst, word="placed", cause=cause)
                    g.phrase("event", f"{whose}{{g:{group}_one}} is placed on {said}{words}{by}", other)
    for whose, group in (("your ", "own"), ("your other ", "other")):
        for by, cause in (("", ANY), ("{c:by}", V("c"))):
            came = When("move", V("g"), word="placed", cause=cause)
            g.phrase("event", f"{whose}{{g:{group}_one}} is placed{by}", came)
    g.phrase("event", "this unit is rode upon", When("move", SELF, word="rode upon"))
    g.phrase("event", "this unit is rode upon by {k:a_card}", When("move", SELF, V("k"), word="rode upon"))
    g.phrase("event", "this unit is rode upon by {k:card_one}", When("move", SELF, V("k"), word="rode upon"), named)
    for words in ("is placed by riding from", "is placed by riding on", "is placed on (VC) by riding on"):
        for subject, who in (("this unit", SELF), ("your {g:own_one}", V("g"))):
            g.phrase("event", f"{subject} {words} {{k:a_card}}", When("ride", who, V("k")))
            g.phrase("event", f"{subject} {words} {{k:card_one}}", When("ride", who, V("k")), named)


def causes(g: Grammar) -> None:
    """`by`: whose ability caused it."""
    for words, cause in (
        (" by the ability of your {g:own_one}", V("g")),
        (" by the effect of your {g:own_one}", V("g")),
        (" by your {g:own_one}'s ability", V("g")),
        (" by your {g:own_one}'s effect", V("g")),
        (" by your card's ability", YOURS),
        (" by your card's effect", YOURS),
        (" by your card's effects", YOURS),
        (" by your card effects", YOURS),
        (" by your opponent's card's ability", ENEMY),
        (" by your opponent's card's effect", ENEMY),
        (" by your opponent's card effects", ENEMY),
        (" by your opponent's card effect", ENEMY),
    ):
        g.phrase("by", words, cause)


def named(env: Env) -> bool:
    """Whether the card is only a name; then it has no article."""
    return isinstance(env["k"], Word) and env["k"].kind == "name"


def fighting(g: Grammar) -> None:
    """Attacks, boosts, hits."""
    for words, target in (("", ANY), (" {t:a_any}", V("t"))):
        for subject, who in (("this unit", SELF), ("your {g:own_one}", V("g")), ("your other {g:other_one}", V("g"))):
            g.phrase("event", f"{subject} attacks{words}", When("attack", who, target))
            g.phrase("event", f"{subject}'s attack hits{words}", When("hit", who, target))
            g.phrase("event", f"the attack of {subject} hits{words}", When("hit", who, target))
        g.phrase("event", f"this unit boosts{words}", When("boost", SELF, target))
    for subject, who in (("this unit", SELF), ("your {g:own_one}", V("g"))):
        g.phrase("event", f"{subject} is attacked", When("attacked", who))
        g.phrase("event", f"{subject} is boosted", When("boosted", who))
    g.phrase("event", "this unit intercepts", When("intercept", SELF))
    for words, target in (("", ANY), (" {t:a_any}", V("t"))):
        when = When("hit", Role("boosted", SELF), target)
        g.phrase("event", f"the attack this unit boosted hits{words}", when)
    for check in ("drive", "damage"):
        shown = When(f"{check} check", V("k"), player=YOU)
        g.phrase("event", f"your {check} check reveals {{k:a_card}}", shown)
        for words in (f"for your {check} check", f"for a {check} check", f"during your {check} check"):
            g.phrase("event", f"this card is revealed {words}", When(f"{check} check", SELF))


FROM = (
    ("", ()),
    (" from (RC)", ("RC",)),
    (" from (GC)", ("GC",)),
    (" from (VC)", ("VC",)),
    (" from hand", ("hand",)),
    (" from your hand", ("hand",)),
    (" from deck", ("deck",)),
    (" from your deck", ("deck",)),
    (" from soul", ("soul",)),
    (" from drop", ("drop",)),
)


PUT = (
    ("into soul", "soul"),
    ("into your soul", "soul"),
    ("into the drop zone", "drop"),
    ("into drop", "drop"),
    ("into your drop", "drop"),
    ("into the order zone", "order zone"),
    ("into order zone", "order zone"),
    ("into your order zone", "order zone"),
)


def leaving(g: Grammar) -> None:
    """Cards that go to other zones: by a deed with a name of its own, or put there."""
    for words, src in FROM:
        for subject, who in (
            ("this unit", SELF),
            ("this card", SELF),
            ("your {g:own_one}", V("g")),
            ("your other {g:other_one}", V("g")),
            ("your opponent's {g:foe_one}", V("g")),
        ):
            for by, cause in (("", ANY), ("{c:by}", V("c"))):
                retired = When("move", who, src=src, word="retire", cause=cause)
                g.phrase("event", f"{subject} is retired{words}{by}", retired)
                g.phrase(
                    "event", f"{subject} is bound{words}{by}", When("move", who, src=src, dst=("bind",), cause=cause)
                )
        for subject, who in (("this unit", SELF), ("this card", SELF)):
            g.phrase("event", f"{subject} is discarded{words}", When("move", who, src=src, word="discard"))
            for to, zone in PUT:
                g.phrase("event", f"{subject} is put {to}{words}", When("move", who, src=src, dst=(zone,)))
                if words:
                    g.phrase("event", f"{subject} is put{words} {to}", When("move", who, src=src, dst=(zone,)))


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
    ):
        g.phrase("moment", words, when)
    for words, cond in (
        ("attacked", Is(SELF, Role("attacking"))),
        ("attacked {g:a_any}", Is(SELF, Role("attacking", V("g")))),
        ("boosted", Is(SELF, Role("boosting"))),
        ("boosted {g:a_any}", Is(SELF, Role("boosting", V("g")))),
    ):
        for battle in ("the battle this unit", "the battle that this unit"):
            g.phrase("battle", f"at the end of {battle} {words}", cond)
            g.phrase("time", f"during {battle} {words}", cond)
            g.phrase("time", f"during {battle} {words.replace('ed', 's', 1)}", cond)
    g.phrase("battle", "at the end of the battle your {g:own_one} attacked", Exists(All((V("g"), Role("attacking")))))
    for words, during in (
        ("during your turn", TurnOf(YOU)),
        ("during your opponent's turn", TurnOf(OPPONENT)),
        ("during your main phase", Both((TurnOf(YOU), During("main")))),
        ("during your ride phase", Both((TurnOf(YOU), During("ride")))),
        ("during your battle phase", Both((TurnOf(YOU), During("battle")))),
        ("other than during the battle phase", Unless(During("battle"))),
        ("while boosted", Is(SELF, Role("boosted"))),
        ("while boosted by {g:a_any}", Is(SELF, Role("boosted", V("g")))),
        ("while not boosted", Unless(Is(SELF, Role("boosted")))),
        ("while not being boosted", Unless(Is(SELF, Role("boosted")))),
        ("while being boosted", Is(SELF, Role("boosted"))),
    ):
        g.phrase("while", words, during)


def add(g: Grammar) -> None:
    for part in (placing, causes, fighting, leaving, times):
        part(g)
