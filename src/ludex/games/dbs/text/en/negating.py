"""English, skills that are negated: of a Leader, of one keyword, of all cards of a kind."""

from __future__ import annotations

from ludex.games.dbs.c08_skills import UNNEGATED
from ludex.games.dbs.text.en.giving import MINE, THEIRS
from ludex.games.dbs.text.en.nouns import sided
from ludex.games.dbs.text.meanings import BATTLE_CARD, IT, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ENEMY, Choose, Do, Give, Gives, Rest, Strip, V

LEADERS = t.Zone(("leader",))
G = V("g")


def negating(g: Grammar) -> None:
    """[DBS 8-3-2] Skills that are negated: of a Leader, of one kind, of all cards of a kind."""
    for words, what in (("your Leader", MINE), ("your opponent's Leader", t.All((ENEMY, LEADERS)))):
        for said in (f"negate the {{k:skills}} of {words}", f"negate {words}'s {{k:skills}}"):
            g.phrase("clause", f"{said} {{u:until}}", (Give(what, V("k"), V("u")),))
            g.phrase("rule", said, (Gives(what, V("k")),))
    every = (Gives(V("g"), V("k")),)
    g.phrase("rule", "negate the {k:skills} of all of {g:sum_many}", every, sided)
    for words in ("all of ", "all "):
        negated = (Give(V("g"), V("k"), V("u")),)
        g.phrase("clause", f"negate {{k:keyword_skills}} of {words}{{g:play_many}} {{u:until}}", negated)
    g.phrase("keyword_skills", "{k:one_keyword}{e_:skill_word}", (Strip(ME, V("k"), negate=True),))
    for category, s in (("gets", "s"), ("get", "")):
        for words in ("all skills", f"all of {'its' if s else 'their'} skills", "all their skills"):
            if s == "" or words != "all their skills":
                g.phrase(category, f"lose{s} {words}", (Strip(ME),))
    g.phrase("clause", "negate that skill", (Do("negate"),))
    g.phrase("rule", "this card's skills can't be negated", (UNNEGATED,))


def all_skills(g: Grammar) -> None:
    """[DBS 8-3-2] Skills that are negated, said with all or on."""
    for words in ("all {k:skills}", "all of the {k:skills}", "all the {k:skills}"):
        g.phrase("every_skill", words, V("k"))
    for words, on in (("{k:every_skill}", "of"), ("{k:every_skill}", "on"), ("the {k:skills}", "on")):
        said = f"negate {words} {on}"
        for all_ in ("all ", "all of ", ""):
            g.phrase("clause", f"{said} {all_}{{g:play_many}} {{u:until}}", (Give(G, V("k"), V("u")),))
            g.phrase("rule", f"{said} {all_}{{g:sum_many}}", (Gives(G, V("k")),), _fielded)
        g.phrase("clause", f"{said} {{c:pick}} {{u:until}}", (Rest("c"), Give(IT, V("k"), V("u"))))
        g.phrase("clause", f"{said} {{o:it}} {{u:until}}", (Give(V("o"), V("k"), V("u")),))
        g.phrase("clause", f"{said} {{o:things}} {{u:until}}", (Give(V("o"), V("k"), V("u")),))
        for leader, whose in (("your Leader", MINE), ("your opponent's Leader", THEIRS)):
            g.phrase("clause", f"{said} {leader} {{u:until}}", (Give(whose, V("k"), V("u")),))
            g.phrase("rule", f"{said} {leader}", (Gives(whose, V("k")),))
    for all_ in ("", "all ", "all of "):
        g.phrase("rule", f"negate the {{k:skills}} of {all_}{{g:sum_many}}", (Gives(G, V("k")),), _nobodys)
    for its, it in (("its", IT), ("their", THEM), ("that card's", IT), ("the chosen card's", IT)):
        for words in (f"all of {its}", f"all {its}"):
            g.phrase("clause", f"negate {words} {{k:skills}} {{u:until}}", (Give(it, V("k"), V("u")),))


def _fielded(env: t.Env) -> bool:
    """Whether it is said whose cards they are, or that they are Battle Cards."""
    return sided(env) or _nobodys(env)


def _nobodys(env: t.Env) -> bool:
    """Whether they are Battle Cards, of either player."""
    return not sided(env) and BATTLE_CARD in parts_of(env["g"])


def one_keyword(g: Grammar) -> None:
    """[DBS 8-3-2] One keyword skill of a card, which is negated."""
    for on in ("on", "of"):
        g.phrase("keyword_on", on, t.ANY)
    for ends in (" and negate it", ", and negate it", ", then negate it", " and that skill is negated",
                 ", and that skill is negated"):  # fmt: skip
        g.phrase("negated_so", ends, t.ANY)
    negated = Do("negate a keyword", IT, word=V("u"))
    for up, up_to in (("", False), ("up to ", True)):
        for words, fits in (("1 of {g:play_many}", sided), ("{g:a_play}", None), ("{g:play_many}", sided),
                            ("an opponent's {g:foe_play_one}", None)):  # fmt: skip
            picked = (Choose("t", 1, V("g"), up_to), negated)
            said = f"choose {up}1 keyword skill {{o_:keyword_on}} {words}{{n_:negated_so}} {{u:until}}"
            g.phrase("clause", said, picked, fits)
        said = f"choose {up}1 keyword skill {{o_:keyword_on}} {{o:thing}}{{n_:negated_so}} {{u:until}}"
        g.phrase("clause", said, (Do("negate a keyword", V("o"), word=V("u")),)) if not up else None
    all_ = (t.Strip(ME, kind="Keyword", negate=True),)
    for words in ("all keyword skills", "all of the keyword skills"):
        said = f"choose {words} {{o_:keyword_on}} {{c:pick}} and negate them {{u:until}}"
        g.phrase("clause", said, (Rest("c"), t.Give(IT, all_, V("u"))))


def add(g: Grammar) -> None:
    for part in (
        negating,
        all_skills,
        one_keyword,
    ):
        part(g)
