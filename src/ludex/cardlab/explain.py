"""A tree in plain words, with the paragraphs of its parts. It is no card text: it says what the engine will do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Book
from ludex.core.tree import walk


class Said(NamedTuple):
    """One line of an explanation: its depth, the words, and the paragraphs."""

    depth: int
    words: str
    rules: tuple[str, ...] = ()


class Explainer:
    """Says trees in the words of one book. `behind` are the paragraphs of nodes, `adjectives` the types that stand
    before another type (`ludex.games.lab.Lab`)."""

    def __init__(self, book: Book, behind: Mapping[str, str], adjectives: tuple[str, ...] = ()) -> None:
        self.book = book
        self.behind = behind
        self.adjectives = adjectives

    def ability(self, ability: t.Ability, depth: int = 0) -> list[Said]:
        """An ability, line by line."""
        rules = self.rules(type(ability).__name__, ability.keyword)
        keyword = self.book.keywords.get(ability.keyword)
        if keyword is not None:
            rules = (keyword.rule, *rules)
            if ability in keyword.means and not _carries_text(ability):
                return [Said(depth, f"{keyword.name}, as its paragraph defines it", rules)]
        lines = [Said(depth, self._head(ability), rules)]
        if isinstance(ability, t.Mere):
            return lines
        if ability_cond(ability) is not None:
            cond = ability_cond(ability)
            lines.append(Said(depth + 1, f"only if {self.cond(cond)}", self.inside(cond)))
        if isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
            lines += self._block("pays", ability.cost, depth + 1, "cost")
            for target in ability.targets:
                lines.append(Said(depth + 1, self.choice(target), self.rules("Choose", "target")))
            if ability.modes is not None:
                lines += self.instr(ability.modes, depth + 1)
            lines += self._block("", ability.do, depth + 1)
        elif isinstance(ability, t.Replace):
            lines += self._block("pays", ability.cost, depth + 1, "cost")
            lines += self._block("instead" if not ability.keep else "and also", ability.instead, depth + 1)
        elif isinstance(ability, t.Passive):
            lines += [line for effect in ability.effects for line in self.continuous(effect, depth + 1)]
        return lines

    def _head(self, ability: t.Ability) -> str:
        word = f" ({ability.keyword})" if ability.keyword else ""
        zones = f", in the {' or '.join(ability.zones)}" if ability.zones else ""
        if isinstance(ability, t.Activated):
            timing = f", also at {' and '.join(ability.timing)} timing" if ability.timing else ""
            return f"activated ability{word}{zones}{timing}{_limit(ability.limit)}"
        if isinstance(ability, t.Automatic):
            return f"automatic ability{word}{zones}{_limit(ability.limit)}: {self.trigger(ability.when)}"
        if isinstance(ability, t.Passive):
            return f"passive ability{word}{zones}"
        if isinstance(ability, t.Spell):
            return f"spell ability{word}{zones}"
        if isinstance(ability, t.Replace):
            change = "" if ability.amount is None else f", with {self.amount(ability.amount)} instead"
            to = f", to the {ability.dst}" if ability.dst else ""
            may = "may replace" if ability.may else "replaces"
            return f"replacement{word}{zones}: {may} what happens {self.trigger(ability.when)}{change}{to}"
        if isinstance(ability, t.Mere):
            n = f" {ability.n}" if ability.n else ""
            return f"{ability.keyword}{n}{' ' + ability.word if ability.word else ''}: the game's procedures ask for it"
        return type(ability).__name__

    def _block(self, label: str, block: tuple[t.Instr, ...], depth: int, key: str = "") -> list[Said]:
        if not block:
            return []
        if not label:
            return [line for instr in block for line in self.instr(instr, depth)]
        inner = [line for instr in block for line in self.instr(instr, depth + 1)]
        return [Said(depth, label, self.rules(key) if key else ()), *inner]

    # --- triggers ------------------------------------------------------------------------------------------------

    def trigger(self, when: t.Trigger) -> str:
        if isinstance(when, t.Becomes):
            return f"once it becomes true that {self.cond(when.cond)}"
        words = f"when {self.group(when.subject)} " if when.subject != t.ANY else "when "
        moves = f"moves{self._way(when)}" if when.event == "move" else f"{when.event!r} happens"
        parts = [words + moves]
        if when.word:
            parts.append(f"by {when.word}")
        if when.other != t.ANY:
            parts.append(f"with {self.group(when.other)}")
        if when.cause != t.ANY:
            parts.append(f"because of {self.group(when.cause)}")
        if when.player:
            parts.append(f"for {when.player}")
        return " ".join(parts)

    def _way(self, when: t.When) -> str:
        way = f" from {_zones(when.src)}" if when.src else ""
        way += f" from anywhere but {_zones(when.not_src)}" if when.not_src else ""
        return way + (f" to {_zones(when.dst)}" if when.dst else "")

    # --- instructions --------------------------------------------------------------------------------------------

    def instr(self, instr: t.Instr, depth: int) -> list[Said]:
        if isinstance(instr, t.May):
            head = f"{_who(instr.who)} may" + (", as a cost" if instr.cost else "")
            rules = self.rules("Did", instr.name) or self.rules("May")
            lines = [Said(depth, head, rules), *(x for i in instr.cost for x in self.instr(i, depth + 2))]
            if instr.cost and instr.do:
                lines.append(Said(depth + 1, "and if so"))
            return lines + [x for i in instr.do for x in self.instr(i, depth + (2 if instr.cost else 1))]
        if isinstance(instr, t.If):
            lines = [Said(depth, f"if {self.cond(instr.cond)}", self.inside(instr.cond))]
            lines += [x for i in instr.then for x in self.instr(i, depth + 1)]
            if instr.otherwise:
                lines += [Said(depth, "otherwise"), *(x for i in instr.otherwise for x in self.instr(i, depth + 1))]
            return lines
        if isinstance(instr, t.Modes):
            head = f"choose {'up to ' if instr.up_to else ''}{instr.n} of {len(instr.options)}"
            lines = [Said(depth, head, self.rules("Modes"))]
            for i, option in enumerate(instr.options, 1):
                lines.append(Said(depth + 1, f"option {i}"))
                targets = instr.targets[i - 1] if i <= len(instr.targets) else ()
                lines += [Said(depth + 2, self.choice(c), self.rules("Choose", "target")) for c in targets]
                lines += [x for part in option for x in self.instr(part, depth + 2)]
            return lines
        if isinstance(instr, (t.Repeat, t.ForEach, t.Delay, t.Then, t.Until, t.By)):
            return [
                Said(depth, self._outer(instr), self.rules(type(instr).__name__)),
                *(x for i in instr.do for x in self.instr(i, depth + 1)),
            ]
        if isinstance(instr, t.Items):
            lines = []
            for cond, block in zip(instr.conds, instr.blocks, strict=True):
                lines.append(Said(depth, f"if {self.cond(cond)}", self.inside(cond)))
                lines += [x for i in block for x in self.instr(i, depth + 1)]
            return lines
        if isinstance(instr, t.Continue):
            until = f"until the end of the {instr.until}" if instr.until else "from now on"
            inner = [line for effect in instr.effects for line in self.continuous(effect, depth + 1)]
            return [Said(depth, until, self.rules("Continue")), *inner]
        return [Said(depth, self._plain(instr), self._rules_of(instr))]

    def _outer(self, instr: t.Instr) -> str:
        if isinstance(instr, t.Repeat):
            return f"{self.amount(instr.n)} times"
        if isinstance(instr, t.ForEach):
            return f"for each of {self.group(instr.what)}"
        if isinstance(instr, t.Delay):
            often = "each time, " if instr.always else ""
            until = f", until the end of the {instr.until}" if instr.until else ""
            return f"later, {often}{self.trigger(instr.when)}{until}"
        if isinstance(instr, t.Until):
            return f"again and again, until {self.cond(instr.cond)}"
        if isinstance(instr, t.By):
            whose = f"who controls {self.group(instr.of)}" if instr.who == t.CONTROLLER else _who(instr.who)
            return f"done by {whose}, who is `you` in this"
        return "then"

    def _rules_of(self, instr: t.Instr) -> tuple[str, ...]:
        name = type(instr).__name__
        if isinstance(instr, t.Do):
            verb = self.book.verbs.get(instr.verb)
            return (verb.rule,) if verb is not None else ()
        if isinstance(instr, t.Move):
            return self.rules(name, instr.word)
        if isinstance(instr, t.Choose):
            return self.rules(name, "random" if instr.random else "target" if instr.target else "")
        if isinstance(instr, t.Draw):
            return self.rules(name, "up to" if instr.up_to else "")
        return self.rules(name)

    def choice(self, choose: t.Choose) -> str:
        n = self.amount(choose.n)
        most = f"up to {n}" if choose.up_to else n
        how = "take at random" if choose.random else f"{'' if choose.who == t.YOU else choose.who + ' '}select"
        differ = f", no two of one {choose.differ}" if choose.differ else ""
        return f"{how} {most} of {self.group(choose.what)}{differ} (called {choose.name!r})"

    def _plain(self, instr: t.Instr) -> str:
        if isinstance(instr, t.Choose):
            return self.choice(instr)
        if isinstance(instr, t.Move):
            place = f"the {instr.position} of the {instr.to}" if instr.position != "top" else f"the {instr.to}"
            state = f", {instr.state}" if instr.state else ""
            return f"{instr.word} {self.group(instr.what)}: to {place}{state}"
        if isinstance(instr, t.Draw):
            return f"{_who(instr.who)} draw {'up to ' if instr.up_to else ''}{self.amount(instr.n)}"
        if isinstance(instr, t.Damage):
            return f"{self.amount(instr.n)} damage to {self.group(instr.what)}"
        if isinstance(instr, t.SetState):
            return f"{self.group(instr.what)} becomes {instr.state}"
        if isinstance(instr, t.Gain):
            if isinstance(instr.n, int) and instr.n < 0:
                return f"{_who(instr.who)} spend {-instr.n} {instr.number}"
            return f"{_who(instr.who)} get {self.amount(instr.n)} {instr.number}"
        if isinstance(instr, t.Counters):
            return f"{self.amount(instr.n)} {instr.name} counters on {self.group(instr.what)}"
        if isinstance(instr, t.Create):
            return f"create {self.amount(instr.n)} {instr.card!r} in the {instr.to} of {_who(instr.who)}"
        if isinstance(instr, t.Do):
            about = "" if instr.what == t.SELF else f" {self.group(instr.what)}"
            word = f" ({instr.word})" if instr.word else ""
            n = f" by {self.amount(instr.n)}" if instr.n != 1 else ""
            return f"{instr.verb}{about or ' (this card)'}{n}{word}"
        if isinstance(instr, t.Look):
            return f"look at the top {self.amount(instr.n)} of the {instr.zone} (called {instr.name!r})"
        if isinstance(instr, t.Search):
            group = self.group(instr.what)
            differ = f", no two of one {instr.differ}" if instr.differ else ""
            return f"search the {instr.zone} for {self.amount(instr.n)} of {group}{differ} (called {instr.name!r})"
        if isinstance(instr, t.RevealUntil):
            return f"reveal the top of the {instr.zone} until it is {self.group(instr.what)} (called {instr.name!r})"
        if isinstance(instr, t.Reveal):
            return f"reveal {self.group(instr.what)}"
        if isinstance(instr, t.Shuffle):
            return f"shuffle the {instr.zone} of {_who(instr.who)}"
        if isinstance(instr, t.Roll):
            return f"roll a die of {instr.sides} sides (called {instr.name!r})"
        if isinstance(instr, t.Finish):
            return f"{_who(instr.who)} {'win' if instr.wins else 'lose'} the game"
        if isinstance(instr, t.Divide):
            return f"divide {self.amount(instr.amount)} among {instr.among!r} (called {instr.name!r})"
        if isinstance(instr, t.NameNumber):
            return f"{_who(instr.who)} name a number from {self.amount(instr.least)} to {self.amount(instr.most)}"
        return self.other(instr)

    # --- continuous effects --------------------------------------------------------------------------------------

    def continuous(self, effect: t.Continuous, depth: int) -> list[Said]:
        rules = self.rules(type(effect).__name__)
        if isinstance(effect, t.Modify):
            how = "becomes" if effect.op == "=" else "changes by"
            words = f"{effect.figure} of {self.group(effect.what)} {how} {self.amount(effect.amount)}"
            return [Said(depth, words, rules)]
        if isinstance(effect, t.Rename):
            words = f"{self.group(effect.what)}: {effect.op} {effect.kind} {effect.value!r}"
            return [Said(depth, words, rules)]
        if isinstance(effect, t.Grant):
            head = Said(depth, f"{self.group(effect.what)} gets", rules)
            return [head, *(line for a in effect.abilities for line in self.ability(a, depth + 1))]
        if isinstance(effect, t.Strip):
            what = effect.keyword or effect.kind or "all abilities"
            return [Said(depth, f"{self.group(effect.what)} loses {what}", rules)]
        if isinstance(effect, t.Price):
            how = "becomes" if effect.op == "=" else "changes by"
            next = "the next " if effect.once else ""
            return [
                Said(depth, f"the cost of {next}{self.group(effect.what)} {how} {self.amount(effect.amount)}", rules)
            ]
        if isinstance(effect, t.Rule):
            to = f" towards {self.group(effect.to)}" if effect.to != t.ANY else ""
            return [Said(depth, f"{effect.op} {effect.query!r} for {self.group(effect.what)}{to}", rules)]
        return [Said(depth, self.other(effect), rules)]

    # --- nouns, amounts, conditions ------------------------------------------------------------------------------

    def group(self, sel: t.Sel) -> str:
        parts = sel.parts if isinstance(sel, t.All) else (sel,)
        before: list[str] = []
        after: list[str] = []
        noun = ""
        for part in parts:
            word, place = self._part(part)
            if place == "noun" and not noun:
                noun = word
            elif place == "before":
                before.append(word)
            else:
                after.append(word)
        if not noun and not before and len(after) == 1 and not isinstance(parts[0], (t.Zone, t.Figure, t.Has)):
            return after[0]
        return " ".join([*before, noun or "card", *after])

    def _part(self, part: t.Sel) -> tuple[str, str]:
        if isinstance(part, t.Side):
            return {t.YOU: "your", t.OPPONENT: "enemy"}.get(part.who, f"{part.who}'s"), "before"
        if isinstance(part, t.Not):
            return ("other", "before") if part.part == t.SELF else (f"that is not {self.group(part.part)}", "after")
        if isinstance(part, t.Self):
            return "this card", "after"
        if isinstance(part, t.Ref):
            return {"it": "it", "other": "the other one"}.get(part.name, f"{part.name!r}"), "noun"
        if isinstance(part, t.Word):
            if part.kind == "type":
                return part.value, "noun" if part.value not in self.adjectives else "before"
            return (f"named {part.value!r}", "after") if part.kind == "name" else (part.value, "before")
        if isinstance(part, t.Zone):
            return f"in {_zones(part.names)}", "after"
        if isinstance(part, t.State):
            return part.word, "before"
        if isinstance(part, t.Has):
            return f"with {part.keyword}", "after"
        if isinstance(part, t.Figure):
            return f"with {part.figure} {part.op} {self.amount(part.amount)}", "after"
        if isinstance(part, t.Counter):
            return f"with {part.op} {part.n} {part.name} counters", "after"
        if isinstance(part, t.Mark):
            return f"marked {part.word}", "after"
        if isinstance(part, t.Within):
            return f"with {part.value!r} in its {part.kind}", "after"
        if isinstance(part, t.SameSide):
            return f"on the side of {self.group(part.what)}", "after"
        if isinstance(part, t.Shares):
            return f"with the same {part.kind} as {self.group(part.what)}", "after"
        if isinstance(part, t.FaceUp):
            return f"face {'up' if part.up else 'down'}", "before"
        if isinstance(part, t.Extreme):
            return f"{self.group(part.what)} with the {'highest' if part.most else 'lowest'} {part.figure}", "noun"
        if isinstance(part, t.Some):
            return f"({' or '.join(self.group(p) for p in part.parts)})", "after"
        if isinstance(part, t.Anything):
            return "card", "noun"
        return self.other(part), "after"

    def amount(self, n: t.Amount) -> str:
        if isinstance(n, int):
            return str(n)
        if isinstance(n, t.Count):
            return f"the number of {self.group(n.what)}"
        if isinstance(n, t.Distinct):
            return f"the number of different {n.kind}s of {self.group(n.what)}"
        if isinstance(n, t.FigureOf):
            return f"the {n.figure} of {self.group(n.what)}"
        if isinstance(n, t.Number):
            return f"the {n.name} of {_who(n.who)}"
        if isinstance(n, t.Memory):
            return f"the number kept as {n.name!r}"
        if isinstance(n, t.Happened):
            return f"how often this turn {self.trigger(n.when)}"
        if isinstance(n, t.Chosen):
            return n.name
        if isinstance(n, t.EventAmount):
            return "as much"
        if isinstance(n, t.Plus):
            return " + ".join(self.amount(part) for part in n.parts)
        if isinstance(n, t.Modulo):
            return f"the rest of {self.amount(n.a)} divided by {n.b}"
        if isinstance(n, t.CountersOn):
            return f"the number of {n.name} counters on {self.group(n.what)}"
        if isinstance(n, t.Moved):
            return f"the number of {self.group(n.such)} among {n.name!r} that this has moved"
        if isinstance(n, t.Played):
            return f"the number of {self.group(n.such)} that {_who(n.who)} played this turn"
        if isinstance(n, t.Times):
            return f"{self.amount(n.a)} x {self.amount(n.b)}"
        return self.other(n)

    def cond(self, cond: t.Cond | None) -> str:
        if isinstance(cond, t.Compare):
            return f"{self.amount(cond.a)} {cond.op} {self.amount(cond.b)}"
        if isinstance(cond, t.Exists):
            return f"there is {f'at least {cond.n}' if cond.n > 1 else 'a'} {self.group(cond.what)}"
        if isinstance(cond, t.Is):
            return f"{self.group(cond.what)} is {self.group(cond.such)}"
        if isinstance(cond, t.Among):
            return f"at least {cond.n} of {self.group(cond.what)} is {self.group(cond.such)}"
        if isinstance(cond, t.TurnOf):
            return f"it is the turn of {_who(cond.who)}"
        if isinstance(cond, (t.Both, t.Either)):
            joint = " and " if isinstance(cond, t.Both) else " or "
            return joint.join(self.cond(part) for part in cond.parts)
        if isinstance(cond, t.Unless):
            return f"not ({self.cond(cond.part)})"
        if isinstance(cond, t.Did):
            return f"{cond.name!r} was done"
        if isinstance(cond, t.CausedBy):
            return f"an effect of {self.group(cond.what)} did it"
        if isinstance(cond, t.Named):
            return cond.name
        return self.other(cond)

    def other(self, node: object) -> str:
        """A node that nobody gave words: its name and what is in it."""
        if not isinstance(node, t.Node):
            return repr(node)
        inner = ", ".join(self.other(value) for value in walk.values_of(node))
        return f"{type(node).__name__}({inner})"

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


def _carries_text(ability: t.Ability) -> bool:
    return isinstance(ability, (t.Automatic, t.Activated)) and not ability.do


def _limit(n: int) -> str:
    return "" if not n else ", once per turn" if n == 1 else f", {n} times per turn"


def _who(who: str) -> str:
    return {t.OPPONENT: "the opponent", t.EACH: "each player"}.get(who, who)


def _zones(names: tuple[str, ...]) -> str:
    return "the " + " or ".join(names)
