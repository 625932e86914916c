"""Decisions: who must decide what, and the options offered. A player's only verb is to pick one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.records import Record

if TYPE_CHECKING:
    from ludex.core.objects import Obj
    from ludex.core.state import Game


class Option(Record):
    """A verb of the game with the cards, number or word it is about. Its text comes from the game's table."""

    __slots__ = ("cards", "n", "verb", "word")

    def __init__(self, verb: str, cards: tuple[int, ...] = (), n: int = 0, word: str = "") -> None:
        self.verb = verb
        self.cards = cards
        self.n = n
        self.word = word

    def fields(self) -> tuple[object, ...]:
        return (self.verb, self.cards, self.n, self.word)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Option)
            and self.verb == other.verb
            and self.cards == other.cards
            and self.n == other.n
            and self.word == other.word
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.cards, self.n, self.word))


PASS: Final = Option("pass")
DONE: Final = Option("done")
YES: Final = Option("yes")
NO: Final = Option("no")


class Decision:
    """One player's decision. `rule` is the paragraph that asks, `about` the object it is about (0: none)."""

    __slots__ = ("about", "options", "player", "prompt", "rule")

    def __init__(self, player: int, prompt: str, options: list[Option], about: int = 0) -> None:
        self.player = player
        self.prompt = prompt
        self.options = options
        self.about = about
        self.rule = ""

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.prompt!r}, {self.options!r})"


class NotOffered(ValueError):
    """An option that was not offered. The position is unchanged."""


def distinct(game: Game, ids: tuple[int, ...] | list[int]) -> list[int]:
    """The ids without those that are equal for the game: the third identical card in hand is offered once."""
    if len(ids) < 2:
        return list(ids)
    seen: set[object] = set()
    result: list[int] = []
    alike: list[int] = []
    for id in ids:
        key = _likeness(game, game.objects[id])
        if key in seen:
            alike.append(id)
        else:
            seen.add(key)
            result.append(id)
    if not alike:
        return result
    touched = game.touched()
    return _split(game, ids, touched) if not touched.isdisjoint(ids) else result


def _likeness(game: Game, obj: Obj) -> tuple[object, ...]:
    """Equal for objects that look the same, wherever their ids come from. When a card came counts only where cards
    have an orientation: in a hand nobody asks. A face-down card that counts as something else is like no other: whether
    two fronts are equal is not for everybody to know."""
    return (
        obj.card.number if obj.up or obj.guise is None else obj.id,
        obj.zone, obj.player, obj.owner, obj.state, obj.up, obj.damage, obj.counters, obj.marks,
        obj.guise.number if obj.guise is not None else "", obj.host, obj.known, obj.slot,
        obj.turn == game.turn and game.book.zones[obj.zone].oriented,
    )  # fmt: skip


def _split(game: Game, ids: tuple[int, ...] | list[int], touched: frozenset[int]) -> list[int]:
    seen: set[object] = set()
    result: list[int] = []
    for id in ids:
        key: object = id if id in touched else _likeness(game, game.objects[id])
        if key not in seen:
            seen.add(key)
            result.append(id)
    return result


def option_text(game: Game, option: Option) -> str:
    """The readable text of one option; see `texts` for the unique texts of a whole decision."""
    template = game.book.texts.get(option.verb)
    names = [f'"{card_name(game, id)}"' for id in option.cards]
    if template is None:
        parts = [option.verb, *names]
        if option.word:
            parts.append(option.word)
        if option.n:
            parts.append(str(option.n))
        return " ".join(parts)
    fields = {
        "a": names[0] if names else "",
        "b": names[1] if len(names) > 1 else "",
        "n": option.n,
        "word": option.word,
    }
    return template.format(cards=", ".join(names), **fields).strip()


def card_name(game: Game, id: int) -> str:
    obj = game.look(id)
    return obj.info.name if obj is not None else "?"


def texts(game: Game, decision: Decision) -> list[str]:
    """One text per option, unique within the decision: equal ones are numbered in the order offered."""
    plain = [option_text(game, option) for option in decision.options]
    total: dict[str, int] = {}
    for text in plain:
        total[text] = total.get(text, 0) + 1
    count: dict[str, int] = {}
    result: list[str] = []
    for text in plain:
        count[text] = count.get(text, 0) + 1
        result.append(f"{text} #{count[text]}" if total[text] > 1 else text)
    return result
