"""Questions: their data, grading, and assignment to cards."""
