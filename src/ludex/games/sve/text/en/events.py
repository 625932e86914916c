"""English, events: who and what happens to it, put together freely; two events of one ability; conditions on them."""

from __future__ import annotations

from ludex.games.sve.c04_zones import MAX_PP
from ludex.games.sve.c12_keywords import FANFARE, ON_EVOLVE, STRIKE, with_text
from ludex.games.sve.text.en.abilities import LEAVING
from ludex.games.sve.text.en.guards import THIS
from ludex.games.sve.text.en.nouns import (
    CEMETERY,
    CLASSES,
    ENEMY_LEADER,
    EX,
    HAND,
    IT,
    LEADER,
    YOUR_LEADER,
    join,
)
from ludex.games.sve.text.en.rules import printed, unrelated
from ludex.lang import pattern as t
from ludex.lang.grammar import Bunch, Grammar, Token
from ludex.lang.marks import BANISHED, BURIED, DISCARDED, KEPT, REVEALED, SUMMONED
from ludex.lang.pattern import SELF, YOU, YOURS, Automatic, Env, Passive, Ref, V, When
from ludex.lang.surface import canonical, parts_of


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
        away = When("move", V("g"), player=who, src=("field",), dst=LEAVING)
        for words, event in (
            ("leaves the field", away),
            ("is returned to hand", t.replace(away, dst=("hand",))),
            ("is returned to its owner's hand", t.replace(away, dst=("hand",))),
            ("is put into the cemetery", t.replace(away, dst=("cemetery",))),
            ("is put from the field into the cemetery", t.replace(away, dst=("cemetery",))),
            ("is banished", t.replace(away, dst=(), word="banish")),
        ):
            if who == YOU or "cemetery" not in words:  # of enemies that is said of any that dies
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


def beginnings(g: Grammar) -> None:
    for words, event in (
        ("^at the start of your end phase", When("end phase", player=YOU)),
        ("^at the start of your main phase", When("main phase", player=YOU)),
    ):
        under = Automatic(event, do=(t.If(V("q"), V("s")),))
        g.phrase("unit", f"{words}, {{q:heading}} - {{s:sentences}}", (under,))
    for words, keyword in (("^strike", STRIKE), ("^on Evolve", ON_EVOLVE), ("[fanfare]", FANFARE)):
        once = t.replace(with_text(keyword.means[0], V("do")), limit=1)
        joint = " " if words.startswith("[") else ": "
        for dash in dict.fromkeys((joint, " - " if joint == ": " else " ")):
            g.phrase("unit", f"{words}{dash}{{do:block}} ^this ability can be performed once per turn.", (once,))


