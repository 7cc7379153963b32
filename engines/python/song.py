#!/usr/bin/env python3
"""Mermaid's Song, written from its rulebook for the sake of `fathom conform`.

    fathom conform mermaids-song -- python3 engines/python/song.py
"""

from collections import Counter
from itertools import product

from fathom_engine import SEATS, Refused, Unsupported, serve

SONGS = {"song_1": 1, "song_2": 2, "song_3": 3}
SILENCES = {"silence_1": 1, "silence_2": 2, "silence_3": 3}
WORTH = {**SONGS, **SILENCES}
SPECIALS = ("kraken", "treasure")
LOYALTY = {"four": 4, "five": 5, "six": 6, "seven": 7, "nine": 9}
LEFT_OUT = {3: 7, 4: 4, 5: 1, 6: 0}
WINS = {3: 35, 4: 25, 5: 20, 6: 20}
HAND = MOST_MERMAIDS = FACE_UP = 3


def pile(said):
    """So many of each kind, from a list of them or from numbers by name."""
    return Counter(said if isinstance(said, list) else {kind: many for kind, many in (said or {}).items()})


def total(cards):
    return sum(cards.values())


def told(cards):
    return {kind: many for kind, many in cards.items() if many > 0}


def worth(cards, of=WORTH):
    return sum(of.get(card, 0) * many for card, many in cards.items())


class Mermaid:
    def __init__(self, visible=None, covered=None):
        self.visible, self.covered = pile(visible), pile(covered)

    def power(self):
        """Songs and silences take from each other, and what is left of either counts."""
        return abs(worth(self.visible, SONGS) - worth(self.visible, SILENCES))

    def ways_to_cancel(self):
        """The smallest groups of visible cards in which songs and silences are worth the same."""
        kinds = [kind for kind in WORTH if self.visible[kind] > 0]
        groups = [dict(zip(kinds, many)) for many in product(*(range(min(self.visible[kind], 3) + 1) for kind in kinds))]
        even = [group for group in groups if any(group.values()) and worth(group, SONGS) == worth(group, SILENCES)]
        part = lambda one, other: one != other and all(one[kind] <= other[kind] for kind in kinds)
        return [told(group) for group in even if not any(part(other, group) for other in even)]

    def cover(self, cards):
        self.visible.subtract(cards)
        self.covered.update(cards)

    def all_cards(self):
        return Counter({"mermaid": 1}) + self.visible + self.covered


