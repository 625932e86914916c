"""Converts positions and trees to JSON and back. Tuples become lists; records carry their name under `$`."""

from __future__ import annotations

import copyreg
import hashlib
import json
from dataclasses import fields, is_dataclass
from typing import Any, Final

from ludex.core import book as books
from ludex.core import tree
from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx, Delayed, Effect, Game, Outcome, Pending
from ludex.core.position.objects import Card, Gone, Obj
from ludex.core.position.pools import POOLS
from ludex.core.position.records import RECORDS, Record, record_name
from ludex.core.sight.knowledge import BLANK, Knowledge, Lot
from ludex.core.values.memo import Memo

for _record in (Option, Ctx, Effect, Pending, Delayed, Outcome):
    RECORDS[_record.__name__] = _record

NODES: dict[str, Any] = {
    name: cls
    for name, cls in vars(tree).items()
    if isinstance(cls, type) and issubclass(cls, tree.Node) and is_dataclass(cls)
}


class Names:
    """Converts cards of one position to strings and back: `3` is the fourth card of the pool, `3b` its back side,
    `token NAME` a token of the book, `?` the card of which a player knows nothing (`BLANK`)."""

    def __init__(self, book: books.Book, pool: tuple[Card, ...]) -> None:
        self.book = book
        self.pool = pool
        self.places: dict[int, str] = {}
        for i, card in enumerate(pool):
            self.places[id(card)] = str(i)
            if card.back is not None:
                self.places[id(card.back)] = f"{i}b"

    def write(self, card: Card) -> str:
        if card is BLANK:
            return "?"
        place = self.places.get(id(card))
        if place is not None:
            return place
        for name, token in self.book.tokens.items():
            if token is card or token == card:
                return f"token {name}"
        for i, other in enumerate(self.pool):
            if other == card:
                return str(i)
        raise ValueError(f"{card!r} is not in the pool")

    def read(self, place: str) -> Card:
        if place == "?":
            return BLANK
        if place.startswith("token "):
            return self.book.tokens[place.removeprefix("token ")]
        if place.endswith("b"):
            back = self.pool[int(place[:-1])].back
            assert back is not None
            return back
        return self.pool[int(place)]


