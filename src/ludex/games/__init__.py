"""The games. Each is a package with a `SPEC`; this module knows only their codes."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ludex.errors import InputError
from ludex.games.spec import Spec
from ludex.lang.compile import Compiled, compile_with

__all__ = ["GAMES", "Spec", "compile_text", "load"]

GAMES = ("sve", "vg", "dbs", "cc")


def package_of(code: str) -> str:
    """The name of the game's package, which contains `SPEC` and the files that tools read (`table.yaml`)."""
    if code not in GAMES:
        raise InputError("game", f"no game {code!r}; there is {', '.join(GAMES)}")
    return f"ludex.games.{code}"


@cache
def load(code: str) -> Spec:
    """The `Spec` of the game with this code."""
    spec: Spec = import_module(package_of(code)).SPEC
    return spec


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
