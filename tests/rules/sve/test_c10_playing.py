"""SVE 10.6: playing and resolving, step by step."""

from __future__ import annotations

import pytest

from ludex.core.flow.api import decide
from ludex.core.flow.decisions import NotOffered, Option
from ludex.core.position.objects import Card
from ludex.core.tree import (
    Choose,
    Chosen,
    Continue,
    Divide,
    Draw,
    Gain,
    If,
    May,
    Modes,
    Modify,
    Move,
    NameNumber,
    Passive,
    Spell,
    Times,
)
from ludex.games.sve.book import BOOKS
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    ENEMY_LEADER,
    HAND,
    YOUR_FOLLOWER,
    Driver,
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    fanfare,
    follower,
    leader_hit,
    num,
    offers,
    one,
    put,
    spell,
    t,
    zone_sizes,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
T = t.Ref("t")
BOLT = spell("Bolt", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER), cost=1)
DISCARD = (Choose("c", 1, HAND), Move(t.Ref("c"), "cemetery", "discard"))
SACRIFICE = (Choose("s", 1, YOUR_FOLLOWER), Move(t.Ref("s"), "cemetery", "destroy"))


def hand(play: Driver) -> int:
    return len(play.game.zone("hand", 0))


def test_10_6_1_passives_are_not_played(edition: str) -> None:
    chief = follower("Chief", 1, 1, Passive((Modify(YOUR_FOLLOWER, "attack", "+", 1),)), fanfare(Draw(1)))
    play = board(edition, hand=(chief, CAT)).take('play "Chief"')
    assert play.trace.steps.count("SVE 10.6.2.1") == 2  # the card and its Fanfare, not the passive
    assert attack_of(play, 0, "Chief") == 2


def test_10_6_2_1_the_card_leaves_the_hand_first(edition: str) -> None:
    count = spell("Count", t.Damage(ENEMY_LEADER, t.Count(HAND)))
    assert leader_hit(board(edition, hand=(count, CAT)).take('play "Count"')) == 1
    costly = spell("Costly", t.Damage(ENEMY_LEADER, 1), pay=DISCARD)
    play = board(edition, hand=(costly, CAT, OX)).take('play "Costly"')
    assert play.offered == ['choose "Cat"', 'choose "Ox"']  # not itself, which lies open in the resolution zone
    assert play.names("resolution", 0) == ["Costly"] and play.obj("resolution", 0).up


def test_10_6_2_1_1_only_what_can_be_finished_may_be_specified(edition: str) -> None:
    """[SVE 10.6.2.3.4] [SVE 10.6.2.5.3] What was not offered is refused, and nothing has changed."""
    play = board(edition, hand=(BOLT, follower("Dear", cost=6), CAT))
    assert play.offered == ['play "Cat"', "end the main phase"]
    before = play.game.clone()
    for name in ("Bolt", "Dear"):
        with pytest.raises(NotOffered):
            decide(play.game, Option("play", (play.obj("hand", 0, name).id,)))
    assert play.game == before and num(play, 0) == 5


def test_10_6_2_5_3_costs_are_looked_at_together(edition: str) -> None:
    both = spell("Both", Draw(1), cost=3, pay=(Gain("play points", -3),))
    assert not offers(board(edition, hand=(both, CAT), pp=5), 'play "Both"')
    play = board(edition, hand=(both, CAT), pp=6).take('play "Both"')
    assert num(play, 0) == 0 and hand(play) == 2


def test_10_6_2_1_2_effects_on_a_card_in_the_ex_area_stay(edition: str) -> None:
    """[SVE 10.6.2.7.1.1] Through the resolution zone onto the field."""
    gift = spell(
        "Gift", Continue((Modify(T, "attack", "+", 2), t.Price(T, "+", -1)), ""), targets=one(t.YOURS & t.Zone(("ex",)))
    )
    play = board(edition, hand=(gift,), ex=(follower("Imp", 1, 1, cost=3),), pp=2)
    assert not offers(play, 'play "Imp"')
    play.take('play "Gift"')
    assert offers(play, 'play "Imp"')
    play.take('play "Imp"')
    assert attack_of(play, 0, "Imp") == 3 and num(play, 0) == 0


