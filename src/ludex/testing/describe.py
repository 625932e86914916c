"""Positions as readable text: everything, or what one player may see."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludex.core.book import Book
from ludex.core.flow.decisions import prompt_text, texts
from ludex.core.position.game import Game
from ludex.core.position.objects import Obj
from ludex.core.tree import vocabulary
from ludex.core.values import layers
from ludex.games import Spec
from ludex.record.log import outcome_text

NAMES = ("you", "opponent")


def describe(game: Game, names: tuple[str, str] = NAMES) -> list[str]:
    """The whole position, hidden cards included: for judges and for those who debug."""
    lines = [f"turn {game.turn}, {names[game.active]} active, {' > '.join(running(game)) or 'over'}"]
    for player in (0, 1):
        lines.append(f"{names[player]}:")
        if game.nums[player]:
            lines.append("  " + ", ".join(f"{name} {n}" for name, n in sorted(game.nums[player].items())))
        for kind in game.book.zones:
            if not kind.shared and (ids := game.zone_at(kind.index, player)):
                lines.append(f"  {kind.name}: {_cards(game, ids, kind.ordered)}")
    for kind in game.book.zones:
        if kind.shared and (ids := game.zone_at(kind.index, 0)):
            lines.append(f"{kind.name}: {_cards(game, ids, kind.ordered)}")
    if game.pending:
        lines.append("waiting: " + ", ".join(waiting(game)))
    if game.outcome is not None:
        lines.append(f"{outcome_text(game, names)} ({game.outcome.rule})")
    return lines


KNOWN = {
    "numbers in trees": "number",
    "keywords": "keyword",
    "figures": "figure",
    "kinds of words": "kind",
    "counters": "counter",
    "marks": "mark",
    "rows and types of spots": "row or type",
    "memory": "memory",
    "events": "event",
    "words of events": "word",
    "verbs": "verb",
    "conditions": "condition",
    "queries": "query",
    "durations": "duration",
    "timings": "timing",
}
"""Headings of `words_of`, with the kind of word in `Book.known`."""


def words_of(spec: Spec) -> dict[str, list[str]]:
    """The words that a scenario of a game may use, by what they are for. Those that only an extension knows stand
    behind the others, with the name of the edition."""
    found = _words_of(spec, spec.book(next(iter(spec.books))))
    for edition, book in spec.extensions.items():
        for heading, words in _words_of(spec, book).items():
            found[heading] += [f"{word} ({edition})" for word in words if word not in found[heading]]
    return found


def _words_of(spec: Spec, book: Book) -> dict[str, list[str]]:
    """The words of one edition."""
    known = {heading: _listed(book.known[kind] - set(book.tokens)) for heading, kind in KNOWN.items()}
    known["queries"].extend(vocabulary.OF_WORDS)
    if book.vocabulary.coins:
        known["counters"].append("any that a card of the file speaks of")
    return {
        "editions": [edition for edition in (*spec.books, *spec.variants, *spec.extensions) if edition],
        "phases": list(book.starts),
        "steps of an attack": list(spec.fights.steps),
        "zones": [f"{kind.name} ({kind.sight}{', from the top' if kind.ordered else ''})" for kind in book.zones],
        "states": list(book.states),
        "numbers": list(spec.numbers),
        "slots": list(spec.slots),
        "columns of cards": list(spec.columns),
        "properties": list(spec.properties),
        "types": sorted({word for card in spec.cards().values() for word in card.types}),
        "tokens": sorted({card.name for card in book.tokens.values()}),
        "deck sections": list(spec.sections),
        "decks": list(spec.deck_texts()),
        **known,
        "rules for queries": sorted(book.known["rule"]),
    }


def _listed(words: Iterable[str]) -> list[str]:
    """The words in order; those that differ only in a number are listed once, with N for the number."""
    alike = Counter(NUMBER.sub("N", word) for word in words)
    return sorted({short if alike[short := NUMBER.sub("N", word)] > 2 else word for word in words})


NUMBER = re.compile(r"\d+")


def running(game: Game) -> list[str]:
    """The titles of the procedures that are running, the outermost first, glue left out."""
    return [game.book.procedures[frame.proc].title for frame in game.frames if not frame.proc.startswith("nb.")]


def waiting(game: Game) -> list[str]:
    """The waiting abilities as `Card` or `Card Keyword`."""
    result = []
    for pending in game.pending:
        obj = game.look(pending.source)
        name = obj.info.name if obj is not None else "?"
        result.append(f"{name} {pending.ability.keyword}".strip())
    return result


def offered_lines(game: Game, names: tuple[str, str] = NAMES) -> list[str]:
    """The decision and its options, numbered, with the paragraph that asks."""
    decision = game.decision
    if decision is None:
        return [f"nothing is offered: the {'turn' if game.outcome is None and game.frames else 'game'} is over"]
    name = names[decision.player]
    head = f"{name} {'decide' if name == 'you' else 'decides'}: {prompt_text(game, decision)} ({decision.rule})"
    return [head, *(f"  {i}. {text}" for i, text in enumerate(texts(game, decision), 1))]


def _cards(game: Game, ids: tuple[int, ...], ordered: bool) -> str:
    shown = [object_text(game, game.objects[id]) for id in (reversed(ids) if ordered else ids)]
    counted: list[tuple[str, int]] = []
    for text in shown:
        if counted and counted[-1][0] == text:
            counted[-1] = (text, counted[-1][1] + 1)
        else:
            counted.append((text, 1))
    return ", ".join(text if n == 1 else f"{n} x {text}" for text, n in counted)


def object_text(game: Game, obj: Obj) -> str:
    """An object's name, and its notable properties in brackets."""
    notes = _lies(game.book.states[obj.state] if obj.state else "", obj.up, obj.slot, obj.damage, dict(obj.counters))
    if not obj.up and game.book.zones[obj.zone].sight != "public":
        notes.remove("face down")
    for name, printed in obj.info.figures.items():
        now = layers.value(game, obj.id, name)
        if now != printed:
            notes.append(f"{name} {now}")
    if obj.host:
        host = game.look(obj.host)
        notes.append(f"on {host.info.name if host is not None else '?'}")
    notes += obj.marks
    return f"{obj.info.name} ({', '.join(notes)})" if notes else obj.info.name


