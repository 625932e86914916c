"""Texts that were once read wrongly: they are read right, or declined, in both languages."""

from __future__ import annotations

import pytest

from ludex.games.sve.c13_class_specific import rites
from ludex.games.sve.text.en import ENGLISH
from ludex.games.sve.text.ja import JAPANESE
from ludex.lang.compile import DECLINED, compile_with
from ludex.library import reading
from tests.lang.printings import beast, charm, english, names
from tests.rules.sve.support import board, evolved, follower, put

OX, BEE = follower("Ox", 2, 5), follower("Bee", 1, 1, cost=1)


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Deal 1 damage to each enemy follower on the field. Give them [attack]-1.",
        "[fanfare] Deal 1 damage to each enemy follower on the field. Give it [attack]-1.",
        "[fanfare] Draw a card. Give it Storm.",
        "[fanfare] Search your deck for a spell, reveal it, and add it to your hand. Shuffle your deck.",
        "[fanfare] Give them Storm.",
        "[act] [engage]: Draw a card. Give it Storm.",
        "At the start of your end phase, give it [attack]+1.",
        "[fanfare] If there is a Golem follower on your field, give it [attack]+1.",
        "[fanfare] Discard a card. If you do, draw a card.",
        "[fanfare] Draw a card. (Only if there are 3 cards in your hand.)",
        "[fanfare] Draw a card (unless it is your first turn).",
        "[fanfare] Select an enemy follower on the field. Return it to your deck and shuffle it.",
        "[fanfare] Summon 2 Fairy tokens. Give it Storm.",
        "[fanfare] Summon a Fairy token. Give them Storm.",
        "[fanfare] Look at the top 3 cards of your deck. Add it to your hand.",
        "[fanfare] Select up to 2 enemy followers on the field. Deal it 2 damage.",
        "[fanfare] Select an enemy follower on the field. Deal them 2 damage.",
        "[fanfare] Select an enemy follower on the field and an amulet on your field. Destroy it.",
        "[fanfare] Put a Fairy token into your EX area. Deal it 1 damage.",
        "[fanfare] Select an enemy follower on the field and put it into your cemetery.",
        "[lastwords] Give it [attack]+1.",
        "[lastwords] Summon it.",
        "Strike - Destroy it.",
        "On Evolve - Give it Storm.",
        "[fanfare] Draw a card. (Discard a card first.)",
        "[fanfare] Draw a card. (Destroy each enemy follower with Ward.)",
        "[fanfare] Draw a card. (Your followers with Storm can't attack.)",
        "[fanfare] Draw a card. (Discard a card, then perform Combo (3).)",
        "[fanfare] Draw a card. (Your hand is removed from the game.)",
        "[fanfare] Draw a card. (Only one can be used per game.)",
        "[fanfare] Draw a card. (Play only if you can select 3 followers.)",
        "[fanfare] Combo (3): Draw a card. (If you've played at least 4 cards this turn, perform Combo (3).)",
        "[ファンファーレ]1枚引く。（【守護】を持つフォロワーすべてを破壊する）",
        "[ファンファーレ]1枚引く。（相手の場にフォロワーがいなければプレイできない）",
        "[fanfare] Draw a card. (Do this 2 times.)",
        "[fanfare] Draw a card (on your turn).",
        "[fanfare] Draw a card (up to 2).",
        "[fanfare] Draw a card. (While there's a follower with Ward on your field.)",
        "Ward. (This follower can't attack.)",
        "Ward. (This follower with Ward can't attack.)",
        "[ファンファーレ]『フェアリー』1枚をEXエリアに置く。それに1ダメージ。",
        "[ラストワード]それは[攻撃力]+1する。",
        "[ラストワード]それを場に出す。",
        "【攻撃時】それを破壊する。",
        "【進化時】それは【疾走】を持つ。",
        "[ファンファーレ]1枚引く。（先に手札1枚を捨てる）",
        "[ファンファーレ]1枚引く（自分のターン中）。",
        "[ファンファーレ]1枚引く。（これを2回行う）",
        "[ファンファーレ]1枚引く。（場に【守護】を持つフォロワーがいる）",
        "【守護】（これは攻撃できない）",
        "[ファンファーレ]相手の場のフォロワーすべてに1ダメージ。それは[攻撃力]-1する。",
        "[ファンファーレ]1枚引く。それは【疾走】を持つ。",
        "[ファンファーレ]自分の手札1枚を捨てる。そうしたなら、1枚引く。",
        "[ファンファーレ]1枚引く。（自分の手札が3枚以下の場合のみ）",
        "[ファンファーレ]相手の場のフォロワー1体を選ぶ。それをデッキに戻し、シャッフルする。",
        "[fanfare] Select an enemy follower on the field, put it into its owner's deck and shuffle it.",
    ],
)
def test_declined(text: str) -> None:
    """Whom it means, whether it was done, whose deck it is, or under what condition, the text does not say."""
    language = JAPANESE if any(ord(c) > 0x3000 for c in text) else ENGLISH
    assert compile_with(language, text).status == "declined"


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Give this follower [attack]+1. Give it Storm.",
        "[fanfare] If this follower is evolved, give it Storm.",
        "When this follower attacks, give it [attack]+1.",
        "[act] [cost06]: Summon this from your cemetery. Give it Storm.",
        "[fanfare] Combo (3): Draw a card. (If you've played at least 3 cards this turn, perform Combo (3).)",
        "[fanfare] If this card was put onto the field from anywhere other than your hand, give it Storm.",
        "[lastwords] Put this card onto your field. Give it Storm.",
        "[fanfare] Summon a Fairy token and a Knight token. Give them Storm.",
        "[fanfare] Select up to 2 enemy followers on the field. Deal them 2 damage.",
        "[fanfare] Select an enemy follower on the field and an amulet on your field. Destroy them.",
    ],
)
def test_still_read(text: str) -> None:
    """`it` means the card if the card was named last; a remark that explains a keyword is no condition."""
    assert english(text)


