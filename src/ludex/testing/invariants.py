"""The laws for any position of any game, one check for each. The position waits for a decision.

Each check raises `Broken` and leaves the position as it was.
"""

from __future__ import annotations

import hashlib
import json
import re
from random import Random
from typing import Any, Final

from ludex.core import tree as t
from ludex.core.book import Book
from ludex.core.codec import POOL_JSON, from_json, pool_from_json, to_json
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision, NotOffered, Option, texts
from ludex.core.flow.frames import Frame
from ludex.core.flow.play import Play
from ludex.core.happening.replacement import Instead, Settle
from ludex.core.position import caches
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.position.objects import Card, Gone, Obj
from ludex.core.position.pools import POOLS
from ludex.core.position.seen import HIDDEN, seen_by, shown_to
from ludex.core.resolving.paying import Payment
from ludex.core.resolving.resolving import Resolve
from ludex.core.sight.view import SPECTATOR, looked_through, may_see, sees, view
from ludex.core.values import costs, layers, select
from ludex.core.values.memo import MOST, Memo
from ludex.record.log import sentence

VIEWERS = (0, 1, SPECTATOR)
KEPT = (
    "events", "states", "replaces", "rules", "figures", "own_figures", "owners", "wide_figures", "words", "prices",
    "grants", "granted", "bars", "compares",
)  # fmt: skip
"""What an index lists."""
_HIDDEN_KEYS = {"hidden", "host", "state", "up", "slot", "place", "player", "owner", "counters"}


class Broken(AssertionError):
    """A law that does not hold: which, and where."""


def demand(law: bool, message: str) -> None:
    if not law:
        raise Broken(message)


def written(game: Game) -> str:
    """The position as text, with a digest of its pool instead of the cards, which stay the same for a whole game."""
    data = to_json(game)
    data["pool"] = POOL_READ.of(game.pool, game.book)[0]
    return json.dumps(data, sort_keys=True)


def _read_back(pool: tuple[Card, ...], book: Book) -> tuple[str, tuple[Card, ...]]:
    """A digest of the pool as text, and the cards that this text gives back: equal ones, written as the same text."""
    text = json.dumps(POOL_JSON.of(pool, book), sort_keys=True)
    cards = pool_from_json(json.loads(text), book)
    demand(cards == pool, f"cards differ after JSON: {[a.name for a, b in zip(pool, cards, strict=True) if a != b]}")
    again = json.dumps(POOL_JSON.of(cards, book), sort_keys=True)
    demand(again == text, "the cards that JSON gave back are written differently")
    return hashlib.sha256(text.encode()).hexdigest(), cards


POOL_READ: Final[Memo[tuple[Card, ...], Book, tuple[str, tuple[Card, ...]]]] = Memo(_read_back, POOLS)
"""What `_read_back` finds: a pool is the same tuple in all positions of a game."""


class Masks:
    """Who may know which card each object is (bits, as from `seen.seen_by`): worked out once for all viewers."""

    def __init__(self, game: Game) -> None:
        self.objects = [(obj, seen_by(game, obj)) for obj in game.objects.values()]
        self.gone = [(id, gone, seen_by(game, gone.obj)) for id, gone in game.gone.items()]

    def hidden(self, viewer: int) -> list[Obj]:
        return [obj for obj, mask in self.objects if not sees(mask, viewer)]

    def seen(self, viewer: int) -> list[Obj]:
        """The objects that the viewer may know, also of those that are gone."""
        there = [obj for obj, mask in self.objects if sees(mask, viewer)]
        return there + [gone.obj for _, gone, mask in self.gone if sees(mask, viewer)]

    def hidden_gone(self, viewer: int) -> list[tuple[int, Gone]]:
        return [(id, gone) for id, gone, mask in self.gone if not sees(mask, viewer)]


def told(game: Game, decision: Decision | None) -> tuple[object, ...] | None:
    """A decision as data, to compare."""
    if decision is None:
        return None
    return (decision.player, decision.prompt, decision.rule, decision.about, decision.options, texts(game, decision))


def check_position(game: Game, random: Random) -> None:
    """All laws at once."""
    text = written(game)
    check_zones(game)
    check_kept(game)
    check_options(game)
    check_shortcuts(game)
    check_round_trip(game, text)
    check_clone(game, random, text)
    check_refusal(game, random)
    check_views(game, random)
    demand(written(game) == text, "a check changed the position: reading it is not harmless")


