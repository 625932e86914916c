"""Skirmish with slots and a property of its own, so that scenarios can be tried on all they know."""

from dataclasses import replace

from ludex.games import Spec, load
from tests.skirmish import TWO_DECKS

SPEC = replace(TWO_DECKS, filler="Scout", slots={"front": 0, "back": 1}, properties=("oath",))


def find_spec(code: str) -> Spec:
    return SPEC if code == "skirmish" else load(code)
