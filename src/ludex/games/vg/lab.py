"""The tables of this game for the card laboratory (`ludex.games.lab`)."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from ludex.core import tree as t
from ludex.core.happening import zones
from ludex.core.position.game import Effect, Game
from ludex.core.position.objects import Card
from ludex.core.tree import walk
from ludex.games.lab import ONLY, Deed, Fill, Kind, Lab, Plain, Room, Scene, Setting, Variation
from ludex.games.vg.c02_card_information import GIFTS
from ludex.games.vg.c04_zones import D_LEGION
from ludex.games.vg.c06_legion import ROLES, link
from ludex.games.vg.c06_stride import STRIDE_SKILL, ULTIMATE
from ludex.games.vg.c07_worlds import QUERIES, in_final_burst, in_final_rush, world
from ludex.games.vg.c10_attack_and_battle import ALONE, IN_TWOS
from ludex.games.vg.c17_imprisoning import PRISON
from ludex.games.vg.cards import rows
from ludex.games.vg.text.paragraphs import BEHIND
from ludex.lang.groups import alternatives, canonical, parts_of

VANGUARD, GUARD, RUNNER, ORDER, PROBE = (
    "Extra Vanguard", "Extra Guard", "Extra Runner", "Extra Order", "Extra Probe",
)  # fmt: skip
PLAIN = (GUARD, RUNNER, ORDER, PROBE)
STRIDER = "Extra Strider"
BACK_CENTER, FRONT_LEFT = 3, 0
UNIT = {"grade": 1, "power": 8000, "critical": 1, "shield": 5000}
MATE = Card("extra-mate", "Extra Mate", ("unit", "normal"), {**UNIT, "drive": 1}, {}, "", ())
CELL = Card("extra-cell", "Extra Cell", ("order", "set", PRISON), {"grade": 1}, {}, "", ())


def facts(game: Game) -> object:
    """The worlds of the players, and who is in Final Rush."""
    return [(world(game, player), in_final_rush(game, player), in_final_burst(game, player)) for player in (0, 1)]


def arrange(game: Game, source: int, node: Any) -> None:
    """Brings about what a tree asks of the player or the vanguard: Final Rush, a world, a legion, gauges, markers."""
    for part in walk.nodes(node):
        if isinstance(part, t.Named) and part.name in QUERIES:
            rule = t.Rule("permit", part.name, t.Player(t.YOU))
            game.add_effect(Effect(rule, "turn", source, 0, game.tick(), None, ()))
        elif isinstance(part, t.Role) and part.word in ROLES:
            _legion(game, source, part.word)
        elif isinstance(part, t.Zone) and part.names == ("gauge",):
            _under(game, source, "gauge")
        elif isinstance(part, t.Zone) and part.names == ("marker",):
            _marked(game, source, node)
        elif isinstance(part, t.Zone) and part.names == ("imprisoned",):
            zones.create(game, CELL, game.book.zone_index["order zone"], 0)


def _legion(game: Game, source: int, role: str) -> None:
    """A vanguard of the player, the tried card if it is one, and its mate."""
    there = game.zone("VC", 0)
    if len(there) != 1:
        return
    first = game.objects[source if source in there else there[0]]
    mate = zones.create(game, MATE, game.book.zone_index["VC"], 0, first.state)
    pair = (mate, first.id) if role == "legion mate" else (first.id, mate)
    link(game, *pair, role == D_LEGION)


def _under(game: Game, source: int, zone: str) -> None:
    """A face down card that belongs to the tried card."""
    if any(game.objects[id].host == source for id in game.zone(zone, 0)):
        return
    id = zones.create(game, MATE, game.book.zone_index[zone], 0, up=False)
    made = game.objects[id].copy()
    made.host = source
    game.put(made)


def _marked(game: Game, source: int, node: Any) -> None:
    """A marker on the circle of the tried card, or of another rear-guard."""
    if game.zone("marker", 0):
        return
    kinds = [part.value for part in walk.nodes(node) if isinstance(part, t.Word) and part.kind == "gift"]
    marker = game.book.tokens.get(f"{kinds[0] if kinds else GIFTS[1]} I")
    rear = game.zone("RC", 0)
    on = source if source in rear else rear[0] if rear else 0
    if marker is not None and on:
        zones.create(game, marker, game.book.zone_index["marker"], 0, 0, game.objects[on].slot)


SETTING = Setting(
    field="RC",
    pile="drop",
    aside="drop",
    leaders="VC",
    main="main",
    begins="main",
    asks=("VG 9.9",),
    resolves="11.8.3.1",
    kinds={
        "unit": Kind(UNIT, never=("order area",)),  # NB: effects put units into the order zone
        "order": Kind({"grade": 1}, never=("VC", "RC", "GC")),
    },
    plain=(
        Plain(VANGUARD, ("unit", "normal"), {"grade": 3, "power": 13000, "critical": 1}),
        Plain(GUARD, ("unit", "normal"), {"grade": 2, "power": 10000, "critical": 1, "shield": 5000}),
        Plain(RUNNER, ("unit", "normal"), UNIT, (t.Mere("Boost"),)),
        Plain(STRIDER, ("unit", "G"), {"grade": 4, "power": 15000, "critical": 1}),
        Plain(ORDER, ("order", "normal"), {"grade": 1}, (t.Spell((t.Draw(1),)),)),
        Plain(
            PROBE,
            ("order", "normal"),
            {"grade": 1},
            (
                t.Spell(
                    (
                        t.Choose("unit", 1, t.ENEMY & t.Zone(("RC",))),
                        t.Continue((t.Modify(t.Ref("unit"), "power", "+", -1000),), "turn"),
                    )
                ),
            ),
        ),
    ),
    guards=(GUARD, RUNNER),
    fills=(
        Fill("VC", (VANGUARD,), bare=True, empty=True),
        Fill("hand", PLAIN, (4,)),
        Fill("damage", (GUARD, RUNNER), (3, 4)),
        Fill("soul", (RUNNER, GUARD), (3,)),
        Fill("drop", PLAIN, (4,)),
        Fill("deck", PLAIN, (12,), bare=True),
        Fill("G", (STRIDER,), (2, 8)),
    ),
    probe=PROBE,
    numbers={"went second": (1, 0, 1), "energy": (10, 5, 0)},
    shown=("nation", "clan", "race"),
    rooms={"RC": Room(3, 4), "VC": Room(0, 0, 1), "GC": Room(0, 0), "marker": Room(0, 0), "gauge": Room(0, 0)},
    tokens=("VC", "RC", "GC"),
    lies=({"slot": FRONT_LEFT}, {"slot": BACK_CENTER}),
    play_verbs=("play", "call"),
    plays=(Scene("main", zone="hand"), Scene("battle", mine=False, zone="hand")),
    uses=(
        Scene("main"),
        Scene("ride", keyword=STRIDE_SKILL, verbs=("stride",)),
        Scene("ride", keyword=ULTIMATE, verbs=("stride",)),
        Scene("battle", mine=False, keyword="G guardian", verbs=("G guard",)),
    ),
    paths={"rode upon": ("VC", "soul")},
    seen_in={"drive check": "deck", "damage check": "deck"},
    steps={"GC": "guard"},
    facts=facts,
    covered=("G",),
    arrange=arrange,
    acts=("main", "battle"),
    deeds=(
        Deed("attack", ("attack",), "battle"),
        Deed("hit", ("attack",), "battle"),
        Deed("boost", ("boost",), "battle", ONLY),
        Deed("move", ("guard",), "battle", ONLY, to="GC", zone="hand", mine=False),
    ),
    harms=(("drop", "retire"), ("hand", "return")),
    open=("VC", "RC", "GC", "hand"),
    mere=("Boost", "Intercept", "Twin Drive", "Triple Drive"),
)

VARIATIONS = (
    Variation("zone", r"\bdrop\b(?! zone)", "soul"),
    Variation("zone", r"\bsoul\b", "drop"),
    Variation("zone", r"(?<=from )hand\b", "drop"),
    Variation("zone", r"(?<=your )hand\b", "drop"),
    Variation("zone", r"(?<=into your )hand\b", "soul"),
    Variation("duration", r"until end of turn", "until end of that battle"),
    Variation("duration", r"until end of (?:that )?battle", "until end of turn"),
    Variation("other", r"(?<=of your )(?=rear-guards)", "other "),
    Variation("other", r"(?<=of your )other (?=rear-guards)", ""),
    Variation("other", r"(?<=of your )(?=units)", "other "),
)

EVENTS = {
    "move": "{subject} is put{way}",
    "move placed": "{subject} comes{way}",
    "move rode upon": "{subject} is rode upon",
    "move retire": "{subject} is retired{way}",
    "move discard": "{subject} is discarded{way}",
    "move draw": "{subject} is drawn",
    "attack": "{subject} attacks",
    "hit": "the attack of {subject} hits",
    "boost": "{subject} boosts",
    "intercept": "{subject} intercepts",
    "guard": "{subject} guards",
    "ride": "{subject} is ridden",
    "stride": "{subject} strides",
    "legion": "{subject} legions",
    "drive check": "a drive check reveals {subject}",
    "damage check": "a damage check reveals {subject}",
    "begin": "the {word} begins",
    "begin end of battle": "a battle ends",
    "state stand": "{subject} stands",
    "state rest": "{subject} rests",
    "play": "{subject} is played",
    "persona ride": "a persona ride is done",
}


def japanese() -> Mapping[str, tuple[str, str]]:
    """The Japanese names and texts of the shipped cards, by number."""
    return {row.number: (row.name_ja or row.name, row.text_ja) for row in rows()}


CIRCLES = ("VC", "RC")
SO_FEW = {ALONE: "guard fewer than 2", IN_TWOS: "guard fewer than 3"}


def plain(node: t.Node) -> t.Node:
    """One of two ways to say the same thing: what stands on a circle is a unit, and so is what attacks."""
    if isinstance(node, t.Do) and node.verb == "put from deck" and node.what == t.SELF:
        return t.Move(t.Top("deck", node.n), node.word)
    if isinstance(node, t.Rule) and node.query in SO_FEW:
        return dataclasses.replace(node, query=SO_FEW[node.query])
    if isinstance(node, t.Not) and isinstance(node.part, t.Figure) and node.part.op == "=":
        return dataclasses.replace(node.part, op="!=")
    if isinstance(node, t.Do) and node.verb == "get gift":
        first, *more = node.word.split(" and ")
        if more and set(more) == {first}:
            return t.Repeat(len(more) + 1, (dataclasses.replace(node, word=first),))
    if isinstance(node, t.Turned) and node.name == "self":
        return dataclasses.replace(node, such=t.ANY)
    if not isinstance(node, t.All):
        return node
    (parts,) = alternatives(node) if not walk.has_kind(t.Some, node) else (parts_of(node),)
    unit = t.Word("type", "unit")
    left = [part for part in parts if part != unit]
    if t.Role("attacking") in left:
        return canonical(*(part for part in left if not isinstance(part, t.Zone)))
    placed = any(isinstance(part, t.Zone) and set(part.names) <= set(CIRCLES) for part in left)
    return canonical(*left) if placed else node


LAB = Lab(
    behind=BEHIND,
    events=EVENTS,
    said={"look through the deck": "look through your deck", "retire": "retire {what}", "spell": "order ability"},
    zone_names={
        "VC": "vanguard circle",
        "RC": "rear-guard circle",
        "GC": "guardian circle",
        "damage": "damage zone",
        "drop": "drop zone",
    },
    setting=SETTING,
    about={"retire": ("VC", "RC", "GC"), "discard": ("hand", "deck", "gauge"), "lock": ("RC",), "unlock": ("locked",)},
    variations={"en": VARIATIONS},
    again={"en": r"\[Legion \d+\]|\b(?:soul|drop) for this cost\b|instead of into soul\b"},
    texts={"ja": japanese},
    columns={"nation": "/", "clan": "/", "race": "/", "trigger": "/"},
    plain=plain,
    marks=((r"\[(?:AUTO|CONT|ACT)\]", "【[自永起]】"), ("<[^<>]+>", "〈[^〈〉]+〉")),
    paired={"nation": ("/", "/"), "clan": ("/", "/"), "race": ("/", "/")},
    figures=("grade", "power", "shield", "critical"),
)
