"""A bot for a Troyes server: it listens to its stream and plays any legal move.

python bot-example.py http://127.0.0.1:8000 TOKEN [GAME INVITATION]
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Server:
    def __init__(self, url, token):
        self.url = url.rstrip("/") + "/api/v2"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path, body=None):
        data = json.dumps(body).encode() if body else None
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, self.headers), timeout=60)

    def events(self):
        """For ever: when the stream breaks, come back and say what was seen last."""
        since = ""
        while True:
            try:
                for event in map(json.loads, self.open(f"/bot/stream?heartbeat=20{since}")):
                    since = f"&since={event['at']}"
                    yield event
            except urllib.error.HTTPError as error:
                if error.code < 500:
                    raise SystemExit(error.read().decode()) from None
            except OSError as error:
                print(error, file=sys.stderr)
            time.sleep(1)


def choose(event):
    """Put something clever here: `view` is what the seat knows, the tables say what the numbers of a move mean."""
    return random.choice(event["moves"])[0]


def main(url, token, *table):
    server = Server(url, token)
    if table:
        server.open(f"/games/{table[0]}/join", {"invitation": table[1]}).close()
    for event in server.events():
        if event["event"] == "decision":
            answer = {"decision": event["decision"]["id"], "move": choose(event)}
            try:
                server.open(f"/games/{event['game']}/moves", answer).close()
            except urllib.error.HTTPError as error:  # taken back or decided meanwhile: the next event tells
                print(error.read().decode(), file=sys.stderr)
        elif event["event"] != "heartbeat":
            print(json.dumps(event), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
