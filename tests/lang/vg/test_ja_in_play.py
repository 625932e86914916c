"""Japanese texts of Vanguard, played: arms on the circle, whose soul cards leave, looks at decks. All sentences are our
own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.games.vg.cards import Row, card_of
from tests.lang.vg.test_ja_parts import declined, read
from tests.rules.vg.support import act, board, card, count, side, unit, value

ARMS = read("装備-「Hero」", "order")


def test_17_7_3_arms_on_the_vanguard_circle_are_counted_where_they_lie() -> None:
    text = "【永】【(R)】：あなたの(V)に装備が2枚以上なら、このユニットのパワー+2000。"
    for names, power in ((("Oar", "Net"), 10000), (("Oar",), 8000)):
        hand = [card(name, type="normal order", subtypes=["arms"], abilities=ARMS) for name in names]
        reed = unit("Reed", 1, 8000, 5000, *read(text))
        more = t.Passive((t.Rule("permit", "orders", t.Player(t.YOU), n=2),), zones=("RC",))
        d = board("main", side(vc=unit("Hero", 3), fl=reed, fr=unit("Ally", 1, 8000, 5000, more), hand=hand))
        for name in names:
            d.take(f'play "{name}"')
        assert count(d, "arms") == len(names)
        assert value(d, "Reed") == power


def test_17_7_3_an_ability_of_arms_that_is_active_on_the_circle_is_active_where_they_lie() -> None:
    for circle, drawn in (("(V)", 2), ("(R)", 0)):
        text = f"装備-「Hero」\n【自】【{circle}】：このカードが装備された時、2枚引く。"
        row = Row(name="Oar", type="normal order", subtypes=["arms"])
        oar = card_of(row, "Oar", read(text, "order"))
        d = board("main", side(vc=unit("Hero", 3), hand=[oar, unit("Spare")])).take('play "Oar"')
        assert count(d, "arms") == 1
        assert count(d, "hand") == 1 + drawn


@pytest.mark.parametrize(("whose", "power"), [(t.YOURS, 13000), (t.ENEMY, 8000)])
def test_a_card_that_left_the_soul_of_the_opponent_did_not_leave_yours(whose: t.Sel, power: int) -> None:
    text = (
        "【永】【(R)】：このターンにあなたのヴァンガードと同名のカードがあなたのソウルからドロップに置かれているなら、"
    )
    reed = unit("Reed", 1, 8000, 5000, *read(f"{text}このユニットのパワー+5000。"))
    spills = act(t.Choose("u", 1, whose & t.Zone(("soul",))), t.Move(t.Ref("u"), "drop"))
    mine = side(vc=unit("Hero", 3), fl=reed, fr=unit("Ally", 1, 8000, 5000, spills), soul=[unit("Hero", 3)])
    d = board("main", mine, side(soul=[unit("Hero", 3)])).take('use "Ally"')
    assert value(d, "Reed") == power


def test_looks_at_decks_are_not_asked_for_because_a_search_is_one_too() -> None:
    assert declined(
        "【永】【(R)】：このターンにあなたがカードの効果であなたの山札を見ているなら、このユニットのパワー+2000。"
    )
    assert declined("【自】【(R)】：あなたがカードの効果で山札を見た時、１枚引く。")
