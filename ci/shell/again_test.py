#!/usr/bin/env python3
"""Every command that a failure prints to be seen again, run: it has to show the same failure.

  FATHOM=build/release/bin/fathom ci/shell/again_test.py

Each test makes one kind of failure in a folder with a blank in its names, takes what stands behind `again` in the text and in
the JSON report, and runs it in a shell as a reader would.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("FATHOM", TOP / "build/release/bin/fathom")).resolve()

LOOSE = "game: mermaid-rain\nvariant: loose\ndrop: [treasure.one_per_space]\n"
WRONG = ("scenario: Bob wins with nothing\ngame: mermaids-song\ncites: [winning.when]\nplayers: 3\ngiven: { step: acting }\n"
         "then: { winners: [Bob] }\n")
BOX = """\
game: mermaid-beach
variant: a handful
change: { dealing.seven_for_two: 2 }
components:
  beach: { sun: 2, sunglasses: 0, umbrella: 0, beach_ball: 0, sand_castle: 0, pail_and_shovel: 0, sailboat: 0, surfboard: 0, mermaid: 1,
           mean_mermaid: 1, seaweed: 1, sneaker_wave: 0, sea_monster: 1 }
  shells: { one: 1, two: 1, three: 0, four: 0, starfish_left: 1, starfish_right: 0 }
