"""English, lines: keywords, automatic, activated and continuous abilities, and what a conjure does."""

from __future__ import annotations

from typing import Any

from ludex.core.tree import walk
from ludex.games.cc.c0300_zones import ELEMENTS
from ludex.games.cc.c0907_restricted import FOR_CARDS, PRODUCES, written
from ludex.games.cc.c1000_game_actions import CANNOT_CHASE
from ludex.games.cc.c1100_keywords import DIES, EARNEST, ENTERS, KEYWORDS
from ludex.games.cc.c1109_keyword_actions import ride
from ludex.games.cc.text.en import at_once
from ludex.games.cc.text.meanings import CASTER, FIELD, IT, PAID
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar, Many, Token
from ludex.lang.groups import canonical
from ludex.lang.marks import CHOSEN, Done
from ludex.lang.pattern import SELF, Activated, Automatic, Do, Env, Mere, Move, Rest, Spell, V

QUOTED = ("", "aether", "Enter", "Last Words")
"""The keywords of abilities that texts give in quotes."""


def keywords(g: Grammar) -> None:
    """[CC 1100] Keywords alone, several in one line, and those with something after them."""
    for keyword in KEYWORDS:
        if keyword.means:
            g.phrase("keyword", f"[{keyword.name}]", keyword.means)
    g.add("keywords", Many("keyword", joint=" ", least=1, flat=True))
    g.add("keywords", Many("keyword", joint=", ", least=2, flat=True))
    g.add("keywords", Many("keyword", joint=", ", last=" and ", least=2, flat=True))
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
    """[CC 906.1]"""
    # [CC 1106.2] [CC 1107.2]
    for head, when, keyword in (("[Enter]", ENTERS, "Enter"), ("[Last Words]", DIES, "Last Words")):
        g.phrase("line", f"{head} ⇒ {{b:block}}", (Automatic(when, do=V("b"), keyword=keyword),), _unpaid)
    g.phrase("line", "^{w:trigger} ⇒ {b:block}", (Automatic(V("w"), do=V("b")),), _not_theirs)
    for they, does in (("that player", "do_all"), ("that enemy player", "do_all"), ("they", "do_plain")):
        foe = (Automatic(V("w"), do=(t.By(t.OPPONENT, V("d")),)),)
        g.phrase("line", f"^{{w:trigger}} ⇒ ^{they} {{d:{does}}}.", foe, _theirs)
    for they, does in (("that player", "do_all"), ("they", "do_plain")):
        owner = (Automatic(V("w"), do=(t.By(t.THEY, V("d")),)),)
        g.phrase("line", f"^{{w:trigger}} ⇒ ^{they} {{d:{does}}}.", owner, _of_an_orb)
    for word, n in (("first", 1), ("second", 2), ("third", 3)):
        g.phrase("ordinal", word, n)
    for who, player, verb in (("you", t.YOU, "play your"), ("an enemy player", t.OPPONENT, "plays their"),
                              ("your opponent", t.OPPONENT, "plays their")):  # fmt: skip
        play = t.When("play", V("g"), player=player, word="card")
        nth = t.Compare(t.Happened(play), "=", V("n"))
        for word in ("whenever", "when"):
            said = f"^{word} {who} {verb} {{n:ordinal}} {{g:kind_one}} each turn ⇒ {{b:block}}"
            g.phrase("line", said, (Automatic(play, do=V("b"), cond=nth),))
    for they, does in (("that player", "do_all"), ("they", "do_plain"), ("the turn player", "do_all")):
        turns = (Automatic(V("w"), do=(t.By(t.THEY, V("d")),)),)
        g.phrase("line", f"^{{w:moment}} ⇒ ^{they} {{d:{does}}}.", turns, _of_a_turn)
        toll = (Automatic(V("w"), do=(t.By(t.THEY, (V("x"), t.If(t.Unless(t.Did("did")), V("d")))),)),)
        g.phrase("line", f"^{{w:moment}} ⇒ ^{they} {{d:{does}}} unless they {{x:toll_plain}}.", toll, _of_a_turn)
        for they_do, asked in (("they do", t.Did("did")), ("they do not", t.Unless(t.Did("did"))),
                               ("that player does", t.Did("did"))):  # fmt: skip
            offer = t.By(t.THEY, (t.May(V("d")), t.If(asked, V("x"))))
            for then in ("they {x:do_plain}", "that player {x:do_all}"):
                said = f"^{{w:moment}} ⇒ ^{they} may {{d:do_plain}}. ^if {they_do}, {then}."
                g.phrase("line", said, (Automatic(V("w"), do=(offer,)),), _of_a_turn)
    status = (Automatic(t.Becomes(V("q")), do=V("b")),)
    for word in ("when", "whenever"):
        g.phrase("line", f"^{word} {{q:conds}} ⇒ {{b:block}}", status, _lasting)
    for its in ("its controller", "that servant's controller"):
        theirs = (Automatic(V("w"), do=(t.By(t.CONTROLLER, V("d"), of=IT),)),)
        g.phrase("line", f"^{{w:trigger}} ⇒ ^{its} {{d:do_all}}.", theirs, _struck)
    for who, player, verb in (("you", t.YOU, "draw your"), ("an enemy player", t.OPPONENT, "draws their"),
                              ("your opponent", t.OPPONENT, "draws their")):  # fmt: skip
        draw = t.When("move", player=player, word="draw")
        for word in ("whenever", "when"):
            said = f"^{word} {who} {verb} {{n:ordinal}} card each turn ⇒ {{b:block}}"
            nth = t.Compare(t.Happened(draw), "=", V("n"))
            g.phrase("line", said, (Automatic(draw, do=V("b"), cond=nth),))
    for once in ("^this ability triggers only once per turn.", "^this ability may only trigger once per turn.",
                 "^play this ability only once per turn."):  # fmt: skip
        g.phrase("line", f"^{{w:trigger}} ⇒ {{b:block}} {once}", (Automatic(V("w"), do=V("b"), limit=1),))
    g.phrase("line", "^{w:trigger}, {b:paid}", (Automatic(V("w"), do=V("b")),))
    timed = (Automatic(V("w"), do=V("b"), cond=V("q")),)
    g.phrase("line", "^{w:trigger} {q:while} ⇒ {b:block}", timed)
    g.phrase("line", "^{q:while}, {w:trigger} ⇒ {b:block}", timed)
    g.phrase("line", "^the first time {e:event} each turn ⇒ {b:block}", (Automatic(V("e"), do=V("b"), limit=1),))
    g.phrase("line", "^the first time {e:event} each turn, {b:paid}", (Automatic(V("e"), do=V("b"), limit=1),))
    g.phrase("line", "^once per turn, {w:trigger} ⇒ {b:block}", (Automatic(V("w"), do=V("b"), limit=1),))
    paying = (Automatic(V("w"), do=(t.May(V("b"), V("c")),)),)
    for start in ("^you may {c:price}: ", "^you may pay {c:price}: "):
        g.phrase("line", f"^{{w:trigger}} ⇒ {start}{{b:block}}", paying)
    g.phrase("line", "^{w:trigger} ⇒ {c:price}: {b:block}", paying)
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


