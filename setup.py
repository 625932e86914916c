"""Pure Python by default; with LUDEX_COMPILE=1 the hot modules are compiled by mypyc (`make fast`)."""

import os
from glob import glob
from pathlib import Path

from setuptools import setup

HOT = ["src/ludex/core/*.py", "src/ludex/games/*/*.py"]  # what a playout spends its time in
COLD = ["__init__.py", "cards.py", "text.py", "spec.py"]  # read files, hold data: they stay interpreted


def hot_modules() -> list[str]:
    paths = {path for pattern in HOT for path in glob(pattern)}
    return sorted(path for path in paths if Path(path).name not in COLD or path.startswith("src/ludex/core/"))


def compiled_modules() -> list[object]:
    from mypyc.build import mypycify

    return list(mypycify(hot_modules(), opt_level="3"))


setup(ext_modules=compiled_modules() if os.environ.get("LUDEX_COMPILE") == "1" else [])
