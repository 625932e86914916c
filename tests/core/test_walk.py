"""The visitor over trees."""

from __future__ import annotations

from ludex.core import tree as t
from ludex.core.tree import walk

WOLVES = t.YOURS & t.Zone(("field",)) & t.Word("name", "Wolf")
CALL = t.Automatic(
    t.When("move", t.SELF, dst=("field",)),
    do=(t.Choose("t", 1, WOLVES), t.Continue((t.Grant(t.Ref("t"), (t.Mere("Swift"),)),), "turn")),
)


def test_every_node_comes_once_outer_before_inner() -> None:
    found = walk.nodes(CALL)
    assert found[0] is CALL
    assert [node for node in found if isinstance(node, t.Word)] == [t.Word("name", "Wolf")]
    assert found.index(WOLVES) < found.index(t.Word("name", "Wolf"))


def test_a_kind_is_left_out_with_all_it_contains() -> None:
    found = walk.nodes(CALL.do, skip=(t.Grant,))
    assert not any(isinstance(node, (t.Grant, t.Mere, t.Ref)) for node in found)
    assert t.Word("name", "Wolf") in found


def test_kinds_and_strings() -> None:
    assert walk.has_kind(t.Mere, CALL)
    assert not walk.has_kind((t.Draw, t.Search), CALL)
    assert {"Wolf", "field", "Swift"} <= walk.strings(CALL)
    assert "Bear" not in walk.strings(CALL)


def test_a_rebuilt_tree_shares_what_stays() -> None:
    def bear(node: t.Node) -> t.Node | None:
        return t.Word("name", "Bear") if node == t.Word("name", "Wolf") else None

    changed = walk.rebuilt(CALL, bear)
    assert "Wolf" not in walk.strings(changed) and "Bear" in walk.strings(changed)
    assert changed.do[1] is CALL.do[1]
    assert walk.rebuilt(CALL, lambda node: None) is CALL


def test_after_sees_a_node_whose_inside_is_done() -> None:
    def shorter(node: t.Node) -> t.Node:
        return node.parts[0] if isinstance(node, t.All) else node

    assert walk.rebuilt(t.Count(WOLVES), lambda node: None, shorter) == t.Count(t.YOURS)
