"""SVE chapter 12: keywords."""

from __future__ import annotations

import pytest

from ludex.core.sight.view import view
from ludex.core.tree import Choose, Continue, Create, Draw, Grant, Modify, Move, Replace, Strip, When
from ludex.core.values import layers
from ludex.games.sve.c12_keywords import FOLLOWER_STRIKE, LEADER_STRIKE, QUICK, evolve_ability, with_text
from ludex.games.sve.text import read_text
from tests.rules.sve.support import (
    ASSAIL,
    AURA,
    BANE,
    DRAIN,
    ENEMY_FOLLOWER,
    ENEMY_LEADER,
    HAND,
    INTIMIDATE,
    RUSH,
    STORM,
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
    on_evolve,
    one,
    put,
    quick_spell,
    spell,
    strike,
    t,
    zone_sizes,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
T = t.Ref("t")
BURN = t.Damage(ENEMY_LEADER, 1)
ZAP = quick_spell("Zap", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER), cost=1)
KILL = spell("Kill", Move(T, "cemetery", "destroy"), targets=one(YOUR_FOLLOWER))


def hand(play: Driver) -> int:
    return len(play.game.zone("hand", 0))


def attacks(play: Driver) -> list[str]:
    return [text for text in play.offered if text.startswith("attack")]


def grant(name: str, *abilities: t.Ability, enemy: bool = False) -> object:
    return spell(
        name, Continue((Grant(T, abilities),), "turn"), targets=one(ENEMY_FOLLOWER if enemy else YOUR_FOLLOWER)
    )


def mute(keyword: str, enemy: bool = False) -> object:
    return spell(
        "Mute", Continue((Strip(T, keyword),), "turn"), targets=one(ENEMY_FOLLOWER if enemy else YOUR_FOLLOWER)
    )


def test_12_1_2_two_icons_before_one_text_are_two_abilities(edition: str) -> None:
    text = "[fanfare][lastwords] Draw a card." if edition == "en" else "[ファンファーレ][ラストワード]1枚引く。"
    double = follower("Double", 1, 1, *read_text(text, "follower"))
    play = board(edition, hand=(double, KILL)).take('play "Double"')
    assert hand(play) == 2
    play.take('play "Kill"')
    assert hand(play) == 2


# --- Evolve ------------------------------------------------------------------------------------------------------


def test_12_2_1_the_evolve_ability(edition: str) -> None:
    play = board(
        edition, field=(put(evolver("Elf"), engaged=True, new=True),), evolve=(evolved("Elf", 5, 5),), hand=(CAT,)
    )
    play.take('evolve "Elf" (1 play point)')
    assert attack_of(play, 0, "Elf") == 5 and play.obj("field", 0).state == 1
    assert play.game.num(0, "cards played") == 0 and num(play, 0) == 4
    other = board(
        edition,
        enemy=(evolver("Elf"),),
        enemy_evolve=(evolved("Elf"),),
        hand=(evolver("Elf"),),
        evolve=(evolved("Elf"),),
    )
    assert not offers(other, "evolve")


def test_12_2_2_a_card_of_the_same_name_is_revealed(edition: str) -> None:
    none = board(edition, field=(evolver("Elf"),), evolve=(evolved("Imp"),), hand=(CAT,))
    assert not offers(none, "evolve")
    used = board(edition, field=(evolver("Elf"),), evolve=(put(evolved("Elf"), up=True),), hand=(CAT,))
    assert not offers(used, "evolve")  # a face-up card is used up
    play = board(edition, field=(evolver("Elf"),), evolve=(evolved("Elf"),), hand=(CAT,)).take("evolve")
    kinds = play.trace.kinds()
    assert kinds.index("reveal") < kinds.index("evolve") and zone_sizes(play, 0, "evolve deck", "evolve zone") == [0, 1]


def test_ja_12_2_2_1_another_card_may_be_named(edition: str) -> None:
    """[SVE-JA 4.6.3] Only facedown cards are in the evolve deck."""
    odd = follower(
        "Odd", 1, 1, evolve_ability(1), t.Passive((t.Rule("widen", "evolve into", t.SELF, t.Word("name", "Moth")),))
    )
    play = board(edition, field=(odd,), evolve=(evolved("Moth", 6, 6), put(evolved("Odd"), up=True)), hand=(CAT,))
    play.take('evolve "Odd" (1 play point)')
    assert attack_of(play, 0, "Moth") == 6


