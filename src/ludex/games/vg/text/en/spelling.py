"""English, spelling: what printings of one text write differently is written one way before it is read."""

from __future__ import annotations

import re
from typing import Any

from ludex.lang.en.spelling import folded, folder, plain, unfold

__all__ = ["fold", "normalise", "unfold"]

PLACES = {
    "order zone": "Order Zone", "drop zone": "Drop", "drop": "Drop", "soul": "Soul", "hand": "Hand",
    "bind zone": "Bind Zone", "damage zone": "Damage Zone", "g zone": "G Zone", "crest zone": "Crest Zone",
    "trigger zone": "Trigger Zone", "ride deck": "Ride Deck", "deck": "Deck",
}  # fmt: skip
"""How texts write the places of an ability, in small letters -> how they are read."""

_PLACE = "|".join(sorted(map(re.escape, PLACES), key=len, reverse=True))
_HEADS = (
    "Brave|Ritual|Unite|Oracle|Thunderstrike|Darkness|Dark Device|Generation Break|Limit Break|Burst|Shadowstitch|Bloom"
    "|Magia|Powerful|Time Leap|Rush|Cannonball|Overcharge|Arma Arms"
)
"""Keywords that some texts print before the zones, or after a blank. [VG 14.2.2]"""
_AT = r"\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\)"


def _figure(found: re.Match[str]) -> str:
    """A figure in words, as its icon."""
    return f"{found[0].split(maxsplit=1)[0]} [{found[1].capitalize()}] "


