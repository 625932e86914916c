"""[CC 300] Zones."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening.zones import move
from ludex.core.position.game import Ctx
from ludex.core.sight.knowledge import knowledge
from ludex.core.sight.view import SPECTATOR, may_see, view
from ludex.core.values import layers, select
from ludex.games.cc import SPEC
from ludex.games.cc.book import BOOK
from ludex.games.cc.c0300_zones import CASTER, SERVANT, stocks_of
from tests.rules.cc.support import (
    ENEMY_SERVANTS,
    FILLER,
    QUICK,
    SERVANTS,
    Put,
    Table,
    barrier,
    card,
    caster,
    conjure,
    position,
    servant,
    table,
)

GRAVE = t.Zone(("graveyard",))
BACK = conjure(
    "Back", t.Spell((t.Move(t.Ref("t"), "hand", "return"),), (t.Choose("t", 1, t.Zone(("servant", "caster"))),))
)
TAKE = conjure("Take", t.Spell((t.Move(t.Ref("t"), "servant", whose=t.YOU),), (t.Choose("t", 1, ENEMY_SERVANTS),)))
BOND = card("Bond", "servant", **{"soul bond": True})
GOD = card("God", "deity")


def do(name: str, *block: t.Instr, targets: tuple[t.Choose, ...] = ()) -> Put:
    return conjure(name, t.Spell(block, targets))


def seen(driver: Table, name: str, zone: str, player: int = 0) -> list[bool]:
    """Who may see the card: player 0, player 1."""
    ids = [id for id in driver.game.zone(zone, player) if driver.game.objects[id].card.name == name]
    return [may_see(driver.game, driver.game.objects[ids[0]], p) for p in (0, 1)]


def test_302_1_own_zones_but_one_chase() -> None:
    game = position("draw", you={z: [servant("A")] for z in ("hand", "graveyard", "removed", "extra", "bingo")})
    for zone in ("hand", "graveyard", "removed", "extra", "bingo"):
        assert len(game.zone(zone, 0)) == 1 and len(game.zone(zone, 1)) == 0
    driver = table("main", you={"hand": [QUICK, QUICK]}, enemy={"hand": [QUICK]}).take('play "Quick"')
    assert driver.game.zone("chase", 0) == driver.game.zone("chase", 1) != ()


def test_302_2_public_and_hidden_zones() -> None:
    """[CC 305.2] [CC 307.2] [CC 308.2] [CC 309.2] [CC 311.2] [CC 313.2] [CC 314.2] [CC 304.2]"""
    a = servant("A")
    zones = ("deck", "hand", "servant", "caster", "orb", "graveyard", "removed", "extra", "bingo")
    driver = table("main", you={**{z: [a] for z in zones}, "hand": [a, QUICK]})
    public, own, hidden = [True, True], [True, False], [False, False]
    expected = {"deck": hidden, "hand": own, "servant": public, "caster": public, "orb": hidden, "graveyard": public,
                "removed": public, "extra": own, "bingo": public}  # fmt: skip
    for zone in zones:
        assert seen(driver, "A", zone) == expected[zone], zone


def test_302_2a_everybody_may_count() -> None:
    driver = table("main", you={"hand": [QUICK]}, enemy={"hand": [FILLER] * 3, "extra": [GOD, GOD]})
    theirs = view(driver.game, 0)["players"][1]["zones"]
    assert [len(theirs[z]) for z in ("hand", "deck", "orb", "extra")] == [3, 10, 7, 2]
    assert all(c.get("hidden") for z in ("hand", "deck", "orb", "extra") for c in theirs[z])


def test_302_3_a_moved_card_is_new_but_not_from_field_to_field() -> None:
    pump = do(
        "Pump", t.Continue((t.Modify(t.Ref("t"), "atk", "+", 1000),), "turn"), targets=(t.Choose("t", 1, SERVANTS),)
    )
    driver = table("main", you={"hand": [pump, BACK], "servant": [servant("A")]}).take('play "Pump"')
    assert layers.value(driver.game, driver.id("A"), "atk") == 2000
    driver.take('play "Back"', 'play "A"', '"A" enters recovered')
    assert layers.value(driver.game, driver.id("A"), "atk") == 1000
    rested: Put = (servant("B"), {"state": "rested", "counters": {"seed": 2}})
    other = table("main", you={"hand": [pump, TAKE, QUICK]}, enemy={"servant": [rested]})
    old = other.id("B")
    other.take('play "Pump"', "pass", 'play "Take"', "pass")
    assert other.id("B") == old and other.it("B").player == 0
    assert other.state("B") == "rested" and other.it("B").counter("seed") == 2
    assert layers.value(other.game, old, "atk") == 2000


def test_302_4_the_owner_orders_cards_that_go_to_an_ordered_zone() -> None:
    sweep = do("Sweep", t.Move(ENEMY_SERVANTS, "deck", position="bottom"))
    driver = table("main", you={"hand": [sweep, FILLER]}, enemy={"servant": [servant("A"), servant("B")]})
    driver.take('play "Sweep"')
    assert driver.player == 1 and driver.offered == ['put "A" next', 'put "B" next']
    driver.take('put "A" next')
    bottom = driver.game.zone("deck", 1)[:2]
    assert [driver.game.objects[id].card.name for id in bottom] == ["B", "A"]
    assert [may_see(driver.game, driver.game.objects[bottom[0]], p) for p in (0, 1)] == [False, True]


def test_302_5_without_a_word_it_is_the_owners_zone() -> None:
    driver = table("main", you={"hand": [TAKE, BACK]}, enemy={"servant": [servant("A")]})
    driver.take('play "Take"', 'play "Back"')
    assert "A" in driver.names("hand", 1) and "A" not in driver.names("hand", 0)


def test_303_1a_turning_has_three_names() -> None:
    watch = [barrier(w, t.Automatic(t.When("state", SERVANTS, word=w), do=(t.Gain(w, 1),))) for w in BOOK.states]
    for before, after in (
        ("reversed", "rested"),
        ("rested", "recovered"),
        ("reversed", "recovered"),
        ("rested", "reversed"),
    ):
        field: list[Put] = [*watch, (servant("A"), {"state": before})]
        driver = table("main", you={"servant": field, "hand": [do("Turn", t.SetState(SERVANTS, after)), QUICK]})
        driver.take('play "Turn"', "pass").pass_until("play")
        while driver.game.zone("chase", 0):
            driver.take("pass")
        assert [driver.game.num(0, w) for w in BOOK.states] == [int(w == after) for w in BOOK.states]


def test_303_1b_what_is_put_into_the_field_comes_recovered() -> None:
    raise_up = do("Raise", t.Do("put", GRAVE & t.YOURS))
    driver = table("main", you={"hand": [raise_up], "graveyard": [caster("C"), barrier("B")]}).take('play "Raise"')
    assert [driver.it(n).state for n in ("C", "B")] == [0, 0]


def test_303_2_who_knows_a_face_down_card_may_look_at_it() -> None:
    """[CC 308.2a]"""
    driver = table("call", you={"hand": [servant("Secret"), QUICK]}).take('call "Secret" face down')
    assert seen(driver, "Secret", "caster") == [True, False]
    assert view(driver.game, SPECTATOR)["players"][0]["zones"]["caster"][0]["hidden"]
    dark = table(
        "main", you={"hand": [do("Dark", t.Move(t.Zone(("orb",)) & t.YOURS, "removed", up=False)), QUICK]}, orbs=1
    )
    dark.take('play "Dark"', "pass")
    assert seen(dark, "Filler", "removed") == [False, False]


def test_304_2_the_deck_is_ordered_and_drawn_from_the_top() -> None:
    driver = table("draw", you={"deck": [servant("Second"), servant("Top")], "hand": [QUICK]})
    assert "Top" in driver.names("hand", 0) and seen(driver, "Second", "deck") == [False, False]
    mine = view(driver.game, 0)["players"][0]["zones"]
    assert [card["place"] for card in mine["deck"]] == list(range(driver.size("deck", 0), 0, -1))
    assert not any("place" in card for card in mine["hand"])  # a hand has no order


def test_304_3_several_cards_leave_the_deck_one_by_one() -> None:
    mill = do("Mill", t.Look("l", 3, "deck"), t.Move(t.Ref("l"), "graveyard"))
    driver = table("main", you={"hand": [mill], "deck": [servant("Three"), servant("Two"), servant("One")]})
    driver.take('play "Mill"')
    assert driver.names("graveyard", 0)[:3] == ["One", "Two", "Three"]


def test_304_4_the_deck_is_not_the_extra_deck() -> None:
    """[CC 313.3]"""
    look = do("Seek", t.Search("f", 1, t.Word("type", "servant"), "deck"), t.Move(t.Ref("f"), "hand"))
    driver = table("main", you={"hand": [look, FILLER], "extra": [BOND], "deck": [servant("A")]}).take('play "Seek"')
    assert 'find "A"' in driver.offered and 'find "Bond"' not in driver.offered
    game = position("draw", you={"extra": [BOND], "graveyard": [BOND], "servant": [BOND]})
    found = select.find(game, t.Zone(("extra",)) & t.Word("type", "soul bond"), Ctx(0, 0))
    assert [BOOK.zones[game.objects[id].zone].name for id in found] == ["extra"]


def test_305_3_no_limit_to_a_hand() -> None:
    driver = table("end", you={"hand": [FILLER] * 15}).pass_until("call nothing")
    assert driver.game.active == 1 and driver.size("hand", 0) == 15 and driver.size("graveyard", 0) == 0


def test_306_1_the_field_is_both_players_servant_and_caster_zones() -> None:
    a = servant("A")
    zones = ("servant", "caster", "bingo", "orb", "graveyard", "hand")
    game = position("draw", you={z: [a] for z in zones}, enemy={z: [a] for z in zones}, orbs=0)
    found = [game.objects[id] for id in select.find(game, t.Word("name", "A"), Ctx(0, 0))]
    assert sorted((o.player, BOOK.zones[o.zone].name) for o in found) == [
        (0, "caster"), (0, "servant"), (1, "caster"), (1, "servant")]  # fmt: skip
    for zone, same in (("servant", True), ("caster", True), ("bingo", False), ("graveyard", False)):
        moved = position("draw", you={"caster": [a]})
        id = moved.zone("caster", 0)[0]
        assert (move(moved, moved.objects[id], BOOK.zone_index[zone], 0) == id) == same, zone


def test_306_3_everybody_sees_the_field() -> None:
    driver = table("main", you={"servant": [servant("A")], "caster": [caster("C")], "hand": [QUICK]})
    assert seen(driver, "A", "servant") == seen(driver, "C", "caster") == [True, True]


def leveled() -> Table:
    low, high = caster("Aya", element="ignus"), caster("Aya", level=2, element="ignus")
    return table("call", you={"caster": [low], "hand": [high, QUICK]}).take('level up "Aya" with "Aya"')


def test_306_4_only_the_top_card_is_an_entity() -> None:
    """[CC 306.4a] A count without a zone counts entities."""
    driver = leveled()
    game = driver.game
    found = select.find(game, t.Word("type", "caster"), Ctx(0, 0))
    assert [layers.value(game, id, "level") for id in found] == [2]
    assert select.amount(game, t.Count(t.Word("element", "ignus")), Ctx(0, 0)) == 1


def test_306_4a_stocks_do_not_count() -> None:
    driver = leveled()
    assert len(driver.game.zone("stock", 0)) == 1
    assert select.amount(driver.game, t.Count(t.Word("name", "Aya")), Ctx(0, 0)) == 1


def test_306_5_an_effect_puts_cards_into_its_controllers_field() -> None:
    """[CC 307.6] A servant recovered or reversed, as the effect's controller says. [CC 308.4] [CC 307.5] [CC 308.5]"""
    rob = do("Rob", t.Do("put", GRAVE & t.ENEMY))
    driver = table("main", you={"hand": [rob, QUICK]}, enemy={"graveyard": [servant("A"), caster("C")]})
    driver.take('play "Rob"', "pass")
    assert driver.player == 0 and driver.offered == ['"A" enters recovered', '"A" enters reversed']
    driver.take('"A" enters reversed')
    assert (driver.it("A").player, driver.state("A")) == (0, "reversed")
    assert driver.names("caster", 0) == ["C"] and driver.it("C").owner == 1
    spell = conjure("One", cost=1, text="Draw a card.")
    game = position(
        "main", you={"hand": [spell, QUICK], "caster": [(caster("C"), {"owner": 1})]}, enemy={"hand": [spell]}
    )
    assert 'play "One"' in Table(game).offered


