#!/usr/bin/env python3
"""Orders stream in while the bot and its table are killed, and in the end nothing is lost or doubled.

The bot runs with a webhook, and with a table server of its own that fails on purpose: late answers, answers that are lost
after the write, refusals. Both are killed (-9) where the plan says so, which counts messages and comes of the seed alone.
Whoever posts a message posts it again until it is answered. When all is said and the table works again, every line that
was told ✓ must be in the table once, with its last state, and nothing else.
"""
import argparse
import concurrent.futures
import http.client
import json
import os
import pathlib
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request

WORKERS = 8
LINES_OF_A_RUN = 40
SUGARS = ["少糖", "半糖", "微糖", "無糖"]
BEARER = "sesame"
# A message that nobody answered for so long is one that the bot lost.
PATIENCE = 120


class Broken(Exception):
    """A law that does not hold."""


class Server:
    """A program that is started, killed and started again at the same port."""

    def __init__(self, command, log):
        self.command = command
        self.log = open(log, "ab")
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.log)
        line = self.process.stdout.readline()
        if not line:
            raise Broken(f"{' '.join(self.command[:2])} did not start: status {self.process.wait()}, see {self.log.name}")
        return json.loads(line)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)


class Killings:
    """The plan of who is killed after which message."""

    def __init__(self, seed, messages, kills, bot, table):
        chance = random.Random(f"{seed} kills")
        # A plan that falls on few messages is no plan, so it is spread over those that there will be at least.
        places = sorted(chance.sample(range(1, messages), min(kills, messages - 1)))
        self.plan = [(place, bot if chance.random() < 0.75 else table, chance.random() * 0.3) for place in places]
        self.lock = threading.Lock()
        self.messages = 0
        self.done = 0

    def count_message(self):
        with self.lock:
            self.messages += 1
            if not self.plan or self.messages < self.plan[0][0]:
                return
            _, server, pause = self.plan.pop(0)
            server.kill()
            time.sleep(pause)
            server.start()
            self.done += 1


