"""Where a selector searches: what `select.find` needs to know of it, worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.core import tree as t
from ludex.core.values.memo import Memo
from ludex.core.values.named import named_zones

if TYPE_CHECKING:
    from ludex.core.book import Book


class Route:
    """`ref`: the name among the parts (None: none), which alone is looked up, with `zoned` where a zone is named too.
    Otherwise the zone `kinds` are searched, on the `side` of a player; `shared` says for each kind whether both players
    share it. `left` are the parts that are still to be matched. `own`: a part is the card with the ability."""

    __slots__ = ("kinds", "left", "own", "ref", "shared", "side", "zoned")

    def __init__(self, sel: t.Sel, book: Book) -> None:
        parts = sel.parts if isinstance(sel, t.All) else (sel,)
        names: tuple[str, ...] | None = None
        self.side = t.EACH
        self.ref: t.Ref | None = None
        self.own = False
        rest: list[t.Sel] = []
        for part in parts:
            if isinstance(part, t.Ref) and self.ref is None:
                self.ref = part
            elif isinstance(part, t.Self):
                self.own = True
            if names is None and isinstance(part, t.Zone):
                names = part.names
            elif self.side == t.EACH and isinstance(part, t.Side):
                self.side = part.who
            else:
                rest.append(part)
        if names is None:
            names = named_zones(sel)
        self.zoned = names is not None
        self.left = tuple(rest)
        if names is not None:
            self.kinds = tuple([book.zone_index[name] for name in names])
        elif any(isinstance(part, t.Linked) for part in rest):
            self.kinds = tuple([kind.index for kind in book.zones if kind.linked])
        else:
            self.kinds = tuple(book.acting)
        self.shared = tuple([book.zones[kind].shared for kind in self.kinds])


ROUTES: Final[Memo[t.Sel, Book, Route]] = Memo(Route)
