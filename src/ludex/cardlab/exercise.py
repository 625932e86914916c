"""The exerciser uses every ability of a compiled card in a position built for it; something must happen.

It checks invariants on the way. It reports each ability that was not used, or that changed nothing, with the reason.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from ludex.cardlab.instructions import Notes, watched
from ludex.cardlab.plans import Plan, plans, refuses, scenes
from ludex.cardlab.stage import ME, THEM, Stage
from ludex.core import tree as t
from ludex.core.flow import play
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision, Option, texts
from ludex.core.flow.frames import Frame
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.resolving.resolving import Resolve
from ludex.core.values import layers
from ludex.games import Spec
from ludex.testing import invariants

AFTER = 6
"""The most decisions that are taken after the ability was used."""
LONGEST = 60
MORE = 6
"""How often the likeliest plan is tried again with other picks, if some instruction has done nothing yet."""

SEEN, IDLE, UNUSED, BROKEN, RULE = "seen", "idle", "unused", "broken", "rule"


class Tried(NamedTuple):
    """The result for one ability: `seen` (used, and something happened), `idle` (used, nothing happened), `unused`,
    `broken` (a crash or a broken law), `rule` (a rule on decks, which no game shows). `why` is the reason. `missed` are
    those of its `instructions` that did nothing, each with the reason."""

    card: Card
    number: int
    result: str
    why: str
    instructions: int = 0
    missed: tuple[str, ...] = ()


# --- watching ----------------------------------------------------------------------------------------------------


class Watch:
    """An observer that notes whether the ability was played, and what happened while it resolved."""

    def __init__(self, stage: Stage, ability: t.Ability, card: Card) -> None:
        self.ability = ability
        self.resolves = stage.book.procedures[stage.book.play_procedure].at[stage.setting.resolves]
        self.card = card
        self.used = False
        self.happened: list[str] = []
        self.effects = -1
        self.known = 0
        self.outside = False

    def step(self, game: Game, cite: str) -> None:
        if self._playing(game) >= 0:
            if not self.used:
                self.used = True
                self.effects = _lasting(game)
                self.known = _known(game)
        elif self.used and self.effects >= 0:
            self.over(game)

    def over(self, game: Game) -> None:
        """The ability has resolved: note what it left, an effect or knowledge."""
        if self.effects >= 0 and _lasting(game) > self.effects:
            self.happened.append("effect")
        elif not self.happened and _known(game) != self.known:
            self.happened.append("knowledge")
        self.effects = -1

    def event(self, game: Game, event: Event) -> None:
        if self.outside:
            self.happened.append(f"{event.kind} {event.word}".strip())
            return
        at = self._playing(game)
        blocks = [frame.local.block for frame in game.frames[at + 1 :] if isinstance(frame.local, Resolve)]
        if at < 0 or not blocks or self._pays(game.frames[at], blocks):
            return
        self.happened.append(f"{event.kind} {event.word}".strip())

    def _pays(self, frame: Frame, blocks: list[tuple[t.Instr, ...]]) -> bool:
        """Whether the cost is being paid: its events do not count as effects."""
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
            if isinstance(local, play.Play) and (local.ability is self.ability or local.ability == self.ability):
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
    if isinstance(ability, t.Mere) and ability.keyword not in stage.setting.mere:
        return Tried(card, number, RULE, "read where decks are built or cards are played")
    if ability in stage.setting.by_rule:
        return Tried(card, number, RULE, "given by the rules")
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
    """Try plans until each instruction of the ability has done something, or no plan is left."""
    result, why = UNUSED, "no way known to bring it about"
    happened: dict[str, None] = {}
    found = list(plans(stage, card, ability))
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
    watch = Watch(stage, ability, card)
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
                if not plan.again:
                    wanted = None
                watch.outside = watch.used = plan.outside
                decision = advance(game, show_forced=True)
                continue
            if game.frames[-1].proc in stage.setting.asks:
                told = f"not offered: {', '.join(texts(game, decision)[:8])}"
                break
        elif not watch.used and game.frames[-1].proc in stage.setting.asks and asked > 3:
            break
        decide(game, _pick(stage, decision, random, seed))
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


def _pick(stage: Stage, decision: Decision, random: Random, seed: int) -> int:
    """Mostly options that do something; later seeds refuse too."""
    if all(option.verb in ("mode", "done") for option in decision.options):  # each of the options in its turn
        return (seed - 1) % len(decision.options)
    eager = [i for i, option in enumerate(decision.options) if not refuses(stage, option)]
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
    """Try a passive or replacing ability: the same positions and picks, with it and without it."""
    why = ""
    places = (stage.home(card), stage.book.hand_zone)
    zones = tuple(zone for zone in ability.zones or places if stage.takes_kind(zone, card))
    twin = without(card, number)
    for zone in zones:
        for plan in scenes(stage, ability, zone):
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
    """Where two games that take the same picks first differ; empty: nowhere."""
    for i, (x, y) in enumerate(zip_longest(a, b)):
        if x != y:
            return f"differs at decision {i + 1} ({plan.phase})" if x and y else "ends otherwise"
    return ""


def _transcript(
    stage: Stage, card: Card, ability: t.Ability, plan: Plan, seed: int, thorough: bool, notes: Notes | None
) -> Iterator[tuple[Any, ...]]:
    """The options and the visible position, decision by decision."""
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
        yield decision.player, texts(game, decision), _seen(stage, game, card)
        state = Random(seed * 1000 + n)
        fitting = [i for i, o in enumerate(decision.options) if plan.wanted and plan.wanted(game, source, o)]
        decide(game, fitting[0] if fitting else _pick(stage, decision, state, seed))
        decision = advance(game, show_forced=True)
    if notes is not None:
        notes.settle(game, over=True)
    yield -1, [], _seen(stage, game, card)


def _seen(stage: Stage, game: Game, card: Card) -> Any:
    """The position without the printed text of the card that is tried: its keywords alone are no difference."""
    kinds = ("name", "type", *stage.setting.shown)
    ids = [id for zone in stage.setting.open for player in (ME, THEM) for id in game.zone(zone, player)]
    shown = [_shown(game, id, card, kinds) for id in ids]
    lying = [[(game.objects[id].card.number, game.objects[id].known) for id in ids] for ids in game.zones]
    facts = stage.setting.facts(game) if stage.setting.facts is not None else None
    return game.turn, game.active, [dict(nums) for nums in game.nums], lying, shown, facts, game.outcome


def _shown(game: Game, id: int, card: Card, kinds: tuple[str, ...]) -> tuple[Any, ...]:
    obj = game.objects[id]
    own = obj.info.number == card.number
    keywords = sorted({a.keyword for a in layers.abilities(game, id)}) if not own else []
    figures = [layers.value(game, id, name) for name in obj.info.figures]
    words = [layers.words(game, id, kind) for kind in kinds]
    return id, figures, words, keywords, obj.state, obj.up, obj.counters, obj.damage, obj.host


def shares(tried: Iterable[Tried]) -> dict[str, int]:
    found = {SEEN: 0, IDLE: 0, UNUSED: 0, BROKEN: 0, RULE: 0}
    for one in tried:
        found[one.result] += 1
    return found
