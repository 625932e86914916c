"""[VG 14] Keywords that stand for an ability, and the states that they put units into."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.core.tree import walk
from ludex.core.values import layers, select
from ludex.games.vg.c14_abilities import BLAZE, melody
from ludex.games.vg.c14_states import become
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    act,
    board,
    build,
    charged,
    cont,
    count,
    energy,
    eraser,
    find,
    may,
    pass_all,
    put,
    side,
    state,
    told,
    unit,
    value,
    when,
    where,
)

A, B = unit("A", 1, 8000), unit("B", 2, 10000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
VC, RC = t.Zone(("VC",)), t.Zone(("RC",))


def states(d: Driver, name: str) -> tuple[str, ...]:
    return layers.words(d.game, find(d, name), "state")


def to_next_turn(d: Driver) -> Driver:
    """Plays on, with as little as possible, until the next turn."""
    turn = d.game.turn
    for _ in range(100):
        if d.game.turn != turn:
            return d
        d.take("pass") if "pass" in d.offered else d.take(d.offered[0])
    raise AssertionError("the turn does not end")


# --- [VG 5.2] states -----------------------------------------------------------------------------------------------


def test_5_2_2_an_effect_puts_units_into_a_state() -> None:
    """[VG 5.2.2.1] Only those that it says; [VG 5.2.2.2] others may refer to it, and to becoming it. Until it ends."""
    user = unit("User", 1, 7000, 5000, act(t.Do("become", t.YOURS & t.Word("name", "A"), word="blazing")))
    fan = cont(t.Modify(t.YOURS & RC & t.Word("state", "blazing"), "power", "+", 3000))
    hears = t.Automatic(t.When("becomes", t.YOURS, word="blazing"), do=(energy(),))
    d = board("main", side(fl=A, fr=B, bl=user, bc=unit("Fan", 1, 7000, 5000, fan, hears)))
    d.take('use "User"')
    assert states(d, "A") == ("blazing",) and states(d, "B") == ()
    assert (value(d, "A"), value(d, "B"), charged(d)) == (11000, 10000, 1)
    shown = [card for card in view(d.game, 1)["players"][0]["zones"]["RC"] if card["name"] == "A"]
    assert shown[0]["words"]["state"] == ["blazing"], "everybody sees it"
    d.take('use "User"')
    assert charged(d) == 1, "it was blazing already"
    assert states(to_next_turn(d), "A") == ()


# --- [VG 14.8] forerunner ------------------------------------------------------------------------------------------

SCOUT = unit("Scout", 0, 5000, 5000, keywords=["Forerunner"], clan="Kagero")
KIN, ALIEN = unit("Kin", 1, 8000, clan="Kagero"), unit("Alien", 1, 8000, clan="Narukami")


def ridden(new: Card, **mine: Any) -> Driver:
    return board("ride", side(SCOUT, hand=[new], **mine)).take(f'ride "{new.name}"')


def test_14_8_2_forerunner_may_be_called_when_a_unit_of_its_clan_rides_on_it() -> None:
    """To any rear-guard circle, out of the soul; it need not, and not for another clan."""
    d = ridden(KIN).take("yes")
    assert d.offered[0] == 'call "Scout" to front left'
    assert where(d.take('call "Scout" to back center'), "Scout") == "RC back center"
    assert where(ridden(KIN).take("no"), "Scout") == "soul"
    assert where(ridden(ALIEN), "Scout") == "soul" and "yes" not in ridden(ALIEN).offered


def test_14_8_2_a_forerunner_that_has_left_the_soul_is_not_asked_for() -> None:
    away = when("move", t.Move(t.YOURS & t.Zone(("soul",)), "drop"), dst=("VC",), word="placed")
    kin = unit("Kin", 1, 8000, 5000, away, clan="Kagero")
    d = board("ride", side(SCOUT, hand=[kin])).take('ride "Kin"', 'resolve "Kin"')
    assert where(d, "Scout") == "drop" and "yes" not in d.offered


def test_14_8_1_forerunner_is_an_automatic_ability() -> None:
    """Lost with them; other abilities of the ride are put in order with it."""
    assert "yes" not in ridden(KIN, fl=eraser("Automatic", VC)).offered
    assert "yes" in ridden(KIN, fl=eraser("Continuous", VC)).offered
    other = unit("Kin", 1, 8000, 5000, when("move", energy(), dst=("VC",), word="placed"), clan="Kagero")
    d = board("ride", side(SCOUT, hand=[other])).take('ride "Kin"')
    assert len(d.offered) == 2 and d.game.pending


# --- [VG 14.9] lord ------------------------------------------------------------------------------------------------

KING = unit("King", 3, 11000, None, keywords=["Lord"], clan="Kagero")


def attacks(name: str, hero: Card = KING, **mine: Any) -> bool:
    d = board("battle", side(hero, **mine), side(hand=[X]), forced=True)
    return may(d, "attack") and may(d.take("attack"), f'attack with "{name}"')


def test_14_9_2_a_lord_does_not_attack_beside_a_unit_of_another_clan() -> None:
    """A unit with one clan in common is no other; nor is the opponent's."""
    assert attacks("King", fl=KIN) and not attacks("King", fl=KIN, bl=ALIEN)
    both = unit("Half", 1, 8000, clan="Kagero/Narukami")
    assert attacks("King", fl=both)
    renames = cont(t.Rename(t.YOURS & RC, "clan", "add", "Kagero"))
    assert attacks("King", fl=ALIEN, bl=unit("Herald", 1, 7000, 5000, renames, clan="Narukami"))
    d = board("battle", side(KING), side(fl=ALIEN)).take("attack")
    assert may(d, 'attack with "King"')


