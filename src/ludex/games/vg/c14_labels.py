"""[VG 14] Keywords that name a series of abilities: `Rush-[AUTO](RC):...`. They change nothing themselves; effects
refer to the abilities that have them. Where the paragraph says what such an ability is like, `Label.fits` asks for it,
and a card on which the keyword stands before another ability is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ludex.core import tree as t
from ludex.core.tree import walk
from ludex.games.vg.c14_states import CHOSEN, SELECTED

VC: Final = t.Zone(("VC",))
VANGUARD: Final = t.YOURS & VC
STANDS: Final = t.When("state", t.SELF, word="stand", cause=t.YOURS)
"""[VG 14.29.1] This unit stands because of an effect of one of its master's cards."""
YOUR_SOUL: Final = t.YOURS & t.Zone(("soul",))
EMPTY_SOUL: Final = t.Compare(t.Count(YOUR_SOUL), "=", 0)
"""[VG 14.45.1] The soul has no cards."""
MISSED: Final = t.Both((t.Named("attacked in this battle"), t.Named("vanguard missed")))
"""[VG 14.27.1] This unit attacked a vanguard in the battle, and the attack did not hit."""
YOUR_DAMAGE: Final = t.YOURS & t.Zone(("damage",))
END_OF_TURN: Final = t.When("begin", word="end of turn")


def rescue(n: int) -> tuple[t.Instr, ...]:
    """[VG 14.19.1.1] Heals so many cards, and deals as much damage to one of the player's vanguards."""
    return (
        t.Choose("rescued", n, YOUR_DAMAGE),
        t.Do("heal", t.Ref("rescued")),
        t.Choose("vanguard", 1, VANGUARD),
        t.Do("deal damage", t.Ref("vanguard"), n),
    )


def magia(n: int, among: t.Sel = YOUR_SOUL) -> tuple[t.Instr, ...]:
    """[VG 14.33.1] Calls up to so many cards from the soul; at the end of the turn, those that are still there go back
    into it."""
    return (
        t.Choose("magia", n, among, up_to=True),
        t.Do("call", t.Ref("magia"), word="RC"),
        t.Delay(END_OF_TURN, (t.Move(t.Ref("magia"), "soul"),), "turn"),
    )


def sweet_link(what: t.Ref) -> tuple[t.Instr, ...]:
    """[VG 14.60.1] A card is put into the SweetLink state if the soul has another card of the same name."""
    twin = YOUR_SOUL & t.Shares(what, "name") & ~what
    return (t.If(t.Exists(twin), (t.Do("become", what, word="SweetLink"),)),)


# --- what the abilities of a series are like ----------------------------------------------------------------------


def _rushes(ability: t.Ability, n: int) -> bool:
    return isinstance(ability, t.Automatic) and ability.when == STANDS


def _blooms(ability: t.Ability, n: int) -> bool:
    """[VG 14.40.1] Whether it is about another unit of the player that is placed on a circle."""
    when = ability.when if isinstance(ability, t.Automatic) else None
    if not isinstance(when, t.When) or when.event != "move" or not when.dst:
        return False
    parts = when.subject.parts if isinstance(when.subject, t.All) else ()
    return when.word == "placed" and t.YOURS in parts and ~t.SELF in parts


def _rescues(ability: t.Ability, n: int) -> bool:
    """[VG 14.19.1.1] Whether so many cards of the damage zone are chosen and healed, and as much damage is dealt."""
    have = walk.nodes(ability)
    deeds = [(part.verb, part.n) for part in have if isinstance(part, t.Do) and isinstance(part.what, t.Ref)]
    chosen = any(isinstance(part, t.Choose) and (part.n, part.what) == (n, YOUR_DAMAGE) for part in have)
    return chosen and any(verb == "heal" for verb, _ in deeds) and ("deal damage", n) in deeds


def _shadowstitches(ability: t.Ability, n: int) -> bool:
    """[VG 14.27.1] Whether the text asks if an attack did not hit, and if it was an attack on a vanguard."""
    have = walk.nodes(ability)
    on_vanguard = any(isinstance(part, t.Role) and part.word == "attacking" and part.to == VC for part in have)
    return t.Named("vanguard missed") in have or (t.Named("attack missed") in have and on_vanguard)


def _conjures(ability: t.Ability, n: int) -> bool:
    have = walk.nodes(ability)
    calls = any(isinstance(part, t.Do) and part.verb == "call" for part in have)
    return calls and any(isinstance(part, t.Delay) and part.when == END_OF_TURN for part in have)


def _is_powerful(ability: t.Ability, n: int) -> bool:
    have = walk.nodes(ability)
    return EMPTY_SOUL in have or t.Unless(t.Exists(YOUR_SOUL)) in have


def _overcharges(ability: t.Ability, n: int) -> bool:
    have = walk.nodes(ability)
    whens = [part for part in have if isinstance(part, t.When) and part.event == SELECTED]
    heard = any(isinstance(part.subject, t.Self) for part in whens)
    return heard or t.Word("state", CHOSEN) in have


