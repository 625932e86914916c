"""English, tokens: what they are like, and how they come [DBS+ 10-18-1].

Printings say what a token is like in a note after the sentence, or after its name. Before reading, all of it is written
after the name: `Reed Token (5000 power, 0 combo cost, 5000 combo power)`.
"""

from __future__ import annotations

import re

from ludex.games.dbs.text.en import spelling
from ludex.games.dbs.text.meanings import ABLE, BATTLE, IT, TOKEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Token
from ludex.lang.pattern import OPPONENT, YOU, Chosen, Create, NameNumber, Not, V, Word

_FIGURES = r"(\d+) power(?:, (\d+) combo costs?,?(?: and)? (\d+) combo power)?"
_NOTE = re.compile(rf" ?\(([A-Z][^()\n]*?) [Tt]okens? ha(?:s|ve) {_FIGURES}\.?\)")
_LYING = r"(?: in (?:Rest|Active) Mode| (?:in|to) your (?:opponent's )?Battle Area)*"
_SAID = re.compile(rf"\b([Tt]okens?)({_LYING}\.?) \({_FIGURES}\.?\)")
_POWER = re.compile(r"\b([Tt]okens?) with (?:a power of (\d+)|(\d+) power)\b")


def normalise(text: str) -> str:
    """`spelling.normalise`, and what a token is like stands after its name, also where another line tells it."""
    lines = [_told(line) for line in spelling.normalise(text).split("\n")]
    known: dict[str, set[str]] = {}
    for line in lines:
        for match in _DESCRIBED.finditer(line):
            known.setdefault(match[1], set()).add(match[2])
    for name, figures in known.items():
        if len(figures) == 1:
            lines = [_made(name).sub(rf"\1 {min(figures)}", line) for line in lines]
    return "\n".join(lines)


_DESCRIBED = re.compile(rf"(?<=\d )((?:[A-Z][\w.'-]* )*[A-Z][\w.'-]*) [Tt]okens? (\({_FIGURES}\))")


def _made(name: str) -> re.Pattern[str]:
    """Where so many tokens of this name come, and nothing tells what they are like."""
    count = r"(?:up to )?(?:\d+|an?) (?:[a-z]+ )?"
    return re.compile(rf"\b([Pp]lay {count}{re.escape(name)} [Tt]okens?)\b(?! \()")


def _told(line: str) -> str:
    if "oken" not in line:
        return line
    notes = {match[1]: _figures(*match.group(2, 3, 4)) for match in _NOTE.finditer(line)}
    line = _NOTE.sub("", line)
    for name, figures in notes.items():
        line = _made(name).sub(rf"\1 {figures}", line)
    line = _SAID.sub(lambda m: f"{m[1]} {_figures(*m.group(3, 4, 5))}{m[2]}", line)
    line = _POWER.sub(lambda m: f"{m[1]} {_figures(m[2] or m[3], None, None)}", line)
    return re.sub(r"(?<=[\w.'-] )token(?=s? \(\d)", "Token", line)


def _figures(power: str, cost: str | None, combo: str | None) -> str:
    return f"({power} power, {cost} combo cost, {combo} combo power)" if cost is not None else f"({power} power)"


_KEY = re.compile(r"(.+) (\d+)(?:/(\d+)/(\d+))?(?: ([a-z ]+))?")


def _described(noun: str) -> Token:
    """A token as it is created, for `games.dbs.tokens.described`."""
    color = "|".join(ABLE)
    told = r"\((\d+) power(?:, (\d+) combo cost, (\d+) combo power)?\)"
    pattern = re.compile(rf"(?:({color}) )?((?:[A-Z][\w.'-]* )*[A-Z][\w.'-]*) {noun} {told}")

    def read(text: str) -> str | None:
        match = pattern.fullmatch(text)
        if match is None:
            return None
        figures = f"{match[3]}/{match[4]}/{match[5]}" if match[4] is not None else match[3]
        return f"{match[2]} {figures}" + (f" {match[1]}" if match[1] else "")

    def write(value: object) -> str | None:
        match = _KEY.fullmatch(value) if isinstance(value, str) else None
        if match is None:
            return None
        start = f"{match[5]} " if match[5] else ""
        return f"{start}{match[1]} {noun} {_figures(*match.group(2, 3, 4))}"

    return Token(pattern.pattern, read, write)


def add(g: Grammar) -> None:
    g.add("token_one", _described("Token"))
    g.add("token_many", _described("Tokens"))
    for words, who in (("", YOU), (" in your Battle Area", YOU), (" to your Battle Area", YOU),
                       (" in your opponent's Battle Area", OPPONENT),
                       (" to your opponent's Battle Area", OPPONENT)):  # fmt: skip
        g.phrase("token_area", words, who)
    for start, n, token in (("{n:n} ", V("n"), "one"), ("{n:n} ", V("n"), "many"), ("a ", 1, "one"), ("an ", 1, "one")):
        where = f"{{k:token_{token}}}{{w:token_area}}{{m:lying}}"
        g.phrase("clause", f"play {start}{where}", (Create(V("k"), n, "battle", V("w"), V("m")),))
        few = Create(V("k"), Chosen("tokens"), "battle", V("w"), V("m"))
        if n != 1:
            g.phrase("clause", f"play up to {start}{where}", (NameNumber("tokens", 0, n), few))
    name = r"(?:[A-Z][\w.'-]* )*?[A-Z][\w.'-]*(?= [Tt]okens?\b)"
    g.add("token_name", Token(name, lambda text: text, lambda value: value if isinstance(value, str) else None))
    for one, many in (("Token", "Tokens"), ("token", "tokens")):
        for number, noun in (("one", one), ("many", many)):
            named = t.All((TOKEN, Word("name", V("c"))))
            g.phrase(f"head_{number}", f"{{c:token_name}} {noun}", named)
            g.phrase(f"phead_{number}", f"{{c:token_name}} {noun}", t.All((BATTLE, TOKEN, Word("name", V("c")))))
            g.phrase(f"phead_{number}", noun, t.All((BATTLE, TOKEN)))
            g.phrase(f"head_{number}", noun, TOKEN)
        g.phrase("adjective", f"non-{one}", Not(TOKEN))
        g.phrase("thing", f"that {one}", IT)
