"""SVE 10.7 to 10.11: automatic abilities, persistent and replacement effects, final card information."""

from __future__ import annotations

import pytest

from ludex.core.tree import (
    Automatic,
    Becomes,
    Compare,
    Continue,
    Count,
    Delay,
    Draw,
    FigureOf,
    Grant,
    Modify,
    Move,
    Passive,
    Rename,
    Replace,
    Strip,
    When,
)
from ludex.core.values import layers
from ludex.games.sve.book import BOOKS
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    ENEMY_LEADER,
    FIELD,
    HAND,
    RUSH,
    WARD,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    Driver,
    amulet,
    attack_of,
    board,
    defense,
    defense_of,
    end_turn,
    evolved,
    evolver,
    fanfare,
    follower,
    last_words,
    leader_hit,
    num,
    offers,
    one,
    put,
    spell,
    t,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
T = t.Ref("t")
ENTERS = When("move", t.YOURS & t.Word("type", "follower"), dst=("field",), not_src=("field",))
STEAL = spell("Steal", t.Do("steal", T), targets=one(ENEMY_FOLLOWER))
HAIL = spell("Hail", t.Damage(FIELD & t.Word("type", "follower"), 1))
BURN = t.Damage(ENEMY_LEADER, 1)


def hand(play: Driver) -> int:
    return len(play.game.zone("hand", 0))


def boost(name: str, figure: str, op: str, n: int, until: str = "turn") -> object:
    return spell(name, Continue((Modify(T, figure, op, n),), until), targets=one(YOUR_FOLLOWER))


# --- 10.7 --------------------------------------------------------------------------------------------------------


def test_10_7_1_a_trigger_in_mid_effect_waits(edition: str) -> None:
    """[SVE 10.7.2] It waits from that moment, whatever happens until it is played."""
    herald = follower("Herald", 1, 1, fanfare(BURN))
    raise_ = spell(
        "Raise", Move(t.YOURS & t.Zone(("cemetery",)), "field"), Draw(1), *(Move(YOUR_FOLLOWER, "hand", "return"),)
    )
    play = board(edition, hand=(raise_, CAT), cemetery=(herald,)).take('play "Raise"')
    kinds = [(e.kind, e.word) for e in play.trace.events]
    assert kinds.index(("move", "draw")) < kinds.index(("damage", "ability"))
    assert leader_hit(play) == 1 and "Herald" in play.names("hand", 0)  # [SVE 10.7.7]


def test_10_7_7_a_waiting_ability_is_played_though_its_card_moved(edition: str) -> None:
    herald = follower("Herald", 1, 1, fanfare(BURN), fanfare(Move(t.SELF, "hand", "return")))
    play = board(edition, hand=(herald, CAT)).take('play "Herald"', 'resolve "Herald" Fanfare #2')
    assert leader_hit(play) == 1 and "Herald" in play.names("hand", 0)


def test_10_7_2_1_as_often_as_it_triggered(edition: str) -> None:
    choir = follower("Choir", 1, 1, Automatic(ENTERS, do=(BURN,)))
    play = board(edition, field=(choir,), hand=(spell("Make", t.Create("Knight", 3, "field")), CAT)).take('play "Make"')
    assert leader_hit(play) == 3


def test_10_7_4_1_1_between_public_and_hidden_zones_the_public_side_counts(edition: str) -> None:
    gate = amulet(
        "Gate", Automatic(When("move", t.Figure("attack", ">=", 3), src=("field",), dst=("hand",)), do=(BURN,))
    )
    home = spell("Home", Move(T, "hand", "return"), targets=one(YOUR_FOLLOWER))
    for bonus, hit in ((1, 1), (0, 0)):
        play = board(edition, field=(gate, BEAR), hand=(boost("Up", "attack", "+", bonus), home, CAT))
        play.take('play "Up"', 'play "Home"')
        assert leader_hit(play) == hit
    tomb = amulet(
        "Tomb", Automatic(When("move", t.Figure("attack", ">=", 3), src=("hand",), dst=("cemetery",)), do=(BURN,))
    )
    toss = spell("Toss", t.Choose("d", 1, HAND), Move(t.Ref("d"), "cemetery", "discard"))
    assert leader_hit(board(edition, field=(tomb,), hand=(toss, OX), pp=0).take('play "Toss"')) == 1


