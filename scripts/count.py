"""Count the processor's instructions for a decision, which a busy machine does not change (docs/performance.md).

    make fast
    valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file=counts.out .venv/bin/python scripts/count.py cc

`Collected` by the decisions that are printed is the figure; `callgrind_annotate counts.out` says where they are spent.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys

from ludex.bench.measure import Ours
from ludex.cli import COLLECT_AFTER
from ludex.games import load
from ludex.library.decks import by_level

WARM = 28
"""Games that are played first, so that what is kept is known."""
COUNTED = 12
"""Games that are counted, the time to set them up included."""


def switch(state: str) -> None:
    """Let valgrind count from now on (`on`), or no more (`off`)."""
    subprocess.run(["callgrind_control", "-i", state, str(os.getpid())], stdout=subprocess.DEVNULL, check=True)


def main(code: str) -> None:
    gc.set_threshold(COLLECT_AFTER)  # as the command `ludex` does
    spec = load(code)
    starters, full = by_level(spec)
    player = Ours(spec, full or starters, 1)
    for _ in range(WARM):
        player.play()
    switch("on")
    decisions = sum([player.play() for _ in range(COUNTED)])
    switch("off")
    print(f"{code}: {decisions} decisions")


if __name__ == "__main__":
    main(sys.argv[1])
