#!/usr/bin/env python3
"""Every command that README.md and docs/*.md show, read from there and run in a scratch folder.

  FATHOM=build/release/bin/fathom ci/shell/documented_test.py
  FATHOM=... ci/shell/documented_test.py --list      the commands, and how each is run

A command is a line of a code block, or what stands between backticks, that begins with `fathom`, `ci/` or `build/`. Those of
`fathom` are run, with less effort than they have by themselves, and none may be bad usage or bad input (exit code 2). The
examples that `fathom COMMAND --help` shows are run with them. Where a text only mentions a command (`fathom holes`), that and
its options have to be known. Scripts in ci/ have to be there. What needs more than a folder stands in `elsewhere`, with the reason.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("FATHOM", TOP / "build/release/bin/fathom")).resolve()

# What is not run here, and why. A row that fits no command is a failure.
elsewhere = {
    "fathom exhaust my-game --box my_box.yaml --players 2": "a game of the reader's own; ci/example builds one",
    "fathom gate my-game": "a game of the reader's own; ci/example builds one",
    "fathom mutants my-game": "a game of the reader's own; ci/example builds one",
    "fathom holes my-game": "a game of the reader's own; ci/example builds one",
    "build/my-game *": "a game of the reader's own; ci/example tries every command on it",
    "fathom audit --since main": "a history in git: audit_since_test.cpp has one",
    "fathom audit --translation-lang fr --since HEAD": "a history in git: audit_since_test.cpp has one",
    "fathom audit --since origin/main --fail-on warning": "a history in git: audit_since_test.cpp has one",
    "fathom completion man | man -l -": "opens a pager; completion_test.py reads the page",
}

# What a word in capitals stands for.
stands_for = {
    "GAME": "mermaids-song", "<game>": "mermaids-song", "RULE": "placing.on_ocean", "<id>": "placing.on_ocean", "FILE": "play.yaml",
    "FOLDER": "parts", "COMMAND": "gate", "KIND": "item-omitted", "TEXT": "bay.en.txt", "ORIGINAL": "bay.en.txt",
    "TRANSLATION": "bay.fr.txt", "TRANSLATION...": "bay.fr.txt", "PATH": "cases", "N": "3", "D": "2", "LINE...": "gate", "WHAT": "laws",
}
# The same behind another command.
stands_for_with = {"variant": {"FILE": "my.yaml"}, "audit": {"FILE": "bay.en.txt", "GAME": "mermaid-rain"},
                   "holes": {"RULE": "dealing.empty_deck"}, "conform": {"COMMAND": "python3 engines/python/song.py"}}

# What makes a command small, unless it says so itself.
less = {
    "gate": "--cases 1 --only no_dead_end", "check": "--cases 1 --only no_dead_end", "prove": "--shard 0/60",
    "exhaust": "--memory 1 --state none", "mutants": "--cases 1 --only 'tribute.*'",
    "variant": "--cases 1 --plays 2 --players 3 --only scenarios --only plays", "balance": "--plays 2", "holes": "--cases 1",
    "readings": "--shard 999/1000", "export": "--players 3", "conform": "--cases 1 --only plays",
    "scenarios": "--shard 0/40",
}
# What asks for little, or for another part of the whole.
needs_no_less = re.compile(r"fathom scenarios .*(\.yaml|cases|--list|--only|--tidy)")

COMMAND = re.compile(r"(?:\$ )?((?:fathom|ci/[a-z]|build/)\S* .*|ci/\S+|fathom)$")


class Found:
    def __init__(self, where, line, prose=False):
        self.where = where
        self.line = line
        self.is_mention = prose and re.fullmatch(r"fathom [a-z]+( --[a-z-]+)*", line) is not None


def command_in(line):
    """The command at the beginning of a line, without what is said of it."""
    match = COMMAND.match(line.strip())
    if not match or match[1].startswith("fathom_"):
        return None
    return re.split(r"\s{2,}|\s#\s", match[1])[0].strip()


def alternatives(command):
    """`fathom check | scenarios | prove` is three commands; what stands in brackets may be left out."""
    pipe = re.fullmatch(r"fathom (\w+(?: \| \w+)+)", command)
    each = [f"fathom {word}" for word in pipe[1].split(" | ")] if pipe else [command]
    for one in each:
        yield re.sub(r" \[[^]]*\]", "", one)
        if "[" in one and "[options]" not in one:
            yield one.replace("[", "").replace("]", "")


def commands_of(path):
    """The commands of a text, in blocks that are fenced or indented, and in backticks."""
    fenced = False
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if line.strip().startswith("```"):
            fenced = not fenced
        elif fenced or line.startswith("    "):
            block = line.strip()
            beyond = [] if block.startswith("- ") else re.findall(r"`(fathom [^`]*)`", block)
            for command in [command_in(block), *beyond]:
                if command:
                    for each in alternatives(command):
                        yield Found(f"{path.relative_to(TOP)}:{number}", each, prose=command in beyond)
        else:
            for command in re.findall(r"`((?:fathom|ci/[a-z]\S*) [^`]*)`", line):
                for each in alternatives(command):
                    yield Found(f"{path.relative_to(TOP)}:{number}", each, prose=True)


def documented():
    for path in [TOP / "README.md", TOP / "CONTRIBUTING.md", *sorted((TOP / "docs").glob("*.md"))]:
        yield from commands_of(path)


def program(*words, folder, timeout=300):
    return subprocess.run([PROGRAM, *words], cwd=folder, capture_output=True, text=True, timeout=timeout, check=False)


def in_help(folder):
    """The examples that each command's help shows."""
    for line in program("completion", "words", "--", "", folder=folder).stdout.split("\n"):
        name = line.split("\t")[0]
        if not name:
            continue
        for example in program("help", name, folder=folder).stdout.split("\n"):
            match = re.match(r"  ((?:source <\()?fathom .*)", example)
            if match:
                yield Found(f"fathom help {name}", re.split(r"\s{2,}", match[1])[0])


