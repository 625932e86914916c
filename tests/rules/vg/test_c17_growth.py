"""[VG 17.15.6] Explosive Growth."""

from __future__ import annotations

from ludex.core import codec
from ludex.core import tree as t
from ludex.core.values import layers
from ludex.games.vg import SPEC
from ludex.games.vg.book import BOOK
from ludex.games.vg.c14_corocoro import explosive_growth
from ludex.testing.driver import Driver
from tests.rules.vg.support import (
    FILLER,
    act,
    board,
    card,
    charged,
    cont,
    count,
    energy,
    eraser,
    find,
    gets,
    may,
    pass_all,
    side,
    told,
    unit,
    using,
    value,
    when,
    where,
)

SEED = unit("Seed", 1, 6000, 5000)
ON_SEED = explosive_growth(t.Word("name", "Seed"))
TREE = unit("Tree", 1, 9000, 5000, ON_SEED)
RC = t.YOURS & t.Zone(("RC",))
FACTORS = t.Zone(("growth factor",))
GROWN = t.Mark("explosive growth")


def named(name: str) -> t.Sel:
    return t.YOURS & t.Word("name", name)


def grown(*extra: t.Ability, seed: t.Ability | None = None, **rest: object) -> Driver:
    """A position in which Tree was called onto Seed, on the left of the front row."""
    tree = unit("Tree", 1, 9000, 5000, ON_SEED, *extra)
    under = unit("Seed", 1, 6000, 5000, seed) if seed is not None else SEED
    d = board("main", side(fl=under, hand=[tree, FILLER], **rest))  # type: ignore[arg-type]
    return d.take('call "Tree" to front left')


def is_grown(d: Driver, name: str = "Tree") -> bool:
    return "explosive growth" in d.game.objects[find(d, name)].marks


def test_17_15_6_2_the_unit_there_becomes_the_growth_factor() -> None:
    """[VG 2.9.3.7] It is not retired, and is no unit any more."""
    d = grown()
    assert where(d, "Tree") == "RC front left" and where(d, "Seed") == "growth factor" and count(d, "drop") == 0
    seed, tree = d.game.objects[find(d, "Seed")], find(d, "Tree")
    assert seed.host == tree and is_grown(d) and told(d, "becomes", "explosive growth") == ["Tree"]
    types = layers.words(d.game, seed.id, "type")
    assert "growth factor" in types and "unit" not in types and "normal" in types
    assert told(d, "move", "retire") == []
    assert codec.from_json(codec.to_json(d.game)) == d.game


def test_13_3_5_a_growth_factor_does_not_count_on_its_circle() -> None:
    d = grown()
    d.take("pass")
    pass_all(d, "attack")
    assert where(d, "Tree") == "RC front left" and where(d, "Seed") == "growth factor"


def test_17_15_6_2_another_unit_is_retired_as_usual() -> None:
    d = board("main", side(fl=unit("Weed"), hand=[TREE, FILLER])).take('call "Tree" to front left')
    assert where(d, "Weed") == "drop" and not is_grown(d) and told(d, "becomes") == []


def test_17_15_6_a_card_without_the_ability_is_called_as_usual() -> None:
    """It is a continuous ability: who takes these from the unit takes it from it, too."""
    d = board("main", side(fl=SEED, hand=[unit("Bush"), FILLER])).take('call "Bush" to front left')
    assert where(d, "Seed") == "drop"
    d = board("main", side(fl=SEED, bl=eraser("Continuous"), hand=[TREE, FILLER])).take('call "Tree" to front left')
    assert where(d, "Seed") == "drop" and not is_grown(d)


def test_17_15_6_an_open_circle_and_a_superior_call_bring_no_growth() -> None:
    d = board("main", side(fl=SEED, hand=[TREE, FILLER])).take('call "Tree" to front right')
    assert where(d, "Seed") == "RC front left" and not is_grown(d)
    d = using(t.Do("call", named("Tree") & t.Zone(("hand",)), word="RC"), you={"fl": SEED, "hand": [TREE, FILLER]})
    d.take('call "Tree" to front left')
    assert where(d, "Seed") == "drop" and not is_grown(d)


def test_17_15_6_2_its_abilities_are_not_active_and_it_is_in_no_row() -> None:
    boss = t.YOURS & t.Zone(("VC",))
    d = grown(seed=cont(t.Modify(boss, "power", "+", 1000)))
    assert value(d, "Hero") == 13000


