"""English, noun phrases: units and cards, what they are like, where they lie, and what became of them."""
