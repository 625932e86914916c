"""Printed texts, played: phases that are skipped, attacks that are demanded, aether for certain cards only, cards that
a player owns. All cards are our own."""

from __future__ import annotations

import pytest

from tests.rules.cc.support import FILLER, QUICK, barrier, caster, conjure, servant, table


def test_501_1_a_phase_that_is_skipped_once() -> None:
    """[CC 104.1] The next draw phase does not take place, the one after it does."""
    fog = conjure("Fog", text="Target enemy player skips their next draw phase.")
    driver = table("main", you={"hand": [fog]}, enemy={"hand": [QUICK]})
    driver.take('play "Fog"').pass_until('play "Quick"')
    driver.pass_until("call nothing")
    while driver.player == 0:
        driver.take("call nothing").pass_until("call nothing")
    assert driver.game.active == 1 and driver.size("deck", 1) == 10
    driver.take("call nothing")
    driver.pass_until("call nothing")
    driver.take("call nothing").pass_until("call nothing")
    assert driver.game.active == 1 and driver.size("deck", 1) == 9


def test_501_1_a_phase_that_is_skipped_as_long_as_a_card_is_there() -> None:
    still = barrier("Still", text="Enemy players skip their battle phase.")
    driver = table("main", you={"servant": [still]}, enemy={"servant": [servant("A")], "hand": [QUICK]}, active=1)
    driver.pass_until("call nothing")
    assert driver.game.active == 0
    assert driver.size("orb", 0) == 7


def test_803_3_a_servant_that_must_attack() -> None:
    """[CC 104.1] The player may not stop attacking while it can attack."""
    bold = servant("Bold", text="This card must attack each turn if able.")
    driver = table("battle", you={"servant": [bold, servant("Calm")]})
    driver.pass_until("attack with")
    assert "attack no more" not in driver.offered
    free = table("battle", you={"servant": [servant("Calm")]})
    assert "attack no more" in free.pass_until("attack with").offered


def test_803_3b_a_servant_that_has_to_be_attacked() -> None:
    bait = servant("Bait", text="Enemy servants must attack this card if able.")
    driver = table("battle", you={"servant": [servant("A"), servant("C")]}, enemy={"servant": [bait, servant("B")]})
    driver.pass_until("attack with")
    assert driver.offered == ['attack with "A" -> "Bait"', 'attack with "C" -> "Bait"']


def test_803_4_what_attacking_costs() -> None:
    """A barrier makes the enemy pay; who cannot pay cannot attack."""
    toll = barrier("Toll", text="Enemy servants cannot attack unless their controller pays 1.")
    poor = table("battle", you={"servant": [servant("A")], "hand": [QUICK]}, enemy={"servant": [toll]})
    assert not [text for text in poor.offered if text.startswith("attack with")]
    rich = table(
        "battle", you={"servant": [servant("A")], "hand": [QUICK]}, enemy={"servant": [toll]}, aether={"aether": 1}
    )
    rich.pass_until("attack with")
    rich.take(next(text for text in rich.offered if text.startswith("attack with")))
    assert not rich.game.num(0, "aether")


@pytest.mark.parametrize(("aether", "able"), [(1, False), (2, True)])
def test_803_4_everything_that_attacking_costs_is_paid(aether: int, able: bool) -> None:
    """Two barriers demand one aether each, and the servant itself a card: all of it, or no attack."""
    toll = barrier("Toll", text="Enemy servants cannot attack unless their controller pays 1.")
    dear = servant("A", text="This card cannot attack unless you discard a card.")
    enemy = {"servant": [toll, toll]}
    poor = table("battle", you={"servant": [dear]}, enemy=enemy, aether={"aether": 2})
    assert not [text for text in poor.offered if text.startswith("attack with")]
    sides = {"servant": [dear], "hand": [FILLER, barrier("Wall", cost=9)]}
    driver = table("battle", you=sides, enemy=enemy, aether={"aether": aether})
    assert bool([text for text in driver.offered if text.startswith("attack with")]) == able
    if able:
        driver.take('attack with "A" -> player', 'choose "Wall"')
        assert not driver.game.num(0, "aether") and driver.where("Wall") == ["graveyard"]


def test_907_4_aether_that_is_only_for_certain_cards() -> None:
    """[CC 104.1] It pays for a Fox, and for nothing else."""
    den = servant("Den", text="[Rest]: Produce two Void aether. Spend this aether only to play Fox servants.")
    fox, crow = servant("Fox", cost=2, race="Fox"), servant("Crow", cost=2, race="Crow")
    driver = table("main", you={"servant": [den], "hand": [fox, crow]})
    assert 'play "Fox"' in driver.offered and 'play "Crow"' not in driver.offered
    driver.take('play "Fox"')
    assert driver.where("Fox") != ["hand"]


