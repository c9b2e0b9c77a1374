"""What learned judgement has in common: small networks, how they learn, and how a game's learning is run."""

from anahuac.bots.learning.adam import Adam
from anahuac.bots.learning.learner import Learner
from anahuac.bots.learning.network import Network, load_networks, pack_networks, unpack_networks

__all__ = ["Adam", "Learner", "Network", "load_networks", "pack_networks", "unpack_networks"]