class Office:
    """People who order over the webhook of a bot."""

    def __init__(self, port, killings, seed):
        self.port = port
        self.killings = killings
        self.seed = seed
        self.ends = time.monotonic() + 1e9
        self.posts = 0

    def say(self, channel, person, number, text):
        """What the bot replies to a message, which is posted until it is answered."""
        message = {
            "id": f"{person}-{number}", "channel": channel, "user": {"id": person, "name": person}, "text": text}
        body = json.dumps(message).encode()
        end = time.monotonic() + PATIENCE
        pause = random.Random(f"{self.seed} {person} {number}")
        while time.monotonic() < end:
            self.posts += 1
            status, answer = self.post(body)
            if status == 200:
                self.killings.count_message()
                return "\n".join(reply["text"] for reply in json.loads(answer)["replies"])
            if status not in (None, 429, 500, 502, 503):
                raise Broken(f"{person} «{text}»: status {status} {answer!r}")
            time.sleep(0.05 + pause.random() * 0.3)
        raise Broken(f"{person} «{text}»: no answer for {PATIENCE} s")

    def post(self, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            headers = {"Authorization": f"Bearer {BEARER}", "Content-Type": "application/json"}
            connection.request("POST", "/hooks/office", body, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            return None, b""
        finally:
            connection.close()

    def open_run(self, channel):
        reply = self.say(channel, f"o-{channel}", 0, "開團 可不可 截止 明天 23:00")
        if "開團" not in reply:
            raise Broken(f"{channel} did not open: {reply}")

    def order(self, index):
        """One person's messages; what their row must be at the end, or None where the time is over."""
        if time.monotonic() > self.ends:
            return None
        chance = random.Random(f"{self.seed} order {index}")
        channel, person = channel_of(index), f"p{index}"
        sugar, cups = chance.choice(SUGARS), chance.randint(1, 4)
        self.expect(channel, person, 1, f"熟成紅茶 大杯 少冰 {sugar} x{cups}", "OK 嗎")
        self.expect(channel, person, 2, "好", "✓")
        row = {"sugar": sugar, "numberOfCups": cups, "status": "placed"}
        for number in range(3, 3 + chance.choice([0, 0, 0, 1, 1, 2, 3])):
            act = chance.choice(["sugar", "cups", "cancel"])
            if act == "sugar":
                row["sugar"] = chance.choice([other for other in SUGARS if other != row["sugar"]])
                self.expect(channel, person, number, f"改{row['sugar']}", "✓")
            elif act == "cups":
                row["numberOfCups"] = chance.choice([other for other in range(1, 5) if other != row["numberOfCups"]])
                self.expect(channel, person, number, f"改成{row['numberOfCups']}杯", "✓")
            else:
                row["status"] = "cancelled"
                self.expect(channel, person, number, "取消", "取消了")
                break
        return person, row

    def expect(self, channel, person, number, text, word):
        reply = self.say(channel, person, number, text)
        if word not in reply:
            raise Broken(f"{person} «{text}» was not answered with {word}: {reply!r}")


def channel_of(index):
    return f"tea{index // LINES_OF_A_RUN}"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def read_rows(endpoint, base, token):
    """All rows of the table, page by page."""
    rows, offset = [], None
    while True:
        query = urllib.parse.urlencode({"pageSize": 100} | ({"offset": offset} if offset else {}))
        request = urllib.request.Request(
            f"{endpoint}/v0/{base}/Orders?{query}", headers={"Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            page = json.load(answer)
        rows += [record["fields"] for record in page["records"]]
        offset = page.get("offset")
        if not offset:
            return rows


def drain(store, lines):
    """Waits until nothing waits for the table."""
    end = time.monotonic() + 60 + lines / 20
    while True:
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True, timeout=10) as base:
            waiting, parked = base.execute(
                "SELECT count(*), coalesce(sum(is_parked), 0) FROM outbox").fetchone()
        if waiting == 0:
            return
        if time.monotonic() > end:
            raise Broken(f"rows that still wait when the table works: {waiting}, of those parked: {parked}")
        time.sleep(0.2)


def check(told, rows):
    """Every line that was told ✓ is there once, with its last state, and nothing else."""
    wrong = []
    by_person = {}
    for row in rows:
        by_person.setdefault(row["orderName"], []).append(row)
    for person, expected in told.items():
        found = by_person.pop(person, [])
        if len(found) != 1:
            wrong.append(f"{person}: {len(found)} rows")
            continue
        state = {key: found[0].get(key) for key in expected}
        if state != expected:
            wrong.append(f"{person}: {state} in place of {expected}")
    wrong += [f"{person}: a row that nobody was told of" for person in by_person]
    for column in ("orderKey", "orderNumber"):
        values = [row[column] for row in rows]
        if len(set(values)) != len(values):
            wrong.append(f"{column} is there twice")
    if wrong:
        raise Broken("\n".join(wrong[:20] + ([f"and {len(wrong) - 20} more"] if len(wrong) > 20 else [])))


def stream(options, folder):
    table_port, bot_port = free_port(), free_port()
    rows, store = folder / "rows.db", folder / "drinkrun.db"
    token = f"{rows}.token"
    honest = [options.program, "table", "serve", "--listen", f"127.0.0.1:{table_port}", "--file", str(rows)]
    faults = f"seed={options.seed % 1000},late=4%:2s,lost=5%,hang=3%,500=3%,cut=2%,partial=2%,429=1%:1s"
    table = Server(honest + ["--misbehave", faults], folder / "table.log")
    served = table.start()
    (folder / "drinkrun.yaml").write_text(
        f"""timezone: Asia/Taipei
store: sqlite:drinkrun.db
menus: [{options.menu}]
table:
  kind: airtable
  endpoint: {served["endpoint"]}/v0
  base: {served["base"]}
  token: {{file: {token}}}
  timeout: PT1S
http: {{listen: "127.0.0.1:{bot_port}"}}
channels:
  office: {{kind: webhook, bearer: {BEARER}}}
""", encoding="utf-8")
    bot = Server([options.program, "serve", "--config", str(folder / "drinkrun.yaml")], folder / "bot.log")
    bot.start()
    killings = Killings(options.seed, 2 * options.orders, options.kills, bot, table)
    office = Office(bot_port, killings, options.seed)
    try:
        for channel in sorted({channel_of(index) for index in range(options.orders)}):
            office.open_run(channel)
        office.ends = time.monotonic() + options.seconds
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as workers:
            told = dict(filter(None, workers.map(office.order, range(options.orders))))
        table.kill()
        table.command = honest
        table.start()
        drain(store, len(told))
        status = bot.stop()
        if status != 0:
            raise Broken(f"the bot ended with status {status}")
        check(told, read_rows(served["endpoint"], served["base"], pathlib.Path(token).read_text().strip()))
        return f"{len(told)} orders in {killings.messages} messages, posted {office.posts} times; {killings.done} killed"
    finally:
        for server in (bot, table):
            if server.process.poll() is None:
                server.kill()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=os.path.abspath)
    parser.add_argument("menu", type=os.path.abspath)
    parser.add_argument("--orders", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=3600, help="no new order after so long")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parser.parse_args()
    again = f"ORDERS={options.orders} KILLS={options.kills} SEED={options.seed}"
    print(f"chaos: {again}", flush=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="drinkrun-chaos-"))
    start = time.monotonic()
    try:
        print(f"chaos: {stream(options, folder)}; nothing lost or doubled, {time.monotonic() - start:.0f} s")
    except Broken as law:
        sys.exit(f"chaos: {law}\nreplay: make chaos {again}\nlogs: {folder}")
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()


if __name__ == "__main__":
    main()
