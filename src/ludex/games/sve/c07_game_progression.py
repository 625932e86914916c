"""SVE chapter 7: turns and their phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow.choose import choose
from ludex.core.flow.decisions import Decision, Option, distinct
from ludex.core.flow.frames import Frame, Step, call, procedure
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.resolving import deeds
from ludex.core.values import durations, layers, queries, tally
from ludex.games.sve.c04_zones import ENGAGED, ENTERED, FIELD, HAND, MAX_PP, PP, RESERVED, hand_limit
from ludex.games.sve.c05_key_notations import EXTRA_TURNS, MOST_PLAY_POINTS, tell
from ludex.games.sve.c08_main_phase import act, ask_action
from ludex.games.sve.c10_playing_and_resolving import confirm
from ludex.games.sve.c12_evolve_and_quick import quick
from ludex.games.sve.c15_miscellaneous import ask_quick, watch
from ludex.games.sve.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game

YOUR_TURN: Final = "your turn"
"""The duration of effects that resolved with "during your turn". The granted node carries a condition, so it is
inactive in other turns."""
DURATIONS: Final = frozenset((durations.GAME, durations.TURN, durations.ENEMY_TURN, durations.ITS_NEXT_TURN, YOUR_TURN))
"""[SVE 10.2.1.2] The duration words."""
PER_TURN: Final[tuple[str, ...]] = (
    "cards played", "leader hurt", "followers destroyed", "cards discarded", "cards returned", "attacks",
)  # fmt: skip


# --- 7.1 turns ---------------------------------------------------------------------------------------------------


def begin_turn(game: Game, frame: Frame) -> str | None:
    """[SVE 7.1.1] A turn of the active player begins. Everything that is counted per turn starts again at zero."""
    game.turn += 1
    game.used = ()
    for player in (0, 1):
        nums = game.nums[player]
        for name in PER_TURN:
            if name in nums:
                del nums[name]
    game.memory.pop("evolve ability", None)
    tally.forget(game)
    durations.begin_turn(game)
    for id in (*game.at(FIELD, 0), *game.at(FIELD, 1)):
        if ENTERED in game.objects[id].marks:
            seasoned = game.objects[id].copy()
            seasoned.marks = tuple(mark for mark in seasoned.marks if mark != ENTERED)
            game.put(seasoned)
    zones.forget_gone(game)
    return None


TURN = procedure(
    "SVE 7.1",
    "Turn",
    Step("7.1.1", begin_turn),
    Step("7.1.2", call("SVE 7.2")),
    Step("nb.main", call("SVE 7.3")),
    Step("nb.end", call("SVE 7.4", then="7.1.1")),
)


# --- 7.2 start phase ---------------------------------------------------------------------------------------------


def raise_maximum(game: Game, frame: Frame) -> str | None:
    """[SVE 7.2.1] Raises the maximum play points by one, up to ten."""
    player = game.active
    if game.num(player, MAX_PP) < MOST_PLAY_POINTS:
        events.perform(game, Event("number", 0, player, 1, MAX_PP))
    return None


def refill(game: Game, frame: Frame) -> str | None:
    """[SVE 7.2.2] Sets play points to the maximum, whatever was left."""
    player = game.active
    events.perform(game, Event("number", 0, player, game.num(player, MAX_PP) - game.num(player, PP), PP))
    return None


def refresh(game: Game, frame: Frame) -> str | None:
    """[SVE 7.2.3] Turns all cards on the active player's field to reserved."""
    turned = [id for id in game.at(FIELD, game.active) if game.objects[id].state != RESERVED]
    if turned and "refresh" in layers.index_of(game).rules:
        turned = [id for id in turned if queries.may(game, "refresh", id, True)]
    if turned:
        events.perform(game, *(Event("state", id, state=RESERVED, word="reserved") for id in turned))
    return None


def draw(game: Game, frame: Frame) -> str | None:
    """[SVE 7.2.4] The active player draws a card, but not on the first turn of the player who goes first
    [SVE 7.2.4.1]."""
    if game.turn > 1:
        deeds.draw(game, game.active)
    return None


START = procedure(
    "SVE 7.2",
    "Start phase",
    Step("7.2.1", raise_maximum),
    Step("7.2.2", refill),
    Step("7.2.3", refresh),
    Step("7.2.4", draw),
    Step("7.2.5", confirm),
)


# --- 7.3 main phase ----------------------------------------------------------------------------------------------


