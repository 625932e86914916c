"""Why? The rules that ran at a moment, the paragraph's words, the clause of the card; and why something is not offered.

"Why not?" asks the rules themselves: it copies the position, changes one thing (`whynot` of the game's table lists
them), and compares the options. So it never says more than the rules do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ludex.core.flow.api import advance, decide
from ludex.core.flow.frames import Frame
from ludex.core.flow.play import Playable
from ludex.core.position import caches
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.position.seen import shown_to
from ludex.core.resolving.playing import open_modes, option_list, own_targets, targetable
from ludex.core.sight.view import sees
from ludex.record.log import told
from ludex.record.printed import clause_of
from ludex.rules.citations import whole
from ludex.rules.library import words_of
from ludex.table.chronicle import Acting, Place, acting_in, stack_of
from ludex.table.faces import face
from ludex.table.layout import Probe, layout_of
from ludex.table.protocol import Refused

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision
    from ludex.core.position.game import Game
    from ludex.games import Spec
    from ludex.record.japanese import Japanese
    from ludex.table.match import Match


def words(rule: str) -> str | None:
    """The words of a paragraph such as `BOOK 8.4.3`, if its book was imported."""
    cite = whole(rule)
    return None if cite is None else words_of(cite.book_name, cite.number)


def paragraph(rule: str) -> dict[str, Any]:
    cite = whole(rule)
    if cite is None or not cite.exists():
        raise Refused(f"no paragraph {rule!r}")
    return {"rule": rule, "words": words(rule), "book": cite.book_name}


def why(match: Match, viewer: int, line: int) -> dict[str, Any]:
    """The answer for a line of the log, or (-1) for the decision that is being asked."""
    if line < 0:
        game = match.game
        rule = told(game, match.decision.rule) if match.decision is not None else ""
        return _answer(match.spec, rule, stack_of(game), acting_in(game), viewer)
    if not line < len(match.chronicle.entries):
        raise Refused(f"the log has {len(match.chronicle.entries)} lines")
    entry = match.chronicle.entries[line]
    return _answer(match.spec, entry.rule, entry.stack, entry.acting, viewer)


def _answer(spec: Spec, rule: str, stack: tuple[Place, ...], acting: Acting | None, viewer: int) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "rule": rule,
        "words": words(rule),
        "stack": [{"rule": p.rule, "title": p.title, "at": p.at, "words": words(p.at or p.rule)} for p in stack],
    }
    if acting is not None and sees(acting.seen, viewer):
        answer["card"] = face(acting.card, spec)
        answer["clause"] = None if acting.ability is None else clause_of(spec, acting.card, acting.ability)
    return answer


# --- why not? ----------------------------------------------------------------------------------------------------


def why_not(match: Match, seat: int, id: int) -> dict[str, Any]:
    """Why nothing is offered to a player for a card: what would have to be different, each with its paragraph."""
    return asking_why_not(match, seat, id)()


def asking_why_not(match: Match, seat: int, id: int) -> Callable[[], dict[str, Any]]:
    """`why_not`, to be called in another thread: what may change meanwhile is copied here."""
    game = match.game
    obj = game.objects.get(id)
    if obj is None or not sees(shown_to(game, obj), seat):
        raise Refused("there is no such card")
    return partial(_not_offered, match.spec, match.japanese, game.clone(), match.decision, seat, id)


def _not_offered(
    spec: Spec, japanese: Japanese, game: Game, decision: Decision | None, seat: int, id: int
) -> dict[str, Any]:
    answer: dict[str, Any] = {"id": id, "name": game.objects[id].info.name, "reasons": []}
    if offered(game.clone(), seat, id):
        return answer
    if decision is None:
        answer["reasons"] = [{"key": "over", "rule": told(game, game.outcome.rule) if game.outcome else ""}]
        return answer
    answer["reasons"] = _reasons(spec, game, seat, id)
    if not answer["reasons"]:
        reason = {"key": "not yours", "rule": told(game, decision.rule)}
        if decision.player == seat:
            asked = {"prompt": decision.prompt, "prompt_ja": japanese.prompt(decision.prompt)}
            reason = {**reason, "key": "not among", **asked}
        answer["reasons"] = [reason]
    for reason in answer["reasons"]:
        reason["book"] = words(reason["rule"])
    return answer


def offered(game: Game, seat: int, id: int) -> bool:
    """Whether the decision that is asked now offers the player something with the card."""
    decision = game.decision
    if decision is None or decision.player != seat:
        return False
    likes = {i for option in decision.options for i in option.cards}
    if id not in game.objects:
        return False
    number = game.objects[id].info.number
    return id in likes or any(_alike(game, other, id) and game.objects[other].info.number == number for other in likes)


def _alike(game: Game, one: int, other: int) -> bool:
    """Equal cards are offered once, so an option for one counts for the other."""
    if one not in game.objects:
        return False
    a, b = game.objects[one], game.objects[other]
    return (a.zone, a.player, a.state, a.damage, a.up, a.slot) == (b.zone, b.player, b.state, b.damage, b.up, b.slot)


def _reasons(spec: Spec, game: Game, seat: int, id: int) -> list[dict[str, Any]]:
    """The fewest changes of the game's table after which the card is offered, first those that keep the moment."""
    probes = layout_of(spec.code).whynot
    zone = game.book.zones[game.objects[id].zone].name
    fitting = [p for p in probes if (not p.zones or zone in p.zones) and _would_change(game, p.change, seat, id)]
    here = [probe for probe in fitting if "moment" not in probe.change]
    for group in [g for probes in (here, fitting) for n in (1, 2, 3) for g in combinations(probes, n)]:
        changed = game.clone()
        for probe in group:
            _change(changed, probe.change, seat, id)
        if _asked(changed) and offered(changed, seat, id):
            return [_reason(spec, game, probe) for probe in group]
    if _lacks_targets(game, seat, id):
        return [{"key": "no target", "rule": told(game, layout_of(spec.code).no_target)}]
    return []


