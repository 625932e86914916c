"""[CC 400] Game set up."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.cc import SPEC
from ludex.games.cc.c0300_zones import ORB
from ludex.lang.files.decks import Deck, Entry
from tests.rules.cc.support import Table, barrier, card, caster, conjure, servant, table

BOND = card("Bond", "servant", **{"soul bond": True})
DEITY = card("Deity", "deity", cost=3)


def deck(main: list[Card], extra: list[Card] | None = None) -> Deck:
    sections = {"main": [Entry(1, c, i + 1) for i, c in enumerate(main)]}
    if extra is not None:
        sections["extra"] = [Entry(1, c, 100 + i) for i, c in enumerate(extra)]
    return Deck("test", sections, {}, "test")


def mixed(n: int) -> list[Card]:
    """Any number of cards, four of each."""
    return [servant(f"Servant {i // 4}") for i in range(n)]


def breaches(main: list[Card], extra: list[Card] | None = None) -> list[str]:
    return [breach.rule for breach in SPEC.check_deck(deck(main, extra), "")]


def start(seed: int = 1) -> Game:
    names = list(SPEC.deck_texts())
    return SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), seed, "")


def test_402_1_a_missing_extra_deck_is_an_empty_one_but_the_deck_must_be_there() -> None:
    assert breaches(mixed(50)) == []
    assert breaches([], []) == ["CC 402.2"]


def test_402_2_exactly_fifty_cards_none_for_the_extra_deck() -> None:
    assert breaches(mixed(49)) == ["CC 402.2"]
    assert breaches(mixed(51)) == ["CC 402.2"]
    assert breaches(mixed(50)) == []
    assert breaches([*mixed(49), BOND]) == ["CC 402.2"]
    assert breaches([*mixed(49), DEITY]) == ["CC 402.2"]


def test_402_2a_four_copies_of_a_name_whatever_the_printing() -> None:
    same = [conjure("Twice Told", number=f"P-{i}") for i in range(5)]
    assert breaches([*mixed(45), *same]) == ["CC 402.2a"]
    assert breaches([*mixed(46), *same[:4]]) == []


def test_402_2b_casters_count_by_name_level_and_version() -> None:
    kinds = [caster("Aya"), caster("Aya", level=2), caster("Aya", version="Winter")]
    assert breaches([*mixed(38), *(k for k in kinds for _ in range(4))]) == []
    assert breaches([*mixed(45), *[kinds[2]] * 5]) == ["CC 402.2b"]


def test_402_3_extra_deck_of_up_to_seven_soul_bonds_and_deities() -> None:
    seven = [card(f"D{i}", "deity") for i in range(7)]
    assert breaches(mixed(50), seven) == []
    assert breaches(mixed(50), [*seven, BOND]) == ["CC 402.3"]
    assert breaches(mixed(50), [servant("Plain")]) == ["CC 402.3"]


def test_402_3a_four_copies_in_the_extra_deck() -> None:
    assert breaches(mixed(50), [DEITY] * 5) == ["CC 402.3a"]
    assert breaches(mixed(50), [DEITY] * 4) == []


def test_403_1_decks_are_shuffled_before_anything_is_dealt() -> None:
    """[CC 403.3] [CC 403.4] Hand and orbs are the top cards of the shuffled decks; 36 cards are left."""
    orders = set()
    for seed in range(3):
        game = start(seed)
        listed = [game.objects[id].card.number for id in game.zone("deck", 0)]
        advance(game)
        assert len(game.zone("hand", 0)) == len(game.zone("hand", 1)) == 7
        assert len(game.zone("orb", 0)) == len(game.zone("orb", 1)) == 7
        assert len(game.zone("deck", 0)) == 36
        left = tuple(game.objects[id].card.number for id in game.zone("deck", 0))
        assert left != tuple(listed[:36])
        orders.add(left)
    assert len(orders) == 3


def test_403_2_who_begins_is_chance_and_nobody_is_asked() -> None:
    first = set()
    for seed in range(12):
        game = start(seed)
        decision = advance(game)
        assert decision is not None and decision.rule == "CC 403.5"
        assert decision.player == game.active
        first.add(game.active)
    assert first == {0, 1}


def test_403_4_nobody_sees_the_orbs() -> None:
    game = start()
    advance(game)
    for player in (0, 1):
        for id in game.zone("orb", player):
            assert game.objects[id].known == 0
    assert game.book.zones[ORB].sight == "hidden"


def test_403_3_the_hand_is_the_top_seven_the_orbs_the_next_seven() -> None:
    game = start()
    order: list[str] = []

    class Watch:
        def step(self, game: Game, cite: str) -> None:
            if cite == "CC 403.3" and not order:
                order.extend(game.objects[id].card.number for id in game.zone("deck", 0))

        def event(self, game: Game, event: object) -> None: ...

        def decided(self, game: Game, decision: object, option: object) -> None: ...

    game.observer = Watch()
    advance(game)
    assert [game.objects[id].card.number for id in game.zone("hand", 0)] == order[::-1][:7]
    assert [game.objects[id].card.number for id in game.zone("orb", 0)] == order[::-1][7:14]


def test_403_5_exchange_goes_to_the_bottom_in_order_without_a_shuffle() -> None:
    driver = Table(start())
    game = driver.game
    first = game.active
    orbs = game.zone("orb", first)
    deck_before = game.zone("deck", first)
    hand = [game.objects[id].card.number for id in game.zone("hand", first)]
    assert driver.player == first and driver.rule == "CC 403.5"
    decide(game, 0)
    advance(game)
    decide(game, 0)
    driver.decision = advance(game)
    driver.take("done")
    assert driver.player == 1 - first and driver.rule == "CC 403.5"
    assert game.zone("deck", first) == deck_before  # nothing moves before both have chosen
    driver.take("done")
    deck_after = game.zone("deck", first)
    numbers = [game.objects[id].card.number for id in deck_after]
    assert [game.objects[id].card.number for id in deck_after[:2]] == [hand[1], hand[0]]
    assert deck_after[2:] == deck_before[:-2]
    assert len(numbers) == 36 and len(game.zone("hand", first)) == 7
    assert game.zone("orb", first) == orbs


def test_403_6_only_the_second_player_gets_a_coin_after_the_exchange() -> None:
    driver = Table(start())
    first = driver.game.active
    assert driver.size("caster", 1 - first) == 0
    driver.take("done", "done")
    assert driver.names("caster", 1 - first) == ["Coin"]
    assert driver.size("caster", first) == 0


def test_403_7_then_the_first_player_begins_with_the_recovery_phase() -> None:
    driver = Table(start())
    first = driver.game.active
    driver.take("done", "done")
    assert driver.game.active == first and driver.game.turn == 1
    steps = driver.trace.steps
    assert steps.index("CC 403.6") < steps.index("CC 403.7") < steps.index("CC 502.1")


def test_402_4_a_card_may_loosen_deck_building_which_is_asked_before_the_game_only() -> None:
    many = servant("Rat", text="Your deck may have any number of this card.")
    assert breaches([*mixed(40), *[many] * 10]) == []
    assert breaches([*mixed(40), *[servant("Rat")] * 10]) == ["CC 402.2a"]
    strip = barrier("Silence", t.Passive((t.Strip(t.Word("type", "servant")),)))
    driver = table("main", you={"servant": [strip, *[many] * 5], "hand": [servant("A")]})
    assert not layers.has(driver.game, driver.game.zone("servant", 0)[1], "Unlimited")
    assert driver.game.outcome is None and 'play "A"' in driver.offered


def test_403_6a_the_coin_is_banished_for_one_free_aether_and_is_no_caster() -> None:
    spell = conjure("Small", cost=1, text="Draw a card.")
    coin = SPEC.book().tokens["coin"]
    driver = table("main", you={"hand": [spell], "caster": [coin]})
    driver.take('play "Small"')
    assert driver.size("caster", 0) == 0 and driver.where("Coin") == []
    assert driver.names("graveyard", 0) == ["Small"]  # the token is gone
    colored = conjure("Red", cost=1, element="ignus", text="Draw a card.")
    assert 'play "Red"' not in table("main", you={"hand": [colored], "caster": [coin]}).offered
    two = caster("Aya", level=2)
    assert not any(o.startswith("level") for o in table("call", you={"hand": [two], "caster": [coin]}).offered)
