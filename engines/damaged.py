#!/usr/bin/env python3
"""An engine whose answers are damaged now and then: bytes flipped, fields dropped, types changed, lines repeated or torn.

    fathom conform mermaids-song -- python3 engines/damaged.py SEED COUNT

Nothing that it says may bring fathom down. How many answers it has damaged is added to the file COUNT.
"""

import json
import random
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent / "python"))
from fathom_engine import answer  # noqa: E402
from song import Song  # noqa: E402

ONE_IN = 40
OTHERS = [None, True, -1, 0.5, 1e300, 2**70, "", "Ann", "\u0000", "kraken", [], {}, [[]], {"Ann": None}, "x" * 5000]


def places(value, path=()):
    """Every place in a value, itself included."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from places(item, (*path, i))


def changed(value, path, chance):
    """The value with what stands at a place dropped, doubled or of another type."""
    if not path:
        return chance.choice(OTHERS)
    key, *rest = path
    copy = value.copy()
    if rest:
        copy[key] = changed(value[key], rest, chance)
    elif chance.random() < 0.4:
        del copy[key]
    elif isinstance(copy, list) and chance.random() < 0.3:
        copy.append(copy[key])
    else:
        copy[key] = chance.choice(OTHERS)
    return copy


def damaged(said, chance):
    """A damaged answer, as bytes."""
    if chance.random() < 0.7:
        return json.dumps(changed(said, chance.choice(list(places(said))), chance)).encode()
    line = bytearray(json.dumps(said).encode())
    for _ in range(chance.randint(1, 4)):
        line[chance.randrange(len(line))] = chance.randrange(256)
    return bytes(line[: chance.randrange(len(line))] if chance.random() < 0.2 else line)


def main():
    chance, count = random.Random(f"{sys.argv[1]} {sys.stdin.fileno()} {random.random()}"), Path(sys.argv[2])
    game, many = None, 0
    try:
        for line in sys.stdin:
            request = json.loads(line)
            said, game = answer(Song, game, request)
            said = {"id": request["id"], **said}
            bad = "hello" not in request and chance.random() < 1 / ONE_IN
            many += bad
            sys.stdout.buffer.write((damaged(said, chance) if bad else json.dumps(said).encode()) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        pass
    finally:
        with count.open("a") as file:
            file.write(f"{many}\n")


if __name__ == "__main__":
    main()
