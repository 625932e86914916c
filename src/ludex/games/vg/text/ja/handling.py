"""Japanese, more that is done with cards: to other zones, in orders of the player's choice, by rules for the player."""

from __future__ import annotations

from ludex.games.vg.text.ja.conditions import being, cond
from ludex.games.vg.text.ja.giving import endings
from ludex.games.vg.text.ja.nouns import ITSELF, sided
from ludex.games.vg.text.ja.verbs import CALL, PUT, done_with
from ludex.games.vg.text.ja.words import LEFT_OUT
from ludex.games.vg.text.meanings import FOUND, IT, REST, SEEN, THEM
from ludex.lang import pattern as t
from ludex.lang.grammar import Grammar
from ludex.lang.groups import parts_of
from ludex.lang.ja.forms import clause, unable, verb
from ludex.lang.marks import CHOSEN
from ludex.lang.pattern import Compare, Count, Do, Env, Gives, Move, Rest, Rule, V, When

DEEDS = (
    ("あなたの基地に", verb("スカウトする"), Do("scout", V("o"))),
    ("基地に", verb("スカウトする"), Do("scout", V("o"))),
    ("", verb("歌う"), Do("sing", V("o"))),
    ("呪縛カードとして(R)に", PUT, Do("put as locked", V("o"))),
    ("(R)に呪縛カードとして", PUT, Do("put as locked", V("o"))),
    ("ユニットのいない(R)に呪縛カードとして", PUT, Do("put as locked", V("o"), word="open")),
    ("呪縛カードとしてユニットのいない(R)に", PUT, Do("put as locked", V("o"), word="open")),
    ("クレストゾーンに", PUT, Move(V("o"), "crest")),
    ("ライドデッキに", PUT, Move(V("o"), "ride deck")),
    ("ソウルに裏で", PUT, Move(V("o"), "soul", up=False)),
)
"""What is done with cards: see `verbs.DEEDS`."""


def rest(g: Grammar) -> None:
    """What becomes of the cards that were looked at."""
    shuffled = (Move(REST, "deck", position="bottom, shuffled"),)
    for the in ("残り", "残りのカード"):
        for deck in ("山札", "あなたの山札"):
            clause(g, "clause", f"{the}をシャッフルして{deck}の下に", PUT, shuffled)
            clause(g, "clause", f"{the}をシャッフルし、{deck}の下に", PUT, shuffled)
            for order in ("ランダムな順番で", "ランダムに", "無作為な順番で"):
                clause(g, "clause", f"{the}を{deck}の下に{order}", PUT, shuffled)
    one = t.Ref("each")
    either = t.Modes(1, ((Move(one, "deck"),), (Move(one, "deck", position="bottom"),)))
    for the, what in (("残り", REST), ("それら", THEM), ("それ", SEEN)):
        each = (t.ForEach("each", what, (either,), ordered=True),)
        for deck in ("山札", "あなたの山札"):
            for order in ("それぞれ望む順で", "望む順で", "望む順でそれぞれ"):
                clause(g, "clause", f"{the}を{deck}の上か下に{order}", PUT, each)
                if what == SEEN:
                    clause(g, "clause", f"{deck}の上か下に{order}", PUT, each)


def top_or_bottom(g: Grammar) -> None:
    """On the top or bottom, and what is done only if it was put on that side: a part of that option."""
    top, bottom = Move(LEFT_OUT, "deck"), Move(LEFT_OUT, "deck", position="bottom")
    for side, pair in (("下", ((top,), (bottom, Rest("c")))), ("上", ((top, Rest("c")), (bottom,)))):
        for deck in ("", "山札の"):
            words = f"山札の上か下に置く。{deck}{side}に置いたなら、{{c:plain}}"
            g.phrase("opening", words, (t.Modes(1, pair),))
            g.phrase("opening", f"{{m:mids}}{words}", (Rest("m"), t.Modes(1, pair)))


def columns(g: Grammar) -> None:
    """[VG 4.9.1.1] A column is chosen."""
    for words in ("縦列を1つ", "あなたの縦列を1つ"):
        clause(g, "clause", words, verb("選ぶ"), (Do("choose column", t.SELF),))


def beside(g: Grammar) -> None:
    """[VG 4.9.1.1] Calls to the column of a unit that the text has named."""
    for words, what in (("そのユニット", IT), ("それ", IT), ("その登場したユニット", THEM)):
        g.phrase("beside_it", words, what)
    there = Do("take its column", V("r"))
    for row, word in (("", "RC chosen"), ("前列の", "RC front chosen"), ("後列の", "RC back chosen")):
        for how, state in (("", ""), ("【レスト】で", " rest")):
            between = f"{{r:beside_it}}と同じ縦列の{row}(R)に{how}"
            called = Do("call", V("o"), word=word.replace("RC", f"RC{state}"))
            clause(g, "clause", f"{{o:thing}}を{between}", CALL, (there, called))


