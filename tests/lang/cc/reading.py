"""Short ways to read texts of The Caster Chronicles in tests."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.games.cc.text import languages
from ludex.lang.compile import WHOLE, compile_with, print_text

ENGLISH = languages()["en"]
FIELD = t.Zone(("servant", "caster"))
SERVANT = t.Word("type", "servant")


def read(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    """The abilities of a text that is read whole, and prints back as it was."""
    compiled = compile_with(ENGLISH, text, kind)
    assert compiled.status == WHOLE, f"{compiled.status}: {compiled.words!r}"
    assert print_text(ENGLISH, compiled) == ENGLISH.normalise(text)
    return compiled.abilities


def effect(text: str) -> tuple[t.Instr, ...]:
    """What a conjure with this text does."""
    (spell,) = read(text, "conjure")
    assert isinstance(spell, t.Spell)
    return spell.do


def declined(text: str, kind: str = "") -> str:
    """The words at which reading stops."""
    compiled = compile_with(ENGLISH, text, kind)
    assert compiled.status != WHOLE, compiled.abilities
    return compiled.words


def target(what: t.Sel, n: int = 1, name: str = "t", up_to: bool = False) -> t.Choose:
    return t.Choose(name, n, what, up_to, target=True)
