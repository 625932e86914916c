"""The table as rich text. It draws a view (`core/sight/view.py`), never a position, so it cannot show hidden cards."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludex.core.book import Book
from ludex.core.position.objects import Card
from ludex.games.terminal import Terminal

WIDTH = 94
"""Room inside a player's half at 100 columns."""
NARROWEST, WIDEST = 17, 26
PER_ROW = 5
COLOURS = ("cyan", "magenta")
BACK = "▒▒▒"
TURNED = "↷"

Shown = dict[str, Any]


class Half(NamedTuple):
    """One player's half of a view, and how to draw it. `under`: how many cards lie under a card, by its id."""

    zones: dict[str, list[Shown]]
    layout: Terminal
    colour: str
    upright: str
    under: Counter[int]


def half_of(view: Shown, player: int, layout: Terminal, book: Book) -> Half:
    zones: dict[str, list[Shown]] = view["players"][player]["zones"]
    every = [card for half in view["players"] for cards in half["zones"].values() for card in cards]
    under = Counter(card["host"] for card in every if card.get("host"))
    return Half(zones, layout, COLOURS[player], book.states[0], under)


# --- one card --------------------------------------------------------------------------------------------------------


def figures_text(card: Shown, layout: Terminal, in_hand: bool = False) -> str:
    """The figures of a card as its players write them."""
    figures: dict[str, int] = card["figures"]
    tables = (layout.in_hand, layout.figures) if in_hand else (layout.figures,)
    for table in tables:
        kind = next((kind for kind in (*card["types"], "") if kind in table), None)
        told = _filled(table[kind], figures) if kind is not None else None
        if told is not None:
            return told
    return " ".join(f"{name} {n}" for name, n in figures.items() if name != layout.cost)


def words_text(card: Shown, layout: Terminal) -> str:
    """The words of a card that its players go by."""
    return " ".join(layout.terms.get(word, word) for kind in layout.words for word in card["words"].get(kind, ()))


def _filled(template: str, figures: dict[str, int]) -> str | None:
    """The template with the figures in it; None: it needs one that the card does not have."""
    try:
        return template.format_map(figures)
    except KeyError:
        return None


def marks_text(card: Shown, layout: Terminal) -> str:
    """What lies on a card: damage where it is not in the figures already, and counters."""
    parts = [f"{name} {n}" for name, n in card["counters"].items()]
    if not card.get("hidden") and card["damage"] and layout.worn not in card["figures"]:
        parts.insert(0, f"-{card['damage']}")
    return " ".join(parts)


def cell(card: Shown, half: Half) -> Text:
    """A card on the table: its name (an arrow: it is turned), its figures and what is on it, its keywords."""
    layout = half.layout
    text = Text(no_wrap=True, overflow="ellipsis")
    turned = card["state"] != half.upright
    if turned:
        text.append(f"{TURNED} ", "bold yellow")
    if card.get("hidden"):
        return text.append(f"{BACK}\n", "dim").append("face down", "dim")
    text.append(card["name"], half.colour if turned else f"bold {half.colour}")
    hurt = card["damage"] > 0 and layout.worn in card["figures"]
    text.append("\n").append(figures_text(card, layout) or " ".join(card["types"]), "red" if hurt else "")
    if marks := marks_text(card, layout):
        text.append(f" {marks}", "red")
    if beneath := half.under.get(card["id"]):
        text.append(f" +{beneath} under", "bright_black")
    if not card["up"]:
        text.append(" face down", "dim")
    if card["state"] != half.upright:
        text.append(f" {layout.terms.get(card['state'], card['state'])}", "yellow")
    if words := words_text(card, layout):
        text.append(f"\n{words}", "cyan")
    printed_ones = [word for word in card["keywords"] if not word.islower()]  # NB: a lower-case one is the rules' own
    if layout.keywords and printed_ones:
        text.append("\n" + ", ".join(layout.terms.get(word, word) for word in printed_ones), "green")
    return text


def _counted(cells: list[Text]) -> list[Text]:
    """Equal cards in one cell, with their number."""
    groups: dict[str, list[Text]] = {}
    for text in cells:
        groups.setdefault(text.plain, []).append(text)
    result: list[Text] = []
    for texts in groups.values():
        if len(texts) > 1:
            first, *rest = texts[0].split("\n")
            texts[0] = Text("\n").join([Text.assemble((f"{len(texts)}x ", "bold"), first), *rest])
        result.append(texts[0])
    return result


