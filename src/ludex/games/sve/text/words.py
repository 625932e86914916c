"""Types, classes, traits and universes: Japanese words with the English words that trees use."""

from __future__ import annotations

PRIMARY = ("leader", "follower", "amulet", "spell")
SPECIAL = ("evolved", "token")
"""The English types of cards: each card has one primary type, and may have special types."""

CLASSES = {
    "エルフ": "Forestcraft", "ロイヤル": "Swordcraft", "ウィッチ": "Runecraft", "ドラゴン": "Dragoncraft",
    "ナイトメア": "Abysscraft", "ビショップ": "Havencraft", "ニュートラル": "Neutral",
}  # fmt: skip

TRAITS = {
    "獣": "Beast", "信仰": "Faith", "魔法使い": "Mage", "絶傑": "Omen",
    "魔界": "Demon", "竜族": "Wyrmkin", "兵士": "Officer",
    "超克": "Supreme", "指揮官": "Commander", "機械": "Machina", "荒野": "Wasteland", "自然": "Natura",
    "透京": "Togh Keyoh", "死者": "Departed", "ドラゴニュート": "Dragonewt", "狂信": "Zealot", "キラー": "Cutthroat",
    "クール": "Cool", "八獄": "Condemned", "エルフ族": "Elf", "キュート": "Cute", "パッション": "Passion",
    "宴楽": "Festive", "狩人": "Hunter", "竜使い": "Dragonheart", "アルカナ": "Arcana", "プリンセス": "Princess",
    "海洋": "Marine", "盗賊": "Thief", "天使": "Angel", "吸血鬼": "Vampire", "光輝": "Lightborne",
    "死霊術師": "Necromancer", "植物族": "Verdant", "錬金術師": "Alchemist", "傭兵": "Mercenary", "人形": "Puppetry",
    "先導": "Luminary", "魔法生物": "Arcanaform", "大神": "Deity", "ゴーレム": "Golem", "鳥族": "Avian",
    "精霊": "Fae-Touched", "星神": "Celestial", "妖精": "Pixie", "禁忌": "Forbidden", "武闘竜人": "Draconic Duelist",
    "アクアフォース": "Aqua Force", "偶像": "Eidolon", "商人": "Merchant", "シャドウパラディン": "Shadow Paladin",
    "オラクルシンクタンク": "Oracle Think Tank", "学院": "Academic", "ペイルムーン": "Pale Moon", "暗殺者": "Assassin",
    "ロイヤルパラディン": "Royal Paladin", "かげろう": "Kagero", "巨人": "Gigant", "美食殿": "Gourmet Guild",
    "メイド": "Maid", "堕天使": "Fallen Angel", "レヴィオン": "Levin", "ゴブリン": "Goblinoid", "アイドル": "Idolatry",
    "探偵": "Detective", "シンガー": "Musical", "メジロ家": "Mejiro Family", "武装": "Armed", "挑戦者": "Arena",
    "七冠": "Seven Crowns", "ディアボロス": "Diabolos", "ゴルゴーン": "Gorgon", "童話": "Fable", "虫族": "Insect",
    "土の印": "Earth Sigil", "不死鳥": "Phoenix", "魔王": "Archfiend", "コック": "Chef", "アナテマ": "Anathema",
    "トレセン学園": "Tracen Academy", "なかよし部": "Friendship Club", "忍者": "Ninja", "NIGHTMARE": "NIGHTMARE",
    "トワイライトキャラバン": "Twilight Caravan", "ドラゴンズネスト": "Dragon's Nest", "カルミナ": "Carmina",
    "悪魔": "Fiend", "円卓": "Arthurian", "貴族": "Noble", "チェス": "Chess", "エリザベスパーク": "Elizabeth Park",
    "リトルリリカル": "Little Lyrical", "サレンディア救護院": "Sarendia Orphanage", "ダンサー": "Dancer",
    "ヒーロー": "Heroic", "ルミナス": "Luminous", "区役所": "Ward Office", "BNW": "BNW", "カォン": "Caon",
    "フォレスティエ": "Forestier", "ルーセント学院": "Lucent Academy", "ヴァイスフリューゲル": "Weiße Flügel",
    "メルクリウス財団": "Mercurius Foundation", "マグナ": "Magna", "財宝": "Loot", "妖怪": "Yokai",
    "ラビリンス": "Labyrinth", "トゥインクルウィッシュ": "Twinkle Wish", "プリンス": "Prince", "陰陽師": "Onmyoji",
    "クリスタリア": "Crystalian", "乗物": "Mount", "式神": "Shikigami", "アルターメイデン": "Alter Maiden",
    "ギルド管理協会": "Guild Management Association",
}  # fmt: skip

UNIVERSES = {
    "ウマ娘": "Umamusume", "デレマス": "iM@S CG", "ヴァンガード": "Vanguard", "プリコネ": "Princess Connect",
    "生垣ダービー": "Hedgerow Derby",
}  # fmt: skip
