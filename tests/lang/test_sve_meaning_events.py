"""What compiled text does at the table: events put together freely, two of them, and conditions on what happened."""

from __future__ import annotations

import pytest

from ludex.core.values import layers
from ludex.games import compile_text
from ludex.lang.compile import WHOLE
from tests.lang.test_sve_meaning_rules import BEE, OX, charm, en, names
from tests.rules.sve.support import amulet, attack_of, board, defense, follower, num, offers, put

SAME = (
    ("Whenever a follower on your field takes damage, draw a card.",
     "自分の場のフォロワーがダメージを受けたとき、1枚引く。"),
    ("Whenever an amulet on your field becomes engaged, draw a card.",
     "自分の場のアミュレットがアクトしたとき、1枚引く。"),
    ("When an Imp follower is put onto your field or a follower on your field evolves, draw a card.",
     "自分の場にImp・フォロワーが出たときか自分の場のフォロワーが進化したとき、1枚引く。"),
    ("When this is discarded or banished from your hand, draw a card.",
     "これを自分の手札から捨てたときかこれが自分の手札から消滅したとき、1枚引く。"),
    ("Strike - If it's the 3rd time an Imp follower on your field has attacked this turn, draw a card.",
     "【攻撃時】このターン、3回目の自分の場のImp・フォロワーの攻撃なら、1枚引く。"),
    ("[act] Banish this and 2 other spells from your cemetery: Draw a card.",
     "[起動]墓場のこれとスペル2枚を消滅：1枚引く。"),
    ("[fanfare] Discard up to 3 cards: Draw a card.", "[ファンファーレ]手札3枚まで捨てる：1枚引く。"),
    ("[fanfare] Return 5 cards from your cemetery to your deck and shuffle it: Draw a card.",
     "[ファンファーレ]墓場のカード5枚をデッキに戻し、シャッフルする：1枚引く。"),
    ("This costs 2 less to play.", "これをプレイする際、コストを-2する。"),
    ("[act] [cost01], put this on the bottom of your deck: Draw a card.",
     "[起動][コスト1]これをデッキの下に置く：1枚引く。"),
    ("At the start of your end phase, if this is in your EX area and Overflow isn't active for you, draw a card.",
     "自分のエンドフェイズが来たとき、これがEXエリアにあり、【覚醒】状態でないなら、1枚引く。"),
    ("This card costs X more to play. X equals the number of followers on the field.",
     "これをプレイする際、コストを+Xする。Xは「場のフォロワーの数」である。"),
)  # fmt: skip


@pytest.mark.parametrize(("english", "japanese"), SAME)
def test_both_languages_mean_the_same(english: str, japanese: str) -> None:
    one, two = compile_text("sve", "en", english), compile_text("sve", "ja", japanese)
    assert (one.status, two.status) == (WHOLE, WHOLE), (one.words, two.words)
    assert one.abilities == two.abilities


def test_whoever_of_a_group_takes_damage() -> None:
    watch = amulet("Watch", *en("Whenever a follower on your field takes damage, draw a card."))
    hurt = charm("Deal 1 damage to each follower on the field.", name="Hurt")
    play = board("en", field=(watch, OX, OX), enemy=(OX,), hand=(hurt,)).take('play "Hurt"')
    while offers(play, "resolve"):
        play.take(play.offered[0])
    assert len(names(play, "hand")) == 2


def test_one_of_two_events_is_enough() -> None:
    text = "When an Imp follower is put onto your field or your leader loses defense, give this follower [attack]+1."
    imp = follower("Imp", 1, 1, cost=0, trait="Imp")
    burn = charm("Deal 1 damage to your leader.", name="Burn")
    play = board("en", field=(follower("Fan", 1, 1, *en(text)),), hand=(imp, burn, BEE))
    assert attack_of(play.take('play "Imp"'), 0, "Fan") == 2
    assert attack_of(play.take('play "Burn"'), 0, "Fan") == 3
    assert attack_of(play.take('play "Bee"'), 0, "Fan") == 3


def test_a_card_banished_from_hand_is_heard_where_it_lies() -> None:
    text = "When this is discarded or banished from your hand, give your leader [defense]+2."
    leaf = follower("Leaf", 1, 1, *en(text), cost=9)
    for words in ("Discard a card.", "Banish a card from your hand."):
        play = board("en", hand=(charm(words), leaf), field=(BEE,))
        before = defense(play, 0)
        assert defense(play.take('play "Charm"'), 0) == before + 2
    play = board("en", field=(leaf, BEE), hand=(charm("Banish each follower on the field."),))
    before = defense(play, 0)
    assert defense(play.take('play "Charm"'), 0) == before