def test_307_6_the_effects_controller_chooses_and_rested_is_not_offered() -> None:
    driver = table("main", you={"hand": [do("Raise", t.Do("put", GRAVE & t.YOURS))], "graveyard": [servant("A")]})
    driver.take('play "Raise"')
    assert driver.rule == "CC 307.6" and driver.offered == ['"A" enters recovered', '"A" enters reversed']


def test_306_6_a_face_down_card_has_no_front() -> None:
    game = position("draw", you={"caster": [(servant("Secret", race="Elf", element="luna"), {"up": False})]})
    for sel in (t.Word("type", "servant"), t.Word("name", "Secret"), t.Word("race", "Elf"), t.Word("element", "luna")):
        assert select.find(game, sel, Ctx(0, 0)) == []
    hidden = select.find(game, t.Word("type", "caster"), Ctx(0, 0))
    assert [layers.value(game, id, "level") for id in hidden] == [1]


def test_307_1_deities_lie_in_the_servant_zone_and_are_no_servants() -> None:
    call = do("Call", t.Do("put", t.Zone(("extra",)) & t.YOURS), t.Counters(t.Word("type", "deity"), "deity", 2))
    driver = table("main", you={"hand": [call, FILLER], "extra": [GOD], "servant": [servant("A")]}).take('play "Call"')
    assert driver.where("God") == ["servant"]
    assert [driver.game.objects[id].info.name for id in select.find(driver.game, SERVANTS, Ctx(0, 0))] == ["A"]


