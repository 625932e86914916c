"""Chapter 4: checkpoint, free timing, counter timing, draw, damage processing.

Core's part. Masters: [DBS 4-3-3] core:start_effect; [DBS 4-3-5] core:_list_ability; [DBS 4-3-6] core:wait.
Drawing: [DBS 4-9-2] core:draw; [DBS 4-9-3] core:_do_draw; [DBS 4-9-4] [DBS 4-9-4-1] core:_ask_draw;
[DBS 4-9-4-2] core:draw; [DBS 4-9-4-3] core:_do_draw.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import PASS, Decision, Option, distinct, window
from ludex.core.flow.frames import Frame, Step, frame_of, procedure, push
from ludex.core.flow.play import Play
from ludex.core.happening import events, triggers
from ludex.core.happening.check_timing import until_none_left
from ludex.core.position.event import Event
from ludex.core.position.game import Bound, Ctx
from ludex.core.position.records import record
from ludex.core.resolving import playing
from ludex.core.values import costs, layers, queries
from ludex.games.dbs.c02_card_data import Purse, affordable, is_extra, own_cost, price, purse, specified
from ludex.games.dbs.c03_game_areas import HAND, LIFE
from ludex.games.dbs.c07_battle import Battle, Taking
from ludex.games.dbs.c09_rule_processing import fallen, falling, invalid_combo, judge_losses, strays
from ludex.games.dbs.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game

PLAY: Final = "Counter: Play"
ATTACK: Final = "Counter: Attack"
COUNTER: Final = "Counter: Counter"
COUNTERING: Final = "countering"


@record
class Countering(NamedTuple):
    """[DBS 4-7-3] A counter timing: the player whose action opened it, the kinds of [Counter] skills that fit, the
    card it is about, the skills activated so far in order, and whether the action itself has been negated."""

    player: int
    kinds: tuple[str, ...]
    about: int
    chain: tuple[Play, ...] = ()
    negated: bool = False


# --- checkpoint -------------------------------------------------------------------------------------------------


def nothing_due(game: Game) -> bool:
    """Whether a checkpoint would do nothing: no skill is pending and no rule processing is due. Checks situation
    triggers first."""
    if layers.index_of(game).states:
        triggers.check_states(game)
    return not game.pending and not strays(game) and not falling(game)


def checkpoint(game: Game) -> None:
    """[DBS 4-5-1] [DBS 4-5-2] A checkpoint occurs. Its procedure [DBS 8-5-1] runs only if something is due."""
    if not nothing_due(game):
        push(game, "DBS 8-5-1")


def at_checkpoint(game: Game, frame: Frame) -> str | None:
    """A step that is a checkpoint."""
    checkpoint(game)
    return None


def fulfil(game: Game, kind: str, obj: int = 0, other: int = 0, player: int = -1) -> None:
    """Announces that a trigger condition is fulfilled [DBS 8-7-2]."""
    events.announce(game, kind, obj, game.active if player < 0 else player, other=other)


# --- counter timing ---------------------------------------------------------------------------------------------


def counter_timing(game: Game, player: int, kinds: tuple[str, ...], about: int) -> None:
    """[DBS 4-7-2] A counter timing occurs because of an action or skill of `player`. `kinds` are the [Counter] skills
    whose condition it fulfils. NB: its procedure [DBS 4-7-3] runs only if there is something to do,
    or if empty windows are offered."""
    if game.windows or not nobody_counters(game, player, kinds):
        push(game, "DBS 4-7-3", Countering(player, kinds, about))


def nobody_counters(game: Game, player: int, kinds: tuple[str, ...]) -> bool:
    """Whether a counter timing would do nothing: no rule processing is due, and the other player's hand has no card
    with a fitting [Counter] skill."""
    if strays(game) or falling(game):
        return False
    for id in game.at(HAND, 1 - player):
        keywords = game.objects[id].card.keywords
        for kind in kinds:
            if kind in keywords:
                return False
    return True


def counters(game: Game, player: int, kinds: tuple[str, ...], local: Countering) -> list[Option]:
    """[DBS 4-7-1] Options for the fitting [Counter] skills in the player's hand [DBS 10-9-2] that can be paid for."""
    options: list[Option] = []
    busy = tuple(play.source for play in local.chain)
    hand = [id for id in game.at(HAND, player) if id not in busy]
    for id in distinct(game, [id for id in hand if any(kind in game.objects[id].card.keywords for kind in kinds)]):
        for i, ability in enumerate(playing.activated(game, id)):
            ctx = playing.context(game, id, i, player, _countered(local))
            if ability.keyword in kinds and activatable(game, id, ability, ctx):
                options.append(Option("counter", (id,), i))
    return options


