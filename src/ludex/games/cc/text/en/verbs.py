"""English, verbs: what is done to cards. Each verb is said of a target, of cards that are chosen when it is carried
out, of all cards of a kind, or of what was named before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludex.core.tree import walk
from ludex.games.cc.c0300_zones import OFF_FIELD
from ludex.games.cc.c1016_control import UNTIL
from ludex.games.cc.c1100_keywords import FIELD as ON_FIELD
from ludex.games.cc.text.meanings import DOWN, IT, PAID, UP
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.marks import EVERY
from ludex.lang.pattern import TOO, YOU, Choose, Do, Env, Modes, Move, Rest, SetFace, SetState, V

Make = Callable[[Any], Any]
Check = Callable[[Env], bool]


def deeds(
    g: Grammar,
    template: str,
    act: Make,
    group: str = "card",
    aims: bool = True,
    all_of: bool = True,
    all_when: Check | None = None,
    category: str = "clause",
    when: Check | None = None,
) -> None:
    """Adds the clauses of one verb. In the template, `{}` stands for the objects, `{its}` and `{s}` agree with their
    number ("its owner's hand", "their owners' hands"); `act(what)` is the instruction, or several. `aims`: it may have
    targets; `all_of`: it may be said of all cards of a kind, if `all_when` says so of the group; `when` is asked of all
    of them. RULING-CC-050: what a
    cost takes is known only when it is paid, after the targets are chosen, so that a target that is measured by it may
    be any, and fits or not then."""

    def make(what: Any) -> tuple[Any, ...]:
        made = act(what)
        return made if isinstance(made, tuple) else (made,)

    def say(what: str, means: Any, many: bool, when: Callable[[Env], bool] | None = when) -> None:
        if "any order" in template and not many:
            return
        for its, s in (("their", "s'"), ("their", "'s")) if many else (("its", "'s"), ("their", "'s")):
            for hands in ("s", "") if many else ("",):
                said = template.replace("{}", what).replace("{its}", its).replace("{s}", s).replace("{z}", hands)
                g.phrase(category, said, means, when)
                if "{z}" not in template:
                    break
            if "{its}" not in template:
                break

    say("{o:thing}", make(V("o")), False)
    say("{o:things}", make(V("o")), True)
    for number, many in (("one", False), ("many", True)):
        for pick in ("pick", "aim") if aims else ("pick",):
            say(f"{{c:{pick}_{group}_{number}}}", (Rest("c"), *make(IT)), many)
    if all_of:
        for all_ in ("all", "all the", "any") if group != "ones" else ("all",):
            say(f"{all_} {{g:{group}_many}}", make(V("g")), True, all_when)
        if group in ("card", "own") and isinstance(act(IT), (Move, SetState, Do)):
            named = Choose(EVERY, t.Count(V("g")), V("g"))
            say(f"all {{g:{group}_many}}", (named, *make(t.Ref(EVERY))), True, all_when)
        if all_when is None:
            say(f"each {{g:{group}_one}}", make(V("g")), False)
    if group in ("card", "own"):
        pair = (Choose("t", 1, V("g")), Choose("u", 1, V("h")), *make(t.Some((t.Ref("t"), t.Ref("u")))))
        say(f"{{g:a_{group}}} and {{h:a_{group}}}", pair, True)
        say(f"one {{g:{group}_one}} and one {{h:{group}_one}}", pair, True)
    if not aims:
        return
    if all_of and all_when is None:
        like = (Choose("t", 1, V("h"), target=True), *make(t.All((V("g"), V("r")))))
        say(f"all {{g:{group}b_many}}{{r:like}} target {{h:{group}b_one}}", like, True)
        alike = (
            Choose("t", 1, V("h"), target=True),
            *make(t.All((V("g"), t.Figure(V("f"), V("o"), t.FigureOf(IT, V("e")))))),
        )
        for least in ("target {h}'s {e:measure}", "the {e:measure} of target {h}"):
            its = least.replace("{h}", f"{{h:{group}b_one}}")
            say(f"all {{g:{group}b_many}} with {{f:fig_noun}} {{o:than}}{its}", alike, True)
        spared = (Choose("t", 1, V("h"), target=True), *make(t.All((V("g"), t.Not(IT)))))
        say(f"all {{g:{group}b_many}}{{w:but}}target {{h:{group}b_one}}", spared, True)
        same = (Choose("t", 1, V("h"), target=True), *make(t.All((V("g"), t.Shares(IT, "name")))))
        for end in ("", " as it"):
            said = f"target {{h:{group}b_one}} and all other {{g:{group}b_many}} with the same name{end}"
            say(said, same, True)
    fits = t.If(t.Is(IT, t.Figure(V("f"), V("x"), V("k"))), make(IT))
    measured = f"target {{g:{group}_one}} with {{f:fig_noun}} {{x:than}}{{k:paid_equal}}"
    say(measured, (Choose("t", 1, V("g"), target=True), fits), False)
    if group == "card":
        there = t.All((V("g"), V("z")))
        say("target {g:kind_one} with {f:fig_noun} {x:than}{k:paid_equal}{z:zone_post}",
            (Choose("t", 1, there, target=True), fits), False)  # fmt: skip
    paid = (Choose("t", 1, V("g"), target=True), t.By(t.CONTROLLER, (V("w"), t.If(NOT_DONE, make(IT))), of=IT))
    tail = template.replace("{}", f"target {{g:{group}_one}}") + " unless {y:its_player} {w:toll}"
    for its, s in (("its", "'s"), ("their", "'s")) if "{its}" in template else (("its", "'s"),):
        g.phrase(category, tail.replace("{its}", its).replace("{s}", s).replace("{z}", ""), paid)
    if all_of and all_when is None:
        besides = (Choose("t", 1, V("g"), target=True), *make(t.Some((IT, V("h")))))
        say(f"target {{g:{group}_one}} and all {{h:{group}_many}}", besides, True)
    one, other = ((Choose("t", 1, V(name), target=True), *make(IT)) for name in ("g", "h"))
    say(f"target {{g:{group}_one}} or target {{h:{group}_one}}", (Modes(1, (one, other)),), False)
    also = (Choose("t", 1, V("g"), target=True), *make(t.Some((IT, t.SELF))))
    say(f"target {{g:{group}_one}} and this card", also, True)
    say(f"this card and target {{g:{group}_one}}", also, True)


def picking(g: Grammar) -> None:
    """`pick_GROUP_one`, `pick_GROUP_many`: cards of a group that are chosen when the effect is carried out, in the
    singular and the plural; `aim_GROUP_one`, `aim_GROUP_many`: targets. The value is the choice of them."""
    for group in ("card", "own", "ones", "held", "chased"):
        rows: list[tuple[str, bool, Any, bool]] = [
            (f"{{g:as_{group}}}" if group in ALTERNATIVE else f"{{g:a_{group}}}", False, 1, False),
            (f"one {{g:{group}_one}}", False, 1, False),
            (f"up to one {{g:{group}_one}}", False, 1, True),
            (f"{{n:several}} {{g:{group}_many}}", True, V("n"), False),
            (f"up to {{n:several}} {{g:{group}_many}}", True, V("n"), True),
            (f"any number of {{g:{group}_many}}", True, t.Count(V("g")), True),
        ]
        if group == "ones":
            rows.append((f"one of their {{g:{group}_many}}", False, 1, False))
        else:  # what is counted is said of the ability's player
            rows += [
                (f"another {{g:{group}x_one}}", False, 1, False),
                (f"{{n:several}} other {{g:{group}x_many}}", True, V("n"), False),
                (f"{{g:{group}_many}} equal to {{n:equal}}", True, V("n"), False),
                (f"a number of {{g:{group}_many}} equal to {{n:equal}}", True, V("n"), False),
            ]
        for words, many, n, up_to in rows:
            g.phrase(f"pick_{group}_{'many' if many else 'one'}", words, (Choose("t", n, V("g"), up_to),))
    for word in (" except ", " other than "):
        g.phrase("but", word, t.ANY)
    for words, spared in (("all but one {g:card_one}", -1), ("all but {k:fewer} {g:card_many}", V("k"))):
        kept = t.Plus((t.Count(V("g")), spared))
        g.phrase("pick_card_many", words, (Choose("t", kept, V("g")),))
    for group in ("card", "own"):
        g.phrase(f"pick_{group}_one", f"one of {{g:{group}_many}}", (Choose("t", 1, V("g")),), _sided)
        for words, up_to in (("{n:several} of", False), ("up to {n:several} of", True)):
            several = (Choose("t", V("n"), V("g"), up_to),)
            g.phrase(f"pick_{group}_many", f"{words} {{g:{group}_many}}", several, _sided)
    for words, n in (("a card at random", 1), ("{n:several} cards at random", V("n"))):
        number = "many" if n != 1 else "one"
        g.phrase(f"pick_card_{number}", f"{words}{{z:zone_post}}", (Choose("t", n, V("z"), random=True),))
    g.phrase("pick_card_one", "the {g:card_one}", (Choose("t", 1, V("g")),), _extreme)
    for words, up_to in (("{g:a_cardp}", False), ("up to one {g:cardp_one}", True)):
        g.phrase("pick_card_one", words, (Choose("t", 1, V("g"), up_to),), _measured)
    for group in ("card", "chased"):
        for words, many, n, up_to in (
            (f"target {{g:{group}_one}}", False, 1, False),
            (f"another target {{g:{group}x_one}}", False, 1, False),
            (f"up to one target {{g:{group}_one}}", False, 1, True),
            (f"{{n:several}} target {{g:{group}_many}}", True, V("n"), False),
            (f"up to {{n:several}} target {{g:{group}_many}}", True, V("n"), True),
            (f"any number of target {{g:{group}_many}}", True, t.Count(V("g")), True),
        ):
            aimed = (Choose("t", n, V("g"), up_to, target=True),)
            g.phrase(f"aim_{group}_{'many' if many else 'one'}", words, aimed)
        two = (Choose("t", 1, V("g"), target=True), Choose(TOO, 1, V("h"), target=True))
        g.phrase(f"aim_{group}_many", f"target {{g:{group}_one}} and target {{h:{group}_one}}", two)
        g.phrase(f"aim_{group}_many", f"target {{g:{group}_one}} and another target {{h:{group}_one}}", two)
        at_most = tuple(Choose(name, 1, V(slot), True, target=True) for name, slot in (("t", "g"), (TOO, "h")))
        g.phrase(
            f"aim_{group}_many", f"up to one target {{g:{group}_one}} and up to one target {{h:{group}_one}}", at_most
        )


NOT_DONE = t.Unless(t.Did("did"))

ALTERNATIVE = ("card", "own", "ones", "held", "kind")
"""Groups that may be said one or another (`nouns.groups`)."""


def turning(g: Grammar) -> None:
    """[CC 1010.1] [CC 1011.1] Orientation, and faces."""
    for verb, state in (("rest", "rested"), ("recover", "recovered"), ("reverse", "reversed")):
        deeds(g, f"{verb} {{}}", _turn(state))
    deeds(g, "switch {}", lambda what: Do("switch", what))
    for verb, state in (("recovers", "recovered"), ("rests", "rested"), ("reverses", "reversed")):
        g.phrase("clause", f"{{o:thing}} {verb}", (SetState(V("o"), state),))
        g.phrase("clause", f"{{o:thing}} becomes {state}", (SetState(V("o"), state),))
        aimed = (Choose("t", 1, V("g"), target=True), SetState(IT, state))
        g.phrase("clause", f"target {{g:card_one}} becomes {state}", aimed)
    g.phrase("clause", "{o:thing} switches", (Do("switch", V("o")),))
    for verb, act in EITHER:
        for then, other in EITHER:
            if verb != then and {verb, then} - {"rest", "reverse", "recover"}:
                for what in ("aim_card_one", "pick_card_one"):
                    either = (Rest("c"), Modes(1, ((act,), (other,))))
                    g.phrase("clause", f"{verb} or {then} {{c:{what}}}", either)
    turns = (("rest", "rested"), ("reverse", "reversed"), ("recover", "recovered"))
    for verb, state in turns:
        for then, other in turns:
            if state != other:
                way = t.Modes(1, ((SetState(IT, state),), (SetState(IT, other),)))
                for what, up_to in (("target {g:card_one}", False), ("up to one target {g:card_one}", True)):
                    chosen = Choose("t", 1, V("g"), up_to, target=True)
                    g.phrase("clause", f"{verb} or {then} {what}", (chosen, way))
                g.phrase("clause", f"{verb} or {then} {{g:as_card}}", (Choose("t", 1, V("g")), way))
                g.phrase("clause", f"{verb} or {then} {{o:thing}}", (_ways(V("o"), state, other),))
    deeds(g, "turn {} face down", lambda what: SetFace(what, False, DOWN))
    deeds(g, "turn {} face up", lambda what: SetFace(what, True, UP))


EITHER: tuple[tuple[str, Any], ...] = (
    ("destroy", Move(IT, "graveyard", "destroy")),
    ("rest", SetState(IT, "rested")),
    ("recover", SetState(IT, "recovered")),
    ("reverse", SetState(IT, "reversed")),
    ("switch", Do("switch", IT)),
)
"""Verbs of which one is done, as the player chooses."""


def _ways(what: Any, state: str, other: str) -> Any:
    return t.Modes(1, ((SetState(what, state),), (SetState(what, other),)))


def _turn(state: str) -> Make:
    return lambda what: SetState(what, state)


def _enter(state: str) -> Make:
    return lambda what: Do("put", what, word=state)


def moving(g: Grammar) -> None:
    """[CC 1003.1] [CC 1007.1] [CC 302.5] Where cards are put."""
    deeds(g, "destroy {}", lambda what: Move(what, "graveyard", "destroy"))
    deeds(g, "remove {} from the game", lambda what: Move(what, "removed"))
    deeds(g, "remove {} from the game face down", lambda what: Move(what, "removed", up=False))
    for words in ("return {} to {its} owner{s} extra deck{z}", "put {} into {its} owner{s} extra deck{z}"):
        deeds(g, words, lambda what: Move(what, "extra"))
    deeds(g, "return {} to {its} owner{s} graveyard{z}", lambda what: Move(what, "graveyard"), all_when=held)
    deeds(g, "put {} into your extra deck", lambda what: Move(what, "extra"), all_when=yours)
    left = t.When("move", t.SELF, src=ON_FIELD, dst=OFF_FIELD)
    for words, when in (("until end of turn", t.When("end", word="turn")), ("until this card leaves the field", left)):
        back = t.Delay(when, (Do("put", IT, word="owner"),))
        for what, up_to in (("target {g:card_one}", False), ("up to one target {g:card_one}", True)):
            away = (Choose("t", 1, V("g"), up_to, target=True), Move(IT, "removed"), back)
            g.phrase("clause", f"remove {what} from the game {words}", away)
    g.phrase("later", "when this card leaves the field", left)
    deeds(g, "return {} to {its} owner{s} hand{z}", lambda what: Move(what, "hand", "return"))
    deeds(g, "put {} into {its} owner{s} hand{z}", lambda what: Move(what, "hand"))
    deeds(g, "put {} into your hand", lambda what: Move(what, "hand"), all_when=yours)
    deeds(g, "return {} to your hand", lambda what: Move(what, "hand", "return"), all_when=yours)
    deeds(g, "return {} to the top of your deck", lambda what: Move(what, "deck"), all_when=yours)
    deeds(g, "return {} to the bottom of your deck", under, all_when=yours)
    for order in ("", " in any order"):
        deeds(g, f"put {{}} on the bottom of {{its}} owner{{s}} deck{{z}}{order}", under)
        deeds(g, f"put {{}} on the bottom of your deck{order}", under, all_when=yours)
        for whose in ("their", "that player's"):
            g.phrase("clause", f"put {{o:thing}} on the bottom of {whose} deck{order}", (under(V("o")),))
            g.phrase("clause", f"put {{o:things}} on the bottom of {whose} deck{order}", (under(V("o")),))
        deeds(g, f"put {{}} on top of your deck{order}", lambda what: Move(what, "deck"), all_when=yours)
        deeds(g, f"put {{}} on top of {{its}} owner{{s}} deck{{z}}{order}", lambda what: Move(what, "deck"))
    deeds(g, "put {} on the bottom of {its} owner{s} deck{z} in any order chosen by their owners", under)
    deeds(g, "return {} to the top of {its} owner{s} deck{z}", lambda what: Move(what, "deck"))
    deeds(g, "return {} to the bottom of {its} owner{s} deck{z}", under)
    either = Modes(1, ((Move(IT, "deck"),), (Move(IT, "deck", position="bottom"),)))
    for end in ("on top or on the bottom of its owner's deck", "on the top or bottom of its owner's deck",
                "on top or bottom of its owner's deck"):  # fmt: skip
        g.phrase("clause", f"put target {{g:card_one}} {end}", (Choose("t", 1, V("g"), target=True), either))
    free = (Choose("t", 1, V("g"), True), Do("play", IT, word="free"))
    for words in ("play {g:as_card} without paying its cost", "play up to one {g:card_one} without paying its cost"):
        g.phrase("clause", words, free, held)
    aimed = (Choose("t", 1, V("g"), target=True), Do("play", IT, word="free"))
    g.phrase("clause", "play target {g:card_one} without paying its cost", aimed, held)
    g.phrase("clause", "play {o:it} without paying its cost", (Do("play", V("o"), word="free"),))
    paying = (Choose("t", 1, V("g"), True), Do("play", IT))
    for words in ("play {g:as_card}", "play up to one {g:card_one}"):
        g.phrase("clause", words, paying, held)
    g.phrase("clause", "play target {g:card_one}", (Choose("t", 1, V("g"), target=True), Do("play", IT)), held)
    graves = Move(t.All((t.YOURS, t.Zone(("graveyard",)))), "deck")
    for words in ("shuffle all cards in an allied graveyard into your deck", "shuffle your graveyard into your deck",
                  "shuffle all cards in your graveyard into your deck"):  # fmt: skip
        g.phrase("clause", words, (graves, t.Shuffle("deck")))
    every = (Move(t.Zone(("graveyard",)), "deck"), t.By(t.EACH, (t.Shuffle("deck"),)))
    for words in ("shuffle all graveyards into their owners' decks", "shuffle all cards in both graveyards into their "
                  "owners' decks", "shuffle all cards in all graveyards into their owners' decks",
                  "shuffle both graveyards into their owners' decks"):  # fmt: skip
        g.phrase("clause", words, every)
    for words in ("remove all graveyards from the game", "remove all cards in both graveyards from the game"):
        g.phrase("clause", words, (Move(t.Zone(("graveyard",)), "removed"),))
    deeds(g, "put {} into {its} owner{s} graveyard{z}", lambda what: Move(what, "graveyard"), all_when=held)
    for place in ("an allied graveyard", "your graveyard", "a graveyard", "their graveyard",
                  "an enemy graveyard", "that player's graveyard"):  # fmt: skip
        deeds(g, f"put {{}} into {place}", lambda what: Move(what, "graveyard"), all_when=held)
    for place in ("into the field", "into the field under your control"):
        deeds(g, f"put {{}} {place}", lambda what: Do("put", what), all_when=held, when=_off_field)
    deeds(g, "put {} into the field under {its} owner{s} control{z}", _enter("owner"), all_when=held, when=_off_field)
    for place in ("an allied servant zone", "your servant zone"):
        deeds(g, f"put {{}} into {place}", lambda what: Move(what, "servant", whose=YOU), all_when=held)
    for state in ("recovered", "rested", "reversed"):
        for place in ("into the field", "into the field under your control"):
            deeds(g, f"put {{}} {place} {state}", _enter(state), all_when=held, when=_off_field)
    for place in ("an allied caster zone", "your caster zone"):
        for end, state in (("", ""), (" rested", "rested"), (" face up", ""), (" face up and rested", "rested")):
            for what, n, up_to, target in (
                ("{g:as_casters}", 1, False, False),
                ("up to one {g:casters_one}", 1, True, False),
                ("target {g:casters_one}", 1, False, True),
                ("up to one target {g:casters_one}", 1, True, True),
                ("up to {n:several} target {g:casters_many}", V("n"), True, True),
                ("up to {n:several} {g:casters_many}", V("n"), True, False),
            ):
                chosen = Choose("t", n, V("g"), up_to, target=target)
                g.phrase("clause", f"put {what} into {place}{end}", (chosen, Do("put", IT, word=state)), held)
            g.phrase("clause", f"put {{o:it}} into {place}{end}", (Do("put", V("o"), word=state),))
    for again, word in (("", ""), (" under {its} owner{s} control{z}", "owner")):
        deeds(g, f"return {{}} to the field{again}", _enter(word), all_of=False)
    for its in ("your", "{its} owner{s}"):
        deeds(g, f"shuffle {{}} into {its} deck{'' if its == 'your' else '{z}'}", _shuffled if its == "your" else _home)
    for orb in ("{q:as_orb}", ""):
        for place in ("an allied orb zone", "your orb zone"):
            for words in (f"put {{}} face down into {place}{orb}", f"put {{}} into {place} face down{orb}"):
                deeds(g, words, lambda what: Move(what, "orb", whose=YOU), all_of=False)


def _shuffled(what: Any) -> Any:
    return (Move(what, "deck"), t.Shuffle("deck"))


def _home(what: Any) -> Any:
    """[CC 1015.1] Shuffled into their owners' decks."""
    return (Move(what, "deck"), t.By(t.OWNER, (t.Shuffle("deck"),), of=what))


