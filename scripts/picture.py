"""Draws docs/pictures/architecture.svg: the rooms of Ludex and who imports whom, from the import graph of the code."""

from __future__ import annotations

import sys
from pathlib import Path

import grimp

PICTURE = Path(__file__).parents[1] / "docs/pictures/architecture.svg"
CORE = "ludex.core"
SAYS = {
    "tree": "what printed text compiles to",
    "position": "a game as data",
    "flow": "frames, decisions, advance",
    "book": "a rulebook as tables",
    "values": "what holds now",
    "happening": "events, triggers, check timing",
    "resolving": "playing, paying, instructions",
    "sight": "what a player may see",
    "codec": "positions as JSON",
    "machine": "the parts put together",
    "judgement": "what bots go by",
    "core": "the machine all games share",
    "lang": "card text to tree and back",
    "games": "one package a game",
    "rules": "the books as data",
    "record": "log, replays",
    "library": "card files and decks of users",
    "cardlab": "cards tried, explained, compared",
    "ai": "bots",
    "sim": "matches, tournaments",
    "bench": "speed",
    "env": "learning environments",
    "testing": "scenarios, conformance",
    "table": "the game in the browser",
    "cli": "the command line",
}
WIDTH, HEIGHT, GAP, RISE, MARGIN = 172, 44, 14, 40, 24
SHIFT = 54
"""Every other row stands a little to the right, so that lines do not lie on each other."""


Edges = dict[str, set[str]]


def edges(graph: grimp.ImportGraph, parent: str) -> Edges:
    """For each child of `parent`, the children it imports."""
    children = sorted(child for child in graph.find_children(parent) if child.rsplit(".", 1)[1] in SAYS)
    found: Edges = {child.rsplit(".", 1)[1]: set() for child in children}
    for child in children:
        inside = {child, *graph.find_descendants(child)}
        for module in inside:
            for other in graph.find_modules_directly_imported_by(module):
                room = next((c for c in children if other == c or other.startswith(f"{c}.")), child)
                if room != child:
                    found[child.rsplit(".", 1)[1]].add(room.rsplit(".", 1)[1])
    return found


def ranks(found: Edges) -> dict[str, int]:
    """The row of each room: one above the highest room it imports."""
    known: dict[str, int] = {}

    def rank(room: str) -> int:
        if room not in known:
            known[room] = 1 + max((rank(other) for other in found[room]), default=-1)
        return known[room]

    for room in found:
        rank(room)
    return known


def direct(found: Edges) -> Edges:
    """The edges that no longer path implies."""

    def reach(room: str) -> set[str]:
        return {far for other in found[room] for far in (other, *reach(other))}

    return {
        room: {other for other in others if not any(other in reach(near) for near in others if near != other)}
        for room, others in found.items()
    }


class Drawing:
    """Rooms in rows, the lowest layer at the bottom, and a line for each direct import."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.width = self.height = 0

    def rooms(self, found: Edges, x: int, y: int, title: str) -> None:
        """Draw the rooms with their upper left corner at (x, y)."""
        rows: dict[int, list[str]] = {}
        for room, row in ranks(found).items():
            rows.setdefault(row, []).append(room)
        most = max(len(row) for row in rows.values())
        width = most * (WIDTH + GAP) - GAP
        height = len(rows) * (HEIGHT + RISE) - RISE
        self.text(x, y - 10, title, "title")
        places: dict[str, tuple[int, int]] = {}
        for row, rooms in rows.items():
            left = x + (width - len(rooms) * (WIDTH + GAP) + GAP) // 2 + (row % 2) * SHIFT
            for i, room in enumerate(sorted(rooms)):
                places[room] = (left + i * (WIDTH + GAP), y + height - HEIGHT - row * (HEIGHT + RISE))
        for room, others in sorted(direct(found).items()):
            for other in sorted(others):
                (ax, ay), (bx, by) = places[room], places[other]
                path = f"M{ax + WIDTH // 2},{ay + HEIGHT} C{ax + WIDTH // 2},{ay + HEIGHT + RISE // 2}"
                self.lines.append(f'<path d="{path} {bx + WIDTH // 2},{by - RISE // 2} {bx + WIDTH // 2},{by}"/>')
        for room, (left, top) in sorted(places.items()):
            self.lines.append(f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" rx="6"/>')
            self.text(left + WIDTH // 2, top + 18, room, "name")
            self.text(left + WIDTH // 2, top + 34, SAYS[room], "says")
        self.width = max(self.width, x + width + SHIFT + MARGIN)
        self.height = max(self.height, y + height + MARGIN)

    def text(self, x: int, y: int, words: str, kind: str) -> None:
        self.lines.append(f'<text x="{x}" y="{y}" class="{kind}">{words}</text>')

    def svg(self) -> str:
        style = (
            "svg{background:#fff;font-family:sans-serif}path{fill:none;stroke:#9aa5b1;stroke-width:1.2}"
            "rect{fill:#eef3f8;stroke:#5b7083}text{fill:#1f2933}.name{font-size:14px;font-weight:bold;"
            "text-anchor:middle}.says{font-size:10px;text-anchor:middle;fill:#52606d}.title{font-size:13px}"
        )
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img">'
        return "\n".join([head, f"<style>{style}</style>", *self.lines, "</svg>", ""])


def drawn() -> str:
    """The picture as it should be now. Imports for types alone do not count."""
    graph = grimp.build_graph("ludex", cache_dir=None, exclude_type_checking_imports=True)
    drawing = Drawing()
    title = "ludex: a line leads from a room down to a room it imports; longer paths imply the rest"
    drawing.rooms(edges(graph, "ludex"), MARGIN, 40, title)
    drawing.rooms(edges(graph, CORE), MARGIN, drawing.height + 40, "ludex.core")
    return drawing.svg()


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")
    sys.stdout.write(f"wrote {PICTURE.name}\n")