def as_run(command):
    """A documented command as it is run: with something for each word in capitals, and less of an effort."""
    if command.startswith("fathom readings"):
        command = command.replace("--shard 0/4", "--shard 999/1000")  # a part with nothing in it: each reading takes all theorems
    words = command.split(" ")
    name = words[1] if len(words) > 1 else ""
    known = {**stands_for, **stands_for_with.get(name, {})}
    line = " ".join(known.get(word, word) for word in words if word not in ("[options]", "..."))
    line = re.sub(r"--(cases|compare-searches) \d+", r"--\1 1", line)
    line = re.sub(r"--time \w+", "--time 1s", line)
    if name in less and not needs_no_less.match(line) and "--help" not in line:
        for option, value in re.findall(r"(--\S+)(?: ('[^']*'|[^-]\S*))?", less[name]):
            if option not in command or (option == "--only" and "--only" not in command):
                line = line.replace(f"fathom {name}", f"fathom {name} {option} {value}".rstrip(), 1)
    return line


MINE = """\
scenario: nothing was sung
game: mermaid-rain
cites: winning.most_points
players: 3
"""
VARIANT = "game: mermaid-rain\nvariant: {}\nchange: {{ adjusting.at_most_two_cards: {} }}\n"


def furnish(folder):
    """The files that documents speak of, each a small one of its kind."""
    for name in ["bin", ".zfunc", ".config/fish/completions"]:
        (folder / name).mkdir(parents=True)
    (folder / "bin/fathom").symlink_to(PROGRAM)
    shutil.copytree(TOP / "engines", folder / "engines", ignore=shutil.ignore_patterns("node_modules", "build"))
    scenario = (TOP / "scenarios/mermaid_rain/scoring/below_zero.yaml").read_text(encoding="utf-8")
    scenario = "game: mermaid-rain\n" + scenario if "game:" not in scenario else scenario
    for name in ["mine.yaml", "cases/one.yaml", "my/cases/one.yaml", "more/deep/one.yaml"]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(scenario, encoding="utf-8")
    for name, cards in [("my.yaml", 3), ("a.yaml", 3), ("b.yaml", 4), ("yours.yaml", 4)]:
        (folder / name).write_text(VARIANT.format(name, cards), encoding="utf-8")
    shutil.copy(TOP / "docs/components/mermaid-rain.yaml", folder / "my-box.yaml")
    (folder / "my_box.yaml").write_text("game: mirage\nvariant: small\n", encoding="utf-8")
    english = "# Lanterns\n\nYou must not light a lantern on rocks, reefs or wrecks.\nEach player draws two cards.\n"
    french = "# Lanternes\n\nVous ne devez pas allumer de lanterne sur les rochers ou les épaves.\nChaque joueur pioche deux cartes.\n"
    for stem in ["bay", "rules", "cards"]:
        (folder / f"{stem}.en.txt").write_text(english, encoding="utf-8")
        (folder / f"{stem}.fr.txt").write_text(french, encoding="utf-8")
    (folder / "rules.txt").write_text(english, encoding="utf-8")
    (folder / "texts").mkdir()
    (folder / "texts/turn.en.md").write_text(english, encoding="utf-8")
    (folder / "texts/turn.fr.md").write_text(french, encoding="utf-8")
    (folder / "fathom.yaml").write_text("texts:\n  - original: texts/*.en.md\n    translations: texts/*.{lang}.md\n", encoding="utf-8")
    for language, says in [("fr", "Piochez deux cartes."), ("de", "Zieh zwei Karten."), ("en", "Draw two cards.")]:
        head = f'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: {language}\\n"\n\n'
        (folder / f"cards.{language}.po").write_text(f'{head}msgid "draw"\nmsgstr "{says}"\n', encoding="utf-8")
    (folder / "play.yaml").write_text(program("trace", "mermaid-rain", "--seed", "7", "--yaml", folder=folder).stdout, encoding="utf-8")
    for part in (0, 1):
        program("check", "mermaids-song", "--cases", "2", "--only", "no_dead_end", "--shard", f"{part}/2", "--into", "parts", folder=folder)
        program("check", "mermaids-song", "--cases", "2", "--only", "no_dead_end", "--shard", f"{part}/2", "--json", f"part-{part}.json",
                folder=folder)
    program("gate", "--cases", "1", "--only", "no_dead_end", "--json", "last.json", folder=folder)
    program("export", "mermaids-song", "--players", "3", "--output", "song.jsonl", folder=folder)
    program("variant", "my.yaml", "--cases", "1", "--plays", "2", "--players", "3", "--only", "scenarios", "--only", "plays",
            "--write-accept", "my.accepted.yaml", folder=folder)
    accepted = folder / "my.accepted.yaml"
    accepted.write_text(re.sub(r'reason: *("")?(?=[ }\n])', "reason: it is what the rule is for", accepted.read_text(encoding="utf-8")),
                        encoding="utf-8")