def together(g: Grammar) -> None:
    """[VG 4.9.1.1] Cards called to circles of one column, which the player chooses."""
    for words in ("それぞれ同じ縦列の(R)に", "同じ縦列の(R)に", "それぞれ同じ縦列の別の(R)に"):
        called = (Do("choose column"), Do("call", LEFT_OUT, word="RC chosen"))
        clause(g, "deed", words, CALL, called)
        them = (Do("choose column"), Do("call", V("o"), word="RC chosen"))
        clause(g, "clause", f"{{o:thing}}を{words}", CALL, them)


def shown(g: Grammar) -> None:
    """Cards of a kind among those that were revealed or chosen."""
    for start in ("公開された", "その公開された", "公開した"):
        g.phrase("thing", f"{start}{{k:kind}}すべて", t.All((FOUND, V("k"))), told)
    for start in ("選ばれた", "選んだ"):
        for card in ("カード", "ユニット"):
            for words, op in (("以下", "<="), ("以上", ">="), ("", "=")):
                being(g, f"{start}{card}が{{n:count}}{words}", Compare(Count(t.Ref(CHOSEN)), op, V("n")))
    cond(g, "{k:kinds}を{n:count}以上", "選んだ", "選び", t.Among(t.Ref(CHOSEN), V("k"), V("n")), told)
    for number, n in (("", 1), ("{n:count}以上", V("n"))):
        cond(g, f"{{k:any_unit}}を{number}", "選んだ", "選び", t.Among(t.Ref(CHOSEN), V("k"), n), on_circles)
    cond(g, "{n:count}", "選んだ", "選び", t.Among(t.Ref(CHOSEN), t.ANY, V("n")), several)


def told(env: Env) -> bool:
    return bool(env["k"] != t.ANY)


def on_circles(env: Env) -> bool:
    """Whether the units are told by their circle: of others `kinds` speaks."""
    return any(isinstance(part, t.Zone) and part.names in (("RC",), ("VC",)) for part in parts_of(env["k"]))


def several(env: Env) -> bool:
    return bool(env["n"] > 1)


def for_players(g: Grammar) -> None:
    """Rules for the player: rides for which nothing is discarded, persona rides of the back row; what units get in each
    of their turns."""
    free = Rule("permit", "ride without discarding", t.All((t.YOURS, V("k"))))
    freely = Rule("permit", "ride without discarding", t.YOURS)
    too = Rule("permit", "persona ride of the back row", t.Player(t.YOU))
    for words, rule in (
        ("あなたがライドデッキから{k:kinds}にライドする際、手札から1枚捨てずに", free),
        ("あなたがライドデッキから{k:kinds}にライドする際、手札を捨てずに", free),
        ("あなたがライドデッキからライドする際、手札から1枚捨てずに", freely),
        ("あなたがライドデッキからライドする際、手札を捨てずに", freely),
    ):
        for form, end in endings(verb("ライドできる")):
            g.phrase(f"state_{form}", f"{words}{end}", (rule,))
            g.phrase(f"clause_{form}", f"{{u:until}}{words}{end}", (t.Continue((rule,), V("u")),))
    for said in (
        "あなたのペルソナライドは後列のユニットのパワーも",
        "あなたのペルソナライドの効果は後列のユニットのパワーも",
    ):
        for form, end in endings(verb("増やす")):
            g.phrase(f"state_{form}", f"{said}{end}", (too,))
    turn = t.Role("on its turn")
    for stop in ("。", ""):
        for head in ("", "【永】："):
            for form, got in endings(verb("得る")):
                for which in ("{g:own_unit}すべて",):
                    given = (t.Owned((Gives(t.All((V("g"), turn)), V("b")),), V("u")),)
                    words = f"{{u:until}}あなたは『{head}あなたのターン中、{which}の{{b:boons_の_end}}{stop}』を{got}"
                    g.phrase(f"clause_{form}", words, given, mine)


def mine(env: Env) -> bool:
    """Whether the units are the player's: their turn is the player's."""
    return t.YOURS in parts_of(env["g"])


def scouting(g: Grammar) -> None:
    """[VG 17.10.1] Cards that are scouted."""
    for this in ITSELF:
        g.phrase("event", f"{this}がスカウトされた", When("move", t.SELF, dst=("scouted",), word="scout"))


def alone(g: Grammar) -> None:
    """The other unit of a column, of which there is one at most."""
    g.phrase("thing", "{g:own_unit}", V("g"), one_of_column)


def one_of_column(env: Env) -> bool:
    parts = parts_of(env["g"])
    return sided(env) and t.YOURS in parts and t.Not(t.SELF) in parts and t.Beside(t.SELF, "column") in parts


def prevented(g: Grammar) -> None:
    """Cards of the player that cannot be played or called for a time."""
    for words, query in (("プレイ", "play order"), ("ノーマルコール", "normal call")):
        for form, end in endings(unable(f"{words}できない")):
            rule = Rule("forbid", query, t.All((t.YOURS, V("k"))))
            said = f"あなたは{{k:kinds}}を{end}"
            if query == "normal call":
                g.phrase(f"clause_{form}", f"{{u:until}}{said}", (t.Continue((rule,), V("u")),))
                g.phrase(f"state_{form}", said, (rule,))


def add(g: Grammar) -> None:
    done_with(g, DEEDS)
    for part in (rest, top_or_bottom, columns, beside, together, shown, for_players, scouting, alone, prevented):
        part(g)
