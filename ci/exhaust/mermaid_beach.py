#!/usr/bin/env python3
"""Every position of a small box of Mermaid Beach, by a search that was written from the rulebook and takes nothing from the model."""

import sys
from collections import namedtuple

from search import main, minus, numbers_of, pieces, plus, put

ITEMS = {"sun", "sunglasses", "umbrella", "beach_ball", "sand_castle", "pail_and_shovel", "sailboat", "surfboard"}
POINTS = {"one": 1, "two": 2, "three": 3, "four": 4}

# `acting`: who has to do something where it is not whoever has the turn. `asked`: what somebody is asked for. `ending`: whether
# the game is known to be over after this action. `bonus`: no bonus turn, one that is due, or that turn itself.
Table = namedtuple("Table", "step turn acting bonus ending asked drawn way deck discards hands passed shell_deck shell_discards shells scores")


class Beach:
    def __init__(self, text, players):
        change = numbers_of(text, "change")
        self.players = players
        self.hand = change.get("dealing.seven_for_two", 7) if players == 2 else change.get("dealing.five", 5)
        none = ((),) * players
        self.start = Table("dealing", 0, 0, "none", False, "", "", "", pieces(text, "beach"), (), none, ("",) * players,
                           pieces(text, "shells"), (), none, ())

    def following(self, t):
        return list(getattr(self, t.step)(t))

    def others(self, t):
        return [seat for seat in range(self.players) if seat != t.turn]

    # Setting up.

    def dealing(self, t):
        dealt = sum(map(len, t.hands))
        for card in sorted(set(t.deck)):
            after = self.into_hand(t._replace(deck=minus(t.deck, card)), dealt % self.players, card)
            yield after._replace(step="first_player") if dealt + 1 == self.hand * self.players else after

    def first_player(self, t):
        return (t._replace(step="turn", turn=seat) for seat in range(self.players))

    # Cards that come and go.

    @staticmethod
    def into_hand(t, seat, card):
        return t._replace(hands=put(t.hands, seat, plus(t.hands[seat], card)))

    @staticmethod
    def out_of_hand(t, seat, *cards):
        """Cards leave a hand. Whoever has none left then is out of the game, whatever else the action brings her."""
        left = minus(t.hands[seat], *cards)
        return t._replace(hands=put(t.hands, seat, left), ending=t.ending or not left)

    def played(self, t, *cards):
        return self.out_of_hand(t, t.turn, *cards)._replace(discards=plus(t.discards, *cards))

    # A turn: one action.

    def turn(self, t):
        hand = t.hands[t.turn]
        pairs = [item for item in sorted(ITEMS & set(hand)) if hand.count(item) > 1]
        found = [self.effect(self.played(t, card), card) for card in ("mermaid", "mean_mermaid", "sneaker_wave", "seaweed") if card in hand]
        found += [self.draws_shell(self.played(t, item, item)) for item in pairs]
        if not pairs and "mermaid" not in hand and "mean_mermaid" not in hand:
            found += [t._replace(step="answering", acting=seat, asked=item)
                      for seat in self.others(t) for item in sorted(ITEMS & set(hand))]
        if t.bonus == "running" or not found:
            found.append(self.after_action(t))
        return found

    def effect(self, t, card):
        """What a card brings that has just been discarded."""
        t = t._replace(acting=0)
        if card == "mermaid":
            return self.draws_shell(t._replace(bonus="due"))
        if card == "seaweed":
            return t._replace(step="choosing_drawer") if t.deck else self.after_action(t)
        takes = t._replace(step="stealing" if card == "mean_mermaid" else "washing_away")
        return takes if any(t.shells[seat] for seat in self.others(t)) else self.after_action(t)

    def stealing(self, t):
        yield self.after_action(t)
        for after, shell in self.shells_taken(t):
            yield self.after_action(after._replace(shells=put(after.shells, t.turn, plus(after.shells[t.turn], shell))))

    def washing_away(self, t):
        return (self.after_action(after._replace(shell_discards=plus(t.shell_discards, shell))) for after, shell in self.shells_taken(t))

    def shells_taken(self, t):
        return [(t._replace(shells=put(t.shells, seat, minus(t.shells[seat], shell))), shell)
                for seat in self.others(t) for shell in sorted(set(t.shells[seat]))]

    def choosing_drawer(self, t):
        return (t._replace(step="drawing_for_seaweed", acting=seat) for seat in self.others(t))

    def drawing_for_seaweed(self, t):
        return (self.after_action(self.into_hand(t._replace(deck=minus(t.deck, card)), t.acting, card)) for card in sorted(set(t.deck)))

    # Asking.

    def answering(self, t):
        if t.asked in t.hands[t.acting]:
            given = self.played(self.out_of_hand(t, t.acting, t.asked), t.asked)
            return [self.draws_shell(given._replace(discards=plus(given.discards, t.asked), asked=""))]
        return [t._replace(step="going_to_the_beach") if t.deck else self.after_action(t)]

    def going_to_the_beach(self, t):
        return (t._replace(step="deciding", deck=minus(t.deck, card), drawn=card) for card in sorted(set(t.deck)))

    def deciding(self, t):
        played = t._replace(drawn="", asked="", discards=plus(t.discards, t.drawn))
        if t.drawn in ITEMS and t.drawn in t.hands[t.turn]:
            yield self.draws_shell(self.played(played, t.drawn))
        elif t.drawn not in ITEMS and t.drawn != "sea_monster":
            yield self.effect(played, t.drawn)
        yield self.after_action(self.into_hand(t._replace(drawn="", asked=""), t.turn, t.drawn))

    # Shell cards.

    def draws_shell(self, t):
        return t._replace(step="drawing_shells", acting=0) if t.shell_deck else self.after_action(t)

    def drawing_shells(self, t):
        for card in sorted(set(t.shell_deck)):
            after = t._replace(shell_deck=minus(t.shell_deck, card))
            if card in POINTS:
                yield self.after_action(after._replace(shells=put(t.shells, t.turn, plus(t.shells[t.turn], card))))
            else:
                way = card.removeprefix("starfish_")
                yield self.next_to_pass(after._replace(step="passing", way=way, shell_discards=plus(t.shell_discards, card)))

    def next_to_pass(self, t):
        """All who have a card choose one, and none takes up what she gets before all have."""
        order = [(t.turn + n) % self.players for n in range(self.players)]
        left = [seat for seat in order if t.hands[seat] and not t.passed[seat]]
        if left:
            return t._replace(acting=left[0])
        return t._replace(step="handing_over", acting=0) if any(t.passed) else self.after_action(t._replace(way=""))

    def passing(self, t):
        hand = t.hands[t.acting]
        return (self.next_to_pass(t._replace(hands=put(t.hands, t.acting, minus(hand, card)), passed=put(t.passed, t.acting, card)))
                for card in sorted(set(hand)))

    def handing_over(self, t):
        after = t._replace(passed=("",) * self.players, way="")
        for seat, card in enumerate(t.passed):
            if card:
                after = self.into_hand(after, (seat + (1 if t.way == "left" else -1)) % self.players, card)
        return [self.after_action(after)]

    # After an action, and the end.

    def after_action(self, t):
        t = t._replace(acting=0, asked="")
        if t.ending or any(hand in ((), ("sea_monster",)) for hand in t.hands):
            return t._replace(step="revealing", bonus="none", ending=True)
        if t.bonus == "due":
            return t._replace(step="turn", bonus="running")
        return t._replace(step="turn", bonus="none", turn=(t.turn + 1) % self.players)

    def revealing(self, t):
        """Whoever holds the Sea Monster shows it, and it eats. Nobody knows before whether anybody does."""
        holder = next((seat for seat in range(self.players) if "sea_monster" in t.hands[seat]), None)
        if holder is None:
            return self.scoring(t)
        most = max(t.shells[holder], key=POINTS.get, default="")
        left = tuple(shell for shell in t.shells[holder] if shell != most)
        eaten = [shell for shell in t.shells[holder] if shell == most]
        return [t._replace(step="scoring", shells=put(t.shells, holder, left), shell_discards=plus(t.shell_discards, *eaten))]

    def scoring(self, t):
        return [t._replace(step="over", scores=tuple(sum(map(POINTS.get, shells)) for shells in t.shells))]

    def over(self, _):
        return ()


def prepared(text, players):
    game = Beach(text, players)
    return game.start, game.following


if __name__ == "__main__":
    sys.exit(main(__doc__, prepared))
