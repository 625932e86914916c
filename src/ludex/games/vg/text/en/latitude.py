"""English, units that no effect chooses, names that units also have, vanguards that are armed, attacks told by who
attacks, units of both players or rows chosen together, and what was called or discarded this turn, counted."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.details import told as told_of
from ludex.games.vg.text.en.events import is_order
from ludex.games.vg.text.en.history import rear
from ludex.games.vg.text.en.tallies import once
from ludex.games.vg.text.meanings import ME, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import parts_of
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
    Gives,
    Happened,
    Lies,
    Look,
    Move,
    Rename,
    Reveal,
    Rule,
    Slot,
    Unless,
    V,
    When,
)

SUBJECTS = (("thing", "gets", "is"), ("things", "get", "are"))
ANYBODY = t.Some((YOURS, ENEMY))
BY_ANY = ("by card effects", "by cards' effects", "by any card's effects", "by any card effects", "by effects")


def guarded(g: Grammar) -> None:
    """Units that effects of neither player choose; two things that units cannot do, joined by "nor"."""
    for said in BY_ANY:
        g.phrase("by_any", said, ANYBODY)
    chosen = Rule("forbid", "select", V("f"), V("o"))
    retired = Rule("forbid", "ability retire", V("o"), V("f"))
    for subject, gets, _ in SUBJECTS:
        who = f"{{o:{subject}}}"
        g.phrase("state", f"{who} cannot be chosen {{f:by_any}}", (chosen,))
        g.phrase("state", f"{who} cannot be chosen or retired {{f:by_any}}", (chosen, retired))
        for joint in (", and ", " and "):
            g.phrase(
                "state",
                f"{who} {gets} {{b:boons}}{joint}cannot be chosen {{f:by_any}}",
                (Gives(V("o"), V("b")), chosen),
            )
        two = (Rule("forbid", V("q"), V("o")), Rule("forbid", V("r"), V("o")))
        for joint in (", nor ", " nor ", " or "):
            g.phrase("state", f"{who} cannot {{q:barred}}{joint}{{r:barred}}", two, _two)


def _two(env: t.Env) -> bool:
    return bool(env["q"] != env["r"])


SAME_NAME = (
    "a unit with the same card name as",
    "having the same card name as",
    "the same card name as",
    "a card with the same card name as",
)


def named(g: Grammar) -> None:
    """[VG 2.1.2] A unit has the name of another one, besides its own or instead of it."""
    for how, op in (("also regarded as", "add"), ("regarded as", "become")):
        taken: Any = (Rename(ME, "name", op, "", of=V("r")),)
        for subject, _, is_ in SUBJECTS:
            for verb in (is_, "will be") if op == "become" else (is_, "will also be"):
                said = how.removeprefix("also ") if verb == "will also be" else how
                for same in SAME_NAME:
                    g.phrase("state", f"{{o:{subject}}} {verb} {said} {same} {{r:which}}", (Gives(V("o"), taken),))


def arms(g: Grammar) -> None:
    """[VG 17.7.4] The cards with which a vanguard is armed."""
    for whose, side in (("your vanguard", YOURS), ("your opponent's vanguard", ENEMY)):
        worn = Count(t.All((side, t.Zone(("arms",)))))
        for armed in ("armed", "Armed"):
            g.phrase("cond", f"{whose} is {armed} with {{n:number}} or more cards", Compare(worn, ">=", V("n")))
            g.phrase("per", f" for each card {whose} is {armed} with", worn)


def attacks(g: Grammar) -> None:
    """Attacks that hit, told by the unit that attacks; and units that were hit this turn."""
    for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
        for target, hit in (("", ANY), (" {t:a_any}", V("t"))):
            g.phrase("event", f"an attack by {whose}{{g:{group}_one}} hits{target}", When("hit", V("g"), hit))
        g.phrase("event", f"an attack by {whose}{{g:{group}_one}} does not hit", When("no hit", V("g")))
        if group != "other":
            struck = once(When("hit", ANY, V("g")))
            g.phrase("cond", f"an attack hit {whose}{{g:{group}_one}}{{u:in_turn}}", struck)
    for said in ("an attack does not hit", "an attack did not hit"):
        g.phrase("event", said, When("no hit"))
    for target, hit in (("", ANY), (" {t:a_any}", V("t"))):
        g.phrase("event", f"an attack by {{g:a_any}} hits{target}", When("hit", V("g"), hit))
    for column, slots in (("left", (0, 2)), ("right", (1, 4))):
        for words in (f" in your {column} column", f" in your {column} column (RC)", f" in the {column} column"):
            g.phrase("field_post", words, Slot(slots))
    g.phrase("barred", "move", "change circles")
    g.phrase("barred_too", "move", "change circles")
    for words, cause in (
        (" due to the effect of a card", ANYBODY),
        (" due to the effect of your {m:own_one}", V("m")),
        (" due to card effects", ANYBODY),
    ):
        g.phrase("by", words, cause)
    for words in ("back row center column ", "back row center "):
        g.phrase("pre", words, Slot((3,)))


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


def happened(g: Grammar) -> None:
    """What was called or discarded this turn, counted; what several units suffer at once is left to others."""
    called = When("move", V("g"), player=YOU, dst=("RC",), word="called")
    whence = When("move", V("g"), player=YOU, src=V("s"), dst=("RC",), word="called")
    for words, when in (("", called), ("{s:source}", whence)):
        g.phrase("per", f" for each {{g:own_one}} you called{words}{{u:in_turn}}", Happened(when), rear)
        g.phrase("count", f"the number of {{g:own_many}} you called{words}{{u:in_turn}}", Happened(when), rear)
        if words:
            g.phrase("cond", f"you did not call any {{g:own_many}}{words}{{u:in_turn}}", Unless(once(when)), rear)
            g.phrase("cond", f"you called {{g:a_own}}{words}{{u:in_turn}}", once(when), rear)
        number = f"the number of {{g:own_many}} you called{words}{{u:in_turn}}"
        for limit, op in (("or more", ">="), ("or less", "<=")):
            g.phrase("cond", f"{number} is {{n:number}} {limit}", Compare(Happened(when), op, V("n")), rear)
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        other = once(When("move", V("g"), player=YOU, dst=("RC",), word="called", cause=cause))
        g.phrase("cond", f"you called another {{g:other_one}}{by}{{u:in_turn}}", other, rear)
        for another in ("another", "your other"):
            g.phrase("cond", f"{another} {{g:other_one}} was called{by}{{u:in_turn}}", other, rear)
        if by:
            g.phrase("cond", f"your {{g:own_one}} was called{by}{{u:in_turn}}", other, rear)
    thrown = Happened(When("move", YOURS, word="discard"))
    for end in ("", " from hand", " from your hand"):
        g.phrase("per", f" for each card you discarded{end}{{u:in_turn}}", thrown)
        g.phrase("count", f"the number of cards you discarded{end}{{u:in_turn}}", thrown)
    for charge in ("Soul-Charge", "Counter-Charge", "Energy-Charge"):
        for equal in ("equal to {c:count}", "a number of cards equal to {c:count}"):
            g.phrase("clause", f"[{charge}] {equal}", (Do(charge.lower(), SELF, V("c")),))


def told(g: Grammar) -> None:
    """All units of a kind without "all"; a vanguard that is described; units that boost or are boosted."""
    g.phrase("things", "your {g:own_many}", V("g"))
    for all_of in ("your other ", "all of the other ", "all the other "):
        g.phrase("things", f"{all_of}{{g:other_many}}", V("g"))
    g.phrase("thing", "your {g:own_one}", V("g"), _vanguard)
    g.phrase("thing", "your opponent's {g:foe_one}", V("g"), _vanguard)
    for whose, group in (("your ", "own"), ("your other ", "other")):
        by = When("boosted", SELF, V("k"))
        g.phrase("event", f"this unit is boosted by {whose}{{k:{group}_one}}", by)
        for first, subject in (("your ", "own"), ("your other ", "other")):
            g.phrase(
                "event", f"{first}{{g:{subject}_one}} boosts {whose}{{k:{group}_one}}", When("boost", V("g"), V("k"))
            )
    sentinel = t.All((ENEMY, t.Has("Sentinel")))
    for verb in ("is put on (GC)", "is placed on (GC)"):
        for src, words in ((V("s"), "{s:from}"), ((), "")):
            heard = When("move", sentinel, src=src, dst=("GC",), word="placed")
            g.phrase("event", f"your opponent's sentinel {verb}{words}", heard)


FIGURES = (("Power", "power"), ("Shield", "shield"), ("Critical", "critical"))


def figures(g: Grammar) -> None:
    """Units told by a figure, said before or after the number."""
    for limit, op in (("or greater", ">="), ("or less", "<="), ("or more", ">=")):
        for said, figure in FIGURES:
            for number in ("digits", "millions"):
                such = t.Figure(figure, op, V("n"))
                g.phrase("pre", f"[{said}] {{n:{number}}} {limit} ", such)
                g.phrase("post", f" with {{n:{number}}} {limit} [{said}]", such)
                if number == "millions":
                    g.phrase("post", f" with [{said}] {{n:{number}}} {limit}", such)


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
        g.phrase("clause", f"reveal up to {words}", shown, told_of)
        taken = (*shown, Move(t.Ref("found"), "hand", "put"))
        for it in ("it", "them"):
            for hand in ("hand", "your hand"):
                g.phrase("clause", f"reveal up to {words} and put {it} into {hand}", taken, told_of)
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


def orders(g: Grammar) -> None:
    """Orders that are played by Alchemagic; units placed in the column of this one."""
    for words in ("you play an order with Alchemagic", "you play an order by Alchemagic", "you Alchemagic"):
        g.phrase("event", words, When("alchemagic", player=YOU))
    for by, cause in (("", ANY), ("{c:by}", V("c"))):
        for whose, group in (("your ", "own"), ("your other ", "other")):
            there = t.All((V("g"), t.Beside(SELF, "column"), t.Not(t.Beside(SELF, "spot"))))
            came = When("move", there, dst=("RC",), word="placed", cause=cause)
            words = f"{whose}{{g:{group}_one}} is placed on another (RC) in the same column as this unit{by}"
            g.phrase("event", words, came)
    g.add("states", Many("state", joint=", ", last=", but ", least=2, flat=True))
    for whose, player in (("your", YOU), ("your opponent's", OPPONENT)):
        played = When("move", V("k"), player=player, dst=("order area",), word="play")
        g.phrase("event", f"{whose} {{k:card_one}} is played", played, is_order)
    for moved in ("all of the moved units", "the moved units"):
        g.phrase("things", moved, THEM)


def targets(g: Grammar) -> None:
    """Attacks on a unit that is told; what did and did not happen this turn."""
    for foe, who in (
        ("your opponent's {g:foe_one}", V("g")),
        ("your opponent's vanguard", t.All((ENEMY, t.Zone(("VC",))))),
    ):
        g.phrase("event", f"{foe} attacks this unit", When("attack", who, SELF))
        g.phrase("event", f"{foe} attacks your {{k:own_one}}", When("attack", who, V("k")))
    g.phrase("event", "your other {g:other_one} is put on {d:circle}", When("move", V("g"), dst=V("d"), word="placed"))
    struck = once(When("attack", YOURS))
    for words in ("you have not attacked", "you did not attack"):
        g.phrase("cond", f"{words}{{u:in_turn}}", Unless(struck))
    for done, to, word in (("bound", ("bind",), ""), ("discarded", (), "discard"), ("removed", ("removed",), "")):
        for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
            gone = When("move", side, src=V("s"), dst=to, word=word)
            for is_ in ("was", "is"):
                g.phrase("cond", f"{whose} card {is_} {done}{{s:whence}}{{u:in_turn}}", once(gone))
            many = Compare(Happened(gone), ">=", V("n"))
            g.phrase("cond", f"{{n:number}} or more of {whose} cards were {done}{{s:whence}}{{u:in_turn}}", many)


def _unit(env: t.Env) -> bool:
    """Whether the card may be a unit: orders are not ridden."""
    return not any(isinstance(part, t.Word) and part.kind == "type" for part in parts_of(env["k"]))


def _vanguard(env: t.Env) -> bool:
    """Whether it is a vanguard, of which more is said."""
    parts = parts_of(env["g"])
    return t.Zone(("VC",)) in parts and len(parts) > 2


def add(g: Grammar) -> None:
    for part in (guarded, named, arms, attacks, pairs, happened, told, figures, seen, looked_at, orders, targets):
        part(g)
