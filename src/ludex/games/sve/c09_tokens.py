"""The tokens of both editions: names and figures from the appendix, texts as trees.

RULING-SVE-003: Leonidas's Resolve costs 8 in both editions. RULING-SVE-031: traits are spelt as on the cards. NB: the
appendix gives no classes; a token has the class of the cards that create it.
"""

from __future__ import annotations

from typing import NamedTuple

from ludex.core.position.objects import Card
from ludex.core.tree import (
    OWNER,
    SELF,
    YOU,
    YOURS,
    Ability,
    Activated,
    Automatic,
    Choose,
    Continue,
    Damage,
    Draw,
    Grant,
    Modify,
    Move,
    Passive,
    Ref,
    Rename,
    Rule,
    SetState,
    Spell,
    TurnOf,
    When,
    Word,
)
from ludex.games.sve.c12_keywords import BANE, FANFARE, FOLLOWER, RUSH, STORM, WARD, with_text
from ludex.games.sve.c13_class_specific import STACK
from ludex.games.sve.edition import Edition
from ludex.games.sve.groups import ENEMY_FOLLOWER, ENEMY_LEADER, FIELD, YOUR_FOLLOWER

IT = Ref("it")
T = Ref("t")
BANISH_SELF = (Move(SELF, "banished", "banish"),)
SWORD, DRAGON = Word("class", "Swordcraft"), Word("class", "Dragoncraft")

RESOLVE = Automatic(
    When("move", YOURS & FOLLOWER & SWORD, dst=("field",), not_src=("field",)),
    do=(Continue((Modify(IT, "attack", "+", 3), Modify(IT, "defense", "+", 3), Grant(IT, RUSH.means)), ""),),
)
WEAPON = Activated(
    (SetState(SELF, "engaged"), Move(SELF, "cemetery", whose=OWNER)),
    (Choose("t", 1, YOUR_FOLLOWER & DRAGON),),
    do=(Continue((Modify(T, "defense", "+", 1), Rename(T, "trait", "add", "Armed")), ""),),
)
MOON = (
    Passive((Rule("forbid", "event damage", YOURS & FIELD & Word("name", "Kaguya")),), TurnOf(YOU)),
    Automatic(When("main phase", player=YOU), do=BANISH_SELF),
)
MOON_JA = (
    Passive((Rule("forbid", "event damage", YOURS & FIELD & Word("name", "カグヤ")),), TurnOf(YOU)),
    Automatic(When("main phase", player=YOU), do=BANISH_SELF),
)
RALLY = (
    Modify(YOUR_FOLLOWER & Word("trait", "Goblinoid") & ~SELF, "attack", "+", 1),
    Modify(YOUR_FOLLOWER & Word("trait", "Goblinoid") & ~SELF, "defense", "+", 1),
)


class Row(NamedTuple):
    """One token: names, type, class, trait, figures, abilities, and the text in our words."""

    en: str
    ja: str
    type: str
    craft: str
    trait: str
    cost: int
    attack: int = -1
    defense: int = -1
    abilities: tuple[Ability, ...] = ()
    text: str = ""


