"""[VG 15.2] Pseudo-cards: tokens, tickets, protects, Meer's Present, crests."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.game import Ctx
from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.core.values import layers, select
from ludex.errors import InputError
from ludex.games.vg import SPEC
from ludex.games.vg.book import BOOK
from ludex.games.vg.c15_pseudo_cards import KINDS, MARKER, marker_named, ticket_named, token_named
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
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
    may,
    order,
    pass_all,
    put,
    side,
    told,
    unit,
    value,
    when,
    where,
)

PLANT, PROTECT, PRESENT = BOOK.tokens["Plant"], BOOK.tokens["Protect"], BOOK.tokens["Meer's Present"]
HAND, RC, GC = t.Zone(("hand",)), t.Zone(("RC",)), t.Zone(("GC",))
NOTE = card("Bright Note", type="ticket", tree=["Spell((Gain('energy', 2),))"])
FORT = card("Mud Fort", type="token set order", grade=2, tree=["Passive((), zones=('order zone',))"])
BLAZON = card(
    "Blazon",
    type="crest marker",
    tree=["Automatic(When('begin', player=YOU, word='battle phase'), do=(Gain('energy', 1),))"],
)
NO_OTHER = t.When("move", ~t.SELF)


def user(*do: t.Instr, **rest: object) -> Card:
    return unit("User", 1, 8000, 5000, act(*do, **rest))


def guard_step(you: object, foe: object) -> Driver:
    """The foe attacks with its vanguard; you guard."""
    game = build("battle", foe, you)  # type: ignore[arg-type]
    d = Driver(game).take("attack")
    return d.take('attack with "Hero" -> "Villain"') if may(d, "attack with") else d


def matching(d: Driver, what: t.Sel, player: int = 0) -> list[str]:
    return [d.game.objects[id].info.name for id in select.find(d.game, what, Ctx(0, player))]


# --- what they are -------------------------------------------------------------------------------------------------


def test_15_1_2_1_1_a_marker_is_called_by_its_name() -> None:
    d = board("main", side(hand=[PROTECT, PRESENT, NOTE, FILLER]))
    assert matching(d, HAND & marker_named("Protect")) == ["Protect"]
    assert matching(d, HAND & marker_named("Meer's Present")) == ["Meer's Present"]


def test_15_1_2_1_2_the_name_says_what_it_is_whoever_creates_it() -> None:
    for who in (t.YOU, t.OPPONENT):
        d = board("main", side(fl=user(t.Create("Protect", 1, "hand", who=who))))
        d.take('use "User"')
        owner = 0 if who == t.YOU else 1
        made = d.game.objects[find(d, "Protect", "hand", owner)]
        assert made.card is PROTECT and made.card.keywords == {"Sentinel"}


def test_15_1_2_2_plain_markers_are_no_tokens_and_no_tickets() -> None:
    d = board("main", side(fl=PLANT, hand=[PROTECT, PRESENT, NOTE], crest=[BLAZON], order_zone=[FORT]))
    everywhere = t.Zone(("RC", "hand", "crest", "order zone"))
    assert sorted(matching(d, everywhere & MARKER)) == ["Blazon", "Meer's Present", "Protect"]


def test_15_1_2_4_1_a_protect_has_no_card_name() -> None:
    """It shares its name with nothing, not even with another protect."""
    d = board("main", side(hand=[PROTECT, PROTECT, FILLER], fl=unit("Protect")))
    assert matching(d, HAND & t.Within("name", "")) == ["Filler"]
    assert matching(d, HAND & t.Shares(t.Zone(("RC",)), "name")) == []
    assert matching(d, HAND & t.Word("name", "Protect")) == []


def test_15_1_2_4_2_what_a_marker_does_not_have_is_zero_or_nothing() -> None:
    d = board("main", side(hand=[PRESENT], crest=[BLAZON]))
    for name in ("Meer's Present", "Blazon"):
        assert value(d, name, "shield") == value(d, name, "power") == value(d, name, "grade") == 0
        assert layers.words(d.game, find(d, name), "nation") == ()
        assert name in matching(d, t.Zone(("hand", "crest")) & t.Figure("grade", "<=", 1))
    assert matching(d, t.Zone(("hand", "crest")) & t.Word("type", "unit")) == []


def test_15_2_1_1_a_pseudo_card_counts_and_pays_like_a_card() -> None:
    """The token among the rear-guards, the marker among the cards of the hand."""
    all_rear = t.Do("retire", t.ENEMY & RC)
    d = board("main", side(fl=user(energy(t.Count(t.YOURS & HAND)), all_rear), hand=[PROTECT]), side(fl=PLANT))
    d.take('use "User"')
    assert charged(d) == 1 and count(d, "RC", 1) == 0
    discard = (t.Choose("c", 1, t.YOURS & HAND), t.Move(t.Ref("c"), "drop", "discard"))
    d = board("main", side(fl=user(energy(), cost=discard), hand=[PRESENT]))
    d.take('use "User"')
    assert charged(d) == 1 and count(d, "hand") == 0 and count(d, "drop") == 0


def test_15_2_1_1_1_1_both_players_see_pseudo_cards_in_a_hand() -> None:
    d = board("main", side(hand=[PROTECT, FILLER, NOTE]))
    for viewer in (0, 1):
        hand = view(d.game, viewer)["players"][0]["zones"]["hand"]
        shown = sorted(one["name"] for one in hand if not one.get("hidden"))
        assert shown == (["Bright Note", "Filler", "Protect"] if viewer == 0 else ["Bright Note", "Protect"])


def test_15_2_2_1_owner_and_master_are_those_of_the_zone() -> None:
    d = board("main", side(fl=user(t.Create("Meer's Present", 1, "hand", who=t.OPPONENT))))
    d.take('use "User"')
    made = d.game.objects[find(d, "Meer's Present")]
    assert (made.owner, made.player) == (1, 1)


def test_15_2_2_2_creating_is_putting_and_on_a_circle_placing() -> None:
    placed = when("move", energy(), subject=t.YOURS & ~t.SELF, dst=("RC",), word="placed")
    came = when("move", energy(10), subject=t.YOURS, dst=("hand",))
    maker = user(t.Create("Plant", 1, "RC"), t.Create("Protect", 1, "hand"))
    d = board("main", side(fl=maker, bl=unit("Seer", 1, 1, 1, placed), br=unit("Hearer", 1, 1, 1, came)))
    pass_all(d.take('use "User"', "call the token to front right"), "use", "exchange")
    assert charged(d) == 11


def test_15_2_3_1_an_erased_token_has_left_its_circle() -> None:
    """It goes nowhere: it is not retired."""
    left = when("move", energy(), subject=t.YOURS & ~t.SELF, src=("RC",))
    retired = when("move", energy(10), subject=t.YOURS & ~t.SELF, word="retire")
    d = board(
        "main",
        side(
            fl=user(t.Move(t.YOURS & token_named("Plant"), "removed")),
            fr=PLANT,
            bl=unit("Seer", 1, 1, 1, left, retired),
        ),
    )
    d.take('use "User"')
    assert charged(d) == 1 and count(d, "RC") == 2


def test_15_2_3_2_removing_a_pseudo_card_erases_it_where_it_is() -> None:
    removed = when("move", energy(10), subject=t.YOURS & ~t.SELF, dst=("removed",))
    d = board(
        "main",
        side(
            fl=user(t.Move(t.YOURS & RC & ~t.SELF, "removed")),
            fr=PLANT,
            br=unit("Card"),
            bl=unit("Seer", 1, 1, 1, removed),
        ),
    )
    d.take('use "User"')
    assert sorted(d.names("removed", 0)) == ["Card", "Seer"] and charged(d) == 10
    assert told(d, "erase") == ["Plant"]


def test_15_2_4_1_1_a_token_moves_on_the_field_like_a_unit() -> None:
    grow = gets(3000, what=t.YOURS & token_named("Plant"))
    d = board("main", side(fl=user(grow), bc=PLANT, br=user(t.Move(t.YOURS & token_named("Plant"), "RC"))))
    d.take('use "User" #1')
    before = find(d, "Plant")
    d.take('use "User" #2', 'put "Plant" on front right')
    assert find(d, "Plant") == before and where(d, "Plant") == "RC front right" and value(d, "Plant") == 8000


def test_15_2_4_2_1_it_is_erased_before_the_effect_goes_on() -> None:
    """The retiring has happened; the drop zone is empty when the rest of the effect counts it."""
    retired = when("move", energy(10), subject=t.YOURS & ~t.SELF, word="retire")
    count_drop = energy(t.Count(t.YOURS & t.Zone(("drop",))))
    d = board(
        "main",
        side(
            fl=user(t.Do("retire", t.YOURS & token_named("Plant")), count_drop),
            fr=PLANT,
            bl=unit("S", 1, 1, 1, retired),
        ),
    )
    d.take('use "User"')
    assert charged(d) == 10 and count(d, "drop") == 0
    d = board("main", side(fl=user(t.Do("retire", t.YOURS & RC & ~t.SELF), count_drop), fr=unit("Card")))
    d.take('use "User"')
    assert charged(d) == 1


@pytest.mark.parametrize(
    ("name", "zone"), [("Plant", "hand"), ("Protect", "drop"), ("Meer's Present", "RC"), ("Plant", "order zone")]
)
def test_15_2_4_2_2_nothing_is_created_in_an_erase_zone(name: str, zone: str) -> None:
    came = when("move", energy(10), subject=t.YOURS & ~t.SELF, dst=(zone,))
    d = board("main", side(fl=user(t.Create(name, 1, zone), energy()), bl=unit("Seer", 1, 1, 1, came)))
    d.take('use "User"')
    assert charged(d) == 1 and "create" not in d.trace.kinds()


@pytest.mark.parametrize("kind", list(KINDS))
def test_15_2_4_1_a_position_has_pseudo_cards_only_where_they_can_exist(kind: str) -> None:
    made = card("Thing", type=kind)
    lives = KINDS[kind].lives
    for zone in ("VC", "RC", "GC", "hand", "drop", "deck", "soul", "bind", "order zone", "order area", "crest"):
        game = build("main")
        if zone in lives:
            assert put(game, 0, zone, made)
        else:
            with pytest.raises(InputError, match=f"Thing exists only in {', '.join(lives)}"):
                put(game, 0, zone, made)


# --- protect [VG 15.3] ---------------------------------------------------------------------------------------------


def test_15_3_1_a_protect_in_the_hand_is_neither_unit_nor_order() -> None:
    d = board("main", side(hand=[PROTECT, FILLER]))
    assert matching(d, HAND & (t.Word("type", "unit") | t.Word("type", "order"))) == ["Filler"]
    assert matching(d, HAND & t.Word("special", "protect")) == ["Protect"]


def test_15_3_2_the_grade_protect_is_no_number() -> None:
    d = board("main", side(hand=[PROTECT, unit("Zero", 0)]))
    for op, n in (("=", 0), ("<=", 1), (">=", 0), ("!=", 3)):
        assert matching(d, HAND & t.Figure("grade", op, n)) == ["Zero"]
    assert matching(d, HAND & t.Word("grade", "protect")) == ["Protect"]


def test_15_3_2_1_the_grade_protect_does_not_rise() -> None:
    d = board(
        "main",
        side(
            hand=[PROTECT, unit("Zero", 0)],
            fl=unit("Teacher", 1, 1, 1, cont(t.Modify(t.YOURS & HAND, "grade", "+", 2))),
        ),
    )
    assert value(d, "Zero", "grade") == 2 and value(d, "Protect", "grade") == 0
    assert matching(d, HAND & t.Figure("grade", "=", 2)) == ["Zero"]


def test_15_3_3_a_protect_that_guards_keeps_a_unit_from_being_hit() -> None:
    """[VG 15.3.5] It is called as if it were a unit, whatever its grade. Without the cost it does nothing."""
    d = guard_step(side(vc=unit("Villain", 0, 5000), hand=[PROTECT, FILLER]), side(vc=HERO))
    assert layers.has(d.game, find(d, "Protect"), "Sentinel")
    d.take('guard with "Protect"', "yes")
    pass_all(d, "attack")
    assert count(d, "damage", 1) == 0 and told(d, "move", "discard") == ["Filler"]
    d = guard_step(side(vc=unit("Villain", 0, 5000), hand=[PROTECT, FILLER]), side(vc=HERO))
    d.take('guard with "Protect"', "no")
    pass_all(d, "attack")
    assert count(d, "damage", 1) == 1


def test_15_3_4_a_protect_lives_in_the_hand_and_on_the_guardian_circle() -> None:
    for zone in ("drop", "bind", "soul", "deck", "damage"):
        d = board("main", side(fl=user(t.Move(t.YOURS & HAND, zone)), hand=[PROTECT, FILLER]))
        before = count(d, zone)
        d.take('use "User"')
        assert count(d, zone) == before + 1 and told(d, "erase") == ["Protect"]


def test_15_3_4_1_a_protect_on_the_guardian_circle_is_a_unit() -> None:
    """It is retired like other guardians when the battle ends, and then it is gone."""
    d = guard_step(side(vc=unit("Villain", 0, 5000), hand=[PROTECT, order("Idle")]), side(vc=HERO))
    assert matching(d, t.Zone(("hand",)) & t.Word("type", "unit"), 1) == []
    d.take('guard with "Protect"')
    assert matching(d, GC & t.Word("type", "unit"), 1) == ["Protect"]
    d.take("no")
    pass_all(d, "attack")
    assert told(d, "move", "retire") == ["Protect"] and count(d, "drop", 1) == 0


def test_15_3_5_a_protect_is_called_to_the_guardian_circle_only() -> None:
    """[VG 15.6.3] A present is not called at all."""
    d = guard_step(side(vc=unit("Villain", 0, 5000), hand=[PROTECT, PRESENT]), side(vc=HERO))
    assert may(d, 'guard with "Protect"') and not may(d, "guard with \"Meer's")
    d = board("main", side(hand=[PROTECT, PRESENT]), forced=True)
    assert not may(d, "call") and not may(d, "ride")


@pytest.mark.parametrize("made", [PROTECT, PRESENT])
@pytest.mark.parametrize("zone", ["RC", "VC"])
def test_15_3_6_a_protect_never_gets_to_another_circle(made: Card, zone: str) -> None:
    """[VG 15.6.1] Nor does Meer's Present: it goes to the drop zone and is erased; who is there stays."""
    placed = when("move", energy(), subject=t.YOURS & ~t.SELF, word="placed")
    put_there = user(t.Move(t.YOURS & HAND, zone))
    d = board("main", side(fl=put_there, fr=unit("Seer", 1, 1, 1, placed), hand=[made]))
    d.take('use "User"')
    assert charged(d) == 0 and count(d, "hand") == 0 and count(d, "drop") == 0
    assert (count(d, "VC"), count(d, "RC")) == (1, 2)
    assert [event.dst for event in d.trace.events if event.kind == "move"] == [BOOK.zone_index["drop"]]


