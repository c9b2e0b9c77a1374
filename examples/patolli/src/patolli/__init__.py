"""Patolli: a race around a cross, decided by beans, and by whom one sends back to the start."""
