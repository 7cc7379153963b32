#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "properties/mermaid_beach/adapter.hpp"
#include "properties/mermaid_beach/judging.hpp"
#include "properties/mermaid_beach/shared.hpp"

// The laws of the end of the game, of the Sea Monster, of points and of winning.

namespace fathom::mermaid_beach::laws {
namespace {

using std::to_string;

bool has_ended(const State& state) {
  return state.step == Step::revealing || state.step == Step::scoring || state.step == Step::over;
}

/// The game ends with the action that leaves somebody without a card, or with the Sea Monster alone, and with no other:
/// whoever had no card when a starfish was turned up is out for good, while a single Sea Monster may be passed on in time.
std::string the_end_comes_when_it_has_to(const Transition& transition) {
  if (has_ended(transition.before)) return has_ended(transition.after) ? "" : "the game goes on after its end";
  const History seen = kept_after(transition);
  if (seen.due == Due::ending && !has_ended(transition.after)) return "the game goes on, though somebody is out of cards";
  return seen.due != Due::ending && has_ended(transition.after) ? "the game ends, though everybody has cards to play" : "";
}

std::string the_monster_is_never_discarded(const Transition& transition) {
  if (transition.after.discards[BeachCard::sea_monster] == 0) return {};
  return "the Sea Monster is discarded";
}

std::string the_monster_is_shown_before_points_are_counted(const Transition& transition) {
  if (const auto* reveal = std::get_if<RevealMonster>(&transition.action)) {
    if (transition.history.monster_shown) return "the Sea Monster is shown twice";
    return holder_of_the_monster(transition.before) == reveal->by ? "" : name(reveal->by) + " shows what she does not hold";
  }
  if (!std::holds_alternative<Score>(transition.action)) return {};
  const auto holder = holder_of_the_monster(transition.before);
  if (holder == transition.history.monster_shown) return {};
  return holder ? name(*holder) + " keeps the Sea Monster hidden" : "a Sea Monster is shown that nobody holds";
}

/// All the shells of the highest number its holder has go to the discard pile, and no other card moves.
std::string the_monster_eats_the_highest(const Transition& transition) {
  const auto* reveal = std::get_if<RevealMonster>(&transition.action);
  if (reveal == nullptr) return {};
  const int highest = meal(transition.game, transition.before.shells[reveal->by]).highest;
  for (int i = 0; i < transition.before.players; ++i)
    for (const ShellCard shell : every<ShellCard>) {
      const int lost = transition.before.shells[seat(i)][shell] - transition.after.shells[seat(i)][shell];
      const bool eaten = seat(i) == reveal->by && worth(transition.game, shell) == highest;
      if (lost != (eaten ? transition.before.shells[seat(i)][shell] : 0))
        return name(seat(i)) + " loses " + to_string(lost) + " shells with the number " + words(shell);
    }
  const int gone = transition.after.shell_discards.total() - transition.before.shell_discards.total();
  const int lost = transition.before.shells[reveal->by].total() - transition.after.shells[reveal->by].total();
  return gone == lost && transition.after.shell_deck == transition.before.shell_deck ? "" : "what is eaten is not discarded";
}

std::string scores_add_up_what_lies_there(const Transition& transition) {
  const bool counted = std::holds_alternative<Score>(transition.action);
  for (int i = 0; i < transition.after.players; ++i) {
    const int wanted = counted ? worth(transition.game, transition.after.shells[seat(i)]) : 0;
    if (transition.after.scores[seat(i)] != wanted)
      return name(seat(i)) + " has " + to_string(transition.after.scores[seat(i)]) + " points, not " + to_string(wanted);
  }
  return transition.after.shells == transition.before.shells || !counted ? "" : "a shell moves while points are counted";
}

/// The Sea Monster takes points from its holder alone: at least the number on her highest shell, where she has points at
/// all.
std::string the_monster_never_raises_a_score(const Transition& transition) {
  const auto* reveal = std::get_if<RevealMonster>(&transition.action);
  if (reveal == nullptr) return {};
  const ShellCards& had = transition.before.shells[reveal->by];
  const int lost = worth(transition.game, had) - worth(transition.game, transition.after.shells[reveal->by]);
  return lost >= meal(transition.game, had).highest
             ? ""
             : "the Sea Monster costs " + name(reveal->by) + " " + to_string(lost) + " points";
}

/// All points together are no more than the shells in the box, and nobody has fewer than none.
std::string scores_stay_within_bounds(const Transition& transition) {
  int all = 0;
  for (int i = 0; i < transition.after.players; ++i) {
    const int score = transition.after.scores[seat(i)];
    if (score < 0) return name(seat(i)) + " has fewer than no points";
    all += score;
  }
  return all <= worth(transition.game, transition.game.box.shells) ? "" : "more points are counted than there are";
}

/// At the end whoever holds the Sea Monster shows it, and where nobody does points are counted at once.
std::string the_end_goes_its_way(const Position& at) {
  if (at.state.step != Step::revealing && at.state.step != Step::scoring) return {};
  const auto holder = holder_of_the_monster(at.state);
  const bool is_due = holder && at.state.step == Step::revealing;
  const Action wanted = is_due ? Action{RevealMonster{*holder}} : Action{Score{}};
  return at.legal.size() == 1 && offers(at, wanted) ? "" : "the end goes on otherwise than it should";
}

/// Two at most can be finished at once, by a gift and a starfish, and three where there are enough others.
std::string few_are_finished_at_once(const Transition& transition) {
  if (has_ended(transition.before) || !has_ended(transition.after)) return {};
  constexpr int players_for_three = 4;
  const int most = transition.after.players >= players_for_three ? 3 : 2;
  const int many = many_at_the_end(transition.after);
  return many <= most ? "" : to_string(many) + " are finished at once";
}

std::string whoever_nobody_beats_wins(const Position& at) {
  if (at.state.step != Step::over) return {};
  return wins_wrongly(at.game, at.state, [&](const State& state) { return winners(at.game, state); });
}

std::string winning_depends_on_no_name(const Position& at) {
  if (at.state.step != Step::over) return {};
  return wins_by_her_name(at.state, [&](const State& state) { return winners(at.game, state); });
}

/// Whether she has more points, or as many and more Shell cards.
bool beats(const Game& game, const State& state, Seat one, Seat other) {
  return standing(game, state.shells[one]) > standing(game, state.shells[other]);
}

}  // namespace

std::string wins_wrongly(const Game& game, const State& state, const Judge& judge) {
  const SeatSet won = judge(state);
  for (const Seat at : seated(state.players)) {
    bool beaten = false;
    for (int j = 0; j < state.players; ++j) beaten = beaten || beats(game, state, seat(j), at);
    if (won.contains(at) == beaten) return name(at) + (beaten ? " wins, and is beaten" : " does not win");
  }
  return {};
}

std::string wins_by_her_name(const State& state, const Judge& judge) {
  const SeatSet won = judge(state);
  for (int turn = 1; turn < state.players; ++turn) {
    Relabelling by;
    by.turn = turn;
    const SeatSet renamed = judge(relabelled(state, by));
    for (const Seat at : seated(state.players))
      if (won.contains(at) != renamed.contains(clockwise(at, turn, state.players)))
        return name(at) + " wins or loses by her name";
  }
  return {};
}

std::span<const Law> ending_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"the_end_comes_when_it_has_to",
       "ending.when_it_has_to",
       AsksTransition{the_end_comes_when_it_has_to},
       {out_of_cards, only_the_monster, several_finished, last_chance, last_card_given, monster_alone_passed_on, game_over}},
      {"the_monster_is_never_discarded",
       "monster.stays_in_play",
       AsksTransition{the_monster_is_never_discarded},
       {drawn_kept, game_over}},
      {"the_monster_is_shown_before_points_are_counted",
       "monster.shown_at_the_end",
       AsksTransition{the_monster_is_shown_before_points_are_counted},
       {nobody_has_the_monster, only_the_monster, game_over}},
      {"the_monster_eats_the_highest",
       "monster.eats",
       AsksTransition{the_monster_eats_the_highest},
       {monster_eats_several, monster_eats_nothing}},
      {"the_monster_never_raises_a_score",
       "monster.never_helps",
       AsksTransition{the_monster_never_raises_a_score},
       {monster_eats_several, monster_eats_nothing}},
      {"scores_stay_within_bounds", "scoring.bounds", AsksTransition{scores_stay_within_bounds}, {game_over}},
      {"the_end_goes_its_way",
       "monster.shown_at_the_end",
       AsksPosition{the_end_goes_its_way},
       {nobody_has_the_monster, only_the_monster}},
      {"few_are_finished_at_once", "ending.finished_at_once", AsksTransition{few_are_finished_at_once}, {several_finished}},
      {"scores_add_up_what_lies_there", "scoring.sum_of_shells", AsksTransition{scores_add_up_what_lies_there}, {game_over}},
      {"whoever_nobody_beats_wins",
       "winning.by_points_then_shells",
       AsksPosition{whoever_nobody_beats_wins},
       {tie_on_points, tie_on_everything, game_over}},
      {"winning_depends_on_no_name",
       "winning.no_names",
       AsksPosition{winning_depends_on_no_name},
       {tie_on_points, tie_on_everything}},
  };
  return laws;
}

}  // namespace fathom::mermaid_beach::laws
