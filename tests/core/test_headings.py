"""Keywords at the head of an ability: when it is active, by what names it is known; relations between objects; verbs
that move what a name stands for."""

from __future__ import annotations

import pytest

from ludex.core import machine
from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.codec import from_json, to_json
from ludex.core.happening import events
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Obj
from ludex.core.sight.view import view
from ludex.core.values import layers, select
from ludex.testing.driver import Driver
from tests.core.skirmish import BOOK, board, spell, unit

FIELD = t.Zone(("field",))
PACK = t.Heading("Pack", 2, t.Compare(t.Count(t.YOURS & FIELD), ">=", t.Chosen("n")))
RICH = t.Heading("Rich", 0, t.Compare(t.Number(t.YOU, "mana"), ">=", 5))
WOLF, OX = unit("Wolf", 1, 2, 1), unit("Ox", 1, 0, 9)
BOOM = (t.Gain("boom", 1),)
ENRAGED = unit("Bear", 1, 3, 4, t.Passive((t.Modify(t.SELF, "power", "+", 5),), headings=(PACK,)))


def power(game: Game, name: str) -> int:
    return layers.value(game, Driver(game).obj("field", 0, name).id, "power")


def test_a_passive_ability_applies_while_its_heading_holds() -> None:
    assert power(board(ENRAGED), "Bear") == 3
    game = board(ENRAGED, WOLF)
    assert power(game, "Bear") == 8
    wolf = Driver(game).obj("field", 0, "Wolf").id
    events.perform(game, events.moving(game, wolf, "grave"))
    assert power(game, "Bear") == 3


def test_an_automatic_ability_asks_its_headings_only_when_it_triggers() -> None:
    """All of them; what becomes of them later is no matter."""
    comes = t.Automatic(t.When("move", t.SELF, dst=("field",)), do=BOOM, headings=(PACK, RICH))
    imp = unit("Imp", 0, 1, 1, comes)
    for units, mana, boom in (((), 5, 0), ((WOLF,), 4, 0), ((WOLF,), 5, 1)):
        driver = Driver(board(*units, hand=(imp,), mana=mana)).take('play "Imp"')
        assert driver.game.num(0, "boom") == boom
    spends = t.Automatic(t.When("move", t.SELF, dst=("field",)), do=(t.Gain("mana", -5),))
    driver = Driver(board(WOLF, hand=(unit("Imp", 0, 1, 1, spends, comes),), mana=5)).take('play "Imp"')
    driver.take(driver.offered[0])
    assert (driver.game.num(0, "mana"), driver.game.num(0, "boom")) == (0, 1)


def test_an_activated_ability_is_offered_while_its_heading_holds() -> None:
    imp = unit("Imp", 0, 1, 1, t.Activated((t.Gain("mana", -1),), do=BOOM, headings=(PACK,)))
    assert 'use "Imp"' not in Driver(board(imp)).offered
    assert Driver(board(imp, WOLF)).take('use "Imp"').game.num(0, "boom") == 1


def test_a_replacement_applies_while_its_heading_holds() -> None:
    tough = unit("Imp", 0, 1, 9, t.Replace(t.When("damage", t.SELF), headings=(PACK,)))
    hit = spell("Charm", 0, t.Spell(do=(t.Damage(FIELD & t.Word("name", "Imp"), 2),)))
    for units, damage in (((tough,), 2), ((tough, WOLF), 0)):
        driver = Driver(board(*units, hand=(hit,))).take('play "Charm"')
        assert driver.obj("field", 0, "Imp").damage == damage


@pytest.mark.parametrize(("query", "gets"), [("active Pack", 8), ("active Pack 2", 8), ("active Pack 3", 3)])
def test_an_effect_may_let_abilities_with_a_keyword_be_active(query: str, gets: int) -> None:
    """Those with the keyword, or with its number; for what it selects, and no other heading of the ability."""
    sage = unit("Sage", 0, 1, 1, t.Passive((t.Rule("permit", query, FIELD),)))
    assert power(board(ENRAGED, enemy=(sage,)), "Bear") == gets
    both = unit("Bear", 1, 3, 4, t.Passive((t.Modify(t.SELF, "power", "+", 5),), headings=(PACK, RICH)))
    assert power(board(both, enemy=(sage,), mana=4), "Bear") == 3
    mine = unit("Sage", 0, 1, 1, t.Passive((t.Rule("permit", query, t.YOURS & FIELD),)))
    assert power(board(ENRAGED, enemy=(mine,)), "Bear") == 3


