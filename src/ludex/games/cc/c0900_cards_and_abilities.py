"""[CC 900] Cards and abilities: playing them into the chase zone, and resolving them.

Core does the work that all games share; this list names the function for each paragraph.
Kinds: [CC 901.1b] [CC 906.1] core:collect, core:play_one_pending; [CC 901.1c] [CC 904.1] core:_list_ability;
[CC 901.1d] core:has, core:_strips; [CC 901.2a] [CC 908.1] core:_do; [CC 901.2b] core:start_effect;
[CC 901.2c] core:settle; [CC 901.2d] core:forbidden; [CC 902.1] [CC 902.1a] [CC 902.2] core:valid_in.
Options: [CC 903.2c] core:do_modes, core:target_list.
X that the text defines: [CC 903.2d-3] core:_ask_targets; [CC 903.3b-1] core:amount.
Automatic abilities: [CC 906.2] core:wait; [CC 906.3] [CC 906.3a] core:play_one_pending;
[CC 906.6a] core:collect_delayed; [CC 906.6b] core:_wait_delayed; [CC 906.7] core:triggers.check_states;
[CC 906.8] core:take.
Layers: [CC 909.1b] [CC 909.1d] core:_settle_words; [CC 909.1c] core:_apply_grants; [CC 909.1e] [CC 909.1f] core:_rank;
[CC 909.2] core:_list_node; [CC 909.3a] core:settling._depends, core:_word_depends, core:_grant_depends;
[CC 909.3b] core:_layered, core:take_age; [CC 909.3b-1] core:_list_ability, core:_granted;
[CC 909.3b-2] core:start_effect; [CC 909.4] core:applies; [CC 909.5] core:_reworded.
Replacement: [CC 910.1] core:_apply, core:replacement._carry_out; [CC 910.2] core:affected;
[CC 910.3] core:_applicable, core:replacement._ask. Last information: [CC 911.1] core:last_information,
core:_last_value.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.compiling import mypyc_attr
from ludex.core import tree as t
from ludex.core.book import PUBLIC, Verb
from ludex.core.flow.decisions import DONE, NO, YES, Decision, Option, veiled
from ludex.core.flow.frames import Frame, Step, procedure, push, stay
from ludex.core.flow.play import Play, local_play
from ludex.core.happening import carrying, events, showing, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import Record, record
from ludex.core.position.seen import REVEALED
from ludex.core.resolving import choices, deeds, paying, playing, resolving
from ludex.core.values import candidates, costs, durations, layers, select, uses
from ludex.core.values.named import named_zones
from ludex.games.cc import c0903_changes as changes
from ludex.games.cc import c0903_reductions as reductions
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_dear as dear
from ludex.games.cc import c0907_printed as printed
from ludex.games.cc.c0300_zones import CHASE, RECOVERED, RESTED, REVERSED, STATES, fixed_position, in_field, is_type
from ludex.games.cc.c0903_costs import (
    OTHER_COST,
    STEPPED,
    can_play_ability,
    can_play_card,
    has_x,
    kept_of,
    least_x,
    need_of,
    otherwise,
    price,
    spell_now,
    step_up_price,
    step_up_servants,
    step_up_sets,
    use_up_prices,
    uses_x,
    whole_cost,
    whole_payable,
)
from ludex.games.cc.c1016_control import WHILE_THERE, give_back
from ludex.games.cc.c1105_quickcast import still_legal

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

ABILITY: Final = "ability"
ACTIVATED: Final = "activated"
AUTOMATIC: Final = "automatic"
"""The mark of a pseudo-card: an ability in the chase zone [CC 903.2b]."""


class ChaseItem(Record):
    """[CC 312.1] A card or an ability in the chase zone: its object there, and the `Play` it was played with."""

    __slots__ = ("id", "play")

    def __init__(self, id: int, play: Play) -> None:
        self.id = id
        self.play = play

    def fields(self) -> tuple[object, ...]:
        return (self.id, self.play)


@mypyc_attr(free_list_len=1)
class CasterTurn(Record):
    """Locals of the turn, the outermost frame: the chase, with the newest item last."""

    __slots__ = ("chase",)

    def __init__(self, chase: tuple[ChaseItem, ...] = ()) -> None:
        self.chase = chase

    def fields(self) -> tuple[object, ...]:
        return (self.chase,)

    @property
    def held(self) -> tuple[Play, ...]:
        """[CC 906.7a] The plays in the chase; their state triggers do not trigger again meanwhile."""
        return tuple(item.play for item in self.chase)


record(ChaseItem)
record(CasterTurn)


def chase_of(game: Game) -> tuple[ChaseItem, ...]:
    local = game.frames[0].local
    return local.chase if isinstance(local, CasterTurn) else ()


def set_chase(game: Game, chase: tuple[ChaseItem, ...]) -> None:
    game.frames[0].local = CasterTurn(chase)


def leave_chase(game: Game, id: int) -> None:
    """Removes an item from the chase: a card stays in its zone until it is moved, an ability is erased [CC 704.3]."""
    set_chase(game, tuple(item for item in chase_of(game) if item.id != id))
    obj = game.objects.get(id)
    if obj is not None and ABILITY in obj.marks:
        zones.erase(game, id)
        _hide_again(game, obj.host)


# --- playing --------------------------------------------------------------------------------------------------------


def play_card(game: Game, id: int, player: int, means: str = "") -> None:
    """[CC 903.2] Starts to play a card. `means` is `free`: without paying its cost; `OTHER_COST`: for the other cost
    that its text offers."""
    spell = otherwise(game, id, player) if means == OTHER_COST else spell_now(game, id, player)
    push(game, "CC 903.2", Play(id, spell, Ctx(id, player), means=means))


def play_ability(game: Game, ability: t.Activated, ctx: Ctx) -> None:
    """[CC 905.2] Starts to play an activated ability."""
    if ability.limit:
        uses.use(game, ctx.source, ability, 1, ctx.number)
    push(game, "CC 903.2", Play(ctx.source, ability, ctx))


def is_card(local: Play) -> bool:
    return local.ability is None or isinstance(local.ability, t.Spell)


def _possible(game: Game, frame: Frame) -> str | None:
    """[CC 603.3] [CC 906.4] Ends here if a triggered ability cannot be played; it is no longer pending in any case. An
    ability that produces aether in answer to an aether ability resolves at once, without the chase [CC 907.1]."""
    local = local_play(frame)
    ability = local.ability
    if not isinstance(ability, t.Automatic):
        return None
    controller = local.ctx.controller
    payable = not ability.cost or costs.can_pay(game, local.ctx, ability.cost)
    if not payable or not can_play_ability(game, local.source, ability, controller, local.ctx):
        return "end"
    if ability.limit:
        uses.use(game, local.source, ability, 1, local.ctx.number)
    if printed.is_aether_ability(ability):
        resolving.resolve(game, ability.do, local.ctx)
        return "end"
    return None


def _ask_step_up(game: Game, frame: Frame) -> Decision | None:
    """[CC 903.2a] Asks whether to step up, before any other choice; then which servants to rest [CC 1114.3]. What can
    be paid may depend on the hand."""
    local = local_play(frame)
    if not is_card(local) or local.means or "Step Up" not in game.objects[local.source].info.keywords:
        return None
    player = local.ctx.controller
    if not step_up_servants(game, local.source, player):
        return None
    spell = local.ability if isinstance(local.ability, t.Spell) else None
    chosen = local.ctx.get(STEPPED)
    sets = step_up_sets(game, local.source, local.ctx, spell, chosen or ())
    if chosen is None:
        options = [YES] if sets else []
        if whole_payable(game, local.source, local.ctx, spell, price(game, local.source)):
            options.append(NO)
        return veiled(game, Decision(player, "step up?", options, local.source))
    able = dict.fromkeys(id for rested in sets for id in rested if id not in chosen)
    options = [Option("step up", (id,)) for id in step_up_servants(game, local.source, player) if id in able]
    if chosen and tuple(chosen) in sets:
        options.append(DONE)
    return veiled(game, Decision(player, "rest which servants?", options, local.source)) if options else None


def _step_up(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    answer = frame.answer
    if answer is None or answer in (NO, DONE):
        return None
    chosen = local.ctx.get(STEPPED) or ()
    if answer != YES:
        chosen = (*chosen, answer.cards[0])
    frame.local = local.with_ctx(local.ctx.bind(STEPPED, chosen))
    stay(frame)
    return None


def _to_chase(game: Game, frame: Frame) -> str | None:
    """[CC 903.2b] Moves a card to the chase zone; for an ability it creates a pseudo-card there, with the information
    of the ability's card [CC 901.1e]."""
    local = local_play(frame)
    ctx = local.ctx
    if is_card(local):
        event = events.moving(game, local.source, "chase", ctx.controller, "play")
        carrying.carry_out(game, (event,))
        _carry_effects(game, local.source, event.new)
        ctx = ctx.with_source(event.new)
        frame.local = _not_itself(local.as_source(event.new, ctx), event.new)
        return None
    source = game.look(local.source)
    assert source is not None
    id = zones.create(game, source.info, CHASE, ctx.controller, owner=source.owner)
    pseudo = game.objects[id].copy()
    pseudo.marks = (ABILITY, AUTOMATIC if isinstance(local.ability, t.Automatic) else ACTIVATED)
    pseudo.host = local.source
    game.put(pseudo)
    _show(game, local.source)
    frame.local = _not_itself(local, id)
    return None