def grown(g: Grammar) -> None:
    """[CC 901.2b] What the card itself gets for good, by a trigger or for a cost."""
    given = (t.Give(SELF, V("b")),)
    g.phrase("line", "^{w:trigger} ⇒ ^this card {b:gets}.", (Automatic(V("w"), do=given),), _there)
    g.phrase("line", "{c:price}: ^this card {b:gets}.", (Activated(V("c"), do=given),), _kept)
    g.phrase("line", "^{c:price}: ^this card {b:gets}.", (Activated(V("c"), do=given),), _kept)


def _there(env: Env) -> bool:
    """Whether the event does not take the card itself away."""
    when = env["w"]
    if not isinstance(when, t.When) or when.event != "move":
        return True
    return SELF not in walk.nodes(when.subject, skip=(t.Not,)) or when.dst == ENTERS.dst


def _kept(env: Env) -> bool:
    """Whether the cost leaves the card in the field."""
    return not any(isinstance(part, t.Move) and part.what == SELF for part in env["c"])


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


def unchased(g: Grammar) -> None:
    """[CC 1005.2] What nobody can answer while it is in the chase zone."""
    for words in ("this {} cannot be chased", "players cannot chase this {}", "no player can chase this {}"):
        g.phrase("any_line", f"^{words.format('card')}.", (Mere(CANNOT_CHASE),))
        said = words.format("ability")
        for start in ("^", ""):
            still = Activated(V("c"), do=V("b"), keyword=CANNOT_CHASE)
            g.phrase("line", f"{start}{{c:price}}: {{b:block}} ^{said}.", (still,), _no_aether)
        heard = Automatic(V("w"), do=V("b"), keyword=CANNOT_CHASE)
        g.phrase("line", f"^{{w:trigger}} ⇒ {{b:block}} ^{said}.", (heard,))


