"""[CC 1004] Revealing cards, which core does. [CC 1004.1] core:showing.reveal, core:showing.stop; [CC 1004.2]
[CC 1004.3] core:_reveal. An ability that triggers on it sees the event, the card's player and its race: [CC 1004.3a]
[CC 1004.3b] core:happens."""
