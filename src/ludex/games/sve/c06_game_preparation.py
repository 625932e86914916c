"""SVE chapter 6: deck construction, and the preparation before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ludex.core.flow.decisions import Decision, Option
from ludex.core.flow.frames import Frame, Step, procedure
from ludex.core.happening import carrying, events, zones
from ludex.core.position import rng
from ludex.core.position.records import record
from ludex.core.tree import Mere
from ludex.games.sve import c01_super_evolution as super_evolution
from ludex.games.sve.c04_zones import DECK, EP, EVOLVE_DECK, HAND, LEADER, MAX_PP, PP
from ludex.games.sve.c14_drive import STARTING_AMULET, lay_out
from ludex.lang.files.decks import Breach, Deck

if TYPE_CHECKING:
    from ludex.core.position.game import Game
    from ludex.core.position.objects import Card

OPENING_HAND: Final = 4
SECOND_PLAYERS_EVOLUTION_POINTS: Final = 3
LEADERS_DEFENSE: Final = 20
COPIES: Final = 3
SECTIONS: Final = ("leader", "main", "evolve")


# --- 6.1 deck construction ---------------------------------------------------------------------------------------


def check_deck(deck: Deck, edition: str) -> list[Breach]:
    """[SVE 6.1.1] The paragraphs that a deck breaks."""
    leaders, main, evolve = deck.cards("leader"), deck.cards("main"), deck.cards("evolve")
    found: list[Breach] = []
    if len(leaders) != 1:
        found.append(Breach("SVE 6.1.1.1", f"{len(leaders)} leader cards; there must be exactly one"))
    found += _wrong_types(deck, "leader", "SVE 6.1.1.1", _is_leader, "is no leader card")
    if not 40 <= len(main) <= 50:
        found.append(Breach("SVE 6.1.1.2", f"the main deck has {len(main)} cards; 40 to 50 are allowed"))
    found += _wrong_types(deck, "main", "SVE 6.1.1.2", _is_main, "has no place in a main deck")
    if len(evolve) > 10:
        found.append(Breach("SVE 6.1.1.3", f"the evolve deck has {len(evolve)} cards; at most 10 are allowed"))
    found += _wrong_types(deck, "evolve", "SVE 6.1.1.3", _is_evolved, "is no evolved card")
    found += _copies("main deck", main) + _copies("evolve deck", evolve) + _beginnings(main)
    if leaders:
        found += _basis(leaders[0], main + evolve, deck.about.get("basis", ""))
    return found


def _is_leader(card: Card) -> bool:
    return "leader" in card.types


def _is_main(card: Card) -> bool:
    return not card.token and "leader" not in card.types and "evolved" not in card.types


def _is_evolved(card: Card) -> bool:
    return "evolved" in card.types and not card.token


def _wrong_types(deck: Deck, section: str, rule: str, fits: object, reason: str) -> list[Breach]:
    assert callable(fits)
    return [
        Breach(rule, f"{entry.card.name} {reason}", entry.line)
        for entry in deck.sections.get(section, [])
        if not fits(entry.card)
    ]


def most_copies(card: Card) -> int:
    """[SVE 6.1.2] How many copies of the card a deck may contain: three, unless the card says otherwise."""
    return max([COPIES, *(a.n for a in card.abilities if isinstance(a, Mere) and a.keyword == "Deck limit")])


def _copies(where: str, cards: list[Card]) -> list[Breach]:
    """[SVE 6.1.1.4] Counts copies by name, in each deck separately."""
    allowed = {card.name: most_copies(card) for card in cards}
    return [
        Breach("SVE 6.1.1.4", f"{n} copies of {name} in the {where}; at most {allowed[name]} are allowed")
        for name, n in Counter(card.name for card in cards).items()
        if n > allowed[name]
    ]


def _beginnings(cards: list[Card]) -> list[Breach]:
    """[SVE 1.3.1] The text of Starting Amulets: all of a deck have one name."""
    names = _names([card for card in cards if STARTING_AMULET in card.keywords])
    return [Breach("SVE 1.3.1", f"{' and '.join(names)} are different Starting Amulets")] if len(names) > 1 else []


def _basis(leader: Card, cards: list[Card], declared: str) -> list[Breach]:
    """[SVE 6.1.1.5] All cards belong to one class or to one universe; if the leader has both, the declared one counts
    [SVE 6.2.1.3]."""
    by_class = [c for c in cards if not _of_class(leader, c)]
    universe = leader.words.get("universe", ())
    by_universe = [c for c in cards if not universe or c.words.get("universe", ()) != universe]
    can_class = bool(leader.words.get("class"))
    if declared == "universe" or not can_class:
        return [Breach("SVE 6.1.1.5.2", f"{name} is not of the leader's universe") for name in _names(by_universe)]
    if declared == "class" or not universe:
        return [
            Breach("SVE 6.1.1.5.1", f"{name} is neither of the leader's class nor Neutral") for name in _names(by_class)
        ]
    if not by_class or not by_universe:
        return []
    return [Breach("SVE 6.1.1.5", "the cards share neither the leader's class nor its universe")]


def _of_class(leader: Card, card: Card) -> bool:
    """[SVE 6.1.1.5.1] Whether the card is of the leader's class or Neutral."""
    classes = card.words.get("class", ())
    return "Neutral" in classes or any(word in leader.words.get("class", ()) for word in classes)


def _names(cards: list[Card]) -> list[str]:
    return list(dict.fromkeys(card.name for card in cards))


# --- 6.2 before the game -----------------------------------------------------------------------------------------


