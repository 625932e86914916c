"""English, instead: what happens in the place of another event."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.events import BY_SKILL
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, Do, Move, Replace, V, When

WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{r_:removed_so} from the game", {"dst": "removed", "word": "remove"}),
    ("{s_:sent_so} to {o_:its_owners} Warp", {"dst": "warp", "word": "warp"}),
    ("{r_:returned_so} to {o_:its_owners} hand", {"dst": "hand", "word": "return"}),
    ("{p_:placed_at} in {o_:its_owners} Drop", {"dst": "drop", "word": "place"}),
    ("{c_:you_may} remove it from the game", {"may": True, "dst": "removed", "word": "remove"}),
    ("{c_:you_may} send it to {o_:its_owners} Warp", {"may": True, "dst": "warp", "word": "warp"}),
    ("{c_:you_may} return it to {o_:its_owners} hand", {"may": True, "dst": "hand", "word": "return"}),
    ("{c_:you_may} place it in {o_:its_owners} Drop", {"may": True, "dst": "drop", "word": "place"}),
    ("you may KO that card", {"may": True, "dst": "drop", "word": "KO"}),
    ("you may KO it", {"may": True, "dst": "drop", "word": "KO"}),
    ("{c_:you_may} {p:paid_so}", {"may": True, "cost": V("p")}),
    ("you may instead {p:paid_so}", {"may": True, "cost": V("p")}),
    ("{p:paid_so}", {"cost": V("p")}),
)
"""What is done instead, and how the replacement says so. A cost that cannot be paid lets the event happen."""


def events(g: Grammar) -> None:
    """`would`: what would happen to a card in the Battle Area."""
    group = V("g")
    for words, more in BY_SKILL:
        gone = When("move", group, word="leave", left=V("y"), **more)
        for leaves in ("leave", "be removed from"):
            g.phrase("would", f"{{g:actor}} would {leaves} {{y:whose_p}} Battle Area{words}", gone)
        beaten = When("move", group, word="KO", src=("battle",), **more)
        g.phrase("would", f"{{g:actor}} would be KO'd{words}", beaten)
        put = When("move", group, player=V("z"), src=V("s"), left=V("l"), dst=(V("d"),), **more)
        would = "would be {t_:put_to} {z:whose_p} {d:area_}"
        for said in ("{g:mover} in {l:whose_p} {s:from_areas} " + would,
                     "{g:mover} " + would + " from {l:whose_p} {s:from_areas}"):  # fmt: skip
            g.phrase("would", f"{said}{words}", put, _other_cards)
        if not words:
            g.phrase("would", "{g:actor} is removed from {y:whose_p} Battle Area", gone)
    for start in ("^if ", "^when "):
        g.phrase("would_start", start, t.ANY)
    g.phrase("paid_so", "{p:payments}", V("p"))
    g.phrase("paid_so", "{p:beside_paid}", V("p"))


def _other_cards(env: t.Env) -> bool:
    """Whether other cards than the card itself are meant: `dropping` speaks of that."""
    return bool(env["g"] != SELF)


THIS_WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{i_:placed_at} {b_:bottom} of {w_:whose_own} deck", {"instead": (Move(SELF, "deck", position="bottom"),)}),
    ("{i_:placed_at} {b_:top} of {w_:whose_own} deck", {"instead": (Move(SELF, "deck"),)}),
    ("switch it to {m:mode} Mode", {"instead": (t.SetState(SELF, V("m")),)}),
    ("add it to your energy{s_:charged}", {"instead": (Move(SELF, "energy", state=V("s_"), whose=t.YOU),)}),
    ("place it in {e_:your_energy}{s_:charged}", {"instead": (Move(SELF, "energy", state=V("s_"), whose=t.YOU),)}),
    ("place it in your life", {"instead": (Move(SELF, "life", whose=t.YOU),)}),
    ("add it to your life", {"instead": (Move(SELF, "life", whose=t.YOU),)}),
)
"""What is done with the card itself instead."""


def itself(g: Grammar) -> None:
    """[DBS 8-2-2-3] What happens to the card itself instead of leaving or being KO'd."""
    for words, more in BY_SKILL:
        gone = When("move", SELF, word="leave", left=V("y"), **more)
        for leaves in ("leave", "be removed from"):
            g.phrase("would_self", f"this card would {leaves} {{y:whose_p}} Battle Area{words}", gone)
        beaten = When("move", SELF, word="KO", src=("battle",), **more)
        g.phrase("would_self", f"this card would be KO'd{words}", beaten)
    for words, fields in THIS_WAYS:
        for may in ("", "you may ", "you can "):
            if may and not words.startswith(("switch", "add", "place")):
                continue
            for told in (f"{may}{words} instead", f"{may}instead {words}"):
                means = Replace(V("w"), headings=V("h"), may=bool(may), **fields)
                g.phrase("skill", f"[Permanent] {{h:heading}}{{y_:would_start}}{{w:would_self}}, {told}.", (means,))
                under = t.replace(means, cond=V("q"))
                line = f"[Permanent] {{h:heading}}^{{q:aslong}}, {{y_:would_again}}{{w:would_self}}, {told}."
                g.phrase("skill", line, (under,))


