"""[VG 8] Deck construction and preparation."""

from __future__ import annotations

import pytest

from ludex.core import tree as t
from ludex.core.position.objects import Card
from ludex.core.sight.view import may_see, view
from ludex.games.vg import SPEC
from ludex.games.vg.c08_game_preparation import check_deck
from ludex.lang.files.decks import Deck, Entry, parse_deck
from ludex.testing.driver import Driver
from tests.rules.vg.support import at, card, trigger, unit

HEALS = [trigger(f"Heal {i}", "heal") for i in range(6)]
CRITS = [trigger(f"Crit {i}", "critical") for i in range(6)]
OVERS = [trigger(f"Over {i}", "over") for i in range(2)]
PLAIN = [unit(f"Plain {i}", i % 4) for i in range(20)]
GUARDS = [unit(f"Guard {i}", 1, keywords=["Sentinel"]) for i in range(3)]
RIDE = [unit(f"Ride {i}", i) for i in range(5)]
G_UNITS = [card(f"G {i}", type="G unit", grade=4, power=15000) for i in range(6)]


def deck(main: list[Card], ride: list[Card] | None = None, g: list[Card] | None = None) -> Deck:
    sections = {"main": [Entry(1, c, 0) for c in main]}
    if ride is not None:
        sections["ride"] = [Entry(1, c, 0) for c in ride]
    if g is not None:
        sections["g"] = [Entry(1, c, 0) for c in g]
    return Deck("test", sections, {}, "test")


def fifty(*special: Card, triggers: int = 16) -> list[Card]:
    """Fifty legal cards that include the given ones."""
    icons = [c for c in special if c.words.get("trigger")]
    fill = [c for c in CRITS for _ in range(4)][: max(0, triggers - len(icons))]
    plain = [c for c in PLAIN for _ in range(4)]
    chosen = [*special, *fill]
    return chosen + plain[: 50 - len(chosen)]


def breaks(*args: list[Card] | None) -> list[str]:
    return sorted({breach.rule for breach in check_deck(deck(*args))})  # type: ignore[arg-type]


def test_8_1_2_one_main_deck_at_most_one_ride_and_one_g_deck() -> None:
    """[VG 8.1.1] A deck list knows these three sections and no other; without a main deck it is refused."""
    assert breaks(fifty()) == []
    assert breaks(fifty(), RIDE[:4], G_UNITS) == []
    assert breaks([], RIDE[:4]) == ["VG 8.1.4.1", "VG 8.1.6"]
    with pytest.raises(Exception, match="no section"):
        parse_deck("[main]\n1 A\n[second ride]\n1 A\n", "x", {"A": PLAIN[0]}, SPEC.sections)


def test_8_1_3_a_card_that_changes_deck_construction_does_nothing_in_the_game() -> None:
    """[VG 8.1.9] Such a card may be there more often, but only under its own collection number."""
    swarm = card("Swarm", number="S-1", grade=1, power=7000, copies=16)
    reprint = card("Swarm", number="S-2", grade=1, power=7000)
    assert breaks(fifty(*[swarm] * 16)) == []
    assert breaks(fifty(*[swarm] * 17)) == ["VG 8.1.5"]
    assert breaks(fifty(*[reprint] * 5)) == ["VG 8.1.5"]
    assert breaks(fifty(*[swarm] * 16, *[reprint] * 5)) == ["VG 8.1.5"]
    assert swarm.abilities == ()
    said = card(
        "Swarm", number="S-1", grade=1, power=7000, text='[CONT]:You may have up to eight "Swarm" in your deck.'
    )
    assert breaks(fifty(*[said] * 8)) == [] and breaks(fifty(*[said] * 9)) == ["VG 8.1.5"] and said.abilities == ()
    with pytest.raises(Exception, match="another card"):
        card("Hive", grade=1, power=7000, text='[CONT]:You may have up to eight "Swarm" in your deck.')


@pytest.mark.parametrize("size", [49, 51])
def test_8_1_4_1_main_deck_has_exactly_fifty_cards_and_no_g_units(size: int) -> None:
    cards = (fifty() + PLAIN[-1:])[:size]
    assert breaks(cards) == ["VG 8.1.4.1"]
    assert breaks([*fifty()[:49], G_UNITS[0]]) == ["VG 8.1.4.1"]


def test_8_1_4_2_ride_deck_has_four_or_more_cards_by_the_regulation() -> None:
    """RULING-VG-012: one unit of each grade 0 to 3."""
    assert breaks(fifty(), RIDE[:3]) == ["VG 8.1.4.2"]
    assert breaks(fifty(), [RIDE[0], RIDE[1], RIDE[1], RIDE[3]]) == ["VG 8.1.4.2"]
    assert breaks(fifty(), RIDE[:4]) == []
    assert breaks(fifty(), RIDE[:5]) == []


