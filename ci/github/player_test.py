#!/usr/bin/env python3
"""What the player of workflows does, and what it says of workflows that no server would play."""

import copy
import sys
import tempfile
import unittest
from pathlib import Path

import yaml

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from expressions import value_of  # noqa: E402
from player import Player  # noqa: E402
from workflows import complaints  # noqa: E402

ACTION = "OWNER/fathom/ci/github/repository"
ACTIONS = {ACTION: yaml.safe_load((HERE / "repository/action.yml").read_text())}
OURS = [HERE / "fathom.yml", HERE / "campaign.yml", HERE / "repository/workflow.yml", HERE / "repository/action.yml"]

FLOW = yaml.safe_load("""
name: one
on: {push: null}
jobs:
  first:
    runs-on: ubuntu-latest
    steps:
      - id: made
        run: echo "what=wood" >> "$GITHUB_OUTPUT"
      - uses: actions/upload-artifact@v4
        with: {name: "${{ steps.made.outputs.what }}", path: x}
  second:
    runs-on: ubuntu-latest
    needs: first
    if: always() && needs.first.result == 'success'
    steps:
      - run: echo ${{ github.run_id }}
""")
# What is done to it, or to the action, and what is then said.
MISTAKES = {
    "there is no key job": lambda flow, action: flow.update(job=flow.pop("jobs")),
    "there is no key timeout": lambda flow, action: flow["jobs"]["first"].update(timeout=5),
    "there is no key runs": lambda flow, action: flow["jobs"]["first"]["steps"][0].update(runs="true"),
    "there is no key pull-request": lambda flow, action: flow.update(on={"pull-request": None}),
    "has no version": lambda flow, action: flow["jobs"]["first"]["steps"][1].update(uses="actions/upload-artifact"),
    "there is no steps.mad.outputs.what": lambda flow, action: flow["jobs"]["first"]["steps"][1]["with"].update(
        name="${{ steps.mad.outputs.what }}"),
    "the step made has no output wat": lambda flow, action: flow["jobs"]["first"]["steps"][1]["with"].update(
        name="${{ steps.made.outputs.wat }}"),
    "there is no steps.made.outputs.what": lambda flow, action: flow["jobs"]["first"]["steps"].reverse(),
    "there is no needs.third.result": lambda flow, action: flow["jobs"]["second"].update({"if": "needs.third.result == 'success'"}),
    "there is no job third to need": lambda flow, action: flow["jobs"]["second"].update(needs=["first", "third"]),
    "there is no inputs.run": lambda flow, action: flow["jobs"]["second"]["steps"][0].update(run="echo ${{ inputs.run }}"),
    "there is no github.event_nam": lambda flow, action: flow["jobs"]["second"]["steps"][0].update(run="${{ github.event_nam }}"),
    "there is no function allways": lambda flow, action: flow["jobs"]["second"]["steps"][0].update({"if": "allways()"}),
    "no expression: github.run_id ??": lambda flow, action: flow["jobs"]["second"]["steps"][0].update(run="${{ github.run_id ?? }}"),
    "has no input engine": lambda flow, action: flow["jobs"]["second"]["steps"].append(
        {"uses": f"{ACTION}@main", "with": {"engine": "x"}}),
    "wants the input games": lambda flow, action: (action["inputs"]["games"].update(required=True),
                                                   flow["jobs"]["second"]["steps"].append({"uses": f"{ACTION}@main"})),
    "has either run or uses": lambda flow, action: flow["jobs"]["second"]["steps"].append({"name": "nothing"}),
    "does not say what it runs on": lambda flow, action: flow["jobs"]["second"].pop("runs-on"),
    "there is no inputs.game ": lambda flow, action: action["runs"]["steps"][0].update(run="echo ${{ inputs.game }}"),
    "says its shell": lambda flow, action: action["runs"]["steps"][0].pop("shell"),
    "it lacks description": lambda flow, action: action.pop("description"),
}


