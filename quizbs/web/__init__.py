"""The edge: pages, sockets, credentials, limits. No rule of the game, and no database."""
