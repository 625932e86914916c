"""English, figures that become a number or change, costs of cards, and what changes them."""

from __future__ import annotations

from ludex.games.dbs.text.en.later import EVERYWHERE
from ludex.games.dbs.text.en.nouns import owned, sided
from ludex.games.dbs.text.meanings import FIGURES, HAND, IT, KEYWORDS, ME, THEM
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.marks import BANISHED, JOINED, LAID, RETIRED
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    SELF,
    YOURS,
    Choose,
    Continue,
    Do,
    Draw,
    FigureOf,
    Give,
    Gives,
    Modify,
    On,
    Passive,
    Price,
    Rest,
    Rule,
    Times,
    V,
)

G = V("g")
MINE = t.All((YOURS, t.Zone(("leader",))))


def of_areas(g: Grammar) -> None:
    """Areas of both players; keywords that are negated."""
    areas = (("Battle Areas", "battle"), ("energy", "energy"), ("Drops", "drop"), ("hands", "hand"), ("life", "life"),
             ("Energy Areas", "energy"), ("Warps", "warp"), ("Combo Areas", "combo"))  # fmt: skip
    for said, zone in areas:
        g.phrase("area_of_all", said, zone)
    for joint in (" and ", " and/or ", " or "):
        both = t.Zone((V("x"), V("y")))
        g.phrase("place", f"{{a_:at_}} both players' {{x:area_of_all}}{joint}{{y:area_of_all}}", both, _two_areas)
    negated = Do("negate a keyword", IT, word=V("u"))
    for up, up_to in (("", False), ("up to ", True)):
        for one in ("1 of the keyword skills", "1 of the keywords", "a keyword skill"):
            if up and one.startswith("a "):
                continue
            picked = (Choose("t", 1, G, up_to), negated)
            for words in ("1 of {g:play_many}",):
                said = f"choose {up}{one} {{o_:keyword_on}} {words}{{n_:negated_so}} {{u:until}}"
                g.phrase("clause", said, picked, sided)
    for mode in ("Rest", "Active"):
        for words in (f"the card you switched to {mode} Mode", f"the card switched to {mode} Mode"):
            g.phrase("it", words, IT)
            g.phrase("thing", words, IT)


def _two_areas(env: t.Env) -> bool:
    return bool(env["x"] != env["y"])


def amounts(g: Grammar) -> None:
    """How much for each of something, said after how long; of two kinds of cards."""
    for figure, said in (("power", " power"), ("combo power", " combo power")):
        for sign, number in (("+", "digits"), ("-", "minus")):
            counted = (Modify(ME, figure, "+", Times(V("n"), V("k"))),)
            for getter, verb in (("getter", "gains"), ("getter", "gets"), ("getters", "gain"), ("getters", "get")):
                if figure == "power" and getter == "getter":
                    continue
                words = f"{{o:{getter}}} {verb} {sign}{{n:{number}}}{said}"
                g.phrase("clause", f"{words} {{u:until}}{{k:per}}", (Give(V("o"), counted, V("u")),))
    for words, op in (("draw", ""),):
        for deed in (JOINED, BANISHED, LAID, RETIRED):
            g.phrase("clause", f"{words} that many cards{op}", (Draw(t.Moved(deed)),))


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
            for said in (
                f"{verb} {{c_:costs_}} of {words} by {n}",
                f"{{c_:costs_}} of {words} is {verb}d by {n}",
                f"{{c_:costs_}} of {words} are {verb}d by {n}",
            ):
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


def power_set(g: Grammar) -> None:
    """[DBS 2-8-1] Power that is set."""
    for whose, what in (("this card's", SELF), ("its", IT), ("that card's", IT), ("the chosen card's", IT)):
        fixed = Give(what, (Modify(ME, "power", "=", V("n")),), V("u"))
        for verb in ("becomes", "is"):
            g.phrase("clause", f"{whose} power {verb} {{n:n}} {{u:until}}", (fixed,))
    g.phrase("boon", "power equal to its power", (Modify(ME, "power", "+", FigureOf(ME, "power")),))


