"""English, lines: keywords, and the skills with their headings [DBS 2-12-1] [DBS 8-1-1]."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ludex.core.tree import walk
from ludex.games.dbs.c04_basic_terms import ATTACK, COUNTER, PLAY
from ludex.games.dbs.c10_keywords import YOUR_BATTLE_CARDS
from ludex.games.dbs.text.en.costs import PRELUDES, as_parts
from ludex.games.dbs.text.en.events import NOBODY, SOMEBODY
from ludex.games.dbs.text.meanings import BATTLE_CARD, IT, KEYWORDS
from ludex.lang import pattern as t
from ludex.lang.en.nouns import described
from ludex.lang.grammar import Grammar, Many
from ludex.lang.groups import parts_of
from ludex.lang.pattern import Activated, Automatic, Choose, Do, Exists, Ref, Rest, V

LIMITS = (("", 0), ("[Once per turn] ", 1), ("[Twice per turn] ", 2))
TIMINGS = (("Main", ("main",)), ("Battle", ("battle",)), ("Main/Battle", ("main", "battle")))
OFTEN = "{l:often}"
RUBRIC = "{m:heading}{z:burst}"
"""What stands between the kind of a skill and its cost: how often, headings and the cost among them (`later`)."""
BY_BATTLE_CARD = Exists(t.All((t.ENEMY, t.Zone(("battle",)), BATTLE_CARD, t.Role("attacking"))))
"""[DBS 10-9-3-2] What a [Counter: Battle Card Attack] skill asks of the attack."""
KINDS = {"Attack": ATTACK, "Play": PLAY, "Counter": COUNTER}
BASE = Ref("base")
JOINTS = (", ", " and ", ", and ", ", then ", ", and then ", " and then ", "; ", ", then, ", " then ")


def keywords(g: Grammar) -> None:
    """[DBS 10-1] Keywords alone, several in one line."""
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("keyword", f"[{keyword.name}]", keyword.means)
    g.add("keywords", Many("keyword", joint=" ", least=1, flat=True))
    g.phrase("skill", "{k:keywords}{f_:stop}", V("k"))
    for category in ("line", "extra"):
        g.phrase(category, "{s:skill}", V("s"))


def effects(g: Grammar) -> None:
    """`act`: a clause, or one of two; `clauses`: one act or several; `body`: what a skill does."""
    g.phrase("act", "{a:clause}", V("a"))
    g.phrase("act", "you {a:clause}", V("a"))
    either = (t.Modes(1, (V("a"), V("b"))),)
    g.phrase("act", "{a:clause} or {b:clause}", either)
    g.phrase("clauses", "{a:act}", V("a"))
    for joint in JOINTS:
        g.phrase("clauses", f"{{a:act}}{joint}{{c:clauses}}", (Rest("a"), Rest("c")), _in_order)
    for later, wait in (("later", _once), ("later_next", _coming)):
        _delayed(g, f"{{w:{later}}}", wait)
    g.phrase("opening", "{c:clauses}; {d:sent}", (Rest("c"), Rest("d")))
    g.phrase("opening", "{c:clauses} if {q:said}", (t.If(V("q"), V("c")),), _one_deed)
    last = (Rest("d"), t.If(V("q"), V("c")))
    g.phrase("opening", "{d:clauses}, then {c:clauses} if {q:said}", last, _one_deed)


def _one_deed(env: t.Env) -> bool:
    """Whether one thing is done, to cards that are chosen: of several, the condition may be said of the last only."""
    return sum(not isinstance(part, (t.Choose, t.Search, t.Look)) for part in env["c"]) == 1


def _once(do: Any) -> Any:
    return t.Delay(V("w"), do)


def _coming(do: Any) -> Any:
    """What is done at the end of a turn to come: `w` is its beginning."""
    return t.Delay(V("w"), (t.Delay(t.When("turn end"), do),))


def _delayed(g: Grammar, when: str, wait: Callable[[Any], Any]) -> None:
    """What is done at a later moment."""
    later = wait(V("c"))
    for joint in (", and ", " and ", ", then ", ", ", ", then, "):
        g.phrase("clauses", f"{{a:act}}{joint}{when}, {{c:clauses}}", (Rest("a"), later))
    for you in ("", "you "):
        g.phrase("act", f"{you}{{a:clause}} {when}", (wait(V("a")),))
    g.phrase("opening", f"{when}, {{c:clauses}}", (later,))
    asked = wait((t.May(V("c")), t.If(t.Did("did"), V("d"))))
    g.phrase("opening", f"{when}, you may {{c:clauses}}. ^if you do, {{d:plain}}", (asked,))
    paid = wait((t.May((), V("e")), t.If(t.Did("did"), V("d"))))
    g.phrase("opening", f"{when}, you may pay {{e:energy_cost}}. ^if you do, {{d:plain}}", (paid,))
    g.phrase("opening", f"{when}, if {{q:conds}}, {{c:clauses}}", (wait((t.If(V("q"), V("c")),)),))
    for joint in (", then ", ", and ", " and ", ", and then ", "; ", ", then, "):
        g.phrase("opening", f"{{c:clauses}}{joint}{when}, {{d:clauses}}", (Rest("c"), wait(V("d"))))
        g.phrase("opening", f"{{c:clauses}}{joint}{when}, if {{q:conds}}, {{d:clauses}}",
                 (Rest("c"), wait((t.If(V("q"), V("d")),))))  # fmt: skip


def _in_order(env: t.Env) -> bool:
    """Whether no card is played after its skills were negated: that would not follow it [DBS 8-9-1-4]. `verbs` reads
    both together."""
    before, after = env["a"][-1:], env["c"][:1]
    negates = any(isinstance(part, t.Give) and any(isinstance(e, t.Strip) for e in part.effects) for part in before)
    return not (negates and any(isinstance(part, t.Do) and part.verb == "play" for part in after))


def additions(g: Grammar) -> None:
    g.phrase("sent", "additionally, {c:plain}", V("c"))
    g.phrase("sent", "additionally, if {q:conds}, {c:plain}", (t.If(V("q"), V("c")),))


def rubrics(g: Grammar) -> None:
    for words in ("in which", "where", "when"):
        g.phrase("in_which", words, t.ANY)
    for words in ("a", "the"):
        g.phrase("some_turn", words, t.ANY)
    for category, said in (
        ("or_when", (" or when ", " or ", ", or ", ", or when ", ", or if ")),
        ("or_just_when", (" or when ", ", or when ")),
        ("or_at", (" or ", ", or ", " and ", ", and ")),
        ("and_when", (" and when ", ", and when ")),
        ("played_so", ("this card is played", "you play this card")),
    ):  # fmt: skip
        for words in said:
            g.phrase(category, words, t.ANY)
    for words in ("KO'd", "is KO'd", "when it is KO'd"):
        g.phrase("koed", words, t.ANY)
    for words in ("removed", "is removed"):
        g.phrase("removed", words, t.ANY)
    for words, limit in LIMITS:
        g.phrase("often", words, limit)
    for name, timing in TIMINGS:
        g.phrase("timing", name, timing)
    g.add("heading", Many("marks", joint="", flat=True))
    g.phrase("burst", "", ())
    g.phrase("burst", "{z:bursts}", V("z"))
    g.phrase("withal", "", None)
    g.phrase("withal", " {q:while}", V("q"))
    g.phrase("withal", " and {q:cond}", V("q"))


def skills(g: Grammar) -> None:
    """[DBS 8-1-3] [DBS 8-1-4] [Auto] and [Activate] skills; `skill`: those that every type of card has alike."""
    for prelude in PRELUDES:
        paid = prelude._replace(cost=(Rest("z"), *as_parts(prelude.cost)))
        _auto(g, prelude.words, paid)
        _twofold(g, prelude.words, paid)
        _comboed(g, prelude.words, paid)
        for category, zones, fits in (("line", (), None), ("extra", ("hand",), _held), ("extra", (), _away)):
            means = Activated(
                paid.cost, do=V("b"), cond=paid.cond, timing=V("t"), limit=V("l"), zones=zones, headings=V("m")
            )
            g.phrase(category, f"[Activate {{t:timing}}] {OFTEN}{RUBRIC}{prelude.words}{{b:body}}", (means,), fits)
        for name, kind in KINDS.items():
            counter = Activated(
                paid.cost, (), None, V("b"), paid.cond, ("counter",), 0, kind, ("hand",), headings=V("m")
            )
            said = f"[Counter {name}] {RUBRIC}{prelude.words}{{b:body}}"
            g.phrase("skill", said, (counter,), _in_time)
            if kind == ATTACK:
                by = BY_BATTLE_CARD if paid.cond is None else t.Both((BY_BATTLE_CARD, paid.cond))
                only = said.replace("Counter Attack", "Counter Battle Card Attack")
                g.phrase("skill", only, (t.replace(counter, cond=by),), _in_time)
            g.phrase("skill", said, (t.replace(counter, cond=_at_once(paid.cond)),), _early)
    for category, zones, fits in (("line", (), None), ("extra", ("hand",), _held)):
        timely = Activated(V("z"), do=V("x"), cond=V("q"), timing=V("t"), limit=V("l"), zones=zones, headings=V("m"))
        g.phrase(category, f"[Activate {{t:timing}}] {OFTEN}{RUBRIC}^{{q:while}}, {{x:paid}}", (timely,), fits)
    g.phrase("body", "{b:block}", V("b"))
    g.phrase("paid", "activate this skill. {b:block}", V("b"))
    g.phrase("body", "{e:paid}", V("e"))


def _away(env: t.Env) -> bool:
    """[DBS 2-12-2] Whether the cost or the condition of an Extra Card's skill says that the card is elsewhere than in
    the hand. What its effect says of the card is where it has gone by then [DBS 8-6-2-5-1]."""
    before = tuple(value for name, value in env.items() if name not in ("b", "x"))
    own = [part for part in walk.nodes(before) if isinstance(part, t.All) and t.SELF in part.parts]
    return any(isinstance(part, t.Zone) and part.names != ("hand",) for group in own for part in group.parts)


def _held(env: t.Env) -> bool:
    return not _away(env)


def _auto(g: Grammar, words: str, prelude: Any) -> None:
    head = f"[Auto] {OFTEN}{RUBRIC}{words}^"
    cond = V("q") if prelude.cond is None else prelude.cond
    means = Automatic(V("w"), cost=prelude.cost, do=V("x"), cond=cond, limit=V("l"), headings=V("m"))
    early = t.replace(means, cond=_at_once(prelude.cond))
    g.phrase("skill", f"{head}{{w:trigger}}, {{x:paid}}", (early,), _fought)
    if prelude.cond is not None:
        g.phrase("skill", f"{head}{{w:trigger}}, {{x:paid}}", (means,), _traceable)
        ended = t.replace(means, when=t.When("turn end"), cond=t.Both((prelude.cond, V("r"))))
        g.phrase("skill", f"{head}at the end of {{s_:some_turn}} turn {{i_:in_which}} {{r:fact}}, {{x:paid}}", (ended,))
        used = t.replace(means, when=t.When("extra used", t.SELF), zones=USABLE)
        g.phrase("skill", f"{head}when you activate this card, {{x:paid}}", (used,))
        besides = t.replace(means, cond=t.Both((prelude.cond, V("r"))))
        for said in ("{w:trigger} {r:while}", "{w:trigger} and {r:cond}", "{r:while}, {w:trigger}"):
            g.phrase("skill", f"{head}{said}, {{x:paid}}", (besides,), _traceable)
        return
    g.phrase("skill", f"{head}{{w:trigger}}{{q:withal}}, {{x:paid}}", (means,), _traceable)
    for when in ("while", "whilst"):
        g.phrase("skill", f"{head}{{q:{when}}}, {{w:trigger}}, {{x:paid}}", (means,), _traceable)
    both = t.replace(means, cond=t.Both((V("q"), V("r"))))
    g.phrase("skill", f"{head}{{q:while}}, {{w:trigger}} and {{r:cond}}, {{x:paid}}", (both,), _traceable)
    used = t.replace(means, when=t.When("extra used", t.SELF), cond=None, zones=USABLE)
    g.phrase("skill", f"{head}when you activate this card, {{x:paid}}", (used,))
    ended = t.replace(means, when=t.When("turn end"))
    g.phrase("skill", f"{head}at the end of {{s_:some_turn}} turn {{i_:in_which}} {{q:fact}}, {{x:paid}}", (ended,))
    if prelude.cost[1:] == ():
        asked = t.replace(means, do=V("b"))
        g.phrase("skill", f"{head}{{w:trigger}}, if {{q:conds}} : {{b:body}}", (asked,), _traceable_body)
    told = f"[Auto] {OFTEN}{RUBRIC}{words}^activate this skill when {{w:event}}. {{x:block}}"
    g.phrase("skill", told, (t.replace(means, cond=None),), _traceable)
    if not as_parts(prelude.cost)[1:]:
        asked = Automatic(V("w"), cost=V("p"), do=V("b"), limit=V("l"))
        g.phrase("skill", f"[Auto] {OFTEN}^{{w:trigger}}, you may {{p:payments}} : {{b:body}}", (asked,))


USABLE = ("hand", "deck", "drop")
"""Where an Extra Card is when it is activated [DBS 8-6-2-1]."""
TWOFOLD = (
    "when this card {v:self_deed} or {w:self_deed}",
    "when you {v:you_deed} or {w:you_deed}",
    "when your opponent {v:they_deed} or {w:they_deed}",
    "when you {v:you_deed} or {w:it_deed}",
    "when this card {v:self_deed} or {w:it_deed}",
    "when this card {v:self_deed} and when {w:it_deed}",
    "when your Leader {v:leader_deed} or {w:leader_deed}",
    "when this card in your hand {v:hand_deed} or {w:hand_deed}",
    "when {v:event} or it {w:self_deed}",
    "when {v:event}{o_:or_when}{w:event}",
    "when you activate {v:you_act} or {w:you_act}",
    "when your opponent activates {v:they_act} or {w:they_act}",
    "when {p_:played_so} {u_:using} {v:played_with} or {w:played_with}",
    "{v:moment}{o_:or_just_when}{w:event}",
    "when {v:event}{o_:or_at}{w:moment}",
    "when {v:event}{o_:and_when}{w:event}",
)


def _apart(env: t.Env) -> bool:
    """Whether no event is both: a card that is KO'd leaves the Battle Area, and the skill would trigger twice."""
    whens = [env[name] for name in ("v", "w")]
    left = [when.subject for when in whens if isinstance(when, t.When) and _departs(when)]
    return (len(set(left)) == len(left) or _fought_or_not(whens)) and _traceable(env)


