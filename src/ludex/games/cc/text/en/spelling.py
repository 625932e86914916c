"""English, spelling: what the printings of 2017 and 2026 write differently is written one way before it is read."""

from __future__ import annotations

import re

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c1100_keywords import KEYWORDS
from ludex.games.cc.text.en.slips import SLIPS
from ludex.games.cc.text.en.synonyms import SYNONYMS
from ludex.lang.en.spelling import plain, unfold

__all__ = ["fold", "normalise", "unfold"]

ICONS = (
    *(keyword.name for keyword in KEYWORDS), "Step Up", "United Front", "Vanity", "BINGO", "DCT", "Ride",
)  # fmt: skip
"""What stands in square brackets and is no race."""
_ICONS = "|".join(sorted(map(re.escape, ICONS), key=len, reverse=True))
_LONG = "|".join(re.escape(name) for name in ICONS if " " in name or name in ("Quickcast", "Hubris", "Lethargy"))
_ELEMENTS = "|".join((*(name.capitalize() for name in ELEMENTS), "Void"))
_NOUNS = (
    "Caster|Servant|Conjure|Barrier|Deity|Graveyard|Stock|Zone|Orb|Trait|Race|Cost|Level|Deck|Hand|Field|Spell|Card"
    "|Ability|Player|Owner|Aether|Token|Counter|Turn|Phase|Control|Target"
)
_DEEDS = "Banish|Discard|Rest|Recover|Reverse|Remove|Return|Draw|Destroy|Put|Pay|Corrupt|Switch|Reveal"
_WORDS = ("", "one", "two", "three", "four", "five")
_MANY = "two|three|four|five|six|seven|\\d+"
_ONE_OF = (
    "[Bb]anish|[Dd]iscard|[Dd]estroy|[Rr]eturn|[Rr]est|[Rr]ecover|[Rr]everse|[Ss]witch|[Rr]eveal|[Rr]emove|[Cc]hoose"
)
_TRIGGER = (
    r"\[?(?:Enter|Last Words)\]?|(?:At|When|Whenever|The first time|Once per turn, (?:at|when|whenever)) [^:⇒→\".\n]*?"
)
_AS_RESTED = r"(?:a [Rr]ested caster|a caster,? (?:as|in|and) [Rr]est(?:ed)?)\b(?: it)?"
_ENTERED = {"enter": "enter", "enters": "enters", "entered": "entered", "comes into": "enters", "came into": "entered"}
_RACES = r"[A-Z]\w+(?: or [A-Z]\w+)?"
_PAST = r"was|cannot|would|may|can|must|did|do not|\w+ed"
_BARE = "attack|battle|switch|corrupt|enter|recover|rest|destroy|leave"


def _bracketed(match: re.Match[str]) -> str:
    """A line of keywords, each in brackets."""
    return " ".join(f"[{name}]" for name in re.findall(_ICONS, match[0]))