def test_14_9_1_lord_is_a_continuous_ability() -> None:
    alien = {"clan": "Narukami"}
    for kind, can in (("Continuous", True), ("Automatic", False)):
        strips = unit("Eraser", 1, 7000, 5000, cont(t.Strip(t.YOURS & VC, kind=kind)), **alien)
        assert attacks("King", bl=strips) == can


# --- [VG 14.22] revelation -----------------------------------------------------------------------------------------

SEER = unit("Seer", 1, 7000, 5000, text="[AUTO]:Revelation-(RC)")


def foretold(seer: Card = SEER, *more: t.Ability, **mine: Any) -> Driver:
    return board("main", side(hand=[seer], deck=[Y], **mine)).take(f'call "{seer.name}" to front left')


def test_14_22_2_revelation_puts_the_top_card_into_the_soul_and_rests_a_rear_guard() -> None:
    """Only the player sees the card. It need not be put there; then nothing rests."""
    d = foretold(fr=A)
    card = d.game.zone("deck", 0)[-1]
    assert d.game.objects[card].known == 1 or '"Y"' in str(view(d.game, 0)) or "Y" in str(view(d.game, 0))
    assert "'Y'" not in str(view(d.game, 1))
    d.take("yes", 'choose "A"')
    assert where(d, "Y") == "soul" and state(d, "A") == "rest" and state(d, "Seer") == "stand"
    d = foretold(fr=A).take("no")
    assert where(d, "Y") == "deck" and state(d, "A") == "stand" and not may(d, "choose")
    assert "'Y'" not in str(view(d.game, 1))


def test_14_22_2_revelation_is_for_its_circles_only() -> None:
    vanguards = unit("Seer", 1, 7000, 5000, text="[AUTO]:Revelation-(VC)")
    assert "yes" not in foretold(vanguards).offered
    both = unit("Seer", 1, 7000, 5000, keywords=["Revelation-(VC/RC)"])
    assert "yes" in foretold(both).offered
    d = board("ride", side(unit("Old", 0, 5000), hand=[vanguards], deck=[Y])).take('ride "Seer"')
    assert "yes" in d.offered


def test_14_22_1_revelation_is_an_automatic_ability_of_placing() -> None:
    """Moving from one circle to another is no placing."""
    assert "yes" not in foretold(bl=eraser("Automatic")).offered
    assert "yes" in foretold(bl=eraser("Continuous")).offered
    d = foretold().take("no", "exchange left")
    assert where(d, "Seer") == "RC back left" and "yes" not in d.offered


