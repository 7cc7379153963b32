#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "model/core/few.hpp"
#include "model/core/game.hpp"

namespace fathom::properties {

/// Points that somebody gets or loses by one action, and where they come from.
struct Earned {
  Seat by{};
  std::uint8_t source = 0;  ///< Its place in `Metrics::sources()`.
  int points = 0;
};
using Earnings = Few<Earned, 16>;

/// Whether what a list counts is ranked by the rulebook, the best first.
enum class Ranked : std::uint8_t { no, best_first };

/// Things counted in a play, by their place in the list.
struct Tallied {
  std::string_view what;  ///< What the list is of: `melds`.
  Ranked ranked = Ranked::no;
  std::vector<std::string_view> names;  ///< In the words of the game: `an Ocean March`.
};
/// What one action adds to the list: places in `names`, one for each time.
using Marks = Few<std::uint8_t, 12>;

/// Something a player may go without for a whole play, as long as the rules leave her anything else to do.
template <Specification G>
struct Option {
  std::string_view name;  ///< `Deep Sea Movement`
  bool (*uses)(const typename G::Game&, const typename G::State&, const typename G::Action&);
};

/// How many pairs of plays are enough, for each number of players.
struct Enough {
  std::uint64_t plays = 600;             ///< Under each policy.
  std::uint64_t restricted_plays = 300;  ///< For each option gone without.
  std::uint64_t followed = 100;          ///< For the first divergence.
};

/// The seats with the most points, of the first `players`.
inline SeatSet leaders_of(const PerSeat<int>& points, int players) {
  SeatSet best;
  const auto table = static_cast<std::ptrdiff_t>(std::clamp(players, 1, most_seats));
  const int most = *std::max_element(points.of.begin(), points.of.begin() + table);
  for (int i = 0; i < table; ++i)
    if (points[seat(i)] == most) best.insert(seat(i));
  return best;
}

/// How many of the first `players` seats are among them.
inline int count_of(const SeatSet& seats, int players) {
  int count = 0;
  for (const Seat at : seated(players)) count += seats.contains(at) ? 1 : 0;
  return count;
}

namespace detail {

template <class Action>
std::vector<std::string_view> verbs() {
  return []<class... Kinds>(std::type_identity<std::variant<Kinds...>>) {
    return std::vector<std::string_view>{verb_for<Kinds>...};
  }(std::type_identity<Action>{});
}

}  // namespace detail

/// Whether an action is of this kind: for options that are a kind of action each.
template <class Kind, Specification G>
bool is_a(const typename G::Game&, const typename G::State&, const typename G::Action& action) {
  return std::holds_alternative<Kind>(action);
}

/// What can be told of the plays of any game: points by the action that brings them, the most points winning, each kind of
/// action as an option to go without. A game that has more to say specialises `Metrics` and derives from this.
///
/// One thing has no default here: with `static int eagerness(game, state, action)` a game says what a greedy player prefers,
/// where what her subject calls promising is meant to reach places rather than to win.
template <Specification G>
struct AnyMetrics {
  using Game = typename G::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  static std::vector<std::string_view> sources() { return detail::verbs<Action>(); }
  /// Who earns what by an action, from the states around it.
  static Earnings earned(const Game&, const State& before, const Action& action, const State& after) {
    const PerSeat<int> had = G::scores(before);
    const PerSeat<int> has = G::scores(after);
    Earnings earnings;
    for (const Seat who : every<Seat>)
      if (has[who] != had[who]) earnings.push_back({who, static_cast<std::uint8_t>(action.index()), has[who] - had[who]});
    return earnings;
  }
  /// Who has won when the game is over as `state` has it.
  static SeatSet winners(const Game&, const State& state, int players) { return leaders_of(G::scores(state), players); }

  static Tallied tallied() { return {}; }
  static Marks marks(const Game&, const State&, const Action&, const State&) { return {}; }

  /// Each kind of action that somebody does.
  static std::vector<Option<G>> options() {
    std::vector<Option<G>> options;
    [&]<std::size_t... Nth>(std::index_sequence<Nth...>) {
      const auto add = [&]<std::size_t N>() {
        using Kind = std::variant_alternative_t<N, Action>;
        if constexpr (requires(const Kind& act) { act.by; }) options.push_back({verb_for<Kind>, is_a<Kind, G>});
      };
      (add.template operator()<Nth>(), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Action>>{});
    return options;
  }
  static Enough enough() { return {}; }
};

/// What a game's plays are told by when two sets of rules are compared.
template <Specification G>
struct Metrics : AnyMetrics<G> {};

}  // namespace fathom::properties
