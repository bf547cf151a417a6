"""Reports on lessons. They are made of events, answers and names that callers pass; the database isn't read here."""