def test_907_4_aether_that_is_only_for_certain_cards_pays_no_ability() -> None:
    den = servant("Den", text="[Rest]: Produce one Void aether. Spend this aether only to play servants.")
    eye = servant("Eye", text="[1]: Draw a card.")
    driver = table("main", you={"servant": [den, eye]})
    assert 'use "Eye"' not in driver.offered
    plain = servant("Plain", text="[Rest]: Produce one Void aether.")
    assert 'use "Eye"' in table("main", you={"servant": [plain, eye]}).offered


def test_504_1_a_second_call() -> None:
    """[CC 104.1] An effect lets the player call once more; then the phase goes on."""
    gate = barrier("Gate", text="You may call an additional caster during your call phase.")
    driver = table("call", you={"servant": [gate], "hand": [caster("A"), caster("B"), caster("C")]})
    driver.take('call "A"').take('call "B"')
    assert 'call "C"' not in driver.offered
    once = table("call", you={"hand": [caster("A"), caster("B")]})
    assert 'call "B"' not in once.take('call "A"').offered


def test_702_2_a_servant_played_from_the_graveyard() -> None:
    """[CC 104.1]"""
    ghost = servant("Ghost", cost=1, text="You may play this card from your graveyard.")
    driver = table("main", you={"graveyard": [ghost, servant("Bone", cost=1)]}, aether={"aether": 1})
    assert driver.offered.count('play "Ghost"') == 1 and 'play "Bone"' not in driver.offered


def test_1019_1_what_cannot_be_canceled() -> None:
    """[CC 104.4]"""
    sure = conjure("Sure", text="This card cannot be canceled.\nDraw a card.")
    no = conjure("No", text="[Quickcast]\nCancel target spell.")
    driver = table("main", you={"hand": [sure]}, enemy={"hand": [no]})
    driver.take('play "Sure"').pass_until('play "No"').take('play "No"')
    driver.pass_until("call nothing")
    assert driver.size("deck", 0) < 10


def test_804_3_a_servant_that_some_servants_do_not_destroy() -> None:
    """The effect names those that it lasts against."""
    wall = servant("Wall", text="This card cannot be destroyed by battle with servants with a cost of 3 or less.")
    for cost, zone in ((3, "servant"), (4, "graveyard")):
        driver = table("battle", you={"servant": [servant("A", atk=3000, cost=cost)]}, enemy={"servant": [wall]})
        driver.pass_until("attack with").take('attack with "A" -> "Wall"').pass_until("attack no more")
        assert driver.where("Wall") == [zone]


def test_105_2_cards_that_a_player_owns() -> None:
    """The owner gets back what the enemy player controls, and nothing else."""
    home = conjure("Home", text="Gain control of all servants you own.")
    mine = servant("Mine")
    driver = table("main", you={"hand": [home]}, enemy={"servant": [(mine, {"owner": 0}), servant("Yours")]})
    driver.take('play "Home"').pass_until("attack with")
    assert driver.it("Mine").player == 0 and driver.it("Yours").player == 1


@pytest.mark.parametrize(("aether", "left"), [(0, 0), (2, 1)])
def test_1002_1_unless_its_controller_pays(aether: int, left: int) -> None:
    tax = conjure("Tax", text="Destroy target enemy servant unless its controller pays 2.")
    driver = table(
        "main",
        you={"hand": [tax]},
        enemy={"servant": [servant("A")]},
        enemy_aether={"aether": aether} if aether else {},
    )
    driver.take('play "Tax"')
    if driver.decision is not None and "yes" in driver.offered:
        driver.take("yes")
    driver.pass_until("call nothing") if not left else None
    assert len([zone for zone in driver.where("A") if zone == "servant"]) == left


def test_502_1_what_does_not_recover_once() -> None:
    frost = conjure(
        "Frost", text="Rest target enemy servant. It doesn't recover during its controller's next recovery phase."
    )
    driver = table("main", you={"hand": [frost]}, enemy={"servant": [servant("A")], "hand": [FILLER]})
    driver.take('play "Frost"').pass_until('call "')
    assert driver.game.active == 1 and driver.state("A") == "rested"
    plain = table("main", you={"hand": [conjure("Tire", text="Rest target enemy servant.")]},
                  enemy={"servant": [servant("A")], "hand": [FILLER]})  # fmt: skip
    assert plain.take('play "Tire"').pass_until('call "').state("A") == "recovered"


