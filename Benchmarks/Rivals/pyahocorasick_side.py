"""pyahocorasick: the longest word at each place, by `iter_long`."""
import ahocorasick

import sides

automaton = ahocorasick.Automaton()
for word, value in sides.vocabulary().items():
    automaton.add_word(word, value)
automaton.make_automaton()
sides.serve(lambda line: sides.record(value for _, value in automaton.iter_long(line.lower())))