def test_15_3_8_imaginary_gift_protect_in_the_hand_is_the_marker() -> None:
    d = board("main", side(hand=[PROTECT, PROTECT, unit("Protect")]))
    assert matching(d, t.YOURS & HAND & marker_named("Protect")) == ["Protect", "Protect"]
    assert len(matching(d, t.YOURS & HAND)) == 3


def test_15_3_9_a_protect_obeys_the_rules_of_the_hand() -> None:
    """It can be chosen at random, and goes with the hand."""
    d = board(
        "main",
        side(
            fl=user(t.Choose("c", 1, t.YOURS & HAND, random=True), t.Move(t.Ref("c"), "drop", "discard")),
            hand=[PROTECT],
        ),
    )
    d.take('use "User"')
    assert count(d, "hand") == 0 and told(d, "move", "discard") == ["Protect"]


# --- tokens [VG 15.4] ----------------------------------------------------------------------------------------------


def test_15_4_2_a_token_has_the_figures_of_its_name() -> None:
    """[VG 15.4.3.1] [VG 15.4.3.1.2] Also its race; no nation, no clan, no shield."""
    d = board("main", side(fl=user(t.Create("Plant", 1, "RC"))))
    d.take('use "User"', "call the token to back left")
    plant = find(d, "Plant")
    assert [value(d, "Plant", figure) for figure in ("grade", "power", "critical", "shield")] == [0, 5000, 1, 0]
    assert layers.has(d.game, plant, "Boost")
    assert layers.words(d.game, plant, "race") == ("Plant",)
    assert layers.words(d.game, plant, "nation") == layers.words(d.game, plant, "clan") == ()


