"""Pure Python by default; with LUDEX_COMPILE=1 the hot modules are compiled by mypyc (`make fast`)."""

import os
import re
from glob import glob
from pathlib import Path

from setuptools import setup

HOT = ["src/ludex/core/**/*.py", "src/ludex/lang/marks.py", "src/ludex/games/*/*.py"]
"""The modules to compile: a play-out spends its time in them."""
COLD = re.compile(r"(__init__|book|positions|lab|terminal|places|text|c12_keywords|c13_class_specific)\.py")
"""Modules of games that are not compiled: they run once, to assemble the book and to read printed text. Their phrases
use the classes of `lang.pattern`, which are not the node classes at run time."""
READS_FILES = re.compile(r"^(import|from) (msgspec|yaml)", re.MULTILINE)  # schemas that mypyc cannot compile


DIRECT = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Flags for the C compiler: the compiled functions are not called from outside by symbol name, so calls between them
can be direct."""


def hot(path: str) -> bool:
    """Whether the module is compiled."""
    if not path.startswith("src/ludex/games/"):
        return True
    return not COLD.fullmatch(Path(path).name) and not READS_FILES.search(Path(path).read_text(encoding="utf-8"))


def compiled_modules() -> list[object]:
    """The extension modules that mypyc makes of the hot modules."""
    from mypyc.build import mypycify

    paths = sorted(path for pattern in HOT for path in glob(pattern, recursive=True) if hot(path))
    made = mypycify(paths, opt_level=os.environ.get("LUDEX_OPT", "3"), debug_level="0", multi_file=True)
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT]
    return list(made)


setup(ext_modules=compiled_modules() if os.environ.get("LUDEX_COMPILE") == "1" else [])
