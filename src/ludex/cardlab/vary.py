"""One word, one change: a text in which one word is changed must compile to a tree that differs in exactly the place
that the word stands for, and nowhere else. A changed text that is not read proves nothing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from ludex import games
from ludex.core import tree as t
from ludex.core.tree import vocabulary, walk
from ludex.games.lab import Variation
from ludex.lang.compile import WHOLE, Language, remarks
from ludex.lang.files.cards import Printed
from ludex.lang.groups import alternatives
from ludex.library.reading import Read, compile_card, kind_of, read_text

NUMBER, PLAYER, UP_TO, OTHER, MAY, ZONE, DURATION, NAME = KINDS = (
    "number", "player", "up to", "other", "may", "zone", "duration", "name",
)  # fmt: skip
RIGHT, UNREAD, SAME, ELSEWHERE = "right", "unread", "same", "elsewhere"
"""The tree changed where it should; the text is not read; nothing changed; something else did."""


class Change(NamedTuple):
    """A place in which two trees differ, and the parts there."""

    path: str
    old: Any
    new: Any


class Varied(NamedTuple):
    """A card's line before and after, the kind of variation, the verdict, and where the trees differ."""

    number: str
    kind: str
    before: str
    after: str
    verdict: str
    changes: tuple[Change, ...] = ()


# --- what changes ------------------------------------------------------------------------------------------------

WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
WIDE = str.maketrans("０１２３４５６７８９", "0123456789")
NARROW = str.maketrans("0123456789", "０１２３４５６７８９")

ENGLISH = (
    Variation(NUMBER, r"(?<![\w,/.\"])\d+(?![\w,/]| Million)"),
    Variation(NUMBER, rf"\b(?:{'|'.join(WORDS)})\b"),
    Variation(PLAYER, r"\byour opponent's (?=\w)", "your "),
    Variation(PLAYER, r"\byour (?!opponent|turn|other|next)(?=\w)", "your opponent's "),
    Variation(UP_TO, r"(?<!and )(?<!or )\bup to (?=[a-z0-9])", ""),  # NB: said of both, if it stands before the first
    Variation(UP_TO, rf"(?<=choose )(?=(?:{'|'.join(WORDS)}|\d) )", "up to "),
    Variation(OTHER, r"\byour other (?=\w)", "your "),
    Variation(MAY, r"\byou may (?!choose up to)(?=\w)", ""),
    Variation(NAME, r"(?<=\")[^\"]+(?=\")", r"\g<0>q"),
)
JAPANESE = (
    Variation(NUMBER, r"(?<![\d０-９,.])(?!1枚を見る。その中から)(?:\d+|[０-９]+)(?=[枚体人つ回])"),
    Variation(PLAYER, r"相手の(?!ターン)", "自分の"),
    Variation(PLAYER, r"(?:自分|あなた)の(?!ターン|他)", "相手の"),
    Variation(UP_TO, r"(?<=[枚体])まで(?=選)", ""),
    Variation(OTHER, r"他の(?!\()", ""),
    Variation(NAME, r"(?<=[「『])[^「」『』]+(?=[」』])", r"\g<0>ー"),
)
MORE = "qー"
"""The letter that a name gets."""
USUAL = {"en": ENGLISH, "ja": JAPANESE}


def _next_number(said: str) -> tuple[str, int, int]:
    """A number as it is written, one higher: the words, the number, the new number. Thousands go up by a thousand."""
    if said in WORDS:
        n = WORDS.index(said) + 1
        return (WORDS[n] if n < len(WORDS) else WORDS[0]), n, n + 1 if n < len(WORDS) else 1
    n = int(said.translate(WIDE))
    new = n + (1000 if n >= 1000 else 1)
    written = str(new)
    return (written.translate(NARROW) if said != said.translate(WIDE) else written), n, new


