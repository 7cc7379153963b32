"""Plays the jobs of GitHub's workflows on this machine, step by step, with folders for caches and artifacts.

It is no build server: of steps it knows those that run a shell, those that hand artifacts over or keep caches, checkouts, and
composite actions whose folder it is told. Steps that fetch and install the package can be left out.
"""

import fnmatch
import glob
import os
import shutil
import subprocess
from pathlib import Path

import yaml

from expressions import filled, holds


class Step:
    """What became of a step; code is None where it was not done."""

    def __init__(self, name, code, said=""):
        self.name, self.code, self.said = name, code, said


class Scope:
    """What the steps of a job, or of an action within it, can speak of."""

    def __init__(self, job, variables, **contexts):
        self.job, self.variables, self.contexts, self.failed = job, variables, {"steps": {}, **contexts}, False
        self.functions = {"always": lambda: True, "success": lambda: not self.failed, "failure": lambda: self.failed,
                          "cancelled": lambda: False}

    def filled(self, text):
        return filled(text, self.contexts, self.functions)

    def all_filled(self, values):
        return {key: self.filled(value) for key, value in (values or {}).items()}


class Player:
    """The folders of a server, which stay from one run to the next."""

    def __init__(self, work, actions=None, left_out=(), root=Path("/"), kept=None):
        self.work, self.root = work, root
        self.actions = actions or {}      # where the file of an action lies that steps use, by its name
        self.left_out = left_out          # steps whose script has one of these words are not done
        self.kept = kept or {}            # caches that are there from the beginning, by how their key begins
        self.artifacts, self.caches, self.temporary = work / "artifacts", work / "caches", work / "temp"
        for folder in (self.artifacts, self.caches, self.temporary):
            folder.mkdir(parents=True, exist_ok=True)
        self.summary = work / "step_summary.md"
        self.checkout = lambda folder: None

    def inside(self, path):
        """A path as it is called below the root that steps are run in."""
        return "/" + str(Path(path).resolve().relative_to(self.root.resolve()))

    def job(self, flow, name, folder, variables=None, rewrite=lambda script: script, **contexts):
        """Plays a job's steps in a folder, and gives what became of each; `rewrite` may change a script before it is run."""
        job = flow["jobs"][name]
        github = {"run_id": 1, "run_attempt": 1, "token": "x", "job": name, **contexts.pop("github", {})}
        scope = Scope(job, dict(variables or {}), github=github, runner={"temp": self.inside(self.temporary)}, **contexts)
        scope.contexts["env"] = scope.variables
        for key, value in {**flow.get("env", {}), **job.get("env", {})}.items():
            scope.variables.setdefault(key, scope.filled(value))
        self.summary.unlink(missing_ok=True)
        return self.steps(job["steps"], scope, folder, rewrite)

    def steps(self, steps, scope, folder, rewrite):
        done = []
        for step in steps:
            name = step.get("name") or step.get("id") or step.get("uses") or step["run"].strip().split("\n")[0]
            is_left_out = any(word in step.get("run", "") for word in self.left_out)
            if is_left_out or not holds(step.get("if", "success()"), scope.contexts, scope.functions):
                done.append(Step(name, None))
                continue
            outputs = {}
            if "run" in step:
                code, said = self.shell(step, scope, folder, outputs, rewrite)
                done.append(Step(name, code, said))
            else:
                done += (inner := self.used(step, scope, folder, outputs, rewrite))
                code = next((each.code for each in inner if each.code), 0)
            if "id" in step:
                scope.contexts["steps"][step["id"]] = {"outputs": outputs, "outcome": "failure" if code else "success"}
            scope.failed = scope.failed or (bool(code) and not step.get("continue-on-error"))
        return done

    def shell(self, step, scope, folder, outputs, rewrite):
        script, told = self.temporary / "script.sh", self.temporary / "outputs"
        script.write_text(rewrite(scope.filled(step["run"])))
        told.write_text("")
        plain = "sh -e" if "container" in scope.job else "bash -e"
        words = ("bash --noprofile --norc -eo pipefail" if step.get("shell") == "bash" else plain).split()
        variables = {**os.environ, "GITHUB_ACTIONS": "true", **scope.variables, **scope.all_filled(step.get("env")),
                     "GITHUB_OUTPUT": self.inside(told), "GITHUB_STEP_SUMMARY": self.inside(self.summary),
                     "RUNNER_TEMP": self.inside(self.temporary)}
        command = [*words, self.inside(script)]
        if self.root != Path("/"):
            own_processes = ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={self.root}/proc"]
            command = [*own_processes, "chroot", str(self.root), "sh", "-c", 'cd "$0" && exec "$@"', self.inside(folder), *command]
        done = subprocess.run(command, cwd=folder, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              stdin=subprocess.DEVNULL, encoding="utf-8", errors="replace", check=False)
        outputs.update(line.split("=", 1) for line in told.read_text().splitlines())
        return done.returncode, done.stdout

    def used(self, step, scope, folder, outputs, rewrite):
        """What an action does, as steps."""
        uses, given = step["uses"], scope.all_filled(step.get("with"))
        name = uses.split("@")[0]
        if name in self.actions:
            action = yaml.safe_load(self.actions[name].read_text())
            inputs = {key: scope.filled(of.get("default", "")) for key, of in action.get("inputs", {}).items()}
            variables = {**scope.variables, "GITHUB_ACTION_PATH": self.inside(self.actions[name].parent)}
            inner = Scope(scope.job, variables, **{**scope.contexts, "steps": {}, "inputs": {**inputs, **given}})
            inner.failed = scope.failed
            return self.steps(action["runs"]["steps"], inner, folder, rewrite)
        doing = {"actions/checkout": lambda: self.checkout(folder), "actions/cache/restore": lambda: self.restore(given, folder, outputs),
                 "actions/cache/save": lambda: self.save(given, folder),
                 "actions/upload-artifact": lambda: self.upload(given, folder),
                 "actions/download-artifact": lambda: self.download(given, folder)}
        wrong = doing[name]() if name in doing else "this action is not known here"
        return [Step(uses, 1 if wrong else 0, wrong or "")]

    def paths(self, given, folder):
        """Each file or folder of a list of patterns, and where it lies from the job's folder."""
        for pattern in given["path"].split():
            below = self.root / pattern.lstrip("/") if pattern.startswith("/") else folder / pattern
            for path in map(Path, sorted(glob.glob(str(below), include_hidden=True))):
                yield path, path.relative_to(folder) if path.is_relative_to(folder) else Path(path.name)

    def restore(self, given, folder, outputs):
        exact = self.caches / given["key"]
        begun = [exact] if exact.exists() else []
        for start in given.get("restore-keys", "").split():
            begun += sorted((each for each in self.caches.iterdir() if each.name.startswith(start)),
                            key=lambda each: each.stat().st_mtime, reverse=True)
        begun += [cache for start, cache in self.kept.items() if given["key"].startswith(start)]
        outputs["cache-hit"] = "true" if begun and begun[0] in (exact, *self.kept.values()) else ""
        if begun:
            for pattern in given["path"].split():
                to = self.root / pattern.lstrip("/") if pattern.startswith("/") else folder / pattern
                shutil.copytree(begun[0], to, dirs_exist_ok=True)

    def save(self, given, folder):
        for path, _ in self.paths(given, folder):
            if not (self.caches / given["key"]).exists():  # as on the server, where a cache is never written again
                shutil.copytree(path, self.caches / given["key"])

    def upload(self, given, folder):
        found = list(self.paths(given, folder))
        to = self.artifacts / given["name"]
        if found:
            shutil.rmtree(to, ignore_errors=True)
            to.mkdir()
        for path, _ in found:
            if path.is_dir():
                shutil.copytree(path, to / path.name, dirs_exist_ok=True)
            else:
                shutil.copy(path, to / path.name)

    def download(self, given, folder):
        wanted = given.get("pattern", given.get("name"))
        found = [each for each in self.artifacts.iterdir() if fnmatch.fnmatch(each.name, wanted)]
        (folder / given["path"]).mkdir(parents=True, exist_ok=True)
        for each in found:
            shutil.copytree(each, folder / given["path"], dirs_exist_ok=True)
        return "" if found else f"there is no artifact {wanted}"
