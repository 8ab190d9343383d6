#!/usr/bin/env python3
"""compare.py CHECKOUT BUILD: measures reader and delivery against others, and says of each goal whether it is met.

The sides work turn by turn in rounds; a figure is the median of what each round gave. BUILD is the folder with what
`build` has built: the programs, and `venv` with what could be installed of the rivals.
"""
import subprocess
import sys
from statistics import median

import delivery
import start

CHECKOUT, BUILD = sys.argv[1:3]
SCANNER = f"{CHECKOUT}/Benchmarks/Scanner"
ROUNDS = 7
SECONDS = 0.2
# By what is installed, with what is imported.
RIVALS = {"pyahocorasick": "ahocorasick", "hyperscan": "hyperscan", "jieba": "jieba"}
LENGTHS = [64, 512, 4096]

missed = []


class Side:
    """A process that works for as long as it is told and says how much it did."""

    def __init__(self, command, folder=CHECKOUT):
        self.process = subprocess.Popen(
            command, cwd=folder, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.greeting = self.process.stdout.readline().split()
        if self.greeting[:1] != ["ready"]:
            sys.exit(f"compare: {' '.join(command)} did not start")

    def rate(self, subject="", seconds=SECONDS):
        """Lines a second of CPU time."""
        self.process.stdin.write(f"{seconds} {subject}".rstrip() + "\n")
        self.process.stdin.flush()
        lines, nanoseconds = map(int, self.process.stdout.readline().split()[:2])
        return lines / nanoseconds * 1e9

    def told(self, key):
        return next(word.split("=")[1] for word in self.greeting if word.startswith(key + "="))


def row(name, figure, goal=None, is_met=True, unit="%"):
    shown = f"{figure * 100:8.1f} %" if unit == "%" else f"{figure:8.2f} ×"
    verdict = "" if goal is None else f"{goal:>9}  {'ok' if is_met else 'MISSED'}"
    print(f"  {name:<52}{shown}  {verdict}".rstrip(), flush=True)
    if not is_met:
        missed.append(name)


def at_least(name, figure, goal):
    row(name, figure, f"≥ {goal * 100:.0f} %", figure >= goal)


def at_most(name, figure, goal):
    row(name, figure, f"≤ {goal:g} ×", figure <= goal, unit="×")


def heading(text):
    print(f"\n{text}", flush=True)


def exactness(name, told):
    right, all_lines = told.split("/")
    row(f"{name}: lines with the scanner's record", int(right) / int(all_lines))


def rivals():
    python = f"{BUILD}/venv/bin/python"
    for name, module in RIVALS.items():
        there = subprocess.run([python, "-c", f"import {module}"], stderr=subprocess.DEVNULL)
        if there.returncode == 0:
            yield name, Side([python, f"{CHECKOUT}/Benchmarks/Rivals/{name}_side.py", SCANNER])
        else:
            print(f"  {name}: skipped, it could not be installed here")


def compare_lines(reader):
    heading("Lines a second, of the C scanner's")
    scanner = Side([f"{BUILD}/scanner", "cp"], SCANNER)
    matcher = Side([f"{BUILD}/matcher", CHECKOUT])
    for side in [scanner, matcher]:
        if side.told("exact") != "240/240":
            sys.exit("compare: the matcher or the C scanner reads a line wrong")
    others = dict(rivals())
    rates = {name: [] for name in ["scanner", "matcher", "reading", *others]}
    for _ in range(ROUNDS):
        rates["scanner"].append(scanner.rate())
        rates["matcher"].append(matcher.rate())
        rates["reading"].append(reader.rate("lines"))
        for name, side in others.items():
            rates[name].append(side.rate())

    def ratio(of, to):
        return median(one / other for one, other in zip(rates[of], rates[to]))

    at_least("the matcher by itself", ratio("matcher", "scanner"), 0.60)
    at_least("the whole reading of a line", ratio("reading", "scanner"), 0.15)
    exactness("the whole reading", reader.told("exact"))
    heading("Lines a second, as many times as")
    for name, side in others.items():
        row(f"{name}: the matcher", ratio("matcher", name), unit="×")
        row(f"{name}: the whole reading", ratio("reading", name), unit="×")
        exactness(name, side.told("exact"))


def compare_lengths(reader):
    heading("Time a byte, of worst texts: of 4,096 bytes to 64 bytes, and to 512")
    for name in reader.told("texts").split(","):
        rounds = []
        for _ in range(ROUNDS):
            rates = [reader.rate(f"text {name} {length}", SECONDS / 10) * length for length in LENGTHS]
            rounds.append([rate / rates[-1] for rate in rates[:-1]])
        for length, figures in zip(LENGTHS, zip(*rounds)):
            at_most(f"{name}, to {length}", median(figures), 1.5)


def compare_menus(reader):
    heading("Time a line, with a menu of 10,000 drinks to one of 10")
    rounds = [reader.rate("menu 10") / reader.rate("menu 10000") for _ in range(ROUNDS)]
    at_most("five lines", median(rounds), 2)


def compare_starts():
    heading("CPU time from exec to the first reading, to that of an empty program with the same libraries")
    program = f"{CHECKOUT}/.build/release/drinkrun"
    at_most("drinkrun parse, a menu of 100 drinks", start.ratio(program, SCANNER, BUILD, ROUNDS), 2.5)


def compare_posting():
    heading("Writes of a table, and their CPU time, of others' over one connection to one server")
    figures = delivery.posting(CHECKOUT, BUILD, ROUNDS)
    for (rival, rows), (rate, cost) in figures.items():
        name = f"{rows} row{'s' if rows > 1 else ''} a write, {rival}"
        if rival == "pyairtable":
            row(f"{name}: writes a second", rate, "≥ 4 ×", rate >= 4, unit="×")
            row(f"{name}: CPU time", cost, "≤ 12 %", cost <= 0.12)
        else:
            at_least(f"{name}: writes a second", rate, 0.85)
            row(f"{name}: CPU time", cost)
    if not any(rival == "pyairtable" for rival, _ in figures):
        print("  pyairtable: skipped, it could not be installed here")


def compare_backlog():
    heading("100,000 rows that wait, with the limit of the base ten times what it is")
    posted, rate, memory = delivery.backlog(CHECKOUT, BUILD)
    at_least("rows posted", posted, 1)
    at_least("rows a second, of what the limit allows", rate, 0.98)
    at_most("most memory, to that with 1,000 rows", memory, 1.1)


def main():
    reader = Side([f"{BUILD}/reading", CHECKOUT])
    compare_lines(reader)
    compare_menus(reader)
    compare_starts()
    compare_lengths(reader)
    compare_posting()
    compare_backlog()
    heading(f"{len(missed)} goals missed: {', '.join(missed)}" if missed else "All goals met")
    sys.exit(1 if missed else 0)


main()
