"""The machine that all games share. It contains no game's rules and imports only `ludex.core` itself."""
