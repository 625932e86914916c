"""English, giving: power, keywords and skills, for a while or as long as a card is there."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.nouns import called_leader, owned
from ludex.games.dbs.text.meanings import IN_PLAY, IT, KEYWORDS, LEADER, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.pattern import SELF, Give, Gives, Grant, Modify, Rest, Strip, Times, V

UNTIL = (
    ("for the turn", "turn"),
    ("this turn", "turn"),
    ("until the end of the turn", "turn"),
    ("for the battle", "battle"),
    ("this battle", "battle"),
    ("for the game", ""),
    ("for the rest of the game", ""),
    ("during this turn", "turn"),
    ("until your next turn", "opponent's turn"),
    ("this Main Phase", "main"),
    ("until the end of your opponent's next turn", "opponent's next turn"),
    ("until the end of your opponent's turn", "opponent's turn"),
    ("until the end of their next turn", "opponent's next turn"),
    ("until the end of their turn", "opponent's turn"),
    ("until the start of your next turn", "opponent's turn"),
    ("until the beginning of your next turn", "opponent's turn"),
    ("until the start of your next Main Phase", "your next main phase"),
    ("until the beginning of your next Main Phase", "your next main phase"),
    ("until the end of your next turn", "your next turn"),
)
"""How texts say a duration, and its word (`c08_skills.DURATIONS`). NB: a turn of one's own begins where one of the
opponent's ends."""


def durations(g: Grammar) -> None:
    """`until`: a duration; `first`: one that may stand before what it is said of, with its comma."""
    for words, until in UNTIL:
        g.phrase("until", words, until)
        if words.startswith(("for", "until", "during")):
            g.phrase("first", f"{words}, ", until)
            g.phrase("first", f"{words} ", until)


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
            g.phrase("granted", f"[{keyword.name}]", tuple(map(_said, keyword.means)))
            g.phrase("lost", f"[{keyword.name}]", (Strip(ME, keyword.name),))
    g.phrase("granted", '"{a:line}"', V("a"))
    g.phrase("boon", "an additional +{n:digits} power", (Modify(ME, "power", "+", V("n")),))
    for sign, number in (("+", "digits"), ("-", "minus")):
        g.phrase("boon", f"{sign}{{n:{number}}} combo cost", (Modify(ME, "combo cost", "+", V("n")),))
    g.phrase("boon", "power equal to {v:value}", (Modify(ME, "power", "+", V("v")),))
    g.phrase("boon", "{k:granted}", (Grant(ME, V("k")),))
    for kind in ("trait", "character", "color"):
        g.phrase("boon", f"{{w:{kind}}}", (t.Rename(ME, kind, "add", V("w")),))
    g.phrase("boon", "{w:color}, {x:color}, and {y:color} colors",
             tuple(t.Rename(ME, "color", "add", V(name)) for name in "wxy"))  # fmt: skip
    g.phrase("boons", "{b:boon}", V("b"))
    g.add("boons", Many("boon", joint=", ", last=" and ", least=2, flat=True))
    g.add("boons", Many("boon", joint=", ", last=", and ", least=3, flat=True))
    for category, s in (("gets", "s"), ("get", "")):
        for verb in ("gain", "get"):
            g.phrase(category, f"{verb}{s} {{b:boons}}", V("b"))
            g.phrase(category, f"also {verb}{s} {{b:boons}}", V("b"))
        g.phrase(category, f"get{s} {{b:boon}} and gain{s} {{c:boons}}", (Rest("b"), Rest("c")))
        g.phrase(category, f"lose{s} {{l:lost}}", V("l"))
    for gets, has, verbs in (("gets", "has its", ("gets", "gains")), ("get", "have their", ("get", "gain"))):
        for verb in verbs:
            for joint in (" and ", ", and "):
                g.phrase(gets, f"{verb} {{b:boons}}{joint}{has} {{k:skills}} negated", (Rest("b"), Rest("k")))
        g.phrase(gets, f"{has} {{k:skills}} negated", V("k"))
    for words in ("skills", "skill"):
        g.phrase("skills", words, (Strip(ME, negate=True),))
        for said, kind in (("[Auto]", "Automatic"), ("keyword", "Keyword"), ("non-keyword", "Plain")):
            g.phrase("skills", f"{said} {words}", (Strip(ME, kind=kind, negate=True),))


