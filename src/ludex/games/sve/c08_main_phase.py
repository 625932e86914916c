"""SVE chapter 8: the actions of the active player in the main phase, and attacking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import CondFn, Verb
from ludex.core.flow.decisions import Decision, Option, distinct, ending
from ludex.core.flow.frames import Frame, Step, frame_of, procedure, push
from ludex.core.flow.play import Play
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import Record, record
from ludex.core.resolving import playing
from ludex.core.tree import Do, Rule
from ludex.core.values import layers, queries, select, settling
from ludex.games.sve.c04_zones import ENGAGED, EX, FIELD, HAND, LEADER, PP, RESERVED, STOLEN, notes_of, room
from ludex.games.sve.c05_key_notations import count_deed, evolved_this_turn, tell
from ludex.games.sve.c10_playing_and_resolving import (
    CARD,
    can_play,
    can_use,
    confirm,
    play_ability,
    play_card,
)
from ludex.games.sve.c12_evolve_and_quick import EVOLVING, evolve_options, play_evolve, quick, used_elsewhere
from ludex.games.sve.c15_miscellaneous import (
    action_of,
    allowed,
    ask_quick,
    carry_on,
    next_declared,
    note_action,
    propose,
    stop_declared,
)
from ludex.games.sve.edition import edition_of

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.values.index import Entry

END_MAIN: Final = Option("end")


# --- 7.3.3 -------------------------------------------------------------------------------------------------------


def ask_action(game: Game, frame: Frame) -> Decision | None:
    """[SVE 7.3.3] The player may play a card, play an activated ability, attack, or end the main phase. No player is
    asked while the declared rounds of a cycle are carried out."""
    if frame.local is not None and next_declared(frame) is not None:
        return None
    options = actions(game, game.active)
    if frame.local is not None:
        options = allowed(game, frame, options)
    return ending(game, game.active, "your main phase", options)


def actions(game: Game, player: int) -> list[Option]:
    index = game.index
    if index is None:
        index = layers.index_of(game)
    options = playable_cards(game, player)
    field = distinct(game, game.at(FIELD, player))
    if field:
        objects = game.objects
        evolved = "evolve ability" in game.memory and not evolves_again(game, player)
        for id in field:
            obj = objects[id]
            if obj.info.activated or id in index.granted:
                for i, ability in enumerate(playing.activated(game, id)):
                    if ability.keyword in EVOLVING:
                        if not evolved:  # [SVE 8.3.2]
                            options.extend(evolve_options(game, id, i, ability, player))
                    elif can_use(game, ability, playing.context(game, id, i, player)):  # [SVE 8.3.1]
                        options.append(Option("use", (id,), i))
        options.extend(attacks(game, player, field))
    options.extend(used_elsewhere(game, player, False))
    options.append(END_MAIN)
    return options


def evolves_again(game: Game, player: int) -> bool:
    """Whether an effect lets the player use more than one evolve ability a turn."""
    leader = game.at(LEADER, player)[0]
    return "evolve again" in layers.index_of(game).rules and queries.may(game, "evolve again", leader, False)


def playable_cards(game: Game, player: int) -> list[Option]:
    """[SVE 8.2.1] The cards in hand and EX area that can be played, also those with Quick [SVE 12.3.5]; of equal cards
    only one."""
    options: list[Option] = []
    for kind in (HAND, EX):
        ids = game.at(kind, player)
        for id in distinct(game, affordable(game, ids, player)) if ids else ids:
            if can_play(game, id, player):
                options.append(Option("play", (id,)))
    return options


def affordable(game: Game, ids: tuple[int, ...], player: int) -> list[int]:
    """The cards without those whose printed cost already makes `can_play` refuse them."""
    if layers.index_of(game).prices:
        return list(ids)
    points = game.nums[player].get(PP, 0)
    found: list[int] = []
    for id in ids:
        notes = notes_of(game.objects[id].card)
        if notes.cost <= points or notes.ways:
            found.append(id)
    return found


def act(game: Game, frame: Frame) -> str | None:
    """[SVE 7.3.3] Carries out the action; `end` leads to the end phase [SVE 7.3.4]."""
    answer = frame.answer
    if answer is None:
        answer = declared(game, frame)
        if answer is None:
            return "7.3.3"
    player = game.active
    verb = answer.verb
    if verb == "end":
        return "end"
    if verb == "repeat":
        propose(game, answer.n)
        return "7.3.3"
    note_action(game, frame, answer)
    if verb == "play":
        play_card(game, answer.cards[0], player)
    elif verb in ("evolve", "serve", "ride"):
        game.remember("evolve ability", 1)  # [SVE 8.3.2]
        play_evolve(game, answer, player)
    elif verb == "use":
        play_ability(game, answer.cards[0], answer.n, player)
    else:
        push(game, "SVE 8.4", Attack(answer.cards[0], answer.cards[1]))
    return None


def declared(game: Game, frame: Frame) -> Option | None:
    """[SVE 15.2.1.1] The option for the next action of a declared cycle; None if it is no longer possible, and then
    the cycle ends."""
    wanted = next_declared(frame)
    for option in allowed(game, frame, actions(game, game.active)):
        if action_of(option) == wanted:
            carry_on(frame)
            return option
    stop_declared(frame)
    return None


def play_for(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 8.2.1] An effect plays a card for `n` play points, from any zone, if it can be played."""
    for id in ids[:1]:
        card = game.objects[id].card
        ability = card.spells[0] if card.spells else None
        fits = "spell" in card.types or room(game, FIELD, ctx.controller) > 0
        if fits and (ability is None or can_use(game, ability, Ctx(id, ctx.controller), n)):
            push(game, "SVE 10.6", Play(id, ability, Ctx(id, ctx.controller), price=n, origin=CARD))


