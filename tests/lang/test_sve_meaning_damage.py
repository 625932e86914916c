"""Damage made more or less, and what cannot happen: texts in both languages, played."""

from __future__ import annotations

from tests.lang.printings import beast, charm, names
from tests.rules.sve.support import amulet, board, defense_of, end_turn, follower, leader_hit, offers, put

OX, BEE = follower("Ox", 2, 6), follower("Bee", 1, 1)
WALL = beast("Ward.", "【守護】", 1, 6, name="Wall")


def test_more_damage_in_the_opponents_turn_only() -> None:
    """[SVE 10.2.1.3.2]"""
    crab = beast(
        "During each opponent's turn, this follower deals 3 more damage.",
        "相手のターン中、これが与えるダメージを+3する。",
    )
    mine = board("en", field=(crab,), enemy=(put(OX, engaged=True),)).take('attack "Beast" -> "Ox"')
    assert defense_of(mine, 1, "Ox") == 4
    theirs = board("en", field=(OX,), enemy=(put(crab, engaged=True),)).take('attack "Ox" -> "Beast"')
    assert defense_of(theirs, 0, "Ox") == 1  # 2 and 3 more
    assert defense_of(theirs, 1, "Beast") == 3


def test_no_damage_is_not_made_more() -> None:
    """[SVE 12.14.2.1] A follower without attack deals none."""
    crab = beast(
        "During each opponent's turn, this follower deals 3 more damage.",
        "相手のターン中、これが与えるダメージを+3する。",
        0,
    )
    play = board("en", field=(OX,), enemy=(put(crab, engaged=True),)).take('attack "Ox" -> "Beast"')
    assert defense_of(play, 0, "Ox") == 6


def test_double_damage_of_attacks_not_of_abilities() -> None:
    horn = (
        "This follower deals double attack damage to leaders and double combat damage to followers.\n"
        "[fanfare] Select an enemy follower on the field and deal it 1 damage."
    )
    ja = (
        "これが与える「リーダーへの攻撃ダメージ」と「交戦ダメージ」を2倍にする。\n"
        "[ファンファーレ]相手のフォロワー1体を選ぶ。それに1ダメージ。"
    )
    boar = beast(horn, ja)
    at_leader = board("en", field=(boar,)).take('attack "Beast" -> leader')
    assert leader_hit(at_leader) == 4
    fight = board("en", field=(boar,), enemy=(put(OX, engaged=True),)).take('attack "Beast" -> "Ox"')
    assert defense_of(fight, 1, "Ox") == 2
    assert defense_of(fight, 0, "Beast") == 3  # what it takes is not doubled
    plain = board("en", hand=(boar,), enemy=(OX,)).take('play "Beast"')
    assert defense_of(plain, 1, "Ox") == 5


def test_less_damage_from_enemy_abilities_only() -> None:
    moss = amulet(
        "Moss",
        *beast(
            "While this card is on your field, your followers take 2 less damage from enemy abilities.",
            "これがある限り、自分のフォロワーが受ける「相手の能力によるダメージ」を-2する。",
        ).abilities,
    )
    bolt = charm("Deal 3 damage to each follower on the field.", "フォロワーすべてに3ダメージ。")
    play = board("en", hand=(bolt,), field=(OX,), enemy=(moss, OX)).take('play "Charm"')
    assert defense_of(play, 1, "Ox") == 5
    assert defense_of(play, 0, "Ox") == 3
    fight = board("en", field=(OX,), enemy=(moss, put(OX, engaged=True))).take('attack "Ox" -> "Ox"')
    assert defense_of(fight, 1, "Ox") == 4
    own = board("en", hand=(bolt,), field=(moss, OX)).take('play "Charm"')
    assert defense_of(own, 0, "Ox") == 3  # one's own ability is no enemy's


def test_damage_dealt_to_it_is_reduced() -> None:
    shell = beast("Reduce damage dealt to this follower by 1.", "これが受けるダメージを-1する。")
    bolt = charm("Deal 1 damage to each follower on the field.", "フォロワーすべてに1ダメージ。")
    play = board("en", hand=(bolt,), field=(shell, OX)).take('play "Charm"')
    assert (defense_of(play, 0, "Beast"), defense_of(play, 0, "Ox")) == (5, 5)


