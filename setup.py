"""Pure Python by default; with LUDEX_COMPILE the hot modules are compiled by mypyc (`make fast`): `1` at once, `count`
so that they count what runs how often, `counted` once more with what was counted (GCC only)."""

import os
import re
from concurrent.futures import ThreadPoolExecutor
from glob import glob
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HOT = ["src/ludex/core/**/*.py", "src/ludex/lang/marks.py", "src/ludex/games/*/*.py"]
"""The modules to compile: a play-out spends its time in them."""
COLD = re.compile(r"(__init__|book|positions|lab|terminal|places|text|c12_keywords|c13_class_specific)\.py")
"""Modules of games that are not compiled: they run once, to assemble the book and to read printed text. Their phrases
use the classes of `lang.pattern`, which are not the node classes at run time."""
READS_FILES = re.compile(r"^(import|from) (msgspec|yaml)", re.MULTILINE)  # schemas that mypyc cannot compile


DIRECT = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Flags for the C compiler: the compiled functions are not called from outside by symbol name, so calls between them
can be direct."""
COMPILE = os.environ.get("LUDEX_COMPILE", "")
FLAGS = {"count": ["-fprofile-generate"], "counted": ["-fprofile-use", "-fprofile-correction", "-w"]}
COUNTING = FLAGS.get(COMPILE, [])
"""Flags for the C compiler: count (into a file beside each object file), or read what was counted."""
LEVEL = "2" if COUNTING else "3"
"""The level of optimisation. With counts the C compiler knows by itself where more is worth it."""


class AtOnce(build_ext):
    """Compiles as many C files at once as there are processors."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def at_once(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_all([source], **options), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = at_once
        super().build_extensions()


def hot(path: str) -> bool:
    """Whether the module is compiled."""
    if not path.startswith("src/ludex/games/"):
        return True
    return not COLD.fullmatch(Path(path).name) and not READS_FILES.search(Path(path).read_text(encoding="utf-8"))


def compiled_modules() -> list[object]:
    """The extension modules that mypyc makes of the hot modules."""
    from mypyc.build import mypycify

    paths = sorted(path for pattern in HOT for path in glob(pattern, recursive=True) if hot(path))
    made = mypycify(paths, opt_level=os.environ.get("LUDEX_OPT", LEVEL), debug_level="0", multi_file=True)
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT, *COUNTING]
        extension.extra_link_args = [*extension.extra_link_args, *COUNTING]
    return list(made)


setup(ext_modules=compiled_modules() if COMPILE else [], cmdclass={"build_ext": AtOnce})
