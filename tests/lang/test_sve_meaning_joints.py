"""How clauses hang together: what texts of both languages do at the table."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from ludex.games.sve.text import read_text
from tests.lang.test_sve_meaning_groups import BEE, IMP, OX, both, names
from tests.rules.sve.support import amulet, attack_of, board, defense, defense_of, follower, num, offers


@pytest.mark.parametrize(("field", "left", "drawn"), [((IMP,), 1, 1), ((BEE,), 3, 0)])
def test_what_follows_instead_stands_under_its_condition(field: tuple[Card, ...], left: int, drawn: int) -> None:
    charm = both(
        "Deal 2 damage to each enemy follower on the field. If there's an Imp follower on your field, deal 4 damage "
        "instead and draw a card.",
        "相手の場のフォロワーすべてに2ダメージ。自分の場にImp・フォロワーがいるなら、代わりに4ダメージ。1枚引く。",
    )
    play = board("en", hand=(charm,), field=field, enemy=(OX,)).take('play "Charm"')
    assert (defense_of(play, 1, "Ox"), len(names(play, "hand"))) == (left, drawn)


def test_an_option_is_not_chosen_twice_in_a_turn() -> None:
    en = "[act] [cost01]: Choose one that you haven't chosen this turn. (1) Draw a card. (2) Recover 1 play point."
    ja = (
        "[起動][コスト1]：下記から1つチョイスする。このターン、この能力でチョイスした選択肢はチョイスできない。"
        "【1】1枚引く。【2】自分のPPを1回復する。"
    )
    abilities = read_text(en, "follower")
    assert abilities == read_text(ja, "follower")
    play = board("en", field=(amulet("Box", *abilities),), pp=3).take("use", "option 1", "use")
    assert (len(names(play, "hand")), num(play, 0)) == (1, 2)
    assert not offers(play, "option 1")


def test_four_things_in_a_row() -> None:
    charm = both(
        "Select an enemy follower on the field. Deal it 1 damage, draw a card, give your leader [defense]+1, and "
        "recover 1 play point.",
        "相手の場のフォロワー1体を選ぶ。それに1ダメージ。1枚引く。自分のリーダーは[体力]+1する。自分のPPを1回復する。",
    )
    play = board("en", hand=(charm, BEE), enemy=(OX,), pp=1, max_pp=3).take('play "Charm"')
    assert (defense_of(play, 1, "Ox"), len(names(play, "hand")), num(play, 0)) == (4, 2, 2)


def test_one_figure_rises_and_the_other_falls() -> None:
    charm = both(
        "Select a follower on the field and give it [attack]+2/[defense]-2.",
        "場のフォロワー1体を選ぶ。それは[攻撃力]+2/[体力]-2する。",
    )
    play = board("en", hand=(charm, BEE), enemy=(OX,)).take('play "Charm"')
    assert (attack_of(play, 1, "Ox"), defense_of(play, 1, "Ox")) == (4, 3)


def test_all_kinds_must_be_there() -> None:
    charm = both(
        "If there's an Imp follower and a follower that costs 5 or more on your field, draw a card.",
        "自分の場にImp・フォロワーと元のコスト5以上のフォロワーがいるなら、1枚引く。",
    )
    assert len(names(board("en", hand=(charm,), field=(IMP, OX)).take('play "Charm"'), "hand")) == 1
    assert names(board("en", hand=(charm,), field=(IMP, BEE)).take('play "Charm"'), "hand") == []


def test_one_of_each_kind_in_one_place() -> None:
    charm = both(
        "Select up to 1 Imp follower and up to 1 follower that costs 5 or more in your cemetery. Summon them.",
        "自分の墓場のImp・フォロワーと元のコスト5以上のフォロワーそれぞれ1枚まで選ぶ。それを場に出す。",
    )
    play = board("en", hand=(charm,), cemetery=(IMP, OX, BEE)).take('play "Charm"', 'choose "Imp"', 'choose "Ox"')
    assert sorted(names(play, "field")) == ["Imp", "Ox"]


def test_the_hand_of_who_controls_it_is_counted() -> None:
    charm = both(
        "Select an enemy follower on the field. If there are 1 cards or less in its controller's hand, destroy it.",
        "相手の場のフォロワー1体を選ぶ。それのプレイヤーの手札が1枚以下なら、それを破壊する。",
    )
    few = board("en", hand=(charm, BEE), enemy=(OX,), enemy_hand=(OX,)).take('play "Charm"')
    assert names(few, "field", 1) == []
    many = board("en", hand=(charm, BEE), enemy=(OX,), enemy_hand=(OX, OX)).take('play "Charm"')
    assert names(many, "field", 1) == ["Ox"]


def test_so_much_is_taken_away() -> None:
    charm = both(
        "Give each enemy follower on the field [attack]-X/[defense]-X. X equals the number of cards in your hand.",
        "相手の場のフォロワーすべては[攻撃力]-X/[体力]-Xする。Xは「自分の手札の枚数」である。",
    )
    play = board("en", hand=(charm, BEE), enemy=(OX,)).take('play "Charm"')
    assert (attack_of(play, 1, "Ox"), defense_of(play, 1, "Ox")) == (1, 4)


def test_a_price_that_falls_for_every_two() -> None:
    text = "This card costs 1 less to play for every 2 followers in your cemetery."
    abilities = read_text(text, "follower")
    assert abilities == read_text("これをプレイする際、自分の墓場のフォロワー2枚につき、コストを-1する。", "follower")
    dear = follower("Dear", 1, 1, *abilities, cost=3)
    assert offers(board("en", hand=(dear,), cemetery=(BEE,) * 5, pp=1), 'play "Dear"')
    assert not offers(board("en", hand=(dear,), cemetery=(BEE,) * 3, pp=1), 'play "Dear"')


def test_options_under_a_condition() -> None:
    text = "If there's an Imp on your field, choose one. (1) Draw a card. (2) Draw 2 cards."
    charm = Card("~Charm", "Charm", ("spell",), {"cost": 0}, {}, "", read_text(text, "spell"))
    assert offers(board("en", hand=(charm,), field=(IMP,)).take('play "Charm"'), "option 2")
    play = board("en", hand=(charm, BEE), field=(BEE,)).take('play "Charm"')
    assert not offers(play, "option 1")
    assert names(play, "hand") == ["Bee"]


def test_a_quoted_ability_in_the_middle_of_a_sentence() -> None:
    text = 'Select a follower on your field. Give it "[lastwords] Draw a card" and deal 1 damage to each enemy leader.'
    charm = Card("~Charm", "Charm", ("spell",), {"cost": 0}, {}, "", read_text(text, "spell"))
    end = Card(
        "~End", "End", ("spell",), {"cost": 0}, {}, "", read_text("Destroy each follower on the field.", "spell")
    )
    play = board("en", hand=(charm, end), field=(BEE,), enemy=(OX,)).take('play "Charm"', 'play "End"')
    assert "Filler" in names(play, "hand")


def test_another_thing_is_done_instead_of_damage() -> None:
    charm = both(
        "Select an enemy follower on the field and deal it 1 damage. If there's an Imp follower on your field, destroy "
        "it instead.",
        "相手の場のフォロワー1体を選ぶ。それに1ダメージ。自分の場にImp・フォロワーがいるなら、代わりに破壊する。",
    )
    play = board("en", hand=(charm, BEE), field=(IMP,), enemy=(OX,)).take('play "Charm"')
    assert names(play, "field", 1) == []
    play = board("en", hand=(charm, BEE), enemy=(OX,)).take('play "Charm"')
    assert defense_of(play, 1, "Ox") == 4


def test_what_was_destroyed_this_way_is_counted() -> None:
    text = (
        "Select up to 3 followers on the field and destroy them. Deal X damage to each enemy leader. "
        "X equals the number of Imp followers destroyed this way."
    )
    charm = Card("~Charm", "Charm", ("spell",), {"cost": 0}, {}, "", read_text(text, "spell"))
    play = board("en", hand=(charm, BEE), field=(IMP,), enemy=(IMP, OX)).take('play "Charm"')
    before = defense(play, 1)
    play.take(next(option for option in play.offered if "Imp" in option))
    play.take('choose "Imp"', 'choose "Ox"')
    assert before - defense(play, 1) == 2
