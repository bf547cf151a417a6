"""Files inside a file: archives, the XML in a package, and pictures."""
