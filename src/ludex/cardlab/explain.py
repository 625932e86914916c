"""A tree in plain words, with the paragraphs of its parts. It is no card text: it says what the engine will do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Book
from ludex.core.tree import walk
from ludex.core.tree.saying import Saying, spelled_out, who_is


class Said(NamedTuple):
    """One line of an explanation: its depth, the words, and the paragraphs."""

    depth: int
    words: str
    rules: tuple[str, ...] = ()


class Explainer:
    """Says trees in the words of one book. `behind` are the paragraphs of nodes (`ludex.games.lab.Lab`)."""

    def __init__(
        self,
        book: Book,
        behind: Mapping[str, str],
        sayer: Callable[[t.Ability], Saying] | None = None,
        base: Book | None = None,
    ) -> None:
        """`sayer` makes the words for each ability; None: core's words. `base` is the book that `book` extends: what it
        has, its paragraphs explain."""
        self.book = book
        self.base = book if base is None else base
        self.behind = behind
        self.say = Saying(book.adjectives)
        self.sayer = sayer

    def ability(self, ability: t.Ability, depth: int = 0) -> list[Said]:
        """An ability, line by line."""
        outer = self.say
        if self.sayer is not None:
            self.say = self.sayer(ability)
        try:
            return self._ability(ability, depth)
        finally:
            self.say = outer

    def _ability(self, ability: t.Ability, depth: int) -> list[Said]:
        rules = self.rules(type(ability).__name__, ability.keyword)
        keyword = self.book.keywords.get(ability.keyword)
        if keyword is not None:
            rules = (keyword.rule, *rules)
            if ability in keyword.means and not _carries_text(ability):
                return [Said(depth, f"{keyword.name}, as its paragraph defines it", rules)]
        lines = [
            Said(depth, self._head(ability), rules),
            *(self._heading(part, depth + 1) for part in ability.headings),
        ]
        if isinstance(ability, t.Mere):
            return lines
        if ability_cond(ability) is not None:
            cond = ability_cond(ability)
            lines.append(Said(depth + 1, f"only if {self.say.cond(cond)}", self.inside(cond)))
        if isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
            lines += self._block("pays", ability.cost, depth + 1, "cost")
            for target in ability.targets:
                lines.append(Said(depth + 1, self.say.choice(target), self.rules("Choose", "target")))
            if ability.modes is not None:
                lines += self.instr(ability.modes, depth + 1)
            lines += self._block("", ability.do, depth + 1)
        elif isinstance(ability, t.Replace):
            lines += self._block("pays", ability.cost, depth + 1, "cost")
            lines += self._block("instead" if not ability.keep else "and also", ability.instead, depth + 1)
        elif isinstance(ability, t.Passive):
            lines += [line for effect in ability.effects for line in self.continuous(effect, depth + 1)]
        return lines

    def _heading(self, heading: t.Heading, depth: int) -> Said:
        """A keyword at the head of the ability, and when the ability is active by it."""
        active = "" if heading.cond is None else f": active only if {self.say.cond(heading.cond)}"
        n = f", where n is {heading.n}" if heading.n and active else ""
        keyword = self.book.keywords.get(heading.keyword)
        rules = () if keyword is None else (keyword.rule,)
        return Said(depth, f"{heading.names()[-1]}{active}{n}", rules)

    def placed(self, zones: tuple[str, ...]) -> str:
        """Where an ability works."""
        own = getattr(self.say, "placed", None)
        said: str = own(zones) if own is not None else f"in the {' or '.join(zones)}"
        return said

    def _head(self, ability: t.Ability) -> str:
        word = f" ({ability.keyword})" if ability.keyword else ""
        zones = f", {self.placed(ability.zones)}" if ability.zones else ""
        if isinstance(ability, t.Activated):
            timing = self.say.timing(ability.timing) if ability.timing else ""
            return f"activated ability{word}{zones}{timing}{_limit(ability.limit)}"
        if isinstance(ability, t.Automatic):
            return f"automatic ability{word}{zones}{_limit(ability.limit)}: {self.say.trigger(ability.when)}"
        if isinstance(ability, t.Passive):
            return f"passive ability{word}{zones}"
        if isinstance(ability, t.Spell):
            return f"{self.say.spell}{word}{zones}"
        if isinstance(ability, t.Replace):
            change = "" if ability.amount is None else f", with {self.say.amount(ability.amount)} instead"
            to = f", to the {ability.dst}" if ability.dst else ""
            does = ("add to", "adds to") if ability.keep else ("replace", "replaces")
            may = f"may {does[0]}" if ability.may else does[1]
            return f"replacement{word}{zones}: {may} what happens {self.say.trigger(ability.when)}{change}{to}"
        if isinstance(ability, t.Mere):
            n = f" {ability.n}" if ability.n else ""
            return f"{ability.keyword}{n}{' ' + ability.word if ability.word else ''}: the game's procedures ask for it"
        return type(ability).__name__

    def _block(self, label: str, block: tuple[t.Instr, ...], depth: int, key: str = "") -> list[Said]:
        if not block:
            return []
        if not label:
            return self._instrs(block, depth)
        inner = self._instrs(block, depth + 1)
        return [Said(depth, label, self.rules(key) if key else ()), *inner]

    def _instrs(self, block: tuple[t.Instr, ...], depth: int) -> list[Said]:
        """The instructions of a block; an action that the tree spells out by its name, if there are own words."""
        lines: list[Said] = []
        i = 0
        while i < len(block):
            action = spelled_out(block[i : i + 3]) if self.sayer is not None else None
            if action is None:
                lines += [] if i and _told_again(block[i - 1], block[i]) else self.instr(block[i], depth)
            else:
                lines.append(Said(depth, self.say.action(action), self._rules_of(block[i + 2])))
            i += 1 if action is None else 3
        return lines

    # --- instructions --------------------------------------------------------------------------------------------

    def instr(self, instr: t.Instr, depth: int) -> list[Said]:
        if isinstance(instr, t.May):
            head = f"{who_is(instr.who)} may" + (", as a cost" if instr.cost else "")
            rules = self.rules("Did", instr.name) or self.rules("May")
            lines = [Said(depth, head, rules), *(x for i in instr.cost for x in self.instr(i, depth + 2))]
            if instr.cost and instr.do:
                lines.append(Said(depth + 1, "and if so"))
            return lines + [x for i in instr.do for x in self.instr(i, depth + (2 if instr.cost else 1))]
        if isinstance(instr, t.If):
            lines = [Said(depth, f"if {self.say.cond(instr.cond)}", self.inside(instr.cond))]
            lines += [x for i in instr.then for x in self.instr(i, depth + 1)]
            if instr.otherwise:
                lines += [Said(depth, "otherwise"), *(x for i in instr.otherwise for x in self.instr(i, depth + 1))]
            return lines
        if isinstance(instr, t.Modes):
            head = f"choose {'up to ' if instr.up_to else ''}{instr.n} of {len(instr.options)}"
            head += " while playing" if instr.played else ""
            lines = [Said(depth, head, self.rules("Modes"))]
            for i, option in enumerate(instr.options, 1):
                lines.append(Said(depth + 1, f"option {i}"))
                targets = instr.targets[i - 1] if i <= len(instr.targets) else ()
                lines += [Said(depth + 2, self.say.choice(c), self.rules("Choose", "target")) for c in targets]
                lines += [x for part in option for x in self.instr(part, depth + 2)]
            return lines
        if isinstance(instr, (t.Repeat, t.ForEach, t.Delay, t.Then, t.Until, t.By)):
            return [
                Said(depth, self.say.outer(instr), self.rules(type(instr).__name__)),
                *(x for i in instr.do for x in self.instr(i, depth + 1)),
            ]
        if isinstance(instr, t.Items):
            lines = []
            for cond, block in zip(instr.conds, instr.blocks, strict=True):
                lines.append(Said(depth, f"if {self.say.cond(cond)}", self.inside(cond)))
                lines += [x for i in block for x in self.instr(i, depth + 1)]
            return lines
        if isinstance(instr, t.Continue):
            inner = [line for effect in instr.effects for line in self.continuous(effect, depth + 1)]
            return [Said(depth, self.say.lasting(instr), self.rules("Continue")), *inner]
        return [Said(depth, self.say.plain(instr), self._rules_of(instr))]

    def _rules_of(self, instr: t.Instr) -> tuple[str, ...]:
        name = type(instr).__name__
        if isinstance(instr, t.Do):
            verb = self.base.verbs.get(instr.verb) or self.book.verbs.get(instr.verb)
            return (verb.rule,) if verb is not None else ()
        if isinstance(instr, t.Move):
            return self.rules(name, instr.word)
        if isinstance(instr, t.Choose):
            how = "random" if instr.random else "target" if instr.target else "up to" if instr.up_to else ""
            return self.rules(name, how)
        if isinstance(instr, t.SetFace):
            return self.rules(name, instr.word)
        if isinstance(instr, t.Draw):
            return self.rules(name, "up to" if instr.up_to else "")
        return self.rules(name)

    # --- continuous effects --------------------------------------------------------------------------------------

    def continuous(self, effect: t.Continuous, depth: int) -> list[Said]:
        rules = self.rules(type(effect).__name__)
        if isinstance(effect, t.Grant):
            gets = "get" if isinstance(effect.what, t.Some) else "gets"
            head = Said(depth, f"{self.say.all_of(effect.what)} {gets}", rules)
            return [head, *(line for a in effect.abilities for line in self.ability(a, depth + 1))]
        return [Said(depth, self.say.effect(effect), rules)]

    # --- paragraphs ----------------------------------------------------------------------------------------------

    def rules(self, name: str, word: str = "") -> tuple[str, ...]:
        rule = self.behind.get(f"{name} {word}") if word else None
        rule = rule or self.behind.get(name)
        return (rule,) if rule else ()

    def inside(self, node: Any) -> tuple[str, ...]:
        """The paragraphs of what a condition names."""
        found: list[str] = []
        for part in walk.nodes(node):
            if isinstance(part, (t.Named, t.Number, t.Did)):
                word = part.name.split()[0] if isinstance(part, t.Named) else part.name
                found += [rule] if (rule := self.behind.get(f"{type(part).__name__} {word}")) else []
        return tuple(dict.fromkeys(found))


def ability_cond(ability: t.Ability) -> t.Cond | None:
    if isinstance(ability, (t.Activated, t.Automatic, t.Passive, t.Replace, t.Spell)):
        return ability.cond
    return None


def _told_again(change: t.Instr, told: t.Instr) -> bool:
    """Whether an instruction only announces by its name what the one before has done to what was chosen."""
    if not (isinstance(change, (t.Move, t.SetFace)) and isinstance(told, t.Do) and isinstance(change.what, t.Ref)):
        return False
    return (change.word, change.what.name) == (told.verb, told.word) and told == t.Do(told.verb, word=told.word)


def _carries_text(ability: t.Ability) -> bool:
    return isinstance(ability, (t.Automatic, t.Activated)) and not ability.do


def _limit(n: int) -> str:
    return "" if not n else ", once per turn" if n == 1 else f", {n} times per turn"
