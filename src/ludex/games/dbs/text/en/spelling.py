"""English, spelling: what printings write differently is written one way before it is read."""

from __future__ import annotations

import re

from ludex.lang.en.spelling import plain, unfold

__all__ = ["EXPLAINS", "fold", "normalise", "unfold"]

_HEADS = (
    "Auto|Permanent|Activate|Counter|Awaken|Evolve|EX-Evolve|Blocker|Double Strike|Triple Strike|Dual Attack|Critical"
)
_CHANGES = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (r"[‐ー－–—]", "-"),
        (r"^-$\n?", ""),
        (r"\{([RBGYKW]|\d+)\}", r"(\1)"),
        (r"白", "(W)"),
        (r"\(([RBGYKW]|\d+)\) (?=\((?:[RBGYKW]|\d+)\))", r"(\1)"),
        (r"\(([RBGYKW])\)/\(([RBGYKW])\)", r"(\1/\2)"),
        (r"^[•●・▪･] ?", "・"),
        (rf"(?<=[.)])[ ]*(?=\[(?:{_HEADS})\b)", "\n"),
        (r"\[(Activate|Counter) ?: ?", r"[\1 "),
        (r"\[Counter\] ?\[", "[Counter "),
        (r"\](?=[\[(A-Z\ue000])", "] "),
        (r"((?:\[(?:Sparking|Limit|Bond|Burst) \d+\] )+)(\[(?:Once|Twice) per turn\] )", r"\2\1"),
        (r"(?<=[a-z\d])\.(?=[A-Z][a-z]+,? )", ". "),
        (r"(?<=[a-z\d])\.\.(?=\s|$)", "."),
        (r"(?<=[a-z\d)\ue001]) +(?=[.,](?:\s|$))", ""),
        (r"\bbattle area\b", "Battle Area"),
        (r"\bShuffle your deck afterwards\b", "Shuffle your deck"),
        (r" ?:(?= |$)", " :"),
        (r" ?:(?=[A-Z\ue000])", " : "),
        (r"\bmulti-?colored\b", "multicolor"),
        (r"\bmay not\b", "can't"),
        (r"\b(Red|Blue|Green|Yellow|Black|White) Card(s?)\b", lambda m: f"{m[1].lower()} card{m[2]}"),
        (r"\b(\d)(?=of |opponent)", r"\1 "),
        (r"\b(non-) (?=\ue000)", r"\1"),
        (r"\binto (your|its owner's|their owner's) hand\b", r"to \1 hand"),
        (r"(?<=\ue001)(?=[A-Z][a-z])", " "),
        (r"\b(red|blue|green|yellow|black|white)(?=\ue000)", r"\1 "),
        (r"(?<=\)),(?=[a-z])", ", "),
        (r"^(\[[^\]\n]*\](?: \[[^\]\n]*\])*) ?(\d)(?=,? (?:if|place|choose|discard|:))", r"\1 (\2)"),
        (r"\bKO-s\b|\bKO's\b", "KOs"),
        (r"\bowners (?=hand|deck)", "owner's "),
        (
            r"(-(?:both|all) (?:mono-|non-|skill-less|\[[^\]]*\]|[^-\n.:\[])*(?<!skill)(?<!mono)(?<!non)-)(?=[a-z])",
            r"\1 ",
        ),
        (r"^(\[Auto\].* Area-) (?=choose|draw|play|add|switch)", r"\1, "),
        (r"\b(red|blue|green|yellow|black|white) and no other colors?\b", r"mono-\1"),
        (r"\b(your|opponent's) leader\b", r"\1 Leader"),
        (r"\bone of your\b", "1 of your"),
        (r"\b([Cc]hoose|up to|than) one (?=[a-z\ue000A-Z])(?!of the|more)", r"\1 1 "),
        (r"\bis also treated as\b", "gains"),
        (r"\blose(s?) (?=-\d)", r"get\1 "),
        (r"(?<=\d)(?=\ue000)", " "),
        (r"^(\[(?:EX-)?Evolve\].*[^.])\.$", r"\1"),
        (r"\b([Aa])t (?:the end of that|end of) turn\b", r"\1t the end of the turn"),
        (r"(?<=[.)]) ?\|$", ""),
        (r"^※$\n?", ""),
        (r"\bＥ", "E"),
        (r"\bone[?―]?(?=[-―]$)", "one"),
        (r"―", "-"),
        (r"\bKO-?ed\b", "KO'd"),
        (r"\bKO-ing\b", "KOing"),
        (r"\b([Ff])or the duration of (?:the |this |that |your )?(turn|battle|game)\b", r"\1or the \2"),
        (r"\bduring this (turn|battle)\b", r"for the \1"),
        (r"\bcannot\b", "can't"),
        (r"\bcan not\b", "can't"),
        (r"\b([Dd])on't\b", r"\1o not"),
        (r"\b([Dd])oesn't\b", r"\1oes not"),
        (r"\b([Dd])idn't\b", r"\1id not"),
        (r"\b([Ii])sn't\b", r"\1s not"),
        (r"\b([Aa])ren't\b", r"\1re not"),
        (
            r"\b([Ii])t's (?=your|not|an?\b|the|in|mono|multi|red|blue|green|yellow|black|white|flipped)",
            r"\1t is ",
        ),
        (r"\btheir (Drop|Warp|hand|deck)s\b", r"their \1"),
        (r"\b([Tt])here's\b", r"\1here is"),
        (r"\b([Yy]ou|[Tt]hey)'ve\b", r"\1 have"),
        (r"\b([Hh]a)(ven|sn)'t\b", lambda m: f"{m[1]}{'ve' if m[2] == 'ven' else 's'} not"),
        (r"\b([Ww])asn't\b", r"\1as not"),
        (r"\b([Ww])eren't\b", r"\1ere not"),
        (r"\b([Ww])on't\b", r"\1ill not"),
        (r"\b(Rest|Active) mode\b", r"\1 Mode"),
        (r"\b(for the) Battle\b(?! [A-Z])", r"\1 battle"),
        (r"\bfor the duration of the Battle\b", "for the battle"),
        (r"\bBattle cards?\b", lambda m: m[0].replace("c", "C")),
        (r"(?<=[a-z])\[", " ["),
        (r"\bThis Card\b", "This card"),
        (r"\b(Leader|Extra|Unison) Card\b", r"\1"),
        (r"\b(Leader|Extra|Unison) Cards\b", r"\1s"),
        (r"\bDrop Area(s?)\b", r"Drop\1"),
        (r"\bEnergy Area\b", "Energy Area"),
        (r"\b([Ii]f (?:you|they) do) so\b", r"\1"),
        (r"\b([Ww]hen you) Combo\b", r"\1 combo"),
        (r"\bAfterwards,", "Then,"),
        (r"\buntil (?:the )?end of (?:the |this )?turn\b", "for the turn"),
        (r"\b(until the end of the|for this) battle\b", "for the battle"),
        (r"\bfor this turn\b", "for the turn"),
        (r"\[Once [Pp]er [Tt]urn\]", "[Once per turn]"),
        (r"\b([Ii])f (?:so|you did|you did so),", r"\1f you do,"),
        (r"\b(?:Also|In addition), (?=[a-z])", "Additionally, "),
        (r"\bof opponent's\b", "of your opponent's"),
        (r" in (?:any order you like|any order of your choice|the order of your choice)\b", " in any order"),
        (r"\bor (?:greater|higher)\b", "or more"),
        (r"\bor lower\b", "or less"),
        (r"\b(energy costs?) (?=\d)", r"\1 of "),
        (r"\bcombo (it|them) with this card(?: in (?:the )?battle)?\b", r"combo with \1"),
        (r"\byou or your opponent's(?= [a-z\ue000A-Z])", "your or your opponent's"),
        (r"^(\[[A-Z][^\]\n]*\](?: \[[^\]\n]*\])*),(?= (?:if|When|when) )", r"\1"),
        (r"^(\[Auto\](?: \[[^\]\n]*\])* (?:\([^)\n]*\))+), when(?= )", r"\1 : When"),
        (
            r"\b(\d+ or (?:more|less|fewer) (?:(?:mono-|non-)?(?:red|blue|green|yellow|black|white|multicolor|color) )*"
            r"(?:\ue000\d+\ue001 )*(?:Battle )?)(card|Card)\b(?!s|'|-)",
            r"\1\2s",
        ),
        (r"\b((?:up to|[Cc]hoose|[Dd]raws?|[Dd]iscards?) [2-9] )card\b(?!s|'|-)", r"\1cards"),
        (r"\b([Dd]raws?|[Dd]iscards?) 1 cards\b", r"\1 1 card"),
        (
            r"\b([Aa]dds?|[Pp]lays?|[Dd]raws?|[Dd]iscards?|[Pp]laces?|[Ss]witch(?:es)?|KOs?|[Rr]eturns?|[Ss]ends?|"
            r"[Rr]eveals?|[Uu]ses?|least|up to) one (?=[a-z\ue000A-Z])(?!of the|more)",
            r"\1 1 ",
        ),
        (r"\b(?:in )?this way\b", "by this skill"),
        (r"\bThen (?=[a-z])", "Then, "),
        (r"\binto (the|your) Battle Area\b", r"in \1 Battle Area"),
        (r"\b([Ii])nto (its owner's|their owners?'s?|your|the|their) (Drops?)\b", r"\1n \2 \3"),
        (r"\bowners' (?=hand|deck|Drop|Warp)", "owner's "),
        (r"\bowner's (hand|deck|Drop|Warp)s\b", r"owner's \1"),
        (r"(?<=[a-z]) +$", ""),
        (r"^(\"?(?:\[[^\]\n]*\] )+)if\b", r"\1If"),
        (
            r"(?<=[a-z\d] )(Red|Blue|Green|Yellow|Black|White)(?= (?:\ue000|[a-z]|Battle|Extra|Leader))",
            lambda m: m[1].lower(),
        ),
        (r"\bＣard", "Card"),
        (r"\bchoose and activate\b", "activate"),
        (r"\bopponent's Battle Card's(?= in)", "opponent's Battle Cards"),
        (r"(?<=more)(?=<)", " "),
        (r"\bput (it|them) into play\b", r"play \1"),
        (r", and additionally, if\b", ", and if"),
        (r"\b(?:is|are) unable to attack\b", "can't attack"),
        (r"\b([Ss]witch [^:.\n]*) to rest(?= :)", r"\1 to Rest Mode"),
        (r"^(\[Activate [A-Za-z/]+\] )(\d)(?=, )", r"\1(\2)"),
    )
)
_SLIPS = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (r"\bK\.O\.", "KO"),
        (r"\bKO[-’`]?d\b", "KO'd"),
        (r"(?<=[a-z\d\]\ue001]),(?=[A-Za-z\ue000])", ", "),
        (r",(?=[.,])", ""),
        (r"(?<=[a-z])\.(?=,)", ""),
        (r"(?<=\d)(?=(?:power|cards?|energy|combo|life)\b)", " "),
        (r" face-? ?down (in|to) (your|their) life\b", r" \1 \2 life"),
        (r"\b(in|to) (your|their) life face-? ?down\b", r"\1 \2 life"),
        (r"\b(battle|leader|extra) (cards?)\b", lambda m: f"{m[1].title()} {m[2].title()}"),
        (r"\b(Leader|Extra) (cards?)\b", lambda m: f"{m[1]} {m[2].title()}"),
        (r"\b([Bb]attle|[Dd]rop|[Cc]ombo|[Ee]nergy|[Ll]eader) [Aa]rea(s?)\b", lambda m: f"{m[1].title()} Area{m[2]}"),
        (r"\b([Rr]est|[Aa]ctive) mode\b", lambda m: f"{m[1].title()} Mode"),
        (r"\b([Mm]ain|[Cc]harge) phase\b", lambda m: f"{m[1].title()} Phase"),
        (r"\b([Oo])pponents (?=Battle|Leader|Drop|deck|hand|life|energy|cards?|Energy|Combo|Warp|skills?)",
         r"\1pponent's "),
        (r"\b(its|their) owners (?=hand|deck|Drop|Warp|energy|life)", r"\1 owner's "),
        (r"\b(\d+ of (?:your|your opponent's|their) (?:other )?(?:[a-z]+ )?)(Battle Card|card)\b(?!s|'|-| skill)",
         r"\1\2s"),
        (r"(?<!and )(?<!than )\b([Tt]his card|[Ii]t|[Tt]hat card) (get|gain) (?=[+\-\[])", r"\1 \2s "),
        (r"\b([Tt]hey|[Tt]hose cards) (get|gain)s (?=[+\-\[])", r"\1 \2 "),
        (r"(?<=[a-z\]\ue001\d)], )(Choose|Draw|Place|Play|Add|Switch|Return|Discard|Send|If|When|Then|You|This|It|That|"
         r"They|Your|Reveal|Look|Negate|Until|For|Remove)(?= )", lambda m: m[1].lower()),
        (r"^((?:\[[^\]\n]*\] )+)(when|choose|draw|place|play|add|switch|return|discard|send|at|during|this|your|you|"
         r"all|while|look|reveal|negate)(?= )", lambda m: m[1] + m[2].title()),
        (r"(?<=[a-z\])\d\ue001] : )(when|choose|draw|place|play|add|switch|return|discard|send|at|this|your|you|all|"
         r"look|reveal|negate|if|negate)(?= )", lambda m: m[1].title()),
        (r"(?<=[a-z\]\ue001]\. )(when|choose|draw|place|play|add|switch|return|discard|send|if|then|this|your|you|all|"
         r"look|reveal|negate|it|that|they)(?=[ ,])", lambda m: m[1].title()),
        (r"^(\[(?:Auto|Permanent|Activate [A-Za-z/]+|Counter [A-Za-z]+)\] .*[a-z])$", r"\1."),
    )
)  # fmt: skip
"""Slips of printings: blanks, capitals, an `s` too few. They change no meaning; what is not among them is declined."""
STARTS = frozenset(
    (
        "Black", "Blue", "Green", "Mono", "Multicolor", "Red", "White", "Yellow",
        "A", "Activate", "Add", "Additionally", "After", "All", "Another", "Any", "As", "At", "Attack", "Before",
        "Both",
        "Cards", "Change", "Copies",
        "Choose", "Combo", "Deal", "Discard", "Draw", "Drop", "During", "Each", "Either", "Every", "Evolve", "Flip",
        "For", "From", "Give", "Gain",
        "Gains", "Have", "If", "In", "Increase", "Inflict", "Instead", "It", "Its", "Look", "Negate", "Neither", "No",
        "On", "Once", "One", "Only", "Otherwise", "Pay", "Place", "Play", "Players", "Put", "Redirect",
        "Reduce", "Remove", "Rest", "Return",
        "Reveal", "Search", "Send", "Shuffle", "Skills", "Switch", "Take", "That", "The", "Their", "Then", "There",
        "These", "They", "This", "Those", "Treat", "Turn", "Twice", "Unless", "Until", "Up", "Use", "When", "Whenever",
        "While", "With", "You", "Your",
    )
)  # fmt: skip
"""The words whose capital only says that a sentence begins."""
_START = re.compile(r'(^|\n|[.:] |; |・|"|\] |\) |, |- ?)(?!Drop\b(?! this))([A-Z][a-z]*)\b(?! Mode| Phase| Area|/|\])')
_NAMED = re.compile(r"\{[^{}\n]{2,}\}|<<[^<>\n]+>>|<[^<>\n]+>")
_KEPT = re.compile("\ue000(\\d+)\ue001")
_WIDE = str.maketrans(
    {chr(code): chr(code - 0xFEE0) for code in (*range(0xFF10, 0xFF1A), *range(0xFF21, 0xFF3B), *range(0xFF41, 0xFF5B))}
    | {
        "，": ", ",
        "．": ". ",
        "。": ". ",
        "、": ", ",
        "［": "[",
        "］": "]",
        "（": "(",
        "）": ")",
        "；": ";",
        "〈": "<",
        "〉": ">",
        "【": "[",
        "】": "]",
    }
    | {"＜": "<", "＞": ">", "《": "<<", "》": ">>", "｛": "{", "｝": "}", "：": ":", "≪": "<<", "≫": ">>"}
)


