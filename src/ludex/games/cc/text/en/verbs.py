"""English, verbs: what is done to cards. Each verb is said of a target, of cards that are chosen when it is carried
out, of all cards of a kind, or of what was named before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.games.cc.text.meanings import IT, SEEN
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import TOO, YOU, Choose, Do, Env, Modes, Move, SetFace, SetState, V

Make = Callable[[Any], Any]


def deeds(g: Grammar, template: str, make: Make, group: str = "card", aims: bool = True, all_of: bool = True) -> None:
    """Adds the clauses of one verb. In the template, `{}` stands for the objects, `{its}` and `{s}` agree with their
    number ("its owner's hand", "their owners' hands"); `make(what)` is the instruction. `aims`: it may have targets;
    `all_of`: it may be said of all cards of a kind."""

    def say(what: str, means: Any, many: bool, when: Callable[[Env], bool] | None = None) -> None:
        for its, s in (("their", "s'"), ("their", "'s")) if many else (("its", "'s"),):
            for hands in ("s", "") if many else ("",):
                said = template.replace("{}", what).replace("{its}", its).replace("{s}", s).replace("{z}", hands)
                g.phrase("clause", said, means, when)
                if "{z}" not in template:
                    break
            if "{its}" not in template:
                break

    say("{o:thing}", (make(V("o")),), False)
    say("{o:things}", (make(V("o")),), True)
    for what, n, up_to, many in (
        (f"{{g:a_{group}}}", 1, False, False),
        (f"one {{g:{group}_one}}", 1, False, False),
        (f"up to one {{g:{group}_one}}", 1, True, False),
        (f"{{n:several}} {{g:{group}_many}}", V("n"), False, True),
        (f"up to {{n:several}} {{g:{group}_many}}", V("n"), True, True),
    ):
        say(what, (Choose("t", n, V("g"), up_to), make(IT)), many)
    say(f"another {{g:{group}x_one}}", (Choose("t", 1, V("g")), make(IT)), False)
    say(f"any number of {{g:{group}_many}}", (Choose("t", t.Count(V("g")), V("g"), True), make(IT)), True)
    if all_of:
        say(f"all {{g:{group}_many}}", (make(V("g")),), True)
        say(f"any {{g:{group}_many}}", (make(V("g")),), True)
        say(f"each {{g:{group}_one}}", (make(V("g")),), False)
    if not aims:
        return
    for what, n, up_to, many in (
        (f"target {{g:{group}_one}}", 1, False, False),
        (f"another target {{g:{group}x_one}}", 1, False, False),
        (f"up to one target {{g:{group}_one}}", 1, True, False),
        (f"{{n:several}} target {{g:{group}_many}}", V("n"), False, True),
        (f"up to {{n:several}} target {{g:{group}_many}}", V("n"), True, True),
    ):
        say(what, (Choose("t", n, V("g"), up_to, target=True), make(IT)), many)
    two = (Choose("t", 1, V("g"), target=True), Choose(TOO, 1, V("h"), target=True), make(IT))
    say(f"target {{g:{group}_one}} and target {{h:{group}_one}}", two, True)
    one, other = ((Choose("t", 1, V(name), target=True), make(IT)) for name in ("g", "h"))
    say(f"target {{g:{group}_one}} or target {{h:{group}_one}}", (Modes(1, (one, other)),), False)
    also = (Choose("t", 1, V("g"), target=True), make(t.Some((IT, t.SELF))))
    say(f"target {{g:{group}_one}} and this card", also, True)
    say(f"this card and target {{g:{group}_one}}", also, True)


def turning(g: Grammar) -> None:
    """[CC 1010.1] [CC 1011.1] Orientation, and faces."""
    for verb, state in (("rest", "rested"), ("recover", "recovered"), ("reverse", "reversed")):
        deeds(g, f"{verb} {{}}", _turn(state))
    deeds(g, "switch {}", lambda what: Do("switch", what))
    either = t.Modes(1, ((SetState(IT, "rested"),), (SetState(IT, "reversed"),)))
    for verbs in ("rest or reverse", "reverse or rest"):
        way = either if verbs.startswith("rest") else t.Modes(1, (either.options[1], either.options[0]))
        g.phrase("clause", f"{verbs} target {{g:card_one}}", (Choose("t", 1, V("g"), target=True), way))
    deeds(g, "turn {} face down", lambda what: SetFace(what, False), all_of=False)
    deeds(g, "turn {} face up", lambda what: SetFace(what, True), all_of=False)


def _turn(state: str) -> Make:
    return lambda what: SetState(what, state)


def _enter(state: str) -> Make:
    return lambda what: Do("put", what, word=state)


def moving(g: Grammar) -> None:
    """[CC 1003.1] [CC 1007.1] [CC 302.5] Where cards are put."""
    deeds(g, "destroy {}", lambda what: Move(what, "graveyard", "destroy"))
    deeds(g, "remove {} from the game", lambda what: Move(what, "removed"))
    deeds(g, "return {} to {its} owner{s} hand{z}", lambda what: Move(what, "hand", "return"))
    deeds(g, "put {} into {its} owner{s} hand{z}", lambda what: Move(what, "hand"))
    for words in ("put {} into your hand", "put {} to your hand", "add {} to your hand", "put {} in your hand"):
        deeds(g, words, lambda what: Move(what, "hand"), all_of=False)
    deeds(g, "return {} to your hand", lambda what: Move(what, "hand", "return"), all_of=False)
    for order in ("", " in any order"):
        deeds(g, f"put {{}} on the bottom of {{its}} owner{{s}} deck{{z}}{order}", _under)
        deeds(g, f"put {{}} on the bottom of your deck{order}", _under, all_of=False)
        deeds(g, f"put {{}} on top of your deck{order}", lambda what: Move(what, "deck"), all_of=False)
        deeds(g, f"put {{}} on top of {{its}} owner{{s}} deck{{z}}{order}", lambda what: Move(what, "deck"))
    deeds(g, "put {} on the bottom of {its} owner{s} deck{z} in any order chosen by their owners", _under)
    either = Modes(1, ((Move(IT, "deck"),), (Move(IT, "deck", position="bottom"),)))
    for end in ("on top or on the bottom of its owner's deck", "on the top or bottom of its owner's deck",
                "on top or bottom of its owner's deck"):  # fmt: skip
        g.phrase("clause", f"put target {{g:card_one}} {end}", (Choose("t", 1, V("g"), target=True), either))
    free = (Choose("t", 1, V("g"), True), Do("play", IT, word="free"))
    for words in ("play {g:a_card} without paying its cost", "play up to one {g:card_one} without paying its cost"):
        g.phrase("clause", words, free, _held)
    graves = Move(t.All((t.YOURS, t.Zone(("graveyard",)))), "deck")
    for words in ("shuffle all cards in an allied graveyard into your deck", "shuffle your graveyard into your deck"):
        g.phrase("clause", words, (graves, t.Shuffle("deck")))
    for place in ("an allied graveyard", "your graveyard", "a graveyard", "its owner's graveyard"):
        deeds(g, f"put {{}} into {place}", lambda what: Move(what, "graveyard"), all_of=False)
    for place in ("into the field", "into the field under your control", "onto the field", "to the field"):
        deeds(g, f"put {{}} {place}", lambda what: Do("put", what), all_of=False)
    for place in ("an allied servant zone", "your servant zone"):
        deeds(g, f"put {{}} into {place}", lambda what: Move(what, "servant", whose=YOU), all_of=False)
    for state in ("recovered", "rested", "reversed"):
        deeds(g, f"put {{}} into the field {state}", _enter(state), all_of=False)
    for orb in ("as an orb", "as orbs"):
        for words in (f"put {{}} face down into an allied orb zone {orb}",
                      f"put {{}} into an allied orb zone face down, {orb}",
                      f"put {{}} into an allied orb zone face down {orb}"):  # fmt: skip
            deeds(g, words, lambda what: Move(what, "orb", whose=YOU), all_of=False)


def placing(g: Grammar) -> None:
    """[CC 504.1b] Cards put face down among the casters; [CC 1015.1] cards shuffled into decks."""
    for rested, state in (("", ""), (" and rested", "rested")):
        for end in (" as a caster", ", as a caster", " as casters", ", as casters"):
            down = _down(state)
            deeds(g, f"put {{}} into an allied caster zone face down{rested}{end}", down, all_of=False)
            deeds(g, f"put {{}} face down{rested} into an allied caster zone{end}", down, all_of=False)
    for orb in (" as an orb", ", as an orb"):
        deeds(g, f"put {{}} into its owner's orb zone face down{orb}", lambda what: Move(what, "orb"), all_of=False)
    home = (Choose("t", 1, V("g"), target=True), Move(IT, "deck"), t.By(t.OWNER, (t.Shuffle("deck"),), of=IT))
    g.phrase("clause", "shuffle target {g:card_one} into its owner's deck", home)
    fight = (Choose("t", 1, V("g"), target=True), Choose(TOO, 1, V("h"), target=True), Do("battle", IT))
    g.phrase("clause", "target {g:card_one} battles target {h:card_one}", fight)
    g.phrase("clause", "this card battles target {g:card_one}", (Choose("t", 1, V("g"), target=True), Do("battle", IT)))


def _abilities(env: Env) -> bool:
    """Whether the group is of abilities in the chase zone: those are nowhere once they are removed [CC 1019.1]."""
    return t.Mark("ability") in parts_of(env["g"])


def _spells(env: Env) -> bool:
    return t.Zone(("chase",)) in parts_of(env["g"])


def _held(env: Env) -> bool:
    """Whether the cards are in a hand or another zone off the field."""
    return any(isinstance(part, t.Zone) and "servant" not in part.names for part in parts_of(env["g"]))


def _orbs(env: Env) -> bool:
    return t.Zone(("orb",)) in parts_of(env["g"])


def _down(state: str) -> Make:
    return lambda what: Move(what, "caster", state=state, up=False, whose=YOU)


def measured(g: Grammar) -> None:
    """RULING-CC-050: what a cost takes is known only when it is paid, after the targets are chosen; so a target that
    is measured by it may be any, and is destroyed if it fits then."""
    for words, op in (("equal to or less than", "<="), ("less than or equal to", "<=")):
        for figure in ("cost", "level"):
            such = t.Is(IT, t.Figure(figure, op, V("n")))
            fits = (Choose("t", 1, V("g"), target=True), t.If(such, (Move(IT, "graveyard", "destroy"),)))
            said = f"destroy target {{g:card_one}} with a {figure} {words} {{n:paid_value}}"
            g.phrase("clause", said, fits)


def _under(what: Any) -> Any:
    return Move(what, "deck", position="bottom")


def further(g: Grammar) -> None:
    """[CC 1008.1] [CC 1009.1] [CC 1016.1] [CC 1019.1] Banishing, corrupting, control, the chase."""
    deeds(g, "banish {}", lambda what: Do("banish", what), "own", aims=False)
    one = t.Some((t.SELF, V("g")))
    g.phrase("clause", "banish this card or {g:a_own}", (Choose("t", 1, one), Do("banish", IT)))
    for figure in ("cost", "level"):
        removed = (
            Choose("t", 1, V("h"), target=True),
            Choose("d", t.FigureOf(IT, figure), V("g")),
            Move(t.Ref("d"), "removed"),
        )
        words = f"remove a number of {{g:card_many}} from the game equal to the {figure} of target {{h:card_one}}"
        g.phrase("clause", words, removed)
    deeds(g, "corrupt {}", lambda what: Do("corrupt", what), all_of=False)
    looks = (Choose("t", 1, V("g"), target=True), Do("look at", IT))
    deeds(g, "look at {}", lambda what: Do("look at", what))
    for words in ("reveal target {g:card_one}",):
        g.phrase("clause", words, (Choose("t", 1, V("g"), target=True), t.Reveal(IT)))
    deeds(g, "call {}", lambda what: Do("call", what), "held", aims=False, all_of=False)
    for end, word in (("", ""), (" until end of turn", "turn")):
        copied = (Choose("t", 1, V("g"), target=True), Do("become copy", IT, word=word))
        g.phrase("clause", f"this card becomes a copy of target {{g:card_one}}{end}", copied)
    g.phrase("clause", "copy target {g:card_one}", (Choose("t", 1, V("g"), target=True), Do("copy", IT)), _spells)
    g.phrase("clause", "look at target {g:card_one}, then return it", looks)
    g.phrase("clause", "choose {g:a_card} and corrupt it", (Choose("t", 1, V("g")), Do("corrupt", IT)), _orbs)
    ended = (Choose("t", 1, V("g"), target=True), Do("cancel", IT))
    g.phrase("clause", "remove target {g:card_one}", ended, _abilities)
    deeds(g, "cancel {}", lambda what: Do("cancel", what), all_of=False)
    deeds(g, "gain control of {}", lambda what: Do("gain control", what))
    deeds(g, "gain control of {} until end of turn", lambda what: Do("gain control", what, word="turn"))
    deeds(g, "gain control of {} until end of battle", lambda what: Do("gain control", what, word="battle"))
    g.phrase("clause", "return this card from the graveyard to its owner's hand", (Move(t.SELF, "hand", "return"),))
    here = t.All((t.Zone(("graveyard",)), t.SELF))
    for words in ("put this card from your graveyard to your hand", "put this card from your graveyard into your hand",
                  "return this card from your graveyard to your hand"):  # fmt: skip
        g.phrase("clause", words, (Move(here, "hand"),))
    g.phrase("clause", "put this card from your graveyard into the field", (Do("put", here),))
    g.phrase("clause", "put {o:thing} into the field under its owner's control", (Do("put", V("o"), word="owner"),))
    exchange = (
        Choose("t", 1, V("g"), target=True),
        Choose(TOO, 1, V("h"), target=True),
        Do("exchange control", IT),
    )
    for joint in (" and ", ", and "):
        g.phrase("clause", f"exchange control of target {{g:card_one}}{joint}target {{h:card_one}}", exchange)
    bond = (Choose("t", 1, V("g")), Do("soul bond", IT))
    g.phrase("clause", "choose {g:a_card} and soul bond it", bond)
    g.phrase("clause", "soul bond {g:a_card}", bond)
    here = t.All((t.Zone(("chase",)), t.SELF))
    g.phrase("clause", "remove this card from the game as it resolves", (Move(here, "removed"),))


def tops(g: Grammar) -> None:
    """[CC 504.1b] [CC 309.1] The top cards of a deck put somewhere without looking at them."""
    for words, n in (("the top card", 1), ("the top {n:several} cards", V("n"))):
        top = t.Top("deck", n)
        for rested in (" face down and rested, as a caster", " face down, as a caster as Rest",
                       " face down and rested as a caster", " face down, as a caster as rest",
                       " face down and rested, as casters"):  # fmt: skip
            down = Move(top, "caster", state="rested", up=False, whose=YOU)
            g.phrase("clause", f"put {words} of your deck into an allied caster zone{rested}", (down,))
            g.phrase("putting", f"puts {words} of their deck into their caster zone{rested}", (down,))
        for end in (" face down, as a caster", " face down as a caster", " face down, as casters"):
            down = Move(top, "caster", up=False, whose=YOU)
            g.phrase("clause", f"put {words} of your deck into an allied caster zone{end}", (down,))
        for end in (" face down, as an orb", " face down as an orb", " face down, as orbs", " face down as orbs"):
            g.phrase("clause", f"put {words} of your deck into an allied orb zone{end}", (Move(top, "orb", whose=YOU),))
        milled = (t.Look("seen", n, "deck"), Move(SEEN, "graveyard"))
        for place in ("an allied graveyard", "your graveyard"):
            g.phrase("clause", f"put {words} of your deck into {place}", milled)
        g.phrase("putting", f"puts {words} of their deck into their graveyard", milled)
        for taken in (f"put {words} of your deck into your hand", f"add {words} of your deck to your hand"):
            g.phrase("clause", taken, (Move(top, "hand"),))
        g.phrase("clause", f"remove {words} of your deck from the game", (Move(top, "removed"),))


def add(g: Grammar) -> None:
    for part in (turning, moving, placing, measured, further, tops):
        part(g)
