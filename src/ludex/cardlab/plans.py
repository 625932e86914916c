"""Plans: ways to make an ability work, from the game's setting (`ludex.games.lab.Setting`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from ludex.cardlab.stage import ME, THEM, Stage, alternatives
from ludex.core import tree as t
from ludex.core.flow.decisions import Option
from ludex.core.happening import carrying, events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.resolving import playing
from ludex.core.tree import walk
from ludex.core.values.select import find
from ludex.games.lab import AMONG, ONLY, Deed

Wanted = Callable[[Game, int, Option], bool]
Before = Callable[[Game, int, Stage], None]
REFUSALS = ("no", "done", "do not replace", "pass", "let go")
"""Verbs of core that refuse; a game adds its own in `Setting.refusals`."""


class Plan(NamedTuple):
    """How to make an ability work: where the card lies, in which phase of whose turn, what happens first, what to pick.
    `fresh`: the card came there this turn; `state`: how it lies; `bare`: there is little else; `again`: the wanted
    option is picked each time it is offered."""

    zone: str
    phase: str
    active: int = ME
    before: Before | None = None
    wanted: Wanted | None = None
    fresh: bool = False
    state: str = ""
    bare: bool = False
    again: bool = False
    outside: bool = False
    """A procedure of its own carries the ability out, not the one that plays abilities."""

    def build(self, stage: Stage, card: Card, ability: t.Ability, seed: int) -> tuple[Game, int]:
        return stage.build(
            card, self.zone, ability, self.phase, self.active, seed, self.fresh, self.state, self.bare
        )  # fmt: skip


def refuses(stage: Stage, option: Option) -> bool:
    """Whether the option refuses or passes."""
    return option.verb in REFUSALS or option.verb in stage.setting.refusals


# --- what to pick ------------------------------------------------------------------------------------------------


def picks(verbs: tuple[str, ...]) -> Wanted:
    """An option with one of the verbs, the card its first one."""

    def wanted(game: Game, source: int, option: Option) -> bool:
        return option.verb in verbs and option.cards[:1] == (source,)

    return wanted


def picks_any(verbs: tuple[str, ...]) -> Wanted:
    def wanted(game: Game, source: int, option: Option) -> bool:
        return option.verb in verbs

    return wanted


def picks_among(verbs: tuple[str, ...]) -> Wanted:
    def wanted(game: Game, source: int, option: Option) -> bool:
        return option.verb in verbs and source in option.cards

    return wanted


def _using(verbs: tuple[str, ...], ability: t.Activated) -> Wanted:
    def wanted(game: Game, source: int, option: Option) -> bool:
        if option.verb not in verbs or option.cards[:1] != (source,):
            return False
        return playing.activated(game, source)[option.n] == ability

    return wanted


def _playing_probe(stage: Stage) -> Wanted:
    """A card that selects one on the field."""

    def wanted(game: Game, source: int, option: Option) -> bool:
        played = option.verb in stage.setting.play_verbs
        return played and game.objects[option.cards[0]].card.name == stage.setting.probe

    return wanted


def _anything(stage: Stage) -> Wanted:
    def wanted(game: Game, source: int, option: Option) -> bool:
        return not refuses(stage, option)

    return wanted


# --- abilities that are used -------------------------------------------------------------------------------------


def plans(stage: Stage, card: Card, ability: t.Ability) -> Iterator[Plan]:
    """The plans for an ability, the likeliest first."""
    setting = stage.setting
    plays = picks(setting.play_verbs)
    if isinstance(ability, t.Spell):
        for scene in setting.plays:
            if not scene.keyword or scene.keyword in card.keywords:
                yield Plan(scene.zone, scene.phase, ME if scene.mine else THEM, wanted=plays)
    elif isinstance(ability, t.Activated):
        zone = ability.zones[0] if ability.zones else stage.home(card)
        own = [scene for scene in setting.uses if scene.keyword and scene.keyword == ability.keyword]
        for scene in own or [scene for scene in setting.uses if not scene.keyword]:
            wanted = picks(scene.verbs) if scene.verbs else _using(setting.use_verbs, ability)
            yield Plan(zone, scene.phase, ME if scene.mine else THEM, wanted=wanted, outside=bool(scene.verbs))
    elif isinstance(ability, t.Automatic):
        zone = ability.zones[0] if ability.zones else stage.home(card)
        if isinstance(ability.when, t.When):
            phases = [part.phase for part in walk.nodes(ability.cond) if isinstance(part, t.During)]
            for plan in _triggers(stage, card, ability.when, zone):
                if plan.before is not None:
                    yield from (plan._replace(phase=phase) for phase in phases if phase in stage.book.starts)
                yield plan
        else:
            yield Plan(zone, setting.begins)
            yield Plan(stage.book.hand_zone, setting.main, wanted=plays)
            yield Plan(zone, setting.begins, THEM)


def _triggers(stage: Stage, card: Card, when: t.When, zone: str) -> Iterator[Plan]:
    setting, forms = stage.setting, stage.setting.forms
    itself = _is_itself(when.subject)
    if when.event in setting.phase_events:
        for active in (ME, THEM) if when.player != t.OPPONENT else (THEM, ME):
            yield Plan(zone, setting.phase_events[when.event], active)
        return
    above = forms is not None and forms.type in card.types
    if when.event == "move" and itself and when.dst == (setting.field,) and not above and not card.token:
        for scene in setting.plays[:1]:
            start = next((one.zone for one in setting.plays if when.src == (one.zone,)), scene.zone)
            yield Plan(start, scene.phase, wanted=picks(setting.play_verbs))
    for deed in setting.deeds:
        if deed.event == when.event and (not deed.to or when.dst == (deed.to,)):
            home = forms.home if forms is not None and deed.turned and above else deed.zone or zone
            yield from _deed(deed, home, itself)
    for active in (ME, THEM):
        place = zone
        if when.event == "move" and itself:
            comes = when.dst == (setting.field,) or setting.field in when.not_src
            elsewhere = setting.aside if comes else setting.field
            place = when.src[0] if when.src else setting.paths.get(when.word, (elsewhere,))[0]
        yield Plan(place, setting.begins, active, _staged(when))
    yield Plan(zone, setting.main, wanted=_anything(stage), again=True)


def _deed(deed: Deed, zone: str, itself: bool) -> Iterator[Plan]:
    """A plan that picks the option which makes the event happen."""
    if deed.who == ONLY:
        if itself:
            yield Plan(zone, deed.phase, ME if deed.mine else THEM, wanted=picks(deed.verbs))
    elif deed.who == AMONG:
        for active in (ME, THEM):
            yield Plan(zone, deed.phase, active, wanted=picks_among(deed.verbs))
    else:
        yield Plan(zone, deed.phase, wanted=picks(deed.verbs) if itself else picks_any(deed.verbs))
        yield Plan(zone, deed.phase, THEM, wanted=picks_any(deed.verbs))


def _is_itself(sel: t.Sel) -> bool:
    return any(isinstance(part, t.Self) for parts in alternatives(sel) for part in parts)


def _staged(when: t.When) -> Before:
    """Let the event happen that the trigger waits for."""

    def happen(game: Game, source: int, stage: Stage) -> None:
        obj = _subject(game, source, stage, when)
        other = _one_of(game, source, when.other) if when.other != t.ANY else 0
        player = {t.YOU: ME, t.OPPONENT: THEM}.get(when.player, game.objects[obj].player if obj else ME)
        if when.event == "move":
            if obj:
                bare = game.objects[obj].copy()
                bare.counters = ()  # that could keep it where it is
                game.put(bare)
                path = stage.setting.paths.get(when.word, ())
                to = when.dst[0] if when.dst else path[1] if path else stage.setting.pile
                cause = next((id for id in game.zone(stage.setting.leaders, ME)), 0)
                move = events.moving(game, obj, to, -1, when.word or "put", cause=cause)
                if path:
                    move.other = _successor(game, stage, when, path[0])
                events.perform(game, move)
            return
        if when.event == "number":
            obj = 0
        event = Event(when.event, obj, player, 1, when.word, other)
        if when.event == "state":
            event.state = 1 - game.objects[obj].state if obj else 1
        if event.kind in carrying.CARRY and not obj and event.kind != "number":
            return
        events.perform(game, event)

    return happen


def _successor(game: Game, stage: Stage, when: t.When, zone: str) -> int:
    """A new card that belongs to the other group of the trigger, in the place of the one that leaves."""
    for parts in (*alternatives(when.other), (t.Zone((zone,)),)):
        for witness in stage.belonging(parts, zone):
            return stage.add(game, witness._replace(zone=zone, player=ME))
    return 0


def _subject(game: Game, source: int, stage: Stage, when: t.When) -> int:
    """An object that the trigger is about, in the place where it must be."""
    field = stage.setting.field
    if when.subject == t.ANY and when.event != "move":
        return _one_of(game, source, t.ENEMY & t.Zone((field,)))
    if _is_itself(when.subject):
        return source if source in game.objects else 0
    if when.event != "move" and (there := _one_of(game, source, when.subject)):
        return there
    start = when.src[0] if when.src else stage.book.hand_zone if when.dst == (field,) else field
    for parts in alternatives(when.subject):
        for witness in stage.belonging(tuple(p for p in parts if not isinstance(p, t.Zone)), start):
            if t.YOU in (when.player, when.left) and witness.player != ME:
                continue
            place = start
            if not stage.takes_tokens(start, witness.card):
                place = stage.setting.aside
            elif not stage.takes_kind(start, witness.card):
                place = stage.setting.pile
            return stage.add(game, witness._replace(zone=place))
    return _one_of(game, source, t.Zone((start,)))


def _one_of(game: Game, source: int, sel: t.Sel) -> int:
    if _is_itself(sel):
        return source
    found = [id for id in find(game, sel, Ctx(source, ME)) if id != source]
    return found[0] if found else 0


# --- abilities that act by being there ---------------------------------------------------------------------------


def scenes(stage: Stage, ability: t.Ability, zone: str) -> Iterator[Plan]:
    """Plans in which a passive or replacing ability may make a difference."""
    setting = stage.setting
    for active in (ME, THEM):
        for phase in setting.acts:
            yield Plan(zone, phase, active)
    main = setting.main
    if zone in setting.steps:
        for active in (THEM, ME):
            yield Plan(zone, setting.steps[zone], active)
    yield Plan(zone, main, ME, fresh=True)
    yield Plan(zone, main, THEM, state=stage.turned)
    if setting.probe:
        yield Plan(zone, main, THEM, wanted=_playing_probe(stage))
    yield Plan(zone, main, ME, bare=True)
    yield Plan(zone, main, THEM, state=stage.turned, bare=True)
    if isinstance(ability, t.Replace):
        for active in (ME, THEM):
            yield Plan(zone, setting.begins, active, _staged(replace(ability.when, not_src=())))
    if setting.hurt:
        for own in (True, False):
            yield Plan(zone, setting.begins, ME, _hurt(own))
    for to, word in setting.harms:
        for own in (True, False):
            yield Plan(zone, setting.begins, ME, _moved(to, word, own))


def _befallen(game: Game, source: int, stage: Stage, own: bool) -> list[int]:
    """The card itself, or every other card on the fields."""
    if own:
        return [source] if source in game.objects else []
    return [id for p in (ME, THEM) for id in game.zone(stage.setting.field, p) if id != source]


def _hurt(own: bool) -> Before:
    """The card itself is dealt damage, or every other card on the fields and the leaders are."""

    def happen(game: Game, source: int, stage: Stage) -> None:
        ids = _befallen(game, source, stage, own)
        cause = game.zone(stage.setting.field, THEM)[0]
        ids += [id for p in (ME, THEM) for id in game.zone(stage.setting.leaders, p)] if not own else []
        word = stage.setting.hurt
        events.perform(game, *(Event("damage", id, n=2, word=word, other=cause, cause=cause) for id in ids))

    return happen


def _moved(to: str, word: str, own: bool) -> Before:
    """The card itself is moved, or every other card on the fields."""

    def happen(game: Game, source: int, stage: Stage) -> None:
        cause = game.zone(stage.setting.field, THEM)[0]
        ids = _befallen(game, source, stage, own)
        events.perform(game, *(events.moving(game, id, to, -1, word, cause=cause) for id in ids))

    return happen
