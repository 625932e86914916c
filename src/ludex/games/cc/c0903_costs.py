"""[CC 903.2g] The cost of playing a card or an ability, and whether it can be paid."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.play import Playable
from ludex.core.position.game import Ctx
from ludex.core.position.seen import REVEALED
from ludex.core.resolving import playing
from ludex.core.values import completing, costs, layers, queries, select, settling, uses
from ludex.core.values.memo import Memo
from ludex.games.cc import c0903_changes as changes
from ludex.games.cc import c0903_reductions as reductions
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_dear as dear
from ludex.games.cc import c0907_kinds as kinds
from ludex.games.cc import c0907_printed as printed
from ludex.games.cc.c0300_zones import RECOVERED, elements, in_field, servants
from ludex.games.cc.c0907_kinds import AetherNeed
from ludex.games.cc.c0907_restricted import card_words

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.values.index import Index

X: Final = t.Chosen("X")
GIVEN: Final[tuple[str, ...]] = ("DCT", "BINGO", "Vanity")
FREE: Final = AetherNeed(0)
STEPPED: Final = "step up"
"""The name to which the servants are bound that rest for Step Up."""


ANY_AETHER: Final = "any element"
"""[CC 1002.2] The bare keyword of a card whose element is paid with aether of any element."""


def has_x(game: Game, id: int) -> bool:
    """[CC 203.4] Whether the card's cost is X."""
    return "X" in game.objects[id].info.words.get("cost", ())


def least_x(game: Game, id: int) -> int:
    """[CC 903.2d-1] X is at least the number of the card's elements."""
    return len(elements(game, id))


def price(game: Game, id: int, free: bool = False, x: int = 0, less: int = 0) -> AetherNeed:
    """[CC 903.2g] What playing the card costs now. `less` is a reduction by the play itself (Step Up)."""
    total = x if has_x(game, id) else layers.value(game, id, "cost")
    own = elements(game, id)
    up, down = 0, less
    for entry in layers.index_of(game).prices:
        node = entry.node
        if isinstance(node, t.Price) and settling.applies(game, entry, id):
            n = select.amount(game, node.amount, settling.context(entry))
            if node.op == "=":
                total = n  # [CC 903.2g-1]
            elif n >= 0:
                up += n
            else:
                down -= n
    if free:
        total, own = 0, ()  # [CC 903.2g-2]
    total += up  # [CC 903.2g-3]
    if down > 0:
        least = max(len(own), queries.limit(game, "least cost", id, 0))
        total = max(total - down, min(total, least))  # [CC 903.2g-4] [CC 903.2g-5]
    total = max(total, 0)
    given = id in layers.index_of(game).granted and layers.has(game, id, ANY_AETHER)
    if given or ANY_AETHER in game.objects[id].info.keywords:  # [CC 1002.2]
        own = tuple(kinds.ANY_ELEMENT for _ in own)
    front = ""
    if "United Front" in game.objects[id].info.keywords:  # [CC 1108.2]
        front = word_of(game, id, "United Front")
    return AetherNeed(total, own[:total], front, card_words(game, id))


def printed_price(game: Game, id: int) -> AetherNeed:
    """What the card costs if no effect changes costs or elements."""
    notes = printed.notes_of(game.objects[id].card)
    need = notes.need
    if need is None:
        need = price(game, id)
        notes.need = need
    return need


def word_of(game: Game, id: int, keyword: str) -> str:
    """The word that is printed with a keyword."""
    for ability in layers.abilities(game, id):
        if isinstance(ability, t.Mere) and ability.keyword == keyword:
            return ability.word
    return ""


