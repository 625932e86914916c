"""Bots: what they get, and what their chance depends on."""

from random import Random

import pytest

from ludex.ai import BOTS, Asked, RandomBot, make_bot
from ludex.core.decisions import Option
from ludex.core.flow import advance
from ludex.errors import InputError
from ludex.sim.match import ask_of, play
from tests.sim.skirmish_spec import SPEC


def asked(n: int) -> Asked:
    return Asked(0, "", "", [], [Option("go", (), i) for i in range(n)], {})


def test_a_random_bot_takes_every_option_sooner_or_later() -> None:
    bot = RandomBot(Random(1))
    assert {bot.choose(asked(5)) for _ in range(200)} == {0, 1, 2, 3, 4}


def test_a_bots_chance_depends_on_seed_and_seat() -> None:
    def picks(seed: int, seat: int) -> list[int]:
        bot = make_bot("random", seed, seat)
        return [bot.choose(asked(1000)) for _ in range(10)]

    assert picks(3, 0) == picks(3, 0)
    assert len({tuple(picks(seed, seat)) for seed in (3, 4) for seat in (0, 1)}) == 4


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(InputError, match=r"no bot 'oracle'; there is random"):
        make_bot("oracle", 1, 0)


def test_a_bot_that_looks_sees_its_own_hand_and_not_the_other() -> None:
    game = SPEC.new_game(SPEC.deck("quick"), SPEC.deck("heavy"), 1, "")
    decision = advance(game)
    assert decision is not None
    seen = ask_of(game, decision)
    mine, theirs = seen.view["players"][seen.player], seen.view["players"][1 - seen.player]
    assert all("name" in card for card in mine["zones"]["hand"])
    assert all(card["hidden"] and "name" not in card and "id" not in card for card in theirs["zones"]["hand"])
    assert len(seen.texts) == len(seen.options) == len(decision.options)


def test_a_bot_that_does_not_look_is_given_no_view() -> None:
    game = SPEC.new_game(SPEC.deck("quick"), SPEC.deck("heavy"), 1, "")
    decision = advance(game)
    assert decision is not None
    blind = ask_of(game, decision, looks=False)
    assert blind.view == {} and blind.texts == []


def test_the_fast_way_plays_the_same_game_as_two_random_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        looks = True

        def __init__(self, rng: Random) -> None:
            self.inner = RandomBot(rng)

        def choose(self, asked: Asked) -> int:
            return self.inner.choose(asked)

    monkeypatch.setitem(BOTS, "slow", Slow)
    quick, heavy = SPEC.deck("quick"), SPEC.deck("heavy")
    fast = play(SPEC.new_game(quick, heavy, 7, ""), (make_bot("random", 7, 0), make_bot("random", 7, 1)))
    slow = play(SPEC.new_game(quick, heavy, 7, ""), (make_bot("slow", 7, 0), make_bot("slow", 7, 1)))
    assert fast == slow