def test_2_9_3_6_a_ride_deck_crest_is_added_to_the_ride_deck_and_to_no_other() -> None:
    emblem = card("Emblem", type="ride deck crest")
    assert breaks(fifty(), [*RIDE[:4], emblem]) == []
    assert breaks([*fifty()[:49], emblem], RIDE[:4]) == ["VG 8.1.4.1"]
    assert breaks(fifty(), RIDE[:4], [emblem]) == ["VG 8.1.4.3"]


def test_8_1_4_3_g_deck_has_up_to_sixteen_g_units() -> None:
    assert breaks(fifty(), None, [G_UNITS[i // 4] for i in range(16)]) == []
    assert breaks(fifty(), None, [G_UNITS[i // 4] for i in range(17)]) == ["VG 8.1.4.3"]
    assert breaks(fifty(), None, [PLAIN[0]]) == ["VG 8.1.4.3"]


def test_8_1_5_four_of_a_name_over_main_and_ride_deck_and_four_in_the_g_deck() -> None:
    assert breaks(fifty(*[RIDE[1]] * 4), RIDE[:4]) == ["VG 8.1.5"]
    assert breaks(fifty(*[RIDE[1]] * 3), RIDE[:4]) == []
    namesake = card("Ride 1", number="other", type="G unit", grade=4, power=1)
    assert breaks(fifty(*[RIDE[1]] * 3), RIDE[:4], [namesake] * 4) == []
    assert breaks(fifty(), None, [namesake] * 5) == ["VG 8.1.5"]


def test_8_1_5_1_a_reprint_with_other_figures_has_the_same_name() -> None:
    other = card("Ride 1", number="reprint", grade=1, power=9000)
    assert breaks(fifty(*[RIDE[1]] * 3, *[other] * 2)) == ["VG 8.1.5"]


def test_8_1_5_2_a_card_with_several_names_counts_for_each() -> None:
    also = card("Masked", grade=1, power=8000, also_named=["Ride 1"])
    assert breaks(fifty(*[RIDE[1]] * 3, *[also] * 2)) == ["VG 8.1.5"]
    assert breaks(fifty(*[RIDE[1]] * 2, *[also] * 2)) == []


@pytest.mark.parametrize("triggers", [15, 17])
def test_8_1_6_exactly_sixteen_triggers(triggers: int) -> None:
    assert breaks(fifty(triggers=triggers)) == ["VG 8.1.6"]
    ride = [trigger("Ride trigger", "critical"), *RIDE[1:4]]
    assert breaks(fifty(triggers=15), ride) == []
    assert "VG 8.1.5" in breaks(fifty(*[CRITS[5]] * 5, triggers=16))


def test_8_1_6_1_at_most_four_heal_triggers_whatever_their_names() -> None:
    assert breaks(fifty(*HEALS[:4])) == []
    assert breaks(fifty(*HEALS[:5])) == ["VG 8.1.6.1"]


def test_8_1_6_2_at_most_one_over_trigger() -> None:
    assert breaks(fifty(OVERS[0])) == []
    assert breaks(fifty(*OVERS)) == ["VG 8.1.6.2"]


def test_8_1_7_at_most_four_sentinels_whatever_their_names() -> None:
    """[VG 14.10.2]"""
    assert breaks(fifty(*[GUARDS[0]] * 2, *[GUARDS[1]] * 2)) == []
    assert breaks(fifty(*[GUARDS[0]] * 3, *[GUARDS[1]] * 2)) == ["VG 8.1.7"]
    ride = [RIDE[0], GUARDS[2], RIDE[2], RIDE[3]]
    assert breaks(fifty(*[GUARDS[0]] * 4), ride) == ["VG 8.1.7"]


def test_8_1_8_at_most_one_regalis_piece() -> None:
    pieces = [
        card(f"Piece {i}", type="normal order", grade=3, keywords=["Regalis Piece"], text="draw a card.")
        for i in (1, 2)
    ]
    assert breaks(fifty(pieces[0])) == []
    assert breaks(fifty(*pieces)) == ["VG 8.1.8"]


@pytest.mark.parametrize("name", list(SPEC.deck_texts()))
def test_8_1_4_shipped_decks_are_legal(name: str) -> None:
    assert check_deck(SPEC.deck(name)) == []


# --- preparation ---------------------------------------------------------------------------------------------------


def start(first: Deck | None = None, second: Deck | None = None, seed: int = 1) -> Driver:
    return Driver(SPEC.new_game(first or deck(fifty(), RIDE[:4]), second or deck(fifty(), RIDE[:4]), seed, ""))


def test_8_2_1_2_first_vanguard_from_the_ride_deck_if_there_is_one() -> None:
    """It lies face down, and the opponent cannot tell what it is; a list without ride deck chooses from the main deck,
    grade 0 units only."""
    d = start(second=deck(fifty()))
    assert d.decision is not None and d.decision.player == 1
    game = d.game
    mine = game.objects[game.zone("VC", 0)[0]]
    assert mine.card.name == "Ride 0" and not mine.up
    assert may_see(game, mine, 0) and not may_see(game, mine, 1)
    assert d.offered == [f'first vanguard "{c.name}"' for c in dict.fromkeys(fifty()) if c.figures["grade"] == 0]
    d.take('first vanguard "Plain 4"')
    assert game.objects[game.zone("VC", 1)[0]].card.name == "Plain 4"
    assert len(game.zone("deck", 1)) + len(game.zone("hand", 1)) == 49


def test_8_2_1_3_decks_are_shuffled_and_nobody_knows_their_order() -> None:
    orders = set()
    for seed in range(4):
        d = start(seed=seed)
        ids = d.game.zone("deck", 0)
        orders.add(tuple(d.game.objects[id].card.name for id in ids))
        assert not any(may_see(d.game, d.game.objects[id], p) for id in ids for p in (0, 1))
    assert len(orders) == 4


def test_8_2_1_4_the_rest_of_the_ride_deck_lies_face_down_in_its_zone() -> None:
    d = start(second=deck(fifty()))
    ids = d.game.zone("ride deck", 0)
    assert [d.game.objects[id].card.name for id in ids] == ["Ride 1", "Ride 2", "Ride 3"]
    assert not any(d.game.objects[id].up or may_see(d.game, d.game.objects[id], 1) for id in ids)
    assert d.game.zone("ride deck", 1) == ()


def test_8_2_1_5_g_deck_lies_face_down_in_the_g_zone() -> None:
    d = start(deck(fifty(), RIDE[:4], G_UNITS[:3]))
    seen = view(d.game, 1)["players"][0]["zones"]["G"]
    assert len(seen) == 3 and all(item.get("hidden") and not item["up"] for item in seen)


@pytest.mark.parametrize("answer", ["go first", "go second"])
def test_8_2_1_6_a_random_player_chooses_who_goes_first(answer: str) -> None:
    choosers = set()
    for seed in range(12):
        d = start(seed=seed)
        assert d.decision is not None and d.offered == ["go first", "go second"]
        chooser = d.decision.player
        choosers.add(chooser)
        d.take(answer, "done", "done")
        assert d.game.active == (chooser if answer == "go first" else 1 - chooser)
    assert choosers == {0, 1}


def test_8_2_1_7_vanguard_damage_starts_at_zero() -> None:
    game = SPEC.new_game(deck(fifty(), RIDE[:4]), deck(fifty(), RIDE[:4]), 1, "")
    game.nums[0]["damage"] = 2
    d = Driver(game)
    d.take("go first")
    assert (game.num(0, "damage"), game.num(1, "damage")) == (0, 0)


def test_8_2_1_8_redraw_once_first_player_first_shuffle_last() -> None:
    """Cards go to the bottom, as many are drawn from the top, then the deck is shuffled; with none no shuffle."""
    d = start()
    assert d.decision is not None
    first = d.decision.player
    d.take("go first")
    game = d.game
    assert len(game.zone("hand", 0)) == len(game.zone("hand", 1)) == 5
    assert d.decision.player == first and d.decision.rule.startswith("VG 8.2.1.8")
    top = [game.objects[id].card.name for id in reversed(game.zone("deck", first)[-2:])]
    kept = d.names("hand", first)
    shuffles = d.trace.kinds().count("shuffle")
    names = kept[:2]
    for name in names:
        d.take(f'put back "{name}"')
        kept.remove(name)
    d.take("done")
    assert sorted(d.names("hand", first)) == sorted([*kept, *top])
    assert d.trace.kinds().count("shuffle") == shuffles + 1
    assert d.decision is not None and d.decision.player == 1 - first
    order = game.zone("deck", 1 - first)
    d.take("done")
    assert d.trace.kinds().count("shuffle") == shuffles + 1
    assert game.zone("deck", 1 - first) == order
    assert game.turn == 1


def test_8_2_1_9_stand_up_turns_both_first_vanguards_and_the_first_player_begins() -> None:
    """[VG 7.45.1] [VG 9.2.1] What it triggers is settled before abilities of the beginning of the turn."""
    energy = t.Automatic(t.When("stand up", t.SELF), do=(t.Gain("energy", 1),))
    woken = unit("Woken", 0, 5000, 5000, energy, at("turn"))
    ride = [woken, *RIDE[1:4]]
    d = start(deck(fifty(), ride), deck(fifty(), ride))
    assert d.decision is not None
    first = d.decision.player
    d.take("go first", "done")
    assert not any(d.game.objects[d.game.zone("VC", p)[0]].up for p in (0, 1))
    d.take("done")
    assert all(d.game.objects[d.game.zone("VC", p)[0]].up for p in (0, 1))
    assert d.game.active == first and d.game.turn == 1
    words = [(event.kind, event.word) for event in d.trace.events if event.kind in ("number", "begin")]
    assert words[:3] == [("number", "energy"), ("number", "energy"), ("begin", "turn")]
