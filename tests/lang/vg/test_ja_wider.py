"""Japanese texts of Vanguard: parts that stand in many sentences. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.printed import kind_of
from ludex.lang.files.cards import Printed
from tests.lang.vg.test_ja_parts import ATTACKS, declined, effect, english, read

RC = t.Zone(("RC",))
BATTLE = "そのバトル中、このユニットのパワー+5000。"

EQUAL = (
    (
        "亡霊状態のこのユニットがアタックした時、いずれかのリアガードを１枚選び、ソウルに置く。",
        "When this unit attacks, if this unit is hollowed, choose one of any player's rear-guards, "
        "and put it into soul.",
    ),
    (
        "このユニットがアタックした時、相手のリアガードを１枚選び、ユニットのいない前列の(R)に移動させる。",
        "When this unit attacks, choose one of your opponent's rear-guards, and move it to an open front row (RC).",
    ),
    (
        "このユニットがアタックした時、ユニットのいない相手の(R)１つにつき、そのバトル中、このユニットのパワー+2000。",
        "When this unit attacks, this unit gets [Power] +2000 until end of that battle for each of your opponent's "
        "open (RC).",
    ),
    (
        "このユニットがアタックした時、【コスト】[手札から１枚捨てる]ことで、このコストで捨てられたカードのグレード１につき、"
        "そのバトル中、このユニットのパワー+5000。",
        "When this unit attacks, [COST][discard a card from hand], and this unit gets [Power] +5000 until end of that "
        "battle for each grade of the card discarded for this cost.",
    ),
    (
        "このユニットがアタックした時、【コスト】[手札から１枚捨てる]ことで、このコストで捨てられたカードと同名の"
        "あなたのリアガードを１枚選び、【スタンド】させる。",
        "When this unit attacks, [COST][discard a card from hand], choose one of your rear-guards with the same card "
        "name as the card discarded for this cost, and [Stand] it.",
    ),
    (
        "あなたのヴァンガードがアタックした時、このユニットと同じ縦列にあなたの龍樹マーカーがあるなら、１枚引く。",
        "When your vanguard attacks, if you have a Dragontree marker in the same column as this unit, draw a card.",
    ),
)


@pytest.mark.parametrize(("ja", "en"), EQUAL)
def test_both_languages_have_one_tree(ja: str, en: str) -> None:
    assert read(f"【自】【(R)】：{ja}") == english(f"[AUTO](RC):{en}")


def test_a_greater_amount_is_paid_for() -> None:
    """The difference is given for the cost; what follows is done for it, too."""
    cost = "【コスト】[【エネルギーブラスト】(1)]することで、"
    (first, more) = effect(f"{BATTLE}{cost}+5000ではなく+15000し、１枚引く。")
    assert first == t.Continue((t.Modify(t.SELF, "power", "+", 5000),), "battle")
    given = t.Continue((t.Modify(t.SELF, "power", "+", t.Plus((15000, -5000))),), "battle")
    assert more == t.May((given, t.Draw(1)), (t.Do("energy-blast", t.SELF, 1),))
    (_, asked) = effect(f"{BATTLE}あなたの手札がないなら、{cost}+5000ではなく+15000。")
    assert isinstance(asked, t.If) and isinstance(asked.then[0], t.May)
    assert declined(f"{ATTACKS[0]}{BATTLE}{cost}+10000ではなく+15000。")  # no +10000 was given
    assert declined(f"{ATTACKS[0]}１枚引く。{cost}+5000ではなく+15000。")


def test_what_was_done_is_asked_for_by_what_happened() -> None:
    (_, _move, asked) = effect("あなたの手札から１枚選び、捨てる。トリガーユニットが捨てられたなら、１枚引く。")
    trigger = t.Word("type", "trigger") & t.Word("type", "unit")
    assert isinstance(asked, t.If) and asked.cond == t.Compare(t.Moved("t", trigger), ">=", 1)
    assert declined(f"{ATTACKS[0]}【カウンターチャージ】(1)。トリガーユニットが捨てられたなら、１枚引く。")


def test_a_blast_puts_nothing_into_the_drop_zone_that_the_text_asks_for() -> None:
    """The cards of a soul-blast are put into the drop zone, but it is not what the text calls to put a card."""
    blast = "【コスト】[【ソウルブラスト】(1)]することで、"
    assert declined(f"{ATTACKS[0]}{blast}１枚引く。置いたなら、１枚引く。")
    (_, _put, asked) = effect(
        f"{blast}あなたの手札から１枚まで選び、オーダーゾーンに置く。手札から置いたなら、１枚引く。"
    )[-3:]
    assert isinstance(asked, t.If) and asked.cond == t.Compare(t.Moved("t", t.Zone(("hand",))), ">=", 1)


def test_two_events_share_the_zone_that_the_card_leaves() -> None:
    (one, other) = read("【自】：このユニットが(R)から、手札に戻された時か退却した時、１枚引く。")
    assert isinstance(one, t.Automatic) and isinstance(other, t.Automatic)
    assert one.when == t.When("move", t.SELF, src=("RC",), dst=("hand",), word="return")
    assert other.when == t.When("move", t.SELF, src=("RC",), word="retire")


def test_6_3_3_2_2_the_card_hears_for_what_it_was_discarded() -> None:
    (any_ride,) = read("【自】：ライドデッキからライドする際にこのカードが手札から捨てられた時、１枚引く。")
    assert isinstance(any_ride, t.Automatic) and isinstance(any_ride.when, t.When)
    assert any_ride.when.other == t.YOURS & t.Zone(("ride deck",))
    ride, stride = read(
        "【自】：このカードが、ライドデッキからグレード３にライドする際か【超越】のコストを払う際に、"
        "手札から捨てられた時、１枚引く。"
    )
    assert isinstance(ride, t.Automatic) and isinstance(ride.when, t.When)
    assert t.Figure("grade", "=", 3) in ride.when.other.parts  # type: ignore[attr-defined]
    assert isinstance(stride, t.Automatic) and ride != stride


def test_what_is_done_later_may_have_a_condition() -> None:
    (_, later) = effect(f"{BATTLE}そのバトル終了時、このバトルでアタックがヒットしているなら、１枚引いてよい。")
    assert isinstance(later, t.Delay) and isinstance(later.do[0], t.If) and isinstance(later.do[0].then[0], t.May)


def test_qualities_of_different_kinds_are_alternatives() -> None:
    (choose, _) = effect("あなたのドロップから、「穂」を含むか、グレード３の、カードを１枚選び、手札に加える。")
    assert isinstance(choose, t.Choose)
    either = t.Some((t.Figure("grade", "=", 3), t.Within("name", "穂")))
    assert either in choose.what.parts  # type: ignore[attr-defined]


def test_one_of_each_of_two_kinds() -> None:
    _look, first, second, *_ = effect(
        "あなたの山札を上から７枚見て、ユニットカードと、ノーマルオーダーをそれぞれ１枚まで選び、捨て、山札をシャッフルする。"
    )
    assert isinstance(first, t.Choose) and isinstance(second, t.Choose)
    assert (first.name, second.name, second.also) == ("found", "found", True)


def test_a_row_or_a_column_belongs_to_the_group() -> None:
    (ability,) = read("【自】【(R)】：あなたのリアガードが中央後列からアタックした時、１枚引く。")
    assert isinstance(ability, t.Automatic) and isinstance(ability.when, t.When)
    assert {RC, t.YOURS, t.Slot((3,))} == {*ability.when.subject.parts}  # type: ignore[attr-defined]


def test_gauge_is_paid_and_gained() -> None:
    (_world, call) = read("〈カタナワールド〉\n【コールコスト】[ゲージ１を払う]")
    assert isinstance(call, t.Activated) and call.keyword == "Call Cost"
    assert effect("あなたの山札を上から２枚ゲージに裏で置く。") == (t.Do("gain gauge from deck", t.SELF, 2),)


def test_history_says_from_where_and_by_whom() -> None:
    texts = (
        "このターンにあなたの他のリアガードが手札以外から(R)に登場しているなら、",
        "このターンにあなたのオーダーカードがあなたのヴァンガードの能力でドロップからバインドされているなら、",
        "このターンにあなたのカードの効果で相手のカードがバインドされているなら、",
        "このターンにいずれかのリアガードが山札の下に置かれているなら、",
        "このターンにあなたのユニットが合計３回以上ブーストしているなら、",
        "このターンにオーダーがプレイされていないなら、",
    )
    for text in texts:
        (ability,) = read(f"【永】【(R)】：{text}このユニットのパワー+5000。")
        assert isinstance(ability, t.Passive) and ability.cond is not None


def test_11_7_1_costs_that_cannot_be_paid_or_are_lower() -> None:
    (_, forbidden) = effect(
        "１枚引く。そのターン中、あなたはこのユニットと同名のユニットの【起】能力のコストを払えない。"
    )
    assert isinstance(forbidden, t.Continue)
    (rule,) = forbidden.effects
    assert isinstance(rule, t.Rule) and (rule.op, rule.query) == ("forbid", "pay for [ACT] abilities")
    (_, lower) = effect(
        "あなたのヴァンガードを１枚選び、そのターン中、そのユニットが元々持つ【自】能力のコストは【カウンターブラスト】(1)減る。"
    )
    less = t.Rule("permit", "counter-blast of original [AUTO] abilities", t.Ref("t"), n=-1)
    assert lower == t.Continue((less,), "turn")


def test_9_9_2_3_an_order_that_is_played_from_the_drop_zone() -> None:
    there, text = read(
        "このカードはドロップからでもプレイでき、あなたの手札がないならプレイできる！１枚引く。", "order"
    )
    assert there == t.Passive((t.Rule("permit", "play from drop", t.SELF),), zones=("drop",))
    assert isinstance(text, t.Spell) and text.cond is not None


def test_one_quoted_deed_or_another() -> None:
    (modes,) = effect("『１枚引く』か『あなたの手札がないなら、【カウンターチャージ】(1)』を行う。")
    assert isinstance(modes, t.Modes) and modes.n == 1 and isinstance(modes.options[1][0], t.If)


def test_what_was_done_with_the_card_itself() -> None:
    """Both languages ask whether the card was moved."""
    ja = "【自】【ドロップ】：あなたのヴァンガードが登場した時、このカードを(R)にコールしてよい。"
    ja += "コールしたなら、１枚引く。"
    en = "[AUTO](Drop):When your vanguard is placed, you may call this card to (RC). If you called it, draw a card."
    assert read(ja) == english(en)


def test_a_row_without_type_and_power_may_be_an_order() -> None:
    assert kind_of(Printed("", "A Song", "", "１枚引く。", {}, "")) == "order"
    assert kind_of(Printed("", "A Unit", "", "", {"power": "8000"}, "")) == ""
