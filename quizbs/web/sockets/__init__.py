"""What goes over sockets: connections, messages, views."""
