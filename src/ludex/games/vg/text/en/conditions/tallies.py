"""English, conditions of this turn said otherwise: of other units, of what did not happen, of one event or another, in
total; what all of a group are; from where cards were put."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.conditions.history import TURNS, rear
from ludex.games.vg.text.en.nouns.nouns import is_order
from ludex.games.vg.text.en.words import TIMES
from ludex.games.vg.text.meanings import PICKED, VC, once
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.marks import BANISHED, BURIED, CALLED, DISCARDED, KEPT, LAID, PUT_BACK, REVEALED, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOU,
    YOURS,
    Compare,
    Count,
    Do,
    Either,
    Env,
    Exists,
    Happened,
    Is,
    Moved,
    Not,
    Role,
    Unless,
    V,
    When,
    Within,
)


def often(g: Grammar) -> None:
    """How often it happened, all together."""
    attacks = Happened(When("attack"))
    for number in ("the total number of attacks", "the number of attacks"):
        g.phrase("cond", f"{number}{{u:in_turn}} is {{n:number}} or more", Compare(attacks, ">=", V("n")))
    mine = Compare(Happened(When("attack", YOURS)), ">=", V("n"))
    for times in ("a total of {n:number} or more times", "{n:number} or more times", *TIMES):
        g.phrase("cond", f"you attacked {times}{{u:in_turn}}", mine)
        g.phrase("cond", f"you have attacked {times}{{u:in_turn}}", mine)
        g.phrase("cond", f"you did not attack {times}{{u:in_turn}}", Unless(mine))


WIDER = (("bind zone", "bind"), ("drop zone", "drop"), ("Order Zone", "order zone"))
ZONES: tuple[tuple[str, str], ...] = (
    ("drop", "drop"),
    ("the drop", "drop"),
    ("your drop", "drop"),
    ("soul", "soul"),
    ("your soul", "soul"),
    ("the soul", "soul"),
    ("order zone", "order zone"),
    ("the order zone", "order zone"),
    ("your order zone", "order zone"),
    ("hand", "hand"),
    ("your hand", "hand"),
    ("your damage zone", "damage"),
    *((f"{the}{zone}", name) for zone, name in WIDER for the in ("", "the ", "your ")),
)


def spoken(g: Grammar) -> None:
    """`in_turn`: in this turn; `is_was`: of what happened; `goes_into`: where cards were put; `whence`: from where."""
    places: list[str] = []
    for turn in TURNS:
        g.phrase("in_turn", f" {turn}", ANY)
    for was in ("was", "is", "has been"):
        g.phrase("is_was", was, ANY)
    for said, zone in ZONES:
        g.phrase("goes_into", f" into {said}", (zone,))
    for category in ("source", "from"):
        for entry in g.entries[category]:
            if isinstance(entry, Phrase) and all(entry.template != one for one in places):
                places.append(entry.template)
                g.add("whence", entry)


PUT: tuple[tuple[str, Any, Any], ...] = tuple(
    (f"put{words}{by}", src, cause)
    for words, src in (("{d:goes_into}", ()), ("{s:whence}{d:goes_into}", V("s")), ("{d:goes_into}{s:whence}", V("s")))
    for by, cause in (("", ANY), ("{c:by}", V("c")))
)


def _plain(env: Env) -> bool:
    """Whether the zone has one kind of cards: opponents' cards come to your order zone as imprisoned ones."""
    return bool(env["d"] != ("order zone",))


def cards(g: Grammar) -> None:
    """What was done with cards of a player."""
    for whose, side in (("your ", YOURS), ("your opponent's ", ENEMY), ("any player's ", None)):
        such = V("k") if side is None else t.All((side, V("k")))
        plain = ANY if side is None else side
        for words, src, cause in PUT:
            of_kind = When("move", such, src=src, dst=V("d"), cause=cause)
            of_any = When("move", plain, src=src, dst=V("d"), cause=cause)
            g.phrase("cond", f"{whose}{{k:card_one}} {{w:is_was}} {words}{{u:in_turn}}", once(of_kind), is_order)
            g.phrase("cond", f"{whose}card {{w:is_was}} {words}{{u:in_turn}}", once(of_any), None if side else _plain)
            many, each = (Compare(Happened(when), ">=", V("n")) for when in (of_any, of_kind))
            g.phrase("cond", f"{{n:number}} or more of {whose}cards were {words}{{u:in_turn}}", many)
            g.phrase(
                "cond", f"{{n:number}} or more of {whose}{{k:card_many}} were {words}{{u:in_turn}}", each, is_order
            )
    shown = When("reveal", V("k"), cause=V("c"))
    g.phrase("cond", "{k:a_card} {w:is_was} revealed{c:by}{u:in_turn}", once(shown))
    checked = Unless(once(When("drive check", V("k"), player=YOU)))
    g.phrase("cond", "your drive checks did not reveal any {k:card_many}{u:in_turn}", checked)
    g.phrase("cond", "your drive check did not reveal {k:a_card}{u:in_turn}", checked)
    played = tuple(Compare(t.Played(YOU, V(name)), ">=", 1) for name in ("a", "b"))
    g.phrase("cond", "you played {a:a_card} and {b:a_card}{u:in_turn}", t.Both(played))
    named = tuple(Compare(t.Played(YOU, t.Word("name", V(name))), ">=", 1) for name in ("a", "b"))
    g.phrase("cond", "you played {a:name} and {b:name}{u:in_turn}", t.Both(named))
    for deed in ("Soul-Blast", "Counter-Blast", "Energy-Blast"):
        paid = When(deed.lower(), t.All((YOURS, Role("paying"))), player=YOU)
        g.phrase("cond", f"cards were [{deed}] for your card's cost{{u:in_turn}}", once(paid))


