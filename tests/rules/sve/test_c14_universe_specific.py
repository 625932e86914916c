"""SVE chapter 14: serving and racing."""

from __future__ import annotations

from ludex.core.position.objects import Card
from ludex.core.sight.view import view
from ludex.core.tree import Draw, Move
from ludex.core.values import layers
from ludex.games.sve.c12_keywords import with_text
from ludex.games.sve.c14_universe_specific import ON_RACE, serve_ability
from ludex.games.sve.text import read_text
from tests.rules.sve.support import (
    YOUR_FOLLOWER,
    Driver,
    board,
    evolved,
    evolver,
    follower,
    num,
    offers,
    one,
    put,
    spell,
    t,
    zone_sizes,
)

CAT = follower("Cat", 1, 1)
T = t.Ref("t")


def carrot(edition: str) -> Card:
    return evolved("Carrot" if edition == "en" else "にんじん", 0, 0)


def mare(times: int = 1, points: int = 1, *more: t.Ability) -> Card:
    return follower("Mare", 2, 3, serve_ability(times, points), *more)


def hand(play: Driver) -> int:
    return len(play.game.zone("hand", 0))


def test_14_2_1_1_serving_links_carrots(edition: str) -> None:
    """[SVE 4.13.2] Open to both. [SVE 14.2.1.1.1] One, if nothing is said.
    [SVE 14.2.1.2] Nothing for one that has some."""
    twice = spell("Twice", t.Do("serve", T, 2), targets=one(YOUR_FOLLOWER))
    once = spell("Once", t.Do("serve", T), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(CAT,), evolve=(carrot(edition),) * 4, hand=(twice, once, CAT)).take('play "Twice"')
    assert zone_sizes(play, 0, "race zone", "evolve deck") == [2, 2]
    assert view(play.game, 1)["players"][0]["zones"]["race zone"][0]["name"] == carrot(edition).name
    play.take('play "Once"')
    assert zone_sizes(play, 0, "race zone", "evolve deck") == [2, 2]
    play = board(edition, field=(CAT,), evolve=(carrot(edition),) * 4, hand=(once, CAT)).take('play "Once"')
    assert zone_sizes(play, 0, "race zone") == [1]


def test_14_2_1_2_1_not_as_a_cost_when_already_served(edition: str) -> None:
    once = spell("Once", t.Do("serve", T), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(mare(),), evolve=(carrot(edition),) * 3, hand=(once, CAT))
    assert offers(play, "serve")
    play.take('play "Once"')
    assert not offers(play, "serve")
    assert not offers(board(edition, field=(mare(2),), evolve=(carrot(edition),), hand=(CAT,)), "serve")
    used = put(carrot(edition), up=True)
    assert not offers(board(edition, field=(mare(),), evolve=(used,), hand=(CAT,)), "serve")


def test_14_2_1_3_leaving_the_field_ends_the_link(edition: str) -> None:
    kill = spell("Kill", Move(T, "cemetery", "destroy"), targets=one(YOUR_FOLLOWER))
    play = board(edition, field=(mare(),), evolve=(carrot(edition),), hand=(kill, CAT)).take("serve")
    assert zone_sizes(play, 0, "race zone") == [1]
    play.take('play "Kill"')
    assert zone_sizes(play, 0, "race zone", "evolve deck") == [0, 1] and play.obj("evolve deck", 0).up


def test_14_2_2_1_the_serve_ability(edition: str) -> None:
    """[SVE 14.2.2.3] So many icons, so many Carrots. [SVE 14.2.2.4] An evolution point for a play point. [SVE 8.3.2]
    It counts with evolve abilities."""
    text = (
        "[feed][feed] [cost01]: Race this follower." if edition == "en" else "[食事][食事][コスト1]：これは出走する。"
    )
    assert read_text(text, "follower") == (serve_ability(2, 1),)
    play = board(
        edition, field=(mare(2), evolver("Elf")), evolve=(*((carrot(edition),) * 2), evolved("Elf")), hand=(CAT,), ep=1
    )
    assert offers(play, 'serve "Mare" (1 play point)', 'serve "Mare" (evolution point)', "evolve")
    play.take('serve "Mare" (evolution point)')
    assert (num(play, 0), num(play, 0, "evolution points")) == (5, 0) and zone_sizes(play, 0, "race zone") == [2]
    assert not offers(play, "evolve") and not offers(play, "serve")


def test_14_2_3_1_racing_gives_rush_while_served(edition: str) -> None:
    """[SVE 14.2.3.1.1]"""
    ox = put(follower("Ox", 1, 9), engaged=True)
    play = board(edition, field=(put(mare(), new=True),), evolve=(carrot(edition),), enemy=(ox,), hand=(CAT,)).take(
        "serve"
    )
    assert offers(play, 'attack "Mare" -> "Ox"') and not offers(play, 'attack "Mare" -> leader')
    assert layers.has(play.game, play.obj("field", 0).id, "Rush")
    run = spell("Run", t.Do("race", T), targets=one(YOUR_FOLLOWER))
    alone = board(edition, field=(put(CAT, new=True),), enemy=(ox,), hand=(run, CAT)).take('play "Run"')
    assert not offers(alone, "attack")


def test_14_2_4_1_on_race(edition: str) -> None:
    """[SVE 14.2.4.2] Once for each time it raced."""
    racer = mare(1, 1, with_text(ON_RACE.means[0], (Draw(1),)))
    assert hand(board(edition, field=(racer,), evolve=(carrot(edition),), hand=(CAT,)).take("serve")) == 2
    twice = spell("Twice", t.Do("race", T, 2), targets=one(YOUR_FOLLOWER))
    assert hand(board(edition, field=(racer,), hand=(twice, CAT), evolve=()).take('play "Twice"')) == 3
