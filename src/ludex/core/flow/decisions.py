"""`Decision` and `Option`: who must decide what, and what is offered. All that a player can do is pick one option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.compiling import mypyc_attr
from ludex.core.position import rng
from ludex.core.position.records import Record
from ludex.core.position.seen import HIDDEN, front, seen_by, shown_to, tells_apart
from ludex.core.tree.saying import Sayer, saying

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Obj


@mypyc_attr(free_list_len=1)
class Option(Record):
    """One option of a decision: a verb, and the object ids, number or word it is about. `Book.texts` has the template
    of its text."""

    __slots__ = ("cards", "n", "verb", "word")

    def __init__(self, verb: str, cards: tuple[int, ...] = (), n: int = 0, word: str = "") -> None:
        self.verb = verb
        self.cards = cards
        self.n = n
        self.word = word

    def fields(self) -> tuple[object, ...]:
        return (self.verb, self.cards, self.n, self.word)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Option)
            and self.verb == other.verb
            and self.cards == other.cards
            and self.n == other.n
            and self.word == other.word
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.cards, self.n, self.word))


PASS: Final = Option("pass")
DONE: Final = Option("done")
YES: Final = Option("yes")
NO: Final = Option("no")


NOTHING_BLIND: Final[dict[int, tuple[int, ...]]] = {}
"""What `Decision.blind` is for nearly all decisions: one dictionary, which nobody changes."""


@mypyc_attr(free_list_len=1)
class Decision:
    """A decision that one player must make. `rule` is the paragraph that asks (`advance` sets what is not set), `about`
    the id of the object that it is about (0: none). `blind`: the id in an option that stands for several cards which
    the player cannot tell apart and whose places mean nothing -> the ids of all of them; chance picks one (`answer`).
    `window`: the player may answer something, or pass with the last option (`window`); `own`: it is a step of their own
    (`step`); `veiled`: others may not tell how many options it has (`veiled`). `ending`: nothing is left to do but to
    end the turn, and the player does that (`ending`)."""

    __slots__ = ("about", "blind", "ending", "options", "own", "player", "prompt", "rule", "veiled", "window")

    def __init__(self, player: int, prompt: str, options: list[Option], about: int = 0) -> None:
        self.player = player
        self.prompt = prompt
        self.options = options
        self.about = about
        self.blind = NOTHING_BLIND
        self.rule = ""
        self.window = False
        self.own = False
        self.veiled = False
        self.ending = False

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.prompt!r}, {self.options!r})"


class NotOffered(ValueError):
    """`decide` was given an option that was not offered. The position is unchanged."""


def window(
    game: Game, player: int, prompt: str, options: list[Option], passing: Option = PASS, about: int = 0
) -> Decision | None:
    """The decision at a window, in which a player may answer something with cards that others do not see: the options,
    and last of all passing. Without options nothing is asked, unless the game offers empty windows too
    (`Game.windows`): then a pause does not tell who holds an answer."""
    if not options and not game.windows:
        return None
    decision = Decision(player, prompt, [*options, passing], about)
    decision.window = True
    return decision


OWN_STEPS: Final = 2
"""`Game.windows` from which on own steps are offered too where a player can only pass."""
VEILED: Final = 3
"""`Game.windows` from which on decisions are asked too where cards that others do not see leave a single option."""


def step(
    game: Game,
    player: int,
    prompt: str,
    options: list[Option],
    passing: Option = PASS,
    about: int = 0,
    since: int = OWN_STEPS,
) -> Decision | None:
    """The decision at a step of a player's own that they may leave out, and whose options depend on cards that others
    do not see: a window, of which others cannot tell whether there is an option, or the player declines. `since`:
    `Game.windows` from which on it is asked without options."""
    if not options and game.windows < since:
        return None
    decision = Decision(player, prompt, [*options, passing], about)
    decision.window = decision.own = True
    return decision


def veiled(game: Game, decision: Decision) -> Decision:
    """A decision of which cards that others do not see say how many options it has. People are asked with one option
    too (`VEILED`), and every pick takes the time of a window: others cannot tell who had a choice."""
    if game.windows >= VEILED:
        decision.window = decision.own = decision.veiled = True
    return decision


def hides(game: Game, player: int, ids: tuple[int, ...] | list[int]) -> bool:
    """Whether the other player does not see one of these objects."""
    objects = game.objects
    return any(id in objects and not shown_to(game, objects[id]) >> (1 - player) & 1 for id in ids)


def ending(game: Game, player: int, prompt: str, options: list[Option]) -> Decision:
    """A decision of which one option ends the player's turn, or its last phase. If nothing else is offered, the player
    is asked where they end turns themselves (`Game.lingers`)."""
    decision = Decision(player, prompt, options)
    decision.ending = len(options) == 1 and bool(game.lingers >> player & 1)
    return decision


def choosing(
    game: Game, player: int, prompt: str, verb: str, ids: tuple[int, ...] | list[int], about: int = 0
) -> Decision:
    """A decision to pick one of these objects: one option for each that the player can tell from the others. Cards that
    they cannot tell apart (`seen.tells_apart`) and that lie alike give one option, which names none of them: of a zone
    whose cards keep their places the first card, of one that `mixes` a random one. Cards that are picked by their
    places (`by_place`) are offered each, from the top."""
    if verb == "find":
        return Decision(player, prompt, [Option(verb, (id,)) for id in searched(game, player, ids)], about)
    objects = game.objects
    placed = [id for id in ids if by_place(game, objects[id])]
    unseen = [id for id in ids if id not in placed and not tells_apart(game, objects[id], player)]
    decision = Decision(player, prompt, [], about)
    if not unseen and not placed:
        decision.options = [Option(verb, (id,)) for id in searched(game, player, ids)]
        return decision
    alike: dict[tuple[object, ...], tuple[int, ...]] = {}
    for id in unseen:
        key = _lies(game, objects[id])
        alike[key] = (*alike.get(key, ()), id)
    firsts = {group[0] for group in alike.values()}
    mixed = [group for group in alike.values() if game.book.zones[objects[group[0]].zone].mixes]
    decision.blind = {group[0]: group for group in mixed}
    kept = distinct(game, [id for id in ids if id not in unseen and id not in placed])
    decision.options = [Option(verb, (id,)) for id in ids if id in firsts or id in kept]
    placed.sort(key=lambda id: (objects[id].player != player, objects[id].zone, place(game, objects[id])))
    decision.options += [Option(verb, (id,)) for id in placed]
    return decision


def by_place(game: Game, obj: Obj) -> bool:
    """Whether players pick the object by its place: its zone has an order, and nobody looks through it to choose."""
    kind = game.book.zones[obj.zone]
    return kind.closed and kind.ordered


def place(game: Game, obj: Obj) -> int:
    """The place of an object in its zone, counted from the top: 1 is the top one."""
    ids = game.at(obj.zone, obj.player)
    return len(ids) - ids.index(obj.id)


def _lies(game: Game, obj: Obj) -> tuple[object, ...]:
    """What a player who does not see which card it is can see of an object, or knows of it. Where cards have an
    orientation, each is an object of its own that everybody can follow."""
    kind = game.book.zones[obj.zone]
    if kind.mixes:
        return (obj.zone, obj.player)
    if kind.oriented:
        return (obj.id,)
    return (obj.zone, obj.player, obj.known, obj.owner, obj.up, obj.slot, obj.host, obj.counters, obj.marks)


def answer(game: Game, decision: Decision, option: Option) -> Option:
    """The option that is carried out: of a blind one, with a card that chance picks."""
    if not decision.blind or not option.cards or option.cards[0] not in decision.blind:
        return option
    group = decision.blind[option.cards[0]]
    return Option(option.verb, (group[rng.below(game, len(group))],), option.n, option.word)


def distinct(game: Game, ids: tuple[int, ...] | list[int]) -> list[int]:
    """The ids, with only the first of each set of interchangeable objects: three equal cards in hand are offered
    once."""
    if len(ids) < 2:
        return list(ids)
    result = _unlike_of_few(game, ids) if len(ids) <= FEW else _unlike(game, ids, NONE)
    if len(result) == len(ids):
        return result
    touched = game.touched()
    return _unlike(game, ids, touched) if not touched.isdisjoint(ids) else result


def searched(game: Game, player: int, ids: tuple[int, ...] | list[int]) -> list[int]:
    """`distinct`, in an order that does not tell how cards lie which the player looks through but does not know at
    their places: those come last, by zone and card number."""
    found = distinct(game, ids)
    objects, zones = game.objects, game.book.zones
    unknown: list[int] = []
    for id in found:
        obj = objects[id]
        if zones[obj.zone].sight == HIDDEN and not seen_by(game, obj) >> player & 1:
            unknown.append(id)
    if not unknown:
        return found
    known = [id for id in found if id not in unknown]
    return known + sorted(unknown, key=lambda id: (objects[id].zone, objects[id].player, objects[id].card.number))


def distinct_holds(game: Game) -> bool:
    """Whether `distinct` gives the same as comparing every card with every other, for each zone (a `Shortcut.long`)."""
    touched = game.touched()
    return all(distinct(game, ids) == _unlike(game, ids, touched) for ids in game.zones)


NONE: Final[frozenset[int]] = frozenset()


FEW: Final = 8
"""So many cards are compared with one another; of more, those with the same number are sought in a dictionary."""


def _unlike_of_few(game: Game, ids: tuple[int, ...] | list[int]) -> list[int]:
    """The ids of the objects that are not `_alike` an earlier one."""
    kept: list[Obj] = []
    result: list[int] = []
    for id in ids:
        obj = game.objects[id]
        number = obj.card.number
        for other in kept:
            if other.card.number == number and _alike(game, obj, other):
                break
        else:
            kept.append(obj)
            result.append(id)
    return result


def _unlike(game: Game, ids: tuple[int, ...] | list[int], touched: frozenset[int]) -> list[int]:
    """The ids of the objects that are not `_alike` an earlier one. A touched object (`Game.touched`) is always kept."""
    first: dict[str, Obj] = {}
    further: list[Obj] = []
    result: list[int] = []
    for id in ids:
        if touched and id in touched:
            if id not in result:
                result.append(id)
            continue
        obj = game.objects[id]
        number = obj.card.number
        known = first.get(number)
        if known is None:
            first[number] = obj
            result.append(id)
        elif not _alike(game, obj, known):
            for other in further:
                if other.card.number == number and _alike(game, obj, other):
                    break
            else:
                further.append(obj)
                result.append(id)
    return result


def _alike(game: Game, a: Obj, b: Obj) -> bool:
    """Whether two objects of the same card are interchangeable; ids and time stamps are ignored. Whether they entered
    this turn matters only where cards have an orientation. A face-down card with a guise is alike another only
    where everybody sees both: not every player may know whether the cards under two guises are equal."""
    if a is b:
        return True
    front, other = a.guise, b.guise
    if (front is None) != (other is None):
        return False
    if front is not None and other is not None and front.number != other.number:
        return False
    if front is not None and not a.up and shown_to(game, a) != 3:
        return False
    if a.zone != b.zone or a.player != b.player or a.owner != b.owner or a.state != b.state or a.up != b.up:
        return False
    if a.damage != b.damage or a.host != b.host or a.known != b.known or a.slot != b.slot:
        return False
    if a.counters != b.counters or a.marks != b.marks:
        return False
    return (a.turn == game.turn) == (b.turn == game.turn) or not game.book.zones[a.zone].oriented


def option_text(game: Game, option: Option, player: int, other: str = "") -> str:
    """The readable text of one option for the player who decides; `other`: with this template. `texts` gives the unique
    texts of a whole decision."""
    template = other or game.book.texts.get(option.verb)
    names = [quoted(*card_name(game, id, player, option.verb)) for id in option.cards]
    if template is None:
        parts = [option.verb, *names]
        if option.word:
            parts.append(option.word)
        if option.n:
            parts.append(str(option.n))
        return " ".join(parts)
    fields = {
        "a": names[0] if names else "",
        "b": names[1] if len(names) > 1 else "",
        "n": option.n,
        "word": option.word,
    }
    return template.format(cards=", ".join(names), **fields).strip()


UNSEEN: Final = "a hidden card"
"""What an option calls a card that the player who decides cannot tell from others."""


def quoted(said: str, name: bool) -> str:
    """A card's name in quotation marks; other words as they are."""
    return f'"{said}"' if name else said


