"""What playing costs, and how often: ways to play a card, prices of the next one, what was played. Both languages."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.printings import alike, beast, charm, english, names
from tests.rules.sve.support import amulet, board, defense_of, end_turn, evolved, follower, leader_hit, num, offers, put

OX, BEE = follower("Ox", 2, 6), follower("Bee", 1, 1)
TOME = charm("Draw a card.", "1枚引く。", cost=3, name="Tome")
LORE = charm("Draw a card.", "1枚引く。", cost=1, name="Lore")


def test_the_next_spell_costs_less_and_only_the_next() -> None:
    owl = beast(
        "[fanfare] The next spell you play this turn costs 2 less.",
        "[ファンファーレ]このターン、次に自分がスペルをプレイする際、コストを-2する。",
        cost=0,
    )
    play = board("en", hand=(owl, TOME, TOME, OX), pp=4).take('play "Beast"', 'play "Ox"')
    assert num(play, 0) == 2  # a follower is no spell, and does not use it up
    play.take('play "Tome"')
    assert num(play, 0) == 1
    assert not offers(play, 'play "Tome"')


def test_the_next_spell_of_this_turn_only() -> None:
    owl = beast("[fanfare] The next spell you play this turn costs 2 less.", cost=0)
    play = end_turn(board("en", hand=(owl, TOME), pp=4, enemy_hand=(TOME,), enemy_pp=9).take('play "Beast"'))
    play.take('play "Tome"')
    assert num(play, 1) == 3  # the opponent pays all of it
    end_turn(play).take('play "Tome"')
    assert num(play, 0) == 3


def test_the_first_of_a_kind_each_turn() -> None:
    captain = beast(
        "While this card is on your field, the 1st Knight card you play each turn costs 1 less.",
    )
    sworn = follower("Sworn", 1, 1, trait="Knight", cost=2)
    play = board("en", field=(captain,), hand=(sworn, sworn, BEE), pp=6).take('play "Bee"', 'play "Sworn"')
    assert num(play, 0) == 3  # 2 for the bee, 1 for the knight
    play.take('play "Sworn"')
    assert num(play, 0) == 1


def test_the_first_of_a_kind_in_both_languages() -> None:
    en = "While this card is on your field, the 1st Officer card you play each turn costs 1 less."
    ja = "これがいる限り、自分が兵士・カードをプレイする際、このターン中に1枚目の兵士・カードなら、コストを-1する。"
    (passive,) = alike(en, ja)
    assert isinstance(passive, t.Passive)


def test_the_third_spell_of_a_turn() -> None:
    crier = beast(
        "When you play a spell, if it's your 3rd this turn, deal 4 damage to each enemy leader.",
        "自分がスペルをプレイしたとき、このターン中に3枚目のスペルなら、相手のリーダーすべてに4ダメージ。",
    )
    play = board("en", field=(crier,), hand=(LORE,) * 4 + (BEE,), pp=9)
    for hit in (0, 0, 4, 4):
        play.take('play "Lore"')
        assert leader_hit(play) == hit


def test_a_cheaper_way_to_play_is_taken_or_not() -> None:
    """[SVE 10.4.7.3]"""
    big = charm(
        "When playing this card, banish 2 spells in your cemetery: This card costs 1 play points to "
        "play.\nDraw 2 cards.",
        "これをプレイする際、墓場のスペル2枚を消滅：コストを1にする。\n2枚引く。",
        cost=4,
        name="Saga",
    )
    cheap = board("en", hand=(big,), cemetery=(LORE, LORE, BEE), pp=1).take('play "Saga"')
    assert num(cheap, 0) == 0
    assert names(cheap, "cemetery") == ["Bee", "Saga"]
    assert len(cheap.game.zone("hand", 0)) == 2
    asked = board("en", hand=(big, BEE), cemetery=(LORE, LORE), pp=6).take('play "Saga"')
    assert offers(asked, "pay for", "do not pay for")
    asked.take("do not pay for")
    assert num(asked, 0) == 2
    assert names(asked, "cemetery") == ["Lore", "Lore", "Saga"]
    assert not offers(board("en", hand=(big,), cemetery=(LORE, BEE), pp=3), 'play "Saga"')


def test_one_of_two_cheaper_ways() -> None:
    text = (
        "When playing this card, put 1 reserved [abysscraft] cards from your field into their owners' cemeteries, "
        "or banish 1 [abysscraft] cards in your EX area: This card costs 5 less to play."
    )
    giant = beast(text, cost=6, name="Giant")
    husk = follower("Husk", 1, 1, craft="Abysscraft")
    both = board("en", hand=(giant,), field=(husk,), ex=(husk,), pp=1).take('play "Giant"', "pay for way")
    assert names(both, "field") == ["Giant"]
    assert names(both, "ex") == ["Husk"]  # the same benefit is not paid for twice
    second = board("en", hand=(giant,), field=(husk,), ex=(husk,), pp=1)
    second.take('play "Giant"', "do not pay for way")
    assert names(second, "field") == ["Giant", "Husk"]
    assert names(second, "ex") == []
    assert not offers(board("en", hand=(giant,), field=(put(husk, engaged=True),), pp=5), 'play "Giant"')


def test_played_for_more() -> None:
    hush = charm(
        "You may play this card for 3 more play points.\nSelect an enemy follower on the field and banish it. If you "
        "played this card for 3 more play points, instead of banishing that follower, banish each enemy follower on "
        "the field.",
        "これをプレイする際、コストを+3してよい。\n相手のフォロワー1体を選ぶ。それを消滅させる。コストを+3したなら、"
        "それを消滅させる代わりに相手のフォロワーすべてを消滅させる。",
        cost=1,
    )
    dear = board("en", hand=(hush,), enemy=(OX, BEE), pp=4).take('play "Charm"', "pay for", 'choose "Ox"')
    assert names(dear, "field", 1) == []
    assert num(dear, 0) == 0
    plain = board("en", hand=(hush,), enemy=(OX, BEE), pp=4).take('play "Charm"', "do not pay", 'choose "Ox"')
    assert names(plain, "field", 1) == ["Bee"]
    assert num(plain, 0) == 3
    poor = board("en", hand=(hush,), enemy=(OX, BEE), pp=3).take('play "Charm"', 'choose "Ox"')
    assert names(poor, "field", 1) == ["Bee"]


@pytest.mark.parametrize(("spells", "cost"), [(1, 8), (2, 6), (4, 4), (6, 2), (9, 2)])
def test_a_price_in_steps(spells: int, cost: int) -> None:
    """[SVE 13.3.1]"""
    sage = beast(
        "Spellchain (2): This card costs 2 less to play. SC (4): It costs 4 less instead. SC (6): It costs 6 "
        "less instead.",
        "これをプレイする際、【スペルチェイン_2】コストを-2する。【SC_4】代わりに-4する。【SC_6】代わりに-6する。",
        cost=8,
    )
    play = board("en", hand=(sage,), cemetery=(LORE,) * spells, pp=9).take('play "Beast"')
    assert num(play, 0) == 9 - cost


def test_only_played_under_a_condition() -> None:
    rite = charm(
        "This card can only be played if there are at least 2 Fae cards in your cemetery.\nDraw a card.",
    )
    fae = follower("Sprite", 1, 1, trait="Fae")
    assert not offers(board("en", hand=(rite,), cemetery=(fae, BEE)), 'play "Charm"')
    assert offers(board("en", hand=(rite,), cemetery=(fae, fae)), 'play "Charm"')
    alike(
        "This card can only be played if there are at least 2 Officer cards in your cemetery.\nDraw a card.",
        "これをプレイする際、自分の墓場の兵士・カードが1枚以下なら、プレイできない。\n1枚引く。",
        "spell",
    )


def test_more_is_counted_for_spellchain() -> None:
    """[SVE 13.3.1.2]"""
    head = beast(
        "While this card is on your field, include both spells and [dragoncraft] followers in your cemetery "
        "when counting "
        "your Spellchain.",
        "これがいる限り、自分の【スペルチェイン】を数える際、自分の墓場のスペルと[ドラゴン]フォロワーの合計を数える。",
    )
    bolt = charm(
        "Spellchain (3): Deal 5 damage to each enemy leader.", "【スペルチェイン_3】相手のリーダーすべてに5ダメージ。"
    )
    adept = follower("Adept", craft="Dragoncraft")
    grave = (LORE, adept, adept, BEE)
    assert leader_hit(board("en", field=(head,), hand=(bolt, BEE), cemetery=grave).take('play "Charm"')) == 5
    assert leader_hit(board("en", field=(OX,), hand=(bolt, BEE), cemetery=grave).take('play "Charm"')) == 0
    assert leader_hit(board("en", enemy=(head,), hand=(bolt, BEE), cemetery=grave).take('play "Charm"')) == 0


def test_an_evolve_cost_changed() -> None:
    """[SVE 12.2.1]"""
    pupa = beast(
        "[evolve] [cost02]: Evolve this follower.\n[fanfare] Combo (2): Change this card's [evolve] cost to 0.",
        "[進化][コスト2]：これは進化する。\n[ファンファーレ]【コンボ_2】これの[進化]コストを0にする。",
        name="Pupa",
        cost=1,
    )
    up = evolved("Pupa")
    play = board("en", hand=(BEE, pupa), evolve=(up,), pp=3).take('play "Bee"', 'play "Pupa"')
    assert num(play, 0) == 0
    play.take('evolve "Pupa" (0 play points)')
    assert play.obj("field", 0, "Pupa").guise is not None
    assert not offers(board("en", hand=(pupa,), evolve=(up,), pp=1).take('play "Pupa"'), "evolve")


def test_evolving_into_a_name_with_a_part() -> None:
    wyrm = follower(
        "Wyrm",
        2,
        2,
        *english('[evolve] [cost01]: Evolve this follower into an evolved follower with "Ember" in its name.'),
    )
    deck = (evolved("Ember Crown"), evolved("Wyrm"), evolved("Deep Ember"))
    play = board("en", field=(wyrm,), evolve=deck, hand=(BEE,))
    assert sum(text.startswith("evolve") for text in play.offered) == 2
    assert not offers(board("en", field=(wyrm,), evolve=(evolved("Wyrm"),), hand=(BEE,)), "evolve")


def test_a_card_of_the_cemetery_is_played_for_nothing() -> None:
    call = charm(
        "Select a Heroic card in your cemetery and play it for 0 play points.",
        "自分の墓場のヒーロー・カード1枚を選ぶ。それのコストを0にしてプレイする。",
    )
    hero = beast("[fanfare] Deal 2 damage to each enemy leader.", name="Hero", trait="Heroic", cost=9)
    play = board("en", hand=(call, BEE), cemetery=(hero, BEE), pp=2).take('play "Charm"')
    assert names(play, "field") == ["Hero"]
    assert leader_hit(play) == 2
    assert num(play, 0, "cards played") == 2
    full = board("en", hand=(call,), cemetery=(hero,), field=(OX,) * 5, pp=0).take('play "Charm"')
    assert "Hero" in names(full, "cemetery")


def test_act_abilities_that_cannot_be_activated() -> None:
    text = (
        "[act] Bury another follower on your field: Draw a card. For the rest of this turn, this card's "
        "[act] abilities "
        "except [evolve] can't be activated.\n[evolve] [cost01]: Evolve this follower."
    )
    rook = beast(text, name="Rook")
    play = board("en", field=(rook, BEE, BEE), evolve=(evolved("Rook"),))
    play.take('use "Rook"')
    assert not offers(play, 'use "Rook"')
    assert offers(play, 'evolve "Rook"')
    end_turn(end_turn(play))
    assert offers(play, 'use "Rook"')


def test_no_act_ability_at_all() -> None:
    pawn = beast(
        "[act] Give your leader [defense]-1: Draw a card. For the rest of this turn, this card's [act] "
        "abilities can't be "
        "activated.",
        "[起動]リーダーの[体力]-1：1枚引く。このターン、これの[起動]能力を使えない。",
    )
    play = board("en", field=(pawn,), hand=(BEE,)).take('use "Beast"')
    assert not offers(play, 'use "Beast"')


def test_a_number_of_counters_of_ones_choice() -> None:
    fox = beast(
        "[act] [cost01], remove any number of mana counters from this card: Give this follower [attack]+X/[defense]+X. "
        "X equals the number of counters removed.",
        "[起動][コスト1]これの魔力カウンターを好きな数取る：これは[攻撃力]+X/[体力]+Xする。Xは「取った魔力カウンターの数」である。",
    )
    play = board("en", field=(put(fox, counters={"mana": 3}),), hand=(BEE,)).take('use "Beast"', "2")
    assert defense_of(play, 0, "Beast") == 7
    assert play.obj("field", 0, "Beast").counter("mana") == 1


def test_x_of_ones_choice_is_paid() -> None:
    chief = beast(
        "On Evolve, [cost0X]: Search your deck for a Thief follower that costs X play points or less and "
        "put it onto "
        "your field. X equals a number of your choice.\n[evolve] [cost00]: Evolve this follower.",
        "【進化時】[コストX]：自分のデッキから「コストX以下の盗賊・フォロワー」1枚を探し、場に出す。\n"
        "[進化][コスト0]：これは進化する。",
        name="Chief",
    )
    up = evolved("Chief", 4, 4, *chief.abilities)
    deck = (follower("Guard", trait="Thief", cost=2), follower("Marshal", trait="Thief", cost=4), BEE)
    play = board("en", field=(chief,), evolve=(up,), deck=deck, hand=(BEE,), pp=5).take("evolve", "yes", "3")
    assert not offers(play, 'find "Marshal"')
    play.take('find "Guard"')
    assert names(play, "field") == ["Chief", "Guard"]
    assert num(play, 0) == 2


def test_the_limit_on_a_line_of_its_own() -> None:
    imp = beast("[act] Give your leader [defense]-1: Draw a card.\nThis ability can be activated once per turn.\nRush.")
    play = board("en", field=(imp,), hand=(BEE,)).take('use "Beast"')
    assert not offers(play, 'use "Beast"')
    moth = beast(
        "[evolve] [cost00]: Evolve this follower.\nThis ability can be activated if Overflow is active for you."
    )
    up = evolved("Beast")
    assert not offers(board("en", field=(moth,), evolve=(up,), hand=(BEE,)), "evolve")
    assert offers(board("en", field=(moth,), evolve=(up,), hand=(BEE,), max_pp=7), "evolve")


def test_costs_that_take_this_and_another_or_the_top_of_the_deck() -> None:
    twin = beast("[act] [cost01], put this card and an Ox from your field into their owners' cemeteries: Draw 2 cards.")
    play = board("en", field=(twin, OX), hand=(BEE,)).take('use "Beast"')
    assert names(play, "field") == []
    assert names(play, "cemetery") == ["Beast", "Ox"]
    assert not offers(board("en", field=(twin, BEE), hand=(BEE,)), 'use "Beast"')
    deep = beast(
        "[lastwords] Banish the top 2 cards of your deck: Put this follower onto its owner's field.",
        "[ラストワード]デッキの上2枚を消滅：これを場に出す。",
    )
    slay = charm("Destroy each follower on the field.")
    back = board("en", field=(deep,), hand=(slay, BEE), deck=(BEE, OX, OX)).take('play "Charm"', "yes")
    assert names(back, "field") == ["Beast"]
    assert names(back, "banished") == ["Bee", "Ox"]
    short = board("en", field=(deep,), hand=(slay, BEE), deck=(BEE,)).take('play "Charm"')
    assert names(short, "field") == []


def test_an_optional_cost_after_a_condition() -> None:
    bell = amulet(
        "Bell",
        *alike(
            "At the start of your end phase, if your leader's [defense] is 6 or less, [engage], put this card into its "
            "owner's cemetery: Draw a card.",
            "自分のエンドフェイズが来たとき、自分のリーダーの[体力]6以下なら、これを[アクト]墓場に置く：1枚引く。",
        ),
    )
    hurt = charm("Give your leader [defense]-15.")
    play = board("en", field=(bell,), hand=(hurt,), enemy_hand=(BEE,)).take('play "Charm"', "yes")
    assert names(play, "cemetery") == ["Bell", "Charm"]
    healthy = end_turn(board("en", field=(bell,), hand=(BEE,), pp=0, enemy_hand=(BEE,)))
    assert names(healthy, "field") == ["Bell"]
