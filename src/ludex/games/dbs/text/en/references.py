"""English, references: the cards that a skill has played, sent to the Warp or switched before, in later words of it."""

from __future__ import annotations

from ludex.games.dbs.later_keywords import PLAYED_FROM, USED
from ludex.games.dbs.text.en.events import ALL_AREAS as AREAS
from ludex.games.dbs.text.en.later import NAMED
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.marks import (
    BANISHED,
    BURIED,
    DISCARDED,
    JOINED,
    LAID,
    PUT_BACK,
    RETIRED,
    REVEALED,
    SUMMONED,
    TAKEN,
)
from ludex.lang.pattern import SELF, Compare, Is, Moved, Named, Ref, V


def things(g: Grammar) -> None:
    """`thing`, `things`: the card or the cards with which this skill has done something."""
    for words in ("by", "with", "using"):
        g.phrase("through", words, t.ANY)
    for words in ("", "that was ", "that were "):
        g.phrase("being_", words, t.ANY)
    for words in ("the", "your", "their", "a", "its owner's", "their owner's"):
        g.phrase("whose_warp", words, t.ANY)
    skill = "{t_:through} this skill"
    g.phrase("thing", f"the Battle Card played {skill}", Ref(SUMMONED))
    g.phrase("it", f"the Battle Card played {skill}", Ref(SUMMONED))
    g.phrase("to_warp", "{w_:whose_warp} Warp", t.ANY)
    g.phrase("to_warp", "Warps", t.ANY)
    sent = f"sent to {{w_:to_warp}} {skill}"
    for up, up_to in (("", False), ("up to ", True)):
        among = t.Choose("t", V("n"), Ref(BANISHED), up_to)
        g.phrase("pick", f"{up}{{n:n}} of the cards {{b_:being_}}{sent}", (among,))
    for start in ("the cards", "all cards", "all the cards", "all of the cards", "any cards"):
        g.phrase("things", f"{start} {{b_:being_}}{sent}", Ref(BANISHED))


DEEDS: tuple[tuple[str, str, str, str], ...] = (
    ("played", "play", "", SUMMONED),
    ("placed", "place", " in {w_:whose_drop} Drop", BURIED),
    ("KO'd", "KO", "", BURIED),
    ("added", "add", " to {w_:whose_own} hand", TAKEN),
    ("returned", "return", " to {w_:whose_own} hand", TAKEN),
    ("placed", "place", " {b_:bottom} of {w_:whose_own} deck", PUT_BACK),
    ("sent", "send", " to {w_:whose_warp} Warp", BANISHED),
    ("placed", "place", " in {e_:your_energy}", LAID),
    ("placed", "place", " under this card", JOINED),
    ("removed", "remove", " from the game", RETIRED),
    ("discarded", "discard", "", DISCARDED),
    ("revealed", "reveal", "", REVEALED),
)
"""What a skill has done with cards: as it is said of them, as an order, where they went, the word of the deed."""


def deeds(g: Grammar) -> None:
    """What is asked of the cards with which this skill has done something, and how the text points to them."""
    for words in ("a card", "cards", "1 or more cards", "any cards"):
        g.phrase("some_card", words, t.ANY)
    for words in ("is", "was"):
        g.phrase("is_was", words, t.ANY)
    for done, do, where, deed in DEEDS:
        if deed != REVEALED:
            _asked(g, done, do, where, deed)
        such = t.Among(Ref(deed), V("g"))
        g.phrase("cond", f"{{g:a_kind}} {{i_:is_was}} {done}{where} {{t_:through}} this skill", such)
        for be in ("is", "was", "are", "were"):
            several = f"1 or more {{g:kind_many}} {be} {done}{where} {{t_:through}} this skill"
            g.phrase("cond", several, such)
        for card in (f"the card {{b_:being_}}{done}{where} {{t_:through}} this skill",
                     f"the card you {done}{where}{{e_:by_this}}"):  # fmt: skip
            g.phrase("deed_card", card, Ref(deed))
        if where:
            g.phrase("deed_card", f"the card {done}{where}", Ref(deed))
    for done, deed in dict.fromkeys((done, deed) for done, _, _, deed in DEEDS):
        g.phrase("deed_card", f"the {done} card", Ref(deed))
        g.phrase("things", f"the {done} cards", Ref(deed))
    for category in ("thing", "it"):
        g.phrase(category, "{o:deed_card}", V("o"))
    for add in ("you chose to add", "you choose to add"):
        g.phrase("cond", f"{add} {{c_:some_card}} to your hand{{e_:by_this}}", Compare(Moved(TAKEN), ">=", 1))
    for add in ("you chose not to add", "you choose not to add"):
        g.phrase("cond", f"{add} {{c_:some_card}} to your hand{{e_:by_this}}", Compare(Moved(TAKEN), "=", 0))


def _asked(g: Grammar, done: str, do: str, where: str, deed: str) -> None:
    """Whether the skill has done it, with how many cards or with what kind."""
    some = Compare(Moved(deed), ">=", 1)
    such = Compare(Moved(deed, V("g")), ">=", 1)
    for verb in (done, do):
        said = f"you {verb} {{}}{where}{{e_:by_this}}"
        g.phrase("cond", said.replace("{}", "{c_:some_card}"), some)
        g.phrase("cond", said.replace("{}", "{g:a_kind}"), such, _such)
        g.phrase("cond", said.replace("{}", "{n:n} {o:bound} cards"), Compare(Moved(deed), V("o"), V("n")))
        g.phrase("cond", said.replace("{}", "{n:several} cards"), Compare(Moved(deed), "=", V("n")))
    none = f"you did not {do} {{}}{where}{{e_:by_this}}"
    g.phrase("cond", none.replace("{}", "{c_:some_card}"), Compare(Moved(deed), "=", 0))
    g.phrase("cond", none.replace("{}", "{g:a_kind}"), Compare(Moved(deed, V("g")), "=", 0), _such)


def _such(env: t.Env) -> bool:
    """Whether it is said what kind of card it is."""
    return bool(env["g"] != t.ANY)


def allies(g: Grammar) -> None:
    """[DBS+ 10-35-1] What is asked of the cards that an [Alliance] has rested."""
    rested = t.Exists(t.All((V("g"), Ref("allies"))))
    g.phrase("cond", "{g:a_kind} was switched to Rest Mode {t_:through} this skill", rested)
    g.phrase("cond", "you switched {g:a_kind} to Rest Mode {t_:through} this skill", rested)


def origins(g: Grammar) -> None:
    """How this card was played: from which area, with which keyword skill."""
    for words in ("your", "a", "its owner's", "the"):
        g.phrase("whose_origin", words, t.ANY)
    for said, zone in AREAS:
        if zone in PLAYED_FROM:
            g.phrase("origin", said, Named(f"played from {zone}"))
    g.phrase("cond", "this card was played from {w_:whose_origin} {z:origin}", V("z"))
    for name in (*NAMED, "Union"):
        g.phrase("way_used", f"[{name}]", t.Mark(f"{USED} {name}"))
    for end in ("", " skill"):
        for start in ("", "a ", "an "):
            if bool(end) == bool(start):
                words = f"{{t_:through}} {start}{{k:way_used}}{end}"
                g.phrase("cond", f"this card was played {words}", Is(SELF, V("k")))
                g.phrase("cond", f"you played this card {words}", Is(SELF, V("k")))


def add(g: Grammar) -> None:
    things(g)
    deeds(g)
    origins(g)
    allies(g)
