"""[VG 15.1.2.3] Shinobi Scrolls of supplement A1, played."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.games.vg.book import BOOK
from ludex.games.vg.c07_charging import counter_blast
from ludex.games.vg.c17_buddyfight_soul import soul_of
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    build,
    card,
    charged,
    count,
    energy,
    find,
    may,
    order,
    put,
    side,
    told,
    unit,
    when,
    where,
)

NAME = "Shinobi Scrolls"
SCROLLS = BOOK.tokens[NAME]
CREST = card("Gauge", type="crest", keywords=["gauge crest"])
ZANYA = unit("Zanya of Tests", 3, 13000, None)
SWORD = card("Secret Sword, Lethal Formation", type="set order", grade=3)


def art(name: str, *do: t.Instr, type: str = "normal order", race: str = "Ninja Arts", **rest: Any) -> Card:
    spell = t.Spell(do or (energy(),), cost=tuple(rest.pop("cost", ())))
    return card(name, type=type, race=race, abilities=(spell,), **rest)


def linked(game: Any, player: int, zone: str, host: str, *cards: Card, up: bool = True) -> None:
    on = next(obj.id for obj in game.objects.values() if obj.card.name == host and obj.player == player)
    for found in cards:
        obj = game.objects[put(game, player, zone, found)].copy()
        obj.host, obj.up = on, up
        game.put(obj)


def scrolled(*soul: Card, phase: str = "main", gauge: int = 0, vc: Card = ZANYA, mine: int = 0, **rest: Any) -> Driver:
    """A position with Shinobi Scrolls of a player, with Buddy Soul face down, and so many cards as gauge."""
    own = side(vc=vc, order_zone=[SCROLLS, *rest.pop("zone", ())], crest=[CREST], **rest)
    other = side(vc=unit("Rival", 3, 13000, None), hand=[FILLER])
    game = build(phase, *((own, other) if mine == 0 else (other, own)))
    linked(game, mine, "Buddy Soul", NAME, *soul, up=False)
    linked(game, mine, "gauge", "Gauge", *[unit("Coin")] * gauge, up=False)
    return Driver(game)


def souls(d: Driver) -> list[str]:
    return [d.game.objects[id].card.name for id in soul_of(d.game, find(d, NAME))]


def test_a1_shinobi_scrolls_take_a_card_face_down_and_draw() -> None:
    """[VG A1/Shinobi Scrolls] For one gauge, once a turn. Only its owner sees the card: RULING-VG-222."""
    assert SCROLLS.figures["grade"] == 1 and set(SCROLLS.types) == {"order", "set"}
    d = scrolled(gauge=2, hand=[unit("Secret"), unit("Other")], deck=[unit("Drawn")])
    d.take(next(x for x in d.offered if x.startswith(f'use "{NAME}"')))
    d.take('choose "Secret"')
    assert souls(d) == ["Secret"] and sorted(d.names("hand", 0)) == ["Drawn", "Other"]
    assert d.names("drop", 0) == ["Coin"]
    below = d.game.objects[find(d, "Secret")]
    assert not below.up
    assert "Secret" in repr(view(d.game, 0)) and "Secret" not in repr(view(d.game, 1))
    assert not any(x.startswith(f'use "{NAME}"') and "2" not in x for x in d.offered)


@pytest.mark.parametrize(("gauge", "hand"), [(0, [FILLER]), (1, [])])
def test_a1_shinobi_scrolls_need_a_gauge_and_a_card(gauge: int, hand: list[Card]) -> None:
    """[VG A1/Shinobi Scrolls]"""
    d = scrolled(gauge=gauge, hand=hand)
    assert not any(x.startswith(f'use "{NAME}"') and f'"{NAME}" 2' not in x for x in d.offered)


def uses(d: Driver) -> Driver:
    return d.take(next(x for x in d.offered if x.startswith(f'use "{NAME}" 2')))


def test_a1_shinobi_scrolls_play_an_order_from_below() -> None:
    """[VG A1/Shinobi Scrolls] It goes to the drop zone and counts for the order limit; the grade does not matter:
    RULING-VG-223."""
    d = scrolled(art("Leaf", grade=4), art("Mist"), hand=[order("Plain", energy(10)), FILLER])
    assert may(d, 'play "Plain"')
    uses(d).take('choose "Leaf"')
    assert charged(d) == 1 and where(d, "Leaf") == "drop" and souls(d) == ["Mist"] and d.game.num(0, "orders") == 1
    assert told(d, "move", "play") == ["Leaf"]
    assert not may(d, 'play "Plain"') and not any(x.startswith(f'use "{NAME}" 2') for x in d.offered)


def test_a1_shinobi_scrolls_play_only_ninja_arts_orders_that_are_not_blitz() -> None:
    """[VG A1/Shinobi Scrolls]"""
    wrong = (art("Quick", type="blitz order"), art("Song", race="Others"), unit("Spy", race="Ninja Arts"))
    d = uses(scrolled(*wrong, art("Leaf"), hand=[FILLER]))
    assert not any(may(d, f'choose "{one.name}"') for one in wrong)
    assert may(d, 'choose "Leaf"')


def test_a1_shinobi_scrolls_do_not_play_beyond_the_limit_or_without_the_cost() -> None:
    """[VG A1/Shinobi Scrolls] The order stays where it is, and the ability may be used again."""
    d = scrolled(art("Leaf"), hand=[order("Plain", energy(10)), FILLER]).take('play "Plain"')
    uses(d)
    d.take('choose "Leaf"')
    assert souls(d) == ["Leaf"] and charged(d) == 10
    d = uses(scrolled(art("Leaf", cost=counter_blast(1)), hand=[FILLER]))
    d.take('choose "Leaf"')
    assert souls(d) == ["Leaf"] and charged(d) == 0 and any(x.startswith(f'use "{NAME}" 2') for x in d.offered)
    d = uses(scrolled(art("Leaf", cost=counter_blast(1)), hand=[FILLER], damage=1))
    d.take('choose "Leaf"')
    assert where(d, "Leaf") == "drop" and charged(d) == 1


def test_a1_shinobi_scrolls_play_a_set_order_into_the_order_zone() -> None:
    """[VG A1/Shinobi Scrolls]"""
    tower = card("Tower", type="set order", race="Ninja Arts")
    d = uses(scrolled(tower, hand=[FILLER]))
    d.take('choose "Tower"')
    assert where(d, "Tower") == "order zone" and d.game.objects[find(d, "Tower")].up


def ended(*soul: Card, **rest: Any) -> Driver:
    """The end of the turn has come, as far as somebody is asked about it."""
    d = scrolled(*soul, hand=[FILLER], **rest)
    while d.game.turn == 5 and not may(d, "yes"):
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    return d


def test_a1_shinobi_scrolls_put_the_secret_sword_into_the_order_zone() -> None:
    """[VG A1/Shinobi Scrolls/2] For three gauges and a declared final phase, which abilities hear: RULING-VG-224."""
    seer = unit("Seer", 1, 8000, 5000, when("final phase", energy(), subject=t.ANY, player=t.YOU))
    d = ended(SWORD, art("Leaf"), gauge=3, fl=seer).take("yes")
    d.take(f'choose "{SWORD.name}"')
    assert where(d, SWORD.name) == "order zone" and count(d, "gauge") == 0 and souls(d) == ["Leaf"]
    assert told(d, "final phase") == [NAME] and charged(d) == 1
    d = ended(SWORD, gauge=3).take("no")
    assert where(d, SWORD.name) == "Buddy Soul" and count(d, "gauge") == 3


@pytest.mark.parametrize(
    "rest",
    [
        {"gauge": 2},
        {"gauge": 3, "vc": HERO},
        {"gauge": 3, "vc": unit("Zanya Junior", 2, 9000)},
        {"gauge": 3, "zone": (SWORD,)},
    ],
    ids=["two gauges", "another vanguard", "grade 2", "a sword already"],
)
def test_a1_shinobi_scrolls_declare_no_final_phase_without_all_conditions(rest: dict[str, Any]) -> None:
    """[VG A1/Shinobi Scrolls/2]"""
    assert not may(ended(SWORD, **rest), "yes")


def attacked(*soul: Card, **rest: Any) -> Driver:
    d = scrolled(*soul, phase="battle", mine=1, fl=unit("Guard"), **rest).take("attack")
    return d.take('attack with "Rival" -> "Zanya of Tests"')


def test_a1_shinobi_scrolls_play_a_blitz_order_when_the_vanguard_is_attacked() -> None:
    """[VG A1/Shinobi Scrolls/3] One, of Ninja Arts, and it counts for the order limit."""
    quick = art("Quick", type="blitz order")
    d = attacked(quick, art("Leaf"), art("Rush", type="blitz order", race="Others"), hand=[FILLER])
    d.take(f'resolve "{NAME}"')
    assert not may(d, 'choose "Leaf"') and not may(d, 'choose "Rush"')
    d.take('choose "Quick"')
    assert where(d, "Quick") == "drop" and charged(d, 1) == 1 and d.game.num(1, "orders") == 1
    assert sorted(souls(d)) == ["Leaf", "Rush"]


def test_a1_shinobi_scrolls_do_nothing_when_a_rear_guard_is_attacked() -> None:
    """[VG A1/Shinobi Scrolls/3]"""
    d = scrolled(art("Quick", type="blitz order"), phase="battle", mine=1, fl=unit("Guard"), hand=[FILLER]).take(
        "attack"
    )
    d.take('attack with "Rival" -> "Guard"')
    assert not may(d, "resolve") and souls(d) == ["Quick"]


def test_a1_shinobi_scrolls_play_nothing_beyond_the_limit_when_attacked() -> None:
    """[VG A1/Shinobi Scrolls/3]"""
    d = attacked(art("Quick", type="blitz order"), hand=[FILLER], numbers={"orders": 1}).take(f'resolve "{NAME}"')
    d.take('choose "Quick"')
    assert souls(d) == ["Quick"] and charged(d, 1) == 0


def test_a1_an_effect_plays_orders_only() -> None:
    """[VG A1/Shinobi Scrolls] The verb plays nothing that is no order."""
    plays = act(t.Do("play", t.YOURS & t.Zone(("hand",))))
    d = Driver(build("main", side(br=unit("User", 1, 8000, 5000, plays), hand=[order("Plain", energy()), FILLER])))
    d.take('use "User"')
    assert where(d, "Plain") == "drop" and charged(d) == 1 and count(d, "hand") == 1
