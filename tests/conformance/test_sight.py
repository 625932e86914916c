"""The laws about hidden cards fail where something leaks: in an option, in a line of the log, in an arrangement."""

from __future__ import annotations

from random import Random

import pytest

from ludex.core import tree as t
from ludex.core.flow import decisions
from ludex.core.flow.api import advance
from ludex.core.happening import events, zones
from ludex.core.position.game import Game
from ludex.core.sight import view as sight
from ludex.record import log
from ludex.testing import conformance, invariants
from ludex.testing.driver import Driver
from ludex.testing.invariants import Broken, Masks, Strangers, check_line, check_position
from ludex.testing.scenario import read_scenario, run
from ludex_skirmish import SPEC
from tests.core.skirmish import board, spell, unit

THEIRS = t.ENEMY & t.Zone(("hand",))
PICK = spell("Pick", 0, t.Spell(do=(t.Choose("x", 1, THEIRS, up_to=True), t.Move(t.Ref("x"), "grave"))))
RAT, OWL, ELK = unit("Rat", 1, 1, 1), unit("Owl", 2, 2, 2), unit("Elk", 3, 3, 3)


def choosing() -> Game:
    """Player 0 chooses among three cards in the other player's hand, one of which they know."""
    game = board(enemy=(ELK,), hand=(PICK, OWL))
    for card in (RAT, OWL):
        zones.create(game, card, game.kind("hand"), 1)
    events.perform(game, events.moving(game, game.zone("field", 1)[-1], "hand"))
    driver = Driver(game, show_forced=True)
    driver.take('play "Pick"')
    while driver.offered != ["choose a hidden card", "done"] and "choose" not in str(driver.offered):
        driver.take(driver.offered[0])
    return driver.game


def test_a_blind_choice_passes_and_names_nothing() -> None:
    game = choosing()
    assert game.decision is not None and decisions.texts(game, game.decision) == ["choose a hidden card", "done"]
    for seed in range(20):
        check_position(game, Random(seed))


def test_an_option_that_names_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    game = choosing()
    monkeypatch.setattr(decisions, "tells_apart", lambda game, obj, player: True)
    game.decision = None
    advance(game, show_forced=True)
    monkeypatch.setattr(sight, "looked_through", lambda game, viewer: set())
    monkeypatch.setattr(invariants, "looked_through", lambda game, viewer: set())
    with pytest.raises(Broken, match=r"depends on|which is hidden"):
        for seed in range(20):
            check_position(game, Random(seed))


ORBS = """
game: cc
title: A spell that chooses among orbs
rules: [CC 309.2]
phase: main
you:
  hand: [{name: Crack, type: conjure, element: ignus, cost: 1, text: "Corrupt target enemy orb."}]
  numbers: {aether ignus: 1}
opponent: {orb: [Cinder Page, Kiln Hound, Choir Lancer]}
script: [play "Crack"]
expect: {decides: you}
"""


def test_a_zone_that_nobody_looks_through_and_an_option_that_names_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The option names a card because the zone says that who chooses looks through it: no reason where nobody
    searches."""
    scenario = read_scenario(ORBS, "orbs.yaml")
    game = run(scenario, "").driver.game
    assert game.decision is not None
    assert decisions.texts(game, game.decision) == [f"choose orb {n}" for n in (1, 2, 3)]
    check_position(game, Random(1))
    monkeypatch.setattr(game.book.zones[game.kind("orb")], "closed", False)
    open_zone = run(scenario, "").driver.game
    with pytest.raises(Broken, match="names a card nobody sees"):
        check_position(open_zone, Random(1))


def test_a_view_that_tells_where_a_known_card_is(monkeypatch: pytest.MonkeyPatch) -> None:
    game = choosing()
    monkeypatch.setattr(sight, "_certainty", lambda card: (0, ""))
    with pytest.raises(Broken, match="depends on an arrangement"):
        for seed in range(20):
            check_position(game, Random(seed))


def test_a_line_that_names_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card under the deck was in a hand of three."""
    game = choosing()
    move = events.moving(game, game.zone("hand", 1)[-1], "deck", 1, position="bottom")
    events.perform(game, move)
    for viewer in invariants.VIEWERS:
        check_line(game, move, viewer, Strangers(), Masks(game))
    monkeypatch.setattr(log, "shown_to", lambda game, obj: 3)
    with pytest.raises(Broken, match="names a hidden card"):
        check_line(game, move, 0, Strangers(), Masks(game))


def test_the_suite_reads_the_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "may_see", lambda game, obj, viewer: True)
    monkeypatch.setattr(log, "shown_to", lambda game, obj: 3)
    with pytest.raises(Broken, match="names a hidden card"):
        conformance.play(SPEC, "", 1, every=1)