def _countered(local: Countering) -> Bound:
    """What a [Counter] skill calls `it`: the source of the skill or the card that it answers."""
    return (("it", (local.chain[-1].source if local.chain else local.about,)),)


def owes(game: Game, id: int, ability: t.Ability | None) -> bool:
    """Whether the card's own energy cost is paid for the skill: that of an Extra Card in hand [DBS 8-1-3-1-2], and, in
    the later edition, of any card with a [Counter] skill [DBS+ 10-10-1]."""
    obj = game.objects.get(id)
    if obj is None or obj.zone != HAND:
        return False
    if is_extra(game, id):
        return True
    return edition_of(game).extended and isinstance(ability, t.Activated) and "counter" in ability.timing


def activatable(game: Game, id: int, ability: t.Activated, ctx: Ctx, have: Purse | None = None) -> bool:
    """[DBS 8-1-3] [DBS 8-4-2-2] Whether condition, limit and cost allow the skill; the cost of an Extra Card in hand
    includes its own energy cost [DBS 8-1-3-1-2]. `have` is the player's energy, if already known."""
    if not queries.may(game, "activate", id, True) or barred(game, id, ability):
        return False
    if owes(game, id, ability):
        own = own_cost(game, id, ability)
        if own and isinstance(own[0], t.Modes):
            return costs.can_pay(game, ctx, ability.cost + own) and playing.playable(game, ability, ctx)
        if have is None:
            have = purse(game, ctx.controller)
        if not affordable(have, price(game, id), specified(game, id)):
            return False
        if ability.cost and not costs.can_pay(game, ctx, ability.cost + own):
            return False
    return playing.playable(game, _eased(game, id, ability), ctx)


def _eased(game: Game, id: int, ability: t.Activated) -> t.Activated:
    """[DBS 1-3-3] [DBS 10-1-2] The skill without its condition, if that is on its master's life total only and an
    effect permits to activate [Awaken] without it."""
    if ability.keyword != "Awaken" or not isinstance(ability.cond, t.Compare):
        return ability
    on_life = ability.cond.a == t.Count(YOUR_LIFE) and ability.cond.op == "<="
    return replace(ability, cond=None) if on_life and queries.may(game, AWAKEN, id, False) else ability


AWAKEN: Final = "awaken"
"""The query whether an [Awaken] skill may be activated without its condition."""
YOUR_LIFE: Final = t.YOURS & t.Zone(("life",))


def barred(game: Game, id: int, ability: t.Activated | t.Automatic) -> bool:
    """[DBS 1-3-3] Whether an effect forbids to activate skills of this kind or with this keyword."""
    rules = layers.index_of(game).rules
    kinds = ability.timing if isinstance(ability, t.Activated) else ("auto",)
    for word in (ability.keyword,) if ability.keyword else kinds:
        query = f"activate {word}"
        if query in rules and not queries.may(game, query, id, True):
            return True
    return False


def _ask_first(game: Game, frame: Frame) -> Decision | None:
    """[DBS 10-9-1] Asks the player who did not act, if a [Counter] skill of theirs fits the action."""
    local = frame.locals(Countering)
    player = 1 - local.player
    options = counters(game, player, local.kinds, local)
    return window(game, player, "counter timing", options, about=local.about)


