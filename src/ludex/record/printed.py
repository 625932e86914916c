"""Where an ability stands in the text of its card: the clause that options, prompts and "why?" quote."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from threading import RLock
from typing import TYPE_CHECKING, Any

from ludex.core import tree as t
from ludex.core.tree.saying import Sayer, Saying, saying
from ludex.games import load

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Option
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card
    from ludex.core.tree import Ability
    from ludex.games import Spec

READING = RLock()
"""Held while card text is read: grammars keep state while they read."""
LONGEST = 3000
"""Signs of a text that is read again here: the cards of strangers may have longer ones."""
POINTS = re.compile(r"\s*(?:\(\d\)|（\d）|[①-⑨•・])\s*")
"""What stands before each option of a list."""

ReadText = Callable[[str, str], "tuple[Ability, ...]"]


def clause_of(spec: Spec, card: Card, ability: Ability) -> list[int] | None:
    """The part of a card's text that is an ability: where it begins and ends."""
    span: tuple[int, int] = getattr(ability, "span", (0, 0))
    if span != (0, 0):
        return list(span)
    if spec.read_text is None or len(card.text) > LONGEST:
        return None
    card_type = card.types[0] if card.types else ""
    at = 0
    for line in card.text.split("\n"):
        if ability in _read(spec.read_text, line, card_type):
            return [at, at + len(line)]
        at += len(line) + 1
    return [0, len(card.text)] if card.text and (len(card.abilities) == 1 or ability in card.spells) else None


@lru_cache(2000)
def _read(read_text: ReadText, line: str, card_type: str) -> tuple[Ability, ...]:
    try:
        with READING:
            return read_text(line, card_type)
    except ValueError:
        return ()


@lru_cache(2000)
def clause_text(code: str, card: Card, ability: Ability) -> str:
    """The words of an ability as they are printed; "": it is not printed."""
    span = clause_of(load(code), card, ability)
    return "" if span is None else card.text[span[0] : span[1]].strip()


ENGLISH = "“”"
JAPANESE = "「」"


class Quoting(Saying):
    """Says what is printed on the card, in quotation marks. What is not printed there is said in words of our own; in
    Japanese, if there are such words."""

    def __init__(self, own: Saying, code: str, card: Card, marks: str = JAPANESE) -> None:
        super().__init__(own.adjectives, own.names)
        self.code = code
        self.card = card
        self.marks = marks

    def does(self, ability: Ability) -> str:
        said = clause_text(self.code, self.card, ability) if ability in self.card.abilities else ""
        if said:
            return quoted(said, self.marks)
        return "" if self.marks == JAPANESE else super().does(ability)

    def mode(self, modes: t.Modes, i: int) -> str:
        points = POINTS.split(self.card.text)[1:]
        if len(points) == len(modes.options):
            return quoted(points[i], self.marks)
        if self.marks != JAPANESE:
            return super().mode(modes, i)
        said = [_briefly(instr) for instr in modes.options[i]]
        return "、".join(said) if all(said) else ""


def _briefly(instr: t.Instr) -> str:
    """An instruction of an option that has no point of its own in the text, in Japanese; "": there are no words."""
    n = getattr(instr, "n", None)
    if not isinstance(n, int):
        return ""
    if isinstance(instr, t.Create):
        return f"「{instr.card}」×{n}"
    if isinstance(instr, t.Draw):
        return f"カードを{n}枚引く"
    return f"{n}ダメージ" if isinstance(instr, t.Damage) else ""


def quoted(text: str, marks: str = JAPANESE) -> str:
    return f"{marks[0]}{' '.join(text.split())}{marks[1]}"


def quoting(game: Game, option: Option, marks: str = JAPANESE) -> Sayer:
    """Words for the clause of an option that quote the option's card."""
    obj = game.look(option.cards[0]) if option.cards else None

    def say(adjectives: tuple[str, ...], *parts: Any) -> Saying:
        own = saying(adjectives, *parts)
        return own if obj is None else Quoting(own, game.book.code, obj.info, marks)

    return say