def test_15_4_3_1_a_token_on_the_guardian_circle_adds_no_shield() -> None:
    d = guard_step(
        side(
            vc=unit("Villain", 0, 12000),
            fl=unit("Caller", 1, 1, 1),
            hand=[order("Send", t.Create("Plant", 1, "GC"), type="blitz order"), FILLER],
        ),
        side(vc=HERO),
    )
    d.take('play "Send"')
    assert where(d, "Plant") == "GC" and value(d, "Villain") == 12000


def test_15_4_3_1_1_a_token_is_a_unit() -> None:
    """[VG 15.4.3.4] It attacks, boosts, rests for it, and is retired by a call to its circle."""
    d = board("battle", side(fl=PLANT, bl=PLANT), side(fl=unit("Weak", 0, 5000)))
    d.take("attack", 'attack with "Plant" -> "Weak"')
    assert may(d, 'boost with "Plant"')
    d.take("boost")
    assert told(d, "boost") == ["Plant"] and [d.game.objects[id].state for id in d.game.zone("RC", 0)] == [1, 1]
    d = board("main", side(fl=PLANT, hand=[unit("New")]))
    d.take('call "New" to front left')
    assert d.names("RC", 0) == ["New"] and told(d, "move", "retire") == ["Plant"]


def test_15_4_3_1_2_a_token_is_of_its_own_race() -> None:
    d = board("main", side(fl=PLANT, fr=unit("Fern", race="Plant")))
    assert sorted(matching(d, t.YOURS & RC & t.Word("race", "Plant"))) == ["Fern", "Plant"]