@pytest.mark.parametrize(
    ("cost", "pp", "ep", "ways"),
    [
        (2, 1, 1, ["1 play point and an evolution point"]),
        (2, 0, 2, []),
        (1, 0, 1, ["evolution point"]),
        (1, 1, 1, ["1 play point", "evolution point"]),
        (0, 0, 1, ["0 play points"]),
        (2, 2, 0, ["2 play points"]),
    ],
)
def test_12_2_3_one_evolution_point_for_one_play_point(
    edition: str, cost: int, pp: int, ep: int, ways: list[str]
) -> None:
    play = board(edition, field=(evolver("Elf", cost), BEAR), evolve=(evolved("Elf"),), pp=pp, ep=ep)
    assert [text for text in play.offered if text.startswith("evolve")] == [f'evolve "Elf" ({way})' for way in ways]
    if ways:
        play.take(f'evolve "Elf" ({ways[-1]})')
        spent = int(ways[-1].endswith("evolution point"))
        assert (num(play, 0), num(play, 0, "evolution points")) == (pp - cost + spent, ep - spent)


# --- Quick -------------------------------------------------------------------------------------------------------


def test_12_3_2_quick_cards_in_the_other_players_turn(edition: str) -> None:
    slow = spell("Slow", BURN)
    play = board(
        edition, field=(BEAR,), enemy_hand=(ZAP, slow), enemy_ex=(follower("Flash", 1, 1, *QUICK.means),), enemy_pp=3
    )
    play.take('attack "Bear" -> leader')
    assert play.offered == ['play "Zap"', 'play "Flash"', "do nothing"]
    play.take('play "Flash"')
    assert play.names("field", 1) == ["Flash"]


def test_12_3_3_quick_in_front_of_one_ability(edition: str) -> None:
    gun = amulet(
        "Gun",
        t.Activated((t.SetState(t.SELF, "engaged"),), do=(BURN,)),
        t.Activated((t.SetState(t.SELF, "engaged"),), do=(Draw(1),), timing=("quick",)),
    )
    play = board(edition, field=(BEAR,), enemy=(gun,), hand=(CAT,)).take('attack "Bear" -> leader')
    assert play.offered == ['use "Gun": this card becomes engaged: you draw 1', "do nothing"]
    play.take('use "Gun"')
    assert zone_sizes(play, 1, "hand") == [1] and defense(play, 0) == 20


def test_12_3_4_exactly_two_windows(edition: str) -> None:
    play = board(edition, phase="start", field=(BEAR,), hand=(CAT, spell("Sing", BURN)), enemy_hand=(ZAP,), enemy_pp=9)
    assert play.decision is not None and play.decision.player == 0
    play.take('play "Sing"', 'play "Cat"')
    assert play.decision.player == 0
    play.take('attack "Bear" -> leader')
    assert play.decision is not None and play.decision.rule == "SVE 8.4.7"
    play.take("do nothing", "end the main phase")
    assert play.decision is not None and play.decision.rule == "SVE 7.4.4" and play.decision.player == 1


def test_12_3_5_quick_cards_in_ones_own_main_phase(edition: str) -> None:
    play = board(edition, field=(BEAR,), hand=(ZAP, CAT), enemy=(OX,), pp=3)
    assert offers(play, 'play "Zap"')
    play.take('attack "Bear" -> leader')
    assert play.decision is not None and play.decision.rule == "SVE 7.3.3"  # no window of one's own during the attack
    play.take("end the main phase")
    assert play.game.active == 1


# --- Fanfare, Last Words, On Evolve, Strike ----------------------------------------------------------------------


def test_12_4_1_fanfare_resolves_at_the_next_confirmation_timing(edition: str) -> None:
    herald = follower("Herald", 1, 1, fanfare(BURN))
    raise_ = spell("Raise", Move(t.YOURS & t.Zone(("cemetery",)), "field"), Draw(1))
    play = board(edition, hand=(raise_, CAT), cemetery=(herald,)).take('play "Raise"')
    order = [e.kind for e in play.trace.events if e.word == "draw" or e.kind == "damage"]
    assert order == ["move", "damage"]


