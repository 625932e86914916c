"""Chapter 10: keywords and keyword skills. One record contains all meanings of a keyword; their verbs follow.

"Once per turn" is `limit`, counted for each skill of each card, whatever other skills the card gains or loses; a skill
without it has no limit: [DBS 10-10-1] core:layers.numbers; [DBS 10-10-2] [DBS 10-10-3] core:uses.used_up.
[Evolve] and [Counter] are valid in the hand only (`zones`): [DBS 10-4-2] [DBS 10-9-2] core:valid_in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import CondFn, Spending, Verb
from ludex.core.flow.frames import frame_of, push
from ludex.core.flow.play import Play
from ludex.core.happening import events
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import playing
from ludex.core.values import layers, queries, select, uses
from ludex.games.dbs.c02_card_data import affordable, pay_energy, purse
from ludex.games.dbs.c03_game_areas import BATTLE, COMBO, FROM_BATTLE, LEADER
from ludex.games.dbs.c04_basic_terms import (
    ATTACK,
    COUNTER,
    PLAY,
    YOUR_LIFE,
    a_card_is_being_played,
    barred,
    fulfil,
    play_otherwise,
)
from ludex.games.dbs.c07_battle import Battle, bar_for_battle

if TYPE_CHECKING:
    from ludex.core.position.game import Game

BATTLE_CARD = t.Word("type", "battle")  # [DBS 2-3-2-2-1]
YOUR_BATTLE_CARDS = t.YOURS & t.Zone(("battle",)) & BATTLE_CARD

AWAKEN = t.Keyword("Awaken", "DBS 10-1")
FIELD = t.Keyword(
    "Field",
    "DBS 10-2",
    means=(t.Activated(do=(t.Do("field"),), timing=("main",), keyword="Field", zones=("hand",)),),  # [DBS 10-2-1]
)
BLOCKER = t.Keyword(
    "Blocker",
    "DBS 10-3",
    means=(  # [DBS 10-3-1]
        t.Automatic(
            t.When("attack", t.ENEMY, t.YOURS & ~t.SELF),
            cost=(t.SetState(t.SELF, "rest"),),
            do=(t.Do("block"),),
            keyword="Blocker",
        ),
    ),
)
EVOLVE = t.Keyword("Evolve", "DBS 10-4")
CRITICAL = t.Keyword(
    "Critical",
    "DBS 10-5",
    means=(  # [DBS 10-5-1]
        t.Replace(
            t.When("move", player=t.OPPONENT, src=("life",), dst=("hand",), word="damage", cause=t.SELF),
            dst="drop",
            keyword="Critical",
        ),
    ),
)
DOUBLE_STRIKE = t.Keyword("Double Strike", "DBS 10-6-1-1", means=(t.Mere("Double Strike", 2, "strike"),))
TRIPLE_STRIKE = t.Keyword("Triple Strike", "DBS 10-6-1-2", means=(t.Mere("Triple Strike", 3, "strike"),))
QUADRUPLE_STRIKE = t.Keyword("Quadruple Strike", "DBS 10-6-1-3", means=(t.Mere("Quadruple Strike", 4, "strike"),))


def _attacks_again(name: str, times: int) -> t.Keyword:
    """[DBS 10-7-1] A keyword that switches the card to Active Mode after a battle, X-1 times a turn."""
    after = t.Delay(t.When("battle end"), (t.SetState(t.SELF, "active"),))
    skill = t.Automatic(t.When("attack", t.SELF), do=(after,), limit=times, keyword=name)
    return t.Keyword(name, "DBS 10-7", means=(skill,))


DUAL_ATTACK = _attacks_again("Dual Attack", 1)  # [DBS 10-7-1]
TRIPLE_ATTACK = _attacks_again("Triple Attack", 2)  # [DBS 10-7-1]
REVENGE = t.Keyword(
    "Revenge",
    "DBS 10-8",
    means=(  # [DBS 10-8-1] it is still there at the end of the battle, or it was KOed in the battle
        t.Automatic(
            t.When("battle end", BATTLE_CARD, t.SELF), do=(t.Move(t.Ref("it"), "drop", "KO"),), keyword="Revenge"
        ),
        t.Automatic(
            t.When("move", t.SELF, BATTLE_CARD, word="KO", src=("battle",)),
            do=(t.Delay(t.When("battle end"), (t.Move(t.Ref("it"), "drop", "KO"),)),),
            cond=t.Named("KOed in battle"),
            keyword="Revenge",
        ),
    ),
)
COUNTER_PLAY = t.Keyword(PLAY, "DBS 10-9-3-1")
COUNTER_ATTACK = t.Keyword(ATTACK, "DBS 10-9-3-2")
COUNTER_COUNTER = t.Keyword(COUNTER, "DBS 10-9-3-3")

KEYWORDS: tuple[t.Keyword, ...] = (
    AWAKEN, FIELD, BLOCKER, EVOLVE, CRITICAL, DOUBLE_STRIKE, TRIPLE_STRIKE, QUADRUPLE_STRIKE, DUAL_ATTACK,
    TRIPLE_ATTACK, REVENGE, COUNTER_PLAY, COUNTER_ATTACK, COUNTER_COUNTER,
)  # fmt: skip


def awaken(life: int, cards: int, cost: tuple[t.Instr, ...] = ()) -> t.Activated:
    """[DBS 10-1-2] [Awaken] at `life` or less: an [Activate] skill [DBS 10-1-1] for the main phase and for battles."""
    return t.Activated(
        cost=cost,
        do=((t.Draw(cards),) if cards else ()) + (t.Do("flip"),),
        cond=t.Compare(t.Count(YOUR_LIFE), "<=", life),
        timing=("main", "battle"),
        keyword="Awaken",
    )


def evolve(n: int, colors: tuple[str, ...], character: str) -> t.Activated:
    """[DBS 10-4-3] [Evolve] for `n` energy onto a Battle Card of that character, from the hand [DBS 10-4-2]."""
    base = YOUR_BATTLE_CARDS & t.Word("character", character)
    return t.Activated(
        cost=(t.Do("energy", n=n, word=" ".join(colors)),) if n else (),
        do=(t.Choose("base", 1, base), t.Do("evolve", t.Ref("base"))),
        cond=t.Exists(base),  # [DBS 10-4-1]
        timing=("main",),
        keyword="Evolve",
        zones=("hand",),
    )


def counter(
    kind: str, do: tuple[t.Instr, ...], cost: tuple[t.Instr, ...] = (), cond: t.Cond | None = None
) -> t.Activated:
    """[DBS 10-9-3] A [Counter] skill, used from the hand [DBS 10-9-2] against another player's action [DBS 10-9-1]."""
    return t.Activated(cost=cost, do=do, cond=cond, timing=("counter",), keyword=kind, zones=("hand",))


