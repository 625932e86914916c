"""Japanese, joints: clauses to sentences, conditions and costs before them, sentences to blocks, options.

A game adds its clauses in three forms (`forms.clause`), its conditions in two (`cond_end` before なら, `cond_mid`
before another condition), and its costs with what joins them to the text (`costs`).
"""

from __future__ import annotations

from typing import Any

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import Env, If, Otherwise, Rest, Under, V
from ludex.lang.surface import refers_back


def conditions(g: Grammar) -> None:
    """`conds`: one condition, several that all hold, or of which one holds; `comma`: a comma, or none."""
    for comma in ("", "、"):
        g.phrase("comma", comma, t.ANY)
    g.phrase("conds", "{a:cond_end}", V("a"))
    g.phrase("conds", "{a:cond_mid}、{b:cond_end}", t.Both((V("a"), V("b"))))
    g.phrase("conds", "{a:cond_mid}、{b:cond_mid}、{c:cond_end}", t.Both((V("a"), V("b"), V("c"))))
    g.phrase("conds", "{a:cond_end}か、{b:cond_end}", t.Either((V("a"), V("b"))))
    g.phrase("ifs", "{q:conds}なら、", V("q"))
    g.phrase("ifs", "{q:conds}なら", V("q"))
    g.phrase("ifs", "{q:cond_past}ら、", V("q"))


def unconditional(env: Env) -> bool:
    """Whether the sentence before さらに does not end under a condition: who reads it would not know whether the
    condition holds for both."""
    return bool(env["a"]) and not isinstance(env["a"][-1], If)


def pays(block: tuple[t.Instr, ...]) -> bool:
    """Whether the sentence ends with what is done for a cost: the sentences after it are done for it, too."""
    last = block[-1] if block else None
    return isinstance(last, (t.FurtherFor, t.RaisedFor)) or (isinstance(last, t.May) and bool(last.cost))


def unpaid(env: Env) -> bool:
    return not pays(env["a"])


def further(env: Env) -> bool:
    return unconditional(env) and unpaid(env)


def further_unpaid(env: Env) -> bool:
    return further(env) and not pays(env["b"])


def paying(g: Grammar) -> None:
    """`paying`: the last sentence, which has a cost, or such a sentence with all that follows it."""
    g.phrase("paying", "{a:sentence}", V("a"), lambda env: pays(env["a"]))
    done = t.May((Rest("s"), Rest("b")), V("p"))
    asked = t.May((If(V("q"), V("s")), Rest("b")), V("p"))
    for start in ("", "その後、", "さらに{x:comma}"):
        g.phrase("paying", f"{start}{{p:costs}}{{s:opening}}。{{b:block}}", (done,))
        g.phrase("paying", f"{start}{{p:costs}}{{q:ifs}}{{s:opening}}。{{b:block}}", (asked,))
    for words in ("", "さらに{x:comma}"):
        later = f"{{m:mids}}{words}{{p:costs}}{{s:opening}}。{{b:block}}"
        for category in ("paying", "effect"):
            g.phrase(category, later, (Rest("m"), done))
    more = "{a:opening}。さらに{x:comma}{p:costs}{s:opening}。{b:block}"
    g.phrase("effect", more, (Rest("a"), done), further)


def ours(env: Env) -> bool:
    """Whether the player, not another one, chose what may be used next: who chose may do it. NB: who need not show a
    card chooses none, if it is not shown; a game says so in words of its own."""
    last = env["m"][-1]
    return not isinstance(last, t.Choose) or (last.who == t.YOU and not isinstance(env["e"][0], t.Reveal))


