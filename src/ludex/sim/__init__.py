"""Matches, mass simulation, measuring, logs and replay files."""
