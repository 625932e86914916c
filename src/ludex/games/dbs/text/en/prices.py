"""English, prices: what cards cost to play."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.c02_card_data import INSTEAD
from ludex.games.dbs.text.en.giving import MINE
from ludex.games.dbs.text.en.nouns import called_leader
from ludex.games.dbs.text.en.verbs import verbs
from ludex.games.dbs.text.meanings import HAND, ME, PAID
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import SELF, YOURS, Gives, Modify, Passive, Price, Rest, Times, V

IN_HAND = ("hand",)
SKILLS = (
    ("Counter", ("counter",)), ("Activate Main", ("main",)), ("Activate Battle", ("battle",)),
    ("Activate Main/Battle", ("main", "battle")),
)  # fmt: skip
"""Skills that may be paid for otherwise, and when they are used."""
CHANGES = (("reduce", "minus"), ("increase", "digits"))


def words(g: Grammar) -> None:
    for category, said in (
        ("can_", ("can", "may")),
        ("own_cost", ("the energy cost of this card in your hand", "the cost of this card in your hand",
                      "this card's energy cost in your hand", "this card's cost in your hand",
                      "the energy cost on this card in your hand")),
        ("costs_", ("the energy cost", "the energy costs")),
        ("all_your", ("", "all ", "all of your ", "your ")),
        ("from_hand", ("from your hand ", "")),
        ("skill_end_", ("", " skill", " skills")),
    ):  # fmt: skip
        for words_ in said:
            g.phrase(category, words_, t.ANY)


def changes(g: Grammar) -> None:
    """`price`: what changes the cost of the card itself in hand, as effects [DBS 8-6-2-3-1]."""
    free = (Price(SELF, "=", 0),)
    end = "from your hand without paying its energy cost"
    g.phrase("price", f"you {{c_:can_}} play this card {end}", free)
    g.phrase("price", "you {c_:can_} play this card without paying its energy cost", free)
    g.phrase("price", "{o_:own_cost} becomes {n:n}", (Price(SELF, "=", V("n")),))
    g.phrase("price", "{o_:own_cost} is {n:n}", (Price(SELF, "=", V("n")),))
    g.phrase("price", f"you {{c_:can_}} activate this card {end}", free)
    for verb, number in CHANGES:
        n = f"{{n:{number}}}"
        own: Any = (Price(SELF, "+", V("n")),)
        counted: Any = (Price(SELF, "+", Times(V("n"), V("k"))),)
        for said in (f"{verb} {{o_:own_cost}} by {n}", f"{{o_:own_cost}} is {verb}d by {n}"):
            g.phrase("price", said, own)
            g.phrase("price", f"{said}{{k:per}}", counted)
            g.phrase("price", f"{{k:per_first}}, {said}", counted)
        if verb == "reduce":
            for said in ("reduce {o_:own_cost} by {e:colored_off}", "{o_:own_cost} is reduced by {e:colored_off}"):
                g.phrase("price", said, t.On(V("e"), SELF))
        eased = (Gives(SELF, (Modify(ME, "combo cost", "+", V("n")),)),)
        g.phrase("price", f"{verb} the combo cost of this card in your hand by {n}", eased)
        sign = -1 if verb == "reduce" else 1
        valued: Any = (Price(SELF, "+", Times(sign, V("v"))),)
        for said in (f"{verb} {{o_:own_cost}} by {{v:value}}", f"{{o_:own_cost}} is {verb}d by {{v:value}}"):
            g.phrase("price", said, valued)


def instead(g: Grammar) -> None:
    """Other costs of a skill: verbs as they stand after "by"."""
    for words_ in ("placing", "putting"):
        g.phrase("putting", words_, t.ANY)
    for template, make in verbs():
        verb, rest = template.split(" ", 1)
        if verb in ("play", "rest", "take") or isinstance(make(SELF), tuple):
            continue
        doing = "{p_:putting}" if verb == "{p_:put}" else f"{verb.removesuffix('e')}ing"
        said = f"{doing} {rest}"
        g.phrase("gerund", said.replace("{}", "{c:toll}"), (Rest("c"), make(PAID)))
        chosen = f"choosing {{c:toll}}{{j_:and}}{said.replace('{}', '{d_:dues}')}"
        g.phrase("gerund", chosen, (Rest("c"), make(PAID)))
        if verb == "switch":
            for leader, what, fits in (("your Leader", MINE, None), ("your {g:my_leader_one}", V("g"), called_leader)):
                turned = (t.Choose("paid", 1, what), make(PAID))
                g.phrase("gerund", said.replace("{}", leader), turned, fits)
    for words_, n in (("1 {g:spent_one}", 1), ("{n:several} {g:spent_many}", V("n")),
                      ("1 other {g:spent_one}", 1), ("{n:several} other {g:spent_many}", V("n"))):  # fmt: skip
        paid = (t.Choose("paid", n, V("g")), t.Move(PAID, "drop", "discard"))
        for place in (" from your hand", " in your hand", ""):
            g.phrase("gerund", f"discarding {words_}{place}", paid)
            if place:
                g.phrase("gerund", f"choosing {words_}{place} and discarding {{d_:dues}}", paid)
    g.add("gerunds", Many("gerund", joint=", ", last=" and ", least=1, flat=True))
    for its in ("its energy cost", "this card's energy cost", "the energy cost"):
        g.phrase("its_cost", its, t.ANY)
    g.phrase("other_cost", "by {p:gerunds} instead of paying {i_:its_cost}", V("p"))
    g.phrase("other_cost", "without paying {i_:its_cost} by {p:gerunds}", V("p"))
    g.phrase("other_cost", "without paying {i_:its_cost} by {p:gerunds} instead", V("p"))
    g.phrase("other_cost", "without paying {i_:its_cost}", ())
    for skill, timings in SKILLS:
        g.phrase("own_skill", f"[{skill}]", tuple(INSTEAD[timing] for timing in timings))
    every = tuple(INSTEAD.values())
    g.phrase("own_used", "this card's {s:own_skill}{e_:skill_end_}", V("s"))
    for on in ("on", "of"):
        g.phrase("own_used", f"the {{s:own_skill}}{{e_:skill_end_}} {on} this card", V("s"))
    activated = "you {c_:can_} activate {s:own_used} {h_:from_hand}{p:other_cost}"
    for start, end, cond in (("", "", None), ("{q:aslong}, ", "", V("q")), ("", " if {q:conds}", V("q"))):
        means = t.Activated(V("p"), cond=cond, timing=V("s"), zones=IN_HAND)
        whole = t.replace(means, timing=every)
        this = activated.replace("{s:own_used}", "this card")
        g.phrase("passive", f"{start}{this}{end}", (whole,), _paid)
        choose = "you {c_:can_} {p:payments} instead of paying {i_:its_cost} when activating its"
        g.phrase("passive", f"{start}{choose} {{s:own_skill}}{{e_:skill_end_}} from your hand{end}", (means,))
        said = f"{start}{activated}{end}"
        g.phrase("passive", said, (means,))
        marked = t.replace(means, headings=V("m"))
        for capital in ("^", ""):
            line = f"[Permanent] {{m:marks}}{capital}{said}."
            g.phrase("line", line, (marked,))
            g.phrase("extra", line, (marked,))


def _paid(env: t.Env) -> bool:
    """Whether something else is paid: for nothing, the price of the card is changed."""
    return bool(env["p"])


def add(g: Grammar) -> None:
    words(g)
    changes(g)
    instead(g)
    for words_, cond in (
        ("{e:price}", None),
        ("{q:aslong}, {e:price}", V("q")),
        ("{q:aslong} {e:price}", V("q")),
        ("{e:price} {q:aslong}", V("q")),
    ):
        g.phrase("passive", words_, (Passive(V("e"), cond, zones=IN_HAND),))
        for start in ("^", ""):
            marked = Passive(V("e"), cond, zones=IN_HAND, headings=V("m"))
            g.phrase("line", f"[Permanent] {{m:marks}}{start}{words_}.", (marked,))
            g.phrase("extra", f"[Permanent] {{m:marks}}{start}{words_}.", (marked,))
    for words_ in ("treat {g:sum_held_many} in your hand as if they had no specified cost",
                   "treat {g:sum_held_many} in your hand as if they have no specified cost"):  # fmt: skip
        g.phrase("rule", words_, (t.Rule("forbid", "specified cost", V("g")),))
    for its in ("its energy cost", "their energy cost", "their energy costs", "the energy cost", "their energy costs"):
        g.phrase("free_of", f" from your hand without paying {its}", t.ANY)
    free = (Price(V("g"), "=", 0),)
    named = (Price(t.All((YOURS, HAND, t.Word("name", V("c")))), "=", 0),)
    for do in ("play", "activate"):
        g.phrase("rule", f"you {{c_:can_}} {do} {{g:sum_held_many}}{{f_:free_of}}", free)
        g.phrase("rule", f"you {{c_:can_}} {do} {{c:name}}{{f_:free_of}}", named)
    for verb, number in CHANGES:
        n = f"{{n:{number}}}"
        cheaper = (Gives(V("g"), (Modify(ME, "combo cost", "+", V("n")),)),)
        for costs_ in ("cost", "costs"):
            held = f"{verb} the combo {costs_} of {{a_:all_your}}{{g:sum_held_many}} in your hand by {n}"
            g.phrase("rule", held, cheaper)
        others = (Price(V("g"), "+", V("n")),)
        g.phrase("rule", f"{verb} {{c_:costs_}} of {{a_:all_your}}{{g:sum_held_many}} in your hand by {n}", others)
        g.phrase("rule", f"{{c_:costs_}} of {{a_:all_your}}{{g:sum_held_many}} in your hand is {verb}d by {n}", others)
