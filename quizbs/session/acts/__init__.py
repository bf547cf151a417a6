"""What a screen may ask for: one class for each act, by who may ask for it."""
