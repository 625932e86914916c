"""English, what other players choose and do, and cards of either player."""

from __future__ import annotations

from ludex.games.dbs.text.en.nouns import modeless, sided
from ludex.games.dbs.text.en.players import OWNED, discarding
from ludex.games.dbs.text.en.verbs import verbs
from ludex.games.dbs.text.meanings import BATTLE, BATTLE_CARD, IT, THEM, YOUR_HAND
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, OPPONENT, SELF, YOU, By, Choose, Ref, Rest, State, Times, V, When

G = V("g")


def opponents(g: Grammar) -> None:
    """Cards of several kinds that another player chooses; one thing or another that they do; so many for each."""
    for words, n, up_to, fits in OWNED:
        for end, past in (("", ""), (", ignoring [Barrier]", "Barrier")):
            first = Choose("found", n, G, up_to, past=past)
            g.phrase("own_first", f"{words}{end}", (first,), fits)
            more = Choose("found", n, t.All((G, t.Not(Ref("found")))), up_to, also=True, past=past)
            g.phrase("own_next", f"{words}{end}", (more,), fits)
    g.phrase("own_pick", "{c:own_first} and {d:own_next}", (Rest("c"), Rest("d")))
    for words in (" or ", ", or "):
        g.phrase("or_", words, ANY)
    for who, d in (("your opponent", "does"), ("they", "do"), ("your opponent must", "do"), ("they must", "do"),
                   ("your opponent may", "do"), ("they may", "do")):  # fmt: skip
        one = (t.Modes(1, (V("d"), V("e"))),)
        done = one if " may" not in who else (t.May(one),)
        g.phrase("clause", f"{who} {{d:{d}}}{{j_:or_}}{{e:{d}}}", (By(OPPONENT, done),))
    for category, s, their in (("clause", "", "your"), ("does", "s", "their"), ("do", "", "their")):
        thrown = discarding(Times(V("n"), V("k")), YOUR_HAND)
        for place in (f" from {their} hand", f" in {their} hand", ""):
            g.phrase(category, f"discard{s} {{n:n}} {{c_:cards_}}{place}{{k:per}}", thrown)
        equal = discarding(V("v"), YOUR_HAND)
        for place in (f" from {their} hand", ""):
            g.phrase(category, f"discard{s} cards{place} equal to {{v:value}}", equal)
            g.phrase(category, f"discard{s} a number of cards{place} equal to {{v:value}}", equal)


def owning(g: Grammar) -> None:
    """Cards with a mode that another player chooses; cards that players use from several areas."""
    for up, up_to in (("", False), ("up to ", True)):
        turned = Choose("t", V("n"), t.All((G, State(V("m")))), up_to)
        g.phrase("own_pick", f"{up}{{n:n}} of their {{m:mode}} Mode {{g:own_many}}", (turned,), modeless)
    for who, s, its, player in (("you", "", "your", YOU), ("your opponent", "s", "their", OPPONENT)):
        used = When("move", G, player=player, src=V("s"), word="combo", dst=("combo",))
        for one in ("{g:a_kind}", f"1 of {its} {{g:kind_many}}"):
            for place in (f"in a combo from {its} {{s:two_areas}}", f"from {its} {{s:two_areas}} in a combo"):
                g.phrase("event", f"{who} use{s} {one} {place}", used)
        g.phrase("event", f"{who} combo{s} with {{g:a_kind}} from {its} {{s:two_areas}}", used)
    for joint in (" or ", " and/or "):
        g.phrase("two_areas", f"{{a:area_}}{joint}{{b:area_}}", (V("a"), V("b")), _apart)
    for end in ("a [Union] skill", "[Union]"):
        for using in ("by", "using", "with"):
            g.phrase("event", f"{{g:mover}} is played {using} {end}", When("played using", G, word="Union"), _other)


def _other(env: t.Env) -> bool:
    return bool(env["g"] != SELF)


def _apart(env: t.Env) -> bool:
    return bool(env["a"] != env["b"])


ANYBODY = ("KO {}", "return {} to {w_:whose_own} hand", "switch {} to {m_:mode} Mode", "rest {}",
           "{p_:put} {} {b_:bottom} of {w_:whose_own} deck", "send {} to {w_:which_warp} Warp")  # fmt: skip
"""The verbs whose objects are in play, whoever's they are, if it is only said that they are Battle Cards."""


def anybody(g: Grammar) -> None:
    """[DBS 2-3-2-2-1] Battle Cards of either player, chosen: "choose 1 Battle Card and KO it"."""
    for words, n, up_to in (("1 {g:play_one}", 1, False), ("up to 1 {g:play_one}", 1, True),
                            ("{n:several} {g:play_many}", V("n"), False),
                            ("up to {n:several} {g:play_many}", V("n"), True)):  # fmt: skip
        g.phrase("anyone", words, (Choose("t", n, V("g"), up_to),), _anybody)
    makes = dict(verbs())
    for template in ANYBODY:
        do = makes[template]
        g.phrase("clause", f"choose {{c:anyone}}{{j_:and}}{template.replace('{}', '{d_:dues}')}", (Rest("c"), do(IT)))
        g.phrase("clause", template.replace("{}", "{c:anyone}"), (Rest("c"), do(IT)))
    for gets, it in (("gets", "{o:it}"), ("get", "they"), ("get", "{o:things}")):
        who = V("o") if "o:" in it else THEM
        for joint in (" and ", ", and "):
            given = (Rest("c"), t.Give(who, V("b"), V("u")))
            g.phrase("clause", f"choose {{c:anyone}}{joint}{it} {{b:{gets}}} {{u:until}}", given)
    g.phrase(
        "clause",
        "choose {c:anyone}{j_:and}negate {i_:its} {k:skills} {u:until}",
        (Rest("c"), t.Give(IT, V("k"), V("u"))),
    )


def _anybody(env: t.Env) -> bool:
    """Whether they are Battle Cards, and it is not said whose."""
    parts = parts_of(env["g"])
    return t.All((BATTLE, BATTLE_CARD)).parts[1] in parts and BATTLE in parts and not sided(env)


def each_player(g: Grammar) -> None:
    """What each player does one after the other; what the other player may do."""
    for words, d in (
        ("each player", "does"),
        ("both players", "do"),
        ("you and your opponent", "do"),
        ("you and your opponent each", "do"),
    ):
        for joint in (", and ", ", ", " and ", ", then "):
            both = (By(t.EACH, (Rest("d"), Rest("e"))),)
            g.phrase("clause", f"{words} {{d:{d}}}{joint}{{e:{d}}}", both)
    g.phrase("clause", "they may {d:do}", (By(OPPONENT, (t.May(V("d")),)),))
    for words in ("each player may", "both players may", "you and your opponent may", "you and your opponent each may"):
        g.phrase("clause", f"{words} {{d:do}}", (By(t.EACH, (t.May(V("d")),)),))
    for words in ("your opponent must", "they must"):
        g.phrase("clause", f"{words} {{d:do}}", (By(OPPONENT, V("d")),))
    for start in ("your opponent may", "they may"):
        for joint in (", and ", " and ", ", then "):
            asked = By(OPPONENT, (t.May((Rest("d"), Rest("e"))),))
            g.phrase("clause", f"{start} {{d:do}}{joint}{{e:do}}", (asked,))


def add(g: Grammar) -> None:
    for part in (
        opponents,
        owning,
        anybody,
        each_player,
    ):
        part(g)
