"""What differs between the editions is a switch of their record. Each switch in both positions: as the edition is
played, and as its own book has it word by word (`en-letter`, `ja-letter`)."""

from __future__ import annotations

from ludex.ai import make_bot
from ludex.core.tree import (
    Chosen,
    Continue,
    Create,
    Draw,
    Finish,
    Gain,
    Grant,
    Modify,
    NameNumber,
    Passive,
    Rule,
    Times,
)
from ludex.games.sve import SPEC
from ludex.games.sve.book import BOOKS
from ludex.games.sve.c12_keywords import FOLLOWER_STRIKE, LEADER_STRIKE, evolve_ability, with_text
from ludex.games.sve.c14_universe_specific import ON_RACE, serve_ability
from ludex.games.sve.edition import EDITIONS, PLAYED, Edition
from ludex.record.log import told
from ludex.sim.match import play as play_out
from tests.rules.sve.support import (
    ENEMY_FOLLOWER,
    ENEMY_LEADER,
    RUSH,
    STORM,
    YOUR_FOLLOWER,
    YOUR_LEADER,
    amulet,
    attack_of,
    board,
    defense,
    end_turn,
    evolved,
    evolver,
    follower,
    leader_hit,
    offers,
    one,
    put,
    spell,
    t,
    zone_sizes,
)

BEAR, CAT, OX = follower("Bear", 2, 4), follower("Cat", 1, 1), follower("Ox", 3, 3)
T = t.Ref("t")


def by_letter(edition: str) -> str:
    return f"{edition}-letter"


def both(edition: str) -> tuple[tuple[str, Edition], ...]:
    """The edition as it is played, and to the letter: each code with its record."""
    return (edition, EDITIONS[edition]), (by_letter(edition), EDITIONS[by_letter(edition)])


def test_every_switch_stands_both_ways(edition: str) -> None:
    """Played alike in both editions; each switch that a book's letter sets otherwise is set so by one of the two."""
    en, ja = PLAYED
    assert en._replace(code="", book="") == ja._replace(code="", book="")
    switches = Edition._fields[2:]
    letters = [EDITIONS["en-letter"], EDITIONS["ja-letter"]]
    assert all(any(getattr(letter, name) != getattr(en, name) for letter in letters) for name in switches)
    assert SPEC.book(by_letter(edition)) is BOOKS[by_letter(edition)] and by_letter(edition) not in SPEC.books


def test_ja_4_6_3_faceup_cards_of_the_evolve_deck(edition: str) -> None:
    carrot = evolved("Carrot")
    mare = follower("Mare", 1, 1, serve_ability(1, 0))
    for code, switches in both(edition):
        used = (put(evolved("Elf"), up=True), put(carrot, up=True))
        play = board(code, field=(evolver("Elf"), mare), evolve=used, hand=(CAT,))
        again = not switches.evolve_deck_excludes_faceup
        assert (offers(play, "evolve"), offers(play, "serve")) == (again, again)


def test_ja_10_6_2_2_2_when_x_is_named(edition: str) -> None:
    x = Chosen("x")
    cost = (NameNumber("x", 0, t.Number("you", "play points")), Gain("play points", Times(-1, x)))
    blast = spell("Blast", t.Damage(T, x), targets=one(ENEMY_FOLLOWER), pay=cost)
    for code, switches in both(edition):
        play = board(code, hand=(blast, CAT), enemy=(BEAR, OX), pp=3).take('play "Blast"')
        numbers, targets = ["0", "1", "2", "3"], ['choose "Bear"', 'choose "Ox"']
        assert play.offered == (numbers if switches.declare_x_on_play else targets)
        play.take(*(("3", 'choose "Ox"') if switches.declare_x_on_play else ('choose "Ox"', "3")))
        assert play.names("field", 1) == ["Bear"] and play.game.num(0, "play points") == 0


def test_ja_5_22_1_winning_is_the_others_losing(edition: str) -> None:
    """[SVE 1.2.4] Who cannot lose is not beaten so, but by the letter of the English book."""
    idol = amulet("Idol", Passive((Rule("forbid", "lose", t.YOURS & t.Zone(("leader",))),)))
    for code, switches in both(edition):
        play = board(code, enemy=(idol,), hand=(spell("Win", Finish("you", True)), CAT)).take('play "Win"')
        assert (play.game.outcome is None) == switches.win_means_others_lose
        if play.game.outcome is not None:
            assert play.game.outcome.rule == "SVE 1.2.4" and play.game.outcome.winner == 0
        lost = board(code, enemy=(idol,), hand=(spell("Lose", Finish("opponent", False)), CAT)).take('play "Lose"')
        assert lost.game.outcome is None


def test_ja_12_2_2_1_a_card_of_another_name(edition: str) -> None:
    into = Passive((Rule("widen", "evolve into", t.SELF, t.Word("name", "Moth")),))
    odd = follower("Odd", 1, 1, evolve_ability(1), into)
    for code, switches in both(edition):
        play = board(code, field=(odd,), evolve=(evolved("Moth"),), hand=(CAT,))
        assert offers(play, "evolve") == switches.proper_evolve_card_override


