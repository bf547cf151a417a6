"""The server around Flask and Socket.IO: gate, throttle, packets, headers, files."""
