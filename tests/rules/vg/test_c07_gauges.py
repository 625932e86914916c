"""[VG 4.15] The gauge zone, [VG 7.40] the actions on gauges, [VG 13.9] gauges that belong to nobody."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.position.game import Ctx, Game
from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.core.values import select
from ludex.core.values.select import PLAYERS
from ludex.games.vg import SPEC
from ludex.games.vg.book import BOOK
from ludex.games.vg.c07_gauges import gauges_of, named_gauges
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    Side,
    act,
    board,
    build,
    card,
    charged,
    cont,
    count,
    energy,
    find,
    may,
    put,
    side,
    told,
    unit,
    value,
    when,
    where,
)

HAND, RC, GAUGE = t.Zone(("hand",)), t.Zone(("RC",)), t.Zone(("gauge",))
PLANT = BOOK.tokens["Plant"]
A, B, C = unit("Acorn"), unit("Berry"), unit("Clover")
MINE = gauges_of(t.SELF)


def user(*do: t.Instr, name: str = "User", more: tuple[t.Ability, ...] = ()) -> Card:
    return unit(name, 1, 8000, 5000, act(*do), *more)


def all_of_hand(word: str = "") -> t.Do:
    return t.Do("put as gauge", t.YOURS & HAND, word=word)


def charge(game: Game, holder: str, *cards: Card, player: int = 0, mark: str = "") -> list[int]:
    """Put cards into a player's gauge zone as gauges of a card, or of the player ("you")."""
    host = PLAYERS[player] if holder == "you" else _id(game, holder)
    made = []
    for one in cards:
        id = SPEC.place(game, player, "gauge", one, {"marks": [mark]})
        obj = game.objects[id].copy()
        obj.host, obj.marks = host, (mark,) if mark else ()
        game.put(obj)
        made.append(id)
    return made


def _id(game: Game, name: str) -> int:
    return next(obj.id for obj in game.objects.values() if obj.info.name == name)


def charged_board(you: Side, holder: str, *cards: Card, foe: Side | None = None, mark: str = "") -> Driver:
    game = build("main", you, foe)
    charge(game, holder, *cards, mark=mark)
    return Driver(game)


def seen(d: Driver, what: t.Sel, name: str = "User", player: int = 0) -> list[str]:
    ids = select.find(d.game, what, Ctx(find(d, name), player))
    return [d.game.objects[id].card.name for id in ids]


# --- the zone ------------------------------------------------------------------------------------------------------


def test_4_15_2_only_the_owner_sees_a_gauge_and_everybody_whose_it_is() -> None:
    """[VG 7.40.1] A card put as gauge is in its owner's gauge zone, face down."""
    d = board("main", side(fl=user(all_of_hand()), hand=[A, B]))
    holder = find(d, "User")
    d.take('use "User"')
    for viewer in (0, 1):
        shown = view(d.game, viewer)["players"][0]["zones"]["gauge"]
        assert [one["host"] for one in shown] == [holder, holder]
        names = sorted(one.get("name", "?") for one in shown)
        assert names == (["Acorn", "Berry"] if viewer == 0 else ["?", "?"])


def test_4_15_2_1_nothing_is_seen_before_all_are_put() -> None:
    """[VG 7.40.4] How many is decided first: the first card does not help to decide."""
    up_to = (t.NameNumber("n", 0, 3), t.Do("gauge from deck", n=t.Chosen("n")))
    d = board("main", side(fl=user(*up_to), deck=[A, B, C]))
    d.take('use "User"')
    assert len(d.offered) == 4 and count(d, "gauge") == 0
    d.take(d.offered[2])
    assert sorted(d.names("gauge", 0)) == ["Acorn", "Berry"] and d.decision is not None
    assert any("use" in text for text in d.offered)
    shown = view(d.game, 0)["players"][0]["zones"]["gauge"]
    assert sorted(one["name"] for one in shown) == ["Acorn", "Berry"]


