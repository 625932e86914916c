"""`Objects`: objects by their ids. It does what a dictionary does, which stands for it in interpreted code."""

from __future__ import annotations

import pytest

from ludex.core.position.objects import Card, Obj, Objects

CARD = Card("T-1", "One", (), {}, {}, "", ())


def some(*ids: int) -> Objects:
    objects = Objects()
    for id in ids:
        objects[id] = Obj(id, CARD, 0, 0, 0)
    return objects


def test_an_object_is_found_by_its_id() -> None:
    objects = some(1, 2, 5)
    assert objects[5].id == 5 and objects.get(2) is objects[2]
    assert 5 in objects and 3 not in objects and objects.get(3) is None


@pytest.mark.parametrize("id", [-1, -2, 0, 3, 99])
def test_what_is_not_there_is_not_found(id: int) -> None:
    """Nor is it another one, counted from the end."""
    objects = some(1, 2, 5)
    assert id not in objects and objects.get(id) is None
    with pytest.raises(KeyError):
        objects[id]
    with pytest.raises(KeyError):
        del objects[id]


def test_objects_come_in_the_order_of_their_ids() -> None:
    objects = some(4, 2, 7)
    assert list(objects) == [2, 4, 7] == [obj.id for obj in objects.values()] == [id for id, _ in objects.items()]
    assert len(objects) == 3


def test_a_copy_changes_alone() -> None:
    objects = some(1, 2)
    other = objects.copy()
    del other[2]
    other[9] = Obj(9, CARD, 1, 1, 0)
    assert list(objects) == [1, 2] and list(other) == [1, 9]


def test_objects_are_equal_if_they_hold_the_same() -> None:
    """Also if one of them held more before."""
    objects = some(1, 2, 3)
    del objects[3]
    assert objects == some(1, 2) != some(1, 3) and hash(objects) == hash(some(1, 2))