def variations(
    lab: Iterable[Variation], language: str, line: str, remark: str = Language.remark, again: str = ""
) -> Iterator[tuple[str, str, int]]:
    """The line with one word changed: the kind, the new line, and for numbers the difference. Remarks mean nothing, so
    they are left alone, and so are words that say something `again` (a pattern)."""
    bare, said = remarks(line, remark)
    alone = [*_ranges(said), *((found.start(), found.end()) for found in re.finditer(again, line) if again)]
    for one in (*USUAL.get(language, ()), *lab) if bare else ():
        for match in re.finditer(one.pattern, line):
            if any(start < max(match.end(), match.start() + 1) and match.start() < end for start, end in alone):
                continue
            if one.kind == NUMBER and not one.to:
                words, old, new = _next_number(match[0])
                yield NUMBER, line[: match.start()] + words + line[match.end() :], new - old
            else:
                yield one.kind, line[: match.start()] + match.expand(one.to) + line[match.end() :], 0


def _ranges(said: Iterable[tuple[int, str]]) -> Iterator[tuple[int, int]]:
    """Where the remarks stand in the line that has them."""
    before = 0
    for place, words in said:
        yield place + before, place + before + len(words)
        before += len(words)


# --- how trees differ --------------------------------------------------------------------------------------------


def changes(a: Any, b: Any, path: str = "") -> Iterator[Change]:
    """The places in which two trees differ; places in the text do not count. The order of the parts of a group means
    nothing."""
    if a == b:
        return
    if isinstance(a, t.Sel) and isinstance(b, t.Sel) and (isinstance(a, GROUPS) or isinstance(b, GROUPS)):
        yield from _groups(a, b, path)
    elif type(a) is tuple and type(b) is tuple:
        yield from _lists(a, b, path)
    elif {type(a), type(b)} == {t.Is, t.Among} and (a.what, a.such) == (b.what, b.such):
        return  # one of them, or one among several
    elif type(a) is type(b) and isinstance(a, t.Node):
        for name in walk.field_names(a):
            if name != "span":
                yield from changes(getattr(a, name), getattr(b, name), f"{path}.{name}" if path else name)
    else:
        yield Change(path, a, b)


GROUPS = (t.All, t.Some)


def _groups(a: t.Sel, b: t.Sel, path: str) -> Iterator[Change]:
    """The places in which two groups differ: alternative by alternative, whatever is said once for all of them."""
    ours, theirs = alternatives(a), alternatives(b)
    for kind in list(ours):
        if kind in theirs:
            ours.remove(kind)
            theirs.remove(kind)
    if len(ours) != len(theirs):
        yield Change(path, a, b)
        return
    for kind in ours:
        found = [list(_parts(kind, other, path)) for other in theirs]
        best = min(range(len(found)), key=lambda i: len(found[i]))
        del theirs[best]
        yield from found[best]


def _parts(a: tuple[t.Sel, ...], b: tuple[t.Sel, ...], path: str) -> Iterator[Change]:
    ours, theirs = list(a), list(b)
    for part in list(ours):
        if part in theirs:
            ours.remove(part)
            theirs.remove(part)
    for part in list(ours):
        like = next((other for other in theirs if type(other) is type(part)), None)
        if like is not None:
            ours.remove(part)
            theirs.remove(like)
            yield from changes(part, like, path)
    yield from (Change(path, part, None) for part in ours)
    yield from (Change(path, None, part) for part in theirs)


def _lists(a: tuple[Any, ...], b: tuple[Any, ...], path: str) -> Iterator[Change]:
    while a and b and a[0] == b[0]:
        a, b = a[1:], b[1:]
    while a and b and a[-1] == b[-1]:
        a, b = a[:-1], b[:-1]
    if len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            yield from changes(x, y, f"{path}[{i}]")
    else:
        yield Change(path, a or None, b or None)


# --- what should change ------------------------------------------------------------------------------------------


def _players(change: Change) -> bool:
    """Whether a player is another one; what the opponent does is what one does oneself in a block (`By`)."""
    old, new = change.old, change.new
    for a, b in ((old, new), (new, old)):
        if isinstance(a, t.By) and a.who == t.OPPONENT and a.do == (b,):
            return True
        if isinstance(a, str) and isinstance(b, str) and a != b and a.replace("opponent's", "your") == b:
            return True
    words = (*vocabulary.PLAYERS, "")
    said = [part.who if isinstance(part, t.Side) else part for part in (old, new) if part is not None]
    return bool(said) and all(isinstance(part, str) and part in words for part in said)


