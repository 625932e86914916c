"""English, up to one of this kind or up to one of that kind: chosen, or searched for."""

from __future__ import annotations

from ludex.games.vg.text.en.nouns.nouns import placed
from ludex.games.vg.text.en.verbs.verbs import SEARCHED
from ludex.games.vg.text.meanings import searched
from ludex.lang.en.nouns import either
from ludex.lang.grammar import Grammar
from ludex.lang.groups import split_either
from ludex.lang.pattern import Choose, Env, V


def all_placed(env: Env) -> bool:
    """Whether each of the alternatives names a zone."""
    return either(env) and all(placed({"g": group}) for group in split_either(env["g"]))


def add(g: Grammar) -> None:
    for words, name, when in (
        ("choose up to one {g:seen_ors} from among them", "found", either),
        ("choose up to one {g:held_ors}", "t", all_placed),
    ):
        g.phrase("clause", words, (Choose(name, 1, V("g"), up_to=True),), when)
    for where, more in SEARCHED:
        g.phrase("clause", f"search your {where} for up to one {{g:card_ors}}", searched(1, V("g"), more=more), either)
