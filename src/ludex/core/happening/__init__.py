"""What happens: events and moves, replacement, triggers, check timing, loops."""
