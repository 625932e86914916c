"""English, synonyms: words that careless or older printings have for the words of the rulebook, and sentences turned
round, written one way before spelling is unified."""

from __future__ import annotations

import re

_LASTS = r"(?: until [^.\n]*?| this turn| this battle)?"
_DOWN = ("reduce", "decrease", "lower", "reduced", "decreased", "lowered", "decreases", "drops", "falls")
_MANY = re.compile(r"(?:all|both|two|three|four|up to (?:two|three|four|\d)|any number of|\d+)\b", re.IGNORECASE)
_PLURAL = re.compile(r"(?:allied |enemy |other |rested |reversed |recovered )*[\w\[\]{}]+s\b(?! )")
_BANISHED = {
    "banish": "banished", "discard": "discarded", "rest": "rested", "remove": "removed", "return": "returned",
    "reveal": "revealed",
}  # fmt: skip


def _gains(what: str, gain: str = "gain") -> str:
    """The group as a subject, with its verb."""
    several = _MANY.match(what) or _PLURAL.fullmatch(what)
    return f"{what[0].upper()}{what[1:]} {gain}{'' if several else 's'}"


def _changed(match: re.Match[str]) -> str:
    """ "Increase the ATK of it by 500": "It gains +500 ATK"."""
    sign = "-" if match["deed"].lower() in _DOWN else "+"
    said = f"{_gains(match['what'])} {sign}{match['n']} {match['figure']}{match['until'] or ''}"
    return f"{match['start']}{said}"


def _of_the_cost(match: re.Match[str]) -> str:
    """Where a cost took a card, "that servant" is that one."""
    return f"{match[1]}the {_BANISHED[match['deed'].lower()]} {match['noun']}'s"


_VERBS = (
    "(?:banish|discard|draw|destroy|put|shuffle|reveal|rest|recover|reverse|switch|return|remove|corrupt|choose|search"
    "|lose|win|pay)"
)


def _each(match: re.Match[str]) -> str:
    """ "Both players draw a card": "Each player draws a card", since verbs of several are those of commands, too."""
    who = "Each enemy player" if match["who"] == "Enemy players" else "Each player"
    do = match["do"]
    if not do.startswith("may "):
        third = lambda m: f"{m[1]}{m[2]}{'es' if m[2].endswith('sh') else 's'} "  # noqa: E731
        do = re.sub(rf"(^|, then |, and then |, and | and |, )({_VERBS}) ", third, do)
    for many, one in (
        ("their hands", "their hand"),
        ("their decks", "their deck"),
        ("their graveyards", "their graveyard"),
    ):
        do = do.replace(many, one)
    return f"{who} {do}"


def _all_of(group: str) -> str:
    """The group in the plural."""
    return group.replace("caster", "casters").replace("servant", "servants")


def _that_many(match: re.Match[str]) -> str:
    """ "Banish any number of servants: Draw that many cards": as many as were banished."""
    return (
        f"{match[1]}raw cards equal to the number of cards {_BANISHED[match['deed'].lower()]} for this ability's cost"
    )


_ACTIVE = {
    "destroyed": "Destroy", "banished": "Banish", "rested": "Rest", "reversed": "Reverse", "recovered": "Recover",
    "switched": "Switch",
}  # fmt: skip


def _active(match: re.Match[str]) -> str:
    """ "That servant is destroyed": "Destroy that servant"."""
    what = {"They": "them"}.get(match[2], f"{match[2][0].lower()}{match[2][1:]}")
    return f"{match[1]}{_ACTIVE[match[3]]} {what}."


_CARD = r"(?:servant|caster|card|conjure|barrier)"
_TAKES = (
    r"(?P<deed>[Bb]anish|[Dd]iscard|[Rr]est|[Rr]emove|[Rr]eturn|[Rr]eveal) (?:an?|another|one) "
    r"(?=[^.:\n]*)(?:(?!\b(?:an?|another) \w+[^.:\n]*\b(?:an?|another)\b)[^.:\n])*"
)

