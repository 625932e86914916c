"""The Japanese grammar of Shadowverse: Evolve: round trips, trees, what is declined, and the corpus where it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludex.core import tree as t
from ludex.games.sve.c12_keywords import BANE, RUSH, WARD
from ludex.games.sve.c13_class_specific import EARTH_RITE, spellchain
from ludex.games.sve.text.ja import JAPANESE
from ludex.games.sve.text.ja.spelling import fold, normalise, unfold
from ludex.games.sve.text.words import CLASSES, TRAITS, UNIVERSES
from ludex.lang.compile import Compiled, compile_with, print_text

CORPUS = Path(__file__).parents[3] / "shared" / "cards"
FIELD = t.Zone(("field",))
FOLLOWER = t.Word("type", "follower")
ENEMY_FOLLOWER = t.All((t.ENEMY, FIELD, FOLLOWER))
T = t.Ref("t")
TARGET = t.Choose("t", 1, ENEMY_FOLLOWER, target=True)


def read(text: str, kind: str = "") -> Compiled:
    compiled = compile_with(JAPANESE, text, kind)
    assert compiled.status == "whole", compiled.words
    assert print_text(JAPANESE, compiled) == normalise(text)
    return compiled


def do(text: str) -> tuple[t.Instr, ...]:
    (ability,) = read(text, "spell").abilities
    assert isinstance(ability, t.Spell)
    return ability.do


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("相手の場のフォロワー1体を選ぶ。それに3ダメージ。", (TARGET, t.Damage(T, 3))),
        ("相手のフォロワー1体を選ぶ。それを破壊する。", (TARGET, t.Move(T, "cemetery", "destroy"))),
        ("2枚引く。", (t.Draw(2),)),
        ("自分のリーダーは[体力]+2する。", (t.Do("restore", t.YOURS & t.Zone(("leader",)), 2),)),
        (
            "自分のデッキの上3枚を墓場に置く。",
            (t.Look("seen", 3, "deck", unseen=True), t.Move(t.Ref("seen"), "cemetery")),
        ),
        (
            "このターン、これは[攻撃力]+2する。",
            (t.Continue((t.Modify(t.SELF, "attack", "+", 2),), "turn"),),
        ),
        (
            "これは【突進】【必殺】を持つ。",
            (t.Continue((t.Grant(t.SELF, RUSH.means), t.Grant(t.SELF, BANE.means)), ""),),
        ),
        (
            "相手のフォロワー1体を選ぶ。それに2ダメージ。【スペルチェイン_5】代わりに4ダメージ。",
            (TARGET, t.If(spellchain(5), (t.Damage(T, 4),), (t.Damage(T, 2),))),
        ),
        (
            "【覚醒】状態なら、相手のフォロワー1体を選ぶ。それに2ダメージ。1枚引く。",
            (t.If(t.Named("Overflow"), (TARGET, t.Damage(T, 2), t.Draw(1))),),
        ),
        (
            "下記から1つチョイスする。【1】1枚引く。【2】2枚引く。",
            (t.Modes(1, ((t.Draw(1),), (t.Draw(2),)), played=True),),
        ),
    ],
)
def test_sentences(text: str, block: tuple[t.Instr, ...]) -> None:
    assert do(text) == block


def test_alternatives_say_once_what_they_share() -> None:
    (choose, _) = do("相手のリーダー1人か相手の場のフォロワー1体を選ぶ。それに3ダメージ。")
    assert isinstance(choose, t.Choose)
    both = t.Some((t.Zone(("leader",)), t.All((FIELD, FOLLOWER))))
    assert choose.what == t.All((t.ENEMY, both))


def test_a_group_has_one_order_whatever_the_order_of_its_words() -> None:
    one = do("【守護】を持つ自分の場のコスト3以下の[エルフ]妖精・フォロワー1体を選ぶ。")
    two = do("自分の場の[エルフ]妖精・【守護】を持つコスト3以下のフォロワー1体を選ぶ。")
    assert one == two


def test_amounts_told_after_the_effect_stand_in_its_place() -> None:
    count = t.Count(t.All((t.YOURS, FIELD, t.Not(t.SELF), FOLLOWER)))
    (give,) = do("これは[攻撃力]+Xする。Xは「自分の場の他のフォロワーの数」である。")
    assert give == t.Continue((t.Modify(t.SELF, "attack", "+", count),), "")


def test_searching_reveals_what_goes_to_the_hand_and_shuffles() -> None:
    found = t.Ref("found")
    assert do("自分のデッキから魔法使い・フォロワー1枚を探し、手札に加える。") == (
        t.Search("found", 1, t.All((t.Word("trait", "Mage"), FOLLOWER)), "deck"),
        t.Reveal(found),
        t.Move(found, "hand", "add"),
        t.Shuffle("deck"),
    )


def test_lines() -> None:
    text = "【守護】\n[ファンファーレ]手札1枚を捨てる：2枚引く。\n[起動][コスト2]これを[アクト]墓場に置く：1枚引く。"
    ward, fanfare, act = read(text).abilities
    assert ward == WARD.means[0]
    assert isinstance(fanfare, t.Automatic) and fanfare.keyword == "Fanfare" and len(fanfare.cost) == 2
    assert isinstance(act, t.Activated)
    assert act.cost == (t.Gain("play points", -2), t.SetState(t.SELF, "engaged"), t.Move(t.SELF, "cemetery"))


def test_earth_rite_is_a_cost() -> None:
    (fanfare,) = read("[ファンファーレ]【土の秘術】1枚引く。").abilities
    assert isinstance(fanfare, t.Automatic)
    assert fanfare.cost == (EARTH_RITE,) and fanfare.do == (t.If(t.Did("earth rite"), (t.Draw(1),)),)


def test_two_icons_are_two_abilities() -> None:
    first, last = read("[ファンファーレ][ラストワード]1枚引く。").abilities
    assert isinstance(first, t.Automatic) and isinstance(last, t.Automatic)
    assert (first.keyword, last.keyword, first.do) == ("Fanfare", "Last Words", last.do)


def test_given_abilities_stand_in_quotes_without_their_full_stop() -> None:
    text = "それは「自分のエンドフェイズが来たとき、これを破壊する」を持つ。"
    assert unfold(fold(text)) == text
    (_, give) = do("自分の場のフォロワー1体を選ぶ。" + text)
    assert isinstance(give, t.Continue) and isinstance(give.effects[0], t.Grant)
    assert isinstance(give.effects[0].abilities[0], t.Automatic)


def test_tokens_are_known_by_their_english_name_in_the_tree() -> None:
    assert do("『フェアリー』2枚をEXエリアに置く。") == (t.Create("Fairy", 2, "ex"),)
    assert do("『見知らぬもの』1体を場に出す。") == (t.Create("見知らぬもの", 1, "field"),)


def test_what_an_alternative_does_not_say_is_not_guessed() -> None:
    text = "自分の墓場の獣・フォロワー1枚か魔法使い・フォロワー1枚を選ぶ。それを手札に加える。"
    assert compile_with(JAPANESE, text, "spell").status == "declined"


def test_names_shared_and_parts_of_names() -> None:
    (other,) = do("自分の墓場の「これと同名を除く獣・カード」1枚を選ぶ。")
    (part,) = do("自分の墓場の「カード名に『月』を含むフォロワー」1枚を選ぶ。")
    assert isinstance(other, t.Choose) and isinstance(part, t.Choose)
    assert isinstance(other.what, t.All) and t.Not(t.Shares(t.SELF, "name")) in other.what.parts
    assert isinstance(part.what, t.All) and t.Within("name", "月") in part.what.parts


def test_one_card_from_the_top_is_asked_about_many_are_chosen_from() -> None:
    one = do("自分のデッキの上1枚を見る。その中から、スペル1枚を公開して手札に加えてよい。")
    assert isinstance(one[1], t.If) and isinstance(one[1].then[0], t.May)
    many = do("自分のデッキの上3枚を見る。その中から、スペル1枚を公開して手札に加えてよい。残りを墓場に置く。")
    assert many[1] == t.Choose("found", 1, t.All((t.Ref("seen"), t.Word("type", "spell"))), up_to=True)


def test_remarks_say_nothing() -> None:
    said = read("【守護】（【守護】を持つフォロワーは、場を守る）")
    assert said.abilities == read("【守護】").abilities


@pytest.mark.parametrize(
    ("text", "stopped"),
    [("1枚引く。踊る。", "踊る。"), ("[ファンファーレ]歌う。", "歌う。"), ("それに3ダメージ。", "それに3ダメージ。")],
)
def test_what_is_not_understood_is_told_with_its_words(text: str, stopped: str) -> None:
    compiled = compile_with(JAPANESE, text, "spell")
    assert compiled.status == "declined"
    assert compiled.words == stopped


def test_the_dictionary_is_one_to_one() -> None:
    for table in (CLASSES, TRAITS, UNIVERSES):
        assert len(set(table.values())) == len(table)


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of printed cards is not here")
def test_every_card_that_compiles_is_printed_as_it_was() -> None:
    lines = (CORPUS / "sve.ja.jsonl").read_text(encoding="utf-8").splitlines()
    whole = 0
    for card in map(json.loads, lines):
        compiled = compile_with(JAPANESE, card["text"], "spell" if card["type"].startswith("スペル") else "")
        if compiled.status == "whole":
            whole += 1
            assert print_text(JAPANESE, compiled) == compiled.text, card["number"]
    assert whole > 1700
