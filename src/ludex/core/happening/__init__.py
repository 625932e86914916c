"""Events and what follows from them: moves, replacement, triggers, check timing, loops."""
