#!/usr/bin/env python3
"""Every position of a small box of Mermaid's Song, by a search that was written from the rulebook and takes nothing from the model."""

import sys
from collections import namedtuple
from itertools import combinations

from search import main, minus, numbers_of, pieces, plus, put

SONGS = {"song_1": 1, "song_2": 2, "song_3": 3}
SILENCES = {"silence_1": 1, "silence_2": 2, "silence_3": 3}
RATING = {"four": 4, "five": 5, "six": 6, "seven": 7, "nine": 9}
SPECIAL = ("kraken", "treasure")

# A mermaid is a pair: the cards visible by her, and those covered. `played`: whether a special card has been, this turn.
# `losing`: who has yet to give up a mermaid; `at`: whose mermaid, and which, has cards to cover; or who is robbed.
Table = namedtuple("Table", "step turn phase played losing at deck discards aside hands mermaids sea open won why")


def worth(cards, values):
    return sum(values.get(card, 0) for card in cards)


def power(mermaid):
    return abs(worth(mermaid[0], SONGS) - worth(mermaid[0], SILENCES))


def ways_to_cancel(cards):
    """The sets of visible songs and silences that are of the same worth."""
    sets = {chosen for size in range(2, len(cards) + 1) for chosen in combinations(sorted(cards), size)}
    return sorted(chosen for chosen in sets if 0 < worth(chosen, SONGS) == worth(chosen, SILENCES))