MODAL = spell("Modal", modes=Modes(1, ((t.Damage(T, 1),), (Draw(1),)), targets=(one(ENEMY_FOLLOWER), ())))


def test_10_6_2_2_options_before_targets(edition: str) -> None:
    play = board(edition, hand=(MODAL, CAT), enemy=(BEAR, OX)).take('play "Modal"')
    hurts = 'option 1 of "Modal": select 1 of enemy follower in the field; 1 damage to it'
    assert play.offered == [hurts, 'option 2 of "Modal": you draw 1']
    play.take("option 1")
    assert play.offered == ['choose "Bear"', 'choose "Ox"']
    play.take('choose "Ox"')
    assert defense_of(play, 1, "Ox") == 2 and hand(play) == 1  # the other option does not exist
    lone = board(edition, hand=(MODAL, CAT)).take('play "Modal"')
    assert hand(lone) == 2  # without targets only the second can be chosen


RITE = May((), DISCARD, name="rite")
KICK = spell("Kick", t.Damage(T, 1), If(t.Did("rite"), (t.Damage(T, 2),)), targets=one(ENEMY_FOLLOWER), pay=(RITE,))


def test_10_6_2_2_1_optional_costs_are_declared_before_targets(edition: str) -> None:
    play = board(edition, hand=(KICK, CAT), enemy=(BEAR, OX)).take('play "Kick"')
    assert play.offered == ["pay for rite", "do not pay for rite"]
    play.take("pay for rite")
    assert play.offered == ['choose "Bear"', 'choose "Ox"'] and hand(play) == 1  # paid only after that
    play.take('choose "Bear"')
    assert defense_of(play, 1, "Bear") == 1 and hand(play) == 0
    play = board(edition, hand=(KICK, CAT), enemy=(BEAR,)).take('play "Kick"', "do not pay")
    assert defense_of(play, 1, "Bear") == 3 and hand(play) == 1


def _wide() -> Card:
    """X may be up to nine, but has to be paid."""
    cost = (NameNumber("x", 0, 9), Gain("play points", Times(-1, Chosen("x"))))
    return spell("Wide", t.Damage(T, Chosen("x")), targets=one(ENEMY_FOLLOWER), pay=cost)


def test_10_6_2_2_1_an_optional_cost_must_fit_beside_the_others(edition: str) -> None:
    more = May((), (Gain("play points", -2),), name="more")
    greedy = spell("Greedy", If(t.Did("more"), (Draw(1),)), cost=1, pay=(Gain("play points", -2), more))
    assert not offers(board(edition, hand=(greedy, CAT), pp=4).take('play "Greedy"'), "pay for more")
    assert offers(board(edition, hand=(greedy, CAT), pp=5).take('play "Greedy"'), "pay for more")


def test_ja_10_6_2_2_2_a_number_the_player_decides_is_named_before_targets(edition: str) -> None:
    x = Chosen("x")
    cost = (NameNumber("x", 0, t.Number("you", "play points")), Gain("play points", Times(-1, x)))
    blast = spell("Blast", t.Damage(T, x), targets=one(ENEMY_FOLLOWER), pay=cost)
    play = board(edition, hand=(blast, CAT), enemy=(BEAR, OX), pp=3).take('play "Blast"')
    assert play.offered == ["0", "1", "2", "3"]
    assert board(edition, hand=(_wide(), CAT), pp=2, enemy=(BEAR, OX)).take('play "Wide"').offered == ["0", "1", "2"]
    play.take("3", 'choose "Bear"')
    assert defense_of(play, 1, "Bear") == 1 and num(play, 0) == 0