ALL_OF: tuple[tuple[str, str, Any], ...] = (
    ("all of your ", "own_many", V("g")),
    ("all your ", "own_many", V("g")),
    ("all of your other ", "other_many", V("g")),
    ("all of your opponent's ", "foe_many", V("g")),
)


def every(g: Grammar) -> None:
    """What all units of a group have, and what a vanguard has. NB: of none, too."""
    for start, group, what in ALL_OF:
        for words, such in (
            ("have {w:name} in their card names", Within("name", V("w"))),
            ("have {w:name} in their card name", Within("name", V("w"))),
            ("are {s:pre_of}", V("s")),
            ("have {s:icon}", V("s")),
        ):
            lack = Unless(Exists(t.All((what, Not(such)))))
            g.phrase("cond", f"{start}{{g:{group}}} {words}", lack)
    for said, op in (("or greater", ">="), ("or less", "<="), ("", "=")):
        end = f" {said}" if said else ""
        g.phrase("pre_of", f"grade {{n:digits}}{end}", t.Figure("grade", op, V("n")))
    apart = Compare(Count(t.All((PICKED, t.Different("name")))), ">=", Count(PICKED))
    for start in ("all of the chosen units", "the chosen units", "those units", "all of the chosen cards"):
        g.phrase("cond", f"{start} have different card names", apart)
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        for words in ("has {s:icon}", "has the {s:spoken} ability", "has the {s:headed} ability"):
            g.phrase("cond", f"{whose} vanguard {words}", Exists(t.All((side, VC, V("s")))))
        for words, cond in (
            ("is armed", Exists(t.All((side, VC, t.Related("armed with", t.Zone(("arms",))))))),
            ("is Armed", Exists(t.All((side, VC, t.Related("armed with", t.Zone(("arms",))))))),
        ):
            g.phrase("cond", f"{whose} vanguard {words}", cond)
    for words, n in (("is the {n:ordinal} battle", V("n")), ("was the {n:ordinal} battle", V("n"))):
        for this in ("this turn", "of this turn"):
            battle = t.Named("battle")
            nth, later = (Compare(t.Memory("battles"), op, n) for op in ("=", ">="))
            if words.startswith("was") or this == "this turn":
                g.phrase("cond", f"it {words} {this}", t.Both((battle, nth)))
                g.phrase("cond", f"it {words} {this} or more", t.Both((battle, later)))
            two = Either((nth, Compare(t.Memory("battles"), "=", V("m"))))
            words_ = words.replace("{n:ordinal}", "{n:ordinal} or {m:ordinal}")
            if words.startswith("was") or this == "this turn":
                g.phrase("cond", f"it {words_} {this}", t.Both((battle, two)))


PUT_FROM: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("hand", ("hand",)),
    ("your hand", ("hand",)),
    ("drop", ("drop",)),
    ("your drop", ("drop",)),
    ("the drop", ("drop",)),
    ("damage zone", ("damage",)),
    ("the damage zone", ("damage",)),
    ("your damage zone", ("damage",)),
    ("soul", ("soul",)),
    ("your soul", ("soul",)),
    ("order zone", ("order zone",)),
    ("the order zone", ("order zone",)),
    ("bind zone", ("bind",)),
    ("your bind zone", ("bind",)),
)
WHERE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("", (KEPT, TAKEN, BANISHED, BURIED, PUT_BACK, LAID)),
    (" into hand", (TAKEN,)),
    (" into your hand", (TAKEN,)),
    (" into soul", (KEPT,)),
    (" into your soul", (KEPT,)),
    (" into drop", (BURIED,)),
)