def test_10_7_4_1_2_off_the_field_the_field_side_counts(edition: str) -> None:
    tomb = amulet(
        "Tomb", Automatic(When("move", t.Figure("attack", ">=", 4), src=("field",), dst=("cemetery",)), do=(BURN,))
    )
    elf = put(evolver("Elf"), evolve=evolved("Elf", 4, 1, last_words(Draw(1))))
    play = board(edition, field=(tomb, elf), hand=(HAIL, CAT)).take('play "Hail"')
    if offers(play, "resolve"):
        play.take('resolve "Elf"')
    assert leader_hit(play) == 1 and hand(play) == 2  # the evolved card's figures and its Last Words


def test_10_7_4_1_3_otherwise_the_new_zone_counts(edition: str) -> None:
    banner = amulet(
        "Banner",
        Passive((Modify(YOUR_FOLLOWER, "attack", "+", 1),)),
        Automatic(When("move", t.Figure("attack", ">=", 2), src=("cemetery",), dst=("field",)), do=(BURN,)),
    )
    raise_ = spell("Raise", Move(t.YOURS & t.Zone(("cemetery",)), "field"))
    assert leader_hit(board(edition, field=(banner,), hand=(raise_, OX), cemetery=(CAT,)).take('play "Raise"')) == 1


def test_10_7_4_2_cards_that_enter_together_see_each_other(edition: str) -> None:
    twin = follower("Twin", 1, 1, Automatic(When("move", t.YOURS & ~t.SELF, dst=("field",)), do=(BURN,)))
    raise_ = spell("Raise", Move(t.YOURS & t.Zone(("cemetery",)), "field"))
    play = board(edition, hand=(raise_, CAT), cemetery=(twin, twin)).take('play "Raise"')
    while offers(play, "resolve"):
        play.take(play.offered[0])
    assert leader_hit(play) == 2


def test_10_7_4_3_what_enters_engaged_is_not_engaged_by_stealing(edition: str) -> None:
    """[SVE 10.7.4.3] A follower that is played is."""
    snare = amulet("Snare", Passive((t.Rule("permit", "enters engaged", YOUR_FOLLOWER),)))
    play = board(edition, field=(snare,), enemy=(OX,), hand=(STEAL, BEAR, CAT)).take('play "Steal"', 'play "Bear"')
    assert [play.obj("field", 0, name).state for name in ("Ox", "Bear")] == [0, 1]


def test_10_7_4_3_stealing_puts_nothing_onto_the_field(edition: str) -> None:
    choir = follower("Choir", 1, 1, Automatic(ENTERS, do=(BURN,)))
    prize = follower("Prize", 2, 2, fanfare(BURN))
    play = board(edition, field=(choir,), enemy=(prize,), hand=(STEAL, CAT)).take('play "Steal"')
    assert play.names("field", 0) == ["Choir", "Prize"] and leader_hit(play) == 0


def test_10_7_5_1_a_delayed_trigger_fires_once_unless_a_span_is_given(edition: str) -> None:
    once = spell("Once", Delay(ENTERS, (BURN,)))
    span = spell("Span", Delay(ENTERS, (BURN,), "turn", always=True))
    make = spell("Make", t.Create("Knight", 2, "field"))
    play = board(edition, hand=(once, make, CAT)).take('play "Once"', 'play "Make"')
    assert leader_hit(play) == 1
    play = board(edition, hand=(span, make, make, CAT)).take('play "Span"', 'play "Make"', 'play "Make"')
    assert leader_hit(play) == 4
    end_turn(end_turn(play))
    assert play.game.delayed == ()