@pytest.mark.parametrize("zone", ["hand", "deck", "bind", "drop", "soul", "damage", "order zone"])
def test_15_4_3_2_a_token_unit_exists_on_the_field_only(zone: str) -> None:
    """[VG 15.4.3.2.1] The soul is no part of the field. The move itself happened."""
    moved = when("move", energy(), subject=t.YOURS & ~t.SELF, src=("RC",), dst=(zone,))
    d = board(
        "main", side(fl=user(t.Move(t.YOURS & token_named("Plant"), zone)), fr=PLANT, bl=unit("Seer", 1, 1, 1, moved))
    )
    before = count(d, zone)
    d.take('use "User"')
    assert charged(d) == 1 and count(d, zone) == before and count(d, "RC") == 2


def test_15_4_4_1_a_token_set_order_has_no_nation_and_no_power() -> None:
    """[VG 15.4.5] But for what its row says besides."""
    d = board("main", side(order_zone=[FORT, card("Timepiece", type="token set order", nation="Dark States")]))
    assert layers.words(d.game, find(d, "Timepiece"), "nation")[0] == "Dark States"
    assert (value(d, "Mud Fort", "grade"), value(d, "Mud Fort", "power")) == (2, 0)
    assert layers.words(d.game, find(d, "Mud Fort"), "race") == ()
    with pytest.raises(InputError, match="only units have power"):
        SPEC.make_card({"name": "Odd", "type": "token set order", "power": 1000}, "here")


