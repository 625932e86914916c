"""[CC 1100] Keywords and keyword skills, each with all its meanings.

Quickcast, Step Up and United Front are used where cards are played and paid for, Lethargy where they enter the field,
Double and Triple Corrupt in battle, Break when orbs come into a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.core import tree as t
from ludex.core.book import CondFn, Places, Verb
from ludex.core.tree import Keyword
from ludex.core.values import layers
from ludex.games.cc import c1109_keyword_actions as acts
from ludex.games.cc.c0300_putting import arrange, full_bingo, order_graveyards
from ludex.games.cc.c0300_zones import BINGO, OFF_FIELD, SERVANT, is_type
from ludex.games.cc.c0909_ages import same_time
from ludex.games.cc.c1103_break import BREAKING, CASTER_BREAKS, break_orbs

if TYPE_CHECKING:
    from ludex.core.flow.frames import Procedure
    from ludex.core.position.event import Event
    from ludex.core.position.game import Ctx, Game

FIELD = ("servant", "caster")

ENTERS = t.When("move", t.SELF, dst=FIELD, not_src=FIELD)
"""[CC 1106.2] The trigger of [Enter] [CC 1106.1]: this card enters the field."""
DIES = t.When("move", t.SELF, src=FIELD, dst=("graveyard",))
"""[CC 1107.2] The trigger of [Last Words] [CC 1107.1]: this card is put into a graveyard from the field."""
LEAVES = t.When("move", t.SELF, src=FIELD, dst=OFF_FIELD)
EARNEST = t.Zone(("graveyard",)) & t.YOURS & t.Word("race", "Earnest")
PHI = "Φ"


def _means(name: str, *rules: t.Continuous, cond: t.Cond | None = None) -> tuple[t.Ability, ...]:
    return (t.Passive(rules, cond=cond, keyword=name),)


# --- keywords with a text of their own --------------------------------------------------------------------------------


def _has_text(keyword: str, cond: t.Cond, given: tuple[t.Ability, ...]) -> tuple[t.Ability, ...]:
    """Abilities that the card has while the condition is true; for a conjure, the condition is checked when it is
    played."""
    spells = tuple(
        t.Spell(a.do, a.targets, a.modes, a.cost, cond=cond, keyword=keyword) for a in given if isinstance(a, t.Spell)
    )
    plain = tuple(
        t.Passive(a.effects, cond=cond, keyword=keyword) for a in given if isinstance(a, t.Passive) and _nameless(a)
    )
    rest = tuple(a for a in given if not isinstance(a, t.Spell) and not _nameless(a))
    gives = (t.Passive((t.Grant(t.SELF, rest),), cond=cond, keyword=keyword),) if rest else ()
    return (*spells, *plain, *gives)


def _nameless(ability: t.Ability) -> bool:
    """Whether nothing can refer to this continuous ability by name, so that its effects can be given directly."""
    return isinstance(ability, t.Passive) and ability.cond is None and not ability.keyword and not ability.zones


def dct(n: int, *given: t.Ability) -> tuple[t.Ability, ...]:
    """[CC 1111.2] [CC 1111.2a] [CC 1111.2b] The card has these abilities while its controller's graveyard contains at
    least `n` Earnest cards."""
    return _has_text("DCT", t.Compare(t.Count(EARNEST), ">=", n), given)


def vanity(*given: t.Ability) -> tuple[t.Ability, ...]:
    """[CC 1113.2] The card has these abilities while it is its controller's only servant."""
    return _has_text("Vanity", t.Named("alone"), given)


def bingo(*given: t.Ability) -> tuple[t.Ability, ...]:
    """[CC 1117.2] [CC 1117.2a] [CC 1117.2b] The card has these abilities while its controller's BINGO zone contains
    three cards of the same cost."""
    return _has_text("BINGO", t.Named("bingo"), given)


def break_for(n: int, *elements: str) -> t.Mere:
    """[CC 1103.3] Break with a cost in aether."""
    return t.Mere("Break", n, " ".join(elements))


