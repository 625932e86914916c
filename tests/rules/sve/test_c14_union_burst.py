"""Union Burst: the name of abilities that others hear of, in decks of its universe (RULING-SVE-042)."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card
from tests.lang.printings import beast, names
from tests.rules.sve.support import amulet, board, follower, leader_hit, offers

BEE = follower("Bee", 1, 1, cost=1)
DRUMMER = beast(
    "[Union Burst] [fanfare] Deal 1 damage to each enemy leader.",
    "[UB][ファンファーレ]相手のリーダーすべてに1ダメージ。",
    name="Drummer",
    cost=1,
)
ECHO = beast(
    "Whenever the [Union Burst] ability of another follower on your field activates, draw a card.",
    "自分の場の他のフォロワーの[UB]能力が発動したとき、1枚引く。",
    name="Echo",
)


def leader(universe: str, craft: str) -> Card:
    said = {"universe": universe, "class": craft}
    words: dict[str, tuple[str, ...]] = {kind: (word,) for kind, word in said.items() if word}
    return Card("lead", "Captain", ("leader",), {"defense": 20}, words, "", ())


def test_1_3_1_another_follower_hears_of_a_union_burst() -> None:
    play = board("en", field=(ECHO,), hand=(DRUMMER, BEE)).take('play "Drummer"')
    assert leader_hit(play) == 1 and len(names(play, "hand")) == 2


def test_1_3_1_nobody_hears_of_the_same_ability_without_the_icon() -> None:
    plain = beast("[fanfare] Deal 1 damage to each enemy leader.", name="Piper", cost=1)
    play = board("en", field=(ECHO,), hand=(plain, BEE)).take('play "Piper"')
    assert leader_hit(play) == 1 and names(play, "hand") == ["Bee"]


@pytest.mark.parametrize("paid", [True, False])
def test_1_3_1_an_ability_that_is_not_paid_for_is_not_activated(paid: bool) -> None:
    smith = beast(
        "[Union Burst] [fanfare] Engage an amulet on your field: Deal 1 damage to each enemy leader.",
        "[UB][ファンファーレ]場のアミュレット1つを[アクト]：相手のリーダーすべてに1ダメージ。",
        name="Smith",
        cost=1,
    )
    play = board("en", field=(ECHO, amulet("Anvil")), hand=(smith, BEE)).take('play "Smith"')
    play.take("yes" if paid else "no")
    assert (leader_hit(play), len(names(play, "hand"))) == ((1, 2) if paid else (0, 1))


@pytest.mark.parametrize(
    ("universe", "craft", "hit"),
    [("Princess Connect", "", 1), ("Princess Connect", "Runecraft", 1), ("", "Runecraft", 0), ("Umamusume", "", 0)],
)
def test_1_3_1_the_ability_is_valid_in_decks_of_its_universe(universe: str, craft: str, hit: int) -> None:
    play = board("en", hand=(DRUMMER, BEE), leader=leader(universe, craft)).take('play "Drummer"')
    assert leader_hit(play) == hit


def test_1_3_1_a_deck_that_was_declared_as_one_of_a_class_has_none() -> None:
    play = board("en", hand=(DRUMMER, BEE), leader=leader("Princess Connect", "Runecraft"))
    play.game.nums[0]["basis"] = 0
    assert leader_hit(play.take('play "Drummer"')) == 0


@pytest.mark.parametrize("before", [1, 2])
def test_1_3_1_others_are_counted_and_not_the_ability_itself(before: int) -> None:
    finale = beast(
        "[Union Burst] [fanfare] If you've activated at least 2 other [Union Burst] abilities this turn, draw a card.",
        "[UB][ファンファーレ]これを含めず、このターン中に自分の[UB]能力が2回以上発動していたなら、1枚引く。",
        name="Finale",
        cost=1,
    )
    play = board("en", hand=(DRUMMER,) * before + (finale, BEE))
    for _ in range(before):
        play.take('play "Drummer"')
    play.take('play "Finale"')
    assert len(names(play, "hand")) == before


def test_1_3_1_an_activated_union_burst_is_heard_too() -> None:
    ringer = beast(
        "[Union Burst] [act] [engage]: Deal 1 damage to each enemy leader.",
        "[UB][起動]これを[アクト]：相手のリーダーすべてに1ダメージ。",
        name="Ringer",
    )
    play = board("en", field=(ECHO, ringer), hand=(BEE,))
    assert offers(play, "use")
    play.take('use "Ringer"')
    assert leader_hit(play) == 1 and len(names(play, "hand")) == 2
