"""Files that people write: card files, deck lists, and reading text with a place for each error."""
