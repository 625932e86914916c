"""Compiles text to abilities and prints abilities as text. See docs/trees.md.

`compile_with(language, text, kind)` returns a `Compiled`; `print_text(language, compiled)` the text it came from. A
game lists its languages in `Spec.languages`: code (`en`, `ja`) -> `Language`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ludex.core.tree import Ability, Automatic, Spell
from ludex.core.tree.saying import in_words
from ludex.lang.grammar import Form, Grammar, NotRead
from ludex.lang.places import Places
from ludex.lang.surface import settle, unsettle
from ludex.lang.wording import Unsettled

WHOLE, PARTIAL, DECLINED, BLANK = "whole", "partial", "declined", "blank"
"""The values of `Compiled.status`: every line was read, some were, none was, there is nothing to read."""


def same(text: str) -> str:
    """The text unchanged."""
    return text


@dataclass(frozen=True)
class Language:
    """How the texts of a game are read and written in one language."""

    code: str
    """The code of the language: `en`, `ja`."""
    grammar: Callable[[], Grammar]
    """Returns the grammar; called only when a text is read or written."""
    normalise: Callable[[str], str] = same
    """Applied to a text first: unifies its spelling. Spans refer to the normalised text."""
    fold: Callable[[str], str] = same
    """Applied to a line before it is read: makes it easier for phrases. `unfold(fold(text)) == text`."""
    unfold: Callable[[str], str] = same
    """The inverse of `fold`."""
    blank: str = ""
    """The text between two sentences of one line."""
    continues: str = "(?!)"
    """A pattern: a line that begins with it belongs to the line before."""
    joined: str = "(?!)"
    """A pattern: two lines that it matches, with the line end between them, are one."""
    limits: str = "(?!)"
    """A pattern: a remark in which it is found may limit what the text does. A line with such a remark is declined,
    unless the remark only explains (`explains`)."""
    remark: str = r"[(（](?![0-9０-９X]+[)）])"
    """A pattern of the beginning of a remark: a bracket that does not enclose a number or X, or what else the game
    writes in brackets."""
    explains: str = "(?!)"
    """A pattern: what a remark names when it only explains the rules."""
    reaching: bool = False
    """Whether a condition applies to everything after it, up to the next condition."""
    numbered: bool = False
    """Whether what refers to one object (it) differs from what refers to several (them)."""
    categories: dict[str, str] = field(default_factory=lambda: {"": "line"})
    """Kind of card -> category of the grammar for its lines; the key "" is for all other kinds."""
    places: Places = field(default_factory=Places)
    """What the texts of the game imply about zones."""


class Span(NamedTuple):
    """A part of the normalised text, `[start, end)`. `kind` is `ability`, `remark` (text without effect) or
    `declined`."""

    start: int
    end: int
    kind: str


class Line(NamedTuple):
    """One line: its text without remarks, the remarks with their places, the abilities read (before `settle`), and the
    form in which they were read (None: the line was not read, or has only remarks)."""

    text: str
    remarks: tuple[tuple[int, str], ...]
    abilities: tuple[Ability, ...]
    form: Form | None
    stopped: int
    """The index in `text` at which reading stopped; -1: the line was read."""
    why: str = ""
    """Why no reading makes sense, if there is any (`Unsettled`)."""


class Compiled(NamedTuple):
    """The result of compiling a text. `status` is `WHOLE`, `PARTIAL`, `DECLINED` or `BLANK`; `text` is the normalised
    text. `stopped_at` is the index in it at which reading stopped in the first line that was not read, `words` the
    words there (-1 and "" if all lines were read)."""

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
    """A line has two different trees. The grammar must be corrected. The message says all of them in words."""

    def __init__(self, text: str, readings: list[tuple[Ability, ...]]) -> None:
        self.readings = tuple(readings)
        said = " / ".join(f"({i}) {in_words(reading)}" for i, reading in enumerate(readings, 1))
        super().__init__(f"{len(readings)} readings of {text!r}: {said}")


def compile_with(language: Language, text: str, kind: str = "") -> Compiled:
    """Compile the text of a card of the given kind (see `Language.categories`). A text that cannot be printed back as
    it was is declined."""
    text = language.normalise(text)
    lines: list[Line] = []
    spans: list[Span] = []
    at = 0
    stopped, words = -1, ""
    category = language.categories.get(kind, language.categories[""])
    above = ""
    for raw in _lines(text, language.continues, language.joined):
        line = _read_line(language, raw, category, stands_alone(raw, above))
        above = raw
        lines.append(line)
        said = "declined" if line.stopped >= 0 else "ability" if line.abilities else "remark"
        spans += _spans(raw, at, said, language.remark)
        if line.stopped >= 0 and stopped < 0:
            stopped = at + _raw_place(line, line.stopped)
            words = (line.text[line.stopped :] or "".join(words for _, words in line.remarks))[:60]
        at += len(raw) + 1
    abilities = _together(tuple(a for line in lines for a in line.abilities))
    read = [line for line in lines if line.abilities]
    bad = [line for line in lines if line.stopped >= 0]
    status = BLANK if not read and not bad else WHOLE if not bad else PARTIAL if read else DECLINED
    forms = tuple(line.form for line in lines if line.form is not None)
    made: tuple[Ability, ...] = ()
    for ability in abilities:
        try:
            made += (_settled(language, ability),)
        except Unsettled:
            return Compiled(
                DECLINED, (), forms, (Span(0, len(text), "declined"),), 0, text[:60], tuple(lines), text, kind
            )
    compiled = Compiled(status, made, forms, tuple(spans), stopped, words, tuple(lines), text, kind)
    if status == WHOLE and print_text(language, compiled) != text:  # then it was not understood
        none = (Span(0, len(text), "declined"),)
        return compiled._replace(status=DECLINED, abilities=(), spans=none, stopped_at=0, words=text[:60])
    return compiled


def _lines(text: str, continues: str, joined: str) -> list[str]:
    """The lines of a text. A numbered line, and one that begins with `continues`, is joined to the line before; so are
    two that `joined` matches."""
    found: list[str] = []
    for line in text.split("\n"):
        goes_on = re.match(rf"[(（]\d[)）]|{continues}", line) or (
            found and re.fullmatch(joined, f"{found[-1]}\n{line}")
        )
        if found and goes_on and found[-1] and not found[-1].startswith("--"):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def remarks(line: str, remark: str = Language.remark) -> tuple[str, tuple[tuple[int, str], ...]]:
    """The line without its remarks, which begin as `remark` says, and the remarks, each with its index in that line.
    `with_remarks` is the inverse."""
    begins = re.compile(remark)
    if re.fullmatch(r"-+", line):
        return "", ((0, line),)
    found: list[tuple[int, str]] = []
    kept = ""
    i = 0
    while i < len(line):
        if not begins.match(line, i):
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
    """Whether a line is a remark directly below a dividing line: it comments on no text, so it is read as text itself,
    unless it only explains."""
    return above.startswith("--") and line[:1] in ("(", "（") and not remarks(line)[0]


def with_remarks(text: str, remarks: tuple[tuple[int, str], ...]) -> str:
    """The line with its remarks put back."""
    for place, words in reversed(remarks):
        text = text[:place] + words + text[place:]
    return text


def _raw_place(line: Line, at: int) -> int:
    """The index in the line with remarks that corresponds to index `at` in `line.text`."""
    return at + sum(len(words) for place, words in line.remarks if place <= at)


def _spans(raw: str, at: int, kind: str, remark: str) -> list[Span]:
    bare, said = remarks(raw, remark)
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


def _limits(language: Language, remark: str) -> bool:
    """Whether a remark says more than an explanation: a condition or an exception."""
    return bool(re.search(language.limits, remark)) and not re.search(language.explains, remark)


def _read_line(language: Language, raw: str, category: str, alone: bool) -> Line:
    bare, said = remarks(raw, language.remark) if not alone or re.search(language.explains, raw) else (raw, ())
    if not bare:
        return Line("", said, (), None, -1)
    if any(_limits(language, words) for _, words in said):
        return Line(bare, said, (), None, min(place for place, words in said if _limits(language, words)))
    grammar = language.grammar()
    folded = language.fold(bare)
    try:
        readings = grammar.readings(category, folded)
    except NotRead as stop:
        return Line(bare, said, (), None, _stopped(language, bare, folded, stop.at))
    final: list[tuple[Ability, ...]] = []
    best: Line | None = None
    why = ""
    for reading in readings:
        abilities = tuple(reading.value)
        try:
            settled = tuple(
                settle(a, language.places, language.reaching, language.numbered) for a in _together(abilities)
            )
        except Unsettled as reason:
            why = why or str(reason)
            continue
        line = Line(bare, said, abilities, reading.form, -1)
        if settled not in final:
            final.append(settled)
        if best is None:
            best = line
    if len(final) > 1:
        raise Ambiguous(bare, final)
    return best if best is not None else Line(bare, said, (), None, 0, why)


def _settled(language: Language, ability: Ability) -> Ability:
    return settle(ability, language.places, language.reaching, language.numbered)


def _stopped(language: Language, bare: str, folded: str, at: int) -> int:
    """The index in the line, at the start of a word, that corresponds to index `at` in its folded form."""
    while at > 0 and not bare.startswith(language.unfold(folded[:at])):
        at -= 1
    place = len(language.unfold(folded[:at]))
    while 0 < place < len(bare) and re.match(r"[A-Za-z]{2}", bare[place - 1 : place + 1]):
        place -= 1
    return place


def _together(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities with all `Spell` abilities joined into one, in the place of the first; those of a keyword stay
    apart."""
    spells = [a for a in abilities if isinstance(a, Spell) and not a.keyword]
    if len(spells) < 2:
        return abilities
    first = replace(
        spells[0],
        do=tuple(i for a in spells for i in a.do),
        cost=tuple(i for a in spells for i in a.cost),
        cond=next((a.cond for a in spells if a.cond is not None), None),
    )
    others = spells[1:]
    return tuple(first if a is spells[0] else a for a in abilities if not any(a is other for other in others))


