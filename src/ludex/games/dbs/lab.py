"""The tables of this game for the card laboratory (`ludex.games.lab`)."""

from __future__ import annotations

import dataclasses

from ludex.core import tree as t
from ludex.games.dbs import later_keywords
from ludex.games.dbs.c02_card_data import COLORS, INSTEAD
from ludex.games.dbs.text.paragraphs import BEHIND
from ludex.games.lab import Deed, Fill, Kind, Lab, Plain, Room, Scene, Setting, Variation

CAPTAIN, GUARD, RUNNER, SPARK, PROBE = "Extra Captain", "Extra Guard", "Extra Runner", "Extra Spark", "Extra Probe"
PLAIN = (GUARD, RUNNER, SPARK)
BATTLE = {"power": 15000, "cost": 2, "combo power": 5000, "combo cost": 0}


ELSEWHERE = ("battle", "hand", "deck", "drop", "energy", "life", "combo")

SETTING = Setting(
    field="battle",
    pile="drop",
    aside="drop",
    leaders="leader",
    main="main",
    begins="main",
    asks=("DBS 6-3-1", "DBS 7-2", "DBS 7-3"),
    resolves="8-6-2-5-2",
    kinds={
        "battle": Kind(BATTLE, never=("leader",)),
        "leader": Kind(
            {"power": 10000}, never=("battle", "hand", "deck", "drop", "energy", "life", "combo"), home="leader"
        ),
        "extra": Kind({"cost": 1}, never=("leader",)),
    },
    plain=(
        Plain(CAPTAIN, ("leader",), {"power": 15000}),
        Plain(GUARD, ("battle",), {**BATTLE, "power": 20000, "cost": 3}),
        Plain(RUNNER, ("battle",), {**BATTLE, "power": 5000, "cost": 1}),
        Plain(SPARK, ("extra",), {"cost": 1}, (t.Activated(do=(t.Draw(1),), timing=("main",), zones=("hand",)),)),
        Plain(
            PROBE,
            ("extra",),
            {"cost": 0},
            (
                t.Activated(
                    do=(
                        t.Choose("t", 1, t.ENEMY & t.Zone(("battle",)) & t.Word("type", "battle")),
                        t.Continue((t.Modify(t.Ref("t"), "power", "+", -1000),), "turn"),
                    ),
                    timing=("main",),
                    zones=("hand",),
                ),
            ),
        ),
    ),
    guards=(GUARD, RUNNER),
    fills=(
        Fill("leader", (CAPTAIN,), (1,), bare=True, empty=True),
        Fill("hand", (*PLAIN, PROBE), (5,)),
        Fill("drop", PLAIN, (6,)),
        Fill("energy", (GUARD, RUNNER), (8,), bare=True),
        Fill("life", PLAIN, (3, 6), bare=True),
        Fill("deck", PLAIN, (15,), bare=True),
    ),
    probe=PROBE,
    shown=("color", "character", "trait"),
    rooms={"leader": Room(0, 0, 1), "battle": Room(3, 6), "under": Room(0, 0), "combo": Room(0, 2)},
    apart=("under",),
    words={"color": COLORS, "colors": ("multicolor",)},
    use_verbs=("activate", "awaken", "evolve", "counter"),
    plays=(Scene("main", zone="hand"),),
    uses=(
        Scene("main"),
        Scene("offence"),
        Scene("defense", mine=False),
        Scene("attack", mine=False),
        Scene("main", mine=False),
        Scene("end"),
    ),
    acts=("main",),
    phase_events={"main phase": "main", "turn end": "end"},
    deeds=(Deed("attack", ("attack",), "main"), Deed("battle end", ("attack",), "main")),
    harms=(("drop", "KO"), ("hand", "return")),
    open=("leader", "battle", "hand", "energy"),
    mere=(
        "Double Strike",
        "Triple Strike",
        "Quadruple Strike",
        "Energy-Exhaust",
        "Ultimate",
        "Super Combo",
        "Dragon Ball",
        "Victory Strike",
        "Wormhole",
    ),
)

NAMES = tuple(keyword.name for keyword in later_keywords.KEYWORDS)
VARIATIONS = (
    Variation("zone", r"(?<=from your )Drop\b", "hand"),
    Variation("zone", r"(?<=in your )hand\b", "Drop"),
    Variation("player", r"\byour opponent's (?=Battle Cards?|energy|Leader)", "your "),
    Variation("duration", r"for the turn", "for the battle"),
    Variation("other", r"\bof your (?=Battle Cards(?! other than))", "of your other "),
)


