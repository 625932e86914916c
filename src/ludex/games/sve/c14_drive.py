"""Ride, Drive, and the triggers that drive checks reveal; what decks of a universe begin with. The rulebook has no
chapter about them: card text goes first [SVE 1.3.1]. RULING-SVE-043: what the texts leave open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import CondFn, Verb
from ludex.core.happening import carrying, events, zones
from ludex.core.resolving import deeds
from ludex.core.values import select
from ludex.games.sve.c04_zones import DECK, EX, FIELD, LEADER, PP, RACE_ZONE
from ludex.games.sve.c05_key_notations import tell, unused
from ludex.games.sve.c12_keywords import RUSH
from ludex.games.sve.c14_universe_specific import ITEMS, based_on
from ludex.games.sve.words import KEYWORDS_JA
from ludex.lang.pattern import Keyword

if TYPE_CHECKING:
    from ludex.core.flow.frames import Frame
    from ludex.core.position.game import Ctx, Game

UNIVERSE: Final = "Vanguard"
IDOLS: Final = "iM@S CG"
POINTS: Final = ("Drive Point", "ドライブポイント")
"""The card of the evolve deck that a ride uses, by its name in both editions."""
DRIVEN: Final = "driven"
"""The mark of a follower that was given Drive."""
DRIVE, CHECK, TRIGGER = "drive", "drive check", "trigger"
"""The events: a follower was given Drive, a drive check is made for it, a player resolved the trigger of a card."""
STARTING_AMULET: Final = "Starting Amulet"
STARTING_ITEMS: Final = 5
NO_ITEMS: Final = "no starting items"
"""The event of a player who should begin with items, when the game has no such token."""

MINE = t.YOURS & t.Zone(("field",)) & t.Word("type", "follower")
PICKED = t.Ref("picked")
PICK = t.Choose("picked", 1, MINE)
STAY = t.Rule("forbid", "attack targets", PICKED, t.Zone(("leader",)))
TRIGGERS: Final[dict[str, tuple[t.Instr, ...]]] = {
    "Critical Trigger": (PICK, t.Continue((t.Modify(PICKED, "attack", "+", 2),), "")),
    "Draw Trigger": (t.Draw(1),),
    "Stand Trigger": (PICK, t.SetState(PICKED, "reserved"), t.Continue((STAY,), "turn")),
    "Heal Trigger": (t.Do("restore", t.YOURS & t.Zone(("leader",)), 3),),
}
"""What the player may do when a drive check reveals a card with the trigger."""


def check(n: int) -> tuple[t.Instr, ...]:
    """The `n`th drive check of an ability: the top card is revealed. If it has a trigger, and the player resolves it,
    the card is put into the cemetery, else on the bottom of the deck."""
    name, done = f"checked {n}", f"trigger {n}"
    it = t.Ref(name)
    block: list[t.Instr] = [t.Do(CHECK), t.Look(name, 1, "deck"), t.Move(it, "resolution")]
    for trigger, do in TRIGGERS.items():
        conds: tuple[t.Cond, ...] = (t.Named(TRIGGER), t.Is(it, t.Has(trigger)))
        if PICK in do:
            conds += (t.Exists(MINE),)
        block.append(t.If(t.Both(conds), (t.May(do, name=done),)))
    resolved = (t.Do(TRIGGER, it), t.Move(it, "cemetery"))
    return (*block, t.If(t.Did(done), resolved, (t.Move(it, "deck", position="bottom"),)))


def _strike(name: str, checks: int) -> Keyword:
    do = tuple(part for n in range(1, checks + 1) for part in check(n))
    means = (t.Automatic(t.When("attack", t.SELF), do=do, keyword=name),)
    return Keyword(name, "SVE 1.3.1", ja=KEYWORDS_JA[name], words=(name, f"【{KEYWORDS_JA[name]}】"), means=means)


SINGLE_DRIVE, TWIN_DRIVE = _strike("Single Drive", 1), _strike("Twin Drive", 2)
ON_DRIVE = Keyword(
    "On Drive", "SVE 1.3.1", ja=KEYWORDS_JA["On Drive"], words=("On Drive", "【ドライブ獲得時】"),
    means=(t.Automatic(t.When(DRIVE, t.SELF), keyword="On Drive"),),
)  # fmt: skip
RIDE = Keyword("Ride", "SVE 1.3.1", ja=KEYWORDS_JA["Ride"], words=("[ride]", "[憑依]"))
HAVING = Keyword("Drive", "SVE 1.3.1", ja=KEYWORDS_JA["Drive"], means=(t.Mere("Drive"),))
BEGINNING = Keyword(STARTING_AMULET, "SVE 1.3.1", ja=KEYWORDS_JA[STARTING_AMULET], means=(t.Mere(STARTING_AMULET),))
ICONS = tuple(Keyword(name, "SVE 1.3.1", ja=KEYWORDS_JA[name], means=(t.Mere(name),)) for name in TRIGGERS)
KEYWORDS: Final = (SINGLE_DRIVE, TWIN_DRIVE, ON_DRIVE, RIDE, HAVING, BEGINNING, *ICONS)
DRIVING = t.Grant(t.Ref("driver"), (*HAVING.means, *RUSH.means, *SINGLE_DRIVE.means))


def _linked(game: Game, id: int) -> bool:
    return any(game.objects[card].host == id for player in (0, 1) for card in game.at(RACE_ZONE, player))


def points_of(game: Game, player: int) -> list[int]:
    """The Drive Points in a player's evolve deck that are not used up."""
    return [id for id in unused(game, player) if game.objects[id].card.name in POINTS]


