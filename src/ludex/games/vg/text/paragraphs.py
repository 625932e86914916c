"""The paragraphs behind the nodes of a tree, for `ludex cards explain`. Keywords and verbs carry their own.

A key is the node's name, or the name and the word it carries (`Move retire`); the longer key wins.
"""

BEHIND = {
    "Activated": "VG 11.1.1.1",
    "Automatic": "VG 11.1.1.2",
    "Passive": "VG 11.1.1.3",
    "Spell": "VG 11.1.1.4",
    "Replace": "VG 11.3.1.3",
    "cost": "VG 11.7.1",
    "SetState": "VG 7.2",
    "SetFace": "VG 7.3",
    "SetFace counter-charge": "VG 7.26",
    "Move put": "VG 7.4",
    "Draw": "VG 7.6.2",
    "Draw up to": "VG 7.6.3",
    "Look": "VG 7.7",
    "Move discard": "VG 7.9",
    "Reveal": "VG 7.10",
    "Search": "VG 7.11",
    "Shuffle": "VG 7.12",
    "Move place": "VG 7.17",
    "Move retire": "VG 7.18",
    "Move soul-blast": "VG 7.25",
    "Move bind": "VG 7.29",
    "Choose": "VG 7.50.1",
    "Choose random": "VG 12.4.2",
    "ForEach": "VG 12.7",
    "Continue": "VG 11.3.1.2",
    "Delay": "VG 11.9.7",
    "Becomes": "VG 11.9.8",
    "Modify": "VG 11.11.1.7",
    "Rename": "VG 11.11.1.6",
    "Grant": "VG 7.14.1",
    "Strip": "VG 11.11.1.5",
}