def test_12_4_3_from_anywhere_but_the_field(edition: str) -> None:
    herald = follower("Herald", 1, 1, fanfare(BURN), evolve_ability(0))
    assert leader_hit(board(edition, hand=(herald, CAT)).take('play "Herald"')) == 1
    assert leader_hit(board(edition, ex=(herald,), hand=(CAT,)).take('play "Herald"')) == 1
    dig = spell("Dig", t.Look("top", 1, "deck"), Move(t.Ref("top"), "field"))
    assert leader_hit(board(edition, hand=(dig, CAT), deck=(herald,)).take('play "Dig"')) == 1
    steal = spell("Steal", t.Do("steal", T), targets=one(ENEMY_FOLLOWER))
    assert leader_hit(board(edition, hand=(steal, CAT), enemy=(herald,)).take('play "Steal"')) == 0
    play = board(edition, field=(herald,), evolve=(evolved("Herald", 2, 2, fanfare(BURN)),), hand=(CAT,)).take("evolve")
    assert leader_hit(play) == 0


def test_12_5_1_last_words(edition: str) -> None:
    """[SVE 12.5.3] Only from the field to the cemetery."""
    willow = follower("Willow", 1, 1, last_words(BURN))
    assert leader_hit(board(edition, field=(willow,), hand=(KILL, CAT)).take('play "Kill"')) == 1
    for zone in ("banished", "hand", "ex", "deck"):
        away = spell("Away", Move(T, zone), targets=one(YOUR_FOLLOWER))
        assert leader_hit(board(edition, field=(willow,), hand=(away, CAT)).take('play "Away"')) == 0
    toss = spell("Toss", Choose("d", 1, HAND), Move(t.Ref("d"), "cemetery", "discard"))
    assert leader_hit(board(edition, hand=(toss, willow), field=(BEAR,)).take('play "Toss"')) == 0
    altar = amulet("Altar", t.Activated((Choose("c", 1, YOUR_FOLLOWER), Move(t.Ref("c"), "cemetery")), do=(Draw(1),)))
    assert leader_hit(board(edition, field=(willow, altar), hand=(CAT,)).take('use "Altar"')) == 1


def test_12_6_1_on_evolve_by_ability_or_effect(edition: str) -> None:
    elf = evolved("Elf", 4, 4, on_evolve(BURN))
    assert leader_hit(board(edition, field=(evolver("Elf"),), evolve=(elf,), hand=(CAT,)).take("evolve")) == 1
    lift = spell("Lift", t.Do("evolve", T), Draw(1), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(evolver("Elf"),), evolve=(elf,), hand=(lift, CAT)).take('play "Lift"')
    order = [e.kind for e in play.trace.events if e.word == "draw" or e.kind == "damage"]
    assert leader_hit(play) == 1 and order == ["move", "damage"]


def test_12_7_1_strike_resolves_before_quick_and_damage(edition: str) -> None:
    archer = follower("Archer", 2, 2, strike(Draw(1)))
    play = board(edition, field=(archer,), enemy_hand=(ZAP,), enemy_pp=1).take('attack "Archer" -> leader')
    assert hand(play) == 1 and defense(play, 1) == 20 and play.decision is not None and play.decision.player == 1
    play = board(edition, field=(BEAR,), enemy=(put(archer, engaged=True),), hand=(CAT,)).take(
        'attack "Bear" -> "Archer"'
    )
    assert zone_sizes(play, 1, "hand") == [0]  # not for the one attacked


def test_12_7_2_strike_against_followers_or_leaders(edition: str) -> None:
    both = follower(
        "Both",
        1,
        9,
        with_text(FOLLOWER_STRIKE, (Draw(1),)),
        with_text(LEADER_STRIKE, (t.Do("restore", YOUR_LEADER, 1),)),
    )
    play = board(edition, field=(both,), hand=(CAT,), enemy=(put(BEAR, engaged=True),)).take('attack "Both" -> "Bear"')
    assert (hand(play), defense(play, 0)) == (2, 20)
    play = board(edition, field=(both,), hand=(CAT,), enemy=(put(BEAR, engaged=True),)).take('attack "Both" -> leader')
    assert (hand(play), defense(play, 0)) == (1, 21)


# --- Ward --------------------------------------------------------------------------------------------------------

GUARD = follower("Guard", 1, 3, *WARD.means)