# --- verbs -------------------------------------------------------------------------------------------------------


def flip(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 10-1-3] [DBS 10-1-4] Turns a Leader over: it stays the same card [DBS 2-3-2-1-2], with the information of
    its other side only [DBS 2-3-2-1-3]."""
    events.perform(game, *(Event("flip", id, game.objects[id].player) for id in ids))


def place_field(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 10-2-1] Places this card."""
    _field(game, ctx.source, ctx.controller)


def _field(game: Game, card: int, player: int) -> None:
    """[DBS 10-2-1] Moves the player's old [Field] cards to the Drop Area, then the card to the Battle Area."""
    old = [id for id in game.at(BATTLE, player) if layers.has(game, id, "Field")]
    if old:
        events.perform(game, *(events.moving(game, id, "drop", word="rule") for id in old))
    if card in game.objects:
        events.perform(game, events.moving(game, card, "battle", player, "place"))


def activate_extra(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 10-2-1] A skill activates Extra Cards: each is placed by its [Field], without its energy cost. Of a card
    without [Field], the [Activate] skill is activated, and the card goes to the Drop Area [DBS 8-6-2-5-1]. NB: a card
    with none that can be activated, or with several, stays where it is."""
    for id in ids:
        if layers.has(game, id, "Field"):
            events.announce(game, "extra used", id, ctx.controller)
            _field(game, id, ctx.controller)
        else:
            _use(game, id, ctx.controller)


def _use(game: Game, id: int, player: int) -> None:
    """[DBS 8-6-2-5-1] Puts an Extra Card into the Drop Area and activates its [Activate] skill."""
    card = game.objects[id].card
    skills = [skill for skill in card.activated if "counter" not in skill.timing]
    if len(skills) != 1 or not queries.may(game, "activate", id, True) or barred(game, id, skills[0]):
        return
    number = card.abilities.index(skills[0])
    if not playing.playable(game, skills[0], Ctx(id, player, (), None, number)):
        return
    events.announce(game, "extra used", id, player)
    used = events.moving(game, id, "drop", word="use")
    events.perform(game, used)
    source = used.new or id
    push(game, "DBS 8-6-2", Play(source, skills[0], Ctx(source, player, (), None, number)))


def block(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 10-3-1] Makes this card the target of the attack; "negate" restores the old target [DBS 10-3-2]."""
    frame = frame_of(game, "DBS 7-1")
    if frame is None:
        return
    battle = frame.local
    assert isinstance(battle, Battle)
    if do.word == "negate":
        frame.local = battle._replace(target=battle.declared)
        caches.changed(game)
    elif ids:
        frame.local = battle._replace(target=ids[0])
        caches.changed(game)
        fulfil(game, "block", ids[0], battle.attacker, ctx.controller)


