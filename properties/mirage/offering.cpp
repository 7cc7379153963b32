#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "properties/mirage/adapter.hpp"
#include "properties/mirage/variants.hpp"

// The laws of what can happen and of what can be done: how likely chance is, worked out from the box and from what has been
// seen of it, and choices that have to be offered.

namespace fathom::mirage::laws {
namespace {

using std::to_string;

bool offered(const std::vector<Action>& legal, const Action& action) {
  return std::ranges::find(legal, action) != legal.end();
}

/// What is wrong with how likely and how possible an outcome is, of which so many are left.
std::string judged(const Transition& transition, const std::vector<Action>& legal, const Action& outcome, int left) {
  const std::string what = show(transition.game, transition.before, outcome);
  if (offered(legal, outcome) != (left > 0))
    return "\"" + what + "\" can " + (left > 0 ? "not happen" : "happen") + ", with " + to_string(left) + " left";
  if (left > 0 && Mirage::weight(transition.game, transition.before, outcome) != left)
    return "\"" + what + "\" is not as likely as " + to_string(left) + " left make it";
  return {};
}

std::string tiles_come_out_as_likely_as_they_are_left(const Transition& transition) {
  const auto* draw = std::get_if<Draw>(&transition.action);
  const bool set_aside = std::holds_alternative<SetAside>(transition.action);
  const bool revealed = std::holds_alternative<Reveal>(transition.action);
  if (draw == nullptr && !set_aside && !revealed) return {};
  std::vector<Action> legal;
  Mirage::legal_actions(transition.game, transition.before, legal);
  for (const SurveyTile tile : every<SurveyTile>) {
    const Action outcome = set_aside  ? Action{SetAside{tile}}
                           : revealed ? Action{Reveal{tile}}
                                      : Action{Draw{draw->to, tile}};
    if (auto wrong = judged(transition, legal, outcome, transition.history.bag[index_of(tile)]); !wrong.empty())
      return wrong;
  }
  return {};
}

std::string starting_tiles_are_as_likely_as_there_are(const Transition& transition) {
  if (!std::holds_alternative<StartingTile>(transition.action)) return {};
  std::vector<Action> legal;
  Mirage::legal_actions(transition.game, transition.before, legal);
  for (const CoastPattern pattern : every<CoastPattern>)
    for (const CoastFace face : every<CoastFace>)
      if (auto wrong = judged(transition, legal, StartingTile{pattern, face}, transition.history.pile[index_of(pattern)]);
          !wrong.empty())
        return wrong;
  return {};
}

/// Whoever sits at the table may be chosen to begin, and one as likely as another.
std::string anybody_may_begin(const Position& at) {
  if (at.state.step != Step::first_player) return {};
  for (const Seat who : every<Seat>) {
    const Action first = FirstPlayer{who};
    if (offered(at.legal, first) != (static_cast<int>(who) < at.state.players))
      return name(who) + " may " + (offered(at.legal, first) ? "" : "not ") + "begin";
    if (Mirage::weight(at.game, at.state, first) != Mirage::weight(at.game, at.state, FirstPlayer{}))
      return name(who) + " is likelier to begin";
  }
  return {};
}

}  // namespace

std::string any_colour_left_may_be_planted(const Position& at) {
  if (at.state.step != Step::planting || !at.state.claimant) return {};
  for (const Colour colour : every<Colour>)
    if (offered(at.legal, Plant{*at.state.claimant, colour}) != (at.state.tree_supply[colour] > 0))
      return "a tree of the supply cannot be planted, or one that is not in it can";
  return {};
}

std::string nobody_moves_a_tent(const Transition& transition) {
  if (std::holds_alternative<MoveTent>(transition.action)) return "a tent moves, though whoever has none left places none";
  const auto* pitch = std::get_if<PitchTent>(&transition.action);
  if (pitch != nullptr && transition.before.tents[pitch->by] == 0)
    return name(pitch->by) + " pitches a tent she does not have";
  return {};
}

std::span<const Law> offering_laws() {
  using enum Event;
  static const std::vector<Law> laws{
      {"tiles_come_out_as_likely_as_they_are_left",
       "drawing.as_likely_as_left",
       AsksTransition{tiles_come_out_as_likely_as_they_are_left},
       {}},
      {"starting_tiles_are_as_likely_as_there_are",
       "setup.any_starting_tile",
       AsksTransition{starting_tiles_are_as_likely_as_there_are},
       {}},
      {"anybody_may_begin", "turns.anybody_may_begin", AsksPosition{anybody_may_begin}, {}},
  };
  return laws;
}

}  // namespace fathom::mirage::laws
