"""The exerciser: every ability of a compiled card is used in a position built for it, and something must happen.

Invariants are checked on the way. An ability that was not used, or that did nothing to be seen, is told with why.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from ludex.cardlab.instructions import Notes, watched
from ludex.cardlab.stage import BOLT, ME, THEM, Stage, alternatives
from ludex.core import events, layers, playing
from ludex.core import tree as t
from ludex.core.decisions import Decision, Option, texts
from ludex.core.event import Event
from ludex.core.flow import Frame, advance, decide
from ludex.core.objects import Card
from ludex.core.resolving import Resolve
from ludex.core.state import Game
from ludex.games import Spec
from ludex.testing import invariants

REFUSALS = ("no", "done", "do nothing", "do not pay", "do not replace", "end", "pass", "let go")
AFTER = 6
"""How many more decisions are taken once the ability was used."""
LONGEST = 60
MORE = 6
"""How often the likeliest way is tried again with other picks, if some instruction has not been seen yet."""

SEEN, IDLE, UNUSED, BROKEN, RULE = "seen", "idle", "unused", "broken", "rule"


class Tried(NamedTuple):
    """What became of one ability: `seen` (used, and something happened), `idle` (used, nothing happened), `unused`,
    `broken` (a crash or a broken law), `rule` (nothing a game shows: a rule on decks). `why` tells. Of its
    `instructions`, `missed` are those that were not seen to do anything, each with the reason."""

    card: Card
    number: int
    result: str
    why: str
    instructions: int = 0
    missed: tuple[str, ...] = ()


class Plan(NamedTuple):
    """How to bring an ability about: where the card lies, where in whose turn, what happens first, what to pick.
    `fresh`: the card came there this turn; `state`: how it lies; `bare`: there is little else."""

    zone: str
    phase: str = "main"
    active: int = ME
    before: Callable[[Game, int, Stage], None] | None = None
    wanted: Callable[[Game, int, Option], bool] | None = None
    fresh: bool = False
    state: str = ""
    bare: bool = False

    def build(self, stage: Stage, card: Card, ability: t.Ability, seed: int) -> tuple[Game, int]:
        return stage.build(
            card, self.zone, ability, self.phase, self.active, seed, self.fresh, self.state, self.bare
        )  # fmt: skip


# --- watching ----------------------------------------------------------------------------------------------------


class Watch:
    """An observer: was the ability played, and what happened while it resolved?"""

    def __init__(self, game: Game, ability: t.Ability, card: Card) -> None:
        self.ability = ability
        self.resolves = game.book.procedures[game.book.play_procedure].at[RESOLVES[game.book.play_procedure]]
        self.card = card
        self.used = False
        self.happened: list[str] = []
        self.effects = -1
        self.known = 0

    def step(self, game: Game, cite: str) -> None:
        if self._playing(game) >= 0:
            if not self.used:
                self.used = True
                self.effects = _lasting(game)
                self.known = _known(game)
        elif self.used and self.effects >= 0:
            self.over(game)

    def over(self, game: Game) -> None:
        """The ability has resolved: what is left of it?"""
        if self.effects >= 0 and _lasting(game) > self.effects:
            self.happened.append("effect")
        elif not self.happened and _known(game) != self.known:
            self.happened.append("knowledge")
        self.effects = -1

    def event(self, game: Game, event: Event) -> None:
        at = self._playing(game)
        blocks = [frame.local.block for frame in game.frames[at + 1 :] if isinstance(frame.local, Resolve)]
        if at < 0 or not blocks or self._pays(game.frames[at], blocks):
            return
        self.happened.append(f"{event.kind} {event.word}".strip())

    def _pays(self, frame: Frame, blocks: list[tuple[t.Instr, ...]]) -> bool:
        """What a cost does is no effect."""
        cost = getattr(self.ability, "cost", ())
        if isinstance(self.ability, t.Automatic):
            return bool(cost) and cost in blocks
        return frame.ran < self.resolves

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        pass

    def _playing(self, game: Game) -> int:
        """The place of the frame that plays the ability; -1: there is none."""
        for at, frame in enumerate(game.frames):
            local = frame.local
            if isinstance(local, playing.Play) and (local.ability is self.ability or local.ability == self.ability):
                obj = game.look(local.source)
                if obj is not None and self.card in (obj.card, obj.guise):
                    return at
        return -1


def _lasting(game: Game) -> int:
    """Grows with each effect with a duration and each delayed trigger."""
    stamps = [effect.stamp for effect in game.effects] + [delayed.stamp for delayed in game.delayed]
    return max(stamps, default=0)


def _known(game: Game) -> int:
    """Changes when somebody learns what a card is."""
    return sum(obj.known for obj in game.objects.values())


# --- plans -------------------------------------------------------------------------------------------------------


def plans(card: Card, ability: t.Ability) -> Iterator[Plan]:
    """The ways to bring an ability about, the likeliest first."""
    if isinstance(ability, t.Spell):
        yield Plan("hand", wanted=_plays)
        yield Plan("ex", wanted=_plays)
        if "Quick" in card.keywords:
            yield Plan("hand", "end", THEM, wanted=_plays)
    elif isinstance(ability, t.Activated):
        zone = ability.zones[0] if ability.zones else "field"
        for active, phase in ((ME, "main"), (THEM, "end")):
            yield Plan(zone, phase, active, wanted=_using(ability))
    elif isinstance(ability, t.Automatic):
        zone = ability.zones[0] if ability.zones else "field"
        if isinstance(ability.when, t.When):
            yield from _triggers(card, ability.when, zone)
        else:
            yield Plan(zone, "main begins")
            yield Plan("hand", "main", wanted=_plays)
            yield Plan(zone, "main begins", THEM)


def _triggers(card: Card, when: t.When, zone: str) -> Iterator[Plan]:
    itself = _is_itself(when.subject)
    if when.event in ("main phase", "end phase"):
        phase = "main begins" if when.event == "main phase" else "end"
        for active in (ME, THEM) if when.player != t.OPPONENT else (THEM, ME):
            yield Plan(zone, phase, active)
        return
    if when.event == "move" and itself and when.dst == ("field",) and not {"evolved", "token"} & set(card.types):
        yield Plan("ex" if when.src == ("ex",) else "hand", wanted=_plays)
    if when.event == "evolve" and itself:
        yield Plan("evolve deck" if "evolved" in card.types else "field", wanted=_evolves)
    if when.event == "attack":
        yield Plan(zone, wanted=_attacks if itself else _attacks_at_all)
        yield Plan(zone, "main", THEM, wanted=_attacks_at_all)
    if when.event == "fought":
        yield Plan(zone, wanted=_fights)
        yield Plan(zone, "main", THEM, wanted=_fights)
    if when.event == "race" and itself:
        yield Plan(zone, wanted=_serves)
    for active in (ME, THEM):
        place = zone
        if when.event == "move" and itself:
            place = when.src[0] if when.src else "field" if when.dst != ("field",) else "ex"
        yield Plan(place, "main begins", active, _staged(when))
    yield Plan(zone, wanted=_anything)


def _is_itself(sel: t.Sel) -> bool:
    return any(isinstance(part, t.Self) for parts in alternatives(sel) for part in parts)


def _plays(game: Game, source: int, option: Option) -> bool:
    return option.verb == "play" and option.cards[:1] == (source,)


def _using(ability: t.Activated) -> Callable[[Game, int, Option], bool]:
    def uses(game: Game, source: int, option: Option) -> bool:
        if option.verb not in ("use", "evolve", "serve") or option.cards[:1] != (source,):
            return False
        return playing.activated(game, source)[option.n] == ability

    return uses


def _serves(game: Game, source: int, option: Option) -> bool:
    return option.verb == "serve" and option.cards[:1] == (source,)


def _plays_bolt(game: Game, source: int, option: Option) -> bool:
    """A spell that selects a follower."""
    return option.verb == "play" and game.objects[option.cards[0]].card.name == BOLT


def _evolves(game: Game, source: int, option: Option) -> bool:
    return option.verb == "evolve" and option.cards[:1] == (source,)


def _attacks(game: Game, source: int, option: Option) -> bool:
    return option.verb.startswith("attack") and option.cards[:1] == (source,)


def _fights(game: Game, source: int, option: Option) -> bool:
    """An attack of one follower on another, one of them the card."""
    return option.verb == "attack" and source in option.cards


def _attacks_at_all(game: Game, source: int, option: Option) -> bool:
    return option.verb.startswith("attack")


def _anything(game: Game, source: int, option: Option) -> bool:
    return option.verb not in REFUSALS


def _staged(when: t.When) -> Callable[[Game, int, Stage], None]:
    """Let the event happen that the trigger waits for."""

    def happen(game: Game, source: int, stage: Stage) -> None:
        obj = _subject(game, source, stage, when)
        other = _one_of(game, source, stage, when.other) if when.other != t.ANY else 0
        player = {t.YOU: ME, t.OPPONENT: THEM}.get(when.player, game.objects[obj].player if obj else ME)
        if when.event == "move":
            if obj:
                bare = game.objects[obj].copy()
                bare.counters = ()  # that could keep it where it is
                game.put(bare)
                to = when.dst[0] if when.dst else "cemetery"
                cause = next((id for id in game.zone("leader", ME)), 0)
                events.perform(game, events.moving(game, obj, to, -1, when.word or "put", cause=cause))
            return
        if when.event == "number":
            obj = 0
        event = Event(when.event, obj, player, 1, when.word, other)
        if when.event == "state":
            event.state = 1 - game.objects[obj].state if obj else 1
        if event.kind in events.CARRY and not obj and event.kind != "number":
            return
        events.perform(game, event)

    return happen


def _subject(game: Game, source: int, stage: Stage, when: t.When) -> int:
    """An object the trigger speaks of, in the place it must be in."""
    if when.subject == t.ANY and when.event != "move":
        return _one_of(game, source, stage, t.ENEMY & t.Zone(("field",)))
    if _is_itself(when.subject):
        return source if source in game.objects else 0
    if when.event != "move" and (there := _one_of(game, source, stage, when.subject)):
        return there
    start = when.src[0] if when.src else "hand" if when.dst == ("field",) else "field"
    for parts in alternatives(when.subject):
        for witness in stage.belonging(tuple(p for p in parts if not isinstance(p, t.Zone)), start):
            if when.player == t.YOU and witness.player != ME:
                continue
            place = start
            if witness.card.token and start not in ("field", "ex"):
                place = "ex"
            elif "spell" in witness.card.types and start == "field":
                place = "cemetery"
            return stage.add(game, witness._replace(zone=place))
    return _one_of(game, source, stage, t.Zone((start,)))


def _one_of(game: Game, source: int, stage: Stage, sel: t.Sel) -> int:
    from ludex.core.select import find
    from ludex.core.state import Ctx

    if _is_itself(sel):
        return source
    found = [id for id in find(game, sel, Ctx(source, ME)) if id != source]
    return found[0] if found else 0


# --- running -----------------------------------------------------------------------------------------------------


def exercise(
    spec: Spec, card: Card, edition: str = "", seeds: int = 3, thorough: bool = False, tokens: Iterable[Card] = ()
) -> list[Tried]:
    """Try every ability of the card. `tokens` are those it creates and the book does not list."""
    stage = Stage(spec, edition, tuple(tokens))
    return [_try(stage, card, number, ability, seeds, thorough) for number, ability in enumerate(card.abilities)]


def exercise_all(
    spec: Spec, cards: Iterable[Card], edition: str = "", seeds: int = 3, thorough: bool = False
) -> Iterator[Tried]:
    for card in cards:
        yield from exercise(spec, card, edition, seeds, thorough)


def _try(stage: Stage, card: Card, number: int, ability: t.Ability, seeds: int, thorough: bool) -> Tried:
    if isinstance(ability, t.Mere) and ability.keyword != "Quick":
        return Tried(card, number, RULE, "read where decks are built or cards are played")
    notes = Notes(card, ability)
    try:
        with watched(notes):
            if isinstance(ability, (t.Passive, t.Replace, t.Mere)):
                result, why = _compare(stage, card, number, ability, seeds, thorough, notes)
            else:
                result, why = _use(stage, card, ability, seeds, thorough, notes)
    except Exception as error:
        result, why = BROKEN, f"{type(error).__name__}: {str(error)[:300]}"
    return Tried(card, number, result, why, len(notes.leaves), notes.missed())


def _use(stage: Stage, card: Card, ability: t.Ability, seeds: int, thorough: bool, notes: Notes) -> tuple[str, str]:
    """Bring the ability about until each of its instructions has done something, or every way has been tried."""
    result, why = UNUSED, "no way known to bring it about"
    happened: dict[str, None] = {}
    found = list(plans(card, ability))
    modes = getattr(ability, "modes", None)
    seeds = max(seeds, len(modes.options) if modes is not None else 0)
    rounds = [(plan, seed) for plan in found for seed in range(1, seeds + 1)]
    rounds += [(plan._replace(bare=True), seed) for plan, seed in rounds]
    rounds += [(plan, seed) for plan in found[:1] for seed in range(seeds + 1, seeds + MORE + 1)]
    for plan, seed in rounds:
        watch, told = _run(stage, card, ability, plan, seed, thorough, notes)
        if watch.happened:
            happened |= dict.fromkeys(watch.happened)
            result, why = SEEN, ", ".join(happened)
            if notes.complete:
                break
        elif watch.used and result == UNUSED:
            result, why = IDLE, "it was used, and nothing happened"
        elif result == UNUSED:
            why = told
    return result, why


def _run(
    stage: Stage, card: Card, ability: t.Ability, plan: Plan, seed: int, thorough: bool, notes: Notes
) -> tuple[Watch, str]:
    game, source = plan.build(stage, card, ability, seed)
    notes.forget_open()
    watch = Watch(game, ability, card)
    game.observer = watch
    if plan.before is not None:
        plan.before(game, source, stage)
    random = Random(seed)
    asked = after = 0
    wanted = plan.wanted
    told = "it did not trigger"
    decision = advance(game, show_forced=True)
    while decision is not None and asked < LONGEST and after < AFTER:
        asked += 1
        after += watch.used and watch.effects < 0
        _check(game, random, thorough)
        if wanted is not None and not watch.used:
            fitting = [i for i, option in enumerate(decision.options) if wanted(game, source, option)]
            if fitting:
                decide(game, random.choice(fitting))
                told = "it was begun and not carried out"
                if wanted is not _anything:
                    wanted = None
                decision = advance(game, show_forced=True)
                continue
            if game.frames[-1].proc in MAIN:
                told = f"not offered: {', '.join(texts(game, decision)[:8])}"
                break
        elif not watch.used and game.frames[-1].proc in MAIN and asked > 3:
            break
        decide(game, _pick(decision, random, seed))
        decision = advance(game, show_forced=True)
    if watch.happened and decision is not None and not notes.checked:
        invariants.check_position(game, random)
        notes.checked = True
    if watch.used and watch.effects >= 0:
        watch.over(game)
        if game.outcome is not None:
            watch.happened.append("the game ended")
    notes.settle(game, over=True)
    return watch, told


MAIN = ("SVE 7.3",)
RESOLVES = {"SVE 10.6": "10.6.2.7"}
"""The step of playing where the cost is paid and the effect begins."""


def _pick(decision: Decision, random: Random, seed: int) -> int:
    """Mostly what does something: refusals are for the later seeds."""
    if all(option.verb in ("mode", "done") for option in decision.options):  # each of the options in its turn
        return (seed - 1) % len(decision.options)
    eager = [i for i, option in enumerate(decision.options) if option.verb not in REFUSALS]
    if eager and seed < 3:
        return random.choice(eager)
    return random.randrange(len(decision.options))


def _check(game: Game, random: Random, thorough: bool) -> None:
    invariants.check_zones(game)
    invariants.check_options(game)
    if thorough:
        invariants.check_position(game, random)


# --- what acts by being there ------------------------------------------------------------------------------------


def without(card: Card, number: int) -> Card:
    """The same card without one of its abilities."""
    rest = tuple(a for i, a in enumerate(card.abilities) if i != number)
    return Card(
        card.number, card.name, card.types, card.figures, card.words, card.text, rest, card.back, card.token
    )  # fmt: skip


def _compare(
    stage: Stage, card: Card, number: int, ability: t.Ability, seeds: int, thorough: bool, notes: Notes
) -> tuple[str, str]:
    """An ability that acts by being there: the same positions, and the same picks, with it and without it."""
    why = ""
    zones = ability.zones or (("field", "hand") if "spell" not in card.types else ("hand",))
    twin = without(card, number)
    for zone in zones:
        for plan in _scenes(ability, zone):
            for seed in range(1, seeds + 1):
                if why:
                    deque(_transcript(stage, card, ability, plan, seed, thorough, notes), maxlen=0)
                else:
                    why = _difference(
                        _transcript(stage, card, ability, plan, seed, thorough, notes),
                        _transcript(stage, twin, ability, plan, seed, False, None),
                        plan,
                    )
                if why and notes.complete:
                    return SEEN, why
    return (SEEN, why) if why else (IDLE, "no difference with and without it")


def _difference(a: Iterator[tuple[Any, ...]], b: Iterator[tuple[Any, ...]], plan: Plan) -> str:
    """Where two games that go step by step with each other first differ; empty: nowhere."""
    for i, (x, y) in enumerate(zip_longest(a, b)):
        if x != y:
            return f"differs at decision {i + 1} ({plan.phase})" if x and y else "ends otherwise"
    return ""


def _scenes(ability: t.Ability, zone: str) -> Iterator[Plan]:
    for active in (ME, THEM):
        yield Plan(zone, "main", active)
        yield Plan(zone, "end", active)
    yield Plan(zone, "main", ME, fresh=True)
    yield Plan(zone, "main", THEM, state="engaged")
    yield Plan(zone, "main", THEM, wanted=_plays_bolt)
    yield Plan(zone, "main", ME, bare=True)
    yield Plan(zone, "main", THEM, state="engaged", bare=True)
    if isinstance(ability, t.Replace):
        for active in (ME, THEM):
            yield Plan(zone, "main begins", active, _staged(replace(ability.when, not_src=())))
    for kind in ("damage", "cemetery", "banished", "hand"):
        for own in (True, False):
            yield Plan(zone, "main begins", ME, _harm(kind, own))


def _harm(kind: str, own: bool) -> Callable[[Game, int, Stage], None]:
    """Something befalls the card itself, or every other card on the fields."""

    def happen(game: Game, source: int, stage: Stage) -> None:
        ids = [source] if own else [id for p in (ME, THEM) for id in game.zone("field", p) if id != source]
        ids = [id for id in ids if id in game.objects]
        cause = game.zone("field", THEM)[0]
        if kind == "damage":
            ids += [id for p in (ME, THEM) for id in game.zone("leader", p)] if not own else []
            batch = [Event("damage", id, n=2, word="ability", other=cause, cause=cause) for id in ids]
        else:
            word = {"cemetery": "destroy", "banished": "banish", "hand": "return"}[kind]
            batch = [events.moving(game, id, kind, -1, word, cause=cause) for id in ids]
        events.perform(game, *batch)

    return happen


def _transcript(
    stage: Stage, card: Card, ability: t.Ability, plan: Plan, seed: int, thorough: bool, notes: Notes | None
) -> Iterator[tuple[Any, ...]]:
    """What is offered and what there is to see, decision by decision."""
    game, source = plan.build(stage, card, ability, seed)
    if notes is not None:
        notes.forget_open()
    if plan.before is not None:
        plan.before(game, source, stage)
    random = Random(seed)
    decision = advance(game, show_forced=True)
    for n in range(1, AFTER + 5):
        if decision is None:
            break
        if notes is not None:
            _check(game, random, thorough)
        yield decision.player, texts(game, decision), _seen(game, card)
        state = Random(seed * 1000 + n)
        fitting = [i for i, o in enumerate(decision.options) if plan.wanted and plan.wanted(game, source, o)]
        decide(game, fitting[0] if fitting else _pick(decision, state, seed))
        decision = advance(game, show_forced=True)
    if notes is not None:
        notes.settle(game, over=True)
    yield -1, [], _seen(game, card)


OPEN = ("field", "leader", "hand", "ex")


def _seen(game: Game, card: Card) -> Any:
    """The position without what is printed on the card that is tried: its keywords are no difference by themselves."""
    shown = [_shown(game, id, card) for zone in OPEN for player in (ME, THEM) for id in game.zone(zone, player)]
    lying = [[(game.objects[id].card.number, game.objects[id].known) for id in ids] for ids in game.zones]
    return game.turn, game.active, [dict(nums) for nums in game.nums], lying, shown, game.outcome


def _shown(game: Game, id: int, card: Card) -> tuple[Any, ...]:
    obj = game.objects[id]
    own = obj.info.number == card.number
    keywords = sorted({a.keyword for a in layers.abilities(game, id)}) if not own else []
    figures = [layers.value(game, id, name) for name in obj.info.figures]
    words = [layers.words(game, id, kind) for kind in ("name", "type", "trait", "class")]
    return id, figures, words, keywords, obj.state, obj.up, obj.counters, obj.damage, obj.host


def shares(tried: Iterable[Tried]) -> dict[str, int]:
    found = {SEEN: 0, IDLE: 0, UNUSED: 0, BROKEN: 0, RULE: 0}
    for one in tried:
        found[one.result] += 1
    return found
