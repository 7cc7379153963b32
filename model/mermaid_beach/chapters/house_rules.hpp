#pragma once

#include "model/mermaid_beach/chapters/chapter.hpp"

// What the rulebook has nothing of, and a designer may want. Idle in the game as published.

namespace fathom::mermaid_beach::house {

inline constexpr Rule rules[] = {
    {"house.open_hands", "House rules", "Hands lie open, and so do cards drawn and cards passed", Status::house,
     "Children who cannot hold a hand of cards play so, and whoever teaches the game"},
    {"house.first_dealt_more", "House rules", "Whoever begins is dealt so many cards more", Status::house,
     "Whoever begins is a turn nearer to being out of cards"},
    {"house.extra_actions", "House rules", "A turn, but no bonus turn, has so many actions more", Status::house,
     "Less waiting at a table of five"},
    physical({"house.display", "House rules",
              "So many Beach cards lie face up; who is sent to the beach takes one of them, and another is turned up",
              Status::house, "To be sent to the beach is luck alone; so it would be a choice"}),
    physical({"house.paid_action", "House rules",
              "For a Shell card of hers that is worth so much or more a player has one more action in her turn",
              Status::house, "Shells are good for nothing until they are counted; so they could buy something"}),
};

/// house.display — House rules.
inline bool not_on_display(const Game&, const State& state, const TakeFromDisplay& take) {
  return state.display[take.card] == 0;
}

/// house.paid_action — House rules.
inline bool not_for_sale(const Game& game, const State& state, const PayForAction& pay) {
  return !buys_an_action(game, pay.shell) || state.shells[pay.by][pay.shell] == 0;
}
inline std::string why_not_for_sale(const Game& game, const State& state, const PayForAction& pay) {
  if (game.rules.paid_action == 0) return "no action is paid for in shells";
  if (!buys_an_action(game, pay.shell)) return one(pay.shell) + " does not pay for an action";
  return "in front of " + plainly(pay.by) + " lies " + phrase(state.shells[pay.by]) + ", but not " + one(pay.shell);
}

inline constexpr auto clauses = std::tuple{
    Clause<TakeFromDisplay>{"house.display", not_on_display, "face up at the beach lie {display}, but not {card}"},
    Clause<PayForAction>{"house.paid_action", not_for_sale, why_not_for_sale},
};

}  // namespace fathom::mermaid_beach::house
