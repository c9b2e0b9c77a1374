"""What clients are told, kept to be searched."""

import json
import re
import threading


class Traffic:
    """Everything that one client was told."""

    def __init__(self, client):
        self.client = client
        self.told = []
        client._http.event_hooks["response"].append(self._note)

    def _note(self, response):
        response.read()
        self.told.append(response.text)

    def follow(self, table):
        def listen():
            with self.client.live(table, patience=60) as messages:
                for message in messages:
                    self.told.append(json.dumps(message))
                    if message.get("table", {}).get("status", "running") != "running":
                        return

        thread = threading.Thread(target=listen)
        thread.start()
        return thread

    def running(self):
        """What was told while the game went on."""
        return [text for text in self.told if not re.search(r'"status": ?"finished"', text)]
