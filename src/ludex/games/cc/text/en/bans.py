"""English, bans: what cards cannot do and what cannot be done to them, as one slot, and whose effects do things."""

from __future__ import annotations

from typing import Any

from ludex.games.cc.text.meanings import BARRIER, CASTER, CONJURE, ME, SERVANT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import ANY, ENEMY, YOURS, Rest, Rule, V

RULES: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("be attacked", (Rule("forbid", "attack targets", ANY, ME),)),
    ("be attacked by servants", (Rule("forbid", "attack targets", ANY, ME),)),
    ("attack", (Rule("forbid", "attack", ME),)),
    ("attack or be attacked", (Rule("forbid", "attack", ME), Rule("forbid", "attack targets", ANY, ME))),
    ("attack enemy players", (Rule("forbid", "attack player", ME),)),
    ("attack players", (Rule("forbid", "attack player", ME),)),
    ("attack you", (Rule("forbid", "attack player", ME),)),
    ("be destroyed", (Rule("forbid", "event destroy", ME),)),
    ("be destroyed by battle", (Rule("forbid", "destroyed by battle", ME),)),
    ("be destroyed in battle", (Rule("forbid", "destroyed by battle", ME),)),
    ("be destroyed by non-battle", (Rule("forbid", "ability destroy", ME),)),  # RULING-CC-051
    ("be destroyed except by battle", (Rule("forbid", "ability destroy", ME),)),
    ("be switched", (Rule("forbid", "switch", ME),)),
    ("switch", (Rule("forbid", "switch", ME),)),
    ("be switched by players", (Rule("forbid", "switch by player", ME),)),
    ("be switched except by spell or ability", (Rule("forbid", "switch by player", ME),)),
    ("be reversed", (Rule("forbid", "event reversed", ME),)),
    ("be returned to their owners' hands", (Rule("forbid", "event return", ME),)),
    ("be returned to its owner's hand", (Rule("forbid", "event return", ME),)),
    ("be returned to their owner's hand", (Rule("forbid", "event return", ME),)),
    ("be banished", (Rule("forbid", "event banish", ME),)),
    ("be rested", (Rule("forbid", "event rested", ME),)),
    ("be removed from the game", (Rule("forbid", "event remove", ME),)),
    ("leave the field", (Rule("forbid", "event leave the field", ME),)),
    ("be moved", (Rule("forbid", "event move", ME),)),
    ("be put into a graveyard from the field", (Rule("forbid", "event fall", ME),)),
    ("be put into a graveyard", (Rule("forbid", "event fall", ME),)),
    ("be corrupted", (Rule("forbid", "event corrupt", ME),)),
    ("be discarded", (Rule("forbid", "event discard", ME),)),
    ("be turned face down", (Rule("forbid", "event face down", ME),)),
    ("be turned face up", (Rule("forbid", "event face up", ME),)),
    ("be chosen as attack targets", (Rule("forbid", "attack targets", ANY, ME),)),
    ("be chosen as an attacked object", (Rule("forbid", "attack targets", ANY, ME),)),
    ("be recovered", (Rule("forbid", "event recovered", ME),)),
    ("recover", (Rule("forbid", "event recovered", ME),)),
)  # fmt: skip
"""What cards cannot do, or what cannot be done to them."""
ALLOWED: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("must attack if able", (Rule("permit", "must attack", ME),)),
    ("may attack enemy players even if there are reversed enemy servants",
     (Rule("permit", "attack past reversed", ME),)),
)  # fmt: skip
HARMS = (
    ("destroyed", "destroy"),
    ("banished", "banish"),
    ("returned to their owners' hands", "return"),
    ("returned to its owner's hand", "return"),
    ("returned to their owner's hand", "return"),
    ("rested", "rested"),
    ("reversed", "reversed"),
    ("recovered", "recovered"),
    ("turned face down", "face down"),
    ("turned face up", "face up"),
    ("corrupted", "corrupt"),
    ("discarded", "discard"),
    ("removed from the game", "remove"),
    ("moved", "move"),
    ("put into a graveyard from the field", "fall"),
)
"""What effects do to cards: the participle, the word of the event."""