drop: [seaweed.whom]
"""


class Again(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory(prefix="fathom again ")
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)
        (self.folder / "bin").mkdir()
        (self.folder / "bin/fathom").symlink_to(PROGRAM)
        self.environment = {**os.environ, "PATH": f"{self.folder / 'bin'}:{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1"}

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run_line(self, line):
        return subprocess.run(["bash", "-c", line], cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=300,
                              stdin=subprocess.DEVNULL, check=False)

    def failing(self, line, code=1):
        """Runs a command that has to fail, and gives all that it prints to see that again."""
        done = self.run_line(line)
        self.assertEqual(done.returncode, code, f"{line}\n{done.stdout}{done.stderr}")
        commands = re.findall(r"(?:again:?|play:|^\S.*\s{3,}|^\s+)\s*(fathom (?!COMMAND)[a-z]+ .*)$", done.stdout, re.MULTILINE)
        report = self.folder / "report.json"
        if report.exists():
            commands += [each["again"] for each in json.loads(report.read_text(encoding="utf-8"))["verdicts"]
                         if each.get("again") and each["outcome"] != each.get("expected", "holds")]
            report.unlink()
        self.assertTrue(commands, f"{line}: nothing is printed to see it again\n{done.stdout}")
        return list(dict.fromkeys(commands))

    def hold(self, commands, told, code=1):
        for command in commands:
            with self.subTest(command):
                again = self.run_line(command)
                self.assertEqual(again.returncode, code, f"{command}\n{again.stdout}{again.stderr}")
                self.assertIn(told, again.stdout)

    def test_a_law(self):
        self.write("my rules/loose.yaml", LOOSE)
        line = "fathom check --variant 'my rules/loose.yaml' --cases 60 --players 3 --only one_pickup_per_space --json report.json"
        self.hold(self.failing(line), "one_pickup_per_space")

    def test_a_law_that_cannot_be_saved(self):
        self.write("loose.yaml", LOOSE)
        self.write(".fathom", "in the way")
        found = self.failing("fathom check --variant loose.yaml --cases 60 --players 3 --seed 1 --only one_pickup_per_space --json report.json")
        self.assertRegex(found[0], "fathom check .*--seed 1/")
        self.hold(found, "one_pickup_per_space")

    def test_a_theorem(self):
        self.write("my rules.yaml", "game: mermaids-song\nvariant: other\ndrop: [kraken.strongest]\n")
        line = "fathom prove mermaids-song --variant 'my rules.yaml' --only the_kraken_takes_one_of_each --json report.json"
        self.hold(self.failing(line), "the_kraken_takes_one_of_each")

    def test_a_scenario_from_anywhere(self):
        self.write("my cases/it is wrong.yaml", WRONG)
        for line in ("fathom scenarios 'my cases'", "fathom scenarios mermaids-song --scenarios 'my cases'",
                     "fathom replay 'my cases/it is wrong.yaml'"):
            self.hold(self.failing(line + " --json report.json"), "it is wrong")

    def test_a_scenario_of_a_home(self):
        self.write("my home/scenarios/mermaids_song/own/it is wrong.yaml", WRONG)
        self.hold(self.failing("fathom scenarios mermaids-song --home 'my home' --json report.json"), "it is wrong")

    def test_a_rule_without_evidence(self):
        self.write("home/scenarios/mermaids_song/one.yaml", WRONG.replace("{ winners: [Bob] }", "{ turn: Ann }"))
        done = self.run_line("fathom gate mermaids-song --home home --cases 1 --json report.json")
        self.assertEqual(done.returncode, 1)
        report = json.loads((self.folder / "report.json").read_text(encoding="utf-8"))
        lacking = [each for each in report["verdicts"] if each["evidence"] == "coverage" and each["outcome"] == "fails" and "again" in each]
        self.assertTrue(lacking)
        self.hold([lacking[0]["again"] + " --home home" * ("--home" not in lacking[0]["again"])], lacking[0]["check"], code=0)

    def test_a_mutant(self):
        self.write("nothing/scenarios/mermaids_song/one.yaml", WRONG.replace("{ winners: [Bob] }", "{ turn: Ann }"))
        found = self.failing("fathom mutants mermaids-song --only 'setup.*' --cases 1 --seed 3 --home nothing --json report.json")
        self.assertTrue(any(" -> " in command or " = " in command for command in found), found)
        self.hold(found, "setup.")

    def test_an_engine(self):
        shutil.copytree(TOP / "engines/python", self.folder / "python")
        patch = TOP / "engines/python/planted/four_mermaids.patch"
        subprocess.run(["patch", "-s", "-p1", "-i", patch], cwd=self.folder / "python", check=True)
        line = f"fathom conform mermaids-song --players 3 --cases 10 --only plays --json report.json -- {sys.executable} python/song.py"
        self.hold(self.failing(line), "mermaids.at_most_three")

    def test_a_box(self):
        self.write("my box.yaml", BOX)
        found = self.failing("fathom exhaust mermaid-beach --box 'my box.yaml' --state none --json report.json")
        self.hold(found, "seaweed")

    def test_a_house_rule(self):
        self.write("my rules/six kept.yaml", "game: mermaid-rain\nvariant: six\nchange: { adjusting.at_most_two_cards: 6 }\n")
        found = self.failing("fathom variant 'my rules/six kept.yaml' --cases 10 --players 6 --plays 2 --only scenarios --only silences")
        self.assertGreaterEqual(len(found), 1, found)
        for command in found:
            with self.subTest(command):
                again = self.run_line(command)
                self.assertIn(again.returncode, (0, 1) if "replay" in command else (1,), f"{command}\n{again.stdout}{again.stderr}")

    def test_a_part_that_is_missing(self):
        self.write("loose.yaml", LOOSE.replace("drop: [treasure.one_per_space]", "change: { adjusting.at_most_two_cards: 3 }"))
        run = "fathom check mermaid-rain --variant loose.yaml --cases 4 --seed 5 --players 3 --only no_dead_end --shard 1/2 --json part-0001-of-0002.json"
        self.assertEqual(self.run_line(run).returncode, 0)
        found = self.failing("fathom merge part-0001-of-0002.json --json report.json", code=3)
        self.assertEqual(self.run_line(found[0]).returncode, 0, found)
        merged = self.run_line("fathom merge part-000?-of-0002.json")
        self.assertEqual(merged.returncode, 0, f"{found}\n{merged.stdout}{merged.stderr}")

    def test_an_audit(self):
        self.write("bay.en.txt", "Each player draws seven cards.\nYou must not light a lantern on rocks, reefs or wrecks.\n")
        self.write("bay.fr.txt", "Chaque joueur pioche six cartes.\nVous ne devez pas allumer de lanterne sur les rochers ou les épaves.\n")
        found = self.failing("fathom audit bay.en.txt bay.fr.txt")
        self.hold(found, "number-mismatch", code=0)


if __name__ == "__main__":
    unittest.main()
