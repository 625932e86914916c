"""Matches, logs and replays: whole games played and kept."""
