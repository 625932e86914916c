"""Pure Python by default; with LUDEX_COMPILE=1 the hot modules are compiled by mypyc (`make fast`)."""

import os
import re
from glob import glob
from pathlib import Path

from setuptools import setup

HOT = ["src/ludex/core/**/*.py", "src/ludex/lang/marks.py", "src/ludex/games/*/*.py"]
"""What a play-out spends its time in."""
COLD = re.compile(r"(__init__|book|positions|lab|terminal|places|text|c12_keywords|c13_class_specific)\.py")
"""They put the parts together and read printed text, once per run; phrases take their nodes from `lang.pattern`."""
READS_FILES = re.compile(r"^(import|from) (msgspec|yaml)", re.MULTILINE)  # schemas that mypyc cannot compile


DIRECT = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Nobody outside calls the compiled functions by name, so that calls among them need no table."""


def hot(path: str) -> bool:
    if not path.startswith("src/ludex/games/"):
        return True
    return not COLD.fullmatch(Path(path).name) and not READS_FILES.search(Path(path).read_text(encoding="utf-8"))


def compiled_modules() -> list[object]:
    from mypyc.build import mypycify

    paths = sorted(path for pattern in HOT for path in glob(pattern, recursive=True) if hot(path))
    made = mypycify(paths, opt_level=os.environ.get("LUDEX_OPT", "3"), debug_level="0", multi_file=True)
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT]
    return list(made)


setup(ext_modules=compiled_modules() if os.environ.get("LUDEX_COMPILE") == "1" else [])
