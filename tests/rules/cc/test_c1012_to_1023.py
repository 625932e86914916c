"""[CC 1000] Game actions, from choosing to copying."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.core.values import layers
from ludex.games.cc.c0300_zones import stocks_of
from ludex.games.cc.c1018_counters import enters_with
from tests.rules.cc.support import (
    DRAW,
    ENEMY_SERVANTS,
    ENTERS,
    FILLER,
    QUICK,
    SERVANTS,
    YOUR_SERVANTS,
    Table,
    caster,
    conjure,
    servant,
    table,
)

HAND = t.Zone(("hand",))
FOX, OWL = servant("Fox", race="Fox", cost=9), servant("Owl", race="Owl", cost=9)


def cast(*do: t.Instr, targets: tuple[t.Choose, ...] = (), **parts: Any) -> Table:
    """Play a conjure that does this; nobody answers. QUICK in hand lets the game stop afterwards."""
    you = dict(parts.pop("you", {}))
    you["hand"] = [conjure("Spell", t.Spell(do, targets)), *you.get("hand", [QUICK])]
    driver = table("main", you=you, **parts).take('play "Spell"')
    while driver.offered[:1] and "Spell" in driver.names("chase", 0) and "pass" in driver.offered:
        driver.take("pass")
    return driver


# --- 1012, 1013 -----------------------------------------------------------------------------------------------------


def test_1012_1_from_a_public_zone_something_has_to_be_chosen() -> None:
    choice = t.Choose("c", 1, t.Zone(("graveyard",)) & t.YOURS & t.Word("race", "Fox"))
    driver = cast(choice, t.Move(t.Ref("c"), "hand"), you={"graveyard": [FOX, OWL]})
    assert driver.names("hand", 0).count("Fox") == 1  # the only one: nothing to decide
    two = cast(choice, t.Move(t.Ref("c"), "hand"), you={"graveyard": [FOX, servant("Vix", race="Fox"), OWL]})
    assert two.offered == ['choose "Fox"', 'choose "Vix"']


def test_1012_2_in_a_hidden_zone_one_may_fail_to_find() -> None:
    seek = t.Search("c", 1, t.Word("race", "Fox"), "deck")
    driver = cast(seek, t.Move(t.Ref("c"), "hand"), t.Shuffle("deck"), you={"deck": [FOX, OWL]})
    assert driver.offered == ['find "Fox"', "done"]
    assert driver.take("done").where("Fox") == ["deck"]
    plain = cast(t.Search("c", 1, t.ANY, "deck"), t.Move(t.Ref("c"), "hand"), you={"deck": [FOX, OWL]})
    assert plain.offered == ['find "Filler"', 'find "Fox"', 'find "Owl"']  # a number alone is always found
    known = [(card, {"marks": ["revealed"]}) for card in (FOX, OWL, servant("Vix", race="Fox"))]
    open_deck = cast(seek, t.Move(t.Ref("c"), "hand"), you={"deck": known}, deck=0)
    assert open_deck.offered == ['find "Fox"', 'find "Vix"']
    hand = (t.Choose("c", 1, HAND & t.YOURS & t.Word("race", "Fox")), t.Move(t.Ref("c"), "graveyard", "discard"))
    assert cast(*hand, you={"hand": [FOX, OWL]}).offered == ['choose "Fox"', "done"]


def test_1012_3_having_searched_triggers_whatever_was_found() -> None:
    watch = servant("W", t.Automatic(t.When("search", player=t.YOU), do=(t.Gain("n", 1),)))
    seek = t.Search("c", 1, t.Word("race", "Fox"), "deck")
    for deck in ([FOX], [OWL]):
        driver = cast(seek, you={"deck": deck, "servant": [watch]}, enemy={"servant": [watch]})
        if "done" in driver.offered:
            driver.take("done")
        driver.pass_until("call")
        assert (driver.game.num(0, "n"), driver.game.num(1, "n")) == (1, 0)


def test_1013_1_discarding_is_from_hand_to_graveyard() -> None:
    driver = cast(t.Choose("c", 1, HAND & t.ENEMY, who=t.OPPONENT), t.Move(t.Ref("c"), "graveyard", "discard"),
                  enemy={"hand": [FOX]})  # fmt: skip
    assert driver.names("graveyard", 1) == ["Fox"] and not driver.names("hand", 1)


def test_1013_2_discarding_the_hand_takes_all_of_it() -> None:
    driver = cast(t.Do("discard hand", word="opponent"), enemy={"hand": [FOX, OWL, FOX]})
    assert driver.size("hand", 1) == 0 and driver.names("graveyard", 1) == ["Fox", "Owl", "Fox"]
    assert driver.names("hand", 0) == ["Quick"]


def test_1013_2a_an_empty_hand_is_discarded_too() -> None:
    watch = t.Automatic(t.When("discard hand", player=t.YOU), do=(t.Gain("n", 1),))
    user = servant("P", t.Activated(cost=(t.Do("discard hand"),), do=(t.Gain("paid", 1),), limit=1), watch)
    driver = table("main", you={"servant": [user]}).take('use "P"')
    assert driver.game.num(0, "paid") == 1 and driver.game.num(0, "n") == 1


# --- 1015 to 1017 ---------------------------------------------------------------------------------------------------


def test_1015_1_shuffling_randomizes_the_order() -> None:
    """[CC 1015.1a] All cards of the zone take part."""
    names = list("ABCDEFGHIJ")
    before = table("main", you={"deck": [servant(n) for n in names], "hand": [QUICK]}, deck=0)
    driver = cast(t.Shuffle("deck"), you={"deck": [servant(n) for n in names]}, deck=0)
    after = driver.names("deck", 0)
    assert before.names("deck", 0) == names and after != names and sorted(after) == names
    assert any(after.index(n) != i for i, n in enumerate(names[:2]))


def test_1015_1a_the_other_player_shuffles_the_own_zone() -> None:
    names = list("ABCDEFGHIJ")
    driver = cast(t.Shuffle("deck", t.OPPONENT), enemy={"deck": [servant(n) for n in names]}, deck=0,
                  you={"deck": [FOX, OWL], "hand": [QUICK]})  # fmt: skip
    assert driver.names("deck", 1) != names and driver.names("deck", 0) == ["Fox", "Owl"]


def test_1015_2_what_was_seen_of_shuffled_cards_counts_no_more() -> None:
    show = (t.Look("c", 2, "deck"), t.Reveal(t.Ref("c")))
    seen = cast(*show, you={"deck": [FOX, OWL]})
    assert [c["remembered"]["name"] for c in view(seen.game, 1)["players"][0]["zones"]["deck"][-2:]] == ["Fox", "Owl"]
    mixed = cast(*show, t.Shuffle("deck"), you={"deck": [FOX, OWL]})
    for viewer in (0, 1):
        deck = view(mixed.game, viewer)["players"][0]["zones"]["deck"]
        assert all(c.get("hidden") and "remembered" not in c for c in deck)


CONTROL = t.Do("gain control", t.Ref("c"))


def take_over(zone: str, *put: Any) -> Table:
    return cast(CONTROL, targets=(t.Choose("c", 1, t.Zone((zone,)) & t.ENEMY),), enemy={zone: list(put)})


def test_1016_1_control_of_an_enemy_card_only() -> None:
    arrive = t.Automatic(ENTERS, do=(t.Gain("n", 1),))
    driver = take_over("servant", (servant("A", arrive), {"state": "reversed", "counters": {"x": 2}}))
    it = driver.it("A", "servant", 0)
    assert (it.owner, it.player, it.state, it.counter("x")) == (1, 0, 2, 2)
    assert driver.game.num(0, "n") == driver.game.num(1, "n") == 0  # it entered nothing
    own = cast(t.Do("gain control", YOUR_SERVANTS), you={"servant": [servant("B")], "hand": [QUICK]})
    assert own.it("B").player == 0


def test_1016_1a_servants_and_barriers_go_to_the_servant_zone() -> None:
    assert take_over("servant", servant("A")).names("servant", 0) == ["A"]


def test_1016_1b_casters_go_to_the_caster_zone() -> None:
    driver = take_over("caster", (caster("Aya", level=2), {"state": "rested"}))
    assert driver.names("caster", 0) == ["Aya"] and not driver.names("caster", 1)
    assert driver.it("Aya").state == 1


EXCHANGE = (t.Do("exchange control", t.Ref("a") | t.Ref("b")),)
PAIR = (t.Choose("a", 1, YOUR_SERVANTS), t.Choose("b", 1, ENEMY_SERVANTS))


def test_1017_1_control_is_exchanged() -> None:
    driver = cast(*EXCHANGE, targets=PAIR, you={"servant": [servant("A")], "hand": [QUICK]}, enemy={
        "servant": [servant("B")]})  # fmt: skip
    assert driver.names("servant", 0) == ["B"] and driver.names("servant", 1) == ["A"]


def test_1017_1a_with_one_of_them_gone_nothing_is_exchanged() -> None:
    rise = conjure("Rise", t.Spell((t.Move(t.Ref("t"), "hand", "return"),), (t.Choose("t", 1, SERVANTS),)),
                   text="[Quickcast]")  # fmt: skip
    swap = conjure("Spell", t.Spell(EXCHANGE, PAIR))
    for gone, left in (("A", "B"), ("B", "A")):
        driver = table("main", you={"hand": [swap], "servant": [servant("A")]}, enemy={
            "hand": [rise], "servant": [servant("B")]})  # fmt: skip
        driver.take('play "Spell"', 'play "Rise"', f'choose "{gone}"')
        driver.pass_until("call")
        assert driver.it(left, "servant").player == driver.it(left, "servant").owner


# --- 1018 counters --------------------------------------------------------------------------------------------------


def test_1018_1_each_player_has_counters_of_their_own() -> None:
    """[CC 1018.2] Gaining increases them; putting puts them on a card."""
    driver = cast(t.Gain("candy", 2), t.Gain("candy", 1, t.OPPONENT), t.Counters(YOUR_SERVANTS, "candy", 3),
                  you={"servant": [servant("A")], "hand": [QUICK]})  # fmt: skip
    assert (driver.game.num(0, "candy"), driver.game.num(1, "candy")) == (2, 1)
    assert driver.it("A").counter("candy") == 3


def test_1018_2_putting_a_counter_on_a_card() -> None:
    driver = cast(t.Counters(ENEMY_SERVANTS, "web", 1), enemy={"servant": [servant("A"), servant("B")]})
    assert [driver.it(n).counter("web") for n in "AB"] == [1, 1] and driver.game.num(0, "web") == 0


def test_1018_2b_counters_of_one_name_are_one_kind() -> None:
    add = servant("P", t.Activated(do=(t.Counters(t.SELF, "web", 1),), limit=1))
    driver = cast(t.Counters(YOUR_SERVANTS, "web", 2), you={"servant": [add], "hand": [QUICK]}).take('use "P"')
    driver.take("pass")
    assert driver.it("P", "servant").counters == (("web", 3),)


def test_1018_3_paying_counters() -> None:
    """[CC 1018.3a] All of them or none."""
    user = servant("P", t.Activated(cost=(t.Gain("candy", -2),), do=(t.Gain("n", 1),)))
    poor = table("main", you={"servant": [user], "hand": [QUICK]}, aether={"candy": 1})
    assert 'use "P"' not in poor.offered and poor.game.num(0, "candy") == 1
    rich = table("main", you={"servant": [user], "hand": [QUICK]}, aether={"candy": 3}).take('use "P"')
    assert rich.game.num(0, "candy") == 1


def test_1018_3a_counters_on_cards_are_not_removed_in_part_either() -> None:
    user = servant("P", t.Activated(cost=(t.Counters(t.SELF, "web", -2),), do=(t.Gain("n", 1),)))
    driver = table("main", you={"servant": [(user, {"counters": {"web": 1}})], "hand": [QUICK]})
    assert 'use "P"' not in driver.offered and driver.it("P").counter("web") == 1


def test_1018_4_a_cards_counter_is_one_on_the_card() -> None:
    marked = t.Move(ENEMY_SERVANTS & t.Counter("web"), "graveyard", "destroy")
    driver = cast(marked, enemy={"servant": [servant("A"), (servant("B"), {"counters": {"web": 1}})]}, enemy_aether={
        "web": 5})  # fmt: skip
    assert driver.where("A") == ["servant"] and driver.where("B") == ["graveyard"]


def test_1018_5_removing_counters() -> None:
    driver = cast(t.Counters(ENEMY_SERVANTS, "web", -2), enemy={
        "servant": [(servant("A"), {"counters": {"web": 3}}),
                    (servant("B"), {"counters": {"web": 1, "gem": 1}})]})  # fmt: skip
    assert driver.it("A").counters == (("web", 1),) and driver.it("B").counters == (("gem", 1),)


def test_1018_6_a_card_that_leaves_the_field_has_no_counters() -> None:
    put = {"counters": {"web": 3}}
    for zone in ("hand", "graveyard", "removed", "deck"):
        driver = cast(t.Move(ENEMY_SERVANTS, zone), enemy={"servant": [(servant("A"), put)]})
        assert driver.it("A", zone).counters == ()


def test_1018_7_moving_a_counter() -> None:
    move = t.Do("move counters", t.Ref("to"), 2, "web")
    targets = (t.Choose("from", 1, YOUR_SERVANTS), t.Choose("to", 1, ENEMY_SERVANTS))
    for have, a, b in ((3, 1, 2), (1, 0, 1), (0, 0, 0)):
        put = (servant("A"), {"counters": {"web": have}} if have else {})
        driver = cast(move, targets=targets, you={"servant": [put], "hand": [QUICK]}, enemy={
            "servant": [servant("B")]})  # fmt: skip
        assert (driver.it("A").counter("web"), driver.it("B").counter("web")) == (a, b)


def test_1018_8_entering_with_counters_adds_up() -> None:
    more = servant("M", t.Passive((t.Grant(YOUR_SERVANTS & ~t.SELF, (enters_with(1, "web"),)),)))
    count = t.Automatic(ENTERS, do=(t.Gain("n", 1),), cond=t.Exists(t.SELF & t.Counter("web", "=", 3)))
    hive = servant("Hive", enters_with(2, "web"), count)
    alone = table("main", you={"hand": [hive, QUICK]}).take('play "Hive"', "pass", '"Hive" enters recovered')
    assert alone.it("Hive").counter("web") == 2
    both = table("main", you={"hand": [hive, QUICK], "servant": [more]}).take('play "Hive"', "pass")
    both.take('"Hive" enters recovered')
    assert both.it("Hive", "servant").counter("web") == 3
    stays = cast(t.SetState(YOUR_SERVANTS, "rested"), you={"servant": [hive, more], "hand": [QUICK]})
    assert stays.it("Hive").counter("web") == 0  # only what enters
    taken = cast(t.Do("gain control", ENEMY_SERVANTS), enemy={"servant": [hive]})
    assert taken.it("Hive").player == 0 and taken.it("Hive").counter("web") == 0


def test_1018_9_what_stops_being_an_entity_loses_its_counters() -> None:
    driver = soul_bond(["Aya"], {"caster": [(caster("Aya"), {"counters": {"web": 2}})]})
    below = stocks_of(driver.game, driver.id("Bond"))
    assert [driver.game.objects[id].card.name for id in below] == ["Aya"]
    assert driver.game.objects[below[0]].counters == ()


def test_1018_9a_a_caster_that_levels_up_loses_its_counters() -> None:
    driver = table("call", you={"hand": [caster("Aya", level=2)], "caster": [(caster("Aya"), {
        "counters": {"web": 2}})]})  # fmt: skip
    driver.take('level up "Aya"')
    assert all(obj.counters == () for obj in driver.game.objects.values())


# --- 1019 to 1022 ---------------------------------------------------------------------------------------------------


def test_1019_1_a_cancelled_card_goes_to_its_owners_graveyard() -> None:
    void = conjure("Void", t.Spell((t.Do("cancel", t.Ref("t")),), (t.Choose("t", 1, t.Zone(("chase",))),)),
                   text="[Quickcast]")  # fmt: skip
    driver = table("main", you={"hand": [servant("A")]}, enemy={"hand": [void]}).take('play "A"', 'play "Void"')
    driver.pass_until("call")
    assert driver.where("A") == ["graveyard"] and driver.names("graveyard", 0) == ["A"]
    user = servant("P", t.Activated(do=(t.Gain("n", 1),), limit=1))
    ability = table("main", you={"servant": [user]}, enemy={"hand": [void]}).take('use "P"', 'play "Void"')
    assert ability.game.num(0, "n") == 0 and ability.where("P") == ["servant"]
    assert not ability.game.zone("chase", 0)


PERFORM = t.Do("soul bond", t.Zone(("extra",)) & t.YOURS)


def bond(*names: str) -> Card:
    return servant("Bond", materials=list(names), **{"soul bond": True})


def soul_bond(names: list[str], you: dict[str, list[Any]]) -> Table:
    return cast(PERFORM, you={"extra": [bond(*names)], "hand": [QUICK], **you}).take('"Bond" enters recovered')


def test_1020_1_soul_bond_takes_one_of_each_material() -> None:
    driver = soul_bond(["Aya", "Bea"], {"caster": [caster("Aya")], "hand": [caster("Bea"), QUICK]})
    assert driver.it("Bond").zone == 2 and driver.it("Bond").player == 0
    below = [driver.game.objects[id] for id in stocks_of(driver.game, driver.id("Bond"))]
    assert sorted(obj.card.name for obj in below) == ["Aya", "Bea"]
    assert not driver.names("caster", 0) and driver.names("hand", 0) == ["Quick"]
    without = cast(PERFORM, you={"extra": [bond("Aya", "Bea")], "caster": [caster("Aya")], "hand": [QUICK]})
    assert without.where("Bond") == ["extra"] and without.where("Aya") == ["caster"]
    twin = cast(PERFORM, you={"extra": [bond("Aya", "Aya")], "caster": [
        caster("Aya")], "hand": [QUICK]})  # fmt: skip
    assert twin.where("Bond") == ["extra"]  # one card is one material


def test_1020_1a_materials_from_hidden_zones_are_public() -> None:
    driver = soul_bond(["Bea"], {"hand": [caster("Bea"), QUICK]})
    stock = view(driver.game, 1)["players"][0]["zones"]["stock"]
    assert [c["name"] for c in stock] == ["Bea"] and stock[0]["up"]


def test_1020_1_a_stock_of_the_caster_zone_may_be_a_material() -> None:
    driver = table("call", you={"hand": [caster("Aya", level=2), conjure("Spell", t.Spell((PERFORM,))), QUICK],
                                "caster": [caster("Aya", level=1)], "extra": [bond("Aya")]})  # fmt: skip
    driver.take('level up "Aya"').pass_until('play "Spell"').take('play "Spell"', "pass")
    levels = sorted(text for text in driver.offered)
    assert len(levels) == 2  # the caster, or the card under it
    stock = driver.game.zone("stock", 0)[0]
    assert driver.decision is not None
    at = next(i for i, option in enumerate(driver.decision.options) if option.cards == (stock,))
    driver.take(driver.offered[at], '"Bond" enters recovered')
    assert driver.it("Aya", "caster").card.figures["level"] == 2
    assert [driver.game.objects[id].card.figures["level"] for id in stocks_of(driver.game, driver.id("Bond"))] == [1]


def turns(driver: Table, n: int) -> list[int]:
    """The turn players of the next turns."""
    found = []
    for _ in range(n):
        turn = driver.game.turn
        while driver.game.turn == turn:
            driver.take(next(o for o in ("pass", "call nothing", "attack no more") if o in driver.offered))
        found.append(driver.game.active)
    return found


def test_1021_1_an_extra_turn_follows_at_once() -> None:
    driver = cast(t.Gain("extra turns", 1), you={"hand": [QUICK]}, enemy={"hand": [QUICK]})
    assert turns(driver, 3) == [0, 1, 0]


def test_1021_2_several_extra_turns_one_after_another() -> None:
    driver = cast(t.Gain("extra turns", 1), t.Gain("extra turns", 1), you={"hand": [QUICK]}, enemy={"hand": [QUICK]})
    assert turns(driver, 4) == [0, 0, 1, 0]


def test_1022_1_on_a_face_up_caster_of_the_name_one_level_lower() -> None:
    high = caster("Aya", level=3)
    wrong = [caster("Aya", level=1), caster("Bea", level=2), (caster("Aya", level=2), {"up": False})]
    for put in wrong:
        driver = table("call", you={"hand": [high], "caster": [put]})
        assert not any(o.startswith("level up") for o in driver.offered)
    driver = table("call", you={"hand": [high], "caster": [caster("Aya", level=2)]})
    assert 'level up "Aya" with "Aya"' in driver.offered


def test_1022_1a_a_level_2_may_go_on_a_face_down_caster() -> None:
    hidden = (FILLER, {"up": False})
    driver = table("call", you={"hand": [caster("Aya", level=2)], "caster": [hidden]})
    assert any(o.startswith("level up") for o in driver.offered)
    both = table("call", you={"hand": [caster("Aya", level=2)], "caster": [hidden, caster("Aya")]})
    assert [o for o in both.offered if o.startswith("level up")] == ['level up "Aya" with "Aya"']


def test_1022_1b_twins_may_even_beside_their_namesake() -> None:
    twins = "This caster may stand beside its namesakes."
    driver = table("call", you={"hand": [caster("Aya", level=2, text=twins)], "caster": [(FILLER, {"up": False}),
                                                                                         caster("Aya")]})  # fmt: skip
    assert len([o for o in driver.offered if o.startswith("level up")]) == 2


def test_1022_2_the_new_card_is_the_same_entity() -> None:
    """[CC 1022.2a] It lies as the other lay. [CC 1022.2b] Effects on the other stay on it."""
    raise_level = t.Continue((t.Modify(t.Ref("c"), "level", "+", 1),), "turn")
    boost = conjure("Boost", t.Spell((raise_level,), (t.Choose("c", 1, t.Zone(("caster",)) & t.YOURS),)),
                    text="[Quickcast]")  # fmt: skip
    aya, more = caster("Aya", element="luna"), caster("Aya", level=2, element="luna")
    driver = table("draw", you={"hand": [more, boost], "caster": [(aya, {"state": "rested"})]})
    old = driver.id("Aya", "caster")
    driver.take('play "Boost"').pass_until("call")
    assert layers.value(driver.game, old, "level") == 2
    three = [o for o in driver.offered if o.startswith("level up")]
    assert not three  # it counts as level 2 now, so a level 2 does not fit
    plain = table("call", you={"hand": [more], "caster": [(aya, {"state": "rested"})]})
    entity = plain.id("Aya", "caster")
    plain.take('level up "Aya"')
    assert plain.it("Aya", "caster").id == entity and plain.it("Aya", "caster").state == 1
    assert plain.it("Aya", "caster").card.figures["level"] == 2


def test_1022_2b_effects_on_the_caster_go_on() -> None:
    mark = t.Continue((t.Rename(t.Ref("c"), "race", "add", "Star"),), "turn")
    bless = conjure("Bless", t.Spell((mark,), (t.Choose("c", 1, t.Zone(("caster",)) & t.YOURS),)), text="[Quickcast]")
    driver = table("draw", you={"hand": [caster("Aya", level=2), bless, QUICK], "caster": [caster("Aya")]})
    driver.take('play "Bless"', "pass").pass_until("call")
    driver.take('level up "Aya"')
    assert "Star" in layers.words(driver.game, driver.id("Aya", "caster"), "race")


# --- 1023 copies ----------------------------------------------------------------------------------------------------

BECOME = t.Activated(do=(t.Do("become copy", t.Ref("t")),), targets=(t.Choose("t", 1, ENEMY_SERVANTS),))


def test_1023_1_a_copy_is_what_is_printed() -> None:
    grown = t.Continue((t.Modify(ENEMY_SERVANTS, "atk", "+", 500),), "turn")
    dragon = servant("Dragon", t.Activated(do=(DRAW,)), atk=3000, race="Dragon", cost=7)
    driver = cast(grown, you={"servant": [servant("Mime", BECOME, atk=100)], "hand": [QUICK]}, enemy={
        "servant": [dragon]})  # fmt: skip
    mime = driver.id("Mime")
    driver.take('use "Mime"', "pass", "pass")
    assert driver.game.objects[mime].info.name == "Dragon"
    assert layers.value(driver.game, mime, "atk") == 3000 and layers.words(driver.game, mime, "race") == ("Dragon",)
    assert 'use "Dragon"' in driver.offered  # with its abilities
    bounced = t.Move(t.YOURS & SERVANTS, "hand")
    back = table("main", you={"servant": [servant("Mime", BECOME)], "hand": [conjure("Back", t.Spell((bounced,)))]},
                 enemy={"servant": [dragon]})  # fmt: skip
    back.take('use "Mime"', "pass", "pass", 'play "Back"', "pass", "pass")
    assert "Mime" in back.names("hand", 0)  # elsewhere it is the card it is


def test_1023_1_a_copy_until_end_of_turn_ends_then() -> None:
    short = t.Activated(do=(t.Do("become copy", t.Ref("t"), word="turn"),), targets=BECOME.targets, limit=1)
    driver = table("main", you={"servant": [servant("Mime", short)], "hand": [QUICK]}, enemy={
        "servant": [servant("Dragon")]})  # fmt: skip
    mime = driver.id("Mime")
    driver.take('use "Mime"', "pass")
    assert driver.game.objects[mime].info.name == "Dragon"
    driver.pass_until("call")
    assert driver.game.objects[mime].info.name == "Mime"


CHASED = t.Choose("t", 1, t.Zone(("chase",)))
FORK = conjure("Fork", t.Spell((t.Do("copy", t.Ref("t")),), (CHASED,)), text="[Quickcast]")


def test_1023_2_a_copy_in_the_same_zone() -> None:
    """[CC 1023.2a] A copy of a card is a pseudo-card, gone when it leaves for anything but the field."""
    driver = cast(t.Do("copy", ENEMY_SERVANTS), enemy={"servant": [(servant("A", atk=700), {"state": "reversed"})]})
    copy = driver.it("A", "servant", 0)
    assert layers.value(driver.game, copy.id, "atk") == 700
    rise = conjure("Rise", t.Spell((t.Move(SERVANTS, "hand"),)))
    gone = table("main", you={"hand": [conjure("Spell", t.Spell((t.Do("copy", ENEMY_SERVANTS),))), rise]}, enemy={
        "servant": [servant("A")]})  # fmt: skip
    gone.take('play "Spell"', 'play "Rise"')
    assert sorted(gone.where("A")) == ["hand"] and gone.it("A").player == 1


def test_1023_2a_a_copied_conjure_resolves_and_ceases_to_exist() -> None:
    driver = table("main", you={"hand": [conjure("Bolt", t.Spell((t.Gain("n", 1),))), FORK, QUICK]})
    driver.take('play "Bolt"', 'play "Fork"', "pass")
    assert driver.names("chase", 0) == ["Bolt", "Bolt"]
    driver.take("pass")
    assert driver.game.num(0, "n") == 1 and driver.names("graveyard", 0).count("Bolt") == 0
    driver.take("pass")
    assert driver.game.num(0, "n") == 2 and driver.names("graveyard", 0).count("Bolt") == 1
    played = table("main", you={"hand": [servant("A"), FORK, conjure("Rise", t.Spell((t.Move(SERVANTS, "hand"),)))]})
    played.take('play "A"', 'play "Fork"', '"A" enters recovered', '"A" enters recovered')
    assert played.names("servant", 0) == ["A", "A"]  # put into play it stays
    assert played.take('play "Rise"').names("hand", 0).count("A") == 1


def test_1023_2b_an_ability_in_the_chase_is_copied() -> None:
    user = servant("P", t.Activated(do=(t.Gain("n", 1),), limit=1))
    driver = table("main", you={"servant": [user], "hand": [FORK, QUICK]}).take('use "P"', 'play "Fork"', "pass")
    assert driver.names("chase", 0) == ["P", "P"]
    driver.take("pass", "pass")
    assert driver.game.num(0, "n") == 2 and driver.where("P") == ["servant"]


def test_1023_2c_choices_are_copied() -> None:
    """[CC 1023.2c-1] Options, X, targets and shares."""
    modes = t.Modes(1, ((t.Gain("one", 1),), (t.Gain("two", 1),)))
    pick = conjure("Pick", t.Spell(modes=modes, targets=(t.Choose("t", 1, SERVANTS),),
                                   do=(t.Counters(t.Ref("t"), "hit", 1),)))  # fmt: skip
    driver = table("main", you={"hand": [pick, FORK, QUICK], "servant": [servant("A"), servant("B")]})
    driver.take('play "Pick"', 'option 2 of "Pick"', 'choose "B"', 'play "Fork"', "pass", "pass", "pass")
    assert (driver.game.num(0, "one"), driver.game.num(0, "two")) == (0, 2)
    assert driver.it("B").counter("hit") == 2 and driver.it("A").counter("hit") == 0


def test_1023_2c_1_x_and_shares_are_copied() -> None:
    blast = conjure("Blast", t.Spell((t.Gain("n", t.Chosen("X")),)), cost="X")
    driver = table("main", you={"hand": [blast, FORK, QUICK]}, aether={"aether": 3}).take('play "Blast"', "X = 2")
    driver.take('play "Fork"', "pass", "pass", "pass")
    assert driver.game.num(0, "n") == 4 and driver.game.num(0, "aether") == 1
    split = conjure("Split", t.Spell((t.Divide("d", 3, "t"), t.Damage(t.Ref("t"), t.Chosen("d"))),
                                     (t.Choose("t", 2, SERVANTS),)))  # fmt: skip
    shared = table("main", you={"hand": [split, FORK, QUICK]}, enemy={"servant": [servant("A"), servant("B")]})
    shared.take('play "Split"')
    if shared.offered[0].startswith("choose"):
        shared.take('choose "A"', 'choose "B"')
    shared.take('2 to "A"', 'play "Fork"', "pass", "pass", "pass")
    assert (shared.it("A").damage, shared.it("B").damage) == (4, 2)


def test_1023_2c_1_x_is_the_cost_of_the_copy_too() -> None:
    """[CC 203.4] While it is in the chase zone."""
    blast = conjure("Blast", t.Spell((t.Gain("n", t.FigureOf(t.SELF, "cost")),)), cost="X")
    driver = table("main", you={"hand": [blast, FORK, QUICK]}, aether={"aether": 3}).take('play "Blast"', "X = 2")
    driver.take('play "Fork"', "pass")
    costs = [layers.value(driver.game, id, "cost") for id in driver.game.zone("chase", 0)]
    assert costs == [2, 2]
    driver.take("pass", "pass")
    assert driver.game.num(0, "n") == 4


def test_1023_2d_no_copy_of_what_is_gone() -> None:
    void = conjure("Void", t.Spell((t.Do("cancel", t.Ref("t")),), (CHASED,)), text="[Quickcast]")
    driver = table("main", you={"hand": [conjure("Bolt", t.Spell((t.Gain("n", 1),))), FORK, void, QUICK]})
    driver.take('play "Bolt"', 'play "Fork"', 'play "Void"', 'choose "Bolt"', "pass", "pass")
    assert not driver.game.zone("chase", 0) and driver.game.num(0, "n") == 0
    assert driver.names("graveyard", 0).count("Bolt") == 1