def test_a_card_has_the_keywords_of_its_headings_active_or_not() -> None:
    """With their numbers, or with what they name."""
    game = board(ENRAGED, WOLF)
    bear = Driver(game).obj("field", 0, "Bear").id
    for name, has in (("Pack", True), ("Pack 2", True), ("Pack 3", False), ("Rich", False)):
        assert layers.has(game, bear, name) == has
        assert select.find(game, FIELD & t.Has(name), Ctx(bear, 0)) == ([bear] if has else [])
    shown = [card for card in view(game, 1)["players"][0]["zones"]["field"] if card["name"] == "Bear"]
    assert shown[0]["keywords"] == ["Pack", "Pack 2"]
    assert t.Heading("Shine", 0, None, "Moon").names() == ("Shine", "Shine - Moon")


def test_what_a_granted_ability_has_at_its_head_is_known_and_taken() -> None:
    given = t.Passive((t.Grant(FIELD & t.Word("name", "Ox"), ENRAGED.abilities),))
    game = board(OX, unit("Sage", 0, 1, 1, given))
    ox = Driver(game).obj("field", 0, "Ox").id
    assert layers.has(game, ox, "Pack 2") and power(game, "Ox") == 5
    taken = unit("Thief", 0, 1, 1, t.Passive((t.Strip(FIELD, "Pack"),)))
    game = board(OX, ENRAGED, enemy=(taken,))
    assert power(game, "Bear") == 3
    assert not layers.has(game, Driver(game).obj("field", 0, "Bear").id, "Pack")


def test_a_condition_in_a_block_and_a_position_as_json() -> None:
    charm = spell("Charm", 0, t.Spell(do=(t.If(PACK, BOOM),)))
    assert Driver(board(WOLF, hand=(charm,))).take('play "Charm"').game.num(0, "boom") == 0
    assert Driver(board(WOLF, OX, hand=(charm,))).take('play "Charm"').game.num(0, "boom") == 1
    game = board(ENRAGED, WOLF)
    assert power(from_json(to_json(game)), "Bear") == 8


def test_unknown_keywords_and_relations_are_refused() -> None:
    assert "no keyword 'Pack'" in machine.misused(BOOK, *ENRAGED.abilities)
    assert "no keyword 'Pack 2'" in machine.misused(BOOK, t.Has("Pack 2"))
    assert "no query 'active Pack'" in machine.misused(BOOK, t.Rule("permit", "active Pack"))
    assert "no relation 'near'" in machine.misused(BOOK, t.Related("near"))


def test_objects_in_a_relation_that_the_game_defines(monkeypatch: pytest.MonkeyPatch) -> None:
    def stronger(game: Game, one: Obj, other: Obj) -> bool:
        return layers.value(game, one.id, "power") > layers.value(game, other.id, "power")

    monkeypatch.setitem(BOOK.relations, "stronger", stronger)
    game = board(WOLF, OX, unit("Bear", 1, 3, 4))
    found = select.find(game, FIELD & t.Related("stronger", FIELD & t.Word("name", "Wolf")), Ctx(0, 0))
    assert [game.objects[id].card.name for id in found] == ["Bear"]
    wolf = Driver(game).obj("field", 0, "Wolf").id
    assert select.matches(game, t.Related("stronger"), Driver(game).obj("field", 0, "Bear").id, Ctx(wolf, 0))
    assert not select.matches(game, t.Related("stronger"), wolf, Ctx(wolf, 0))


def test_an_effect_follows_what_a_verb_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    def bury(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
        events.perform(game, *(events.moving(game, id, "grave") for id in ids))

    monkeypatch.setitem(BOOK.verbs, "bury", Verb("SKIRMISH 1", bury))
    block = (t.Choose("t", 1, t.ENEMY & FIELD), t.Do("bury", t.Ref("t")), t.Move(t.Ref("t"), "hand"))
    driver = Driver(board(WOLF, enemy=(OX,), hand=(spell("Charm", 0, t.Spell(do=block)),))).take('play "Charm"')
    assert [driver.game.objects[id].card.name for id in driver.game.zone("hand", 1)] == ["Ox"]


def test_an_effect_follows_its_own_card_that_a_verb_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    def bury(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
        events.perform(game, *(events.moving(game, id, "grave") for id in ids))

    monkeypatch.setitem(BOOK.verbs, "bury", Verb("SKIRMISH 1", bury))
    monkeypatch.setattr(BOOK.choices, "follows_itself", True)
    block = (t.Do("bury"), t.Move(t.SELF, "hand"))
    leaves = unit("Hare", 1, 1, 1, t.Automatic(t.When("move", t.SELF, dst=("field",)), do=block))
    driver = Driver(board(WOLF, hand=(leaves,))).take('play "Hare"')
    assert [driver.game.objects[id].card.name for id in driver.game.zone("hand", 0)] == ["Hare"]
