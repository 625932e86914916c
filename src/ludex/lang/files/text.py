"""Reads text files and YAML with a schema. Bad input raises `InputError` with its place."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from ludex.errors import InputError

LONGEST_WORD = 200
LONGEST_TEXT = 20_000
"""Letters that a name or another word of a row may have, and its text."""
SENTENCES = ("text", "text_ja", "tree", "flavor", "back")
"""The columns that hold text."""

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DEEPEST = 50
"""How deep the parts of a YAML file may lie in each other: libyaml's composer goes down without looking."""


def read_yaml(text: str, place: str, shape: type[T]) -> T:
    """Read YAML text into a msgspec type. Unknown keys and wrong types raise `InputError` with their path."""
    try:
        check_depth(text, place)
        data = yaml.load(text, Loader=_LOADER)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"{place}:{mark.line + 1}" if mark is not None else place
        raise InputError(where, f"not YAML: {getattr(error, 'problem', error)}") from None
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise InputError(place, str(error)) from None


@cache
def columns(shape: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names that a row of this shape may have."""
    return tuple(field.encode_name for field in msgspec.structs.fields(shape))


def read_row(row: dict[str, Any], shape: type[S], place: str) -> S:
    """Read a row of a file into a msgspec type. An unknown name is refused with the names that there are."""
    for name in row:
        if name not in columns(shape):
            raise InputError(place, f"unknown field `{name}`; there is {', '.join(columns(shape))}")
    for name in ("name", *row):
        longest = LONGEST_TEXT if name in SENTENCES else LONGEST_WORD
        if any(len(said) > longest for said in _said(row.get(name))):
            raise InputError(place, f"{name}: more than {longest} letters")
    try:
        return msgspec.convert(row, shape)
    except msgspec.ValidationError as error:
        raise InputError(place, str(error)) from None


def _said(value: Any) -> list[str]:
    """The words in a value of a row."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [said for pair in value.items() for part in pair for said in _said(part)]
    return [said for part in value for said in _said(part)] if isinstance(value, list) else []


def check_depth(text: str, place: str) -> None:
    """Refuse YAML that is nested too deep, before it is composed. Broken YAML raises `yaml.YAMLError`."""
    depth = 0
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                mark = event.start_mark
                where = f"{place}:{mark.line + 1}" if mark is not None else place
                raise InputError(where, f"parts lie in each other more than {DEEPEST} deep")
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def read_yaml_file(path: Path, shape: type[T]) -> T:
    return read_yaml(read_text_file(path), str(path), shape)


def shipped_files(package: str, folder: str, ending: str) -> dict[str, str]:
    """File name without the ending -> text, for the files with that ending in the folder `data/FOLDER` of a package."""
    found = (file for file in (files(package) / "data" / folder).iterdir() if file.name.endswith(ending))
    ordered = sorted(found, key=lambda file: file.name)
    return {file.name.removesuffix(ending): file.read_text(encoding="utf-8") for file in ordered}


def read_text_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InputError(str(path), "not UTF-8 text") from None
    except OSError as error:
        raise InputError(str(path), error.strerror or "cannot be read") from None
