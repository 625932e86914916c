"""The Caster Chronicles. Chapters of the rulebook are modules: c0300_zones, c0400_game_set_up, and so on."""

from __future__ import annotations

from ludex.games.cc.book import BOOK, BOOKS, WORDS
from ludex.games.cc.c0300_zones import KEEPS_ORDER
from ludex.games.cc.c0400_game_set_up import SECTIONS, check_deck
from ludex.games.cc.cards import COLUMNS, deck_texts, make_card, shipped_cards
from ludex.games.cc.drafting import draft, groups
from ludex.games.cc.lab import LAB
from ludex.games.cc.positions import FIGHTS, new_game, place
from ludex.games.cc.printed import READER
from ludex.games.cc.stops import STOPS
from ludex.games.cc.terminal import TERMINAL
from ludex.games.cc.text import languages, read_text
from ludex.games.spec import Drafting, Spec

SPEC = Spec(
    code="cc",
    name=WORDS.name.en,
    words=WORDS,
    books={"": BOOK},
    variants={KEEPS_ORDER: BOOKS[KEEPS_ORDER]},
    sections=SECTIONS,
    cards=shipped_cards,
    deck_texts=deck_texts,
    check_deck=check_deck,
    new_game=new_game,
    make_card=make_card,
    columns=COLUMNS,
    place=place,
    fights=FIGHTS,
    numbers=("aether", *(f"aether {e}" for e in ("solis", "ignus", "silva", "terra", "luna", "aqua", "aes"))),
    conceding="CC 103.4",  # [CC 103.4] core:concede
    read_text=read_text,
    languages=languages(),
    reader=READER,
    drafting=Drafting(groups, draft),
    linked_zone="stock",
    filler="LC1-010",
    stops=STOPS,
    lab=LAB,
    terminal=TERMINAL,
)