_CHANGES = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (r"(?<=\w)(?=\ue000)", " "),
        (rf"^\[(?!(?:{_ICONS})\])[A-Z][A-Za-z' -]*\] ?\(([^()\n]*)\)$", r"\1"),  # RULING-CC-053
        (r"^Universal ?\((You may pay [^()\n]*)\)$", r"\1"),
        (r"^[•●・▪*] ?", "・"),
        (r"\](?=[A-Za-z])", "] "),
        (r"\b([Dd]raws?|[Dd]rew|[Dd]iscards?|[Dd]iscarded) (?:1|one) card\b", r"\1 a card"),
        (r"([+-]\d+) ATK ?/ ?([+-]\d+) DEF\b", r"\1 ATK and \2 DEF"),
        (r"([+-]\d+) ATK ?/ ?DEF\b", r"\1 ATK and DEF"),
        (r"\b(Look at the top [^.,\n]*), (reveal|put) (?=an? |up to |one )", lambda m: f"{m[1]}. {m[2].capitalize()} "),
        (r"((?:^|[.:⇒] )(?:Reveal|Put) (?:(?! may )[^.\n])*), then put the rest ", r"\1. Put the rest "),
        (r"^(\[?(?:Rest|REST)\]?(?:, [^.:⇒→\n]*?)?) ?(?:⇒|→|=>) ?(?=[A-Z])", r"\1: "),
        (r"\bthan mine\b", "than this card"),
        (r"\b([Cc]annot|[Cc]an't) be the targets? of\b", r"\1 be targeted by"),
        (r"\b([Cc]hoose one(?: of the following)?(?::| -)) ([a-z])", lambda m: f"{m[1]} {m[2].upper()}"),
        (r"\b(costs?) (two|three|four|five) (less|more)\b", lambda m: f"{m[1]} {_WORDS.index(m[2])} {m[3]}"),
        (r"\b(becomes?) an? (allied )?[Ss]ervant with (\d+) ATK and (\d+) DEF\b", r"\1 a \3/\4 \2servant"),
        (r"\bthat (?:has|have) (attacked|battled|switched|entered|corrupted)\b", r"that \1"),
        (r"(^|(?<=[.:⇒] ))Double the (ATK|DEF) of ([^.\n]*?)( until end of turn| this turn)",
         lambda m: f"{m[1]}{m[3][0].upper()}{m[3][1:]} gains +X {m[2]}{m[4]}, where X is its {m[2]}"),
        (r"^\[?(Step Up|United Front)\]? ([A-Z]\w+)$", r"[\1] (\2)"),
        (r"^\[?Ride\]? ?\(?(\d+)\)?$", r"[Ride] (\1)"),
        (r"(^|(?<=[.:⇒] ))Soul Bond(?= (?:an?|it|that|target|up to)\b)", r"\1Soul bond"),
        (r"\. X (?:is|equals) (?=the |equal )", ", where X is "),
        (r"\bYou may play (this card|me) only(?= if| while| during)", r"Play \1 only"),
        (r"\b(?:[Pp]layers|[Ee]nemies|[Ee]nemy players|[Yy]our opponent|[Yy]ou and your opponent) cannot chase "
         r"(?:this card|me)\b", "This card cannot be chased"),
        (r"(?<=[Cc]hoose one) ?-{2,}$", " -"),
        (r"^(?:Whenever|When) (?=[^.:⇒→\"\n]* would [^.:⇒→\"\n]*\binstead\b)", "If "),
        (r"\b([Dd]iscards? (?:a|one) [^.\n]*)\. If (?:it|that card) (is|was) (?=an? |not )",
         r"\1. If the discarded card \2 "),
        (r"((?:^|[.:⇒] )Discard (?:a|one) [^.\n]*)\. If it's (?=an? |not )", r"\1. If the discarded card is "),
        (r"(?<=[a-z\])]),(?=[a-z])", ", "),
        (r"(?<=[+-]\d),(?=\d{3}\b)", ""),
        (r"\b(?:atk|Atk)\b", "ATK"),
        (r"\b(?:def|Def)\b", "DEF"),
        (r"\b(?:LV|Lvl\.?|LVL|lvl)(?= ?\d)", "Lv"),
        (r"\b([Ff])ace(up|down)\b", r"\1ace \2"),
        (r"\b([Pp])lace(s|d)?(?= (?:it|them|that|this|a|an|the|all|up|any|target|one|two|three|me)\b)",
         lambda m: f"{m[1]}ut{'s' if m[2] == 's' else ''}"),
        (r"\b(was|were|is|are|be) placed\b", r"\1 put"),
        (r"\bput (it|them) in (?=your hand|an allied graveyard|your graveyard|the field)", r"put \1 into "),
        (r"\bonto the field\b", "into the field"),
        (r"\bwith (\d+|X) cost( or (?:less|more|lower|higher))?\b", r"with a cost of \1\2"),
        (r"\bwith (\d+|X)( or (?:less|more|lower|higher)) cost\b", r"with a cost of \1\2"),
        (r"\bequal to or (?:lower|fewer) than\b", "equal to or less than"),
        (r"\bequal to or (?:higher|more) than\b", "equal to or greater than"),
        (r"\. If so, ", ". If you do, "),
        (r"(?<!from )\bthe top of (your|their) deck(?=[.,]| into| and| face)", r"the top card of \1 deck"),
        (r"\b(?:at|in) main timing\b", "during main timing"),
        (r"(?<=only )in (?=(?:your|an enemy|an allied) \w+ phase\b)", "during "),
        (r"\bwhen (?=(?:rested|reversed|recovered)\b)", "while "),
        (r"(?<=[\]}]) element (?=(?:servant|caster|conjure|card|barrier)s?\b)", " "),
        (r"^(whenever|when|at) (?=[a-z])", lambda m: f"{m[1].capitalize()} "),
        (r"(?<=[a-z] )This (card|servant|caster)\b", r"this \1"),
        (r"\bnon-(Caster|Servant|Conjure|Barrier)\b", lambda m: m[0].lower()),
        (r"^At end of this turn(?= ?[:⇒→])", "At end of turn"),
        (r" and shuffle your deck\.", ". Then shuffle your deck."),
        (r"\b(into the field under (?:your|its owner's) control),? (?:as|in) Rest(?:ed)?\b", r"\1 rested"),
        (r"((?:^|[:⇒.] )(?:Banish|Discard) an? [^.\n]*)\. If you (?:do not|don't), ", r"\1. If you cannot, "),
        (r"\bbecomes? the target of\b", "is targeted by"),
        (r"\bchooses and (?=(?:banish|discard|return|rest|revers|destroy|remov|put)e?s )", ""),
        (r"\bchoose and (?=(?:banish|discard|return|rest|reverse|destroy|remove|put) )", ""),
        (r"\b(becomes?|is|are) (an? )?([A-Z]\w+) in addition to (?:its|their) other (?:races?|traits?|types?)\b",
         lambda m: f"{'gains' if m[1] in ('becomes', 'is') else 'gain'} the race {m[3]}"),
        (r"\b(enters? the field with [^.\n]* counters?) on (?:it|this card|me)\b", r"\1"),
        (r"\bas stocks?\b(?=\.)", "as stock"),
        (r"(?<=[a-z\d])\.(?=[A-Z][a-z]+ )", ". "),
        (r"(?<=[a-z\d]) +(?=[.,](?:\s|$))", ""),
        (r"(?<=[a-z])\.\.(?=\s|$)", "."),
        (r"\b([Cc])an(?:'t| not)\b", r"\1annot"),
        (r"\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave)n't\b", r"\1 not"),
        (r"\b([Ii])t's (?=(?:level|cost|controller|owner|ATK|DEF|element|race|trait)\b)", r"\1ts "),
        (r"\b(?:his or her|his/her)\b", "their"),
        (r"(?<=[a-z,] )(Rested|Recovered|Reversed)\b", lambda m: m[1].lower()),
        (r"\b(into the field),? (?:as|in) Rest(?:ed)?\b", r"\1 rested"),
        (r"\b([Dd]uring|[Ii]n|[Ff]rom|[Ii]nto) (allied|enemy) (turn|graveyard|hand|deck"
         r"|(?:removed|orb|servant|caster) zone|(?:recovery|draw|call|main|battle|end) phase)\b", r"\1 an \2 \3"),
        (r"\b([Ii])t's(?= )", r"\1t is"),
        (r"\b(?:[Ll]v\.? ?|[Ll]evel )(\d)\b", r"Lv\1"),
        (r"\b([Ff])ace-(up|down)\b", r"\1ace \2"),
        (r"\bCosumetics\b", "Cosmetics"),
        (r"^(?:Start|Beginning) of (?=(?:your|enemy|an|the|each) )", "At the beginning of "),
        (r"^End of (?=(?:turn|your|enemy|an|the|each|battle)\b)", "At end of "),
        (r"\b([Uu]ntil|[Aa]t) the end of\b", r"\1 end of"),
        (r"\b([Uu]ntil|[Aa]t) end of the turn\b", r"\1 end of turn"),
        (r" & ", " and "),
        (r"\b(?:Counter|Negate)(?= target )", "Cancel"),
        (r"\bcounter(?= target )", "cancel"),
        (r"\bTake control of\b", "Gain control of"),
        (r"\btake control of\b", "gain control of"),
        (r"(^|(?<=[.:⇒] ))(?:You )?[Gg]ain (?=(?:[\w{}\[\]]+ ){1,2}aether\b)", r"\1Produce "),
        (r"\bin play\b", "on the field"),
        (r"\b(?:[Tt]his card|I) (?:can|may) be played only(?= if| while| during)", "Play this card only"),
        (r"\b(?:[Mm]y|[Tt]his card's) cost is reduced by (\d+)\b", r"This card costs \1 less to play"),
        (r"^\[?(Quickcast|Break)\]?\. (?=[A-Z][a-z]+ [a-z])", r"[\1]\n"),
        (r"(?: and|;) then (?=[a-z])", ", then "),
        (r" ?(?:->|=>) ?", " ⇒ "),
        (r"(?<=[A-Za-z\d\])}\ue001]):(?=[A-Z])", ": "),
        (rf"\{{(?!(?:{_ELEMENTS})\}})([A-Z][a-z]+(?: [A-Z][a-z]+)*)\}}", r"[\1]"),
        (rf"(?<=[a-z] )({'|'.join(ELEMENTS)}|void)(?= (?:servant|caster|conjure|barrier|card|aether)s?\b)",
         lambda m: m[1].capitalize()),
        (r"^((?:\[?Rest\]?|[A-Z][^.:⇒\"\n]*) ?[:⇒] )([a-z])(?=[a-z])", lambda m: f"{m[1]}{m[2].upper()}"),
        (r", if you do, ", ". If you do, "),
        (r"\byou've\b", "you have"),
        (r"\bor (Less|More|Lower|Higher|Greater|Fewer)\b", lambda m: m[0].lower()),
        (r"(?<!becomes )(?<![Uu]p to )\b(?:a|one|1) target (?=[A-Za-z\[])", "target "),
        (r"\b([Tt])arget opponent's (?!hand|deck|graveyard|orb zone|caster zone)", r"\1arget enemy "),
        (r"\b([Tt])arget (?:enemy's|opposing) ", r"\1arget enemy "),
        (r"\b([Tt])arget opponent\b", r"\1arget enemy player"),
        (r"(?<=[a-z] )(Allied|Enemy)(?= [A-Za-z\[{\ue000])", lambda m: m[1].lower()),
        (r"(?<=[a-z\d,] )Face(?=[ -](?:up|down)\b)", "face"),
        (r"\b([Yy])our own (?=[a-z])", r"\1our "),
        (r"(?<=\w )(?:during|on|in) this turn\b", "this turn"),
        (r"\bfor the turn\b", "until end of turn"),
        (rf"\b({_ONE_OF}|for|up to) 1 (?=[a-z\ue000\[])", r"\1 one "),
        (r"\b[Dd]raw card\b", "Draw a card"),
        (r"\b(into|enters?|entered|comes into|came into) play\b", lambda m: f"{_ENTERED.get(m[1], m[1])} the field"),
        (r"\b(comes|came) into the field\b", lambda m: f"{_ENTERED[m[1] + ' into']} the field"),
        (r"\benters(?= ?(?::|⇒|→|=>))", "enters the field"),
        (r"(^|(?<=[.:⇒→>] ))(?:Place|Move)(?= (?!an? \w+ counter))", r"\1Put"),
        (r"\b((?:put|Put)s? [^.:]*?) on the field(?=[.,]| and | rested| recovered| reversed| under )",
         r"\1 into the field"),
        (r"(?<=, )(?:place|move)(?= (?:it|them|that)\b)", "put"),
        (r"\b(at|to|on) (?:the )?bottom of\b", lambda m: f"{'to' if m[1] == 'to' else 'on'} the bottom of"),
        (r"\b([Pp]uts? [^.:]*?) to the (top|bottom) of\b",
         lambda m: f"{m[1]} {'on top' if m[2] == 'top' else 'on the bottom'} of"),
        (r"\bin any order you (?:choose|like)\b", "in any order"),
        (r"\bdeck zone\b", "deck"),
        (r"\bthe top (card|(?:two|three|four|five|six|seven|\d+) cards) from (your|their|an allied|target)\b",
         r"the top \1 of \2"),
        (r"\b(?:a|one|1) card from the top of (your|their|target)\b", r"the top card of \1"),
        (rf"\b({_MANY}) cards from the top of (your|their|target)\b", r"the top \1 cards of \2"),
        (r"\ban allied deck\b", "your deck"),
        (r"([+-]\d+) [Aa]ttack\b", r"\1 ATK"),
        (r"([+-]\d+) [Dd]efen[sc]e\b", r"\1 DEF"),
        (r"\b(ATK|DEF) ([+-]\d+)\b", r"\2 \1"),
        (r"\b([Aa])t your (?:end of turn|turn's end)\b", r"\1t end of your turn"),
        (r"\b([Aa])t your (?:start|beginning) of turn\b", r"\1t the beginning of your turn"),
        (r"(^|(?<=[.\"] ))(?:Each|Every) time(?= )", r"\1Whenever"),
        (r"\bWhen you do,", "If you do,"),
        (r"\bAfter that, ", "Then, "),
        (r"\bElse, ", "Otherwise, "),
        (r"\b([Ii])f (?:the revealed|the) card (is|was)\b", r"\1f that card \2"),
        (r"\b(?:may not|can no longer)(?= (?:be|attack|switch|recover|play|draw)\b)", "cannot"),
        (r"\b[Ss]huffle your deck (?:afterwards?|after)\b", "Shuffle your deck"),
        (r"\b([Tt])hen,? shuffle\.", r"\1hen shuffle your deck."),
        (r"\bout of the game\b", "from the game"),
        (r"(?<=, )(You may|Each player|Target)(?= )", lambda m: f"{m[1][0].lower()}{m[1][1:]}"),
        (r"(^|(?<=[.:⇒→>] ))Opponent(?= [a-z]+s )", r"\1Your opponent"),
        (r"\b(its|their) owners ([Hh]and|[Dd]eck)\b", lambda m: f"{m[1]} owner's {m[2].lower()}"),
        (r"\b(gains?|gets?) (\d+ (?:ATK|DEF))\b", r"\1 +\2"),
        (r"^\[?Enter\]?(?:,| ?/| or| and) ?\[?Last Words\]? ?(?::|⇒|→|=>) ?", "[Enter]/[Last Words] ⇒ "),
        (r"\b([Aa])t (?:the )?(?:start|beginning) of\b", r"\1t the beginning of"),
        (r"\buntil (?:the )?(?:start|beginning) of\b", "until the beginning of"),
        (r"\bUntil (?:the )?(?:start|beginning) of\b", "Until the beginning of"),
        (r"\b(spells?|abilit(?:y|ies)) in the chase(?: zone)?\b", r"\1"),
        (r"\bfrom game\b", "from the game"),
        (r"\b([Oo])nce (?:per|each|a) turn\b", r"\1nce per turn"),
        (r"\[REST\]", "[Rest]"),
        (r"(\d)(ATK|DEF)\b", r"\1 \2"),
        (r"(?<=ATK|DEF), (?=until end of|this turn)", " "),
        (r"\bon the top of\b", "on top of"),
        (r"\b(to|into) owner's hand\b", r"\1 its owner's hand"),
        (r"\bthe owner's (hand|deck)\b", r"its owner's \1"),
        (r"\b([Ee])ach opponent\b", r"\1ach enemy player"),
        (r"^\[?Once per turn\]?[,:]? ", "Once per turn, "),
        (r"\b(?:You may play|Activate|Use) this ability only\b", "Play this ability only"),
        (r"(?<=\. )(?:Play|Activate|Use) only (?=during |once per turn|if |while )", "Play this ability only "),
        (r"\b(?:Only|You (?:may|can) only) (?:play|activate|use) this ability\b", "Play this ability only"),
        (r"\bThis ability (?:may|can) only be (?:played|activated|used)\b", "Play this ability only"),
        (r"\b(?:Play|Activate|Use) this ability (?=during |once per turn|if |while )", "Play this ability only "),
        (r"(Put the rest on the bottom of your deck in any order\.) \1", r"\1"),
        (rf"\b({'|'.join(name.upper() for name in (*ELEMENTS, 'void'))})\b", lambda m: m[1].capitalize()),
        (rf"\{{({_ELEMENTS})\}}", r"[\1]"),
        (rf"\[({_ELEMENTS})\](?= \[?[A-Za-z])", r"\1"),
        (rf"\b(is|are|not|becomes?|gains?|with) \[({_ELEMENTS})\](?=[.,])", r"\1 \2"),
        (r"[\[{](\d+|X)[\]}]", r"\1"),
        (r"(^|\"|, )(?:Rest|REST)(?= ?[:,])", r"\1[Rest]"),
        (rf"^(?:{_ICONS})(?:(?:, | ?/ ?| and |\. | )(?:{_ICONS}))*(?= ?[(\n]|\.?$)", _bracketed),
        (r"^\[?(Vanity|BINGO)\]? ?[:–—-] ?(?=\S)", r"[\1] - "),
        (r"^\[(Vanity|BINGO)\] (?=[A-Z])", r"[\1] - "),
        (r"^\[?DCT\]? ?\(?(\d+)\)? ?[:–—-] ?(?=\S)", r"[DCT] \1 - "),
        (r"^(\[DCT\] \d+|\[(?:Vanity|BINGO)\]) - \[?(Enter|Last Words)\]? ?(?::|⇒|→|=>) ?", r"\1 - [\2] ⇒ "),
        (r"^(\[DCT\] \d+|\[(?:Vanity|BINGO)\]) - ((?:When|Whenever|At) [^:⇒→\".\n]*?) ?(?::|⇒|→|=>) ?", r"\1 - \2 ⇒ "),
        (rf"^\[?Break\]? (\d+|[\[{{](?:{_ELEMENTS})[\]}}])$", r"[Break] (\1)"),
        (r"\bshows? you (their|its) hand\b", r"reveals \1 hand"),
        (rf"(?<!\[)\b({_LONG})\b(?!\])", r"[\1]"),
        (r"\b(with|without|gains?|loses?|has|have) (Break|Unity|Enter|Last Words)\b", r"\1 [\2]"),
        (r"(?<=[\]])((?:,| and| or|, and) )(Break|Unity|Enter|Last Words)\b(?! ?[:⇒])", r"\1[\2]"),
        (r"(?<!\[)\b(Enter|Break) (?=abilit(?:y|ies)\b)", r"[\1] "),
        (rf"\[(?!(?:{_ICONS}|{_ELEMENTS}|Rest|Enter|Last Words)\])([A-Z][^\[\]]*)\]", r"\1"),
        (rf"(^|(?<=\. )|(?<=\"))({_TRIGGER}) ?(?::|⇒|→|=>) ?", r"\1\2 ⇒ "),
        (rf"(?<=⇒ )({_TRIGGER}) ?(?::|⇒|→|=>) ?", r"\1 ⇒ "),
        (r"(^|(?<=\"))(Enter|Last Words) ⇒", r"\1[\2] ⇒"),
        (rf"(?<=[a-z\d,\]\ue001] )({_NOUNS})(?=(?:s|ies)?\b)", lambda m: m[1].lower()),
        (r"(?<=[a-z] )(Recovery|Draw|Main|Battle|Call|End)(?= phases?\b)", lambda m: m[1].lower()),
        (r"\bSoul Bond(?= servants?\b)", "soul bond"),
        (r"\bface down, rested\b", "face down and rested"),
        (rf"\bface down(,?) as {_AS_RESTED}", r"face down and rested\1 as a caster"),
        (r"\bface down(,?) as (?:[Rr]ested casters|casters as [Rr]est(?:ed)?)\b", r"face down and rested\1 as casters"),
        (rf"\bface down (into (?:an allied|your|its owner's) caster zone,?) as {_AS_RESTED}",
         r"face down and rested \1 as a caster"),
        (rf"(?<=, )({_DEEDS})\b", lambda m: m[1].lower()),
        (rf"(?<=[a-z] )(?:OR|or) ({_DEEDS})\b", lambda m: f"or {m[1].lower()}"),
        (r"(?<=[a-z] )OR(?= )", "or"),
        (rf"(?<=banish a )((?:recovered )?)({_RACES})(:.*) the \2 banished for", r"\1\2\3 the card banished for"),
        # the card speaks of itself
        (r"\bI'm\b", "this card is"),
        (r"\bI am\b", "this card is"),
        (r"\bI have\b", "this card has"),
        (r"\bI do not (?=\w)", "this card does not "),
        (rf"\bI ({_PAST})\b", r"this card \1"),
        (r"\bI (\w+(?:ch|sh|ss))\b", r"this card \1es"),
        (r"\bI (\w+)\b", r"this card \1s"),
        (rf"\b(this card \w+s(?: [\w' ]+?)? (?:or|and) )({_BARE})(?= (?:an?|the|your)\b| ?[⇒:]|$)", r"\1\2s"),
        (r"\b(this card [\w' ]+ (?:or|and)) am\b", r"\1 is"),
        (r"\bswitchs\b", "switches"),
        (r"\bas this card resolves\b", "as it resolves"),
        (r"\bcan attack\b", "may attack"),
        (r"\bmay attack enemy players (this turn|until end of turn) (even if there are reversed enemy servants)\b",
         r"may attack enemy players \2 \1"),
        (r"\b[Mm]e\b", "this card"),
        (r"\bmy owner's\b", "its owner's"),
        (r"\b[Mm]y\b", "this card's"),
        (r"(^|(?<=[.:⇒-] )|(?<=\"))this card\b", r"\1This card"),
        (r"\b(?:T|t)his card may be played from\b", "You may play this card from"),
        (r"\bThis (?:servant|caster|barrier)\b", "This card"),
        (r"\bthis (?:servant|caster|barrier)\b", "this card"),
        (r" +:", ":"),
        (r"^(.* .*[a-z\d])$", r"\1."),
        (r"^(?=.*\b(?!and\b|or\b)[a-z]{3,}\b)(.* (?:ATK|DEF|\[[A-Z][A-Za-z ]*\]))$", r"\1."),
        (r"^(.* named \ue000\d+\ue001)$", r"\1."),
    )
)  # fmt: skip