def _said(ability: Any) -> Any:
    """A keyword's ability as a text says it: the figures that it changes are given to the card."""
    if not isinstance(ability, t.Passive):
        return ability
    return t.replace(ability, effects=tuple(map(_given, ability.effects)))


def _given(effect: Any) -> Any:
    return Gives(SELF, (t.replace(effect, what=ME),)) if isinstance(effect, Modify) else effect


MINE, THEIRS = (t.All((side, t.Zone(("leader",)))) for side in (t.YOURS, t.ENEMY))


def subjects(g: Grammar) -> None:
    """`getter`: of what something is said, in the singular; `getters`: in the plural."""
    g.phrase("getter", "{o:thing}", V("o"))
    g.phrase("getter", "your Leader", MINE)
    for words in ("your opponent's Leader", "their Leader"):
        g.phrase("getter", words, THEIRS)
    g.phrase("their_own", "your {g:my_leader_one}", V("g"), called_leader)
    g.phrase("getter", "{g:their_own}", V("g"), _described)
    for words, what in (
        ("{o:things}", V("o")),
        ("they", THEM),
        ("they each", THEM),
        ("they both", THEM),
        ("all {g:sum_many}", V("g")),
        ("all of {g:sum_many}", V("g")),
        ("{g:sum_many}", V("g")),
    ):
        g.phrase("getters", words, what)
    for words in ("all {g:sum_at_many}", "all of {g:sum_at_many}", "{g:sum_at_many}"):
        g.phrase("getters", words, V("g"), owned)
    for words in ("", "both "):
        g.phrase("both_of", words, t.ANY)
    for words, what in (("this card", SELF), ("your Leader", MINE), ("your opponent's Leader", THEIRS)):
        g.phrase("holder", words, what)
    g.phrase("holder", "{g:their_own}", V("g"), _described)
    for words in ("all {o_:of_}{g:sum_many}", "all {o_:of_}{g:sum_at_many}"):
        g.phrase("holder_all", words, V("g"), None if "at_" not in words else owned)
    g.phrase("holder_all", "{g:mine_all}", V("g"))
    g.phrase("holder_too", "{h:holder}", V("h"))
    g.phrase("holder_too", "{h:holder_all}", V("h"))
    pair = t.Some((V("x"), V("y")))
    g.phrase("holders", "{b_:both_of}{x:holder} and {y:holder_too}", pair, _differ)
    g.phrase("holders", "{b_:both_of}{x:holder_all} and {y:holder}", pair, _differ)
    kinds = t.All((V("s"), IN_PLAY, t.Some((V("a"), V("b")))))
    for all_ in ("all of ", "all ", ""):
        g.phrase("holders", f"{all_}{{s:whose_side}} {{a:kind_many}} and {{b:kind_many}}", kinds, _named_both)
    g.phrase("getters", "{p:holders}", V("p"))
    for ref in ("it", "things"):
        g.phrase("getters", f"{{b_:both_of}}{{x:holder}} and {{y:{ref}}}", pair)
        g.phrase("getters", f"{{b_:both_of}}{{x:{ref}}} and {{y:holder}}", pair)
    g.phrase("getter", "each of {g:sum_many}", V("g"))
    g.phrase("getter", "each of {g:sum_at_many}", V("g"), owned)


def _differ(env: t.Env) -> bool:
    return bool(env["x"] != env["y"])


