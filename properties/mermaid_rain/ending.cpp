#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_rain/naive.hpp"
#include "properties/mermaid_rain/subject.hpp"

// The laws of points, of the tribute and of the final scoring.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

/// The points each player should have more after an action; final scoring is left to a law of its own.
PerSeat<int> earned(const Moment& moment) {
  PerSeat<int> points;
  if (const auto* take = std::get_if<Take>(&moment.action)) points[take->by] = 2;
  if (const auto* take = std::get_if<TakeHidden>(&moment.action)) points[take->by] = 2;
  if (const auto* draw = std::get_if<DrawToken>(&moment.action)) points[draw->to] = 2;
  if (const auto* bonus = std::get_if<TakeBonus>(&moment.action))
    points[bonus->by] = meld_points(moment.memory.rank[bonus->by]);
  if (const auto* pay = std::get_if<PayTribute>(&moment.action))
    for (const std::uint8_t tokens : moment.before.treasure[pay->by].of) points[pay->by] -= tokens == 0 ? 5 : 0;
  return points;
}

std::string points_have_a_reason(const Moment& moment) {
  if (std::holds_alternative<Score>(moment.action)) return {};
  PerSeat<int> points = earned(moment);
  if (moment.before.step == Step::warp_taking && moment.game.rules.warp_token == WarpToken::nothing)
    points = {};  // a token that a warp brings scores nothing, where it is read so
  if (moment.game.rules.below_zero == BelowZero::stops_at_zero)  // where the track stops, nobody loses what she has not
    for (int i = 0; i < moment.before.players; ++i)
      points[seat(i)] = std::max<int>(points[seat(i)], -moment.before.scores[seat(i)]);
  for (int i = 0; i < moment.before.players; ++i) {
    const int more = moment.after.scores[seat(i)] - moment.before.scores[seat(i)];
    if (more != points[seat(i)]) return name(seat(i)) + " scores " + to_string(more) + ", not " + to_string(points[seat(i)]);
  }
  return {};
}

std::string effects_come_once(const Moment& moment) {
  const auto* bonus = std::get_if<TakeBonus>(&moment.action);
  if (bonus == nullptr) return {};
  if (!moment.before.bonus_due.contains(bonus->by)) return name(bonus->by) + " has had the effect";
  return moment.after.bonus_due.contains(bonus->by) ? name(bonus->by) + " can have the effect again" : "";
}

std::string tribute_takes_one_of_each(const Moment& moment) {
  const auto* pay = std::get_if<PayTribute>(&moment.action);
  if (pay == nullptr) return {};
  for (const Treasure type : every<Treasure>) {
    const int held = moment.before.treasure[pay->by][type];
    const int left = moment.after.treasure[pay->by][type];
    if (left != std::max(0, held - 1))
      return name(pay->by) + " pays " + to_string(held - left) + " " + std::string(name_of(type));
  }
  for (int i = 0; i < moment.before.players; ++i)
    if (seat(i) != pay->by && moment.before.treasure[seat(i)] != moment.after.treasure[seat(i)])
      return name(seat(i)) + " pays for " + name(pay->by);
  return {};
}

PerSeat<int> holdings(const State& state, Treasure type) {
  PerSeat<int> tokens;
  for (int i = 0; i < state.players; ++i) tokens[seat(i)] = state.treasure[seat(i)][type];
  return tokens;
}
int gain(const Moment& moment, Seat who) { return moment.after.scores[who] - moment.before.scores[who]; }

std::string points_follow_the_ranks(const Moment& moment) {
  const auto* score = std::get_if<Score>(&moment.action);
  if (score == nullptr) return {};
  const PerSeat<int> tokens = holdings(moment.before, score->treasure);
  for (int i = 0; i < moment.before.players; ++i) {
    const int wanted = type_points(tokens, moment.before.players, seat(i));
    if (gain(moment, seat(i)) != wanted)
      return name(seat(i)) + " has " + to_string(tokens[seat(i)]) + " " + std::string(name_of(score->treasure)) +
             " and scores " + to_string(gain(moment, seat(i))) + ", not " + to_string(wanted);
  }
  return {};
}

std::string none_scores_nothing(const Moment& moment) {
  const auto* score = std::get_if<Score>(&moment.action);
  if (score == nullptr) return {};
  for (int i = 0; i < moment.before.players; ++i)
    if (moment.before.treasure[seat(i)][score->treasure] == 0 && gain(moment, seat(i)) != 0)
      return name(seat(i)) + " scores for a type she has nothing of";
  return {};
}

