"""The frame stack: procedures, decisions, and running a game to the next decision."""
