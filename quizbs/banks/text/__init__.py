"""Texts: from bytes to letters, from markup to plain text, and what each line of a quiz means."""
