#include <algorithm>

#include "model/mermaid_rain/places.hpp"
#include "solver/mermaid_rain/ranges.hpp"

// How far what melds bring, and what Deep Sea Movement costs, can be changed.

namespace fathom::solver::rain {

namespace {

using mermaid_rain::DeepCards;
using mermaid_rain::DeepReach;
using mermaid_rain::Step;
using mermaid_rain::TakeBonus;

/// The melds whose effect is points, best first, and what each is called among the numbers of the rules.
struct Bonus {
  Meld meld;
  std::string_view points;
};
constexpr std::array bonuses{Bonus{Meld::mermaid_squall, "bonus.squall_points"},
                             Bonus{Meld::twin_splash, "bonus.splash_points"}, Bonus{Meld::mermaid_mist, "bonus.mist_points"},
                             Bonus{Meld::mermaid_drop, "bonus.drop_points"}};

/// Of two melds that bring points the better one brings no fewer.
z3::expr points_follow_ranks(const Asked& asked) {
  std::vector<z3::expr> all;
  for (std::size_t i = 1; i < bonuses.size(); ++i)
    all.push_back(asked.value(bonuses[i - 1].points) >= asked.value(bonuses[i].points));
  return all_of(asked.context(), all);
}

/// Somebody can have the cards that Deep Sea Movement asks for when she moves: what her meld has left her.
z3::expr deep_sea_can_be_paid(const Asked& asked) {
  const Hands hands{asked, 1};
  const z3::expr cards = asked.value("deep_sea.two_cards");
  return hands.in_some_round(
      [&](int, const std::vector<z3::expr>& held) { return held.front() + hands.dealt - hands.first >= cards; });
}

// The model, played.

/// Ann has made the better of two melds and Bob the other, and both are to have their effects.
Played play_two_bonuses(const Game& game, Meld better, Meld worse) {
  State state = MermaidRain::start(game, fewest);
  state.step = Step::picking;
  state.acting = Seat::Ann;
  for (int i = 0; i < fewest; ++i) {
    state.order.push_back(seat(i));
    state.made[seat(i)] = i == 0 ? better : i == 1 ? worse : Meld::octopus;
  }
  state.bonus_due.insert(Seat::Ann);
  state.bonus_due.insert(Seat::Bob);
  const State given = MermaidRain::completed(game, state);
  std::vector<Action> actions{TakeBonus{Seat::Ann}, TakeBonus{Seat::Bob}};
  state = given;
  for (const Action& action : actions) MermaidRain::perform(game, state, action);
  if (state.scores[Seat::Ann] >= state.scores[Seat::Bob]) return {};
  return {Outcome::fails,
          {"a " + titled(better) + " brings " + plural(state.scores[Seat::Ann], "point") + ", and a " + titled(worse) + ' ' +
           std::to_string(state.scores[Seat::Bob])},
          RainTrace{game, given, std::move(actions), "of two melds that bring points the better one brings no fewer"}};
}
Played play_bonuses(const Game& game, int) {
  for (std::size_t i = 1; i < bonuses.size(); ++i)
    if (Played played = play_two_bonuses(game, bonuses[i - 1].meld, bonuses[i].meld); played.outcome == Outcome::fails)
      return played;
  return {};
}

/// What Ann likes who wants to move through the deep sea: gulls, which she keeps, and a tile of dolphins beside her.
int likes_the_deep(const State& state, const Action& action) {
  constexpr int gladly = 100;
  const auto is_dolphins = [](Tile tile) { return tile.symbol() == Symbol::dolphin; };
  if (std::holds_alternative<mermaid_rain::DeepSea>(action)) return gladly;
  if (const auto* deal = std::get_if<mermaid_rain::Deal>(&action))
    return deal->to == Seat::Ann ? deal->cards[Card::gull] : -deal->cards[Card::gull];
  if (const auto* turn = std::get_if<mermaid_rain::TurnTile>(&action)) return is_dolphins(turn->tile) ? 1 : 0;
  if (const auto* pick = std::get_if<mermaid_rain::Pick>(&action))
    return (pick->by == Seat::Ann) == is_dolphins(pick->tile) ? 1 : 0;
  const auto* place = std::get_if<mermaid_rain::Place>(&action);
  if (place == nullptr) return std::holds_alternative<mermaid_rain::Move>(action) ? -1 : 0;
  if (place->by != Seat::Ann || !state.picked[Seat::Ann] || !is_dolphins(*state.picked[Seat::Ann])) return -1;
  HexSet beside;
  for (const Hex next : neighbours[state.mermaids[Seat::Ann].cell]) beside.insert(next.cell);
  return std::ranges::any_of(place->on, [&](Hex hex) { return beside.contains(hex.cell); }) ? 1 : -1;
}

Played play_deep_sea(const Game& game, int) {
  State state = MermaidRain::start(game, fewest);
  RainTrace trace{game, state, {}, "Deep Sea Movement can be paid for"};
  int most_held = 0;
  std::vector<Action> legal;
  while (state.step != Step::over && static_cast<int>(trace.actions.size()) < MermaidRain::longest_play) {
    MermaidRain::legal_actions(game, state, legal);
    if (legal.empty()) break;
    if (state.step == Step::moving) most_held = std::max(most_held, state.hands[state.acting].total());
    const auto best =
        std::ranges::max_element(legal, {}, [&](const Action& action) { return likes_the_deep(state, action); });
    if (std::holds_alternative<mermaid_rain::DeepSea>(*best)) return {};
    trace.actions.push_back(*best);
    MermaidRain::perform(game, state, trace.actions.back());
  }
  return {Outcome::fails,
          {"players have up to " + plural(most_held, "card") + " when they move, and Deep Sea Movement asks for " +
           std::to_string(game.rules.deep_sea_cards)},
          std::move(trace)};
}

std::optional<std::string> unlike_bonuses(const Game& game, int) {
  return left_out<MermaidRain>(game, {"bonus.once", "rounds.in_turn"});
}
std::optional<std::string> unlike_the_deep(const Game& game, int players) {
  if (auto why = unlike_full_deals(game, players)) return why;
  const bool as_printed =
      game.rules.deep_cards == DeepCards::neither_matches && game.rules.deep_reach == DeepReach::neighbouring;
  if (!as_printed) return "in other readings of Deep Sea Movement it says nothing";
  return left_out<MermaidRain>(game,
                               {"deep_sea.two_cards", "deep_sea.not_matching", "deep_sea.reach", "riding.in_succession"});
}

constexpr std::string_view follow = "Of two melds that bring points the better one brings no fewer";
constexpr std::string_view can_be_paid = "Somebody can have the cards that Deep Sea Movement asks for";

constexpr Ranging bonus_table[] = {
    {"bonus.squall_points",
     0,
     "",
     "bonus.squall_points",
     follow,
     {},
     Sense::always,
     points_follow_ranks,
     play_bonuses,
     unlike_bonuses},
    {"bonus.splash_points",
     0,
     "",
     "bonus.splash_points",
     follow,
     {},
     Sense::always,
     points_follow_ranks,
     play_bonuses,
     unlike_bonuses},
    {"bonus.mist_points",
     0,
     "",
     "bonus.mist_points",
     follow,
     {},
     Sense::always,
     points_follow_ranks,
     play_bonuses,
     unlike_bonuses},
    {"bonus.drop_points",
     0,
     "",
     "bonus.drop_points",
     follow,
     {},
     Sense::always,
     points_follow_ranks,
     play_bonuses,
     unlike_bonuses},
    {"deep_sea.two_cards",
     0,
     "",
     "deep_sea.two_cards",
     can_be_paid,
     {},
     Sense::possible,
     deep_sea_can_be_paid,
     play_deep_sea,
     unlike_the_deep},
};

}  // namespace

std::span<const Ranging> bonus_ranges() { return bonus_table; }

}  // namespace fathom::solver::rain
