"""A tournament as files: JSON, CSV, and one HTML page that needs nothing else."""

from __future__ import annotations

import csv
import io
import json
from html import escape
from pathlib import Path
from typing import Any

Summary = dict[str, Any]

RATE = ("games", "wins", "draws", "rate", "low", "high")
CARD_PARTS = ("opening", "drawn", "not_drawn", "used", "not_used")

STYLE = """
:root{color-scheme:light dark;--ink:#1d2430;--soft:#667;--line:#d9dde5;--paper:#fff;--good:#1a7f5a;
--bad:#b3403a;--mark:#3460b8}
@media(prefers-color-scheme:dark){:root{--ink:#e8ebf0;--soft:#9aa3b2;--line:#333b48;--paper:#14181f;
--good:#4cc38a;--bad:#ec7a73;--mark:#7fa5f0}}
body{font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:72rem;
margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;margin:0}
h2{font-size:1.15rem;margin:2.2rem 0 .6rem}
p,.soft{color:var(--soft)}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}
th{font-weight:600;color:var(--soft)}
.heat td{min-width:4rem;text-align:center}
svg{display:block;max-width:100%}
svg text{fill:var(--ink);font:12px system-ui,sans-serif}
svg .soft{fill:var(--soft)}
svg .bar{fill:var(--mark)}
svg .axis{stroke:var(--line)}
svg .range{stroke:var(--ink);stroke-width:2}
details{margin:.4rem 0}
summary{cursor:pointer;font-weight:600}
"""


def write_all(folder: Path, found: Summary) -> list[Path]:
    """Write `report.json`, `decks.csv`, `pairs.csv`, `cards.csv` and `report.html` into the folder."""
    files = {
        "report.json": json.dumps(found, indent=2, ensure_ascii=False) + "\n",
        "decks.csv": decks_csv(found),
        "pairs.csv": pairs_csv(found),
        "cards.csv": cards_csv(found),
        "report.html": html(found),
    }
    for name, text in files.items():  # beside the old one, so that a kill leaves no half report
        beside = folder / f"{name}.new"
        beside.write_text(text, encoding="utf-8", newline="")
        beside.replace(folder / name)
    return [folder / name for name in files]


# --- tables ----------------------------------------------------------------------------------------------------------


