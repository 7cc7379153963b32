#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/mermaids_song/laid.hpp"

// Which songs and silences can cancel each other exactly: a partition problem, put to Z3 for any number of cards.

namespace fathom::solver::song {

/// The coverings that contain no smaller one, as Z3 finds them. All others contain one of these.
struct Coverings {
  Answer answer = Answer::Unknown;  ///< `Proved`: there are no others, however many cards are laid.
  std::vector<Laid> minimal;
  std::uint64_t asked = 0;

  /// Whether some songs and some silences cancel exactly.
  [[nodiscard]] bool cancels(const Laid& visible) const;
  [[nodiscard]] z3::expr cancels(const SymbolicLaid& visible) const;
  [[nodiscard]] z3::expr has(const SymbolicLaid& covering) const;
};

/// Some songs and some silences of the same sum. `worth` is what their values count.
z3::expr cancel_exactly(const SymbolicLaid& cards, const Worth& worth = printed_worth);
/// All coverings that contain no smaller one; Z3 finds them and proves that there are no others.
Coverings minimal_coverings(const Budget& budget, const Worth& worth = printed_worth);

/// An answer and, where it is a counterexample, the cards that show it.
struct OneCovering {
  Answer answer = Answer::Unknown;
  std::uint64_t asked = 0;
};
/// Where nothing cancels and one card is added, what cancels is a minimal covering, and nothing cancels afterwards: one card
/// covers once.
OneCovering one_card_covers_once(const Coverings& coverings, const Budget& budget, const Worth& worth = printed_worth);

/// One mermaid may show either of these for the same cards, and has not the same power.
struct TwoPowers {
  Answer answer = Answer::Unknown;  ///< `Proved`: the power is the same for any number of cards.
  std::uint64_t asked = 0;
  Laid cards;   ///< All that was played on her; for a choice, what was visible with the card just added.
  Laid first;   ///< What may be visible.
  Laid second;  ///< What else may be visible.
};
/// Whether a card beside a mermaid of whom songs are worth no less than silences leaves another power than hers and its
/// value make: both together for a song, and for a silence what the lower leaves of the higher. `first` is what was visible,
/// and `second` what is then.
TwoPowers value_is_lost(const Coverings& coverings, Mixed reading, const Budget& budget);
/// Whether the order in which the same cards are played can change a mermaid's power; with the fewest cards, if so.
TwoPowers order_matters(const Coverings& coverings, Mixed reading, const Budget& budget);
/// Whether somebody who chooses what is covered can change a mermaid's power; with the fewest cards, if so.
TwoPowers choice_matters(const Coverings& coverings, Mixed reading, const Budget& budget);
/// Whether a silence beside songs alone can raise a mermaid's power, with the cards of a box; `first` is what was visible,
/// and `second` what is then.
TwoPowers opposing_helps(const Coverings& coverings, const Laid& in_box, Mixed reading, const Budget& budget);

}  // namespace fathom::solver::song