def test_307_3_three_orientations_which_everybody_sees() -> None:
    field: list[Put] = [(servant(s), {"state": s}) for s in BOOK.states]
    driver = table("main", you={"servant": field, "hand": [QUICK]})
    shown = view(driver.game, 1)["players"][0]["zones"]["servant"]
    assert [c["state"] for c in shown] == ["recovered", "rested", "reversed"]


def test_307_4_a_barrier_lies_in_the_servant_zone() -> None:
    driver = table("main", you={"hand": [barrier("B")]}).take('play "B"')
    assert driver.names("servant", 0) == ["B"] and driver.names("caster", 0) == []


def test_307_5_whose_servant_zone_it_is_in_controls_it() -> None:
    driver = (
        table("main", you={"hand": [TAKE]}, enemy={"servant": [servant("A")]}).take('play "Take"').pass_until("attack")
    )
    assert 'attack with "A" -> player' in driver.offered


def test_308_3_a_caster_is_never_reversed() -> None:
    turn = do("Turn", t.SetState(t.Zone(("servant", "caster")) & t.YOURS, "reversed"))
    driver = table("main", you={"hand": [turn, FILLER], "caster": [caster("C")], "servant": [servant("A")]})
    driver.take('play "Turn"', "pass")  # the caster might be used first
    assert driver.it("C").state == 0 and driver.state("A") == "reversed"