def test_14_22_2_1_without_a_standing_rear_guard_nothing_rests() -> None:
    rests = when("move", t.SetState(t.YOURS & RC, "rest"), dst=("RC",), word="placed")
    seer = unit("Seer", 1, 7000, 5000, rests, text="[AUTO]:Revelation-(RC)")
    d = foretold(seer, fr=(A, "rest"))
    d.take(d.offered[1], "yes")
    assert where(d, "Y") == "soul" and not may(d, "choose") and state(d, "Seer") == "rest"
    d = foretold(fr=(A, "rest")).take("yes")
    assert state(d, "Seer") == "rest", "the only standing one rests"


def test_14_22_3_the_card_counts_as_put_there_by_revelation() -> None:
    hears = t.Automatic(t.When("move", player=t.YOU, dst=("soul",), word="revelation"), do=(energy(),))
    fan = unit("Fan", 1, 7000, 5000, hears, act(t.Do("soul-charge", n=1)))
    d = foretold(fr=fan).take("yes", 'choose "Fan"')
    assert charged(d) == 1
    d = foretold(fr=fan).take("no", 'use "Fan"')
    assert charged(d) == 0


# --- [VG 14.23] blaze ----------------------------------------------------------------------------------------------

DRAKE = unit("Drake", 3, 13000, None, text="[AUTO](VC/RC):Blaze")


def test_14_23_1_the_vanguard_is_blazing_with_more_rear_guards_than_the_opponent() -> None:
    """At the beginning of each attack step, until the end of the turn; as many are not more."""
    d = board("battle", side(DRAKE, fl=A, fr=B), side(fl=X)).take("attack")
    assert states(d, "Drake") == ("blazing",) and states(d, "A") == ()
    assert states(board("battle", side(DRAKE, fl=A), side(fl=X)).take("attack"), "Drake") == ()
    assert states(to_next_turn(d), "Drake") == ()
    rear = unit("Spark", 1, 8000, 5000, text="[AUTO](VC/RC):Blaze")
    d = board("battle", side(fl=rear), side(hand=[X])).take("attack")
    assert states(d, "Hero") == ("blazing",) and states(d, "Spark") == (), "it is the vanguard that becomes so"


def test_14_23_1_blaze_counts_when_it_resolves_and_in_each_attack_step() -> None:
    d = board("battle", side(DRAKE, fl=B), side(fl=X, hand=[Y])).take("attack", 'attack with "B" -> "X"')
    assert states(d, "Drake") == ()
    pass_all(d, "attack").take("attack")
    assert where(d, "X") == "drop" and states(d, "Drake") == ("blazing",)
    assert told(d, "becomes", "blazing") == ["Drake"]


def test_14_23_1_1_both_units_of_a_legion_become_blazing() -> None:
    """All units on the vanguard circle do."""
    game = build("battle", side(DRAKE, fl=A))
    leader = game.zone("VC", 0)[0]
    mate = game.objects[put(game, 0, "VC", unit("Mate", 3, 11000, None))].copy()
    mate.host = leader
    game.put(mate)
    becomes = next(node for node in walk.nodes(BLAZE.means) if isinstance(node, t.Do))
    ctx = Ctx(leader, 0)
    become(game, ctx, becomes, tuple(select.find(game, becomes.what, ctx)), 1)
    assert [layers.words(game, id, "state") for id in game.zone("VC", 0)] == [("blazing",), ("blazing",)]
    assert layers.words(game, game.zone("RC", 0)[0], "state") == ()


# --- [VG 14.24] afterimage -----------------------------------------------------------------------------------------

GHOST = unit("Ghost", 1, 7000, 5000, text="[AUTO](RC):Afterimage")
GIVES_BACK = unit("User", 1, 7000, 5000, act(t.Move(t.Zone(("bind",)), "hand")))


@pytest.mark.parametrize(("hand", "asked"), [(0, True), (6, True), (7, False)])
def test_14_24_1_afterimage_may_come_back_when_the_opponent_gets_a_bound_card(hand: int, asked: bool) -> None:
    d = board("main", side(fl=GHOST, bl=GIVES_BACK, hand=[A] * hand), side(bind=[X])).take('use "User"')
    assert ("yes" in d.offered) == asked
    if asked:
        assert where(d.take("yes"), "Ghost") == "hand"


