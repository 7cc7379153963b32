#include "audit/editions/mermaid_rain_examples.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "model/mermaid_rain/mermaid_rain.hpp"

namespace fathom::audit {

namespace {

using namespace mermaid_rain;

constexpr std::array<std::string_view, 6> ordinals{"first", "second", "third", "fourth", "fifth", "sixth"};

/// More tokens than ranks, so that every rank can have fewer than the one before it.
constexpr int tokens_of_the_first = 9;

bool is(double stated, int expected) { return stated == static_cast<double>(expected); }

template <Named E>
std::optional<E> named_in(const ExampleLine& line) {
  for (const Said& each : line.said)
    if (const std::optional<E> value = named<E>(each.term)) return value;
  return std::nullopt;
}

/// The rank a line speaks of, from 0.
std::optional<int> rank_in(const ExampleLine& line) {
  for (const Said& each : line.said)
    for (std::size_t i = 0; i < ordinals.size(); ++i)
      if (each.term == ordinals[i]) return static_cast<int>(i);
  return std::nullopt;
}

bool is_scored(const ExampleLine& line) {
  return line.player >= 1 && line.player <= most_seats && line.result() && !line.says("total");
}

/// How many tokens of a type each has, as far as the order of the players goes.
PerSeat<int> holdings(std::span<const ExampleLine> lines, Treasure type) {
  PerSeat<int> tokens;
  for (const ExampleLine& line : lines)
    if (is_scored(line) && !line.says("missing") && named_in<Treasure>(line) == type)
      tokens[seat(line.player - 1)] = tokens_of_the_first - rank_in(line).value_or(0);
  return tokens;
}

Correction unless(double stated, int expected) {
  if (is(stated, expected)) return std::nullopt;
  return Corrected{std::to_string(expected), {}};
}

}  // namespace

std::vector<Correction> scoring_example(std::span<const ExampleLine> lines) {
  const Rules& rules = MermaidRain::published().rules;
  int players = 0;
  for (const ExampleLine& line : lines) players = std::max(players, std::min(line.player, most_seats));
  if (players == 0) return {};
  std::map<int, int> totals;
  std::vector<Correction> corrections;
  for (const ExampleLine& line : lines) {
    corrections.emplace_back();
    if (line.says("total") && line.result() && totals.contains(line.player)) {
      corrections.back() = unless(*line.result(), totals[line.player]);
    } else if (const std::optional<Treasure> type = named_in<Treasure>(line); type && is_scored(line)) {
      const int scored = line.says("missing") ? -rules.missing_penalty
                                              : points(rules, holdings(lines, *type), players)[seat(line.player - 1)];
      totals[line.player] += scored;
      corrections.back() = unless(*line.result(), scored);
      if (corrections.back() && line.says("missing")) corrections.back()->rule = "tribute.five_per_missing";
    }
  }
  return corrections;
}

namespace {

/// Players who tie for a rank, and what the game gives them.
struct Tie {
  int tied = 0;
  int share = 0;
  std::vector<int> added;  ///< The points of the ranks they take.
};

Tie tie_of(int rank, int tied) {
  const Rules& rules = MermaidRain::published().rules;
  PerSeat<int> tokens;
  const int players = std::min(rank + tied, most_seats);
  for (int i = 0; i < players; ++i) tokens[seat(i)] = tokens_of_the_first - std::min(i, rank);
  Tie tie{tied, points(rules, tokens, players)[seat(rank)], {}};
  for (int i = rank; i < players; ++i) tie.added.push_back(rules.rank_points[static_cast<std::size_t>(i)]);
  return tie;
}

/// The line that divides: the number said next is by how many, and the last what comes of it.
Correction divided(const Tie& tie, const ExampleLine& line) {
  const auto divide =
      std::find_if(line.said.begin(), line.said.end(), [](const Said& each) { return each.term == "divide"; });
  const auto by = std::find_if(divide, line.said.end(), [](const Said& each) { return each.term.empty(); });
  if (by != line.said.end() && !is(by->number, tie.tied))
    return Corrected{std::to_string(tie.share) + ", divided by " + std::to_string(tie.tied), {}};
  return unless(line.result().value_or(0), tie.share);
}

/// A line that adds the points of a rank; takes them out of those still to be added.
Correction added(Tie& tie, double stated) {
  const auto rank = std::find_if(tie.added.begin(), tie.added.end(), [&](int each) { return is(stated, each); });
  if (rank != tie.added.end()) {
    tie.added.erase(rank);
    return std::nullopt;
  }
  std::string ranks;
  for (const int each : tie.added) ranks += (ranks.empty() ? "" : " or ") + std::to_string(each);
  return Corrected{ranks.empty() ? "nothing" : ranks, {}};
}

}  // namespace

std::vector<Correction> tie_example(std::span<const ExampleLine> lines) {
  if (lines.size() < 2) return {};
  const std::optional<int> rank = rank_in(lines.front());
  const std::vector<double> first = lines.front().numbers();
  if (!rank || first.size() < 2 || first.front() < 2 || first.front() > most_seats) return {};
  Tie tie = tie_of(*rank, static_cast<int>(first.front()));
  std::vector<Correction> corrections(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::vector<double> numbers = lines[i].numbers();
    if (numbers.empty()) continue;
    if (lines[i].says("divide")) {
      corrections[i] = divided(tie, lines[i]);
      break;
    }
    corrections[i] = added(tie, numbers.back());
  }
  return corrections;
}

namespace {

/// Cards shown, the meld they are said to make, and what is wrong with that.
struct MeldTold {
  Cards shown;
  std::optional<Meld> called;
  double many = nobody_said;  ///< A number that waits for the card it is of.

  static constexpr double nobody_said = -1;

  Correction hear(const Said& said) {
    if (said.term.empty()) many = said.number;
    if (const std::optional<Meld> meld = named<Meld>(said.term); meld && !called) {
      called = meld;
      if (best_meld(shown) != *meld) return Corrected{std::string(name_of(best_meld(shown))), {}};
    }
    const std::optional<Card> card = named<Card>(said.term);
    return card && many != nobody_said ? hear(*card, std::exchange(many, nobody_said)) : std::nullopt;
  }

 private:
  Correction hear(Card card, double number) {
    constexpr double most = 9;
    if (!called) {
      shown[card] = static_cast<std::uint8_t>(std::clamp(number, double{0}, most));
      return std::nullopt;
    }
    const int kept = needed(shown, *called)[card];
    if (is(number, kept)) return std::nullopt;
    return Corrected{std::to_string(kept) + " of " + std::string(name_of(card)), {}};
  }
};

}  // namespace

std::vector<Correction> meld_example(std::span<const ExampleLine> lines) {
  MeldTold told;
  std::vector<Correction> corrections(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (const Said& said : lines[i].said)
      if (Correction wrong = told.hear(said); wrong && !corrections[i]) corrections[i] = std::move(wrong);
  if (!told.called || told.shown.empty()) return {};
  return corrections;
}

}  // namespace fathom::audit