def _puts_into_soul(ability: t.Ability, n: int) -> bool:
    """[VG 17.8.1] Whether the cost puts cards into the soul."""
    return any(isinstance(part, t.Move) and part.to == "soul" for part in getattr(ability, "cost", ()))


def _operated(ability: t.Ability, n: int) -> bool:
    when = ability.when if isinstance(ability, t.Automatic) else None
    return isinstance(when, t.When) and when.event == "operate" and when.subject == t.SELF


def _is_automatic(ability: t.Ability, n: int) -> bool:
    return isinstance(ability, t.Automatic)


def _is_attack(ability: t.Ability, n: int) -> bool:
    return ability.called("Attack")


def _two_swords(ability: t.Ability, n: int) -> bool:
    """[VG 17.13.3] It is about this unit being boosted by a unit that the text names, or boosting one."""
    when = ability.when if isinstance(ability, t.Automatic) else None
    boosts = isinstance(when, t.When) and when.event in ("boost", "boosted")
    return boosts and isinstance(when, t.When) and when.subject == t.SELF and when.other != t.ANY


def _puts_into(state: str) -> Callable[[t.Ability, int], bool]:
    def fits(ability: t.Ability, n: int) -> bool:
        have = walk.nodes(ability)
        return any(isinstance(part, t.Do) and part.word == state for part in have) or any(
            isinstance(part, t.Rename) and part.value == state for part in have
        )

    return fits


_links: Final = _puts_into("SweetLink")
_deals: Final = _puts_into("deal")
_oversizes: Final = _puts_into("oversized")


class Label(NamedTuple):
    """A keyword of a series of abilities: its paragraph; `numbered` if a number follows it; what the abilities are like
    (`fits` of the ability and the number; None: the paragraph says nothing that can be asked)."""

    name: str
    rule: str
    fits: Callable[[t.Ability, int], bool] | None = None
    numbered: bool = False


LABELS: Final[tuple[Label, ...]] = (
    Label("Rescue", "VG 14.19", _rescues, True),  # [VG 14.19.1.2] with and without its number
    Label("Dominate", "VG 14.25"),  # [VG 14.25.1]
    Label("Shadowstitch", "VG 14.27", _shadowstitches),
    Label("Rush", "VG 14.29", _rushes),
    Label("Burst", "VG 14.30"),
    Label("Magia", "VG 14.33", _conjures),
    Label("Time Leap", "VG 14.34"),
    Label("Bloom", "VG 14.40", _blooms),
    Label("DressBoost", "VG 14.44"),  # [VG 14.44.1]
    Label("Powerful", "VG 14.45", _is_powerful),  # [VG 14.45.2]
    Label("RevolDress", "VG 14.48"),
    Label("Cannonball", "VG 14.50"),
    Label("UnisonDress", "VG 14.53"),
    Label("Overcharge", "VG 14.54", _overcharges),
    Label("Malwyrms", "VG 14.55"),
    Label("Rewrite", "VG 14.57"),
    Label("Mental Pollution", "VG 14.58"),
    Label("SweetLink", "VG 14.60", _links),
    Label("Arma Arms", "VG 14.61"),
    Label("Fantôme Skill", "VG 14.62"),
    Label("Buddy Call", "VG 17.16.14"),  # [VG 17.16.14] these say nothing by themselves
    Label("My Buddy!", "VG 17.16.14"),
    Label("Jackknife Braveheart", "VG 17.16.14"),
    Label("Great Spell, Saturday Night Devil Fever", "VG 17.16.14"),
    Label("Clear Serenity", "VG 17.16.14"),
    Label("Double Attack", "VG 17.16.14"),
    Label("Dragon Throne", "VG 17.16.14"),
    Label("Thunder Mine", "VG 17.16.14"),
    Label("Hundred Demons Sorcery, Evil Pulse", "VG 17.16.14"),
    Label("Shadow Dive", "VG 17.16.14"),
    Label("OverSoul", "VG 17.8.1", _puts_into_soul),
    Label("Operate", "VG 17.11.3", _operated),
    Label("Attack", "VG 17.12.2", _is_automatic),
    Label("Hitting Attack", "VG 17.12.2", _is_attack),  # RULING-VG-217
    Label("Pinching Attack", "VG 17.12.2", _is_attack),
    Label("Throwing Attack", "VG 17.12.2", _is_attack),
    Label("Homare", "VG 17.13.2"),  # [VG 17.13.2.1]
    Label("Nitou Kaigan", "VG 17.13.3", _two_swords),
    Label("Dangerous Skill", "VG 17.15.1"),  # [VG 17.15.1.1]
    Label("Deal", "VG 17.15.4", _deals),
    Label("Oversized", "VG 17.15.5", _oversizes),
)

BY_NAME: Final = {label.name: label for label in LABELS}
