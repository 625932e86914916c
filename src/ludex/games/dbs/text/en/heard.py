"""English, heard: further events, and how other texts say those of `events`: what skills and attacks have done, what
becomes of life and energy, what a Leader does, numbers that are reached."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.power import LOWERED, RAISED
from ludex.games.dbs.text.en.events import LEADER_AREA, SOMEBODY, _about, _rows
from ludex.games.dbs.text.meanings import ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.pattern import ANY, ENEMY, OPPONENT, SELF, YOU, YOURS, Becomes, V, When

G = V("g")
FIGHTS = t.Role("attacking")


def slain(g: Grammar) -> None:
    """Cards KO'd by a skill or an attack."""
    killed = When("move", G, word="KO", src=("battle",), cause=V("b"))
    g.phrase("event", "{g:actor} is KO'd by {b:slayer}", killed)
    g.phrase("self_deed", "is KO'd by {b:slayer}", When("move", SELF, word="KO", src=("battle",), cause=V("b")))


def fights(g: Grammar) -> None:
    """[DBS 7-1-3] Blocks, and damage by an attack or a skill."""
    for subject, category, who in (("{g:actor} ", "event", G), ("", "self_deed", SELF)):
        g.phrase(category, f"{subject}blocks", When("block", who))
        g.phrase(category, f"{subject}blocks an attack", When("block", who))
        for words in ("a battle", "battle"):
            beaten = When("move", who, SOMEBODY, word="KO", src=("battle",))
            g.phrase(category, f"{subject}is KO'd by {words}", beaten)
    for who, s, player in (("you", "", YOU), ("your opponent", "s", OPPONENT)):
        foe = ENEMY if player == YOU else YOURS
        theirs = "your opponent's" if player == YOU else "your"
        for words, other in (
            (f"{theirs} attack", t.All((foe, FIGHTS))),
            ("an attack", t.All((SOMEBODY, FIGHTS))),
            (f"{theirs} skill", t.All((foe, t.Not(FIGHTS)))),
            ("a skill", t.All((SOMEBODY, t.Not(FIGHTS)))),
            *((("an opponent's attack", t.All((foe, FIGHTS))),) if player == YOU else ()),
            *((("an opponent's skill", t.All((foe, t.Not(FIGHTS)))),) if player == YOU else ()),
        ):
            for by in ("from", "by"):
                g.phrase("event", f"{who} take{s} damage {by} {words}", When("inflict", other=other, player=player))
        g.phrase("event", f"{who} receive{s} damage", When("inflict", player=player))
        g.phrase("event", f"{who} block{s}", When("block", player=player))
        g.phrase("event", f"{who} declare{s} an attack", When("attack", player=player))
        g.phrase("event", f"{who} declare{s} an attack with {{g:a_kind}}", When("attack", G, player=player))
        whose = "your" if player == YOU else "your opponent's"
        for words in ("is inflicted to", "is dealt to"):
            g.phrase("event", f"damage {words} {whose} life", When("inflict", player=player))


