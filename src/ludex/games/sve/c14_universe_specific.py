"""SVE chapter 14: rules of a single universe: serving and racing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core.book import CondFn, Places, Verb
from ludex.core.happening import carrying, events
from ludex.core.resolving import deeds
from ludex.core.tree import (
    SELF,
    Activated,
    Automatic,
    Do,
    Gain,
    Grant,
    Keyword,
    Named,
    Passive,
    Ref,
    Rule,
    When,
)
from ludex.core.values import select
from ludex.games.sve.c04_zones import EX, FIELD, LEADER, PP, RACE_ZONE
from ludex.games.sve.c05_key_notations import tell, unused
from ludex.games.sve.edition import edition_of
from ludex.games.sve.words import KEYWORDS_JA

if TYPE_CHECKING:
    from ludex.core.position.game import Ctx, Game

RACED = "raced"
"""The mark of a follower that has raced."""
CARROTS = ("Carrot", "にんじん")

ITEMS = ("Magical Item", "魔法のアイテム")
"""The token that a Lesson banishes from the EX area, by its name in both editions; the reminder text of the cards says
so."""


NEUTRAL: Final = "Neutral"
"""The class of a leader of which nothing is known: no deck is based on it."""


def based_on(game: Game, player: int, universe: str) -> bool:
    """Whether the player's deck is based on the universe; a leader of which nothing is known does not tell."""
    for id in game.at(LEADER, player):
        words = game.objects[id].card.words
        own = words.get("universe", ())
        other = own or any(craft != NEUTRAL for craft in words.get("class", ()))
        if game.nums[player].get("basis", 1) == 0 or (other and universe not in own):
            return False
    return True


def items(game: Game, player: int) -> list[int]:
    return [id for id in game.at(EX, player) if game.objects[id].card.name in ITEMS]


def lesson(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 1.3.1] Banishes `n` items from the player's EX area."""
    taken = items(game, ctx.controller)[:n]
    events.perform(game, *(events.moving(game, id, "banished", word="banish", cause=ctx.source) for id in taken))


def can_learn(game: Game, ctx: Ctx, do: Do) -> bool:
    return len(items(game, ctx.controller)) >= select.amount(game, do.n, ctx)


def carrots(game: Game, player: int) -> list[int]:
    """The Carrots in a player's evolve deck that are not used up."""
    return [id for id in unused(game, player) if game.objects[id].card.name in CARROTS]


def served(game: Game, id: int) -> bool:
    return any(game.objects[c].host == id for p in (0, 1) for c in game.at(RACE_ZONE, p))


def serve(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 14.2.1.1] Moves `n` Carrots to the race zone, linked to the follower; does nothing if one is linked already
    [SVE 14.2.1.2]. RULING-SVE-024: an effect takes as many as there are."""
    for id in ids:
        player = game.objects[id].player
        if game.objects[id].zone != FIELD or served(game, id):
            continue
        for card in carrots(game, player)[:n]:
            event = events.moving(game, card, "race zone", player, "serve", cause=ctx.source)
            carrying.carry_out(game, (event,))
            linked = game.objects[event.new].copy()
            linked.host = id
            game.put(linked)


def can_serve(game: Game, ctx: Ctx, do: Do) -> bool:
    """[SVE 14.2.1.2.1] Whether serving can be paid as a cost: no Carrot is linked yet, and there are enough of
    them."""
    ids = select.find(game, do.what, ctx)
    n = select.amount(game, do.n, ctx)
    return bool(ids) and all(not served(game, id) and len(carrots(game, ctx.controller)) >= n for id in ids)


def race(game: Game, ctx: Ctx, do: Do, ids: tuple[int, ...], n: int) -> None:
    """[SVE 14.2.3.1] The follower has Rush while a Carrot is linked to it, and it has raced `n` times. RULING-SVE-025:
    it has raced with or without a linked Carrot, unless the edition demands one."""
    demanded = edition_of(game).raced_event_needs_carrot
    for id in ids:
        now = ctx.bind("runner", (id,))
        deeds.start_effect(game, RUNNING, "", now)
        times = 0 if demanded and not served(game, id) else n
        if times and RACED not in game.objects[id].marks:
            raced = game.objects[id].copy()
            raced.marks = (*raced.marks, RACED)
            game.put(raced)
        for _ in range(times):
            tell(game, "race", id, game.objects[id].player)


def is_served(game: Game, ctx: Ctx) -> bool:
    return served(game, ctx.source)


RUSHING = Passive((Rule("permit", "attack this turn"),), keyword="Rush")
RACING = Passive((Grant(SELF, (RUSHING,)),), Named("served"))
RUNNING = Grant(Ref("runner"), (RACING,))

SERVE = Keyword("Serve", "SVE 14.2.2", ja=KEYWORDS_JA["Serve"], words=("[feed]", "[食事]"))

ON_RACE = Keyword(  # [SVE 14.2.4.1] [SVE 14.2.4.2]
    "On Race", "SVE 14.2.4", ja=KEYWORDS_JA["On Race"], words=("On Race", "【出走時】"),
    means=(Automatic(When("race", SELF), keyword="On Race"),),
)  # fmt: skip


def serve_ability(times: int, points: int) -> Activated:
    """[SVE 14.2.2.1] An activated ability whose cost includes serving, `times` Carrots [SVE 14.2.2.3]."""
    return Activated((Do("serve", SELF, times), Gain(PP, -points)), do=(Do("race"),), keyword="Serve")


VERBS: Final[dict[str, Verb]] = {
    "serve": Verb("SVE 14.2.1", serve, can_serve),
    "race": Verb("SVE 14.2.3", race),
    "lesson": Verb("SVE 1.3.1", lesson, can_learn),
}
"""`Do.n` says how many Carrots or how often; one if the text gives no number [SVE 14.2.1.1.1] [SVE 14.2.3.1.1]."""

CONDITIONS: Final[dict[str, CondFn]] = {"served": is_served}
PLACES: Final[dict[str, Places]] = {"served": Places(("race zone",))}
