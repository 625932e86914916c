"""English, kinds: choices among several kinds of cards, each said whole: one of two or three, one of each, so many of
both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.text.en.nouns import TYPES, modeless
from ludex.games.dbs.text.en.verbs import LOOKING, picks, theirs
from ludex.games.dbs.text.meanings import SEEN
from ludex.lang import pattern as t
from ludex.lang.en.nouns import joined
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import Choose, Ref, Rest, Search, V, Within


def described(g: Grammar) -> None:
    """`whole_one`, `whole_many`: a kind with nothing after its noun but a part of a name; `shared_all`: what is said
    after the last kind of all of them: in a plural, or after a dash."""
    for one, many, kind, _ in TYPES:
        g.phrase("typed_one", one, kind)
        g.phrase("typed_many", many, kind)
    for number in ("one", "many"):
        g.add(f"bare_{number}", Bunch(f"head_{number}", "pre", "name_post", joined, parts_of))
    for at in ("in", "from"):
        g.phrase("in_from", at, t.ANY)
    for words in (" among them", " from among them"):
        g.phrase("from_among", words, t.ANY)
    for words, kind in (("card", "name"), ("character", "character")):
        for its, s in (("its", ""), ("their", "s")):
            g.phrase("name_post", f" with {{c:{kind}}} in {its} {words} name{s}", Within(kind, V("c")))
    for number in ("one", "many"):
        g.add(f"whole_{number}", Bunch(f"typed_{number}", "pre", "name_post", joined, parts_of))
    for bound, op in (("{n:n} {o:bound}", V("o")), ("{n:n}", "=")):
        g.phrase("shared_all", f" with energy costs of {bound}", t.Figure("cost", op, V("n")))
        both = t.All((t.Figure("cost", op, V("n")), V("p")))
        g.phrase("shared_all", f" with energy costs of {bound}{{p:post}}", both)
    dash = "{b_:both_}{p:shared}"
    g.phrase("dashed", f"{dash}{{e_:both_end}}", V("p"))
    g.phrase("dashed", f"{dash}{{q:post}}{{e_:both_end}}", t.All((V("p"), V("q"))), _more)
    g.phrase("dashed", f"{dash} and {{a:adjective}}{{e_:both_end}}", t.All((V("p"), V("a"))))
    three = t.All((V("p"), V("q"), V("r")))
    g.phrase("dashed", f"{dash},{{q:shared}}, and{{r:shared}}{{e_:both_end}}", three)
    g.phrase("shared_all", "{d:dashed}", V("d"))


def _more(env: t.Env) -> bool:
    """Whether the second part says something: it is not only the dash."""
    return bool(env["q"] != t.ANY)


def alternatives(g: Grammar) -> None:
    """`whole_kind`: one of two or three kinds; `of_all`: what is said of all of them, if anything."""
    a, b, c = "{a:whole_one}", "{b:whole_one}", "{c:whole_one}"
    for words, means in (
        (f"{a} or {b}", t.Some((V("a"), V("b")))),
        (f"{a}, {b}, or {c}", t.Some((V("a"), V("b"), V("c")))),
        (f"{a}, {b} or {c}", t.Some((V("a"), V("b"), V("c")))),
    ):
        g.phrase("whole_kind", words, means, _told_whole)
        g.phrase("whole_kind", f"{words}{{d:dashed}}", t.All((means, V("d"))), _told_whole)
    named = t.Some((t.Word("name", V("x")), V("b")))
    g.phrase("whole_kind", "{x:name} or {b:whole_one}", named, _composed)
    many = t.Some((V("a"), V("b")))
    for joint in (" and/or ", " or "):
        words = f"{{a:whole_many}}{joint}{{b:whole_many}}"
        g.phrase("whole_kinds", words, many)
        g.phrase("whole_kinds", f"{words}{{d:dashed}}", t.All((many, V("d"))))
    for joint in (" or 1 ", ", or 1 ", " or up to 1 ", ", or up to 1 "):
        g.phrase("or_one", joint, t.ANY)
    g.phrase("numbered_kind", "1 {a:kind_one}{j_:or_one}{b:kind_one}", t.Some((V("a"), V("b"))))
    three = t.Some((V("a"), V("b"), V("c")))
    g.phrase("numbered_kind", "1 {a:kind_one}, 1 {b:kind_one}{j_:or_one}{c:kind_one}", three)
    g.phrase("numbered_kind", "1 {k:whole_kind}", V("k"))


def _told_whole(env: t.Env) -> bool:
    """Whether no kind but the first is a type alone: what is said before the first could be said of that, too."""
    return not any(isinstance(env[name], t.Word) and env[name].kind == "type" for name in "bc" if name in env)


def _composed(env: t.Env) -> bool:
    """Whether something is said of the second kind: a mere card would be any."""
    return bool(env["b"] != t.ANY)


def one_of(g: Grammar) -> None:
    """One card of several kinds, or so many cards of them together. What is said after the last kind is where all of
    them are."""
    for up, up_to in (("", False), ("up to ", True)):
        for words, n in (("{k:numbered_kind}", 1), ("{n:told_all} {k:whole_kinds}", V("n"))):
            _one_of_kinds(g, f"{up}{words}", n, up_to)


def _one_of_kinds(g: Grammar, words: str, n: Any, up_to: bool) -> None:
    for name, category in (("t", "pick"), ("paid", "toll")):
        g.phrase(category, f"{words}{{p:place}}", (Choose(name, n, t.All((V("k"), V("p"))), up_to),), modeless)
        if words.endswith("{k:numbered_kind}"):
            own = t.Some((t.All((V("a"), V("p"))), t.All((V("b"), V("q")))))
            apart = "1 {a:kind_one}{p:place}{j_:or_one}{b:kind_one}{q:place}"
            apart = words.replace("{k:numbered_kind}", apart)
            g.phrase(category, apart, (Choose(name, 1, own, up_to),), modeless)
    for end in ("", " among them", " from among them"):
        g.phrase("pick", f"{words}{end}", (Choose("found", n, t.All((SEEN, V("k"))), up_to),), modeless)
    g.phrase("pick", f"{words}{{f_:of_deck}}", (Search("found", n, V("k"), "deck", up_to=up_to),), modeless)
    both = (LOOKING, Search("found", n, V("k"), "deck", up_to=up_to, more=V("z"), given=LOOKING.name))
    for at in ("from", "in", "from among all cards in"):
        g.phrase("pick", f"{words} {at} your {{z:deck_and}}", both, modeless)


def pairs(g: Grammar) -> None:
    """`pick`, `toll`: two or three choices in one phrase, as one: "up to 1 of these and up to 1 of those". What is said
    of the place after the last kind is said of all."""
    for category, name in (("pick", "found"), ("toll", "paid"), ("stake", "cost")):
        picks(g, f"{category}_first", name)
        picks(g, f"{category}_next", name, also=True)
        theirs_too(g, category, name)
        first, next_ = f"{{c:{category}_first}}", f"{category}_next"
        g.phrase(category, f"{first} and {{d:{next_}}}", (Rest("c"), Rest("d")))
        g.phrase(category, f"{first}, {{d:{next_}}}, and {{e:{next_}}}", (Rest("c"), Rest("d"), Rest("e")))
        for up, up_to in (("", False), ("up to ", True)):
            for there in ("{p:place}", "{f_:of_deck}", " {i_:in_from} your {z:deck_and}", "{m_:from_among}"):
                if there[1] == "p" or category == "pick":
                    _each(g, category, f"{up}1 ", name, up_to, there)


def _each(g: Grammar, category: str, one: str, name: str, up_to: bool, there: str) -> None:
    """One card of each of two or three kinds, from one place."""
    looks = (LOOKING,) if "deck_and" in there else ()
    first, second, third = (_one_of(V(kind), name, up_to, i > 0, there) for i, kind in enumerate("abh"))
    a, b, h = "{a:kind_one}", "{b:kind_one}", "{h:kind_one}"
    for next_ in dict.fromkeys((one, "1 ")):
        two = f"{one}{a} and {next_}{b}"
        g.phrase(category, f"{two}{there}", (*looks, first, second), _even)
        if there == "{f_:of_deck}":
            g.phrase(category, f"{one}{a}{there} and {next_}{b}{{g_:of_deck}}", (first, second))
        _for_both(g, category, f"{one}{{a:bare_one}} and {next_}{{b:bare_one}}", name, up_to, there)
        three = f"{one}{a}, {next_}{b}, and {next_}{h}{there}"
        g.phrase(category, three, (*looks, first, second, third), _even)
    g.phrase(category, f"{one}each of {a} and {b}{there}", (*looks, first, second), _even)
    for last in ("one", "many"):
        each = f"{one}each of {{a:bare_one}} and {{b:bare_{last}}}"
        _for_both(g, category, each, name, up_to, there, _told_alike)
        all_three = f"{one}each of {{a:bare_one}}, {{b:bare_one}}, and {{h:bare_{last}}}"
        _for_both(g, category, all_three, name, up_to, there, _told_alike, "abh")
    g.phrase(category, f"{one}each of {a}, {b}, and {h}{there}", (*looks, first, second, third), _even)


def _for_both(
    g: Grammar,
    category: str,
    words: str,
    name: str,
    up_to: bool,
    there: str,
    fits: Callable[[t.Env], bool] | None = None,
    kinds: str = "ab",
) -> None:
    """Two kinds of which something is said together."""
    looks = (LOOKING,) if "deck_and" in there else ()
    each = tuple(_one_of(t.All((V(kind), V("d"))), name, up_to, i > 0, there) for i, kind in enumerate(kinds))
    g.phrase(category, f"{words}{{d:shared_all}}{there}", (*looks, *each), fits or _modeless)


def _told_alike(env: t.Env) -> bool:
    """Whether both kinds say as much before their noun: a colour before the first could be that of both."""
    return _modeless(env) and all(_told(env["a"]) == _told(env[name]) for name in "bh" if name in env)


def _modeless(env: t.Env) -> bool:
    """Whether nothing is said of a mode."""
    return not any("State" in _told(env[name]) for name in ("a", "b", "d"))


def theirs_too(g: Grammar, category: str, name: str) -> None:
    """A second choice among cards of the player of whom the first speaks: "and up to 1 of their energy"."""
    for up, up_to in (("", False), ("up to ", True)):
        more = Choose(name, V("n"), t.All((V("g"), t.Not(Ref(name)))), up_to, also=True)
        g.phrase(f"{category}_theirs", f"{up}{{n:n}} of their {{g:of_theirs_many}}", (more,))
    both = f"{{c:{category}_first}} and {{d:{category}_theirs}}"
    g.phrase(category, both, (Rest("c"), Rest("d")), theirs)


def _one_of(kind: Any, name: str, up_to: bool, also: bool, there: str) -> Any:
    others = (t.Not(Ref(name)),) if also else ()
    if there == "{m_:from_among}":
        return Choose(name, 1, t.All((SEEN, kind, *others)), up_to, also=also)
    if there == "{p:place}":
        return Choose(name, 1, t.All((kind, V("p"), *others)), up_to, also=also)
    found = Search(name, 1, t.All((kind, *others)) if also else kind, "deck", up_to=up_to, also=also)
    return t.replace(found, more=V("z"), given=LOOKING.name) if "deck_and" in there else found


def _even(env: t.Env) -> bool:
    """Whether the first kinds say as much as the last: else it would be unclear of which that is said. Only some areas
    have cards with a mode."""
    kinds = [_told(env[name]) for name in ("a", "b", "h") if name in env]
    return all(kind == kinds[0] for kind in kinds) and not any("State" in kind for kind in kinds)


def _told(kind: Any) -> set[str]:
    """What a kind says besides names: figures, colours, keywords."""
    found = set()
    for part in walk.nodes(kind):
        if isinstance(part, t.Word):
            found.add("name" if part.kind in ("name", "character", "trait", "type") else part.kind)
        elif isinstance(part, t.Figure):
            found.add(part.figure)
        elif not isinstance(part, (t.All, t.Some, t.Anything)):
            found.add(type(part).__name__)
    return found - {"name"}


def add(g: Grammar) -> None:
    for part in (described, alternatives, one_of, pairs):
        part(g)