def test_ja_10_6_2_2_2_a_target_may_depend_on_the_number(edition: str) -> None:
    """Numbers for which there is no target are not offered; if no number has one, the ability cannot be used."""
    x = Chosen("x")
    cost = (NameNumber("x", 0, t.Number("you", "play points")), Gain("play points", Times(-1, x)))
    cheap = ENEMY_FOLLOWER & t.Figure("cost", "<=", x)
    hunter = follower("Hunter", 1, 1, t.Activated(cost=cost, do=(Move(T, "cemetery", "destroy"),), targets=one(cheap)))
    three = follower("Three", 1, 1, cost=3)
    for points, offered in ((4, ["3", "4"]), (2, None)):
        play = board(edition, field=(hunter,), enemy=(three,), pp=points, hand=(CAT,))
        if offered is None:
            assert not any(text.startswith('use "Hunter"') for text in play.offered)
            continue
        play.take('use "Hunter"')
        assert play.offered == offered
        play.take("3")
        assert play.names("cemetery", 1) == ["Three"] and num(play, 0) == 1


def test_10_6_2_3_targets_before_payment_hidden_cards_at_resolution(edition: str) -> None:
    trade = spell(
        "Trade",
        Choose("d", 1, HAND),
        Move(t.Ref("d"), "cemetery", "discard"),
        t.Damage(T, 1),
        targets=one(ENEMY_FOLLOWER),
        cost=2,
    )
    play = board(edition, hand=(trade, CAT, OX), enemy=(BEAR, CAT)).take('play "Trade"')
    assert play.offered == ['choose "Bear"', 'choose "Cat"'] and num(play, 0) == 5
    play.take('choose "Bear"')
    assert play.offered == ['choose "Cat"', 'choose "Ox"'] and num(play, 0) == 3


def test_10_6_2_3_1_as_many_as_are_demanded(edition: str) -> None:
    twin = spell("Twin", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER, 2))
    play = board(edition, hand=(twin, CAT), enemy=(BEAR, OX, follower("Elk", 1, 5))).take('play "Twin"')
    assert "done" not in play.offered
    play.take('choose "Ox"')
    assert play.offered == ['choose "Bear"', 'choose "Elk"']  # not the same twice, and no stopping
    play.take('choose "Elk"')
    assert [defense_of(play, 1, name) for name in ("Bear", "Ox", "Elk")] == [4, 2, 4]


def test_10_6_2_3_2_up_to_so_many(edition: str) -> None:
    twin = spell("Twin", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER, 2, up_to=True))
    for picks, left in (
        (["done"], [4, 3]),
        (['choose "Ox"', "done"], [4, 2]),
        (['choose "Ox"', 'choose "Bear"'], [3, 2]),
    ):
        play = board(edition, hand=(twin, CAT), enemy=(BEAR, OX)).take('play "Twin"', *picks)
        assert [defense_of(play, 1, name) for name in ("Bear", "Ox")] == left
    assert offers(board(edition, hand=(twin, CAT)), 'play "Twin"')  # also with nobody to choose


def _rain(amount: int, n: int, up_to: bool) -> object:
    return spell(
        "Rain", Divide("share", amount, "t"), t.Damage(T, Chosen("share")), targets=one(ENEMY_FOLLOWER, n, up_to)
    )


def test_10_6_2_3_2_1_a_divided_value_needs_at_least_one_target(edition: str) -> None:
    rain = _rain(2, 99, True)
    play = board(edition, hand=(rain, CAT), enemy=(BEAR, OX, follower("Elk", 1, 5))).take('play "Rain"')
    assert "done" not in play.offered
    play.take('choose "Bear"', 'choose "Elk"')  # two units, so no third target
    assert [defense_of(play, 1, name) for name in ("Bear", "Ox", "Elk")] == [3, 3, 4]
    assert not offers(board(edition, hand=(rain, CAT)), 'play "Rain"')


