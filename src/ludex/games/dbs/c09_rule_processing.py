"""Chapter 9: rule processing. Losses are checked after every event, stray combo cards at checkpoints and counter
timings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.flow.frames import push
from ludex.core.happening import events
from ludex.core.happening.zones import places
from ludex.core.position.game import Outcome, Pending
from ludex.core.tree import Becomes
from ludex.core.values import layers
from ludex.games.dbs.c03_game_areas import BATTLE, COMBO, DECK, LIFE, arrange
from ludex.games.dbs.c07_battle import Battle, Taking
from ludex.games.dbs.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game


def judge_losses(game: Game) -> bool:
    """[DBS 9-2-2] A player without life [DBS 9-2-3] or without a deck [DBS 9-2-4] loses [DBS 1-2-2] [DBS 1-2-2-1]
    [DBS 1-2-2-2], and the other player wins [DBS 1-2-1]; if both lose, it is a draw [DBS 1-2-3]."""
    areas = game.zones
    if areas[LIFE * 2] and areas[LIFE * 2 + 1] and areas[DECK * 2] and areas[DECK * 2 + 1]:
        return False
    if game.turn == 0 or game.outcome is not None:
        return False
    lost = [p for p in (0, 1) if not areas[LIFE * 2 + p] or not areas[DECK * 2 + p]]
    rule, reason = "DBS 9-2-3", "no life is left"
    if areas[LIFE * 2 + lost[0]]:
        rule, reason = "DBS 9-2-4", "no deck is left"
    if len(lost) == 2:
        rule, reason = "DBS 1-2-3", "both players lose at the same time"
    game.outcome = Outcome(-1 if len(lost) == 2 else 1 - lost[0], reason, rule)
    return True


def after_events(game: Game, happened: list[Event]) -> None:
    """[DBS 9-2-1] [DBS 9-1-2-1] Checks for losses after each batch of events, whatever is running.

    It also counts a Battle Card that came to a Battle Area as played [DBS 3-6-3], from the Combo Area too
    (RULING-DBS-031), and says from which area; and starts damage that no effect replaced [DBS 4-10-1].
    """
    judge_losses(game)
    if game.outcome is not None:
        return
    arrange(game, happened)
    for event in happened:
        kind = event.kind
        if kind in ("move", "create"):  # [DBS+ 10-18-3] a token comes from nowhere
            if event.dst == BATTLE and event.src != BATTLE:
                card = game.objects.get(event.new)
                if card is not None and "battle" in card.info.types:
                    word = game.book.zones[event.src].name if kind == "move" else ""
                    events.announce(game, "play", event.new, event.player, word=word)
        elif kind == "inflict" and event.n > 0:
            push(game, "DBS 4-10-2", Taking(event.player, event.n, event.other))
            _strike_for_victory(game, event)


def _strike_for_victory(game: Game, event: Event) -> None:
    """[DBS+ 10-20-1] A card with [Victory Strike] whose attack inflicts damage wins the game."""
    battle = next((frame.local for frame in game.frames if isinstance(frame.local, Battle)), None)
    by_skill = any(frame.proc == "DBS 8-6-2" for frame in game.frames)
    attacks = isinstance(battle, Battle) and battle.fighting and event.other == battle.attacker and not by_skill
    if attacks and layers.has(game, event.other, "Victory Strike"):
        game.outcome = Outcome(1 - event.player, "a Victory Strike inflicts damage", "DBS+ 10-20-1")


def wait_once(game: Game) -> bool:
    """[DBS 8-7-6-1] Keeps a skill with a situation trigger from being pending twice."""
    if not layers.index_of(game).states:
        return False
    kept: list[Pending] = []
    for pending in game.pending:
        if isinstance(pending.ability.when, Becomes) and any(
            p.source == pending.source and p.number == pending.number for p in kept
        ):
            continue
        kept.append(pending)
    game.pending = tuple(kept)
    return False


def in_battle(game: Game) -> bool:
    for frame in game.frames:
        local = frame.local
        if isinstance(local, Battle) and (local.fighting or edition_of(game).battle_at_once):
            return True
    return False


COMBO_0: Final = places(COMBO)[0]
COMBO_1: Final = places(COMBO)[1]


def strays(game: Game) -> bool:
    """Whether cards lie in the Combo Area outside a battle."""
    return bool(game.zones[COMBO_0] or game.zones[COMBO_1]) and not in_battle(game)


def invalid_combo(game: Game) -> bool:
    """[DBS 9-3-2] Moves Battle Cards in the Combo Area outside a battle to their owners' Drop Areas, at the same time
    [DBS 9-1-2-3]. This is confirmative processing [DBS 9-3-1]: it happens only here, never during a resolution
    [DBS 9-1-2-2]."""
    if not strays(game):
        return False
    ids = (*game.at(COMBO, game.active), *game.at(COMBO, 1 - game.active))
    events.perform(game, *(events.moving(game, id, "drop", word="rule") for id in ids))
    return True


def falling(game: Game) -> list[int]:
    """[DBS+ 9-5-1] The Battle Cards in play of 0 power or less, in the edition that has this rule."""
    if "power" not in layers.index_of(game).figures or not edition_of(game).power_below_zero:
        return []
    ids = (*game.at(BATTLE, game.active), *game.at(BATTLE, 1 - game.active))
    return [id for id in ids if "battle" in game.objects[id].info.types and layers.value(game, id, "power") <= 0]


def fallen(game: Game) -> bool:
    """[DBS+ 9-5-2] Moves them to their owners' Drop Areas at the same time; they are not KOed."""
    ids = falling(game)
    if ids:
        events.perform(game, *(events.moving(game, id, "drop", word="rule") for id in ids))
    return bool(ids)
