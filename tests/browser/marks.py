"""Where on the page to look; importable without a browser."""

import os
import shutil

CHROMIUM = os.environ.get("LUDEX_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""

MINE = "body[data-decision]:not([data-decision=''])"
OVER = "body[data-over=yes]:not([data-busy])"
CLICKABLE = ".stage .offered:not([data-pile]), .prompt [data-pick]"
