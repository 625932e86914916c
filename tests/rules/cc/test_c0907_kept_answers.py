"""What is kept between two looks at the options of a player, and that it is dropped when what it depends on changes:
the player's cards (`field_of`, `hand_of`), the texts in sight (`SIGHT`), and who makes aether at all
(`no_servant_makes`)."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Game
from ludex.core.values import layers
from ludex.games.cc.c0907_printed import no_servant_makes
from ludex.games.cc.c0907_watched import ASKED, SIGHT, _in_sight, sight_holds
from ludex.games.cc.own import field_of, hand_of, own_holds
from ludex.games.cc.shortcuts import SHORTCUTS
from tests.rules.cc.support import DRAW, QUICK, Table, barrier, caster, conjure, position, servant, table

USER = servant("User", text="1: This card gains +500 ATK until end of turn.")
AYA = caster("Aya", element="luna")
SERVANTS = t.Zone(("servant",)) & t.Word("type", "servant")
RESTED = t.Zone(("caster",)) & t.Word("type", "caster") & t.State("rested")
ASKER = barrier("Asker", t.Passive((t.Modify(SERVANTS, "atk", "+", t.Count(RESTED)),)))


def makes(driver: Table) -> list[str]:
    return [text for text in driver.offered if "produces" in text]


def users(game: Game) -> list[int]:
    return [one.id for one in field_of(game, 0).users]


def same(game: Game) -> bool:
    """Whether what is known of both players' cards is what a look at them gives; and nothing else is shortened
    wrongly."""
    layers.index_of(game)
    return own_holds(game) and all(shortcut.long(game) for shortcut in SHORTCUTS if shortcut.quick(game))


def test_702_2_what_is_known_of_a_players_cards_changes_with_them() -> None:
    """[CC 704.2] [CC 706.2] Cards that come, go, turn over or become others are looked at again."""
    game = table("main", you={"servant": [USER], "hand": [QUICK, servant("Slow")]}, enemy={"caster": [AYA]}).game
    assert same(game)
    user, quick = game.zone("servant", 0)[0], game.zone("hand", 0)[0]
    assert users(game) == [user] and hand_of(game, 0).quick == [quick]
    events.perform(game, events.moving(game, quick, "graveyard"))
    assert same(game) and hand_of(game, 0).quick == []
    events.perform(game, Event("face", user, 0, up=False))
    assert same(game) and users(game) == []
    events.perform(game, Event("face", user, 0, up=True))
    assert same(game) and users(game) == [user]
    events.perform(game, events.moving(game, user, "hand"))
    assert same(game) and users(game) == [] and len(hand_of(game, 0).main) == 2


def test_702_2_a_copy_of_the_position_does_not_disturb_the_other() -> None:
    game = table("main", you={"servant": [USER], "hand": [QUICK]}).game
    assert same(game)
    other = game.clone()
    events.perform(other, events.moving(other, other.zone("hand", 0)[0], "graveyard"))
    assert hand_of(other, 0).quick == [] and same(other)
    assert len(hand_of(game, 0).quick) == 1 and same(game)


def test_907_2_texts_in_sight_are_found_again_when_cards_or_effects_change() -> None:
    game = position("main", you={"hand": [ASKER], "caster": [AYA]}, enemy={"hand": [ASKER]})
    layers.index_of(game)
    asked = ASKED.of(game.pool, game.book)
    assert len(SIGHT[0].of(game, 0, asked)) == len(SIGHT[1].of(game, 1, asked)) == 1
    events.perform(game, events.moving(game, game.zone("hand", 0)[0], "servant"))
    assert len(SIGHT[0].of(game, 0, asked)) == 1 and len(SIGHT[1].of(game, 1, asked)) == 2 and sight_holds(game)
    events.perform(game, events.moving(game, game.zone("servant", 0)[0], "graveyard"))
    assert SIGHT[0].of(game, 0, asked) == [] == _in_sight(game, 0, asked) and sight_holds(game)


def test_907_2_texts_in_sight_are_found_again_when_a_conjure_leaves_the_hand() -> None:
    """No index changes with it."""
    game = position("main", you={"hand": [conjure("Call", t.Spell((t.SetState(RESTED, "recovered"),)))]})
    layers.index_of(game)
    asked = ASKED.of(game.pool, game.book)
    assert len(SIGHT[0].of(game, 0, asked)) == 1
    events.perform(game, events.moving(game, game.zone("hand", 0)[0], "graveyard"))
    assert SIGHT[0].of(game, 0, asked) == []


def test_907_2_a_servant_that_makes_aether_is_threatened_by_texts_about_servants() -> None:
    """As printed, by an effect that gives the ability, and as a caster that an effect makes a servant; a servant that
    makes none is no reason."""
    sweep = conjure("Sweep", t.Spell((t.SetState(SERVANTS & t.ENEMY, "reversed"),)), cost=0)
    giver = servant("Giver", text="Banish this card: Produce {Luna}.")
    rest = t.Activated((t.SetState(t.SELF, "rested"),), do=(t.Do("produce", t.SELF, 1, "luna"),), keyword="aether")
    grant = barrier("Grant", t.Passive((t.Grant(SERVANTS & t.YOURS, (rest,)),)))
    for field, casters, stake in (
        ([giver], [], 1),
        ([servant("Plain"), grant], [], 1),
        ([servant("Plain")], [AYA], 0),
    ):
        driver = table(
            "main", you={"hand": [sweep]}, enemy={"servant": field, "caster": casters, "hand": [QUICK]}
        ).take('play "Sweep"')
        assert driver.player == 1 and len(makes(driver)) == stake, driver.offered


def test_907_2_who_makes_aether_follows_what_effects_give() -> None:
    game = position("main", you={"servant": [servant("Plain")], "hand": [QUICK]})
    assert no_servant_makes(game, layers.index_of(game))
    become = barrier("Become", t.Passive((t.Rename(SERVANTS, "type", "add", "caster"),)))
    gives = barrier("Gives", t.Passive((t.Grant(SERVANTS, (t.Activated((), do=(DRAW,)),)),)))
    for card in (become, gives):
        other = position("main", you={"servant": [servant("Plain")], "hand": [card]})
        assert no_servant_makes(other, layers.index_of(other))
        events.perform(other, events.moving(other, other.zone("hand", 0)[0], "servant"))
        assert not no_servant_makes(other, layers.index_of(other)), card.name


def test_1010_3_an_ability_that_rests_its_own_card_is_not_for_a_reversed_one() -> None:
    """[CC 1010.2] Only a recovered card rests for a cost; aether of other cards pays for it, its own does not."""
    dear = caster("Dear", element="luna", level=2, text="2, [Rest]: Draw a card.")
    for own, offered in (([dear], False), ([dear, AYA], False), ([dear, AYA, AYA], True)):
        driver = table("main", you={"caster": own, "hand": [QUICK]})
        assert ('use "Dear"' in driver.offered) == offered
    resting = servant("Resting", text="[Rest]: Draw a card.")
    for state, offered in (("recovered", True), ("rested", False), ("reversed", False)):
        driver = table("main", you={"servant": [(resting, {"state": state})], "hand": [QUICK]})
        assert ('use "Resting"' in driver.offered) == offered, state
