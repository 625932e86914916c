"""English, events of areas, of several cards, and of the cards in a battle."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.en.events import SOMEBODY, _told
from ludex.games.dbs.text.en.nouns import owned, sided
from ludex.games.dbs.text.en.verbs import verbs
from ludex.games.dbs.text.meanings import IN_PLAY, LIFE
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import canonical
from ludex.lang.pattern import ANY, ENEMY, OPPONENT, SELF, YOU, YOURS, Becomes, Compare, Count, Exists, Give, V, When

G = V("g")


def arrivals(g: Grammar) -> None:
    """[DBS 3-1-1] Cards that come to one of two areas; what leaves either player's area; life that reaches a number."""
    for words in ("your", "their", "its owner's", "a", "the"):
        g.phrase("whose_too", words, ANY)
    for words, more in (("", {}), (" {v_:via} {b:by}", {"cause": V("b")})):
        whence: dict[str, Any] = {"dst": (V("d"), V("e")), **more}
        ends = f"is {{t_:put_to}} {{y:whose_p}} {{d:area_}} or {{u_:put_to}} {{w_:whose_too}} {{e:area_}}{words}"
        lying = When("move", G, player=V("y"), src=V("s"), left=V("l"), **whence)
        g.phrase("event", f"{{g:mover}} in {{l:whose_p}} {{s:from_areas}} {ends}", lying, _others)
        for start in ("", "1 of "):
            pile = When("move", player=V("y"), src=(V("s"),), left=V("l"), **whence)
            g.phrase("event", f"{start}{{l:whose_p}} {{s:pile}} {ends}", pile, _from_pile)
    for who, s, its, player in (("you", "", "your", YOU), ("your opponent", "s", "their", OPPONENT)):
        for first, second in (("add", "place"), ("place", "add")):
            to = {"add": f"to {its} hand", "place": f"in {its} Drop"}
            for cards in ("cards", "a card"):
                for again in (f" {cards} from {its} life", ""):
                    said = (
                        f"{who} {first}{s} {cards} from {its} life {to[first]}"
                        f"{{o_:or_place}}{second}{s}{again} {to[second]}"
                    )
                    g.phrase("event", said, When("move", player=player, src=("life",), dst=("hand", "drop")))
    g.phrase("or_place", " or ", ANY)
    for zone, area in (("energy", "an Energy Area"), ("life", "a player's life")):
        both = f"your {zone} or your opponent's {zone} leaves {area}"
        g.phrase("event", both, When("move", src=(zone,)))
        g.phrase("event", f"{both} {{o_:owing}} {{b:by}}", When("move", src=(zone,), cause=V("b")))


def _elsewhere(env: t.Env) -> bool:
    """Whether the two areas differ, and none is that where the cards are or one to which cards have other words."""
    return env["d"] != env["e"] and not {env["d"], env["e"]} & {*env["s"], "combo", "deck"}


def _others(env: t.Env) -> bool:
    """`_elsewhere`, of other cards than the card itself, of which two events are told (`lines.TWOFOLD`)."""
    return bool(env["g"] != SELF) and _elsewhere(env)


def _from_pile(env: t.Env) -> bool:
    return _elsewhere({**env, "s": (env["s"],)})


def combined(g: Grammar) -> None:
    """[DBS 7-4-1-6] The end of a battle in which the card was used in a combo, in other words."""
    for battle in ("a battle", "the battle"):
        for where in ("in which", "where"):
            for be in ("is", "was"):
                said = f"at the end of {battle} {where} this card in your hand {be} used in a combo"
                g.phrase("comboing_hand", said, ANY)


def heard(g: Grammar) -> None:
    """Cards in areas that are used in combos, and situations [DBS 8-7-6]."""
    lying = When("move", G, word="combo", src=V("s"), dst=("combo",))
    g.phrase("event", "{g:mover} in {l_:whose_any} {s:from_areas} is used in a combo", lying, _no_combo)
    for words, n in (("your life", LIFE), ("your opponent's life", LIFE)):
        side = ENEMY if "opponent" in words else YOURS
        low = Compare(Count(canonical(side, n)), V("o"), V("n"))
        g.phrase("reached", f"{words} is at {{n:n}} {{o:bound}}", Becomes(low))
    for group, fits in (("at", owned),):
        enough = Becomes(Exists(G, V("n")))
        g.phrase("reached", f"{{t_:there}} {{n:n}} or more {{g:{group}_many}}", enough, fits)
    g.phrase("trigger", "when {r:reached}", V("r"))


