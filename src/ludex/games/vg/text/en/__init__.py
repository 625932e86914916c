"""English: the grammar of card text, put together from its topics."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ludex.games.vg.text.en import words
from ludex.games.vg.text.en.conditions import (
    amounts,
    annals,
    asking,
    circles,
    comparing,
    conditions,
    counts,
    having,
    history,
    holding,
    numbers,
    outcomes,
    paid,
    phases,
    predicates,
    quantities,
    reckoning,
    referents,
    regarding,
    tallies,
)
from ludex.games.vg.text.en.costs import bargains, costs, lessening, mixtures, paying, tariffs, tolls
from ludex.games.vg.text.en.events import (
    arrivals,
    battles,
    befalling,
    causing,
    combats,
    events,
    happening,
    hearing,
    moments,
    occasions,
    pairs,
    spots,
    times,
)
from ludex.games.vg.text.en.giving import (
    amends,
    becoming,
    bounds,
    exchanging,
    figures,
    giving,
    increments,
    joined,
    keywords,
    originals,
    promises,
    provisos,
    raising,
    restraints,
    standing,
)
from ludex.games.vg.text.en.lines import abilities, according, headlines, lines, linking, lists, series
from ludex.games.vg.text.en.mechanics import (
    attacks,
    bounty,
    buddyfight,
    combat,
    drive_checks,
    forging,
    gauging,
    keeping,
    markers,
    marking,
    mechanics,
    mixing,
    mushi,
    pseudo,
    riding,
)
from ludex.games.vg.text.en.nouns import (
    descriptions,
    likeness,
    modifiers,
    names,
    naming,
    nouns,
    qualities,
    referring,
    replies,
    sets,
    sites,
    stations,
    stored,
    zoning,
)
from ludex.games.vg.text.en.spelling import PLACES as NAMED
from ludex.games.vg.text.en.spelling import fold, normalise, unfold
from ludex.games.vg.text.en.verbs import (
    actions,
    both_sides,
    calling,
    deeds,
    doing,
    either,
    handling,
    later,
    looking,
    moving,
    opponents,
    performing,
    picking,
    sifting,
    tops,
    verbs,
)
from ludex.games.vg.text.en.words import LATER
from ludex.games.vg.text.places import CATEGORIES, PLACES
from ludex.lang.compile import Language
from ludex.lang.en import joints
from ludex.lang.grammar import Grammar

TOPICS = (
    words,
    descriptions,
    likeness,
    referring,
    nouns,
    naming,
    zoning,
    sites,
    costs,
    paying,
    conditions,
    asking,
    events,
    battles,
    happening,
    times,
    verbs,
    doing,
    either,
    giving,
    amounts,
    counts,
    standing,
    linking,
    lines,
    abilities,
    history,
    predicates,
    quantities,
    comparing,
    occasions,
    deeds,
    lists,
    figures,
    pseudo,
    mechanics,
    series,
    buddyfight,
    headlines,
    reckoning,
    restraints,
    circles,
    markers,
    performing,
    raising,
    paid,
    moving,
    stations,
    hearing,
    holding,
    outcomes,
    tops,
    opponents,
    tolls,
    tallies,
    mixtures,
    increments,
    calling,
    picking,
    lessening,
    regarding,
    causing,
    spots,
    phases,
    sets,
    annals,
    exchanging,
    befalling,
    modifiers,
    referents,
    tariffs,
    according,
    keeping,
    stored,
    mixing,
    marking,
    promises,
    forging,
    provisos,
    pairs,
    combat,
    attacks,
    becoming,
    joined,
    mushi,
    actions,
    gauging,
    bounty,
    bargains,
    sifting,
    replies,
    amends,
    bounds,
    moments,
    names,
    qualities,
    both_sides,
    arrivals,
    combats,
    having,
    numbers,
    originals,
    keywords,
    drive_checks,
    riding,
    looking,
    later,
    handling,
)


OPTIONS = (
    ("perform one of the following.", 1, False),
    ("perform one of the effects below.", 1, False),
    ("perform one of the following effects.", 1, False),
    ("choose one of the following effects.", 1, False),
)
"""How a list of options begins, of which so many are chosen."""


@cache
def grammar() -> Grammar:
    g = Grammar()
    for topic in TOPICS:
        topic.add(g)
    joints.clauses(g)
    joints.sentences(g, requirements=True)
    joints.later(g, LATER)
    joints.instead_of(g, (("thing", "gets"), ("things", "get")), "power")
    joints.widening(
        g, ("choose", "call", "search for"), ("", "cards", "tokens", "rear-guards", "units", "of your rear-guards")
    )
    joints.options(g, tuple(dict.fromkeys((*CHOICES, *OPTIONS))), "・", ("\n",), requirements=True)
    return g


CHOICES = tuple(
    (f"{verb} {number} of {which}.", n, up_to)
    for verb in ("perform", "resolve", "choose")
    for number, n, up_to in (("one", 1, False), ("either", 1, False), ("two", 2, False), ("up to two", 2, True))
    for which in ("the following", "following", "the effects below", "the following effects")
)
"""How lists of options begin: the words, how many, and whether it may be fewer."""
CIRCLES = "|".join(("[VRG]C", *NAMED.values()))

EXPLAINS = (
    r"(?i)in a deck",
    "additional effect",
    "put it into (?:the|your) order zone",
    r"\((?:this ability is )?active (?:if|when) ",
    "without a same clan as this unit, this unit cannot attack",
    "search your deck for the specified card, and legion",
    "have it become (?:hollowed|charging)",
    "your vanguard becomes blazing",
    "it is engorged until end of turn",
    "placed on the specified circle, look at the top card",
    "is active even (?:if|for) persona ride",
    "even if you do not pay the cost, this ability cannot be used",
    "by stacking it on (?:all of )?the specified unit",
    "pay the cost for one homare",
    "one regalis piece in your deck",
    "use (?:unique|divine) skills a total of once",
    "only an astral deity can be on",
    r"\(\+\d+ if ",
    r"\(\[Power\] \+\d+ (?:after|if) ",
    "[Rr]eturn it (?:if|to its original spot)",
    "put it on the top of your deck if you did not call",
    "state ends if there is no originaldress",
    r"\(includes arms, but not the soul",
    "may (?:also )?search for only one",
    "the specified vanguard arms it",
    "armed to the specified unit on",
    "only call one",
    r"\(can be used even if",
    r"\(usable only if",
    "can still continue to boost",
    "a third drive check cannot be performed",
    "perform an additional drive check",
    r"\(\[counter-blast 1 if you only have one face up card",
    "if four world cards|if there are four world cards",
    "does not \\[counter-charge\\] even if it becomes negative",
    "reduce the total cost if you alchemagic",
    "can only choose cards with .* even if you choose trigger units",
    "puts a bound card into (?:his or her|their) hand",
    "has no cost, the cost is paid when",
    "use its abilities if you pay the cost",
    "if you could not call a card, put",
    "power increase only until end of turn",
    "if you chose one card, put it on the bottom",
    "boosted \\[power\\] ceases if",
    "if two protect were revealed",
    "only be played the first time it activates in a turn",
    "if there is only one grade 1 card, call it",
    "if the number of cards in your hand is less than",
    "if there is one grade 3",
    r"can be used again on \(VC\)",
    "will not be put if you chose Protect I",
    r"\(Cannot call to \(GC\) too\)",
    r"\(Activates when it is Scouted and put into the Order Zone\)",
)
"""What a remark says that only explains a keyword or a rule."""

FREELY = r"If [^\n]*, this ability can be played without paying the cost\."
PLAYED = r"(?:[^\n]*\b[Pp]|P)lay this [^\n]*!"
LOWERED = r"[^\n]* cost is reduced by \[[^\n]*\.(?: ?\([^\n]*)?\nPlay this [^\n]*!"
JOINED = rf"{FREELY}\nPlay this [^\n]*!|{PLAYED}\n{FREELY}|{LOWERED}"
"""Two lines that are one: what an order costs, and what is said of that cost in a line of its own."""

ENGLISH = Language(
    "en",
    grammar,
    normalise,
    fold,
    unfold,
    remark=rf"(?<!\[AUTO\])(?<!\[CONT\])(?<!\[ACT\])\((?!(?:[0-9X]+|(?:{CIRCLES})(?:/(?:{CIRCLES}))*)\))",
    limits=r"(?i)\b(?:if|only|unless|except|instead|but)\b",
    explains="|".join(EXPLAINS),
    continues="・",
    joined=JOINED,
    categories=CATEGORIES,
    places=replace(PLACES, itself=True, rerouted=True, done=True),
)