VERBS: Final[dict[str, Verb]] = {"play": Verb("SVE 8.2", play_for)}


# --- 8.4 attacking -----------------------------------------------------------------------------------------------


class Attack(Record):
    __slots__ = ("attacker", "target")

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target

    def fields(self) -> tuple[object, ...]:
        return (self.attacker, self.target)


record(Attack)


def attacks(game: Game, player: int, field: tuple[int, ...] | list[int]) -> list[Option]:
    """[SVE 8.4.1] An option for each reserved follower [SVE 8.4.2] and each of its targets. A follower without a
    target does not attack [SVE 8.4.3.2]."""
    return attacks_found(game, player, field, attacks_are_plain(game))


def attacks_are_plain(game: Game) -> bool:
    """Whether no active effect answers one of `QUERIES`, so that attacks need no queries."""
    rules = layers.index_of(game).rules
    return not rules or not any(query in rules for query in QUERIES)


def attacks_found(game: Game, player: int, field: tuple[int, ...] | list[int], plain: bool) -> list[Option]:
    """The attack options: the player selects attacker and target together [SVE 8.4.3]. NB: if `plain`, no effects are
    asked."""
    objects = game.objects
    options: list[Option] = []
    leaders = game.at(LEADER, 1 - player)
    enemies = game.at(FIELD, 1 - player)
    engaged = [id for id in enemies if objects[id].state == ENGAGED and notes_of(objects[id].info).follower]
    engaged = distinct(game, engaged)
    for id in field:
        obj = objects[id]
        if obj.state != RESERVED or not notes_of(obj.info).follower:
            continue
        settled = obj.turn < game.turn
        if plain:
            if settled:
                targets = [*leaders, *engaged]
            elif engaged and obj.guise is not None and evolved_this_turn(game, id):
                targets = engaged
            else:
                continue
        else:
            targets = attack_targets(game, id, settled, leaders, engaged, enemies)
            if "attack targets" in layers.index_of(game).rules:
                targets = distinct(game, targets)
        for target in targets:
            if target in leaders:
                options.append(Option("attack leader", (id, target)))
            else:
                options.append(Option("attack", (id, target)))
    return options


QUERIES: Final[tuple[str, ...]] = (
    "attack",
    "attack this turn",
    "attack leader this turn",
    "attack targets",
    "attack targets if possible",
    "event state",
    "event engaged",
)


def attack_targets(
    game: Game, id: int, settled: bool, leaders: tuple[int, ...], engaged: list[int], enemies: tuple[int, ...]
) -> list[int]:
    """[SVE 8.4.3.1] The targets of a follower: the enemy leader, if the follower was there when the turn began, and
    engaged followers. Then effects add targets [SVE 1.3.1], restrict them and forbid them; no effect permits what
    another forbids [SVE 1.3.3]."""
    rules = layers.index_of(game).rules
    fit = settled or (game.objects[id].guise is not None and evolved_this_turn(game, id))
    hasty = fit or STOLEN not in game.objects[id].marks or edition_of(game).haste_waives_control_change
    if not (fit or (hasty and queries.may(game, "attack this turn", id, False))):
        return []
    if "attack" in rules and not queries.may(game, "attack", id, True):
        return []
    if not queries.allowed(game, "state", "engaged", id):
        return []  # it cannot be engaged [SVE 8.4.4]
    found = list(engaged)
    if settled or (hasty and queries.may(game, "attack leader this turn", id, False)):
        found = [*leaders, *engaged]
    if "attack targets" in rules:
        followers = [e for e in enemies if "follower" in game.objects[e].info.types]
        found = queries.among(game, "attack targets", id, found, followers)
    if len(found) > 1 and "attack targets if possible" in rules:
        return most_required(game, id, found, rules["attack targets if possible"])
    return found


