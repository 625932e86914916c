"""English, slips: how careless printings write what others write well: keywords without capitals, lost icons, other
brackets, dashes and blanks, articles left out. They are mended before anything else is read."""

from __future__ import annotations

import re

_KEYWORDS = {
    "double corrupt": "Double Corrupt", "triple corrupt": "Triple Corrupt", "slow start": "Slow Start",
    "last word": "Last Words", "last words": "Last Words", "lastwords": "Last Words", "quick cast": "Quickcast",
    "quick-cast": "Quickcast", "quickcast": "Quickcast", "hubris": "Hubris", "lethargy": "Lethargy",
    "soul seal": "Soul Seal", "united front": "United Front", "step-up": "Step Up", "unity": "Unity",
}  # fmt: skip
_BARE = {"enter": "Enter", "enters": "Enter", "break": "Break", "vanity": "Vanity", "bingo": "BINGO"}
_ELEMENTS = "Solis|Ignus|Silva|Terra|Luna|Aqua|Aes"


def _broken(match: re.Match[str]) -> str:
    """[Break] with its cost, however that is bracketed; not two figures."""
    parts = re.findall(rf"\d+|{_ELEMENTS}", match[1])
    if sum(part.isdigit() for part in parts) > 1:
        return match[0]
    return f"[Break] ({''.join(part if part.isdigit() else f'[{part}]' for part in parts)})"


def _named(match: re.Match[str]) -> str:
    return _KEYWORDS[match[0].lower()]


SLIPS = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (r"(?<=[A-Za-z\]\d]) \? (?=[A-Z\[])", " ⇒ "),
        (r"^((?:\ue000\d+\ue001 ?[♥♡❤?&] ?)+\ue000\d+\ue001)$",
         lambda m: " ♥ ".join(re.findall("\ue000\\d+\ue001", m[1]))),
        (r"^([A-Z][\w'・-]*(?: [A-Z][\w'・-]*)*) ?[♥♡❤] ?([A-Z][\w'・-]*(?: [A-Z][\w'・-]*)*)$",
         r'"\1" ♥ "\2"'),
        (rf"^\[?Break\]?:? ?[-–—(\[{{]*((?: ?[\[{{(]?(?:\d+|{_ELEMENTS})[\]}})]?)+)[)\]}}]*(?= ?\([A-Z][a-z]+ |$)",
         _broken),
        (r", \[Rest\] (?=an? |another |one |two )", ", rest "),
        (rf"(?i)\b(?:{'|'.join(sorted(_KEYWORDS, key=len, reverse=True))})\b", _named),
        (r"^\[?(ENTER|VANITY|BREAK|BINGO|Enters|enter)\b(?! the)",
         lambda m: m[0].replace(m[1], _BARE[m[1].lower()])),
        (r"^\[?(Enter|Last Words)\]? ?[-–—] ?(?=[A-Z])", r"\1: "),
        (r"^[\[({]?(?:rest|Rest|REST)[\])}]?(?= ?[:,])", "[Rest]"),
        (r"^[\[({]?(?:Rest|REST)[\])}]?; ?(?=[^:\n]*:)", "[Rest], "),
        (r"^[\[({]?(?:Rest|REST)[\])}]? ?[-–—] ?(?=[A-Z])", "[Rest]: "),
        (r"^(\[Rest\], )([A-Z])(?=[a-z]+ )", lambda m: f"{m[1]}{m[2].lower()}"),
        (r"\](?=\[(?:Break|Quickcast|Hubris|Double|Triple|Slow|Lethargy|Unity|Soul|Enter|Last))", "] "),
        (r"\[([a-z])([a-z-]*)\]", lambda m: f"[{m[1].upper()}{m[2]}]"),
        (r"\[([+-]?\d+ ?/ ?[+-]?\d+)\]", r"\1"),
        (r"\+(\d+)/(?=\d)", r"+\1/+"),
        (r"(?<=[ /])([+-]|–|−) (?=\d+ ?(?:ATK|DEF|atk|/))", lambda m: "+" if m[1] == "+" else "-"),
        (r"\b([Ee])nd [Oo]f (?:the )?[Tt]urn\b|\b(?:EOT|eot|EoT)\b", lambda m: f"{m[1] or 'e'}nd of turn"),
        (r"\b([Ee])nd of the battle\b(?! phase)", r"\1nd of battle"),
        (r"\b([Ii])n to (?=(?:your|the|an|its|their|play)\b)", r"\1nto "),
        (r"\b(to|into|in|on|from|leaves?|enters?|left|entered) field\b(?! zone)", r"\1 the field"),
        (r"\b([Dd]iscards?) (a|one|two|three) random (cards?)\b", r"\1 \2 \3 at random"),
        (r"^On (?=(?:your|enemy|an enemy|allied|your opponent's) turns?,)", "During "),
        (r"\b(cannot|can't) be target of\b", r"\1 be the target of"),
        (r"\bduring (?=(?:recovery|draw|call|main|battle|end) phase\b)", "during the "),
        (r"\b(\d+) ?[x×] the number of\b", r"\1 times the number of"),
    )
)  # fmt: skip
"""Patterns, and what is written in their place."""
