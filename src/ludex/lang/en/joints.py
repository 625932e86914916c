"""English, joints: clauses to sentences, sentences to blocks, conditions before them, options."""

from __future__ import annotations

from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many
from ludex.lang.pattern import Equals, If, Instead, Otherwise, Raised, Rest, Under, V, Widened
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


def sentences(g: Grammar) -> None:
    """`opening`: a sentence without its capital and full stop, that is no condition and has no cost; `turn`: what may
    follow in the sentence, and reaches to its end; `plain`: it may have a cost (`costs`); `sent`: also conditions
    (`conds`); `sentence`: with capital and full stop; `block`: sentences; `effect`: sentences of which the first is an
    `opening`; `paid`: an effect after a cost."""
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
        ("then, {c:plain}", V("c")),
        ("if {q:conds}, {c:plain}", (If(V("q"), V("c")),)),
        ("then, if {q:conds}, {c:plain}", (If(V("q"), V("c")),)),
        ("otherwise, {c:plain}", (Otherwise(V("c")),)),
        ("if not, {c:plain}", (Otherwise(V("c")),)),
        ("if it is not, {c:plain}", (Otherwise(V("c")),)),
        ("if it isn't, {c:plain}", (Otherwise(V("c")),)),
        ("if {q:conds}, {c:elliptic} instead", (Instead(V("q"), V("c")),)),
        ("x equals {n:equal}", (Equals(V("n")),)),
    ):
        g.phrase("sent", template, means)
    g.phrase("elliptic", "{c:clauses}", V("c"))
    g.phrase("sentence", "^{s:sent}.", V("s"))
    g.phrase("sentence", "{s:sent}.", V("s"))  # of icons: they have no capital
    g.add("sentences", Many("sentence", joint=" ", least=1, flat=True))
    g.phrase("dependent", "{s:sentence}", V("s"), refers_back)
    g.add("dependents", Many("dependent", joint=" ", least=1, flat=True))
    for start in ("if {q:conds}, ", "then, if {q:conds}, "):
        g.phrase("under", start + "{c:plain}. {d:dependents}", (Under(V("q"), V("c"), V("d")),))
    g.phrase("sentence", "^{u:under}", V("u"))
    g.phrase("block", "{s:sentences}", V("s"))
    g.phrase("effect", "{s:opening}.", V("s"))
    g.phrase("effect", "{s:opening}. {b:block}", (Rest("s"), Rest("b")))
    g.phrase("paid", "{e:effect}", V("e"))
    g.phrase("paid", "if {q:conds}, {c:plain}.", (If(V("q"), V("c")),))
    g.phrase("paid", "if {q:conds}, {c:plain}. {b:block}", (If(V("q"), V("c")), Rest("b")))
    g.phrase("paid", "{u:under}", V("u"))
    g.phrase("paid", "{u:under} {b:block}", (Rest("u"), Rest("b")))


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


def options(g: Grammar, starts: tuple[tuple[str, int, bool], ...], bullet: str, joints: tuple[str, ...]) -> None:
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
    listing(g)


def listing(g: Grammar) -> None:
    """`ending`: a list (`modes`), under a condition or after a cost; it ends an effect."""
    for template, means in (
        ("{m:modes}", V("m")),
        ("if {q:conds}, {m:ending}", (If(V("q"), V("m")),)),
        ("then, if {q:conds}, {m:ending}", (If(V("q"), V("m")),)),
        ("{p:costs}, and {m:ending}", (t.May(V("m"), V("p")),)),
        ("{p:costs}, {m:ending}", (t.May(V("m"), V("p")),)),
    ):
        g.phrase("ending", template, means)
    g.phrase("effect", "{m:modes}", V("m"))
    g.phrase("effect", "{s:opening}, and {m:modes}", (Rest("s"), Rest("m")))
    g.phrase("effect", "{s:opening}, {p:costs}, and {m:modes}", (Rest("s"), t.May(V("m"), V("p"))))
    for capital in ("^", ""):
        g.phrase("effect", f"{{s:opening}}. {capital}{{m:ending}}", (Rest("s"), Rest("m")))
        g.phrase("effect", f"{{s:opening}}. {{b:block}} {capital}{{m:ending}}", (Rest("s"), Rest("b"), Rest("m")))
        g.phrase("block", f"{capital}{{m:ending}}", V("m"))
        g.phrase("block", f"{{s:sentences}} {capital}{{m:ending}}", (Rest("s"), Rest("m")))
