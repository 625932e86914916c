"""What a player may see and know, and positions that fit it."""
