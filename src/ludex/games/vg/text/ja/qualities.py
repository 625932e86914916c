"""Japanese, qualities: what a vanguard or another unit has or is, as conditions say it after が.

A quality has two forms: before なら (`quality_end`) and before another clause (`quality_mid`). Several may be
joined by か, and one may stand before another (「A」を含み【B】を持つ).
"""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.vg.text.ja.nouns import ITSELF, SPOKEN, joined, sided
from ludex.games.vg.text.meanings import IT, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.groups import join_either, parts_of, split_either
from ludex.lang.pattern import ENEMY, SELF, YOURS, Env, Exists, Has, Not, Unless, V, Within, Word

ENDS = (("を含む", "を含み"), ("を含んでいる", "を含んでいて"))
HAVE = (("を持つ", "を持ち"), ("を持っている", "を持っていて"))
HAVE_NOT = (("を持たない", "を持たず"),)


def qualities(g: Grammar) -> None:
    rows: list[tuple[str, str, str, Any]] = []
    for end, mid in ENDS:
        rows.append(("{g:named_ins}", end, mid, V("g")))
    rows.append(("{n:name}", "を含まない", "を含まず", Not(Within("name", V("n")))))
    for end, mid in HAVE:
        rows.append(("{g:fighter}", end, mid, V("g")))
        rows += [(words, end, mid, Has(keyword)) for words, keyword in SPOKEN.items()]
    for end, mid in HAVE_NOT:
        rows.append(("{g:fighter}", end, mid, Not(V("g"))))
        rows += [(words, end, mid, Not(Has(keyword))) for words, keyword in SPOKEN.items()]
    rows.append(("{g:only}", "に属する", "に属し", V("g")))
    for words, end, mid, means in rows:
        g.phrase("quality_end", f"{words}{end}", means)
        g.phrase("quality_mid", f"{words}{mid}", means)
        g.phrase("quality_or", f"{words}{end}か", means)
        g.phrase("quality_or", f"{words}{end}か、", means)
    for joint in ("か", "か、"):
        g.phrase("quality_or", f"{{g:kind}}{joint}", V("g"))
    for form, end in (("end", ""), ("mid", "で")):
        g.phrase(f"quality_last_{form}", f"{{g:quality_{form}}}", V("g"))
        g.phrase(f"quality_last_{form}", f"{{g:kind}}{end}", V("g"))
        several = Bunch(f"quality_last_{form}", "quality_or", "nothing", join_either, split_either, ordered=True)
        g.add(f"qualities_{form}", several)
        g.phrase(f"any_quality_{form}", f"{{g:quality_{form}}}", V("g"))
        g.phrase(f"any_quality_{form}", f"{{g:qualities_{form}}}", V("g"), mixed)

    g.add("quality_pre", *g.entries["quality_mid"])
    g.phrase("quality_pre", "{g:kind}で{x:comma}", V("g"), lambda env: env["g"] != t.ANY)


def mixed(env: Env) -> bool:
    """Whether these are alternatives, each told by one word, and no name stands among them that could belong to a
    「...」を含む after it."""
    groups = split_either(env["g"])
    names = any(isinstance(group, Word) and group.kind == "name" for group in groups)
    contains = any(isinstance(part, Within) for part in walk.nodes(env["g"]))
    plain = all(len(parts_of(group)) == 1 for group in groups)
    return len(groups) > 1 and plain and not (names and contains)


def asked(g: Grammar) -> None:
    """Conditions that ask for qualities."""
    for words, side in (("あなた", YOURS), ("相手", ENEMY)):
        for form in ("end", "mid"):
            name = f"{'own' if side == YOURS else 'foe'}_quality_{form}"
            g.add(name, Bunch(f"any_quality_{form}", "quality_pre", "nothing", joined, parts_of, always=(side, VC)))
            for comma in ("", "、"):
                g.phrase(f"cond_{form}", f"{words}のヴァンガードが{comma}{{g:{name}}}", Exists(V("g")))
    for form in ("end", "mid"):
        for this, what in (*((this, SELF) for this in ITSELF), ("そのユニット", IT), ("それ", IT)):
            g.phrase(f"cond_{form}", f"{this}が{{g:any_quality_{form}}}", t.Is(what, V("g")))
        for comma in ("", "、"):
            such = t.All((V("g"), V("q")))
            words = f"{{g:own_unit}}が{comma}{{q:quality_{form}}}"
            g.phrase(f"cond_{form}", words, Exists(such), beside)
    every = Unless(Exists(t.All((V("g"), Not(V("q"))))))
    for comma in ("", "、"):
        for form, end in (("end", ""), ("mid", "で")):
            g.phrase(f"cond_{form}", f"{{g:own_unit}}すべてが{comma}{{q:kind}}{end}", every, unlike)


def unlike(env: Env) -> bool:
    """Whether the quality is none of names compared with a card, which have phrases of their own."""
    return sided(env) and not any(isinstance(part, (t.Shares, t.Different)) for part in walk.nodes(env["q"]))


def beside(env: Env) -> bool:
    """Whether the units are said by where they are: of a vanguard another phrase speaks."""
    return sided(env) and any(isinstance(part, (t.Beside, t.Lies, t.Slot)) for part in parts_of(env["g"]))


def add(g: Grammar) -> None:
    qualities(g)
    asked(g)
