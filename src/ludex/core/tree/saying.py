"""Trees in plain words: what an instruction does, in one line. It is no card text: it says what the engine will do.

`saying` makes what options and prompts tell of an ability (`resolving/clauses.py`); the card laboratory explains
whole cards with the same words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludex.core import tree as t
from ludex.core.tree import walk


def _parts(sel: t.Sel) -> list[t.Sel]:
    """What a group says of its objects, one thing after the other."""
    return [part for inner in sel.parts for part in _parts(inner)] if isinstance(sel, t.All) else [sel]


class Saying:
    """Says trees in words. `adjectives` are the types that stand before another type. `names`: whether the names under
    which a tree keeps what was chosen are told, too; without them, what was chosen is `it`."""

    def __init__(self, adjectives: tuple[str, ...] = (), names: bool = True) -> None:
        self.adjectives = adjectives
        self.names = names
        self.spell = "spell ability"

    # --- whole clauses -------------------------------------------------------------------------------------------

    def ability(self, ability: t.Ability) -> str:
        """An ability with its trigger, its cost and what it does."""
        does = self.does(ability)
        return f"{self.trigger(ability.when)}: {does}" if isinstance(ability, t.Automatic) else does

    def does(self, ability: t.Ability) -> str:
        """What an ability does, after its cost."""
        if isinstance(ability, t.Replace) and ability.instead:
            return f"{'you may ' if ability.may else ''}{self.block(ability.instead)}"
        if not isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
            return ability.keyword
        modes = () if ability.modes is None else (ability.modes,)
        does = self.block((*ability.targets, *modes, *ability.do)) or ability.keyword
        return f"{self.block(ability.cost)}: {does}" if ability.cost else does

    def block(self, block: tuple[t.Instr, ...]) -> str:
        said: list[str] = []
        i = 0
        while i < len(block):
            action = spelled_out(block[i : i + 3])
            said.append(self.instr(block[i]) if action is None else self.action(action))
            i += 1 if action is None else 3
        return "; ".join(said)

    def action(self, choose: t.Choose) -> str:
        """An action of the game that a tree spells out, by its name: the choice says of how many and of which."""
        return f"{action_of(choose)} {self._most(choose)} of {self.group(choose.what)}{self._such(choose)}"

    def instr(self, instr: t.Instr) -> str:
        """An instruction with all that is inside it."""
        if isinstance(instr, t.May):
            return f"{who_is(instr.who)} may: {self.question(instr)}"
        if isinstance(instr, t.If):
            otherwise = f"; otherwise: {self.block(instr.otherwise)}" if instr.otherwise else ""
            return f"if {self.cond(instr.cond)}: {self.block(instr.then)}{otherwise}"
        if isinstance(instr, t.Modes):
            n = f"up to {instr.n}" if instr.up_to else str(instr.n)
            return f"choose {n} of: {' / '.join(self.mode(instr, i) for i in range(len(instr.options)))}"
        if isinstance(instr, t.Items):
            parts = zip(instr.conds, instr.blocks, strict=True)
            return "; ".join(f"if {self.cond(cond)}: {self.block(block)}" for cond, block in parts)
        if isinstance(instr, (t.Repeat, t.ForEach, t.Delay, t.Then, t.Until, t.By)):
            return f"{self.outer(instr)}: {self.block(instr.do)}"
        if isinstance(instr, t.Continue):
            return f"{self.lasting(instr)}: {'; '.join(self.effect(effect) for effect in instr.effects)}"
        return self.plain(instr)

    def mode(self, modes: t.Modes, i: int) -> str:
        """One option of a list."""
        targets = modes.targets[i] if i < len(modes.targets) else ()
        return self.block((*targets, *modes.options[i]))

    def question(self, may: t.May) -> str:
        """What a player may do, and what follows if it is a cost."""
        if not may.cost:
            return self.block(may.do)
        then = f", and if so: {self.block(may.do)}" if may.do else ""
        return self.block(may.cost) + then

    def lasting(self, instr: t.Continue) -> str:
        return lasting_said(instr.until) if instr.until else "from now on"

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
            parts.append("with no other object" if when.other == t.Not(t.ANY) else f"with {self.group(when.other)}")
        if when.cause != t.ANY:
            parts.append(f"because of {self.group(when.cause)}")
        if when.player:
            parts.append(f"for {when.player}")
        if when.left:
            parts.append(f"leaving {when.left}")
        if when.least:
            parts.append(f"{when.least} or more")
        if when.phase:
            parts.append(f"in the {when.phase} phase")
        return " ".join(parts)

    def _way(self, when: t.When) -> str:
        way = f" from {zones_said(when.src)}" if when.src else ""
        way += f" from anywhere but {zones_said(when.not_src)}" if when.not_src else ""
        return way + (f" to {zones_said(when.dst)}" if when.dst else "")

    # --- instructions --------------------------------------------------------------------------------------------

    def outer(self, instr: t.Instr) -> str:
        if isinstance(instr, t.Repeat):
            return f"{self.amount(instr.n)} times"
        if isinstance(instr, t.ForEach):
            return f"for each of {self.group(instr.what)}"
        if isinstance(instr, t.Delay):
            often = "each time, " if instr.always else ""
            until = f", {lasting_said(instr.until)}" if instr.until else ""
            return f"later, {often}{self.trigger(instr.when)}{until}"
        if isinstance(instr, t.Until):
            return f"again and again, until {self.cond(instr.cond)}"
        if isinstance(instr, t.By):
            whose = f"who controls {self.group(instr.of)}" if instr.who == t.CONTROLLER else who_is(instr.who)
            return f"done by {whose}, who is `you` in this"
        return "then"

    def choice(self, choose: t.Choose) -> str:
        how = "take at random" if choose.random else f"{'' if choose.who == t.YOU else choose.who + ' '}select"
        such = self._such(choose)
        return f"{how} {self._most(choose)} of {self.group(choose.what)}{such}{self._called(choose.name)}"

    def _most(self, choose: t.Choose) -> str:
        if choose.up_to and isinstance(choose.n, t.Boundless):
            return "any number"
        return f"up to {self.amount(choose.n)}" if choose.up_to else self.amount(choose.n)

    def _such(self, choose: t.Choose) -> str:
        such = f", at least {choose.least}" if choose.least else ""
        such += self._limits(choose)
        if choose.past:
            such += f", past {choose.past}"
        if choose.fully:
            such += ", as many as possible"
        return such

    def _limits(self, choice: t.Choose | t.Search) -> str:
        """What is said of the cards of a choice together."""
        said = f", no two of one {choice.differ}" if choice.differ else ""
        if choice.alike:
            said += f", all of one {choice.alike}"
        if choice.total is not None:
            said += f", with {choice.total.figure} {choice.total.op} {self.amount(choice.total.amount)} in all"
        return said + (", besides those already taken" if choice.also else "")

    def timing(self, names: tuple[str, ...]) -> str:
        """When an activated ability may be played."""
        return f", also at {' and '.join(names)} timing"

    def _called(self, name: str) -> str:
        return f" (called {name!r})" if self.names else ""

    def plain(self, instr: t.Instr) -> str:
        if isinstance(instr, t.Choose):
            return self.choice(instr)
        if isinstance(instr, t.Move):
            place = f"the {instr.position} of the {instr.to}" if instr.position != "top" else f"the {instr.to}"
            whose = "" if instr.whose == t.OWNER else f" of {who_is(instr.whose)}"
            return f"{instr.word} {self.all_of(instr.what)} to {place}{whose}{lying(instr)}"
        if isinstance(instr, t.Draw):
            return f"{who_is(instr.who)} draw {'up to ' if instr.up_to else ''}{self.amount(instr.n)}"
        if isinstance(instr, t.Damage):
            return f"{self.amount(instr.n)} damage to {self.group(instr.what)}"
        if isinstance(instr, t.SetState):
            return f"{self.all_of(instr.what)} becomes {instr.state}"
        if isinstance(instr, t.SetFace):
            word = f" ({instr.word})" if instr.word else ""
            return f"turn {self.all_of(instr.what)} face {'up' if instr.up else 'down'}{word}"
        if isinstance(instr, t.Gain):
            if isinstance(instr.n, int) and instr.n < 0:
                return f"{who_is(instr.who)} spend {-instr.n} {instr.number}"
            return f"{who_is(instr.who)} get {self.amount(instr.n)} {instr.number}"
        if isinstance(instr, t.Counters):
            return f"{self.amount(instr.n)} {instr.name} counters on {self.all_of(instr.what)}"
        if isinstance(instr, t.Create):
            lies = f" ({instr.where})" if instr.where else ""
            lies += f", {instr.state}" if instr.state else ""
            return f"create {self.amount(instr.n)} {instr.card!r} in {whose_is(instr.who)} {instr.to}{lies}"
        if isinstance(instr, t.Do):
            about = "" if instr.what == t.SELF else f" {self.all_of(instr.what)}"
            word = f" ({instr.word})" if instr.word else ""
            n = f" by {self.amount(instr.n)}" if instr.n != 1 else ""
            return f"{instr.verb}{about or ' (this card)'}{n}{word}"
        if isinstance(instr, t.Look):
            n = f"{'up to ' if instr.up_to else ''}the {'bottom' if instr.bottom else 'top'} {self.amount(instr.n)}"
            them = f"{n} of {whose_zone(instr)}{self._called(instr.name)}"
            return f"take {them} unseen" if instr.unseen else f"look at {them}"
        if isinstance(instr, t.Search):
            group = self.group(instr.what)
            n = f"{'up to ' if instr.up_to else ''}{self.amount(instr.n)}"
            places = " and the ".join((whose_zone(instr) + (", if you did," if instr.given else ""), *instr.more))
            return f"search {places} for {n} of {group}{self._limits(instr)}{self._called(instr.name)}"
        if isinstance(instr, t.RevealUntil):
            until = "it is" if instr.n == 1 else f"there are {self.amount(instr.n)} of"
            group = self.group(instr.what)
            return f"reveal the top of the {instr.zone} until {until} {group}{self._called(instr.name)}"
        if isinstance(instr, t.Reveal):
            return f"reveal {self.group(instr.what)}"
        if isinstance(instr, t.Shuffle):
            return f"shuffle {whose_is(instr.who)} {instr.zone}"
        if isinstance(instr, t.Roll):
            return f"roll a die of {instr.sides} sides{self._called(instr.name)}"
        if isinstance(instr, t.Finish):
            return f"{who_is(instr.who)} {'win' if instr.wins else 'lose'} the game"
        if isinstance(instr, t.Divide):
            return f"divide {self.amount(instr.amount)} among {instr.among!r}{self._called(instr.name)}"
        if isinstance(instr, t.NameNumber):
            return f"{who_is(instr.who)} name a number from {self.amount(instr.least)} to {self.amount(instr.most)}"
        return self.other(instr)

    # --- continuous effects --------------------------------------------------------------------------------------

    def effect(self, effect: t.Continuous) -> str:
        if isinstance(effect, (t.Modify, t.Price)):
            how = "becomes" if effect.op == "=" else "changes by"
            what = f"{effect.figure} of" if isinstance(effect, t.Modify) else "the cost of"
            next = "the next " if isinstance(effect, t.Price) and effect.once else ""
            return f"{what} {next}{self.all_of(effect.what)} {how} {self.amount(effect.amount)}"
        if isinstance(effect, t.Rename):
            said = repr(effect.value) if effect.of is None else f"of {self.group(effect.of)}"
            return f"{self.all_of(effect.what)}: {effect.op} {effect.kind} {said}"
        if isinstance(effect, t.Grant):
            gets = [a.keyword or self.ability(a) for a in effect.abilities]
            gets += [f"the abilities of {self.group(effect.of)}"] if effect.of is not None else []
            return f"{self.all_of(effect.what)} gets {', '.join(gets)}"
        if isinstance(effect, t.Strip):
            kinds = {"Keyword": "all abilities with a keyword", "Plain": "all abilities without a keyword"}
            which = effect.keyword or kinds.get(effect.kind, effect.kind) or "all abilities"
            lost = f"{'printed ' if effect.printed else ''}{which}"
            return f"{self.all_of(effect.what)} {'keeps without effect' if effect.negate else 'loses'} {lost}"
        if isinstance(effect, t.Rule):
            to = f" towards {self.group(effect.to)}" if effect.to != t.ANY else ""
            to += " if there is any" if effect.if_any else ""
            to += f", by {self.amount(effect.n)}" if effect.n != 1 else ""
            to += ", the next time only" if effect.once else ""
            return f"{effect.op} {effect.query!r} for {self.all_of(effect.what)}{to}"
        return self.other(effect)

    # --- nouns, amounts, conditions ------------------------------------------------------------------------------

    def all_of(self, sel: t.Sel) -> str:
        """The objects of a deed or a gift: what is listed is meant together."""
        return " and ".join(map(self.group, sel.parts)) if isinstance(sel, t.Some) else self.group(sel)

    def group(self, sel: t.Sel) -> str:
        parts = tuple(_parts(sel))
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
        after.sort(key=lambda words: words.startswith("that is not"))
        return " ".join([*dict.fromkeys(before), noun or "card", *after])

    def _part(self, part: t.Sel) -> tuple[str, str]:
        if isinstance(part, t.Side):
            return {t.YOU: "your", t.OPPONENT: "enemy"}.get(part.who, f"{part.who}'s"), "before"
        if isinstance(part, t.Not):
            return ("other", "before") if part.part == t.SELF else (f"that is not {self.group(part.part)}", "after")
        if isinstance(part, t.Self):
            return "this card", "after"
        if isinstance(part, t.Ref):
            return {"it": "it", "other": "the other one"}.get(
                part.name, repr(part.name) if self.names else "it"
            ), "noun"
        if isinstance(part, t.Word):
            if part.kind == "type":
                return part.value, "noun" if part.value not in self.adjectives else "before"
            return (f"named {part.value!r}", "after") if part.kind == "name" else (part.value, "before")
        if isinstance(part, t.Zone):
            return f"in {zones_said(part.names)}", "after"
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
        if isinstance(part, t.Role):
            to = "" if isinstance(part.to, t.Anything) else f" (with {self.group(part.to)})"
            return f"{part.word}{to}", "before" if not to else "after"
        if isinstance(part, t.Within):
            return f"with {part.value!r} in its {part.kind}", "after"
        if isinstance(part, t.SameSide):
            return f"on the side of {self.group(part.what)}", "after"
        if isinstance(part, t.Top):
            top = "top card" if part.n == 1 else f"top {self.amount(part.n)} cards"
            return f"{top} of the {part.zone} of {who_is(part.who)}", "noun"
        if isinstance(part, t.Lies):
            return f"on {part.on}", "after"
        if isinstance(part, t.Slot):
            return f"in place {' or '.join(map(str, part.slots))}", "after"
        if isinstance(part, t.Beside):
            how = f"{part.how} " if part.how in ("behind", "before") else f"on the same {part.how} as "
            return how + self.group(part.what), "after"
        if isinstance(part, t.Related):
            return f"{part.relation} {self.group(part.what)}", "after"
        if isinstance(part, t.Linked):
            return f"under {self.group(part.what)}", "after"
        if isinstance(part, t.Player):
            return {t.YOU: "yourself", t.OPPONENT: "the opponent"}.get(part.who, "player"), "noun"
        if isinstance(part, t.Shares):
            return f"with the same {part.kind} as {self.group(part.what)}", "after"
        if isinstance(part, t.FaceUp):
            return f"face {'up' if part.up else 'down'}", "before"
        if isinstance(part, t.Underwent):
            return f"of which this turn {self.trigger(part.when)}", "after"
        if isinstance(part, t.Extreme):
            return f"{self.group(part.what)} with the {'highest' if part.most else 'lowest'} {part.figure}", "noun"
        if isinstance(part, t.Some):
            return f"({' or '.join(self.group(p) for p in part.parts)})", "after"
        if isinstance(part, t.Anything):
            return "card", "noun"
        if isinstance(part, t.All):
            return f"({self.group(part)})", "after"
        return self.other(part), "after"

    def amount(self, n: t.Amount) -> str:
        if isinstance(n, int):
            return str(n)
        if isinstance(n, t.Count):
            return f"the number of {self.group(n.what)}"
        if isinstance(n, t.Alike):
            return f"the most of {self.group(n.what)} with one {n.kind}"
        if isinstance(n, t.Distinct):
            return (
                f"the number of different {n.kind}s{f' with {n.within!r}' if n.within else ''} of {self.group(n.what)}"
            )
        if isinstance(n, t.FigureOf):
            return f"the {n.figure} of {self.group(n.what)}"
        if isinstance(n, t.Number):
            return f"the {n.name} of {who_is(n.who)}"
        if isinstance(n, t.Altered):
            return self.amount(n.n)
        if isinstance(n, t.Memory):
            return f"the number kept as {n.name!r}"
        if isinstance(n, t.Happened):
            whom = "" if n.of == t.SELF else f", for {self.group(n.of)} itself"
            much = "how much in total" if n.total else "how often"
            span = f"in this {n.when.span.removesuffix('s')}" if n.when.span else "this turn"
            return f"{much} {span} {self.trigger(n.when)}{whom}"
        if isinstance(n, t.Chosen):
            return n.name
        if isinstance(n, t.Greatest):
            return f"the highest {n.figure} of {self.group(n.what)}"
        if isinstance(n, t.EventAmount):
            return "as much"
        if isinstance(n, t.Boundless):
            return "∞"
        if isinstance(n, t.Spots):
            bare = f" without {self.group(n.without)}" if n.without != t.Not(t.ANY) else ""
            return f"the number of {' '.join(n.on)} spots of {who_is(n.who)}{bare}"
        if isinstance(n, t.Plus):
            return " + ".join(self.amount(part) for part in n.parts)
        if isinstance(n, t.Modulo):
            return f"the rest of {self.amount(n.a)} divided by {n.b}"
        if isinstance(n, t.CountersOn):
            return f"the number of {n.name} counters on {self.group(n.what)}"
        if isinstance(n, t.Turned):
            return f"the number of {self.group(n.such)} among {n.name!r} that this has turned"
        if isinstance(n, t.Moved):
            where = f" to the {n.to}" if n.to else ""
            return f"the number of {self.group(n.such)} among {n.name!r} that this has moved{where}"
        if isinstance(n, t.Played):
            return f"the number of {self.group(n.such)} that {who_is(n.who)} played this turn"
        if isinstance(n, t.Fits):
            return f"how often {n.size} fits into {self.amount(n.a)}"
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
            return f"it is the turn of {who_is(cond.who)}"
        if isinstance(cond, t.During):
            return f"it is the {cond.phase} phase"
        if isinstance(cond, (t.Both, t.Either)):
            joint = " and " if isinstance(cond, t.Both) else " or "
            return joint.join(self.cond(part) for part in cond.parts)
        if isinstance(cond, t.Unless):
            return f"not ({self.cond(cond.part)})"
        if isinstance(cond, t.Did):
            return f"{cond.name!r} was done"
        if isinstance(cond, t.CameFrom):
            return f"it came from {zones_said(cond.zones)}" + (f" to {zones_said(cond.to)}" if cond.to else "")
        if isinstance(cond, t.CausedBy):
            return f"an effect of {self.group(cond.what)} did it"
        if isinstance(cond, t.Heading):
            return f"{cond.names()[-1]} is active"
        if isinstance(cond, t.Named):
            return cond.name
        return self.other(cond)

    def other(self, node: object) -> str:
        """A node that nobody gave words: its name and what is in it."""
        if not isinstance(node, t.Node):
            return repr(node)
        inner = ", ".join(self.other(value) for value in walk.values_of(node))
        return f"{type(node).__name__}({inner})"


def lasting_said(until: str) -> str:
    """A duration in words: `while` a state of its card lasts, or until the end of a time."""
    state = until.removeprefix("while ")
    return f"until the end of the {until}" if state == until else f"while this card is {state}"


def who_is(who: str) -> str:
    return {t.OPPONENT: "the opponent", t.EACH: "each player"}.get(who, who)


def whose_is(who: str) -> str:
    return {t.YOU: "your", t.OPPONENT: "the opponent's", t.EACH: "each player's"}.get(who, f"{who}'s")


def whose_zone(instr: t.Look | t.Search) -> str:
    """The zone that is looked at or searched; one's own is not said."""
    return f"the {instr.zone}" if instr.who == t.YOU else f"{whose_is(instr.who)} {instr.zone}"