def present(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.1] Both players present their decks; a player without an evolve deck says so [SVE 6.2.1.1.1]."""
    for player in (0, 1):
        if not game.at(EVOLVE_DECK, player):
            events.announce(game, "no evolve deck", player=player)
    return None


def place_leaders(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.2] Each leader moves from the presented cards to the leader area, where both players see it."""
    for player in (0, 1):
        for id in game.at(HAND, player):
            if "leader" in game.objects[id].card.types:
                carrying.carry_out(game, (events.moving(game, id, "leader", player, "lead"),))
    return None


def _undeclared(game: Game) -> int:
    """The next player who must still declare a basis, because the leader has a class and a universe."""
    for player in (0, 1):
        for id in game.at(LEADER, player):
            words = game.objects[id].card.words
            if words.get("class") and words.get("universe") and "basis" not in game.nums[player]:
                return player
    return -1


def _ask_basis(game: Game, frame: Frame) -> Decision | None:
    player = _undeclared(game)
    if player < 0:
        return None
    return Decision(
        player, "what is your deck based on?", [Option("declare", (), 0, "class"), Option("declare", (), 1, "universe")]
    )


def declare_basis(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.3] The player declares class or universe, if the leader has both."""
    if frame.answer is None:
        return None
    game.nums[_undeclared(game)]["basis"] = frame.answer.n
    return "6.2.1.3"


def shuffle_decks(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.4] Both players shuffle their decks."""
    for player in (0, 1):
        zones.shuffle(game, DECK, player)
    return None


def lay_evolve_decks(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.5] Each evolve deck lies face down in its area; a player may have none."""
    return None


def pick_player(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.6] One player is picked at random."""
    game.active = rng.below(game, 2)
    return None


def _ask_first(game: Game, frame: Frame) -> Decision | None:
    return Decision(game.active, "who goes first?", [Option("go first"), Option("go second")])


def decide_first(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.6] That player decides who goes first."""
    if frame.answer is not None and frame.answer.verb == "go second":
        game.active = 1 - game.active
    return None


def opening_hands(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.7] The top four cards of each deck are moved to the hand; this is not drawing."""
    for player in (game.active, 1 - game.active):
        take_hand(game, player)
    return None


def take_hand(game: Game, player: int) -> None:
    top = zones.top(game, "deck", player, OPENING_HAND)
    carrying.carry_out(game, tuple(events.moving(game, id, "hand", player) for id in top))


@record
class Redraw(NamedTuple):
    """`turn`: who is asked (0: the first player, 1: the second); `putting`: that player is putting cards on the
    bottom."""

    turn: int = 0
    putting: bool = False


def _redrawing(game: Game, frame: Frame) -> tuple[Redraw, int]:
    local = frame.local if isinstance(frame.local, Redraw) else Redraw()
    return local, game.active if local.turn == 0 else 1 - game.active


def _ask_redraw(game: Game, frame: Frame) -> Decision | None:
    local, player = _redrawing(game, frame)
    return None if local.putting else Decision(player, "keep this hand?", [Option("keep"), Option("redraw")])


def redraw(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.8] First one player, then the other, may put the whole hand on the bottom of the deck in an order of
    their own [SVE 4.1.5], without shuffling, and take the top four cards."""
    local, player = _redrawing(game, frame)
    if frame.answer is not None and frame.answer.verb == "redraw":
        hand = game.at(HAND, player)
        frame.local = local._replace(putting=True)
        carrying.carry_out(game, tuple(events.moving(game, id, "deck", player, position="bottom") for id in hand))
        return "6.2.1.8"
    if local.putting:
        take_hand(game, player)
    frame.local = Redraw(1) if local.turn == 0 else None
    return "6.2.1.8" if local.turn == 0 else None


def set_points(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.9] Sets play points and their maximum to zero."""
    for player in (0, 1):
        game.set_num(player, PP, 0)
        game.set_num(player, MAX_PP, 0)
    return None


def give_evolution_points(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.10] The first player gets no evolution points, the second player three."""
    game.set_num(game.active, EP, 0)
    game.set_num(1 - game.active, EP, SECOND_PLAYERS_EVOLUTION_POINTS)
    if super_evolution.known(game):
        for player in (0, 1):
            game.set_num(player, super_evolution.SEP, 1)
    return None


def set_defense(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.11] Each leader has twenty defense: it is the figure of every leader card [SVE 2.8.3.1]."""
    for player in (0, 1):
        for id in game.at(LEADER, player):
            leader = game.objects[id].copy()
            leader.damage = leader.card.figures["defense"] - LEADERS_DEFENSE
            game.put(leader)
    return None


def begin(game: Game, frame: Frame) -> str | None:
    """[SVE 6.2.1.12] The first player is the active player. The turn procedure, which waits below on the stack,
    begins."""
    return None


# [SVE 6.2.1] The steps, in the order of the rulebook.
PREPARATION = procedure(
    "SVE 6.2",
    "Before the game",
    Step("6.2.1.1", present),
    Step("6.2.1.2", place_leaders),
    Step("6.2.1.3", declare_basis, ask=_ask_basis),
    Step("nb.universe", lay_out),
    Step("6.2.1.4", shuffle_decks),
    Step("6.2.1.5", lay_evolve_decks),
    Step("nb.pick", pick_player),
    Step("6.2.1.6", decide_first, ask=_ask_first),
    Step("6.2.1.7", opening_hands),
    Step("6.2.1.8", redraw, ask=_ask_redraw),
    Step("6.2.1.9", set_points),
    Step("6.2.1.10", give_evolution_points),
    Step("6.2.1.11", set_defense),
    Step("6.2.1.12", begin),
)
