"""The table as rich text. It draws a view (`core.view`), never a position: what a player may not see is not here."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludex.cli._layout import Layout
from ludex.core.book import Book
from ludex.core.objects import Card

CELL = 17
"""The width of a card on the table; five of them stand side by side in 100 columns."""
COLOURS = ("cyan", "magenta")
BACK = "▒▒▒"
TURNED = "↷"

PER_ROW = 5

Shown = dict[str, Any]


class Half(NamedTuple):
    """One player's half of a view, and how to draw it. `under`: how many cards lie under a card, by its id."""

    zones: dict[str, list[Shown]]
    layout: Layout
    colour: str
    under: Counter[int]


def half_of(view: Shown, player: int, layout: Layout) -> Half:
    zones: dict[str, list[Shown]] = view["players"][player]["zones"]
    every = [card for half in view["players"] for cards in half["zones"].values() for card in cards]
    under = Counter(card["host"] for card in every if card.get("host"))
    return Half(zones, layout, COLOURS[player], under)


def figures_text(card: Shown, layout: Layout) -> str:
    """The figures of a card as its players write them."""
    figures: dict[str, int] = card["figures"]
    for kind in (*card["types"], ""):
        if kind in layout.figures:
            return _filled(layout.figures[kind], figures)
    return " ".join(f"{name} {n}" for name, n in figures.items() if name != layout.cost)


def _filled(template: str, figures: dict[str, int]) -> str:
    try:
        return template.format(**{name.replace(" ", "_"): n for name, n in figures.items()})
    except KeyError:
        return " ".join(f"{name} {n}" for name, n in figures.items())


def marks_text(card: Shown) -> str:
    parts = [f"{name} {n}" for name, n in card["counters"].items()]
    if not card.get("hidden"):
        parts = [f"-{card['damage']}"] * bool(card["damage"]) + parts
    return " ".join(parts)


def cell(card: Shown, half: Half, upright: str) -> Text:
    """A card on the table: its name (an arrow: it is turned), its figures and what is on it, its keywords."""
    text = Text(no_wrap=True, overflow="ellipsis")
    turned = card["state"] != upright
    if turned:
        text.append(f"{TURNED} ", "bold yellow")
    if card.get("hidden"):
        text.append(f"{BACK}\n", "dim").append("face down", "dim")
        return text
    text.append(card["name"], f"{half.colour} dim" if turned else f"bold {half.colour}")
    text.append("\n").append(figures_text(card, half.layout) or " ".join(card["types"]), "dim" if turned else "")
    if marks := marks_text(card):
        text.append(f" {marks}", "red")
    if beneath := half.under.get(card["id"]):
        text.append(f" +{beneath} under", "bright_black")
    if not card["up"]:
        text.append(" face down", "dim")
    if card["keywords"]:
        text.append("\n" + ", ".join(card["keywords"]), "green")
    return text


def _row(half: Half, row: tuple[str, ...], upright: str) -> RenderableType:
    """The places of a row side by side, broken into several lines if there are too many."""
    layout = half.layout
    cells: list[Text] = []
    for place in row:
        zone, _, slot = place.partition(":")
        cards = half.zones[zone]
        if slot:
            cards = [card for card in cards if card["slot"] == int(slot)]
        label = layout.places.get(place, "")
        cells += [cell(card, half, upright) for card in cards] or ([Text(label, "dim")] if label else [])
    lines = [cells[i : i + PER_ROW] for i in range(0, len(cells), PER_ROW)]
    tables: list[RenderableType] = []
    for line in lines:
        table = Table(box=box.ROUNDED, show_header=False, padding=(0, 0), border_style="bright_black")
        for _ in line:
            table.add_column(width=CELL, no_wrap=True)
        table.add_row(*line)
        tables.append(table)
    return Group(*tables)


def _title(zone: str, layout: Layout) -> str:
    return layout.titles.get(zone, zone)


def _line(cards: list[Shown], zone: str, layout: Layout) -> Text:
    """A zone in one line: how many, and the names of those one may see, equal ones counted, the newest first."""
    text = Text(f"{_title(zone, layout)} {len(cards)}", "bright_black")
    names: dict[str, int] = {}
    for card in reversed(cards):
        name = BACK if card.get("hidden") else " ".join(filter(None, (card["name"], marks_text(card))))
        names[name] = names.get(name, 0) + 1
    if names and set(names) != {BACK}:
        told = [f"{name} x{n}" if n > 1 else name for name, n in names.items()]
        rest = f", and {len(told) - 6} more" if len(told) > 7 else ""
        text.append(": " + ", ".join(told[: 6 if rest else 7]) + rest, "default")
    return text