def test_15_4_4_1_1_a_token_set_order_counts_as_a_set_order() -> None:
    d = board("main", side(order_zone=[FORT, card("Wall", type="set order")]))
    such = t.Zone(("order zone",)) & t.Word("type", "order") & t.Word("type", "set")
    assert sorted(matching(d, such)) == ["Mud Fort", "Wall"]


def test_15_4_4_1_2_the_effect_says_which_token_is_put() -> None:
    """[VG 15.4.4.3] It stands in the order zone without being played, and rests like an order."""
    rest = t.SetState(t.Zone(("order zone",)) & token_named("Mud Fort"), "rest")
    d = board(
        "main", side(fl=user(t.Create("Mud Fort", 1, "order zone"), rest), order_zone=[]), side(order_zone=[FORT])
    )
    d.take('use "User"')
    mine = find(d, "Mud Fort", "order zone", 0)
    assert d.game.objects[mine].state == 1 and d.game.num(0, "orders") == 0


@pytest.mark.parametrize("zone", ["hand", "drop", "soul", "bind"])
def test_15_4_4_2_a_token_set_order_exists_in_the_order_zone_only(zone: str) -> None:
    d = board("main", side(fl=user(t.Move(t.YOURS & t.Zone(("order zone",)), zone)), order_zone=[FORT]))
    d.take('use "User"')
    assert count(d, "order zone") == count(d, zone) == 0 and told(d, "erase") == ["Mud Fort"]