def test_12_8_1_ward_is_passive(edition: str) -> None:
    play = board(edition, field=(BEAR, OX), enemy=(put(GUARD, engaged=True),), hand=(mute("Ward", enemy=True),))
    assert attacks(play) == ['attack "Bear" -> "Guard"', 'attack "Ox" -> "Guard"']
    play.take('play "Mute"')
    assert 'attack "Bear" -> leader' in play.offered


def test_12_8_2_entering_end_phase_and_protection(edition: str) -> None:
    play = board(edition, hand=(GUARD, spell("Make", Create("Shield Guardian", 1, "field"))))
    play.take('play "Guard"')
    assert play.offered == ['engage "Guard"', 'leave "Guard" reserved']
    play.take('engage "Guard"')
    assert play.obj("field", 0, "Guard").state == 1
    play.take('play "Make"')
    assert offers(play, "engage", "leave")  # also when created
    wall = follower("Wall", 1, 3, *WARD.means)
    play = board(
        edition, field=(BEAR,), enemy=(put(GUARD, engaged=True), put(wall, engaged=True), put(CAT, engaged=True))
    )
    assert attacks(play) == ['attack "Bear" -> "Guard"', 'attack "Bear" -> "Wall"']
    play = board(edition, field=(BEAR,), enemy=(GUARD, put(CAT, engaged=True)))
    assert attacks(play) == ['attack "Bear" -> leader', 'attack "Bear" -> "Cat"']  # a reserved one protects nobody
    play = board(edition, field=(GUARD,), hand=(CAT,)).take("end the main phase")
    assert play.offered == ['engage "Guard"', "engage no more"]


# --- Storm, Rush, Assail, Intimidate -----------------------------------------------------------------------------


def test_12_9_1_storm_is_passive(edition: str) -> None:
    play = board(edition, field=(put(BEAR, new=True),), hand=(grant("Gale", *STORM.means), mute("Storm"), CAT))
    assert attacks(play) == []
    play.take('play "Gale"')
    assert attacks(play) == ['attack "Bear" -> leader']
    play.take('play "Mute"')
    assert attacks(play) == []


def test_12_9_2_storm_attacks_followers_and_leaders_at_once(edition: str) -> None:
    """RULING-SVE-002. Also after a change of control."""
    hawk = follower("Hawk", 2, 2, *STORM.means)
    play = board(edition, hand=(hawk,), enemy=(put(CAT, engaged=True),)).take('play "Hawk"')
    assert attacks(play) == ['attack "Hawk" -> leader', 'attack "Hawk" -> "Cat"']
    steal = spell("Steal", t.Do("steal", T), targets=one(ENEMY_FOLLOWER))
    play = board(edition, hand=(steal, CAT), enemy=(hawk,)).take('play "Steal"')
    assert attacks(play) == ['attack "Hawk" -> leader']


def test_12_10_1_rush_does_not_reach_the_leader(edition: str) -> None:
    wolf = follower("Wolf", 2, 2, *RUSH.means)
    play = board(edition, hand=(wolf, CAT), enemy=(put(CAT, engaged=True),)).take('play "Wolf"')
    assert attacks(play) == ['attack "Wolf" -> "Cat"']
    end_turn(end_turn(play))
    assert 'attack "Wolf" -> leader' in play.offered


def test_12_10_2_rush_needs_an_engaged_follower(edition: str) -> None:
    wolf = follower("Wolf", 2, 2, *RUSH.means)
    assert attacks(board(edition, hand=(wolf, CAT), enemy=(OX,)).take('play "Wolf"')) == []
    lynx = follower("Lynx", 2, 2, *RUSH.means, *ASSAIL.means)
    assert attacks(board(edition, hand=(lynx,), enemy=(OX,)).take('play "Lynx"')) == ['attack "Lynx" -> "Ox"']


def test_12_11_1_equal_followers_are_one_target(edition: str) -> None:
    lynx = follower("Lynx", 2, 2, *ASSAIL.means)
    play = board(edition, field=(lynx,), enemy=(OX, OX, put(OX, engaged=True), CAT))
    found = [x for x in attacks(play) if "leader" not in x]
    assert len(found) == 3, "two reserved oxen are one target, the engaged one is another"
    assert 'attack "Lynx" -> "Cat"' in found


def test_12_11_1_assail_is_passive(edition: str) -> None:
    play = board(edition, field=(BEAR,), enemy=(OX,), hand=(grant("Spur", *ASSAIL.means),))
    assert attacks(play) == ['attack "Bear" -> leader']
    play.take('play "Spur"')
    assert attacks(play) == ['attack "Bear" -> leader', 'attack "Bear" -> "Ox"']


