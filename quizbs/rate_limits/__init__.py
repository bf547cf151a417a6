"""Rate limits of devices, network addresses and classes."""