def redirect(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 7-1] Makes the card, one of those that the attack could hit, the target of the attack."""
    frame = frame_of(game, "DBS 7-1")
    if frame is None or not ids or ids[0] not in game.objects:
        return
    battle = frame.local
    assert isinstance(battle, Battle)
    obj = game.objects[ids[0]]
    if obj.zone in (BATTLE, LEADER) and obj.player != game.objects[battle.attacker].player:
        frame.local = battle._replace(target=ids[0])
        caches.changed(game)


def negate_attack(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 7-1-3] Negates the attack."""
    frame = frame_of(game, "DBS 7-1")
    if frame is not None:
        battle = frame.local
        assert isinstance(battle, Battle)
        if queries.may(game, "attack be negated", battle.attacker, True, ctx.source):
            frame.local = battle._replace(negated=True)


def evolve_onto(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 10-4-4] Plays the card on top of another: both are one card from now on, in the old card's position and
    with the effects on it. The old card lies beneath. A card that cannot be played is not [DBS 1-3-3]."""
    if not ids or ctx.source not in game.objects or not playable(game, ctx.source):
        return
    if game.objects[ids[0]].zone != BATTLE:  # [DBS 10-4-1]
        return
    origin = game.book.zones[game.objects[ctx.source].zone].name
    top = stack(game, ctx.controller, ids[0], ctx.source)
    if top:
        events.announce(game, "play", top, ctx.controller, word=origin)
        events.announce(game, "evolved", top, ctx.controller)


def stack(game: Game, player: int, base: int, card: int) -> int:
    """[DBS 10-4-4] Puts a card on top of a card in play: the whole is one card, under the old card's id, in its mode
    and with the effects on it, and has used no skill yet. 0: nothing was moved."""
    move = events.moving(game, card, "under", player, "evolve")
    events.perform(game, move)
    if not move.new:
        return 0
    top, beneath = game.objects[base].copy(), game.objects[move.new].copy()
    top.card, beneath.card = beneath.card, top.card
    top.owner, beneath.owner = beneath.owner, top.owner
    beneath.host = top.id
    game.put(top)
    game.put(beneath)
    game.used = tuple(use for use in game.used if use[0] != top.id)
    return top.id


def playable(game: Game, id: int) -> bool:
    """[DBS 1-3-3] Whether a skill may play the card."""
    return queries.may(game, "play", id, True) and queries.may(game, "play by a skill", id, True)


def play_card(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 3-6-3] An effect plays Battle Cards without a cost, in Active Mode [DBS 3-6-4] or in the mode `do.word`."""
    state = game.book.states.index(do.word) if do.word else -1
    able = [id for id in ids if playable(game, id)]
    batch = [events.moving(game, id, "battle", ctx.controller, "play", state=state, cause=ctx.source) for id in able]
    if batch:
        events.perform_all(game, tuple(batch))