def ride(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """RULING-SVE-043: Links a Drive Point to the follower. NB: it lies in the race zone: cards there are linked to a
    follower, and go back face up when it leaves."""
    for id in ids:
        player = game.objects[id].player
        for card in points_of(game, player)[:1]:
            event = events.moving(game, card, "race zone", player, "serve", cause=ctx.source)
            carrying.carry_out(game, (event,))
            linked = game.objects[event.new].copy()
            linked.host = id
            game.put(linked)


def can_ride(game: Game, ctx: Ctx, do: t.Do) -> bool:
    ids = select.find(game, do.what, ctx)
    free = all(DRIVEN not in game.objects[id].marks and not _linked(game, id) for id in ids)
    return bool(ids) and free and bool(points_of(game, ctx.controller))


def drive(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    """RULING-SVE-043: A follower is given Drive once: it has Rush and Single Drive from then on."""
    for id in ids:
        obj = game.objects[id]
        if obj.zone != FIELD or DRIVEN in obj.marks:
            continue
        driven = obj.copy()
        driven.marks = (*driven.marks, DRIVEN)
        game.put(driven)
        deeds.start_effect(game, DRIVING, "", ctx.bind("driver", (id,)))
        tell(game, DRIVE, id, obj.player)


def checks(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    tell(game, CHECK, ctx.source, ctx.controller)


def triggers(game: Game, ctx: Ctx, do: t.Do, ids: tuple[int, ...], n: int) -> None:
    for id in ids:
        tell(game, TRIGGER, id, ctx.controller)


def has_triggers(game: Game, ctx: Ctx) -> bool:
    return based_on(game, ctx.controller, UNIVERSE)


def lay_out(game: Game, frame: Frame) -> str | None:
    """RULING-SVE-043: A deck of the one universe begins with an amulet of its own on the field, one of the other with
    items in the EX area; where no card of the game is such an item, that is announced."""
    for player in (0, 1):
        own = {word for id in game.at(LEADER, player) for word in game.objects[id].card.words.get("universe", ())}
        amulets = [id for id in game.at(DECK, player) if STARTING_AMULET in game.objects[id].card.keywords]
        if UNIVERSE in own and amulets and based_on(game, player, UNIVERSE):
            carrying.carry_out(game, (events.moving(game, amulets[0], "field", player, "lead"),))
        if IDOLS in own and based_on(game, player, IDOLS):
            tokens = [card for card in game.pool if card.token and {card.name, *card.names} & set(ITEMS)]
            for token in tokens[:1] * STARTING_ITEMS:
                zones.create(game, token, EX, player)
            if not tokens:
                events.announce(game, NO_ITEMS, player=player)
    return None


def ride_ability(points: int) -> t.Activated:
    return t.Activated((t.Do("ride"), t.Gain(PP, -points)), do=(t.Do(DRIVE),), keyword="Ride")


VERBS: Final[dict[str, Verb]] = {
    "ride": Verb("SVE 1.3.1", ride, can_ride),
    DRIVE: Verb("SVE 1.3.1", drive),
    CHECK: Verb("SVE 1.3.1", checks),
    TRIGGER: Verb("SVE 1.3.1", triggers),
}
CONDITIONS: Final[dict[str, CondFn]] = {TRIGGER: has_triggers}
