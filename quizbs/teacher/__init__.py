"""A teacher's work around lessons: planning, opening, reports, deleting, and the desk's requests to the program."""
