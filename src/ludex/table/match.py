"""One match: the game, its decisions, and what each seat may see. Nothing here waits, and no rule is here."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from ludex.core.flow.api import advance, decide
from ludex.core.flow.choose import Pick
from ludex.core.flow.decisions import Decision, Option, distinct, may_name, plain_texts
from ludex.core.machine import concede
from ludex.core.position.game import Game, Outcome
from ludex.core.position.objects import Card, Obj
from ludex.core.position.seen import shown_to
from ludex.core.sight.view import OPEN, SPECTATOR, may_see, sees, view
from ludex.games import Spec, load
from ludex.record import replay
from ludex.record.japanese import Japanese, japanese
from ludex.record.log import told
from ludex.table.asking import asked, option_texts
from ludex.table.chronicle import VIEWERS, Chronicle, Entry
from ludex.table.faces import face, numbers_in
from ludex.table.layout import layout_of
from ludex.table.protocol import Refused
from ludex.table.store import WATCHER, Row, Taken

EVERY = 20
"""How many decisions lie from one kept copy of the position to the next."""
LIMIT = 20_000
"""More decisions than a game should have."""
NAMES = ("Player 1", "Player 2")
IMPORT = "import"
"""Who sits at a replay: nobody decides there any more."""


class Match:
    """A match in memory. Its row and its decisions are enough to make it anew."""

    def __init__(self, row: Row, taken: list[Taken]) -> None:
        self.row = row
        self.spec: Spec = load(row.game)
        self.japanese = japanese(row.game)
        self.waiting = row.kind == "waiting"
        self.taken: list[Taken] = []
        self.version = 0
        self.copies: list[Game] = []
        self.pool: dict[str, Card] = {}
        self.chronicle = Chronicle(NAMES, self.japanese)
        self.game = Game(self.spec.book(row.edition))
        self.decision: Decision | None = None
        if not self.waiting:
            self._begin()
            for one in taken:
                self._take_stored(one)
            if row.conceded >= 0:
                self.concede(row.conceded)

    def _take_stored(self, one: Taken) -> None:
        """A decision as it was stored, if it is still what is offered."""
        if one.n != len(self.taken) + 1:
            raise Refused(f"this match cannot be opened: decision {len(self.taken) + 1} is missing")
        differs = replay.compare(self.game, self.decision, replay.Taken(*one))
        if differs is not None:
            raise Refused(f"this match cannot be opened: {differs}")
        self.take(one.pick)

    def _begin(self) -> None:
        self.game = replay.begin(recorded_start(self.row))
        self.game.windows, self.game.lingers = self.row.windows, self.row.lingers
        self.chronicle = Chronicle(NAMES, self.japanese)
        self.game.observer = self.chronicle
        self.taken = []
        self.copies = []
        self._settle()

    def _settle(self) -> None:
        """Run to the next decision."""
        if len(self.taken) % EVERY == 0 and len(self.copies) * EVERY == len(self.taken):
            self.copies.append(self.game.clone())
        self.decision = advance(self.game)
        self.version += 1
        if self.decision is None:
            self.chronicle.finish(self.game)

    @property
    def length(self) -> int:
        """How many lines the log has."""
        return len(self.chronicle.entries)

    def close(self) -> None:
        """It leaves memory."""

    # --- deciding ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.waiting and self.decision is None

    def told_seed(self, seat: int) -> str:
        """The seed for a seat, as text; "" before the end of a match that is not open. It decides every shuffle, so who
        knows it knows both hands: spectators learn it if they may see these. A match that began in a given position has
        none."""
        known = self.row.open or (self._all_may_see if seat == WATCHER else self.over)
        return str(self.row.seed) if self.row.kind != "position" and known else ""

    @property
    def asking(self) -> str:
        """The paragraph that asks now, as the page calls it."""
        return "" if self.decision is None else told(self.game, self.decision.rule)

    @property
    def bot_to_decide(self) -> str:
        """The name of the bot that must decide now; empty: a person, or nobody."""
        bot = "" if self.decision is None else self.row.seats[self.decision.player]
        return "" if bot == IMPORT else bot

    def offered(self, seat: int, n: int, pick: int) -> Taken:
        """The decision as it will be stored, if this seat may take it now."""
        decision = self.decision
        if decision is None:
            raise Refused("the match has not begun" if self.waiting else "the game is over")
        if n != len(self.taken):
            raise Refused(f"that was decision {n + 1}; now it is decision {len(self.taken) + 1}")
        if decision.player != seat:
            raise Refused("it is not yours to decide")
        if not pick < len(decision.options):
            raise Refused(f"option {pick} was not offered; there are {len(decision.options)}")
        if n >= LIMIT:
            raise Refused("the match is too long")
        return Taken(n + 1, seat, decision.rule, pick, plain_texts(self.game, decision)[pick])

    def take(self, pick: int) -> None:
        decision = self.decision
        if decision is None:
            raise Refused("nothing is to be decided")
        text = plain_texts(self.game, decision)[pick]
        self.taken.append(Taken(len(self.taken) + 1, decision.player, decision.rule, pick, text))
        decide(self.game, pick)
        self._settle()

    def concede(self, player: int) -> None:
        concede(self.game, player, self.spec.conceding)
        self.decision = None
        self.version += 1
        self.chronicle.finish(self.game)

    def going_back(self, seat: int, to: int) -> None:
        """Whether this seat may go back there: anywhere against bots, else the last pick of an incomplete choice."""
        if not 0 <= to < len(self.taken) and not (self.row.conceded >= 0 and to == len(self.taken)):
            raise Refused(f"there is no decision {to} to go back to")
        if self.row.seats[1 - seat]:
            return
        if not self.over and to == len(self.taken) - 1 and self._picking(seat):
            return
        raise Refused("only against a bot can decisions be taken back")

    def undo_to(self, seat: int) -> int:
        """The decision that one step back leads to: this seat's last one; -1: none."""
        if seat < 0 or not self.row.seats[1 - seat]:
            return -1
        if self.row.conceded >= 0:
            return len(self.taken)
        return next((taken.n - 1 for taken in reversed(self.taken) if taken.player == seat), -1)

    def _picking(self, seat: int) -> bool:
        local = self.game.frames[-1].local if self.game.frames else None
        return isinstance(local, Pick) and local.player == seat and bool(local.chosen)

    def go_back(self, to: int) -> None:
        picks = [one.pick for one in self.taken[:to]]
        self.row = self.row._replace(conceded=-1, outcome="")
        self._begin()
        for pick in picks:
            self.take(pick)

    # --- what one viewer sees ----------------------------------------------------------------------------------------

    def viewer_of(self, seat: int) -> int:
        """The viewer of a seat. A player can be among the spectators, so these see no more than a player may: with a
        bot's opponent, who allows it, through their eyes; all hidden cards once the game is over and both allow it."""
        if seat >= 0:
            return seat
        if self.over and self.row.allowed == 3:
            return OPEN
        alone = self.alone
        return alone if alone >= 0 and self.row.allowed >> alone & 1 else SPECTATOR

    @property
    def alone(self) -> int:
        """The seat of the only person; -1: two people play, or none."""
        people = [seat for seat in (0, 1) if not self.row.seats[seat]]
        return people[0] if len(people) == 1 else -1

    @property
    def between_people(self) -> bool:
        return self.row.seats == ("", "")

    def may_look(self, seat: int, viewer: int) -> bool:
        """Whether a seat may look back as this viewer: as itself always, as any once the game is over."""
        if self.row.kind == "waiting":
            return False
        if seat == WATCHER:
            return viewer in (SPECTATOR, self.viewer_of(seat)) or self._all_may_see
        return viewer == seat or self.over

    @property
    def _all_may_see(self) -> bool:
        return self.row.seats[0] == IMPORT or (self.over and self.row.allowed == 3)

    def lines(self, viewer: int, since: int = 0) -> list[dict[str, Any]]:
        return [_line(i, entry, viewer) for i, entry in enumerate(self.chronicle.entries[since:], since)]

    def state(self, seat: int, since: int = 0, known: set[str] | None = None, asked: bool = True) -> dict[str, Any]:
        """Everything a seat may know now; log lines from `since`, and the faces of cards not in `known`. `asked` False:
        the table passes for this seat, which is not asked."""
        if self.waiting:
            joins = seat >= 0 and seat != json.loads(self.row.start)["seat"]
            return {"type": "waiting", "seat": seat, "n": 0, "joins": joins}
        viewer = self.viewer_of(seat)
        told_state = self._shown(self.game, self.decision, viewer, known)
        return {
            "type": "state",
            "n": len(self.taken),
            "since": since,
            "log": self.lines(viewer, since),
            "undo": self.undo_to(seat),
            "back": seat >= 0 and not self.over and self._picking(seat),
            "over": self.over,
            "seed": self.told_seed(seat),
            "allowed": self.row.allowed,
            "window": self.decision is not None and self.decision.window,
            "own": self.decision is not None and self.decision.own,
            **told_state,
            **({} if asked else {"choice": None}),
        }

    def _shown(
        self, game: Game, decision: Decision | None, viewer: int, known: set[str] | None = None
    ) -> dict[str, Any]:
        seen = view(game, viewer)
        if decision is not None:
            seen["decision"]["rule"] = told(game, decision.rule)
        if seen["outcome"] is not None:
            seen["outcome"]["rule"] = told(game, seen["outcome"]["rule"])
        state: dict[str, Any] = {"view": seen, "choice": None, "attack": self._attack(game, viewer)}
        if decision is not None and viewer in (decision.player, OPEN):
            state["choice"] = choice(game, decision, viewer, self.japanese, self._running(game))
            state["choice"]["stop"] = self.spec.stops.place(game, decision)
        numbers = numbers_in(seen) | {card["number"] for card in (state["choice"] or {}).get("faces", ())}
        wanted = numbers - known if known is not None else numbers
        state["faces"] = {number: face(self.card(game, number), self.spec) for number in sorted(wanted)}
        if known is not None:
            known |= numbers
        return state

    def _attack(self, game: Game, viewer: int) -> list[str | None] | None:
        running = self._running(game)
        return None if running is None else [Places(game).of(id) for id in running]

    def _running(self, game: Game) -> tuple[int, int] | None:
        """Attacker and target of the attack that runs now."""
        return self.chronicle.running_attack(game) if game is self.game and not self.over else None

    def card(self, game: Game, number: str) -> Card:
        """A printed card of this match by its number."""
        if not self.pool:
            for card in (*game.pool, *game.book.tokens.values()):
                for side in (card, card.back):
                    if side is not None:
                        self.pool.setdefault(side.number, side)
        if number not in self.pool:
            for obj in game.objects.values():
                for side in (obj.card, obj.info, obj.card.back):
                    if side is not None:
                        self.pool.setdefault(side.number, side)
        return self.pool[number]

    # --- looking back ------------------------------------------------------------------------------------------------

    def position(self, n: int) -> Game:
        """The position after n decisions, run to the next one."""
        if not 0 <= n <= len(self.taken):
            raise Refused(f"the match has {len(self.taken)} decisions")
        start = min(n // EVERY, len(self.copies) - 1)
        game = self.copies[start].clone()
        for one in self.taken[start * EVERY : n]:
            advance(game)
            decide(game, one.pick)
        advance(game)
        if n == len(self.taken) and self.row.conceded >= 0:
            game.outcome, game.decision = self.game.outcome, None
        return game

    def look(self, n: int, viewer: int) -> dict[str, Any]:
        """What a viewer saw after n decisions; the log up to there."""
        return self.looking(n, viewer)()

    def looking(self, n: int, viewer: int) -> Callable[[], dict[str, Any]]:
        """`look`, to be called in another thread: what may change meanwhile is copied here."""
        if not 0 <= n <= len(self.taken):
            raise Refused(f"the match has {len(self.taken)} decisions")
        start = min(max(n - 1, 0) // EVERY, len(self.copies) - 1)
        log = [_line(i, e, viewer) for i, e in enumerate(self.chronicle.entries) if e.n <= n]
        if n < len(self.taken):
            log = [line for line in log if line["kind"] != "outcome"]
        ended = self.game.outcome if n == len(self.taken) and self.row.conceded >= 0 else None
        told = {"type": "look", "n": n, "of": len(self.taken), "viewer": viewer, "log": log}
        return partial(self._looked, self.copies[start].clone(), self.taken[start * EVERY : n], ended, told)

    def _looked(self, game: Game, steps: list[Taken], ended: Outcome | None, told: dict[str, Any]) -> dict[str, Any]:
        viewer: int = told["viewer"]
        last: dict[str, Any] | None = None
        for step in steps:
            advance(game)
            if step is steps[-1] and viewer in (step.player, OPEN):
                last = self._said(game, step)
            decide(game, step.pick)
        advance(game)
        if ended is not None:
            game.outcome, game.decision = ended, None
        return {**told, "last": last, **self._shown(game, game.decision, viewer)}

    def _said(self, before: Game, step: Taken) -> dict[str, Any]:
        """A decision in both languages."""
        ja = self.japanese.options(before, before.decision)[step.pick] if before.decision is not None else ""
        return {"player": step.player, "option": step.option, "ja": ja}

    def file(self) -> str:
        """The match as a replay file."""
        made = recorded_start(self.row)
        made.taken = [replay.Taken(t.n, t.player, t.rule, t.pick, t.option) for t in self.taken]
        return replay.to_text(replay.Recorder(made).finish(self.game))


def recorded_start(row: Row) -> replay.Replay:
    """The start of a match as that of a replay: decks, or a position."""
    if row.kind == "decks":
        made = replay.from_text(row.start, "match")
    else:
        made = replay.Replay(row.game, row.edition, 0, (replay.NO_DECK, replay.NO_DECK))
        made.position = json.loads(row.start)
    made.windows, made.lingers = row.windows, row.lingers
    return made


def _line(i: int, entry: Entry, viewer: int) -> dict[str, Any]:
    at = VIEWERS.index(viewer)
    line: dict[str, Any] = {"i": i, "text": entry.texts[at], "rule": entry.rule, "turn": entry.turn}
    line |= {"active": entry.active, "kind": entry.kind, "n": entry.n}
    if entry.ja[at]:
        line["ja"] = entry.ja[at]
    if entry.shown[at] is not None:
        line["shown"] = entry.shown[at]
    return line


def choice(
    game: Game, decision: Decision, viewer: int, said: Japanese, attack: tuple[int, int] | None = None
) -> dict[str, Any]:
    """A decision for the player who takes it: each option with its text, and the places of the cards it is about;
    `attack`: attacker and target of the attack that runs."""
    local = game.frames[-1].local if game.frames else None
    picking = local if isinstance(local, Pick) else None
    places = Places(game, viewer)
    offered = {option.cards[0] for option in decision.options if option.cards}
    ask = asked(game, decision, viewer, said, attack)
    return {
        "player": decision.player,
        "prompt": ask.en,
        "prompt_ja": ask.ja,
        "rule": told(game, decision.rule),
        "about": ask.about,
        "place": places.of(decision.about) if decision.about else None,
        "clause": ask.clause,
        "clause_ja": ask.clause_ja,
        "part": ask.part,
        "part_ja": ask.part_ja,
        "options": [
            {"text": text.en, "ja": text.ja, **_option(places, decision, option, offered)}
            for option, text in zip(decision.options, option_texts(game, decision, said), strict=True)
        ],
        "chosen": [places.of(id) for id in picking.chosen] if picking is not None else [],
        "most": picking.most if picking is not None else 0,
        "least": picking.least if picking is not None else 0,
        "ordered": picking.ordered if picking is not None else False,
        "faces": [{"number": n} for n in sorted(_numbers(game, decision, viewer))],
    }


def _numbers(game: Game, decision: Decision, viewer: int) -> set[str]:
    found = ((game.objects.get(id), option.verb) for option in decision.options for id in option.cards)
    return {obj.info.number for obj, verb in found if obj is not None and _shows(game, obj, decision, viewer, verb)}


def _shows(game: Game, obj: Obj, decision: Decision, viewer: int, verb: str) -> bool:
    """Whether an option shows the viewer which card it is about: they see it, or search for it, and it stands for no
    other. Only the player who decides, and who sees everything, is told of options."""
    searching = verb == "find" and viewer in (decision.player, OPEN)
    return (searching or may_see(game, obj, viewer)) and may_name(game, obj, decision.player, verb)


def _option(places: Places, decision: Decision, option: Option, offered: set[int]) -> dict[str, Any]:
    game, viewer = places.game, places.viewer
    numbers = []
    for id in option.cards:
        obj = game.objects.get(id)
        shown = obj is not None and _shows(game, obj, decision, viewer, option.verb)
        numbers.append(obj.info.number if obj is not None and shown else "")
    cards = [None if _searched(game, id, decision, viewer, option) else places.of(id) for id in option.cards]
    return {
        "verb": option.verb,
        "cards": cards or _counted(game, decision, option),
        "equals": _copies(places, decision, option, offered),
        "numbers": numbers,
        "n": option.n,
        "word": option.word,
    }


def _counted(game: Game, decision: Decision, option: Option) -> list[str]:
    """The place of the card that an option names by its number (`Layout.counted`)."""
    counted = layout_of(game.book.code).counted
    side, _, zone = (counted.get(f"{option.verb} {option.word}") or counted.get(option.verb, "")).partition(" ")
    if not zone:
        return []
    player = decision.player if side == "own" else 1 - decision.player
    return [f"{player}/{zone}/{len(game.zone(zone, player)) - option.n}"]


def _copies(places: Places, decision: Decision, option: Option, offered: set[int]) -> list[str]:
    """Where equal copies of the option's first card lie, for which it stands too: those not offered themselves."""
    game, viewer = places.game, places.viewer
    obj = game.objects.get(option.cards[0]) if option.cards else None
    if obj is None or not _shows(game, obj, decision, viewer, option.verb):
        return []
    same = [id for id in game.zone_at(obj.zone, obj.player) if id not in offered and _alike(game, obj, id)]
    return [place for id in same if (place := places.of(id)) is not None]


def _alike(game: Game, obj: Obj, id: int) -> bool:
    return game.objects[id].card is obj.card and len(distinct(game, [obj.id, id])) == 1


def _searched(game: Game, id: int, decision: Decision, viewer: int, option: Option) -> bool:
    """Whether an option names a card that the viewer does not see where it lies: its place would tell the order of a
    zone that they look through."""
    obj = game.objects.get(id)
    return obj is not None and not may_see(game, obj, viewer) and may_name(game, obj, decision.player, option.verb)


class Places:
    """Where cards lie in the view of one viewer. Where cards mix, the view has those first that the viewer sees."""

    def __init__(self, game: Game, viewer: int = OPEN) -> None:
        self.game, self.viewer = game, viewer
        self.zones: dict[tuple[int, int], dict[int, int]] = {}

    def of(self, id: int) -> str | None:
        """The place as `player/zone/how-many-th`, `s` for a shared zone; None: nowhere any more."""
        obj = self.game.objects.get(id)
        if obj is None:
            return None
        kind = self.game.book.zones[obj.zone]
        player = 0 if kind.shared else obj.side
        at = self._zone(obj.zone, player)[id]
        return f"{'s' if kind.shared else player}/{kind.name}/{at}"

    def _zone(self, zone: int, player: int) -> dict[int, int]:
        game, key = self.game, (zone, player)
        if key not in self.zones:
            ids = list(game.at(zone, player))
            if game.book.zones[zone].mixes:
                ids.sort(key=lambda other: not sees(shown_to(game, game.objects[other]), self.viewer))
            self.zones[key] = {id: at for at, id in enumerate(ids)}
        return self.zones[key]
