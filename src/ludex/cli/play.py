"""`ludex play`: a game at the terminal against a bot."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludex.cli._options import CODES, Add, Blank, Cards, CardsLang, Edition, library_for

if TYPE_CHECKING:
    from rich.console import Console

    from ludex.games import Spec


def register(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    code: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"{CODES}; default: a menu.")] = None,
    deck: Annotated[str | None, typer.Option(help="Your deck: a shipped name or a file.")] = None,
    against: Annotated[str | None, typer.Option(help="The bot's deck: a shipped name or a file.")] = None,
    bot: Annotated[str, typer.Option(help="Who plays against you.")] = "random",
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed gives the same shuffles.")] = None,
    seat: Annotated[int, typer.Option(min=1, max=2, help="Sit down as player 1 or 2.")] = 1,
    edition: Edition = "",
    cards: Cards = None,
    add: Add = None,
    lang: CardsLang = "",
    blank: Blank = False,
    save: Annotated[Path | None, typer.Option(help="Write the game to this file, for `ludex replay`.")] = None,
    words: Annotated[str, typer.Option(help="The language of the table: en or ja. Cards keep theirs.")] = "en",
    scroll: Annotated[bool, typer.Option("--scroll", help="Never clear the screen.")] = False,
) -> None:
    """Play a game in the terminal."""
    from rich.console import Console

    from ludex.ai import make_bot
    from ludex.ai.chance import bots_seed, drawn
    from ludex.cli._session import Session
    from ludex.errors import InputError
    from ludex.games import load
    from ludex.library.decks import deck_with, legal_deck
    from ludex.record.replay import Recorder, Replay
    from ludex.record.replay import save as write

    if words not in ("en", "ja"):
        raise InputError("--words", f"no language {words!r}; there is en and ja")
    if save is not None and not save.absolute().parent.is_dir():
        raise InputError(save, "there is no such folder")
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 100
    try:
        spec = load(code) if code is not None else _menu(console)
        library = library_for(spec, cards, lang, edition, blank)
        edition = library.edition
        shipped = list(spec.deck_texts())
        asks = code is None and deck is None and not add
        if add:
            mine = deck_with(library, add, deck or "", edition)
        else:
            mine = legal_deck(spec, deck or (_deck_menu(console, spec) if asks else shipped[0]), edition, library)
        other = legal_deck(spec, against or shipped[1 % len(shipped)], edition, library)
    except EOFError:
        console.print("\nNobody sat down.")
        return
    for reason in dict.fromkeys((*library.blanks_in(mine), *library.blanks_in(other))):
        console.print(f"blank: {reason}", markup=False)
    own = drawn() if seed is None else seed
    decks = (mine, other) if seat == 1 else (other, mine)
    game = spec.new_game(*decks, own, edition or spec.default_edition)
    typed = "" if seed is None else f", seed {seed}"
    console.print(f"{spec.name}: {mine.name} against {other.name} (bot: {bot}){typed}. [yellow]?[/] for help.")
    clear = console.is_terminal and not scroll
    recorder = Recorder(Replay(spec.code, edition or spec.default_edition, own, decks)) if save is not None else None
    session = Session(spec, game, seat - 1, make_bot(bot, bots_seed(own), 2 - seat), console, clear, recorder, words)
    session.run()
    if seed is None:
        console.print(f"seed {own}")
    if recorder is not None and save is not None:
        write(recorder.finish(session.game), save, load)
        console.print(f"saved: {save}")


def _menu(console: "Console") -> "Spec":
    """Which game? A number or a code."""
    from ludex.games import codes, load

    known = codes()

    console.print("[bold]Ludex[/]: trading card games, played by their rulebooks")
    for i, code in enumerate(known, 1):
        console.print(f"[bold yellow]{i:>3}[/] {load(code).name} [bright_black]({code})[/]")
    while True:
        answer = console.input("Which game? [bold]> [/]").strip().lower()
        if answer in known:
            return load(answer)
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return load(known[int(answer) - 1])
        if answer in ("q", "quit"):
            raise EOFError
        console.print(f"1 to {len(known)}, or {', '.join(known)}; [yellow]quit[/] to leave")


def _deck_menu(console: "Console", spec: "Spec") -> str:
    """Which deck? Enter takes the first."""
    names = list(spec.deck_texts())
    for i, name in enumerate(names, 1):
        console.print(f"[bold yellow]{i:>3}[/] {spec.deck(name).name} [bright_black]({name})[/]")
    while True:
        answer = console.input("Your deck? [bold]> [/]").strip()
        if answer == "":
            return names[0]
        if answer in names:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        if answer in ("q", "quit"):
            raise EOFError
        console.print(f"1 to {len(names)}, or a name; Enter takes the first")
