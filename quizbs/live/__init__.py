"""The lessons that run in this program: one object for each, and one registry of all of them."""
