"""Whatever the shipped cards do is said in words, in both languages: no name of a node, no notation of a tree."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ludex.cardlab.status import shipped
from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.tree import walk
from ludex.core.tree.saying import Saying, saying
from ludex.games import GAMES, load
from ludex.record.printed import Quoting

PROGRAM = re.compile(r"\b[A-Z]\w*\(|\b(?:True|False|None)\b|\(\)")
"""The name of a node with what is in it, or a value of the program."""


def clauses(say: Saying, ability: t.Ability) -> Iterator[str]:
    """All that an option or a prompt may tell of an ability."""
    yield say.does(ability)
    yield say.ability(ability)
    for node in walk.nodes(ability):
        if isinstance(node, t.Instr):
            yield say.block((node,))
        if isinstance(node, t.May):
            yield say.question(node)
        if isinstance(node, t.Modes):
            yield from (say.mode(node, i) for i in range(len(node.options)))
        if isinstance(node, t.Continuous):
            yield say.effect(node)


def notation(card: Card, code: str, adjectives: tuple[str, ...]) -> list[str]:
    """What is said of a card and is no words. What it prints may have capitals before a bracket."""
    found = []
    for ability in (*card.abilities, *card.spells):
        own = saying(adjectives, ability)
        found += [said for said in clauses(own, ability) if PROGRAM.search(said)]
        quoted = clauses(Quoting(own, code, card), ability)
        found += [said for said in quoted if PROGRAM.search(said) and said[:1] != "「"]
    return found


@pytest.mark.parametrize("code", GAMES)
def test_every_instruction_of_the_shipped_cards_is_said_in_words(code: str) -> None:
    spec = load(code)
    adjectives = spec.book(spec.default_edition).adjectives
    assert not {card.name: said for card in shipped(spec) if (said := notation(card, code, adjectives))}


def test_an_action_that_is_spelled_out_is_said_by_its_name() -> None:
    card = next(card for card in shipped(load("vg")) if card.name == "Cogwright, Nell")
    (ability,) = (one for one in card.abilities if isinstance(one, t.Automatic))
    assert saying((), ability).does(ability) == (
        "soul-blast 1 of your card in the soul: counter-charge 1 of your face down card in the damage"
    )


def test_three_instructions_that_are_no_action_are_said_one_by_one() -> None:
    choose, move = t.Choose("a", t.Altered("dig", 1), t.YOURS), t.Move(t.Ref("a"), "drop", "dig")
    named = (choose, move, t.Do("dig", word="a"))
    assert saying((), named).block(named) == "dig 1 of your card"
    other = (choose, move, t.Do("dig", word="b"))
    assert saying((), other).block(other).startswith("select 1 of your card")
    assert saying((), other).block(other[:2]).startswith("select 1 of your card")


def test_a_card_is_turned_face_up_or_down() -> None:
    assert Saying().instr(t.SetFace(t.SELF, up=True)) == "turn this card face up"
    assert Saying().instr(t.SetFace(t.SELF, up=False)) == "turn this card face down"
