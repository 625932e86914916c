"""English, the parts that card texts of every game are made of: numbers, noun phrases, joints. A game fills them with
its words (`games/*/text/en`)."""