def test_15_4_4_3_a_token_set_order_is_turned_face_down_like_an_order() -> None:
    d = board("main", side(fl=user(t.SetFace(t.YOURS & t.Zone(("order zone",)), False)), order_zone=[FORT]))
    d.take('use "User"')
    (fort,) = d.game.zone("order zone", 0)
    assert not d.game.objects[fort].up and layers.words(d.game, fort, "type") == ()


def test_15_4_5_further_information_stands_in_the_row() -> None:
    made = card("Sundial", type="token set order", nation="Dark States")
    assert made.words["nation"] == ("Dark States",) and made.token


def test_15_4_6_a_named_token_is_a_token_with_that_name() -> None:
    d = board("main", side(fl=PLANT, fr=unit("Plant Eater"), bl=BOOK.tokens["Skeleton Army"]))
    assert matching(d, token_named("Plant")) == ["Plant"]
    assert sorted(matching(d, token_named(""))) == ["Plant", "Skeleton Army"]


# --- tickets [VG 15.5] ---------------------------------------------------------------------------------------------


def test_15_5_1_a_ticket_has_type_grade_name_and_text_only() -> None:
    d = board("main", side(hand=[NOTE]))
    assert layers.words(d.game, find(d, "Bright Note"), "race") == ()
    assert list(NOTE.figures) == ["grade"] and NOTE.names == ("Bright Note",)


def test_15_5_1_1_a_ticket_is_an_order() -> None:
    d = board("main", side(hand=[NOTE, FILLER]))
    assert matching(d, HAND & t.Word("type", "order")) == ["Bright Note"]
    assert matching(d, HAND & t.Word("special", "ticket")) == ["Bright Note"]


def test_15_5_1_2_a_ticket_has_the_name_and_the_text_that_the_effect_says() -> None:
    """[VG 15.5.1.3]"""
    d = guard_step(
        side(
            hand=[order("Print", t.Create("Bright Note", 1, "hand"), type="blitz order")],
            fl=user(),
            numbers={"orders": 0},
        ),
        side(vc=HERO, hand=[NOTE]),
    )
    d.take('play "Print"')
    mine = find(d, "Bright Note", "hand", 1)
    assert d.game.objects[mine].card is NOTE and d.game.objects[mine].card.spells


def test_15_5_1_3_a_ticket_has_its_text_from_the_beginning() -> None:
    d = board("main", side(fl=user(t.Create("Bright Note", 1, "hand"))), side(hand=[NOTE]))
    d.take('use "User"')
    made = d.game.objects[find(d, "Bright Note", "hand", 0)]
    assert made.card.types == ("order", "blitz") and made.card.spells and made.card.figures == {"grade": 0}


def test_15_5_2_a_played_ticket_is_erased_after_it() -> None:
    """[VG 15.5.5] It uses up the order of the turn. Discarded, it counts as discarded and is gone."""
    d = guard_step(side(hand=[NOTE, NOTE, FILLER]), side(vc=HERO))
    d.take('play "Bright Note"')
    assert charged(d, 1) == 2 and count(d, "drop", 1) == count(d, "order area", 1) == 0
    assert told(d, "erase") == ["Bright Note"] and not may(d, "play")
    d = board("main", side(fl=user(t.Move(t.YOURS & HAND, "drop", "discard")), hand=[NOTE, FILLER]))
    d.take('use "User"')
    assert told(d, "move", "discard") == ["Bright Note", "Filler"] and d.names("drop", 0) == ["Filler"]


