"""SVE chapter 15: counters and perpetual cycles."""

from __future__ import annotations

from ludex.core.sight.view import view
from ludex.core.tree import Automatic, Counters, When
from ludex.games.sve.book import BOOKS
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    ENEMY_LEADER,
    FIELD,
    YOUR_LEADER,
    amulet,
    board,
    defense,
    fanfare,
    follower,
    leader_hit,
    num,
    offers,
    one,
    put,
    quick_spell,
    spell,
    strike,
    t,
)

BEAR, CAT = follower("Bear", 2, 4), follower("Cat", 1, 1)
MINE = t.YOURS & FIELD


def test_15_1_2_2_counters_of_one_name_are_one_pool(edition: str) -> None:
    sediment = BOOKS[edition].tokens["Magic Sediment"]
    jar = amulet("Jar", *sediment.abilities)
    add = spell("Add", Counters(MINE & t.Has("Stack"), "stack", 2))
    play = board(edition, hand=(jar, add, CAT), field=(put(sediment, counters={"stack": 1}),)).take('play "Jar"')
    assert play.obj("field", 0, "Jar").counter("stack") == 1  # from entering
    play.take('play "Add"', f'use "{sediment.name}"')
    assert play.obj("field", 0, "Jar").counter("stack") == 6  # entering, adding and moving


def test_15_1_3_counters_are_put_and_seen(edition: str) -> None:
    """[SVE 15.1.4] Removing takes that kind from that card only."""
    add = spell("Add", Counters(t.Ref("t"), "ink", 2), targets=one(MINE))
    less = spell("Less", Counters(t.Ref("t"), "ink", -1), targets=one(MINE & t.Word("name", "Urn")))
    play = board(
        edition,
        field=(put(amulet("Urn"), counters={"salt": 1}), put(amulet("Pot"), counters={"ink": 5})),
        hand=(add, less, CAT),
    )
    play.take('play "Add"', 'choose "Urn"')
    for viewer in (0, 1):
        assert view(play.game, viewer)["players"][0]["zones"]["field"][0]["counters"] == {"salt": 1, "ink": 2}
    play.take('play "Less"')
    urn, pot = play.obj("field", 0, "Urn"), play.obj("field", 0, "Pot")
    assert (urn.counter("salt"), urn.counter("ink"), pot.counter("ink")) == (1, 1, 5)


PUMP = amulet(
    "Pump",
    t.Activated((), do=(t.Damage(ENEMY_LEADER, 1), t.Do("restore", ENEMY_LEADER, 1), t.Do("restore", YOUR_LEADER, 1))),
)


def test_15_2_1_an_endless_sequence_may_be_declared(edition: str) -> None:
    """[SVE 15.2.1.1] The active player names how often; nobody could break in, so it is done so often."""
    play = board(edition, field=(PUMP,), hand=(CAT,))
    assert not offers(play, "repeat")
    play.take('use "Pump"', 'use "Pump"', 'use "Pump"', "repeat the last 1 actions")
    assert play.decision is not None and play.decision.rule == "SVE 15.2.1.1"
    play.take("50")
    assert defense(play, 0) == 73 and offers(play, "end the main phase")


def test_15_2_1_1_the_other_player_may_break_in_earlier(edition: str) -> None:
    duck = follower("Duck", 0, 5, strike(t.SetState(t.SELF, "reserved"), t.Do("restore", YOUR_LEADER, 1)))
    zap = quick_spell("Zap", t.Move(t.Ref("t"), "cemetery", "destroy"), targets=one(ENEMY_FOLLOWER))
    play = board(edition, field=(duck,), enemy_hand=(zap,), hand=(CAT,))
    for _ in range(3):
        play.take('attack "Duck" -> leader', "do nothing")
    play.take("repeat the last 1 actions", "10")
    assert play.decision is not None and play.decision.player == 1
    assert offers(play, "allow all 10", "break in after 0", "break in after 5")
    play.take("break in after 4")
    assert defense(play, 0) == 28 and play.offered == ['play "Zap"', "do nothing"]  # 3 + 4, and the fifth is running
    play.take('play "Zap"')
    assert play.names("field", 0) == [] and offers(play, "end the main phase")
    play = board(edition, field=(duck,), enemy_hand=(zap,), hand=(CAT,))
    for _ in range(3):
        play.take('attack "Duck" -> leader', "do nothing")
    play.take("repeat the last 1 actions", "10", "allow all 10")
    assert defense(play, 0) == 33 and offers(play, 'attack "Duck" -> leader')
    play.take('attack "Duck" -> leader')
    assert play.decision is not None and play.decision.player == 1  # afterwards the window is open again


