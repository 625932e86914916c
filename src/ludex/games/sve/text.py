"""Printed text to abilities, in English and Japanese: what the grammars read.

Icons stand in square brackets, as in `[fanfare] Draw a card.` and `[ファンファーレ]1枚引く。`
Japanese has a few older phrases here that its grammar does not read yet. Anything else is declined.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ludex.core.tree import (
    OPPONENT,
    SELF,
    YOU,
    Ability,
    Activated,
    Automatic,
    Choose,
    Continue,
    Create,
    Damage,
    Do,
    Draw,
    Gain,
    Grant,
    Instr,
    Mere,
    Modify,
    Move,
    Ref,
    Sel,
    SetState,
    Spell,
    When,
)
from ludex.games.sve.c04_zones import PP
from ludex.games.sve.c12_keywords import (
    ASSAIL,
    AURA,
    BANE,
    DRAIN,
    FANFARE,
    INTIMIDATE,
    LAST_WORDS,
    ON_EVOLVE,
    QUICK,
    RUSH,
    STORM,
    STRIKE,
    WARD,
    evolve_ability,
    with_text,
)
from ludex.games.sve.c13_class_specific import STACK
from ludex.games.sve.c14_universe_specific import ON_RACE, serve_ability
from ludex.games.sve.grammar_en import ENGLISH
from ludex.games.sve.grammar_ja import JAPANESE as WRITTEN
from ludex.games.sve.groups import ENEMY_FOLLOWER, ENEMY_LEADER, HAND, YOUR_FOLLOWER, YOUR_LEADER
from ludex.lang.compile import compile_with
from ludex.lang.phrase import Declined, Phrase, read_text

PLAIN_KEYWORDS = (WARD, STORM, RUSH, ASSAIL, INTIMIDATE, DRAIN, BANE, AURA, STACK)


# --- sentences ---------------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """What a run of sentences comes to: targets chosen when playing, and what is done."""

    targets: tuple[Choose, ...] = ()
    do: tuple[Instr, ...] = ()


Say = Callable[[re.Match[str]], Said]


class Sentence(NamedTuple):
    pattern: re.Pattern[str]
    say: Say


def _s(pattern: str, say: Say) -> Sentence:
    return Sentence(re.compile(pattern), say)


def _n(word: str) -> int:
    return 1 if word in ("a", "an") else int(word)


def _target(what: Sel) -> tuple[Choose, ...]:
    return (Choose("t", 1, what, target=True),)


def _rise(what: Sel, attack: str | None, defense: str | None, until: str) -> tuple[Instr, ...]:
    changes = [
        Modify(what, figure, "+", int(n)) for figure, n in (("attack", attack), ("defense", defense)) if n is not None
    ]
    return (Continue(tuple(changes), until),)


def _rises(what: Sel) -> Say:
    def say(m: re.Match[str]) -> Said:
        found = m.groupdict()
        return Said((), _rise(what, found["a"], found["d"], "turn" if found.get("until") else ""))

    return say


def _gains(m: re.Match[str], what: Sel, language: int) -> Said:
    word = m["k"]
    for keyword in PLAIN_KEYWORDS:
        if word == (keyword.name, keyword.ja)[language]:
            return Said((), (Continue((Grant(what, keyword.means),), "turn" if m["until"] else ""),))
    raise Declined(m.group())


def _discard(n: int) -> Said:
    return Said((), (Choose("d", n, HAND), Move(Ref("d"), "cemetery", "discard")))


IT = Ref("t")

JAPANESE = [
    _s(r"(\d+)枚引く。", lambda m: Said((), (Draw(int(m[1])),))),
    _s(r"相手の場のフォロワー1体を選ぶ。", lambda m: Said(_target(ENEMY_FOLLOWER))),
    _s(r"自分の場のフォロワー1体を選ぶ。", lambda m: Said(_target(YOUR_FOLLOWER))),
    _s(
        r"相手のリーダー1人か相手の場のフォロワー1体を選ぶ。",
        lambda m: Said(_target(ENEMY_LEADER | ENEMY_FOLLOWER)),
    ),
    _s(r"それに(\d+)ダメージ。", lambda m: Said((), (Damage(IT, int(m[1])),))),
    _s(r"それを破壊する。", lambda m: Said((), (Move(IT, "cemetery", "destroy"),))),
    _s(r"それを消滅させる。", lambda m: Said((), (Move(IT, "banished", "banish"),))),
    _s(r"それをアクトする。", lambda m: Said((), (SetState(IT, "engaged"),))),
    _s(r"それを手札に戻す。", lambda m: Said((), (Move(IT, "hand", "return"),))),
    _s(r"(?P<until>ターン終了時まで)?それは\[攻撃力\]\+(?P<a>\d+)(?:/\[体力\]\+(?P<d>\d+))?する。", _rises(IT)),
    _s(r"(?P<until>ターン終了時まで)?これは\[攻撃力\]\+(?P<a>\d+)(?:/\[体力\]\+(?P<d>\d+))?する。", _rises(SELF)),
    _s(r"(?P<until>ターン終了時まで)?それは【(?P<k>[^】]+)】を持つ。", lambda m: _gains(m, IT, 1)),
    _s(r"相手のリーダーに(\d+)ダメージ。", lambda m: Said((), (Damage(ENEMY_LEADER, int(m[1])),))),
    _s(r"自分のリーダーに(\d+)ダメージ。", lambda m: Said((), (Damage(YOUR_LEADER, int(m[1])),))),
    _s(r"相手の場のフォロワーすべてに(\d+)ダメージ。", lambda m: Said((), (Damage(ENEMY_FOLLOWER, int(m[1])),))),
    _s(r"自分のリーダーは\[体力\]\+(\d+)する。", lambda m: Said((), (Do("restore", YOUR_LEADER, int(m[1])),))),
    _s(r"『([^』]+)』(\d+)体を場に出す。", lambda m: Said((), (Create(m[1], int(m[2]), "field"),))),
    _s(r"『([^』]+)』(\d+)枚をEXエリアに置く。", lambda m: Said((), (Create(m[1], int(m[2]), "ex"),))),
    _s(r"自分のPPを(\d+)回復する。", lambda m: Said((), (Do("recover", n=int(m[1])),))),
    _s(r"自分の手札(\d+)枚を捨てる。", lambda m: _discard(int(m[1]))),
    _s(r"これは消滅する。", lambda m: Said((), (Move(SELF, "banished", "banish"),))),
]


def read_sentences(text: str) -> Said:
    """The sentences one after the other."""
    targets: tuple[Choose, ...] = ()
    do: tuple[Instr, ...] = ()
    text = text.strip()
    if not text.endswith("。"):
        raise Declined(text)
    for part in (part.strip() + "。" for part in text.split("。") if part.strip()):
        for sentence in JAPANESE:
            match = sentence.pattern.fullmatch(part)
            if match is not None:
                said = sentence.say(match)
                targets += said.targets
                do += said.do
                break
        else:
            raise Declined(part)
    return Said(targets, do)


# --- abilities ---------------------------------------------------------------------------------------------------


TRIGGERS: dict[str, Automatic] = {
    "【出走時】": with_text(ON_RACE.means[0], ()),
    "[ファンファーレ]": with_text(FANFARE.means[0], ()),
    "[ラストワード]": with_text(LAST_WORDS.means[0], ()),
    "【進化時】": with_text(ON_EVOLVE.means[0], ()),
    "【攻撃時】": with_text(STRIKE.means[0], ()),
    "自分のメインフェイズが来たとき": Automatic(When("main phase", player=YOU)),
    "自分のエンドフェイズが来たとき": Automatic(When("end phase", player=YOU)),
    "相手のメインフェイズが来たとき": Automatic(When("main phase", player=OPPONENT)),
    "相手のエンドフェイズが来たとき": Automatic(When("end phase", player=OPPONENT)),
}


def _triggered(icons: list[str], cost: tuple[Instr, ...], said: Said) -> tuple[Ability, ...]:
    """[SVE 12.1.2] Several icons before one text are as many abilities."""
    return tuple(with_text(TRIGGERS[icon], (*said.targets, *said.do), cost=cost) for icon in icons)


def _keywords_ja(m: re.Match[str]) -> tuple[Ability, ...]:
    by_name = {keyword.ja: keyword for keyword in PLAIN_KEYWORDS}
    return tuple(a for word in re.findall(r"【(.+?)】", m.group()) for a in by_name[word].means)


def _cost(text: str, language: int) -> tuple[Instr, ...]:
    """[SVE 10.4.7.1] A keyword before the colon is no cost; what follows it, after a comma, is. [SVE 10.4.2.1] What
    stands before the colon, in the order listed."""
    parts: list[Instr] = []
    number, engage, discard, bury = (
        (r"\[cost(\d+)\]", r"\[engage\]", r"discard a card", r"put this card into your cemetery"),
        (r"\[コスト(\d+)\]", r"これを\[アクト\]", r"自分の手札1枚を捨てる", r"これを墓場に置く"),
    )[language]
    for piece in re.split(r"\s*[,、]\s*", text.strip()):
        if m := re.fullmatch(number, piece):
            if int(m[1]):
                parts.append(Gain(PP, -int(m[1])))
        elif re.fullmatch(engage, piece):
            parts.append(SetState(SELF, "engaged"))
        elif re.fullmatch(discard, piece):
            parts += [Choose("cost", 1, HAND), Move(Ref("cost"), "cemetery", "discard")]
        elif re.fullmatch(bury, piece):
            parts.append(Move(SELF, "cemetery"))
        else:
            raise Declined(piece)
    return tuple(parts)


def _activated(quick: str | None, cost: tuple[Instr, ...], said: Said) -> tuple[Ability, ...]:
    return (Activated(cost, do=(*said.targets, *said.do), timing=("quick",) if quick else ()),)


JA_WORDS = "|".join(keyword.ja for keyword in PLAIN_KEYWORDS)

JAPANESE_PHRASES = [
    Phrase(rf"(?:【(?:{JA_WORDS})】)+", _keywords_ja),
    Phrase(r"\[クイック\]|【クイック】", lambda m: QUICK.means),
    Phrase(
        r"(?P<q>\[クイック\])?\[進化\]\[コスト(?P<n>\d+)\][：:]これは進化する。",
        lambda m: (evolve_ability(int(m["n"]), bool(m["q"])),),
    ),
    Phrase(
        r"(?P<f>(?:\[食事\])+)\[コスト(?P<n>\d+)\][：:]これは出走する。",
        lambda m: (serve_ability(m["f"].count("食事"), int(m["n"])),),
    ),
    Phrase(
        r"(?P<icons>(?:\[(?:ファンファーレ|ラストワード)\])+)(?P<do>.+)",
        lambda m: _triggered(re.findall(r"\[.+?\]", m["icons"]), (), read_sentences(m["do"])),
    ),
    Phrase(
        r"(?P<icon>【進化時】|【出走時】|【攻撃時】)(?:(?P<cost>[^：:]+)[：:])?(?P<do>.+)",
        lambda m: _triggered([m["icon"]], _cost(m["cost"], 1) if m["cost"] else (), read_sentences(m["do"])),
    ),
    Phrase(
        r"(?P<icon>(?:自分|相手)の(?:メイン|エンド)フェイズが来たとき)、(?P<do>.+)",
        lambda m: _triggered([m["icon"]], (), read_sentences(m["do"])),
    ),
    Phrase(
        r"(?P<q>\[クイック\])?\[起動\](?P<cost>[^：:]+)[：:](?P<do>.+)",
        lambda m: _activated(m["q"], _cost(m["cost"], 1), read_sentences(m["do"])),
    ),
    Phrase(
        r"これは(?:メイン|エボルヴ)デッキに(\d+)枚まで入れることができる。", lambda m: (Mere("Deck limit", int(m[1])),)
    ),
]

_JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def read_card_text(text: str, spell: bool = False) -> tuple[Ability, ...]:
    """The abilities of a card's text. A spell's plain lines together are what it does [SVE 10.1.1.4]."""
    english = not _JAPANESE.search(text)
    compiled = compile_with(ENGLISH if english else WRITTEN, text, "spell" if spell else "")
    if compiled.stopped_at < 0:
        return compiled.abilities
    if english:
        raise Declined(compiled.words)
    if not spell:
        return read_text(text, JAPANESE_PHRASES)
    icons: list[str] = []
    plain: list[str] = []
    for line in text.split("\n"):
        if line.strip():
            (icons if re.match(r"\[クイック\]$|【クイック】$|これはメイン", line.strip()) else plain).append(line)
    said = Said()
    for line in plain:
        bare = re.sub(r"\s*[(（][^()（）]*[)）]", "", line)
        more = read_sentences(bare)
        said = Said(said.targets + more.targets, said.do + more.do)
    found = read_text("\n".join(icons), JAPANESE_PHRASES)
    return (*found, Spell((*said.targets, *said.do))) if plain else found
