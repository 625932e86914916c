"""Both printings of a text are read alike: our own lines (`variants`), translated into the wording of the older
printing, from there into that of the newer one, and back; and as a careless printing may write them."""

from __future__ import annotations

import pytest

from ludex.core.tree import Ability
from ludex.lang.compile import WHOLE, compile_with
from tests.lang.cc.reading import ENGLISH
from tests.lang.cc.test_en_variants import texts
from tests.lang.cc.wordings import loosely, newer, older


def abilities(text: str, kind: str) -> tuple[Ability, ...] | str:
    compiled = compile_with(ENGLISH, text, kind)
    return compiled.abilities if compiled.status == WHOLE else f"declined at {compiled.words!r}"


@pytest.mark.parametrize(("name", "kind"), [("lines", ""), ("conjures", "conjure")])
def test_each_line_is_read_alike_in_both_wordings(name: str, kind: str) -> None:
    wrong: list[str] = []
    for line in texts(name):
        text = line.replace("\\n", "\n")
        was = abilities(text, kind)
        assert not isinstance(was, str), text
        old = older(text)
        for said in (old, newer(old), older(newer(old))):
            if said != text and abilities(said, kind) != was:
                wrong.append(said)
    assert not wrong


@pytest.mark.parametrize(("name", "kind"), [("lines", ""), ("conjures", "conjure")])
def test_each_line_is_read_alike_where_it_is_printed_carelessly(name: str, kind: str) -> None:
    wrong: list[str] = []
    for line in texts(name):
        text = line.replace("\\n", "\n")
        said = loosely(text)
        if said != text and abilities(said, kind) != abilities(text, kind):
            wrong.append(said)
    assert not wrong


def test_a_blank_left_out_makes_no_new_race() -> None:
    for said in ("Destroy target [Moth]servant.", "Destroy target [Moth] servant.", "Destroy Target Moth Servant."):
        assert abilities(said, "conjure") == abilities("Destroy target Moth servant.", "conjure")


def test_the_two_wordings_differ() -> None:
    """The translation changes what it should."""
    text = "[Rest], banish another Moth: This card gains +500 ATK until end of turn."
    assert newer(text) == "Rest, banish another [Moth]: I gain +500 ATK until end of turn."
    assert older(newer(text)) == text
    trigger = "Whenever this card attacks ⇒ Return this card to its owner's hand."
    assert newer(trigger) == "Whenever I attack : Return me to its owner's hand."
