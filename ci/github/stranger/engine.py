"""The game that `fathom new` lays out, as somebody's app might have it; fathom_engine.py is Fathom's adapter for Python."""

from fathom_engine import SEATS, Refused, Unsupported, serve


class Pebbles:
    name, version = "engine.py", "1.0"

    def __init__(self, players, change=None):
        if change:
            raise Unsupported(change)
        self.seats = SEATS[:players]
        self.heap, self.acting = 12, "Ann"
        self.points = dict.fromkeys(self.seats, 0)

    @classmethod
    def of(cls, state):
        game = cls(state["players"])
        game.heap, game.acting = state["heap"], state["acting"]
        game.points.update(state["points"])
        return game

    def legal(self):
        for pebbles in range(1, min(3, self.heap) + 1):
            yield self.acting, "take", {"pebbles": pebbles}

    def apply(self, by, verb, fields):
        if (by, verb, fields) not in list(self.legal()):
            raise Refused("that cannot be taken now")
        self.heap -= fields["pebbles"]
        self.points[by] += fields["pebbles"]
        self.acting = self.seats[(self.seats.index(by) + 1) % len(self.seats)]

    def observe(self, seat):
        return {"heap": self.heap, "acting": self.acting, "points": self.points}

    def scores(self):
        return self.points


serve(Pebbles)
