"""Japanese, likeness: cards like those that something was done with for the cost or by the effect before.

A row has what happened to the cards (捨てられた), what the player did (捨てた), and the deed (`lang/marks`).
"""

from __future__ import annotations

from ludex.lang.grammar import Grammar
from ludex.lang.marks import (
    BANISHED,
    BURIED,
    CALLED,
    CAPTURED,
    CHOSEN,
    DISCARDED,
    FREED,
    JOINED,
    KEPT,
    LAID,
    PUT_BACK,
    RETIRED,
    REVEALED,
    SHUT,
    SUFFERED,
    TAKEN,
)
from ludex.lang.pattern import ANY, Figure, FigureOf, Not, Plus, Ref, Shares, V

RESULTS: tuple[tuple[str, str, str], ...] = (
    ("捨てられた", "捨てた", DISCARDED),
    ("ソウルに置かれた", "ソウルに置いた", KEPT),
    ("ドロップに置かれた", "ドロップに置いた", BURIED),
    ("オーダーゾーンに置かれた", "オーダーゾーンに置いた", LAID),
    ("山札の下に置かれた", "山札の下に置いた", PUT_BACK),
    ("バインドされた", "バインドした", BANISHED),
    ("退却した", "退却させた", RETIRED),
    ("退却した", "退却させた", BURIED),
    ("手札に戻された", "手札に戻した", TAKEN),
    ("手札に加えられた", "手札に加えた", TAKEN),
    ("公開された", "公開した", REVEALED),
    ("コールされた", "コールした", CALLED),
    ("選ばれた", "選んだ", CHOSEN),
    ("呪縛された", "呪縛した", SHUT),
    ("解呪された", "解呪した", FREED),
    ("収容された", "収容した", CAPTURED),
    ("装備された", "装備した", JOINED),
    ("ダメージゾーンに置かれた", "ダメージゾーンに置いた", SUFFERED),
)
BY = ("このコストで", "この効果で", "この能力で")
CARDS = ("カード", "ユニット", "リアガード")
"""The words for the cards."""
CARD = "{cd:such_card}"
"""The slot for them."""


def again() -> list[tuple[str, str]]:
    """The words for the cards, and the deed."""
    return [(f"{by}{said}{CARD}", deed) for happened, did, deed in RESULTS for by in BY for said in (happened, did)]


def likened(g: Grammar, it: str, deed: str) -> None:
    grade = FigureOf(Ref(deed), "grade")
    rows = (
        ("と同名", Shares(Ref(deed), "name")),
        ("と別名", Not(Shares(Ref(deed), "name"))),
        ("と同じグレード", Figure("grade", "=", grade)),
        ("と異なるグレード", Figure("grade", "!=", grade)),
        ("のグレード+{n:digits}", Figure("grade", "=", Plus((grade, V("n"))))),
        ("のグレード-{n:minus}", Figure("grade", "=", Plus((grade, V("n"))))),
    )
    for words, means in rows:
        g.phrase("likened", f"{it}{words}", means)


def add(g: Grammar) -> None:
    for words in CARDS:
        g.phrase("such_card", words, ANY)
    for it, deed in again():
        likened(g, it, deed)
    g.phrase("same", "{g:likened}", V("g"))
    g.phrase("kind_pre", "{g:likened}の{x:comma}", V("g"))
