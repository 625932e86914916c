"""The table in the browser: a server that relays decisions, options and views, and the page. No rules in it."""