def _without_other(tree: Any) -> Any:
    """The tree with groups that may contain the card itself."""

    def after(node: t.Node) -> t.Node:
        if not isinstance(node, t.All):
            return node
        left = tuple(part for part in node.parts if part != t.Not(t.SELF))
        return left[0] if len(left) == 1 else t.All(left)

    return walk.rebuilt(tree, lambda node: None, after)


def _others(tree: Any) -> list[t.Node]:
    """The groups of the tree that leave the card itself out."""
    return [node for node in walk.nodes(tree) if isinstance(node, t.All) and t.Not(t.SELF) in node.parts]


def _is_other(a: Any, b: Any) -> bool:
    """Whether one group more leaves the card itself out; a group may stand in several places (both figures)."""
    ours, theirs = _others(a), _others(b)
    once = abs(len(ours) - len(theirs)) == 1 or abs(len(set(ours)) - len(set(theirs))) == 1
    return once and not list(changes(_without_other(a), _without_other(b)))


def _up_to(change: Change) -> bool:
    return change.path.endswith((".up_to", "least")) and type(change.old) is type(change.new)


def _lasts(change: Change) -> bool:
    """Whether how long it lasts is another; some verbs have that as their word."""
    return change.path.endswith(("until", "timing")) or (change.old == "turn" and change.path.endswith("word"))


def _named(change: Change, line: str) -> bool:
    """Whether a name has one letter more; a table may have kept the printed name under another one."""
    if not isinstance(change.old, str) or not isinstance(change.new, str):
        return False
    letters = [i for i, letter in enumerate(change.new) if letter in MORE]
    longer = any(change.new[:i] + change.new[i + 1 :] == change.old for i in letters)
    return longer or (change.old not in line and change.new[:-1] in line)


def _with(node: t.Node, **fields: Any) -> t.Node:
    """The node with other values in some fields."""
    old: Any = node
    made: t.Node = replace(old, **fields) if fields else node
    return made


def _without_may(tree: Any) -> Any:
    """The tree with what may be done as if it must be done."""

    def bare(block: Any) -> Any:
        if type(block) is not tuple:
            return block
        found: list[Any] = []
        for item in block:
            found += (*item.cost, *item.do) if isinstance(item, t.May) else [item]
        return tuple(found)

    def after(node: t.Node) -> t.Node:
        changed = {name: bare(getattr(node, name)) for name in walk.field_names(node)}
        kept = {name: value for name, value in changed.items() if value != getattr(node, name)}
        return _with(node, **kept)

    return walk.rebuilt(tree, lambda node: None, after)


def _asks_the_deed(change: Change) -> bool:
    """Whether "if you do" asks what was done, and no longer whether the player did it: nobody may refuse any more."""
    return change.path.endswith("cond") and any(isinstance(part, t.Did) for part in (change.old, change.new))


def _is_offered(found: Iterable[Change]) -> bool:
    """Whether what may be done is now done, and what could be done instead no longer is."""
    return all(
        (isinstance(one.old, t.May) and one.old.do == (one.new,))
        or (isinstance(one.old, t.Modes) and one.old.options[0] == (one.new,))
        for one in found
    )


def _at_most(tree: Any) -> Any:
    """The tree with a number that a player names, from 0 up to another, as that other number."""
    most = {node.name: node.most for node in walk.nodes(tree) if isinstance(node, t.NameNumber) and node.least == 0}

    def number(node: t.Node) -> object:
        return most.get(node.name) if isinstance(node, t.Chosen) else None

    def unasked(node: t.Node) -> t.Node:
        kept: dict[str, Any] = {}
        for name in walk.field_names(node):
            block = getattr(node, name)
            if type(block) is tuple and any(isinstance(item, t.NameNumber) and item.name in most for item in block):
                kept[name] = tuple(i for i in block if not isinstance(i, t.NameNumber) or i.name not in most)
        return _with(node, **kept)

    return walk.rebuilt(tree, number, unasked)


