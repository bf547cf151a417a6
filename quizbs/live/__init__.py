"""Running lessons: an object for each, and the registry of all of them."""
