"""English, joints: clauses to sentences, sentences to blocks, conditions before them, options."""

from __future__ import annotations

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.heads import bound_back, denies, ends_freely, free, pays, unconditional
from ludex.lang.pattern import Env, Equals, If, Instead, Otherwise, Raised, Rest, Under, V, Widened
from ludex.lang.surface import refers_back

LISTS = ((", ", ", and "), (", ", " and "), (", ", ", then "), (", ", ", "))
"""How clauses are joined: between them, and before the last."""


def clauses(g: Grammar, lists: tuple[tuple[str, str], ...] = LISTS) -> None:
    """`act`: a clause, one of two, or one under a condition said after it (`said`); `clauses`: one act or several; each
    is a tuple of instructions, and so is what they are together."""
    g.phrase("act", "{a:clause}", V("a"))
    g.phrase("act", "you {a:clause}", V("a"))
    either = (t.Modes(1, (V("a"), V("b"))),)
    g.phrase("act", "{a:clause} or {b:clause}", either)
    g.phrase("act", "{a:clause}, or {b:clause}", either)
    g.phrase("act", "{a:clause} if {q:said}", (If(V("q"), V("a")),))
    for joint in (", and ", ", "):
        for no in ("if it is not", "if it isn't", "if not"):
            g.phrase("act", f"{{a:clause}} if {{q:said}}{joint}{{b:clause}} {no}", (If(V("q"), V("a"), V("b")),))
    g.phrase("clauses", "{a:act}", V("a"))
    for joint, last in lists:
        g.add("clauses", Many("act", joint=joint, last=last, least=2, flat=True))


def sentences(g: Grammar, requirements: bool = False) -> None:
    """`opening`: a sentence without its capital and full stop, that is no condition and has no cost; `turn`: what may
    follow in the sentence, and reaches to its end; `plain`: it may have a cost (`costs`); `sent`: also conditions
    (`conds`); `sentence`: with capital and full stop; `block`: sentences; `opened`: an `opening` with its full stop;
    `lone`: an effect of one sentence; `effect`: sentences of which the first is an `opening`; `paid`: an effect after a
    cost. `requirements`: the game says how far a condition reaches (`reaching`)."""
    for template, means in (
        ("{c:clauses}", V("c")),
        ("you may {c:clauses}", (t.May(V("c")),)),
        ("{c:clauses}, and {d:turn}", (Rest("c"), Rest("d"))),
        ("{c:clauses}, {d:turn}", (Rest("c"), Rest("d"))),
        ("{c:clauses}, then {d:turn}", (Rest("c"), Rest("d"))),
        ("{c:clauses}, then, {d:turn}", (Rest("c"), Rest("d"))),
    ):
        g.phrase("opening", template, means)
    paying = (
        ("{p:costs}, {c:opening}", (t.May(V("c"), V("p")),)),
        ("{p:costs}, and {c:opening}", (t.May(V("c"), V("p")),)),
    )
    for template, means in (
        ("you may {c:clauses}", (t.May(V("c")),)),
        ("if {q:conds}, {c:plain}", (If(V("q"), V("c")),)),
        *paying,
    ):
        g.phrase("turn", template, means)
    for template, means in (("{c:opening}", V("c")), *paying):
        g.phrase("plain", template, means)
    for template, means in (
        ("{c:plain}", V("c")),
        ("if {q:conds}, {c:plain}", (If(V("q"), V("c")),)),
        ("otherwise, {c:plain}", (Otherwise(V("c")),)),
        ("if not, {c:plain}", (Otherwise(V("c")),)),
        ("if it is not, {c:plain}", (Otherwise(V("c")),)),
        ("if it isn't, {c:plain}", (Otherwise(V("c")),)),
        ("if {q:conds}, {c:elliptic} instead", (Instead(V("q"), V("c")),)),
        ("x equals {n:equal}", (Equals(V("n")),)),
    ):
        g.phrase("sent", template, means)
    then = "then_sent" if requirements else "sent"
    g.phrase(then, "then, {c:plain}", V("c"))
    g.phrase(then, "then, if {q:conds}, {c:plain}", (If(V("q"), V("c")),))
    g.phrase("elliptic", "{c:clauses}", V("c"))
    g.phrase("sentence", "^{s:sent}.", V("s"))
    g.phrase("sentence", "{s:sent}.", V("s"))  # of icons: they have no capital
    g.add("sentences", Many("unpaid" if requirements else "sentence", joint=" ", least=1, flat=True))
    g.phrase("dependent_one" if requirements else "dependent", "{s:sentence}", V("s"), refers_back)
    if requirements:
        g.phrase("dependent_one", "{s:sentence}", V("s"), asks_undone)
    g.add("deps" if requirements else "dependents", Many("dependent", joint=" ", least=1, flat=True))
    more = (Under(V("q"), V("c"), V("d")),)
    g.phrase("under", "if {q:conds}, {c:plain}. {d:dependents}", more, bought_already)
    then_under = "then_under" if requirements else "under"
    g.phrase(then_under, "then, if {q:conds}, {c:plain}. {d:dependents}", more, bought_already)
    g.phrase("sentence", "^{u:under}", V("u"))
    g.phrase("block", "{s:sentences}", V("s"))
    g.phrase("opened", "{s:opening}.", V("s"))
    g.phrase("lone", "{s:opened}", V("s"))
    g.phrase("effect", "{s:lone}", V("s"))
    g.phrase("effect", "{s:opened} {b:block}", (Rest("s"), Rest("b")), unpaid if requirements else None)
    if requirements:
        reaching(g)
    g.phrase("paid", "{e:effect}", V("e"))
    g.phrase("paid", "if {q:conds}, {c:plain}.", (If(V("q"), V("c")),))
    g.phrase("paid", "if {q:conds}, {c:plain}. {b:block}", (If(V("q"), V("c")), Rest("b")))
    g.phrase("paid", "{u:under}", V("u"))
    g.phrase("paid", "{u:under} {b:block}", (Rest("u"), Rest("b")))


