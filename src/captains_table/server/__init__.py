"""The server: tables over HTTP and WebSocket, kept in a database. Begin with `hall.py` and `docs/protocol.md`."""
