"""Plays cards and abilities: choosing, paying costs, carrying out instructions."""
