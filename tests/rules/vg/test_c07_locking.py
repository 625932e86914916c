"""[VG 7.30] Lock, [VG 7.31] unlock, [VG 7.32] delete, and [VG 9.11.3] what the end phase does with them."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.resolving import resolving
from ludex.core.sight.view import may_see, view
from ludex.core.values import layers, select
from ludex.games.vg import c04_circles as circles
from ludex.games.vg.book import BOOK
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    HERO,
    act,
    board,
    build,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    gets,
    order,
    pass_all,
    put,
    side,
    state,
    told,
    trigger,
    unit,
    value,
    when,
    where,
)

ONE, TWO = unit("One", 1), unit("Two", 2, 10000)
ENEMY_REAR = t.ENEMY & t.Zone(("RC",))
GIANT = card("Giant", type="G unit", grade=4, power=15000)


def do(d: Driver, *block: t.Instr, source: int = 0, player: int = 0) -> Driver:
    """Carries out a block now."""
    resolving.resolve(d.game, block, Ctx(source or d.game.zone("VC", player)[0], player))
    d.game.decision = None
    return Driver(d.game)


LOCK_ALL = t.Do("lock", ENEMY_REAR)


def locked(d: Driver, player: int = 1) -> int:
    return int(d.game.zone("locked", player)[0])


def test_7_30_1_1_a_locked_card_lies_face_down_and_is_a_new_card() -> None:
    """[VG 7.30.1] Effects on the unit are gone for good."""
    d = board("main", foe=side(fl=(ONE, "rest")))
    old = find(d, "One")
    d = do(d, gets(5000, what=ENEMY_REAR), LOCK_ALL)
    new = locked(d)
    obj = d.game.objects[new]
    assert new != old and not obj.up and BOOK.states[obj.state] == "stand" and circles.name_of(obj.slot) == "front left"
    assert layers.value(d.game, old, "power") == 13000
    d = do(d, t.Do("unlock", t.Zone(("locked",))))
    assert where(d, "One") == "RC front left" and value(d, "One") == 8000 and find(d, "One") not in (old, new)


def test_7_30_1_2_a_locked_card_has_no_information_and_is_no_unit() -> None:
    """[VG 7.30.6] Nor can it be given any."""
    loud = unit("Loud", 1, 8000, 5000, cont(t.Modify(t.YOURS & t.Zone(("VC",)), "power", "+", 1000)))
    d = board("main", foe=side(fl=loud))
    assert value(d, "Villain") == 14000
    d = do(d, LOCK_ALL, t.Continue((t.Modify(t.Zone(("locked",)), "power", "+", 5000),), "turn"))
    id = locked(d)
    assert value(d, "Villain") == 13000 and layers.value(d.game, id, "power") == 0
    assert layers.words(d.game, id, "type") == () and layers.words(d.game, id, "name") == ()
    assert select.find(d.game, t.ENEMY & t.Word("type", "unit"), Ctx(1, 0)) == [d.game.zone("VC", 1)[0]]


def test_7_30_1_2_no_move_is_heard_and_nothing_leaves_the_field() -> None:
    sees = when("move", energy(), subject=t.ENEMY, src=("RC",))
    hears = when("become", energy(10), subject=ENEMY_REAR, word="lock")
    d = board("main", side(fl=unit("Watch", 1, 8000, 5000, sees, hears, act(LOCK_ALL))), side(fl=ONE, bl=TWO))
    d.take('use "Watch"')
    pass_all(d, "pass")
    assert charged(d) == 20 and told(d, "become", "lock") == ["One", "Two"]


def test_7_30_1_3_it_neither_stands_nor_rests() -> None:
    d = do(board("main", foe=side(fl=(ONE, "rest"))), LOCK_ALL)
    for word in ("stand", "rest"):
        assert select.find(d.game, t.Zone(("locked",)) & t.State(word), Ctx(1, 0)) == []
    events.perform(d.game, Event("state", locked(d), state=1, word="rest"))
    assert d.game.objects[locked(d)].state == 0 and told(d, "state") == []


def test_7_30_2_a_locked_card_that_is_turned_face_up_is_unlocked() -> None:
    """[VG 7.31.3] [VG 7.30.3.1] The circle has its type again."""
    d = do(board("main", foe=side(fl=ONE)), LOCK_ALL)
    assert circles.types_of(d.game, 1, d.game.spots[1][0]) == ("lock",)
    d = do(d, t.SetFace(t.Zone(("locked",)), True))
    assert where(d, "One") == "RC front left" and count(d, "locked", 1) == 0
    assert circles.types_of(d.game, 1, d.game.spots[1][0]) == ("rear-guard",)


def test_7_30_2_a_locked_vanguard_is_a_vanguard_again() -> None:
    d = do(board("main", foe=side(soul=[TWO])), t.Do("lock", t.ENEMY & t.Zone(("VC",))))
    assert circles.types_of(d.game, 1, d.game.spots[1][5]) == ("lock",)
    d.game.frames.pop()
    events.perform(d.game, Event("face", locked(d), up=1))
    assert "Villain" in d.names("VC", 1) and d.game.objects[find(d, "Villain")].slot == -1


def test_7_30_3_nobody_calls_to_a_lock_circle() -> None:
    """It is a lock circle for as long as the card is there."""
    d = do(board("main", foe=side(fl=ONE)), LOCK_ALL)
    assert circles.rear_circles(d.game, 1) == (1, 2, 3, 4)
    events.perform(d.game, events.moving(d.game, locked(d), "drop"))
    assert circles.rear_circles(d.game, 1) == (0, 1, 2, 3, 4) and where(d, "One") == "drop"
    assert d.game.objects[find(d, "One")].info.name == "One"


def test_7_30_4_a_g_unit_that_is_locked_goes_to_the_g_zone_face_up() -> None:
    d = do(board("main", foe=side(fl=GIANT, fr=ONE)), LOCK_ALL)
    assert where(d, "Giant") == "G" and d.game.objects[find(d, "Giant")].up
    assert count(d, "locked", 1) == 1


def test_7_30_5_put_as_a_locked_card() -> None:
    """[VG 7.30.5.1] The owner sees the card of their deck before choosing; it is not placed as a unit."""
    hears = when("move", energy(), subject=t.ANY, word="placed")
    top = unit("Top", 1)
    watch = unit("Watch", 1, 8000, 5000, hears, act(t.Do("put as locked", t.Top("deck", who=t.OPPONENT))))
    d = board("main", side(fl=watch), side(fl=ONE, deck=[top]))
    d.take('use "Watch"')
    assert d.decision is not None and d.decision.player == 1 and d.decision.rule == "VG 7.30.5.3"
    assert len(d.offered) == 5 and d.offered[0] == 'lock "Top" on front left'
    d.take('lock "Top" on back left')
    obj = d.game.objects[locked(d)]
    assert not obj.up and obj.card.name == "Top" and charged(d) == 0 and where(d, "One") == "RC front left"


def test_7_30_5_2_who_was_there_goes_to_the_drop_zone_at_once() -> None:
    d = board("main", foe=side(fl=ONE, deck=[TWO]))
    d = do(d, t.Do("put as locked", t.Top("deck", who=t.OPPONENT)))
    d.take('lock "Two" on front left')
    assert where(d, "One") == "drop" and count(d, "locked", 1) == 1
    assert [event.kind for event in d.trace.events if event.kind == "move"] == ["move", "move"]


def test_7_30_5_3_several_are_put_on_separate_circles_at_the_same_time() -> None:
    d = board("main", foe=side(deck=[ONE, TWO], fr=unit("There")))
    d = do(d, t.Do("put as locked", t.Top("deck", 2, t.OPPONENT), word="open"))
    assert len(d.offered) == 4 and not any("front right" in text for text in d.offered)
    d.take(d.offered[0])
    assert len(d.offered) == 3 and not any("front left" in text for text in d.offered)
    d.take(d.offered[-1])
    assert count(d, "locked", 1) == 2 and where(d, "There") == "RC front right"


def test_7_30_5_a_card_without_a_circle_stays_where_it_is() -> None:
    game = build("main", foe=side(deck=[TWO]))
    for name in circles.CIRCLES:
        put(game, 1, "locked", ONE, name)
    d = do(Driver(game), t.Do("put as locked", t.Top("deck", who=t.OPPONENT)))
    assert where(d, "Two") == "deck" and count(d, "locked", 1) == 5


# --- unlock --------------------------------------------------------------------------------------------------------


def test_7_31_1_only_locked_cards_are_unlocked() -> None:
    """[VG 7.31.1.1] They are new cards."""
    d = do(board("main", side(bl=TWO), side(fl=ONE)), LOCK_ALL)
    id, two = locked(d), find(d, "Two")
    d = do(d, t.Do("unlock", t.Zone(("locked", "RC"))))
    assert find(d, "One") != id and find(d, "Two") == two and told(d, "become", "unlock") == ["a face-down card"]


def test_7_31_2_an_unlocked_card_stands_and_did_not_stand_up() -> None:
    """[VG 7.31.4] Nor was it placed or called; its own ability hears that it was unlocked."""
    own = when("become", energy(100), word="unlock")
    ears = unit("Ears", 1, 8000, 5000, own, when("move", energy(), dst=("RC",)), when("state", energy()))
    d = do(board("main", foe=side(fl=(ears, "rest"))), LOCK_ALL, t.Do("unlock", t.Zone(("locked",))))
    pass_all(d, "call", "ride")
    assert state(d, "Ears") == "stand" and charged(d, 1) == 100


def test_9_11_3_the_turn_players_cards_are_unlocked_and_turned_face_up_in_the_end_phase() -> None:
    """[VG 9.11.7] What triggers then is played before the abilities of the end of the turn."""
    own = when("become", energy(), word="unlock")
    game = build("end", side(fr=TWO), side())
    for player in (0, 1):
        put(game, player, "locked", unit(f"Bound {player}", 1, 8000, 5000, own), "front left")
    events.perform(game, Event("face", game.zone("RC", 0)[0], up=0))
    d = Driver(game)
    pass_all(d, "ride", "call", "pass")
    assert where(d, "Bound 0") == "RC front left" and count(d, "locked", 1) == 1 and charged(d) == 1
    assert d.game.objects[find(d, "Two")].up and value(d, "Two") == 10000


# --- delete --------------------------------------------------------------------------------------------------------


DELETE = t.Do("delete", t.ENEMY & t.Zone(("VC", "RC")))


def test_7_32_1_a_deleted_unit_is_the_same_unit_face_down() -> None:
    d = board("main", foe=side(fl=(ONE, "rest")))
    one = find(d, "One")
    d = do(d, DELETE)
    assert find(d, "One") == one and state(d, "One") == "rest" and not d.game.objects[one].up
    assert count(d, "RC", 1) == 1 and circles.types_of(d.game, 1, d.game.spots[1][0]) == ("rear-guard",)


def test_7_32_2_it_loses_its_printed_power_and_text_but_not_its_icons() -> None:
    """RULING-VG-070"""
    proud = unit(
        "Proud", 3, 13000, None, cont(t.Modify(t.SELF, "power", "+", 5000)), when("attack", energy()),
        act(energy()), keywords=["Twin Drive", "Restraint"],
    )  # fmt: skip
    d = board("main", side(fl=ONE), side(vc=proud))
    d = do(d, gets(2000, what=t.ENEMY & t.Zone(("VC",))), DELETE)
    assert value(d, "Proud") == 2000 and value(d, "Proud", "drive") == 2 and value(d, "Proud", "grade") == 3
    assert not layers.index_of(d.game).rules.get("attack")
    d = do(board("main", side(vc=proud)), t.Do("delete", t.YOURS & t.Zone(("VC",))))
    assert not any(text.startswith("use") for text in d.offered)


def test_7_32_2_the_printed_power_is_taken_from_a_changed_original_power() -> None:
    """RULING-VG-070: 15000 as original power and 1000 more, without the 13000 that are printed, in any order. What the
    power is set to comes last and stays."""
    foe = t.ENEMY & t.Zone(("VC",))
    changed = t.Continue((t.Modify(foe, "power", "=", 15000, "original"),), "turn")
    d = do(board("main"), gets(1000, what=foe), changed, DELETE)
    assert value(d, "Villain") == 3000
    d = do(board("main"), DELETE, changed, gets(1000, what=foe))
    assert value(d, "Villain") == 3000 and value(d, "Villain", "original power") == 15000
    d = do(d, t.SetFace(foe, True))
    assert value(d, "Villain") == 16000
    d = do(board("main"), DELETE, gets(6000, what=foe, op="="))
    assert value(d, "Villain") == 6000


def test_7_32_3_a_deleted_unit_battles_like_any_other() -> None:
    deleted = do(board("main", side(vc=HERO), side()), t.Do("delete", t.YOURS & t.Zone(("VC",))))
    deleted.take("attack")
    pass_all(deleted, "attack", "call", "ride")
    assert told(deleted, "attack") == ["Hero"] and told(deleted, "no hit") == ["Hero"]
    assert "Hero" in deleted.names("VC", 0)


def test_7_32_4_a_deleted_unit_turned_face_up_is_as_before() -> None:
    """[VG 7.32.6.1] What it was given in between stays."""
    d = do(board("main", foe=side(fl=ONE)), DELETE, gets(3000, what=ENEMY_REAR))
    assert value(d, "One") == 3000
    d = do(d, t.SetFace(t.ENEMY & t.Zone(("RC", "VC")), True))
    assert value(d, "One") == 11000 and value(d, "Villain") == 13000


def test_7_32_5_both_players_see_a_deleted_unit() -> None:
    d = do(board("main", foe=side(fl=ONE)), DELETE)
    for name in ("One", "Villain"):
        assert all(may_see(d.game, d.game.objects[find(d, name)], player) for player in (0, 1))
    assert view(d.game, 0)["players"][1]["zones"]["VC"][0]["name"] == "Villain"


def test_7_32_6_a_deleted_unit_is_given_abilities_as_any_other() -> None:
    rear = t.YOURS & t.Zone(("RC",))
    given = t.Grant(rear, (cont(t.Modify(t.SELF, "power", "+", 4000)), act(energy())))
    d = board("main", side(fl=unit("Mute", 1, 8000, 5000, act(energy(10)))))
    d = do(d, t.Do("delete", rear), t.Continue((given,), ""))
    assert value(d, "Mute") == 4000
    d.take('use "Mute" 2')
    assert charged(d) == 1 and not any(text.startswith('use "Mute":') for text in d.offered)


def test_7_32_8_a_deleted_vanguard_that_is_ridden_upon_goes_to_the_soul_face_up() -> None:
    game = build("ride", side(vc=unit("Old", 2), hand=[unit("New", 3, 13000, None)]))
    events.perform(game, Event("face", game.zone("VC", 0)[0], up=0))
    d = Driver(game)
    d.take('ride "New"')
    assert where(d, "Old") == "soul" and d.game.objects[find(d, "Old")].up and value(d, "New") == 13000


def test_7_30_a_locked_attacker_takes_no_part_in_the_battle_any_more() -> None:
    """[VG 10.7.1.2.1] Nothing is compared."""
    snare = order("Snare", t.Do("lock", t.ENEMY & t.Zone(("RC",))), type="blitz order")
    d = board("battle", side(fl=unit("Arm", 1, 20000)), side(hand=[snare, trigger("Extra", "draw")]))
    d.take("attack", 'attack with "Arm" -> "Villain"', 'play "Snare"')
    pass_all(d, "attack", "call", "ride")
    assert told(d, "hit") == [] and count(d, "damage", 1) == 0 and count(d, "locked", 0) in (0, 1)