def lying(move: t.Move) -> str:
    """How the cards lie that are moved."""
    face = "" if move.up is None else f", face {'up' if move.up else 'down'}"
    return (f", {move.state}" if move.state else "") + face


def zones_said(names: tuple[str, ...]) -> str:
    return "the " + " or ".join(names)


def action_of(choose: t.Choose) -> str:
    """The action of the game for which a choice is made; "": for none."""
    return choose.n.query if isinstance(choose.n, t.Altered) else ""


def spelled_out(block: tuple[t.Instr, ...]) -> t.Choose | None:
    """The choice, if the three instructions are an action of the game: so many are chosen as the action says, it is
    done to them, and the action is announced."""
    if len(block) < 3:
        return None
    choose, change, told = block
    if not (isinstance(choose, t.Choose) and isinstance(change, (t.Move, t.SetFace)) and isinstance(told, t.Do)):
        return None
    action = action_of(choose)
    done = change.what == t.Ref(choose.name) and change.word == action
    return choose if action and done and (told.verb, told.word) == (action, choose.name) else None


def saying(adjectives: tuple[str, ...], *parts: object) -> Saying:
    """The words for a clause that consists of these trees: names are told only if they keep several things apart. What
    an action of the game chooses for itself alone needs no name."""
    nodes = list(walk.nodes(*parts))
    refs = [node.name for node in nodes if isinstance(node, t.Ref)]
    alone = {
        node.name for node in nodes if isinstance(node, t.Choose) and action_of(node) and refs.count(node.name) == 1
    }
    bound = {node.name for node in nodes if isinstance(node, BINDS)} - alone
    return Saying(adjectives, names=len(bound) > 1)


def in_words(tree: object) -> str:
    """Any tree, or tuple of trees, in words: an ability with its trigger, an instruction, an effect, a group."""
    say = Saying()
    if isinstance(tree, tuple):
        return "; ".join(in_words(part) for part in tree)
    if isinstance(tree, t.Passive):
        return "; ".join(say.effect(effect) for effect in tree.effects) or tree.keyword
    if isinstance(tree, t.Replace):
        return f"instead, {say.trigger(tree.when)}: {say.block(tree.instead)}"
    if isinstance(tree, t.Ability):
        return say.ability(tree) or tree.keyword
    if isinstance(tree, t.Instr):
        return say.instr(tree)
    if isinstance(tree, t.Sel):
        return say.group(tree)
    return say.effect(tree) if isinstance(tree, t.Continuous) else say.other(tree)


Sayer = Callable[..., Saying]
"""Makes the words for a clause that consists of trees, as `saying` does."""

BINDS: Final = (t.Choose, t.Look, t.Search, t.RevealUntil, t.Roll, t.Divide, t.NameNumber)
"""The instructions that keep something under a name."""
