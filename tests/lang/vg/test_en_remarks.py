"""What stands in round brackets: circles and conditions of an ability are text, never a remark."""

from ludex.library.reading import read_text

TEXT = "[AUTO](RC):When this unit attacks, draw a card."


def test_a_bracket_behind_the_icon_is_no_remark() -> None:
    assert read_text("vg", "en", TEXT).status == "whole"
    assert read_text("vg", "en", TEXT.replace("(RC)", "(Upside Down RC)")).status == "declined"


def test_a_bracket_behind_the_sentence_is_one() -> None:
    plain = read_text("vg", "en", TEXT).abilities
    assert read_text("vg", "en", TEXT + " (Draw it from your deck.)").abilities == plain


def test_this_card_never_goes_to_a_zone_of_the_opponent() -> None:
    text = "[AUTO](RC):When this unit attacks, you may return this unit to your hand."
    assert read_text("vg", "en", text).status == "whole"
    assert read_text("vg", "en", text.replace("your hand", "your opponent's hand")).status == "declined"
