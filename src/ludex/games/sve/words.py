"""The words of the game (words.yaml), and of them those that cards print, too."""

from __future__ import annotations

from typing import Final

from ludex.games.words import words_in

WORDS: Final = words_in("ludex.games.sve")

KEYWORDS_JA: Final = {name: keyword.ja for name, keyword in WORDS.keywords.items()}
"""The Japanese names of keywords, as players say them and as cards print them."""
