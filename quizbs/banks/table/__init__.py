"""Tables, from cells to questions: how rows are cut, what the columns are for, and which choice a key means."""
