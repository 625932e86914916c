"""English, cards that are looked at, shown, taken and put back."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import DROP, FOUND, IT, REST, SOUL, THEM, VANGUARD, once
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import REVEALED
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Choose,
    Compare,
    Count,
    Do,
    Either,
    Env,
    Look,
    Move,
    Plus,
    Ref,
    Reveal,
    Shuffle,
    Some,
    V,
    When,
)


def named_last(g: Grammar) -> None:
    """Cards among those looked at, where the words leave that out; the others of them."""
    for words, n, up_to in (
        ("up to one {g:seen_one}", 1, True),
        ("up to {n:several} {g:seen_many}", V("n"), True),
        ("one {g:seen_one}", 1, False),
    ):
        some = Choose("found", n, V("g"), up_to=up_to)
        g.phrase("clause", f"call {words} {{w:call_where}}", (some, Do("call", t.Ref("found"), word=V("w"))))
        for deck in ("your deck", "the deck"):
            for of in ("on the top of", "on top of"):
                g.phrase("clause", f"put {words} {of} {deck}", (some, Move(t.Ref("found"), "deck")))
            g.phrase(
                "clause",
                f"put {words} on the bottom of {deck}",
                (some, Move(t.Ref("found"), "deck", position="bottom")),
            )
    for words in ("the rest of the cards looked at", "the remaining cards looked at", "the other cards looked at"):
        g.phrase("things", words, REST)
    below = (Move(REST, "deck", position="bottom, shuffled"),)
    for the in ("the rest", "the rest of the cards", "the rest of the cards looked at", "the remaining cards"):
        g.phrase("clause", f"shuffle {the}, put them on the bottom of {{d:the_deck}}", below)


def seen(g: Grammar) -> None:
    """All cards of a kind among those that were looked at."""
    for all_ in ("all ", "all of the "):
        those = (Choose("found", Count(V("g")), V("g")),)
        start = f"{all_}{{g:seen_many}} from among them"
        g.phrase("clause", f"call {start} {{w:call_where}}", (*those, Do("call", t.Ref("found"), word=V("w"))))
        g.phrase("clause", f"discard {start}", (*those, Move(t.Ref("found"), "drop", "discard")))
        g.phrase("clause", f"bind {start}", (*those, Move(t.Ref("found"), "bind", "bind", up=True)))
    for words, player in (("you ride", YOURS), ("your opponent rides", ENEMY)):
        g.phrase("event", f"{words} {{k:a_card}}", When("ride", t.All((player, V("k")))), _unit)
    for words in ("at the end of the battle", "at the end of each battle"):
        g.phrase("moment", words, When("begin", word="end of battle"))


def looked_at(g: Grammar) -> None:
    """Cards that are shown among those looked at; as many top cards as are counted; cards in a zone."""
    for words, n in (("one {g:seen_one}", 1), ("{n:several} {g:seen_many}", V("n"))):
        shown = (Choose("found", n, V("g"), up_to=True), Reveal(t.Ref("found")))
        g.phrase("clause", f"reveal up to {words}", shown, told)
        taken = (*shown, Move(t.Ref("found"), "hand", "put"))
        for it in ("it", "them"):
            for hand in ("hand", "your hand"):
                g.phrase("clause", f"reveal up to {words} and put {it} into {hand}", taken, told)
    for words in (
        "cards from the top of your deck equal to {c:count}",
        "the same number of cards from the top of your deck as {c:count}",
    ):
        look = Look("seen", V("c"), "deck")
        g.phrase("clause", f"reveal {words}", (look, Reveal(t.Ref("seen"))))
    for words, n, up_to in (("one of", 1, False), ("{n:several} of", V("n"), False), ("up to one of", 1, True)):
        g.phrase("clause", f"choose {words} your {{g:held_many}}", (Choose("t", n, V("g"), up_to),), _of_yours)


def _of_yours(env: t.Env) -> bool:
    """Whether the cards are yours, of a kind, and in a zone off the field."""
    parts = parts_of(env["g"])
    zones = [name for part in parts if isinstance(part, t.Zone) for name in part.names]
    return YOURS in parts and len(parts) > 2 and bool(zones) and not {"VC", "RC", "GC"} & set(zones)


def _unit(env: t.Env) -> bool:
    """Whether the card may be a unit: orders are not ridden."""
    return not any(isinstance(part, t.Word) and part.kind == "type" for part in parts_of(env["k"]))


def returning(g: Grammar) -> None:
    """Cards that go back into the deck, which is shuffled or not."""
    for deck in ("your deck", "the deck", "deck"):
        back = (V("c"), Move(IT, "deck"))
        g.phrase("clause", f"return {{c:taken}} to {deck}", back)
        for end in (" and shuffle it", f" and shuffle {deck}", f", and shuffle {deck}", ", and shuffle it"):
            g.phrase("clause", f"return {{c:taken}} to {deck}{end}", (*back, Shuffle("deck")))
        g.phrase("clause", f"return {{o:object}} to {deck} and shuffle {deck}", (Move(V("o"), "deck"), Shuffle("deck")))


def discards(g: Grammar) -> None:
    """The top card of the deck, which one may discard; ranges of numbers; what a player heard of."""
    top = Move(t.Top("deck", 1), "drop", "discard")
    for deck in ("your deck", "the deck"):
        g.phrase("clause", f"discard up to one card from the top of {deck}", (t.May((top,)),))
    for few, many in (("{n:number} or less", "{m:number} or more"),):
        outside = Either((Compare(V("c"), "<=", V("n")), Compare(V("c"), ">=", V("m"))))
        for joint in (", or ", " or "):
            g.phrase("cond", f"{{c:count}} is {few}{joint}{many}", outside)
    looked = once(When("look", player=YOU))
    for by in ("a card's effects", "a card's effect", "card effects", "an effect"):
        g.phrase("cond", f"you looked at your deck by {by}{{u:in_turn}}", looked)
    g.phrase("post", " with the {k:numbered} ability", V("k"))
    none = Plus(tuple(t.Number(t.YOU, f"{gift} type") for gift in ("Force", "Accel", "Protect")))
    g.phrase("cond", "you did not get an imaginary gift this fight", Compare(none, "=", 0))
    for many in ("{a:told_many} and this unit", "this unit and {a:told_many}"):
        pair = (V("a"), SELF) if many.startswith("{a") else (SELF, V("a"))
        g.phrase("things", many, Some(pair))
    for check in ("drive", "damage"):
        shown = When(f"{check} check", V("k"), player=YOU)
        for a in ("a", "an"):
            g.phrase("event", f"your {check} check reveals {a} {{k:mixed}}", shown)
    for words in ("they draw a card", "your opponent draws one card"):
        g.phrase("clause", words, (t.Draw(1, OPPONENT),))
    for whom, what in (("this unit", SELF), ("this card", SELF), ("your vanguard", VANGUARD)):
        for names_ in ("different card names as", "a different card name as"):
            g.phrase("post", f" with {names_} {whom}", t.Not(t.Shares(what, "name")))


ZONES = (("soul", "soul"), ("drop", "drop"), ("drop zone", "drop"), ("hand", "hand"), ("bind zone", "bind"))


def of_itself(g: Grammar) -> None:
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


def showing(g: Grammar) -> None:
    """Several cards are shown and taken; how many were shown."""
    for end in ("hand", "your hand"):
        for start, up in (("up to ", True), ("", False)):
            taken = (Choose("found", V("n"), V("g"), up_to=up), t.Reveal(FOUND), Move(FOUND, "hand"))
            words = f"reveal {start}{{n:several}} {{g:seen_many}} from among them and put them into {end}"
            g.phrase("clause", words, taken)
    for reveal in ("reveal", "revealed"):
        shown = t.Among(Ref(REVEALED), ANY, V("n"))
        g.phrase("cond", f"you {reveal} {{n:several}} cards", shown)
        g.phrase("cond", f"you {reveal} {{n:number}} or more cards", shown)
    g.phrase("cond", "you looked", t.Did("did"))


def choosing(g: Grammar) -> None:
    """Cards among those looked at, where the words leave that out. NB: cards elsewhere are told with their zone."""
    one = (Choose("found", 1, V("g"), up_to=True),)
    many = (Choose("found", V("n"), V("g"), up_to=True),)
    g.phrase("clause", "choose up to one {g:seen_one}", one, told)
    g.phrase("clause", "choose up to {n:several} {g:seen_many}", many, told)


def told(env: Env) -> bool:
    """Whether the cards are told by more than that they were looked at, and not by what they do."""
    parts = parts_of(env["g"])
    return len(parts) > 1 and not any(isinstance(part, (t.Role, t.Lies, t.State)) for part in parts)


def searching(g: Grammar) -> None:
    for zone, means in (("drop", DROP), ("drop zone", DROP), ("soul", SOUL)):
        taken = (Choose("t", 1, t.All((YOURS, means, V("g"))), up_to=True),)
        g.phrase("clause", f"search your {zone} for up to one {{g:card_one}}", taken)


def add(g: Grammar) -> None:
    for part in (
        named_last,
        seen,
        looked_at,
        returning,
        discards,
        of_itself,
        showing,
        choosing,
        searching,
    ):
        part(g)
