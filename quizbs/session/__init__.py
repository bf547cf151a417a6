"""What happens in a running program, between the web and the store: lessons, seats, bots, clocks. Knows no Flask."""
