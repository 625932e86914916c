"""English, further: effects for every object that others have: costs that change for a while, keywords that are
negated, damage that is taken, skills that cannot be activated, figures that are set, words that say nothing more."""

from __future__ import annotations


from ludex.games.dbs.c08_skills import UNNEGATED
from ludex.games.dbs.text.en.battles import COUNTERS
from ludex.games.dbs.text.en.giving import MINE
from ludex.games.dbs.text.en.nouns import modeless, sided
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, HAND, IT, KEYWORDS, ME, SKILL_LESS
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    Continue,
    Do,
    Figure,
    FigureOf,
    Give,
    Gives,
    Modify,
    Passive,
    Price,
    Rest,
    Rule,
    Search,
    Strip,
    V,
)

LEADERS = t.Zone(("leader",))


def qualities(g: Grammar) -> None:
    """What cards are like: figures beside those of another card, two colours in one word."""
    for its, what in (("this card's", SELF), ("that card's", IT), ("your Leader's", MINE)):
        for start, figure in (("{c_:cost_}", "cost"), ("power", "power")):
            beside = Figure(figure, V("o"), FigureOf(what, figure))
            g.phrase("post", f"{{w_:with_}}{start} {{o:than}} {its}", beside)
    g.phrase("post", " without any skills", SKILL_LESS)
    g.phrase("post", " without skills", SKILL_LESS)
    both = t.All((t.Word("color", V("a")), t.Word("color", V("b"))))
    g.phrase("pre", "{a:color}/{b:color} ", both, _two)
    there = t.Some((LEADERS, t.All((BATTLE, BATTLE_CARD))))
    for words in ("Leader or Battle Cards", "Leader and/or Battle Cards", "Leader and Battle Cards"):
        g.phrase("phead_many", words, there)


def _two(env: t.Env) -> bool:
    return bool(env["a"] != env["b"])


def costs(g: Grammar) -> None:
    """[DBS 2-11-1] What cards in hand cost, for a while or all the time."""
    described(g, "foes_held", "head", "pre", "post", (), (ENEMY, HAND))
    for verb, number in (("reduce", "minus"), ("increase", "digits")):
        n = f"{{n:{number}}}"
        for words, group in (
            ("{a_:all_your}{g:sum_held_many} in your hand", "mine"),
            ("{a_:all_}{g:foes_held_many} in your opponent's hand", "theirs"),
        ):
            dear = (Price(V("g"), "+", V("n")),)
            combos = (Gives(V("g"), (Modify(ME, "combo cost", "+", V("n")),)),)
            for said in (f"{verb} {{c_:costs_}} of {words} by {n}", f"{{c_:costs_}} of {words} is {verb}d by {n}"):
                g.phrase("clause", f"{said} {{u:until}}", (Continue(dear, V("u")),))
                g.phrase("clause", f"{{u:first}}{said}", (Continue(dear, V("u")),))
                if group == "theirs":
                    g.phrase("rule", said, dear)
            said = f"{verb} {{c_:combo_costs_}} of {words} by {n}"
            given = Give(V("g"), (Modify(ME, "combo cost", "+", V("n")),), V("u"))
            g.phrase("clause", f"{said} {{u:until}}", (given,))
            if group == "theirs":
                g.phrase("rule", said, combos)
        own = Continue((Price(SELF, "+", V("n")),), V("u"))
        for said in (f"{verb} {{o_:own_cost}} by {n}", f"{{o_:own_cost}} is {verb}d by {n}"):
            g.phrase("clause", f"{said} {{u:until}}", (own,))
    for words in ("the combo cost", "the combo costs"):
        g.phrase("combo_costs_", words, ANY)
    for words in ("", "all ", "all of the "):
        g.phrase("all_", words, ANY)


