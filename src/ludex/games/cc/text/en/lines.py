"""English, lines: keywords, automatic, activated and continuous abilities, and what a conjure does."""

from __future__ import annotations

import re
from typing import Any

from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c1018_counters import ENTERS_WITH
from ludex.games.cc.c1100_keywords import DIES, EARNEST, ENTERS, KEYWORDS
from ludex.games.cc.c1109_keyword_actions import ride
from ludex.games.cc.text.meanings import IT
from ludex.lang import pattern as t
from ludex.lang.en.joints import LISTS
from ludex.lang.en.numbers import WORDS
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.pattern import SELF, Activated, Automatic, Do, Env, Mere, Move, Rest, Spell, V


def keywords(g: Grammar) -> None:
    """[CC 1100] Keywords alone, several in one line, and those with something after them."""
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("keyword", f"[{keyword.name}]", keyword.means)
    g.add("keywords", Many("keyword", joint=" ", least=1, flat=True))
    g.add("keywords", Many("keyword", joint=", ", least=2, flat=True))
    g.phrase("any_line", "{k:keywords}", V("k"))
    g.phrase("any_line", "{k:keywords}.", V("k"))
    for name in ("Step Up", "United Front"):
        for blank in (" ", ""):
            g.phrase("any_line", f"[{name}]{blank}({{r:race}})", (Mere(name, word=V("r")),))
    g.add("riding", Token(r"\d+", lambda text: ride(int(text)), _rides))
    for blank in (" ", ""):
        g.phrase("any_line", f"[Ride]{blank}({{a:riding}})", (V("a"),))
        g.phrase("any_line", f"[Break]{blank}({{n:digits}})", (Mere("Break", V("n")),))
        for name in ELEMENTS:
            icon = f"[{name.capitalize()}]"
            g.phrase("any_line", f"[Break]{blank}({icon})", (Mere("Break", 1, name),))
            for n in range(1, 6):
                g.phrase("any_line", f"[Break]{blank}({n}{icon})", (Mere("Break", n + 1, name),))
                g.phrase("any_line", f"[Break]{blank}({icon}{n})", (Mere("Break", n + 1, name),))
            g.phrase("any_line", f"[Break]{blank}({icon}{icon})", (Mere("Break", 2, f"{name} {name}"),))


def _rides(value: object) -> str | None:
    if isinstance(value, t.Activated) and value.keyword == "Ride" and value.cost:
        n = value.cost[0].n if isinstance(value.cost[0], t.Do) else 0
        return str(n) if isinstance(n, int) and value == ride(n) else None
    return None


def automatic(g: Grammar) -> None:
    """[CC 906.1] [CC 1106.2] [CC 1107.2]"""
    for head, when, keyword in (("[Enter]", ENTERS, "Enter"), ("[Last Words]", DIES, "Last Words")):
        g.phrase("line", f"{head} ⇒ {{b:block}}", (Automatic(when, do=V("b"), keyword=keyword),))
    g.phrase("line", "^{w:trigger} ⇒ {b:block}", (Automatic(V("w"), do=V("b")),), _not_theirs)
    for they, does in (("that player", "do_all"), ("that enemy player", "do_all"), ("they", "do_plain")):
        foe = (Automatic(V("w"), do=(t.By(t.OPPONENT, V("d")),)),)
        g.phrase("line", f"^{{w:trigger}} ⇒ ^{they} {{d:{does}}}.", foe, _theirs)
    for once in ("^this ability triggers only once per turn.", "^this ability may only trigger once per turn.",
                 "^play this ability only once per turn."):  # fmt: skip
        g.phrase("line", f"^{{w:trigger}} ⇒ {{b:block}} {once}", (Automatic(V("w"), do=V("b"), limit=1),))
    g.phrase("line", "^{w:trigger}, {b:paid}", (Automatic(V("w"), do=V("b")),))
    for joint in (", if", " if"):
        g.phrase(
            "line", f"^{{w:trigger}}{joint} {{q:conds}} ⇒ {{b:block}}", (Automatic(V("w"), do=V("b"), cond=V("q")),)
        )
    two = (Automatic(V("x"), do=V("b")), Automatic(V("y"), do=V("b")))
    for word in ("whenever", "when"):
        g.phrase("line", f"^{word} this card {{x:self_deed}} or {{y:self_deed}} ⇒ {{b:block}}", two)
    both = (Automatic(ENTERS, do=V("b"), keyword="Enter"), Automatic(DIES, do=V("b"), keyword="Last Words"))
    for joint in ("/", " / ", " or ", " and "):
        g.phrase("line", f"[Enter]{joint}[Last Words] ⇒ {{b:block}}", both)
    g.phrase("line", "{k:keywords} {l:line}", (Rest("k"), Rest("l")))
    for word in ("whenever", "when"):
        lying = (Automatic(ENTERS, do=V("b"), cond=t.Is(SELF, V("s"))),)
        g.phrase("line", f"^{word} this card enters the field {{s:posture}} ⇒ {{b:block}}", lying)


