"""Japanese, joints: clauses to sentences, conditions and costs before them, sentences to blocks, options.

A game adds its clauses in three forms (`forms.clause`), its conditions in two (`cond_end` before なら, `cond_mid`
before another condition), and its costs with what joins them to the text (`costs`).
"""

from __future__ import annotations

from typing import Any

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.heads import bound_back, ends_freely, free, pays
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
    """Whether the sentence before さらに or その後 does not end under a condition, which would reach over both."""
    return bool(env["a"]) and ends_freely(env["a"])


def unpaid(env: Env) -> bool:
    return not pays(env["a"])


def further(env: Env) -> bool:
    return unconditional(env) and unpaid(env)


def paying(g: Grammar) -> None:
    """`paying`: the last sentence, which has a cost, or such a sentence with all that follows it; `paying_then`: one
    that begins with さらに or その後."""
    g.phrase("paying", "{a:saying}", V("a"), lambda env: pays(env["a"]))
    done = t.May((Rest("s"), Rest("b")), V("p"))
    asked = t.May((If(V("q"), V("s")), Rest("b")), V("p"))
    for start in ("", "その後、", "さらに{x:comma}"):
        category = "paying_then" if start else "paying"
        g.phrase(category, f"{start}{{p:costs}}{{s:opening}}。{{b:block}}", (done,))
        g.phrase(category, f"{start}{{p:costs}}{{s:opening}}。{{b:thereafter}}", (done,), after_opening)
        g.phrase(category, f"{start}{{p:costs}}{{q:ifs}}{{s:opening}}。{{b:block}}", (asked,))
    for words in ("", "さらに{x:comma}"):
        later = f"{{m:mids}}{words}{{p:costs}}{{s:opening}}。{{b:block}}"
        for category in ("paying", "lone"):
            g.phrase(category, later, (Rest("m"), done))
            g.phrase(category, later.replace("block", "thereafter"), (Rest("m"), done), after_opening)
    g.phrase("effect", "{a:opening}。{b:paying_then}", (Rest("a"), Rest("b")), further)
    g.phrase("block", "{a:sentences}{b:paying_then}", (Rest("a"), Rest("b")), unconditional)
    g.phrase("dependents", "{d:paying_then}", V("d"))
    g.phrase("follows", "{d:paying_then}", V("d"))


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
    offered = (m, If(V("q"), (t.May(V("s"), V("p")),)))
    g.phrase("opening", "{m:mids}{q:ifs}さらに{x:comma}{p:costs}{s:opening}", offered)
    g.phrase("plain", "{s:opening}", V("s"))
    g.phrase("plain", "{p:costs}{s:opening}", (t.May(V("s"), V("p")),))
    asked = (If(V("q"), V("s")),)
    g.phrase("plain", "{p:costs}{q:ifs}{s:opening}", (t.May(asked, V("p")),))
    for start in ("", "その後、"):
        sent, under = ("then_sent", "then_under") if start else ("sent", "under")
        g.phrase(sent, f"{start}{{s:plain}}", V("s"))
        g.phrase(sent, f"{start}{{q:ifs}}{{s:plain}}", (If(V("q"), V("s")),))
        g.phrase(
            sent,
            f"{start}{{q:ifs}}さらに{{x:comma}}{{p:costs}}{{s:opening}}",
            (If(V("q"), (t.May(V("s"), V("p")),)),),
        )
        g.phrase(under, f"{start}{{q:ifs}}{{s:plain}}。{{d:dependents}}", (Under(V("q"), V("s"), V("d")),), unpaid_too)
        bought = (If(V("q"), (t.May((Rest("s"), Rest("d")), V("p")),)),)
        g.phrase(under, f"{start}{{q:ifs}}{{p:costs}}{{s:opening}}。{{d:follows}}", bought)
    for start in ("違うなら、", "違うなら"):
        g.phrase("sent", f"{start}{{s:opening}}", (Otherwise(V("s")),))
    g.phrase("sentence", "{s:sent}。", V("s"))
    g.phrase("too", "さらに{x:comma}{s:plain}。", V("s"))
    g.phrase("too", "さらに{x:comma}{q:ifs}{s:plain}。", (If(V("q"), V("s")),))
    g.phrase("also", "{q:ifs}さらに{x:comma}{s:opening}。", (If(V("q"), V("s")),))
    g.phrase("sentence", "{u:under}", V("u"))
    g.phrase("unpaid", "{a:saying}", V("a"), unpaid)
    g.add("sentences", Many("unpaid", joint="", least=1, flat=True))
    g.phrase("block", "{s:sentences}", V("s"))
    g.phrase("block", "{t:paying}", V("t"))
    g.phrase("block", "{s:sentences}{t:paying}", (Rest("s"), Rest("t")))
    g.phrase("lone", "{s:opening}。", V("s"))
    g.phrase("effect", "{s:lone}", V("s"))
    g.phrase("effect", "{a:opening}。{b:block}", (Rest("a"), Rest("b")), unpaid)
    g.phrase("effect", "{a:opening}。{b:thereafter}", (Rest("a"), Rest("b")), further)
    g.phrase("effect", "{a:opening}。{b:also}", (Rest("a"), Rest("b")), further)
    g.phrase("effect", "{a:opening}。{b:also}{c:block}", (Rest("a"), Rest("b"), Rest("c")), further)
    g.phrase("saying", "{a:sentence}{b:also}", (Rest("a"), Rest("b")), further)
    reaching(g)
    paying(g)
    g.phrase("paid_effect", "{e:effect}", V("e"))
    g.phrase("paid_effect", "{q:ifs}{s:plain}。", asked)
    g.phrase("paid_effect", "{q:ifs}{s:plain}。{b:block}", (*asked, Rest("b")))
    g.phrase("paid_effect", "{u:under}", V("u"))
    g.phrase("paid_effect", "{u:under}{b:block}", (Rest("u"), Rest("b")))


