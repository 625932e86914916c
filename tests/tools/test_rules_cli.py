"""`ludex rules` as a user meets it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludex.cli import build, command_names
from ludex.rules.library import Reading, store
from ludex.rules.scan import project_root

ROOT = project_root(Path(__file__).resolve())


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEX_DATA", str(tmp_path))


def ludex(*arguments: str) -> Result:
    return CliRunner().invoke(build(arguments[0]), list(arguments))


def test_coverage_as_json() -> None:
    result = ludex("rules", "coverage", "--json")
    assert result.exit_code == 0
    counts = json.loads(result.stdout)
    assert [row["book"] for row in counts] == ["sve-en", "sve-ja", "vg", "dbs", "cc"]
    for row in counts:
        numbers = {"paragraphs", "operative", "cited", "asserted", "partly", "tried", "proven", "gaps"}
        assert set(row) == {"book", "scope", *numbers}
        assert row["asserted"] >= row["tried"] >= row["proven"]
        assert set(row["scope"]) == {"operative", "asserted", "gaps", "missing"}
        assert row["paragraphs"] >= row["operative"] >= row["asserted"] + row["gaps"]
        assert row["scope"]["operative"] == sum(row["scope"][key] for key in ("asserted", "gaps", "missing"))


def test_coverage_of_one_game_and_of_chapters() -> None:
    lines = ludex("rules", "coverage", "sve").stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["book", "sve-en", "sve-ja"]
    (row,) = json.loads(ludex("rules", "coverage", "cc", "--chapters", "500, 600", "--json").stdout)
    assert 0 < row["scope"]["operative"] < row["operative"]


def test_what_is_missing_is_listed_book_by_book() -> None:
    (row,) = json.loads(ludex("rules", "coverage", "vg", "--chapters", "17", "--json").stdout)
    lines = ludex("rules", "coverage", "vg", "--chapters", "17", "--missing").stdout.splitlines()
    assert len(lines) == row["scope"]["missing"]
    assert all(line.startswith("vg\t17") for line in lines)


def test_show_without_and_with_the_words() -> None:
    result = ludex("rules", "show", "sve", "10.4.7.2")
    assert "sve-en 10.4.7.2 (operative)" in result.stdout
    assert "Japanese edition: 10.4.7.1" in result.stdout
    assert "not imported" in result.stdout
    store(Reading("sve-en", {"10.4.7.2": "Some words."}, 0, []))
    assert "Some words." in ludex("rules", "show", "sve", "10.4.7.2").stdout
    assert "English edition: 10.4.7.2" in ludex("rules", "show", "sve-ja", "10.4.7.1").stdout


def test_show_leads_to_file_line_and_function() -> None:
    lines = ludex("rules", "show", "sve", "8.4.9").stdout.splitlines()
    places = [line.split() for line in lines[lines.index("code:") + 1 : lines.index("tests:")]]
    assert places
    for where, name in places:
        path, _, line = where.partition(":")
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert any("::test_8_4_9_" in line for line in lines[lines.index("tests:") :])


def test_show_leads_into_core_where_core_does_it() -> None:
    assert "src/ludex/core/" in ludex("rules", "show", "sve", "10.9.1.5").stdout
    assert "src/ludex/core/" in ludex("rules", "show", "sve-ja", "10.9.1.5").stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("dbs", "10-5-1"),
        ("dbs", "DBS 10-5-1"),
        ("dbs", "dbs 10-5-1"),
        ("DBS", "10-5-1"),
        ("DBS 10-5-1",),
        ("[DBS 10-5-1]",),
    ],
)
def test_a_number_may_have_its_tag(arguments: tuple[str, ...]) -> None:
    assert ludex("rules", "show", *arguments).stdout.startswith("dbs 10-5-1 (operative)\n")


def test_the_tag_says_which_edition() -> None:
    assert ludex("rules", "show", "sve", "SVE-JA 5.22.1").stdout.startswith("sve-ja 5.22.1 ")


def test_missing_lists_the_whole_book_with_what_is_lacking() -> None:
    rows = json.loads(ludex("rules", "missing", "--json").stdout)
    assert {row["lack"].partition(": ")[0] for row in rows} <= {"not cited", "cited, not asserted", "partly"}
    for counted in json.loads(ludex("rules", "coverage", "--json").stdout):
        left = [row for row in rows if row["book"] == counted["book"]]
        assert len(left) == counted["operative"] - counted["asserted"] - counted["gaps"] + counted["partly"]
    lines = ludex("rules", "missing", "vg").stdout.splitlines()
    assert lines == ["\t".join(row.values()) for row in rows if row["book"] == "vg"]


def test_readme_shows_the_coverage_of_each_book() -> None:
    table = ludex("rules", "coverage", "--markdown").stdout
    assert len(table.splitlines()) == 7
    assert table in (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(ludex("rules", "coverage", "cc", "--markdown").stdout.splitlines()) == 3


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("coverage", "chess"), "chess: no such game or book; known: sve, vg, dbs, cc, sve-en, sve-ja"),
        (("coverage", "vg", "--chapters", "6,x"), "x: no such chapter in vg"),
        (("coverage", "--markdown", "--json"), "--markdown: does not go with --json, --missing or --chapters"),
        (("missing", "chess"), "chess: no such game or book; known: sve, vg, dbs, cc, sve-en, sve-ja"),
        (("show", "vg", "99.9"), "vg 99.9: no such paragraph"),
        (("show", "vg", "SVE 8.4.3"), "SVE 8.4.3: is a paragraph of sve-en, not of vg"),
        (("show", "8.4.3"), "8.4.3: which book? say `sve 8.4.3` or `SVE 8.4.3`"),
        (("import", "vg", "none.txt"), "none.txt: No such file or directory"),
    ],
)
def test_errors_name_place_and_reason(arguments: tuple[str, ...], error: str) -> None:
    result = ludex("rules", *arguments)
    assert result.exit_code == 2
    assert result.stderr == f"{error}\n"
    assert result.stdout == ""


def test_every_command_registers_itself() -> None:
    result = CliRunner().invoke(build(), ["--help"])
    assert result.exit_code == 0
    assert all(name in result.stdout for name in command_names())


def test_version() -> None:
    assert CliRunner().invoke(build("rules"), ["--version"]).stdout.startswith("ludex 0.")