def encode(value: object, names: Names) -> Any:
    """A value of a position as JSON data. TypeError: the value may not be part of a position."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        items = [encode(item, names) for item in value]
        return items if type(value) is tuple else {"$": record_name(type(value)), "v": items}
    if isinstance(value, Card):
        return {"$": "Card", "v": names.write(value)}
    if isinstance(value, (Obj, Event, Gone)):
        return {"$": type(value).__name__, "v": [encode(item, names) for item in value.fields()]}
    if isinstance(value, Record):
        return {"$": record_name(type(value)), "v": [encode(item, names) for item in value.fields()]}
    if isinstance(value, tree.Node):
        return encode_node(value, names)
    raise TypeError(f"{type(value).__name__} may not stand in a position")


def encode_node(node: Any, names: Names) -> dict[str, Any]:
    """A node with all its fields; one that most nodes leave empty (`headings`) only if it is not."""
    result: dict[str, Any] = {"$": type(node).__name__}
    for spec in fields(node):
        value = getattr(node, spec.name)
        if value != () or spec.name != "headings":
            result[spec.name] = encode(value, names)
    return result


def decode(value: Any, names: Names) -> Any:
    """The value that `encode` wrote."""
    if isinstance(value, list):
        return tuple(decode(item, names) for item in value)
    if not isinstance(value, dict):
        return value
    name = value["$"]
    if name == "Card":
        return names.read(value["v"])
    if name in ("Obj", "Event", "Gone"):
        cls: Any = {"Obj": Obj, "Event": Event, "Gone": Gone}[name]
        return _rebuild(cls, value["v"], names)
    if name in NODES:
        return NODES[name](**{key: decode(item, names) for key, item in value.items() if key != "$"})
    return RECORDS[name](*(decode(item, names) for item in value["v"]))


def _rebuild(cls: Any, items: list[Any], names: Names) -> Any:
    return cls(*(decode(item, names) for item in items))


def card_to_json(card: Card, names: Names) -> dict[str, Any]:
    data = {
        "number": card.number,
        "name": card.name,
        "types": list(card.types),
        "figures": card.figures,
        "words": {kind: list(words) for kind, words in card.words.items()},
        "text": card.text,
        "abilities": [encode(a, names) for a in card.abilities],
        "back": card_to_json(card.back, names) if card.back is not None else None,
        "token": card.token,
    }
    return data if card.names else {**data, "nameless": True}


def card_from_json(data: dict[str, Any], names: Names) -> Card:
    return Card(
        data["number"],
        data["name"],
        tuple(data["types"]),
        data["figures"],
        {kind: tuple(words) for kind, words in data["words"].items()},
        data["text"],
        tuple(decode(a, names) for a in data["abilities"]),
        card_from_json(data["back"], names) if data["back"] is not None else None,
        data["token"],
        data.get("nameless", False),
    )


def _pool_to_json(pool: tuple[Card, ...], book: books.Book) -> list[dict[str, Any]]:
    names = Names(book, pool)
    return [card_to_json(card, names) for card in pool]


POOL_JSON: Final[Memo[tuple[Card, ...], books.Book, list[dict[str, Any]]]] = Memo(_pool_to_json, POOLS)
"""The cards of a pool as JSON; cached because one game is written many times."""


def to_json(game: Game) -> dict[str, Any]:
    """The whole position as JSON data. `from_json` turns it into an equal position. Spots are written where they differ
    from those of the book."""
    names = Names(game.book, game.pool)

    def enc(value: object) -> Any:
        return encode(value, names)

    spots = {} if game.spots == game.book.spots.layout else {"spots": enc(game.spots)}
    return {
        **spots,
        "book": books.book_key(game.book),
        "pool": list(POOL_JSON.of(game.pool, game.book)),
        "objects": [_obj_out(obj, names) for obj in game.objects.values()],
        "zones": [list(ids) for ids in game.zones],
        "nums": [dict(nums) for nums in game.nums],
        "memory": dict(game.memory),
        "frames": [_frame_out(game, frame, names) for frame in game.frames],
        "pending": enc(game.pending),
        "delayed": enc(game.delayed),
        "effects": enc(game.effects),
        "truths": enc(game.truths),
        "used": enc(game.used),
        "seen": enc(game.seen),
        "gone": {str(id): enc(gone) for id, gone in game.gone.items()},
        "outcome": enc(game.outcome),
        "rng": game.rng,
        "fixed": enc(game.fixed),
        "turn": game.turn,
        "active": game.active,
        "clock": game.clock,
        "next_id": game.next_id,
    }


def _obj_out(obj: Obj, names: Names) -> list[Any]:
    """An object as one flat list; its cards are written by `Names.write`."""
    return [
        obj.id, names.write(obj.card), obj.owner, obj.player, obj.zone, obj.state, obj.up, obj.slot, obj.damage,
        [list(pair) for pair in obj.counters], list(obj.marks), obj.host, obj.known, obj.entered, obj.turn,
        names.write(obj.guise) if obj.guise is not None else None,
    ]  # fmt: skip


def _obj_in(row: list[Any], names: Names) -> Obj:
    id, card, owner, player, zone, state, up, slot, damage, counters, marks, host, known, entered, turn, guise = row
    return Obj(
        id, names.read(card), owner, player, zone, state, up, slot, damage, tuple((name, n) for name, n in counters),
        tuple(marks), host, known, entered, turn, names.read(guise) if guise is not None else None,
    )  # fmt: skip


def _frame_out(game: Game, frame: Frame, names: Names) -> list[Any]:
    """A frame as a list. It names steps by their rule numbers, not by their places in the table."""
    rules = game.book.procedures[frame.proc]
    at = rules.steps[frame.pc].rule if frame.pc < rules.size else "end"
    ran = rules.steps[frame.ran].rule if frame.ran >= 0 else None
    return [frame.proc, at, ran, encode(frame.local, names), encode(frame.answer, names), encode(frame.result, names)]


def pool_from_json(data: list[dict[str, Any]], book: books.Book) -> tuple[Card, ...]:
    """The cards of a pool that `to_json` wrote."""
    names = Names(book, ())
    return tuple([card_from_json(card, names) for card in data])


def from_json(data: dict[str, Any], pool: tuple[Card, ...] | None = None) -> Game:
    """The position that `to_json` wrote. Its book must be registered, so import its game first. `pool`: its cards,
    where they have been read already."""
    book = books.BOOKS[data["book"]]
    if pool is None:
        pool = pool_from_json(data["pool"], book)
    names = Names(book, pool)
    game = Game(book, pool)
    for row in data["objects"]:
        obj = _obj_in(row, names)
        game.objects[obj.id] = obj
    game.zones = [tuple(ids) for ids in data["zones"]]
    if "spots" in data:
        game.spots = decode(data["spots"], names)
    game.nums = [dict(nums) for nums in data["nums"]]
    game.memory = dict(data["memory"])
    for proc, at, ran, local, answer, result in data["frames"]:
        pc = book.procedures[proc].at[at]
        last = book.procedures[proc].at[ran] if ran is not None else -1
        parts = (decode(local, names), decode(answer, names), decode(result, names))
        game.frames.append(Frame(proc, pc, *parts, last))
    game.pending = decode(data["pending"], names)
    game.delayed = decode(data["delayed"], names)
    game.effects = decode(data["effects"], names)
    game.truths = decode(data["truths"], names)
    game.used = decode(data["used"], names)
    game.seen = decode(data["seen"], names)
    game.gone = {int(id): decode(gone, names) for id, gone in data["gone"].items()}
    game.outcome = decode(data["outcome"], names)
    game.rng = data["rng"]
    game.fixed = decode(data["fixed"], names)
    game.turn = data["turn"]
    game.active = data["active"]
    game.clock = data["clock"]
    game.next_id = data["next_id"]
    return game


# --- what a player knows ---------------------------------------------------------------------------------------------


def knowledge_to_json(known: Knowledge) -> dict[str, Any]:
    """What a player knows as JSON data, with the decision that is asked. `knowledge_from_json` gives the same."""
    names = Names(known.position.book, known.position.pool)
    return {
        "viewer": known.viewer,
        "position": to_json(known.position),
        "decision": _decision_out(known.position.decision, names),
        "lots": [[list(lot.ids), [names.write(card) for card in lot.cards]] for lot in known.lots],
        "orders": [[at, list(places)] for at, places in known.orders],
        "records": known.records,
    }


def knowledge_from_json(data: dict[str, Any]) -> Knowledge:
    """What `knowledge_to_json` wrote. The book must be registered, so import its game first."""
    position = from_json(data["position"])
    names = Names(position.book, position.pool)
    position.decision = _decision_in(data["decision"], names)
    lots = tuple(Lot(tuple(ids), tuple(names.read(card) for card in cards)) for ids, cards in data["lots"])
    orders = tuple((at, tuple(places)) for at, places in data["orders"])
    return Knowledge(data["viewer"], position, lots, orders, data["records"])


def _decision_out(decision: Decision | None, names: Names) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "player": decision.player,
        "prompt": decision.prompt,
        "options": [encode(option, names) for option in decision.options],
        "about": decision.about,
        "blind": [[id, list(group)] for id, group in decision.blind.items()],
        "rule": decision.rule,
        "window": decision.window,
        "own": decision.own,
        "ending": decision.ending,
    }


def _decision_in(data: dict[str, Any] | None, names: Names) -> Decision | None:
    if data is None:
        return None
    options = [decode(option, names) for option in data["options"]]
    decision = Decision(data["player"], data["prompt"], options, data["about"])
    decision.blind = {id: tuple(group) for id, group in data["blind"]}
    decision.rule = data["rule"]
    decision.window = data["window"]
    decision.own = data.get("own", False)
    decision.ending = data.get("ending", False)
    return decision


def _pickled(known: Knowledge) -> tuple[Any, tuple[str]]:
    return _unpickled, (json.dumps(knowledge_to_json(known)),)


def _unpickled(text: str) -> Knowledge:
    return knowledge_from_json(json.loads(text))


copyreg.pickle(Knowledge, _pickled)


def fingerprint(game: Game) -> str:
    """A hash of the position: 16 hex digits, the same on every machine. `Frame.ran` is left out."""
    data = to_json(game)
    data["frames"] = [[proc, at, *rest] for proc, at, _, *rest in data["frames"]]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
