"""A position as data: records, cards, objects, events, the `Game` and its random numbers."""
