"""[VG 10.5.1.2.3] G guardians: which can be called to the guardian circle, and how several are called together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.decisions import DONE, Decision, Option, distinct, veiled
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.game import Ctx
from ludex.core.position.records import record
from ludex.core.resolving import paying
from ludex.core.values import costs
from ludex.games.vg import c06_calls_and_rides as c06
from ludex.games.vg.c04_zones import G, vanguard_grade

if TYPE_CHECKING:
    from ludex.core.position.game import Game


def g_guardians(game: Game, p: int) -> list[int]:
    """[VG 10.5.1.2.3] Face down G guardians that the non-turn player may call: both vanguards must be of grade 3 or
    more, and at most three G guardians face up in the G zone. RULING-VG-032: nothing else limits their number."""
    zone = game.at(G, p)
    if not zone or p == game.active or sum(1 for id in zone if game.objects[id].up and _guards(game, id)) > 3:
        return []
    if any(vanguard_grade(game, player) < 3 for player in (0, 1)):
        return []  # RULING-VG-242
    return _payable(game, p)


def _payable(game: Game, p: int) -> list[int]:
    """[VG 14.16.2] The face down G guardians whose cost the player can pay."""
    return [
        id for id in distinct(game, face_down(game, p)) if costs.can_pay(game, Ctx(id, p), _guards(game, id)[0].cost)
    ]


def face_down(game: Game, p: int) -> list[int]:
    """The G guardians that lie face down in the G zone."""
    return [id for id in game.at(G, p) if not game.objects[id].up and _guards(game, id)]


def _guards(game: Game, id: int) -> list[t.Activated]:
    """[VG 14.16.1] The G guardian abilities of a card."""
    return [ability for ability in game.objects[id].info.activated if ability.keyword == "G guardian"]


@record
class GGuardians(NamedTuple):
    """[VG 10.5.1.2.3] G guardians that are being called together: those that are turned face up and paid for."""

    player: int
    cards: tuple[int, ...] = ()
    several: bool = False


def pay_for(game: Game, p: int, id: int) -> None:
    """Turns a G guardian face up and pays its cost."""
    events.perform(game, Event("face", id, p, up=1))
    paying.pay(game, _guards(game, id)[0].cost, Ctx(id, p))


def _ask_g_guardian(game: Game, frame: Frame) -> Decision | None:
    """[VG 10.5.1.2.3] Asks for one G guardian after the other; each is paid for before the next is chosen."""
    local = frame.locals(GGuardians)
    if not local.several:
        return None
    found = _payable(game, local.player)
    done = [DONE] if local.cards else []
    options = [*(Option("G guard", (id,)) for id in found), *done]
    return veiled(game, Decision(local.player, "G guard with which?", options))


def _take_g_guardian(game: Game, frame: Frame) -> str | None:
    local = frame.locals(GGuardians)
    if frame.answer is None or not frame.answer.cards:
        return None
    frame.local = local._replace(cards=(*local.cards, *frame.answer.cards))
    pay_for(game, local.player, frame.answer.cards[0])
    return "10.5.1.2.3"


def _call_g_guardians(game: Game, frame: Frame) -> str | None:
    """[VG 10.5.1.2.3] Makes a superior call of all of them."""
    local = frame.locals(GGuardians)
    c06.superior_call(game, local.player, local.cards, True)
    return None


G_GUARDIANS = procedure(
    "VG 10.5.1.2.3",
    "G guardians",
    Step("10.5.1.2.3", _take_g_guardian, ask=_ask_g_guardian),
    Step("nb.call", _call_g_guardians),
)
