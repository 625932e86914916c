"""Records by name: two games may use the same word, one package may not use it twice."""

from typing import NamedTuple

import pytest

from ludex.core.flow.choose import Pick
from ludex.core.position.records import RECORDS, record, record_name


def made(module: str) -> type:
    class Duel(NamedTuple):
        attacker: int

    Duel.__module__ = module
    return Duel


def test_two_packages_may_use_the_same_word() -> None:
    first, second = record(made("table.red.duels")), record(made("table.blue.duels"))
    assert (record_name(first), record_name(second)) == ("red.Duel", "blue.Duel")
    assert RECORDS["red.Duel"] is first and RECORDS["blue.Duel"] is second


def test_one_package_may_not_use_it_twice() -> None:
    record(made("table.green.duels"))
    with pytest.raises(ValueError, match=r"two records are called green\.Duel"):
        record(made("table.green.fights"))


def test_the_machines_own_records_go_by_their_bare_name() -> None:
    assert record_name(Pick) == "Pick"
