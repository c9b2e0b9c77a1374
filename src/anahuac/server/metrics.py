"""What is counted, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("anahuac_requests_total", "Requests answered, by method and status.", ["method", "status"])
REQUEST_SECONDS = Histogram("anahuac_request_seconds", "Time to answer a request.")
ACTIONS = Counter("anahuac_actions_total", "Actions saved, by game.", ["game"])
SOCKETS = Gauge("anahuac_sockets", "Open WebSockets.", multiprocess_mode="livesum")
BOT_SECONDS = Histogram("anahuac_bot_seconds", "Time until a bot's action is known.")
BOT_FAILURES = Counter("anahuac_bot_failures_total", "Bots that crashed, hung or cheated.")
LATENESS = Gauge("anahuac_late_seconds", "How late a process is with what it has to do.", multiprocess_mode="livemax")