def _carry_effects(game: Game, old: int, new: int) -> None:
    """[CC 903.2b-1] Effects on the card that is played stay on it in the chase zone."""
    if any(e.subjects is not None and old in e.subjects for e in game.effects):
        game.set_effects(
            tuple(
                e.about((*e.subjects, new)) if e.subjects is not None and old in e.subjects else e for e in game.effects
            )
        )


def _not_itself(local: Play, id: int) -> Play:
    """[CC 903.2e-1] Excludes the item itself from its targets in the chase zone."""
    ability = local.ability
    local = local.with_ctx(local.ctx.bind("this", (id,)))
    if ability is None or not any(_in_chase(part) for part in (*ability.targets, *ability.do)):
        return local
    targets = tuple(_without_this(target) for target in ability.targets)
    do = tuple(_without_this(part) if isinstance(part, t.Choose) else part for part in ability.do)
    return local.with_ability(replace(ability, targets=targets, do=do))


def _in_chase(part: t.Instr) -> bool:
    return isinstance(part, t.Choose) and "chase" in (named_zones(part.what) or ())


def _without_this(choice: t.Choose) -> t.Choose:
    return replace(choice, what=choice.what & ~t.Ref("this")) if _in_chase(choice) else choice


SHOWN: Final = f"{REVEALED} for an ability, known to "
"""The beginning of the mark of a card that is shown because its ability is played; the bits of who knew it follow."""


