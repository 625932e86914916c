"""English, names: those that cards have besides, and those that cards share."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.dbs.text.en.standing import EVERYWHERE, FOES, _uncombined
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, IN_PLAY, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ENEMY, SELF, Gives, Passive, V

LEADERS = t.Zone(("leader",))


def qualities(g: Grammar) -> None:
    """What cards are like: figures beside those of another card, two colours in one word."""
    g.phrase("post", " except this card", t.Not(SELF))
    for slot in ("name", "character"):
        g.phrase("post", f", other than {{c:{slot}}}", t.Not(t.Word(slot, V("c"))))
    for words, op in (("or lower", "<="), ("or higher", ">="), ("or greater", ">=")):
        g.phrase("bound", words, op)
    there = t.Some((LEADERS, t.All((BATTLE, BATTLE_CARD))))
    for words in ("Leader or Battle Cards", "Leader and/or Battle Cards", "Battle Cards or Leader"):
        g.phrase("phead_many", words, there)


def _no_energy(env: t.Env) -> bool:
    """Whether the cards are not energy or life: those are not in play."""
    zones = {name for part in walk.nodes(env["g"]) if isinstance(part, t.Zone) for name in part.names}
    return not zones & {"energy", "life"}


def names(g: Grammar) -> None:
    """[DBS 2-5-2] [DBS 2-6-2] Names that the card has besides those printed."""
    for said, kind in (("character name", "character"), ("card name", "name"), ("special traits", "trait")):
        more = (t.Rename(ME, kind, "add", V("w")),)
        for where, zones in (("", ()), (" in all areas", EVERYWHERE)):
            words = f"this card's {said} gains {{w:{kind}}}{where}"
            g.phrase("passive", words, (Passive((Gives(SELF, more),), zones=zones),)) if kind != "trait" else None
            g.phrase(
                "passive", f"this card also has {{w:{kind}}}{where}", (Passive((Gives(SELF, more),), zones=zones),)
            )
    g.phrase("boon", "{w:character}", (t.Rename(ME, "character", "add", V("w")),))
    g.phrase("a_kind", "{c:name}", t.Word("name", V("c")))
    idle = _uncombined(SELF)
    under = Passive(idle, V("q"), zones=EVERYWHERE)
    g.phrase("passive", "{q:aslong}, this card can't be used in a combo", (under,))
    both = (Passive(V("d")), Passive(idle, zones=EVERYWHERE))
    for joint in (" and ", ", and "):
        g.phrase("passive", f"this card {{d:holds}}{joint}can't be used in a combo", both)
    fights = t.Is(SELF, t.Role("attacking"))
    both_so = t.Both((V("q"), fights))
    g.phrase("passive", "{q:aslong}, this card {b:gets} while attacking", (Passive((Gives(SELF, V("b")),), both_so),))
    g.phrase("theirs_attackers", "{g:play_many}", V("g"), _foes)


def _foes(env: t.Env) -> bool:
    """Whether they are some of the opponent's cards, and not all of them or all Battle Cards: `standing` has these."""
    parts = parts_of(env["g"])
    return ENEMY in parts and env["g"] not in (FOES, t.All((ENEMY, IN_PLAY)))


def add(g: Grammar) -> None:
    for part in (
        qualities,
        names,
    ):
        part(g)