def test_308_4_casters_are_put_into_the_caster_zone() -> None:
    driver = table("call", you={"hand": [caster("C"), QUICK]}).take('call "C"')
    assert driver.where("C") == ["caster"]


def test_308_5_whose_caster_zone_it_is_in_controls_it() -> None:
    spell = conjure("One", cost=1, text="[Quickcast]\nDraw a card.")
    driver = table(
        "draw", you={"hand": [spell, QUICK], "caster": [(caster("C"), {"owner": 1})]}, enemy={"hand": [spell, QUICK]}
    )
    assert 'play "One"' in driver.offered
    driver.take("pass")
    assert driver.player == 1 and 'play "One"' not in driver.offered


def test_310_2_new_cards_come_on_top_of_the_graveyard() -> None:
    driver = table("main", you={"hand": [QUICK, FILLER], "graveyard": [servant("Old")]}).take('play "Quick"')
    assert driver.names("graveyard", 0) == ["Old", "Quick"]
    shown = view(driver.game, 1)["players"][0]["zones"]["graveyard"]
    assert [(card["name"], card["place"]) for card in shown] == [("Old", 2), ("Quick", 1)]


def test_311_2a_a_card_removed_face_down_is_seen_only_by_who_knew_it() -> None:
    hide = do("Hide", t.Move(t.Zone(("hand",)) & t.YOURS & t.Word("name", "A"), "removed", up=False))
    driver = table("main", you={"hand": [hide, servant("A"), QUICK]}).take('play "Hide"', "pass")
    assert seen(driver, "A", "removed") == [True, False]
    bury = do("Bury", t.Move(t.Zone(("orb",)) & t.YOURS, "removed", up=False))
    driver = table("main", you={"hand": [bury, QUICK], "orb": [servant("A")]}, orbs=0).take('play "Bury"', "pass")
    assert seen(driver, "A", "removed") == [False, False]  # not even its player
    face_up = do("Show", t.Move(t.Zone(("hand",)) & t.YOURS & t.Word("name", "A"), "removed"))
    driver = table("main", you={"hand": [face_up, servant("A"), QUICK]}).take('play "Show"', "pass")
    assert seen(driver, "A", "removed") == [True, True]


