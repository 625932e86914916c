"""SVE chapter 5: notations of the book, through printed text in both languages."""

from __future__ import annotations

import pytest

from ludex.core.position.game import Game
from ludex.core.sight.view import view
from tests.lang.printings import beast, charm, names
from tests.rules.sve.support import board, defense_of, evolved, follower, leader_hit, offers


def remembered(game: Game) -> list[str]:
    """The cards of a player's own deck that the player knows."""
    deck = view(game, 0)["players"][0]["zones"]["deck"]
    return [card["remembered"]["name"] for card in deck if "remembered" in card]


BEAR, OX, BEE = follower("Bear", 2, 4), follower("Ox", 2, 5), follower("Bee", 1, 1, cost=1)


@pytest.mark.parametrize("taken", [0, 1, 3])
def test_5_9_3_draw_up_to(edition: str, taken: int) -> None:
    """[SVE 5.9.3] The player may stop before each card [SVE 5.9.3.1], and draws no more than X [SVE 5.9.3.3]."""
    well = charm("Draw up to 3 cards.", "3枚まで引く。")
    play = board(edition, hand=(well, BEE)).take('play "Charm"', *["draw"] * taken)
    if taken < 3:
        play.take("done")
    assert len(names(play, "hand")) == 1 + taken and offers(play, 'play "Bee"')


@pytest.mark.parametrize("found", [True, False])
def test_5_7_2_after_a_search_the_deck_is_shuffled(edition: str, found: bool) -> None:
    """[SVE 5.7.2] Also if nothing was found: the cards lie in another order, and nobody knows it any more."""
    peek = charm(
        "Look at the top card of your deck. You may put it on the bottom of your deck.",
        name="Peek",
    )
    seek = charm(
        "Search your deck for an Ox, reveal it, and add it to your hand.",
        "自分のデッキから『Ox』1枚を探し、手札に加える。",
        name="Seek",
    )
    cards = tuple(follower(f"Cub {i}", 1, 1) for i in range(12))
    play = board(edition, hand=(peek, seek, BEE), deck=(*cards, OX)).take('play "Peek"', "no")
    before = [name for name in play.names("deck", 0) if name != "Ox" or not found]
    assert remembered(play.game) == ["Cub 0"]
    play.take('play "Seek"', 'find "Ox"' if found else "done")
    assert names(play, "hand") == (["Bee", "Ox"] if found else ["Bee"])
    assert play.names("deck", 0) != before and names(play, "deck") == sorted(before)
    assert remembered(play.game) == []


def test_4_5_3_deck_means_the_cards_in_the_deck_area(edition: str) -> None:
    """[SVE 4.5.3] Neither the evolve deck nor what was drawn."""
    hit = charm("Deal X damage to the enemy leader. X equals the number of followers in your deck.")
    play = board(edition, hand=(hit, BEE), deck=(OX, BEAR), evolve=(evolved("Elf"),)).take('play "Charm"')
    assert leader_hit(play) == 2


@pytest.mark.parametrize(("en", "drawn"), [("follower in your deck", 3), ("follower on your field", 2)])
def test_5_9_2_so_many_cards_as_there_were_to_count(edition: str, en: str, drawn: int) -> None:
    """[SVE 5.9.2] The number does not change while the cards are drawn one by one."""
    well = charm(f"Draw a card for each {en}.")
    play = board(edition, hand=(well, BEE), deck=(OX, BEAR, OX), field=(BEE, BEE)).take('play "Charm"')
    assert len(names(play, "hand")) == 1 + drawn