def _named_both(env: t.Env) -> bool:
    """Whether both kinds have a name of their own, and a noun: no list, of which what is said belongs to all."""
    kinds = [parts_of(env[name]) for name in "ab"]
    lists = any(isinstance(part, t.Some) for kind in kinds for part in kind)
    named = all(any(isinstance(p, t.Word) and p.kind in ("name", "character", "trait") for p in kind) for kind in kinds)
    return named and not lists and env["a"] != env["b"]


def _described(env: t.Env) -> bool:
    """Whether something is said of the Leader besides whose it is."""
    return any(part not in (*MINE.parts, LEADER) for part in parts_of(env["g"]))


def for_a_while(g: Grammar) -> None:
    durations(g)
    subjects(g)
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        given = (Give(V("o"), V("b"), V("u")),)
        g.phrase("clause", f"{{o:{getter}}} {{b:{gets}}} {{u:until}}", given)
        g.phrase("clause", f"{{u:first}}{{o:{getter}}} {{b:{gets}}}", given)
        g.phrase("clause", f"{{c:pick}} {{b:{gets}}} {{u:until}}", (Rest("c"), Give(IT, V("b"), V("u"))))
    for combo in ("Combo", "combo power"):
        more = (Give(SELF, (Modify(ME, "combo power", "+", V("n")),), V("u")),)
        g.phrase("clause", f"add +{{n:digits}} to this card's {combo} {{u:until}}", more)
    for give in ("give", "grant"):
        g.phrase("clause", f"{give} {{c:pick}} {{b:boons}} {{u:until}}", (Rest("c"), Give(IT, V("b"), V("u"))))
        g.phrase("clause", f"{give} {{o:thing}} {{b:boons}} {{u:until}}", (Give(V("o"), V("b"), V("u")),))
        g.phrase("clause", f"{give} {{g:play_many}} {{b:boons}} {{u:until}}", (Give(V("g"), V("b"), V("u")),))
    for its, what in (("its", IT), ("their", THEM), ("that card's", IT), ("the chosen card's", IT),
                      ("this card's", SELF), ("the chosen cards'", THEM)):  # fmt: skip
        g.phrase("clause", f"negate {its} {{k:skills}} {{u:until}}", (Give(what, V("k"), V("u")),))
        g.phrase("clause", f"{{u:first}}negate {its} {{k:skills}}", (Give(what, V("k"), V("u")),))
        if what != SELF:
            g.phrase("clause", f"negate {its} {{k:skills}}", (Give(what, V("k"), ""),))
    for all_ in ("all ", "all of ", ""):
        words = f"negate the {{k:skills}} of {all_}{{g:play_many}} {{u:until}}"
        g.phrase("clause", words, (Give(V("g"), V("k"), V("u")),))
        words = f"negate {all_}{{g:play_many}}' {{k:skills}} {{u:until}}"
        g.phrase("clause", words, (Give(V("g"), V("k"), V("u")),))
    g.phrase("clause", "negate the {k:skills} of {o:things}", (Give(V("o"), V("k"), ""),))
    g.phrase("clause", "negate the {k:skills} of {c:pick} {u:until}", (Rest("c"), Give(IT, V("k"), V("u"))))
    counted = (Modify(ME, "power", "+", Times(V("n"), V("k"))),)
    for sign, number in (("+", "digits"), ("-", "minus")):
        for verb in ("gains", "gets"):
            for power in (" power", ""):
                n = f"{sign}{{n:{number}}}{power}"
                g.phrase("clause", f"{{o:getter}} {verb} {n} {{u:until}}{{k:per}}", (Give(V("o"), counted, V("u")),))
                g.phrase("clause", f"{{o:getter}} {verb} {n}{{k:per}}, {{u:until}}", (Give(V("o"), counted, V("u")),))