_CHANGES: tuple[tuple[re.Pattern[str], Any], ...] = tuple(
    (re.compile(pattern), by)
    for pattern, by in (
        (r"(?m)^Updated: (?:Shield|Trigger|Text)(?:, (?:Shield|Trigger|Text))*\n?", ""),
        (r"［", "["),
        (r"］", "]"),
        (r"：", ":"),
        (r"。", "."),
        (r"(?m)^(AUTO|ACT|CONT)(?=[(:])", r"[\1]"),
        (r"\bwith(?=\"[A-Z])", "with "),
        (r"\[COST\] +\[", "[COST]["),
        (r"(?<= & )Rest\](?= (?:one|two|three|any number) of )", "[Rest]"),
        (r"&91;", "["),
        (r"\b([Ss])earch for your deck for\b", r"\1earch your deck for"),
        (r"\bthe total number of your\b", "the number of your"),
        (r"\beach fighter\b", "each player"),
        (r"\b(unit's|its|vanguard's) power(?= to (?:match|\d))", r"\1 [Power]"),
        (r"&93;", "]"),
        (r"(?m)^• ?", "・"),
        (r"\bAC@(?=,)", "[ACT]"),
        (r"\[COST\]\[\[((?:Counter|Soul)-Blast \d+)\]\]", r"[COST][\1]"),
        (r"(\[COST\]\[[^\[\]\n]*(?:Counter|Soul)-Blast \d+)\] ?(?=\"[^\"\n]+\"\])", r"\1 "),
        (r"(?<=[a-z], )\[(?=(?:discard|put|retire) [^\[\]\n]*\], )", "[COST]["),
        (r"(\[COST\]\[[^\[\]\n]*\]) (?=(?:search|look|draw|choose|call|one of) )", r"\1, "),
        (r"(& (?:Counter|Soul|Energy)-Blast)\] (?=\d+\])", r"\1 "),
        (r"\buntil end turn\b", "until end of turn"),
        (r"\bthis units (?=attacks|boosts)", "this unit "),
        (r"(?<=[a-z\d\]\"] instead)\Z", "."),
        (r"\b([Nn]o|[Aa]|more) new (?=cards? (?:was|were) put\b)", r"\1 "),
        (r"\b(or more of (?:your|any player's) cards) was\b", r"\1 were"),
        (r",(?=\[|[a-z]{2,} )", ", "),
        (r"\[Rest\] +This\b", "[Rest] this"),
        (
            r"(\[(?:AUTO|ACT|CONT)\](?:\((?:VC|RC|GC)(?:/(?:VC|RC|GC))*\))?) ?(?=(?:When|At|During|If|This|All) )",
            r"\1:",
        ),
        (r"(\[(?:AUTO|ACT|CONT)\][^:\n]{0,160}):\s*:", r"\1:"),
        (r"(?<=pay the cost)(?:,\.|\.\.)", "."),
        (r"\bIf you do so, ", "If you do, "),
        (r"(?<=you may pay the cost), (?:and )?if you do, ", ". If you do, "),
        (r"\bone of your opponent's (vanguard|rear-guard)(?=, )", r"one of your opponent's \1s"),
        (r":\[\[(?=Counter-|Soul-)", ":["),
        (r"(Blast \d+)\]\](?= )", r"\1]"),
        (r"(?<=\])\((VC|RC)\)/(Soul|Deck|Hand|Drop [Zz]one)(?=[:\[])", r"(\1/\2)"),
        (r"(?<=\])(Deck|Hand|Soul)/(Drop [Zz]one|Hand|Soul|Deck)(?=[:\[])", r"(\1/\2)"),
        (r"(?<=/)Drop [Zz]one(?=\))", "Drop"),
        (r"(?<![\[\w])Critical(?=[+-]\d)", "[Critical] "),
        (r"，", ", "),
        (r"＆", "&"),
        (r"　", " "),
        (r"(?<=\]) +(?=:)", ""),
        (r"(?m)^(\[(?:AUTO|ACT|CONT)\]) (?=\[[A-Z][a-z]+ [A-Z][a-z]+ \d\])", r"\1"),
        (r"\[Cost\]|\bCOST(?=\[)", "[COST]"),
        (r"\b(Counter|Soul)-(Blast|Charge)(\d)", r"\1-\2 \3"),
        (r"\[(Counter|Soul)-Blast (\d+)(?:\])?, ?(?:\[)?(Counter|Soul)-Blast", r"[\1-Blast \2 & \3-Blast"),
        (r"\[G guardian\]-", "[G Guardian]-"),
        (r'card with "(Heal|Critical|Draw|Stand)"', r"card with [\1]"),
        (r"\?([A-Z][a-z]+(?: [A-Z][a-z]+)*)\?", r"<\1>"),
        (r'"([^"\n\[\]]+) "([^"\n\[\]]+)""', r'"\1 “\2”"'),
        (r'(named|named a|with|or|a)\n([^\n\[\]":]+)\n(?=[a-z,.&])', r'\1 "\2" '),
        (r"(?<=[a-z\d\]>\")]) ,(?= )", ","),
        (r"(?<=[a-z,])\n(?=[a-z])", " "),
        (r"(?<=[a-z] ) +(?=[a-z])", ""),
        (r"[《〈＜«]([^》〉＞»]+)[》〉＞»]", r"<\1>"),
        (r"（([^）]*)）", r"(\1)"),
        (r"\[Cost\]", "[COST]"),
        (r"\bhis or her\b", "their"),
        (r"\bhe or she\b", "they"),
        (r",,(?= )", ","),
        (r"(?<=, )If(?= )", "if"),
        (r"\[COST\]\[(Counter|Soul|Energy)-(Blast)\](\d+)(?=[ \]])", r"[COST][\1-\2 \3"),
        (r"\[(Counter|Soul|Energy)-(Charge)\](\d+)", r"[\1-\2 \3]"),
        (r"(\[COST\]\[(?:Counter|Soul|Energy)-Blast \d)\](\d?\])", r"\1\2"),
        (r"(\[COST\]\[(?:Counter|Soul|Energy)-Blast \d)\](?= [a-z<\"][^\[\]\n]*\])", r"\1"),
        (r"(\[(?:AUTO|ACT|CONT)\]):(\((?:RC|VC|VC/RC|GC)\):)", r"\1\2"),
        (r"\[((?:Front|Back) Row) ?\(RC\)\]", r"\1 (RC)"),
        (r"\b((?:Front|Back) Row(?: Center| Left| Right)?)\(RC\)", r"\1 (RC)"),
        (r"\[Turn 1\]", "[1/turn]"),
        (r"(?<=[a-z]\.)(?=\[(?:AUTO|ACT|CONT)\][(\[:])", "\n"),
        (r"(\[(?:AUTO|ACT|CONT)\])\[Order Zone\]", r"\1(Order Zone)"),
        (r"\(VC/RC\)\]", "(VC/RC)"),
        (r'("\[(?:AUTO|CONT|ACT)\][^"\n]*[a-z0-9\]])"(?=[.,! ])', r'\1."'),
        (r"(\[(?:Power|Shield|Critical)\]) - (?=\d)", r"\1 -"),
        (r"(?<=[.!\"]) ・", "\n・"),
        (r"<<([^<>]+)>>", r"<\1>"),
        (r"\[(Counter|Soul|Energy)-(Blast|Charge)\](\d+)\]", r"[\1-\2 \3]"),
        (r"\[(Counter|Soul|Energy)[- ](Blast|Charge) \((\d+)\)\]", r"[\1-\2 \3]"),
        (r"\](?:,? ?& ?)\[(?=(?:Counter|Soul|Energy)-)", " & "),
        (r"&\[(?=(?:Counter|Soul|Energy)-)", "& "),
        (r"\[(Power|Shield|Critical|Drive)\](?=[+-]\d)", r"[\1] "),
        (r"((?:Counter|Soul)-Blast \d+)\](?=-card [^\[\]\n]*\])", r"\1"),
        (r"(\[COST\]\[[^\]\n]*)\] & (?=[a-z\[])", r"\1 & "),
        (r"(\[(?:AUTO|ACT|CONT)\][^:\n]{0,160}): +(?=[A-Z\[])", r"\1:"),
        (r"\[1/Turn\]", "[1/turn]"),
        (r"\[Limit-Break (\d)\]", r"[Limit Break \1]"),
        (r"(?<=[)\]])LB(\d)(?=:)", r"[Limit Break \1]"),
        (r"\[VersionUp\]", "[Version Up]"),
        (r"\[UStride\](?=-)", "[Ultimate Stride]"),
        (r"\byour units ability\b", "your unit's ability"),
        (r"\[(Soul|Counter)-(Charge|Blast)\] (\d+)", r"[\1-\2 \3]"),
        (
            r"((?:Counter|Soul)-Blast \d+)\]\n?(?=-(?:<[^<>\n]*>|(?:another |grade |normal )?[a-z]+ ?[^\[\]\n]*)\])",
            r"\1",
        ),
        (r"((?:Counter|Soul)-Blast \d+)\]\n?(?=-(?:<[^<>\n]*>|cards? [^\[\]\n]*)[^\[\]\n]*\] )", r"\1"),
        (r"(?<=[a-z\d>\"]\])(?=(?:When|If|At|During|Choose|Draw|Look|Search|Until) )", " "),
        (r"(?<=[a-z\d>]\])(?=\[(?:Counter|Soul)-Charge)", " "),
        (r"\[(AUTO|ACT|CONT)\]\[\(((?:VC|RC|GC)(?:/(?:RC|GC))*)\)\]", r"[\1](\2)"),
        (r"(?<!\[)\bPower(?=[+-]\d)", "[Power] "),
        (r"(?<=& )Rest\],?(?= )", "[Rest]"),
        (r"(?<=・1 card)-(?=[A-Z])", " - "),
        (r'(?m)(^・"[^"\n]*")-(?=[A-Z\[])', r"\1 - "),
        (r"(?<=or more cards)-(?=[A-Z])", " - "),
        (r"(?<=& )Rest(?= (?:a|an|one|two|three|four|five|all) )", "[Rest]"),
        (r'"\[(Heal|Critical|Draw|Stand|Front|Over)\](?: \1)?"', r"[\1]"),
        (r"(\[COST\]\[|:\[)Rest\](?= [^\[\]\n]*\])", r"\1[Rest]"),
        (r"(?<=[)\]])1/Turn:", "[1/turn]:"),
        (r"(\[(?:AUTO|ACT|CONT)\](?:\([^)]*\)|[^:\[\n]*)):(\[1/turn\])", r"\1\2"),
        (r"(?<=[.!)\"]) +(?=\[(?:AUTO|ACT|CONT)\](?:\(|\[|:|[A-Z]))", "\n"),
        (r"(?<=[.a-z])(?=\[(?:AUTO|ACT|CONT)\](?:\(|\[|:))", "\n"),
        (r"(?m)\.\.$", "."),
        (r"\[(Power|Shield|Critical)\](?=\d)", r"[\1] "),
        (r"instead of(?=\+)", "instead of "),
        (r"(?<=grade \d) or lower", " or less"),
        (r"(?<=\.) +(?=Powerful-\[)", "\n"),
        (r"(?m)^(\(After a set order[^)\n]*\)) +(?=Play this)", "\\1\n"),
        (r"(?m)^(\[CONT\]:Sentinel) +(?=\[AUTO\])", "\\1\n"),
        (r'(?<=")(AUTO|ACT|CONT)(?=\()', r"[\1]"),
        (r"(?m)^(\[(?:AUTO|ACT|CONT)\][^\n]{40,}(?:turn|hand|deck|soul|battle|\(RC\)))$", r"\1."),
        (r"\b(as|it|lock|of|opponent's|the|to|unit) \1\b", r"\1"),
        (r'"(?=in (?:its|their) (?:original )?card name)', '" '),
        (r'\b(gets?), (?="\[(?:AUTO|ACT|CONT)\])', r"\1 "),
        (r"(?<=[a-z\d])(?=<[A-Z][^<>\n]*>)", " "),
        (r"(<[A-Z][^<>\n]*>)(?=[a-z])", r"\1 "),
        (r"(\[(?:AUTO|ACT|CONT)\])\( ?((?:VC|RC|GC)(?:/(?:RC|GC))*)\) ?:", r"\1(\2):"),
        (r"(\[(?:AUTO|ACT|CONT)\])((?:VC|RC|GC)(?:/(?:RC|GC))*)(?=:[A-Z\[])", r"\1(\2)"),
        (r"\[Rest\[(?= )", "[Rest]"),
        (r"\bgrade(?=[+-]\d)", "grade "),
        (r"\[(Power|Shield|Critical)\]: ?(?=[+-]\d)", r"[\1] "),
        (r"\bifyou\b", "if you"),
        (r"\bor(?=\[)", "or "),
        (r"(& (?:Counter|Soul|Energy)-Blast)\](\d+)(?=\])", r"\1 \2"),
        (r"(?<=, )this unit get (?=[\[\"])", "this unit gets "),
        (r"（([^（）()\n]*)\)", r"(\1)"),
        (r"\bfor the rest that turn\b", "for the rest of that turn"),
        (
            r"(\[COST\]\[[^\[\]\n]*(?:Soul|Counter)-Blast \d+)\] ?"
            r"(?=(?:cards?|grade|[A-Z][a-z]+ cards?)\b[^\[\]\n]*\])",
            r"\1 ",
        ),
        (r"((?:Soul|Counter)-Blast)\] (?=(?:one|two|three) or more cards\])", r"\1 "),
        (r"\b(UnisonDress|Power|Over|Critical|Shield|Stand|Rest)@", r"[\1]"),
        (r"(?<= )@(Stand|Rest)\b", r"[\1]"),
        (r"\bdrive \+ (?=\d)", "drive +"),
        (r"\bdrive(?=[+-]\d)", "drive "),
        (r"(\[(?:AUTO|ACT|CONT)\])(?:VS@/\(RC\))", r"\1(VC/RC)"),
        (r"(\[(?:AUTO|ACT|CONT)\])P(?=\(RC\))", r"\1"),
        (r"(\[(?:AUTO|ACT|CONT)\]\((?:VC|RC|GC)\))(?=This unit )", r"\1:"),
        (r"\bof you (?=opponent's\b)", "of your "),
        (r"\bnameas\b", "name as"),
        (r"\b(?<=in )(?=same column as\b)", "the "),
        (r"\blook at (?=top card\b)", "look at the "),
        (r"(\[(?:Critical|Draw|Heal|Front)\])\](?= from)", r"\1"),
        (r"(?<![\[A-Z])COST(?=\[)", "[COST]"),
        (r"(?m)^AUTO\d?(?=:)", "[AUTO]"),
        (r"(\[(?:AUTO|ACT|CONT)\]):(?=\[Generation Break \d\]:)", r"\1"),
        (r"(?<=[a-z])rear- (?=guards?\b)", "rear-"),
        (r"(\[CONT\]\((?:VC|RC)\):)a(?=ll of )", r"\1A"),
        (r"(?m)^(・[A-Z][A-Za-z ]{2,40}?|・\d+(?: or (?:more|greater))?(?: cards?)?)-(?=[A-Z][a-z]+ )", r"\1 - "),
        (r'"(Twin|Triple) Drive!{2,3}"', r'"\1 Drive"'),
        (r"\bor fewer\b", "or less"),
        (r"\bgrade one or less\b", "grade 1 or less"),
        (r"\b(is reduced by \[(?:Counter|Soul)-Blast)\](\d)\.", r"\1 \2]."),
        (r'("\[(?:Counter|Soul)-Blast \d "[^"\[\]\n]+")"', r'\1]"'),
        (r'(\brode upon by "[^"\n]+") (?=(?:call|choose|draw|search|look|put) )', r"\1, "),
        (r"(\ball of (?:your|the) [^,.:\n]*rear-guards [^,.:\n]*)\bgets (?=\[|\")", r"\1get "),
        (r"(\ball of (?:your|the) [^,.:\n]*rear-guards [^,.:\n]*)\bloses (?=\[|\")", r"\1lose "),
        (r"\[(Counter|Soul|Energy) (Blast|Charge) (?=\d)", r"[\1-\2 "),
        (
            r"(?:(?<=, )|(?<=\. )|(?<=may )|(?<=and )|(?<=・)|(?<=[\])]:))(Counter|Soul|Energy)-(Blast|Charge) (\d+)"
            r"(?![^\[\]\n]*\])(?=[.,]| (?:and|for)\b)",
            r"[\1-\2 \3]",
        ),
        (r"\b(removed?\b[^.,\[\]\n:]*?) from the game\b", r"\1"),
        (r"\b([Aa])t the start of\b", r"\1t the beginning of"),
        (rf"(\[(?:AUTO|ACT|CONT)\](?:{_AT})?) ?\[?LB ?(\d)\]?(?=:)", r"\1[Limit Break \2]"),
        (rf"(\[(?:AUTO|ACT|CONT)\](?:{_AT})?) ?\[?GB ?(\d)\]?(?=:)", r"\1[Generation Break \2]"),
        (rf"(\[AUTO\](?:{_AT})?) ?Wave ?- ?(?=\d)", r"\1Wave-"),
        (r"\bwhile being boosted by\b", "while boosted by"),
        (r"(?m)^(\[CONT\][^:\n]*:)(?:While (?=this unit |it |you have |there )|As long as )", r"\1If "),
        (r"(?m)^(\[CONT\][^:\n]*:)If ((?:this|your|the)[^,.\n]* would be [^,.\n]*, )", r"\1When \2"),
        (r"(?<=, )instead,? ((?:return|put|bind) [^.,\n]*)(?=\.)", r"\1 instead"),
        (r"\bshow your opponent (?=(?:a|an|one|two|up|the|your) )", "reveal "),
        (r"\bShow your opponent (?=(?:a|an|one|two|up|the|your) )", "Reveal "),
        (r"\bdo(?:es)? not \[Stand\] (?:in|during) ", "cannot [Stand] during "),
        (r"(?<=are in )(Final Rush|Final Burst)\b", r'"\1"'),
        (r"((?:Counter|Soul)-Blast \d+) - (?=[^\[\]\n]*\])", r"\1-"),
        (r"\b(?:with|has|have) (power|critical|shield) (?=\d)", _figure),
        (rf"(\[(?:AUTO|ACT|CONT)\]) ?(\[?(?:{_HEADS})(?: \d)?\]?) ?({_AT})(?=[:\[])", r"\1\3\2"),
        (rf"(\[(?:AUTO|ACT|CONT)\](?:{_AT})?(?:\[1/turn\])?) (?=\[?(?:{_HEADS})(?: \d)?\]?:)", r"\1"),
        (r"\bunits in the (front|back) row of your opponent\b", r"units in your opponent's \1 row"),
        (r"\b(gets?|loses?|has) (\[?)(Twin|Triple) Drive!{2,3}(\]?)", r"\1 \2\3 Drive\4"),
        (
            r"\b(you|your opponent) ha(?:ve|s) (?=(?:called|discarded|played|retired|put|attacked"
            r"|(?:soul|counter|energy)-(?:blast|charg)ed) [^.,]*\bturn\b)",
            r"\1 ",
        ),
        (r"\b(you|your opponent) ha(?:ve|s) drawn (?=[^.,]*\bturn\b)", r"\1 drew "),
        (r"\b(rear-guard|unit|vanguard) returns to (?=(?:your |their )?hand\b)", r"\1 is returned to "),
        (r"\b(your opponent's [^.,\n]* is returned) to their hand\b", r"\1 to hand"),
        (r"\byou have ridden (?=[^.,]*\bturn\b)", "you rode "),
        (
            r"\b(this unit|your (?:opponent's )?(?:vanguard|rear-guard)) has (?=(?:attacked|boosted) [^.,]*\bturn\b)",
            r"\1 ",
        ),
        (r"\[Power\] Trigger (?=\+)", "[Power] "),
        (r'(?<=" in )its(?= card names\b)', "their"),
        (r"(:When this unit attacks[^,.\n]*), and (?=this unit gets\b)", r"\1, "),
        (r"\bif one of (your(?: opponent's)?) (rear-guard|unit|vanguard)s was ", r"if \1 \2 was "),
    )
)
_WIDE = str.maketrans({0xFF10 + i: str(i) for i in range(10)} | {0xFF21 + i: chr(65 + i) for i in range(26)})
"""Wide digits and capitals, and the usual ones."""
_MISSPELT = {
    "amont": "among",
    "atttacks": "attacks",
    "begininng": "beginning",
    "fo": "for",
    "gts": "gets",
    "guage": "gauge",
    "guages": "gauges",
    "ithe": "the",
    "opopnent": "opponent",
    "untiil": "until",
    "seperate": "separate",
    "vaunguard": "vanguard",
    "wih": "with",
    "Wen": "When",
}
"""Misprints, and what is meant."""
_WRONG = re.compile(rf"\b(?:{'|'.join(_MISSPELT)})\b")
_LISTED = re.compile(r"(?<= & )[A-Z](?=[a-z]+ (?!\d))")
_BARE = re.compile(rf"(\[(?:AUTO|ACT|CONT)\])[({{\[]?({_PLACE})[)}}\]]?(?=[:\[])", re.IGNORECASE)
_ICON = r"(?!(?:Counter|Soul|Energy)[- ]|[A-Z][A-Za-z]*\])"
_START = folder(
    r'(?:^|\n|[.:!\]] |[\])]:|[a-z\d]:|Ritual X:|- |(?:\)|Effect|more|less|greater|^)-|\) |"|・|'
    rf"(?:\[COST\]|:|Step-)\[{_ICON})"
)


