"""Text to abilities and back. See docs/trees.md.

`compile_with(language, text, kind)` gives a `Compiled`; `print_text(language, compiled)` the text it came from. Games
offer their languages in `Spec.languages`: a `Language` by its code (`en`, `ja`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ludex.core.tree import Ability, Spell
from ludex.lang.grammar import Form, Grammar, NotRead
from ludex.lang.places import Places
from ludex.lang.surface import settle, unsettle
from ludex.lang.wording import Unsettled

WHOLE, PARTIAL, DECLINED, BLANK = "whole", "partial", "declined", "blank"


def same(text: str) -> str:
    return text


@dataclass(frozen=True)
class Language:
    """How a game is written in one language."""

    code: str
    grammar: Callable[[], Grammar]
    normalise: Callable[[str], str] = same
    fold: Callable[[str], str] = same
    """Makes text easier for phrases; `unfold(fold(text)) == text`."""
    unfold: Callable[[str], str] = same
    blank: str = ""
    """What stands between two sentences of one line."""
    continues: str = "(?!)"
    """How a line begins that belongs to the line before."""
    reaching: bool = False
    """Whether a condition holds for all that is said after it, up to the next one."""
    categories: dict[str, str] = field(default_factory=lambda: {"": "line"})
    """The category of a line by the kind of card; `` stands for all other kinds."""
    places: Places = field(default_factory=Places)
    """What texts leave to be understood about zones."""


class Span(NamedTuple):
    """A stretch of the normalised text: `kind` is `ability`, `remark` (says nothing) or `declined`."""

    start: int
    end: int
    kind: str


class Line(NamedTuple):
    """One line: as it reads without its remarks, what was read, and how. `sizes` of a spell's sentences."""

    text: str
    remarks: tuple[tuple[int, str], ...]
    abilities: tuple[Ability, ...]
    form: Form | None
    stopped: int
    """Where reading stopped, in `text`; -1: it was read."""


class Compiled(NamedTuple):
    """What became of a text. `stopped_at` and `words`: where, in the normalised text, the first line that was not read
    stopped, and the words there (-1 and nothing if all was read)."""

    status: str
    abilities: tuple[Ability, ...]
    forms: tuple[Form, ...]
    spans: tuple[Span, ...]
    stopped_at: int
    words: str
    lines: tuple[Line, ...]
    text: str
    kind: str = ""


class Ambiguous(ValueError):
    """Two different trees for one line: the grammar is wrong."""


def compile_with(language: Language, text: str, kind: str = "") -> Compiled:
    text = language.normalise(text)
    lines: list[Line] = []
    spans: list[Span] = []
    at = 0
    stopped, words = -1, ""
    category = language.categories.get(kind, language.categories[""])
    above = ""
    for raw in _lines(text, language.continues):
        line = _read_line(language, raw, category) if not stands_alone(raw, above) else Line(raw, (), (), None, 0)
        above = raw
        lines.append(line)
        said = "declined" if line.stopped >= 0 else "ability" if line.abilities else "remark"
        spans += _spans(raw, at, said)
        if line.stopped >= 0 and stopped < 0:
            stopped = at + _raw_place(line, line.stopped)
            words = line.text[line.stopped : line.stopped + 60]
        at += len(raw) + 1
    abilities = _together(tuple(a for line in lines for a in line.abilities))
    read = [line for line in lines if line.abilities]
    bad = [line for line in lines if line.stopped >= 0]
    status = BLANK if not read and not bad else WHOLE if not bad else PARTIAL if read else DECLINED
    forms = tuple(line.form for line in lines if line.form is not None)
    made: tuple[Ability, ...] = ()
    for ability in abilities:
        try:
            made += (settle(ability, language.places, language.reaching),)
        except Unsettled:
            return Compiled(
                DECLINED, (), forms, (Span(0, len(text), "declined"),), 0, text[:60], tuple(lines), text, kind
            )
    compiled = Compiled(status, made, forms, tuple(spans), stopped, words, tuple(lines), text, kind)
    if status == WHOLE and print_text(language, compiled) != text:  # what cannot be written back was not understood
        none = (Span(0, len(text), "declined"),)
        return compiled._replace(status=DECLINED, abilities=(), spans=none, stopped_at=0, words=text[:60])
    return compiled


def _lines(text: str, continues: str) -> list[str]:
    """Lines; a numbered one, and one that goes on with what was said, belongs to the line before."""
    found: list[str] = []
    for line in text.split("\n"):
        if found and re.match(rf"[(（]\d[)）]|{continues}", line) and found[-1] and not found[-1].startswith("--"):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


REMARK = re.compile(r"[(（](?![0-9０-９X]+[)）])")


def remarks(line: str) -> tuple[str, tuple[tuple[int, str], ...]]:
    """The line without its remarks, and the remarks with the places where they stood."""
    if re.fullmatch(r"-+", line):
        return "", ((0, line),)
    found: list[tuple[int, str]] = []
    kept = ""
    i = 0
    while i < len(line):
        if not REMARK.match(line, i):
            kept += line[i]
            i += 1
            continue
        depth, j = 0, i
        while j < len(line):
            depth += (line[j] in "(（") - (line[j] in ")）")
            j += 1
            if depth == 0:
                break
        start = len(kept.rstrip())
        found.append((start, kept[start:] + line[i:j]))
        kept = kept[:start]
        i = j
    if not kept.strip():
        return "", ((0, line),)
    return kept, tuple(found)


