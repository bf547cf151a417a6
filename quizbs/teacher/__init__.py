"""What a teacher does beside a lesson: planning, opening, reports, deleting, and what a desk asks of the program."""