class Workflows(unittest.TestCase):
    def test_ours_are_as_github_has_them(self):
        for path in OURS:
            with self.subTest(path.name):
                self.assertEqual(complaints(yaml.safe_load(path.read_text()), ACTIONS), [])
        self.assertEqual(complaints(FLOW, ACTIONS), [])

    def test_each_planted_mistake_is_named(self):
        for said, plant in MISTAKES.items():
            flow, action = copy.deepcopy(FLOW), copy.deepcopy(ACTIONS[ACTION])
            plant(flow, action)
            found = complaints(flow, {ACTION: action}) + complaints(action)
            with self.subTest(said):
                self.assertTrue(any(said in f"{each} " for each in found), found)


class Playing(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.work = Path(folder.name)
        self.player = Player(self.work / "server", left_out=("apt-get",))

    def play(self, steps, **more):
        flow = {"env": {"FLOUR": "rye"}, "jobs": {"bake": {"runs-on": "x", "steps": yaml.safe_load(steps)}}}
        folder = Path(tempfile.mkdtemp(dir=self.work))
        return self.player.job(flow, "bake", folder, **more)

    def test_after_a_failure_only_what_asks_for_it_is_done(self):
        done = self.play("[{run: exit 3}, {run: echo no}, {run: echo yes, if: always()}, {run: echo too, if: failure()}]")
        self.assertEqual([step.code for step in done], [3, None, 0, 0])
        done = self.play("[{run: exit 3, continue-on-error: true}, {run: echo on}, {run: echo no, if: failure()}]")
        self.assertEqual([step.code for step in done], [3, 0, None])

    def test_steps_hear_of_each_other_and_of_variables(self):
        done = self.play("""[{id: a, run: 'echo "of=$FLOUR" >> "$GITHUB_OUTPUT"'}, {run: 'echo ${{ steps.a.outputs.of }}'},
            {run: echo, if: "steps.a.outputs.of != 'rye'"}, {run: apt-get install rye}]""")
        self.assertEqual(done[1].said, "rye\n")
        self.assertEqual([step.code for step in done], [0, 0, None, None])

    def test_a_cache_is_found_by_its_key_or_by_how_that_begins(self):
        save = "[{run: mkdir d && echo %s > d/f}, {uses: actions/cache/save@v4, with: {path: d, key: d-%s}}]"
        restore = """[{id: c, uses: actions/cache/restore@v4, with: {path: d, key: d-%s, restore-keys: d-}},
                      {run: 'cat d/f; echo "${{ steps.c.outputs.cache-hit }}"'}]"""
        self.play(save % ("old", 1))
        self.play(save % ("new", 2))
        self.play(save % ("again", 1))
        self.assertEqual(self.play(restore % 1)[-1].said, "old\ntrue\n", "a cache is never written again")
        self.assertEqual(self.play(restore % 9)[-1].said, "new\n\n")

    def test_artifacts_are_handed_over_and_a_missing_one_fails(self):
        get = "[{uses: actions/download-artifact@v4, with: {name: a, path: here}}, {run: cat here/f}]"
        self.assertEqual([step.code for step in self.play(get)], [1, None])
        self.play("[{run: echo it > f}, {uses: actions/upload-artifact@v4, with: {name: a, path: f}}]")
        self.assertEqual(self.play(get)[-1].said, "it\n")

    def test_an_action_that_is_not_known_fails(self):
        self.assertEqual(self.play("[{uses: somebody/else@v1}]")[0].code, 1)

    def test_expressions_come_to_what_github_says(self):
        contexts = {"inputs": {"run": "", "n": "it's"}, "github": {"event_name": "push"}}
        functions = {"always": lambda: True}
        for text, value in {"inputs.run || 'all'": "all", "inputs.n == 'it''s'": True, "!inputs.run": True, "inputs.none": "",
                            "always() && github.event_name == 'pull_request'": False, "(true && false) || 3": 3}.items():
            with self.subTest(text):
                self.assertEqual(value_of(text, contexts, functions), value)


if __name__ == "__main__":
    unittest.main()
