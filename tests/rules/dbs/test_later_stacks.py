"""The edition `later`, from text to table: cards under and on top of others, and cards that say where they are. The
numbers in the names are paragraphs of the later manual."""

from __future__ import annotations

from typing import Any

from ludex.core import tree as t
from ludex.core.values import layers
from ludex.lang.compile import WHOLE
from ludex.library.reading import read_text
from tests.rules.dbs.support import PLAIN, Table, battle, board, count, extra, passing, power


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


TUCK = spell("[Activate Main] Place 1 Battle Card from your hand under 1 of your Battle Cards.", "Tuck")


def tucked(card: Any, host: Any, *more: Any, **side: Any) -> Table:
    """A position in which the card has come under the host."""
    play = table({"hand": [TUCK, card], "battle": [host, *more], **side})
    play.take('activate "Tuck"')
    while any(text.startswith("choose") for text in play.offered):
        play.take(next(text for text in play.offered if host.name in text or card.name in text))
    return play


def test_later_11_3_2_2_a_card_beneath_another_strengthens_the_card_on_top() -> None:
    text = "[Permanent] If this card is under a <Oak> card, the card on top of this card gets +5000 power."
    root = battle("Root", *abilities(text))
    assert power(tucked(root, battle("Oak"), PLAIN), "battle", 0, "Oak") == 15000
    play = tucked(root, battle("Elm"), PLAIN)
    assert power(play, "battle", 0, "Elm") == 10000 and power(play, "battle", 0, "Plain") == 10000
    assert count(play, "under", 0) == 1
    open_ = table({"battle": [root, battle("Oak")]})
    assert power(open_, "battle", 0, "Oak") == 10000


def test_later_11_3_1_a_card_hears_that_it_is_placed_under_another() -> None:
    text = "[Auto] When this card is placed from your hand under {}, draw 1 card."
    for host, drawn in (("a <Oak> card", 1), ("a <Elm> card", 0), ("another card", 1)):
        play = tucked(battle("Root", *abilities(text.format(host))), battle("Oak"))
        assert count(play, "hand", 0) == drawn
    away = battle("Root", *abilities(text.format("another card").replace("your hand", "your Drop")))
    assert count(tucked(away, battle("Oak")), "hand", 0) == 0


def test_later_11_3_1_the_card_on_top_gains_a_keyword_for_a_while() -> None:
    text = (
        "[Auto] When this card is placed under a <Oak> card, the card on top of this card gains [Barrier] for the turn."
    )
    play = tucked(battle("Root", *abilities(text)), battle("Oak"), PLAIN)
    assert layers.has(play.game, play.obj("battle", 0, "Oak").id, "Barrier")
    assert not layers.has(play.game, play.obj("battle", 0, "Plain").id, "Barrier")


def test_later_11_3_1_the_chosen_card_is_placed_under_the_card_that_was_played() -> None:
    text = (
        "[Activate Main] (R), choose 1 red card in your Drop : Play this card from your hand and place the chosen card"
        " under it."
    )
    over = battle("Over", *abilities(text))
    play = table({"hand": [over], "drop": [PLAIN], "energy": 1}).take('activate "Over"')
    assert play.names("battle", 0) == ["Over"] and play.names("under", 0) == ["Plain"]
    assert play.obj("under", 0, "Plain").host == play.obj("battle", 0, "Over").id


def test_later_11_3_2_2_a_card_is_played_from_under_another() -> None:
    text = "[Activate Main] Play this card from under a <Oak> card, and this card gets +5000 power for the turn."
    root = battle("Root", *abilities(text))
    play = tucked(root, battle("Oak")).take('activate "Root"')
    assert sorted(play.names("battle", 0)) == ["Oak", "Root"] and power(play, "battle", 0, "Root") == 15000
    other = tucked(root, battle("Elm"))
    if 'activate "Root"' in other.offered:
        other.take('activate "Root"')
    assert other.names("battle", 0) == ["Elm"]
    assert 'activate "Root"' not in table({"battle": [root], "hand": [root]}).offered


def test_later_11_3_2_1_what_lies_under_a_leader() -> None:
    text = "[Permanent] If your opponent's Leader has a Battle Card under it, this card gets +5000 power."
    keen = battle("Keen", *abilities(text))
    mine = table(
        {"battle": [keen], "hand": [spell("[Activate Main] Place the top card of your deck under your Leader.")]}
    )
    assert power(mine.take('activate "Spell"'), "battle", 0) == 10000
    foe = table(
        {"hand": [spell("[Activate Main] Place the top card of your deck under your Leader.")]}, {"battle": [keen]}
    )
    assert power(foe.take('activate "Spell"'), "battle", 1) == 15000


def test_later_10_13_5_4_a_card_is_placed_on_top_in_active_mode_or_as_the_one_below() -> None:
    for words, state in (("place it on top of this card", 1), ("play it in Active Mode on top of this card", 0)):
        text = (
            "[Union-Absorb] Switch this card to Rest Mode : Choose up to 1 <Oak> from your deck and"
            f" {words}. Shuffle your deck afterwards."
        )
        base = battle("Base", *abilities(text))
        play = table({"battle": [base], "deck": [battle("Oak"), PLAIN, PLAIN]})
        play.take('activate "Base"', 'find "Oak"')
        assert play.names("battle", 0) == ["Oak"] and play.obj("battle", 0, "Oak").state == state


