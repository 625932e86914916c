"""Japanese, words: names, nations, clans and races, figures, durations, places."""

from __future__ import annotations

from typing import Any

from ludex.core.values.durations import ENEMY_TURN, OWN_TURN
from ludex.games.vg.text import pseudo
from ludex.games.vg.text.meanings import belongs
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.ja import numbers
from ludex.lang.marks import OMITTED

NATIONS = {
    "ドラゴンエンパイア": "Dragon Empire",
    "ダークステイツ": "Dark States",
    "ブラントゲート": "Brandt Gate",
    "ケテルサンクチュアリ": "Keter Sanctuary",
    "ストイケイア": "Stoicheia",
    "リリカルモナステリオ": "Lyrical Monasterio",
    "ユナイテッドサンクチュアリ": "United Sanctuary",
    "ダークゾーン": "Dark Zone",
    "スターゲート": "Star Gate",
    "メガラニカ": "Magallanica",
    "ズー": "Zoo",
    "コロコロ": "CoroCoro",
    "バディファイト": "Buddyfight",
    "刀剣乱舞": "Touken Ranbu",
    "SHAMAN KING": "SHAMAN KING",
    "BanG Dream!": "BanG Dream!",
    "終末のワルキューレ": "Record of Ragnarok",
    "ぶいすぽっ!": "VSPO!",
}
CLANS = {
    "ロイヤルパラディン": "Royal Paladin",
    "シャドウパラディン": "Shadow Paladin",
    "ゴールドパラディン": "Gold Paladin",
    "オラクルシンクタンク": "Oracle Think Tank",
    "エンジェルフェザー": "Angel Feather",
    "ジェネシス": "Genesis",
    "かげろう": "Kagero",
    "なるかみ": "Narukami",
    "たちかぜ": "Tachikaze",
    "むらくも": "Murakumo",
    "ぬばたま": "Nubatama",
    "ノヴァグラップラー": "Nova Grappler",
    "ディメンジョンポリス": "Dimension Police",
    "リンクジョーカー": "Link Joker",
    "エトランジェ": "Etranger",
    "スパイクブラザーズ": "Spike Brothers",
    "ダークイレギュラーズ": "Dark Irregulars",
    "ペイルムーン": "Pale Moon",
    "ギアクロニクル": "Gear Chronicle",
    "グランブルー": "Granblue",
    "アクアフォース": "Aqua Force",
    "バミューダ△": "Bermuda Triangle",
    "メガコロニー": "Megacolony",
    "グレートネイチャー": "Great Nature",
    "ネオネクタール": "Neo Nectar",
}
RACES = {
    "アビスドラゴン": "Abyss Dragon",
    "ウイングドラゴン": "Winged Dragon",
    "エイリアン": "Alien",
    "エルフ": "Elf",
    "エレメンタル": "Elemental",
    "エンジェル": "Angel",
    "ギアコロッサス": "Gear Colossus",
    "ギアドラゴン": "Gear Dragon",
    "ギアビースト": "Gear Beast",
    "ギアロイド": "Gearoid",
    "ゴースト": "Ghost",
    "コスモドラゴン": "Cosmo Dragon",
    "サイバーロイド": "Cyberoid",
    "ゾンビ": "Zombie",
    "タリスマン": "Talisman",
    "ティアードラゴン": "Tear Dragon",
    "ディノドラゴン": "Dino Dragon",
    "デーモン": "Demon",
    "ドラゴロイド": "Dragroid",
    "ノーブル": "Noble",
    "ハイビースト": "High Beast",
    "バイオロイド": "Bioroid",
    "バトロイド": "Battleroid",
    "ヒューマン": "Human",
    "フレイムドラゴン": "Flame Dragon",
    "プレアドラゴン": "Prayer Dragon",
    "マーメイド": "Mermaid",
    "ワーカロイド": "Workeroid",
    "ワービースト": "Warbeast",
    "サンダードラゴン": "Thunder Dragon",
    "フォレストドラゴン": "Forest Dragon",
}
"""Words of the cards in Japanese and in English; others stay as they are printed."""
OWN_WORDS = {**NATIONS, **CLANS}
FIGURES = {"パワー": "power", "クリティカル": "critical", "シールド": "shield", "ドライブ": "drive"}
COUNTERS = ("枚",)

UNTIL: tuple[tuple[str, str], ...] = (
    ("そのターン中、", "turn"),
    ("このターン中、", "turn"),
    ("そのバトル中、", "battle"),
    ("このバトル中、", "battle"),
    ("次の相手のターン終了時まで、", ENEMY_TURN),
    ("このファイト中、", ""),
    ("次のあなたのターン終了時まで、", OWN_TURN),
)
TOKENS = {
    **{ja: name for name, ja in pseudo.TOKENS.items()},
    "プラント": "Plant",
    "夜影兵": "Shadow Army",
    "ノブレスローズ": "Noblessrose",
    "モモッケ": "Momokke",
}
"""Tokens of the field in Japanese and in English; others stay as they are printed."""
LATER = (
    ("そのバトル終了時", t.When("begin", word="end of battle")),
    ("そのターン終了時", t.When("begin", word="end of turn")),
    ("このターン終了時", t.When("begin", word="end of turn")),
    ("ターン終了時", t.When("begin", word="end of turn")),
    ("バトル終了時", t.When("begin", word="end of battle")),
)
"""Moments at which an effect does something later."""

LEFT_OUT = t.Ref(OMITTED)
"""The cards of the deed before, which the text does not name again."""

