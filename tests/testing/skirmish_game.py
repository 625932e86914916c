"""Skirmish with slots and a property of its own, so that scenarios can be tried on all they know."""

from dataclasses import replace

import ludex_skirmish
from ludex.games import Spec, load

SPEC = replace(ludex_skirmish.SPEC, filler="Scout", slots={"front": 0, "back": 1}, properties=("oath",))


def find_spec(code: str) -> Spec:
    return SPEC if code == "skirmish" else load(code)
