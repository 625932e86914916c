"""Chapter 8: the checkpoint procedure, and activating and resolving skills.

The kinds of skills are the kinds of abilities of core's tree, and core carries them out.
Kinds: [DBS 8-1-4] core:_list_ability; [DBS 8-1-5] core:collect, core:play_one_pending;
[DBS 8-2-2-2] core:start_effect, core:expire; [DBS 8-2-2-3-1] core:settle.
Targets: [DBS 8-6-3] core:_do_choose; [DBS 8-6-3-1] [DBS 8-6-3-2] core:pick_decision;
[DBS 8-6-3-3] [DBS 8-6-3-4] core:picked; [DBS 8-6-3-5] core:_ask_search; [DBS 8-6-3-6] core:itself, core:player_of.
Triggers: [DBS 8-7-3] core:collect; [DBS 8-7-4] core:play_one_pending; [DBS 8-7-6] core:triggers.check_states;
[DBS 8-7-5-1-2] core:last_known. Negated skills are still skills: [DBS 8-3-2] core:_stripped, core:recognised.
Effects: [DBS 8-8-1] core:_do; [DBS 8-9-1-1] core:value; [DBS 8-9-1-2] core:_settle_words, core:_apply_grants;
[DBS 8-9-1-3] core:_layered; [DBS 8-9-1-4] core:_touched, core:_may_touch; [DBS 8-9-1-5] core:applies;
[DBS 8-9-1-5-1] core:_collect_event.
Replacement: [DBS 8-10-1] core:_apply; [DBS 8-10-1-1] core:replacement._carry_out;
[DBS 8-10-2] [DBS 8-10-2-1] [DBS 8-10-2-2] core:affected; [DBS 8-10-2-3] [DBS 8-10-3] core:_applicable.
Activating: [DBS 8-6-2-2] core:ask_modes, core:do_modes; [DBS 8-6-2-5-2] core:_do_resolve, core:block_of.
An effect reads a card it chose and moved where it ended: [DBS 8-11-1] core:informing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Book
from ludex.core.flow.decisions import PASS, VEILED, Decision, Option, distinct, step
from ludex.core.flow.frames import END, Frame, Step, nothing, procedure, push
from ludex.core.flow.play import Play, local_play
from ludex.core.happening import check_timing, events, showing
from ludex.core.happening.check_timing import ACTIVE, NON_ACTIVE, play_one_pending, until_none_left
from ludex.core.position.event import Event
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.resolving import choices, paying, playing
from ludex.core.tree import walk
from ludex.core.values import costs, durations, layers, select, uses
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.dbs.c02_card_data import (
    Purse,
    affordable,
    is_extra,
    own_cost,
    pay_energy,
    price,
    purse,
    specified,
    spend_prices,
)
from ludex.games.dbs.c03_game_areas import BATTLE, COMBO, DROP, ENERGY, HAND, LEADER, UNDER, WARP
from ludex.games.dbs.c04_basic_terms import (
    ATTACK,
    COUNTERING,
    PLAY,
    activatable,
    barred,
    counter_timing,
    join_chain,
    owes,
)
from ludex.games.dbs.c09_rule_processing import fallen, invalid_combo, judge_losses, wait_once
from ludex.games.dbs.c11_other import closes_loop, still_open

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

USES: Final = {"Blocker": "block", "Awaken": "awaken", "Evolve": "evolve"}
"""Names of options that activate a keyword skill."""
PLAYING: Final = ("evolve", "play", "play active onto", "play home", "play onto", "play over", "potara")
"""The verbs that play a card."""
PLACING: Final = ("play", "play active onto", "play home", "play onto", "play over", "place under")
"""The verbs that say where a card goes."""
UNIONS: Final = ("Union-Fusion", "Union-Potara", "Union-Absorb")
"""[DBS+ 10-13-1] The keywords of the skills that later texts call [Union] skills."""
ELSEWHERE: Final = (COMBO, ENERGY, DROP, WARP, UNDER)
"""The open areas where an [Activate] skill is valid only if it says so [DBS 2-12-2]."""

OWN_MAIN_PHASE: Final = "your next main phase"
"""The duration word of what lasts until the master's next Main Phase begins."""
DURATIONS: Final = frozenset(
    (
        durations.GAME, durations.TURN, "battle", "main", "combo", durations.ENEMY_TURN, durations.COMING_ENEMY_TURN,
        durations.OWN_TURN, OWN_MAIN_PHASE,
    )
)  # fmt: skip
"""[DBS 8-2-2-2] The duration words; `combo` is that of the power from combos."""