def combos(g: Grammar) -> None:
    """[DBS 2-9-1] Combo costs and combo power, of the card and of groups, in further words."""
    for said, figure in (("combo cost", "combo cost"), ("combo power", "combo power")):
        for verb, number in (("reduce", "minus"), ("increase", "digits")):
            change = (Gives(SELF, (Modify(ME, figure, "+", V("n")),)),)
            g.phrase("state", f"{verb} this card's {said} by {{n:{number}}}", change)
            g.phrase("state", f"{verb} the {said} of this card by {{n:{number}}}", change)
        fixed = (Modify(ME, figure, "=", V("n")),)
        g.phrase("state", f"the {said} of this card becomes {{n:n}}", (Gives(SELF, fixed),))
        for s, becomes in (("", "becomes"), ("s", "become"), ("s", "are"), ("", "is")):
            g.phrase("state", f"the {said}{s} of {{o_:all_of}}{{g:sum_many}} {becomes} {{n:n}}", (Gives(G, fixed),))
    g.phrase("state", "the power of this card becomes {n:n}", (Gives(SELF, (Modify(ME, "power", "=", V("n")),)),))


def costs_of_groups(g: Grammar) -> None:
    """Costs of groups, in all areas and in hand; skills that are given by name."""
    g.phrase("boon", "the {k:granted} skill", (t.Grant(ME, V("k")),))
    for verb, number in (("reduced", "minus"), ("increased", "digits")):
        for said, figure in (("combo cost", "combo cost"), ("combo costs", "combo cost"),
                             ("combo power", "combo power")):  # fmt: skip
            more = (Modify(ME, figure, "+", V("n")),)
            for group, fits in (("sum_many", None), ("sum_at_many", owned)):
                words = f"{{o_:all_of}}{{g:{group}}} have their {said} {verb} by {{n:{number}}}"
                g.phrase("rule", words, (Gives(G, more),), fits)
    free = Passive((Rule("forbid", "specified cost", SELF),), zones=("hand",))
    for had in ("had", "has"):
        said = f"treat this card in your hand as if it {had} no specified cost"
        g.phrase("passive", said, (free,))
        g.phrase("passive", f"{{q:aslong}}, {said}", (t.replace(free, cond=V("q")),))
    for on in ("of", "on"):
        for skill in ("", " skill", " skills"):
            no = (Rule("forbid", "exhaust", t.All((YOURS, G))),)
            g.phrase("rule", f"negate the [Energy-Exhaust]{skill} {on} your {{g:kind_many}} in all areas", no)
            cheap = (*no, Gives(t.All((YOURS, G)), (Modify(ME, "combo cost", "+", V("n")),)))
            for their in ("their combo cost", "their combo costs"):
                said = f"negate the [Energy-Exhaust]{skill} {on} {{g:kind_many}} in all of your areas"
                g.phrase("rule", f"{said} and reduce {their} by {{n:minus}}", cheap)
            said = f"reduce the combo cost by {{n:minus}} and negate the [Energy-Exhaust]{skill} {on} {{g:kind_many}}"
            g.phrase("rule", f"{said} in all of your areas", cheap)
    for end in (" in all areas", " in any area"):
        g.phrase("in_all", end, ANY)
    for words in ("this card's [Energy-Exhaust]{s_:skill_end}", "the [Energy-Exhaust]{s_:skill_end} of this card"):
        roused = (Passive((Rule("forbid", "exhaust", SELF),), zones=EVERYWHERE),)
        g.phrase("passive", f"negate {words}{{i_:in_all}}", roused)
        g.phrase("passive", f"{{q:aslong}}, negate {words}{{i_:in_all}}", (t.replace(roused[0], cond=V("q")),))


