"""Serves in a forked child; each line on stdin kills it as a power cut would and forks the next."""

import os
import signal
import sys

import uvicorn

from anahuac.server import app


def serve(port):
    uvicorn.run(app.make_app, factory=True, port=port, log_config=None, access_log=False)


def main():
    port = int(sys.argv[1])
    while True:
        child = os.fork()
        if not child:
            serve(port)
            os._exit(0)
        is_asked = bool(sys.stdin.readline())
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        if not is_asked:
            return
        sys.stdout.write("killed\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
