"""Japanese, longer sentences: what is given besides in the middle of one, deeds asked for before another condition,
words that stand before two kinds, conditions on one place, targets of attacks that change."""

from __future__ import annotations

from ludex.games.vg.text.ja.conditions import COUNTED, DONE, HAS, HAS_NOT, SIDES, STATES, cond
from ludex.games.vg.text.ja.verbs import plain_kinds
from ludex.games.vg.text.ja.words import LATER
from ludex.games.vg.text.meanings import ME, VC, searched
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.ja.forms import clause, inflected, verb
from ludex.lang.pattern import (
    SELF,
    All,
    Both,
    Choose,
    Compare,
    Did,
    Do,
    Env,
    Exists,
    Give,
    If,
    May,
    Modify,
    Moved,
    Rest,
    Role,
    Times,
    Underwent,
    Unless,
    V,
    When,
)


def besides(g: Grammar) -> None:
    """What is given besides, before the end of the sentence: C、さらにパワー+5000し、1枚引く."""
    start, done = "{m:mids}{f:further_mids}", (Rest("m"), Rest("f"))
    g.phrase("opening", f"{start}{{e:clause_end}}", (*done, Rest("e")))
    g.phrase("opening", f"{start}{{e:clause_te}}よい", (*done, May(V("e"))))
    for words, when in LATER:
        g.phrase("opening", f"{start}{words}、{{s:plain}}", (*done, t.Delay(when, V("s"))))
    for form in ("mid",):
        g.phrase("first_mid", f"{{s:mixed_{form}}}", V("s"))


def much(g: Grammar) -> None:
    """A number for each card that one may give, and what is done if it comes to so much."""
    enough = Compare(Times(V("n"), V("k")), ">=", V("m"))
    each = (Modify(ME, V("f"), "+", Times(V("n"), V("k"))),)
    more = "{o:thing}の{f:figure}+{n:digits}してよい"
    for words in (f"{{k:per}}{{u:until}}{more}", f"{{u:until}}{{k:per}}{more}"):
        for by in ("", "この効果で"):
            given = (May((Give(V("o"), each, V("u")),)), If(Both((Did("did"), enough)), V("s")))
            g.phrase("opening", f"{words}。{by}+{{m:digits}}以上したなら、{{s:plain}}", given)


def asked(g: Grammar) -> None:
    """What was done in this effect: ライドしていて、..."""
    for words in ("この効果で", "この能力で"):
        g.phrase("by_this", words, t.ANY)
    for before, word, deed in DONE:
        moved, forms = Compare(Moved(deed), ">=", 1), verb(word)
        for by in ("", "{by:by_this}"):
            cond(g, f"{by}{before}{forms.te}", "いる", "いて", moved)
        cond(g, f"{{by:by_this}}{before}", forms.past, forms.mid, moved)
        for words, op in (("以上", ">="), ("", "=")):
            many = Compare(Moved(deed), op, V("n"))
            cond(g, f"{{by:by_this}}{{n:count}}{words}{before}", forms.past, forms.mid, many)
        cond(g, f"{{by:by_this}}{before}", forms.not_past, f"{forms.not_past[:-3]}ず", Unless(moved))


def shared(g: Grammar) -> None:
    """What is said of two kinds, before both and a comma."""
    kinds = tuple(All((V("p"), V("s"), V(name))) for name in "ab")
    both = (
        Choose("found", V("n"), kinds[0], up_to=True),
        Choose("found", V("n"), kinds[1], up_to=True, also=True),
    )
    for joint in ("と", "と、"):
        pair = f"{{s:said_of_both}}{{a:kind}}{joint}{{b:kind}}をそれぞれ{{n:count}}まで"
        g.phrase("taking", f"{{p:own_place}}から{{x:comma}}{pair}", both, plain_kinds)
        found = (
            *searched(V("n"), All((V("s"), V("a")))),
            *searched(V("n"), All((V("s"), V("b"))), also=True),
        )
        clause(g, "clause", f"あなたの山札から{{x:comma}}{pair}", verb("探す"), found, plain_kinds)
    for words, means in (
        ("{h:has}を持つ、", V("h")),
        ("{h:has}を持たない、", t.Not(V("h"))),
        ("{g:named_ins}を含む、", V("g")),
        ("グレード{n:digits}以下の、", t.Figure("grade", "<=", V("n"))),
        ("グレード{n:digits}以上の、", t.Figure("grade", ">=", V("n"))),
        ("グレード{n:digits}の、", t.Figure("grade", "=", V("n"))),
        ("{w:belongs}の、", V("w")),
    ):
        g.phrase("said_of_both", words, means)


def places(g: Grammar) -> None:
    """Two conditions on the cards of one place, which is said once."""
    second = Exists(All((V("p"), V("b"))))
    for words, made in COUNTED:
        first = made(All((V("p"), V("a"))), V("n"))
        start = f"{{p:place}}に{{x:comma}}{{a:kind}}が{words}で、{{b:kind}}"
        for ends, means in ((HAS, second), (HAS_NOT, Unless(second))):
            for end, mid in ends:
                cond(g, start, end, mid, Both((first, means)), told)


def told(env: Env) -> bool:
    return bool(env["b"] != t.ANY)


def targets(g: Grammar) -> None:
    """[VG 7.38] The target of an attack becomes another unit."""
    for words in ("アタックされているユニットを", "アタック対象を", "そのアタックの対象を"):
        clause(g, "clause", f"{words}{{o:thing}}に", verb("変更する"), (Do("change target", V("o")),))
    g.phrase("one_or_this", "そのアタックしたユニット", Role("attacking"))


def come(g: Grammar) -> None:
    """Units that came from a zone this turn, said before them."""
    came = Underwent(When("move", SELF, src=V("s"), dst=V("d"), word="placed"))
    for category in ("field_pre", "owned_pre", "in_field_pre"):
        g.phrase(category, "{since:since}{s:source}、{d:to_circle}登場した", came)


def such_and_so(g: Grammar) -> None:
    """A vanguard with a quality that is also in a state: 「A」を含み、【スタンド】している."""
    for words, side in SIDES:
        for end, mid, state in STATES:
            also = Exists(All((side, VC, V("q"), state)))
            cond(g, f"{words}のヴァンガードが{{x:comma}}{{q:quality_mid}}、", end, mid, also)


def denied(g: Grammar) -> None:
    """What is not so, wherever the words say what is so: している, していない."""
    for category in ("cond", "happened"):
        _, so = inflected(g, category, (("end", "る"), ("mid", "て")))
        _, not_so = inflected(g, category, (("end", "いない"), ("mid", "おらず")))
        known = {entry.template for entry in g.entries[not_so] if isinstance(entry, Phrase)}
        for entry in g.entries[so]:
            if isinstance(entry, Phrase) and entry.template.endswith(("てい", "でい")):
                words = entry.template[:-1]
                if words not in known:
                    g.phrase(not_so, words, Unless(entry.means), entry.when)


def add(g: Grammar) -> None:
    for part in (besides, much, asked, shared, places, targets, come, such_and_so, denied):
        part(g)
