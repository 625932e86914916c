"""What the page asks a player: the question in both languages, the clause of the card that asks, and its part."""

from __future__ import annotations

import re
from string import Formatter
from typing import TYPE_CHECKING, NamedTuple

from ludex.core import tree as t
from ludex.core.flow.choose import Pick
from ludex.core.flow.decisions import clause, numbered, option_text, prompt_text
from ludex.core.resolving.paying import Payment
from ludex.core.resolving.resolving import Resolve
from ludex.core.sight.view import sees
from ludex.core.tree import walk
from ludex.core.tree.saying import action_of, saying
from ludex.games import load
from ludex.games.words import SHARED, Said
from ludex.record.japanese import Japanese
from ludex.record.log import name_for
from ludex.record.printed import ENGLISH, clause_text, quoting
from ludex.table.chronicle import asking_in

if TYPE_CHECKING:
    from ludex.core.flow.decisions import Decision, Option
    from ludex.core.position.game import Game

NUMBER = re.compile(r"\d+")
COST = "cost"
"""Stands for the paragraph of a choice that is a part of a cost."""


class Asked(NamedTuple):
    """A question for one player. `about`: the card that it is about, if the question does not name it."""

    en: str
    ja: str
    about: str
    clause: str
    clause_ja: str
    part: str
    part_ja: str


def asked(game: Game, decision: Decision, viewer: int, said: Japanese, attack: tuple[int, int] | None) -> Asked:
    """What the viewer is asked; `attack`: attacker and target of the attack that runs."""
    printed, about = _printed(game, viewer), name_for(game, decision.about, viewer) if decision.about else ""
    words = printed or _own_words(game, viewer)
    own = _worded(game, decision, _fields(game, decision, viewer, attack), said)
    part = _part(game, viewer, said)
    if own is not None:
        return Asked(own.en, own.ja, "", words, printed, part.en, part.ja)
    en = decision.prompt if printed else prompt_text(game, decision)
    return Asked(en, said.prompt(decision.prompt), about, words, printed, part.en, part.ja)


def _fields(game: Game, decision: Decision, viewer: int, attack: tuple[int, int] | None) -> dict[str, str]:
    """What a question can name, as the viewer may know it."""
    n = NUMBER.search(decision.prompt)
    fields = {"n": n.group() if n is not None else ""}
    fields["card"] = name_for(game, decision.about, viewer) if decision.about else ""
    for name, id in zip(("attacker", "target"), attack or (0, 0), strict=True):
        fields[name] = name_for(game, id, viewer) if id else ""
    return fields


def _worded(game: Game, decision: Decision, fields: dict[str, str], said: Japanese) -> Said | None:
    """The words of the game for the question (`Words.asks`): by prompt and paragraph, then by prompt. Words with a
    field that has no value here are passed over."""
    prompt = NUMBER.sub("{n}", decision.prompt, count=1)
    rules = [COST] if _is_cost(game) else []
    keys = [*(f"{prompt} @ {rule}" for rule in (*rules, decision.rule)), prompt]
    for key in keys:
        for words in (load(game.book.code).words, SHARED):
            own = words.asks.get(key)
            if own is not None and all(fields[name] for _, name, _, _ in Formatter().parse(own.en) if name):
                told = {name: said.term(value) for name, value in fields.items()}
                return Said(own.en.format(**fields), own.ja.format(**told))
    return None


def option_texts(game: Game, decision: Decision, said: Japanese) -> list[Said]:
    """What the page says of the options, in both languages; clauses quote the cards."""
    own = [_shown(game, option, decision.player, said) or Said() for option in decision.options]
    en = []
    for option, text in zip(decision.options, own, strict=True):
        quotes = clause(game, decision, option, ": ", quoting(game, option, ENGLISH))
        en.append((text.en or option_text(game, option, decision.player)) + quotes)
    ja = said.options(game, decision, [text.ja for text in own])
    return [Said(*pair) for pair in zip(numbered(en), ja, strict=True)]


