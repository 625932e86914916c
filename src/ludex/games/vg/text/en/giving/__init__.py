"""English, giving: figures, keywords and abilities, what units cannot do, and what happens instead."""