def yours(env: Env) -> bool:
    """Whether all the cards are of one's own zones off the field."""
    return held(env) and t.YOURS in parts_of(env["g"])


def _abilities(env: Env) -> bool:
    """Whether the group is of abilities in the chase zone: those are nowhere once they are removed [CC 1019.1]."""
    return t.Mark("ability") in parts_of(env["g"])


def _placed(env: Env) -> bool:
    """Whether the words say whose the cards are, or where: else they may be of a hand that was just revealed."""
    return held(env) or any(isinstance(part, t.Side) for part in parts_of(env["g"]))


def _foes(env: Env) -> bool:
    return t.ENEMY in parts_of(env["g"])


def _conjures(env: Env) -> bool:
    """Whether the card is a conjure, which is never in the field [CC 703.3]."""
    return t.Word("type", "conjure") in parts_of(env["g"]) and _spells(env)


def _buried(env: Env) -> bool:
    """Whether the card is chosen in the graveyard, or there and in the hand."""
    zones = [part for part in parts_of(env["c"][0].what) if isinstance(part, t.Zone)]
    return any("graveyard" in zone.names for zone in zones)


def _own_targets(env: Env) -> bool:
    """[CC 1008.2] Whether all the targets are the player's own."""
    return all(t.YOURS in parts_of(choice.what) for choice in env["c"])


