"""Japanese texts of Vanguard: what happened, what cards nobody chose were, two rules of one subject, sentences of
one continuous ability. All sentences are our own."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.text.ja import JAPANESE
from ludex.games.vg.text.ja.spelling import normalise
from ludex.lang.compile import compile_with

MINE, TURN = t.All((t.YOURS, t.Zone(("RC",)))), "そのターン中、このユニットのパワー+5000。"


def abilities(text: str) -> tuple[t.Ability, ...]:
    compiled = compile_with(JAPANESE, normalise(text), "")
    return compiled.abilities if compiled.status == "whole" else ()


def condition(words: str) -> t.Cond | None:
    (read,) = abilities(f"【永】【(R)】：{words}なら、このユニットのパワー+5000。")
    assert isinstance(read, t.Passive)
    return read.cond


def once(when: t.When) -> t.Cond:
    return t.Compare(t.Happened(when), ">=", 1)


RETIRED, STOOD = t.When("move", MINE, word="retire"), t.When("state", MINE, word="stand")


@pytest.mark.parametrize(
    ("words", "cond"),
    (
        ("このターンにあなたのリアガードが退却している", once(RETIRED)),
        ("このターンに、あなたのリアガードが退却していない", t.Unless(once(RETIRED))),
        ("このターンにあなたのリアガードが退却していて、あなたのリアガードが【スタンド】している",
         t.Both((once(RETIRED), once(STOOD)))),
        ("このターンにあなたのリアガードが退却しているか、あなたのリアガードが【スタンド】している",
         t.Either((once(RETIRED), once(STOOD)))),
        ("このバトルフェイズにあなたのリアガードが【スタンド】している",
         once(t.When("state", MINE, word="stand", phase="battle"))),
        ("このターンのライドフェイズにあなたのリアガードが退却していない",
         t.Unless(once(t.When("move", MINE, word="retire", phase="ride")))),
        ("アタックしている相手のユニットがクリティカル2以上",
         t.Exists(t.All((t.ENEMY, t.Role("attacking"), t.Figure("critical", ">=", 2))))),
        ("あなたのオーダーゾーンに【レスト】しているカードが2枚以上",
         t.Exists(t.All((t.YOURS, t.Zone(("order zone",)), t.State("rest"))), 2)),
    ),
)  # fmt: skip
def test_conditions(words: str, cond: t.Cond) -> None:
    assert condition(words) == cond


@pytest.mark.parametrize(
    "text",
    (
        "【永】【(R)】：このターンにあなたのリアガードがそっと退却しているなら、このユニットのパワー+5000。",
        "【永】【(R)】：このバトルフェイズにあなたのリアガードが【スタンド】しているとなりなら、このユニットのパワー+5000。",
        "【自】【(R)】：このユニットがアタックした時、【ソウルチャージ】(1)し、トリガーカードが全部【ソウルチャージ】されたなら、1枚引く。",
        "【永】【(R)】：このユニットは相手のカードの効果で選べず、たまに後列からでもアタックできる。",
        "【自】【(R)】：このユニットがアタックした時、相手は自分の手札から1枚選び、捨ててもとてもよい。",
    ),
)
def test_one_word_more_is_declined(text: str) -> None:
    assert not abilities(text)


def test_cards_of_a_soul_charge() -> None:
    """They have a name only where the text speaks of them again."""
    start = "【自】【(R)】：このユニットがアタックした時、【ソウルチャージ】(1)"
    (plain,) = abilities(f"{start}。")
    (told,) = abilities(f"{start}し、トリガーカードが【ソウルチャージ】されたなら、1枚引く。")
    assert isinstance(plain, t.Automatic) and isinstance(told, t.Automatic)
    assert plain.do == (t.Do("soul-charge", t.SELF, 1),)
    assert [type(part) for part in told.do] == [t.Choose, t.Do, t.If]
    assert any(isinstance(part, t.Among) for part in walk.nodes(told.do))


def test_two_rules_of_one_subject() -> None:
    (read,) = abilities("【永】【(R)】：このユニットは、相手のカードの効果で選べず、後列からでもアタックできる。")
    assert isinstance(read, t.Passive)
    assert read.effects == (
        t.Rule("forbid", "select", t.ENEMY, t.SELF), t.Rule("permit", "attack from the back row", t.SELF),
    )  # fmt: skip


def test_sentences_with_conditions_of_their_own() -> None:
    """A new condition ends the reach of the one before; within a sentence it adds to it."""
    first, second = abilities(
        "【永】【(R)】：あなたのソウルが5枚以上なら、このユニットのパワー+5000。あなたのドロップが5枚以上なら、このユニットのパワー+2000。"
    )
    souls, drops = (t.Exists(t.All((t.YOURS, t.Zone((zone,)))), 5) for zone in ("soul", "drop"))
    assert [a.cond for a in (first, second) if isinstance(a, t.Passive)] == [souls, drops]
    _, more = abilities(
        "【永】【(R)】：あなたのソウルが5枚以上なら、このユニットのパワー+5000し、あなたのドロップが5枚以上なら、このユニットのパワー+2000。"
    )
    assert isinstance(more, t.Passive) and more.cond == t.Both((souls, drops))


def test_what_the_opponent_may_do() -> None:
    start = "【自】【(R)】：このユニットがアタックした時、"
    (draws,) = abilities(f"{start}相手は1枚引いてよい。")
    (discards,) = abilities(f"{start}相手は自分の手札から1枚選び、捨ててよい。")
    for read in (draws, discards):
        assert isinstance(read, t.Automatic) and isinstance(read.do[0], t.May)
        assert read.do[0].who == t.OPPONENT


def test_a_row_that_a_unit_leaves() -> None:
    (read,) = abilities("【自】：このユニットが前列の(R)から退却した時、1枚引く。")
    assert isinstance(read, t.Automatic)
    assert read.when == t.When("move", t.All((t.SELF, t.Lies("front"))), src=("RC",), word="retire")


def test_glitter_heads_what_follows_it() -> None:
    (icon,) = abilities("【煌求者】")
    assert icon == t.Mere("Glitter")
    read = abilities(
        "【永】【(R)】：このユニットのパワー+1000。\n【煌求者】-ノクス\n【永】【(R)】：このユニットのパワー+5000。"
    )
    assert [len(a.headings) for a in read] == [0, 1] and read[1].headings[0].word == "ノクス"
