"""What players cannot do: families of wordings, what they mean, and near sentences that are declined."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ludex.core import tree as t
from ludex.games.dbs.text import languages
from ludex.lang.compile import WHOLE, Compiled, compile_with

ENGLISH = languages()["en"]
PLAY = "[Auto] When you play this card, "


def _read(text: str) -> Compiled:
    return compile_with(ENGLISH, text, "")


def _whole(text: str) -> bool:
    return _read(text).status == WHOLE


def _done(text: str) -> tuple[Any, ...]:
    (skill,) = _read(PLAY + text).abilities
    assert isinstance(skill, t.Automatic)
    return skill.do


def _held(text: str) -> tuple[Any, ...]:
    (skill,) = _read("[Permanent] " + text).abilities
    assert isinstance(skill, t.Passive)
    return skill.effects


WHO = ("your opponent can't", "you can't", "neither player can", "players can't")
DEEDS = (
    "activate [Counter] skills",
    "activate [Blocker] or [Counter Attack] skills",
    "activate [Activate Main] skills on <<Reed>> cards",
    "play red Battle Cards",
    "play red Battle Cards from {} Drop or Warp",
    "play Battle Cards using skills",
    "use cards in combos",
    "use <<Reed>> cards in combos from {} hand",
    "combo with cards other than <<Reed>> cards",
    "place cards in {} energy",
    "add cards from {} life to {} hand",
)
LASTING = ("{} for the turn", "for the battle, {}", "{} during your next turn", "during your opponent's next turn, {}")


@pytest.mark.parametrize(("who", "deed", "lasts"), list(product(WHO, DEEDS, LASTING)))
def test_everybody_may_be_kept_from_everything_for_any_time(who: str, deed: str, lasts: str) -> None:
    its = "your" if who.startswith("you can't") else "their"
    said = f"{who} {deed.replace('{}', its)}"
    assert _whole(f"[Permanent] {said[0].upper()}{said[1:]}.")
    assert _whole(PLAY + lasts.format(said) + ".")
    assert not _whole(PLAY + lasts.format(said + " gladly") + ".")
    other = "their" if its == "your" else "your"
    if "{}" in deed:  # whose hand would it be?
        assert not _whole(PLAY + lasts.format(f"{who} {deed.replace('{}', other)}") + ".")


BATTLES = (
    ("when this card attacks", t.Is(t.SELF, t.Role("attacking"))),
    ("while this card is being attacked", t.Is(t.SELF, t.Role("attacked"))),
    ("while this card is in a battle", t.Is(t.SELF, t.Role("in a battle"))),
    ("during your Leader's attacks", t.Exists(t.YOURS & t.Zone(("leader",)) & t.Role("attacking"))),
)


@pytest.mark.parametrize(("words", "cond"), BATTLES)
def test_1_3_3_a_ban_during_a_battle(words: str, cond: t.Cond) -> None:
    """[DBS 1-3-3]"""
    barred = (t.Rule("forbid", "activate Blocker", t.ENEMY),)
    for said in (
        f"Your opponent can't activate [Blocker] {words}.",
        f"{words[0].upper()}{words[1:]}, your opponent can't activate [Blocker].",
    ):
        assert _read("[Permanent] " + said).abilities == (t.Passive(barred, cond),), said


def test_1_3_3_what_nobody_can_do_is_forbidden_to_both() -> None:
    """[DBS 1-3-3] It is not about the card itself."""
    both = tuple(t.Rule("forbid", "activate Blocker", side) for side in (t.YOURS, t.ENEMY))
    assert _held("Neither player can activate [Blocker].") == both


def test_1_3_3_kinds_of_skills_are_forbidden_together() -> None:
    """[DBS 1-3-3]"""
    queries = ("activate Counter: Attack", "activate Blocker")
    both = tuple(t.Rule("forbid", query, t.ENEMY) for query in queries)
    assert _held("Your opponent can't activate [Counter Attack] or [Blocker] skills.") == both


def test_8_2_2_2_a_ban_of_ones_own_next_turn_begins_with_it() -> None:
    """[DBS 8-2-2-2]"""
    barred = t.Continue((t.Rule("forbid", "attack", t.YOURS),), "turn")
    waits = t.Delay(t.When("turn start", player=t.YOU), (barred,))
    assert _done("you can't attack during your next turn.") == (waits,)


@pytest.mark.parametrize(("often", "n"), [("once more", 1), ("one more time", 1), ("2 more times", 2)])
def test_1_3_3_the_last_attack_forbids_the_others(often: str, n: int) -> None:
    """[DBS 1-3-3]"""
    waits: tuple[t.Instr, ...] = (t.Continue((t.Rule("forbid", "attack", t.ENEMY),), "turn"),)
    for _ in range(n):
        waits = (t.Delay(t.When("attack", t.ENEMY), waits, "turn"),)
    assert _done(f"your opponent can only attack {often} this turn.") == waits
    assert not _whole(PLAY + "your opponent can only attack once this turn.")  # with the attack that goes on?


def test_a_ban_may_be_a_cost() -> None:
    (skill,) = _read("[Activate Main] You can't play Battle Cards for the turn : Draw 1 card.").abilities
    assert isinstance(skill, t.Activated) and isinstance(skill.cost[0], t.Continue) and skill.do == (t.Draw(1),)


DECLINED = (
    "[Permanent] You can only play red cards.",  # Extra Cards as well?
    "[Permanent] Your opponent can't play Extras.",  # they are activated
    "[Permanent] Your opponent can only activate.",
    PLAY + "they can only attack for the turn.",
    PLAY + "you can only play.",
)


@pytest.mark.parametrize("text", DECLINED)
def test_near_sentences_are_declined(text: str) -> None:
    assert not _whole(text)


@pytest.mark.parametrize("by", ["", " by an opponent's skill", " by 1 of your skills"])
@pytest.mark.parametrize("told", ["send it to its owner's Warp instead", "it's removed from the game instead"])
def test_8_2_2_3_what_happens_instead_of_another_move(by: str, told: str) -> None:
    """[DBS 8-2-2-3]"""
    text = f"[Permanent] If a <Fenn> card in your Battle Area would be placed in its owner's Drop{by}, {told}."
    (skill,) = _read(text).abilities
    assert isinstance(skill, t.Replace) and isinstance(skill.when, t.When)
    assert (skill.when.src, skill.when.dst) == (("battle",), ("drop",))
    assert skill.dst == ("warp" if "Warp" in told else "removed") and not skill.may
    assert not _whole(text.removesuffix(".") + " gladly.")


def test_otherwise_may_speak_of_what_was_chosen() -> None:
    chosen = "choose up to 1 of your opponent's Battle Cards. If your Leader is red, KO it. "
    look, either = _done(chosen + "Otherwise, it gets -10000 power for the turn.")
    assert isinstance(look, t.Choose) and isinstance(either, t.If)
    (lost,) = either.otherwise
    assert isinstance(lost, t.Continue) and lost.effects[0] == t.Modify(t.Ref("t"), "power", "+", -10000)


def test_what_is_left_of_a_hand() -> None:
    (asked,) = _done("your opponent chooses 2 cards in their hand and discards the rest.")
    hand = t.YOURS & t.Zone(("hand",))
    assert asked == t.By(
        t.OPPONENT,
        (
            t.Choose("kept", 2, hand),
            t.Move(t.All((t.YOURS, t.Zone(("hand",)), t.Not(t.Ref("kept")))), "drop", "discard"),
        ),
    )


def test_8_6_3_5_life_is_searched_with_the_deck_and_both_are_shuffled() -> None:
    """[DBS 8-6-3-5]"""
    text = (
        "add up to 2 <Fenn> cards from your deck and/or life to your hand, then shuffle any areas you looked through."
    )
    looks, found, _, deck, life = _done(text)
    assert isinstance(looks, t.May) and isinstance(found, t.Search)
    assert (found.zone, found.more, found.given) == ("deck", ("life",), looks.name)
    assert (deck, life) == (t.If(t.Did(looks.name), (t.Shuffle("deck"),)), t.Shuffle("life"))


LISTS = (
    ("choose one-", 1, False),
    ("choose two-", 2, False),
    ("choose up to 2 of the following-", 2, True),
    ("choose up to two -", 2, True),
)


@pytest.mark.parametrize(("words", "n", "up_to"), LISTS)
@pytest.mark.parametrize("count", [2, 3, 6])
def test_8_6_2_2_lists_of_any_length(words: str, n: int, up_to: bool, count: int) -> None:
    """[DBS 8-6-2-2]"""
    (modes,) = _done(words + "".join(f"\n・Draw {i} cards." for i in range(2, 2 + count)))
    assert isinstance(modes, t.Modes) and (modes.n, modes.up_to, len(modes.options)) == (n, up_to, count)


WAITING = (
    ("the next time your opponent plays a Battle Card this turn, ", False, ""),
    ("each time you play a red card this turn, ", True, ""),
    ("for the turn, when your <<Reed>> card attacks, ", True, ""),
    ("during your opponent's next turn, each time your opponent plays a Battle Card, ", True, t.OPPONENT),
)


@pytest.mark.parametrize(("words", "always", "whose"), WAITING)
def test_8_2_2_2_what_is_waited_for(words: str, always: bool, whose: str) -> None:
    """[DBS 8-2-2-2]"""
    (waits,) = _done(words + "draw 1 card.")
    if whose:
        assert isinstance(waits, t.Delay) and waits.when == t.When("turn start", player=whose)
        (waits,) = waits.do
    assert isinstance(waits, t.Delay) and (waits.always, waits.until, waits.do) == (always, "turn", (t.Draw(1),))


@pytest.mark.parametrize("second", ["1 of their Battle Cards", "up to 1 of their Battle Cards"])
def test_a_card_of_the_opponents_hand_or_one_in_play(second: str) -> None:
    (chosen, moved) = _done(
        f"choose up to 1 card in your opponent's hand or {second} and place it in its owner's Drop."
    )
    assert isinstance(chosen, t.Choose) and (chosen.n, chosen.up_to) == (1, True) and isinstance(moved, t.Move)


def test_8_1_3_a_skill_that_moves_its_card_from_beneath_another_is_valid_there() -> None:
    """[DBS 8-1-3]"""
    (skill,) = _read(
        "[Activate Main] Place this card from under your Leader in its owner's Drop : Draw 1 card."
    ).abilities
    assert isinstance(skill, t.Activated) and skill.zones == ("under",)