def _measured(env: Env) -> bool:
    """Whether the card is measured by what the cost took, which is known when it is chosen."""
    return any(isinstance(part, t.Figure) and PAID in walk.nodes(part) for part in parts_of(env["g"]))


def _extreme(env: Env) -> bool:
    """Whether the card is the one with the highest or lowest figure."""
    return isinstance(env["g"], t.Extreme)


def _sided(env: Env) -> bool:
    """Whether the words say whose the cards are: "one of your orbs"."""
    return any(isinstance(part, t.Side) for part in parts_of(env["g"]))


def _lasts(env: Env) -> bool:
    """Whether control can last so long."""
    return env["u"] in UNTIL


def _orbs(env: Env) -> bool:
    return all(t.Zone(("orb",)) in parts_of(env[name]) for name in ("g", "h"))


def _orb_and_hand(env: Env) -> bool:
    """Whether one's own orb and a card of one's own hand change places."""
    orb, hand = parts_of(env["g"]), parts_of(env["h"])
    mine = t.YOURS in orb and t.YOURS in hand
    return mine and t.Zone(("orb",)) in orb and t.Zone(("hand",)) in hand


def _spells(env: Env) -> bool:
    return t.Zone(("chase",)) in parts_of(env["g"])


def held(env: Env) -> bool:
    """Whether the cards are in a hand or another zone off the field."""
    return any(isinstance(part, t.Zone) and "servant" not in part.names for part in parts_of(env["g"]))


