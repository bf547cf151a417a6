"""The teacher's work beside a lesson: planning, opening, reports, deleting, and the desk's requests to the program."""
