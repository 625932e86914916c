"""Why, and why not: stack, paragraph, clause, and what stands in the way."""

from __future__ import annotations

from random import Random

import pytest

from ludex.games import GAMES, load
from ludex.record.replay import Replay, to_text
from ludex.rules.citations import whole
from ludex.table import why
from ludex.table.match import Match
from ludex.table.protocol import Refused
from ludex.table.store import new_row
from ludex.testing.scenario import read_scenario, start


def match_of(code: str, seed: int = 1) -> Match:
    spec = load(code)
    names = list(spec.deck_texts())
    start_text = to_text(Replay(code, spec.default_edition, seed, (spec.deck(names[0]), spec.deck(names[1]))))
    return Match(new_row("x", code, spec.default_edition, seed, "decks", start_text, ("", "")), [])


def position(code: str, text: str) -> Match:
    """A match that stands where a scenario does."""
    match = match_of(code)
    match.game = start(read_scenario(f"game: {code}\ntitle: x\n{text}", "here", complete=False), match.row.edition).game
    match.game.observer = match.chronicle
    match.decision = match.game.decision
    return match


def keys(match: Match, zone: str, name: str) -> list[tuple[str, str]]:
    game = match.game
    id = next(id for id in game.zone(zone, 0) if game.objects[id].info.name == name)
    return [(reason["key"], reason["rule"]) for reason in why.why_not(match, 0, id)["reasons"]]


@pytest.mark.parametrize("code", GAMES)
def test_every_card_without_an_option_has_a_reason_with_a_paragraph(code: str) -> None:
    for seed in range(2):
        match = match_of(code, seed)
        rng = Random(seed)
        while match.decision is not None and len(match.taken) < 60:
            seat = match.decision.player
            game = match.game
            for ids in (game.at(kind.index, seat) for kind in game.book.zones if not kind.shared):
                for id in ids:
                    try:
                        reasons = why.why_not(match, seat, id)["reasons"]
                    except Refused:
                        continue
                    assert bool(reasons) != why.offered(game, seat, id)
                    for reason in reasons:
                        cite = whole(reason["rule"])
                        assert cite is not None
                        assert cite.exists()
            match.take(rng.randrange(len(match.decision.options)))


def test_asking_why_not_changes_nothing() -> None:
    match = match_of("vg")
    for _ in range(30):
        assert match.decision is not None
        before = match.game.clone()
        for id in match.game.zone("hand", match.decision.player):
            why.why_not(match, match.decision.player, id)
        assert match.game == before
        assert match.game.decision is match.decision
        match.take(0)


def test_the_reasons_are_those_of_the_rules() -> None:
    match = position(
        "sve",
        """
phase: main
you:
  numbers: {play points: 2, maximum play points: 5}
  hand: [Candle Imp, Weeping Colossus]
  field:
    - {card: Chapel Bat, engaged: true}
    - {card: Sexton Hound, came: this turn}
  deck: {filler: 5}
opponent: {deck: {filler: 5}}
""",
    )
    assert keys(match, "hand", "Candle Imp") == []
    assert keys(match, "hand", "Weeping Colossus") == [("points", "SVE 10.4.4")]
    assert keys(match, "field", "Sexton Hound") == [("came", "SVE 8.4.3.1")]
    game = match.game
    bat = next(id for id in game.zone("field", 0) if game.objects[id].info.name == "Chapel Bat")
    assert keys(match, "field", "Chapel Bat") in ([], [("engaged", "SVE 8.4.2")])
    assert why.why_not(match, 1, bat)["reasons"][0]["key"] in ("moment", "not yours")


def test_a_hidden_card_is_no_card_to_ask_about() -> None:
    match = match_of("sve")
    match.take(0)
    theirs = match.game.zone("hand", 1)[0]
    with pytest.raises(Refused, match="no such card"):
        why.why_not(match, 0, theirs)


@pytest.mark.parametrize("code", GAMES)
def test_every_line_of_the_log_has_its_paragraph_and_its_stack(code: str) -> None:
    match = match_of(code)
    rng = Random(2)
    while match.decision is not None and len(match.taken) < 200:
        match.take(rng.randrange(len(match.decision.options)))
    lines = [line for line in match.lines(0) if line["text"]]
    assert len(lines) > 50
    for line in lines:
        answer = why.why(match, 0, line["i"])
        assert whole(answer["rule"]) is not None
        if line["kind"] != "outcome":
            assert answer["stack"]
            assert all(place["title"] for place in answer["stack"])


def test_the_clause_of_the_card_lights_up() -> None:
    match = position(
        "sve",
        """
phase: main
you:
  numbers: {play points: 9, maximum play points: 9}
  hand:
    - {name: Bell Ringer, type: follower, cost: 1, attack: 1, defense: 1, class: Neutral,
       text: "Ward.\\n[fanfare] Draw 2 cards."}
  deck: {filler: 5}
opponent: {deck: {filler: 5}}
""",
    )
    assert match.decision is not None
    offered = [option.verb for option in match.decision.options]
    match.take(offered.index("play"))
    while match.decision is not None and match.decision.prompt == "engage it as it enters?":
        match.take(0)
    drawn = [i for i, entry in enumerate(match.chronicle.entries) if entry.texts[0].startswith("Player 1 draws")]
    answer = why.why(match, 0, drawn[-1])
    begin, end = answer["clause"]
    assert answer["card"]["text"][begin:end] == "[fanfare] Draw 2 cards."
    assert answer["stack"][-1]["rule"].startswith("SVE 10")


def test_a_paragraph_has_words_once_the_book_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why.paragraph("SVE 8.4.3")["words"] is None or why.paragraph("SVE 8.4.3")["words"]
    monkeypatch.setattr(why, "words_of", lambda book, number: f"{book} says {number}")
    assert why.paragraph("SVE 8.4.3") == {"rule": "SVE 8.4.3", "words": "sve-en says 8.4.3", "book": "sve-en"}
    for wrong in ("SVE " + "99.9", "nonsense", ""):
        with pytest.raises(Refused):
            why.paragraph(wrong)
