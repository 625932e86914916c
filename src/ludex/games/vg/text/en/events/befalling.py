"""English, events as subject and predicate: who it is (`doer`), what is done with them (`befalls`), what they do
(`acts`), and whose ability or whose cost it is by or for (`agent`)."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.c04_zones import UNIT_NAMES as UNITS_ON
from ludex.games.vg.text.en.conditions.reckoning import PAYING
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import UNITS, VC
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
    Beside,
    Env,
    Exists,
    Is,
    Lies,
    Not,
    On,
    Role,
    V,
    When,
    Word,
)

ME = t.Ref(t.SAME)
BEFALLS: tuple[tuple[str, Any], ...] = (
    ("retired{s:if_whence}{c:if_by}", When("move", ME, src=V("s"), word="retire", cause=V("c"))),
    ("bound{s:if_whence}{c:if_by}", When("move", ME, src=V("s"), dst=("bind",), cause=V("c"))),
    (
        "returned to {y:the_hand}{s:if_whence}{c:if_by}",
        When("move", ME, src=V("s"), dst=("hand",), word="return", cause=V("c")),
    ),
    ("put{d:goes_into}{c:if_by}", When("move", ME, src=UNITS_ON, dst=V("d"), cause=V("c"))),
    ("put{d:goes_into}{s:whence}{c:if_by}", When("move", ME, src=V("s"), dst=V("d"), cause=V("c"))),
    ("put{s:whence}{d:goes_into}{c:if_by}", When("move", ME, src=V("s"), dst=V("d"), cause=V("c"))),
    ("locked{c:if_by}", When("become", ME, word="lock", cause=V("c"))),
    ("chosen{c:by}", When("chosen", ME, cause=V("c"))),
    ("attacked{b:if_by_whom}", When("attacked", ME, V("b"))),
    ("boosted{b:if_by_whom}", When("boosted", ME, V("b"))),
    (
        "placed{o:if_on}{s:if_source}{l:located}{c:if_by}",
        When("move", All((ME, V("l"))), src=V("s"), dst=V("o"), word="placed", cause=V("c")),
    ),
    ("placed{o:if_on}{s:if_source}{c:if_by}", When("move", ME, src=V("s"), dst=V("o"), word="placed", cause=V("c"))),
    (
        "placed{o:if_on} other than{s:source}{c:if_by}",
        When("move", ME, dst=V("o"), not_src=V("s"), word="placed", cause=V("c")),
    ),
    ("placed by riding", When("ride", ME)),
    ("placed by riding {f:from_on} {k:a_card}", When("ride", ME, V("k"))),
)
"""What is done with units: the words after "is", and the event."""
ACTS: tuple[tuple[str, Any], ...] = (
    ("attacks{t:if_target}", When("attack", ME, V("t"))),
    ("attacks{t:if_target} while boosted", When("attack", All((ME, Role("boosted"))), V("t"))),
    ("attacks{t:if_target} while boosted by {k:a_any}", When("attack", All((ME, Role("boosted", V("k")))), V("t"))),
    ("attacks{t:if_target} while not boosted", When("attack", All((ME, Not(Role("boosted")))), V("t"))),
    ("attacks{t:if_target} from the {r:row_said} row", When("attack", All((ME, V("r"))), V("t"))),
    ("boosts{t:if_target}", When("boost", ME, V("t"))),
    ("intercepts", When("intercept", ME)),
    ("{v:turns}[Stand]{c:if_by}", When("state", ME, word="stand", cause=V("c"))),
    ("{v:turns}[Rest]{c:if_by}", When("state", ME, word="rest", cause=V("c"))),
)
"""What units do."""


def agents(g: Grammar) -> None:
    """`by`: whose ability did it, or for whose cost it was done."""
    filler(g, "deeds_of", "ability", "abilities", "effect", "effects")
    for words, who in (
        ("this unit", SELF),
        ("this card", SELF),
        ("your vanguard", All((YOURS, VC))),
        ("your opponent's card", ENEMY),
        ("your opponent's {a:foe_one}", V("a")),
    ):
        g.phrase("agent", words, who)
    for prep in ("by", "due to", "with"):
        g.phrase("by", f" {prep} {{a:agent}}'s {{x:deeds_of}}", V("a"))
        g.phrase("by", f" {prep} the {{x:deeds_of}} of {{a:agent}}", V("a"))
        if prep != "by":
            g.phrase("by", f" {prep} your card's {{x:deeds_of}}", YOURS)
            g.phrase("by", f" {prep} the {{x:deeds_of}} of your card", YOURS)
        g.phrase("by", f" {prep} the {{x:deeds_of}} of {{k:a_card}}", V("k"), more_than_card)
    g.phrase("by", " by your {a:own_one}'s {x:deeds_of}", V("a"), told_by_more)
    g.phrase("by", " by the {x:deeds_of} of your {a:own_one}", V("a"), told_by_more)
    for words, who in (
        ("this unit", SELF),
        ("this card", SELF),
        ("your card", YOURS),
        ("your vanguard", All((YOURS, VC))),
        ("your {a:own_one}", V("a")),
        ("your other {a:other_one}", V("a")),
    ):
        paid = All((who, PAYING))
        g.phrase("by", f" for the cost of {words}'s {{x:deeds_of}}", paid)
        if "{" not in words:
            g.phrase("by", f" for the cost of the {{x:deeds_of}} of {words}", paid)
        if words not in ("your card", "your vanguard"):
            g.phrase("by", f" for {words}'s cost", paid)


def more_than_card(env: Env) -> bool:
    return env["k"] not in (ANY, Word("type", "unit"))


def told_by_more(env: Env) -> bool:
    """Whether more is said of the unit than a name: with a name alone it may be an order."""
    parts = env["a"].parts if isinstance(env["a"], All) else (env["a"],)
    kinds = [part for part in parts if not isinstance(part, (t.Side, t.Zone))]
    return bool(kinds) and not all(isinstance(part, Word) and part.kind == "name" for part in kinds)


def pieces(g: Grammar) -> None:
    for category, more in (("if_on", " on {d:circle}"), ("if_source", "{d:source}")):
        g.phrase(category, "", ())
        g.phrase(category, more, V("d"))
    g.phrase("if_on", " on a {d:circle}", V("d"))
    g.phrase("if_on", " on your {d:circle}", V("d"))
    g.phrase("located", " in the same column as this unit", Beside(SELF, "column"))
    for row in ("front", "back"):
        g.phrase("row_said", row, Lies(row))
        for words in (f" in the {row} row", f" in your {row} row"):
            g.phrase("located", words, Lies(row))
    filler(g, "turns", "", "is ", "becomes ")
    filler(g, "from_on", "from", "on")
    for words, target in (("the vanguard", VC), ("your {k:own_one}", V("k"))):
        g.phrase("if_target", f" {words}", target)


def told(env: Env) -> bool:
    """Whether more is said of the units than that they are units."""
    return env["w"] not in (FIELD, UNITS, ANY)


def not_marked(env: Env) -> bool:
    """Whether the units are not told by the markers on their circles, or it is said whose they are."""
    nodes = walk.nodes(env["w"])
    return whose(env) or not any(isinstance(node, Beside) and node.how == "spot" for node in nodes)


def events(g: Grammar) -> None:
    """Somebody does something, or it is done with them."""
    for words, when in BEFALLS:
        g.phrase("befalls", words, when)
    for words, when in ACTS:
        g.phrase("acts", words, when)
    g.phrase("doer", "{w:whoever}", V("w"), told)
    g.phrase("doer", "{w:anyone}", V("w"), not_marked)
    for whose in ("any fighter's", "any players'"):
        g.phrase("doer", f"{whose} {{w:any_one}}", V("w"))
    for one in ("one of ", "another of "):
        g.phrase("doer", f"{one}your other {{g:other_many}}", V("g"))
    g.phrase("doer", "one of your {g:own_many}", V("g"))
    g.phrase("doer", "one of your opponent's {g:foe_many}", V("g"))
    g.phrase("event", "{w:doer} is {p:befalls}", On(V("p"), V("w")))
    g.phrase("event", "{w:doer} {p:acts}", On(V("p"), V("w")))
    there = When("move", All((SELF, V("l"))), src=V("s"), dst=V("o"), word="placed", cause=V("c"))
    g.phrase("event", "this unit is placed{o:if_on}{s:if_source}{l:located}{c:if_by}", there)
    g.phrase("event", "this unit is placed by riding", When("ride", SELF))
    for attack in ("{w:doer}'s attack", "the attack of {w:doer}", "an attack by {w:doer}", "the attack by {w:doer}"):
        g.phrase("event", f"{attack} hits{{t:if_target}}", When("hit", V("w"), V("t")))
        g.phrase("event", f"{attack} does not hit", When("no hit", V("w")))
    boosted = Role("boosted", SELF)
    for attack in (
        "the attack this unit boosted",
        "the attack boosted by this unit",
        "the attack of the unit this unit boosted",
        "the attack of the unit boosted by this unit",
        "the attack of the boosted unit",
    ):
        g.phrase("event", f"{attack} hits{{t:if_target}}", When("hit", boosted, V("t")))
        g.phrase("event", f"{attack} does not hit", When("no hit", boosted))
    g.phrase("event", "this unit's attack does not hit", When("no hit", SELF))


IN_BATTLE: tuple[tuple[str, Any], ...] = (
    ("attacked{t:if_target}", Role("attacking", V("t"))),
    ("attacks{t:if_target}", Role("attacking", V("t"))),
    ("boosted{t:if_target}", Role("boosting", V("t"))),
    ("boosts{t:if_target}", Role("boosting", V("t"))),
    ("was attacked{b:if_by_whom}", Role("attacked", V("b"))),
    ("is attacked{b:if_by_whom}", Role("attacked", V("b"))),
    ("was boosted{b:if_by_whom}", Role("boosted", V("b"))),
    ("is boosted{b:if_by_whom}", Role("boosted", V("b"))),
)
"""What units do in a battle, and what is done with them there."""


def battles(g: Grammar) -> None:
    """`engaged`: whose battle it is, said of this unit or of others; at its end, and while it goes on."""
    for words, role in IN_BATTLE:
        g.phrase("in_its_battle", words, role)
        g.phrase("engaged", f"this unit {words}", Is(SELF, role))
    g.phrase("engaged", "{w:whoever} {p:in_its_battle}", Exists(All((V("w"), V("p")))), whose)
    boosted = Exists(All((V("w"), Role("attacking", V("t")), Role("boosted"))))
    g.phrase("engaged", "{w:whoever} attacked{t:if_target} while boosted", boosted, whose)
    for that in ("", "that "):
        g.phrase("battle", f"at the end of the battle {that}{{q:engaged}}", V("q"))
        g.phrase("time", f"during the battle {that}{{q:engaged}}", V("q"))
        g.phrase("while", f"during the battle {that}{{q:engaged}}", V("q"))
        g.phrase("fought", f"of the battle {that}{{q:engaged}}", V("q"))
    g.phrase("fought", "that {q:engaged}", V("q"))


def whose(env: Env) -> bool:
    """Whether it is said whose units they are."""
    parts = env["w"].parts if isinstance(env["w"], All) else (env["w"],)
    return any(isinstance(part, t.Side) for part in parts)


def cards(g: Grammar) -> None:
    """What is done with this card, and with cards wherever they are. NB: of a card of one's own that comes to a zone
    from anywhere, the zone's player is told."""
    for words, src in (("", ()), ("{s:whence}", V("s"))):
        for this in ("this card", "this unit") if words else ("this card",):
            bound = When("move", SELF, src=src, dst=("bind",), cause=V("c"))
            g.phrase("event", f"{this} is bound{words}{{c:if_by}}", bound)
    for zone in ("the bind zone", "your bind zone"):
        g.phrase("event", f"this card is put into {zone}{{c:if_by}}", When("move", SELF, dst=("bind",), cause=V("c")))
    for cards_ in ("a card", "your card"):
        put = When("move", player=YOU, dst=V("d"), cause=V("c"))
        g.phrase("event", f"{cards_} is put{{d:goes_into_yours}}{{c:by}}", put)
    for words, when in (
        ("bound{c:if_by}", When("move", V("w"), dst=("bind",), cause=V("c"))),
        ("discarded{c:if_by}", When("move", V("w"), word="discard", cause=V("c"))),
        (
            "returned to {y:the_hand}{s:whence}{c:if_by}",
            When("move", V("w"), src=V("s"), dst=("hand",), word="return", cause=V("c")),
        ),
    ):
        g.phrase("event", f"{{w:anyones}} is {words}", when)
    jailed = When("move", ENEMY, dst=("imprisoned",), cause=V("c"))
    for start in ("your opponent's card is imprisoned{x:in_prison}", "you imprison your opponent's card"):
        g.phrase("event", f"{start}{{c:if_by}}", jailed)


