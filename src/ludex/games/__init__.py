"""The games: those of this package, and those that other packages offer by the entry point `ludex.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ludex.errors import InputError
from ludex.games.spec import Spec
from ludex.lang.compile import Compiled, compile_with
from ludex.packages import GAMES as GROUP
from ludex.packages import loaded, offers
from ludex.packages import package_of as installed_as

__all__ = ["GAMES", "Spec", "codes", "compile_text", "load", "package_of"]

GAMES = ("sve", "vg", "dbs", "cc")
"""The games of this package, in the order in which they are listed. `codes` lists all games."""


def codes() -> tuple[str, ...]:
    """The codes of all games: those of this package, then those of other packages by name."""
    found = offers(GROUP)
    for code in GAMES:
        if code in found:
            raise InputError(f"{GROUP} {code!r}", f"is a game of ludex; {installed_as(found[code])} must name it anew")
    return (*GAMES, *found)


def package_of(code: str) -> str:
    """The name of the game's package, which contains `SPEC` and the files that tools read (`table.yaml`, `rules`)."""
    if code in GAMES:
        return f"ludex.games.{code}"
    if code not in codes():
        raise InputError("game", f"no game {code!r}; there is {', '.join(codes())}")
    return offers(GROUP)[code].module


@cache
def load(code: str) -> Spec:
    """The `Spec` of the game with this code."""
    package = package_of(code)
    if code in GAMES:
        spec: Spec = import_module(package).SPEC
        return spec
    return _outside(code, package)


def _outside(code: str, package: str) -> Spec:
    """The game of another package. Its entry point must name the `Spec` of that code in a package."""
    entry = offers(GROUP)[code]
    spec = loaded(entry)
    wrong = ""
    if not isinstance(spec, Spec):
        wrong = f"{entry.value} is no Spec"
    elif spec.code != code:
        wrong = f"the code of its Spec is {spec.code!r}"
    elif not hasattr(import_module(package), "__path__"):
        wrong = f"{package} is a module, not a package"
    if wrong:
        raise InputError(f"{GROUP} {code!r}", f"{installed_as(entry)}: {wrong}")
    found: Spec = spec
    return found


_compiled: dict[tuple[str, str, str, str], Compiled] = {}


def compile_text(code: str, lang: str, text: str, kind: str = "") -> Compiled:
    """Compiles a card's text in one language of the game; the result is cached. `kind` is the card's type."""
    languages = load(code).languages
    if lang not in languages:
        raise InputError(f"{code} text", f"no grammar for {lang!r}; there is {', '.join(languages) or 'none yet'}")
    key = (code, lang, kind if kind in languages[lang].categories else "", text)
    found = _compiled.get(key)
    if found is None:
        found = compile_with(languages[lang], text, key[2])
        _compiled[key] = found
    return found
