"""Each paragraph of the rulebook, by its number."""

from collections.abc import Iterable
from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.flow.api import advance
from ludex.core.flow.frames import push
from ludex.core.machine import concede
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.resolving import deeds, playing
from ludex.core.sight.view import view
from ludex.core.values import layers
from ludex.errors import InputError
from ludex.lang.files.decks import parse_deck
from ludex.testing.driver import Driver
from ludex_skirmish import SPEC
from ludex_skirmish.book import BOOK
from ludex_skirmish.c06_zones import FIELD, GRAVE, HERO, RESTED, STAGE, STANDING

CARDS = SPEC.cards()
Placed = str | tuple[str, dict[str, Any]]


def game_of(field: Iterable[Placed] = (), enemies: Iterable[Placed] = (), hand: str = "", mana: int = 9) -> Game:
    """The first player's turn, at 2.5. The enemies are rested; both decks have five Scouts."""
    game = Game(BOOK, tuple(dict.fromkeys(CARDS.values())), 1)
    game.turn, game.active = 3, 0
    for player, placed in enumerate((field, enemies)):
        for each in placed:
            name, properties = each if isinstance(each, tuple) else (each, {})
            state = {} if player == 0 else {"state": "rested"}
            SPEC.place(game, player, "field", CARDS[name], {**state, **properties})
        for _ in range(5):
            SPEC.place(game, player, "deck", CARDS["Scout"], {})
    for name in filter(None, hand.split(", ")):
        SPEC.place(game, 0, "hand", CARDS[name], {})
    assert SPEC.setup is not None
    SPEC.setup(game)
    game.set_num(0, "mana", mana)
    push(game, "SKIRMISH 2")
    game.frames[-1].pc = BOOK.procedures["SKIRMISH 2"].at["2.5"]
    return game


def driver_of(game: Game) -> Driver:
    return Driver(game, show_forced=True)


def names(game: Game, zone: str, player: int = 0) -> list[str]:
    return [game.objects[id].card.name for id in game.zone(zone, player)]


def hurt(game: Game, player: int) -> int:
    return game.objects[game.at(HERO, player)[0]].damage


def deck(text: str) -> list[str]:
    made = parse_deck(f"[main]\n{text}\n", "deck", CARDS, SPEC.sections)
    return [breach.rule for breach in SPEC.check_deck(made, "")]


def new_game() -> Game:
    return SPEC.start("quick", "slow", seed=1)


def test_1_1_a_deck_has_twenty_cards() -> None:
    assert deck("10 Scout\n10 Rider") == []
    assert deck("10 Scout\n9 Rider") == deck("10 Scout\n11 Rider") == ["SKIRMISH 1.1"]


def test_1_2_a_deck_has_at_most_fifteen_copies() -> None:
    assert deck("15 Scout\n5 Rider") == []
    assert deck("16 Scout\n4 Rider") == ["SKIRMISH 1.2"]


def test_1_3_each_player_has_a_hero_beside_the_deck() -> None:
    game = new_game()
    assert [names(game, "hero", player) for player in (0, 1)] == [["Hero"], ["Hero"]]
    assert [len(game.zone("deck", player)) for player in (0, 1)] == [20, 20]


def test_1_4_decks_are_shuffled() -> None:
    """[SKIRMISH 1.5] [SKIRMISH 1.6] Four cards are drawn, and the first player's turn begins."""
    games = [SPEC.start("quick", "quick", seed=seed) for seed in range(4)]
    for game in games:
        advance(game)
        assert (game.turn, game.active) == (1, 0)
        assert [len(game.zone("hand", player)) for player in (0, 1)] == [5, 4]
    assert len({tuple(names(game, "deck")) for game in games}) == 4


def test_2_1_units_stand_up() -> None:
    game = game_of(enemies=["Guard"])
    driver_of(game).take("end turn")
    assert [game.objects[id].state for id in game.at(FIELD, 1)] == [STANDING]


def test_2_2_one_more_mana_each_turn_up_to_ten() -> None:
    game = game_of()
    game.set_num(1, "max mana", 9)
    found = []
    for _ in range(2):
        driver = driver_of(game)
        driver.take("end turn")
        found.append(game.num(1, "mana"))
        driver.take("end turn")
    assert found == [10, 10]
    assert game.num(0, "mana") == 2


def test_2_3_a_card_is_drawn() -> None:
    """[SKIRMISH 2.6] The other player takes the next turn."""
    game = game_of()
    driver_of(game).take("end turn")
    assert (game.turn, game.active) == (4, 1)
    assert names(game, "hand", 1) == ["Scout"]


def test_2_4_check_timing_after_the_draw() -> None:
    game = game_of(enemies=[("Guard", {"damage": 3})])
    driver_of(game).take("end turn")
    assert names(game, "grave", 1) == ["Guard"]


