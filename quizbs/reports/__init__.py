"""Reports on lessons. The database isn't read here: callers pass events, answers and names."""