UNNEGATED: Final = t.Rule("forbid", "be negated")
"""[DBS 1-3-3] [DBS 8-3-2] The effect of a card whose skills cannot be negated."""

CHECKPOINT = procedure(
    "DBS 8-5-1",
    "Checkpoint",
    Step("8-5-1-1", until_none_left(judge_losses, invalid_combo, fallen, check_timing.check_states, wait_once)),
    Step("8-5-1-2", **play_one_pending(ACTIVE, "DBS 8-6-2", back_to="8-5-1-1")),
    Step("8-5-1-3", **play_one_pending(NON_ACTIVE, "DBS 8-6-2", back_to="8-5-1-1")),
    Step("8-5-1-4", nothing),
)

# --- skills that may be activated ---------------------------------------------------------------------------------


def skills(game: Game, player: int, timing: str, have: Purse | None = None) -> list[Option]:
    """[DBS 8-1-3] Options for the [Activate] skills of this timing: of the Leader, of Battle Cards and Extra Cards in
    play [DBS 10-2-2], of cards in hand, and of cards in another open area whose skill says that it is valid there
    [DBS 2-12-2]."""
    options: list[Option] = []
    granted = layers.index_of(game).granted
    for area in (LEADER, BATTLE):
        able = [id for id in game.at(area, player) if id in granted or _timed(game.objects[id].info.activated, timing)]
        for id in _unlike(game, able) if len(able) > 1 else able:
            _offer(game, id, player, timing, options, have)
    hand = [id for id in game.at(HAND, player) if game.objects[id].card.activated]
    for id in distinct(game, [id for id in hand if _timed(game.objects[id].card.activated, timing)]):
        if have is None:
            have = purse(game, player)
        _offer(game, id, player, timing, options, have)
    for area in NAMED.of(game.pool, game.book):
        name = game.book.zones[area].name
        able = [id for id in game.at(area, player) if name in game.objects[id].info.usable_in]
        for id in _unlike(game, able) if len(able) > 1 else able:
            _offer(game, id, player, timing, options, have)
    return options


def _named(pool: tuple[Card, ...], book: Book) -> tuple[int, ...]:
    """The areas of `ELSEWHERE` that a skill of a card of the pool, or of a token that can come, names."""
    cards = BROUGHT.of(pool, book)
    names = {name for card in cards for name in card.usable_in}
    return tuple(area for area in _there(book) if book.zones[area].name in names)


def _there(book: Book) -> tuple[int, ...]:
    """The areas of `ELSEWHERE` that the edition has."""
    return tuple(area for area in ELSEWHERE if area < len(book.zones))


NAMED: Final[Memo[tuple[Card, ...], Book, tuple[int, ...]]] = Memo(_named, POOLS)


def named_holds(game: Game) -> bool:
    """Whether in the other areas of `ELSEWHERE` no card has a skill that is valid there (a `Shortcut.long`)."""
    for area in _there(game.book):
        if area not in NAMED.of(game.pool, game.book):
            name = game.book.zones[area].name
            if any(name in game.objects[id].info.usable_in for player in (0, 1) for id in game.at(area, player)):
                return False
    return True


def _timed(abilities: tuple[t.Activated, ...], timing: str) -> bool:
    return any(timing in ability.timing for ability in abilities)


def _unlike(game: Game, ids: list[int]) -> list[int]:
    """The cards without duplicates: equal cards count once, but a card that used a skill this turn equals no other."""
    used = [use[0] for use in game.used]
    fresh = distinct(game, [id for id in ids if id not in used])
    return [id for id in ids if id in fresh or id in used]


def _offer(game: Game, id: int, player: int, timing: str, options: list[Option], have: Purse | None) -> None:
    for i, ability in enumerate(playing.activated(game, id)):
        if timing not in ability.timing:
            continue
        if activatable(game, id, ability, playing.context(game, id, i, player), have):
            options.append(Option(USES.get(ability.keyword, "activate"), (id,), i))


def activate(game: Game, option: Option, player: int) -> None:
    """[DBS 8-6-1] Activates the skill that an option names; the activating player is its master [DBS 4-3-4]. Without a
    cost, naming it is enough [DBS 8-1-3-1-1]."""
    id = option.cards[0]
    ability = playing.activated(game, id)[option.n]
    push(game, "DBS 8-6-2", Play(id, ability, playing.context(game, id, option.n, player)))


# --- limits for all copies ---------------------------------------------------------------------------------------