def _first(game: Game, frame: Frame) -> str | None:
    """[DBS 4-7-3-2] The other player activates one [Counter] skill or ends the counter timing."""
    if not _declare(game, frame):
        return "4-7-3-5"
    return None


def _ask_answer(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Countering)
    last = local.chain[-1]
    player = 1 - last.ctx.controller
    options = counters(game, player, (COUNTER,), local)
    return window(game, player, "answer the counter", options, about=last.source)


def _answer(game: Game, frame: Frame) -> str | None:
    """[DBS 4-7-3-3] The player whose action was countered may answer with [Counter: Counter]."""
    return "4-7-3-3-1" if _declare(game, frame) else "4-7-3-4"


def _answer_again(game: Game, frame: Frame) -> str | None:
    """[DBS 4-7-3-3-1] Players keep answering each other until one of them does nothing."""
    return "4-7-3-3-1" if _declare(game, frame) else None


def _declare(game: Game, frame: Frame) -> bool:
    """Starts to activate the chosen [Counter] skill: it is revealed, paid for, and added to the chain. False: none was
    chosen."""
    local = frame.locals(Countering)
    if frame.answer is None or frame.answer == PASS:
        return False
    id = frame.answer.cards[0]
    player = game.objects[id].player
    ability = playing.activated(game, id)[frame.answer.n]
    ctx = playing.context(game, id, frame.answer.n, player, _countered(local))
    push(game, "DBS 8-6-2", Play(id, ability, ctx, means=COUNTERING))
    return True


def join_chain(game: Game, play: Play) -> None:
    """[DBS 10-9-3-3] Adds an activated [Counter] skill to the chain of the running counter timing."""
    below = game.frames[-2]
    local = below.local
    assert isinstance(local, Countering)
    below.local = local._replace(chain=(*local.chain, play.by_means("")))  # [DBS 10-9-3-3]


def _resolve_last(game: Game, frame: Frame) -> str | None:
    """[DBS 4-7-3-4] Resolves the activated skills in reverse order, whoever's turn it is."""
    local = frame.locals(Countering)
    if not local.chain:
        return None
    last = local.chain[-1]
    frame.local = local._replace(chain=local.chain[:-1])
    game.frames.append(Frame("DBS 8-6-2", game.book.procedures["DBS 8-6-2"].at["8-6-2-5"], last))
    return "4-7-3-4"


def _carry_on(game: Game, frame: Frame) -> str | None:
    """[DBS 4-7-3-5] The action that opened the counter timing continues, unless it was negated."""
    local = frame.locals(Countering)
    if local.negated:
        below = game.frames[-2]
        if isinstance(below.local, Play):
            below.local = below.local.negate()
        elif isinstance(below.local, Battle):
            below.local = below.local._replace(negated=True)
    return None


def negate(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 4-7-3-5] Negates what the resolving [Counter] skill answered: the counter below it, or the action."""
    for frame in reversed(game.frames):
        local = frame.local
        if isinstance(local, Countering):
            if local.chain:
                last = local.chain[-1]
                if not queries.may(game, "be negated", last.source, True, ctx.source):
                    return
                frame.local = local._replace(chain=(*local.chain[:-1], last.negate()))
            elif not _deflected(game, local.about) and queries.may(game, "be negated", local.about, True, ctx.source):
                frame.local = local._replace(negated=True)
            return


def _played(game: Game) -> Frame | None:
    """The frame in which a card is being played that a counter timing is about; None: it is about something else."""
    for i in range(len(game.frames) - 1, 0, -1):
        if isinstance(game.frames[i].local, Countering):
            below = game.frames[i - 1]
            play = below.local
            return below if isinstance(play, Play) and play.ability is None else None
    return None


def a_card_is_being_played(game: Game, ctx: Ctx) -> bool:
    """[DBS 10-9-3-1] Whether the [Counter] skill answers the play of a card, and no skill that plays one."""
    return _played(game) is not None


def play_otherwise(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 6-3-1-3-1-3] The card that is being played comes in another way (`do.word`: "rest", "unskilled", both) or
    goes to another area instead."""
    frame = _played(game)
    if frame is not None and isinstance(frame.local, Play) and not _deflected(game, frame.local.source):
        frame.local = frame.local.by_means(do.word)


