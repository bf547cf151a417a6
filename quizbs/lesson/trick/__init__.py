"""Trick the class: everybody writes a tempting wrong answer, all choose among them and the truth."""
