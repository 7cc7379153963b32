#!/usr/bin/env python3
"""Completion in the shells themselves: bash, zsh and fish, each with the script that `fathom completion` prints for it.

  FATHOM=build/release/bin/fathom ci/shell/completion_test.py

A shell that is not installed is skipped, and the test says so. The manual page is held to `--help`.
"""

import os
import pty
import re
import select
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("FATHOM", TOP / "build/release/bin/fathom")).resolve()

# A line as far as it is written, and one of the words that its last one may become.
BECOMES = [
    ("fathom ga", "gate"),
    ("fathom gate mermaid-r", "mermaid-rain"),
    ("fathom gate --quie", "--quiet"),
    ("fathom rules mermaid-rain placing.on_oc", "placing.on_ocean"),
    ("fathom check mermaid-rain --only one_pickup_per_s", "one_pickup_per_space"),
    ("fathom prove mermaids-song --only cards_cancel_where_they_b", "cards_cancel_where_they_balance"),
    ("fathom scenarios mermaid-rain --only riding/warp_to_sp", "riding/warp_to_spaces_only"),
    ("fathom variant scenarios/variants/mermaid_rain/six_k", "scenarios/variants/mermaid_rain/six_kept.yaml"),
    ("fathom gate --variant my_ru", "my_rule.yaml"),
    ("fathom gate mermaid-rain --color al", "always"),
    ("fathom gate mermaid-rain --color=al", "--color=always"),
    ("fathom audit --explain item-om", "item-omitted"),
    ("fathom audit --original-lang=f", "--original-lang=fr"),
    ("fathom conform mermaids-song --reading power.mixed=la", "power.mixed=larger"),
    ("fathom variant mermaid-rain --sweep rounds.fi", "rounds.five="),
    ("fathom exhaust mirage --box ti", "tiny"),
    ("fathom help conf", "conform"),
    ("fathom list ru", "rules"),
    ("fathom replay my_ru", "my_rule.yaml"),
    ("fathom gate --home my_fol", "my_folder/"),
    ("fathom gate --json=my_ru", "--json=my_rule.yaml"),
]
# And what it may not.
NEVER_BECOMES = [
    ("fathom check mermaids-song --only one_pickup_per_s", "one_pickup_per_space"),  # another game's
    ("fathom gate --quiet --quie", "--quiet"),  # once is enough
    ("fathom replay mermaid-r", "mermaid-rain"),  # takes no game
    ("fathom gate --home my_ru", "my_rule.yaml"),  # no folder
    ("fathom nonsense ga", "gate"),
]


def without_slash(word):
    return word.rstrip("/")


class InFolder(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="fathom-completion-")
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)
        shutil.copy(PROGRAM, self.folder / "fathom")  # elsewhere it has its own files, and none of the tree
        (self.folder / "my_rule.yaml").write_text("game: mermaid-rain\nvariant: mine\n", encoding="utf-8")
        (self.folder / "my_folder").mkdir()
        self.environment = {"PATH": f"{self.folder}:{os.environ['PATH']}", "HOME": str(self.folder), "TERM": "dumb", "LANG": "C.UTF-8",
                            "FATHOM_WORDS": str(self.folder / "words")}

    def need(self, shell):
        if not shutil.which(shell):
            self.skipTest(f"{shell} is not installed (ci/setup shells)")

    def script(self, shell):
        path = self.folder / f"script.{shell}"
        path.write_text(self.said("fathom", "completion", shell), encoding="utf-8")
        return path

    def said(self, *words, **more):
        return subprocess.run(words, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=60, check=True, **more).stdout

    def hold(self, offered):
        """`offered(line)`: what a shell offers for the last word of a line."""
        for line, word in BECOMES:
            with self.subTest(line):
                self.assertIn(without_slash(word), [without_slash(each) for each in offered(line)])
        for line, word in NEVER_BECOMES:
            with self.subTest(line):
                self.assertNotIn(word, [without_slash(each) for each in offered(line)])


class Bash(InFolder):
    def offered(self, line):
        """As bash calls a completion function: the line taken apart at blanks, = and :."""
        words = [word for part in line.split(" ") for word in re.split("([=:])", part) if word]
        quoted = " ".join(f"'{word}'" for word in words)
        script = (f"source script.bash; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _fathom 2> /dev/null; "
                  r'printf "%s\n" "${COMPREPLY[@]}"')
        said = self.said("bash", "--norc", "-c", script).split("\n")
        apart = re.match(r".*[=:]", line.split(" ")[-1])
        return [(apart[0] if apart else "") + word for word in said]

    def test_offers_what_there_is(self):
        self.need("bash")
        self.script("bash")
        self.hold(self.offered)

    def test_completes_in_a_terminal(self):
        self.need("bash")
        self.script("bash")
        with Terminal(["bash", "--norc", "-i"], self.folder, self.environment) as shell:
            shell.say("source script.bash; PS1='> '\n")
            for line, whole in [("fathom rules mermaid-rain placing.on_oc", "placing.on_ocean"), ("fathom gate --color=al", "--color=always")]:
                shell.say(f"{line}\t")
                shell.wait_for(whole)
                shell.say("\x15")