def test_10_6_2_3_3_fewer_targets_than_demanded(edition: str) -> None:
    twin = spell("Twin", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER, 2))
    play = board(edition, hand=(twin, CAT), enemy=(BEAR,)).take('play "Twin"')
    assert defense_of(play, 1, "Bear") == 3


def test_10_6_2_4_division_is_settled_when_playing(edition: str) -> None:
    """[SVE 10.6.2.4.1] Each target gets at least one."""
    rain = _rain(4, 2, False)
    play = board(edition, hand=(rain, CAT), enemy=(BEAR, OX, follower("Elk", 1, 5)), pp=2)
    play.take('play "Rain"', 'choose "Bear"', 'choose "Ox"')
    assert play.offered == ['1 to "Bear"', '2 to "Bear"', '3 to "Bear"']
    play.take('3 to "Bear"')
    assert [defense_of(play, 1, name) for name in ("Bear", "Ox")] == [1, 2]


def test_10_6_2_4_1_1_no_legal_division_no_play(edition: str) -> None:
    drop = _rain(1, 2, False)
    assert not offers(board(edition, hand=(drop, CAT), enemy=(BEAR, OX)), 'play "Rain"')
    assert offers(board(edition, hand=(drop, CAT), enemy=(BEAR,)), 'play "Rain"')


def test_10_6_2_4_shares_stay_when_a_target_has_left(edition: str) -> None:
    rain = spell(
        "Rain",
        Divide("share", 4, "t"),
        Move(t.Ref("first"), "cemetery", "destroy"),
        t.Damage(T, Chosen("share")),
        targets=(*one(ENEMY_FOLLOWER, 2), *one(ENEMY_FOLLOWER & t.Word("name", "Bear"), name="first")),
    )
    play = board(edition, hand=(rain, CAT), enemy=(BEAR, OX)).take('play "Rain"', '3 to "Bear"')
    assert play.names("field", 1) == ["Ox"] and defense_of(play, 1, "Ox") == 2


def test_10_6_2_5_the_price_is_fixed_and_paid_in_one_go(edition: str) -> None:
    sale = amulet("Sale", Passive((t.Price(t.YOURS, "+", -1),)))
    kill = spell("Kill", Move(T, "cemetery", "destroy"), cost=3, targets=one(t.YOURS & t.Zone(("field",))))
    play = board(edition, field=(sale,), hand=(kill, CAT)).take('play "Kill"')
    assert play.names("field", 0) == [] and num(play, 0) == 3  # two were paid, and nothing is asked later
    drum = amulet("Drum", t.Activated((Gain("play points", -2), *DISCARD), do=(Draw(1),)))
    play = board(edition, field=(drum,), hand=(CAT,)).take('use "Drum"')
    assert num(play, 0) == 3 and play.names("cemetery", 0) == ["Cat"]


def test_10_6_2_5_1_a_replaced_cost_counts_as_paid(edition: str) -> None:
    sediment = BOOKS[edition].tokens["Magic Sediment"]
    altar = amulet(
        "Altar",
        t.Activated(
            (Choose("s", 1, t.YOURS & t.Zone(("field",)) & t.Has("Stack")), Move(t.Ref("s"), "cemetery")), do=(Draw(1),)
        ),
    )
    play = board(edition, field=(altar, put(sediment, counters={"stack": 2})), hand=(CAT,)).take('use "Altar"')
    assert play.obj("field", 0, sediment.name).counter("stack") == 1 and hand(play) == 2


def test_10_6_2_5_2_a_cost_of_zero_counts_as_paid(edition: str) -> None:
    free = amulet("Free", t.Activated((Gain("play points", Times(-1, t.Count(YOUR_FOLLOWER))),), do=(Draw(1),)))
    play = board(edition, field=(free,), hand=(CAT,), pp=0).take('use "Free"')
    assert hand(play) == 2
    assert not [event for event in play.trace.events if event.kind == "number"]