def test_804_3_destruction_by_battle_is_replaced_and_no_other() -> None:
    """[CC 910.1] An effect's destruction is not by battle."""
    wall = servant("Wall", text="If this card would be destroyed by battle, discard a card instead.")
    bolt = conjure("Bolt", text="[Quickcast]\nDestroy target servant.")
    driver = table("battle", you={"servant": [servant("A", atk=3000)]}, enemy={"servant": [wall], "hand": [FILLER]})
    driver.pass_until("attack with").take('attack with "A" -> "Wall"').pass_until("attack no more")
    assert driver.where("Wall") == ["servant"] and driver.size("graveyard", 1) == 1
    struck = table("main", you={"hand": [bolt]}, enemy={"servant": [wall], "hand": [FILLER]})
    struck.take('play "Bolt"').pass_until("call nothing")
    assert struck.where("Wall") == ["graveyard"]


def test_906_6a_a_trigger_that_lasts_for_a_turn() -> None:
    """It hears every attack of the turn, and none after it."""
    song = conjure("Song", text="Whenever an allied servant attacks this turn, draw a card.")
    rock = servant("Rock", atk=9000)
    driver = table("main", you={"hand": [song], "servant": [servant("A"), servant("B")]}, enemy={"servant": [rock]})
    driver.take('play "Song"').pass_until("attack with").take('attack with "A" -> "Rock"')
    driver.pass_until('attack with "B"').take('attack with "B" -> "Rock"').pass_until("call nothing")
    assert driver.game.active == 1 and driver.size("deck", 0) == 8
    driver.pass_until('attack with "A"').take('attack with "A" -> "Rock"')
    assert driver.size("deck", 0) == 7  # the draw phase, and no more


def test_1005_2_what_cannot_be_chased() -> None:
    calm = conjure("Calm", text="This card cannot be chased.\nDraw a card.")
    driver = table("main", you={"hand": [calm]}, enemy={"hand": [QUICK]})
    driver.take('play "Calm"')
    assert driver.size("deck", 0) == 9  # it resolved before the enemy player could answer
    loud = conjure("Loud", text="Draw a card.")
    asked = table("main", you={"hand": [loud]}, enemy={"hand": [QUICK]})
    asked.take('play "Loud"').pass_until('play "Quick"')
    assert asked.size("deck", 0) == 10


def test_903_2g_4_the_first_card_of_a_turn_costs_less() -> None:
    shop = barrier("Shop", text="The first conjure you play each turn costs 1 less.")
    spark = conjure("Spark", cost=2, text="Draw a card.")
    sides = {"servant": [shop, servant("A")], "hand": [spark, spark]}
    driver = table("main", you=sides, aether={"aether": 2}).take('play "Spark"')
    assert driver.size("deck", 0) == 9 and 'play "Spark"' not in driver.offered
    assert 'play "Spark"' in table("main", you=sides, aether={"aether": 1}).offered


def test_1003_1_gone_until_a_card_leaves() -> None:
    cage = servant("Cage", text="[Enter] ⇒ Remove target enemy servant from the game until this card leaves the field.")
    bolt = conjure("Bolt", text="Destroy target allied servant.")
    driver = table("main", you={"hand": [cage, bolt]}, enemy={"servant": [servant("A")]})
    driver.take('play "Cage"').take(next(text for text in driver.offered if "enters" in text))
    driver.pass_until('play "Bolt"')
    assert driver.where("A") == ["removed"]
    driver.take('play "Bolt"')
    while driver.where("A") == ["removed"]:
        driver.take(next((text for text in driver.offered if "enters" in text), driver.offered[-1]))
    assert driver.it("A").player == 1


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("Rest all reversed servants and reverse any non-reversed servants.", ("rested", "reversed", "reversed")),
        ("Rest all reversed servants, then reverse all non-reversed servants.", ("reversed",) * 3),
        ("Rest all reversed servants. Reverse all non-reversed servants.", ("reversed",) * 3),
        ("Recover all rested servants and rest each recovered servant.", ("reversed", "recovered", "rested")),
        ("Switch all servants and rest all recovered servants.", ("recovered", "rested", "rested")),
    ],
)
def test_1010_1_two_groups_of_one_sentence_are_found_before_anything_turns(text: str, after: tuple[str, ...]) -> None:
    """RULING-CC-063: with "and", nothing that the first part turned counts for the second, or is left out of it; the
    next sentence, and what is done then, look at the cards as they lie by then."""
    states = {"A": "reversed", "B": "rested", "C": "recovered"}
    field = [(servant(name), {"state": state}) for name, state in states.items()]
    driver = table("main", you={"hand": [conjure("Gust", text=text), QUICK]}, enemy={"servant": field})
    driver.take('play "Gust"').take("pass")
    assert tuple(driver.state(name) for name in states) == after
