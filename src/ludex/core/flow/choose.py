"""Lets a player choose several objects, one pick at a time. Nothing else happens between the picks. The picks go to
`frame.result` of the calling frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core.flow.decisions import DONE, VEILED, Decision, Option, choosing, hides, veiled
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.position.records import Record, record

if TYPE_CHECKING:
    from ludex.core.position.game import Game


class Pick(Record):
    """A choice in progress: `least` to `most` of the candidates; `chosen` are the picks so far. `ordered`: the order of
    the picks matters, so the player picks one by one even when all candidates must be chosen. `about` is the id of the
    object that the decision is about (0: none). `secret`: others do not know how many candidates there are, only that
    so many were asked for (0: they know)."""

    __slots__ = ("about", "candidates", "chosen", "least", "most", "ordered", "player", "prompt", "secret", "verb")

    def __init__(
        self,
        player: int,
        verb: str,
        prompt: str,
        candidates: tuple[int, ...],
        least: int,
        most: int,
        chosen: tuple[int, ...] = (),
        ordered: bool = False,
        about: int = 0,
        secret: int = 0,
    ) -> None:
        self.player = player
        self.verb = verb
        self.prompt = prompt
        self.candidates = candidates
        self.least = least
        self.most = most
        self.chosen = chosen
        self.ordered = ordered
        self.about = about
        self.secret = secret

    def fields(self) -> tuple[object, ...]:
        return (
            self.player, self.verb, self.prompt, self.candidates, self.least, self.most, self.chosen, self.ordered,
            self.about, self.secret,
        )  # fmt: skip

    def having(self, chosen: tuple[int, ...]) -> Pick:
        """A copy with these picks."""
        return Pick(
            self.player, self.verb, self.prompt, self.candidates, self.least, self.most, chosen, self.ordered,
            self.about, self.secret,
        )  # fmt: skip


record(Pick)


def choose(
    game: Game,
    player: int,
    verb: str,
    candidates: tuple[int, ...] | list[int],
    least: int,
    most: int,
    prompt: str = "",
    ordered: bool = False,
    about: int = 0,
    secret: bool = False,
) -> None:
    """Ask the player for `least` to `most` of the candidates; both are lowered to the number of candidates. At its next
    step, the calling frame finds the picks in `frame.result`, in the order picked. `secret`: the candidates are those
    among cards which others do not see, so that people are asked too where there is one, or none."""
    ids = tuple(candidates)
    hidden = most if secret else 0
    most = min(most, len(ids))
    least = max(0, min(least, most))
    pick = Pick(player, verb, prompt or verb, ids, least, most, (), ordered, about, hidden)
    game.frames.append(Frame("nb.choose", 0, pick))


def _settled(game: Game, local: Pick) -> tuple[int, ...] | None:
    """The picks, if nothing is left to decide; else None."""
    veils = _veils(game, local)
    if len(local.chosen) == (local.secret if veils else local.most):
        return local.chosen
    if not veils and not local.ordered and local.least == len(local.candidates):
        return local.chosen + tuple(id for id in local.candidates if id not in local.chosen)
    return None


def _veils(game: Game, local: Pick) -> bool:
    return local.secret > 0 and game.windows >= VEILED


def _ask(game: Game, frame: Frame) -> Decision | None:
    local = frame.locals(Pick)
    if _settled(game, local) is not None:
        return None
    rest = [id for id in local.candidates if id not in local.chosen]
    if local.ordered:
        decision = Decision(local.player, local.prompt, [Option(local.verb, (id,)) for id in rest], local.about)
    else:
        decision = choosing(game, local.player, local.prompt, local.verb, rest, local.about)
    if len(local.chosen) >= local.least:
        decision.options.append(DONE)
        decision.window = decision.own = _veils(game, local)
    elif _veils(game, local) or (len(rest) > 1 and game.windows >= VEILED and hides(game, local.player, rest)):
        return veiled(game, decision)
    return decision


def _take(game: Game, frame: Frame) -> str | None:
    local = frame.locals(Pick)
    result = _settled(game, local)
    if result is None and frame.answer == DONE:
        result = local.chosen
    if result is None:
        assert frame.answer is not None
        frame.local = local.having((*local.chosen, frame.answer.cards[0]))
        return "nb.pick"
    game.frames[-2].result = result
    return None


def take_back(game: Game) -> bool:
    """Take back the last pick of the choice in progress. Returns False if there is no pick to take back."""
    frame = game.frames[-1]
    local = frame.local
    if not isinstance(local, Pick) or not local.chosen:
        return False
    frame.local = local.having(local.chosen[:-1])
    game.decision = None
    return True


CHOOSE = procedure("nb.choose", "A choice of several", Step("nb.pick", _take, ask=_ask))