def _fought_or_not(whens: list[Any]) -> bool:
    """Whether one event is by an attack, and the other is not."""
    others = [when.other for when in whens]
    return NOBODY in others and any(other not in (NOBODY, t.ANY) for other in others)


def _of_others(env: t.Env) -> bool:
    """Whether the cards are told by their kind and side: of the card itself, `TWOFOLD` has rows."""
    if env["v"] == env["w"] or (_departs(env["v"]) and _departs(env["w"])):
        return False  # one event would trigger it twice
    return env["g"] != t.SELF and not _combos(env["x"]) and not _mistaken(env["x"])


def _own_deeds(env: t.Env) -> bool:
    """Whether the first event is the card's own: "it" in the second is the card."""
    return isinstance(env["v"], t.When) and env["v"].subject == t.SELF and _apart(env)


def _twofold(g: Grammar, words: str, prelude: Any) -> None:
    """Two events that one skill triggers on: two abilities, which share their uses (`c08_skills`)."""
    head = f"[Auto] {OFTEN}{RUBRIC}{words}^"
    two = tuple(
        Automatic(V(w), cost=prelude.cost, do=V("x"), cond=prelude.cond, limit=V("l"), headings=V("m"))
        for w in ("v", "w")
    )
    early = tuple(t.replace(one, cond=_at_once(prelude.cond)) for one in two)
    if prelude.cond is None:
        timely = (two[0], t.replace(two[1], cond=V("q")))
        for joint in (", or when ", " or when "):
            g.phrase("skill", f"{head}when {{v:event}}{joint}{{w:event}} {{q:while}}, {{x:paid}}", timely, _apart)
    both = tuple(t.replace(one, when=t.On(V(w), V("g"))) for one, w in zip(two, "vw", strict=True))
    for said in ("{v:paired} or {w:paired}", "is {v:paired_is} or {w:paired_is}"):
        g.phrase("skill", f"{head}when {{g:actor}} {said}, {{x:paid}}", both, _of_others)
    for said in TWOFOLD:
        g.phrase("skill", f"{head}{said}, {{x:paid}}", two, _own_deeds if " it " in said else _apart)
        g.phrase("skill", f"{head}{said}, {{x:paid}}", early, _fought_twice)
        g.phrase("skill", f"{head}{said}, {{x:paid}}", (early[0], two[1]), _fought_first)
        g.phrase("skill", f"{head}{said}, {{x:paid}}", (two[0], early[1]), _fought_then)
    # RULING-DBS-047
    gone = t.When("move", V("g"), NOBODY, word="leave", cause=V("b"), left=V("y"))
    beaten = t.When("move", V("g"), SOMEBODY, word="KO", src=("battle",))
    other = t.When("move", V("g"), NOBODY, word="KO", src=("battle",))
    otherwise = t.Unless(t.CausedBy(V("b")))
    cond = otherwise if prelude.cond is None else t.Both((prelude.cond, otherwise))
    left = tuple(
        Automatic(when, cost=prelude.cost, do=V("x"), cond=asked, limit=V("l"), headings=V("m"))
        for when, asked in ((gone, prelude.cond), (beaten, prelude.cond), (other, cond))
    )
    for said in (
        "is removed from {y:whose_p} Battle Area by {b:by} or {k_:koed}",
        "is KO'd or {r_:removed} from {y:whose_p} Battle Area by {b:by}",
    ):
        g.phrase("skill", f"{head}when {{g:actor}} {said}, {{x:paid}}", left)
    g.phrase("skill", f"{head}when you play or {{w:you_deed}}, {{x:paid}}", _played(two))


