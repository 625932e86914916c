"""Other words for the same: what they do at the table."""

from __future__ import annotations

from ludex.core.position.objects import Card
from ludex.core.values import layers
from ludex.games.sve.text import read_text
from tests.lang.test_sve_meaning_groups import BEE, IMP, OX, both, names
from tests.rules.sve.support import amulet, attack_of, board, defense_of, evolved, follower, offers, put


def test_it_is_the_card_itself_in_what_holds_all_the_time() -> None:
    abilities = read_text("While this is reserved on your field, it has Ward.", "follower")
    assert abilities == read_text("これがスタンド状態である限り、これは【守護】を持つ。", "follower")
    wall = follower("Wall", 1, 1, *abilities)
    for engaged in (False, True):
        play = board("en", field=(put(wall, engaged=engaged),))
        assert layers.has(play.game, play.game.zone("field", 0)[0], "Ward") is not engaged


def test_a_spell_may_be_paid_for_when_it_resolves() -> None:
    charm = both("Discard a card: Draw 2 cards.", "手札1枚を捨てる：2枚引く。")
    play = board("en", hand=(charm, BEE)).take('play "Charm"', "yes")
    assert names(play, "hand") == ["Filler", "Filler"]
    play = board("en", hand=(charm, BEE)).take('play "Charm"', "no")
    assert names(play, "hand") == ["Bee"]


def test_evolving_costs_less_for_a_turn() -> None:
    charm = "Select a follower on your field and give it [attack]+1."
    text = "[evolve] [cost03]: Evolve this.\n[fanfare] This card's [evolve] costs 1 less this turn."
    ja = "[進化][コスト3]：これは進化する。\n[ファンファーレ]このターン、これの[進化]コストを-1する。"
    abilities = read_text(text, "follower")
    assert abilities == read_text(ja, "follower")
    moth = follower("Moth", 1, 1, *abilities, cost=1)
    spell = Card("~C", "C", ("spell",), {"cost": 0}, {}, "", read_text(charm, "spell"))
    play = board("en", hand=(moth, spell), evolve=(evolved("Moth"),), pp=3).take('play "Moth"')
    assert offers(play, "evolve")
    play = board("en", field=(moth,), hand=(spell,), evolve=(evolved("Moth"),), pp=2)
    assert not offers(play, "evolve")


def test_counters_that_a_buried_card_had_are_counted() -> None:
    abilities = read_text(
        "[act] Bury this: Deal X damage to each enemy follower on the field. X equals the number of arrow counters "
        "this had.",
        "follower",
    )
    ja = (
        "[起動]これを墓場に置く：相手の場のフォロワーすべてにXダメージ。"
        "Xは「これに置かれていた矢カウンターの数」である。"
    )
    assert abilities == read_text(ja, "follower")
    bow = put(amulet("Bow", *abilities), counters={"arrow": 3})
    assert defense_of(board("en", field=(bow,), enemy=(OX,)).take("use"), 1, "Ox") == 2


def test_the_figures_of_what_was_buried_to_pay() -> None:
    abilities = read_text(
        "[act] Bury another follower: Deal X damage to each enemy follower on the field. X equals the attack of the "
        "buried follower.",
        "follower",
    )
    ja = (
        "[起動]場の他のフォロワー1体を墓場に置く：相手の場のフォロワーすべてにXダメージ。"
        "Xは「墓場に置いたフォロワーの攻撃力」である。"
    )
    assert abilities == read_text(ja, "follower")
    pit = amulet("Pit", *abilities)
    assert defense_of(board("en", field=(pit, IMP), enemy=(OX,)).take("use"), 1, "Ox") == 3


def test_a_condition_with_a_dash_after_the_trigger() -> None:
    wolf = follower("Wolf", 1, 3, *read_text("Strike, Necrocharge (2) - Give this [attack]+2.", "follower"))
    play = board("en", field=(wolf,), enemy=(put(OX, engaged=True),), cemetery=(BEE, BEE))
    assert attack_of(play.take('attack "Wolf" -> "Ox"'), 0, "Wolf") == 3
    play = board("en", field=(wolf,), enemy=(put(OX, engaged=True),), cemetery=(BEE,))
    assert attack_of(play.take('attack "Wolf" -> "Ox"'), 0, "Wolf") == 1


def test_newer_cards_write_words_for_pictures() -> None:
    old = "[起動][コスト1]これを[アクト]墓場に置く：自分のリーダーは[体力]+1する。"
    assert read_text(old, "follower") == read_text(
        "【起動】コスト1これをアクト墓場に置く：自分のリーダーは体力+1する。", "follower"
    )
    long = "[act] [engage], put this card into its owner's cemetery: Draw a card."
    assert read_text(long, "follower") == read_text(long.replace("this card", "this"), "follower")
