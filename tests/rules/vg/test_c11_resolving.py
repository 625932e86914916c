"""[VG 11.8.3]-[VG 11.8.6] Resolving cards and abilities: order, lists, choices, what goes without saying."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.games.vg.c07_specific_actions import discard
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    DRAW,
    Side,
    act,
    board,
    build,
    charged,
    count,
    energy,
    gets,
    may,
    order,
    side,
    unit,
    using,
    value,
    when,
    where,
)

A, B, C = unit("A", 1, 8000), unit("B", 2, 10000), unit("C", 1, 7000)
X, Y = unit("X", 1, 8000), unit("Y", 2, 9000)
NEVER, ALWAYS = t.Compare(0, ">", 1), t.Compare(1, ">", 0)
RC, VC = t.Zone(("RC",)), t.Zone(("VC",))
SOUL = t.YOURS & t.Zone(("soul",))
MINE = t.YOURS & RC
THEIRS = t.ENEMY & RC


def user(*do: t.Instr, name: str = "User") -> Card:
    return unit(name, 1, 8000, 5000, act(*do))


def use(*do: t.Instr, foe: Side | None = None, **mine: object) -> Driver:
    """Use an ability of a unit in the back row that does this."""
    return board("main", side(bc=user(*do), **mine), foe).take('use "User"')  # type: ignore[arg-type]


def soul(n: int) -> t.Cond:
    return t.Exists(SOUL, n)


def test_11_8_3_1_the_effects_of_what_was_played_are_performed() -> None:
    """Of an order while it is in the order area, [VG 11.8.3.2] and then it goes to the drop zone."""
    assert charged(use(energy(3))) == 3
    striker = unit("Striker", 1, 8000, 5000, when("attack", energy(2)))
    assert charged(board("battle", side(fl=striker)).take("attack", 'attack with "Striker" -> "Villain"')) == 2
    look = (
        energy(t.Count(t.YOURS & t.Zone(("order area",)))),
        energy(t.Times(10, t.Count(t.YOURS & t.Zone(("drop",))))),
    )
    for kind in ("normal order", "blitz order"):
        scroll = order("Scroll", *look, t.Choose("c", 1, t.YOURS & t.Zone(("hand",))), type=kind)
        if kind == "normal order":
            d = board("main", side(fl=A, hand=[scroll, B, C])).take('play "Scroll"')
        else:
            d = board("battle", None, side(hand=[scroll, B, C])).take("attack", 'play "Scroll"')
        you = 0 if kind == "normal order" else 1
        assert charged(d, you) == 1 and where(d, "Scroll") == "order area"
        d.take('choose "B"')
        assert where(d, "Scroll") == "drop"


def test_11_8_3_1_1_effects_are_performed_in_the_order_written() -> None:
    """A card drawn first may be the one discarded; discarded first it is not."""
    d = use(DRAW, *discard(1), deck=[A], hand=[B])
    assert sorted(d.offered) == ['choose "A"', 'choose "B"']
    d = use(*discard(1), DRAW, deck=[A], hand=[B])
    assert where(d, "B") == "drop" and where(d, "A") == "hand"


def test_11_8_3_1_2_of_a_list_the_items_that_apply_are_done_from_the_top() -> None:
    d = use(t.Items((ALWAYS, NEVER, ALWAYS), ((DRAW,), (energy(1),), (energy(t.Count(t.YOURS & t.Zone(("hand",)))),))))
    assert charged(d) == 1 and count(d, "hand") == 1


def test_11_8_3_1_2_1_which_items_apply_is_fixed_before_the_first() -> None:
    """The first empties the soul that the second asked for."""
    empty = t.Move(SOUL, "drop")
    d = use(t.Items((soul(2), soul(3), soul(9)), ((empty, energy(1)), (energy(10),), (energy(100),))), soul=[A, B, C])
    assert charged(d) == 11 and count(d, "soul") == 0


def test_11_8_3_1_2_2_an_item_that_does_nothing_does_not_stop_the_next() -> None:
    d = use(t.Items((ALWAYS, ALWAYS), ((t.If(NEVER, (energy(1),)),), (energy(10),))))
    assert charged(d) == 10


def test_11_8_3_1_3_a_stroke_means_both() -> None:
    """Read from the printed text."""
    text = "[ACT](VC):[Counter-Charge 1]/[Soul-Charge 1]."
    d = board("main", side(unit("Reader", 3, 13000, None, text=text), damage=1, hand=[A]))
    down = d.game.objects[d.game.zone("damage", 0)[0]].copy()
    down.up = False
    d.game.put(down)
    d.take('use "Reader"')
    assert d.obj("damage", 0).up and count(d, "soul") == 1


def test_11_8_3_3_a_set_order_goes_to_the_order_zone() -> None:
    d = board("main", side(fl=A, hand=[order("Banner", energy(), type="set order"), B])).take('play "Banner"')
    assert where(d, "Banner") == "order zone" and charged(d) == 1


def test_11_8_4_what_is_chosen_is_chosen_when_the_text_gets_there() -> None:
    """A unit that an earlier sentence placed may be."""
    drop = t.YOURS & t.Zone(("drop",))
    d = use(t.Choose("c", 1, drop), t.Do("call", t.Ref("c"), word="RC"), t.Choose("u", 1, MINE & ~t.SELF),
            gets(1000, what=t.Ref("u")), drop=[A], fl=B)  # fmt: skip
    d.take('call "A" to front right')
    assert sorted(d.offered) == ['choose "A"', 'choose "B"']
    assert value(d.take('choose "A"'), "A") == 9000


def strong(n: int, up_to: bool = False) -> tuple[t.Instr, ...]:
    return t.Choose("u", n, MINE & ~t.SELF, up_to), gets(1000, what=t.Ref("u"))


def test_11_8_4_1_a_number_must_be_reached() -> None:
    d = use(*strong(2), fl=A, fr=B, bl=C)
    assert "done" not in d.offered
    d.take('choose "A"')
    assert "done" not in d.offered and not may(d, "pass")
    d.take('choose "C"')
    assert (value(d, "A"), value(d, "B"), value(d, "C")) == (9000, 10000, 8000)


def test_11_8_4_1_1_up_to_a_number_may_be_none() -> None:
    chosen = (*strong(2, up_to=True), t.If(t.Did("u"), (energy(),)))
    for picks, n in (((), 0), (("A",), 1), (("A", "B"), 1)):
        d = use(*chosen, fl=A, fr=B, bl=C).take(*(f'choose "{name}"' for name in picks))
        if len(picks) < 2:
            d.take("done")
        assert charged(d) == n
        assert [value(d, name) for name in ("A", "B")] == [8000 + 1000 * ("A" in picks), 10000 + 1000 * ("B" in picks)]


def test_11_8_4_1_2_where_there_are_fewer_all_are_chosen() -> None:
    d = use(*strong(3), fl=A, fr=B)
    assert (value(d, "A"), value(d, "B")) == (9000, 11000)


def test_11_8_4_1_3_where_there_is_none_what_speaks_of_it_is_ignored() -> None:
    d = use(t.Choose("u", 1, THEIRS), t.Do("retire", t.Ref("u")), t.If(t.Did("u"), (energy(1),)), energy(10))
    assert charged(d) == 10


def test_11_8_4_1_4_unseen_cards_need_not_be_found() -> None:
    """By what is on them; without such a condition, or once they were revealed, they must be."""
    hand = t.YOURS & t.Zone(("hand",))
    graded = (t.Choose("c", 1, hand & t.Figure("grade", "=", 2)), t.Move(t.Ref("c"), "soul"), energy())
    d = use(*graded, hand=[A, B])
    assert d.offered == ['choose "B"', "done"]
    d.take("done")
    assert where(d, "B") == "hand" and charged(d) == 1
    d = use(t.Choose("c", 1, hand), t.Move(t.Ref("c"), "soul"), hand=[A, B])
    assert sorted(d.offered) == ['choose "A"', 'choose "B"']
    d = use(t.Reveal(hand), *graded, hand=[A, B])
    assert where(d, "B") == "soul"
    price = (t.Choose("c", 1, hand & t.Figure("grade", "=", 2)), t.Move(t.Ref("c"), "drop", "discard"))
    payer = unit("Payer", 1, 8000, 5000, t.Activated(cost=price, do=(energy(),)))
    d = board("main", side(fl=payer, hand=[A, B])).take('use "Payer"')
    assert where(d, "B") == "drop", "to pay it must be found"


def test_11_8_5_1_whoever_is_not_named_is_the_master_of_the_effect() -> None:
    """Also when the opponent's action triggered it."""
    watcher = unit("Watcher", 1, 8000, 5000, when("attack", DRAW, subject=t.ENEMY))
    d = board("battle", side(fl=A), side(fl=watcher, hand=[X]))
    d.take("attack", 'attack with "A" -> "Villain"')
    assert (count(d, "hand", 0), count(d, "hand", 1)) == (0, 2)


