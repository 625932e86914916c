"""Tools for testing games, shipped: a driver by option texts, scenarios, and the conformance suite."""
