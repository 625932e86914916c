"""Japanese, spelling: normalises text before it is read, and rewrites phrases as other printings word them."""

from __future__ import annotations

import re
import unicodedata


def normalise(text: str) -> str:
    """Makes digits and letters half-width, unifies colons and blanks, and joins options to the line before the list.
    Names stay as they are."""
    parts = re.split("(『[^』]*』)", text)
    text = "".join(s if i % 2 else unicodedata.normalize("NFKC", s).replace(":", "：") for i, s in enumerate(parts))
    text = re.sub(r"[ \t]+", " ", text.replace("\r", ""))
    text = re.sub(r" *\n *", "\n", text).strip()
    return re.sub(r"\n(?=【\d】)", "", text)


def fold(text: str) -> str:
    """Adds the full stop that quoted abilities lack, so that they end like other abilities."""
    return re.sub(r"」(?=を持つ|と「|と【)", "。」", text)


def unfold(text: str) -> str:
    return text.replace("。」", "」")


WRITTEN_OUT = {
    "[ファンファーレ]": "【ファンファーレ】", "[ラストワード]": "【ラストワード】", "[起動]": "【起動】",
    "[進化]": "【進化】", "[クイック]": "【クイック】", "[Q]": "【クイック】", "[アクト]": "アクト",
    "[攻撃力]": "攻撃力", "[体力]": "体力", "[コスト{n:neg}]": "コスト{n:neg}",
}  # fmt: skip


def written_out(template: str) -> str:
    """Rewrites a template as on newer cards, which print words instead of icons."""
    for picture, words in WRITTEN_OUT.items():
        template = template.replace(picture, words)
    return template


def base_cost(template: str) -> str:
    """Rewrites a template as on older cards, which do not say that a cost is the base cost."""
    return template.replace("元のコスト", "コスト")


STYLES = (base_cost, written_out)