def test_311_3_removed_cards_are_those_of_the_removed_zone() -> None:
    game = position("draw", you={"removed": [servant("A"), (servant("B"), {"up": False})], "graveyard": [servant("C")]})
    assert select.amount(game, t.Count(t.Zone(("removed",))), Ctx(0, 0)) == 2


def test_312_2_the_chase_is_public_and_the_last_resolves_first() -> None:
    one, two = (conjure(n, t.Spell((t.Gain(n, 1), t.Gain("order", 1))), t.Mere("Quickcast")) for n in ("One", "Two"))
    driver = table("draw", you={"hand": [one, two, QUICK]}).take('play "One"', 'play "Two"')
    assert [c["name"] for c in view(driver.game, 1)["shared"]["chase"]] == ["One", "Two"]
    driver.take("pass")
    assert driver.game.num(0, "Two") == 1 and driver.game.num(0, "One") == 0


def test_312_3_a_spell_is_a_card_in_the_chase() -> None:
    stop = conjure("Stop", text="[Quickcast]\nCancel target spell.")
    ping = servant("P", t.Activated(do=(t.Gain("n", 1),)))
    driver = table("draw", you={"servant": [ping]}, enemy={"hand": [stop]}).take('use "P"', "pass")
    assert driver.game.num(0, "n") == 1  # an ability is no spell: there was nothing to cancel
    spell = table("main", you={"hand": [servant("A")]}, enemy={"hand": [stop]}).take('play "A"', 'play "Stop"')
    assert spell.where("A") == ["graveyard"]
    three = table("main", you={"hand": [servant("A"), QUICK], "servant": [ping]}, enemy={"hand": [stop]})
    three.take('play "A"', 'play "Quick"', 'use "P"', "pass", 'play "Stop"')
    assert three.rule == "CC 903.2e" and three.offered == ['choose "A"', 'choose "Quick"']
    three.take('choose "A"', "pass")
    assert three.where("A") == ["graveyard"] and three.where("Quick") == ["chase"]  # one spell, not both


def test_313_2_the_extra_deck_is_its_owners_business() -> None:
    driver = table("main", you={"extra": [BOND], "hand": [QUICK]})
    assert seen(driver, "Bond", "extra") == [True, False]
    assert not any("Bond" in o for o in driver.offered)
    lots = knowledge(driver.game, 1).lots
    assert [[card.name for card in lot.cards] for lot in lots if len(lot.ids) == 1] == [["Bond"]]


def test_313_3_extra_deck_means_the_cards_that_are_there_now() -> None:
    game = position("draw", you={"extra": [GOD], "graveyard": [BOND]})
    found = select.find(game, t.Zone(("extra",)) & t.YOURS, Ctx(0, 0))
    assert [game.objects[id].info.name for id in found] == ["God"]


def test_314_3_three_cards_fit_into_a_bingo_zone() -> None:
    """[CC 314.3a] For a fourth, its player banishes one that was there."""
    fill = do("Fill", t.Move(t.Zone(("hand",)) & t.YOURS & t.Word("type", "servant"), "bingo"))
    there = [servant(n) for n in ("A", "B")]
    third = table("main", you={"hand": [fill, servant("C")], "bingo": there}).take('play "Fill"')
    assert third.names("bingo", 0) == ["A", "B", "C"]
    fourth = table("main", you={"hand": [fill, servant("D")], "bingo": [*there, servant("C")]}).take('play "Fill"')
    assert fourth.player == 0 and fourth.offered == ['banish "A"', 'banish "B"', 'banish "C"']
    fourth.take('banish "B"')
    assert fourth.names("bingo", 0) == ["A", "C", "D"] and fourth.where("B") == ["graveyard"]


def test_314_3a_the_fourth_card_itself_stays() -> None:
    put = do("Put", t.Move(GRAVE & t.ENEMY, "bingo"))
    three = [servant(n) for n in "ABC"]
    driver = table("main", you={"hand": [put]}, enemy={"bingo": three, "graveyard": [servant("D")]}).take('play "Put"')
    assert driver.player == 1 and 'banish "D"' not in driver.offered
    driver.take('banish "C"')
    assert driver.names("bingo", 1) == ["A", "B", "D"]


