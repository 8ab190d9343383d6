"""What delivery costs: posting against a C program and pyairtable, and a backlog that the pump works off."""
import os
import subprocess
import tempfile
from statistics import median

SECONDS = 0.4
# Five requests of ten rows (Airtable, "Rate limits").
LIMIT = 50
BACKLOGS = [1_000, 100_000]


class Poster:
    """A process that posts for as long as it is told and says how often it did, and in how long."""

    def __init__(self, command, **settings):
        self.process = subprocess.Popen(
            command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **settings)
        self.greeting = self.process.stdout.readline().split()
        if self.greeting[:1] != ["ready"]:
            raise SystemExit(f"compare: {' '.join(command)} did not start")

    def post(self, rows):
        """Requests a second, and CPU time a request."""
        self.process.stdin.write(f"{SECONDS} {rows}\n")
        self.process.stdin.flush()
        requests, wall, cpu = map(int, self.process.stdout.readline().split())
        return requests / wall, cpu / requests

    def close(self):
        self.process.stdin.close()
        self.process.terminate()
        self.process.wait()


def posting(checkout, build, rounds):
    """By rival and rows a request, the medians over the rounds: our requests a second and CPU time, of the rival's."""
    server = Poster([f"{build}/server"])
    port = server.greeting[1]
    with tempfile.TemporaryDirectory() as folder:
        ours = Poster([f"{build}/posting", checkout, port, folder])
        rivals = {"the C program": Poster([f"{build}/client", port, folder])}
        python = f"{build}/venv/bin/python"
        if subprocess.run([python, "-c", "import pyairtable"], stderr=subprocess.DEVNULL).returncode == 0:
            rivals["pyairtable"] = Poster(
                [python, f"{checkout}/Benchmarks/Rivals/pyairtable_side.py", port, folder])
        figures = {(name, rows): [] for name in rivals for rows in [1, 10]}
        for _ in range(rounds):
            for rows in [1, 10]:
                rate, cost = ours.post(rows)
                for name, rival in rivals.items():
                    rival_rate, rival_cost = rival.post(rows)
                    figures[name, rows].append((rate / rival_rate, cost / rival_cost))
        for side in [ours, *rivals.values(), server]:
            side.close()
    return {key: tuple(median(column) for column in zip(*all_rounds)) for key, all_rounds in figures.items()}


def backlog(checkout, build):
    """Of the large backlog: the part that was posted, its rate of the limit, and its memory of the small one's."""
    server = Poster([f"{build}/server"])
    drained = []
    try:
        for count in BACKLOGS:
            with tempfile.TemporaryDirectory() as folder:
                told = subprocess.run(
                    [f"{build}/backlog", checkout, server.greeting[1], os.path.join(folder, "store.db"), str(count)],
                    check=True, capture_output=True, text=True).stdout.split()
                drained.append((int(told[0]) / count, float(told[1]) / LIMIT, int(told[2])))
    finally:
        server.close()
    small, large = drained
    return large[0], large[1], large[2] / small[2]
