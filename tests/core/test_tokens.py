"""Tokens: erasing is an event, everybody sees them, and a figure may be a word."""

from __future__ import annotations

import json

import pytest

from ludex.core import tree as t
from ludex.core.codec import from_json, to_json
from ludex.core.happening import events, zones
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.position.seen import shown_to
from ludex.core.resolving.deeds import start_effect
from ludex.core.values import layers, select
from ludex.core.values.bringing import BROUGHT
from tests.core.skirmish import BOOK, board, unit

FIELD = t.Zone(("field",))
RAT, OWL = unit("Rat", 1, 1, 1), unit("Owl", 2, 2, 2)
BLOB = Card("blob", "Blob", ("unit",), {"power": 2}, {"cost": ("odd",), "worded": ("cost",)}, "", (), token=True)


def test_an_erased_object_leaves_its_zone_for_none() -> None:
    leaves = t.Automatic(t.When("move", ~t.SELF, src=("field",)), do=(t.Draw(1),))
    dies = t.Automatic(t.When("move", ~t.SELF, dst=("grave",)), do=(t.Draw(1),))
    game = board(unit("Watcher", 1, 1, 1, leaves), unit("Priest", 1, 1, 1, dies), RAT)
    watcher, _, rat = game.zone("field", 0)
    events.perform(game, Event("erase", rat), Event("erase", 999))
    assert rat not in game.objects and rat not in game.zone("field", 0) and game.look(rat) is not None
    assert [pending.source for pending in game.pending] == [watcher]


def test_an_erased_object_hears_that_it_leaves() -> None:
    game = board(unit("Martyr", 1, 1, 1, t.Automatic(t.When("move", t.SELF, src=("field",)), do=(t.Draw(1),))))
    events.perform(game, Event("erase", game.zone("field", 0)[0]))
    assert len(game.pending) == 1


def test_everybody_sees_a_token_in_a_hand() -> None:
    game = board(hand=(RAT,))
    (rat,) = game.zone("hand", 0)
    blob = zones.create(game, BLOB, game.kind("hand"), 0)
    assert (shown_to(game, game.objects[rat]), shown_to(game, game.objects[blob])) == (1, 3)


def test_a_word_in_place_of_a_number_compares_with_none_and_never_changes() -> None:
    game = board(RAT)
    blob = zones.create(game, BLOB, game.kind("field"), 0)
    ctx = Ctx(0, 0)
    for op in ("=", "<=", ">="):
        assert not select.matches(game, t.Figure("cost", op, 0), blob, ctx)
    assert select.matches(game, t.Word("cost", "odd"), blob, ctx)
    start_effect(game, t.Modify(FIELD, "cost", "+", 3), "", ctx)
    assert layers.value(game, blob, "cost") == 0
    assert layers.value(game, game.zone("field", 0)[0], "cost") == 4


def test_tokens_that_a_game_can_bring_are_those_its_cards_name(monkeypatch: pytest.MonkeyPatch) -> None:
    egg = Card(
        "egg", "Egg", ("unit",), {}, {}, "", (t.Automatic(t.When("attack"), do=(t.Create("blob", 1, "field"),)),)
    )
    hen = unit("Hen", 1, 1, 1, t.Activated(do=(t.Create("egg", 1, "field"),)))
    fly = unit("Fly", 1, 1, 1)
    monkeypatch.setattr(BOOK, "tokens", {"egg": egg, "blob": BLOB, "fly": fly})
    assert BROUGHT.of((RAT, hen), BOOK) == (RAT, hen, egg, BLOB)
    assert BROUGHT.of((RAT,), BOOK) == (RAT,)
    monkeypatch.setattr(BOOK, "brings", lambda card: ("fly",) if card is OWL else ())
    assert BROUGHT.of((OWL, RAT), BOOK) == (OWL, RAT, fly)


def test_printed_abilities_go_and_given_ones_stay() -> None:
    brave, calm = t.Mere("Brave"), t.Mere("Calm")
    game = board(unit("Knight", 1, 1, 1, brave))
    (knight,) = game.zone("field", 0)
    start_effect(game, t.Grant(FIELD, (calm,)), "", Ctx(0, 0))
    start_effect(game, t.Strip(FIELD, printed=True), "", Ctx(0, 0))
    assert not layers.has(game, knight, "Brave") and layers.has(game, knight, "Calm")


def test_an_object_takes_the_words_of_another() -> None:
    king = unit("King", 9, 1, 1)
    mirror = unit(
        "Mirror", 1, 1, 1, t.Passive((t.Rename(t.SELF, "name", "become", "", of=FIELD & t.Figure("cost", "=", 9)),))
    )
    game = board(mirror, king)
    id = game.zone("field", 0)[0]
    assert layers.words(game, id, "name") == ("King",)
    events.perform(game, Event("erase", game.zone("field", 0)[1]))
    assert layers.words(game, id, "name") == ()


def test_a_nameless_token_is_created_by_what_people_call_it() -> None:
    sign = Card("sign", "Sign", ("unit",), {}, {}, "", (), token=True, nameless=True)
    game = board(RAT)
    game.set_pool((*game.pool, sign))
    assert game.token("Sign") is sign and sign.names == ()


def test_a_nameless_token_is_nameless_in_a_saved_position() -> None:
    sign = Card("sign", "Sign", ("unit",), {}, {}, "", (), token=True, nameless=True)
    assert sign != Card("sign", "Sign", ("unit",), {}, {}, "", (), token=True)
    game = board(RAT)
    game.set_pool((*game.pool, sign))
    assert from_json(json.loads(json.dumps(to_json(game)))).token("Sign").names == ()
