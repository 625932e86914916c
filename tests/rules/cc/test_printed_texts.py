"""Printed texts, played: what the grammar reads is what happens. All cards are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.core.values import layers
from ludex.games import load
from tests.rules.cc.support import FILLER, QUICK, Put, barrier, caster, conjure, servant, table


def test_1008_3_another_of_a_name_is_never_the_card_itself() -> None:
    aya = caster("Aya", level=2, text='[Rest], banish another "Aya": Draw a card.')
    alone = table("main", you={"caster": [aya], "hand": [QUICK]})
    assert 'use "Aya"' not in alone.offered
    below = table("main", you={"caster": [aya], "hand": [QUICK]})
    base = below.id("Aya")
    stocked = table("main", you={"caster": [aya], "stock": [(caster("Aya"), {"host": base})], "hand": [QUICK]})
    stocked.take('use "Aya"', "pass")
    assert sorted(stocked.where("Aya")) == ["caster", "graveyard"]


def test_1008_3_a_card_from_my_stock_is_not_another_entity() -> None:
    aya = caster("Aya", level=2, text='Rest, banish a "Aya" from my Stock: Draw a card.')
    driver = table("main", you={"caster": [aya, caster("Aya", level=1)], "hand": [QUICK]})
    assert not [text for text in driver.offered if text.startswith("use")]


def test_804_3_the_rules_destroy_in_battle_and_no_effect_does() -> None:
    """[CC 804.3] "Destroyed by non-battle" does not hear it."""
    guard = caster("Guard", text="[Rest]: Draw a card if a servant was destroyed by non-battle this turn.")
    driver = table(
        "battle",
        you={
            "servant": [servant("A", atk=3000)],
            "hand": [conjure("Bolt", text="[Quickcast]\nDestroy target servant.")],
        },
        enemy={"servant": [servant("W"), servant("V")], "caster": [guard], "hand": [QUICK]},
    )
    driver.pass_until("attack with").take('attack with "A" -> "W"').pass_until("attack no more")
    assert driver.where("W") == ["graveyard"]
    assert not [name for name, n in driver.game.memory.items() if name.startswith("did 1") and n]


def test_804_3_a_servant_that_battle_cannot_destroy() -> None:
    wall = servant("Wall", text="This card cannot be destroyed by battle.")
    driver = table(
        "battle",
        you={
            "servant": [servant("A", atk=3000)],
            "hand": [conjure("Bolt", text="[Quickcast]\nDestroy target servant.")],
        },
        enemy={"servant": [wall]},
    )
    driver.pass_until("attack with").take('attack with "A" -> "Wall"').pass_until("attack no more")
    assert driver.where("Wall") == ["servant"]


def test_705_2_only_the_players_own_switching_is_forbidden() -> None:
    proud = barrier("Proud", text="Enemy Foxkin servants cannot be switched except by spell or ability.")
    turn = conjure("Turn", text="Switch target servant.")
    driver = table(
        "main", you={"servant": [servant("A", race="Foxkin")], "hand": [turn, QUICK]}, enemy={"servant": [proud]}
    )
    assert 'switch "A"' not in driver.offered
    assert driver.take('play "Turn"', "pass").state("A") == "reversed"


def test_104_4_enemy_casters_keep_quiet_but_pay() -> None:
    """[CC 907.1] Aether abilities are left out."""
    beast = servant("Beast", text="Your opponent cannot play non-aether activated abilities of casters.")
    mine = {
        "caster": [caster("Aya", text="[Rest]: Draw a card.", element="ignus")],
        "hand": [servant("S", cost=1), QUICK],
    }
    assert 'use "Aya"' in table("main", you=mine).offered
    driver = table("main", you=mine, enemy={"servant": [beast]})
    assert 'use "Aya"' not in driver.offered and 'play "S"' in driver.offered


def test_903_2e_what_enemies_cannot_target() -> None:
    calm = barrier("Calm", text="Allied Lv1 casters cannot be targeted by enemy spells or abilities.")
    down = conjure("Down", text="Rest target caster.")
    driver = table("main", you={"hand": [down, QUICK]}, enemy={"servant": [calm], "caster": [caster("Aya")]})
    assert 'play "Down"' not in driver.offered
    own = table("main", you={"hand": [down, QUICK], "servant": [calm], "caster": [caster("Aya")]})
    assert 'play "Down"' in own.offered


def test_504_1a_a_caster_that_is_called_from_the_graveyard() -> None:
    ghost = caster("Ghost", text="You may call this card from your graveyard as part of your call phase.")
    driver = table("call", you={"graveyard": [ghost]})
    driver.take('call "Ghost"')
    assert driver.where("Ghost") == ["caster"]
    twice = table("call", you={"graveyard": [ghost], "caster": [caster("Ghost")]})
    assert 'call "Ghost"' not in twice.offered
    plain = table("call", you={"graveyard": [caster("Ghost")], "hand": [FILLER]})
    assert 'call "Ghost"' not in plain.offered


def test_1002_2_an_element_paid_with_any_element() -> None:
    text = "You may pay the Ignus aether cost of this card with aether of any element.\nDraw a card."
    gift = conjure("Gift", text=text, cost=1, element="ignus")
    assert 'play "Gift"' in table("main", you={"hand": [gift, QUICK]}, aether={"aether aqua": 1}).offered
    assert 'play "Gift"' not in table("main", you={"hand": [gift, QUICK]}, aether={"aether": 1}).offered
    plain = conjure("Gift", text="Draw a card.", cost=1, element="ignus")
    assert 'play "Gift"' not in table("main", you={"hand": [plain, QUICK]}, aether={"aether aqua": 1}).offered


def test_903_2g_4_the_next_card_costs_less_once() -> None:
    sale = conjure("Sale", text="You may pay 2 less to play your next servant this turn.")
    driver = table(
        "main", you={"hand": [sale, servant("A", cost=3), servant("B", cost=3), QUICK]}, aether={"aether": 3}
    )
    driver.take('play "Sale"', "pass", 'play "A"', "pass", '"A" enters recovered')
    assert driver.game.num(0, "aether") == 2
    assert 'play "B"' not in driver.offered


def test_910_1_looking_at_cards_instead_of_drawing() -> None:
    text = (
        "If you would draw a card, you may instead look at the top two cards of your deck. "
        "If you do, put one of them into your hand and the rest on the bottom of your deck."
    )
    deck: list[Put] = [servant("X"), servant("Y")]
    driver = table("main", you={"servant": [barrier("Sage", text=text)], "hand": [QUICK], "deck": deck})
    driver.take('play "Quick"', 'replace with "Sage"', 'choose "X"')
    assert driver.where("X") == ["hand"] and driver.where("Y") == ["deck"]
    plain = table("main", you={"servant": [barrier("Sage", text=text)], "hand": [QUICK], "deck": deck})
    assert plain.take('play "Quick"', "do not replace").where("Y") == ["hand"]


def test_1015_1_the_owner_of_a_servant_draws() -> None:
    """[CC 105.2] Not who controlled it."""
    back = conjure("Back", text="Return target servant to its owner's hand. That owner draws a card.")
    driver = table("main", you={"hand": [back, QUICK], "servant": [(servant("W"), {"owner": 1})]})
    mine, theirs = driver.size("deck", 0), driver.size("deck", 1)
    driver.take('play "Back"', "pass")
    assert (driver.size("deck", 0), driver.size("deck", 1)) == (mine, theirs - 1)


def test_906_6_a_servant_that_is_away_until_end_of_turn() -> None:
    """[CC 307.5] It comes back under its owner's control."""
    away = conjure(
        "Away",
        text="Remove target enemy Fox from the game. At end of turn ⇒ Put it into the field under its owner's control.",
    )
    driver = table("main", you={"hand": [away, QUICK]}, enemy={"servant": [servant("W", race="Fox")]})
    driver.take('play "Away"', "pass")
    assert driver.where("W") == ["removed"]
    driver.pass_until('"W" enters').take('"W" enters recovered')
    assert driver.it("W", "servant").player == 1


