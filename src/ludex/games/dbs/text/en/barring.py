"""English, what players, cards and skills cannot do, in their many words."""

from __future__ import annotations

from ludex.games.dbs.text.en.giving import MINE
from ludex.games.dbs.text.en.nouns import modeless, owned, sided
from ludex.games.dbs.text.en.restraints import not_combined
from ludex.games.dbs.text.en.standing import FOES
from ludex.games.dbs.text.meanings import ENERGY, EXTRA, HAND, ME
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import (
    ANY,
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Continue,
    Exists,
    Give,
    Passive,
    Price,
    Rule,
    V,
    When,
)

G = V("g")


def owners(g: Grammar) -> None:
    """[DBS 1-3-3] What cannot be activated, sent or negated, of the card itself and of areas."""
    for said in ("you can't activate this card", "this card can't be activated"):
        idle = (Rule("forbid", "activate", SELF),)
        for words, cond in (("unless", t.Unless(V("q"))), ("if", V("q")), ("while", V("q"))):
            g.phrase("passive", f"{said} {words} {{q:conds}}", (t.Passive(idle, cond, zones=("hand",)),))
        g.phrase("passive", f"{{q:aslong}}, {said}", (t.Passive(idle, V("q"), zones=("hand",)),))
    for all_ in ("all ", "all of the ", ""):
        negated = (Give(G, V("k"), V("u")),)
        for on in ("of", "on"):
            g.phrase("clause", f"negate the {{k:skills}} {on} {all_}{{g:at_many}} {{u:until}}", negated, owned)


