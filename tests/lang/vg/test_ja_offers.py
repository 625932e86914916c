"""Japanese texts of Vanguard: conditions after costs, offers, repeated deeds, restraints, lost abilities. All sentences
are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_ja_parts import declined, effect, english, read

ATTACKS = "このユニットがアタックした時、"
EQUAL = (
    (
        f"{ATTACKS}このユニットよりパワーの低い相手のリアガードを１枚選び、退却させる。",
        "When this unit attacks, choose one of your opponent's rear-guards with [Power] less than this unit's [Power], "
        "and retire it.",
    ),
    (
        f"{ATTACKS}そのターン中、このユニットは相手の後列のユニットにもアタックできる。",
        "When this unit attacks, this unit can attack your opponent's units in the back row until end of turn.",
    ),
    (
        f"{ATTACKS}そのターン中、このユニットは【永】能力すべてを失う。",
        "When this unit attacks, this unit loses all of its [CONT] abilities until end of turn.",
    ),
    (
        f"{ATTACKS}このターンにあなたが魔合成しているなら、１枚引く。",
        "When this unit attacks, if you did Alchemagic this turn, draw a card.",
    ),
    (
        f"{ATTACKS}あなたのバインドゾーンにトリガーアイコンが2種類以上なら、１枚引く。",
        "When this unit attacks, if your bind zone has two or more types of trigger icons, draw a card.",
    ),
    (
        f"{ATTACKS}あなたの後列のリアガード１枚につき、相手のリアガードを１枚選び、退却させる。",
        "When this unit attacks, for each of your back row rear-guards, choose one of your opponent's rear-guards, and "
        "retire it.",
    ),
)


@pytest.mark.parametrize(("ja", "en"), EQUAL)
def test_both_languages_have_one_tree(ja: str, en: str) -> None:
    assert read(f"【自】【(R)】：{ja}") == english(f"[AUTO](RC):{en}")


COST = "【コスト】[【ソウルブラスト】(1)]することで、"
GRADE = "あなたのヴァンガードがグレード3以上なら、"


def test_a_condition_after_the_cost_is_asked_when_it_was_paid() -> None:
    (before,) = read(f"【自】【(R)】：{ATTACKS}{GRADE}{COST}１枚引く。")
    (after,) = read(f"【自】【(R)】：{ATTACKS}{COST}{GRADE}１枚引く。")
    assert isinstance(before, t.Automatic)
    assert isinstance(after, t.Automatic)
    assert before.cost == after.cost
    assert before.cond is not None
    assert after.cond is None
    assert after.do == (t.If(before.cond, before.do),)


def test_a_further_deed_is_not_told_apart_from_that_of_another_condition() -> None:
    assert effect(f"１枚引く。{GRADE}さらに１枚引く。")[0] == t.Draw(1)
    assert declined(f"【自】【(R)】：{ATTACKS}１枚引く。{GRADE}１枚引く。{GRADE}さらに１枚引く。")


def test_who_shows_no_card_has_chosen_none() -> None:
    (offer, then) = effect("あなたの手札から１枚選び、公開してよい。公開したなら、１枚引く。")
    assert isinstance(offer, t.May)
    assert [type(part) for part in offer.do] == [t.Choose, t.Reveal]
    assert then == t.If(t.Is(t.Ref("t"), t.ANY), (t.Draw(1),))


def test_all_options_instead_of_one() -> None:
    options = "\n・１枚引く。\n・【ソウルチャージ】(1)。"
    (made,) = effect(f"以下を1つ行う。{GRADE}1つではなくすべてを行う。{options}")
    assert isinstance(made, t.If)
    (one,) = made.otherwise
    assert isinstance(one, t.Modes)
    assert made.then == tuple(step for option in one.options for step in option)


def test_a_cost_without_brackets_and_one_whose_verb_joins() -> None:
    bare = read(f"【自】【(R)】：{ATTACKS}手札から１枚捨てることで、１枚引く。")
    assert bare == read(f"【自】【(R)】：{ATTACKS}【コスト】[手札から１枚捨てる]ことで、１枚引く。")
    joined = "手札から１枚捨て,Gゾーンから１枚表にする"
    assert read(f"【起】【(R)】：【コスト】[{joined}]ことで、１枚引く。") == read(
        f"【起】【(R)】：【コスト】[{joined.replace('捨て', '捨てる')}]ことで、１枚引く。"
    )


def test_a_kept_duration_reaches_only_the_turns_of_the_player() -> None:
    (given,) = read(
        "追加効果-このファイト中、あなたは『あなたのターン中、あなたのリアガードすべてのパワー+10000』を得る!"
    )
    said = "追加効果-このファイト中、あなたは『あなたのリアガードすべてのパワー+10000』を得る!"
    assert (given,) != read(said)
    assert "on its turn" in repr(given)
    assert declined(
        "追加効果-このファイト中、あなたは『あなたのターン中、相手のリアガードすべてのパワー+10000』を得る!"
    )


def test_the_other_unit_of_a_column_is_one_and_of_a_row_is_not() -> None:
    one = "【永】【(R)】：このユニットと同じ縦列のあなたの他のユニットのパワー+5000。"
    assert read(one) == read(
        one.replace("ユニットの", "ユニットすべての").replace("このユニットすべて", "このユニット")
    )
    assert declined("【永】【(R)】：このユニットと同じ横列のあなたの他のユニットのパワー+5000。")


LATER = (
    (
        "【自】【(R)】：相手があなたのカードの能力で手札を捨てた時、１枚引く。",
        t.When("move", t.ENEMY, src=("hand",), word="discard", cause=t.YOURS),
    ),
    (
        "【自】【(R)】：あなたの(R)に「Ash」が登場した時、１枚引く。",
        t.When("move", t.All((t.YOURS, t.Word("name", "Ash"))), dst=("RC",), word="placed"),
    ),
    (
        "【自】【(R)】：あなたのカードの能力でこのユニットが【スタンド】した時、１枚引く。",
        t.When("state", t.SELF, word="stand", cause=t.YOURS),
    ),
)


@pytest.mark.parametrize(("text", "when"), LATER)
def test_events_say_by_whom_and_where(text: str, when: t.When) -> None:
    (ability,) = read(text)
    assert isinstance(ability, t.Automatic)
    assert ability.when == when


def test_a_duration_reaches_over_a_condition() -> None:
    (first, second) = effect(f"そのターン中、このユニットのパワー+5000し、{GRADE}このユニットのクリティカル+1。")
    assert first == t.Continue((t.Modify(t.SELF, "power", "+", 5000),), "turn")
    assert isinstance(second, t.If)
    assert second.then == (t.Continue((t.Modify(t.SELF, "critical", "+", 1),), "turn"),)


def test_how_many_cards_went_where_this_turn() -> None:
    text = "このターンにあなたのカードがあなたのカードの能力でソウルに合計2枚以上置かれているなら、１枚引く。"
    (ability,) = read(f"【起】【(R)】：{text}")
    assert isinstance(ability, t.Activated)
    put = t.Happened(t.When("move", t.YOURS, dst=("soul",), cause=t.YOURS))
    assert ability.cond == t.Compare(put, ">=", 2)


def test_the_attacking_unit_is_asked_how_it_came() -> None:
    text = "アタックしているユニットがこのターンに手札以外から登場しているなら、１枚引く。"
    (ability,) = read(f"【自】【(R)】：{ATTACKS}{text}")
    assert isinstance(ability, t.Automatic)
    came = t.When("move", t.SELF, not_src=("hand",), word="placed")
    assert ability.cond == t.Compare(t.Happened(came, t.Role("attacking")), ">=", 1)


def test_two_kinds_of_one_place_are_each_told_by_one_word() -> None:
    two = "あなたのドロップから〈忍法〉と〈忍者〉をそれぞれ１枚まで選び、手札に加える。"
    assert [type(step) for step in effect(two)] == [t.Choose, t.Choose, t.Move]
    assert declined(
        f"【自】【(R)】：{ATTACKS}{two.replace('から', 'から守護者を持たない')}"
    )  # of the first, or of both?


def test_a_charge_is_greater_and_not_repeated() -> None:
    (charge,) = effect("あなたの後列のリアガード１枚につき、【ソウルチャージ】(1)。")
    assert isinstance(charge, t.Do)
    assert isinstance(charge.n, t.Times)
    more = (
        "あなたの後列のリアガード１枚につき、【ソウルチャージ】(1)。合計2枚以上【ソウルチャージ】したなら、１枚引く。"
    )
    assert declined(f"【自】【(R)】：{ATTACKS}{more}")


def test_so_many_are_there_with_or_without_a_verb() -> None:
    bare = f"【自】【(R)】：{ATTACKS}あなたのリアガードが3枚以上なら、１枚引く。"
    assert read(bare) == read(bare.replace("以上", "以上いる"))
    assert read(bare) != read(bare.replace("以上", ""))


def test_a_hit_on_a_unit_and_cards_that_leave_a_place() -> None:
    (hit,) = read("【自】【(R)】：あなたのヴァンガードにアタックがヒットした時、１枚引く。")
    (left,) = read("【自】【(R)】：あなたの山札からカードがドロップに置かれた時、１枚引く。")
    assert isinstance(hit, t.Automatic)
    assert isinstance(left, t.Automatic)
    assert hit.when == t.When("hit", other=t.All((t.YOURS, t.Zone(("VC",)))))
    assert left.when == t.When("move", t.YOURS, src=("deck",), dst=("drop",))


def test_what_a_card_can_only_do_under_a_condition() -> None:
    text = "【永】：このカードはあなたのリアガードが3枚以上の場合のみライドできる。"
    (only,) = read(text)
    assert isinstance(only, t.Passive)
    assert only.effects == (t.Rule("forbid", "ride", t.SELF),)
    assert only.cond == t.Unless(t.Exists(t.All((t.YOURS, t.Zone(("RC",)))), 3))
    assert declined(text.replace("場合のみ", "場合"))


def test_cards_are_taken_of_or_from_a_place_and_shown_to_pay() -> None:
    start = "【起】【(R)】：【コスト】["
    assert read(f"{start}手札を１枚捨てる]ことで、１枚引く。") == read(f"{start}手札から１枚捨てる]ことで、１枚引く。")
    (shown,) = read(f"{start}手札からグレード3を１枚公開し、山札の下に置く]ことで、１枚引く。")
    (plain,) = read(f"{start}手札からグレード3を１枚山札の下に置く]ことで、１枚引く。")
    assert isinstance(shown, t.Activated)
    assert isinstance(plain, t.Activated)
    assert shown.cost == (plain.cost[0], t.Reveal(t.Ref("cost")), plain.cost[1])


def test_a_token_is_never_taken_from_the_cards_looked_at() -> None:
    look = "あなたの山札を上から5枚見て、１枚まで選び、手札に加え、山札をシャッフルする。"
    made = effect(f"{look}その後、{GRADE}プラント・トークンを１枚(R)にコールする。")
    assert isinstance(made[-1], t.If)
    assert made[-1].then == (t.Create("Plant", 1, "RC"),)