_NAME = re.compile(r'"([A-Z][^"\n\[\]]*[ -])?"([^"\n\[\]]+)"([ ,][^"\n\[\]]*[^" \n\[\].,])"')
"""A name with a part in quotes of its own."""


def _in_a_name(found: re.Match[str]) -> bool:
    """Whether the place is within a name in quotes or brackets, and not in a cost of an ability in quotes."""
    line = found.string[: found.start()].rpartition("\n")[2]
    before, quote, name = line.rpartition('"')
    quoted = bool(quote) and before[-1:] in ("", " ", "(", "[", "/") and "[" not in name
    return quoted or line.rfind("<") > line.rfind(">") or line.rfind("《") > line.rfind("》")


def normalise(text: str) -> str:
    """Unifies quotes, dashes, blanks, icons and the places of abilities; each ability begins a line."""
    text = _WRONG.sub(lambda m: _MISSPELT[m[0]], plain(text).translate(_WIDE))
    text = _NAME.sub(lambda m: f'"{m[1] or ""}“{m[2]}”{m[3]}"', text)
    for pattern, by in _CHANGES:
        text = pattern.sub(by, text)
    text = _LISTED.sub(lambda m: m[0] if _in_a_name(m) else m[0].lower(), text)
    return _framed(_BARE.sub(lambda m: f"{m[1]}({PLACES[m[2].lower()]})", text))


