"""The tables of this game for the card laboratory (`ludex.games.lab`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludex.core import tree as t
from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import walk
from ludex.games.cc.c0501_this_turn import MARKS
from ludex.games.cc.c0907_printed import REST_FOR_AETHER
from ludex.games.cc.text.meanings import GROUP, OTHER_GROUP
from ludex.games.cc.text.paragraphs import BEHIND
from ludex.games.lab import ONLY, Deed, Fill, Kind, Lab, Plain, Room, Scene, Setting, Variation

GUARD, RUNNER, WALL, SPARK, PROBE, GIRL, SISTER = (
    "Extra Guard", "Extra Runner", "Extra Wall", "Extra Spark", "Extra Probe", "Extra Girl", "Extra Sister",
)  # fmt: skip
PLAIN = (GUARD, RUNNER, WALL, SPARK, GIRL)
SERVANT = {"cost": 2, "atk": 1000, "def": 1000}


def arrange(game: Game, source: int, node: Any) -> None:
    """Brings about what a tree asks of cards under the tried card, and of what happened to cards this turn."""
    for part in walk.nodes(node):
        if isinstance(part, t.Do) and part.verb == "banish named":
            namesake = Card(f"extra {part.word}", part.word, ("caster",), {"cost": 0, "level": 1}, {}, "", ())
            id = zones.create(game, namesake, game.book.zone_index["stock"], game.objects[source].player)
            below = game.objects[id].copy()
            below.host = source
            game.put(below)
        elif isinstance(part, t.Mark) and part.word in MARKS:
            for obj in list(game.objects.values()):
                marked = obj.copy()
                marked.marks = (*obj.marks, part.word)
                game.put(marked)


SETTING = Setting(
    field="servant",
    pile="graveyard",
    aside="graveyard",
    leaders="caster",
    main="main",
    begins="main",
    asks=("CC 602",),
    resolves="903.2h",
    kinds={
        "servant": Kind(SERVANT, never=("caster",)),
        "caster": Kind({"cost": 0, "level": 1}, never=("servant",)),
        "conjure": Kind({"cost": 2}, never=("servant", "caster")),
        "barrier": Kind({"cost": 2}, never=("caster",)),
        "deity": Kind({"cost": 0}, never=("caster", "hand", "deck")),
    },
    plain=(
        Plain(GUARD, ("servant",), {"cost": 3, "atk": 2000, "def": 3000}),
        Plain(RUNNER, ("servant",), {"cost": 1, "atk": 1000, "def": 500}),
        Plain(WALL, ("barrier",), {"cost": 2}),
        Plain(SPARK, ("conjure",), {"cost": 1}, (t.Spell((t.Draw(1),)),)),
        Plain(GIRL, ("caster",), {"cost": 0, "level": 1}, (REST_FOR_AETHER,)),
        Plain(SISTER, ("caster",), {"cost": 0, "level": 1}, (REST_FOR_AETHER,)),
        Plain(
            PROBE,
            ("conjure",),
            {"cost": 0},
            (
                t.Spell(
                    (
                        t.Choose("t", 1, t.ENEMY & t.Zone(("servant",)) & t.Word("type", "servant"), target=True),
                        t.Continue((t.Modify(t.Ref("t"), "atk", "+", -100),), "turn"),
                    )
                ),
            ),
        ),
    ),
    guards=(GUARD, RUNNER),
    fills=(
        Fill("caster", (GIRL, SISTER), (2,), bare=True),
        Fill("hand", (*PLAIN, PROBE), (5,)),
        Fill("graveyard", (*PLAIN, PROBE), (5,)),
        Fill("orb", PLAIN, (3, 5)),
        Fill("deck", PLAIN, (12,), bare=True),
    ),
    probe=PROBE,
    shown=("element", "race"),
    numbers={f"aether {element}": (9, 9, 9) for element in ("solis", "ignus", "silva", "terra", "luna", "aqua", "aes")},
    rooms={"servant": Room(3, 6), "caster": Room(2, 6), "extra": Room(0, 2), "bingo": Room(0, 3), "stock": Room(0, 0)},
    tokens=("servant", "caster"),
    apart=("chase", "stock"),
    refusals=("no call", "attack no more"),
    plays=(Scene("main", zone="hand"), Scene("battle", mine=False, zone="hand", keyword="Quickcast")),
    uses=(Scene("main"), Scene("battle", mine=False), Scene("end")),
    arrange=arrange,
    acts=("main", "battle"),
    phase_events={"main phase": "main", "end phase": "end"},
    deeds=(
        Deed("attack", ("attack", "attack player"), "battle"),
        Deed("battle", ("attack",), "battle"),
        Deed("switch", ("switch",), "main", ONLY),
        Deed("corrupt", ("attack player",), "battle"),
    ),
    harms=(("graveyard", "destroy"), ("hand", "return")),
    open=("servant", "caster", "hand"),
    by_rule=(REST_FOR_AETHER,),
    mere=("Quickcast", "Double Corrupt", "Triple Corrupt", "Lethargy"),  # NB: no scene corrupts orbs of the tried card
)

VARIATIONS = (
    Variation("zone", r"(?<=in an allied )graveyard\b", "removed zone"),
    Variation("zone", r"(?<=from an allied )graveyard\b", "removed zone"),
    Variation("zone", r"(?<=from your )hand\b", "graveyard"),
    Variation("player", r"\ballied (?=servant|caster|orb)", "enemy "),
    Variation("player", r"\benemy (?=servant|caster|orb)", "allied "),
    Variation("duration", r"until end of turn", "until end of battle"),
    Variation("other", r"(?<=Whenever )an(?= allied)", "another"),
)

EVENTS = {
    "move": "{subject} is put{way}",
    "move draw": "{subject} is drawn",
    "move discard": "{subject} is discarded{way}",
    "move destroy": "{subject} is destroyed{way}",
    "move banish": "{subject} is banished{way}",
    "attack": "{subject} attacks",
    "attack player": "{subject} attacks a player",
    "battle": "{subject} battles",
    "defeat": "{subject} destroys a servant by battle",
    "switch": "{subject} switches",
    "corrupt": "{subject} corrupts an orb",
    "select": "{subject} becomes a target",
    "begin": "the {word} begins",
    "end": "the {word} ends",
    "state recovered": "{subject} recovers",
    "state rested": "{subject} rests",
    "state reversed": "{subject} reverses",
    "play": "{subject} is played",
    "ride": "{subject} rides",
    "increase": "the {word} of {subject} is increased",
    "decrease": "the {word} of {subject} is decreased",
}

GROUPS = (GROUP, OTHER_GROUP)


def plain(node: t.Node) -> t.Node:
    """What is done to two groups that were found before anything is done (RULING-CC-063), as done to the groups."""
    block: tuple[t.Instr, ...] = getattr(node, "do", ())
    found = {one.name: one.what for one in block if isinstance(one, t.Choose) and one.name in GROUPS}
    if not found:
        return node

    def group(part: t.Node) -> t.Node | None:
        return found.get(part.name) if isinstance(part, t.Ref) else None

    left = tuple(one for one in block if getattr(one, "name", "") not in found)
    made: Any = node
    changed: t.Node = replace(made, do=walk.rebuilt(left, group))
    return changed


LAB = Lab(
    behind=BEHIND,
    events=EVENTS,
    zone_names={"servant": "servant zone", "caster": "caster zone", "orb": "orb zone", "extra": "extra deck",
                "removed": "removed zone", "chase": "chase zone", "bingo": "BINGO zone"},
    setting=SETTING,
    plain=plain,
    variations={"en": VARIATIONS},
    columns={"element": "/", "race": "/"},
    figures=("level", "cost", "atk", "def"),
)  # fmt: skip
