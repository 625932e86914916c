"""[VG 12.2] Abilities that cards of one name use once a turn together."""

from __future__ import annotations

from ludex.core import tree as t
from tests.rules.vg.support import board, count, side, unit

LIMITED = t.Activated(do=(t.Draw(1), t.Do("cannot be used", word="name")))
TWIN = unit("Twin", 1, 8000, 5000, LIMITED)


def test_12_2_1_an_ability_limited_by_name_is_used_once_by_all_cards_of_the_name() -> None:
    """Another card with the same text is not concerned."""
    d = board("main", side(fl=TWIN, fr=TWIN, bl=unit("Other", 1, 8000, 5000, LIMITED)))
    assert d.offered.count('use "Twin"') >= 1
    d.take('use "Twin"')
    assert count(d, "hand", 0) == 1
    assert 'use "Twin"' not in " ".join(d.offered) and 'use "Other"' in d.offered


def test_12_2_1_2_2_those_of_the_name_that_stand_by_are_cancelled() -> None:
    auto = t.Automatic(t.When("begin", word="battle phase", player=t.YOU), do=LIMITED.do)
    twin = unit("Twin", 1, 8000, 5000, auto)
    d = board("main", side(fl=twin, fr=twin))
    d.take("to battle" if "to battle" in d.offered else "pass")
    while d.decision is not None and any("Twin" in text for text in d.offered):
        d.take(next(text for text in d.offered if "Twin" in text))
    assert count(d, "hand", 0) == 1
