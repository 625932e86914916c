"""English, words: names, nations, clans and races, figures, durations."""

from __future__ import annotations

import re

from ludex.core.values.durations import ENEMY_TURN, GAME
from ludex.games.vg.text.meanings import FIGURES, PARTS_OF_RACES, belongs
from ludex.lang import pattern as t
from ludex.lang.en import numbers
from ludex.lang.grammar import Grammar, Token

LATER = (
    ("at the end of that battle", t.When("begin", word="end of battle")),
    ("at the end of that turn", t.When("begin", word="end of turn")),
    ("at the end of this turn", t.When("begin", word="end of turn")),
    ("at the end of turn", t.When("begin", word="end of turn")),
    ("at the end of the turn", t.When("begin", word="end of turn")),
    ("at the end of this turn", t.When("begin", word="end of turn")),
    ("at the beginning of your end phase", t.When("begin", word="end phase", player=t.YOU)),
    ("at the beginning of the end phase", t.When("begin", word="end phase")),
    ("at the beginning of the end phase of that turn", t.When("begin", word="end phase")),
)
"""Moments at which an effect does something later."""

TIMES = ("{n:number} or more times in total", "{n:number} times or more", "{n:number} times or more in total")

FIELDS = (
    ("of your ", "own"),
    ("of your other ", "other"),
    ("of your opponent's ", "foe"),
    ("of your or your opponent's ", "any"),
    ("of your and your opponent's ", "any"),
    ("of any player's ", "any"),
)


def _quoted(value: object) -> str | None:
    """The name in quotes; quotes in the name are curved."""
    if not isinstance(value, str) or not value:
        return None
    return '"' + re.sub(r'"([^"]*)"', r"“\1”", value) + '"'


def _unquoted(text: str) -> str:
    return text[1:-1].replace("“", '"').replace("”", '"')


def _belonging(value: object) -> str | None:
    if isinstance(value, t.Word) and value.kind in ("nation", "clan", "race"):
        return f"<{value.value}>"
    if isinstance(value, t.Within) and value.value in PARTS_OF_RACES:
        return f"<{value.value}>"
    return None


def _figure(value: object) -> str | None:
    return next((f"[{said}]" for said, figure in FIGURES.items() if figure == value), None)


SAID: dict[str, tuple[str, ...]] = {
    "the_soul": ("your soul", "soul", "the soul"),
    "the_drop": ("drop", "your drop", "the drop", "your drop zone", "the drop zone"),
    "the_deck": ("your deck", "the deck", "deck"),
    "the_damage": ("your damage zone", "the damage zone", "damage zone"),
    "the_hand": ("your hand", "hand"),
    "the_ride_deck": ("your ride deck", "the ride deck", "ride deck"),
    "in_order": ("", " in any order"),
    "comma_and": (", and ", " and "),
    "comma": (", ", ", and "),
    "it_them": ("it", "them"),
    "to_foe": ("", " to your opponent"),
    "by_this": ("", " by this effect", " with this effect", " by this ability", " with this ability"),
}
"""Words that mean the same wherever they stand: the slots of these categories are no part of the tree."""


def filler(g: Grammar, category: str, *words: str) -> None:
    """Adds words that mean nothing by themselves."""
    for word in words:
        g.phrase(category, word, t.ANY)


def add(g: Grammar) -> None:
    numbers.add(g)
    for category, said in SAID.items():
        filler(g, category, *said)
    g.add("name", Token(r'"(?!\[|Friends?")[^"]+"', _unquoted, _quoted))
    g.add("belongs", Token(r"<[^<>]+>", lambda text: belongs(text[1:-1]), _belonging))
    g.add("figure", Token(r"\[(?:Power|Critical|Shield|Drive)\]", lambda text: FIGURES[text[1:-1]], _figure))
    g.phrase("figure", "drive", "drive")
    for words, until in (
        ("until end of turn", "turn"),
        ("until end of that turn", "turn"),
        ("until end of battle", "battle"),
        ("until end of that battle", "battle"),
        ("until the end of turn", "turn"),
        ("until the end of that turn", "turn"),
        ("until the end of that battle", "battle"),
        ("until end of your opponent's next turn", ENEMY_TURN),
        ("until end of opponent's next turn", ENEMY_TURN),
        ("until the end of your opponent's next turn", ENEMY_TURN),
        ("during this turn", "turn"),
        ("during this fight", GAME),
    ):
        g.phrase("until", words, until)