def test_4_15_3_1_the_gauge_of_a_unit_is_what_is_associated_with_it() -> None:
    game = build("main", side(fl=user(), fr=unit("Other")))
    charge(game, "User", A, B)
    charge(game, "Other", C)
    charge(game, "you", FILLER, mark="AutoMOD gauge")
    let = cont(t.Rule("permit", "have AutoMOD gauge", t.Player(t.YOU)))
    put(game, 0, "RC", unit("Permit", 1, 1, 1, let))
    d = Driver(game)
    assert sorted(seen(d, MINE)) == ["Acorn", "Berry"]
    assert seen(d, MINE, "Other") == ["Clover"]
    assert seen(d, gauges_of(t.Player(t.YOU))) == ["Filler"]


def test_4_15_3_2_a_unit_that_changes_its_circle_keeps_its_gauges() -> None:
    d = charged_board(side(bl=user()), "User", A, B)
    d.take("exchange left")
    assert where(d, "User") == "RC front left" and len(seen(d, MINE)) == 2


def test_4_15_3_3_the_gauges_of_a_retired_unit_go_to_the_drop_zone() -> None:
    """[VG 13.9.1] They are discarded then; those of others stay."""
    fell = unit("Axe", 1, 1, 1, act(t.Do("retire", t.YOURS & RC & t.Word("name", "User"))))
    game = build("main", side(fl=user(), fr=fell, bl=unit("Other")))
    charge(game, "User", A, B)
    charge(game, "Other", C)
    d = Driver(game).take('use "Axe"')
    assert sorted(d.names("drop", 0)) == ["Acorn", "Berry", "User"] and d.names("gauge", 0) == ["Clover"]
    assert told(d, "move", "illegal gauge") == ["Acorn", "Berry"]


def test_4_15_3_4_an_ability_of_the_unit_that_left_still_counts_its_gauges() -> None:
    """[VG 13.9.1] They lie there until no ability is in standby any more."""
    last = when("move", energy(t.Count(MINE)), src=("RC",), word="retire")
    fell = unit("Axe", 1, 1, 1, act(t.Do("retire", t.YOURS & RC & t.Word("name", "User"))))
    d = charged_board(side(fl=user(more=(last,)), fr=fell), "User", A, B)
    d.take('use "Axe"')
    assert charged(d) == 2 and count(d, "gauge") == 0


def test_4_15_3_5_a_gauge_that_gets_another_unit_leaves_the_first() -> None:
    """[VG 7.40.6] [VG 7.40.6.1] It does not change its zone: nothing is put as gauge."""
    put_as = when("move", energy(), subject=t.YOURS, dst=("gauge",))
    give = (t.Choose("holder", 1, t.YOURS & RC & t.Word("name", "Other")), t.Do("move gauge", MINE))
    d = charged_board(side(fl=user(*give), fr=unit("Other", 1, 1, 1, put_as)), "User", A, B)
    d.take('use "User"')
    assert seen(d, MINE) == [] and sorted(seen(d, MINE, "Other")) == ["Acorn", "Berry"] and charged(d) == 0


def test_4_15_4_1_named_gauges_are_those_that_were_given_the_name() -> None:
    """[VG 7.40.3] [VG 4.15.4.2] A card that is called Plant is no plant gauge by itself."""
    d = board("main", side(fl=user(all_of_hand("plant")), bl=user(all_of_hand(), name="Second"), hand=[A, B]))
    d.take('use "User"')
    put(d.game, 0, "hand", unit("plant gauge"))
    d.take('use "Second"')
    assert sorted(seen(d, named_gauges("plant"))) == ["Acorn", "Berry"] and count(d, "gauge") == 3


# --- putting and moving --------------------------------------------------------------------------------------------