def most_required(game: Game, id: int, found: list[int], entries: list[Entry]) -> list[int]:
    """[SVE 1.3.2.3] The targets that meet as many of the requirements as possible."""
    scores = [0] * len(found)
    best = 0
    for entry in entries:
        node = entry.node
        if isinstance(node, Rule) and settling.applies(game, entry, id):
            if queries.may(game, "attack past", id, False, entry.source):
                continue
            ctx = Ctx(entry.source, entry.controller, entry.bound)
            for i, target in enumerate(found):
                if select.matches(game, node.to, target, ctx):
                    scores[i] += 1
                    best = max(best, scores[i])
    return [target for i, target in enumerate(found) if scores[i] == best] if best else found


def engage_attacker(game: Game, frame: Frame) -> str | None:
    """[SVE 8.4.4] Engages the attacking follower; attacker and target were chosen together in one option."""
    local = frame.locals(Attack)
    events.perform(game, Event("state", local.attacker, state=ENGAGED, word="engaged"))
    return None


def attacked(game: Game, frame: Frame) -> str | None:
    """[SVE 8.4.5] Announces that the follower attacked."""
    local = frame.locals(Attack)
    count_deed(game, game.active, "attacks")
    tell(game, "attack", local.attacker, game.active, other=local.target)
    return None


def quick_play(game: Game, frame: Frame) -> str | None:
    """[SVE 8.4.7] The non-active player may make a Quick play."""
    return None if quick(game, frame.answer) else "8.4.9"


def after_quick(game: Game, frame: Frame) -> str | None:
    """[SVE 8.4.8] After a Quick play comes Confirmation Timing; then the same question is asked again."""
    confirm(game, frame)
    return "8.4.7"


def in_attack(game: Game, local: Attack) -> bool:
    """[SVE 8.4.5.1] Whether attacker and target can still damage each other. RULING-SVE-004: a target that left the
    field neither takes nor deals damage; whose they are does not matter."""
    attacker = game.objects.get(local.attacker)
    return attacker is not None and attacker.zone == FIELD and local.target in game.objects


def deal_damage(game: Game, frame: Frame) -> str | None:
    """[SVE 8.4.9] Deals attack damage; an attacked follower hits back at the same time [SVE 8.4.9.1]. A follower with
    zero attack deals no damage [SVE 12.14.2.1]. `Event.word` distinguishes attack damage [SVE 5.13.2], combat damage
    [SVE 5.13.3] and damage by abilities [SVE 5.13.4]."""
    local = frame.locals(Attack)
    if not in_attack(game, local):
        return "8.4.10"
    a, d = local.attacker, local.target
    batch = [Event("damage", d, n=max(0, layers.value(game, a, "attack")), word="attack", other=a, cause=a)]
    if game.objects[d].zone == FIELD:
        back = max(0, layers.value(game, d, "attack"))
        batch.append(Event("damage", a, n=back, word="combat", other=d, cause=d))
    events.perform(game, *(event for event in batch if event.n))
    return None


def fought(game: Game, frame: Frame) -> str | None:
    """[SVE 8.4.9.2] If both followers are still in combat, announces that they fought."""
    local = frame.locals(Attack)
    a, d = local.attacker, local.target
    if in_attack(game, local) and game.objects[d].zone == FIELD:
        tell(game, "fought", a, other=d)
        tell(game, "fought", d, other=a)
    return None


def attack_ends(game: Game, frame: Frame) -> str | None:
    """[SVE 8.4.11] The combat ends when this frame ends."""
    tell(game, "attack ends", frame.local.attacker if isinstance(frame.local, Attack) else 0)
    return None


ATTACK = procedure(
    "SVE 8.4",
    "Attack",
    Step("8.4.4", engage_attacker),
    Step("8.4.5", attacked),
    Step("8.4.6", confirm),
    Step("8.4.7", quick_play, ask=ask_quick),
    Step("8.4.8", after_quick),
    Step("8.4.9", deal_damage),
    Step("8.4.9.2", fought),
    Step("8.4.10", confirm),
    Step("8.4.11", attack_ends),
)


def in_combat(game: Game, ctx: Ctx) -> bool:
    """[SVE 8.4.5.1] Whether the ability's card is in combat now, as attacker or attacked follower, both on the
    field."""
    frame = frame_of(game, "SVE 8.4")
    local = frame.local if frame is not None else None
    if not isinstance(local, Attack) or ctx.source not in (local.attacker, local.target):
        return False
    return in_attack(game, local) and game.objects[local.target].zone == FIELD


CONDITIONS: Final[dict[str, CondFn]] = {"in combat": in_combat}
