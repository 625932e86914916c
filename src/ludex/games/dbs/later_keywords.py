"""Keywords of the later manual, with their verbs and conditions. Only the edition `later` has them.

Numbers such as [DBS+ 10-16-1] are paragraphs of that manual, no citation of the book (`edition`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import CondFn, RelationFn, Verb
from ludex.core.flow.frames import frame_of
from ludex.core.flow.play import Play
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Effect
from ludex.core.position.objects import Gone, Obj
from ludex.core.values import layers, queries, select
from ludex.games.dbs import c09_rule_processing as c09
from ludex.games.dbs.c03_game_areas import BATTLE, COMBO, ENERGY, LEADER, REST_MODE, UNDER
from ludex.games.dbs.c04_basic_terms import PLAY, fulfil
from ludex.games.dbs.c08_skills import LEFT, UNIONS, a_use_is_left
from ludex.games.dbs.c10_keywords import BATTLE_CARD, YOUR_BATTLE_CARDS, evolve_onto, flip, play_card, playable, stack
from ludex.games.dbs.edition import edition_of
from ludex.games.dbs.reminded_keywords import KEYWORDS as REMINDED
from ludex.games.dbs.reminded_keywords import of_colors

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

HAND = t.YOURS & t.Zone(("hand",))
DROPPED = t.YOURS & t.Zone(("drop",))
Instrs = tuple[t.Instr, ...]
PLAY_THIS = t.Do("play", t.SELF)

# --- keywords that stand alone -------------------------------------------------------------------------------------

BARRIER = t.Keyword(
    "Barrier",
    "DBS+ 10-16",
    means=(t.Passive((t.Rule("forbid", "select", t.ENEMY, t.SELF),), keyword="Barrier"),),  # [DBS+ 10-16-1]
)
DEFLECT = t.Keyword(
    "Deflect",
    "DBS+ 10-22",
    means=(  # [DBS+ 10-22-1] from the announcement on [DBS+ 10-22-2]; `c04.negate` asks for the keyword, too
        t.Passive(
            (t.Rule("forbid", "affect", t.SELF, t.Has(PLAY) & t.Zone(("hand", "drop"))),),
            keyword="Deflect",
            zones=("hand", "battle", "combo", "drop", "warp"),
        ),
    ),
)
INDESTRUCTIBLE = t.Keyword(
    "Indestructible",
    "DBS+ 10-12",
    means=(  # [DBS+ 10-12-1] by skills of the opponent, or by the result of a battle
        t.Passive(
            (t.Rule("forbid", "ability move", t.SELF, t.ENEMY), t.Rule("forbid", "be KO'd in battle")),
            keyword="Indestructible",
        ),
    ),
)
ENERGY_EXHAUST = t.Keyword("Energy-Exhaust", "DBS+ 10-34", means=(t.Mere("Energy-Exhaust"),))
ULTIMATE = t.Keyword("Ultimate", "DBS+ 10-14", means=(t.Mere("Ultimate"),))
SUPER_COMBO = t.Keyword("Super Combo", "DBS+ 10-17", means=(t.Mere("Super Combo"),))
DRAGON_BALL = t.Keyword("Dragon Ball", "DBS+ 10-31", means=(t.Mere("Dragon Ball"),))
VICTORY_STRIKE = t.Keyword("Victory Strike", "DBS+ 10-20", means=(t.Mere("Victory Strike"),))
WORMHOLE = t.Keyword("Wormhole", "DBS+ 10-26", means=(t.Mere("Wormhole"),))
WARRIOR_OF_UNIVERSE_7 = t.Keyword(
    "Warrior of Universe 7",
    "DBS+ 10-21",
    means=(  # [DBS+ 10-21-1]
        t.Passive(
            (t.Rule("forbid", "specified cost", t.YOURS & t.Word("trait", "Universe 7")),),
            keyword="Warrior of Universe 7",
        ),
    ),
)

# --- keywords with a number, a cost or a name ----------------------------------------------------------------------

OVER_REALM = t.Keyword("Over Realm", "DBS+ 10-15")
DARK_OVER_REALM = t.Keyword("Dark Over Realm", "DBS+ 10-25")
EX_EVOLVE = t.Keyword("EX-Evolve", "DBS+ 10-5-1")
XENO_EVOLVE = t.Keyword("Xeno-Evolve", "DBS+ 10-5-5")
FUSION = t.Keyword("Union-Fusion", "DBS+ 10-13-3")
POTARA = t.Keyword("Union-Potara", "DBS+ 10-13-4")
ABSORB = t.Keyword("Union-Absorb", "DBS+ 10-13-5")
UNION = t.Keyword("Union", "DBS+ 10-13")
SWAP = t.Keyword("Swap", "DBS+ 10-24")
WISH = t.Keyword("Wish", "DBS+ 10-28")
ARRIVAL = t.Keyword("Arrival", "DBS+ 10-32")
AEGIS = t.Keyword("Aegis", "DBS+ 10-33")
ALLIANCE = t.Keyword("Alliance", "DBS+ 10-35")
BOND = t.Keyword("Bond", "DBS+ 10-23")
SPARKING = t.Keyword("Sparking", "DBS+ 10-29")
BURST = t.Keyword("Burst", "DBS+ 10-30")
LIMIT = t.Keyword("Limit", "DBS+ cards")

KEYWORDS: Final[tuple[t.Keyword, ...]] = (
    BARRIER, DEFLECT, INDESTRUCTIBLE, ENERGY_EXHAUST, ULTIMATE, SUPER_COMBO, DRAGON_BALL, VICTORY_STRIKE, WORMHOLE,
    WARRIOR_OF_UNIVERSE_7, OVER_REALM, DARK_OVER_REALM, EX_EVOLVE, XENO_EVOLVE, FUSION, POTARA, ABSORB, UNION, SWAP,
    WISH, ARRIVAL, AEGIS, ALLIANCE, BOND, SPARKING, BURST, LIMIT, *REMINDED,
)  # fmt: skip


def over_realm(n: int, cost: Instrs = (), dark: bool = False, cond: t.Cond | None = None) -> t.Activated:
    """[DBS+ 10-15-1] [DBS+ 10-25-1] With `n` or more (black) cards in the Drop Area: all of them go to the Warp, and
    the card is played from the hand [DBS+ 10-15-3] [DBS+ 10-25-3]; at the end of the turn it goes to the Warp, unless
    it is Dark Over Realm [DBS+ 10-15-4]."""
    counted = DROPPED & t.Word("color", "black") if dark else DROPPED
    enough = t.Compare(t.Count(counted), ">=", n)
    conds = (t.Named("a realm is left"), enough, *(() if cond is None else (cond,)))
    leave = t.Delay(t.When("turn end"), (t.Move(t.SELF, "warp", "warp"),))
    after: Instrs = () if dark else (leave,)
    return t.Activated(
        cost=cost,
        do=(t.Do("realm"), t.Move(DROPPED, "warp", "warp"), PLAY_THIS, *after),
        cond=t.Both(conds),
        timing=("main",),
        keyword="Dark Over Realm" if dark else "Over Realm",
        zones=("hand",),
    )


def ex_evolve(base: t.Sel, cost: Instrs = (), cond: t.Cond | None = None, xeno: bool = False) -> t.Activated:
    """[DBS+ 10-5-1] [EX-Evolve] onto a Battle Card of one's own; for [Xeno-Evolve] that card goes to the Warp, and the
    new one is played in Active Mode [DBS+ 10-5-5]."""
    bases = YOUR_BATTLE_CARDS & base
    put: Instrs = (t.Do("evolve", t.Ref("base")),)
    if xeno:
        put = (t.Move(t.Ref("base"), "warp", "warp"), PLAY_THIS)
    return t.Activated(
        cost=cost,
        do=(t.Choose("base", 1, bases), *put),
        cond=t.Exists(bases) if cond is None else t.Both((t.Exists(bases), cond)),
        timing=("main",),
        keyword="Xeno-Evolve" if xeno else "EX-Evolve",
        zones=("hand",),
    )


def fusion(first: t.Sel, second: t.Sel, cost: Instrs = (), cond: t.Cond | None = None) -> t.Activated:
    """[DBS+ 10-13-3-1] [DBS+ 10-13-3-4] One Battle Card of each kind and of equal power from the hand goes to the Drop
    Area, and the card is played."""
    hand = HAND & ~t.SELF & BATTLE_CARD
    equal = t.Figure("power", "=", t.FigureOf(t.Ref("part"), "power"))
    parts: Instrs = (
        t.Choose("part", 1, hand & first),
        t.Choose("other part", 1, hand & second & equal & ~t.Ref("part")),
        t.Move(t.Some((t.Ref("part"), t.Ref("other part"))), "drop", "union"),
    )
    return t.Activated(
        cost=(*cost, *parts), do=(PLAY_THIS,), cond=cond, timing=("main",), keyword="Union-Fusion", zones=("hand",)
    )


def potara(first: t.Sel, second: t.Sel, cost: Instrs = (), cond: t.Cond | None = None) -> t.Activated:
    """[DBS+ 10-13-4-1] [DBS+ 10-13-4-4] The card is played in Active Mode on top of two Battle Cards in play."""
    bases: Instrs = (
        t.Choose("base", 1, YOUR_BATTLE_CARDS & first),
        t.Choose("base", 1, YOUR_BATTLE_CARDS & second & ~t.Ref("base"), also=True),
    )
    return t.Activated(
        cost=(*cost, *bases),
        do=(t.Do("potara", t.Ref("base")),),
        cond=cond,
        timing=("main",),
        keyword="Union-Potara",
        zones=("hand",),
    )


def swap(n: int, what: t.Sel, cost: Instrs = (), cond: t.Cond | None = None) -> t.Activated:
    """[DBS+ 10-24-3] Plays up to one card of energy cost `n` from the hand, and returns this one to the hand."""
    cards = HAND & BATTLE_CARD & what & t.Figure("cost", "=", n)
    do: Instrs = (
        t.Choose("swapped", 1, cards, up_to=True),
        t.Do("play", t.Ref("swapped")),
        t.Move(t.SELF, "hand", "return"),
    )
    return t.Activated(cost=cost, do=do, cond=cond, timing=("main",), keyword="Swap")


def arrival(colors: tuple[str, ...], cost: Instrs = (), cond: t.Cond | None = None) -> t.Activated:
    """[DBS+ 10-32-1] [DBS+ 10-32-3] In a battle, while the cards in the Combo Area have these colours, the card is
    played from the hand."""
    combo = t.YOURS & t.Zone(("combo",))
    there = tuple(t.Exists(combo & t.Word("color", color)) for color in colors)
    return t.Activated(
        cost=cost,
        do=(PLAY_THIS,),
        cond=t.Both((*there, *(() if cond is None else (cond,)))),
        timing=("battle",),
        keyword="Arrival",
        zones=("hand",),
    )


def aegis(colors: tuple[str, ...], limit: int = 0) -> t.Activated:
    """[DBS+ 10-33-1] [DBS+ 10-33-3] In the Defense Step of the opponent's turn [DBS+ 10-33-1-1], for discarding cards
    of these colours, up to two energy become active."""
    return t.Activated(
        cost=(of_colors("paid", HAND & ~t.SELF, colors), t.Move(t.Ref("paid"), "drop", "discard")),
        do=(
            t.Choose("energy", 2, t.YOURS & t.Zone(("energy",)) & t.State("rest"), up_to=True),
            t.SetState(t.Ref("energy"), "active"),
        ),
        cond=t.Both((t.TurnOf(t.OPPONENT), t.Named("Defense Step"))),
        timing=("battle",),
        limit=limit,
        keyword="Aegis",
    )


def alliance(colors: tuple[str, ...], do: Instrs, cond: t.Cond | None = None, limit: int = 0) -> t.Automatic:
    """[DBS+ 10-35-1] When this card attacks, one or more Battle Cards of one of these colours may be switched to Rest
    Mode for the effect. NB: what the manual calls choosing them as part of the skill cost is, on the cards, to switch
    them."""
    allies = YOUR_BATTLE_CARDS & t.State("active") & t.Some(tuple(t.Word("color", color) for color in colors))
    return t.Automatic(
        t.When("attack", t.SELF),
        cost=(t.Choose("allies", t.Count(allies), allies, up_to=True, least=1), t.SetState(t.Ref("allies"), "rest")),
        do=do,
        cond=cond,
        limit=limit,
        keyword="Alliance",
    )


def bond(n: int, what: t.Sel = t.ANY) -> t.Heading:
    """[DBS+ 10-23-1] [DBS+ 10-23-2-1] With `n` or more (such) Battle Cards in the Battle Area."""
    return t.Heading("Bond", n, t.Compare(t.Count(YOUR_BATTLE_CARDS & what), ">=", n))


def sparking(n: int) -> t.Heading:
    """[DBS+ 10-29-1] With `n` or more cards in the Drop Area."""
    return t.Heading("Sparking", n, t.Compare(t.Count(DROPPED), ">=", n))


def burst(n: int) -> Instrs:
    """[DBS+ 10-30-1] [DBS+ 10-30-3] The first part of the skill cost: `n` cards from the top of the deck go to the Drop
    Area."""
    return (t.Do("burst", n=n),)


# --- verbs ---------------------------------------------------------------------------------------------------------


def _realms(game: Game) -> int:
    """How often the turn player has used [Over Realm] or [Dark Over Realm] this turn."""
    return game.remembers("realms") if game.remembers("turn of realms") == game.turn else 0


def realm(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 10-15-5] [DBS+ 10-25-4] Counts the [Over Realm] and [Dark Over Realm] skills of the turn together."""
    used = _realms(game)
    game.remember("turn of realms", game.turn)
    game.remember("realms", used + 1)


