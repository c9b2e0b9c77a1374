"""Scripted players."""

import random
import time

from anahuac.client import Refused, legal
from anahuac.core import find_game


def play_out(table, clients, seed=0, patience=300):
    """Let clients play all their seats at random until the game is over; answer with the last state."""
    chance = random.Random(seed)
    until = time.monotonic() + patience
    while time.monotonic() < until:
        for client in clients:
            news = client.state(table)
            while legal(news):
                news = act(client, table, news, chance.choice(legal(news)))
            if news.get("table", {"status": "running"})["status"] != "running":
                return client.state(table)
        time.sleep(0.005)
    raise AssertionError("the game did not end in time")


def act(client, table, news, action):
    """Act, and answer with how things stand then; when another was faster, that is told by 409."""
    try:
        return client.act(table, news["now"]["seat"], news["now"]["ply"], action)
    except Refused as refused:
        if refused.code not in ("stale", "not-your-turn", "not-running"):
            raise
        return refused.news


def wait_for(client, table, condition, seat=None):
    """Look at a game until something holds."""
    for _ in range(600):
        state = client.state(table, seat)
        if condition(state):
            return state
        time.sleep(0.05)
    raise AssertionError(state["table"])


def two_player_table(ana, ben, game="mexica", **more):
    """A running game of Ana (seat 0) against Ben (seat 1)."""
    table = ana.new_table(game, ["me", "open"], **more)["id"]
    ben.post(f"/tables/{table}/join", {"invite": ana.table(table)["invite"]})
    ana.post(f"/tables/{table}/start", {})
    if game == "mexica":
        place_nobles(table, {0: ana, 1: ben})
    return table


def three_at_aztlan(ana, ben):
    """A running game of Ana (seats 0 and 2) and Ben (seat 1), all about to choose a card."""
    table = ana.new_table("aztlan", ["me", "open", "me"])["id"]
    ben.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start", {})
    return table


def place_nobles(table, clients):
    """Play the first actions of Mexica, so that Ana has a whole turn before her."""
    for seat, client in clients.items():
        state = client.state(table, seat)
        client.act(table, seat, state["now"]["ply"], legal(state)[0])


def hotseat_mexica(ana):
    """A game of Mexica in which Ana has both seats, and a whole turn before her."""
    table = ana.new_table("mexica", ["me", "me"])["id"]
    place_nobles(table, {0: ana, 1: ana})
    return table


def texts(news):
    """What may be done now, in notation."""
    view = news["steps"][-1]["view"]
    catalogue = find_game(view["game"]).load_board(view["board"]).catalogue
    return [catalogue[id].text for id in legal(news)]
