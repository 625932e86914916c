"""The rulebooks as data: the numbers, kinds and hashes of their paragraphs, and the evidence (code and tests) for
each."""
