"""Rate limits of a device, an address and a class."""
