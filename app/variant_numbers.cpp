#include "app/variant_numbers.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "app/variant_words.hpp"
#include "model/core/words.hpp"

namespace fathom::app {
namespace {

using properties::Comparison;
using properties::Interval;
using properties::Policy;
using properties::Ranking;
using properties::Restricted;
using properties::Touched;

/// `95 %`.
std::string percent(double confidence) { return number_of(confidence * 100, 0) + " %"; }
/// `+4.5 .. +12.8`, in hundredths.
std::string between(const Interval& interval) {
  const auto end = [](double value) { return (value > 0 ? "+" : "") + number_of(value * 100, 1); };
  return end(interval.low) + " .. " + end(interval.high);
}

/// Rows over all numbers of players; where a policy has none, those of the tables there are.
std::vector<const Touched*> widest(const std::vector<Touched>& rows) {
  std::vector<const Touched*> chosen;
  for (const Touched& row : rows) {
    const bool together =
        std::ranges::any_of(rows, [&](const Touched& other) { return other.players == 0 && other.policy == row.policy; });
    if (row.players == 0 || !together) chosen.push_back(&row);
  }
  return chosen;
}

/// The share of other winners between games that have nothing to do with each other, if all players are as good: what
/// playing out the two of a pair comes to at most, once they have parted. 0 where nobody knows.
double by_chance(const Comparison& comparison, const Touched& of) {
  double others = 0;
  double plays = 0;
  for (const Touched& row : comparison.touched) {
    if (row.players == 0 || row.policy != of.policy || (of.players != 0 && row.players != of.players)) continue;
    others += static_cast<double>(row.plays) * (1 - 1.0 / row.players);
    plays += static_cast<double>(row.plays);
  }
  return plays == 0 ? 0 : others / plays;
}

std::string decided(const Touched& row, double chance) {
  std::string text = share(row.touched) + " of plays come to something that differs";
  if (row.ended == 0)
    text += "; none can be carried on action for action to its end, so that winners cannot be compared in that way";
  else
    text += "; " + (row.ended == 1 ? "all" : share(row.ended)) +
            " can be carried on action for action to their end, and of these " + share(row.decided / row.ended) +
            " have other winners";
  if (row.ended == 1 && row.decided == row.turned) return text;
  return text + ". Played out with the same random numbers, " + share(row.turned) + " of plays have other winners" +
         (chance > 0 ? "; games that have nothing to do with each other come to about " + share(chance) : "");
}

/// A neighbour of a ranking that plays turn upside down under one set of rules alone, and at which tables.
struct Turn {
  const Ranking* ranking;  ///< The widest table at which it is so.
  std::size_t better;      ///< Its place, best first.
  std::vector<std::string> tables;
};

bool has(const std::vector<std::size_t>& places, std::size_t place) {
  return std::ranges::find(places, place) != places.end();
}

/// Whether it is so under the other rules as well, at the same table or at all together.
bool is_known(const std::vector<Ranking>& rankings, const Ranking& ranking, std::vector<std::size_t> Ranking::*other,
              std::size_t place) {
  return std::ranges::any_of(rankings, [&](const Ranking& known) {
    const bool as_wide = known.players == 0 || known.players == ranking.players;
    return as_wide && known.what == ranking.what && known.policy == ranking.policy && has(known.*other, place);
  });
}

/// What is upside down under one set of rules and not under the other; where all tables together say so, single ones are
/// not needed.
std::vector<Turn> turns(const std::vector<Ranking>& rankings, std::vector<std::size_t> Ranking::*under,
                        std::vector<std::size_t> Ranking::*other) {
  std::vector<Turn> all;
  for (const Ranking& ranking : rankings)
    for (const std::size_t place : ranking.*under) {
      if (place + 1 >= ranking.best_first.size() || is_known(rankings, ranking, other, place)) continue;
      const auto same = std::ranges::find_if(all, [&](const Turn& turn) {
        return turn.better == place && turn.ranking->what == ranking.what && turn.ranking->policy == ranking.policy;
      });
      if (same == all.end())
        all.push_back({&ranking, place, {std::to_string(ranking.players)}});
      else if (same->ranking->players != 0)
        same->tables.push_back(std::to_string(ranking.players));
    }
  return all;
}

std::string tables(const Turn& turn) {
  if (turn.ranking->players == 0) return "all numbers of players";
  return listed(turn.tables) + (turn.tables == std::vector<std::string>{"1"} ? " player" : " players");
}

std::string often(const std::vector<double>& times, std::size_t place) {
  const auto one = [&](std::size_t at) { return at < times.size() ? number_of(times[at], 2) : std::string("?"); };
  return one(place) + " against " + one(place + 1) + " times in a play";
}

Finding finding_of(const Turn& turn, std::string now, const std::vector<double>& times) {
  const Ranking& ranking = *turn.ranking;
  return {ranking.what,
          ranking.best_first[turn.better] + " ranks above " + ranking.best_first[turn.better + 1] + ", " + std::move(now) +
              " (" + often(times, turn.better) + "; " + plainly(ranking.policy) + " choices, " + tables(turn) + ")",
          {},
          {},
          {},
          {},
          Tone::plain};
}

}  // namespace

Sides sides_of(const Consequences& found) {
  if (found.against.empty()) return {};
  constexpr std::size_t widest_head = 24;
  const std::string name = printable(found.against);
  return {clipped(name, widest_head), "under " + name, "under " + name};
}

Passage moved(const Comparison& comparison, const Sides& sides) {
  Passage passage;
  passage.name = "moved";
  passage.explanation =
      "What comes out otherwise, where the difference is more than chance; drawn is the difference, with its " +
      percent(comparison.confidence) + " interval.";
  passage.table = table_of(comparison, sides);
  const Table& table = passage.table;
  if (table.rows.empty()) return passage;
  const auto first = std::ranges::find(table.rows, Place::everywhere, &Row::place);
  const Row& row = first == table.rows.end() ? table.rows.front() : *first;
  passage.sum = counted(table.rows.size(), "difference") + ", above all " + row.what + ": " + cell(table, row, sides.first) +
                " -> " + cell(table, row, "variant") + " (" + cell(table, row, "choices") + ")";
  return passage;
}

Passage worth(const Comparison& comparison) {
  Passage passage;
  passage.name = "worth";
  passage.explanation = "What somebody still wins who never uses one option while all choose greedily, where that moved.";
  for (const Restricted& row : comparison.restricted) {
    if (!row.significant) continue;
    std::string says = "wins " + share(row.published) + " of plays -> " + share(row.variant) + " (" +
                       percent(comparison.confidence) + ": " + between(row.difference) + "; a fair share of " +
                       plural(row.players, "player") + " is " + share(row.fair) + ")";
    passage.findings.push_back({row.option, std::move(says), {}, {}, {}, {}, Tone::plain});
  }
  passage.sum = counted(passage.findings.size(), "option");
  return passage;
}

Passage ranking(const Comparison& comparison, const Sides& sides) {
  Passage passage;
  passage.name = "ranking";
  passage.explanation = "What the rulebook ranks higher though it comes more often, where that is new or gone.";
  for (const Turn& turn : turns(comparison.rankings, &Ranking::upside_down_variant, &Ranking::upside_down_published))
    passage.findings.push_back(
        finding_of(turn, "though it comes more often, which does not show " + sides.as_first, turn.ranking->variant));
  const std::size_t upside_down = passage.findings.size();
  for (const Turn& turn : turns(comparison.rankings, &Ranking::upside_down_published, &Ranking::upside_down_variant))
    passage.findings.push_back(finding_of(turn, "and no longer shows to come more often", turn.ranking->variant));
  passage.sum = dotted(std::vector{
      upside_down == 0 ? "" : std::to_string(upside_down) + " now upside down",
      passage.findings.size() == upside_down ? "" : std::to_string(passage.findings.size() - upside_down) + " no longer"});
  return passage;
}

Passage decides(const Comparison& comparison) {
  Passage passage;
  passage.name = "decides";
  passage.explanation = "In how many plays the change makes a difference, and in how many others win.";
  for (const Touched* row : widest(comparison.touched)) {
    if (row->touched == 0 && row->turned == 0) continue;
    const std::string who = plainly(row->policy) + (row->players == 0 ? "" : ", " + plural(row->players, "player"));
    passage.findings.push_back({who, decided(*row, by_chance(comparison, *row)), {}, {}, {}, {}, Tone::plain});
    passage.sum += (passage.sum.empty() ? "" : ", ") + share(row->touched) + " of plays differ, " + share(row->turned) +
                   " have other winners (" + who + ")";
  }
  return passage;
}

}  // namespace fathom::app
