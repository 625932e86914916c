"""The pseudo-cards and cards that our own cards name, in English and in Japanese."""

from __future__ import annotations

TOKENS = {
    "Sprout": "若芽",
    "Clay Alchemix Body": "粘土の錬身体",
}
"""Tokens that are called to rear-guard circles."""
PLOTS = {
    "Sunlit Plot": "陽だまりの畑",
}
"""Tokens of the order zone."""
TICKETS = {
    "Picnic Pass": "ピクニックパス",
}
CRESTS = {
    "Garland of Four Seasons": "四季の花冠",
}
CIRCLE_MARKERS = {
    "Furrow": "畝",
}
UNIT_MARKERS = {
    "Bee Blessing": "蜂の祝福",
}
NAMES = {
    "Corvane, Sworn Dusk": "誓いの宵 コルヴェイン",
    "Renwick, Pale Oath": "蒼白の誓い レンウィック",
    "Moth Fledgling, Noctua": "幼き蛾 ノクトゥア",
    "Noctua": "ノクトゥア",
    "Lady Chrysalis, Noctua Unbound": "蛹の貴婦人 羽化のノクトゥア",
}
"""Names of cards, and parts of names, that other cards ask for."""
