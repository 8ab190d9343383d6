"""jieba: its cut by a dictionary of the vocabulary alone."""
import logging
import re
import tempfile

import jieba

import sides

jieba.setLogLevel(logging.ERROR)
# Signs and blanks are of the vocabulary too, so a line is one block.
jieba.re_han_default = re.compile("(.+)")
words = sides.vocabulary()
with tempfile.TemporaryDirectory() as folder:
    with open(f"{folder}/words.txt", "w", encoding="utf-8") as dictionary:
        dictionary.write("茶 1 n\n")
    tokenizer = jieba.Tokenizer(dictionary.name)
    tokenizer.tmp_dir = folder
    tokenizer.initialize()
for word in words:
    tokenizer.add_word(word, 1000)


def read(line):
    pieces = tokenizer.cut(line.lower(), HMM=False)
    return sides.record(words[piece] for piece in pieces if piece in words)


sides.serve(read)