def _deflected(game: Game, about: int) -> bool:
    """[DBS+ 10-22-1] [DBS+ 10-22-2] Whether a [Counter: Play] skill resolves against a card with [Deflect]."""
    frame = frame_of(game, "DBS 8-6-2")
    play = frame.local if frame is not None else None
    against = isinstance(play, Play) and play.ability is not None and play.ability.keyword == PLAY
    return against and about in game.objects and layers.has(game, about, "Deflect")


COUNTER_TIMING = procedure(
    "DBS 4-7-3",
    "Counter timing",
    Step("4-7-3-1", until_none_left(judge_losses, invalid_combo, fallen)),
    Step("4-7-3-2", _first, ask=_ask_first),
    Step("4-7-3-3", _answer, ask=_ask_answer),
    Step("4-7-3-3-1", _answer_again, ask=_ask_answer),
    Step("4-7-3-4", _resolve_last),
    Step("4-7-3-5", _carry_on),
)

# --- damage -----------------------------------------------------------------------------------------------------


def inflict(game: Game, player: int, n: int, source: int) -> None:
    """[DBS 4-10-1] Inflicts damage to a player's life; nothing happens if `n` is zero or less [DBS 4-10-2-2]."""
    if n > 0:
        events.perform(game, Event("inflict", 0, player, n, "damage", source, cause=source))


def life_options(game: Game, player: int) -> list[int]:
    """[DBS 3-9-2] One life card of each kind that the player can tell apart: by who has seen it, and by its number if
    the player knows it."""
    result: list[int] = []
    seen: set[object] = set()
    for id in game.at(LIFE, player):
        obj = game.objects[id]
        key = (obj.known, obj.card.number if obj.known >> player & 1 else "")
        if key not in seen:
            seen.add(key)
            result.append(id)
    return result


def life_option(game: Game, player: int, id: int) -> Option:
    """An option for a life card that reveals no more than the player knows."""
    if game.objects[id].known >> player & 1:
        return Option("take life", (id,))
    place = game.at(LIFE, player).index(id)
    return Option("take hidden life", (), place)


def _ask_life(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Taking)
    ids = life_options(game, local.player)
    if not ids:
        return None
    return Decision(local.player, "take a card from your life", [life_option(game, local.player, id) for id in ids])


def _take_life(game: Game, frame: Frame) -> str | None:
    """[DBS 4-10-2-1] The damaged player adds a life card of their choice to their hand, unless an effect replaces that
    [DBS 10-5-1]."""
    local = frame.locals(Taking)
    if frame.answer is None:
        return None
    answer = frame.answer
    id = answer.cards[0] if answer.cards else game.at(LIFE, local.player)[answer.n]
    frame.local = local._replace(n=local.n - 1)
    events.perform(game, events.moving(game, id, "hand", local.player, "damage", cause=local.source))
    return None


def _next_point(game: Game, frame: Frame) -> str | None:
    """[DBS 4-10-2-2] Repeats until all points are taken, one point at a time."""
    local = frame.locals(Taking)
    return "4-10-2-1" if local.n > 0 and game.at(LIFE, local.player) else None


def damage_verb(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 4-11-1-2] A skill inflicts damage to the opponent (`do.word` "you": to its master); its card is the
    source."""
    inflict(game, ctx.controller if do.word == "you" else 1 - ctx.controller, n, ctx.source)


DAMAGE = procedure(
    "DBS 4-10-2", "Damage processing", Step("4-10-2-1", _take_life, ask=_ask_life), Step("4-10-2-2", _next_point)
)


VERBS: Final = {"negate": Verb("DBS 4-7-3-5", negate), "damage": Verb("DBS 4-11-1-2", damage_verb)}