USED = (
    ("", None), (" from your hand", t.Named("comboed from hand")),
    (" from your Battle Area", t.Named("comboed from battle")),
)  # fmt: skip
COMBOED = (
    "in which this card is used in a combo", "in which this card was used in a combo",
    "where this card is used in a combo", "where this card was used in a combo", "in which you combo with this card",
    "after you combo with this card",
)  # fmt: skip


def comboing(g: Grammar) -> None:
    for battle in ("a battle", "the battle"):
        for said in COMBOED:
            g.phrase("comboing", f"at the end of {battle} {said}", t.ANY)
        for where in ("where", "in which"):
            for did in ("you used this card", "you use this card", "this card is used", "this card was used"):
                g.phrase("comboing_you", f"at the end of {battle} {where} {did}", t.ANY)
    for place, used in USED:
        g.phrase("comboed_from" if used else "comboed_any", place, used or t.ANY)
    for area, zone in (("energy", "energy"), ("life", "life"), ("Drop", "drop"), ("deck", "deck")):
        there = t.Named(f"comboed from {zone}")
        g.phrase("comboed_from", f" from your {area}", there)
        either = t.Either((t.Named("comboed from hand"), there))
        g.phrase("comboed_from", f" from your hand or {area}", either)
        g.phrase("comboed_from", f" from your {area} or hand", either)
    g.phrase("cond", "this card was used in a combo{u:comboed_from}", V("u"))


