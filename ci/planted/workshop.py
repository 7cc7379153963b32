"""A copy of the project in which one change at a time is built and held against the evidence.

`ci/planted/run` and `ci/mutate` share it. The copy is built once, without optimising much. A change is never made in the
copy itself: its files stand in a folder of their own, which the compiler looks into first, and only what includes them is
compiled and linked anew, as far as the evidence that is asked needs it. So several changes can be tried at the same time.
"""

import dataclasses
import hashlib
import json
import os
import re
import resource
import shlex
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

from caught import Caught, accident_of, fallen, fallen_tests
from trying import BUILT, games_of, in_parallel

LEFT_OUT = {"build", ".git", ".fathom", ".cache", "__pycache__"}  # what is no part of the project's sources
MEMORY = 6 << 30  # bytes that a program under trial may take
PATIENCE = 10  # a program under trial may take so many times what the sound one takes, and some seconds more
SPARE_SECONDS = 20

# A task of an array has part of the bugs, and each bug all of the evidence.
OF_PARTS = {"SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_ID", "GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX"}

# The evidence, cheapest first; the whole campaign, which alone is judged by what its plays reach, comes last.
EVIDENCE = {
    "scenarios": ["scenarios"],
    "sample": ["check", "--threads", "1", "--shard", "0/20"],
    "theorems": ["prove", "--threads", "1"],
    "campaign": ["check", "--threads", "1"],
}


NEEDED = {"scenarios": [], "sample": ["properties"], "theorems": ["solver"], "campaign": ["properties"], "box": ["properties"]}


class Trouble(Exception):
    """Why something cannot be tried: it does not apply, build or run."""


class Unsound(Exception):
    """The project itself cannot be built or does not hold, so that nothing can be tried."""


@dataclasses.dataclass
class Answer:
    """What one kind of evidence says of one game."""

    caught: list
    seconds: float = 0.0
    accident: str = ""  # `hangs`, `ends by signal 11`; empty where it came to its end


def output_of(command):
    words = shlex.split(command)
    return words[words.index("-o") + 1]


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def sources_of(top):
    """The project's files, as paths below `top`."""
    found = []
    for folder, folders, files in os.walk(top):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        found += [os.path.relpath(os.path.join(folder, name), top) for name in sorted(files)]
    return found


