"""What everything has that tries changes: its options, its share of them, and several at a time."""

import re
import threading
import time
from pathlib import Path

BUILT = "built"  # no preset: the project's own build as it stands, from which nothing is copied and in which nothing is built


def in_parallel(work, items, jobs):
    """Does `work(item)` for each, `jobs` at a time; the first exception is raised here."""
    left, troubles, lock = list(reversed(items)), [], threading.Lock()

    def go():
        while True:
            with lock:
                if not left or troubles:
                    return
                item = left.pop()
            try:
                work(item)
            except BaseException as trouble:  # noqa: B902
                with lock:
                    troubles.append(trouble)

    threads = [threading.Thread(target=go, daemon=True) for _ in range(min(jobs, len(left)))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if troubles:
        raise troubles[0]


def add_options(parser):
    """The options that everything has that tries changes."""
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="compilers and checks at a time (2)")
    parser.add_argument("--shard", type=shard_of, default=(0, 1), metavar="I/N", help="part I of N, counted from 0")
    parser.add_argument("--work", metavar="FOLDER", help="the folder of the copy (build/planted); parts that run at once need one each")
    parser.add_argument("--preset", choices=["planted", "release", BUILT], default="planted",
                        help="how the copy is built: so that it compiles fast (planted), or as the project itself is, with "
                             "what the compiler's cache has of that (release); or no copy: build/release as it stands (built)")


def games_of(top):
    """The folders of the games, by the names that the command line has for them."""
    folders = sorted(path.parent.name for path in (Path(top) / "model").glob("*/rulebook.cpp"))
    return {folder.replace("_", "-"): folder for folder in folders}


def share(items, shard):
    """Every N-th of the items, beginning with number I, for a shard `I/N`."""
    return items[shard[0]::shard[1]]


def shard_of(text):
    match = re.fullmatch(r"(\d+)/(\d+)", text)
    if not match or int(match[1]) >= int(match[2]):
        raise ValueError(f"{text} is no part such as 0/2")
    return int(match[1]), int(match[2])


def duration(since):
    return round(time.monotonic() - since, 1)