def test_2_5_what_may_be_done() -> None:
    """[SKIRMISH 2.5.3] Of units on the own field abilities can be used."""
    driver = driver_of(game_of(["Sapper"], ["Guard"], hand="Scout"))
    assert driver.offered == [
        'play "Scout"', 'attack "Sapper" -> "Hero"', 'attack "Sapper" -> "Guard"', 'use "Sapper"', "end turn",
    ]  # fmt: skip


def test_2_5_1_a_unit_is_paid_for_and_comes_to_the_field() -> None:
    game = game_of(hand="Guard, Giant", mana=4)
    driver = driver_of(game)
    assert driver.offered == ['play "Guard"', "end turn"]
    driver.take('play "Guard"')
    assert names(game, "field") == ["Guard"]
    assert game.num(0, "mana") == 2
    assert 'play "Scout"' not in driver_of(game_of(["Guard"] * 5, hand="Scout")).offered


def test_2_5_2_a_spell_is_paid_for_and_played_from_the_stage() -> None:
    """[SKIRMISH 5.3] [SKIRMISH 5.5] [SKIRMISH 5.6] It chooses a target, hits it, and goes to the grave."""
    game = game_of(enemies=["Guard"], hand="Bolt", mana=2)
    driver = driver_of(game)
    driver.take('play "Bolt"')
    assert [game.objects[id].card.name for id in game.at(STAGE, 0)] == ["Bolt"]
    driver.take('choose "Guard"')
    assert game.objects[game.at(FIELD, 1)[0]].damage == 2
    assert names(game, "grave") == ["Bolt"]


def test_2_5_4_a_unit_that_came_this_turn_does_not_attack() -> None:
    """[SKIRMISH 3.1.1] A rested unit does not attack either; standing enemies cannot be attacked."""
    driver = driver_of(game_of([("Guard", {"turn": 3}), ("Rider", {"state": "rested"})], ["Giant"], hand="Scout"))
    assert driver.offered == ['play "Scout"', "end turn"]
    standing = driver_of(game_of(["Rider"], [("Giant", {"state": "standing"})]))
    assert standing.offered == ['attack "Rider" -> "Hero"', "end turn"]


def test_2_5_5_check_timing_after_each_act() -> None:
    """[SKIRMISH 4.1] [SKIRMISH 4.1.4] A unit that has taken its health as damage dies, and what it leaves waits."""
    game = game_of(["Rider"], ["Rat Nest"])
    driver_of(game).take('attack "Rider" -> "Rat Nest"', 'resolve "Rat Nest"')
    assert names(game, "grave", 1) == ["Rat Nest"]
    assert names(game, "field", 1) == ["Rat", "Rat"]


def test_3_1_the_attacker_rests() -> None:
    game = game_of(["Rider", "Guard"])
    driver_of(game).take('attack "Rider" -> "Hero"')
    assert [game.objects[id].state for id in game.at(FIELD, 0)] == [RESTED, STANDING]
    assert hurt(game, 1) == 3


def test_3_2_check_timing_before_the_damage() -> None:
    """[SKIRMISH 3.3.1] An attacker that is gone deals none."""
    rash = SPEC.make_card({"name": "Rash", "health": 1, "power": 5}, "test")
    cut = t.Automatic(t.When("attack", t.SELF), do=(t.Damage(t.SELF, 1),))
    game = game_of()
    SPEC.place(game, 0, "field", Card("rash", "Rash", rash.types, rash.figures, {}, "", (cut,)), {})
    driver_of(game).take('attack "Rash" -> "Hero"', 'resolve "Rash"')
    assert names(game, "grave") == ["Rash"]
    assert hurt(game, 1) == 0


def test_3_3_both_deal_their_power_at_once() -> None:
    game = game_of(["Rider"], ["Giant"])
    driver_of(game).take('attack "Rider" -> "Giant"')
    assert names(game, "grave") == ["Rider"]
    assert game.objects[game.at(FIELD, 1)[0]].damage == 3


def test_4_1_1_ten_damage_lose() -> None:
    game = game_of(["Giant", "Giant"])
    driver = driver_of(game)
    driver.take('attack "Giant" -> "Hero" #1')
    driver.take('attack "Giant" -> "Hero"')
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.rule) == (0, "SKIRMISH 4.1")


def test_4_1_2_who_cannot_draw_loses() -> None:
    game = game_of()
    for _ in range(5):
        deeds.draw(game, 1)
    driver_of(game).take("end turn")
    assert game.outcome is not None and game.outcome.winner == 0


def test_4_1_3_a_draw() -> None:
    game = game_of(hand="Scout")
    for player in (0, 1):
        obj = game.objects[game.at(HERO, player)[0]].copy()
        obj.damage = 10
        game.put(obj)
    driver_of(game).take('play "Scout"')
    assert game.outcome is not None and game.outcome.winner == -1


