"""Japanese, spelling: what printings of one text write differently is written one way before it is read."""

from __future__ import annotations

import re

from ludex.games.vg.text.ja.words import NAME, WIDE
from ludex.lang.ja.spelling import half_width, outside, tidy

_NAMES = re.compile(NAME)
_LINE = re.compile(
    r"(?<=[。)!者枚]) ?(?=(?:(?!以[上下]-)[^\s。【】『』「」・-][^\s。【】『』「」-]*-|【[^】]*】-)?"
    r"【(?:自|起|永)】(?:【|：)"
    r"|追加効果-|【(?:究極)?超越】-|【Gガーディアン】-|【(?:クロス)?オーバードレス】-|【爆裂成長期】-)"
)
_BULLET = re.compile(r"(?<=[。)』]) ?(?=・)|(?<=】)(?=・【)")
_ICON = re.compile(
    r"(?<=[。)』]) ?(?=【(?:[^【】]+アイコン|ハッピー・トイズ)】(?:\(|\n|$))|(?<=。)(?=【レガリスピース】)"
)
_FIRST = re.compile(
    r"^(【レガリスピース】(?:\([^()]*\))?|【永】：守護者(?:\([^()]*\)|(?=[^をか(]))|〈(?:[^〈〉]*ワールド|ジェネリック|百鬼夜行|ドラゴン・アイン)〉(?:\([^()]*\))?"
    r"|【永】【\(V\)/\(R\)】：【リトライ】) ?(?=[^\n(])",
    re.MULTILINE,
)
_LIMIT = re.compile(rf"^(【永】：{NAME}はデッキに\d+枚(?:まで|だけ|のみ)入れられる。)(?=[^\n(])", re.MULTILINE)
_GLITTER = re.compile(r"(?<=[。)』]) ?(?=【煌求者】(?:-[^【】：\n(]+)?(?:\([^()]*\))?(?:\n|$|【))")
_FRAME = re.compile(r"【煌求者】-([^【】：\n(]+)(?:\([^()]*\))?")
_QUOTED = re.compile("『[^『』]*』")
_BLANK = re.compile(r"(?<=[】\])、。：」』・!-]) | (?=[【\[(、。：「『]|-[「【]|-$)")
_FOOTER = re.compile(r"\nスタンダード [A-Z0-9-]+/\S+ .*イラスト/.*$")
"""What some copies have below the text: the format, the number, the artists."""


_COLON = re.compile(r"^(・?【[自永起]】(?:【[^】]*】)*)(?=この|あなた|相手)", re.MULTILINE)
_ARMS = re.compile(r"^((?:左神|右神)?装備-(?:「[^」\n]+」(?:を含む)?)?[^「」【】\n]*)(?=【コスト】)", re.MULTILINE)
_SLIPS = (
    ("」含む", "」を含む"),
    ("公開し手札に", "公開して手札に"),
    ("好きな枚数", "望む枚数"),
    ("好きな順番で", "望む順で"),
    ("好きな順で", "望む順で"),
    ("望む順番で", "望む順で"),
    ("ならば、", "なら、"),
    ("お互いの", "あなたと相手の"),
    ("お互いは", "あなたと相手は"),
    ("または", "か"),
    ("ブーストされずに", "ブーストされないで"),
)
"""Small words that single printings leave out, and words that they spell otherwise."""
_TOP = re.compile(r"山札(?:の|を)上から(\d+枚)を?(?=[^、]*(?:見|公開|置|捨|バインド))")
_NAMED = re.compile(r"(?<!元々の)カード名に(?=「)")


def normalise(text: str) -> str:
    """Half-width digits and signs outside names, round brackets in names wide; each ability begins a line, and each
    item of a list."""
    text = _NAMES.sub(lambda m: m[0].translate(WIDE), text)
    text = tidy(_FOOTER.sub("", outside(_NAMES, text, half_width))).replace("ヴァンガ-ド", "ヴァンガード")
    text = outside(_NAMES, text, lambda part: _BLANK.sub("", part))
    text = _LIMIT.sub(r"\1\n", _FIRST.sub(r"\1\n", _FIRST.sub(r"\1\n", _ICON.sub("\n", text))))
    text = outside(_QUOTED, text, lambda part: _BULLET.sub("\n", _LINE.sub("\n", part)))
    text = _ARMS.sub(r"\1\n", _COLON.sub(r"\1：", text))
    for slip, right in _SLIPS:
        text = text.replace(slip, right)
    text = _TOP.sub(r"山札を上から\1", _NAMED.sub("", text))
    return _framed(outside(_QUOTED, text, lambda part: _GLITTER.sub("\n", part)))


def _framed(text: str) -> str:
    """[VG 14.47.3.1.1] Glitter with a name, in a line of its own, is written before each ability after it."""
    lines = text.split("\n")
    for i, line in enumerate(lines):
        match = _FRAME.fullmatch(line)
        if match is None:
            continue
        rest = [f"【煌求者】-{match[1]}-{more}" if more[:1] == "【" else more for more in lines[i + 1 :]]
        plain = all(more.startswith(("【煌求者】-", "・", "(")) for more in rest)
        return "\n".join((*lines[:i], *rest)) if rest and plain else text
    return text
