"""What a teacher reads about files: every sentence, and nothing else, so that it can be translated in one place."""
