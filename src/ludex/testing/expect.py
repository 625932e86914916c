"""Compares the expectations of a scenario with the game. A player's block has the shape of the position itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from ludex.core.flow.decisions import prompt_text
from ludex.core.position import spots
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.position.objects import Obj
from ludex.core.sight.view import SPECTATOR, view
from ludex.core.values import facts, layers
from ludex.games import Spec
from ludex.lang.files.decks import Breach
from ludex.testing.describe import waiting
from ludex.testing.driver import Driver, matching
from ludex.testing.known import Known, beneath
from ludex.testing.position import Sides, spots_key
from ludex.testing.reading import Document, Path, spelled

EXPECT_KEYS = (
    "turn", "active", "phase", "decides", "prompt", "at", "options", "offered", "not_offered", "values", "pending",
    "outcome", "events", "no_events", "stepped", "not_stepped", "sees", "memory", "breaks",
)  # fmt: skip
ZONE_KEYS = ("exactly", "contains", "lacks", "count", "top")
CARD_KEYS = (
    "state", "damage", "counters", "keywords", "no_keywords", "up", "face", "slot", "marks", "came", "player", "owner",
    "linked", "types", "words", "zone",
)  # fmt: skip
EVENT_KEYS = ("kind", "word", "card", "other", "player", "n", "from", "to")


class Difference(NamedTuple):
    """One thing that is not as expected."""

    place: str
    what: str
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"{self.place}: {self.what}: expected {self.expected}, but it is {self.actual}"


def in_order(wanted: list[Any], there: list[Any], same: Callable[[Any, Any], bool]) -> int:
    """How many of the wanted things are found in this order (gaps allowed)."""
    found = 0
    for item in there:
        if found < len(wanted) and same(wanted[found], item):
            found += 1
    return found


def flat(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(str(item) for item in value) + "]"
    return "nothing" if value in (None, "") else str(value)


class Checker:
    """Compares expectation blocks with a running game. Events and steps are counted since the block before."""

    def __init__(self, doc: Document, spec: Spec, sides: Sides, driver: Driver) -> None:
        self.doc = doc
        self.spec = spec
        self.sides = sides
        self.driver = driver
        self.differences: list[Difference] = []
        self._events = 0
        self._steps = 0
        self.known = Known(doc, spec, self.game)

    @property
    def game(self) -> Game:
        return self.driver.game

    def check(self, block: dict[str, Any], path: Path) -> None:
        """Compare one block; what differs goes to `differences`."""
        for key, value in block.items():
            at = (*path, key)
            if key in self.sides.names:
                self._player(self.sides.names.index(key), value, at)
            else:
                CHECKS[key](self, value, at)
        self._events = len(self.driver.trace.events)
        self._steps = len(self.driver.trace.steps)

    def differ(self, path: Path, expected: Any, actual: Any, what: str = "") -> None:
        place = self.doc.error(path, "").place
        self.differences.append(Difference(place, what or spelled(path), flat(expected), flat(actual)))

    def _same(self, path: Path, expected: Any, actual: Any) -> None:
        if expected != actual:
            self.differ(path, expected, actual)

    # --- whose turn, who decides what -----------------------------------------------------------------------------

    def turn(self, value: Any, path: Path) -> None:
        self._same(path, self.doc.number(value, path), self.game.turn)

    def active(self, value: Any, path: Path) -> None:
        self.sides.player(self.doc, value, path)
        self._same(path, value, self.sides.names[self.game.active])

    def phase(self, value: Any, path: Path) -> None:
        """The title of a running procedure, or a phase that a scenario may start in."""
        name = self.doc.text(value, path)
        book = self.game.book
        running = [frame.proc for frame in self.game.frames]
        titles = [book.procedures[proc].title for proc in running]
        if name in book.starts:
            if not all(proc in running for proc, _ in book.starts[name]):
                self.differ(path, name, titles)
        elif name.casefold() not in [title.casefold() for title in titles]:
            known = [rules.title.casefold() for rules in book.procedures.values()]
            if name.casefold() not in known:
                raise self.doc.error(path, f"no phase {name!r}; there is {', '.join(book.starts)}")
            self.differ(path, name, titles)

    def decides(self, value: Any, path: Path) -> None:
        decision = self.driver.decision
        actual = "nobody" if decision is None else self.sides.names[decision.player]
        if value != "nobody":
            self.sides.player(self.doc, value, path)
        self._same(path, value, actual)

    def prompt(self, value: Any, path: Path) -> None:
        """The prompt alone, or with what it is about."""
        decision = self.driver.decision
        asked = [] if decision is None else [decision.prompt, prompt_text(self.game, decision)]
        if self.doc.text(value, path) not in asked:
            self.differ(path, value, asked[-1] if asked else "")

    def at(self, value: Any, path: Path) -> None:
        decision = self.driver.decision
        rules = [] if decision is None else [decision.rule]
        if not any(beneath(rule, self.doc.text(value, path)) for rule in rules):
            self.differ(path, value, rules[-1] if rules else "the game is over")

    def options(self, value: Any, path: Path) -> None:
        """Exactly these, in any order."""
        wanted = self.doc.texts(value, path) if value != [] else []
        offered = self.driver.offered
        rest = list(range(len(offered)))
        for i, pattern in enumerate(wanted):
            found = [n for n in self._matching(pattern, offered, (*path, i)) if n in rest]
            if not found:
                self.differ(path, wanted, offered)
                return
            rest.remove(found[0])
        if rest:
            self.differ(path, wanted, offered)

    def offered(self, value: Any, path: Path) -> None:
        offered = self.driver.offered
        for i, pattern in enumerate(self.doc.texts(value, path)):
            if not self._matching(pattern, offered, (*path, i)):
                self.differ(path, pattern, offered)

    def not_offered(self, value: Any, path: Path) -> None:
        offered = self.driver.offered
        for i, pattern in enumerate(self.doc.texts(value, path)):
            found = self._matching(pattern, offered, (*path, i))
            if found:
                self.differ(path, f"no {pattern}", [offered[n] for n in found])

    def _matching(self, pattern: str, offered: list[str], path: Path) -> list[int]:
        try:
            return matching(pattern, offered, self.driver.plain)
        except re.error as error:
            raise self.doc.error(path, f"not a pattern: {error}") from None

    # --- zones ----------------------------------------------------------------------------------------------------

    def _player(self, player: int, value: Any, path: Path) -> None:
        game = self.game
        block = self.doc.mapping(value, path, ("numbers", *spots_key(self.spec), *game.book.zone_index))
        for name, n in self.doc.numbers(block.get("numbers") or {}, (*path, "numbers")).items():
            self._same((*path, "numbers", name), n, game.num(player, self.known.number(name, (*path, "numbers", name))))
        self._spots(player, block.get("spots", {}), (*path, "spots"))
        for zone, wanted in block.items():
            if zone not in ("numbers", "spots"):
                self._zone(player, zone, wanted, (*path, zone))

    def _spots(self, player: int, value: Any, path: Path) -> None:
        """The types that spots have, by name; an empty list: there is no such spot."""
        for name, types in self.doc.mapping(value, path).items():
            at = (*path, name)
            slot = self.spec.slots[self.doc.one_of(name, at, self.spec.slots, "spot")]
            spot = spots.numbered(self.game, player, slot)
            there = [] if spot is None else list(spots.types_of(self.game, player, spot))
            self._same(at, sorted(self.doc.texts(types, at) if types != [] else []), sorted(there))

    def _zone(self, player: int, zone: str, value: Any, path: Path) -> None:
        kind = self.game.book.zones[self.game.kind(zone)]
        ids = self.game.zone(zone, player)
        there = [self.game.objects[id] for id in (reversed(ids) if kind.ordered else ids)]
        if isinstance(value, int) and not isinstance(value, bool):
            self._count(value, there, path)
            return
        if isinstance(value, list):
            self._exactly(value, there, path, kind.ordered and not kind.rearranged)
            return
        block = self.doc.mapping(value, path, ZONE_KEYS)
        for key, wanted in block.items():
            at = (*path, key)
            if key == "count":
                self._count(self.doc.number(wanted, at, 0), there, at)
            elif key == "exactly":
                self._exactly(self.doc.listing(wanted, at), there, at, kind.ordered and not kind.rearranged)
            elif key == "top":
                items = self.doc.listing(wanted, at)
                self._exactly(items, there[: len(items)], at, True)
            elif key == "contains":
                self._contains(self.doc.listing(wanted, at), there, at)
            else:
                for name in [self.known.card(name, at) for name in self.doc.texts(wanted, at)]:
                    if any(called(obj, name) for obj in there):
                        self.differ(at, f"no {name}", [obj.info.name for obj in there])

    def _count(self, n: int, there: list[Obj], path: Path) -> None:
        if n != len(there):
            self.differ(path, f"{n} cards", f"{len(there)}: {flat([obj.info.name for obj in there])}")

    def _exactly(self, items: list[Any], there: list[Obj], path: Path, ordered: bool) -> None:
        names = [self._name(item, (*path, i)) for i, item in enumerate(items)]
        if len(there) != len(names):
            self.differ(path, names, [obj.info.name for obj in there])
            return
        if ordered:
            if not all(called(obj, name) for obj, name in zip(there, names, strict=True)):
                self.differ(path, names, [obj.info.name for obj in there])
                return
            for i, obj in enumerate(there):
                self._card_of(items[i], obj, (*path, i))
            return
        self._contains(items, there, path)

    def _contains(self, items: list[Any], there: list[Obj], path: Path) -> None:
        """Match each item with one object, no object twice. Mappings choose first, each the object it fits best."""
        rest = list(there)
        named = sorted(enumerate(items), key=lambda pair: not isinstance(pair[1], dict))
        for i, item in named:
            name = self._name(item, (*path, i))
            alike = [obj for obj in rest if called(obj, name)]
            if not alike:
                self.differ(path, [self._name(item, path) for item in items], [obj.info.name for obj in there])
                return
            best = min(alike, key=lambda obj: self._misfits(item, obj, (*path, i)))
            self._card_of(item, best, (*path, i))
            rest.remove(best)

    def _name(self, item: Any, path: Path) -> str:
        if isinstance(item, dict):
            return self.doc.text(item.get("name"), (*path, "name"))
        return self.doc.text(item, path)

    def _misfits(self, item: Any, obj: Obj, path: Path) -> int:
        before = self.differences
        self.differences = []
        self._card_of(item, obj, path)
        found, self.differences = len(self.differences), before
        return found

    def _card_of(self, item: Any, obj: Obj, path: Path) -> None:
        if isinstance(item, dict):
            self._card({key: value for key, value in item.items() if key != "name"}, obj, path)

    # --- one card -------------------------------------------------------------------------------------------------

    def values(self, value: Any, path: Path) -> None:
        """Cards by name, wherever they are: `of` a player, `in` a zone, the `nth` of that name."""
        for name, said in self.doc.mapping(value, path).items():
            at = (*path, name)
            block = dict(self.doc.mapping(said, at))
            found = self._find(name, block, at)
            if found is not None:
                self._card(block, found, at)

    def _find(self, name: str, block: dict[str, Any], path: Path) -> Obj | None:
        game = self.game
        found = [obj for obj in game.objects.values() if called(obj, name)]
        if "of" in block:
            player = self.sides.player(self.doc, block.pop("of"), (*path, "of"))
            found = [obj for obj in found if obj.player == player]
        if "in" in block:
            zone = self.doc.one_of(block.pop("in"), (*path, "in"), game.book.zone_index, "zone")
            found = [obj for obj in found if obj.zone == game.kind(zone)]
        if "nth" in block:
            n = self.doc.number(block.pop("nth"), (*path, "nth"), 1)
            found = found[n - 1 : n]
        if len(found) > 1:
            where = [f"{self.sides.names[o.player]} {game.book.zones[o.zone].name}" for o in found]
            self.differ(path, "one card of that name", f"{len(found)} ({', '.join(where)}); say `of`, `in`, `nth`")
            return None
        if not found:
            self.differ(path, "a card of that name", "not there")
            return None
        return found[0]

    def _card(self, block: dict[str, Any], obj: Obj, path: Path) -> None:
        states = self.game.book.states
        figures = {name for card in (*self.game.pool, obj.info, obj.card) for name in card.figures}
        originals = {key for key in self.game.book.known["figure"] if key.startswith(layers.ORIGINAL)}
        for key, value in block.items():
            at = (*path, key)
            if key in figures or (key in originals and key.removeprefix(layers.ORIGINAL) in figures):
                self._same(at, self.doc.number(value, at), layers.value(self.game, obj.id, key))
            elif key in states:
                is_so = states[obj.state] == key
                if self.doc.flag(value, at) != is_so:
                    self.differ(at, value, states[obj.state])
            elif key in CARD_KEYS:
                self._quality(key, value, obj, at)
            else:
                known = ", ".join((*CARD_KEYS, *states, *sorted(figures), *sorted(originals)))
                raise self.doc.error(at, f"unknown key; there is {known}")

    def _quality(self, key: str, value: Any, obj: Obj, path: Path) -> None:
        doc, game = self.doc, self.game
        if key == "state":
            self._same(path, doc.one_of(value, path, game.book.states, "state"), game.book.states[obj.state])
        elif key in ("damage", "slot"):
            self._slot_or_damage(key, value, obj, path)
        elif key == "counters":
            have = dict(obj.counters)
            for name, n in (doc.numbers(value, path) or dict.fromkeys(have, 0)).items():
                self._same((*path, name), n, have.get(self.known.word("counter", name, (*path, name)), 0))
        elif key in ("keywords", "no_keywords"):
            words = sorted({name for a in layers.abilities(game, obj.id) for name in a.keywords()})
            for word in doc.texts(value, path):
                if (self.known.word("keyword", word, path) in words) != (key == "keywords"):
                    self.differ(path, word if key == "keywords" else f"no {word}", words)
        elif key in ("up", "face"):
            up = doc.flag(value, path) if key == "up" else value == "up"
            self._same(path, "up" if up else "down", "up" if obj.up else "down")
        elif key == "marks":
            self._same(path, sorted(doc.texts(value, path) if value != [] else []), sorted(obj.marks))
        elif key == "came":
            self._same(path, value, "this turn" if obj.turn == game.turn else "earlier")
        elif key in ("player", "owner"):
            self.sides.player(doc, value, path)
            self._same(path, value, self.sides.names[obj.player if key == "player" else obj.owner])
        elif key == "linked":
            on = [other for other in game.objects.values() if other.host == obj.id]
            self._exactly(doc.listing(value, path), on, path, False)
        elif key == "types":
            self._same(path, sorted(doc.texts(value, path)), sorted(layers.words(game, obj.id, "type")))
        elif key == "words":
            for kind, words in doc.mapping(value, path).items():
                there = sorted(layers.words(game, obj.id, self.known.word("kind", kind, (*path, kind))))
                self._same((*path, kind), sorted(doc.texts(words, (*path, kind)) if words != [] else []), there)
        else:
            self._same(path, value, game.book.zones[obj.zone].name)

    def _slot_or_damage(self, key: str, value: Any, obj: Obj, path: Path) -> None:
        if key == "damage":
            self._same(path, self.doc.number(value, path), obj.damage)
            return
        slots = self.spec.slots
        if isinstance(value, str):
            self.doc.one_of(value, path, slots, "slot")
            names = {n: name for name, n in slots.items()}
            self._same(path, value, names.get(obj.slot, str(obj.slot)))
        else:
            self._same(path, self.doc.number(value, path), obj.slot)

    # --- what waits, what happened, how it ended ------------------------------------------------------------------

    def pending(self, value: Any, path: Path) -> None:
        """A number, or names (`Knight`, or with its keyword, as in `Knight Ambush`), of all or of each player."""
        if isinstance(value, dict):
            for name, wanted in value.items():
                player = self.sides.player(self.doc, name, (*path, name))
                mine = [
                    text
                    for text, pending in zip(waiting(self.game), self.game.pending, strict=True)
                    if pending.controller == player
                ]
                self._waiting(wanted, mine, (*path, name))
        else:
            self._waiting(value, waiting(self.game), path)

    def _waiting(self, value: Any, there: list[str], path: Path) -> None:
        if isinstance(value, int):
            if value != len(there):
                self.differ(path, f"{value} waiting", there)
            return
        rest = list(there)
        for name in self.doc.texts(value, path) if value != [] else []:
            found = [text for text in rest if text == name] or [text for text in rest if text.startswith(f"{name} ")]
            if not found:
                self.differ(path, value, there)
                return
            rest.remove(found[0])
        if rest:
            self.differ(path, value, there)

    def outcome(self, value: Any, path: Path) -> None:
        outcome = self.game.outcome
        said = {"winner": value} if not isinstance(value, dict) else value
        block = self.doc.mapping(said, path, ("winner", "rule", "reason"))
        if outcome is None:
            if block != {"winner": "none"}:
                self.differ(path, flat(list(block.values())), "the game is not over")
            return
        winner = "draw" if outcome.winner < 0 else self.sides.names[outcome.winner]
        if "winner" in block:
            if block["winner"] not in ("none", "draw"):
                self.sides.player(self.doc, block["winner"], path)
            self._same(path, block["winner"], winner)
        if "rule" in block and not beneath(outcome.rule, str(block["rule"])):
            self.differ((*path, "rule"), block["rule"], outcome.rule)
        if "reason" in block:
            self._same((*path, "reason"), block["reason"], outcome.reason)

    def events(self, value: Any, path: Path) -> None:
        """These happened in this order since the last block; others may stand between."""
        wanted = [self._event(item, (*path, i)) for i, item in enumerate(self.doc.listing(value, path))]
        happened = self.driver.trace.events[self._events :]
        found = in_order(wanted, happened, self._is_event)
        if found < len(wanted):
            missing = self.doc.listing(value, path)[found]
            shown = [self._event_text(event) for event in happened]
            self.differ((*path, found), missing, shown, spelled(path))

    def no_events(self, value: Any, path: Path) -> None:
        for i, item in enumerate(self.doc.listing(value, path)):
            wanted = self._event(item, (*path, i))
            found = [e for e in self.driver.trace.events[self._events :] if self._is_event(wanted, e)]
            if found:
                self.differ((*path, i), f"no {item}", [self._event_text(event) for event in found])

    def _event(self, item: Any, path: Path) -> dict[str, Any]:
        """`damage`, `move destroy`, `move destroy "Knight"`, or a mapping."""
        if isinstance(item, dict):
            block = dict(self.doc.mapping(item, path, EVENT_KEYS))
            if "kind" in block:
                self.known.event(self.doc.text(block["kind"], path), path)
            if "word" in block:
                self.known.event_word(self.doc.text(block["word"], path), path)
            for key in ("card", "other"):
                if key in block:
                    self.known.card(self.doc.text(block[key], path), path)
            for key in ("from", "to"):
                if key in block:
                    self.doc.one_of(block[key], (*path, key), self.game.book.zone_index, "zone")
            if "player" in block:
                block["player"] = self.sides.player(self.doc, block["player"], (*path, "player"))
            return block
        text = self.doc.text(item, path)
        head, _, rest = text.partition('"')
        self.known.event(head.strip(), path)
        return {"text": head.strip(), **({"card": self.known.card(rest.rstrip('"'), path)} if rest else {})}

    def _is_event(self, wanted: dict[str, Any], event: Event) -> bool:
        zones = self.game.book.zones
        actual: dict[str, Any] = {
            "kind": event.kind,
            "word": event.word,
            "card": self._event_card(event),
            "other": self._look(event.other),
            "player": event.player,
            "n": event.n,
            "from": zones[event.src].name if event.src >= 0 else "",
            "to": zones[event.dst].name if event.dst >= 0 else "",
        }
        kind, _, word = wanted.get("text", event.kind).partition(f"{event.kind} ")
        if kind and kind != event.kind:
            return False
        word = word or wanted.get("word", event.word)
        if word != event.word and not facts.called(self.game, event, word):
            return False
        return all(actual[key] == value for key, value in wanted.items() if key not in ("text", "word"))

    def _event_card(self, event: Event) -> str:
        return event.before.info.name if event.before is not None else self._look(event.obj)

    def _look(self, id: int) -> str:
        obj = self.game.look(id)
        return obj.info.name if obj is not None else ""

    def _event_text(self, event: Event) -> str:
        card = self._event_card(event)
        return f"{event.kind} {event.word}".strip() + (f' "{card}"' if card else "")

    def stepped(self, value: Any, path: Path) -> None:
        """These paragraphs were stepped through in this order since the last block; others may stand between."""
        wanted = [self.known.step(paragraph, path) for paragraph in self.doc.texts(value, path)]
        steps = self.driver.trace.steps[self._steps :]
        found = in_order(wanted, steps, lambda paragraph, cite: beneath(cite, paragraph))
        if found < len(wanted):
            shown = list(dict.fromkeys(cite for cite in steps if not cite.startswith("nb.")))
            self.differ((*path, found), wanted[found], shown, spelled(path))

    def not_stepped(self, value: Any, path: Path) -> None:
        steps = self.driver.trace.steps[self._steps :]
        for paragraph in [self.known.step(paragraph, path) for paragraph in self.doc.texts(value, path)]:
            found = [cite for cite in steps if beneath(cite, paragraph)]
            if found:
                self.differ(path, f"no {paragraph}", found[0])

    def memory(self, value: Any, path: Path) -> None:
        for name, n in self.doc.numbers(value, path).items():
            self._same((*path, name), n, self.game.remembers(self.known.word("memory", name, (*path, name))))

    def breaks(self, value: Any, path: Path) -> None:
        """The paragraphs that the deck lists break: exactly these, of both decks, or by player."""
        breaches = self.driver.breaches
        if not breaches:
            raise self.doc.error(path, "there are no `decks`")
        if not isinstance(value, dict):
            self._breaks(value, [breach for deck in breaches for breach in deck], path)
            return
        for name, wanted in self.doc.mapping(value, path, self.sides.names).items():
            self._breaks(wanted, breaches[self.sides.names.index(name)], (*path, name))

    def _breaks(self, value: Any, there: list[Breach], path: Path) -> None:
        wanted = self.doc.texts(value, path) if value != [] else []
        missing = [rule for rule in wanted if not any(beneath(breach.rule, rule) for breach in there)]
        others = [breach for breach in there if not any(beneath(breach.rule, rule) for rule in wanted)]
        if missing or others:
            self.differ(path, wanted, [f"{breach.rule} ({breach.reason})" for breach in there])

    # --- what a player may see ------------------------------------------------------------------------------------

    def sees(self, value: Any, path: Path) -> None:
        """By viewer, by player, by zone: names with `?` for a hidden card, a number, or {hidden, shows, remembers,
        count}."""
        for viewer, block in self.doc.mapping(value, path, (*self.sides.names, "spectator")).items():
            number = SPECTATOR if viewer == "spectator" else self.sides.names.index(viewer)
            seen = view(self.game, number)
            for name, zones in self.doc.mapping(block, (*path, viewer), self.sides.names).items():
                at = (*path, viewer, name)
                player = self.sides.names.index(name)
                for zone, wanted in self.doc.mapping(zones, at, tuple(self.game.book.zone_index)).items():
                    kind = self.game.book.zones[self.game.kind(zone)]
                    cards = seen["shared"][zone] if kind.shared else seen["players"][player]["zones"][zone]
                    names = ["?" if card.get("hidden") else _face(card) for card in cards]
                    kept = [card["remembered"]["name"] for card in cards if "remembered" in card]
                    self._seen(wanted, names[::-1] if kind.ordered else names, kept, (*at, zone), kind.ordered)

    def _seen(self, value: Any, names: list[str], kept: list[str], path: Path, ordered: bool) -> None:
        if isinstance(value, list):
            wanted = self.doc.texts(value, path) if value else []
            if wanted != names if ordered else Counter(wanted) != Counter(names):
                self.differ(path, wanted, names)
            return
        if isinstance(value, int):
            self._same(path, value, len(names))
            return
        block = self.doc.mapping(value, path, ("hidden", "shows", "remembers", "count"))
        if "hidden" in block:
            self._same((*path, "hidden"), self.doc.number(block["hidden"], (*path, "hidden"), 0), names.count("?"))
        if "count" in block:
            self._same((*path, "count"), block["count"], len(names))
        for name in self.doc.texts(block["shows"], (*path, "shows")) if block.get("shows") else []:
            if name not in names:
                self.differ((*path, "shows"), name, names)
        if "remembers" in block:
            there = self.doc.texts(block["remembers"], (*path, "remembers")) if block["remembers"] else []
            self._same((*path, "remembers"), sorted(there), sorted(kept))


def called(obj: Obj, name: str) -> bool:
    return name in (obj.info.name, obj.info.number)


CHECKS: dict[str, Callable[[Checker, Any, Path], None]] = {
    "turn": Checker.turn,
    "active": Checker.active,
    "phase": Checker.phase,
    "decides": Checker.decides,
    "prompt": Checker.prompt,
    "at": Checker.at,
    "options": Checker.options,
    "offered": Checker.offered,
    "not_offered": Checker.not_offered,
    "values": Checker.values,
    "pending": Checker.pending,
    "outcome": Checker.outcome,
    "events": Checker.events,
    "no_events": Checker.no_events,
    "stepped": Checker.stepped,
    "not_stepped": Checker.not_stepped,
    "sees": Checker.sees,
    "memory": Checker.memory,
    "breaks": Checker.breaks,
}


def _face(card: dict[str, Any]) -> str:
    """The name by which a viewer calls a card that they see: of a face-down card, that on its face."""
    name: str = card["name"] if card["up"] else card.get("card", card["name"])
    return name
