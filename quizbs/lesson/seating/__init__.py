"""Seating: splitting a class, distributing it to tables, and moving single students."""
