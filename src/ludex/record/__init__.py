"""Records of games: the log in words, replays that can be played again, what a tournament keeps of a game."""
