"""[CC 306.6] Cards that lie face down in the field, whatever put or turned them."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.values import layers, select
from ludex.games.cc import c0907_aether as aether
from ludex.games.cc import c0907_kinds as kinds
from ludex.games.cc.c1018_counters import enters_with
from tests.rules.cc.support import SERVANTS, caster, position, servant

RICH = servant("Rich", enters_with(2, "gem"), t.Passive((t.Modify(SERVANTS, "atk", "+", 500),)), atk=500)


@pytest.mark.parametrize("zone", ["caster", "servant"])
def test_306_6_a_card_that_an_effect_puts_or_turns_face_down_has_no_front(zone: str) -> None:
    """It has neither name nor abilities, and enters without counters; turned up, it has its front again."""
    game = position("main", you={"graveyard": [RICH], "servant": [servant("A", atk=1000)]})
    plain = game.zone("servant", 0)[0]
    event = events.moving(game, game.zone("graveyard", 0)[0], zone, 0, up=0)
    events.perform(game, event)
    down = game.objects[event.new]
    assert not down.up and down.counters == () and layers.words(game, down.id, "name") == ()
    assert select.find(game, t.Word("name", "Rich"), Ctx(0, 0)) == []
    assert select.find(game, SERVANTS, Ctx(0, 0)) == [plain] and layers.value(game, plain, "atk") == 1000
    events.perform(game, Event("face", down.id, up=1))
    assert select.find(game, t.Word("name", "Rich"), Ctx(0, 0)) == [down.id]
    assert layers.value(game, plain, "atk") == 1500
    events.perform(game, Event("face", down.id, up=0))
    assert select.find(game, t.Word("name", "Rich"), Ctx(0, 0)) == [] and layers.value(game, plain, "atk") == 1000


def test_306_6_face_up_it_enters_with_its_counters() -> None:
    game = position("main", you={"graveyard": [RICH]})
    event = events.moving(game, game.zone("graveyard", 0)[0], "servant", 0)
    events.perform(game, event)
    assert game.objects[event.new].counters == (("gem", 2),)


def test_504_1b_a_card_that_an_effect_puts_face_down_makes_aether_as_a_caster() -> None:
    """[CC 306.6] In the caster zone it is a level 1 void caster; in the servant zone it is no caster."""
    for zone, makes in (("caster", 1), ("servant", 0)):
        game = position("main", you={"graveyard": [servant("Dim")]})
        events.perform(game, events.moving(game, game.zone("graveyard", 0)[0], zone, 0, up=0))
        assert len(aether.sources(game, 0)) == makes


def test_504_1b_a_caster_that_an_effect_turns_face_down_makes_one_void_aether() -> None:
    game = position("main", you={"caster": [caster("Lamp", level=2, element="luna")]})
    lamp = kinds.key_of(("luna",), ())
    assert [source.made for source in aether.sources(game, 0)] == [((lamp, 2),)]
    events.perform(game, Event("face", game.zone("caster", 0)[0], up=0))
    assert [source.made for source in aether.sources(game, 0)] == [((kinds.key_of((), ()), 1),)]
