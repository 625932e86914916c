"""Ludex plays trading card games by their rulebooks, and says which rule made it so."""

__version__ = "0.2.0"