class Zsh(InFolder):
    def test_offers_what_there_is(self):
        self.need("zsh")
        self.script("zsh")
        (self.folder / ".zshrc").write_text(ZSHRC, encoding="utf-8")
        with Terminal(["zsh", "-i"], self.folder, {**self.environment, "ZDOTDIR": str(self.folder)}) as shell:
            shell.wait_for("ready")
            self.hold(lambda line: self.offered(shell, line))

    def test_completes_the_first_time_that_it_is_loaded(self):
        self.need("zsh")
        (self.folder / "functions").mkdir()
        self.script("zsh").rename(self.folder / "functions/_fathom")
        (self.folder / ".zshrc").write_text(ZSHRC.replace("source script.zsh", ":"), encoding="utf-8")
        with Terminal(["zsh", "-i"], self.folder, {**self.environment, "ZDOTDIR": str(self.folder)}) as shell:
            shell.wait_for("ready")
            self.assertIn("gate", self.offered(shell, "fathom ga"))

    def offered(self, shell, line):
        words = self.folder / "words"
        words.unlink(missing_ok=True)
        shell.say(f"{line}\t")
        shell.say("\x07")  # writes down what the line has become
        until = time.monotonic() + 30
        while not words.exists() and time.monotonic() < until:
            shell.read()
        return words.read_text(encoding="utf-8").split("\n") if words.exists() else []


# Each word that is offered is written down as zsh is told of it; what the line has become is the last of them.
ZSHRC = r"""
PROMPT='> '
fpath=($ZDOTDIR/functions $fpath)
unsetopt beep
autoload -Uz compinit && compinit -u -D
source script.zsh
zstyle ':completion:*' insert-unambiguous false
unsetopt auto_menu
bindkey '^I' complete-word
write_down() { print -rl -- "${BUFFER##* }" "${${BUFFER%/}##* }" "${${BUFFER% }##* }" > $FATHOM_WORDS.part; mv $FATHOM_WORDS.part $FATHOM_WORDS; BUFFER= }
zle -N write_down
bindkey '^G' write_down
print ready
"""


class Fish(InFolder):
    def test_offers_what_there_is(self):
        self.need("fish")
        self.script("fish")

        def offered(line):
            said = self.said("fish", "--no-config", "-c", f"source script.fish; complete -C '{line}'")
            return [word.split("\t")[0] for word in said.split("\n")]

        self.hold(offered)


class Manual(InFolder):
    def test_says_what_help_says(self):
        page = self.said("fathom", "completion", "man").replace("\\-", "-")
        for command in [line.split("\t")[0] for line in self.said("fathom", "completion", "words", "--", "").split("\n") if line]:
            self.assertIn(f".SS {command}\n", page)
            for option in re.findall(r"^  (?:-h,)?(--\S+)", self.said("fathom", "help", command), re.MULTILINE):
                if option != "--help":
                    self.assertRegex(page[page.index(f".SS {command}\n"):], rf'\.BI? "?{option}\b')

    def test_is_no_roff_that_a_reader_complains_of(self):
        self.need("groff")
        page = self.said("fathom", "completion", "man")
        read = subprocess.run(["groff", "-man", "-Tutf8", "-ww"], input=page, capture_output=True, text=True, timeout=60, check=True)
        self.assertEqual(read.stderr, "")
        self.assertIn("EXIT STATUS", re.sub(".\x08", "", read.stdout))


class Terminal:
    """A shell that believes to be typed at."""

    def __init__(self, command, folder, environment):
        self.child, self.screen = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)
        self.seen = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.screen)
        os.kill(self.child, 9)
        os.waitpid(self.child, 0)

    def say(self, keys):
        os.write(self.screen, keys.encode())

    def read(self):
        if select.select([self.screen], [], [], 0.05)[0]:
            self.seen += os.read(self.screen, 65536).decode(errors="replace")

    def wait_for(self, text):
        until = time.monotonic() + 30
        while text not in self.seen:
            if time.monotonic() > until:
                raise AssertionError(f"expected {text!r} on the screen, found {self.seen!r}")
            self.read()
        self.seen = self.seen[self.seen.index(text) + len(text):]


if __name__ == "__main__":
    unittest.main()
