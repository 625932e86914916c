"""English, further frames: lists of which all items are performed, in any case or under a condition; what is done
otherwise; what the opponent does with cards; names that units take over; places told by the face of their cards."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import DAMAGE, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import OPPONENT, SELF, YOURS, Choose, Count, Do, Env, Gives, If, Modes, Move, Rename, Rest, V

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


ZONES = (("soul", "soul"), ("drop", "drop"), ("drop zone", "drop"), ("hand", "hand"), ("bind zone", "bind"))


def itself(g: Grammar) -> None:
    """This card, with the zone it is in; units that change places; the top of the opponent's deck."""
    filler(g, "your_or_not", "", "your ", "the ")
    for words, zone in ZONES:
        here = t.All((t.Zone((zone,)), SELF))
        this = f"this card from {{x:your_or_not}}{words}"
        g.phrase("clause", f"call {this} {{w:call_where}}", (Do("call", here, word=V("w")),))
        g.phrase("clause", f"put {this}{{z:pile}}", (Move(here, V("z")),), elsewhere(zone))
        g.phrase("clause", f"ride {this} as [Stand]", (Do("ride", here),))
    filler(g, "swap", "exchange", "swap")
    with_this = (Do("exchange", t.Some((THEM, SELF))),)
    for words in (
        "positions with this unit",
        "its position with this unit",
        "that unit's position with this unit",
        "this unit's position with that unit",
        "this unit's position with that unit's",
        "the positions of that unit and this unit",
    ):
        g.phrase("clause", f"{{v:swap}} {words}", with_this)
    for words in ("their positions", "the positions of those units"):
        g.phrase("clause", f"{{v:swap}} {words}", (Do("exchange", THEM),))
    filler(g, "positions_of", "", "the positions of ")
    filler(g, "with_and", " with ", " and ", " and that of ", "'s position with ")
    beside = t.All((V("g"), t.Not(SELF)))
    for one, others in (
        ("one of your {g:own_many}", beside),
        ("one of your other {g:other_many}", V("g")),
        ("another of your {g:other_many}", V("g")),
    ):
        pair = (Choose("t", 1, others), Do("exchange", t.Some((SELF, THEM))))
        g.phrase("clause", f"{{v:swap}} {{x:positions_of}}this unit{{y:with_and}}{one}", pair)
    g.phrase("clause", "{v:swap} {x:positions_of}this unit{y:with_and}that unit", with_this)
    g.phrase("clause", "{v:swap} {x:positions_of}that unit{y:with_and}this unit", with_this)
    two = (Choose("t", V("n"), V("g")), Do("exchange", THEM))
    g.phrase("clause", "{v:swap} the positions of {n:number} of your {g:own_many}", two, of_two)
    filler(g, "their_drop", "the drop zone", "their drop zone", "their drop", "drop")
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        top = t.Top("deck", n, who=OPPONENT)
        g.phrase("clause", f"put {words} of your opponent's deck into {{x:their_drop}}", (Move(top, "drop"),))
        g.phrase("clause", f"bind {words} of your opponent's deck", (Move(top, "bind", "bind", up=True),))


def of_two(env: Env) -> bool:
    return bool(env["n"] == 2)


def elsewhere(zone: str) -> Any:
    """Whether the card does not stay in the zone."""
    return lambda env: env["z"] != zone


DONE = ("[Soul-Charge]", "[Counter-Charge]", "[Energy-Charge]")


def done(g: Grammar) -> None:
    """Whether one did what one may do, told by its icon; and what one cannot do."""
    for words in DONE:
        g.phrase("cond", f"you {words}", t.Did("did"))
        g.phrase("cond", f"you did not {words}", t.Unless(t.Did("did")))
    rides = t.Rule("forbid", "ride", YOURS)
    g.phrase("state", "you cannot ride", (rides,))
    g.phrase("clause", "you cannot ride this turn", (t.Continue((rides,), "turn"),))
    never = t.Passive((t.Rule("forbid", "normal call", SELF),), zones=("hand",))
    g.phrase("unit", "[CONT](Hand):^this card cannot be normal called.", (never,))


def mixed(g: Grammar) -> None:
    """One of the units, or a card of a zone."""
    for start, up_to in (("up to one of your {g:own_many} or up to one {k:held_one}", True),):
        either = (Choose("t", 1, t.Some((V("g"), V("k"))), up_to=up_to),)
        g.phrase("clause", f"choose {start}", either, held_too)


def held_too(env: Env) -> bool:
    return placed({"g": env["k"]})


def add(g: Grammar) -> None:
    for part in (lists, otherwise, opposing, names, places, itself, done, mixed):
        part(g)
