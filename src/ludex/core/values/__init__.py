"""What holds now: figures, words, abilities, selectors, queries, costs, counts of the turn."""
