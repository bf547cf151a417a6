"""Texts: decoding, markup to plain text, and the meaning of each line of a quiz."""
