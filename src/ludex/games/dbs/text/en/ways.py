"""English, ways: what is done in a later turn, how a card came to be played, what happens only once in a turn."""

from __future__ import annotations

from ludex.core.tree import walk
from ludex.games.dbs.text.en.nouns import modeless, sided
from ludex.games.dbs.text.en.restraints import not_combined
from ludex.games.dbs.text.meanings import ENERGY, EXTRA, HAND, IT, SEEN
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
    Do,
    Exists,
    Give,
    Gives,
    On,
    Passive,
    Price,
    Rest,
    Rule,
    V,
    When,
)

G = V("g")


def turns(g: Grammar) -> None:
    """[DBS 8-2-2-2] What holds in the turn that comes next, and not before."""
    for words in ("during the next turn", "in the next turn", "for the next turn"):
        g.phrase("next_turn", words, ANY)
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        later = t.Delay(When("turn start"), (Give(V("o"), V("c"), "turn"),))
        for joint in (", and ", " and ", ", then "):
            both = (Give(V("o"), V("b"), V("u")), later)
            said = f"{{o:{getter}}} {{b:{gets}}} {{u:until}}{joint}{{c:boons}} {{t_:next_turn}}"
            g.phrase("clause", said, both)
            g.phrase("clause", said.replace("{c:boons}", f"{{c:{gets}}}"), both)
        g.phrase("clause", f"{{o:{getter}}} {{c:{gets}}} {{t_:next_turn}}", (later,))


KINDS = (("Activate Main", "main"), ("Activate Battle", "battle"), ("Activate Main/Battle", "main battle"),
         ("Activate", ""))  # fmt: skip


def skills(g: Grammar) -> None:
    """[DBS 8-6-1] Skills of a card that another skill activates."""
    for said, word in KINDS:
        g.phrase("kind_used", f"[{said}]", word)
    for words, what in (("its", IT), ("that card's", IT), ("the chosen card's", IT), ("this card's", SELF)):
        g.phrase("whose_skill", words, what)
    for words in ("", " from the Drop", " from its owner's Drop", " from your Drop"):
        g.phrase("used_from", words, ANY)
    used = Do("activate a skill", V("o"), word=V("k"))
    g.phrase("clause", "activate {o:whose_skill} {k:kind_used}{s_:skill_end}", (used,))
    one = "activate up to 1 of {o:whose_skill} {k:kind_used}{s_:skill_end}{f_:used_from}"
    g.phrase("clause", one, (t.May((used,)),))
    g.phrase("clause", one.replace("up to ", ""), (used,))
    of_chosen = Do("activate a skill", IT, word=V("k"))
    for on in ("on", "of"):
        words = f"activate the {{k:kind_used}}{{s_:skill_end}} {on} {{c:pick}}"
        g.phrase("clause", words, (Rest("c"), of_chosen))


def prices(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] Costs reduced by energy of certain colours, for groups and for a while."""
    less = On(V("e"), G)
    said = "reduce {c_:costs_} of {a_:all_your}{g:sum_held_many} in your hand by {e:colored_off}"
    g.phrase("rule", said, less)
    g.phrase("clause", f"{said} {{u:until}}", (t.Continue(less, V("u")),))


def whiles(g: Grammar) -> None:
    """[DBS 8-2-2-2] What triggers as long as an effect lasts; what cards have while they attack."""
    always = (t.Delay(V("w"), V("c"), V("u"), always=True),)
    once = (t.Delay(V("w"), V("c"), V("u")),)
    for start, waits in (("when", always), ("each time", always), ("the next time", once)):
        g.phrase("clause", f"{{u:first}}{start} {{w:event}}, {{c:clauses}}", waits, _lasting)
        ends = tuple(t.replace(one, until="turn") for one in waits)
        g.phrase("clause", f"{start} {{w:event}} {{t_:this_turn_}}, {{c:clauses}}", ends)
        ahead = (t.Delay(When("turn start", player=V("t")), ends),)
        g.phrase("clause", f"{{t:turn_ahead}}, {start} {{w:event}}, {{c:clauses}}", ahead)
    for words in ("while attacking", "while they are attacking", "while it is attacking", "when attacking",
                  "while they attack", "while it attacks"):  # fmt: skip
        g.phrase("while_attacking", words, ANY)
    for group, gets in (("{o_:all_of}{g:sum_many}", "get"), ("{g:one_of}", "gets")):
        held = (Gives(t.All((V("g"), t.Role("attacking"))), V("b")),)
        g.phrase("rule", f"{group} {{b:{gets}}} {{w_:while_attacking}}", held)


def _lasting(env: t.Env) -> bool:
    """Whether the duration is one that a waiting skill may have."""
    return env["u"] in ("turn", "battle", "opponent's next turn", "opponent's turn")


def players(g: Grammar) -> None:
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


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of cards they are."""
    return bool(env["g"] != ANY)


def _held(env: t.Env) -> bool:
    """Whether they are Extra Cards, which lie in the hand: the energy cost of Battle Cards in play is another."""
    return EXTRA in parts_of(env["g"])


def among(g: Grammar) -> None:
    """Cards of those that were looked at, said with "from it" or "from them"."""
    for words in (" from it", " from them", " in it"):
        g.phrase("from_seen", words, ANY)
    for words, n in (("1 {g:kind_one}", 1), ("{n:several} {g:kind_many}", V("n"))):
        held = t.Choose("found", n, t.All((SEEN, V("g"))), V("x"))
        g.phrase("pick", f"{{x:up_to}}{words}{{f_:from_seen}}", (held,), modeless)


def blocked(g: Grammar) -> None:
    """[DBS 10-3-1] A [Blocker] that cannot be activated."""
    for words in ("[Blocker]", "[Blocker] skill"):
        barred = (t.Continue((Rule("forbid", "activate Blocker", V("o")),), V("u")),)
        for be in ("activate", "be activated"):
            g.phrase("clause", f"{{o:whose_skill}} {words} can't {be} {{u:until}}", barred)


def shuffling(g: Grammar) -> None:
    """Cards that are chosen past [Barrier] and shuffled into their owner's deck."""
    foes = (Rest("c"), t.Move(IT, "deck"), t.By(OPPONENT, (t.Shuffle("deck"),)))
    for words in ("choose {c:past}{i_:ignoring_}{j_:and}shuffle {d_:dues} into its owner's deck",
                  "choose {c:past}{i_:ignoring_}{j_:and}shuffle {d_:dues} into their owner's deck",
                  "choose {c:past}{i_:ignoring_}{j_:and}shuffle {d_:dues} into their deck"):  # fmt: skip
        g.phrase("clause", words, foes, _theirs)


def _theirs(env: t.Env) -> bool:
    """Whether all cards are the opponent's."""
    return {part for part in walk.nodes(env["c"]) if isinstance(part, t.Side)} == {ENEMY}


def extremes(g: Grammar) -> None:
    """The cards with the lowest figure."""
    for words in ("lowest", "least", "smallest"):
        g.phrase("low_", words, ANY)
    said = "{x:up_to}{n:n} of {g:play_many} with the {h_:low_} {f:high_figure}"
    g.phrase("pick", said, (t.Choose("t", V("n"), t.Extreme(V("g"), V("f")), V("x")),), sided)


def add(g: Grammar) -> None:
    for part in (turns, skills, prices, whiles, players, among, blocked, shuffling, extremes):
        part(g)
