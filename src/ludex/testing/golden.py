"""Golden texts of a game: a playthrough with both players' views, counts of decision sequences, trees of its cards.

They do not say what is right; they show that something has changed, and what.
"""

from __future__ import annotations

import difflib
import os
from dataclasses import MISSING, fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

from ludex.core.codec import fingerprint
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import texts
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.core.tree import Node
from ludex.games import Spec
from ludex.record.log import Log, outcome_text, render
from ludex.testing.conformance import MOST_DECISIONS, new_game
from ludex.testing.describe import describe_view

BLESS = "LUDEX_BLESS"
MOST_CHARACTERS = 100_000


def playthrough(spec: Spec, edition: str, seed: int, every: int = 40) -> str:
    """A random game: decisions, events with their paragraphs, and both views at regular decisions."""
    random = Random(seed)
    game = new_game(spec, edition, seed)
    log = Log()
    game.observer = log
    lines = [f"{spec.name} {edition}".rstrip() + f", seed {seed}"]
    size = count = told = 0
    heading = ""
    while (decision := advance(game)) is not None and count < MOST_DECISIONS:
        part = []
        for line in render(log.lines[told:]):
            if line.startswith("--") and line == heading:
                continue
            heading = line if line.startswith("--") else heading
            part.append(f"  {line.strip()}")
        told = len(log.lines)
        if count % every == 0:
            part += ["", f"== decision {count + 1}, {fingerprint(game)}"]
            for viewer in (0, 1):
                part += describe_view(view(game, viewer), game.book.states[0])
            part.append("")
        pick = random.randrange(len(decision.options))
        part.append(f"{count + 1}. player {decision.player}: {texts(game, decision)[pick]} [{decision.rule}]")
        decide(game, pick)
        count += 1
        if size < MOST_CHARACTERS:
            lines += part
            size += sum(len(line) + 1 for line in part)
            if size >= MOST_CHARACTERS:
                lines.append("... (the rest is left out; the fingerprint at the end counts it)")
    lines += ["", f"{count} decisions, {game.turn} turns: {outcome_text(game)}"]
    lines.append(f"{game.outcome.rule if game.outcome is not None else '-'}, {fingerprint(game)}")
    return "\n".join(lines) + "\n"


def perft(game: Game, depth: int) -> int:
    """The number of sequences of `depth` decisions from here; a game that ends sooner counts once."""
    decision = advance(game)
    if decision is None or depth == 0:
        return 1
    if depth == 1:
        return len(decision.options)
    total = 0
    for i in range(len(decision.options)):
        clone = game.clone()
        decide(clone, i)
        total += perft(clone, depth - 1)
    return total


def perft_counts(spec: Spec, edition: str, seed: int, most: int = 4_000) -> str:
    """Counts from the start and from a later position of a game, up to the depth where they grow too large."""
    lines = []
    for skip in (0, 20, 60):
        game = new_game(spec, edition, seed)
        random = Random(seed)
        for _ in range(skip):
            decision = advance(game)
            if decision is None:
                break
            decide(game, random.randrange(len(decision.options)))
        counts: list[int] = []
        while len(counts) < 6 and (not counts or counts[-1] * max(counts[0], 2) <= most):
            counts.append(perft(game.clone(), len(counts) + 1))
        lines.append(f"after {skip} decisions: {' '.join(map(str, counts))}")
    return "\n".join(lines) + "\n"


def trees(spec: Spec) -> str:
    """Every shipped card with what it compiles to."""
    cards = {card.number: card for card in spec.cards().values()}
    lines: list[str] = []
    for number in sorted(cards):
        lines += card_lines(cards[number])
    return "\n".join(lines) + "\n"


def card_lines(card: Card, indent: str = "") -> list[str]:
    figures = ", ".join(f"{name} {n}" for name, n in card.figures.items())
    words = "; ".join(f"{kind}: {', '.join(values)}" for kind, values in card.words.items() if values)
    lines = [f"{indent}{card.number} {card.name} ({', '.join(card.types)}) {figures} {words}".rstrip()]
    lines += [f"{indent}  | {line}" for line in card.text.splitlines()]
    lines += [f"{indent}  {short(ability)}" for ability in card.abilities]
    if card.back is not None:
        lines += card_lines(card.back, indent + "  / ")
    return lines


def short(value: Any) -> str:
    """A tree as `repr` writes it, without default values; `parse_tree` reads it."""
    if isinstance(value, tuple):
        return "(" + ", ".join(map(short, value)) + (",)" if len(value) == 1 else ")")
    if not isinstance(value, Node) or not is_dataclass(value):
        return repr(value)
    parts: list[str] = []
    for spec in fields(value):
        given = getattr(value, spec.name)
        if spec.default is MISSING and spec.default_factory is MISSING:
            parts.append(short(given))
        elif given != (spec.default if spec.default is not MISSING else ()):
            parts.append(f"{spec.name}={short(given)}")
    return f"{type(value).__name__}({', '.join(parts)})"


def differs(path: Path, text: str, most: int = 30) -> str:
    """The difference of a golden file and the text (empty: none). With LUDEX_BLESS=1 in the environment, write the file
    anew instead."""
    if os.environ.get(BLESS) == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return ""
    if not path.is_file():
        return f"{path.name} does not exist; `make golden` writes it"
    golden = path.read_text(encoding="utf-8")
    if golden == text:
        return ""
    changes = difflib.unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=1)
    return "\n".join([f"{path.name} differs; `make golden` blesses it anew", *list(changes)[:most]])
