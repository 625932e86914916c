"""The tables of the card laboratory: their words are those of the game's book, and cards of several games are tried."""

from dataclasses import replace

import pytest

from ludex.cardlab.exercise import BROKEN, Tried, exercise, exercise_all, shares
from ludex.cardlab.status import shipped
from ludex.errors import InputError
from ludex.games import GAMES, load
from ludex.games.lab import Lab, Setting

TRIED = [code for code in GAMES if load(code).lab.setting is not None]


def setting_of(code: str) -> Setting:
    setting = load(code).lab.setting
    assert setting is not None
    return setting


@pytest.mark.parametrize("code", TRIED)
def test_zones_phases_and_procedures_are_those_of_the_book(code: str) -> None:
    setting, book = setting_of(code), load(code).book()
    zones = {setting.field, setting.pile, setting.aside, setting.leaders, *setting.rooms, *setting.tokens}
    zones |= {*setting.apart, *setting.open, *(fill.zone for fill in setting.fills), *(to for to, _ in setting.harms)}
    zones |= {scene.zone for scene in setting.plays} | {zone for kind in setting.kinds.values() for zone in kind.never}
    zones |= {deed.to for deed in setting.deeds} | {deed.zone for deed in setting.deeds}
    if setting.forms is not None:
        zones |= {setting.forms.home, setting.forms.zone}
    assert zones - {""} <= set(book.zone_index)
    phases = {setting.main, setting.begins, *setting.acts, *setting.phase_events.values()}
    phases |= {scene.phase for scene in (*setting.plays, *setting.uses)} | {deed.phase for deed in setting.deeds}
    assert phases <= {*book.starts, *load(code).fights.steps}
    assert set(setting.asks) <= set(book.procedures)
    assert setting.resolves in book.procedures[book.play_procedure].at


@pytest.mark.parametrize("code", TRIED)
def test_verbs_keywords_and_plain_cards_are_known(code: str) -> None:
    setting, book = setting_of(code), load(code).widest
    verbs = {*setting.play_verbs, *setting.use_verbs, *setting.refusals, *(v for d in setting.deeds for v in d.verbs)}
    assert verbs <= set(book.texts)
    assert {*setting.mere, *setting.counters} <= set(book.keywords)
    assert set(setting.verbs) <= set(book.verbs)
    made = {card.name for card in setting.plain}
    assert {*setting.guards, *(name for fill in setting.fills for name in fill.cards)} <= made
    assert setting.probe in {*made, ""}
    assert all(set(card.types) & set(setting.kinds) for card in setting.plain)


UNSET = {
    "LV3-010", "LV3-021", "LV4-012", "LV4-020", "LV5-017", "LV6-011", "LV9-006", "LV9-013",
}  # fmt: skip
"""Cards for which the laboratory has no scene: costs of strides, an ultimate stride, markers on the card's own circle,
gauges at the end of a battle, and others. `tests/games/test_vg_decks.py` sees these
mechanics happen in games."""
CHECKED = {"LV1-017", "LV2-019", "LV3-017", "LV4-032", "LV5-023", "LV6-019", "LV7-019", "LV8-019", "LV9-020"}
"""Cards with a text that only a trigger check plays."""


@pytest.mark.parametrize("part", range(4))
def test_the_shipped_cards_of_another_game_are_tried(part: int) -> None:
    """All but `CHECKED` and `UNSET` are seen to do something, or are a rule."""
    spec = load("vg")
    tried: list[Tried] = list(exercise_all(spec, shipped(spec)[part::4], seeds=2))
    counts = shares(tried)
    assert counts[BROKEN] == 0
    not_seen = {one.card.number for one in tried if one.result not in ("seen", "rule")}
    assert not_seen == {one.card.number for one in tried} & (CHECKED | UNSET)


TRIED_TEXTS = (
    "[AUTO]:When this card is discarded from your hand during your battle phase, draw a card.",
    "[AUTO]:When this unit is rode upon, if you went second, draw a card.",
    "[CONT](GC):If your vanguard is grade 3 or greater, this unit gets [Shield] +5000.",
    "[AUTO](RC):When this unit attacks, if you played an order this turn, draw a card.",
)


@pytest.mark.parametrize("text", TRIED_TEXTS)
def test_a_text_finds_its_scene(text: str) -> None:
    spec = load("vg")
    card = spec.make_card({"name": "Egg", "grade": 1, "power": 8000, "shield": 5000, "text": text}, "here")
    assert [one.result for one in exercise(spec, card)] == ["seen"]


def test_a_game_without_a_setting_is_refused() -> None:
    spec = replace(load("vg"), lab=Lab())
    with pytest.raises(InputError, match="cannot be tried yet"):
        list(exercise_all(spec, shipped(spec)[:1]))