def verdict_of(
    kind: str, step: int, zones: Iterable[str], a: Any, b: Any, line: str = ""
) -> tuple[str, tuple[Change, ...]]:
    """What the two trees show about a variation of a kind. `line`: the text of the first."""
    found = tuple(changes(a, b))
    if not found:
        return SAME, ()
    if kind == UP_TO and (not list(changes(_at_most(a), _at_most(b))) or _is_offered(found)):
        return RIGHT, found
    if kind == OTHER:
        return (RIGHT if _is_other(a, b) else ELSEWHERE), found
    if kind == MAY:
        same = all(map(_asks_the_deed, changes(_without_may(a), _without_may(b))))
        optional = {change.path.rpartition(".")[2] for change in found} <= {"may", "up_to"}
        return (RIGHT if same or optional or _is_offered(found) else ELSEWHERE), found
    places = set(zones)
    fits: dict[str, Callable[[Change], bool]] = {
        NUMBER: lambda c: _counts_on(c.old, c.new, step),
        PLAYER: _players,
        UP_TO: _up_to,
        ZONE: lambda c: _zones(c, places),
        DURATION: _lasts,
        NAME: lambda c: _named(c, line),
    }
    return (RIGHT if all(fits[kind](change) for change in found) else ELSEWHERE), found


def _counts_on(old: Any, new: Any, step: int) -> bool:
    """Whether a number, or the number in a name, is another by the step."""
    if isinstance(old, str) and isinstance(new, str):
        same = re.sub(r"\d+", "", old) == re.sub(r"\d+", "", new)
        pairs = list(zip(re.findall(r"\d+", old), re.findall(r"\d+", new), strict=False))
        moved = [(int(a), int(b)) for a, b in pairs if a != b]
        return same and len(moved) == 1 and _counts_on(*moved[0], step)
    if isinstance(new, t.Fits) and new.a == old:  # for each; for every two
        return _counts_on(1, new.size, step)
    if isinstance(new, t.Times) and new.b == old:  # one for each; two for each
        return _counts_on(1, new.a, step)
    return _is_number(old) and _is_number(new) and abs(new - old) == abs(step)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _zones(change: Change, zones: set[str]) -> bool:
    said = [part for part in (change.old, change.new) if part is not None]
    if sorted(map(repr, said)) == sorted(map(repr, (t.SELF, t.Ref("became")))):
        return True  # the card itself where it was, or where it has come to
    if isinstance(change.old, str) and isinstance(change.new, str):
        gone, come = (set(part.split()) for part in (change.old, change.new))
        if len(gone - come) == len(come - gone) == 1:
            return (gone ^ come) <= zones  # NB: some words of a game name a zone
    names = [name for part in said for name in (part.names if isinstance(part, t.Zone) else (part,))]
    return bool(names) and all(isinstance(name, str) and name in zones for name in names)


# --- cards -------------------------------------------------------------------------------------------------------


def vary(code: str, language: str, row: Printed, edition: str = "") -> list[Varied]:
    """Every variation of every line of a whole card; none if the card is not whole."""
    read = compile_card(code, language, row, edition)
    if read.status != WHOLE:
        return []
    spec = games.load(code)
    kind = kind_of(code, row)
    own, again = spec.lab.variations.get(language, ()), spec.lab.again.get(language, "")
    found: list[Varied] = []
    for line in read.text.split("\n"):
        whole = _line(code, language, line, kind, edition)
        if whole is None:
            continue
        for what, changed, step in variations(own, language, line, spec.languages[language].remark, again):
            other = _line(code, language, changed, kind, edition)
            if other is None:
                found.append(Varied(row.number, what, line, changed, UNREAD))
                continue
            before, after = (spec.lab.compared(read.abilities) for read in (whole, other))
            verdict, differs = verdict_of(what, step, spec.widest.zone_index, before, after, line)
            found.append(Varied(row.number, what, line, changed, verdict, differs))
    return found


def _line(code: str, language: str, line: str, kind: str, edition: str) -> Read | None:
    """A line read by itself; None: it is not whole, or says nothing."""
    read = read_text(code, language, line, kind, edition)
    return read if read.status == WHOLE else None


def counted(varied: Iterable[Varied]) -> dict[str, dict[str, int]]:
    """The verdicts by kind."""
    found: dict[str, Counter[str]] = {}
    for one in varied:
        found.setdefault(one.kind, Counter())[one.verdict] += 1
    return {kind: {verdict: n[verdict] for verdict in (RIGHT, UNREAD, SAME, ELSEWHERE)} for kind, n in found.items()}


def wrong(varied: Iterable[Varied]) -> list[Varied]:
    return [one for one in varied if one.verdict in (SAME, ELSEWHERE)]