def energy(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 8-4-2] Pays energy as a skill cost."""
    pay_energy(game, ctx.controller, n, tuple(do.word.split()), ctx.source)


def can_energy(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return energy_without(game, ctx, do, ())


def energies(game: Game, ctx: Ctx, do: t.Do) -> list[int]:
    """The energy that could be rested."""
    return [id for ids in purse(game, ctx.controller).values() for id in ids]


def energy_without(game: Game, ctx: Ctx, do: t.Do, kept: tuple[int, ...]) -> bool:
    """[DBS 8-4-2-2] Whether the energy can be paid without resting the cards `kept`."""
    have = purse(game, ctx.controller)
    if kept:
        have = {kind: [id for id in ids if id not in kept] for kind, ids in have.items()}
    return affordable(have, select.amount(game, do.n, ctx), tuple(do.word.split()))


def energy_turns(game: Game, id: int) -> str:
    return "rest"


def mill(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 3-2-3] Moves cards one by one from the top of the deck to the area `do.word`."""
    for _ in range(n):
        deck = game.zone("deck", ctx.controller)
        if not deck:
            return
        to, _, mode = do.word.partition(" ")
        state = game.book.states.index(mode) if mode else -1
        events.perform(game, events.moving(game, deck[-1], to, ctx.controller, "put", state=state, cause=ctx.source))


def can_mill(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """[DBS 8-4-2-2] A cost is paid with as many cards as it says."""
    return len(game.zone("deck", ctx.controller)) >= select.amount(game, do.n, ctx)


def koed_in_battle(game: Game, ctx: Ctx) -> bool:
    """[DBS 10-8-1] Whether a battle caused the KO that triggered: then the event names the other card."""
    return ctx.event is not None and ctx.event.other != 0


def negate_this(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 8-3-2] Negates the skill that is resolved, for the battle, for the turn or for the game (`do.word`): that of
    the card where this effect has moved it."""
    frame = frame_of(game, "DBS 8-6-2")
    play = frame.local if frame is not None else None
    if isinstance(play, Play) and play.ability is not None:
        if do.word == "for the battle":
            bar_for_battle(game, select.itself(game, ctx), play.ability, play.ctx.number)
            return
        times = uses.BARRED * (1000 if do.word == "game" else 1)
        uses.use(game, select.itself(game, ctx), play.ability, times, play.ctx.number)


def comboed_from(zone: str) -> CondFn:
    """Whether the card, which is in the Combo Area or went from there to where it is, was used in the combo from this
    area [DBS 7-4-1-6]."""

    def holds(game: Game, ctx: Ctx) -> bool:
        there = game.objects.get(ctx.source)
        used = ctx.source if there is not None and there.zone == COMBO else _earlier(game, ctx.source)
        comboed = game.look(used) if used else None
        if comboed is None or FROM_BATTLE in comboed.marks:
            return comboed is not None and zone == "battle"
        before = _earlier(game, used)
        return before != 0 and game.book.zones[game.gone[before].obj.zone].name == zone

    return holds


def _earlier(game: Game, id: int) -> int:
    """The id that the card had in the area before; 0: it had none."""
    return next((old for old, gone in game.gone.items() if id and gone.became == id), 0)


def look_through(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 8-6-3-5] The player looks through the deck: the search that follows shows it."""


CONDITIONS: Final[dict[str, CondFn]] = {
    "a card is being played": a_card_is_being_played,
    "KOed in battle": koed_in_battle,
    **{f"comboed from {zone}": comboed_from(zone) for zone in ("hand", "battle", "energy", "life", "drop", "deck")},
}
VERBS: Final = {
    "negate the attack": Verb("DBS 7-1-3", negate_attack),
    "redirect": Verb("DBS 7-1", redirect),
    "play otherwise": Verb("DBS 6-3-1-3-1-3", play_otherwise),
    "negate this skill": Verb("DBS 8-3-2", negate_this),
    "flip": Verb("DBS 10-1-3", flip),
    "field": Verb("DBS 10-2-1", place_field),
    "activate": Verb("DBS 10-2-1", activate_extra),
    "block": Verb("DBS 10-3-1", block),
    "evolve": Verb("DBS 10-4-4", evolve_onto),
    "play": Verb("DBS 3-6-3", play_card),
    "energy": Verb("DBS 8-4-2", energy, can_energy, Spending(energies, energy_without, energy_turns, adds=True)),
    "mill": Verb("DBS 3-2-3", mill, can_mill),
    "inspect the deck": Verb("DBS 8-6-3-5", look_through),
}
