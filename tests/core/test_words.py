"""Words through layers: dependency before age, and effects that speak of the words they change."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.codec import from_json, to_json
from ludex.core.happening import events
from ludex.core.position.game import Ctx
from ludex.core.resolving.deeds import start_effect
from ludex.core.values import layers
from tests.core import skirmish

UNITS = t.Word("type", "unit")


def test_an_effect_on_words_that_depends_on_another_comes_after_it() -> None:
    game = skirmish.board(skirmish.unit("Imp", 1, 1, 1))
    imp = game.zone("field", 0)[0]
    start_effect(game, t.Rename(t.Ref("t"), "trait", "add", "undead"), "turn", Ctx(0, 0, (("t", (imp,)),)))
    assert layers.words(game, imp, "trait") == ("undead",)
    plague = t.Passive((t.Rename(UNITS & t.Word("trait", "beast"), "trait", "add", "sick"),))
    wild = t.Passive((t.Rename(UNITS, "trait", "become", "beast"),))
    game = skirmish.board(skirmish.unit("Rat", 1, 1, 1, plague), skirmish.unit("Wolf", 1, 1, 1, wild))
    for id in game.zone("field", 0):
        assert layers.words(game, id, "trait") == ("beast", "sick")


def test_without_dependency_the_older_effect_comes_first() -> None:
    a = t.Passive((t.Rename(UNITS, "trait", "become", "beast"),))
    b = t.Passive((t.Rename(UNITS, "trait", "become", "ghost"),))
    game = skirmish.board(skirmish.unit("One", 1, 1, 1, a), skirmish.unit("Two", 1, 1, 1, b))
    assert layers.words(game, game.zone("field", 0)[0], "trait") == ("ghost",)


def test_a_card_that_is_gone_answers_the_words_it_last_had() -> None:
    wild = t.Passive((t.Rename(UNITS & t.Zone(("field",)), "trait", "become", "beast"),))
    game = skirmish.board(skirmish.unit("Imp", 1, 1, 1), skirmish.unit("Wolf", 1, 1, 1, wild))
    imp = game.zone("field", 0)[0]
    events.perform(game, events.moving(game, imp, "grave"))
    assert layers.words(game, imp, "trait") == ("beast",)
    assert layers.words(game, game.gone[imp].became, "trait") == ()
    assert from_json(to_json(game)).gone[imp] == game.gone[imp]


def test_a_figure_that_the_rules_set_is_one_that_the_object_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unlike one that an effect sets, and only on the object concerned."""
    game = skirmish.board(skirmish.unit("Imp", 1, 1, 1), skirmish.unit("Rat", 1, 1, 1))
    imp, rat = game.zone("field", 0)
    monkeypatch.setattr(game.book.layers, "by_rule", frozenset(("rule",)))
    for layer in ("", "rule"):
        start_effect(game, t.Modify(t.Ref("t"), "speed", "=", 0, layer), "turn", Ctx(0, 0, (("t", (imp,)),)))
        assert ("speed" in layers.words(game, imp, layers.FIGURE)) == (layer == "rule")
    assert "speed" not in layers.words(game, rat, layers.FIGURE)
