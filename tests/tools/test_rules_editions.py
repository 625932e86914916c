"""Citations as the edition that is played has them."""

from __future__ import annotations

import random

from ludex.core.machine import advance, decide
from ludex.games import load
from ludex.record.log import Log
from ludex.rules.citations import cited_in


def test_a_number_that_moved_is_cited_where_the_japanese_book_has_it() -> None:
    assert cited_in("sve-ja", "SVE 7.3.3") == "SVE-JA 7.3.3"
    assert cited_in("sve-ja", "SVE 10.4.7.4") == "SVE-JA 10.4.7.3"
    assert cited_in("sve-en", "SVE 10.4.7.4") == "SVE 10.4.7.4"
    assert cited_in("vg", "VG 9.4.2") == "VG 9.4.2"
    assert cited_in("sve-ja", "nb.glue") == "nb.glue"


def test_the_log_of_a_japanese_game_cites_the_japanese_book() -> None:
    spec = load("sve")
    decks = [spec.deck(name) for name in list(spec.deck_texts())[:2]]
    game = spec.new_game(decks[0], decks[1], 1, "ja")
    log = Log()
    game.observer = log
    chance = random.Random(1)
    while (decision := advance(game)) is not None:
        decide(game, chance.randrange(len(decision.options)))
    log.finish(game)
    cited = {line.rule.partition(" ")[0] for line in log.lines if line.rule}
    assert cited == {"SVE-JA"}