def _show(game: Game, id: int) -> None:
    """[CC 905.2a] Reveals a card whose ability is played from a hidden zone. It stays revealed until its last ability
    has left the chase."""
    obj = game.objects.get(id)
    if obj is None or game.book.zones[obj.zone].sight == PUBLIC:
        return
    events.perform(game, Event("reveal", id, obj.player))  # [CC 1004.3]
    shown = game.objects[id].copy()
    if not any(mark.startswith(SHOWN) for mark in shown.marks):
        shown.marks = (*shown.marks, f"{SHOWN}{obj.known}")
        shown.known = 3
        game.put(shown)


def _hide_again(game: Game, id: int) -> None:
    """[CC 905.2a] Ends the showing of a card, unless another of its abilities is in the chase."""
    obj = game.objects.get(id)
    if obj is None or any(game.objects[i].host == id for i in game.at(CHASE, 0) if ABILITY in game.objects[i].marks):
        return
    for mark in obj.marks:
        if mark.startswith(SHOWN):
            changed = obj.copy()
            changed.marks = tuple(m for m in obj.marks if m not in (mark, REVEALED))
            changed.known = int(mark.removeprefix(SHOWN))
            game.put(changed)


def _ask_x(game: Game, frame: Frame) -> Decision | None:
    """[CC 903.2d] Asks for X, if the text does not define it."""
    local = local_play(frame)
    player = local.ctx.controller
    if is_card(local):
        if not has_x(game, local.source):
            return None
        if local.means:
            return Decision(player, "X", [Option("X", (), 0, "0")])  # [CC 903.2d-2]
        have = aether.supply(game, player)
        least = least_x(game, local.source)
        options = [
            Option("X", (), n, str(n)) for n in range(least, have.total + 1)
            if dear.payable(have, price(game, local.source, x=n)) and _targets_at(game, local, n)
            and _whole_at(game, local, n)
        ]  # fmt: skip
        return veiled(game, Decision(player, "how much is X?", options, local.source))
    ability = local.ability
    if ability is None or not uses_x(ability):
        return None
    have = aether.supply(game, player, kept_of(ability, local.source))
    options = [
        Option("X", (), n, str(n)) for n in range(have.total + 1)
        if dear.payable(have, need_of(game, ability, local.ctx.bind("X", (n,)))) and _targets_at(game, local, n)
        and costs.can_pay(game, local.ctx.bind("X", (n,)), ability.cost)
    ]  # fmt: skip
    return veiled(game, Decision(player, "how much is X?", options, local.source))