def a_realm_is_left(game: Game, ctx: Ctx) -> bool:
    """[DBS+ 10-15-5] Once a turn; with [Wormhole] twice [DBS+ 10-26-1]."""
    mine = (*game.at(LEADER, ctx.controller), *game.at(BATTLE, ctx.controller))
    return _realms(game) < (2 if any(layers.has(game, id, "Wormhole") for id in mine) else 1)


def in_defense_step(game: Game, ctx: Ctx) -> bool:
    """[DBS+ 10-33-1-1] Whether it is the Defense Step of a battle."""
    return frame_of(game, "DBS 7-3") is not None


def on_both(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 10-13-4-4] Plays the card on top of two others, in Active Mode; effects on the power of either stay
    [DBS+ 10-13-4-4-1]."""
    if len(ids) < 2 or ctx.source not in game.objects or not playable(game, ctx.source):
        return
    top = stack(game, ctx.controller, ids[0], ctx.source)
    if not top:
        return
    move = events.moving(game, ids[1], "under", ctx.controller, "union")
    game.set_effects(tuple(_shared(effect, ids[1], top) for effect in game.effects))
    events.perform(game, move)
    if move.new:
        beneath = game.objects[move.new].copy()
        beneath.host = top
        game.put(beneath)
    events.perform(game, Event("state", top, ctx.controller, state=0, word="active"))
    fulfil(game, "play", top, player=ctx.controller)
    _tell_use(game, top, ctx.controller, POTARA.name)


def evolve(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 10-5-4] Plays the card on top of another (`c10_keywords.evolve_onto`), and tells by which keyword."""
    frame = frame_of(game, "DBS 8-6-2")
    play = frame.local if frame is not None else None
    evolve_onto(game, ctx, do, ids, n)
    used = isinstance(play, Play) and play.ability is not None and play.ability.keyword
    if used and ids and ctx.source not in game.objects and ids[0] in game.objects:
        _tell_use(game, ids[0], ctx.controller, used)


