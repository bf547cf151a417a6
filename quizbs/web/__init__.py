"""The transport: pages, sockets, credentials and the server around them. No rule of the game, no database."""