def test_14_24_1_afterimage_is_about_the_opponents_hand_and_the_bind_zone() -> None:
    """It may stay; one's own bound card, or a card from elsewhere, is nothing."""
    d = board("main", side(fl=GHOST, bl=GIVES_BACK), side(bind=[X])).take('use "User"', "no")
    assert where(d, "Ghost") == "RC front left"
    d = board("main", side(fl=GHOST, bl=GIVES_BACK, bind=[X])).take('use "User"')
    assert "yes" not in d.offered
    bounces = unit("User", 1, 7000, 5000, act(t.Move(t.ENEMY & RC, "hand")))
    assert "yes" not in board("main", side(fl=GHOST, bl=bounces), side(fl=X)).take('use "User"').offered


# --- [VG 14.26] engorge --------------------------------------------------------------------------------------------

BEAST = unit("Beast", 2, 10000, 5000, text="[AUTO](VC/RC):Engorge")


def beast(card: Card = BEAST, **mine: Any) -> Driver:
    d = board("battle", side(fl=card, **mine), side(hand=[X])).take("attack", f'attack with "{card.name}" -> "Villain"')
    return d


def test_14_26_1_engorge_retires_others_to_be_engorged() -> None:
    """One or more; with none it is not. Not itself, not the vanguard. Until the end of the turn."""
    d = beast(bl=A, br=B)
    assert d.offered == ['choose "A"', 'choose "B"', "done"]
    d.take('choose "A"', "done")
    assert states(d, "Beast") == ("engorged",) and where(d, "A") == "drop" and where(d, "B") == "RC back right"
    d = beast(bl=A, br=B).take('choose "A"', 'choose "B"')
    assert count(d, "drop") == 2 and states(d, "Beast") == ("engorged",)
    assert states(to_next_turn(d), "Beast") == ()
    assert states(beast(bl=A).take("done"), "Beast") == () and states(beast(), "Beast") == ()


def test_14_26_2_retiring_for_engorge_is_no_cost() -> None:
    """An effect that lets costs be paid with nothing does not help."""
    free = unit("Free", 1, 7000, 5000, cont(t.Rule("permit", "pay nothing", t.YOURS & RC)))
    d = beast(bl=free)
    assert d.offered == ['choose "Free"', "done"]
    assert states(d.take("done"), "Beast") == ()
    asks = unit("Beast", 2, 10000, 5000, text="[AUTO](VC/RC):Engorge")
    assert all(not a.cost for a in asks.automatic)
    kept = unit("Kept", 1, 7000, 5000, cont(t.Rule("forbid", "ability retire", t.SELF)))
    d = beast(bl=kept).take('choose "Kept"')
    assert where(d, "Kept") == "RC back left" and states(d, "Beast") == (), "none was retired"


# --- [VG 14.31] charge ---------------------------------------------------------------------------------------------

RACER = unit("Racer", 1, 8000, 5000, text="[AUTO]:Charge")
CALLS = act(t.Do("call", t.YOURS & t.Zone(("drop",)), word="RC"))


def raced(*more: Card) -> Driver:
    caller = unit("User", 1, 7000, 5000, CALLS)
    return board("main", side(bl=caller, fr=B, drop=[RACER, *more]), side(hand=[X])).take('use "User"')


def test_14_31_1_charge_is_for_a_unit_placed_by_an_effect() -> None:
    """It may become charging, until the end of the turn; a normal call is no effect."""
    d = raced().take('call "Racer" to front left', "yes")
    assert states(d, "Racer") == ("charging",)
    assert states(raced().take('call "Racer" to front left', "no"), "Racer") == ()
    d = board("main", side(hand=[RACER])).take('call "Racer" to front left')
    assert "yes" not in d.offered and states(d, "Racer") == ()
    puts = unit("User", 1, 7000, 5000, act(t.Move(t.YOURS & t.Zone(("drop",)), "RC", whose=t.YOU)))
    d = board("main", side(bl=puts, drop=[RACER])).take('use "User"', 'put "Racer" on front left')
    assert "yes" in d.offered