def spell_now(game: Game, id: int, player: int) -> t.Spell | None:
    """The effect of the card when it resolves. [CC 1111.2a] [CC 1117.2a] A text with a condition is part of it if the
    condition is true while the card is played."""
    spells = game.objects[id].info.spells
    if not spells or (len(spells) == 1 and spells[0].keyword == ""):
        return spells[0] if spells else None
    own = [s for s in spells if s.keyword == ""]
    if not any(s.keyword in GIVEN for s in spells):
        return own[0] if own else None
    ctx = Ctx(id, player)
    given = [s for s in spells if s.keyword in GIVEN and s.cond is not None and select.holds(game, s.cond, ctx)]
    now = own + given
    return t.Spell(
        do=tuple(part for s in now for part in s.do),
        targets=tuple(target for s in now for target in s.targets),
        modes=next((s.modes for s in now if s.modes is not None), None),
        cost=tuple(part for s in now for part in s.cost),
    )


OTHER_COST: Final = "other cost"
"""The keyword of what a card's text lets its player do in the place of paying its cost."""


def otherwise(game: Game, id: int, player: int) -> t.Spell | None:
    """[CC 903.2g-1] The effect of a card with the other cost that its text offers; None: it offers none now."""
    ctx = Ctx(id, player)
    for other in game.objects[id].info.spells:
        if other.keyword == OTHER_COST and (other.cond is None or select.holds(game, other.cond, ctx)):
            spell = spell_now(game, id, player) or t.Spell()
            return replace(spell, cost=(*other.cost, *spell.cost))
    return None


def can_play_otherwise(game: Game, id: int, player: int) -> bool:
    """[CC 903.2e] [CC 903.2h] Whether the card can be played to the end for its other cost; X is 0 [CC 903.2d-2]."""
    spell = otherwise(game, id, player)
    if spell is None or not queries.may(game, "play", id, True):
        return False
    ctx = Ctx(id, player, (("X", (0,)),))
    return _aims(game, spell, ctx) and whole_payable(game, id, ctx, spell, price(game, id, free=True))


def costs_as_printed(index: Index) -> bool:
    """Whether no active effect changes what a card costs."""
    return not index.prices and not (index.figures and "cost" in index.figures)


def elements_as_printed(index: Index) -> bool:
    """Whether no active effect changes the elements or the keywords of a card."""
    return not index.words and not index.granted


def can_play_card(game: Game, id: int, player: int, have: aether.Supply, free: bool = False) -> bool:
    """[CC 903.2e] [CC 903.2h] Whether the card can be played to the end now."""
    if have.dear is not None:
        have = aether.supply(game, player, (id,))  # it does not pay for itself
    info = game.objects[id].info
    notes = printed.notes_of(info)
    index = layers.index_of(game)
    as_printed = costs_as_printed(index)
    if as_printed and notes.cost > have.total and not free and not notes.steps:
        return False
    if notes.unfixed and not free:
        may = not index.rules or queries.may(game, "play", id, True)
        xs = range(least_x(game, id), have.total + 1) if may else range(0)
        return any(_playable_at(game, id, player, have, x) for x in xs)
    plain = as_printed and not free and elements_as_printed(index)
    up = notes.steps and not free
    paid = dear.payable(have, printed_price(game, id) if plain else price(game, id, free))
    if (not paid and not up) or (index.rules and not queries.may(game, "play", id, True)):
        return False
    if paid and not info.spells:
        return True
    spell = spell_now(game, id, player) if info.spells else None
    ctx = Ctx(id, player, (("X", (0,)),))
    if not paid:
        return step_up_sets(game, id, ctx, spell, (), 1) != [] and (spell is None or _aims(game, spell, ctx))
    if spell is None:
        return True
    if not _aims(game, spell, ctx):
        return False
    if not spell.cost or whole_payable(game, id, ctx, spell, price(game, id, free)):
        return True
    return up and step_up_sets(game, id, ctx, spell, (), 1) != []


def _free(spell: t.Spell, about: None) -> t.Spell:
    return replace(spell, cost=())


WITHOUT_COST: Final[Memo[t.Spell, None, t.Spell]] = Memo(_free)