def _comboed(g: Grammar, words: str, prelude: Any) -> None:
    """[DBS 7-4-1-6] The end of a battle in which the card was used in a combo: it has gone to the Drop Area."""
    ended = t.When("move", t.SELF, src=("combo",), word="battle over", dst=("drop",))
    for place, used in (("any", prelude.cond), ("from", V("u"))):
        cond = t.Both((prelude.cond, used)) if place == "from" and prelude.cond is not None else used
        means = Automatic(
            ended, cost=prelude.cost, do=V("x"), cond=cond, limit=V("l"), zones=("drop",), headings=V("m")
        )
        said = f"[Auto] {OFTEN}{RUBRIC}{words}^{{c_:comboing}}{{u:comboed_{place}}}, {{x:paid}}"
        g.phrase("skill", said, (means,))
        if place == "from":
            told = "{c_:comboing_you}{u:comboed_from} in a combo, {x:paid}"
            g.phrase("skill", f"[Auto] {OFTEN}{RUBRIC}{words}^{told}", (means,))
        if place == "from":
            held = t.Named("comboed from hand")
            told = f"[Auto] {OFTEN}{RUBRIC}{words}^{{c_:comboing_hand}}, {{x:paid}}"
            from_hand = held if prelude.cond is None else t.Both((prelude.cond, held))
            g.phrase("skill", told, (t.replace(means, cond=from_hand),))
        if prelude.cond is None:
            timed = V("q") if cond is None else t.Both((cond, V("q")))
            said = f"[Auto] {OFTEN}{RUBRIC}{words}^{{c_:comboing}}{{u:comboed_{place}}} {{q:while}}, {{x:paid}}"
            g.phrase("skill", said, (t.replace(means, cond=timed),))
        if cond is None:
            said = f"[Auto] {OFTEN}{RUBRIC}{words}^{{q:while}}, {{c_:comboing}}{{u:comboed_{place}}}, {{x:paid}}"
            g.phrase("skill", said, (t.replace(means, cond=V("q")),))