class Workshop:
    """The copy, its build, and what is known of it."""

    def __init__(self, top, jobs, preset="planted", work=None):
        self.top, self.preset = Path(top), preset
        self.work = Path(work or self.top / "build" / "planted").resolve()
        self.is_built = preset == BUILT
        self.tree = self.top if self.is_built else self.work / "tree"
        self.build = self.tree / "build" / ("release" if self.is_built else preset)
        self.turns = threading.BoundedSemaphore(jobs)  # processes at a time
        self.jobs = jobs
        self.folders = games_of(self.top)
        self.sound, self.finding = {}, {}
        self.keeping = threading.Lock()

    # ------------------------------------------------------------------------------------------------------- the sound one

    def prepare(self, targets):
        """Makes the copy like the project, builds the targets, and reads how each object is made."""
        self.targets = sorted(targets)
        if not self.is_built:
            self._copy_and_build()
        elif not all((self.build / "bin" / target).exists() for target in self.targets):
            raise Unsound(f"{self.build} does not hold what is needed: build it first, or leave out --preset {BUILT}")
        self.work.mkdir(parents=True, exist_ok=True)
        texts = {name: (self.tree / name).read_text(errors="replace") for name in sources_of(self.tree)}
        self.digest = digest(json.dumps([self.preset, texts]))
        self.commands = {output_of(entry["command"]): entry
                         for entry in json.loads((self.build / "compile_commands.json").read_text())}
        self.links = {target: self._link_of(target) for target in self.targets}
        self.users = self._users()
        self._read_sound()
        shutil.rmtree(self.work / "changes", ignore_errors=True)

    def _copy_and_build(self):
        self._copy()
        log = self.work / "build.log"
        with open(log, "w") as out:
            linker = "lld" if shutil.which("ld.lld") else "bfd"
            configure = ["cmake", "--preset", self.preset, f"-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld={linker}"]
            make = ["ninja", "-C", str(self.build), f"-j{self.jobs}", *self.targets]
            for command in (configure, make):
                if subprocess.run(command, cwd=self.tree, stdout=out, stderr=out, check=False).returncode != 0:
                    raise Unsound(f"the project cannot be built; see {log}")

    def _copy(self):
        """Files that are alike already are left alone, so that a second run builds little."""
        wanted = set(sources_of(self.top))
        for name in sources_of(self.tree) if self.tree.exists() else []:
            if name not in wanted:
                (self.tree / name).unlink()
        for name in wanted:
            to, text = self.tree / name, (self.top / name).read_bytes()
            if not to.exists() or to.read_bytes() != text:
                to.parent.mkdir(parents=True, exist_ok=True)
                to.write_bytes(text)
                shutil.copymode(self.top / name, to)

    def _ninja(self, *words):
        return subprocess.run(["ninja", "-C", str(self.build), *words], capture_output=True, text=True, check=True).stdout

    def _link_of(self, target):
        last = self._ninja("-t", "commands", target).strip().splitlines()[-1]
        return next(part for part in last.split(" && ") if f"-o bin/{target}" in part)

    def _users(self):
        """Which objects are made of each source or header, by its path below the project."""
        users, output, prefix = {}, "", str(self.tree) + "/"
        for line in self._ninja("-t", "deps").splitlines():
            if line and not line[0].isspace():
                output = line.split(": #")[0]
            elif output in self.commands:
                name = os.path.normpath(os.path.join(self.build, line.strip()))
                if name.startswith(prefix):
                    users.setdefault(name[len(prefix):], []).append(output)
        return users

    def is_linked(self, output, target):
        """Whether an object becomes part of the program: it is of a library, or of the program itself."""
        owner = re.search(r"CMakeFiles/(\w+)\.dir/", output).group(1)
        library = re.sub(r"_words$", "_model", owner)
        return owner == target or f"lib{library}.a" in self.links[target]

    def _sound_file(self):
        return self.work / f"sound-{self.digest}.json"

    def _read_sound(self):
        """What the sound program said is asked once, as long as no source changes."""
        for old in self.work.glob("sound-*.json"):
            if old != self._sound_file():
                old.unlink()
        self.sound = json.loads(self._sound_file().read_text()) if self._sound_file().exists() else {}

    def _once(self, key, found):
        """What `found()` gives, kept for as long as no source changes."""
        with self.keeping:
            finding = self.finding.setdefault(key, threading.Lock())
        with finding:
            if key not in self.sound:
                value = found()
                with self.keeping:
                    self.sound[key] = value
                    part = self._sound_file().with_suffix(".part")
                    part.write_text(json.dumps(self.sound, indent=1))
                    part.rename(self._sound_file())
            return self.sound[key]

    def rules_of(self, game):
        """The ids of a game's rules."""

        def found():
            words = [str(self.build / "bin" / "fathom"), "rules", game, "--color", "never"]
            with self.turns:
                told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
            return [word for line in told.splitlines() for word in line.split()[:1] if "." in word]

        return self._once(f"rules {game}", found)

    def usual(self, key, ask):
        """The processor's seconds that the sound program takes for something. Without a change everything has to hold, or
        everything would be "caught"; so it is asked before anything is compared with it, and once."""

        def found():
            answer = ask(self.build / "bin")
            if answer.caught or answer.accident:
                what = answer.accident or ", ".join(caught.check for caught in answer.caught)
                raise Unsound(f"it does not hold without any change: {key}: {what}")
            return answer.seconds

        return self._once(key, found)

    def trial(self, changed):
        """The program with some files changed: a text by its path."""
        return Trial(self, changed)

    def ask(self, programs, game, evidence, usual=None):
        """What one kind of evidence says of a game, by the program in a folder."""
        words = [*EVIDENCE[evidence], game, "--quiet", "--color", "never", "--json", "report.json"]
        return self._asked([programs / "fathom", *words], (0, 1, 3), fallen, usual)

    def compare_searches(self, programs, game, seeds, cases):
        """The play in which any law of a game first falls, for each search and seed. Raises Trouble where it comes to no end."""
        words = ["check", game, "--compare-searches", str(seeds), "--cases", str(cases), "--json", "report.json", "--threads", "1"]
        answer = self._asked([programs / "fathom", *words], (0,), lambda report: report["compared"][0]["plays"], None)
        if answer.accident:
            raise Trouble(answer.accident)
        return answer.caught

    def ask_box(self, programs, game, box, players, usual=None):
        """What every position of a box says of a game."""
        words = ["exhaust", game, "--box", box, "--players", players, "--state", "none", "--quiet", "--color", "never", "--json", "report.json"]
        return self._asked([programs / "fathom", *words], (0, 1, 3), lambda report: fallen(report, "box"), usual)

    def ask_test(self, programs, test, usual=None, whole=False):
        """What a test program says: the first test that falls, or with `whole` all of them."""
        words = ["--gtest_brief=1", "--gtest_output=json:report.json", *([] if whole else ["--gtest_fail_fast"])]
        return self._asked([programs / test, *words], (0, 1), lambda report: fallen_tests(test, report), usual)

    def _asked(self, words, good, read, usual):
        with tempfile.TemporaryDirectory(prefix="fathom-desk-") as desk:  # counterexamples are kept there
            code, seconds = self._run(words, Path(desk), usual)
            report = Path(desk) / "report.json"
            if code not in good or not report.exists():
                return Answer([], seconds, accident_of(code))
            return Answer(read(json.loads(report.read_text())), seconds)

    def _run(self, words, desk, usual):
        """Runs a program within its limits. Gives how it ended, and the processor's seconds that it took."""
        most = resource.RLIM_INFINITY if usual is None else int(usual * PATIENCE + SPARE_SECONDS)

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (most, most))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        home = {name: value for name, value in os.environ.items() if name not in OF_PARTS} | {"FATHOM_HOME": str(self.tree)}
        with self.turns, open(desk / "log", "w") as log:
            begun = subprocess.Popen(words, cwd=desk, stdout=log, stderr=log, env=home, preexec_fn=limit)
            _, status, used = os.wait4(begun.pid, 0)
            begun.returncode = os.waitstatus_to_exitcode(status)
        return begun.returncode, used.ru_utime + used.ru_stime