NAME = r"「(?:[^「」]|「[^「」]*」)+」"
"""The pattern of a name; a name may have one in it."""
CRESTS = {
    "夜霧の吸血姫 ナイトローゼ": "Vampire Princess of Night Fog, Nightrose",
    "仮面の奇術師 ハリー": "Masked Magician, Harri",
    "クロノジェット・ドラゴン": "Chronojet Dragon",
    "オルターエゴ・メサイア": "Alter Ego Messiah",
    "太刀の能力 極": "Tachi's Ability Kiwame",
    "打刀の能力 極": "Uchigatana's Ability Kiwame",
    "脇差の能力 極": "Wakizashi's Ability Kiwame",
    "短刀の能力 極": "Tantou's Ability Kiwame",
    "大太刀の能力 極": "Ootachi's Ability Kiwame",
    "薙刀の能力 極": "Naginata's Ability Kiwame",
    "槍の能力 極": "Yari's Ability Kiwame",
}
"""The names of crests."""
CREST_WORDS = {"極": "Kiwame"}
"""Parts of the names of crests."""
SUBTYPES: tuple[tuple[str, str], ...] = (
    ("基地", "base"),
    ("監獄", "prison"),
    ("楽曲", "music"),
    ("プロダクト", "product"),
    ("神装備", "arms"),
    ("災厄", "calamity"),
    ("魔導書", "grimoire"),
    ("研究", "Research"),
    ("ワールド", "World"),
    ("世界", "World"),
    ("隕石", "Meteorite"),
    ("弾倉", "Magazine"),
    ("宝石", "Gem"),
    ("砲弾", "Cannonball"),
    ("作戦", "Strategy"),
    ("アリーナ", "Arena"),
    ("楽装", "Sound System"),
    ("蒼嵐艦隊", "Blue Storm Armada"),
    ("雑誌", "Magazine"),
    ("経文", "Codex"),
    ("奏声", "Tiding"),
    ("装備", "arms"),
    ("曲", "song"),
    *((word, word) for word in ("赫月", "魔法", "催物", "アイテム", "クイーンズ", "極大魔法")),
)
"""The subtypes of orders, and the words for them; those of one series as they are printed."""
FIGHTERS = {"アイチ": "Aichi", "櫂": "Kai", "新右衛門": "Shinemon", "クロノ": "Chrono"}
"""The fighters whose icons cards have. [VG 2.18.3]"""
WIDE = str.maketrans("()", "（）")
NARROW = str.maketrans("（）", "()")
"""NB: round brackets in names are wide while a text is read, so that they are not taken for remarks."""


def _name(text: str) -> str:
    said = text[1:-1].translate(NARROW)
    return next((en for en, ja in pseudo.NAMES.items() if ja == said), said)


def _say_name(value: object) -> str | None:
    return f"「{pseudo.NAMES.get(value, value).translate(WIDE)}」" if isinstance(value, str) and value else None


def _in_japanese(table: dict[str, str], value: str) -> str:
    return next((ja for ja, en in table.items() if en == value), value)


def _own(text: str) -> t.Word | t.Within | None:
    said = OWN_WORDS.get(text[1:-1])
    return belongs(said) if said is not None else t.Word("nation", text[1:-1])


def _say_own(value: object) -> str | None:
    if isinstance(value, t.Word) and (value.kind in ("nation", "clan") or value.value in OWN_WORDS.values()):
        return f"《{_in_japanese(OWN_WORDS, value.value)}》"
    return None


TOKEN_END = "・トークン"


def _token(text: str) -> t.Word:
    name = text.removesuffix(TOKEN_END)
    return t.Word("name", TOKENS.get(name, name))


def _say_token(value: object) -> str | None:
    if isinstance(value, t.Word) and value.kind == "name":
        return f"{_in_japanese(TOKENS, value.value)}{TOKEN_END}"
    return None


def _race(text: str) -> t.Word:
    return t.Word("race", RACES.get(text[1:-1], text[1:-1]))


def _say_race(value: object) -> str | None:
    if isinstance(value, t.Word) and value.kind == "race":
        return f"〈{_in_japanese(RACES, value.value)}〉"
    return None


def add(g: Grammar) -> None:
    numbers.add(g, COUNTERS)
    g.phrase("count", "合計{n:digits}枚", t.V("n"))
    g.add("name", Token(NAME, _name, _say_name))
    for words, crest in CRESTS.items():
        g.phrase("crest", f"「{words}」", crest)
    g.add("belongs", Token(r"《[^《》]+》", _own, _say_own))
    g.add("belongs", Token(r"〈[^〈〉]+〉", _race, _say_race))
    g.add("token", Token(r"[一-龥ァ-ヴー]+(?: [一-龥ァ-ヴー]+)?・トークン", _token, _say_token))
    for words, clan in CLANS.items():
        g.phrase("a_clan", f"《{words}》", clan)
    for words, nation in NATIONS.items():
        g.phrase("a_nation", f"《{words}》", nation)
    for words, fighter in FIGHTERS.items():
        g.phrase("fighter", f"{words}アイコン", t.Word("fighter", fighter))
    every = t.Some(tuple(t.Word("clan", clan) for clan in sorted(CLANS.values())))
    g.phrase("fighter", "クランアイコン", every)
    for words, figure in FIGURES.items():
        g.phrase("figure", words, figure)
    for words, until in UNTIL:
        g.phrase("until", words, until)
    rows: tuple[tuple[str, Any], ...] = (("以上", ">="), ("以下", "<="), ("", "="))
    for words, op in rows:
        g.phrase("limit_of", words, op)
