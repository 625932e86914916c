"""English, units told by their place, which says whose they are ("a rear-guard in your opponent's front row")."""

from __future__ import annotations

from ludex.games.vg.c04_zones import FIELD
from ludex.games.vg.text.en.nouns.descriptions import ANYBODY
from ludex.games.vg.text.meanings import DAMAGE, VC
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import YOURS, Env, V


def sites(g: Grammar) -> None:
    g.phrase("site_post", "{p:site_place}", V("p"))
    g.phrase("site_post", "{p:field_post}", V("p"))
    described(g, "site", "field_head", "pre", "site_post", default=(FIELD,))


def sided(env: Env) -> bool:
    """Whether the group `g` says whose units they are."""
    return any(isinstance(part, t.Side) or part == ANYBODY for part in parts_of(env["g"]))


def zoned(env: Env) -> bool:
    """Whether the group says in which zone of which player its cards are."""
    return sided(env) and any(isinstance(part, t.Zone) for part in parts_of(env["g"]))


def one_vanguard(env: Env) -> bool:
    """Whether the group is of the player's vanguards and says more of them."""
    parts = parts_of(env["g"])
    return VC in parts and len(parts) > 2


def choosing(g: Grammar) -> None:
    """A unit is chosen of which the description says whose it is."""
    for start, up_to in (
        ("choose {g:a_site}", False),
        ("choose one {g:site_one}", False),
        ("choose up to one {g:site_one}", True),
    ):
        g.phrase("clause", start, (t.Choose("t", 1, V("g"), up_to=up_to),), sided)
    for start, up_to in (("choose ", False), ("choose up to ", True)):
        several = (t.Choose("t", V("n"), V("g"), up_to=up_to),)
        g.phrase("clause", f"{start}{{n:several}} {{g:site_many}}", several, sided)
    every = (t.Choose("t", t.Count(V("g")), V("g")),)
    for words_, group in (("the ", "site"), ("your ", "own"), ("your opponent's ", "foe"), ("your other ", "other")):
        g.phrase("clause", f"choose all of {words_}{{g:{group}_many}}", every, sided)
    for words_, group in (("your ", "own"), ("your other ", "other")):
        some = (t.Choose("t", t.Count(V("g")), V("g"), up_to=True, least=1),)
        g.phrase("clause", f"choose one or more of {words_}{{g:{group}_many}}", some)
    for start, fewer in (("choose ", False), ("choose up to ", True)):
        others = (t.Choose("t", V("n"), V("g"), up_to=fewer),)
        g.phrase("clause", f"{start}{{n:number}} of your other {{g:further_many}}", others, zoned)
    for all_ in ("all of the ", "all ", "all the "):
        g.phrase("things", f"{all_}{{g:held_many}}", V("g"), zoned)
    for all_ in ("all of the ", "all "):
        g.phrase("things", f"{all_}{{g:site_many}}", V("g"), sided)
    for whose, group in (("your ", "own"), ("your other ", "other"), ("your opponent's ", "foe")):
        any_number = (t.Choose("t", t.Count(V("g")), V("g"), up_to=True),)
        g.phrase("clause", f"choose any number of {whose}{{g:{group}_many}}", any_number)
    g.phrase("clause", "choose your {g:own_one}", (t.Choose("t", 1, V("g")),), one_vanguard)
    for whose, group in (("your opponent's ", "foe"), ("your ", "own")):
        g.phrase("things", f"{whose}{{g:{group}_many}}", V("g"))
    locked = t.Zone(("locked",))
    for words_, n, up_to in (
        ("choose a locked card", 1, False),
        ("choose up to one locked card", 1, True),
        ("choose up to {n:several} locked cards", V("n"), True),
        ("choose {n:several} locked cards", V("n"), False),
        ("choose any number of locked cards", t.Count(locked), True),
    ):
        g.phrase("clause", words_, (t.Choose("t", n, locked, up_to=up_to),))
    g.phrase("clause", "unlock all locked cards", (t.Do("unlock", locked),))
    face_up = t.All((YOURS, DAMAGE, t.FaceUp(True)))
    g.phrase("cond", "you have a face up card in your damage zone", t.Exists(face_up))


def add(g: Grammar) -> None:
    for part in (sites, choosing):
        part(g)