def _theirs(env: Env) -> bool:
    """Whether the event is an attack on the enemy player or a corruption of their orbs: its object is the card that
    does it, and "that player" is the one it is done to."""
    when = env["w"]
    attack = when.event == "attack" and when.word == "player" and when.subject == SELF
    return bool(attack or (when.event == "corrupt" and when.player == t.OPPONENT))


def _struck(env: Env) -> bool:
    """Whether the event is an attack on a player or a corruption (`_not_theirs`), by another card than this."""
    when = env["w"]
    met = isinstance(when, t.When) and (when.event == "corrupt" or (when.event == "attack" and when.word == "player"))
    return bool(met and when.subject not in (SELF, t.ANY))


def _lasting(env: Env) -> bool:
    """[CC 906.7] Whether it is a state of the game: what players have, and what there is, not how one card lies, which
    is an event, nor what happened this turn."""
    told = (t.Happened, t.Is, t.State, t.Mark, t.FaceUp, t.Did, t.TurnOf, t.During, t.Named, t.Among)
    return not any(isinstance(node, (*told, Done, t.Ref)) for node in walk.nodes(env["q"]))


def _of_an_orb(env: Env) -> bool:
    """Whether it is a corruption of anybody's orb: that player is the one whose orb it was."""
    when = env["w"]
    return bool(isinstance(when, t.When) and when.event == "corrupt" and when.player == "")


def _of_a_turn(env: Env) -> bool:
    """Whether it is the moment of any player's turn: that player is the one whose turn it is."""
    when = env["w"]
    return bool(when.event in ("begin", "end") and when.player == "")


def _not_theirs(env: Env) -> bool:
    """Whether nothing is said of the player of such an event (`_theirs`), or of an attack on a player; nor of a
    corruption where "it" is put, which may be the orb."""
    when = env["w"]
    met = isinstance(when, t.When) and (when.event == "corrupt" or (when.event == "attack" and when.word == "player"))
    first = env["b"][0] if env["b"] else None
    parts = list(walk.nodes(env["b"]))
    bound = any(isinstance(part, (t.Choose, t.Search, t.Look, t.RevealUntil)) for part in parts)
    put = any(
        isinstance(part, (t.Move, t.Reveal, t.SetFace)) and part.what == IT and getattr(part, "word", "") != "destroy"
        for part in parts
    )
    orb = met and when.event == "corrupt" and put and not bound
    return _unpaid(env) and not orb and not (met and isinstance(first, t.By) and first.of == IT)


def _unpaid(env: Env) -> bool:
    """Whether nothing is said of what a cost took: a trigger has none."""
    return PAID not in walk.nodes(env["b"])


