#pragma once

#include <any>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/game.hpp"
#include "properties/options.hpp"

/// Two sets of rules compared by play: what a house rule moves, what an option is worth under it, and where plays part.
namespace fathom::properties {

/// Which random numbers the plays of the second game get.
enum class Streams : std::uint8_t {
  shared,  ///< Those of the first, play by play: what the change leaves alone comes out the same to the last action.
  apart,   ///< Others: as a new evening at the table. For trying the statistics themselves.
};

/// How two games are compared. The same options give the same comparison, however many threads there are.
struct CompareOptions {
  std::uint64_t seed = 1;
  std::vector<int> players;            ///< Empty: every number the game allows.
  std::uint64_t plays = 0;             ///< Pairs of plays for each policy and number of players; 0: as the game suggests.
  std::uint64_t restricted_plays = 0;  ///< The same for each option that somebody goes without; 0: as the game suggests.
  std::uint64_t followed = 0;          ///< Plays looked through for the first divergence; 0: as the game suggests.
  double error_rate = 0.05;            ///< In how many comparisons of a game with itself anything at all may be reported.
  double confidence = 0.95;            ///< Of every interval by itself.
  Streams streams = Streams::shared;
  unsigned threads = 2;
  std::function<void(std::uint64_t done, std::uint64_t of)> progress;  ///< In pairs of plays; one call at a time.
};

/// Between which values something lies, at the confidence asked for.
struct Interval {
  double low = 0;
  double high = 0;

  friend bool operator==(const Interval&, const Interval&) = default;
};

/// What sort of thing is measured. The first ones are what a designer asks first.
enum class Sort : std::uint8_t {
  score,         ///< Points per player.
  place,         ///< Points by place in turn order, the first player first.
  source,        ///< Points per player, by where they come from.
  length,        ///< Actions, and choices that players have.
  first_player,  ///< The first player's share of the victory.
  margin,        ///< Points between the best and the next.
  tie,           ///< Plays with more than one winner.
  ending,        ///< Plays that come to an end.
  event,         ///< Plays in which something happens: the game's own list.
  tally,         ///< How often something happens in a play: melds, in their ranking.
  act,           ///< How often each kind of action is done in a play.
  refusal,       ///< How often a rule refuses what somebody tries: in a hundred attempts.
  silence,       ///< Plays that come to a situation on which the rulebook is silent.
};
constexpr std::array<std::string_view, 13> names_of(Sort) {
  return {"score",  "place", "source", "length", "first_player", "margin", "tie",
          "ending", "event", "tally",  "action", "refusal",      "silence"};
}

/// In what a row's numbers are given.
enum class Unit : std::uint8_t { points, actions, times, share };
constexpr std::array<std::string_view, 4> names_of(Unit) { return {"points", "actions", "times", "share"}; }

/// One thing measured under both sets of rules.
struct Moved {
  Sort sort{};
  std::string what;  ///< In the game's words: `points per player`, `melds`, `an Aquamarine Waltz`, `deep_sea`.
  std::string rule;  ///< The rule's id, for refusals and silences; empty otherwise.
  Unit unit{};
  Policy policy{};  ///< How players chose: `uniform` or `greedy`.
  int players = 0;  ///< 0: all numbers of players together.
  std::uint64_t pairs = 0;
  double published = 0;  ///< The mean, or the share of plays between 0 and 1.
  double variant = 0;
  Interval difference;       ///< Of variant less published.
  double p = 1;              ///< How likely so much comes of chance alone; of this row by itself.
  bool significant = false;  ///< With all rows of the comparison taken together, at `error_rate` (Holm).

