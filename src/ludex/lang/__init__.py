"""Reads what people write: card texts into trees (and back), card files and deck lists into records."""
