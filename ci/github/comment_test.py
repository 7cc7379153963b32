#!/usr/bin/env python3
"""What fathom-comment does, tried with a server that is none."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from fake_server import FakeServer  # noqa: E402

PROGRAM = HERE.parents[1] / "package/repository/fathom-comment"
MARKER = "<!-- fathom-comment: fathom -->"
OTHERS = ["first", f"somebody quotes {MARKER}", "third", "fourth", "fifth"]


class Comment(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.summary, self.event = Path(folder.name) / "summary.md", Path(folder.name) / "event.json"
        self.summary.write_text("all is well\n")
        self.event.write_text(json.dumps({"pull_request": {"number": 7}}))

    def run_with(self, *words, **variables):
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("GITHUB_", "CI_", "FATHOM_"))}
        return subprocess.run([PROGRAM, self.summary, *words], env={**clean, **variables}, capture_output=True, text=True, check=False)

    def github(self, server, *words, **more):
        return self.run_with(*words, **{"GITHUB_API_URL": server.address, "GITHUB_REPOSITORY": "me/mine", "GITHUB_TOKEN": "secret",
                                        "GITHUB_EVENT_PATH": str(self.event), **more})

    def gitlab(self, server, *words, **more):
        return self.run_with(*words, **{"CI_API_V4_URL": server.address, "CI_PROJECT_ID": "5", "CI_MERGE_REQUEST_IID": "7",
                                        "FATHOM_TOKEN": "secret", **more})

    def test_the_first_run_writes_a_comment_and_the_second_changes_that_one(self):
        for run in (self.github, self.gitlab):
            with self.subTest(run.__name__), FakeServer(OTHERS) as server:
                self.summary.write_text("all is well\n")
                self.assertEqual(run(server).returncode, 0)
                self.assertEqual(server.comments[6], f"{MARKER}\nall is well\n")
                self.summary.write_text("nothing is well\n")
                done = run(server)
                self.assertEqual((done.returncode, done.stdout), (0, "The comment is brought up to date.\n"))
                self.assertEqual(list(server.comments.values()), [*OTHERS, f"{MARKER}\nnothing is well\n"])
                self.assertTrue(any("page=3" in path for _, path in server.asked), "it is on the third page")

    def test_a_page_elsewhere_is_not_asked_for(self):
        with FakeServer(OTHERS) as server:
            server.next_at = "http://127.0.0.1:1"
            done = self.github(server, "--if-allowed")
            self.assertEqual((done.returncode, len(server.comments)), (2, len(OTHERS)))
            self.assertIn("said to be elsewhere", done.stderr)

    def test_another_name_has_a_comment_of_its_own(self):
        with FakeServer() as server:
            self.github(server)
            self.github(server, "--name", "engine")
            self.github(server, "--name", "engine")
            self.assertEqual(len(server.comments), 2)
            self.assertEqual(self.github(server, "--name", "--> x").returncode, 2)

    def test_without_permission_it_says_so_and_ends_well_only_if_that_is_allowed(self):
        for code in (403, 404):
            for run in (self.github, self.gitlab):
                with self.subTest(code=code, run=run.__name__), FakeServer(refuses=code) as server:
                    done = run(server)
                    self.assertEqual(done.returncode, 2)
                    self.assertRegex(done.stderr, rf"{code} .*the token may not comment here")
                    done = run(server, "--if-allowed")
                    self.assertEqual(done.returncode, 0)
                    self.assertIn("the token may not comment here", done.stderr)
                    self.assertEqual(server.comments, {})

    def test_what_is_no_question_of_permission_is_an_error_in_any_case(self):
        with FakeServer(refuses=500) as server:
            self.assertEqual(self.github(server, "--if-allowed").returncode, 2)
        done = self.github(server, "--if-allowed")  # which is gone
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)

    def test_the_number_comes_from_the_reference_where_there_is_no_event(self):
        with FakeServer() as server:
            self.assertEqual(self.github(server, GITHUB_EVENT_PATH="", GITHUB_REF="refs/pull/7/merge").returncode, 0)
            done = self.github(server, GITHUB_EVENT_PATH="", GITHUB_REF="refs/heads/main")
            self.assertEqual(done.returncode, 2)
            self.assertIn("not run for a pull request", done.stderr)

    def test_what_is_missing_is_named(self):
        with FakeServer() as server:
            self.assertIn("GITHUB_TOKEN is not set", self.github(server, GITHUB_TOKEN="").stderr)
            self.assertIn("FATHOM_TOKEN is not set", self.gitlab(server, FATHOM_TOKEN="").stderr)
            self.assertIn("CI_MERGE_REQUEST_IID is not set", self.gitlab(server, CI_MERGE_REQUEST_IID="").stderr)
        self.assertIn("neither GITHUB_REPOSITORY nor CI_PROJECT_ID", self.run_with().stderr)
        self.summary.unlink()
        self.assertEqual(self.run_with().returncode, 2)


if __name__ == "__main__":
    unittest.main()