def test_14_31_2_a_charging_unit_goes_under_the_deck_after_its_battle() -> None:
    """Not after a battle of others; one that is not charging stays; so does one whose turn has ended."""
    d = raced().take('call "Racer" to front left', "yes", "pass", "attack", 'attack with "B" -> "Villain"')
    pass_all(d, "attack")
    assert where(d, "Racer") == "RC front left" and not d.game.pending
    d.take("attack", 'attack with "Racer" -> "Villain"')
    pass_all(d, "attack")
    assert where(d, "Racer") == "deck" and d.game.zone("deck", 0)[0] == find(d, "Racer")
    d = raced().take('call "Racer" to front left', "no", "pass", "attack", 'attack with "Racer" -> "Villain"')
    assert where(pass_all(d, "attack"), "Racer") == "RC front left"
    d = to_next_turn(raced().take('call "Racer" to front left', "yes"))
    assert where(d, "Racer") == "RC front left" and states(d, "Racer") == ()


def test_14_31_2_boosting_is_taking_part_too() -> None:
    makes = unit("Maker", 1, 7000, 5000, act(t.Do("become", t.YOURS & t.Word("name", "Aide"), word="charging")))
    aide = unit("Aide", 1, 6000, 5000, keywords=["Boost"])
    d = board("main", side(fl=A, bl=aide, br=makes, fr=B), side(hand=[X]))
    d.take('use "Maker"', "pass", "attack", 'attack with "A" -> "Villain"', "boost")
    assert where(pass_all(d, "attack"), "Aide") == "deck", "any charging unit, with or without Charge"


# --- [VG 14.35] hollow ---------------------------------------------------------------------------------------------

SHADE = unit("Shade", 1, 7000, 5000, text="[AUTO]:Hollow")


def test_14_35_1_a_hollowed_unit_is_retired_at_the_end_of_the_turn() -> None:
    """It may be hollowed when placed, from anywhere; otherwise it stays. The state ends with the turn."""
    d = board("main", side(hand=[SHADE])).take('call "Shade" to front left', "yes")
    assert states(d, "Shade") == ("hollowed",) and where(d, "Shade") == "RC front left"
    assert where(to_next_turn(d), "Shade") == "drop" and "Shade" in told(d, "move", "retire")
    d = board("main", side(hand=[SHADE])).take('call "Shade" to front left', "no")
    assert states(d, "Shade") == () and where(to_next_turn(d), "Shade") == "RC front left"


def test_14_35_1_all_hollowed_units_are_retired() -> None:
    makes = unit("Maker", 1, 7000, 5000, act(t.Do("become", t.YOURS & t.Word("name", "A"), word="hollowed")))
    d = board("main", side(fl=A, bl=makes, hand=[SHADE])).take('use "Maker"', 'call "Shade" to front right', "yes")
    to_next_turn(d)
    assert where(d, "A") == "drop" and where(d, "Shade") == "drop" and where(d, "Maker") == "RC back left"
    d = to_next_turn(board("main", side(fl=A, bl=makes)).take('use "Maker"'))
    assert where(d, "A") == "RC front left", "being hollowed alone retires nobody"


# --- [VG 14.36] harmony --------------------------------------------------------------------------------------------

HEARS = t.Automatic(t.When("becomes", t.YOURS, word="harmony"), do=(energy(),))
SINGER = unit("Singer", 1, 8000, 5000, text="[AUTO](VC/RC):Harmony")
DUO = unit("Singer", 1, 8000, 5000, HEARS, text="[AUTO](VC/RC):Harmony")


def test_14_36_1_units_of_a_column_are_in_harmony() -> None:
    """Another unit placed in the column, not elsewhere; both, until the end of the turn."""
    d = board("main", side(fl=SINGER, hand=[A, B])).take('call "B" to back right')
    assert states(d, "Singer") == () and states(d, "B") == ()
    d.take('call "A" to back left')
    assert states(d, "Singer") == ("harmony",) == states(d, "A") and states(d, "B") == ()
    assert states(to_next_turn(d), "A") == () == states(d, "Singer")


def test_14_36_1_harmony_ends_when_one_of_both_leaves() -> None:
    leaves = unit("User", 1, 7000, 5000, act(t.Do("retire", t.YOURS & t.Word("name", "A"))))
    d = board("main", side(fl=SINGER, br=leaves, hand=[A])).take('call "A" to back left')
    assert states(d, "Singer") == ("harmony",)
    assert states(d.take('use "User"'), "Singer") == ()