def activated(g: Grammar) -> None:
    """[CC 905.1] The cost, the effect, and when it may be played."""
    for start in ("^", ""):
        head = f"{start}{{c:price}}: "
        only = " ^play this ability only "
        for words, means in (
            ("", Activated(V("c"), do=V("b"))),
            (f"{only}{{q:onlys}}.", Activated(V("c"), do=V("b"), cond=V("q"))),
            *_limited(only),
        ):
            g.phrase("line", f"{head}{{b:block}}{words}", (means,), _no_aether)
        often = Activated(V("c"), do=V("b"), limit=1)
        g.phrase("line", "^once per turn, {c:price}: {b:block}", (often,), _no_aether)
        for joint in ("{a:price}, {c:cost} or {d:cost}", "{c:cost} or {d:cost}"):
            first = (Rest("a"), Rest("c")) if "{a" in joint else V("c")
            second = (Rest("a"), Rest("d")) if "{a" in joint else V("d")
            either = (Activated(first, do=V("b")), Activated(second, do=V("b")))
            g.phrase("line", f"{start}{joint}: {{b:block}}", either, _no_aether)


def _theirs(env: Env) -> bool:
    """Whether the event is an attack on the enemy player or a corruption of their orbs: its object is the card that
    does it, and "that player" is the one it is done to."""
    when = env["w"]
    attack = when.event == "attack" and when.word == "player" and when.subject == SELF
    return bool(attack or (when.event == "corrupt" and when.player == t.OPPONENT))


def _not_theirs(env: Env) -> bool:
    """Whether nothing is said of the player of such an event (`_theirs`), or of an attack on a player."""
    when = env["w"]
    met = isinstance(when, t.When) and (when.event == "corrupt" or (when.event == "attack" and when.word == "player"))
    first = env["b"][0] if env["b"] else None
    return not (met and isinstance(first, t.By) and first.of == IT)


def _limited(only: str) -> list[tuple[str, Activated]]:
    """What limits an ability besides a condition: the main timing, and once per turn."""
    often, main = {"limit": 1}, {"timing": ("main",)}
    rows: list[tuple[str, dict[str, Any]]] = [("during main timing", main), ("once per turn", often)]
    for joint in (" and ", " and only "):
        rows += [
            (f"during main timing{joint}once per turn", {**main, **often}),
            (f"once per turn{joint}during main timing", {**main, **often}),
            (f"{{q:only}}{joint}once per turn", {**often, "cond": V("q")}),
            (f"once per turn{joint}{{q:only}}", {**often, "cond": V("q")}),
            (f"during main timing{joint}{{q:only}}", {**main, "cond": V("q")}),
            (f"{{q:only}}{joint}during main timing", {**main, "cond": V("q")}),
        ]
    return [(f"{only}{words}.", Activated(V("c"), do=V("b"), **fields)) for words, fields in rows]


def elsewhere(g: Grammar) -> None:
    """[CC 902.2] [CC 905.2a] Activated abilities of cards in the hand or in the graveyard."""
    for cost, means, zone in (
        ("^discard this card", Move(SELF, "graveyard", "discard"), "hand"),
        ("^discard this card from your hand", Move(SELF, "graveyard", "discard"), "hand"),
        ("^reveal this card from your hand", t.Reveal(SELF), "hand"),
        ("^remove this card in your graveyard from the game", Move(SELF, "removed"), "graveyard"),
        ("^remove this card from your graveyard from the game", Move(SELF, "removed"), "graveyard"),
        ("^remove this card in an allied graveyard from the game", Move(SELF, "removed"), "graveyard"),
    ):
        g.phrase("line", f"{cost}: {{b:block}}", (Activated((means,), do=V("b"), zones=(zone,)),), _no_aether)
        more = Activated((Rest("c"), means), do=V("b"), zones=(zone,))
        for start in ("^", ""):
            said = f"{start}{{c:price}}, {cost[1:]}: {{b:block}}"
            g.phrase("line", said, (more,), _no_aether)


def _no_aether(env: Env) -> bool:
    """Whether the effect produces no aether: else it is an aether ability [CC 907.1]."""
    return not any(isinstance(part, t.Do) and part.verb == "produce" for part in env["b"])


