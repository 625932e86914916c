"""Phrases that run both ways: text to tree, and tree to text.

A phrase is one surface form: a template with slots (`deal {n:number} damage to {what:group}`) and the tree it stands
for, with the same slots in it (`Damage(V("what"), V("n"))`). Reading matches the template and fills the tree; writing
matches the tree and fills the template. Nothing else defines how a card is worded.

Reading finds every reading. No reading raises `NotRead` with the place where reading stopped; two different ones raise
`TwoReadings`. A reading keeps the forms it used (`Form`), so that writing chooses the same words again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from operator import itemgetter
from typing import Any, Final, NamedTuple

from ludex.core import tree as t
from ludex.core.tree.saying import in_words
from ludex.lang.beginnings import Beginnings
from ludex.lang.forks import Fork
from ludex.lang.groups import order_of, says
from ludex.lang.pattern import Env, Hole, fill, node_of, pattern, unify

NOTHING = t.ANY
"""The meaning of a modifier or head that adds nothing ("card")."""


class Form(NamedTuple):
    """How something was read: the entry of the grammar that was used, and the forms of its slots in order."""

    entry: object
    slots: tuple[Form, ...]
    size: int = 0
    """If the value is a tuple: its length. For an ordered `Bunch`: the digits of `_order`."""


class Reading(NamedTuple):
    """One reading of a part of the text: its meaning, the index where it ends, and its form."""

    value: Any
    end: int
    form: Form


Item = str | tuple[str, str]
Asked = Callable[[Env], bool] | None


class Phrase:
    """A template and the tree it stands for. `when` returns False for slot values with which the template is not
    grammatical ("one cards"). `fits` returns False for written words that are not ("a" before a vowel); it is asked
    only when no form is given. `marked`: `when` asks for marks, which a tree to be written has not: it is asked only
    when no form is given."""

    __slots__ = ("fits", "items", "marked", "means", "template", "when")

    def __init__(
        self,
        template: str,
        means: Any,
        when: Asked = None,
        fits: Callable[[str], bool] | None = None,
        marked: bool = False,
    ) -> None:
        self.template = template
        self.means = pattern(means)
        self.when = when
        self.marked = marked
        self.fits = fits
        self.items = _items(template)

    def __repr__(self) -> str:
        return f"Phrase({self.template!r})"


SLOT: Final = re.compile(r"\{(\w+):(\w+)\}")


def _items(template: str) -> tuple[Item, ...]:
    """The parts of a template: literal text, or (slot name, category)."""
    result: list[Item] = []
    at = 0
    for slot in SLOT.finditer(template):
        if slot.start() > at:
            result.append(template[at : slot.start()])
        result.append((slot[1], slot[2]))
        at = slot.end()
    if at < len(template):
        result.append(template[at:])
    return tuple(result)


class Token:
    """An open class of words: a pattern, and functions that read and write its value (None: not a word, or not a value,
    of this class).

    `every`: shorter matches that end at the end of a word are tried as well. `after` is a pattern for the text after
    it.
    """

    __slots__ = ("after", "every", "pattern", "read", "write")

    def __init__(
        self,
        pattern: str,
        read: Callable[[str], Any],
        write: Callable[[Any], str | None],
        every: bool = False,
        after: str = "",
    ) -> None:
        self.after = re.compile(after)
        self.pattern = re.compile(pattern)
        self.read = read
        self.write = write
        self.every = every


class Many:
    """A tuple of `least` to `most` items of a category, with `joint` between them and `last` before the last one.

    `flat`: the items are tuples, and the value is their concatenation."""

    __slots__ = ("category", "flat", "joint", "last", "least", "most")

    def __init__(
        self, category: str, joint: str = " ", last: str = "", least: int = 0, most: int = 99, flat: bool = False
    ) -> None:
        self.category = category
        self.joint = joint
        self.last = last or joint
        self.least = least
        self.most = most
        self.flat = flat


class Bunch:
    """A head with modifiers before (`pre`) and after it (`post`). The order of the words does not change the value.

    `join` makes the value from the parts, `split` is its inverse. A part of `default` is added if no part of its class
    was read. The parts of `always` belong to the value but are not written here (a word before the bunch says them).
    `ordered`: each part is written by one form, and `Form.size` keeps the order in which the parts were read. `follows`
    returns False for two parts after the head of which the second belongs to a noun within the first."""

    __slots__ = ("always", "default", "follows", "head", "join", "ordered", "post", "pre", "split")

    def __init__(
        self,
        head: str,
        pre: str,
        post: str,
        join: Callable[[list[Any]], Any],
        split: Callable[[Any], tuple[Any, ...]],
        default: tuple[Any, ...] = (),
        always: tuple[Any, ...] = (),
        ordered: bool = False,
        follows: Callable[[Any, Any], bool] | None = None,
    ) -> None:
        self.always = always
        self.follows = follows
        self.ordered = ordered
        self.head = head
        self.pre = pre
        self.post = post
        self.join = join
        self.split = split
        self.default = default


Entry = Phrase | Token | Many | Bunch
Way = Fork | Token | Many | Bunch


class NotRead(ValueError):
    """The text has no reading: `at` is the furthest index reached, `words` the words there."""

    def __init__(self, text: str, at: int) -> None:
        self.at = at
        self.words = text[at : at + 60]
        super().__init__(f"not understood from {self.words!r}")


class TwoReadings(ValueError):
    """A text has two different trees. The grammar must be corrected."""

    def __init__(self, text: str, values: list[Any]) -> None:
        self.values = values
        said = " / ".join(f"({i}) {in_words(value)}" for i, value in enumerate(values, 1))
        super().__init__(f"{len(values)} readings of {text!r}: {said}")


class Grammar:
    """The entries of each category, in the order in which writing tries them."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {}
        self.paths: dict[str, list[Way]] = {}
        self.starts: Beginnings | None = None
        self.exact = False
        """Whether `write` uses only the given forms; see `write_exactly`."""
        self.wanted = ""
        """While `write_exactly` runs: the text to be written, if it is known."""

    def add(self, category: str, *entries: Entry) -> None:
        self.entries.setdefault(category, []).extend(entries)
        self.paths.pop(category, None)
        self.starts = None

    def beginnings(self) -> Beginnings:
        if self.starts is None:
            self.starts = Beginnings(self.entries)
        return self.starts

    def ways(self, category: str) -> list[Way]:
        """The entries of a category for reading, in their order: phrases that follow one another as one `Fork`."""
        found = self.paths.get(category)
        if found is None:
            found = self.paths[category] = []
            for order, entry in enumerate(self.entries.get(category, ())):
                if not isinstance(entry, Phrase):
                    found.append(entry)
                    continue
                last = found[-1] if found else None
                fork = last if isinstance(last, Fork) else Fork(0)
                if fork is not last:
                    found.append(fork)
                fork.take(entry.items, entry, order)
        return found

    def phrase(self, category: str, template: str, means: Any, when: Asked = None, marked: bool = False) -> None:
        self.add(category, Phrase(template, means, when, marked=marked))

    def read(self, category: str, text: str) -> Reading:
        """The only reading of the whole text; `NotRead` or `TwoReadings` if there is not exactly one."""
        whole = self.readings(category, text)
        if len(whole) > 1:
            raise TwoReadings(text, [reading.value for reading in whole])
        return whole[0]

    def readings(self, category: str, text: str) -> list[Reading]:
        """All different readings of the whole text; `NotRead` if there is none."""
        reader = Reader(self, text)
        whole: list[Reading] = []
        for reading in reader.read(category, 0):
            if reading.end == len(text) and all(reading.value != other.value for other in whole):
                whole.append(reading)
        if not whole:
            raise NotRead(text, reader.far)
        return whole

    def write(self, category: str, value: Any, form: Form | None = None) -> str | None:
        """The value as text: in the given form if possible, else in the first entry that fits. None: no entry fits."""
        if form is not None:
            text = self._write_form(category, value, form)
            if text is not None or self.exact:
                return text
        tried = (self._write_entry(entry, value, None) for entry in self.entries.get(category, ()))
        return next((text for text in tried if text is not None), None)

    def write_exactly(self, category: str, value: Any, form: Form, wanted: str = "") -> str | None:
        """The value as text in exactly the given form; None: not possible. Of several orders of the parts of a group,
        which a value does not keep, the one that the text `wanted` has."""
        self.exact, self.wanted = True, wanted
        try:
            return self.write(category, value, form)
        finally:
            self.exact, self.wanted = False, ""

    def _write_form(self, category: str, value: Any, form: Form) -> str | None:
        if form.entry not in self.entries.get(category, ()):
            return None
        entry: Any = form.entry
        return self._write_entry(entry, value, form)

    def _write_entry(self, entry: Entry, value: Any, form: Form | None) -> str | None:
        if isinstance(entry, Token):
            return entry.write(value)
        if isinstance(entry, Many):
            return self._write_flat(entry, value, form) if entry.flat else self._write_many(entry, value, form)
        if isinstance(entry, Bunch):
            return self._write_bunch(entry, value, form)
        for env in unify(entry.means, value, {}):
            if entry.when is None or (entry.marked and form is not None) or entry.when(env):
                text = self._write_items(entry, env, form)
                if text is not None and (form is not None or entry.fits is None or entry.fits(text)):
                    return text
        return None

    def _write_items(self, phrase: Phrase, env: Env, form: Form | None) -> str | None:
        parts: list[str] = []
        slot = 0
        for item in phrase.items:
            if isinstance(item, str):
                parts.append(item)
                continue
            inner = form.slots[slot] if form is not None and slot < len(form.slots) else None
            slot += 1
            text = self.write(item[1], env.get(item[0], NOTHING), inner)
            if text is None:
                return None
            parts.append(text)
        return "".join(parts)

    def _write_flat(self, many: Many, value: Any, form: Form | None) -> str | None:
        if type(value) is not tuple:
            return None
        if form is not None and sum(slot.size for slot in form.slots) == len(value):
            parts: list[str] = []
            at = 0
            for slot in form.slots:
                text = self.write(many.category, value[at : at + slot.size], slot)
                if text is None:
                    return None
                at += slot.size
                parts.append(text)
            return self._joined(many, parts) if len(parts) >= many.least else None
        if self.exact:
            return None
        cut = self._cut(many, value)
        if cut is None or not many.least <= len(cut) <= many.most:
            return None
        return self._joined(many, cut)

    def _cut(self, many: Many, value: tuple[Any, ...]) -> list[str] | None:
        """The tuple written as items of the category, each as long as possible; None: not possible."""
        if not value:
            return []
        for n in range(len(value), 0, -1):
            text = self.write(many.category, value[:n])
            if text is not None:
                rest = self._cut(many, value[n:])
                if rest is not None:
                    return [text, *rest]
        return None

    def _joined(self, many: Many, parts: list[str]) -> str:
        if many.last == many.joint or len(parts) < 2:
            return many.joint.join(parts)
        return many.joint.join(parts[:-1]) + many.last + parts[-1]

    def _write_bunch(self, bunch: Bunch, value: Any, form: Form | None) -> str | None:
        parts = bunch.split(value)
        if any(part not in parts for part in bunch.always):
            return None
        every = parts
        parts = tuple(part for part in parts if part not in bunch.always)
        if form is not None and bunch.ordered:
            return self._in_order(form, parts)
        if form is not None:
            written = self._with_forms(bunch, form.slots, 0, parts)
            return written if written is not None else self._with_forms(bunch, form.slots, 0, parts, every)
        for head in self.entries.get(bunch.head, ()):
            for said, rest in _subsets(head, parts):
                text = self._write_entry(head, said, None)
                if text is not None:
                    whole = self._around(bunch, text, rest)
                    if whole is not None:
                        return whole
        return None

    def _in_order(self, form: Form, parts: tuple[Any, ...]) -> str | None:
        """The parts written in the forms and in the order in which they were read; None: not possible."""
        places = [int(place) for place in str(form.size)[1:]]
        if sorted(places) != list(range(len(parts))) or len(places) != len(form.slots):
            return None
        said: list[str] = []
        for place, slot in zip(places, form.slots, strict=True):
            entry: Any = slot.entry
            text = self._write_entry(entry, parts[place], slot)
            if text is None:
                return None
            said.append(text)
        return "".join(said)

    def _with_forms(
        self, bunch: Bunch, slots: tuple[Form, ...], i: int, parts: tuple[Any, ...], again: tuple[Any, ...] = ()
    ) -> str | None:
        """The parts written in the forms in which they were read. `again`: all parts of the group, of which the text
        says some more than once, or though a word before the group says them."""
        if i == len(slots):
            return "" if all(part in bunch.default for part in parts) else None
        entry: Any = slots[i].entry
        for said, rest in _subsets(entry, again or parts):
            text = self._write_entry(entry, said, slots[i])
            if text is not None and (not self.wanted or text in self.wanted):
                left = tuple(part for part in parts if part in rest) if again else rest
                more = self._with_forms(bunch, slots, i + 1, left, again)
                if more is not None and (not self.wanted or text + more in self.wanted):
                    return text + more
        return None

    def _around(self, bunch: Bunch, text: str, parts: tuple[Any, ...]) -> str | None:
        """The text of the head with the remaining parts written before and after it; None: not possible."""
        if not parts:
            return text
        for entry in self.entries.get(bunch.post, ()):
            for said, rest in _subsets(entry, parts):
                words = self._write_entry(entry, said, None)
                if words is not None and len(rest) < len(parts):
                    return self._around(bunch, text + words, rest)
        for entry in reversed(self.entries.get(bunch.pre, [])):
            for said, rest in _subsets(entry, parts):
                words = self._write_entry(entry, said, None)
                if words is not None and len(rest) < len(parts):
                    return self._around(bunch, words + text, rest)
        return text if all(part in bunch.default for part in parts) else None

    def _write_many(self, many: Many, value: Any, form: Form | None) -> str | None:
        if type(value) is not tuple or not many.least <= len(value) <= many.most:
            return None
        parts: list[str] = []
        for i, item in enumerate(value):
            inner = form.slots[i] if form is not None and len(form.slots) == len(value) else None
            text = self.write(many.category, item, inner)
            if text is None:
                return None
            if i:
                parts.append(many.last if i == len(value) - 1 else many.joint)
            parts.append(text)
        return "".join(parts)