def player_panel(view: Shown, player: int, layout: Layout, book: Book, names: tuple[str, str]) -> Panel:
    """One player's half of the table; the half of the viewer is drawn below, with the middle of the table on top."""
    half = half_of(view, player, layout)
    zones, colour = half.zones, half.colour
    near = player == view["viewer"] or (view["viewer"] < 0 and player == 0)
    rows: list[RenderableType] = []
    for row in layout.rows if near else layout.rows[::-1]:
        if any(zones[place.partition(":")[0]] for place in row):
            rows.append(_row(half, row, book.states[0]))
    lines: list[RenderableType] = [_line(zones[zone], zone, layout) for zone in layout.lines if zones.get(zone)]
    counted = [f"{_title(zone, layout)} {len(zones[zone])}" for zone in layout.counts if zone in zones]
    hand = zones.get(layout.hand, [])
    if near and hand:
        lines.append(hand_text(hand, layout, colour))
    numbers = view["players"][player]["numbers"]
    shown = {name: n for name, n in numbers.items() if layout.numbers is None or name in layout.numbers}
    head = Text(no_wrap=True, overflow="ellipsis")
    head.append(names[player], f"bold {colour}")
    if view["active"] == player:
        head.append(" ◀ turn", "yellow")
    for name, n in shown.items():
        head.append(f"  {name} ", "bright_black").append(str(n), "bold")
    head.append(f"  {_title(layout.hand, layout)} {len(hand)}  {'  '.join(counted)}", "bright_black")
    body = [*rows, *lines] if near else [*lines, *rows]
    return Panel(Group(*body), title=head, title_align="left", border_style=colour, padding=(0, 1))


def hand_text(hand: list[Shown], layout: Layout, colour: str) -> Text:
    """The cards in hand with cost and figures."""
    text = Text(f"{_title(layout.hand, layout)}: ", "bright_black")
    for i, card in enumerate(hand):
        if i:
            text.append(" · ", "bright_black")
        if card.get("hidden"):
            text.append(BACK, "dim")
            continue
        cost = card["figures"].get(layout.cost)
        if cost is not None:
            text.append(f"({cost}) ", "yellow")
        text.append(card["name"], colour)
        figures = figures_text(card, layout)
        if figures:
            text.append(f" {figures}")
    return text


def table(view: Shown, layout: Layout, book: Book, names: tuple[str, str]) -> RenderableType:
    """The whole table, the viewer's half below."""
    below = max(view["viewer"], 0)
    middle: list[RenderableType] = []
    for zone, cards in view["shared"].items():
        if cards:
            middle.append(_line(cards, zone, layout))
    for waiting in view["waiting"]:
        middle.append(Text(f"waiting: {waiting['card']} ({names[waiting['player']]})", "italic"))
    head = Text(f"{book.name}  turn {view['turn']}", "bold")
    if view["phase"]:
        head.append(f"  {view['phase']}", "italic")
    upper = player_panel(view, 1 - below, layout, book, names)
    return Group(head, upper, *middle, player_panel(view, below, layout, book, names))


def options(texts: list[str], verbs: list[str]) -> RenderableType:
    """The options, numbered from 1 and grouped by verb in the order first offered."""
    groups: dict[str, list[int]] = {}
    for i, verb in enumerate(verbs):
        groups.setdefault(verb, []).append(i)
    lines: list[RenderableType] = []
    single: list[Text] = []
    for members in groups.values():
        if len(members) == 1:
            single.append(_option(members[0], texts[members[0]]))
            continue
        shared = _shared_words([texts[i] for i in members])
        cells = [_option(i, texts[i][len(shared) :] or texts[i]) for i in members]
        lines.append(_group(shared.strip() or verbs[members[0]], cells))
    if single:
        lines.append(Columns(single, padding=(0, 3)))
    return Group(*lines)


def _option(i: int, text: str) -> Text:
    return Text.assemble((f"{i + 1:>3} ", "bold yellow"), text)


def _group(title: str, cells: list[Text]) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_row(title, Columns(cells, padding=(0, 2)))
    return grid


def _shared_words(texts: list[str]) -> str:
    """The first words that all texts have in common, up to the first card's name."""
    first = texts[0]
    end = 0
    for i, char in enumerate(first):
        if char == '"' or not all(text[: i + 1] == first[: i + 1] for text in texts):
            break
        if char == " ":
            end = i + 1
    return first[:end]


def printed(card: Card) -> RenderableType:
    """A card as it is printed: public knowledge, wherever the card itself may be."""
    head = f"{card.number}  {' / '.join(card.types)}"
    figures = "  ".join(f"{name} {n}" for name, n in card.figures.items())
    words = "  ".join(f"{kind}: {', '.join(words)}" for kind, words in card.words.items() if words)
    body = "\n".join(part for part in (head, figures, words, "", card.text or "(no text)") if part or part == "")
    parts: list[RenderableType] = [Text(body)]
    if card.back is not None:
        parts.append(printed(card.back))
    return Panel(Group(*parts), title=card.name, title_align="left", width=76)
