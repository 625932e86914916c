"""YAML that remembers its lines, so that an error in a file names its place.

Words stay words: `yes`, `no`, `on` and `012` are strings; only `true`, `false`, `null` and plain numbers are not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import yaml

from ludex.errors import InputError
from ludex.lang.files.text import check_depth

Path = tuple[str | int, ...]

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_MOST_NODES = 20_000
_DEEPEST = 40


class Document:
    """A file as plain data, with the line of every part of it."""

    def __init__(self, text: str, place: str) -> None:
        self.place = place
        self.lines: dict[Path, int] = {}
        self._nodes = 0
        try:
            check_depth(text, place)
            root = yaml.compose(text, Loader=_LOADER)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            where = f"{place}:{mark.line + 1}" if mark is not None else place
            raise InputError(where, f"not YAML: {getattr(error, 'problem', None) or error}") from None
        except (ValueError, RecursionError) as error:
            raise InputError(place, f"not YAML: {error}") from None
        self.data: Any = self._convert(root, ()) if root is not None else None

    def error(self, path: Path, reason: str) -> InputError:
        """An error at the line of a part (or of the nearest part around it that has one)."""
        at = path
        while at and at not in self.lines:
            at = at[:-1]
        line = self.lines.get(at)
        where = f"{self.place}:{line}" if line is not None else self.place
        return InputError(where, f"{spelled(path)}: {reason}" if path else reason)

    def _convert(self, node: Any, path: Path) -> Any:
        self._nodes += 1
        self.lines[path] = node.start_mark.line + 1
        if self._nodes > _MOST_NODES or len(path) > _DEEPEST:
            raise self.error(path[:3], "too much, or it contains itself")
        if isinstance(node, yaml.ScalarNode):
            return _scalar(node)
        if isinstance(node, yaml.SequenceNode):
            return [self._convert(item, (*path, i)) for i, item in enumerate(node.value)]
        result: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise self.error(path, "a key must be a word")
            key = str(key_node.value)
            self.lines[(*path, key)] = key_node.start_mark.line + 1
            if key in result:
                raise self.error((*path, key), "stands here twice")
            result[key] = self._convert(value_node, (*path, key))
        return result

    # --- reading with a type -----------------------------------------------------------------------------------

    def mapping(self, value: Any, path: Path, keys: tuple[str, ...] = ()) -> dict[str, Any]:
        """A mapping; with `keys`, of no other keys than these."""
        if not isinstance(value, dict):
            raise self.error(path, f"must be a mapping, not {kind_of(value)}")
        for key in value:
            if keys and key not in keys:
                raise self.error((*path, key), f"unknown key; there is {', '.join(keys)}")
        return value

    def listing(self, value: Any, path: Path) -> list[Any]:
        if not isinstance(value, list):
            raise self.error(path, f"must be a list, not {kind_of(value)}")
        return value

    def text(self, value: Any, path: Path) -> str:
        """A text. Numbers count as their digits."""
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        if not isinstance(value, str) or not value.strip():
            raise self.error(path, f"must be a text, not {kind_of(value)}")
        return value

    def texts(self, value: Any, path: Path) -> list[str]:
        """A list of texts; a single one may stand for itself."""
        if isinstance(value, list):
            return [self.text(item, (*path, i)) for i, item in enumerate(value)]
        return [self.text(value, path)]

    def number(self, value: Any, path: Path, least: int | None = None, most: int | None = None) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(path, f"must be a number, not {kind_of(value)}")
        if (least is not None and value < least) or (most is not None and value > most):
            raise self.error(path, f"{value} is not between {least} and {most}" if most is not None else
                             f"{value} is less than {least}")  # fmt: skip
        return value

    def numbers(self, value: Any, path: Path) -> dict[str, int]:
        """Names with numbers."""
        table = self.mapping(value, path)
        return {name: self.number(n, (*path, name)) for name, n in table.items()}

    def one_of(self, value: Any, path: Path, known: Iterable[str], what: str) -> str:
        """One of the words known."""
        there = list(known)
        if not isinstance(value, str) or value not in there:
            raise self.error(path, f"no {what} {value!r}; there is {', '.join(there)}")
        return value

    def flag(self, value: Any, path: Path) -> bool:
        if value in ("yes", "no"):
            return bool(value == "yes")
        if not isinstance(value, bool):
            raise self.error(path, f"must be true or false, not {kind_of(value)}")
        return value


def _scalar(node: Any) -> Any:
    value = str(node.value)
    if node.style:
        return value
    if value in ("", "~", "null"):
        return None
    if value in ("true", "false"):
        return value == "true"
    return int(value) if _NUMBER.fullmatch(value) else value


def kind_of(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    return repr(value)


def spelled(path: Path) -> str:
    """`("script", 2, "expect")` as `script[3].expect`: lists are counted from one."""
    result = ""
    for part in path:
        if isinstance(part, int):
            result += f"[{part + 1}]"
        else:
            result += f".{part}" if result else part
    return result
