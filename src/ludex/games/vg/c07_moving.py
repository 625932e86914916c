"""[VG 7.2] to [VG 7.20]: turning, moving and showing cards, as card texts order it.

Core does most of it. Turning: [VG 7.2.1] core:carrying._state; [VG 7.3.1] core:carrying._face. Moving: [VG 7.4.1]
core:deeds._moves, and so [VG 7.9.1] [VG 7.19.1] core:deeds._moves; [VG 7.8.1] core:events_of.
Shuffling: [VG 7.5.1] core:deeds.events_of, core:zones.shuffle;
[VG 7.5.1.1] core:carrying._shuffle; [VG 7.12.1] core:zones.shuffle; [VG 7.12.2] core:_found;
[VG 7.12.3] core:zones.shuffle. Drawing: [VG 7.6.4] core:deeds.draw. Looking: [VG 7.7.1] core:showing.look;
[VG 7.7.2.1] [VG 7.7.2.3] core:_ask_look; [VG 7.7.2.2] [VG 7.7.2.4] [VG 7.7.2.5] core:_do_look;
[VG 7.7.3] core:uncovering.uncover; [VG 7.7.3.1] core:_show; [VG 7.7.4] core:_told_of_look.
Revealing: [VG 7.10.1] [VG 7.10.1.1] core:showing.reveal; [VG 7.10.2] core:_pay_at_once; [VG 7.10.4] core:showing._mark.
Searching: [VG 7.11.1] core:_ask_search; [VG 7.11.2] [VG 7.11.3] core:any_seen; [VG 7.11.4] core:_searchable.
Giving: [VG 7.14.1] core:granting.apply; [VG 7.14.2] core:granting.apply; [VG 7.14.4] core:start_effect;
[VG 7.14.5] core:settling._settle_words.
Choosing: [VG 7.50.1] core:pick_decision; [VG 7.50.1.1] core:candidates.candidates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.book import Verb
from ludex.core.flow.decisions import DONE, Decision, Option
from ludex.core.flow.frames import Frame, Procedure, Step, procedure, push
from ludex.core.happening import events
from ludex.core.position.event import Event
from ludex.core.position.records import record
from ludex.core.values import select
from ludex.core.values.named import named_zones
from ludex.games.vg.c04_zones import DECK, in_field

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

Block = tuple[t.Instr, ...]

YOUR_HAND: Final[t.Sel] = t.YOURS & t.Zone(("hand",))
A_CARD: Final = t.Side(t.EACH)
"""As the cause of an event: some card."""
DRAWN_BY_AN_ABILITY: Final = t.When("move", player=t.YOU, word="draw", cause=A_CARD)
"""[VG 7.6.4.1] A draw that a card causes, and not the draw phase; [VG 7.6.4.1.1] so do trigger effects and persona
ride."""
TRIGGER_REVEALED: Final = t.When("move", t.Word("type", "trigger"), dst=("trigger",), player=t.YOU)
"""[VG 7.16.1] A trigger unit is put into the trigger zone by a check."""


def discard(n: t.Amount) -> Block:
    """Chooses cards of the player's hand and discards them."""
    away = t.Move(t.Ref("discard"), "drop", "discard")  # [VG 7.9.1]
    return (t.Choose("discard", n, YOUR_HAND), away)


def remove(what: t.Sel) -> Block:
    """Removes cards from the game."""
    return (t.Move(what, "removed", "remove"),)  # [VG 7.19.1]


def bind(what: t.Sel, up: bool = True) -> Block:
    """[VG 7.29.1] Binds cards: they go to their owners' bind zones."""
    return (t.Move(what, "bind", "bind", up=up),)


def get_crest(name: str, who: str = t.YOU) -> Block:
    """[VG 7.14.6] The player gets a crest: one of that name is created in their crest zone."""
    return (t.Create(name, 1, "crest", who),)


def retire(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.18.1] Moves cards from the field to their owners' drop zones."""
    events.perform(
        game,
        *(events.moving(game, id, "drop", -1, "retire", cause=ctx.source) for id in ids if in_field(game.objects[id])),
    )


def heal(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.20.1] Moves cards from the damage zone to the drop zone."""
    events.perform(game, *(events.moving(game, id, "drop", -1, "heal", cause=ctx.source) for id in ids))


# --- cards from the deck [VG 7.6] ------------------------------------------------------------------------------------


@record
class FromDeck(NamedTuple):
    """[VG 7.6.3] Cards that a player moves from the deck to a zone, up to so many."""

    player: int
    n: int
    zone: str
    source: int
    done: int = 0


def put_from_deck(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.6.1] Moves the top card of the deck to the zone `do.word`, [VG 7.6.2] as often as said."""
    for _ in range(n):
        _put_top(game, ctx.controller, do.word, ctx.source)


def can_put_from_deck(game: Game, ctx: Ctx, do: t.Do) -> bool:
    """[VG 11.8.2.2] As a cost it is done wholly or not at all: whether the deck has that many cards."""
    return len(game.at(DECK, ctx.controller)) >= select.amount(game, do.n, ctx)


