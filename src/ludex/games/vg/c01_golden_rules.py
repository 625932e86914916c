"""[VG 1] Two players, winning and losing, the golden rules; and the roles that cards have in what is going on.

Core does the work that all games share; this list names the function for each paragraph. Who concedes loses whatever
effects say, and no instruction makes anybody concede: [VG 1.2.4.1] core:concede. An effect ends the game while it
resolves: [VG 1.2.5] core:_do_finish. A card's text goes before a rule: [VG 1.3.1] core:may, core:among. What cannot be
done is left out: [VG 1.3.2] core:fill, core:carry_out; nothing happens zero times or less:
[VG 1.3.2.2] core:_do_draw, core:_do_repeat, core:_number; a part of a cost that is to be done zero times is paid:
[VG 1.3.2.3] core:picked. What forbids goes before what makes do: [VG 1.3.3] core:forbidden, core:may. Numbers:
[VG 1.3.5] core:_ask_number; [VG 1.3.5.1] core:pick_decision; [VG 1.3.6] [VG 1.3.6.1] core:changes.end.
One deed is one event: [VG 1.3.7.1] core:carrying._carry_out.
As many as possible: [VG 1.3.2.4] core:pick_decision; [VG 1.3.2.4.1] core:_prove.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import RoleFn
from ludex.core.flow.play import Play
from ludex.core.resolving.paying import Payment
from ludex.core.values import layers
from ludex.games.vg import c11_raised
from ludex.games.vg.c04_zones import battle

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj


def _attacking(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 1.3.7.2] The attacker is attacking for as long as the battle goes on and it stays, [VG 1.3.7.3] and attacks
    the units that are attacked."""
    now = battle(game)
    if now is None or now.attacking != obj.id:
        return ()
    return now.attacked or (0,)


def _attacked(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 1.3.7.3] A unit is being attacked by the attacking unit, as long as the battle goes on."""
    now = battle(game)
    return (now.attacking,) if now is not None and obj.id in now.attacked else ()


def _boosting(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 1.3.7.3] The booster is boosting the attacking unit; it does not any more when it has left its circle, though
    it boosted. [VG 1.3.7.4]"""
    now = battle(game)
    return (now.attacking,) if now is not None and obj.id in now.boosting else ()


def _boosted(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 1.3.7.3] The attacking unit is being boosted."""
    now = battle(game)
    return now.boosting if now is not None and now.attacking == obj.id else ()


def _specified(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 10.4.1.6] The unit that the attacking player specified to be attacked, before effects add others."""
    now = battle(game)
    return (now.attacker,) if now is not None and obj.id in now.targets else ()


def _paying(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 11.7.1] The cost of an ability of the card, or of the card itself, is being paid now."""
    return (0,) if any(isinstance(f.local, Payment) and f.local.ctx.source == obj.id for f in game.frames) else ()


def _came(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 7.5.1] The card was placed where it is in this turn."""
    return (0,) if obj.turn == game.turn else ()


def _on_its_turn(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 9.1.1] It is the turn of the card's master."""
    return (0,) if obj.side == game.active else ()


USED: Final[tuple[str, ...]] = ("RevolDress", "OverSoul", "Engorge", "Rescue", "Magia", "Revelation")
"""Keywords of abilities by which other cards are told what happened to them. NB: only of abilities that do it at once:
what an ability does later is not done while it is played."""


def _using(keyword: str) -> RoleFn:
    """The role of a card of which an ability with the keyword is being played now."""

    def uses(game: Game, obj: Obj) -> tuple[int, ...]:
        plays = [frame.local for frame in game.frames if isinstance(frame.local, Play)]
        used = any(p.source == obj.id and p.ability is not None and p.ability.called(keyword) for p in plays)
        return (0,) if used else ()

    return uses


BY_ICON: Final = ("Boost", "Intercept", "Twin Drive", "Triple Drive")
"""The skills that are printed as icons of their own."""


def _with_ability(game: Game, obj: Obj) -> tuple[int, ...]:
    """[VG 11.1.1] The card has an activated, automatic or continuous ability in its text. NB: skills that are printed
    as icons are none."""
    texts = [one for one in obj.info.abilities if not isinstance(one, t.Spell) and one.keyword not in BY_ICON]
    return (0,) if texts else ()


KINDS: Final[tuple[tuple[str, type[t.Ability]], ...]] = (("[ACT]", t.Activated), ("[AUTO]", t.Automatic))


def _using_kind(kind: type[t.Ability], printed: bool) -> RoleFn:
    """[VG 11.1] The role of a card of which an ability of that kind is being played now; `printed`: one that the card
    has of itself."""

    def uses(game: Game, obj: Obj) -> tuple[int, ...]:
        plays = [frame.local for frame in game.frames if isinstance(frame.local, Play)]
        used = [p for p in plays if p.source == obj.id and isinstance(p.ability, kind)]
        return (0,) if any(not printed or p.ctx.number < layers.GRANTED for p in used) else ()

    return uses


ROLES: Final[dict[str, RoleFn]] = {
    **{f"using {icon} ability": _using_kind(kind, False) for icon, kind in KINDS},
    **{f"using original {icon} ability": _using_kind(kind, True) for icon, kind in KINDS},
    **{f"using {keyword}": _using(keyword) for keyword in USED},
    "came this turn": _came,
    "on its turn": _on_its_turn,
    "paying": _paying,
    "specified": _specified,
    "with an ability": _with_ability,
    **c11_raised.ROLES,
    "attacked": _attacked,
    "attacking": _attacking,
    "boosted": _boosted,
    "boosting": _boosting,
}
"""What a card is doing, and what is being done to it."""