def barring(g: Grammar) -> None:
    """[DBS 1-3-3] What players and cards cannot do."""
    for who, what in (("{o:getter}", V("o")), ("{o:getters}", V("o"))):
        for said in ("can't activate [Blocker]", "can't activate its [Blocker]", "can't activate [Blocker] skills"):
            idle = Continue((Rule("forbid", "activate Blocker", what),), V("u"))
            g.phrase("clause", f"{who} {said} {{u:until}}", (idle,))
    spared = (Rule("forbid", "attack targets", ENEMY, MINE),)
    g.phrase("clause", "your opponent's cards can't attack your Leader {u:until}", (Continue(spared, V("u")),))
    unchosen = (Rule("forbid", "select", ENEMY, V("g")),)
    g.phrase("rule", "your opponent's skills can't choose {g:chosen_ones}", unchosen)
    g.phrase("chosen_ones", "your Leader", MINE)
    g.phrase("chosen_ones", "this card", SELF)
    g.phrase("chosen_ones", "{g:play_many}", V("g"), sided)


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of card it is."""
    return bool(env["g"] != ANY)


def agents(g: Grammar) -> None:
    """[DBS 1-3-3] What the skills of cards of a kind cannot do to this card."""
    for words in ("the skills of", "skills of"):
        g.phrase("skills_of", words, ANY)
    g.phrase("agent", "{s_:skills_of} {g:kind_many}", V("g"))
    g.phrase("agent", "{s_:skills_of} your opponent's {g:kind_many}", t.All((ENEMY, V("g"))), _told)
    for said, query in (
        ("can't be KO'd by", "ability KO"), ("can't be switched to Rest Mode by", "ability rest"),
        ("can't be removed from {a_:battle_area} by", "ability move"), ("is not affected by", "affect"),
    ):  # fmt: skip
        barred = (Rule("forbid", query, SELF, V("b")),)
        g.phrase("rule", f"this card {said} {{b:agent}}", barred)
        g.phrase("clause", f"this card {said} {{b:agent}} {{u:until}}", (Continue(barred, V("u")),))
    unchosen = (Rule("forbid", "select", V("b"), SELF),)
    g.phrase("rule", "this card can't be chosen by {b:agent}", unchosen)
    g.phrase("clause", "this card can't be chosen by {b:agent} {u:until}", (Continue(unchosen, V("u")),))


def in_further_words(g: Grammar) -> None:
    """[DBS 1-3-3] What cannot be activated, played or blocked, in further words."""
    attacks = t.Is(SELF, t.Role("attacking"))
    unblocked = (t.Grant(ME, (Passive((Rule("forbid", "activate Blocker", ENEMY),), attacks),)),)
    for who, s in (("getter", ""), ("getters", "")):
        for words in ("can't be blocked",):
            g.phrase("clause", f"{{o:{who}}} {words}{s} {{u:until}}", (Give(V("o"), unblocked, V("u")),))
            g.phrase("clause", f"{{u:first}}{{o:{who}}} {words}{s}", (Give(V("o"), unblocked, V("u")),))
    for words in ("this card's attacks", "this card's attack"):
        g.phrase("clause", f"{words} can't be blocked {{u:until}}", (Give(SELF, unblocked, V("u")),))
    g.phrase("active_foes", "Battle Cards {w:in_active}{p:post}", t.All((*FOES.parts, V("p"))), modeless)
    g.phrase(
        "active_foes", "your opponent's Battle Cards{p:post} {w:in_active}", t.All((*FOES.parts, V("p"))), modeless
    )
    g.phrase("active_foes", "your opponent's Active Mode Battle Cards", FOES)


def of_hands(g: Grammar) -> None:
    """[DBS 1-3-3] What players cannot do with the cards of their hand; numbers of colours; what both suffer."""
    for who, side in (("you", YOURS), ("your opponent", ENEMY)):
        for have in ("{t_:there}", "you have" if side == YOURS else "{h_:they_have}"):
            hued = Exists(t.All((side, ENERGY, t.Different("color"))), V("n"))
            whose = "your" if side == YOURS else "your opponent's"
            g.phrase("cond", f"{have} {{n:n}} or more {{c_:colors_}} among {whose} energy", hued)
        used = When("move", player=YOU if side == YOURS else OPPONENT, word="combo", dst=("combo",))
        for cards in ("cards", "a card", "1 or more cards"):
            g.phrase("event", f"{who} use{'s' if side == ENEMY else ''} {cards} in a combo", used)
    for words in ("you or your opponent takes damage", "you or your opponent take damage", "a player takes damage"):
        g.phrase("event", words, When("inflict"))
    lone = Passive(not_combined(SELF), zones=("hand",))
    for combo in ("combos", "a combo"):
        g.phrase("unheld", f"this card can't be used in {combo} from your hand", ANY)
    g.phrase("unheld", "you can't combo with this card from your hand", ANY)
    for words in ("{w_:unheld}",):
        g.phrase("passive", words, (lone,))
        g.phrase("passive", f"{{q:aslong}}, {words}", (t.replace(lone, cond=V("q")),))
    for words in ("the skills of {g:sum_many}", "skills of {g:sum_many}", "skills on {g:sum_many}"):
        g.phrase("rule", f"{words} can't be negated", (Rule("forbid", "be negated", V("g")),), sided)
    dearer = (Price(t.All((ENEMY, HAND, V("g"))), "+", V("n")),)
    for its in ("the energy cost of", "the energy costs of"):
        g.phrase("rule", f"increase {its} your opponent's {{g:kind_many}} by {{n:digits}}", dearer, _held)


def _held(env: t.Env) -> bool:
    """Whether they are Extra Cards, which lie in the hand: the energy cost of Battle Cards in play is another."""
    return EXTRA in parts_of(env["g"])


def blocked(g: Grammar) -> None:
    """[DBS 10-3-1] A [Blocker] that cannot be activated."""
    for words in ("[Blocker]", "[Blocker] skill"):
        barred = (t.Continue((Rule("forbid", "activate Blocker", V("o")),), V("u")),)
        for be in ("activate", "be activated"):
            g.phrase("clause", f"{{o:whose_skill}} {words} can't {be} {{u:until}}", barred)


def add(g: Grammar) -> None:
    for part in (
        owners,
        barring,
        agents,
        in_further_words,
        of_hands,
        blocked,
    ):
        part(g)