def _traceable(env: t.Env) -> bool:
    """Whether the card can be found: a skill of a card in a combo does not know, after the battle, where the card is,
    unless it says so."""
    whens = [env[name] for name in ("v", "w") if name in env]
    if any(isinstance(when, t.When) and when.event == "attack" for when in whens) and _combos(env["x"]):
        return False
    if any(isinstance(when, t.When) and when.subject != t.SELF for when in whens) and _mistaken(env["x"]):
        return False
    if any(isinstance(when, t.When) and when.subject == t.SELF and when.dst == ("combo",) for when in whens):
        delayed = [part for part in walk.nodes(env["x"]) if isinstance(part, t.Delay)]
        return not any(_plays_itself(part) for delay in delayed for part in walk.nodes(delay))
    return True


def _traceable_body(env: t.Env) -> bool:
    return _traceable({**env, "x": env["b"]})


def _mistaken(do: Any) -> bool:
    """Whether "it" comes right after the card itself was played from an area: it would be taken for what the event
    named."""
    for one, next_ in pairwise(do):
        played = isinstance(one, t.Do) and one.verb == "play" and _elsewhere(one.what)
        if played and any(part == IT for part in walk.nodes(next_)):
            return True
    return False


def _combos(do: Any) -> bool:
    """Whether a card is used in a combo: what triggers on an attack, or counters it, does so before the battle begins
    [DBS 9-3-2], in the plain edition."""
    return any(isinstance(part, t.Move) and part.to == "combo" for part in walk.nodes(do))


