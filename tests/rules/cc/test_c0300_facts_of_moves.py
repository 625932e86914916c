"""CC 302 to 315, 905, 1004, 1008, 1112: what a move is, whatever caused it."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.sight.view import may_see
from ludex.games.cc.c0300_zones import CHASE
from tests.rules.cc.support import (
    ENEMY_SERVANTS,
    FIELD,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Table,
    barrier,
    card,
    caster,
    conjure,
    servant,
    table,
)


def cast(*do: t.Instr, **parts: Any) -> Table:
    """Play a conjure that does this; nobody answers."""
    you = dict(parts.pop("you", {}))
    you["hand"] = [conjure("Spell", t.Spell(do)), *you.get("hand", [])]
    return table("main", you=you, **parts).take('play "Spell"')


def watch(n: int = 1, subject: t.Sel = t.ANY, **fields: Any) -> t.Ability:
    return t.Automatic(t.When("move", subject, **fields), do=(t.Gain("n", n),))


def named(name: str) -> t.Sel:
    return t.Word("name", name)


def settle(driver: Table) -> Table:
    """Let everything resolve that waits or is in the chase."""
    while driver.offered and (driver.game.pending or driver.game.at(CHASE, 0)):
        driver.take("pass" if "pass" in driver.offered else driver.offered[0])
    return driver


def settled(driver: Table) -> int:
    """What has been gained once nothing waits any more."""
    return settle(driver).game.num(0, "n")


GRAVE = t.Zone(("graveyard",)) & t.YOURS


def stocked(*do: t.Instr, **parts: Any) -> Table:
    """A servant with a stock, and a conjure that does something to it."""
    eye = barrier("Eye", watch(1, named("Below"), src=("stock",), dst=("graveyard",)))
    you = {"servant": [eye], "hand": [conjure("Spell", t.Spell(do)), QUICK]}
    driver = table("main", you=you, enemy={"servant": [servant("Host")], "stock": [servant("Below")]}, **parts)
    below = driver.it("Below").copy()
    below.host = driver.id("Host")
    driver.game.put(below)
    return settle(driver.take('play "Spell"'))


@pytest.mark.parametrize(
    ("do", "n"),
    [
        (t.Move(named("Host"), "graveyard", "destroy"), 1),
        (t.Move(named("Host"), "hand"), 1),
        (t.Do("gain control", named("Host")), 0),
    ],
)
def test_315_1b_the_stocks_go_to_the_graveyard_by_an_event(do: t.Instr, n: int) -> None:
    """[CC 315.1a] Under a servant that changes its controller they stay."""
    driver = stocked(do)
    assert driver.where("Below") == (["graveyard"] if n else ["stock"])
    assert settled(driver) == n


def test_315_2a_a_soul_bond_sent_to_the_hand_triggers_for_the_extra_deck() -> None:
    eye = barrier("Eye", watch(1, named("Bond"), dst=("extra",)), watch(10, named("Bond"), dst=("hand",)))
    bond = card("Bond", "servant", **{"soul bond": True})
    driver = cast(t.Move(named("Bond"), "hand"), you={"servant": [eye, bond]})
    assert driver.where("Bond") == ["extra"] and settled(driver) == 1
    plain = cast(t.Move(named("Bond"), "hand"), you={"servant": [eye, servant("Bond", cost=9)]})
    assert settled(plain) == 10


def test_302_4_an_owner_orders_cards_that_go_to_a_deck_or_an_orb_zone_together() -> None:
    """Equal cards need no order, and cards of a hidden zone that the owner has not seen keep theirs."""
    twins = cast(t.Move(ENEMY_SERVANTS, "deck"), enemy={"servant": [servant("A"), servant("A")]})
    assert not any("next" in text for text in twins.offered)
    orbs = cast(t.Move(ENEMY_SERVANTS, "orb"), you={"hand": [QUICK]}, enemy={"servant": [servant("A"), servant("B")]})
    orbs.pass_until("put")
    assert orbs.rule == "CC 302.4" and orbs.player == 1
    orbs.take('put "B" next')
    top = [orbs.game.objects[id] for id in orbs.game.zone("orb", 1)[-2:]]
    assert [obj.card.name for obj in top] == ["A", "B"] and not may_see(orbs.game, top[0], 0)
    unseen = cast(t.Move(t.Zone(("orb",)) & t.YOURS, "deck"), you={"orb": [servant("A"), servant("B")]})
    assert not any("next" in text for text in unseen.offered)


def test_304_3_each_card_that_leaves_the_deck_is_a_move_of_its_own() -> None:
    """A card that arrived first sees the second one come; the other way round it does not."""
    late = servant("Late", watch(1, named("B"), dst=FIELD))
    bring = (t.Look("top", 2, "deck"), t.Do("put", t.Ref("top")))
    for deck, n in (([servant("B"), late], 1), ([late, servant("B")], 0)):
        driver = cast(*bring, you={"deck": deck, "hand": [QUICK]}).pass_until('"')
        driver.take(driver.offered[0]).take(driver.offered[0])
        settle(driver)
        assert driver.size("servant", 0) == 2 and settled(driver) == n


def test_306_5_servants_put_together_enter_together_and_see_each_other() -> None:
    """All positions are chosen before the first one enters."""
    each = t.Automatic(t.When("move", SERVANTS, dst=FIELD, not_src=FIELD), do=(t.Gain("n", 1),))
    driver = cast(t.Do("put", GRAVE & ~named("Spell")), you={"graveyard": [servant("A", each), servant("B", each)]})
    driver.take('"A" enters recovered')
    assert driver.size("servant", 0) == 0 and driver.rule == "CC 307.6"
    driver.take('"B" enters reversed')
    assert (driver.state("A"), driver.state("B")) == ("recovered", "reversed") and settled(driver) == 4


def test_307_6_a_plain_move_into_the_field_asks_too() -> None:
    driver = cast(t.Move(GRAVE & named("A"), "servant"), you={"graveyard": [servant("A")]})
    assert driver.rule == "CC 307.6" and driver.offered == ['"A" enters recovered', '"A" enters reversed']
    assert driver.take('"A" enters reversed').state("A") == "reversed"


LAZY = t.Mere("Lethargy")


def test_1112_2_lethargy_rests_a_servant_however_it_enters() -> None:
    """By Soul Bond, by a move, as a token; one without it comes as its controller says."""
    put = cast(t.Move(GRAVE & named("A"), "servant"), you={"graveyard": [servant("A", LAZY)], "hand": [QUICK]})
    assert settle(put).state("A") == "rested"
    for abilities, state in (((LAZY,), "rested"), ((), "reversed")):
        bond = card("Bond", "servant", *abilities, materials=["Aya"], **{"soul bond": True})
        bonding = t.Do("soul bond", t.Zone(("extra",)) & t.YOURS)
        driver = cast(bonding, you={"extra": [bond], "caster": [caster("Aya")], "hand": [QUICK]})
        while driver.where("Bond") == ["extra"]:
            driver.take('"Bond" enters reversed' if '"Bond" enters reversed' in driver.offered else "pass")
        assert driver.state("Bond") == state


def test_1112_2_face_down_it_has_no_lethargy() -> None:
    """[CC 306.6]"""
    driver = table("call", you={"hand": [servant("A", LAZY, cost=9)]}).take('call "A" face down')
    down = driver.game.objects[driver.game.zone("caster", 0)[0]]
    assert not down.up and down.state == 0


SEEN = t.Automatic(t.When("reveal"), do=(t.Gain("n", 1),))


def test_905_2a_playing_an_ability_in_hand_reveals_its_card() -> None:
    """[CC 1004.3] It is an event. [CC 1004.2] The second ability reveals nothing anew, and the card stays revealed
    until both have left the chase."""
    acts = [t.Activated(do=(t.Gain("did", 1), t.Gain(x, 1)), zones=("hand",), limit=1) for x in "ab"]
    sly = servant("Sly", *acts, cost=9)
    driver = table("draw", you={"hand": [sly], "servant": [barrier("Eye", SEEN)]}, enemy={"hand": [QUICK, QUICK]})
    driver.take('use "Sly" 1', 'use "Sly" 2')
    reveals = [event for event in driver.trace.events if event.kind == "reveal"]
    assert len(reveals) == 1 and driver.player == 1
    while driver.game.num(0, "did") < 1:
        driver.take("pass")
    assert may_see(driver.game, driver.it("Sly", "hand"), 1), "its other ability is still in the chase"
    while driver.game.num(0, "did") < 2:
        driver.take("pass")
    assert not may_see(driver.game, driver.it("Sly", "hand"), 1) and driver.game.num(0, "n") == 1


def test_905_2a_an_ability_in_the_field_reveals_nothing() -> None:
    open_ = servant("Open", t.Activated(do=(t.Gain("did", 1),), limit=1))
    driver = table("draw", you={"servant": [open_, barrier("Eye", SEEN)]}, enemy={"hand": [QUICK]}).take('use "Open"')
    assert not any(event.kind == "reveal" for event in driver.trace.events)


@pytest.mark.parametrize(("stolen", "where"), [(True, "servant"), (False, "graveyard")])
def test_1008_2_this_card_is_banished_only_by_who_controls_it(stolen: bool, where: str) -> None:
    """The ability resolves for the player who controlled it when it triggered."""
    brief = servant("Brief", text="At end of your turn ⇒ Banish this card.")
    steal = conjure("Steal", t.Spell((t.Do("gain control", ENEMY_SERVANTS),)), t.Mere("Quickcast"))
    driver = table("end", you={"servant": [brief]}, enemy={"hand": [steal, QUICK]})
    while not (driver.game.at(CHASE, 0) and driver.player == 1):
        driver.take("pass")
    if stolen:
        driver.take('play "Steal"')
    driver.pass_until("call")
    assert driver.where("Brief") == [where]


def test_1013_1_any_move_from_hand_to_graveyard_is_a_discard() -> None:
    """And nothing else is, whatever the verb."""
    eye = barrier("Eye", watch(1, word="discard"))
    hand = t.Zone(("hand",)) & t.YOURS & named("A")
    assert settled(cast(t.Move(hand, "graveyard"), you={"servant": [eye], "hand": [servant("A")]})) == 1
    moved = cast(t.Move(YOUR_SERVANTS, "graveyard", "discard"), you={"servant": [eye, servant("A")]})
    assert moved.where("A") == ["graveyard"] and settled(moved) == 0


def test_1013_1_what_cannot_be_discarded_is_not_put_into_the_graveyard() -> None:
    """Neither by an effect nor to pay a cost; to another zone it may go."""
    lock = barrier("Lock", t.Passive((t.Rule("forbid", "event discard", t.Zone(("hand",)) & t.YOURS),)))
    hand = t.Zone(("hand",)) & t.YOURS & named("A")
    for to, ends in (("graveyard", "hand"), ("deck", "deck")):
        driver = cast(t.Move(hand, to), you={"servant": [lock], "hand": [servant("A", cost=9)]})
        assert driver.where("A") == [ends]
    pay = t.Activated(cost=(t.Choose("a", 1, hand), t.Move(t.Ref("a"), "graveyard")), do=(t.Draw(1),))
    for field, able in (([], True), ([lock], False)):
        you = {"servant": [servant("User", pay), *field], "hand": [servant("A", cost=9)]}
        assert ('use "User"' in table("main", you=you).offered) == able
