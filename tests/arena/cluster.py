"""Plays the arena that the arguments describe on a Ray cluster of two nodes, which it starts and stops."""

import subprocess
import sys

from ray.cluster_utils import Cluster


def start(attempts=3):
    """Start a cluster. Ray gives a node half a minute to come up; on a busy machine that may be too short."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
    except Exception:
        cluster.shutdown()
        if attempts == 1:
            raise
        return start(attempts - 1)
    return cluster


cluster = start()
try:
    command = [sys.executable, "-m", "anahuac", "arena", *sys.argv[1:], "--ray", cluster.address]
    status = subprocess.run(command, check=False, timeout=250).returncode
finally:
    cluster.shutdown()
sys.exit(status)
