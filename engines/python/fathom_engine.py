"""Serves an engine to `fathom conform`: one JSON object a line comes in, one goes out. Copy it; it needs nothing but Python.

An engine is a class whose instances are positions of a game:

    class Song:
        name, version = "song.py", "1.0"
        def __init__(self, players, change): ...       a new game; `change` has house rules, by rule; or raises Unsupported(rules)
        def apply(self, by, verb, fields): ...         does an action, or raises Refused(rule, why)
        def legal(self): ...                           yields (by, verb, fields) of every legal action; leave it out if there is none
        def observe(self, seat): ...                   what that seat sees, as much as there is to say
        def scores(self): ...                          points by seat
        @classmethod
        def of(cls, state): ...                        the position that a whole state describes
        variants = True                                where it knows house rules
"""

import json
import sys

SEATS = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
ABILITIES = {"legal": "legal", "observe": "observe", "scores": "scores", "set": "of", "variants": "variants"}


class Refused(Exception):
    """An action is not allowed: by which rule, if that has a name, and why."""

    def __init__(self, why, rule=None):
        super().__init__(why)
        self.rule = rule


class Unsupported(Exception):
    """A game is not begun, since it is played by house rules that the engine does not know: those of these rules."""

    def __init__(self, rules):
        super().__init__("these house rules are unknown here")
        self.rules = sorted(rules)


def action_of(told):
    """By whom, the verb and its fields, of `{"by": "Ann", "play": {"card": "song_3"}}`."""
    verb = next(key for key in told if key != "by")
    return told.get("by"), verb, told[verb]


def told_of(by, verb, fields):
    return {**({"by": by} if by else {}), verb: fields}


def house_rules(new):
    """All that is otherwise than printed, by rule: numbers, readings, rules that are dropped, and what is in the box."""
    dropped = dict.fromkeys(new.get("drop", []))
    return {**new.get("change", {}), **new.get("reading", {}), **new.get("house", {}), **dropped, **new.get("components", {})}


def answer(engine, game, request):
    """What the engine says to a request, and the game as it stands then."""
    if "hello" in request:
        supports = [name for name, method in ABILITIES.items() if hasattr(engine, method)]
        return {"engine": engine.name, "version": engine.version, "supports": supports}, game
    if "new" in request:
        try:
            return {"ok": True}, engine(request["new"]["players"], house_rules(request["new"]))
        except Unsupported as unsupported:
            return {"unsupported": unsupported.rules, "why": str(unsupported)}, None
    if "set" in request and game and hasattr(engine, "of"):
        return {"ok": True}, engine.of(request["set"]["state"])
    if "apply" in request and game:
        try:
            game.apply(*action_of(request["apply"]))
            return {"ok": True}, game
        except Refused as refused:
            return {"refused": refused.rule or True, "why": str(refused)}, game
    if "legal" in request and hasattr(game, "legal"):
        return {"legal": [told_of(*action) for action in game.legal()]}, game
    if "observe" in request and hasattr(game, "observe"):
        return {"state": game.observe(request["observe"]["seat"])}, game
    if "scores" in request and hasattr(game, "scores"):
        return {"scores": game.scores()}, game
    return {"unknown": sorted(set(request) - {"id"})}, game


def serve(engine, lines=sys.stdin, out=sys.stdout):
    """Answers until there is nothing more to answer."""
    game = None
    for line in lines:
        request = json.loads(line)
        said, game = answer(engine, game, request)
        out.write(json.dumps({"id": request["id"], **said}) + "\n")
        out.flush()
