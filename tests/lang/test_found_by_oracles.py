"""Texts that agreement, variation and lint showed to be read wrongly: they are read right, or declined."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.library.reading import Read, read_text

STAND, GET = t.SetState(t.SELF, "stand"), t.Modify(t.SELF, "power", "+", 2000)
RAISED = (STAND, t.Continue((GET,), "turn"))
GONE = "[AUTO](RC):When your opponent's rear-guard is retired, "


def vg(text: str, language: str = "en", kind: str = "") -> Read:
    return read_text("vg", language, text, kind)


def dbs(text: str) -> Read:
    return read_text("dbs", "en", text, "", "later")


def do_of(read: Read) -> tuple[t.Instr, ...]:
    assert read.status == "whole", read.stops
    (ability,) = read.abilities
    assert isinstance(ability, (t.Automatic, t.Activated, t.Spell))
    return ability.do


@pytest.mark.parametrize("who", ["it", "this unit"])
def test_it_is_the_card_that_was_turned_and_not_what_the_ability_hears_of(who: str) -> None:
    assert do_of(vg(f"{GONE}[Stand] this unit, and {who} gets [Power] +2000 until end of turn.")) == RAISED


def test_it_is_what_the_ability_hears_of_if_the_card_was_turned_as_a_cost_or_not_at_all() -> None:
    heard = "[AUTO](RC):When your other rear-guard attacks, "
    for cost in ("", "[COST][[Rest] this unit], and "):
        (given,) = do_of(vg(f"{heard}{cost}it gets [Power] +2000 until end of turn."))
        assert given == t.Continue((t.Modify(t.Ref("it"), "power", "+", 2000),), "turn")
    chosen = do_of(
        vg(f"{heard}[Stand] this unit, choose one of your units, and it gets [Power] +2000 until end of turn.")
    )
    assert t.Modify(t.Ref("t"), "power", "+", 2000) in walk.nodes(chosen)


def test_it_is_the_attacker_that_was_turned_and_not_what_it_attacked() -> None:
    text = (
        "[Auto] When this card attacks an opponent's Battle Card, switch this card to Active Mode, and it gets +5000 "
        "power for the battle."
    )
    assert do_of(dbs(text))[1] == t.Continue((t.Modify(t.SELF, "power", "+", 5000),), "battle")


def test_nothing_is_done_instead_of_a_shuffle() -> None:
    search = (
        "[fanfare] Search your deck for a Pixie follower, reveal it, and add it to your hand. "
        "If it costs 2 play points or less, "
    )
    assert read_text("sve", "en", f"{search}put it onto your field instead.", "").status == "declined"
    assert read_text("sve", "en", f"{search}you may put it onto your field instead.", "").status == "whole"


def test_a_deck_that_is_searched_and_shuffled_in_one_list_is_shuffled_once() -> None:
    text = (
        "[fanfare] Search your deck for a Pixie follower, put it into your EX area, shuffle your deck, "
        "then draw a card."
    )
    kinds = [type(instr) for instr in do_of(read_text("sve", "en", text, ""))]
    assert kinds == [t.Search, t.Move, t.Shuffle, t.Draw]


def test_spells_deal_damage_where_they_are_resolved() -> None:
    (ability,) = read_text("sve", "ja", "自分のスペルが与えるダメージを+1する。", "").abilities
    assert isinstance(ability, t.Replace) and ability.when.cause == t.All((t.YOURS, t.Word("type", "spell")))
    (ability,) = read_text("sve", "ja", "自分のフォロワーが与えるダメージを+1する。", "").abilities
    assert isinstance(ability, t.Replace) and t.Zone(("field",)) in walk.nodes(ability.when.cause)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("place 2 cards from your life in your Drop.", True),
        ("place 2 cards from your life in your opponent's Drop.", False),
        ("choose 1 card in your hand and place it in your opponent's Drop.", False),
        ("choose 1 of your opponent's Battle Cards and place it in your opponent's Drop.", True),
        ("choose 1 of your opponent's Battle Cards and place it in your Drop.", False),
        ("choose 1 of your opponent's Battle Cards and send it to its owner's Warp.", True),
    ],
)
def test_cards_go_to_their_owners_areas(text: str, read: bool) -> None:
    assert (dbs(f"[Auto] When this card is played, {text}").status == "whole") is read


CAME = "【自】：このユニットが(R)に登場した時、"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("このユニットは次のあなたのスタンドフェイズに【スタンド】できない。", True),
        ("このユニットは次の相手のスタンドフェイズに【スタンド】できない。", False),
        ("相手のリアガードを１枚選び、次の相手のスタンドフェイズに【スタンド】できない。", True),
        ("相手のリアガードを１枚選び、次のあなたのスタンドフェイズに【スタンド】できない。", False),
        ("あなたのドロップから１枚選び、あなたのソウルに置く。", True),
        ("あなたのドロップから１枚選び、相手のソウルに置く。", False),
    ],
)
def test_whose_phase_and_whose_zone_are_read(text: str, read: bool) -> None:
    assert (vg(CAME + text, "ja").status == "whole") is read


def test_a_unit_stands_in_no_stand_phase_but_its_own() -> None:
    start = "[AUTO]:When this unit is placed on (RC), "
    assert vg(f"{start}this unit cannot [Stand] during your opponent's next stand phase.").status == "declined"
    chosen = (
        "choose one of your opponent's rear-guards, and that unit cannot [Stand] during your opponent's next "
        "stand phase."
    )
    assert vg(start + chosen).status == "whole"


def test_what_was_called_under_a_condition_is_not_called_again() -> None:
    text = (
        "あなたの手札から１枚選んで公開する。公開したカードがユニットカードなら、(R)にコールし、違うなら、捨てる。"
        "(R)にコールし、あなたのヴァンガードがグレード３以上なら、１枚引く。"
    )
    done = do_of(vg(text, "ja", "order"))
    assert sum(isinstance(node, t.Do) and node.verb == "call" for node in walk.nodes(done)) == 1
    last = done[-1]
    assert isinstance(last, t.If) and t.Compare(t.Moved("t", to="RC"), ">=", 1) in walk.nodes(last.cond)
    plain = do_of(
        vg(
            "あなたの手札から１枚選び、(R)にコールし、あなたのヴァンガードがグレード３以上なら、１枚引く。",
            "ja",
            "order",
        )
    )
    assert isinstance(plain[1], t.Do) and plain[1].verb == "call"


def test_a_unit_that_moves_between_rear_guard_circles_does_not_leave_them() -> None:
    """Whether one that moves within its row leaves a circle of the row is not certain: it is not read."""
    (ability,) = vg("【自】：このユニットが(R)から離れた時、１枚引く。", "ja").abilities
    assert isinstance(ability, t.Automatic) and isinstance(ability.when, t.When)
    assert ability.when.src == ("RC",) and "drop" in ability.when.dst and "RC" not in ability.when.dst
    assert read_text("vg", "ja", "【自】：このユニットが前列の(R)から離れた時、１枚引く。", "unit").status == "declined"


def test_whether_a_unit_stood_up_is_asked_and_not_whether_one_wanted_it() -> None:
    done = do_of(
        vg(
            "【自】【(R)】：このユニットがアタックした時、このユニットを【スタンド】させてよい。【スタンド】させたら、１枚引く。",
            "ja",
        )
    )
    assert done[1] == t.If(t.Compare(t.Turned("self"), ">=", 1), (t.Draw(1),))


def test_what_is_made_later_gets_nothing_now() -> None:
    start = "[Auto] When this card is played, play 1 Clone Token with a power of 10000"
    gains = "and that card gains [Barrier] for the turn."
    assert dbs(f"{start}, {gains}").status == "whole"
    assert dbs(f"{start} at the end of the turn.").status == "whole"
    late = dbs(f"{start} at the end of the turn, {gains}")
    assert (late.status, late.stops[0].reason) == ("declined", "unclear: said of what is done at a later moment")
