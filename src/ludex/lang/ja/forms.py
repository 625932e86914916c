"""Japanese, the forms of verbs: how a clause ends before another clause, at the end of a sentence, and before よい.

`verb` gives the forms of a verb from its dictionary form. `clause` adds one phrase, up to the letters that all its
forms share, to a category of the clauses that end alike; `CATEGORY_mid` reads it with the comma that joins it to the
next clause, `CATEGORY_end` as it stands at the end, `CATEGORY_te` as it stands before よい.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludex.lang.grammar import Grammar
from ludex.lang.pattern import Env, V


class Forms(NamedTuple):
    """The forms of a verb: 置き, 置く, 置いて, 置いた, 置かなかった."""

    mid: str
    end: str
    te: str
    past: str
    not_past: str


FIVE_STEPS = {
    "く": ("き", "いて", "いた", "か"),
    "す": ("し", "して", "した", "さ"),
    "ぶ": ("び", "んで", "んだ", "ば"),
    "う": ("い", "って", "った", "わ"),
    "つ": ("ち", "って", "った", "た"),
    "る": ("り", "って", "った", "ら"),
}
"""The last letter of a verb whose stem changes -> its endings: joining, -te, past, before ない."""


def verb(word: str, five: bool = False) -> Forms:
    """The forms of a verb in its dictionary form; `five`: it ends in る, and its stem changes."""
    if word.endswith("する"):
        stem = word[:-2]
        return Forms(f"{stem}し", word, f"{stem}して", f"{stem}した", f"{stem}しなかった")
    if word.endswith("る") and not five:
        stem = word[:-1]
        return Forms(stem, word, f"{stem}て", f"{stem}た", f"{stem}なかった")
    stem, (mid, te, past, before) = word[:-1], FIVE_STEPS[word[-1]]
    return Forms(stem + mid, word, stem + te, stem + past, f"{stem}{before}なかった")


def noun(word: str) -> Forms:
    """The forms of a noun that stands for a deed: it ends a sentence as it is."""
    return Forms(f"{word}し", word, f"{word}して", f"{word}した", f"{word}しなかった")


def unable(word: str) -> Forms:
    """The forms of a negative ending: できない, できず."""
    stem = f"{word[:-3]}せ" if word.endswith("しない") else word[:-2]
    return Forms(f"{stem}ず", word, f"{stem}ず", word, word)


SAID = "said"
"""The slot of a stem."""


def inflected(g: Grammar, category: str, ways: tuple[tuple[str, str], ...]) -> tuple[str, str]:
    """The letters that the ways to say a clause share, and the category of the clauses that end alike, which
    `CATEGORY_FORM` reads with the letters after them. `ways`: the form, and the whole clause in it."""
    stem = ways[0][1]
    while not all(words.startswith(stem) for _, words in ways):
        stem = stem[:-1]
    ends = [(form, words[len(stem) :]) for form, words in ways]
    alike = "_".join((category, "", *(f"{form}{end}" for form, end in ends))).replace("、", "COMMA")
    if alike not in g.entries:
        g.entries[alike] = []
        for form, end in ends:
            g.phrase(f"{category}_{form}", f"{{{SAID}:{alike}}}{end}", V(SAID))
    return stem, alike


def clause(
    g: Grammar,
    category: str,
    before: str,
    forms: Forms,
    means: Any,
    when: Callable[[Env], bool] | None = None,
) -> None:
    """A clause that begins with `before` and ends with the verb."""
    ways = [("mid", f"{forms.mid}、"), ("end", forms.end)]
    if forms.te != forms.mid:
        ways += [("mid", f"{forms.te}、"), ("mid", forms.te), ("te", forms.te)]
    stem, alike = inflected(g, category, tuple(ways))
    g.phrase(alike, f"{before}{stem}", means, when)
