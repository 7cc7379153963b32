#!/usr/bin/env python3
"""What fathom-repository does, tried with a program and a compiler that only say what a test tells them to."""

import importlib.machinery
import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.dont_write_bytecode = True
PROGRAM = Path(__file__).resolve().parents[2] / "package/repository/fathom-repository"
loader = importlib.machinery.SourceFileLoader("fathom_repository", str(PROGRAM))
repository = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(repository)

# Says its command line, writes what reports it is asked for, and ends as "codes" says for the command or one of its words.
FATHOM = """#!/bin/sh
echo "said: $*"
echo "$*" >> "$HOME/asked"
code=0
while read -r word number; do
  for each in "$@"; do [ "$each" != "$word" ] || code=$number; done
done < "$HOME/codes"
if [ $code -ne 2 ]; then
  while [ $# -gt 0 ]; do
    case $1 in --markdown | --output) printf '## %s: in short\\n\\n| **how it is known** | by luck |\\n' "$0" > "$2" ;; --) break ;; esac
    shift
  done
fi
exit $code
"""
CMAKE = """#!/bin/sh
echo "cmake $*"
! grep -q 'cmake 1' "$HOME/codes" || { echo "error: expected ';'"; exit 1; }
if [ "$1" = --build ]; then cp "$HOME/bin/fathom" "$2/my-game"; else mkdir -p "$4"; touch "$4/CMakeCache.txt"; fi
"""


