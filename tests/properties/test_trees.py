"""Trees: what `repr` writes is read back equal, and so is what the codec writes."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludex.bench.measure import compiled
from ludex.core.codec import Names, card_from_json, card_to_json, decode, encode
from ludex.core.position.objects import Card
from ludex.core.tree import Ability
from ludex.lang.trees import BadTree, parse_ability, parse_tree
from ludex.testing.golden import short
from tests.core import skirmish
from tests.properties.trees import CLASSES, nodes

NAMES = Names(skirmish.BOOK, ())
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
pytestmark = pytest.mark.skipif(compiled(), reason="compiled classes keep no annotations to make trees from")
bounded = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=SLOW)


@bounded
@given(nodes())
def test_repr_is_read_back(node: Any) -> None:
    assert parse_tree(repr(node)) == node


@bounded
@given(nodes())
def test_the_short_form_is_read_back(node: Any) -> None:
    assert parse_tree(short(node)) == node


@bounded
@given(nodes())
def test_the_codec_gives_an_equal_tree(node: Any) -> None:
    back = decode(json.loads(json.dumps(encode(node, NAMES))), NAMES)
    assert back == node
    assert hash(back) == hash(node)
    assert repr(back) == repr(node)


@bounded
@given(st.lists(nodes(Ability), max_size=3), st.text(max_size=10))
def test_a_card_survives_json(abilities: list[Ability], text: str) -> None:
    card = Card("1", "X", ("unit",), {"power": 3}, {"trait": ("A", "B")}, text, tuple(abilities))
    back = card_from_json(json.loads(json.dumps(card_to_json(card, NAMES))), NAMES)
    assert back == card
    assert back.keywords == card.keywords
    assert back.acts == card.acts


@bounded
@given(
    st.text(max_size=40)
    | st.sampled_from(["Draw(", "Draw(1)(2)", "1 + 1", "lambda: 0", "Draw(x=1)", "-SELF", "~1", "\0"])
)
def test_whatever_is_no_tree_is_refused(text: str) -> None:
    with contextlib.suppress(BadTree):
        assert isinstance(parse_ability(text, frozenset()), Ability)


def test_every_node_class_is_tried() -> None:
    assert len(CLASSES) > 50