def _shared(effect: Effect, one: int, other: int) -> Effect:
    """The effect, applied to a second card too if it changes the power of the first."""
    node, ids = effect.node, effect.subjects
    if not isinstance(node, t.Modify) or node.figure != "power" or ids is None or one not in ids:
        return effect
    ids = (*ids, other)
    return Effect(node, effect.until, effect.source, effect.controller, effect.stamp, ids, effect.bound)


def play_onto(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 10-13-5-4] [DBS+ 11-3-1] Plays a card on top of this one, or of the one that is bound to the name
    `do.word`: both are one card from now on, in its mode, or in Active Mode (`do.word`)."""
    base = ctx.source if do.word in ("", "active") else _host(game, ctx, do.word)
    _lay_onto(game, ctx, ids, base, do.word == "active")


def play_active_onto(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 10-13-5-4] Plays a card in Active Mode on top of the one that is bound to the name `do.word`."""
    _lay_onto(game, ctx, ids, _host(game, ctx, do.word), active=True)


def _lay_onto(game: Game, ctx: Ctx, ids: tuple[int, ...], base: int, active: bool) -> None:
    may = bool(ids) and playable(game, ids[0])
    if may and base in game.objects and game.objects[base].zone == BATTLE:
        top = stack(game, ctx.controller, base, ids[0])
        if top:
            gone = game.gone[ids[0]]  # the card that was played is the one on top: what is said of it is said of that
            game.gone[ids[0]] = Gone(gone.obj, top, gone.turn, gone.figures, gone.keywords, gone.words)
            if active:
                events.perform(game, Event("state", top, ctx.controller, state=0, word="active"))
            fulfil(game, "play", top, player=ctx.controller)