def costs(g: Grammar) -> None:
    """[DBS 2-11-1] The energy cost of a card, for a while."""
    for whose, what in (("this card's", SELF), ("its", IT), ("that card's", IT), ("the chosen card's", IT)):
        for verb, number in (("increase", "digits"), ("reduce", "minus")):
            change = (Modify(ME, "cost", "+", V("n")),)
            words = f"{verb} {whose} energy cost by {{n:{number}}} {{u:until}}"
            g.phrase("clause", words, (Give(what, change, V("u")),))


def of_leaders(g: Grammar) -> None:
    """ "If your Leader is red, it gets ...": it is the Leader."""
    mine = t.All((t.YOURS, t.Zone(("leader",))))
    for words in (", then ", ", and ", " and "):
        g.phrase("and_then", words, t.ANY)
    starts = [f"if your Leader is {{g:{group}}}, " for group in ("a_my_leader", "my_leader_is", "my_leader_one")]
    for start in [f"{cond}{said}" for cond in starts for said in ("it {b:gets} {u:until}", "{u:first}it {b:gets}")]:
        given = Give(mine, V("b"), V("u"))
        for category in ("sent", "paid"):
            end = "." if category == "paid" else ""
            g.phrase(category, start + end, (t.If(t.Exists(V("g")), (given,)),))
            more = (t.If(t.Exists(V("g")), (given, Rest("d"))),)
            g.phrase(category, f"{start}{{j_:and_then}}{{d:clauses}}{end}", more)
            g.phrase(category, f"{start}{{j_:and_then}}{{d:turn}}{end}", more)
            apart = (t.If(t.Exists(V("g")), (given,)), Rest("d"))
            g.phrase(category, f"{start}. ^then, {{d:clauses}}{end}", apart)


def _named(env: t.Env) -> bool:
    """Whether it is said whose card it is, and by its name or trait which one."""
    parts = parts_of(env["g"])
    told = any(isinstance(part, t.Word) and part.kind in ("name", "character", "trait") for part in parts)
    leaders = any(isinstance(part, t.Zone) and part.names == ("leader",) for part in parts)
    return told and not leaders and any(isinstance(part, t.Side) for part in parts)


def standing(g: Grammar) -> None:
    """`state`: what is given as long as the card is there."""
    g.phrase("state", "this card {b:gets}", (Gives(SELF, V("b")),))
    for verb in ("gets", "gains"):
        beneath = t.Count(t.All((t.Linked(SELF), V("g"))))
        counted = (Modify(ME, "power", "+", Times(V("n"), beneath)),)
        g.phrase("state", f"this card {verb} +{{n:digits}} power for each {{g:kind_one}}{{b_:beneath}}it",
                 (Gives(SELF, counted),))  # fmt: skip
    g.phrase("state", "negate the skills of all {g:play_many}", (Gives(V("g"), (Strip(ME, negate=True),)),))
    g.phrase("state", "{p:holders} {b:get}", (Gives(V("p"), V("b")),))
    g.phrase("state", "each of {g:sum_many} {b:gets}", (Gives(V("g"), V("b")),))
    g.phrase("state", "each of {g:sum_at_many} {b:gets}", (Gives(V("g"), V("b")),), owned)
    g.phrase("state", "your opponent's Leader {b:gets}", (Gives(THEIRS, V("b")),))
    g.phrase("state", "{g:play_one} {b:gets}", (Gives(V("g"), V("b")),), _named)
    g.phrase("state", "your Leader {b:gets}", (Gives(t.All((t.YOURS, t.Zone(("leader",)))), V("b")),))
    for said in ("{g:sum_many}", "all {g:sum_many}", "all of {g:sum_many}"):
        g.phrase("state", f"{said} {{b:get}}", (Gives(V("g"), V("b")),))
        g.phrase("state", f"{said.replace('sum', 'sum_at')} {{b:get}}", (Gives(V("g"), V("b")),), owned)


def add(g: Grammar) -> None:
    for part in (boons, for_a_while, costs, of_leaders, standing):
        part(g)