def players(g: Grammar) -> None:
    """What players do with cards."""
    for who, player, side, s in (("you", YOU, YOURS, ""), ("your opponent", OPPONENT, ENEMY, "s")):
        their = "your" if not s else "their"
        called = When("move", V("k"), player=player, src=V("s"), dst=("RC", "GC"), word="called", cause=V("c"))
        g.phrase("event", f"{who} call{s} {{k:a_card}}{{s:if_source}}{{c:if_by}}", called)
        for hand in ("", " from hand", f" from {their} hand"):
            gone = When("move", All((side, V("k"))), src=("hand",), word="discard", cause=V("c"))
            g.phrase("event", f"{who} discard{s} {{k:a_card}}{hand}{{c:if_by}}", gone, more_than_card)
        g.phrase("event", f"{who} ride{s}{{c:if_by}}", When("ride", player=player, cause=V("c")))
        for word in ("Soul-Charge", "Counter-Charge", "Energy-Charge", "Soul-Blast", "Counter-Blast", "Energy-Blast"):
            g.phrase("event", f"{who} [{word}]{{c:if_by}}", When(word.lower(), V("c"), player=player))
            g.phrase("event", f"{who} [{word} {{n:digits}}] or more", When(word.lower(), player=player, least=V("n")))
        for verb, word in (("retire", "retire"), ("bind", "bind"), ("lock", "lock"), ("unlock", "unlock")):
            foes = ("your opponent's {w:foe_one}",) if not s else ("your {w:own_one}",)
            for whom in foes:
                done = (
                    When("become", V("w"), word=word, cause=side)
                    if "lock" in verb
                    else When("move", V("w"), word="retire", cause=side)
                    if verb == "retire"
                    else When("move", V("w"), dst=("bind",), cause=side)
                )
                g.phrase("event", f"{who} {verb}{s} {whom}", done)


def add(g: Grammar) -> None:
    for part in (agents, pieces, events, battles, cards, players):
        part(g)
