"""The tokens of the appendix, one row each."""

from __future__ import annotations

import pytest

from ludex.core.tree import Create
from ludex.core.values import layers
from ludex.games.sve import BOOKS
from tests.rules.sve.support import attack_of, board, defense_of, follower, offers, spell

CAT = follower("Cat", 1, 1)

FOLLOWERS = [
    ("Fairy Wisp", "フェアリーウィスプ", "Pixie", 0, 1, 1, ""),
    ("Fairy", "フェアリー", "Pixie", 1, 1, 1, ""),
    ("Otohime's Bodyguard", "乙姫お守り隊", "Officer", 1, 1, 2, "Ward"),
    ("Knight", "ナイト", "Officer", 1, 1, 1, ""),
    ("Viking", "ヴァイキング", "Thief", 3, 3, 2, "Storm"),
    ("Steelclad Knight", "スティールナイト", "Officer", 2, 2, 2, ""),
    ("Strikeform Golem", "攻撃型ゴーレム", "Golem", 2, 3, 2, "Rush"),
    ("Guardform Golem", "防御型ゴーレム", "Golem", 2, 2, 3, "Ward"),
    ("Dragon", "ドラゴン", "Wyrmkin", 4, 5, 5, ""),
    ("Ghost", "ゴースト", "Departed", 1, 1, 1, "Storm"),
    ("Forest Bat", "フォレストバット", "Vampire", 1, 1, 1, ""),
    ("Holy Falcon", "ホーリーファルコン", "Avian", 3, 2, 2, "Storm"),
    ("Holy Tiger", "ホーリータイガー", "Beast", 4, 4, 4, "Rush"),
    ("Crystalia Eve", "クリスタリア・イヴ", "Crystalian", 4, 4, 4, ""),
    ("Shield Guardian", "シールドガーディアン", "Officer", 1, 1, 1, "Ward"),
    ("Magical Pawn", "マジカルポーン", "Chess", 1, 2, 1, ""),
    ("Megalorca", "オルカ", "Marine", 2, 2, 2, ""),
    ("Hellflame Dragon", "ヘルフレイムドラゴン", "Wyrmkin", 2, 4, 3, "Rush"),
    ("Gargantuan Ghost", "ジャイアントゴースト", "Departed", 1, 3, 3, "Ward"),
    ("Serpent", "毒蛇", "Demon", 1, 0, 1, "Bane"),
    ("Goblin King", "ゴブリンキング", "Goblinoid", 4, 6, 6, "Ward"),
]
OTHERS = [
    ("Magic Sediment", "大地の魔片", "amulet", "Earth Sigil", 1),
    ("Leonidas's Resolve", "レオニダスの遺志", "amulet", "Commander", 8),
    ("Draconic Weapon", "ドラゴウェポン", "amulet", "Armed", 1),
    ("Ephemeral Moon", "うたかたの月", "amulet", "Faith", 3),
    ("Thorn Burst", "薔薇の一撃", "spell", "Verdant", 2),
    ("Mimi", "ミミ", "spell", "Demon", 0),
    ("Coco", "ココ", "spell", "Demon", 0),
]


@pytest.mark.parametrize(("en", "ja", "trait", "cost", "attack", "life", "keyword"), FOLLOWERS)
def test_followers(edition: str, en: str, ja: str, trait: str, cost: int, attack: int, life: int, keyword: str) -> None:
    """Created by either name, it has the name of the edition, its figures, and the keyword.
    [SVE token/Fairy Wisp] [SVE token/Fairy] [SVE token/Otohime's Bodyguard] [SVE token/Knight]
    [SVE token/Viking] [SVE token/Steelclad Knight] [SVE token/Strikeform Golem]
    [SVE token/Guardform Golem] [SVE token/Dragon] [SVE token/Ghost] [SVE token/Forest Bat]
    [SVE token/Holy Falcon] [SVE token/Holy Tiger] [SVE token/Crystalia Eve]
    [SVE token/Shield Guardian] [SVE token/Magical Pawn] [SVE token/Megalorca]
    [SVE token/Hellflame Dragon] [SVE-JA token/ジャイアントゴースト] [SVE-JA token/毒蛇] [SVE-JA token/ゴブリンキング]
    """
    play = board(edition, hand=(spell("Make", Create(ja, 1, "field"), Create(en, 1, "ex")), CAT)).take('play "Make"')
    if offers(play, "leave"):
        play.take("leave")
    name = en if edition == "en" else ja
    made = play.obj("field", 0, name)
    assert play.names("ex", 0) == [name]
    assert (layers.value(play.game, made.id, "cost"), attack_of(play, 0, name), defense_of(play, 0, name)) == (
        cost,
        attack,
        life,
    )
    assert (
        layers.words(play.game, made.id, "trait") == (trait,)
        and layers.words(play.game, made.id, "type")[0] == "follower"
    )
    assert layers.has(play.game, made.id, keyword) or not keyword


@pytest.mark.parametrize(("en", "ja", "kind", "trait", "cost"), OTHERS)
def test_amulets_and_spells(edition: str, en: str, ja: str, kind: str, trait: str, cost: int) -> None:
    """RULING-SVE-003 on Leonidas's Resolve.
    [SVE token/Magic Sediment] [SVE token/Leonidas's Resolve] [SVE token/Draconic Weapon]
    [SVE token/Ephemeral Moon] [SVE token/Thorn Burst] [SVE token/Mimi] [SVE token/Coco]

    """
    play = board(edition, hand=(spell("Make", Create(ja, 1, "ex")), CAT)).take('play "Make"')
    made = play.obj("ex", 0)
    assert made.info.name == (en if edition == "en" else ja) and BOOKS[edition].tokens[en] is made.info
    assert (made.info.types[0], made.info.words["trait"], made.info.figures["cost"]) == (kind, (trait,), cost)
