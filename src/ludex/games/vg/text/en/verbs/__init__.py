"""English, verbs: what is done with cards, by whom, and with which of them."""