def test_followers_of_a_name_take_none_in_their_players_turn() -> None:
    here = "While this card is on your field, "
    moon = amulet("Moon", *beast(f"{here}during your turn, your followers named Ox don't take damage.").abilities)
    bolt = charm("Deal 2 damage to each follower on the field.", "フォロワーすべてに2ダメージ。")
    own = board("en", hand=(bolt,), field=(moon, OX, WALL)).take('play "Charm"')
    assert (defense_of(own, 0, "Ox"), defense_of(own, 0, "Wall")) == (6, 4)
    theirs = board("en", hand=(bolt,), enemy=(moon, OX)).take('play "Charm"')
    assert defense_of(theirs, 1, "Ox") == 4


def test_who_cannot_deal_damage_deals_none_by_any_way() -> None:
    hush = charm(
        "Select a follower on the field. It cannot deal damage this turn.",
        "フォロワー1体を選ぶ。このターン、それはダメージを与えない。",
    )
    play = board("en", hand=(hush,), field=(OX,), enemy=(put(OX, engaged=True),))
    play.take('play "Charm"', 'choose "Ox" #2', 'attack "Ox" -> "Ox"')
    assert defense_of(play, 1, "Ox") == 4
    assert defense_of(play, 0, "Ox") == 6


def test_not_destroyed_by_abilities_but_by_damage() -> None:
    idol = beast("This card can't be destroyed by abilities.", "これは能力によって破壊されない。", 1, 3)
    slay = charm("Destroy each follower on the field.", "フォロワーすべてを破壊する。", name="Slay")
    bolt = charm("Deal 3 damage to each follower on the field.", "フォロワーすべてに3ダメージ。", name="Bolt")
    play = board("en", hand=(slay, bolt), field=(idol, BEE)).take('play "Slay"')
    assert names(play, "field") == ["Beast"]
    play.take('play "Bolt"')
    assert names(play, "field") == []  # [SVE 11.3.1] rules handling is no ability


def test_not_destroyed_by_enemy_abilities_but_by_ones_own() -> None:
    idol = beast("This card can't be destroyed by enemy abilities.", "これは相手の能力によって破壊されない。")
    slay = charm("Destroy each follower on the field.", "フォロワーすべてを破壊する。")
    assert names(board("en", hand=(slay,), enemy=(idol,)).take('play "Charm"'), "field", 1) == ["Beast"]
    assert names(board("en", hand=(slay,), field=(idol,)).take('play "Charm"'), "field") == []


def test_ignoring_ward_is_ignoring_nothing_else() -> None:
    lynx = beast("This follower ignores Ward.", "これは【守護】を無視して攻撃できる。", name="Lynx")
    play = board("en", field=(lynx, OX), enemy=(put(WALL, engaged=True), put(BEE, engaged=True)))
    assert offers(play, 'attack "Lynx" -> leader', 'attack "Lynx" -> "Bee"', 'attack "Lynx" -> "Wall"')
    assert not offers(play, 'attack "Ox" -> leader')
    assert not offers(play, 'attack "Ox" -> "Bee"')


def test_a_shield_until_the_end_of_the_opponents_next_turn() -> None:
    text = "For the rest of this turn and during each opponent's next turn, this follower doesn't take damage."
    turtle = beast(f"[fanfare] {text}", "[ファンファーレ]このターンと次の相手のターン中、これはダメージを受けない。")
    bolt = charm("Deal 1 damage to each follower on the field.", "フォロワーすべてに1ダメージ。")
    play = board("en", hand=(turtle, bolt, bolt), enemy_hand=(bolt,), pp=2).take('play "Beast"', 'play "Charm"')
    assert defense_of(play, 0, "Beast") == 5
    end_turn(play).take('play "Charm"')
    assert defense_of(play, 0, "Beast") == 5
    end_turn(play).take('play "Charm"')
    assert defense_of(play, 0, "Beast") == 4


def test_dealing_combat_damage_counts_fights_not_leaders_nor_abilities() -> None:
    wolf = beast(
        "During your turn, whenever this follower deals combat damage, refresh it and draw a card.",
        "自分のターン中、これが交戦ダメージを与えたとき、これをスタンドする。1枚引く。",
    )
    fight = board("en", field=(wolf,), enemy=(put(OX, engaged=True),)).take('attack "Beast" -> "Ox"')
    assert fight.obj("field", 0, "Beast").state == 0
    leader = board("en", field=(wolf,)).take('attack "Beast" -> leader')
    assert leader.obj("field", 0, "Beast").state == 1
    defended = board("en", hand=(BEE,), field=(OX,), enemy=(put(wolf, engaged=True),)).take('attack "Ox" -> "Beast"')
    assert defended.obj("field", 1, "Beast").state == 1


