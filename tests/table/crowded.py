"""A table with room for many tests from one address; everything else is as usual. Arguments: port, database."""

from __future__ import annotations

import asyncio
import sys

from ludex.table.limits import Limits
from ludex.table.run import Place, serve

ROOMY = Limits(makes_burst=10_000, stores_burst=10_000, sits_burst=10_000)


def main() -> None:
    port, database = sys.argv[1:]
    asyncio.run(serve(Place("127.0.0.1", int(port)), None, database, browser=False, limits=ROOMY))


if __name__ == "__main__":
    main()
