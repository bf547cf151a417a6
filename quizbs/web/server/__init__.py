"""The server around Flask and Socket.IO: gate, packets, headers, files."""
