"""Pure Python by default; with LUDEX_COMPILE=1 the hot modules are compiled by mypyc (`make fast`)."""

import os
from glob import glob

from setuptools import setup

HOT = ["src/ludex/core/*.py"]  # what a playout spends its time in


def compiled_modules() -> list[object]:
    from mypyc.build import mypycify

    paths = sorted(path for pattern in HOT for path in glob(pattern))
    return list(mypycify(paths, opt_level="3"))


setup(ext_modules=compiled_modules() if os.environ.get("LUDEX_COMPILE") == "1" else [])
