"""The project as others get it: a source archive, and the package installed from it where the checkout is not seen."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOT_COPIED = (".git", ".venv", "build", "dist", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info", "*.so")
LEFT_BEHIND = (
    "src/ludex/left.so",
    "examples/left.so",
    "src/ludex/core/__pycache__/left.pyc",
    "tests/__pycache__/left.pyc",
    "build/left.py",
)
"""What work in a checkout leaves there, and no archive may hold."""


def environment(home: Path, beside: Path | None = None) -> dict[str, str]:
    """Nothing of the checkout: neither its path nor the user's own files. `beside`: a folder with more packages."""
    known = {"PATH": os.defpath, "HOME": str(home), "COLUMNS": "200", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    return known if beside is None else {**known, "PYTHONPATH": str(beside)}


def run(
    command: Sequence[str | Path], folder: Path, home: Path, types: str = "", beside: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program that knows nothing of the checkout."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=environment(home, beside),
        input=types,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def files_of(root: Path) -> set[str]:
    """The names of the files below a folder."""
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


def build(kind: str, source: Path, out: Path) -> Path:
    """`sdist` or `wheel`, made in the folder `source` with the setuptools that is installed."""
    code = f"import sys; from setuptools import build_meta; print(build_meta.build_{kind}(sys.argv[1]))"
    done = run([sys.executable, "-c", code, out], source, out)
    assert done.returncode == 0, done.stderr
    return out / done.stdout.splitlines()[-1]


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, so that building changes nothing in it, with what work leaves behind."""
    copy = tmp_path_factory.mktemp("checkout") / "ludex"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
    for name in LEFT_BEHIND:
        (copy / name).parent.mkdir(exist_ok=True)
        (copy / name).touch()
    return copy


@pytest.fixture(scope="session")
def unpacked(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked."""
    out = tmp_path_factory.mktemp("sdist")
    archive = build("sdist", checkout, out)
    with tarfile.open(archive) as tar:
        tar.extractall(out, filter="data")
    return out / archive.name.removesuffix(".tar.gz")


@dataclass(frozen=True)
class Installed:
    """An environment with the package, made from the source archive, and an empty home."""

    python: Path
    ludex: Path
    site: Path
    home: Path
    beside: Path | None = None
    """A folder with packages that were installed beside it."""

    def run(self, *command: str | Path, folder: Path, types: str = "") -> subprocess.CompletedProcess[str]:
        return run(command, folder, self.home, types, self.beside)


@pytest.fixture(scope="session")
def installed(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("installed")
    home = folder / "home"
    home.mkdir()
    venv = folder / "venv"
    wheel = build("wheel", shutil.copytree(unpacked, folder / "source"), folder)
    made = run([sys.executable, "-m", "venv", "--without-pip", venv], folder, home)
    assert made.returncode == 0, made.stderr
    python = venv / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--isolated", "--python", str(python), "install", "--no-deps", "--no-index"]
    done = run([*pip, str(wheel)], folder, home)
    assert done.returncode == 0, done.stderr
    site = next((venv / "lib").glob("python*/site-packages"))
    dependencies = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    (site / "dependencies.pth").write_text("\n".join(dependencies))  # not their .pth files: they lead to the checkout
    return Installed(python, venv / "bin" / "ludex", site, home)