OWN_WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{i_:placed_at} {b_:bottom} of its owner's deck", {"instead": (Move(SELF, "deck", position="bottom"),)}),
    ("you may play it{m_:lying}", {"may": True, "instead": (Do("play", SELF, word=V("m_")),)}),
    ("play it{m_:lying}", {"instead": (Do("play", SELF, word=V("m_")),)}),
    ("{r_:removed_so} from the game", {"dst": "removed", "word": "remove"}),
    ("{s_:sent_so} to {w_:whose_drop} Warp", {"dst": "warp", "word": "warp"}),
)


def dropping(g: Grammar) -> None:
    """[DBS 8-2-2-3] What happens in the place of the card's own way to the Drop Area, from where it was in play."""
    for category, said in (
        ("placed_at", ("place it", "it is placed", "it's placed", "put it")),
        ("removed_so", ("remove it", "it is removed", "it's removed", "remove that card", "that card is removed")),
        ("sent_so", ("send it", "it is sent", "it's sent", "send that card", "that card is sent")),
        ("returned_so", ("return it", "it is returned", "it's returned", "return that card", "that card is returned")),
        ("its_owners", ("its owner's", "their owner's")),
        ("you_may", ("you may", "you can")),
        ("would_be", ("would be", "is")),
    ):
        for words in said:
            g.phrase(category, words, t.ANY)
    dropped = When("move", SELF, src=V("s"), dst=("drop",))
    event = "this card {o_:would_be} placed in {w_:whose_any} Drop from {l_:whose_any} {s:from_areas}"
    for words, fields in OWN_WAYS:
        for told in (f"{words} instead", f"instead {words}"):
            means = Replace(dropped, headings=V("x"), zones=V("s"), **fields)
            g.phrase("skill", f"[Permanent] {{x:heading}}{{y_:would_start}}{event}, {told}.", (means,), _from_play)
            under = t.replace(means, cond=V("q"))
            for start in (f"[Permanent] {{x:heading}}^{{q:aslong}}, {{y_:would_again}}{event}",
                          f"[Auto] {{x:heading}}^if {{q:conds}} : {{y_:would_start}}{event}"):  # fmt: skip
                g.phrase("skill", f"{start}, {told}.", (under,), _from_play)
    for words in ("if ", "when "):
        g.phrase("would_again", words, t.ANY)


def _from_play(env: t.Env) -> bool:
    """Whether the card comes from an area where its skills are valid."""
    return set(env["s"]) <= {"battle", "combo"}


def add(g: Grammar) -> None:
    """[DBS 8-2-2-3] Replacement effects."""
    for category, said_so in (("while_would", (", if ", ", when ")), ("if_would", (" and ", ", when "))):
        for joint in said_so:
            g.phrase(category, joint, t.ANY)
    events(g)
    dropping(g)
    itself(g)
    for words, fields in WAYS:
        for said in (words,) if "instead" in words else (f"{words} instead", f"instead {words}"):
            means = Replace(V("w"), headings=V("m"), **fields)
            g.phrase("skill", f"[Permanent] {{m:heading}}{{s_:would_start}}{{w:would}}, {said}.", (means,))
            under = Replace(V("w"), headings=V("m"), cond=V("q"), **fields)
            for start in ("{q:while}{j_:while_would}", "if {q:conds}{j_:if_would}",
                          "{q:aslong}, {y_:would_again}"):  # fmt: skip
                line = f"[Permanent] {{m:heading}}^{start}{{w:would}}, {said}."
                g.phrase("skill", line, (under,))
    gone = Replace(V("w"), headings=V("m"), dst="removed", word="remove")
    g.phrase("skill", "[Permanent] {m:heading}{s_:would_start}{w:would}, remove it from the game.", (gone,))