def _whole_at(game: Game, local: Play, n: int) -> bool:
    """Whether everything that playing the card demands can be done with this X."""
    spell = local.ability if isinstance(local.ability, t.Spell) else None
    if spell is None or not spell.cost:
        return True
    return whole_payable(game, local.source, local.ctx.bind("X", (n,)), spell, price(game, local.source, x=n))


def _targets_at(game: Game, local: Play, n: int) -> bool:
    return playing.targetable(game, playing.target_list(game, local), local.ctx.bind("X", (n,)))


def _set_x(game: Game, frame: Frame) -> str | None:
    if frame.answer is not None:
        local = local_play(frame)
        frame.local = local.with_ctx(local.ctx.bind("X", (frame.answer.n,)))
        if is_card(local):
            set_x(game, local.source, local.ctx, frame.answer.n)
    return None


def set_x(game: Game, id: int, ctx: Ctx, x: int) -> None:
    """[CC 203.4] X is the cost of a card while it is in the chase zone, and of a copy of it [CC 1023.2c-1]."""
    deeds.start_effect(game, t.Modify(t.Ref("this"), "cost", "=", x), "turn", ctx.bind("this", (id,)))


def _divisions(local: Play) -> list[t.Divide]:
    return [part for part in playing.block_of(local) if isinstance(part, t.Divide)]


def _ask_division(game: Game, frame: Frame) -> Decision | None:
    """[CC 903.2f] The player divides the amount while playing the card."""
    local = local_play(frame)
    for part in _divisions(local):
        if local.ctx.get(part.name) is None:
            return choices.divide_decision(game, local.ctx, part, local.picks)
    return None


def _divide(game: Game, frame: Frame) -> str | None:
    local = local_play(frame)
    for part in _divisions(local):
        if local.ctx.get(part.name) is not None:
            continue
        picks = local.picks if frame.answer is None else (*local.picks, frame.answer.n)
        if frame.answer is not None and len(picks) < len(select.bound(part.among, local.ctx)) - 1:
            frame.local = local.with_picks(picks)
        else:
            shares = choices.divided(game, local.ctx, part, picks)
            frame.local = local.chosen(local.ctx.bind(part.name, shares))
        stay(frame)
        return None
    return None


def _ask_reduction(game: Game, frame: Frame) -> Decision | None:
    """[CC 903.2g-4] Asks which part of an ability's cost a reduction removes."""
    local = local_play(frame)
    ability = local.ability
    if ability is None or is_card(local) or not ability.cost or not layers.index_of(game).prices:
        return None
    have = aether.supply(game, local.ctx.controller, kept_of(ability, local.source))
    return reductions.ask(game, ability, local.ctx, need_of(game, ability, local.ctx), have)


