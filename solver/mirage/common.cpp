#include "solver/mirage/common.hpp"

#include <algorithm>
#include <limits>

#include "model/core/random.hpp"

namespace fathom::solver::oasis {

Finding differs(std::uint64_t cases, std::string why, std::vector<std::string> told, MirageStory story) {
  Finding finding = fails(cases, std::move(why), std::move(told));
  finding.story = std::move(story);
  return finding;
}

namespace {

/// Where plays are broken off: games are over long before, unless rules were dropped.
constexpr int longest_watched = 400;

}  // namespace

std::uint64_t watch(const Game& game, const Plays& plays) {
  std::uint64_t seen = 0;
  std::vector<Action> actions;
  for (int play = 0; play < plays.plays; ++play) {
    Random random{case_seed(0, "watch", static_cast<std::uint64_t>(play * most + plays.players))};
    State state = Mirage::start(game, plays.players);
    for (int deed = 0; deed < longest_watched; ++deed) {
      Mirage::legal_actions(game, state, actions);
      if (actions.empty()) break;
      const Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      State next = state;
      Mirage::perform(game, next, action);
      ++seen;
      if (!plays.look({state, action, next})) return seen;
      state = next;
    }
  }
  return seen;
}

Way follow(const Game& game, const Course& course) {
  Way way{{}, Mirage::start(game, course.players)};
  std::vector<Action> actions;
  while (!course.wanted(way.end) && way.actions.size() < longest_watched) {
    Mirage::legal_actions(game, way.end, actions);
    if (actions.empty()) break;
    std::size_t best = 0;
    int most_liked = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < actions.size(); ++i)
      if (const int liked = course.liking(way.end, actions[i]); liked > most_liked) {
        most_liked = liked;
        best = i;
      }
    way.actions.push_back(actions[best]);
    Mirage::perform(game, way.end, actions[best]);
  }
  return way;
}

std::optional<State> after(const Game& game, State state, const std::vector<Action>& actions) {
  for (const Action& action : actions)
    if (apply<Mirage>(game, state, action)) return std::nullopt;
  return state;
}

std::vector<Action> legal(const Game& game, const State& state) {
  std::vector<Action> actions;
  Mirage::legal_actions(game, state, actions);
  return actions;
}

bool finish_turn(const Game& game, State& state, std::vector<Action>& done) {
  while (!gets_a_tile(state.step)) {
    const std::vector<Action> actions = legal(game, state);
    if (actions.empty()) return false;
    done.push_back(actions.front());
    Mirage::perform(game, state, actions.front());
  }
  return true;
}

Action getting(const State& state, SurveyTile tile) {
  if (state.step == Step::choosing_tile) return mirage::ChooseTile{state.turn, tile};
  return mirage::Draw{state.turn, tile};
}

std::optional<SurveyTile> tile_got(const Action& action) {
  if (const auto* draw = std::get_if<mirage::Draw>(&action)) return draw->tile;
  if (const auto* choose = std::get_if<mirage::ChooseTile>(&action)) return choose->tile;
  return std::nullopt;
}

int turns_begun(const State& state) { return static_cast<int>(state.board.survey.size()) + (state.tile ? 1 : 0); }

State position(const Game& game, const Board& board, Step step, int players) {
  State state;
  state.players = static_cast<std::uint8_t>(players);
  state.step = step;
  state.board = board;
  return Mirage::settled(game, state);
}

}  // namespace fathom::solver::oasis