class Song:
    name, version = "song.py", "1.0"

    def __init__(self, players, change=None):
        if change:
            raise Unsupported(change)
        self.seats = SEATS[:players]
        mermaids = 15 - LEFT_OUT[players]
        self.deck = Counter(mermaid=mermaids, song_1=8, song_2=8, song_3=6, silence_1=8, silence_2=8, silence_3=6, kraken=1, treasure=1)
        self.discards, self.aside = Counter(), Counter()
        self.hands = {seat: Counter() for seat in self.seats}
        self.mermaids = {seat: [] for seat in self.seats}
        self.creature_deck = Counter({creature: 6 for creature in LOYALTY})
        self.face_up = Counter()
        self.enticed = {seat: Counter() for seat in self.seats}
        self.step, self.turn, self.acting = "laying_creatures", "Ann", "Ann"
        self.in_actions = self.special_played = False
        self.to_lose, self.target, self.nth = [], None, 0

    @classmethod
    def of(cls, state):
        game = cls(state["players"])
        for name, key in (("deck", "deck"), ("discards", "discards"), ("aside", "set_aside"), ("face_up", "face_up"),
                          ("creature_deck", "creature_deck")):
            setattr(game, name, pile(state[key]))
        for seat in game.seats:
            game.hands[seat] = pile(state["hands"].get(seat))
            game.enticed[seat] = pile(state["enticed"].get(seat))
            game.mermaids[seat] = [Mermaid(one.get("visible"), one.get("covered")) for one in state["mermaids"].get(seat, [])]
        game.step, game.turn, game.acting = state["step"], state["turn"], state["acting"]
        game.in_actions = state["phase"] == "action"
        game.special_played = state["special"] == "played"
        game.to_lose = list(state["still_to_lose"])
        game.target, game.nth = (None if state["target"] == "none" else state["target"]), state["nth"]
        return game

    def after(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def others(self):
        return [seat for seat in self.seats if seat != self.turn]

    def loyalty(self, seat):
        return worth(self.enticed[seat], LOYALTY)

    def can_be_robbed(self, seat):
        return seat != self.turn and total(self.enticed[seat]) > 0

    # What may be done.

    def legal(self):
        if self.step == "over":
            return
        yield from getattr(self, "while_" + self.step)()

    def while_laying_creatures(self):
        return ((None, "turn_creature", {"creature": one}) for one in told(self.creature_deck))

    while_replacing = while_laying_creatures

    def while_dealing(self):
        first = total(self.hands[self.acting]) == 0
        for card in told(self.deck):
            if not first or card == "mermaid":
                yield None, "set_aside" if card in SPECIALS else "deal", {"to": self.acting, "card": card}

    def while_first_player(self):
        return ((None, "first_player", {"to": seat}) for seat in self.seats)

    def while_drawing(self):
        if total(self.deck) > 0:
            for card in told(self.deck):
                yield None, "draw", {"to": self.turn, "card": card}
        else:
            yield None, "reshuffle" if total(self.discards) > 0 else "end_play", {}

    def specials(self):
        hand = self.hands[self.turn]
        if hand["kraken"]:
            yield self.turn, "release_kraken", {}
        if hand["treasure"]:
            for seat in self.seats:
                if self.can_be_robbed(seat):
                    yield self.turn, "play_treasure", {"from": seat}

    def while_between_draws(self):
        yield self.turn, "draw_next", {}
        yield from self.specials()

    def while_choosing(self):
        hand = self.hands[self.turn]
        yield self.turn, "begin_actions", {}
        if total(hand) > 0 and not (self.special_played or hand["kraken"] or hand["treasure"]):
            yield self.turn, "discard_hand", {}
        yield from self.specials()

    def while_acting(self):
        hand, mine = self.hands[self.turn], self.mermaids[self.turn]
        yield from self.specials()
        if hand["mermaid"] and len(mine) < MOST_MERMAIDS:
            yield self.turn, "play_mermaid", {}
        for card in WORTH:
            for seat in self.seats if hand[card] else []:
                for nth in range(1, len(self.mermaids[seat]) + 1):
                    yield self.turn, "play", {"card": card, "on": seat, "nth": nth}
        for nth, mermaid in enumerate(mine, 1):
            for creature in told(self.face_up):
                if mermaid.power() >= LOYALTY[creature]:
                    yield self.turn, "entice", {"nth": nth, "creature": creature}
        if not hand["kraken"] and not hand["treasure"]:
            yield self.turn, "end_turn", {}
        if hand["treasure"] and not hand["kraken"] and not any(map(self.can_be_robbed, self.seats)):
            yield self.turn, "discard_treasure", {}

    def while_covering(self):
        for way in self.mermaids[self.target][self.nth - 1].ways_to_cancel():
            yield self.acting, "cover", {"cards": way}

    def while_losing(self):
        powers = [mermaid.power() for mermaid in self.mermaids[self.acting]]
        for nth, power in enumerate(powers, 1):
            if power == max(powers):
                yield self.acting, "lose", {"nth": nth}

    def while_luring(self):
        return ((None, "lure", {"creature": one}) for one in told(self.enticed[self.target]))

    # What is done.

    def apply(self, by, verb, fields):
        wanted = dict(fields, cards=pile(fields["cards"])) if "cards" in fields else fields
        if not any((by, verb, wanted) == action for action in self.legal()):
            raise Refused("it is not allowed now")
        getattr(self, "do_" + verb)(**fields)

    def do_turn_creature(self, creature):
        self.creature_deck[creature] -= 1
        self.face_up[creature] += 1
        if self.step == "replacing":
            self.step = "acting"
        elif total(self.face_up) == FACE_UP:
            self.step, self.acting = "dealing", "Ann"

    def do_deal(self, to, card):
        self.deck[card] -= 1
        self.hands[to][card] += 1
        self.acting = self.after(to)
        if all(total(hand) == 2 for hand in self.hands.values()):
            self.deck.update(self.aside)
            self.aside.clear()
            self.step = "first_player"

    def do_set_aside(self, to, card):
        self.deck[card] -= 1
        self.aside[card] += 1

    def do_first_player(self, to):
        self.begin_turn(to)

    def begin_turn(self, seat):
        self.turn = self.acting = seat
        self.in_actions = self.special_played = False
        self.go_on()

    def go_on(self):
        """Back to the phase of the turn: before the actions the hand is drawn up first, and specials may be played meanwhile."""
        self.acting, hand = self.turn, self.hands[self.turn]
        if self.in_actions:
            self.step = "acting"
        elif total(hand) >= HAND:
            self.step = "choosing"
        else:
            self.step = "between_draws" if hand["kraken"] or hand["treasure"] else "drawing"

    def do_draw_next(self):
        self.step = "drawing"

    def do_draw(self, to, card):
        self.deck[card] -= 1
        self.hands[to][card] += 1
        self.go_on()

    def do_reshuffle(self):
        self.deck, self.discards = self.discards, Counter()

    def do_end_play(self):
        self.step = "over"

    def do_discard_hand(self):
        self.discards.update(self.hands[self.turn])
        self.hands[self.turn] = Counter()
        self.begin_turn(self.after(self.turn))

    def do_begin_actions(self):
        self.in_actions = True
        self.go_on()

    def do_end_turn(self):
        self.begin_turn(self.after(self.turn))

    def do_play_mermaid(self):
        self.hands[self.turn]["mermaid"] -= 1
        self.mermaids[self.turn].append(Mermaid())

    def do_play(self, card, on, nth):
        self.hands[self.turn][card] -= 1
        mermaid = self.mermaids[on][nth - 1]
        mermaid.visible[card] += 1
        ways = mermaid.ways_to_cancel()
        if len(ways) > 1:
            self.step, self.target, self.nth = "covering", on, nth
        elif ways:
            mermaid.cover(ways[0])

    def do_cover(self, cards):
        self.mermaids[self.target][self.nth - 1].cover(pile(cards))
        self.target, self.nth = None, 0
        self.go_on()

    def discard_special(self, card):
        self.hands[self.turn][card] -= 1
        self.discards[card] += 1
        self.special_played = True

    def do_release_kraken(self):
        self.discard_special("kraken")
        start = self.seats.index(self.turn)
        round_the_table = self.seats[start:] + self.seats[:start]
        self.to_lose = [seat for seat in round_the_table if any(one.power() > 0 for one in self.mermaids[seat])]
        self.take_the_toll()

    def take_the_toll(self):
        if self.to_lose:
            self.step, self.acting = "losing", self.next_to_lose()
        else:
            self.go_on()

    def next_to_lose(self):
        start = self.seats.index(self.turn)
        return next(seat for seat in self.seats[start:] + self.seats[:start] if seat in self.to_lose)

    def do_lose(self, nth):
        self.discards.update(self.mermaids[self.acting].pop(nth - 1).all_cards())
        self.to_lose.remove(self.acting)
        self.take_the_toll()

    def do_play_treasure(self, **fields):
        self.discard_special("treasure")
        self.target, self.step = fields["from"], "luring"

    def do_lure(self, creature):
        self.enticed[self.target][creature] -= 1
        self.enticed[self.turn][creature] += 1
        self.target = None
        if not self.has_won():
            self.go_on()

    def do_discard_treasure(self):
        self.hands[self.turn]["treasure"] -= 1
        self.discards["treasure"] += 1
        self.do_end_turn()

    def do_entice(self, nth, creature):
        self.face_up[creature] -= 1
        self.enticed[self.turn][creature] += 1
        self.discards.update(self.mermaids[self.turn].pop(nth - 1).all_cards())
        if not self.has_won() and total(self.creature_deck) > 0:
            self.step = "replacing"

    def has_won(self):
        if self.loyalty(self.turn) >= WINS[len(self.seats)]:
            self.step = "over"
        return self.step == "over"

    # What is seen.

    def seen_step(self, seat):
        """That somebody could play a special card between two draws is seen by nobody else."""
        return "drawing" if self.step == "between_draws" and seat != self.turn else self.step

    def observe(self, seat):
        def shown(mermaid):
            return {"visible": told(mermaid.visible), "covered": told(mermaid.covered)}

        return {
            "step": self.seen_step(seat), "turn": self.turn, "deck_size": total(self.deck), "discards": told(self.discards),
            "hands": {seat: told(self.hands[seat])}, "hand_sizes": {each: total(hand) for each, hand in self.hands.items()},
            "mermaids": {each: [shown(one) for one in hers] for each, hers in self.mermaids.items()},
            "creature_deck": told(self.creature_deck), "face_up": told(self.face_up),
            "enticed": {each: told(hers) for each, hers in self.enticed.items()},
        }

    def scores(self):
        return {seat: self.loyalty(seat) for seat in self.seats}


if __name__ == "__main__":
    serve(Song)
