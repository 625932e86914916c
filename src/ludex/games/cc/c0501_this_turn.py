"""[CC 501.1] What an object did this turn, or what was done to it, as card texts ask about it ("if it attacked this
turn"). Objects are marked only in games in which some card asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.book import Book, CondFn
from ludex.core.position.objects import Card
from ludex.core.position.pools import POOLS
from ludex.core.tree import walk
from ludex.core.values.bringing import BROUGHT
from ludex.core.values.memo import Memo
from ludex.games.cc.c0300_zones import ELEMENTS, GRAVEYARD, HAND, in_field

if TYPE_CHECKING:
    from ludex.core.position.event import Event
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj

THIS_TURN: Final = " this turn"
"""How the marks end that last until the turn passes."""
ATTACKED: Final = "attacked this turn"
BATTLED: Final = "battled this turn"
BATTLED_ENEMY: Final = "battled an enemy this turn"
FELL: Final = "fell this turn"
"""The mark of a card that was put into its graveyard from the field this turn."""
DISCARDED: Final = "discarded this turn"
CORRUPTED: Final = "corrupted an enemy orb this turn"
ENTERED: Final = "entered this turn"
TURNED: Final = "switched this turn"
"""The mark of a card that switched, whoever switched it."""
MARKS: Final = (ATTACKED, BATTLED, BATTLED_ENEMY, FELL, DISCARDED, CORRUPTED, ENTERED, TURNED)
PAID: Final = "paid "
"""How the conditions begin that ask which aether was paid for a card; the element follows."""
VOID: Final = "void"
STRUCK: Final = "attacked this turn"
"""The relation of a servant to what it attacked this turn."""
MET: Final = "battled with this turn"
"""The relation of a servant to what it battled this turn."""


def _asked_by(card: Card, about: None) -> frozenset[str]:
    found: set[str] = set()
    for node in walk.nodes(card.abilities):
        if isinstance(node, t.Mark) and node.word in MARKS:
            found.add(node.word)
        elif isinstance(node, t.Related) and node.relation in (STRUCK, MET):
            found.add(node.relation)
        elif isinstance(node, t.Named) and node.name.startswith(PAID):
            found.add(PAID)
    return frozenset(found)


ASKED_BY: Final[Memo[Card, None, frozenset[str]]] = Memo(_asked_by)


def _asked_in(pool: tuple[Card, ...], book: Book) -> frozenset[str]:
    return frozenset(mark for card in BROUGHT.of(pool, book) for mark in ASKED_BY.of(card, None))


ASKED: Final[Memo[tuple[Card, ...], Book, frozenset[str]]] = Memo(_asked_in, POOLS)
"""The marks that cards of the pool, and tokens that can come, ask about."""


def _mark(game: Game, id: int, *words: str) -> None:
    obj = game.objects.get(id)
    new = () if obj is None else tuple(word for word in words if word not in obj.marks)
    if obj is not None and new:
        changed = obj.copy()
        changed.marks = (*obj.marks, *new)
        game.put(changed)


def _attack_on(id: int) -> str:
    return f"attacked {id}{THIS_TURN}"


def _battle_with(id: int) -> str:
    return f"battled {id}{THIS_TURN}"


def attacked(game: Game, attacker: int, target: int) -> None:
    """[CC 803.4] Notes that a servant attacks; `target` is the attacked servant (0: a player)."""
    asked = ASKED.of(game.pool, game.book)
    if STRUCK in asked or ATTACKED in asked:
        _mark(game, attacker, ATTACKED, *((_attack_on(target),) if target else ()))


def battled(game: Game, one: int, other: int) -> None:
    """[CC 803.5a] Notes that two servants battle."""
    asked = ASKED.of(game.pool, game.book)
    if BATTLED in asked or BATTLED_ENEMY in asked or MET in asked:
        foes = game.objects[one].player != game.objects[other].player
        for id, foe in ((one, other), (other, one)):
            _mark(game, id, BATTLED, _battle_with(foe), *((BATTLED_ENEMY,) if foes else ()))


def corrupted(game: Game, cause: int, owner: int) -> None:
    """[CC 1009.2] Notes that a card corrupted orbs of the enemy player."""
    obj = game.objects.get(cause)
    if obj is not None and obj.player != owner and CORRUPTED in ASKED.of(game.pool, game.book):
        _mark(game, cause, CORRUPTED)


def moved(game: Game, event: Event) -> None:
    """[CC 310.1] [CC 1013.1] Notes that a card came into its graveyard from the field or from the hand; [CC 306.1] that
    it came into the field."""
    if in_field(event.dst) and not in_field(event.src) and ENTERED in ASKED.of(game.pool, game.book):
        _mark(game, event.new, ENTERED)
    if event.dst != GRAVEYARD or not (in_field(event.src) or event.src == HAND):
        return
    word = FELL if in_field(event.src) else DISCARDED
    if word in ASKED.of(game.pool, game.book):
        _mark(game, event.new, word)


def turned(game: Game, id: int) -> None:
    """[CC 1011.2] Notes that a card switched."""
    if TURNED in ASKED.of(game.pool, game.book):
        _mark(game, id, TURNED)


def paid(game: Game, cause: int, elements: tuple[str, ...]) -> None:
    """[CC 1002.1] Notes that aether of these elements (none: void [CC 209.3]) was spent on a card in the chase."""
    if PAID in ASKED.of(game.pool, game.book):
        for element in elements or (VOID,):
            game.remember(f"{PAID}{cause} {element}", 1)


def _was_paid(element: str) -> CondFn:
    return lambda game, ctx: bool(game.remembers(f"{PAID}{ctx.source} {element}"))


CONDITIONS: Final[dict[str, CondFn]] = {f"{PAID}{element}": _was_paid(element) for element in (*ELEMENTS, VOID)}
"""Whether aether of an element was paid for the card that resolves."""


def forget(game: Game) -> None:
    """Removes the marks when the turn passes."""
    if not ASKED.of(game.pool, game.book):
        return
    for obj in list(game.objects.values()):
        if any(mark.endswith(THIS_TURN) for mark in obj.marks):
            changed = obj.copy()
            changed.marks = tuple(mark for mark in obj.marks if not mark.endswith(THIS_TURN))
            game.put(changed)


def struck(game: Game, obj: Obj, other: Obj) -> bool:
    """Whether `obj` attacked `other` this turn."""
    return _attack_on(other.id) in obj.marks


def met(game: Game, obj: Obj, other: Obj) -> bool:
    """[CC 803.5a] Whether `obj` battled `other` this turn."""
    return _battle_with(other.id) in obj.marks