def plain(node: t.Node) -> t.Node:
    """What is played in the opponent's Battle Area as what the opponent plays: one of two ways to say whose it is."""
    if isinstance(node, t.Do) and node.verb == "play over":
        return t.By(t.OPPONENT, (dataclasses.replace(node, verb="play"),))
    return node


EVENTS = {
    "move": "{subject} is placed{way}",
    "move KO": "{subject} is KO'd",
    "move leave": "{subject} leaves the Battle Area",
    "move discard": "{subject} is discarded{way}",
    "move combo": "{subject} is used in a combo{way}",
    "play": "{subject} is played",
    "play hand": "{subject} is played from the hand",
    "play drop": "{subject} is played from the Drop Area",
    "play deck": "{subject} is played from the deck",
    "countered": "a [Counter] skill is activated",
    "evolved": "a card evolves into {subject}",
    "extra used": "{subject} is activated from the hand",
    "power raised": "the power of {subject} is raised",
    "power lowered": "the power of {subject} is lowered",
    "leader placed": "{subject} is placed in the Leader Area",
    "flip": "{subject} is turned over",
    **{
        f"skill used {timing}": f"{{subject}} activates an [Activate: {timing.title()}] skill"
        for timing in ("main", "battle")
    },
    "played using": "{subject} is played by a keyword skill",
    **{f"played using {name}": f"{{subject}} is played using {name}" for name in NAMES},
    "activated": "a keyword skill is activated",
    **{f"activated {name}": f"{{subject}} activates {name}" for name in NAMES},
    "united": "a union skill is activated",
    **{f"energy roused {word}": f"energy is switched to Active Mode {word}" for word in later_keywords.ROUSING},
    "attack": "{subject} attacks",
    "block": "{subject} blocks",
    "inflict": "damage is inflicted",
    "battle end": "the battle ends in which {subject} attacked",
    "move battle over": "a battle ends in which {subject} was used in a combo, and it goes{way}",
    "turn start": "the turn begins",
    "turn end": "the turn ends",
    "charge phase": "the charge phase begins",
    "main phase": "the main phase begins",
    "main end": "the main phase ends",
    "state active": "{subject} is switched to Active Mode",
    "state rest": "{subject} is switched to Rest Mode",
}

SAID = {
    "energy": "pay {n} energy{word}",
    "flip": "flip this card over",
    "mill": "put the top {n} of the deck away{word}",
    "negate": "negate what it answers",
    "negate the attack": "negate the attack",
    "block": "this card becomes the target of the attack",
    "field": "place this card in the Battle Area",
    "damage": "inflict {n} damage{word}",
    "play": "play {what}{word}",
    "play onto": "play {what} on top of a card{word}",
    "play active onto": "play {what} in Active Mode on top of a card{word}",
    "play home": "play {what} in its owner's Battle Area{word}",
    "play over": "play {what} in the opponent's Battle Area{word}",
    "place under": "place {what} under a card{word}",
    "activate a skill": "activate an [Activate] skill of {what}",
    "inspect the deck": "look through your deck",
    "play otherwise": "the card being played goes elsewhere instead{word}",
    "play otherwise rest": "the card being played comes in Rest Mode",
    "play otherwise unskilled": "the card being played comes with its skills negated for the turn",
    "play otherwise rest unskilled": "the card being played comes in Rest Mode with its skills negated for the turn",
    "redirect": "switch the target of the attack to {what}",
    "until your next main phase": "until the start of your next Main Phase",
    "until opponent's turn": "until the end of the opponent's turn",
    **{
        f"timing {word}": f", no skill of its own: another cost of its {name} skill than energy, none if none is said"
        for name, word in (
            ("[Counter]", INSTEAD["counter"]),
            ("[Activate: Main]", INSTEAD["main"]),
            ("[Activate: Battle]", INSTEAD["battle"]),
            ("[Activate: Main/Battle]", f"{INSTEAD['main']} {INSTEAD['battle']}"),
        )
    },
    "nobody": "by a skill, not in battle",
}

LAB = Lab(
    behind=BEHIND,
    nouns={"battle": "Battle Card", "extra": "Extra Card", "leader": "Leader Card", "skills none": "skill-less"},
    said=SAID,
    events=EVENTS,
    zone_names={
        "drop": "Drop Area", "battle": "Battle Area", "leader": "Leader Area", "combo": "Combo Area",
        "energy": "Energy Area",
    },
    setting=SETTING,
    variations={"en": VARIATIONS},
    plain=plain,
    columns={"trait": "/", "color": "/"},
    figures=("cost", "power", "combo power", "combo cost"),
)  # fmt: skip
