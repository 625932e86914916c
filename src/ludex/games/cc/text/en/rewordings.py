"""English, rewordings: sentences that say the same in another order or with other joints, written one way before
synonyms are unified."""

from __future__ import annotations

import re

_NUMBERS = {"1": "one", "2": "two", "3": "three", "one": "one", "two": "two", "three": "three"}
_FIGURE = r"(?:a cost|cost|an? (?:ATK|DEF)|ATK|DEF|a level|level)"
_NOUN = r"(servant|caster|barrier|orb)s"
_START = r"(^|(?<=[.:⇒] ))"
_PLAIN = {"attacked": "attack", "battled": "battle", "switched": "switch"}
_MORE = {"more": "greater", "less": "less"}
_BOUND = {"least": "or more", "most": "or less"}


def _up(start: str, text: str) -> str:
    return f"{start}{text[0].upper()}{text[1:]}"


def _chosen(match: re.Match[str]) -> str:
    """How many options are chosen: the head of a list."""
    count = match["n"].lower().removeprefix("up to ")
    few = "up to " if match["n"].lower().startswith("up to") else ""
    return f"Choose {few}{_NUMBERS[count]}:"


def _turned(match: re.Match[str]) -> str:
    """ "Each allied caster recovers": "Recover each allied caster"."""
    verb = {"recovers": "Recover", "rests": "Rest", "reverses": "Reverse", "switches": "Switch"}[match[3]]
    return f"{match[1]}{verb} each {match[2]}."


REWORDINGS = tuple(
    (re.compile(pattern, re.MULTILINE), by)
    for pattern, by in (
        (rf"{_START}(?:Additionally|Also|In addition|Furthermore|Moreover),? ([a-z])", lambda m: _up(m[1], m[2])),
        (rf"{_START}(?:Afterwards?|Next|After doing so|After this|Following this), ", r"\1Then, "),
        (r", after which (?:you )?(?=[a-z])", ", then "),
        (rf"{_START}Either ([a-z])(?=[^.\n]* or )", lambda m: _up(m[1], m[2])),
        (rf"\b({_FIGURE}) of at (least|most) (\d+)\b", lambda m: f"{m[1]} of {m[3]} {_BOUND[m[2]]}"),
        (rf"\b({_FIGURE}) of no more than (\d+)\b", r"\1 of \2 or less"),
        (r"\bthat costs? (?:no more than|at most) (\d+)\b", r"that costs \1 or less"),
        (r"\bthat costs? at least (\d+)\b", r"that costs \1 or more"),
        (r"\bwith (more|less) than (\d+) (ATK|DEF)\b",
         lambda m: f"with {'an ATK' if m[3] == 'ATK' else 'a DEF'} {_MORE[m[1]]} than {m[2]}"),
        (r"(?<=[a-z]) which (?=(?:attacked|battled|switched|entered|was|were|is|are)\b)", " that "),
        (r"\bthat (?:is|are) not (?:an? )?\[([A-Z][^\]]*)\]", r"other than [\1]"),
        (r"\bthat (?:has|have)(?:n't| not) (attacked|battled|switched)\b", lambda m: f"that did not {_PLAIN[m[1]]}"),
        (rf"{_START}The (controller|owner) of (target [^.\n]*?) (?=(?:discards|banishes|draws|puts|loses|shuffles"
         rf"|reveals|may|returns)\b)",
         lambda m: f"{_up(m[1], m[3])}'s {m[2]} "),
        (rf"\b([Ee])ach of your opponent's {_NOUN}\b", r"\1ach enemy \2"),
        (rf"\b([Ee])ach of your {_NOUN}\b", r"\1ach allied \2"),
        (rf"{_START}Each ([^.,\n]*?) (recovers|rests|reverses|switches)\.", _turned),
        (r"\b(discards all [\w\[\]]+) revealed this way\b(?<!cards revealed this way)", r"\1"),
        (r"\bplay cards from (?:their|your) hand\b", "play cards"),
        (r"^(?:Choose|Do|Perform|Select) (?P<n>(?:up to )?(?:1|2|3|one|two|three))(?: of the following(?: effects|"
         r" options)?"
         r"| of these(?: effects| options)?| effects?)? ?[:.]?$", _chosen),
        (r"\b(have|has|controls?|are|is) (?:at most|no more than) (\w+) (?=[a-z\[])", r"\1 \2 or fewer "),
        (r"\b([Ii]f|while|as long as) your hand is empty\b", r"\1 you have no cards in hand"),
        (r"\b([Ii]f|while|as long as) (your opponent|an enemy player|the enemy player)'s hand is empty\b",
         r"\1 \2 has no cards in hand"),
        (r"\b(?:no|neither) player controls an? ", "there is no "),
        (r"\b(?:Only play|You may only play|You can only play) (this card|me) (?=if |while |during )",
         r"Play \1 only "),
        (r"\b(To play (?:this card|me),) you must ", r"\1 "),
        (r"^([A-Z][^.:⇒\n]*?) as an additional cost to play (this card|me)\.",
         lambda m: f"As an additional cost to play {m[2]}, {m[1][0].lower()}{m[1][1:]}."),
        (rf"{_START}(?:After|When|As|Once) (?:this card|I) resolves?, ([a-z]+) (?:it|this card|me) ([^.\n]*)\.",
         lambda m: f"{_up(m[1], m[2])} this card {m[3]} as it resolves."),
        (rf"{_START}After resolving, ([a-z]+) (?:this card|me) ([^.\n]*)\.",
         lambda m: f"{_up(m[1], m[2])} this card {m[3]} as it resolves."),
        (r"\b((?:[Rr]emove|[Pp]ut|[Rr]eturn) (?:this card|me) [^.\n]*?) (?:when|after|once) it resolves\b",
         r"\1 as it resolves"),
        (r"\bYou may play (?:this card|me) for [\[{]?(\d+)[\]}]? less\b", r"This card costs \1 less to play"),
        (rf"{_START}You and (?:target enemy player|your opponent|an enemy player) each ([a-z]+) ",
         r"\1Both players \2 "),
        (r"\bSearch the top (\w+) cards of your deck for ((?:an? |up to )[^,.\n]*?),? reveal (?:it|them),? and put"
         r" (it|them) into your hand\b",
         r"Look at the top \1 cards of your deck. You may reveal \2 from among them and put \3 into your hand"),
        (rf"{_START}(?:Take|Get) ([^.\n]*? (?:from|in) [^.\n]*?) and put (?:it|them) into your hand\b",
         r"\1Put \2 into your hand"),
        (rf"{_START}(?:Take|Get) ((?:target |an? |up to )[^.\n]*? (?:from|in) (?:your|an allied) \w+)\.",
         r"\1Put \2 into your hand."),
    )
)  # fmt: skip
"""Patterns, and what is written in their place."""
