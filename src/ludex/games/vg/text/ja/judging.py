"""Japanese, conditions said in another order or of other cards: このターンに after its subject, how often, on which
circles, whose vanguard has the lower grade."""

from __future__ import annotations

from ludex.games.vg.text.ja.conditions import COUNTED, being, cond
from ludex.games.vg.text.ja.history import SINCE, remembered
from ludex.games.vg.text.meanings import ENEMY_VANGUARD, VANGUARD
from ludex.lang.grammar import Grammar, Phrase
from ludex.lang.groups import canonical, parts_of
from ludex.lang.pattern import (
    ENEMY,
    OPPONENT,
    SELF,
    YOU,
    YOURS,
    Compare,
    Env,
    Greatest,
    Happened,
    Is,
    Number,
    Role,
    Unless,
    V,
    When,
    Zone,
)

SUBJECTS = (
    "{i:itself}が{y:comma}",
    "{g:own_unit}が{y:comma}",
    "{g:own_card}が{y:comma}",
    "いずれかの{g:any_unit}が{y:comma}",
)
FORMS = (("ている", "ていて", True), ("ていない", "ておらず", False))


def later(g: Grammar) -> None:
    """What happened to whom this turn, the turn said after the subject: このユニットがこのターンに登場している."""
    for entry in list(g.entries["event"]):
        if isinstance(entry, Phrase) and entry.template.startswith(SUBJECTS) and entry.template.endswith("た"):
            start = next(words for words in SUBJECTS if entry.template.startswith(words))
            rest = entry.template[len(start) : -1]
            g.phrase("event_later", f"{start}{SINCE}{rest}", entry.means, entry.when)
    once = Compare(Happened(V("e")), ">=", 1)
    for end, mid, so in FORMS:
        cond(g, "{e:event_later}", end, mid, once if so else Unless(once), remembered)


DEEDS = (
    ("が", "アタックし", "attack"),
    ("が", "アタックされ", "attacked"),
    ("が", "ブーストし", "boost"),
    ("が", "ブーストされ", "boosted"),
    ("が", "インターセプトし", "intercept"),
    ("のアタックが", "ヒットし", "hit"),
)
"""What a unit may do several times in a turn: the words before the number and after it, and the event."""


def often(g: Grammar) -> None:
    """How often a unit did something this turn."""
    for who, what in (
        ("{i:itself}", SELF),
        ("{g:own_unit}", V("g")),
        ("アタックしているユニット", Role("attacking")),
    ):
        for particle, did, event in DEEDS:
            much = Happened(When(event, what))
            for total in ("", "合計"):
                for limit, op in (("以上", ">="), ("", "="), ("以下", "<=")):
                    times = f"{total}{{n:digits}}回{limit}{did}"
                    for words in (f"{SINCE}{who}{particle}", f"{who}{particle}{{y:comma}}{SINCE}"):
                        for end, mid, so in FORMS:
                            enough = Compare(much, op, V("n"))
                            cond(g, f"{words}{times}", end, mid, enough if so else Unless(enough), plain)


def in_all(g: Grammar) -> None:
    """How often a player attacked this turn; what came to the trigger zone."""
    for who, side in (("あなた", YOURS), ("相手", ENEMY)):
        much = Happened(When("attack", side))
        for total in ("合計", ""):
            for limit, op in (("以上", ">="), ("", "="), ("以下", "<=")):
                enough = Compare(much, op, V("n"))
                for end, mid, so in FORMS:
                    words = f"{SINCE}{who}が{total}{{n:digits}}回{limit}アタックし"
                    cond(g, words, end, mid, enough if so else Unless(enough))
    put = Compare(Happened(When("move", V("k"), player=YOU, dst=("trigger",))), ">=", 1)
    for end, mid, so in FORMS:
        cond(g, f"{SINCE}あなたのトリガーゾーンに{{k:kind}}が置かれ", end, mid, put if so else Unless(put))


def plain(env: Env) -> bool:
    """Whether the units are not those of the attack: of these other phrases speak."""
    return "g" not in env or not any(isinstance(part, Role) for part in parts_of(env["g"]))


def lost(g: Grammar) -> None:
    """How many cards were discarded from a hand this turn; how many lie in the prison."""
    for who, side in (("あなた", YOURS), ("相手", ENEMY)):
        discarded = Happened(When("move", side, src=("hand",), word="discard"))
        for number, n in (("から{n:count}以上", V("n")), ("が", 1), ("から", 1), ("からカードが", 1)):
            for end, mid, so in FORMS:
                much = Compare(discarded, ">=", n)
                cond(g, f"{SINCE}{who}の手札{number}捨てられ", end, mid, much if so else Unless(much))
        g.phrase(
            "event",
            f"{who}の手札が{{c:caused}}捨てられた",
            When("move", side, src=("hand",), word="discard", cause=V("c")),
        )
    for words, made in COUNTED:
        for said in (
            "あなたの監獄に収容されているカード",
            "あなたの監獄のカード",
            "あなたの監獄にカード",
            "あなたの監獄",
        ):
            being(g, f"{said}が{words}", made(canonical(ENEMY, Zone(("imprisoned",))), V("n")))


def stands(g: Grammar) -> None:
    """On one of two circles."""
    for words, names in (("(V)か(R)", ("VC", "RC")), ("(V)か(G)", ("VC", "GC")), ("(R)か(G)", ("RC", "GC"))):
        cond(g, f"{{i:itself}}が{words}に", "いる", "いて", Is(SELF, Zone(names)))


def grades(g: Grammar) -> None:
    """Whose vanguard has the lower grade; energy."""
    mine, theirs = Greatest(VANGUARD, "grade"), Greatest(ENEMY_VANGUARD, "grade")
    for words, op in (("より低い", "<"), ("より小さい", "<"), ("より高い", ">"), ("より大きい", ">")):
        for a, b, one, other in (("あなた", "相手", mine, theirs), ("相手", "あなた", theirs, mine)):
            for end in ("のヴァンガードのグレード", "のヴァンガード", ""):
                said = f"{a}のヴァンガードのグレードが{{x:comma}}{b}{end}{words}"
                if not end or words in ("より小さい", "より大きい") or end == "のヴァンガード":
                    being(g, said, Compare(one, op, other))
    for whose, who in (("あなた", YOU), ("相手", OPPONENT)):
        for limit, op in (("以上", ">="), ("以下", "<="), ("", "=")):
            being(g, f"{whose}のエネルギーが{{n:digits}}つ{limit}", Compare(Number(who, "energy"), op, V("n")))


def add(g: Grammar) -> None:
    for part in (later, often, in_all, lost, stands, grades):
        part(g)
