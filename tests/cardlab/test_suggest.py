"""Words that are not read: phrases like them, and whether only they are in the way."""

import re

import pytest

from ludex.cardlab.explained import explain_read
from ludex.cardlab.suggest import distance, near, rest_is_read, words_of
from ludex.games import load
from ludex.library import reading
from ludex.library.cards import why

VG, SVE = load("vg"), load("sve")


def test_the_distance_of_words() -> None:
    draw = words_of("draw … cards")
    assert distance(words_of("draw two cards"), draw) < 0.2
    assert distance(words_of("draw two cards"), draw) < distance(words_of("draws two card"), draw)
    assert distance(words_of("juggle three torches"), draw) >= 2


def test_the_nearest_phrases_come_first() -> None:
    line = "[AUTO](RC):When this unit attack, draw a card."
    assert near(VG.languages["en"], line, line.index("this"))[0] == "this unit attacks"
    text = "[fanfare] Draws a card."
    assert "draw a card" in near(SVE.languages["en"], text, text.index("Draws"))


def test_nonsense_is_like_nothing() -> None:
    text = "[fanfare] Xyzzy plugh frotz."
    assert near(SVE.languages["en"], text, text.index("Xyzzy")) == []


def test_whether_only_the_words_are_in_the_way() -> None:
    line = "[AUTO]:When this unit is placed on (RC), juggle a torch, and draw a card."
    assert rest_is_read(VG, "en", line, line.index("juggle"), "") == "juggle a torch, and"
    worse = line.replace("draw a card", "drop a torch")
    assert rest_is_read(VG, "en", worse, worse.index("juggle"), "") == ""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "[fanfare] Deal 1 damage to each enemy follower on the field. Give them [attack]-1.",
            "nothing was named before",
        ),
        ("[fanfare] Discard a card. If you do, draw 2 cards.", "nothing that one may do was named before"),
        ("[fanfare] Summon 2 Fairy tokens. Give it Storm.", "one is not several"),
    ],
)
def test_a_line_that_leaves_something_open_is_declined_with_the_reason(text: str, reason: str) -> None:
    read = reading.read_text("sve", "en", text, "follower")
    assert explain_read(SVE, read, "en", "follower") == [text, f"^ declined: {reading.UNCLEAR}{reason}"]
    assert why(read).startswith(f"is not read, because it is unclear: {reason}: ")


def test_a_remark_that_is_no_explanation_is_pointed_at() -> None:
    text = "[fanfare] Draw a card. (Only if it is your first turn.)"
    line, mark, said = explain_read(SVE, reading.read_text("sve", "en", text, "follower"), "en", "follower")
    assert (line, mark) == (text, " " * text.index(" (") + "^ reading stopped here")
    assert said == "  what stands in brackets has no effect: write it outside them"


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("Battlecry: Draw a card.", "[fanfare] Draw a card."),
        ("When this dies, summon a Ghost.", "[lastwords] Summon a Ghost token."),
        ("Gain 3 life.", "Give your leader [defense]+2."),
        ("Deal 3 damage to target follower.", "Select an enemy follower on the field and deal it 3 damage."),
    ],
)
def test_words_of_other_games_bring_an_example(text: str, example: str) -> None:
    said = explain_read(SVE, reading.read_text("sve", "en", text, "spell"), "en", "spell")
    assert f"  for example: {example}" in said
    other = "Juggle 3 torches."
    told = explain_read(SVE, reading.read_text("sve", "en", other, "spell"), "en", "spell")
    assert not any(line.startswith("  for example") for line in told)


def test_every_example_is_read() -> None:
    for words, text in SVE.lab.wordings["en"]:
        kind = "follower" if text.startswith(("[", "At ")) else "spell"
        assert reading.read_text("sve", "en", text, kind).status == "whole", text
        assert not re.search(words, text, re.IGNORECASE) or "/" in words
