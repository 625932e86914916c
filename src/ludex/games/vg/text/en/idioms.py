"""English, further ways to name units, cards and numbers: of a chosen column, by a name that others have, all of them
as a cost, the same number again; what happens to this unit or another; figures that are matched."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.c04_columns import ROLE
from ludex.games.vg.text.en.abilities import HEADINGS, heads
from ludex.games.vg.text.en.nouns import placed
from ludex.games.vg.text.en.sites import sided
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, HAND, IT, ME, RC, REST, VANGUARD, VC, searched
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.marks import BANISHED, BURIED, CALLED, DISCARDED, KEPT, PUT_BACK, RETIRED, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    All,
    Choose,
    Compare,
    Count,
    Do,
    Draw,
    Env,
    Exists,
    Figure,
    FigureOf,
    Gives,
    Happened,
    Lies,
    Modify,
    Move,
    Moved,
    Not,
    Plus,
    Raised,
    Role,
    Rule,
    SetState,
    Shares,
    Some,
    State,
    Times,
    Turned,
    V,
    When,
)

BY = (("", ANY), ("{c:by}", V("c")))
COLUMN = Role(ROLE)
PAID = t.Ref("cost")


def columns(g: Grammar) -> None:
    """[VG 4.9.1.1] Units of a row in the column that was chosen."""
    for row in ("front", "back"):
        there = All((Lies(row), COLUMN))
        for words in (
            f" in that {row} row",
            f" in the {row} row of that column",
            f" on the {row} row of that column",
            f" from the {row} row of that column",
            f" in that column's {row} row",
        ):
            g.phrase("field_post", words, there)


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


def numbers(g: Grammar) -> None:
    """One vanguard and no more; cards of two zones together; figures of a unit that is named; how units lie."""
    single = Compare(Count(VANGUARD), "=", 1)
    for limit, op in ((" or less", "<="), (" or greater", ">="), ("", "=")):
        graded = Exists(All((YOURS, VC, Figure("grade", op, V("n")))))
        g.phrase("cond", f"you have one vanguard, and it is grade {{n:digits}}{limit}", t.Both((single, graded)))
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        both = Count(All((side, t.Zone(("RC", "hand")))))
        for first in ("hand and rear-guards have", "rear-guards and hand have"):
            for words, op in (("or less", "<="), ("or more", ">=")):
                total = Compare(both, op, V("n"))
                g.phrase("cond", f"{whose} {first} a total of {{n:number}} {words} cards", total)
    for words, what in (
        ("your vanguard", VANGUARD),
        ("your opponent's vanguard", ENEMY_VANGUARD),
        ("this unit", SELF),
    ):
        for limit, op in (("or greater", ">="), ("or more", ">="), ("or less", "<=")):
            figure = Figure(V("f"), op, V("n"))
            asked = t.Is(SELF, figure) if what == SELF else Exists(All((what, figure)))
            g.phrase("cond", f"the {{f:figure}} of {words} is {{n:digits}} {limit}", asked)
    for icon, state in (("[Rest]", "rest"), ("[Stand]", "stand")):
        g.phrase("state_of", f"in {icon}", State(state))
        g.phrase("field_post", f" in {icon}", State(state))


def happened(g: Grammar) -> None:
    """What happened this turn, said of costs and of zones."""
    for deed in ("Soul-Blast", "Counter-Blast"):
        paid = Compare(Happened(When(deed.lower(), All((YOURS, Role("paying"))), player=YOU)), ">=", 1)
        for cost in ("the cost of your card", "your card's cost", "a cost"):
            if cost != "a cost":
                g.phrase("cond", f"you [{deed}] for {cost}{{u:in_turn}}", paid)
        g.phrase("event", f"you [{deed}] {{n:number}} or more cards", When(deed.lower(), player=YOU, least=V("n")))
        g.phrase("event", f"you [{deed}] {{n:number}} or more", When(deed.lower(), player=YOU, least=V("n")))
    for icon, deed in (("[Stand]", t.STOOD), ("[Rest]", t.RESTED)):
        g.phrase("cond", f"you {icon} {{n:number}} or more{{b:by_this}}", Compare(Turned(deed), ">=", V("n")))
        for word in ("card's ability", "card's effect"):
            stood = When("state", V("g"), word=icon[1:-1].lower(), cause=Some((YOURS, ENEMY)))
            g.phrase("cond", f"your {{g:own_one}} {icon} by a {word}{{u:in_turn}}", Compare(Happened(stood), ">=", 1))


SUBJECTS: tuple[tuple[str, Any], ...] = (
    ("this unit or your {g:own_one}", Some((SELF, V("g")))),
    ("this unit or your other {g:other_one}", Some((SELF, V("g")))),
    ("your {g:own_one} or this unit", Some((V("g"), SELF))),
)
ANYBODY = (("any {g:any_one}", V("g")), ("any player's {g:any_one}", V("g")))


def events(g: Grammar) -> None:
    """What this unit or another one hears of; what happens to units of any player."""
    for words, src in (("", ()), ("{s:source}", V("s"))):
        for on, dst in (("", ()), (" on {d:circle}", V("d"))):
            for subject, who in SUBJECTS:
                came = When("move", who, src=src, dst=dst, word="placed")
                g.phrase("event", f"{subject} is placed{on}{words}", came)
    for subject, who in SUBJECTS:
        g.phrase("event", f"{subject} attacks", When("attack", who))
        g.phrase("event", f"{subject} attacks {{t:a_any}}", When("attack", who, V("t")))
        for by, cause in BY:
            g.phrase("event", f"{subject} [Stand]{by}", When("state", who, word="stand", cause=cause))
            g.phrase("event", f"{subject} is retired{by}", When("move", who, word="retire", cause=cause))
    for by, cause in BY:
        for subject, who in ANYBODY:
            for said, dst, word in (
                ("retired", (), "retire"),
                ("bound", ("bind",), ""),
                ("returned to hand", ("hand",), "return"),
                ("put into soul", ("soul",), ""),
            ):
                left = () if word == "retire" else ("VC", "RC", "GC")
                g.phrase(
                    "event", f"{subject} is {said}{by}", When("move", who, src=left, dst=dst, word=word, cause=cause)
                )
            g.phrase("event", f"{subject} is locked{by}", When("become", who, word="lock", cause=cause))
    for zone, name in (("soul", "soul"), ("the soul", "soul"), ("the damage zone", "damage"), ("bind zone", "bind")):
        for card in ("a card", "your card"):
            g.phrase("event", f"{card} is put into {zone}", When("move", player=YOU, dst=(name,)))
    for zone, name in (("their damage zone", "damage"), ("their soul", "soul"), ("their drop zone", "drop")):
        g.phrase("event", f"your opponent's card is put into {zone}", When("move", player=OPPONENT, dst=(name,)))
    g.phrase("event", "a card is put into your opponent's damage zone", When("move", player=OPPONENT, dst=("damage",)))


def whole(g: Grammar) -> None:
    """[VG 1.3.2.3] Costs that one pays with all of some cards, be they none; a total of cards from two zones."""
    gone: tuple[tuple[str, str, Any], ...] = (
        ("put", " into {x:the_soul}", Move(PAID, "soul")),
        ("put", " into {x:the_drop}", Move(PAID, "drop")),
        ("put", " on the bottom of {x:the_deck}{y:in_order}", Move(PAID, "deck", position="bottom")),
        ("retire", "", Move(PAID, "drop", "retire")),
        ("bind", "", Move(PAID, "bind", "bind", up=True)),
        ("return", " to {x:the_hand}", Move(PAID, "hand", "return")),
        ("[Rest]", "", SetState(PAID, "rest")),
    )
    for verb, where, do in gone:
        for words, group in (("all of your ", "own"), ("all of your other ", "other"), ("all your ", "own")):
            every = Choose("cost", Count(V("g")), V("g"))
            g.phrase("cost", f"{verb} {words}{{g:{group}_many}}{where}", (every, do))
        every = Choose("cost", Count(V("g")), V("g"))
        g.phrase("cost", f"{verb} {{x:all_the}}{{g:held_many}}{where}", (every, do), placed)
        if where and "hand" not in where:
            several = Choose("cost", V("n"), All((YOURS, t.Zone(("RC", "hand")))))
            for two in ("your hand and rear-guards", "your hand or rear-guards", "your rear-guards and hand"):
                for of in ("from ", "of "):
                    g.phrase("cost", f"{verb} a total of {{n:number}} cards {of}{two}{where}", (several, do))
    hand = All((YOURS, HAND))
    thrown = (Choose("discard", Count(hand), hand), Move(t.Ref("discard"), "drop", "discard"))
    for words in ("all cards from your hand", "all of the cards in your hand", "all cards in your hand", "your hand"):
        g.phrase("cost", f"discard {words}", thrown)
    aside = (SetState(SELF, "rest"), Move(SELF, "soul"))
    for joint in (", and ", " and "):
        g.phrase("cost", f"[Rest] this unit{joint}put it into {{x:the_soul}}", aside)
        g.phrase("cost", f"[Rest] this unit{joint}retire it", (SetState(SELF, "rest"), Move(SELF, "drop", "retire")))
    called = Do("call", PAID, word=V("w"))
    g.phrase("cost", "call {g:a_held} {w:call_to}", (Choose("cost", 1, V("g")), called), placed)
    g.phrase("cost", "call {n:several} {g:held_many} {w:call_to}", (Choose("cost", V("n"), V("g")), called), placed)


DEEDS = (TAKEN, KEPT, PUT_BACK, DISCARDED, RETIRED, BANISHED, BURIED, CALLED)
"""What was done with cards, of which there shall be the same number again. NB: where the text does several of these, it
is declined."""


def again(g: Grammar) -> None:
    """The same number of cards as were moved before."""
    for deed in DEEDS:
        n: Any = Moved(deed)
        g.phrase("clause", "draw the same number of cards", (Draw(n),))
        g.phrase("clause", "[Soul-Charge] the same number of cards", (Do("soul-charge", SELF, n),))
        for start, up_to in (("the same number of", False), ("up to the same number of", True)):
            some = Choose("t", n, V("g"), up_to=up_to)
            called = (some, Do("call", IT, word=V("w")))
            g.phrase("clause", f"call {start} {{g:held_many}} {{w:call_where}}", called, placed)
            for whose, group in (("of your opponent's ", "foe"), ("of your ", "own")):
                g.phrase("clause", f"choose {start} {whose[3:]}{{g:{group}_many}}", (t.replace(some, what=V("g")),))
    k, c = V("k"), V("c")
    for start, n in (("{n:several} {g:held_many}", Times(V("n"), k)), ("one {g:held_one}", k)):
        for up, up_to in (("", False), ("up to ", True)):
            called = (Choose("t", n, V("g"), up_to=up_to), Do("call", IT, word=V("w")))
            g.phrase("clause", f"call {up}{start} {{w:call_where}}{{k:per}}", called, placed)
    for up, up_to in (("", False), ("up to ", True)):
        seen = (Choose("found", c, V("g"), up_to=up_to), Do("call", t.Ref("found"), word=V("w")))
        for where in (" from among them {w:call_where}", " {w:call_where} from among them"):
            g.phrase("clause", f"call {up}the same number of {{g:seen_many}} as {{c:count}}{where}", seen)
        held = (Choose("t", c, V("g"), up_to=up_to), Do("call", IT, word=V("w")))
        g.phrase("clause", f"call {up}the same number of {{g:held_many}} as {{c:count}} {{w:call_where}}", held, placed)
        theirs = (Choose("t", c, V("g"), up_to=up_to, who=OPPONENT),)
        g.phrase("clause", f"your opponent chooses {up}the same number of their {{g:foe_many}} as {{c:count}}", theirs)


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


def exchanging(g: Grammar) -> None:
    """[VG 7.34] This unit and another one exchange their places."""
    with_this = Do("exchange", Some((SELF, IT)))
    for words, group in (("one of your other {g:other_many}", "g"), ("one of your {g:own_many}", "g")):
        chosen = (Choose("t", 1, All((V(group), Not(SELF)))), with_this)
        for verb in ("exchange", "swap"):
            g.phrase("clause", f"{verb} this unit's position with {words}", chosen)
            g.phrase("clause", f"{verb} positions with {words}", chosen)
    owner = (Choose("t", 1, All((V("g"), Not(SELF)))), with_this)
    for s in ("one of your {g:own_one}'s", "one of your other {g:other_one}'s"):
        g.phrase("clause", f"exchange this unit's position with {s}", owner)


def matching(g: Grammar) -> None:
    """[VG 11.11.4.1] A figure is brought to that of another unit, by the difference when the effect resolves."""
    for whose, what in (("this unit's", SELF), ("its", IT), ("that unit's", IT)):
        for to, at in (
            ("match one of your vanguard's {f:figure}", VANGUARD),
            ("match one of your opponent's vanguard's {f:figure}", ENEMY_VANGUARD),
            ("match one of your vanguards", VANGUARD),
            ("match one of your opponent's vanguards", ENEMY_VANGUARD),
            ("match your opponent's vanguard's {f:figure}", ENEMY_VANGUARD),
            ("match your vanguard", VANGUARD),
        ):
            less = Times(-1, FigureOf(what, V("f")))
            change = Modify(ME, V("f"), "+", Plus((t.Greatest(at, V("f")), less)))
            g.phrase("state", f"increase or decrease {whose} {{f:figure}} to {to}", (Gives(what, (change,)),))
        change = Modify(ME, V("f"), "+", Plus((FigureOf(IT, V("f")), Times(-1, FigureOf(what, V("f"))))))
        if what == SELF:
            g.phrase(
                "state", f"increase or decrease {whose} {{f:figure}} to match that unit", (Gives(what, (change,)),)
            )
            pair = tuple(
                Modify(ME, V(f), "+", Plus((FigureOf(IT, V(f)), Times(-1, FigureOf(what, V(f)))))) for f in ("f", "h")
            )
            two = f"increase or decrease {whose} {{f:figure}} and {{h:figure}} to match that unit"
            g.phrase("state", two, (Gives(what, pair),))


CIRCLED = "①②③④⑤⑥⑦⑧⑨"


def lowering(g: Grammar) -> None:
    """[VG 7.28.2] What is paid the next time is less, by so much."""
    g.add("circled_n", Token(f"[{CIRCLED}]", lambda text: -1 - CIRCLED.index(text), _circle))
    for said, query in (("Counter-Blast", "counter-blast"), ("Soul-Blast", "soul-blast")):
        less = (Rule("permit", query, YOURS, n=V("n"), once=True),)
        g.phrase("state", f"reduce the next [{said}] you pay by {{n:circled_n}}", less)
        g.phrase("state", f"reduce the next time you [{said}] by {{n:circled_n}}", less)
        g.phrase("state", f"the next [{said}] you pay is reduced by {{n:circled_n}}", less)


def _circle(value: object) -> str | None:
    return CIRCLED[-value - 1] if type(value) is int and -len(CIRCLED) <= value < 0 else None


def standing(g: Grammar) -> None:
    """What units of a place are and cannot do; what rises instead."""
    g.phrase("things", "all the {g:site_many}", V("g"), sided)
    before = Modify(ME, V("f"), "=", V("n"), layer="original")
    g.phrase(
        "state", "the original {f:figure} of the {g:site_one} becomes {n:digits}", (Gives(V("g"), (before,)),), sided
    )
    for subject in ("thing", "things"):
        g.phrase("state", f"{{o:{subject}}} cannot [Stand]", (Rule("forbid", "event stand", V("o")),))
        barred = Rule("forbid", "attack targets", V("o"), VC)
        g.phrase("state", f"{{o:{subject}}} cannot attack the vanguard", (barred,))
        only = Rule("forbid", "attack targets", V("o"), RC)
        g.phrase("state", f"{{o:{subject}}} can only attack the vanguard", (only,))
    g.phrase(
        "state", "all units can only attack the vanguard", (Rule("forbid", "attack targets", Some((YOURS, ENEMY)), RC),)
    )
    for high, low in (("+{n:digits}", "+{m:digits}"), ("-{n:minus}", "-{m:minus}")):
        raised = (Raised(V("q"), IT, "power", V("n"), V("m")),)
        g.phrase("sent", f"if {{q:conds}}, {high} instead of {low}", raised)


def counted(g: Grammar) -> None:
    """They: the units that a condition has counted."""
    for head, zones, row in heads("CONT"):
        for words, cond in (
            ("{n:several} {g:own_many}", Compare(Count(V("g")), "=", V("n"))),
            ("{n:number} or more {g:own_many}", Exists(V("g"), V("n"))),
        ):
            asked = cond if row is None else t.Both((row, cond))
            given = t.Passive((Gives(V("g"), V("b")),), asked, zones=zones, headings=HEADINGS)
            g.phrase("unit", f"{head}^if you have {words}, they get {{b:boons}}.", (given,))
            for by in ("your opponent's effects", "your opponent's card effects", "your opponent's card's effects"):
                free = t.Passive((Rule("forbid", "select", ENEMY, V("g")),), asked, zones=zones, headings=HEADINGS)
                g.phrase("unit", f"{head}^if you have {words}, they cannot be chosen by {by}.", (free,))


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


def add(g: Grammar) -> None:
    for part in (
        columns,
        namesakes,
        numbers,
        happened,
        events,
        whole,
        again,
        named_last,
        exchanging,
        matching,
        lowering,
        standing,
        counted,
        both_choose,
    ):
        part(g)