def test_14_36_1_harmony_ends_when_both_have_no_longer_one_master() -> None:
    """Also for good: it does not come back with the master."""
    puts = act(t.Move(t.ENEMY & t.Zone(("drop",)), "RC", whose=t.OPPONENT))
    takes = act(t.Do("dominate", t.ENEMY & t.Word("name", "X")), energy())
    users: dict[str, Any] = {"bl": unit("User", 1, 7000, 5000, puts), "br": unit("Taker", 1, 7000, 5000, takes)}
    d = board("main", side(**users), side(fl=SINGER, drop=[X])).take('use "User"', 'put "X" on back left')
    assert states(d, "Singer") == ("harmony",) == states(d, "X")
    d.take('use "Taker"')
    assert states(d, "Singer") == () == states(d, "X") and charged(d) == 1


def test_14_36_1_the_opponents_units_and_the_unit_itself_are_no_matter() -> None:
    d = board("main", side(bl=A, hand=[SINGER]), side(fr=X)).take('call "Singer" to front left')
    assert states(d, "Singer") == (), "it is not another unit"
    d = board("main", side(hand=[A]), side(fr=SINGER)).take('call "A" to front left')
    assert states(d, "Singer") == () and states(d, "A") == ()


def test_14_36_1_1_if_one_has_left_there_is_no_harmony() -> None:
    gone = when("move", t.Do("retire", t.SELF), dst=("RC",), word="placed")
    d = board("main", side(fl=SINGER, hand=[unit("A", 1, 8000, 5000, gone)])).take('call "A" to back left')
    d.take('resolve "A"')
    assert where(d, "A") == "drop" and states(d, "Singer") == ()


def test_14_36_1_2_who_moves_to_another_column_stays_in_harmony() -> None:
    moves = unit("User", 1, 7000, 5000, act(t.Move(t.YOURS & t.Word("name", "A"), "RC", whose=t.YOU)))
    d = board("main", side(fl=SINGER, br=moves, hand=[A])).take('call "A" to back left', 'use "User"')
    d.take('put "A" on front right')
    assert where(d, "A") == "RC front right"
    assert states(d, "Singer") == ("harmony",) == states(d, "A")


def test_14_36_1_2_1_a_unit_may_be_in_harmony_with_several() -> None:
    """It stays so until all of them have left."""
    leaves = unit("User", 1, 7000, 5000, *(act(t.Do("retire", t.YOURS & t.Word("name", n))) for n in "AB"))
    d = board("main", side(fl=SINGER, br=leaves, hand=[A, B])).take('call "A" to back left', "exchange left")
    moves = act(t.Move(t.YOURS & t.Word("name", "A"), "RC", whose=t.YOU))
    d = board("main", side(fl=SINGER, br=leaves, bc=unit("Mover", 1, 7000, 5000, moves), hand=[A, B]))
    d.take('call "A" to back left', 'use "Mover"', 'put "A" on front right', 'call "B" to back left')
    assert states(d, "A") == ("harmony",) == states(d, "B") and "harmony" in states(d, "Singer")
    d.take(next(text for text in d.offered if text.startswith('use "User"')))
    assert where(d, "A") == "drop" and states(d, "Singer") == ("harmony",)
    d.take('use "User" 2')
    assert where(d, "B") == "drop" and states(d, "Singer") == ()


def test_14_36_1_3_what_waits_for_harmony_resolves_though_the_partner_left() -> None:
    """Both become in harmony: the ability triggers for each."""
    retires = t.Do("retire", t.YOURS & t.Word("name", "A"))
    leaves = t.Automatic(t.When("becomes", t.YOURS, word="harmony"), do=(retires,))
    fan = unit("Fan", 1, 7000, 5000, leaves)
    d = board("main", side(fl=DUO, br=fan, hand=[A])).take('call "A" to back left')
    d.take('resolve "Fan" #1')
    assert where(d, "A") == "drop" and states(d, "Singer") == () and d.game.pending
    pass_all(d, "pass")
    assert charged(d) == 2