def may_name(game: Game, obj: Obj, player: int, verb: str) -> bool:
    """Whether an option with this verb may name the object to the player who decides: they see it, or look through its
    zone (`find`: they search)."""
    return verb == "find" or tells_apart(game, obj, player)


def card_name(game: Game, id: int, player: int, verb: str) -> tuple[str, bool]:
    """What an option with this verb calls an object, also one that is gone, to the player who decides, and whether that
    is its name; `?` if nothing is known of it."""
    obj = game.look(id)
    if obj is None:
        return "?", True
    if id not in game.objects:
        return (front(game, obj), True) if seen_by(game, obj) >> player & 1 else (UNSEEN, False)
    return (front(game, obj), True) if may_name(game, obj, player, verb) else (_unnamed(game, obj, player), False)


def _unnamed(game: Game, obj: Obj, player: int) -> str:
    """What an option calls a card that it may not name: its place where cards are picked by it, else how it lies."""
    kind = game.book.zones[obj.zone]
    if by_place(game, obj):
        return f"{'your ' if obj.player == player else ''}{kind.name} {place(game, obj)}"
    return f"{UNSEEN} ({game.book.states[obj.state]})" if kind.oriented and obj.state else UNSEEN


def texts(game: Game, decision: Decision) -> list[str]:
    """One text per option, unique within the decision: what it does, and after a colon the clause that says which
    ability it is about (`Book.clauses`)."""
    said = [option_text(game, o, decision.player) + clause(game, decision, o) for o in decision.options]
    return numbered(said)