def _lies(state: str, up: bool, slot: int, damage: int, counters: dict[str, int]) -> list[str]:
    notes = [state] if state else []
    if not up:
        notes.append("face down")
    if slot >= 0:
        notes.append(f"slot {slot}")
    if damage:
        notes.append(f"damage {damage}")
    notes += [f"{n} {name}" for name, n in counters.items()]
    return notes


# --- from a view -------------------------------------------------------------------------------------------------


def describe_view(view: dict[str, Any], usual: str = "") -> list[str]:
    """A view, line by line, made from the view alone. The `usual` state of a card is left out."""
    viewer = "spectator" if view["viewer"] < 0 else f"player {view['viewer']}"
    lines = [f"view of {viewer}: turn {view['turn']}, player {view['active']} active, {view['phase'] or '-'}"]
    for player, block in enumerate(view["players"]):
        numbers = ", ".join(f"{name} {n}" for name, n in sorted(block["numbers"].items()))
        lines.append(f"  player {player}: {numbers}".rstrip(": "))
        lines += [f"    {zone}: {_seen(cards, usual)}" for zone, cards in block["zones"].items() if cards]
    lines += [f"  {zone}: {_seen(cards, usual)}" for zone, cards in view["shared"].items() if cards]
    if view["memory"]:
        lines.append("  memory: " + ", ".join(f"{name} {n}" for name, n in sorted(view["memory"].items())))
    if view["waiting"]:
        lines.append("  waiting: " + ", ".join(f"{w['card']} (player {w['player']})" for w in view["waiting"]))
    decision = view["decision"]
    if decision is not None:
        lines.append(f"  player {decision['player']} decides at {decision['rule']}")
        if "options" in decision:
            lines += [f"    {i}. {text}" for i, text in enumerate(decision["options"])]
    return lines


def _seen(cards: list[dict[str, Any]], usual: str) -> str:
    """The cards of a zone, equal neighbours counted. `face down` is left out where all cards are."""
    down = not any(card["up"] for card in cards)
    counted: list[tuple[str, int]] = []
    for card in cards:
        text = _seen_card(card, usual, down)
        if counted and counted[-1][0] == text:
            counted[-1] = (text, counted[-1][1] + 1)
        else:
            counted.append((text, 1))
    return ", ".join(text if n == 1 else f"{n} x {text}" for text, n in counted)


def _seen_card(card: dict[str, Any], usual: str, down: bool) -> str:
    state = "" if card["state"] == usual else card["state"]
    notes = _lies(state, card["up"] or down, card["slot"], card.get("damage", 0), card["counters"])
    name = f"? (remembered: {card['remembered']['name']})" if "remembered" in card else "?"
    if not card.get("hidden"):
        notes += [*card["keywords"], *card["marks"]]
        figures = "/".join(f"{key} {n}" for key, n in card["figures"].items())
        name = f"{card['name']} = {card['card']}" if card.get("card", card["name"]) != card["name"] else card["name"]
        name = f"{name} [{figures}]" if figures else name
    return f"{name} ({', '.join(notes)})" if notes else name
