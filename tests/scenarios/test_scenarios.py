"""Every scenario under tests/scenarios/<game>/ is a test; without an edition it runs under each of its game's."""

from pathlib import Path

import pytest

from ludex.testing.scenario import read_scenario_file, run

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(HERE).with_suffix("").as_posix() for path in FILES])
def test_scenario(path: Path) -> None:
    scenario = read_scenario_file(path)
    for edition in scenario.editions:
        result = run(scenario, edition)
        assert result.passed, "\n".join(
            [f"{scenario.title} ({edition or 'only edition'})", *map(str, result.differences)]
        )