def test_the_third_attack_of_a_kind_this_turn() -> None:
    text = "Strike - If it's the 2nd time an Imp follower on your field has attacked this turn, draw a card."
    imp = follower("Imp", 1, 5, *en(text), trait="Imp")
    play = board("en", field=(imp, OX, put(imp)), enemy=(put(OX, engaged=True),))
    play.take('attack "Imp" -> "Ox"')
    assert not names(play, "hand")
    play.take('attack "Ox" -> "Ox"')
    assert not names(play, "hand")
    play.take('attack "Imp" -> leader')
    assert len(names(play, "hand")) == 1


def test_for_the_rest_of_the_turn_whenever() -> None:
    text = (
        "For the rest of this turn, whenever your leader loses defense, draw a card and give your leader [defense]+3."
    )
    burn = charm("Deal 1 damage to your leader.", name="Burn")
    play = board("en", field=(BEE,), hand=(charm(text), burn, burn))
    before = defense(play, 0)
    play.take('play "Charm"', 'play "Burn"', 'play "Burn"')
    assert defense(play, 0) == before + 4 and len(names(play, "hand")) == 2


def test_a_price_given_to_a_card_in_the_ex_area() -> None:
    text = '[lastwords] Put this into its owner\'s EX area and give it "This costs 2 less to play."'
    ghost = follower("Ghost", 1, 1, *en(text), cost=3)
    play = board("en", field=(ghost,), hand=(charm("Destroy each follower on the field."),), pp=1).take('play "Charm"')
    assert names(play, "ex") == ["Ghost"]
    play.take('play "Ghost"')
    assert num(play, 0) == 0
    assert not offers(board("en", ex=(ghost,), pp=1), 'play "Ghost"')


def test_what_was_played_from_the_ex_area_was_not_put_from_there() -> None:
    text = "[fanfare] If this was played from the EX area, give this follower Storm."
    wolf = follower("Wolf", 2, 2, *en(text), cost=1)
    play = board("en", ex=(wolf,)).take('play "Wolf"')
    assert layers.has(play.game, play.game.zone("field", 0)[0], "Storm")
    call = charm("Select a card in your EX area and summon it.")
    play = board("en", ex=(wolf,), hand=(call, OX)).take('play "Charm"')
    assert not layers.has(play.game, play.game.zone("field", 0)[0], "Storm")


def test_discarded_by_the_ability_of_a_kind_of_card() -> None:
    text = "When this card is discarded by the ability of an Imp card you control, give your leader [defense]+2."
    leaf = follower("Leaf", 1, 1, *en(text), cost=9)
    imp = follower("Imp", 1, 1, *en("[act] [cost00], discard a card: Draw a card."), trait="Imp")
    elf = follower("Elf", 1, 1, *en("[act] [cost00], discard a card: Draw a card."), trait="Elf")
    for card, more in ((imp, 2), (elf, 0)):
        play = board("en", field=(card,), hand=(leaf,))
        before = defense(play, 0)
        assert defense(play.take(f'use "{card.name}"'), 0) == before + more


def test_the_card_in_the_cemetery_is_banished_with_others() -> None:
    bone = follower("Bone", 1, 1, *en("[act] Banish this and 2 other cards from your cemetery: Draw a card."))
    assert not offers(board("en", cemetery=(bone, OX), field=(BEE,)), 'use "Bone"')
    play = board("en", cemetery=(bone, OX, BEE), field=(BEE,)).take('use "Bone"')
    assert sorted(names(play, "banished")) == ["Bee", "Bone", "Ox"] and len(names(play, "hand")) == 1


def test_cards_from_the_cemetery_go_back_into_the_deck() -> None:
    text = "[fanfare] Return 2 cards from your cemetery to your deck and shuffle it: Draw a card."
    imp = follower("Imp", 1, 1, *en(text))
    play = board("en", hand=(imp,), cemetery=(OX, OX), deck=(BEE,) * 4).take('play "Imp"', "yes")
    assert not names(play, "cemetery")
    assert not offers(board("en", hand=(imp,), field=(BEE,), cemetery=(OX,)).take('play "Imp"'), "yes")