def moves(g: Grammar) -> None:
    """Cards that players draw, discard, add and place, by skills or not."""
    for words in ("cards", "1 or more cards"):
        g.phrase("any_cards", words, ANY)
    for who, s, its, player in (("you", "", "your", YOU), ("your opponent", "s", "their", OPPONENT)):
        for one in ("a card", "1 or more cards", "cards"):
            g.phrase(f"some_{its}", one, ANY)
        drawn = When("move", player=player, src=("deck",), word="draw", dst=("hand",))
        g.phrase("event", f"{who} draw{s} {{c_:some_{its}}}", drawn)
        g.phrase("event", f"{who} draw{s} {{c_:some_{its}}} {{v_:via}} {{b:by}}", t.replace(drawn, cause=V("b")))
        for verb, to in (("place", "in"), ("put", "in"), ("add", "to"), ("return", "to"), ("send", "to")):
            there = f"{to} {its} {{d:area_}}"
            whence = f"from {its} {{s:area_}}"
            put = When("move", G, player=player, src=(V("s"),), dst=(V("d"),), cause=V("b"))
            for words in (f"{whence} {there}", f"{there} {whence}"):
                said = f"{who} {verb}{s} {{g:a_kind}} {words} {{v_:via}} {{b:by}}"
                g.phrase("event", said, put, _apart)
            put = When("move", player=player, src=(V("s"),), dst=(V("d"),))
            for words in (f"{whence} {there}", f"{there} {whence}"):
                g.phrase("event", f"{who} {verb}{s} {{c_:any_cards}} {words}", put, _plural)
        thrown = When("move", G, player=player, word="discard", cause=V("b"))
        g.phrase("event", f"{who} discard{s} {{g:a_kind}} {{v_:via}} {{b:by}}", thrown)
        g.phrase("event", f"{who} discard{s} {{g:a_kind}} from {its} hand {{v_:via}} {{b:by}}", thrown)
        g.phrase("event", f"{who} discard{s} {{g:a_kind}}", When("move", G, player=player, word="discard"), _kind)
        g.phrase("event", f"{who} discard{s} 1 or more cards", When("move", player=player, word="discard"))
        own_move = When("move", SELF, player=YOU, dst=(V("d"),))
        for verb, to in (("place", "in"), ("put", "in"), ("add", "to"), ("send", "to")) if player == YOU else ():
            there = f"{to} your {{d:area_}}"
            g.phrase("event", f"you {verb} this card {there}", own_move, _placed)
            from_there = t.replace(own_move, src=(V("s"),))
            for words in (f"from your {{s:area_}} {there}", f"{there} from your {{s:area_}}"):
                g.phrase("event", f"you {verb} this card {words}", from_there, _apart)
        for verb, deed in (("discard", "discard"), ("play", "play")):
            own = When("move", SELF, word=deed, cause=V("b"))
            hand = (" from your hand", "") if verb == "discard" else ("",)
            for end in hand if player == YOU else ():
                g.phrase("event", f"you use {{b:by}} to {verb} this card{end}", own)
            such = When("move", G, player=player, word=deed, cause=V("b"))
            g.phrase("event", f"{who} use{s} {{b:by}} to {verb} {{g:a_kind}}", such, _whose_skill)
        played = When("move", G, player=player, word="play", dst=("battle",), cause=V("b"))
        g.phrase("event", f"{who} play{s} {{g:a_kind}} {{v_:via}} {{b:by}}", played, _whose_skill)
    for words, zone in (("energy", "energy"), ("life", "life")):
        area = "Energy Area" if zone == "energy" else "life"
        for whose, player in (("your", YOU), ("your opponent's", OPPONENT)):
            gone = When("move", src=(zone,), left=player)
            for said in (
                f"{whose} {words} leaves {{l_:whose_any}} {area}",
                f"a card leaves {whose} {area}",
                f"a card is removed from {whose} {area}",
                f"1 of {whose} {words} leaves {whose} {area}",
            ):
                if zone == "energy" or "a card" in said:
                    g.phrase("event", said, gone)
                    for by in ("by", "due to"):
                        g.phrase("event", f"{said} {by} {{b:by}}", t.replace(gone, cause=V("b")))


def _apart(env: t.Env) -> bool:
    return bool(env["s"] != env["d"] and env["d"] != "combo")


def _placed(env: t.Env) -> bool:
    return env["d"] in ("drop", "energy", "life", "warp")


def _plural(env: t.Env) -> bool:
    return _apart(env) and env["d"] != "battle"


def _kind(env: t.Env) -> bool:
    """Whether it is said what kind of card it is."""
    return bool(env["g"] != ANY)


def _whose_skill(env: t.Env) -> bool:
    """Whether it is not only said that it is a skill: `events` has that."""
    return bool(env["b"] != SOMEBODY)


PAIRED: tuple[tuple[str, Any], ...] = (
    ("attacks", When("attack", ME)), ("is attacked", When("attack", other=ME)), ("is played", When("play", ME)),
    ("is KO'd", When("move", ME, word="KO", src=("battle",))),
    ("is used in a combo", When("move", ME, word="combo", dst=("combo",))),
    ("is switched to Rest Mode", When("state", ME, word="rest")),
    ("is switched to Active Mode", When("state", ME, word="active")),
    ("blocks", When("block", ME)), ("activates [Blocker]", When("block", ME)),
)  # fmt: skip
"""What cards do, for events of which either is heard: the words, the event."""


