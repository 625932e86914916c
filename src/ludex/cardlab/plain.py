"""Trees in the words of players: zones and events as the game calls them, actions by their names, and no names that
only the tree has."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.core.tree.saying import Saying, who_is
from ludex.games import Spec

BOUND = (t.Choose, t.Search, t.Look, t.RevealUntil, t.Create)
KINDS = {
    t.Choose: ("the chosen card", "the chosen cards"),
    t.Search: ("the card found", "the cards found"),
    t.Look: ("the card looked at", "the cards looked at"),
    t.RevealUntil: ("the card revealed last", "the cards revealed last"),
    t.Create: ("the new token", "the new tokens"),
}
ORDINALS = ("first", "second", "third", "fourth", "fifth")


class Plain(Saying):
    """Says the trees of one ability. What was chosen is called by what happened to it; the first, the second, if there
    are several."""

    def __init__(self, spec: Spec, ability: Any) -> None:
        super().__init__(spec.widest.adjectives, names=False)
        self.spec = spec
        self.events = spec.lab.events
        self.zone_names = {name: zone.en.lower() for name, zone in spec.words.zones.items() if zone.en}
        self.zone_names |= spec.lab.zone_names
        self.circles = {kind.name for kind in spec.widest.zones if kind.oriented}
        self.called = _called(ability, tuple(spec.widest.verbs))

    def trigger(self, when: t.Trigger) -> str:
        if not isinstance(when, t.When):
            return super().trigger(when)
        said = self.events.get(f"{when.event} {when.word}") or self.events.get(when.event)
        if said is None:
            return super().trigger(when)
        subject = self.group(when.subject) if when.subject != t.ANY else "something"
        parts = [f"when {said.format(subject=subject, way=self._way(when), word=when.word)}"]
        if when.other != t.ANY:
            parts.append(f"({self.group(when.other)})")
        if when.cause != t.ANY:
            parts.append(f"because of {self.group(when.cause)}")
        if whose := when.left or when.player:
            parts.append({t.YOU: "on your side", t.OPPONENT: "on the opponent's side"}.get(whose, ""))
        if when.phase:
            parts.append(f"in the {when.phase} phase")
        return " ".join(filter(None, parts))

    def placed(self, names: tuple[str, ...]) -> str:
        """Where an ability works."""
        return f"while {self._at(names)}"

    def _at(self, names: tuple[str, ...]) -> str:
        """In or on the zones: cards lie on those in which they stand or rest."""
        word = "on" if any(name in self.circles for name in names) else "in"
        return f"{word} {self._zones(names)}"

    def cond(self, cond: t.Cond | None) -> str:
        if isinstance(cond, t.TurnOf):
            return "it is your turn" if cond.who == t.YOU else "it is the opponent's turn"
        return super().cond(cond)

    def _way(self, when: t.When) -> str:
        way = f" from {self._zones(when.src)}" if when.src else ""
        way += f" from anywhere but {self._zones(when.not_src)}" if when.not_src else ""
        return way + (f" to {self._zones(when.dst)}" if when.dst else "")

    def _zones(self, names: tuple[str, ...]) -> str:
        return " or ".join(f"the {self.zone_names.get(name, name)}" for name in names)

    def _part(self, part: t.Sel) -> tuple[str, str]:
        if isinstance(part, t.Zone):
            return self._at(part.names), "after"
        if isinstance(part, t.Ref) and part.name in self.called:
            return self.called[part.name], "noun"
        if isinstance(part, t.Side) and part.who == t.OPPONENT:
            return "the opponent's", "before"
        if isinstance(part, t.Within) and part.kind != "name":
            return part.value, "before"
        if isinstance(part, t.Figure):
            signs = {"<=": "or less", ">=": "or more", "<": "less than", ">": "more than", "=": "", "!=": "not"}
            n, sign = self.amount(part.amount), signs[part.op]
            return f"of {part.figure} {n} {sign}".rstrip() if part.op in ("<=", ">=", "=") else (
                f"of {part.figure} {sign} {n}"
            ), "after"  # fmt: skip
        return super()._part(part)

    def plain(self, instr: t.Instr) -> str:
        if isinstance(instr, t.Move):
            to = self.zone_names.get(instr.to, instr.to)
            place = f"the {instr.position} of the {to}" if instr.position != "top" else f"the {to}"
            state = f", {instr.state}" if instr.state else ""
            verb = instr.word if instr.word in self.spec.widest.verbs or instr.word == "put" else f"{instr.word}: put"
            return f"{verb} {self.group(instr.what)} into {place} of its owner{state}"
        if isinstance(instr, t.Draw):
            n = self.amount(instr.n)
            return f"{who_is(instr.who)} draw {'up to ' if instr.up_to else ''}{n} card{'' if n == '1' else 's'}"
        if isinstance(instr, t.Do):
            about = "" if instr.what == t.SELF else f" {self.group(instr.what)}"
            n = f" {self.amount(instr.n)}" if instr.n != 1 or not about else ""
            return f"{instr.verb}{about}{n}"
        if isinstance(instr, (t.Look, t.Search, t.Shuffle)):
            said = super().plain(instr)
            return said.replace(f"the {instr.zone}", f"the {self.zone_names.get(instr.zone, instr.zone)}")
        return super().plain(instr)

    def effect(self, effect: t.Continuous) -> str:
        if isinstance(effect, t.Modify) and effect.op == "+" and isinstance(effect.amount, int):
            return f"{self.group(effect.what)} gets {effect.figure} {effect.amount:+}"
        return super().effect(effect)


def _called(ability: Any, actions: tuple[str, ...]) -> dict[str, str]:
    """What the things that an ability binds are called. What an action of the game binds by itself is not counted."""
    bound: dict[type, dict[str, Any]] = {}
    for node in walk.nodes(ability):
        if isinstance(node, BOUND) and node.name not in actions:
            bound.setdefault(type(node), {}).setdefault(node.name, node)
    found: dict[str, str] = {}
    for kind, nodes in bound.items():
        for i, (name, node) in enumerate(nodes.items()):
            words = KINDS[kind][node.n != 1]
            several = len(nodes) > 1 and i < len(ORDINALS)
            found[name] = words.replace("the ", f"the {ORDINALS[i]} ", 1) if several else words
    return found
