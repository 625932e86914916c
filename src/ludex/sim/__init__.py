"""Matches and mass simulation: tournaments, the arena of bots, statistics and reports."""