def main_begins(game: Game, frame: Frame) -> str | None:
    """[SVE 7.3.1] Announces the main phase. RULING-SVE-007: each card says in whose main phase it triggers."""
    tell(game, "main phase", player=game.active)
    return None


MAIN = procedure(
    "SVE 7.3",
    "Main phase",
    Step("7.3.1", main_begins),
    Step("7.3.2", confirm),
    Step("7.3.3", act, ask=ask_action),
    Step("7.3.4", confirm),
    Step("nb.cycle", watch),
)


# --- 7.4 end phase -----------------------------------------------------------------------------------------------


def end_begins(game: Game, frame: Frame) -> str | None:
    """[SVE 7.4.1] Announces the end phase."""
    tell(game, "end phase", player=game.active)
    return None


def _engageable(game: Game, player: int) -> list[int]:
    if "engage in end phase" not in layers.index_of(game).rules:
        return []
    return [
        id
        for id in game.at(FIELD, player)
        if game.objects[id].state == RESERVED and queries.may(game, "engage in end phase", id, False)
    ]


def _ask_engage(game: Game, frame: Frame) -> Decision | None:
    able = _engageable(game, game.active)
    if not able:
        return None
    options = [Option("engage", (id,)) for id in distinct(game, able)]
    options.append(Option("engage no more"))
    return Decision(game.active, "engage followers?", options)


def engage_some(game: Game, frame: Frame) -> str | None:
    """[SVE 7.4.3] The active player engages any number of the cards that may be engaged now."""
    if frame.answer is None or frame.answer.verb == "engage no more":
        return None
    events.perform(game, Event("state", frame.answer.cards[0], state=ENGAGED, word="engaged"))
    return "7.4.3"


def quick_play(game: Game, frame: Frame) -> str | None:
    """[SVE 7.4.4] The non-active player, and only that player, may make a Quick play."""
    return None if quick(game, frame.answer) else "7.4.6"


def after_quick(game: Game, frame: Frame) -> str | None:
    """[SVE 7.4.5] After a Quick play comes Confirmation Timing; then the same question is asked again."""
    confirm(game, frame)
    return "7.4.4"


def too_many_cards(game: Game, frame: Frame) -> str | None:
    """[SVE 7.4.6] The active player discards down to the hand limit."""
    player = game.active
    hand = game.at(HAND, player)
    over = len(hand) - hand_limit(game, player)
    if over <= 0:
        frame.result = None
        return "7.4.7"
    frame.result = None
    choose(game, player, "discard", hand, over, over, "discard down to the limit")
    return None


def discarded(game: Game, frame: Frame) -> str | None:
    cards, frame.result = frame.result, None
    events.perform(game, *(events.moving(game, id, "cemetery", word="discard") for id in cards or ()))
    return None


def after_discard(game: Game, frame: Frame) -> str | None:
    confirm(game, frame)
    return "7.4.6"


def expire(game: Game, frame: Frame) -> str | None:
    """[SVE 7.4.7] Ends the effects that lasted until the end of the turn. No Confirmation Timing follows."""
    lasting = [effect.until for effect in game.effects] + [delayed.until for delayed in game.delayed]
    if YOUR_TURN in lasting and edition_of(game).during_your_turn_expires:
        player = game.active
        game.set_effects(tuple(e for e in game.effects if e.until != YOUR_TURN or e.controller != player))
        game.delayed = tuple(d for d in game.delayed if d.until != YOUR_TURN or d.controller != player)
    durations.end_turn(game)
    return None


def end_turn(game: Game, frame: Frame) -> str | None:
    """[SVE 7.4.8] The other player becomes active, unless an effect gives the active player another turn."""
    if game.num(game.active, EXTRA_TURNS):
        game.set_num(game.active, EXTRA_TURNS, game.num(game.active, EXTRA_TURNS) - 1)
        return None
    game.active = 1 - game.active
    return None


END_PHASE = procedure(
    "SVE 7.4",
    "End phase",
    Step("7.4.1", end_begins),
    Step("7.4.2", confirm),
    Step("7.4.3", engage_some, ask=_ask_engage),
    Step("7.4.4", quick_play, ask=ask_quick),
    Step("7.4.5", after_quick),
    Step("7.4.6", too_many_cards),
    Step("nb.discard", discarded),
    Step("nb.after", after_discard),
    Step("7.4.7", expire),
    Step("7.4.8", end_turn),
)
