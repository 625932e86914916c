"""The rulebooks as data: numbers, kinds and hashes of paragraphs, and the evidence that each is played."""