def _limited(only: str) -> list[tuple[str, Activated]]:
    """What limits an ability besides a condition: the main timing, and once per turn."""
    often, main = {"limit": 1}, {"timing": ("main",)}
    rows: list[tuple[str, dict[str, Any]]] = [("during main timing", main), ("once per turn", often)]
    rows += [("twice per turn", {"limit": 2}), ("three times per turn", {"limit": 3})]
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
        ("^remove this card from your graveyard", Move(SELF, "removed"), "graveyard"),
        ("^remove this card in your graveyard", Move(SELF, "removed"), "graveyard"),
        ("^banish this card from your hand", Move(SELF, "graveyard", "banish"), "hand"),
        ("^remove this card in an allied graveyard from the game", Move(SELF, "removed"), "graveyard"),
    ):
        g.phrase("line", f"{cost}: {{b:block}}", (Activated((means,), do=V("b"), zones=(zone,)),), _no_aether)
        for whose in ("your", "an allied"):
            here = f"{cost}: {{b:block}} ^play this ability only from {whose} {zone}."
            g.phrase("line", here, (Activated((means,), do=V("b"), zones=(zone,)),), _no_aether)
        for when, limits in (("during main timing", {"timing": ("main",)}), ("once per turn", {"limit": 1})):
            main = Activated((means,), do=V("b"), zones=(zone,), **limits)
            g.phrase("line", f"{cost}: {{b:block}} ^play this ability only {when}.", (main,), _no_aether)
        timed = Activated((means,), do=V("b"), cond=V("q"), zones=(zone,))
        g.phrase("line", f"{cost}: {{b:block}} ^play this ability only {{q:onlys}}.", (timed,), _no_aether)
        more = Activated((Rest("c"), means), do=V("b"), zones=(zone,))
        for start in ("^", ""):
            said = f"{start}{{c:price}}, {cost[1:]}: {{b:block}}"
            g.phrase("line", said, (more,), _no_aether)


def _no_aether(env: Env) -> bool:
    """Whether the effect produces no aether: else it is an aether ability [CC 907.1]; and what is said of cards that
    were turned "this way" is not said of others than those that the cost turned."""
    if t.Ref(CHOSEN) in walk.nodes(env["b"]) and PAID in walk.nodes(tuple(env.get(name) for name in "acd")):
        return False
    return not any(isinstance(part, t.Do) and part.verb in PRODUCES for part in env["b"])