def test_15_5_4_a_named_ticket_is_a_ticket_with_that_name() -> None:
    d = board("main", side(hand=[NOTE, order("Bright Night"), card("Dim Note", type="ticket")]))
    assert matching(d, HAND & ticket_named("Bright")) == ["Bright Note"]


def test_15_5_5_a_ticket_of_a_higher_grade_cannot_be_played() -> None:
    heavy = card("Heavy Note", type="ticket", grade=2, tree=["Spell((Gain('energy', 2),))"])
    d = guard_step(side(vc=unit("Villain", 1), hand=[heavy, NOTE]), side(vc=HERO))
    assert may(d, 'play "Bright Note"') and not may(d, 'play "Heavy Note"')


# --- Meer's Present [VG 15.6] --------------------------------------------------------------------------------------


def test_15_6_1_a_present_never_gets_to_a_circle() -> None:
    d = board("main", side(fl=user(t.Do("call", t.YOURS & HAND, word="RC"), energy()), hand=[PRESENT]))
    d.take('use "User"')
    assert charged(d) == 1 and count(d, "RC") == 1 and not told(d, "move", "superior call")


def test_15_6_3_a_present_is_a_card_of_the_hand_and_of_no_other_zone() -> None:
    d = board(
        "main",
        side(fl=user(t.Move(t.YOURS & HAND, "soul"), energy(t.Count(t.YOURS & t.Zone(("soul",))))), hand=[PRESENT]),
    )
    assert matching(d, t.YOURS & HAND) == ["Meer's Present"]
    assert view(d.game, 1)["players"][0]["zones"]["hand"][0]["name"] == "Meer's Present"
    d.take('use "User"')
    assert charged(d) == 0 and told(d, "erase") == ["Meer's Present"]


# --- crests [VG 15.7] ----------------------------------------------------------------------------------------------


def test_15_7_1_a_crest_has_type_name_and_text_only() -> None:
    assert BLAZON.figures == {} and BLAZON.names == ("Blazon",)
    with pytest.raises(InputError, match="a crest has no grade"):
        SPEC.make_card({"name": "Odd", "type": "crest marker", "grade": 1}, "here")


def test_15_7_1_1_a_crest_is_neither_unit_nor_order() -> None:
    d = board("main", side(crest=[BLAZON]))
    assert matching(d, t.Zone(("crest",)) & t.Word("type", "crest")) == ["Blazon"]
    assert matching(d, t.Zone(("crest",)) & (t.Word("type", "unit") | t.Word("type", "order"))) == []


def test_15_7_1_2_getting_a_crest_creates_the_one_that_the_effect_names() -> None:
    """[VG 15.7.1.3] [VG 15.7.3] Its abilities are active in the crest zone at once."""
    have = t.If(t.Exists(t.YOURS & t.Zone(("crest",)) & t.Word("name", "Blazon")), (energy(10),))
    d = board("main", side(fl=user(t.Create("Blazon", 1, "crest"), have)), side(crest=[BLAZON]))
    d.take('use "User"')
    assert charged(d) == 10
    d.take("pass")
    assert charged(d) == 11 and charged(d, 1) == 0


def test_15_7_1_3_a_crest_hears_its_own_coming() -> None:
    came = card(
        "Herald", type="crest marker", tree=["Automatic(When('move', SELF, dst=('crest',)), do=(Gain('energy', 1),))"]
    )
    d = board("main", side(fl=user(t.Create("Herald", 1, "crest"))), side(crest=[came]))
    d.take('use "User"')
    assert (charged(d), charged(d, 1)) == (1, 0)


def test_15_7_2_a_crest_that_leaves_its_zone_is_erased() -> None:
    d = board("main", side(fl=user(t.Move(t.YOURS & t.Zone(("crest",)), "hand")), crest=[BLAZON]))
    d.take('use "User"')
    assert count(d, "crest") == count(d, "hand") == 0 and told(d, "erase") == ["Blazon"]


def test_15_7_3_the_activated_ability_of_a_crest_is_offered() -> None:
    engine = card("Engine", type="crest marker", tree=["Activated(do=(Gain('energy', 1),), limit=1)"])
    d = board("main", side(crest=[engine]))
    d.take('use "Engine"')
    assert charged(d) == 1 and not may(d, "use")