def test_12_11_2_assail_reaches_reserved_followers(edition: str) -> None:
    lynx = follower("Lynx", 1, 5, *ASSAIL.means)
    play = board(edition, field=(lynx,), enemy=(OX, put(GUARD, engaged=True), amulet("Urn")))
    assert attacks(play) == ['attack "Lynx" -> "Guard"']  # Ward still binds
    play = board(edition, field=(lynx,), enemy=(OX, amulet("Urn")), hand=(CAT,)).take('attack "Lynx" -> "Ox"')
    assert defense_of(play, 0, "Lynx") == 2 and play.obj("field", 1, "Ox").state == 0


def test_12_8_2_a_reserved_ward_binds_nobody_not_even_with_assail(edition: str) -> None:
    lynx = follower("Lynx", 1, 5, *ASSAIL.means)
    play = board(edition, field=(lynx,), enemy=(GUARD, OX))
    assert attacks(play) == ['attack "Lynx" -> leader', 'attack "Lynx" -> "Guard"', 'attack "Lynx" -> "Ox"']


SHADE = follower("Shade", 1, 3, *INTIMIDATE.means)


def test_12_12_1_intimidate_is_passive(edition: str) -> None:
    play = board(edition, field=(BEAR,), enemy=(put(SHADE, engaged=True),), hand=(mute("Intimidate", enemy=True),))
    assert attacks(play) == ['attack "Bear" -> leader']
    play.take('play "Mute"')
    assert attacks(play) == ['attack "Bear" -> leader', 'attack "Bear" -> "Shade"']


def test_12_12_2_with_ward_it_does_not_lock(edition: str) -> None:
    wraith = follower("Wraith", 1, 3, *WARD.means, *INTIMIDATE.means)
    play = board(edition, field=(BEAR,), enemy=(put(wraith, engaged=True), put(CAT, engaged=True)))
    assert attacks(play) == ['attack "Bear" -> leader', 'attack "Bear" -> "Cat"']


def test_12_12_2_1_it_can_still_be_selected(edition: str) -> None:
    bolt = spell("Bolt", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER))
    play = board(edition, hand=(bolt, CAT), enemy=(SHADE,)).take('play "Bolt"')
    assert defense_of(play, 1, "Shade") == 2


# --- Drain, Bane, Aura -------------------------------------------------------------------------------------------

BAT = follower("Bat", 5, 2, *DRAIN.means)


def test_12_13_1_drain_waits_for_confirmation_timing(edition: str) -> None:
    play = board(edition, field=(BAT,), enemy=(put(OX, engaged=True),), hand=(CAT,)).take('attack "Bat" -> "Ox"')
    assert play.names("field", 0) == [] and defense(play, 0) == 25  # it died, and still


def test_12_13_2_by_the_damage_dealt(edition: str) -> None:
    """[SVE 12.13.2.1] Attack damage to followers and leaders alike, after replacements."""
    play = board(edition, field=(BAT,), enemy=(put(CAT, engaged=True),), hand=(CAT,)).take('attack "Bat" -> "Cat"')
    assert defense(play, 0) == 25
    assert defense(board(edition, field=(BAT,), hand=(CAT,)).take('attack "Bat" -> leader'), 0) == 25
    less = Replace(When("damage", t.SELF), amount=t.Plus((t.EventAmount(), -4)))
    stone = put(follower("Stone", 0, 9, less), engaged=True)
    assert defense(board(edition, field=(BAT,), enemy=(stone,), hand=(CAT,)).take('attack "Bat" -> "Stone"'), 0) == 21
    none = follower("Wisp", 0, 2, *DRAIN.means)
    assert defense(board(edition, field=(none,), hand=(CAT,)).take('attack "Wisp" -> leader'), 0) == 20


def test_12_13_2_2_not_when_hitting_back_or_by_an_ability(edition: str) -> None:
    play = board(edition, field=(BEAR,), enemy=(put(BAT, engaged=True),), hand=(CAT,)).take('attack "Bear" -> "Bat"')
    assert defense(play, 1) == 20
    spitter = follower("Spitter", 1, 1, *DRAIN.means, fanfare(t.Damage(ENEMY_LEADER, 2)))
    assert defense(board(edition, hand=(spitter, CAT)).take('play "Spitter"'), 0) == 20


