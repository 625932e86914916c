"""English, events: what stands after "when", and the times "at the end of ..."."""

from __future__ import annotations

from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ANY,
    OPPONENT,
    SELF,
    YOU,
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

CIRCLES = {"(RC)": ("RC",), "(VC)": ("VC",), "(GC)": ("GC",), "(VC) or (RC)": ("VC", "RC"), "(VC/RC)": ("VC", "RC")}
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
            for put in ("placed", "put"):
                if put == "put" and dst != ("GC",):
                    continue
                g.phrase(
                    "event", f"this unit is {put} on {said}{words}", When("move", SELF, src=src, dst=dst, word="placed")
                )
        g.phrase("event", f"your {{g:own_one}} is placed on {said}", When("move", V("g"), dst=dst, word="placed"))
        g.phrase(
            "event", f"your other {{g:other_one}} is placed on {said}", When("move", V("g"), dst=dst, word="placed")
        )
    g.phrase("event", "this unit is rode upon", When("move", SELF, word="rode upon"))
    g.phrase("event", "this unit is rode upon by {k:a_card}", When("move", SELF, V("k"), word="rode upon"))
    g.phrase("event", "this unit is rode upon by {k:card_one}", When("move", SELF, V("k"), word="rode upon"), named)


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
        for subject, who in (("this unit", SELF), ("this card", SELF), ("your {g:own_one}", V("g"))):
            g.phrase("event", f"{subject} is retired{words}", When("move", who, src=src, word="retire"))
            g.phrase("event", f"{subject} is bound{words}", When("move", who, src=src, dst=("bind",)))
        for subject, who in (("this unit", SELF), ("this card", SELF)):
            g.phrase("event", f"{subject} is discarded{words}", When("move", who, src=src, word="discard"))
            for to, zone in PUT:
                g.phrase("event", f"{subject} is put {to}{words}", When("move", who, src=src, dst=(zone,)))


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
    for this in ("this unit", "it"):
        for words, cond in (
            ("attacked", Is(SELF, Role("attacking"))),
            ("attacked {g:a_any}", Is(SELF, Role("attacking", V("g")))),
            ("boosted", Is(SELF, Role("boosting"))),
            ("boosted {g:a_any}", Is(SELF, Role("boosting", V("g")))),
        ):
            g.phrase("battle", f"at the end of the battle {this} {words}", cond)
    g.phrase("battle", "at the end of the battle your {g:own_one} attacked", Exists(All((V("g"), Role("attacking")))))
    for words, during in (
        ("during your turn", TurnOf(YOU)),
        ("during your opponent's turn", TurnOf(OPPONENT)),
        ("during your main phase", Both((TurnOf(YOU), During("main")))),
        ("during your ride phase", Both((TurnOf(YOU), During("ride")))),
        ("during your battle phase", Both((TurnOf(YOU), During("battle")))),
        ("other than during the battle phase", Unless(During("battle"))),
        ("while boosted", Is(SELF, Role("boosted"))),
        ("while being boosted", Is(SELF, Role("boosted"))),
    ):
        g.phrase("while", words, during)


def add(g: Grammar) -> None:
    for part in (placing, fighting, leaving, times):
        part(g)
