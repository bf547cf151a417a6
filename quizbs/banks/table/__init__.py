"""Tables, from cells to questions: splitting rows, the roles of columns, and interpreting keys."""