def _aims(game: Game, spell: t.Spell, ctx: Ctx) -> bool:
    """Whether everything but the cost allows the spell."""
    return playing.playable(game, WITHOUT_COST.of(spell, None) if spell.cost else spell, ctx)


def _playable_at(game: Game, id: int, player: int, have: aether.Supply, x: int) -> bool:
    """[CC 903.2d] Whether the card can be played with this X."""
    need = price(game, id, x=x)
    if not dear.payable(have, need):
        return False
    spell = spell_now(game, id, player)
    ctx = Ctx(id, player, (("X", (x,)),))
    return spell is None or (_aims(game, spell, ctx) and whole_payable(game, id, ctx, spell, need))


def whole_cost(need: AetherNeed, spell: t.Spell | None, stepped: bool = False) -> tuple[t.Instr, ...]:
    """[CC 903.2h-1] Everything that is done to play a card, in order: servants rest for Step Up, the aether is paid,
    then what the text demands."""
    demanded = spell.cost if spell is not None else ()
    if not need.total:
        if stepped:
            return (REST_STEPPED, *demanded) if demanded else REST_ONLY
        return demanded
    return (STEPPED_COSTS if stepped else WHOLE_COSTS).of(kinds.paid_by(need), demanded)


REST_STEPPED: Final = t.SetState(t.Ref(STEPPED), "rested")
REST_ONLY: Final[tuple[t.Instr, ...]] = (REST_STEPPED,)


