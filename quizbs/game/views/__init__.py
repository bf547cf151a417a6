"""What each viewer may see of a game: an allow-list."""