def pairs(g: Grammar) -> None:
    """`paired`: what cards of a kind do, of `ME`; `paired_is`: after "is"."""
    for words, when in PAIRED:
        if words.startswith("is "):
            g.phrase("paired_is", words.removeprefix("is "), when)
        else:
            g.phrase("paired", words, when)
    g.phrase("paired", "is {w:paired_is}", V("w"))
    for _, words, when, fits in _rows():
        about = _about(when, ME)
        if fits is None and not words.startswith("in ") and ME in (about.subject, about.other):
            g.phrase("paired_is" if words.startswith("is ") else "paired", words.removeprefix("is "), about)


def reaching(g: Grammar) -> None:
    """A Leader is turned over [DBS 10-1-3]; [DBS 8-7-6] a situation: there are so many cards. NB: a number that cards
    become or reach is none, because a card that comes later has not seen it, and is not read."""
    for whose, side in (("your", YOURS), ("your opponent's", ENEMY)):
        back = t.All((side, LEADER_AREA, t.Role("turned over")))
        front = t.All((side, LEADER_AREA, t.Not(t.Role("turned over"))))
        for verb in ("is flipped", "flips", "is flipped over"):
            for end in ("back", "back side"):
                g.phrase("event", f"{whose} Leader {verb} to its {end}", When("flip", back))
            for end in ("front", "front side"):
                for again in ("", "back "):
                    g.phrase("event", f"{whose} Leader {verb} {again}to its {end}", When("flip", front))
        g.phrase("event", f"{whose} Leader is flipped over", When("flip", t.All((side, LEADER_AREA))))
    for have, group in (("you have", "mine"), ("your opponent has", "theirs")):
        enough = Becomes(t.Exists(V("g"), V("n")))
        g.phrase("trigger", f"when {have} {{n:n}} or more {{g:{group}_many}}", enough)


def times(g: Grammar) -> None:
    """Moments of either player's turn."""
    for at, event in (("end", "turn end"), ("start", "turn start"), ("beginning", "turn start")):
        g.phrase("moment", f"at the {at} of their turn", When(event, player=OPPONENT))
        for both in (
            "you or your opponent's",
            "your or your opponent's",
            "your and your opponent's",
            "each player's",
            "either player's",
            "both players'",
            "a",
        ):
            for turn in ("turn", "turns"):
                if (both, at) != ("each player's", "start") and event == "turn end":
                    g.phrase("moment", f"at the {at} of {both} {turn}", When(event))
    for at, event in (("end", "main end"), ("start", "main phase"), ("beginning", "main phase")):
        for both in ("your and your opponent's", "you or your opponent's", "your or your opponent's"):
            for phase in ("Main Phase", "Main Phases"):
                g.phrase("moment", f"at the {at} of {both} {phase}", When(event))
        g.phrase("moment", f"at the {at} of their Main Phase", When(event, player=OPPONENT))


def powers(g: Grammar) -> None:
    """[DBS 8-7-2] Power that skills raise or lower."""
    for words, event in (("increased", RAISED), ("raised", RAISED), ("decreased", LOWERED), ("reduced", LOWERED),
                         ("lowered", LOWERED)):  # fmt: skip
        for by, more in (("", {}), (" by {b:by}", {"cause": V("b")})):
            changed = When(event, G, **more)
            g.phrase("event", f"the power of {{g:actor}} is {words}{by}", changed)
            g.phrase("event", f"{{g:actor}}'s power is {words}{by}", changed)


def leaders(g: Grammar) -> None:
    """[DBS 5-2-1-2] The Leader is placed before the game."""
    for words in ("you place this card in", "this card is placed in"):
        for where in ("your Leader Area", "the Leader Area"):
            g.phrase("event", f"{words} {where}", When("leader placed", SELF))


TIMINGS = (("Activate Main", "main"), ("Activate Battle", "battle"))


