"""English, features: what a card has, said after a noun ("with ..."), of a card that was named ("it has ..."), and
denied of both ("without ...")."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.meanings import IT, KEYWORDS, SKILL_LESS
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOURS, Figure, FigureOf, Not, Some, V, Within, Word

WITH = (
    " with ", " of ", " which has ", " which have ", " and with ", " that has ", " that have ", " and has ",
    " and have ",
)  # fmt: skip
LACKING = (
    " without ", " and without ", " that does not have ", " that do not have ", " which does not have ",
    " which do not have ", " and does not have ", " and do not have ",
)  # fmt: skip
FIGURE_WORDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("cost", ("an energy cost", "a energy cost", "energy costs", "energy cost", "a cost")),
    ("power", ("power", "a power")),
    ("combo cost", ("a combo cost", "combo costs", "combo cost")),
    ("combo power", ("a combo power", "combo power")),
    ("original cost", ("an original energy cost", "original energy costs", "original energy cost")),
    ("original power", ("an original power", "original power")),
    ("original combo cost", ("an original combo cost", "original combo costs")),
)
"""[DBS 2-8-1] [DBS 2-9-1] [DBS 2-11-1] Figures, and how texts call them; before effects, too."""
TOLD = (
    ("energy cost", "cost"), ("energy costs", "cost"), ("power", "power"), ("combo power", "combo power"),
    ("combo cost", "combo cost"), ("original power", "original power"), ("original energy cost", "original cost"),
    ("original energy costs", "original cost"),
)  # fmt: skip
COMPARED = (
    ("less than or equal to", "<="), ("less than", "<"), ("equal to or less than", "<="), ("greater than", ">"),
    ("equal to", "="), ("larger than or equal to", ">="), ("greater than or equal to", ">="), ("lower than", "<"),
    ("higher than", ">"), ("more than", ">"),
)  # fmt: skip
KEYWORDED = Some(tuple(t.Has(keyword.name) for keyword in KEYWORDS))
KEYWORDLESS = Not(KEYWORDED)
LEADING = t.All((YOURS, t.Zone(("leader",))))
SAID = {"name": ("card name", "card names"), "character": ("character name", "character names"),
        "trait": ("special trait", "special traits")}  # fmt: skip
"""[DBS 2-1-1] [DBS 2-5-1] [DBS 2-6-1] What a card is called by, and how texts call that."""


def particles(g: Grammar) -> None:
    """Words that add nothing, and those that compare."""
    rows: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("with_", WITH),
        ("and_more", (" and ", ", and ")),
        ("one_article", ("a", "an", "the")),
        ("lacking", LACKING),
        ("of_figure", (" of ", " ")),
        ("be_", ("is", "are", "was", "were")),
        ("article", ("", "a ", "an ", "the ")),
        ("skill_end", ("", " skill", " skills")),
        ("or_last", (", or ", " or ", ", and/or ")),
        ("its_their", ("its", "their")),
    )
    for category, said in rows:
        for words in said:
            g.phrase(category, words, t.ANY)
    for words, op in COMPARED:
        g.phrase("than", words, op)
    for words, op in (("less", "<"), ("lower", "<"), ("more", ">"), ("greater", ">"), ("higher", ">")):
        g.phrase("more_or_less", words, op)
    for figure, said in FIGURE_WORDS:
        for words in said:
            g.phrase("figure_word", words, figure)
    for words, figure in TOLD:
        g.phrase("figure_told", words, figure)
    for words, what in (("this card", SELF), ("your Leader", LEADING)):
        g.phrase("likened", words, what)
        g.phrase("likened_s", f"{words}'s", what)
    g.phrase("likened", "{o:it}", V("o"))
    g.phrase("likened_s", "{o:it}'s", V("o"))
    g.phrase("likened_s", "its", IT)


def limits(g: Grammar) -> None:
    """`limit`: how much a figure may be, of the figure that `LIMITED` names."""
    c: Any = V("c")
    start = "{c:figure_word}{o_:of_figure}"
    least, most = Figure(c, ">=", V("n")), Figure(c, "<=", V("m"))
    for words, means in (
        ("{n:n} {o:bound}", Figure(c, V("o"), V("n"))),
        ("{n:n}", Figure(c, "=", V("n"))),
        ("{n:n} or {m:n}", Some((Figure(c, "=", V("n")), Figure(c, "=", V("m"))))),
        ("{n:n}, {m:n}{l_:or_last}{k:n}", Some(tuple(Figure(c, "=", V(n)) for n in ("n", "m", "k")))),
        ("between {n:n} and {m:n}", t.All((most, least))),
    ):
        g.phrase("attribute", f"{start}{words}", means)
    g.phrase("attribute", "{c:figure_word} {o:than} {n:value}", Figure(c, V("o"), V("n")))
    for said, figure in (("power", "power"), ("combo power", "combo power")):
        g.phrase("attribute", f"{{n:n}} {{o:bound}} {said}", Figure(figure, V("o"), V("n")))
        g.phrase("attribute", f"{{n:n}} {said}", Figure(figure, "=", V("n")))
        g.phrase("attribute", f"{{n:n}} {said} {{o:bound}}", Figure(figure, V("o"), V("n")))
        g.phrase(
            "attribute", f"{{n:n}} or {{m:n}} {said}", Some((Figure(figure, "=", V("n")), Figure(figure, "=", V("m"))))
        )
    for said, figure in (("{o:more_or_less} power", "power"), ("a {o:more_or_less} energy cost", "cost"),
                         ("{o:more_or_less} energy costs", "cost")):  # fmt: skip
        g.phrase("attribute", f"{said} than {{x:likened}}", Figure(figure, V("o"), FigureOf(V("x"), figure)))
    for said, figure in (("power", "power"), ("energy cost", "cost")):
        g.phrase("attribute", f"the same {said} as {{x:likened}}", Figure(figure, "=", FigureOf(V("x"), figure)))
        own = FigureOf(V("x"), figure)
        for words in ("an energy cost", "energy costs") if figure == "cost" else ("power",):
            g.phrase("attribute", f"{words} {{o:than}} {{x:likened_s}}", Figure(figure, V("o"), own))
    for bound, op in ((" {o:bound}", V("o")), ("", "=")):
        g.phrase("telling", f"{{c:figure_told}} {{b_:be_}} {{n:n}}{bound}", Figure(c, op, V("n")))


def skills(g: Grammar) -> None:
    """[DBS 10-1] Keyword skills, and skills at all."""
    for keyword in KEYWORDS:
        g.phrase("keyworded", f"[{keyword.name.replace(': ', ' ')}]", t.Has(keyword.name))
    g.phrase("keyworded", "[Counter]", Some(tuple(t.Has(f"Counter: {kind}") for kind in ("Attack", "Counter", "Play"))))
    g.phrase("feature", "{a_:article}{k:keyworded}{s_:skill_end}", V("k"))
    some = Some((V("k"), V("j")))
    g.phrase("feature", "{a_:article}{k:keyworded} or {b_:article}{j:keyworded}{s_:skill_end}", some)
    three = Some((V("k"), V("j"), V("i")))
    g.phrase("feature", "{k:keyworded}, {j:keyworded}{l_:or_last}{i:keyworded}{s_:skill_end}", three)
    g.phrase("feature", "both {k:keyworded} and {j:keyworded}{s_:skill_end}", t.All((V("k"), V("j"))))
    for words, means in (
        ("no skills", SKILL_LESS), ("no keyword skills", KEYWORDLESS), ("keyword skills", KEYWORDED),
        ("a keyword skill", KEYWORDED), ("2 or more colors", Word("colors", "multicolor")),
        ("more than 1 color", Word("colors", "multicolor")),
    ):  # fmt: skip
        g.phrase("feature", words, means)
    for words in (" without any skills", " without skills"):
        g.phrase("post", words, SKILL_LESS)


def names(g: Grammar) -> None:
    """A part of a name, of a character's name or of a trait: one of several, or none; names shared with a card."""
    for slot, (one, many) in SAID.items():
        parts = tuple(Within(slot, V(name)) for name in "cde")
        part = f"{slot}_part"
        g.phrase(part, f"{{c:{slot}}}", parts[0])
        g.phrase(part, f"{{c:{slot}}} or {{d:{slot}}}", Some(parts[:2]))
        g.phrase(part, f"{{c:{slot}}}, {{d:{slot}}}{{l_:or_last}}{{e:{slot}}}", Some(parts))
        g.phrase(part, f"{{c:{slot}}} and {{d:{slot}}}", t.All(parts[:2]))
        for said, includes, lacks in ((one, "includes", "does not include"), (many, "include", "do not include")):
            g.phrase("called_by", f"in {{i_:its_their}} {said}", slot)
            g.phrase("included", f"{{p:{part}}} in {{i_:its_their}} {said}", V("p"))
            g.phrase("telling", f"{said} {includes} {{p:{part}}}", V("p"))
            g.phrase("telling", f"{said} {lacks} {{p:{part}}}", Not(V("p")))
            article = "a " if said == one else ""
            for including in (f"that {includes}", "including"):
                g.phrase("attribute", f"{article}{said} {including} {{p:{part}}}", V("p"))
        both = t.All((Word(slot, V("c")), Word(slot, V("d"))))
        g.phrase("attribute", f"both {{c:{slot}}} and {{d:{slot}}}", both)
        g.phrase("attribute", f"the {one} {{c:{slot}}}", Word(slot, V("c")))
    g.phrase("attribute", "{p:included}", V("p"))
    for words, kind in (("name", "name"), ("card name", "name"), ("character name", "character"),
                        ("special trait", "trait"), ("color", "color")):  # fmt: skip
        g.phrase("shared_word", words, kind)
    g.phrase("attribute", "the same {w:shared_word} as {x:likened}", t.Shares(V("x"), V("w")))
    g.phrase("attribute", "a different {w:shared_word} than {x:likened}", Not(t.Shares(V("x"), V("w"))))
    for shares in ("that shares", "that share", "which shares"):
        g.phrase("post", f" {shares} a {{w:shared_word}} with {{x:likened}}", t.Shares(V("x"), V("w")))


def add(g: Grammar) -> None:
    """`feature`; as `post`, what has it or has it not. NB: a keyword after a mere "and" may be one that is given."""
    for part in (particles, limits, skills, names):
        part(g)
    g.phrase("feature", "{f:attribute}", V("f"))
    g.phrase("feature", "{f:attribute} and {k:keyworded}{s_:skill_end}", t.All((V("f"), V("k"))), _figured)
    g.phrase("feature_post", "{w_:with_}{f:feature}", V("f"))
    g.phrase("feature_post", "{l_:lacking}{f:feature}", Not(V("f")))
    g.phrase("post", "{p:feature_post}", V("p"))
    g.phrase("post", "{w_:and_more}{f:attribute}", V("f"))
    g.phrase("post", "{w_:and_more}{a_:one_article} {k:keyworded} skill", V("k"))
    two = Some((V("k"), V("j")))
    g.phrase("post", "{w_:and_more}{a_:one_article} {k:keyworded} or {b_:article}{j:keyworded} skill", two)
    g.phrase("post", " and no keyword skills", KEYWORDLESS)


def _figured(env: t.Env) -> bool:
    """Whether it is a figure: what is said of a name would be a list with the keyword."""
    return isinstance(env["f"], Figure)