std::string more_never_scores_less(const Moment& moment) {
  const auto* score = std::get_if<Score>(&moment.action);
  if (score == nullptr) return {};
  const PerSeat<int> tokens = holdings(moment.before, score->treasure);
  for (int i = 0; i < moment.before.players; ++i)
    for (int j = 0; j < moment.before.players; ++j) {
      const bool wrong = tokens[seat(i)] == tokens[seat(j)]
                             ? gain(moment, seat(i)) != gain(moment, seat(j))
                             : tokens[seat(i)] > tokens[seat(j)] && gain(moment, seat(i)) < gain(moment, seat(j));
      if (wrong) return name(seat(i)) + " scores less than " + name(seat(j)) + ", who has no more";
    }
  return {};
}

/// 12 + 6 + 4 + 2, and two more where the last two ranks are tied and get a point each; 12 + 3 for one holder alone.
std::string a_type_pays_at_most_26(const Moment& moment) {
  if (!std::holds_alternative<Score>(moment.action)) return {};
  int all = 0;
  for (int i = 0; i < moment.before.players; ++i) all += gain(moment, seat(i));
  return all <= 26 ? "" : "one type pays out " + to_string(all) + " points";
}

std::string most_points_win(const Position& at) {
  if (at.state.step != Step::over) return {};
  int most = at.state.scores[Seat::Ann];
  for (int i = 1; i < at.state.players; ++i) most = std::max<int>(most, at.state.scores[seat(i)]);
  const SeatSet won = winners(at.game, at.state);
  for (int i = 0; i < at.state.players; ++i)
    if (won.contains(seat(i)) != (at.state.scores[seat(i)] == most))
      return name(seat(i)) + " has " + to_string(at.state.scores[seat(i)]) + " of at most " + to_string(most) +
             " points, and " + (won.contains(seat(i)) ? "wins" : "does not win");
  return {};
}

std::string winning_depends_on_no_name(const Position& at) {
  if (at.state.step != Step::over) return {};
  const SeatSet won = winners(at.game, at.state);
  for (int turn = 1; turn < at.state.players; ++turn) {
    Relabelling by;
    by.turn = turn;
    const SeatSet renamed = winners(at.game, relabelled(at.state, by));
    for (int i = 0; i < at.state.players; ++i)
      if (won.contains(seat(i)) != renamed.contains(clockwise(seat(i), turn, at.state.players)))
        return name(seat(i)) + " wins or loses by her name";
  }
  return {};
}

std::string every_type_is_scored_once(const Moment& moment) {
  const auto* score = std::get_if<Score>(&moment.action);
  if (score == nullptr) return {};
  if (index_of(score->treasure) != moment.before.scored)
    return std::string(name_of(score->treasure)) + " is scored out of turn";
  const bool last = moment.before.scored == 4;
  return (moment.after.step == Step::over) == last ? ""
                                                   : "the game is over after " + to_string(moment.after.scored) + " types";
}

}  // namespace

std::span<const Law> ending_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"points_have_a_reason",
       "scores.for_a_reason",
       AsksMoment{points_have_a_reason},
       {mermaid_squall, twin_splash, mermaid_mist, mermaid_drop, pool_token, missing_tribute}},
      {"effects_come_once", "bonuses.once", AsksMoment{effects_come_once}, {twin_splash}},
      {"tribute_takes_one_of_each", "tribute.as_stated", AsksMoment{tribute_takes_one_of_each}, {missing_tribute}},
      {"points_follow_the_ranks",
       "scoring.procedure",
       AsksMoment{points_follow_the_ranks},
       {tie_of_two, tie_of_three, tie_for_nothing, monopoly}},
      {"none_scores_nothing", "scoring.none_scores_nothing", AsksMoment{none_scores_nothing}, {monopoly}},
      {"more_never_scores_less",
       "scoring.more_is_never_worse",
       AsksMoment{more_never_scores_less},
       {tie_of_two, tie_of_three}},
      {"a_type_pays_at_most_26",
       "scoring.payout_limit_with_six",
       AsksMoment{a_type_pays_at_most_26},
       {tie_of_two, tie_of_three}},
      {"every_type_is_scored_once", "scores.each_type_once", AsksMoment{every_type_is_scored_once}, {game_over}},
      {"most_points_win", "winning.most_points", AsksPosition{most_points_win}, {game_over}},
      {"winning_depends_on_no_name", "winning.no_names", AsksPosition{winning_depends_on_no_name}, {game_over}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
