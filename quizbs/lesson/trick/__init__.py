"""Trick the class: everybody writes a tempting wrong answer, then all choose among them and the truth."""
