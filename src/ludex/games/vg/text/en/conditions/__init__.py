"""English, conditions: what stands after "if", what happened before, and what is counted."""
