"""The pseudo-cards and record markers of the supplements: which rows of `data/pseudo` there must be."""

from __future__ import annotations

from typing import Final

A1: Final[tuple[str, ...]] = (
    "Plant",  # [VG A1/Plant]
    "Vision",  # [VG A1/Vision]
    "Evil Decoy",  # [VG A1/Evil Decoy]
    "Mask of Domination",  # [VG A1/Mask of Domination]
    "Shadow Army",  # [VG A1/Shadow Army]
    "Skeleton Army",  # [VG A1/Skeleton Army]
    "Meer's Present",  # [VG A1/Meer's Present]
    "Momokke",  # [VG A1/Momokke] [VG A1/Momokke/2]
    "Ahsha's Flower Fairy",  # [VG A1/Ahsha's Flower Fairy] [VG A1/Ahsha's Flower Fairy/2]
    "Blast",  # [VG A1/Blast] [VG A1/Blast/2] [VG A1/Blast/3]
    "Destined Timepiece",  # [VG A1/Destined Timepiece]
    "SYSTEM CODE: X-ceed",  # [VG A1/SYSTEM CODE: X-ceed] [VG A1/SYSTEM CODE: X-ceed/2]
    "Idealize Queen's Fort",  # [VG A1/Idealize Queen's Fort]
    "Quick Shield",  # [VG A1/Quick Shield]
    "Guardian Shield",  # [VG A1/Guardian Shield]
    "Persona Shield",  # [VG A1/Persona Shield] [VG A1/Persona Shield/2]
    "Chronojet Dragon",  # [VG A1/Chronojet Dragon] [VG A1/Chronojet Dragon/2]
    "Alter Ego Messiah",  # [VG A1/Alter Ego Messiah] [VG A1/Alter Ego Messiah/2]
    "Uchigatana's Ability Kiwame",  # [VG A1/Uchigatana's Ability Kiwame] [VG A1/Uchigatana's Ability Kiwame/2]
    "Tantou's Ability Kiwame",  # [VG A1/Tantou's Ability Kiwame]
    "Wakizashi's Ability Kiwame",  # [VG A1/Wakizashi's Ability Kiwame]
    "Tachi's Ability Kiwame",  # [VG A1/Tachi's Ability Kiwame]
    "Ootachi's Ability Kiwame",  # [VG A1/Ootachi's Ability Kiwame]
    "Yari's Ability Kiwame",  # [VG A1/Yari's Ability Kiwame] RULING-VG-218
    "Naginata's Ability Kiwame",  # [VG A1/Naginata's Ability Kiwame] [VG A1/Naginata's Ability Kiwame/2]
    # [VG A1/Demonic Beast Alchemix Body, Ubermensch] [VG A1/Demonic Beast Alchemix Body, Ubermensch/2]
    "Demonic Beast Alchemix Body, Ubermensch",
    "Gripho Eschatologi",  # [VG A1/Gripho Eschatologi] [VG A1/Gripho Eschatologi/2]
    "Forge",  # [VG A1/Forge] [VG A1/Forge/2]
    "Regrain Biocreation Research Lab",  # [VG A1/Regrain Biocreation Research Lab]
    # [VG A1/A Silly But Fun Journey] [VG A1/A Silly But Fun Journey/2] [VG A1/A Silly But Fun Journey/3]
    "A Silly But Fun Journey",
    # [VG A1/Mushiking: King of the Beetles Machine] [VG A1/Mushiking: King of the Beetles Machine/2]
    "Mushiking: King of the Beetles Machine",
    # [VG A1/Demon Stealth Dragon, Shiranui "Oboro"] [VG A1/Demon Stealth Dragon, Shiranui "Oboro"/2]
    'Demon Stealth Dragon, Shiranui "Oboro"',
    "Dragheart, Luard",  # [VG A1/Dragheart, Luard] [VG A1/Dragheart, Luard/2]
    "Masked Magician, Harri",  # [VG A1/Masked Magician, Harri] [VG A1/Masked Magician, Harri/2]
    # [VG A1/Vampire Princess of Night Fog, Nightrose] [VG A1/Vampire Princess of Night Fog, Nightrose/2]
    "Vampire Princess of Night Fog, Nightrose",
    "White Lily Musketeer, Cecilia",  # [VG A1/White Lily Musketeer, Cecilia] [VG A1/White Lily Musketeer, Cecilia/2]
    "Noblessrose",  # [VG A1/Noblessrose] NB: the rest is cited in `c07_gauges` and `c15_costs`
    "Noblessrose Rosarossa",  # [VG A1/Noblessrose Rosarossa] [VG A1/Noblessrose Rosarossa/3]
    "Shinobi Scrolls",  # NB: cited in `c15_scrolls` and `c17_buddyfight_soul`
    "Leading Jewel Knight, Salome",  # [VG A1/Leading Jewel Knight, Salome/2] NB: the rest is cited in `c15_costs`
    "Revenger, Raging Form Dragon",  # [VG A1/Revenger, Raging Form Dragon/2] NB: the rest is cited in `c15_costs`
)
"""Rows of `data/pseudo/a1.yaml`."""

A2: Final[tuple[str, ...]] = (
    "Cradle",  # [VG A2/Cradle] [VG A2/Cradle/2]
    "Dragontree",  # [VG A2/Dragontree]
    "Infinity Eyes",  # [VG A2/Infinity Eyes]
)
"""Rows of `data/pseudo/a2.yaml`."""

FILES: Final = {"a1": A1, "a2": A2}
"""File of `data/pseudo` -> the names that it must list, in this order."""
