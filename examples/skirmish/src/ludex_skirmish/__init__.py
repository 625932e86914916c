"""Skirmish: a small game of our own, as a package outside Ludex. Its rulebook is rules/RULES.md."""

from __future__ import annotations

from ludex.games import Spec
from ludex.games.lab import Lab
from ludex_skirmish.book import BOOK, WORDS
from ludex_skirmish.c01_before_the_game import SECTIONS, check_deck
from ludex_skirmish.cards import deck_texts, make_card, shipped_cards
from ludex_skirmish.positions import new_game, place, setup
from ludex_skirmish.text import read_text

SPEC = Spec(
    code="skirmish",
    name=WORDS.name.en,
    books={"": BOOK},
    sections=SECTIONS,
    cards=shipped_cards,
    deck_texts=deck_texts,
    check_deck=check_deck,
    new_game=new_game,
    make_card=make_card,
    place=place,
    words=WORDS,
    conceding="SKIRMISH 4.4",  # [SKIRMISH 4.4] core:concede
    read_text=read_text,
    numbers=("mana", "max mana"),
    setup=setup,
    filler="SK-01",
    lab=Lab(figures=("cost", "power", "health")),
)
