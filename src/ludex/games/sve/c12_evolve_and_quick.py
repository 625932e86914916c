"""SVE 12.2 and 12.3: which evolve abilities and Quick plays are offered, and how evolve abilities are paid."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.flow.decisions import Decision, Option, distinct, window
from ludex.core.flow.frames import push
from ludex.core.flow.play import Play
from ludex.core.resolving import playing
from ludex.core.values import layers, settling
from ludex.core.values.memo import Memo
from ludex.games.sve.c01_super_evolution import may_use
from ludex.games.sve.c04_zones import BANISHED, CEMETERY, EP, EVOLVE_COST, EX, FIELD, HAND, PP, notes_of
from ludex.games.sve.c05_key_notations import EVOLVED_CARD, SUPER, proper_cards
from ludex.games.sve.c10_playing_and_resolving import can_play, can_use, may_activate, play_ability, play_card

if TYPE_CHECKING:
    from ludex.core.flow.frames import Frame
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

EVOLVING: Final = ("Evolve", "Serve", "Ride")
"""The keywords of the abilities of which a player plays one a turn, and for which an evolution point may pay."""

# --- evolve abilities --------------------------------------------------------------------------------------------


def evolve_cost(game: Game, id: int, ability: t.Activated) -> int:
    """The cost of an evolve ability in play points, including changes by effects."""
    changed = layers.index_of(game).figures.get(EVOLVE_COST) if ability.keyword == "Evolve" else None
    if changed is not None and any(settling.applies(game, entry, id) for entry in changed):
        return max(0, layers.value(game, id, EVOLVE_COST))
    return printed_cost(ability)


def printed_cost(ability: t.Activated) -> int:
    for part in ability.cost:
        if isinstance(part, t.Gain) and part.number == PP and isinstance(part.n, int):
            return -part.n
    return 0


def evolve_options(game: Game, id: int, number: int, ability: t.Activated, player: int) -> list[Option]:
    """[SVE 12.2.3] One option for each way to pay and each different card to evolve into. Serve abilities,
    which cost something, too [SVE 14.2.2.1], are paid in the same way [SVE 14.2.2.4]."""
    nums = game.nums[player]
    cost = evolve_cost(game, id, ability)
    points = nums.get(PP, 0)
    full = points >= cost
    spared = cost > 0 and nums.get(EP, 0) > 0 and points >= cost - 1
    if not full and not spared:
        return []
    if not may_activate(game, ability, id):
        return []
    verb = ability.keyword.lower()
    cards = proper_cards(game, id, *names_said(ability)) if verb == "evolve" else [0]
    if not cards or not playing.playable(game, _without_points(ability), playing.context(game, id, number, player)):
        return []
    options: list[Option] = []
    seen: list[str] = []
    for card in cards:
        about = (id, card) if card else (id,)
        kind = game.objects[card].card.number if card else ""
        if kind in seen:
            continue
        seen.append(kind)
        if full:
            options.append(Option(verb, about, number, _points(cost)))
        if spared:
            word = "evolution point" if cost == 1 else f"{_points(cost - 1)} and an evolution point"
            options.append(Option(verb, about, number, word))
    if verb == "evolve" and may_use(game, player):
        options += [Option(verb, o.cards, number, f"{o.word}{BEYOND}") for o in options]
    return options


BEYOND: Final = ", and the super-evolution point"


def names_said(ability: t.Activated) -> tuple[str, str]:
    """Two conditions on the name of the card to evolve into: a part of it, or all of it. Both empty: it has the
    follower's name."""
    do = ability.do[0] if ability.do else None
    if not isinstance(do, t.Do):
        return "", ""
    return ("", do.word) if do.verb == "evolve into" else (do.word, "")


def _points(n: int) -> str:
    return "1 play point" if n == 1 else f"{n} play points"


def _without_points(ability: t.Activated) -> t.Activated:
    """The ability without the play points of its cost, which `evolve_options` checks separately."""
    if len(ability.cost) == 1 and isinstance(ability.cost[0], t.Gain):
        return EVOLVE_FREE if ability.cond is None and not ability.targets and ability.modes is None else ability
    return FREED.of(ability, None)


def _freed(ability: t.Activated, about: None) -> t.Activated:
    rest = tuple(p for p in ability.cost if not (isinstance(p, t.Gain) and p.number == PP))
    return t.Activated(rest, ability.targets, ability.modes, ability.do, ability.cond, ability.timing, ability.limit)