_TITLED = re.compile(rf"(?<=[a-z\d,\]\ue001] )({_NOUNS})(?=(?:s|ies)?\b)")
"""Nouns with a capital in the middle of a sentence."""
STARTS = frozenset(
    (
        "A", "Abilities", "Add", "After", "All", "Allied", "An", "Another", "Any", "As", "At", "Banish",
        "Barrier", "Barriers", "Before", "Both", "Call", "Cancel", "Card", "Cards", "Caster", "Casters",
        "Choose", "Conjure", "Conjures", "Copy", "Corrupt", "Create", "Deities", "Deity", "Destroy", "Discard",
        "Double", "Draw", "During", "Each", "Enemy", "Exchange", "Face", "Five", "For", "Four", "From", "Gain",
        "End", "If", "In", "It", "Its", "Level", "Look", "Lose", "Move", "Name", "No", "Non", "Not", "On", "Once",
        "One", "Only", "Orb", "Orbs", "Other", "Otherwise", "Pay", "Perform", "Play", "Players", "Produce", "Put",
        "Recover",
        "Recovered", "Remove", "Rest", "Rested", "Return", "Reveal", "Reverse", "Reversed", "Search", "Servant",
        "Servants", "Shuffle", "Skip", "Soul", "Spell", "Spells", "Spend", "Switch", "Take", "Target", "Targets",
        "That", "The", "Their", "Them", "Then", "There", "These", "They", "This", "Those", "Three", "To", "Token",
        "Tokens",
        "Turn", "Two", "Until", "Up", "Use", "When", "Whenever", "While", "You", "Your",
    )
)  # fmt: skip
"""The words whose capital only says that a sentence begins; races keep theirs."""
_START = re.compile(r'(^|\n|[.:⇒] |"|\) |- |・)([A-Z][a-z]*)\b')
_QUOTED = re.compile(r'"[^"]*"')
_KEPT = re.compile("\ue000(\\d+)\ue001")


