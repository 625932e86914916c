"""A position as data: records, objects, events, the game and its stream of chance."""
