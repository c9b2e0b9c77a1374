"""Azteca a second time: slow and obvious, with names, sets and dicts, for comparison with the engine.

It is written from the clauses and the board's file and shares nothing with the engine but the notation of actions and
the stream of chance. The rules are told as they are played: a part of the game is a generator that asks (`ask`) and
goes on with the answer.
"""
