"""Every zone and every circle of Vanguard can be seen and reached on the table, also those that a game gains."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.table.support import Process, new_match

FULL = """
game: vg
title: A table with something in every zone
phase: main
you:
  spots:
    front left 2: [rear-guard]
    front right 2: [rear-guard]
    front left 3: [rear-guard]
    back left: [rear-guard, astral plane]
  VC: [{card: "Perennis, Dragon of All Dates", linked: [{card: Isolde of the Striking Hour, zone: heart}]}]
  RC:
    - card: "Lady Chrysalis, Noctua Unbound"
      circle: front left
      linked: [{card: "Moth Fledgling, Noctua", zone: originalDress}]
    - {card: "Glass Juggler, Fip", circle: front left 2}
    - {card: "Deity of Unheard Drums", circle: back left}
    - {card: "Root Cellar Gnome, Turnip", circle: back center, linked: [{card: Thistle Pup, zone: gauge}]}
  locked: [{card: "Pin Boy, Tam", circle: front right}]
  marker: [{card: Accel I, slot: front left 2}, {card: Force I, slot: front center}, {card: Furrow, slot: back right}]
  crest: [Garland of Four Seasons]
  order zone: [The Well Below the Tower, {card: Shelf That Grows, state: rest}]
  imprisoned: ["Harbor Runner, Pim"]
  bind: ["Cogwright, Nell"]
  removed: [Brass Cricket]
  damage: ["Cogwright, Nell", {card: Brass Cricket, face: down}]
  soul: ["Page-Turner, Nib"]
  ride deck: [Isolde of the Striking Hour]
  G: [Undertaker of Seconds, Gate of Slow Sand]
  hand: ["Glass Juggler, Fip", Picnic Pass]
  numbers: {energy: 4}
  deck: {filler: 20}
opponent:
  spots: {front left 2: [rear-guard]}
  VC: ["Marigold, Queen of the Long Noon"]
  RC: [{card: Sprout, circle: front left 2}, {card: Sprout, circle: back center}]
  marker: [{card: Accel II, slot: front left 2}]
  deck: {filler: 20}
script: []
expect: {turn: 5}
"""

LIES = {
    "0/RC0": "Lady Chrysalis, Noctua Unbound",
    "0/RC7": "Glass Juggler, Fip",
    "0/RC2": "Deity of Unheard Drums",
    "0/locked1": "Pin Boy, Tam",
    "0/crest": "Garland of Four Seasons",
    "0/order zone": "The Well Below the Tower",
    "0/imprisoned": "Harbor Runner, Pim",
    "0/bind": "Cogwright, Nell",
    "0/removed": "Brass Cricket",
    "0/damage": "Cogwright, Nell",
    "0/soul": "Page-Turner, Nib",
    "0/gauge": "Thistle Pup",
    "0/VC": "Perennis, Dragon of All Dates",
    "1/RC7": "Sprout",
}
"""Zone (and slot): a card that is seen there."""
UPON = """([zone, slot]) => [...document.querySelectorAll('.stage [data-zone]')].filter(one =>
  one.dataset.zone === zone && (one.dataset.slot ?? '') === slot).flatMap(one =>
  [...one.querySelectorAll('.upon .name')].map(name => name.textContent))"""


@pytest.mark.timeout(180)
def test_every_circle_and_zone_is_drawn_and_can_be_reached(sit: Sit, server: Process) -> None:
    made = new_match(server.port, "vg", opponent="random", scenario=FULL)
    person = sit().open(made["token"])
    person.wait_turn()
    seen = person.seen()
    assert {place: name for place, name in LIES.items() if name not in seen.get(place, ())} == {}
    assert {"0/RC8", "0/RC9", "1/RC7"} <= set(seen), "circles that were gained are drawn, empty ones too"
    assert not {"0/RC10", "1/RC8"} & set(seen), "and no others"
    for zone, slot, name in (("0/RC", "7", "Accel I"), ("0/VC", "", "Force I"), ("0/RC", "4", "Furrow")):
        assert person.page.evaluate(UPON, [zone, slot]) == [name]
    assert person.page.evaluate(UPON, ["1/RC", "7"]) == ["Accel II"]
    assert person.find(".zone.special[data-slot='2'] .title").inner_text() == "back left · astral plane"
    for place, n in (("0/VC", 1), ("0/RC", 2)):
        assert person.find(f".zone[data-zone='{place}'] .under").count() == n, "what lies under a card is counted"
    assert "5 energy" in person.find(".half.near .nameplate").inner_text(), "the crest gives one at the beginning"
    person.find("[data-zone='0/VC'] .card:not(.chip)").hover()
    person.page.wait_for_selector(".undercards :text('Isolde of the Striking Hour')")
    boxes = person.page.evaluate(OVERLAPS)
    assert boxes == [], "no zone covers another"


OVERLAPS = """() => {
  const all = [...document.querySelectorAll('.mat .zone')].map(one =>
    [one.dataset.zone + (one.dataset.slot ?? ''), one.getBoundingClientRect()]);
  const found = [];
  for (const [i, [a, p]] of all.entries()) for (const [b, q] of all.slice(i + 1)) {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 2 && high > 2 && !(a.replace(/^(.).*?(\\d+)$/, '$1$2') === b.replace(/^(.).*?(\\d+)$/, '$1$2')))
      found.push([a, b]);
  }
  return found;
}"""
"""Zones that lie over each other; a locked card lies on its circle."""


@pytest.mark.timeout(180)
def test_a_unit_is_called_to_a_circle_that_was_gained(sit: Sit, server: Process) -> None:
    made = new_match(server.port, "vg", opponent="random", scenario=FULL)
    person = sit().open(made["token"])
    person.wait_turn()
    n = person.n
    person.find("[data-zone='0/hand'] .card").first.click()
    person.find(".menu button:has-text('front right 2')").click()
    person.moved_on(n)
    assert person.seen()["0/RC8"] == ["Glass Juggler, Fip"]
