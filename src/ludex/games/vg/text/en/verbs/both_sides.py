"""English, cards of both players, a card here and a card there, and what both players do."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.nouns.nouns import GRADED, KINDS, SUBTYPES, placed
from ludex.games.vg.text.meanings import DROP, IT, RC, SEEN, THEM, UNIT
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import (
    ENEMY,
    SELF,
    YOURS,
    All,
    By,
    Choose,
    Count,
    Do,
    Env,
    ForEach,
    Has,
    Lies,
    Modes,
    Move,
    Not,
    Ref,
    V,
    Word,
    Zone,
)

GLITTER = ("[Glitter] or {y:kind_any}", Has("Glitter"), V("y"))
EVERYBODY = ("any players' ", "all fighters' ", "any fighter's ", "all players' ", "any player's ")


def both_choose(g: Grammar) -> None:
    """Both players choose, and do something with what they chose; the opponent goes on choosing."""
    for plain, after, means in (
        ("discard", "", Move(IT, "drop", "discard")),
        ("bind", "", Move(IT, "bind", "bind", up=True)),
        ("retire", "", Do("retire", IT)),
        ("put", " on the bottom of {x:their_deck}", Move(IT, "deck", position="bottom")),
        ("put", " into {x:their_soul}", Move(IT, "soul")),
        ("call", " to (RC)", Do("call", IT, word="RC")),
    ):
        for it in ("it", "them"):
            for joint in (", and ", " and "):
                words = f"choose {{c:each_taken}}{joint}{plain} {it}{after}"
                g.phrase("they_do", words, (V("c"), means))
                s = {"discard": "discards", "bind": "binds", "retire": "retires", "put": "puts", "call": "calls"}[plain]
                g.phrase("does", f"chooses {{c:each_taken}}{joint}{s} {it}{after}", (V("c"), means))
    g.phrase("clause", "chooses {c:foe_taken}", (V("c"),))


TWO: tuple[tuple[str, str, str], ...] = (
    ("your {a:own_many}", "your opponent's {b:foe_many}", ""),
    ("your other {a:other_many}", "your opponent's {b:foe_many}", ""),
    ("your opponent's {b:foe_many}", "your {a:own_many}", "turned"),
    ("your opponent's {a:foe_many}", "their {b:foe_many}", ""),
    ("your opponent's {a:foe_many}", "your opponent's {b:foe_many}", ""),
    ("your {a:own_many}", "your {b:own_many}", ""),
)
"""Units of both players that one sentence chooses."""


def pairs(g: Grammar) -> None:
    """Units of both players, and one unit of each row: all of them are "them"."""
    for first, second, turned in TWO:
        for x, n, up in (("one of ", 1, False), ("up to one of ", 1, True), ("{n:several} of ", V("n"), False)):
            for y, m, up_too in (("one of ", 1, False), ("up to one of ", 1, True), ("{m:several} of ", V("m"), False)):
                whose, theirs = ("b", "a") if turned else ("a", "b")
                both = (
                    Choose("found", n, V(whose), up_to=up),
                    Choose("found", m, V(theirs), up_to=up_too, also=True),
                )
                g.phrase("clause", f"choose {x}{first} and {y}{second}", both)
    front, back = (t.All((V("g"), Lies(row))) for row in ("front", "back"))
    for maybe, up_to in (("", False), ("up to ", True)):
        each = (Choose("found", 1, front, up_to=up_to), Choose("found", 1, back, up_to=up_to, also=True))
        for whose, group in (("your opponent's ", "foe"), ("your ", "own"), ("your other ", "other")):
            said = f"{{g:{group}_many}}"
            for row in ("the front row and back row", "the front row and the back row", "their front row and back row"):
                for prep in ("from", "in"):
                    g.phrase("clause", f"choose {maybe}one of {whose}{said} each {prep} {row}", each)
            for row in ("front row and back row", "front and back row"):
                g.phrase("clause", f"choose {maybe}one of {whose}{row} {said} each", each)
        for a in ("a", "one"):
            g.phrase("clause", f"choose {maybe}{a} {{g:own_one}} each from your front row and back row", each)
        one_each = tuple(
            Choose("found", 1, t.All((side, V("g"))), up_to=up_to, also=side is ENEMY) for side in (YOURS, ENEMY)
        )
        for whose in ("your and your opponent's", "each player's"):
            g.phrase("clause", f"choose {maybe}one of {whose} {{g:any_many}} each", one_each)


HELD: tuple[tuple[str, str, Any], ...] = (
    ("call ", " {w:call_where}", Do("call", THEM, word=V("w"))),
    ("return ", " to {x:the_hand}", Move(THEM, "hand", "return")),
    ("put ", " into {x:the_hand}", Move(THEM, "hand")),
    ("put ", " into {x:the_soul}", Move(THEM, "soul")),
    ("put ", " on the bottom of {x:the_deck}{y:in_order}", Move(THEM, "deck", position="bottom")),
)


def here_and_there(g: Grammar) -> None:
    """A card of one kind and a card of another, or a card from each of two zones: all of them are "them"."""
    for verb, after, means in HELD:
        for first, second, up_to in (
            ("{a:a_card}", "{b:card_one}", False),
            ("{a:a_card}", "{b:a_card}", False),
            ("one {a:card_one}", "{b:card_one}", False),
            ("up to one {a:card_one}", "{b:card_one}", True),
            ("up to one {a:card_one}", "{b:a_card}", True),
        ):
            for where, place in (("{p:place}", V("p")), ("{x:among_them}", t.Ref("seen"))):
                pair = tuple(
                    Choose("found", 1, All((V(name), place)), up_to=up_to, also=name == "b") for name in ("a", "b")
                )
                moved = t.pattern(t.replace(means, what=Ref("found")))
                g.phrase("clause", f"{verb}{first} and {second} each{where}{after}", (*pair, moved))
    two = tuple(Choose("found", 1, All((YOURS, zone, V("k"))), also=zone is DROP) for zone in (RC, DROP))
    g.phrase(
        "clause",
        "return {k:a_card} each from your (RC) and drop zone to your hand",
        (*two, Move(Ref("found"), "hand", "return")),
    )


def with_all_units(g: Grammar) -> None:
    """What both players do with all their units."""
    for whom in ("both you and your opponent", "you and your opponent both"):
        for words, deed in (
            ("put all of your own {g:own_many} into your souls", Move(V("g"), "soul")),
            ("put all of your own {g:own_many} into your own souls", Move(V("g"), "soul")),
            ("retire all of your own {g:own_many}", Do("retire", V("g"))),
            ("bind all of your own {g:own_many}", Move(V("g"), "bind", "bind", up=True)),
            ("return all of your own {g:own_many} to your own hands", Move(V("g"), "hand", "return")),
        ):
            for category in ("opening", "turn"):
                g.phrase(category, f"{whom} {words}", (By(t.EACH, (deed,)),))
    for soul in ("that player's soul", "its owner's soul", "their owner's soul", "their owners' souls"):
        g.phrase("clause", f"put {{o:object}} into {soul}", (Move(V("o"), "soul"),))
    one = Ref("each")
    for place, there in (("to (GC)", "GC"), ("to (RC)", "RC")):
        kept = (Modes(1, ((Do("call", one, word=there),), (Move(one, "drop", "discard"),))),)
        for each in ("each of them", "each of those cards"):
            g.phrase("clause", f"call {each} {place} or discard them", (ForEach("each", SEEN, kept, ordered=True),))
            g.phrase("clause", f"call {each} {place} or discard it", (ForEach("each", SEEN, kept, ordered=True),))


def with_own_cards(g: Grammar) -> None:
    """What both players do, each with their own cards."""
    for whom in ("both you and your opponent", "you and your opponent both", "each player"):
        for category in ("opening", "turn"):
            for n, words in ((V("n"), "{n:number}"),):
                chosen = Choose("t", n, V("g"))
                for verb, deed in (
                    ("retire", t.Do("retire", IT)),
                    ("bind", t.Move(IT, "bind", "bind", up=True)),
                    ("return", t.Move(IT, "hand", "return")),
                    ("lock", t.Do("lock", IT)),
                ):
                    to = " to your own hand" if verb == "return" else ""
                    for it in ("it", "them"):
                        said = f"{whom} choose {words} of your own {{g:own_many}}, and {verb} {it}{to}"
                        g.phrase(category, said, (By(t.EACH, (chosen, deed)),))


def kinds(g: Grammar) -> None:
    """A card of one kind or another, each said whole. NB: nothing may follow that could belong to the second only."""
    whole: list[tuple[str, Any]] = [
        *((f"{one} card", means) for one, _, means in KINDS if "trigger" not in one and one[0] != "["),
        *((f"{one} card", means) for one, _, means in GRADED),
        *((f"{one} card", Word("type", word)) for one, _, word in SUBTYPES),
        ("unit card", UNIT),
    ]
    short: list[tuple[str, Any]] = [*((one, means) for one, _, means in KINDS), ("[Glitter]", Has("Glitter"))]
    for words, means in whole:
        g.phrase("kind_whole", words, means)
    for words, means in (*short, *whole):
        g.phrase("kind_any", words, means)
    for words, first, second in (("{x:kind_any} or {y:kind_whole}", V("x"), V("y")), GLITTER):
        either = t.Some((first, second))
        for article in ("a", "an"):
            g.phrase("a_card", f"{article} {words}", either)
        g.phrase("seen_one", words, All((SEEN, either)))


def taking(g: Grammar) -> None:
    """Cards of two places or kinds, each told with its place; cards of the opponent's zones."""
    for words, first, second in (
        ("{a:a_held} and {b:a_held}", False, False),
        ("up to one {a:held_one} and up to one {b:held_one}", True, True),
    ):
        two = (Choose("found", 1, V("a"), up_to=first), Choose("found", 1, V("b"), up_to=second, also=True))
        g.phrase("clause", f"choose {words}", two, both_placed)
    one = (Choose("t", 1, t.Some((V("a"), V("b")))),)
    g.phrase("clause", "choose {a:a_held} or {b:a_held}", one, both_placed)
    up_to = (Choose("t", 1, t.Some((V("a"), V("b"))), up_to=True),)
    g.phrase("clause", "choose up to one {a:held_one} or {b:held_one}", up_to, both_placed)
    for the in ("the", "their"):
        for start, up in (("choose ", False), ("choose up to ", True)):
            theirs = (Choose("t", V("n"), All((ENEMY, V("z"), V("k"))), up_to=up),)
            for prep in ("in", "from"):
                words = f"{start}{{n:number}} of your opponent's {{k:card_many}} {prep} {the} {{z:zone}}"
                g.phrase("clause", words, theirs, off_field)
    g.phrase("things", "all of your cards{p:place}", V("p"), off_circles)
    g.phrase("thing", "the card you looked at", t.Ref("seen"))
    g.phrase("things", "the cards you looked at", t.Ref("seen"))
    arms = All((YOURS, Zone(("arms",))))
    for words, n in (("an Arms from (VC)", 1), ("an Arms on (VC)", 1), ("{n:several} Arms from (VC)", V("n"))):
        for soul in ("soul", "your soul", "the soul"):
            g.phrase("cost", f"put {words} into {soul}", (Choose("cost", n, arms), Move(t.Ref("cost"), "soul")))
    for arm in ("Right Deity Arms", "Left Deity Arms"):
        g.phrase("post", f" with the {arm} ability", Has(arm))
    for whom, what in (("this unit", SELF), ("this card", SELF)):
        g.phrase("post", f" and a different card name from {whom}", t.Not(t.Shares(what, "name")))