def test_7_40_2_a_card_is_put_as_gauge_for_the_chosen_unit() -> None:
    """[VG 4.15.3.1] Without a choice it is the unit with the ability."""
    other = t.Choose("holder", 1, t.YOURS & RC & t.Word("name", "Other"))
    d = board("main", side(fl=user(other, all_of_hand()), fr=unit("Other"), hand=[A]))
    d.take('use "User"')
    assert seen(d, MINE, "Other") == ["Acorn"] and seen(d, MINE) == []


def test_7_40_2_1_nothing_is_put_for_a_card_of_another_player() -> None:
    enemy = t.Choose("holder", 1, t.ENEMY & RC)
    d = board("main", side(fl=user(enemy, all_of_hand()), hand=[A]), side(fl=unit("Enemy")))
    d.take('use "User"')
    assert count(d, "gauge") == 0 and d.names("hand", 0) == ["Acorn"]
    theirs = t.Do("put as gauge", t.ENEMY & RC)
    d = board("main", side(fl=user(theirs)), side(fl=unit("Enemy")))
    d.take('use "User"')
    assert where(d, "Enemy") == "RC front left"


def test_7_40_3_face_up_gauges_are_seen_by_both() -> None:
    d = board("main", side(fl=user(all_of_hand("plant face up")), hand=[A]))
    d.take('use "User"')
    (shown,) = view(d.game, 1)["players"][0]["zones"]["gauge"]
    assert shown["name"] == "Acorn" and shown["marks"] == ["plant gauge"]


def test_7_40_4_fewer_cards_than_said_are_put_if_the_deck_has_fewer() -> None:
    three = user(t.Do("gauge from deck", n=3), t.Move(t.YOURS & HAND, "deck"))
    d = board("main", side(fl=three, hand=[A], deck=[B, C], filler=0))
    d.take('use "User"')
    assert sorted(d.names("gauge", 0)) == ["Berry", "Clover"] and d.names("deck", 0) == ["Acorn"]


def test_7_40_2_gauges_from_the_deck_for_another_unit() -> None:
    """For the selected unit, not for the one whose ability it is; for several one of them is chosen."""
    other = t.YOURS & RC & ~t.SELF
    d = board("main", side(fl=user(t.Do("gauge from deck", other, 2)), fr=unit("Tree"), deck=[A, B]))
    d.take('use "User"')
    assert sorted(seen(d, gauges_of(t.Word("name", "Tree")))) == ["Acorn", "Berry"]
    d = board("main", side(fl=user(t.Do("gauge from deck", other)), fr=unit("Tree"), bl=unit("Bush"), deck=[A, B]))
    d.take('use "User"')
    assert len(d.offered) == 2


def test_7_40_5_a_token_may_be_a_plant_gauge_and_no_other() -> None:
    tokens = t.YOURS & RC & t.Within("pseudo", "token")
    d = board("main", side(fl=user(t.Do("put as gauge", tokens, word="plant")), fr=PLANT))
    d.take('use "User"')
    assert d.names("gauge", 0) == ["Plant"] and seen(d, named_gauges("plant")) == ["Plant"]
    d = board("main", side(fl=user(t.Do("put as gauge", tokens)), fr=PLANT))
    d.take('use "User"')
    assert count(d, "gauge") == 0 and told(d, "erase") == ["Plant"]


def test_7_40_5_a_token_that_is_no_gauge_any_more_is_erased() -> None:
    d = charged_board(side(fl=user(t.Move(GAUGE, "drop", "discard"))), "User", PLANT, A, mark="plant gauge")
    d.take('use "User"')
    assert d.names("drop", 0) == ["Acorn"] and told(d, "erase") == ["Plant"]


def test_7_40_6_2_a_gauge_is_not_moved_to_a_card_of_another_player() -> None:
    give = (t.Choose("holder", 1, t.ENEMY & RC), t.Do("move gauge", MINE))
    d = charged_board(side(fl=user(*give)), "User", A, foe=side(fl=unit("Enemy")))
    d.take('use "User"')
    assert seen(d, MINE) == ["Acorn"]


