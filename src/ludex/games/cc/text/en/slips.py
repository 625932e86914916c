"""English, slips: how careless printings write what others write well: keywords without capitals, other marks between
cost and effect, words left out, figures apart from their signs. They are mended before anything else is read."""

from __future__ import annotations

import re

_VERBS = (
    "discards|banishes|reveals|draws|puts|loses|chooses|shuffles|skips|removes|returns|rests|reverses|turns|corrupts"
    "|recovers|gains|may|cannot"
)
_KEYWORDS = {
    "double corrupt": "Double Corrupt", "triple corrupt": "Triple Corrupt", "slow start": "Slow Start",
    "last word": "Last Words", "last words": "Last Words", "lastwords": "Last Words", "quick cast": "Quickcast",
    "quick-cast": "Quickcast", "quickcast": "Quickcast", "hubris": "Hubris", "lethargy": "Lethargy",
    "soul seal": "Soul Seal", "united front": "United Front", "step-up": "Step Up", "unity": "Unity",
}  # fmt: skip
_BARE = {"enter": "Enter", "enters": "Enter", "break": "Break", "vanity": "Vanity", "rest": "Rest", "bingo": "BINGO"}
_DONE = "attacked|destroyed|banished|discarded|switched|targeted|removed from the game|turned face (?:up|down)"
_PLAIN = {"attacking": "attack", "battling": "battle", "switching": "switch", "leaving": "leave", "entering": "enter"}


_OWN = "|".join(
    ("Break", "Quickcast", "Quick", "Hubris", "Double", "Triple", "Slow", "Lethargy", "Unity", "Soul", "Enter", "Last",
     "United", "Vanity", "Step", "Ride", "Rest", "DCT", "BINGO")
)  # fmt: skip
"""How the book's own keywords begin: what stands in brackets behind them only restates them."""


_ELEMENTS = "Solis|Ignus|Silva|Terra|Luna|Aqua|Aes"


def _broken(match: re.Match[str]) -> str:
    """[Break] with its cost, however that is bracketed."""
    parts = re.findall(rf"\d+|{_ELEMENTS}", match[1])
    return f"[Break] ({''.join(part if part.isdigit() else f'[{part}]' for part in parts)})"


def _meant(match: re.Match[str]) -> str:
    """What the brackets behind a keyword of no book say."""
    said = match[1]
    return f"{said[0].upper()}{said[1:]}."


def _named(match: re.Match[str]) -> str:
    return _KEYWORDS[match[0].lower()]


def _choice(match: re.Match[str]) -> str:
    """What the player chooses goes without saying, unless another player does it."""
    return match[0] if re.search(r"player|opponent|controller|element|aether", match[1]) else match[1]


def _headed(match: re.Match[str]) -> str:
    return f"{_BARE[match[1].lower()]}: {match[2].upper()}"