def test_903_2e_a_target_measured_by_the_cost_is_judged_after_paying() -> None:
    """RULING-CC-050"""
    text = (
        "[Rest], banish a Fox: Destroy target enemy servant with a cost equal to or less than "
        "the cost of the card banished for this ability's cost."
    )
    for cost, zone in ((3, "graveyard"), (4, "servant")):
        driver = table(
            "main",
            you={"caster": [caster("Eli", text=text)], "servant": [servant("F", cost=3, race="Fox")], "hand": [QUICK]},
            enemy={"servant": [servant("W", cost=cost)]},
        )
        assert driver.take('use "Eli"', "pass").where("W") == [zone]


def test_907_6_casters_that_lose_their_abilities_and_gain_another() -> None:
    basics = barrier(
        "Basics",
        text="All casters lose all abilities and gain \"[Rest]: This card produces a number of aether of this card's "
        'element equal to its level plus 2."',
    )
    aya = caster("Aya", text="[Rest]: Draw a card.", element="ignus")
    driver = table(
        "main", you={"servant": [basics], "caster": [aya], "hand": [servant("S", cost=3, element="ignus"), QUICK]}
    )
    assert 'use "Aya"' not in driver.offered
    assert [len(layers.abilities(driver.game, driver.id("Aya")))] == [1]
    driver.take('play "S"').pass_until('"S" enters').take('"S" enters recovered')
    assert driver.where("S") == ["servant"]


