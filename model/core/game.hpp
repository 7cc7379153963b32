#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/actions.hpp"
#include "model/core/names.hpp"
#include "model/core/random.hpp"
#include "model/core/rulebook.hpp"
#include "model/core/seats.hpp"

namespace fathom {

/// Who moves next. `chance` stands for shuffling, dealing and turning up, and for actions in which nobody has a choice.
enum class Mover : std::uint8_t { player, chance, nobody };

/// Who acts in a state: a seat, chance, or nobody because the game is over.
struct Acting {
  Mover mover = Mover::nobody;
  Seat seat = Seat::Ann;  ///< Meaningful when `mover` is `player`.

  friend bool operator==(const Acting&, const Acting&) = default;
};

namespace detail {

template <class Action, Named Step>
inline constexpr std::array<Mover, kinds<Step>> movers = []<class... Kinds>(const std::variant<Kinds...>*) {
  std::array<Mover, kinds<Step>> all{};
  all.fill(Mover::nobody);
  const auto look = [&]<class Kind>(const Kind&) {
    constexpr bool names_by = requires(Kind kind) { kind.by; };
    constexpr Mover mover = names_by && doer_for<Kind> == Doer::acting ? Mover::player : Mover::chance;
    for (const Step at : every<Step>)
      if (Kind::due.contains(at) && all[index_of(at)] != Mover::player) all[index_of(at)] = mover;
  };
  (look(Kinds{}), ...);
  return all;
}(static_cast<const Action*>(nullptr));

/// The steps at which no action is due.
template <class Action, Named Step>
inline constexpr auto idle_steps = [] {
  constexpr std::size_t many = std::ranges::count(movers<Action, Step>, Mover::nobody);
  std::array<Step, many> steps{};
  for (std::size_t i = 0, found = 0; i < kinds<Step>; ++i)
    if (movers<Action, Step>[i] == Mover::nobody) steps[found++] = every<Step>[i];
  return steps;
}();

/// Whether the game ends at one step; where it does not, the compiler names those at which no action is due.
template <class Action, Named Step>
constexpr bool ends_at_one_step() {
  constexpr std::size_t idle = idle_steps<Action, Step>.size();
  if constexpr (idle == 1)
    return true;
  else if constexpr (idle == 0)
    return complaint::NoStepIsTheEndAmong<Step>::whole;
  else
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return complaint::NoActionIsDueAt<idle_steps<Action, Step>[I]...>::whole;
    }(std::make_index_sequence<idle>{});
}

}  // namespace detail

/// Who moves at a step of a game: a player, where an action is due that somebody does by choice; nobody, where none is due,
/// which is the end of the game.
template <class Action, Named Step>
constexpr Mover mover_at(Step step) {
  static_assert(detail::ends_at_one_step<Action, Step>());
  return index_of(step) < kinds<Step> ? detail::movers<Action, Step>[index_of(step)] : Mover::chance;
}

/// Whether the rules bring every play to an end.
enum class Length : std::uint8_t {
  bounded,    ///< However it is played; a law holds plays to `longest_play`.
  unbounded,  ///< Players could go on for ever: plays that are looked through are broken off at `longest_play`.
};

/// Something that must be true in every state play can reach. `holds` is asked after every action.
template <class Game, class State>
struct Invariant {
  std::string_view name;   ///< A sentence in `snake_case`: `every_token_is_somewhere`.
  std::string_view claim;  ///< The id of the claim it is evidence for.
  bool (*holds)(const Game&, const State&);
  /// What is wrong where it does not hold, with the numbers; null where its claim says all there is to say.
  std::string (*wrong)(const Game&, const State&) = nullptr;

  /// What is wrong in a state in which it does not hold.
  [[nodiscard]] std::string broken_in(const Game& game, const State& state) const {
    return wrong == nullptr ? "it is not so any more" : wrong(game, state);
  }
};

/// A situation on which the rulebook is silent. `arises` is evaluated by checks only, before the action is performed.
template <class Game, class State, class Action>
struct Hole {
  std::string_view rule;  ///< The silent rule that holds our ruling.
  bool (*arises)(const Game&, const State&, const Action&);
};