# --- printing ----------------------------------------------------------------------------------------------------


def print_text(language: Language, compiled: Compiled) -> str | None:
    """The text of a `WHOLE` result, written from its trees in the forms in which they were read. None: a line cannot be
    written."""
    choices = [_forms(language, ability) for ability in compiled.abilities]
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
            if isinstance(ability, Spell) and not ability.keyword:
                if spell_at < 0:
                    spell_at, at = at, at + 1
                part = []
                for whole in choices[spell_at]:
                    assert isinstance(whole, Spell)
                    n, m = spell_done, spell_done + len(ability.do)
                    cost, cond = whole.cost if ability.cost else (), whole.cond if ability.cond else None
                    part.append(replace(whole, do=whole.do[n:m], cost=cost, cond=cond))
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


def _forms(language: Language, ability: Ability) -> list[Ability]:
    """The surface forms of an ability. A keyword's ability may be written as it is: its text is not printed."""
    forms = unsettle(ability, language.places, language.reaching)
    if isinstance(ability, Automatic) and ability.zones:
        bare = [form for form in forms if isinstance(form, Automatic) and not form.zones]
        forms += [replace(form, zones=ability.zones) for form in bare]
    return [*forms, ability] if ability.keyword and ability not in forms else forms


def _write_line(language: Language, line: Line, options: list[list[Ability]], kind: str) -> str | None:
    grammar = language.grammar()
    name = language.categories.get(kind, language.categories[""])
    tried: list[tuple[Ability, ...]] = [()]
    for choice in options:
        tried = [(*done, one) for done in tried for one in choice][:64]
    assert line.form is not None
    wanted = language.fold(line.text)
    alike = zip(*options, strict=False) if len(options) > 1 else ()  # abilities of one line mostly have one form
    for abilities in (*alike, *tried):
        text = grammar.write_exactly(name, abilities, line.form, wanted)
        if text is not None:
            return language.unfold(text)
    return None
