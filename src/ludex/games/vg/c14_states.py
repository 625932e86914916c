"""[VG 5.2] States that effects put units into: being in one is the word `state` of a unit, e.g. `Word("state",
"blazing")`, until the effect ends or the unit leaves.

The verb `become` puts units into a state and announces the event `becomes`; [VG 14.36] `harmony` associates two units.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Book, CondFn, Verb
from ludex.core.happening import events
from ludex.core.position.game import Effect
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.resolving import deeds
from ludex.core.resolving.paying import Payment
from ludex.core.tree import walk
from ludex.core.values import durations, layers, queries
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.vg.c04_zones import GC, HARMONY, VC, battle, in_field
from ludex.games.vg.c14_conditions import PERSONA_RODE, in_battle
from ludex.games.vg.c17_buddyfight_battle import LINK, LINK_ATTACK, LINKED

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game


def _took_part(game: Game, ctx: Ctx) -> bool:
    """[VG 14.31.2] Whether the unit takes part in the running battle. RULING-VG-112: it attacks, is attacked, boosts or
    guards."""
    now = battle(game)
    if now is None:
        return False
    obj = game.look(ctx.source)
    guards = obj is not None and obj.zone == GC
    return guards or ctx.source in (now.attacker, now.booster) or ctx.source in now.targets


def _vanguard_missed(game: Game, ctx: Ctx) -> bool:
    """[VG 14.27.1] Whether a vanguard is attacked in this battle and none is hit."""
    now = battle(game)
    if now is None:
        return False
    attacked = [id for id in now.targets if _is_vanguard(game, id)]
    return bool(attacked) and not any(id in now.hit for id in attacked)


def _missed(game: Game, ctx: Ctx) -> bool:
    """[VG 10.7.1.7] Whether the attack of this battle did not hit: nobody was hit."""
    now = battle(game)
    return now is not None and not now.hit


def _is_vanguard(game: Game, id: int) -> bool:
    obj = game.look(id)
    return obj is not None and obj.zone == VC


def _is_attacker(game: Game, ctx: Ctx) -> bool:
    """Whether the unit is the one that attacked in this battle."""
    now = battle(game)
    return now is not None and now.attacker == ctx.source


CONDITIONS: Final[dict[str, CondFn]] = {
    "battle": in_battle,
    "took part in the battle": _took_part,
    "vanguard missed": _vanguard_missed,
    "attacked in this battle": _is_attacker,
    "attack missed": _missed,
}

LEAVES: Final = t.Automatic(
    t.When("begin", word="end of battle"),
    do=(t.Move(t.SELF, "deck", position="bottom"),),
    headings=(t.Heading("charging", 0, t.Named("took part in the battle")),),
)
"""[VG 14.31.2] What a charging unit does at the end of a battle that it takes part in."""


class Condition(NamedTuple):
    """A state: its paragraph, what units get with it, how long it lasts, and what the rules add because of each unit in
    it, which is bound to `LINKED`."""

    rule: str
    means: tuple[t.Ability, ...] = ()
    until: str = durations.TURN
    adds: t.Modify | None = None


STATES: Final[dict[str, Condition]] = {
    "blazing": Condition("VG 14.23.1"),
    "engorged": Condition("VG 14.26.1"),
    "charging": Condition("VG 14.31.1", (LEAVES,)),
    "hollowed": Condition("VG 14.35.1"),
    "successful": Condition("VG 14.39.2"),
    "UnisonDress": Condition("VG 14.53.1"),
    "Malwyrms": Condition("VG 14.55.1", until=durations.GAME),
    "Mental Pollution": Condition("VG 14.58.1"),
    "SweetLink": Condition("VG 14.60.1"),
    LINK_ATTACK: Condition("VG 17.16.11", until="battle", adds=LINK),  # [VG 17.16.11.2] RULING-VG-182
    "deal": Condition("VG 17.15.4.1", until=durations.GAME),  # RULING-VG-216
    "oversized": Condition("VG 17.15.5", until=durations.GAME),  # RULING-VG-216
}
"""The states that the verb `become` knows."""

BOUND: Final = "becoming"


def is_in(game: Game, id: int, state: str) -> bool:
    return state in layers.words(game, id, "state")


def become(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 5.2.2] Puts cards into the state `do.word`, only these [VG 5.2.2.1], and tells it [VG 5.2.2.2]; a card that
    is in it already does not become it again."""
    state = STATES[do.word]
    new = tuple(id for id in ids if not is_in(game, id, do.word))
    within = ctx.bind(BOUND, new)
    deeds.start_effect(game, t.Rename(t.Ref(BOUND), "state", "add", do.word), state.until, within)
    if state.means:
        deeds.start_effect(game, t.Grant(t.Ref(BOUND), state.means), state.until, within)
    for id in new:
        _tell(game, id, do.word)
        if state.adds is not None and is_in(game, id, do.word):
            bound = ((LINKED, (id,)),)
            game.add_effect(Effect(state.adds, state.until, id, ctx.controller, game.tick(), None, bound))


def _tell(game: Game, id: int, state: str) -> None:
    if is_in(game, id, state):
        events.announce(game, "becomes", id, game.objects[id].player, word=state)


IN_HARMONY: Final = t.Rename(t.SELF, "state", "add", HARMONY)


