#!/usr/bin/env python3
"""Holds an engine to an exported corpus, without fathom: what somebody's own test runner does with it.

    fathom export mermaids-song --output song.jsonl
    engines/corpus.py song.jsonl -- python3 engines/python/song.py

Each line is a state, an action, and the state after it or the rule that refuses it. The engine is set to the state, lists what is
legal, does or refuses the action, and tells what the first seat sees. It needs `set`. Exit code 1 where anything differs.
"""

import argparse
import json
import subprocess
import sys


class Gone(Exception):
    """The engine has ended, or says what is no JSON."""


class Engine:
    """An engine that speaks the protocol of fathom conform."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.asked = 0

    def ask(self, **request):
        self.asked += 1
        try:
            self.process.stdin.write(json.dumps({"id": self.asked, **request}) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())
        except (BrokenPipeError, ValueError) as wrong:
            raise Gone from wrong

    def end(self):
        self.process.kill()
        self.process.wait()


def as_told(value):
    """A value in one form: piles by number, what is blank left out."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return {item: value.count(item) for item in value}
    if isinstance(value, list):
        return [as_told(item) for item in value]
    if isinstance(value, dict):
        told = {key: as_told(under) for key, under in value.items()}
        return {key: under for key, under in told.items() if under not in ({}, [], 0)}
    return value


def same_action(action):
    return json.dumps(as_told(action), sort_keys=True)


def difference(engine, line):
    """What the engine does otherwise than a line of the corpus, or nothing; None where it does not know the rules."""
    begun = engine.ask(new=line["setup"])
    if "unsupported" in begun:
        return None
    engine.ask(set={"state": line["before"]})
    legal = engine.ask(legal={}).get("legal")
    if legal is not None and sorted(map(same_action, legal)) != sorted(map(same_action, line["legal"])):
        return "it lists other legal actions"
    said = engine.ask(apply=line["action"])
    if "refused_by" in line:
        return "" if "refused" in said else f"it does what {line['refused_by']} refuses"
    if said.get("ok") is not True:
        return "it does not do what no rule refuses"
    for seat in line["scores"]:
        seen = engine.ask(observe={"seat": seat}).get("state", {})
        for name, value in seen.items():
            if name not in line["after"] or isinstance(value, int):
                continue  # what is counted for those who may not look
            told, ours = as_told(value), as_told(line["after"][name])
            if isinstance(ours, dict) and isinstance(told, dict) and name == "hands":
                told, ours = told.get(seat, {}), ours.get(seat, {})
            if told != ours:
                return f"{seat} sees other {name}"
    scores = engine.ask(scores={}).get("scores", {})
    return "it counts other points" if any(line["scores"].get(seat) != points for seat, points in scores.items()) else ""


def replay(corpus, command, most=None):
    """Every line against the engine: how many, how many it does not know, and the first differences."""
    next(corpus)
    engine, tried, unknown, found = Engine(command), 0, 0, []
    for text in corpus:
        line = json.loads(text)
        try:
            said = difference(engine, line)
        except Gone:
            said = "it ends"
            engine.end()
            engine = Engine(command)
        tried += 1
        if said is None:
            unknown += 1
        elif said:
            found.append((line, said))
        if most and len(found) >= most:
            break
    engine.end()
    return tried, unknown, found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=argparse.FileType())
    parser.add_argument("command", nargs="+")
    asked = parser.parse_args()
    tried, unknown, found = replay(asked.corpus, asked.command)
    for line, said in found[:10]:
        print(f"{line['id']}: {said} ({', '.join(line['rules'])})")
    print(f"{tried} lines, {len(found)} differ, {unknown} have rules that the engine does not know")
    return 1 if found else 0 if tried > unknown else 3


if __name__ == "__main__":
    sys.exit(main())