def test_10_7_6_1_a_state_trigger_waits_once_and_again_while_the_state_lasts(edition: str) -> None:
    lonely = Automatic(
        Becomes(Compare(Count(HAND), "=", 0)), do=(t.Do("restore", YOUR_LEADER, 1), Draw(t.Memory("gift")))
    )
    play = board(edition, field=(amulet("Lamp", lonely),), hand=(CAT,))
    play.game.remember("gift", 1)
    play.take('play "Cat"')
    assert defense(play, 0) == 21 and hand(play) == 1  # one instance, then a card came
    again = Automatic(
        Becomes(Compare(Count(HAND), "=", 0)),
        do=(BURN, t.If(Compare(FigureOf(ENEMY_LEADER, "defense"), "<=", 17), (Draw(1),))),
    )
    play = board(edition, field=(amulet("Lamp", again),), hand=(CAT,)).take('play "Cat"')
    assert leader_hit(play) == 3  # still empty after it resolved: again


def test_10_7_6_1_a_state_that_nothing_ends_is_a_cycle(edition: str) -> None:
    """[SVE 15.2.1.3]"""
    idle = Automatic(Becomes(Compare(Count(HAND), "=", 0)))
    play = board(edition, field=(amulet("Lamp", idle),), hand=(CAT,)).take('play "Cat"')
    assert play.game.outcome is not None and play.game.outcome.rule == "SVE 15.2.1.3"


def test_10_7_3_once_a_turn_is_once_each_turn(edition: str) -> None:
    choir = follower("Choir", 1, 1, Automatic(ENTERS, do=(BURN,), limit=1))
    play = board(edition, field=(choir,), hand=(CAT, CAT, CAT, CAT)).take('play "Cat"', 'play "Cat"')
    assert leader_hit(play) == 1
    end_turn(end_turn(play))
    assert leader_hit(play.take('play "Cat"')) == 2


def test_10_8_1_a_one_shot_effect_happens_once(edition: str) -> None:
    sweep = spell("Sweep", t.Damage(ENEMY_FOLLOWER, 1), t.Create("Knight", 1, "field", "opponent"))
    play = board(edition, hand=(sweep, CAT), enemy=(BEAR,)).take('play "Sweep"')
    knight = BOOKS[edition].tokens["Knight"].name
    assert (defense_of(play, 1, "Bear"), defense_of(play, 1, knight)) == (3, 1)


# --- 10.9 --------------------------------------------------------------------------------------------------------


def test_10_9_1_values_are_reckoned_from_the_base_each_time(edition: str) -> None:
    """[SVE 10.9.1.1] What is printed stays the base."""
    play = board(
        edition, field=(BEAR,), hand=(boost("Up", "attack", "+", 3), boost("For good", "attack", "+", 1, ""), CAT)
    )
    play.take('play "Up"', 'play "For good"')
    assert attack_of(play, 0, "Bear") == 6
    end_turn(play)
    assert attack_of(play, 0, "Bear") == 3 and play.obj("field", 0, "Bear").info.figures["attack"] == 2


def test_10_9_1_1_1_an_evolved_follower_has_the_evolved_cards_information(edition: str) -> None:
    play = board(
        edition,
        field=(put(evolver("Elf", 1, 2, 2), damage=1),),
        evolve=(evolved("Elf", 5, 6, *RUSH.means),),
        hand=(boost("Up", "attack", "+", 1), CAT),
    )
    play.take('play "Up"', 'evolve "Elf" (1 play point)')
    id = play.obj("field", 0).id
    assert (attack_of(play, 0, "Elf"), defense_of(play, 0, "Elf")) == (6, 5)  # the bonus and the damage stay
    assert (
        layers.value(play.game, id, "cost") == 2
        and layers.has(play.game, id, "Rush")
        and not layers.has(play.game, id, "Evolve")
    )