def _put_top(game: Game, player: int, zone: str, source: int) -> None:
    deck = game.at(DECK, player)
    if deck:
        events.perform(game, events.moving(game, deck[-1], zone, player, cause=source))


def put_up_to_from_deck(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.6.3] Moves up to so many cards from the deck to the zone `do.word`."""
    push(game, FROM_DECK.id, FromDeck(ctx.controller, n, do.word, ctx.source))


def _none_asked(game: Game, frame: Frame) -> str | None:
    """[VG 7.6.3.1] Ends at once if the number is 0 or less."""
    return "end" if frame.locals(FromDeck).n <= 0 else None


def _ask_to_go_on(game: Game, frame: Frame) -> Decision | None:
    """[VG 7.6.3.2] The player may end it before each card. NB: nobody is asked when the deck is empty."""
    local = frame.locals(FromDeck)
    if not game.at(DECK, local.player):
        return None
    return Decision(local.player, "move another card from the deck?", [Option("move on"), DONE], local.source)


def _go_on(game: Game, frame: Frame) -> str | None:
    return "end" if frame.answer is None or frame.answer == DONE else None


def _move_one(game: Game, frame: Frame) -> str | None:
    """[VG 7.6.3.3] Moves one card."""
    local = frame.locals(FromDeck)
    frame.local = local._replace(done=local.done + 1)
    _put_top(game, local.player, local.zone, local.source)
    return None


def _enough(game: Game, frame: Frame) -> str | None:
    """[VG 7.6.3.4] Ends after so many cards; until then the player is asked again."""
    local = frame.locals(FromDeck)
    return None if local.done >= local.n else "7.6.3.2"


FROM_DECK: Final[Procedure] = procedure(
    "VG 7.6.3",
    "Moving cards from the deck",
    Step("7.6.3.1", _none_asked),
    Step("7.6.3.2", _go_on, ask=_ask_to_go_on),
    Step("7.6.3.3", _move_one),
    Step("7.6.3.4", _enough),
)


# --- switching [VG 7.8] ----------------------------------------------------------------------------------------------


def switch(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.8.1] The cards and those bound to `do.word` change places at the same time: the first with the first, and
    so on. [VG 7.8.2] Nothing happens if one of them cannot go there. NB: a card takes the other's circle, and comes
    there turned as any card does (`c04_zones.enters`): from another rear-guard circle as it was, from elsewhere
    standing. [VG 4.9.2.5.2] [VG 4.9.2.5.1]"""
    others = tuple(id for id in ctx.get(do.word) or () if id in game.objects)
    if not ids or len(ids) != len(others):
        return
    batch: list[Event] = []
    for a, b in zip(ids, others, strict=True):
        batch += [_to_place_of(game, ctx, a, b), _to_place_of(game, ctx, b, a)]
    if all(_can_go(game, event) for event in batch):
        events.perform_all(game, tuple(batch))


def exchange(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.8.1] Two cards change places; [VG 7.34.1.1] units on circles are moved so. NB: one card alone stays."""
    if len(ids) != 2:
        return
    a, b = ids
    batch = [_to_place_of(game, ctx, a, b), _to_place_of(game, ctx, b, a)]
    if all(_can_go(game, event) for event in batch):
        events.perform_all(game, tuple(batch))


def _to_place_of(game: Game, ctx: Ctx, id: int, other: int) -> Event:
    there = game.objects[other]
    zone = game.book.zones[there.zone]
    return events.moving(game, id, zone.name, there.side, "switch", slot=there.slot, cause=ctx.source)


def _can_go(game: Game, event: Event) -> bool:
    """Whether the card really gets into that zone."""
    obj = game.objects[event.obj]
    return game.book.moves.reroute(game, obj, event.dst, event.player) == (event.dst, event.player)


def switch_zones(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """[VG 7.8.3] All cards of the zone of the selected ones, and all cards of the player's zone `do.word`, move to each
    other's zones at the same time."""
    batch = [events.moving(game, id, do.word, ctx.controller, "switch", cause=ctx.source) for id in ids]
    for id in game.zone(do.word, ctx.controller):
        batch.append(events.moving(game, id, zone_of(do.what), ctx.controller, "switch", cause=ctx.source))
    events.perform_all(game, tuple(batch))


def zone_of(what: t.Sel) -> str:
    """The one zone that the selector names."""
    (name,) = named_zones(what) or ("",)
    return name


VERBS: Final[dict[str, Verb]] = {
    "retire": Verb("VG 7.18", retire),
    "heal": Verb("VG 7.20", heal),
    "put from deck": Verb("VG 7.6", put_from_deck, can_put_from_deck),
    "put up to from deck": Verb("VG 7.6.3", put_up_to_from_deck),
    "exchange": Verb("VG 7.8", exchange),
    "switch": Verb("VG 7.8", switch),
    "switch zones": Verb("VG 7.8.3", switch_zones),
}