def _name(text: str) -> str:
    """A name without blanks around it and before its colon."""
    return re.sub(r"\s*:\s*", ": ", re.sub(r"^([{<]+)\s+|\s+([}>]+)$", lambda m: m[1] or m[2], text))


def _hidden(text: str, names: list[str]) -> str:
    """The text with a number in the place of each name, which is added to `names`."""

    def hide(match: re.Match[str]) -> str:
        if re.fullmatch(r"\{\d+\}", match[0]):
            return match[0]
        names.append(_name(match[0]))
        return f"\ue000{len(names) - 1}\ue001"

    return _NAMED.sub(hide, text)


def _shown(text: str, names: list[str]) -> str:
    return _KEPT.sub(lambda m: names[int(m[1])], text)


def normalise(text: str) -> str:
    """Unifies quotes, dashes, brackets and blanks; headings and costs are written one way; short words for areas and
    types."""
    names: list[str] = []
    text = _hidden(plain(text.translate(_WIDE)), names)
    for pattern, by in (*_SLIPS, *_CHANGES):
        text = pattern.sub(by, text)
    return _shown(plain(text), names)


def fold(text: str) -> str:
    """Replaces the capital at the start of a sentence by `^` and the small letter; not in names and types."""
    names: list[str] = []
    return _shown(_START.sub(_folded, _hidden(text, names)), names)


def _folded(match: re.Match[str]) -> str:
    word = match[2]
    return f"{match[1]}^{word[0].lower()}{word[1:]}" if word in STARTS else match[0]


EXPLAINS: str = "|".join(
    (
        r"^ ?\(This card inflicts \d damage instead of \d",
        r"^ ?\(When (?:one|1) of your other cards is attacked, you may switch",
        r"^ ?\(When this card inflicts damage to your opponent's life",
        r"^ ?\(Play this card on top of the specified card",
        r"^ ?\((?:Once|Twice) per turn, when this card attacks, switch this card",
        r"^ ?\(Place and activate this card in (?:the|your) Battle Area\. It remains",
        r"^ ?\(When this card is attacked, KO the attacking card",
        r"^ ?\(When this card is attacked, KO the attacking Battle Card",
        r"^ ?\(If a Battle Card's power falls to 0 or less, it is KO'd",
        r"^ ?\(You can only activate this skill (?:once|twice|\d times) per turn across",
        r"^ ?\(\[Counter\] is activated from your hand by paying",
    )
)
"""Remarks that only say what the rules say anyway."""