def test_a_leaders_defense_becomes_a_number_and_falls_from_there() -> None:
    level = charm("Change each enemy leader's [defense] to 10.", "相手のリーダーすべての[体力]を10にする。")
    play = board("en", hand=(level,), field=(OX,)).take('play "Charm"')
    assert leader_hit(play) == 10
    play.take('attack "Ox" -> leader')
    assert leader_hit(play) == 12


def test_it_must_be_selected_where_it_can_be() -> None:
    lure = beast(
        "Whenever an opponent is selecting cards for an ability, if they can select this card, they must select it.",
        "相手プレイヤーは能力でこれを選べるとき、これを選ぶ。",
    )
    zap = charm(
        "Select an enemy follower on the field and deal it 1 damage.", "相手のフォロワー1体を選ぶ。それに1ダメージ。"
    )
    play = board("en", hand=(zap,), enemy=(OX, lure)).take('play "Charm"')
    assert (defense_of(play, 1, "Ox"), defense_of(play, 1, "Beast")) == (6, 4)
    small = charm(
        "Select an enemy follower with 1 attack or less or 1 defense on the field and banish it.",
        "攻撃力1以下の相手のフォロワー1体か体力1の相手のフォロワー1体を選ぶ。それを消滅させる。",
    )
    other = board("en", hand=(small,), enemy=(BEE, lure)).take('play "Charm"')
    assert names(other, "field", 1) == ["Beast"]
    own = board("en", hand=(zap,), field=(lure,), enemy=(OX, BEE)).take('play "Charm"')
    assert offers(own, 'choose "Ox"', 'choose "Bee"')


def test_put_onto_the_field_engaged() -> None:
    den = amulet("Den", *beast("This card is put onto the field engaged.", "これはアクト状態で場に出る。").abilities)
    play = board("en", hand=(den,)).take('play "Den"')
    assert play.obj("field", 0, "Den").state == 1


def test_a_lowest_cost_group_is_all_of_the_lowest() -> None:
    cull = charm(
        "Destroy each of the lowest-cost enemy followers on the field.",
        "相手の場のコスト最小のフォロワーすべてを破壊する。",
    )
    enemy = (follower("Ant", cost=1), follower("Fly", cost=1), follower("Elk", cost=4))
    play = board("en", hand=(cull,), enemy=enemy, field=(follower("Gnat", cost=0),)).take('play "Charm"')
    assert names(play, "field", 1) == ["Elk"]
    assert names(play, "field") == ["Gnat"]


def test_what_holds_may_hold_under_a_condition() -> None:
    en = "If Overflow is active for you, this follower deals 2 more damage."
    crab = beast(en, "【覚醒】状態なら、これが与えるダメージを+2する。")
    assert leader_hit(board("en", field=(crab,), hand=(BEE,)).take('attack "Beast" -> leader')) == 2
    assert leader_hit(board("en", field=(crab,), hand=(BEE,), max_pp=7).take('attack "Beast" -> leader')) == 4


def test_others_of_ones_own_are_safe_too() -> None:
    aegis = beast(
        "Your other followers can't be destroyed by enemy abilities.",
        "自分の他のフォロワーすべては相手の能力によって破壊されない。",
    )
    slay = charm("Destroy each follower on the field.", "フォロワーすべてを破壊する。")
    assert names(board("en", hand=(slay, BEE), enemy=(aegis, OX)).take('play "Charm"'), "field", 1) == ["Ox"]


def test_it_cannot_attack_without_a_counter() -> None:
    sleeper = beast(
        "If this card doesn't have a mana counter, it can't attack enemies.",
        "これに魔力カウンターが置かれていないなら、これは相手を攻撃できない。",
    )
    assert not offers(board("en", field=(sleeper,), hand=(BEE,)), "attack")
    assert offers(board("en", field=(put(sleeper, counters={"mana": 1}),), hand=(BEE,)), "attack")


def test_the_follower_that_is_struck() -> None:
    thorn = beast(
        "Follower Strike: Deal 2 damage to the enemy follower.", "【攻撃時】フォロワーへ攻撃したなら、それに2ダメージ。"
    )
    play = board("en", field=(thorn,), enemy=(put(OX, engaged=True), BEE), hand=(BEE,)).take('attack "Beast" -> "Ox"')
    assert defense_of(play, 1, "Ox") == 2
    assert defense_of(play, 0, "Beast") == 3
