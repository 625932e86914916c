"""Reads a position: figures, words and abilities after effects, selectors, queries, costs, counts of the turn."""
