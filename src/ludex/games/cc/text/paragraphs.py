"""The paragraphs behind the nodes of a tree, for `ludex cards explain`. Keywords and verbs carry their own.

A key is the node's name, or the name and the word it carries (`Move destroy`); the longer key wins.
"""

BEHIND = {
    "Activated": "CC 901.1a",
    "Automatic": "CC 901.1b",
    "Passive": "CC 901.1c",
    "Replace": "CC 901.2c",
    "cost": "CC 903.2g",
    "Modes": "CC 903.2c",
    "Choose target": "CC 903.2e",
    "Choose": "CC 1012.1",
    "Search": "CC 1012.2",
    "Move remove": "CC 1003",
    "Reveal": "CC 1004",
    "Draw": "CC 1006",
    "Move destroy": "CC 1007",
    "Move banish": "CC 1008",
    "SetState": "CC 1010",
    "Move discard": "CC 1013",
    "Shuffle": "CC 1015",
    "Counters": "CC 1018.2",
    "Continue": "CC 901.2b",
    "Delay": "CC 906.6",
    "Becomes": "CC 906.7",
    "Modify": "CC 1014.3",
    "Rename": "CC 909.1b",
    "Grant": "CC 909.1c",
    "Strip": "CC 909.1c",
}
