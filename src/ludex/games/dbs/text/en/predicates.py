"""English, predicates: what is asked of one card, whichever it is: this card, one that was named, that attacks or is
attacked, a Leader, one of a kind."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.nouns import sided
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, IN_PLAY, IT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import ENEMY, SELF, YOURS, Compare, Exists, FigureOf, Is, State, Unless, V

LEADER = t.Zone(("leader",))


def particles(g: Grammar) -> None:
    for category, said in (
        ("has_", ("has", "had")), ("has_not", ("does not have", "did not have")), ("one_be", ("is", "was")),
        ("now_be", ("is", "are")),
    ):  # fmt: skip
        for words in said:
            g.phrase(category, words, t.ANY)


def said(g: Grammar) -> None:
    """`pred`: what the card is or has; `pred_not`: what it is said not to be."""
    g.phrase("pred", "{b_:one_be} {g:a_kind}", V("g"))
    g.phrase("pred", "{b_:one_be} {a:quality}", V("a"))
    g.phrase("pred", "{b_:one_be} in {m:mode} Mode", State(V("m")))
    g.phrase("pred_not", "{b_:one_be} not {g:a_kind}", V("g"))
    g.phrase("pred_not", "{b_:one_be} not {a:adjective}", V("a"))
    g.phrase("pred_not", "{b_:one_be} not in {m:mode} Mode", State(V("m")))
    g.phrase("pred", "{p:pred_has}", V("p"))
    g.phrase("pred_not", "{h_:has_not} {f:feature}", V("f"))
    g.phrase("pred_has", "{h_:has_} {f:feature}", V("f"))
    g.phrase("pred_has", "{h_:has_} {c:trait}", t.Word("trait", V("c")))
    g.phrase("pred_has", "{h_:has_} {f:attribute} and {k:feature}", t.All((V("f"), V("k"))))
    g.phrase("pred_has", "{h_:has_} {f:feature} or {k:feature}", t.Some((V("f"), V("k"))), _apart)


def _apart(env: t.Env) -> bool:
    """Whether the features are of two sorts: two numbers or two keywords are one feature."""
    return type(env["f"]) is not type(env["k"]) and not any(isinstance(env[name], t.Some) for name in "fk")


def subjects(g: Grammar) -> None:
    """`asked_one`: the card itself or one that was named; `asked_s`: whose figure or name; `fighter`: a card in a
    battle."""
    g.phrase("asked_one", "this card", SELF)
    g.phrase("asked_one", "{o:it}", V("o"))
    g.phrase("asked_s", "this card's", SELF)
    g.phrase("asked_s", "its", IT)
    g.phrase("asked_s", "{o:it}'s", V("o"))
    for role, cards in (
        ("attacking", ("attacking card", "attacking Battle Card", "attacking Leader")),
        ("attacked", ("card being attacked", "attacked card", "Battle Card being attacked")),
    ):
        for card in cards:
            there = (BATTLE, BATTLE_CARD) if "Battle" in card else (LEADER,) if "Leader" in card else (IN_PLAY,)
            g.phrase("fighter", f"the {card}", t.All((*there, t.Role(role))))


def asked(g: Grammar) -> None:
    g.phrase("cond", "{o:asked_one} {p:pred}", Is(V("o"), V("p")))
    g.phrase("cond", "{o:asked_one} {p:pred_not}", Unless(Is(V("o"), V("p"))))
    g.phrase("cond", "{o:asked_one} {p:pred} and {q:pred}", Is(V("o"), t.All((V("p"), V("q")))))
    g.phrase("cond", "{o:asked_one} {p:pred} and {q:pred_not}", Is(V("o"), t.All((V("p"), t.Not(V("q"))))))
    g.phrase("cond", "{o:asked_s} {p:telling}", Is(V("o"), V("p")))
    such: Any = Exists(t.All((V("g"), V("p"))))
    g.phrase("cond", "{g:fighter} {p:pred}", such)
    g.phrase("cond", "{g:fighter} {p:pred_not}", Unless(such))
    g.phrase("cond", "{g:fighter}'s {p:telling}", such)
    for one in ("{g:play_one}", "1 of {g:play_many}", "any of {g:play_many}"):
        g.phrase("cond", f"{one} {{p:pred_has}}", such, _no_leader)
        g.phrase("cond", f"{one} {{b_:now_be}} in {{m:mode}} Mode", Exists(t.All((V("g"), State(V("m"))))), _turning)
    g.phrase("cond", "{g:play_one} is {h:a_kind}", Exists(t.All((V("g"), V("h")))), _fighting)
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        g.phrase("fight_leader", f"{whose} Leader", t.All((side, LEADER)))
        power = Compare(FigureOf(canonical(side, LEADER), "power"), V("o"), V("n"))
        g.phrase("cond", f"{whose} Leader's power is {{n:n}} {{o:bound}}", power)
        g.phrase("cond", f"{whose} Leader {{p:pred_has}}", Exists(t.All((side, LEADER, V("p")))))
    for role, said_ in (("attacking", ("the attacking card", "the attacking Battle Card")),
                        ("attacked", ("the card being attacked", "the attacked card"))):  # fmt: skip
        for words in said_:
            g.phrase("cond", f"{words} is {{l:fight_leader}}", Exists(t.All((V("l"), t.Role(role)))))
            g.phrase("cond", f"{words} is {{g:play_one}}", Exists(t.All((V("g"), t.Role(role)))), _typed)


def _no_leader(env: t.Env) -> bool:
    """Whether it is said whose card it is, and it is not merely a Leader."""
    return sided(env) and env["g"] not in (t.All((YOURS, LEADER)), t.All((ENEMY, LEADER)))


def _turning(env: t.Env) -> bool:
    """Whether it is said whose card it is, and that it is a card of the Battle Area: Leaders have conditions of their
    own."""
    return sided(env) and not any(part == LEADER or isinstance(part, State) for part in parts_of(env["g"]))


def _fighting(env: t.Env) -> bool:
    """Whether the card is told by the battle that it fights: "your card in battle is a red card"."""
    return sided(env) and any(isinstance(part, t.Role) for part in parts_of(env["g"]))


def _typed(env: t.Env) -> bool:
    """Whether it is said whose Battle Card it is."""
    return sided(env) and BATTLE_CARD in parts_of(env["g"])


def add(g: Grammar) -> None:
    for part in (particles, said, subjects, asked):
        part(g)
