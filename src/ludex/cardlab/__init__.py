"""The card laboratory: what a text means, whether two languages agree, whether every ability works when it is tried."""
