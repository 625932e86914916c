"""Japanese, the parts that card texts of every game are made of: spelling, numbers, forms of verbs, joints. A game
fills them with its words (`games/*/text/ja`)."""
