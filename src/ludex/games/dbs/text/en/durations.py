"""English, what holds for a while, in a turn to come, or the next time."""

from __future__ import annotations

from typing import Any

from ludex.games.dbs.text.meanings import BATTLE_CARD
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.pattern import ANY, OPPONENT, SELF, YOU, Continue, Delay, Give, Gives, Rule, V, When


def lasting(g: Grammar) -> None:
    """[DBS 8-2-2-2] Every rule, for a while; a gift and a rule that end together."""
    barred = Continue(V("e"), V("u"))
    g.phrase("clause", "{e:rule} {u:until}", (barred,), _rules)
    g.phrase("clause", "{u:first}{e:rule}", (barred,), _rules)
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        for joint in (" and ", ", and "):
            both = (Give(V("o"), V("b"), V("u")), barred)
            words = f"{{o:{getter}}} {{b:{gets}}}{joint}{{e:player_rule}}"
            g.phrase("clause", f"{words} {{u:until}}", both)
            g.phrase("clause", f"{{u:first}}{words}", both)
    g.phrase("player_rule", "{e:rule}", V("e"), _of_players)
    g.phrase("payment", "{e:player_rule} {u:until}", (barred,))


def _rules(env: t.Env) -> bool:
    """Whether the effects are rules and prices alone: figures and skills are given."""
    return all(isinstance(effect, (Rule, t.Price)) for effect in env["e"])


def _of_players(env: t.Env) -> bool:
    """Whether the rules are on what players do, and not on the card itself."""
    return all(isinstance(effect, Rule) and effect.what != SELF for effect in env["e"])


THEIR_TURN = (
    "during your opponent's next turn", "during their next turn", "in your opponent's next turn",
    "for your opponent's next turn", "during the opponent's next turn",
)  # fmt: skip


def coming(g: Grammar) -> None:
    """[DBS 8-2-2-2] What holds in a player's next turn and not before: it begins with that turn."""
    for words in THEIR_TURN:
        g.phrase("their_turn", words, ANY)
        g.phrase("turn_ahead", words, OPPONENT)
    for words in ("during your next turn", "in your next turn", "for your next turn"):
        g.phrase("turn_ahead", words, YOU)
    next_ = When("turn start", player=V("t"))

    def then(*effects: Any) -> tuple[Any, ...]:
        return (Delay(next_, effects),)

    barred = then(Continue(V("e"), "turn"))
    g.phrase("clause", "{e:rule} {t:turn_ahead}", barred, _of_players)
    g.phrase("clause", "{t:turn_ahead}, {e:rule}", barred, _of_players)
    held = then(Continue(V("e"), "turn"))
    g.phrase("clause", "{e:bar} {t:turn_ahead}", held)
    g.phrase("clause", "{t:turn_ahead}, {e:bar}", held)
    for gets, getter in (("gets", "getter"), ("get", "getters")):
        given = then(Give(V("o"), V("b"), "turn"))
        g.phrase("clause", f"{{o:{getter}}} {{b:{gets}}} {{t:turn_ahead}}", given)
        g.phrase("clause", f"{{t:turn_ahead}}, {{o:{getter}}} {{b:{gets}}}", given)


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


def _told(env: t.Env) -> bool:
    """Whether it is said what kind of cards they are."""
    return bool(env["g"] != ANY)


def next_time(g: Grammar) -> None:
    """[DBS 8-6-2-3-1] What the next card of a kind costs."""
    for category, said in (
        ("off_hand", ("", " from your hand")), ("this_turn", (" this turn", " during this turn")),
        ("its_own", ("its", "that card's")),
    ):  # fmt: skip
        for words in said:
            g.phrase(category, words, t.ANY)
    g.phrase("changed_by", "reduce {i_:its_own} energy cost by {n:minus}", V("n"))
    g.phrase("changed_by", "increase {i_:its_own} energy cost by {n:digits}", V("n"))
    once = t.Price(V("g"), "+", V("n"), once=True)
    for what, verb in (("{g:a_held}", "play"), ("{g:a_held}", "activate"), ("{g:held_one}", "activate"),
                       ("another {g:held_one}", "play")):  # fmt: skip
        fits = _extras if verb == "activate" else None
        said_so = f"the next time you {verb} {what}{{h_:off_hand}}"
        g.phrase("clause", f"{{u:first}}{said_so}, {{n:changed_by}}", (t.Continue((once,), V("u")),), fits)
        g.phrase("clause", f"{said_so}{{t_:this_turn}}, {{n:changed_by}}", (t.Continue((once,), "turn"),), fits)
    for change, number in (("reduce", "minus"), ("increase", "digits")):
        for do, of_kind in (("play", None), ("activate", _extras)):
            named = f"{change} the energy cost of the next {{g:held_one}} you {do}{{h_:off_hand}}"
            end = f"by {{n:{number}}}"
            g.phrase("clause", f"{named}{{t_:this_turn}} {end}", (t.Continue((once,), "turn"),), of_kind)
            g.phrase("clause", f"{named} {end} {{u:until}}", (t.Continue((once,), V("u")),), of_kind)
            g.phrase("clause", f"{{u:first}}{named} {end}", (t.Continue((once,), V("u")),), of_kind)


def _extras(env: t.Env) -> bool:
    """Whether they are Extra Cards, or told by their name alone: Battle Cards are not activated."""
    return BATTLE_CARD not in parts_of(env["g"])


def add(g: Grammar) -> None:
    for part in (
        lasting,
        coming,
        turns,
        whiles,
        next_time,
    ):
        part(g)
