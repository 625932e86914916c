"""Japanese, offers: cards that one may choose and show, deeds for each of something, lists of which one may take
more under a condition."""

from __future__ import annotations

from typing import Any

from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.ja.forms import clause, unable, verb
from ludex.lang.marks import TOP_CARDS
from ludex.lang.pattern import Env, If, Rest, V
from ludex.lang.surface import refers_back


def showing(g: Grammar) -> None:
    """Who does not show a card has chosen none. NB: the cards lie where only the player sees them."""
    shown = (t.May((Rest("c"), t.Reveal(LEFT_OUT))),)
    for joint in ("選び、", "選んで", "選んで、"):
        g.phrase("opening", f"{{c:taking}}{joint}公開してよい", shown)
        g.phrase("opening", f"{{m:mids}}{{c:taking}}{joint}公開してよい", (Rest("m"), *shown))


EACH = (t.Choose, t.Look, t.Search, t.Create, t.NameNumber, t.Move, t.SetState)


def repeated(env: Env) -> bool:
    """Whether the text chooses or moves cards, each time anew: figures and numbers of cards are multiplied instead."""
    said = (*env.get("m", ()), *env["e"])
    return bool(said) and anew(said[0])


def anew(first: Any) -> bool:
    """NB: cards that a charge takes from the deck are not chosen; a greater number is charged."""
    return isinstance(first, EACH) and getattr(first, "name", "") != TOP_CARDS


def repeating(g: Grammar) -> None:
    """[VG 12.7.1.1] "For each X, ..." reaches to the end of the sentence."""
    for words, done in (
        ("{k:per}{e:clause_end}", (Rest("e"),)),
        ("{k:per}{m:mids}{e:clause_end}", (Rest("m"), Rest("e"))),
        ("{k:per}{e:clause_te}よい", (t.May(V("e")),)),
        ("{k:per}{m:mids}{e:clause_te}よい", (Rest("m"), t.May(V("e")))),
    ):
        g.phrase("opening", words, (t.Repeat(V("k"), done),), repeated)
        before = words.replace("{m:", "{l:")
        later = tuple(Rest("l") if part == Rest("m") else part for part in done)
        if "{l:" in before:
            g.phrase("opening", f"{{m0:mids}}{before}", (Rest("m0"), t.Repeat(V("k"), later)), repeated_later)
        else:
            g.phrase("opening", f"{{m0:mids}}{before}", (Rest("m0"), t.Repeat(V("k"), done)), repeated)


def repeated_later(env: Env) -> bool:
    return bool(env["l"]) and anew(env["l"][0])


def lists(g: Grammar) -> None:
    """All options under a condition, instead of one; a sentence between the number and the options."""
    for count in range(2, 7):
        listed = "".join(f"\n・{{o{i}:option}}" for i in range(count))
        made = tuple(V(f"o{i}") for i in range(count))
        every: tuple[Any, ...] = tuple(Rest(f"o{i}") for i in range(count))
        one = (t.Modes(1, made),)
        for start in ("以下を1つ行う。", "以下から1つ選び、行う。"):
            for instead in ("すべて行う", "すべてを行う", "以下すべてを行う"):
                for x in ("", "、"):
                    words = f"{start}{{q:ifs}}1つではなく{x}{instead}。{listed}"
                    g.phrase("modes", words, (If(V("q"), every, one),))
            then = (If(V("q"), every, one), Rest("e"))
            joined = start.replace("行う。", "行い、{e:clause_end}。")
            for instead in ("すべて行う", "すべてを行う", "以下すべてを行う"):
                g.phrase("modes", f"{joined}{{q:ifs}}1つではなく{instead}。{listed}", then)
            for does, up_to in (("行う", False), ("選ぶ", False), ("まで選ぶ", True), ("まで行う", True)):
                more = f"{start}{{q:ifs}}1つではなく{{y:comma}}{{n:digits}}つ{does}。{listed}"
                g.phrase("modes", more, (If(V("q"), (t.Modes(V("n"), made, up_to),), one),))
            g.phrase("modes", f"{start}{{b:sentences}}{listed}", (*one, Rest("b")), apart)


def apart(env: Env) -> bool:
    """Whether the sentence after the number speaks of nothing that an option would bring in."""
    return not refers_back({"s": env["b"]})


def standing(g: Grammar) -> None:
    """A card that one may call as rested, and under a condition as standing."""
    rested, stands = t.Do("call", V("o"), word="RC rest"), t.Do("call", V("o"), word="RC")
    either = If(V("q"), (t.May((t.Modes(1, ((stands,), (rested,))),)),), (t.May((rested,)),))
    for called in ("コールする際、", "コールする際"):
        first = "{o:thing}を(R)に【レスト】でコールしてよい。"
        words = f"{first}{{q:ifs}}{called}【レスト】ではなく【スタンド】でコールしてよい"
        g.phrase("sent", words, (either,))
        g.phrase("opening", words, (either,))


def spent(g: Grammar) -> None:
    """[VG 12.2.1] The ability cannot be used again."""
    for turn in ("このターン中、", "そのターン中、", "このターンに"):
        for word in ("使えない", "発動しない", "発動できない"):
            used = (t.Do("cannot be used", t.SELF, word="turn"),)
            clause(g, "clause", f"{turn}この能力は", unable(word), used)
            clause(g, "clause", f"{turn}この能力を", unable(word), used)
    for time, word in (("このファイト中、", "game"), ("このターン中、", "turn"), ("そのターン中、", "turn")):
        lost = (t.Do("cannot be used", t.SELF, word=word),)
        clause(g, "clause", f"{time}この能力を", verb("失う"), lost)
        if word == "game":
            for unable_ in ("使えない", "発動できない"):
                clause(g, "clause", f"{time}この能力は", unable(unable_), lost)


def add(g: Grammar) -> None:
    for part in (showing, repeating, lists, standing, spent):
        part(g)
