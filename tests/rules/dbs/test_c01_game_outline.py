"""Chapter 1: winning and losing, fundamental principles."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import NotOffered
from ludex.core.position.game import Ctx
from ludex.core.resolving import deeds
from ludex.core.values import layers
from ludex.games.dbs import SPEC
from ludex.games.dbs.book import BOOK
from ludex.games.dbs.c01_game_outline import surrender
from ludex.testing.driver import Driver
from tests.rules.dbs.support import (
    ATTACK_LEADER,
    ENEMY_BATTLE,
    MAIN,
    PLAIN,
    WEAK,
    Rested,
    battle,
    board,
    boost,
    count,
    leader,
    life,
    passing,
    power,
    words_of,
)


def using(*do: t.Instr, you: dict[str, object] | None = None, foe: dict[str, object] | None = None) -> Driver:
    skill = t.Activated(do=do, timing=MAIN, limit=1)
    return board({"leader": [leader("Mind", skill)], **(you or {})}, foe).take('activate "Mind"')


def test_1_1_1_a_game_has_two_players() -> None:
    names = list(SPEC.deck_texts())
    game = SPEC.new_game(SPEC.deck(names[0]), SPEC.deck(names[1]), 1, "")
    assert len(game.nums) == 2
    assert {obj.player for obj in game.objects.values()} == {0, 1}


def test_1_2_1_the_game_ends_when_a_player_loses() -> None:
    """[DBS 1-2-2] [DBS 1-2-2-1] By rule processing; nothing more is accepted from anybody."""
    play = board({}, {"life": 1})
    play.take(ATTACK_LEADER)
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (0, "DBS 9-2-3")
    assert advance(play.game) is None
    with pytest.raises(NotOffered):
        decide(play.game, 0)


def test_1_2_2_2_drawing_the_last_card_loses_without_a_failed_draw() -> None:
    play = using(t.Draw(1), you={"deck": 1})
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (1, "DBS 9-2-4")
    assert count(play, "hand", 0) == 1


def test_1_2_3_both_at_the_same_time_is_a_draw() -> None:
    play = using(t.Move(t.Zone(("deck",)), "drop"), you={"deck": 2}, foe={"deck": 2})
    assert play.game.outcome is not None
    assert play.game.outcome.winner == -1


def test_1_2_4_surrender_is_possible_at_any_time() -> None:
    play = board({"hand": [PLAIN]})
    play.take(ATTACK_LEADER)
    assert play.decision is not None
    assert play.decision.player == 0
    surrender(play.game, 1)
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (0, "DBS 1-2-4")
    assert advance(play.game) is None


@pytest.mark.parametrize("word", ["concede", "surrender", "lose", "finish"])
def test_1_2_5_no_effect_replaces_forbids_or_forces_a_surrender(word: str) -> None:
    """Whatever a card calls it: the same words on an event of the game are obeyed (see the last lines)."""
    never = t.Replace(t.When(word), (t.Draw(1),))
    wall = t.Passive((t.Rule("forbid", f"event {word}", t.ANY), t.Rule("forbid", word, t.ANY)))
    for ability in (never, wall):
        play = board({}, {"battle": [battle("Never", ability)], "deck": 5})
        surrender(play.game, 1)
        assert play.game.outcome is not None
        assert (play.game.outcome.winner, play.game.outcome.rule) == (0, "DBS 1-2-4")
        assert count(play, "hand", 1) == 0, "nothing was done instead"
        assert advance(play.game) is None
    assert word not in BOOK.verbs, "no skill can make a player surrender"
    replaced = board({}, {"battle": [battle("Never", t.Replace(t.When("inflict"), (t.Draw(1),)))], "deck": 5})
    replaced.take(ATTACK_LEADER)
    passing(replaced)
    assert (life(replaced, 1), count(replaced, "hand", 1)) == (8, 1)


def test_1_2_6_an_effect_may_end_the_game_in_mid_resolution() -> None:
    play = using(t.Finish(t.YOU, wins=True), t.Draw(2))
    assert play.game.outcome is not None
    assert play.game.outcome.winner == 0
    assert count(play, "hand", 0) == 0


def test_1_3_1_card_text_beats_the_rules() -> None:
    hunter = battle("Hunter", text="[Permanent] This card can attack Battle Cards in Active Mode.")
    play = board({"battle": [hunter, PLAIN]}, {"battle": [WEAK]})
    assert 'attack with "Hunter" -> "Weak"' in play.offered
    assert 'attack with "Plain" -> "Weak"' not in play.offered


def test_1_3_2_what_is_impossible_is_left_out() -> None:
    discard = (t.Choose("y", 1, t.ENEMY & t.Zone(("hand",)), who=t.OPPONENT), t.Move(t.Ref("y"), "drop", "discard"))
    play = using(
        t.Draw(1), t.Choose("x", 1, ENEMY_BATTLE), t.Move(t.Ref("x"), "drop", "KO"), *discard, foe={"hand": [PLAIN]}
    )
    assert count(play, "hand", 0) == 1
    assert play.names("drop", 1) == ["Plain"]


def test_1_3_2_1_the_state_it_is_in_already_is_no_event_and_pays_nothing() -> None:
    sleepy = t.Automatic(t.When("state", t.SELF, word="rest"), do=(t.Draw(1),))
    play = using(
        t.SetState(t.YOURS & t.Word("name", "Sleepy"), "rest"), you={"battle": [Rested(battle("Sleepy", sleepy))]}
    )
    assert count(play, "hand", 0) == 0
    assert "state rest" not in words_of(play)
    monk = battle("Monk", text="[Activate: Main] Rest this card: draw 1 card.")
    assert not any("activate" in text for text in board({"battle": [Rested(monk)]}).offered)


@pytest.mark.parametrize("n", [0, -2])
def test_1_3_2_2_no_times_or_fewer_is_nothing(n: int) -> None:
    play = using(t.Draw(n), t.Repeat(n, (t.Draw(1),)))
    assert count(play, "hand", 0) == 0
    assert count(play, "deck", 0) == 10
    assert "move draw" not in words_of(play)


def test_1_3_3_a_prohibition_beats_an_order() -> None:
    ban = battle("Ban", t.Passive((t.Rule("forbid", "event draw", t.ENEMY),)))
    play = using(t.Draw(2), foe={"battle": [ban]})
    assert count(play, "hand", 0) == 0


@pytest.mark.parametrize(
    ("query", "option"),
    [("attack", "attack with"), ("play", 'play "Plain"'), ("activate", "activate"), ("combo", "combo")],
)
def test_1_3_3_what_a_card_forbids_is_not_offered(query: str, option: str) -> None:
    mine = {
        "leader": [leader("Mind", t.Activated(do=(t.Draw(1),), timing=("main", "battle")))],
        "hand": [PLAIN, WEAK],
        "energy": 1,
    }
    ban = battle("Ban", t.Passive((t.Rule("forbid", query, t.ENEMY),)))
    for foe, offered in (({}, True), ({"battle": [ban]}, False)):
        play = board(mine, foe)
        if query == "combo":
            play.take('attack with "Mind"')
        assert any(text.startswith(option) for text in play.offered) == offered


def test_1_3_3_a_card_that_may_not_switch_stays_in_rest_mode() -> None:
    ban = battle("Ban", t.Passive((t.Rule("forbid", "event active", t.ENEMY & t.Word("name", "Plain")),)))
    play = board({"battle": [Rested(PLAIN), Rested(WEAK)]}, {"battle": [ban]}, phase="charge")
    assert [obj.state for obj in (play.obj("battle", 0, "Plain"), play.obj("battle", 0, "Weak"))] == [1, 0]


def test_1_3_4_the_turn_player_chooses_first() -> None:
    """Also when the skill is the other player's."""
    both = (t.Choose("x", 1, t.Zone(("hand",)), who=t.EACH), t.Move(t.Ref("x"), "drop", "discard"))
    sneer = battle("Sneer", t.Automatic(t.When("attack", t.ENEMY), do=both))
    play = board({"hand": [PLAIN, WEAK]}, {"battle": [sneer], "hand": [PLAIN, WEAK]})
    play.take(ATTACK_LEADER)
    assert play.decision is not None
    assert play.decision.player == 0
    play.take('choose "Weak"')
    assert play.decision.player == 1
    assert count(play, "drop", 0) == 0
    play.take('choose "Plain"')
    assert (play.names("drop", 0), play.names("drop", 1)) == (["Weak"], ["Plain"])


def test_1_3_5_a_named_number_begins_at_one() -> None:
    """[DBS 1-3-5-1] Only "up to" allows none."""
    play = using(t.NameNumber("x", 1, 3), t.Draw(t.Chosen("x")))
    assert play.offered == ["1", "2", "3"]
    play.take("2")
    assert count(play, "hand", 0) == 2
    none = using(t.Choose("x", 2, ENEMY_BATTLE, up_to=True), t.SetState(t.Ref("x"), "rest"), foe={"battle": [PLAIN]})
    none.take("done")
    assert none.obj("battle", 1).state == 0


def test_1_3_6_figures_below_zero_read_zero_but_are_remembered() -> None:
    play = using(boost(-15000))
    assert power(play, "leader", 0) == 0
    id = play.obj("leader", 0).id
    deeds.start_effect(play.game, t.Modify(t.SELF, "power", "+", 8000), "turn", Ctx(id, 0))
    assert layers.value(play.game, id, "power") == 3000