def test_1019_1_an_ability_of_a_caster_is_cancelled() -> None:
    hush = conjure("Hush", text="[Quickcast]\nCancel target ability of a caster.")
    driver = table(
        "main",
        you={"caster": [caster("Aya", text="[Rest]: Draw a card.")], "hand": [QUICK]},
        enemy={"hand": [hush, QUICK]},
    )
    deck = driver.size("deck", 0)
    driver.take('use "Aya"', "pass", 'play "Hush"', "pass", "pass")
    assert driver.size("deck", 0) == deck and not driver.game.zone("chase", 0)


def test_306_5_the_search_puts_a_caster_into_the_field() -> None:
    text = (
        '[Rest], banish this card: Search your deck for a Lv1 card named "Aya" and put it into the field. '
        'Then shuffle your deck. Play this ability only if you don\'t control a card named "Aya".'
    )
    seeker = caster("Seeker", text=text)
    driver = table("main", you={"caster": [seeker], "deck": [caster("Aya")], "hand": [QUICK]})
    driver.take('use "Seeker"', "pass", 'find "Aya"')
    assert driver.where("Aya") == ["caster"]
    there = table("main", you={"caster": [seeker, caster("Aya")], "hand": [QUICK]})
    assert 'use "Seeker"' not in there.offered


def test_302_2_a_look_at_an_orb() -> None:
    merle = servant("Merle", text="[Enter] ⇒ Look at target enemy orb. Draw a card.", cost=0)
    driver = table("main", you={"hand": [merle, QUICK]}, orbs=2)
    driver.take('play "Merle"', "pass", '"Merle" enters recovered')
    assert driver.offered == ["choose orb 1", "choose orb 2"]  # [CC 309.2] equal cards, and two orbs
    driver.take("choose orb 1", "pass")
    assert [driver.game.objects[id].known for id in driver.game.zone("orb", 1)] == [0, 1]  # the top one


def test_704_3_a_condition_after_a_sentence_is_that_of_all_of_it() -> None:
    aya = caster("Aya", text="[Rest]: Draw two cards and discard a card if an allied servant switched this turn.")
    driver = table("main", you={"caster": [aya], "hand": [QUICK], "servant": [servant("A")]})
    deck = driver.size("deck", 0)
    assert driver.take('use "Aya"', "pass").size("deck", 0) == deck
    after = table("main", you={"caster": [aya], "hand": [QUICK], "servant": [servant("A")]})
    after.take('switch "A"', 'use "Aya"', "pass")
    assert after.size("deck", 0) == deck - 2


def test_903_2h_a_cost_that_corrupts_an_orb_needs_one() -> None:
    burn = conjure("Burn", text="As an additional cost to play this card, corrupt an allied orb.\nDraw two cards.")
    assert 'play "Burn"' not in table("main", you={"hand": [burn, QUICK]}, orbs=0).offered
    driver = table("main", you={"hand": [burn, QUICK]}, orbs=1).take('play "Burn"', "pass")
    assert (driver.size("orb", 0), driver.size("hand", 0)) == (0, 4)


