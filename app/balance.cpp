#include "app/balance.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "app/consequences.hpp"
#include "app/context.hpp"
#include "app/evidence.hpp"
#include "app/findings_written.hpp"
#include "app/progress.hpp"
#include "model/core/names.hpp"
#include "model/core/words.hpp"

namespace fathom::app {
namespace {

using properties::Balance;
using properties::Interval;
using properties::SeatBalance;
using properties::TableBalance;

std::string ordinal(int place) {
  static constexpr std::array<std::string_view, 6> ordinals{"first", "second", "third", "fourth", "fifth", "sixth"};
  return place >= 1 && place <= static_cast<int>(ordinals.size())
             ? std::string(ordinals[static_cast<std::size_t>(place) - 1])
             : std::to_string(place) + "th";
}

/// `4 players, greedy choices`.
std::string called(const TableBalance& table) {
  return plural(table.players, "player") + ", " + std::string(plainly(table.policy)) + " choices";
}

std::string in_percent(const Interval& interval) {
  return number_of(interval.low * 100, 1) + " .. " + number_of(interval.high * 100, 1);
}

Row row_of(const TableBalance& table, const SeatBalance& seat) {
  Row row;
  row.group = called(table) + " (fair: " + share(table.fair) + ")";
  row.what = seat.place == 1 ? "first to move" : ordinal(seat.place);
  row.cells = {number_of(seat.wins * 100, 1),
               in_percent(seat.wins_between),
               with_sign((seat.wins - table.fair) * 100, 1),
               number_of(seat.score, 2),
               with_sign(seat.to_mean, 2),
               with_sign(seat.to_mean_between.low, 2) + " .. " + with_sign(seat.to_mean_between.high, 2),
               seat.stands_out ? "stands out" : "-"};
  row.spread = Spread{(seat.wins_between.low - table.fair) * 100, (seat.wins - table.fair) * 100,
                      (seat.wins_between.high - table.fair) * 100};
  if (seat.stands_out) row.tone = Tone::doubtful;
  return row;
}

Passage seats(const Balance& balance) {
  const std::string interval = number_of(balance.confidence * 100, 0) + " %";
  Passage passage;
  passage.name = "seats";
  passage.explanation =
      "What each seat wins, in turn order; drawn is how far its share of the victories is from a fair one, with its " +
      interval + " interval.";
  Table& table = passage.table;
  table.of = "seat";
  table.scaled = Scaled::together;
  table.marked = {0, "victories above a fair share, in %", Signs::both};
  table.columns = {{"wins %", Side::right, Need::always, {}},  {interval, Side::right, Need::where_there_is_room, {}},
                   {"to fair", Side::right, Need::always, {}}, {"points", Side::right, Need::always, {}},
                   {"to mean", Side::right, Need::always, {}}, {interval, Side::right, Need::where_there_is_room, {}},
                   {"judged", Side::left, Need::always, "-"}};
  std::size_t standing_out = 0;
  for (const TableBalance& each : balance.tables)
    for (const SeatBalance& seat : each.seats) {
      table.rows.push_back(row_of(each, seat));
      standing_out += seat.stands_out ? 1U : 0U;
    }
  passage.sum = standing_out == 0 ? "no seat wins more or less than chance makes likely"
                                  : counted(standing_out, "seat") + (standing_out == 1 ? " wins" : " win") +
                                        " more or less than chance makes likely";
  return passage;
}

/// Whether it matters who goes first: an answer for each table, with what it rests on.
Passage going_first(const Balance& balance) {
  Passage passage;
  passage.name = "going first";
  passage.explanation =
      "Whether whoever moves first wins more or less than her fair share: judged with all seats of all tables together; p "
      "is "
      "of each by itself.";
  std::size_t matters = 0;
  for (const TableBalance& table : balance.tables) {
    if (table.players < 2 || table.seats.empty()) continue;
    const SeatBalance& first = table.seats.front();
    Finding finding;
    finding.subject = called(table);
    finding.says = std::string(!first.stands_out         ? "does not show to matter"
                               : first.wins > table.fair ? "helps"
                                                         : "hurts") +
                   ": wins " + share(first.wins) + " of " + counted(table.plays, "play") + " (fair " + share(table.fair) +
                   "; p " + (first.p < 0.001 ? "below 0.001" : number_of(first.p, 3)) + ")";
    finding.tone = first.stands_out ? Tone::doubtful : Tone::plain;
    matters += first.stands_out ? 1U : 0U;
    passage.findings.push_back(std::move(finding));
  }
  passage.sum = matters == 0 ? "does not show to matter at any table"
                             : "matters at " + std::to_string(matters) + " of " + counted(passage.findings.size(), "table");
  return passage;
}

Passage lengths(const Balance& balance) {
  Passage passage;
  passage.name = "plays";
  passage.explanation = "How long plays are, how many have several winners, and how many come to an end.";
  Table& table = passage.table;
  table.of = "table";
  table.columns = {{"actions", Side::right, Need::always, {}},
                   {number_of(balance.confidence * 100, 0) + " %", Side::right, Need::where_there_is_room, {}},
                   {"ties %", Side::right, Need::always, {}},
                   {number_of(balance.confidence * 100, 0) + " %", Side::right, Need::where_there_is_room, {}},
                   {"ended %", Side::right, Need::always, {}}};
  double shortest = 0;
  double longest = 0;
  for (const TableBalance& each : balance.tables) {
    table.rows.push_back({"",
                          called(each),
                          {number_of(each.actions, 1),
                           number_of(each.actions_between.low, 1) + " .. " + number_of(each.actions_between.high, 1),
                           number_of(each.ties * 100, 1), in_percent(each.ties_between), number_of(each.ended * 100, 1)},
                          std::nullopt,
                          Place::everywhere,
                          Tone::plain});
    shortest = shortest == 0 ? each.actions : std::min(shortest, each.actions);
    longest = std::max(longest, each.actions);
  }
  passage.sum = number_of(shortest, 0) + " .. " + number_of(longest, 0) + " actions on average";
  return passage;
}

nlohmann::ordered_json node_of(const Interval& interval) {
  return nlohmann::ordered_json::array({interval.low, interval.high});
}

nlohmann::ordered_json node_of(const TableBalance& table) {
  nlohmann::ordered_json seats = nlohmann::ordered_json::array();
  for (const SeatBalance& seat : table.seats)
    seats.push_back({{"place", seat.place},
                     {"wins", seat.wins},
                     {"wins_between", node_of(seat.wins_between)},
                     {"score", seat.score},
                     {"score_between", node_of(seat.score_between)},
                     {"to_mean", seat.to_mean},
                     {"to_mean_between", node_of(seat.to_mean_between)},
                     {"p", seat.p},
                     {"stands_out", seat.stands_out}});
  return {{"policy", name_of(table.policy)},
          {"players", table.players},
          {"plays", table.plays},
          {"fair", table.fair},
          {"seats", std::move(seats)},
          {"actions", table.actions},
          {"actions_between", node_of(table.actions_between)},
          {"ties", table.ties},
          {"ties_between", node_of(table.ties_between)},
          {"ended", table.ended}};
}

}  // namespace

Findings findings_of(const BalanceOf& of, const Balance& balance) {
  Findings findings;
  findings.title = "balance of " + of.game;
  findings.game = of.house_rule.empty() ? "as published" : printable(of.house_rule);
  for (const Changed& change : of.changes) findings.changes.push_back(printable(show(change)));
  Passage first = going_first(balance);
  findings.verdict = first.findings.empty() ? "Nobody plays against anybody" : "Going first " + first.sum;
  for (Passage passage : {seats(balance), std::move(first), lengths(balance)})
    if (passage.says()) findings.passages.push_back(std::move(passage));
  findings.foot = counted(balance.plays, "play") + ", seed " + std::to_string(balance.seed) +
                  ". Greedy choices: what the game calls promising, everybody alike; uniform choices: any legal one alike. "
                  "Neither is a person, and among people a seat may fare otherwise. " +
                  balance.method;
  return findings;
}

std::string as_json(const BalanceOf& of, const Balance& balance) {
  using Json = nlohmann::ordered_json;
  Json node{{"form", 1},
            {"game", of.game},
            {"variant", of.house_rule},
            {"seed", balance.seed},
            {"confidence", balance.confidence},
            {"error_rate", balance.error_rate},
            {"plays", balance.plays},
            {"method", balance.method},
            {"tables", Json::array()}};
  for (const TableBalance& table : balance.tables) node["tables"].push_back(node_of(table));
  return node.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Exit tell_balance(const Context& context) {
  const Registered& game = game_called(context.request.games.at(0));
  const ChangedGame asked = game_asked(game, context.request);
  Balance balance;
  {
    Progress progress("balance");
    properties::CompareOptions options;
    options.seed = context.request.seed.root;
    if (context.request.players) options.players = {*context.request.players};
    options.plays = context.request.variant.plays.value_or(0);
    options.threads = threads_asked(context.request);
    options.progress = [&](std::uint64_t done, std::uint64_t of) { progress(done, of); };
    balance = game.balance(asked.game, options);
  }
  const BalanceOf of{game.name, asked.name, asked.changes};
  hand_over(context, findings_of(of, balance), [&] { return as_json(of, balance); });
  return Exit::holds;
}

}  // namespace fathom::app
