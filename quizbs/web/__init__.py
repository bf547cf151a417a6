"""The transport: pages, sockets, credentials and the server around them. Contains no game rules and no SQL."""
