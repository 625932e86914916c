"""Japanese texts of Vanguard: sentences that change what the sentence before says, states, causes that are excluded.
All sentences are our own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludex.core import tree as t
from tests.lang.vg.test_ja_parts import declined, effect, read
from tests.lang.vg.test_ja_played import scene
from tests.rules.vg.support import board, card, count, may, side, state, unit, value, where

SOUL = t.YOURS & t.Zone(("soul",))
STRONG = t.Exists(t.All((t.ENEMY, t.Zone(("VC",)), t.Figure("grade", ">=", 3))))


def one(text: str) -> Any:
    """The ability of a text that has only one."""
    (ability,) = read(text)
    return ability


def deeds(text: str) -> tuple[Any, ...]:
    return effect(text)


def gets(n: int, until: str = "battle") -> t.Continue:
    return t.Continue((t.Modify(t.SELF, "power", "+", n),), until)


def test_a_figure_that_was_paid_for_is_raised_where_it_was_given() -> None:
    paid = "【コスト】[【エネルギーブラスト】(1)]することで、そのバトル中、このユニットのパワー+5000。"
    (first, may_) = effect(f"１枚引く。さらに{paid}相手のヴァンガードがグレード３以上なら、+5000ではなく+15000。")
    assert first == t.Draw(1)
    raised = t.If(STRONG, (gets(15000),), (gets(5000),))
    assert may_ == t.May((raised,), (t.Do("energy-blast", t.SELF, 1),))
    assert declined(
        f"【自】【(R)】：このユニットがアタックした時、{paid}あなたの手札が３枚以上なら、+2000ではなく+15000。"
    )


def test_a_figure_under_a_condition_is_raised_before_what_is_done_later() -> None:
    text = (
        "あなたのソウルが3枚以上なら、そのバトル中、このユニットのパワー+5000し、そのバトル終了時、このユニットを退却させる。"
        "相手のヴァンガードがグレード３以上なら、+5000ではなく+10000。"
    )
    (asked,) = effect(f"１枚引く。{text}")[1:]
    assert isinstance(asked, t.If) and asked.cond == t.Exists(SOUL, 3)
    assert asked.then[0] == t.If(STRONG, (gets(10000),), (gets(5000),))
    assert isinstance(asked.then[1], t.Delay)


def test_a_count_is_asked_again_for_a_greater_number() -> None:
    """NB: in a continuous ability the second number counts the same cards."""
    text = "【永】【(R)】：あなたの手札が2枚以上なら、このユニットのパワー+2000{}4枚以上なら、{}"
    for words, more in (("し、", "さらにパワー+5000。"), ("。", "このユニットのパワー+5000。")):
        for cards, power in ((1, 8000), (2, 10000), (4, 15000)):
            d = scene(text.format(words, more), hand=[card("Elm")] * cards)
            assert value(d, "Reader") == power
    swapped = "【永】【(R)】：あなたの手札が2枚以上なら、このユニットのパワー+2000。4枚以上なら、+2000ではなく+9000。"
    for cards, power in ((1, 8000), (3, 10000), (4, 17000)):
        assert value(scene(swapped, hand=[card("Elm")] * cards), "Reader") == power


def test_kinds_of_a_pile_are_counted_by_name() -> None:
    text = "【永】【(R)】：あなたのソウルが2種類以上なら、このユニットのパワー+5000。"
    for names, power in ((("Elm", "Elm"), 8000), (("Elm", "Ash"), 13000)):
        assert value(scene(text, soul=[card(name) for name in names]), "Reader") == power


def test_more_cards_are_looked_at_where_the_condition_holds() -> None:
    text = (
        "【起】【(R)】：あなたの山札を上から2枚見て、1枚選び、手札に加え、山札をシャッフルする。"
        "あなたのソウルが1枚以上なら、2枚ではなく3枚見る。"
    )
    for soul, seen in ((0, 2), (1, 3)):
        d = scene(text, soul=[card("Gem")] * soul, deck=[card(name) for name in ("A", "B", "C", "D")])
        d.take('use "Reader"')
        assert [may(d, f'choose "{name}"') for name in "ABCD"].count(True) == seen
    assert declined(text.replace("2枚ではなく", "4枚ではなく"))


def test_more_cards_of_different_names_are_chosen() -> None:
    text = (
        "あなたのドロップから1枚選び、手札に加える。"
        "相手のヴァンガードがグレード３以上なら、1枚ではなくそれぞれ{}を2枚まで選ぶ。"
    )
    for words, kind in (("別名", "name"), ("別名のカード", "name"), ("異なるグレード", "grade")):
        (either,) = effect(text.format(words))
        assert isinstance(either, t.If) and isinstance(either.then[0], t.Choose)
        assert (either.then[0].n, either.then[0].differ, either.then[0].up_to) == (2, kind, True)
        assert isinstance(either.otherwise[0], t.Choose)
        assert (either.otherwise[0].n, either.otherwise[0].differ) == (1, "")


def test_another_condition_takes_the_place_of_the_first() -> None:
    text = (
        "【自】【(R)】：このユニットがアタックした時、相手のヴァンガードがグレード３以上なら、１枚引く。"
        "あなたのソウルが1枚以上なら、相手のヴァンガードがグレード３以上ではなく、相手のヴァンガードがグレード２以上。"
    )
    ability = one(text)
    lower = t.Exists(t.All((t.ENEMY, t.Zone(("VC",)), t.Figure("grade", ">=", 2))))
    assert ability.cond == t.Either((STRONG, t.Both((t.Exists(SOUL), lower))))
    assert declined(text.replace("グレード３以上ではなく", "グレード４以上ではなく"))


def test_a_card_is_linked_as_long_as_the_soul_has_another_of_its_name() -> None:
    """[VG 14.60.1]"""
    text = (
        "SweetLink-【永】：このカードと同名のあなたの他のソウルがあるなら、このカードはSweetLink状態になる。\n"
        "【永】【(R)】：このユニットがSweetLink状態なら、このユニットのパワー+5000。"
    )
    for name, power in (("Reader", 13000), ("Other", 8000)):
        assert value(scene(text, soul=[card(name)]), "Reader") == power
    assert declined("SweetLink-【永】：あなたの手札が2枚以上なら、このユニットのパワー+5000。")
    link = text.partition("\n")[0]
    used = f"{link}\n【起】【ソウル】：このカードがSweetLink状態なら、【エネルギーチャージ】(1)。"
    for copies in (1, 2):
        d = board("main", side(soul=[card("Gem", abilities=read(used))] * copies))
        assert any(option.startswith('use "Gem"') for option in d.offered) == (copies == 2)


def test_a_card_told_by_its_name_may_be_an_order() -> None:
    for words, more in (("の能力", ()), ("が元々持つ【起】能力", (t.Role("using original [ACT] ability"),))):
        ability = one(f"【自】【ドロップ】：このカードがあなたの「Tide」{words}で選ばれた時、１枚引く。")
        assert ability.when.cause == t.All((t.YOURS, *more, t.Word("name", "Tide")))


def test_all_units_of_different_names() -> None:
    text = "【永】【(R)】：あなたのリアガードすべてがそれぞれ別名なら、このユニットのパワー+5000。"
    for names, power in ((("Elm", "Ash"), 13000), (("Elm", "Elm"), 8000)):
        assert value(scene(text, fr=unit(names[0]), bl=unit(names[1])), "Reader") == power
    (choose, asked) = deeds("あなたのユニットを2枚選ぶ。選ばれたユニットすべてがそれぞれ別名なら、１枚引く。")
    them = t.Ref(choose.name)
    assert asked.cond == t.Compare(t.Distinct(them, "name"), ">=", t.Count(them))


def test_an_ability_that_does_not_hear_what_some_cards_cause() -> None:
    for words, cause in (
        ("ユニットカードの能力", t.Word("type", "unit")),
        ("このカードと同名のカードの能力", t.Shares(t.SELF, "name")),
        ("あなたのカードの効果", t.YOURS),
        ("「Tide」を含むあなたのヴァンガードの能力", t.All((t.YOURS, t.Zone(("VC",)), t.Within("name", "Tide")))),
    ):
        ability = one(f"【自】：このカードが、{words}以外でバインドされた時、このカードをドロップに置く。")
        assert ability.cond == t.Unless(t.CausedBy(cause))
        assert ability.when == t.When("move", t.SELF, dst=("bind",))


def test_cards_that_train_are_asked_for() -> None:
    """[VG 17.13.4]"""
    ability = one("【永】【(R)】：あなたのオーダーゾーンに修行中のカードがあるなら、このユニットのパワー+5000。")
    assert ability.cond == t.Exists(t.All((t.YOURS, t.Zone(("order zone",)), t.Mark("conducting Training"))))


def test_at_the_end_of_the_battle_one_may_also_pay() -> None:
    paid = "【コスト】[このユニットをソウルに置く]ことで、１枚引く。"
    text = f"そのバトル中、このユニットのパワー+5000し、そのバトル終了時、さらに{paid}"
    (first, later) = effect(text)
    assert first == gets(5000)
    assert isinstance(later, t.Delay) and later.do == (t.May((t.Draw(1),), (t.Move(t.SELF, "soul"),)),)


@pytest.mark.parametrize(("words", "n"), (("リアガードを選んだ", 1), ("リアガードを2枚以上選んだ", 2)))
def test_units_that_were_chosen_are_asked_for_by_their_circle(words: str, n: int) -> None:
    (choose, asked) = deeds(f"あなたのユニットを3枚選び、そのターン中、パワー+5000。{words}なら、１枚引く。")[::2]
    assert asked.cond == t.Among(t.Ref(choose.name), t.Zone(("RC",)), n)


def test_a_unit_that_leaves_its_row_is_heard() -> None:
    ability = one("【自】：このユニットが前列の(R)から退却した時、１枚引く。")
    assert ability.when == t.When("move", t.All((t.SELF, t.Lies("front"))), src=("RC",), word="retire")


def test_revealed_cards_of_a_kind_go_their_way() -> None:
    text = (
        "【起】【(R)】：あなたの山札からグレード1か2のユニットカードを2枚まで探し、公開し、"
        "公開されたグレード1すべてを手札に加え、公開されたグレード2すべてを捨て、山札をシャッフルする。"
    )
    d = scene(text, deck=[card("One", grade=1), card("Two", grade=2), card("Three", grade=3)])
    d.take('use "Reader"', 'find "One"', 'find "Two"')
    assert (where(d, "One"), where(d, "Two"), count(d, "hand")) == ("hand", "drop", 1)


def test_units_to_which_something_happened_this_turn() -> None:
    text = (
        "【永】【(R)】：このターンにドロップから登場したあなたのリアガードすべてのパワー+5000。\n"
        "【起】【(R)】：あなたのドロップから1枚選び、(R)にコールする。"
    )
    d = scene(text, drop=[card("Ash")], hand=[card("Elm")])
    d.take('use "Reader"', 'call "Ash" to back left', 'call "Elm" to back right')
    assert (value(d, "Ash") - value(d, "Elm"), value(d, "Reader")) == (5000, 8000)


def test_what_speaks_of_this_card_and_of_the_unit_is_declined() -> None:
    """NB: a unit that was placed by an ability of this card would be asked for an ability of its own."""
    text = "【永】【(R)】：このターンに{}能力で登場したあなたのリアガードすべてのパワー+5000。"
    assert declined(text.format("このユニットの")) and declined(text.format("このカードと同名のカードの"))
    assert not declined(text.format("あなたのカードの"))


def test_an_ability_of_one_kind_is_told_from_another() -> None:
    """[VG 11.1] What another ability of the card does is not heard."""
    event = "あなたのリアガードが「Chief」を含むあなたのヴァンガードの【起】能力で選ばれた時"
    heard = f"【自】【(R)】：{event}、【エネルギーチャージ】(1)。"
    taken = "あなたのリアガードを1枚選び、【レスト】させる。"
    for line, n in ((f"【起】【(V)】：{taken}", 1), (f"【自】【(V)】：あなたのバトルフェイズ開始時、{taken}", 0)):
        chief = unit("Chief", 3, 13000, 0, *read(line))
        d = board("main", side(chief, fl=unit("Reader", 1, 8000, 5000, *read(heard))))
        d.take('use "Chief"') if n else d.take("pass")
        assert (d.game.num(0, "energy"), state(d, "Reader")) == (n, "rest")


@pytest.mark.parametrize("words", ("そのユニット", "その登場したユニット"))
def test_a_card_is_called_to_the_column_of_the_unit_that_was_named(words: str) -> None:
    """[VG 4.9.1.1]"""
    event = "「Tide」を含むあなたのユニットが(R)に登場した時"
    text = f"【自】【ドロップ】：{event}、このカードを{words}と同じ縦列の後列の(R)にコールする。"
    for circle, there in (("front left", "back left"), ("front right", "back right")):
        late = card("Late", abilities=read(text))
        d = board("main", side(drop=[late], hand=[card("Tide")])).take(f'call "Tide" to {circle}')
        assert where(d, "Late") == f"RC {there}"


def test_the_next_blast_of_a_card_costs_less() -> None:
    """[VG 7.28.2] Only the next one."""
    less = "そのターン中、次にそのユニットの能力のコストで払う【ソウルブラスト】は(1)減る。"
    chief = unit("Chief", 3, 13000, 0, *read("【起】【(V)】：【コスト】[【ソウルブラスト】(2)]することで、１枚引く。"))
    reader = unit("Reader", 1, 8000, 5000, *read(f"【起】【(R)】：あなたのヴァンガードを1枚選び、{less}"))
    d = board("main", side(chief, fl=reader, soul=[card("Gem")] * 5))
    d.take('use "Reader"', 'use "Chief"')
    assert count(d, "soul") == 4
    d.take('use "Chief"')
    assert count(d, "soul") == 2


def test_two_things_of_one_place() -> None:
    text = "【永】【(R)】：あなたのドロップに、「Ash」がなく、「Elm」があるなら、このユニットのパワー+5000。"
    for names, power in ((("Elm",), 13000), (("Elm", "Ash"), 8000), ((), 8000)):
        assert value(scene(text, drop=[card(name) for name in names]), "Reader") == power


def test_one_of_the_called_unit_and_this_unit_is_chosen() -> None:
    called = "あなたのドロップから1枚選び、(R)にコールし"
    text = f"【起】【(R)】：{called}、そのユニットかこのユニットを1枚選び、【レスト】させる。"
    d = scene(text, drop=[card("Ash")], fr=unit("Elm")).take('use "Reader"', 'call "Ash" to back left')
    assert [may(d, f'choose "{name}"') for name in ("Ash", "Reader", "Elm")] == [True, True, False]


def test_music_is_no_song() -> None:
    """[VG 17.4] [VG 17.6] NB: what music hears on its circle is declined: its other abilities name the circle, too."""
    assert declined("【自】：このカードが(R)に置かれた時、１枚引く。")
    for words, subtype in (("楽曲", "music"), ("曲", "song")):
        has = one(f"【永】【(R)】：あなたのドロップに{words}カードがあるなら、このユニットのパワー+5000。")
        assert t.Word("type", subtype) in has.cond.what.parts


def test_any_card_of_the_order_zone_may_be_a_prisoner() -> None:
    text = "【永】【(R)】：このターンに{}があなたのオーダーゾーンに置かれているなら、このユニットのパワー+5000。"
    assert isinstance(one(text.format("いずれかのカード")).cond, t.Either)
    assert isinstance(one(text.format("カード")).cond, t.Compare)


def test_who_cannot_persona_ride() -> None:
    never, plain = t.Rule("forbid", "persona ride", t.YOURS), t.Rule("forbid", "ride", t.YOURS)
    for words, rules in (
        ("あなたはペルソナライドできない。", [never]),
        ("あなたは、ライドできず、ペルソナライドできない。", [plain, never]),
    ):
        done = deeds(f"そのターン中、{words}")
        assert [rule for part in done for rule in part.effects] == rules and {part.until for part in done} == {"turn"}
    first, second = deeds("そのターン中、あなたはペルソナライドできず、このユニットのパワー+5000。")
    assert (first.effects, second) == ((never,), gets(5000, "turn"))


def test_cards_are_revealed_until_one_of_a_kind_comes() -> None:
    text = "【起】【(R)】：あなたの山札を上から、グレード2以上が公開されるまで公開し、その{}を手札に加える。"
    for words in ("グレード2以上", "カード"):
        d = scene(text.format(words), deck=[card("One", grade=1), card("Two", grade=2), card("Three", grade=3)])
        d.take('use "Reader"')
        assert [where(d, name) for name in ("One", "Two", "Three")] == ["deck", "hand", "deck"]
    bound = text.replace("公開されるまで", "出るまで").replace("手札に加える", "バインドする").format("カード")
    d = scene(bound, deck=[card("One", grade=1), card("Two", grade=2)]).take('use "Reader"')
    assert (where(d, "One"), where(d, "Two")) == ("deck", "bind")


def test_a_card_may_be_called_standing_where_the_condition_holds() -> None:
    text = (
        "【起】【ドロップ】：このカードを(R)に【レスト】でコールしてよい。"
        "あなたのソウルが1枚以上なら、コールする際、【レスト】ではなく【スタンド】でコールしてよい。"
    )
    for soul, found in ((0, "rest"), (1, "stand")):
        d = board("main", side(drop=[card("Late", abilities=read(text))], soul=[card("Gem")] * soul))
        d.take('use "Late"', "yes")
        if soul:
            d.take(d.offered[0])
        d.take('call "Late" to back left')
        assert state(d, "Late") == found


def test_all_of_a_group_are_chosen() -> None:
    text = "【起】【(R)】：あなたの後列のリアガードをすべて選び、【レスト】させる。"
    d = scene(text, bl=unit("One"), br=unit("Two"), fr=unit("Three")).take('use "Reader"')
    assert [state(d, name) for name in ("One", "Two", "Three")] == ["rest", "rest", "stand"]


def test_another_circle_of_the_column_is_not_that_of_this_unit() -> None:
    text = "【自】【(R)】：あなたのユニットがこのユニットと同じ縦列の{}(R)に登場した時、【エネルギーチャージ】(1)。"
    for circle, n in (("back left", 1), ("front left", 0), ("back right", 0)):
        d = scene(text.format("他の"), hand=[card("Elm")]).take(f'call "Elm" to {circle}')
        assert d.game.num(0, "energy") == n


def test_11_9_5_1_what_stands_after_a_cost_is_done_only_if_it_was_paid() -> None:
    """[VG 11.9.5.1] Also in sentences of their own, unless a condition stands before the cost."""
    cost = "【コスト】[【エネルギーブラスト】(1)]することで、"
    paid = (t.Do("energy-blast", t.SELF, 1),)
    for words in ("１枚引く。", "１枚引き、", "１枚引く。さらに"):
        done = deeds(f"{words}{cost}【ソウルチャージ】(1)。１枚引く。【ソウルチャージ】(2)。")
        charge = t.Do("soul-charge", t.SELF, 1)
        assert done == (t.Draw(1), t.May((charge, t.Draw(1), replace(charge, n=2)), paid))
    first, asked, last = deeds(
        f"１枚引く。相手のヴァンガードがグレード３以上なら、{cost}【ソウルチャージ】(1)。１枚引く。"
    )
    assert (first, last) == (t.Draw(1), t.Draw(1)) and asked.cond == STRONG


def test_a_part_of_the_name_of_a_crest() -> None:
    """NB: the names of these crests are English in the engine."""
    ability = one("【永】【(R)】：あなたが「極」を含むクレストを持つなら、このユニットのパワー+5000。")
    assert t.Within("name", "Kiwame") in ability.cond.what.parts