State = tuple[int, Env, tuple[Form, ...]]
"""How far a phrase was read: the index, the values of its slots, their forms."""


class Reader:
    """Reads one text. `known` keeps the readings of each category at each index; `far` is the furthest index
    reached."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar = grammar
        self.text = text
        self.starts = grammar.beginnings()
        self.far = 0
        self.known: list[dict[str, list[Reading]]] = [{} for _ in range(len(text) + 1)]

    def read(self, category: str, at: int) -> list[Reading]:
        here = self.known[at]
        known = here.get(category)
        if known is not None:
            return known
        found: list[Reading] = []
        here[category] = []
        if not self.starts.of(category).fits(self.text, at):
            return found
        for way in self.grammar.ways(category):
            for reading in self._way(way, at):
                if all(reading.end != other.end or reading.value != other.value for other in found):
                    found.append(reading)
        here[category] = found
        return found

    def _way(self, way: Way, at: int) -> Iterator[Reading]:
        if isinstance(way, Fork):
            return self._phrases(way, at)
        if isinstance(way, Token):
            return self._token(way, at)
        if isinstance(way, Bunch):
            return self._bunch(way, at)
        return self._many(way, at)

    def _token(self, token: Token, at: int) -> Iterator[Reading]:
        match = token.pattern.match(self.text, at)
        if match is None or match.end() == at:
            return
        ends = [match.end()]
        if token.every:
            ends += [m.start() + at for m in re.finditer(r"(?<=\w)\b", match.group()) if m.start() + at < match.end()]
        for end in ends:
            value = token.read(self.text[at:end])
            if value is not None and token.after.match(self.text, end):
                self._reached(end)
                yield Reading(value, end, Form(token, ()))

    def _bunch(self, bunch: Bunch, at: int) -> Iterator[Reading]:
        states: list[tuple[int, list[Any], tuple[Form, ...], bool]] = [(at, [], (), False)]
        while states:
            here, values, forms, after = states.pop()
            if not after:
                for reading in self.read(bunch.pre, here):
                    states.append((reading.end, [*values, reading.value], (*forms, reading.form), False))
                for reading in self.read(bunch.head, here):
                    states.append((reading.end, [*values, reading.value], (*forms, reading.form), True))
                continue
            all_said = values
            for default in bunch.default:
                if not says(bunch.split(bunch.join(values)), type(default)):
                    all_said = [*all_said, default]
            if bunch.always:
                all_said = [*all_said, *bunch.always]
            value = bunch.join(all_said)
            order = order_of(values, bunch.split(value)) if bunch.ordered else 0
            if order is not None:
                yield Reading(value, here, Form(bunch, forms, order))
            for reading in self.read(bunch.post, here):
                if bunch.follows is None or bunch.follows(values[-1], reading.value):
                    states.append((reading.end, [*values, reading.value], (*forms, reading.form), True))

    def _reached(self, at: int) -> None:
        self.far = max(self.far, at)

    def _phrases(self, fork: Fork, at: int) -> Iterator[Reading]:
        """The readings by the phrases of a fork, in the order of the phrases."""
        made: list[tuple[int, Reading]] = []
        self._follow(fork, [(at, {}, ())], made)
        yield from (reading for _, reading in sorted(made, key=itemgetter(0)))

    def _follow(self, fork: Fork, states: list[State], made: list[tuple[int, Reading]]) -> None:
        if fork.waiting:
            fork.open()
        for order, phrase in fork.ends:
            for end, env, forms in states:
                if phrase.when is None or phrase.when(env):
                    value = fill(phrase.means, env)
                    size = len(value) if type(value) is tuple else 0
                    made.append((order, Reading(value, end, Form(phrase, forms, size))))
        for branch, after in self._said(fork, states) if fork.words else ():
            self._follow(branch, after, made)
        for name, category, branch in fork.slots:
            after = []
            for at, env, forms in states:
                found = self.known[at].get(category)
                for reading in self.read(category, at) if found is None else found:
                    if name not in env or env[name] == reading.value:
                        after.append((reading.end, {**env, name: reading.value}, (*forms, reading.form)))
            if after:
                self._follow(branch, after, made)

    def _said(self, fork: Fork, states: list[State]) -> list[tuple[Fork, list[State]]]:
        """The branches whose words stand where the states end, each with the states after the words."""
        text, words = self.text, fork.words
        found: dict[int, tuple[Fork, list[State]]] = {}
        for at, env, forms in states:
            for length in fork.lengths.get(text[at : at + 1], ()):
                branch = words.get(text[at : at + length])
                if branch is not None and at + length <= len(text):
                    if branch.item:
                        self._reached(at + length)
                    found.setdefault(branch.order, (branch, []))[1].append((at + length, env, forms))
        return [found[order] for order in sorted(found)]

    def _many(self, many: Many, at: int) -> Iterator[Reading]:
        if many.least == 0:
            yield Reading((), at, Form(many, ()))
        states: list[tuple[int, tuple[Any, ...], tuple[Form, ...], bool]] = [(at, (), (), False)]
        while states:
            end, values, forms, closed = states.pop()
            if closed or len(forms) == many.most:
                continue
            for start, last in self._joints(many, end, bool(forms)):
                for reading in self.read(many.category, start):
                    longer = (*values, *reading.value) if many.flat else (*values, reading.value)
                    slots = (*forms, reading.form)
                    done = last or many.last == many.joint or len(slots) == 1
                    if done and len(slots) >= many.least:
                        yield Reading(longer, reading.end, Form(many, slots, len(longer)))
                    states.append((reading.end, longer, slots, last))

    def _joints(self, many: Many, at: int, between: bool) -> list[tuple[int, bool]]:
        """The indices where the next item may begin, each with whether it must be the last item."""
        if not between:
            return [(at, False)]
        if many.last == many.joint:
            return [(at + len(many.joint), False)] if self.text.startswith(many.joint, at) else []
        joints = ((many.last, True), (many.joint, False))
        return [(at + len(words), last) for words, last in joints if self.text.startswith(words, at)]


def _subsets(entry: Entry, parts: tuple[Any, ...]) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """The ways to divide the parts into what the entry writes and what is left."""
    if isinstance(entry, Phrase) and node_of(entry.means) is t.All:
        for chosen in permutations(range(len(parts)), len(entry.means.parts)):
            said = t.All(tuple(parts[i] for i in chosen))
            yield said, tuple(part for i, part in enumerate(parts) if i not in chosen)
        return
    if isinstance(entry, Bunch) or (isinstance(entry, Phrase) and isinstance(entry.means, Hole)):
        for size in range(len(parts), 1, -1):
            for chosen in combinations(range(len(parts)), size):
                said = t.All(tuple(parts[i] for i in chosen))
                yield said, tuple(part for i, part in enumerate(parts) if i not in chosen)
    for i, part in enumerate(parts):
        yield part, parts[:i] + parts[i + 1 :]
    if isinstance(entry, Phrase) and isinstance(entry.means, Hole):
        for size in (2, 3):  # in another order than the canonical one
            for chosen in permutations(range(len(parts)), size):
                if list(chosen) != sorted(chosen):
                    said = t.All(tuple(parts[i] for i in chosen))
                    yield said, tuple(part for i, part in enumerate(parts) if i not in chosen)
    if isinstance(entry, Phrase) and (entry.means == NOTHING or isinstance(entry.means, Hole)):
        yield NOTHING, parts