def _reason(spec: Spec, game: Game, probe: Probe) -> dict[str, Any]:
    said = spec.words.whynot[probe.key]
    return {"key": probe.key, "en": said.en, "ja": said.ja, "rule": told(game, probe.rule)}


def _lacks_targets(game: Game, seat: int, id: int) -> bool:
    """Whether an ability of the card must choose something, and there is nothing to choose."""
    card, ctx = game.objects[id].info, Ctx(id, seat)
    abilities: list[Playable] = [*card.spells, *card.activated]
    for ability in abilities:
        modes = option_list(game, ability, ctx)
        if not targetable(game, own_targets(game, ability), ctx) or (
            modes is not None and not open_modes(game, modes, ctx)
        ):
            return True
    return False


def _asked(game: Game) -> bool:
    """Ask again in the changed position; False: it asks nothing."""
    try:
        if game.frames and game.decision is not None:
            frame = game.frames[-1]
            step = game.book.procedures[frame.proc].steps[frame.pc]
            game.decision = step.ask(game, frame) if step.ask is not None else None
            return game.decision is not None
        return advance(game, show_forced=True) is not None
    except (RuntimeError, AssertionError, ValueError, KeyError, IndexError):
        return False


def _would_change(game: Game, change: dict[str, Any], seat: int, id: int) -> bool:
    copy = game.clone()
    decision = copy.decision
    _change(copy, change, seat, id)
    return copy != game or copy.decision is not decision


def _change(game: Game, change: dict[str, Any], seat: int, id: int) -> None:
    """Make one change. docs/table.md lists the kinds of changes."""
    for word, value in change.items():
        if word == "moment":
            game.active = seat
            game.frames = [
                Frame(proc, game.book.procedures[proc].at[rule]) for proc, rule in game.book.starts[str(value)]
            ]
            game.decision = None
        elif word == "state":
            _put(game, id, state=game.book.states.index(str(value)))
        elif word == "came":
            _put(game, id, turn=game.turn - 1)
        elif word == "numbers":
            for name, n in value.items():
                game.set_num(seat, name, max(game.num(seat, name), n))
        elif word == "forget":
            game.memory = {k: n for k, n in game.memory.items() if k not in value}
            caches.changed(game)
        elif word == "unused":
            game.used = ()
            caches.changed(game)
        elif word == "empty":
            game.zones[game.kind(str(value)) * 2 + seat] = ()
            caches.all_changed(game)
        elif word == "ready":
            for other in game.zone(str(value), seat):
                _put(game, other, state=0)
        elif word == "turn":
            game.turn += int(value)
        elif word == "slot":
            _put(game, id, slot=int(value))
        elif word in ("figures", "words"):
            _reprint(game, id, word, value)
        elif word == "decide":
            _decide(game, str(value))
        else:
            raise ValueError(f"no change {word!r}")


def _reprint(game: Game, id: int, what: str, values: dict[str, Any]) -> None:
    """As if something else were printed on the card."""
    obj = game.objects[id].copy()
    card = obj.card
    figures = {**card.figures, **values} if what == "figures" else card.figures
    said = {**card.words, **{k: tuple(v) for k, v in values.items()}} if what == "words" else card.words
    obj.card = Card(card.number, card.name, card.types, figures, said, card.text, card.abilities, card.back, card.token)
    game.put(obj)


def _decide(game: Game, verb: str) -> None:
    """Take the option with this verb, if it is asked for next."""
    decision = advance(game, show_forced=True)
    if decision is not None:
        for option in decision.options:
            if option.verb == verb:
                decide(game, option)
                advance(game, show_forced=True)
                return


def _put(game: Game, id: int, **values: int) -> None:
    obj = game.objects[id].copy()
    for name, value in values.items():
        setattr(obj, name, value)
    if obj != game.objects[id]:
        game.put(obj)