def _off_field(env: Env) -> bool:
    """Whether cards that are chosen are off the field, so that they can be put into it."""
    return all(held({"g": choice.what}) for choice in env.get("c", ()) if isinstance(choice, Choose))


def under(what: Any) -> Any:
    return Move(what, "deck", position="bottom")


def further(g: Grammar) -> None:
    """[CC 1008.1] [CC 1009.1] [CC 1016.1] [CC 1019.1] Banishing, corrupting, control, the chase."""
    deeds(g, "banish {}", lambda what: Do("banish", what), "own", aims=False)
    for number in ("one", "many"):
        aimed = (Rest("c"), Do("banish", IT))
        g.phrase("clause", f"banish {{c:aim_card_{number}}}", aimed, _own_targets)
    for what, n, up_to, target in (
        ("{g:as_card}", 1, False, False),
        ("target {g:card_one}", 1, False, True),
        ("up to one target {g:card_one}", 1, True, True),
        ("{n:several} {g:card_many}", V("n"), False, False),
        ("up to {n:several} {g:card_many}", V("n"), True, False),
        ("any number of {g:card_many}", t.Count(V("g")), True, False),
        ("{n:several} target {g:card_many}", V("n"), False, True),
        ("up to {n:several} target {g:card_many}", V("n"), True, True),
    ):
        g.phrase(
            "clause", f"choose {what}", (Choose("t", n, V("g"), up_to, target=target),), None if target else _placed
        )
    g.phrase("clause", "choose one of {g:card_many}", (Choose("t", 1, V("g")),), _sided)
    for target in (True, False):
        slots = ("target {g:card_one}", "target {h:card_one}") if target else ("{g:a_card}", "{h:a_card}")
        pair = (Choose("t", 1, V("g"), target=target), Choose(TOO, 1, V("h"), target=target))
        g.phrase("clause", f"choose {slots[0]} and {slots[1]}", pair)
    one = t.Some((t.SELF, V("g")))
    g.phrase("clause", "banish this card or {g:a_own}", (Choose("t", 1, one), Do("banish", IT)))
    g.phrase("clause", "banish this card or another {g:ownx_one}", (Choose("t", 1, one), Do("banish", IT)))
    deeds(g, "corrupt {}", lambda what: Do("corrupt", what), all_when=held)
    two = (Choose("t", 1, V("g")), Choose(TOO, 1, V("h")), Do("corrupt", IT))
    g.phrase("clause", "corrupt {g:a_card} and {h:a_card}", two, _orbs)
    orbs = t.All((t.YOURS, t.Zone(("orb",))))
    for words in ("your orbs", "all of your orbs", "the cards in your orb zone"):
        g.phrase("clause", f"look at {words}", (Do("look at", orbs),))
    looks = (Choose("t", 1, V("g"), target=True), Do("look at", IT))
    deeds(g, "look at {}", lambda what: Do("look at", what))
    deeds(g, "reveal {}", t.Reveal, all_when=held)
    deeds(g, "call {}", lambda what: Do("call", what), "held", aims=False, all_of=False)
    for what in ("pick_card_one", "aim_card_one"):
        g.phrase("clause", f"call {{c:{what}}}", (Rest("c"), Do("call", IT)), _buried)
    for end, word in (("", ""), (" until end of turn", "turn")):
        copied = (Choose("t", 1, V("g"), target=True), Do("become copy", IT, word=word))
        g.phrase("clause", f"this card becomes a copy of target {{g:card_one}}{end}", copied)
        g.phrase("clause", f"have this card become a copy of target {{g:card_one}}{end}", copied)
    g.phrase("clause", "copy target {g:card_one}", (Choose("t", 1, V("g"), target=True), Do("copy", IT)), _spells)
    copied = (Choose("t", 1, V("g"), target=True), Do("copy", IT))
    g.phrase("clause", "copy target {g:chased_one}", copied, _conjures)
    g.phrase("clause", "look at target {g:card_one}, then return it", looks)
    g.phrase("clause", "look at target {g:card_one}, then put it back", looks)
    for back in ("return them", "put them back"):
        g.phrase("clause", f"look at {{c:aim_card_many}}, then {back}", (Rest("c"), Do("look at", IT)))
    for words in ("an allied orb zone", "your orb zone", "your orbs", "all allied orbs"):
        g.phrase("clause", f"shuffle {words}", (t.Shuffle("orb"),))
    ended = (Choose("t", 1, V("g"), target=True), Do("cancel", IT))
    g.phrase("clause", "remove target {g:card_one}", ended, _abilities)
    deeds(g, "cancel {}", lambda what: Do("cancel", what), "chased", all_when=_foes)
    deeds(g, "gain control of {}", lambda what: Do("gain control", what))
    deeds(g, "gain control of {} {u:until}", lambda what: Do("gain control", what, word=V("u")), when=_lasts)
    g.phrase("clause", "return this card from the graveyard to its owner's hand", (Move(t.SELF, "hand", "return"),))
    g.phrase("clause", "put this card from the graveyard into its owner's hand", (Move(t.SELF, "hand"),))
    here = t.All((t.Zone(("graveyard",)), t.SELF))
    for whose in ("your graveyard", "an allied graveyard"):
        for at in (f"from {whose}", f"in {whose}"):
            for words in (f"put this card {at} to your hand", f"put this card {at} into your hand",
                          f"return this card {at} to your hand", f"add this card {at} to your hand",
                          f"return this card {at} to its owner's hand", f"put this card into your hand {at}",
                          f"return this card to your hand {at}", f"add this card to your hand {at}",
                          f"return this card to its owner's hand {at}"):  # fmt: skip
                g.phrase("clause", words, (Move(here, "hand"),))
            g.phrase("clause", f"put this card {at} into the field", (Do("put", here),))
            g.phrase("clause", f"put this card into the field {at}", (Do("put", here),))
            g.phrase("clause", f"return this card {at} to the field", (Do("put", here),))
            for state in ("rested", "recovered", "reversed"):
                g.phrase("clause", f"put this card {at} into the field {state}", (Do("put", here, word=state),))
            g.phrase("clause", f"put this card {at} on top of your deck", (Move(here, "deck"),))
            g.phrase(
                "clause", f"put this card {at} on the bottom of your deck", (Move(here, "deck", position="bottom"),)
            )
            g.phrase("clause", f"shuffle this card {at} into your deck", (Move(here, "deck"), t.Shuffle("deck")))
            g.phrase("clause", f"put this card {at} into an allied caster zone face down, as a caster",
                     (Move(here, "caster", up=False, whose=YOU),))  # fmt: skip
    exchange = (
        Choose("t", 1, V("g"), target=True),
        Choose(TOO, 1, V("h"), target=True),
        Do("exchange control", IT),
    )
    for joint in (" and ", ", and "):
        g.phrase("clause", f"exchange control of target {{g:card_one}}{joint}target {{h:card_one}}", exchange)
    pair = (Choose("t", 1, V("g")), Choose("u", 1, V("h")))
    swapped = (*pair, Move(t.Ref("t"), "hand"), Move(t.Ref("u"), "orb"))
    for joint in (" with ", " for ", " and "):
        g.phrase("clause", f"exchange {{g:a_card}}{joint}{{h:a_card}}", swapped, _orb_and_hand)
    for joint in (" and ", ", and "):
        own = (Choose("t", 1, V("g"), target=True), Do("exchange control", t.Some((t.SELF, IT))))
        g.phrase("clause", f"exchange control of this card{joint}target {{g:card_one}}", own)
    bond = (Choose("t", 1, V("g")), Do("soul bond", IT))
    g.phrase("clause", "soul bond {g:a_card}", bond)
    g.phrase("clause", "soul bond {o:it}", (Do("soul bond", V("o")),))
    here = t.All((t.Zone(("chase",)), t.SELF))
    shuffled = (Move(here, "deck"), t.Shuffle("deck"))
    for whose in ("your", "its owner's"):
        g.phrase("clause", f"shuffle this card into {whose} deck as it resolves", shuffled)
    for words, means in (
        ("remove this card from the game", Move(here, "removed")),
        ("return this card to its owner's hand", Move(here, "hand", "return")),
        ("return this card to your hand", Move(here, "hand", "return")),
        ("put this card into your hand", Move(here, "hand")),
        ("put this card on the bottom of its owner's deck", Move(here, "deck", position="bottom")),
        ("put this card on top of its owner's deck", Move(here, "deck")),
        ("put this card on the bottom of your deck", Move(here, "deck", position="bottom")),
        ("put this card on top of your deck", Move(here, "deck")),
        ("put this card into an allied caster zone face down, as a caster,", Move(here, "caster", up=False, whose=YOU)),
        (
            "put this card into an allied caster zone face down and rested, as a caster,",
            Move(here, "caster", state="rested", up=False, whose=YOU),
        ),
        *(
            (f"put this card {place}{orb}", Move(here, "orb", whose=YOU))
            for place in (
                "into an allied orb zone face down",
                "face down into an allied orb zone",
                "into your orb zone face down",
                "into an allied orb zone",
            )
            for orb in ("", " as an orb", ", as an orb,")
        ),
    ):
        g.phrase("clause", f"{words} as it resolves", (means,))
        g.phrase("clause", f"{words} instead of putting it into a graveyard", (means,))
        g.phrase("clause", f"{words} instead of into a graveyard", (means,))


def add(g: Grammar) -> None:
    for part in (picking, turning, moving, further):
        part(g)