def with_stocks(zone: str, player: int) -> Table:
    top = caster("Top", level=2) if zone == "caster" else servant("Top")
    sides: list[dict[str, list[Put]]] = [{}, {}]
    sides[player] = {zone: [top]}
    sides[0]["hand"] = [BACK, QUICK]
    game = position("main", you=sides[0], enemy=sides[1])
    for name in ("S1", "S2"):
        SPEC.place(game, player, "stock", caster(name), {"host": game.zone(zone, player)[0]})
    game.pool = (*game.pool, caster("S1"), caster("S2"))
    return Table(game)


def test_315_1a_stocks_go_along_to_another_servant_zone() -> None:
    driver = with_stocks("servant", 1)
    top = driver.it("Top")
    move(driver.game, top, SERVANT, 0)
    assert [driver.game.objects[id].player for id in stocks_of(driver.game, top.id)] == [0, 0]
    assert len(driver.game.zone("stock", 0)) == 2 and driver.game.zone("stock", 1) == ()


def test_315_1b_stocks_of_a_servant_that_leaves_go_to_the_graveyard() -> None:
    driver = with_stocks("servant", 0).take('play "Back"', "pass")
    assert driver.where("Top") == ["hand"] and driver.where("S1") == driver.where("S2") == ["graveyard"]


def test_315_1c_stocks_go_along_to_another_caster_zone() -> None:
    driver = with_stocks("caster", 1)
    top = driver.it("Top")
    move(driver.game, top, CASTER, 0)
    assert [driver.game.objects[id].player for id in stocks_of(driver.game, top.id)] == [0, 0]


def test_315_1d_stocks_of_a_caster_that_leaves_go_to_the_graveyard() -> None:
    driver = with_stocks("caster", 0).take('play "Back"', "pass")
    assert driver.where("Top") == ["hand"] and driver.where("S1") == driver.where("S2") == ["graveyard"]


def test_315_2a_soul_bonds_and_deities_return_to_the_extra_deck() -> None:
    for what in (BOND, GOD):
        for zone in ("hand", "deck", "orb", "caster"):
            go = do("Go", t.Move(t.Ref("t"), zone), targets=(t.Choose("t", 1, t.Zone(("servant",)) & t.YOURS),))
            field: list[Put] = [(what, {"counters": {"deity": 1}})]
            driver = table("main", you={"hand": [go, FILLER], "servant": field}).take('play "Go"')
            assert driver.where(what.name) == ["extra"], (what, zone)


def test_315_2b_anywhere_else_they_go_where_they_are_sent() -> None:
    for zone in ("graveyard", "removed"):
        go = do("Go", t.Move(t.Ref("t"), zone), targets=(t.Choose("t", 1, SERVANTS),))
        driver = table("main", you={"hand": [go, FILLER], "servant": [BOND]}).take('play "Go"')
        assert driver.where("Bond") == [zone]


def test_309_2_orbs_are_counted_from_the_top_everywhere() -> None:
    """Options, scenarios and views: orb 1 is the top one (docs/scenarios.md: a list begins at the top)."""
    orbs: list[Put] = [servant("Bottom"), servant("Middle"), servant("Top")]
    for n, name in enumerate(("Top", "Middle", "Bottom"), 1):
        driver = table("battle", you={"servant": [servant("A")]}, orbs=0, enemy={"orb": orbs})
        driver.take('attack with "A" -> player')
        id = driver.id(name, "orb")
        at = driver.game.zone("orb", 1).index(id)
        shown = view(driver.game, 0)["players"][1]["zones"]["orb"][at]
        assert (shown["hidden"], shown["place"]) == (True, n)
        assert driver.take(f"corrupt orb {n}").where(name) == ["hand"]


def test_209_2_a_view_shows_element_and_race_as_they_are_now() -> None:
    """[CC 206.1] Of cards that the viewer may see, and after effects."""
    turn = t.Passive((t.Rename(t.Word("name", "A"), "element", "become", "ignus"),))
    one = servant("A", element="solis", race="Elf")
    driver = table("main", you={"servant": [one, barrier("B", turn)], "hand": [one]})
    zones = view(driver.game, 1)["players"][0]["zones"]
    assert zones["servant"][0]["words"]["element"] == ["ignus"] and zones["servant"][0]["words"]["race"] == ["Elf"]
    assert "words" not in zones["hand"][0]