def test_605_1b_a_spell_that_returns_to_the_hand_is_no_longer_in_the_chase() -> None:
    back = conjure("Back", text="[Quickcast]\nReturn target servant spell to its owner's hand.")
    driver = table("main", you={"hand": [servant("S", cost=0), QUICK]}, enemy={"hand": [back, QUICK]})
    driver.take('play "S"', "pass", 'play "Back"', "pass", "pass")
    assert driver.where("S") == ["hand"] and not driver.game.zone("chase", 0)
    assert 'play "S"' in driver.offered


def test_907_1_an_effect_of_a_card_that_is_gone_destroys_all_the_same() -> None:
    """Who asks for destruction by spells and abilities hears it."""
    bomb = caster("Bomb", text="[Rest], banish this card: Destroy target enemy servant.")
    watch = caster("Watch", text="[Rest]: Draw a card if an allied spell or ability destroyed a servant this turn.")
    driver = table("main", you={"caster": [bomb, watch], "hand": [QUICK]}, enemy={"servant": [servant("W")]})
    driver.take('use "Bomb"', "pass")
    deck = driver.size("deck", 0)
    assert driver.take('use "Watch"', "pass").size("deck", 0) == deck - 1


def test_902_2_a_caster_that_comes_back_from_the_graveyard() -> None:
    text = "Whenever an allied Fox enters the field : Put me from your graveyard to your hand."
    driver = table(
        "main", you={"graveyard": [caster("Ramie", text=text)], "hand": [servant("F", race="Fox", cost=0), QUICK]}
    )
    driver.take('play "F"', "pass", '"F" enters recovered', "pass")
    assert driver.where("Ramie") == ["hand"]


def test_804_3_who_destroys_a_servant_by_battle_hears_it() -> None:
    """Not if it attacks in vain, and not if an effect destroys."""
    for atk, drawn in ((3000, 1), (1000, 0)):
        hunter = servant("A", atk=atk, text="Whenever this card destroys a servant by battle ⇒ Draw a card.")
        driver = table("battle", you={"servant": [hunter], "hand": [QUICK]}, enemy={"servant": [servant("W")]})
        deck = driver.size("deck", 0)
        driver.pass_until("attack with").take('attack with "A" -> "W"').pass_until("call")
        assert driver.size("deck", 0) == deck - drawn


def test_1002_1_which_aether_was_paid_for_a_card() -> None:
    """RULING-CC-053: a keyword that the book does not have is read by what stands in brackets behind it."""
    text = (
        "[Universal] (You may pay the TERRA aether of this card with any element except non-elemental aether.)\n"
        "Draw a card. If you paid {Terra} aether for this card, draw a card."
    )
    hush = conjure("Hush", text=text, cost=1, element="terra")
    for element, drawn in (("terra", 2), ("aqua", 1)):
        driver = table("main", you={"hand": [hush, QUICK]}, aether={f"aether {element}": 1})
        deck = driver.size("deck", 0)
        assert driver.take('play "Hush"', "pass").size("deck", 0) == deck - drawn
    assert 'play "Hush"' not in table("main", you={"hand": [hush, QUICK]}, aether={"aether": 1}).offered


def test_903_2g_5_a_card_that_cannot_cost_less() -> None:
    key = conjure(
        "Key",
        text="Put target servant in an allied graveyard into your hand. It costs 2 less the next time it is played "
        "this turn. It cannot cost less than 1.",
    )
    dead = servant("Dead", cost=2)
    driver = table("main", you={"hand": [key, QUICK], "graveyard": [dead]})
    assert 'play "Dead"' not in driver.take('play "Key"', "pass").offered
    rich = table("main", you={"hand": [key, QUICK], "graveyard": [dead]}, aether={"aether": 1})
    assert 'play "Dead"' in rich.take('play "Key"', "pass").offered


def test_504_1a_an_effect_calls_a_caster_under_the_conditions_of_a_call() -> None:
    call = conjure("Call", text="Call a Lv1 caster.")
    driver = table("main", you={"hand": [call, caster("Aya"), QUICK]})
    driver.take('play "Call"', "pass", 'choose "Aya"')
    assert driver.where("Aya") == ["caster"]
    twice = table("main", you={"hand": [call, caster("Aya"), QUICK], "caster": [caster("Aya")]})
    twice.take('play "Call"', "pass", 'choose "Aya"')
    assert sorted(twice.where("Aya")) == ["caster", "hand"]


