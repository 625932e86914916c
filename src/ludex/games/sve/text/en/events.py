"""English, events: which event happens, and to which cards."""

from __future__ import annotations

from ludex.games.sve.groups import ENEMY_LEADER, YOUR_LEADER
from ludex.games.sve.text.en.words import THIS
from ludex.games.sve.text.meanings import LEAVING, join
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar
from ludex.lang.pattern import SELF, YOU, YOURS, Automatic, V, When
from ludex.lang.surface import parts_of

ENEMY_ENTERS = When("move", V("g"), player=t.OPPONENT, dst=("field",), not_src=("field",))


def events(g: Grammar) -> None:
    """[SVE 10.1.1.2.1] The events that automatic abilities wait for."""
    buried = When("move", V("g"), src=("field",), dst=("cemetery",), left=YOU)
    enters = When("move", V("g"), player=YOU, dst=("field",), not_src=("field",))
    for template, means in (
        ("{g:a_kind} is put onto your field", enters),
        ("another {g:other_kind} is put onto your field", enters),
        ("{g:a_kind} enters your field", enters),
        ("another {g:other_kind} enters your field", enters),
        ("this card leaves the field", When("move", SELF, src=("field",), dst=LEAVING)),
        ("this leaves the field", When("move", SELF, src=("field",), dst=LEAVING)),
        ("this card is returned to hand from your field", When("move", SELF, src=("field",), dst=("hand",))),
        ("you play {g:a_kind}", When("play", V("g"), player=YOU)),
        ("this follower attacks", When("attack", SELF)),
        ("this follower takes damage", When("damage", SELF)),
        (
            "this follower deals attack damage to an enemy leader",
            When("damage", ENEMY_LEADER, other=SELF, word="attack"),
        ),
        ("{g:a_kind} you control leaves the field", When("move", V("g"), src=("field",), dst=LEAVING, left=YOU)),
        (
            "another {g:other_kind} you control leaves the field",
            When("move", V("g"), src=("field",), dst=LEAVING, left=YOU),
        ),
        ("{g:a_group} evolves", When("evolve", V("g"))),
        ("this follower takes ability damage", When("damage", SELF, word="ability")),
        ("this takes ability damage", When("damage", SELF, word="ability")),
        ("this takes damage", When("damage", SELF)),
        ("this card is discarded", When("move", SELF, src=("hand",), word="discard")),
        ("this is discarded", When("move", SELF, src=("hand",), word="discard")),
        ("your leader gains [defense]", When("restore", YOUR_LEADER)),
        ("your leader gains defense", When("restore", YOUR_LEADER)),
        ("{g:a_group} attacks", When("attack", V("g"))),
        ("another {g:other_one} attacks", When("attack", V("g"))),
        ("one of your {g:own_many} attacks", When("attack", V("g"))),
        ("one of your {g:own_many} evolves", When("evolve", V("g"))),
        ("{g:a_kind} is put from your field into a cemetery", buried),
        ("{g:a_kind} is put from your field into the cemetery", buried),
        ("{g:a_kind} is put from your field into its owner's cemetery", buried),
        ("another {g:other_kind} is put from your field into the cemetery", buried),
        ("{g:a_kind} is put from the field into the cemetery", When("move", V("g"), src=("field",), dst=("cemetery",))),
        ("{g:a_kind} is destroyed", When("move", V("g"), src=("field",), word="destroy")),
        ("{g:a_kind} is put into your EX area", When("move", V("g"), player=YOU, dst=("ex",))),
        (
            "{g:a_kind} on your field is returned to hand",
            When("move", V("g"), src=("field",), dst=("hand",), left=YOU),
        ),
        ("one of your {g:own_many} races", When("race", V("g"))),
    ):
        g.phrase("event", template, (means))


def fates(g: Grammar) -> None:
    """Events that happen to a card: it is destroyed, selected, buried and so on."""
    for this in ("this follower", "this"):
        g.phrase("event", f"{this} deals combat damage", When("damage", t.Word("type", "follower"), other=SELF))
        g.phrase("event", f"{this} is destroyed", When("move", SELF, src=("field",), word="destroy"))
        g.phrase("event", f"{this} is selected for an ability", When("select", SELF))
    for this in ("this card", "this follower", "this"):
        for whose in ("a cemetery", "the cemetery", "its owner's cemetery"):
            buried = When("move", SELF, src=("field",), dst=("cemetery",))
            g.phrase("event", f"{this} is put from your field into {whose}", buried)
            g.phrase("event", f"{this} is put from the field into {whose}", buried)
    for words, group in (("one of your", "own_many"), ("one of your other", "own_other_many")):
        killed = When("move", V("g"), src=("field",), word="destroy")
        g.phrase("event", f"{words} {{g:{group}}} is destroyed", killed)
    for verb in ("race", "attack", "evolve"):
        g.phrase("event", f"another one of your {{g:own_other_many}} {verb}s", When(verb, V("g")))