def test_15_2_1_1_who_cannot_break_in_is_not_asked(edition: str) -> None:
    zap = quick_spell("Zap", t.Damage(t.Ref("t"), 1), targets=one(ENEMY_FOLLOWER))
    play = board(edition, field=(PUMP, BEAR), enemy_hand=(zap,), hand=(CAT,))
    play.take('use "Pump"', 'use "Pump"', 'use "Pump"', "repeat the last 1 actions", "5")
    assert defense(play, 0) == 28 and play.decision is not None and play.decision.player == 0


def test_15_2_1_2_an_action_that_changes_nothing_may_not_be_repeated(edition: str) -> None:
    top = amulet("Top", t.Activated((t.SetState(t.SELF, "engaged"),), do=(t.SetState(t.SELF, "reserved"),)))
    play = board(edition, field=(top,), hand=(CAT, BEAR))
    assert offers(play, 'use "Top"')
    play.take('use "Top"')
    assert not offers(play, "use")
    play.take('play "Cat"')
    assert offers(play, 'use "Top"')  # the position is another one now


def test_15_2_1_3_a_cycle_nobody_can_stop_is_a_draw(edition: str) -> None:
    echo = amulet("Echo", Automatic(When("restore"), do=(t.Damage(YOUR_LEADER, 1), t.Do("restore", YOUR_LEADER, 1))))
    play = board(edition, field=(echo,), hand=(follower("Spark", 1, 1, fanfare(t.Do("restore", YOUR_LEADER, 1))), CAT))
    play.take('play "Spark"')
    assert play.game.outcome is not None
    assert (play.game.outcome.winner, play.game.outcome.rule) == (-1, "SVE 15.2.1.3")
    assert leader_hit(play) == 0 and num(play, 0) == 3


OWL = follower("Owl", 1, 1)
ENGAGE = t.SetState(t.Ref("t"), "engaged")


def test_15_2_1_2_the_same_ability_with_another_target_is_another_action(edition: str) -> None:
    """RULING-SVE-045"""
    broom = amulet("Broom", t.Activated((), one(ENEMY_FOLLOWER), do=(ENGAGE,)))
    play = board(edition, field=(broom,), enemy=(put(CAT, engaged=True), BEAR, OWL), hand=(CAT,))
    play.take('use "Broom"', 'choose "Cat"')  # it is engaged already: nothing changes
    play.take('use "Broom"')
    assert play.offered == ['choose "Bear"', 'choose "Owl"']
    play.take('choose "Owl"', 'use "Broom"')
    assert play.offered == ['choose "Cat"', 'choose "Bear"', 'choose "Owl"']  # the position is another one now
    play.take('choose "Cat"', 'use "Broom"', 'choose "Owl"', 'use "Broom"')  # only one target is left
    assert [play.obj("field", 1, name).state for name in ("Cat", "Bear", "Owl")] == [1, 1, 1]
    for name in ("Cat", "Bear"):
        play.take('use "Broom"', f'choose "{name}"')
    assert offers(play, 'use "Broom"')
    play.take('use "Broom"')
    assert not offers(play, "use") and offers(play, "end the main phase")


def test_15_2_1_2_an_option_that_leads_only_to_what_changed_nothing(edition: str) -> None:
    """[SVE 15.2.1.2] The ability may be used for its other option."""
    modes = t.Modes(1, ((ENGAGE,), (t.Do("restore", YOUR_LEADER, 1),)), targets=(one(ENEMY_FOLLOWER), ()))
    lamp = amulet("Lamp", t.Activated((), modes=modes))
    play = board(edition, field=(lamp,), enemy=(put(CAT, engaged=True),), hand=(CAT,))
    play.take('use "Lamp"')
    assert len(play.offered) == 2
    play.take(play.offered[0])
    assert defense(play, 0) == 20
    play.take('use "Lamp"')
    assert defense(play, 0) == 21  # the option that was left


def test_15_2_1_2_another_x_is_another_action(edition: str) -> None:
    cost = (t.NameNumber("x", 0, 3), t.Gain("play points", t.Times(-1, t.Chosen("x"))))
    jar = amulet("Jar", t.Activated(cost, do=(t.Do("restore", YOUR_LEADER, t.Chosen("x")),)))
    play = board(edition, field=(jar,), hand=(CAT,))
    play.take('use "Jar"')
    assert play.offered == ["0", "1", "2", "3"]
    play.take("0", 'use "Jar"')
    assert play.offered == ["1", "2", "3"]