def reaching(g: Grammar) -> None:
    """A condition reaches to the next full stop, but for sentences that begin with Then or refer to the result of what
    it governs. `then`: a sentence that begins with Then; `saying`: a sentence with those that begin with Then after it;
    `required`: an effect of several sentences under a condition at its head; `freely`: the sentences that such a
    condition does not reach."""
    g.phrase("then", "^{s:then_sent}.", V("s"))
    g.phrase("then", "^{u:then_under}", V("u"))
    with_then = (Rest("s"), Rest("d"))
    g.phrase("thens", "{s:then}", V("s"))
    g.phrase("thens", "{s:then} {d:thens}", with_then, unconditional)
    g.phrase("dependent", "{s:dependent_one}", V("s"))
    g.phrase("dependent", "{s:dependent_one} {d:thens}", with_then, unconditional)
    g.phrase("saying", "{s:sentence}", V("s"))
    g.phrase("saying", "{s:sentence} {d:thens}", with_then, unconditional)
    for every, some in (("dependents", "deps"), ("follows", "some_follows")):
        g.phrase(every, f"{{s:{some}}}", V("s"))
        g.phrase(every, "{d:thens}", V("d"))
        g.phrase(every, "{d:bought_then}", V("d"))
        g.phrase(every, f"{{s:thens}} {{d:{some}}}", with_then, unpaid)
    for joint in (", ", ", and "):
        asked = (Rest("a"), Under(V("q"), V("c"), V("d")))
        g.phrase("ends_with_then", f"{{a:clauses}}{joint}if {{q:conds}}, {{c:plain}}. {{d:thens}}", asked)
    g.phrase("opened", "{s:ends_with_then}", V("s"))
    g.phrase("saying", "^{s:ends_with_then}", V("s"))
    g.phrase("saying", "{s:ends_with_then}", V("s"))
    g.phrase("thereafter", "{d:thens}", V("d"))
    g.phrase("thereafter", "{s:thens} {d:block}", with_then, unpaid)
    g.phrase("effect", "{s:opened} {d:thereafter}", with_then, unconditional)
    bought(g)
    g.phrase("follow_one", "{s:sentence}", V("s"), bound_back, marked=True)
    g.phrase("follow", "{s:follow_one}", V("s"))
    g.phrase("follow", "{s:follow_one} {d:thens}", with_then, unconditional)
    g.add("some_follows", Many("follow", joint=" ", least=1, flat=True))
    g.phrase("free", "{s:unpaid}", V("s"), free, marked=True)
    g.phrase("freely", "{s:bought}", V("s"), free, marked=True)
    g.phrase("freely", "{s:free}", V("s"))
    g.phrase("freely", "{s:free} {b:block}", (Rest("s"), Rest("b")))
    covered = Under(V("q"), V("s"), V("d"))
    for template, means in (
        ("{s:opened} {d:follows}", (covered,)),
        ("{s:opened} {d:follows} {b:freely}", (covered, Rest("b"))),
        ("{s:opened} {b:freely}", (If(V("q"), V("s")), Rest("b"))),
    ):
        g.phrase("required", f"if {{q:conds}}, {template}", means, unpaid_yet)