def test_12_13_3_drain_does_not_add_up(edition: str) -> None:
    play = board(edition, field=(BAT,), hand=(grant("More", *DRAIN.means), CAT)).take(
        'play "More"', 'attack "Bat" -> leader'
    )
    assert defense(play, 0) == 25
    play = board(edition, field=(BAT,), hand=(grant("More", *DRAIN.means), mute("Drain"), CAT)).take(
        'play "More"', 'play "Mute"', 'attack "Bat" -> leader'
    )
    assert defense(play, 0) == 20


ASP = follower("Asp", 1, 1, *BANE.means)


def test_12_14_1_bane_after_the_fight(edition: str) -> None:
    """[SVE 12.14.2] For attacker and attacked, even from beyond the grave."""
    play = board(edition, field=(ASP,), enemy=(put(follower("Giant", 5, 9), engaged=True),), hand=(CAT,)).take(
        'attack "Asp" -> "Giant"'
    )
    assert play.names("field", 0) == [] and play.names("cemetery", 1) == ["Giant"]
    words = [e.word for e in play.trace.events if e.word == "destroy"]
    assert words == ["destroy", "destroy"]
    play = board(edition, field=(follower("Giant", 5, 9),), enemy=(put(ASP, engaged=True),), hand=(CAT,)).take(
        'attack "Giant" -> "Asp"'
    )
    assert play.names("field", 0) == []
    play = board(edition, field=(ASP,), hand=(CAT,)).take('attack "Asp" -> leader')
    assert leader_hit(play) == 1 and not play.game.pending


def test_12_14_2_1_even_without_damage(edition: str) -> None:
    mild = follower("Mild", 0, 9, *BANE.means)
    play = board(edition, field=(mild,), enemy=(put(OX, engaged=True),), hand=(CAT,)).take('attack "Mild" -> "Ox"')
    assert play.names("cemetery", 1) == ["Ox"]


def test_12_14_3_bane_does_not_add_up(edition: str) -> None:
    play = board(
        edition,
        field=(follower("Asp", 1, 9, *BANE.means),),
        enemy=(put(OX, engaged=True),),
        hand=(grant("More", *BANE.means), CAT),
    )
    play.take('play "More"', 'attack "Asp" -> "Ox"')
    assert play.trace.steps.count("SVE 10.6.2.1") == 2  # the spell and one Bane


VEIL = follower("Veil", 1, 3, *AURA.means)
BOLT = spell("Bolt", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER))


def test_12_15_1_aura_is_passive(edition: str) -> None:
    play = board(edition, hand=(BOLT, CAT), enemy=(VEIL, BEAR)).take('play "Bolt"')
    assert defense_of(play, 1, "Bear") == 3  # the only one who could be selected
    own = spell("Own", Continue((Modify(T, "attack", "+", 1),), "turn"), targets=one(YOUR_FOLLOWER))
    assert attack_of(board(edition, field=(VEIL,), hand=(own, CAT)).take('play "Own"'), 0, "Veil") == 2
    sweep = spell("Sweep", t.Damage(ENEMY_FOLLOWER, 1))
    assert defense_of(board(edition, enemy=(VEIL,), hand=(sweep, CAT)).take('play "Sweep"'), 1, "Veil") == 2


def test_12_15_2_it_cannot_be_selected(edition: str) -> None:
    assert not offers(board(edition, hand=(BOLT, CAT), enemy=(VEIL,)), 'play "Bolt"')
    maybe = spell("Maybe", t.Damage(T, 1), targets=one(ENEMY_FOLLOWER, 1, up_to=True))
    play = board(edition, hand=(maybe, CAT), enemy=(VEIL,)).take('play "Maybe"')
    assert defense_of(play, 1, "Veil") == 3


def test_12_15_3_it_can_be_attacked(edition: str) -> None:
    play = board(edition, field=(BEAR,), enemy=(put(VEIL, engaged=True),), hand=(CAT,))
    assert 'attack "Bear" -> "Veil"' in play.offered


def test_12_8_2_the_view_shows_keywords(edition: str) -> None:
    play = board(edition, enemy=(GUARD,), hand=(CAT,))
    assert view(play.game, 0)["players"][1]["zones"]["field"][0]["keywords"] == ["Ward"]
    assert layers.has(play.game, play.obj("field", 1).id, "Ward")
