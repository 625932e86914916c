"""English, costs: what is paid, otherwise paid, and what effects make of costs."""
