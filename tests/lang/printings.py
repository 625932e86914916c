"""Both printings of an invented card: read, printed back, and found equal."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.sve.text.en import ENGLISH
from ludex.games.sve.text.ja import JAPANESE
from ludex.lang.compile import compile_with, print_text
from tests.rules.sve.support import Driver, follower


def alike(en: str, ja: str, kind: str = "") -> tuple[t.Ability, ...]:
    """Both texts are read whole, print back, and give the same tree."""
    trees = []
    for language, text in ((ENGLISH, en), (JAPANESE, ja)):
        made = compile_with(language, text, kind)
        assert made.status == "whole", made.words
        assert print_text(language, made) == language.normalise(text)
        trees.append(made.abilities)
    assert trees[0] == trees[1]
    return trees[0]


def english(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    made = compile_with(ENGLISH, text, kind)
    assert made.status == "whole", made.words
    return made.abilities


def charm(en: str, ja: str = "", cost: int = 0, name: str = "Charm") -> Card:
    """A spell with both texts; without the second, with the first alone."""
    abilities = alike(en, ja, "spell") if ja else english(en, "spell")
    return Card(f"~{name}", name, ("spell",), {"cost": cost}, {"class": ("Neutral",)}, "", abilities)


def beast(
    en: str, ja: str = "", attack: int = 2, defense: int = 5, cost: int = 2, name: str = "Beast", **words: str
) -> Card:
    """A follower with both texts; without the second, with the first alone."""
    return follower(name, attack, defense, *(alike(en, ja) if ja else english(en)), cost=cost, **words)


def names(play: Driver, zone: str, player: int = 0) -> list[str]:
    return sorted(play.names(zone, player))