# --- zones -----------------------------------------------------------------------------------------------------------


def _row(half: Half, row: tuple[str, ...]) -> RenderableType:
    """The places of a row side by side, broken into several lines if there are too many."""
    layout = half.layout
    cells: list[Text] = []
    for place in row:
        zone, _, slot = place.partition(":")
        cards = half.zones[zone]
        if slot:
            cards = [card for card in cards if card["slot"] == int(slot)]
        label = layout.places.get(place, "")
        cells += _counted([cell(card, half) for card in cards]) or ([Text(label, "dim")] if label else [])
    tables: list[RenderableType] = []
    for line in (cells[i : i + PER_ROW] for i in range(0, len(cells), PER_ROW)):
        table = Table(box=box.ROUNDED, show_header=False, padding=(0, 0), border_style="bright_black")
        width = max(NARROWEST, min(WIDEST, (WIDTH - 1) // len(line) - 1))
        for _ in line:
            table.add_column(width=width, no_wrap=True)
        table.add_row(*line)
        tables.append(table)
    return Group(*tables)


def _title(zone: str, layout: Terminal) -> str:
    return layout.titles.get(zone, zone)


def names_of(cards: list[Shown], half: Half, detailed: bool = False) -> list[str]:
    """The names of the cards one may see, equal ones counted, the newest first."""
    names: dict[str, int] = {}
    for card in reversed(cards):
        name = BACK
        if not card.get("hidden"):
            figures = figures_text(card, half.layout, in_hand=True) if detailed else ""
            name = " ".join(filter(None, (card["name"], figures, marks_text(card, half.layout))))
        if card["state"] != half.upright:
            name = f"{TURNED}{name}"
        names[name] = names.get(name, 0) + 1
    return [f"{name} x{n}" if n > 1 else name for name, n in names.items()]


def _line(cards: list[Shown], zone: str, half: Half) -> Text:
    """A zone in one line: how many, how many of them upright if some are not, and their names."""
    text = Text(f"{_title(zone, half.layout)} {len(cards)}", "bright_black", no_wrap=True, overflow="ellipsis")
    upright = sum(card["state"] == half.upright for card in cards)
    if 0 < upright < len(cards):
        text.append(f" ({upright} {half.layout.terms.get(half.upright, half.upright)})", "yellow")
    return text.append(": " + ", ".join(names_of(cards, half, zone in half.layout.detailed)), "default")


def _piles(half: Half) -> Text | None:
    """Zones that are only counted, each with its top card."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for zone in half.layout.piles:
        cards = half.zones.get(zone)
        if cards:
            text.append(f"{'   ' if text else ''}{_title(zone, half.layout)} {len(cards)}", "bright_black")
            if not cards[-1].get("hidden"):
                text.append(f" {cards[-1]['name']}", "default")
    return text if text else None


def hand_text(hand: list[Shown], half: Half) -> Text:
    """The cards in hand with cost and figures."""
    layout = half.layout
    text = Text(f"{_title(layout.hand, layout)}: ", "bright_black")
    for i, card in enumerate(hand):
        if i:
            text.append(" · ", "bright_black")
        if card.get("hidden"):
            text.append(f"{BACK} {card['remembered']['name']}" if "remembered" in card else BACK, "dim")
            continue
        cost = card["figures"].get(layout.cost)
        if cost is not None:
            text.append(f"({cost}) ", "yellow")
        text.append(card["name"], half.colour)
        figures = f"{figures_text(card, layout, in_hand=True)} {words_text(card, layout)}".strip()
        if figures:
            text.append(f" {figures}")
    return text


# --- the table -------------------------------------------------------------------------------------------------------


def _head(view: Shown, player: int, half: Half, name: str) -> Text:
    """The title of a player's half: whose it is, their numbers, and what is only counted."""
    layout = half.layout
    head = Text(no_wrap=True, overflow="ellipsis")
    head.append(name, f"bold {half.colour}")
    if view["active"] == player:
        head.append(" ◀ turn", "yellow")
    for zone in layout.head:
        for card in half.zones[zone]:
            if not card.get("hidden"):
                head.append(f"  {card['name']} ", half.colour).append(figures_text(card, layout), "bold")
    numbers: dict[str, int] = view["players"][player]["numbers"]
    if layout.numbers is None:
        told = [f"{key} {n}" for key, n in numbers.items()]
    else:
        told = [f"{layout.labels[key]} {text.format_map(Counter(numbers))}" for key, text in layout.numbers.items()]
    hidden = [zone for zone in (layout.hand, *layout.counts) if zone in half.zones]
    told += [f"{_title(zone, layout)} {len(half.zones[zone])}" for zone in hidden]
    return head.append("  " + "  ".join(told), "bright_black")


def player_panel(view: Shown, player: int, layout: Terminal, book: Book, name: str) -> Panel:
    """One player's half of the table; the half of the viewer is drawn below, with the middle of the table on top."""
    half = half_of(view, player, layout, book)
    near = player == max(view["viewer"], 0)
    rows: list[RenderableType] = []
    for row in layout.rows if near else layout.rows[::-1]:
        if any(half.zones[place.partition(":")[0]] for place in row):
            rows.append(_row(half, row))
    lines: list[RenderableType] = [_line(half.zones[z], z, half) for z in layout.lines if half.zones.get(z)]
    if (piles := _piles(half)) is not None:
        lines.append(piles)
    hand = half.zones.get(layout.hand, [])
    if hand and (near or not all(card.get("hidden") and "remembered" not in card for card in hand)):
        lines.append(hand_text(hand, half))
    body = [*rows, *lines] if near else [*lines, *rows]
    head = _head(view, player, half, name)
    return Panel(Group(*body), title=head, title_align="left", border_style=half.colour, padding=(0, 1))


def table(view: Shown, layout: Terminal, book: Book, names: tuple[str, str], where: str) -> RenderableType:
    """The whole table, the viewer's half below; `where` names the running phase."""
    below = max(view["viewer"], 0)
    half = half_of(view, below, layout, book)
    middle: list[RenderableType] = [_line(cards, zone, half) for zone, cards in view["shared"].items() if cards]
    for waiting in view["waiting"]:
        middle.append(Text(f"waiting: {waiting['card']} ({names[waiting['player']]})", "italic"))
    head = Text.assemble((book.name, "bold"), f"  turn {view['turn']}", (f"  {where}", "italic"))
    upper = player_panel(view, 1 - below, layout, book, names[1 - below])
    return Group(head, upper, *middle, player_panel(view, below, layout, book, names[below]))


# --- options and cards -----------------------------------------------------------------------------------------------


def options(texts: list[str], verbs: list[str]) -> RenderableType:
    """The options, numbered from 1 and grouped by verb, in the order first offered."""
    groups: dict[str, list[int]] = {}
    for i, text in enumerate(texts):
        before, quote, _ = text.partition('"')
        groups.setdefault(before if quote else verbs[i], []).append(i)
    lines: list[RenderableType] = []
    single: list[Text] = []
    for verb, members in groups.items():
        if len(members) == 1:
            single.append(_option(members[0], texts[members[0]]))
            continue
        if single:
            lines.append(Columns(single, padding=(0, 3)))
            single = []
        shared = _shared_words([texts[i] for i in members])
        lines.append(_group(shared.strip() or verb, [_option(i, texts[i][len(shared) :]) for i in members]))
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


def printed(card: Card, book: Book) -> RenderableType:
    """A card as it is printed: public knowledge, wherever the card itself may be. Keywords that no word of the text
    says (icons) get a line of their own."""
    head = f"{card.number}  {' / '.join(card.types)}"
    figures = "  ".join(f"{name} {n}" for name, n in card.figures.items())
    words = "  ".join(f"{kind}: {', '.join(words)}" for kind, words in card.words.items() if any(words))
    icons = [name for name in sorted(card.keywords) if name in book.keywords and name not in card.text]
    keywords = f"keywords: {', '.join(icons)}" if icons else ""
    lines = [part for part in (head, figures, words, keywords) if part]
    parts: list[RenderableType] = [Text("\n".join([*lines, "", card.text or "(no text)"]))]
    if card.back is not None:
        parts.append(printed(card.back, book))
    return Panel(Group(*parts), title=card.name, title_align="left", width=76)