class Trial:
    """A change under trial: what it changes is compiled and linked as far as what is asked needs it."""

    def __init__(self, bench, changed):
        self.bench, self.changed = bench, changed
        self.home = place_beside(bench.work / "changes" / digest(json.dumps(changed, sort_keys=True)))
        self.made, self.linked = set(), {}
        for name, text in changed.items():
            place = self.home / "tree" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text)
        (self.home / "bin").mkdir(exist_ok=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.home, ignore_errors=True)

    def ask(self, evidence, game):
        """What one kind of evidence says of a game. Raises Trouble where it cannot be built."""
        self._build("fathom", lambda output: takes_part(output, evidence, game, self.bench.folders))
        usual = self.bench.usual(f"{evidence} {game}", lambda programs: self.bench.ask(programs, game, evidence))
        return self.bench.ask(self.home / "bin", game, evidence, usual)

    def compare_searches(self, game, seeds, cases):
        """After how many plays each search finds that a law falls. Nothing but play and laws is compiled for that."""
        others = [folder for name, folder in self.bench.folders.items() if name != game]

        def takes_part_in_play(output):
            of_another = any(re.search(rf"/(unity_)?{folder}(_cxx)?[/.]", output) for folder in others)
            return output.split("/")[0] in {"model", "properties"} and not of_another

        self._build("fathom", takes_part_in_play)
        return self.bench.compare_searches(self.home / "bin", game, seeds, cases)

    def ask_box(self, game, box, players):
        """What a box says, by its name or file and the number of players."""
        self._build("fathom", lambda output: takes_part(output, "box", game, self.bench.folders))
        usual = self.bench.usual(f"box {box} {players} {game}", lambda programs: self.bench.ask_box(programs, game, box, players))
        return self.bench.ask_box(self.home / "bin", game, box, players, usual)

    def ask_test(self, test, whole=False):
        self._build(test, lambda output: True)
        usual = self.bench.usual(f"test {test}", lambda programs: self.bench.ask_test(programs, test))
        return self.bench.ask_test(self.home / "bin", test, usual, whole)

    def _build(self, target, takes_part_in_it):
        users = {output for name in self.changed for output in self.bench.users.get(name, [])}
        wanted = sorted(output for output in users if self.bench.is_linked(output, target) and takes_part_in_it(output))
        in_parallel(self._compile, [output for output in wanted if output not in self.made], self.bench.jobs)
        self.made.update(wanted)
        mine = sorted(output for output in self.made if self.bench.is_linked(output, target))
        if self.linked.get(target) != mine:
            self._link(target, mine)
            self.linked[target] = mine

    def _compile(self, output):
        entry = self.bench.commands[output]
        source = os.path.relpath(entry["file"], self.bench.tree)
        words = shlex.split(entry["command"])
        words[words.index("-o") + 1] = str(self.home / output)
        words = [self._changed_source(source, output) if word == entry["file"] else word for word in words]
        first = next(place for place, word in enumerate(words) if word.startswith("-I"))
        words.insert(first, f"-I{self.home / 'tree'}")
        (self.home / output).parent.mkdir(parents=True, exist_ok=True)
        self._run(words)

    def _changed_source(self, source, output):
        """The file to compile instead: itself as it is changed, or, where several files are compiled as one, one that includes
        those that are changed."""
        if source in self.changed:
            return str(self.home / "tree" / source)
        file = self.bench.tree / source
        if "/Unity/" not in source:
            return str(file)
        text = file.read_text()
        for name in self.changed:
            text = text.replace(f'"{self.bench.tree / name}"', f'"{self.home / "tree" / name}"')
        several = (self.home / output).with_suffix("")
        several.parent.mkdir(parents=True, exist_ok=True)
        several.write_text(text)
        return str(several)

    def _link(self, target, outputs):
        """Objects made anew come before the libraries, so that the linker takes what they define from them."""
        changed = {output: str(self.home / output) for output in outputs}
        words = [changed.pop(word, word) for word in shlex.split(self.bench.links[target])]
        place = words.index("-o")
        words[place + 1] = str(self.home / "bin" / target)
        self._run([*words[:place], *changed.values(), *words[place:]])

    def _run(self, words):
        if shutil.which("ccache"):
            words = ["env", "CCACHE_SLOPPINESS=pch_defines,time_macros", "ccache", *words]
        with self.bench.turns:
            done = subprocess.run(words, cwd=self.bench.build, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Trouble("no longer builds: " + (done.stderr.strip() or f"{words[0]} ends with {done.returncode}"))


def place_beside(home):
    """Makes a folder for a change: the same one each time, unless the same change is under trial already."""
    while True:
        try:
            home.mkdir(parents=True)
            return home
        except FileExistsError:
            home = home.with_name(home.name + "-again")


def takes_part(output, evidence, game, folders):
    """Whether an object takes part in asking one kind of evidence of one game: laws do not when a scenario is run, and
    neither does another game."""
    first = output.split("/")[0]
    if first not in {"model", "notation", "scenarios", "app", *NEEDED[evidence]}:
        return False
    return not any(re.search(rf"/(unity_)?{folder}(_cxx)?[/.]", output) for name, folder in folders.items() if name != game)