def prices(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] Costs reduced by energy of certain colours, for groups and for a while."""
    less = On(V("e"), G)
    said = "reduce {c_:costs_} of {a_:all_your}{g:sum_held_many} in your hand by {e:colored_off}"
    g.phrase("rule", said, less)
    g.phrase("clause", f"{said} {{u:until}}", (t.Continue(less, V("u")),))


def _kind(env: t.Env) -> bool:
    return bool(env["g"] != t.ANY)


def _powers(env: t.Env) -> bool:
    """Whether it is not said of another figure of the card itself than its power."""
    return env.get("w") != SELF or env["f"] == "power"


def _not_cost(env: t.Env) -> bool:
    """Whether it is not the energy cost: `giving` has that."""
    return bool(env["f"] != "cost")


def _owned_figure(env: t.Env) -> bool:
    return _not_cost(env) and owned(env)


def figures(g: Grammar) -> None:
    """Figures that become a number, and that are changed in other words; skills of one keyword that are negated."""
    for whose, what in (("this card's", SELF), ("its", IT), ("that card's", IT), ("the chosen card's", IT),
                        ("your Leader's", MINE)):  # fmt: skip
        g.phrase("whose_figure", whose, what)
    for said, figure in FIGURES.items():
        g.phrase("figure_", said, figure)
        g.phrase("figures_", f"{said}s", figure)
    for whose, words, what, becomes, be in (
        ("{w:whose_figure}", "{f:figure_}", V("w"), "becomes", "is"), ("their", "{f:figure_}", THEM, "become", "is"),
        ("their", "{f:figures_}", THEM, "become", "are"),
    ):  # fmt: skip
        made = (t.Give(what, (t.Modify(ME, V("f"), "=", V("n")),), V("u")),)
        g.phrase("clause", f"{whose} {words} {becomes} {{n:n}} {{u:until}}", made)
        g.phrase("clause", f"{{u:first}}{whose} {words} {becomes} {{n:n}}", made)
        g.phrase("clause", f"reduce {whose} {words} to {{n:n}} {{u:until}}", made, _powers)
        g.phrase("clause", f"change {whose} {words} to {{n:n}} {{u:until}}", made, _powers)
        more = (t.Give(what, (t.Modify(ME, V("f"), "+", V("n")),), V("u")),)
        each = (t.Give(what, (t.Modify(ME, V("f"), "+", t.Times(V("n"), V("k"))),), V("u")),)
        for verb, number in (("increase", "digits"), ("reduce", "minus"), ("decrease", "minus")):
            g.phrase("clause", f"{verb} {whose} {words} by {{n:{number}}}{{k:per}} {{u:until}}", each, _powers)
            g.phrase("clause", f"{verb} {whose} {words} by {{n:{number}}} {{u:until}}{{k:per}}", each, _powers)
            g.phrase("clause", f"{whose} {words} {be} {verb}d by {{n:{number}}} {{u:until}}", more)
            fits = _not_cost if whose != "their" else None
            g.phrase("clause", f"{verb} {whose} {words} by {{n:{number}}} {{u:until}}", more, fits)
    for verb, number in (("increase", "digits"), ("reduce", "minus"), ("decrease", "minus")):
        less = (t.Modify(ME, V("f"), "+", V("n")),)
        said = f"{verb} the {{f:figure_}} of {{c:pick}} by {{n:{number}}} {{u:until}}"
        g.phrase("clause", said, (Rest("c"), t.Give(IT, less, V("u"))), _not_cost)
        for group, fits in (("sum_many", _not_cost), ("sum_at_many", _owned_figure)):
            said = f"{verb} the {{f:figure_}} of {{o_:all_of}}{{g:{group}}} by {{n:{number}}} {{u:until}}"
            g.phrase("clause", said, (t.Give(V("g"), less, V("u")),), fits)
    for whose, what in (
        ("its", IT),
        ("that card's", IT),
        ("the chosen card's", IT),
        ("their", THEM),
        ("this card's", SELF),
    ):
        g.phrase("clause", f"{whose} {{k:skills}} are negated {{u:until}}", (t.Give(what, V("k"), V("u")),))
    for one_keyword in KEYWORDS:
        if one_keyword.means:
            g.phrase("one_keyword", f"[{one_keyword.name.replace(': ', ' ')}]", one_keyword.name)
    for end in (" skill", " skills", ""):
        g.phrase("skill_word", end, t.ANY)
    g.phrase("skills", "{k:one_keyword}{e_:skill_word}", (t.Strip(ME, V("k"), negate=True),))
    for all_ in ("all ", "all of the ", "all of "):
        for on in ("of", "on"):
            for group, fits in (("play_many", None), ("at_many", owned)):
                given = (t.Give(V("g"), V("k"), V("u")),)
                g.phrase("clause", f"negate {all_}{{k:skills}} {on} {{g:{group}}} {{u:until}}", given, fits)
        g.phrase("clause", f"negate {all_}{{i_:its}} {{k:skills}} {{u:until}}", (t.Give(IT, V("k"), V("u")),))
    for on in ("on",):
        g.phrase(
            "clause", f"negate the {{k:skills}} {on} {{c:pick}} {{u:until}}", (Rest("c"), t.Give(IT, V("k"), V("u")))
        )
        for all_ in ("all ", "all of ", ""):
            given = (t.Give(V("g"), V("k"), V("u")),)
            g.phrase("clause", f"negate the {{k:skills}} {on} {all_}{{g:play_many}} {{u:until}}", given)


def add(g: Grammar) -> None:
    for part in (
        of_areas,
        amounts,
        costs,
        power_set,
        combos,
        costs_of_groups,
        prices,
        figures,
    ):
        part(g)