/// What is being said about the rules, in one sentence. A law, a theorem and a scenario may all be evidence for one claim;
/// when their verdicts differ, that is a failure of its own kind.
struct Claim {
  std::string_view id;        ///< `section.claim`: `treasure.conserved`.
  std::string_view sentence;  ///< In our own words, without a full stop.
  RuleIds rules;
};

/// What every engine asks of a game: a struct of static functions over regular values.
///
/// A `State` is a regular value with `fields`, cheap to copy; an `Action` is a `std::variant` of small described structs, as
/// `model/core/actions.hpp` has them. Nothing here throws, whatever the state and action hold.
template <class G>
concept Specification = requires(const typename G::Game& game, const typename G::State& state, typename G::State& changing,
                                 const typename G::Action& action, std::vector<typename G::Action>& actions, Seat seat,
                                 int players, Random& random) {
  { G::name } -> std::convertible_to<std::string_view>;  // as on the command line: `mermaid-rain`
  { G::fewest_players } -> std::convertible_to<int>;
  { G::most_players } -> std::convertible_to<int>;
  { G::length } -> std::convertible_to<Length>;
  { G::longest_play } -> std::convertible_to<int>;  // how many actions of a play anybody follows

  { G::published() } -> std::same_as<const typename G::Game&>;           // the game as printed, each reading at its default
  { G::rulebook() } -> std::same_as<std::span<const Rule>>;              // in rulebook order
  { G::clause_rules() } -> std::same_as<std::vector<std::string_view>>;  // the ids that can refuse: clauses and regions
  { G::claims() } -> std::same_as<std::span<const Claim>>;
  { G::invariants() } -> std::same_as<std::span<const Invariant<typename G::Game, typename G::State>>>;
  { G::holes() } -> std::same_as<std::span<const Hole<typename G::Game, typename G::State, typename G::Action>>>;

  { G::start(game, players) } -> std::same_as<typename G::State>;  // before anything is set out, dealt or chosen
  { G::acting(state) } -> std::same_as<Acting>;
  G::legal_actions(game, state, actions);  // replaces the list's contents; dullest first; empty only when nobody acts
  { G::canonical(state, action) } -> std::same_as<typename G::Action>;  // one form for actions that can be named in several
  { G::objected(game, state, action) } -> std::same_as<bool>;
  { G::objection(game, state, action) } -> std::same_as<std::optional<Objection>>;
  { G::objections(game, state, action) } -> std::same_as<std::vector<Objection>>;
  G::perform(game, changing, action);                          // unchecked: what the action does once nothing objects
  { G::weight(game, state, action) } -> std::same_as<double>;  // how likely among the legal outcomes, up to a factor
  { G::scores(state) } -> std::same_as<PerSeat<int>>;
  { G::completed(game, state) } -> std::same_as<typename G::State>;  // puts what a partial state leaves out where it belongs

  { G::view(game, state, seat) } -> std::equality_comparable;                      // all that this player can see
  { G::resampled(game, state, seat, random) } -> std::same_as<typename G::State>;  // another state with the same view

  {
    G::show(game, state, action)
    } -> std::same_as<std::string>;  // one line, present tense: `Ann moves G6 -> F7 with a turtle`
  { G::tell(game, state) } -> std::same_as<std::vector<std::string>>;  // the state in a few lines
};

/// Performs the action if no rule objects; otherwise leaves the state untouched and says what the first rule has against it.
template <Specification G>
std::optional<Objection> apply(const typename G::Game& game, typename G::State& state, const typename G::Action& action) {
  if (G::objected(game, state, action)) return G::objection(game, state, action);
  G::perform(game, state, action);
  return std::nullopt;
}

/// Whether the game has the published numbers and readings and all its rules. What is in the box is another matter.
template <Specification G>
bool is_as_printed(const typename G::Game& game) {
  return game.rules == G::published().rules && game.dropped == G::published().dropped;
}

}  // namespace fathom
