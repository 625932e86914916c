"""English, replacing: what happens instead of something that would happen [CC 910.1]."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.cc.c0300_zones import OFF_FIELD
from ludex.games.cc.c1100_keywords import FIELD
from ludex.games.cc.c1109_keyword_actions import ONCE
from ludex.games.cc.text.meanings import DOWN, IT, ME, ORB, SOMEBODY
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import ANY, ENEMY, OPPONENT, SELF, YOU, YOURS, Env, Hole, Replace, Rest, V, When

GRAVE = ("graveyard",)
HELD: tuple[tuple[str, Any], ...] = (
    ("be destroyed", When("move", V("g"), word="destroy")),
    ("be destroyed by non-battle", When("move", V("g"), word="destroy", cause=SOMEBODY)),
    ("be destroyed by a spell or ability", When("move", V("g"), word="destroy", cause=SOMEBODY)),
    ("be destroyed by an enemy spell or ability", When("move", V("g"), word="destroy", cause=ENEMY)),
    ("be banished", When("move", V("g"), src=FIELD, word="banish")),
    ("be returned to its owner's hand", When("move", V("g"), src=FIELD, dst=("hand",))),
    ("be returned to a hand", When("move", V("g"), src=FIELD, dst=("hand",))),
    ("be returned to its owner's hand from the field", When("move", V("g"), src=FIELD, dst=("hand",))),
    *(
        (f"be {done} by an enemy {by} or ability", When("move", V("g"), src=FIELD, cause=ENEMY, **fields))
        for done, fields in (
            ("banished", {"word": "banish"}),
            ("returned to its owner's hand", {"dst": ("hand",)}),
            ("removed from the game", {"dst": ("removed",)}),
        )
        for by in ("spell", "card")
    ),
    ("leave the field", When("move", V("g"), src=FIELD, dst=OFF_FIELD)),
    ("leave the field for a non-field zone", When("move", V("g"), src=FIELD, dst=OFF_FIELD)),
    ("be put into a graveyard from the field", When("move", V("g"), src=FIELD, dst=GRAVE)),
    ("be put into a graveyard", When("move", V("g"), src=FIELD, dst=GRAVE)),
    ("be removed from the game", When("move", V("g"), src=FIELD, dst=("removed",))),
    ("be turned face down", When("face", V("g"), word=DOWN)),
    ("be rested", When("state", V("g"), word="rested")),
    ("be reversed", When("state", V("g"), word="reversed")),
)
"""What would happen to cards."""


NOT_DONE = (
    "destroyed",
    "banished",
    "returned",
    "returned to its owner's hand",
    "removed",
    "corrupted",
    "rested",
    "reversed",
)


def _on(when: Any, what: Any) -> Any:
    return When(**{name: what if value == Hole("g") else value for name, value in when.__dict__.items()})


def would(g: Grammar) -> None:
    """`would`: the event that is replaced."""
    for this, group in (("this card", SELF), ("{g:as_card}", V("g")), ("another {g:cardx_one}", V("g"))):
        for words, when in HELD:
            g.phrase("would", f"{this} would {words}", _on(when, group))
    for who, player in (
        ("you", YOU),
        ("an enemy player", OPPONENT),
        ("an enemy", OPPONENT),
        ("your opponent", OPPONENT),
        ("an opponent", OPPONENT),
        ("a player", ""),
    ):
        for words, cause in (("", ANY), (" by a card or ability", SOMEBODY), (" by a spell or ability", SOMEBODY)):
            for deed in ("draw", "discard"):
                g.phrase(
                    "would", f"{who} would {deed} a card{words}", When("move", player=player, word=deed, cause=cause)
                )
    for this, by in (("this card", SELF), ("{g:as_card}", V("g"))):
        for orb, which in (("an orb", ORB), ("an enemy orb", canonical(ENEMY, ORB))):
            g.phrase("would", f"{this} would corrupt {orb}", When("move", which, word="corrupt", cause=by))
    for words, side in (("an allied orb", YOURS), ("an enemy orb", ENEMY), ("an orb", ANY)):
        g.phrase("would", f"{words} would be corrupted", When("move", canonical(side, ORB), word="corrupt"))


def away(g: Grammar) -> None:
    """Cards that go elsewhere than to a graveyard."""
    for group in ("{g:a_card}", "another {g:cardx_one}"):
        for words, src in ((" from the field", FIELD), ("", ()), (" from anywhere", ())):
            gone = Replace(When("move", V("g"), src=src, dst=("graveyard",)), keep=True, dst="removed")
            said = f"if {group} would be put into a graveyard{words}, remove it from the game instead"
            g.phrase("passive", said, (gone,))
    for words, player in (("an enemy", OPPONENT), ("an allied", YOU)):
        thrown = Replace(When("move", V("g"), player=player, dst=GRAVE), keep=True, dst="removed")
        for end in ("", " from anywhere"):
            said = f"if {{g:a_kind}} would be put into {words} graveyard{end}, remove it from the game instead"
            g.phrase("passive", said, (thrown,))
    own = Replace(When("move", SELF, src=FIELD, dst=("graveyard",)), keep=True, dst="removed")
    g.phrase(
        "passive", "if this card would be put into a graveyard from the field, remove it from the game instead", (own,)
    )


def thrown(g: Grammar) -> None:
    """[CC 1013.1] The card itself, where it would be discarded: it has the ability in the hand."""
    for words, cause in (("", ANY), (" by an enemy spell or ability", ENEMY), (" by a spell or ability", SOMEBODY),
                         (" by an enemy card or ability", ENEMY), (" by an enemy effect", ENEMY)):  # fmt: skip
        when = When("move", SELF, word="discard", cause=cause)
        for said, may in (("{c:clauses} instead", False), ("you may {c:clauses} instead", True)):
            kept = Replace(when, V("c"), may, zones=("hand",))
            g.phrase("passive", f"if this card would be discarded{words}, {said}", (kept,))


def add(g: Grammar) -> None:
    """RULING-CC-054: an activated ability gives its card a replacement."""
    would(g)
    away(g)
    thrown(g)
    for_a_while(g)
    for no in ("it is not", "it does not", *(f"it is not {done}" for done in NOT_DONE)):
        g.phrase("it_is_not", no, ANY)
    g.phrase("passive", "if {w:would}, {k:it_is_not}", (Replace(V("w"), (), False),))
    g.phrase("passive", "if {w:would} {q:aslong}, {k:it_is_not}", (Replace(V("w"), (), False, cond=V("q")),))
    g.phrase("passive", "{q:aslong}, if {w:would}, {k:it_is_not}", (Replace(V("w"), (), False, cond=V("q")),))
    for word in NOT_DONE:
        for end in (f"it is not {word}", f"this card is not {word}"):
            said = f"if {{w:would}}, you may {{c:clauses}}. ^if you do, {end}"
            g.phrase("passive", said, (Replace(V("w"), V("c"), True),))
    theirs = Replace(V("w"), (t.By(t.THEY, V("d")),))
    for said in ("that player {d:do_all} instead", "they {d:do_plain} instead", "instead that player {d:do_all}",
                 "they instead {d:do_plain}"):  # fmt: skip
        g.phrase("passive", f"if {{w:would}}, {said}", (theirs,), _of_another)
        lent = t.Give(t.Player(YOU), (t.Grant(ME, (theirs,)),), "turn")
        g.phrase("clause", f"{{u:this_turn}}, if {{w:would}}, {said}", (lent,), _of_another)
    for template, may in (
        ("if {w:would}, {c:clauses} instead", False),
        ("if {w:would}, {c:clauses}, instead", False),
        ("if {w:would}, instead {c:clauses}", False),
        ("if {w:would}, you may {c:clauses} instead", True),
        ("if {w:would}, you may instead {c:clauses}", True),
    ):
        g.phrase("passive", template, (Replace(V("w"), V("c"), may),), _elsewhere)
        for words, until in (("", ""), ("until end of turn, ", "turn"), ("this turn, ", "turn")):
            given = t.Give(SELF, (t.Grant(ME, (Replace(V("w"), V("c"), may),)),), until)
            for start in ("^", ""):
                said = f"{start}{{p:price}}: ^{words}{template}."
                g.phrase("line", said, (t.Activated(V("p"), do=(given,)),), _elsewhere)
        timed = template.replace("{w:would}", "{w:would} {q:aslong}")
        g.phrase("passive", timed, (Replace(V("w"), V("c"), may, cond=V("q")),), _elsewhere)
        held_so = template.replace("if {w:would}", "{q:aslong}, if {w:would}")
        g.phrase("passive", held_so, (Replace(V("w"), V("c"), may, cond=V("q")),), _elsewhere)
        battle = Replace(V("w"), V("c"), may, cond=t.Unless(t.CausedBy(SOMEBODY)))
        for by in (" by battle", " in battle"):
            said = template.replace("{w:would}", f"{{w:would}}{by}")
            g.phrase("passive", said, (battle,), _destroyed)
        done = (Replace(V("w"), (Rest("c"), Rest("d")), may),)
        g.phrase("passive", f"{template}. ^if you do, {{d:opening}}", done)


def for_a_while(g: Grammar) -> None:
    """What happens until end of turn instead of something that would happen to cards of the field: they have the
    replacement themselves."""
    aimed = (t.Choose("t", 1, V("g"), target=True),)
    for words, when in HELD:
        own = _on(when, SELF)
        for group, subject, chosen in (
            ("{g:a_card}", V("g"), ()),
            ("this card", SELF, ()),
            ("target {g:card_one}", IT, aimed),
        ):
            for template, may in (("{c:clauses} instead", False), ("instead {c:clauses}", False),
                                  ("you may {c:clauses} instead", True)):  # fmt: skip
                given = t.Give(subject, (t.Grant(ME, (Replace(own, V("c"), may),)),), "turn")
                fits = None if subject == SELF else _by_its_player if may else _without_player
                g.phrase("clause", f"{{u:this_turn}}, if {group} would {words}, {template}", (*chosen, given), fits)
                g.phrase("clause", f"if {group} would {words} this turn, {template}", (*chosen, given), fits)
            if chosen:
                once = Replace(own, (Rest("c"), t.Do("use up")), keyword=ONCE)
                spared = t.Give(subject, (t.Grant(ME, (once,)),), "turn")
                next_time = f"the next time {group} would {words}"
                for said in (f"{next_time} this turn, {{c:clauses}}", f"until end of turn, {next_time}, {{c:clauses}}"):
                    g.phrase("clause", f"{said} instead", (*chosen, spared), _without_player)
            given = t.Give(subject, (t.Grant(ME, (Replace(own, (), False),)),), "turn")
            g.phrase("clause", f"{{u:this_turn}}, if {group} would {words}, {{k:it_is_not}}", (*chosen, given))
            g.phrase("clause", f"if {group} would {words} this turn, {{k:it_is_not}}", (*chosen, given))
    for words in ("until end of turn", "this turn"):
        g.phrase("this_turn", words, ANY)
    _of_players(g)


def _of_players(g: Grammar) -> None:
    """What happens until end of turn instead of something that would happen to a player or an orb: the player of the
    effect has the replacement."""
    you = t.Player(YOU)
    for end, may in ((", {c:clauses} instead", False), (", instead {c:clauses}", False),
                     (", you may {c:clauses} instead", True)):  # fmt: skip
        lent = t.Give(you, (t.Grant(ME, (Replace(V("w"), V("c"), may),)),), "turn")
        g.phrase("clause", f"{{u:this_turn}}, if {{w:would}}{end}", (lent,), _of_a_player)
        for words, cause in (("", ANY), (" by a card or ability", SOMEBODY), (" by a spell or ability", SOMEBODY)):
            for deed in ("draw", "discard"):
                drawn = When("move", player=OPPONENT, word=deed, cause=cause)
                theirs = t.Give(you, (t.Grant(ME, (Replace(drawn, V("c"), may),)),), "turn")
                said = f"{{u:this_turn}}, if target enemy player would {deed} a card{words}{end}"
                g.phrase("clause", said, (t.Choose("t", 1, t.Player(OPPONENT), target=True), theirs), _mine)
    kept = t.Give(you, (t.Grant(ME, (Replace(V("w"), (), False),)),), "turn")
    g.phrase("clause", "{u:this_turn}, if {w:would}, {k:it_is_not}", (kept,), _of_a_player)


def _mine(env: Env) -> bool:
    """Whether nothing is said of "that player"."""
    return not any(isinstance(part, t.By) and part.of == IT for part in walk.nodes(env["c"]))


def _of_a_player(env: Env) -> bool:
    """Whether the event is about a player or an orb: cards of the field have the replacement themselves."""
    when = env["w"]
    return _known(when, env.get("c", ())) and (when.subject == ANY or ORB in parts_of(when.subject))


def _by_its_player(env: Env) -> bool:
    """Whether the player of the cards, who carries out what they are given, is the one whom the text calls "you"."""
    return YOURS in parts_of(env["g"])


def _without_player(env: Env) -> bool:
    """Whether it is so, or nothing is done but to the card itself."""
    if _by_its_player(env):
        return True
    return all(isinstance(p, (t.Move, t.SetState)) and (p.what == IT or isinstance(p.what, t.Self)) for p in env["c"])


def _destroyed(env: Env) -> bool:
    """Whether the event is any destruction: by battle it is one that no effect causes."""
    return bool(env["w"].word == "destroy" and env["w"].cause == ANY)


def _known(when: Any, do: Any) -> bool:
    """Whether "that player" is not said of what a player would do: there it is said in words of its own."""
    return when.subject != ANY or not any(isinstance(p, t.By) and p.of == IT for p in walk.nodes(do))


def _of_another(env: Env) -> bool:
    """Whether it is something that another player, or any player, would do."""
    return bool(env["w"].subject == ANY and env["w"].player != YOU)


def _elsewhere(env: Env) -> bool:
    """Whether the card is not just put into another zone than the graveyard (`away`)."""
    when, do = env["w"], env["c"]
    if not _known(when, do):
        return False
    return not (when.dst == GRAVE and len(do) == 1 and isinstance(do[0], t.Move) and do[0].to == "removed")
