"""What the Python sides share: the vocabulary, the record, and the protocol of a side."""
import sys
import time

KINDS = ["drink", "size", "ice", "sugar", "addon", "qty", "noise"]
FOLDER = sys.argv[1]


def lines(name):
    with open(f"{FOLDER}/{name}", encoding="utf-8") as file:
        return file.read().splitlines()


def vocabulary():
    """The kind and number of each word."""
    rows = (line.split("\t") for line in lines("vocab.tsv"))
    return {word: (KINDS.index(kind), int(number)) for word, kind, number in rows}


def record(found):
    """What the C scanner prints of a line, from its words in order."""
    fields = [-1, -1, -1, -1, None, 1, 0]
    added = []
    for kind, number in found:
        if kind == 4:
            if len(added) < 8:
                added.append(number)
        else:
            fields[kind] = number
    return fields, added


def text(fields, added):
    return "\t".join([*map(str, fields[:4]), ",".join(map(str, sorted(added))), str(fields[5])])


def serve(read):
    """Says how many lines are exact; then, for each line of seconds, how many lines were read in how long."""
    texts = lines("lines.txt")
    exact = sum(text(*read(line)) == want for line, want in zip(texts, lines("expect.tsv")))
    print(f"ready exact={exact}/{len(texts)}", flush=True)
    for seconds in sys.stdin:
        start = time.process_time_ns()
        end = start + float(seconds) * 1e9
        count = 0
        while True:
            for line in texts:
                read(line)
            count += len(texts)
            now = time.process_time_ns()
            if now >= end:
                break
        print(count, now - start, flush=True)
