"""Words that are not read: phrases like them, and whether only they are in the way."""

from ludex.cardlab.suggest import distance, near, rest_is_read, words_of
from ludex.games import load

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
