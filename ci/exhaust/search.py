"""What the two searches share: the multisets of cards, the box as its file has it, breadth first, and the counts."""

import argparse
import re
import sys
from collections import Counter
from pathlib import Path


def plus(cards, *more):
    return tuple(sorted((*cards, *more)))


def minus(cards, *fewer):
    left = list(cards)
    for card in fewer:
        left.remove(card)
    return tuple(left)


def put(row, place, what):
    """A row of things, one for each seat, with another thing at one of its places."""
    return (*row[:place], what, *row[place + 1:])


def numbers_of(text, key):
    """The numbers that stand behind a key: `cards: { mermaid: 6, kraken: 1 }`."""
    inside = re.search(rf"^ *{key}: *\{{(.*?)\}}", text, re.M | re.S)
    return {name: int(number) for name, number in re.findall(r"([\w.]+): *(\d+)", inside[1])} if inside else {}


def pieces(text, key):
    """The pieces of a box, each for itself. A box names every kind, since nothing here knows what is in the published one."""
    return tuple(sorted(Counter(numbers_of(text, key)).elements()))


def search(start, following):
    """Every position that can be come to, each once; `following` lists what each legal action of one makes of it."""
    seen, here, counts, steps = {start}, [start], Counter(positions=1), Counter()
    while here:
        below = []
        for position in here:
            after = following(position)
            steps[position.step] += 1
            counts["transitions"] += len(after)
            counts["ends"] += position.step == "over"
            counts["deadlocks"] += not after and position.step != "over"
            for each in after:
                if each not in seen:
                    seen.add(each)
                    below.append(each)
        counts["deep"] += bool(below)
        here = below
    counts["positions"] = len(seen)
    return {**{key: counts[key] for key in ("positions", "transitions", "deep", "ends", "deadlocks")}, **dict(sorted(steps.items()))}


def main(description, prepared):
    """Reads the box, searches it, and prints a line for each count."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("box", type=Path, help="a box file that names how many there are of every kind")
    parser.add_argument("--players", type=int, required=True)
    arguments = parser.parse_args()
    for name, count in search(*prepared(arguments.box.read_text(), arguments.players)).items():
        print(name, count)
    return 0


if __name__ == "__main__":
    sys.exit("search.py is shared by mermaids_song.py and mermaid_beach.py; run one of them")
