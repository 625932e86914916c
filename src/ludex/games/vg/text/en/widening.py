"""English, further frames: lists of which all items are performed, in any case or under a condition; what is done
otherwise; what the opponent does with cards; names that units take over; places told by the face of their cards."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import DAMAGE, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import OPPONENT, SELF, YOURS, Choose, Count, Env, Gives, If, Modes, Move, Rename, Rest, V

ALL_OF = (
    "perform all of the following",
    "perform all of the following effects",
    "perform all of the effects below",
    "perform each of the following",
    "activate all of the effects below",
    "activate all of the following",
    "resolve all of the effects below",
    "resolve all of the following",
)
ONE_OF = ("perform one of the following", "perform one of the effects below", "perform either of the following")
INSTEAD = (
    "perform all of the following instead",
    "perform all of them instead",
    "perform both instead",
    "perform both of them instead",
    "perform all of the effects below instead",
)


def lists(g: Grammar) -> None:
    filler(g, "all_of", *ALL_OF)
    filler(g, "one_of", *ONE_OF)
    filler(g, "all_instead", *INSTEAD)
    for count in range(2, 6):
        items = "".join(f"\n・{{o{i}:option}}" for i in range(count))
        every = tuple(Rest(f"o{i}") for i in range(count))
        one = (Modes(1, tuple(V(f"o{i}") for i in range(count))),)
        g.phrase("modes", f"{{x:all_of}}.{items}", every)
        if count < 5:
            words = f"{{x:one_of}}. ^if {{q:conds}}, {{y:all_instead}}.{items}"
            g.phrase("modes", words, (If(V("q"), every, one),))


NOT = ("and if it is not", "if it is not", "and if not", "if not", "and if it isn't", "if it isn't", "otherwise")


def otherwise(g: Grammar) -> None:
    """One thing if it is so, another if it is not, within a sentence."""
    filler(g, "if_not", *NOT)
    either = If(V("q"), V("c"), V("d"))
    words = "if {q:conds}, {c:clauses}, {x:if_not}, {d:clauses}"
    g.phrase("turn", words, (either,))
    g.phrase("opening", f"{{a:clauses}}, {words}", (Rest("a"), either))


def opposing(g: Grammar) -> None:
    """What the opponent chooses and puts away."""
    for words, n, least in (
        ("any number of their {g:foe_many}", Count(V("g")), 0),
        ("one or more of their {g:foe_many}", Count(V("g")), 1),
        ("any number of {g:theirs_many}", Count(V("g")), 0),
        ("one or more {g:theirs_many}", Count(V("g")), 1),
    ):
        chosen = Choose("t", n, V("g"), up_to=True, who=OPPONENT, least=least)
        g.phrase("clause", f"your opponent chooses {words}", (chosen,), placed)
    for start in ("your opponent puts {o:object}", "puts {o:object}"):
        g.phrase("clause", f"{start}{{z:pile}}", (Move(V("o"), V("z")),), of_another)


def of_another(env: Env) -> bool:
    return bool(env["o"] != SELF)


def names(g: Grammar) -> None:
    """[VG 2.1.2] The name of a unit becomes that of another card."""
    taken: Any = (Rename(ME, "name", "become", "", of=V("r")),)
    for its in ("this unit's card name", "the card name of this unit"):
        g.phrase("state", f"change {its} to {{r:which}}'s card name", (Gives(SELF, taken),))
        g.phrase("state", f"change {its} to the card name of {{r:which}}", (Gives(SELF, taken),))


def places(g: Grammar) -> None:
    """Cards of a zone, or those of the damage zone that lie face up."""
    shown = t.All((DAMAGE, t.FaceUp(True)))
    for words in (
        "your {z:zone_word} or face up damage zone cards",
        "your {z:zone_word} or face up cards in your damage zone",
        "your {z:zone_word} or your face up damage zone cards",
    ):
        g.phrase("place", f" from {words}", t.All((YOURS, t.Some((V("z"), shown)))))


def mixed(g: Grammar) -> None:
    """One of the units, or a card of a zone."""
    for start, up_to in (("up to one of your {g:own_many} or up to one {k:held_one}", True),):
        either = (Choose("t", 1, t.Some((V("g"), V("k"))), up_to=up_to),)
        g.phrase("clause", f"choose {start}", either, held_too)
    for words, pair in (("{a:thing} and this card", (V("a"), SELF)), ("this card and {a:thing}", (SELF, V("a")))):
        g.phrase("things", words, t.Some(pair), other)


def other(env: Env) -> bool:
    return bool(env["a"] != SELF)


def held_too(env: Env) -> bool:
    return placed({"g": env["k"]})


def add(g: Grammar) -> None:
    for part in (lists, otherwise, opposing, names, places, mixed):
        part(g)
