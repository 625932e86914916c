"""English, "instead": another deed with the same cards, cards of another kind, other figures in continuous abilities,
what happens in place of an event."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.text.en.giving.restraints import BY_FOE
from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.nouns.sites import sided
from ludex.games.vg.text.en.verbs.verbs import DECKS
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import IT, ME, RC, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BANISHED, BURIED, CALLED, DISCARDED, KEPT, PUT_BACK, RETIRED, TAKEN
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    Choose,
    Env,
    Give,
    Gives,
    If,
    Modes,
    Modify,
    Move,
    Otherwhere,
    Passive,
    Raised,
    Rekinded,
    Replace,
    Rule,
    Some,
    Unless,
    V,
    When,
)

SOULS = ("soul", "your soul", "the soul")
HANDS = ("hand", "your hand")
DROPS = ("drop", "your drop", "the drop", "the drop zone", "your drop zone")
GERUNDS: tuple[tuple[str, str], ...] = (
    ("calling", CALLED),
    ("retiring", RETIRED),
    ("binding", BANISHED),
    ("discarding", DISCARDED),
)
PLACES: tuple[tuple[str, str], ...] = (
    ("into {z:the_soul}", KEPT),
    ("into {z:the_hand}", TAKEN),
    ("into {z:the_drop}", BURIED),
    ("{z:the_soul}", KEPT),
    ("{z:the_hand}", TAKEN),
    ("{z:the_drop}", BURIED),
    ("on the top of {z:the_deck}", f"{PUT_BACK} top"),
    ("the top of {z:the_deck}", f"{PUT_BACK} top"),
    ("on the bottom of {z:the_deck}", f"{PUT_BACK} bottom"),
    ("the bottom of {z:the_deck}", f"{PUT_BACK} bottom"),
)
"""Where cards are put: the words, and the deed."""


def deeds(g: Grammar) -> None:
    """`deed_before`: "calling it", "into your soul": what is not done."""
    filler(g, "it_so", "", " it", " them", " that card", " that unit", " that rear-guard", " those cards")
    for words, deed in GERUNDS:
        g.phrase("deed_before", f"{words}{{x:it_so}}", deed)
    for words, deed in PLACES:
        g.phrase("deed_before", words, deed)
        if words.startswith(("into", "on")):
            g.phrase("deed_before", f"putting{{x:it_so}} {words}", deed)
    for maybe, may in (("", False), ("you may ", True)):
        other = (Otherwhere(V("q"), V("d"), V("c"), may),)
        g.phrase("sent", f"if {{q:conds}}, {maybe}{{c:clause}} instead of {{d:deed_before}}", other)
        shown = (Otherwhere(V("q"), V("d"), (t.Reveal(V("o")), Move(V("p"), "hand")), may),)
        for hand in HANDS:
            words = f"if {{q:conds}}, {maybe}reveal {{o:object}} and put {{p:object}} into {hand}"
            g.phrase("sent", f"{words} instead of {{d:deed_before}}", shown)
    for verb in ("choose", "search for"):
        for maybe, may in (("", False), ("you may ", True), ("you may also ", True)):
            for first, second in (
                ("{a:a_card}", "{b:a_card}"),
                ("{a:card_many}", "{b:card_many}"),
                ("{a:card_many}", "only {b:card_many}"),
                ("{a:a_any}", "{b:a_any}"),
            ):
                kinds = (Rekinded(V("q"), V("a"), V("b"), may),)
                g.phrase("sent", f"if {{q:conds}}, {maybe}{verb} {first} instead of {second}", kinds, apart)


def apart(env: Env) -> bool:
    """Whether both kinds say more than "card"."""
    return bool(env["a"] != ANY and env["b"] != ANY and env["a"] != env["b"])


SAME: tuple[tuple[str, Any, str], ...] = (
    ("this unit gets", SELF, "it gets"),
    ("this unit gets", SELF, "this unit gets"),
    ("all of your {o:own_many} get", V("o"), "they get"),
    ("all of your other {o:other_many} get", V("o"), "they get"),
)


def continuous(g: Grammar) -> None:
    """One of two sets of boons: the first as long as the second condition does not hold."""
    for head, zones, row in heads("CONT"):
        for start, *conds in (
            ("^",),
            ("^if {q:conds}, ", V("q")),
            ("^{m:time}, ", V("m")),
            ("^{m:time}, if {q:conds}, ", V("m"), V("q")),
        ):
            for words, who, again in SAME:
                less, more = (Gives(who, V(name)) for name in ("a", "b"))
                pair = (
                    Passive((less,), both(row, *conds, Unless(V("p"))), zones=zones, headings=HEADINGS),
                    Passive((more,), both(row, *conds, V("p")), zones=zones, headings=HEADINGS),
                )
                for joint in (". ^if", ", and if", ", if"):
                    for end in (" instead of {a:boons}", " instead"):
                        text = f"{head}{start}{words} {{a:boons}}{joint} {{p:conds}}, {again} {{b:boons}}{end}."
                        g.phrase("unit", text, pair, figures)
                    text = f"{head}{start}{words} {{a:boons}}{joint} {{p:conds}} instead, {again} {{b:boons}}."
                    times = [cond for cond in conds if cond != V("q")]
                    other = t.replace(pair[1], cond=both(row, *times, V("p")))
                    g.phrase("unit", text, (pair[0], other), figures)
                each, every = (Gives(who, (Modify(ME, V("f"), "+", t.Times(V(n), V("k"))),)) for n in ("i", "j"))
                counted = (
                    Passive((each,), both(row, *conds, Unless(V("p"))), zones=zones, headings=HEADINGS),
                    Passive((every,), both(row, *conds, V("p")), zones=zones, headings=HEADINGS),
                )
                text = (
                    f"{head}{start}{words} {{f:figure}} +{{i:digits}}{{k:per}}. "
                    f"^if {{p:conds}}, {again} {{f:figure}} +{{j:digits}} instead of +{{i:digits}}."
                )
                g.phrase("unit", text, counted)


def figures(env: Env) -> bool:
    """Whether both give the same figures, of which the second has other amounts: then one is given instead of the
    other."""
    one, other = ([part.figure if isinstance(part, t.Modify) else "" for part in _modified(env[name])] for name in "ab")
    return bool(one) and all(one) and set(one) <= set(other)


def _modified(boons: Any) -> list[Any]:
    return list(boons)


WOULD: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("retired", (), "retire"),
    *((f"put into {words}", ("drop",), "") for words in DROPS),
    *((f"put into {words}", ("soul",), "") for words in SOULS),
    ("bound", ("bind",), ""),
    ("returned to hand", ("hand",), "return"),
)
"""What would happen to a card: the words, the zone and the word of the event."""
AWAY: tuple[tuple[str, str, str], ...] = (
    ("bind {x:it_again}", "bind", "bind"),
    *((f"put {{x:it_again}} into {words}", "soul", "put") for words in SOULS),
    *((f"put {{x:it_again}} into {words}", "hand", "put") for words in HANDS),
    *((f"return {{x:it_again}} to {words}", "hand", "return") for words in HANDS),
    *((f"put {{x:it_again}} on the bottom of {deck}", "deck", "put") for deck in DECKS),
)
"""What is done with the card instead: the words, the zone, and the word of the move."""


def replacing(g: Grammar) -> None:
    """[VG 11.3.1.3.1] [VG 11.12.1] An event that something else replaces: the card goes elsewhere. `would`: the
    event; `away`: what is done instead."""
    filler(g, "it_again", "it", "that unit", "that card")
    filler(g, "instead_so", " instead")
    for gerund in (
        "retiring",
        "retiring it",
        "binding it",
        *(f"putting it into {words}" for words in (*DROPS, *SOULS)),
    ):
        filler(g, "instead_so", f" instead of {gerund}")
    for subject, who in (("this unit", SELF), ("this card", SELF), ("{w:anyone}", V("w"))):
        for words, dst, word in WOULD:
            for whence, src in (("", ()), ("{s:from}", V("s"))):
                for by, cause in (("", ANY), ("{c:by}", V("c"))):
                    when = When("move", who, src=src, dst=dst, word=word, cause=cause)
                    g.phrase("would", f"{subject} would be {words}{whence}{by}", when)
                    if whence and dst:
                        into = words.removeprefix("put")
                        g.phrase("would", f"{subject} would be put{whence}{into}{by}", when)
    for words, to, word in AWAY:
        bottom, open_ = {"position": "bottom"}, {"up": True}
        moved = (Move(t.Ref("it"), to, word, **(bottom if to == "deck" else open_ if to == "bind" else {})),)
        g.phrase("away", f"{words}{{y:instead_so}}", moved)
        g.phrase("away_itself", f"{words.replace('it_again', 'this_itself')}{{y:instead_so}}", moved)
    below = (Move(t.Ref("it"), "deck", "put", position="bottom"),)
    foes = "any of your opponent's {w:foe_many} would be put"
    for into in SOULS:
        for by, cause in (("", ANY), ("{c:by}", V("c"))):
            when = When("move", V("w"), src=V("s"), dst=("soul",), cause=cause)
            g.phrase("would", f"{foes}{{s:from}} into {into}{by}", when)
    for cards in ("those units", "those cards"):
        for order in ("", " in any order"):
            words = f"your opponent puts {cards} on the bottom of their deck{order}"
            g.phrase("away", f"{words}{{y:instead_so}}", below)
    filler(g, "instead_so", *(f" instead of into {into}" for into in (*SOULS, *DROPS)))
    for head, zones, row in heads("CONT"):
        for start, *conds in (("^",), ("^if {q:conds}, ", V("q")), ("^{m:time}, ", V("m"))):
            for maybe, may in (("", False), ("you may ", True)):
                ability = Replace(V("e"), V("a"), may=may, cond=both(row, *conds), zones=zones, headings=HEADINGS)
                g.phrase("unit", f"{head}{start}when {{e:would}}, {maybe}{{a:away}}.", (ability,), elsewhere)
                words = f"{head}{start}when {{e:would}}, {maybe}{{a:away_itself}}."
                g.phrase("unit", words, (ability,), of_itself)


def paying(g: Grammar) -> None:
    """[VG 11.3.1.3.2] An event in place of which something is paid. [VG 11.12.3]"""
    for head, zones, row in heads("CONT"):
        for start, *conds in (("^",), ("^if {q:conds}, ", V("q")), ("^{m:time}, ", V("m"))):
            paid = Replace(V("e"), may=True, cost=V("p"), cond=both(row, *conds), zones=zones, headings=HEADINGS)
            for price in ("{p:cost}", "[{p:cost}]"):
                g.phrase("unit", f"{head}{start}when {{e:would}}, you may {price} instead.", (paid,), of_others)


def of_others(env: Env) -> bool:
    """Whether this card does not pay for itself: where it goes instead other phrases tell."""
    moved = [part.what for part in walk.nodes(env["p"]) if isinstance(part, (t.Move, t.SetState))]
    return env["e"].subject != SELF or SELF not in moved


def of_itself(env: Env) -> bool:
    """Whether "this unit" is what the event would happen to."""
    return env["e"].subject == SELF and elsewhere(env)


def elsewhere(env: Env) -> bool:
    """Whether the card goes somewhere else than it would."""
    return bool(env["e"].dst != (env["a"][0].to,))


def of_places(g: Grammar) -> None:
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


def quoted(g: Grammar) -> None:
    """One of two effects in quotes, the second only under a condition."""
    either = (Modes(1, (V("a"), (If(V("q"), V("b")),))),)
    for category in ("opening", "turn"):
        g.phrase(category, 'perform "{a:clauses}" or "if {q:conds}, {b:clauses}"', either)
        g.phrase(category, 'perform "^{a:clauses}" or "^if {q:conds}, {b:clauses}"', either)


def for_a_time(g: Grammar) -> None:
    """Units told by their place get something; the duration stands first."""
    for words, n in (("{n:several} {g:site_many} get", V("n")), ("{g:a_site} gets", 1), ("one {g:site_one} gets", 1)):
        given = (Choose("t", n, V("g")), Give(IT, V("b"), V("u")))
        g.phrase("clause", f"{words} {{b:boons}} {{u:until}}", given, sided)
        g.phrase("clause", f"{{u:until}}, {words} {{b:boons}}", given, sided)
    for of, group in (("of your ", "own"), ("of your other ", "other"), ("of your opponent's ", "foe")):
        for words, n in (
            (f"one {of}{{g:{group}_many}} gets", 1),
            (f"{{n:several}} {of}{{g:{group}_many}} get", V("n")),
        ):
            given = (Choose("t", n, V("g")), Give(IT, V("b"), V("u")))
            g.phrase("clause", f"{{u:until}}, {words} {{b:boons}}", given)
    for subject, gets in (("thing", "gets"), ("things", "get")):
        for by in BY_FOE:
            for said, rule in (
                ("retired", Rule("forbid", "ability retire", V("o"), ENEMY)),
                ("chosen", Rule("forbid", "select", ENEMY, V("o"))),
            ):
                if by in ("by your opponent's card's effects", "by your opponent's card's abilities"):
                    words = f"{{o:{subject}}} cannot be {said} {by}, and {gets} {{b:boons}}"
                    g.phrase("state", words, (rule, Gives(V("o"), V("b"))))
                    words = f"{{o:{subject}}} {gets} {{b:boons}}, and cannot be {said} {by}"
                    g.phrase("state", words, (Gives(V("o"), V("b")), rule))


def instead(g: Grammar) -> None:
    """ "This unit gets +3. If ..., it gets +8 instead of +3": one ability holds, or the other."""
    for head, zones, row in heads("CONT"):
        for start, *conds in (("^",), ("^{m:time}, ", V("m")), ("^if {q:conds}, ", V("q"))):
            for subject, gets, it in (("thing", "gets", "it gets"), ("things", "get", "they get")):
                less, more = (
                    Passive(
                        (Gives(V("o"), (t.Modify(ME, V("f"), "+", V(n)),)),),
                        both(row, *conds, cond),
                        zones=zones,
                        headings=HEADINGS,
                    )
                    for n, cond in (("a", t.Unless(V("p"))), ("b", V("p")))
                )
                words = (
                    f"{head}{start}{{o:{subject}}} {gets} {{f:figure}} +{{a:digits}}. "
                    f"^if {{p:conds}}, {it} {{f:figure}} +{{b:digits}} instead of +{{a:digits}}."
                )
                g.phrase("unit", words, (less, more))


def add(g: Grammar) -> None:
    for part in (deeds, continuous, replacing, paying):
        part(g)
    of_places(g)
    quoted(g)
    for_a_time(g)
    instead(g)