def test_12_9_2_storm_on_a_stolen_follower(edition: str) -> None:
    """[SVE 12.10.2] And Rush. One that was put onto the field this turn attacks in any case."""
    steal = spell("Steal", t.Do("steal", T), targets=one(ENEMY_FOLLOWER))
    for code, switches in both(edition):
        for keyword, target in ((STORM, "leader"), (RUSH, '"Ox"')):
            imp = follower("Imp", 1, 1, *keyword.means)
            play = board(code, enemy=(imp, put(OX, engaged=True)), hand=(steal, CAT))
            play.take('play "Steal"', 'choose "Imp"')
            assert offers(play, f'attack "Imp" -> {target}') == switches.haste_waives_control_change
            end_turn(end_turn(play))
            assert offers(play, 'attack "Imp" -> leader')
            new = board(code, field=(put(imp, new=True),), enemy=(put(OX, engaged=True),), hand=(CAT,))
            assert offers(new, f'attack "Imp" -> {target}')


def test_14_2_3_1_racing_without_a_carrot(edition: str) -> None:
    runner = follower("Runner", 1, 1, with_text(ON_RACE.means[0], (Draw(1),)))
    run = spell("Run", t.Do("race", T), targets=one(YOUR_FOLLOWER))
    for code, switches in both(edition):
        play = board(code, field=(runner,), hand=(run, CAT)).take('play "Run"')
        assert zone_sizes(play, 0, "hand") == [1 if switches.raced_event_needs_carrot else 2]


def test_7_4_7_what_resolved_with_during_your_turn(edition: str) -> None:
    """It sleeps in the other's turn by its own condition, and ends with the turn or wakes again in the next."""
    bold = Passive((Modify(t.SELF, "attack", "+", 2),), t.TurnOf("you"))
    cheer = spell("Cheer", Continue((Grant(T, (bold,)),), "your turn"), targets=one(YOUR_FOLLOWER))
    for code, switches in both(edition):
        play = board(code, field=(BEAR,), hand=(cheer, CAT)).take('play "Cheer"')
        assert attack_of(play, 0, "Bear") == 4
        end_turn(play)
        assert attack_of(play, 0, "Bear") == 2
        end_turn(play)
        assert attack_of(play, 0, "Bear") == (2 if switches.during_your_turn_expires else 4)


def test_10_4_6_the_engage_icon_with_another_card(edition: str) -> None:
    crew = (t.Choose("c", 1, YOUR_FOLLOWER & t.State("reserved")), t.SetState(t.Ref("c"), "engaged"))
    boat = amulet("Boat", t.Activated(crew, do=(t.Damage(ENEMY_LEADER, 1),)))
    bell = amulet("Bell", t.Activated((t.SetState(t.SELF, "engaged"),), do=(t.Damage(ENEMY_LEADER, 1),)))
    for code, switches in both(edition):
        play = board(code, field=(boat, bell, BEAR), hand=(CAT,))
        assert offers(play, 'use "Boat"') == switches.engage_cost_may_name_other_card
        assert offers(play, 'use "Bell"')


def test_12_7_2_strikes_against_one_kind_of_target(edition: str) -> None:
    """The same happens; to the letter of the Japanese book both abilities are played, and one does nothing."""
    twin = follower(
        "Twin",
        1,
        9,
        with_text(FOLLOWER_STRIKE, (Draw(1),)),
        with_text(LEADER_STRIKE, (t.Do("restore", YOUR_LEADER, 1),)),
    )
    for code, switches in both(edition):
        play = board(code, field=(twin,), hand=(CAT,), enemy=(put(BEAR, engaged=True),))
        play.take('attack "Twin" -> "Bear"')
        assert offers(play, "resolve") != switches.strike_variant_is_trigger_filter
        if offers(play, "resolve"):
            play.take(play.offered[0])
        assert zone_sizes(play, 0, "hand") == [2] and defense(play, 0) == 20


def test_9_1_2_3_the_tokens_of_each_table(edition: str) -> None:
    """What Leonidas's Resolve costs, and the three tokens of one table. [SVE-JA token/ゴブリンキング]"""
    for code, switches in both(edition):
        table = BOOKS[code].tokens
        assert table["Leonidas's Resolve"].figures["cost"] == switches.leonidas_resolve_cost
        assert ("Goblin King" in table, "毒蛇" in table) == (switches.tokens_of_japanese_table,) * 2
    sale = board(edition, hand=(spell("Make", Create("Leonidas's Resolve", 1, "ex")), CAT), pp=7).take('play "Make"')
    assert not offers(sale, 'play "Leo', 'play "レオ')


def test_9_1_2_3_texts_call_tokens_by_one_name_in_both_editions(edition: str) -> None:
    """Trees have English names for tokens; in the Japanese edition the token answers to both."""
    fairies = t.Damage(ENEMY_LEADER, t.Count(YOUR_FOLLOWER & t.Word("name", "Fairy")))
    play = board(edition, hand=(spell("Make", Create("Fairy", 2, "field"), fairies), CAT)).take('play "Make"')
    assert leader_hit(play) == 2
    assert play.names("field", 0) == [{"en": "Fairy", "ja": "フェアリー"}[edition]] * 2


def test_a_book_to_the_letter_plays_and_cites(edition: str) -> None:
    decks = [SPEC.deck(name) for name in SPEC.deck_texts()]
    game = SPEC.new_game(decks[0], decks[1], 3, by_letter(edition))
    assert told(game, "SVE 12.15.3") == {"en": "SVE 12.15.3", "ja": "SVE-JA 12.15.2.1"}[edition]
    assert play_out(game, (make_bot("random", 1, 0), make_bot("random", 1, 1))).outcome is not None