def _shown(game: Game, option: Option, player: int, said: Japanese) -> Said | None:
    """What the page says of an option in place of its text (`Words.shown`): by verb and word, then by verb."""
    for words in (load(game.book.code).words, SHARED):
        for key in (f"{option.verb} {option.word}", option.verb):
            own = words.shown.get(key)
            if own is not None:
                return Said(option_text(game, option, player, own.en), said.option_in(game, option, player, own.ja))
    return None


# --- the clause of the card ------------------------------------------------------------------------------------------


def _printed(game: Game, viewer: int) -> str:
    """The printed words of the ability that asks; "" if the viewer does not see its card or they are not printed."""
    asking = asking_in(game)
    if asking is None or asking.ability is None or not sees(asking.seen, viewer):
        return ""
    return clause_text(game.book.code, asking.card, asking.ability)


def _own_words(game: Game, viewer: int) -> str:
    """What the ability that asks does, in words of our own."""
    asking = asking_in(game)
    if asking is None or asking.ability is None or not sees(asking.seen, viewer):
        return ""
    return saying(game.book.adjectives, asking.ability).does(asking.ability)


def _resolving(game: Game) -> Resolve | None:
    """The block whose instruction asks."""
    frames = [frame for frame in game.frames if not isinstance(frame.local, Pick)]
    local = frames[-1].local if frames else None
    return local if isinstance(local, Resolve) and local.i < len(local.block) else None


def _payment(game: Game) -> Payment | None:
    """The payment to which the block that asks belongs."""
    frames = [frame for frame in game.frames if not isinstance(frame.local, Pick)]
    local = frames[-2].local if len(frames) > 1 else None
    return local if isinstance(local, Payment) else None


def _is_cost(game: Game) -> bool:
    """Whether the instruction that asks belongs to a cost."""
    here = _resolving(game)
    return here is not None and (here.then is not None or _payment(game) is not None)


def _part(game: Game, viewer: int, said: Japanese) -> Said:
    """What is done to what is chosen now, in words of our own: a text may choose several times."""
    here, asking = _resolving(game), asking_in(game)
    if here is None or asking is None or not sees(asking.seen, viewer):
        return Said()
    choose = here.block[here.i]
    if not isinstance(choose, t.Choose):
        return Said()
    say = saying(game.book.adjectives, here.block)
    if action_of(choose):
        change = here.block[here.i + 1 : here.i + 2]
        return Said(say.action(choose), _deed(change[0], said) if change else "")
    payment = _payment(game)
    rest = here.block[here.i + 1 :] + (payment.rest if payment is not None else ())
    done = next((instr for instr in rest if _refers(instr, choose.name)), None)
    return Said() if done is None else Said(say.instr(done), _deed(done, said))


def _deed(instr: t.Instr, said: Japanese) -> str:
    """An instruction in Japanese, as the log will tell what it does; "": there are no words for it."""
    if isinstance(instr, t.Move):
        return said.deed(f"move {instr.word}", "move", dst=instr.to)
    if isinstance(instr, t.SetState):
        return said.deed(f"state {instr.state}", "state", state=said.term(instr.state))
    if isinstance(instr, t.SetFace):
        state = said.term("face up" if instr.up else "face down")
        return said.deed(f"face {instr.word}", "face", state=state)
    if isinstance(instr, t.Damage) and isinstance(instr.n, int):
        return said.deed(f"damage {instr.word}", "damage", n=str(instr.n))
    if isinstance(instr, t.Reveal):
        return said.deed("reveal")
    if isinstance(instr, t.Do):
        return said.deed(f"move {instr.verb}", f"{instr.verb} {instr.word}", instr.verb, n="")
    if isinstance(instr, t.Continue) and len(instr.effects) == 1:
        effect, until = instr.effects[0], said.terms.get(f"until the end of the {instr.until}", "")
        if isinstance(effect, t.Modify) and effect.op == "+" and isinstance(effect.amount, int):
            figure = said.figure(effect.figure)
            return f"{until}、それの{figure}{effect.amount:+d}" if figure and until else ""
    return ""


def _refers(instr: t.Instr, name: str) -> bool:
    return any(isinstance(node, t.Ref) and node.name == name for node in walk.nodes(instr))
