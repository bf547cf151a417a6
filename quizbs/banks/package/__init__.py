"""Files inside a file: archives, the XML of a package, and the pictures that come along."""