def test_17_15_6_2_1_effects_on_it_stay_and_do_not_apply_while_it_is_no_unit() -> None:
    user = unit("User", 1, 8000, 5000, act(gets(5000, what=named("Seed") & t.Zone(("RC",))), limit=1))
    leave = act(t.Do("leave growth factor", t.SELF, word="hand"))
    d = board("main", side(fl=SEED, br=user, hand=[unit("Tree", 1, 9000, 5000, ON_SEED, leave), FILLER]))
    d.take('use "User"')
    assert value(d, "Seed") == 11000
    d.take('call "Tree" to front left')
    assert value(d, "Seed") == 6000
    d.take('use "Tree"')
    assert where(d, "Seed") == "RC front left" and value(d, "Seed") == 11000


def test_17_15_6_3_the_state_ends_with_the_last_growth_factor() -> None:
    drop = act(t.Move(FACTORS & t.Linked(t.SELF), "drop"))
    d = grown(drop).take('use "Tree"')
    assert where(d, "Seed") == "drop" and where(d, "Tree") == "RC front left" and not is_grown(d)


def test_17_15_6_4_the_growth_factor_goes_where_the_unit_goes_at_the_same_time() -> None:
    for zone in ("hand", "bind", "soul", "drop"):
        d = grown(act(t.Move(t.SELF, zone)), seed=None).take('use "Tree"')
        assert where(d, "Tree") == zone and where(d, "Seed") == zone, zone
        assert count(d, "growth factor") == 0
    both = when("move", energy(t.Count(t.Ref("became"))), subject=t.YOURS, src=("RC", "growth factor"), dst=("bind",))
    d = grown(act(t.Move(t.SELF, "bind")), br=unit("Seer", 1, 8000, 5000, both)).take('use "Tree"')
    pass_all(d, "pass")
    assert charged(d) == 2


def test_17_15_6_4_it_follows_from_circle_to_circle() -> None:
    d = grown(act(t.Move(t.SELF, "drop")))
    d.take("exchange left column")
    tree, seed = d.game.objects[find(d, "Tree")], d.game.objects[find(d, "Seed")]
    assert tree.slot == seed.slot == 2 and seed.host == tree.id and is_grown(d)
    d.take('use "Tree"')
    assert where(d, "Seed") == "drop"


def test_17_15_6_4_a_locked_unit_keeps_its_growth_factor() -> None:
    """RULING-VG-212"""
    user = unit("User", 1, 8000, 5000, act(t.Do("lock", named("Tree") & t.Zone(("RC",)))))
    d = grown(br=user).take('use "User"')
    locked = d.game.zone("locked", 0)
    assert len(locked) == 1 and d.game.objects[find(d, "Seed")].host == locked[0]


def test_17_15_6_4_a_growth_factor_keeps_its_own_growth_factor() -> None:
    """RULING-VG-211: the state of the one below is there again when it is a unit again."""
    forest = unit(
        "Forest", 1, 12000, 5000, explosive_growth(t.Word("name", "Tree")),
        act(t.Do("leave growth factor", t.SELF, word="hand")), act(t.Move(t.SELF, "bind")),
    )  # fmt: skip
    d = board("main", side(fl=SEED, hand=[TREE, forest, FILLER]))
    d.take('call "Tree" to front left').take('call "Forest" to front left')
    ids = [find(d, name) for name in ("Forest", "Tree", "Seed")]
    assert [d.game.objects[id].host for id in ids] == [0, ids[0], ids[1]]
    d.take('use "Forest": ')
    assert where(d, "Tree") == "RC front left" and is_grown(d) and where(d, "Seed") == "growth factor"
    d.take('call "Forest" to front left').take('use "Forest" 2')
    assert {where(d, name) for name in ("Forest", "Tree", "Seed")} == {"bind"}


GROW = t.Do("explosive growth", named("Tree") & t.Zone(("drop",)), word="unit")


def test_17_15_6_6_an_instruction_calls_the_card_to_the_circle_of_the_unit() -> None:
    """RULING-VG-214"""
    pick = t.Choose("unit", 1, RC & t.Some((t.Word("name", "Seed"), t.Word("name", "Weed"))))
    seen = unit("Seer", 1, 8000, 5000, when("move", energy(), subject=t.YOURS & ~t.SELF, dst=("RC",), word="called"))
    you = {"fl": SEED, "bl": unit("Weed"), "drop": [TREE], "fr": seen}
    d = using(pick, GROW, you=you).take('choose "Seed"')
    assert where(d, "Tree") == "RC front left" and where(d, "Seed") == "growth factor" and is_grown(d)
    assert told(d, "move", "superior call") == ["Tree"] and charged(d) == 1
    d = using(pick, GROW, you=you).take('choose "Weed"')
    assert where(d, "Tree") == "RC back left" and where(d, "Weed") == "drop" and not is_grown(d)


