"""[VG 11.10] Trigger abilities: the six icons and their sub-abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import Record, record
from ludex.core.resolving import deeds, resolving
from ludex.core.values import layers, queries
from ludex.core.values.select import PLAYERS
from ludex.games.vg.c04_circles import front_row
from ludex.games.vg.c04_zones import DAMAGE, RC, STANDING, TRIGGER, units

if TYPE_CHECKING:
    from ludex.core import tree as t
    from ludex.core.position.game import Game

SUB_ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "critical": ("critical", "power"),  # [VG 11.10.2.2]
    "draw": ("draw", "power"),  # [VG 11.10.2.3]
    "stand": ("stand", "power"),  # [VG 11.10.2.4]
    "heal": ("heal", "power"),  # [VG 11.10.2.5]
    "front": ("front",),  # [VG 11.10.2.6]
    "over": ("remove", "draw", "power", "text"),  # [VG 11.10.2.7]
}
OVER_POWER: Final = 100_000_000


class TriggerPlay(Record):
    """[VG 11.10.3] A trigger ability that is being played: the card, its icon, the remaining sub-abilities, the
    current one."""

    __slots__ = ("card", "drive", "icon", "left", "now", "player", "power")

    def __init__(
        self, player: int, card: int, icon: str, power: int, drive: bool, left: tuple[str, ...], now: str = ""
    ) -> None:
        self.player = player
        self.card = card
        self.icon = icon
        self.power = power
        self.drive = drive
        self.left = left
        self.now = now

    def fields(self) -> tuple[object, ...]:
        return (self.player, self.card, self.icon, self.power, self.drive, self.left, self.now)

    def turn_to(self, icon: str, left: tuple[str, ...], now: str = "") -> TriggerPlay:
        """A copy with this icon, the sub-abilities that remain, and the current one."""
        return TriggerPlay(self.player, self.card, icon, self.power, self.drive, left, now)


record(TriggerPlay)


def play_triggers(game: Game, player: int, card: int, drive: bool) -> None:
    """[VG 10.6.1.2.4] [VG 13.6.4] Plays the trigger abilities of the card in the trigger zone. [VG 11.10.1]"""
    obj = game.objects[card]
    icons = layers.words(game, card, "trigger")
    if not icons:
        return  # [VG 11.10.2.1]
    if not queries.may(game, "trigger effects", card, True):
        return  # [VG 11.10.4.2] checked only here, so an ability already being played continues [VG 11.10.4.2.1]
    power = OVER_POWER if "over" in icons else obj.info.figures.get("trigger power", 0)
    if drive:
        power = queries.limit(game, "drive trigger power", card, power)
    events.announce(game, "trigger", card, player, word=icons[0])
    play = TriggerPlay(player, card, icons[0], power, drive, SUB_ABILITIES[icons[0]])
    for _ in range(queries.limit(game, TIMES, PLAYERS[player], 1)):
        if len(icons) > 1:
            push(game, "VG 11.10.6", play.turn_to("", icons))
        else:
            push(game, "VG 11.10.3", play)


TIMES: Final = "trigger effect activations"
"""[VG 7.15.1.5] How often the trigger effects of a player are performed: once, unless an effect says otherwise."""
MORE_POWER: Final = "power of trigger effects"
"""How much more power the trigger effects of a player give. [VG 11.10.5]"""


def activate_triggers(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 11.10.1] Has the trigger abilities of these cards played by an effect, `n` times each, as for a check. What
    only a drive check brings is left out. [VG 11.10.2.7]"""
    for id in reversed(ids):
        for _ in range(n if id in game.objects else 0):
            play_triggers(game, ctx.controller, id, False)


def _ask_icon(game: Game, frame: Frame) -> Decision | None:
    """[VG 11.10.6] If the card has several icons, the player chooses the next one."""
    local = _local(frame)
    options = [Option("icon", (local.card,), i, word) for i, word in enumerate(local.left)]
    return Decision(local.player, "which trigger first?", options, local.card) if options else None


def _take_icon(game: Game, frame: Frame) -> str | None:
    local = _local(frame)
    if frame.answer is None:
        return None
    icon = local.left[frame.answer.n]
    frame.local = local.turn_to(local.icon, tuple([word for word in local.left if word != icon]), local.now)
    push(game, "VG 11.10.3", local.turn_to(icon, SUB_ABILITIES[icon], local.now))
    return "11.10.6"


def _local(frame: Frame) -> TriggerPlay:
    local = frame.locals(TriggerPlay)
    return local


