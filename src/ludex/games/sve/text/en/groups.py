"""English, groups of cards in their finer points: what a name contains, cards that differ, alternatives, totals."""

from __future__ import annotations

import re

from ludex.games.sve.c12_keywords import FANFARE, LAST_WORDS
from ludex.lang.alternatives import even, whole_kinds
from ludex.lang.grammar import Bunch, Grammar, Token
from ludex.lang.pattern import (
    ENEMY,
    YOURS,
    All,
    AllTold,
    Chosen,
    Different,
    Figure,
    Has,
    Not,
    Ref,
    Some,
    Total,
    V,
    Within,
    Word,
    Zone,
)
from ludex.lang.surface import canonical, join_either, parts_of, split_either

FIELD, HAND, EX = (Zone((name,)) for name in ("field", "hand", "ex"))
TOKEN = Word("type", "token")
TYPES = {"follower": "followers", "amulet": "amulets", "spell": "spells"}
X = Chosen("X")


def _unquoted(text: str) -> str:
    return re.sub(r"\^([a-z])", lambda m: m[1].upper(), text[1:-1])


def _quoted(value: object) -> str | None:
    """NB: what is quoted begins like a sentence."""
    if not isinstance(value, str):
        return None
    return '"' + re.sub(r"^([A-Z])(?=[a-z ]|$)", lambda m: "^" + m[1].lower(), value) + '"'


def finer_words(g: Grammar) -> None:
    """What is said of a card before and after its kind."""
    g.add("in_quotes", Token(r'"[^".]+"', _unquoted, _quoted))
    for its in ("in its name", "in their name", "in their names"):
        g.phrase("kind_post", f" with {{q:in_quotes}} {its}", Within("name", V("q")))
        some = Some((Within("name", V("a")), Within("name", V("b"))))
        g.phrase("kind_post", f" with {{a:in_quotes}} or {{b:in_quotes}} {its}", some)
    for words in (" with both the {a:trait} and {b:trait} traits", " with {a:trait} and {b:trait} traits"):
        for order, when in ((("a", "b"), _in_order), (("b", "a"), _turned)):
            g.phrase("kind_post", words, All(tuple(Word("trait", V(name)) for name in order)), when)
    for cost in ("costs", "cost"):
        g.phrase("kind_post", f" that {cost} X or less", Figure("cost", "<=", X))
        g.phrase("kind_post", f" that {cost} X or more", Figure("cost", ">=", X))
        g.phrase("kind_post", f" that {cost} X", Figure("cost", "=", X))
    for cost in ("originally costs", "originally cost"):
        g.phrase("kind_post", f" that {cost} {{n:digits}} or less", Figure("cost", "<=", V("n")))
        g.phrase("kind_post", f" that {cost} {{n:digits}} or more", Figure("cost", ">=", V("n")))
        g.phrase("kind_post", f" that {cost} {{n:digits}}", Figure("cost", "=", V("n")))
    for words, op in (("{n:digits} play points or more", ">="), ("{n:digits} or more", ">=")):
        g.phrase("kind_post", f" that cost {words}", Figure("cost", op, V("n")))
    g.phrase("kind_post", " that cost at least {n:digits}", Figure("cost", ">=", V("n")))
    g.phrase("kind_post", " that cost {n:digits} play points", Figure("cost", "=", V("n")))
    g.phrase("kind_pre", "X-cost ", Figure("cost", "=", X))
    for figure in ("attack", "defense"):
        g.phrase("kind_post", f" with {{n:digits}} {figure}", Figure(figure, "=", V("n")))
    for order, when in ((("a", "b"), _in_order), (("b", "a"), _turned)):
        has = Some(tuple(Has(V(name)) for name in order))
        g.phrase("kind_post", " with {a:keyword} or {b:keyword}", has, when)
    g.phrase("kind_post", " with [lastwords]", Has(LAST_WORDS.name))
    g.phrase("kind_post", " with [fanfare]", Has(FANFARE.name))
    g.phrase("kind_pre", "non-token ", Not(TOKEN))
    g.phrase("kind_pre", "nontoken ", Not(TOKEN))
    g.phrase("kind_pre", "non-{t:universe} ", Not(Word("universe", V("t"))))
    g.add("bare_post", *g.entries["kind_post"])
    _differing(g)
    g.add("kind_post", *g.entries["mark"])
    _places(g)


def _differing(g: Grammar) -> None:
    for kind, words in (("name", "names"), ("cost", "base costs"), ("cost", "costs")):
        for each in ("", "each ", "all "):
            g.phrase("mark", f" {each}with different {words}", Different(kind))
    g.phrase("kind_pre", "differently named ", Different("name"))
    g.phrase("kind_pre", "different ", Different("name"))
    all_told = AllTold(Total("cost", "<=", V("n")))
    g.phrase("mark", " that cost a total of {n:digits} or less", all_told)
    g.phrase("mark", " that cost a total of {n:digits} play points or less", all_told)
    g.phrase("mark", " with a total cost of {n:digits} or less", all_told)
    g.phrase("mark", " and total cost {n:digits} or less", all_told)