def _in_time(env: t.Env) -> bool:
    return not _combos(env["b"])


def _early(env: t.Env) -> bool:
    return _combos(env["b"])


def _fought(env: t.Env) -> bool:
    """Whether the skill triggers on an attack and uses a card in a combo."""
    return isinstance(env["w"], t.When) and env["w"].event == "attack" and _combos(env["x"])


def _fought_twice(env: t.Env) -> bool:
    """Whether both events are attacks, of the card or at it, or a block, and the skill uses a card in a combo."""
    whens = [env[name] for name in ("v", "w")]
    return all(isinstance(when, t.When) and when.event in FIGHTING for when in whens) and _combos(env["x"])


def _fought_first(env: t.Env) -> bool:
    """Whether only the first event is an attack or a block, and the skill uses a card in a combo."""
    fights = [isinstance(env[name], t.When) and env[name].event in FIGHTING for name in ("v", "w")]
    return fights == [True, False] and _combos(env["x"]) and _traceable({"w": env["w"], "x": env["x"]})


def _fought_then(env: t.Env) -> bool:
    """The same of the second."""
    return _fought_first({**env, "v": env["w"], "w": env["v"]})


FIGHTING = ("attack", "block")


def _at_once(cond: Any) -> Any:
    """The condition, and that a battle begins with the attack: the later edition says so [DBS+ 7-1]."""
    at_once = t.Named("a battle begins at once")
    return at_once if cond is None else t.Both((cond, at_once))


