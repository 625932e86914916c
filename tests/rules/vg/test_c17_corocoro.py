"""[VG 17.15] CoroCoro: Dangerous Skill, Retry, Version Up, Deal."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.c14_headings import heading
from tests.rules.vg.support import (
    FILLER,
    HERO,
    act,
    board,
    charged,
    cont,
    energy,
    eraser,
    find,
    may,
    pass_all,
    side,
    state,
    told,
    unit,
    using,
    value,
)

RACER = unit("Racer", 1, 8000, 5000, keywords=["Retry"])
REARS = t.YOURS & t.Zone(("RC",)) & t.Within("name", "Racer")
RETRY = t.Do("retry", REARS)


def coach(*do: t.Instr) -> Card:
    return unit("Coach", 1, 8000, 5000, act(*do))


# --- Dangerous Skill [VG 17.15.1] ------------------------------------------------------------------------------------


def test_17_15_1_1_the_keyword_does_nothing_and_can_be_asked_for() -> None:
    skill = act(energy(), headings=(heading("Dangerous Skill"),))
    daring = unit("Daring", 1, 8000, 5000, skill)
    asks = act(energy(t.Times(10, t.Count(t.YOURS & t.Zone(("RC",)) & t.Has("Dangerous Skill")))))
    d = board("main", side(fl=daring, fr=unit("Judge", 1, 8000, 5000, asks)))
    d.take('use "Daring"', 'use "Daring"', 'use "Judge"')
    assert charged(d) == 12
    noted = act(energy(100), headings=(t.Heading("Dangerous Skill"),))
    d = board("main", side(fl=unit("Daring", 1, 8000, 5000, noted), fr=eraser("Activated")))
    assert not may(d, 'use "Daring"')


# --- Retry [VG 17.15.2] ----------------------------------------------------------------------------------------------


def test_17_15_2_2_the_unit_stands_and_gets_power_for_the_turn() -> None:
    d = board("main", side(fl=(RACER, "rest"), fr=coach(RETRY)))
    d.take('use "Coach"')
    assert state(d, "Racer") == "stand" and value(d, "Racer") == 13000
    assert told(d, "state", "stand") == ["Racer"]


def test_17_15_2_2_it_cannot_retry_twice_in_a_turn() -> None:
    d = board("main", side(fl=(RACER, "rest"), fr=coach(RETRY, t.SetState(REARS, "rest"))))
    d.take('use "Coach"').take('use "Coach"')
    assert state(d, "Racer") == "rest" and value(d, "Racer") == 13000 and told(d, "state", "stand") == ["Racer"]


def test_17_15_2_a_unit_without_the_ability_does_nothing() -> None:
    """It is a continuous ability: who has it can retry, and who takes these from the unit takes Retry from it."""
    d = board("main", side(fl=(RACER, "rest"), fr=coach(RETRY), bl=eraser("Activated", t.Slot((0,)))))
    d.take('use "Coach"')
    assert state(d, "Racer") == "stand" and layers.has(d.game, find(d, "Racer"), "Retry")
    plain = unit("Racer", 1, 8000, 5000)
    d = board("main", side(fl=(plain, "rest"), fr=coach(RETRY)))
    d.take('use "Coach"')
    assert state(d, "Racer") == "rest" and value(d, "Racer") == 8000
    d = board("main", side(fl=(RACER, "rest"), fr=coach(RETRY), bl=eraser("Continuous")))
    d.take('use "Coach"')
    assert state(d, "Racer") == "rest"


def test_17_15_2_2_in_the_next_turn_critical_and_drive_are_one() -> None:
    """Until the end of that turn; then the ability is lost."""
    strong = unit("Racer", 3, 13000, None, act(t.Do("retry", t.SELF)), keywords=["Retry", "Twin Drive"], critical=2)
    d = board("main", side(vc=strong, hand=[FILLER]), side(hand=[FILLER]))
    d.take('use "Racer"')
    assert value(d, "Racer", "drive") == 2 and value(d, "Racer", "critical") == 2 and value(d, "Racer") == 18000
    turn = d.game.turn
    while d.game.turn < turn + 2:
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    pass_all(d, 'use "Racer"')
    assert value(d, "Racer", "drive") == 1 and value(d, "Racer", "critical") == 1 and value(d, "Racer") == 13000
    assert not any(isinstance(a, t.Automatic) for a in layers.abilities(d.game, find(d, "Racer")))
    while d.game.turn < turn + 4:
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    pass_all(d, 'use "Racer"')
    assert value(d, "Racer", "drive") == 2 and value(d, "Racer", "critical") == 2


def test_17_15_2_2_a_critical_of_zero_rises_to_one() -> None:
    weak = unit("Racer", 1, 8000, 5000, keywords=["Retry"], critical=0)
    d = board("main", side(fl=weak, fr=coach(RETRY), hand=[FILLER]), side(hand=[FILLER]))
    d.take('use "Coach"')
    turn = d.game.turn
    while d.game.turn < turn + 2:
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    assert value(d, "Racer", "critical") == 1


# --- Version Up [VG 17.15.3] -----------------------------------------------------------------------------------------

UPGRADED = cont(t.Modify(t.SELF, "power", "+", 1000), headings=(heading("Version Up"),))


@pytest.mark.parametrize(("damage", "power"), [(3, 8000), (4, 9000), (5, 9000)])
def test_17_15_3_2_four_cards_of_damage_are_enough(damage: int, power: int) -> None:
    d = board("main", side(fl=unit("Robo", 1, 8000, 5000, UPGRADED), damage=damage), side(damage=5))
    assert value(d, "Robo") == power


def test_17_15_3_2_a_persona_ride_counts_for_the_unit_that_rode_and_for_that_turn() -> None:
    robo = unit("Robo", 3, 13000, None, UPGRADED, keywords=["persona ride"])
    helper = unit("Aide", 1, 8000, 5000, UPGRADED)
    d = board("ride", side(vc=robo, hand=[robo, FILLER], br=helper), side(hand=[FILLER]))
    d.take('ride "Robo"')
    assert told(d, "persona ride") == ["Robo"]
    assert value(d, "Robo") == 13000 + 10000 + 1000 and value(d, "Aide") == 8000
    turn = d.game.turn
    while d.game.turn < turn + 1:
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    assert value(d, "Robo") == 13000


def test_17_15_3_2_another_ride_does_not_count() -> None:
    d = board("ride", side(vc=HERO, hand=[unit("Robo", 3, 13000, None, UPGRADED), FILLER]))
    d.take('ride "Robo"')
    assert value(d, "Robo") == 13000


# --- Deal and Oversized [VG 17.15.4] [VG 17.15.5] --------------------------------------------------------------------


def test_17_15_4_1_the_deal_state_is_known_of_each_card_and_does_nothing() -> None:
    rears = t.YOURS & t.Zone(("RC",))
    d = using(
        t.Do("become", rears & t.Word("name", "Broker"), word="deal"),
        energy(t.Count(rears & t.Word("state", "deal"))),
        you={"fl": unit("Broker"), "fr": unit("Client")},
    )
    assert charged(d) == 1 and told(d, "becomes", "deal") == ["Broker"] and value(d, "Broker") == 8000
    turn = d.game.turn
    while d.game.turn < turn + 1:
        d.take("pass") if may(d, "pass") else d.take(d.offered[0])
    assert layers.words(d.game, find(d, "Broker"), "state") == ("deal",)  # RULING-VG-216


@pytest.mark.parametrize(("name", "word"), [("Deal", "deal"), ("Oversized", "oversized")])
def test_17_15_4_the_keyword_stands_before_abilities_that_put_into_the_state(name: str, word: str) -> None:
    good = f"Activated(do=(Do('become', SELF, word='{word}'),), headings=(Heading('{name}'),))"
    assert name in SPEC.make_card({"name": "Broker", "tree": [good]}, "Broker").keywords
    with pytest.raises(InputError, match="another kind"):
        SPEC.make_card({"name": "Broker", "tree": [good.replace(f"'{word}'", "'blazing'")]}, "Broker")