def both_placed(env: Env) -> bool:
    return placed({"g": env["a"]}) and placed({"g": env["b"]})


def off_field(env: Env) -> bool:
    return not {"VC", "RC", "GC"} & set(env["z"].names)


def off_circles(env: Env) -> bool:
    """Whether the place is yours, and no circle."""
    zones = [name for part in parts_of(env["p"]) if isinstance(part, Zone) for name in part.names]
    return YOURS in parts_of(env["p"]) and not {"VC", "RC", "GC"} & set(zones)


def either_side(g: Grammar) -> None:
    """Units of both players."""
    described(g, "remaining", "field_head", "pre", "field_post", always=(Not(SELF),))
    for whose in EVERYBODY:
        for up_to, up in (("", False), ("up to ", True)):
            chosen = (Choose("t", V("n"), V("g"), up_to=up),)
            for total in ("", "a total of "):
                g.phrase("clause", f"choose {up_to}{total}{{n:number}} of {whose}{{g:any_many}}", chosen)
                g.phrase("clause", f"choose {up_to}{total}{{n:number}} of {whose}other {{g:remaining_many}}", chosen)
        every = (Choose("t", Count(V("g")), V("g"), up_to=True),)
        g.phrase("clause", f"choose any number of {whose}{{g:any_many}}", every)
        g.phrase("things", f"all of {whose}{{g:any_many}}", V("g"))
    g.phrase("things", "all of your and your opponent's {g:any_many}", V("g"))
    g.phrase("things", "all of your and your opponent's other {g:remaining_many}", V("g"))
    g.phrase("things", "all rear-guards", RC)
    g.phrase("things", "all rear-guards of all fighters", RC)
    g.phrase("things", "all other rear-guards", canonical(RC, Not(SELF)))


def add(g: Grammar) -> None:
    for part in (
        both_choose,
        pairs,
        here_and_there,
        with_all_units,
        with_own_cards,
        kinds,
        taking,
        either_side,
    ):
        part(g)
