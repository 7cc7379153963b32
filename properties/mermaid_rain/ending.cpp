#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "model/mermaid_rain/by_the_book.hpp"
#include "properties/mermaid_rain/adapter.hpp"

// The laws of points, of the tribute and of the final scoring.

namespace fathom::mermaid_rain::laws {
namespace {

using std::to_string;

/// Whether a token gained by this action scores, as tokens from the pool and by warp are read.
bool token_scores(const Transition& transition) {
  if (std::holds_alternative<DrawToken>(transition.action))
    return transition.game.rules.bonus_token_scores == TokenScores::scores;
  const bool by_warp =
      transition.before.step == Step::warp_taking || transition.history.warped_and_not_moved(transition.before.acting);
  return !by_warp || transition.game.rules.warp_token == WarpToken::scores;
}

/// The points each player should have more after an action; final scoring is left to a law of its own.
PerSeat<int> earned(const Transition& transition) {
  const Rules& rules = transition.game.rules;
  PerSeat<int> points;
  const int for_a_token = token_scores(transition) ? int{rules.token_points} : 0;
  if (const auto* take = std::get_if<Take>(&transition.action)) points[take->by] = for_a_token;
  if (const auto* take = std::get_if<TakeHidden>(&transition.action)) points[take->by] = for_a_token;
  if (const auto* draw = std::get_if<DrawToken>(&transition.action)) points[draw->to] = for_a_token;
  if (const auto* move = std::get_if<PaidMove>(&transition.action)) points[move->by] = -rules.paid_move;
  if (const auto* first = std::get_if<FirstDealer>(&transition.action))
    for (const Seat who : seated(transition.before.players))
      points[who] = rules.head_start * steps_clockwise(first->to, who, transition.before.players);
  if (const auto* bonus = std::get_if<TakeBonus>(&transition.action))
    points[bonus->by] = meld_points(rules, transition.history.rank[bonus->by]);
  if (const auto* pay = std::get_if<PayTribute>(&transition.action))
    for (const int tokens : transition.before.treasure[pay->by].of)
      points[pay->by] -= tokens < rules.tribute_each ? int{rules.missing_penalty} : 0;
  return points;
}

std::string points_have_a_reason(const Transition& transition) {
  if (std::holds_alternative<Score>(transition.action)) return {};
  PerSeat<int> points = earned(transition);
  if (transition.game.rules.below_zero == BelowZero::stops_at_zero)  // where the track stops, nobody loses what she has not
    for (int i = 0; i < transition.before.players; ++i)
      points[seat(i)] = std::max<int>(points[seat(i)], -transition.before.scores[seat(i)]);
  for (int i = 0; i < transition.before.players; ++i) {
    const int more = transition.after.scores[seat(i)] - transition.before.scores[seat(i)];
    if (more != points[seat(i)]) return name(seat(i)) + " scores " + to_string(more) + ", not " + to_string(points[seat(i)]);
  }
  return {};
}

std::string effects_come_once(const Transition& transition) {
  const auto* bonus = std::get_if<TakeBonus>(&transition.action);
  if (bonus == nullptr) return {};
  if (!transition.before.bonus_due.contains(bonus->by)) return name(bonus->by) + " has had the effect";
  return transition.after.bonus_due.contains(bonus->by) ? name(bonus->by) + " can have the effect again" : "";
}

std::string tribute_takes_one_of_each(const Transition& transition) {
  const auto* pay = std::get_if<PayTribute>(&transition.action);
  if (pay == nullptr) return {};
  for (const Treasure type : every<Treasure>) {
    const int held = transition.before.treasure[pay->by][type];
    const int left = transition.after.treasure[pay->by][type];
    if (left != std::max(0, held - transition.game.rules.tribute_each))
      return name(pay->by) + " pays " + to_string(held - left) + " " + std::string(name_of(type));
  }
  for (int i = 0; i < transition.before.players; ++i)
    if (seat(i) != pay->by && transition.before.treasure[seat(i)] != transition.after.treasure[seat(i)])
      return name(seat(i)) + " pays for " + name(pay->by);
  return {};
}

PerSeat<int> holdings(const State& state, Treasure type) {
  PerSeat<int> tokens;
  for (const Seat at : seated(state.players)) tokens[at] = state.treasure[at][type];
  return tokens;
}
int gain(const Transition& transition, Seat who) { return transition.after.scores[who] - transition.before.scores[who]; }

std::string points_follow_the_ranks(const Transition& transition) {
  const auto* score = std::get_if<Score>(&transition.action);
  if (score == nullptr) return {};
  const PerSeat<int> tokens = holdings(transition.before, score->treasure);
  for (int i = 0; i < transition.before.players; ++i) {
    const int wanted = type_points(transition.game.rules, tokens, transition.before.players, seat(i));
    if (gain(transition, seat(i)) != wanted)
      return name(seat(i)) + " has " + to_string(tokens[seat(i)]) + " " + std::string(name_of(score->treasure)) +
             " and scores " + to_string(gain(transition, seat(i))) + ", not " + to_string(wanted);
  }
  return {};
}

std::string none_scores_nothing(const Transition& transition) {
  const auto* score = std::get_if<Score>(&transition.action);
  if (score == nullptr) return {};
  for (int i = 0; i < transition.before.players; ++i)
    if (transition.before.treasure[seat(i)][score->treasure] == 0 && gain(transition, seat(i)) != 0)
      return name(seat(i)) + " scores for a type she has nothing of";
  return {};
}

std::string more_never_scores_less(const Transition& transition) {
  const auto* score = std::get_if<Score>(&transition.action);
  if (score == nullptr) return {};
  const PerSeat<int> tokens = holdings(transition.before, score->treasure);
  for (int i = 0; i < transition.before.players; ++i)
    for (int j = 0; j < transition.before.players; ++j) {
      const bool wrong = tokens[seat(i)] == tokens[seat(j)]
                             ? gain(transition, seat(i)) != gain(transition, seat(j))
                             : tokens[seat(i)] > tokens[seat(j)] && gain(transition, seat(i)) < gain(transition, seat(j));
      if (wrong)
        return name(seat(i)) + " scores less than " + name(seat(j)) + ", who has no more, where the first ranks score " +
               to_string(int{transition.game.rules.rank_points[0]}) + " and " +
               to_string(int{transition.game.rules.rank_points[1]});
    }
  return {};
}

int paid_out(const Transition& transition) {
  int all = 0;
  for (int i = 0; i < transition.before.players; ++i) all += gain(transition, seat(i));
  return all;
}

std::string a_type_pays_out_no_more_than_it_can(const Transition& transition) {
  if (!std::holds_alternative<Score>(transition.action)) return {};
  const int all = paid_out(transition);
  return all <= most_paid_out(transition.game.rules, transition.before.players)
             ? ""
             : "one type pays out " + to_string(all) + " points";
}

/// What is known to be otherwise with six players; and where ranks are given out again after a tie.
bool speaks_of(const Transition& transition) {
  return std::holds_alternative<Score>(transition.action) && transition.before.players < MermaidRain::most_players &&
         transition.game.rules.after_tie == AfterTie::skips;
}

/// The points of the ranks that there are players for, with the bonus instead of all but the first where one has them all.
std::string up_to_five_are_paid_no_more_than_the_ranks(const Transition& transition) {
  if (!speaks_of(transition)) return {};
  const Rules& rules = transition.game.rules;
  int ranks = 0;
  for (const int points : rules.rank_points) ranks += points;
  ranks = std::max<int>(ranks, rules.rank_points[0] + rules.monopoly_points);
  const int all = paid_out(transition);
  return all <= ranks ? ""
                      : to_string(all) + " points are paid out for ranks that are worth " + to_string(ranks) +
                            ", with a least share of " + to_string(int{rules.least_share});
}

std::string one_more_token_costs_nothing(const Transition& transition) {
  if (!speaks_of(transition)) return {};
  const PerSeat<int> tokens = holdings(transition.before, std::get<Score>(transition.action).treasure);
  for (int i = 0; i < transition.before.players; ++i) {
    PerSeat<int> richer = tokens;
    ++richer[seat(i)];
    const int then = points(transition.game.rules, richer, transition.before.players)[seat(i)];
    if (then < gain(transition, seat(i)))
      return name(seat(i)) + " would score " + to_string(then) + " with a token more, and scores " +
             to_string(gain(transition, seat(i)));
  }
  return {};
}

/// What she would score if those she ties with had one token less, so that the rank were hers alone.
std::string sharing_is_no_better_than_being_alone(const Transition& transition) {
  if (!speaks_of(transition)) return {};
  const PerSeat<int> tokens = holdings(transition.before, std::get<Score>(transition.action).treasure);
  for (int i = 0; i < transition.before.players; ++i) {
    PerSeat<int> others_lose = tokens;
    for (int j = 0; j < transition.before.players; ++j)
      if (j != i && tokens[seat(j)] > 0 && tokens[seat(j)] == tokens[seat(i)]) --others_lose[seat(j)];
    const int alone = points(transition.game.rules, others_lose, transition.before.players)[seat(i)];
    if (alone < gain(transition, seat(i)))
      return name(seat(i)) + " would score " + to_string(alone) + " alone, and sharing scores " +
             to_string(gain(transition, seat(i)));
  }
  return {};
}

std::string the_bonus_is_for_whoever_is_alone(const Transition& transition) {
  const auto* score = std::get_if<Score>(&transition.action);
  if (score == nullptr) return {};
  const Rules& rules = transition.game.rules;
  const int best = *std::max_element(rules.rank_points.begin(), rules.rank_points.end());
  for (int i = 0; i < transition.before.players; ++i) {
    const PerSeat<int> tokens = holdings(transition.before, score->treasure);
    const bool alone = tokens[seat(i)] > 0 && std::ranges::count(tokens.of, 0) + 1 == std::ssize(tokens.of);
    const int with_bonus = rules.rank_points[0] + rules.monopoly_points;
    const int scores = gain(transition, seat(i));
    if (alone ? scores != with_bonus : scores > std::max<int>(best, rules.least_share))
      return name(seat(i)) + " scores " + to_string(scores) + (alone ? ", alone in having any" : ", as if she were alone");
  }
  return {};
}

/// What leaves the player who pays is put back, and nothing else comes or goes.
std::string tribute_is_put_back(const Transition& transition) {
  const auto* pay = std::get_if<PayTribute>(&transition.action);
  if (pay == nullptr) return {};
  for (const Treasure type : every<Treasure>) {
    const int paid = transition.before.treasure[pay->by][type] - transition.after.treasure[pay->by][type];
    const int back = transition.after.gone[type] + transition.after.pool[type] - transition.before.gone[type] -
                     transition.before.pool[type];
    if (paid != back)
      return to_string(paid) + " " + std::string(name_of(type)) + " are paid, and " + to_string(back) + " are put back";
  }
  return {};
}

std::string most_points_win(const Position& at) {
  if (at.state.step != Step::over) return {};
  int most = at.state.scores[Seat::Ann];
  for (int i = 1; i < at.state.players; ++i) most = std::max<int>(most, at.state.scores[seat(i)]);
  const SeatSet won = winners(at.game, at.state);
  const bool tokens_decide = at.game.rules.tied_win == TiedWin::most_tokens;
  int most_tokens = 0;
  for (int i = 0; i < at.state.players; ++i)
    if (at.state.scores[seat(i)] == most) most_tokens = std::max(most_tokens, at.state.treasure[seat(i)].total());
  for (int i = 0; i < at.state.players; ++i)
    if (won.contains(seat(i)) !=
        (at.state.scores[seat(i)] == most && (!tokens_decide || at.state.treasure[seat(i)].total() == most_tokens)))
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

std::string every_type_is_scored_once(const Transition& transition) {
  const auto* score = std::get_if<Score>(&transition.action);
  if (score == nullptr) return {};
  if (index_of(score->treasure) != transition.before.scored)
    return std::string(name_of(score->treasure)) + " is scored out of turn";
  const bool last = transition.before.scored == 4;
  return (transition.after.step == Step::over) == last
             ? ""
             : "the game is over after " + to_string(transition.after.scored) + " types";
}

}  // namespace

std::span<const Law> ending_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"points_have_a_reason",
       "scores.for_a_reason",
       AsksTransition{points_have_a_reason},
       {mermaid_squall, twin_splash, mermaid_mist, mermaid_drop, pool_token, missing_tribute}},
      {"effects_come_once", "bonuses.once", AsksTransition{effects_come_once}, {twin_splash}},
      {"tribute_takes_one_of_each", "tribute.as_stated", AsksTransition{tribute_takes_one_of_each}, {missing_tribute}},
      {"points_follow_the_ranks",
       "scoring.procedure",
       AsksTransition{points_follow_the_ranks},
       {tie_of_two, tie_of_three, tie_for_nothing, monopoly}},
      {"none_scores_nothing", "scoring.none_scores_nothing", AsksTransition{none_scores_nothing}, {monopoly}},
      {"more_never_scores_less",
       "scoring.more_is_never_worse",
       AsksTransition{more_never_scores_less},
       {tie_of_two, tie_of_three}},
      {"a_type_pays_out_no_more_than_it_can",
       "scoring.payout_limit_with_six",
       AsksTransition{a_type_pays_out_no_more_than_it_can},
       {tie_of_two, tie_of_three}},
      {"up_to_five_are_paid_no_more_than_the_ranks",
       "scoring.payout_up_to_five",
       AsksTransition{up_to_five_are_paid_no_more_than_the_ranks},
       {tie_of_two, tie_of_three, monopoly}},
      {"one_more_token_costs_nothing",
       "scoring.another_token_up_to_five",
       AsksTransition{one_more_token_costs_nothing},
       {tie_of_two, tie_of_three, monopoly}},
      {"sharing_is_no_better_than_being_alone",
       "scoring.sharing_up_to_five",
       AsksTransition{sharing_is_no_better_than_being_alone},
       {tie_of_two, tie_of_three}},
      {"the_bonus_is_for_whoever_is_alone",
       "scoring.bonus_when_alone",
       AsksTransition{the_bonus_is_for_whoever_is_alone},
       {tie_of_two, monopoly}},
      {"tribute_is_put_back", "tribute.loses_no_token", AsksTransition{tribute_is_put_back}, {missing_tribute}},
      {"every_type_is_scored_once", "scores.each_type_once", AsksTransition{every_type_is_scored_once}, {game_over}},
      {"most_points_win", "winning.most_points", AsksPosition{most_points_win}, {game_over}},
      {"winning_depends_on_no_name", "winning.no_names", AsksPosition{winning_depends_on_no_name}, {game_over}},
  };
  return laws;
}

}  // namespace fathom::mermaid_rain::laws
