"""What the English grammar says, the Japanese says too: the same sentence in both languages has one tree."""

from __future__ import annotations

import pytest

from ludex.core import tree
from ludex.core.tree import walk
from ludex.games.vg.text.en import ENGLISH
from ludex.games.vg.text.ja import JAPANESE
from ludex.lang.compile import WHOLE, compile_with
from ludex.lang.groups import canonical, parts_of


def pairs(text: str) -> list[tuple[str, ...]]:
    """The sentences of a text, two lines each: English, Japanese."""
    lines = text.strip().splitlines()
    return list(zip(lines[::2], lines[1::2], strict=True))


def flat(node: object) -> object:
    """The tree with groups in groups joined."""
    made = walk.rebuilt(node, lambda part: canonical(*parts_of(part)) if isinstance(part, tree.All) else None)
    return walk.rebuilt(made, lambda part: canonical(*parts_of(part)) if isinstance(part, tree.All) else None)


def agree(english: str, japanese: str) -> None:
    one, other = compile_with(ENGLISH, english, "Normal Unit"), compile_with(JAPANESE, japanese, "Normal Unit")
    assert (one.status, other.status) == (WHOLE, WHOLE), (one.words, other.words)
    assert flat(one.abilities) == flat(other.abilities)


def declined(japanese: str) -> None:
    assert compile_with(JAPANESE, japanese, "Normal Unit").status != WHOLE


EVENTS = """
At the end of the battle your drive check revealed a grade 3 or greater card
あなたのドライブチェックでグレード3以上のカードが出たバトル終了時
When this unit attacks while not boosted
このユニットがブーストされずにアタックした時
When this unit attacks or is attacked
このユニットが、アタックしたかアタックされた時
When your other unit is placed on this unit's circle
あなたの他のユニットがこのユニットのいるサークルに登場した時
When you [Soul-Charge] by your card's ability
あなたがあなたのカードの能力で【ソウルチャージ】した時
When your opponent calls a card to (GC)
相手がカードを(G)にコールした時
At the end of each turn
各ターン終了時
When your unit is placed on a (RC) in the same column as this unit
このユニットと同じ縦列の(R)にあなたのユニットが登場した時
"""
CARDS = """
When this card is revealed for a damage check
このカードがダメージチェックで公開された時
When this card is revealed for a damage check
ダメージチェックでこのカードが出た時
When this card is revealed for your drive check
このカードがあなたのドライブチェックで公開された時
When this card is discarded from hand for the cost of calling a [G Guardian]
このカードが【Gガーディアン】のコストで手札から捨てられた時
When this card is put into your order zone
このカードがあなたのオーダーゾーンに置かれた時
When this unit is placed on (VC) by riding on "アオバ"
このユニットが「アオバ」にライドして(V)に登場した時
When this unit is placed on (VC) or (RC) or (GC)
このユニットが(V)か(R)か(G)に登場した時
"""
CONDITIONS = """
if your unit was placed on (RC) from drop this turn
あなたのユニットがこのターンにドロップから(R)に登場している
if your vanguard was boosted a total of three or more times this turn
このターンにあなたのヴァンガードが合計3回以上ブーストされている
if your vanguard's attack hit two or more times this turn
このターンにあなたのヴァンガードのアタックが2回以上ヒットしている
if your vanguard's grade is less than your opponent's vanguard's grade
あなたのヴァンガードのグレードが相手のヴァンガードのグレードより小さい
if your vanguard's grade is less than your opponent's vanguard's grade
あなたのヴァンガードのグレードが相手のヴァンガードより低い
if you have three or more energy
あなたのエネルギーが3つ以上
"""
SENTENCES = """
[Stand] all of your grade 3 rear-guards, and they get [Power] +5000 until end of turn.
グレード3のあなたのリアガードすべてを【スタンド】させ、そのターン中、パワー+5000。
choose one of your opponent's rear-guards with the same grade as this unit, and retire it.
このユニットと同じグレードの相手のリアガードを1枚選び、退却させる。
this unit gets [Power] +5000 until end of that battle for every two grades of your vanguard.
あなたのヴァンガードのグレード2につき、そのバトル中、このユニットのパワー+5000。
"""