def sentences(g: Grammar) -> None:
    """`opening`: a sentence without its full stop that is no condition and has no cost; `plain`: it may have a cost;
    `sent`: also conditions; `sentence`: with its full stop; `block`: sentences; `effect`: sentences of which the first
    is an `opening`; `paid_effect`: what a cost is paid for, also under a condition."""
    g.add("mids", Many("clause_mid", joint="", least=1, flat=True))
    m = Rest("m")
    for template, means, when in (
        ("{e:clause_end}", V("e"), None),
        ("{m:mids}{e:clause_end}", (m, Rest("e")), None),
        ("{e:clause_te}よい", (t.May(V("e")),), None),
        ("{m:mids}{e:clause_te}よい", (m, t.May(V("e"))), ours),
        ("{m:mids}{q:ifs}{s:plain}", (m, If(V("q"), V("s"))), None),
        ("{m:mids}さらに{x:comma}{q:ifs}{s:plain}", (m, If(V("q"), V("s"))), None),
        ("{q:ifs}{m:mids}違うなら、{s:opening}", (If(V("q"), V("m"), V("s")),), None),
        ("{m:mids}{q:ifs}{n:mids}違うなら、{s:opening}", (m, If(V("q"), V("n"), V("s"))), None),
        ("{q:ifs}{m:mids}違うなら{s:opening}", (If(V("q"), V("m"), V("s")),), None),
        ("{m:mids}{q:ifs}{n:mids}違うなら{s:opening}", (m, If(V("q"), V("n"), V("s"))), None),
        ("{m:mids}{p:costs}{s:plain}", (m, t.May(V("s"), V("p"))), None),
    ):
        g.phrase("opening", template, means, when)
    g.phrase("opening", "{m:mids}さらに{x:comma}{p:costs}{s:opening}", (m, t.May(V("s"), V("p"))))
    under = (m, If(V("q"), (t.May(V("s"), V("p")),)))
    g.phrase("opening", "{m:mids}{q:ifs}さらに{x:comma}{p:costs}{s:opening}", under)
    g.phrase("plain", "{s:opening}", V("s"))
    g.phrase("plain", "{p:costs}{s:opening}", (t.May(V("s"), V("p")),))
    asked = (If(V("q"), V("s")),)
    g.phrase("plain", "{p:costs}{q:ifs}{s:opening}", (t.May(asked, V("p")),))
    for start in ("", "その後、"):
        g.phrase("sent", f"{start}{{s:plain}}", V("s"))
        g.phrase("sent", f"{start}{{q:ifs}}{{s:plain}}", (If(V("q"), V("s")),))
        g.phrase(
            "sent",
            f"{start}{{q:ifs}}さらに{{x:comma}}{{p:costs}}{{s:opening}}",
            (If(V("q"), (t.May(V("s"), V("p")),)),),
        )
        g.phrase("under", f"{start}{{q:ifs}}{{s:plain}}。{{d:dependents}}", (Under(V("q"), V("s"), V("d")),))
    for start in ("違うなら、", "違うなら"):
        g.phrase("sent", f"{start}{{s:opening}}", (Otherwise(V("s")),))
    g.phrase("sentence", "{s:sent}。", V("s"))
    g.phrase("too", "さらに{x:comma}{s:plain}。", V("s"))
    g.phrase("too", "さらに{x:comma}{q:ifs}{s:plain}。", (If(V("q"), V("s")),))
    g.phrase("too", "{q:ifs}さらに{x:comma}{s:opening}。", (If(V("q"), V("s")),))
    g.phrase("sentence", "{a:plain}。{b:too}", (Rest("a"), Rest("b")), further)
    g.phrase("sentence", "{u:under}", V("u"))
    g.phrase("unpaid", "{a:sentence}", V("a"), unpaid)
    g.add("sentences", Many("unpaid", joint="", least=1, flat=True))
    g.phrase("dependent", "{s:sentence}", V("s"), refers_back)
    g.add("dependents", Many("dependent", joint="", least=1, flat=True))
    g.phrase("block", "{s:sentences}", V("s"))
    g.phrase("block", "{t:paying}", V("t"))
    g.phrase("block", "{s:sentences}{t:paying}", (Rest("s"), Rest("t")))
    g.phrase("effect", "{s:opening}。", V("s"))
    g.phrase("effect", "{a:opening}。{b:block}", (Rest("a"), Rest("b")), unpaid)
    g.phrase("effect", "{a:opening}。{b:too}", (Rest("a"), Rest("b")), further)
    g.phrase("effect", "{a:opening}。{b:too}{c:block}", (Rest("a"), Rest("b"), Rest("c")), further_unpaid)
    paying(g)
    g.phrase("paid_effect", "{e:effect}", V("e"))
    g.phrase("paid_effect", "{q:ifs}{s:plain}。", asked)
    g.phrase("paid_effect", "{q:ifs}{s:plain}。{b:block}", (*asked, Rest("b")))
    g.phrase("paid_effect", "{u:under}", V("u"))
    g.phrase("paid_effect", "{u:under}{b:block}", (Rest("u"), Rest("b")))