def plain_texts(game: Game, decision: Decision) -> list[str]:
    """The texts without clauses, numbered where they are equal. Replays keep these: clauses may be worded anew."""
    return numbered([option_text(game, option, decision.player) for option in decision.options])


def clause(game: Game, decision: Decision, option: Option, before: str = ": ", say: Sayer = saying) -> str:
    """What the option is about, after the sign `before`, in the words of `say`; "": its text says enough."""
    about = game.book.clauses.get(option.verb)
    said = about(game, decision, option, say) if about is not None else ""
    return before + said if said else ""


def question(game: Game, decision: Decision) -> str:
    """What the decision is about, besides its prompt (`Book.questions`); "": the prompt says enough."""
    say = game.book.questions.get(decision.prompt)
    return say(game, decision) if say is not None else ""


def prompt_text(game: Game, decision: Decision) -> str:
    """The prompt, and what it is about."""
    return f"{decision.prompt} {question(game, decision)}".rstrip()


def numbered(plain: list[str]) -> list[str]:
    """Equal texts are numbered in their order: `play "Imp" #2`."""
    total: dict[str, int] = {}
    for text in plain:
        total[text] = total.get(text, 0) + 1
    count: dict[str, int] = {}
    result: list[str] = []
    for text in plain:
        count[text] = count.get(text, 0) + 1
        result.append(f"{text} #{count[text]}" if total[text] > 1 else text)
    return result
