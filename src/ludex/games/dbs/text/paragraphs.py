"""The paragraphs behind the nodes of a tree, for `ludex cards explain`. Keywords and verbs carry their own.

A key is the node's name, or the name and the word it carries (`Move KO`); the longer key wins.
"""

BEHIND = {
    "Activated": "DBS 8-1-3",
    "Automatic": "DBS 8-1-5",
    "Passive": "DBS 8-1-4",
    "Replace": "DBS 8-2-2-3",
    "cost": "DBS 8-4-1",
    "SetState": "DBS 4-8-1",
    "Draw": "DBS 4-9",
    "Shuffle": "DBS 3-2-4",
    "Choose": "DBS 8-6-3-1",
    "Choose up to": "DBS 8-6-3-2",
    "Search": "DBS 8-6-3-5",
    "Continue": "DBS 8-2-2-2",
    "Modify": "DBS 8-9-1-3",
    "Rename": "DBS 8-9-1-2",
    "Grant": "DBS 8-9-1-2",
    "Strip": "DBS 8-3-2",
}