LEFT: Final = "a use is left"
"""The condition of [Limit N]: its skill was used fewer times this turn, whatever copies of the card used it. NB: no
manual of ours has it; a reminder on the cards says it."""


def _key(game: Game, ctx: Ctx) -> str:
    """The name under which uses of a skill by all copies of a card are remembered."""
    obj = game.look(ctx.source)
    if obj is None:
        return f"limit {ctx.controller}  {ctx.number}"
    return f"limit {ctx.controller} {obj.card.name} {_first(obj.card.abilities, ctx.number)}"


def _first(abilities: tuple[t.Ability, ...], number: int) -> int:
    """The number of the first of those abilities that one skill with several events is made into: they follow one
    another, and differ in the event and what is asked of it only."""
    skill = abilities[number] if 0 <= number < len(abilities) else None
    first = number
    while isinstance(skill, t.Automatic) and first > 0:
        other = abilities[first - 1]
        if not isinstance(other, t.Automatic) or replace(other, when=skill.when, cond=skill.cond) != skill:
            break
        if other == skill:  # [DBS 10-10-2] another skill with the same words
            break
        first -= 1
    return first


def _of_one_skill(game: Game, play: Play) -> list[int]:
    """[DBS 10-10-1] The numbers of the abilities that the skill with this one is made into (`_first`): a skill that two
    events trigger is used once for both."""
    abilities, numbers = layers.abilities(game, play.source), layers.numbers(game, play.source)
    if play.ctx.number not in numbers:
        return [play.ctx.number]
    first = _first(abilities, numbers.index(play.ctx.number))
    return [number for i, number in enumerate(numbers) if _first(abilities, i) == first]


def _used(game: Game, ctx: Ctx) -> int:
    """How often copies of the card have used the skill this turn."""
    turn, times = divmod(game.remembers(_key(game, ctx)), LIMITLESS)
    return times if turn == game.turn else 0


def a_use_is_left(game: Game, ctx: Ctx) -> bool:
    """Whether a skill with [Limit N] may be used once more; N is bound to `n`."""
    (n,) = ctx.get("n") or (0,)
    return _used(game, ctx) < n


LIMITLESS: Final = 1000
"""More uses than any skill has in a turn."""


def _limited(game: Game, play: Play) -> bool:
    """Whether a pending skill with [Limit N] has no use left."""
    limits = [heading.n for heading in play.ability.headings if heading.keyword == "Limit"] if play.ability else []
    return any(_used(game, play.ctx) >= n for n in limits)


def _count_use(game: Game, play: Play) -> None:
    """Counts a use of a skill with [Limit N]."""
    if play.ability is not None and any(heading.keyword == "Limit" for heading in play.ability.headings):
        game.remember(_key(game, play.ctx), game.turn * LIMITLESS + _used(game, play.ctx) + 1)


# --- activating and resolving ------------------------------------------------------------------------------------


def _cannot(game: Game, play: Play, unpaid: bool = False) -> bool:
    """[DBS 8-7-4-1] Whether a pending [Auto] skill is cancelled: it is negated [DBS 8-3-2] or used up [DBS 10-10-1],
    its condition is false [DBS 8-3-3] or its cost cannot be paid. It does not matter whether its card has left
    [DBS 8-7-7]. `unpaid`: whatever its cost."""
    ability = play.ability
    if not isinstance(ability, t.Automatic):
        return False
    index, number = layers.index_of(game), play.ctx.number
    valid = index.numbers.get(play.source)
    gone = valid is not None and number >= 0 and number not in valid
    if gone and (number < layers.GRANTED or ability in index.negated.get(play.source, ())):
        return True
    if uses.used_up(game, play.source, ability, ability.limit, play.ctx.number):
        return True
    if play.source in game.objects and barred(game, play.source, ability):
        return True
    if not playing.playable(game, ability, play.ctx) or _limited(game, play):
        return True
    return bool(ability.cost) and not unpaid and not costs.can_pay(game, play.ctx, ability.cost)


def _ask_whether(game: Game, frame: Frame) -> Decision | None:
    """An [Auto] skill with a cost is activated only if the player agrees to pay."""
    play = local_play(frame)
    ability = play.ability
    if not isinstance(ability, t.Automatic) or not ability.cost:
        return None
    cannot = _cannot(game, play)
    if cannot and (game.windows < VEILED or _cannot(game, play, unpaid=True)):
        return None
    verb = USES.get(ability.keyword, "activate")
    options = [] if cannot else still_open(game, play.ctx.controller, [Option(verb, (play.source,)), PASS])[:-1]
    if game.windows >= VEILED and choices.unseen_need(game, play.ctx, ability.cost):
        return step(game, play.ctx.controller, "activate it?", options, PASS, play.source, VEILED)
    return None if cannot else Decision(play.ctx.controller, "activate it?", [*options, PASS], play.source)


