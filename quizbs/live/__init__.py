"""Running lessons: an object for each lesson, and the registry of all lessons."""