def check_zones(game: Game) -> None:
    """Every object is in exactly one zone, and says so itself."""
    seen: set[int] = set()
    for at, ids in enumerate(game.zones):
        kind = game.book.zones[at // 2]
        demand(not (kind.shared and at % 2 and ids), f"{kind.name} is shared, but one player has their own")
        for id in ids:
            obj = game.objects.get(id)
            if obj is None:
                raise Broken(f"{kind.name} holds {id}, which does not exist")
            if id in seen:
                raise Broken(f"object {id} is in two places, one is {kind.name}")
            seen.add(id)
            if obj.id != id:
                raise Broken(f"object {id} believes it is {obj.id}")
            if obj.zone != kind.index:
                raise Broken(f"{obj!r} lies in {kind.name} but says {game.book.zones[obj.zone].name}")
            if not kind.shared and obj.side != at % 2:
                raise Broken(f"{obj!r} lies with the other player")
            if id in game.gone:
                raise Broken(f"{obj!r} is there and gone")
            if obj.host and not kind.linked:
                raise Broken(f"{obj!r} is linked to {obj.host}, but {kind.name} is no zone for that")
            if id >= game.next_id:
                raise Broken(f"{obj!r} has an id not given out yet")
    demand(seen == set(game.objects), f"objects in no zone: {sorted(set(game.objects) - seen)}")
    for obj in game.objects.values():
        if obj.host and game.look(obj.host) is None:
            raise Broken(f"{obj!r} is on {obj.host}, which never was")


def check_kept(game: Game) -> None:
    """What the position keeps for speed equals what would be computed anew."""
    other = game.clone()
    caches.all_changed(other)
    fresh = layers.index_of(other)
    for index, anew in ((game.index, fresh), (game.printed, other.printed)):
        if index is not None:
            for name in KEPT:
                kept, found = getattr(index, name), getattr(anew, name)
                demand(kept == found, f"the index keeps other {name}: {kept!r}, not {found!r}")
    for (id, figure), n in game.values.items():
        found = layers.value(other, id, figure) if figure in fresh.figures else n  # books keep other things there
        demand(n == found, f"{figure} of {game.objects.get(id)!r} is kept as {n}, not {found}")


def check_shortcuts(game: Game) -> None:
    """Where `quick` of a shortcut says yes, `long` says yes too."""
    assert game.decision is not None
    for shortcut in game.book.shortcuts:
        if shortcut.quick(game.clone()):
            demand(shortcut.long(game.clone()), f"{game.decision.rule}: the shortcut {shortcut.name!r} is wrong")


def check_options(game: Game) -> None:
    decision = game.decision
    demand(decision is not None and bool(decision.options), "no decision, or one without options")
    assert decision is not None
    shown = texts(game, decision)
    demand(len(set(shown)) == len(shown), f"{decision.rule}: option texts are not unique: {shown}")
    demand(len(set(decision.options)) == len(shown), f"{decision.rule}: an option is offered twice: {shown}")
    demand(all(text.strip() == text and text for text in shown), f"{decision.rule}: a blank option text: {shown}")
    demand(bool(decision.rule), "a decision without a paragraph")
    check_named(game, decision, shown)


def check_named(game: Game, decision: Decision, shown: list[str]) -> None:
    """Only who searches (`find`), or chooses in their own deck, looks at cards of a zone that nobody sees: any other
    option that picks a card there names it only to a player who may know it."""
    own = (game.book.zone_index[game.book.deck_zone], decision.player)
    for option, text in zip(decision.options, shown, strict=True):
        for id in option.cards if option.verb != "find" else ():
            obj = game.objects.get(id)
            if obj is None or game.book.zones[obj.zone].sight != HIDDEN or may_see(game, obj, decision.player):
                continue
            if (obj.zone, obj.player) == own:
                continue
            demand(f'"{obj.card.name}"' not in text, f"{decision.rule}: an option names a card nobody sees: {text}")


def check_round_trip(game: Game, text: str) -> None:
    """JSON gives an equal position, which asks the same."""
    back = from_json(json.loads(text), POOL_READ.of(game.pool, game.book)[1])
    if back != game:
        names = [n for n, (a, b) in enumerate(zip(back.fields(), game.fields(), strict=True)) if a != b]
        raise Broken(f"JSON round trip differs in fields {names} of Game.fields()")
    demand(written(back) == text, "what JSON gave back is written differently, so its fingerprint differs")
    demand(hash(back) == hash(game), "hash differs after JSON")
    asked = told(back, advance(back, show_forced=True))
    now = told(game, game.decision)
    demand(asked == now, f"an equal position (read from JSON, keys sorted) asks something else: {asked}, not {now}")


def check_clone(game: Game, random: Random, text: str, depth: int = 2, most: int = 15) -> None:
    """A clone is equal and independent, and accepts every option offered; of `most` of them, it also goes on."""
    before = told(game, game.decision)
    demand(game.clone() == game, "clone is not equal")
    decision = game.decision
    assert decision is not None
    options = list(range(len(decision.options)))
    further = set(random.sample(options, min(most, len(options))))
    for first, clone in enumerate(check_leads_on(game)):
        taken: list[Option] = [decision.options[first]]
        try:
            for _ in range(depth if first in further else 0):
                if clone.decision is None:
                    break
                pick = random.randrange(len(clone.decision.options))
                taken.append(clone.decision.options[pick])
                decide(clone, pick)
                advance(clone)
        except Exception as error:
            raise Broken(f"{decision.rule}: after {taken} it breaks: {type(error).__name__}: {error}") from error
    demand(written(game) == text, "what a clone did changed the original")
    demand(told(game, game.decision) == before, "what a clone did changed the decision of the original")


def check_leads_on(game: Game) -> list[Game]:
    """Every option offered, taken in a clone, leads to the next decision or to the end: what was begun can be
    completed. No cost is paid twice with one object. Returns the clones."""
    decision = game.decision
    assert decision is not None
    found = []
    for option in decision.options:
        clone = game.clone()
        clone.observer = Payments()
        try:
            decide(clone, option)
            asked = advance(clone)
            demand(asked is not None or clone.outcome is not None, "the game stops without an outcome")
        except Exception as error:
            raise Broken(f"{decision.rule}: {option!r} leads nowhere: {type(error).__name__}: {error}") from error
        clone.observer = None
        found.append(clone)
    return found


class Payments:
    """An observer who watches costs being paid whose parts compete for objects: no object pays twice. An object may be
    turned by one part and moved by a later one, but nothing happens to it twice, and nothing after it has moved. Nobody
    pays more of a number than they have, or begins to pay with objects of which there are too few."""

    def __init__(self) -> None:
        self.paid: dict[int, tuple[Frame, list[Event]]] = {}

    def step(self, game: Game, cite: str) -> None:
        """Costs whose frames are gone are forgotten."""
        check_enough(game)
        if self.paid:
            running = {id(frame) for frame in game.frames}
            self.paid = {key: pair for key, pair in self.paid.items() if key in running}

    def event(self, game: Game, event: Event) -> None:
        if event.kind == "number" and event.n < 0 and game.num(event.player, event.word) < 0:
            bought = game.frames and isinstance(game.frames[-1].local, Play)
            if bought or paying_frame(game) is not None:
                raise Broken(f"player {event.player} pays {-event.n} {event.word}, and has less")
        if event.kind not in ("move", "state", "face") or not event.obj:
            return
        frame = paying_frame(game)
        if frame is None:
            return
        _, before = self.paid.setdefault(id(frame), (frame, []))
        for other in before:
            if other.obj == event.obj and other.kind in ("move", event.kind):
                raise Broken(f"{game.look(event.obj)!r} pays one cost twice: {other!r} and {event!r}")
        before.append(event.copy())

    def decided(self, game: Game, decision: Decision, option: Option) -> None:
        pass


def check_enough(game: Game) -> None:
    """A cost that is about to be paid, and none of whose parts depends on another, finds for each choice as many
    objects as it demands."""
    frame = game.frames[-1]
    if frame.proc != "nb.cost":
        return
    local = frame.locals(Resolve)
    if local.i or local.picks or costs.PLANS.of(local.block, game.book).bound:
        return
    for part in local.block:
        if not isinstance(part, t.Choose) or part.who != t.YOU:
            continue
        n = part.least if part.up_to else select.amount(game, part.n, local.ctx)
        found = set(select.find(game, part.what, local.ctx))
        if len(found) < n:
            raise Broken(f"a cost demands {n} objects where there are {len(found)}: {part!r}")


def paying_frame(game: Game) -> Frame | None:
    """The frame that pays a cost now; None: something else happens."""
    for frame in reversed(game.frames):
        local = frame.local
        if isinstance(local, Payment):
            return frame
        if isinstance(local, Resolve):
            return frame if frame.proc == "nb.cost" else None
        if isinstance(local, (Settle, Instead)):
            return None
    return None


def check_refusal(game: Game, random: Random) -> None:
    """Options that are not offered are refused, and nothing changes."""
    decision = game.decision
    assert decision is not None
    before = game.clone()
    some = decision.options[random.randrange(len(decision.options))]
    other = random.choice(list(game.objects))
    wrong: list[Any] = [
        -1,
        len(decision.options),
        True,
        Option("no such verb"),
        Option("no such verb", some.cards, some.n, some.word),
        Option(some.verb, (*some.cards, other), some.n, some.word),
        Option(some.verb, (game.next_id,), some.n, some.word),
        Option(some.verb, (other,), some.n, some.word),
        Option(some.verb, some.cards, some.n + 1000, some.word),
    ]
    for option in wrong:
        if isinstance(option, Option) and option in decision.options:
            continue
        try:
            decide(game, option)
        except NotOffered:
            demand(game.decision is decision, "a refusal lost the decision")
        else:
            raise Broken(f"{decision.rule}: {option!r} was accepted, though not offered")
    demand(game == before, "a refusal changed the position")


# --- views -----------------------------------------------------------------------------------------------------------


def check_views(game: Game, random: Random) -> None:
    masks = Masks(game)
    for viewer in VIEWERS:
        seen = view(game, viewer)
        check_view_hides(game, viewer, seen, masks)
        check_view_same(game, viewer, seen, random, masks)
        if viewer in (0, 1):
            check_mixed(game, viewer, seen, random)


def check_view_hides(game: Game, viewer: int, seen: dict[str, Any], masks: Masks) -> None:
    """The view is plain data, and says nothing of a hidden card but how it lies, and with what."""
    try:
        text = json.dumps(seen, ensure_ascii=False)
    except (TypeError, ValueError) as error:
        raise Broken(f"view of {viewer} is not JSON: {error}") from None
    hidden, seen_objects = masks.hidden(viewer), masks.seen(viewer)
    shown = {name for obj in seen_objects for name in (obj.card.name, obj.info.name)}
    shown |= {word for obj in seen_objects for words in obj.info.words.values() for word in words}
    ids = {obj.id for obj in hidden}
    for card in _cards(seen):
        if card.get("hidden"):
            more = set(card) - _HIDDEN_KEYS - {"remembered"}
            demand(not more, f"view of {viewer}: a hidden card shows {more}")
        else:
            demand(card["id"] not in ids, f"view of {viewer} shows hidden object {card['id']}")
    searched = looked_through(game, viewer)
    shown |= {obj.card.name for obj in hidden if (obj.zone, obj.player) in searched}
    for name in {obj.card.name for obj in hidden} - shown:
        said = json.dumps(name, ensure_ascii=False)[1:-1]
        leaked = said in text and re.search(rf"(?<!\w){re.escape(said)}(?!\w)", text)
        if leaked and not any(name in other for other in shown):
            raise Broken(f"view of {viewer} names {name!r}, which is hidden")


def check_view_same(game: Game, viewer: int, seen: dict[str, Any], random: Random, masks: Masks) -> None:
    """Positions that differ only in what the viewer may not see look the same to them, and ask them the same."""
    other = disguised(game, viewer, random, masks)
    if other is None:
        return
    if view(other, viewer) != seen:
        raise Broken(f"view of {viewer} depends on hidden cards: {_first_difference(seen, view(other, viewer))}")
    decision = game.decision
    if decision is None or decision.player != viewer:
        return
    other.decision = None
    asked = advance(other, show_forced=True)
    if told(other, asked) != told(game, decision):
        shown = texts(other, asked) if asked is not None else []
        raise Broken(f"{decision.rule}: what is offered depends on hidden cards: {texts(game, decision)} or {shown}")


def disguised(game: Game, viewer: int, random: Random, masks: Masks | None = None) -> Game | None:
    """The position with the cards of each player that the viewer may not see dealt anew among themselves."""
    other = game.clone()
    hidden = (masks or Masks(game)).hidden(viewer)
    searched = looked_through(game, viewer)
    changed = False
    for owner in (0, 1):
        unseen = [obj for obj in hidden if obj.owner == owner and (obj.zone, obj.player) not in searched]
        cards = [obj.card for obj in unseen]
        random.shuffle(cards)
        for obj, card in zip(unseen, cards, strict=True):
            if card is not obj.card:
                copy = obj.copy()
                copy.card = card
                other.put(copy)
                changed = True
    return other if changed else None


def check_mixed(game: Game, viewer: int, seen: dict[str, Any], random: Random) -> None:
    """What a player sees does not depend on how the other player has arranged the cards of a zone that `mixes`, not
    even where the viewer knows some of them."""
    other = game.clone()
    other.decision = game.decision
    searched = looked_through(game, viewer)
    for kind in game.book.zones:
        if (kind.index, 1 - viewer) in searched:
            continue
        hidden = [id for id in game.at(kind.index, 1 - viewer) if not shown_to(game, game.objects[id]) >> viewer & 1]
        if kind.mixes and not kind.shared and len(hidden) > 1:
            for id, content in zip(hidden, random.sample(hidden, len(hidden)), strict=True):
                if content != id:
                    copy = game.objects[content].copy()
                    copy.id = id
                    other.put(copy)
    found = view(other, viewer)
    if found != seen:
        raise Broken(f"view of {viewer} depends on an arrangement: {_first_difference(seen, found)}")
    decision = game.decision
    if decision is not None and decision.player == viewer:
        other.decision = None
        asked = advance(other, show_forced=True)
        plain = (decision.prompt, texts(game, decision))
        demand(
            asked is not None and (asked.prompt, texts(other, asked)) == plain,
            f"{decision.rule}: what is offered depends on an arrangement: {plain}",
        )


class Strangers:
    """Objects with cards that no deck has, to put in the place of hidden ones. It keeps those it has made, because the
    same objects are hidden for many events."""

    def __init__(self) -> None:
        self.cards: dict[int, tuple[Card, Card]] = {}
        self.objects: dict[int, tuple[Obj, Obj]] = {}

    def of(self, obj: Obj) -> Obj:
        """The object with another card. NB: kept by identity, which works because objects are never changed."""
        kept = self.objects.get(id(obj))
        if kept is None:
            if len(self.objects) > MOST:
                self.objects = {}
            copy = obj.copy()
            copy.card = self._card(obj.card)
            kept = self.objects[id(obj)] = (obj, copy)
        return kept[1]

    def _card(self, card: Card) -> Card:
        kept = self.cards.get(id(card))
        if kept is None:
            other = Card(f"other {card.number}", f"Other {card.name}", card.types, card.figures, card.words, "", ())
            kept = self.cards[id(card)] = (card, other)
        return kept[1]


def check_line(game: Game, event: Event, viewer: int, strangers: Strangers, masks: Masks) -> None:
    """A line of the log names no card that the viewer may not know: with other cards in its place, it reads the
    same."""
    other = game.clone()
    for obj in masks.hidden(viewer):
        other.objects[obj.id] = strangers.of(obj)
    for id, gone in masks.hidden_gone(viewer):
        other.gone[id] = Gone(strangers.of(gone.obj), gone.became, gone.turn)
    told_of = event.copy()
    before, now = event.before, game.look(event.new or event.obj)
    unseen = before is not None and not sees(shown_to(game, before), viewer)
    if before is not None and unseen and (now is None or not may_see(game, now, viewer)):
        told_of.before = strangers.of(before)
    line = sentence(game, event, viewer)
    found = sentence(other, told_of, viewer)
    demand(line == found, f"{event.kind} {event.word}: a line for {viewer} names a hidden card: {line!r}, {found!r}")


def check_lines(game: Game, event: Event, strangers: Strangers) -> None:
    """`check_line` for every viewer."""
    masks = Masks(game)
    for viewer in VIEWERS:
        check_line(game, event, viewer, strangers, masks)


def _cards(seen: dict[str, Any]) -> list[dict[str, Any]]:
    zones = [*seen["shared"].values(), *(cards for block in seen["players"] for cards in block["zones"].values())]
    return [card for cards in zones for card in cards]


def _first_difference(a: Any, b: Any, path: str = "") -> str:
    if type(a) is not type(b):
        return f"{path}: {a!r} or {b!r}"
    if isinstance(a, dict):
        for key in a:
            if key not in b or a[key] != b[key]:
                return _first_difference(a[key], b.get(key), f"{path}.{key}")
    if isinstance(a, list):
        for i, (x, y) in enumerate(zip(a, b, strict=False)):
            if x != y:
                return _first_difference(x, y, f"{path}[{i}]")
    return f"{path}: {a!r} or {b!r}"