def _whole(aether_part: t.Do, demanded: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    return (aether_part, *demanded)


def _stepped(aether_part: t.Do, demanded: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    return (REST_STEPPED, aether_part, *demanded)


WHOLE_COSTS: Final[Memo[t.Do, tuple[t.Instr, ...], tuple[t.Instr, ...]]] = Memo(_whole)
STEPPED_COSTS: Final[Memo[t.Do, tuple[t.Instr, ...], tuple[t.Instr, ...]]] = Memo(_stepped)
"""Kept so that the plan of such a cost is made once (`costs.PLANS`)."""


def whole_payable(
    game: Game, id: int, ctx: Ctx, spell: t.Spell | None, need: AetherNeed, rested: tuple[int, ...] = ()
) -> bool:
    """[CC 903.2h] Whether everything that playing the card demands can be done together; the card itself is in the
    chase by then [CC 903.2b]."""
    if rested:
        ctx = ctx.bind(STEPPED, rested)
    return costs.can_pay(game, dear.as_is(ctx), whole_cost(need, spell, bool(rested)), without=id)


def kept_of(ability: Playable, source: int) -> tuple[int, ...]:
    """The object that the cost itself rests, so that it cannot also produce the aether."""
    for part in ability.cost:
        if isinstance(part, t.SetState) and isinstance(part.what, t.Self):
            return (source,)
    return ()


def need_of(game: Game, ability: Playable, ctx: Ctx) -> AetherNeed:
    """The aether that an ability costs."""
    total = 0
    words = ""
    for part in ability.cost:
        if isinstance(part, t.Do) and part.verb == "pay":
            total += select.amount(game, part.n, ctx)
            words += f" {part.word}"
    return kinds.need_in(words, total)


def rests_recovered(ability: t.Ability) -> t.Ability:
    """[CC 1010.3] A card that a cost rests has to be recovered: restricts the choice in the cost accordingly."""
    if not isinstance(ability, (t.Activated, t.Automatic, t.Spell)):
        return ability
    rested = [i for i, part in enumerate(ability.cost) if isinstance(part, t.Choose) and _rests(ability.cost, i)]
    if not rested:
        return ability
    cost = tuple(
        replace(p, what=p.what & t.State("recovered")) if isinstance(p, t.Choose) and i in rested else p
        for i, p in enumerate(ability.cost)
    )
    return replace(ability, cost=cost)


def _rests(cost: tuple[t.Instr, ...], at: int) -> bool:
    """Whether the cost rests what is chosen there, before it chooses something else by the same name."""
    choice = cost[at]
    assert isinstance(choice, t.Choose)
    for part in cost[at + 1 :]:
        if isinstance(part, t.Choose) and part.name == choice.name:
            return False
        if isinstance(part, t.SetState) and part.state == "rested" and part.what == t.Ref(choice.name):
            return True
    return False


def uses_x(ability: Playable) -> bool:
    """[CC 903.2d] Whether the player has to name X, because the text does not define it."""
    return any(isinstance(part, t.Do) and part.verb == "pay" and part.n == X for part in ability.cost)


def _may_use(game: Game, id: int, ability: t.Activated) -> bool:
    """[CC 104.4] Whether no effect forbids to play the ability (query `use`); aether abilities are left out."""
    if "use" not in layers.index_of(game).rules or printed.is_aether_ability(ability):
        return True
    return queries.may(game, "use", id, True)


def use_up_prices(game: Game, id: int) -> None:
    """Ends the changes of cost for the next card (`Price.once`) that the card was played with."""
    prices = layers.index_of(game).prices
    spent = {
        entry.stamp
        for entry in prices
        if isinstance(entry.node, t.Price) and entry.node.once and settling.applies(game, entry, id)
    }
    if spent:
        once = [e for e in game.effects if isinstance(e.node, t.Price) and e.node.once and e.stamp in spent]
        game.set_effects(tuple(e for e in game.effects if e not in once))


def can_play_ability(
    game: Game, id: int, ability: Playable, player: int, ctx: Ctx | None = None, have: aether.Supply | None = None
) -> bool:
    """[CC 901.1a] Whether an ability can be played to the end: everything before the colon can be done. `have` is the
    player's whole supply, if already known."""
    ctx = ctx or Ctx(id, player)
    need = FREE
    glance = GLANCES.of(ability, None)
    if glance.shows and REVEALED in game.objects[id].marks:  # [CC 1004.2] RULING-CC-055
        return False
    if not isinstance(ability, t.Spell) and uses.used_up(game, id, ability, ability.limit, ctx.number):
        return False
    if ability.cost:
        need = glance.need if glance.need is not None else need_of(game, ability, ctx)
        if (
            need.total
            and have is not None
            and not layers.index_of(game).prices
            and (have.total < need.total or (glance.rests and _alone(game, id, have) < need.total))
        ):
            return False
        if glance.rest and need.total:
            if not costs.can_pay(game, ctx, ability.cost):
                return False
        elif not isinstance(ability, t.Automatic) and not _rest_payable(game, glance, ctx):
            return False
    if need.total and not glance.rest and not _aether_payable(game, id, ability, player, need, have):
        return False
    if ability.cond is not None and not select.holds(game, ability.cond, ctx):
        return False
    modes = playing.option_list(game, ability, ctx)
    if modes is not None and not playing.open_modes(game, modes, ctx):
        return False
    targets = playing.own_targets(game, ability)
    if targets and not playing.targetable(game, targets, ctx):
        return False
    return not isinstance(ability, t.Activated) or _may_use(game, id, ability)


def _aether_payable(
    game: Game, id: int, ability: Playable, player: int, need: AetherNeed, have: aether.Supply | None
) -> bool:
    """[CC 1002.5] Whether the aether of an ability can be paid, without the card that the cost itself turns."""
    kept = kept_of(ability, id)
    if have is None:
        supply = aether.supply(game, player, kept)
    else:
        supply = aether.supply_without(game, player, have, kept[0]) if kept else have
    if layers.index_of(game).prices:
        more, down = changes.change(game, id)
        return reductions.payable(supply, changes.without(need, more, ()), down)
    return dear.payable(supply, need)


def _alone(game: Game, id: int, have: aether.Supply) -> int:
    """How much of the supply is left at most, if the card is rested for something else than aether."""
    obj = game.objects[id]
    notes = printed.notes_of(obj.info)
    index = layers.index_of(game)
    if notes.rests in ("", printed.MIXED) or not in_field(obj.zone) or have.dear is not None:
        return have.total
    if id in index.granted or "level" in index.figures:
        return have.total
    return have.total - notes.level


class Glance:
    """A summary of a cost: `need`, the aether (None: it depends on the position); `turns`, the orientations to which
    the cost turns its own card, and `rests`, whether to rested; `rest`, all parts except aether, empty if there are
    only turns; `shows`, whether it reveals its own card."""

    __slots__ = ("need", "rest", "rests", "shows", "turns")

    def __init__(self, need: AetherNeed | None, turns: tuple[str, ...], rest: tuple[t.Instr, ...]) -> None:
        self.need = need
        self.turns = turns
        self.rests = "rested" in turns
        self.rest = rest
        self.shows = t.Reveal(t.SELF) in rest


def _glance(ability: Playable, about: None) -> Glance:
    pays = [p for p in ability.cost if isinstance(p, t.Do) and p.verb == "pay"]
    turns = [p for p in ability.cost if isinstance(p, t.SetState) and isinstance(p.what, t.Self)]
    fixed = [p.n for p in pays if isinstance(p.n, int)]
    words = " ".join(p.word for p in pays)
    need = kinds.need_in(words, sum(fixed)) if len(fixed) == len(pays) else None
    rest = tuple(p for p in ability.cost if p not in pays)
    only_turns = len(rest) == len(turns) < 2
    return Glance(need, tuple(p.state for p in turns), () if only_turns else rest)


GLANCES: Final[Memo[Playable, None, Glance]] = Memo(_glance)


def rests_itself(ability: Playable) -> bool:
    """[CC 1010.3] Whether the cost rests the card that has the ability, which has to be recovered."""
    return GLANCES.of(ability, None).rests


def costs_aether(ability: Playable) -> bool:
    """Whether the ability may cost aether."""
    need = GLANCES.of(ability, None).need
    return bool(ability.cost) and (need is None or need.total > 0)


def _rest_payable(game: Game, glance: Glance, ctx: Ctx) -> bool:
    """Whether the parts of a cost other than aether can be paid."""
    for state in glance.turns:
        if not completing.can_turn(game, ctx.source, state, ctx.source):  # [CC 1010.2]
            return False
    return not glance.rest or costs.can_pay(game, ctx, glance.rest)


# --- [CC 1114] Step Up ----------------------------------------------------------------------------------------------


def step_up_servants(game: Game, id: int, player: int) -> list[int]:
    """[CC 1114.2] The recovered allied servants of the race."""
    race = word_of(game, id, "Step Up")
    return [
        s for s in servants(game, player)
        if game.objects[s].state == RECOVERED and race in layers.words(game, s, "race")
        and queries.allowed(game, "state", "rested", s, id)
    ]  # fmt: skip


def step_up_price(game: Game, id: int, rested: tuple[int, ...] | list[int]) -> AetherNeed:
    """[CC 1114.2] The price reduced by the total cost of the rested servants; it is free only if that total is
    greater."""
    total = sum(layers.value(game, s, "cost") for s in rested)
    if total > layers.value(game, id, "cost"):
        return price(game, id, free=True)
    return price(game, id, less=total)


def step_up_sets(
    game: Game, id: int, ctx: Ctx, spell: t.Spell | None, chosen: tuple[int, ...] = (), enough: int = -1
) -> list[tuple[int, ...]]:
    """[CC 1114.2] The sets of servants, with those chosen so far among them, with which the card can be played to the
    end: a servant that rests for Step Up pays nothing else. Stops after `enough` sets; -1: finds all."""
    able = [s for s in step_up_servants(game, id, ctx.controller) if s not in chosen]
    found: list[tuple[int, ...]] = []
    for size in range(len(able) + 1):
        for more in combinations(able, size):
            rested = (*chosen, *more)
            if rested and whole_payable(game, id, ctx, spell, step_up_price(game, id, rested), rested):
                found.append(rested)
                if len(found) == enough:
                    return found
    return found