def test_14_36_1_3_1_another_partner_is_no_becoming() -> None:
    moves = unit("Mover", 1, 7000, 5000, act(t.Move(t.YOURS & t.Word("name", "A"), "RC", whose=t.YOU)))
    d = board("main", side(fl=DUO, br=moves, hand=[A, B])).take('call "A" to back left')
    pass_all(d, "pass")
    assert charged(d) == 2
    d.take('use "Mover"', 'put "A" on front right', 'call "B" to back left')
    pass_all(d, "pass")
    assert told(d, "becomes", "harmony") == ["Singer", "A", "B"] and charged(d) == 3


# --- [VG 14.39] success --------------------------------------------------------------------------------------------

STUDENT = unit("Student", 1, 8000, 5000, text="[AUTO](VC/RC):Success 20000")
PUSH = t.Continue((t.Modify(t.YOURS & t.Word("name", "A"), "power", "+", 12000),), "turn")
PUMP = unit("User", 1, 7000, 5000, act(PUSH))


def test_14_39_2_success_comes_with_a_strong_rear_guard_in_ones_own_turn() -> None:
    """The vanguard's power does not count, nor that of the other side. Until the end of the turn."""
    d = board("main", side(unit("Lord", 3, 50000, None), fl=STUDENT, bl=A, br=PUMP))
    assert states(d, "Student") == ()
    assert states(d.take('use "User"'), "Student") == ("successful",) and states(d, "A") == ()
    assert states(to_next_turn(d), "Student") == ()
    giant = unit("Giant", 3, 30000, None)
    assert states(board("main", side(), side(fl=giant, fr=STUDENT)), "Student") == (), "not in the opponent's turn"
    assert states(board("main", side(fl=STUDENT), side(fl=giant)), "Student") == ()


def test_14_39_1_success_is_an_automatic_ability() -> None:
    """It waits for a check timing, and is lost with them."""
    hears = act(PUSH, t.If(t.Exists(t.YOURS & t.Word("state", "successful")), (energy(),)))
    d = board("main", side(fl=STUDENT, bl=A, br=unit("User", 1, 7000, 5000, hears))).take('use "User"')
    assert charged(d) == 0 and states(d, "Student") == ("successful",)
    d = board("main", side(fl=STUDENT, bl=A, br=PUMP, bc=eraser("Automatic", RC & t.Word("name", "Student"))))
    assert states(d.take('use "User"'), "Student") == ()


def test_14_39_3_success_is_a_situation_trigger() -> None:
    """It waits once however often the power is reached, and again if it is still true that the unit is not
    successful."""
    lose = act(PUSH, t.Continue((t.Strip(t.YOURS & t.Word("name", "Student")),), "turn"))
    d = board("main", side(fl=STUDENT, bl=A, br=unit("User", 1, 7000, 5000, lose))).take('use "User"')
    assert states(d, "Student") == ()
    d = board("main", side(fl=STUDENT, bl=A, br=PUMP, bc=PUMP)).take('use "User" #1')
    d.take(next(text for text in d.offered if text.startswith('use "User"')))
    assert told(d, "becomes", "successful") == ["Student"] and not d.game.pending


def test_14_39_4_without_the_power_when_it_resolves_there_is_no_success() -> None:
    drop = t.Automatic(
        t.Becomes(t.Exists(t.YOURS & RC & t.Figure("power", ">=", 20000))),
        do=(t.Continue((t.Modify(t.YOURS & t.Word("name", "A"), "power", "+", -12000),), "turn"),),
    )
    d = board("main", side(fl=STUDENT, bl=A, br=PUMP, bc=unit("Damper", 1, 7000, 5000, drop))).take('use "User"')
    d.take(next(text for text in d.offered if "Damper" in text))
    pass_all(d, "pass")
    assert value(d, "A") == 8000 and states(d, "Student") == ()


# --- [VG 14.41] melody ---------------------------------------------------------------------------------------------


def plus(n: int) -> t.Passive:
    return cont(t.Modify(t.SELF, "power", "+", n))


