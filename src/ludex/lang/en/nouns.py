"""English, noun phrases: a head with words before and after it, and what it is counted or pointed at with.

A game adds heads and modifiers to categories of its own, and calls `described` for each kind of group that its texts
speak of: the cards of a place, of a player, of those that were looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.core import tree as t
from ludex.lang import pattern
from ludex.lang.grammar import Bunch, Grammar, Phrase
from ludex.lang.groups import canonical, join_either, parts_of, split_either
from ludex.lang.pattern import Env, V

Rows = tuple[tuple[str, Any], ...]


def joined(parts: list[t.Sel]) -> t.Sel:
    """The group that has all the parts."""
    return canonical(*parts)


def heads(g: Grammar, category: str, rows: tuple[tuple[str, str, Any], ...]) -> None:
    """Adds nouns: in the singular to `CATEGORY_one`, in the plural to `CATEGORY_many`."""
    for one, many, means in rows:
        g.phrase(f"{category}_one", one, means)
        g.phrase(f"{category}_many", many, means)


def words(g: Grammar, category: str, rows: Rows) -> None:
    """Adds phrases with their meanings."""
    for template, means in rows:
        g.phrase(category, template, means)


def described(
    g: Grammar,
    name: str,
    head: str,
    pre: str,
    post: str,
    default: tuple[t.Sel, ...] = (),
    always: tuple[t.Sel, ...] = (),
    follows: Callable[[Any, Any], bool] | None = None,
) -> None:
    """A kind of group, in the singular (`NAME_one`) and in the plural (`NAME_many`), with its article (`a_NAME`); see
    `Bunch` for `default`, `always` and `follows`."""
    for number in ("one", "many"):
        bunch = Bunch(f"{head}_{number}", pre, post, joined, parts_of, default, always, follows=follows)
        g.add(f"{name}_{number}", bunch)
    g.add(
        f"a_{name}",
        Phrase(f"a {{g:{name}_one}}", V("g"), fits=consonant),
        Phrase(f"an {{g:{name}_one}}", V("g"), fits=vowel),
    )


def nearest(last: Any, more: Any) -> bool:
    """Whether words that say whose the cards are do not follow an amount that counts cards: there they belong to the
    cards that are counted ("with a cost equal to the number of cards you control")."""
    return not (isinstance(more, t.Side) and isinstance(last, t.Figure) and isinstance(last.amount, t.Computed))


def consonant(text: str) -> bool:
    return not vowel(text)


def vowel(text: str) -> bool:
    return text[text.index(" ") + 1 :].lstrip('["<').lower().startswith(("a", "e", "i", "o", "u"))


def alternatives(g: Grammar, category: str, item: str, joint: str = " or ") -> None:
    """`CATEGORY`: descriptions of a category joined with "or": whoever meets one of them."""
    g.phrase(f"{category}_first", f"{{g:{item}}}{joint}", V("g"))
    g.phrase(f"{category}_between", f"{{g:{item}}}, ", V("g"))
    g.add(f"{category}_first", *g.entries[f"{category}_between"])
    g.add(category, Bunch(item, f"{category}_first", "nothing", join_either, split_either, ordered=True))


def either(env: Env) -> bool:
    """Whether the group `g` is one of alternatives."""
    return len(split_either(env["g"])) > 1


def counted(
    g: Grammar, category: str, start: str, of: str, names: tuple[str, str], means: Callable[[Any, Any, bool], Any]
) -> None:
    """Adds phrases that count a group: `start` with one, several, up to so many, all of the group `names` (in the
    singular, in the plural). `of` is what stands between the number and the group. `means(n, group, up_to)` makes the
    meaning."""
    one, many = names
    number = pattern.V("n")
    for words_, group, up_to in (
        (f"{start}{{n:number}}{of}{{g:{many}}}", V("g"), False),
        (f"{start}up to {{n:number}}{of}{{g:{many}}}", V("g"), True),
    ):
        g.phrase(category, words_, means(number, group, up_to))
    if one:
        g.phrase(category, f"{start}{{g:a_{one}}}", means(1, V("g"), False))
        g.phrase(category, f"{start}one{of}{{g:{one}_one}}", means(1, V("g"), False))
        g.phrase(category, f"{start}up to one{of}{{g:{one}_one}}", means(1, V("g"), True))
