"""Skirmish as a game that scenarios, replays and the conformance suite can be tried on."""

from typing import Any

from ludex.core import tree as t
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.errors import InputError
from ludex.games import Spec, load
from tests.core import skirmish
from tests.sim import skirmish_spec

skirmish.BOOK.starts = {"main": (("SKIRMISH 2", "2.5"),), "turn": (("SKIRMISH 2", "2.1"),)}

KEYWORDS: dict[str, t.Ability] = {
    "Haste": t.Passive((t.Rule("permit", "attack"),), keyword="Haste"),
    "Arrival": t.Automatic(t.When("move", t.SELF, dst=("field",)), do=(t.Draw(1),), keyword="Arrival"),
}


def make_card(row: dict[str, Any], place: str) -> Card:
    abilities = []
    if not isinstance(row.get("keywords", []), list) or not isinstance(row.get("type", ""), str):
        raise InputError(place, "keywords must be a list, type a word")
    for word in row.get("keywords", []):
        if not isinstance(word, str) or word not in KEYWORDS:
            raise InputError(place, f"no keyword {word!r}")
        abilities.append(KEYWORDS[word])
    known = {"number", "name", "type", "cost", "power", "health", "keywords"}
    for key in row:
        if key not in known:
            raise InputError(place, f"{key}: unknown key of a card")
    figures = {name: row.get(name, 0) for name in ("cost", "power", "health")}
    return Card(str(row["number"]), row["name"], (row.get("type", "unit"),), figures, {}, "", tuple(abilities))


def setup(game: Game) -> None:
    """Whoever has no hero gets one."""
    for player in (0, 1):
        if not game.zone("hero", player):
            zones.create(game, skirmish.HERO, game.kind("hero"), player)


SPEC = Spec(
    **{
        **vars(skirmish_spec.SPEC),
        "make_card": make_card,
        "numbers": ("mana", "max mana"),
        "extra": {"setup": setup, "filler": "Scout", "slots": {"front": 0, "back": 1}, "properties": ("oath",)},
    }
)


def find_spec(code: str) -> Spec:
    return SPEC if code == "skirmish" else load(code)
