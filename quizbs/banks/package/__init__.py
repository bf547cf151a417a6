"""Files inside a file: archives, the XML of a package, and its pictures."""