def _csv(head: list[str], rows: list[list[Any]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return out.getvalue()


def decks_csv(found: Summary) -> str:
    head = ["deck", *RATE, *(f"first {name}" for name in RATE), *(f"second {name}" for name in RATE)]
    rows = [
        [deck["deck"], *(part[name] for part in (deck, deck["first"], deck["second"]) for name in RATE)]
        for deck in found["decks"]
    ]
    return _csv(head, rows)


def pairs_csv(found: Summary) -> str:
    return _csv(["deck", "against", *RATE], [[*pair["decks"], *(pair[n] for n in RATE)] for pair in found["pairs"]])


def cards_csv(found: Summary) -> str:
    head = ["deck", "card", "copies", *(f"{part.replace('_', ' ')} {name}" for part in CARD_PARTS for name in RATE)]
    rows = [
        [card["deck"], card["card"], card["copies"], *(card[part][name] for part in CARD_PARTS for name in RATE)]
        for card in found["cards"]
    ]
    return _csv(head, rows)


# --- the page --------------------------------------------------------------------------------------------------------


def html(found: Summary) -> str:
    """One page with all figures and plots; no script, no other file."""
    title = f"{found['game']}: {len(found['decks'])} decks, {found['games']} games"
    first = found["first player"]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(' against '.join(found['bots']))}, seed {found['seed']}, {found['each']} games for each pair "
        f"and seat. Ranges hold the true rate 95 times in 100; a draw is half a win.</p>",
        f"<h2>Decks</h2>{bars([(d['deck'], d) for d in sorted(found['decks'], key=lambda d: -d['rate'])])}",
        f"<h2>Deck against deck</h2><p>How often the deck of the row beats the deck of the column.</p>{matrix(found)}",
        "<h2>First and second</h2>"
        + bars([("going first", first)])
        + bars([(f"{d['deck']}, {seat}", d[seat]) for d in found["decks"] for seat in ("first", "second")]),
        f"<h2>Length</h2><p>Turns of a game: {found['turns']['mean']} on average, half of them at most "
        f"{found['turns']['median']}.</p>{histogram(found['turns']['games'])}",
        f"<h2>How games end</h2>{endings(found)}",
        "<h2>Opening hands</h2><p>Win rate by how many different cards the opening hand has.</p>"
        + "".join(
            f"<details><summary>{escape(row['deck'])}</summary>{bars(list(row['different cards'].items()))}</details>"
            for row in found["opening hands"]
        ),
        "<h2>Cards</h2><p>Win rate of the deck in games in which the card was in the opening hand, drawn or used, "
        "and in which it was not.</p>" + cards(found),
    ]
    if found["failures"]:
        lines = "".join(
            f"<li>game {f['number']}: {escape(f['error'])} at {escape(f['where'])}" for f in found["failures"]
        )
        parts.append(f"<h2>Games that raised</h2><ul>{lines}</ul>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(parts)
    return f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head><body>\n{body}\n</body></html>\n'


def bars(rows: list[tuple[str, dict[str, Any]]]) -> str:
    """Rates as points with their ranges, on one scale from 0 to 100 %."""
    left, width, step = 220, 520, 24
    tall = step * len(rows) + 22
    lines = [f'<svg viewBox="0 0 {left + width + 130} {tall}" role="img">']
    for share in (0, 25, 50, 75, 100):
        x = left + width * share / 100
        lines.append(f'<line class="axis" x1="{x}" x2="{x}" y1="0" y2="{tall - 18}"/>')
        lines.append(f'<text class="soft" x="{x}" y="{tall - 4}" text-anchor="middle">{share} %</text>')
    for i, (name, row) in enumerate(rows):
        y = step * i + 13
        low, mid, high = (left + width * row[key] for key in ("low", "rate", "high"))
        lines.append(f'<text x="{left - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        lines.append(f'<line class="range" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>')
        lines.append(f'<circle class="bar" cx="{mid:.1f}" cy="{y}" r="5"/>')
        told = f"{row['rate']:.1%} of {row['games']}"
        lines.append(f'<text class="soft" x="{left + width + 12}" y="{y + 4}">{told}</text>')
    return "".join(lines) + "</svg>"


def histogram(counts: dict[str, int]) -> str:
    if not counts:
        return "<p>none</p>"
    low, high = min(map(int, counts)), max(map(int, counts))
    most = max(counts.values())
    wide = max(6, min(36, 800 // (high - low + 1)))
    lines = [f'<svg viewBox="0 0 {wide * (high - low + 1) + 20} 170" role="img">']
    every = max(1, (high - low) // 12)
    for n in range(low, high + 1):
        x, tall = 10 + wide * (n - low), 130 * counts.get(str(n), 0) / most
        title = f"<title>{n} turns: {counts.get(str(n), 0)} games</title>"
        lines.append(
            f'<rect class="bar" x="{x}" y="{140 - tall:.1f}" width="{wide - 2}" height="{tall:.1f}">{title}</rect>'
        )
        if (n - low) % every == 0:
            lines.append(f'<text class="soft" x="{x + wide / 2:.1f}" y="156" text-anchor="middle">{n}</text>')
    return "".join(lines) + "</svg>"


def matrix(found: Summary) -> str:
    """Deck against deck, coloured by how far a rate is from one half."""
    names = [deck["deck"] for deck in found["decks"]]
    rates: dict[tuple[str, str], tuple[float, int]] = {}
    for pair in found["pairs"]:
        a, b = pair["decks"]
        rates[a, b] = (pair["rate"], pair["games"])
        rates[b, a] = (1 - pair["rate"], pair["games"])
    rows = "".join(f"<tr><td>{escape(a)}</td>{''.join(_cell(rates.get((a, b))) for b in names)}</tr>" for a in names)
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    return f'<table class="heat"><tr><th></th>{head}</tr>{rows}</table>'


def _cell(found: tuple[float, int] | None) -> str:
    if found is None or not found[1]:
        return "<td></td>"
    rate, games = found
    colour = "var(--good)" if rate >= 0.5 else "var(--bad)"
    share = round(min(abs(rate - 0.5) * 140, 60))
    style = f"background:color-mix(in srgb,{colour} {share}%,transparent)"
    return f'<td style="{style}" title="{games} games">{rate:.1%}</td>'


def endings(found: Summary) -> str:
    total = max(found["finished"], 1)
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{n}</td><td>{n / total:.1%}</td></tr>" for name, n in found["endings"].items()
    )
    return f"<table><tr><th>ending</th><th>games</th><th>share</th></tr>{rows}</table>"


def cards(found: Summary) -> str:
    """A table of each deck's cards; cards that help most when drawn come first."""
    head = "".join(f"<th>{part.replace('_', ' ')}</th>" for part in CARD_PARTS)
    tables: list[str] = []
    for deck in found["decks"]:
        mine = [card for card in found["cards"] if card["deck"] == deck["deck"]]
        mine.sort(key=lambda card: (card["not_drawn"]["rate"] - card["drawn"]["rate"], card["card"]))
        rows = "".join(
            f"<tr><td>{escape(card['card'])}</td><td>{card['copies']}</td>"
            f"{''.join(_rate(card[part]) for part in CARD_PARTS)}</tr>"
            for card in mine
        )
        table = f"<table><tr><th>card</th><th>copies</th>{head}</tr>{rows}</table>"
        tables.append(f"<details><summary>{escape(deck['deck'])}</summary>{table}</details>")
    return "".join(tables)


def _rate(row: dict[str, Any]) -> str:
    if not row["games"]:
        return "<td>-</td>"
    told = f'{row["rate"]:.0%} <span class="soft">of {row["games"]}</span>'
    return f'<td title="{row["low"]:.1%} to {row["high"]:.1%}">{told}</td>'