SLIPS = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (rf"^\[?(?!(?:{_OWN})\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?\]?:? ?\(([^()\n]{{12,}}?)\.?\)$", _meant),  # RULING-CC-053
        (r"\bIf (?=(?:attacked|battled|switched) (?:an? [a-z ]+ )?this turn)", "If I "),
        (r"(?<=[A-Za-z\]\d]) \? (?=[A-Z\[])", " ⇒ "),
        (r"^(?:Materials?: ?)?((?:\ue000\d+\ue001 ?[♥♡❤?&+×] ?)+\ue000\d+\ue001)$",
         lambda m: " ♥ ".join(re.findall("\ue000\\d+\ue001", m[1]))),
        (r"^([A-Z][\w'・-]*(?: [A-Z][\w'・-]*)*) ?[♥♡❤] ?([A-Z][\w'・-]*(?: [A-Z][\w'・-]*)*)$",
         r'"\1" ♥ "\2"'),
        (rf"^\[?Break\]?:? ?[-–—(\[{{]*((?: ?[\[{{(]?(?:\d+|{_ELEMENTS})[\]}})]?)+)[)\]}}]*(?= ?\([A-Z][a-z]+ |$)",
         _broken),
        (r", \[Rest\] (?=an? |another |one |two )", ", rest "),
        (r"\b((?:Whenever|When)|[Rr]eturn|[Dd]estroy|[Rr]ecover|[Rr]everse|[Rr]est|[Ss]witch) (?=\ue000)", r"\1 a "),
        (r"^(\ue000\d+\ue001) (you control )?(?:gains?|has) ", r"Cards named \1 \2gain "),
        (rf"(?i)\b(?:{'|'.join(sorted(_KEYWORDS, key=len, reverse=True))})\b", _named),
        (r"^\[?(?:[Oo]n )?(ENTER|VANITY|BREAK|BINGO|Enters|enter)\b(?! the)",
         lambda m: m[0].replace(m[1], _BARE[m[1].lower()])),
        (r"^\[?(?:On )?(Enter)\]?(?: ?[-–—] ?|\n)(?=[A-Z])", r"\1: "),
        (r"^\[?(?:On )?(Enter)\]?, ([a-z])", _headed),
        (r"^On (?=\[?Enter\b)", ""),
        (r"^\[?(Last Words)\]?(?: ?[-–—] ?|\n)(?=[A-Z])", r"\1: "),
        (r"^[\[({]?(?:rest|Rest|REST)[\])}]?(?= ?[:,;])", "[Rest]"),
        (r"^[\[({]?(?:Rest|REST)[\])}]?(?:; ?|\. | and )(?=[^:\n]*:)", "[Rest], "),
        (r"^[\[({]?(?:Rest|REST)[\])}]? ?[-–—] ?(?=[A-Z])", "[Rest]: "),
        (r"^(\[Rest\], [^:;\n]*); ?(?=[A-Z])", r"\1: "),
        (r"^(\[Rest\], )([A-Z])(?=[a-z]+ )", lambda m: f"{m[1]}{m[2].lower()}"),
        (r"\](?=\[(?:Break|Quickcast|Hubris|Double|Triple|Slow|Lethargy|Unity|Soul|Enter|Last))", "] "),
        (r"\[([a-z][A-Za-z' -]*)\]", lambda m: f"[{m[1].title()}]"),
        (r"\[([+-]?\d+ ?/ ?[+-]?\d+)\]", r"\1"),
        (r"([+-])(\d+)/(?=\d)", r"\1\2/\1"),
        (r"(?<=[ /])([+-]|–|−) (?=\d+ ?(?:ATK|DEF|atk|/))", lambda m: "+" if m[1] == "+" else "-"),
        (r"\b(\d+) (?:additional|more|extra) (ATK|DEF)\b", r"+\1 \2"),
        (r"\ban additional (\d+) (ATK|DEF)\b", r"+\1 \2"),
        (r"\b([Ee])nd [Oo]f (?:the )?[Tt]urn\b|\b(?:EOT|eot|EoT)\b", lambda m: f"{m[1] or 'e'}nd of turn"),
        (r"\b([Ee])nd of the battle\b(?! phase)", r"\1nd of battle"),
        (r"(^|(?<=[.:⇒] ))([Tt]arget [^.\n:]*?)'s (ATK and DEF|ATK|DEF) ([+-]\d+)(?= until| this)",
         r"\1\2 gains \4 \3"),
        (r"(^|(?<=[.:⇒] ))([Tt])arget ([^.\n:]*?) has its (ATK|DEF) doubled( until end of turn| this turn)",
         r"\1Double the \4 of target \3\5"),
        (r"(^|(?<=[.:⇒] ))([+-]\d+(?:/[+-]\d+| ATK and DEF| ATK| DEF)) to ([Tt])arget ([^.\n]*?)( until end of turn"
         r"| this turn)",
         r"\1Target \4 gains \2\5"),
        (r"(^|(?<=[.:⇒] ))([Tt])arget ([^.\n:]*?)'s (ATK|DEF) is (doubled|halved)( until end of turn| this turn)",
         lambda m: f"{m[1]}{'Double' if m[5] == 'doubled' else 'Halve'} the {m[4]} of target {m[3]}{m[6]}"),
        (r"\b(servants?|casters?|they|cards?) each (?=(?:gain|get|lose)\b)", r"\1 "),
        (r"\bPut (target (?:(?! into )[^.\n])*?|it|me|this card) (?=face (?:up|down)[.,])", r"Turn \1 "),
        (r"\bcalled face up\b", "called"),
        (r"\b([Ii])n to (?=(?:your|the|an|its|their|play)\b)", r"\1nto "),
        (r"\b(to|into|in|on|from|leaves?|enters?|left|entered) field\b(?! zone)", r"\1 the field"),
        (r"\byour (?:deck|hand|graveyard), (?:deck|hand|graveyard),? (?:or|and|and/or) (?:deck|hand|graveyard)\b",
         "your deck, hand, or graveyard"),
        (r"\b(servants?|casters?|conjures?|barriers?|cards?) (?=cost \d+ or (?:less|more|lower|higher)\b)",
         r"\1 with "),
        (r" of (?:their|its controller's|its owner's|that player's) choice\b", ""),
        (r"([^.\n]*) of your choice\b", _choice),
        (rf"\b([Tt])arget enemy (?=(?:{_VERBS})\b)", r"\1arget enemy player "),
        (r"\b([Dd]iscards?) (a|one|two|three) random (cards?)\b", r"\1 \2 \3 at random"),
        (r"^(?:During|On) ([a-z' ]*turns?) ?: (?=I\b)", r"During \1, "),
        (r"^On (?=(?:your|enemy|an enemy|allied|your opponent's) turns?,)", "During "),
        (r"^(?:When|Whenever|Upon) (attacking|battling|switching|leaving|entering)\b",
         lambda m: f"When I {_PLAIN[m[1]]}"),
        (rf"^(?:When|Whenever) ({_DONE})(?= ?[:⇒,])", r"When I am \1"),
        (r"\b(enter|leave)(s?) or (leave|enter)s? the field\b", r"\1\2 the field or \3\2 the field"),
        (r"^If (?=(?:I|this card) (?:(?!would|have|has|control)[^,:\n])*? ?: )", "When "),
        (r"\band/or (?=abilit)", "or "),
        (r"\b(cannot|can't) be target of\b", r"\1 be the target of"),
        (r"\bduring (?=(?:recovery|draw|call|main|battle|end) phase\b)", "during the "),
        (r"\b(?:[Mm]y|[Tt]his card's) cost is (\d+) (less|more)\b", r"This card costs \1 \2 to play"),
        (r"\b(\d+) ?[x×] the number of\b", r"\1 times the number of"),
    )
)  # fmt: skip
"""Patterns, and what is written in their place."""
