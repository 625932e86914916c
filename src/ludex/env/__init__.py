"""Learning environments: PettingZoo, Gymnasium and OpenSpiel. See docs/researchers.md.

Each needs its own packages (`pip install 'ludex[env]'`, `pip install 'ludex[openspiel]'`); the rest of Ludex needs
none of them.
"""
