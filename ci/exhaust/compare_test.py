"""The searches in Python against `fathom exhaust`: the same counts in the least boxes, and others as soon as a rule is changed."""

import importlib.machinery
import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
loader = importlib.machinery.SourceFileLoader("compare", str(HERE / "compare"))
compare = importlib.util.module_from_spec(importlib.util.spec_from_loader("compare", loader))
loader.exec_module(compare)
import search  # noqa: E402

FATHOM = os.environ.get("FATHOM", str(compare.TOP / "build" / "release" / "bin" / "fathom"))

# Rules changed for the program alone: lines that take the place of one in the game's least box.
CHANGED = {
    "mermaid-beach": [("change: {", "change: { merfolk.draw_a_shell: 2,"), ("change:", "reading: { passing.together: one_after_another }\nchange:"),
                      ("change:", "reading: { asking.last_resort: free_choice }\nchange:"), ("change:", "reading: { mean.optional: must }\nchange:")],
    "mermaids-song": [("winning.three: 8", "winning.three: 4"), ("change: {", "change: { drawing.to_three: 2,"),
                      ("change:", "reading: { discarding.when: before_drawing_too }\nchange:"),
                      ("change:", "reading: { specials.when: drawn_up }\nchange:")],
}


class LeastBoxes(unittest.TestCase):
    def holds_and_notices(self, game):
        players, box = compare.PLAYERS[game], compare.box_of(game)
        alone = compare.counted_by_search(game, box, players)
        self.assertGreater(alone["ends"], 0)
        self.assertEqual(alone, compare.counted_by_fathom(FATHOM, game, box, players))
        for printed, changed in CHANGED[game]:
            with tempfile.TemporaryDirectory() as folder, self.subTest(changed):
                other = Path(folder) / "changed.yaml"
                self.assertIn(printed, box.read_text())
                other.write_text(box.read_text().replace(printed, changed, 1))
                self.assertTrue(compare.differing(alone, compare.counted_by_fathom(FATHOM, game, other, players)))

    def test_counts_the_same_and_others_under_another_rule_of_mermaid_beach(self):
        self.holds_and_notices("mermaid-beach")

    def test_counts_the_same_and_others_under_another_rule_of_mermaids_song(self):
        self.holds_and_notices("mermaids-song")


class Searching(unittest.TestCase):
    def test_reads_what_a_box_says(self):
        text = "change: { dealing.five: 3 }\ncomponents:\n  beach: { sun: 2,\n    seaweed: 1 }\n"
        self.assertEqual(search.numbers_of(text, "change"), {"dealing.five": 3})
        self.assertEqual(search.pieces(text, "beach"), ("seaweed", "sun", "sun"))
        self.assertEqual(search.pieces(text, "shells"), ())

    def test_finds_each_position_once_and_a_dead_end(self):
        class Pebbles(tuple):
            step = property(lambda self: "over" if not sum(self) else "taking")

        def fewer(pebbles):
            if sum(pebbles) == 1 and pebbles[1]:
                return []
            return [Pebbles(search.put(pebbles, i, pebbles[i] - 1)) for i in range(2) if pebbles[i]]

        found = search.search(Pebbles((2, 1)), fewer)
        self.assertEqual((found["positions"], found["transitions"], found["deep"], found["ends"], found["deadlocks"]), (6, 6, 3, 1, 1))

    def test_names_a_game_without_a_search(self):
        done = subprocess.run([HERE / "compare", "mirage"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("there is no search for mirage", done.stderr)


if __name__ == "__main__":
    unittest.main()
