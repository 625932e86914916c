"""English, events and times: what stands after "when", by whom, and in which battle or phase."""
