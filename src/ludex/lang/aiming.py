"""Targets stand first: a text may say its target under a condition ("destroy a target if ..."), but the target is
chosen when the ability is played, whatever the condition says later (`Places.aims`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t

Block = tuple[t.Instr, ...]


def aimed(ability: t.Ability) -> t.Ability:
    """The ability with its targets before the instructions in whose blocks they were said. A choice between blocks of
    which one has a target is made when the ability is played."""
    if not isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
        return ability
    made: list[t.Instr] = []
    for instr in ability.do:
        found: list[t.Choose] = []
        rest = _without(instr, found)
        made += [*found, rest]
    return replace(ability, do=tuple(made)) if tuple(made) != ability.do else ability


def _without(instr: t.Instr, found: list[t.Choose]) -> t.Instr:
    """The instruction without the targets in its blocks, which are added to `found`."""
    if isinstance(instr, t.If):
        return replace(instr, then=_taken(instr.then, found), otherwise=_taken(instr.otherwise, found))
    if isinstance(instr, (t.May, t.By)):
        return replace(instr, do=_taken(instr.do, found))
    if isinstance(instr, t.Modes) and any(_is_target(part) for option in instr.options for part in option):
        return replace(instr, played=True)
    return instr


def _taken(block: Block, found: list[t.Choose]) -> Block:
    kept: list[t.Instr] = []
    for part in block:
        if isinstance(part, t.Choose) and part.target:
            found.append(part)
        else:
            kept.append(_without(part, found))
    return tuple(kept)


def _is_target(part: t.Instr) -> bool:
    return isinstance(part, t.Choose) and part.target


def unaimed(ability: t.Ability) -> list[t.Ability]:
    """Surface forms in which targets are said inside the instruction after them, one level deep and two."""
    if not isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
        return []
    forms = [replace(ability, do=_inward(ability.do, depth)) for depth in (1, 2)]
    return [form for i, form in enumerate(forms) if form != ability and form not in forms[:i]]


def _inward(block: Block, depth: int) -> Block:
    """The block with each run of targets moved to the front of the nested block that follows it."""
    made: list[t.Instr] = []
    run: list[t.Instr] = []
    for part in block:
        if isinstance(part, t.Choose) and part.target:
            run.append(part)
        elif run and isinstance(part, (t.If, t.May)):
            made.append(_with(part, tuple(run), depth))
            run = []
        else:
            made += [*run, replace(part, played=False) if isinstance(part, t.Modes) and part.played else part]
            run = []
    return (*made, *run)


def _with(part: Any, run: Block, depth: int) -> t.Instr:
    name = "then" if isinstance(part, t.If) else "do"
    inner = (*run, *getattr(part, name))
    if depth > 1:
        inner = _inward(inner, depth - 1)
    made: t.Instr = replace(part, **{name: inner})
    return made