def _fix_cost(game: Game, frame: Frame) -> str | None:
    """[CC 903.2g] [CC 903.2g-6] Fixes the cost of a card, and lets it be paid [CC 903.2h]; later changes during the
    payment do not matter."""
    local = local_play(frame)
    ctx = local.ctx
    if not is_card(local):
        if frame.answer is not None:
            cuts = (*(ctx.get(aether.CUT) or ()), frame.answer.n)
            frame.local = local.with_ctx(ctx.bind(aether.CUT, cuts))
            stay(frame)
        elif local.ability is not None and local.ability.cost and layers.index_of(game).prices:
            more, _ = changes.change(game, local.source)
            frame.local = local.with_ctx(ctx.bind(aether.MORE, (more,)))
        return None
    chosen = ctx.get(STEPPED) or ()
    x = sum(ctx.get("X") or ())
    need = step_up_price(game, local.source, chosen) if chosen else price(game, local.source, local.means != "", x)
    if layers.index_of(game).prices:
        use_up_prices(game, local.source)
    spell = local.ability if isinstance(local.ability, t.Spell) else None
    if chosen or (spell is not None and spell.cost):
        paying.pay(game, whole_cost(need, spell, bool(chosen)), dear.as_is(ctx))
    else:
        aether.pay(game, ctx.controller, need, (), local.source)
    return None


def _pay_rest(game: Game, frame: Frame) -> str | None:
    """[CC 903.2h] [CC 903.2h-1] Does everything that playing an ability requires, in the written order; for a card,
    that has just been done."""
    local = local_play(frame)
    ability = local.ability
    if ability is not None and ability.cost and not is_card(local):
        paying.pay(game, ability.cost, local.ctx)
    return None


def _wait(game: Game, frame: Frame) -> str | None:
    """[CC 312.1] Adds the card or ability to the chase, where it waits until it resolves."""
    local = local_play(frame)
    this = local.ctx.get("this") or (0,)
    set_chase(game, (*chase_of(game), ChaseItem(this[0], local)))
    events.announce(game, "play", this[0], local.ctx.controller, word="card" if is_card(local) else ABILITY)
    return None


PLAY = procedure(
    "CC 903.2",
    "Playing",
    Step("nb.possible", _possible),
    Step("903.2a", _step_up, ask=_ask_step_up),
    Step("nb.legal", still_legal),
    Step("903.2b", _to_chase),
    Step("903.2c", **playing.choose_modes()),
    Step("903.2d", _set_x, ask=_ask_x),
    Step("903.2e", **playing.choose_targets()),
    Step("903.2f", _divide, ask=_ask_division),
    Step("903.2g", _fix_cost, ask=_ask_reduction),
    Step("903.2h", _pay_rest),
    Step("nb.chase", _wait),
)


# --- resolving ------------------------------------------------------------------------------------------------------


def resolve_last(game: Game) -> None:
    """[CC 605.1b] Starts to resolve the newest item of the chase."""
    item = chase_of(game)[-1]
    push(game, "CC 903.3", item.play)


def _check_targets(game: Game, frame: Frame) -> str | None:
    """[CC 903.3a] Leaves out targets that are no longer legal; everything else happens."""
    local = local_play(frame)
    ability = local.ability
    if ability is None:
        return None
    ctx = local.ctx
    for target in playing.target_list(game, local):
        ids = ctx.get(target.name) or ()
        if ids:
            legal = candidates.candidates(game, ctx, target)
            ctx = ctx.bind(target.name, tuple(id for id in ids if id in legal))
    frame.local = local.with_ctx(ctx)
    return None


def goes_to_field(obj: Obj) -> bool:
    return "conjure" not in obj.info.types


def _ask_position(game: Game, frame: Frame) -> Decision | None:
    """[CC 702.3] [CC 706.3] The controller now decides whether a servant enters recovered or reversed."""
    local = local_play(frame)
    if not is_card(local):
        return None
    decision = position_decision(game, game.objects[local.source], local.ctx)
    if decision is not None:
        decision.rule = "CC 702.3"
    return decision


def position_decision(game: Game, obj: Obj, ctx: Ctx) -> Decision | None:
    if not is_type(game, obj, "servant") or _fixed(game, obj, ctx) >= 0:
        return None
    options = [Option("enter", (obj.id,), 0, STATES[state]) for state in (RECOVERED, REVERSED)]
    return Decision(ctx.controller, "recovered or reversed?", options, obj.id)


