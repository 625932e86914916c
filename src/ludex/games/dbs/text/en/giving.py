"""English, giving: power, keywords and skills, for a while or as long as a card is there."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.nouns import owned
from ludex.games.dbs.text.meanings import IT, KEYWORDS, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, Give, Gives, Grant, Modify, Rest, Strip, Times, V

UNTIL = (
    ("for the turn", "turn"),
    ("this turn", "turn"),
    ("until the end of the turn", "turn"),
    ("for the battle", "battle"),
    ("this battle", "battle"),
    ("for the game", ""),
    ("this Main Phase", "main"),
    ("until the end of your opponent's next turn", "opponent's next turn"),
    ("until the end of your opponent's turn", "opponent's turn"),
)
"""How texts say a duration, and its word (`c08_skills.DURATIONS`)."""


def boons(g: Grammar) -> None:
    """`boon`: what is gained, as effects on the objects (`ME`)."""
    for figure in ("power", "combo power"):
        for sign, number in (("+", "digits"), ("-", "minus")):
            n = f"{sign}{{n:{number}}}"
            g.phrase("boon", f"{n} {figure}", (Modify(ME, figure, "+", V("n")),))
            g.phrase("boon", f"{n} {figure}{{k:per}}", (Modify(ME, figure, "+", Times(V("n"), V("k"))),))
            if figure == "power":
                g.phrase("boon", n, (Modify(ME, figure, "+", V("n")),))
                g.phrase("boon", f"{n}{{k:per}}", (Modify(ME, figure, "+", Times(V("n"), V("k"))),))
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("granted", f"[{keyword.name}]", keyword.means)
            g.phrase("lost", f"[{keyword.name}]", (Strip(ME, keyword.name),))
    g.phrase("granted", '"{a:line}"', V("a"))
    g.phrase("boon", "{k:granted}", (Grant(ME, V("k")),))
    g.phrase("boon", "{w:trait}", (t.Rename(ME, "trait", "add", V("w")),))
    g.phrase("boons", "{b:boon}", V("b"))
    g.add("boons", Many("boon", joint=", ", last=" and ", least=2, flat=True))
    g.add("boons", Many("boon", joint=", ", last=", and ", least=3, flat=True))
    for category, s in (("gets", "s"), ("get", "")):
        for verb in ("gain", "get"):
            g.phrase(category, f"{verb}{s} {{b:boons}}", V("b"))
            g.phrase(category, f"also {verb}{s} {{b:boons}}", V("b"))
        g.phrase(category, f"lose{s} {{l:lost}}", V("l"))
    for gets, has, verbs in (("gets", "has its", ("gets", "gains")), ("get", "have their", ("get", "gain"))):
        for verb in verbs:
            for joint in (" and ", ", and "):
                words = f"{verb} {{b:boons}}{joint}{has} skills negated"
                g.phrase(gets, words, (Rest("b"), Strip(ME, negate=True)))


SUBJECTS: tuple[tuple[str, Any, str], ...] = (
    ("{o:thing}", V("o"), "{b:gets}"),
    ("{o:things}", V("o"), "{b:get}"),
    ("they", THEM, "{b:get}"),
    ("this card and {o:it}", t.Some((SELF, V("o"))), "{b:get}"),
    ("both this card and {o:it}", t.Some((SELF, V("o"))), "{b:get}"),
    ("this card and your Leader", t.Some((SELF, t.All((t.YOURS, t.Zone(("leader",)))))), "{b:get}"),
    ("{o:it} and this card", t.Some((V("o"), SELF)), "{b:get}"),
    ("your Leader", t.All((t.YOURS, t.Zone(("leader",)))), "{b:gets}"),
    ("your opponent's Leader", t.All((t.ENEMY, t.Zone(("leader",)))), "{b:gets}"),
    ("all {g:play_many}", V("g"), "{b:get}"),
    ("all of {g:play_many}", V("g"), "{b:get}"),
    ("{g:play_many}", V("g"), "{b:get}"),
    ("they each", THEM, "{b:get}"),
    ("both {o:it} and this card", t.Some((V("o"), SELF)), "{b:get}"),
    ("your Leader and {o:it}", t.Some((t.All((t.YOURS, t.Zone(("leader",)))), V("o"))), "{b:get}"),
)


def durations(g: Grammar) -> None:
    """`until`: how long; `until_first`: those that may stand before what is said."""
    for words, until in UNTIL:
        g.phrase("until", words, until)
        if words.startswith(("for", "until")):
            g.phrase("until_first", words, until)
    for words in ("skills", "skill"):
        g.phrase("skills_", words, t.ANY)


def for_a_while(g: Grammar) -> None:
    until = V("u")
    for said, what, gets in SUBJECTS:
        g.phrase("clause", f"{said} {gets} {{u:until}}", (Give(what, V("b"), until),))
        if "g:" not in said:
            g.phrase("clause", f"{{u:until_first}}, {said} {gets}", (Give(what, V("b"), until),))
            g.phrase("clause", f"{{u:until_first}} {said} {gets}", (Give(what, V("b"), until),))
    for verb in ("{b:get}", "{b:gets}"):
        g.phrase("clause", f"{{c:pick}} {verb} {{u:until}}", (Rest("c"), Give(IT, V("b"), until)))
    for give in ("give", "grant"):
        g.phrase("clause", f"{give} {{c:pick}} {{b:boons}} {{u:until}}", (Rest("c"), Give(IT, V("b"), until)))
        g.phrase("clause", f"{give} {{o:thing}} {{b:boons}} {{u:until}}", (Give(V("o"), V("b"), until),))
        g.phrase("clause", f"{give} {{g:play_many}} {{b:boons}} {{u:until}}", (Give(V("g"), V("b"), until),))
    negated = (Strip(ME, negate=True),)
    for its, what in (("its", IT), ("their", THEM), ("that card's", IT), ("the chosen card's", IT)):
        g.phrase("clause", f"negate {its} {{s_:skills_}} {{u:until}}", (Give(what, negated, until),))
        g.phrase("clause", f"negate {its} {{s_:skills_}}", (Give(what, negated, ""),))
    for all_ in ("all ", "all of ", ""):
        words = f"negate the skills of {all_}{{g:play_many}} {{u:until}}"
        g.phrase("clause", words, (Give(V("g"), negated, until),))
    g.phrase("clause", "negate the skills of {c:pick} {u:until}", (Rest("c"), Give(IT, negated, until)))
    g.phrase("clause", "negate this card's skills {u:until}", (Give(SELF, negated, until),))
    counted = (Modify(ME, "power", "+", Times(V("n"), V("k"))),)
    for sign, number in (("+", "digits"), ("-", "minus")):
        for said, what in (("{o:thing}", V("o")), ("your Leader", t.All((t.YOURS, t.Zone(("leader",)))))):
            for verb in ("gains", "gets"):
                for power in (" power", ""):
                    n = f"{sign}{{n:{number}}}{power}"
                    g.phrase("clause", f"{said} {verb} {n} {{u:until}}{{k:per}}", (Give(what, counted, until),))
                    g.phrase("clause", f"{said} {verb} {n}{{k:per}}, {{u:until}}", (Give(what, counted, until),))


def of_leaders(g: Grammar) -> None:
    """ "If your Leader is red, it gets ...": it is the Leader."""
    mine = t.All((t.YOURS, t.Zone(("leader",))))
    for group in ("a_my_leader", "my_leader_is"):
        start = f"if your Leader is {{g:{group}}}, it {{b:gets}} {{u:until}}"
        given = Give(mine, V("b"), V("u"))
        for category in ("sent", "paid"):
            end = "." if category == "paid" else ""
            g.phrase(category, start + end, (t.If(t.Exists(V("g")), (given,)),))
            for joint in (", then ", ", and ", " and ", ". ^then, "):
                more: tuple[Any, ...] = (t.If(t.Exists(V("g")), (given, Rest("d"))),)
                if joint.startswith("."):
                    more = (t.If(t.Exists(V("g")), (given,)), Rest("d"))
                g.phrase(category, f"{start}{joint}{{d:clauses}}{end}", more)


def standing(g: Grammar) -> None:
    """`state`: what is given as long as the card is there."""
    g.phrase("state", "this card {b:gets}", (Gives(SELF, V("b")),))
    g.phrase("state", "negate the skills of all {g:play_many}", (Gives(V("g"), (Strip(ME, negate=True),)),))
    leader = t.All((t.YOURS, t.Zone(("leader",))))
    g.phrase("state", "this card and your Leader {b:get}", (Gives(t.Some((SELF, leader)), V("b")),))
    g.phrase("state", "your Leader {b:gets}", (Gives(t.All((t.YOURS, t.Zone(("leader",)))), V("b")),))
    for said in ("{g:play_many}", "all {g:play_many}", "all of {g:play_many}"):
        g.phrase("state", f"{said} {{b:get}}", (Gives(V("g"), V("b")),))
        g.phrase("state", f"{said.replace('play', 'at')} {{b:get}}", (Gives(V("g"), V("b")),), owned)


def add(g: Grammar) -> None:
    for part in (durations, boons, for_a_while, of_leaders, standing):
        part(g)