def test_10_9_1_2_abilities_first(edition: str) -> None:
    proud = follower("Proud", 2, 2, Passive((Modify(t.SELF, "attack", "+", 2),)))
    mute = spell("Mute", Continue((Strip(T),), "turn"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(proud,), hand=(mute, CAT))
    assert attack_of(play, 0, "Proud") == 4
    play.take('play "Mute"')
    assert attack_of(play, 0, "Proud") == 2


def test_10_9_1_3_words_before_figures(edition: str) -> None:
    smith = amulet("Smith", Passive((Modify(YOUR_FOLLOWER & t.Word("trait", "Armed"), "attack", "+", 1),)))
    arm = spell("Arm", Continue((Rename(T, "trait", "add", "Armed"),), "turn"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(smith, BEAR), hand=(arm, CAT)).take(
        'play "Arm"'
    )  # the older effect sees the newer trait
    assert attack_of(play, 0, "Bear") == 3


def test_10_9_1_4_figures_last(edition: str) -> None:
    trainer = amulet("Trainer", Passive((Modify(YOUR_FOLLOWER & t.Has("Rush"), "attack", "=", 7),)))
    grant = spell("Grant", Continue((Grant(T, RUSH.means),), "turn"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(trainer, BEAR), hand=(grant, CAT)).take('play "Grant"')
    assert attack_of(play, 0, "Bear") == 7


def test_10_9_1_5_a_dependent_effect_comes_after(edition: str) -> None:
    strong = YOUR_FOLLOWER & t.Figure("attack", ">=", 3)
    older = amulet("Older", Passive((Modify(strong, "attack", "+", 5),)))
    newer = amulet("Newer", Passive((Modify(YOUR_FOLLOWER, "attack", "+", 2),)))
    play = board(edition, field=(older, newer, follower("Foal", 1, 1)))
    assert attack_of(play, 0, "Foal") == 8
    alone = board(edition, field=(older, follower("Foal", 1, 1)))
    assert attack_of(alone, 0, "Foal") == 1


def test_10_9_1_6_a_ward_given_before_all_abilities_are_lost_is_lost_too(edition: str) -> None:
    """[SVE 10.9.1.2] [SVE 10.9.1.5] The effect that takes abilities comes before the ability that it takes from the
    giver, but after an older effect that does not depend on it."""
    kind = YOUR_FOLLOWER & t.Word("trait", "Order")
    giver = follower("Giver", 1, 1, Passive((Grant(kind & ~t.SELF, RUSH.means),)), trait="Order")
    knight = follower("Knight", 2, 2, trait="Order")
    ward = spell("Oath", Continue((Grant(T, WARD.means),), "turn"), targets=one(YOUR_FOLLOWER))
    hush = spell("Hush", Continue((Strip(kind),), "turn"))
    for order, kept in ((("Oath", "Hush"), False), (("Hush", "Oath"), True)):
        play = board(edition, field=(giver, knight), hand=(ward, hush, CAT), pp=3)
        for name in order:
            play.take(f'play "{name}"')
            if name == "Oath":
                play.take('choose "Knight"')
        id = play.obj("field", 0, "Knight").id
        assert (layers.has(play.game, id, "Ward"), layers.has(play.game, id, "Rush")) == (kept, False)


def test_10_9_1_5_a_gift_to_those_with_an_ability_waits_for_that_ability(edition: str) -> None:
    """The older effect depends on the newer one, which decides whom it applies to."""
    older = amulet("Older", Passive((Grant(YOUR_FOLLOWER & t.Has("Rush"), WARD.means),)))
    newer = amulet("Newer", Passive((Grant(YOUR_FOLLOWER, RUSH.means),)))
    play = board(edition, field=(older, newer, BEAR))
    assert layers.has(play.game, play.obj("field", 0, "Bear").id, "Ward")
    alone = board(edition, field=(older, BEAR))
    assert not layers.has(alone.game, alone.obj("field", 0, "Bear").id, "Ward")


def test_10_9_1_6_1_an_effect_of_a_given_passive_is_as_old_as_its_card(edition: str) -> None:
    still = Passive((Modify(YOUR_FOLLOWER, "attack", "=", 1),))
    gift = spell("Gift", Continue((Grant(T, (still,)),), "turn"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(BEAR,), hand=(boost("Up", "attack", "+", 2), gift, CAT))
    play.take('play "Up"', 'play "Gift"')
    assert attack_of(play, 0, "Bear") == 3


@pytest.mark.parametrize(("order", "result"), [(("Set", "Up"), 3), (("Up", "Set"), 1)])
def test_10_9_1_6_otherwise_the_older_first(edition: str, order: tuple[str, str], result: int) -> None:
    """[SVE 10.9.1.6.2] By when the abilities were played."""
    play = board(edition, field=(BEAR,), hand=(boost("Set", "attack", "=", 1), boost("Up", "attack", "+", 2), CAT))
    for name in order:
        play.take(f'play "{name}"')
    assert attack_of(play, 0, "Bear") == result


def test_10_9_1_6_1_a_passive_counts_from_when_its_card_came(edition: str) -> None:
    still = amulet("Still", Passive((Modify(YOUR_FOLLOWER, "attack", "=", 1),)))
    up = boost("Up", "attack", "+", 2)
    play = board(edition, field=(BEAR,), hand=(up, still, CAT)).take('play "Up"', 'play "Still"')
    assert attack_of(play, 0, "Bear") == 1
    play = board(edition, field=(BEAR,), hand=(up, still, CAT)).take('play "Still"', 'play "Up"')
    assert attack_of(play, 0, "Bear") == 3


@pytest.mark.parametrize(("order", "result"), [(("Up", "Still"), 1), (("Still", "Up"), 3)])
def test_10_9_1_6_1_the_time_in_the_ex_area_does_not_count(edition: str, order: tuple[str, str], result: int) -> None:
    """It keeps its effects on the way from the EX area to the field, but its own begin on the field."""
    still = amulet("Still", Passive((Modify(YOUR_FOLLOWER, "attack", "=", 1),)))
    play = board(edition, field=(BEAR,), hand=(boost("Up", "attack", "+", 2), CAT), ex=(still,))
    assert attack_of(play.take(*(f'play "{name}"' for name in order)), 0, "Bear") == result


def test_10_9_2_later_arrivals_are_not_touched_stolen_cards_keep_it(edition: str) -> None:
    rally = spell("Rally", Continue((Modify(YOUR_FOLLOWER, "attack", "+", 1),), "turn"))
    play = board(edition, field=(BEAR,), hand=(rally, OX), pp=2).take('play "Rally"', 'play "Ox"')
    assert (attack_of(play, 0, "Bear"), attack_of(play, 0, "Ox")) == (3, 3)
    curse = spell("Curse", Continue((Modify(ENEMY_FOLLOWER, "attack", "+", -1),), "turn"))
    play = board(edition, enemy=(OX,), hand=(curse, STEAL, CAT)).take('play "Curse"', 'play "Steal"')
    assert attack_of(play, 0, "Ox") == 2
    home = spell("Home", Move(T, "hand", "return"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(BEAR,), hand=(rally, home)).take('play "Rally"', 'play "Home"', 'play "Bear"')
    assert attack_of(play, 0, "Bear") == 2


def test_10_9_3_effects_apply_as_the_card_enters(edition: str) -> None:
    """[SVE 10.9.3.1] Triggers look at the card with them."""
    banner = amulet(
        "Banner",
        Passive((Modify(YOUR_FOLLOWER, "defense", "+", 1), Modify(YOUR_FOLLOWER, "attack", "+", 1))),
        Automatic(When("move", YOUR_FOLLOWER & t.Figure("attack", ">=", 3), dst=("field",)), do=(BURN,)),
    )
    play = board(edition, field=(banner,), hand=(follower("Wisp", 2, 0), CAT)).take('play "Wisp"')
    assert play.names("field", 0) == ["Banner", "Wisp"] and leader_hit(play) == 1


# --- 10.10 -------------------------------------------------------------------------------------------------------

HALVE = Replace(When("damage", t.YOURS & t.Zone(("leader",))), amount=t.Plus((t.EventAmount(), -2)), keyword="Less")
CAP = Replace(When("damage", t.YOURS & t.Zone(("leader",))), amount=3, keyword="Cap")
POKE = spell("Poke", t.Damage(ENEMY_LEADER, 6))


@pytest.mark.parametrize(("first", "damage"), [("Less", 3), ("Cap", 1)])
def test_10_10_2_the_affected_player_orders_replacements(edition: str, first: str, damage: int) -> None:
    """[SVE 10.10.2.1] [SVE 10.10.2.2] Not the player whose effect it is. [SVE 10.10.1] One event, changed."""
    play = board(edition, enemy=(amulet("Less", HALVE), amulet("Cap", CAP)), hand=(POKE, CAT)).take('play "Poke"')
    assert play.decision is not None and play.decision.player == 1
    play.take(f'replace with "{first}"')
    assert leader_hit(play) == damage
    assert [event.n for event in play.trace.events if event.kind == "damage"] == [damage]


def test_10_10_2_1_the_controller_of_an_affected_card_orders(edition: str) -> None:
    """[SVE 10.10.2.2]"""
    less = Replace(When("damage", t.SELF), amount=t.Plus((t.EventAmount(), -2)))
    cap = Replace(When("damage", t.SELF), amount=3)
    play = board(
        edition, enemy=(follower("Rock", 1, 9, less, cap),), hand=(spell("Hit", t.Damage(ENEMY_FOLLOWER, 6)), CAT)
    )
    play.take('play "Hit"')
    assert play.decision is not None and play.decision.player == 1 and len(play.offered) == 2


def test_10_10_2_3_each_applies_once_to_an_event(edition: str) -> None:
    more = Replace(When("damage", t.ENEMY & t.Zone(("leader",))), amount=t.Plus((t.EventAmount(), 1)))
    play = board(edition, field=(amulet("Oil", more),), hand=(POKE, CAT)).take('play "Poke"')
    assert leader_hit(play) == 7
    play = board(edition, field=(amulet("Oil", more), amulet("Tar", more)), hand=(POKE, CAT)).take('play "Poke"')
    if offers(play, "replace"):
        play.take('replace with "Oil"')
    assert leader_hit(play) == 8


def test_10_10_2_4_set_to_before_plus_and_minus(edition: str) -> None:
    less = amulet("Less", Passive((t.Price(t.YOURS, "+", -1),)))
    three = amulet("Three", Passive((t.Price(t.YOURS, "=", 3),)))
    play = board(edition, field=(less, three), hand=(follower("Five", cost=5),), pp=4).take('play "Five"')
    assert num(play, 0) == 2


def test_10_11_1_the_last_information_of_a_card_that_left(edition: str) -> None:
    revenge = spell(
        "Revenge",
        Move(T, "cemetery", "destroy"),
        t.Damage(ENEMY_LEADER, FigureOf(T, "attack")),
        targets=one(YOUR_FOLLOWER),
    )
    play = board(edition, field=(BEAR,), hand=(boost("Up", "attack", "+", 3), revenge, CAT)).take(
        'play "Up"', 'play "Revenge"'
    )
    assert leader_hit(play) == 5
    sway = spell(
        "Sway",
        t.Do("steal", T),
        Continue((Modify(T, "attack", "+", 1),), "turn"),
        t.Damage(ENEMY_LEADER, FigureOf(T, "attack")),
        targets=one(ENEMY_FOLLOWER),
    )
    assert (
        leader_hit(board(edition, enemy=(OX,), hand=(sway, CAT)).take('play "Sway"')) == 4
    )  # field to field: as it is now


def test_10_7_3_2_the_dropped_instance_is_only_one(edition: str) -> None:
    picky = follower("Picky", 1, 1, fanfare(t.Damage(T, 1), targets=one(ENEMY_FOLLOWER)), fanfare(Draw(1)))
    play = board(edition, hand=(picky, CAT)).take('play "Picky"', 'resolve "Picky" Fanfare #1')
    assert hand(play) == 2 and not play.game.pending
