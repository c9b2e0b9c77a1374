"""Plays the arena that the arguments describe on a Ray cluster of this machine, which it starts and stops."""

import subprocess
import sys

from ray.cluster_utils import Cluster

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
try:
    command = [sys.executable, "-m", "anahuac", "arena", *sys.argv[1:], "--ray", cluster.address]
    status = subprocess.run(command, check=False, timeout=250).returncode
finally:
    cluster.shutdown()
sys.exit(status)