def test_17_15_6_6_only_a_card_with_the_ability_and_only_to_an_own_circle() -> None:
    pick = t.Choose("unit", 1, t.Zone(("RC",)) & t.Word("name", "Seed"))
    d = using(pick, GROW, energy(), you={"fl": SEED, "drop": [unit("Tree")]})
    assert where(d, "Tree") == "drop" and charged(d) == 1
    d = using(pick, GROW, energy(), you={"drop": [TREE]}, foe={"fl": SEED})
    assert where(d, "Tree") == "drop" and charged(d) == 1


def test_17_15_6_7_the_unit_leaves_and_the_growth_factor_is_a_unit_again() -> None:
    """That is no placing and no call."""
    placed = unit("Seer", 1, 8000, 5000, when("move", energy(), subject=t.YOURS & ~t.SELF, dst=("RC",)))
    d = grown(act(t.Do("leave growth factor", t.SELF, word="hand")), br=placed)
    was = charged(d)
    d.take('use "Tree"')
    seed = d.game.objects[find(d, "Seed")]
    assert where(d, "Tree") == "hand" and where(d, "Seed") == "RC front left" and seed.host == 0
    assert layers.words(d.game, seed.id, "type") == ("unit", "normal") and charged(d) == was
    assert may(d, 'call "Tree" to front left')


def test_17_15_6_7_without_a_growth_factor_the_unit_just_leaves() -> None:
    leave = act(t.Do("leave growth factor", t.SELF, word="soul"))
    d = board("main", side(fl=unit("Tree", 1, 9000, 5000, ON_SEED, leave))).take('use "Tree"')
    assert where(d, "Tree") == "soul"


def test_17_15_6_1_the_keyword_reads_as_it_is_printed() -> None:
    made = SPEC.make_card({"name": "Tree", "keywords": ['Explosive Growth-unit with "Seed" in its card name']}, "Tree")
    assert made.abilities == (explosive_growth(t.Within("name", "Seed")),) and "Explosive Growth" in BOOK.keywords


# --- main types and ride deck crests [VG 2.9.3] ----------------------------------------------------------------------

RULE = "Passive((Modify(YOURS & Zone(('VC',)), 'power', '+', 1000),))"


def test_2_9_3_a_ride_deck_crest_is_a_card_of_its_own_main_type() -> None:
    """[VG 2.9.3.6] [VG 11.4.4.1.1] Its ability is active in the crest zone, and nowhere else."""
    emblem = card("Emblem", type="ride deck crest", tree=[RULE])
    assert emblem.types == ("ride deck crest",) and emblem.figures == {}
    user = unit("User", 1, 8000, 5000, act(t.Move(t.YOURS & t.Zone(("ride deck",)), "crest"), limit=1))
    d = board("main", side(br=user, ride_deck=[emblem]))
    assert value(d, "Hero") == 13000
    d.take('use "User"')
    assert where(d, "Emblem") == "crest" and value(d, "Hero") == 14000


def test_11_4_4_1_1_an_ability_of_a_ride_deck_crest_may_name_another_zone() -> None:
    emblem = card("Emblem", type="ride deck crest", tree=[RULE[:-1] + ", zones=('ride deck',))"])
    assert value(board("main", side(ride_deck=[emblem])), "Hero") == 14000


def test_15_4_3_2_a_token_may_be_a_growth_factor() -> None:
    """It is still on the field, so it is not erased and the unit over it is in the state."""
    tree = unit("Tree", 1, 9000, 5000, explosive_growth(t.Word("name", "Plant")))
    make = t.Activated(do=(t.Create("Plant", 1, "RC"),), limit=1, zones=("VC",))
    d = board("main", side(vc=unit("Gardener", 3, 13000, None, make), hand=[tree, FILLER]))
    d.take('use "Gardener"', "call the token to front left", 'call "Tree" to front left')
    assert d.names("growth factor", 0) == ["Plant"] and is_grown(d)
