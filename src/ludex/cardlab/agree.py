"""Two languages, one card: both printings of a card must compile to the same tree."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from ludex import games
from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.lab import Lab
from ludex.lang.compile import WHOLE
from ludex.lang.files.cards import Printed
from ludex.lang.groups import alternatives, canonical, rank
from ludex.library.reading import compile_card, own_name

Names = Mapping[tuple[str, str], str]
"""(kind, Japanese word) to the English word; kind is `name`, or a column of `Lab.paired`."""


class Difference(NamedTuple):
    """A pair whose trees differ: the place, and the two parts there."""

    en: str
    ja: str
    place: str
    english: str
    japanese: str


class Agreement(NamedTuple):
    """The number of pairs, of those that compile whole in both languages, and the pairs that differ. `reordered` counts
    pairs with the same abilities in another order of lines: only the printing differs. `mispaired` are left out: their
    figures show that they are two cards. `learnt`: names that only the texts have. `maimed`: pairs that differ, and
    have not the same marks (`Lab.marks`): one file has lost words, or an ability; they count neither way."""

    pairs: int
    both: int
    differences: list[Difference]
    reordered: int = 0
    mispaired: int = 0
    learnt: int = 0
    maimed: tuple[str, ...] = ()

    @property
    def share(self) -> float:
        return 1 - len(self.differences) / self.both if self.both else 1.0


def pair_up(english: list[Printed], japanese: list[Printed]) -> list[tuple[Printed, Printed]]:
    """Cards that name their Japanese number, or (shipped cards) have the same number in both files; of the others
    those whose Japanese printing names the English one (`name_en`), if only one text has that name on either side."""
    by_number: dict[str, Printed] = {}
    for row in japanese:
        prints = row.columns.get("prints")
        for number in prints if isinstance(prints, list) else ():
            by_number.setdefault(str(number), row)
    by_number.update({row.number: row for row in japanese})
    ours, theirs = _by_name(english, "name"), _by_name(japanese, "name_en")
    found = []
    for row in english:
        other = by_number.get(row.word("number_ja") or row.number)
        if other is None and row.name in ours:
            other = theirs.get(row.name)
            if other is not None and ours.pop(row.name) is not row:
                other = None
        if other is not None:
            found.append((row, other))
    return found


def _by_name(rows: list[Printed], column: str) -> dict[str, Printed]:
    """The cards by the name in a column; a name that stands for several texts is left out."""
    found: dict[str, list[Printed]] = {}
    for row in rows:
        if row.word(column):
            found.setdefault(row.word(column), []).append(row)
    return {name: several[0] for name, several in found.items() if len({row.text for row in several}) == 1}


def wordings(rows: list[Printed], column: str) -> list[tuple[Printed, Printed]]:
    """The cards that have another wording of their text in a column."""
    return [(row, row._replace(text=row.word(column))) for row in rows if row.text and row.word(column)]


def agree_in(code: str, language: str, pairs: list[tuple[Printed, Printed]]) -> Agreement:
    """Compile both wordings of every card in one language, and compare the trees."""
    lab = games.load(code).lab
    whole = []
    for row, other in pairs:
        reads = [compile_card(code, language, one) for one in (row, other)]
        if all(read.status == WHOLE for read in reads):
            whole.append((row, other, *(in_english(lab.compared(read.abilities), {}) for read in reads)))
    return _compared(lab, (language, language), len(pairs), whole)


def same_figures(lab: Lab, en: Printed, ja: Printed) -> bool:
    """Whether figures and words allow that both are one card."""
    for name in lab.figures:
        a, b = en.figure(name), ja.figure(name)
        if a is not None and b is not None and a != b:
            return False
    return all((en.figure(name) is None) == (ja.figure(name) is None) for name in lab.telling)


def names_of(code: str, lab: Lab, pairs: list[tuple[Printed, Printed]]) -> dict[tuple[str, str], str]:
    """The English words for Japanese names and words of columns, learnt from the pairs; the game's own tables win."""
    found: dict[tuple[str, str], str] = {}
    for en, ja in pairs:
        found.setdefault(("name", own_name(code, ja)), own_name(code, en))
        for column, (between, between_ja) in lab.paired.items():
            ours, theirs = en.word(column).split(between), ja.word(column).split(between_ja)
            if len(ours) == len(theirs):
                for a, b in zip(ours, theirs, strict=True):
                    if a and b:
                        found.setdefault((column, b), a)
    return {**found, **lab.names()}