def whence(g: Grammar) -> None:
    """From where the cards came that the text has just put somewhere, or called, or revealed."""
    for said, zones in PUT_FROM:
        there = t.Zone(zones)
        for where, deeds in WHERE:
            for deed in deeds:
                put = Compare(Moved(deed, there), ">=", 1)
                such = Compare(Moved(deed, t.All((there, V("k")))), ">=", 1)
                for words in ("a card", "it"):
                    g.phrase("cond", f"you put {words} from {said}{where}", put)
                g.phrase("cond", f"you put from {said}{where}", put)
                g.phrase("cond", f"you put {{k:a_card}} from {said}{where}", such, told)
        for verb, deed in (("called", CALLED), ("discarded", DISCARDED), ("bound", BANISHED)):
            g.phrase("cond", f"you {verb} a card from {said}", Compare(Moved(deed, there), ">=", 1))
            g.phrase("cond", f"you {verb} from {said}", Compare(Moved(deed, there), ">=", 1))
    shown = t.Among(t.Ref(REVEALED), V("k"))
    g.phrase("cond", "{k:a_card} was revealed{b:by_this}", shown, told)
    g.phrase("cond", "{k:a_card} was not revealed{b:by_this}", Unless(shown), told)
    for number, op in (("or less", "<="), ("or more", ">=")):
        amount = Compare(Count(t.Ref(REVEALED)), op, V("n"))
        g.phrase("cond", f"{{n:number}} {number} cards were revealed", amount)


def told(env: Env) -> bool:
    return bool(env["k"] != ANY)


def itself(g: Grammar) -> None:
    """What did not happen to this card."""
    for this in ("this card", "this unit"):
        put = When("move", SELF, dst=V("d"))
        g.phrase("cond", f"{this} was not put{{d:goes_into}}{{u:in_turn}}", Unless(once(put)))
        stood = When("state", SELF, word="stand", cause=V("c"))
        g.phrase("cond", f"{this} did not [Stand]{{c:by}}{{u:in_turn}}", Unless(once(stood)))
        g.phrase("cond", f"{this} has not attacked{{u:in_turn}}", Unless(once(When("attack", SELF))))
    for which in ("that boosted unit", "the boosted unit", "that attacking unit", "the attacking unit"):
        role = Role("boosted", SELF) if "boosted" in which else Role("attacking")
        g.phrase("cond", f"{which} is {{s:state_of}}", Is(role, V("s")))


def further(g: Grammar) -> None:
    """How often a unit that is named by what it does did something, and actions of the player."""
    for words, role in (
        ("your opponent's attacking unit", t.All((ENEMY, Role("attacking")))),
        ("the attacking unit", Role("attacking")),
        ("that attacking unit", Role("attacking")),
        ("the boosted unit", Role("boosted", SELF)),
    ):
        for has in ("has attacked", "attacked"):
            for times in ("{n:number} or more times", "a total of {n:number} or more times", *TIMES):
                attacks = Happened(When("attack", SELF), role)
                g.phrase("cond", f"{words} {has} {times}{{u:in_turn}}", Compare(attacks, ">=", V("n")))
    mixed = once(When("alchemagic", player=YOU))
    for an in ("", " an order"):
        g.phrase("cond", f"you did Alchemagic{an}{{u:in_turn}}", mixed)
        g.phrase("cond", f"you did not Alchemagic{an}{{u:in_turn}}", Unless(mixed))
    operated = once(When("operate", t.All((YOURS, V("k")))))
    g.phrase("cond", "you operated {k:a_card}{u:in_turn}", operated)
    g.phrase("cond", "you did not operate {k:a_card}{u:in_turn}", Unless(operated))
    for words in ("from", "on"):
        rode = once(When("ride", player=YOU, other=V("k")))
        g.phrase("cond", f"you rode {words} {{k:a_card}}{{u:in_turn}}", rode)
        g.phrase("cond", f"your vanguard was placed{{u:in_turn}} by riding {words} {{k:a_card}}", rode)
        g.phrase("cond", f"your vanguard was placed by riding {words} {{k:a_card}}{{u:in_turn}}", rode)
    sung = once(When("sung", t.All((YOURS, V("k")))))
    g.phrase("cond", "your vanguard sung {k:a_card}{u:in_turn}", sung)
    g.phrase("cond", "your vanguard sang {k:a_card}{u:in_turn}", sung)
    too = (t.Rule("permit", "persona ride of the back row", t.Player(YOU)),)
    g.phrase("state", "your persona ride also increases the [Power] of your back row units", too)
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        for zone, name in (("bind zone", "bind"), ("drop", "drop"), ("soul", "soul")):
            icons = t.All((side, t.Zone((name,)), t.Different("trigger")))
            more = f"{whose} {zone} has {{n:number}} or more types of trigger icons"
            g.phrase("cond", more, Exists(icons, V("n")))


def counted_then(g: Grammar) -> None:
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


def in_phases(g: Grammar) -> None:
    """What happened in a phase of this turn."""
    for whose, side in (("your ", YOURS), ("your opponent's ", ENEMY)):
        put = When("move", side, dst=V("d"), phase=V("p"))
        g.phrase("cond", f"{whose}card was put{{d:goes_into}}{{p:in_phase}}", once(put))
        many = Compare(Happened(put), ">=", V("n"))
        g.phrase("cond", f"{{n:number}} or more of {whose}cards were put{{d:goes_into}}{{p:in_phase}}", many)


def add(g: Grammar) -> None:
    for part in (spoken, often, cards, every, whence, itself, further):
        part(g)
    counted_then(g)
    in_phases(g)
