"""`view`: a position as one player may see it, as plain data for JSON. Only `view` and `knowledge` give positions to
players, and both ask `may_see`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludex.core.flow.decisions import UNSEEN, may_name, prompt_text, texts
from ludex.core.flow.forced import FORCED, OWN
from ludex.core.happening import showing
from ludex.core.position.seen import front, seen_by, shown_to
from ludex.core.position.spots import types_of
from ludex.core.values import layers

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

SPECTATOR: Final = -1
"""A viewer who sees only what both players see."""
OPEN: Final = -2
"""A viewer who sees what either player sees: of a finished game, or one that both players show."""


def may_see(game: Game, obj: Obj, viewer: int) -> bool:
    """Whether the viewer (0, 1, `SPECTATOR` or `OPEN`) may see which card the object is."""
    return sees(seen_by(game, obj), viewer)


def sees(mask: int, viewer: int) -> bool:
    """Whether the viewer sees a card that the players in `mask` see (bits, as from `seen.seen_by`)."""
    if viewer < 0:
        return mask == 3 if viewer == SPECTATOR else mask != 0
    return bool(mask >> viewer & 1)


def looked_through(game: Game, viewer: int) -> set[tuple[int, int]]:
    """The hidden zones (kind, player) that the viewer may look through at this decision: those with cards that their
    options name (`may_name`) although they do not see them."""
    decision = game.decision
    if decision is None or decision.player != viewer:
        return set()
    found: set[tuple[int, int]] = set()
    for option in decision.options:
        for id in option.cards:
            obj = game.objects.get(id)
            if obj is None or may_see(game, obj, viewer) or not may_name(game, obj, viewer, option.verb):
                continue
            found.add((obj.zone, obj.player))
    return found


UNTOLD: Final = (FORCED, showing.SHOWN)
"""What the game remembers and nobody is shown. `FORCED` would tell whether a player who passed could do more."""


def view(game: Game, viewer: int) -> dict[str, Any]:
    """The position as the viewer (0, 1, `SPECTATOR` or `OPEN`) may see it."""
    return {
        "game": game.book.code,
        "edition": game.book.edition,
        "viewer": viewer,
        "turn": game.turn,
        "active": game.active,
        "phase": phase(game),
        "players": [_player(game, p, viewer) for p in (0, 1)],
        "shared": {k.name: _cards(game, game.at(k.index, 0), viewer) for k in game.book.zones if k.shared},
        "memory": {name: n for name, n in game.memory.items() if not name.startswith(OWN) and name not in UNTOLD},
        "waiting": [
            {"card": _name(game, p.source, viewer), "player": p.controller}
            for p in game.pending
            if viewer in (p.controller, OPEN)
            or game.book.triggers.silent is None
            or not game.book.triggers.silent(game, p)
        ],
        "effects": len(game.effects),
        "decision": _decision(game, viewer),
        "outcome": None if game.outcome is None else game.outcome._asdict(),
    }


def phase(game: Game) -> str:
    """The phase of the turn, for display. It comes from `Book.starts`: the title of the innermost running procedure
    that is listed there; or, if more than two phases lie in that procedure, the name of the phase reached."""
    book = game.book
    for frame in reversed(game.frames):
        rules = book.procedures[frame.proc]
        places = [(rules.at[s[-1][1]], name) for name, s in book.starts.items() if s[-1][0] == frame.proc]
        if places:
            here = frame.ran if frame.ran >= 0 or frame is not game.frames[-1] else frame.pc
            passed = [name for at, name in sorted(places) if at <= here]
            return passed[-1] if len(places) > 2 and passed else rules.title
    return book.procedures[game.frames[0].proc].title if game.frames else ""


def _player(game: Game, player: int, viewer: int) -> dict[str, Any]:
    return {"numbers": dict(game.nums[player]), "zones": _zones(game, player, viewer), **_spots(game, player)}


def _spots(game: Game, player: int) -> dict[str, Any]:
    """The player's spots, where the game has any. `slot` of a card is the number of its spot; `seats` has the number
    for the zones whose cards have none."""
    if not game.spots[player]:
        return {}
    seats = {game.book.zones[kind].name: n for kind, n in game.book.spots.seats.items()}
    shown = [{**spot._asdict(), "types": list(types_of(game, player, spot))} for spot in game.spots[player]]
    return {"spots": shown, "seats": seats}


def _zones(game: Game, player: int, viewer: int) -> dict[str, list[Any]]:
    return {k.name: _cards(game, game.at(k.index, player), viewer) for k in game.book.zones if not k.shared}


def _cards(game: Game, ids: tuple[int, ...], viewer: int) -> list[Any]:
    """The cards of a zone, the top card last. In a zone with an order, `place` counts from the top: 1 is the top. Where
    others cannot follow the cards (`mixes`), those that the viewer does not see come last, the remembered ones first
    among them."""
    cards = [_card(game, game.objects[id], viewer) for id in ids]
    kind = game.book.zones[game.objects[ids[0]].zone] if ids else None
    if kind is not None and kind.mixes:
        cards.sort(key=_certainty)
    elif kind is not None and kind.ordered:
        for i, card in enumerate(cards):
            card["place"] = len(ids) - i
    return cards


def _certainty(card: dict[str, Any]) -> tuple[int, str]:
    if not card.get("hidden"):
        return 0, ""
    return (1, card["remembered"]["number"]) if "remembered" in card else (2, "")


def _card(game: Game, obj: Obj, viewer: int) -> dict[str, Any]:
    """A visible card with its figures and words after effects (`card` is the name of the card itself where it has a
    guise); of a hidden card only orientation, face, slot, player, owner, counters, and what it is linked to.
    `remembered`: the viewer does not see the card now, but has seen it and could follow it; in a zone that `mixes`, it
    is one of the hidden cards there."""
    lies = {
        "state": game.book.states[obj.state],
        "up": obj.up,
        "slot": obj.slot,
        "player": obj.player,
        "owner": obj.owner,
    }
    if not sees(shown_to(game, obj), viewer):
        hidden = {"hidden": True, **lies, "counters": dict(obj.counters)}
        if obj.host:
            hidden["host"] = obj.host
        if may_see(game, obj, viewer):
            hidden["remembered"] = {"number": obj.card.number, "name": obj.card.name}
        return hidden
    figures = {name: layers.value(game, obj.id, name) for name in layers.words(game, obj.id, layers.FIGURE)}
    front = {"card": obj.card.name} if obj.guise is not None else {}
    return {
        "id": obj.id,
        "number": obj.info.number,
        "name": obj.info.name,
        "types": list(layers.words(game, obj.id, "type")),
        "figures": figures,
        "words": _words(game, obj),
        "keywords": _keywords(game, obj),
        "damage": obj.damage,
        "counters": dict(obj.counters),
        "marks": list(obj.marks),
        "host": obj.host,
        **front,
        **lies,
    }


def _keywords(game: Game, obj: Obj) -> list[str]:
    """The keywords of the abilities that the object has."""
    abilities = layers.abilities(game, obj.id)
    if abilities is obj.info.abilities:
        return sorted(obj.info.keywords)
    return sorted({name for ability in abilities for name in ability.keywords()})


def _words(game: Game, obj: Obj) -> dict[str, list[str]]:
    """The words of the printed kinds, and of others that effects have added."""
    added = [kind for kind in layers.index_of(game).words if kind in game.book.vocabulary.kinds]
    found = {kind: list(layers.words(game, obj.id, kind)) for kind in (*obj.info.words, *added)}
    return {kind: said for kind, said in found.items() if said or kind in obj.info.words}


def _name(game: Game, id: int, viewer: int) -> str:
    last = game.look(id)
    if last is not None and not may_see(game, last, viewer):
        return UNSEEN
    return front(game, last) if last is not None else "?"


def _decision(game: Game, viewer: int) -> dict[str, Any] | None:
    """The decision; prompt and options only for the player who decides, and for `OPEN`."""
    decision = game.decision
    if decision is None:
        return None
    shown: dict[str, Any] = {"player": decision.player, "rule": decision.rule}
    if viewer in (decision.player, OPEN):
        shown["prompt"] = prompt_text(game, decision)
        shown["options"] = texts(game, decision)
        searched = looked_through(game, decision.player)
        if searched:
            shown["looks"] = [_looked(game, kind, player) for kind, player in sorted(searched)]
    return shown


def _looked(game: Game, kind: int, player: int) -> dict[str, Any]:
    """The cards of a zone that the player who decides looks through, sorted: their order tells nothing."""
    cards = sorted((game.objects[id].card.number, game.objects[id].card.name) for id in game.at(kind, player))
    name = game.book.zones[kind].name
    return {"player": player, "zone": name, "cards": [{"number": n, "name": said} for n, said in cards]}