def in_english(node: Any, names: Names) -> Any:
    """The tree with English names and words, without the places in the text it came from; groups in groups and
    conditions in conditions are one, and so many or more there are if they are counted."""

    def english(part: t.Node) -> t.Node:
        if isinstance(part, t.Create):
            return replace(part, card=names.get(("name", part.card), part.card))
        if isinstance(part, (t.Word, t.Rename, t.Within)):
            return replace(part, value=names.get((part.kind, part.value), part.value))
        if isinstance(part, t.Do):
            return replace(part, word=names.get(("name", part.word), part.word))
        if isinstance(part, (t.Activated, t.Automatic, t.Spell)):
            return replace(part, span=(0, 0), do=rest_last(part.do))
        if isinstance(part, t.Mere):
            return replace(part, word=names.get(("name", part.word), part.word), span=(0, 0))
        if isinstance(part, (t.Passive, t.Replace)):
            return replace(part, span=(0, 0))
        if isinstance(part, t.If):
            return replace(part, then=rest_last(part.then))
        if isinstance(part, t.All):
            return canonical(*part.parts)
        if isinstance(part, t.Both):
            inner = (each.parts if isinstance(each, t.Both) else (each,) for each in part.parts)
            return t.Both(tuple(one for parts in inner for one in parts))
        if isinstance(part, t.Compare) and isinstance(part.a, t.Count) and part.op == ">=" and isinstance(part.b, int):
            return t.Exists(part.a.what, part.b)
        return t.Some(tuple(sorted(part.parts, key=rank))) if isinstance(part, t.Some) else part

    return walk.rebuilt(node, _stays, english)


REST = t.All((t.Ref("seen"), t.Not(t.Ref("found"))))


def rest_last(block: tuple[t.Instr, ...]) -> tuple[t.Instr, ...]:
    """The block with what becomes of the rest of the cards looked at after what the cards taken are given: the order of
    the two sentences changes nothing."""
    out = list(block)
    for i in range(len(out) - 1):
        if isinstance(put := out[i], t.Move) and put.what == REST and _only_gives(out[i + 1]):
            out[i], out[i + 1] = out[i + 1], out[i]
    return tuple(out)


def _only_gives(instr: t.Instr) -> bool:
    if isinstance(instr, t.If):
        return not instr.otherwise and all(map(_only_gives, instr.then))
    return isinstance(instr, t.Continue)