def _host(game: Game, ctx: Ctx, word: str) -> int:
    """The card beneath which cards are placed: this one, or what is bound to the name; 0: there is none."""
    host = next(iter(ctx.get(word) or ()), 0) if word else select.itself(game, ctx)
    there = host in game.objects and game.objects[host].zone in (BATTLE, LEADER, COMBO)
    return host if there else 0


def place_under(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 11-3-1] [DBS+ 11-3-3] Places cards beneath this one, or beneath the card that is bound to the name
    `do.word`."""
    host = _host(game, ctx, do.word)
    for id in ids if host else ():
        if id != host:
            _slip(game, ctx, id, host)


def can_place_under(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """[DBS 8-4-2-2] A cost is not paid with a card that cannot come beneath the other: with that card itself, or with a
    Leader Card, which does not leave its area [DBS+ 3-5-3]."""
    host = _host(game, ctx, do.word)
    return all(host not in (0, id) and game.objects[id].zone != LEADER for id in select.find(game, do.what, ctx))


def mill_under(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 3-2-3] [DBS+ 11-3-1] Places cards one by one from the top of the deck beneath a card (`place_under`)."""
    host = _host(game, ctx, do.word)
    for _ in range(n if host else 0):
        deck = game.zone("deck", ctx.controller)
        if deck:
            _slip(game, ctx, deck[-1], host)


