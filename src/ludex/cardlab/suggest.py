"""What could stand where a reading stopped: the nearest phrases of the grammar, by the edit distance of their words;
and whether the rest of the line would be read without the words that stopped it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache

from ludex.games import Spec
from ludex.lang.compile import WHOLE, Language
from ludex.lang.grammar import Grammar, Phrase
from ludex.library.reading import read_text

MOST = 3
LONGEST = 14
"""Words that are compared."""
FAR = 0.5
"""The share of the words that may have to be changed."""
SLOT = "…"
ENDS = re.compile(r"[,.;:\n。、：]|(?= & )")
CUTS = re.compile(r", and |, |\. |\.$|。|、")


def words_of(text: str) -> tuple[str, ...]:
    """The words that are compared: words of English, signs of Japanese."""
    if re.search(r"[぀-ヿ一-鿿]", text):
        return tuple(sign for sign in text if not sign.isspace())
    return tuple(re.findall(r"[\w'+-]+|…|[^\w\s]", text.lower()))


def near(language: Language, line: str, at: int) -> list[str]:
    """The phrases that are nearest to the words at which reading stopped, or to the clause they stand in; the nearest
    first."""
    begins = max((match.end() for match in ENDS.finditer(line, 0, at)), default=0)
    spoken = {words_of(ENDS.split(line[start:].strip(), maxsplit=1)[0])[:LONGEST] for start in (at, begins)}
    found: dict[str, float] = {}
    for said in filter(None, spoken):
        for template, words in _templates(language.code, language.grammar()):
            own = [word for word in words if word.isalpha()]
            if len(words) > 2 * len(said) + 3 or 2 * sum(_has(said, word) for word in own) <= len(own):
                continue
            far = distance(said, words) / len(said)
            if far <= FAR:
                shown = language.unfold(template)
                found[shown] = min(far, found.get(shown, far))
    return sorted(found, key=lambda template: (found[template], -len(template)))[:MOST]


@lru_cache(maxsize=8)
def _templates(code: str, grammar: Grammar) -> list[tuple[str, tuple[str, ...]]]:
    """The phrases with at least two words of their own, slots as `…`."""
    found: dict[str, tuple[str, ...]] = {}
    for entries in grammar.entries.values():
        for entry in entries:
            if isinstance(entry, Phrase):
                shown = "".join(item if isinstance(item, str) else SLOT for item in entry.items).strip()
                words = words_of(shown)
                if sum(word != SLOT and word.isalpha() for word in words) >= 2:
                    found.setdefault(shown, words)
    return list(found.items())


def distance(said: tuple[str, ...], words: tuple[str, ...]) -> float:
    """How many words must be changed; a slot takes one word or a few."""
    row = [float(i) for i in range(len(said) + 1)]
    for word in words:
        before, row = row, [row[0] + (0.3 if word == SLOT else 1.0)]
        for i, own in enumerate(said, 1):
            if word == SLOT:
                row.append(min(before[i - 1] + 0.1, row[i - 1] + 0.2, before[i] + 0.5))
            else:
                row.append(min(before[i - 1] + _unlike(own, word), row[i - 1] + 1, before[i] + 1))
    return row[-1]


def _has(said: tuple[str, ...], word: str) -> bool:
    return any(_unlike(own, word) < 1 for own in said)


@lru_cache(maxsize=20_000)
def _unlike(a: str, b: str) -> float:
    if a == b:
        return 0.0
    return 0.4 if len(a) > 3 and SequenceMatcher(None, a, b).ratio() > 0.75 else 1.0


def rest_is_read(spec: Spec, language: str, line: str, at: int, kind: str) -> str:
    """The words without which the line is read; "": it is not read either."""
    for end in _cuts(line, at):
        if read_text(spec.code, language, (line[:at] + line[end:]).strip(), kind).status == WHOLE:
            return line[at:end].strip(" ,")
    return ""


def _cuts(line: str, at: int) -> Iterator[int]:
    """Where the words that stopped the reading may end, the nearest first."""
    for match in list(CUTS.finditer(line, at + 1))[:3]:
        yield match.end() if match.end() < len(line) else match.start()