def _departs(when: Any) -> bool:
    return when.event == "move" and (when.src == ("battle",) or when.word in ("KO", "leave"))


def _elsewhere(part: object) -> bool:
    """Whether it speaks of the card itself in another area."""
    return isinstance(part, t.All) and t.SELF in part.parts


def _plays_itself(part: object) -> bool:
    """Whether it plays the card, without saying where it is."""
    return isinstance(part, t.Do) and part.verb == "play" and part.what == t.SELF


def _played(two: tuple[Any, ...]) -> tuple[Any, ...]:
    """The two skills, of which the first is for when the card is played."""
    first: dict[str, Any] = {
        name: t.When("play", t.SELF) if name == "when" else value for name, value in two[0].__dict__.items()
    }
    return (Automatic(**first), two[1])


def permanent(g: Grammar) -> None:
    """[DBS 8-1-5] [Permanent] skills."""
    for start in ("^", ""):
        g.phrase("skill", f"[Permanent] {start}{{p:passive}}.", V("p"))
        g.phrase("skill", f"[Permanent] {start}{{p:passive}}. ^{{s:passive}}.", (Rest("p"), Rest("s")))
        g.phrase("skill", f"[Permanent] {start}{{p:passive}}; {{s:passive}}.", (Rest("p"), Rest("s")), _at_all_times)


def _at_all_times(env: t.Env) -> bool:
    """Whether the first has no condition, which could be that of the second as well, and is no rule: two rules are one
    skill."""
    return all(part.cond is None and part.zones for part in env["p"] if isinstance(part, t.Passive))


def awakening(g: Grammar) -> None:
    """[DBS 10-1-2] [Awaken]: a condition, and what is done."""
    for start in ("^when", "^if"):
        for may in ("^you may {c:clauses}", "^{c:clauses}"):
            skill = Activated((), do=V("c"), cond=V("q"), timing=("main", "battle"), keyword="Awaken")
            g.phrase("line", f"[Awaken] {start} {{q:conds}} : {may}.", (skill,), flips)
            turned = t.replace(skill, do=(Rest("c"), Do("awaken")))
            g.phrase("line", f"[Awaken] {start} {{q:conds}} : {may}.", (turned,), _stays)
    low = Activated((), do=V("c"), cond=V("q"), timing=("main", "battle"), keyword="Awaken")
    for does in ("{c:clauses}", "^{c:clauses}"):
        g.phrase("line", f"[Awaken] ^{{q:cond}} : {does}.", (low,), flips)


def flips(env: t.Env) -> bool:
    """Whether the skill turns the card over: a text that does not say so is not read."""
    return Do("flip") in env["c"]


def _stays(env: t.Env) -> bool:
    """Whether the text does not say that the card is turned over: the rules of the later edition do."""
    return not flips(env)


def evolving(g: Grammar) -> None:
    """[DBS 10-4-3] [Evolve]: the cost, and the Battle Card on which the card is played."""
    described(g, "base", "head", "pre", "post", (), parts_of(YOUR_BATTLE_CARDS))
    skill = Activated(
        V("e"),
        do=(Choose("base", 1, V("g")), Do("evolve", BASE)),
        cond=Exists(V("g")),
        timing=("main",),
        keyword="Evolve",
        zones=("hand",),
    )
    for joint in (" : ", " "):
        g.phrase("line", f"[Evolve] {{e:energy_cost}}{joint}{{c_:capital}}{{g:a_base}}", (skill,))


