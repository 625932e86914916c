"""Bots at the table: they think in threads, so that nobody waits for them, and are held to the rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor

from ludex.ai import Asked, Clock, RandomBot
from ludex.ai.referee import LATE, Referee, answered
from ludex.core.flow.decisions import Decision
from ludex.sim.match import ask_of
from ludex.table import apart
from ludex.table.match import Match

LOG = logging.getLogger("ludex.table")
THOUGHT = 1.0
"""Seconds a bot has for a decision."""
GRACE = 5.0
"""Seconds after which the table does not wait for it any longer: other matches may have slowed it."""
THREADS = ThreadPoolExecutor(8, "bot")

WORDS = {
    "not offered": ("an answer that was not offered", "選択肢にない回答"),
    "raised": ("an error", "エラー"),
    "late": ("no answer in time", "時間切れ"),
}


def think(referee: Referee, match: Match) -> Awaitable[int]:
    """The pick of the bot. It is asked at once, and gets what its player knows, and nothing that leads to the
    position."""
    decision, bot = match.decision, referee.bot
    assert decision is not None
    random = type(bot) is RandomBot
    asked = ask_of(match.game, decision, bot.looks, None if random else Clock(THOUGHT))
    return _picked(referee, match, decision, asked, match.version)


async def _picked(referee: Referee, match: Match, decision: Decision, asked: Asked, version: int) -> int:
    """What the bot picks. In place of a fault stands a random pick, and a line in the log; who does not answer at all
    is replaced for the rest of the match."""
    bot = referee.bot
    if type(bot) is RandomBot:
        return bot.choose(asked)
    threads = apart.THINKING if apart.strange(match.row) else THREADS
    thought = asyncio.get_running_loop().run_in_executor(threads, answered, bot, asked, False)
    try:
        fault, pick, more = await asyncio.wait_for(thought, THOUGHT + GRACE)
    except TimeoutError:
        fault, pick, more = LATE, -1, "it is replaced"
        referee.bot = RandomBot(referee.rng)
    if not fault:
        return pick
    LOG.warning(
        "match %s: the bot of player %d at %s: %s %s", match.row.id, decision.player, decision.rule, fault, more
    )
    if match.version == version:
        english, japanese = WORDS[fault]
        match.chronicle.note(
            match.game,
            f"the bot of player {decision.player + 1} gave {english}: a random pick stands in",
            f"プレイヤー{decision.player + 1}のボット：{japanese}。無作為に選びました",
        )
    return referee.stand_in(fault, len(decision.options))
