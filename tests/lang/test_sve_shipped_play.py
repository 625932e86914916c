"""Shipped cards at the table: each class's mechanic, and the universe's, as their compiled texts play them."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.sve import SPEC
from ludex.games.sve.cards import shipped_cards
from tests.rules.sve.support import (
    attack_of,
    board,
    defense,
    defense_of,
    end_turn,
    follower,
    leader_hit,
    num,
    offers,
    put,
    zone_sizes,
)

pytestmark = pytest.mark.parametrize("edition", SPEC.books)
OX = follower("Ox", 3, 6)
IMP = follower("Imp", 1, 1)
FILLING = (follower("Dust", 1, 1),)


def card(name: str) -> Card:
    return shipped_cards()[name]


def test_combo_counts_the_card_itself(edition: str) -> None:
    """Court in Bloom: two cards before it are enough, one is not."""
    bloom = card("Court in Bloom")
    for before, attack in ((1, 1), (2, 2)):
        play = board(
            edition, hand=(bloom, card("Lost Parcel"), *(follower(f"Bud {i}", 1, 1, cost=0) for i in range(before)))
        )
        for i in range(before):
            play.take(f'play "Bud {i}"')
        play.take('play "Court in Bloom"')
        fairy = next(id for id in play.game.zone("field", 0) if play.game.objects[id].card.number == "T-Fairy")
        assert layers.value(play.game, fairy, "attack") == attack
        assert layers.has(play.game, fairy, "Rush") is (before == 2)


def test_officers_that_come_later_have_what_the_captain_gives(edition: str) -> None:
    play = board(
        edition, field=(card("Siege Captain Ferro"),), hand=(card("Bugle Cadet"),), enemy=(put(OX, engaged=True),)
    )
    play.take('play "Bugle Cadet"')
    assert attack_of(play, 0, "Bugle Cadet") == 2 and offers(play, 'attack "Bugle Cadet" -> "Ox"')
    assert not offers(play, 'attack "Bugle Cadet" -> leader')


def test_parade_drill_draws_for_a_commander_only(edition: str) -> None:
    field = (card("Siege Captain Ferro"), card("Bugle Cadet"))
    for name, drawn in (("Siege Captain Ferro", 1), ("Bugle Cadet", 0)):
        play = board(edition, field=field, hand=(card("Parade Drill"),))
        play.take('play "Parade Drill"', f'choose "{name}"')
        assert zone_sizes(play, 0, "hand") == [drawn]


def test_an_earth_rite_takes_the_last_counter_and_the_mortar_dies(edition: str) -> None:
    """Clay Porter draws for the rite, Shard Mortar for its last words; without the rite nobody draws."""
    mortar = put(card("Shard Mortar"), counters={"stack": 1})
    for answer, drawn, left in (("pay for", 2, 0), ("do not pay", 0, 1)):
        play = board(edition, field=(mortar,), hand=(card("Clay Porter"), IMP))
        play.take('play "Clay Porter"')
        while play.decision is not None and play.decision.prompt != "your main phase":
            play.take(next((text for text in play.offered if text.startswith(answer)), play.offered[0]))
        assert zone_sizes(play, 0, "hand") == [1 + drawn]
        assert play.names("field", 0).count("Shard Mortar") == left


def test_overflow_changes_the_wyvern_as_it_comes_and_goes(edition: str) -> None:
    wyvern = card("Roofbeam Wyvern")
    for most, attack in ((6, 4), (7, 5)):
        play = board(edition, field=(wyvern,), enemy=(OX,), max_pp=most)
        assert attack_of(play, 0, "Roofbeam Wyvern") == attack
        assert offers(play, 'attack "Roofbeam Wyvern" -> "Ox"') is (most == 7)  # Ox is reserved: Assail


def test_sanguine_makes_the_tithe_taker_cheaper(edition: str) -> None:
    play = board(edition, hand=(card("Pinprick Page"), card("Crimson Tithe-Taker")), pp=4)
    play.take('play "Pinprick Page"')
    assert not offers(play, 'play "Crimson') and num(play, 0) == 3
    paid = next(text for text in play.offered if "do not" not in text)
    play.take(paid)
    assert defense(play, 0) == 19
    play.take('play "Crimson Tithe-Taker"')
    assert num(play, 0) == 0


def test_necrocharge_counts_the_cemetery(edition: str) -> None:
    for dead, ghosts in ((9, 0), (10, 2)):
        play = board(edition, hand=(card("Candle Counter"),), cemetery=FILLING * dead)
        play.take('play "Candle Counter"')
        assert zone_sizes(play, 0, "field") == [1 + ghosts]


def test_a_bell_rings_out_after_its_counters(edition: str) -> None:
    """Dawn Bell: the second prayer counter puts it into the cemetery, and a falcon comes that can attack at once."""
    play = board(edition, field=(put(card("Dawn Bell"), counters={"prayer": 1}),), phase="main begins")
    assert play.names("cemetery", 0) == ["Dawn Bell"] and zone_sizes(play, 0, "field") == [1]
    assert any(text.endswith("-> leader") for text in play.offered)
    play = board(edition, field=(card("Dawn Bell"),), phase="main begins")
    assert play.names("field", 0) == ["Dawn Bell"]
    assert play.obj("field", 0, "Dawn Bell").counter("prayer") == 1


def test_serving_a_carrot_races_the_hare(edition: str) -> None:
    """Moonlit Favorite, just arrived: serving makes it race, which gives it Storm for this turn."""
    carrot = card("LX7-017")
    play = board(edition, field=(put(card("Moonlit Favorite"), new=True),), evolve=(carrot,), pp=1)
    assert not offers(play, "attack")
    play.take("serve")
    play.take('attack "Moonlit Favorite" -> leader')
    assert leader_hit(play) == 4
    assert zone_sizes(play, 0, "evolve deck", "race zone") == [0, 1]
    assert not offers(board(edition, field=(card("Moonlit Favorite"),), pp=1), "serve")


def test_the_whistle_saves_a_hare_in_the_other_players_turn(edition: str) -> None:
    """Quick: between the attack and the damage. [SVE 12.3.4]"""
    pip = put(card("Ditchjumper Pip"), engaged=True)
    play = board(edition, field=(OX,), hand=(IMP,), enemy=(pip,), enemy_hand=(card("Starter's Whistle"),), enemy_pp=1)
    play.take('attack "Ox" -> "Ditchjumper Pip"', 'play "Starter')
    while play.decision is not None and play.decision.player == 1:
        play.take(play.offered[0])
    assert defense_of(play, 1, "Ditchjumper Pip") == 1 and defense_of(play, 0, "Ox") == 3
    end_turn(play)
    assert "Ditchjumper Pip" not in play.names("field", 1)  # what it was given has ended, the damage stays


def test_unfired_clay_takes_ward_and_aura(edition: str) -> None:
    wall = put(card("Cloister Wall"), engaged=True)
    sergeant = put(card("Shield-Line Sergeant"), engaged=True)
    play = board(edition, field=(IMP,), enemy=(sergeant, wall), hand=(card("Unfired Clay"),))
    assert not offers(play, 'attack "Imp" -> leader')
    play.take('play "Unfired Clay"')  # Aura: the Sergeant is the only one that can be selected
    assert not layers.has(play.game, play.obj("field", 1, "Shield-Line Sergeant").id, "Ward")
    assert layers.has(play.game, play.obj("field", 1, "Cloister Wall").id, "Ward")
    assert offers(play, 'attack "Imp" -> "Cloister Wall"') and not offers(
        play, 'attack "Imp" -> "Shield-Line Sergeant"'
    )