def conditions(g: Grammar) -> None:
    nth = t.Compare(t.Happened(When("attack", V("g"))), "=", V("n"))
    g.phrase("cond", "it's the {n:ordinal} time {g:a_group} has attacked this turn", nth, unrelated)
    same = t.Compare(t.FigureOf(YOUR_LEADER, "defense"), "=", V("n"))
    g.phrase("cond", "your leader's defense is {n:digits}", same)
    for name in CLASSES:
        g.phrase("cond", f"your leader is [{name.lower()}]", t.Exists(canonical(YOURS, LEADER, t.Word("class", name))))
    g.phrase("cond", "{a:single_cond} and {b:single_cond}", t.Both((V("a"), V("b"))))
    for name in ("Overflow", "Sanguine"):
        g.phrase("cond", f"{name} isn't active for you", t.Unless(t.Named(name)))
    for this in THIS:
        own = ("in your EX area", ("ex",)), ("in your cemetery", ("cemetery",))
        for place, zones in own:
            g.phrase("single_cond", f"{this} is {place}", t.Is(SELF, t.Zone(zones)))
        played = t.Both((t.CameFrom(("ex",)), t.Unless(t.CausedBy())))
        for place in ("the EX area", "your EX area"):
            g.phrase("cond", f"{this} was played from {place}", played)
    for name in ("Overflow", "Sanguine"):
        g.phrase("single_cond", f"{name} is active for you", t.Named(name))
        g.phrase("single_cond", f"{name} isn't active for you", t.Unless(t.Named(name)))
    for words, op in (("{n:digits}", ">="), ("at least {n:digits}", ">=")):
        g.phrase("cond", f"you have {words} maximum play points", t.Compare(t.Number(YOU, MAX_PP), op, V("n")))
    another = t.Compare(t.Played(YOU, V("g")), ">=", 1)
    g.phrase("cond", "you've played another {g:kind_one} this turn", another, printed)
    g.phrase("cond", "another {g:own_other_one} is on your field", t.Exists(V("g")))
    g.phrase("cond", "{x:article}{g:own_one} is on your field", t.Exists(V("g")))
    g.phrase("cond", "there isn't {g:a_said}", t.Compare(t.Count(V("g")), "=", 0), _placed)
    g.phrase("cond", "there are {n:digits} or less cards in your hand", t.Compare(t.Count(MY_HAND), "<=", V("n")))
    g.phrase("cond", "you have {n:digits} or less cards in your hand", t.Compare(t.Count(MY_HAND), "<=", V("n")))
    g.phrase("cond", "you have no cards in your hand", t.Compare(t.Count(MY_HAND), "=", 0))
    for words, zone in (("your EX area", EX), ("your cemetery", CEMETERY), ("your hand", HAND)):
        g.phrase("cond", f"{words} has at least {{n:digits}} cards", t.Exists(canonical(YOURS, zone), V("n")))
    for words, op in (("{n:digits} or more", ">="), ("{n:digits} or less", "<="), ("{n:digits}", "=")):
        g.phrase("cond", f"it costs {words}", t.Is(IT, t.Figure("cost", op, V("n"))))
    left = When("move", V("g"), player=YOU, src=("field",), dst=LEAVING)
    for words in ("{g:a_kind} left your field", "{g:a_kind} has left your field", "{g:a_kind} left the field"):
        g.phrase("past", words, left)
    for deed, word in (
        ("you discarded {k}", DISCARDED),
        ("you revealed {k}", REVEALED),
        ("you buried {k}", BURIED),
        ("you summoned {k}", SUMMONED),
        ("you put {k} into your EX area", KEPT),
        ("you banished {k}", BANISHED),
        ("{k} was discarded", DISCARDED),
        ("{k} was buried", BURIED),
        ("{k} was summoned", SUMMONED),
    ):
        g.phrase("cond", deed.replace("{k}", "{k:a_kind}") + " this way", t.Among(Ref(word), V("k")))


MY_HAND = canonical(YOURS, HAND)


def _placed(env: Env) -> bool:
    return any(isinstance(part, t.Zone) for part in parts_of(env["g"]))


def prices(g: Grammar) -> None:
    own = (Passive((t.Price(V("g"), "+", V("n")),)),)
    g.phrase("unit", "{g:said_ex} cost {n:minus} less to play.", own)
    for this in ("this card", "this"):
        for price in ("{n:minus} less", "{n:digits} more"):
            plain = Passive((t.Price(SELF, "+", V("n")),), zones=("hand", "ex"))
            g.phrase("unit", f"^{this} costs {price} to play.", (plain,))
        dearer = Passive((t.Price(SELF, "+", V("n")),), zones=("hand", "ex"))
        g.phrase("unit", f"^{this} costs X more to play. ^x equals {{n:equal}}.", (dearer,))


def going_back(g: Grammar) -> None:
    """This card on the bottom of a deck, as a cost."""
    bottom = t.Move(SELF, "deck", position="bottom")
    for this in THIS:
        for place in ("its owner's deck", "your deck"):
            g.phrase("cost", f"put {this} on the bottom of {place}", (bottom,))


def small_traits(g: Grammar) -> None:
    """A trait at the start of a sentence."""
    g.add("small_trait", Token(r"[a-z][\w']*", _capital, _small, after=r" [a-z\[]"))
    g.phrase("kind_pre", "^{t:small_trait} ", t.Word("trait", V("t")))


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _small(value: object) -> str | None:
    return value[0].lower() + value[1:] if isinstance(value, str) and value.isalpha() else None


def add(g: Grammar) -> None:
    for part in (what_happens, beginnings, conditions, prices, going_back, small_traits):
        part(g)
