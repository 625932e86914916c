"""[VG 4] Face-down cards: who sees them, and that they have no information."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import deeds
from ludex.core.sight.view import may_see, view
from ludex.core.values import layers, select
from tests.rules.vg.support import board, find, side, unit

TWO = unit("Two", 2, 10000)
GUIDE = t.Passive((t.Modify(t.Zone(("VC",)), "power", "+", 5000),), zones=("bind", "damage", "order zone"))


@pytest.mark.parametrize(("zone", "seen"), [("damage", True), ("order zone", True), ("RC", True), ("bind", False)])
def test_4_11_2_1_sight_of_a_face_down_card_follows_the_zone(zone: str, seen: bool) -> None:
    """[VG 4.9.3.1] [VG 4.12.3] [VG 4.17.2] RULING-VG-006 Also of a card that came there face down."""
    d = board("main", side(vc=unit("Lead")))
    down = d.game.objects[zones.create(d.game, TWO, d.game.kind(zone), 0, slot=1, up=False)]
    assert may_see(d.game, down, 0) and may_see(d.game, down, 1) == seen
    shown = [view(d.game, p)["players"][0]["zones"][zone][-1] for p in (0, 1)]
    assert "Two" in str(shown[0]) and ("Two" in str(shown[1])) == seen


@pytest.mark.parametrize("zone", ["damage", "bind", "order zone"])
def test_4_11_3_a_face_down_card_has_no_information(zone: str) -> None:
    """[VG 4.12.4] [VG 4.17.3.1] Neither name, grade and types nor abilities; turned up, it has them again."""
    d = board("main", side(vc=unit("Lead", 1, 10000)))
    id = zones.create(d.game, unit("Star", 2, 8000, 5000, GUIDE), d.game.kind(zone), 0)
    lead = find(d, "Lead")
    printed = t.Zone((zone,)) & (t.Word("name", "Star") | t.Figure("grade", "=", 2) | t.Word("type", "unit"))
    there = d.game.objects[id].info.abilities
    assert select.find(d.game, printed, Ctx(0, 0)) == [id]
    d.game.set_pool((*d.game.pool, d.game.objects[id].card))
    assert layers.value(d.game, lead, "power") == 15000
    events.perform(d.game, Event("face", id, up=0))
    assert select.find(d.game, printed, Ctx(0, 0)) == [] and layers.value(d.game, lead, "power") == 10000
    assert layers.words(d.game, id, "name") == () == layers.abilities(d.game, id)
    events.perform(d.game, Event("face", id, up=1))
    assert select.find(d.game, printed, Ctx(0, 0)) == [id] and layers.abilities(d.game, id) == there
    assert layers.value(d.game, lead, "power") == 15000


@pytest.mark.parametrize(("zone", "given"), [("damage", False), ("bind", False), ("order zone", True)])
def test_4_11_3_a_face_down_card_cannot_be_given_information(zone: str, given: bool) -> None:
    """[VG 4.12.4] Neither a figure nor a word nor an ability; of the order zone the book does not say so."""
    d = board("main", side(vc=unit("Lead")))
    up, down = (zones.create(d.game, TWO, d.game.kind(zone), 0, up=up) for up in (True, False))
    ctx = Ctx(find(d, "Lead"), 0, (("those", (up, down)),))
    those = t.Ref("those")
    for node in (
        t.Modify(those, "power", "+", 1000), t.Rename(those, "name", "add", "Moon"),
        t.Grant(those, (t.Mere("Boost"),)),
    ):  # fmt: skip
        deeds.start_effect(d.game, node, "turn", ctx)
    powers = [layers.value(d.game, id, "power") for id in (up, down)]
    assert powers == [11000, 1000 if given else 0]
    assert ["Moon" in layers.words(d.game, id, "name") for id in (up, down)] == [True, given]
    assert [layers.has(d.game, id, "Boost") for id in (up, down)] == [True, given]