def _no_combo(env: t.Env) -> bool:
    return "combo" not in env["s"]


def attackers(g: Grammar) -> None:
    """[DBS 7-1-3] "If the attacking card is a ..., KO it": it is the attacking card."""
    attacker = t.All((IN_PLAY, t.Role("attacking")))
    for words in (
        "is {g:a_kind}",
        "is {g:adjective}",
    ):
        g.phrase("attacking_is", words, G)
    for bound, op in (("{n:n} {o:bound}", V("o")), ("{n:n}", "=")):
        g.phrase("attacking_is", f"has {bound} power", t.Figure("power", op, V("n")))
        g.phrase("attacking_is", f"has an energy cost of {bound}", t.Figure("cost", op, V("n")))
    such = Exists(t.All((IN_PLAY, t.Role("attacking"), G)))
    start = "if the attacking card {g:attacking_is}, "
    for template, make in verbs():
        if template.startswith(("play", "activate", "reveal")) or isinstance(make(SELF), tuple):
            continue
        for category, end in (("sent", ""), ("paid", ".")):
            done = (t.If(such, (make(attacker),)),)
            g.phrase(category, f"{start}{template.replace('{}', '{i_:one_it}')}{end}", done)
    for category, end in (("sent", ""), ("paid", ".")):
        given_ = (t.If(such, (Give(attacker, V("b"), V("u")),)),)
        g.phrase(category, f"{start}it {{b:gets}} {{u:until}}{end}", given_)


def damage(g: Grammar) -> None:
    """Damage of the card's own attacks."""
    struck = t.When("inflict", other=t.All((SELF, t.Role("attacking"))), player=V("p"))
    for deals in ("deals", "inflicts"):
        g.phrase("event", f"this card's attack {deals} damage{{p:to_whom}}", struck)


def several(g: Grammar) -> None:
    """Attacks and damage of several cards, which come one by one; another card beside this one; what players place by
    skills. NB: what happens to several cards at once is heard once, and is not read."""
    for start, fits in (("1 or more of {g:play_many}", sided), ("1 or more {g:play_many}", None),
                        ("any of {g:play_many}", sided)):  # fmt: skip
        for words, when in (
            ("attack", When("attack", G)), ("attack {h:target}", When("attack", G, V("h"))),
            ("are attacked", When("attack", other=G)), ("are attacked by {h:target}", When("attack", V("h"), G)),
            ("deal damage{p:to_whom}", When("inflict", other=G, player=V("p"))),
            ("inflict damage{p:to_whom}", When("inflict", other=G, player=V("p"))),
        ):  # fmt: skip
            g.phrase("event", f"{start} {words}", when, fits)
    for category, group in (("actor", "play"), ("target", "play"), ("mover", "moved")):
        g.phrase(category, f"this card or another {{g:other_{group}_one}}", t.Some((SELF, G)))
        g.phrase(category, "this card or 1 of your other {g:mine_many}", t.Some((SELF, t.All((G, t.Not(SELF))))))
        for of in ("one", "any"):
            g.phrase(category, f"this card or {of} of {{g:{group}_many}}", t.Some((SELF, G)), sided)
    for who, s, its, player in (("you", "", "your", YOU), ("your opponent", "s", "their", OPPONENT)):
        for verb, to in (("place", "in"), ("put", "in"), ("add", "to"), ("return", "to"), ("send", "to")):
            there = f"{to} {its} {{d:area_}}"
            put = When("move", G, player=player, dst=(V("d"),), cause=SOMEBODY)
            g.phrase("event", f"{who} {verb}{s} {{g:a_kind}} {there} {{b_:by_a_skill}}", put, _told)
    for words, player in (("your Leader", YOU), ("your opponent's Leader", OPPONENT)):
        g.phrase("event", f"{words} takes damage", When("inflict", player=player))


def add(g: Grammar) -> None:
    for part in (
        arrivals,
        combined,
        heard,
        attackers,
        damage,
        several,
    ):
        part(g)