def _fixed(game: Game, obj: Obj, ctx: Ctx) -> int:
    """[CC 1114.2] A servant that was stepped up enters rested; others as rules and effects say."""
    return RESTED if ctx.get(STEPPED) else fixed_position(game, obj)


def position_entering(game: Game, obj: Obj, ctx: Ctx, answer: Option | None) -> int:
    """[CC 702.3] [CC 303.1b] The orientation of a card that enters the field: a servant as rules and effects say or as
    its controller decided (`answer`), any other card recovered."""
    if not is_type(game, obj, "servant"):
        return RECOVERED
    fixed = _fixed(game, obj, ctx)
    if fixed >= 0:
        return fixed
    return REVERSED if answer is not None and answer.word == STATES[REVERSED] else RECOVERED


def _carry_out(game: Game, frame: Frame) -> str | None:
    """[CC 903.3b] Puts a servant or barrier into the field, or carries out the effect of a conjure or an ability."""
    local = local_play(frame)
    if is_card(local) and goes_to_field(game.objects[local.source]):
        obj = game.objects[local.source]
        state = position_entering(game, obj, local.ctx, frame.answer)
        leave_chase(game, obj.id)
        zone = "caster" if is_type(game, obj, "caster") else "servant"
        events.perform(game, events.moving(game, obj.id, zone, local.ctx.controller, "enter", state=state))
        return "end"
    ctx = local.ctx
    block = tuple(p for p in playing.block_of(local) if not isinstance(p, t.Divide) or ctx.get(p.name) is None)
    resolving.resolve(game, block, ctx)
    return None


def _done(game: Game, frame: Frame) -> str | None:
    """[CC 703.3] [CC 704.3] Puts a conjure into its owner's graveyard [CC 706.4], and erases an ability [CC 707.3]."""
    local = local_play(frame)
    this = (local.ctx.get("this") or (0,))[0]
    end_while(game)
    showing.stop(game)  # [CC 1004.1]
    leave_chase(game, this)
    obj = game.objects.get(this)
    if obj is not None and obj.zone == CHASE:
        events.perform(game, events.moving(game, this, "graveyard", word="used"))
    return None


DURATIONS: Final = frozenset(
    (
        *(durations.GAME, durations.TURN, durations.OWN_TURN),
        *(durations.ENEMY_TURN, durations.COMING_ENEMY_TURN, durations.ITS_NEXT_TURN),
        "battle",
        *(f"while {state}" for state in STATES),
        WHILE_THERE,
    )
)
"""[CC 901.2b] The duration words; `while` an orientation of its source lasts, or while its source is in the field
[CC 909.7]."""


def end_while(game: Game) -> None:
    """[CC 909.7] Ends effects whose source has left their orientation (`while rested`) or the field; they do not come
    back."""
    before = game.effects
    for effect in before:
        if effect.until.startswith("while "):
            obj = game.objects.get(effect.source)
            there = obj is not None and in_field(obj.zone)
            lasts = (
                there if effect.until == WHILE_THERE or obj is None else f"while {STATES[obj.state]}" == effect.until
            )
            if not lasts:
                game.set_effects(tuple(e for e in game.effects if e is not effect))
    if game.effects is not before:
        give_back(game, before)


def after_event(game: Game, event: Event) -> None:
    if game.effects and event.kind in ("state", "move"):
        end_while(game)


RESOLVE_ITEM = procedure(
    "CC 903.3",
    "Resolving",
    Step("903.3a", _check_targets),
    Step("903.3b", _carry_out, ask=_ask_position),
    Step("nb.done", _done),
)


def _do_play(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[CC 903.2g-2] An effect plays a card, if it can be played; `do.word` is `free`: without paying its cost."""
    for id in ids:
        free = do.word == "free"
        if can_play_card(game, id, ctx.controller, aether.supply(game, ctx.controller), free):
            play_card(game, id, ctx.controller, do.word)


VERBS: Final[dict[str, Verb]] = {"play": Verb("CC 903.2", _do_play)}
