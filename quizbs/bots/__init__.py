"""Players that decide from their own view and from nothing else: what a phone would show them."""