def sources(g: Grammar) -> None:
    """`source`: the objects whose effects do something. A spell that does something to cards is a conjure. `harmed`:
    what they do."""
    for enemy, side in (("", ANY), ("enemy ", ENEMY), ("allied ", YOURS)):
        for noun in ("spells", "cards", "conjures"):
            for joint in ("or", "and"):
                g.phrase("source", f"{enemy}{noun} {joint} abilities", side)
        g.phrase("source", f"{enemy}effects", side)
        for words in ("spells", "conjures"):
            g.phrase("source", f"{enemy}{words}", canonical(side, CONJURE))
        g.phrase("source", f"{enemy}abilities", canonical(side, t.Not(CONJURE)))
        for one, many, kind in (("caster", "casters", CASTER), ("servant", "servants", SERVANT),
                                ("barrier", "barriers", BARRIER)):  # fmt: skip
            for words in (f"{enemy}{one} abilities", f"abilities of {enemy}{many}", f"{enemy}{many}' abilities"):
                g.phrase("source", words, canonical(side, kind))
    g.phrase("source", "card effects", ANY)
    for noun, of in (("effects", ANY), ("spells or abilities", ANY), ("spells and abilities", ANY),
                     ("cards or abilities", ANY), ("spells", CONJURE), ("conjures", CONJURE),
                     ("abilities", t.Not(CONJURE))):  # fmt: skip
        for words, side in (("", ANY), ("enemy ", ENEMY), ("allied ", YOURS)):
            g.phrase("source", f"{words}{{e:element}} {noun}", canonical_of(side, V("e"), of))
            g.phrase("source", f"{words}{{r:race_pre}} {noun}", canonical_of(side, t.Word("race", V("r")), of))
        if noun != "conjures":
            fits = _told if noun == "abilities" else None
            g.phrase("source", f"{noun} of {{g:kind_many}}", canonical_of(V("g"), of), fits)
    for words, word in HARMS:
        g.phrase("harmed", words, f"ability {word}")


def canonical_of(*parts: Any) -> Any:
    """The group with these parts, of which some are slots."""
    kept = tuple(part for part in parts if part != ANY)
    return kept[0] if len(kept) == 1 else t.All(kept)


def _told(env: dict[str, Any]) -> bool:
    """Whether more is said of the cards than their type and whose they are, which is said in words of its own."""
    parts = [part for part in parts_of(env["g"]) if not isinstance(part, t.Side)]
    return bool(parts) and parts not in ([CASTER], [SERVANT], [BARRIER])


def forbidding(g: Grammar) -> None:
    """`ban`: what is forbidden or allowed, as effects on the objects (`ME`): one thing, several, or what effects of
    some cards do. `banned`: after "cannot"; `borne`: after "cannot be"; `aimless`: what no effect does, which may
    stand before what effects of some cards do."""
    for words, effects in RULES:
        g.phrase("banned", words, effects)
        if words.startswith("be "):
            g.phrase("borne", words[3:], effects)
        if words in UNCAUSED:
            g.phrase("aimless", words, effects)
    aimed = Rule("forbid", "select", V("s"), ME)
    one, other = (Rule("forbid", V(slot), ME, V("s")) for slot in ("j", "k"))
    for words, effects in (
        ("be targeted by {s:source}", (aimed,)),
        ("be {j:harmed} by {s:source}", (one,)),
        ("be {j:harmed} or {k:harmed} by {s:source}", (one, other)),
        ("be targeted or {j:harmed} by {s:source}", (aimed, one)),
        ("be {j:harmed} or targeted by {s:source}", (one, aimed)),
        ("be targeted by enemy players", (Rule("forbid", "select", ENEMY, ME),)),
        ("be targeted by your opponent", (Rule("forbid", "select", ENEMY, ME),)),
        ("be targeted by players", (Rule("forbid", "select", ANY, ME),)),
        ("leave the field by {s:source}", (Rule("forbid", "ability leave the field", ME, V("s")),)),
    ):
        g.phrase("caused", words, effects)
    g.phrase("ban", "cannot {a:banned}", V("a"))
    g.phrase("ban", "cannot {a:caused}", V("a"))
    g.phrase("ban", "cannot be targeted", (Rule("forbid", "select", ANY, ME),))
    g.add("bans", Many("banned", joint=", ", last=" or ", least=2, flat=True))
    g.add("bans", Many("banned", joint=", ", last=", or ", least=3, flat=True))
    g.add("several_borne", Many("borne", joint=", ", last=" or ", least=2, flat=True))
    g.add("several_borne", Many("borne", joint=", ", last=", or ", least=3, flat=True))
    g.phrase("ban", "cannot {a:bans}", V("a"))
    g.phrase("ban", "cannot be {a:several_borne}", V("a"))
    g.phrase("ban", "cannot {a:aimless} or {b:caused}", (Rest("a"), Rest("b")))
    g.phrase("ban", "cannot be attacked or targeted by {s:source}",
             (Rule("forbid", "attack targets", ANY, ME), aimed))  # fmt: skip
    for words, effects in ALLOWED:
        g.phrase("ban", words, effects)


UNCAUSED = (
    "attack", "attack enemy players", "attack players", "attack you", "be attacked", "switch", "attack or be attacked",
)  # fmt: skip
"""What no effect does to a card."""


def add(g: Grammar) -> None:
    sources(g)
    forbidding(g)