def _is_name(quoted: str) -> bool:
    """Whether the words in quotes are a name, not an ability."""
    return not re.search(r"[:⇒→.]", quoted)


def _hidden(text: str, names: list[str]) -> str:
    """The text with a number in the place of each quoted name, which is added to `names`."""

    def hide(match: re.Match[str]) -> str:
        if not _is_name(match[0]):
            return match[0]
        names.append(match[0])
        return f"\ue000{len(names) - 1}\ue001"

    return _QUOTED.sub(hide, text)


def _shown(text: str, names: list[str]) -> str:
    return _KEPT.sub(lambda m: names[int(m[1])], text)


def normalise(text: str) -> str:
    """Unifies quotes, dashes and blanks; icons are in brackets, races and elements are not; an arrow stands after a
    trigger and a colon after a cost; the card calls itself "this card"."""
    names: list[str] = []
    text = _hidden(plain(text), names)
    text = _TITLED.sub(lambda m: m[1].lower(), text)
    for pattern, by in (*SLIPS, *SYNONYMS, *_CHANGES):
        text = pattern.sub(by, text)
    return _shown(text, names)


def fold(text: str) -> str:
    """Replaces the capital at the start of a sentence by `^` and the small letter; not in names and races."""
    names: list[str] = []
    return _shown(_START.sub(_folded, _hidden(text, names)), names)


def _folded(match: re.Match[str]) -> str:
    word = match[2]
    return f"{match[1]}^{word[0].lower()}{word[1:]}" if word in STARTS else match[0]
