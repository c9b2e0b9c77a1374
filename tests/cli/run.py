"""Runs the real command in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]


def anahuac(*arguments, typed="", home=None, language="en"):
    """Run `anahuac`, type something, and answer with the finished process."""
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(home or "/nonexistent"),
        "ANAHUAC_LANG": language,
        "COLUMNS": "200",
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        [sys.executable, "-m", "anahuac", *map(str, arguments)],
        input=typed.encode(),
        capture_output=True,
        env=environment,
        cwd=home or ROOT,
        check=False,
        timeout=120,
    )
    done.stdout, done.stderr = done.stdout.decode(), done.stderr.decode()
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done


def interrupt(*arguments, once):
    """Run `anahuac` until something is true, then press Ctrl-C; answer with its complaint."""
    running = _start(*arguments)
    while not once():
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    _, complaint = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in complaint
    return complaint


def _start(*arguments):
    return subprocess.Popen(
        [sys.executable, "-m", "anahuac", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background may ignore it
    )


def succeed(*arguments, **more):
    """Run a command that must succeed, and answer with what it printed."""
    done = anahuac(*arguments, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def fail(*arguments, **more):
    """Run a command that must fail, and answer with its complaint."""
    done = anahuac(*arguments, **more)
    assert done.returncode == 2, done.stdout
    return " ".join(done.stderr.split())