class Repository(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home, self.top = Path(folder.name) / "home", Path(folder.name) / "repository"
        for path, text in {"bin/fathom": FATHOM, "bin/cmake": CMAKE}.items():
            self.write(self.home / path, text).chmod(0o755)
        self.top.mkdir()
        self.ends()

    def write(self, path, text=""):
        path = self.top / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def ends(self, **codes):
        (self.home / "codes").write_text("".join(f"{word} {code}\n" for word, code in codes.items()))

    def game(self, folder="."):
        self.write(f"{folder}/CMakeLists.txt", "find_package(fathom)\n# fathom_add_game(no)\nfathom_add_game(\n  my-game GAME x)\n")

    def everything(self):
        self.game()
        self.write("variants/a.yaml", "game: my-game\n")
        self.write("variants/a.accepted.yaml", "[]")
        self.write("fathom.yaml", "texts: []\n")

    def run_it(self, *words, **variables):
        clean = {key: value for key, value in os.environ.items() if key != "GITHUB_ACTIONS"}
        done = subprocess.run([PROGRAM, *words], cwd=self.top, capture_output=True, text=True, check=False, env={
            **clean, "HOME": str(self.home), "PATH": f"{self.home / 'bin'}:{os.environ['PATH']}", **variables})
        return done

    def asked(self):
        return (self.home / "asked").read_text()

    def summary(self):
        return (self.top / "fathom-reports/summary.md").read_text()

    def test_nothing_to_check_is_an_error_and_no_pass(self):
        for words in ([], ["--with", "gate: --quiet"]):
            done = self.run_it(*words)
            self.assertEqual((done.returncode, done.stderr.count("\n")), (2, 1), done.stderr)
            self.assertIn("nothing to check here", done.stderr)

    def test_words_that_make_no_sense_are_an_error(self):
        self.everything()
        for words in (["--engine", "python3 x"], ["--engine", "my-game:"], ["--engine", "my-game: 'x"], ["--with", "help: --x"],
                      ["--with", "gate: 'x"], ["--variant", "b.yaml"], ["variants"], ["--frob"], ["--reports", "fathom.yaml"]):
            with self.subTest(words):
                done = self.run_it(*words)
                self.assertEqual(done.returncode, 2, done.stdout)
                self.assertNotIn("Traceback", done.stderr)
        self.assertEqual(self.run_it(PATH="/usr/bin:/bin").returncode, 2, "there is no fathom")

    def test_what_is_there_is_found_and_done(self):
        self.everything()
        done = self.run_it("--engine", "my-game: python3 'my bot.py'", "--with", "conform: --cases 5", "--with", "gate: --quiet")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("conform my-game --cases 5 --html", self.asked())
        self.assertIn("-- python3 my bot.py", self.asked())
        self.assertIn("variant variants/a.yaml --accept variants/a.accepted.yaml --output", self.asked())
        self.assertRegex(self.asked(), r"gate --quiet --html \S+ --json \S+ --junit \S+ --markdown \S+\n")
        self.assertIn("audit --project fathom.yaml --format sarif --output fathom-reports/audit-fathom.yaml.sarif", self.asked())
        self.assertNotIn("accepted.yaml --format markdown --output fathom-reports/variant-variants-a-accepted", self.asked())
        self.assertIn("4 of 4 parts as expected", self.summary())
        self.assertIn("| `gate my-game` | as expected | by luck | `cmake -S . -B build && cmake --build build && build/my-game gate --quiet`", self.summary())
        again = self.run_it()
        self.assertEqual(again.returncode, 0, "what is built and reported is no game: " + again.stdout)

    def test_options_stand_in_place_of_what_is_found(self):
        self.everything()
        self.write("b.yaml", "extends: variants/a.yaml\n")
        self.write("other.yaml")
        self.assertEqual(self.run_it("mirage", "--variant", "b.yaml", "--audit", "other.yaml").returncode, 0)
        self.assertNotIn("variants/a.yaml", self.asked())
        self.assertNotIn("cmake", self.run_it("mirage").stdout)
        self.assertIn("gate mirage", self.asked())
        self.assertIn("audit --project other.yaml", self.asked())

    def test_each_part_is_done_to_its_end_and_the_worst_is_told(self):
        self.everything()
        for codes, worst in ({"gate": 3}, 3), ({"gate": 3, "audit": 1}, 1), ({"gate": 1, "variant": 2}, 2), ({"audit": 134}, 2):
            with self.subTest(codes):
                self.ends(**codes)
                done = self.run_it("--engine", "my-game: x")
                self.assertEqual(done.returncode, worst)
                for part in ("gate my-game", "variant variants/a", "audit fathom.yaml", "engine my-game: x"):
                    self.assertIn(f"`{part}`", self.summary())
                suite = ElementTree.parse(self.top / "fathom-reports/parts.xml").getroot()
                self.assertEqual(sum(len(case) for case in suite), len(codes))
                self.assertIn(f"{4 - len(codes)} of 4 parts as expected", self.summary())

    def test_what_rests_on_a_game_that_cannot_be_built_could_not_be_run(self):
        self.everything()
        self.ends(cmake=1)
        done = self.run_it("--engine", "my-game: x")
        self.assertEqual(done.returncode, 2)
        self.assertEqual(self.summary().count("| **could not be run** |"), 3)
        self.assertIn("| `audit fathom.yaml` | as expected |", self.summary())
        self.assertIn("error: expected ';'", self.summary())

    def test_annotations_are_for_github(self):
        self.everything()
        self.ends(variant=1, gate=3)
        self.assertNotIn("::", self.run_it().stdout)
        said = self.run_it(GITHUB_ACTIONS="true").stdout
        self.assertIn("::error file=variants/a.yaml,title=variant variants/a%3A fails::", said)
        self.assertIn("::warning file=CMakeLists.txt,title=gate my-game", said)
        self.assertIn("--annotations", self.asked())

    def test_a_summary_fits_into_a_comment_and_leaves_nothing_open(self):
        def part(code, many, markdown):
            made = repository.Part(f"gate game {many}", "gate", None, ["fathom", "gate", "game"])
            made.code, made.markdown = code, markdown
            return made
        fold = "<details><summary>more</summary>\n\n```text\n" + "a line of a play\n" * 4000 + "```\n\n</details>\n"
        for parts in ([part(0, 1, "## a: b\n" + fold)], [part(many % 4, many, "## a: b\n\nshort\n") for many in range(900)],
                      [part(0, 1, fold), part(1, 2, fold), part(0, 3, "## c: short\n\nall of it\n")], [part(0, 1, "x" * 200000)]):
            text = repository.summary_of(parts)
            self.assertLess(len(text), 65000)
            self.assertEqual(text.count("<details"), text.count("</details>"))
            self.assertEqual(text.count("```") % 2, 0)
            if len(parts) < 900:
                self.assertEqual(text.count("Cut here"), sum(len(each.markdown) > 1000 for each in parts))
        many = repository.summary_of([part(many % 4, many, "") for many in range(900)])
        self.assertRegex(many, r"\d+ more parts, none of them worse")
        self.assertLess(many.index("could not be run"), many.index("fails"))

    def test_an_audit_that_cannot_be_read_is_no_pass(self):
        self.write("fathom.yaml")
        self.ends(audit=2)
        self.assertEqual(self.run_it().returncode, 2)
        self.assertIn("said: audit --project fathom.yaml", self.summary())


if __name__ == "__main__":
    unittest.main()