FREED: Final[Memo[t.Activated, None, t.Activated]] = Memo(_freed)
"""Caches an ability without the play points of its cost."""
EVOLVE_FREE: Final = t.Activated(do=(t.Do("evolve"),))


def play_evolve(game: Game, answer: Option, player: int) -> None:
    """[SVE 12.2.1] Plays the evolve (or serve) ability of a follower on the field."""
    id = answer.cards[0]
    ability = playing.activated(game, id)[answer.n]
    ctx = playing.context(game, id, answer.n, player)
    cost = evolve_cost(game, id, ability)
    if cost != printed_cost(ability):
        rest = tuple(p for p in ability.cost if not (isinstance(p, t.Gain) and p.number == PP))
        ability = replace(ability, cost=(*((t.Gain(PP, -cost),) if cost else ()), *rest))
    if answer.verb == "evolve":
        ctx = ctx.bind(EVOLVED_CARD, (answer.cards[1],))
    paid = answer.word.removesuffix(BEYOND)
    if paid != answer.word:
        ctx = ctx.bind(SUPER, (1,))
    means = EP if paid.endswith("evolution point") else ""
    push(game, "SVE 10.6", Play(id, ability, ctx, means=means))


# --- Quick -------------------------------------------------------------------------------------------------------


def quick_options(game: Game, player: int) -> list[Option]:
    """[SVE 12.3.4] What a player may play in the opponent's turn: cards with Quick, and abilities marked Quick
    [SVE 12.3.3]. In the player's own main phase they are played like any other (`playable_cards`)."""
    options: list[Option] = []
    objects = game.objects
    for kind in (HAND, EX):
        ids = [id for id in game.at(kind, player) if notes_of(objects[id].card).quick]
        for id in distinct(game, ids) if ids else ids:
            if can_play(game, id, player):
                options.append(Option("play", (id,)))
    granted = layers.index_of(game).granted
    for id in game.at(FIELD, player):
        if objects[id].info.activated or id in granted:
            for i, ability in enumerate(playing.activated(game, id)):
                if "quick" not in ability.timing:
                    continue
                if ability.keyword in EVOLVING:
                    options.extend(evolve_options(game, id, i, ability, player))
                elif can_use(game, ability, playing.context(game, id, i, player)):
                    options.append(Option("use", (id,), i))
    options.extend(used_elsewhere(game, player, True))
    return options


_ELSEWHERE: Final[list[tuple[tuple[Card, ...], tuple[int, ...]]]] = []


def elsewhere(game: Game) -> tuple[int, ...]:
    """The zone kinds off the field that this game's cards name in activated abilities. NB: the results for the last
    two pools are kept."""
    for pool, kinds in _ELSEWHERE:
        if pool is game.pool:
            return kinds
    cards = (*game.pool, *game.book.tokens.values())
    names = {zone for card in cards for zone in card.usable_in}
    found = tuple(kind for kind in (HAND, EX, CEMETERY, BANISHED) if game.book.zones[kind].name in names)
    _ELSEWHERE[:] = [(game.pool, found), *_ELSEWHERE[:1]]
    return found


def used_elsewhere(game: Game, player: int, quick_only: bool) -> list[Option]:
    """[SVE 10.3.4] Options for activated abilities of cards off the field, in the zone that the ability names; of
    equal cards only one."""
    options: list[Option] = []
    for kind in elsewhere(game):
        ids = [id for id in game.at(kind, player) if game.objects[id].card.usable_in]
        for id in distinct(game, ids):
            for i, ability in enumerate(playing.activated(game, id)):
                if quick_only and "quick" not in ability.timing:
                    continue
                if can_use(game, ability, playing.context(game, id, i, player)):
                    options.append(Option("use", (id,), i))
    return options


def ask_quick(game: Game, frame: Frame) -> Decision | None:
    player = 1 - game.active
    return window(game, player, "Quick", quick_options(game, player), Option("do nothing"))


def quick(game: Game, answer: Option | None) -> bool:
    """Carries out a Quick play; returns False if the player did nothing."""
    if answer is None or answer.verb == "do nothing":
        return False
    player = 1 - game.active
    if answer.verb == "play":
        play_card(game, answer.cards[0], player)
    elif answer.verb in ("evolve", "serve", "ride"):
        play_evolve(game, answer, player)
    else:
        play_ability(game, answer.cards[0], answer.n, player)
    return True
