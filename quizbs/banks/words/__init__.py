"""Every sentence about files that a teacher reads, and nothing else, so that it can be translated in one place."""