def _specify(game: Game, frame: Frame) -> str | None:
    """[DBS 8-6-2-1] Announces which skill is activated, and reveals a card in hand."""
    play = local_play(frame)
    ability = play.ability
    assert ability is not None
    if isinstance(ability, t.Automatic) and (frame.answer == PASS or _cannot(game, play)):
        return END
    if frame.answer is not None and closes_loop(game, play.ctx.controller, frame.answer):
        return "8-6-2-1"
    if not isinstance(ability, t.Spell) and ability.limit:
        for number in _of_one_skill(game, play):
            uses.use(game, play.source, ability, 1, number)
    _count_use(game, play)
    obj = game.objects.get(play.source)
    if obj is not None and obj.zone == HAND:
        events.perform(game, Event("reveal", play.source, play.ctx.controller))
        if isinstance(ability, t.Activated) and is_extra(game, play.source):
            events.announce(game, "extra used", play.source, play.ctx.controller)
    if isinstance(ability, t.Activated) and "counter" in ability.timing:
        events.announce(game, "countered", play.source, play.ctx.controller)
    if ability.keyword:
        events.announce(game, "activated", play.source, play.ctx.controller, word=ability.keyword)
        if ability.keyword in UNIONS:  # [DBS+ 10-13-1]
            events.announce(game, "united", play.source, play.ctx.controller)
    elif isinstance(ability, t.Activated):
        for timing in ability.timing:
            events.announce(game, "skill used", play.source, play.ctx.controller, word=timing)
    return None


def _own(game: Game, play: Play) -> tuple[t.Instr, ...]:
    """What the card itself costs, if that is paid for the skill."""
    if not owes(game, play.source, play.ability):
        return ()
    return own_cost(game, play.source, play.ability) if play.ability is not None else ()


def _pay_skill(game: Game, frame: Frame) -> str | None:
    """[DBS 8-6-2-3] Pays the skill cost entirely, with what leaves enough for the cost of an Extra Card."""
    play = local_play(frame)
    if play.ability is not None and play.ability.cost:
        paying.pay(game, play.ability.cost, play.ctx, _own(game, play))
    return None


def _pay_extra(game: Game, frame: Frame) -> str | None:
    """[DBS 8-6-2-3-1] Determines and pays the cost of an Extra Card. If paying the skill cost has raised it beyond
    what the player has, the skill is not activated."""
    play = local_play(frame)
    id = play.source
    if owes(game, id, play.ability):
        own = _own(game, play)
        if own and isinstance(own[0], t.Modes):
            if not costs.can_pay(game, play.ctx, own):
                return END
            paying.pay(game, own, play.ctx)
            return None
        n, colors = price(game, id), specified(game, id)
        if not affordable(purse(game, play.ctx.controller), n, colors):
            return END
        spend_prices(game, id)
        pay_energy(game, play.ctx.controller, n, colors, id)
    return None


def _first_window(game: Game, frame: Frame) -> str | None:
    """[DBS 8-6-2-4] Opens a counter timing; an activated [Counter] skill joins the running one instead."""
    play = local_play(frame)
    if play.means == COUNTERING:
        join_chain(game, play)
        return END
    kinds = spoken_of(game, play)
    if kinds:
        counter_timing(game, play.ctx.controller, kinds, play.source)
    return None


def _resolve(game: Game, frame: Frame) -> str | None:
    """[DBS 8-6-2-5] Resolves the skill; if it was negated, only its card goes to the Drop Area. A card whose skill says
    where it goes stays in the hand until then."""
    play = local_play(frame)
    ability = play.ability
    assert ability is not None
    obj = game.objects.get(play.source)
    if obj is not None and obj.zone == HAND and (play.negated or not _places_itself(ability)) and _is_used(game, play):
        _drop_used(game, frame, play)
    if play.negated:
        showing.stop(game)
        return END
    return None


def _is_used(game: Game, play: Play) -> bool:
    """[DBS 8-6-2-5-1] Whether the card in hand is used for the skill: a Battle Card is not used for an [Auto] skill
    that happens while it is there."""
    return not isinstance(play.ability, t.Automatic) or is_extra(game, play.source)