ROWS = (
    # [SVE token/Fairy Wisp]
    Row("Fairy Wisp", "フェアリーウィスプ", "follower", "Forestcraft", "Pixie", 0, 1, 1),
    # [SVE token/Fairy]
    Row("Fairy", "フェアリー", "follower", "Forestcraft", "Pixie", 1, 1, 1),
    # [SVE token/Otohime's Bodyguard]
    Row("Otohime's Bodyguard", "乙姫お守り隊", "follower", "Swordcraft", "Officer", 1, 1, 2, WARD.means, "Ward."),
    # [SVE token/Knight]
    Row("Knight", "ナイト", "follower", "Swordcraft", "Officer", 1, 1, 1),
    # [SVE token/Viking]
    Row("Viking", "ヴァイキング", "follower", "Swordcraft", "Thief", 3, 3, 2, STORM.means, "Storm."),
    # [SVE token/Steelclad Knight]
    Row("Steelclad Knight", "スティールナイト", "follower", "Swordcraft", "Officer", 2, 2, 2),
    # [SVE token/Strikeform Golem]
    Row("Strikeform Golem", "攻撃型ゴーレム", "follower", "Runecraft", "Golem", 2, 3, 2, RUSH.means, "Rush."),
    # [SVE token/Guardform Golem]
    Row("Guardform Golem", "防御型ゴーレム", "follower", "Runecraft", "Golem", 2, 2, 3, WARD.means, "Ward."),
    # [SVE token/Dragon]
    Row("Dragon", "ドラゴン", "follower", "Dragoncraft", "Wyrmkin", 4, 5, 5),
    Row(
        "Ghost", "ゴースト", "follower", "Abysscraft", "Departed", 1, 1, 1,
        (*STORM.means, Automatic(When("end phase", player=YOU), do=BANISH_SELF)),
        "Storm.\nAt the start of your end phase, banish this card.",
    ),  # [SVE token/Ghost]
    # [SVE token/Forest Bat]
    Row("Forest Bat", "フォレストバット", "follower", "Abysscraft", "Vampire", 1, 1, 1),
    # [SVE token/Holy Falcon]
    Row("Holy Falcon", "ホーリーファルコン", "follower", "Havencraft", "Avian", 3, 2, 2, STORM.means, "Storm."),
    # [SVE token/Holy Tiger]
    Row("Holy Tiger", "ホーリータイガー", "follower", "Havencraft", "Beast", 4, 4, 4, RUSH.means, "Rush."),
    # [SVE token/Crystalia Eve]
    Row("Crystalia Eve", "クリスタリア・イヴ", "follower", "Forestcraft", "Crystalian", 4, 4, 4),
    # [SVE token/Shield Guardian]
    Row("Shield Guardian", "シールドガーディアン", "follower", "Swordcraft", "Officer", 1, 1, 1, WARD.means, "Ward."),
    # [SVE token/Magical Pawn]
    Row("Magical Pawn", "マジカルポーン", "follower", "Runecraft", "Chess", 1, 2, 1),
    # [SVE token/Megalorca]
    Row("Megalorca", "オルカ", "follower", "Dragoncraft", "Marine", 2, 2, 2),
    # [SVE token/Hellflame Dragon]
    Row("Hellflame Dragon", "ヘルフレイムドラゴン", "follower", "Dragoncraft", "Wyrmkin", 2, 4, 3, RUSH.means, "Rush."),
    # [SVE token/Magic Sediment]
    Row("Magic Sediment", "大地の魔片", "amulet", "Runecraft", "Earth Sigil", 1, abilities=STACK.means, text="Stack."),
    Row(
        "Leonidas's Resolve", "レオニダスの遺志", "amulet", "Swordcraft", "Commander", 8, abilities=(RESOLVE,),
        text="Swordcraft followers that come to your field get [attack]+3/[defense]+3 and Rush.",
    ),  # [SVE token/Leonidas's Resolve]
    Row(
        "Draconic Weapon", "ドラゴウェポン", "amulet", "Dragoncraft", "Armed", 1, abilities=(WEAPON,),
        text="[act] [engage], bury this card: a Dragoncraft follower of yours gets [defense]+1 and is Armed.",
    ),  # [SVE token/Draconic Weapon]
    Row(
        "Ephemeral Moon", "うたかたの月", "amulet", "Havencraft", "Faith", 3, abilities=MOON,
        text="In your turn your Kaguya takes no damage.\nAt the start of your main phase, banish this card.",
    ),  # [SVE token/Ephemeral Moon]
    Row(
        "Thorn Burst", "薔薇の一撃", "spell", "Forestcraft", "Verdant", 2,
        abilities=(Spell((Damage(T, 3), Draw(1)), (Choose("t", 1, ENEMY_LEADER | ENEMY_FOLLOWER),)),),
        text="3 damage to an enemy leader or follower of your choice; draw a card.",
    ),  # [SVE token/Thorn Burst]
    Row(
        "Mimi", "ミミ", "spell", "Abysscraft", "Demon", 0,
        abilities=(Spell((Damage(T, 2),), (Choose("t", 1, ENEMY_FOLLOWER),)),),
        text="2 damage to an enemy follower of your choice.",
    ),  # [SVE token/Mimi]
    Row(
        "Coco", "ココ", "spell", "Abysscraft", "Demon", 0,
        abilities=(Spell((Continue((Modify(T, "attack", "+", 2),), ""),), (Choose("t", 1, YOUR_FOLLOWER),)),),
        text="A follower of yours gets [attack]+2.",
    ),  # [SVE token/Coco]
    Row(
        "Gargantuan Ghost", "ジャイアントゴースト", "follower", "Abysscraft", "Departed", 1, 3, 3,
        (*WARD.means, Automatic(When("main phase", player=YOU), do=BANISH_SELF)),
        "Ward.\nAt the start of your main phase, banish this card.",
    ),  # [SVE-JA token/ジャイアントゴースト]
    # [SVE-JA token/毒蛇]
    Row("Serpent", "毒蛇", "follower", "Abysscraft", "Demon", 1, 0, 1, BANE.means, "Bane."),
    Row(
        "Goblin King", "ゴブリンキング", "follower", "Neutral", "Goblinoid", 4, 6, 6,
        (*WARD.means, with_text(FANFARE.means[0], (Continue(RALLY, ""),))),
        "Ward.\n[fanfare] Your other Goblinoid followers get [attack]+1/[defense]+1.",
    ),  # [SVE-JA token/ゴブリンキング]
)  # fmt: skip
"""Each row cites its token; NB: of a row of several lines the last one does."""

JAPANESE_TABLE = ("Gargantuan Ghost", "Serpent", "Goblin King")
"""The tokens that only the table of the Japanese edition has."""

ALIASES = {
    "冥焔の右腕・ミミ": "Mimi", "冥焔の左腕・ココ": "Coco", "Mimi, Infernal Right Paw": "Mimi",
    "Coco, Infernal Left Paw": "Coco",
}  # fmt: skip
"""Longer names that cards use for the same token."""


def token_card(row: Row, edition: Edition) -> Card:
    """[SVE 9.1.2.3] The card of a token; its name determines everything else."""
    japanese = edition.book == "sve-ja"
    figures = {"cost": edition.leonidas_resolve_cost if row.en == "Leonidas's Resolve" else row.cost}
    if row.attack >= 0:
        figures |= {"attack": row.attack, "defense": row.defense}
    abilities = MOON_JA if japanese and row.en == "Ephemeral Moon" else row.abilities
    words: dict[str, tuple[str, ...]] = {"class": (row.craft,), "trait": (row.trait,)}
    name = row.ja if japanese else row.en
    if japanese:
        words["name"] = (row.en,)
    return Card(f"T-{row.en}", name, (row.type, "token"), figures, words, row.text, abilities, token=True)


def token_table(edition: Edition) -> dict[str, Card]:
    """The tokens by each of their names; the English name comes first in either edition."""
    rows = [row for row in ROWS if edition.tokens_of_japanese_table or row.en not in JAPANESE_TABLE]
    made = {row.en: token_card(row, edition) for row in rows}
    table = dict(made)
    table.update({row.ja: made[row.en] for row in rows})
    table.update({alias: made[name] for alias, name in ALIASES.items()})
    return table
