"""Sockets: connections, messages, views."""
