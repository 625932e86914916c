"""The source archive holds what `make test` needs, and nothing that is made again."""

from pathlib import Path

import pytest

from tests.install.conftest import LEFT_BEHIND, files_of

FOLDERS = (".ci", ".github", "deploy", "docs", "examples", "scripts", "src", "tests")
FILES = (
    ".gitignore",
    ".pre-commit-config.yaml",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "MANIFEST.in",
    "Makefile",
    "README.md",
    "SECURITY.md",
    "pyproject.toml",
    "requirements-dev.txt",
    "requirements-env.txt",
    "requirements.txt",
    "setup.py",
)
ADDED = {"PKG-INFO", "setup.cfg"}


def files(root: Path) -> set[str]:
    return {name for name in files_of(root) if not name.startswith("src/ludex.egg-info/")}


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_folder_is_whole(checkout: Path, unpacked: Path, folder: str) -> None:
    expected = {name for name in files(checkout) - set(LEFT_BEHIND) if name.startswith(f"{folder}/")}
    assert expected
    assert {name for name in files(unpacked) if name.startswith(f"{folder}/")} == expected


def test_beside_the_folders_are_the_files_of_the_project(unpacked: Path) -> None:
    beside = {name for name in files(unpacked) if not name.startswith(tuple(f"{folder}/" for folder in FOLDERS))}
    assert beside == {*FILES, *ADDED}


def test_nothing_that_is_made_again(unpacked: Path) -> None:
    made = (".so", ".pyd", ".pyc", ".c")
    assert [name for name in files(unpacked) if name.endswith(made) or "cache" in Path(name).parent.as_posix()] == []
