"""How much a device, an address and a class may ask for."""
