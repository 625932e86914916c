"""Information-set tree search: one tree of what players can do, grown over deals that fit what the bot's player knows.

First the search looks at each option one step ahead, as the greedy bot does. Then each iteration takes a deal, walks
down the tree by options that this deal offers, plays on well to the horizon, and judges. Options that look alike are
one branch. A node tries only a few of its options at first, the best-looking ones, and more with every visit.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from ludex.ai.bot import Asked, Clock
from ludex.ai.playout import judge, play_until_rest, play_well, quick, until_rest
from ludex.core.flow.api import decide
from ludex.core.flow.decisions import Decision, Option, may_name
from ludex.core.position.game import Game
from ludex.core.sight.knowledge import Knowledge
from ludex.core.sight.sample import sample
from ludex.errors import InputError

ITERATIONS = 300
"""Iterations when neither the clock nor a setting limits them."""
EXPLORE = 0.2
HASTE = 0.0002
"""By how much an outcome loses weight for each tick of the game's clock until it comes."""
LOOKS, LOOK = 2, 4.0
"""The search looks at each option in at least `LOOKS` deals before the tree grows; in more where the game trusts looks
(`Judgement.trust`): one deal for each `LOOK`."""
OPEN = 8
"""Visits after which a node gets branches of its own."""
FIRST, MORE = 2, 0.6
"""The branches of a node: `FIRST`, and `MORE` times the root of its visits."""

RESERVE = 0.05
"""The last part of the time, in which no new try begins, so that the answer comes in time."""

Key = tuple[object, ...]


class Node:
    """A branch: how often its option was taken and was offered, its values for the bot's player, and its value one step
    ahead."""

    __slots__ = ("branches", "look", "offered", "total", "visits")

    def __init__(self, look: float = 0.0) -> None:
        self.branches: dict[Key, Node] = {}
        self.look = look
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    def worth(self, trust: float, shift: float) -> float:
        """Its mean value. The first look counts as `trust` visits; `shift` is the mean difference of value and look."""
        return (self.total + trust * (self.look + shift)) / (self.visits + trust)


