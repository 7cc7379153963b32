#include "solver/mirage/common.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace fathom::solver::oasis {

Finding differs(std::uint64_t cases, std::string why, std::vector<std::string> told, MirageTrace trace) {
  Finding finding = fails(cases, std::move(why), std::move(told));
  finding.trace = std::move(trace);
  return finding;
}

Finding shown_by(Judgement judgement, std::optional<MirageTrace> trace) {
  Finding finding{std::move(judgement)};
  finding.trace = std::move(trace);
  return finding;
}

std::string players_asked() { return std::to_string(fewest) + " to " + plural(most, "player"); }

namespace {

/// Where plays are broken off: games are over long before, unless rules were dropped.
constexpr std::size_t longest_watched = 400;

/// Goes through all plays, action by action.
class Explorer {
 public:
  Explorer(const Game& game, const EveryPlay& plays) : game_{game}, plays_{plays} {}

  void explore(const State& state, std::size_t turn) {
    if (gets_a_tile(state.step)) {
      if (turn >= plays_.tiles.size()) return;
      const SurveyTile wanted = plays_.tiles[turn];
      if (state.step == Step::revealing) return perform(state, turning_up(state, wanted), turn);
      return perform(state, getting(state, wanted), turn + 1);
    }
    if (state.step >= Step::over) return;
    std::vector<Action> actions = legal(game_, state);
    for (const Action& action : actions) {
      if (!goes_on_) return;
      const auto* lay = std::get_if<mirage::Lay>(&action);
      const bool mirrored = turn == 1 && lay != nullptr && lay->side == Terrain::water;
      if (!mirrored) perform(state, action, turn);
    }
  }
  void perform(const State& state, const Action& action, std::size_t turn) {
    State next = state;
    Mirage::perform(game_, next, action);
    ++seen_;
    if (seen_ > most_actions) throw std::length_error("with these rules there is no end to the plays of a few turns");
    goes_on_ = goes_on_ && plays_.look({state, action, next});
    if (goes_on_) explore(next, turn);
  }
  [[nodiscard]] std::uint64_t seen() const { return seen_; }

 private:
  /// More than there are with every rule in force: where rules were dropped there may be no end to them.
  static constexpr std::uint64_t most_actions = 1'000'000;

  const Game& game_;
  const EveryPlay& plays_;
  std::uint64_t seen_ = 0;
  bool goes_on_ = true;
};

}  // namespace

std::uint64_t look_at_all(const Game& game, const EveryPlay& plays) {
  State state = Mirage::start(game, plays.players);
  Mirage::perform(game, state, mirage::StartingTile{plays.starting_tile, mirage::CoastFace::front});
  while (state.step == Step::setting_aside) Mirage::perform(game, state, legal(game, state).front());
  Mirage::perform(game, state, mirage::FirstPlayer{Seat::Ann});
  Explorer explorer{game, plays};
  explorer.explore(state, 0);
  return explorer.seen();
}

const std::vector<std::vector<SurveyTile>>& openings() {
  using enum SurveyTile;
  static const std::vector<std::vector<SurveyTile>> all{{light_dark_light, light_dark_light, light_dark_dark},
                                                        {dark_dark_dark, light_dark_light},
                                                        {light_dark_light, light_light_light}};
  return all;
}

std::string of_openings() { return "all plays of two or three turns with given tiles"; }

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

Action turning_up(const State& state, SurveyTile wanted) {
  SurveyTile next = wanted;
  if (state.display[wanted] > 0 || state.bag[wanted] == 0)
    for (const SurveyTile other : every<SurveyTile>)
      if (state.bag[other] > 0) next = other;
  return mirage::Reveal{next};
}

void turn_up(const Game& game, State& state, SurveyTile wanted, std::vector<Action>& done) {
  while (state.step == Step::revealing) {
    done.push_back(turning_up(state, wanted));
    Mirage::perform(game, state, done.back());
  }
}

std::optional<SurveyTile> tile_got(const Action& action) {
  if (const auto* reveal = std::get_if<mirage::Reveal>(&action)) return reveal->tile;
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
  return Mirage::completed(game, state);
}

}  // namespace fathom::solver::oasis
