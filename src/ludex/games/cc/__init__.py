"""The Caster Chronicles. Chapters of its rulebook are modules: c300_zones, c400_game_set_up, and so on."""

from __future__ import annotations

from typing import Any

from ludex.core.happening import zones
from ludex.core.position.game import Game
from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.errors import InputError
from ludex.games import Spec
from ludex.games.cc import text as texts
from ludex.games.cc.book import BOOK
from ludex.games.cc.c300_zones import CASTER, FACE_DOWN, STATES, STOCK
from ludex.games.cc.c400_game_set_up import SECTIONS, check_deck, set_up
from ludex.games.cc.cards import deck_texts, make_card, shipped
from ludex.games.cc.terminal import TERMINAL
from ludex.lang.files.decks import Deck


def new_game(deck0: Deck, deck1: Deck, seed: int, edition: str = "") -> Game:
    """A game before anything was decided."""
    main = [deck0.cards("main"), deck1.cards("main")]
    extra = [deck0.cards("extra"), deck1.cards("extra")]
    pool = tuple(dict.fromkeys([*main[0], *extra[0], *main[1], *extra[1]]))
    game = Game(BOOK, pool, seed)
    set_up(game, main, extra)
    return game


PROPERTIES = {"state", "up", "this turn", "counters", "owner", "host", "known", "damage", "marks", "slot"}


def place(game: Game, player: int, zone: str, card: Card, properties: dict[str, Any]) -> int:
    """Put a card into a zone of a position. Properties: `state`, `up`, `this turn`, `counters`, `owner`, `host` (the id
    of the entity it is a stock of), `known` (bits)."""
    if zone not in BOOK.zone_index:
        raise InputError("zone", f"no zone {zone!r}; there is {', '.join(BOOK.zone_index)}")
    for key in properties:
        if key not in PROPERTIES:
            raise InputError(card.name, f"no property {key!r}; there is {', '.join(sorted(PROPERTIES))}")
    state = properties.get("state", "recovered")
    if state not in STATES:
        raise InputError(card.name, f"no state {state!r}; there is {', '.join(STATES)}")
    kind = BOOK.zone_index[zone]
    up = bool(properties.get("up", True))
    id = zones.create(game, card, kind, player, STATES.index(state), up=up, owner=properties.get("owner", -1))
    obj = game.objects[id].copy()
    if kind == CASTER and not up:
        obj.guise = BOOK.tokens[FACE_DOWN]
        obj.known = 1 << obj.owner
    obj.turn = game.turn if properties.get("this turn") else game.turn - 1
    obj.counters = tuple((str(name), int(n)) for name, n in dict(properties.get("counters", {})).items())
    obj.known = int(properties.get("known", obj.known))
    if kind == STOCK:
        obj.host = int(properties.get("host", 0))
    game.put(obj)
    return id


def reads(text: str, card: Card) -> tuple[Ability, ...]:
    """What part of a card's text comes to."""
    return texts.read(text, "conjure" in card.types)


SPEC = Spec(
    code="cc",
    name="The Caster Chronicles",
    books={"": BOOK},
    sections=SECTIONS,
    cards=shipped,
    deck_texts=deck_texts,
    check_deck=check_deck,
    new_game=new_game,
    make_card=make_card,
    place=place,
    numbers=("aether", *(f"aether {e}" for e in ("solis", "ignus", "silva", "terra", "luna", "aqua", "aes"))),
    terminal=TERMINAL,
    extra={"conceding": "CC 103.4", "reads": reads, "linked zone": "stock", "filler": "LC1-010"},
)

__all__ = ["BOOK", "SPEC", "new_game", "place"]