def stands_alone(line: str, above: str) -> bool:
    """Whether a line is nothing but a remark below a rule: there is no text there that it could be a remark on, so it
    says something of its own."""
    return above.startswith("--") and line[:1] in ("(", "（") and not remarks(line)[0]


def with_remarks(text: str, remarks: tuple[tuple[int, str], ...]) -> str:
    for place, words in reversed(remarks):
        text = text[:place] + words + text[place:]
    return text


def _raw_place(line: Line, at: int) -> int:
    return at + sum(len(words) for place, words in line.remarks if place <= at)


def _spans(raw: str, at: int, kind: str) -> list[Span]:
    bare, said = remarks(raw)
    if not bare:
        return [Span(at, at + len(raw), kind if kind == "declined" else "remark")] if raw else []
    spans: list[Span] = []
    here = 0
    done = 0
    for place, words in said:
        if place > done:
            spans.append(Span(at + here, at + here + place - done, kind))
        here += place - done
        spans.append(Span(at + here, at + here + len(words), "remark"))
        here += len(words)
        done = place
    if done < len(bare):
        spans.append(Span(at + here, at + len(raw), kind))
    return spans


def _read_line(language: Language, raw: str, category: str) -> Line:
    bare, said = remarks(raw)
    if not bare:
        return Line("", said, (), None, -1)
    grammar = language.grammar()
    folded = language.fold(bare)
    try:
        readings = grammar.readings(category, folded)
    except NotRead as stop:
        return Line(bare, said, (), None, _stopped(language, bare, folded, stop.at))
    final: list[tuple[Ability, ...]] = []
    best: Line | None = None
    for reading in readings:
        abilities = tuple(reading.value)
        try:
            settled = tuple(settle(a, language.places, language.reaching) for a in _together(abilities))
        except Unsettled:
            continue
        line = Line(bare, said, abilities, reading.form, -1)
        if settled not in final:
            final.append(settled)
        if best is None:
            best = line
    if len(final) > 1:
        raise Ambiguous(f"{len(final)} readings of {bare!r}: {final!r}")
    return best if best is not None else Line(bare, said, (), None, 0)


def _stopped(language: Language, bare: str, folded: str, at: int) -> int:
    """Where in the line, at the start of a word, the reading of its folded form stopped."""
    while at > 0 and not bare.startswith(language.unfold(folded[:at])):
        at -= 1
    place = len(language.unfold(folded[:at]))
    while 0 < place < len(bare) and re.match(r"[A-Za-z]{2}", bare[place - 1 : place + 1]):
        place -= 1
    return place


def _together(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """A spell's sentences are one ability, in the place of the first."""
    spells = [a for a in abilities if isinstance(a, Spell)]
    if len(spells) < 2:
        return abilities
    first = replace(
        spells[0],
        do=tuple(i for a in spells for i in a.do),
        cost=tuple(i for a in spells for i in a.cost),
    )
    return tuple(first if a is spells[0] else a for a in abilities if not isinstance(a, Spell) or a is spells[0])


# --- back --------------------------------------------------------------------------------------------------------


def print_text(language: Language, compiled: Compiled) -> str | None:
    """The text of what was compiled whole, written from its trees in the forms that were read. None: not possible."""
    choices = [unsettle(ability, language.places, language.reaching) for ability in compiled.abilities]
    out: list[str] = []
    at = 0
    spell_at = -1
    spell_done = 0
    for line in compiled.lines:
        if line.form is None:
            out.append(with_remarks("", line.remarks))
            continue
        options: list[list[Ability]] = []
        for ability in line.abilities:
            if isinstance(ability, Spell):
                if spell_at < 0:
                    spell_at, at = at, at + 1
                part = []
                for whole in choices[spell_at]:
                    assert isinstance(whole, Spell)
                    n, m = spell_done, spell_done + len(ability.do)
                    part.append(replace(whole, do=whole.do[n:m], cost=whole.cost if ability.cost else ()))
                spell_done += len(ability.do)
                options.append(list(dict.fromkeys(part)))
            else:
                options.append(choices[at])
                at += 1
        text = _write_line(language, line, options, compiled.kind)
        if text is None:
            return None
        out.append(with_remarks(text, line.remarks))
    return "\n".join(out)


def _write_line(language: Language, line: Line, options: list[list[Ability]], kind: str) -> str | None:
    grammar = language.grammar()
    name = language.categories.get(kind, language.categories[""])
    tried: list[tuple[Ability, ...]] = [()]
    for choice in options:
        tried = [(*done, one) for done in tried for one in choice][:64]
    assert line.form is not None
    for abilities in tried:
        text = grammar.write_exactly(name, abilities, line.form)
        if text is not None:
            return language.unfold(text)
    return None
