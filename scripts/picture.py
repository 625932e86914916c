"""Draw docs/pictures/game.svg: a real position of a seeded game between a random person and a random bot."""

import re
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import MONOKAI

from ludex.ai import make_bot
from ludex.cli._session import Session
from ludex.core.flow.api import decide
from ludex.games import load
from ludex.rules.scan import project_root

CODE, DECKS, SEED, DECISIONS = "sve", ("hollow-choir", "lantern-gate"), 3, 34


def main() -> None:
    spec = load(CODE)
    game = spec.new_game(spec.deck(DECKS[0]), spec.deck(DECKS[1]), SEED, spec.default_edition)
    console = Console(record=True, width=100, highlight=False, force_terminal=True, file=StringIO())
    session = Session(spec, game, 0, make_bot("random", SEED, 1), console)
    rng = Random(SEED)
    for _ in range(DECISIONS):
        decision = session.next_decision()
        assert decision is not None, "the game is over: take fewer decisions"
        session.told = len(session.log.lines)
        decide(game, rng.randrange(len(decision.options)))
    decision = session.next_decision()
    assert decision is not None
    session.draw(decision)
    svg = console.export_svg(title=f"ludex play {CODE}", theme=MONOKAI, unique_id="ludex")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    path = project_root(Path(__file__).resolve()) / "docs" / "pictures" / "game.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