def skills(g: Grammar) -> None:
    """[DBS 8-6-2-1] Skills that are activated; keywords with which cards come."""
    for who, s, player, act in (("you", "", YOU, "you_act"), ("your opponent", "s", OPPONENT, "they_act")):
        for kind, word in TIMINGS:
            used = When("skill used", player=player, word=word)
            for said in (f"an [{kind}] skill", f"[{kind}]", f"[{kind}] skills"):
                g.phrase("event", f"{who} activate{s} {said}", used)
            of_such = t.replace(used, subject=V("g"))
            for said in (f"the [{kind}] skill", f"an [{kind}] skill"):
                for on in ("of", "on"):
                    g.phrase("event", f"{who} activate{s} {said} {on} {{g:actor}}", of_such)
                    under = t.replace(used, subject=t.All((t.Linked(SELF), G)))
                    g.phrase("event", f"{who} activate{s} {said} {on} {{g:a_kind}} under this card", under)
        for said, when in (
            ("[Blocker]", When("block", player=player)), ("a [Blocker] skill", When("block", player=player)),
            ("a [Blocker]", When("block", player=player)), ("[Blocker] skills", When("block", player=player)),
            ("[Counter]", When("countered", player=player)), ("a [Counter] skill", When("countered", player=player)),
            ("a [Counter]", When("countered", player=player)), ("[Counter] skills", When("countered", player=player)),
            ("[Counter] skill", When("countered", player=player)), ("[Blocker] skill", When("block", player=player)),
            ("{k:heard_skill}", When("activated", player=player, word=V("k"))),
            ("[{k:heard}] skill", When("activated", player=player, word=V("k"))),
        ):  # fmt: skip
            g.phrase(act, said, when)
    for words in ("you evolve a card into {g:a_kind}", "you evolve {h_:some_your} into {g:a_kind}"):
        g.phrase("event", words, When("evolved", G, player=YOU))
    g.phrase("event", "you evolve a card into this card", When("evolved", SELF))
    g.phrase("event", "you evolve into this card", When("evolved", SELF))
    for words in ("you [Awaken]", "your Leader awakens", "you [Awaken] your Leader"):
        g.phrase("event", words, When("activated", player=YOU, word="Awaken"))
    g.phrase("played_with", "[{k:heard}]", When("played using", SELF, word=V("k")))
    g.phrase("played_with", "{a_:article}[{k:heard}] skill", When("played using", SELF, word=V("k")))
    g.phrase("played_with", "its [{k:heard}] skill", When("played using", SELF, word=V("k")))


def by_keyword(g: Grammar) -> None:
    """Cards that keyword skills play, said with an article; this card, played by a skill."""
    played = When("played using", V("g"), player=YOU, word=V("k"))
    for using in ("using", "with", "by"):
        for article in ("a", "an"):
            g.phrase("event", f"you play {{g:a_kind}} {using} {article} [{{k:heard}}] skill", played)
    own = When("move", SELF, word="play", dst=("battle",), cause=SOMEBODY)
    g.phrase("event", "you play this card {b_:by_a_skill}", own)
    g.phrase("event", "you use a skill to play this card", own)


def beneath(g: Grammar) -> None:
    """[DBS+ 11-3-1] Cards that come under this card, or from there."""
    under = When("move", G, SELF, dst=("under",))
    g.phrase("event", "{g:mover} is placed under this card", under, _no_self)
    g.phrase("event", "{g:mover} is placed under this card by {b:by}", t.replace(under, cause=V("b")), _no_self)
    g.phrase("event", "you place {g:a_kind} under this card", t.replace(under, player=YOU))
    g.phrase("event", "you place 1 or more cards under this card", When("move", ANY, SELF, player=YOU, dst=("under",)))
    left = When("move", t.Linked(SELF), player=V("y"), src=("under",), dst=(V("d"),))
    for words, more in (("", {}), (" by {b:by}", {"cause": V("b")})):
        said = f"a card under this card is {{t_:put_to}} {{y:whose_p}} {{d:area_}}{words}"
        g.phrase("event", said, t.replace(left, **more))
        such = t.replace(left, subject=t.All((t.Linked(SELF), G)), **more)
        said = f"{{g:a_kind}} under this card is {{t_:put_to}} {{y:whose_p}} {{d:area_}}{words}"
        g.phrase("event", said, such, _kind)
    back = When("move", G, player=V("y"), src=("battle",), dst=("hand",))
    for whose, player in (("a player's", ""), ("their", OPPONENT)):
        g.phrase("whose_hand", whose, player)
    g.phrase("whose_hand", "{y:whose_p}", V("y"))
    for words, more in (("", {}), (" {v_:via} {b:by}", {"cause": V("b")})):
        g.phrase("event", f"{{g:actor}} is returned to {{y:whose_hand}} hand{words}", t.replace(back, **more))


def _no_self(env: t.Env) -> bool:
    return bool(env["g"] != SELF)


def add(g: Grammar) -> None:
    for part in (pairs, slain, fights, moves, reaching, times, beneath, powers, leaders):
        part(g)
