#!/usr/bin/env python3
"""What `fathom conform`, `export` and `perft` do, tried with the engine in Python. FATHOM names the program."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ENGINES = Path(__file__).resolve().parent
TOP = ENGINES.parent
FATHOM = os.environ.get("FATHOM", str(TOP / "build" / "release" / "bin" / "fathom"))
GAME = "mermaids-song"
CARDS = ["mermaid", *(f"{kind}_{worth}" for kind in ("song", "silence") for worth in (1, 2, 3)), "kraken", "treasure"]
FEW = ["--players", "3", "--cases", "2"]


class Conform(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copytree(ENGINES / "python", self.folder / "python")
        self.engine = [sys.executable, "python/song.py"]

    def run_fathom(self, *words, command="conform"):
        return subprocess.run([FATHOM, command, GAME, *words], cwd=self.folder, capture_output=True, text=True, check=False)

    def conform(self, *words, engine=None):
        patience = [] if "--answer-time" in words else ["--answer-time", "30"]
        return self.run_fathom(*words, *patience, "--json", "report.json", "--", *(engine or self.engine))

    def verdicts(self):
        return {each["check"]: each for each in json.loads((self.folder / "report.json").read_text())["verdicts"]}

    def plant(self, name):
        patch = ENGINES / "python" / "planted" / f"{name}.patch"
        subprocess.run(["patch", "-s", "-p1", "-i", str(patch)], cwd=self.folder / "python", check=True)

    def write(self, name, text):
        (self.folder / name).write_text(text)
        return name

    def change(self, file, old, new):
        path = self.folder / "python" / file
        self.assertIn(old, path.read_text())
        path.write_text(path.read_text().replace(old, new))

    def test_every_part_is_asked_and_what_was_never_told_is_named(self):
        done = self.conform("--cases", "2", "--html", "page.html", "--markdown", "page.md", "--junit", "report.xml")
        self.assertEqual(done.returncode, 0, done.stdout)
        for part in ("scenarios", "plays", "attempts", "lists", "seen", "hidden", "scores"):
            self.assertGreater(self.verdicts()[part]["cost"]["cases"], 0, part)
        self.assertRegex(done.stdout, r"(?s)never told .*set_aside")
        self.assertRegex(done.stdout, r"not held .* does not support variants")
        self.assertIn("<h1>song.py 1.0</h1>", (self.folder / "page.html").read_text())
        self.assertIn("Nothing was found", (self.folder / "page.md").read_text())

    def test_a_fault_is_saved_and_brought_back_by_the_printed_command(self):
        self.plant("four_mermaids")
        done = self.conform("--players", "3", "--cases", "10", "--only", "plays", "--annotations")
        self.assertEqual(done.returncode, 1, done.stdout)
        fault = self.verdicts()["lists-illegal/mermaids.at_most_three"]
        self.assertLessEqual(fault["cost"]["actions"], 5)
        self.assertIn("::error title=lists-illegal/mermaids.at_most_three::", done.stdout)
        saved = list(self.folder.glob(".fathom/failures/engines/song.py/lists_illegal*.yaml"))
        self.assertEqual(len(saved), 1)
        again = re.search(r"again +fathom (conform .*--only lists_illegal.*)", done.stdout).group(1)
        brought = subprocess.run([FATHOM, *again.split()], cwd=self.folder, capture_output=True, text=True, check=False)
        self.assertEqual(brought.returncode, 1, brought.stdout + brought.stderr)
        self.assertIn("lists-illegal/mermaids.at_most_three", brought.stdout)
        shutil.rmtree(self.folder / "python")
        shutil.copytree(ENGINES / "python", self.folder / "python")
        mended = self.conform("--only", "saved")
        self.assertEqual(mended.returncode, 0, mended.stdout)
        self.assertGreaterEqual(self.verdicts()["saved"]["cost"]["cases"], 1)

    def test_one_fault_does_not_hide_another(self):
        self.plant("four_mermaids")
        self.plant("shows_all_hands")
        done = self.conform(*FEW)
        self.assertEqual(done.returncode, 1)
        self.assertIn("tells-hidden", self.verdicts())
        self.assertIn("lists-illegal/mermaids.at_most_three", self.verdicts())

    def test_known_faults_pass_and_those_that_are_gone_do_not(self):
        self.plant("four_mermaids")
        self.conform("--cases", "2", "--write-known", "known.yaml")
        unreasoned = self.conform("--cases", "2", "--known", "known.yaml")
        self.assertEqual(unreasoned.returncode, 2)
        self.assertIn("known.yaml:2", unreasoned.stderr)
        known = (self.folder / "known.yaml").read_text()
        self.write("known.yaml", re.sub(r"reason:.*?(?=[,}\n])", "reason: so it is for now", known))
        done = self.conform("--cases", "2", "--known", "known.yaml")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("known", done.stdout)
        shutil.rmtree(self.folder / "python")
        shutil.copytree(ENGINES / "python", self.folder / "python")
        gone = self.conform("--cases", "2", "--known", "known.yaml")
        self.assertEqual(gone.returncode, 1, gone.stdout)
        self.assertIn("take it out of known.yaml", gone.stdout)

    def test_an_engine_keeps_its_own_words(self):
        song = self.folder / "python" / "song.py"
        song.write_text(
            song.read_text()
            .replace('"hands": {seat: told(self.hands[seat])}', '"mine": {"cards": told(self.hands[seat])}, "debug": 1.5')
            .replace('"discards": told(self.discards)', '"bin": {kind.upper(): many for kind, many in told(self.discards).items()}')
        )
        self.assertEqual(self.conform(*FEW).returncode, 1, "these words are not ours")
        names = "names: { " + ", ".join(f"{card.upper()}: {card}" for card in CARDS) + " }\n"
        self.write("map.yaml", "map: { mine.cards: hands.$seat, bin: discards, debug: nothing }\n" + names)
        done = self.conform(*FEW, "--map", "map.yaml")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertNotRegex(done.stdout, r"never told .*(hands|discards)")
        self.write("map.yaml", "map: { mine.cards: hands.Bob, bin: discards, debug: nothing }\n" + names)
        self.assertEqual(self.conform(*FEW, "--map", "map.yaml").returncode, 1, "these are not Bob's")
        self.write("map.yaml", "map: { a: b.$each }\n")
        wrong = self.conform(*FEW, "--map", "map.yaml")
        self.assertEqual((wrong.returncode, "map.yaml:1:" in wrong.stderr), (2, True), wrong.stderr)

    def test_a_variant_that_the_engine_does_not_know_is_no_pass(self):
        variant = str(TOP / "scenarios" / "variants" / "mermaids_song" / "short_song.yaml")
        done = self.conform(*FEW, "--variant", variant)
        self.assertEqual(done.returncode, 3, done.stdout)
        self.assertIn("does not support variants", done.stdout)
        self.change("song.py", 'version = "song.py", "1.0"', 'version, variants = "song.py", "1.0", True')
        done = self.conform(*FEW, "--variant", variant)
        self.assertEqual(done.returncode, 3, done.stdout)
        self.assertIn("winning.three", done.stdout)

    def test_an_engine_is_held_to_the_readings_by_which_it_plays(self):
        self.assertEqual(self.conform(*FEW, "--reading", "winning.when=whenever").returncode, 2)
        done = self.conform("--players", "3", "--cases", "10", "--reading", "winning.when=end_of_turn")
        self.assertIn("reading winning.when: end_of_turn", done.stdout)
        self.assertEqual(done.returncode, 1, "it plays by the other one")
        self.change("fathom_engine.py", '"supports": supports}', '"supports": supports, "readings": {"specials.when": "action_phase"}}')
        done = self.conform("--only", "scenarios")
        self.assertIn("reading specials.when: action_phase", done.stdout)
        self.assertEqual(done.returncode, 1, "it plays by the other one")

    def games(self, change=lambda lines: lines):
        trace = json.loads(self.run_fathom("--json", "--players", "3", "--seed", "7", command="trace").stdout)
        lines = [{"new": trace["setup"]}, *({"apply": step["action"]} for step in trace["steps"]), {"scores": trace["scores"]}]
        return self.write("log.jsonl", "".join(json.dumps(line) + "\n" for line in change(lines)))

    def test_finished_games_are_held_to_the_rules(self):
        done = self.conform("--games", self.games(), "--only", "games")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(self.verdicts()["games"]["cost"]["cases"], 1)
        done = self.conform("--games", self.games(lambda lines: lines[:9] + lines[10:]), "--only", "games")
        self.assertEqual(done.returncode, 1, "an action is missing")
        self.assertIn("accepts-illegal/", done.stdout)
        done = self.conform("--games", self.games(lambda lines: [*lines[:-1], {"scores": {"Ann": 999}}]), "--only", "games")
        self.assertIn("Ann has 999 points", done.stdout)
        done = self.conform("--games", self.games(lambda lines: [*lines[:5], {"apply": {"by": "Ann", "fly": {}}}]))
        self.assertEqual(done.returncode, 2)
        self.assertIn("log.jsonl:6:", done.stderr)

    def test_jobs_and_shards_play_what_one_plays(self):
        self.conform(*FEW, "--only", "plays")
        alone = self.verdicts()["plays"]["cost"]
        self.conform(*FEW, "--only", "plays", "--jobs", "2")
        both = self.verdicts()["plays"]["cost"]
        self.assertEqual((alone["cases"], alone["actions"]), (both["cases"], both["actions"]))
        for part in "0", "1":
            done = self.run_fathom(*FEW, "--only", "plays", "--shard", f"{part}/2", "--json", f"{part}.json", "--", *self.engine)
            self.assertEqual(done.returncode, 0, done.stdout)
        merged = subprocess.run([FATHOM, "merge", "0.json", "1.json", "--json", "report.json"], cwd=self.folder, check=False)
        self.assertEqual(merged.returncode, 0)
        whole = self.verdicts()["plays"]["cost"]
        self.assertEqual((alone["cases"], alone["actions"]), (whole["cases"], whole["actions"]))

    def test_what_makes_no_sense_is_refused(self):
        for words, says in (
            (["--only", "flying"], "no such part"),
            (["--reading", "winning.when"], "RULE=READING"),
            (["--map", "nowhere.yaml"], "nowhere.yaml"),
            (["--games", "nowhere.jsonl"], "nowhere.jsonl"),
            (["--known", "nowhere.yaml"], "nowhere.yaml"),
        ):
            done = self.conform(*words)
            self.assertEqual((done.returncode, says in done.stderr), (2, True), f"{words}: {done.stderr}")

    def test_damaged_answers_bring_nothing_down(self):
        wanted = int(os.environ.get("DAMAGED", "300"))
        count, seed = self.folder / "count", 0
        while not count.exists() or sum(map(int, count.read_text().split())) < wanted:
            seed += 1
            engine = [sys.executable, str(ENGINES / "damaged.py"), str(seed), str(count)]
            done = self.conform("--seed", str(seed), *FEW, "--answer-time", "30", engine=engine)
            self.assertIn(done.returncode, (0, 1), done.stdout[-2000:] + done.stderr[-4000:])
            shutil.rmtree(self.folder / ".fathom", ignore_errors=True)


class Data(unittest.TestCase):
    def run_fathom(self, *words):
        done = subprocess.run([FATHOM, *words], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_two_exports_are_alike_and_differ_where_the_rules_do(self):
        one = self.run_fathom("export", GAME, "--players", "3")
        self.assertEqual(one, self.run_fathom("export", GAME, "--players", "3"))
        lines = [json.loads(line) for line in one.splitlines()]
        self.assertEqual(lines[0]["lines"], len(lines) - 1)
        self.assertTrue(any("refused_by" in line for line in lines))
        self.assertTrue(any(line.get("id", "").startswith("plays/3/1/") for line in lines))
        variant = str(TOP / "scenarios" / "variants" / "mermaids_song" / "short_song.yaml")
        other = self.run_fathom("export", GAME, "--players", "3", "--variant", variant)
        self.assertNotEqual(one.splitlines()[1:], other.splitlines()[1:])

    def test_hashes_are_what_anybody_computes(self):
        for text in self.run_fathom("export", GAME, "--plays", "0").splitlines()[1:60]:
            line = json.loads(text)
            if "after" not in line:
                continue
            value = 14695981039346656037
            for byte in json.dumps(line["after"], sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode():
                value = (value ^ byte) * 1099511628211 % 2**64
            self.assertEqual(line["hash"], f"{value:016x}")

    def test_the_corpus_and_the_protocol_are_as_their_schemas_say(self):
        from jsonschema import Draft202012Validator  # ci/setup installs it

        schema = json.loads(self.run_fathom("export", GAME, "--schema"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        lines = self.run_fathom("export", GAME, "--players", "3").splitlines()
        for text in lines[:200] + lines[-50:]:
            validator.validate(json.loads(text))
        broken = json.loads(lines[1])
        del broken["before"]
        self.assertFalse(validator.is_valid(broken))
        protocol = json.loads((ENGINES / "protocol.schema.json").read_text())
        said = re.findall(r"^    ([<>]) (\{.*\})$", (TOP / "docs" / "engines.md").read_text(), re.M)
        self.assertGreater(len(said), 4)
        parts = {arrow: Draft202012Validator({**protocol, "anyOf": [{"$ref": f"#/$defs/{part}"}]})
                 for arrow, part in ((">", "request"), ("<", "answer"))}
        for direction, line in said:
            parts[direction].validate(json.loads(line))
        self.assertFalse(parts[">"].is_valid({"id": 1, "new": {"players": 3}}))

    def test_reference_counts_are_those_of_the_program_and_of_another_engine(self):
        rows = re.findall(r"^\| (\S+) \| (\d) \| (counted|passed) \| ([\d ]+) \|$", (TOP / "docs" / "perft.md").read_text(), re.M)
        self.assertGreater(len(rows), 10)
        for game, players, chance, counts in rows:
            expected = counts.split()
            words = ["--pass-chance"] if chance == "passed" else []
            out = self.run_fathom("perft", game, "--players", players, "--depth", str(len(expected)), *words)
            self.assertEqual([line.split()[1] for line in out.splitlines()], expected, (game, players, chance))
        for players in "3", "4":
            expected = next(counts for game, many, chance, counts in rows if (game, many, chance) == (GAME, players, "passed"))
            self.assertEqual(self.counted_by_another(int(players), len(expected.split())), list(map(int, expected.split())))

    @staticmethod
    def counted_by_another(players, depth):
        """The same counts by the engine in Python, which knows nothing of ours."""
        sys.path.insert(0, str(ENGINES / "python"))
        import copy

        from fathom_engine import told_of
        from song import Song

        def text(action):
            return json.dumps(told_of(*action), separators=(",", ":"))

        def done(game, action):
            after = copy.deepcopy(game)
            after.apply(*action)
            return after

        counts = [0] * depth

        def count(game, deep):
            legal = list(game.legal())
            while legal and legal[0][0] is None:  # chance
                game = done(game, min(legal, key=text))
                legal = list(game.legal())
            counts[deep] += len(legal)
            for action in legal if deep + 1 < depth else []:
                count(done(game, action), deep + 1)

        count(Song(players), 0)
        return counts


if __name__ == "__main__":
    unittest.main()