def test_11_8_5_2_a_zone_nobody_is_named_for_is_the_owners() -> None:
    game = build("main", side(fl=user(t.Move(t.SELF, "drop"))))
    lent = game.objects[next(id for id in game.zone("RC", 0))].copy()
    lent.owner = 1
    game.put(lent)
    d = Driver(game).take('use "User"')
    assert (count(d, "drop", 0), count(d, "drop", 1)) == (0, 1)


def test_11_8_5_1_the_master_of_the_effect_chooses_the_circle_of_an_enemy_unit() -> None:
    """RULING-VG-024"""
    d = using(t.Move(t.ENEMY & t.Zone(("RC",)), "RC"), foe={"fl": unit("Goat")})
    assert d.decision is not None and d.decision.player == 0 and len(d.offered) == 4
    d.take('put "Goat" on back left')
    assert where(d, "Goat") == "RC back left" and d.names("RC", 1) == ["Goat"]


def test_11_8_5_2_a_card_of_the_opponent_is_called_to_a_circle_of_its_owner() -> None:
    """RULING-VG-252: the master of the effect chooses the circle."""
    d = using(t.Do("call", t.ENEMY & t.Zone(("drop",))), foe={"drop": [unit("Goat")], "fl": unit("Old")})
    assert d.decision is not None and d.decision.player == 0
    d.take('call "Goat" to front left')
    assert d.names("RC", 1) == ["Goat"] and d.names("drop", 1) == ["Old"] and d.names("RC", 0) == ["User"]
    lets = t.Continue((t.Rule("permit", "another player's zone", t.ENEMY & t.Zone(("drop",))),), "turn")
    d = using(lets, t.Do("call", t.ENEMY & t.Zone(("drop",))), foe={"drop": [unit("Goat")]})
    d.take('call "Goat" to front left')
    assert sorted(d.names("RC", 0)) == ["Goat", "User"]


