"""A game at the terminal: one person, one bot, and what the person may ask in between."""

from __future__ import annotations

import copy
from typing import NamedTuple, get_args

from rich.console import Console, RenderableType
from rich.text import Text

from ludex.ai import Bot
from ludex.cli import _board
from ludex.cli._layout import layout_of
from ludex.core.book import book_key
from ludex.core.flow.api import advance, decide
from ludex.core.flow.decisions import Decision, plain_texts, prompt_text, texts
from ludex.core.machine import concede
from ludex.core.position.game import Game
from ludex.core.sight.view import view
from ludex.games import Spec
from ludex.record.japanese import japanese
from ludex.record.log import NAMES, Line, Log, Watchers, begun, name_for, outcome_text, told
from ludex.record.replay import Recorder
from ludex.record.stops import Stop, Stops
from ludex.rules.library import words_of
from ludex.rules.shelf import shelf
from ludex.sim.match import ask_of
from ludex.testing.driver import matching

HELP = """[bold]What you can type[/]
  [yellow]3[/]            take option 3; the first words of an option do as well
  [yellow]Enter[/]        draw the table again
  [yellow]why[/]          which rules are running; [yellow]why 7.2.4[/] reads one paragraph (if you imported the book)
  [yellow]c NAME[/]       read a card ([yellow]view NAME[/] is the same); the first letters are enough
  [yellow]z drop[/]       list a zone of both players, as far as you may see it
  [yellow]log[/]          everything that happened so far, each line with its paragraph
  [yellow]wait[/]         pass until the other player does something; [yellow]wait turn[/]: until your next turn
  [yellow]stops[/]        where you are asked; [yellow]stops never[/] (can, always), [yellow]stops here never[/]: set it
  [yellow]undo[/]         back to your previous decision
  [yellow]concede[/]      give up
  [yellow]quit[/]         leave the table (end of input does the same)"""

TAIL = 10
"""How many lines of the log stand below the table at most."""


class Quit(Exception):
    """The person leaves."""


class Mark(NamedTuple):
    """Where `undo` goes back to: the position at one of the person's decisions, with the log and the bot of then."""

    game: Game
    lines: int
    taken: int
    bot: Bot