def test_destroying_instead_of_returning_means_the_same_follower() -> None:
    """The follower was not yet in the hand when it is destroyed instead."""
    gale = charm(
        "Select an enemy follower on the field and return it to its owner's hand. If it's an evolved follower, "
        "destroy it instead."
    )
    grown = put(OX, evolve=evolved("Ox", 4, 7))
    play = board("en", hand=(gale, BEE), enemy=(grown,)).take('play "Charm"')
    assert names(play, "field", 1) == [] and names(play, "cemetery", 1) == ["Ox"]
    mage = beast(
        "[fanfare] Select an enemy follower on the field and return it to its owner's hand. If it's an evolved "
        "follower, destroy it instead."
    )
    play = board("en", hand=(mage, BEE), enemy=(grown,)).take('play "Beast"')
    assert names(play, "field") == ["Beast"] and names(play, "cemetery", 1) == ["Ox"]


@pytest.mark.parametrize("mine", [True, False])
def test_that_followers_field_is_the_field_it_was_on(mine: bool) -> None:
    nest = charm("Select a follower on the field and destroy it. Summon a Fairy token on that follower's field.")
    said = {"field": (OX,)} if mine else {"enemy": (OX,)}
    play = board("en", hand=(nest, BEE), **said).take('play "Charm"')
    assert (names(play, "field"), names(play, "field", 1)) == ((["Fairy"], []) if mine else ([], ["Fairy"]))


@pytest.mark.parametrize("there", [1, 2])
def test_their_field_is_that_of_the_selected_leader(there: int) -> None:
    count = charm(
        "Select an enemy leader. If there are at least 2 cards on their field, draw a card.",
        "相手のリーダー1人を選ぶ。それの場のカードが2枚以上なら、1枚引く。",
    )
    play = board("en", hand=(count, BEE), field=(OX, OX), enemy=(OX, BEE)[:there]).take('play "Charm"')
    assert len(names(play, "hand")) == there


def test_it_and_its_leader_are_those_selected_and_not_a_token_made_in_between() -> None:
    flare = charm(
        "Select an enemy follower on the field. Put a Fairy token into your EX area. "
        "Deal 2 damage to it and its leader.",
        "相手の場のフォロワー1体を選ぶ。『フェアリー』1枚をEXエリアに置く。それとそれのリーダーに2ダメージ。",
    )
    play = board("en", hand=(flare, BEE), enemy=(OX,)).take('play "Charm"')
    assert play.obj("leader", 1).damage == 2 and play.obj("leader", 0).damage == 0
    assert play.obj("field", 1).damage == 2