KEYWORDS = (
    Keyword("Double Corrupt", "CC 1102", (t.Mere("Double Corrupt"),)),
    Keyword("Triple Corrupt", "CC 1102", (t.Mere("Triple Corrupt"),)),
    Keyword("Break", "CC 1103", (t.Mere("Break"),)),
    Keyword(
        "Slow Start",
        "CC 1104",
        _means("Slow Start", t.Rule("forbid", "attack"), cond=t.Named("entered this turn")),
    ),
    Keyword("Quickcast", "CC 1105", (t.Mere("Quickcast"),)),
    Keyword(
        "Soul Seal",
        "CC 1109.2",
        (
            t.Replace(
                LEAVES, instead=(t.Do("banish stock"),), may=True, cond=t.Named("has stock"), keyword="Soul Seal"
            ),
            # [CC 1109.1]
            t.Activated(cost=(t.Do("banish stock"),), do=(t.Do("enter again"),), timing=("main",), keyword="Soul Seal"),
        ),
    ),
    Keyword("Hubris", "CC 1110", _means("Hubris", t.Rule("permit", "attack past reversed"))),  # [CC 1110.2]
    Keyword("Lethargy", "CC 1112", (t.Mere("Lethargy"),)),
    # [CC 1115.1]
    Keyword("Unity", "CC 1115", (t.Automatic(t.When("attack", t.SELF), do=(t.Do("unity"),), keyword="Unity"),)),
    Keyword(
        PHI,
        "CC 1116",
        _means(
            PHI,
            t.Rule("forbid", "attack targets", t.SELF, ~t.Has(PHI)),  # [CC 1116.2] [CC 1116.2a]
            t.Rule("forbid", "attack targets", t.ENEMY & ~t.Has(PHI), t.SELF),  # [CC 1116.2] [CC 1116.2b]
            t.Rule("forbid", "battle", t.SELF, ~t.Has(PHI)),  # [CC 1116.2] [CC 1116.2c]
        ),
    ),
)


def _entered_this_turn(game: Game, ctx: Ctx) -> bool:
    """[CC 1104.2] Whether the card came into the field this turn."""
    obj = game.objects.get(ctx.source)
    return obj is not None and obj.turn == game.turn


def _alone(game: Game, ctx: Ctx) -> bool:
    """[CC 1113.2] Whether the card is its controller's only servant."""
    ids = game.at(SERVANT, ctx.controller)
    return [id for id in ids if is_type(game, game.objects[id], "servant")] == [ctx.source]


def _bingo(game: Game, ctx: Ctx) -> bool:
    """[CC 1117.2] Whether the controller's BINGO zone contains three cards of the same cost."""
    costs = [layers.value(game, id, "cost") for id in game.at(BINGO, ctx.controller)]
    return len(costs) >= 3 and len(set(costs)) == 1


def after_batch(game: Game, happened: list[Event]) -> None:
    """Called after each batch of events: handles the order and the ages of cards that moved together, a full BINGO
    zone, and cards with Break that were orbs."""
    same_time(game, happened)
    arrange(game, happened)
    order_graveyards(game, happened)
    full_bingo(game, happened)
    break_orbs(game, happened)


CONDITIONS: dict[str, CondFn] = {
    "entered this turn": _entered_this_turn,
    "has stock": acts.has_stock,
    "alone": _alone,
    "bingo": _bingo,
}
PLACES: dict[str, Places] = {"alone": Places(("servant",)), "bingo": Places(("bingo",), ("cost",))}
VERBS: dict[str, Verb] = {
    "banish stock": Verb("CC 1109.2", acts.do_banish_stock, acts.can_banish_stock, acts.STOCK_SPENDS),
    "enter again": Verb("CC 1109.2", acts.do_enter_again),
    "use up": Verb("CC 910.3", acts.do_use_up),
    "unity": Verb("CC 1115.2", acts.do_unity),
    "ride": Verb("CC 1118.2", acts.do_ride, acts.can_ride, acts.RIDE_SPENDS),
}
PROCEDURES: tuple[Procedure, ...] = (
    BREAKING, CASTER_BREAKS, acts.BANISH_STOCK, acts.ENTER_AGAIN, acts.UNITY, acts.RIDE,
)  # fmt: skip
