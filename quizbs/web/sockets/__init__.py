"""Sockets: connections, the messages of clients, and sending views."""