def test_later_3_10_1_a_card_that_goes_to_the_warp_comes_back_later() -> None:
    text = (
        "[Activate Main] Send this card to its owner's Warp : Draw 1 card. At the start of your next turn, add this"
        " card to your hand from your Warp."
    )
    gone = battle("Gone", *abilities(text))
    assert 'activate "Gone"' not in table({"warp": [gone]}).offered
    play = table({"battle": [gone]}).take('activate "Gone"', "end the main phase")
    while play.game.active == 1:
        play.take(play.offered[-1])
    assert "Gone" in play.names("hand", 0)


def test_later_3_10_1_a_card_in_the_warp_is_removed_instead() -> None:
    text = (
        "[Permanent] If your red <Oak> card would be removed from a Battle Area by an opponent's skill, you may remove"
        " this card in your Warp from the game instead."
    )
    ward = battle("Ward", *abilities(text))
    kill = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.")
    play = table({"hand": [kill]}, {"battle": [battle("Oak")], "warp": [ward]})
    play.take('activate "Spell"', 'replace with "Ward"')
    assert play.names("battle", 1) == ["Oak"] and play.names("removed", 1) == ["Ward"]
    open_ = table({"hand": [kill]}, {"battle": [battle("Oak", color="blue")], "warp": [ward]}).take('activate "Spell"')
    assert open_.names("battle", 1) == []


def test_later_11_4_1_a_card_hears_that_it_is_sent_to_the_warp_from_anywhere() -> None:
    text = "[Auto] When this card is sent to its owner's Warp by a skill, play this card from its owner's Warp."
    back = battle("Back", *abilities(text))
    for zone, place in (("drop", "in your Drop"), ("battle", "in your Battle Area"), ("hand", "in your hand")):
        send = spell(f"[Activate Main] Choose 1 Battle Card {place} and send it to your Warp.")
        play = table({"hand": [send], zone: [back]} if zone != "hand" else {"hand": [send, back]})
        play.take('activate "Spell"')
        if zone == "hand":
            play.take('choose "Back"')
        assert play.names("battle", 0) == ["Back"]


def test_later_2_12_2_a_skill_names_two_areas() -> None:
    both = battle("Both", *abilities("[Activate Main] (R) : Play this card from your hand or Warp."))
    for zone, offered in (("hand", True), ("warp", True), ("drop", False)):
        assert ('activate "Both"' in table({zone: [both], "energy": 1}).offered) == offered


def test_8_11_1_a_card_that_has_left_is_found_in_the_area_that_is_named() -> None:
    kill = spell("[Activate Main] Choose 1 of your opponent's Battle Cards and KO it.")
    text = "[Auto] When this card is KO'd, return this card from your {} to your hand."
    for area, back in (("Drop", 1), ("Warp", 0)):
        reed = battle("Reed", *abilities(text.format(area)))
        play = table({"hand": [kill]}, {"battle": [reed]}).take('activate "Spell"')
        assert count(play, "hand", 1) == back and count(play, "drop", 1) == 1 - back


def test_8_11_1_a_card_that_was_used_in_a_combo_is_played_from_the_drop_area() -> None:
    text = "[Auto] When you combo with this card, at the end of the battle, play this card from your Drop."
    reed = battle("Reed", *abilities(text))
    play = table({"battle": [PLAIN], "hand": [reed, PLAIN]}, {"hand": [PLAIN]})
    play.take('attack with "Plain" -> "Plain Leader"', 'combo with "Reed" from hand')
    passing(play)
    assert sorted(play.names("battle", 0)) == ["Plain", "Reed"] and play.names("drop", 0) == []


def test_later_11_3_1_a_card_placed_beneath_out_of_the_battle_area_finds_the_card_on_top() -> None:
    """[DBS 8-7-5-1-2] The skill triggers as of the Battle Area; the card on top is that of where it lies now."""
    text = (
        "[Auto] When this card is placed under a <Oak> card, the card on top of this card gets +5000 power this turn."
    )
    tuck = "[Activate Main] Choose 1 of your other Battle Cards with 5000 power or less and place it under this card."
    root = battle("Root", *abilities(text), power=5000)
    play = table({"battle": [root, battle("Oak", *abilities(tuck)), PLAIN]}).take('activate "Oak"')
    assert play.names("under", 0) == ["Root"]
    assert power(play, "battle", 0, "Oak") == 15000 and power(play, "battle", 0, "Plain") == 10000
    elm = table({"battle": [root, battle("Elm", *abilities(tuck)), battle("Oak")]}).take('activate "Elm"')
    assert elm.names("under", 0) == ["Root"]
    assert power(elm, "battle", 0, "Elm") == power(elm, "battle", 0, "Oak") == 10000


def test_later_11_3_1_a_card_lies_not_under_itself() -> None:
    """[DBS 8-4-2-2] So it does not pay for its own skill that way."""
    ent = battle("Ent", *abilities("[Activate Main] Place 1 of your Battle Cards under this card : Draw 1 card."))
    assert not [text for text in table({"battle": [ent]}).offered if text.startswith("activate")]
    play = table({"battle": [ent, PLAIN]}).take('activate "Ent"')
    assert play.names("under", 0) == ["Plain"] and play.names("battle", 0) == ["Ent"]
