"""The machine all games share. It imports nothing of ours and knows no game."""
