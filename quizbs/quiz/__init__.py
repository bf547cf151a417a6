"""Questions: their data, grading, scoring, and which card has which question."""