def aether(g: Grammar) -> None:
    """[CC 907.1] [CC 907.7] Abilities that produce aether; `yield`: how much and of which element; `spent`: the cards
    that it is only for."""
    for name in ELEMENTS:
        g.phrase("of_element", name.capitalize(), name)
    g.phrase("of_element", "Void", "")
    for words in ("of any element", "of any one element"):
        g.phrase("of_any", words, "any")
    for template, n, word in (
        ("{n:n}", V("n"), ""),
        ("{n:n} aether", V("n"), ""),
        ("{n:n} {e:of_element}", V("n"), V("e")),
        ("{n:n} {e:of_element} aether", V("n"), V("e")),
        ("{e:of_element} aether", 1, V("e")),
        ("{n:n} {e:of_any}", V("n"), V("e")),
        ("{n:n} aether {e:of_any}", V("n"), V("e")),
        ("an aether {e:of_any}", 1, V("e")),
        ("aether equal to {n:equal}", V("n"), ""),
        ("{e:of_element} aether equal to {n:equal}", V("n"), V("e")),
        ("aether {e:of_any} equal to {n:equal}", V("n"), V("e")),
        ("an amount of {e:of_element} aether equal to {n:equal}", V("n"), V("e")),
        ("one {e:of_element} aether{n:per}", V("n"), V("e")),
        ("one {e:of_element}{n:per}", V("n"), V("e")),
        ("1{n:per}", V("n"), ""),
        ("{e:of_element}{n:per}", V("n"), V("e")),
        ("one aether {e:of_any}{n:per}", V("n"), V("e")),
    ):
        _produces(g, template, n, word)
    for name in (*ELEMENTS, "void"):
        for size in (1, 2, 3):
            _produces(g, f"[{name.capitalize()}]" * size, size, "" if name == "void" else name)
    own = "this card produces a number of aether of this card's element equal to {n:of_itself}"
    g.phrase("production", own, Do("produce", SELF, V("n"), "own"))
    for words in ("spend this aether only", "use this aether only", "you may only spend this aether",
                  "this aether can only be used", "this aether can only be spent", "this aether may only be spent",
                  "this aether may only be used", "you may spend this aether only", "spend it only"):  # fmt: skip
        g.phrase("spending", words, t.ANY)
    for words in ("{g:plain_kind_many}", "{g:a_plain_kind}", "{g:plain_kind_one}"):
        g.phrase("spent", words, V("g"))
    for start in ("^", ""):
        source = Activated(V("c"), do=(V("p"),), keyword="aether")
        for end in ("", " ^play this ability only from your caster zone."):
            g.phrase("line", f"{start}{{c:price}}: ^{{p:production}}.{end}", (source,))
        for only, fields in (
            ("{q:onlys}", {"cond": V("q")}),
            ("once per turn", {"limit": 1}),
            ("during main timing", {"timing": ("main",)}),
        ):
            more = Activated(V("c"), do=(V("p"),), keyword="aether", **fields)
            g.phrase("line", f"{start}{{c:price}}: ^{{p:production}}. ^play this ability only {only}.", (more,))
        g.phrase("line", f"{start}once per turn, {{c:price}}: ^{{p:production}}.",
                 (Activated(V("c"), do=(V("p"),), keyword="aether", limit=1),))  # fmt: skip
        both = Activated(V("c"), do=(V("p"), Rest("b")), keyword="aether")
        g.phrase("line", f"{start}{{c:price}}: ^{{p:production}}. {{b:block}}", (both,), _untargeted)
    g.phrase("clause", "{p:production}", (V("p"),))
    for words, who in (("an allied caster", t.YOURS), ("this card", None), ("an enemy caster", t.ENEMY)):
        group = SELF if who is None else canonical(who, FIELD, CASTER)
        g.phrase("event", f"{words} produces aether", t.When("aether", group))


def _produces(g: Grammar, template: str, n: Any, word: Any) -> None:
    """The production, and the same with what the aether may be spent on."""
    g.phrase("production", f"produce {template}", Do("produce", SELF, n, word))
    kept = Do(FOR_CARDS, V("g"), n, word)
    g.phrase("production", f"produce {template}. ^{{w:spending}} to play {{g:spent}}", kept, _writable)


def _writable(env: Env) -> bool:
    """Whether the cards are told by words that aether can be told apart with."""
    return written(env["g"]) != ""


def _untargeted(env: Env) -> bool:
    """[CC 907.1] Whether what follows needs no target."""
    return not any(isinstance(part, t.Choose) and part.target for part in env["b"])


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
    for words in (f"you may control two or more casters {same}",
                  f"you may control 2 or more casters {same}", f"you may control any number of casters {same}",
                  "this card may stand beside its namesakes"):  # fmt: skip
        g.phrase("passive", words, (Mere("Twins"),))
    for words in ("your deck may have any number of this card", "your deck may contain any number of this card",
                  "you may have any number of this card in your deck",
                  "you may put any number of this card into your deck"):  # fmt: skip
        g.phrase("passive", words, (Mere("Unlimited"),))
    pair = (Mere("material", word=V("a")), Mere("material", word=V("b")))
    g.phrase("line", "{a:name} ♥ {b:name}", pair)
    g.phrase("line", "{a:name} ♥ {b:name} ♥ {c:name}", (*pair, Mere("material", word=V("c"))))


