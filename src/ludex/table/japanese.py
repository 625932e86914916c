"""Lines of the log in Japanese: templates of the game's layout, then those here; what neither has stays English."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludex.record.log import HIDDEN, TEMPLATES
from ludex.table.layout import Layout

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game

DEFAULTS = {
    "move": "{card}が{src}から{dst}へ",
    "move put": "{card}が{src}から{dst}へ",
    "move draw": "{player}が{card}を引く",
    "move play": "{player}が{card}をプレイ",
    "state": "{card}が{state}になる",
    "face": "{card}が裏返る",
    "damage": "{card}に{n}ダメージ",
    "number": "{player}：{word} {signed}",
    "counter": "{card}：{word} {signed}",
    "create": "{player}が{card}を作る",
    "shuffle": "{player}が{dst}をシャッフル",
    "reveal": "{card}が公開される",
    "attack": "{card}が{other}に攻撃",
    "no card to draw": "{player}は引くカードがない",
}
NAMES = {"Player 1": "プレイヤー1", "Player 2": "プレイヤー2"}


def japanese(game: Game, event: Event, fields: dict[str, str], layout: Layout) -> str:
    """The event in Japanese; empty: there are no words for it."""
    pattern = _pattern(game, event, layout)
    if not pattern:
        return ""
    return pattern.format(**{name: _said(name, value, layout) for name, value in fields.items()}).strip()


def _pattern(game: Game, event: Event, layout: Layout) -> str:
    for key in (f"{event.kind} {event.word}", event.kind):
        if key in layout.log_ja:
            return layout.log_ja[key]
        if key in game.book.log:
            return ""
    return next((DEFAULTS[k] for k in (f"{event.kind} {event.word}", event.kind) if k in TEMPLATES), "")


def _said(name: str, value: str, layout: Layout) -> str:
    if name == "player":
        return NAMES.get(value, value)
    if name in ("src", "dst"):
        zone = layout.zones.get(value) or layout.shared.get(value)
        return zone.ja or value if zone is not None else value
    if value == HIDDEN:
        return "カード"
    return layout.words_ja.get(value) or re.sub(r'"([^"]*)"', r"「\1」", value)
