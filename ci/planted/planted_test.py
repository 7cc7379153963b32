"""What can be tested of ci/planted/run and ci/mutate without building anything."""

import importlib.machinery
import importlib.util
import json
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import mutations  # noqa: E402
import trying  # noqa: E402
import workshop  # noqa: E402


def script(path, name):
    loader = importlib.machinery.SourceFileLoader(name, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


run = script(HERE / "run", "planted_run")
mutate = script(HERE.parent / "mutate", "mutate")
sooner = script(HERE / "sooner", "sooner")

PATCH = """rule: seaweed.draw
also: seaweed.hand
caught-by: model_test
notice: nobody draws
{more}
--- a/model/core/few.hpp
+++ b/model/core/few.hpp
@@ -1 +1 @@
-a
+b
"""


class Bench:
    """A workshop whose programs answer what a test tells them to."""

    def __init__(self, answers, tree=None):
        self.answers, self.asked, self.tree, self.work = answers, [], tree, Path(tempfile.mkdtemp())

    def rules_of(self, _):
        return ["seaweed.draw"]

    def trial(self, _):
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def ask(self, evidence, _):
        self.asked.append(evidence)
        return self.answers.get(evidence, workshop.Answer([]))

    def ask_test(self, test, whole=False):
        return self.ask(f"whole {test}" if whole else test, "")

    def ask_box(self, _, box, players):
        return self.ask(f"{box} {players}", "")


def caught(evidence, *rules):
    return workshop.Answer([workshop.Caught(evidence, f"a_{evidence}", list(rules))])


class Planting(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        (self.folder / "model/core").mkdir(parents=True)
        (self.folder / "model/core/few.hpp").write_text("a\n")
        self.patch = self.folder / "bug.patch"
        self.patch.write_text(PATCH.format(more="game: mirage"))

    def tried(self, answers, full=False):
        bench = Bench(answers, self.folder)
        return run.tried(bench, run.Patch(self.patch, None), full), bench

    def test_a_check_about_the_rule_catches_and_ends_the_search(self):
        row, bench = self.tried({"scenarios": caught("scenario", "seaweed.draw", "turns.order")})
        self.assertEqual(row["fate"], "caught")
        self.assertEqual(bench.asked, ["model_test", "scenarios"])

    def test_a_check_about_other_rules_is_elsewhere(self):
        row, bench = self.tried({kind: caught(kind, "turns.order") for kind in ("scenarios", "theorems")})
        self.assertEqual(row["fate"], "ELSEWHERE")
        self.assertEqual(bench.asked[1:], list(workshop.EVIDENCE))
        self.assertEqual(self.tried({"sample": caught("law", "seaweed.hand")})[0]["fate"], "caught", "also: names it")

    def test_a_test_program_that_the_patch_names_speaks_for_any_rule(self):
        self.assertEqual(self.tried({"model_test": caught("model_test")})[0]["fate"], "caught")

    def test_nothing_is_a_survivor_and_an_accident_is_wrong(self):
        self.assertEqual(self.tried({})[0]["fate"], "SURVIVES")
        self.assertEqual(self.tried({"sample": workshop.Answer([], 0, "hangs")})[0]["fate"], "WRONG")

    def test_a_box_that_a_patch_names_has_to_catch_it(self):
        self.patch.write_text(PATCH.format(more="game: mirage\nbox: least 2"))
        row, bench = self.tried({"least 2": caught("box", "seaweed.draw")})
        self.assertEqual((row["fate"], bench.asked), ("caught", ["least 2"]))
        row, bench = self.tried({"least 2": caught("box", "turns.order"), "scenarios": caught("scenario", "seaweed.draw")})
        self.assertEqual(row["fate"], "SURVIVES")
        self.assertIn("its box does not show it", row["why"])

    def test_a_box_comes_with_a_number_of_players(self):
        self.patch.write_text(PATCH.format(more="game: mirage\nbox: least"))
        with self.assertRaises(workshop.Trouble):
            run.Patch(self.patch, None)

    def test_a_patch_that_no_longer_applies_is_wrong(self):
        (self.folder / "model/core/few.hpp").write_text("c\n")
        row, _ = self.tried({})
        self.assertEqual(row["fate"], "WRONG")
        self.assertIn("no longer applies", row["why"])

    def test_a_patch_says_which_game_it_is_of(self):
        self.patch.write_text(PATCH.format(more=""))
        with self.assertRaises(workshop.Trouble):
            run.Patch(self.patch, None)
        self.assertEqual(run.Patch(self.patch, "mermaid-rain").game, "mermaid-rain")

    def test_a_whole_search_lists_everything(self):
        row, bench = self.tried({kind: caught(kind, "seaweed.draw") for kind in ("scenarios", "theorems")}, True)
        self.assertEqual(len(row["caught_by"]), 2)
        self.assertEqual(bench.asked, ["whole model_test", "scenarios", "theorems", "campaign"])


class Joining(unittest.TestCase):
    """Parts that several processes did, such as the tasks of an array."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())

    def part(self, index, fate="caught", of=3):
        row = {"patch": f"{index}.patch", "bug": f"bug_{index}", "rule": "a.b", "why": "", "notice": "", "fate": fate, "caught_by": []}
        (self.folder / f"planted-{index:04}-of-{of:04}.json").write_text(json.dumps([row]))

    def merged(self):
        done = subprocess.run([sys.executable, str(HERE / "run"), "--merge", str(self.folder)], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def test_all_parts_are_the_whole(self):
        for index in (2, 0, 1):
            self.part(index)
        code, said = self.merged()
        self.assertEqual(code, 0, said)
        self.assertIn("3 caught, 0 not", said)

    def test_a_missing_part_is_named_and_no_pass(self):
        self.part(0)
        self.part(2)
        code, said = self.merged()
        self.assertEqual(code, 3, said)
        self.assertIn("part 1/3", said)

    def test_a_bug_that_nothing_catches_fails_whatever_is_missing(self):
        self.part(1, "SURVIVES")
        code, said = self.merged()
        self.assertEqual(code, 1, said)
        self.assertIn("bug_1", said)

    def test_parts_of_two_runs_or_none_are_refused(self):
        self.assertEqual(self.merged()[0], 2)
        self.part(0)
        self.part(1, of=4)
        self.assertEqual(self.merged()[0], 2)

    def test_what_is_tried_has_all_of_the_evidence(self):
        bench = workshop.Workshop(tempfile.mkdtemp(), 1, work=tempfile.mkdtemp())
        with unittest.mock.patch.dict(workshop.os.environ, {"SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "4", "OTHER": "x"}):
            desk = Path(tempfile.mkdtemp())
            code, _ = bench._run(["sh", "-c", 'echo "${SLURM_ARRAY_TASK_ID:-none} $OTHER"'], desk, None)
        self.assertEqual((code, (desk / "log").read_text()), (0, "none x\n"))


class Mutating(unittest.TestCase):
    def lines(self, text):
        return {(mutation.kind, mutation.new.strip()) for mutation in mutations.of_text("x.cpp", text)}

    def test_changes_operators_numbers_and_conditions(self):
        found = self.lines("int f(int a) {\n  if (a < 3) return a;\n  return a + 1;\n}\n")
        for expected in [("operator", "if (a <= 3) return a;"), ("constant", "if (a < 4) return a;"),
                         ("condition", "if (!(a < 3)) return a;"), ("statement", "if (a < 3) {}"),
                         ("operator", "return a - 1;")]:
            self.assertIn(expected, found)
        self.assertNotIn(("statement", "{}"), found, "what a function gives cannot be left out")

    def test_leaves_out_statements_and_swaps_arguments(self):
        found = self.lines("void f() {\n  state.drawn.reset();\n  ++many;\n  pay(from, to);\n  const int a = g(1);\n}\n")
        self.assertIn(("statement", "{}"), found)
        self.assertIn(("arguments", "pay(to, from);"), found)

    def test_leaves_words_alone(self):
        self.assertEqual(self.lines('// 3 < 4\n#include "a + b"\nstatic_assert(1 < 2);\nconst auto x = "a 3";\n'), set())
        self.assertEqual(self.lines("inline std::string why(int a) {\n  return show(a + 1);\n}\n"), set())

    def test_keeps_remarks_and_goes_by_the_seed(self):
        self.assertEqual(next(iter(mutations.of_text("x", "a = 0;  // none\n"))).new[-9:], "  // none")
        text = {"x": "a = 1 + 2;\nb = a < 3;\n"}
        self.assertEqual(mutations.drawn(text, 7), mutations.drawn(text, 7))
        self.assertNotEqual(mutations.drawn(text, 7), mutations.drawn(text, 8))

    def test_survives_what_nothing_notices(self):
        folder = Path(tempfile.mkdtemp())
        (folder / "model/mirage").mkdir(parents=True)
        (folder / "model/mirage/x.cpp").write_text("a = 1;\n")
        mutation = mutations.Mutation("model/mirage/x.cpp", 1, "constant", "a = 1;", "a = 2;")
        self.assertEqual(mutate.killer(Bench({}, folder), mutation, ["mirage"], []), "")
        self.assertIn("a_law", mutate.killer(Bench({"sample": caught("law")}, folder), mutation, ["mirage"], []))
        tested = Bench({"model_test": caught("model_test")}, folder)
        self.assertIn("model_test", mutate.killer(tested, mutation, ["mirage"], ["model_test"]))
        self.assertEqual(tested.asked, [*workshop.EVIDENCE, "model_test"])
        self.assertIn("+a = 2;", mutate.diff_of(Bench({}, folder), mutation))

    def test_reads_what_is_listed_as_equivalent(self):
        listed = Path(tempfile.mkdtemp()) / "list"
        listed.write_text("# why\n\nx.cpp\n- a = 1;\n+ a = 2;\nbecause: nobody reads it\n")
        self.assertEqual(mutate.equivalents(listed), {("x.cpp", "a = 1;", "a = 2;")})
        listed.write_text("x.cpp\n- a = 1;\n+ a = 2;\n")
        with self.assertRaises(workshop.Trouble):
            mutate.equivalents(listed)


class Judging(unittest.TestCase):
    def test_asks_the_sound_program_once_and_goes_no_further_where_it_does_not_hold(self):
        bench, asked = workshop.Workshop(tempfile.mkdtemp(), 1), []
        bench.digest = "x"
        bench.work.mkdir(parents=True)

        def ask(answer):
            return bench.usual("scenarios mirage", lambda _: asked.append(1) or answer)

        with self.assertRaises(workshop.Unsound):
            ask(caught("scenario", "a.b"))
        self.assertEqual([ask(workshop.Answer([], 1.5)) for _ in range(2)], [1.5, 1.5])
        self.assertEqual(len(asked), 2)

    def test_takes_what_is_undecided_for_no_catch(self):
        def verdict(outcome, expected="holds"):
            return {"evidence": "law", "check": outcome, "rules": ["a.b"], "outcome": outcome, "expected": expected}

        known = [verdict("fails", "fails"), verdict("holds", "fails")]
        report = {"verdicts": [verdict("holds"), verdict("fails"), verdict("unknown"), *known]}
        self.assertEqual([each.check for each in workshop.fallen(report)], ["fails", "holds"])

    def test_knows_what_takes_part(self):
        folders = {"mirage": "mirage", "mermaid-rain": "mermaid_rain"}
        laws = "properties/CMakeFiles/fathom_properties.dir/mirage/board.cpp.o"
        self.assertFalse(workshop.takes_part(laws, "scenarios", "mirage", folders))
        self.assertTrue(workshop.takes_part(laws, "sample", "mirage", folders))
        self.assertFalse(workshop.takes_part(laws, "sample", "mermaid-rain", folders))


class Sooner(unittest.TestCase):
    def row(self, uniform, mixed, steered, game="mirage"):
        return {"game": game, "what": "x", "plays": {"uniform": uniform, "mixed": mixed, "steered": steered}}

    def test_puts_what_was_never_caught_last(self):
        self.assertEqual(sooner.middle([None, 3, 900]), 900)
        self.assertIsNone(sooner.middle([None, None, 3]))
        self.assertEqual(sooner.cell([None, None, 3]), "- (1 of 3)")
        self.assertEqual(sooner.cell([1200, 3, 4000]), "1,200")
        self.assertEqual(sooner.cell([None]), "-")

    def test_what_a_few_seeds_do_not_find_is_asked_with_no_more(self):
        class Trial:
            def __init__(self, found_by):
                self.found_by, self.asked = found_by, []

            def compare_searches(self, game, seeds, cases):
                self.asked.append((game, seeds, cases))
                return {search: [7 if search == self.found_by else None] * seeds for search in sooner.SEARCHES}

        for found_by, seeds, asked in (("steered", 10, [3, 10]), (None, 10, [3]), ("mixed", 2, [2])):
            trial = Trial(found_by)
            plays = sooner.compared(trial, "mirage", seeds, 50)
            self.assertEqual(trial.asked, [("mirage", each, 50) for each in asked])
            self.assertEqual(len(plays["uniform"]), asked[-1])

    def test_counts_which_is_sooner_of_what_is_not_caught_at_once(self):
        rows = [self.row([50], [40], [20]), self.row([None], [30], [40]), self.row([1], [1], [1]), self.row([None], [None], [None])]
        self.assertEqual(sooner.summary(rows), ["4", "2", "2", "3", "3", "2 : 0", "1 : 1"])

    def test_takes_every_so_many_th_of_each_folder(self):
        class Named:
            def __init__(self, path):
                self.path = Path(path)

        all_of = [Named(f"{folder}/{number}.patch") for folder in "ab" for number in range(5)]
        self.assertEqual([str(patch.path) for patch in sooner.every(all_of, 3)], ["a/0.patch", "a/3.patch", "b/0.patch", "b/3.patch"])

    def test_compiles_what_is_changed_where_several_files_are_one(self):
        top = Path(tempfile.mkdtemp())
        unity = "build/release/model/CMakeFiles/fathom_model.dir/Unity/unity_a_cxx.cxx"
        (top / unity).parent.mkdir(parents=True)
        (top / unity).write_text(f'#include "{top}/model/a/one.cpp"\n#include "{top}/model/a/two.cpp"\n')
        bench = workshop.Workshop(top, 1, trying.BUILT)
        trial = workshop.Trial(bench, {"model/a/two.cpp": "int two;"})
        source = Path(trial._changed_source(unity, "model/CMakeFiles/fathom_model.dir/Unity/unity_a_cxx.cxx.o"))
        self.assertEqual(source.read_text(),
                         f'#include "{top}/model/a/one.cpp"\n#include "{trial.home}/tree/model/a/two.cpp"\n')


if __name__ == "__main__":
    unittest.main()
