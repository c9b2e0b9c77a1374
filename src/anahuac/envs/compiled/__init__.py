"""Simulators: games on rows of whole numbers, compiled by numba, for learners. Needs `anahuac[fast]`.

A simulator is a second implementation of a game's rules. The engine in `anahuac.games` stays the one source of what is
legal; `tests/envs/test_compiled.py` holds every simulator to it: the same seed and the same actions give the same legal
actions, observations, rewards and outcomes at every step, with every number of players and every option.
"""
