"""Tables on the net: identity, tables, live play, clocks, bots and storage behind one HTTP and WebSocket API."""
