"""English, names: cards told by the name of others, by several names or a part of one, and names that become others."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c02_card_information import NAMED_IN
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, IT, ME, VANGUARD, searched
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    SELF,
    YOURS,
    All,
    Choose,
    Env,
    Exists,
    Figure,
    Gives,
    Passive,
    Rename,
    Role,
    Shares,
    V,
    Word,
    Zone,
)

SUBJECTS = (("thing", "gets", "is"), ("things", "get", "are"))

NAMESAKES: tuple[tuple[str, Any], ...] = (
    ("any of your {h:own_many}", V("h")),
    ("any of your opponent's {h:foe_many}", V("h")),
    ("a grade {n:digits} card on your {w:my_circle}", All((YOURS, V("w"), Figure("grade", "=", V("n"))))),
    ("a grade {n:digits} unit on your {w:my_circle}", All((YOURS, V("w"), Figure("grade", "=", V("n"))))),
    ("your {h:own_one}", V("h")),
    ("your opponent's {h:foe_one}", V("h")),
    ("the unit this unit boosted", Role("boosted", SELF)),
    ("the boosted unit", Role("boosted", SELF)),
)
"""Units whose name or grade another card has."""


def namesakes(g: Grammar) -> None:
    for words, what in NAMESAKES:
        g.phrase("card_post", f" with the same card name as {words}", Shares(what, "name"), unlike_vanguard)
        g.phrase("held_post", f" with the same card name as {words}", Shares(what, "name"), unlike_vanguard)
        g.phrase("field_post", f" with the same card name as {words}", Shares(what, "name"), unlike_vanguard)
    for words, what in NAMESAKES[:2]:
        g.phrase("card_post", f" with the same grade as {words}", Shares(what, "grade"))
        g.phrase("held_post", f" with the same grade as {words}", Shares(what, "grade"))
    for where, more in (("your deck", ()), ("your {z:deck_and}", V("z"))):
        for whose, group in (("your", "own"), ("your opponent's", "foe"), ("your other", "other")):
            for kind, shared in (("card name", "name"), ("grade", "grade")):
                words = f"search {where} for up to one card with the same {kind} as one of {whose} {{h:{group}_many}}"
                g.phrase("clause", words, searched(1, Shares(V("h"), shared), more=more))


def unlike_vanguard(env: Env) -> bool:
    """Whether the units are not plainly the vanguard, which `nouns` tells."""
    return env.get("h") not in (VANGUARD, ENEMY_VANGUARD)


SAME_NAME = (
    "a unit with the same card name as",
    "having the same card name as",
    "the same card name as",
    "a card with the same card name as",
)


def besides(g: Grammar) -> None:
    """[VG 2.1.2] A unit has the name of another one, besides its own or instead of it."""
    for how, op in (("also regarded as", "add"), ("regarded as", "become")):
        taken: Any = (Rename(ME, "name", op, "", of=V("r")),)
        for subject, _, is_ in SUBJECTS:
            for verb in (is_, "will be") if op == "become" else (is_, "will also be"):
                said = how.removeprefix("also ") if verb == "will also be" else how
                for same in SAME_NAME:
                    g.phrase("state", f"{{o:{subject}}} {verb} {said} {same} {{r:which}}", (Gives(V("o"), taken),))


def said(g: Grammar) -> None:
    """[VG 2.1.2] Another name of a card, without an icon before it."""
    also = (Gives(SELF, (Rename(ME, "name", "add", V("n")),)),)
    for this in ("this card", "this unit"):
        for a in ("", "a card named ", "having the card name "):
            g.phrase("unit", f"^{this} is also regarded as {a}{{n:name}}.", (Passive(also, zones=NAMED_IN),))
            if a:
                g.phrase("unit", f"[CONT]:^{this} is also regarded as {a}{{n:name}}.", (Passive(also, zones=NAMED_IN),))


def becoming(g: Grammar) -> None:
    """[VG 2.1.2] Names that become others, of this unit and of several."""
    own = Rename(ME, "name", "become", "", of=SELF)
    other = Rename(ME, "name", "become", V("n"))
    for of, what in (
        ("this unit's card name", SELF),
        ("this card's name", SELF),
        ("this card's card name", SELF),
        ("the card name of {o:object}", V("o")),
        ("the card names of {o:object}", V("o")),
    ):
        g.phrase("state", f"change {of} to {{n:name}}", (Gives(what, (other,)),))
        if what != SELF:
            g.phrase("state", f"change {of} to this unit's card name", (Gives(what, (own,)),))
    taken = (
        Choose("t", 1, V("g")),
        t.Give(SELF, (Rename(ME, "name", "become", "", of=IT),), V("u")),
    )
    for one in ("one of your other {g:other_many}'s card name", "one of your other {g:other_one}'s card name"):
        g.phrase("clause", f"change this unit's card name to {one} {{u:until}}", taken)


def alike(g: Grammar) -> None:
    """Units with the name of the one that was chosen."""
    for words, group in (("all of your ", "own"), ("all of your other ", "other")):
        same = All((V("g"), Shares(IT, "name")))
        g.phrase("things", f"{words}{{g:{group}_many}} with the same card name", same)


def taken(g: Grammar) -> None:
    """[VG 2.1.2] The name of a unit becomes that of another card."""
    taken: Any = (Rename(ME, "name", "become", "", of=V("r")),)
    for its in ("this unit's card name", "the card name of this unit"):
        g.phrase("state", f"change {its} to {{r:which}}'s card name", (Gives(SELF, taken),))
        g.phrase("state", f"change {its} to the card name of {{r:which}}", (Gives(SELF, taken),))


def each(g: Grammar) -> None:
    """Two cards of which each has a name."""
    for place, zone in (
        (" on your (VC) or (RC)", ("RC", "VC")),
        (" on your (RC)", ("RC",)),
        (" in your soul", ("soul",)),
    ):
        both = t.Both(tuple(Exists(t.All((YOURS, Zone(zone), Word("name", V(name))))) for name in ("a", "b")))
        for words in ("{a:name} and {b:name}", "a {a:name} and {b:name}", "an {a:name} and {b:name}"):
            g.phrase("cond", f"you have {words}{place}", both)
        if zone != ("soul",):
            g.phrase("cond", f"you have a {{a:name}} and a {{b:name}}{place}", both)


def add(g: Grammar) -> None:
    for part in (
        namesakes,
        besides,
        said,
        becoming,
        alike,
        taken,
        each,
    ):
        part(g)
