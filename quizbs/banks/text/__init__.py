"""Reading texts: decoding bytes, turning markup into plain text, and finding the questions in the lines of a quiz."""
