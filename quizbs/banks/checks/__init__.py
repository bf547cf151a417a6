"""What is reported about the questions of a file: about each question, and about the whole file."""
