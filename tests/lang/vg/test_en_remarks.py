"""What stands in round brackets: circles and conditions of an ability are text, never a remark."""

from ludex.library.reading import read_text

TEXT = "[AUTO](RC):When this unit attacks, draw a card."


def test_a_bracket_behind_the_icon_is_no_remark() -> None:
    assert read_text("vg", "en", TEXT).status == "whole"
    assert read_text("vg", "en", TEXT.replace("(RC)", "(Upside Down RC)")).status == "declined"


def test_a_bracket_behind_the_sentence_is_one() -> None:
    plain = read_text("vg", "en", TEXT).abilities
    assert read_text("vg", "en", TEXT + " (Draw it from your deck.)").abilities == plain