def bought(g: Grammar) -> None:
    """`bought`: the last sentence, which has a cost, or such a sentence with all that follows it; `bought_then`: one
    that begins with Then."""
    g.phrase("unpaid", "{s:saying}", V("s"), unpaid)
    g.phrase("bought", "{s:saying}", V("s"), lambda env: pays(env["s"]))
    for more, when in (("block", None), ("thereafter", after_opening)):
        paid = t.May((Rest("c"), Rest("d")), V("p"))
        for joint in (", ", ", and "):
            words = f"{{p:costs}}{joint}{{c:opening}}. {{d:{more}}}"
            g.phrase("bought", f"^{words}", (paid,), when)
            g.phrase("bought", words, (paid,), when)
            g.phrase("bought_then", f"^then, {words}", (paid,), when)
            if more == "block":
                g.phrase("bought", f"^if {{q:conds}}, {words}", (If(V("q"), (paid,)),), denying)
            for before in (", ", ", and "):
                g.phrase("bought", f"^{{a:clauses}}{before}{words}", (Rest("a"), paid), when)
                g.phrase("lone", f"{{a:clauses}}{before}{words}", (Rest("a"), paid), when)
    g.phrase("block", "{t:bought}", V("t"))
    g.phrase("block", "{s:sentences} {t:bought}", (Rest("s"), Rest("t")))
    g.phrase("block", "{s:sentences} {t:bought_then}", (Rest("s"), Rest("t")), unconditional)
    g.phrase("effect", "{s:opened} {t:bought_then}", (Rest("s"), Rest("t")), unconditional)


def unpaid(env: Env) -> bool:
    return not pays(env["s"])


def unpaid_yet(env: Env) -> bool:
    return unpaid(env) and not ("d" in env and "b" in env and pays(env["d"]))


def asks_undone(env: Env) -> bool:
    """Whether the sentence asks whether something was not done that the sentence before it says."""
    return denies(env["s"])


def bought_already(env: Env) -> bool:
    """Whether `bought` does not say the same: there the sentences are done for the cost, too."""
    return not (pays(env["c"]) and any(denies((instr,)) for instr in env["d"]))


def denying(env: Env) -> bool:
    """Whether the sentences after the deed begin by asking whether a part of it was not done."""
    return denies(env["d"])


def after_opening(env: Env) -> bool:
    return ends_freely(env["c"])


def later(g: Grammar, moments: tuple[tuple[str, t.When], ...]) -> None:
    """What is done at a later moment: as a sentence, and as the last part of one. `moments`: words, when it is."""
    for words, when in moments:
        for template, means in (
            (f"{words}, {{d:plain}}", t.Delay(when, V("d"))),
            (f"{words}, if {{q:conds}}, {{d:plain}}", t.Delay(when, (If(V("q"), V("d")),))),
        ):
            g.phrase("turn", template, (means,))
            g.phrase("opening", template, (means,))


def instead_of(g: Grammar, subjects: tuple[tuple[str, str], ...], usually: str) -> None:
    """What a condition makes of a figure that was given: "it gets +10 instead of +5". `subjects`: a category of
    subjects, and how the verb is written after it; `usually`: the figure that is meant if none is named."""
    for subject, gets in subjects:
        who = f"if {{q:conds}}, {{o:{subject}}} {gets} {{f:figure}}"
        means = (Raised(V("q"), V("o"), V("f"), V("n"), V("m")),)
        g.phrase("sent", f"{who} +{{n:digits}} instead of +{{m:digits}}", means)
        g.phrase("sent", f"{who} +{{n:digits}} instead of {{f:figure}} +{{m:digits}}", means)
        usual = (Raised(V("q"), V("o"), usually, V("n"), V("m")),)
        g.phrase("sent", f"if {{q:conds}}, {{o:{subject}}} {gets} +{{n:digits}} instead of +{{m:digits}}", usual)
        for large, small in (("+{n:digits}", "-{m:minus}"), ("-{n:minus}", "+{m:digits}")):
            g.phrase("sent", f"{who} {large} instead of {{f:figure}} {small}", means)
            g.phrase("sent", f"{who} {large} instead of {small}", means)
        g.phrase("sent", f"{who} -{{n:minus}} instead of -{{m:minus}}", means)
        g.phrase("sent", f"{who} -{{n:minus}} instead of {{f:figure}} -{{m:minus}}", means)


