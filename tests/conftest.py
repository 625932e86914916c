"""For all tests: texts are compiled, never taken from what earlier runs kept on disk; garbage is collected as seldom as
in the command."""

import gc
import os

os.environ["LUDEX_CACHE"] = "off"


def pytest_configure() -> None:
    from ludex.cli import COLLECT_AFTER

    gc.set_threshold(COLLECT_AFTER)