def _drop_used(game: Game, frame: Frame, play: Play) -> None:
    """[DBS 8-6-2-5-1] [DBS 10-9-4] [DBS 2-3-2-3] Puts a card used from the hand into the Drop Area before its effect
    is carried out."""
    event = events.moving(game, play.source, "drop", word="use")
    events.perform(game, event)
    if event.new:
        frame.local = play.as_source(event.new, play.ctx.with_source(event.new))


def _put_away(game: Game, frame: Frame) -> str | None:
    """[DBS 10-9-4] Puts the used card into the Drop Area if its skill could have put it elsewhere but did not."""
    play = local_play(frame)
    obj = game.objects.get(play.source)
    if obj is not None and obj.zone == HAND and play.ability is not None and _places_itself(play.ability):
        _drop_used(game, frame, play)
    return None


def _second_window(game: Game, frame: Frame) -> str | None:
    """[DBS 8-6-2-6] Opens a second counter timing, only for [Counter: Play] [DBS 10-9-3-1] (RULING-DBS-016).
    The skill is resolved: the cards that it showed are in a secret area again [DBS 3-3-3]."""
    showing.stop(game)
    play = local_play(frame)
    if PLAY in spoken_of(game, play):
        counter_timing(game, play.ctx.controller, (PLAY,), play.source)
    return None


ACTIVATING = procedure(
    "DBS 8-6-2",
    "Activating a skill",
    Step("8-6-2-1", _specify, ask=_ask_whether),
    Step("8-6-2-2", **playing.choose_modes()),
    Step("8-6-2-3", _pay_skill),
    Step("8-6-2-3-1", _pay_extra),
    Step("8-6-2-4", _first_window),
    Step("8-6-2-5", _resolve),
    Step("8-6-2-5-2", **playing.resolve_ability()),
    Step("nb.used", _put_away),
    Step("8-6-2-6", _second_window),
)

# --- which counters a skill allows --------------------------------------------------------------------------------


def spoken_of(game: Game, play: Play) -> tuple[str, ...]:
    """[DBS 10-9-3-1] [DBS 10-9-3-2] The kinds of [Counter] skills that may answer the activation of this skill.
    NB: without those of which the other hand has no card, unless empty windows are offered: then a window must not
    tell what is in that hand."""
    attacking = play.ctx.controller == game.active  # NB: RULING-DBS-030
    could = {PLAY, ATTACK} if game.windows else _held(game, 1 - play.ctx.controller)
    if not could:
        return ()
    ability = play.ability
    plays = PLAY in could and _speaks(ability, "play")  # [DBS 10-9-3-1]
    attacks = attacking and ATTACK in could and _speaks(ability, "attack")  # [DBS 10-9-3-2]
    if plays:
        return (PLAY, ATTACK) if attacks else (PLAY,)
    return (ATTACK,) if attacks else ()


def _held(game: Game, player: int) -> set[str]:
    """The kinds of [Counter] skills that answer a skill, of cards in the player's hand."""
    could: set[str] = set()
    for id in game.at(HAND, player):
        keywords = game.objects[id].card.keywords
        if PLAY in keywords:
            could.add(PLAY)
        if ATTACK in keywords:
            could.add(ATTACK)
    return could


def _speaks(node: object, word: str) -> bool:
    """Whether a tree mentions playing cards, or attacking, in its trigger or its instructions."""
    for part in walk.nodes(node, skip=(t.Sel, t.Cond, t.Computed, t.Continuous)):
        if isinstance(part, t.When) and part.event == word:
            return True
        if word == "play" and (
            (isinstance(part, t.Move) and part.to == "battle") or (isinstance(part, t.Do) and part.verb in PLAYING)
        ):
            return True
    return False


def _places_itself(ability: t.Ability) -> bool:
    """[DBS 10-2-1] [DBS 10-4-4] [DBS 10-9-4] Whether a skill itself says where its card goes, perhaps only under a
    condition or if the player wants."""
    if not isinstance(ability, (t.Activated, t.Spell)):
        return False
    for node in walk.nodes(ability.do, ability.modes, skip=(t.Sel, t.Cond, t.Computed, t.Continuous, t.Delay)):
        if isinstance(node, t.Do):
            if node.verb in ("field", "evolve", "potara") or (node.verb in PLACING and _itself(node.what)):
                return True
        elif isinstance(node, t.Move) and _itself(node.what):
            return True
    return False


def _itself(what: t.Sel) -> bool:
    """Whether the objects are the card itself, perhaps only in some area."""
    return isinstance(what, t.Self) or (isinstance(what, t.All) and select.speaks_of_itself(what))