def _places(g: Grammar) -> None:
    for words, names in (
        (" from your hand or EX area", ("hand", "ex")),
        (" from your field or cemetery", ("field", "cemetery")),
        (" on your field or in your cemetery", ("field", "cemetery")),
        (" on your field and in your EX area", ("field", "ex")),
        (" on your field or your EX area", ("field", "ex")),
        (" from your evolve deck", ("evolve deck",)),
        (" from your banished zone", ("banished",)),
        (" in your deck", ("deck",)),
    ):
        g.phrase("place", words, All((YOURS, Zone(names))))
    for words, names in ((" in an EX area", ("ex",)), (" in the EX area", ("ex",)), (" in a cemetery", ("cemetery",))):
        g.phrase("place", words, Zone(names))
    g.phrase("place", " in the opponent's EX area", All((ENEMY, EX)))


def finer_heads(g: Grammar) -> None:
    g.phrase("one_head", "{c:class} token", All((Word("class", V("c")), TOKEN)))
    g.phrase("many_head", "{c:class} tokens", All((Word("class", V("c")), TOKEN)))
    for one, many in TYPES.items():
        for other, others in TYPES.items():
            if one != other:
                some = Some(tuple(Word("type", name) for name in sorted((one, other))))
                for joint in ("or", "and"):
                    g.phrase("one_head", f"{one} {joint} {other}", some)
                for joint in ("or", "and", "and/or"):
                    g.phrase("many_head", f"{many} {joint} {others}", some)
    for order, when in ((("a", "b"), _in_order), (("b", "a"), _turned)):
        named = Some(tuple(Word("name", V(name)) for name in order))
        g.phrase("one_head", "{a:name} or {b:name}", named, when)
        g.phrase("kind_post", " named {a:name} or {b:name}", named, when)
    for kind in ("trait", "class"):
        for joint in ("or", "and", "and/or"):
            for order, when in ((("a", "b"), _in_order), (("b", "a"), _turned)):
                some = Some(tuple(Word(kind, V(name)) for name in order))
                g.phrase("kind_pre", f"{{a:{kind}}} {joint} {{b:{kind}}} ", some, when)


def _in_order(env: dict[str, object]) -> bool:
    return str(env["a"]) < str(env["b"])


def _turned(env: dict[str, object]) -> bool:
    return str(env["a"]) > str(env["b"])


def _no_name(env: dict[str, object]) -> bool:
    """NB: before "or" and a kind, what looks like a name may be a trait."""
    group = env["g"]
    return not (isinstance(group, Word) and group.kind == "name")


def _join(parts: list[object]) -> object:
    return canonical(*parts)  # type: ignore[arg-type]


def alternatives(g: Grammar) -> None:
    """Kinds joined with "or" and the like: each stands for itself, and the place after the last is that of all."""
    mine = (FIELD, YOURS)
    g.add("after_all", *g.entries["mark"], *g.entries["place"])
    for number, joints in (("one", (" or ",)), ("many", (" or ", " and/or ", " and "))):
        g.add(f"bare_{number}", Bunch(f"{number}_head", "kind_pre", "bare_post", _join, parts_of))
        for joint in joints:
            g.phrase(f"alt_first_{number}", f"{{g:bare_{number}}}{joint}", V("g"), _no_name)
        g.phrase(f"alt_last_{number}", f"{{g:bare_{number}}}", V("g"))
        last, first = f"alt_last_{number}", f"alt_first_{number}"
        g.add(f"alts_{number}", Bunch(last, first, "none", join_either, split_either, ordered=True))
        head = f"either_{number}"
        g.phrase(head, f"{{g:alts_{number}}}", V("g"), whole_kinds)
        if number == "one":
            for joint in (" or a ", " or an "):
                g.phrase("alt_first_said", f"{{g:bare_one}}{joint}", V("g"))
            g.add("alts_said", Bunch(last, "alt_first_said", "none", join_either, split_either, ordered=True))
            g.phrase(head, "{g:alts_said}", V("g"), even)
        for category, default, always in (
            ("kind", (), ()),
            ("group", (FIELD,), ()),
            ("said", (), ()),
            ("mine", mine, ()),
            ("hand", (), (YOURS, HAND)),
            ("own", (), (YOURS, FIELD)),
            ("seen", (), (Ref("seen"),)),
            ("own_playable", (), (YOURS,)),
        ):
            post = "mark" if always or category == "kind" else "after_all"
            g.add(f"{category}_{number}", Bunch(head, "none", post, _join, parts_of, default, always))
