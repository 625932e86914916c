"""English, events: what stands after "when", and the times "at the end of ..."."""

from __future__ import annotations

from ludex.games.vg.text.meanings import RC, VC
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, SELF, YOU, Env, V, When, Word

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
    targets = (("", ANY), (" a vanguard", VC), (" a rear-guard", RC))
    for words, target in targets:
        g.phrase("event", f"this unit attacks{words}", When("attack", SELF, target))
        g.phrase("event", f"this unit's attack hits{words}", When("hit", SELF, target))
    g.phrase("event", "this unit boosts", When("boost", SELF))
    g.phrase("event", "this unit intercepts", When("intercept", SELF))
    g.phrase("event", "your {g:own_one} attacks", When("attack", V("g")))


def leaving(g: Grammar) -> None:
    g.phrase("event", "this unit is retired", When("move", SELF, word="retire"))
    g.phrase("event", "this card is discarded from hand", When("move", SELF, src=("hand",), word="discard"))


def times(g: Grammar) -> None:
    """`moment`: a time at which an ability activates."""
    for words, when in (
        ("at the end of your turn", When("begin", word="end of turn", player=YOU)),
        ("at the end of the turn", When("begin", word="end of turn")),
        ("at the end of the battle", When("begin", word="end of battle")),
        ("at the beginning of your main phase", When("begin", word="main phase", player=YOU)),
        ("at the beginning of your battle phase", When("begin", word="battle phase", player=YOU)),
        ("at the beginning of your ride phase", When("begin", word="ride phase", player=YOU)),
    ):
        g.phrase("moment", words, when)


def add(g: Grammar) -> None:
    for part in (placing, fighting, leaving, times):
        part(g)
