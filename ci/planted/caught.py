"""What has caught a change, read from the reports of the programs under trial."""

import dataclasses


@dataclasses.dataclass
class Caught:
    """A check that comes out otherwise than it ought to."""

    evidence: str
    check: str
    rules: list  # what the check is about, and what it read


def accident_of(code):
    if code in (-24, -9):  # SIGXCPU, and SIGKILL where that is not heeded
        return "hangs"
    return f"ends by signal {-code}" if code < 0 else f"ends with {code}"


def fallen(report, evidence=""):
    """The checks of a report that came out otherwise than they ought to, as evidence of the kind named, or of their own. What is
    undecided has caught nothing."""
    return [
        Caught(evidence or verdict["evidence"], verdict["check"], sorted({*verdict["rules"], *verdict.get("reads", [])}))
        for verdict in report["verdicts"]
        if verdict["outcome"] != verdict["expected"] and verdict["outcome"] in ("holds", "fails")
    ]


def fallen_tests(test, report):
    return [
        Caught(test, f"{suite['name']}.{case['name']}", [])
        for suite in report.get("testsuites", [])
        for case in suite.get("testsuite", [])
        if case.get("failures")
    ]