ALTO = unit("Alto", 1, 8000, 5000, melody(plus(1000)))
BASS = unit("Bass", 1, 8000, 5000, melody(plus(2000)))
CHOIR = unit("Choir", 1, 8000, 5000, keywords=["[Melody]"])
RETIRES_ALTO = unit("User", 1, 7000, 5000, act(t.Do("retire", t.YOURS & t.Word("name", "Alto"))))


def test_14_41_2_units_with_melody_have_the_abilities_of_all_of_them() -> None:
    """Of the same master; without the one that leaves they lose its ability."""
    d = board("main", side(fl=ALTO, fr=BASS, bl=CHOIR, br=RETIRES_ALTO), side(fl=unit("Solo", 1, 8000, 5000, melody())))
    assert [value(d, name) for name in ("Alto", "Bass", "Choir", "Solo")] == [11000, 11000, 11000, 8000]
    d.take('use "User"')
    assert [value(d, name) for name in ("Bass", "Choir")] == [10000, 10000]


def test_14_41_1_1_a_unit_without_melody_gets_nothing() -> None:
    text = "[Melody]-[CONT](RC):This unit gets [Power] +1000. This is shared by all of your units with [Melody]."
    alto = unit("Alto", 1, 8000, 5000, text=text)
    d = board("main", side(fl=alto, fr=A, bl=CHOIR))
    assert [value(d, name) for name in ("Alto", "A", "Choir")] == [9000, 8000, 9000]


def test_14_41_1_melody_is_a_continuous_ability() -> None:
    """Without it a unit neither shares nor receives."""
    strip = cont(t.Strip(t.YOURS & t.Word("name", "Alto"), kind="Continuous"))
    d = board("main", side(fl=ALTO, fr=BASS, bl=CHOIR, br=unit("Eraser", 1, 7000, 5000, strip)))
    assert [value(d, name) for name in ("Alto", "Bass", "Choir")] == [8000, 10000, 10000]


# --- [VG 14.46] friend ---------------------------------------------------------------------------------------------

PAL = unit("Pal", 1, 8000, 5000, text="[CONT](VC/RC):Friend")
FAN = unit("Fan", 1, 7000, 5000, cont(t.Modify(t.YOURS & RC & t.Word("state", "friend"), "power", "+", 2000)))


def test_14_46_1_two_units_of_a_column_are_friends_at_once() -> None:
    """A unit alone in its column is none; nor with the opponent's unit across."""
    d = board("main", side(fl=PAL, hand=[A]), side(fr=X))
    assert states(d, "Pal") == () == states(d, "X")
    d.take('call "A" to back left')
    assert states(d, "Pal") == ("friend",) == states(d, "A")
    d = board("main", side(bc=PAL))
    assert states(d, "Pal") == ("friend",) == states(d, "Hero"), "the vanguard is in the center column"


def test_14_46_1_1_they_are_friends_as_long_as_both_are_in_the_column() -> None:
    moves = unit("User", 1, 7000, 5000, act(t.Move(t.YOURS & t.Word("name", "A"), "RC", whose=t.YOU)))
    d = board("main", side(fl=PAL, bl=A, bc=moves)).take('use "User"', 'put "A" on front right')
    assert states(d, "Pal") == () == states(d, "A")


def test_14_46_2_friend_is_a_state() -> None:
    """The other unit keeps it without abilities; without the ability of the one neither has it."""
    strip = unit("Eraser", 1, 7000, 5000, cont(t.Strip(t.YOURS & t.Word("name", "A"))))
    assert states(board("main", side(fl=PAL, bl=A, br=strip)), "A") == ("friend",)
    strip = unit("Eraser", 1, 7000, 5000, cont(t.Strip(t.YOURS & t.Word("name", "Pal"))))
    d = board("main", side(fl=PAL, bl=A, br=strip))
    assert states(d, "A") == () == states(d, "Pal")


def test_14_46_2_1_friends_are_the_units_in_that_state() -> None:
    """With the ability or without it."""
    d = board("main", side(fl=PAL, bl=A, fr=B, bc=FAN))
    assert [value(d, name) for name in ("Pal", "A", "B")] == [10000, 10000, 10000]
    d = board("main", side(fl=PAL, br=A, fr=B, bc=FAN))
    assert [value(d, name) for name in ("Pal", "A", "B")] == [8000, 8000, 10000]
