"""Japanese texts of Vanguard, played. All sentences are our own."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.testing.driver import Driver
from tests.lang.vg.test_ja_parts import read
from tests.rules.vg.support import board, card, count, energy, may, order, side, state, unit, value, where


def scene(text: str, foe: dict[str, Any] | None = None, **zones: Any) -> Driver:
    """The player's main phase, with a unit of that text in the front row."""
    return board("main", side(fl=unit("Reader", 1, 8000, 5000, *read(text)), **zones), side(**(foe or {})))


def test_11_8_2_1_1_an_order_is_remembered_by_a_part_of_its_name() -> None:
    text = "【起】【(R)】：このターンにあなたが「Tide」を含むノーマルオーダーをプレイしているなら、１枚引く。"
    songs = [order("Low Tide", energy()), order("Ebb", energy())]
    d = scene(text, hand=songs).take('play "Ebb"')
    assert not may(d, 'use "Reader"')
    d = scene(text, hand=songs).take('play "Low Tide"')
    assert may(d, 'use "Reader"')


def test_an_order_asks_for_orders_of_its_own_name() -> None:
    text = (
        "このターンにあなたがこのカードと同名のオーダーをプレイしていないならプレイできる!【エネルギーチャージ】(1)。"
    )
    own = card("Echo", type="normal order", abilities=read(text, "order"))
    more = t.Passive((t.Rule("permit", "orders", t.Player(t.YOU), n=2),), zones=("RC",))
    for first, again in (("Echo", False), ("Ebb", True)):
        hand = [own, own, order("Ebb", energy())]
        d = board("main", side(fl=unit("Reader", 1, 8000, 5000, more), hand=hand)).take(f'play "{first}"')
        assert may(d, 'play "Echo"') == again


def test_a_unit_loses_only_its_printed_continuous_abilities() -> None:
    text = (
        "【永】【(R)】：このユニットのパワー+5000。\n"
        "【起】【(R)】【ターン1回】：そのターン中、このユニットは元々持つ【永】能力を失う。"
    )
    d = scene(text)
    assert value(d, "Reader") == 13000
    d.take('use "Reader"')
    assert value(d, "Reader") == 8000


def test_a_deed_is_repeated_for_each_and_chooses_anew() -> None:
    text = "【起】【(R)】：あなたのソウル1枚につき、あなたのリアガードを１枚選び、【レスト】させる。"
    d = scene(text, soul=[card("Gem"), card("Gem")], fr=unit("One"), bl=unit("Two"))
    d.take('use "Reader"', 'choose "One"', 'choose "Two"')
    assert [state(d, name) for name in ("One", "Two", "Reader")] == ["rest", "rest", "stand"]


def test_a_unit_with_less_power_than_this_unit() -> None:
    text = "【起】【(R)】：このユニットよりパワーの低い相手のリアガードを１枚選び、退却させる。"
    d = scene(text, {"fl": unit("Low", 1, 7000), "fr": unit("Even", 1, 8000)})
    d.take('use "Reader"')
    assert (where(d, "Low"), where(d, "Even")) == ("drop", "RC front right")


def test_a_card_that_is_not_shown_counts_for_nothing() -> None:
    text = "【起】【(R)】：あなたの手札から「Ash」を１枚選び、公開してよい。公開したなら、【エネルギーチャージ】(1)。"
    shown = scene(text, hand=[card("Ash")]).take('use "Reader"', "yes", 'choose "Ash"')
    hidden = scene(text, hand=[card("Ash")]).take('use "Reader"', "no")
    none = scene(text, hand=[card("Elm")]).take('use "Reader"')
    assert [d.game.num(0, "energy") for d in (shown, hidden)] == [1, 0]
    assert none.game.num(0, "energy") == 0


def test_all_options_are_done_where_the_condition_holds() -> None:
    text = (
        "【起】【(R)】：以下を1つ行う。あなたのソウルが2枚以上なら、1つではなくすべてを行う。\n"
        "・１枚引く。\n・【エネルギーチャージ】(1)。"
    )
    d = scene(text, soul=[card("Gem"), card("Gem")], deck=[card("Elm")] * 3)
    before = count(d, "hand")
    d.take('use "Reader"')
    assert (count(d, "hand"), d.game.num(0, "energy")) == (before + 1, 1)


def test_a_condition_after_the_cost_sees_what_was_paid() -> None:
    cost = "【コスト】[手札から１枚捨てる]ことで、"
    text = f"【起】【(R)】：{cost}このコストで「Ash」を捨てたなら、【エネルギーチャージ】(1)。"
    for name, got in (("Ash", 1), ("Elm", 0)):
        d = scene(text, hand=[card(name)]).take('use "Reader"')
        assert (where(d, name), d.game.num(0, "energy")) == ("drop", got)


def test_4_9_1_1_a_column_is_chosen_and_its_units_stand() -> None:
    text = "【起】【(R)】：縦列を1つ選び、その縦列のあなたのリアガードすべてを【レスト】させる。"
    d = scene(text, bl=unit("Behind"), fr=unit("Beyond"))
    d.take('use "Reader"', "left column")
    assert [state(d, name) for name in ("Behind", "Beyond")] == ["rest", "stand"]


def test_more_cards_than_the_opponent_has() -> None:
    text = "【起】【(R)】：相手のリアガードがあなたのリアガードより多いなら、【エネルギーチャージ】(1)。"
    assert not may(scene(text, {"fl": unit("A")}), 'use "Reader"')
    assert may(scene(text, {"fl": unit("A"), "fr": unit("B")}), 'use "Reader"')


def test_as_many_cards_are_drawn_as_were_put_back() -> None:
    text = "【起】【(R)】：あなたの手札から2枚まで選び、山札の下に望む順で置き、置いた枚数と同じ枚数引く。"
    d = scene(text, hand=[card("Ash"), card("Elm"), card("Oak")], deck=[card("Fir")] * 5)
    d.take('use "Reader"', 'choose "Ash"', "done")
    assert (count(d, "hand"), where(d, "Ash")) == (3, "deck")