def _slip(game: Game, ctx: Ctx, id: int, host: int) -> None:
    move = events.moving(game, id, "under", ctx.controller, "union", cause=ctx.source)
    move.other = host
    events.perform(game, move)
    if move.new:
        beneath = game.objects[move.new].copy()
        beneath.host = host
        game.put(beneath)


def gain_control(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 11-5-1] Moves cards of the opponent's Battle Area to one's own; each keeps its mode and the effects on it
    [DBS+ 11-5-1-1]."""
    for id in ids:
        obj = game.objects.get(id)
        if obj is not None and obj.zone == BATTLE and obj.player != ctx.controller:
            move = events.moving(game, id, "battle", ctx.controller, "control", state=obj.state, cause=ctx.source)
            events.perform(game, move)


def play_cards(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 3-6-3] An effect plays Battle Cards; of several copies with [Unique], one [DBS+ cards]."""
    seen: set[str] = set()
    one: list[int] = []
    for id in ids:
        name = game.objects[id].card.name if id in game.objects and layers.has(game, id, "Unique") else ""
        if name not in seen:
            one.append(id)
        seen.update((name,) if name else ())
    play_card(game, ctx, do, tuple(one), n)


def play_over(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS 1-3-1] Plays cards in the Battle Area of the opponent, who is their master [DBS 4-3-2]."""
    state = game.book.states.index(do.word) if do.word else -1
    able = [id for id in ids if playable(game, id)]
    batch = [
        events.moving(game, id, "battle", 1 - ctx.controller, "play", state=state, cause=ctx.source) for id in able
    ]
    if batch:
        events.perform_all(game, tuple(batch))


def play_home(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 4-2-1] Plays each card in the Battle Area of its owner, who is its master then [DBS 4-3-2]."""
    state = game.book.states.index(do.word) if do.word else -1
    able = [id for id in ids if id in game.objects and playable(game, id)]
    batch = [
        events.moving(game, id, "battle", game.objects[id].owner, "play", state=state, cause=ctx.source) for id in able
    ]
    if batch:
        events.perform_all(game, tuple(batch))


