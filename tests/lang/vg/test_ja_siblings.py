"""Japanese texts of Vanguard: parts with their siblings (whom, from where, whose, which row). All sentences are our
own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_ja_parts import ATTACKS, declined, effect, english, read

RC, VC = t.Zone(("RC",)), t.Zone(("VC",))
STRONG = "このユニットのパワー+5000。"

EQUAL = (
    (
        "【自】【(R)】：あなたがグレード3にライドした時、1枚引く。",
        "[AUTO](RC):When you ride a grade 3, draw a card.",
    ),
    (
        "【自】【(R)】：相手のドライブチェックでトリガーユニットが出た時、1枚引く。",
        "[AUTO](RC):When your opponent's drive check reveals a trigger unit, draw a card.",
    ),
    (
        "【自】【(R)】：あなたのヴァンガードのドライブチェックでノーマルユニットが出た時、1枚引く。",
        "[AUTO](RC):When your vanguard's drive check reveals a normal unit, draw a card.",
    ),
    (
        "【自】【(R)】：あなたのダメージゾーンにカードが置かれた時、1枚引く。",
        "[AUTO](RC):When a card is put into your damage zone, draw a card.",
    ),
    (
        "【自】【(R)】：あなたのカードがドロップから山札に戻された時、1枚引く。",
        "[AUTO](RC):When your card is put from your drop into your deck, draw a card.",
    ),
    (
        "【自】【(R)】：あなたがカードを引いた時、そのターン中、このユニットのパワー+5000。",
        "[AUTO](RC):When you draw a card, this unit gets [Power] +5000 until end of turn.",
    ),
    (
        "【自】：このユニットがあなたのカードの能力のコストでソウルに置かれた時、1枚引く。",
        "[AUTO]:When this unit is put into soul for the cost of your card's ability, draw a card.",
    ),
    (
        "【永】【(R)】：このユニットがヴァンガードをブーストしているなら、" + STRONG,
        "[CONT](RC):If this unit is boosting a vanguard, this unit gets [Power] +5000.",
    ),
    (
        "【永】【(R)】：あなたのヴァンガードのグレードが相手のヴァンガードより低いなら、" + STRONG,
        "[CONT](RC):If your vanguard's grade is less than your opponent's vanguard's grade, "
        "this unit gets [Power] +5000.",
    ),
    (
        "【永】【(R)】：あなたのソウルに「夢の騎士」と「幻の騎士」があるなら、" + STRONG,
        '[CONT](RC):If you have "夢の騎士" and "幻の騎士" in your soul, this unit gets [Power] +5000.',
    ),
    (
        "【自】：このユニットが(R)に登場した時、あなたの山札からパワー8000以下のユニットカードを1枚まで探し、手札に加え、山札をシャッフルする。",
        "[AUTO]:When placed on (RC), search your deck for up to one unit card with [Power] 8000 or less, "
        "put it into your hand, and shuffle your deck.",
    ),
    (
        "【自】：このユニットが(R)に登場した時、あなたの山札からあなたのヴァンガードと同じグレードのカードを2枚まで探し、手札に加え、"
        "山札をシャッフルする。",
        "[AUTO]:When placed on (RC), search your deck for up to two cards with the same grade as your vanguard, "
        "put them into your hand, and shuffle your deck.",
    ),
    (
        "【自】：このユニットが(R)に登場した時、あなたの山札からグレード1を1枚までと、グレード2を1枚まで探し、手札に加え、山札をシャッフルする。",
        "[AUTO]:When placed on (RC), search your deck for up to one grade 1 and up to one grade 2, "
        "put them into your hand, and shuffle your deck.",
    ),
    (
        "【自】：このユニットが(R)に登場した時、あなたのリアガードを2枚選び、位置を入れ替える。",
        "[AUTO]:When placed on (RC), choose two of your rear-guards, and exchange their positions.",
    ),
    (
        "【自】：このユニットが(R)に登場した時、あなたと相手のリアガードすべてを退却させる。",
        "[AUTO]:When placed on (RC), retire all rear-guards.",
    ),
    (
        "【自】：このユニットが(R)に登場した時、あなたの山札を上から3枚ドロップに置く。この効果でグレード3が置かれたなら、1枚引く。",
        "[AUTO]:When placed on (RC), put the top three cards of your deck into your drop. "
        "If a grade 3 was put into your drop with this effect, draw a card.",
    ),
    (
        "【自】：このユニットが(R)に登場した時、【コスト】[山札を上から3枚ドロップに置く]ことで、1枚引く。",
        "[AUTO]:When placed on (RC), [COST][put the top three cards of your deck into your drop], draw a card.",
    ),
    (
        "【自】【(R)】：このユニットがブーストした時、「夢」を含むヴァンガードをブーストしたなら、1枚引く。",
        '[AUTO](RC):When this unit boosts, if it boosted a vanguard with "夢" in its card name, draw a card.',
    ),
)


@pytest.mark.parametrize(("ja", "en"), EQUAL)
def test_both_languages_have_one_tree(ja: str, en: str) -> None:
    assert read(ja) == english(en)


def asked(words: str) -> t.Cond | None:
    (ability,) = read(f"【永】【(R)】：{words}なら、{STRONG}")
    assert isinstance(ability, t.Passive)
    return ability.cond


def test_all_units_of_a_group_are_in_a_state() -> None:
    rear = t.YOURS & RC
    rested = t.Unless(t.Exists(t.All((rear, t.Not(t.State("rest"))))))
    assert asked("あなたのリアガードすべてが【レスト】している") == rested
    assert declined(f"【永】【(R)】：リアガードすべてが【レスト】しているなら、{STRONG}")  # whose?


def test_where_and_to_whom_this_unit_is() -> None:
    assert asked("このユニットがヴァンガードにアタックしている") == t.Is(t.SELF, t.Role("attacking", VC))
    assert asked("このユニットがリアガード") == t.Is(t.SELF, RC)
    beside = t.Beside(t.YOURS & VC, "column")
    assert asked("このユニットがあなたのヴァンガードと同じ縦列にいる") == t.Is(t.SELF, beside)
    assert declined(f"【永】【(R)】：このユニットがヴァンガードにいるなら、{STRONG}")


def test_numbers_are_compared_and_added() -> None:
    ours, theirs = (t.Count(who & t.Zone(("damage",))) for who in (t.YOURS, t.ENEMY))
    assert asked("あなたのダメージゾーンの枚数が相手のダメージゾーンの枚数以上") == t.Compare(ours, ">=", theirs)
    assert asked("あなたの山札が10枚以下") == t.Compare(t.Count(t.YOURS & t.Zone(("deck",))), "<=", 10)
    both = t.Exists(t.YOURS & t.Zone(("hand", "soul")), 8)
    assert asked("あなたの手札とソウルの合計が8枚以上") == both
    assert declined(f"【永】【(R)】：あなたの手札とソウルの合計が8なら、{STRONG}")


def test_a_sentence_with_its_own_choice_stands_outside_the_condition_before() -> None:
    """The cards that it speaks of are those that it chooses itself, not those of the sentence under the condition."""
    asks = "あなたの手札がないなら、1枚引く。"
    (_, cond, choose, move) = effect(f"1枚引く。{asks}あなたのドロップから1枚選び、手札に加える。")
    assert isinstance(cond, t.If) and cond.then == (t.Draw(1),)
    assert isinstance(choose, t.Choose) and isinstance(move, t.Move)
    (_, cond, stand, _given) = effect(f"1枚引く。{asks}このユニットを【スタンド】させ、そのターン中、パワー+5000。")
    assert isinstance(cond, t.If) and cond.then == (t.Draw(1),) and stand == t.SetState(t.SELF, "stand")


def test_conditions_under_one_duration_are_stairs() -> None:
    steps = "あなたのソウルが2枚以上なら、このユニットのパワー+10000し、6枚以上なら、さらにドライブ+1。"
    (first,) = effect(f"そのバトル中、{steps}")
    assert isinstance(first, t.If) and first.cond == t.Exists(t.YOURS & t.Zone(("soul",)), 2)
    given, second = first.then
    assert given == t.Continue((t.Modify(t.SELF, "power", "+", 10000),), "battle")
    assert isinstance(second, t.If) and second.cond == t.Exists(t.YOURS & t.Zone(("soul",)), 6)
    assert second.then == (t.Continue((t.Modify(t.SELF, "drive", "+", 1),), "battle"),)
    assert declined(f"{ATTACKS[0]}{steps}")  # for how long?


def test_two_events_may_be_a_moment_and_an_event() -> None:
    first, second = read("【自】【(V)】：あなたのメインフェイズ開始時か、このユニットがアタックした時、1枚引く。")
    assert isinstance(first, t.Automatic) and first.when == t.When("begin", word="main phase", player=t.YOU)
    assert isinstance(second, t.Automatic) and second.when == t.When("attack", t.SELF)
    limited = read(
        "【自】【(V)】【ターン1回】：あなたのメインフェイズ開始時か、このユニットがアタックした時、1枚引く。"
    )
    assert [(one.limit, one.joint) for one in limited if isinstance(one, t.Automatic)] == [(1, 0), (1, 1)]


def test_the_row_at_the_head_of_an_ability_is_asked() -> None:
    (front,) = read("【自】【左前列の(R)】：このユニットがアタックした時、1枚引く。")
    assert isinstance(front, t.Automatic) and front.cond == t.Is(t.SELF, t.Slot((0,))) and front.zones == ("RC",)
    (either,) = read("【永】【(V)/後列の(R)】：このユニットのパワー+5000。")
    assert isinstance(either, t.Passive) and either.zones == ("VC", "RC") and isinstance(either.cond, t.Either)
    assert declined("【自】【左列の(R)】：このユニットがアタックした時、1枚引く。")


def test_states_in_quotes_are_named_by_cards() -> None:
    """Another card says which cards are in the state; a bare word in quotes before a verb is none."""
    such = t.YOURS & VC & t.Word("state", "“星の客”")
    assert asked("あなたのヴァンガードが“星の客”") == t.Exists(such)
    assert declined(f"【永】【(R)】：あなたのヴァンガードが“星の客”を含むなら、{STRONG}")


def test_an_ability_is_lost_for_the_fight() -> None:
    assert effect("1枚引く。このファイト中、この能力を失う。")[-1] == t.Do("cannot be used", t.SELF, word="game")
    assert effect("1枚引く。そのターン中、この能力を失う。")[-1] == t.Do("cannot be used", t.SELF, word="turn")
    assert declined(f"{ATTACKS[0]}1枚引く。この能力を失う。")  # for how long?


def test_of_what_kind_the_card_was_that_was_put() -> None:
    start = "あなたのドロップから1枚選び、ソウルに置く。"
    (_, _, cond) = effect(f"{start}置いたカードがグレード3なら、1枚引く。")
    assert isinstance(cond, t.If) and cond.cond == t.Compare(t.Moved("t", t.Figure("grade", "=", 3)), ">=", 1)
    assert declined(f"{ATTACKS[0]}1枚引く。置いたカードがグレード3なら、1枚引く。")  # nothing was put


def test_both_players_do_it() -> None:
    (each,) = effect("あなたと相手は、自分の手札から1枚選び、捨てる。")
    assert isinstance(each, t.By) and each.who == t.EACH and isinstance(each.do[0], t.Choose)
    assert declined(f"{ATTACKS[0]}あなたと相手は、相手の手札から1枚選び、捨てる。")


def test_a_label_with_a_dot_begins_a_line() -> None:
    """The printing joins the lines: the second ability begins with its label."""
    label = "ジャックナイフ・ブレイブハート-"
    first, second = read(
        f"【自】：このユニットが(R)に登場した時、1枚引く。{label}【起】【(V)】：【ソウルチャージ】(1)。"
    )
    assert isinstance(first, t.Automatic) and isinstance(second, t.Activated)


RAISED = "そのターン中、このユニットのパワー+5000。相手のヴァンガードがグレード3以上なら、+5000ではなく+10000。"


def test_what_is_done_if_the_greater_number_was_given() -> None:
    """It was given if its condition holds."""
    raised, asks = effect(f"{RAISED}この効果で+10000したなら、1枚引く。")
    assert isinstance(raised, t.If) and asks == t.If(raised.cond, (t.Draw(1),))
    _, besides = effect(f"{RAISED}この効果で+10000していて、あなたの手札がないなら、さらにクリティカル+1。")
    assert isinstance(besides, t.If) and isinstance(besides.cond, t.Both) and besides.cond.parts[0] == raised.cond
    assert besides.then == (t.Continue((t.Modify(t.SELF, "critical", "+", 1),), "turn"),)
    assert declined(f"{ATTACKS[0]}{RAISED}この効果で+15000したなら、1枚引く。")  # nothing gives +15000


def test_what_is_done_if_a_number_for_each_card_comes_to_so_much() -> None:
    _, asks = effect("あなたのソウル2枚につき、そのバトル中、このユニットのパワー+5000。+15000以上したなら、1枚引く。")
    much = t.Times(5000, t.Fits(t.Count(t.YOURS & t.Zone(("soul",))), 2))
    assert asks == t.If(t.Compare(much, ">=", 15000), (t.Draw(1),))
    assert declined(f"{ATTACKS[0]}1枚引く。+15000以上したなら、1枚引く。")


def test_others_get_the_figure_under_a_condition_instead_of_this_unit() -> None:
    more = "あなたの手札がないなら、このユニットではなくあなたの前列のユニットすべてのパワー+5000。"
    own, front = read(f"【永】【(V)】：このユニットのパワー+5000。{more}")
    assert (
        isinstance(own, t.Passive) and isinstance(front, t.Passive) and own.cond == t.Unless(front.cond or t.Both(()))
    )
    assert isinstance(own.effects[0], t.Modify) and own.effects[0].what == t.SELF
    assert isinstance(front.effects[0], t.Modify) and t.Lies("front") in front.effects[0].what.parts  # type: ignore[attr-defined]
    assert declined(
        "【永】【(V)】：このユニットのパワー+5000。あなたの手札がないなら、それではなくあなたのユニットすべてのパワー+2000。"
    )