def conjures(g: Grammar) -> None:
    """What a conjure does, and what playing it demands besides."""
    g.phrase("conjure", "{l:any_line}", V("l"))
    g.phrase("conjure", "{b:block}", (Spell(V("b")),), _no_other)
    for words in ("as an additional cost to play this card, {c:price}",
                  "to play this card, {c:price} as an additional cost", "to play this card, {c:price}"):  # fmt: skip
        g.phrase("any_line", f"^{words}.", (Spell(cost=V("c")),))
        either = Spell(cost=(t.Modes(1, (V("c"), V("d"))),))
        g.phrase("any_line", f"^{words.replace('{c:price}', '{c:cost} or {d:cost}')}.", (either,))
    g.phrase("conjure", "^{p:own_price}.", V("p"))
    g.phrase("conjure", "^{o:only_played}.", V("o"))
    g.phrase("line", "{l:any_line}", V("l"))
    g.phrase("line", "^{p:passive}.", V("p"))
    g.phrase("line", "{p:passive}.", V("p"))
    g.phrase("line", "^{p:passive}", V("p"), _quotes)


def _no_other(env: Env) -> bool:
    """Whether no cards of the field are called "other": the conjure itself is never there, so that others than those
    named before are meant; and whether "this way" is not said of what its cost took where the effect turns cards."""
    parts = list(walk.nodes(env["b"], skip=(t.Ability,)))
    turned = any(isinstance(part, t.SetState) for part in parts)
    if (t.Ref(CHOSEN) in parts and not turned) or (PAID in parts and turned):
        return False
    return not any(isinstance(part, t.All) and t.Not(SELF) in part.parts and FIELD in part.parts for part in parts)


def _quotes(env: Env) -> bool:
    """Whether the line ends with an ability in quotes, which has the full stop."""
    last = env["p"][-1].effects[-1] if isinstance(env["p"][-1], t.Passive) else None
    given = last.effects[-1] if isinstance(last, t.Gives) else None
    return isinstance(given, t.Grant) and any(ability.keyword in QUOTED for ability in given.abilities)


def clauses(g: Grammar) -> None:
    """`act`: a clause, or one of two; `clauses`: one act or several. A condition said after them is that of all of
    them, so that it belongs to the sentence (`opening`)."""
    g.phrase("act", "{a:clause}", V("a"))
    g.phrase("act", "you {a:clause}", V("a"))
    either = (t.Modes(1, (V("a"), V("b"))),)
    g.phrase("act", "{a:clause} or {b:clause}", either)
    g.phrase("act", "{a:clause}, or {b:clause}", either)
    g.phrase("clauses", "{a:act}", V("a"))
    at_once.lists(g)
    g.phrase("opening", "{c:clauses} if {q:said}", (t.If(V("q"), V("c")),))
    g.phrase("opening", "{c:clauses}, then {d:clauses}", (Rest("c"), Rest("d")),
             lambda env: at_once.by_one((*env["c"], *env["d"])))  # fmt: skip
    g.phrase("opening", "{c:clauses}, where X is {n:equal}", (Rest("c"), t.Equals(V("n"))))
    g.phrase("opening", "for each {n:counted}, {c:clauses}", (t.Repeat(V("n"), V("c")),), _aimless)
    for drawing in ("draw a card", "you draw a card"):
        g.phrase("opening", f"for each {{n:counted}}, {drawing}", (t.Draw(V("n")),))
    g.phrase("opening", "{c:clauses} {w:later}", (t.Delay(V("w"), V("c")),))
    g.phrase("opening", "{w:later}, {c:clauses}", (t.Delay(V("w"), V("c")),))
    g.phrase("opening", "you may {c:clauses} if {q:said}", (t.If(V("q"), (t.May(V("c")),)),))
    g.phrase("opening", "{c:clauses} unless {q:said}", (t.If(t.Unless(V("q")), V("c")),))


def _aimless(env: Env) -> bool:
    """Whether nothing is drawn, which is said in words of its own, and nothing has a target, which would be chosen once
    for all times."""
    return not any(isinstance(part, (t.Draw, t.Delay)) or (isinstance(part, t.Choose) and part.target)
                   for part in walk.nodes(env["c"]))  # fmt: skip