  [[nodiscard]] double by() const { return variant - published; }
};

/// What somebody wins who never uses one kind of option, among others who choose greedily.
struct Restricted {
  std::string option;  ///< `without an Aquamarine Waltz`, `without deep_sea`.
  int players = 0;
  std::uint64_t pairs = 0;
  double fair = 0;       ///< What each player wins when nobody goes without: one part in `players`.
  double published = 0;  ///< Her share of the victories, shared ones divided.
  Interval published_between;
  double variant = 0;
  Interval variant_between;
  Interval difference;              ///< Of variant less published.
  double gone_without = 0;          ///< In how many of her plays she ever had to go without, under the published rules,
  double gone_without_variant = 0;  ///< and under the variant. Where it is 0, the option says nothing.
  double p = 1;
  bool significant = false;  ///< Whether its worth moved: Holm, over all rows of this table.
};

/// How far the very actions of a play under the published rules carry under the variant.
struct Touched {
  Policy policy{};
  int players = 0;  ///< 0: all numbers of players together.
  std::uint64_t plays = 0;
  double touched = 0;  ///< Share of plays in which the variant makes any difference: an action refused, another state.
  Interval touched_between;
  double refused = 0;  ///< Share in which an action is refused under the variant, so that the play cannot be carried on.
  Interval refused_between;
  double otherwise = 0;  ///< Share of pairs of plays in which anything that is measured differs, each going its own way.
  double ended = 0;    ///< Share whose very actions come to an end under both: in these alone can winners be compared.
  double decided = 0;  ///< Share that, action for action, has other winners under the variant.
  Interval decided_between;
  double turned = 0;  ///< Share that others win when each of the two goes its own way with the same random numbers.
  Interval turned_between;
};

/// Something the rulebook ranks, and how often it comes under both sets of rules: a better meld should be rarer.
struct Ranking {
  std::string what;  ///< `melds`.
  Policy policy{};
  int players = 0;  ///< 0: all numbers of players together.
  std::vector<std::string> best_first;
  std::vector<double> published;  ///< Times in a play, in that order.
  std::vector<double> variant;
  /// Neighbours of which the better is significantly the more frequent one, as places of the better in `best_first`.
  std::vector<std::size_t> upside_down_published;
  std::vector<std::size_t> upside_down_variant;
};

/// What came of a comparison. Every row is here; a report shows those that are `significant`.
struct Comparison {
  std::string game;
  std::uint64_t seed = 1;
  double error_rate = 0.05;
  double confidence = 0.95;
  std::vector<Moved> rows;
  std::vector<Restricted> restricted;
  std::vector<Touched> touched;
  std::vector<Ranking> rankings;
  std::uint64_t plays = 0;    ///< Plays played in all.
  std::uint64_t actions = 0;  ///< Actions performed in them.
  std::string method;         ///< How the numbers were got, in two sentences for the foot of a report.
};

/// How one seat fares.
struct SeatBalance {
  int place = 1;          ///< In turn order: 1 moves first.
  double wins = 0;        ///< Her share of the victories, shared ones divided.
  Interval wins_between;
  double score = 0;       ///< Points on average.
  Interval score_between;
  double to_mean = 0;     ///< How much more than the mean of her table.
  Interval to_mean_between;
  double p = 1;           ///< How likely a share of the victories so far from the fair one comes of chance; of this seat alone.
  bool stands_out = false;  ///< Whether it is more than chance, with all seats of all tables taken together (Holm).
};

/// How the seats of one table fare when everybody chooses alike.
struct TableBalance {
  Policy policy{};
  int players = 0;
  std::uint64_t plays = 0;
  double fair = 0;  ///< One part in `players`.
  std::vector<SeatBalance> seats;
  double actions = 0;  ///< The length of a play.
  Interval actions_between;
  double ties = 0;  ///< Share of plays with several winners.
  Interval ties_between;
  double ended = 0;  ///< Share of plays that came to an end within as many actions as are played at most.
};

/// How even a game is between its seats.
struct Balance {
  std::string game;
  std::uint64_t seed = 1;
  double error_rate = 0.05;
  double confidence = 0.95;
  std::vector<TableBalance> tables;
  std::uint64_t plays = 0;
  std::string method;
};

/// In what two plays of the same choices part.
enum class Parts : std::uint8_t {
  beginning,  ///< The table is set out differently.
  legality,   ///< Something is allowed under one set of rules and refused under the other.
  state,      ///< The same action leaves another state,
  score,      ///< or another score and nothing else.
};
constexpr std::array<std::string_view, 4> names_of(Parts) { return {"beginning", "legality", "state", "score"}; }

/// Which of the two sets of rules allows an action.
enum class Allows : std::uint8_t { both, published, variant };
constexpr std::array<std::string_view, 3> names_of(Allows) { return {"both", "published", "variant"}; }

/// One thing that differs between two states.
struct FieldApart {
  std::string field;  ///< `hands.Ann`.
  std::string published;
  std::string variant;
};

/// The earliest move at which the two sets of rules part: the shortest such play found, shrunk.
struct Divergence {
  Parts parts{};
  Allows allows{};
  int players = 0;
  std::uint32_t actions = 0;         ///< Of the shortest play found from the start, the parting one included.
  std::uint64_t plays = 0;           ///< Plays followed,
  std::uint64_t parted = 0;          ///< those of them that part,
  std::uint32_t soonest = 0;         ///< and after how many actions the first of them does, before it is shrunk.
  std::vector<std::string> rules;    ///< The rules responsible: what objects, or what was changed.
  std::vector<std::string> changes;  ///< The changes that bring it about, each by itself; all of them where only together.
  std::string act;                   ///< The parting action in the rulebook's words; empty for `beginning`.
  std::string why;                   ///< What differs, in one sentence.
  std::vector<FieldApart> apart;     ///< Where states differ.
  std::vector<std::string> told;     ///< Given, when and apart, in lines.
  std::any play;                     ///< `Trace` from the start of the game, its last action the parting one.
  std::any trace;                    ///< `Trace` of the state before and that one action.
};

/// Compares two games of one specification. Declared here without the machinery: defined in
/// `properties/comparing/comparer_of.hpp`, and instantiated once per game, in `properties/<game>.cpp`.
template <Specification G>
struct Comparer {
  using Game = typename G::Game;

  /// Plays both games side by side, and measures.
  static Comparison compare(const Game& published, const Game& variant, const CompareOptions& options);

  /// Plays one game at every table, and counts seat by seat. Of the options `plays`, `players`, `seed`, `confidence`,
  /// `error_rate` and what has to do with threads matter.
  static Balance balance(const Game& game, const CompareOptions& options);

  /// Plays the same choices under both, and finds where they part first; nothing when no play does.
  static std::optional<Divergence> diverge(const Game& published, const Game& variant, const CompareOptions& options);
};

}  // namespace fathom::properties
