"""The picture of the architecture is drawn from the import graph of today."""

from __future__ import annotations

from pathlib import Path

import ludex
from scripts import picture


def test_the_picture_is_drawn_from_the_code() -> None:
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.drawn(), "`make evidence` draws it anew"


def test_every_room_has_its_words() -> None:
    assert ludex.__file__
    rooms = {path.name for path in Path(ludex.__file__).parent.iterdir() if (path / "__init__.py").exists()}
    assert rooms <= set(picture.SAYS)


def test_only_edges_that_no_longer_path_implies_are_drawn() -> None:
    assert picture.direct({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {"a": {"b"}, "b": {"c"}, "c": set()}
    assert picture.ranks({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == {"a": 2, "b": 1, "c": 0}