def later(g: Grammar, moments: tuple[tuple[str, t.When], ...]) -> None:
    """What is done at a later moment: the rest of the sentence. `moments`: words, when it is."""
    for words, when in moments:
        g.phrase("opening", f"{words}、{{s:plain}}", (t.Delay(when, V("s")),))
        g.phrase("opening", f"{{m:mids}}{words}、{{s:plain}}", (Rest("m"), t.Delay(when, V("s"))))
        paid = t.Delay(when, (t.May(V("s"), V("p")),))
        g.phrase("opening", f"{words}、さらに{{x:comma}}{{p:costs}}{{s:opening}}", (paid,))
        g.phrase("opening", f"{{m:mids}}{words}、さらに{{x:comma}}{{p:costs}}{{s:opening}}", (Rest("m"), paid))
        if_so = t.Delay(when, (If(V("q"), V("s")),))
        g.phrase("opening", f"{words}、{{q:ifs}}{{s:plain}}", (if_so,))
        g.phrase("opening", f"{{m:mids}}{words}、{{q:ifs}}{{s:plain}}", (Rest("m"), if_so))


def options(g: Grammar, starts: tuple[tuple[str, Any, bool], ...], bullet: str) -> None:
    """A list of options after words that say how many are chosen: (words, number, up to)."""
    g.phrase("option", "{b:block}", V("b"))
    either = t.Modes(1, (V("a"), V("b")))
    g.phrase("opening", "『{a:sent}』か『{b:sent}』を行う", (either,))
    g.phrase("opening", "{m:mids}『{a:sent}』か『{b:sent}』を行う", (Rest("m"), either))
    for count in range(2, 7):
        listed = "".join(f"\n{bullet}{{o{i}:option}}" for i in range(count))
        made = tuple(V(f"o{i}") for i in range(count))
        for start, n, up_to in starts:
            g.phrase("modes", f"{start}行う。{listed}", (t.Modes(n, made, up_to),))
            g.phrase("modes", f"{start}行い、{{e:clause_end}}。{listed}", (t.Modes(n, made, up_to), Rest("e")))
        every = tuple(Rest(f"o{i}") for i in range(count))
        g.phrase("modes", f"以下すべてを行う。{listed}", every)
    g.phrase("modes", "{m:mids}{o:modes}", (Rest("m"), Rest("o")))
    g.phrase("effect", "{o:modes}", V("o"))
    g.phrase("effect", "{a:opening}。{o:modes}", (Rest("a"), Rest("o")), unpaid)
    g.phrase("effect", "{a:opening}。{b:sentences}{o:modes}", (Rest("a"), Rest("b"), Rest("o")), unpaid)
    g.phrase("priced", "{o:modes}", V("o"))
    g.phrase("priced", "{p:costs}{o:modes}", (t.May(V("o"), V("p")),))
    for start in ("", "その後、", "さらに"):
        g.phrase("block", f"{start}{{o:priced}}", V("o"))
        g.phrase("block", f"{{s:sentences}}{start}{{o:priced}}", (Rest("s"), Rest("o")))
        g.phrase("block", f"{start}{{q:ifs}}{{o:priced}}", (If(V("q"), V("o")),))
        g.phrase("block", f"{{s:sentences}}{start}{{q:ifs}}{{o:priced}}", (Rest("s"), If(V("q"), V("o"))))
