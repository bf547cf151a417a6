"""Running lessons: one object for each, and a registry of all of them."""