def aether(g: Grammar) -> None:
    """[CC 907.1] [CC 907.7] Abilities that produce aether."""
    for name in (*ELEMENTS, ""):
        said = f" {name.capitalize()}" if name else ""
        for words in (
            f"produce {{n:n}}{said}",
            f"produce {{n:n}}{said} aether",
            f"produce{said} aether equal to {{n:equal}}",
        ):
            g.phrase("production", words, Do("produce", SELF, V("n"), name))
    for words in ("produce {n:n} of any element", "produce {n:n} aether of any element"):
        g.phrase("production", words, Do("produce", SELF, V("n"), "any"))
    for name in ELEMENTS:
        for size in (1, 2, 3):
            icons = f"[{name.capitalize()}]" * size
            g.phrase("production", f"produce {icons}", Do("produce", SELF, size, name))
    g.phrase("production", "produce Void aether equal to {n:equal}", Do("produce", SELF, V("n")))
    g.phrase("production", "produce {n:n} Void aether", Do("produce", SELF, V("n")))
    g.phrase("production", "produce one Void aether{n:per}", Do("produce", SELF, V("n")))
    for name in ELEMENTS:
        word = f"produce one {name.capitalize()} aether{{n:per}}"
        g.phrase("production", word, Do("produce", SELF, V("n"), name))
    own = "this card produces a number of aether of this card's element equal to {n:of_itself}"
    g.phrase("production", own, Do("produce", SELF, V("n"), "own"))
    for start in ("^", ""):
        source = Activated(V("c"), do=(V("p"),), keyword="aether")
        g.phrase("line", f"{start}{{c:price}}: ^{{p:production}}.", (source,))
        from_zone = " ^play this ability only from your caster zone."
        g.phrase("line", f"{start}{{c:price}}: ^{{p:production}}.{from_zone}", (source,))
    g.phrase("clause", "{p:production}", (V("p"),))


def counters(g: Grammar) -> None:
    """[CC 1018] Counters."""
    g.add("counter", Token(r"[a-z]+(?= counter)", _counter, lambda v: v if isinstance(v, str) else None))
    g.add("fewer", Token(r"(?:two|three|four|five|six)\b", lambda text: -WORDS.index(text), _fewer))
    for this in ("this card enters the field with a {c:counter} counter",):
        g.phrase("passive", this, (Mere(ENTERS_WITH, 1, V("c")),))
    with_n = "this card enters the field with {n:several} {c:counter} counters"
    g.phrase("passive", with_n, (Mere(ENTERS_WITH, V("n"), V("c")),))
    for on, what in ((" on this card", SELF),):
        g.phrase("clause", f"put a {{c:counter}} counter{on}", (t.Counters(what, V("c"), 1),))
        g.phrase("clause", f"put {{n:several}} {{c:counter}} counters{on}", (t.Counters(what, V("c"), V("n")),))


def _counter(text: str) -> str | None:
    return text if re.fullmatch(r"[a-z]+", text) else None


def _fewer(value: object) -> str | None:
    return WORDS[-value] if isinstance(value, int) and -6 <= value <= -2 else None


def tokens(g: Grammar) -> None:
    """[CC 1302.1] Tokens by name."""
    g.add("token", Token(r'"[^"]+"', lambda text: text[1:-1].lower(), _say_token))
    g.phrase("clause", "create a {k:token} token", (Do("token", SELF, 1, V("k")),))
    g.phrase("clause", "create {n:several} {k:token} tokens", (Do("token", SELF, V("n"), V("k")),))


def _say_token(value: object) -> str | None:
    return f'"{value.title()}"' if isinstance(value, str) else None


def given(g: Grammar) -> None:
    """[CC 1111.2] [CC 1113.2] [CC 1117.2] Keywords with a text of their own."""
    for head, cond in (
        ("[DCT] {n:digits}", t.Compare(t.Count(EARNEST), ">=", V("n"))),
        ("[Vanity]", t.Named("alone")),
        ("[BINGO]", t.Named("bingo")),
    ):
        name = head[1:].partition("]")[0]
        g.phrase("line", f"{head} - ^{{e:plain_effects}}.", (t.Passive(V("e"), cond=cond, keyword=name),))
        gives = (t.Passive((t.Grant(SELF, V("a")),), cond=cond, keyword=name),)
        g.phrase("any_line", f"{head} - {{a:keywords}}", gives)
        g.phrase("line", f"{head} - {{a:given_line}}", gives)
        g.phrase("conjure", f"{head} - {{b:block}}", (Spell(V("b"), cond=cond, keyword=name),))
    g.phrase("given_line", "{a:line}", V("a"), _granted)
    g.phrase("plain_effects", "{e:state}", V("e"))
    g.phrase("plain_effects", "{e:rule}", V("e"))