@pytest.mark.parametrize(
    ("en", "ja"),
    [
        (
            "[lastwords] Put this card into its owner's deck and shuffle it.",
            "[ラストワード]これをデッキに戻し、シャッフルする。",
        ),
        ("[lastwords] Shuffle this card into its owner's deck.", "[ラストワード]これをデッキに戻し、シャッフルする。"),
    ],
)
@pytest.mark.parametrize("stolen", [True, False])
def test_the_deck_that_the_card_went_into_is_shuffled(en: str, ja: str, stolen: bool) -> None:
    """[SVE 5.21.3] Also if another player controlled it: the deck of its owner, and no other."""
    grab = charm("Select an enemy follower on the field. Steal it.", name="Grab")
    kill = charm("Select a follower on your field and destroy it.", name="Kill")
    imp = beast(en, ja, name="Imp")
    said = {"enemy": (imp,)} if stolen else {"field": (imp,)}
    play = board("en", hand=(grab, kill, BEE), **said)
    if stolen:
        play.take('play "Grab"')
    play.take('play "Kill"')
    owner = int(stolen)
    assert [event.player for event in play.trace.events if event.kind == "shuffle"] == [owner]
    assert "Imp" in play.names("deck", owner) and "Imp" not in play.names("deck", 1 - owner)


def test_put_by_an_effect_is_not_played_from_the_ex_area() -> None:
    """In both languages: from the EX area, and not by an effect."""
    scout = beast(
        "[fanfare] If this was played from your EX area, draw a card.",
        "[ファンファーレ]これがEXエリアからプレイされていたなら、1枚引く。",
    )
    played = board("en", ex=(scout,), hand=(BEE,)).take('play "Beast"')
    assert len(names(played, "hand")) == 2
    lift = charm("Select a follower in your EX area. Put it onto your field.")
    lifted = board("en", ex=(scout,), hand=(lift, BEE)).take('play "Charm"')
    assert names(lifted, "field") == ["Beast"] and names(lifted, "hand") == ["Bee"]


def test_a_rite_in_the_cost_counts_as_earth_rite() -> None:
    """Cards "with Earth Rite" are those with it as an additional cost and those with it before the colon."""
    assert rites(english("[act] [engage], Earth Rite: Draw a card."))
    assert rites(english("[fanfare] Earth Rite: Draw a card."))
    assert not rites(english("Stack.")) and not rites(english("[fanfare] Draw a card."))


@pytest.mark.parametrize(
    ("en", "ja", "damage"),
    [
        ("Your leader takes 1 less damage.", "自分のリーダーが受けるダメージを-1する。", 2),
        (
            "During each opponent's turn, your leader takes 1 less damage.",
            "相手のターン中、自分のリーダーが受けるダメージを-1する。",
            3,
        ),
        ("Your followers take 1 less damage.", "自分のフォロワーが受けるダメージを-1する。", 3),
    ],
)
def test_damage_to_the_leader_is_lessened_where_the_text_speaks_of_the_leader(en: str, ja: str, damage: int) -> None:
    """[SVE 10.2.1.3.2] The leader is not a card of the field."""
    toll = charm("Deal 3 damage to your leader.", name="Toll")
    play = board("ja", field=(beast(en, ja),), hand=(toll, BEE), pp=5).take('play "Toll"')
    assert play.obj("leader", 0).damage == damage


@pytest.mark.parametrize(
    "text",
    [
        "[fanfare] Give each spell you control [attack]+1.",
        "Whenever a spell you control is put into the cemetery, draw a card.",
        "Whenever a spell is put onto your field, draw a card.",
        "[fanfare] Select an enemy leader. Destroy it.",
        "[fanfare] Select an enemy leader. Return it to hand.",
        "[fanfare] Select a follower on your field and transform it into a Fairy token. Give it [attack]+1.",
        "[fanfare] Transform this follower into a Fairy token. Give it Storm.",
    ],
)
def test_read_but_refused_by_lint(text: str) -> None:
    """[SVE 5.5.1] A leader is not destroyed; a transformed card is another card."""
    read = reading.read_text("sve", "en", text, "follower")
    assert read.status == DECLINED
    assert [clause.stop.reason[: len(reading.BY_LINT)] for clause in read.clauses if clause.stop] == [reading.BY_LINT]
