"""Seating: splitting a class into tables, distributing people to them, and moving single students."""