def finer_events(g: Grammar) -> None:
    dropped = When("move", V("g"), player=YOU, src=("hand",), word="discard")
    for template, means in (
        ("your leader loses defense", When("lose defense", YOUR_LEADER)),
        ("your leader's defense decreases", When("lose defense", YOUR_LEADER)),
        ("this card becomes engaged", When("state", SELF, word="engaged")),
        ("this becomes engaged", When("state", SELF, word="engaged")),
        ("this card is engaged", When("state", SELF, word="engaged")),
        ("this amulet is engaged", When("state", SELF, word="engaged")),
        ("you discard {g:a_kind}", dropped),
        ("an opponent discards {g:a_kind}", t.replace(dropped, player=t.OPPONENT)),
        ("a player discards {g:a_kind}", t.replace(dropped, player="")),
        ("an opponent plays {g:a_kind}", When("play", V("g"), player=t.OPPONENT)),
        ("an enemy {g:enemy_kind} is put onto the field", ENEMY_ENTERS),
        ("this card is put into your EX area", When("move", SELF, dst=("ex",))),
        ("this is put into your EX area", When("move", SELF, dst=("ex",))),
    ):
        g.phrase("event", template, means)
    g.add("enemy_kind", Bunch("one_head", "kind_pre", "kind_post", join, parts_of))


def what_happens(g: Grammar) -> None:
    for this in THIS:
        g.phrase("actor", this, SELF)
    g.phrase("actor", "{g:a_group}", V("g"))
    g.phrase("actor", "one of your {g:own_many}", V("g"))
    g.phrase("actor", "another one of your {g:own_other_many}", V("g"))
    for verb, event in (
        ("attacks", When("attack", V("g"))),
        ("evolves", When("evolve", V("g"))),
        ("super-evolves", When("super-evolve", V("g"))),
        ("races", When("race", V("g"))),
        ("takes damage", When("damage", V("g"))),
        ("takes ability damage", When("damage", V("g"), word="ability")),
        ("becomes engaged", When("state", V("g"), word="engaged")),
        ("is engaged", When("state", V("g"), word="engaged")),
        ("is refreshed", When("state", V("g"), word="reserved")),
        ("is selected for an ability", When("select", V("g"))),
        ("deals damage to an enemy leader", When("damage", ENEMY_LEADER, cause=V("g"))),
    ):
        g.phrase("event", f"{{g:actor}} {verb}", event)
    g.add("mover", Bunch("one_head", "kind_pre", "kind_post", join, parts_of))
    for start, who in (("{a:article}", YOU), ("an enemy ", t.OPPONENT)):
        whose = " you control" if who == YOU else ""
        place = " on your field" if who == YOU else " on the field"
        away = When("move", V("g"), src=("field",), dst=LEAVING, left=who)
        for words, event in (
            ("leaves the field", away),
            ("is returned to hand", t.replace(away, dst=("hand",))),
            ("is returned to its owner's hand", t.replace(away, dst=("hand",))),
            ("is put into the cemetery", t.replace(away, dst=("cemetery",))),
            ("is put from the field into the cemetery", t.replace(away, dst=("cemetery",))),
            ("is banished", t.replace(away, dst=(), word="banish")),
        ):
            if who == YOU or "cemetery" not in words:  # for enemies, the phrases of a dying card already say this
                for where in (whose, place):
                    g.phrase("event", f"{start}{{g:mover}}{where} {words}", event)
    dropped = When("move", SELF, src=("hand",), word="discard", cause=V("g"))
    g.add("own_source", Bunch("one_head", "kind_pre", "kind_post", join, parts_of, always=(YOURS,)))
    for this in THIS:
        words = f"{this} is discarded by the ability of {{a:article}}{{g:own_source}} you control"
        g.phrase("event", words, dropped)
        g.phrase("event", f"{this} is banished from your hand", When("move", SELF, src=("hand",), word="banish"))
        lost = tuple(
            Automatic(When("move", SELF, src=("hand",), word=word), do=V("do")) for word in ("discard", "banish")
        )
        g.phrase("unit", f"^when {this} is discarded or banished from your hand, {{do:low_block}}", lost)
    for when in ("^when", "^whenever"):
        two = tuple(Automatic(V(name), do=V("do")) for name in ("a", "b"))
        g.phrase("unit", f"{when} {{a:event}} or {{b:event}}, {{do:low_block}}", two)
    always = t.Delay(V("e"), V("c"), "turn", True)
    for when in ("when", "whenever"):
        g.phrase("sent", f"for the rest of this turn, {when} {{e:event}}, {{c:clauses}}", (always,))


def add(g: Grammar) -> None:
    for part in (events, fates, finer_events, what_happens):
        part(g)
