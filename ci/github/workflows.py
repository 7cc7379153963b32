"""What is wrong with a workflow, or with an action, before any server reads it: words that GitHub does not know, actions of no
certain version, and expressions that speak of what is not there."""

import re

from expressions import FUNCTIONS, HOLE, NoExpression, names

WORKFLOW = {"name", "run-name", "on", "permissions", "env", "defaults", "concurrency", "jobs"}
JOB = {"name", "permissions", "needs", "if", "runs-on", "environment", "concurrency", "outputs", "env", "defaults", "steps",
       "timeout-minutes", "strategy", "continue-on-error", "container", "services", "uses", "with", "secrets"}
STEP = {"id", "if", "name", "uses", "run", "working-directory", "shell", "with", "env", "continue-on-error", "timeout-minutes"}
ACTION = {"name", "author", "description", "inputs", "outputs", "runs", "branding"}
INPUT = {"description", "required", "default", "type", "options", "deprecationMessage"}
EVENTS = {"push", "pull_request", "schedule", "workflow_dispatch", "workflow_call", "release", "merge_group"}
KNOWN_OUTPUTS = {"actions/cache/restore": {"cache-hit", "cache-primary-key", "cache-matched-key"}, "actions/cache": {"cache-hit"}}
GIVEN = {  # what the server gives; of what is not listed here nothing in this project speaks
    "github": {"action_path", "actor", "base_ref", "event", "event_name", "head_ref", "job", "ref", "ref_name", "repository",
               "run_attempt", "run_id", "run_number", "sha", "token", "workflow", "workspace"},
    "runner": {"arch", "os", "temp", "tool_cache"}, "strategy": {"job-index", "job-total"}}
ANYTHING = {"job", "secrets", "vars"}


class Complaints:
    def __init__(self, document, actions):
        self.found, self.actions = [], actions
        self.document = {("on" if key is True else key): value for key, value in document.items()}  # YAML reads `on` as true

    def say(self, where, what):
        self.found.append(f"{where}: {what}")

    def keys(self, where, of, known):
        for key in set(of) - known:
            self.say(where, f"there is no key {key}")

    def expressions(self, where, value, known):
        """`known` has for each context the names that it has here."""
        for text in [*HOLE.findall(str(value)), *([str(value)] if where.endswith(" if") and "${{" not in str(value) else [])]:
            try:
                named, called = names(text)
            except NoExpression as wrong:
                self.say(where, str(wrong))
                continue
            for name in called:
                if name not in FUNCTIONS:
                    self.say(where, f"there is no function {name}")
            for name in named:
                context, *rest = name.split(".")
                if context in ANYTHING:
                    continue
                there = {**GIVEN, **known}.get(context)
                if there is None or not rest or rest[0] not in there:
                    self.say(where, f"there is no {name}")
                elif context == "steps" and rest[1:2] == ["outputs"] and rest[2] not in there[rest[0]]:
                    self.say(where, f"the step {rest[0]} has no output {rest[2] if rest[2:] else ''}")

    def steps(self, where, steps, known, is_action):
        ids = {}
        for number, step in enumerate(steps, 1):
            at = f"{where} step {number}"
            self.keys(at, step, STEP)
            if ("run" in step) == ("uses" in step):
                self.say(at, "a step has either run or uses")
            if is_action and "run" in step and "shell" not in step:
                self.say(at, "in an action a step that runs something says its shell")
            for key, value in step.items():
                for each in value.values() if isinstance(value, dict) else [value]:
                    self.expressions(f"{at} {key}", each, {**known, "steps": ids})
            if "uses" in step:
                self.used(at, step)
            if "id" in step:
                if step["id"] in ids:
                    self.say(at, f"there are two steps {step['id']}")
                ids[step["id"]] = self.outputs_of(step)

    def outputs_of(self, step):
        if "run" in step:
            return set(re.findall(r"([\w-]+)=[^\n]*>>\s*\"?\$GITHUB_OUTPUT", step["run"]))
        return KNOWN_OUTPUTS.get(step["uses"].split("@")[0], set())

    def used(self, at, step):
        name, _, version = step["uses"].partition("@")
        if not version and not name.startswith(("./", "docker://")):
            self.say(at, f"{name} has no version")
        if name not in self.actions:
            return
        inputs = self.actions[name].get("inputs", {})
        for key in set(step.get("with", {})) - set(inputs):
            self.say(at, f"{name} has no input {key}")
        for key, of in inputs.items():
            if of.get("required") and key not in step.get("with", {}):
                self.say(at, f"{name} wants the input {key}")

    def workflow(self):
        self.keys("workflow", self.document, WORKFLOW)
        on = self.document.get("on", {})
        events = {on: None} if isinstance(on, str) else dict.fromkeys(on) if isinstance(on, list) else on
        self.keys("on", events, EVENTS)
        inputs = {key for event in ("workflow_dispatch", "workflow_call") for key in (events.get(event) or {}).get("inputs", {})}
        env, jobs = set(self.document.get("env", {})), self.document.get("jobs", {})
        for value in self.document.get("env", {}).values():
            self.expressions("env", value, {"inputs": inputs})
        for name, job in jobs.items():
            self.keys(f"job {name}", job, JOB)
            needs = [job["needs"]] if isinstance(job.get("needs"), str) else job.get("needs", [])
            for needed in set(needs) - set(jobs):
                self.say(f"job {name}", f"there is no job {needed} to need")
            known = {"inputs": inputs, "env": env | set(job.get("env", {})), "needs": set(needs),
                     "matrix": set(job.get("strategy", {}).get("matrix", {}))}
            self.expressions(f"job {name} if", job.get("if", "true"), known)
            self.steps(f"job {name}", job.get("steps", []), known, is_action=False)
            if "runs-on" not in job:
                self.say(f"job {name}", "it does not say what it runs on")

    def action(self):
        self.keys("action", self.document, ACTION)
        for key in {"name", "description", "runs"} - set(self.document):
            self.say("action", f"it lacks {key}")
        for name, of in self.document.get("inputs", {}).items():
            self.keys(f"input {name}", of, INPUT)
        runs = self.document.get("runs", {})
        self.keys("runs", runs, {"using", "steps"})
        self.steps("runs", runs.get("steps", []), {"inputs": set(self.document.get("inputs", {})), "env": set()}, is_action=True)


def complaints(document, actions=None):
    """What is wrong with a workflow or an action; `actions` has those of this project that steps may use, by name."""
    of = Complaints(document, actions or {})
    if "runs" in of.document:
        of.action()
    else:
        of.workflow()
    return of.found