@pytest.mark.parametrize("looked", [1, 2])
def test_5_10_2_look_at_up_to(edition: str, looked: int) -> None:
    """[SVE 5.10.2] The player looks at one card after the other [SVE 5.10.2.3] and may stop [SVE 5.10.2.2]; only cards
    that were seen can be taken."""
    peek = charm(
        "Look at up to 3 of the top cards of your deck. Add a card from among them to your hand. Put the remaining "
        "cards on the bottom of your deck in any order.",
        "自分のデッキを上から3枚まで見る。その中から、1枚を手札に加える。残りを好きな順にデッキの下に置く。",
    )
    play = board(edition, hand=(peek, BEE), deck=(OX, BEAR, BEE)).take('play "Charm"', *["look"] * looked, "done")
    if looked == 2:
        assert play.offered == ['choose "Ox"', 'choose "Bear"']
        play.take('choose "Bear"')
    assert names(play, "hand") == sorted(["Bee", "Ox" if looked == 1 else "Bear"])


def test_5_12_1_swap(edition: str) -> None:
    """[SVE 5.12.1] Both cards move at the same time, so a full field is no obstacle; a card that cannot be there stops
    both [SVE 5.12.2]."""
    trade = charm(
        "Select a follower on your field and a card in your EX area. Swap them.",
        "自分の場のフォロワー1体と自分のEXエリアのカード1枚を選ぶ。それらを入れ替える。",
    )
    play = board(edition, hand=(trade, BEE), field=(OX, BEE, BEE, BEE, BEE), ex=(BEAR,)).take('play "Charm"')
    play.take('choose "Ox"')
    assert names(play, "field") == ["Bear", "Bee", "Bee", "Bee", "Bee"] and names(play, "ex") == ["Ox"]
    play = board(edition, hand=(trade, BEE), field=(OX,), ex=(charm("Draw a card.", "1枚引く。", name="Tome"),))
    play.take('play "Charm"')
    assert names(play, "field") == ["Ox"] and names(play, "ex") == ["Tome"]


def test_5_12_1_this_card_swaps(edition: str) -> None:
    mole = beast(
        "[act] [cost01]: Select a card in your EX area. Swap this with it.",
        "[起動][コスト1]：自分のEXエリアのカード1枚を選ぶ。これとそれを入れ替える。",
    )
    play = board(edition, field=(mole,), ex=(BEAR,), hand=(BEE,)).take('use "Beast"')
    assert names(play, "field") == ["Bear"] and names(play, "ex") == ["Beast"]


@pytest.mark.parametrize(
    ("en", "ja"),
    [
        ("Destroy a random enemy follower on the field.", "相手の場のフォロワーをランダムに1体破壊する。"),
        ("Randomly destroy an enemy follower on the field.", "相手の場のフォロワーをランダムに1体破壊する。"),
        ("Banish a random enemy follower on the field.", "相手の場のフォロワーをランダムに1体消滅させる。"),
        (
            "Return a random enemy follower on the field to its owner's hand.",
            "相手の場のフォロワーをランダムに1体手札に戻す。",
        ),
        (
            "Deal 9 damage to a random enemy follower on the field.",
            "相手の場のフォロワーをランダムに1体選ぶ。それに9ダメージ。",
        ),
    ],
)
def test_5_18_1_a_random_follower(edition: str, en: str, ja: str) -> None:
    """[SVE 5.18.1] Chance picks, nobody is asked, and the spell needs no target."""
    bolt = charm(en, ja)
    for chance, left in ((0, "Bear"), (1, "Ox")):
        play = board(edition, hand=(bolt, BEE), enemy=(OX, BEAR), fixed=(chance,)).take('play "Charm"')
        assert names(play, "field", 1) == [left]
    assert offers(board(edition, hand=(bolt, BEE)), 'play "Charm"')


def test_5_18_1_two_at_random(edition: str) -> None:
    bolt = charm(
        "Deal 3 damage to 2 random enemy followers on the field.",
        "相手の場のフォロワーをランダムに2体選ぶ。それに3ダメージ。",
    )
    play = board(edition, hand=(bolt, BEE), enemy=(OX, OX, OX)).take('play "Charm"')
    assert sorted(defense_of(play, 1, "Ox", n) for n in range(3)) == [2, 2, 5]
