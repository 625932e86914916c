"""For all tests: texts are compiled, never taken from what earlier runs kept on disk."""

import os

os.environ["LUDEX_CACHE"] = "off"
