"""Measuring: how fast the engine plays, copies and searches."""