def widening(g: Grammar, verbs: tuple[str, ...], nouns: tuple[str, ...]) -> None:
    """A condition that lets more be chosen: "choose two instead of one"."""
    for verb in verbs:
        for noun in nouns:
            many = f" {noun}" if noun else ""
            for end in ("", many) if many else ("",):
                for words, up_to in (
                    (f"{verb} {{n:several}}", False),
                    (f"{verb} up to {{n:several}}", True),
                    (f"you may {verb} up to {{n:several}}", True),
                ):
                    means = (Widened(V("q"), V("n"), V("m"), up_to),)
                    g.phrase("sent", f"if {{q:conds}}, {words}{many} instead of {{m:number}}{end}", means)


def options(
    g: Grammar,
    starts: tuple[tuple[str, int, bool], ...],
    bullet: str,
    joints: tuple[str, ...],
    requirements: bool = False,
) -> None:
    """A list of options after words that say how many are chosen, as the last sentence of an effect: (words, number, up
    to); `bullet` stands before each option."""
    for template, means in (
        ("{b:block}", V("b")),
        ("^{p:costs}, {c:effect}", (t.May(V("c"), V("p")),)),
        ("{p:costs}, {c:effect}", (t.May(V("c"), V("p")),)),
        ("{p:costs}, and {c:effect}", (t.May(V("c"), V("p")),)),
        ("^{p:costs}, and {c:effect}", (t.May(V("c"), V("p")),)),
    ):
        g.phrase("option", template, means)
    for start, n, up_to in starts:
        for joint in joints:
            for count in range(2, 7):
                listed = joint.join(bullet + f"{{o{i}:option}}" for i in range(count))
                means = (t.Modes(n, tuple(V(f"o{i}") for i in range(count)), up_to),)
                g.phrase("modes", f"{start}{joint}{listed}", means)
    for count in range(2, 7):
        for joint in joints:
            listed = joint.join(bullet + f"{{o{i}:option}}" for i in range(count))
            all_of = tuple(Rest(f"o{i}") for i in range(count))
            g.phrase("modes", f"perform all of the following.{joint}{listed}", all_of)
    listing(g, requirements)


def listing(g: Grammar, requirements: bool = False) -> None:
    """`ending`: a list (`modes`), under a condition or after a cost; it ends an effect."""
    for template, means in (
        ("{m:modes}", V("m")),
        ("if {q:conds}, {m:ending}", (If(V("q"), V("m")),)),
        ("{p:costs}, and {m:ending}", (t.May(V("m"), V("p")),)),
        ("{p:costs}, {m:ending}", (t.May(V("m"), V("p")),)),
    ):
        g.phrase("ending", template, means)
    then = (If(V("q"), V("m")),)
    g.phrase("then_ending" if requirements else "ending", "then, if {q:conds}, {m:ending}", then)
    g.phrase("lone", "{m:modes}", V("m"))
    g.phrase("lone", "{s:opening}, and {m:modes}", (Rest("s"), Rest("m")))
    g.phrase("lone", "{s:opening}, {p:costs}, and {m:modes}", (Rest("s"), t.May(V("m"), V("p"))))
    for capital in ("^", ""):
        g.phrase("effect", f"{{s:opened}} {capital}{{m:ending}}", (Rest("s"), Rest("m")))
        g.phrase("effect", f"{{s:opened}} {{b:block}} {capital}{{m:ending}}", (Rest("s"), Rest("b"), Rest("m")))
        g.phrase("block", f"{capital}{{m:ending}}", V("m"))
        g.phrase("block", f"{{s:sentences}} {capital}{{m:ending}}", (Rest("s"), Rest("m")))
    if requirements:
        g.phrase("freely", "^{s:ending}", V("s"), free, marked=True)
        g.phrase("follows", "^{s:ending}", V("s"), bound_back, marked=True)
        for category in ("dependents", "follows"):
            g.phrase(category, "^{s:then_ending}", V("s"))
        for category, start in (("effect", "opened"), ("block", "sentences")):
            last = (Rest("s"), Rest("m"))
            g.phrase(category, f"{{s:{start}}} ^{{m:then_ending}}", last, unconditional)
