"""Japanese texts of Vanguard in families: what English says has the same tree in Japanese; what is said of one unit,
one number or one zone is said of others; one word more is declined. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.library.reading import read_text
from tests.lang.vg.test_ja_agreement import agree, pairs
from tests.lang.vg.test_ja_agreement import declined as wrong
from tests.lang.vg.test_ja_parts import read
from tests.rules.vg.support import board, card, side, unit, value

EQUAL = """
[AUTO](RC)[1/turn]:When this unit attacks or boosts, draw a card.
【自】【(R)】【ターン1回】：このユニットが、アタックかブーストした時、1枚引く。
[AUTO]:When this card is Scouted, draw a card.
【自】：このカードがスカウトされた時、1枚引く。
[CONT](RC):Your opponent's rear-guards cannot move from (RC) to (GC).
【永】【(R)】：相手のリアガードすべては(R)から(G)に移動できない。
[CONT](VC):The [Power] increase of your trigger effects gets +5000.
【永】【(V)】：あなたのトリガー効果のパワー増加を+5000する。
[CONT](VC):Your trigger effects activate twice.
【永】【(V)】：あなたのトリガー効果は2回発動する。
[CONT](RC):When this unit would be retired for the cost of the ability of your vanguard with "Oak" in its card name, \
it may be regarded as retiring two units.
【永】【(R)】：「Oak」を含むあなたのヴァンガードの能力のコストでこのユニットを退却させる際、2枚分として退却させてよい。
[CONT](Hand):When this card would be discarded from hand for the cost of the ability of your vanguard with "Oak" in \
its card name, it may be regarded as discarding two cards.
【永】【手札】：「Oak」を含むあなたのヴァンガードの能力のコストで、このカードを捨てる際、2枚分として捨ててよい。
[CONT](VC):You can have AutoMOD gauges.
【永】【(V)】：あなたは自己改修ゲージを持てる。
[CONT](RC):When this unit would attack, choose one of your opponent's front row (RC), and this unit battles all of the \
units on the chosen (RC).
【永】【(R)】：このユニットがアタックする際、相手の前列の(R)を1つ選び、選んだ(R)のユニットすべてとバトルする。
[CONT](RC):When this unit would attack a vanguard, it also battles all of your opponent's grade 2 or \
greater rear-guards.
【永】【(R)】：このユニットがヴァンガードにアタックする際、追加でグレード2以上の相手のリアガードすべてとバトルする。
[AUTO](RC):When this unit attacks, choose a card from your order zone, choose one of its original [ACT] abilities, \
and activate it without paying the cost.
【自】【(R)】：このユニットがアタックした時、あなたのオーダーゾーンから1枚選び、それが元々持つ【起】能力を1つ選び、\
コストを払わずに発動させる。
[AUTO](RC):When this unit attacks, choose up to two cards from your hand, and call them to (RC) in the same column as \
each other.
【自】【(R)】：このユニットがアタックした時、あなたの手札から2枚まで選び、それぞれ同じ縦列の(R)にコールする。
[AUTO](RC):When this unit attacks, look at the top card of your deck, and put it on the top or bottom of your deck. If \
you put it on the bottom, draw a card.
【自】【(R)】：このユニットがアタックした時、あなたの山札を上から1枚見て、山札の上か下に置く。下に置いたなら、1枚引く。
[AUTO](RC):When this unit attacks, if the number of your rear-guards is greater than your opponent's by two or more, \
draw a card.
【自】【(R)】：このユニットがアタックした時、あなたのリアガードが相手より2枚以上多いなら、1枚引く。
[CONT](GC):If your opponent's (GC) and front row (RC) have a total of two or less units, this unit gets [Shield] +5000.
【永】【(G)】：相手の、前列の(R)と(G)のユニットが合計2枚以下なら、このユニットのシールド+5000。
[CONT](RC):Cards with "Oak" in their card names in your bind zone cannot move to other zones by your opponent's card \
effects.
【永】【(R)】：あなたのバインドゾーンの「Oak」を含むカードすべては相手のカードの効果で他の領域に移動できない。
[AUTO](VC):When this unit attacks, perform one of the following. If you persona rode this turn, perform all of them \
instead.|・Choose one of your rear-guards, and [Stand] it.|・Draw a card.
【自】【(V)】：このユニットがアタックした時、以下を1つ行う。このターンにあなたがペルソナライドしているなら、1つではなく\
すべて行う。|・あなたのリアガードを1枚選び、【スタンド】させる。|・1枚引く。
"""


@pytest.mark.parametrize(("english", "japanese"), pairs(EQUAL))
def test_both_languages_have_one_tree(english: str, japanese: str) -> None:
    agree(english.replace("|", "\n"), japanese.replace("|", "\n"))


READ = """
【自】【(R)】：あなたのバトルフェイズに、あなたの他のユニットが(R)に登場した時か相手のリアガードが退却した時、1枚引く。
【自】【(R)】【ターン1回】：このユニットが、(R)に登場した時か、あなたのターンに【スタンド】した時、1枚引く。
【自】：このカードがあなたの「Oak」を含むカードの能力で(R)から、ソウルに置かれた時かバインドされた時、1枚引く。
【自】：このユニットが山札以外から(R)に登場した時、1枚引く。
【自】【(R)】：このユニットと同じ縦列の前列の(R)からいずれかのユニットが退却した時、1枚引く。
【自】：このユニットがあなたのカードの能力で後列の(R)に登場した時、1枚引く。
【自】【(R)】：このユニットが他の(R)に移動した時、1枚引く。
【自】【(R)】：「Oak」を含むあなたのユニットがブーストされないでアタックした時、1枚引く。
【自】【(R)】：このユニットがアタックしたバトルのクローズステップ開始時、1枚引く。
【自】【(R)】：このターン3回目以降のバトルでこのユニットがアタックした時、1枚引く。
【永】【(R)】：このターンにこのユニットのパワーがトリガー効果で増加しているなら、このユニットのクリティカル+1。
【永】【(R)】：このターンにあなたの他のユニットのクリティカルがトリガー効果で増加していないなら、このユニットのパワー+2000。
【永】【(R)】：このターンにあなたのソウルからカードが3枚以上ドロップに置かれているなら、このユニットのパワー+2000。
【永】【(R)】：このターンにあなたが合計4回以上アタックしているなら、このユニットのパワー+2000。
【永】【(R)】：あなたのソウルのグレードが4種類以上なら、このユニットのパワー+2000。
【永】【(R)】：このユニットのドレス元が5枚以上なら、このユニットのパワー+2000。
【永】【(G)】：アタックされているユニットが「Oak」を含むなら、このユニットのシールド+5000。
【永】【(R)】：このユニットのパワー+2000し、前列にいるなら、さらにクリティカル+1。
【自】【(R)】：このユニットがアタックした時、あなたの手札から2枚まで選び、ソウルに置き、置いた枚数1枚につき、\
相手のリアガードを1枚選び、退却させる。
【自】【(R)】：このユニットがアタックした時、あなたの山札から1枚まで探し、(R)にコールするか手札に加え、山札をシャッフルする。
【自】【(R)】：このユニットがアタックした時、あなたのドロップからあなたのソウルに同じグレードがないカードを1枚選び、\
手札に加える。
【自】【(R)】：このユニットがアタックした時、あなたの手札から1枚選び、このユニットのいる(R)に【レスト】でコールする。
【永】【(V)】：あなたのソウルの枚数により、このユニットは以下すべてを得る。|・2枚以上-このユニットのパワー+2000。\
|・4枚以上-このユニットのクリティカル+1。
"""


@pytest.mark.parametrize("text", [line.replace("\\\n", "") for line in READ.strip().replace("\\\n", "").splitlines()])
def test_one_word_more_is_declined(text: str) -> None:
    text = text.replace("|", "\n")
    assert read(text)
    first, dot, rest = text.partition("時、") if "時、" in text else text.partition("、")
    wrong(f"{first}{dot}そっと{rest}")


def test_both_events_have_one_limit() -> None:
    first, second = read("【自】【(R)】【ターン1回】：このユニットがアタックした時かブーストした時、1枚引く。")
    assert isinstance(first, t.Automatic)
    assert isinstance(second, t.Automatic)
    assert (first.limit, first.joint, second.limit, second.joint) == (1, 0, 1, 1)
    for ability in read("【自】【(R)】：このユニットがアタックした時かブーストした時、1枚引く。"):
        assert isinstance(ability, t.Automatic)
        assert (ability.limit, ability.joint) == (0, 0)


def test_the_time_of_the_second_event_is_not_that_of_the_first() -> None:
    one, other = read("【自】【(R)】：このユニットがアタックした時か、相手のターンに【スタンド】した時、1枚引く。")
    assert isinstance(one, t.Automatic)
    assert isinstance(other, t.Automatic)
    assert one.cond is None
    assert other.cond == t.TurnOf(t.OPPONENT)


def test_what_is_not_done_belongs_to_the_cost_that_bought_it() -> None:
    text = (
        "【自】：このユニットが(R)に登場した時、あなたの手札から1枚選び、公開してよい。あなたのヴァンガードがグレード3なら、"
        "【コスト】[【ソウルブラスト】(1)]することで、あなたのドロップから1枚まで選び、手札に加える。加えなかったなら、1枚引く。"
    )
    (ability,) = read(text)
    paid = next(node for node in walk.nodes(ability) if isinstance(node, t.May) and node.cost)
    assert isinstance(paid.do[-1], t.If)
    assert paid.do[-1].then == (t.Draw(1),)


NUMBERED = (
    "【永】【(V)】：あなたのソウルの枚数により、このユニットは以下すべてを得る。\n"
    "・2枚以上-このユニットのパワー+2000。\n・4枚以上-このユニットのクリティカル+1。"
)


@pytest.mark.parametrize(("cards", "power", "critical"), [(1, 13000, 1), (2, 15000, 1), (4, 15000, 2)])
def test_a_list_gives_what_the_number_reaches(cards: int, power: int, critical: int) -> None:
    hero = unit("Hero", 3, 13000, 0, *read(NUMBERED))
    d = board("main", side(vc=hero, soul=[card(f"Leaf {n}", grade=1) for n in range(cards)]))
    assert (value(d, "Hero"), value(d, "Hero", "critical")) == (power, critical)


@pytest.mark.parametrize(("mine", "power"), [(3, 15000), (2, 13000)])
def test_so_many_more_than_the_opponent_has(mine: int, power: int) -> None:
    text = "【永】【(V)】：あなたのリアガードが相手より2枚以上多いなら、このユニットのパワー+2000。"
    allies = [unit(f"Ally {n}", 1) if n < mine else None for n in range(3)]
    hero = unit("Hero", 3, 13000, 0, *read(text))
    d = board("main", side(vc=hero, fl=allies[0], fr=allies[1], bl=allies[2]), side(fl=unit("Foe", 1)))
    assert value(d, "Hero") == power


def test_a_card_with_which_a_cost_was_paid_activates_nothing() -> None:
    """It lies where its abilities are not valid [VG 11.4.4]; a card that stays where it is activates them."""
    used = "を1つ選び、コストを払わずに発動させる。"
    paid = (
        f"【起】【(V)】【コスト】[ドロップから1枚選び、除外する]：このコストで除外したカードが元々持つ【起】能力{used}"
    )
    assert read_text("vg", "ja", paid, "unit").status == "declined"
    stays = f"【起】【(V)】：あなたのオーダーゾーンから1枚選び、それが元々持つ【起】能力{used}"
    assert read_text("vg", "ja", stays, "unit").status == "whole"
