"""Groups, lists and counting: what texts of both languages do at the table."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from ludex.games.sve.text import read_card_text
from ludex.testing.driver import Driver
from tests.rules.sve.support import attack_of, board, defense, defense_of, follower, offers

OX = follower("Ox", 2, 5, cost=5)
BEE = follower("Bee", 1, 1, cost=1)
IMP = follower("Imp", 2, 2, trait="Imp")


def both(en: str, ja: str) -> Card:
    """A spell whose texts in both languages are one tree."""
    abilities = read_card_text(en, True)
    assert abilities == read_card_text(ja, True)
    return Card("~Charm", "Charm", ("spell",), {"cost": 0}, {"class": ("Neutral",)}, "", abilities)


def names(play: Driver, zone: str, player: int = 0) -> list[str]:
    return [play.game.objects[id].card.name for id in play.game.zone(zone, player)]


def test_cards_with_different_names_are_searched_for() -> None:
    charm = both(
        "Search your deck for up to 2 followers with different names, summon them, then shuffle.",
        "自分のデッキからフォロワーをカード名が異なるように2枚まで探し、場に出す。",
    )
    play = board("en", hand=(charm,), deck=(BEE, BEE, OX, OX)).take('play "Charm"', 'find "Bee"')
    assert not offers(play, 'find "Bee"')
    play.take('find "Ox"')
    assert sorted(names(play, "field")) == ["Bee", "Ox"]


def test_cards_that_come_to_so_much_all_told() -> None:
    charm = both(
        "Select up to 3 followers that cost a total of 6 or less in your cemetery and summon them.",
        "自分の墓場のフォロワーを元のコストの合計が6以下になるように3枚まで選ぶ。それを場に出す。",
    )
    play = board("en", hand=(charm,), cemetery=(OX, BEE, IMP)).take('play "Charm"', 'choose "Ox"')
    assert offers(play, 'choose "Bee"')
    assert not offers(play, 'choose "Imp"')
    play.take('choose "Bee"')
    assert sorted(names(play, "field")) == ["Bee", "Ox"]
    assert names(play, "cemetery") == ["Imp", "Charm"]


@pytest.mark.parametrize(("cemetery", "left"), [((OX, BEE, IMP), 2), ((BEE, BEE, BEE), 5), ((OX, OX, BEE), 5)])
def test_different_costs_are_counted_once_each(cemetery: tuple[Card, ...], left: int) -> None:
    charm = both(
        "If there are at least 3 cards with different base costs in your cemetery, deal 3 damage to each enemy "
        "follower on the field.",
        "自分の墓場にあるカードの元のコストの種類数が3種類以上なら、相手の場のフォロワーすべてに3ダメージ。",
    )
    play = board("en", hand=(charm,), enemy=(OX,), cemetery=cemetery).take('play "Charm"')
    assert defense_of(play, 1, "Ox") == left


def test_a_shorter_condition_counts_the_same_with_another_number() -> None:
    charm = both(
        "If there are at least 1 followers in your cemetery, draw a card. If there are at least 3, deal 2 damage to "
        "each enemy follower on the field.",
        "自分の墓場のフォロワーが1枚以上なら、1枚引く。3枚以上なら、相手の場のフォロワーすべてに2ダメージ。",
    )
    few = board("en", hand=(charm,), enemy=(OX,), cemetery=(BEE, BEE)).take('play "Charm"')
    assert (len(names(few, "hand")), defense_of(few, 1, "Ox")) == (1, 5)
    many = board("en", hand=(charm,), enemy=(OX,), cemetery=(BEE, BEE, BEE)).take('play "Charm"')
    assert (len(names(many, "hand")), defense_of(many, 1, "Ox")) == (1, 3)


def test_a_name_that_contains_a_word() -> None:
    charm = both(
        'Destroy each follower with "Bumble" in its name on the field.',
        "場の「カード名に『Bumble』を含むフォロワー」すべてを破壊する。",
    )
    play = board("en", hand=(charm,), field=(follower("Bumblebee"), BEE), enemy=(follower("Rock Bumble"),))
    play.take('play "Charm"')
    assert (names(play, "field"), names(play, "field", 1)) == (["Bee"], [])


def test_two_are_selected_and_told_apart() -> None:
    charm = both(
        "Select a follower on your field and an enemy follower on the field. Deal the second follower damage equal to "
        "the first's attack and give the first [defense]+1.",
        "自分の場のフォロワー1体と相手の場のフォロワー1体を選ぶ。後者に「前者の攻撃力」と同じダメージ。前者は[体力]+1する。",
    )
    play = board("en", hand=(charm,), field=(IMP, BEE), enemy=(OX, BEE))
    play.take('play "Charm"', 'choose "Imp"', 'choose "Ox"')
    assert (defense_of(play, 1, "Ox"), defense_of(play, 0, "Imp"), defense_of(play, 1, "Bee")) == (3, 3, 1)
    assert not offers(board("en", hand=(charm,), enemy=(OX,)), 'play "Charm"')


def test_two_are_selected_and_suffer_alike() -> None:
    charm = both(
        "Select an enemy follower on the field and a follower on your field. Destroy them and draw a card.",
        "相手の場のフォロワー1体と自分の場のフォロワー1体を選ぶ。それを破壊する。1枚引く。",
    )
    play = board("en", hand=(charm,), field=(IMP,), enemy=(OX, BEE)).take('play "Charm"', 'choose "Ox"')
    assert (names(play, "field"), names(play, "field", 1), len(names(play, "hand"))) == ([], ["Bee"], 1)


def test_several_kinds_from_among_those_seen() -> None:
    charm = both(
        "Look at the top 3 cards of your deck. From among them, you may reveal up to 1 Imp card and up to 1 follower "
        "that costs 1 or less and add them to your hand. Put the rest on the bottom of your deck in any order.",
        "自分のデッキの上3枚を見る。その中から、Imp・カードと元のコスト1以下のフォロワーそれぞれ1枚まで公開して手札に加えてよい。"
        "残りを好きな順にデッキの下に置く。",
    )
    play = board("en", hand=(charm,), deck=(IMP, BEE, OX, OX, OX)).take('play "Charm"', 'choose "Imp"')
    assert not offers(play, 'choose "Ox"')
    play.take('choose "Bee"')
    assert sorted(names(play, "hand")) == ["Bee", "Imp"]
    assert names(play, "deck") == ["Ox", "Ox", "Ox"]


def test_two_kinds_are_searched_for() -> None:
    charm = both(
        "Search your deck for a follower that costs 5 or more and a follower that costs 1 or less, summon them, then "
        "shuffle.",
        "自分のデッキから元のコスト5以上のフォロワー1枚と元のコスト1以下のフォロワー1枚を探し、場に出す。",
    )
    play = board("en", hand=(charm,), deck=(OX, IMP, BEE)).take('play "Charm"', 'find "Ox"', 'find "Bee"')
    assert (sorted(names(play, "field")), names(play, "deck")) == (["Bee", "Ox"], ["Imp"])


def test_tokens_made_together_are_spoken_of_together() -> None:
    charm = both(
        "Summon a Knight and Fairy token. Give them [attack]+2.",
        "『ナイト』1体と『フェアリー』1体を場に出す。それは[攻撃力]+2する。",
    )
    play = board("en", hand=(charm,), field=(BEE,)).take('play "Charm"')
    figures = {play.game.objects[id].card.name: attack_of(play, 0, play.game.objects[id].card.name)
               for id in play.game.zone("field", 0)}  # fmt: skip
    assert figures == {"Bee": 1, "Knight": 3, "Fairy": 3}


def test_so_much_for_every_card() -> None:
    charm = both(
        "Give each follower on your field [attack]+1/[defense]+1 for every 2 followers in your cemetery.",
        "自分の墓場のフォロワー2枚につき、自分の場のフォロワーすべては[攻撃力]+1/[体力]+1する。",
    )
    play = board("en", hand=(charm,), field=(BEE,), cemetery=(BEE,) * 5).take('play "Charm"')
    assert (attack_of(play, 0, "Bee"), defense_of(play, 0, "Bee")) == (3, 3)


def test_the_highest_attack_is_looked_up() -> None:
    charm = both(
        "Deal X damage to each enemy leader. X equals the highest attack among followers on your field.",
        "相手のリーダーすべてにXダメージ。Xは「自分の場のフォロワーの最大の攻撃力」である。",
    )
    play = board("en", hand=(charm,), field=(IMP, BEE), enemy=(OX,))
    before = defense(play, 1)
    assert before - defense(play.take('play "Charm"'), 1) == 2


def test_who_controls_it_discards() -> None:
    charm = both(
        "Select a follower on the field and destroy it. Its controller discards a card.",
        "場のフォロワー1体を選ぶ。それを破壊する。それのプレイヤーは、自身の手札1枚を捨てる。",
    )
    mine = board("en", hand=(charm, IMP), field=(BEE, IMP), enemy=(OX,), enemy_hand=(OX,))
    mine.take('play "Charm"', 'choose "Bee"')
    assert (names(mine, "hand"), names(mine, "hand", 1)) == ([], ["Ox"])
    theirs = board("en", hand=(charm, IMP), field=(BEE,), enemy=(OX,), enemy_hand=(OX,))
    theirs.take('play "Charm"', 'choose "Ox"')
    assert (names(theirs, "hand"), names(theirs, "hand", 1)) == (["Imp"], [])


def test_each_opponent_buries_the_strongest() -> None:
    charm = both(
        "Each opponent buries a follower with the highest attack among followers on their field.",
        "相手プレイヤーすべては、攻撃力最大の自身の場のフォロワー1体を墓場に置く。",
    )
    play = board("en", hand=(charm,), field=(follower("Lion", 9, 9),), enemy=(BEE, OX)).take('play "Charm"')
    assert (names(play, "field", 1), names(play, "field")) == (["Bee"], ["Lion"])


def test_each_player_loses_the_top_of_their_deck() -> None:
    charm = both(
        "Each player banishes the top 2 cards of their deck.",
        "各プレイヤーは、自身のデッキの上2枚を消滅させる。",
    )
    play = board("en", hand=(charm, BEE), deck=(BEE, BEE, OX), enemy_deck=(OX, IMP, IMP)).take('play "Charm"')
    assert (names(play, "deck"), names(play, "deck", 1)) == (["Ox"], ["Imp"])
    assert (len(names(play, "banished")), len(names(play, "banished", 1))) == (2, 2)


def test_a_changed_defense_is_damaged_from_there() -> None:
    charm = both(
        "Select an enemy follower on the field and change its attack and defense to 3. Deal 1 damage to it.",
        "相手の場のフォロワー1体を選ぶ。それの攻撃力と体力を3にする。それに1ダメージ。",
    )
    play = board("en", hand=(charm,), enemy=(OX, BEE)).take('play "Charm"', 'choose "Ox"')
    assert (attack_of(play, 1, "Ox"), defense_of(play, 1, "Ox")) == (3, 2)


def test_one_of_several_keywords() -> None:
    charm = both(
        "Select a follower on your field and give it Ward, Storm, or Bane.",
        "自分の場のフォロワー1体を選ぶ。それは【守護】か【疾走】か【必殺】を持つ。",
    )
    play = board("en", hand=(charm,), field=(BEE,), enemy=(OX,)).take('play "Charm"')
    assert play.decision is not None
    assert sum(option.verb == "mode" for option in play.decision.options) == 3


def test_a_token_of_the_same_name() -> None:
    charm = both(
        "Select a token follower on your field and summon a token of the same name.",
        "自分の場のトークン・フォロワー1体を選ぶ。それと同名のトークン・フォロワー1体を場に出す。",
    )
    make = Card("~Make", "Make", ("spell",), {"cost": 0}, {}, "", read_card_text("Summon a Fairy token.", True))
    play = board("en", hand=(charm, make), field=(BEE,)).take('play "Make"', 'play "Charm"')
    assert sorted(names(play, "field")) == ["Bee", "Fairy", "Fairy"]


def test_one_kind_or_another() -> None:
    charm = both(
        "Select an Imp follower or a follower that costs 1 or less in your cemetery and summon it.",
        "自分の墓場のImp・フォロワーか元のコスト1以下のフォロワー1枚を選ぶ。それを場に出す。",
    )
    play = board("en", hand=(charm,), cemetery=(OX, BEE, IMP)).take('play "Charm"')
    assert offers(play, 'choose "Bee"') and offers(play, 'choose "Imp"') and not offers(play, 'choose "Ox"')


def test_if_not_something_else() -> None:
    text = "If there's an Imp on your field, draw a card. If not, deal 2 damage to each enemy follower on the field."
    charm = Card("~Charm", "Charm", ("spell",), {"cost": 0}, {}, "", read_card_text(text, True))
    yes = board("en", hand=(charm,), field=(IMP,), enemy=(OX,)).take('play "Charm"')
    assert (len(names(yes, "hand")), defense_of(yes, 1, "Ox")) == (1, 5)
    no = board("en", hand=(charm,), field=(BEE,), enemy=(OX,)).take('play "Charm"')
    assert (len(names(no, "hand")), defense_of(no, 1, "Ox")) == (0, 3)


def test_a_die_decides() -> None:
    charm = both(
        "Roll a 6-sided die. If you roll a 1, 2, 3, 4, 5, or 6, draw a card.",
        "サイコロをふる。1から6なら、1枚引く。",
    )
    assert len(names(board("en", hand=(charm,)).take('play "Charm"'), "hand")) == 1


def test_something_is_done_several_times() -> None:
    charm = both('Do the following 3 times. "Draw a card."', "下記を3回くり返す。1枚引く。")
    assert len(names(board("en", hand=(charm,)).take('play "Charm"'), "hand")) == 3
