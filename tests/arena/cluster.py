"""Plays the arena that the arguments describe on a Ray cluster of two nodes, which it starts and stops."""

import subprocess
import sys

from ray.cluster_utils import Cluster

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
try:
    cluster.add_node(num_cpus=1)
    command = [sys.executable, "-m", "anahuac", "arena", *sys.argv[1:], "--ray", cluster.address]
    status = subprocess.run(command, check=False, timeout=100).returncode
finally:
    cluster.shutdown()
sys.exit(status)
