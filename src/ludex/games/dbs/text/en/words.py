"""English, words: names, characters, traits, colours, numbers, energy."""

from __future__ import annotations

import re

from ludex.core import tree
from ludex.games.dbs.text.meanings import ABLE
from ludex.lang.en import numbers
from ludex.lang.en.numbers import say_digits
from ludex.lang.grammar import Grammar, Token
from ludex.lang.marks import SAME

COLOR_OF = {letter: color for color, letter in ABLE.items()}


def _between(start: str, end: str) -> Token:
    """Words in brackets."""
    pattern = rf"{re.escape(start)}[^{start[0]}{end[0]}\n]+{re.escape(end)}"
    cut = len(start)
    return Token(
        pattern,
        lambda text: text[cut:-cut],
        lambda value: f"{start}{value}{end}" if isinstance(value, str) else None,
        after=rf"(?!{re.escape(end[0])})",
    )


def energy_of(text: str) -> tuple[int, tuple[str, ...]]:
    """Reads `(R)(R)(1)`: the total number of energies, and the colours among them."""
    n = 0
    colors: list[str] = []
    for part in re.findall(r"\(([RBGYKW]|\d+)\)", text):
        if part.isdigit():
            n += int(part)
        else:
            n += 1
            colors.append(COLOR_OF[part])
    return n, tuple(colors)


def _either_energy(text: str) -> tuple[tree.Instr, ...] | None:
    """[DBS 8-4-2] Energy of which a part is of one colour or another: `(G/Y)(1)`."""
    match = re.fullmatch(r"\(([RBGYKW])/([RBGYKW])\)(.*)", text)
    ways = [_energy(f"({letter}){match[3]}") for letter in match.group(1, 2)] if match else []
    made = tuple(way for way in ways if way is not None)
    return (tree.Modes(1, made),) if len(made) == 2 and made[0] != made[1] else None


def _say_either(value: object) -> str | None:
    if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], tree.Modes):
        return None
    said = [_say_energy(option) for option in value[0].options]
    if len(said) != 2 or said[0] is None or said[1] is None or said[0][3:] != said[1][3:]:
        return None
    return f"({said[0][1]}/{said[1][1]}){said[0][3:]}"


def _energy(text: str) -> tuple[tree.Instr, ...] | None:
    """[DBS 8-4-2] Energy as a cost."""
    n, colors = energy_of(text)
    said = "".join(f"({ABLE[color]})" for color in colors)
    free = n - len(colors)
    if said + (f"({free})" if free else "") != text:
        return None
    return (tree.Do("energy", n=n, word=" ".join(colors)),)


def _say_energy(value: object) -> str | None:
    if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], tree.Do):
        return None
    do = value[0]
    if do.verb != "energy" or not isinstance(do.n, int):
        return None
    colors = do.word.split()
    free = do.n - len(colors)
    return "".join(f"({ABLE[color]})" for color in colors) + (f"({free})" if free else "")


def _off(text: str) -> tuple[tree.Continuous, ...]:
    """What becomes of the cost of `Ref(SAME)` reduced by energy of these colours: the number, and what is specified."""
    n, colors = energy_of(text)
    same = tree.Ref(SAME)
    fewer = tuple(tree.Rule("permit", f"specified {c}", same, n=-colors.count(c)) for c in dict.fromkeys(colors))
    return (tree.Price(same, "+", -n), *fewer)


def _say_off(value: object) -> str | None:
    if not isinstance(value, tuple) or not value or not isinstance(value[0], tree.Price):
        return None
    said = ""
    for rule in value[1:]:
        if not isinstance(rule, tree.Rule) or not isinstance(rule.n, int):
            return None
        said += f"({ABLE[rule.query.removeprefix('specified ')]})" * -rule.n
    return said


def _from_two(text: str) -> int | None:
    return int(text) if int(text) > 1 else None


def add(g: Grammar) -> None:
    """`n`: a number in digits; `several`: from 2."""
    numbers.add(g)
    g.add("n", *g.entries["digits"])
    g.entries["several"] = []
    g.add("several", Token(r"\d+", _from_two, lambda value: say_digits(value) if value != 1 else None))
    g.add("character", _between("<", ">"))  # [DBS 2-5-3]
    g.add("trait", _between("<<", ">>"))  # [DBS 2-6-4]
    g.add("name", _between("{", "}"))
    g.add("energy_cost", Token(r"(?:\((?:[RBGYKW]|\d+)\))+", _energy, _say_energy))
    either = r"\([RBGYKW]/[RBGYKW]\)(?:\((?:[RBGYKW]|\d+)\))*"
    g.add("energy_cost", Token(either, _either_energy, _say_either))
    g.add("colored_off", Token(r"(?:\([RBGYKW]\))+", _off, _say_off))
    for color in ABLE:
        g.phrase("color", color, color)