class Search:
    """One search from what a player knows."""

    __slots__ = ("deals", "high", "known", "looks", "low", "next_id", "options", "rng", "root", "turn")

    def __init__(self, known: Knowledge, rng: Random) -> None:
        self.known = known
        self.rng = rng
        self.root = Node()
        self.turn = known.position.turn + known.position.book.judgement.turns
        self.next_id = known.position.next_id
        self.low, self.high = 1.0, -1.0
        self.deals: list[tuple[Game, int]] = []
        assert known.position.decision is not None
        self.options = merged(known.position, known.position.decision, self.next_id)
        self.looks: dict[Key, float] = {}

    def look(self, clock: Clock) -> None:
        """Look one step ahead at each option, in some deals."""
        for n in range(max(LOOKS, round(self.known.position.book.judgement.trust / LOOK))):
            seen: dict[Key, float] = {}
            for key, i in self.options.items():
                if clock.left() <= 0:
                    break
                game, seed = self._deal(n)
                decide(game, i)
                play_until_rest(game, game.turn, Random(seed))
                seen[key] = judge(game, self.known.viewer)
            if n == 0:
                self.looks = seen
            elif len(seen) == len(self.options):
                self.looks = {key: (self.looks[key] * n + value) / (n + 1) for key, value in seen.items()}
            if clock.left() <= 0:
                return

    def iterate(self, clock: Clock) -> None:
        """Visit one leaf. When the time is over, judge the position as it is."""
        asked = self.known.position.decision
        assert asked is not None
        key = self._pick(self.known.position, asked, self.root, self.options)
        node = self.root.branches[key]
        game, seed = self._deal(node.visits)
        rng = Random(seed)
        path = [self.root, node]
        decide(game, self.options[key])
        decision = until_rest(game, self.turn)
        while node.visits >= OPEN and decision is not None:
            places = merged(game, decision, self.next_id)
            key = self._pick(game, decision, node, places)
            node = node.branches[key]
            path.append(node)
            decide(game, places[key])
            decision = until_rest(game, self.turn)
        end = play_well(game, self.turn, rng, clock)
        if clock.left() > 0:
            self._learn(path, end)

    def _deal(self, n: int) -> tuple[Game, int]:
        """The n-th deal, and the seed of the play-out on it. They are the same for every branch of the root, so that
        branches compare."""
        while len(self.deals) <= n:
            seed = self.rng.getrandbits(62)
            self.deals.append((sample(self.known, seed), seed))
        game, seed = self.deals[n]
        return game.clone(), seed

    def _learn(self, path: list[Node], game: Game) -> None:
        value = judge(game, self.known.viewer)
        if game.outcome is not None:
            value *= 1 - min(HASTE * (game.clock - self.known.position.clock), 0.1)
        self.low, self.high = min(self.low, value), max(self.high, value)
        for node in path:
            node.visits += 1
            node.total += value

    def _pick(self, game: Game, decision: Decision, node: Node, places: dict[Key, int]) -> Key:
        """A new branch while the node may have more, else the most promising one."""
        tried = [key for key in places if key in node.branches]
        for key in tried:
            node.branches[key].offered += 1
        if len(tried) < len(places) and len(tried) < FIRST + MORE * sqrt(node.visits):
            fresh = [key for key in places if key not in node.branches]
            looks = self.looks if node is self.root else {}
            key = (
                max(fresh, key=lambda key: looks.get(key, -2.0))
                if looks
                else self._by_habit(game, decision, places, fresh)
            )
            node.branches[key] = Node(looks.get(key, 0.0))
            node.branches[key].offered = 1
            return key
        sign = 1 if decision.player == self.known.viewer else -1
        return max(tried, key=lambda key: self._promise(node.branches[key], sign))

    def _by_habit(self, game: Game, decision: Decision, places: dict[Key, int], keys: list[Key]) -> Key:
        some = Decision(decision.player, "", [decision.options[places[key]] for key in keys])
        some.rule = decision.rule
        return keys[quick(game, some, self.rng)]

    def _promise(self, node: Node, sign: int) -> float:
        """The branch's value, scaled to 0..1 over the values seen, plus a bonus for few visits."""
        if not node.visits:
            return 2.0
        mean = node.total / node.visits
        good = (mean - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return (good if sign > 0 else 1 - good) + EXPLORE * sqrt(log(node.offered + 1) / node.visits)

    def best(self) -> int:
        """The option with the best value among those taken often, first looks included; the best first look if there
        was no time for more."""
        found = {key: node for key, node in self.root.branches.items() if node.visits}
        if not found:
            position = self.known.position
            assert position.decision is not None
            if self.looks:
                return self.options[max(self.looks, key=self.looks.__getitem__)]
            return quick(position, position.decision, self.rng)
        enough = max(node.visits for node in found.values()) / 2
        shift = sum(node.total / node.visits - node.look for node in found.values()) / len(found)
        often = [key for key in found if found[key].visits >= enough]
        trust = self.known.position.book.judgement.trust
        return self.options[max(often, key=lambda key: found[key].worth(trust, shift))]


def merged(game: Game, decision: Decision, next_id: int) -> dict[Key, int]:
    """The branches of the tree: each key with the place of its first option."""
    places: dict[Key, int] = {}
    for i, option in enumerate(decision.options):
        places.setdefault(_key(game, option, decision.player, next_id), i)
    return places


def _key(game: Game, option: Option, player: int, next_id: int) -> Key:
    """A key that is equal for options with the same meaning in different deals. Cards count by what they are, and by id
    if they were on the table before the search. Of cards that the option does not name, only the id counts."""
    cards: list[object] = []
    for id in option.cards:
        obj = game.look(id)
        if obj is None or (id in game.objects and not may_name(game, obj, player, option.verb)):
            cards.append(id)
        else:
            stays = id < next_id and game.book.zones[obj.zone].oriented
            cards.append((obj.info.number, id if stays else 0))
    return (option.verb, option.n, option.word, *cards)


class SearchBot:
    """Tree search: `setting` is a number of iterations, or a time as in `0.2s`."""

    looks = True

    def __init__(self, rng: Random, setting: str = "") -> None:
        self.rng = rng
        self.iterations = 0
        self.seconds = 0.0
        try:
            if setting.endswith("s"):
                self.seconds = float(setting[:-1])
            elif setting:
                self.iterations = int(setting)
        except ValueError:
            raise InputError("bot", f"search:{setting}: neither iterations nor seconds as in 0.2s") from None
        self.done = 0
        """The iterations of the last search."""

    def _clock(self, asked: Clock) -> Clock:
        """The time to think in: the setting's or what is left, without the reserve."""
        seconds = min(self.seconds, asked.left()) if self.seconds else asked.left()
        return asked if seconds == float("inf") else Clock(seconds * (1 - RESERVE), asked.now)

    def choose(self, asked: Asked) -> int:
        assert asked.known is not None
        search = Search(asked.known, self.rng)
        self.done = 0
        if len(search.options) == 1:
            return search.best()
        clock = self._clock(asked.clock)
        most = self.iterations or (ITERATIONS if clock.seconds is None else 1_000_000)
        longest = 0.0
        search.look(clock)
        while self.done < most and clock.left() > longest:
            began = clock.now()
            search.iterate(clock)
            longest = max(longest, clock.now() - began)
            self.done += 1
        return search.best()
