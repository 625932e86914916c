"""Cards and decks of users: card files read, the tokens they name, decks checked."""