class Song:
    def __init__(self, text, players):
        change = numbers_of(text, "change")
        left_out = {3: ("three", 7), 4: ("four", 4), 5: ("five", 1), 6: ("six", 0)}[players]
        to_win = {3: ("three", 35), 4: ("four", 25)}.get(players, ("five_or_more", 20))
        self.players = players
        self.hand = change.get("drawing.to_three", 3)
        self.most = change.get("mermaids.at_most_three", 3)
        self.dealt = (change.get("setup.mermaid_each", 1), change.get("setup.card_each", 1))
        self.turned_up = change.get("setup.three_creatures", 3)
        self.enough = change.get(f"winning.{to_win[0]}", to_win[1])
        deck = minus(pieces(text, "cards"), *["mermaid"] * change.get(f"players.{left_out[0]}", left_out[1]))
        none = ((),) * players
        self.start = Table("laying_creatures", 0, "draw", False, (), (), deck, (), (), none, none, pieces(text, "creatures"), (), none, "")

    def following(self, t):
        return list(getattr(self, t.step)(t))

    # Setting up.

    def laying_creatures(self, t):
        for creature in sorted(set(t.sea)):
            after = t._replace(sea=minus(t.sea, creature), open=plus(t.open, creature))
            yield after._replace(step="dealing") if len(after.open) == self.turned_up else after

    def dealing(self, t):
        dealt = sum(map(len, t.hands))
        to = dealt % self.players
        for card in ["mermaid"] if dealt < self.dealt[0] * self.players else sorted(set(t.deck)):
            after = t._replace(deck=minus(t.deck, card))
            if card in SPECIAL:
                yield after._replace(aside=plus(t.aside, card))
            else:
                after = after._replace(hands=put(t.hands, to, plus(t.hands[to], card)))
                over = dealt + 1 == sum(self.dealt) * self.players
                yield after._replace(step="first_player", deck=plus(after.deck, *t.aside), aside=()) if over else after

    def first_player(self, t):
        return (self.turn_of(t, seat) for seat in range(self.players))

    # A turn.

    def turn_of(self, t, seat):
        return self.goes_on(t._replace(turn=seat % self.players, phase="draw", played=False))

    def goes_on(self, t):
        if t.phase == "action":
            return t._replace(step="acting")
        if len(t.hands[t.turn]) >= self.hand:
            return t._replace(step="choosing")
        return t._replace(step="between_draws" if set(SPECIAL) & set(t.hands[t.turn]) else "drawing")

    def between_draws(self, t):
        return [*self.specials(t), t._replace(step="drawing")]

    def drawing(self, t):
        if not t.deck:
            return [t._replace(deck=t.discards, discards=()) if t.discards else t._replace(step="over", why="no cards")]
        return [self.goes_on(t._replace(deck=minus(t.deck, card), hands=put(t.hands, t.turn, plus(t.hands[t.turn], card))))
                for card in sorted(set(t.deck))]

    def choosing(self, t):
        hand = t.hands[t.turn]
        yield from self.specials(t)
        yield t._replace(step="acting", phase="action")
        if not t.played and not set(SPECIAL) & set(hand):
            yield self.turn_of(t._replace(hands=put(t.hands, t.turn, ()), discards=plus(t.discards, *hand)), t.turn + 1)

    def acting(self, t):
        hand = t.hands[t.turn]
        yield from self.specials(t)
        if "mermaid" in hand and len(t.mermaids[t.turn]) < self.most:
            yield self.with_mermaids(self.from_hand(t, "mermaid"), t.turn, (*t.mermaids[t.turn], ((), ())))
        for card in sorted(set(hand) & {*SONGS, *SILENCES}):
            for seat, row in enumerate(t.mermaids):
                yield from (self.sung(self.from_hand(t, card), card, seat, nth) for nth in range(len(row)))
        for nth, mermaid in enumerate(t.mermaids[t.turn]):
            for creature in sorted(set(t.open)):
                if power(mermaid) >= RATING[creature]:
                    yield self.enticed(t, nth, creature)
        if not set(SPECIAL) & set(hand):
            yield self.turn_of(t, t.turn + 1)
        elif "kraken" not in hand and not self.to_rob(t):
            yield self.turn_of(self.from_hand(t, "treasure", "discarded"), t.turn + 1)

    @staticmethod
    def from_hand(t, card, to="play"):
        t = t._replace(hands=put(t.hands, t.turn, minus(t.hands[t.turn], card)))
        return t._replace(discards=plus(t.discards, card)) if to == "discarded" else t

    @staticmethod
    def with_mermaids(t, seat, row):
        return t._replace(mermaids=put(t.mermaids, seat, row))

    # Songs and silences.

    def sung(self, t, card, seat, nth):
        visible, covered = t.mermaids[seat][nth]
        t = self.with_mermaids(t, seat, put(t.mermaids[seat], nth, (plus(visible, card), covered)))
        ways = ways_to_cancel(plus(visible, card))
        t = t._replace(step="covering", at=(seat, nth))
        return t if len(ways) > 1 else self.covered(t, *ways) if ways else t._replace(step="acting", at=())

    def covered(self, t, cards):
        seat, nth = t.at
        visible, covered = t.mermaids[seat][nth]
        row = put(t.mermaids[seat], nth, (minus(visible, *cards), plus(covered, *cards)))
        return self.with_mermaids(t, seat, row)._replace(step="acting", at=())

    def covering(self, t):
        seat, nth = t.at
        return (self.covered(t, cards) for cards in ways_to_cancel(t.mermaids[seat][nth][0]))

    # Creatures.

    def without_mermaid(self, t, seat, nth):
        visible, covered = t.mermaids[seat][nth]
        row = (*t.mermaids[seat][:nth], *t.mermaids[seat][nth + 1:])
        return self.with_mermaids(t, seat, row)._replace(discards=plus(t.discards, "mermaid", *visible, *covered))

    def gained(self, t, creature):
        return t._replace(won=put(t.won, t.turn, plus(t.won[t.turn], creature)))

    def reached(self, t):
        return worth(t.won[t.turn], RATING) >= self.enough

    def enticed(self, t, nth, creature):
        t = self.gained(self.without_mermaid(t, t.turn, nth), creature)._replace(open=minus(t.open, creature))
        if self.reached(t):
            return t._replace(step="over", why="won")
        return t._replace(step="replacing" if t.sea else "acting")

    def replacing(self, t):
        return (t._replace(step="acting", sea=minus(t.sea, creature), open=plus(t.open, creature)) for creature in sorted(set(t.sea)))

    # The Kraken and the Treasure.

    def to_rob(self, t):
        return [seat for seat in range(self.players) if seat != t.turn and t.won[seat]]

    def specials(self, t):
        if "kraken" in t.hands[t.turn]:
            losing = tuple(seat for seat in self.from_the_turn(t) if any(map(power, t.mermaids[seat])))
            yield self.next_to_lose(self.from_hand(t, "kraken", "discarded")._replace(played=True, losing=losing))
        if "treasure" in t.hands[t.turn]:
            after = self.from_hand(t, "treasure", "discarded")._replace(step="luring", played=True)
            yield from (after._replace(at=(seat,)) for seat in self.to_rob(t))

    def from_the_turn(self, t):
        return [(t.turn + n) % self.players for n in range(self.players)]

    def next_to_lose(self, t):
        return t._replace(step="losing") if t.losing else self.goes_on(t)

    def losing(self, t):
        seat = t.losing[0]
        strengths = list(map(power, t.mermaids[seat]))
        for nth, strength in enumerate(strengths):
            if strength == max(strengths):
                yield self.next_to_lose(self.without_mermaid(t, seat, nth)._replace(losing=t.losing[1:]))

    def luring(self, t):
        victim = t.at[0]
        for creature in sorted(set(t.won[victim])):
            after = self.gained(t._replace(won=put(t.won, victim, minus(t.won[victim], creature)), at=()), creature)
            yield after._replace(step="over", why="won") if self.reached(after) else self.goes_on(after)

    def over(self, _):
        return ()


def prepared(text, players):
    game = Song(text, players)
    return game.start, game.following


if __name__ == "__main__":
    sys.exit(main(__doc__, prepared))
