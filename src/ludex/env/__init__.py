"""Learning environments: PettingZoo, Gymnasium and OpenSpiel. docs/researchers.md tells more.

Each needs its own packages (`pip install 'ludex[env]'`, `pip install 'ludex[openspiel]'`); nothing else does.
"""