def test_11_8_5_3_a_unit_nobody_names_is_the_source_itself() -> None:
    """Read from the printed text: both when it is placed and what it gets."""
    text = "[AUTO]:When placed on (RC), it gets [Power] +10000 until end of turn."
    eager = unit("Eager", 1, 8000, 5000, text=text)
    d = board("main", side(hand=[eager, A, B])).take('call "Eager" to front left')
    assert (value(d, "Eager"), value(d, "Hero")) == (18000, 13000)
    d.take('call "A" to front right')
    assert (value(d, "Eager"), value(d, "A")) == (18000, 8000), "the placing of another card is none of its own"


def test_11_8_6_of_several_cards_referred_to_the_master_says_the_order() -> None:
    """To match the power of each in turn leaves that of the last."""
    difference = t.Plus((t.FigureOf(t.Ref("u"), "power"), t.Times(-1, t.FigureOf(t.SELF, "power"))))
    match = t.ForEach("u", THEIRS, (t.Continue((t.Modify(t.SELF, "power", "+", difference),), "turn"),), ordered=True)
    for first, power in (("X", 9000), ("Y", 8000)):
        d = use(match, foe=side(fl=X, fr=Y))
        assert d.decision is not None and d.decision.player == 0
        assert d.offered == ['choose "X"', 'choose "Y"']
        assert value(d.take(f'choose "{first}"'), "User") == power