def begins_at_once(game: Game, ctx: Ctx) -> bool:
    """[DBS+ 7-1] Whether a battle begins with the attack, so that skills that trigger then use cards in a combo."""
    return edition_of(game).battle_at_once


def burst_cards(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[DBS+ 10-30-1] Cards from the top of the deck go to the Drop Area, one by one."""
    for _ in range(n):
        deck = game.zone("deck", ctx.controller)
        if deck:
            events.perform(game, events.moving(game, deck[-1], "drop", ctx.controller, "burst", cause=ctx.source))


def can_burst(game: Game, ctx: Ctx, do: t.Do) -> bool:
    return isinstance(do.n, int) and len(game.zone("deck", ctx.controller)) >= do.n


VERBS: Final = {
    "play": Verb("DBS 3-6-3", play_cards),
    "evolve": Verb("DBS+ 10-5-4", evolve),
    "play home": Verb("DBS 3-6-3", play_home),
    "play over": Verb("DBS 1-3-1", play_over),
    "awaken": Verb("DBS+ 10-2-3", flip),  # whether its text says so or not
    "realm": Verb("DBS+ 10-15-5", realm),
    "potara": Verb("DBS+ 10-13-4-4", on_both),
    "play onto": Verb("DBS+ 10-13-5-4", play_onto),
    "play active onto": Verb("DBS+ 10-13-5-4", play_active_onto),
    "place under": Verb("DBS+ 11-3-3", place_under, can_place_under),
    "mill under": Verb("DBS+ 11-3-1", mill_under),
    "gain control": Verb("DBS+ 11-5-1", gain_control),
    "burst": Verb("DBS+ 10-30-3", burst_cards, can_burst),
}


def lies_on(game: Game, obj: Obj, other: Obj) -> bool:
    """[DBS+ 11-3-1] Whether the second card lies under the first. Of a card that was placed there from elsewhere, the
    skill that triggered then still speaks as of the card it was [DBS 8-7-5-1-2]; it means the card beneath."""
    gone = game.gone.get(other.id) if other.zone != UNDER else None
    beneath = other if gone is None else game.objects.get(gone.became)
    return beneath is not None and beneath.host == obj.id


RELATIONS: Final[dict[str, RelationFn]] = {"on top of": lies_on}
PLAYED_FROM: Final = ("hand", "deck", "drop", "energy", "life", "under", "warp")
"""The areas of which texts ask whether a card was played from there."""


def played_from(zone: str) -> CondFn:
    """Whether the card in play came from this area."""

    def holds(game: Game, ctx: Ctx) -> bool:
        before = next((gone for gone in game.gone.values() if gone.became == ctx.source), None)
        return before is not None and game.book.zones[before.obj.zone].name == zone

    return holds


CONDITIONS: Final[dict[str, CondFn]] = {
    **{f"played from {zone}": played_from(zone) for zone in PLAYED_FROM},
    LEFT: a_use_is_left,
    "a battle begins at once": begins_at_once,
    "a realm is left": a_realm_is_left,
    "Defense Step": in_defense_step,
}

# --- rules ---------------------------------------------------------------------------------------------------------


ROUSED: Final = "roused"
"""The word of a move for which [Energy-Exhaust] was negated."""


def enters(game: Game, event: Event) -> int:
    """[DBS+ 10-34-1] A card with [Energy-Exhaust] is placed in the Energy Area in Rest Mode, whatever placed it, unless
    an effect negates that."""
    id = event.obj
    if event.dst != ENERGY or id not in game.objects or not layers.has(game, id, "Energy-Exhaust"):
        return event.state
    if event.word == ROUSED:
        return event.state
    return REST_MODE if queries.may(game, "exhaust", id, True) else event.state


def after_events(game: Game, happened: list[Event]) -> None:
    """What the book does after events (`c09_rule_processing`); and announces that a keyword skill of a card has played
    it: [DBS+ 10-15-3] [DBS+ 10-25-3], and so for the others. [Xeno-Evolve] is evolving, too [DBS+ 10-5-7]."""
    c09.after_events(game, happened)
    frame = frame_of(game, "DBS 8-6-2")
    play = frame.local if frame is not None else None
    if not isinstance(play, Play) or play.ability is None:
        return
    _tell_roused(game, happened, play.ctx.controller, play.ability.keyword)
    if not play.ability.keyword:
        return
    for event in happened:
        if event.kind == "move" and event.dst == BATTLE and event.obj == play.source and event.new in game.objects:
            _tell_use(game, event.new, event.player, play.ability.keyword)
            if play.ability.keyword == "Xeno-Evolve":
                fulfil(game, "evolved", event.new, player=event.player)


COUNTERED: Final = "by a [Counter] skill"
UNAWAKENED: Final = "not by an [Awaken] skill"
ROUSING: Final[tuple[str, ...]] = (COUNTERED, UNAWAKENED)
"""Words of the event `energy roused`: which skill has switched energy to Active Mode."""


def _tell_roused(game: Game, happened: list[Event], player: int, keyword: str) -> None:
    """Announces, once for all, that a skill has switched energy of the player to Active Mode, and which skill."""
    mine = [event.obj for event in happened if event.kind == "state" and event.state == 0 and event.obj in game.objects]
    energy = [id for id in mine if game.objects[id].zone == ENERGY and game.objects[id].player == player]
    if not energy:
        return
    for word, told in ((COUNTERED, keyword.startswith("Counter")), (UNAWAKENED, keyword != "Awaken")):
        if told:
            events.announce(game, "energy roused", energy[0], player, word=word)


def _tell_use(game: Game, id: int, player: int, keyword: str) -> None:
    """Announces that a keyword skill has played the card, and marks the card with it: texts ask for it later. A [Union]
    skill is called so, too [DBS+ 10-13-1]."""
    words = (keyword, UNION.name) if keyword in UNIONS else (keyword,)
    played = game.objects[id].copy()
    played.marks = (*played.marks, *(f"{USED} {word}" for word in words))
    game.put(played)
    for word in words:
        events.announce(game, "played using", id, player, word=word)


USED: Final = "played using"
"""The beginning of the mark of a card that a keyword skill has played."""


def not_negative_but_power(figure: str, n: int) -> int:
    """[DBS+ 2-8-3] Power may be below 0; other figures not [DBS 1-3-6]."""
    return n if figure == "power" else max(0, n)