_FRAME = re.compile(r"\[Glitter\] ?- ?([^\[\]():\n]+?)(?: \([Aa]ctive (?:if|when) [^\n]*\))?")


def _framed(text: str) -> str:
    """[VG 14.47.3.1.1] Glitter with a name, in a line of its own, is written before each ability after it.
    [VG 14.47.3.2.1] [VG 14.47.3.2.2] So all of it is active, or nothing."""
    lines = text.split("\n")
    for i, line in enumerate(lines):
        match = _FRAME.fullmatch(line)
        if match is None:
            continue
        rest = [f"[Glitter]-{match[1]}-{more}" if more[:1] == "[" else more for more in lines[i + 1 :]]
        plain_ = all(more.startswith(("[Glitter]-", "・", "(")) for more in rest)
        return "\n".join((*lines[:i], *rest)) if rest and plain_ else text
    return text


def fold(text: str) -> str:
    """Replaces the capital at the start of a sentence by `^` and the small letter; not in names and races. NB: what one
    "may" in quotes is a sentence."""
    parts = re.split(r'((?<!you may )"(?![.,])(?:(?!(?:with|named|or|and|an?) ")[^"\[])+"|<[^<>\n]+>)', text)
    return "".join(part if i % 2 else folded(_START, part) for i, part in enumerate(parts))