def harmonise(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 14.36.1] Associates the unit that has the ability with another one, both on the field and of one master
    [VG 14.36.1.1]. Each pair is an association of its own [VG 14.36.1.2.1]; who is in harmony already does not become
    it again [VG 14.36.1.3.1]."""
    own = game.objects.get(ctx.source)
    for id in ids:
        other = game.objects[id]
        if own is None or not in_field(own) or not in_field(other) or own.player != other.player:
            continue
        pair = tuple(one for one in (own.id, id) if queries.may(game, "affect", one, True, own.id))
        if len(pair) < 2:
            continue
        new = [one for one in pair if not is_in(game, one, HARMONY)]
        bound = tuple((HARMONY, (one,)) for one in pair)
        game.add_effect(Effect(IN_HARMONY, durations.TURN, own.id, own.player, game.tick(), pair, bound))
        for one in new:
            _tell(game, one, HARMONY)


def part(game: Game) -> None:
    """[VG 14.36.1] Ends the harmony of units that no longer belong to the same master. [VG 14.36.1.3] What waits
    because of it waits on."""
    kept = tuple(effect for effect in game.effects if not _parted(game, effect))
    if len(kept) < len(game.effects):
        game.set_effects(kept)


def _parted(game: Game, effect: Effect) -> bool:
    pair = [game.objects[id] for name, ids in effect.bound if name == HARMONY for id in ids if id in game.objects]
    return len({obj.player for obj in pair}) > 1


VERBS: Final = {
    "become": Verb("VG 5.2.2", become),
    "harmony": Verb("VG 14.36", harmonise),
}

# --- chosen by the vanguard [VG 14.54] -------------------------------------------------------------------------------

CHOSEN: Final = "chosen by the vanguard"
"""The state of a unit that an ability of its master's vanguard has chosen this turn."""


def _overcharges(pool: tuple[Card, ...], book: Book) -> bool:
    return any("Overcharge" in card.keywords for card in (*pool, *book.tokens.values()))


OVERCHARGES: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_overcharges, POOLS)


SELECTED: Final = "chosen"
"""The event that an ability has chosen a unit, for its effect and not for its cost; it is about the unit, and the card
with the ability is its cause. RULING-VG-300"""


def _announce(game: Game, ctx: Ctx, ids: tuple[int, ...]) -> None:
    """Announces the units that the ability has chosen. NB: only if something listens or counts."""
    index = layers.index_of(game)
    if not (game.delayed or SELECTED in index.events or SELECTED in index.watched):
        return
    if any(isinstance(frame.local, Payment) for frame in game.frames[-2:]):
        return
    for id in ids:
        if id in game.objects and in_field(game.objects[id]):
            events.announce(game, SELECTED, id, ctx.controller, cause=ctx.source)


IS_CHOSEN: Final = t.Rename(t.SELF, "state", "add", CHOSEN)


def chosen(game: Game, ctx: Ctx, ids: tuple[int, ...]) -> None:
    """[VG 14.54.1] Notes the units that an ability of their master's vanguard chooses. NB: only in games with a card
    that could ask for it."""
    _announce(game, ctx, ids)
    source = game.look(ctx.source)
    if not OVERCHARGES.of(game.pool, game.book) or source is None or source.zone != VC:
        return
    units = [game.objects[id] for id in ids if id in game.objects and in_field(game.objects[id])]
    found = tuple(o.id for o in units if o.player == source.player and not is_in(game, o.id, CHOSEN))
    if found:
        game.add_effect(Effect(IS_CHOSEN, durations.TURN, source.id, source.player, game.tick(), found, ()))


# --- persona rides [VG 17.15.3.2] ------------------------------------------------------------------------------------


def _versions(pool: tuple[Card, ...], book: Book) -> bool:
    return any("Version Up" in card.keywords for card in (*pool, *book.tokens.values()))


VERSIONS: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_versions, POOLS)


HAS_RIDDEN: Final = t.Rename(t.SELF, "state", "add", PERSONA_RODE)


def persona_rode(game: Game, id: int) -> None:
    """[VG 17.15.3.2] Notes a unit that persona rode, for this turn. NB: only in games with a card that could ask for
    it."""
    if VERSIONS.of(game.pool, game.book) and id in game.objects:
        game.add_effect(Effect(HAS_RIDDEN, durations.TURN, id, game.objects[id].player, game.tick(), (id,), ()))


HIGHEST: Final = "highest grade ridden + 1"
"""The number of a player: one more than the highest grade of the units that they rode in this game; 0: none."""


def _reads_highest(card: Card, about: None) -> bool:
    return any(isinstance(node, t.Number) and node.name == HIGHEST for node in walk.nodes(card.abilities))


READS_HIGHEST: Final[Memo[Card, None, bool]] = Memo(_reads_highest)


def _asks_for_highest(pool: tuple[Card, ...], book: Book) -> bool:
    return any(READS_HIGHEST.of(card, None) for card in BROUGHT.of(pool, book))


ASKED: Final[Memo[tuple[Card, ...], Book, bool]] = Memo(_asks_for_highest, POOLS)


def note_ridden(game: Game, player: int, id: int) -> None:
    """Notes the grade of a unit that the player rode. NB: only in games with a card that could ask for it."""
    if not ASKED.of(game.pool, game.book):
        return
    grade = layers.value(game, id, "grade") + 1
    if grade > game.num(player, HIGHEST):
        game.set_num(player, HIGHEST, grade)