def test_7_40_7_1_a_player_has_only_gauges_that_an_effect_allows() -> None:
    """[VG 7.40.7.2] With such an effect the card is the player's gauge, and no unit's."""
    own = t.Do("put as own gauge", t.YOURS & HAND, word="AutoMOD face up")
    d = board("main", side(fl=user(own), hand=[A]))
    d.take('use "User"')
    assert d.names("hand", 0) == ["Acorn"] and count(d, "gauge") == 0
    let = cont(t.Rule("permit", "have AutoMOD gauge", t.Player(t.YOU)))
    d = board("main", side(fl=user(own), fr=unit("Permit", 1, 1, 1, let), hand=[A]))
    d.take('use "User"')
    assert seen(d, gauges_of(t.Player(t.YOU)) & t.Mark("AutoMOD gauge")) == ["Acorn"] and seen(d, MINE) == []
    d = board("main", side(fl=user(own), hand=[A]), side(fr=unit("Permit", 1, 1, 1, let)))
    d.take('use "User"')
    assert count(d, "gauge") == 0


def test_7_9_2_a_gauge_put_into_the_drop_zone_is_discarded() -> None:
    saw = when("move", energy(), subject=t.YOURS, word="discard")
    d = charged_board(side(fl=user(t.Move(MINE, "drop")), fr=unit("Seer", 1, 1, 1, saw)), "User", A, B)
    d.take('use "User"')
    assert charged(d) == 2


# --- gauges that belong to nobody ----------------------------------------------------------------------------------


def test_13_9_1_a_bound_unit_loses_its_gauges_only_after_the_waiting_abilities() -> None:
    """An ability of another card that comes first finds them in the gauge zone still."""
    watch = when("move", energy(t.Count(GAUGE)), subject=t.YOURS & ~t.SELF, src=("RC",))
    axe = unit("Axe", 1, 1, 1, act(t.Move(t.YOURS & RC & t.Word("name", "User"), "bind")))
    d = charged_board(side(fl=user(), fr=axe, bl=unit("Seer", 1, 1, 1, watch)), "User", A, B)
    d.take('use "Axe"')
    assert charged(d) == 2 and sorted(d.names("drop", 0)) == ["Acorn", "Berry"]


def test_13_9_1_a_crest_keeps_its_gauges() -> None:
    d = charged_board(side(crest=[card("Battery", type="crest marker")], fl=user()), "Battery", A)
    d.take('use "User"')
    assert d.names("gauge", 0) == ["Acorn"]


def test_13_9_2_gauges_go_when_the_player_may_not_have_them_any_more() -> None:
    let = cont(t.Rule("permit", "have regress gauge", t.Player(t.YOU)))
    axe = unit("Axe", 1, 1, 1, act(t.Do("retire", t.YOURS & RC & t.Word("name", "Permit"))))
    d = charged_board(side(fl=axe, fr=unit("Permit", 1, 1, 1, let)), "you", A, B, mark="regress gauge")
    assert count(d, "gauge") == 2
    d.take('use "Axe"')
    assert sorted(d.names("drop", 0)) == ["Acorn", "Berry", "Permit"]


def test_13_9_3_a_gauge_for_several_units_is_the_gauge_of_one() -> None:
    both = t.Choose("holder", 2, t.YOURS & RC & ~t.SELF)
    d = board("main", side(fl=user(both, all_of_hand()), fr=unit("Left"), bl=unit("Right"), hand=[A]))
    d.take('use "User"')
    while not may(d, "gauge of"):
        d.take(d.offered[0])
    assert sorted(d.offered) == ['gauge of "Left"', 'gauge of "Right"']
    d.take('gauge of "Right"')
    assert seen(d, MINE, "Right") == ["Acorn"] and seen(d, MINE, "Left") == [] and value(d, "Left") == 8000