def fits(row, command):
    return command == row or (row.endswith("*") and command.startswith(row[:-1]))


class Documented(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory(prefix="fathom-documented-")
        cls.folder = Path(cls.scratch.name)
        furnish(cls.folder)
        cls.found = [*documented(), *in_help(cls.folder)]

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def test_there_are_commands(self):
        self.assertGreater(len(self.found), 60)
        shown = {found.line.split(" ")[1] for found in self.found if found.line.startswith("fathom ")}
        for line in program("completion", "words", "--", "", folder=self.folder).stdout.split("\n"):
            name = line.split("\t")[0]
            if name:
                self.assertIn(name, shown, "no document shows this command")

    def test_no_row_is_stale(self):
        for row in elsewhere:
            self.assertTrue(any(fits(row, found.line) for found in self.found), f"no document shows `{row}` any more")

    def test_scripts_are_there(self):
        for found in self.found:
            script = found.line.split(" ")[0].strip("`,.:;")
            if script.startswith("ci/"):
                with self.subTest(found.where):
                    is_there = (TOP / script).is_file() if script.endswith((".yml", "file")) else os.access(TOP / script, os.X_OK)
                    self.assertTrue(is_there, f"{found.where}: there is no script {script}")

    def test_programs_beside_the_program_know_their_options(self):
        shown = [found for found in self.found if re.match("fathom-[a-z]", found.line)]
        self.assertTrue(shown, "no document shows fathom-repository")
        for found in shown:
            name, *words = shlex.split(found.line)
            help_of = subprocess.run([TOP / "package/repository" / name, "--help"], capture_output=True, text=True, check=False).stdout
            for word in words:
                if re.fullmatch("--[a-z-]+", word):
                    self.assertIn(word, help_of, f"{found.where}: {found.line}")

    def test_what_is_mentioned_is_known(self):
        for found in self.found:
            if found.is_mention:
                _, name, *options = found.line.split(" ")
                help_of = program("help", name, folder=self.folder)
                with self.subTest(found.where):
                    self.assertEqual(help_of.returncode, 0, f"{found.where}: {found.line}\n{help_of.stderr}")
                    for option in options:
                        self.assertIn(option, help_of.stdout, f"{found.where}: {found.line}")

    def test_commands_are_no_bad_usage(self):
        environment = {**os.environ, "HOME": str(self.folder), "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}", "COLUMNS": "100", "PYTHONDONTWRITEBYTECODE": "1"}
        tried = {}
        for found in self.found:
            if "fathom " not in found.line or found.is_mention or any(fits(row, found.line) for row in elsewhere):
                continue
            line = as_run(found.line)
            if line in tried:
                continue
            shutil.rmtree(self.folder / "results", ignore_errors=True)  # another command's run is no part of this one's
            if "merge" in line:
                shutil.copytree(self.folder / "parts", self.folder / "results")
            tried[line] = subprocess.run(["bash", "-c", line], cwd=self.folder, env=environment, capture_output=True, text=True,
                                         stdin=subprocess.DEVNULL, timeout=300, check=False)
            with self.subTest(found.where):
                self.assertIn(tried[line].returncode, (0, 1, 3), f"{found.where}: {found.line}\nrun as: {line}\n{tried[line].stderr}")


if __name__ == "__main__":
    if "--list" in sys.argv:
        with tempfile.TemporaryDirectory() as nowhere:
            for each in [*documented(), *in_help(Path(nowhere))]:
                row = next((row for row in elsewhere if fits(row, each.line)), None)
                done = 'not run: ' + elsewhere[row] if row else 'mentioned' if each.is_mention else as_run(each.line)
                print(f"{each.where:<28} {each.line}\n{'':<28} {done}")
        sys.exit(0)
    unittest.main()
