"""The edition `later`: keywords that only a reminder on the cards says."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.lang.compile import WHOLE
from ludex.library.reading import read_text
from tests.rules.dbs.support import PLAIN, Table, battle, board, count, extra, life, passing, power, resting


def abilities(text: str, kind: str = "") -> tuple[t.Ability, ...]:
    read = read_text("dbs", "en", text, kind, "later")
    assert read.status == WHOLE, read.stops
    return read.abilities


def spell(text: str, name: str = "Spell") -> Any:
    return extra(name, *abilities(text, "extra"), cost=0)


def table(you: dict[str, Any], foe: dict[str, Any] | None = None, **where: Any) -> Table:
    play = board({"deck": 9, "life": 5, **you}, {"deck": 9, "life": 5, **(foe or {})}, edition="later", **where)
    assert isinstance(play, Table)
    return play


LONE = battle("Lone", *abilities("[Unique]"))


def test_later_unique_is_played_once() -> None:
    play = table({"hand": [LONE, LONE], "energy": 3})
    play.take('play "Lone"')
    assert 'play "Lone"' not in play.offered
    other = table({"hand": [LONE], "energy": 3}, {"battle": [LONE]})
    assert 'play "Lone"' in other.offered


def test_later_unique_is_not_played_by_a_skill_nor_twice_at_once() -> None:
    both = spell("[Activate Main] Play up to 2 Battle Cards from your Drop.")
    play = table({"hand": [both], "drop": [LONE, LONE, PLAIN]})
    play.take('activate "Spell"', 'choose "Lone"', 'choose "Lone"')
    assert play.names("battle", 0) == ["Lone"]
    there = table({"hand": [both], "drop": [LONE, PLAIN], "battle": [LONE]})
    there.take('activate "Spell"', 'choose "Lone"', 'choose "Plain"')
    assert sorted(there.names("battle", 0)) == ["Lone", "Plain"]


def test_later_unique_is_not_played_by_its_own_keyword() -> None:
    onto = battle("Lone", *abilities("[Unique]\n[EX-Evolve] (1) : <Plain>"))
    play = table({"hand": [onto], "battle": [LONE, PLAIN], "energy": 3})
    play.take('activate "Lone"')
    assert sorted(play.names("battle", 0)) == ["Lone", "Plain"]
    free = table({"hand": [onto], "battle": [PLAIN], "energy": 3}).take('activate "Lone"')
    assert free.names("battle", 0) == ["Lone"]
    realm = battle("Lone", *abilities("[Unique]\n[Over Realm 1] (1)"))
    barred = table({"hand": [realm], "battle": [LONE], "drop": [PLAIN], "energy": 3}).take('activate "Lone"')
    assert barred.names("battle", 0) == ["Lone"]


def test_later_servant_is_strong_and_stays_in_rest_mode() -> None:
    slave = battle("Slave", *abilities("[Servant]"))
    play = table({"battle": [slave, PLAIN]})
    assert power(play, "battle", 0, "Slave") == 20000
    play.take('attack with "Slave" -> "Plain Leader"')
    passing(play)
    play.take('attack with "Plain" -> "Plain Leader"')
    passing(play)
    assert resting(play, "battle", 0) == 2
    play.take("end the main phase")
    while play.game.active == 1 or play.offered[-1] != "end the main phase":
        play.take(play.offered[-1])
    assert [play.obj("battle", 0, name).state for name in ("Slave", "Plain")] == [1, 0]


def test_later_offering_lets_the_opponent_choose() -> None:
    gift = battle("Gift", *abilities("[Offering]"))
    for answer, drawn, left in ((0, 0, 4), (-1, 2, 5)):
        play = table({"hand": [gift], "energy": 2}).take('play "Gift"')
        play.take(play.offered[answer])
        while "end the main phase" not in play.offered:
            play.take(play.offered[0])
        assert (count(play, "hand", 0), life(play, 1)) == (drawn, left)


def test_later_revive_brings_a_card_back_once_a_turn() -> None:
    back = battle("Back", *abilities("[Revive Blue/Green]"))
    kill = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.", "Kill")
    blue, green, red = (battle(color.title(), color=color) for color in ("blue", "green", "red"))
    foe = {"battle": [back], "hand": [blue, green, blue, green]}
    play = table({"hand": [kill, kill]}, foe)
    play.take('activate "Kill"', 'activate "Back"')
    while any("choose" in text for text in play.offered):
        play.take(play.offered[0])
    assert play.names("battle", 1) == ["Back"] and sorted(play.names("drop", 1)) == ["Blue", "Green"]
    play.take('activate "Kill"')
    assert play.names("battle", 1) == [] and count(play, "hand", 1) == 2
    without = table({"hand": [kill]}, {"battle": [back], "hand": [blue, red]}).take('activate "Kill"')
    assert without.names("battle", 1) == [] and count(without, "hand", 1) == 2


def test_later_revive_takes_a_card_of_both_colours() -> None:
    back = battle("Back", *abilities("[Revive Blue/Green]"))
    kill = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.", "Kill")
    both = battle("Both", color="blue green")
    play = table({"hand": [kill]}, {"battle": [back], "hand": [both]}).take('activate "Kill"', 'activate "Back"')
    assert play.names("battle", 1) == ["Back"] and play.names("drop", 1) == ["Both"]
