"""Japanese texts of Vanguard: words of single mechanics mean what the English ones mean. All sentences are our own."""

from __future__ import annotations

import pytest

from tests.lang.vg.test_ja_parts import ATTACKS, declined, english, read

LINES = (
    ("【自】【(R)】：亡霊", "[AUTO](RC):Hollow"),
    ("【自】【(V)/(R)】：サクセス30000", "[AUTO](VC/RC):Success 30000"),
    ("【永】【(R)】雷激3：このユニットのパワー+1000。", "[CONT](RC)[Thunderstrike 3]:This unit gets [Power] +1000."),
    (
        "【メロディ】-【永】【(R)】：このユニットのパワー+1000。これは【メロディ】を持つあなたのユニットすべてで共有する。",
        "[Melody]-[CONT](RC):This unit gets [Power] +1000. This is shared by all of your units with [Melody].",
    ),
    ("【起】【(V)】：【D-双闘】「琥珀」", '[ACT](VC):[D-Legion]"琥珀"'),
    (
        "【永】【(V)】：このユニットが【双闘】状態なら、このユニットのパワー+1000。",
        "[CONT](VC):If this unit is [Legion], this unit gets [Power] +1000.",
    ),
    (
        "【永】【(R)】：あなたのフォースマーカーが2つ以上なら、このユニットのパワー+1000。",
        "[CONT](RC):If you have two or more Force markers, this unit gets [Power] +1000.",
    ),
    (
        "【永】【手札】：あなたが【超越】のコストを払う際、このカードのグレード+1。",
        "[CONT](Hand):While paying the cost for [Stride], this card gets grade +1.",
    ),
)


@pytest.mark.parametrize(("japanese", "said"), LINES)
def test_lines(japanese: str, said: str) -> None:
    assert read(japanese) == english(said)


@pytest.mark.parametrize(
    ("japanese", "said"),
    (
        (
            "相手のリアガードを1枚選び、【スタンド】させて支配し、それは相手のヴァンガードにアタックする。",
            "choose one of your opponent's rear-guards, [Stand] and dominate it, "
            "and it attacks your opponent's vanguard.",
        ),
        ("相手のヴァンガードを1枚選び、デリートする。", "choose one of your opponent's vanguards, and delete it."),
        ("あなたの(R)を1つ選び、畝マーカーを1つ置く。", "choose one of your (RC), and put a Furrow marker."),
        ("若芽・トークンを2枚(R)にコールする。", "call two Sprout tokens to (RC)."),
        ("そのターン中、あなたは“一気呵勢”になる。", 'you are in "Final Rush" until end of turn.'),
        (
            "このユニットの装備ゲージを1枚まで選び、手札に加える。",
            "choose up to one of this unit's equip gauges, and put it into your hand.",
        ),
    ),
)
def test_effects(japanese: str, said: str) -> None:
    assert read(ATTACKS[0] + japanese) == english(ATTACKS[1] + said)


@pytest.mark.parametrize(
    "words",
    (
        "相手の(R)を1つ選び、畝マーカーを1つ置く。",
        "あなたの(R)を1つ選び、溝マーカーを1つ置く。",
        "あなたは「五季の花冠」のクレストを得る。",
        "あなたは“一気呵勢”になる。",
    ),
)
def test_what_is_declined(words: str) -> None:
    assert declined(ATTACKS[0] + words)