def first_difference(a: Any, b: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """Where two trees first differ, and the two parts there; None: they are equal."""
    if a == b:
        return None
    if type(a) is tuple and type(b) is tuple:
        for i, (x, y) in enumerate(zip(a, b, strict=False)):
            if found := first_difference(x, y, f"{path}[{i}]"):
                return found
        n = min(len(a), len(b))
        return f"{path}[{n}]", a[n] if len(a) > n else None, b[n] if len(b) > n else None
    if type(a) is type(b) and isinstance(a, t.Node):
        for name in walk.field_names(a):
            if found := first_difference(getattr(a, name), getattr(b, name), f"{path}.{name}" if path else name):
                return found
    return path, a, b


def unlike(a: tuple[t.Ability, ...], b: tuple[t.Ability, ...]) -> tuple[tuple[t.Ability, ...], tuple[t.Ability, ...]]:
    """The abilities of each that the other does not have, in the order printed."""
    ours, theirs = list(a), list(b)
    for ability in a:
        if ability in theirs:
            theirs.remove(ability)
            ours.remove(ability)
    return tuple(ours), tuple(theirs)


def aligned(ours: Any, theirs: Any) -> Iterator[tuple[str, str]]:
    """The names (English, Japanese) that stand in the same places of two trees."""
    if type(ours) is tuple and type(theirs) is tuple:
        for a, b in zip(ours, theirs, strict=False):
            yield from aligned(a, b)
    elif isinstance(ours, t.Some) and ours == theirs:
        return  # NB: one thing by its names in both languages
    elif type(ours) is type(theirs) and isinstance(ours, t.Node):
        if isinstance(ours, t.Create):
            yield ours.card, theirs.card
        elif isinstance(ours, t.Do) and ours.word != theirs.word:
            yield ours.word, theirs.word
        elif isinstance(ours, (t.Word, t.Within, t.Rename)) and ours.kind == "name" == theirs.kind:
            yield ours.value, theirs.value
        for a, b in zip(walk.values_of(ours), walk.values_of(theirs), strict=True):
            yield from aligned(a, b)


def nameless(node: Any) -> Any:
    """The tree without the names in it."""
    return walk.rebuilt(node, _stays, _unnamed)


def _stays(node: t.Node) -> None:
    return None


def _unnamed(node: t.Node) -> t.Node:
    if isinstance(node, t.Create):
        return replace(node, card="")
    if isinstance(node, t.Do):
        return replace(node, word="")
    return replace(node, value="") if isinstance(node, (t.Word, t.Within, t.Rename)) and node.kind == "name" else node


def side_by_side(ours: Any, theirs: Any) -> tuple[Any, Any]:
    """The abilities of both in pairs that differ in names only, whatever the order of their lines."""
    left = list(theirs)
    pairs = []
    for ability in ours:
        same = [other for other in left if nameless(other) == nameless(ability)]
        if same:
            left.remove(same[0])
            pairs.append((ability, same[0]))
    return tuple(a for a, _ in pairs), tuple(b for _, b in pairs)


def learn(trees: list[tuple[Any, Any]]) -> dict[tuple[str, str], str]:
    """Names of cards that are in neither file: names that always stand in the same places mean one card."""
    votes: dict[str, set[str]] = {}
    back: dict[str, set[str]] = {}
    for ours, theirs in trees:
        for en, ja in aligned(*side_by_side(ours, theirs)):
            votes.setdefault(ja, set()).add(en)
            back.setdefault(en, set()).add(ja)
    return {
        ("name", ja): en
        for ja, found in votes.items()
        for en in found
        if len(found) == 1 and len(back[en]) == 1 and ja != en
    }


def agree(code: str, english: list[Printed], japanese: list[Printed]) -> Agreement:
    """Compile both printings of every card that has two, and compare the trees."""
    lab = games.load(code).lab
    every = pair_up(english, japanese)
    paired = [(en, ja) for en, ja in every if same_figures(lab, en, ja)]
    names = names_of(code, lab, paired)
    whole: list[tuple[Printed, Printed, Any, Any]] = []
    for en, ja in paired:
        read_en, read_ja = compile_card(code, "en", en), compile_card(code, "ja", ja)
        if read_en.status == WHOLE and read_ja.status == WHOLE:
            ours, theirs = (in_english(lab.compared(read.abilities), names) for read in (read_en, read_ja))
            whole.append((en, ja, ours, theirs))
    learnt = learn([(ours, theirs) for _, _, ours, theirs in whole])
    translated = [(en, ja, in_english(a, learnt), in_english(b, learnt)) for en, ja, a, b in whole]
    found = _compared(lab, ("en", "ja"), len(paired), translated)
    return found._replace(mispaired=len(every) - len(paired), learnt=len(learnt))


def ordered(tree: Any) -> Any:
    """The tree with alternatives said in full, and those of groups and of options in an order of their own: in which
    they are printed means nothing. NB: only once the names are English."""

    def sort(part: t.Node) -> t.Node:
        if isinstance(part, t.Modes):
            return replace(part, options=tuple(sorted(part.options, key=repr)))
        if not isinstance(part, (t.All, t.Some)):
            return part
        kinds = sorted((canonical(*kind) for kind in alternatives(part)), key=rank)
        return kinds[0] if len(kinds) == 1 else t.Some(tuple(kinds))

    return walk.rebuilt(tree, _stays, sort)


def same_marks(lab: Lab, texts: tuple[str, str], languages: tuple[str, str]) -> bool:
    """Whether both texts have as many of the marks that every printing has."""
    said = [0 if language == "en" else 1 for language in languages]
    for marks in lab.marks:
        ours, theirs = (len(re.findall(marks[i], text)) for i, text in zip(said, texts, strict=True))
        if ours != theirs:
            return False
    return True


def _compared(
    lab: Lab, languages: tuple[str, str], pairs: int, whole: list[tuple[Printed, Printed, Any, Any]]
) -> Agreement:
    reordered = 0
    differences: list[Difference] = []
    maimed: list[str] = []
    for en, ja, one, other in whole:
        ours, theirs = ordered(one), ordered(other)
        if ours == theirs:
            continue
        found = first_difference(*unlike(ours, theirs))
        if found is None:
            reordered += 1
        elif not same_marks(lab, (en.text, ja.text), languages):
            maimed.append(en.number)
        else:
            differences.append(Difference(en.number, ja.number, found[0], repr(found[1]), repr(found[2])))
    return Agreement(pairs, len(whole) - len(maimed), differences, reordered, maimed=tuple(maimed))
