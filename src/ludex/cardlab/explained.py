"""A text explained in words and paragraphs; where the reading stopped, a mark stands under the text."""

from __future__ import annotations

import re
import unicodedata

from ludex.cardlab.explain import Explainer, Said
from ludex.cardlab.plain import Plain
from ludex.cardlab.suggest import near, rest_is_read
from ludex.core.position.objects import Card
from ludex.games import Spec
from ludex.library.reading import Read, Stop


def explainer(spec: Spec, edition: str = "") -> Explainer:
    """An `Explainer` in the words of a game, with the paragraphs that the game gives for nodes."""
    own = bool(spec.lab.events)
    book = spec.book(edition) if edition else spec.widest
    base = book if edition else spec.book()
    return Explainer(book, spec.lab.behind, (lambda ability: Plain(spec, ability)) if own else None, base)


def is_japanese(text: str) -> bool:
    return re.search(r"[぀-ヿ一-鿿]", text) is not None


def told(said: Said) -> str:
    cites = "".join(f" [{rule}]" for rule in dict.fromkeys(said.rules))
    return f"{'  ' * said.depth}{said.words}{'  ' + cites.strip() if cites else ''}"


def explain_card(spec: Spec, card: Card) -> list[str]:
    """The abilities of a card, explained."""
    words = explainer(spec)
    return [told(line) for ability in card.abilities for line in words.ability(ability, 1)]


def explain_icons(spec: Spec, card: Card, read: Read) -> list[str]:
    """What a card has beside its text: keywords that are printed as icons."""
    words = explainer(spec)
    beside = [one for one in card.abilities if one.keyword in card.keywords and one not in read.abilities]
    return [told(line) for ability in beside for line in words.ability(ability, 1)]


def explain_read(spec: Spec, read: Read, language: str = "", kind: str = "") -> list[str]:
    """Each line of a text, and under it its meaning, or a mark where the reading stopped; if the language is said, with
    what could stand there."""
    words = explainer(spec)
    lines: list[str] = []
    for clause in read.clauses:
        text = read.text[clause.start : clause.end]
        if clause.stop is not None:
            lines += _marked(text, clause.start, clause.stop)
            if language and not clause.stop.reason:
                lines += helped(spec, language, text, clause.stop.at - clause.start, kind)
            for i, reading in enumerate(clause.stop.readings, 1):
                lines.append(f"reading {i}:")
                lines += [told(line) for ability in reading for line in words.ability(ability, 1)]
            continue
        lines += text.split("\n")
        lines += [told(line) for ability in clause.abilities for line in words.ability(ability, 1)]
    return lines


def helped(spec: Spec, language: str, line: str, at: int, kind: str) -> list[str]:
    """What a writer can do about words that are not read: phrases like them, and whether only they are in the way."""
    if spec.languages[language].limits == "" and re.match(r"\s*[(（]", line[at:]):
        return ["  what stands in brackets has no effect: write it outside them"]
    usual = spec.lab.wordings.get(language, ())
    found = [f"  for example: {text}" for words, text in usual if re.search(words, line, re.IGNORECASE)]
    found += [f"  perhaps: {phrase}" for phrase in near(spec.languages[language], line, at)]
    without = rest_is_read(spec, language, line, at, kind)
    return [*found, f"  without {without!r} the line is read"] if without else found


def _marked(text: str, start: int, stop: Stop) -> list[str]:
    """The text with a mark under the place where the reading stopped."""
    if stop.reason:
        return [*text.split("\n"), f"^ declined: {stop.reason}"]
    at = stop.at - start
    done: list[str] = []
    for line in text.split("\n"):
        done.append(line)
        if 0 <= at <= len(line):
            done.append(" " * width(line[:at]) + "^ reading stopped here")
        at -= len(line) + 1
    return done


def width(text: str) -> int:
    """How many columns a text takes on a terminal."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)