def _ends_quoted(env: Env) -> bool:
    """Whether the sentence ends with an ability in quotes, which has the full stop."""
    last = env["s"][-1]
    given = last.effects[-1] if isinstance(last, t.Give) else None
    return isinstance(given, t.Grant) and any(ability.keyword in QUOTED for ability in given.abilities)


def _stays_there(env: Env) -> bool:
    """Whether what the event is about is still the same object when it is told."""
    return bool(env["e"].event != "move")


def sentences(g: Grammar) -> None:
    """What this game's sentences have besides those of all games."""
    g.phrase("sentence", "^{s:sent}", V("s"), _ends_quoted)
    for start in ("^whenever {e:event} {u:until}, ", "^{u:until}, whenever {e:event}, "):
        g.phrase("sentence", f"{start}{{c:plain}}.", (t.Delay(V("e"), V("c"), V("u"), True),))
    given = (t.Delay(V("e"), (t.Give(t.Ref("it"), V("b"), V("v")),), V("u"), True),)
    for start in ("^whenever {e:event} {u:until}, ", "^{u:until}, whenever {e:event}, "):
        for it in ("it", "that servant", "that card"):
            g.phrase("sentence", f"{start}{it} {{b:gets}} {{v:until}}.", given, _stays_there)
    for start in ("^the next time {e:event} {u:until}, ", "^{u:until}, the next time {e:event}, ",
                  "^when {e:event} {u:until}, "):  # fmt: skip
        g.phrase("sentence", f"{start}{{c:plain}}.", (t.Delay(V("e"), V("c"), V("u")),))
    for start in ("^whenever {e:event} {u:until} ⇒ ", "^{u:until}, whenever {e:event} ⇒ "):
        g.phrase("sentence", f"{start}{{c:sentence}}", (t.Delay(V("e"), V("c"), V("u"), True),))
    g.phrase("sent", "then {c:plain}", V("c"))
    for joint in ("then if", "then, if"):
        g.phrase("sent", f"{joint} {{q:conds}}, {{c:plain}}", (t.If(V("q"), V("c")),))
    g.phrase("sent", "unless {q:conds}, {c:plain}", (t.If(t.Unless(V("q")), V("c")),))
    g.phrase("sentence", "^{w:later} ⇒ {s:sentence}", (t.Delay(V("w"), V("s")),))
    for start in ("^choose one: ^", "^choose one - ^", "^choose one of the following: ^"):
        for joint in (", or ", "; or ", " or "):
            two = (t.Modes(1, (V("a"), V("b")), played=True),)
            g.phrase("sentence", f"{start}{{a:clauses}}{joint}{{b:clauses}}.", two)
        for joint in (". OR, ", ". OR ", ". ^or, "):
            two = (t.Modes(1, (V("a"), V("b")), played=True),)
            g.phrase("block", f"{start}{{a:clauses}}{joint}{{b:clauses}}.", two)
    for words, n, up_to in (
        ("one", 1, False), ("one of the following", 1, False), ("two", 2, False), ("two of the following", 2, False),
        ("up to two", 2, True), ("up to two of the following", 2, True), ("any number", 4, True),
        ("up to one", 1, True), ("both", 2, False), ("three", 3, False),
    ):  # fmt: skip
        for count in (2, 3, 4):
            listed = "".join(f"\n・{{o{i}:block}}" for i in range(count))
            if (words == "both" and count != 2) or (words == "three" and count < 4):
                continue
            modes = (t.Modes(min(n, count), tuple(V(f"o{i}") for i in range(count)), up_to, played=True),)
            for end in (":", " -", "."):
                g.phrase("block", f"^choose {words}{end}{listed}", modes)
    for joint in ("^or ", "^or, ", "OR, ", "OR "):
        either = (t.Modes(1, (V("a"), V("b")), played=True),)
        g.phrase("block", f"{{a:sentence}} {joint}{{b:effect}}", either)


def add(g: Grammar) -> None:
    for part in (
        keywords, automatic, grown, activated, unchased, elsewhere, aether, given, further, conjures,
        sentences,
    ):  # fmt: skip
        part(g)
