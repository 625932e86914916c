"""Bots at the table: they think in threads, so that nobody waits for them, and are held to the rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor

from ludex.ai import Clock, RandomBot
from ludex.ai.referee import LATE, Referee, answered
from ludex.core.flow.decisions import Decision
from ludex.sim.match import ask_of
from ludex.table import apart
from ludex.table.match import Match
from ludex.table.protocol import Refused
from ludex.table.stage import Stage

LOG = logging.getLogger("ludex.table")
THOUGHT = 1.0
"""Seconds a bot has for a decision."""
GRACE = 5.0
"""Seconds after which the table does not wait for it any longer: other matches may have slowed it."""
THREADS = ThreadPoolExecutor(8, "bot")

Thought = tuple[str, int, str]
"""What `answered` says of a bot's answer."""

WORDS = {
    "not offered": ("an answer that was not offered", "選択肢にない回答"),
    "raised": ("an error", "エラー"),
    "late": ("no answer in time", "時間切れ"),
}


def think(referee: Referee, match: Match, stage: Stage | None = None) -> Awaitable[int]:
    """The pick of the bot. It is asked at once, and gets what its player knows, and nothing that leads to the
    position. Where people are usually not asked, it passes. `stage`: where the match is rehearsed, and the bot
    thinks."""
    decision, bot = match.decision, referee.bot
    assert decision is not None
    random = type(bot) is RandomBot
    if not random and match.spec.stops.quiet(match.game, decision):
        return _at_once(len(decision.options) - 1)
    if stage is not None and not random:
        staged = stage.ask(match, "think", decision.player, THOUGHT)()
        return _picked(referee, match, decision, _staged(staged), match.version)
    asked = ask_of(match.game, decision, bot.looks, None if random else Clock(THOUGHT))
    if random:
        return _at_once(bot.choose(asked))
    threads = apart.THINKING if apart.strange(match.row) else THREADS
    thought = asyncio.get_running_loop().run_in_executor(threads, answered, bot, asked, False)
    return _picked(referee, match, decision, thought, match.version)


async def _at_once(pick: int) -> int:
    return pick


async def _staged(thought: Awaitable[Thought]) -> Thought:
    """A process that took too much is gone, and gave no answer in time."""
    try:
        return await thought
    except Refused as refused:
        if refused.word:
            raise
        return LATE, -1, str(refused)


async def _picked(referee: Referee, match: Match, decision: Decision, thought: Awaitable[Thought], version: int) -> int:
    """What the bot picks. In place of a fault stands a random pick, and a line in the log; who does not answer at all
    is replaced for the rest of the match."""
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
