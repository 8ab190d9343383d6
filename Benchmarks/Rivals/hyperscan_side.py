"""hyperscan: all words with where they start, of which the longest at each place is taken."""
import hyperscan

import sides

words = list(sides.vocabulary().items())
expressions = ["".join(f"\\x{byte:02x}" for byte in word.encode()) for word, _ in words]
database = hyperscan.Database()
database.compile(
    expressions=[expression.encode() for expression in expressions],
    ids=list(range(len(words))),
    elements=len(words),
    flags=[hyperscan.HS_FLAG_SOM_LEFTMOST] * len(words),
)


def read(line):
    longest = {}

    def found(number, start, end, _flags, _context):
        if end > longest.get(start, (0, 0))[0]:
            longest[start] = (end, number)

    database.scan(line.lower().encode(), match_event_handler=found)
    return sides.record(cut(longest))


def cut(longest):
    done = 0
    for start in sorted(longest):
        if start >= done:
            done, number = longest[start]
            yield words[number][1]


sides.serve(read)
