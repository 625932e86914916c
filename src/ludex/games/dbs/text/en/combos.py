"""English, combos: cards that skills use in a combo, what is heard of that, and cards that are in a battle."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.events import AREAS
from ludex.games.dbs.text.en.nouns import sided
from ludex.games.dbs.text.meanings import BATTLE_CARD, IT, PAID, TOKEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import SELF, YOU, Exists, Give, Is, Move, Rest, Role, V, When

FIGHTING = Role("in a battle")


def used(what: Any) -> Any:
    """[DBS 3-7-3] Cards are placed in the Combo Area."""
    return Move(what, "combo", "combo", whose=YOU)


def deeds(g: Grammar) -> None:
    """Cards that skills use in a combo, perhaps with their skills negated [DBS 8-3-2]."""
    for words in ("", " in your Combo Area"):
        g.phrase("combo_area", words, t.ANY)
    g.phrase("without", "", ())
    g.phrase("without", " with {i_:its} {k:skills} negated {u:until}", (Give(IT, V("k"), V("u")),))
    for template in ("use {} in a combo{a_:combo_area}", "combo with {}{a_:combo_area}"):
        picked = (Rest("c"), used(IT), Rest("w"))
        g.phrase("clause", f"{template.replace('{}', '{c:pick}')}{{w:without}}", picked)
        choose = f"choose {{c:pick}}{{j_:and}}{template.replace('{}', '{d_:dues}')}{{w:without}}"
        g.phrase("clause", choose, picked)
        every = (Rest("c"), used(IT), Rest("w"))
        all_ = f"choose {{c:pick_all}}{{j_:and}}{template.replace('{}', '{d_:dues}')}{{w:without}}"
        g.phrase("clause", all_, every)
        past = f"choose {{c:past}}{{i_:ignoring_}}{{j_:and}}{template.replace('{}', '{d_:dues}')}{{w:without}}"
        g.phrase("clause", past, every)
        paid = (Rest("c"), used(PAID))
        g.phrase("payment", template.replace("{}", "{c:toll}"), paid, fitting)
        unskilled = (Rest("c"), used(PAID), Give(PAID, V("k"), V("u")))
        end = " with {i_:its} {k:skills} negated {u:until}"
        g.phrase("payment", template.replace("{}", "{c:toll}") + end, unskilled, fitting)
        g.phrase("payment", f"choose {{c:toll}}{{j_:and}}{template.replace('{}', '{d_:dues}')}", paid, fitting)
    for place, zone in (("hand", "hand"), ("Drop", "drop"), ("energy", "energy"), ("Warp", "warp"), ("life", "life")):
        here = (used(t.All((t.Zone((zone,)), SELF))),)
        for category in ("clause", "payment"):
            g.phrase(category, f"use this card from {{m_:my_own}} {place} in a combo{{a_:combo_area}}", here)
            g.phrase(category, f"use this card in a combo{{a_:combo_area}} from {{m_:my_own}} {place}", here)


def fitting(env: t.Env) -> bool:
    """Whether the cards are surely Battle Cards: only these have combo power [DBS 2-9-2] and words like traits."""
    return all(surely_battling(choice.what) for choice in env["c"] if not isinstance(choice, t.May))


def surely_battling(group: Any) -> bool:
    parts = parts_of(group)
    if BATTLE_CARD in parts or TOKEN in parts:
        return True
    costing = any(isinstance(part, t.Figure) and part.figure == "cost" for part in parts)  # [DBS 2-11-2]
    if any(isinstance(part, t.Zone) and "leader" in part.names for part in parts) and not costing:
        return False
    return any(_telling(part) for part in parts)


def _telling(part: Any) -> bool:
    if isinstance(part, t.Some):
        return all(map(surely_battling, part.parts))
    if isinstance(part, t.Figure):
        return part.figure.removeprefix("original ") in ("power", "combo power", "combo cost")
    return isinstance(part, t.Word) and part.kind in ("character", "trait")


def hearing(g: Grammar) -> None:
    """Events of the card where it lies: "when this card in your hand is played or used in a combo"."""
    for area, zone in AREAS:
        played = When("play", SELF, word=zone)
        comboed = When("move", SELF, src=(zone,), word="combo", dst=("combo",))
        for words, when in (("played", played), ("used in a combo", comboed)):
            g.phrase("event", f"this card in your {area} is {words}", when)
            for is_ in ("is ", ""):
                g.phrase(f"{zone}_deed", f"{is_}{words}", when)
        for is_ in ("is ", ""):
            sent = When("move", SELF, src=(zone,), dst=("warp",))
            g.phrase(f"{zone}_deed", f"{is_}sent to {{w_:whose_any}} Warp", sent)
        for other, dst in AREAS:
            if dst not in (zone, "deck", "hand"):
                put = When("move", SELF, src=(zone,), dst=(dst,))
                for is_ in ("is ", ""):
                    g.phrase(f"{zone}_deed", f"{is_}placed in {{w_:whose_any}} {other}", put)


def fighting(g: Grammar) -> None:
    """[DBS 7-1-3] Conditions on the cards in a battle."""
    g.phrase("cond", "this card is in a battle", Is(SELF, FIGHTING))
    g.phrase("cond", "{g:play_one} is in a battle", Exists(t.All((V("g"), FIGHTING))), sided)


def add(g: Grammar) -> None:
    deeds(g)
    hearing(g)
    fighting(g)
