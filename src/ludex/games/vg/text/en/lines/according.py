"""English, lists of which each item has a name: a card name, a keyword of arms, a battle of the turn; the items whose
name fits are performed, or held."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.en.done import PAID
from ludex.games.vg.text.en.lines.abilities import HEADINGS, both, heads
from ludex.games.vg.text.en.words import filler
from ludex.games.vg.text.meanings import ME, VC
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import SELF, YOURS, Among, Both, Compare, Exists, Gives, Has, Items, Passive, V, Within, Word

MOST = 5
"""How many items a list may have."""
STARTS = tuple(
    f"perform {which}{of}"
    for which in ("all of the following", "one of the following", "the following", "all of the effects below")
    for of in ("", " effects")
)
DASHES = (" - ", "-", " -", "- ")
ARMS = t.Zone(("arms",))
BATTLE = t.Memory("battles")


def topics() -> list[tuple[str, str, Any]]:
    """What a list goes by: the words, the category of its items' names, and the condition on the name `l`."""
    rows: list[tuple[str, str, Any]] = [
        ("the Arms on your (VC)", "arms_label", Exists(t.All((YOURS, ARMS, V("l"))))),
        ("your vanguard's card name", "name_label", Exists(t.All((YOURS, VC, V("l"))))),
        ("the card name of your vanguard", "name_label", Exists(t.All((YOURS, VC, V("l"))))),
    ]
    for i, (verb, _, name) in enumerate(PAID):
        for the in ("the card name of the card", "the card names of the cards"):
            rows.append((f"{the} {verb}{{w:paid_where_{i}}} for this cost", "name_label", Among(t.Ref(name), V("l"))))
    sung = Compare(t.Happened(t.When("sung", t.All((YOURS, V("l"))))), ">=", 1)
    rows.append(("the Songs sung this turn", "name_label", sung))
    rows.append(("the Songs you sang this turn", "name_label", sung))
    for words in ("it is", "that battle was", "it was", "that battle is", "this is"):
        rows.append((f"which battle of this turn {words}", "battle_label", V("l")))
    for zone, name in (("soul", "soul"), ("drop", "drop"), ("bind zone", "bind"), ("order zone", "order zone")):
        there = Exists(t.All((YOURS, t.Zone((name,)), V("l"))))
        for words in (
            f"the cards in your {zone}",
            f"your {zone}'s cards",
            f"the card names of the cards in your {zone}",
        ):
            rows.append((words, "name_label", there))
    return rows


def labels(g: Grammar) -> None:
    """The names of items."""
    for said in ("Right Deity Arms", "Left Deity Arms", "Arms"):
        g.phrase("arms_label", said, Has(said))
        g.phrase("arms_label", f"^{said[0].lower()}{said[1:]}", Has(said))
    g.phrase("name_label", "{n:name}", Word("name", V("n")))
    for start in ("^unit card", "Unit card"):
        named_unit = t.All((Word("type", "unit"), Within("name", V("n"))))
        g.phrase("name_label", f"{start} with {{n:name}} in its card name", named_unit)
    for start in ("^card", "Card", "^unit", "Unit", "^a card"):
        g.phrase("name_label", f"{start} with {{n:name}} in its card name", Within("name", V("n")))
    for order in ("{n:ordinal}", "^{n:ordinal}"):
        g.phrase("battle_label", f"{order} battle", Both((t.Named("battle"), Compare(BATTLE, "=", V("n")))))
        g.phrase("battle_label", f"{order} battle or more", Both((t.Named("battle"), Compare(BATTLE, ">=", V("n")))))
    filler(g, "list_dash", *DASHES)
    filler(g, "list_start", *STARTS)
    filler(g, "goes_by", "according to", "depending on")


def performing(g: Grammar) -> None:
    """What is performed of a list."""
    for words, label, cond in topics():
        for count in range(1, MOST):
            items = "".join(f"\n・{{l{i}:{label}}}{{d:list_dash}}{{b{i}:option}}" for i in range(count))
            conds = tuple(named(cond, i) for i in range(count))
            means = (Items(conds, tuple(V(f"b{i}") for i in range(count))),)
            g.phrase("modes", f"{{s:list_start}} {{y:goes_by}} {words}.{items}", means)


def named(cond: Any, i: int) -> Any:
    """The condition for the i-th item."""
    return t.pattern(_with(cond, i))


def _with(node: Any, i: int) -> Any:
    if isinstance(node, t.Hole):
        return t.V(f"l{i}") if node.name == "l" else node
    if type(node) is tuple:
        return tuple(_with(item, i) for item in node)
    if isinstance(node, t.Pattern):
        return t.KINDS[node.node.__name__](*(_with(value, i) for value in node.__dict__.values()))
    return node


def holding(g: Grammar) -> None:
    """What a unit has of a list, as long as its name fits."""
    for head, zones, row in heads("CONT"):
        for start, *conds in (("^",), ("^if {q:conds}, ", V("q")), ("^{m:time}, ", V("m"))):
            for words, label, cond in topics()[:3]:
                for count in range(1, 4):
                    items = "".join(f"\n・{{l{i}:{label}}}{{d:list_dash}}{{s{i}:held_item}}" for i in range(count))
                    means = tuple(
                        Passive(
                            (Gives(SELF, V(f"s{i}")),),
                            both(row, *conds, named(cond, i)),
                            zones=zones,
                            headings=HEADINGS,
                        )
                        for i in range(count)
                    )
                    g.phrase(
                        "unit", f"{head}{start}this unit gets all of the following {{y:goes_by}} {words}.{items}", means
                    )
    for end in ("", "."):
        g.phrase("held_item", f"{{b:boons}}{end}", V("b"))
        timed = t.Grant(ME, (Passive((Gives(SELF, V("b")),), V("m")),))
        g.phrase("held_item", f"{{b:boons}} {{m:time}}{end}", (timed,))


def add(g: Grammar) -> None:
    for part in (labels, performing, holding):
        part(g)
