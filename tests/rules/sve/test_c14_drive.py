"""Ride, Drive, drive checks and triggers; what decks of a universe begin with (RULING-SVE-043)."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.sve.c14_drive import POINTS
from ludex.games.sve.cards import make_card
from ludex.lang.files.decks import Deck, Entry
from ludex.record.log import sentence
from ludex.testing.driver import Driver
from tests.lang.printings import beast, names
from tests.rules.sve.support import (
    SPEC,
    attack_of,
    board,
    defense,
    end_turn,
    follower,
    leader_hit,
    num,
    offers,
    put,
)

BEE = follower("Bee", 1, 1, cost=1)
POINT = Card("point", POINTS[0], ("spell", "evolved"), {}, {}, "", ())
RIDER = beast(
    "[ride] [cost01]: Give this follower Drive.\nOn Drive - Deal 2 damage to each enemy leader.",
    "[憑依][コスト1]：これはドライブを持つ。\n【ドライブ獲得時】相手のリーダーすべてに2ダメージ。",
    name="Rider",
)
TWIN = beast("Storm. Twin Drive.", "【疾走】【ツインドライブ】", name="Twin")
SINGLE = beast("Storm. Single Drive.", "【疾走】【シングルドライブ】", name="Single")
STANDS = (
    "refresh a follower on your field. For the rest of this turn, it can't attack enemy leaders.",
    "自分の場のフォロワー1体をスタンドする。このターン、それは相手のリーダーを攻撃できない",
)
CRITICAL, DRAW, STAND, HEAL = (
    beast(
        f"Rush.\n----------\n(If this card is revealed by a drive check, {en})",
        f"【突進】\n----------\n（ドライブチェックによってこれが捲れたなら、{ja}）",
        name=name,
    )
    for name, en, ja in (
        ("Critical", "give a follower on your field [attack]+2.", "自分の場のフォロワー1体は[攻撃力]+2する"),
        ("Draw", "draw a card.", "1枚引く"),
        ("Stand", *STANDS),
        ("Heal", "give your leader [defense]+3.", "自分のリーダーは[体力]+3する"),
    )
)


def leader(universe: str) -> Card:
    return Card("lead", "Captain", ("leader",), {"defense": 20}, {"universe": (universe,)}, "", ())


def test_1_3_1_a_ride_uses_a_drive_point_and_gives_drive() -> None:
    play = board("en", field=(RIDER,), evolve=(POINT, POINT), hand=(BEE,))
    play.take('ride "Rider"')
    assert leader_hit(play) == 2 and num(play, 0) == 4
    assert names(play, "race zone") == [POINTS[0]] and names(play, "evolve deck") == [POINTS[0]]
    (rider,) = play.game.zone("field", 0)
    assert layers.has(play.game, rider, "Rush") and layers.has(play.game, rider, "Single Drive")
    assert not offers(play, "ride")


def test_1_3_1_a_ride_needs_a_drive_point() -> None:
    assert not offers(board("en", field=(RIDER,), hand=(BEE,)), "ride")
    used = board("en", field=(RIDER,), evolve=(put(POINT, up=1),), hand=(BEE,))
    assert not offers(used, "ride")


def test_1_3_1_one_ride_or_evolve_ability_a_turn() -> None:
    play = board("en", field=(RIDER, RIDER), evolve=(POINT, POINT), hand=(BEE,))
    play.take('ride "Rider"#1' if not offers(play, 'ride "Rider"') else 'ride "Rider"')
    assert not offers(play, "ride")


def test_1_3_1_an_evolution_point_pays_for_a_ride() -> None:
    play = board("en", field=(RIDER,), evolve=(POINT,), hand=(BEE,), pp=0, ep=1)
    play.take('ride "Rider"')
    assert num(play, 0, "evolution points") == 0 and leader_hit(play) == 2


def test_1_3_1_a_drive_point_goes_back_face_up_when_the_follower_leaves() -> None:
    bolt = beast("[fanfare] Select another follower on your field and destroy it.", name="Bolt", cost=0)
    play = board("en", field=(RIDER,), evolve=(POINT,), hand=(bolt, BEE)).take('ride "Rider"').take('play "Bolt"')
    (point,) = play.game.zone("evolve deck", 0)
    assert play.game.objects[point].up and names(play, "race zone") == []


def test_1_3_1_what_is_revealed_without_a_trigger_goes_to_the_bottom() -> None:
    play = board("en", field=(TWIN,), hand=(BEE,), deck=(follower("Top"), follower("Next"), follower("Last")))
    play.take('attack "Twin"')
    assert play.names("deck", 0)[::-1] == ["Last", "Top", "Next"]


@pytest.mark.parametrize("resolved", [True, False])
def test_1_3_1_a_trigger_may_be_resolved(resolved: bool) -> None:
    play = board("en", field=(SINGLE,), hand=(BEE,), deck=(DRAW, follower("Next"), follower("Last")))
    play.take('attack "Single"', "yes" if resolved else "no")
    if resolved:
        assert names(play, "hand") == ["Bee", "Next"] and names(play, "cemetery") == ["Draw"]
    else:
        assert names(play, "hand") == ["Bee"] and play.names("deck", 0)[::-1] == ["Next", "Last", "Draw"]


def test_1_3_1_a_critical_trigger_gives_attack() -> None:
    play = board("en", field=(SINGLE,), hand=(BEE,), deck=(CRITICAL, BEE)).take('attack "Single"', "yes")
    assert attack_of(play, 0, "Single") == 4 and leader_hit(play) == 4


def test_1_3_1_a_heal_trigger_gives_defense() -> None:
    play = board("en", field=(SINGLE,), hand=(BEE,), deck=(HEAL, BEE)).take('attack "Single"', "yes")
    assert defense(play, 0) == 23


def test_1_3_1_a_stand_trigger_refreshes_a_follower_that_then_spares_leaders() -> None:
    play = board("en", field=(SINGLE,), enemy=(put(BEE, engaged=True),), hand=(BEE,), deck=(STAND, BEE))
    play.take('attack "Single" -> leader', "yes")
    assert offers(play, 'attack "Single" -> "Bee"') and not offers(play, 'attack "Single" -> leader')


def test_1_3_1_a_deck_of_another_universe_has_no_triggers() -> None:
    play = board("en", field=(SINGLE,), hand=(BEE,), deck=(DRAW, BEE), leader=leader("Umamusume"))
    play.take('attack "Single"')
    assert names(play, "hand") == ["Bee"] and play.names("deck", 0)[::-1] == ["Bee", "Draw"]


def test_1_3_1_who_resolves_a_trigger_is_heard() -> None:
    sage = beast(
        "When you drive check a Trigger, deal 1 damage to each enemy leader.",
        "自分のドライブチェックによってトリガーしたとき、相手のリーダーすべてに1ダメージ。",
        name="Sage",
    )
    for card, hit in ((DRAW, 3), (BEE, 2)):
        play = board("en", field=(SINGLE, sage), hand=(BEE,), deck=(card, BEE)).take('attack "Single" -> leader')
        play.take(*(("yes",) if card is DRAW else ()))
        assert leader_hit(play) == hit


def test_1_3_1_the_effects_of_drive_last() -> None:
    play = board("en", field=(RIDER,), evolve=(POINT,), hand=(BEE,)).take('ride "Rider"')
    end_turn(play)
    (rider,) = play.game.zone("field", 0)
    assert layers.has(play.game, rider, "Single Drive")


def lamp(name: str) -> Card:
    return make_card(
        {"name": name, "type": "amulet", "class": "Neutral", "universe": "Vanguard", "cost": 1, "text": STARTING},
        "test",
    )


STARTING = "Starting Amulet. (All cards with Starting Amulet share one name.)"
ITEM = Card("item", "Magical Item", ("spell", "token"), {"cost": 1}, {}, "", (), token=True)


def begun(universe: str, main: list[Card], basis: str = "", items: tuple[Card, ...] = (ITEM,)) -> Driver:
    """A game of two equal decks, when the opening hands are asked about."""
    lead = make_card({"name": "L", "type": "leader", "class": "Swordcraft", "universe": universe}, "test")
    rest = [Entry(30, follower("Filler", universe=universe), 1)]
    sections = {
        "leader": [Entry(1, lead, 1)],
        "main": [*(Entry(1, card, 1) for card in main), *rest],
        "evolve": [],
        "tokens": [Entry(1, item, 1) for item in items],
    }
    deck = Deck("test", sections, {}, "test")
    play = Driver(SPEC.new_game(deck, deck, 1, "en"), False)
    return play.take(f"declare {basis}", f"declare {basis}")


@pytest.mark.parametrize(("basis", "there"), [("universe", ["Lamp"]), ("class", [])])
def test_1_3_1_a_starting_amulet_is_on_the_field_from_the_start(basis: str, there: list[str]) -> None:
    play = begun("Vanguard", [lamp("Lamp"), lamp("Lamp")], basis)
    assert names(play, "field") == there


@pytest.mark.parametrize(("basis", "n"), [("universe", 5), ("class", 0)])
def test_1_3_1_a_deck_with_items_begins_with_five(basis: str, n: int) -> None:
    play = begun("iM@S CG", [], basis)
    assert names(play, "ex") == ["Magical Item"] * n


@pytest.mark.parametrize(("items", "said"), [((), [0, 1]), ((ITEM,), [])])
def test_1_3_1_a_game_without_the_token_says_that_nobody_gets_items(items: tuple[Card, ...], said: list[int]) -> None:
    play = begun("iM@S CG", [], "universe", items)
    told = [event for event in play.trace.events if event.kind == "no starting items"]
    assert [event.player for event in told] == said
    assert [sentence(play.game, event, 0) for event in told] == [
        f"Player {player + 1} gets no items: no card describes them" for player in said
    ]


def test_1_3_1_starting_amulets_of_a_deck_have_one_name() -> None:
    for other, found in (("Lamp", []), ("Torch", ["SVE 1.3.1"])):
        filler = [Entry(3, follower(f"F{i}", universe="Vanguard"), 1) for i in range(14)]
        main = [Entry(1, lamp("Lamp"), 1), Entry(1, lamp(other), 1), *filler]
        lead = make_card({"name": "L", "type": "leader", "universe": "Vanguard"}, "test")
        deck = Deck("test", {"leader": [Entry(1, lead, 1)], "main": main, "evolve": []}, {"basis": "universe"}, "test")
        assert [breach.rule for breach in SPEC.check_deck(deck, "en")] == found