SYNONYMS = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (r"^(?:[-–] |\(?\d[.)] )(?=[A-Z])", "・"),
        (r"(?<=[a-z,])\n(?=[a-z])", " "),
        (r"\b([Ss])elect(s|ed)?\b(?! and)",
         lambda m: ("C" if m[1] == "S" else "c") + {"": "hoose", "s": "hooses", "ed": "hosen"}[m[2] or ""]),
        (r"\b(?:[Ii]mmediately|at once) (?=[a-z])", ""),
        (r"(?<=[a-z]) (?:immediately|at once)(?=[.,]| without)", ""),
        (r"\bI become the target of\b", "I am targeted by"),
        (r"\b(loses?) (\d+ (?:ATK|DEF)\b(?: ?(?:and|/) ?DEF\b)?)(?: and (\d+ DEF))?",
         lambda m: f"{'gain' if m[1] == 'lose' else 'gains'} -{m[2]}" + (f" and -{m[3]}" if m[3] else "")),
        (r"\b(ATK and DEF are) (?:each|both) equal\b", r"\1 equal"),
        (r"\b([Nn])either player can\b", lambda m: f"{'P' if m[1] == 'N' else 'p'}layers cannot"),
        (r"\battack (?:the enemy player|an enemy player|your opponent|the opponent|players) (?=(?:this turn |until"
         r" end of turn )?even if)",
         "attack enemy players "),
        (r"^(?:When|Whenever) ([^:⇒\n\"]*?) for the first time (?:each|a|this|in a) turn\b",
         r"The first time \1 each turn"),
        (r"\bup to twice per turn\b", "twice per turn"),
        (r"\bbe (?:chosen as|made) (?:an? |the )?targets? (?:of|by|for)\b", "be targeted by"),
        (r"(^|(?<=[.:⇒] ))(?:All|Every) (?=(?:other )?([a-z\[{A-Z])[^.:,\n]*? (?:must|cannot|can't|can only|may only"
         r"|enter the field"
         r"|do not|don't|cost)\b)", r"\1ALL"),
        (r"ALL(\w)", lambda m: m[1].upper()),
        (r"\ball (?:of )?their (casters|servants|barriers|orbs)\b(?! in)", r"all \1 they control"),
        (r"\ball of (?=your |my )", "all "),
        (r"(^|(?<=[.:⇒,] ))([Ss]huffle|[Bb]anish|[Rr]est|[Rr]ecover|[Rr]everse|[Ss]witch|[Rr]eturn|[Pp]ut|[Tt]urn"
         r"|[Rr]emove)"
         r" your (servants|casters|barriers|orbs)(?= (?:to|into|on|from|face|in)\b|[.,])", r"\1\2 all your \3"),
        (r"\band the other (?:two|three|four)(?= (?:on|into|face)\b)", "and the rest"),
        (r"(^|(?<=[.:⇒] ))(That servant|That card|That caster|It|They|Those servants) (?:is|are) "
         r"(destroyed|banished|rested|reversed|recovered|switched)\.", _active),
        (r"(^|(?<=[.:⇒] ))(?:All )?((?:(?:[Aa]llied|[Ee]nemy|[Aa]ttacking|[Oo]ther|[Rr]ested|[Rr]eversed"
         r"|[Rr]ecovered) )*"
         r"(?:[Ss]ervants|[Cc]asters|[Bb]arriers)) are (destroyed|banished|rested|reversed|recovered|switched)\.",
         lambda m: f"{m[1]}{_ACTIVE[m[3]]} all {m[2][0].lower()}{m[2][1:]}."),
        (r"(^|(?<=[.:⇒\"] ))((?:While|As long as|If|During) (?:I|this card)\b[^,.\n]*), it (?=(?:gains?|has|gets"
         r"|loses|cannot|can't|can|may|costs)\b)",
         r"\1\2, this card "),
        (r"\b(as long as|while|if) (?:it's|it is) (your only|the only)\b", r"\1 this card is \2"),
        (r"\borb(s?) you have\b", r"orb\1 you control"),
        (r"\bcombined (ATK|DEF|cost|level)\b", r"total \1"),
        (r"\b(the total (?:ATK|DEF|cost|level) of) all (?=[a-z\[])", r"\1 "),
        (r"\b((?:I|this card) (?:cannot|can't) be (?:attacked|destroyed|destroyed (?:by|in) battle) (?:by|with)"
         r" [a-z\[\]A-Z ]*?"
         r"(?:servants?|casters?)|(?:attacks?|battles?) an? [a-z ]*?servant) with an? ((?:equal or )?(?:higher"
         r"|lower|greater) (?:cost|ATK|DEF))\b(?! than)",
         r"\1 with a \2 than this card"),
        (r"(?<!you )(?<!opponent )(?<!player )(?<!enemy )(?<!not )\b(?:has|have) (attacked|battled|switched|entered"
         r" the field|left the field"
         r"|corrupted)\b(?=[^.\n]* this turn)", r"\1"),
        (r"\bhas been (?=(?:destroyed|banished|discarded|removed|returned|put|corrupted|attacked|targeted|turned"
         r"|switched|rested|reversed|recovered|leveled)\b)",
         "was "),
        (r"\bhave been (?=(?:destroyed|banished|discarded|removed|returned|put|corrupted|attacked|targeted|turned"
         r"|switched|rested|reversed|recovered)\b)",
         "were "),
        (r"\b(gains?|has|have) \[?(Last Words|Enter)\]? ?[:⇒] ((?:(?!until)[^\n\"])*\.)$", r'\1 "[\2] ⇒ \3"'),
        (r"\bIf you would discard (this card|me),", r"If \1 would be discarded,"),
        (r"\buntil they have (\w+) cards in hand\b", r"until they have \1 cards in their hand"),
        (r"\bThe attacked player\b", "That player"),
        (r"\bthe attacked player\b", "that player"),
        (r"\bbecomes targeted\b", "is targeted"),
        (r"(^|(?<=[.:⇒] ))(?:All|Both) players (?=(?:play with|cannot|can't|can only)\b)", r"\1Players "),
        (r"\bChoose an element\. ((?:Target|All|Allied|This card|It)[^.\n]*?) (becomes?|gains?) (?:that|the chosen)"
         r" element\b",
         r"\1 \2 the element of your choice"),
        (r"\bChoose an element\. Produce (one|two|three|\d) aether of (?:that|the chosen) element\b",
         r"Produce \1 aether of any one element"),
        (r"\b([Rr])eveals? (a|two|three|four) (cards?) in their hand\b",
         lambda m: f"{m[1]}eveal{'s' if m[0][6:7] == 's' else ''} {m[2]} {m[3]} from their hand"),
        (r"\bbecomes? the same as\b", "becomes equal to"),
        (r"\bLevel up ([^.\n]*?) using (?=an? )", r"Level up \1 to "),
        (r"(\btarget (?:enemy |allied )?(?:servant|caster) and all) (cards|servants) with the same name\b",
         r"\1 other \2 with the same name"),
        (r"\b[Yy]ou may (discard|banish|rest|remove|return) (up to [^.\n]*\.)(?= (?:Then,? )?[Dd]raw (?:that many|a"
         r" card for each))",
         lambda m: f"{m[1].capitalize()} {m[2]}"),
        (r"\b([Tt])here's\b", r"\1here is"),
        (r"\b(for each|the number of|or more) (cards?) removed from the game(?= (?:you|an enemy|your)\b|[.,]| until)",
         r"\1 removed \2"),
        (r"\bfor each (allied caster|enemy caster|allied servant|caster you control|servant you control) with a"
         r" different (element|race|name)\b",
         lambda m: f"for each different {m[2]} among {_all_of(m[1])}"),
        (r"\b([Mm]y|[Tt]his card's) (?:base|original|printed) (?=(?:ATK|DEF|cost|level)\b)", r"\1 "),
        (r"\bas (?:though|if) I had\b", "as though it had"),
        (r"\bswap (?=control|an? |target)", "exchange "),
        (r"\bSwap (?=control|an? |target)", "Exchange "),
        (r"(^|(?<=[.:⇒] ))Unless you (banish|discard|pay|rest|return|corrupt) ([^,.\n]*), ([a-z])([^.\n]*)\.",
         lambda m: f"{m[1]}{m[4].upper()}{m[5]} unless you {m[2]} {m[3]}."),
        (r"\b([Aa])dd(s?) ([^.:\n]*?) (?:to|into) (your|their) hand\b",
         lambda m: f"{'P' if m[1] == 'A' else 'p'}ut{m[2]} {m[3]} into {m[4]} hand"),
        (r"\b([Pp]uts? [^.:\n]*?) (?:to|in|on to|onto) (your|their) hand\b(?=[.,;]| and| instead| from| if| unless|"
         r" then)",
         r"\1 into \2 hand"),
        (r"\b([Rr]eturns? [^.:\n]*?) into (your|their|its owner's|their owners') (hands?)\b", r"\1 to \2 \3"),
        (r"\b[Yy]ou may (?:use|spend) aether of any element to play ([^.\n]*)\.",
         r"You may pay the cost of \1 with aether of any element."),
        (r"\b[Yy]ou may pay for ([^.\n]*) with aether of any element\b",
         r"You may pay the cost of \1 with aether of any element"),
        (r"\b(?:My|This card's) cost (?:can|may) be paid with aether of any element\b",
         "You may pay this card's cost with aether of any element"),
        (r"^((?:I|This card) (?:gains?|gets?|has|have|cannot|can't|may)\b[^.\n]*? (?:as long as|while|if|unless))"
         r" it(?:'s| is) (?!your turn|an? (?:enemy|allied) turn|not your)",
         r"\1 this card is "),
        (r"^((?:I|This card) (?:gains?|gets?|has|have|cannot|can't|may)\b[^.\n]*? (?:as long as|while|if|unless))"
         r" it has ",
         r"\1 this card has "),
        (r"\bplay any other cards\b", "play any more cards"),
        (r"\b([Yy])ou may play an additional caster\b", r"\1ou may call an additional caster"),
        (r"\bthat (?:has|have) the same (name|cost|race|element) as\b", r"with the same \1 as"),
        (r"\bis (destroyed|banished|discarded|returned|removed) this way\b", r"was \1 this way"),
        (r"\bwith (a cost|cost|an? ATK|a DEF|a level) equal to (the [^.,\n]*?) or (less|lower|more|greater)(?= from"
         r"| in| into| and|[.,]|$)",
         lambda m: f"with {m[1]} {'less' if m[3] in ('less', 'lower') else 'greater'} than or equal to {m[2]}"),
        (r"(^|(?<=[.:⇒] ))Put ([^.\n]*?) into your deck(?:, then shuffle|, and shuffle|\. Then,? shuffle|\."
         r" Shuffle) (?:it|your deck)\.",
         r"\1Shuffle \2 into your deck."),
        (r"\b(?:does not|doesn't) produce aether\b(?! this turn)", "cannot produce aether"),
        (r"\b(cannot|can't) be rested to produce aether\b", r"\1 produce aether"),
        (r"\b(casters) produce no aether\b", r"\1 cannot produce aether"),
        (r"\b([Yy])ou have searched (your deck)(?! this turn)", r"\1ou search \2"),
        (r"^([A-Z\[][^.\n]*?servants) you play enter the field (?=recovered|rested|reversed)",
         r"Allied \1 enter the field "),
        (r"((?:^|[.:⇒] )Discard your hand)(?:\. Draw|\. Then draw|, then draw) cards equal to the number of cards"
         r" discarded this way\b", r"\1. Draw that many cards"),
        (r"\bopposing\b", "enemy"),
        (r"\bOpposing\b", "Enemy"),
        (r"\bfriendly\b", "allied"),
        (r"\bmain deck\b", "deck"),
        (r"\bdiscard pile\b", "graveyard"),
        (r"\b([Ss]ervant|[Cc]aster|[Oo]rb|[Cc]hase|[Rr]emoved|BINGO) area\b", r"\1 zone"),
        (r"\b[Oo]rbs zone\b", "orb zone"),
        (r"\b(?:[Ii]n|[Oo]n|to|into) the (rested|recovered|reversed) (?:position|state)\b", r"\1"),
        (r"\b(?:in|as) (?:a )?(?:Rest|rest|rested) (?:position|state)\b", "rested"),
        (r"\bor (?:above|over)\b", "or more"),
        (r"\bor (?:below|under)\b", "or less"),
        (r"\b(?:on|in) your (?:field|side of the field|side)\b", "you control"),
        (r"\b(?:on|in) (?:the enemy|your opponent's|an enemy) (?:field|side of the field|side)\b",
         "your opponent controls"),
        (r"\bfrom under (me|this card)\b", r"from \1's stock"),
        (r"\bfrom me's stock\b", "from my stock"),
        (r"\b(?:non-elemental|nonelemental|elementless|free|colorless) aether\b(?<!except non-elemental aether)",
         "Void aether"),
        (r"\bnon-attribute\b", "Void"),
        (r"\battribute(s?)\b", r"element\1"),
        (r"\brandomly\b", "at random"),
        (r"\b(discards?) at random (?=an? |one |two |three )([^.\n]*?)(?=[.,]| and )", r"\1 \2 at random"),
        (r"\b[Mm]y controller\b", "you"),
        (r"\b[Mm]y opponent\b", "your opponent"),
        (r"\b[Mm]yself\b", "me"),
        (r"\bI've\b", "I have"),
        (r"\bI were\b", "I was"),
        (r"\b(cannot|can't|can not|may not) (be recovered|recover|attack|be switched|switch) again\b", r"\1 \2"),
        (r"\b([Ff])lip(s|ped)? (?=[^.\n]*\bface[ -]?(?:up|down)\b)",
         lambda m: ("T" if m[1] == "F" else "t") + "urn" + {"": "", "s": "s", "ped": "ed"}[m[2] or ""] + " "),
        (r"\b(?:dies|is killed)\b", "is put into a graveyard from the field"),
        (r"\bdied\b", "was put into a graveyard from the field"),
        (r"(^|(?<=[.:⇒] ))Summon ([^.\n]*? (?:from|in) (?:your|an allied|target|an enemy) \w+)(?=[.,]| and )",
         r"\1Put \2 into the field"),
        (r"(^|(?<=[.:⇒,] ))([Ss])end ([^.\n]*?) to (its owner's hand|their owners' hands|your hand)",
         lambda m: f"{m[1]}{'R' if m[2] == 'S' else 'r'}eturn {m[3]} to {m[4]}"),
        (r"(^|(?<=[.:⇒,] ))([Ss])end ([^.\n]*?) to (?=(?:its owner's|your|an allied|an enemy|their) graveyard)",
         lambda m: f"{m[1]}{'P' if m[2] == 'S' else 'p'}ut {m[3]} into "),
        (r"\b(am|is|are) (?:also )?(?:treated|considered)(?: as)? (?=an? [A-Z\[])", r"\1 also "),
        (r"\b(?:regardless of|ignoring) (?:any )?reversed enemy servants\b",
         "even if there are reversed enemy servants"),
        (r"(?P<start>^|(?<=[.:⇒] ))(?P<deed>Increase|Raise|Reduce|Decrease|Lower) the (?P<figure>ATK and DEF|ATK|DEF)"
         rf" of (?P<what>[^.\n]*?) by (?P<n>\d+)(?P<until>{_LASTS})(?=[.,]| for (?:each|every) )", _changed),
        (r"(?P<start>^|(?<=[.:⇒,] ))(?P<deed>Increase|Raise|Reduce|Decrease|Lower) (?P<what>[Tt]arget [^.\n]*?)'s "
         rf"(?P<figure>ATK and DEF|ATK|DEF) by (?P<n>\d+)(?P<until>{_LASTS})(?=[.,]| for (?:each|every) )", _changed),
        (r"(?P<start>^|(?<=[.:⇒,] ))(?P<what>[Tt]arget [^.\n]*?|[Ii]t|[Mm]y|[Tt]his card)(?:'s|s)? "
         r"(?P<figure>ATK and DEF|ATK|DEF) (?:is |are )?(?P<deed>increased|reduced|decreased|raised|lowered|increases"
         rf"|decreases) by (?P<n>\d+)(?P<until>{_LASTS})(?=[.,]| for (?:each|every) )",
         lambda m: _changed(m).replace("My gains", "I gain").replace("my gains", "I gain")),
        (r"(^|(?<=[.:⇒] ))Give (target [^.\n]*?|all [^.\n]*?|each [^.\n]*?|me|it|this card|allied [^.\n]*?)"
         r" (?=[+-]\d|[+-]X|Double|Triple|Slow|Hubris|\[)",
         lambda m: f"{m[1]}{_gains(m[2])} ".replace("Me gains", "I gain")),
        (r"(^|(?<=[.:⇒] )|(?<=, ))([Hh])alve the (ATK|DEF) of ([^.\n]*?)( until end of turn| this turn)",
         lambda m: f"{m[1]}{_gains(m[4])} -X {m[3]}{m[5]}, where X is half its {m[3]}, rounded down"),
        (r"\bbecomes? an? ((?:\[?[A-Z]\w+\]?)(?: [a-z]+)?) with (\d+) ATK and (\d+) DEF\b", r"becomes a \2/\3 \1"),
        (r"\b([Rr])educe the cost of (?:your next|the next) ([^.\n]*?)((?: you play)? this turn)? by"
         r" \[?\{?(\d+)\}?\]?( this turn)?",
         lambda m: f"{'Y' if m[1] == 'R' else 'y'}our next {m[2]} costs {m[4]} less this turn"),
        (r"\b([Tt])he cost (?:of|to play) (your next|the next) ([^.\n]*?) is reduced by \[?\{?(\d+)\}?\]?( this turn)?",
         lambda m: f"{m[2]} {m[3]} costs {m[4]} less{m[5] or ' this turn'}"),
        (r"\b(?:[Rr]educe|[Ll]ower) (?:the cost of me|my cost|the cost of this card|this card's cost"
         r"|the cost to play (?:me|this card)) by \[?\{?(\d+)\}?\]?", r"This card costs \1 less to play"),
        (r"\b[Tt]he cost of ([^.\n]*? (?:you play|enemy players play|your opponent plays)) is (reduced|increased)"
         r" by \[?\{?(\d+)\}?\]?",
         lambda m: f"{m[1][0].upper()}{m[1][1:]} cost {m[3]} {'less' if m[2] == 'reduced' else 'more'}"),
        (r"\b(may|can) play only (?=(?:one|two|three|\d)\b)", "can only play "),
        (rf"(^|(?<=[.:⇒\"] ))(?P<who>Both players|All players|Players|Enemy players) (?=(?:may )?{_VERBS}"
         rf" )(?P<do>[^.\n]*)",
         _each),
        (r"\b((?:[Pp]ut|[Pp]uts) [^.:\n]*?) to the field\b", r"\1 into the field"),
        (rf"((?:^|(?<=\"))(?:[^:\n\"]*, )?{_TAKES}: (?:(?!\b[Tt]arget\b|\b[Cc]hoose\b)[^.\n])*?)\bthat"
         rf" (?P<noun>{_CARD})'s",
         _of_the_cost),
        (r"^((?:[^:\n]*, )?(?:[Bb]anish|[Dd]iscard|[Rr]emove|[Rr]eturn) any number of [^:\n]*: [^\n]*?)(banished"
         r"|discarded|removed|returned) this way\b",
         r"\1\2 for this ability's cost"),
        (r"^((?:[^:\n]*, )?(?P<deed>[Bb]anish|[Dd]iscard|[Rr]est|[Rr]emove|[Rr]eturn) any number of [^:\n]*:"
         r" [Dd])raw that many cards\b",
         _that_many),
        (rf"(^As an additional cost to play (?:this card|me), {_TAKES}\.\n(?:(?!\b[Tt]arget\b"
         rf"|\b[Cc]hoose\b)[^.\n])*?)\bthat (?P<noun>{_CARD})'s\b",
         _of_the_cost),
    )
)  # fmt: skip
"""Patterns, and what is written in their place."""