def test_4_2_the_active_player_plays_waiting_abilities_first() -> None:
    """[SKIRMISH 4.3] Then the other player."""
    game = game_of(["Rat Nest"], ["Rat Nest"], hand="Crossroads")
    for player in (0, 1):
        obj = game.objects[game.at(FIELD, player)[0]].copy()
        obj.damage = 1 + (1 - player)
        game.put(obj)
    driver = driver_of(game)
    driver.take('play "Crossroads"')
    driver.take(driver.offered[1])
    assert names(game, "field") == names(game, "field", 1) == []
    driver.take('resolve "Rat Nest"')
    assert (names(game, "field"), names(game, "field", 1)) == (["Rat", "Rat"], [])
    driver.take('resolve "Rat Nest"')
    assert names(game, "field", 1) == ["Rat", "Rat"]


def test_4_4_giving_up() -> None:
    game = game_of(hand="Scout")
    concede(game, 0, SPEC.conceding)
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.rule) == (1, "SKIRMISH 4.4")


def test_5_1_an_ability_that_cannot_be_carried_out_is_forgotten() -> None:
    picky = t.Automatic(t.When("attack", t.SELF), targets=(t.Choose("it", 1, t.ENEMY & t.Zone(("field",))),))
    game = game_of()
    plain = SPEC.make_card({"name": "Picky", "health": 1}, "test")
    SPEC.place(game, 0, "field", Card("picky", "Picky", plain.types, plain.figures, {}, "", (picky,)), {})
    driver = driver_of(game)
    driver.take('attack "Picky" -> "Hero"', 'resolve "Picky"')
    assert driver.offered == ["end turn"]
    assert not game.pending


def test_5_2_ways_are_chosen() -> None:
    game = game_of(hand="Crossroads")
    driver = driver_of(game)
    driver.take('play "Crossroads"')
    driver.take(driver.offered[0])
    assert len(game.zone("hand", 0)) == 2


def test_5_4_a_cost_is_paid() -> None:
    game = game_of(["Sapper"], ["Guard"], mana=1)
    driver = driver_of(game)
    driver.take('use "Sapper"')
    driver.take('choose "Guard"')
    assert game.num(0, "mana") == 0
    assert game.objects[game.at(FIELD, 0)[0]].state == RESTED
    assert 'use "Sapper"' not in driver_of(game_of(["Sapper"], mana=0)).offered


def test_5_7_healing() -> None:
    game = game_of(hand="Poultice, Scout")
    obj = game.objects[game.at(HERO, 0)[0]].copy()
    obj.damage = 4
    game.put(obj)
    driver_of(game).take('play "Poultice"')
    assert hurt(game, 0) == 1


@pytest.mark.parametrize(("mana", "power"), [(4, 2), (5, 4)])
def test_5_8_rich_with_five_mana(mana: int, power: int) -> None:
    game = game_of(["Miser"], mana=mana)
    assert layers.value(game, game.at(FIELD, 0)[0], "power") == power


def test_5_9_rats() -> None:
    rat = BOOK.tokens["rat"]
    assert (rat.types, rat.figures) == (("unit",), {"cost": 1, "power": 1, "health": 1})


def test_6_1_nobody_sees_a_deck() -> None:
    """[SKIRMISH 6.2] A hand is seen by its player, [SKIRMISH 6.3] the rest by both."""
    game = game_of(["Guard"], hand="Scout")
    for viewer in (0, 1):
        seen = view(game, viewer)["players"][0]["zones"]
        hidden = {zone: [bool(card.get("hidden")) for card in cards] for zone, cards in seen.items()}
        assert hidden["deck"] == [True] * 5
        assert hidden["hand"] == [viewer == 1]
        assert (hidden["field"], hidden["hero"]) == ([False], [False])


def test_6_4_units_come_standing() -> None:
    """[SKIRMISH 6.5] An ability of a card in hand is not valid."""
    game = game_of(hand="Sapper")
    assert [playing.activated(game, id) for id in game.zone("hand", 0)] != []
    assert driver_of(game).offered == ['play "Sapper"', "end turn"]
    driver_of(game).take('play "Sapper"')
    assert game.objects[game.at(FIELD, 0)[0]].state == STANDING


def test_6_6_a_card_that_left_is_looked_at_as_it_was() -> None:
    game = game_of(["Rider"], ["Rat Nest"])
    driver_of(game).take('attack "Rider" -> "Rat Nest"', 'resolve "Rat Nest"')
    assert len(game.at(GRAVE, 1)) == 1
    assert len(game.at(FIELD, 1)) == 2


def test_7_1_haste() -> None:
    driver = driver_of(game_of(hand="Courier"))
    driver.take('play "Courier"')
    assert 'attack "Courier" -> "Hero"' in driver.offered


def test_7_2_arrival() -> None:
    game = game_of(hand="Herald")
    driver_of(game).take('play "Herald"', 'resolve "Herald" Arrival')
    assert names(game, "hand") == ["Scout"]


def test_text_that_no_phrase_reads_is_refused() -> None:
    with pytest.raises(InputError, match="not understood"):
        SPEC.make_card({"name": "Poet", "text": "Recite a poem."}, "cards.yaml")
