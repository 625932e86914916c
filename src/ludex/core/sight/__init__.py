"""What a player may see (`view`) and knows (`knowledge`), and random positions that fit that knowledge (`sample`)."""