@pytest.mark.parametrize(("english", "japanese"), pairs(EVENTS))
def test_events(english: str, japanese: str) -> None:
    agree(f"[AUTO](RC):{english}, draw a card.", f"【自】【(R)】：{japanese}、1枚引く。")


@pytest.mark.parametrize(("english", "japanese"), pairs(CARDS))
def test_events_of_the_card_itself(english: str, japanese: str) -> None:
    agree(f"[AUTO]:{english}, draw a card.", f"【自】：{japanese}、1枚引く。")


@pytest.mark.parametrize(("english", "japanese"), pairs(CONDITIONS))
def test_conditions(english: str, japanese: str) -> None:
    agree(
        f"[AUTO](RC):When this unit attacks, {english}, draw a card.",
        f"【自】【(R)】：このユニットがアタックした時、{japanese}なら、1枚引く。",
    )


@pytest.mark.parametrize(("english", "japanese"), pairs(SENTENCES))
def test_sentences(english: str, japanese: str) -> None:
    agree(f"[AUTO](RC):When this unit attacks, {english}", f"【自】【(R)】：このユニットがアタックした時、{japanese}")


PLACED = """
When this card is placed on (RC) from hand other than by a unit card's ability
このカードが手札から、ユニットカードの能力以外で(R)に登場した時か
When this card is placed on (RC) from hand other than during the battle phase
このカードが手札から、バトルフェイズ以外に(R)に登場した時か、
"""
SEARCHES = """
draw cards until your hand has five cards.
あなたの手札が5枚になるように引く。
if your hand has four or less cards, draw cards until your hand has five cards.
あなたの手札が4枚以下なら、5枚になるように引く。
retire all of your opponent's rear-guards, and this unit gets [Power] +3000 until end of turn for each unit retired.
相手のリアガードすべてを退却させ、この効果で退却させたユニット1枚につき、そのターン中、このユニットのパワー+3000。
discard the top five cards of your deck, and if a grade 3 card was discarded, draw a card.
あなたの山札を上から5枚捨て、捨てられたカードの中にグレード3があるなら、1枚引く。
if you discarded three or more cards from your hand this turn, draw a card.
このターンにあなたの手札から3枚以上捨てられているなら、1枚引く。
search your deck for up to two cards, put them into your soul, and shuffle your deck.
あなたの山札から2枚まで探し、ソウルに置き、山札をシャッフルする。
"""


@pytest.mark.parametrize(("english", "japanese"), pairs(PLACED))
def test_only_the_first_of_two_events_has_the_proviso(english: str, japanese: str) -> None:
    agree(
        f"[AUTO]:{english} or discarded from hand while riding from the ride deck, draw a card.",
        f"【自】：{japanese}ライドデッキからライドする際に捨てられた時、1枚引く。",
    )


@pytest.mark.parametrize(("english", "japanese"), pairs(SEARCHES))
def test_cards_that_are_drawn_and_searched_for(english: str, japanese: str) -> None:
    agree(f"[AUTO](RC):When this unit attacks, {english}", f"【自】【(R)】：このユニットがアタックした時、{japanese}")


def test_persona_rides_of_the_back_row() -> None:
    agree(
        "[CONT](RC):Your persona ride also increases the [Power] of your back row units.",
        "【永】【(R)】：あなたのペルソナライドは後列のユニットのパワーも増加させる。",
    )


def test_more_or_other_words_are_declined() -> None:
    for event in (
        "相手がカードを(V)にコールした",
        "このカードが相手のオーダーゾーンに置かれた",
        "このユニットが、アタックしたか",
        "このユニットと同じ縦列の(G)にあなたのユニットが登場した",
    ):
        declined(f"【自】【(R)】：{event}時、1枚引く。")
    for cond in (
        "このユニットがこのターンに(R)に",
        "このターンにあなたのヴァンガードが3枚以上ブーストされている",
    ):
        declined(f"【自】【(R)】：このユニットがアタックした時、{cond}なら、1枚引く。")
    declined(
        "【自】【(R)】：このユニットがアタックした時、グレード3のあなたのリアガードすべてを退却させ、そのターン中、パワー+5000。"
    )
