"""Carrying out what cards say: playing, paying, choosing, instructions."""