def _ask_sub(game: Game, frame: Frame) -> Decision | None:
    """[VG 11.10.3.1] The player chooses the next sub-ability."""
    local = _local(frame)
    if len(local.left) < 2:
        return None
    options = [Option("trigger", (local.card,), i, word) for i, word in enumerate(local.left)]
    return Decision(local.player, "which part of the trigger first?", options, local.card)


def _take_sub(game: Game, frame: Frame) -> str | None:
    local = _local(frame)
    n = frame.answer.n if frame.answer is not None else 0
    frame.local = local.turn_to(local.icon, local.left[:n] + local.left[n + 1 :], local.left[n])
    return None


def _ask_unit(game: Game, frame: Frame) -> Decision | None:
    local = _local(frame)
    if local.now in ("power", "critical", "stand"):
        own = queries.among(game, "select", local.card, list(units(game, local.player)))
        options = [Option(f"give {local.now}", (id,)) for id in distinct(game, own)]
        return Decision(local.player, f"trigger: {local.now}", options, local.card) if options else None
    if local.now == "heal":
        mine = game.at(DAMAGE, local.player)
        if mine and len(mine) >= len(game.at(DAMAGE, 1 - local.player)):
            options = [Option("heal", (id,)) for id in distinct(game, mine)]
            return Decision(local.player, "heal a card", options, local.card)
    return None


def _do_sub(game: Game, frame: Frame) -> str | None:
    local = _local(frame)
    answer = frame.answer
    unit = answer.cards[0] if answer is not None else 0
    now = local.now
    if now == "power" and unit:
        give(game, local, (unit,), "power", local.power)  # [VG 11.10.5]
    elif now == "critical" and unit:
        give(game, local, (unit,), "critical", 1)
    elif now == "stand" and unit:
        _stand(game, unit)
    elif now == "heal" and unit:
        events.perform(game, events.moving(game, unit, "drop", -1, "heal"))  # [VG 7.20.1]
    elif now == "draw":
        deeds.draw(game, local.player, local.card)
    elif now == "front":
        give(game, local, tuple(front_row(game, local.player)), "power", local.power)
    elif now == "remove":
        if local.card in game.objects and game.objects[local.card].zone == TRIGGER:
            events.perform(game, events.moving(game, local.card, "removed", -1, "remove"))
    elif now == "text" and local.drive:
        _additional_effect(game, local)
    return "11.10.3.1" if local.left else None


def give(game: Game, local: TriggerPlay, ids: tuple[int, ...], figure: str, n: int) -> None:
    """[VG 11.10.4] Starts a trigger effect until the end of the turn on units that are fixed now. RULING-VG-015. It is
    an event, so effects may change the amount. [VG 11.3.1.3.3]"""
    if figure == "power":
        n += queries.limit(game, MORE_POWER, PLAYERS[local.player], 0)
    if ids:
        batch = [Event("gets", id, local.player, n, figure, cause=local.card) for id in ids]
        events.perform_all(game, tuple(batch))


def _stand(game: Game, unit: int) -> None:
    """[VG 11.10.2.4] A rear-guard stands; it makes no drive checks in later battles of this turn."""
    obj = game.objects[unit]
    if obj.zone != RC:
        return
    events.perform(game, Event("state", unit, state=STANDING, word="stand"))
    if unit in game.objects:
        changed = game.objects[unit].copy()
        changed.marks = (*changed.marks, f"no drive check {game.turn} {game.remembers('battles')}")
        game.put(changed)


def barred_from_drive_checks(game: Game, unit: int) -> bool:
    """Whether the unit makes no drive checks, because a stand trigger of an earlier battle this turn made it stand."""
    now = game.remembers("battles")
    for mark in game.objects[unit].marks:
        if mark.startswith("no drive check "):
            turn, since = mark.split()[3:]
            if int(turn) == game.turn and int(since) < now:
                return True
    return False


def _additional_effect(game: Game, local: TriggerPlay) -> None:
    """[VG 11.10.2.7] In a drive check, the over trigger also does what its text says."""
    gone = game.look(local.card)
    if gone is not None:
        for spell in gone.info.spells:
            resolving.resolve(game, spell.do, Ctx(local.card, local.player))


TRIGGERS = procedure(
    "VG 11.10.3",
    "Playing a trigger ability",
    Step("11.10.3.1", _take_sub, ask=_ask_sub),
    Step("11.10.3.2", _do_sub, ask=_ask_unit),
)

ICONS = procedure("VG 11.10.6", "Several triggers at once", Step("11.10.6", _take_icon, ask=_ask_icon))