def free(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] Skills play cards, and use them in combos, without their costs; some say so."""
    for its in ("its energy cost", "their energy costs", "its cost"):
        g.phrase("lying", f" without paying {its}", "")
    for its in ("its combo cost", "their combo costs"):
        g.phrase("combo_area", f" without paying {its}", ANY)


def negating(g: Grammar) -> None:
    """[DBS 8-3-2] Skills that are negated: of a Leader, of one kind, of all cards of a kind."""
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("one_keyword", f"[{keyword.name}]", (Strip(ME, keyword.name, negate=True),))
    for end in ("", " skill", " skills"):
        g.phrase("skills", f"{{k:one_keyword}}{end}", V("k"))
    for words, what in (("your Leader", MINE), ("your opponent's Leader", t.All((ENEMY, LEADERS)))):
        for said in (f"negate the {{k:skills}} of {words}", f"negate {words}'s {{k:skills}}"):
            g.phrase("clause", f"{said} {{u:until}}", (Give(what, V("k"), V("u")),))
            g.phrase("rule", said, (Gives(what, V("k")),))
    every = (Gives(V("g"), V("k")),)
    g.phrase("rule", "negate the {k:skills} of all of {g:sum_many}", every, sided)
    for words in ("all of ", "all "):
        negated = (Give(V("g"), V("k"), V("u")),)
        g.phrase("clause", f"negate {{k:keyword_skills}} of {words}{{g:play_many}} {{u:until}}", negated)
    for end in ("", " skills"):
        g.phrase("keyword_skills", f"{{k:one_keyword}}{end}", V("k"))
    for category, s in (("gets", "s"), ("get", "")):
        for words in ("all skills", f"all of {'its' if s else 'their'} skills", "all their skills"):
            if s == "" or words != "all their skills":
                g.phrase(category, f"lose{s} {words}", (Strip(ME),))
    g.phrase("clause", "negate that skill", (Do("negate"),))
    g.phrase("passive", "this card's skills can't be negated", (Passive((UNNEGATED,)),))


def barring(g: Grammar) -> None:
    """[DBS 1-3-3] What players and cards cannot do."""
    kinds: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("[Activate Main]", ("main",)),
        ("[Activate Battle]", ("battle",)),
        ("[Counter Counter]", COUNTERS[1:2]),
        ("[Auto]", ("auto",)),
        ("[Activate Main/Battle]", ("main", "battle")),
    )
    for said, names in kinds:
        barred = tuple(Rule("forbid", f"activate {name}", ENEMY) for name in names)
        for end in (" skills", ""):
            if end or said != "[Auto]":
                g.phrase("barred_skills", f"{said}{end}", barred)
    everything = (Rule("forbid", "activate", ENEMY), Rule("forbid", "activate auto", ENEMY))
    g.phrase("barred_skills", "skills", everything)
    g.phrase("barred_skills", "any skills", everything)
    g.phrase("rule", "your opponent can't activate {k:barred_skills}", V("k"))
    g.phrase("clause", "your opponent can't activate {k:barred_skills} {u:until}", (Continue(V("k"), V("u")),))
    g.phrase("clause", "{u:first}your opponent can't activate {k:barred_skills}", (Continue(V("k"), V("u")),))
    for who, what in (("{o:getter}", V("o")), ("{o:getters}", V("o"))):
        for said in ("can't activate [Blocker]", "can't activate its [Blocker]", "can't activate [Blocker] skills"):
            idle = Continue((Rule("forbid", "activate Blocker", what),), V("u"))
            g.phrase("clause", f"{who} {said} {{u:until}}", (idle,))
    g.phrase("clause", "you can't attack {u:until}", (Continue((Rule("forbid", "attack", YOURS),), V("u")),))
    g.phrase("clause", "{u:first}you can't attack", (Continue((Rule("forbid", "attack", YOURS),), V("u")),))
    for whose in ("your opponent can't attack your Leader", "your opponent's cards can't attack your Leader"):
        spared = (Rule("forbid", "attack targets", ENEMY, MINE),)
        if whose.startswith("your opponent can't"):
            g.phrase("rule", whose, spared)
        g.phrase("clause", f"{whose} {{u:until}}", (Continue(spared, V("u")),))
    for who in ("your opponent", "they"):
        for by, query in (("", "event"), (" with skills", "ability"), (" using skills", "ability"),
                          (" by skills", "ability")):  # fmt: skip
            still = (Rule("forbid", f"{query} {{}}".format("active"), V("g")),)
            said = f"{who} can't switch {{t_:their_}}{{g:theirs_many}} to Active Mode{by}"
            g.phrase("clause", f"{said} {{u:until}}", (Continue(still, V("u")),))
            if who != "they":
                g.phrase("rule", said, still)
    for words in ("", "their ", "any of their "):
        g.phrase("their_", words, ANY)
    unchosen = (Rule("forbid", "select", ENEMY, V("g")),)
    g.phrase("rule", "your opponent's skills can't choose {g:chosen_ones}", unchosen)
    g.phrase("chosen_ones", "your Leader", MINE)
    g.phrase("chosen_ones", "this card", SELF)
    g.phrase("chosen_ones", "{g:play_many}", V("g"), sided)


def figures(g: Grammar) -> None:
    """[DBS 2-8-1] Power that is set."""
    for whose, what in (("this card's", SELF), ("its", IT), ("that card's", IT), ("the chosen card's", IT)):
        fixed = Give(what, (Modify(ME, "power", "=", V("n")),), V("u"))
        for verb in ("becomes", "is"):
            g.phrase("clause", f"{whose} power {verb} {{n:n}} {{u:until}}", (fixed,))
    g.phrase("boon", "power equal to its power", (Modify(ME, "power", "+", FigureOf(ME, "power")),))


def doing(g: Grammar) -> None:
    """Damage that is taken, decks that are searched, attacks that are led elsewhere."""
    for who, word in (("your opponent takes", ""), ("they take", ""), ("you take", "you")):
        g.phrase("clause", f"{who} {{n:n}} damage", (Do("damage", n=V("n"), word=word),))
    for one, n, up_to in (
        ("1 {g:kind_one}", 1, False), ("up to 1 {g:kind_one}", 1, True), ("{g:a_kind}", 1, False),
        ("{n:several} {g:kind_many}", V("n"), False), ("up to {n:several} {g:kind_many}", V("n"), True),
    ):  # fmt: skip
        sought = (Search("found", n, V("g"), "deck", up_to=up_to),)
        g.phrase("clause", f"search your deck for {one}", sought, modeless)
    g.phrase("clause", "redirect the attack to {o:thing}", (Do("redirect", V("o")),))
    for verb in ("switch", "change"):
        led = (Rest("c"), Do("redirect", IT))
        g.phrase("clause", f"{verb} {{a_:attack_target}} to {{c:pick}}", led)
        g.phrase("clause", f"choose {{c:pick}}{{j_:and}}{verb} {{a_:attack_target}} to {{d_:dues}}", led)


def add(g: Grammar) -> None:
    for part in (qualities, costs, free, negating, barring, figures, doing):
        part(g)


