"""Japanese, spelling: half-width digits and letters, one kind of blanks and line ends. Names stay as printed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

DASHES = str.maketrans({"−": "-", "‐": "-", "–": "-", "—": "-", "―": "-"})


def outside(names: re.Pattern[str], text: str, change: Callable[[str], str]) -> str:
    """The text with `change` applied to what is not matched by `names`."""
    parts: list[str] = []
    done = 0
    for match in names.finditer(text):
        parts += [change(text[done : match.start()]), match.group()]
        done = match.end()
    return "".join((*parts, change(text[done:])))


def half_width(text: str) -> str:
    """Digits, letters and signs half-width; the colon after the head of an ability stays wide."""
    return unicodedata.normalize("NFKC", text).translate(DASHES).replace(":", "：")


def tidy(text: str) -> str:
    """One kind of blanks and line ends, no blanks around lines, no empty lines."""
    text = re.sub(r"[ \t\u3000]+", " ", text.replace("\r", ""))
    return re.sub(r" *\n+ *", "\n", text).strip()
