"""English, whole lines: abilities with their heads, lists, and lines of single series."""