def reaching(g: Grammar) -> None:
    """A condition reaches to the next full stop, but for sentences that begin with さらに or その後, or refer to the
    result of what it governs. `then`: a sentence that begins so; `saying`: a sentence with such sentences after it;
    `required`: an effect of several sentences under a condition at its head; `freely`: the sentences that such a
    condition does not reach."""
    g.phrase("then", "{s:then_sent}。", V("s"))
    g.phrase("then", "{u:then_under}", V("u"))
    g.phrase("then", "{s:too}", V("s"))
    with_then = (Rest("a"), Rest("d"))
    g.phrase("thereafter", "{d:thens}", V("d"))
    g.phrase("thereafter", "{a:thens}{b:block}", (Rest("a"), Rest("b")), unpaid)
    g.phrase("thens", "{s:then}", V("s"))
    g.phrase("thens", "{a:then}{d:thens}", with_then, further)
    for category, one, when in (
        ("saying", "sentence", None),
        ("dependent", "dependent_one", refers_back),
        ("follow", "follow_one", bound_back),
    ):
        if when is not None:
            g.phrase(one, "{s:sentence}", V("s"), when, marked=when is bound_back)
        g.phrase(category, f"{{s:{one}}}", V("s"))
        g.phrase(category, f"{{a:{one}}}{{d:thens}}", with_then, further)
    for every, one in (("dependents", "dependent"), ("follows", "follow")):
        g.add(f"some_{every}", Many(one, joint="", least=1, flat=True))
        g.phrase(every, f"{{s:some_{every}}}", V("s"))
        g.phrase(every, "{d:thens}", V("d"))
        g.phrase(every, f"{{a:thens}}{{s:some_{every}}}", (Rest("a"), Rest("s")), unpaid)
    g.phrase("free", "{s:unpaid}", V("s"), free, marked=True)
    g.phrase("freely", "{s:free}", V("s"))
    g.phrase("freely", "{s:free}{b:block}", (Rest("s"), Rest("b")))
    g.phrase("freely", "{s:paying}", V("s"), free, marked=True)
    covered = Under(V("q"), V("a"), V("d"))
    for template, means, when in (
        ("{a:opening}。{d:follows}", (covered,), unpaid),
        ("{a:opening}。{d:follows}{b:freely}", (covered, Rest("b")), unpaid_after),
        ("{a:opening}。{b:freely}", (If(V("q"), V("a")), Rest("b")), unpaid),
    ):
        g.phrase("required", f"{{q:ifs}}{template}", means, when)


def after_opening(env: Env) -> bool:
    return ends_freely(env["s"])


def unpaid_after(env: Env) -> bool:
    return unpaid(env) and not pays(env["d"])


def unpaid_too(env: Env) -> bool:
    return not pays(env["s"])


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
    g.phrase("lone", "{o:modes}", V("o"))
    g.phrase("effect", "{a:opening}。{o:modes}", (Rest("a"), Rest("o")), unpaid)
    g.phrase("effect", "{a:opening}。{b:sentences}{o:modes}", (Rest("a"), Rest("b"), Rest("o")), unpaid)
    g.phrase("priced", "{o:modes}", V("o"))
    g.phrase("priced", "{p:costs}{o:modes}", (t.May(V("o"), V("p")),))
    for start in ("", "その後、", "さらに"):
        category = "list_then" if start else "list"
        g.phrase(category, f"{start}{{o:priced}}", V("o"))
        g.phrase(category, f"{start}{{q:ifs}}{{o:priced}}", (If(V("q"), V("o")),))
    g.phrase("block", "{o:list}", V("o"))
    g.phrase("block", "{a:sentences}{o:list}", (Rest("a"), Rest("o")))
    g.phrase("block", "{a:sentences}{o:list_then}", (Rest("a"), Rest("o")), unconditional)
    g.phrase("thereafter", "{o:list_then}", V("o"))
    g.phrase("thereafter", "{a:thens}{o:list_then}", (Rest("a"), Rest("o")), further)
    for category in ("dependents", "follows"):
        g.phrase(category, "{o:list_then}", V("o"))
    g.phrase("freely", "{s:list}", V("s"), free, marked=True)
    g.phrase("follows", "{s:list}", V("s"), bound_back, marked=True)