def test_315_1d_a_caster_that_becomes_a_servant_leaves_its_stock() -> None:
    rage = conjure(
        "Rage",
        text="Put target allied Lv2 caster into an allied servant zone. That caster gains [Hubris], and becomes a "
        "4000/3000 allied servant.",
    )
    first = table("main", you={"caster": [caster("Aya", level=2)], "hand": [rage, QUICK]})
    host = first.id("Aya")
    driver = table(
        "main",
        you={"caster": [caster("Aya", level=2)], "stock": [(caster("Below"), {"host": host})], "hand": [rage, QUICK]},
    )
    driver.take('play "Rage"', "pass")
    id = driver.id("Aya")
    assert (driver.where("Aya"), driver.where("Below")) == (["servant"], ["graveyard"])
    assert layers.words(driver.game, id, "type") == ("servant",) and layers.has(driver.game, id, "Hubris")
    assert (layers.value(driver.game, id, "atk"), layers.value(driver.game, id, "def")) == (4000, 3000)
    driver.pass_until("attack with").take('attack with "Aya" -> player')


def test_1013_1_a_card_discarded_by_chance_is_not_chosen() -> None:
    storm = conjure("Storm", text="Target enemy player discards a card at random.")
    driver = table("main", you={"hand": [storm, QUICK]}, enemy={"hand": [servant("X"), servant("Y")]})
    driver.take('play "Storm"', "pass")
    assert (driver.size("hand", 1), driver.player) == (1, 0)


def test_910_3_a_servant_that_is_spared_the_next_time_only() -> None:
    """[CC 804.3] Destruction by battle does not count."""
    text = "Until end of turn, the next time target servant would be destroyed by non-battle, it isn't destroyed."
    spare = conjure("Spare", text=text)
    bolt, second = (conjure(name, text="Destroy target enemy servant.") for name in ("Bolt", "Second"))
    driver = table("main", you={"hand": [spare, bolt, second, QUICK]}, enemy={"servant": [servant("W")]})
    driver.take('play "Spare"', "pass", 'play "Bolt"', "pass")
    assert driver.where("W") == ["servant"]
    assert driver.take('play "Second"', "pass").where("W") == ["graveyard"]


def test_104_2_if_you_do_means_all_of_it() -> None:
    """Two cards are to be removed, and there is one: it is removed, and that is all."""
    text = "Remove two servants in an allied graveyard from the game. If you do, draw a card."
    for n in (1, 2):
        graves: list[Put] = [servant("G") for _ in range(n)]
        driver = table("main", you={"hand": [conjure("C", text=text), QUICK], "graveyard": graves})
        deck = driver.size("deck", 0)
        driver.take('play "C"', "pass")
        assert (driver.size("removed", 0), deck - driver.size("deck", 0)) == (n, n // 2)


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("Servant cards you play cost 3 less.", "type", "servant"),
        ("Conjure cards in your graveyard cannot be banished.", "type", "conjure"),
        ("Barrier cards you play cost 1 less.", "type", "barrier"),
        ("Tokens you control gain +500 ATK.", "token", "token"),
        ("Token servants you control gain +500 ATK.", "token", "token"),
        ("Non-token servants you control gain +500 ATK.", "token", "token"),
    ],
)
def test_201_2_a_word_for_a_type_that_begins_a_sentence_is_no_race(text: str, kind: str, value: str) -> None:
    """[CC 206.3] Nor does a race contain one."""
    words = [node for node in walk.nodes(caster("Reader", text=text).abilities) if isinstance(node, t.Word)]
    assert t.Word(kind, value) in words and not [word for word in words if word.kind == "race"]


def test_1302_2b_what_is_not_a_token() -> None:
    wipe = conjure("Wipe", text="Destroy all non-token servants.")
    driver = table("main", you={"hand": [wipe], "servant": [servant("A"), load("cc").book().tokens["wisp"]]})
    driver.take('play "Wipe"')
    assert driver.where("A") == ["graveyard"] and driver.where("Wisp") == ["servant"]
