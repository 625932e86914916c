"""Bots at the table: they think in threads, so that nobody waits for them, and are held to the rules."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from ludex.ai import Clock, RandomBot
from ludex.ai.referee import LATE, Referee, answered
from ludex.sim.match import ask_of
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


async def think(referee: Referee, match: Match) -> int:
    """The pick of the bot. It gets what its player knows, and nothing that leads to the position. In place of a fault
    stands a random pick, and a line in the log; who does not answer at all is replaced for the rest of the match."""
    decision = match.decision
    assert decision is not None
    bot = referee.bot
    if type(bot) is RandomBot:
        return bot.choose(ask_of(match.game, decision, bot.looks))
    version = match.version
    asked = ask_of(match.game, decision, bot.looks, Clock(THOUGHT))
    thought = asyncio.get_running_loop().run_in_executor(THREADS, answered, bot, asked, False)
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
    return referee.stand_in(fault, len(asked.options))