def test_10_6_2_6_a_full_field(edition: str) -> None:
    full = (CAT, CAT, CAT, CAT, OX)
    assert not offers(board(edition, field=full, hand=(BEAR, amulet("Urn"))), "play")
    giant = follower("Giant", 5, 5, Spell((), cost=SACRIFICE))
    play = board(edition, field=full, hand=(giant,)).take('play "Giant"', 'choose "Ox"')
    assert sorted(play.names("field", 0)) == ["Cat", "Cat", "Cat", "Cat", "Giant"]
    choosy = follower("Choosy", 5, 5, Spell((), cost=(May((), SACRIFICE, name="rite"),)))
    play = board(edition, field=full, hand=(choosy,)).take('play "Choosy"', 'choose "Ox"')
    assert "Choosy" in play.names("field", 0)  # declining would leave no room, so it was not offered


def test_10_6_2_7_1_onto_the_field_if_there_is_room_now(edition: str) -> None:
    swarm = follower("Swarm", 1, 1, Spell((t.Create("Knight", 2, "field"),)), fanfare(Draw(1)))
    play = board(edition, field=(CAT, CAT, CAT), hand=(swarm,)).take('play "Swarm"')
    assert play.names("cemetery", 0) == ["Swarm"] and hand(play) == 0
    play = board(edition, field=(CAT, CAT), hand=(swarm,)).take('play "Swarm"')
    assert play.names("field", 0)[-1] == "Swarm" and hand(play) == 1


def test_10_6_2_7_2_in_the_written_order(edition: str) -> None:
    study = spell("Study", Draw(2), *DISCARD)
    play = board(edition, hand=(study,), deck=(OX, BEAR, CAT)).take('play "Study"')
    assert play.offered == ['choose "Ox"', 'choose "Bear"']
    events = [event.word for event in play.trace.events if event.word in ("draw", "discard")]
    assert events == ["draw", "draw"] and "SVE 10.5.2.1" not in play.trace.steps


def test_10_6_2_7_2_1_the_ability_resolves_without_its_card(edition: str) -> None:
    bomb = amulet("Bomb", t.Activated((Move(t.SELF, "cemetery"),), do=(t.Damage(ENEMY_LEADER, 3),)))
    play = board(edition, field=(bomb,), hand=(CAT,)).take('use "Bomb"')
    assert leader_hit(play) == 3 and play.names("cemetery", 0) == ["Bomb"]


def test_10_6_2_7_3_the_spell_goes_to_the_cemetery_after_its_effect(edition: str) -> None:
    chain = spell("Chain", t.Damage(ENEMY_LEADER, t.Count(t.YOURS & t.Zone(("cemetery",)))))
    play = board(edition, hand=(chain, CAT), cemetery=(BEAR,)).take('play "Chain"')
    assert leader_hit(play) == 1 and play.names("cemetery", 0) == ["Bear", "Chain"]
    assert zone_sizes(play, 0, "resolution") == [0]


def test_10_6_2_3_4_an_automatic_ability_without_targets_is_dropped(edition: str) -> None:
    """[SVE 10.7.3.2] Its instance does not wait for better times."""
    picky = follower("Picky", 1, 1, fanfare(t.Damage(T, 1), targets=one(ENEMY_FOLLOWER)))
    play = board(edition, hand=(picky, CAT)).take('play "Picky"')
    assert not play.game.pending and play.names("field", 0) == ["Picky"]


def test_10_6_2_1_1_a_second_target_is_looked_for_too(edition: str) -> None:
    duel = spell(
        "Duel", t.Damage(t.Ref("b"), 1), targets=(*one(YOUR_FOLLOWER, name="a"), *one(ENEMY_FOLLOWER, name="b"))
    )
    assert not offers(board(edition, hand=(duel, CAT), field=(BEAR,)), 'play "Duel"')
    play = board(edition, hand=(duel, CAT), field=(BEAR,), enemy=(OX,)).take('play "Duel"')
    assert defense_of(play, 1, "Ox") == 2 and defense(play, 0) == 20