class Session:
    """One game between a person in `seat` and a bot."""

    def __init__(
        self,
        spec: Spec,
        game: Game,
        seat: int,
        bot: Bot,
        console: Console,
        clear: bool = False,
        recorder: Recorder | None = None,
        lang: str = "en",
    ) -> None:
        self.spec = spec
        self.game = game
        self.seat = seat
        self.bot = bot
        self.console = console
        self.clear = clear
        self.layout = layout_of(spec.terminal, game.book, spec.words, lang)
        self.japanese = japanese(spec.code) if lang == "ja" else None
        self.names = NAMES
        if self.japanese is not None:
            self.names = (self.japanese.term(NAMES[0]), self.japanese.term(NAMES[1]))
        self.log = Log(seat, NAMES, japanese=self.japanese)
        self.told = 0
        self.marks: list[Mark] = []
        self.recorder = recorder
        self.stops = Stops()
        self._watch()

    def _watch(self) -> None:
        self.game.observer = self.log if self.recorder is None else Watchers(self.log, self.recorder)

    # --- the course of the game ------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while (decision := self.next_decision()) is not None:
                self._turn(decision)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("\nYou have left the table.")
            return
        self.log.finish(self.game)
        self.draw(None)
        ended = outcome_text(self.game) if self.japanese is None else self.japanese.outcome(self.game, NAMES)
        self.console.print(f"[bold]{ended}[/]{_cite(self.game)}")

    def next_decision(self) -> Decision | None:
        """Let the bot decide until the person has to; pass where the person does not want to be asked."""
        while (decision := advance(self.game)) is not None:
            if decision.player != self.seat:
                pick = self.bot.choose(ask_of(self.game, decision, self.bot.looks))
                self.stops.heard(decision, pick)
                decide(self.game, pick)
            elif self.stops.asks(self.game, decision, self.spec.stops):
                return decision
            else:
                decide(self.game, len(decision.options) - 1)
        return None

    def _turn(self, decision: Decision) -> None:
        """One decision of the person: draw the table, then read lines until an option is taken or the game changes."""
        offered = texts(self.game, decision)
        self.draw(decision)
        while True:
            line = self.console.input("[bold]> [/]").strip()
            index = self._index(line, offered, plain_texts(self.game, decision))
            if index is not None:
                self._take(index)
                return
            if self._obey(line, decision):
                return

    def _take(self, index: int) -> None:
        """The person takes an option."""
        taken = len(self.recorder.replay.taken) if self.recorder is not None else 0
        self.marks.append(Mark(self.game.clone(), len(self.log.lines), taken, copy.deepcopy(self.bot)))
        self.told = len(self.log.lines)
        decide(self.game, index)

    def _index(self, line: str, offered: list[str], plain: list[str]) -> int | None:
        """The option that a line means, or None. `plain` are the texts without clauses."""
        if line.isdecimal():
            if 1 <= int(line) <= len(offered):
                return int(line) - 1
            self.console.print(f"There are options 1 to {len(offered)}.")
            return None
        found = matching(line, offered, plain) if line and line.split(maxsplit=1)[0] not in COMMANDS else []
        return found[0] if len(found) == 1 else None

    def _obey(self, line: str, decision: Decision) -> bool:
        """Carry out a command. True: the game is no longer where it was."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in ("q", "quit", "exit"):
            raise Quit
        if word in ("undo", "u"):
            return self._undo()
        if word == "concede":
            concede(self.game, self.seat, self.spec.conceding)
            return True
        if word == "":
            self.draw(decision)
        elif word in ("?", "help", "h"):
            self.console.print(HELP)
        elif word == "why":
            self._why(decision, rest)
        elif word in ("c", "view", "card"):
            self._read_card(rest)
        elif word in ("z", "zone"):
            self._list_zone(rest)
        elif word == "log":
            self._print_log(self.log.lines)
        elif word == "wait":
            return self._rest(decision, rest)
        elif word == "stops":
            return self._set_stops(decision, rest)
        elif not line.isdecimal():
            self.console.print(f"{line!r} is no option and no command; [yellow]?[/] lists what you can type.")
        return False

    def _rest(self, decision: Decision, until: str) -> bool:
        """Pass here, and go on passing until the other player does something, or (`turn`) until the next turn."""
        if until not in ("", "turn"):
            self.console.print(
                "[yellow]wait[/]: until the other player does something; [yellow]wait turn[/]: until your next turn"
            )
            return False
        if not decision.window or decision.own:
            self.console.print("You cannot pass here: this is not a window in which you may answer something.")
            return False
        self.stops.rest, self.stops.act = self.game.turn, -1 if until else decision.about
        self._take(len(decision.options) - 1)
        return True

    def _set_stops(self, decision: Decision, said: str) -> bool:
        """Set or list stops. True: the person passes here."""
        place = self.spec.stops.place(self.game, decision)
        words = said.split()
        here = words[:1] == ["here"]
        stop = next((stop for stop in get_args(Stop) if words[here:] == [stop]), None)
        if stop is None and words:
            self.console.print("[yellow]stops[/] or [yellow]stops here[/], with always, can or never")
            return False
        if here and stop is not None and not decision.window:
            self.console.print("This is not a window: you are always asked here.")
            return False
        if stop is not None:
            if here:
                self.stops.here[place] = stop
            else:
                self.stops.usual = stop
        if not self.stops.asks(self.game, decision, self.spec.stops):
            self._take(len(decision.options) - 1)
            return True
        self._list_stops()
        return False

    def _list_stops(self) -> None:
        """Where the person is asked."""
        self.console.print(f"You are asked: {self.stops.usual}")
        windows, usual = self.spec.words.windows, self.spec.stops.asked
        for place in dict.fromkeys((*windows, *self.stops.here)):
            name = windows[place].en if place in windows else place
            asked = self.stops.here.get(place) or f"as usual, {usual.get(place, 'both players')}"
            self.console.print(Text(f"  {name}: {asked}").append(f"  [{told(self.game, place)}]", "bright_black"))

    def _undo(self) -> bool:
        if not self.marks:
            self.console.print("There is nothing to take back.")
            return False
        mark = self.marks.pop()
        self.stops.rest = -1
        self.game = mark.game
        self._watch()
        if self.recorder is not None:
            self.recorder.back_to(mark.taken)
        self.bot = mark.bot
        del self.log.lines[mark.lines :]
        self.told = max(0, len(self.log.lines) - TAIL)
        return True

    # --- what is shown ---------------------------------------------------------------------------------------------

    def draw(self, decision: Decision | None) -> None:
        """The table, what happened, who decides what, and the options. Where the screen is cleared first, the log gets
        the room that is left."""
        seen = view(self.game, self.seat)
        table = _board.table(seen, self.layout, self.game.book, self.names, self._where())
        offered: RenderableType = ""
        if decision is not None:
            offered = self._options(decision)
        room = 3 * TAIL
        if self.clear:
            self.console.clear()
            used = len(self.console.render_lines(table)) + len(self.console.render_lines(offered))
            room = max(3, min(TAIL, self.console.height - used - 3))
        self.console.print(table)
        self._recent(room)
        if decision is not None:
            self.console.print(self._question(decision))
            self.console.print(offered)

    def _options(self, decision: Decision) -> RenderableType:
        if self.japanese is not None:
            said = self.japanese.options(self.game, decision)
            return _board.options(said, said)
        return _board.options(texts(self.game, decision), [o.verb for o in decision.options])

    def _question(self, decision: Decision) -> Text:
        """The player who decides, the prompt, the card it is about, and the paragraph."""
        text = Text.assemble((self.names[decision.player], f"bold {_board.COLOURS[decision.player]}"))
        prompt = self.japanese.prompt(decision.prompt) if self.japanese is not None else ""
        text.append(f": {prompt or prompt_text(self.game, decision)}")
        if decision.about:
            text.append(f" ({name_for(self.game, decision.about, self.seat)})")
        return text.append(f"  [{told(self.game, decision.rule)}]", "bright_black")

    def _where(self) -> str:
        """How far the turn is: the titles of the running procedures, the two innermost."""
        titles = [self._title(frame.proc) for frame in begun(self.game) if not frame.proc.startswith("nb.")]
        return " › ".join(titles[-2:])

    def _title(self, proc: str) -> str:
        """What a procedure is called."""
        title = self.game.book.procedures[proc].title
        return (self.japanese.title(title) if self.japanese is not None else "") or title

    def _recent(self, room: int) -> None:
        """What happened since the person last decided, bright, after a few older lines where the screen was cleared."""
        lines = self.log.lines
        fresh = max(self.told, len(lines) - room)
        if self.clear:
            self._print_log(lines[max(0, len(lines) - room) : fresh], "dim")
        self._print_log(lines[fresh:])

    def _print_log(self, lines: list[Line], style: str = "") -> None:
        i = 0
        while i < len(lines):
            same = i + 1
            while same < len(lines) and lines[same] == lines[i]:
                same += 1
            text = Text("  " + lines[i].text + (f" (x{same - i})" if same > i + 1 else ""), style)
            if lines[i].rule:
                text.append(f"  [{lines[i].rule}]", "bright_black")
            self.console.print(text)
            i = same

    def _read_card(self, name: str) -> None:
        """Printed cards are public: they are looked up among all the game's cards, not where they lie."""
        cards = {card.name: card for card in self.spec.cards().values()}
        wanted = name.strip('"').casefold()
        found = [card for card in cards.values() if card.name.casefold() == wanted or card.number.casefold() == wanted]
        if not found and wanted:
            found = [card for card in cards.values() if card.name.casefold().startswith(wanted)]
            found = found or [card for card in cards.values() if wanted in card.name.casefold()]
        if not found:
            self.console.print(f"no card {name!r}")
        for card in found[:3]:
            self.console.print(_board.printed(card, self.game.book))
        if len(found) > 3:
            self.console.print(", ".join(card.name for card in found[3:]))

    def _list_zone(self, name: str) -> None:
        """The cards of a zone, both players', through the view."""
        seen = view(self.game, self.seat)
        zones = [kind.name for kind in self.game.book.zones if not kind.shared]
        found = [zone for zone in zones if name and zone.casefold().startswith(name.casefold())]
        if not found:
            self.console.print(f"no zone {name!r}; there is {', '.join(zones)}")
        for zone in found[:1]:
            for player in (0, 1):
                half = _board.half_of(seen, player, self.layout, self.game.book)
                names = ", ".join(_board.names_of(half.zones[zone], half)) or "empty"
                self.console.print(Text(f"{self.names[player]}, {zone} {len(half.zones[zone])}: {names}"))

    def _why(self, decision: Decision, number: str) -> None:
        """The running rules, outermost first; or one paragraph's words."""
        if number:
            self._words(number.rpartition(" ")[2])
            return
        book = self.game.book
        frames = begun(self.game)
        for depth, frame in enumerate(frames):
            rules = book.procedures[frame.proc]
            last = depth + 1 == len(frames)
            if frame.proc.startswith("nb.") and not last:
                continue
            at = rules.steps[frame.ran if frame.ran >= 0 and not last else min(frame.pc, rules.size - 1)].cite
            title = self._title(frame.proc)
            name = title if frame.proc.startswith("nb.") else f"{frame.proc} {title}"
            place = "" if at.startswith("nb.") else f", at [{told(self.game, at)}]"
            self.console.print(Text("  " * depth + f"{name}{place}"))
        cite = told(self.game, decision.rule)
        if cite:
            self._words(cite.rpartition(" ")[2])

    def _words(self, number: str) -> None:
        book = self.game.book
        key = book_key(book).removesuffix("-letter")
        words = words_of(key, number)
        said = words or f"(words: not imported; `ludex rules import {key} FILE` if you have the book)"
        tag = shelf()[key].tag if key in shelf() else book.tag
        self.console.print(Text(f"[{tag} {number}] {said}"), style="italic")


COMMANDS = (
    "q",
    "quit",
    "exit",
    "undo",
    "u",
    "concede",
    "?",
    "help",
    "h",
    "why",
    "c",
    "view",
    "card",
    "z",
    "zone",
    "log",
    "wait",
    "stops",
)


def _cite(game: Game) -> Text:
    rule = told(game, game.outcome.rule) if game.outcome is not None else ""
    return Text(f"  [{rule}]" if rule else "", "bright_black")