def _granted(env: Env) -> bool:
    """Whether the abilities are given as they are: not continuous ones that nothing names (`plain_effects`), and no
    keywords alone."""
    return all(
        isinstance(a, (t.Activated, t.Automatic)) or (isinstance(a, t.Passive) and a.cond is not None) for a in env["a"]
    )


def further(g: Grammar) -> None:
    """Lines that say what a card is or how it is used."""
    same = "with the same name as this card"
    for words in (f"you may control two or more casters {same}", "this card may stand beside its namesakes"):
        g.phrase("passive", words, (Mere("Twins"),))
    g.phrase("passive", "your deck may have any number of this card", (Mere("Unlimited"),))
    pair = (Mere("material", word=V("a")), Mere("material", word=V("b")))
    g.phrase("line", "{a:name} ♥ {b:name}", pair)
    g.phrase("line", "{a:name} ♥ {b:name} ♥ {c:name}", (*pair, Mere("material", word=V("c"))))


def conjures(g: Grammar) -> None:
    """[CC 703.3] What a conjure does, and what playing it demands besides."""
    g.phrase("conjure", "{l:any_line}", V("l"))
    g.phrase("conjure", "{b:block}", (Spell(V("b")),))
    g.phrase("conjure", "^as an additional cost to play this card, {c:price}.", (Spell(cost=V("c")),))
    g.phrase("conjure", "^{p:own_price}.", V("p"))
    g.phrase("conjure", "^{o:only_played}.", V("o"))
    g.phrase("line", "{l:any_line}", V("l"))
    g.phrase("line", "^{p:passive}.", V("p"))
    g.phrase("line", "{p:passive}.", V("p"))
    g.phrase("line", "^{p:passive}", V("p"), _quotes)


def _quotes(env: Env) -> bool:
    """Whether the line ends with an ability in quotes, which has the full stop."""
    last = env["p"][-1].effects[-1] if isinstance(env["p"][-1], t.Passive) else None
    given = last.effects[-1] if isinstance(last, t.Gives) else None
    return isinstance(given, t.Grant) and any(ability.keyword in ("", "aether") for ability in given.abilities)


def clauses(g: Grammar) -> None:
    """`act`: a clause, or one of two; `clauses`: one act or several. A condition said after them is that of all of
    them, so that it belongs to the sentence (`opening`)."""
    g.phrase("act", "{a:clause}", V("a"))
    g.phrase("act", "you {a:clause}", V("a"))
    either = (t.Modes(1, (V("a"), V("b"))),)
    g.phrase("act", "{a:clause} or {b:clause}", either)
    g.phrase("act", "{a:clause}, or {b:clause}", either)
    g.phrase("clauses", "{a:act}", V("a"))
    for joint, last in LISTS:
        g.add("clauses", Many("act", joint=joint, last=last, least=2, flat=True))
    g.phrase("opening", "{c:clauses} if {q:said}", (t.If(V("q"), V("c")),))
    g.phrase("opening", "{c:clauses} {w:later}", (t.Delay(V("w"), V("c")),))
    g.phrase("opening", "{w:later}, {c:clauses}", (t.Delay(V("w"), V("c")),))
    g.phrase("opening", "you may {c:clauses} if {q:said}", (t.If(V("q"), (t.May(V("c")),)),))
    g.phrase("opening", "{c:clauses} unless {q:said}", (t.If(t.Unless(V("q")), V("c")),))


def sentences(g: Grammar) -> None:
    """What this game's sentences have besides those of all games."""
    g.phrase("sent", "then {c:plain}", V("c"))
    g.phrase("sentence", "^{w:later} ⇒ {s:sentence}", (t.Delay(V("w"), V("s")),))
    for start in ("^choose one: ^", "^choose one - ^", "^choose one of the following: ^"):
        for joint in (", or ", "; or ", " or "):
            two = (t.Modes(1, (V("a"), V("b")), played=True),)
            g.phrase("sentence", f"{start}{{a:clauses}}{joint}{{b:clauses}}.", two)
    for start in ("^choose one:", "^choose one -", "^choose one.", "^choose one of the following:"):
        for count in (2, 3, 4):
            listed = "".join(f"\n・{{o{i}:block}}" for i in range(count))
            modes = (t.Modes(1, tuple(V(f"o{i}") for i in range(count)), played=True),)
            g.phrase("block", f"{start}{listed}", modes)


def add(g: Grammar) -> None:
    for part in (
        keywords, automatic, activated, elsewhere, aether, counters, tokens, given, further, conjures, sentences,
    ):  # fmt: skip
        part(g)