def elsewhere(g: Grammar) -> None:
    """[DBS 2-12-2] Skills that say in which area they are valid."""
    for area, zone in (("Drop", "drop"), ("Energy Area", "energy"), ("Combo Area", "combo"), ("energy", "energy"),
                       ("Warp", "warp"), ("hand", "hand")):  # fmt: skip
        g.phrase("lair", f"^while this card is in your {area}, ", (zone,))
        g.phrase("lair", f"^as long as this card is in your {area}, ", (zone,))
    head = f"[Auto] {OFTEN}{{y:lair}}{{w:trigger}}, {{x:paid}}"
    g.phrase("line", head, (Automatic(V("w"), do=V("x"), limit=V("l"), zones=V("y")),))
    head = f"[Activate {{t:timing}}] {OFTEN}{{y:lair}}"
    g.phrase("line", f"{head}{{x:paid}}", (Activated((), do=V("x"), timing=V("t"), limit=V("l"), zones=V("y")),))
    paid = Activated(V("p"), do=V("b"), timing=V("t"), limit=V("l"), zones=V("y"))
    g.phrase("line", f"{head}{{p:payments}} : {{b:body}}", (paid,))
    g.phrase("line", f"{head}{{p:energy_cost}} : {{b:body}}", (paid,))
    g.phrase("line", "[Permanent] {y:lair}{e:state}.", (t.Passive(V("e"), zones=V("y")),))
    g.phrase("line", "[Permanent] {y:lair}{e:rule}.", (t.Passive(V("e"), zones=V("y")),))
    for words in ("{e:state} {q:aslong}", "{q:aslong}, {e:state}"):
        g.phrase("line", f"[Permanent] {{y:lair}}{words}.", (t.Passive(V("e"), V("q"), zones=V("y")),))
    head = f"[Auto] {OFTEN}{{y:lair}}if {{q:conds}}, {{w:trigger}}, {{x:paid}}"
    g.phrase("line", head, (Automatic(V("w"), do=V("x"), cond=V("q"), limit=V("l"), zones=V("y")),))


def _fewer(env: t.Env) -> bool:
    """Whether there are more things than may be chosen, or as many."""
    n = env.get("n", 2)
    return not isinstance(n, int) or n <= len(env["o"])


def options(g: Grammar) -> None:
    """[DBS 8-6-2-2] One of several things: a list."""
    for words in ("choose one", "choose 1", "choose one of the following", "choose 1 of the following",
                  "choose one of the following effects", "choose 1 of the following effects"):  # fmt: skip
        g.phrase("choose_one", words, t.ANY)
    for end in ("of the following-", "of the following effects-"):
        g.phrase("of_these", end, t.ANY)
    g.phrase("option", "\n・{b:body}", V("b"))
    g.add("options", Many("option", joint="", least=2))
    g.add("both_options", Many("option", joint="", least=2, most=2, flat=True))
    for words in ("do both", "perform both", "activate both effects"):
        g.phrase("modes", f"{words}-{{o:both_options}}", V("o"))
    for dash in ("-", " -", " :", "."):
        g.phrase("dash", dash, t.ANY)
    for words, n in (("two", 2), ("three", 3), ("{n:several}", V("n"))):
        for up, up_to in (("", False), ("up to ", True)):
            some = (t.Modes(n, V("o"), up_to, played=True),)
            g.phrase("modes", f"choose {up}{words}{{d_:dash}}{{o:options}}", some, _fewer)
            g.phrase("modes", f"choose {up}{words} {{s_:of_these}}{{o:options}}", some, _fewer)
    g.phrase("modes", "{c_:choose_one}{d_:dash}{o:options}", (t.Modes(1, V("o"), played=True),))
    g.phrase("body", "^{m:modes}", V("m"))
    for joint in (", then ", ", and ", " and ", "; "):
        g.phrase("body", f"^{{c:clauses}}{joint}{{m:modes}}", (Rest("c"), Rest("m")))
        g.phrase("paid", f"{{c:clauses}}{joint}{{m:modes}}", (Rest("c"), Rest("m")))
    for start in ("", "if {q:conds}, "):
        means = V("m") if not start else (t.If(V("q"), V("m")),)
        g.phrase("paid", f"{start}{{m:modes}}", means)
        g.phrase("paid", "{c:opening}. ^" + start + "{m:modes}", (Rest("c"), *((Rest("m"),) if not start else means)))
        g.phrase("body", "{s:sentences} ^" + start + "{m:modes}", (Rest("s"), *((Rest("m"),) if not start else means)))


def add(g: Grammar) -> None:
    for part in (
        rubrics,
        keywords,
        effects,
        additions,
        comboing,
        skills,
        permanent,
        awakening,
        evolving,
        elsewhere,
        options,
    ):
        part(g)
