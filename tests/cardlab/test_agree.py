"""Which printings are pairs, and two wordings of one card in one language."""

import json
from pathlib import Path

from typer.testing import CliRunner

from ludex.cardlab import agree as agreeing
from ludex.cli import build
from ludex.core import tree as t
from ludex.lang.files.cards import Printed

DRAW = "[AUTO]:When this unit is placed on (RC), draw a card."


def row(number: str, name: str, text: str, **columns: str) -> Printed:
    return Printed(number, name, "normal unit", text, {"name": name, "type": "normal unit", **columns}, number)


def test_printings_are_paired_by_the_name_that_the_other_one_gives() -> None:
    english = [row("E1", "Moth", "a"), row("E2", "Lamp", "b"), row("E3", "Lamp", "c"), row("E4", "Moth", "a")]
    japanese = [row("J1", "蛾", "x", name_en="Moth"), row("J2", "灯", "y", name_en="Lamp"), row("J3", "卵", "z")]
    assert [(en.number, ja.number) for en, ja in agreeing.pair_up(english, japanese)] == [("E1", "J1")]


def test_a_number_wins_over_a_name() -> None:
    english = [row("E1", "Moth", "a", number_ja="J2")]
    japanese = [row("J1", "蛾", "x", name_en="Moth"), row("J2", "蛾々", "y")]
    assert [(en.number, ja.number) for en, ja in agreeing.pair_up(english, japanese)] == [("E1", "J2")]


def test_the_rest_may_be_put_away_before_or_after_what_is_given() -> None:
    looks = (t.Look("seen", 3, "deck"), t.Choose("found", 1, t.Ref("seen")))
    rest = t.Move(agreeing.REST, "deck", position="bottom")
    gift = t.Continue((t.Price(t.Ref("found"), "+", -1),), "turn")
    first, later = (t.Spell((*looks, *order)) for order in ((rest, gift), (gift, rest)))
    assert agreeing.in_english((first,), {}) == agreeing.in_english((later,), {})
    drawn, after = (t.Spell((*looks, *order)) for order in ((rest, t.Draw(1)), (t.Draw(1), rest)))
    assert agreeing.in_english((drawn,), {}) != agreeing.in_english((after,), {})


def test_conditions_in_conditions_groups_in_groups_and_counted_ones_are_the_same() -> None:
    a, b, c = t.TurnOf(t.YOU), t.Exists(t.YOURS, 5), t.Exists(t.ENEMY)
    flat, nested = t.Both((a, b, c)), t.Both((t.Both((a, t.Compare(t.Count(t.YOURS), ">=", 5))), c))
    assert agreeing.in_english(nested, {}) == flat
    assert agreeing.in_english(t.Both((a, t.Compare(t.Count(t.YOURS), ">", 5), c)), {}) != flat
    assert agreeing.in_english(t.Both((t.Either((a, b)), c)), {}) != flat
    unit = t.Word("type", "unit")
    assert agreeing.in_english(t.All((t.All((t.YOURS, unit)), t.SELF)), {}) == agreeing.in_english(
        t.All((t.YOURS, unit, t.SELF)), {}
    )


def test_in_which_order_alternatives_are_printed_means_nothing() -> None:
    a, b = t.Zone(("RC",)) & t.Word("type", "arms"), t.Zone(("RC",)) & t.Word("type", "unit")
    once = t.All((t.Zone(("RC",)), t.Some((t.Word("type", "unit"), t.Word("type", "arms")))))
    assert agreeing.ordered(t.Some((a, b))) == agreeing.ordered(t.Some((b, a))) == agreeing.ordered(once)
    assert agreeing.ordered(t.Some((a, b))) != agreeing.ordered(t.Some((a, a)))
    one, other = (t.Modes(1, options) for options in (((t.Draw(1),), (t.Draw(2),)), ((t.Draw(2),), (t.Draw(1),))))
    assert agreeing.ordered(one) == agreeing.ordered(other)


def test_a_text_that_lost_a_mark_counts_neither_way(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    cards = [
        {"number": "A", "name": "A", "type": "normal unit", "text": DRAW, "older": f"{DRAW}\n{DRAW}"},
        {"number": "B", "name": "B", "type": "normal unit", "text": DRAW, "older": DRAW},
    ]
    file.write_text("".join(json.dumps(card) + "\n" for card in cards), encoding="utf-8")
    arguments = ["cards", "agree", "--en", str(file), "--column", "older", "--game", "vg", "--json"]
    told = json.loads(CliRunner().invoke(build("cards"), arguments).stdout)
    assert (told["pairs"], told["both"], told["agree"], told["maimed"]) == (2, 1, 1, ["A"])


def test_two_wordings_of_one_language(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    cards = [
        {"number": "A", "name": "A", "type": "normal unit", "text": DRAW, "older": DRAW},
        {"number": "B", "name": "B", "type": "normal unit", "text": DRAW, "older": DRAW.replace("a card", "two cards")},
        {"number": "C", "name": "C", "type": "normal unit", "text": DRAW, "older": "Juggle."},
        {"number": "D", "name": "D", "type": "normal unit", "text": DRAW},
    ]
    file.write_text("".join(json.dumps(card) + "\n" for card in cards), encoding="utf-8")
    arguments = ["cards", "agree", "--en", str(file), "--column", "older", "--game", "vg", "--json"]
    result = CliRunner().invoke(build("cards"), arguments)
    told = json.loads(result.stdout)
    assert result.exit_code == 1 and (told["pairs"], told["both"], told["agree"]) == (3, 2, 1)
    assert [one["en"] for one in told["differences"]] == ["B"] and told["differences"][0]["place"] == "[0].do[0].n"
    assert CliRunner().invoke(build("cards"), ["cards", "agree", "--column", "older"]).exit_code == 2
