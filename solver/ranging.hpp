#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <exception>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/rulebook.hpp"
#include "model/core/words.hpp"
#include "solver/rule_numbers.hpp"
#include "solver/sweep.hpp"

// What the ranges of every game have in common: a table of statements that leave one number open, and the way from there to
// exact ranges. An encoding reads every number of the rules through `Asked`, which gives the open one as a symbol; so that
// one encoding serves for each of the numbers in it.

namespace fathom::solver {

/// What an encoding is given: the game, the number of players, and one number of the rules as a symbol.
template <Specification G>
struct Asked {
  const typename G::Game& game;
  int players = 0;
  Question& question;
  std::vector<z3::expr>& facts;  ///< What the question takes for granted.
  std::string_view parameter;
  int entry = 0;
  z3::expr open;

  [[nodiscard]] z3::context& context() const { return open.ctx(); }
  /// Takes a fact for granted.
  void given(const z3::expr& fact) const {
    question.given(fact);
    facts.push_back(fact);
  }
  /// The number of the rules that is called so: the symbol if it is the open one.
  [[nodiscard]] z3::expr value(std::string_view name, int place = 0) const {
    if (name == parameter && place == entry) return open;
    return context().int_val(number_of<G>(game, name, place).value().value);
  }
  /// The largest value the number can have.
  [[nodiscard]] int at_most(std::string_view name, int place = 0) const {
    const RuleNumber number = number_of<G>(game, name, place).value();
    return name == parameter && place == entry ? number.bounds.to : number.value;
  }
  [[nodiscard]] z3::expr constant(const std::string& name) const { return context().int_const(name.c_str()); }
};

/// What came of playing the model in the worst case that somebody could think of.
template <Specification G>
struct Played {
  Outcome outcome = Outcome::holds;  ///< Of the claim, in this play; `unknown` where a search found nothing.
  std::vector<std::string> told;
  std::optional<Trace<G>> trace;
};

/// From how many to how many players a statement speaks of; none where it does not depend on them.
struct ForPlayers {
  int from = 0;
  int to = 0;
};

/// A statement about a game in which one number of the rules is left open.
template <Specification G>
struct Ranging {
  std::string_view parameter;
  int entry = 0;
  std::string_view claim;
  std::string_view rule;
  std::string_view says;
  ForPlayers players{};
  Sense sense = Sense::always;
  /// Gives the facts to the question, and returns what must hold.
  z3::expr (*pose)(const Asked<G>&) = nullptr;
  /// The model, asked about a game by playing: the claim's worst case.
  Played<G> (*play)(const typename G::Game&, int players) = nullptr;
  /// Why the encoding does not speak of a game, or nothing if it does: readings and house rules it does not know.
  std::optional<std::string> (*unlike)(const typename G::Game&, int players) = nullptr;
};

/// Rules that an encoding takes to be in force: the first that is left out, in words.
template <Specification G>
std::optional<std::string> left_out(const typename G::Game& game, std::initializer_list<std::string_view> rules) {
  for (const std::string_view rule : rules)
    if (const auto place = position_of(G::rulebook(), rule); place && game.dropped.contains(*place))
      return "without " + std::string{rule} + " it says nothing";
  return std::nullopt;
}

namespace detail {

template <Specification G>
Range blank_range(const Ranging<G>& ranging, const typename G::Game& game, int players) {
  Range range;
  const RuleNumber number = number_of<G>(game, ranging.parameter, ranging.entry).value();
  range.parameter = ranging.parameter;
  range.entry = ranging.entry;
  range.claim = ranging.claim;
  range.rule = ranging.rule;
  range.sentence = ranging.says;
  range.players = players;
  range.lowest = number.bounds.from;
  range.highest = number.bounds.to;
  range.value = number.value;
  range.method = "Z3";
  return range;
}

/// The values next to the intervals; that of the game where there are none.
inline bool worth_telling(const Range& range, int value) {
  return range.holds.empty() ? value == range.value : holds_at(range, value - 1) || holds_at(range, value + 1);
}

/// Whether a game has all its rules.
enum class Complete : std::uint8_t { yes, no };

/// A play has not shown what was proved. In a game with all its rules that is a mistake in the encoding; without some of
/// them, it does not speak of this game.
inline Range contradicted(Range range, int value, Outcome played, Complete complete) {
  const std::string with = "played with " + std::to_string(value) + ", ";
  if (played == Outcome::unknown) {
    range.outcome = Outcome::unknown;
    range.why = with + "nothing was found that shows how the claim falls";
  } else if (complete == Complete::no) {
    range.outcome = Outcome::skipped;
    range.why = "without some of its rules the game is played otherwise than the encoding has it";
  } else {
    range.outcome = Outcome::fails;
    range.why = "the encoding is wrong: " + with + "the claim " + (played == Outcome::holds ? "holds" : "falls");
  }
  return range;
}

}  // namespace detail

/// Plays the model at the edges of a range that was found: it has to say what was proved. Gives the range with what those
/// plays come to, or with the reason why it says nothing.
template <Specification G>
Range held_against_model(const Ranging<G>& ranging, const typename G::Game& game, Range range) {
  range.outcome = Outcome::holds;
  for (const int value : edges(range.holds, {range.lowest, range.highest}, range.value)) {
    ++range.cost.cases;
    Played<G> played = ranging.play(with_number<G>(game, ranging.parameter, ranging.entry, value), range.players);
    if (holds_at(range, value) ? played.outcome == Outcome::fails : played.outcome != Outcome::fails)
      return detail::contradicted(std::move(range), value, played.outcome,
                                  game.dropped.empty() ? detail::Complete::yes : detail::Complete::no);
    if (played.outcome == Outcome::fails && detail::worth_telling(range, value))
      range.beyond.push_back(
          {value, std::move(played.told), played.trace ? std::any{std::move(*played.trace)} : std::any{}});
  }
  return range;
}

namespace detail {

template <Specification G>
Range found_range(const Ranging<G>& ranging, const typename G::Game& game, const Budget& budget, Range range) {
  if (const auto why = ranging.unlike == nullptr ? std::nullopt : ranging.unlike(game, range.players)) {
    range.outcome = Outcome::skipped;
    range.why = *why;
    return range;
  }
  z3::context context;
  Question question{context, budget, Logic::linear};
  const z3::expr open = context.int_const("the number");
  std::vector<z3::expr> facts;
  const Asked<G> asked{game, range.players, question, facts, ranging.parameter, ranging.entry, open};
  const z3::expr claim = ranging.pose(asked);
  const Posed posed{question, facts, open, claim, ranging.sense};
  const Sweep swept = sweep(posed, {range.lowest, range.highest});
  range.cost.cases = question.asked();
  if (swept.answer != Answer::Proved) {
    range.why = "the budget ran out";
    return range;
  }
  range.holds = swept.holds;
  return held_against_model(ranging, game, std::move(range));
}

}  // namespace detail

/// One range of the table, for one number of players.
template <Specification G>
Range ranged(const Ranging<G>& ranging, const typename G::Game& game, int players, const Budget& budget) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begun = Clock::now();
  Range range = detail::blank_range(ranging, game, players);
  if (budget.seconds <= 0) {
    range.why = "the time for all ranges together ran out";
    return range;
  }
  try {
    range = detail::found_range(ranging, game, budget, range);
  } catch (const std::exception& error) {
    range.outcome = Outcome::unknown;
    range.why = std::string{"the question could not be put: "} + error.what();
  }
  range.cost.seconds = std::chrono::duration<double>(Clock::now() - begun).count();
  return range;
}

/// Those of the table that the options choose, in order, for every number of players they speak of.
template <Specification G>
std::vector<Range> all_ranged(std::span<const Ranging<G>> table, const typename G::Game& game, const Options& options) {
  std::vector<std::pair<const Ranging<G>*, int>> run;
  std::size_t place = 0;
  for (const Ranging<G>& ranging : table) {
    const bool chosen = options.only.empty() || std::ranges::any_of(options.only, [&](const std::string& name) {
                          return name == ranging.parameter || (!ranging.claim.empty() && name == ranging.claim);
                        });
    for (int players = ranging.players.from; chosen && players <= ranging.players.to; ++players)
      if (place++ % std::max<std::size_t>(options.shard.of, 1) == options.shard.index) run.emplace_back(&ranging, players);
  }
  std::vector<Range> found;
  double spent = 0;
  for (const auto& [ranging, players] : run) {
    if (options.progress) options.progress(ranging->parameter, found.size(), run.size());
    found.push_back(ranged(*ranging, game, players, {options.rlimit, options.seconds - spent}));
    spent += found.back().cost.seconds;
  }
  return found;
}

}  // namespace fathom::solver
